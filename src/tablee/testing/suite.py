"""The class of tests that a game passes: one test for each promise, in each setup."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, ClassVar, Final

import pytest

from tablee.core.game import Game
from tablee.testing import alike, luck, matches, numbers, positions, reading, spoken
from tablee.testing.walks import Setup, mutations, setups, viewers, walk

__tracebackhide__: Final = True

MATCHES: Final = 1
"""The random matches of each setup."""

LOOKED_AT: Final = 12
"""The positions of a match that are looked at, beside its last one."""

MUTATED: Final = 12
"""The strings that are tried as moves in each of these positions, besides some fixed ones."""

CHANGED: Final = 60
"""The changed positions that are read in each match."""

PLIES: Final = 120
"""The most moves after which positions are still looked at."""

LUCKY: Final = 40
"""The most moves whose luck is settled outcome by outcome."""

Check = Callable[[Any, str | None, Random], object]


def chosen(game: Game[Any], most: int) -> list[Setup]:
    """Return at most `most` setups of a game, spread over all of them."""
    everything = setups(game)
    return everything[:: 1 + (len(everything) - 1) // most]


def title(setup: Setup, seed: int) -> str:
    """Return the name of a setup and match in a report."""
    options = (f"{name}={value}" for name, value in setup.options.items())
    return ", ".join((f"{setup.players} players", *options, f"match {seed}"))


class GameTests:
    """The promises of the engine as tests of one game. Subclass it in a file of tests, and set `game`.

    `longest` is the most moves of a match, random or between bots; `most_setups` are spread over all setups. A failure
    names the setup and the moves that led to it.
    """

    game: ClassVar[Game[Any]]
    longest: ClassVar[int] = 2_000
    most_setups: ClassVar[int] = 12

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Give each test that has a `setup` every setup and match."""
        if "setup" in metafunc.fixturenames:
            config = metafunc.config
            most = config.getoption("tablee_setups", None) or self.most_setups
            seeds = range(config.getoption("tablee_matches", MATCHES))
            some = chosen(self.game, most)
            if metafunc.function is GameTests.test_numbers_for_machines_fit_the_moves_and_hide_the_same:
                some = [setup for setup in some if numbers.coder_of(self.game, setup) is not None]
            cases = [(setup, seed) for setup in some for seed in seeds]
            metafunc.parametrize("setup, seed", cases, ids=[title(*case) for case in cases])

    # Positions

    def test_no_piece_is_lost_or_doubled(self, setup: Setup, seed: int) -> None:
        self._look(setup, seed, lambda now, _, __: positions.pieces_are_conserved(self.game, now))

    def test_somebody_can_move_until_the_end(self, setup: Setup, seed: int) -> None:
        self._look(setup, seed, lambda now, _, __: positions.somebody_can_move(self.game, now))

    def test_listed_moves_are_legal(self, setup: Setup, seed: int) -> None:
        self._look(setup, seed, lambda now, _, __: positions.listed_moves_are_legal(self.game, now))

    def test_accepted_moves_can_be_played(self, setup: Setup, seed: int) -> None:
        def check(now: Any, move: str | None, chance: Random) -> None:
            if move is not None:
                strings = mutations(self.game.legal(now).moves, chance, MUTATED)
                positions.accepted_strings_can_be_played(self.game, now, strings)

        self._look(setup, seed, check)

    def test_positions_are_written_and_read(self, setup: Setup, seed: int) -> None:
        self._look(setup, seed, lambda now, _, __: positions.json_round_trips(self.game, now))

    def test_copies_are_equal_and_independent(self, setup: Setup, seed: int) -> None:
        self._look(setup, seed, lambda now, _, __: positions.positions_are_values(self.game, now))

    def test_the_same_move_has_the_same_effect(self, setup: Setup, seed: int) -> None:
        def check(now: Any, move: str | None, chance: Random) -> None:
            if move is not None:
                positions.applying_leaves_the_position_alone(self.game, now, move)
                positions.numbers_stand_for_moves(self.game, now, move)

        self._look(setup, seed, check)

    def test_positions_of_strangers_are_read_or_refused(self, setup: Setup, seed: int) -> None:
        many = 1 + CHANGED // LOOKED_AT
        self._look(
            setup, seed, lambda now, _, chance: reading.reading_trusts_nothing(self.game, now, chance, many)
        )

    # Hidden pieces

    def test_worlds_of_bots_look_like_the_real_one(self, setup: Setup, seed: int) -> None:
        def check(now: Any, move: str | None, chance: Random) -> None:
            strings = mutations(self.game.legal(now).moves, chance, MUTATED) if move is not None else []
            for viewer in viewers(now):
                positions.determinizations_look_the_same(self.game, now, viewer, chance, strings)

        self._look(setup, seed, check)

    def test_events_show_no_hidden_piece(self, setup: Setup, seed: int) -> None:
        def check(now: Any, move: str | None, chance: Random) -> None:
            for viewer in viewers(now) if move is not None else ():
                positions.events_tell_no_more_than_views(self.game, now, viewer, chance, [str(move)])

        self._look(setup, seed, check)

    def test_no_answer_depends_on_hidden_pieces(self, setup: Setup, seed: int) -> None:
        def check(now: Any, move: str | None, chance: Random) -> None:
            for viewer in viewers(now) if move is not None else ():
                alike.worlds_answer_alike(self.game, now, viewer, chance)

        self._look(setup, seed, check)

    # Matches

    def test_matches_end_and_their_records_replay(self, setup: Setup, seed: int) -> None:
        matches.records_replay(self.game, setup, seed, self.longest)

    def test_ranks_follow_scores(self, setup: Setup, seed: int) -> None:
        matches.ranks_follow_scores(self.game, setup, seed, self.longest)

    def test_playouts_end(self, setup: Setup, seed: int) -> None:
        matches.playouts_end(self.game, setup, seed)

    def test_moves_can_be_taken_back(self, setup: Setup, seed: int) -> None:
        matches.moves_can_be_taken_back(self.game, setup, seed, PLIES)

    def test_memories_conclude_what_follows_from_events(self, setup: Setup, seed: int) -> None:
        matches.memories_conclude_what_follows(self.game, setup, seed, PLIES)

    def test_luck_can_be_settled_one_outcome_at_a_time(self, setup: Setup, seed: int) -> None:
        luck.luck_is_settled_like_a_seed(self.game, setup, seed, LUCKY)

    # Bots, words, numbers

    def test_bots_choose_legal_moves_by_what_their_seat_knows(self, setup: Setup, seed: int) -> None:
        self._look(setup, seed, lambda now, _, __: positions.bots_are_honest_and_legal(self.game, now, seed))

    def test_bots_play_to_the_end(self, setup: Setup, seed: int) -> None:
        matches.bots_play_to_the_end(self.game, setup, seed, self.longest)

    def test_the_game_and_its_options_have_names(self) -> None:
        spoken.names_are_there(self.game)

    def test_events_and_refusals_have_words(self, setup: Setup, seed: int) -> None:
        spoken.what_happens_is_said(self.game, setup, seed, PLIES)

    def test_numbers_for_machines_fit_the_moves_and_hide_the_same(self, setup: Setup, seed: int) -> None:
        coder = numbers.coder_of(self.game, setup)
        assert coder is not None, "only such setups are given"

        def check(now: Any, move: str | None, chance: Random) -> None:
            if move is not None:
                if coder.longest_move == 1:
                    numbers.numbers_are_moves_one_to_one(coder, now)
                else:
                    numbers.moves_are_spelt(coder, now, chance)
                numbers.equal_information_gives_equal_numbers(coder, now, chance)

        self._look(setup, seed, check)

    def _look(self, setup: Setup, seed: int, check: Check) -> None:
        """Call `check` with some positions of a random match, the last one too, each with its next move."""
        chance = Random(seed)
        played: list[str] = []
        walked = walk(self.game, setup, seed, PLIES)
        # Two in three of a short match, and fewer the longer it lasts.
        for ply, (position, move) in enumerate(walked):
            if move is None or chance.random() < LOOKED_AT / (LOOKED_AT + ply):
                with _told(self.game, setup, seed, played):
                    check(position, move, chance)
            if move is not None:
                played.append(move)


@contextmanager
def _told(game: Game[Any], setup: Setup, seed: int, played: list[str]) -> Iterator[None]:
    """Add to a failure where it happened."""
    try:
        yield
    except Exception as failure:
        failure.add_note(
            f"In {game.name}, {title(setup, seed)}, after the moves: {' | '.join(played) or 'none'}"
        )
        raise
