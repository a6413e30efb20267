/// libcurl for Foundation's URLSession, opened when the first request is made.
#ifndef C_LIBCURL_H
#define C_LIBCURL_H

/// No body is taken in beyond so many bytes, decompressed; whoever wants less says so before.
enum { LIBCURL_LARGEST_BODY = 17 << 20 };

/// Ends the transfer whose URL has this number for its fragment, as if the server had closed the
/// connection; also one that has not begun. 1 when it is under way, 0 when it is not.
int libcurl_abandon(long exchange);

/// Opens libcurl. 1 when it is there, 0 when it is not installed.
int libcurl_open(void);

#endif
