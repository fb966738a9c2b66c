"""Two honest players of Mawoki: they know their hand, the pile, and how many cards the others hold."""

from random import Random
from typing import Any

from tablee.core.bot import Bot, Choice
from tablee.games.mawoki.cards import ARROW, FITS, JOKER, NUMBER, SIGN, SMOKE, SNAKE

Known = dict[str, Any]


class TastefulBot(Bot):
    """Any card that can be laid, but the joker only when nothing else can."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        others = [move for move in moves if move != "J"]
        return Choice(Random(seed).choice(others or moves), {})


class GreedyBot(Bot):
    """Gets rid of most, hinders whoever is nearest to the end, and keeps what will still fit later."""

    def choose(self, known: Known, moves: list[str], seed: int, ms: int | None) -> Choice:
        chance = Random(seed)
        values = [(worth(known, move), chance.random(), move) for move in moves]
        value, _, move = max(values)
        return Choice(move, {"value": value})


def worth(known: Known, move: str) -> float:
    """How good `move` looks to the seat to act, in cards."""
    if move == "draw":
        return 0.0
    seat: int = known["turn"]
    name, _, target = move.partition("@")
    card = NUMBER[name]
    rest = [NUMBER[held] for held in known["hands"][seat] if held != name]
    if not rest and known["options"]["last_card"] == "wins":
        return 100.0
    return shed(rest, card) + harm(known, seat, card, target) + 0.1 * future(rest)


def shed(rest: list[int], card: int) -> float:
    """Cards that leave the hand at once: smoke may go on, a snake brings one back."""
    sign = SIGN[card]
    if sign == SNAKE:
        return 0.2
    if sign == SMOKE:
        following = [held for held in rest if FITS[card] >> held & 1]
        if not following:
            return 0.1
        return 1.0 + max(shed([held for held in rest if held != after], after) for after in following)
    return 1.0


def harm(known: Known, seat: int, card: int, target: str) -> float:
    """What the others get: an arrow hurts most who holds least; a joker hurts all, but opens the pile."""
    sizes = [len(hand) for hand in known["hands"]]
    if SIGN[card] == ARROW:
        left = sizes[int(target)]
        if known["options"]["arrow"] == "steal":
            return -50.0 if left == 1 else -1.0 + 0.01 * left
        return 0.3 + 1.0 / left
    if card == JOKER:
        nearest = min(size for other, size in enumerate(sizes) if other != seat)
        return 0.6 if nearest <= 2 else -0.5
    return 0.0


def future(rest: list[int]) -> float:
    """How many different tops the remaining hand could answer, as a share of all."""
    answered = 0
    for held in rest:
        answered |= FITS[held]
    return answered.bit_count() / len(FITS)
