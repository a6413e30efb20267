/// libcurl for Swift. The library is loaded at the first request rather than when the program
/// starts, because it loads some thirty other libraries. Types and constants come from
/// <curl/curl.h>. Variadic functions have typed versions here, because Swift can't call them
/// otherwise.
#ifndef C_CURL_H
#define C_CURL_H

/// Makes <curl/curl.h> declare a separate type for each kind of handle.
#define CURL_STRICTER 1
#include <curl/curl.h>

/// Loads the library. Returns 1 if it and all functions below are available, else 0.
int ccurl_open(void);

/// Makes all threads share one heap. It returns the memory of a large response to the system as
/// soon as the memory is freed. By default, each thread has its own heap, which keeps that memory.
void ccurl_limit_heap(void);

/// Runs a function on a new detached thread that receives no signals. Returns 0 if no thread can be
/// created.
int ccurl_start_thread(void (*body)(void *context), void *context);

/// Creates a set of transfers, which reuses connections. Transfers to a server that supports HTTP/2
/// share one connection.
///
/// - Parameter most_idle: Maximum number of idle connections kept for later requests.
CURLM *ccurl_multi_init(long most_idle);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi);
/// Waits without a time limit until a transfer can continue or `ccurl_multi_wakeup` is called.
CURLMcode ccurl_multi_poll(CURLM *multi);
/// Wakes the thread that waits in `ccurl_multi_poll`. This is the only function that other threads
/// may call.
CURLMcode ccurl_multi_wakeup(CURLM *multi);
/// Returns a finished transfer and stores its result in `result`. Returns NULL if no other transfer
/// has finished.
CURL *ccurl_multi_ended(CURLM *multi, CURLcode *result);

/// A function that receives the next bytes of a response. It returns the number of bytes processed;
/// any other number than the one received ends the transfer.
typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);

/// Creates a transfer that gets a URL over http or https. It does not follow redirects, verifies
/// certificates, uses the environment's proxies, and decompresses the body.
///
/// - Parameters:
///   - url: The URL to get. It is copied.
///   - headers: The request's headers. They must live as long as the transfer.
///   - most: Maximum size of the body in bytes as transferred. A larger body ends the transfer with
///     CURLE_ABORTED_BY_CALLBACK.
///   - head: Receives each line of the head.
///   - body: Receives each part of the body.
/// - Returns: NULL if memory is short or libcurl rejects an option.
CURL *ccurl_easy_get(
    const char *url, struct curl_slist *headers, size_t most, ccurl_receive head, ccurl_receive body,
    void *context);
void ccurl_easy_cleanup(CURL *easy);
/// Sets the certificate authorities that a transfer trusts.
///
/// - Parameters:
///   - file: A file with certificates, in place of the system's file. NULL for the system's.
///   - folder: A folder with certificates, in place of the system's folder. NULL for the system's.
/// - Returns: 1; 0 if memory is short or libcurl rejects an option.
int ccurl_easy_trust(CURL *easy, const char *file, const char *folder);
/// Returns the proxy's HTTP status in response to CONNECT; 0 if there was none.
long ccurl_easy_proxy_status(CURL *easy);
/// Returns the path of the system's file with certificates; NULL if it is unknown.
const char *ccurl_easy_system_certificates(CURL *easy);
/// Returns the response's HTTP status; 0 before it has arrived.
long ccurl_easy_status(CURL *easy);
/// Whether the server's name has been resolved, or need not be because a connection is already
/// open.
int ccurl_easy_has_address(CURL *easy);
/// Returns the `context` passed to `ccurl_easy_get`.
void *ccurl_easy_context(CURL *easy);

/// Appends a copy of a line to a list. Returns NULL if memory is short; the list is unchanged then.
struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *line);
void ccurl_slist_free_all(struct curl_slist *list);

#endif
