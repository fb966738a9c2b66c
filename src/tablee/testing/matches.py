"""What holds of every match of every game, from the deal to the result."""

from random import Random
from typing import Any, Final

from tablee.core.errors import IllegalMoveError
from tablee.core.record import parse_text, replay
from tablee.match import Match
from tablee.testing.broken import require
from tablee.testing.walks import AnyGame, Setup, finished, viewers, walk

__tracebackhide__: Final = True

THINKING_MS: Final = 20
"""The time for a bot to choose a move."""


def records_replay(game: AnyGame, setup: Setup, seed: int, longest: int) -> None:
    """Check that a random match ends within `longest` moves, and that its record as text replays it."""
    record = finished(game, setup, seed, longest)
    read = parse_text(record.text())
    require(
        read.text() == record.text(),
        "A record that was written and read is another one. Write moves without line breaks.",
    )
    dumps = [game.dump(position) for position, _ in walk(game, setup, seed, longest)]
    require(
        [game.dump(position) for position in replay(game, read)] == dumps,
        "A replayed record gives other positions. Take chance only from the position's stream, and keep nothing "
        "outside the position.",
    )


def ranks_follow_scores(game: AnyGame, setup: Setup, seed: int, longest: int) -> bool:
    """Check that a higher rank has a better score, as the game declares it. Returns True if the scores differ."""
    result = finished(game, setup, seed, longest).result
    assert result is not None
    scores, ranks = result["scores"], result["ranks"]
    fewest = game.fewest_wins(game.options.fill(setup.options))
    best_first = sorted(scores, reverse=not fewest)
    by_rank = [score for _, score in sorted(zip(ranks, scores, strict=True), key=lambda one: one[0])]
    require(
        by_rank == best_first,
        f"The ranks {ranks} do not follow the scores {scores}. Make them with `ranks(scores)`; if few points win, "
        "return True in `fewest_wins`.",
    )
    return len(set(scores)) > 1


def playouts_end(game: AnyGame, setup: Setup, seed: int) -> None:
    """Check that a playout ends the match and counts its moves, and that the same seed plays it again."""
    ends = []
    for _ in range(2):
        position = game.new(setup.players, setup.options, f"walk {seed}")
        plies = game.playout(position, seed)
        require(
            position.turn is None and plies > 0,
            f"`playout` leaves a match that is not over, after {plies} moves. Play it to its end.",
        )
        ends.append((plies, game.dump(position)))
    require(ends[0] == ends[1], "Two playouts with one seed differ. Take chance only from `seed`.")


def moves_can_be_taken_back(game: AnyGame, setup: Setup, seed: int, plies: int) -> None:
    """Check that a match that goes back some moves and forward again is the one that did not."""
    straight = Match.new(game, setup.players, setup.options, f"walk {seed}")
    winding = Match.new(game, setup.players, setup.options, f"walk {seed}")
    try:
        for _, move in walk(game, setup, seed, plies):
            if move is None or straight.turn is None:
                break
            seat = straight.turn
            straight.play(seat, move)
            winding.play(seat, game.legal(winding.position).moves[0])
            winding.back_to(winding.ply - 1)
            winding.play(seat, move)
        same = game.dump(straight.position) == game.dump(winding.position) and all(
            list(straight.story(viewer)) == list(winding.story(viewer))
            for viewer in viewers(straight.position)
        )
    except (IllegalMoveError, IndexError):
        # The move is gone from the position to which the match went back.
        same = False
    require(
        same,
        "A match in which moves were taken back is another one. Copy every attribute in `copy`, the stream too.",
    )


def memories_conclude_what_follows(game: AnyGame, setup: Setup, seed: int, plies: int) -> None:
    """Check that each seat's memory, carried forward, equals its conclusions from all events."""
    deal = game.new(setup.players, setup.options, f"walk {seed}")
    memories = [game.memory(deal) for _ in range(setup.players)]
    seen: list[list[dict[str, Any]]] = [[] for _ in memories]
    for position, move in walk(game, setup, seed, plies):
        for seat, memory in enumerate(memories):
            known = game.information(position, seat)
            concluded = {} if memory is None else memory.conclusions(known)
            require(
                concluded == game.inferences(known, seen[seat]),
                f"The memory of seat {seat} concludes {concluded}, and `inferences` something else. Make both follow "
                "the same rule, and override both or neither.",
            )
        if move is None:
            return
        _, events = game.apply(position, move)
        for seat, memory in enumerate(memories):
            seen[seat] += [event.seen_by(seat) for event in events]
            for event in events if memory is not None else ():
                assert memory is not None
                memory.watch_event(event, seat)


def bots_play_to_the_end(game: AnyGame, setup: Setup, seed: int, longest: int) -> None:
    """Check that bots of all levels, one a turn, end a match within `longest` moves."""
    chance = Random(seed)
    position = game.new(setup.players, setup.options, f"walk {seed}")
    for ply in range(longest):
        if position.turn is None:
            return
        level = game.bot_levels[ply % len(game.bot_levels)]
        known, moves = game.information(position, position.turn), game.legal(position).moves
        choice = game.bot(level).choose(known, moves, chance.getrandbits(32), THINKING_MS)
        position, _ = game.apply(position, choice.move)
    require(
        position.turn is None,
        f"Bots do not end a match in {longest} moves. End matches in which nothing happens any more.",
    )
