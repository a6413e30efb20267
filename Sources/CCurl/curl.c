#include "CCurl.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#if defined(__APPLE__)
#define LIBRARY "/usr/lib/libcurl.4.dylib"
#else
#define LIBRARY "libcurl.so.4"
#endif

// All functions of libcurl that this file calls.
#define EACH_FUNCTION(DO)     \
  DO(curl_easy_cleanup)       \
  DO(curl_easy_getinfo)       \
  DO(curl_easy_init)          \
  DO(curl_easy_setopt)        \
  DO(curl_global_init)        \
  DO(curl_multi_add_handle)   \
  DO(curl_multi_cleanup)      \
  DO(curl_multi_info_read)    \
  DO(curl_multi_init)         \
  DO(curl_multi_perform)      \
  DO(curl_multi_poll)         \
  DO(curl_multi_remove_handle)\
  DO(curl_multi_setopt)       \
  DO(curl_multi_wakeup)       \
  DO(curl_slist_append)       \
  DO(curl_slist_free_all)

// Declares a pointer to each function. Its type is the one that the header declares for the
// function, so that the compiler checks calls. Calls put the name in parentheses, because the
// header also defines macros with some of these names.
#define DECLARE(name) __typeof__(&(name)) name;
static struct {
  EACH_FUNCTION(DECLARE)
} library;

static int is_open;

static void open_library(void) {
  void *file = dlopen(LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  if (file == NULL) return;
#define FIND(name)                                      \
  {                                                     \
    void *found = dlsym(file, #name);                   \
    if (found == NULL) return;                          \
    memcpy(&library.name, &found, sizeof library.name); \
  }
  EACH_FUNCTION(FIND)
  is_open = (library.curl_global_init)(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

int ccurl_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return is_open;
}

void ccurl_limit_heap(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 1 << 16);
  mallopt(M_TRIM_THRESHOLD, 1 << 16);
#endif
}

// MARK: Thread

struct start {
  void (*body)(void *context);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int ccurl_start_thread(void (*body)(void *context), void *context) {
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return 0;
  *start = (struct start){body, context};
  sigset_t others, before;
  pthread_t thread;
  // Only the thread that reads the keys may receive signals. A new thread inherits its creator's
  // signal mask, so signals are blocked while it is created. Crash signals must not be blocked:
  // they would end the program before the terminal can be restored.
  sigfillset(&others);
  const int own[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS};
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) sigdelset(&others, own[i]);
  pthread_sigmask(SIG_SETMASK, &others, &before);
  int is_there = pthread_create(&thread, NULL, run, start) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (is_there)
    pthread_detach(thread);
  else
    free(start);
  return is_there;
}

// MARK: Set of transfers

CURLM *ccurl_multi_init(long most_idle) {
  CURLM *multi = (library.curl_multi_init)();
  if (multi == NULL) return NULL;
  // If libcurl could not set up wake-ups, nothing could wake `ccurl_multi_poll`, so fail now.
  if ((library.curl_multi_wakeup)(multi) != CURLM_OK) {
    (library.curl_multi_cleanup)(multi);
    return NULL;
  }
  (library.curl_multi_setopt)(multi, CURLMOPT_PIPELINING, CURLPIPE_MULTIPLEX);
  (library.curl_multi_setopt)(multi, CURLMOPT_MAXCONNECTS, most_idle);
  return multi;
}

CURLMcode ccurl_multi_cleanup(CURLM *multi) { return (library.curl_multi_cleanup)(multi); }

CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy) {
  return (library.curl_multi_add_handle)(multi, easy);
}

CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy) {
  return (library.curl_multi_remove_handle)(multi, easy);
}

CURLMcode ccurl_multi_perform(CURLM *multi) {
  int running = 0;
  return (library.curl_multi_perform)(multi, &running);
}

CURLMcode ccurl_multi_poll(CURLM *multi) {
  return (library.curl_multi_poll)(multi, NULL, 0, INT_MAX, NULL);
}

CURLMcode ccurl_multi_wakeup(CURLM *multi) { return (library.curl_multi_wakeup)(multi); }

