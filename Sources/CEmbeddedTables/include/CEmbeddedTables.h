/// The tables of Resources/, taken into the executable as they are.
#ifndef C_EMBEDDED_TABLES_H
#define C_EMBEDDED_TABLES_H

#include <stddef.h>

typedef enum {
  EmbeddedTableSpecies,
  EmbeddedTableSpeciesNames,
  EmbeddedTableGenera,
  EmbeddedTableEvolutionChains,
  EmbeddedTablePokemon,
  EmbeddedTableVarietyNames,
  EmbeddedTableTypes,
  EmbeddedTableAbilities,
  EmbeddedTableEggGroups,
  EmbeddedTableTypeChart,
  EmbeddedTableTypeChartPast,
  EmbeddedTablePokemonPast,
  EmbeddedTableMoves,
  EmbeddedTableMovesPast,
  EmbeddedTableMoveEffects,
  EmbeddedTableNatures,
  EmbeddedTableItems,
  EmbeddedTableVersionGroups,
  EmbeddedTableVersions,
  EmbeddedTableLearnsets,
  EmbeddedTableMachines,
  EmbeddedTableEncounters,
  EmbeddedTableLocationAreas,
  EmbeddedTableLocations,
  EmbeddedTableHeldItems,
  EmbeddedTableEvolutions,
  EmbeddedTableForms,
  EmbeddedTableGrowthRates,
  EmbeddedTableLabels,
  EmbeddedTableSentences,
  EmbeddedTableDrawings,
} EmbeddedTable;

typedef struct {
  const unsigned char *bytes;
  size_t length;
} EmbeddedBytes;

/// The bytes of one table: UTF-8, lines ended by a newline, the first line the header.
EmbeddedBytes embedded_table_bytes(EmbeddedTable table);

/// Where a text first occurs in some bytes, NULL for nowhere. Swift's Glibc does not show memmem.
const unsigned char *embedded_find(
    const void *bytes, size_t length, const unsigned char *text, size_t text_length);

#endif
