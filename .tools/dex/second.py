"""Names, learnsets, machines and encounters from the second source (kwsch/PKHeX), which PokeAPI lacks or has wrong. Pokémon
Showdown agrees with most learnsets: the column `witness` says where."""
import re

from .corrections import EVENT_ITEMS
from .source import LANGUAGES
from .words import own

WAYS = ("machine", "egg", "tutor", "reminder")
#: Tables with names, by the kind in names_more.tsv.
NAMED = {"ability": "abilities", "item": "items", "move": "moves", "place": "location_names"}


def add(facts):
    """Adds names, moves that only the reminder teaches, whole learnsets, corrections of single moves, and machines.
    Corrects encounters."""
    names(facts)
    encounters(facts)
    for row in facts["learnsets"]:
        row["reminder"] = "-"
    whole_learnsets(facts)
    corrections(facts)
    machines(facts)


def names(facts):
    """Adds the games' names that PokeAPI lacks. PokeAPI's names are kept unless the second source replaces them: they
    are misspelt, or shortened to fit the screens of old games."""
    rows = {(kind, r["slug"]): r for kind, table in NAMED.items() for r in facts[table]}
    for more in facts["names_more"]:
        row = rows.get((more["kind"], more["slug"]))
        replaced = {part.split("=")[0] for part in more["replaces"].split(",")}
        for code in LANGUAGES:
            name = more.get(code, "-")
            if row and name != "-" and (code in replaced or own(row, code) == "-"):
                row[code] = name


def encounters(facts):
    """Removes encounters that don't exist, corrects levels, and adds encounters. PokeAPI has no chances for those."""
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    versions = {v for g in facts["version_groups"] for v in g["versions"].split(",")}
    locations = {area["slug"]: area["location"] for area in facts["location_areas"]}
    changes, added = {}, []
    for c in facts["encounter_corrections"]:
        for pokemon in c["pokemon"].split(","):
            slug, _, levels = pokemon.partition(":")
            # Levels are a range or the single levels that occur.
            bounds = re.findall(r"\d+", levels)
            for version in c["versions"].split(","):
                if c["action"] != "add":
                    changes[ids.get(slug), version, c["location"], c["method"]] = (
                        c["conditions"], (bounds[0], bounds[-1]) if bounds else None)
                elif version in versions and slug in ids:
                    added.append((c, slug, version, bounds))
    kept = []
    for r in facts["encounters"]:
        # A part of the source may lack the area.
        place = locations.get(r["area"], r["area"].removesuffix("-area"))
        conditions, levels = changes.get((r["pokemon_id"], r["version"], place, r["method"]), ("", None))
        if conditions not in ("-", r["conditions"]):
            kept.append(r)
        elif levels:
            kept.append(r | {"min_level": levels[0], "max_level": levels[1]})
    areas = Areas(facts, kept)
    facts["encounters"] = kept
    known = {key(r) for r in kept}
    for c, slug, version, bounds in added if kept else []:
        r = encounter(c, slug, version, bounds, areas, facts)
        if r and key(r | {"pokemon_id": ids[slug]}) not in known:
            facts["encounters"].append({"pokemon_id": ids[slug]} | r)
    remove_places(facts)


def remove_places(facts):
    """Removes the places that exist only in a table that the games don't use."""
    nowhere = {c["location"] for c in facts["encounter_corrections"] if c["witness"] == "no such place"}
    facts["location_areas"] = [a for a in facts["location_areas"] if a["location"] not in nowhere]
    facts["location_names"] = [place for place in facts["location_names"] if place["slug"] not in nowhere]


def key(r):
    return r["pokemon_id"], r["area"], r["version"], r["method"], r["conditions"]


class Areas:
    """Areas of places."""

    def __init__(self, facts, encounters):
        self.by_place, self.by_method = {}, {}
        names = {place["slug"]: place["en"] for place in facts["location_names"]}
        #: Areas with the name of their place.
        self.whole = {a["slug"] for a in facts["location_areas"] if a["english_name"] == names.get(a["location"], "")}
        for area in facts["location_areas"]:
            self.by_place.setdefault(area["location"], []).append(area["slug"])
        for r in encounters:
            self.by_method.setdefault((r["version"], r["method"]), {})[r["area"]] = True

    def area(self, place, version, methods):
        """Returns the only area of a place, or else the whole place, or else its only area with one of these ways to
        meet Pokémon in the version. None if there is no such area."""
        all = self.by_place.get(place, [])
        whole = [area for area in (f"{place}-area", f"{place}-main") if area in all] or [
            area for area in all if area in self.whole]
        alike = [area for area in all if any(area in self.by_method.get((version, method), {}) for method in methods)]
        # Fossils are revived in one building, wild Pokémon are met all over the place.
        order = (all, alike, whole) if "fossil" in methods else (all, whole, alike)
        return next((areas[0] for areas in order if len(areas) == 1), None)


