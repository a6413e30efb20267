/// Between the handler of crashes and the words for what the system refuses.
#ifndef SHORTAGE_H
#define SHORTAGE_H

/// Has the handler come for crashes, whether or not there is a terminal to restore.
void terminal_rescue_from_crashes(void);

/// Ends the program with the sentence where the error says that the system refused it something; else says
/// what the runtime did.
void shortage_explain_crash(int error);

#endif
