// For memmem.
#define _GNU_SOURCE
#include "CEmbeddedTables.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define TABLE_LIMIT (1 << 30)
#define TABLE(file, name) static const unsigned char bytes_of_##file[] = {
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

static const unsigned char pokemon_names[] = {
#embed "../../Resources/Names/pokemon.bin"
};

EmbeddedBytes embedded_pokemon_names(void) {
  return (EmbeddedBytes){pokemon_names, sizeof pokemon_names, "pokemon"};
}

const unsigned char *embedded_find(
    const void *bytes, size_t length, const unsigned char *text, size_t text_length) {
  return memmem(bytes, length, text, text_length);
}
