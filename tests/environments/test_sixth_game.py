"""A game of another author gets everything from the numbers that it declares."""

from random import Random

import numpy as np
from pettingzoo.test import api_test, seed_test

import tablee
from tablee.core.rng import QuickStream
from tablee.environments import OneSeatEnv, SeatsEnv
from tests.environments.sixth import SixthGame

SIXTH = SixthGame()


def test_its_states_batches_and_information_states() -> None:
    coder = tablee.game(SIXTH).coder(3, cards=2)
    state, chance = coder.start(seed=1), Random(1)
    while not state.over:
        known = SIXTH.information(state.position, 0)
        world = SIXTH.determinization(known, QuickStream(5))
        assert coder.observation(world, 0) == coder.observation(state.position, 0)
        assert [coder.move(state.position, number) for number in state.legal] == list(state.position.legal)
        state.step(chance.choice(state.legal))
    assert sum(state.returns) == 0
    assert len(coder.vocabulary.read(state.recall(1).numbers.tolist())) > 2 * len(state.played)
    batch = coder.batch(4, seed=2)
    ended = 0
    while ended < 5:
        assert np.asarray(batch.observations).shape == (4, coder.size)
        assert np.asarray(batch.masks).any(axis=1).all()
        ended += len(batch.step(np.array([numbers[0] for numbers in batch.legal])))


def test_its_environments() -> None:
    api_test(SeatsEnv(SIXTH, players=3), num_cycles=40)
    seed_test(lambda: SeatsEnv(SIXTH, players=2), num_cycles=20)
    env = OneSeatEnv(SIXTH, players=3, seat=1, against=1)
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, ended, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert env.match.over
