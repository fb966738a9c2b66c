"""Saying what each seat can expect, by plain search by playouts: the same for every game."""

from tablee.bots.expectation import Expectation
from tablee.bots.messages import Assessment
from tablee.bots.uct import UctBot
from tablee.games import find


def assess(asked: Assessment) -> Expectation:
    """The answer. Raises whatever the game does where position or move are none of its own."""
    game = find(asked.game)
    uct = UctBot(game, asked.playouts)
    if asked.move is None:
        return uct.survey(game.load(asked.position), asked.seed, asked.ms)
    return uct.assess(asked.position, asked.move, asked.seed, asked.ms)
