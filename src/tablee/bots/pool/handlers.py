"""The answers to a pool's questions, computed in a worker process or in the calling one."""

from collections.abc import Callable

from tablee.bots.levels import bot_of, think
from tablee.bots.pool.messages import Assessment, Conclusion, Decision, Growth, Ruling
from tablee.bots.uct import Expectation, UctBot
from tablee.core.bot import BotMove
from tablee.core.errors import IllegalMoveError, PositionError
from tablee.core.game import Game, JsonObject, Position
from tablee.core.root_parallel import Grown, TreeBot
from tablee.games import find


class InlineThinker:
    """Answers in this process while its caller waits: for the command line."""

    async def choose(self, asked: Decision) -> BotMove:
        """Return the move of the bot of that level."""
        return decide(asked)

    async def assess(self, asked: Assessment) -> Expectation:
        """Return what each seat can expect."""
        return assess(asked)


def decide(asked: Decision) -> BotMove:
    """Return the move of the bot in question. Raise whatever the bot raises, and `LevelError` `bot.level`.

    All trees are grown here, one after the other; if a clock ends the search, there is one tree.
    """
    bot = tree_bot(asked)
    if bot is None or bot.timed(asked.ms):
        return think(
            find(asked.game, asked.rules), asked.known, asked.moves, asked.level, asked.ms, asked.seed
        )
    return bot.choose_by_trees(asked.known, asked.moves, asked.seed, asked.ms, max(1, asked.trees))


def grow(asked: Growth, enough: Callable[[], bool] | None = None) -> Grown:
    """Return what one tree found. Raise as `decide` does."""
    decision = asked.decision
    return _by_trees(decision).grow(decision.known, decision.seed, decision.ms, asked.part, enough)


def conclude(asked: Conclusion) -> BotMove:
    """Return the move, given the grown trees. Raise as `decide` does."""
    decision = asked.decision
    return _by_trees(decision).conclude(
        decision.known, decision.moves, [each.grown() for each in asked.grown]
    )


def _by_trees(asked: Decision) -> TreeBot:
    bot = tree_bot(asked)
    if bot is None:
        raise TypeError(f"level {asked.level} of {asked.game} does not search by trees")
    return bot


def tree_bot(asked: Decision) -> TreeBot | None:
    """Return the bot in question, with its iterations set; None if it does not search by trees."""
    bot = bot_of(find(asked.game, asked.rules), asked.level)
    if not isinstance(bot, TreeBot):
        return None
    if asked.iterations:
        bot.iterations = asked.iterations
    return bot


def assess(asked: Assessment) -> Expectation:
    """Return what each seat can expect, by plain search by playouts: the same for every game.

    Raises whatever the game raises for an invalid position or move.
    """
    game = find(asked.game, asked.rules)
    uct = UctBot(game, asked.playouts)
    if asked.move is None:
        return uct.survey(game.load(asked.position), asked.seed, asked.ms)
    return uct.assess(asked.position, asked.move, asked.seed, asked.ms)


def rule(asked: Ruling) -> JsonObject:
    """Return the answer to `asked`. Raise `TableeError`: `game.unknown`, an error of loading the position, a broken
    rule.
    """
    name = asked.position.get("game")
    if not isinstance(name, str):
        raise PositionError("position.key", {"key": "game", "expected": "string"})
    game = find(name, asked.rules)
    position = game.load(asked.position)
    if asked.do == "legal":
        return _legal(game, position)
    if asked.do == "apply":
        return _applied(game, position, asked.text)
    return _examined(game, position, asked.text)


def _legal(game: Game[Position], position: Position) -> JsonObject:
    """Return the moves of the seat to act, as many as can be listed at once, and its view."""
    legal = game.legal_sample(position)
    seen = game.view(position, position.turn)
    return {"turn": position.turn, "moves": legal.moves, "more": legal.more, "view": seen}


def _applied(game: Game[Position], before: Position, move: str) -> JsonObject:
    """Return the position after a move, and the events and the view of the seat that made it."""
    mover = before.turn
    position, events = game.apply(before, move)
    return {
        "position": game.dump(position),
        "events": [event.seen_by(mover) for event in events],
        "standing": game.standing(position),
        "view": game.view(position, mover),
    }


def _examined(game: Game[Position], position: Position, draft: str) -> JsonObject:
    """Return what the rules report about a draft."""
    if position.turn is None:
        raise IllegalMoveError("move.over")
    return {"report": game.examine(position, draft)}
