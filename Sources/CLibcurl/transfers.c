#include "CLibcurl.h"
#include "transfers.h"

// What Foundation's URLSession gets wrong with libcurl on Linux, put right between the two.

#if defined(__linux__)
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

// From curl/curl.h and curl/multi.h, whose ABI keeps them for ever.
enum {
  OPTION_URL = 10002,
  OPTION_WRITE_DATA = 10001,
  OPTION_WRITE_FUNCTION = 20011,
  OPTION_FRESH_CONNECT = 74,
  OPTION_HTTP_VERSION = 84,
  OPTION_CONNECT_TIMEOUT_MS = 156,
  OPTION_OPEN_SOCKET_FUNCTION = 20163,
  OPTION_OPEN_SOCKET_DATA = 10164,
  HTTP_VERSION_1_1 = 2,
  MULTI_OPTION_SOCKET_FUNCTION = 20001,
  POLL_REMOVE = 4,
};

enum { CONNECT_TIMEOUT_MS = 20000, MOST_TRANSFERS = 64 };

typedef size_t (*write_function)(char *bytes, size_t size, size_t count, void *data);
typedef int (*socket_function)(word easy, int socket, int what, void *user, void *attached);

typedef struct {
  word easy;
  // What Foundation's write function is called with.
  void *data;
  // The number of the exchange, from the fragment of its URL; 0 for none.
  long exchange;
  int socket;
  int is_abandoned;
  size_t written;
} transfer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static transfer transfers[MOST_TRANSFERS];
// Exchanges that were abandoned before their transfer began, the latest of them.
static long early[MOST_TRANSFERS];
static int early_count;

static _Atomic(write_function) foundation_write;
static _Atomic(socket_function) foundation_socket;

// The transfer of a handle, or a free place made its own; NULL when there is neither.
static transfer *transfer_of(word easy) {
  transfer *vacant = NULL;
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    if (transfers[i].easy == easy) return &transfers[i];
    if (transfers[i].easy == 0 && vacant == NULL) vacant = &transfers[i];
  }
  if (vacant != NULL) *vacant = (transfer){.easy = easy, .socket = -1};
  return vacant;
}

// MARK: Bodies without end
//
// Foundation hands every part of a body on without being able to refuse it, so one without end fills
// the memory while a cancellation waits its turn. Told that it can't be written, libcurl ends it.

static int has_room(void *data, size_t bytes) {
  int room = 1;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    if (transfers[i].easy == 0 || transfers[i].data != data) continue;
    transfers[i].written += bytes;
    room = transfers[i].written <= LIBCURL_LARGEST_BODY && !transfers[i].is_abandoned;
  }
  pthread_mutex_unlock(&lock);
  return room;
}

static size_t write_body(char *bytes, size_t size, size_t count, void *data) {
  return has_room(data, size * count) ? foundation_write(bytes, size, count, data) : 0;
}

// MARK: Cancelling
//
// A task that Foundation cancels just while it completes ends the whole program ("a task that is not
// in the registry"). So none is ever cancelled: its connection is shut down instead, and the transfer
// ends by itself, as it does when a server closes.

static void shut_down(const transfer *transfer) {
  // A pair of sockets is libcurl's own, by which it waits for a name to be resolved.
  int domain = 0;
  socklen_t length = sizeof domain;
  if (transfer->socket < 0) return;
  if (getsockopt(transfer->socket, SOL_SOCKET, SO_DOMAIN, &domain, &length) != 0) return;
  if (domain == AF_INET || domain == AF_INET6) shutdown(transfer->socket, SHUT_RDWR);
}

int libcurl_abandon(long exchange) {
  int is_known = 0;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    if (transfers[i].easy == 0 || transfers[i].exchange != exchange) continue;
    is_known = 1;
    transfers[i].is_abandoned = 1;
    shut_down(&transfers[i]);
  }
  if (!is_known) early[early_count++ % MOST_TRANSFERS] = exchange;
  pthread_mutex_unlock(&lock);
  return is_known;
}

static void begin(word easy, const char *url) {
  const char *fragment = strrchr(url, '#');
  pthread_mutex_lock(&lock);
  transfer *transfer = transfer_of(easy);
  if (transfer != NULL) {
    transfer->exchange = fragment == NULL ? 0 : strtol(fragment + 1, NULL, 10);
    transfer->is_abandoned = 0;
    for (int i = 0; i < MOST_TRANSFERS; i++)
      if (transfer->exchange != 0 && early[i] == transfer->exchange) transfer->is_abandoned = 1;
  }
  pthread_mutex_unlock(&lock);
}

