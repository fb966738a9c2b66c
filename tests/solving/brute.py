"""Values found by trying everything, without any array: what the solver's are compared with."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from tablee.core.ranking import rewards
from tablee.solving.tree import Floats, Tree

Strategy = Mapping[tuple[int, str], Mapping[str, float]]
"""By seat and what it recalls, the probability of each move."""


def value(state: Any, strategy: Strategy) -> float:
    """Return the mean payoff of seat 0."""
    if state.awaiting:
        steps = [(float(odds), "settle", outcome) for outcome, odds in state.outcomes()]
    elif state.over:
        payoff: float = state.returns[0]
        return payoff
    else:
        moves = strategy[state.turn, state.recall(state.turn)]
        steps = [(odds, "play", move) for move, odds in moves.items()]
    total = 0.0
    for odds, step, what in steps:
        if odds:
            after = state.copy()
            getattr(after, step)(what)
            total += odds * value(after, strategy)
    return total


def choices(state: Any) -> dict[tuple[int, str], list[str]]:
    """Return the moves of each information set."""
    found: dict[tuple[int, str], list[str]] = {}
    if state.over:
        return found
    steps = [("settle", outcome) for outcome, _ in state.outcomes()] if state.awaiting else []
    if not state.awaiting:
        found[state.turn, state.recall(state.turn)] = list(state.legal)
        steps = [("play", move) for move in state.legal]
    for step, what in steps:
        after = state.copy()
        getattr(after, step)(what)
        found |= choices(after)
    return found


def best_response(state: Any, strategy: Strategy, seat: int) -> float:
    """Return the payoff of the best of all the pure strategies of a seat."""
    own = {key: moves for key, moves in choices(state).items() if key[0] == seat}
    return max((1 if seat == 0 else -1) * value(state, {**strategy, **pure}) for pure in _pure(own))


def _pure(own: dict[tuple[int, str], list[str]]) -> Iterator[Strategy]:
    for chosen in product(*own.values()):
        yield {key: {move: 1.0} for key, move in zip(own, chosen, strict=True)}


def as_array(tree: Tree, texts: list[tuple[int, str]], strategy: Strategy) -> Floats:
    """Return a strategy as the solver has it; `texts`: seat and text of each information set."""
    found = tree.evenly()
    for number, key in enumerate(texts):
        for place, move in enumerate(tree.moves[number]):
            found[tree.first_slots[number] + place] = strategy[key].get(move, 0.0)
    return found


def minimax(game: Any, position: Any) -> float:
    """Return the value of an open position for the seat to act, or for seat 0 after the end."""
    if position.turn is None:
        return result(game, position, 0)
    values = []
    for move in game.legal(position).moves:
        after, _ = game.apply(position, move)
        if after.turn is None:
            values.append(result(game, after, position.turn))
        else:
            below = minimax(game, after)
            values.append(below if after.turn == position.turn else -below)
    return max(values)


def result(game: Any, position: Any, seat: int) -> float:
    """Return the result of a seat, -1 to 1."""
    return 2 * rewards(game.result(position).ranks)[seat] - 1
