#define _GNU_SOURCE
#include "ftncurses.h"

#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
#include <wchar.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

int ft_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

int ft_nameless_file(void) {
#ifdef __linux__
  int memory = memfd_create("feedtui", MFD_CLOEXEC);
  if (memory >= 0) return memory;
#endif
  char path[] = "/tmp/feedtui-XXXXXX";
  int file = mkstemp(path);
  if (file < 0) return -1;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}
