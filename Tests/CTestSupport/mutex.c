// Makes Swift's `Mutex` visible to ThreadSanitizer. Under contention, the lock is taken and handed
// over inside the Synchronization library, which is not instrumented; ThreadSanitizer sees only the
// uncontended path. These two functions replace the library's slow paths: they call the originals
// and report the lock and the unlock.
#if defined(__linux__) && defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex

typedef SWIFT void (*lock_function)(uint32_t thread, SELF);
typedef SWIFT void (*unlock_function)(SELF);

void __tsan_acquire(void *address);
void __tsan_release(void *address);
SWIFT void lock_slowly(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlock_slowly(SELF) __asm__(UNLOCK);

static lock_function lock;
static unlock_function unlock;

// RTLD_NEXT finds the library's own functions, which come later in the search order.
__attribute__((constructor)) static void find(void) {
  lock = (lock_function)dlsym(RTLD_NEXT, LOCK);
  unlock = (unlock_function)dlsym(RTLD_NEXT, UNLOCK);
  if (lock == NULL || unlock == NULL) abort();
}

SWIFT void lock_slowly(uint32_t thread, SELF) {
  lock(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void unlock_slowly(SELF) {
  __tsan_release(mutex);
  unlock(mutex);
}
#endif
#endif
