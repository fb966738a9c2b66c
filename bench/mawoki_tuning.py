"""Trains the network of Mawoki's bots by self-play: `python -m bench.mawoki_tuning`.

It begins without knowledge. In each round it plays two-player matches against itself, with a few random moves. The end
of every turn is a sample: the features that its player sees, and the winner. Gradient descent (Adam, Kingma and
Ba 2015) then teaches it to predict the winner. At last it plays against the network of the bots, every deal from both
seats, and with `--write` replaces it in `src/tablee/games/mawoki`: `weights.py`, or with `--steal`
`stealing_weights.py`.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.mawoki_duel import Player, duel, score
from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME, stealing_weights, weights
from tablee.games.mawoki.features import NAMES, Features
from tablee.games.mawoki.moves import DRAW, legal
from tablee.games.mawoki.network import HIDDEN, LEARNED, STEALING, UNITS, Network
from tablee.games.mawoki.policy import policy
from tablee.games.mawoki.position import AGAIN, STEAL
from tablee.games.mawoki.rules import play

SIZES = len(weights.OWN)
INPUTS = 2 * SIZES + len(NAMES)
RANDOM_SHARE = 0.03
BATCH = 256
RATES = (1e-3, 3e-4, 1e-4)
"""Learning rates: for the first half of the rounds, the third quarter, and the last."""

HEAD = """The numbers of `network.py`{which}, as `python -m bench.mawoki_tuning{how}` prints them.

Do not edit them by hand. In each row the first number weighs on the outcome, the others on the hidden units.
"""

Array = NDArray[np.float64]
Samples = tuple[list[list[float]], list[float]]


class Learner:
    """The network in training. `weights`: a row for each input, a column for the outcome and each hidden unit.

    `out`: the weights of the hidden units.
    """

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.weights: Array = chance.uniform(-0.2, 0.2, (INPUTS, UNITS))
        self.weights[:, 0] = 0.0
        self.out: Array = chance.uniform(-0.1, 0.1, HIDDEN)
        self.steps = 0
        self.moments = [np.zeros_like(each) for each in (self.weights, self.weights, self.out, self.out)]

    def network(self) -> Network:
        """The network in the bots' form."""
        rows = self.weights.round(3).tolist()
        out = self.out.round(3).tolist()
        return Network(rows[:SIZES], rows[SIZES : 2 * SIZES], rows[2 * SIZES :], out)

    def learn(self, inputs: Array, outcomes: Array, rate: float) -> float:
        """Take one step down the gradient; return the mean loss before it, in nats."""
        sums = inputs @ self.weights
        hidden = np.maximum(sums[:, 1:], 0.0)
        chances = 1.0 / (1.0 + np.exp(-(sums[:, 0] + hidden @ self.out)))
        errors = (chances - outcomes) / len(outcomes)
        back = np.empty_like(sums)
        back[:, 0] = errors
        back[:, 1:] = errors[:, None] * self.out * (hidden > 0)
        self._step(self.weights, inputs.T @ back, 0, rate)
        self._step(self.out, hidden.T @ errors, 2, rate)
        self.steps += 1
        return float(-np.mean(outcomes * np.log(chances) + (1 - outcomes) * np.log(1 - chances)))

    def _step(self, weights: Array, gradient: Array, at: int, rate: float) -> None:
        first, second = self.moments[at], self.moments[at + 1]
        first += 0.1 * (gradient - first)
        second += 0.001 * (gradient**2 - second)
        steps = self.steps + 1
        weights -= rate * (first / (1 - 0.9**steps)) / (np.sqrt(second / (1 - 0.999**steps)) + 1e-8)


def lend(network: Network) -> None:
    """Have the bots use `network`."""
    for used in (LEARNED, STEALING):
        used.own, used.next = network.own, network.next
        used.features, used.out = network.features, network.out


def sample(features: Features, rest: int, unknown: int, top: int) -> list[float]:
    """Return the features of a turn's end, in the learner's form."""
    row = [0.0] * (2 * SIZES)
    row[min(rest.bit_count() + unknown, SIZES) - 1] = 1.0
    row[SIZES + min(features.next_held, SIZES) - 1] = 1.0
    return row + features.found(rest, unknown, top, features.next_held)


