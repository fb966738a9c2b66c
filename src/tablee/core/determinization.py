"""Worlds that look to their viewer exactly like what they know, drawn at random.

Where several are drawn from the same knowledge, what is the same in all of them is worked out once.
"""

from typing import Any

from tablee.core.errors import PositionError
from tablee.core.events import HIDDEN
from tablee.core.rng import Stream
from tablee.core.zones import ANY, Json, Slot, Zone, leaf, pieces_in, put


def determinization(
    known: Json, zones: tuple[Zone, ...], pieces: dict[str, list[str]], stream: Stream
) -> Json:
    """A full position, drawn with `stream`; as `Determinizations` and its `draw`, which raises."""
    return Determinizations(known, zones, pieces).draw(stream)


class _Pile:
    """Hidden places that lie in one pile: its path, their indices or keys in it, and a slot of theirs."""

    def __init__(self, zone: Zone, path: tuple[Any, ...], size: int, places: list[Any]) -> None:
        self.zone = zone
        self.slot = Slot((*path, places[0]), size)
        self.path = path
        self.places = places
        self.fitting: dict[str, bool] = {}

    def fits(self, card: str) -> bool:
        """Whether the card can lie here, asked once for each."""
        fits = self.fitting.get(card)
        if fits is None:
            assert self.zone.fits is not None
            fits = self.fitting[card] = self.zone.fits(self.slot, card)
        return fits


class _Deck:
    """The cards of one deck that are nowhere to be seen, and the places where they can lie."""

    def __init__(self, name: str, known: Json, zones: tuple[Zone, ...], whole: list[str]) -> None:
        self.name = name
        self.unseen = _unseen(known, zones, name, whole)
        self.choosy: list[_Pile] = []
        self.others: list[_Pile] = []
        self.free = 0
        for zone in zones:
            if zone.deck == name:
                for pile in _hidden_piles(known, zone):
                    if zone.fits is None:
                        self.others.append(pile)
                        self.free += len(pile.places)
                    else:
                        self.choosy.append(pile)

    def deal(self, world: Json, stream: Stream) -> None:
        """Lay cards that were drawn at random into the hidden places of `world`."""
        unseen = list(self.unseen)
        stream.shuffle(unseen)
        for pile in self.choosy:
            unseen = _fill_by_fit(world, pile, unseen)
        if self.free > len(unseen):
            raise PositionError("position.pieces", {"key": self.name})
        for pile in self.others:
            node = _node(world, pile.path)
            for place in pile.places:
                node[place] = unseen.pop()


class Determinizations:
    """The worlds that look to their viewer exactly like `known`, an `information` or a view, which stays as it is.

    `pieces` lists the whole of each deck. Every hidden place gets one of the cards that are nowhere to be seen, all
    arrangements equally likely; the random stream to come is new too.
    """

    def __init__(self, known: Json, zones: tuple[Zone, ...], pieces: dict[str, list[str]]) -> None:
        self._known = known
        self._decks = [_Deck(deck, known, zones, pieces[deck]) for deck in pieces]
        self._sorted = [(zone, _piles(known, zone)) for zone in zones if zone.order is not None]
        self._copied = [(zone, zone.slots(known)) for zone in zones if zone.copied is not None]

    def draw(self, stream: Stream) -> Json:
        """One of them as JSON, drawn with `stream`.

        Raises `PositionError` `position.pieces` where there are not enough cards for the places.
        """
        world: Json = {key: _own(value) for key, value in self._known.items()}
        for deck in self._decks:
            deck.deal(world, stream)
        for zone, piles in self._sorted:
            for slots in piles:
                _sort(world, zone, slots)
        for zone, slots in self._copied:
            assert zone.copied is not None
            for slot in slots:
                if leaf(world, slot) == HIDDEN:
                    put(world, slot, zone.copied(world, slot, stream))
        fresh = b"".join([stream.word().to_bytes(8, "big") for _ in range(4)])
        world["rng"] = {"seed": fresh.hex(), "used": 0}
        return world


def _own(value: Any) -> Any:
    """JSON as its own lists and dicts, which belong to nobody else."""
    if isinstance(value, dict):
        return {key: _own(item) for key, item in value.items()}
    if isinstance(value, list):
        return [item if isinstance(item, str) else _own(item) for item in value]
    return value


def _unseen(known: Json, zones: tuple[Zone, ...], deck: str, whole: list[str]) -> list[str]:
    """In the order of the whole, the first ones of each card being those that were seen."""
    seen: dict[str, int] = {}
    for card in pieces_in(known, zones, deck):
        seen[card] = seen.get(card, 0) + 1
    unseen: list[str] = []
    for card in whole:
        left = seen.get(card, 0)
        if left:
            seen[card] = left - 1
        else:
            unseen.append(card)
    return unseen


def _hidden_piles(known: Json, zone: Zone) -> list[_Pile]:
    """Where cards of this zone lie closed, in the order of the JSON."""
    found: list[_Pile] = []
    _find_hidden(known, zone, (), 1, found)
    return found


def _find_hidden(node: Any, zone: Zone, path: tuple[Any, ...], size: int, found: list[_Pile]) -> None:
    """Those below `node`, to which `path` leads; `size` is that of the nearest pile above."""
    step = zone.steps[len(path)]
    places: list[Any]
    if isinstance(node, list):
        places = list(range(len(node))) if step == ANY else []
    elif isinstance(node, dict):
        places = list(node) if step == ANY else [step] if step in node else []
    else:
        return
    if step == ANY:
        size = len(places)
    if len(path) + 1 == len(zone.steps):
        places = [place for place in places if node[place] == HIDDEN]
        if places:
            found.append(_Pile(zone, path, size, places))
    else:
        for place in places:
            _find_hidden(node[place], zone, (*path, place), size, found)


def _piles(known: Json, zone: Zone) -> list[list[Slot]]:
    """The slots of this zone, pile by pile."""
    parents: dict[tuple[Any, ...], list[Slot]] = {}
    for slot in zone.slots(known):
        parents.setdefault(slot.path[:-1], []).append(slot)
    return list(parents.values())


def _fill_by_fit(world: Json, pile: _Pile, unseen: list[str]) -> list[str]:
    """Lay into each place the first card that can lie there; what is left over."""
    node = _node(world, pile.path)
    laid = 0
    left: list[str] = []
    for card in unseen:
        if laid < len(pile.places) and pile.fits(card):
            node[pile.places[laid]] = card
            laid += 1
        else:
            left.append(card)
    if laid < len(pile.places):
        raise PositionError("position.pieces", {"key": pile.zone.steps[0]})
    return left


def _sort(world: Json, zone: Zone, slots: list[Slot]) -> None:
    assert zone.order is not None
    cards = [leaf(world, slot) for slot in slots]
    if HIDDEN not in cards:
        for slot, card in zip(slots, sorted(cards, key=zone.order), strict=True):
            put(world, slot, card)


def _node(world: Json, path: tuple[Any, ...]) -> Any:
    node: Any = world
    for step in path:
        node = node[step]
    return node
