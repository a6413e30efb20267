/// Shared by the crash handler and the sentences for resources that the system refuses.
#ifndef SHORTAGE_H
#define SHORTAGE_H

/// Installs the crash handler, also without a terminal to restore.
void terminal_rescue_from_crashes(void);

/// Ends the program with the sentence if the error says that the system refused a resource. Otherwise writes the
/// runtime's own message.
void shortage_explain_crash(int error);

#endif
