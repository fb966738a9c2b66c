"""The highest level against the one below, with a fixed amount of thought instead of a time.

    python -m bench.steady_highest mawoki --thought 1000 --deals 1000
    python -m bench.steady_highest tokan --thought 400 --drafting 5000 --deals 200 --option setup=draft

The load of the machine changes no result, so several programs may run beside it. `--thought`: the iterations for a
choice in Mawoki and Toko Maja, and in TOKAN looks at the clock, one for 256 positions of the search or 64 of the proof.
Rummikub's and MOKA's highest levels need none. `--drafting`: the iterations for a placement in TOKAN's draft.

Every deal is played from every seat, or by every team. With more than two sides, one higher level plays among lower
ones; its share of the others beaten and of the games won is printed.
"""

import argparse
import time
from typing import Any

from bench.bots_everywhere import played
from bench.tokan_draft import drafter
from tablee.arena.intervals import Tally, estimates
from tablee.bots.levels import bot_of
from tablee.cli.option_arguments import options_from
from tablee.core.bot import Bot, BotMove
from tablee.core.game import Game
from tablee.core.ranking import rewards
from tablee.core.search import MARGIN_MS
from tablee.games import find, installed
from tablee.games.mawoki.bots import SearchingBot
from tablee.games.tokan.bots import Level5Bot, read_known
from tablee.games.toko_maja.bots import SearchBot

LOOK = 0.001
"""The seconds that pass between two looks at the counting clock."""


class SteadyTokanBot(Bot):
    """TOKAN's level 5 with a clock that counts how often it is looked at, and with iterations in the draft."""

    def __init__(self, looks: int, iterations: int) -> None:
        self.looks = looks
        self.iterations = iterations
        self.passed = 0

    def clock(self) -> float:
        """Return the seconds that this look ends."""
        self.passed += 1
        return LOOK * self.passed

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        position = read_known(known)
        if position.strip is not None:
            return BotMove(drafter(str(self.iterations), position.options["scoring"])(position, seed), {})
        return Level5Bot(self.clock).choose(known, moves, seed, self.looks + MARGIN_MS)


def steady(game: Game[Any], level: int, thought: int, drafting: int) -> Bot:
    """Return the bot of a level with fixed thought if it is the highest one, which may use the clock."""
    if level == max(game.bot_levels):
        if game.name == "mawoki":
            return SearchingBot(thought)
        if game.name == "toko-maja":
            return SearchBot(thought)
        if game.name == "tokan":
            return SteadyTokanBot(thought, drafting)
    return bot_of(game, level)


class Match:
    """A bot against another one on the same deals."""

    def __init__(self, game: Game[Any], options: dict[str, Any], seats: int, bots: tuple[Bot, Bot]) -> None:
        """`bots`: the one whose shares count, and the other."""
        self.game = game
        self.options = options
        self.bots = bots
        self.sides = game.sides(game.new(seats, options, "").options, seats)
        self.beaten = Tally()
        self.won = Tally()

    def play(self, seed: str, deal: int) -> None:
        """Play a deal from every side."""
        one, other = self.bots
        order = sorted(set(self.sides))
        for at, own in enumerate(order):
            seated = [one if side == own else other for side in self.sides]
            ranks = played(self.game, self.options, seated, f"{seed} {deal}", [None] * len(seated))
            places = [ranks[self.sides.index(side)] for side in order]
            self.beaten.add(deal, rewards(places)[at])
            self.won.add(deal, (places[at] == 1) / places.count(1))

    def __str__(self) -> str:
        beaten, won = estimates([self.beaten, self.won])
        games = sum(int(count) for _, count in self.beaten.by_deal.values())
        wins = f"; wins {won}" if len(set(self.sides)) > 2 else ""
        return f"{beaten}{wins}, {games} games"


def main() -> None:
    """Play, and print the shares."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("game", choices=sorted(installed()))
    reader.add_argument("--level", type=int, default=5)
    reader.add_argument("--lower", type=int, default=4)
    reader.add_argument("--thought", type=int, default=1000)
    reader.add_argument("--drafting", type=int, default=5000)
    reader.add_argument("--deals", type=int, default=100)
    reader.add_argument("--seats", type=int)
    reader.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    reader.add_argument("--seed", default="steady")
    asked = reader.parse_args()
    game = find(asked.game)
    options = options_from(game, asked.option)
    bots = (
        steady(game, asked.level, asked.thought, asked.drafting),
        steady(game, asked.lower, asked.thought, asked.drafting),
    )
    match, begun = Match(game, options, asked.seats or game.min_players, bots), time.process_time()
    for deal in range(asked.deals):
        match.play(asked.seed, deal)
    spent = time.process_time() - begun
    print(f"{asked.game} {' '.join(asked.option)}: {match}, {spent:.0f} s of processor time", flush=True)


if __name__ == "__main__":
    main()
