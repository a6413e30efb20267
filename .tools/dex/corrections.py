"""Corrections of errors and gaps in the source, each with its reason. A correction changes the facts in place
and returns the number of changes. If that is zero, its reason is printed when the tables are made: the source
may have fixed the error, or may lack that part.
"""
import re
import string

from .source import LANGUAGES

CORRECTIONS = []


def correction(reason):
    """Registers the decorated function as a correction."""
    def add(function):
        CORRECTIONS.append((reason, function))
        return function
    return add


def correct(facts):
    """Applies all corrections. Returns the reasons of those that changed nothing."""
    return [reason for reason, change in CORRECTIONS if not change(facts)]


def each(facts, table, is_wrong, **right):
    """Sets cells of the wrong rows to a value, or to the result of a function of the row. Returns their
    number."""
    wrong = [r for r in facts[table] if is_wrong(r)]
    for r in wrong:
        r.update({key: value(r) if callable(value) else value for key, value in right.items()})
    return len(wrong)


@correction("Species of one line are in one chain; the source splits Meltan's line in two.")
def one_chain_for_a_line(facts):
    by_number = {s["id"]: s for s in facts["species"]}

    def chain(s):
        while s["evolves_from"] in by_number:
            s = by_number[s["evolves_from"]]
        return s["evolution_chain"]

    return each(facts, "species", lambda s: s["evolution_chain"] != chain(s), evolution_chain=chain)


@correction("Meltan evolves by 400 Meltan Candies in Pokémon GO; the source does not say how.")
def meltan_evolves(facts):
    known = any(r["to_species"] == "809" for r in facts["evolutions"])
    if known or not facts["evolutions"] or not any(s["id"] == "809" for s in facts["species"]):
        return 0
    # Gives the row the same columns as all others.
    nothing = {column: "-" for column in facts["evolutions"][0]}
    meltan = {"from_species": "808", "to_species": "809", "more": "candies=400"}
    facts["evolutions"].append(nothing | meltan)
    return 1


@correction("Phione does not evolve into Manaphy, whose eggs it hatches from; the source has a step without a trigger.")
def manaphy_evolves_from_nothing(facts):
    before = len(facts["evolutions"])
    facts["evolutions"] = [r for r in facts["evolutions"] if (r["from_species"], r["to_species"]) != ("489", "490")]
    return before - len(facts["evolutions"])


@correction("Alolan Vulpix and Sandshrew evolve since Sun and Moon; the source dates it by the Isle of Armor.")
def ice_stones_of_alola(facts):
    wrong = "version_group=the-isle-of-armor"
    return each(
        facts, "evolutions", lambda r: "_form=" in r["more"] and "-alola," in r["more"] and wrong in r["more"],
        more=lambda r: r["more"].replace(wrong, "version_group=sun-moon"))


@correction("Hisuian Sneasel holds a Razor Claw since Scarlet and Violet; the source dates it by Legends: Arceus.")
def razor_claw_of_hisui(facts):
    return each(
        facts, "evolutions", lambda r: r["to_species"] == "903" and r["held_item"] != "-" and "arceus" in r["more"],
        more=lambda r: r["more"].replace("legends-arceus", "scarlet-violet"))


def split(facts, to_species, ways):
    """Replaces the only way to evolve into a species by several. `ways` has the held item of each and its
    additions to `more`. Returns their number, or 0 if there isn't exactly one way so far."""
    old = [r for r in facts["evolutions"] if r["to_species"] == to_species]
    if len(old) != 1:
        return 0
    index = facts["evolutions"].index(old[0])
    facts["evolutions"][index:index + 1] = [
        old[0] | {"held_item": item, "more": ",".join(sorted([*more, *old[0]["more"].split(",")]))}
        for item, more in ways]
    return len(ways)


@correction("Burmy's cloak, which its last battle decides, is that of Wormadam; the source has one way.")
def cloaks(facts):
    return split(facts, "413", [
        ("-", [f"cloak={cloak}", f"evolved_form=wormadam-{cloak}"]) for cloak in ("plant", "sandy", "trash")])


#: Natures with which Toxel evolves into the Amped form; with the others it becomes Low Key. Bulbapedia,
#: "Toxel".
AMPED = "adamant brave docile hardy hasty impish jolly lax naive naughty quirky rash sassy".split()
LOW_KEY = "bashful bold calm careful gentle lonely mild modest quiet relaxed serious timid".split()


