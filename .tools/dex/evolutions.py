"""The games in which each way to evolve works, from the second source (kwsch/PKHeX), and ways that PokeAPI lacks."""
import re

from .distil import CONDITIONS
from .species import REGIONS

#: The conditions of each method of the second source: `{}` is the method's parameter, `-` if it has none.
METHODS = {
    "level": {"trigger": "level-up", "min_level": "{}"},
    "level-holding": {"trigger": "level-up", "held_item": "{}"},
    "level-knowing-move": {"trigger": "level-up", "known_move": "{}"},
    "level-with-party-species": {"trigger": "level-up", "party_species": "{}"},
    "level-in-battle": {"trigger": "other", "min_level": "{}"},
    "friendship": {"trigger": "level-up", "min_happiness": "{}"},
    "friendship-160-knowing-type": {"trigger": "level-up", "min_happiness": "160", "known_move_type": "{}"},
    "affection-2-knowing-type": {"trigger": "level-up", "min_affection": "2", "known_move_type": "{}"},
    "beauty": {"trigger": "level-up", "min_beauty": "{}"},
    "use-item": {"trigger": "use-item", "item": "{}"},
    "trade": {"trigger": "trade"},
    "trade-holding": {"trigger": "trade", "held_item": "{}"},
    "steps-walked-together": {"trigger": "level-up", "min_steps": "{}"},
    "move-used-20-times": {"trigger": "use-move", "used_move": "{}", "min_move_count": "20"},
    "agile-style-20-times": {"trigger": "agile-style-move", "used_move": "{}", "min_move_count": "20"},
    "strong-style-20-times": {"trigger": "strong-style-move", "used_move": "{}", "min_move_count": "20"},
    "defeat-leaders-of-bisharp": {"trigger": "three-defeated-bisharp"},
    "critical-hits-in-one-battle": {"trigger": "three-critical-hits"},
    "damage-taken": {"trigger": "take-damage", "min_damage_taken": "{}"},
    "recoil-damage": {"trigger": "recoil-damage", "min_damage_taken": "{}"},
    "spin-with-sweet": {"trigger": "spin"},
}
#: Conditions that endings of a method's name add.
ENDINGS = {
    "-up": {}, "-at-random": {}, "-nature-amped": {}, "-nature-low-key": {}, "-1-in-100": {},
    "-day": {"time_of_day": "day"}, "-night": {"time_of_day": "night"}, "-dusk": {"time_of_day": "dusk"},
    "-full-moon": {"time_of_day": "full-moon"}, "-female": {"gender": "1"}, "-male": {"gender": "2"},
    "-attack-higher": {"relative_physical_stats": "1"}, "-defense-higher": {"relative_physical_stats": "-1"},
    "-attack-equals-defense": {"relative_physical_stats": "0"}, "-turn-upside-down": {"turn_upside_down": "1"},
    "-in-rain": {"needs_overworld_rain": "1"}, "-with-party-type:dark": {"party_type": "dark"},
    "-in-union-circle": {"needs_multiplayer": "True"}, "-in-ultra-space": {"location": "ultra-space"},
    "-at-mount-lanakila": {"location": "mount-lanakila"}, "-at-magnetic-field": {"location": "coronet-highlands"},
    # In Legends: Arceus, the only game whose place PokeAPI lacks.
    "-at-moss-rock": {"location": "obsidian-fieldlands", "near_special_rock": "True"},
    "-at-ice-rock": {"location": "alabaster-icelands", "near_special_rock": "True"},
}
#: Games that the second source lacks, with those whose ways to evolve they share. Colosseum and XD have neither a
#: clock nor contests, as FireRed and LeafGreen.
SHARED = {
    "red-green-japan": "red-blue", "blue-japan": "red-blue", "colosseum": "firered-leafgreen",
    "xd": "firered-leafgreen",
}
#: Places that are in a game but don't let a Pokémon evolve there. Bulbapedia, "Magnezone".
IDLE = {"blush-mountain": {"sun-moon"}}




def add(facts):
    """Gives each way to evolve the games in which it works, unless these are all games with both Pokémon since the
    way was introduced. Adds ways that PokeAPI lacks."""
    table = Evolutions(facts)
    known = {}
    for r in facts["evolutions"]:
        known.setdefault(table.key(r), []).append(r)
    ways = {}
    for second in facts["evolutions_by_game"]:
        if not {second["from"], second["to"]} <= table.species.keys():
            continue
        way = table.row(second)
        ways.setdefault(table.key(way), []).append((way, table.games(second)))
    for key, together in ways.items():
        games = {game for _, some in together for game in some}
        placed = set()
        for r in known.get(key, []):
            here = games & table.games_with_place(r["location"], games)
            table.limit(r, here)
            placed |= here
        if games - placed:
            new = together[0][0]
            table.limit(new, games - placed)
            facts["evolutions"].append(new)


