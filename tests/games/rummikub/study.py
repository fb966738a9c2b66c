"""Study positions for the tests of Rummikub, with tables written as in moves."""

from typing import Any

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub import GAME
from tablee.games.rummikub.position import RummikubPosition


def study(
    table: str = "",
    rack: str = "",
    *,
    others: tuple[str, ...] = ("y13 y13",),
    opened: bool = True,
    pool: str = "k13 k13",
    drawn: str | None = None,
    idle: int = 0,
    passes: int = 0,
    round_number: int = 1,
    scores: list[int] | None = None,
    **options: Any,
) -> RummikubPosition:
    """Return a position: seat 0 to act with `rack`, the others with `others`; all seats have opened, or none."""
    players = 1 + len(others)
    return GAME.load(
        {
            "game": "rummikub",
            "options": options,
            "players": players,
            "phase": "play",
            "turn": 0,
            "round": round_number,
            "first": 0,
            "racks": [each.split() for each in (rack, *others)],
            "opened": [opened] * players,
            "table": [part.split() for part in table.split(", ")] if table else [],
            "pool": pool.split(),
            "drawn": drawn,
            "idle": idle,
            "passes": passes,
            "scores": scores or [0] * players,
            "rng": {"seed": "00" * 32, "used": 0},
        }
    )


def international(table: str = "", rack: str = "", **more: Any) -> RummikubPosition:
    """Return the same position in the form `play-or-draw`."""
    return study(table, rack, turns="play-or-draw", **more)


def refusal(position: RummikubPosition, move: str) -> tuple[str, dict[str, Any]] | None:
    """Return code and parameters of the refusal, None for a legal move."""
    try:
        GAME.check_move(position, move)
    except IllegalMoveError as error:
        return error.code, error.params
    return None


def code(position: RummikubPosition, move: str) -> str | None:
    """Return the code of the refusal, None for a legal move."""
    refused = refusal(position, move)
    return None if refused is None else refused[0]


def after(position: RummikubPosition, *moves: str) -> dict[str, Any]:
    """Return the position after these moves, as JSON."""
    for move in moves:
        position, _ = GAME.apply(position, move)
    return GAME.dump(position)


def happened(position: RummikubPosition, move: str) -> dict[str, dict[str, Any]]:
    """Return the events of a move by kind, without the game's name."""
    _, events = GAME.apply(position, move)
    return {event.kind.removeprefix("rummikub."): event.data for event in events}
