// The list of all tables in the executable. Each table is a file under Resources. The second
// argument of TABLE is the name of the table's case in Swift's enum `TableName`. This file is
// included more than once, each time with other definitions of TABLE and END_TABLE. The bytes are
// embedded only if TABLE_LIMIT is not 0.
//
// The file is not in the folder `include`, because it is not a header of the module.

TABLE(species, species)
#embed "../../Resources/Dex/species.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(species_names, speciesNames)
#embed "../../Resources/Dex/species_names.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(genera, genera)
#embed "../../Resources/Dex/genera.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(evolution_chains, evolutionChains)
#embed "../../Resources/Dex/evolution_chains.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(pokemon, pokemon)
#embed "../../Resources/Dex/pokemon.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(variety_names, varietyNames)
#embed "../../Resources/Dex/variety_names.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(form_triggers, formTriggers)
#embed "../../Resources/Dex/form_triggers.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(variety_rules, varietyRules)
#embed "../../Resources/Dex/variety_rules.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(showdown_names, showdownNames)
#embed "../../Resources/Dex/showdown_names.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(types, types)
#embed "../../Resources/Dex/types.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(abilities, abilities)
#embed "../../Resources/Dex/abilities.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(egg_groups, eggGroups)
#embed "../../Resources/Dex/egg_groups.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(type_chart, typeChart)
#embed "../../Resources/Dex/type_chart.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(type_chart_past, typeChartPast)
#embed "../../Resources/Dex/type_chart_past.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(pokemon_by_game, pokemonByGame)
#embed "../../Resources/Dex/pokemon_by_game.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(moves, moves)
#embed "../../Resources/Dex/moves.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(moves_by_game, movesByGame)
#embed "../../Resources/Dex/moves_by_game.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(move_effects, moveEffects)
#embed "../../Resources/Dex/move_effects.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(move_flags, moveFlags)
#embed "../../Resources/Dex/move_flags.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(move_battle, moveBattle)
#embed "../../Resources/Dex/move_battle.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(move_subjects, moveSubjects)
#embed "../../Resources/Dex/move_subjects.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(natures, natures)
#embed "../../Resources/Dex/natures.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(items, items)
#embed "../../Resources/Dex/items.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(item_facts, itemFacts)
#embed "../../Resources/Dex/item_facts.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(item_cures, itemCures)
#embed "../../Resources/Dex/item_cures.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(item_prices, itemPrices)
#embed "../../Resources/Dex/item_prices.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(version_groups, versionGroups)
#embed "../../Resources/Dex/version_groups.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(versions, versions)
#embed "../../Resources/Dex/versions.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(learnsets, learnsets)
#embed "../../Resources/Dex/learnsets.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(machines, machines)
#embed "../../Resources/Dex/machines.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(encounters, encounters)
#embed "../../Resources/Dex/encounters.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(available, available)
#embed "../../Resources/Dex/available.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(obtainable, obtainable)
#embed "../../Resources/Dex/obtainable.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(encounter_conditions, encounterConditions)
#embed "../../Resources/Dex/encounter_conditions.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(location_areas, locationAreas)
#embed "../../Resources/Dex/location_areas.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(locations, locations)
#embed "../../Resources/Dex/locations.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(held_items, heldItems)
#embed "../../Resources/Dex/held_items.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(item_places, itemPlaces)
#embed "../../Resources/Dex/item_places.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(trainers, trainers)
#embed "../../Resources/Dex/trainers.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(trainer_names, trainerNames)
#embed "../../Resources/Dex/trainer_names.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(evolutions, evolutions)
#embed "../../Resources/Dex/evolutions.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(forms, forms)
#embed "../../Resources/Dex/forms.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(growth_rates, growthRates)
#embed "../../Resources/Dex/growth_rates.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(regional_dexes, regionalDexes)
#embed "../../Resources/Dex/regional_dexes.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(labels, labels)
#embed "../../Resources/Dex/labels.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(sentences, sentences)
#embed "../../Resources/Text/sentences.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(form_names, formNames)
#embed "../../Resources/Text/form_names.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(place_words, placeWords)
#embed "../../Resources/Text/place_words.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(ability_words, abilityWords)
#embed "../../Resources/Text/ability_words.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(move_words, moveWords)
#embed "../../Resources/Text/move_words.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(item_words, itemWords)
#embed "../../Resources/Text/item_words.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(query_words, queryWords)
#embed "../../Resources/Text/query_words.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(palette_words, paletteWords)
#embed "../../Resources/Text/palette_words.tsv" limit(TABLE_LIMIT)
END_TABLE
TABLE(drawings, drawings)
#embed "../../Resources/Drawings/drawings.tsv" limit(TABLE_LIMIT)
END_TABLE

#undef TABLE
#undef END_TABLE
#undef TABLE_LIMIT
