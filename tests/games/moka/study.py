"""Small positions to try one rule on: pieces may be missing, so each shows only what its test is about."""

from typing import Any

from tablee.core.errors import IllegalMoveError
from tablee.games.moka import GAME

GRID = ["Er", "Eg", "Eb", "Ar", "Ag", "Ab", "Ir", "Ig", "Ib", "Sr", "Sg", "Sb", "Nr", "Ng", "Nb", "Rr"]
STOCK = ["Tr", "Tg", "Tb", "Or", "Og", "Ob"]
"""The last is the top."""

Json = dict[str, Any]


def study(players: int = 3, options: Json | None = None, **keys: Any) -> Json:
    """Seat 0 to move in a quiet position, with `keys` changed."""
    base = GAME.dump(GAME.new(players, options or {}, "study"))
    quiet: Json = {
        "phase": "turn",
        "turn": 0,
        "grid": list(GRID),
        "stock": list(STOCK),
        "rows": [["Lr"], *([] for _ in range(players - 1))],
    }
    return GAME.dump(GAME.load({**base, **quiet, **keys}))


def after(position: Json, *moves: str) -> Json:
    """The position after `moves`, each of which must be legal."""
    current = GAME.load(position)
    for move in moves:
        current, _ = GAME.apply(current, move)
    return GAME.dump(current)


def events(position: Json, move: str) -> list[Json]:
    """What happens in `move`, all of it."""
    return [event.dump() for event in GAME.apply(GAME.load(position), move)[1]]


def kinds(position: Json, move: str) -> list[str]:
    """The kinds of what happens in `move`."""
    return [event["event"] for event in events(position, move)]


def legal(position: Json) -> list[str]:
    """The moves of the seat to act."""
    return GAME.legal(GAME.load(position)).moves


def refusal(position: Json, move: str) -> tuple[str, Json]:
    """The code and parameters of the rule that `move` breaks; an illegal move is never listed."""
    loaded = GAME.load(position)
    try:
        GAME.check_move(loaded, move)
    except IllegalMoveError as error:
        assert move not in GAME.legal(loaded).moves
        return error.code, error.params
    raise AssertionError(f"{move} is legal")


def word(text: str, *cards: str, points: int) -> Json:
    """A word as positions carry it."""
    return {"word": text, "cards": list(cards), "points": points}
