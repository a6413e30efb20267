"""Extracts facts from PokeAPI's payloads: tables of text, uncorrected.

`distil` returns all tables by name. A row is a dictionary of cells by column; `-` is an empty cell, and lists
have commas.
"""
from .source import LANGUAGES, cell, id_of, names, row, slug_of

STATS = "hp attack defense special-attack special-defense speed".split()
WAYS = {"level-up": "level_up", "machine": "machine", "egg": "egg", "tutor": "tutor"}
#: Small vocabularies, whose terms only have names.
VOCABULARIES = (
    "egg-group pokemon-color pokemon-habitat pokemon-shape stat region generation version location item-category "
    "item-pocket encounter-method encounter-condition-value move-target move-damage-class move-learn-method "
    "move-ailment pokedex evolution-trigger"
).split()


def distil(source):
    generations = {g["name"]: g["id"] for g in source.all("generation")}
    groups = sorted(source.all("version-group"), key=lambda g: g["order"])
    facts = {}
    facts |= of_species(source.all("pokemon-species"), generations)
    facts |= of_pokemon(source.all("pokemon"), generations)
    facts |= of_types(source.all("type"), generations)
    facts |= of_moves(source.all("move"), generations)
    facts |= of_items(source.all("item"), source.all("item-category"))
    facts |= of_games(source, groups, generations)
    facts |= of_places(source)
    facts["forms"] = [of_form(f) for f in source.all("pokemon-form")]
    facts["evolutions"] = [r for c in source.all("evolution-chain") for r in ways_to_evolve(c["id"], c["chain"])]
    facts["abilities"] = [
        row(slug=a["name"], generation=generations[a["generation"]["name"]], **names(a)) for a in source.all("ability")
    ]
    facts["natures"] = [of_nature(n) for n in source.all("nature")]
    facts["growth_rates"] = [
        row(slug=g["name"], experience_at_levels_1_to_100=[
            level["experience"] for level in sorted(g["levels"], key=lambda level: level["level"])
        ]) for g in source.all("growth-rate")
    ]
    for kind in VOCABULARIES:
        terms = [term for term in source.all(kind) if term["names"]]
        facts[kind.replace("-", "_") + "_names"] = [row(slug=term["name"], **names(term)) for term in terms]
    return facts


def of_species(species, generations):
    return {
        "species": [
            row(id=s["id"], slug=s["name"], generation=generations[s["generation"]["name"]],
                evolves_from=id_of(s["evolves_from_species"]), evolves_from_slug=slug_of(s["evolves_from_species"]),
                evolution_chain=id_of(s["evolution_chain"]), color=slug_of(s["color"]), shape=slug_of(s["shape"]),
                habitat=slug_of(s["habitat"]), gender_rate=s["gender_rate"], capture_rate=s["capture_rate"],
                base_happiness=s["base_happiness"], hatch_counter=s["hatch_counter"],
                growth_rate=slug_of(s["growth_rate"]), egg_groups=[slug_of(g) for g in s["egg_groups"]],
                is_baby=s["is_baby"], is_legendary=s["is_legendary"], is_mythical=s["is_mythical"])
            for s in species
        ],
        "species_names": [row(id=s["id"], **names(s)) for s in species],
        "species_genera": [row(id=s["id"], **names(s, "genera", "genus")) for s in species],
        "regional_dexes": [
            row(number=s["id"], numbers=[
                f"{slug_of(n['pokedex'])}:{n['entry_number']}"
                for n in s["pokedex_numbers"] if slug_of(n["pokedex"]) != "national"
            ]) for s in species
        ],
    }


def of_pokemon(pokemon, generations):
    return {
        "pokemon": [of_variety(p) for p in pokemon],
        "pokemon_past": [
            row(pokemon_id=p["id"], kind=kind, until_generation=generations[past["generation"]["name"]],
                value=value(past))
            for kind, value in PAST_VALUES.items() for p in pokemon for past in p.get(f"past_{kind}", [])
        ],
        "held_items": [
            row(pokemon_id=p["id"], item=slug_of(held["item"]), version=slug_of(v["version"]), percent=v["rarity"])
            for p in pokemon for held in p["held_items"] for v in held["version_details"]
        ],
    }


