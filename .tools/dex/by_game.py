"""Values of Pokémon and moves that differ between games: one row for each thing, one column for each field.

A cell lists exceptions, separated by `;`. An exception is `SINCE..UNTIL=VALUE`: the first and last version group, in
order of release, that have this value; an empty one means that there is no bound. All other games have the value of the
thing's own table, which is today's. `=VALUE` is today's value of a variety that doesn't share its species'. The parts of
a value are separated by commas.

PokeAPI leads for what changed with a generation (types, stats, abilities, a move's type, power and accuracy); the games'
own tables (kwsch/PKHeX) lead wherever they differ from it. `witness` in species_by_game.tsv and moves_by_game.tsv tells
who else agrees.
"""
from .distil import STATS

#: Games of which only types, stats and abilities are known.
PARTLY_KNOWN = {"red-green-japan", "blue-japan", "colosseum", "xd", "champions"}
#: Fields that games lack.
LACKING = {
    "abilities": {"lets-go-pikachu-lets-go-eevee", "legends-za"},
    "effort": {"lets-go-pikachu-lets-go-eevee", "legends-arceus"},
    "egg_groups": {"lets-go-pikachu-lets-go-eevee", "legends-arceus", "legends-za"},
    "hatch_counter": {"lets-go-pikachu-lets-go-eevee", "legends-arceus", "legends-za"},
}
#: Rows that say something else than ours. The games' tables have one Deoxys, whose forme depends on the game; here each
#: forme is a variety. A form that is male or female says so by its name; the gender rate is that of its species.
LEFT_OUT = {("deoxys-normal", "stats")} | {
    (f"{name}-{sex}", "gender_rate") for name in ("meowstic", "indeedee", "basculegion", "oinkologne")
    for sex in ("male", "female", "male-mega", "female-mega")}
#: Fields of Pokémon: name in species_by_game.tsv, table, column there.
POKEMON = {
    "types": ("types", "pokemon", "types"),
    "abilities": ("abilities", "pokemon", None),
    "stats": ("stats", "pokemon", "stats"),
    "effort": ("ev_yield", "pokemon", "effort"),
    "base_experience": ("base_experience", "pokemon", "base_experience"),
    "base_happiness": ("base_friendship", "species", "base_happiness"),
    "capture_rate": ("catch_rate", "species", "capture_rate"),
    "hatch_counter": ("hatch_cycles", "species", "hatch_counter"),
    "growth_rate": ("growth_rate", "species", "growth_rate"),
    "gender_rate": ("gender_rate", "species", "gender_rate"),
    "egg_groups": ("egg_groups", "species", "egg_groups"),
}
MOVES = "type power accuracy pp damage_class priority target".split()
SLOTS = ("ability_1", "ability_2", "ability_3")


def add(facts):
    """Makes the tables of exceptions. Sets the values of Pokémon and moves to those of today's games, and the held
    items of games whose tables differ from PokeAPI's."""
    games = Games(facts)
    held_items(facts, games)
    facts["pokemon_by_game"] = pokemon(facts, games)
    facts["moves_by_game"] = moves(facts, games)


