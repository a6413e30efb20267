/// The bytes of the tables of Resources/, taken into the executable as they are.
#ifndef C_EMBEDDED_TABLES_H
#define C_EMBEDDED_TABLES_H

#include <stddef.h>

#include "TableNames.h"

typedef struct {
  const unsigned char *bytes;
  size_t length;
  /// The file's name without its ending.
  const char *name;
} EmbeddedBytes;

/// How many tables there are.
extern const size_t embedded_table_count;

/// The bytes of one table: UTF-8, lines ended by a newline, the first line the header.
EmbeddedBytes embedded_table_bytes(EmbeddedTable table);

/// Where the lines of tables begin, as Resources/Dex/lines.bin has it.
EmbeddedBytes embedded_line_starts(void);

/// The index of the names of Pokémon, as Resources/Names has it.
EmbeddedBytes embedded_pokemon_names(void);

/// A topic of `pokedex help` in one language, a file under Resources/Help.
typedef struct {
  EmbeddedBytes text;
  /// The language's code.
  const char *language;
} EmbeddedTopic;

/// Number of topics, counted once for each language.
extern const size_t embedded_topic_count;

/// The languages of one topic stand together.
EmbeddedTopic embedded_topic(size_t index);

/// Where a text first occurs in some bytes, NULL for nowhere. Swift's Glibc does not show memmem.
const unsigned char *embedded_find(
    const void *bytes, size_t length, const unsigned char *text, size_t text_length);

#endif
