"""Facts about the newest games from a second source. PokeAPI has neither their places nor their encounters."""
from .source import LANGUAGES
from .tables import by_id
from .words import own

#: Methods and conditions with other names in the second source than in the tables.
METHODS = {"distortion": "space-time-distortion"}
CONDITIONS = {"stars": "raid-stars", "tera": "tera-type", "gender": "gender"}


def add(facts):
    """Adds places and encounters to PokeAPI's. Names from PokeAPI take precedence."""
    add_names(facts)
    known = {area["slug"] for area in facts["location_areas"]}
    facts["location_areas"] += [area for area in facts["location_areas_more"] if area["slug"] not in known]
    facts["encounters"] += encounters(facts)


def add_names(facts):
    """Adds new places, and missing names to PokeAPI's places. Rows of the latter kind have no English
    name."""
    known = {place["slug"]: place for place in facts["location_names"]}
    for more in facts["location_names_more"]:
        place = known.get(more["slug"])
        if place:
            place.update({code: more[code] for code in LANGUAGES if own(place, code) == "-"})
        elif more["en"] != "-":
            facts["location_names"].append(more)


def encounters(facts):
    """Returns a row for each area, version and method, as for PokeAPI's encounters. The chances are unknown
    (`-`)."""
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    versions = {g["slug"]: g["versions"].split(",") for g in facts["version_groups"]}
    areas = {r["place"]: r["area"] for r in facts["recent_places"]}
    # A dictionary as an ordered set: the forms of a variety have the same encounters.
    met = {}
    for r in facts["recent_encounters"]:
        group = r["version_group"]
        if r["variety"] not in ids or group not in versions:
            continue
        for version in versions[group] if r["versions"] == "all" else [r["versions"]]:
            for place in r["places"].split(","):
                # Raids, trades and event outbreaks have no place; they get the area of the whole region.
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
    """Returns the sets of conditions of an encounter, one for each possible time of day."""
    together = [condition(text) for text in row["conditions"].split(",") if text != "-"]
    # The other games have no evening: there, these three together mean any time.
    times = row["time"].replace("morning,day,night", "not-evening").split(",")
    return [
        ",".join(sorted(together + ([] if time == "-" else [f"time-{time}"]))) or "-" for time in times
    ]


def condition(text):
    """Returns a condition's slug: `raid-stars-5` for `stars:5`."""
    kind, _, value = text.partition(":")
    return f"{CONDITIONS[kind]}-{value}" if value else kind


def availability(facts):
    """Returns a row for each variety, with the newest games that have it and, if exclusive, their only
    version."""
    ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
    games = {}
    for r in facts["recent_available"]:
        if r["variety"] in ids:
            games.setdefault(ids[r["variety"]], []).append(f"{r['version_group']}:{r['exclusive']}")
    return {"available": by_id([{"pokemon": id, "games": ",".join(games[id])} for id in games], "pokemon")}
