/// What Swift can't call of ncursesw by itself: macros, C globals, variadic and FILE* arguments.
/// Each wrapper says which of these it is there for.
#ifndef C_NCURSES_H
#define C_NCURSES_H

#define NCURSES_WIDECHAR 1
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

/// `newterm` that believes in a screen of one cell: it makes three of the terminal's size, on which nothing is
/// painted. Curses takes the size from the environment, which is as it was afterwards.
static inline SCREEN *shim_newterm_of_one_cell(FILE *output, FILE *input) {
  const char *names[] = {"LINES", "COLUMNS"};
  char *before[] = {NULL, NULL};
  for (int i = 0; i < 2; i++) {
    const char *value = getenv(names[i]);
    if (value != NULL) before[i] = strdup(value);
    setenv(names[i], "1", 1);
  }
  use_env(TRUE);
  use_tioctl(FALSE);
  SCREEN *screen = newterm(NULL, output, input);
  for (int i = 0; i < 2; i++) {
    if (before[i] != NULL) setenv(names[i], before[i], 1);
    else unsetenv(names[i]);
    free(before[i]);
  }
  return screen;
}

/// `newterm` takes FILE pointers. Curses sets the terminal's modes, and tells its size where the system does
/// not know it: keys come as they are typed, and nothing echoes. What it would write goes nowhere, as frames
/// are not its business, and as a signal could come between it and whoever knows what to take back: it is
/// given a way to the terminal on which nothing can be written. OK or ERR.
static inline int shim_newterm(int terminal, int input, int is_size_known) {
  int output = dup(terminal);
  FILE *written = output < 0 ? NULL : fdopen(output, "w");
  FILE *read = input < 0 ? NULL : fdopen(input, "r");
  int is_open = written != NULL && read != NULL;
  int is_mute =
      is_open && (fcntl(input, F_GETFL) & O_ACCMODE) == O_RDONLY && dup2(input, output) >= 0;
  // For one cell it has too little room for all that it writes, and would break it off.
  SCREEN *screen = NULL;
  if (is_open) {
    screen = is_mute && is_size_known ? shim_newterm_of_one_cell(written, read)
                                      : newterm(NULL, written, read);
  }
  if (screen == NULL) {
    if (written != NULL) fclose(written);
    else if (output >= 0) close(output);
    // The input stays its owner's.
    return ERR;
  }
  raw();
  noecho();
  nonl();
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  int is_silent = nowhere >= 0 && dup2(nowhere, output) >= 0;
  if (nowhere >= 0) close(nowhere);
  return is_silent ? OK : ERR;
}

/// `setupterm` reports through a pointer and prints by itself without one.
/// 1 when TERM names a terminal that is known, 0 when unknown or too simple, -1 without a database.
static inline int shim_setupterm(void) {
  int status = -1;
  setupterm(NULL, 1, &status);
  return status;
}

/// `stdscr` is a C global.
static inline WINDOW *shim_stdscr(void) { return stdscr; }

/// `tigetstr` marks a missing capability with (char *)-1 or NULL; here it is always NULL.
static inline const char *shim_capability(const char *name) {
  char *text = tigetstr((char *)name);
  return text == (char *)-1 ? NULL : text;
}

/// `tigetnum` marks what is missing by numbers below 0, of which there are two; here it is always -1.
static inline int shim_number(const char *name) {
  int number = tigetnum((char *)name);
  return number < 0 ? -1 : number;
}

/// `tigetflag` marks what is no flag by -1. 1 when the terminal has it.
static inline int shim_flag(const char *name) { return tigetflag((char *)name) > 0; }

/// `tiparm` is variadic.
static inline const char *shim_format(const char *text, int first, int second) {
  return tiparm(text, first, second);
}

/// Extended capabilities are of any kind, and `tigetstr` marks a missing one with (char *)-1 or NULL.
/// 1 when the terminal has one of this name.
static inline int shim_has(const char *name) {
  char *text = tigetstr((char *)name);
  return tigetflag((char *)name) > 0 || tigetnum((char *)name) > 0 ||
         (text != NULL && text != (char *)-1);
}

/// `wget_wch` is a macro on some systems. ERR when there is no key, OK for a character, KEY_CODE_YES for a
/// key code.
static inline int shim_read_key(WINDOW *keys, wint_t *key) { return wget_wch(keys, key); }

/// `wgetch` is a macro on some systems. ERR when there is nothing, a byte, or the code of a key.
static inline int shim_read_byte(WINDOW *keys) { return wgetch(keys); }

/// `nl_langinfo`'s items are macros.
static inline int shim_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset[0] == 'U' && codeset[1] == 'T' && codeset[2] == 'F';
}

/// `LC_*` are macros of different kinds on different systems.
static inline const char *shim_setlocale(const char *name) { return setlocale(LC_CTYPE, name); }

/// `TIOCGWINSZ` is a macro with a cast, and `ioctl` is variadic. 0 when the size is known.
static inline int shim_window_size(int *width, int *height) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *width = size.ws_col;
  *height = size.ws_row;
  return 0;
}

/// The columns of a terminal that is not taken over; 0 when they are not known.
static inline int shim_columns(int file) {
  struct winsize size;
  return ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// `FIONREAD` is a macro, and `ioctl` is variadic. How many bytes can be read; -1 where that is not known.
static inline int shim_bytes_to_read(void) {
  int count = 0;
  return ioctl(0, FIONREAD, &count) == 0 ? count : -1;
}

/// `TIOCGWINSZ` for the pixels of a cell. 0 when they are known.
static inline int shim_cell_size(int *width, int *height) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0 ? 0 : -1;
}

#endif
