"""The events of Mawoki, as a spectator sees them.

An event names a card as a whole (`card`) and in the parts that sentences use: `half`, `other_half` (absent for the
joker) and `sign`.
"""

from typing import Any

from tablee.core.events import Event
from tablee.games.mawoki.pieces import DECK, HALVES, SIGN, SIGN_NAMES

PARTS = ("card", "half", "other_half", "sign")


def parts(card: int) -> dict[str, Any]:
    """Return a card in the parts that sentences use (see the module)."""
    halves = HALVES[card] or ["", ""]
    return {
        "card": DECK[card],
        "half": halves[0],
        "other_half": halves[1],
        "sign": SIGN_NAMES[SIGN[card]],
    }


def _for(*seats: int) -> dict[str, tuple[int, ...]]:
    return dict.fromkeys(PARTS, seats)


def played(events: list[Event], seat: int, card: int, target: int) -> None:
    """Add the event for a card laid; an aimed arrow names its `target`, even if it will have no effect."""
    if target >= 0:
        events.append(Event("mawoki.aimed", {"seat": seat, "target": target, **parts(card)}))
    else:
        events.append(Event("mawoki.played", {"seat": seat, **parts(card)}))


def again(events: list[Event], seat: int) -> None:
    """Add the event for the same player playing on after smoke."""
    events.append(Event("mawoki.again", {"seat": seat}))


def passed(events: list[Event], seat: int, sign: str) -> None:
    """Add the event for an optional action not taken, after smoke or with an arrow."""
    events.append(Event("mawoki.passed", {"seat": seat, "sign": SIGN_NAMES[sign]}))


def drew(events: list[Event], seat: int, card: int, why: str, stock: int) -> None:
    """Add the event for a drawn card, with `why` (stuck, smoke, snake, arrow or joker); `stock` cards remain."""
    events.append(Event("mawoki.drew", {"seat": seat, **parts(card), "why": why, "stock": stock}, _for(seat)))


def nothing_to_draw(events: list[Event], seat: int, why: str) -> None:
    """Add the event for a draw without cards to draw."""
    events.append(Event("mawoki.nothing_to_draw", {"seat": seat, "why": why}))


def reshuffled(events: list[Event], cards: int) -> None:
    """Add the event for the pile becoming the stock."""
    events.append(Event("mawoki.reshuffled", {"cards": cards}))


def stole(events: list[Event], seat: int, target: int, card: int) -> None:
    """Add the event for a stolen card, which only the thief and the victim see."""
    events.append(Event("mawoki.stole", {"seat": seat, "target": target, **parts(card)}, _for(seat, target)))


def ended(events: list[Event], why: str, cards: list[int]) -> None:
    """Add the event for the end of the game, with `why`: out or blocked; `cards` are those left, by seat.

    With out, `seat` is the player without cards.
    """
    fewest = min(cards)
    winners = [seat for seat, left in enumerate(cards) if left == fewest]
    data = {"winners": winners, "cards": cards}
    if why == "blocked":
        events.append(Event("mawoki.blocked", data))
    else:
        events.append(Event("mawoki.out", {"seat": winners[0], **data}))
