"""The newest games, of which PokeAPI has neither places nor encounters: facts of a second source."""
from .source import LANGUAGES
from .tables import by_id
from .words import own

#: Methods and conditions that the second source calls otherwise than the tables do.
METHODS = {"distortion": "space-time-distortion"}
CONDITIONS = {"stars": "raid-stars", "tera": "tera-type", "gender": "gender"}


def add(facts):
    """Adds places and encounters to what PokeAPI has. What it names keeps its names."""
    add_names(facts)
    known = {area["slug"] for area in facts["location_areas"]}
    facts["location_areas"] += [area for area in facts["location_areas_more"] if area["slug"] not in known]
    facts["encounters"] += encounters(facts)


def add_names(facts):
    """A place that PokeAPI knows gets the names that it has not. The rows for those have no English name."""
    known = {place["slug"]: place for place in facts["location_names"]}
    for more in facts["location_names_more"]:
        place = known.get(more["slug"])
        if place:
            place.update({code: more[code] for code in LANGUAGES if own(place, code) == "-"})
        elif more["en"] != "-":
            facts["location_names"].append(more)


def encounters(facts):
    """A row for each place, version and way, as PokeAPI's encounters, with `-` for a chance that nobody knows."""
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    versions = {g["slug"]: g["versions"].split(",") for g in facts["version_groups"]}
    areas = {r["place"]: r["area"] for r in facts["recent_places"]}
    # A dictionary as an ordered set: forms of one variety are met alike.
    met = {}
    for r in facts["recent_encounters"]:
        group = r["version_group"]
        if r["variety"] not in ids or group not in versions:
            continue
        for version in versions[group] if r["versions"] == "all" else [r["versions"]]:
            for place in r["places"].split(","):
                # Raids, trades and event outbreaks have no place: they stand for the whole region.
                area = areas[group if place == "-" else place]
                way = area, METHODS.get(r["method"], r["method"])
                found = met.setdefault((ids[r["variety"]], version), {}).setdefault(way, {})
                for conditions in alternatives(r):
                    found[r["min_level"], r["max_level"], conditions] = True
    return [
        {"pokemon_id": id, "area": area, "version": version, "method": method, "min_level": low, "max_level": high,
         "chance_percent": "-", "conditions": conditions}
        for (id, version), ways in met.items() for (area, method), found in ways.items()
        for low, high, conditions in found
    ]


def alternatives(row):
    """The sets of conditions under which one is met, one for each time of day that will do."""
    together = [condition(text) for text in row["conditions"].split(",") if text != "-"]
    # The other games have no evening: there, these three are any time.
    times = row["time"].replace("morning,day,night", "not-evening").split(",")
    return [
        ",".join(sorted(together + ([] if time == "-" else [f"time-{time}"]))) or "-" for time in times
    ]


def condition(text):
    """`stars:5` as `raid-stars-5`."""
    kind, _, value = text.partition(":")
    return f"{CONDITIONS[kind]}-{value}" if value else kind


def availability(facts):
    """A variety per row with the newest games that have it, and the only version of each that does."""
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    games = {}
    for r in facts["recent_available"]:
        if r["variety"] in ids:
            games.setdefault(ids[r["variety"]], []).append(f"{r['version_group']}:{r['exclusive']}")
    return {"available": by_id([{"pokemon": id, "games": ",".join(games[id])} for id in games], "pokemon")}
