#include "CLibcurl.h"

// Linked as usual, libcurl brings some thirty shared libraries to every start, also to those that
// make no request. These are the functions that FoundationNetworking calls; each passes its
// arguments on to the function of that name in libcurl.so.4. All arguments are words (pointers, longs,
// enums), six at the most, and on x86-64 and AArch64 Linux a variadic function takes those as any
// other does, so passing six on is right for all of them.

#if defined(__linux__)
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static void *library;

static void open_library(void) { library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL); }

int libcurl_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return library != NULL;
}

typedef long word;
typedef word (*function)(word, word, word, word, word, word);

// Only reached after libcurl_open said 1; a libcurl without one of these functions is none.
static function find(const char *name) {
  void *found = libcurl_open() ? dlsym(library, name) : NULL;
  if (found == NULL) abort();
  return (function)found;
}

#define PASS_ON(name)                                                \
  word name(word a, word b, word c, word d, word e, word f) {        \
    static _Atomic(function) target;                                 \
    if (target == NULL) target = find(#name);                        \
    return target(a, b, c, d, e, f);                                 \
  }

PASS_ON(curl_easy_getinfo)
PASS_ON(curl_easy_init)
PASS_ON(curl_easy_pause)
PASS_ON(curl_easy_strerror)
PASS_ON(curl_free)
PASS_ON(curl_global_init)
PASS_ON(curl_multi_assign)
PASS_ON(curl_multi_cleanup)
PASS_ON(curl_multi_info_read)
PASS_ON(curl_multi_init)
PASS_ON(curl_multi_remove_handle)
PASS_ON(curl_multi_socket_action)
PASS_ON(curl_slist_append)
PASS_ON(curl_slist_free_all)
PASS_ON(curl_url)
PASS_ON(curl_url_cleanup)
PASS_ON(curl_url_get)
PASS_ON(curl_url_set)
PASS_ON(curl_version)
PASS_ON(curl_version_info)

// Foundation only ever adds what it waits for on a socket, so once it has waited for a connection it
// goes on being told that the socket can be written, thousands of times a second, until the server
// says something. Told first that the socket is gone, it begins anew with what is wanted now.

enum { SOCKET_FUNCTION = 20001, POLL_REMOVE = 4 };

typedef int (*socket_function)(void *easy, int socket, int what, void *user, void *attached);

static _Atomic(socket_function) foundation;

static int tell_foundation(void *easy, int socket, int what, void *user, void *attached) {
  if (attached != NULL && what != POLL_REMOVE) {
    foundation(easy, socket, POLL_REMOVE, user, attached);
    attached = NULL;
  }
  return foundation(easy, socket, what, user, attached);
}

word curl_multi_setopt(word handle, word option, word value) {
  static _Atomic(function) target;
  if (target == NULL) target = find("curl_multi_setopt");
  if (option == SOCKET_FUNCTION && value != 0) {
    foundation = (socket_function)value;
    value = (word)tell_foundation;
  }
  return target(handle, option, value, 0, 0, 0);
}

// Foundation hands every part of a body on without being able to refuse it, so one without end fills
// the memory while a cancellation waits its turn. Told that it can't be written, libcurl ends it.

enum { WRITE_DATA = 10001, WRITE_FUNCTION = 20011, TRANSFERS = 64 };

typedef size_t (*write_function)(char *bytes, size_t size, size_t count, void *data);

typedef struct {
  word handle;
  void *data;
  size_t written;
} transfer;

static transfer transfers[TRANSFERS];
static pthread_mutex_t transfers_lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(write_function) foundation_write;

// The transfer of a handle, or a free place for one; NULL when there is neither.
static transfer *transfer_of(word handle) {
  transfer *free_place = NULL;
  for (int i = 0; i < TRANSFERS; i++) {
    if (transfers[i].handle == handle) return &transfers[i];
    if (transfers[i].handle == 0 && free_place == NULL) free_place = &transfers[i];
  }
  return free_place;
}

// Whether a body may have so many bytes more. One that has no place in the table is not counted.
static int has_room(void *data, size_t bytes) {
  int room = 1;
  pthread_mutex_lock(&transfers_lock);
  for (int i = 0; i < TRANSFERS; i++) {
    if (transfers[i].handle == 0 || transfers[i].data != data) continue;
    transfers[i].written += bytes;
    room = transfers[i].written <= LIBCURL_LARGEST_BODY;
  }
  pthread_mutex_unlock(&transfers_lock);
  return room;
}

static size_t write_body(char *bytes, size_t size, size_t count, void *data) {
  return has_room(data, size * count) ? foundation_write(bytes, size, count, data) : 0;
}

static void note(word handle, void *data) {
  pthread_mutex_lock(&transfers_lock);
  transfer *transfer = transfer_of(handle);
  if (transfer != NULL) {
    transfer->handle = handle;
    transfer->written = 0;
    if (data != NULL) transfer->data = data;
  }
  pthread_mutex_unlock(&transfers_lock);
}

word curl_easy_setopt(word handle, word option, word value) {
  static _Atomic(function) target;
  if (target == NULL) target = find("curl_easy_setopt");
  if (option == WRITE_FUNCTION && value != 0) {
    foundation_write = (write_function)value;
    value = (word)write_body;
  }
  if (option == WRITE_DATA && value != 0) note(handle, (void *)value);
  return target(handle, option, value, 0, 0, 0);
}

word curl_multi_add_handle(word multi, word handle) {
  static _Atomic(function) target;
  if (target == NULL) target = find("curl_multi_add_handle");
  note(handle, NULL);
  return target(multi, handle, 0, 0, 0, 0);
}

word curl_easy_cleanup(word handle) {
  static _Atomic(function) target;
  if (target == NULL) target = find("curl_easy_cleanup");
  pthread_mutex_lock(&transfers_lock);
  transfer *transfer = transfer_of(handle);
  if (transfer != NULL) memset(transfer, 0, sizeof *transfer);
  pthread_mutex_unlock(&transfers_lock);
  return target(handle, 0, 0, 0, 0, 0);
}
#else
int libcurl_open(void) { return 1; }
#endif
