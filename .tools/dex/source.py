"""Reading of PokeAPI's payloads from a folder."""
import json

LANGUAGES = "en ja ja-hrkt ko zh-hans zh-hant fr de es it".split()


class Source:
    """PokeAPI's payloads below a folder, as `KIND/ID.json`, or as `KIND/ID/index.json` as in PokeAPI's own
    repository. Kinds may be missing."""

    def __init__(self, folder):
        self.folder = folder
        self.kinds = {}

    def all(self, kind):
        """Returns the payloads of a kind, sorted by id."""
        if kind not in self.kinds:
            files = {}
            for path in (self.folder / kind).glob("*"):
                if path.stem.isdigit():
                    files[int(path.stem)] = path / "index.json" if path.is_dir() else path
            self.kinds[kind] = [load(files[id]) for id in sorted(files)]
        return self.kinds[kind]

    def encounters(self, pokemon):
        """Returns the encounters of a Pokémon; empty if there is no such file."""
        folder = self.folder / "pokemon"
        for path in (folder / f"{pokemon}.encounters.json", folder / str(pokemon) / "encounters/index.json"):
            if path.exists():
                return load(path)
        return []


def load(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise SystemExit(f"make-dex-tables: {path}: {error}") from None


def id_of(reference):
    """Returns the id at the end of a reference's URL; None for no reference."""
    return int(reference["url"].rstrip("/").split("/")[-1]) if reference else None


def slug_of(reference):
    return reference["name"] if reference else None


def names(payload, field="names", key="name"):
    """Returns the names in a payload by language."""
    found = {n["language"]["name"].lower(): n[key] for n in payload[field]}
    return {code: found.get(code) for code in LANGUAGES}


def cell(value):
    """Returns a value as a table's cell."""
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, (list, tuple)):
        return ",".join(map(cell, value)) or "-"
    return str(value).replace("\t", " ").replace("\n", " ").strip()


def row(**cells):
    """Returns a table's row. A trailing `_` is removed from a column's name: it avoids Python's keywords."""
    return {column.removesuffix("_"): cell(value) for column, value in cells.items()}
