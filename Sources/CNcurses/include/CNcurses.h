/// What Swift can't call of ncursesw by itself: macros, C globals, variadic and FILE* arguments.
/// Each wrapper says which of these it is there for.
#ifndef C_NCURSES_H
#define C_NCURSES_H

#define NCURSES_WIDECHAR 1
#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

/// `newterm` takes FILE pointers. What curses draws goes into a file of its own,
/// after the terminal itself has told its size and taken its modes: keys come as they are typed, and
/// nothing echoes. OK or ERR.
static inline int shim_newterm(int terminal, int input, int drawing) {
  int output = dup(terminal);
  FILE *written = output < 0 ? NULL : fdopen(output, "w");
  FILE *read = input < 0 ? NULL : fdopen(input, "r");
  if (written == NULL || read == NULL || newterm(NULL, written, read) == NULL) return ERR;
  raw();
  noecho();
  nonl();
  return dup2(drawing, output) < 0 ? ERR : OK;
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

/// `curscr` is a C global.
static inline void shim_redraw_all(void) { clearok(curscr, TRUE); }

/// `tigetstr` marks a missing capability with (char *)-1 or NULL; here it is always NULL.
static inline const char *shim_capability(const char *name) {
  char *text = tigetstr((char *)name);
  return text == (char *)-1 ? NULL : text;
}

/// `COLORS` is a C global.
static inline int shim_colors(void) { return has_colors() ? COLORS : 0; }

/// `COLOR_PAIRS` is a C global.
static inline int shim_color_pairs(void) { return COLOR_PAIRS; }

/// Extended capabilities are of any kind, and `tigetstr` marks a missing one with (char *)-1 or NULL.
/// 1 when the terminal has one of this name.
static inline int shim_has(const char *name) {
  char *text = tigetstr((char *)name);
  return tigetflag((char *)name) > 0 || tigetnum((char *)name) > 0 ||
         (text != NULL && text != (char *)-1);
}

/// The `A_*` attributes are macros with casts. Bits: 1 bold, 2 dim, 4 underline, 8 reverse.
static inline attr_t shim_attributes(unsigned bits) {
  return (bits & 1 ? A_BOLD : 0) | (bits & 2 ? A_DIM : 0) | (bits & 4 ? A_UNDERLINE : 0) |
         (bits & 8 ? A_REVERSE : 0);
}

/// `setcchar` takes an array of wide characters, and the pair as a short or through a void pointer.
static inline cchar_t shim_cell(unsigned first, unsigned second, unsigned third, attr_t attributes,
                                int pair) {
  wchar_t text[] = {(wchar_t)first, (wchar_t)second, (wchar_t)third, 0};
  cchar_t cell;
  setcchar(&cell, text, attributes, (short)pair, &pair);
  return cell;
}

/// `mvwadd_wchnstr` is a macro.
static inline int shim_put_cells(int row, int column, const cchar_t *cells, int count) {
  return mvadd_wchnstr(row, column, cells, count);
}

/// `get_wch` is a macro. ERR when there is no key, OK for a character, KEY_CODE_YES for a key code.
static inline int shim_read_key(wint_t *key) { return get_wch(key); }

/// `getch` is a macro. ERR when there is nothing, a byte, or the code of a key.
static inline int shim_read_byte(void) { return getch(); }

/// `MB_CUR_MAX` and `nl_langinfo`'s items are macros.
static inline int shim_locale_is_utf8(void) {
  const char *codeset = nl_langinfo(CODESET);
  return codeset[0] == 'U' && codeset[1] == 'T' && codeset[2] == 'F';
}

/// `LC_*` are macros of different kinds on different systems.
static inline const char *shim_setlocale(const char *name) { return setlocale(LC_CTYPE, name); }

/// Whether the locale can write a character; `wctomb` writes into an array of MB_CUR_MAX bytes.
static inline int shim_can_write(wchar_t character) {
  char bytes[32];
  int length = wctomb(bytes, character);
  return length > 0;
}

/// `TIOCGWINSZ` is a macro with a cast, and `ioctl` is variadic. 0 when the size is known.
static inline int shim_window_size(int *width, int *height) {
  struct winsize size;
  if (ioctl(1, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *width = size.ws_col;
  *height = size.ws_row;
  return 0;
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