def play_one(number: int, seed: int, options: dict[str, str], samples: Samples) -> None:
    """Play a match of the network against itself; every turn's end becomes a sample."""
    position: Any = GAME.new(2, options, f"tuning {seed} {number}")
    stream, chance = QuickStream(Random(f"{seed} {number}").getrandbits(60)), Random(f"moves {seed} {number}")
    position.stream = stream
    found: list[tuple[int, list[float]]] = []
    while (seat := position.turn) is not None:
        move = policy(position, stream)
        if move != DRAW and chance.random() < RANDOM_SHARE:
            move = chance.choice(legal(position))
        before, drawing = position.hands[seat], position.phase == AGAIN or move != DRAW
        play(position, move, None)
        if position.turn is None or position.turn == seat:
            continue
        features, hand, top = Features(position, seat), position.hands[seat], position.top
        found.append((seat, sample(features, hand, 0, top)))
        new = hand & ~before
        if new and drawing:
            found.append((seat, sample(features, hand & ~new, new.bit_count(), top)))
    inputs, outcomes = samples
    inputs += [row for _, row in found]
    outcomes += [score(position, seat) for seat, _ in found]


def judging(network: Network) -> Player:
    """Return a player that evaluates only the next card, by `network`."""

    def choose(position: Any, _: Random) -> int:
        lend(network)
        return policy(position, position.stream)

    return choose


def written(learner: Learner, steal: bool) -> str:
    """Return the text of `weights.py`, or of `stealing_weights.py`."""
    head = HEAD.format(which=" with stolen cards" if steal else "", how=" --steal" if steal else "")
    rows = [f"    {row},\n" for row in learner.weights.round(3).tolist()]
    named = [f'    "{name}":{row[3:]}' for name, row in zip(NAMES, rows[2 * SIZES :], strict=True)]
    return (
        f'"""{head}"""\n\nfrom typing import Final\n\n'
        f"OWN: Final = [\n{''.join(rows[:SIZES])}]\n"
        '"""Rows by the number of cards in the own hand; the last row is for all greater numbers."""\n\n'
        f'NEXT: Final = [\n{"".join(rows[SIZES : 2 * SIZES])}]\n"""The same for the next player."""\n\n'
        f'FEATURES: Final = {{\n{"".join(named)}}}\n"""One row per feature of `features.py`."""\n\n'
        f'OUT: Final = {learner.out.round(3).tolist()}\n"""The weights of the hidden units on the outcome."""\n'
    )


def main() -> None:
    """Train, and compare."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--rounds", type=int, default=20)
    reader.add_argument("--games", type=int, default=25_000, help="in a round")
    reader.add_argument("--deals", type=int, default=10_000, help="of the last duel")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument(
        "--steal", action="store_true", help="with `arrow` = `steal`, which has its own weights"
    )
    reader.add_argument("--write", action="store_true")
    asked = reader.parse_args()
    options = {"arrow": STEAL} if asked.steal else {}
    standing = stealing_weights if asked.steal else weights
    learner = Learner(asked.seed)
    old = Network(standing.OWN, standing.NEXT, list(standing.FEATURES.values()), standing.OUT)
    for number in range(asked.rounds):
        lend(learner.network())
        samples: Samples = ([], [])
        for game in range(asked.games):
            play_one(game, asked.seed * 1000 + number, options, samples)
        inputs, outcomes = np.array(samples[0]), np.array(samples[1])
        order = np.random.default_rng(number).permutation(len(outcomes))
        rate = RATES[max(0, 4 * number // asked.rounds - 1)]
        losses = [
            learner.learn(inputs[some], outcomes[some], rate)
            for some in np.array_split(order, max(1, len(order) // BATCH))
        ]
        print(f"round {number + 1}: {len(outcomes)} samples, loss {np.mean(losses):.4f}", flush=True)
    share, half = duel(judging(learner.network()), judging(old), asked.deals, options)
    print(f"against the network that stands: {100 * share:.1f} % ± {100 * half:.1f}")
    if asked.write:
        Path(str(standing.__file__)).with_name(f"{standing.__name__.rpartition('.')[2]}.py").write_text(
            written(learner, asked.steal)
        )
        print("written; compile again")
    else:
        print(written(learner, asked.steal))


if __name__ == "__main__":
    main()
