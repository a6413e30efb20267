/// What of the executable a program that is kept open holds in memory.
#ifndef C_FOOTPRINT_H
#define C_FOOTPRINT_H

#if defined(__linux__)
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

/// Where the executable lies in memory, its first byte and the end of its code: the linker's own names.
extern const char __executable_start[], etext[];

/// Gives up the pages of the executable that nothing can have changed: its constants and its code. What is
/// needed again is read again, most of it from the system's cache of the file. A start touches a third of
/// them and what comes after it only few.
static inline void footprint_give_up_executable(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)__executable_start & ~(page - 1);
  uintptr_t end = (uintptr_t)etext & ~(page - 1);
  if (end > start) madvise((void *)start, end - start, MADV_DONTNEED);
}
#else
static inline void footprint_give_up_executable(void) {}
#endif

#endif
