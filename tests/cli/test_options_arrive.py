"""Every option of every command reaches its target under its own name: each gets a different value."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import click
import pytest

from tablee import games
from tablee.arena import report as arena_report
from tablee.arena import results, schedule, workers
from tablee.arena.figures import Deal
from tablee.bots.engine import supervisor
from tablee.bots.programs import bot_process
from tablee.bots.programs.commands import class_command
from tablee.bots.programs.program_host import HostedProgram
from tablee.cli import analyse, arena, doctor, play, replay
from tablee.cli.app import COMMANDS, app
from tablee.cli.finding import Finding
from tablee.cli.terminal_match import PlayerLeftError, TerminalMatch
from tablee.match import Match
from tablee.server import run as server
from tablee.server import worker
from tablee.server.clock import Clock
from tablee.server.house.house_file import House
from tablee.server.operations.pruning import Pruning
from tablee.server.options import ServeOptions, WorkerOptions
from tablee.server.settings import DAY_S, Settings, Smtp
from tablee.store.backups import backing_up, restoring
from tests.cli.conftest import Run
from tests.cli.given import GIVEN

Type = Callable[..., list[str]]
VARIANT = 'game = "mawoki"\n[options]\nhand = 3\n'


@pytest.fixture
def typed(tmp_path: Path) -> Type:
    """Return the function for `typed("play", but=["seed"])`: the words of a command with all parameters except
    these.
    """

    def words(command: str, but: tuple[str, ...] = ()) -> list[str]:
        given = [word for name, several in GIVEN[command].items() if name not in but for word in several]
        return [*command.split(), *(word.replace("FOLDER", str(tmp_path)) for word in given)]

    return words


@pytest.fixture
def recorded(tmp_path: Path) -> Match:
    """Return a match of a few moves, whose record is `FOLDER/match.jsonl`."""
    match = Match.new(games.find("mawoki"), 2, {}, "s")
    for _ in range(4):
        match.play(match.turn or 0, match.legal().moves[0])
    (tmp_path / "match.jsonl").write_text(match.record([]).text(), encoding="utf-8")
    return match


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


@pytest.mark.parametrize("by", ["options", "variables"])
def test_serve(run: Run, typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    arrived: dict[str, Any] = {}

    def serving(options: ServeOptions, *, started: object, busy: str) -> None:
        arrived.update(vars(options))

    monkeypatch.setattr(server, "run", serving)
    # Instead of --host (test_lan.py).
    words = typed("serve", but=("lan",))
    if by == "variables":
        for option, value in zip(words, [*words[1:], "--"], strict=True):
            if option.startswith("--"):
                variable = "TABLEE_SERVE_" + option.lstrip("-").replace("-", "_").upper()
                monkeypatch.setenv(variable, "1" if value.startswith("--") else value)
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
        "words": tmp_path,
        "house": tmp_path / "house.toml",
        "by_invitation": True,
        "variants": True,
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
def test_worker(run: Run, typed: Type, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    arrived: dict[str, Any] = {}

    def working(options: WorkerOptions, started: Callable[[], None]) -> None:
        arrived.update(vars(options))
        started()

    monkeypatch.setattr(worker, "run", working)
    words = typed("worker")
    if by == "variables":
        for option, value in zip(words, [*words[1:], "--"], strict=True):
            if option.startswith("--"):
                variable = "TABLEE_WORKER_" + option.lstrip("-").replace("-", "_").upper()
                monkeypatch.setenv(variable, "1" if value.startswith("--") else value)
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
        words=Path("words"),
        house=Path("house.toml"),
        by_invitation=True,
        variants=True,
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
            languages=(Path("words"),),  # type: ignore[arg-type]
            countdown=26.0,
            clock=clock,
            smtp=smtp,
            house=House("house.toml"),
            by_invitation=True,
            variants=True,
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


def test_play(run: Run, typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []

    class Left(TerminalMatch):
        """A match whose person leaves at once."""

        def play(self) -> None:
            arrived.append(self)
            raise PlayerLeftError

    monkeypatch.setattr(play, "TerminalMatch", Left)
    (tmp_path / "variant.toml").write_text(VARIANT, encoding="utf-8")
    ran = run(*typed("play"))
    assert ran.status == 0, ran.err
    (played,) = arrived
    expected = Match.new(games.find("mawoki"), 4, {"arrow": "steal", "hand": 3}, "any text")
    assert (played.match.game.name, played.match.options) == ("mawoki", expected.options)
    assert (played.match.players, played.match.seed) == (4, expected.seed)
    assert (played.seat, played.level, played.console.language) == (3, 2, "nl")
    assert [name.startswith("Zoé") for name in played.names] == [False, False, False, True]
    assert (tmp_path / "kept.jsonl").read_text(encoding="utf-8").startswith('{"notation"')


def test_replay(
    run: Run, typed: Type, recorded: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived: list[Any] = []
    monkeypatch.setattr(replay.Showing, "step", lambda shown, ply: arrived.append((shown, ply)))
    ran = run(*typed("replay", but=("verify", "commitment")))
    assert ran.status == 0, ran.err
    ((shown, ply),) = arrived
    assert (ply, shown.console.language, shown.match.moves) == (2, "nl", recorded.moves)
    assert [step.view for step in shown.steps] == [step.view for step in recorded.story(1)]
    assert [step.view for step in shown.steps] != [step.view for step in recorded.story(0)]

    monkeypatch.setattr(
        replay, "_verify", lambda match, _, commitment, console: arrived.append((match, commitment, console))
    )
    ran = run(*typed("replay"))
    assert ran.status == 0, ran.err
    match, commitment, console = arrived[1]
    assert (match.moves, commitment, console.language) == (recorded.moves, "ab" * 32, "nl")


def test_arena(run: Run, typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []

    def played(*what: Any) -> None:
        arrived.append(what)
        raise SystemExit(0)

    monkeypatch.setattr(arena, "_play", played)
    monkeypatch.setattr(workers, "processes", lambda count: ("processes", count))
    monkeypatch.setattr(workers, "cluster", lambda address: ("cluster", address))
    (tmp_path / "variant.toml").write_text(VARIANT, encoding="utf-8")
    for but in ("cluster", "workers"):
        ran = run(*typed("arena", but=(but,)))
        assert ran.status == 0, ran.err
    (path, plan, by_processes, console), (_, _, by_cluster, _) = arrived
    players = ("random", "bot:1", "bot:2", "bot:3")
    rules = games.find("mawoki")
    options = rules.new(3, {"arrow": "steal", "hand": 3}, "s").options
    deals = schedule.deals_for(players, 3, "ladder", 311)
    assert plan == schedule.Plan(
        "mawoki", rules.rules, options, players, 3, deals, "any text", "ladder", program_ms=31
    )
    assert (path, console.language) == (tmp_path / "games.jsonl", "nl")
    assert (by_processes, by_cluster) == (("processes", 5), ("cluster", "ray://there:1"))


def test_compare(run: Run, typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []

    def played(count: int | None, agents: object, sets: Iterable[Any], use: object) -> Iterator[Deal]:
        arrived.append((count, list(sets)))
        rules = games.find("mawoki")
        common = {"smoke": "may", "drawings": 3}
        for changes in ({}, {"arrow": "steal"}, {"hand": 4}, {"hand": 5}):
            for seats in (2, 3):
                for deal in range(31):
                    options = rules.new(seats, {**common, **changes}, "").options
                    yield Deal(
                        deal, seats, options, 6, {"length": 40.0 + deal % 3 + 9 * ("hand" in changes)}, {}
                    )

    monkeypatch.setattr(workers, "in_processes", played)
    ran = run(*typed("compare"))
    assert ran.status == 0, ran.err
    ((count, sets),) = arrived
    assert (count, len(sets)) == (5, 31 * 4 * 2)
    plan, tasks = sets[0]
    assert (plan.players, plan.seats, plan.deals, plan.seed) == (
        ("random", "bot:1", "bot:2"),
        2,
        31,
        "any text",
    )
    assert (plan.options["smoke"], plan.options["drawings"], len(tasks)) == ("may", 3, 6)
    assert "arrow=steal, hand=4, hand=5 naast smoke=may drawings=3" in " ".join(ran.out.split())
    assert "met 95 % zekerheid" in ran.out
    assert len((tmp_path / "found.csv").read_text().splitlines()) == 1 + 6


def test_analyse(
    run: Run, typed: Type, recorded: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arrived: list[Any] = []

    async def evaluated(match: Match, _thinker: object, ms: int) -> AsyncIterator[None]:
        arrived.append((match.moves, ms))
        for one in list[None]():
            yield one

    monkeypatch.setattr(analyse, "evaluate", evaluated)
    monkeypatch.setattr(analyse, "_write", lambda out, *_: arrived.append(out))
    ran = run(*typed("analyse"))
    assert ran.status == 0, ran.err
    assert arrived == [(recorded.moves, 31 * recorded.ply), tmp_path / "page.html"]
    assert "Zet" in ran.out


def test_report(run: Run, typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one.jsonl", "two.jsonl"):
        (tmp_path / name).touch()
    monkeypatch.setattr(results, "read", lambda path: (path.name, ["a game"]))
    monkeypatch.setattr(arena_report, "report", lambda arenas, lang: f"{[plan for plan, _ in arenas]} {lang}")
    ran = run(*typed("report"))
    assert ran.status == 0, ran.err
    assert (tmp_path / "page.html").read_text() == "['one.jsonl', 'two.jsonl'] nl"


def test_bot(run: Run, typed: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []
    monkeypatch.setattr(bot_process, "run", lambda *what: arrived.append(what))
    assert run(*typed("bot")).status == 0
    assert arrived == [(games.find("mawoki"), 2, 31)]


def test_engine(run: Run, typed: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []
    monkeypatch.setattr(supervisor, "run", lambda *what: arrived.append(what))
    assert run(*typed("engine")).status == 0
    assert arrived == [(7.5, 9 << 20)]


def test_doctor(run: Run, typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize("command", ["admin backup", "admin restore"])
def test_admin(run: Run, typed: Type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    arrived: list[Any] = []

    async def backed_up(address: str, to: Path) -> int:
        arrived.append((address, to))
        return 1

    async def restored(address: str, file: Path, _verify: object) -> None:
        arrived.append((address, file))

    monkeypatch.setattr(backing_up, "back_up", backed_up)
    monkeypatch.setattr(restoring, "restore", restored)
    (tmp_path / "backup.db").touch()
    ran = run(*typed(command))
    assert ran.status == 0, ran.err
    assert arrived == [(str(tmp_path / "tablee.db"), tmp_path / "backup.db")]
    assert "De back-up staat in" in ran.out or "De database is zoals in" in ran.out


def test_admin_prune(run: Run, typed: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Settings] = []

    async def look(pruned: Pruning) -> None:
        arrived.append(pruned._settings)

    monkeypatch.setattr(Pruning, "prune", look)
    assert "verwijderd" in run(*typed("admin prune")).out
    day = 24 * 3600
    (settings,) = arrived
    kept = (settings.keep_guests, settings.keep_abandoned, settings.keep_talk)
    assert kept == (29 * day, 30 * day, 31 * day)


def test_admin_delete(run: Run, typed: Type, tmp_path: Path) -> None:
    assert "g-nobody" in run(*typed("admin delete")).err
    assert (tmp_path / "tablee.db").is_file()


def test_admin_verify_and_export(run: Run, typed: Type, tmp_path: Path) -> None:
    assert "Alles is zoals de logboeken zeggen." in run(*typed("admin verify")).out
    assert "g-nobody" in run(*typed("admin export")).err
    assert (tmp_path / "tablee.db").is_file()


def test_admin_announce(run: Run, typed: Type, tmp_path: Path) -> None:
    assert "tot 2999-12-24 18:30" in run(*typed("admin announce", but=("take_back",))).out
    assert "ingetrokken" in run(*typed("admin announce", but=("text", "until"))).out
    assert (tmp_path / "tablee.db").is_file()


def test_admin_drain(run: Run, typed: Type, tmp_path: Path) -> None:
    assert "Aan geen enkele tafel" in run(*typed("admin drain", but=("port", "off"))).out
    assert "Er was niets om te beëindigen" in run(*typed("admin drain", but=("wait",))).out
    assert "Het is voorbij" in run(*typed("admin drain", but=("port", "wait"))).out
    assert "Op poort 8124" in run(*typed("admin drain", but=("off",))).err
    assert (tmp_path / "tablee.db").is_file()


def test_admin_ban(run: Run, typed: Type, tmp_path: Path) -> None:
    assert "203.0.113.7/32 is geweerd" in run(*typed("admin ban", but=("lift",))).out
    assert "spelers ook" in run(*typed("admin ban", but=("address", "players", "lift"))).out
    assert "niet meer geweerd" in run(*typed("admin ban", but=("players",))).out
    assert (tmp_path / "tablee.db").is_file()


def test_admin_invite(run: Run, typed: Type, tmp_path: Path) -> None:
    made = run(*typed("admin invite", but=("listed", "withdraw"))).out
    assert ("https://e.example/enter#" in made, "31 personen" in made) == (True, True)
    assert "0 van 31 keer" in run(*typed("admin invite", but=("withdraw",))).out
    assert "Alle links zijn ingetrokken" in run(*typed("admin invite", but=("listed",))).out
    assert (tmp_path / "tablee.db").is_file()


@pytest.mark.parametrize("command", ["agent add", "agent list", "agent remove"])
def test_agent(run: Run, typed: Type, tmp_path: Path, command: str) -> None:
    ran = run(*typed(command))
    assert (tmp_path / "tablee.db").is_file()
    assert ("Fox (Ana)" in ran.out + ran.err) == ("name" in GIVEN[command])


@pytest.mark.parametrize("command", ["moderator add", "moderator list", "moderator remove"])
def test_moderator(run: Run, typed: Type, tmp_path: Path, command: str) -> None:
    ran = run(*typed(command))
    assert (tmp_path / "tablee.db").is_file()
    assert ("g-nobody" in ran.err) == ("code" in GIVEN[command])
