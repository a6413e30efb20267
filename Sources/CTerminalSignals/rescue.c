#if defined(__linux__)
#define _GNU_SOURCE // for the names of registers, and RTLD_NEXT
#endif
#include "CTerminalSignals.h"
#include "output.h"
#include "shortage.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ucontext.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#if !defined(NSIG)
#define NSIG 65
#endif

static struct termios found, wanted;
static int found_is_known, wanted_is_known;
// `restoring` begins with a string terminator (ESC \), in case the terminal is in the middle of a
// control sequence when the text is written.
static char restoring[514] = "\033\\", crash_message[512];
static volatile sig_atomic_t is_armed;

// A program in the background must not change the modes that the foreground program has set.
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

// Writes a text to the terminal, waiting up to a second for the terminal to read it. Returns 0 if
// the terminal stops reading.
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

// Discards the input that has arrived. After any input, waits a little for more: the system holds
// back whatever is beyond a few kilobytes. Gives up after a second or two, in case the input never ends.
static void discard_input(int is_pasting) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  struct timespec begin, now;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  int wait = is_pasting ? 100 : 0, has_input;
  do {
    // At the end of a terminal that is gone, there is no input, although it is readable.
    has_input = poll(&input, 1, wait) > 0 && input.revents == POLLIN;
    tcflush(STDIN_FILENO, TCIFLUSH);
    wait = 50;
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while (has_input && now.tv_sec - begin.tv_sec < 2);
}

static void restore_modes(int is_pasting) {
  if (!terminal_is_in_foreground()) return;
  // Only now have the codes that turn off bracketed paste been written.
  if (terminal_output_is_written_to()) discard_input(is_pasting);
  if (found_is_known) tcsetattr(STDIN_FILENO, TCSANOW, &found);
}

void terminal_rescue_now(void) {
  if (!is_armed) return;
  if (terminal_output_is_written_to() && !write_patiently(restoring + (terminal_output_is_cut() ? 0 : 2))) {
    terminal_output_take_back();
    terminal_output_write(restoring, strlen(restoring));
  }
  restore_modes(0);
  // This is reset last, so that a signal that arrives during the rescue repeats all of it.
  is_armed = 0;
}

// Returns the program counter at the time of the signal; 0 if unknown.
static uintptr_t crash_address(const void *context) {
  const ucontext_t *state = context;
#if defined(__linux__) && defined(__x86_64__)
  return (uintptr_t)state->uc_mcontext.gregs[REG_RIP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uintptr_t)state->uc_mcontext.pc;
#elif defined(__APPLE__) && defined(__aarch64__)
  return (uintptr_t)__darwin_arm_thread_state64_get_pc(state->uc_mcontext->__ss);
#elif defined(__APPLE__) && defined(__x86_64__)
  return (uintptr_t)state->uc_mcontext->__ss.__rip;
#else
  (void)state;
  return 0;
#endif
}

// Writes a number's digits, because printf is not async-signal-safe. Returns the position after the
// last digit.
static char *put_number(char *end, uintptr_t value, unsigned base) {
  char figures[24];
  int count = 0;
  do {
    figures[count++] = "0123456789abcdef"[value % base];
    value /= base;
  } while (value > 0);
  while (count > 0) *end++ = figures[--count];
  return end;
}

// Prints the crash message followed by "signal 11 at 0x4a3b2c", in a single write.
static void print_crash_message(int number, uintptr_t address) {
  struct pollfd errors = {.fd = STDERR_FILENO, .events = POLLOUT};
  if (poll(&errors, 1, 0) <= 0) return;
  char text[sizeof crash_message + 64], *end = text;
  for (const char *next = crash_message; *next != 0; next++) *end++ = *next;
  for (const char *next = "signal "; *next != 0; next++) *end++ = *next;
  end = put_number(end, (uintptr_t)number, 10);
  for (const char *next = " at 0x"; *next != 0; next++) *end++ = *next;
  end = put_number(end, address, 16);
  *end++ = '\n';
  ssize_t ignored = write(STDERR_FILENO, text, (size_t)(end - text));
  (void)ignored;
}

static void handle(int number, siginfo_t *info, void *context) {
  (void)info;
  // The first thread that gets here ends the program. All other threads wait for that, even if they
  // have crashed.
  static _Atomic(pthread_t) first;
  int error = errno;
  pthread_t none = 0, self = pthread_self();
  if (atomic_compare_exchange_strong(&first, &none, self)) {
    terminal_rescue_now();
    if (is_of_a_crash(number)) shortage_explain_crash(error);
    if (is_of_a_crash(number)) print_crash_message(number, crash_address(context));
  }
  while (none != 0 && none != self) pause();
  // Run the default action, which sets the exit status and may dump core.
  signal(number, SIG_DFL);
  raise(number);
}

// Gives this thread a stack for the handler, because the crash may be a stack overflow.
static void prepare_thread(void) {
  static _Thread_local char room[1 << 14];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
}

#if defined(__has_feature)
#define IS_SANITIZED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define IS_SANITIZED 0
#endif

#if defined(__linux__) && !IS_SANITIZED
struct beginning {
  void *(*run)(void *);
  void *argument;
};

static void *begin(void *memory) {
  struct beginning own = *(struct beginning *)memory;
  free(memory);
  prepare_thread();
  return own.run(own.argument);
}

// Replaces the C library's `pthread_create`, so that the threads of all libraries are prepared.
int pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *), void *argument) {
  static int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  if (create == NULL) *(void **)&create = dlsym(RTLD_NEXT, "pthread_create");
  struct beginning *memory = malloc(sizeof *memory);
  if (memory == NULL) return EAGAIN;
  *memory = (struct beginning){run, argument};
  int error = create(thread, how, begin, memory);
  if (error != 0) free(memory);
  return error;
}
#endif

static void catch_those_that(int (*are_meant)(int number)) {
  prepare_thread();
  struct sigaction action = {0}, before;
  action.sa_sigaction = handle;
  action.sa_flags = (int)(SA_NODEFER | SA_ONSTACK | SA_SIGINFO);
  sigemptyset(&action.sa_mask);
  for (int number = 1; number < NSIG; number++) {
    if (!are_meant(number)) continue;
    // The system library reserves a few signal numbers, for which `sigaction` fails.
    if (sigaction(number, &action, &before) == 0 && before.sa_handler == SIG_IGN)
      sigaction(number, &before, NULL);
  }
}

void terminal_rescue_from_crashes(void) { catch_those_that(is_of_a_crash); }

void terminal_rescue_explain(const char *message) { strncpy(crash_message, message, sizeof crash_message - 1); }

void terminal_rescue_arm(const char *text, const char *message) {
  static int is_installed;
  strncpy(restoring + 2, text, sizeof restoring - 3);
  terminal_rescue_explain(message);
  found_is_known = tcgetattr(STDIN_FILENO, &found) == 0;
  is_armed = 1;
  if (is_installed) return;
  is_installed = 1;
  atexit(terminal_rescue_now);
  catch_those_that(ends_the_program);
}

void terminal_rescue_restore_by(const char *text) { strncpy(restoring + 2, text, sizeof restoring - 3); }

void terminal_modes_keep(void) { wanted_is_known = tcgetattr(STDIN_FILENO, &wanted) == 0; }

void terminal_give_back(int is_pasting) {
  restore_modes(is_pasting);
  is_armed = 0;
}

int terminal_take_again(void) {
  if (!terminal_is_in_foreground()) return 0;
  is_armed = 1;
  if (wanted_is_known) tcsetattr(STDIN_FILENO, TCSANOW, &wanted);
  return 1;
}
