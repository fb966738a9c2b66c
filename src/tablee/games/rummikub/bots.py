"""Two simple honest players: one of moods, one that lays all it can."""

import random
from typing import Any, Final

from tablee.core.bot import Bot, Choice
from tablee.games.rummikub.reasons import why
from tablee.games.rummikub.sets import Meld, set_of_names
from tablee.games.rummikub.solver import MOST_TILES, Play, best_opening, best_play
from tablee.games.rummikub.text import BEFORE_DISCARD, DRAW, PASS, UNCHANGED, write
from tablee.games.rummikub.tiles import JOKER, KIND_OF, colour_of, number_of, points_of

LAYING_MOOD: Final = 0.7


class MoodyBot(Bot):
    """Level 1: lays something two times out of three when it can, whatever it is; never discards a joker."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> Choice:
        chance = random.Random(seed)
        laying = [move for move in moves if move not in (DRAW, PASS) and not move.startswith(UNCHANGED)]
        resting = [move for move in moves if move not in laying]
        mood = laying and (not resting or chance.random() < LAYING_MOOD)
        pool = laying if mood else resting
        tasteful = [move for move in pool if not move.endswith(BEFORE_DISCARD + "J")] or pool
        return Choice(chance.choice(tasteful), {})


class GreedyBot(Bot):
    """Level 2: lays as many tiles as can be laid, and discards the tile least likely to be of use."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> Choice:
        seat: int = known["turn"]
        options: dict[str, Any] = known["options"]
        rack = [KIND_OF[name] for name in known["racks"][seat]]
        table = [set_of_names(tiles) for tiles in known["table"]]
        play: Play | None
        if known["opened"][seat]:
            play = best_play(table, rack, MOST_TILES, options["joker_from"] == "any")
        else:
            play = best_opening(table, rack, options["opening"], MOST_TILES)
        if options["turns"] == "play-or-draw":
            if play is None:
                return _choice(known, DRAW if DRAW in moves else PASS, None)
            return _choice(known, write(play.table, None), play)
        left = list(rack)
        for tile in [] if play is None else play.laid:
            left.remove(tile)
        keeps = not left or (len(left) == 1 and not options["go_out_by_discard"])
        discard = None if keeps else least_useful(left, table)
        return _choice(known, write(None if play is None else play.table, discard), play)


def _choice(known: dict[str, Any], move: str, play: Play | None) -> Choice:
    return Choice(move, {"laid": 0 if play is None else len(play.laid)}, why(known, move, play is not None))


def least_useful(rack: list[int], table: list[Meld]) -> int:
    """The tile to discard: fewest partners on the rack, then fewest places on the table, then dearest."""
    return min(rack, key=lambda tile: (_partners(tile, rack), _places(tile, table), -points_of(tile), tile))


def _partners(tile: int, rack: list[int]) -> int:
    """How well a tile goes with the others: neighbours in its colour, the same number in others; jokers with all."""
    if tile == JOKER:
        return 1000
    near = 0
    for other in set(rack):
        if other in (tile, JOKER):
            continue
        if colour_of(other) == colour_of(tile):
            distance = abs(number_of(other) - number_of(tile))
            near += 2 if distance == 1 else distance == 2
        elif number_of(other) == number_of(tile):
            near += 2
    # A second copy is of little use.
    return 0 if rack.count(tile) > 1 else near


def _places(tile: int, table: list[Meld]) -> int:
    """How many sets on the table it could simply be added to."""
    places = 0
    for meld in table:
        if meld.run and colour_of(tile) == meld.colour:
            places += number_of(tile) in (meld.low - 1, meld.low + len(meld.tiles))
        elif not meld.run and len(meld.tiles) == 3 and tile in meld.missing():
            places += 1
    return places


def bot_of(level: int) -> Bot:
    """The player of a level. Raises `ValueError` for a level there is not."""
    if level == 1:
        return MoodyBot()
    if level == 2:
        return GreedyBot()
    raise ValueError(f"no level {level}")
