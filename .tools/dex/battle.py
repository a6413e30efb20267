"""Tables of types, the type chart, moves, abilities, natures and items."""
from .source import LANGUAGES
from .tables import by_id, by_slug, columns


def tables(facts, words):
    return {
        "types": by_slug(facts["types"]),
        "type_chart": facts["type_chart"],
        "type_chart_past": facts["type_chart_past"],
        "abilities": by_slug(facts["abilities"]),
        "moves": by_id([words.filled(r, f"move/{r['slug']}") for r in facts["moves"]]),
        "moves_by_game": by_id(facts["moves_by_game"], "move_id"),
        "move_flags": move_flags(facts),
        "move_battle": move_battle(facts),
        "move_subjects": by_slug(facts["move_subjects"], "move"),
        "move_effects": by_id(facts["move_effects"], "move_id"),
        "natures": by_slug(facts["natures"]),
        "items": by_slug(columns(
            [words.filled(r, f"item/{r['slug']}") for r in facts["items"]],
            "slug category pocket fling_power attributes " + " ".join(LANGUAGES))),
        "item_facts": by_slug(facts["item_facts"], "item"),
        "item_prices": item_prices(facts),
    }


def release(facts):
    """Returns the index of each version group in order of release."""
    return {group["slug"]: place for place, group in enumerate(facts["version_groups"])}


def move_flags(facts):
    numbers = {m["slug"]: m["id"] for m in facts["moves"]}
    flags = [{"move_id": numbers[r["move"]], "flags": r["flags"]} for r in facts["move_flags"] if r["move"] in numbers]
    return by_id(flags, "move_id")


def move_battle(facts):
    numbers = {m["slug"]: m["id"] for m in facts["moves"]}
    rows = [
        {"move_id": numbers[r["move"]]} | {k: v for k, v in r.items() if k != "move"}
        for r in facts["move_battle"] if r["move"] in numbers]
    return by_id(rows, "move_id")


def item_prices(facts):
    """Returns a row for each item, with its purchase and sale prices by version group."""
    order = release(facts)
    prices = {}
    for r in sorted(facts["item_prices"], key=lambda r: order[r["version_group"]]):
        if r["currency"] != "poke-dollar":
            raise SystemExit(f"The table of prices has no place for what {r['item']} costs in {r['currency']}.")
        prices.setdefault(r["item"], []).append(f"{r['version_group']}:{r['purchase']}:{r['sell']}")
    return by_slug([{"item": slug, "prices": ",".join(prices[slug])} for slug in prices], "item")
