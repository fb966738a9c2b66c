"""What an onlooker sees happen in Mawoki, as events.

A card is told whole (`card`) and in the parts that sentences are made of: `half`, `other_half` (absent for the joker)
and `sign`.
"""

from typing import Any

from tablee.core.events import Event
from tablee.games.mawoki.pieces import DECK, HALVES, SIGN, SIGN_NAMES

PARTS = ("card", "half", "other_half", "sign")


def parts(card: int) -> dict[str, Any]:
    """A card as sentences take it (see the module)."""
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
    """A card was laid; an arrow that is aimed names its `target`, even where it will not act."""
    if target >= 0:
        events.append(Event("mawoki.aimed", {"seat": seat, "target": target, **parts(card)}))
    else:
        events.append(Event("mawoki.played", {"seat": seat, **parts(card)}))


def again(events: list[Event], seat: int) -> None:
    """After smoke the same player goes on."""
    events.append(Event("mawoki.again", {"seat": seat}))


def passed(events: list[Event], seat: int, sign: str) -> None:
    """What might have been done after smoke, or by an arrow, was not."""
    events.append(Event("mawoki.passed", {"seat": seat, "sign": SIGN_NAMES[sign]}))


def drew(events: list[Event], seat: int, card: int, why: str, stock: int) -> None:
    """A card was drawn, `why`: stuck, smoke, snake, arrow or joker; `stock` cards remain."""
    events.append(Event("mawoki.drew", {"seat": seat, **parts(card), "why": why, "stock": stock}, _for(seat)))


def nothing_to_draw(events: list[Event], seat: int, why: str) -> None:
    """A draw was skipped."""
    events.append(Event("mawoki.nothing_to_draw", {"seat": seat, "why": why}))


def reshuffled(events: list[Event], cards: int) -> None:
    """The pile became the stock."""
    events.append(Event("mawoki.reshuffled", {"cards": cards}))


def stole(events: list[Event], seat: int, target: int, card: int) -> None:
    """A card changed hands; thief and victim see which."""
    events.append(Event("mawoki.stole", {"seat": seat, "target": target, **parts(card)}, _for(seat, target)))


def ended(events: list[Event], why: str, cards: list[int]) -> None:
    """The game is over, `why`: out (then `seat` is who has no cards) or blocked; `cards` left by seat."""
    fewest = min(cards)
    winners = [seat for seat, left in enumerate(cards) if left == fewest]
    data = {"winners": winners, "cards": cards}
    if why == "blocked":
        events.append(Event("mawoki.blocked", data))
    else:
        events.append(Event("mawoki.out", {"seat": winners[0], **data}))
