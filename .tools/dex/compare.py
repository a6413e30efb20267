"""Comparison of the tables in Resources/Dex with their sources. A difference is a tuple: kind of fact, what the source
says, what the tables say, and the decision; None if there is none."""
import copy

from . import by_game, corrections, evolutions as ways, recent, second
from .distil import distil
from .source import LANGUAGES, Source
from .tables import read

FIELDS = {
    "base_friendship": "base_happiness", "base_experience": "base_experience", "catch_rate": "capture_rate",
    "hatch_cycles": "hatch_counter", "growth_rate": "growth_rate", "gender_rate": "gender_rate",
    "egg_groups": "egg_groups", "ev_yield": "effort", "stats": "stats", "abilities": "abilities",
}


class Bundle:
    """The tables of Resources/Dex and the facts of .tools/dex-facts."""

    def __init__(self, root):
        self.root = root
        self.tables = {path.stem: read(path) for path in (root / "Resources/Dex").glob("*.tsv")}
        self.facts = {path.stem: read(path) for path in (root / ".tools/dex-facts").glob("*.tsv")}
        self.groups = [g["slug"] for g in self.tables["version_groups"]]
        self.order = {slug: index for index, slug in enumerate(self.groups)}
        self.versions = {g["slug"]: g["versions"].split(",") for g in self.tables["version_groups"]}
        self.group_of = {v: g for g, versions in self.versions.items() for v in versions}
        self.generation = {g["slug"]: int(g["generation"]) for g in self.tables["version_groups"]}
        self.pokemon = {p["slug"]: p for p in self.tables["pokemon"]}
        self.species = {s["number"]: s for s in self.tables["species"]}
        self.moves = {m["slug"]: m for m in self.tables["moves"]}
        self.decided = {
            (d["kind"], d["thing"], d["field"]): d["reason"] for d in self.facts.get("decisions", [])}

    def decision(self, kind, thing, field):
        for key in ((kind, thing, field), (kind, thing, "*"), (kind, "*", field)):
            if key in self.decided:
                return self.decided[key]
        return None

    def value(self, table, id, field, own, game):
        """Returns a value in a game: an exception's, else the thing's own."""
        for exception in self.exceptions(table, id, field):
            games, value = exception.split("=")
            if games:
                since, until = games.split("..")
                index = self.order[game]
                if (not since or self.order[since] <= index) and (not until or index <= self.order[until]):
                    return value
            else:
                own = value
        return own

    def exceptions(self, table, id, field):
        if table not in self._rows:
            key = "pokemon" if table == "pokemon_by_game" else "move_id"
            self._rows[table] = {r[key]: r for r in self.tables[table]}
        cell = self._rows[table].get(id, {}).get(field, "-")
        return [] if cell == "-" else cell.split(";")

    _rows = {}


def second_source(bundle):
    """Returns the number of statements of the games' own tables, and the differences."""
    found = [
        species_by_game(bundle), moves_by_game(bundle), learnsets(bundle), machines(bundle), names(bundle),
        encounters(bundle), evolutions(bundle)]
    return sum(count for count, _ in found), [d for _, differences in found for d in differences]


def species_by_game(bundle):
    count, differences = 0, []
    held = {r["pokemon"]: r["held"].split(",") for r in bundle.tables["held_items"]}
    for r in bundle.facts["species_by_game"]:
        p = bundle.pokemon.get(r["variety"])
        for game in r["games"].split(","):
            count += 1
            if r["field"] == "held_items":
                ours = held_in(bundle, held.get(p["id"], []), game)
            else:
                ours = figure(bundle, p, r["field"], bundle.group_of.get(game, game) if game not in bundle.order else game)
            if set(ours.split(",")) != set(r["value"].split(",")) or r["field"] == "stats" and ours != r["value"]:
                statement = f"{r['variety']} {r['field']} {r['value']} in {game}"
                differences.append((r["field"], statement, ours, bundle.decision("species", r["variety"], r["field"])))
    return count, differences


def held_in(bundle, held, game):
    versions = bundle.versions.get(game, [game])
    found = [{
        f"{item}:{percent}" for item, version, percent in (h.split(":") for h in held) if version == wanted}
        for wanted in versions]
    return ",".join(sorted(set.union(*found))) or "-"


def figure(bundle, p, field, game):
    column = FIELDS[field]
    own = p.get(column, bundle.species[p["number"]].get(column))
    return bundle.value("pokemon_by_game", p["id"], column, own, game)


