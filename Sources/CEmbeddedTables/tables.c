// Makes <string.h> declare memmem.
#define _GNU_SOURCE
#include "CEmbeddedTables.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#if defined(__ELF__)
// The tables have their own section. They can't be in .rodata, because Swift's compiler declares
// that section as writable.
#define EMBEDDED __attribute__((section("embedded_tables"))) static const unsigned char
#else
#define EMBEDDED static const unsigned char
#endif

#define TABLE_LIMIT (1 << 30)
#define TABLE(file, name) EMBEDDED bytes_of_##file[] = {
#define END_TABLE };
#include "Tables.h"

#define TABLE_LIMIT 0
#define TABLE(file, name) [EmbeddedTable_##file] = {bytes_of_##file, sizeof bytes_of_##file, #file},
#define END_TABLE
static const EmbeddedBytes tables[] = {
#include "Tables.h"
};

const size_t embedded_table_count = sizeof tables / sizeof *tables;

EmbeddedBytes embedded_table_bytes(EmbeddedTable table) { return tables[table]; }

#define TOPIC_LIMIT (1 << 30)
#define TOPIC(name, language) EMBEDDED topic_##name##_##language[] = {
#define END_TOPIC };
#include "Topics.h"

#define TOPIC_LIMIT 0
#define TOPIC(name, language) \
  {{topic_##name##_##language, sizeof topic_##name##_##language, #name}, #language},
#define END_TOPIC
static const EmbeddedTopic topics[] = {
#include "Topics.h"
};

const size_t embedded_topic_count = sizeof topics / sizeof *topics;

EmbeddedTopic embedded_topic(size_t index) { return topics[index]; }

const unsigned char *embedded_find(
    const void *bytes, size_t length, const unsigned char *text, size_t text_length) {
  return memmem(bytes, length, text, text_length);
}
