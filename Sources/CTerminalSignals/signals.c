#include "CTerminalSignals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

static int ends[2] = {-1, -1};
static volatile sig_atomic_t is_waiting;

// If the pipe is full, the signal's byte may be lost. The bytes already in the pipe will wake the
// reader anyway.
static void pass_on(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(ends[1], &byte, 1);
  (void)ignored;
  is_waiting = 1;
  errno = saved;
}

static int open_pipe(void) {
  if (ends[0] >= 0) return 0;
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  }
  return 0;
}

int terminal_signals_pass(const int *numbers, size_t count) {
  if (open_pipe() != 0) return -1;
  struct sigaction action = {0}, before;
  action.sa_handler = pass_on;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  // The parent process may have left these signals blocked.
  sigset_t wanted;
  sigemptyset(&wanted);
  for (size_t i = 0; i < count; i++) {
    sigaction(numbers[i], &action, &before);
    if (before.sa_handler == SIG_IGN) sigaction(numbers[i], &before, NULL);
    sigaddset(&wanted, numbers[i]);
  }
  sigprocmask(SIG_UNBLOCK, &wanted, NULL);
  return ends[0];
}

int terminal_signals_are_waiting(void) { return is_waiting; }

int terminal_signals_next(void) {
  // This is reset before reading, so that a signal that arrives during the read is noticed the next
  // time.
  is_waiting = 0;
  unsigned char number = 0;
  return read(ends[0], &number, 1) == 1 ? number : 0;
}

void terminal_stop(int group) {
  struct sigaction usual = {0}, stopping, going_on;
  usual.sa_handler = SIG_DFL;
  sigemptyset(&usual.sa_mask);
  // SIGCONT need not be reported: this function returns when the program continues.
  sigaction(SIGCONT, &usual, &going_on);
  sigaction(SIGTSTP, NULL, &stopping);
  if (stopping.sa_handler != SIG_IGN) sigaction(SIGTSTP, &usual, NULL);
  kill(group ? 0 : getpid(), SIGTSTP);
  sigaction(SIGTSTP, &stopping, NULL);
  sigaction(SIGCONT, &going_on, NULL);
}
