"""Tables of what stands, lies and waits at the places of the games: items and trainers."""
import re
import unicodedata

from .source import LANGUAGES

#: Where the facts come from, as the column `source` of each table has it.
SOURCES = {
    "g": "the games' own data",
    "f": "lists of the games' flags (items of generations V to IX)",
    "n": "a public list of trainers (generations V to IX)",
    "p": "public pages (Mega Stones of X and Y)",
}

#: Items that the source calls by other slugs.
ITEMS = {
    "mysteryberry": "mystery-berry", "przcureberry": "prz-cure-berry", "psncureberry": "psn-cure-berry",
}

#: Names of a trainer that differ between the games or the source's lists.
TRAINERS = {
    "Lt.surge": "Lt. Surge", "Wake": "Crasher Wake", "Ilima's trial": "Ilima's Trial", "Kiawe's trial": "Kiawe's Trial",
    "Lana's trial": "Lana's Trial", "Zinzolin & grunt": "Zinzolin & Grunt", "Master Mustard": "Mustard",
}

#: Sales at prices that are not the usual ones. They are conditions in the table.
SALES = ("bargain", "rooftop-sale")


def tables(facts, without=()):
    """Returns the tables of places of items and of trainers, without facts of the sources in `without`."""
    releases = {version: index for index, version in enumerate(
        version for group in facts["version_groups"] for version in group["versions"].split(","))}

    def first(row):
        return min(releases[version] for version in row["versions"].split(","))

    items = [item_place(corrected(r)) for r in facts["item_places"]] + [sale(r) for r in facts["shop_stock"]]
    parties = {}
    for member in facts["trainer_pokemon"]:
        parties.setdefault((member["versions"], member["trainer"]), []).append(member)
    trainers = [trainer(r, parties[r["versions"], r["trainer"]]) for r in facts["trainers"]]
    names = {slug(r["name"]): {code: r.get(code, "-") for code in LANGUAGES} for r in facts["trainer_names"]}
    return {
        "trainer_names": [{"slug": key, **names[key]} for key in sorted({r["slug"] for r in trainers})],
        "item_places": sorted(
            (r for r in items if r["source"] not in without), key=lambda r: (r["item"].encode(), first(r))),
        "trainers": sorted(
            (r for r in trainers if r["source"] not in without), key=lambda r: (first(r), r["versions"], int(r["order"]))),
    }


def corrected(r):
    """Returns a row without the errors that the tables are known to have."""
    r = dict(r)
    versions = r["versions"].split(",")
    # The mansion on Sinnoh's Route 212 isn't Kanto's burnt one.
    if r["location"] == "pokemon-mansion" and {"diamond", "platinum", "brilliant-diamond"} & set(versions):
        r["location"] = "sinnoh-pokemon-mansion"
    # The tower is a place of its own.
    if r["location"] == "sinnoh-route-209" and r["place"].startswith("Lost Tower "):
        r["location"], r["place"] = "lost-tower", r["place"].removeprefix("Lost Tower ")
    # The scripts that sell Moomoo Milk for 500 were read as gifts, and those that exchange coins, too. The
    # prices in coins are not known.
    if r["item"] == "moomoo-milk" and r["how"] == "gift":
        r.update(how="shop", price="500", currency="money")
    if "heartgold" in versions and r["place"] == "Game Corner" and r["how"] == "gift" and r["item"] != "coin-case":
        r["how"] = "prize"
    return r


def item_place(r):
    return {
        "item": ITEMS.get(r["item"], r["item"]), "versions": r["versions"], "location": r["location"], "part": part(r), "how": r["how"],
        "price": r["price"], "currency": r["currency"], "count": r["count"], "spots": r["spots"],
        "conditions": r["condition"], "source": r["source"],
    }


def part(r):
    """Returns the floor or building; the flags' "(W)" of White Forest stands for the version White."""
    return "-" if r["place"] == "W" else r["place"]


def sale(r):
    conditions = [] if r["condition"] == "-" else r["condition"].split(",")
    if r["shop"] in SALES and r["shop"] not in conditions:
        conditions.append(r["shop"])
    return {
        "item": ITEMS.get(r["item"], r["item"]), "versions": r["versions"], "location": r["location"], "part": r["place"],
        "how": "vending-machine" if r["shop"] == "vending-machine" else "shop", "price": r["price"], "currency": r["currency"], "count": "1", "spots": "1",
        "conditions": ",".join(conditions) or "-", "source": "g",
    }


def trainer(r, party):
    return {
        "versions": r["versions"], "battle": r["trainer"], "slug": slug(r["name"]), "kind": r["kind"], "order": r["order"],
        "location": r["location"], "part": r["place"], "is_rematch": r["rematch"],
        "is_double": "1" if r["battle"] == "double" else "0", "type": r["type"], "badge": r["badge"],
        "conditions": r["condition"], "items": r["items"], "source": r["source"],
        "party": ";".join(member(m) for m in sorted(party, key=lambda m: int(m["slot"]))),
    }


def member(m):
    """Returns a Pokémon as `variety:level:item:ability:nature:difficulty:tera:how its moves are known:moves`."""
    tera = m["more"].removeprefix("tera:")
    moves = m["moves"].replace(",", "+")
    return ":".join([
        m["variety"], m["level"], m["held_item"], m["ability"], m["nature"], m["difficulty"], tera, m["moves_are"], moves])


def slug(name):
    """Returns the slug of a trainer's name: "Captain Ilima" and "Ilima" are the same trainer."""
    name = TRAINERS.get(name, name).removeprefix("Captain ").replace("'", "").lower()
    plain = unicodedata.normalize("NFD", name).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", plain).strip("-")
