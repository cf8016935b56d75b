/// The parts of ncursesw that Swift cannot reach: one function for each macro, global or variadic.
#ifndef FTNCURSES_H
#define FTNCURSES_H

/// macOS hides the wide functions behind this.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

#include <curses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <term.h>
#include <wchar.h>

/// `stdscr`, a mutable global.
static inline WINDOW *ft_standard_window(void) { return stdscr; }

/// `curscr`, a mutable global: what ncurses believes to be on the terminal.
static inline WINDOW *ft_physical_window(void) { return curscr; }

/// `COLOR_PAIRS`, a mutable global: pairs that the terminal's description allows.
static inline int ft_color_pairs(void) { return COLOR_PAIRS; }

/// `A_BOLD` and its like, macros with a cast.
static inline attr_t ft_bold(void) { return A_BOLD; }
static inline attr_t ft_dim(void) { return A_DIM; }
static inline attr_t ft_underline(void) { return A_UNDERLINE; }
static inline attr_t ft_reverse(void) { return A_REVERSE; }

/// `setcchar`, whose wide pair goes through an untyped pointer and whose text ends in a zero. `count` is 1
/// to CCHARW_MAX scalars, of which only the first has a width. False where ncurses refuses the text.
static inline bool ft_set_cell(cchar_t *cell, const uint32_t *scalars, int count,
                               attr_t attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1];
  int length = count < CCHARW_MAX ? count : CCHARW_MAX;
  for (int i = 0; i < length; i++) text[i] = (wchar_t)scalars[i];
  text[length] = L'\0';
  short narrow = (short)(pair < 0x7fff ? pair : 0x7fff);
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return setcchar(cell, text, attributes, narrow, &pair) == OK;
#else
  return setcchar(cell, text, attributes, narrow, NULL) == OK;
#endif
}

/// `init_extended_pair`, which the ncurses of macOS lacks; it has shorts instead. -1 is the terminal's
/// own colour.
static inline bool ft_set_pair(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background) == OK;
#else
  return init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

/// `mvwadd_wchnstr`, a macro.
static inline void ft_put_row(WINDOW *window, int row, const cchar_t *cells, int count) {
  if (wmove(window, row, 0) == OK) (void)wadd_wchnstr(window, cells, count);
}

/// `setupterm`, `newterm` and the calls that look a capability up take their texts as changeable ones
/// with the ncurses of macOS. The first is true if there is a description of the type.
static inline bool ft_load_terminal(const char *type) {
  int problem = 0;
  return setupterm((char *)type, 1, &problem) == OK;
}
static inline SCREEN *ft_new_screen(const char *type, FILE *terminal) {
  return newterm((char *)type, terminal, terminal);
}
static inline bool ft_flag(const char *name) { return tigetflag((char *)name) == 1; }

/// `tigetnum`; negative where there is none.
static inline int ft_number(const char *name) { return tigetnum((char *)name); }

/// `tigetstr`, which has two values for "not there": NULL and -1.
static inline const char *ft_string(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

/// `cur_term`, a mutable global: gives back what `setupterm` took.
static inline void ft_forget_terminal(void) {
  if (cur_term) del_curterm(cur_term);
}

/// The names of the capabilities by index, in the order of a compiled entry; NULL after the last.
/// The arrays are globals of unknown length.
static inline const char *ft_flag_name(int index) { return boolnames[index]; }
static inline const char *ft_number_name(int index) { return numnames[index]; }
static inline const char *ft_string_name(int index) { return strnames[index]; }

/// `tparm`, which is variadic. The text stays valid until the next call.
static inline const char *ft_expand(const char *capability, int first, int second) {
  return tparm((char *)capability, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/// `wcwidth` of a scalar, which is declared for X/Open programs only: the columns that ncurses will
/// count for it, -1 for what it does not show.
int ft_width(uint32_t scalar);

/// `TIOCGWINSZ`, whose number is a macro with a cast on macOS. False where the descriptor has no size.
static inline bool ft_window_size(int descriptor, int *columns_out, int *rows_out) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  *columns_out = size.ws_col;
  *rows_out = size.ws_row;
  return true;
}

/// A file without a name, gone when it is closed; -1 where there can be none. `memfd_create` is Linux's alone.
int ft_nameless_file(void);

#endif
