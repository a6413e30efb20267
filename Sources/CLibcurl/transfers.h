/// What libcurl.c and transfers.c share.
#ifndef TRANSFERS_H
#define TRANSFERS_H

/// Any argument or result of a function of libcurl: a pointer, a long, an enum.
typedef long word;

word real_easy_setopt(word, word, word, word, word, word);
word real_easy_cleanup(word, word, word, word, word, word);
word real_multi_add_handle(word, word, word, word, word, word);
word real_multi_setopt(word, word, word, word, word, word);

#endif