class Games:
    """Version groups in the order of release. Downloadable content has the values of its game."""

    def __init__(self, facts):
        more = {r["slug"]: r for r in facts["version_groups_more"]}
        self.slugs = [g["slug"] for g in facts["version_groups"]]
        self.generation = {g["slug"]: int(g["generation"]) for g in facts["version_groups"]}
        self.base = {slug: base for slug in self.slugs if (base := more.get(slug, {}).get("added_to", "-")) != "-"}
        self.apart = {slug for slug, r in more.items() if r["standing"] == "apart"}
        self.of_version = {v: g["slug"] for g in facts["version_groups"] for v in g["versions"].split(",")}
        self.versions = {g["slug"]: g["versions"].split(",") for g in facts["version_groups"]}
        self.main = [slug for slug in self.slugs if slug not in self.apart and slug not in self.base]

    def newest(self, values):
        """Returns the newest main game that has a value, else the newest game."""
        return ([slug for slug in self.main if slug in values] or [slug for slug in self.slugs if slug in values])[-1]

    def exceptions(self, values, today):
        """Returns a cell with the games whose values differ from today's. A game without a value has that of the
        newest game of its generation, else that of the game before."""
        runs = []
        for index, slug in enumerate(self.slugs):
            value = values.get(self.base.get(slug, slug), self.of_generation(self.generation[slug], values))
            if value is not None and (not runs or runs[-1][2] != value):
                runs.append([index if runs else None, index, value])
            elif runs:
                runs[-1][1] = index
        if runs:
            runs[-1][1] = None
            last = runs[0][1]
            # A game that stands apart says nothing about its generation if a later one has another value.
            if last is not None and self.generation[self.slugs[last]] == self.generation[self.slugs[last + 1]] and all(
                    self.base.get(slug, slug) in self.apart for slug in self.slugs[:last + 1] if slug in values):
                runs[0][0] = next(i for i, slug in enumerate(self.slugs) if slug in values)
        return ";".join(
            f"{self.bound(since)}..{self.bound(until)}={value.replace('/', ',')}"
            for since, until, value in runs if value != today) or "-"

    def of_generation(self, generation, values):
        known = [slug for slug in self.main if self.generation[slug] == generation and slug in values]
        return values[known[-1]] if known else None

    def added(self, version):
        """Returns the versions of a version's downloadable content."""
        group = self.of_version[version]
        place = self.versions[group].index(version)
        return [self.versions[more][place] for more, base in self.base.items() if base == group]

    def bound(self, index):
        return "" if index is None else self.slugs[index]


def pokemon(facts, games):
    species = {s["id"]: s for s in facts["species"]}
    learnt = {}
    for r in facts["learnsets"]:
        learnt.setdefault(r["pokemon"], set()).add(games.base.get(r["version_group"], r["version_group"]))
    own = {}
    for r in facts["species_by_game"]:
        if (r["variety"], r["field"]) in LEFT_OUT:
            continue
        for game in r["games"].split(","):
            own.setdefault((r["variety"], r["field"]), {})[game] = r["value"]
    past = {}
    for r in facts["pokemon_past"]:
        past.setdefault((r["pokemon_id"], r["kind"]), []).append((int(r["until_generation"]), r["value"]))
    forms = {}
    for form in facts["forms"]:
        forms.setdefault(form["pokemon_id"], form["version_group"])
    rows, defaults = [], {}
    # A species' values are those of its default variety.
    for p in sorted(facts["pokemon"], key=lambda p: (-int(p["is_default"]), int(p["id"]))):
        s = species[p["species_id"]]
        first = games.generation.get(forms.get(p["id"]), 0) if p["is_default"] == "0" else int(s["generation"])
        born = [g for g in games.slugs if g not in games.base and games.generation[g] >= first]
        there = [g for g in born if g in learnt[p["id"]]] if p["id"] in learnt else born
        row = {"pokemon": p["id"]}
        for field, (name, table, column) in POKEMON.items():
            source = s if table == "species" else p
            base = source[column] if column else ",".join(p[slot] for slot in SLOTS)
            known = there if field in ("types", "stats", "abilities") else [g for g in there if g not in PARTLY_KNOWN]
            values = {g: in_generation(field, base, past.get((p["id"], field), []), games.generation[g]) for g in known}
            for game, value in own.get((p["slug"], name), {}).items():
                group = games.of_version.get(game, game)
                if game not in games.of_version or game == group:
                    values[group] = ordered(value, base) if field == "egg_groups" else value
            lacking = LACKING.get(field, ())
            values = {g: v for g, v in values.items() if v is not None and g not in lacking}
            today = values[games.newest(values)] if values else base
            if column and p["is_default"] == "1":
                source[column] = today
            elif column and table == "pokemon":
                p[column] = today
            if p["is_default"] == "1":
                defaults[s["id"], field] = values
            elif table == "species" and values:
                # A form that left the games before its species' value changed has that value, too.
                game = games.newest(values)
                if values[game] == defaults[s["id"], field].get(game, source[column]):
                    today = source[column]
            row[field] = games.exceptions(values, today)
            if table == "species" and today != source[column]:
                own_today = f"={today.replace('/', ',')}"
                row[field] = own_today if row[field] == "-" else f"{own_today};{row[field]}"
        rows.append(row)
    return sorted((r for r in rows if any(v != "-" for k, v in r.items() if k != "pokemon")), key=lambda r: int(r["pokemon"]))


