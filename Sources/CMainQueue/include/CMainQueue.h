/// Functions that drain libdispatch's main queue from our own main loop.
///
/// On Linux, `dispatchMain` hands the main queue to worker threads, so each key press would cost
/// several thread wake-ups. CoreFoundation's run loop drains the queue on the main thread with
/// these functions instead. libdispatch exports them for that purpose and keeps them stable.
#ifndef C_MAIN_QUEUE_H
#define C_MAIN_QUEUE_H

#if defined(__linux__)
#include <stdint.h>
#include <unistd.h>

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/// Returns a descriptor that is readable when the main queue has work.
static inline int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Runs the main queue's work on the calling thread, which must be the main thread.
static inline void main_queue_drain(void) {
  uint64_t wakes;
  ssize_t ignored = read(main_queue_descriptor(), &wakes, sizeof wakes);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(0);
}
#endif

#endif
