/// Functions shared by the crash handler (rescue.c) and the check for exhausted resources
/// (shortage.c).
#ifndef SHORTAGE_H
#define SHORTAGE_H

/// Installs the crash handler, also without a terminal to restore.
void terminal_rescue_from_crashes(void);

/// Ends the program with the text of `shortage_watch` if the error says that the system refused a
/// resource. Otherwise writes the runtime's own message.
void shortage_explain_crash(int error);

#endif
