"""The knowledge of a viewer of a position, and other positions that look the same to that viewer."""

import json
from random import Random
from typing import Any, Final

from tablee.core.errors import IllegalMoveError
from tablee.core.events import HIDDEN
from tablee.core.game import Game
from tablee.core.rng import Stream
from tablee.core.zones import Slot, Zone, leaf, put

__tracebackhide__: Final = True

AnyGame = Game[Any]
Json = dict[str, Any]


def refused(game: AnyGame, position: Any, move: str) -> tuple[str, str] | None:
    """Return code and parameters of the refusal of `move`, None if it is accepted.

    Any exception other than IllegalMoveError fails the test.
    """
    try:
        game.check_move(position, move)
    except IllegalMoveError as error:
        return error.code, json.dumps(error.params)
    return None


def knowledge(game: AnyGame, position: Any, viewer: int | None) -> tuple[str, str, Any]:
    """Return all that a viewer of a position gets: information, view, and the moves if it is to act."""
    moves = game.legal(position).moves if viewer is not None and position.turn == viewer else None
    return (
        json.dumps(game.information(position, viewer)),
        json.dumps(game.view(position, viewer)),
        moves,
    )


def hidden_slots(game: AnyGame, position: Any, viewer: int | None) -> list[tuple[Zone, Slot]]:
    """Return the places whose card this viewer cannot know, copies left out."""
    known = game.information(position, viewer)
    return [
        (zone, slot)
        for zone in game.zones
        if zone.deck is not None
        for slot in zone.slots(known)
        if leaf(known, slot) == HIDDEN
    ]


def can_vary(game: AnyGame, position: Any, viewer: int | None) -> bool:
    """True if so much is hidden, in an unsorted pile, that six equal worlds would not be an accident."""
    dumped = game.dump(position)
    piles: dict[tuple[Any, ...], set[str]] = {}
    for zone, slot in hidden_slots(game, position, viewer):
        if zone.order is None and zone.fits is None:
            piles.setdefault(slot.path[:-1], set()).add(leaf(dumped, slot))
    return any(len(cards) >= 4 for cards in piles.values())


def swapped(game: AnyGame, position: Any, viewer: int | None, chance: Random) -> Any:
    """Return the position with two cards exchanged that `viewer` cannot know; None if there are none."""
    hidden = hidden_slots(game, position, viewer)
    if len(hidden) < 2:
        return None
    (zone, slot), (other_zone, other_slot) = chance.sample(hidden, 2)
    world = game.dump(position)
    card, other = leaf(world, slot), leaf(world, other_slot)
    if zone.deck != other_zone.deck or card == other:
        return None
    for there, place, what in ((zone, slot, other), (other_zone, other_slot, card)):
        if there.fits is not None and not there.fits(place, what):
            return None
        put(world, place, what)
    return game.load(_tidied(game, world, game.information(position, viewer)))


def _tidied(game: AnyGame, world: Json, known: Json) -> Json:
    """Return the world with piles sorted again, and with copies hidden from the viewer matched to the pieces."""
    for zone in game.zones:
        piles: dict[tuple[Any, ...], list[Slot]] = {}
        for slot in zone.slots(world):
            if zone.copied is not None and leaf(known, slot) == HIDDEN:
                put(world, slot, zone.copied(world, slot, Stream(bytes(32))))
            piles.setdefault(slot.path[:-1], []).append(slot)
        if zone.order is not None:
            for slots in piles.values():
                cards = sorted((leaf(world, slot) for slot in slots), key=zone.order)
                for slot, card in zip(slots, cards, strict=True):
                    put(world, slot, card)
    return world