def moves_by_game(bundle):
    count, differences = 0, []
    rows = bundle.facts["moves_by_game"]
    own = {(r["move"], r["fact"], r["games"]) for r in rows}
    for r in rows:
        m = bundle.moves[r["move"]]
        first, _, last = r["games"].partition("-") if r["games"][0].isdigit() else ("", "", "")
        games = [r["games"]] if not first else [
            g for g in bundle.groups if int(first) <= bundle.generation[g] <= int(last or first)
            and bundle.generation[g] >= int(m["generation"]) and (r["move"], r["fact"], g) not in own]
        for game in games:
            count += 1
            ours = bundle.value("moves_by_game", m["id"], r["fact"], m[r["fact"]], game)
            if ours != r["value"]:
                differences.append((
                    "moves", f"{r['move']} {r['fact']} {r['value']} in {game}", ours,
                    bundle.decision("moves", r["move"], r["fact"])))
    return count, differences


WAYS = ("level_up", "machine", "egg", "tutor", "reminder")


def learnsets(bundle):
    count, differences = 0, []
    ours = {(r["pokemon"], bundle.groups[int(r["game"])]): r for r in bundle.tables["learnsets"]}
    corrected = {
        (c["variety"], c["version_group"], "level_up" if c["way"] == "level" else c["way"])
        for c in bundle.facts["learnset_corrections"]}
    for r in bundle.facts["learnsets_more"]:
        id, game = bundle.pokemon[r["variety"]]["id"], r["version_group"]
        row = ours.get((id, game), {})
        theirs = r
        if r["level_up"].startswith("as "):
            theirs = ours.get((bundle.pokemon[r["level_up"].removeprefix("as ")]["id"], game), {})
        for way in WAYS:
            if (r["variety"], game, way) in corrected:
                continue
            count += 1
            one, other = moves_in(theirs.get(way, "-")), moves_in(row.get(way, "-"))
            if one != other:
                differences.append((
                    "learnsets", f"{r['variety']} {way} in {game}: {len(one - other)} more, {len(other - one)} fewer",
                    f"{len(other)} moves", bundle.decision("learnsets", r["variety"], game)))
    for c in bundle.facts["learnset_corrections"]:
        id, way = bundle.pokemon[c["variety"]]["id"], "level_up" if c["way"] == "level" else c["way"]
        row = moves_in(ours.get((id, c["version_group"]), {}).get(way, "-"))
        for move in c["moves"].split(","):
            count += 1
            level, _, slug = move.rpartition(":")
            known = (f"{level}:" if level else "") + bundle.moves[slug]["id"] in row
            if known != (c["action"] == "add"):
                differences.append((
                    "learnsets", f"{c['action']} {c['variety']} {move} by {way} in {c['version_group']}",
                    "known" if known else "unknown", bundle.decision("learnsets", c["variety"], c["version_group"])))
    return count, differences


def moves_in(cell):
    return set() if cell == "-" else set(cell.split(","))


def machines(bundle):
    count, differences = 0, []
    ours = {r["version_group"]: set(r["machines"].split(",")) for r in bundle.tables["machines"]}
    for m in bundle.facts["machines_more"]:
        count += 1
        if f"{bundle.moves[m['move']]['id']}:{m['item']}" not in ours.get(m["version_group"], ()):
            differences.append((
                "machines", f"{m['item']} {m['move']} in {m['version_group']}", "-",
                bundle.decision("machines", m["item"], m["version_group"])))
    return count, differences


TABLES = {"ability": "abilities", "item": "items", "move": "moves", "place": "locations"}


def names(bundle):
    count, differences = 0, []
    rows = {(kind, r["slug"]): r for kind, table in TABLES.items() for r in bundle.tables[table]}
    for more in bundle.facts["names_more"]:
        for code in LANGUAGES:
            name = more.get(code, "-")
            if name == "-":
                continue
            count += 1
            ours = rows.get((more["kind"], more["slug"]), {}).get(code, "-")
            # PokeAPI's name in kana is one of its own.
            kana = rows.get((more["kind"], more["slug"]), {}).get("ja-hrkt", "-") if code == "ja" else "-"
            if ours != name and not (code == "ja" and kana != "-"):
                differences.append((
                    "names", f"{more['kind']} {more['slug']} {code} {name}", ours,
                    bundle.decision("names", f"{more['kind']}/{more['slug']}", code)))
    return count, differences


def encounters(bundle):
    count, differences = 0, []
    location = {a["slug"]: a["location"] for a in bundle.tables["location_areas"]}
    known, located = {}, {}
    for r in bundle.tables["encounters"]:
        for place in r["encounters"].split(","):
            parts = place.split(";")
            area, method = parts[0].split(":")[:2]
            levels = [tuple(map(int, figures.split(":")[:2])) for figures in parts[1:]]
            for version in r["versions"].split(","):
                place = location.get(area) or "-"
                known.setdefault((r["pokemon"], version, place), []).append((method, levels))
                located.setdefault((r["pokemon"], version), set()).add(place)
    for c in bundle.facts["encounter_corrections"]:
        for pokemon in c["pokemon"].split(","):
            slug = pokemon.partition(":")[0]
            for version in c["versions"].split(","):
                count += 1
                id = bundle.pokemon.get(slug, {}).get("id")
                # A row without a place is a statement about the version.
                places = {c["location"]} if c["location"] != "-" else located.get((id, version), set())
                ways = [way for place in sorted(places) for way in known.get((id, version, place), [])]
                if c["action"] == "remove":
                    ways = [way for way in ways if way[0] == c["method"]]
                if bool(ways) == (c["action"] == "remove"):
                    differences.append((
                        "encounters", f"{c['action']} {pokemon} at {c['location']} ({c['method']}) in {version}",
                        "there" if ways else "not there",
                        bundle.decision("encounters", c["location"], c["method"])))
    return count, differences