@correction("Toxel's nature decides what it becomes; the source has one way.")
def natures_of_toxel(facts):
    return split(facts, "849", [
        ("-", [f"evolved_form=toxtricity-{form}", f"natures={'|'.join(natures)}"])
        for form, natures in (("amped", AMPED), ("low-key", LOW_KEY))])


@correction("Milcery holds one of seven Sweets when its trainer spins; the source names none.")
def sweets(facts):
    names = "strawberry berry love star clover flower ribbon".split()
    return split(facts, "869", [(f"{name}-sweet", []) for name in names])


@correction("Galarian Yamask evolves in the Dusty Bowl; the source does not say where.")
def arch_of_the_dusty_bowl(facts):
    return each(
        facts, "evolutions", lambda r: r["to_species"] == "867" and r["location"] == "-", location="dusty-bowl")


@correction("The newest varieties have abilities that only the second source knows.")
def newest_abilities(facts):
    by_slug = {p["slug"]: p for p in facts["pokemon"]}
    changed = 0
    for r in facts["variety_abilities_more"]:
        variety, slot = by_slug.get(r["pokemon"]), f"ability_{r['slot']}"
        if variety and variety[slot] == "-":
            variety[slot] = r["ability"]
            changed += 1
    return changed


@correction("A power of 0 or 1 of newer moves means none, or that it varies.")
def power_of_nothing(facts):
    return each(facts, "moves", lambda m: m["power"] in ("0", "1"), power="-")


@correction("An accuracy of 0 or 1 of newer moves means that they never miss.")
def accuracy_of_nothing(facts):
    return each(facts, "moves", lambda m: m["accuracy"] in ("0", "1"), accuracy="-")


@correction("A Max Move has the power, class and PP of the move that becomes it; the source has 10 or 100, and physical.")
def max_moves_vary(facts):
    return each(
        facts, "moves", lambda m: m["slug"].startswith("max-") and m["damage_class"] == "physical",
        damage_class="varies", power="-", pp="-")


@correction("A former power of 1 means that it was none, or varied.")
def former_power_of_nothing(facts):
    return each(facts, "moves_past", lambda m: m["power"] == "1", power="0")


@correction("Roseli Berry is there twice, the second time without a name.")
def every_item_once(facts):
    before = len(facts["items"])
    facts["items"] = list({r["slug"]: r for r in reversed(facts["items"])}.values())
    return before - len(facts["items"])


#: Items of no use that the games' data has nevertheless.
UNUSED = ("god-stone",)


@correction("The source files items as unused that nobody has sorted: copies of others, Z-Crystals, key items.")
def used_items(facts):
    categories = {r["slug"]: r["category"] for r in facts["items"]}

    def category(r):
        whole = r["slug"].split("--")[0]
        if "-z--" in r["slug"]:
            return "z-crystals"
        if r["slug"].endswith("-petal"):
            return "plot-advancement"
        return categories[whole] if categories.get(whole, "unused") != "unused" else "gameplay"

    return each(
        facts, "items", lambda r: r["category"] == "unused" and r["slug"] not in UNUSED, category=category)


@correction("Roads with a number are routes, as the games and the source's own places say.")
def roads_are_routes(facts):
    return each(
        facts, "location_areas", lambda a: re.search(r"\bRoad \d", a["english_name"]),
        english_name=lambda a: re.sub(r"\bRoad (\d+)\b", r"Route \1", a["english_name"]))


@correction("A part of a sea route is called as the route is: “Route 40” of “Sea Route 40”.")
def sea_routes(facts):
    places = english_places(facts)

    def is_wrong(area):
        place = places.get(area["location"], "-")
        return place.startswith("Sea ") and area["english_name"].startswith(place[4:])

    return each(facts, "location_areas", is_wrong, english_name=lambda a: "Sea " + a["english_name"])


@correction("Xerneas' default form is its first, as of every other; the source has it second.")
def default_form_first(facts):
    def order(form):
        return int(form["pokemon_id"]), -int(form["is_default"]), int(form["id"])

    before = [(form["pokemon_id"], form["id"]) for form in sorted(
        facts["forms"], key=lambda form: (int(form["pokemon_id"]), int(form["id"])))]
    facts["forms"].sort(key=order)
    return sum(old != (new["pokemon_id"], new["id"]) for old, new in zip(before, facts["forms"]))


