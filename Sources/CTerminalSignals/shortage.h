/// Functions shared by the crash handler (rescue.c) and the check for exhausted resources
/// (shortage.c).
#ifndef SHORTAGE_H
#define SHORTAGE_H

/// Installs the crash handler, even if there is no terminal to restore.
void terminal_rescue_from_crashes(void);

/// Prints the text of `shortage_watch` and ends the program if the error says that the system
/// refused a resource. Otherwise prints the runtime's messages, which were held back.
void shortage_explain_crash(int error);

#endif
