"""Playing whole matches for tests: simple bots, and now and then a move that no list has."""

from typing import Any

from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka import GAME
from tablee.games.moka.position import AFTER, TURN, MokaPosition

OPTIONS: list[dict[str, Any]] = [
    {},
    {"hole_colour": "none", "memory_aid": True},
    {"contest": "table"},
    {"dictionary": "nl", "memory_aid": True},
    {"dictionary": "en", "hole_colour": "none"},
    {"contest": "table", "dictionary": "en", "extra_words": ["MOKA", "ZZZ", "EEE"]},
]
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
    """Now and then, where the table decides: the row as it lies, as if it were a word."""
    row = position.rows[position.actor()]
    if position.options["contest"] != "table" or position.phase not in (TURN, AFTER) or len(row) < 3:
        return None
    if chance.uniform(6):
        return None
    return "word " + " ".join(card if card != "*" else "*=E" for card in row)


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