def evolutions(bundle):
    """Compares each way to evolve in each game, and each that a game's table has but that can't work there."""
    table = ways.Evolutions(facts_of_ways(bundle))
    order = bundle.groups
    known = {}
    for r in bundle.tables["evolutions"]:
        more = dict(part.split("=", 1) for part in r["more"].split(",") if part != "-")
        both = table.games_with(more.get("base_form"), r["from_species"]) & table.games_with(
            more.get("evolved_form"), r["to_species"])
        since = more.get("version_group")
        games = more["games"].split("|") if "games" in more else (
            game for game in both if not since or order.index(game) >= order.index(since))
        known.setdefault(table.key(r), set()).update(games)
    count, differences = 0, []
    for r in bundle.facts["evolutions_by_game"]:
        works = table.games(r)
        here = known.get(table.key(table.row(r)), set())
        there = {game for game in here if game in bundle.order}
        there |= {bundle.group_of[game] for game in here if game not in bundle.order}
        for game in r["games"].split(","):
            count += 1
            expected = bool(works)
            if (game in there) != expected:
                differences.append((
                    "evolutions", f"{r['from']} to {r['to']} {'works' if expected else 'fails'} by {r['method']} "
                    f"{r['parameter']} in {game}", "works" if game in there else "not there",
                    bundle.decision("evolutions", r["to"], r["method"])))
    return count, differences


def facts_of_ways(bundle):
    """Returns the tables in the format of the facts from which they are made."""
    return {
        "version_groups": bundle.tables["version_groups"], "evolutions": bundle.tables["evolutions"],
        "evolutions_by_game": bundle.facts["evolutions_by_game"], "location_areas": bundle.tables["location_areas"],
        "pokemon": [p | {"species_id": p["number"]} for p in bundle.tables["pokemon"]],
        "species": [s | {"id": s["number"]} for s in bundle.tables["species"]],
        "learnsets": [r | {"version_group": bundle.groups[int(r["game"])]} for r in bundle.tables["learnsets"]],
        "encounters": [
            {"area": place.split(":")[0], "version": version}
            for r in bundle.tables["encounters"] for place in r["encounters"].split(",")
            for version in r["versions"].split(",")],
    }


def pokeapi(bundle, folder):
    """Makes the facts again from PokeAPI's payloads. Returns the number of rows, and the differences: what each
    correction and each rule changes."""
    facts = distil(Source(folder))
    count = sum(len(rows) for rows in facts.values())
    facts |= {path.stem: read(path) for path in (bundle.root / ".tools/dex-facts").glob("*.tsv")}
    recent.add(facts)
    differences = []
    for reason, change in corrections.CORRECTIONS:
        before = {table: copy.copy(rows) for table, rows in facts.items() if len(rows) < 20_000}
        cells = {table: [dict(r) for r in rows] for table, rows in before.items()}
        change(facts)
        differences += changes(cells, facts, reason)
    before = {table: [dict(r) for r in rows] for table, rows in facts.items()}
    second.add(facts)
    by_game.add(facts)
    ways.add(facts)
    differences += changes(before, facts, "the games' own tables lead")
    return count, differences


KIND_OF_TABLE = {
    "held_items": "held_items", "learnsets": "learnsets", "machines": "machines", "encounters": "encounters",
    "evolutions": "evolutions", "items": "items", "moves": "moves", "moves_past": "moves",
}


def changes(before, facts, decision):
    """Returns a difference for each table and column that changed, with the number of its cells."""
    found, fields = [], {column: field for field, column in FIELDS.items()}
    for table, old in before.items():
        new = facts[table]
        if len(old) == len(new):
            columns = {}
            for one, other in zip(old, new):
                for column in other:
                    if one.get(column) != other[column]:
                        columns.setdefault(column, []).append((one, other))
            for column, pairs in columns.items():
                one, other = pairs[0]
                name = one.get("slug") or one.get("pokemon_id") or one.get("id") or one.get("pokemon") or ""
                kind = fields.get(column, KIND_OF_TABLE.get(table, table))
                found.append((
                    kind, f"PokeAPI, {table}.{column} of {name} is {one.get(column)} ({len(pairs)} such)",
                    other[column], decision))
        elif old != new:
            found.append((
                KIND_OF_TABLE.get(table, table), f"PokeAPI, {table} has {len(old)} rows", f"{len(new)} rows", decision))
    return found
