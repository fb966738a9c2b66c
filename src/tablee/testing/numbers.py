"""What holds of the numbers for machines that a game declares (`Game.encoding`)."""

from random import Random
from typing import Any, Final

from tablee.api.coder import Coder
from tablee.api.games import game as found
from tablee.core.rng import QuickStream
from tablee.testing.broken import require
from tablee.testing.walks import AnyGame, Setup

__tracebackhide__: Final = True

SPELT: Final = 12
"""How many moves of a position are spelt."""


def coder_of(game: AnyGame, setup: Setup) -> Coder[Any] | None:
    """Return the numbers of one setup; None if the game declares none."""
    if game.encoding(game.options.fill(setup.options), setup.players) is None:
        return None
    return found(game).coder(setup.players, **setup.options)


def numbers_are_moves_one_to_one(coder: Coder[Any], position: Any) -> None:
    """Check that each legal move of the game has one number, and each number its move."""
    numbers, moves = coder.legal(position), coder.rules.legal(position).moves
    require(
        len(set(numbers)) == len(numbers) == len(moves)
        and [coder.move(position, number) for number in numbers] == moves
        and [coder.numbers(position, move) for move in moves] == [[number] for number in numbers]
        and [number for number, legal in enumerate(coder.mask(position)) if legal] == sorted(numbers),
        "The numbers of the encoding are not the moves of `legal`, one to one and in its order. Make `legal`, `move`, "
        "`number` and `mark` agree.",
    )
    require(
        all(coder.name(number) != "" for number in numbers),
        "A number of the encoding has no name. Name each in the encoding.",
    )


def moves_are_spelt(coder: Coder[Any], position: Any, chance: Random) -> None:
    """Check that listed moves can be spelt and read back, and that legal numbers always end in a legal move."""
    moves = coder.rules.legal(position).moves
    for move in chance.sample(moves, min(SPELT, len(moves))):
        numbers = coder.numbers(position, move)
        require(
            all(
                number in coder.legal(position, numbers[:at]) and coder.name(number) != ""
                for at, number in enumerate(numbers)
            )
            and coder.move(position, *numbers) == move,
            f"The numbers of the move “{move}” do not spell it. Make `numbers`, `legal` and `text` agree, and name "
            "each number.",
        )
    spelling = coder.encoding.spelling(position)
    while spelling is not None and not spelling.complete:
        require(
            len(spelling.numbers) < coder.longest_move,
            f"A move has more than {coder.longest_move} numbers. Declare the true `longest_move`.",
        )
        spelling.add(chance.choice(spelling.legal()))
    if spelling is not None:
        coder.rules.check_move(position, spelling.text())


def equal_information_gives_equal_numbers(coder: Coder[Any], position: Any, chance: Random) -> None:
    """Check that a seat gets the same observation in a world that looks the same to it, within the declared bounds."""
    for seat in range(position.players):
        known = coder.rules.information(position, seat)
        world = coder.rules.determinization(known, QuickStream(chance.getrandbits(32)))
        seen = coder.observation(position, seat)
        require(
            seen == coder.observation(world, seat),
            f"The observation tells seat {seat} about hidden pieces. Let `observe` use only what that seat knows.",
        )
        at, values = 0, seen.tolist()
        for field in coder.fields:
            part = values[at : at + field.size]
            at += field.size
            require(
                field.low <= min(part) and max(part) <= field.high,
                f"The observation has {min(part)} to {max(part)} in the field “{field.name}”, which declares "
                f"{field.low} to {field.high}. Declare the true bounds.",
            )
