/// Wrappers for the parts of ncursesw that Swift can't call: macros, C globals, and functions with
/// variadic or FILE * arguments. The comment on each wrapper gives the reason.
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

/// Calls `newterm` with a screen size of one cell. Otherwise ncurses would allocate three screens
/// of the terminal's size, none of which we use. `newterm` takes the size from two environment
/// variables, whose values are restored afterwards.
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

/// Calls `newterm`, which takes FILE pointers. Returns OK or ERR. ncurses sets the terminal's
/// modes, so that keys arrive one by one without echo, and measures the terminal if the system does
/// not know its size. The output of ncurses is suppressed: its output descriptor can't be written
/// to. One reason is that we draw the screen ourselves. The other is that a signal could arrive
/// after ncurses has changed the screen but before the caller can restore it.
static inline int shim_newterm(int terminal, int input, int is_size_known) {
  int output = dup(terminal);
  FILE *written = output < 0 ? NULL : fdopen(output, "w");
  FILE *read = input < 0 ? NULL : fdopen(input, "r");
  int is_open = written != NULL && read != NULL;
  int is_mute =
      is_open && (fcntl(input, F_GETFL) & O_ACCMODE) == O_RDONLY && dup2(input, output) >= 0;
  // ncurses' output buffer for a one-cell screen is too small for what it writes, so such a screen
  // is used only if the output is discarded.
  SCREEN *screen = NULL;
  if (is_open) {
    screen = is_mute && is_size_known ? shim_newterm_of_one_cell(written, read)
                                      : newterm(NULL, written, read);
  }
  if (screen == NULL) {
    if (written != NULL) fclose(written);
    else if (output >= 0) close(output);
    // Don't close `read`: the input descriptor still belongs to the caller.
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

/// Calls `setupterm` with a pointer for its status, because without one it prints errors. Returns 1
/// if TERM names a known terminal, 0 if the terminal is unknown or too simple, -1 if there is no
/// terminfo database.
static inline int shim_setupterm(void) {
  int status = -1;
  setupterm(NULL, 1, &status);
  return status;
}

/// Returns `stdscr`, which is a C global.
static inline WINDOW *shim_stdscr(void) { return stdscr; }

/// Returns a string capability, or NULL if it is missing. `tigetstr` may also return (char *)-1.
static inline const char *shim_capability(const char *name) {
  char *text = tigetstr((char *)name);
  return text == (char *)-1 ? NULL : text;
}

/// Returns a numeric capability, or -1 if it is missing. `tigetnum` may also return -2.
static inline int shim_number(const char *name) {
  int number = tigetnum((char *)name);
  return number < 0 ? -1 : number;
}

/// Returns 1 if the terminal has a flag, else 0. `tigetflag` returns -1 for a name that is not a
/// flag.
static inline int shim_flag(const char *name) { return tigetflag((char *)name) > 0; }

/// Calls `tiparm`, which is variadic.
static inline const char *shim_format(const char *text, int first, int second) {
  return tiparm(text, first, second);
}

/// Returns 1 if the terminal has a capability of this name, else 0. An extended capability may be a
/// flag, a number or a string, so all three are tried. If there is no such string, `tigetstr`
/// returns (char *)-1 or NULL.
static inline int shim_has(const char *name) {
  char *text = tigetstr((char *)name);
  return tigetflag((char *)name) > 0 || tigetnum((char *)name) > 0 ||
         (text != NULL && text != (char *)-1);
}

/// Calls `wget_wch`, which is a macro on some systems. Returns ERR if there is no key, OK for a
/// character, KEY_CODE_YES for a key code.
static inline int shim_read_key(WINDOW *keys, wint_t *key) { return wget_wch(keys, key); }

/// Calls `wgetch`, which is a macro on some systems. Returns a byte or a key code, or ERR if there
/// is no input.
static inline int shim_read_byte(WINDOW *keys) { return wgetch(keys); }

/// Returns 1 if the locale's encoding is UTF-8, else 0. The items of `nl_langinfo` are macros.
static inline int shim_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset[0] == 'U' && codeset[1] == 'T' && codeset[2] == 'F';
}

/// Sets the locale for characters. The types of the `LC_*` macros differ between systems.
static inline const char *shim_setlocale(const char *name) { return setlocale(LC_CTYPE, name); }

/// Gets the window's size in cells. Returns 0, or -1 if the size is unknown. `TIOCGWINSZ` is a
/// macro with a cast, and `ioctl` is variadic.
static inline int shim_window_size(int *width, int *height) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *width = size.ws_col;
  *height = size.ws_row;
  return 0;
}

/// Returns the width of the terminal behind a file descriptor; 0 if it is unknown.
static inline int shim_columns(int file) {
  struct winsize size;
  return ioctl(file, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// Returns the number of readable bytes; -1 if it is unknown. `FIONREAD` is a macro, and `ioctl` is
/// variadic.
static inline int shim_bytes_to_read(void) {
  int count = 0;
  return ioctl(0, FIONREAD, &count) == 0 ? count : -1;
}

/// Gets the size of a cell in pixels with `TIOCGWINSZ`. Returns 0, or -1 if the size is unknown.
static inline int shim_cell_size(int *width, int *height) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *width = size.ws_xpixel / size.ws_col;
  *height = size.ws_ypixel / size.ws_row;
  return *width > 0 && *height > 0 ? 0 : -1;
}

#endif
