"""Tables of places and their areas."""
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
    """Sets the part of each area, which distinguishes it from others of its place, unless it is set
    already."""
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
    """Sets the name and part of an area from its slug. The newest areas have nothing else in the source."""
    words = area["slug"].removeprefix(area["location"]).strip("-").replace("-", " ")
    area["part"] = "-" if words in ("", "area") else words
    if place != "-":
        area["english_name"] = place + (f" ({words})" if area["part"] != "-" else "")


def part(name, place, is_alone):
    """Returns an area's name without that of its place; `-` if nothing is left or it is the place's only
    area."""
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
