"""The events of Mawoki, as a spectator sees them.

An event names a card as a whole (`card`) and in the parts that sentences use: `half`, `other_half` (absent for the
joker) and `sign`.
"""

from typing import Any, Final

from tablee.core.events import Event
from tablee.core.native import i64
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


PLAYED: Final = "mawoki.played"
AIMED: Final = "mawoki.aimed"
DREW: Final = "mawoki.drew"
STOLE: Final = "mawoki.stole"
_NOT_BUILT: Final[dict[str, Any]] = {}


class CardEvent(Event):
    """An event about a card, described on first access, because most programs that play moves never read it.

    `target`: the other seat concerned, -1 if there is none. `why` and `stock` matter for a drawn card only.
    """

    def __init__(self, kind: str, seat: i64, target: i64, card: i64, why: str, stock: i64) -> None:
        super().__init__(kind, _NOT_BUILT)
        self.seat: i64 = seat
        self.target: i64 = target
        self.card: i64 = card
        self.why = why
        self.stock: i64 = stock

    @property
    def data(self) -> dict[str, Any]:
        if self._data is _NOT_BUILT:
            if self.kind == DREW:
                self._data = {"seat": self.seat, **parts(self.card), "why": self.why, "stock": self.stock}
            elif self.target >= 0:
                self._data = {"seat": self.seat, "target": self.target, **parts(self.card)}
            else:
                self._data = {"seat": self.seat, **parts(self.card)}
        return self._data

    @property
    def secret(self) -> dict[str, tuple[int, ...]]:
        if self._secret is None:
            if self.kind == DREW:
                self._secret = dict.fromkeys(PARTS, (self.seat,))
            elif self.kind == STOLE:
                self._secret = dict.fromkeys(PARTS, (self.seat, self.target))
            else:
                self._secret = {}
        return self._secret


def played(events: list[Event], seat: i64, card: i64, target: i64) -> None:
    """Add the event for a card laid; an aimed arrow names its `target`, even if it will have no effect."""
    events.append(CardEvent(AIMED if target >= 0 else PLAYED, seat, target, card, "", 0))


def again(events: list[Event], seat: int) -> None:
    """Add the event for the same player playing on after smoke."""
    events.append(Event("mawoki.again", {"seat": seat}))


def passed(events: list[Event], seat: int, sign: str) -> None:
    """Add the event for an optional action not taken, after smoke or with an arrow."""
    events.append(Event("mawoki.passed", {"seat": seat, "sign": SIGN_NAMES[sign]}))


def drew(events: list[Event], seat: i64, card: i64, why: str, stock: i64) -> None:
    """Add the event for a drawn card, with `why` (stuck, smoke, snake, arrow or joker); `stock` cards remain."""
    events.append(CardEvent(DREW, seat, -1, card, why, stock))


def nothing_to_draw(events: list[Event], seat: int, why: str) -> None:
    """Add the event for a draw without cards to draw."""
    events.append(Event("mawoki.nothing_to_draw", {"seat": seat, "why": why}))


def reshuffled(events: list[Event], cards: int) -> None:
    """Add the event for the pile becoming the stock."""
    events.append(Event("mawoki.reshuffled", {"cards": cards}))


def stole(events: list[Event], seat: i64, target: i64, card: i64) -> None:
    """Add the event for a stolen card, which only the thief and the victim see."""
    events.append(CardEvent(STOLE, seat, target, card, "", 0))


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
