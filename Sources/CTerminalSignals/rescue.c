#include "CTerminalSignals.h"
#include "output.h"

#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#if !defined(NSIG)
#define NSIG 65
#endif

static struct termios found, wanted;
static int found_is_known, wanted_is_known;
// With an end before it for the sequence that the terminal may stand in the middle of.
static char restoring[514] = "\033\\", farewell[512];
static volatile sig_atomic_t is_armed;

// A program in the background leaves alone the modes that the one in the foreground has chosen.
int terminal_is_in_foreground(void) {
  pid_t group = tcgetpgrp(STDIN_FILENO);
  return group < 0 || group == getpgrp();
}

static int is_of_a_crash(int number) {
  switch (number) {
  case SIGSEGV: case SIGBUS: case SIGILL: case SIGTRAP: case SIGABRT: case SIGFPE: case SIGSYS: return 1;
  default: return 0;
  }
}

static int ends_the_program(int number) {
  switch (number) {
  case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT: case SIGCHLD:
  case SIGURG: case SIGWINCH: return 0;
#if defined(SIGINFO)
  case SIGINFO: return 0;
#endif
#if defined(__APPLE__)
  case SIGIO: return 0;
#endif
  default: return 1;
  }
}

// As long as the terminal reads, it gets the time it takes, up to a second.
static int write_patiently(const char *text) {
  size_t left = strlen(text);
  for (int turn = 0; turn < 5; turn++) {
    ptrdiff_t written = terminal_output_write(text, left);
    if (written < 0) return 1;
    text += written;
    left -= (size_t)written;
    if (left == 0) return 1;
    if (!terminal_output_wait(200)) return 0;
  }
  return 0;
}

static void restore_modes(void) {
  if (found_is_known && terminal_is_in_foreground()) tcsetattr(STDIN_FILENO, TCSANOW, &found);
}

void terminal_rescue_now(void) {
  if (!is_armed) return;
  if (terminal_output_is_written_to() && !write_patiently(restoring + (terminal_output_is_cut() ? 0 : 2))) {
    terminal_output_take_back();
    terminal_output_write(restoring, strlen(restoring));
  }
  restore_modes();
  // Last: a signal that comes meanwhile does it all itself.
  is_armed = 0;
}

static void say_farewell(void) {
  struct pollfd errors = {.fd = STDERR_FILENO, .events = POLLOUT};
  if (poll(&errors, 1, 0) <= 0) return;
  ssize_t ignored = write(STDERR_FILENO, farewell, strlen(farewell));
  (void)ignored;
}

static void handle(int number) {
  int was_armed = is_armed;
  terminal_rescue_now();
  if (was_armed && is_of_a_crash(number)) say_farewell();
  raise(number); // SA_RESETHAND: this time the default, with its core dump and exit status
}

static void catch_all(void) {
  // A crash may be that there is no room on the usual stack.
  static char room[1 << 14];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  struct sigaction action = {0}, before;
  action.sa_handler = handle;
  action.sa_flags = (int)(SA_RESETHAND | SA_NODEFER | SA_ONSTACK);
  sigemptyset(&action.sa_mask);
  for (int number = 1; number < NSIG; number++) {
    if (!ends_the_program(number)) continue;
    // A few numbers are the system library's own, and refused.
    if (sigaction(number, &action, &before) == 0 && before.sa_handler == SIG_IGN)
      sigaction(number, &before, NULL);
  }
}

void terminal_rescue_arm(const char *text, const char *last_words) {
  static int is_installed;
  strncpy(restoring + 2, text, sizeof restoring - 3);
  strncpy(farewell, last_words, sizeof farewell - 1);
  found_is_known = tcgetattr(STDIN_FILENO, &found) == 0;
  is_armed = 1;
  if (is_installed) return;
  is_installed = 1;
  atexit(terminal_rescue_now);
  catch_all();
}

void terminal_modes_keep(void) { wanted_is_known = tcgetattr(STDIN_FILENO, &wanted) == 0; }

void terminal_give_back(void) {
  restore_modes();
  is_armed = 0;
}

int terminal_take_again(void) {
  if (!terminal_is_in_foreground()) return 0;
  is_armed = 1;
  if (wanted_is_known) tcsetattr(STDIN_FILENO, TCSANOW, &wanted);
  return 1;
}
