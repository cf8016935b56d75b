/// Signals, and what has to happen to the terminal when the program crashes.
///
/// Everything that runs inside a signal handler is in terminal_guard.c, so that no Swift does.
#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Catches SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGTSTP and SIGCONT: each writes its number as one
/// byte to a pipe. One that was ignored (`nohup`) stays ignored. Returns the pipe's end to read from,
/// which does not block, or -1.
int ft_signals_catch(void);

/// Puts the former actions back and closes the pipe.
void ft_signals_release(void);

/// Stops this process, or its whole process group, by `signal` (SIGTSTP, SIGTTOU) with the default
/// action. Returns once it is continued, or at once if nobody could continue it (an orphaned group).
void ft_stop(int signal, bool group);

/// Ends this process by `signal` with the default action, so that its parent sees which one it was.
_Noreturn void ft_end_by(int signal);

/// From now on a crash, or `exit`, writes `count` bytes (at most FT_RESET_LIMIT) to `output`, gives
/// `modes` back to `input`, and lets go of the standard error.
///
/// While armed, a standard error that is a terminal is held back in memory: text written over the frame
/// would be lost, and the last words of a crash with it.
void ft_guard_arm(int input, const struct termios *modes, int output, const char *bytes, size_t count);

/// The most bytes that `ft_guard_arm` keeps.
#define FT_RESET_LIMIT 1024

/// Takes the duty to restore the terminal back from the guard; true for one caller only. That one also
/// has to call `ft_guard_speak` when the terminal is restored.
bool ft_guard_disarm(void);

/// Lets go of the standard error: what was held back is written to it.
void ft_guard_speak(void);

#endif
