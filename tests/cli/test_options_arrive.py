"""Every option of every command reaches its target under its own name: each gets a different value."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import click
import pytest

from tablee import games
from tablee.bots.engine import supervisor
from tablee.bots.programs import bot_process
from tablee.bots.programs.commands import class_command
from tablee.bots.programs.program_host import HostedProgram
from tablee.cli import doctor
from tablee.cli.app import COMMANDS, app
from tablee.cli.finding import Finding
from tablee.server import run as server
from tablee.server import worker
from tablee.server.clock import Clock
from tablee.server.house.house_file import House
from tablee.server.options import ServeOptions, WorkerOptions
from tablee.server.settings import DAY_S, Settings, Smtp
from tests.cli.conftest import Run, Typed
from tests.cli.given import GIVEN


def _commands(group: click.Group, before: str = "") -> Iterator[tuple[str, click.Command]]:
    context = click.Context(group)
    for name in COMMANDS if group is app else group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from _commands(command, f"{before}{name} ")
        else:
            yield before + name, command


def test_every_parameter_of_every_command_is_given_a_value_of_its_own() -> None:
    parameters = {name: {one.name for one in command.params} for name, command in _commands(app)}
    assert parameters == {name: set(given) for name, given in GIVEN.items()}
    for given in GIVEN.values():
        words = [words[-1] for words in given.values()]
        assert len(set(words)) == len(words)


def _set_variables(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    """Set the variable of each option among these words, the first of which is the command."""
    for option, value in zip(words, [*words[1:], "--"], strict=True):
        if option.startswith("--"):
            variable = f"TABLEE_{words[0]}_{option.lstrip('-').replace('-', '_')}".upper()
            monkeypatch.setenv(variable, "1" if value.startswith("--") else value)


@pytest.mark.parametrize("by", ["options", "variables"])
def test_serve(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    arrived: dict[str, Any] = {}

    def serving(options: ServeOptions, *, started: object, busy: str) -> None:
        arrived.update(vars(options))

    monkeypatch.setattr(server, "run", serving)
    # Instead of --host (test_lan.py).
    words = typed("serve", but=("lan",))
    if by == "variables":
        _set_variables(monkeypatch, words)
        words = ["serve"]
    ran = run(*words)
    assert ran.status == 0, ran.err
    assert arrived == {
        "host": "127.0.0.2",
        "port": 0,
        "database": str(tmp_path / "tablee.db"),
        "origins": ("https://a.example",),
        "hosts": ("b.example",),
        "proxies": "10.1.1.1",
        "bot_workers": 21,
        "rules_workers": 22,
        "programs": ("Dan=dan",),
        "agents": ("Eve=eve:Eve",),
        "program_ms": 23,
        "program_memory": 24,
        "program_processes": 25,
        "ladder": True,
        "words": tmp_path,
        "house": tmp_path / "house.toml",
        "by_invitation": True,
        "variants": True,
        "research": True,
        "no_own_agents": True,
        "mail_from": "tablee@c.example",
        "own_networks": ("10.9.0.0/16",),
        "rate": 2.6,
        "connections_per_address": 27,
        "keep_waiting": 28,
        "keep_guests": 29,
        "keep_abandoned": 30,
        "keep_talk": 31,
        "drain": 3.5,
        "backup_to": tmp_path / "backups",
        "backup_at": "04:32",
        "keep_backups": 33,
        "log_format": "json",
        "verbose": True,
    }


@pytest.mark.parametrize("by", ["options", "variables"])
def test_worker(run: Run, typed: Typed, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    arrived: dict[str, Any] = {}

    def working(options: WorkerOptions, started: Callable[[], None]) -> None:
        arrived.update(vars(options))
        started()

    monkeypatch.setattr(worker, "run", working)
    words = typed("worker")
    if by == "variables":
        _set_variables(monkeypatch, words)
        words = ["worker"]
    ran = run(*words)
    assert (ran.status, ran.out.count("Bots think here")) == (0, 1), ran.err
    assert arrived == {
        "database": "postgresql://tablee@there/tablee",
        "bot_workers": 34,
        "log_format": "json",
        "verbose": True,
    }


@pytest.mark.parametrize("words", [[], ["--database", "tablee.db"]])
def test_a_worker_refuses_sqlite_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.delenv("TABLEE_DATABASE", raising=False)
    ran = run("worker", *words)
    assert (ran.status, "needs the PostgreSQL database" in ran.err) == (3, True)


def test_what_may_be_given_several_times_may_be_so_in_one_variable(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived: dict[str, Any] = {}
    monkeypatch.setattr(server, "run", lambda options, **_: arrived.update(vars(options)))
    monkeypatch.setenv("TABLEE_SERVE_TRUSTED_ORIGIN", "https://a.example https://b.example")
    monkeypatch.setenv("TABLEE_SERVE_PROGRAM", "Dan=python3 dan.py; Eve=eve --fast")
    monkeypatch.setenv("TABLEE_SERVE_RATE", "")
    monkeypatch.setenv("TABLEE_SERVE_KEEP_TALK", "5")
    ran = run("serve", "--port", "0", "--keep-talk", "6")
    assert ran.status == 0, ran.err
    assert arrived["origins"] == ("https://a.example", "https://b.example")
    assert arrived["programs"] == ("Dan=python3 dan.py", "Eve=eve --fast")
    # What is empty is not given, and what is typed counts more.
    assert (arrived["rate"], arrived["keep_talk"]) == (1.0, 6)


def test_a_variable_that_stands_for_no_option_is_shown(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_SERVE_TRUSTED_ORIGINS", "https://a.example")
    ran = run("serve", "--port", "0")
    assert (ran.status, "TABLEE_SERVE_TRUSTED_ORIGINS stands for no option" in ran.err) == (3, True)


def test_what_serve_hands_to_the_server_reaches_its_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    options = ServeOptions(
        host="127.0.0.2",
        port=1234,
        database="tablee.db",
        origins=["https://a.example"],
        hosts=["b.example"],
        proxies="10.1.1.1",
        bot_workers=21,
        rules_workers=22,
        log_format="json",
        verbose=True,
        rate=2.6,
        connections_per_address=27,
        programs=["Dan=dan"],
        agents=["Eve=eve:Eve"],
        program_ms=23,
        program_memory=24,
        program_processes=25,
        ladder=True,
        words=Path("words"),
        house=Path("house.toml"),
        by_invitation=True,
        variants=True,
        research=True,
        no_own_agents=True,
        mail_from="tablee@c.example",
        own_networks=["10.9.0.0/16"],
        keep_waiting=28,
        keep_guests=29,
        keep_abandoned=30,
        keep_talk=31,
        drain=3.5,
        backup_to=Path("backups"),
        backup_at="04:32",
        keep_backups=33,
    )
    assert [name for name, value in vars(options).items() if value == getattr(ServeOptions, name)] == []
    clock, seeds = Clock(), object()
    arrived: dict[str, Any] = {}

    def made(settings: Settings, _thinkers: object, seeds: object) -> object:
        arrived.update(settings=settings, seeds=seeds)
        return SimpleNamespace()

    def configured(_app: object, host: str, port: int, proxies: str) -> object:
        arrived.update(host=host, port=port, proxies=proxies)
        return SimpleNamespace()

    monkeypatch.setenv("TABLEE_SMTP", "smtps://name:secret@mail.example")
    monkeypatch.setattr(server, "App", made)
    monkeypatch.setattr(server, "configuration", configured)
    monkeypatch.setattr(
        server,
        "configure",
        lambda form, verbose, busy: arrived.update(log_format=form, verbose=verbose, busy=busy),
    )
    monkeypatch.setattr(server, "languages_in", lambda folder: (folder,))
    monkeypatch.setattr(server, "house_in", lambda file: House(str(file)))
    monkeypatch.setattr(
        server, "_serve", lambda *given: arrived.update(zip(("started", "drain"), given[2:], strict=True))
    )
    server.run(options, countdown=26.0, started=print, seeds=seeds, clock=clock, busy="Slow.")  # type: ignore[arg-type]
    smtp = arrived["settings"].smtp
    assert isinstance(smtp, Smtp)
    assert smtp.sender == "tablee@c.example"
    assert arrived == {
        "host": "127.0.0.2",
        "port": 1234,
        "proxies": "10.1.1.1",
        "log_format": "json",
        "verbose": True,
        "busy": "Slow.",
        "started": print,
        "drain": 3.5,
        "seeds": seeds,
        "settings": Settings(
            "tablee.db",
            origins=("https://a.example",),
            hosts=("127.0.0.2", "b.example"),
            rate=2.6,
            connections_per_address=27,
            bot_workers=21,
            rules_workers=22,
            programs=(
                HostedProgram("Dan", ("dan",), 23, 24 << 20, 25),
                HostedProgram("Eve", class_command("eve:Eve"), 23, 24 << 20, 25),
            ),
            program_ms=23,
            ladder=True,
            languages=(Path("words"),),  # type: ignore[arg-type]
            countdown=26.0,
            clock=clock,
            smtp=smtp,
            house=House("house.toml"),
            by_invitation=True,
            variants=True,
            research=True,
            own_agents=False,
            own_networks=("10.9.0.0/16",),
            keep_waiting=28 * DAY_S,
            keep_guests=29 * DAY_S,
            keep_abandoned=30 * DAY_S,
            keep_talk=31 * DAY_S,
            backup_to=Path("backups"),
            backup_at=4 * 60 + 32,
            keep_backups=33,
        ),
    }


def test_bot(run: Run, typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []
    monkeypatch.setattr(bot_process, "run", lambda *what: arrived.append(what))
    assert run(*typed("bot")).status == 0
    assert arrived == [(games.find("mawoki"), 2, 31)]


def test_engine(run: Run, typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []
    monkeypatch.setattr(supervisor, "run", lambda *what: arrived.append(what))
    assert run(*typed("engine")).status == 0
    assert arrived == [(7.5, 9 << 20)]


def test_doctor(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []

    def examined(console: Any, *what: Any) -> list[Finding]:
        arrived.append((console.language, *what))
        return []

    monkeypatch.setattr(doctor, "examine", examined)
    monkeypatch.setattr(doctor, "outside", examined)
    assert run(*typed("doctor", but=("deployment",))).status == 0
    assert run(*typed("doctor")).status == 0
    here = ("nl", str(tmp_path / "tablee.db"), "127.0.0.2", 8123, tmp_path / "house.toml")
    assert arrived == [here, ("nl", "https://d.example")]
