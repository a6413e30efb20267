/// Code that runs inside signal handlers. It must be async-signal-safe. Swift does not guarantee
/// that, so it is written in C. The output to the terminal is here too, because handlers share it
/// with the rest of the program.
#ifndef C_TERMINAL_SIGNALS_H
#define C_TERMINAL_SIGNALS_H

#include <signal.h>
#include <stddef.h>

// MARK: Terminal output (output.c)

/// Opens a non-blocking descriptor for the terminal of standard output. Other programs that share
/// standard output are not affected. Returns -1 on failure.
int terminal_output_open(void);

/// Opens a non-blocking descriptor for the terminal of standard input. Returns -1 on failure.
/// Reading never blocks, even if another program has read the input first, or has changed the
/// terminal's modes so that no input is available.
int terminal_input_open(void);

/// Writes as much as the terminal takes without waiting. Returns the number of bytes, or -1 if the
/// terminal is gone.
ptrdiff_t terminal_output_write(const void *bytes, size_t count);

/// Waits at most this long until the terminal accepts more output. Returns 1 if it does.
int terminal_output_wait(int milliseconds);

// MARK: Restoring the terminal when the program ends (rescue.c)

/// Saves the terminal's current modes. When a signal or `exit` ends the program, they are restored
/// and `restoring` is written. Call it before anything changes the modes. A crash also prints
/// `crash_message`, followed by the signal and its address. Each text is limited to 511 bytes.
void terminal_rescue_arm(const char *restoring, const char *crash_message);

/// Saves the terminal's current modes as those that the program needs.
void terminal_modes_keep(void);

/// Restores the terminal's modes in an orderly exit. The codes that restore the screen must have
/// been written before.
void terminal_give_back(void);

/// Restores the modes saved by `terminal_modes_keep`. Returns 0 without doing so if another program
/// is in the foreground.
int terminal_take_again(void);

/// Whether keys go to this program. Always true if the terminal isn't the session's controlling
/// terminal.
int terminal_is_in_foreground(void);

/// Restores the terminal in an emergency. Unread output is discarded to make room. Has no
/// effect if the terminal has already been given back.
void terminal_rescue_now(void);

/// Replaces the text that is written to restore the terminal. It is limited to 511 bytes.
void terminal_rescue_restore_by(const char *restoring);

// MARK: Exhausted resources (shortage.c)

/// Makes the program exit with code 1 if the system can't provide memory, files or threads that it
/// needs. Otherwise the program would hang or be killed by a signal. Before it exits, it prints
/// `text` (at most 511 bytes), followed by the system's reason.
void shortage_watch(const char *text);

// MARK: Signals that the main loop handles (signals.c)

/// Makes each of these signals write its number as a byte to a pipe. Returns the descriptor to read
/// from, always the same one, or -1 on failure. Signals that were ignored stay ignored.
int terminal_signals_pass(const int *numbers, size_t count);

/// Whether a signal has arrived since the last call of `terminal_signals_next`.
int terminal_signals_are_waiting(void);

/// Returns the next signal, or 0.
int terminal_signals_next(void);

/// Stops the program like SIGTSTP does by default. Returns when the program continues, or at once
/// if the signal does not stop it.
///
/// `group`: Whether to stop the whole process group.
void terminal_stop(int group);

#endif
