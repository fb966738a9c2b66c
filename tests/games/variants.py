"""Variants: setups with other numbers than the rulebook's."""

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from tablee.core.errors import OptionError
from tablee.testing.walks import AnyGame, Setup, setups, values_of


@st.composite
def variants(draw: st.DrawFn, game: AnyGame) -> Setup:
    """Return a setup with some parameters changed, of those that fit together."""
    found = draw(st.sampled_from(setups(game)))
    options: dict[str, Any] = game.options.fill(found.options)
    names = draw(st.lists(st.sampled_from(list(game.options.parameters)), unique=True, min_size=1))
    for name in names:
        parameter = game.options.parameters[name]
        changed = game.options.fill({**options, name: draw(st.integers(parameter.low, parameter.high))})
        if can_be_played(game, changed, found.players):
            options = changed
    return Setup(found.players, options)


def ends(game: AnyGame) -> list[Setup]:
    """Return a setup for each end of each parameter, with the fewest and the most players, if it can be played."""
    found: list[Setup] = []
    for name, parameter in game.options.parameters.items():
        for value in (parameter.low, parameter.high):
            for players in {game.min_players, game.max_players}:
                options = game.options.fill({name: value})
                if can_be_played(game, options, players):
                    found.append(Setup(players, options))
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
    parameter = game.options.parameters[name]
    others: list[dict[str, Any]] = [{}]
    others += [{option.name: value} for option in game.options.all.values() for value in values_of(option)]
    for other in others:
        for value in (parameter.low, parameter.high):
            plain, changed = game.options.fill(other), game.options.fill({**other, name: value})
            for players in (game.min_players, game.max_players):
                if name in changed and can_be_played(game, changed, players):
                    yield Setup(players, plain), Setup(players, changed)
