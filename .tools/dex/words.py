"""Our own names, from Resources/Text, for things without a name in the source."""
import re

from .source import LANGUAGES
from .tables import by_slug, languages, read


class Words:
    """Names by key in the languages of names.tsv, and patterns for the names of forms in all languages."""

    def __init__(self, folder, facts):
        rows = read(folder / "names.tsv")
        self.codes = [code for code in rows[0] if code != "key"]
        self.whole = {r["key"]: r for r in rows if "*" not in r["key"]}
        self.patterns = [
            (re.compile(re.escape(r["key"]).replace(r"\*", "(.+)")), r)
            for r in sorted(rows, key=lambda r: -len(r["key"])) if "*" in r["key"]
        ]
        self.forms = {r["form"]: r for r in read(folder / "form_names.tsv")}
        slugs = {r["id"]: r["slug"] for r in facts["species"]}
        self.species = {slugs[r["id"]]: r for r in facts["species_names"]}
        self.items = {r["slug"]: r for r in facts["items"]}

    def name(self, key, code):
        """Returns the name of a key in a language, or `-`."""
        if self.whole.get(key, {}).get(code, "-") != "-":
            return self.whole[key][code]
        for pattern, row in self.patterns:
            found = pattern.fullmatch(key)
            part = found and self.part(row[code], found[1], code)
            if part and part != "-":
                return re.sub(r"\{.*?\}", lambda _: part, row[code])
        return "-"

    def knows(self, key):
        return any(self.name(key, code) != "-" for code in self.codes)

    def part(self, words, slug, code):
        """Returns the text to insert into a pattern's words: the name of the Pokémon or item that the star
        matched."""
        if "{pokemon}" in words:
            name = own(self.species.get(slug.removesuffix("-galar"), {}), code)
            if slug.endswith("-galar") and name != "-":
                return self.forms["galar"][code].split("|")[0].replace("*", name)
            return name
        return own(self.items.get(slug, {}), code) if "{item}" in words else words != "-" and slug

    def filled(self, row, key):
        """Returns a row with its missing names filled in from a key."""
        return row | {code: self.name(key, code) for code in self.codes if own(row, code) == "-"}


def own(row, code):
    """Returns a row's name in a language; for Japanese the one in kana if there is no other."""
    name = row.get(code, "-")
    return row.get("ja-hrkt", "-") if name == "-" and code == "ja" else name


#: Kinds of terms, by the table with their names.
KINDS = {
    "encounter_condition_value": "condition", "encounter_method": "method", "evolution_trigger": "trigger",
    "generation": "generation", "item_category": "category", "item_pocket": "pocket",
    "move_ailment": "ailment", "move_damage_class": "class", "move_learn_method": "way",
    "move_target": "target", "pokemon_color": "color", "pokemon_habitat": "habitat",
    "pokemon_shape": "shape", "pokedex": "dex", "region": "region", "stat": "stat",
}


def tables(facts, words, parts):
    """Returns the labels of all small vocabularies and of areas' parts, which are named by their English
    text."""
    labels = [
        words.filled({"key": f"{kind}/{r['slug']}", **languages(r)}, f"{kind}/{r['slug']}")
        for table, kind in KINDS.items() for r in facts[f"{table}_names"]
    ]
    # Some terms have no name at all in the source.
    known = {r["key"] for r in labels}
    named = {"attribute", *(kind for table, kind in KINDS.items() if facts[f"{table}_names"])}
    more = {r["key"]: r for r in facts["label_names_more"] if r["key"].split("/")[0] in named}
    labels += [words.filled(more[key], key) for key in sorted(more.keys() - known)]
    known |= more.keys()
    for key in sorted(k for k in words.whole if k.split("/")[0] in named and k not in known):
        labels.append(named_alike(words, key, title(key.split("/")[1])))
    named_parts = {r["part"]: r for r in facts["part_names_more"]}
    for part in sorted(parts):
        if part in named_parts:
            labels.append({"key": f"part/{part}", **languages(named_parts[part])})
        elif words.knows(f"part/{part}"):
            labels.append(named_alike(words, f"part/{part}", part))
    return {"labels": by_slug(labels, "key"), "egg_groups": by_slug(facts["egg_group_names"])}


def named_alike(words, key, english):
    """Returns a label for a term that has at most an English name in the source."""
    nothing = {code: "-" for code in LANGUAGES}
    return words.filled({"key": key} | nothing | {"en": english}, key)


def title(slug):
    """Returns "Island scan" for `island-scan`."""
    return slug.replace("-", " ").capitalize().replace("Sos", "SOS").replace("Npc", "NPC")
