"""What a Python program gets, beside its peers in the same run: `python -m bench.python_peers`.

Each row prints a figure, the figure it is compared with, their ratio and its target. The peers are OpenSpiel's clobber
and crazy_eights, driven from Python move by move, its `MCTSBot` in C++, and RLCard's environment of uno. Where a row
names no peer, two ways of this package are compared. Sides alternate, a figure is the best of many short rounds, and
times are of this process. A missed target counts in the exit status.
"""

import random
import sys
from collections.abc import Iterator
from math import inf
from time import process_time
from typing import Any, Final

import tablee
from bench import search_speed
from bench.row import Row, print_table
from bench.search_speed import POSITIONS, SIMULATIONS
from bench.speed import Play, best_speeds
from tablee.games import find

PLAYERS: Final = 4
OPENINGS: Final = 100
WINDOW: Final = 4
"""Plies before and after the named one in which `information` is timed."""
MATCHES: Final = 60
NEW_ROUNDS: Final = 40
NEW_TIMES: Final = 300
NEW_US: Final = 5.0
STEPPED: Final = (
    ("tokan", 2),
    ("moka", PLAYERS),
    ("rummikub", PLAYERS),
    ("mawoki", PLAYERS),
    ("toko-maja", PLAYERS),
)

CLOBBER: Final = "OpenSpiel clobber 5x6, from Python"
CRAZY_EIGHTS: Final = "OpenSpiel crazy_eights, from Python"


def open_spiel(name: str) -> Play:
    """Return random games of OpenSpiel: list, choose, play; dealt and drawn cards count as steps too."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        choice, state, moves = random.Random(seed).choice, game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def clobber() -> Play:
    """Return random games on a board as large as TOKAN's."""
    return open_spiel("clobber(rows=5,columns=6)")


def uno() -> Play:
    """Return random games of RLCard's environment: each step returns the observation of the next player."""
    import numpy
    import rlcard

    numpy.random.seed(1)
    env = rlcard.make("uno", config={"game_num_players": PLAYERS, "seed": 1})

    def play(seed: int) -> int:
        choice, moves = random.Random(seed).choice, 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play


def pushed(name: str, players: int) -> Play:
    """Return random matches by `match.legal` and `match.push`, the deal included."""
    game = tablee.game(name)

    def play(seed: int) -> int:
        choice, match = random.Random(seed).choice, game.start(players, seed)
        while not match.over:
            match.push(choice(match.legal.moves))
        return match.ply

    return play


def informed(name: str, players: int) -> Play:
    """Do the same, with the knowledge of the seat to act before each move."""
    game = tablee.game(name)

    def play(seed: int) -> int:
        choice, match = random.Random(seed).choice, game.start(players, seed)
        while not match.over:
            match.information()
            match.push(choice(match.legal.moves))
        return match.ply

    return play


def stepped(name: str, players: int) -> Play:
    """Return random matches by whole numbers, the deal included."""
    rules = find(name)

    def play(seed: int) -> int:
        choice, step, made = random.Random(seed).choice, rules.step, 0
        position = rules.new(players, {}, seed)
        numbers = rules.legal_numbers(position)
        while numbers:
            numbers = step(position, choice(numbers))
            made += 1
        return made

    return play


def texted(name: str, players: int) -> Play:
    """Return random matches by texts, the deal included."""
    rules = find(name)

    def play(seed: int) -> int:
        choice, made = random.Random(seed).choice, 0
        position = rules.new(players, {}, seed)
        while position.turn is not None:
            rules.play(position, choice(rules.legal(position).moves))
            made += 1
        return made

    return play


def tokan_stepped() -> Play:
    """Return random matches of TOKAN by whole numbers, from copies of deals, as clobber begins without a deal."""
    rules = find("tokan")
    deals = [rules.new(2, {}, seed) for seed in range(OPENINGS)]

    def play(seed: int) -> int:
        choice, step, made = random.Random(seed).choice, rules.step, 0
        position = rules.copy(deals[seed % OPENINGS])
        numbers = rules.legal_numbers(position)
        while numbers:
            numbers = step(position, choice(numbers))
            made += 1
        return made

    return play


def speed_row(what: str, ours: Play, peer: str, theirs: Play, target: float) -> Row:
    """Return a row of steps a second."""
    speeds = best_speeds({"ours": ours, "theirs": theirs})
    return Row(what, peer, "steps/s", speeds["ours"], speeds["theirs"], target)


