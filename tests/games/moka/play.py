"""Plays whole matches for tests, with simple bots and from time to time a move that is not in the list."""

from typing import Any

from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka import GAME
from tablee.games.moka.listing import written
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
    """Return a move of the seat to act, by a bot of its level, or at random if the table votes."""
    seat = position.actor()
    moves = GAME.legal(position).moves
    if position.phase == "vote":
        return moves[chance.uniform(2)]
    claim = any_word(position, chance)
    if claim is not None:
        return claim
    bot = GAME.bot(levels[seat % len(levels)])
    return bot.choose(GAME.information(position, seat), moves, chance.uniform(1 << 32), None).move


def any_word(position: MokaPosition, chance: Stream) -> str | None:
    """Return, from time to time and if the table may vote, the row as it is as a word."""
    row = position.rows[position.actor()]
    votes = position.options["contest"] != "dictionary" or any(position.options[one] for one in CATEGORIES)
    if not votes or position.phase not in (TURN, AFTER) or len(row) < 3:
        return None
    if chance.uniform(6):
        return None
    word = "".join(card[0] if card != "*" else "E" for card in row)
    return None if word in position.refused else written(word, row)


def match(seed: str, players: int, options: dict[str, Any], levels: tuple[int, ...]) -> list[tuple[int, str]]:
    """Return the moves of a whole match."""
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
