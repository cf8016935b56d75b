/// Pseudo-terminals and the processes in them, for tests. What is here is what Swift lacks: `fork`, and calls
/// that the platforms declare differently.
#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A new terminal of that size: its end for the one who types and reads, or -1.
int pt_open(int columns, int rows);

/// Starts `path` in the terminal, as the leader of a new session, with `arguments` and `environment` (both
/// end in NULL) in the folder `directory`. Every signal has its default action but `ignored` (0 for
/// none). Gives the process's id, or -1.
pid_t pt_spawn(int master, const char *path, char *const arguments[], char *const environment[],
               const char *directory, int ignored);

/// Gives the terminal another size; its foreground processes get SIGWINCH.
bool pt_resize(int master, int columns, int rows);

/// Reads what came within `milliseconds`. 0 if nothing did, -1 once nobody has the terminal open.
ssize_t pt_read(int master, void *buffer, size_t count, int milliseconds);

/// Types `count` bytes; how many the terminal took.
ssize_t pt_write(int master, const void *bytes, size_t count);

/// Closes the other end: the terminal is gone.
void pt_close(int master);

/// All of the terminal's settings (termios) as text, at most `limit` bytes with the zero at the end.
bool pt_modes(int master, char *text, size_t limit);

/// Waits a moment for something that nothing tells of.
void pt_pause(int milliseconds);

/// Whether the process has ended, and then how: its exit status, or minus the number of the signal.
bool pt_has_ended(pid_t process, int *status);

/// Whether processes are left in the group of `leader`.
bool pt_group_is_left(pid_t leader);

/// The group of processes that the terminal belongs to.
pid_t pt_foreground(int master);

/// Sends a signal to a process.
bool pt_signal(pid_t process, int signal);

/// Whether the process is stopped.
bool pt_is_stopped(pid_t process);

/// Processor time that the process has used, in nanoseconds; -1 where that cannot be told.
int64_t pt_processor_time(pid_t process);

/// How often the process went to sleep of its own accord; -1 where that cannot be told.
int64_t pt_sleeps(pid_t process);

/// The most memory that the process had at one time, in bytes; -1 where that cannot be told.
int64_t pt_peak_memory(pid_t process);

/// Writes to the standard error of a process, as it would itself; false where that cannot be done.
bool pt_write_to_error(pid_t process, const char *text);

#endif
