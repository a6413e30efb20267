#include "CEmbeddedTables.h"

// #embed is C23; this file is compiled as C17, where clang offers it as an extension.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char species[] = {
#embed "../../Resources/Dex/species.tsv"
};
static const unsigned char species_names[] = {
#embed "../../Resources/Dex/species_names.tsv"
};
static const unsigned char genera[] = {
#embed "../../Resources/Dex/genera.tsv"
};
static const unsigned char evolution_chains[] = {
#embed "../../Resources/Dex/evolution_chains.tsv"
};
static const unsigned char pokemon[] = {
#embed "../../Resources/Dex/pokemon.tsv"
};
static const unsigned char variety_names[] = {
#embed "../../Resources/Dex/variety_names.tsv"
};
static const unsigned char types[] = {
#embed "../../Resources/Dex/types.tsv"
};
static const unsigned char abilities[] = {
#embed "../../Resources/Dex/abilities.tsv"
};
static const unsigned char egg_groups[] = {
#embed "../../Resources/Dex/egg_groups.tsv"
};
static const unsigned char sentences[] = {
#embed "../../Resources/Text/sentences.tsv"
};

#define TABLE(name) {name, sizeof name}

EmbeddedBytes embedded_table_bytes(EmbeddedTable table) {
  static const EmbeddedBytes tables[] = {
      [EmbeddedTableSpecies] = TABLE(species),
      [EmbeddedTableSpeciesNames] = TABLE(species_names),
      [EmbeddedTableGenera] = TABLE(genera),
      [EmbeddedTableEvolutionChains] = TABLE(evolution_chains),
      [EmbeddedTablePokemon] = TABLE(pokemon),
      [EmbeddedTableVarietyNames] = TABLE(variety_names),
      [EmbeddedTableTypes] = TABLE(types),
      [EmbeddedTableAbilities] = TABLE(abilities),
      [EmbeddedTableEggGroups] = TABLE(egg_groups),
      [EmbeddedTableSentences] = TABLE(sentences),
  };
  return tables[table];
}
