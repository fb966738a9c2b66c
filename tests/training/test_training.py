"""A training by self-play, with PyTorch: repeatable, better than chance, and saved when it is broken off."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tablee
from build_steps.baselines import again, networks
from tablee.bots.baselines.weights import METHODS, Weights, packed, read

pytestmark = pytest.mark.soak
EACH = pytest.mark.parametrize("method", METHODS)


def trained(game: str, method: str, seed: int, steps: int, report: Any = lambda _: None) -> Any:
    from tablee.training.training import train

    return train(tablee.game(game).coder(), method, seed, steps, None, report)


@EACH
def test_the_same_seed_and_steps_give_the_same_weights(method: str) -> None:
    """Soak: needs PyTorch, as all here."""
    one, same, other = (trained("mawoki", method, seed, 9000, lambda _: None).weights for seed in (1, 1, 2))
    assert packed(one) == packed(same)
    assert one.layers != other.layers
    assert (one.method, one.seed, one.players) == (method, 1, 2)
    assert one.steps >= 9000


@EACH
def test_a_network_is_trained_again_from_what_its_file_says(method: str) -> None:
    """The steps asked for were not whole rounds; the steps in the file are."""
    found = trained("mawoki", method, 3, 9000, None).weights
    assert packed(again(found)) == packed(found)


def test_a_longer_training_plays_more_matches_side_by_side() -> None:
    from tablee.training.training import matches

    assert [matches("ppo", steps) for steps in (1, 64 * 64 * 256, 64 * 64 * 256 + 1, 10**9)] == [
        64,
        64,
        128,
        512,
    ]
    assert [matches("dmc", steps) for steps in (1, 10**9)] == [128, 512]
    # The length of a training by minutes is not known.
    assert matches("ppo", None) == 64


@pytest.mark.parametrize("name", networks())
def test_a_network_that_comes_with_a_game_was_trained_for_whole_rounds(name: str) -> None:
    """So its steps are those that were asked for, and `make baselines` trains it in the same way."""
    from tablee.training.training import METHODS as KINDS
    from tablee.training.training import matches

    found = read(networks()[name])
    assert found.steps % (matches(found.method, found.steps) * KINDS[found.method].steps) == 0


@EACH
@pytest.mark.parametrize("game", ["moka", "rummikub", "tokan"])
def test_every_kind_of_game_is_trained(game: str, method: str) -> None:
    found: Weights = trained(game, method, 1, 5000).weights
    found.check(game, tablee.game(game).coder().encoding)


def test_a_short_training_beats_random_moves(tmp_path: Path) -> None:
    reports: list[Any] = []
    trained("toko-maja", "ppo", 1, 250_000, reports.append)
    assert reports[-1].done == 1
    assert reports[-1].beaten > 0.6


def test_the_weights_play_as_the_network_of_pytorch_does() -> None:
    """Of 500 choices nearly all agree; weights of 8 bits change some that are nearly equal."""
    import numpy as np
    import torch

    from tablee.bots.baselines.network import Network as Playing
    from tablee.bots.baselines.weights import FORM
    from tablee.training.network import Network
    from tablee.training.table import Table

    torch.manual_seed(3)
    coder = tablee.game("mawoki").coder()
    network = Network(coder.size, coder.actions)
    everything = network.layers(np.ones(coder.size, np.bool_), np.ones(coder.actions, np.bool_))
    weights = Weights(FORM, "mawoki", coder.encoding.version, 2, coder.options, "ppo", 3, 0, everything)
    playing, table, agreed, every = Playing(weights, coder.encoding), Table(coder, 50, "agree"), 0, 0
    batch = coder.batch(50, "agree")
    for _ in range(20):
        now = table.seen()
        with torch.no_grad():
            best = now.legal.best(network(now.inputs)[0]).numpy()
        for row, legal in enumerate(batch.legal):
            if len(legal) > 1:
                agreed += playing.best(np.asarray(batch.observations)[row], legal) == best[row]
                every += 1
        table.step(best)
        batch.step(best)
    assert every > 300
    assert agreed / every > 0.9


@pytest.mark.processes
def test_ctrl_c_saves_the_network(tmp_path: Path) -> None:
    file = tmp_path / "mine.weights"
    script = (
        "import os, signal, sys\n"
        "from tablee.training import ppo\n"
        "played = ppo.Ppo.round\n"
        "def round(self, done):\n"
        "    if done > 0.4:\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "    return played(self, done)\n"
        "ppo.Ppo.round = round\n"
        f"sys.argv = ['tablee', 'train', 'mawoki', '--steps', '30000', '--lang', 'en', '--out', {str(file)!r}]\n"
        "from tablee.cli import main\n"
        "main()\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "You stopped the training early." in ran.stdout
    assert 0 < read(file).steps < 30_000
