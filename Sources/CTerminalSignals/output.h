/// Output functions for the signal handler.
#ifndef OUTPUT_H
#define OUTPUT_H

/// Whether anything has been written to the terminal so far.
int terminal_output_is_written_to(void);

/// Whether the terminal accepted only the beginning of the last write. It may then be in the middle
/// of a control sequence.
int terminal_output_is_cut(void);

/// Discards output that the terminal has not read yet.
void terminal_output_take_back(void);

#endif
