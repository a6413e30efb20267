#include "CTerminalSignals.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct termios modes;
static int modes_are_known;
static int terminal = -1; // standard output, which may be lent out when it is needed
static char restoring[512];
static size_t restoring_length;
static volatile sig_atomic_t armed;
static char switched_on[64], switched_off[64];
static volatile sig_atomic_t is_switched_on;
static void (*stop)(int); // curses' own handler of SIGTSTP

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};
static const char farewell[] = "pokedex: an internal error ended the program; the terminal is restored.\n";

int terminal_rescue_remember(void) {
  modes_are_known = tcgetattr(STDIN_FILENO, &modes) == 0;
  if (terminal < 0) terminal = dup(STDOUT_FILENO);
  return modes_are_known ? 0 : -1;
}

// write(2) may write a part or be interrupted; nothing more can be done here than to go on.
static void write_all(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(descriptor, bytes, length);
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

void terminal_rescue_now(void) {
  if (!armed) return;
  armed = 0;
  terminal_rescue_switch_off();
  write_all(terminal, restoring, restoring_length);
  if (modes_are_known) tcsetattr(STDIN_FILENO, TCSANOW, &modes);
}

static void handle(int number) {
  int was_armed = armed;
  terminal_rescue_now();
  if (was_armed) write_all(STDERR_FILENO, farewell, sizeof farewell - 1);
  raise(number); // SA_RESETHAND: this time the default, with its core dump and exit status
}

void terminal_rescue_arm(const char *text, size_t length) {
  static int is_installed;
  restoring_length = length < sizeof restoring ? length : sizeof restoring;
  memcpy(restoring, text, restoring_length);
  armed = 1;
  if (is_installed) return;
  is_installed = 1;
  atexit(terminal_rescue_now);
  struct sigaction action = {0};
  action.sa_handler = handle;
  action.sa_flags = (int)(SA_RESETHAND | SA_NODEFER);
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof fatal_signals / sizeof *fatal_signals; i++)
    sigaction(fatal_signals[i], &action, NULL);
}

static void stop_switched_off(int number) {
  int was_on = is_switched_on;
  if (was_on) write_all(terminal, switched_off, strlen(switched_off));
  stop(number); // returns when the program goes on
  if (was_on) write_all(terminal, switched_on, strlen(switched_on));
}

void terminal_rescue_switch_on(const char *on, const char *off) {
  strncpy(switched_on, on, sizeof switched_on - 1);
  strncpy(switched_off, off, sizeof switched_off - 1);
  is_switched_on = 1;
  write_all(terminal, switched_on, strlen(switched_on));
  struct sigaction action;
  if (sigaction(SIGTSTP, NULL, &action) != 0) return;
  // Stopped by nothing, or without a word: then there is nothing to switch off, either.
  if (action.sa_handler == SIG_IGN || action.sa_handler == SIG_DFL) return;
  stop = action.sa_handler;
  action.sa_handler = stop_switched_off;
  sigaction(SIGTSTP, &action, NULL);
}

void terminal_rescue_switch_off(void) {
  if (!is_switched_on) return;
  is_switched_on = 0;
  write_all(terminal, switched_off, strlen(switched_off));
}

void terminal_rescue_disarm(void) { armed = 0; }
