/// The bytes of the tables in Resources/, embedded unchanged in the executable.
#ifndef C_EMBEDDED_TABLES_H
#define C_EMBEDDED_TABLES_H

#include <stddef.h>

#include "TableNames.h"

typedef struct {
  const unsigned char *bytes;
  size_t length;
  /// Name of the file without its extension.
  const char *name;
} EmbeddedBytes;

/// Number of tables.
extern const size_t embedded_table_count;

/// Returns the bytes of a table: UTF-8, lines ended by a newline, the first line is the header.
EmbeddedBytes embedded_table_bytes(EmbeddedTable table);

/// The text of a `pokedex help` topic in one language, from a file under Resources/Help.
typedef struct {
  EmbeddedBytes text;
  /// Code of the language.
  const char *language;
} EmbeddedTopic;

/// Number of help texts: one for each topic and language.
extern const size_t embedded_topic_count;

/// Returns the help text at an index. The texts of a topic in all its languages have consecutive
/// indices.
EmbeddedTopic embedded_topic(size_t index);

/// Returns the first occurrence of some bytes within other bytes, or NULL if none exists.
///
/// Swift's Glibc module does not export memmem.
const unsigned char *embedded_find(
    const void *bytes, size_t length, const unsigned char *text, size_t text_length);

#endif
