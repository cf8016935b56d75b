// plain_curses FILE [smooth]: shows frames by ncurses as any C program would, the next one for each byte typed.
//
// FILE holds the frames, one after the other: as many lines as the terminal has rows, each ended by a line feed,
// of UTF-8 text between SGR sequences (ECMA-48, 8.3.117) for bold, dim, underline, reverse and colours. With
// `smooth` ncurses may move lines and leave the cursor where it is.

#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// Where the palette begins among the colours of a terminal of direct colours, see direct.ti.
enum { PALETTE = 0x1000000 };

typedef struct {
  attr_t attributes;
  int foreground, background;
} style;

static const style plain = {A_NORMAL, -1, -1};

static int palette(long place) { return (int)(COLORS > PALETTE ? PALETTE + place : place); }

// Reads `;`-separated numbers up to the `m` into `style`; gives the place after it.
static const char *read_style(const char *text, style *style) {
  long numbers[16];
  int count = 0;
  while (*text != 'm' && count < 16) {
    char *end;
    numbers[count++] = strtol(text, &end, 10);
    text = *end == ';' ? end + 1 : end;
  }
  for (int i = 0; i < count; i++) {
    long n = numbers[i];
    int *color = n / 10 == 4 || n / 10 == 10 ? &style->background : &style->foreground;
    if (n == 0) *style = plain;
    if (n == 1) style->attributes |= A_BOLD;
    if (n == 2) style->attributes |= A_DIM;
    if (n == 4) style->attributes |= A_UNDERLINE;
    if (n == 7) style->attributes |= A_REVERSE;
    if (n == 22) style->attributes &= ~(A_BOLD | A_DIM);
    if (n == 24) style->attributes &= ~A_UNDERLINE;
    if (n == 27) style->attributes &= ~A_REVERSE;
    if (n == 39 || n == 49) *color = -1;
    if ((n >= 30 && n < 38) || (n >= 40 && n < 48)) *color = palette(n % 10);
    if ((n >= 90 && n < 98) || (n >= 100 && n < 108)) *color = palette(n % 10 + 8);
    if (n != 38 && n != 48) continue;
    if (i + 2 < count && numbers[i + 1] == 5) {
      *color = palette(numbers[i + 2]);
      i += 2;
    } else if (i + 4 < count && numbers[i + 1] == 2) {
      *color = (int)(numbers[i + 2] << 16 | numbers[i + 3] << 8 | numbers[i + 4]);
      i += 4;
    }
  }
  return text + 1;
}

static void set_cell(cchar_t *cell, const wchar_t *text, style style) {
  int pair = has_colors() ? alloc_pair(style.foreground, style.background) : 0;
  setcchar(cell, text, style.attributes, 0, &pair);
}

// Paints the line that begins at `text`; gives the place after its end.
static const char *paint_line(int row, const char *text, cchar_t *cells) {
  style style = plain;
  int count = 0, columns = 0;
  while (*text != '\n' && *text != '\0') {
    if (text[0] == '\033' && text[1] == '[') {
      text = read_style(text + 2, &style);
      continue;
    }
    // A character, and the marks on it.
    wchar_t cluster[CCHARW_MAX + 1];
    int length = 0, width = 1;
    while (*text != '\n' && *text != '\0' && *text != '\033') {
      wchar_t character;
      int bytes = mbtowc(&character, text, MB_CUR_MAX);
      if (bytes < 1) exit(1);
      if (length > 0 && wcwidth(character) != 0) break;
      if (length == 0) width = wcwidth(character);
      if (length < CCHARW_MAX) cluster[length++] = character;
      text += bytes;
    }
    cluster[length] = L'\0';
    if (columns + width > COLS) continue;
    set_cell(&cells[count++], cluster, style);
    columns += width;
  }
  for (; columns < COLS; columns++) set_cell(&cells[count++], L" ", plain);
  mvadd_wchnstr(row, 0, cells, count);
  return *text == '\n' ? text + 1 : text;
}

static char *read_all(const char *path) {
  FILE *file = fopen(path, "r");
  if (file == NULL || fseek(file, 0, SEEK_END) != 0) return NULL;
  long size = ftell(file);
  rewind(file);
  char *text = calloc((size_t)size + 1, 1);
  if (text == NULL || fread(text, 1, (size_t)size, file) != (size_t)size) return NULL;
  fclose(file);
  return text;
}

int main(int count, char *arguments[]) {
  setlocale(LC_ALL, "");
  const char *text = count > 1 ? read_all(arguments[1]) : NULL;
  if (text == NULL) return 2;
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (screen == NULL) return 2;
  cbreak();
  noecho();
  curs_set(0);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  if (count > 2 && strcmp(arguments[2], "smooth") == 0) {
    idlok(stdscr, TRUE);
    leaveok(stdscr, TRUE);
  }
  cchar_t *cells = calloc((size_t)COLS, sizeof *cells);
  char key;
  while (cells != NULL && *text != '\0') {
    for (int row = 0; row < LINES; row++) text = paint_line(row, text, cells);
    refresh();
    if (read(STDIN_FILENO, &key, 1) != 1) break;
  }
  endwin();
  return 0;
}
