#define _GNU_SOURCE
#include "CTerminalSignals.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

static const off_t much = 1 << 16;

static int file = -1;
static char *seen; // the file, as far as it is mapped
static off_t mapped, taken;

static int open_in_memory(void) {
#if defined(__linux__)
  int memory = memfd_create("screen", MFD_CLOEXEC);
  if (memory >= 0) return memory;
#endif
  FILE *other = tmpfile();
  if (other == NULL) return -1;
  int copy = fcntl(fileno(other), F_DUPFD_CLOEXEC, 3);
  fclose(other);
  return copy;
}

int terminal_drawing_open(void) {
  if (file < 0) file = open_in_memory();
  return file;
}

// More than there is: what is not there is not touched.
static int map(off_t end) {
  if (end <= mapped) return 1;
  if (seen != NULL) munmap(seen, (size_t)mapped);
  mapped = 2 * (end > much ? end : much);
  seen = mmap(NULL, (size_t)mapped, PROT_READ, MAP_SHARED, file, 0);
  if (seen != MAP_FAILED) return 1;
  seen = NULL;
  mapped = 0;
  return 0;
}

size_t terminal_drawing_take(const void **bytes) {
  off_t end = lseek(file, 0, SEEK_CUR), start = taken;
  if (end <= start || !map(end)) return 0;
  *bytes = seen + start;
  // What comes next is written behind it, or at the beginning once that is far.
  taken = end > much && lseek(file, 0, SEEK_SET) == 0 ? 0 : end;
  return (size_t)(end - start);
}
