"""Moves and items that PokeAPI lacks: Nihil Light, G-Max Moves, items of generation II and of the newest games."""
from .source import row
from .tables import languages


def add(facts):
    """Adds moves, items and their sale prices. A part of PokeAPI's payloads gets only what its terms allow."""
    facts["moves"] += facts["moves_more"] if facts["moves"] else []
    pockets = {r["category"]: r["pocket"] for r in facts["items"]}
    items = [r for r in facts["items_more"] if r["category"] in pockets]
    facts["items"] += [
        row(id=None, slug=r["slug"], category=r["category"], pocket=pockets[r["category"]], fling_power=None,
            attributes=r["attributes"], **languages(r))
        for r in items]
    known = {group["slug"] for group in facts["version_groups"]}
    # No shop has them. An item is sold for half of its price in the game's data.
    facts["item_prices"] += [
        row(item=r["slug"], version_group=game, currency="poke-dollar", purchase=None, sell=int(r["price"]) // 2)
        for r in items if r["price"] != "-" for game in r["games"].split(",") if game in known]
