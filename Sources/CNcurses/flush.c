#include "CNcurses.h"

// ncurses 6.4 flushes its output at each movement of the cursor, which makes some 25 writes of a frame.
// Its calls from one part to another are handed to the wrapper here by the linker (see the manifest),
// which holds them back while a frame is written: so a frame arrives whole, and over a network in one
// packet. A buffer that is full is written all the same.

#if defined(__linux__)
static int holds;

void __real__nc_flush_sp(SCREEN *screen);

void __wrap__nc_flush_sp(SCREEN *screen) {
  if (!holds) __real__nc_flush_sp(screen);
}

int shim_refresh_in_one_write(SCREEN *screen) {
  holds = 1;
  int result = refresh();
  holds = 0;
  __real__nc_flush_sp(screen);
  return result;
}
#else
int shim_refresh_in_one_write(SCREEN *screen) {
  (void)screen;
  return refresh();
}
#endif
