"""Variants: setups with other numbers than the rulebook's."""

from typing import Any

from hypothesis import strategies as st

from tablee.core.errors import OptionError
from tablee.testing.walks import AnyGame, Setup, setups


@st.composite
def variants(draw: st.DrawFn, game: AnyGame) -> Setup:
    """Return a setup with some parameters changed, of those that fit together."""
    found = draw(st.sampled_from(setups(game)))
    options: dict[str, Any] = game.options.fill(found.options)
    names = draw(st.lists(st.sampled_from(list(game.options.parameters)), unique=True, min_size=1))
    for name in names:
        parameter = game.options.parameters[name]
        changed = game.options.fill({**options, name: draw(st.integers(parameter.low, parameter.high))})
        try:
            game.check_setup(changed, found.players)
        except OptionError:
            continue
        options = changed
    return Setup(found.players, options)


def ends(game: AnyGame) -> list[Setup]:
    """Return a setup for each end of each parameter, with the fewest and the most players, if it can be played."""
    found: list[Setup] = []
    for name, parameter in game.options.parameters.items():
        for value in (parameter.low, parameter.high):
            for players in {game.min_players, game.max_players}:
                options = game.options.fill({name: value})
                try:
                    game.check_setup(options, players)
                except OptionError:
                    continue
                found.append(Setup(players, options))
    return found
