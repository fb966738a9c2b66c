"""Variants: setups with other numbers than the rulebook's."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from tablee.core.errors import OptionError
from tablee.testing.walks import AnyGame, Setup, setups, values_of


@st.composite
def variants(draw: st.DrawFn, game: AnyGame) -> Setup:
    """Return a setup with some parameters changed, of those that fit together.

    A small board or box needs fewer pieces first, so a change that cannot be played is tried again after the others.
    """
    found = draw(st.sampled_from(setups(game)))
    options: dict[str, Any] = game.options.fill(found.options)
    names = draw(st.lists(st.sampled_from(list(game.options.parameters)), unique=True, min_size=1))
    bounds = [game.options.parameters[name] for name in names]
    values = [draw(st.integers(parameter.low, parameter.high)) for parameter in bounds]
    for name, value in 2 * list(zip(names, values, strict=True)):
        changed = game.options.fill({**options, name: value})
        if can_be_played(game, changed, found.players):
            options = changed
    return Setup(found.players, options)


def ends(game: AnyGame) -> list[Setup]:
    """Return a setup for each end of each parameter, with the fewest and the most players."""
    found: list[Setup] = []
    for name in game.options.parameters:
        for players in {game.min_players, game.max_players}:
            found += [
                Setup(players, game.options.fill({name: value}))
                for value in playable(game, name, {}, players)
            ]
    return found


def playable(game: AnyGame, name: str, other: dict[str, Any], players: int) -> list[int]:
    """Return the least and the greatest value of a parameter that can be played beside `other` options.

    With the rulebook's other numbers, some ends cannot: a small deck, for example, is too small for whole hands.
    """
    parameter = game.options.parameters[name]
    every = range(parameter.low, parameter.high + 1)
    found: list[int] = []
    for values in (every, reversed(every)):
        found += [
            value
            for value in values
            if can_be_played(game, game.options.fill({**other, name: value}), players)
        ][:1]
    return found


def can_be_played(game: AnyGame, options: dict[str, Any], players: int) -> bool:
    """True if these options go together."""
    try:
        game.check_setup(options, players)
    except OptionError:
        return False
    return True


def beside_the_rulebook(game: AnyGame, name: str) -> Iterator[tuple[Setup, Setup]]:
    """Yield setups without and with each end of a parameter, also with one other option, if they can be played."""
    others: list[dict[str, Any]] = [{}]
    others += [{option.name: value} for option in game.options.all.values() for value in values_of(option)]
    for other in others:
        plain = game.options.fill(other)
        for players in (game.min_players, game.max_players):
            if not can_be_played(game, plain, players):
                continue
            for value in playable(game, name, other, players):
                changed = game.options.fill({**other, name: value})
                if name in changed:
                    yield Setup(players, plain), Setup(players, changed)