@correction("A former value of a move of which no figure is told says nothing.")
def former_values_of_nothing(facts):
    figures = "type power accuracy pp effect_chance".split()
    before = len(facts["moves_past"])
    facts["moves_past"] = [r for r in facts["moves_past"] if any(r[figure] != "-" for figure in figures)]
    return before - len(facts["moves_past"])


@correction("Half of Oinkologne are female, as of Lechonk; the source has its default variety, which is male.")
def oinkologne_is_of_both_sexes(facts):
    return each(facts, "species", lambda s: s["slug"] == "oinkologne" and s["gender_rate"] == "0", gender_rate="4")


@correction("Roaming Pokémon are in Johto in English, too; the source has the German name.")
def roaming_johto_is_english(facts):
    return each(
        facts, "location_areas", lambda a: a["english_name"] == "Wandert durch Johto", english_name="Roaming Johto")


#: Pokémon in the Bug-Catching Contest of generation 2: number, levels and chance. Bulbapedia, "Bug-Catching
#: Contest".
CONTEST = {
    "10": (7, 18, 20), "13": (7, 18, 20), "11": (9, 18, 10), "14": (9, 18, 10), "12": (12, 15, 5), "15": (12, 15, 5),
    "48": (10, 16, 10), "46": (10, 17, 10), "123": (13, 14, 5), "127": (13, 14, 5),
}


@correction("The Bug-Catching Contest of generation 2 is not in the source, which has that of the remakes.")
def bug_catching_contest(facts):
    park, contest = "national-park-area", "bug-catching-contest"
    there = [r for r in facts["encounters"] if r["area"] == park and r["version"] in ("gold", "silver", "crystal")]
    if not there or any(contest in r["conditions"] for r in there):
        return 0
    for r in there:
        others = set(r["conditions"].split(",")) - {"-"}
        r["conditions"] = ",".join(sorted({f"{contest}-no", *others}))
    known = {p["id"] for p in facts["pokemon"]}
    facts["encounters"] += [
        {"pokemon_id": id, "area": park, "version": version, "method": "walk", "min_level": str(low),
         "max_level": str(high), "chance_percent": str(chance), "conditions": f"{contest}-yes"}
        for id, (low, high, chance) in CONTEST.items() if id in known for version in ("gold", "silver", "crystal")
    ]
    return len(there)


#: Places that open with an event item, in some versions. Bulbapedia, under the items' names.
EVENT_ITEMS = {
    "sinnoh-hall-of-origin-1-area": ("azure-flute", "diamond pearl platinum brilliant-diamond shining-pearl"),
    "newmoon-island-area": ("member-card", "diamond pearl platinum brilliant-diamond shining-pearl"),
    "flower-paradise-area": ("oaks-letter", "diamond pearl platinum brilliant-diamond shining-pearl"),
    "birth-island-area": ("auroraticket", "firered leafgreen emerald"),
    "navel-rock-area": ("mysticticket", "firered leafgreen emerald"),
    "faraway-island-area": ("old-sea-map", "emerald"),
    "southern-island-area": ("eon-ticket", "ruby sapphire emerald"),
    "liberty-garden-lighthouse-basement": ("liberty-pass", "black white"),
}


@correction("Some places open with an event's item only; the source does not say so.")
def places_of_events(facts):
    def is_wrong(r):
        item, versions = EVENT_ITEMS.get(r["area"], ("", ""))
        return r["conditions"] in ("-", "event") and r["version"] in versions.split()

    return each(facts, "encounters", is_wrong, conditions=lambda r: f"item-{EVENT_ITEMS[r['area']][0]}")


#: Places that have only a slug in the source.
UNNAMED = {
    "hoenn-pokecenter": "Hoenn Pokémon Center", "hoenn-pokemart": "Hoenn Poké Mart",
    "johto-pokemart": "Johto Poké Mart", "kanto-pokecenter": "Kanto Pokémon Center",
    "kanto-pokemart": "Kanto Poké Mart", "sinnoh-pokemart": "Sinnoh Poké Mart",
}


