"""The strength of every level with every option and number of players: against random moves, and the level below.

    python -m bench.bots_everywhere --minutes 30 --games 200 --document bench/RESULTS.md

The options of a game are taken one by one, at each other value, with as few players as possible; default options also
with more players. At more than two seats one higher level plays among lower ones, at each seat; with teams it has a
whole team. Each deal is repeated from every seat.

The command plays until the minutes are over, and the next time continues where it stopped. Levels 1 to 3 come first,
then the next one, then the highest. Of matches of equal rank, the one played for the shortest processor time comes
next, so the results decide nothing. Each line of `--out` is a deal. It names the sources of the game by a hash: deals
played by other sources do not count. `--document` replaces the tables between the marks of a document.

With more than two sides a cell has two shares: of the others beaten, and of the games won.
"""

import argparse
import hashlib
import time
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

import tablee.core
from bench.standard_arena_tables import replaced
from tablee.arena.intervals import Tally, estimates
from tablee.arena.schedule import written
from tablee.bots.levels import bot_of
from tablee.core.bot import Bot
from tablee.core.errors import OptionError
from tablee.core.game import Game
from tablee.core.options import Choice, Count, Flag, Option
from tablee.core.ranking import rewards
from tablee.core.rng import derived_seed
from tablee.games import find, installed
from tablee.words import label

BEGIN = "<!-- bots everywhere: made by `python -m bench.bots_everywhere`, see above -->"
END = "<!-- end of bots everywhere -->"

NO_RULES = ("starter",)
"""Options that change no rule: who begins follows from the seats that each player takes."""

LONGEST = 20_000
RANDOM = 0
"""The level of random moves."""


class Pairing(Struct, frozen=True):
    """A level against a lower one, with options and a number of players: `options` has only the changed ones."""

    game: str
    options: str
    seats: int
    level: int
    lower: int


class Deal(Struct):
    """One deal of a pairing: the sum of the higher level's shares, and processor seconds. `sources`: of the game.

    `wins`: the games that it won, a shared first place as a part; None in files from before wins were counted.
    """

    pairing: Pairing
    deal: int
    points: float
    games: int
    seconds: float
    ms: int
    sources: str
    date: str
    wins: float | None = None


def others(option: Option) -> list[Any]:
    """Return the values of an option beside its default; of a count one, the lowest, or else two more."""
    if isinstance(option, Choice):
        return list(option.values[1:])
    if isinstance(option, Flag):
        return [not option.default]
    if isinstance(option, Count):
        return [option.low if option.low != option.default else min(option.high, option.default + 2)]
    return []


