"""`make bench` prints all measurements, even if one of its parts fails."""

from importlib.util import find_spec

import pytest

from bench.__main__ import BENCHMARKS, main, run


def test_every_benchmark_is_there() -> None:
    assert [one for one in BENCHMARKS if find_spec(one.split()[0]) is None] == []


@pytest.mark.processes
def test_what_fails_is_named_and_ends_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["bench.nowhere", "this"]) == ["bench.nowhere"]
    assert "The Zen of Python" in capfd.readouterr().out


def test_an_unknown_benchmark_is_answered_by_the_names_there_are(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere"]) == 2
    assert "playout_limits" in capfd.readouterr().err