@correction("The Pokémon Centers and Poké Marts of regions have a name.")
def shops_have_names(facts):
    known = english_places(facts)
    there = {area["location"] for area in facts["location_areas"]}
    nothing = {code: "-" for code in LANGUAGES}
    new = [{"slug": slug} | nothing | {"en": name} for slug, name in UNNAMED.items() if slug in there - known.keys()]
    facts["location_names"] += new
    return len(new)


#: English names of places: slug, the source's name, the games'. Witness: kwsch/PKHeX's text of the games.
ENGLISH = [
    ("coastlands-camp", "Coastlands Base Camp", "Coastlands Camp"),
    ("heights-camp", "Heights Base Camp", "Heights Camp"),
    ("glacier-room", "Glacier Room", "Iceberg Chamber"),
    ("iron-room", "Iron Room", "Iron Chamber"),
    ("rocky-mountain-room", "Rocky Mountain Room", "Rock Peak Chamber"),
    ("nature-sanctuary", "Nature Sanctuary", "Nature Preserve"),
    ("viapos-chamber", "Viapos Chamber", "Viapois Chamber"),
]


@correction("Seven places have another name in the English games; the source has translated them itself.")
def english_names(facts):
    return sum(
        each(facts, "location_names", lambda r: (r["slug"], r["en"]) == (slug, wrong), en=right)
        + each(
            facts, "location_areas", lambda r: (r["location"], r["english_name"]) == (slug, wrong), english_name=right)
        for slug, wrong, right in ENGLISH)


@correction("Mirage Island is called in all languages as in the remakes; the source has only the name of its area.")
def mirage_island_has_a_name(facts):
    places = {place["slug"]: place for place in facts["location_names"]}
    remade = places.get("mirage-spot-island")
    if not remade or "mirage-island" in places:
        return 0
    facts["location_names"].append(remade | {"slug": "mirage-island"})
    return 1


@correction("The English name of Kalos' berry fields is no German one.")
def berry_fields_are_english(facts):
    return each(
        facts, "location_names", lambda place: place["slug"] == "kalos-berry-fields" and place["en"] == "-",
        en=lambda place: place["de"], de="-")


#: Maps full-width letters and digits to half-width ones.
HALF_WIDTH = {ord(sign) + 0xFEE0: sign for sign in string.ascii_letters + string.digits}


@correction("Letters and digits in Japanese names of places and items are half-width; the source mixes both widths.")
def one_width(facts):
    return sum(
        each(
            facts, table, lambda r: r[code] != r[code].translate(HALF_WIDTH),
            **{code: lambda r: r[code].translate(HALF_WIDTH)})
        for table in ("location_names", "items") for code in ("ja", "ja-hrkt"))


@correction("Legends: Z-A writes its Japanese name as Legends: Arceus does.")
def legends_are_latin(facts):
    return sum(
        each(
            facts, "version_names", lambda r: r[code].startswith("レジェンズ "),
            **{code: lambda r: r[code].replace("レジェンズ", "LEGENDS")})
        for code in ("ja", "ja-hrkt"))


@correction("A regional form's German name is one compound, and totems are Herrscher there, as the games write it.")
def german_compounds(facts):
    def compound(name):
        return re.sub(r"\b(Alola|Galar|Hisui|Paldea|Totem)[ -](?=\w)", r"\1-", name).replace("Totem-", "Herrscher-")

    return each(facts, "forms", lambda f: f["de"] != compound(f["de"]), de=lambda f: compound(f["de"]))


@correction("Hisuian Sliggoo and Goodra had Overcoat in Legends: Arceus, as Pokémon Showdown says; the source has today's.")
def overcoat_of_hisui(facts):
    return each(
        facts, "pokemon_past",
        lambda r: r["pokemon_id"] in ("10241", "10242") and r["value"] == "2:shell-armor", value="2:overcoat")


@correction("Seven moves have no random effect, and never had; the source has a former chance. Pokémon Showdown has none.")
def former_chances_of_nothing(facts):
    return each(facts, "moves_past", lambda r: r["effect_chance"] != "-", effect_chance="-")