def held_items(facts, games):
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    items = {i["slug"] for i in facts["items"]}
    held, there = {}, {(r["pokemon_id"], r["version"]) for r in facts["encounters"]}
    for r in facts["held_items"]:
        held.setdefault((r["pokemon_id"], r["version"]), []).append(r)
    for r in facts["species_by_game"]:
        if r["field"] != "held_items" or r["variety"] not in ids:
            continue
        pairs = [pair.split(":") for pair in r["value"].split(",") if pair != "-"]
        id = ids[r["variety"]]
        for game in r["games"].split(","):
            versions = games.versions.get(game, [game])
            wild = [v for v in versions if there & {(id, more) for more in [v, *games.added(v)]}]
            for version in versions:
                # A Pokémon that is wild in one version of a pair only holds nothing in the other.
                if not wild or version in wild or (id, version) in held:
                    held[id, version] = [
                        {"pokemon_id": id, "item": item, "version": version, "percent": percent}
                        for item, percent in pairs if item in items]
    facts["held_items"] = [r for rows in held.values() for r in rows]


def ordered(groups, base):
    """Returns egg groups in the order of PokeAPI's if they are the same."""
    return base if sorted(groups.split(",")) == sorted(base.split(",")) else groups


def in_generation(field, base, past, generation):
    """Returns a value as it was in a generation by PokeAPI. None if it didn't exist."""
    holding = sorted((until, value) for until, value in past if until >= generation)
    if field == "types":
        return holding[0][1] if holding else base
    if field == "stats":
        values = dict(zip(STATS, base.split(","), strict=True))
        for _, value in reversed(holding):
            values |= dict(part.split(":") for part in value.split(","))
        if generation == 1 and "special" in values:
            values |= {"special-attack": values["special"], "special-defense": values["special"]}
        return ",".join(values[stat] for stat in STATS)
    if field == "abilities":
        # There are no abilities before generation III, and no hidden ones before V.
        if generation < 3:
            return None
        slots = dict(zip("123", base.split(","), strict=True))
        for _, value in reversed(holding):
            slots |= dict(part.split(":") for part in value.split(","))
        if generation < 5:
            slots["3"] = in_generation(field, base, past, 5).split(",")[2]
        return ",".join(slots[slot] for slot in "123")
    return base


def moves(facts, games):
    order = {slug: index for index, slug in enumerate(games.slugs)}
    past, own = {}, {}
    for r in facts["moves_past"]:
        for field in ("type", "power", "accuracy", "pp"):
            if r[field] != "-":
                value = "-" if field in ("power", "accuracy") and r[field] == "0" else r[field]
                past.setdefault((r["move_id"], field), []).append((order[r["before_version_group"]], value))
    ids = {m["slug"]: m["id"] for m in facts["moves"]}
    # A game's own row comes after its generation's.
    for r in sorted(facts["moves_by_game"], key=lambda r: not r["games"][0].isdigit()):
        if r["move"] in ids:
            for game in games_of(r["games"], games):
                own.setdefault((ids[r["move"]], r["fact"]), {})[game] = r["value"]
    rows = []
    for m in facts["moves"]:
        row = {"move_id": m["id"]}
        for field in MOVES:
            before = sorted(past.get((m["id"], field), []))
            values = {}
            for g in games.slugs:
                if games.generation[g] >= int(m["generation"]) and g not in games.base:
                    values[g] = next((value for index, value in before if order[g] < index), m[field])
            values |= {g: v for g, v in own.get((m["id"], field), {}).items() if g in values}
            today = values[games.newest(values)] if values else m[field]
            m[field] = today
            row[field] = games.exceptions(values, today)
        rows.append(row)
    return [r for r in rows if any(v != "-" for k, v in r.items() if k != "move_id")]


def games_of(text, games):
    """Returns the version groups of `legends-arceus`, or of the generations `4-8` or `2`."""
    if not text[0].isdigit():
        return [text]
    first, _, last = text.partition("-")
    return [g for g in games.slugs if int(first) <= games.generation[g] <= int(last or first)]
