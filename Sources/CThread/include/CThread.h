/// Threads of our own, for what has to sleep without anything that wakes it now and then.
#ifndef C_THREAD_H
#define C_THREAD_H

/// Runs a function on a thread of its own, which takes no signals and need not be joined. 0 when there
/// is none to be had.
int thread_start(void (*body)(void *context), void *context);

/// A bell that wakes whoever waits for it, also one that comes to wait later. Negative when there is
/// none to be had.
int thread_bell_make(void);
void thread_bell_ring(int bell);
/// Waits until the bell is rung, or so many milliseconds; for ever if that is negative.
void thread_bell_wait(int bell, int milliseconds);
void thread_bell_close(int bell);

#endif
