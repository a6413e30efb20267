#include "CThread.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

struct start {
  void (*body)(void *context);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int thread_start(void (*body)(void *context), void *context) {
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return 0;
  *start = (struct start){body, context};
  sigset_t all, before;
  pthread_t thread;
  sigfillset(&all);
  // Signals are for the thread that reads the keys; a thread begins with its creator's mask.
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int is_there = pthread_create(&thread, NULL, run, start) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (is_there)
    pthread_detach(thread);
  else
    free(start);
  return is_there;
}

#if defined(__linux__)
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

int thread_bell_make(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void thread_bell_ring(int bell) { eventfd_write(bell, 1); }

void thread_bell_wait(int bell, int milliseconds) {
  struct pollfd poller = {.fd = bell, .events = POLLIN};
  eventfd_t rung;
  if (poll(&poller, 1, milliseconds) > 0) eventfd_read(bell, &rung);
}

void thread_bell_close(int bell) { close(bell); }
#endif
