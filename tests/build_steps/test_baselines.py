"""`make baselines` trains each network with the setup, method, seed and steps that its file names."""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import tablee
import tablee.training
from build_steps import baselines
from tablee.bots.baselines.weights import METHODS, Weights, packed, read, shipped
from tablee.games import find
from tests.games.encoded import encoded


@pytest.fixture
def trained(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return what arrives at a training that ends at once, without PyTorch."""
    found: list[Any] = []

    def train(coder: Any, method: str, seed: int, steps: Any, minutes: Any) -> Any:
        found.append((coder, method, seed, steps, minutes))
        old = shipped(find(coder.rules.name), method)
        return SimpleNamespace(weights=msgspec.structs.replace(old, steps=steps + 1), stopped=False)

    fake = SimpleNamespace(train=train)
    monkeypatch.setitem(sys.modules, "tablee.training.training", fake)
    monkeypatch.setattr(tablee.training, "training", fake, raising=False)
    return found


def test_every_game_with_numbers_has_a_network() -> None:
    every = baselines.networks()
    assert {name.rpartition("-")[0] for name in every} == {game.name for game in encoded()}
    assert all(name.rpartition("-")[2] in METHODS for name in every)


@pytest.mark.parametrize("name", baselines.networks())
def test_the_file_is_the_recipe(name: str, trained: list[Any]) -> None:
    old = read(baselines.networks()[name])
    baselines.again(old)
    coder = tablee.game(name.rpartition("-")[0]).coder()
    assert old.method == name.rpartition("-")[2]
    assert trained == [(coder, old.method, old.seed, old.steps, None)]


def test_another_setup_is_trained_as_it_was(trained: list[Any]) -> None:
    coder = tablee.game("mawoki").coder(3, arrow="steal", hand=3)
    old = shipped(find("mawoki"), "ppo")
    baselines.again(msgspec.structs.replace(old, players=3, options=coder.options, seed=7))
    assert trained == [(coder, "ppo", 7, old.steps, None)]


def test_the_chosen_files_are_replaced(
    trained: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old: Weights = shipped(find("mawoki"), "ppo")
    one, other = tmp_path / "one", tmp_path / "other"
    for path in (one, other):
        path.write_bytes(packed(old))
    monkeypatch.setattr(baselines, "networks", lambda: {"mawoki-ppo": one, "mawoki-dmc": other})
    assert baselines.main(["mawoki-ppo"]) == 0
    assert read(one).steps == old.steps + 1
    assert read(other) == old
    assert "mawoki-ppo: changed" in capsys.readouterr().out


def test_an_unknown_network_is_named_and_nothing_is_trained(
    trained: list[Any], capsys: pytest.CaptureFixture[str]
) -> None:
    assert baselines.main(["mawoki-ppo", "chess-ppo"]) == 1
    assert trained == []
    assert "chess-ppo" in capsys.readouterr().err