class Evolutions:
    def __init__(self, facts):
        self.groups = {g["slug"]: g["versions"].split(",") for g in facts["version_groups"]}
        self.species = {p["slug"]: p["species_id"] for p in facts["pokemon"]}
        self.ids = {p["slug"]: p["id"] for p in facts["pokemon"]}
        self.chains = {s["id"]: s["evolution_chain"] for s in facts["species"]}
        self.known = {game for r in facts["evolutions_by_game"] for game in r["games"].split(",")} | SHARED.keys()
        #: Forms that PokeAPI names. It leaves out most default varieties.
        self.named = {part for r in facts["evolutions"] for part in r["more"].split(",") if "_form=" in part}
        self.games_of = {}
        for r in facts["learnsets"]:
            self.games_of.setdefault(r["pokemon"], set()).add(r["version_group"])
        self.versions = {}
        locations = {area["slug"]: area["location"] for area in facts["location_areas"]}
        for r in facts["encounters"]:
            self.versions.setdefault(locations.get(r["area"]), set()).add(r["version"])

    def row(self, second):
        """Returns a row of the second source with PokeAPI's columns."""
        base, evolved = second["from"], second["to"]
        method = re.sub(r"-in-version(.*):.*", r"\1", second["method"])
        found = {}
        while method not in METHODS and (ending := next((e for e in ENDINGS if method.endswith(e)), None)):
            method = method.removesuffix(ending)
            found |= ENDINGS[ending]
        more = METHODS.get(method, {"trigger": "trade" if method == "trade-for" else method})
        found |= {column: value.replace("{}", second["parameter"]) for column, value in more.items()}
        # A male or female variety's slug tells the sex, so the condition is not needed.
        if evolved.endswith(("-male", "-female")):
            found.pop("gender", None)
        forms = {"base_form": base, "evolved_form": evolved}
        further = {k: v for k, v in found.items() if k not in CONDITIONS and k != "trigger"} | {
            key: slug for key, slug in forms.items() if region(slug) != "-" or f"{key}={slug}" in self.named}
        species = self.species[evolved]
        return {
            "chain_id": self.chains[species], "from_species": self.species[base], "to_species": species,
            "trigger": found["trigger"], **{column: found.get(column, "-") for column in CONDITIONS},
            "more": ",".join(sorted(f"{k}={v}" for k, v in further.items())) or "-"}

    def games(self, second):
        """Returns the games, or the one version, in which a row of the second source works, and games that share its
        ways."""
        if second["fails"] != "-":
            return set()
        version = re.search(r"-in-version.*:(.*)", second["method"])
        found = {version[1]} if version else set(second["games"].split(","))
        return found | {game for game, other in SHARED.items() if other in found}

    def games_with_place(self, place, games):
        """Returns those of the games all of whose versions have encounters in a place; all games for no place."""
        if place == "-":
            return games
        there = self.versions.get(place, set())
        return {game for game in games - IDLE.get(place, set()) if set(self.groups[game]) <= there}

    def key(self, r):
        """Returns what two ways must have in common to be the same."""
        more = dict(part.split("=") for part in r["more"].split(",") if part != "-")
        conditions = {column: r[column] for column in COMPARED} | {column: more.get(column) for column in COMPARED_MORE}
        if r["min_happiness"] != "-":
            conditions["min_happiness"] = "any"
        if r["location"] == "ultra-space":
            conditions["location"] = r["location"]
        if r["trigger"] in UNIQUE:
            conditions = {"trigger": r["trigger"]}
        return (
            r["from_species"], region(more.get("base_form", "-")), r["to_species"],
            region(more.get("evolved_form", "-")), tuple(sorted(conditions.items(), key=str)))

    def limit(self, r, games):
        """Sets the games of a way to evolve, unless they are all games with both Pokémon since it was introduced."""
        more = dict(part.split("=") for part in r["more"].split(",") if part != "-")
        order = list(self.groups)
        since = [game for game in order if game in games - SHARED.keys() or game == more.get("version_group")]
        more["version_group"] = since[0]
        both = self.games_with(more.get("base_form"), r["from_species"]) & self.games_with(
            more.get("evolved_form"), r["to_species"]) & self.known
        if both - games - set(order[:order.index(since[0])]) or not games:
            slugs = dict.fromkeys(slug for group in order for slug in (group, *self.groups[group]))
            more["games"] = "|".join(slug for slug in slugs if slug in games)
        r["more"] = ",".join(f"{k}={v}" for k, v in sorted(more.items()))

    def games_with(self, variety, species):
        """Returns the games that have a variety, or the default variety of a species."""
        return self.games_of.get(self.ids.get(variety)) or self.games_of.get(species, set())


#: Conditions that tell ways to evolve apart. Two games may have the same way in different places.
COMPARED = (
    "trigger min_level item held_item known_move known_move_type min_happiness min_beauty min_affection gender "
    "time_of_day needs_overworld_rain party_species party_type relative_physical_stats turn_upside_down").split()
COMPARED_MORE = "min_damage_taken min_move_count min_steps near_special_rock needs_multiplayer used_move".split()
#: Triggers of ways that need no further comparison.
UNIQUE = ("spin", "shed", "gimmighoul-coins", "three-critical-hits", "three-defeated-bisharp")


def region(slug):
    """Returns the region of a regional form's slug; `-` for other slugs."""
    return next((part for part in slug.split("-")[1:] if part in REGIONS), "-")
