#include "CTerminalSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int ends[2] = {-1, -1};

// A full pipe loses the byte, and loses nothing: what is unread says the same.
static void pass_on(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(ends[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

int terminal_signals_open(const int *numbers, size_t count) {
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  struct sigaction action = {0};
  action.sa_handler = pass_on;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  // A program that started us may have left them blocked.
  sigset_t wanted;
  sigemptyset(&wanted);
  sigaddset(&wanted, SIGTSTP);
  for (size_t i = 0; i < count; i++) {
    sigaction(numbers[i], &action, NULL);
    sigaddset(&wanted, numbers[i]);
  }
  sigprocmask(SIG_UNBLOCK, &wanted, NULL);
  return ends[0];
}
