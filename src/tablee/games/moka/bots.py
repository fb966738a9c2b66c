"""Five honest bots: a random one, and four that make words; stronger ones know more words.

They know only what their seat knows and may remember. They take words from the list of legal moves, or from the
dictionary that is open to all players.
"""

from typing import Any

from tablee.core.bot import Bot, BotMove, Weight
from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka.policy import Decision, having, honest_vote
from tablee.games.moka.position import AFTER, DEAL, FLIPPED, TURN, VOTING
from tablee.games.moka.reasons import why
from tablee.games.moka.style import ALL, HOPELESS_ROW, Style


class RandomBot(Bot):
    """Level 1: any sensible move, at random. It makes words when it notices them, which is not always."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        chance = Stream(seed_bytes(f"moka {seed}"))
        kind = self._kind(known, moves, chance)
        return BotMove(kind[chance.uniform(len(kind))], {})

    def _kind(self, known: dict[str, Any], moves: list[str], chance: Stream) -> list[str]:
        """Return the moves to choose from at random."""
        luck = chance.uniform(100)
        words = having(moves, "word")
        if known["phase"] == DEAL:
            return having(moves, "challenge 15") if luck < 70 and having(moves, "challenge 15") else moves
        if words and luck < 60:
            return words
        if known["phase"] == AFTER:
            return ["end"]
        if known["phase"] == FLIPPED:
            kinds = [kind for kind in (having(moves, "take"), having(moves, "use")) if kind]
            return kinds[chance.uniform(len(kinds))] if kinds and luck < 75 else ["leave"]
        if known["phase"] == TURN:
            if "flush" in moves and len(known["rows"][known["turn"]]) > HOPELESS_ROW and luck < 80:
                return ["flush"]
            for kind, likely in (("play", 90), ("flip", 97)):
                if having(moves, kind) and luck < likely:
                    return having(moves, kind)
            if having(moves, "challenge"):
                return having(moves, "challenge")
            return having(moves, "flip") or having(moves, "flush") or words
        if known["phase"] == VOTING:
            return [honest_vote(known)]
        return moves


class WordBot(Bot):
    """Levels 2 to 5: the best word if it scores enough, else the remembered card that makes the best word."""

    def __init__(self, style: Style, explains: bool) -> None:
        self.style = style
        self.explains = explains

    def __reduce__(self) -> Any:
        return WordBot, (self.style, self.explains)

    def weights(self, options: dict[str, Any]) -> tuple[Weight, ...]:
        return (
            Weight("good", self.style.good, 4, 60, True),
            Weight("special", self.style.special, 1, 80, True),
            Weight("hopeless", self.style.hopeless, 3, 16, True),
        )

    def weighted(self, values: dict[str, float]) -> Bot:
        good, special, hopeless = [int(values[name]) for name in ("good", "special", "hopeless")]
        return WordBot(self.style.waiting(good, special, hopeless), self.explains)

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        decision = Decision(known, moves, Stream(seed_bytes(f"moka {seed}")), self.style)
        move = decision.move()
        return BotMove(move, {"best": decision.best_now}, why(known, moves, move) if self.explains else None)


def bot(level: int) -> Bot:
    """Return the bot of a level, 1 to 5."""
    if level == 1:
        return RandomBot()
    if level == 2:
        return WordBot(Style(good=16, knows=5_000, forgets=70), explains=False)
    if level == 3:
        return WordBot(Style(good=20, knows=15_000, forgets=50), explains=True)
    if level == 4:
        return WordBot(Style(good=24, knows=40_000, forgets=35, challenges=True), explains=True)
    best = Style(good=18, knows=ALL, forgets=0, challenges=True, closes=True, collects=1)
    return WordBot(best, explains=True)