#: Methods of the second source that have other names in the tables.
SAME_METHODS = {"bug-contest": "walk"}
#: Conditions of the second source that restrict an encounter, with their names in the tables. A hidden ability and a
#: fossil restrict nothing: the one tells about the Pokémon, and the other is the method.
SAME_CONDITIONS = {
    "swarm": "swarm-yes", "memory-link:n": "other-memory-link", "hidden-ability": None, "fossil": None, "-": None,
}


def encounter(c, slug, version, bounds, areas, facts):
    """Returns an encounter's row, without the Pokémon. None if the source is a part without the place."""
    method = "fossil" if c["conditions"] == "fossil" else SAME_METHODS.get(c["method"], c["method"])
    area = areas.area(c["location"], version, ("gift", "fossil") if method == "fossil" else (method,))
    conditions = {SAME_CONDITIONS.get(part, part.replace("asks:", "trade-")) for part in c["conditions"].split(",")}
    if area in EVENT_ITEMS:
        conditions = {condition for condition in conditions if condition != "event"} | {f"item-{EVENT_ITEMS[area][0]}"}
    if c["method"] == "bug-contest":
        conditions.add("bug-catching-contest-yes")
    if method == "fossil":
        conditions |= {f"item-{r['item']}" for r in facts["item_facts"] if r["fact"] == "revives" and r["pokemon"] == slug}
    # A traded Pokémon has the level of the one given for it.
    low, high = (bounds[0], bounds[-1]) if bounds else ("1", "100")
    return area and {
        "area": area, "version": version, "method": method, "min_level": low, "max_level": high,
        "chance_percent": "-",
        "conditions": ",".join(sorted(conditions - {None})) or "-"}


def whole_learnsets(facts):
    """Replaces the learnsets of varieties in games of which PokeAPI has no learnset, or only a part."""
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    rows = {(r["pokemon"], r["version_group"]): r for r in facts["learnsets"]}
    known = {m["id"] for m in facts["moves"]}
    for more in facts["learnsets_more"]:
        if more["variety"] not in ids:
            continue
        key = ids[more["variety"]], more["version_group"]
        if more["level_up"].startswith("as "):
            other = rows.get((ids.get(more["level_up"].removeprefix("as ")), key[1]))
            if other:
                rows[key] = other | {"pokemon": key[0]}
            continue
        found = {way: among(known, more[way]) for way in ("level_up", *WAYS)}
        if any(cell != "-" for cell in found.values()):
            rows[key] = {"pokemon": key[0], "version_group": key[1], "other": "-"} | found
        else:
            # It isn't in the game.
            rows.pop(key, None)
    order = [r["slug"] for r in facts["version_groups"]]
    facts["learnsets"] = sorted(rows.values(), key=lambda r: (int(r["pokemon"]), order.index(r["version_group"])))


def among(known, cell):
    """Returns the moves of a cell that PokeAPI knows, too."""
    found = [part for part in cell.split(",") if part.split(":")[-1] in known]
    return ordered(found)


def ordered(parts):
    """Returns a cell with moves sorted by level, then by id."""
    return ",".join(sorted(parts, key=lambda part: [int(n) for n in part.split(":")])) or "-"


def corrections(facts):
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    numbers = {m["slug"]: m["id"] for m in facts["moves"]}
    rows = {(r["pokemon"], r["version_group"]): r for r in facts["learnsets"]}
    for c in facts["learnset_corrections"]:
        row = rows.get((ids.get(c["variety"]), c["version_group"]))
        if row is None:
            continue
        way = "level_up" if c["way"] == "level" else c["way"]
        changed = set()
        for part in c["moves"].split(","):
            level, _, move = part.rpartition(":")
            if move in numbers:
                changed.add(f"{level}:{numbers[move]}" if level else numbers[move])
        old = set() if row[way] == "-" else set(row[way].split(","))
        new = old | changed if c["action"] == "add" else old - changed
        row[way] = ordered(new)


def machines(facts):
    """Adds machines. PokeAPI has the hidden machines of Diamond and Pearl for their remakes, where TMs teach
    these moves."""
    numbers = {m["slug"]: m["id"] for m in facts["moves"]}
    more = [
        {"version_group": m["version_group"], "item": m["item"], "move_id": numbers[m["move"]]}
        for m in facts["machines_more"] if m["move"] in numbers]
    taught = {(m["version_group"], m["move_id"]) for m in more}
    facts["machines"] = [
        m for m in facts["machines"]
        if m not in more and (not m["item"].startswith("hm") or (m["version_group"], m["move_id"]) not in taught)] + more
