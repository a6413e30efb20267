#include "CLibcurl.h"
#include "transfers.h"

// Linked as usual, libcurl brings some thirty shared libraries to every start, also to those that
// make no request. These are the functions that FoundationNetworking calls; each passes its
// arguments on to the function of that name in libcurl.so.4. All arguments are words (pointers, longs,
// enums), six at the most, and on x86-64 and AArch64 Linux a variadic function takes those as any
// other does, so passing six on is right for all of them.

#if defined(__linux__)
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

static void *library;

static void open_library(void) { library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL); }

int libcurl_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return library != NULL;
}

typedef word (*function)(word, word, word, word, word, word);

// Only reached after libcurl_open said 1; a libcurl without one of these functions is none.
static function find(const char *name) {
  void *found = libcurl_open() ? dlsym(library, name) : NULL;
  if (found == NULL) abort();
  return (function)found;
}

#define PASS_ON_AS(theirs, name)                              \
  word name(word a, word b, word c, word d, word e, word f) { \
    static _Atomic(function) target;                          \
    if (target == NULL) target = find(#theirs);               \
    return target(a, b, c, d, e, f);                          \
  }
#define PASS_ON(name) PASS_ON_AS(name, name)

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

// What transfers.c does besides passing on.
PASS_ON_AS(curl_easy_setopt, real_easy_setopt)
PASS_ON_AS(curl_easy_cleanup, real_easy_cleanup)
PASS_ON_AS(curl_multi_add_handle, real_multi_add_handle)
PASS_ON_AS(curl_multi_setopt, real_multi_setopt)
#else
int libcurl_open(void) { return 1; }
int libcurl_abandon(long exchange) { (void)exchange; return 0; }
#endif
