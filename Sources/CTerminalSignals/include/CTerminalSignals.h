/// What must run inside a signal handler: only what is safe at any moment, which Swift code never
/// promises; hence C. With it the one way to the terminal, which handlers share with all others.
#ifndef C_TERMINAL_SIGNALS_H
#define C_TERMINAL_SIGNALS_H

#include <signal.h>
#include <stddef.h>

// MARK: The way to the terminal (output.c)

/// Opens a way to the terminal of standard output on which nothing waits; other programs that share
/// standard output notice nothing of it. Its descriptor, or -1.
int terminal_output_open(void);

/// The same for what the terminal of standard input sends: what another program took meanwhile, or is no
/// longer to be had because that one has changed the modes, is not waited for.
int terminal_input_open(void);

/// Writes as much as the terminal takes at once; how many bytes that was, or -1 when it is gone.
ptrdiff_t terminal_output_write(const void *bytes, size_t count);

/// Waits until the terminal takes more, at most so many milliseconds. 1 when it does.
int terminal_output_wait(int milliseconds);

// MARK: What gives the terminal back when the program is ended (rescue.c)

/// Remembers the terminal's modes as they are, and from now on restores them and writes the text when a
/// signal or `exit` ends the program. Call it before anything changes them. A crash says `farewell`, too,
/// and behind it which signal came, and at which address.
/// At most 511 bytes each.
void terminal_rescue_arm(const char *restoring, const char *farewell);

/// Remembers the modes as they are now, as those that the program wants.
void terminal_modes_keep(void);

/// Gives the terminal back in an orderly way, once all that restores it has been written: its modes.
void terminal_give_back(void);

/// Takes it again with the modes that the program wants. 0 where that is not to be, as a program in the
/// foreground has it.
int terminal_take_again(void);

/// Whether keys are for this program; always so where the terminal is not that of its session.
int terminal_is_in_foreground(void);

/// Gives the terminal back in haste: what it has not read is taken back to make room. Once.
void terminal_rescue_now(void);

/// From now on this is written to restore the terminal; at most 511 bytes.
void terminal_rescue_restore_by(const char *restoring);

// MARK: What the system refuses (shortage.c)

/// From now on the program ends with code 1 where the system refuses it memory, files or threads that it
/// can't do without, rather than by a signal or never. It says the text, and behind it the system's reason.
/// At most 511 bytes.
void shortage_watch(const char *text);

// MARK: Signals that the main loop handles (signals.c)

/// From now on, each of these signals becomes a byte, its number, to be read from the descriptor
/// returned, always the same; -1 when there is none to be had. What was ignored at the start still is.
int terminal_signals_pass(const int *numbers, size_t count);

/// Whether one has come since `terminal_signals_next` last found none.
int terminal_signals_are_waiting(void);

/// The next that has come; 0 for none.
int terminal_signals_next(void);

/// Stops the program as SIGTSTP does by default, and returns when it goes on, or at once where nothing
/// stops it.
///
/// `group`: whether all that runs for the same command stops with it.
void terminal_stop(int group);

#endif