CURL *ccurl_multi_ended(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = (library.curl_multi_info_read)(multi, &left)) != NULL) {
    if (message->msg != CURLMSG_DONE) continue;
    *result = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

// MARK: Single transfer

static int set_long(CURL *easy, CURLoption option, long value) {
  return (library.curl_easy_setopt)(easy, option, value) == CURLE_OK;
}

static int set_text(CURL *easy, CURLoption option, const char *text) {
  return (library.curl_easy_setopt)(easy, option, text) == CURLE_OK;
}

static int set_pointer(CURL *easy, CURLoption option, void *pointer) {
  return (library.curl_easy_setopt)(easy, option, pointer) == CURLE_OK;
}

static int set_receive(CURL *easy, CURLoption option, ccurl_receive function) {
  return (library.curl_easy_setopt)(easy, option, function) == CURLE_OK;
}

static int limit_protocols(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  if (set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")) return 1;
#endif
  // The installed libcurl may be older than the header that this file was compiled with. It may
  // know only this older option.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
  return set_long(easy, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
#pragma clang diagnostic pop
}

// Whether the body exceeds its size limit. Counts the bytes that have been transferred, before
// decompression. Checking the announced size would not be enough, because a server need not
// announce it for a compressed body.
static int is_too_much(
    void *most, curl_off_t size, curl_off_t received, curl_off_t up_size, curl_off_t sent) {
  return received > (curl_off_t)(intptr_t)most;
}

static int limit_size(CURL *easy, size_t most) {
  return (library.curl_easy_setopt)(easy, CURLOPT_XFERINFOFUNCTION, is_too_much) == CURLE_OK &&
         set_pointer(easy, CURLOPT_XFERINFODATA, (void *)(intptr_t)most) &&
         set_long(easy, CURLOPT_NOPROGRESS, 0);
}

static int set_up(CURL *easy, const char *url, struct curl_slist *headers) {
  int is_safe = strncasecmp(url, "https:", 6) == 0;
#if LIBCURL_VERSION_NUM >= 0x075700
  // Without this option, ending a transfer waits until its name lookup has ended, however long that
  // takes. Older libraries lack the option.
  set_long(easy, CURLOPT_QUICK_EXIT, 1);
#endif
  // With TLS, a request waits for a connection that is being opened, because HTTP/2 lets requests
  // share it. Without TLS, a request never waits: whether a connection can be shared is known only
  // after its first response.
  set_long(easy, CURLOPT_PIPEWAIT, is_safe);
  return limit_protocols(easy) && set_text(easy, CURLOPT_URL, url) &&
         set_pointer(easy, CURLOPT_HTTPHEADER, headers) && set_long(easy, CURLOPT_NOSIGNAL, 1) &&
         set_long(easy, CURLOPT_FOLLOWLOCATION, 0) && set_long(easy, CURLOPT_SSL_VERIFYPEER, 1) &&
         set_long(easy, CURLOPT_SSL_VERIFYHOST, 2) &&
         set_long(easy, CURLOPT_HTTP_VERSION,
                  is_safe ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1) &&
         // A proxy's headers must not be reported as the server's.
         set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1) &&
         set_text(easy, CURLOPT_ACCEPT_ENCODING, "gzip");
}

CURL *ccurl_easy_get(
    const char *url, struct curl_slist *headers, size_t most, ccurl_receive head, ccurl_receive body,
    void *context) {
  CURL *easy = (library.curl_easy_init)();
  if (easy == NULL) return NULL;
  if (set_up(easy, url, headers) && limit_size(easy, most) && set_receive(easy, CURLOPT_HEADERFUNCTION, head) &&
      set_pointer(easy, CURLOPT_HEADERDATA, context) &&
      set_receive(easy, CURLOPT_WRITEFUNCTION, body) &&
      set_pointer(easy, CURLOPT_WRITEDATA, context) && set_pointer(easy, CURLOPT_PRIVATE, context))
    return easy;
  (library.curl_easy_cleanup)(easy);
  return NULL;
}

void ccurl_easy_cleanup(CURL *easy) { (library.curl_easy_cleanup)(easy); }

int ccurl_easy_trust(CURL *easy, const char *file, const char *folder) {
  return (file == NULL || set_text(easy, CURLOPT_CAINFO, file)) &&
         (folder == NULL || set_text(easy, CURLOPT_CAPATH, folder));
}

long ccurl_easy_proxy_status(CURL *easy) {
  long status = 0;
  (library.curl_easy_getinfo)(easy, CURLINFO_HTTP_CONNECTCODE, &status);
  return status;
}

const char *ccurl_easy_system_certificates(CURL *easy) {
  char *path = NULL;
#if LIBCURL_VERSION_NUM >= 0x075400
  // A library that is older than the header returns an error and leaves the path as it is.
  (library.curl_easy_getinfo)(easy, CURLINFO_CAINFO, &path);
#endif
  return path;
}

long ccurl_easy_status(CURL *easy) {
  long status = 0;
  (library.curl_easy_getinfo)(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

int ccurl_easy_has_address(CURL *easy) {
  curl_off_t microseconds = 0;
  (library.curl_easy_getinfo)(easy, CURLINFO_NAMELOOKUP_TIME_T, &microseconds);
  return microseconds > 0;
}

void *ccurl_easy_context(CURL *easy) {
  char *context = NULL;
  (library.curl_easy_getinfo)(easy, CURLINFO_PRIVATE, &context);
  return context;
}

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *line) {
  return (library.curl_slist_append)(list, line);
}

void ccurl_slist_free_all(struct curl_slist *list) { (library.curl_slist_free_all)(list); }
