"""What holds of a game's luck: settled one outcome at a time, it is the luck of a seed, and hides the future."""

from random import Random
from typing import Any, Final

from tablee.core.chance import ChanceState, TellingStream
from tablee.core.errors import ChanceError
from tablee.core.rng import seed_bytes
from tablee.testing.broken import require
from tablee.testing.walks import AnyGame, Setup, viewers

__tracebackhide__: Final = True

TWINS: Final = 0.1
"""How often a step of chance is also settled differently, in a copy."""


def luck_is_settled_like_a_seed(game: AnyGame, setup: Setup, seed: int, plies: int) -> int:
    """Check that the outcomes of a seed settle its match, with the same views and events up to `plies` moves.

    Returns the number of outcomes that were asked for.
    """
    chooser, filled = Random(seed), game.options.fill(setup.options)
    try:
        state = game.chance(filled, setup.players)
    except ChanceError:
        # A game may take raw words of the stream; its luck cannot be listed then.
        return 0
    dealt = game.new(setup.players, filled, f"walk {seed}")
    stream = TellingStream(seed_bytes(f"walk {seed}"))
    position = game.deal(filled, setup.players, stream)
    require(
        game.dump(position) == game.dump(dealt),
        "A stream that announces what it decides deals other pieces. Let `stream.asked` change nothing but calls of "
        "`settle` and its like.",
    )
    asked = _follow(state, stream, chooser)
    _looks_the_same(game, state, position)
    for _ in range(plies):
        if position.turn is None:
            break
        move = chooser.choice(game.legal(position).moves)
        position.stream = stream
        events = game.play(position, move)
        state.play(move)
        asked += _follow(state, stream, chooser)
        require(
            state.events == events,
            f"The move {move} has other events if its luck is settled. Announce each place of a face-down pile with "
            "`settle` or `settle_item` before you read it.",
        )
        _looks_the_same(game, state, position)
    return asked


def _follow(state: ChanceState[Any], stream: TellingStream, chooser: Random) -> int:
    """Settle what the stream has told since, and return how many outcomes that were."""
    told = list(stream.told)
    stream.told.clear()
    for outcome in told:
        possible = state.outcomes()
        names = [name for name, _ in possible]
        require(
            outcome in names and sum(share for _, share in possible) == 1 and len(set(names)) == len(names),
            f"The seed decides {outcome}, but the possible outcomes are {names}. Announce every place that you read, "
            "from the end of its pile.",
        )
        if chooser.random() < TWINS:
            _twin(state, chooser)
        state.settle(outcome)
    require(
        not state.awaiting,
        f"A seed decides nothing more, but {state.outcomes()} are open. Announce a place only when you read it.",
    )
    return len(told)


def _twin(state: ChanceState[Any], chooser: Random) -> None:
    """Check that a copy, settled differently, leaves the state alone."""
    before = state.outcomes()
    twin = state.copy()
    while twin.awaiting:
        twin.settle(chooser.choice(twin.outcomes())[0])
    require(
        state.outcomes() == before,
        "Settling a copy changes the state that it was copied from. Copy every list of the position in `copy`.",
    )


def _looks_the_same(game: AnyGame, state: ChanceState[Any], position: Any) -> None:
    """Check that everybody sees in the settled match what they see in that of the seed, where more is decided."""
    require(
        (state.turn, state.over, state.result)
        == (position.turn, position.turn is None, game.result(position)),
        "A match with settled luck continues otherwise than that of its seed. Announce each place that you read.",
    )
    if state.over:
        return
    settled = state.position
    for viewer in viewers(position):
        require(
            game.information(settled, viewer) == game.information(position, viewer)
            and game.view(settled, viewer) == game.view(position, viewer),
            f"Viewer {viewer} sees what chance has not settled. Hide it by a zone, or announce it when it is read.",
        )
    require(
        state.legal == game.legal(position),
        "The legal moves depend on what chance has not settled. Let them depend on what is known only.",
    )
