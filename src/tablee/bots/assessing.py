"""Saying what each seat can expect, by plain search by playouts: the same for every game."""

from tablee.bots.expectation import Expectation
from tablee.bots.messages import Assessment
from tablee.bots.uct import UctBot
from tablee.games import find


def assess(question: Assessment) -> Expectation:
    """The answer. Raises whatever the game does where position or move are none of its own."""
    game = find(question.game)
    uct = UctBot(game, question.playouts)
    if question.move is None:
        return uct.survey(game.load(question.position), question.seed, question.ms)
    return uct.assess(question.position, question.move, question.seed, question.ms)
