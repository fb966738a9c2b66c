"""Where MOKA's cards lie and who sees them (notation 1, View; option `memory_aid`)."""

from typing import Final

from tablee.core.rng import Stream
from tablee.core.zones import Json, Slot, Zone, everyone, nobody, owner
from tablee.games.moka.cards import level_of


def _has_seen(position: Json, place: int, viewer: int | None) -> bool:
    """Lies open just now, or was seen by the viewer and still lies there."""
    return place == position["flipped"] or (viewer is not None and str(place) in position["seen"][viewer])


def shown_in_grid(position: Json, slot: Slot, viewer: int | None) -> bool:
    """The flipped card; with `memory_aid` also what this player has seen. Without, it is a memory game."""
    return slot.index == position["flipped"] or (
        bool(position["options"]["memory_aid"]) and _has_seen(position, slot.index, viewer)
    )


def known_in_grid(position: Json, slot: Slot, viewer: int | None) -> bool:
    """What a player may remember, whatever the screen shows."""
    return _has_seen(position, slot.index, viewer)


def known_as_seen(position: Json, slot: Slot, viewer: int | None) -> bool:
    """Everyone saw who looked where; what lies there, only who looked too."""
    return _has_seen(position, int(slot.index), viewer)


def to_be_remembered(position: Json) -> bool:
    """Without `memory_aid` what lay open in the grid is remembered, not looked up."""
    return not position["options"]["memory_aid"]


def same_as_grid(position: Json, slot: Slot, stream: Stream) -> str:
    """`seen` holds copies of the grid's cards."""
    card = position["grid"][int(slot.index)]
    assert isinstance(card, str)
    return card


def on_its_stack(slot: Slot, card: str) -> bool:
    """Each stack holds the challenges of one level."""
    return bool(level_of(card) == slot.owner)


ZONES: Final = (
    Zone("rows.*.*", everyone),
    Zone("words.*.*.cards.*", everyone),
    Zone("specials.*.*", everyone),
    Zone("drawn.*", everyone),
    Zone("grid.*", shown_in_grid, knows=known_in_grid, fleeting=to_be_remembered),
    Zone("stock.*", nobody),
    Zone("stacks.*.*", nobody, deck="challenges", fits=on_its_stack),
    Zone("challenges.*.*", owner, deck="challenges"),
    Zone("seen.*.*", nobody, knows=known_as_seen, deck=None, left_out=True, copied=same_as_grid),
)
