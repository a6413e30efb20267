-- The rules of the tables in Resources, as SQLite checks them. `DataRulesTests` loads every table and reads it back.
--
-- A cell with `-` is NULL. A table WITHOUT ROWID reads back in the order of its key, so its rows must be in that
-- order. Each view whose name has a space is a rule: a row of it breaks the rule. In this file, `split(list, ',')` stands
-- for the list as a JSON array. Statements are separated by empty lines.

CREATE TABLE species (
  number INTEGER PRIMARY KEY CHECK (number > 0),
  slug TEXT NOT NULL UNIQUE,
  generation INTEGER NOT NULL CHECK (generation BETWEEN 1 AND 9),
  evolves_from TEXT REFERENCES species(slug),
  evolution_chain INTEGER NOT NULL REFERENCES evolution_chains(chain),
  gender_rate INTEGER NOT NULL CHECK (gender_rate BETWEEN -1 AND 8),
  capture_rate INTEGER NOT NULL CHECK (capture_rate BETWEEN 3 AND 255),
  base_happiness INTEGER CHECK (base_happiness BETWEEN 0 AND 255),
  hatch_counter INTEGER CHECK (hatch_counter BETWEEN 1 AND 255),
  growth_rate TEXT NOT NULL REFERENCES growth_rates(slug),
  egg_groups TEXT NOT NULL CHECK (json_array_length(split(egg_groups, ',')) BETWEEN 1 AND 2),
  is_baby INTEGER NOT NULL CHECK (is_baby IN (0, 1)),
  is_legendary INTEGER NOT NULL CHECK (is_legendary IN (0, 1)),
  is_mythical INTEGER NOT NULL CHECK (is_mythical IN (0, 1)),
  color TEXT, shape TEXT, habitat TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE species_names (
  number INTEGER PRIMARY KEY REFERENCES species(number),
  en TEXT NOT NULL, ja TEXT NOT NULL, "ja-hrkt" TEXT NOT NULL, ko TEXT NOT NULL, "zh-hans" TEXT NOT NULL,
  "zh-hant" TEXT NOT NULL, fr TEXT NOT NULL, de TEXT NOT NULL, es TEXT NOT NULL, it TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE genera (
  number INTEGER PRIMARY KEY REFERENCES species(number),
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT, CHECK (coalesce(ja, "ja-hrkt") IS NOT NULL)
) STRICT, WITHOUT ROWID

CREATE TABLE evolution_chains (
  chain INTEGER PRIMARY KEY CHECK (chain BETWEEN 1 AND 999),
  members TEXT NOT NULL CHECK (json_array_length(split(members, ',')) BETWEEN 1 AND 9)
) STRICT, WITHOUT ROWID

CREATE TABLE pokemon (
  number INTEGER NOT NULL REFERENCES species(number),
  id INTEGER NOT NULL UNIQUE CHECK (id BETWEEN 1 AND 19999),
  slug TEXT NOT NULL UNIQUE,
  types TEXT NOT NULL CHECK (json_array_length(split(types, ',')) BETWEEN 1 AND 2),
  is_default INTEGER NOT NULL CHECK (is_default = (id = number)),
  height_dm INTEGER NOT NULL CHECK (height_dm BETWEEN 1 AND 1000),
  weight_hg INTEGER NOT NULL CHECK (weight_hg BETWEEN 0 AND 10000),
  base_experience INTEGER CHECK (base_experience BETWEEN 1 AND 999),
  stats TEXT NOT NULL CHECK (json_array_length(split(stats, ',')) = 6),
  effort TEXT NOT NULL CHECK (json_array_length(split(effort, ',')) = 6),
  abilities TEXT NOT NULL CHECK (json_array_length(split(abilities, ',')) = 3),
  PRIMARY KEY (number, id), CHECK (is_default OR id > 10000)
) STRICT, WITHOUT ROWID

CREATE TABLE variety_names (
  id INTEGER PRIMARY KEY REFERENCES pokemon(id),
  number INTEGER NOT NULL REFERENCES species(number),
  form TEXT NOT NULL,
  region TEXT CHECK (region IN ('alola', 'galar', 'hisui', 'paldea')),
  en TEXT, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT, it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE form_triggers (
  pokemon INTEGER NOT NULL REFERENCES pokemon(id) CHECK (pokemon > 10000),
  kind TEXT NOT NULL CHECK (kind IN ('item', 'move', 'ability')),
  name TEXT NOT NULL,
  since TEXT REFERENCES version_groups(slug),
  before TEXT REFERENCES version_groups(slug)
) STRICT

CREATE TABLE variety_rules (
  pokemon INTEGER NOT NULL REFERENCES pokemon(id),
  rule TEXT NOT NULL CHECK (rule IN (
    'comes-by-chance', 'comes-by-sweet', 'comes-as-default', 'evolves-untold', 'form-of', 'no-eggs', 'in-games', 'changes-since')),
  "values" TEXT CHECK ((rule IN ('form-of', 'in-games', 'changes-since')) = ("values" IS NOT NULL))
) STRICT

CREATE TABLE showdown_names (
  slug TEXT PRIMARY KEY, name TEXT NOT NULL, until INTEGER CHECK (until BETWEEN 1 AND 9)
) STRICT, WITHOUT ROWID

CREATE TABLE types (
  slug TEXT PRIMARY KEY,
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT, CHECK (coalesce(ja, "ja-hrkt") IS NOT NULL)
) STRICT, WITHOUT ROWID

CREATE TABLE abilities (
  slug TEXT PRIMARY KEY,
  generation INTEGER NOT NULL CHECK (generation BETWEEN 3 AND 9),
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE egg_groups (
  slug TEXT PRIMARY KEY,
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT, CHECK (coalesce(ja, "ja-hrkt") IS NOT NULL)
) STRICT, WITHOUT ROWID

CREATE TABLE type_chart (
  attacking TEXT NOT NULL UNIQUE REFERENCES types(slug),
  normal INTEGER NOT NULL, fighting INTEGER NOT NULL, flying INTEGER NOT NULL, poison INTEGER NOT NULL,
  ground INTEGER NOT NULL, rock INTEGER NOT NULL, bug INTEGER NOT NULL, ghost INTEGER NOT NULL,
  steel INTEGER NOT NULL, fire INTEGER NOT NULL, water INTEGER NOT NULL, grass INTEGER NOT NULL,
  electric INTEGER NOT NULL, psychic INTEGER NOT NULL, ice INTEGER NOT NULL, dragon INTEGER NOT NULL,
  dark INTEGER NOT NULL, fairy INTEGER NOT NULL, stellar INTEGER NOT NULL
) STRICT

CREATE TABLE type_chart_past (
  until_generation INTEGER NOT NULL CHECK (until_generation BETWEEN 1 AND 8),
  attacking TEXT NOT NULL REFERENCES type_chart(attacking),
  normal INTEGER NOT NULL, fighting INTEGER NOT NULL, flying INTEGER NOT NULL, poison INTEGER NOT NULL,
  ground INTEGER NOT NULL, rock INTEGER NOT NULL, bug INTEGER NOT NULL, ghost INTEGER NOT NULL,
  steel INTEGER NOT NULL, fire INTEGER NOT NULL, water INTEGER NOT NULL, grass INTEGER NOT NULL,
  electric INTEGER NOT NULL, psychic INTEGER NOT NULL, ice INTEGER NOT NULL, dragon INTEGER NOT NULL,
  dark INTEGER NOT NULL, fairy INTEGER NOT NULL, stellar INTEGER NOT NULL
) STRICT

CREATE TABLE pokemon_by_game (
  pokemon INTEGER PRIMARY KEY REFERENCES pokemon(id),
  types TEXT, abilities TEXT, stats TEXT, effort TEXT, base_experience TEXT, base_happiness TEXT, capture_rate TEXT,
  hatch_counter TEXT, growth_rate TEXT, gender_rate TEXT, egg_groups TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE moves (
  id INTEGER PRIMARY KEY CHECK (id BETWEEN 1 AND 10018),
  slug TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL REFERENCES types(slug),
  damage_class TEXT NOT NULL CHECK (damage_class IN ('physical', 'special', 'status', 'varies')),
  power INTEGER CHECK (power BETWEEN 10 AND 250),
  accuracy INTEGER CHECK (accuracy BETWEEN 30 AND 100),
  pp INTEGER CHECK (pp BETWEEN 1 AND 40),
  priority INTEGER NOT NULL CHECK (priority BETWEEN -7 AND 5),
  generation INTEGER NOT NULL CHECK (generation BETWEEN 1 AND 9),
  target TEXT NOT NULL,
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE moves_by_game (
  move_id INTEGER PRIMARY KEY REFERENCES moves(id),
  type TEXT, power TEXT, accuracy TEXT, pp TEXT, damage_class TEXT, priority TEXT, target TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE move_effects (
  move_id INTEGER PRIMARY KEY REFERENCES moves(id) CHECK (move_id < 1000),
  category TEXT NOT NULL,
  ailment TEXT NOT NULL,
  crit_rate INTEGER NOT NULL CHECK (crit_rate BETWEEN 0 AND 6),
  drain INTEGER NOT NULL CHECK (drain BETWEEN -100 AND 100),
  healing INTEGER NOT NULL CHECK (healing BETWEEN -100 AND 100),
  flinch_chance INTEGER NOT NULL CHECK (flinch_chance BETWEEN 0 AND 100),
  ailment_chance INTEGER NOT NULL CHECK (ailment_chance BETWEEN 0 AND 100),
  stat_chance INTEGER NOT NULL CHECK (stat_chance BETWEEN 0 AND 100),
  min_hits INTEGER CHECK (min_hits BETWEEN 2 AND 10),
  max_hits INTEGER CHECK (max_hits BETWEEN min_hits AND 10),
  min_turns INTEGER CHECK (min_turns BETWEEN 2 AND 15),
  max_turns INTEGER CHECK (max_turns BETWEEN min_turns AND 15),
  effect_chance INTEGER CHECK (effect_chance BETWEEN 1 AND 100),
  stat_changes TEXT,
  CHECK ((min_hits IS NULL) = (max_hits IS NULL)), CHECK ((min_turns IS NULL) = (max_turns IS NULL))
) STRICT, WITHOUT ROWID

CREATE TABLE move_flags (move_id INTEGER PRIMARY KEY REFERENCES moves(id), flags TEXT) STRICT, WITHOUT ROWID

CREATE TABLE move_battle (
  move_id INTEGER NOT NULL REFERENCES moves(id),
  since INTEGER NOT NULL CHECK (since BETWEEN 1 AND 9),
  until INTEGER CHECK (until BETWEEN since AND 8),
  fact TEXT NOT NULL,
  value TEXT
) STRICT

CREATE TABLE move_subjects (
  move TEXT PRIMARY KEY REFERENCES moves(slug), subjects TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE natures (
  slug TEXT PRIMARY KEY,
  increased_stat TEXT, decreased_stat TEXT,
  likes_flavor TEXT CHECK (likes_flavor IN ('spicy', 'sour', 'sweet', 'dry', 'bitter')),
  hates_flavor TEXT CHECK (hates_flavor IN ('spicy', 'sour', 'sweet', 'dry', 'bitter')),
  en TEXT NOT NULL, ja TEXT NOT NULL, "ja-hrkt" TEXT NOT NULL, ko TEXT NOT NULL, "zh-hans" TEXT NOT NULL,
  "zh-hant" TEXT NOT NULL, fr TEXT NOT NULL, de TEXT NOT NULL, es TEXT NOT NULL, it TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE items (
  slug TEXT PRIMARY KEY,
  category TEXT NOT NULL, pocket TEXT NOT NULL,
  fling_power INTEGER CHECK (fling_power BETWEEN 10 AND 130),
  attributes TEXT,
  en TEXT, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT, it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE item_facts (
  item TEXT PRIMARY KEY REFERENCES items(slug),
  fact TEXT NOT NULL CHECK (fact IN (
    'boosts-type', 'plate', 'gem', 'resists-type', 'multi-attack', 'techno-blast', 'z-type', 'z-move', 'revives',
    'revives-half', 'ball')),
  name TEXT, pokemon TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE item_cures (
  item TEXT PRIMARY KEY REFERENCES items(slug),
  conditions TEXT NOT NULL,
  generation INTEGER CHECK (generation BETWEEN 2 AND 9)
) STRICT, WITHOUT ROWID

CREATE TABLE item_prices (item TEXT PRIMARY KEY REFERENCES items(slug), prices TEXT NOT NULL) STRICT, WITHOUT ROWID

CREATE TABLE version_groups (
  slug TEXT NOT NULL UNIQUE,
  generation INTEGER NOT NULL CHECK (generation BETWEEN 1 AND 9),
  versions TEXT NOT NULL,
  records_encounters INTEGER NOT NULL CHECK (records_encounters IN (0, 1)),
  added_to TEXT REFERENCES version_groups(slug),
  is_battles_only INTEGER NOT NULL CHECK (is_battles_only IN (0, 1)),
  varieties_until INTEGER CHECK (varieties_until BETWEEN 1 AND 9),
  standing TEXT NOT NULL CHECK (standing IN ('main', 'second', 'apart')),
  egg_cycle_steps INTEGER CHECK (egg_cycle_steps BETWEEN 128 AND 257),
  region TEXT UNIQUE,
  nicknames TEXT,
  dexes TEXT,
  lacks TEXT
) STRICT

CREATE TABLE versions (
  slug TEXT PRIMARY KEY,
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE learnsets (
  game INTEGER NOT NULL,
  pokemon INTEGER NOT NULL REFERENCES pokemon(id),
  level_up TEXT, machine TEXT, egg TEXT, tutor TEXT, other TEXT, reminder TEXT,
  PRIMARY KEY (game, pokemon)
) STRICT, WITHOUT ROWID

CREATE TABLE machines (
  version_group TEXT NOT NULL UNIQUE REFERENCES version_groups(slug), machines TEXT NOT NULL
) STRICT

CREATE TABLE encounters (
  pokemon INTEGER NOT NULL REFERENCES pokemon(id), versions TEXT NOT NULL, encounters TEXT NOT NULL
) STRICT

CREATE TABLE available (
  pokemon INTEGER PRIMARY KEY REFERENCES pokemon(id), games TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE obtainable (
  pokemon INTEGER PRIMARY KEY REFERENCES pokemon(id), versions TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE encounter_conditions (
  number INTEGER PRIMARY KEY, conditions TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID

CREATE TABLE location_areas (
  slug TEXT PRIMARY KEY,
  location TEXT NOT NULL REFERENCES locations(slug), region TEXT NOT NULL, english_name TEXT NOT NULL, part TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE locations (
  slug TEXT PRIMARY KEY,
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE held_items (
  pokemon INTEGER PRIMARY KEY REFERENCES pokemon(id), held TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE item_places (
  item TEXT NOT NULL REFERENCES items(slug), versions TEXT NOT NULL,
  location TEXT REFERENCES locations(slug), part TEXT,
  how TEXT NOT NULL CHECK (how IN (
    'ball', 'hidden', 'gift', 'prize', 'berry-tree', 'apricorn-tree', 'pickup', 'shop', 'vending-machine')),
  price INTEGER CHECK (price BETWEEN 1 AND 999999), currency TEXT,
  "count" INTEGER NOT NULL CHECK ("count" BETWEEN 1 AND 999), spots INTEGER NOT NULL CHECK (spots BETWEEN 1 AND 999),
  conditions TEXT, source TEXT NOT NULL CHECK (source IN ('g', 'f', 'p')),
  CHECK ((location IS NULL) = (how = 'pickup')), CHECK ((price IS NULL) = (currency IS NULL)),
  CHECK (how NOT IN ('shop', 'vending-machine') OR currency = 'money')
) STRICT

CREATE TABLE trainers (
  versions TEXT NOT NULL, battle TEXT NOT NULL, slug TEXT NOT NULL REFERENCES trainer_names(slug),
  kind TEXT NOT NULL CHECK (kind IN ('gym-leader', 'elite-four', 'champion', 'rival', 'boss', 'other-important')),
  "order" INTEGER NOT NULL CHECK ("order" BETWEEN 1 AND 199), location TEXT REFERENCES locations(slug), part TEXT,
  is_rematch INTEGER NOT NULL CHECK (is_rematch IN (0, 1)), is_double INTEGER NOT NULL CHECK (is_double IN (0, 1)),
  type TEXT REFERENCES types(slug), badge INTEGER CHECK (badge BETWEEN 1 AND 16), conditions TEXT, items TEXT,
  source TEXT NOT NULL CHECK (source IN ('g', 'n')), party TEXT NOT NULL
) STRICT

CREATE TABLE trainer_names (
  slug TEXT PRIMARY KEY, en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT,
  de TEXT, es TEXT, it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE evolutions (
  chain_id INTEGER NOT NULL REFERENCES evolution_chains(chain),
  from_species INTEGER NOT NULL REFERENCES species(number),
  to_species INTEGER NOT NULL REFERENCES species(number),
  "trigger" TEXT,
  min_level INTEGER CHECK (min_level BETWEEN 1 AND 100),
  item TEXT REFERENCES items(slug),
  held_item TEXT REFERENCES items(slug),
  known_move TEXT REFERENCES moves(slug),
  known_move_type TEXT REFERENCES types(slug),
  location TEXT REFERENCES locations(slug),
  min_happiness INTEGER CHECK (min_happiness BETWEEN 0 AND 255),
  min_beauty INTEGER CHECK (min_beauty BETWEEN 0 AND 255),
  min_affection INTEGER CHECK (min_affection BETWEEN 0 AND 5),
  gender INTEGER CHECK (gender IN (1, 2)),
  time_of_day TEXT CHECK (time_of_day IN ('day', 'night', 'dusk', 'full-moon')),
  needs_overworld_rain INTEGER CHECK (needs_overworld_rain = 1),
  party_species TEXT REFERENCES species(slug),
  party_type TEXT REFERENCES types(slug),
  relative_physical_stats INTEGER CHECK (relative_physical_stats IN (-1, 0, 1)),
  trade_species TEXT REFERENCES species(slug),
  turn_upside_down INTEGER CHECK (turn_upside_down = 1),
  more TEXT
) STRICT

CREATE TABLE forms (
  pokemon INTEGER NOT NULL REFERENCES pokemon(id),
  slug TEXT NOT NULL UNIQUE, form TEXT,
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  is_mega INTEGER NOT NULL CHECK (is_mega IN (0, 1)),
  is_battle_only INTEGER NOT NULL CHECK (is_battle_only IN (0, 1)),
  version_group TEXT NOT NULL REFERENCES version_groups(slug),
  en TEXT, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT, it TEXT
) STRICT

CREATE TABLE growth_rates (
  slug TEXT PRIMARY KEY,
  experience_at_levels_1_to_100 TEXT NOT NULL
    CHECK (json_array_length(split(experience_at_levels_1_to_100, ',')) = 100)
) STRICT, WITHOUT ROWID

CREATE TABLE regional_dexes (
  number INTEGER PRIMARY KEY REFERENCES species(number), numbers TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE labels (
  key TEXT PRIMARY KEY,
  en TEXT NOT NULL, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT,
  it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE ability_words (key TEXT PRIMARY KEY REFERENCES abilities(slug), en TEXT, ja TEXT, de TEXT)
STRICT, WITHOUT ROWID

CREATE TABLE move_words (
  key TEXT PRIMARY KEY REFERENCES moves(slug), en TEXT NOT NULL, ja TEXT NOT NULL, de TEXT NOT NULL
) STRICT, WITHOUT ROWID

CREATE TABLE item_words (key TEXT NOT NULL UNIQUE, en TEXT NOT NULL, ja TEXT NOT NULL, de TEXT NOT NULL) STRICT

CREATE TABLE form_names (
  form TEXT PRIMARY KEY,
  en TEXT, ja TEXT, "ja-hrkt" TEXT, ko TEXT, "zh-hans" TEXT, "zh-hant" TEXT, fr TEXT, de TEXT, es TEXT, it TEXT
) STRICT, WITHOUT ROWID

CREATE TABLE sentences (key TEXT NOT NULL UNIQUE, en TEXT NOT NULL, ja TEXT NOT NULL, de TEXT NOT NULL) STRICT

CREATE TABLE place_words (key TEXT NOT NULL UNIQUE, en TEXT, ja TEXT, de TEXT) STRICT

CREATE TABLE query_words (key TEXT NOT NULL UNIQUE, en TEXT, ja TEXT, de TEXT) STRICT

CREATE TABLE palette_words (key TEXT NOT NULL UNIQUE, en TEXT, ja TEXT, de TEXT) STRICT

CREATE TABLE drawings (shape TEXT NOT NULL, pixels TEXT NOT NULL) STRICT

-- Lists, one row for each item: its list, its row's key, its position, and its parts. Small lists are tables, as rules
-- read them often.

CREATE TEMP TABLE list AS
SELECT 'egg_groups' AS name, number AS row, j.key AS place, j.value AS item FROM species, json_each(split(egg_groups, ',')) j
UNION ALL SELECT 'members', chain, j.key, j.value FROM evolution_chains, json_each(split(members, ',')) j
UNION ALL SELECT 'types', pokemon.id, j.key, j.value FROM pokemon, json_each(split(types, ',')) j
UNION ALL SELECT 'stats', pokemon.id, j.key, j.value FROM pokemon, json_each(split(stats, ',')) j
UNION ALL SELECT 'effort', pokemon.id, j.key, j.value FROM pokemon, json_each(split(effort, ',')) j
UNION ALL SELECT 'abilities', pokemon.id, j.key, j.value FROM pokemon, json_each(split(abilities, ',')) j
UNION ALL SELECT 'subjects', move, j.key, j.value FROM move_subjects, json_each(split(subjects, ',')) j
UNION ALL SELECT 'flags', move_id, j.key, j.value FROM move_flags, json_each(split(flags, ',')) j
UNION ALL SELECT 'attributes', slug, j.key, j.value FROM items, json_each(split(attributes, ',')) j
UNION ALL SELECT 'stat_changes', move_id, j.key, j.value FROM move_effects, json_each(split(stat_changes, ',')) j
UNION ALL SELECT 'prices', item, j.key, j.value FROM item_prices, json_each(split(prices, ',')) j
UNION ALL SELECT 'machines', version_group, j.key, j.value FROM machines, json_each(split(machines, ',')) j
UNION ALL SELECT 'games', pokemon, j.key, j.value FROM available, json_each(split(games, ',')) j
UNION ALL SELECT 'obtainable', pokemon, j.key, j.value FROM obtainable, json_each(split(versions, ',')) j
UNION ALL SELECT 'met-in', encounters.rowid, j.key, j.value FROM encounters, json_each(split(versions, ',')) j
UNION ALL SELECT 'conditions', number, j.key, j.value FROM encounter_conditions, json_each(split(conditions, ',')) j
UNION ALL SELECT 'place-of', item_places.rowid, j.key, j.value FROM item_places, json_each(split(versions, ',')) j
UNION ALL SELECT 'fought-in', trainers.rowid, j.key, j.value FROM trainers, json_each(split(versions, ',')) j
UNION ALL SELECT 'carries', trainers.rowid, j.key, j.value FROM trainers, json_each(split(items, ',')) j
UNION ALL SELECT 'held', pokemon, j.key, j.value FROM held_items, json_each(split(held, ',')) j
UNION ALL SELECT 'experience', slug, j.key, j.value FROM growth_rates,
  json_each(split(experience_at_levels_1_to_100, ',')) j
UNION ALL SELECT 'numbers', number, j.key, j.value FROM regional_dexes, json_each(split(numbers, ',')) j
UNION ALL SELECT 'more', evolutions.rowid, j.key, j.value FROM evolutions, json_each(split(more, ',')) j
UNION ALL SELECT v.rule, v.rowid, j.key, j.value FROM variety_rules v, json_each(split("values", ',')) j

-- Versions in the order of release.

CREATE TEMP TABLE release AS
SELECT row_number() OVER (ORDER BY g.rowid, j.key) AS number, g.rowid AS game, g.slug AS version_group, j.value AS version
FROM version_groups g, json_each(split(versions, ',')) j

-- Places of encounters: `area:method` or `area:method:mixed`, then `min:max:chance:conditions` for each encounter.

CREATE TEMP TABLE met_at AS
SELECT e.rowid AS row, split(p.value, ';') AS place, json_array_length(split(e.versions, ',')) AS versions
FROM encounters e, json_each(split(e.encounters, ',')) p

CREATE TEMP TABLE met AS
SELECT row, versions, split(j.value, ':') AS figures FROM met_at, json_each(place) j WHERE j.key > 0

-- Values by game: SINCE..UNTIL=VALUE or =VALUE, separated by semicolons.

CREATE TEMP TABLE exception AS
WITH cells(field, row, cell) AS (
  SELECT 'types', pokemon, types FROM pokemon_by_game
  UNION ALL SELECT 'abilities', pokemon, abilities FROM pokemon_by_game
  UNION ALL SELECT 'stats', pokemon, stats FROM pokemon_by_game
  UNION ALL SELECT 'effort', pokemon, effort FROM pokemon_by_game
  UNION ALL SELECT 'base_experience', pokemon, base_experience FROM pokemon_by_game
  UNION ALL SELECT 'base_happiness', pokemon, base_happiness FROM pokemon_by_game
  UNION ALL SELECT 'capture_rate', pokemon, capture_rate FROM pokemon_by_game
  UNION ALL SELECT 'hatch_counter', pokemon, hatch_counter FROM pokemon_by_game
  UNION ALL SELECT 'growth_rate', pokemon, growth_rate FROM pokemon_by_game
  UNION ALL SELECT 'gender_rate', pokemon, gender_rate FROM pokemon_by_game
  UNION ALL SELECT 'egg_groups', pokemon, egg_groups FROM pokemon_by_game
  UNION ALL SELECT 'type', move_id, type FROM moves_by_game
  UNION ALL SELECT 'power', move_id, power FROM moves_by_game
  UNION ALL SELECT 'accuracy', move_id, accuracy FROM moves_by_game
  UNION ALL SELECT 'pp', move_id, pp FROM moves_by_game
  UNION ALL SELECT 'damage_class', move_id, damage_class FROM moves_by_game
  UNION ALL SELECT 'priority', move_id, priority FROM moves_by_game
  UNION ALL SELECT 'target', move_id, target FROM moves_by_game),
parts AS (
  SELECT field, row, substr(j.value, 1, instr(j.value, '=') - 1) AS games, substr(j.value, instr(j.value, '=') + 1) AS value
  FROM cells, json_each(split(cell, ';')) j)
SELECT field, row, value, substr(games, 1, instr(games, '..') - 1) AS since,
  substr(games, instr(games, '..') + 2 * (games <> '')) AS until
FROM parts

CREATE TEMP VIEW "an item of a list is none of its table" AS
SELECT name || ' ' || row || ' ' || item FROM list WHERE CASE name
  WHEN 'egg_groups' THEN item NOT IN (SELECT slug FROM egg_groups)
  WHEN 'members' THEN item NOT IN (SELECT CAST(number AS TEXT) FROM species)
  WHEN 'types' THEN item NOT IN (SELECT slug FROM types)
  WHEN 'abilities' THEN item <> '-' AND item NOT IN (SELECT slug FROM abilities)
  WHEN 'prices' THEN split(item, ':') ->> 0 NOT IN (SELECT slug FROM version_groups)
  WHEN 'machines' THEN split(item, ':') ->> 0 NOT IN (SELECT CAST(id AS TEXT) FROM moves)
    OR split(item, ':') ->> 1 NOT IN (SELECT slug FROM items)
  WHEN 'games' THEN split(item, ':') ->> 0 NOT IN (SELECT slug FROM version_groups)
    OR split(item, ':') ->> 1 NOT IN (SELECT slug FROM versions UNION SELECT '-')
  WHEN 'obtainable' THEN item NOT IN (SELECT slug FROM versions)
  WHEN 'met-in' THEN item NOT IN (SELECT slug FROM versions)
  WHEN 'place-of' THEN item NOT IN (SELECT slug FROM versions)
  WHEN 'fought-in' THEN item NOT IN (SELECT slug FROM versions)
  WHEN 'carries' THEN item NOT IN (SELECT slug FROM items)
  WHEN 'conditions' THEN 'condition/' || item NOT IN (SELECT key FROM labels)
  WHEN 'stat_changes' THEN 'stat/' || (split(item, ':') ->> 0) NOT IN (SELECT key FROM labels)
  WHEN 'held' THEN split(item, ':') ->> 0 NOT IN (SELECT slug FROM items)
    OR split(item, ':') ->> 1 NOT IN (SELECT slug FROM versions)
  WHEN 'numbers' THEN 'dex/' || (split(item, ':') ->> 0) NOT IN (SELECT key FROM labels)
  WHEN 'form-of' THEN item NOT IN (SELECT slug FROM pokemon)
  WHEN 'in-games' THEN item NOT IN (SELECT slug FROM version_groups)
END

CREATE TEMP VIEW "a figure of a list is out of range" AS
SELECT name || ' ' || row || ' ' || item FROM list WHERE CASE name
  WHEN 'stats' THEN CAST(item AS INTEGER) NOT BETWEEN 1 AND 255
  WHEN 'effort' THEN item NOT IN ('0', '1', '2', '3')
  WHEN 'stat_changes' THEN CAST(split(item, ':') ->> 1 AS INTEGER) NOT BETWEEN -6 AND 12
  WHEN 'held' THEN CAST(split(item, ':') ->> 2 AS INTEGER) NOT BETWEEN 1 AND 100
  WHEN 'experience' THEN CAST(item AS INTEGER) NOT BETWEEN 0 AND 1640000
  WHEN 'prices' THEN split(item, ':') ->> 1 <> '-' AND CAST(split(item, ':') ->> 1 AS INTEGER) NOT BETWEEN 1 AND 99999
    OR split(item, ':') ->> 2 <> '-' AND CAST(split(item, ':') ->> 2 AS INTEGER) NOT BETWEEN 1 AND 99999
END OR name IN ('stats', 'effort', 'experience') AND CAST(CAST(item AS INTEGER) AS TEXT) <> item

CREATE TEMP VIEW "an item of a list has a wrong number of parts" AS
SELECT name || ' ' || row || ' ' || item FROM list
WHERE json_array_length(split(item, ':')) <> CASE
  WHEN name IN ('held', 'prices') THEN 3 WHEN name IN ('stat_changes', 'machines', 'games', 'numbers') THEN 2 ELSE 1 END

CREATE TEMP VIEW "a list is out of order" AS
SELECT a.name || ' ' || a.row || ' ' || a.item FROM list a JOIN list b
ON b.name = a.name AND b.row = a.row AND b.place = a.place + 1
WHERE CASE a.name
  WHEN 'members' THEN CAST(a.item AS INTEGER) >= CAST(b.item AS INTEGER)
  WHEN 'experience' THEN CAST(a.item AS INTEGER) >= CAST(b.item AS INTEGER)
  WHEN 'machines' THEN CAST(a.item AS INTEGER) >= CAST(b.item AS INTEGER)
  WHEN 'met-in' THEN (SELECT number FROM release WHERE version = a.item) >= (SELECT number FROM release WHERE version = b.item)
  WHEN 'obtainable' THEN (SELECT number FROM release WHERE version = a.item)
    >= (SELECT number FROM release WHERE version = b.item)
  WHEN 'held' THEN ((SELECT number FROM release WHERE version = split(a.item, ':') ->> 1), split(a.item, ':') ->> 0)
    >= ((SELECT number FROM release WHERE version = split(b.item, ':') ->> 1), split(b.item, ':') ->> 0)
END

CREATE TEMP VIEW "experience does not begin with 0" AS
SELECT row FROM list WHERE name = 'experience' AND place = 0 AND item <> '0'

CREATE TEMP VIEW "a slug has other characters than letters, digits and hyphens" AS
WITH slugs(slug) AS (
  SELECT slug FROM species UNION ALL SELECT slug FROM pokemon UNION ALL SELECT slug FROM types
  UNION ALL SELECT slug FROM abilities UNION ALL SELECT slug FROM egg_groups UNION ALL SELECT slug FROM moves
  UNION ALL SELECT slug FROM natures UNION ALL SELECT slug FROM items UNION ALL SELECT slug FROM version_groups
  UNION ALL SELECT slug FROM versions UNION ALL SELECT slug FROM location_areas UNION ALL SELECT slug FROM locations
  UNION ALL SELECT slug FROM forms UNION ALL SELECT form FROM variety_names UNION ALL SELECT slug FROM growth_rates
  UNION ALL SELECT category FROM move_effects UNION ALL SELECT category FROM items UNION ALL SELECT form FROM forms
  UNION ALL SELECT item FROM list WHERE name IN ('attributes', 'flags', 'subjects', 'conditions') AND item <> '-')
SELECT slug FROM slugs WHERE slug GLOB '*[^a-z0-9-]*' OR slug GLOB '-*' OR slug = ''

CREATE TEMP VIEW "a label is missing" AS
WITH terms(term) AS (
  SELECT 'class/' || damage_class FROM moves UNION SELECT 'target/' || target FROM moves
  UNION SELECT 'stat/' || increased_stat FROM natures UNION SELECT 'stat/' || decreased_stat FROM natures
  UNION SELECT 'category/' || category FROM items UNION SELECT 'pocket/' || pocket FROM items
  UNION SELECT 'ailment/' || ailment FROM move_effects UNION SELECT 'trigger/' || "trigger" FROM evolutions
  UNION SELECT 'region/' || region FROM location_areas UNION SELECT 'region/' || region FROM variety_names
  UNION SELECT 'color/' || color FROM species UNION SELECT 'shape/' || shape FROM species
  UNION SELECT 'habitat/' || habitat FROM species
  UNION SELECT 'method/' || (split(m.head, ':') ->> 1) FROM (SELECT DISTINCT place ->> 0 AS head FROM met_at) m)
-- PokeAPI has no name for this ailment.
SELECT term FROM terms WHERE term NOT IN (SELECT key FROM labels) AND term <> 'ailment/unknown'

CREATE TEMP VIEW "a label's key is no kind and slug" AS
SELECT key FROM labels WHERE key NOT LIKE 'part/%' AND (key GLOB '*[^a-z0-9/-]*' OR key LIKE '%/%/%' OR key LIKE '%/')
OR substr(key, 1, instr(key, '/') - 1) NOT IN (
  'ailment', 'attribute', 'category', 'class', 'color', 'condition', 'dex', 'generation', 'habitat', 'method', 'part',
  'pocket', 'region', 'shape', 'stat', 'target', 'trigger', 'way')

CREATE TEMP VIEW "numbers of species have gaps" AS
SELECT max(number) || ' ' || count(*) FROM species HAVING max(number) <> count(*)
UNION ALL SELECT max(number) || ' ' || count(*) FROM species_names HAVING max(number) <> count(*)
UNION ALL SELECT max(number) || ' ' || count(*) FROM genera HAVING max(number) <> count(*)
UNION ALL SELECT max(number) || ' ' || count(*) FROM encounter_conditions HAVING max(number) <> count(*)

CREATE TEMP VIEW "a species has no default variety" AS
SELECT slug FROM species WHERE number NOT IN (SELECT id FROM pokemon)

CREATE TEMP VIEW "a variety has no name, or that of another species" AS
SELECT p.slug FROM pokemon p LEFT JOIN variety_names v ON v.id = p.id
WHERE NOT p.is_default AND v.number IS NOT p.number OR p.is_default AND v.id IS NOT NULL

CREATE TEMP VIEW "a variety has the slug of another species" AS
SELECT p.slug FROM pokemon p JOIN species s ON s.slug = p.slug WHERE s.number <> p.number

CREATE TEMP VIEW "a variety other than a ride form has no English name" AS
SELECT p.slug FROM variety_names v JOIN pokemon p ON p.id = v.id
WHERE (v.en IS NULL) <> (p.slug GLOB 'koraidon-*' OR p.slug GLOB 'miraidon-*')

CREATE TEMP VIEW "an ability of a Pokémon has no name" AS
SELECT slug FROM abilities WHERE slug IN (SELECT item FROM list WHERE name = 'abilities')
AND (ja IS NULL OR ko IS NULL OR "zh-hans" IS NULL OR "zh-hant" IS NULL OR fr IS NULL OR de IS NULL OR es IS NULL OR it IS NULL)
<> (slug IN ('eelevate', 'fire-mane'))

CREATE TEMP VIEW "an item that is used has no English name" AS
SELECT slug FROM items WHERE en IS NULL AND slug IN (
  SELECT item FROM evolutions UNION SELECT held_item FROM evolutions
  UNION SELECT split(item, ':') ->> 0 FROM list WHERE name = 'held'
  UNION SELECT split(item, ':') ->> 1 FROM list WHERE name = 'machines')

CREATE TEMP VIEW "a chain has other members than its species" AS
SELECT chain FROM evolution_chains WHERE members IS NOT (
  SELECT group_concat(number) FROM (SELECT number FROM species WHERE evolution_chain = chain ORDER BY number))

-- Phione hatches from Manaphy's eggs. Neither evolves into the other.
CREATE TEMP VIEW "a chain has several roots, or a parent outside it" AS
SELECT evolution_chain FROM species GROUP BY evolution_chain
HAVING sum(evolves_from IS NULL) <> 1 + (evolution_chain = (SELECT evolution_chain FROM species WHERE slug = 'phione'))
UNION ALL SELECT s.slug FROM species s JOIN species p ON p.slug = s.evolves_from
WHERE p.evolution_chain <> s.evolution_chain

CREATE TEMP VIEW "an evolution leaves its family" AS
SELECT e.rowid FROM evolutions e JOIN species a ON a.number = e.from_species JOIN species b ON b.number = e.to_species
WHERE a.evolution_chain <> e.chain_id OR b.evolution_chain <> e.chain_id

CREATE TEMP VIEW "a species is of another type than a Pokémon can be" AS
SELECT row || ' ' || item FROM list WHERE name = 'types' AND item IN ('stellar', 'shadow', 'unknown')
UNION ALL SELECT slug FROM types
WHERE slug NOT IN ('stellar', 'shadow', 'unknown') AND slug NOT IN (SELECT item FROM list WHERE name = 'types')

CREATE TEMP VIEW "growth rates are not the six of the games" AS
SELECT slug FROM growth_rates WHERE slug NOT IN (SELECT growth_rate FROM species) OR slug NOT IN (
  'slow', 'medium', 'fast', 'medium-slow', 'slow-then-very-fast', 'fast-then-very-slow')

CREATE TEMP VIEW "a nature has half of its stats and flavors" AS
SELECT slug FROM natures WHERE (increased_stat IS NULL) + (decreased_stat IS NULL) + (likes_flavor IS NULL)
+ (hates_flavor IS NULL) NOT IN (0, 4)
UNION ALL SELECT count(*) || ' are neutral' FROM natures WHERE increased_stat IS NULL HAVING count(*) <> 5

CREATE TEMP VIEW "a factor is none of 0, 50, 100 and 200" AS
WITH factors(attacking, list) AS (
  SELECT attacking, json_array(normal, fighting, flying, poison, ground, rock, bug, ghost, steel, fire, water, grass,
    electric, psychic, ice, dragon, dark, fairy, stellar) FROM type_chart
  UNION ALL SELECT attacking, json_array(normal, fighting, flying, poison, ground, rock, bug, ghost, steel, fire,
    water, grass, electric, psychic, ice, dragon, dark, fairy, stellar) FROM type_chart_past)
SELECT attacking || ' ' || j.value FROM factors, json_each(list) j WHERE j.value NOT IN (0, 50, 100, 200)

CREATE TEMP VIEW "a past row of the type chart is out of order" AS
SELECT a.attacking FROM type_chart_past a JOIN type_chart_past b ON b.rowid = a.rowid + 1
JOIN type_chart x ON x.attacking = a.attacking JOIN type_chart y ON y.attacking = b.attacking
WHERE (x.rowid, a.until_generation) >= (y.rowid, b.until_generation)

CREATE TEMP VIEW "a value by game is out of range" AS
WITH parts AS (SELECT field, row, json_array_length(split(e.value, ',')) AS count, j.value AS part
  FROM exception e, json_each(split(e.value, ',')) j)
SELECT field || ' ' || row || ' ' || part FROM parts WHERE CASE field
  WHEN 'types' THEN count > 2 OR part NOT IN (SELECT slug FROM types)
  WHEN 'abilities' THEN count <> 3 OR part <> '-' AND part NOT IN (SELECT slug FROM abilities)
  WHEN 'stats' THEN count <> 6 OR CAST(part AS INTEGER) NOT BETWEEN 1 AND 255
  WHEN 'effort' THEN count <> 6 OR part NOT IN ('0', '1', '2', '3')
  WHEN 'egg_groups' THEN count > 2 OR part NOT IN (SELECT slug FROM egg_groups)
  ELSE count > 1 OR CASE field
    WHEN 'base_experience' THEN CAST(part AS INTEGER) NOT BETWEEN 1 AND 700
    WHEN 'base_happiness' THEN CAST(part AS INTEGER) NOT BETWEEN 0 AND 255
    WHEN 'capture_rate' THEN CAST(part AS INTEGER) NOT BETWEEN 0 AND 255
    WHEN 'hatch_counter' THEN CAST(part AS INTEGER) NOT BETWEEN 1 AND 120
    WHEN 'gender_rate' THEN CAST(part AS INTEGER) NOT BETWEEN 0 AND 8
    WHEN 'growth_rate' THEN part NOT IN (SELECT slug FROM growth_rates)
    WHEN 'type' THEN part NOT IN (SELECT slug FROM types)
    WHEN 'power' THEN part <> '-' AND CAST(part AS INTEGER) NOT BETWEEN 10 AND 250
    WHEN 'accuracy' THEN part <> '-' AND CAST(part AS INTEGER) NOT BETWEEN 1 AND 100
    WHEN 'pp' THEN part <> '-' AND CAST(part AS INTEGER) NOT BETWEEN 1 AND 40
    WHEN 'priority' THEN CAST(part AS INTEGER) NOT BETWEEN -7 AND 5
    WHEN 'damage_class' THEN part NOT IN ('physical', 'special', 'status')
    WHEN 'target' THEN 'target/' || part NOT IN (SELECT key FROM labels)
  END END

-- Two catch rates have a range with its bounds swapped, in which no game is.
CREATE TEMP VIEW "the games of a value are none, or the wrong way round" AS
SELECT field || ' ' || row || ' ' || since || '..' || until FROM exception
WHERE since NOT IN (SELECT slug FROM version_groups UNION SELECT '')
OR until NOT IN (SELECT slug FROM version_groups UNION SELECT '')
OR (SELECT rowid FROM version_groups WHERE slug = since) > (SELECT rowid FROM version_groups WHERE slug = until)
AND (field, row) NOT IN (('capture_rate', 148), ('capture_rate', 149))

CREATE TEMP VIEW "a form trigger does not exist" AS
SELECT pokemon || ' ' || name FROM form_triggers WHERE CASE kind
  WHEN 'item' THEN name NOT IN (SELECT slug FROM items) WHEN 'move' THEN name NOT IN (SELECT slug FROM moves)
  ELSE name NOT IN (SELECT slug FROM abilities) END

CREATE TEMP VIEW "an item's fact names nothing" AS
SELECT item FROM item_facts WHERE CASE fact
  WHEN 'z-move' THEN name NOT IN (SELECT slug FROM moves) WHEN 'ball' THEN name NOT IN (SELECT slug FROM items)
  ELSE name NOT IN (SELECT slug FROM types) END

CREATE TEMP VIEW "a move of a learnset is none, or has no level" AS
WITH cells(row, way, cell) AS (
  SELECT game || ' ' || pokemon, 'level_up', level_up FROM learnsets
  UNION ALL SELECT game || ' ' || pokemon, 'machine', machine FROM learnsets
  UNION ALL SELECT game || ' ' || pokemon, 'egg', egg FROM learnsets
  UNION ALL SELECT game || ' ' || pokemon, 'tutor', tutor FROM learnsets
  UNION ALL SELECT game || ' ' || pokemon, 'other', other FROM learnsets
  UNION ALL SELECT game || ' ' || pokemon, 'reminder', reminder FROM learnsets)
SELECT row || ' ' || way || ' ' || j.value FROM cells, json_each(split(cell, ',')) j
WHERE (way = 'level_up') <> (instr(j.value, ':') > 0)
OR way = 'level_up' AND CAST(j.value AS INTEGER) NOT BETWEEN 0 AND 100
OR way <> 'other' AND substr(j.value, instr(j.value, ':') + 1) NOT IN (SELECT CAST(id AS TEXT) FROM moves)

CREATE TEMP VIEW "a learnset is of no game" AS
SELECT pokemon FROM learnsets WHERE game + 1 NOT IN (SELECT rowid FROM version_groups)

CREATE TEMP VIEW "levels of a learnset descend" AS
SELECT game || ' ' || pokemon FROM (
  SELECT game, pokemon, CAST(j.value AS INTEGER) AS level,
    lag(CAST(j.value AS INTEGER)) OVER (PARTITION BY game, pokemon ORDER BY j.key) AS before
  FROM learnsets, json_each(split(level_up, ',')) j)
WHERE level < before

-- No source has the numbers of the machines of Legends: Z-A.
CREATE TEMP VIEW "a move is taught by no machine" AS
SELECT l.game || ' ' || l.pokemon || ' ' || j.value FROM learnsets l, json_each(split(l.machine, ',')) j
JOIN version_groups g ON g.rowid = l.game + 1
WHERE g.slug <> 'legends-za' AND (g.slug, j.value) NOT IN (
  SELECT row, substr(item, 1, instr(item, ':') - 1) FROM list WHERE name = 'machines')

CREATE TEMP VIEW "machines are not in the order of release" AS
SELECT a.version_group FROM machines a JOIN machines b ON b.rowid = a.rowid + 1
JOIN version_groups x ON x.slug = a.version_group JOIN version_groups y ON y.slug = b.version_group
WHERE x.rowid >= y.rowid

CREATE TEMP VIEW "rows of a thing are not together" AS
SELECT 'evolutions ' || b.rowid FROM evolutions a JOIN evolutions b ON b.rowid = a.rowid + 1 WHERE a.chain_id > b.chain_id
UNION ALL SELECT 'forms ' || b.rowid FROM forms a JOIN forms b ON b.rowid = a.rowid + 1 WHERE a.pokemon > b.pokemon
UNION ALL SELECT 'encounters ' || b.rowid FROM encounters a JOIN encounters b ON b.rowid = a.rowid + 1
WHERE a.pokemon > b.pokemon
UNION ALL SELECT 'variety_rules ' || b.rowid FROM variety_rules a JOIN variety_rules b ON b.rowid = a.rowid + 1
WHERE a.pokemon > b.pokemon
UNION ALL SELECT 'move_battle ' || b.rowid FROM move_battle a JOIN move_battle b ON b.rowid = a.rowid + 1
WHERE a.move_id > b.move_id
UNION ALL SELECT 'form_triggers ' || b.rowid FROM form_triggers a JOIN form_triggers b ON b.rowid = a.rowid + 1
WHERE a.pokemon > b.pokemon

CREATE TEMP VIEW "a default form is not the first of its variety" AS
SELECT a.slug FROM forms a JOIN forms b ON b.rowid = a.rowid + 1 AND b.pokemon = a.pokemon
WHERE b.is_default AND NOT a.is_default

CREATE TEMP VIEW "a variety has no form" AS
SELECT slug FROM pokemon WHERE id NOT IN (SELECT pokemon FROM forms)

CREATE TEMP VIEW "encounters of a variety are not in the order of release, or twice in a version" AS
SELECT a.rowid FROM encounters a JOIN encounters b ON b.rowid = a.rowid + 1 AND b.pokemon = a.pokemon
WHERE (SELECT number FROM release WHERE version = split(a.versions, ',') ->> 0)
>= (SELECT number FROM release WHERE version = split(b.versions, ',') ->> 0)
UNION ALL SELECT max(e.rowid) FROM list l JOIN encounters e ON e.rowid = l.row WHERE l.name = 'met-in'
GROUP BY e.pokemon, l.item HAVING count(*) > 1

CREATE TEMP VIEW "a place of an encounter is none, or has no encounter" AS
SELECT row || ' ' || place FROM met_at WHERE json_array_length(place) < 2
OR split(place ->> 0, ':') ->> 0 NOT IN (SELECT slug FROM location_areas)
OR json_array_length(split(place ->> 0, ':')) > 2 + (place ->> 0 LIKE '%:mixed')

CREATE TEMP VIEW "a figure of an encounter is out of range" AS
SELECT row || ' ' || figures FROM met WHERE json_array_length(figures) <> 4
OR CAST(figures ->> 0 AS INTEGER) NOT BETWEEN 1 AND CAST(figures ->> 1 AS INTEGER)
OR CAST(figures ->> 1 AS INTEGER) NOT BETWEEN 1 AND 100
OR figures ->> 2 <> '-' AND CAST(figures ->> 2 AS INTEGER) NOT BETWEEN 1 AND 800

CREATE TEMP VIEW "items of places are not sorted" AS
SELECT b.rowid FROM item_places a JOIN item_places b ON b.rowid = a.rowid + 1 WHERE a.item > b.item

CREATE TEMP VIEW "a battle is twice in a version" AS
SELECT l.item || ' ' || t.battle FROM list l JOIN trainers t ON t.rowid = l.row WHERE l.name = 'fought-in'
GROUP BY l.item, t.battle HAVING count(*) > 1

-- A Pokémon of a trainer: `variety:level:item:ability:nature:difficulty:tera:moves are:moves`.

CREATE TEMP TABLE party AS
SELECT t.rowid AS row, split(j.value, ':') AS parts FROM trainers t, json_each(split(t.party, ';')) j

CREATE TEMP VIEW "a Pokémon of a trainer names nothing, or is out of range" AS
SELECT row || ' ' || parts FROM party WHERE json_array_length(parts) <> 9
OR parts ->> 0 NOT IN (SELECT slug FROM pokemon) OR CAST(parts ->> 1 AS INTEGER) NOT BETWEEN 1 AND 100
OR parts ->> 2 <> '-' AND parts ->> 2 NOT IN (SELECT slug FROM items)
OR parts ->> 3 <> '-' AND parts ->> 3 NOT IN (SELECT slug FROM abilities)
OR parts ->> 4 <> '-' AND parts ->> 4 NOT IN (SELECT slug FROM natures)
OR parts ->> 6 <> '-' AND parts ->> 6 NOT IN (SELECT slug FROM types) OR parts ->> 7 NOT IN ('set', 'level-up')

CREATE TEMP VIEW "a move of a trainer's Pokémon is none" AS
SELECT row || ' ' || parts FROM party, json_each(split(parts ->> 8, '+')) j
WHERE j.value <> '-' AND j.value NOT IN (SELECT slug FROM moves)

-- Encounters of the newest games have no chance.
CREATE TEMP VIEW "encounters with a chance are fewer or more than those of PokeAPI" AS
SELECT sum(versions) FROM met WHERE figures ->> 2 <> '-' HAVING sum(versions) <> 84854

CREATE TEMP VIEW "a set of conditions is not used, or not listed" AS
WITH used AS (SELECT DISTINCT figures ->> 3 AS number FROM met WHERE figures ->> 3 <> '-')
SELECT number FROM used WHERE number NOT IN (SELECT CAST(number AS TEXT) FROM encounter_conditions)
UNION ALL SELECT number FROM encounter_conditions WHERE CAST(number AS TEXT) NOT IN (SELECT number FROM used)

CREATE TEMP VIEW "a game does or does not record encounters" AS
SELECT slug FROM version_groups WHERE records_encounters <> (slug IN (
  SELECT r.version_group FROM release r JOIN list l ON l.name = 'met-in' AND l.item = r.version))

CREATE TEMP VIEW "a version is in no game, or in two" AS
SELECT v.slug FROM versions v LEFT JOIN release r ON r.version = v.slug GROUP BY v.slug HAVING count(r.version) <> 1
UNION ALL SELECT version FROM release WHERE version NOT IN (SELECT slug FROM versions)

CREATE TEMP VIEW "content comes before its base game" AS
SELECT a.slug FROM version_groups a JOIN version_groups b ON b.slug = a.added_to WHERE b.rowid >= a.rowid
UNION ALL SELECT count(*) || ' are content' FROM version_groups WHERE added_to IS NOT NULL HAVING count(*) <> 5

CREATE TEMP VIEW "a further condition of an evolution is unknown" AS
SELECT row || ' ' || item FROM list WHERE name = 'more'
AND (item NOT LIKE '%_=_%' OR substr(item, 1, instr(item, '=') - 1) NOT IN (
  'base_form', 'candies', 'cloak', 'evolved_form', 'games', 'is_default', 'min_damage_taken', 'min_move_count',
  'min_steps', 'natures', 'near_special_rock', 'needs_multiplayer', 'region', 'used_move', 'version_group'))

CREATE TEMP VIEW "a further condition of an evolution names nothing" AS
WITH parts AS (
  SELECT row, substr(item, 1, instr(item, '=') - 1) AS name, substr(item, instr(item, '=') + 1) AS value
  FROM list WHERE name = 'more')
SELECT row || ' ' || name || ' ' || j.value FROM parts, json_each(split(parts.value, '|')) j WHERE CASE name
  WHEN 'base_form' THEN j.value NOT IN (SELECT slug FROM pokemon)
  WHEN 'evolved_form' THEN j.value NOT IN (SELECT slug FROM pokemon)
  WHEN 'used_move' THEN j.value NOT IN (SELECT slug FROM moves)
  WHEN 'version_group' THEN j.value NOT IN (SELECT slug FROM version_groups)
  WHEN 'natures' THEN j.value NOT IN (SELECT slug FROM natures)
  WHEN 'games' THEN j.value NOT IN (SELECT slug FROM version_groups UNION SELECT slug FROM versions)
  WHEN 'region' THEN 'region/' || j.value NOT IN (SELECT key FROM labels)
END

-- Emerald has islands of Kanto, and the Indigo Disk the Blueberry Academy in Unova.
CREATE TEMP VIEW "a place is in another region than its game" AS
WITH regions(version_group, names) AS (VALUES
  ('red-green-japan', 'kanto'), ('blue-japan', 'kanto'), ('red-blue', 'kanto'), ('yellow', 'kanto'),
  ('gold-silver', 'johto,kanto'), ('crystal', 'johto,kanto'), ('ruby-sapphire', 'hoenn'), ('emerald', 'hoenn,kanto'),
  ('colosseum', 'orre'), ('xd', 'orre'), ('firered-leafgreen', 'kanto'), ('diamond-pearl', 'sinnoh'),
  ('platinum', 'sinnoh'), ('heartgold-soulsilver', 'johto,kanto'), ('black-white', 'unova'), ('black-2-white-2', 'unova'),
  ('x-y', 'kalos'), ('omega-ruby-alpha-sapphire', 'hoenn'), ('sun-moon', 'alola'), ('ultra-sun-ultra-moon', 'alola'),
  ('lets-go-pikachu-lets-go-eevee', 'kanto'), ('sword-shield', 'galar'), ('the-isle-of-armor', 'galar'),
  ('the-crown-tundra', 'galar'), ('brilliant-diamond-shining-pearl', 'sinnoh'), ('legends-arceus', 'hisui'),
  ('scarlet-violet', 'paldea'), ('the-teal-mask', 'paldea,kitakami'), ('the-indigo-disk', 'paldea,kitakami,unova'),
  ('legends-za', 'kalos'), ('mega-dimension', 'kalos')),
met_in AS (
  SELECT DISTINCT r.version_group, a.region, a.slug FROM met_at m JOIN list l ON l.name = 'met-in' AND l.row = m.row
  JOIN release r ON r.version = l.item JOIN location_areas a ON a.slug = split(m.place ->> 0, ':') ->> 0)
SELECT m.version_group || ' ' || m.slug FROM met_in m LEFT JOIN regions r ON r.version_group = m.version_group
WHERE instr(',' || coalesce(r.names, '') || ',', ',' || m.region || ',') = 0

CREATE TEMP VIEW "rows are fewer or more than they were" AS
WITH counts(name, known, count) AS (VALUES
  ('species', 1025, (SELECT count(*) FROM species)), ('evolution_chains', 540, (SELECT count(*) FROM evolution_chains)),
  ('pokemon', 1351, (SELECT count(*) FROM pokemon)), ('variety_names', 326, (SELECT count(*) FROM variety_names)),
  ('types', 21, (SELECT count(*) FROM types)), ('abilities', 373, (SELECT count(*) FROM abilities)),
  ('egg_groups', 15, (SELECT count(*) FROM egg_groups)), ('type_chart', 19, (SELECT count(*) FROM type_chart)),
  ('type_chart_past', 9, (SELECT count(*) FROM type_chart_past)),
  ('pokemon_by_game', 953, (SELECT count(*) FROM pokemon_by_game)), ('moves', 971, (SELECT count(*) FROM moves)),
  ('moves_by_game', 248, (SELECT count(*) FROM moves_by_game)),
  ('move_effects', 827, (SELECT count(*) FROM move_effects)), ('natures', 25, (SELECT count(*) FROM natures)),
  ('items', 2531, (SELECT count(*) FROM items)), ('version_groups', 32, (SELECT count(*) FROM version_groups)),
  ('versions', 53, (SELECT count(*) FROM versions)), ('learnsets', 12809, (SELECT count(*) FROM learnsets)),
  ('machines', 28, (SELECT count(*) FROM machines)), ('encounters', 7810, (SELECT count(*) FROM encounters)),
  ('encounter_conditions', 617, (SELECT count(*) FROM encounter_conditions)),
  ('location_areas', 1818, (SELECT count(*) FROM location_areas)), ('locations', 1248, (SELECT count(*) FROM locations)),
  ('held_items', 452, (SELECT count(*) FROM held_items)), ('evolutions', 589, (SELECT count(*) FROM evolutions)),
  ('forms', 1579, (SELECT count(*) FROM forms)), ('growth_rates', 6, (SELECT count(*) FROM growth_rates)),
  ('regional_dexes', 1025, (SELECT count(*) FROM regional_dexes)), ('labels', 1152, (SELECT count(*) FROM labels)),
  ('form_triggers', 123, (SELECT count(*) FROM form_triggers)), ('variety_rules', 49, (SELECT count(*) FROM variety_rules)),
  ('showdown_names', 75, (SELECT count(*) FROM showdown_names)), ('move_flags', 884, (SELECT count(*) FROM move_flags)),
  ('move_subjects', 195, (SELECT count(*) FROM move_subjects)), ('move_battle', 123, (SELECT count(*) FROM move_battle)),
  ('available', 1197, (SELECT count(*) FROM available)), ('obtainable', 1306, (SELECT count(*) FROM obtainable)),
  ('item_places', 11964, (SELECT count(*) FROM item_places)), ('trainers', 1038, (SELECT count(*) FROM trainers)),
  ('trainer_names', 227, (SELECT count(*) FROM trainer_names)),
  ('item_cures', 33, (SELECT count(*) FROM item_cures)), ('item_prices', 39, (SELECT count(*) FROM item_prices)), ('item_facts', 154, (SELECT count(*) FROM item_facts)),
  ('items without an English name', 46, (SELECT count(*) FROM items WHERE en IS NULL)))
SELECT name || ' ' || count FROM counts WHERE count <> known
