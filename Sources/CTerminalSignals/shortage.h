/// Connects the crash handler with the messages about exhausted resources.
#ifndef SHORTAGE_H
#define SHORTAGE_H

/// Installs the crash handler, even if there is no terminal to restore.
void terminal_rescue_from_crashes(void);

/// Ends the program with the message set by `shortage_watch` if the error says that memory or files
/// are exhausted. Otherwise prints the runtime's last words.
void shortage_explain_crash(int error);

#endif
