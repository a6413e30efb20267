"""Tables that differ by game: learnsets, machines, encounters, held items."""
import itertools

from .tables import by_slug, columns


# Regional Pokédexes by their names in queries, with their version groups. PokeAPI has this in its pokedexes,
# which are not part of the facts.
DEXES = {
    "kanto": "red-green-japan blue-japan red-blue yellow firered-leafgreen",
    "original-johto": "gold-silver crystal",
    "updated-johto": "heartgold-soulsilver",
    "original-hoenn": "ruby-sapphire emerald",
    "updated-hoenn": "omega-ruby-alpha-sapphire",
    "original-sinnoh": "diamond-pearl brilliant-diamond-shining-pearl",
    "extended-sinnoh": "platinum",
    "original-unova": "black-white",
    "updated-unova": "black-2-white-2",
    "kalos": "x-y",
    "original-alola": "sun-moon",
    "updated-alola": "ultra-sun-ultra-moon",
    "letsgo-kanto": "lets-go-pikachu-lets-go-eevee",
    "galar": "sword-shield",
    "isle-of-armor": "sword-shield",
    "crown-tundra": "sword-shield",
    "hisui": "legends-arceus",
    "paldea": "scarlet-violet",
    "kitakami": "scarlet-violet",
    "blueberry": "scarlet-violet",
    "lumiose-city": "legends-za",
    "hyperspace": "legends-za",
}


def tables(facts, words):
    groups = facts["version_groups"]
    versions = [v for g in groups for v in g["versions"].split(",")]
    order = {version: place for place, version in enumerate(versions)}
    release = {g["slug"]: place for place, g in enumerate(groups)}
    met = {r["version"] for r in facts["encounters"]}
    more = {r["slug"]: r for r in facts["version_groups_more"]}
    for g in groups:
        g["records_encounters"] = "1" if met & set(g["versions"].split(",")) else "0"
        g.update(more[g["slug"]])
        g["dexes"] = ",".join(dex for dex, games in DEXES.items() if g["slug"] in games.split()) or "-"
    return {
        "version_groups": columns(
            groups, "slug generation versions records_encounters added_to is_battles_only varieties_until standing "
            "egg_cycle_steps region nicknames dexes lacks"),
        "versions": by_slug([words.filled(r, f"version/{r['slug']}") for r in facts["version_names"]]),
        "learnsets": learnsets(facts["learnsets"], release),
        "machines": machines(facts["machines"], groups),
        "held_items": held_items(facts["held_items"], order),
        **encounters(facts["encounters"], order),
    }


def learnsets(rows, release):
    """Sorts learnsets by game, then by variety: breeding and learning are looked up within one game."""
    placed = [
        {"game": str(release[r["version_group"]]), **{k: v for k, v in r.items() if k != "version_group"}}
        for r in rows
    ]
    return sorted(placed, key=lambda r: (int(r["game"]), int(r["pokemon"])))


def machines(rows, groups):
    taught = {}
    for r in rows:
        taught.setdefault(r["version_group"], []).append((int(r["move_id"]), r["item"]))
    return [
        {"version_group": g["slug"], "machines": ",".join(f"{move}:{item}" for move, item in sorted(taught[g["slug"]]))}
        for g in groups if g["slug"] in taught
    ]


def held_items(rows, order):
    held = {}
    for r in rows:
        held.setdefault(int(r["pokemon_id"]), []).append((order[r["version"]], r["item"], r["version"], r["percent"]))
    return [
        {"pokemon": str(id), "held": ",".join(":".join(cells) for _, *cells in sorted(held[id]))}
        for id in sorted(held)
    ]


def encounters(rows, order):
    """Returns a row for each variety and group of versions with the same encounters. Areas are in the
    source's order."""
    met, conditions, mixed = {}, {"-": "-"}, mixed_encounters(rows)
    for r in rows:
        number = conditions.setdefault(r["conditions"], str(len(conditions)))
        is_mixed = (r["version"], r["area"], r["method"]) in mixed
        place = f"{r['area']}:{r['method']}" + (":mixed" if is_mixed else "")
        figures = ":".join((r["min_level"], r["max_level"], r["chance_percent"], number))
        places = met.setdefault((int(r["pokemon_id"]), r["version"]), [])
        if places and places[-1][0] == place:
            places[-1].append(figures)
        else:
            places.append([place, figures])
    alike = {}
    for id, version in sorted(met, key=lambda k: (k[0], order[k[1]])):
        cell = ",".join(";".join(place) for place in met[id, version])
        alike.setdefault((id, cell), []).append(version)
    del conditions["-"]
    return {
        "encounters": [
            {"pokemon": str(id), "versions": ",".join(versions), "encounters": cell}
            for (id, cell), versions in alike.items()
        ],
        "encounter_conditions": [
            {"number": number, "conditions": together} for together, number in conditions.items()
        ],
    }


# Conditions that hold unless the player acts.
DEFAULTS = {
    "backlot-not-mentioned", "bug-catching-contest-no", "great-marsh-daily-slot-none", "johto-safari-blocks-inactive",
    "radar-off", "radio-off", "slot2-none", "swarm-no",
}
# The rarity that the source uses instead of an earlier point of the story.
BEFORE = {"max-den-rarity-special": "story-progress-before-hall-of-fame"}


def kind_of(condition):
    """Returns the kind of a condition: the start of its slug. Only one condition of a kind holds at a
    time."""
    words = condition.split("-")
    return "-".join(words[:3] if words[0] == "max" else words[:1])


def mixed_encounters(rows):
    """Returns the versions, areas and methods whose chances add up to more than 100 %. There the source has
    merged several patches of grass or several tables, so that no chance is correct for any of them."""
    groups = {}
    for r in rows:
        # An encounter that happens only once is certain, even beside others.
        if r["chance_percent"] == "-" or r["method"] in SINGLE_METHODS:
            continue
        together = set(r["conditions"].split(",")) - {"-"}
        if r["method"] != "max-raid":
            together = {BEFORE.get(c, c) for c in together}
        groups.setdefault((r["version"], r["area"], r["method"]), []).append((together, int(r["chance_percent"])))
    return {group for group, slots in groups.items() if greatest_total(slots) > 100}


def greatest_total(slots):
    """Returns the greatest sum of chances that can hold at the same time."""
    kinds = {}
    for condition in set().union(*(together for together, _ in slots)):
        kinds.setdefault(kind_of(condition), set()).add(condition)
    choices = [conditions & DEFAULTS or conditions for conditions in kinds.values()]
    return max(
        sum(chance for together, chance in slots if together <= set(state)) for state in itertools.product(*choices)
    )


SINGLE_METHODS = set(
    "colosseum-bonus-disc-jpn colosseum-bonus-disc-us devon-scope fixed fossil gift gift-egg island-scan npc-trade "
    "pokeflute pokemon-channel-pal pokemon-ranger roaming-grass roaming-water snag snag-rematch squirt-bottle static "
    "wailmer-pail wanderer wanderer-water".split()
)
