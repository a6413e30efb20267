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
/// Reading from it never blocks, even if another program has taken the input or changed the
/// terminal's modes.
int terminal_input_open(void);

/// Writes as much as the terminal accepts without waiting. Returns the number of bytes written, or
/// -1 if the terminal is gone.
ptrdiff_t terminal_output_write(const void *bytes, size_t count);

/// Waits at most this long until the terminal accepts more output. Returns 1 if it does.
int terminal_output_wait(int milliseconds);

// MARK: Restoring the terminal when the program ends (rescue.c)

/// Saves the terminal's current modes. When a signal or `exit` ends the program, they are restored
/// and `restoring` is written. Call it before anything changes the modes. A crash also prints
/// `crash_message`, followed by the signal and its address. Each text is limited to 511 bytes.
void terminal_rescue_arm(const char *restoring, const char *crash_message);

/// Sets the text that a crash prints, without a terminal to restore. It is limited to 511 bytes.
void terminal_rescue_explain(const char *crash_message);

/// Saves the terminal's current modes, which the program has set, for `terminal_take_again`.
void terminal_modes_keep(void);

/// Restores the terminal's modes when the program exits normally or is suspended. Write the codes
/// that restore the screen first. Discards the input that nobody has read, because the shell would
/// run it if it is the rest of a paste.
///
/// `is_pasting`: Whether the end of a paste has not arrived yet, so that the rest is waited for.
void terminal_give_back(int is_pasting);

/// Restores the modes saved by `terminal_modes_keep`. Returns 0 without doing so if another program
/// is in the foreground.
int terminal_take_again(void);

/// Whether key presses go to this program. Always true if the terminal isn't the session's
/// controlling terminal.
int terminal_is_in_foreground(void);

/// Restores the terminal in an emergency, and discards unread input. If the terminal is not reading,
/// its unread output is discarded to make room. Has no effect if the terminal has already been given back.
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
/// from, or -1 on failure. Every call returns the same descriptor. Signals that were ignored stay
/// ignored.
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
