#define _GNU_SOURCE
#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ftncurses.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

// Signals that the loop answers.

static const int caught[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP, SIGCONT};
static struct sigaction before_caught[COUNT(caught)];
static int pipe_ends[2] = {-1, -1};

static void tell(int signal) {
  int kept = errno;
  unsigned char number = (unsigned char)signal;
  // A full pipe means that the loop has enough to answer; a lost byte is a repeated one.
  ssize_t written = write(pipe_ends[1], &number, 1);
  (void)written;
  errno = kept;
}

static void catch(int signal, struct sigaction *former) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = tell;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(signal, &action, former);
}

int ft_signals_catch(void) {
  if (pipe(pipe_ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(pipe_ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(pipe_ends[i], F_SETFL, O_NONBLOCK);
  }
  for (size_t i = 0; i < COUNT(caught); i++) {
    catch(caught[i], &before_caught[i]);
    if (before_caught[i].sa_handler == SIG_IGN) sigaction(caught[i], &before_caught[i], NULL);
  }
  return pipe_ends[0];
}

void ft_signals_release(void) {
  for (size_t i = 0; i < COUNT(caught); i++) sigaction(caught[i], &before_caught[i], NULL);
  for (int i = 0; i < 2; i++) {
    close(pipe_ends[i]);
    pipe_ends[i] = -1;
  }
}

static void set_default(int signal, struct sigaction *former) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, former);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

void ft_stop(int signal, bool group) {
  struct sigaction former;
  set_default(signal, &former);
  kill(group ? 0 : getpid(), signal);
  sigaction(signal, &former, NULL);
}

_Noreturn void ft_end_by(int signal) {
  set_default(signal, NULL);
  raise(signal);
  // Not reached, unless the signal does not end a process.
  _exit(128 + signal);
}

// What a crash leaves behind.

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
static struct sigaction before_crash[COUNT(crashes)];
static char crash_stack[64 * 1024];

static atomic_bool armed;
static int reset_input = -1;
static int reset_output = -1;
static struct termios reset_modes;
static char reset_bytes[FT_RESET_LIMIT];
static size_t reset_count;

static int true_error = -1;
static int held_error = -1;

// A terminal that has stopped reading must not keep a dying program.
static void write_patiently(int descriptor, const char *bytes, size_t count) {
  struct pollfd writable = {.fd = descriptor, .events = POLLOUT};
  while (count > 0) {
    if (poll(&writable, 1, 500) == 0) return;
    // In small pieces, since the standard error may block.
    ssize_t written = write(descriptor, bytes, count < 256 ? count : 256);
    if (written < 0) {
      if (errno == EINTR || errno == EAGAIN) continue;
      return;
    }
    bytes += written;
    count -= (size_t)written;
  }
}

static void hold_error(void) {
  if (true_error >= 0 || !isatty(STDERR_FILENO)) return;
  int copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  int file = ft_nameless_file();
  if (copy < 0 || file < 0 || dup2(file, STDERR_FILENO) < 0) {
    if (copy >= 0) close(copy);
    if (file >= 0) close(file);
    return;
  }
  true_error = copy;
  held_error = file;
}

void ft_guard_speak(void) {
  if (true_error < 0) return;
  int out = true_error;
  true_error = -1;
  dup2(out, STDERR_FILENO);
  char text[512];
  ssize_t count;
  for (off_t at = 0; (count = pread(held_error, text, sizeof text, at)) > 0; at += count)
    write_patiently(out, text, (size_t)count);
  close(held_error);
  held_error = -1;
  close(out);
}

bool ft_guard_disarm(void) { return atomic_exchange(&armed, false); }

static void restore(void) {
  if (!ft_guard_disarm()) return;
  // In the background the terminal is another's, and setting its modes would stop this process.
  pid_t foreground = tcgetpgrp(reset_input);
  if (foreground < 0 || foreground == getpgrp()) {
    write_patiently(reset_output, reset_bytes, reset_count);
    tcsetattr(reset_input, TCSANOW, &reset_modes);
  }
  ft_guard_speak();
}

static void crash(int signal, siginfo_t *info, void *context) {
  restore();
  struct sigaction former = {.sa_handler = SIG_DFL};
  for (size_t i = 0; i < COUNT(crashes); i++)
    if (crashes[i] == signal) former = before_crash[i];
  // Swift's own action, if there is one, says where the crash was. It does not end the process but counts on
  // the same crash again, which a signal that was sent does not bring.
  if (former.sa_flags & SA_SIGINFO) {
    former.sa_sigaction(signal, info, context);
  } else if (former.sa_handler != SIG_DFL && former.sa_handler != SIG_IGN) {
    former.sa_handler(signal);
  }
  former.sa_handler = SIG_DFL;
  former.sa_flags = 0;
  sigaction(signal, &former, NULL);
  // Comes when this handler returns and the signal is no longer blocked.
  raise(signal);
}

static void set_up(void) {
  static bool done;
  if (done) return;
  done = true;
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  sigaltstack(&stack, NULL);
  for (size_t i = 0; i < COUNT(crashes); i++) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = crash;
    action.sa_flags = SA_ONSTACK | SA_SIGINFO;
    sigemptyset(&action.sa_mask);
    sigaction(crashes[i], &action, &before_crash[i]);
  }
  atexit(restore);
}

void ft_guard_arm(int input, const struct termios *modes, int output, const char *bytes, size_t count) {
  set_up();
  ft_guard_disarm();
  reset_input = input;
  reset_output = output;
  reset_modes = *modes;
  reset_count = count < sizeof reset_bytes ? count : 0;
  memcpy(reset_bytes, bytes, reset_count);
  hold_error();
  atomic_store(&armed, true);
}
