#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "pseudo_terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// Only calls that are allowed between `fork` and `execve`, since the tests have threads.
static void become(const char *path, char *const arguments[], char *const environment[],
                   const char *directory, const char *terminal, int ignored) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  if (ignored != 0) signal(ignored, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  setsid();
  int slave = open(terminal, O_RDWR);
  if (slave < 0) _exit(126);
  ioctl(slave, TIOCSCTTY, 0);
  for (int descriptor = 0; descriptor < 3; descriptor++) dup2(slave, descriptor);
  if (slave > 2) close(slave);
  if (directory != NULL && chdir(directory) != 0) _exit(126);
  execve(path, arguments, environment);
  _exit(127);
}

int pt_open(int columns, int rows) {
  // Closed on exec from the start: another test may start a process at this very moment.
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -1;
  if (grantpt(master) == 0 && unlockpt(master) == 0 && pt_resize(master, columns, rows))
    return master;
  close(master);
  return -1;
}

pid_t pt_spawn(int master, const char *path, char *const arguments[], char *const environment[],
               const char *directory, int ignored) {
  char terminal[128];
  if (ptsname_r(master, terminal, sizeof terminal) != 0) return -1;
  // A signal for the child must not meet the handlers of the tests.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) become(path, arguments, environment, directory, terminal, ignored);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return child;
}

bool pt_resize(int master, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(master, TIOCSWINSZ, &size) == 0;
}

ssize_t pt_read(int master, void *buffer, size_t count, int milliseconds) {
  struct pollfd readable = {.fd = master, .events = POLLIN};
  if (poll(&readable, 1, milliseconds) <= 0) return 0;
  // A terminal that nobody has open reads as an error; before the first process opens it, too.
  if (!(readable.revents & POLLIN)) return -1;
  ssize_t got = read(master, buffer, count);
  return got > 0 ? got : errno == EINTR ? 0 : -1;
}

ssize_t pt_write(int master, const void *bytes, size_t count) {
  struct pollfd writable = {.fd = master, .events = POLLOUT};
  if (poll(&writable, 1, 10000) <= 0) return -1;
  return write(master, bytes, count);
}

void pt_close(int master) { close(master); }

bool pt_modes(int master, char *text, size_t limit) {
  struct termios modes;
  if (tcgetattr(master, &modes) != 0) return false;
  int used = snprintf(text, limit, "%lx %lx %lx %lx %lu %lu", (unsigned long)modes.c_iflag,
                      (unsigned long)modes.c_oflag, (unsigned long)modes.c_cflag,
                      (unsigned long)modes.c_lflag, (unsigned long)cfgetispeed(&modes),
                      (unsigned long)cfgetospeed(&modes));
  for (int i = 0; i < NCCS; i++) {
    if (used < 0 || (size_t)used >= limit) return false;
    used += snprintf(text + used, limit - (size_t)used, " %x", modes.c_cc[i]);
  }
  return true;
}

void pt_pause(int milliseconds) { poll(NULL, 0, milliseconds); }

bool pt_has_ended(pid_t process, int *status) {
  int how = 0;
  if (waitpid(process, &how, WNOHANG) != process) return false;
  *status = WIFSIGNALED(how) ? -WTERMSIG(how) : WEXITSTATUS(how);
  return true;
}

bool pt_group_is_left(pid_t leader) { return kill(-leader, 0) == 0; }

pid_t pt_foreground(int master) { return tcgetpgrp(master); }

bool pt_signal(pid_t process, int signal) { return kill(process, signal) == 0; }

int64_t pt_processor_time(pid_t process) {
#ifdef __linux__
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) == 0 && clock_gettime(clock, &time) == 0)
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
#else
  (void)process;
#endif
  return -1;
}

// The rest of the line of /proc/PROCESS/status that begins with `key`.
static bool status_line(pid_t process, const char *key, char *value, size_t limit) {
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", (int)process);
  FILE *file = fopen(path, "re");
  if (file == NULL) return false;
  bool found = false;
  while (!found && fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, key, strlen(key)) != 0) continue;
    snprintf(value, limit, "%s", line + strlen(key));
    found = true;
  }
  fclose(file);
  return found;
}

bool pt_is_stopped(pid_t process) {
  char value[64];
  return status_line(process, "State:", value, sizeof value) && strchr(value, 'T') != NULL;
}

int64_t pt_sleeps(pid_t process) {
  char value[64];
  if (!status_line(process, "voluntary_ctxt_switches:", value, sizeof value)) return -1;
  return strtoll(value, NULL, 10);
}

int64_t pt_peak_memory(pid_t process) {
  char value[64];
  if (!status_line(process, "VmHWM:", value, sizeof value)) return -1;
  return strtoll(value, NULL, 10) * 1024;
}

bool pt_write_to_error(pid_t process, const char *text) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/fd/2", (int)process);
  int error = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOCTTY);
  if (error < 0) return false;
  ssize_t written = write(error, text, strlen(text));
  close(error);
  return written == (ssize_t)strlen(text);
}
