"""Random worlds that look to their viewer exactly like what they know.

If several worlds are drawn from the same knowledge, their common parts are computed once.
"""

from typing import Any

from tablee.core.errors import PositionError
from tablee.core.events import HIDDEN
from tablee.core.rng import Stream
from tablee.core.zones import ANY, Json, Pile, Zone, one_card


def determinization(
    known: Json, zones: tuple[Zone, ...], pieces: dict[str, list[str]], stream: Stream
) -> Json:
    """Return a full position, drawn with `stream`. See `Determinizations` and its `draw`, which also raises."""
    return Determinizations(known, zones, pieces).draw(stream)


class _Choosy:
    """Hidden places of a pile that accept only some cards."""

    def __init__(self, zone: Zone, pile: Pile) -> None:
        self.zone = zone
        self.pile = pile
        self.slot = pile.slot(pile.places[0])
        self.fitting: dict[str, bool] = {}

    def fits(self, card: str) -> bool:
        """True if the card can lie here; the answer is cached."""
        fits = self.fitting.get(card)
        if fits is None:
            assert self.zone.fits is not None
            fits = self.fitting[card] = self.zone.fits(self.slot, card)
        return fits


class _Deck:
    """The unseen cards of one deck, and the hidden places where they can lie."""

    def __init__(self, name: str, known: Json, zones: tuple[Zone, ...], whole: list[str]) -> None:
        self.name = name
        self.unseen = _unseen(known, zones, name, whole)
        self.choosy: list[_Choosy] = []
        self.others: list[Pile] = []
        self.free = 0
        self.zones: list[Zone] = []
        for zone in zones:
            if zone.deck == name:
                for pile in _hidden_piles(known, zone):
                    self.zones.append(zone)
                    if zone.fits is None:
                        self.others.append(pile)
                        self.free += len(pile.places)
                    else:
                        self.choosy.append(_Choosy(zone, pile))

    def deal(self, world: Json, stream: Stream) -> None:
        """Lay the unseen cards in random order into the hidden places of `world`."""
        unseen = list(self.unseen)
        stream.shuffle(unseen)
        for choosy in self.choosy:
            unseen = _fill_by_fit(world, choosy, unseen)
        if self.free > len(unseen):
            raise PositionError("position.pieces", {"key": self.name})
        for pile in self.others:
            many = len(pile.places)
            _lay(world, pile, unseen[: -many - 1 : -1])
            del unseen[-many:]


class Determinizations:
    """The worlds that look to their viewer exactly like `known`, an `information` or a view; `known` is not changed.

    `pieces` lists all pieces of each deck. Every hidden place gets one of the unseen cards, and all
    arrangements are equally likely. The random stream for later chance is new too.
    """

    def __init__(self, known: Json, zones: tuple[Zone, ...], pieces: dict[str, list[str]]) -> None:
        self._known = known
        self._zones = zones
        self._pieces = pieces
        self._decks = [_Deck(deck, known, zones, pieces[deck]) for deck in pieces]
        self._sorted = [(zone, zone.piles(known)) for zone in zones if zone.order is not None]
        self._copies = [
            (zone, pile, [pile.slot(place) for place in pile.places])
            for zone in zones
            if zone.copied is not None
            for pile in _hidden_piles(known, zone)
        ]
        self._depths: dict[str, int] = {}
        """For each key that `draw` changes: the number of levels of lists and dicts that `draw` must copy."""
        for zone in zones:
            if (
                zone.order is not None
                or zone.copied is not None
                or any(zone in deck.zones for deck in self._decks)
            ):
                key = zone.steps[0]
                self._depths[key] = max(self._depths.get(key, 0), len(zone.steps) - 1)

    def __reduce__(self) -> Any:
        return Determinizations, (self._known, self._zones, self._pieces)

    def draw(self, stream: Stream) -> Json:
        """Return one world as JSON, drawn with `stream`; read-only, because open parts are shared with `known`.

        Raises `PositionError` `position.pieces` if there are fewer cards than places.
        """
        world = dict(self._known)
        for key, depth in self._depths.items():
            if key in world:
                world[key] = _own(world[key], depth)
        for deck in self._decks:
            deck.deal(world, stream)
        for zone, piles in self._sorted:
            for pile in piles:
                _sort(world, zone, pile)
        for zone, pile, slots in self._copies:
            assert zone.copied is not None
            node = _node(world, pile.path)
            for slot in slots:
                node[slot.index] = zone.copied(world, slot, stream)
        fresh = b"".join([stream.word().to_bytes(8, "big") for _ in range(4)])
        world["rng"] = {"seed": fresh.hex(), "used": 0}
        return world


