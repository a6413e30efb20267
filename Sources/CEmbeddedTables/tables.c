// For memmem.
#define _GNU_SOURCE
#include "CEmbeddedTables.h"

#include <string.h>

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
static const unsigned char type_chart[] = {
#embed "../../Resources/Dex/type_chart.tsv"
};
static const unsigned char type_chart_past[] = {
#embed "../../Resources/Dex/type_chart_past.tsv"
};
static const unsigned char pokemon_past[] = {
#embed "../../Resources/Dex/pokemon_past.tsv"
};
static const unsigned char moves[] = {
#embed "../../Resources/Dex/moves.tsv"
};
static const unsigned char moves_past[] = {
#embed "../../Resources/Dex/moves_past.tsv"
};
static const unsigned char move_effects[] = {
#embed "../../Resources/Dex/move_effects.tsv"
};
static const unsigned char natures[] = {
#embed "../../Resources/Dex/natures.tsv"
};
static const unsigned char items[] = {
#embed "../../Resources/Dex/items.tsv"
};
static const unsigned char version_groups[] = {
#embed "../../Resources/Dex/version_groups.tsv"
};
static const unsigned char versions[] = {
#embed "../../Resources/Dex/versions.tsv"
};
static const unsigned char learnsets[] = {
#embed "../../Resources/Dex/learnsets.tsv"
};
static const unsigned char machines[] = {
#embed "../../Resources/Dex/machines.tsv"
};
static const unsigned char encounters[] = {
#embed "../../Resources/Dex/encounters.tsv"
};
static const unsigned char location_areas[] = {
#embed "../../Resources/Dex/location_areas.tsv"
};
static const unsigned char locations[] = {
#embed "../../Resources/Dex/locations.tsv"
};
static const unsigned char held_items[] = {
#embed "../../Resources/Dex/held_items.tsv"
};
static const unsigned char evolutions[] = {
#embed "../../Resources/Dex/evolutions.tsv"
};
static const unsigned char forms[] = {
#embed "../../Resources/Dex/forms.tsv"
};
static const unsigned char growth_rates[] = {
#embed "../../Resources/Dex/growth_rates.tsv"
};
static const unsigned char labels[] = {
#embed "../../Resources/Dex/labels.tsv"
};
static const unsigned char sentences[] = {
#embed "../../Resources/Text/sentences.tsv"
};
static const unsigned char drawings[] = {
#embed "../../Resources/Drawings/drawings.tsv"
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
      [EmbeddedTableTypeChart] = TABLE(type_chart),
      [EmbeddedTableTypeChartPast] = TABLE(type_chart_past),
      [EmbeddedTablePokemonPast] = TABLE(pokemon_past),
      [EmbeddedTableMoves] = TABLE(moves),
      [EmbeddedTableMovesPast] = TABLE(moves_past),
      [EmbeddedTableMoveEffects] = TABLE(move_effects),
      [EmbeddedTableNatures] = TABLE(natures),
      [EmbeddedTableItems] = TABLE(items),
      [EmbeddedTableVersionGroups] = TABLE(version_groups),
      [EmbeddedTableVersions] = TABLE(versions),
      [EmbeddedTableLearnsets] = TABLE(learnsets),
      [EmbeddedTableMachines] = TABLE(machines),
      [EmbeddedTableEncounters] = TABLE(encounters),
      [EmbeddedTableLocationAreas] = TABLE(location_areas),
      [EmbeddedTableLocations] = TABLE(locations),
      [EmbeddedTableHeldItems] = TABLE(held_items),
      [EmbeddedTableEvolutions] = TABLE(evolutions),
      [EmbeddedTableForms] = TABLE(forms),
      [EmbeddedTableGrowthRates] = TABLE(growth_rates),
      [EmbeddedTableLabels] = TABLE(labels),
      [EmbeddedTableSentences] = TABLE(sentences),
      [EmbeddedTableDrawings] = TABLE(drawings),
  };
  return tables[table];
}

const unsigned char *embedded_find(
    const void *bytes, size_t length, const unsigned char *text, size_t text_length) {
  return memmem(bytes, length, text, text_length);
}