PAST_VALUES = {
    "types": lambda past: [slug_of(t["type"]) for t in past["types"]],
    "abilities": lambda past: [f"{a['slot']}:{slug_of(a['ability']) or '-'}" for a in past["abilities"]],
    "stats": lambda past: [f"{slug_of(s['stat'])}:{s['base_stat']}" for s in past["stats"]],
}


def of_variety(p):
    base = {slug_of(s["stat"]): s["base_stat"] for s in p["stats"]}
    effort = {slug_of(s["stat"]): s["effort"] for s in p["stats"]}
    abilities = {a["slot"]: slug_of(a["ability"]) for a in p["abilities"]}
    return row(
        id=p["id"], slug=p["name"], species_id=id_of(p["species"]), is_default=p["is_default"],
        height_dm=p["height"], weight_hg=p["weight"], base_experience=p["base_experience"],
        types=[slug_of(t["type"]) for t in sorted(p["types"], key=lambda t: t["slot"])],
        stats=[base.get(s) for s in STATS], effort=[effort.get(s, 0) for s in STATS],
        ability_1=abilities.get(1), ability_2=abilities.get(2), ability_3=abilities.get(3))


def of_form(f):
    return row(
        id=f["id"], slug=f["name"], pokemon_id=id_of(f["pokemon"]), form=f["form_name"], is_default=f["is_default"],
        is_mega=f["is_mega"], is_battle_only=f["is_battle_only"], version_group=slug_of(f["version_group"]),
        **names(f))


#: The conditions of an evolution that have their own column.
CONDITIONS = (
    "min_level item held_item known_move known_move_type location min_happiness min_beauty min_affection gender "
    "time_of_day needs_overworld_rain party_species party_type relative_physical_stats trade_species "
    "turn_upside_down"
).split()


def ways_to_evolve(chain, node):
    """Returns a row for each way to evolve, in the chain's order."""
    rows = []
    for child in node["evolves_to"]:
        for way in child["evolution_details"] or [{}]:
            conditions = {key: condition(value) for key, value in way.items() if key != "trigger"}
            more = sorted(key for key, value in conditions.items() if key not in CONDITIONS and value is not None)
            rows.append(row(
                chain_id=chain, from_species=id_of(node["species"]), to_species=id_of(child["species"]),
                trigger=slug_of(way.get("trigger")), **{key: conditions.get(key) for key in CONDITIONS},
                more=[f"{key}={conditions[key]}" for key in more]))
        rows += ways_to_evolve(chain, child)
    return rows


def condition(value):
    """Returns the value of an evolution's condition; None if it is not set."""
    if isinstance(value, dict):
        return value["name"]
    return None if value is False or value in ("", []) else value


def of_types(types, generations):
    battle = [t for t in types if t["id"] < 10000]
    slugs = [t["name"] for t in battle]
    chart, past_chart = [], []
    for t in battle:
        chart.append(row(attacking=t["name"], **factors(t["damage_relations"], slugs)))
        for past in t.get("past_damage_relations", []):
            until = generations[past["generation"]["name"]]
            past_chart.append(row(
                until_generation=until, attacking=t["name"], **factors(past["damage_relations"], slugs)))
    return {
        "types": [row(slug=t["name"], **names(t)) for t in types],
        "type_chart": chart, "type_chart_past": past_chart,
    }


def factors(relations, slugs):
    """Returns the damage to each type in percent."""
    percent = {"double_damage_to": 200, "half_damage_to": 50, "no_damage_to": 0}
    found = {slug_of(t): percent[key] for key in percent for t in relations[key]}
    return {slug: found.get(slug, 100) for slug in slugs}


META = "crit_rate drain healing flinch_chance ailment_chance stat_chance min_hits max_hits min_turns max_turns".split()


