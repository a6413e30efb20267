/// libcurl, opened at the first request instead of at every start: it brings some thirty libraries.
/// Types and constants are those of <curl/curl.h>; what is variadic there has a function of one type
/// here, because Swift can't call it otherwise.
#ifndef C_CURL_H
#define C_CURL_H

/// Handles of different kinds are different types.
#define CURL_STRICTER 1
#include <curl/curl.h>

/// Opens the library. 1 when it is there, with all the functions below; 0 when it is not.
int ccurl_open(void);

/// Lets all threads share one heap, which gives back at once what a large answer took. By default each
/// has its own, where that stays.
void ccurl_limit_heap(void);

/// Runs a function on a thread of its own, which takes no signals and need not be joined. 0 when there
/// is none to be had.
int ccurl_start_thread(void (*body)(void *context), void *context);

/// A set of transfers. Reuses connections, and speaks HTTP/2 over one to a server that can.
///
/// - Parameter most_idle: of the connections kept open for the next request.
CURLM *ccurl_multi_init(long most_idle);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi);
/// Sleeps until a transfer can go on or `ccurl_multi_wakeup` is called, for days if need be.
CURLMcode ccurl_multi_poll(CURLM *multi);
/// The one function that any thread may call.
CURLMcode ccurl_multi_wakeup(CURLM *multi);
/// A transfer that has ended, and how; NULL for none.
CURL *ccurl_multi_ended(CURLM *multi, CURLcode *result);

/// What takes in a part of an answer: the bytes it took, any other number to end the transfer.
typedef size_t (*ccurl_receive)(char *bytes, size_t size, size_t count, void *context);

/// A transfer that gets a URL, by http or https only: redirects are not followed, certificates are
/// verified, the environment's proxies used, and what comes compressed is handed on as it was.
///
/// - Parameters:
///   - url: copied.
///   - headers: of the request; they have to last as long as the transfer.
///   - most: bytes of a body as it is sent; one that has more ends with CURLE_ABORTED_BY_CALLBACK.
///   - head: takes in each line of the head.
///   - body: takes in each part of the body.
/// - Returns: NULL where libcurl has no memory or refuses an option.
CURL *ccurl_easy_get(
    const char *url, struct curl_slist *headers, size_t most, ccurl_receive head, ccurl_receive body,
    void *context);
void ccurl_easy_cleanup(CURL *easy);
/// The status of the answer, 0 before there is one.
long ccurl_easy_status(CURL *easy);
/// Whether the server's name has been looked up, or a connection is there that spares it. 0 before that.
int ccurl_easy_has_address(CURL *easy);
/// What was given for `context`.
void *ccurl_easy_context(CURL *easy);

/// A list with one more line, copied; NULL where there is no memory, the list then being as it was.
struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *line);
void ccurl_slist_free_all(struct curl_slist *list);

#endif
