"""Zones: who sees which cards, declared once per zone.

Views, what a seat knows, worlds it must reckon with, and the count of pieces all follow from the declarations; no
game writes any of them by hand. Zones speak of the JSON position (notation 1), not of a game's inner form.

A zone's `pattern` names its cards by path, `*` standing for any index or key: `"hands.*.*"`, `"stock.*"`, `"drawn"`.
"""

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any, Final

from tablee.core.rng import Stream

Json = dict[str, Any]
ANY: Final = "*"


class Slot:
    """One place where a card lies: its `path` (keys and indices) and how many lie in its pile."""

    def __init__(self, path: tuple[Any, ...], size: int) -> None:
        self.path = path
        self.size = size

    def __reduce__(self) -> Any:
        return Slot, (self.path, self.size)

    @property
    def owner(self) -> Any:
        """The seat (or pile) it belongs to: the first index below the zone's key."""
        return self.path[1]

    @property
    def index(self) -> Any:
        """Its place in its pile, the bottom being 0."""
        return self.path[-1]


class Pile:
    """Places that lie together: the list or dict in which they do (`node`), the path to it, and which they are."""

    def __init__(self, path: tuple[Any, ...], node: Any, places: Sequence[Any], size: int) -> None:
        self.path = path
        self.node = node
        self.places = places
        self.size = size

    def __reduce__(self) -> Any:
        return Pile, (self.path, self.node, self.places, self.size)

    def slot(self, place: Any) -> Slot:
        """One of its places."""
        return Slot((*self.path, place), self.size)


class Sight:
    """A usual way of seeing a zone, worked out pile by pile. There are those below and no others."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> str:
        # The name of the only one: ways of seeing are compared by identity.
        return self.name


everyone: Final = Sight("everyone")
"""Lies open."""
nobody: Final = Sight("nobody")
"""Lies face down."""
owner: Final = Sight("owner")
"""In a hand: its player sees it."""
actor: Final = Sight("actor")
"""Seen by the seat that must act."""
top: Final = Sight("top")
"""The top card of a pile lies open, those beneath do not."""

Sees = Sight | Callable[[Json, tuple[Any, ...], int | None], Container[Any]]
"""One of the usual ways, or a function of the position, the path of a pile and who looks: which of its places (indices
or keys) lie open to them. It is asked before anything is turned down."""


def never(position: Json) -> bool:
    """Nothing here is to be remembered: whoever looks back sees what lay open."""
    return False


def one_card(leaf: str) -> list[str]:
    """A leaf that is one card."""
    return [leaf]


class Zone:
    """Where cards lie and who sees them.

    - `shows`: what a view shows; `knows` (default: the same): what the seat knows even if its view does not show it.
    - `deck`: cards move only among zones of one deck. `None`: the leaves are no pieces of their own but copies.
    - `left_out`: the key stands in no view at all before the match is over.
    - `fleeting`: whether what lay open here is to be remembered, in a match with these options. Then nobody who looks
      back is shown it: in the steps that are past the zone lies closed until the match is over.
    - `fits`: which hidden cards a pile can hold, where not all can: asked with one of its slots.
    - `order`: sort key of a pile that is kept sorted.
    - `copied`: for copies, what a hidden leaf must be in a given world (drawing with the stream if several could be).
    - `cards`: the pieces that one leaf stands for.
    """

    def __init__(
        self,
        pattern: str,
        shows: Sees,
        *,
        knows: Sees | None = None,
        deck: str | None = "cards",
        left_out: bool = False,
        fleeting: Callable[[Json], bool] = never,
        fits: Callable[[Slot, str], bool] | None = None,
        order: Callable[[str], int] | None = None,
        copied: Callable[[Json, Slot, Stream], str] | None = None,
        cards: Callable[[str], list[str]] = one_card,
    ) -> None:
        self.steps = pattern.split(".")
        self.shows = shows
        self.knows: Sees = shows if knows is None else knows
        self.deck = deck
        self.left_out = left_out
        self.fleeting = fleeting
        self.fits = fits
        self.order = order
        self.copied = copied
        self.cards = cards

    def __reduce__(self) -> Any:
        told: dict[str, Any] = {
            "knows": self.knows,
            "deck": self.deck,
            "left_out": self.left_out,
            "fleeting": self.fleeting,
            "fits": self.fits,
            "order": self.order,
            "copied": self.copied,
            "cards": self.cards,
        }
        return partial(Zone, **told), (".".join(self.steps), self.shows)

    def piles(self, position: Json) -> list[Pile]:
        """What lies together in this zone, in the order of the JSON."""
        found: list[Pile] = []
        _find_piles(position, self.steps, (), 1, found)
        return found

    def slots(self, position: Json) -> list[Slot]:
        """Every place of this zone where a card lies, in the order of the JSON."""
        return [
            pile.slot(place)
            for pile in self.piles(position)
            for place in pile.places
            if isinstance(pile.node[place], str)
        ]


def _find_piles(node: Any, steps: list[str], path: tuple[Any, ...], size: int, found: list[Pile]) -> None:
    """Those below `node`, to which `path` leads; `size` is that of the nearest pile above."""
    step = steps[len(path)]
    places: Sequence[Any]
    if isinstance(node, list):
        places = range(len(node)) if step == ANY else ()
    elif isinstance(node, dict):
        places = list(node) if step == ANY else (step,) if step in node else ()
    else:
        return
    if step == ANY:
        size = len(places)
    if len(path) + 1 == len(steps):
        found.append(Pile(path, node, places, size))
    else:
        for place in places:
            _find_piles(node[place], steps, (*path, place), size, found)


def leaf(position: Json, slot: Slot) -> str:
    """The card (or `"?"`) that lies in `slot`."""
    node: Any = position
    for step in slot.path:
        node = node[step]
    assert isinstance(node, str)
    return node


def put(position: Json, slot: Slot, card: str) -> None:
    """Lay `card` into `slot`."""
    node: Any = position
    for step in slot.path[:-1]:
        node = node[step]
    node[slot.path[-1]] = card
