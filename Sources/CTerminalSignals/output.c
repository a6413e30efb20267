#include "CTerminalSignals.h"
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

static int terminal = -1;
static volatile sig_atomic_t is_written_to, is_cut;

// Opens the terminal a second time, because making a standard descriptor non-blocking would also
// affect the shell. The session's controlling terminal is opened as /dev/tty, which every process
// of the session may open.
static int open_anew(int standard, int access) {
  const char *name = tcgetpgrp(standard) >= 0 ? "/dev/tty" : ttyname(standard);
  int own = name == NULL ? -1 : open(name, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  // A descriptor that may block is better than none.
  return own < 0 ? fcntl(standard, F_DUPFD_CLOEXEC, 3) : own;
}

int terminal_output_open(void) {
  if (terminal < 0) terminal = open_anew(STDOUT_FILENO, O_WRONLY);
  return terminal;
}

int terminal_input_open(void) { return open_anew(STDIN_FILENO, O_RDONLY); }

ptrdiff_t terminal_output_write(const void *bytes, size_t count) {
  size_t taken = 0;
  is_written_to = 1;
  while (taken < count) {
    ssize_t written = write(terminal, (const char *)bytes + taken, count - taken);
    if (written > 0)
      taken += (size_t)written;
    else if (written < 0 && errno == EAGAIN)
      break;
    else if (written == 0 || errno != EINTR)
      return -1;
  }
  is_cut = taken < count;
  return (ptrdiff_t)taken;
}

int terminal_output_wait(int milliseconds) {
  struct pollfd room = {.fd = terminal, .events = POLLOUT};
  return poll(&room, 1, milliseconds) > 0 && (room.revents & POLLOUT) != 0;
}

int terminal_output_is_written_to(void) { return is_written_to; }
int terminal_output_is_cut(void) { return is_cut; }
void terminal_output_take_back(void) { tcflush(terminal, TCOFLUSH); }
