"""Places and the parts of places."""
import re

from .corrections import english_places
from .tables import by_slug, columns


def tables(facts, words):
    areas = by_slug(facts["location_areas"])
    name_parts(areas, english_places(facts))
    return {
        "location_areas": columns(areas, "slug location region english_name part"),
        "locations": by_slug([words.filled(r, f"place/{r['en']}") for r in facts["location_names"]]),
    }


def name_parts(areas, places):
    """Says what tells an area from others of its place, unless it is said."""
    together = {}
    for area in areas:
        together.setdefault(area["location"], []).append(area)
    for area in areas:
        if "part" in area:
            continue
        place = places.get(area["location"], "-")
        if area["english_name"] == "-":
            name_by_slug(area, place)
        else:
            area["part"] = part(area["english_name"], place, len(together[area["location"]]) == 1)


def name_by_slug(area, place):
    """Of the newest areas the source has only the slug."""
    words = area["slug"].removeprefix(area["location"]).strip("-").replace("-", " ")
    area["part"] = "-" if words in ("", "area") else words
    if place != "-":
        area["english_name"] = place + (f" ({words})" if area["part"] != "-" else "")


def part(name, place, is_alone):
    """What is left of an area's name without its place's; `-` for nothing, or where it is the only one."""
    if name.startswith("Mount ") and place.startswith("Mt. "):
        name = "Mt. " + name[6:]
    bracketed = re.fullmatch(r".*? ?\((.*)\)", name)
    if bracketed:
        return name[:-len(place) - 3] if bracketed[1] == place else bracketed[1]
    if is_alone or name.lower() in (place.lower(), "-"):
        return "-"
    if name.lower().startswith(place.lower() + " "):
        rest = name[len(place) + 1:]
        return "-" if rest == "area" else rest
    return name
