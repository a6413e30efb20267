#if defined(__linux__)
#define _GNU_SOURCE // for strerrordesc_np and RTLD_NEXT
#endif
#include "CTerminalSignals.h"
#include "shortage.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#endif

static char sentence[512];
// Messages that the runtime prints before a crash, held back until the cause is known.
static char last_words[4096];
static int is_watched;

void shortage_watch(const char *text) {
  strncpy(sentence, text, sizeof sentence - 1);
  if (is_watched) return;
  is_watched = 1;
  FILE *kept = fmemopen(last_words, sizeof last_words, "w");
  if (kept != NULL && setvbuf(kept, NULL, _IONBF, 0) == 0) stderr = kept;
  terminal_rescue_from_crashes();
}

static void say(const char *text) {
  ssize_t ignored = write(STDERR_FILENO, text, strlen(text));
  (void)ignored;
}

static _Noreturn void end_because_of(int error) {
  char text[sizeof sentence + 128];
  strcpy(text, sentence);
#if defined(__GLIBC__)
  strncat(text, strerrordesc_np(error), 100); // async-signal-safe, unlike strerror
#else
  strncat(text, strerror(error), 100);
#endif
  strcat(text, "\n");
  terminal_rescue_now();
  say(text);
  _exit(1);
}

void shortage_explain_crash(int error) {
  // If errno has one of these values, a refused resource probably caused the crash. This is a
  // guess, because an earlier failure may have set the value.
  if (is_watched && (error == EMFILE || error == ENFILE || error == ENOMEM)) end_because_of(error);
  say(last_words);
}

// Replaces the C library's `sleep`. When libdispatch can't get a thread or memory, it sleeps for a
// second and tries again, without end. The program gives up only after ten seconds, because idle
// threads end after five and free their resources.
unsigned sleep(unsigned seconds) {
  static _Atomic time_t first, last;
  int error = errno == ENOMEM ? ENOMEM : EAGAIN;
  time_t now = time(NULL);
  if (now - last > 2) first = now;
  last = now;
  if (is_watched && now - first >= 10) end_because_of(error);
  struct timespec time = {.tv_sec = seconds}, left = {0};
  return nanosleep(&time, &left) == 0 ? 0 : (unsigned)left.tv_sec;
}

#if defined(__linux__)
// Replace the C library's functions with which libdispatch waits for events. If one of them fails,
// libdispatch ends the program by a signal, without a word.
#define OR_END(result, name, parameters, arguments)                                                  \
  result name parameters {                                                                           \
    static result(*real) parameters;                                                                 \
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, #name);                                     \
    result value = real arguments;                                                                   \
    /* libdispatch expects these two when it adds or changes an event. */                            \
    if (value < 0 && is_watched && errno != EEXIST && errno != ENOENT) end_because_of(errno);        \
    return value;                                                                                    \
  }

OR_END(int, epoll_create1, (int flags), (flags))
OR_END(int, epoll_ctl, (int queue, int action, int file, struct epoll_event *event), (queue, action, file, event))
OR_END(int, eventfd, (unsigned count, int flags), (count, flags))
OR_END(int, timerfd_create, (int clock, int flags), (clock, flags))
#endif
