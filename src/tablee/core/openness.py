"""The open cards of a position as each viewer sees them, and whether a later position shows more.

Counts pile by pile without building views, because the server checks after every move whether it can be
undone.
"""

from typing import Any, Final

from tablee.core.game import Game, Position
from tablee.core.zones import (
    ANY,
    Json,
    Pile,
    Sees,
    Sight,
    Zone,
    actor,
    everyone,
    nobody,
    one_card,
    owner,
    top,
)

NO_PLACE: Final = -1


class Openness:
    """How many places each viewer cannot see, and which cards each sees; counted on first use."""

    def __init__(self, game: Game[Any], position: Position) -> None:
        self.game = game
        self.position = position
        self._counted: list[_Seen] | None = None

    def __reduce__(self) -> Any:
        return Openness, (self.game, self.position)

    def shows_less_than(self, later: "Openness") -> bool:
        """True if some viewer sees more in the `later` position: fewer hidden places or a newly open card."""
        for then, now in zip(self._seen(), later._seen(), strict=True):
            if now.hidden < then.hidden:
                return True
            for deck, cards in now.cards.items():
                if newly_open(then.cards.get(deck, []), cards):
                    return True
        return False

    def _seen(self) -> "list[_Seen]":
        """Return counts for a spectator and each seat: of their view and, if any seat may know more, of their
        knowledge.
        """
        if self._counted is None:
            self._counted = _seen(self.game.dump(self.position), self.game.zones, self.position.players)
        return self._counted


class _Seen:
    """What one viewer sees: the number of `hidden` places, and the open `cards` of each deck."""

    def __init__(self) -> None:
        self.hidden = 0
        self.cards: dict[str, list[str]] = {}

    def copy(self) -> "_Seen":
        other = _Seen()
        other.hidden = self.hidden
        other.cards = {deck: list(cards) for deck, cards in self.cards.items()}
        return other

    def add(self, position: Json, zone: Zone, sees: Sees, piles: list[Pile], viewer: int | None) -> None:
        """Add a zone; `piles` are its piles, needed if its visibility is not one of the usual kinds."""
        if isinstance(sees, Sight):
            self.add_usual(position, zone, sees, viewer)
            return
        for pile in piles:
            lie_open = sees(position, pile.path, viewer)
            for place in pile.places:
                card = pile.node[place]
                if isinstance(card, str):
                    self.add_leaf(zone, card, place in lie_open)

    def add_leaf(self, zone: Zone, card: str, lies_open: bool) -> None:
        """Add one place of a zone and the card there."""
        if not lies_open:
            self.hidden += 1
        elif zone.deck is not None:
            open_cards = self.cards.setdefault(zone.deck, [])
            if zone.cards is one_card:
                open_cards.append(card)
            else:
                open_cards.extend(zone.cards(card))

    def add_usual(self, position: Json, zone: Zone, sees: Sight, viewer: int | None) -> None:
        """Add a zone whose visibility is one of the usual kinds."""
        if zone.steps[0] not in position:
            return
        lies_open = sees is everyone or (sees is actor and viewer is not None and position["turn"] == viewer)
        own = viewer if sees is owner and viewer is not None else NO_PLACE
        self._walk(position[zone.steps[0]], zone, 1, lies_open, own, sees is top)

    def _walk(self, node: Any, zone: Zone, depth: int, lies_open: bool, own: int, tops: bool) -> None:
        """Add the pieces below step `depth` of a pattern.

        All are open or all are hidden (`lies_open`), except the index `own`, and the topmost if `tops`; these
        are open.
        """
        steps = zone.steps
        if depth == len(steps):
            if isinstance(node, str):
                self.add_leaf(zone, node, lies_open)
            return
        mine = own if depth == 1 else NO_PLACE
        if isinstance(node, list) and steps[depth] == ANY:
            highest = len(node) - 1 if tops and depth == len(steps) - 1 else NO_PLACE
            for index, item in enumerate(node):
                is_open = lies_open or index in (mine, highest)
                self._walk(item, zone, depth + 1, is_open, own, tops)
        elif isinstance(node, dict):
            for key in list(node) if steps[depth] == ANY else [steps[depth]]:
                if key in node:
                    self._walk(node[key], zone, depth + 1, lies_open, own, tops)


def _seen(position: Json, zones: tuple[Zone, ...], players: int) -> list[_Seen]:
    remembered = any(zone.knows is not zone.shows or zone.left_out for zone in zones)
    alike = _Seen()
    otherwise: list[tuple[Zone, list[Pile]]] = []
    for zone in zones:
        shows = zone.shows
        if isinstance(shows, Sight) and _is_alike(zone, shows):
            alike.add_usual(position, zone, shows, None)
        else:
            usual = isinstance(shows, Sight) and isinstance(zone.knows, Sight)
            otherwise.append((zone, [] if usual else zone.piles(position)))
    seen: list[_Seen] = []
    for viewer in (None, *range(players)):
        shown, known = alike.copy(), alike.copy()
        for zone, piles in otherwise:
            if not zone.left_out:
                shown.add(position, zone, zone.shows, piles, viewer)
            if remembered:
                known.add(position, zone, zone.knows, piles, viewer)
        seen.append(shown)
        if remembered:
            seen.append(known)
    return seen


def _is_alike(zone: Zone, shows: Sight) -> bool:
    """True if all viewers see the same of the zone and know no more than they see."""
    same = zone.knows is shows and not zone.left_out
    return same and (shows is everyone or shows is nobody or shows is top)


def newly_open(before: list[str], now: list[str]) -> bool:
    """True if a card is more often among the open ones in `now` than in `before`."""
    if now == before:
        return False
    spare: dict[str, int] = {}
    for card in before:
        spare[card] = spare.get(card, 0) + 1
    for card in now:
        left = spare.get(card, 0)
        if left == 0:
            return True
        spare[card] = left - 1
    return False
