/// The main queue of libdispatch, drained by a loop of our own.
///
/// On Linux `dispatchMain` gives the main queue to worker threads, and each key then costs several
/// wake-ups between threads. These are the functions by which CoreFoundation's run loop drains the
/// queue on the main thread instead; libdispatch exports them for that and keeps them stable.
#ifndef C_MAIN_QUEUE_H
#define C_MAIN_QUEUE_H

#if defined(__linux__)
#include <stdint.h>
#include <unistd.h>

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/// A descriptor that can be read when the main queue has work.
static inline int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Does the main queue's work on the calling thread, which must be the main one.
static inline void main_queue_drain(void) {
  uint64_t wakes;
  ssize_t ignored = read(main_queue_descriptor(), &wakes, sizeof wakes);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(0);
}
#endif

#endif