def of_moves(moves, generations):
    return {
        "moves": [
            row(id=m["id"], slug=m["name"], type=slug_of(m["type"]), damage_class=slug_of(m["damage_class"]),
                power=m["power"], accuracy=m["accuracy"], pp=m["pp"], priority=m["priority"],
                generation=generations[m["generation"]["name"]], target=slug_of(m["target"]), **names(m))
            for m in moves
        ],
        "moves_past": [
            row(move_id=m["id"], before_version_group=slug_of(past["version_group"]), type=slug_of(past["type"]),
                power=past["power"], accuracy=past["accuracy"], pp=past["pp"], effect_chance=past["effect_chance"])
            for m in moves for past in m["past_values"]
        ],
        "move_effects": [
            row(move_id=m["id"], category=slug_of(m["meta"]["category"]), ailment=slug_of(m["meta"]["ailment"]),
                **{key: m["meta"][key] for key in META}, effect_chance=m["effect_chance"],
                stat_changes=[f"{slug_of(c['stat'])}:{c['change']}" for c in m["stat_changes"]])
            for m in moves if m.get("meta")
        ],
    }


def of_items(items, categories):
    pockets = {c["name"]: slug_of(c["pocket"]) for c in categories}
    return {
        "items": [
            row(id=i["id"], slug=i["name"], category=slug_of(i["category"]),
                pocket=pockets.get(slug_of(i["category"])), fling_power=i.get("fling_power"),
                attributes=[slug_of(a) for a in i["attributes"]], **names(i))
            for i in items
        ],
        "item_prices": [
            row(item=i["name"], version_group=slug_of(p["version_group"]), currency=slug_of(p["currency"]),
                purchase=p["purchase_price"], sell=p["sell_price"])
            for i in items for p in i.get("prices", []) if p["purchase_price"] or p["sell_price"]
        ],
    }


def of_nature(n):
    keys = "increased_stat decreased_stat likes_flavor hates_flavor".split()
    return row(slug=n["name"], **{key: slug_of(n[key]) for key in keys}, **names(n))


def of_games(source, groups, generations):
    return {
        "version_groups": [
            row(id=g["id"], slug=g["name"], generation=generations[g["generation"]["name"]],
                versions=[slug_of(v) for v in g["versions"]])
            for g in groups
        ],
        "machines": [
            row(version_group=slug_of(m["version_group"]), item=slug_of(m["item"]), move_id=id_of(m["move"]))
            for m in source.all("machine")
        ],
        "learnsets": [r for p in source.all("pokemon") for r in learnsets(p, [g["name"] for g in groups])],
        "encounters": [r for p in source.all("pokemon") for r in encounters(p["id"], source.encounters(p["id"]))],
    }


def learnsets(p, groups):
    """Returns a row for each version group in which the Pokémon learns a move."""
    learnt = {}
    for move in p["moves"]:
        for d in move["version_group_details"]:
            way = WAYS.get(slug_of(d["move_learn_method"]), "other")
            ways = learnt.setdefault(slug_of(d["version_group"]), {})
            ways.setdefault(way, []).append((d["level_learned_at"], id_of(move["move"])))
    return [
        row(pokemon=p["id"], version_group=group,
            level_up=[f"{level}:{move}" for level, move in sorted(learnt[group].get("level_up", []))],
            **{way: sorted({move for _, move in learnt[group].get(way, [])})
               for way in ("machine", "egg", "tutor", "other")})
        for group in groups if group in learnt
    ]


def encounters(pokemon, places):
    """Returns a row for each area, version, method and set of conditions, with the sum of its slots'
    chances."""
    rows = []
    for place in places:
        for version in place["version_details"]:
            met = {}
            for slot in version["encounter_details"]:
                key = slug_of(slot["method"]), tuple(sorted(map(slug_of, slot["condition_values"])))
                low, high, chance = met.get(key, (999, 0, 0))
                met[key] = min(low, slot["min_level"]), max(high, slot["max_level"]), chance + slot["chance"]
            rows += [
                row(pokemon_id=pokemon, area=slug_of(place["location_area"]), version=slug_of(version["version"]),
                    method=method, min_level=low, max_level=high, chance_percent=chance, conditions=conditions)
                for (method, conditions), (low, high, chance) in sorted(met.items())
            ]
    return rows


def of_places(source):
    regions = {place["name"]: slug_of(place["region"]) for place in source.all("location")}
    return {"location_areas": [
        row(slug=area["name"], location=slug_of(area["location"]), region=regions.get(slug_of(area["location"])),
            english_name=names(area)["en"])
        for area in source.all("location-area")
    ]}
