"""Plays an installed game at random and prints everything observable; run it with the build to be examined.

`python playouts.py GAME SEEDS PLIES PLIES_WITH_OPTIONS` prints one JSON line: where the rules were loaded from. Then,
for each option, number of players and seed, it prints one line a ply with the move and a digest of everything computed
from the position. Longer matches stop before their end, sooner with options that are not the default.
It needs nothing but the rules, so that it runs on the bare sources too.
"""

import copy
import hashlib
import itertools
import json
import pickle
import random
import sys
from collections.abc import Iterator
from typing import Any

from tablee.core import game as core_game
from tablee.core.errors import TableeError
from tablee.core.game import Game
from tablee.core.native import i16, vec
from tablee.core.options import Choice, Count, Flag, Option
from tablee.core.rng import Stream, seed_bytes
from tablee.games import installed


def values(option: Option) -> list[Any]:
    """Return every value of a choice or flag, and the ends of a count."""
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Count):
        return sorted({option.low, option.default, min(option.high, option.default + 1)})
    return [option.default]


def settings(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield each value of each option, the others at their default, with fewest and most players, if they fit
    together.
    """
    choices: list[dict[str, Any]] = [{}]
    choices += [{name: value} for name, option in game.options.all.items() for value in values(option)]
    choices += [
        {name: value}
        for name, parameter in game.options.parameters.items()
        for value in sorted({parameter.low, parameter.high} - {parameter.default})
    ]
    for players, options in itertools.product(sorted({game.min_players, game.max_players}), choices):
        try:
            game.check_setup(game.options.fill(options), players)
        except TableeError:
            continue
        yield players, options


def digest(value: Any) -> str:
    """Return a short name for a JSON value, which depends on the order of its keys too."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:16]


def everything(game: Game[Any], position: Any, seats: list[int | None]) -> dict[str, str]:
    """Return all that the rules say about a position, each part as a digest."""
    return {
        "dump": digest(game.dump(position)),
        "views": digest([game.view(position, seat) for seat in seats]),
        "information": digest([game.information(position, seat) for seat in seats]),
        "legal": digest([game.legal(position).moves, game.legal(position).more]),
        "standing": digest(game.standing(position)),
        "result": digest(list(game.result(position))),
        **numbers(game, position),
    }


def numbers(game: Game[Any], position: Any) -> dict[str, str]:
    """Return what a game that declares numbers says about a position."""
    encoding = game.encoding(position.options, position.players)
    if encoding is None:
        return {}
    size = sum(field.size for field in encoding.fields)
    arrays = [vec[i16]([0] * size) for _ in range(position.players)]
    for seat, array in enumerate(arrays):
        encoding.observe(position, seat, array, 0)
    return {
        "numbers": digest(encoding.legal(position)),
        "observations": digest([list(array) for array in arrays]),
    }


def playout(
    game: Game[Any], players: int, options: dict[str, Any], seed: str, plies: int
) -> Iterator[dict[str, Any]]:
    """Yield the plies of one random match, at most `plies`."""
    chance = random.Random(f"{game.name} {players} {options} {seed}")
    seats: list[int | None] = [None, *range(players)]
    position = game.new(players, options, seed)
    yield {"game": game.name, "players": players, "options": options, **everything(game, position, seats)}
    for ply in range(plies):
        if position.turn is None:
            return
        if ply % 10 == 0:
            known = game.information(position, position.turn)
            world = game.determinization(known, Stream(seed_bytes(f"world {ply}")))
            reloaded = game.load(game.dump(position))
            yield {"world": digest(game.dump(world)), "reloaded": digest(game.dump(reloaded))}
            twins = [copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]
            assert [twin == position for twin in twins] == [True] * 3
            assert {hash(twin) for twin in twins} == {hash(position)}
            yield {"shown": digest([repr(position), repr(position.legal)])}
        legal = game.legal(position)
        move = chance.choice(legal.moves)
        try:
            game.check_move(position, move[:-1])
            refused = None
        except TableeError as error:
            refused = [error.code, error.params]
        position, events = game.apply(position, move)
        seen = [[event.seen_by(seat) for event in events] for seat in seats]
        yield {"move": move, "refused": refused, "events": digest(seen), **everything(game, position, seats)}


def main() -> None:
    """Print everything."""
    print(json.dumps(core_game.__file__))
    game = installed()[sys.argv[1]]
    seeds, plies, plies_with_options = map(int, sys.argv[2:])
    for players, options in settings(game):
        position = game.new(players, options, "perft")
        if not game.legal(position).more:
            print(json.dumps({"options": options, "perft": game.perft(position, 2)}))
        for seed in range(seeds):
            for line in playout(game, players, options, str(seed), plies_with_options if options else plies):
                print(json.dumps(line))


if __name__ == "__main__":
    main()
