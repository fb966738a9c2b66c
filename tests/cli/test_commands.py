"""The command itself, and the smaller subcommands."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tablee.cli.app import app
from tablee.core.command import Answer, Argument, Command
from tablee.server.options import ServeOptions
from tests.cli.conftest import Run
from tests.processes import free_port
from tests.toy import TOY


@pytest.mark.parametrize("command", [[], ["serve"], ["play"], ["games"], ["engine"], ["replay"], ["doctor"]])
def test_everything_explains_itself(run: Run, command: list[str]) -> None:
    for flag in ("--help", "-h"):
        ran = run(*command, flag)
        assert (ran.status, ran.err) == (0, "")
        assert "Usage: tablee" in ran.out


def test_without_a_command_it_explains_itself_too(run: Run) -> None:
    ran = run()
    assert "serve" in ran.out + ran.err


def test_it_says_its_version(run: Run) -> None:
    assert run("--version").out.startswith("tablee 0.")


def test_a_mistyped_command_is_an_error_of_use_that_names_what_is_like_it(run: Run) -> None:
    ran = run("plya")
    assert ran.status == 2
    assert "'play'" in ran.err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_can_learn_how_to_complete_its_words(run: Run, shell: str) -> None:
    ran = run("--show-completion", shell)
    assert (ran.status, ran.err) == (0, "")
    assert f"_TABLEE_COMPLETE={shell}_complete" in ran.out


def test_what_is_typed_so_far_is_completed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (
        ("_TABLEE_COMPLETE", "bash_complete"),
        ("COMP_WORDS", "tablee re"),
        ("COMP_CWORD", "1"),
    ):
        monkeypatch.setenv(name, value)
    assert run().out.split() == ["plain,replay", "plain,report"]


def test_games_lists_options_and_bots(run: Run) -> None:
    out = run("games").out
    assert "tablee play toy" in out
    assert "--option colour=" in out
    assert "red, blue" in out


def test_the_engine_is_the_process_of_the_notation() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "tablee", "engine"],
        input=b'{"id":7,"do":"games"}\nnonsense\n',
        capture_output=True,
        check=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)},
    )
    first, second = map(json.loads, process.stdout.splitlines())
    assert (first["id"], second["id"], second["error"]["code"]) == (7, None, "engine.json")
    assert process.stderr == b""


def test_a_port_that_is_taken_is_reported_before_anything_is_served(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = run("serve", "--port", str(port))
    assert ran.status == 3
    assert f"Port {port} is already in use" in ran.err
    assert "tablee serve --port " in ran.err


def test_serve_hands_its_options_to_the_server(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.server import run as server

    asked: dict[str, Any] = {}

    def serving(options: ServeOptions, *, started: Callable[[str], None], busy: str) -> None:
        asked.update(vars(options))
        started("http://there:80")

    monkeypatch.setattr(server, "run", serving)
    ran = run(
        *("serve", "--host", "127.0.0.1", "--port", "0", "--database", "x.db", "--bot-workers", "2"),
        *("--trusted-origin", "https://a.example", "--trusted-origin", "https://b.example", "--rate", "3"),
        *("--connections-per-address", "500", "--trusted-host", "play.lan"),
    )
    assert "Tablée is running at http://there:80" in ran.out
    assert (asked["host"], asked["port"], asked["database"], asked["bot_workers"]) == (
        "127.0.0.1",
        0,
        "x.db",
        2,
    )
    assert (asked["connections_per_address"], asked["hosts"]) == (500, ("play.lan",))
    assert (list(asked["origins"]), asked["rate"]) == (["https://a.example", "https://b.example"], 3)


class Parity(Command):
    """Answers if a number is even."""

    def __init__(self) -> None:
        super().__init__("parity", (Argument("kind", ("even", "odd")), Argument("number")))

    def ask(self, *given: str) -> Answer:
        return Answer((int(given[1]) % 2 == 0) == (given[0] == "even"), "toy.not_held", {"card": given[1]})


def test_a_game_brings_its_own_commands_along(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TOY), "commands", lambda self: (Parity(),))
    asked = CliRunner().invoke(app, ["parity", "even", "7"])
    assert (asked.exit_code, "You do not hold the card 7" in asked.output) == (1, True)
    assert CliRunner().invoke(app, ["parity", "odd", "7"]).exit_code == 0
    assert CliRunner().invoke(app, ["parity", "prime", "7"]).exit_code == 2


def test_doctor_names_what_needs_attention_and_says_so_by_its_status(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tablee.cli.running.PATIENCE_S", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ran = run("doctor", "--port", str(port), "--database", str(tmp_path / "new.db"))
    assert ran.status == 3
    assert f"✗ Port {port} is already in use" in ran.out
    assert "· The database will be created at the first start" in ran.out
    assert "✓ Toy can be played; its bots are of level 1." in ran.out


def test_doctor_finds_a_broken_game_and_a_database_that_is_none(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "no.db").write_bytes(b"this is no database, whatever it is called" * 100)
    monkeypatch.setattr(type(TOY), "legal", lambda self, position: 1 // 0)
    ran = run("doctor", "--database", str(tmp_path / "no.db"), "--port", str(free_port()))
    assert ran.status == 3
    assert "✗ Toy cannot be played: ZeroDivisionError" in ran.out
    assert "no.db is not a database" in ran.out


def test_doctor_never_shows_a_password(run: Run) -> None:
    ran = run("doctor", "--database", "postgresql://ana:secret@127.0.0.1:1/x", "--port", str(free_port()))
    assert "secret" not in ran.out
    assert "✗ The database postgresql://ana:***@127.0.0.1:1/x cannot be reached" in ran.out
