"""Tables of species, their varieties and forms, and their evolution."""
import re

from .source import LANGUAGES
from .tables import by_id, by_slug, columns, languages

#: Slugs of regions with their English adjectives.
REGIONS = {"alola": "Alolan", "galar": "Galarian", "hisui": "Hisuian", "paldea": "Paldean"}


def tables(facts, words):
    species = facts["species"]
    pokemon = sorted(facts["pokemon"], key=lambda p: (int(p["species_id"]), int(p["id"])))
    return {
        "species": [species_row(s) for s in species],
        "species_names": by_id([{"number": r["id"], **languages(r)} for r in facts["species_names"]], "number"),
        "genera": by_id([
            {"number": r["id"], **languages(words.filled(r, f"genus/{r['id']}"))} for r in facts["species_genera"]
        ], "number"),
        "evolution_chains": evolution_chains(species),
        "evolutions": evolutions(facts),
        "pokemon": [pokemon_row(p) for p in pokemon],
        "pokemon_by_game": facts["pokemon_by_game"],
        "variety_names": variety_names(facts, words, pokemon),
        "form_triggers": with_ids(facts["form_triggers"], pokemon),
        "variety_rules": with_ids(facts["variety_rules"], pokemon),
        "showdown_names": by_slug(facts["showdown_names"]),
        "forms": [
            {"pokemon": form["pokemon_id"], **own} for form, own in zip(facts["forms"], columns(
                facts["forms"], "slug form is_default is_mega is_battle_only version_group " + " ".join(LANGUAGES)))
        ],
        "growth_rates": by_slug(facts["growth_rates"]),
        "regional_dexes": [r for r in facts["regional_dexes"] if r["numbers"] != "-"],
    }


def species_row(s):
    kept = columns([s], (
        "gender_rate capture_rate base_happiness hatch_counter growth_rate egg_groups is_baby is_legendary "
        "is_mythical color shape habitat"))[0]
    return {
        "number": s["id"], "slug": s["slug"], "generation": s["generation"],
        "evolves_from": s["evolves_from_slug"], "evolution_chain": s["evolution_chain"], **kept,
    }


def pokemon_row(p):
    return {
        "number": p["species_id"],
        **columns([p], "id slug types is_default height_dm weight_hg base_experience stats effort")[0],
        "abilities": ",".join(p[f"ability_{slot}"] for slot in (1, 2, 3)),
    }


def evolution_chains(species):
    """Returns the members of each chain, in the order of the National Pokédex."""
    chains = {}
    for s in species:
        chains.setdefault(int(s["evolution_chain"]), []).append(s["id"])
    return [{"chain": str(chain), "members": ",".join(chains[chain])} for chain in sorted(chains)]


def evolutions(facts):
    """Returns the evolutions with the chain of their species, which a correction may have changed."""
    chain = {s["id"]: s["evolution_chain"] for s in facts["species"]}
    rows = [r | {"chain_id": chain.get(r["to_species"], r["chain_id"])} for r in facts["evolutions"]]
    return by_id(rows, "chain_id")


def with_ids(rows, pokemon):
    """Returns the rows with varieties' slugs replaced by ids, sorted by id."""
    ids = {p["slug"]: p["id"] for p in pokemon}
    return by_id([r | {"pokemon": ids[r["pokemon"]]} for r in rows if r["pokemon"] in ids], "pokemon")


def region(form):
    """Returns the region of a regional form, from its slug or its English name, as the source has no field for
    it."""
    for slug, adjective in REGIONS.items():
        parts = form["form"].split("-")
        if slug in parts and "cap" not in parts or adjective in form["en"].split(" "):
            return slug
    return "-"


def variety_names(facts, words, pokemon):
    """Returns the label of each variety that is not its species' default, from its first form. It is composed
    if the source has no label, or one that is not unique, or one without the species' name."""
    first = {}
    for form in facts["forms"]:
        first.setdefault(form["pokemon_id"], form)
    rows = by_id([p for p in pokemon if p["is_default"] == "0" and p["id"] in first])
    species = {r["id"]: r for r in facts["species_names"]}
    abilities = {r["slug"]: r for r in facts["abilities"]}
    labels = {p["id"]: languages(first[p["id"]]) for p in rows}
    for code in LANGUAGES:
        taken = [labels[p["id"]][code] for p in rows] + [r[code] for r in species.values()]
        for p in rows:
            label, name = labels[p["id"]][code], species[p["species_id"]][code]
            pattern = words.forms.get(p["slug"], words.forms.get(first[p["id"]]["form"], {})).get(code, "-")
            is_own = label != "-" and taken.count(label) == 1 and name.lower() in label.lower()
            if not is_own and pattern != "-" and name != "-":
                shown = re.sub(r"\{ability:(.*?)\}", lambda m: abilities[m[1]][code], pattern.split("|")[0])
                labels[p["id"]][code] = shown.replace("*", name)
    return [
        {"id": p["id"], "number": p["species_id"], "form": first[p["id"]]["form"],
         "region": region(first[p["id"]]), **labels[p["id"]]}
        for p in rows
    ]
