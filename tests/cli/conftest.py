"""The command, run in this process with the toy game installed."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tablee.cli import main


class Ran(NamedTuple):
    """The results of one run of the command."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(toy_installed: None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """Return the function for `run("play", "toy", typed="1\\n")`; in English unless a test sets another language."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def ran(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["tablee", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode())))
        status = 0
        try:
            main()
        except SystemExit as left:
            status = int(left.code or 0)
        captured = capfd.readouterr()
        return Ran(status, captured.out, captured.err)

    return ran
