/// What a handler has to know of the way to the terminal.
#ifndef OUTPUT_H
#define OUTPUT_H

/// Whether anything has been written at all.
int terminal_output_is_written_to(void);

/// Whether the terminal has not taken all that was last written, and may stand in the middle of a sequence.
int terminal_output_is_cut(void);

/// Takes back what the terminal has not read.
void terminal_output_take_back(void);

#endif
