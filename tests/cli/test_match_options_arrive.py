"""Every option of the commands for matches reaches its target under its own name."""

import json
import tomllib
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tablee import games
from tablee.api.dataset import writing
from tablee.arena import report as arena_report
from tablee.arena import results, schedule, tuning, workers
from tablee.arena.figures import Deal
from tablee.arena.intervals import Estimate
from tablee.bots.weights import read_weights
from tablee.cli import analyse, arena, play, replay
from tablee.cli.terminal_match import PlayerLeftError, TerminalMatch
from tablee.core.bot import Weight
from tablee.match import Match
from tablee.solving import whole
from tablee.solving.rating import Rated, Solution
from tablee.solving.whole import HiddenSolution
from tests.cli.conftest import Run, Typed

VARIANT = 'game = "mawoki"\n[options]\nhand = 3\n'


@pytest.fixture
def recorded(tmp_path: Path) -> Match:
    """Return a match of a few moves, whose record is `FOLDER/match.jsonl`."""
    match = Match.new(games.find("mawoki"), 2, {}, "s")
    for _ in range(4):
        match.play(match.turn or 0, match.legal().moves[0])
    (tmp_path / "match.jsonl").write_text(match.record([]).text(), encoding="utf-8")
    return match


def test_play(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []

    class Left(TerminalMatch):
        """A match whose person leaves at once."""

        def play(self) -> None:
            arrived.append(self)
            raise PlayerLeftError

    monkeypatch.setattr(play, "TerminalMatch", Left)
    (tmp_path / "variant.toml").write_text(VARIANT, encoding="utf-8")
    tuned = 'game = "mawoki"\nlevel = 2\n[weights]\nleft_open = 0.25\n'
    (tmp_path / "tuned.toml").write_text(tuned, encoding="utf-8")
    ran = run(*typed("play"))
    assert ran.status == 0, ran.err
    (played,) = arrived
    expected = Match.new(games.find("mawoki"), 4, {"arrow": "steal", "hand": 3}, "any text")
    assert (played.match.game.name, played.match.options) == ("mawoki", expected.options)
    assert (played.match.players, played.match.seed) == (4, expected.seed)
    assert (played.seat, played.console.language) == (3, "nl")
    assert type(played.bot) is type(games.find("mawoki").bot(2))
    bot: Any = played.bot
    assert (bot.taste.left_open, bot.taste.held) == (0.25, 5.0)
    assert [name.startswith("Zoé") for name in played.names] == [False, False, False, True]
    assert (tmp_path / "kept.jsonl").read_text(encoding="utf-8").startswith('{"notation"')


def test_replay(
    run: Run, typed: Typed, recorded: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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


def test_arena(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    (kept, by_processes, console), (_, by_cluster, _) = arrived
    players = ("random", "bot:1", "bot:2", "bot:3")
    rules = games.find("mawoki")
    options = rules.new(3, {"arrow": "steal", "hand": 3}, "s").options
    deals = schedule.deals_for(players, 3, "ladder", 311)
    assert kept.plan == schedule.Plan(
        "mawoki", rules.rules, options, players, 3, deals, "any text", "ladder", program_ms=31
    )
    assert (kept.path, console.language) == (tmp_path / "games.jsonl", "nl")
    assert (by_processes, by_cluster) == (("processes", 5), ("cluster", "ray://there:1"))


def test_dataset(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []

    class Arriving:
        """A data set that is not made."""

        def __init__(self, *what: Any) -> None:
            self.plan = what[0]
            self.counts = SimpleNamespace(moves=6, matches=2)
            arrived.append(what)

        def write(self, count: int | None) -> Iterator[int]:
            arrived.append(count)
            yield 2

    monkeypatch.setattr(writing, "Dataset", Arriving)
    (tmp_path / "variant.toml").write_text(VARIANT, encoding="utf-8")
    ran = run(*typed("dataset"))
    assert ran.status == 0, ran.err
    players = ("random", "bot:1", "bot:2", "bot:3")
    rules = games.find("mawoki")
    options = rules.new(3, {"arrow": "steal", "hand": 3}, "s").options
    deals = schedule.deals_for(players, 3, "round-robin", 311)
    plan = schedule.Plan("mawoki", rules.rules, options, players, 3, deals, "any text", program_ms=31)
    assert arrived == [(plan, tmp_path / "made", True, "MIT", "nl"), 5]
    assert f"In de map {tmp_path / 'made'} staan 6 zetten van 2 partijen" in " ".join(ran.out.split())


def test_tune(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []

    class Searching:
        """A tuning that plays nothing."""

        def __init__(self, *what: Any) -> None:
            arrived.append(what)
            self.generations = 0
            self.check_deals = 7

        def generation(self, advance: Callable[[], object]) -> None:
            self.generations += 1
            advance()

        def check(self, advance: Callable[[], object]) -> tuning.Tuned:
            rules, level, options, seats, seed, *_ = arrived[1]
            weights = (Weight("left_open", 0.1, 0, 1),)
            found = Estimate(0.625, 0.5625, 0.6875, 7, 0.01)
            values = {"left_open": 0.25}
            return tuning.Tuned(
                rules.name, level, options, seats, seed, weights, values, self.generations, 31, found, 21
            )

    class Counted:
        """Processes that are not started."""

        def __init__(self, count: int | None, agents: object) -> None:
            arrived.append((count, agents))

        def __enter__(self) -> "Counted":
            return self

        def __exit__(self, *_: object) -> None:
            pass

    monkeypatch.setattr(tuning, "Tuning", Searching)
    monkeypatch.setattr(workers, "Processes", Counted)
    (tmp_path / "variant.toml").write_text(VARIANT, encoding="utf-8")
    begun = 'game = "mawoki"\nlevel = 3\n[weights]\nleft_open = 0.5\n'
    (tmp_path / "begun.toml").write_text(begun, encoding="utf-8")
    ran = run(*typed("tune"))
    assert ran.status == 0, ran.err
    rules = games.find("mawoki")
    options = rules.new(3, {"arrow": "steal", "hand": 3}, "s").options
    ((count, agents), what) = arrived
    assert what[:5] == (rules, 2, options, 3, "any text")
    assert what[6] == {"left_open": 0.5}
    assert (count, agents) == (5, {})
    out = " ".join(ran.out.split())
    assert "left_open │ 0,1 │ 0,25" in out
    assert (
        "Beter: bij 7 nieuwe delingen (21 partijen) haalt de afgestelde bot 62,5% tegen de bot met de vorige gewichten"
        in out
    )
    assert f"bot:2@{tmp_path / 'tuned.toml'}" in out
    written = tomllib.loads((tmp_path / "tuned.toml").read_text(encoding="utf-8"))
    assert (written["game"], written["level"], written["options"]) == ("mawoki", 2, options)
    assert (written["weights"], written["tuning"]["generations"]) == ({"left_open": 0.25}, 4)
    assert (written["tuning"]["low"], written["tuning"]["verdict"]) == (0.5625, "better")
    assert read_weights(tmp_path / "tuned.toml").values == {"left_open": 0.25}


def test_weights_go_to_a_file_that_a_player_can_name(run: Run, tmp_path: Path) -> None:
    ran = run("tune", "mawoki", "--out", str(tmp_path / "tuned.json"))
    assert ran.status == 1
    assert "ends in .toml" in " ".join(ran.err.split())


def test_compare(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    assert "met 95% zekerheid" in ran.out
    assert len((tmp_path / "found.csv").read_text().splitlines()) == 1 + 6


def test_analyse(
    run: Run, typed: Typed, recorded: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
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


def test_report(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one.jsonl", "two.jsonl"):
        (tmp_path / name).touch()
    monkeypatch.setattr(results, "read", lambda path: (path.name, ["a game"]))
    monkeypatch.setattr(arena_report, "report", lambda arenas, lang: f"{[plan for plan, _ in arenas]} {lang}")
    ran = run(*typed("report"))
    assert ran.status == 0, ran.err
    assert (tmp_path / "page.html").read_text() == "['one.jsonl', 'two.jsonl'] nl"


def test_solve(run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived: list[Any] = []
    found = HiddenSolution(
        Solution(5, 2, 3, 0.1, 0.2, Rated("", 0.0, 0.05), 0.02, 0.0), [Rated("random", 0.5, 0.5)]
    )

    def solving(*given: Any) -> HiddenSolution:
        arrived.append(given)
        return found

    monkeypatch.setattr(whole, "solve_game", solving)
    (tmp_path / "variant.toml").write_text(VARIANT, encoding="utf-8")
    ran = run(*typed("solve", but=("small",)))
    assert ran.status == 0, ran.err
    ((rules, options, limits, levels, seed, _),) = arrived
    game = games.find("mawoki")
    assert (rules, options) == (game, game.options.fill({"hand": 3, "arrow": "steal"}))
    assert limits == whole.Limits(43, 44, 41.0, 0.42, 45)
    assert (levels, seed) == ([2, 3], "any text")
    assert json.loads(ran.out) == {
        "game": "mawoki",
        "options": options,
        "seed": "any text",
        "solution": {
            "nodes": 5,
            "sets": 2,
            "iterations": 3,
            "low": 0.1,
            "high": 0.2,
            "exploitability": {"player": "", "low": 0.0, "high": 0.05},
            "distance": 0.02,
            "cut": 0.0,
        },
        "players": [{"player": "random", "low": 0.5, "high": 0.5}],
    }
    ran = run(*typed("solve", but=("small", "as_json")))
    assert "de gevonden strategie" in ran.out
    ran = run(*typed("solve", but=("variant", "option")))
    assert ran.status == 0, ran.err
    assert arrived[-1][1]["hand"] == 2
    assert "--small" in run(*typed("solve")).err
