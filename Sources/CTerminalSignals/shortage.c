#if defined(__linux__)
#define _GNU_SOURCE // for strerrordesc_np
#endif
#include "CTerminalSignals.h"
#include "shortage.h"

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

int shortage_of_events(void) {
#if defined(__linux__)
  int queue = epoll_create1(EPOLL_CLOEXEC), error = queue < 0 ? errno : 0;
  for (int i = 0; i < 2 && error == 0; i++) {
    struct epoll_event wanted = {.events = EPOLLIN};
    int event = i == 0 ? eventfd(0, EFD_CLOEXEC) : timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC);
    if (event < 0 || epoll_ctl(queue, EPOLL_CTL_ADD, event, &wanted) != 0) error = errno;
    if (event >= 0) close(event);
  }
  if (queue >= 0) close(queue);
  return error;
#else
  return 0;
#endif
}
