"""Reading, writing and sorting of tables."""
from .source import LANGUAGES


def read(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    header = lines[0].split("\t")
    return [dict(zip(header, line.split("\t"), strict=True)) for line in lines[1:]]


def text(rows):
    """Returns rows as a table. Rows may list their columns in different orders: the first row's order counts."""
    header = list(rows[0])
    lines = ["\t".join(header)] + ["\t".join(row[name] for name in header) for row in rows]
    return "\n".join(lines) + "\n"


def columns(rows, names):
    """Returns these columns of each row, in this order."""
    names = names.split()
    return [{name: row[name] for name in names} for row in rows]


def languages(row):
    return {code: row[code] for code in LANGUAGES}


def by_slug(rows, column="slug"):
    """Sorts rows by the UTF-8 bytes of the slug, for bisection."""
    return sorted(rows, key=lambda r: r[column].encode())


def by_id(rows, column="id"):
    return sorted(rows, key=lambda r: int(r[column]))
