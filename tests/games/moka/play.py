"""Playing whole matches for tests: simple bots, and now and then a move that no list has."""

from typing import Any

from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka import GAME
from tablee.games.moka.moves import written
from tablee.games.moka.position import AFTER, CATEGORIES, TURN, MokaPosition

FIRST_OPTIONS: list[dict[str, Any]] = [
    {},
    {"hole_colour": "none", "memory_aid": True},
    {"contest": "table"},
    {"dictionary": "nl", "memory_aid": True},
    {"dictionary": "en", "hole_colour": "none"},
    {"contest": "table", "dictionary": "en", "extra_words": ["MOKA", "ZZZ", "EEE"]},
]
LATER_OPTIONS: list[dict[str, Any]] = [
    {"flush": "impasse", "flush_discards": "all", "word_after_special": False},
    {"contest": "any-word", "flush_discards": "all", "dictionary": "en"},
    {"contest": "objection", "flush": "impasse", "names": True},
    {"brands": True, "foreign_words": True, "dictionary": "nl", "word_after_special": False},
]
OPTIONS = FIRST_OPTIONS + LATER_OPTIONS
MOST_PLIES = 3000


def choose(position: MokaPosition, chance: Stream, levels: tuple[int, ...]) -> str:
    """A move of the seat to act, by a bot of its level, or by chance where the table votes."""
    seat = position.actor()
    moves = GAME.legal(position).moves
    if position.phase == "vote":
        return moves[chance.uniform(2)]
    said = any_word(position, chance)
    if said is not None:
        return said
    bot = GAME.bot(levels[seat % len(levels)])
    return bot.choose(GAME.information(position, seat), moves, chance.uniform(1 << 32), None).move


def any_word(position: MokaPosition, chance: Stream) -> str | None:
    """Now and then, where others may be asked: the row as it lies, as if it were a word."""
    row = position.rows[position.actor()]
    asked = position.options["contest"] != "dictionary" or any(position.options[one] for one in CATEGORIES)
    if not asked or position.phase not in (TURN, AFTER) or len(row) < 3:
        return None
    if chance.uniform(6):
        return None
    word = "".join(card[0] if card != "*" else "E" for card in row)
    return None if word in position.refused else written(word, row)


def match(seed: str, players: int, options: dict[str, Any], levels: tuple[int, ...]) -> list[tuple[int, str]]:
    """The moves of a match to its end."""
    chance = Stream(seed_bytes(f"chance {seed}"))
    position = GAME.new(players, options, seed)
    moves: list[tuple[int, str]] = []
    while position.turn is not None:
        assert len(moves) < MOST_PLIES, "no end in sight"
        move = choose(position, chance, levels)
        moves.append((position.turn, move))
        GAME.check_move(position, move)
        GAME.play(position, move)
    return moves
