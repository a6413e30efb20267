"""A folder of PokeAPI's payloads, or a part of one."""
import json

LANGUAGES = "en ja ja-hrkt ko zh-hans zh-hant fr de es it".split()


class Source:
    """Payloads below a folder, a folder for each kind: `KIND/ID.json`, or `KIND/ID/index.json` as in PokeAPI's own
    repository. A kind that is not there has none."""

    def __init__(self, folder):
        self.folder = folder
        self.kinds = {}

    def all(self, kind):
        """The payloads of a kind, by id."""
        if kind not in self.kinds:
            files = {}
            for path in (self.folder / kind).glob("*"):
                if path.stem.isdigit():
                    files[int(path.stem)] = path / "index.json" if path.is_dir() else path
            self.kinds[kind] = [load(files[id]) for id in sorted(files)]
        return self.kinds[kind]

    def encounters(self, pokemon):
        """Where a Pokémon is met; nothing where that is not told."""
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
    """The id at the end of the URL of what a payload refers to; nothing for nothing."""
    return int(reference["url"].rstrip("/").split("/")[-1]) if reference else None


def slug_of(reference):
    return reference["name"] if reference else None


def names(payload, field="names", key="name"):
    """What a payload is called, by language."""
    found = {n["language"]["name"].lower(): n[key] for n in payload[field]}
    return {code: found.get(code) for code in LANGUAGES}


def cell(value):
    """A value as a cell of a table."""
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return "1" if value else "0"
    if isinstance(value, (list, tuple)):
        return ",".join(map(cell, value)) or "-"
    return str(value).replace("\t", " ").replace("\n", " ").strip()


def row(**cells):
    """A row of a table; a trailing `_` keeps a column's name from being one of Python's words."""
    return {column.removesuffix("_"): cell(value) for column, value in cells.items()}