def setups(game: Game[Any]) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield options and numbers of players: the default ones, each other value, then more players."""
    few, declared = game.min_players, game.options.all
    yield {}, few
    for name, option in declared.items():
        for value in others(option) if name not in NO_RULES else ():
            yield _possible(game, {name: value})
    for seats in range(few + 1, game.max_players + 1):
        yield {}, seats


def _possible(game: Game[Any], changed: dict[str, Any]) -> tuple[dict[str, Any], int]:
    """Return `changed` with the fewest players that it allows, and another option where it requires one."""
    tried = [changed]
    tried += [
        {name: value, **changed}
        for name, option in game.options.all.items()
        if name not in changed
        for value in others(option)
    ]
    for options in tried:
        for seats in range(game.min_players, game.max_players + 1):
            try:
                game.new(seats, options, "")
            except OptionError:
                continue
            return options, seats
    raise ValueError(f"no match of {game.name} with {changed}")


def pairings(game: Game[Any]) -> list[Pairing]:
    """Return every level against random moves, and against the one below."""
    levels = list(game.bot_levels)
    return [
        Pairing(game.name, written(options), seats, level, lower)
        for options, seats in setups(game)
        for level, below in zip(levels, [RANDOM, *levels], strict=False)
        for lower in dict.fromkeys((RANDOM, below))
    ]


@cache
def options_of(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """Return the options of each setup by their text."""
    return {written(options): options for options, _ in setups(game)}


def play(pairing: Pairing, deal: int, ms: int) -> Deal:
    """Play a deal from every seat, or by every team; `ms`: the thinking time of the highest level."""
    game = find(pairing.game)
    options = options_of(game)[pairing.options]
    begun, points, wins = time.process_time(), 0.0, 0.0
    side = game.sides(game.new(pairing.seats, options, "").options, pairing.seats)
    for own in sorted(set(side)):
        levels = [pairing.level if each == own else pairing.lower for each in side]
        bots = [None if level == RANDOM else bot_of(game, level) for level in levels]
        times = [ms if level == max(game.bot_levels) else None for level in levels]
        ranks = played(game, options, bots, f"{pairing.game} {deal}", times)
        places = [ranks[side.index(each)] for each in sorted(set(side))]
        at = sorted(set(side)).index(own)
        points += rewards(places)[at]
        wins += (places[at] == 1) / places.count(1)
    return Deal(
        pairing,
        deal,
        points,
        len(set(side)),
        time.process_time() - begun,
        ms,
        sources(pairing.game),
        time.strftime("%Y-%m-%d", time.gmtime()),
        wins,
    )


def played(
    game: Game[Any],
    options: dict[str, Any],
    bots: Sequence[Bot | None],
    seed: str,
    times: Sequence[int | None],
) -> list[int]:
    """Play a match of the bots at these seats, None for random moves; return the ranks. `times`: in milliseconds."""
    position: Any = game.new(len(bots), options, seed)
    for ply in range(LONGEST):
        seat = position.turn
        if seat is None:
            break
        bot = bots[seat]
        listed = game.legal_sample(position)
        move = listed.moves[0]
        if len(listed.moves) > 1 or listed.more:
            chance = derived_seed(ply, "move", f"{seed} {seat}")
            if bot is None:
                move = Random(chance).choice(listed.moves)
            else:
                known = game.information(position, seat)
                move = bot.choose(known, listed.moves, chance, times[seat]).move
        game.play(position, move)
    ranks = game.result(position).ranks
    assert ranks is not None, f"{game.name} does not end"
    return ranks


@cache
def sources(game: str) -> str:
    """Return a hash of the rules and bots of a game, and of what all games share."""
    package = find(game).__class__.__module__.rpartition(".")[0].replace(".", "/")
    core = Path(str(tablee.core.__file__)).parent
    files = sorted([*core.glob("*.py"), *(core.parents[1] / package).rglob("*.py")])
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def rank_of(pairing: Pairing) -> int:
    """Return 0 for the levels to play first, 1 for the last but one, 2 for the highest."""
    levels = find(pairing.game).bot_levels
    return max(0, 2 - (max(levels) - pairing.level))


def read(path: Path) -> list[Deal]:
    """Return the deals that the present sources played; half a line at the end is left out."""
    if not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")[:-1]
    found = [msgspec.json.decode(line, type=Deal) for line in lines]
    return [deal for deal in found if deal.sources == sources(deal.pairing.game)]


def run(
    path: Path, wanted: Sequence[Pairing], games: int, minutes: float, times: dict[str, int], ms: int
) -> None:
    """Play deals until the minutes are over, or every pairing has its games, and append them to `path`."""
    until = time.monotonic() + 60 * minutes
    spent = dict.fromkeys(wanted, 0.0)
    count = dict.fromkeys(wanted, 0)
    done = dict.fromkeys(wanted, 0)
    for deal in read(path):
        if deal.pairing in spent:
            spent[deal.pairing] += deal.seconds
            count[deal.pairing] += deal.games
            done[deal.pairing] = max(done[deal.pairing], deal.deal + 1)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.truncate(path.read_bytes().rfind(b"\n") + 1)
        while time.monotonic() < until:
            left = [pairing for pairing in wanted if count[pairing] < games]
            if not left:
                return
            chosen = min(left, key=lambda pairing: (rank_of(pairing), spent[pairing]))
            deal = play(chosen, done[chosen], times.get(chosen.game, ms))
            spent[chosen] += deal.seconds
            count[chosen] += deal.games
            done[chosen] += 1
            file.write(msgspec.json.encode(deal) + b"\n")
            file.flush()


def tables(deals: Sequence[Deal]) -> str:
    """Return a table for each game: setups as rows, pairings as columns."""
    by_pairing: dict[Pairing, list[Deal]] = {}
    for deal in deals:
        by_pairing.setdefault(deal.pairing, []).append(deal)
    return "\n\n".join(
        _table(game, {pairing: found for pairing, found in by_pairing.items() if pairing.game == game})
        for game in dict.fromkeys(deal.pairing.game for deal in deals)
    )


def _table(game: str, found: dict[Pairing, list[Deal]]) -> str:
    days = sorted({deal.date for deals in found.values() for deal in deals})
    ms = sorted({deal.ms for deals in found.values() for deal in deals})
    heads = sorted({(pairing.lower == RANDOM, pairing.level, pairing.lower) for pairing in found})
    heads.sort(key=lambda head: (not head[0], head[1]))
    spoken = [f"{level} against {lower or 'random'}" for _, level, lower in heads]
    lines = [["options, players", *spoken], ["---"] * (1 + len(heads))]
    for options, seats in dict.fromkeys(
        (pairing.options, pairing.seats) for pairing in _in_order(game, found)
    ):
        cells = [
            _cell(found.get(Pairing(game, options, seats, level, lower), [])) for _, level, lower in heads
        ]
        row = f"`{options}`" if options else "default"
        lines.append([f"{row}, {seats}", *cells])
    period = " to ".join(dict.fromkeys((days[0], days[-1])))
    thought = ", ".join(map(str, ms))
    name = label("en", game, "name") or game
    title = f"{name}, {period}, the highest level with {thought} ms where it uses the clock:"
    return f"{title}\n\n" + "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _in_order(game: str, found: dict[Pairing, list[Deal]]) -> list[Pairing]:
    """Return the pairings as `pairings` orders them."""
    return [pairing for pairing in pairings(find(game)) if pairing in found]


def _cell(deals: Sequence[Deal]) -> str:
    """Return the share with its interval, and the number of games; bold if the higher level is not ahead for sure.

    With more than two sides the share of the games won follows, bold if it is not surely more than a fair one.
    """
    if not deals:
        return ""
    games = sum(deal.games for deal in deals)
    beaten = _share({deal.deal: (deal.points, float(deal.games)) for deal in deals}, 0.5)
    won = {deal.deal: (deal.wins, float(deal.games)) for deal in deals if deal.wins is not None}
    sides = deals[0].games
    if sides == 2 or not won:
        return f"{beaten}, {games}"
    return f"{beaten}; wins {_share(won, 1 / sides)}, {games}"


def _share(by_deal: dict[int, tuple[float, float]], fair: float) -> str:
    """Return the share with its interval, bold if it is not surely more than `fair`."""
    tally = Tally()
    tally.by_deal = by_deal
    estimate = estimates([tally])[0]
    return str(estimate) if estimate.low > fair else f"**{estimate}**"


def main() -> None:
    """Play, and write the tables."""
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--games", type=int, default=200, help="of each pairing")
    reader.add_argument("--game", action="append", choices=sorted(installed()), help="only these games")
    reader.add_argument("--ms", action="append", default=["50"], metavar="MS|GAME=MS")
    reader.add_argument("--highest", type=int, default=5, help="the highest level that plays")
    reader.add_argument("--out", type=Path, default=Path("build/bots_everywhere.jsonl"))
    reader.add_argument("--document", type=Path)
    asked = reader.parse_args()
    games = [game for name, game in installed().items() if not asked.game or name in asked.game]
    wanted = [each for game in games for each in pairings(game) if each.level <= asked.highest]
    times = {name: int(ms) for name, _, ms in (text.rpartition("=") for text in asked.ms)}
    run(asked.out, wanted, asked.games, asked.minutes, times, times.pop(""))
    text = tables(read(asked.out))
    if asked.document is None:
        print(text)
    else:
        document = asked.document.read_text("utf-8")
        asked.document.write_text(replaced(document, BEGIN, END, text), "utf-8")


if __name__ == "__main__":
    main()
