"""Words of our own, from Resources/Text, for what the source has no name for."""
import re

from .source import LANGUAGES
from .tables import by_slug, languages, read


class Words:
    """Japanese names by key, and patterns of forms' names in every language."""

    def __init__(self, folder, facts):
        rows = read(folder / "japanese_names.tsv")
        self.whole = {r["key"]: r["ja"] for r in rows if "*" not in r["key"]}
        self.patterns = [
            (re.compile(re.escape(r["key"]).replace(r"\*", "(.+)")), r["ja"])
            for r in sorted(rows, key=lambda r: -len(r["key"])) if "*" in r["key"]
        ]
        self.forms = {r["form"]: r for r in read(folder / "form_names.tsv")}
        slugs = {r["id"]: r["slug"] for r in facts["species"]}
        self.species = {slugs[r["id"]]: r["ja"] for r in facts["species_names"]}
        self.items = {r["slug"]: r["ja"] if r["ja"] != "-" else r["ja-hrkt"] for r in facts["items"]}

    def japanese(self, key):
        """`-` where there is none."""
        if key in self.whole:
            return self.whole[key]
        for pattern, japanese in self.patterns:
            found = pattern.fullmatch(key)
            part = found and found[1]
            if part and "{pokemon}" in japanese:
                name = self.species.get(part.removesuffix("-galar"))
                part = f"{name}（ガラルのすがた）" if name and part.endswith("-galar") else name
            elif part and "{item}" in japanese:
                part = self.items.get(part)
            if part and part != "-":
                return re.sub(r"\{.*?\}", lambda _: part, japanese)
        return "-"

    def filled(self, row, key):
        """A row with the Japanese name of a key, where it has none of its own."""
        if row["ja"] == "-" and row["ja-hrkt"] == "-":
            return row | {"ja": self.japanese(key)}
        return row


#: The kinds of terms, by the table that names them.
KINDS = {
    "encounter_condition_value": "condition", "encounter_method": "method", "evolution_trigger": "trigger",
    "generation": "generation", "item_category": "category", "item_pocket": "pocket",
    "move_ailment": "ailment", "move_damage_class": "class", "move_learn_method": "way",
    "move_target": "target", "pokemon_color": "color", "pokemon_habitat": "habitat",
    "pokemon_shape": "shape", "pokedex": "dex", "region": "region", "stat": "stat",
}


def tables(facts, words):
    """The labels of all small vocabularies."""
    labels = [
        words.filled({"key": f"{kind}/{r['slug']}", **languages(r)}, f"{kind}/{r['slug']}")
        for table, kind in KINDS.items() for r in facts[f"{table}_names"]
    ]
    # The source has some terms without any name.
    known = {r["key"] for r in labels}
    named = {"attribute", *(kind for table, kind in KINDS.items() if facts[f"{table}_names"])}
    for key in sorted(k for k in words.whole if k.split("/")[0] in named and k not in known):
        nothing = {code: "-" for code in LANGUAGES}
        labels.append({"key": key} | nothing | {"en": title(key.split("/")[1]), "ja": words.whole[key]})
    return {"labels": by_slug(labels, "key"), "egg_groups": by_slug(facts["egg_group_names"])}


def title(slug):
    """`island-scan` as "Island scan"."""
    return slug.replace("-", " ").capitalize().replace("Sos", "SOS").replace("Npc", "NPC")
