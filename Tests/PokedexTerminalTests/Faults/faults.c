// Preloaded library that makes system calls of a program fail: the Nth call of a kind, or that call
// and all later ones. Environment variables control it:
//
//   FAULT_PROGRAM  the name of the program; other programs are not affected
//   FAULT_CALL     the kind of call, with a name used below: open, write, mmap …
//   FAULT_AT       the number of the first call that fails, counted from 1
//   FAULT_LASTS    1 if all later calls fail, too
//   FAULT_ERROR    the value of errno for the failure
//   FAULT_MARK     the path of a file that is created when the call fails
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

static const char *wanted, *mark;
static int at, lasts, fault;
static _Atomic int is_main, count;

__attribute__((constructor)) static void read_environment(void) {
  const char *program = getenv("FAULT_PROGRAM");
  if (program == NULL || strcmp(program, program_invocation_short_name) != 0) return;
  mark = getenv("FAULT_MARK");
  at = atoi(getenv("FAULT_AT"));
  lasts = atoi(getenv("FAULT_LASTS"));
  fault = atoi(getenv("FAULT_ERROR"));
  wanted = getenv("FAULT_CALL");
}

static int is_refused(const char *call) {
  // Don't count calls before `main`, which the loader and the runtime make.
  if (!is_main || wanted == NULL || strcmp(call, wanted) != 0) return 0;
  int turn = ++count;
  if (turn < at || (turn > at && !lasts)) return 0;
  if (turn == at) syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, mark, O_CREAT | O_WRONLY, 0600));
  errno = fault;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// Defines a replacement for a system function. The replacement returns `failure` if the call has to
// fail; otherwise it calls the original function.
#define REFUSE(type, name, call, failure, parameters, arguments)  \
  type name parameters {                                          \
    if (is_refused(call)) return failure;                         \
    return REAL(name) arguments;                                  \
  }

// Reads the optional mode argument of `open` whether or not it was passed, as the C library does.
#define REFUSE_OPEN(name, parameters, arguments)                  \
  int name parameters {                                           \
    if (is_refused("open")) return -1;                            \
    va_list rest;                                                 \
    va_start(rest, flags);                                        \
    int mode = va_arg(rest, int);                                 \
    va_end(rest);                                                 \
    return REAL(name) arguments;                                  \
  }

REFUSE_OPEN(open, (const char *path, int flags, ...), (path, flags, mode))
REFUSE_OPEN(open64, (const char *path, int flags, ...), (path, flags, mode))
REFUSE_OPEN(openat, (int at, const char *path, int flags, ...), (at, path, flags, mode))
REFUSE_OPEN(openat64, (int at, const char *path, int flags, ...), (at, path, flags, mode))
REFUSE(ssize_t, read, "read", -1, (int file, void *to, size_t size), (file, to, size))
REFUSE(ssize_t, write, "write", -1, (int file, const void *from, size_t size), (file, from, size))
REFUSE(ssize_t, pwrite, "write", -1, (int file, const void *from, size_t size, off_t place),
       (file, from, size, place))
REFUSE(ssize_t, pwrite64, "write", -1, (int file, const void *from, size_t size, off64_t place),
       (file, from, size, place))
REFUSE(int, fsync, "fsync", -1, (int file), (file))
REFUSE(int, fdatasync, "fsync", -1, (int file), (file))
REFUSE(int, ftruncate, "ftruncate", -1, (int file, off_t size), (file, size))
REFUSE(int, ftruncate64, "ftruncate", -1, (int file, off64_t size), (file, size))
REFUSE(int, rename, "rename", -1, (const char *from, const char *to), (from, to))
REFUSE(void *, mmap, "mmap", MAP_FAILED,
       (void *address, size_t size, int rights, int flags, int file, off_t place),
       (address, size, rights, flags, file, place))
REFUSE(void *, mmap64, "mmap", MAP_FAILED,
       (void *address, size_t size, int rights, int flags, int file, off64_t place),
       (address, size, rights, flags, file, place))
REFUSE(int, epoll_create1, "epoll_create", -1, (int flags), (flags))
REFUSE(int, epoll_ctl, "epoll_ctl", -1, (int poll, int what, int file, struct epoll_event *event),
       (poll, what, file, event))
REFUSE(int, eventfd, "eventfd", -1, (unsigned value, int flags), (value, flags))
REFUSE(int, timerfd_create, "timerfd_create", -1, (clockid_t clock, int flags), (clock, flags))
REFUSE(int, pipe, "pipe", -1, (int ends[2]), (ends))
REFUSE(int, socket, "socket", -1, (int domain, int type, int protocol), (domain, type, protocol))
REFUSE(int, socketpair, "socket", -1, (int domain, int type, int protocol, int ends[2]),
       (domain, type, protocol, ends))
REFUSE(int, pthread_create, "thread", fault,
       (pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument),
       (thread, attributes, body, argument))

// The program's first own call sets the handler of SIGXFSZ, so calls are counted from then on.
void (*signal(int number, void (*handler)(int)))(int) {
  if (number == SIGXFSZ) is_main = 1;
  return REAL(signal)(number, handler);
}

// Memory functions can't be looked up with dlsym, which itself allocates memory. The C library has
// second names for them, beginning with `__libc_`.
#define REFUSE_MEMORY(name, parameters, arguments)                \
  void *__libc_##name parameters;                                 \
  REFUSE(void *, name, "memory", NULL, parameters, arguments)
#undef REAL
#define REAL(name) __libc_##name

REFUSE_MEMORY(malloc, (size_t size), (size))
REFUSE_MEMORY(calloc, (size_t number, size_t size), (number, size))
REFUSE_MEMORY(realloc, (void *old, size_t size), (old, size))
REFUSE_MEMORY(memalign, (size_t alignment, size_t size), (alignment, size))

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **to, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *to = memory;
  return 0;
}