def _own(node: Any, depth: int) -> Any:
    """Return JSON whose first `depth` levels of lists and dicts are copies."""
    if depth == 0:
        return node
    if isinstance(node, dict):
        return {key: _own(item, depth - 1) for key, item in node.items()}
    if isinstance(node, list):
        return list(node) if depth == 1 else [_own(item, depth - 1) for item in node]
    return node


def pieces_in(position: Json, zones: tuple[Zone, ...], deck: str) -> list[str]:
    """Return every open card of `deck` in `position`, in all zones."""
    found: list[str] = []
    for zone in zones:
        if zone.deck == deck and zone.steps[0] in position:
            _open_cards(position[zone.steps[0]], zone, 1, found)
    return found


def _open_cards(node: Any, zone: Zone, depth: int, found: list[str]) -> None:
    """Add to `found` the open pieces below step `depth` of a zone's pattern, in the order of its `slots`."""
    if depth == len(zone.steps):
        if isinstance(node, str) and node != HIDDEN:
            if zone.cards is one_card:
                found.append(node)
            else:
                found.extend(zone.cards(node))
    elif zone.steps[depth] != ANY:
        if isinstance(node, dict) and zone.steps[depth] in node:
            _open_cards(node[zone.steps[depth]], zone, depth + 1, found)
    elif isinstance(node, list):
        if depth == len(zone.steps) - 1 and zone.cards is one_card:
            found.extend([card for card in node if isinstance(card, str) and card != HIDDEN])
            return
        for item in node:
            _open_cards(item, zone, depth + 1, found)
    elif isinstance(node, dict):
        for item in node.values():
            _open_cards(item, zone, depth + 1, found)


def _unseen(known: Json, zones: tuple[Zone, ...], deck: str, whole: list[str]) -> list[str]:
    """Return the cards not seen, in deck order; of equal cards the first copies count as seen."""
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


def _hidden_piles(known: Json, zone: Zone) -> list[Pile]:
    """Return the piles of this zone that hold hidden cards, in JSON order, each with its hidden places only."""
    hidden: list[Pile] = []
    for pile in zone.piles(known):
        node = pile.node
        if isinstance(node, list) and node and node.count(HIDDEN) == len(node):
            hidden.append(pile)
            continue
        places = [place for place in pile.places if node[place] == HIDDEN]
        if places:
            hidden.append(Pile(pile.path, node, places, pile.size))
    return hidden


def _fill_by_fit(world: Json, choosy: _Choosy, unseen: list[str]) -> list[str]:
    """Lay into each place the first card that can lie there, and return the cards that are left."""
    pile = choosy.pile
    wanted = len(pile.places)
    fitting: list[str] = []
    left: list[str] = []
    for card in unseen:
        if len(fitting) < wanted and choosy.fits(card):
            fitting.append(card)
        else:
            left.append(card)
    if len(fitting) < wanted:
        raise PositionError("position.pieces", {"key": choosy.zone.steps[0]})
    _lay(world, pile, fitting)
    return left


def _lay(world: Json, pile: Pile, cards: list[str]) -> None:
    """Lay cards into the places of a pile; there are as many cards as places."""
    node = _node(world, pile.path)
    if isinstance(node, list) and len(node) == len(cards):
        node[:] = cards
        return
    for index in range(len(cards)):
        node[pile.places[index]] = cards[index]


def _sort(world: Json, zone: Zone, pile: Pile) -> None:
    assert zone.order is not None
    node = _node(world, pile.path)
    places = [place for place in pile.places if isinstance(node[place], str)]
    cards = [node[place] for place in places]
    if HIDDEN not in cards:
        for place, card in zip(places, sorted(cards, key=zone.order), strict=True):
            node[place] = card


def _node(world: Json, path: tuple[Any, ...]) -> Any:
    node: Any = world
    for step in path:
        node = node[step]
    return node
