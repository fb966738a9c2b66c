"""Small positions to test one rule; pieces may be missing, so that each shows only what its test needs."""

from typing import Any

from tablee.core.errors import IllegalMoveError
from tablee.games.moka import GAME

GRID = ["Er", "Eg", "Eb", "Ar", "Ag", "Ab", "Ir", "Ig", "Ib", "Sr", "Sg", "Sb", "Nr", "Ng", "Nb", "Rr"]
STOCK = ["Tr", "Tg", "Tb", "Or", "Og", "Ob"]
"""The last card is the top."""

Json = dict[str, Any]


def study(players: int = 3, options: Json | None = None, **keys: Any) -> Json:
    """Return a simple position with seat 0 to move, with `keys` changed."""
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
    """Return the position after `moves`, each of which must be legal."""
    current = GAME.load(position)
    for move in moves:
        current, _ = GAME.apply(current, move)
    return GAME.dump(current)


def events(position: Json, move: str) -> list[Json]:
    """Return the events of `move`, with all secrets."""
    return [event.dump() for event in GAME.apply(GAME.load(position), move)[1]]


def kinds(position: Json, move: str) -> list[str]:
    """Return the kinds of the events of `move`."""
    return [event["event"] for event in events(position, move)]


def legal(position: Json) -> list[str]:
    """Return the moves of the seat to act."""
    return GAME.legal(GAME.load(position)).moves


def refusal(position: Json, move: str) -> tuple[str, Json]:
    """Return code and parameters of the rule that `move` breaks, after a check that it is not listed."""
    loaded = GAME.load(position)
    try:
        GAME.check_move(loaded, move)
    except IllegalMoveError as error:
        assert move not in GAME.legal(loaded).moves
        return error.code, error.params
    raise AssertionError(f"{move} is legal")


def word(text: str, *cards: str, points: int) -> Json:
    """Return a word as positions carry it."""
    return {"word": text, "cards": list(cards), "points": points}
