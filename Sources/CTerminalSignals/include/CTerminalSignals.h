/// What must run inside a signal handler: only what is safe at any moment, which Swift code never
/// promises; hence C.
#ifndef C_TERMINAL_SIGNALS_H
#define C_TERMINAL_SIGNALS_H

#include <stddef.h>

/// Remembers the terminal's modes as they are now, to be put back by `terminal_rescue_now`.
/// Call it before anything changes them. -1 where standard input is no terminal.
int terminal_rescue_remember(void);

/// From now on, fatal signals and `exit` restore the terminal with this text; at most 512 bytes.
void terminal_rescue_arm(const char *text, size_t length);

/// Asks the terminal with the text `on` for what it does not do by itself (the mouse, marks around pasted
/// text), and from now on has it stop with `off` whenever it is given back: by `terminal_rescue_now`, and
/// while SIGTSTP stops the program. Call it when it is armed and curses handles SIGTSTP. At most 63 bytes
/// each.
void terminal_rescue_switch_on(const char *on, const char *off);

/// Has the terminal stop that, if it was asked for anything.
void terminal_rescue_switch_off(void);

/// Restores the terminal if it is armed, once.
void terminal_rescue_now(void);

/// Forgets the text: the terminal has been restored in the ordinary way.
void terminal_rescue_disarm(void);

/// From now on, each of these signals becomes a byte, its number, to be read from the descriptor
/// returned; -1 when there is none to be had. Called once.
int terminal_signals_open(const int *numbers, size_t count);

#endif
