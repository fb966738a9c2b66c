"""The cost of the verbs for a Python program: `python -m bench.python_speed`.

Random games by integers (`Game.step`) and by texts (`Game.play`). For every game also the knowledge of a seat in the
middle of a random match (`Game.information`) and its JSON, as msgspec writes it. All in time of this process, the
best of several alternating rounds.
"""

import random
import time
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any

import msgspec

from bench.speed import best_speeds
from tablee.core.game import Game
from tablee.games import find, installed

STEPPED = "mawoki"
ASKED_STEPS = 1_000_000
ASKED_US = {"mawoki": (3.0, 3.0), "moka": (20.0, None)}
PLAYERS = 4
PLIES = 10
TIMES = 500
ROUNDS = 40


def by_numbers(seed: int) -> int:
    """Play one match by integers; return the number of moves."""
    rules, chance, made = find(STEPPED), random.Random(seed).random, 0
    position = rules.new(PLAYERS, {}, str(seed))
    step = rules.step
    moves = rules.legal_numbers(position)
    while moves:
        moves = step(position, moves[int(chance() * len(moves))])
        made += 1
    return made


def by_texts(seed: int) -> int:
    """Play one match by texts, with events; return the number of moves."""
    rules, chance, made = find(STEPPED), random.Random(seed).random, 0
    position = rules.new(PLAYERS, {}, str(seed))
    while position.turn is not None:
        moves = rules.legal(position).moves
        rules.play(position, moves[int(chance() * len(moves))])
        made += 1
    return made


def microseconds(call: Callable[[], Any]) -> float:
    """Return the microseconds of one call, as the mean of many."""
    began = time.process_time()
    for _ in range(TIMES):
        call()
    return 1e6 * (time.process_time() - began) / TIMES


def midway(game: Game[Any]) -> Any:
    """Return a position some moves into a match."""
    chance = random.Random(1)
    position = game.new(min(PLAYERS, game.max_players), {}, "midway")
    for _ in range(PLIES):
        if position.turn is not None:
            game.play(position, chance.choice(game.legal_sample(position).moves))
    return position


def calls_of(game: Game[Any]) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """Return calls for a seat's knowledge, and for its JSON."""
    position = midway(game)
    seat = position.turn or 0
    known = game.information(position, seat)
    return partial(game.information, position, seat), partial(msgspec.json.encode, known)


def main() -> None:
    """Print each figure beside its target."""
    speeds = best_speeds({"numbers": by_numbers, "texts": by_texts})
    print(f"  {STEPPED} by numbers {speeds['numbers']:10,.0f} steps/s (asked: {ASKED_STEPS:,})")
    print(f"  {STEPPED} by texts   {speeds['texts']:10,.0f} steps/s, with events")
    calls = {name: calls_of(game) for name, game in installed().items()}
    least = {name: [inf, inf] for name in calls}
    for _ in range(ROUNDS):
        for name, both in calls.items():
            least[name] = list(map(min, least[name], map(microseconds, both)))
    for name, costs in least.items():
        asked = ASKED_US.get(name, (None, None))
        told = [
            f"{what} {taken:6.2f} us{f' (asked: {most:g})' if most else ''}"
            for what, taken, most in zip(("information", "its JSON"), costs, asked, strict=True)
        ]
        print(f"  {name:10} {', '.join(told)}")


if __name__ == "__main__":
    main()
