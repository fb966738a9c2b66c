"""Study positions of Mawoki for tests of single rules."""

from typing import Any

from tablee.core.errors import IllegalMoveError
from tablee.games.mawoki import GAME
from tablee.games.mawoki.position import MawokiPosition

SEED = "11" * 32


def table(
    hands: list[list[str]],
    pile: list[str],
    stock: list[str] | None = None,
    *,
    turn: int | None = 0,
    phase: str = "play",
    idle: int = 0,
    **options: Any,
) -> MawokiPosition:
    """Return a position with these hands, pile and stock (the last card on top)."""
    return GAME.load(
        {
            "game": "mawoki",
            "options": options,
            "players": len(hands),
            "phase": phase,
            "turn": turn,
            "hands": hands,
            "stock": stock or [],
            "pile": pile,
            "idle": idle,
            "rng": {"seed": SEED, "used": 0},
        }
    )


def after(position: MawokiPosition, move: str) -> dict[str, Any]:
    """Return the JSON of the position after `move`."""
    return GAME.dump(GAME.apply(position, move)[0])


def events_of(position: MawokiPosition, move: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Return the events of `move`: everything, or with `viewer` what that seat sees."""
    events = GAME.apply(position, move)[1]
    return [event.dump() if viewer is None else event.seen_by(viewer) for event in events]


def refusal(position: MawokiPosition, move: str) -> tuple[str, dict[str, Any]]:
    """Return code and parameters of the error."""
    try:
        GAME.check_move(position, move)
    except IllegalMoveError as error:
        return error.code, error.params
    raise AssertionError(f"{move} is legal")
