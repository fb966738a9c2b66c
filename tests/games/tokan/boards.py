"""Study positions for the tests: a board as the notation writes it, and helpers for its moves."""

from typing import Any

from tablee.core.errors import IllegalMoveError
from tablee.games.tokan import GAME
from tablee.games.tokan.position import TokanPosition

RED, BLACK = 0, 1


def study(
    *rows: str, turn: int = RED, taboo: str | None = None, scoring: str = "towers", phase: str = "play"
) -> TokanPosition:
    """Return the position with these rows, top row first; rows left out at the top are empty."""
    gap_row = " ".join("." * 6)
    board = [*[gap_row] * (5 - len(rows)), *rows]
    return GAME.load(
        {
            "game": "tokan",
            "options": {"scoring": scoring, "setup": "random"},
            "players": 2,
            "phase": phase,
            "turn": turn if phase == "play" else None,
            "first": RED,
            "board": board,
            "taboo": taboo,
            "rng": {"seed": "00" * 32, "used": 30},
        }
    )


def draft(*rows: str, supply: list[str], turn: int = RED, first: int = RED) -> TokanPosition:
    """Return a strip during the draft, top row (7) first."""
    return GAME.load(
        {
            "game": "tokan",
            "options": {"scoring": "towers", "setup": "draft"},
            "players": 2,
            "phase": "draft",
            "turn": turn,
            "first": first,
            "board": list(rows),
            "taboo": None,
            "supply": supply,
            "rng": {"seed": "00" * 32, "used": 30},
        }
    )


def moves(position: TokanPosition) -> set[str]:
    return set(GAME.legal(position).moves)


def bottom(position: TokanPosition) -> list[str]:
    """Return the bottom row of the board, tower by tower."""
    row: str = GAME.dump(position)["board"][-1]
    return row.split(" ")


def after(position: TokanPosition, *played: str) -> TokanPosition:
    for move in played:
        position, _ = GAME.apply(position, move)
    return position


def happened(position: TokanPosition, move: str) -> list[dict[str, Any]]:
    return [event.dump() for event in GAME.apply(position, move)[1]]


def refusal(position: TokanPosition, move: str) -> tuple[str, dict[str, Any]] | None:
    """Return code and parameters of the rule that a move breaks; None for a legal one."""
    try:
        GAME.check_move(position, move)
    except IllegalMoveError as error:
        assert move not in moves(position)
        return error.code, error.params
    assert move in moves(position)
    return None
