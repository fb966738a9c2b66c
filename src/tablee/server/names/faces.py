"""The faces of people and bots: an animal and a colour, chosen or assigned so that all at a table differ.

A face depends on the player's identity and never on the deal, so it reveals nothing about the match.
"""

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Final, TypeVar, get_args

from tablee.server.protocol.people import Animal, Colour, Face
from tablee.store.rows import SeatRow

T = TypeVar("T")
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)


def kept(face: Face) -> str:
    """Return a face in the form in which the store keeps it."""
    return f"{face.animal} {face.colour}"


def face_of(guest: str, chosen: str | None) -> Face:
    """Return the face of a guest outside any table: their choice, if any."""
    return _read(chosen) or _made(guest, (), ())


def faces(seats: Sequence[SeatRow], names: Sequence[str]) -> list[Face | None]:
    """Return the face of each seat at the table whose seats are called `names`; None for a free one.

    People keep the face they chose. The others, first people and then bots, take an animal and a colour that nobody
    has yet, while there are any.
    """
    found: dict[int, Face] = {}
    for at, seat in enumerate(seats):
        if (chosen := _read(seat.face)) is not None:
            found[at] = chosen
    sitting = [at for at, seat in enumerate(seats) if seat.kind != "free" and at not in found]
    for at in sorted(sitting, key=lambda at: seats[at].by_computer):
        animals, colours = {face.animal for face in found.values()}, {face.colour for face in found.values()}
        found[at] = _made(_who(seats[at], names[at]), animals, colours)
    return [found.get(at) for at in range(len(seats))]


def _who(seat: SeatRow, name: str) -> str:
    """Return the identity of this player, the same at every table."""
    if seat.kind == "guest":
        return seat.guest or ""
    return f"{seat.guest} {name}" if seat.kind == "device" else name


def _read(kept: str | None) -> Face | None:
    """Return a stored face; None if there is none, or if its animal or colour no longer exists."""
    animal, _, colour = (kept or "").partition(" ")
    if animal not in ANIMALS or colour not in COLOURS:
        return None
    return Face(animal, colour)


def _made(who: str, animals: Collection[Animal], colours: Collection[Colour]) -> Face:
    digest = sha256(who.encode()).digest()
    return Face(_first(ANIMALS, digest[0], animals), _first(COLOURS, digest[1], colours))


def _first(all_of: Sequence[T], start: int, taken: Collection[T]) -> T:
    """Return the first free element from `start` on, going round; if all are taken, the one at `start`."""
    turned = [all_of[(start + step) % len(all_of)] for step in range(len(all_of))]
    return next((one for one in turned if one not in taken), turned[0])
