"""Worlds that look to their viewer exactly like what they know, drawn at random.

Where several are drawn from the same knowledge, what is the same in all of them is worked out once.
"""

from typing import Any

from tablee.core.errors import PositionError
from tablee.core.events import HIDDEN
from tablee.core.rng import Stream
from tablee.core.zones import ANY, Json, Pile, Zone, one_card


def determinization(
    known: Json, zones: tuple[Zone, ...], pieces: dict[str, list[str]], stream: Stream
) -> Json:
    """A full position, drawn with `stream`; as `Determinizations` and its `draw`, which raises."""
    return Determinizations(known, zones, pieces).draw(stream)


class _Choosy:
    """Hidden places of a pile in which not every card can lie."""

    def __init__(self, zone: Zone, pile: Pile) -> None:
        self.zone = zone
        self.pile = pile
        self.slot = pile.slot(pile.places[0])
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
        """Lay cards that were drawn at random into the hidden places of `world`."""
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
    """The worlds that look to their viewer exactly like `known`, an `information` or a view, which stays as it is.

    `pieces` lists the whole of each deck. Every hidden place gets one of the cards that are nowhere to be seen, all
    arrangements equally likely; the random stream to come is new too.
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
        """The keys into which something is laid, and how many levels of lists and dicts lie above that."""
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
        """One of them as JSON, drawn with `stream`; to be read only, for what lies open is shared with `known`.

        Raises `PositionError` `position.pieces` where there are not enough cards for the places.
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
    """JSON whose lists and dicts of the first so many levels belong to nobody else."""
    if depth == 0:
        return node
    if isinstance(node, dict):
        return {key: _own(item, depth - 1) for key, item in node.items()}
    if isinstance(node, list):
        return list(node) if depth == 1 else [_own(item, depth - 1) for item in node]
    return node


def pieces_in(position: Json, zones: tuple[Zone, ...], deck: str) -> list[str]:
    """Every open card of `deck` in `position`, wherever it lies."""
    found: list[str] = []
    for zone in zones:
        if zone.deck == deck and zone.steps[0] in position:
            _open_cards(position[zone.steps[0]], zone, 1, found)
    return found


def _open_cards(node: Any, zone: Zone, depth: int, found: list[str]) -> None:
    """The pieces that lie open below the `depth`-th step of a zone's pattern, in the order of its `slots`."""
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


def _hidden_piles(known: Json, zone: Zone) -> list[Pile]:
    """Where cards of this zone lie closed, in the order of the JSON, with those places alone."""
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
    """Lay into each place the first card that can lie there; what is left over."""
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
    """Lay cards into the places of a pile, of which there are as many."""
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