def information_us(name: str, players: int, ply: int, games: list[tuple[int, list[str]]]) -> float:
    """Return the microseconds of `match.information()` around a ply, in matches that ask for it before each move."""
    matches = [tablee.game(name).start(players, seed) for seed, _ in games]
    spent, calls = 0.0, 0
    for at in range(ply + WINDOW):
        timed = at >= ply - WINDOW
        begun = process_time() if timed else 0.0
        for match in matches:
            match.information()
        if timed:
            spent += process_time() - begun
            calls += len(matches)
        for match, (_, moves) in zip(matches, games, strict=True):
            match.push(moves[at])
    return 1e6 * spent / calls


def information_row(name: str, players: int, early: int, late: int) -> Row:
    """Return the cost of `match.information()` late in a match beside its cost early in the same matches."""
    games: list[tuple[int, list[str]]] = []
    seed = 0
    while len(games) < MATCHES:
        match = tablee.game(name).start(players, seed).play_out("random", seed=seed)
        if match.ply > late + WINDOW:
            games.append((seed, match.moves))
        seed += 1
    soon = min(information_us(name, players, early, games) for _ in range(5))
    later = min(information_us(name, players, late, games) for _ in range(3))
    return Row(f"information at ply {late}, {name}", f"at ply {early}", "us", later, soon, 1.5, most=True)


def new_rows() -> Iterator[Row]:
    """Yield the microseconds of `rules.new` for each game beside the target."""
    least: dict[str, float] = {}
    for _ in range(NEW_ROUNDS):
        for name, players in STEPPED:
            new = find(name).new
            begun = process_time()
            for seed in range(NEW_TIMES):
                new(players, {}, seed)
            spent = 1e6 * (process_time() - begun) / NEW_TIMES
            least[name] = min(least.get(name, inf), spent)
    for name, spent in least.items():
        yield Row(f"rules.new, {name}", "target of 5 us", "us", spent, NEW_US, 1.0, most=True)


def uct() -> Play:
    """Return searches by `uct:N` as a program gets them, in positions along a random match of TOKAN."""
    game, chance = tablee.game("tokan"), random.Random(1)
    bot, match = game.bot(f"uct:{SIMULATIONS}"), game.start(seed="search speed")
    matches: list[tablee.Match[Any]] = []
    while not match.over and len(matches) < POSITIONS:
        moves = match.legal.moves
        if match.ply >= 4 * len(matches) and len(moves) > 1:
            matches.append(match.copy())
        match.push(chance.choice(moves))

    def search(number: int) -> int:
        bot.choose(matches[number % len(matches)], number)
        return SIMULATIONS

    return search


def mcts_bot() -> Play:
    """Return searches by OpenSpiel's UCT with random rollouts, entirely in C++."""
    searching = search_speed.clobber()

    def search(number: int) -> int:
        searching(number)
        return SIMULATIONS

    return search


def rows() -> Iterator[Row]:
    """Yield every row."""
    eights = open_spiel(f"crazy_eights(players={PLAYERS})")
    yield speed_row("match.push, TOKAN", pushed("tokan", 2), CLOBBER, clobber(), 0.5)
    yield speed_row("match.push, Mawoki", pushed("mawoki", PLAYERS), CRAZY_EIGHTS, eights, 0.5)
    yield information_row("toko-maja", PLAYERS, 10, 300)
    yield information_row("mawoki", PLAYERS, 10, 80)
    yield speed_row(
        "information and push, Mawoki", informed("mawoki", PLAYERS), "RLCard uno, environment", uno(), 3.0
    )
    for name, players in STEPPED:
        yield speed_row(
            f"step by numbers, {name}", stepped(name, players), "by texts", texted(name, players), 1.0
        )
    yield speed_row("step by numbers, TOKAN, dealt before", tokan_stepped(), CLOBBER, clobber(), 1.5)
    yield from new_rows()
    searched = speed_row("uct:1000, TOKAN", uct(), "OpenSpiel MCTSBot, clobber 5x6", mcts_bot(), 1.5)
    yield searched._replace(unit="playouts/s")


if __name__ == "__main__":
    sys.exit(print_table(rows()))
