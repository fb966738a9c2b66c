"""Study positions of Toko Maja for tests of single rules."""

from typing import Any

from tablee.core.errors import IllegalMoveError
from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.position import TokoMajaPosition

SEED = "22" * 32


def table(
    hands: list[str],
    *,
    discards: tuple[str, str, str] = ("1", "2", "3"),
    stock: str = "1213",
    drawn: str = "",
    laid: list[str] | None = None,
    tokens: str = ".....",
    phase: str = "take",
    turn: int = 0,
    round: int = 1,
    first: int = 0,
    scores: list[int] | None = None,
    **options: Any,
) -> TokoMajaPosition:
    """Return a position.

    Cards are letters, piles bottom first, triples separated by spaces, `tokens` seats or dots for 1..5.
    """
    players = len(hands)
    return GAME.load(
        {
            "game": "toko-maja",
            "options": options,
            "players": players,
            "phase": phase,
            "turn": turn,
            "round": round,
            "first": first,
            "stock": list(stock),
            "discards": [list(pile) for pile in discards],
            "hands": [list(hand) for hand in hands],
            "drawn": list(drawn) or None,
            "laid": [triples.split() for triples in laid or [""] * players],
            "tokens": {str(i + 1): None if seat == "." else int(seat) for i, seat in enumerate(tokens)},
            "removed": [],
            "scores": scores or [0] * players,
            "rng": {"seed": SEED, "used": 0},
        }
    )


def after(position: TokoMajaPosition, *moves: str) -> dict[str, Any]:
    """Return the JSON of the position after `moves`."""
    for move in moves:
        position, _ = GAME.apply(position, move)
    return GAME.dump(position)


def events_of(position: TokoMajaPosition, move: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Return the events of `move`: everything, or with `viewer` what that seat sees."""
    events = GAME.apply(position, move)[1]
    return [event.dump() if viewer is None else event.seen_by(viewer) for event in events]


def refusal(position: TokoMajaPosition, move: str) -> tuple[str, dict[str, Any]]:
    """Return code and parameters of the error."""
    try:
        GAME.check_move(position, move)
    except IllegalMoveError as error:
        return error.code, error.params
    raise AssertionError(f"{move} is legal")