// On a connection that was used before, libcurl takes the end for the server's and tries anew: on a
// fresh one, which watch_socket sees to and which then is not opened. The address is a struct
// curl_sockaddr: family, type and protocol come first.
static int open_socket(void *easy, int purpose, const int *address) {
  int is_abandoned = 0;
  (void)purpose;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MOST_TRANSFERS; i++)
    if (transfers[i].easy == (word)easy) is_abandoned = transfers[i].is_abandoned;
  pthread_mutex_unlock(&lock);
  return is_abandoned ? -1 : socket(address[0], address[1] | SOCK_CLOEXEC, address[2]);
}

// MARK: Waiting for sockets
//
// Foundation only ever adds what it waits for on a socket, so once it has waited for a connection it
// goes on being told that the socket can be written, thousands of times a second, until the server
// says something. Told first that the socket is gone, it begins anew with what is wanted now.

static int watch_socket(word easy, int socket, int what, void *user, void *attached) {
  int is_abandoned = 0;
  pthread_mutex_lock(&lock);
  transfer *transfer = transfer_of(easy);
  if (transfer != NULL) {
    transfer->socket = what == POLL_REMOVE ? -1 : socket;
    is_abandoned = transfer->is_abandoned;
    if (is_abandoned) shut_down(transfer);
  }
  pthread_mutex_unlock(&lock);
  if (is_abandoned) real_easy_setopt(easy, OPTION_FRESH_CONNECT, 1, 0, 0, 0);
  if (attached != NULL && what != POLL_REMOVE) {
    foundation_socket(easy, socket, POLL_REMOVE, user, attached);
    attached = NULL;
  }
  return foundation_socket(easy, socket, what, user, attached);
}

// MARK: The functions that Foundation calls

word curl_easy_setopt(word easy, word option, word value) {
  if (option == OPTION_WRITE_FUNCTION && value != 0) {
    foundation_write = (write_function)value;
    value = (word)write_body;
  } else if (option == OPTION_URL && value != 0) {
    begin(easy, (const char *)value);
  } else if (option == OPTION_WRITE_DATA) {
    pthread_mutex_lock(&lock);
    transfer *transfer = transfer_of(easy);
    if (transfer != NULL) transfer->data = (void *)value;
    pthread_mutex_unlock(&lock);
  }
  return real_easy_setopt(easy, option, value, 0, 0, 0);
}

word curl_multi_add_handle(word multi, word easy) {
  pthread_mutex_lock(&lock);
  transfer *transfer = transfer_of(easy);
  if (transfer != NULL) {
    transfer->written = 0;
    transfer->socket = -1;
  }
  pthread_mutex_unlock(&lock);
  real_easy_setopt(easy, OPTION_FRESH_CONNECT, 0, 0, 0, 0);
  // One exchange for a connection, so that shutting it down ends no other.
  real_easy_setopt(easy, OPTION_HTTP_VERSION, HTTP_VERSION_1_1, 0, 0, 0);
  real_easy_setopt(easy, OPTION_CONNECT_TIMEOUT_MS, CONNECT_TIMEOUT_MS, 0, 0, 0);
  real_easy_setopt(easy, OPTION_OPEN_SOCKET_FUNCTION, (word)open_socket, 0, 0, 0);
  real_easy_setopt(easy, OPTION_OPEN_SOCKET_DATA, easy, 0, 0, 0);
  return real_multi_add_handle(multi, easy, 0, 0, 0, 0);
}

word curl_multi_setopt(word multi, word option, word value) {
  if (option == MULTI_OPTION_SOCKET_FUNCTION && value != 0) {
    foundation_socket = (socket_function)value;
    value = (word)watch_socket;
  }
  return real_multi_setopt(multi, option, value, 0, 0, 0);
}

word curl_easy_cleanup(word easy) {
  pthread_mutex_lock(&lock);
  for (int i = 0; i < MOST_TRANSFERS; i++)
    if (transfers[i].easy == easy) transfers[i] = (transfer){0};
  pthread_mutex_unlock(&lock);
  return real_easy_cleanup(easy, 0, 0, 0, 0, 0);
}
#endif