#: Weights in hectograms: the source's, then the correct one. Pokémon Showdown and smogon/damage-calc agree on
#: the latter.
WEIGHTS = {
    # 850.0 and 660.0 kg, according to the website of Legends: Arceus:
    # legends.pokemon.com/en-gb/pokemon/dialga and /palkia.
    "dialga-origin": ("8487", "8500"), "palkia-origin": ("6590", "6600"),
    # The source has the weight of the ordinary Ursaluna.
    "ursaluna-bloodmoon": ("2900", "3330"),
    # The source has tenths of a pound: 9.7 lb are 4.4 kg.
    "dipplin": ("97", "44"),
    # Two differences are not corrected, because only Showdown disagrees: Okidogi 92.2 kg (92), Roaming
    # Gimmighoul 1 kg (0.1).
}


@correction("Four weights are not those of the games.")
def weights(facts):
    return each(
        facts, "pokemon", lambda p: WEIGHTS.get(p["slug"], ("", ""))[0] == p["weight_hg"],
        weight_hg=lambda p: WEIGHTS[p["slug"]][1])


@correction("Pikachu in a costume always has Lightning Rod. Bulbapedia, “Cosplay Pikachu”.")
def ability_of_cosplay_pikachu(facts):
    # Pokémon Showdown has no other ability for them either.
    costumes = [f"pikachu-{name}" for name in "rock-star belle pop-star phd libre cosplay".split()]
    return each(
        facts, "pokemon", lambda p: p["slug"] in costumes and p["ability_1"] != "lightning-rod",
        ability_1="lightning-rod", ability_2="-", ability_3="-")


@correction("A Mega Evolution holds its Mega Stone; the source gives it what its species holds in the wild.")
def megas_hold_their_stones(facts):
    megas = {form["pokemon_id"] for form in facts["forms"] if form["is_mega"] == "1"}
    before = len(facts["held_items"])
    facts["held_items"] = [r for r in facts["held_items"] if r["pokemon_id"] not in megas]
    return before - len(facts["held_items"])


@correction("26 Mega Evolutions came with Legends: Z-A itself; the source dates all new ones by its Mega Dimension.")
def megas_of_the_base_game(facts):
    slugs = {p["id"]: p["slug"] for p in facts["pokemon"]}
    base = {r["variety"] for r in facts["recent_available"] if r["version_group"] == "legends-za"}
    return each(
        facts, "forms",
        lambda form: form["version_group"] == "mega-dimension" and slugs.get(form["pokemon_id"]) in base,
        version_group="legends-za")


@correction("In the Haina Desert, Pokémon leap out of moving patches of sand; the source has fishing there.")
def moving_sand(facts):
    # kwsch/PKHeX's type of these encounters. The desert has no water.
    return each(
        facts, "encounters", lambda r: r["area"] == "haina-desert-area" and r["method"] == "bubbling-spots",
        method="moving-sand")


@correction("Munchlax comes to four of the 21 Honey Trees, fixed for a save, and there once in a hundred times.")
def munchlax_trees(facts):
    # Bulbapedia, "Honey Tree". The source has 100 %, the chance within its group, which is selected once in 100 times.
    trees = "honey-tree-group-c"
    in_group = each(
        facts, "encounters", lambda r: r["conditions"] == trees and r["chance_percent"] == "100", chance_percent="1")
    remade = "brilliant-diamond", "shining-pearl"
    return in_group + each(
        facts, "encounters",
        lambda r: r["pokemon_id"] == "446" and r["version"] in remade and r["method"] == "honey-tree"
        and r["conditions"] == "-",
        conditions=trees)


#: German names: table, slug, the source's name, the right one.
GERMAN = [
    ("version_names", "green-japan", "Grüne", "Grün"),
    ("pokedex_names", "conquest-gallery", "Gallerie", "Galerie"),
    ("pokedex_names", "updated-hoenn", "Neue Hoenn", "Neuer Hoenn-Pokédex"),
    ("move_learn_method_names", "form-change", "Rotom Formen", "Formwechsel"),
]


@correction("Four German names are misspelt or not in the form of their neighbours.")
def german_names(facts):
    return sum(
        each(facts, table, lambda r: (r["slug"], r["de"]) == (slug, wrong), de=right)
        for table, slug, wrong, right in GERMAN)


def english_places(facts):
    """Returns the English names of places by slug."""
    return {place["slug"]: place["en"] for place in facts["location_names"]}
