"""`tablee train`, as people type it; tests/training has the training itself."""

import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tablee.training
from tablee import games
from tablee.api import extras
from tablee.bots.baselines.weights import read, shipped
from tests.cli.conftest import Run, Typed

VARIANT = 'game = "mawoki"\n[options]\nhand = 3\n'


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return what arrives at a training that ends at once, without PyTorch."""
    found: list[Any] = []

    def train(coder: Any, method: str, seed: int, steps: Any, minutes: Any, report: Any) -> Any:
        found.append((coder, method, seed, steps, minutes))
        report(SimpleNamespace(done=0.5, steps=1234, matches=20, beaten=0.614))
        return SimpleNamespace(weights=shipped(games.find("mawoki"), "ppo"), stopped=method == "dmc")

    fake = SimpleNamespace(train=train)
    monkeypatch.setitem(sys.modules, "tablee.training.training", fake)
    monkeypatch.setattr(tablee.training, "training", fake, raising=False)
    monkeypatch.setattr(extras, "requires", lambda _: [])
    return found


def test_every_option_arrives(run: Run, typed: Typed, tmp_path: Path, arrived: list[Any]) -> None:
    (tmp_path / "variant.toml").write_text(VARIANT, encoding="utf-8")
    ran = run(*typed("train"))
    assert ran.status == 0, ran.err
    coder = tablee.game("mawoki").coder(3, arrow="steal", hand=3)
    assert arrived == [(coder, "dmc", 32, 311, 3.5)]
    assert read(tmp_path / "made.weights") == shipped(games.find("mawoki"), "ppo")
    said = " ".join(ran.out.split())
    assert "Het verslaat 61% van de tegenstanders" in said
    assert "Je hebt de training eerder gestopt." in said


def test_without_a_limit_it_takes_ten_minutes(
    run: Run, tmp_path: Path, arrived: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("train", "mawoki")
    assert ran.status == 0, ran.err
    assert arrived == [(tablee.game("mawoki").coder(), "ppo", 1, None, 10.0)]
    said = " ".join(ran.out.split())
    assert "50%: 1,234 steps, 20 games. It beats 61% of opponents that move at random." in said
    assert "stopped" not in said
    assert "The network is in mawoki-ppo.weights" in said
    played = run(
        "arena", "--game", "mawoki", "--players", "Mine=baseline:mawoki-ppo.weights,random", "--games", "2"
    )
    assert played.status == 0, played.err
    assert "Mine" in played.out


def test_a_folder_in_place_of_the_file_is_refused_before_the_training(
    run: Run, tmp_path: Path, arrived: list[Any]
) -> None:
    ran = run("train", "mawoki", "--out", str(tmp_path))
    assert ran.status == 1
    assert str(tmp_path) in ran.err
    assert arrived == []


def test_without_pytorch_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> Any:
        if name == "torch":
            raise PackageNotFoundError(name)
        return distribution(name)

    monkeypatch.setattr(extras, "requires", lambda _: ['torch>=2.6; extra == "train"'])
    monkeypatch.setattr(extras, "distribution", found)
    ran = run("train", "mawoki")
    assert ran.status == 1
    assert "This needs the extra tablee[train]" in " ".join(ran.err.split())
    assert "-m pip install torch." in " ".join(ran.err.split())


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ("baseline:nowhere,random", "nowhere holds no trained network"),
        ("baseline:ppo,random", "does not fit"),
    ],
)
def test_a_baseline_that_cannot_play_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, players: str, code: str
) -> None:
    out = str(tmp_path / "arena.jsonl")
    ran = run(
        *("arena", "--game", "mawoki", "--players", players, "--seats", "3", "--games", "2"),
        *("--workers", "1", "--out", out),
    )
    assert ran.status == 1
    assert code in " ".join(ran.err.split())
