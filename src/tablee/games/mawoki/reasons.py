"""The reason for a good move of Mawoki, for players: its effect, independent of the bot that chose it."""

from typing import Any, Final

from tablee.core.bot import Reason
from tablee.games.mawoki.moves import DRAW_TEXT, PASS_TEXT
from tablee.games.mawoki.pieces import (
    ARROW,
    DECK,
    FITS,
    HALVES,
    JOKER,
    NUMBER,
    SIGN,
    SMOKE,
    SNAKE,
    cards_in,
)
from tablee.games.mawoki.position import STEAL, WINS, variant_of

Known = dict[str, Any]
FEW: Final = 0.25
"""The share of unseen cards that match a top card up to which it counts as hard to answer."""


def why(known: Known, moves: list[str], move: str) -> Reason:
    """Return the reason for `move` among `moves`; the seat to act knows `known`."""
    seat: int = known["turn"]
    name, _, target = move.partition("@")
    if move == DRAW_TEXT:
        return Reason("mawoki.why-draw", {})
    if move == PASS_TEXT:
        return Reason("mawoki.why-pass", {})
    card = NUMBER[name]
    rest = [NUMBER[held] for held in known["hands"][seat] if held != name]
    if not rest and known["options"]["last_card"] == WINS:
        return Reason("mawoki.why-out", {})
    sign = SIGN[card]
    if sign == SMOKE:
        laid = longest(card, rest)
        return Reason("mawoki.why-chain", {"cards": laid}) if laid > 1 else Reason("mawoki.why-smoke", {})
    if sign == ARROW and target:
        return _why_arrow(known, seat, int(target))
    if card == JOKER:
        draws = variant_of(known["options"]).joker_draws
        return Reason("mawoki.why-joker", {"cards": known["players"] - 1, "draws": draws})
    if len(moves) == 1:
        return Reason("mawoki.why-only", {})
    if sign == SNAKE:
        return Reason("mawoki.why-snake", {"cards": variant_of(known["options"]).snake_draws})
    return _why_plain(known, card, rest)


def longest(card: int, rest: list[int]) -> int:
    """Return the most cards that one turn can lay, beginning with `card`; `rest` are the other cards in hand."""
    if SIGN[card] != SMOKE:
        return 1
    following = [held for held in rest if FITS[card] >> held & 1]
    return 1 + max(
        (longest(after, [held for held in rest if held != after]) for after in following), default=0
    )


def _why_arrow(known: Known, seat: int, target: int) -> Reason:
    sizes = [len(hand) for hand in known["hands"]]
    others = [size for other, size in enumerate(sizes) if other != seat]
    draws = variant_of(known["options"]).arrow_cards
    params = {"target": target, "cards": sizes[target], "draws": draws}
    if known["options"]["arrow"] == STEAL:
        if sizes[target] == max(others):
            return Reason("mawoki.why-steal-many", params)
        return Reason("mawoki.why-steal", params)
    if sizes[target] == min(others):
        return Reason("mawoki.why-arrow-nearest", params)
    return Reason("mawoki.why-arrow", params)


def _why_plain(known: Known, card: int, rest: list[int]) -> Reason:
    seen = {NUMBER[shown] for shown in known["pile"]} | {card, *rest}
    unseen = [other for other in cards_in(variant_of(known["options"]).pack.bits) if other not in seen]
    fitting: int = sum(FITS[card] >> other & 1 for other in unseen)
    if fitting <= FEW * len(unseen):
        params = {"fitting": fitting, "unseen": len(unseen)}
        return Reason("mawoki.why-hard", params)
    halves = {half for held in rest for half in HALVES[held]}
    return Reason("mawoki.why-choice", {"halves": len(halves), "card": DECK[card]})
