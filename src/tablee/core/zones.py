"""Zones: who sees which cards, declared once per zone.

Views, information, determinizations and the count of pieces all follow from the declarations; no game
implements them itself. Zones describe the JSON position (notation 1), not the internal form of a game.

The `pattern` of a zone is the path of its cards, with `*` for any index or key: `"hands.*.*"`, `"stock.*"`,
`"drawn"`.
"""

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any, Final

from tablee.core.rng import Stream

Json = dict[str, Any]
ANY: Final = "*"


class Slot:
    """One place for a card: its `path` (keys and indices) and the size of its pile."""

    def __init__(self, path: tuple[Any, ...], size: int) -> None:
        self.path = path
        self.size = size

    def __reduce__(self) -> Any:
        return Slot, (self.path, self.size)

    @property
    def owner(self) -> Any:
        """Return the seat (or pile) that the place belongs to: the first index below the zone's key."""
        return self.path[1]

    @property
    def index(self) -> Any:
        """Return the place within its pile; the bottom is 0."""
        return self.path[-1]


class Pile:
    """Places that lie together: their list or dict (`node`), the path to it, and their indices or keys."""

    def __init__(self, path: tuple[Any, ...], node: Any, places: Sequence[Any], size: int) -> None:
        self.path = path
        self.node = node
        self.places = places
        self.size = size

    def __reduce__(self) -> Any:
        return Pile, (self.path, self.node, self.places, self.size)

    def slot(self, place: Any) -> Slot:
        """Return one of its places."""
        return Slot((*self.path, place), self.size)


class Sight:
    """A usual kind of visibility, checked pile by pile; the constants below are all its instances."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> str:
        # The name of the constant, because visibilities are compared by identity.
        return self.name


everyone: Final = Sight("everyone")
"""Face up for all viewers."""
nobody: Final = Sight("nobody")
"""Face down for all viewers."""
owner: Final = Sight("owner")
"""A hand, which only its player sees."""
actor: Final = Sight("actor")
"""Visible to the seat that must act."""
top: Final = Sight("top")
"""A pile of which only the top card is open."""

Sees = Sight | Callable[[Json, tuple[Any, ...], int | None], Container[Any]]
"""A usual kind of visibility, or a function of the position, the path of a pile and the viewer. The function
returns the places (indices or keys) that are open to that viewer. It is called before anything is hidden.
"""


def never(position: Json) -> bool:
    """Return False: players need not remember anything here, so a replay shows all cards that were open."""
    return False


def one_card(leaf: str) -> list[str]:
    """Return a leaf that is one card."""
    return [leaf]


class Zone:
    """Where cards lie and who sees them.

    - `shows`: what a view shows; `knows` (default: the same): what the seat knows even if its view does not show it.
    - `deck`: cards move only among zones of one deck. `None`: the leaves are copies, not pieces of their own.
    - `left_out`: the key is left out of all views until the match is over.
    - `fleeting`: a function of the options, True if players must remember open cards of this zone. A replay then
      shows the zone hidden in past steps until the match is over.
    - `fits`: which hidden cards a pile can hold, if not all can; called with one of its slots.
    - `order`: sort key of a pile that is kept sorted.
    - `copied`: for copies, the value of a hidden leaf in a given world; draws from the stream if several are possible.
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
        keywords: dict[str, Any] = {
            "knows": self.knows,
            "deck": self.deck,
            "left_out": self.left_out,
            "fleeting": self.fleeting,
            "fits": self.fits,
            "order": self.order,
            "copied": self.copied,
            "cards": self.cards,
        }
        return partial(Zone, **keywords), (".".join(self.steps), self.shows)

    def piles(self, position: Json) -> list[Pile]:
        """Return the piles of this zone, in JSON order."""
        found: list[Pile] = []
        _find_piles(position, self.steps, (), 1, found)
        return found

    def slots(self, position: Json) -> list[Slot]:
        """Return every place of this zone that holds a card, in JSON order."""
        return [
            pile.slot(place)
            for pile in self.piles(position)
            for place in pile.places
            if isinstance(pile.node[place], str)
        ]


def _find_piles(node: Any, steps: list[str], path: tuple[Any, ...], size: int, found: list[Pile]) -> None:
    """Add to `found` the piles below `node`, whose path is `path`; `size` is that of the nearest pile above."""
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
    """Return the card (or `"?"`) in `slot`."""
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
