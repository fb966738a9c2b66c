"""`Game.arena`: agents and bots meet on the same deals, in this process or several, and the figures come with
intervals.
"""

import asyncio
import csv
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.api.arena import Arena
from tablee.arena import results
from tablee.arena.playing import ArenaWorker, play
from tablee.arena.schedule import tasks
from tablee.arena.workers import processes

GAME = tablee.game("mawoki")


class Weak(tablee.Agent):
    """Asks the weakest bot of the game, for as many questions as come at once."""

    def __init__(self) -> None:
        self.sets: list[int] = []

    def choose(self, seen: tablee.Seen) -> str:
        return GAME.rules.bot(1).choose(seen.information, seen.legal, seen.seed, seen.ms).move

    def choose_many(self, seen: Sequence[tablee.Seen]) -> list[str]:
        self.sets.append(len(seen))
        return [self.choose(one) for one in seen]


class Old:
    """A bot in the form of `tablee.core.bot.Bot`."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> Any:
        return GAME.rules.bot(1).choose(known, moves, seed, ms)


def moves(arena: Arena) -> list[list[str]]:
    return [[line["move"] for line in game.record[1:-1]] for game in arena.games]


def test_an_agent_plays_the_games_that_the_same_bot_plays() -> None:
    agents = GAME.arena([Weak, "random"], deals=3, seed="x")
    assert moves(agents) == moves(GAME.arena(["bot:1", "random"], deals=3, seed="x"))
    assert moves(agents) == moves(GAME.arena([Old(), "random"], deals=3, seed="x"))
    assert moves(agents) != moves(GAME.arena([Weak, "random"], deals=3, seed="y"))
    assert [game.deal for game in agents.games] == [0, 0, 1, 1, 2, 2]


def test_its_games_are_those_of_the_command() -> None:
    arena = GAME.arena([1, "random"], deals=2, seed="x")
    assert [play(arena.plan, task).record for task in tasks(arena.plan)] == [
        game.record for game in arena.games
    ]


def test_games_ask_an_agent_together() -> None:
    agent = Weak()
    arena = GAME.arena([agent, "random"], deals=10)
    # In each of 20 games it is asked at most once at a time, and in most of them at the same time.
    assert 10 <= max(agent.sets) <= 20
    assert sum(agent.sets) > 5 * len(agent.sets)
    assert len(arena.games) == 20


@pytest.mark.processes
def test_several_processes_play_the_same_games() -> None:
    assert moves(GAME.arena([Weak(), "random"], deals=2, workers=2)) == moves(
        GAME.arena([Weak(), "random"], deals=2)
    )


def test_shares_have_intervals_and_are_found_by_object_class_and_name() -> None:
    agent = Weak()
    arena = GAME.arena([agent, Weak, "random", 1], deals=4, form="gauntlet")
    assert [share.player for share in arena.shares if share.other == "random"] == ["Weak"]
    found = arena.share(agent, "random")
    assert found == arena.share("Weak", "random")
    assert arena.share("random", agent).scored.share == pytest.approx(1 - found.scored.share)
    assert found.scored.low < found.scored.share < found.scored.high
    assert found.games == 8
    assert arena.share(agent, Weak).other == "Weak 2"
    assert arena.share(agent, "bot:1").games == 8
    assert str(arena).count("8 games") == 6
    with pytest.raises(tablee.ArgumentError, match="did not meet") as refused:
        arena.share("random", Weak)
    assert refused.value.params == {"player": "random", "other": "Weak 2"}


def test_a_player_may_have_a_name_of_its_own() -> None:
    arena = GAME.arena(["Fox=bot:1", "random", "Weak=bot:2", Weak], deals=1)
    assert arena.plan.players == ("Fox", "random", "Weak", "Weak 2")
    assert arena.plan.meanings == {"Fox": "bot:1", "Weak": "bot:2"}
    assert arena.share("Fox", "random") == arena.share("Fox=bot:1", "random")
    assert moves(GAME.arena(["Fox=bot:1", "random"], deals=2)) == moves(
        GAME.arena(["bot:1", "random"], deals=2)
    )


def test_the_arena_can_be_called_with_the_name_of_a_game_whatever_was_imported_before() -> None:
    from_name = tablee.arena("mawoki", [Weak, "random"], deals=2, arrow="steal")
    assert from_name.plan == GAME.arena([Weak, "random"], deals=2, arrow="steal").plan
    for before in ("", "import tablee.arena.schedule; ", "from tablee import arena; "):
        script = f"{before}import tablee; print(tablee.arena('mawoki', ['random', 1], deals=1))"
        ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        assert "2 games" in ran.stdout


def test_the_same_agent_twice_plays_each_deal_against_itself() -> None:
    agent = Weak()
    arena = GAME.arena([agent, agent], deals=3)
    assert [game.record[0]["names"] for game in arena.games] == [["Weak", "Weak"]] * 3
    assert arena.shares == []
    assert arena.summary.seats[0].beaten.share + arena.summary.seats[1].beaten.share == pytest.approx(1)


def test_figures_are_written_as_a_page_as_lines_and_as_a_table(tmp_path: Path) -> None:
    arena = GAME.arena([Weak, 1, "random"], deals=1, seats=3, arrow="steal")
    assert arena.plan.options["arrow"] == "steal"
    arena.report(tmp_path / "page.html", language="fr")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert 'lang="fr"' in page
    assert "Weak" in page
    arena.save(tmp_path / "games.jsonl")
    assert results.read(tmp_path / "games.jsonl") == (arena.plan, arena.games)
    arena.to_csv(tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 3 * len(arena.games) == 18
    last = arena.games[-1]
    assert [(row["player"], int(row["rank"])) for row in rows[-3:]] == list(
        zip(last.record[0]["names"], last.record[-1]["ranks"], strict=True)
    )
    assert {int(row["plies"]) for row in rows[-3:]} == {len(last.record) - 2}


def test_progress_counts_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    GAME.arena([Weak, "random"], deals=2, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


async def test_it_plays_inside_an_event_loop_as_notebooks_have_one() -> None:
    assert asyncio.get_running_loop().is_running()
    assert len(GAME.arena([Weak, "random"], deals=1).games) == 2


class Counting(tablee.Agent):
    """Plays the first move, and breaks the games off at its question number `last`."""

    def __init__(self, worker: ArenaWorker | None = None, last: int = 0) -> None:
        self.asked = 0
        self.worker = worker
        self.last = last

    def choose(self, seen: tablee.Seen) -> str:
        self.asked += 1
        if self.worker is not None and self.asked == self.last:
            self.worker.stop()
        return seen.legal[0]


def test_after_breaking_off_no_further_set_of_games_begins() -> None:
    def pressed(done: int, total: int) -> None:
        raise KeyboardInterrupt

    whole, broken = Counting(), Counting()
    GAME.arena([whole, "random"], deals=128)
    with pytest.raises(KeyboardInterrupt):
        GAME.arena([broken, "random"], deals=300, progress=pressed)
    assert broken.asked == whole.asked


def test_games_that_are_stopped_end_at_their_next_move() -> None:
    plan = GAME.arena(["random", 1], deals=1).plan
    agent = Counting(last=3)
    agent.worker = ArenaWorker({"random": agent})
    with pytest.raises(asyncio.CancelledError):
        agent.worker.play(plan, tasks(plan))
    assert agent.asked <= 4
    agent.worker.close()


class Raising(tablee.Agent):
    def choose(self, seen: tablee.Seen) -> str:
        raise RuntimeError("no weights")


class Illegal(tablee.Agent):
    def choose(self, seen: tablee.Seen) -> str:
        return "nonsense"


class Silent(tablee.Agent):
    def choose(self, seen: tablee.Seen) -> Any:
        return None


class Short(tablee.Agent):
    def choose_many(self, seen: Sequence[tablee.Seen]) -> list[str]:
        return []


class Rooted(Weak):
    def __reduce__(self) -> Any:
        raise TypeError("stays here")


@pytest.mark.parametrize(
    ("agent", "error", "code"),
    [
        (Illegal, tablee.IllegalMoveError, "bot.illegal"),
        (Silent, tablee.ArgumentError, "argument.answer"),
        (Short, tablee.ArgumentError, "argument.answers"),
        (object(), tablee.ArgumentError, "argument.bot_start"),
        (object, tablee.ArgumentError, "argument.bot_start"),
    ],
)
def test_an_agent_that_gives_no_move_is_named(agent: Any, error: type[tablee.TableeError], code: str) -> None:
    with pytest.raises(error) as refused:
        GAME.arena([agent, "random"], deals=2)
    assert refused.value.code == code
    for language in ("en", "fr", "nl"):
        assert str(refused.value.params["bot"]) in refused.value.sentence(language)


def test_an_illegal_move_has_the_broken_rule_as_its_cause() -> None:
    with pytest.raises(tablee.IllegalMoveError) as refused:
        GAME.arena([Illegal, "random"], deals=2)
    assert isinstance(refused.value.__cause__, tablee.IllegalMoveError)
    assert refused.value.params["move"] == "nonsense"


def test_an_error_of_an_agent_ends_the_arena_as_it_is() -> None:
    with pytest.raises(RuntimeError, match="no weights"):
        GAME.arena([Raising, "random"], deals=2)


@pytest.mark.parametrize(
    ("players", "more", "code"),
    [
        (["random"], {}, "arena.few"),
        (["random", "fox"], {}, "arena.player"),
        (["random", 99], {}, "bot.level"),
        (["Fox=bot:1", "Fox=bot:2"], {}, "arena.twice"),
        (["Fox=bot:1", "Fox=Fox=bot:1"], {}, "arena.player"),
        (["random=bot:1", "random"], {}, "arena.player"),
        (["random", 1], {"form": "cup"}, "use.format"),
        (["random", 1], {"deals": "many"}, "argument.text"),
        (["random", 1], {"deals": 0}, "argument.least"),
        (["random", 1], {"workers": 0}, "argument.least"),
        (["random", 1], {"arrow": "none"}, "option.value"),
        (["random", Rooted()], {"workers": 2}, "arena.pickle"),
    ],
)
def test_what_makes_no_sense_is_refused_before_the_first_game(
    players: Any, more: dict[str, Any], code: str
) -> None:
    with pytest.raises(tablee.TableeError) as refused:
        GAME.arena(players, progress=lambda done, total: pytest.fail("a game was played"), **more)
    assert refused.value.code == code


class Fatal(tablee.Agent):
    """Ends its process, as a class does that no other process can find, or that takes too much memory."""

    def choose(self, seen: tablee.Seen) -> str:
        os._exit(1)


@pytest.mark.processes
def test_a_process_that_ends_by_itself_is_reported_with_what_to_do() -> None:
    with pytest.raises(tablee.TableeError) as refused:
        GAME.arena([Fatal, "random"], deals=2, workers=2)
    assert refused.value.code == "arena.workers"
    assert "__main__" in str(refused.value)


@pytest.mark.processes
def test_workers_with_agents_end_when_the_arena_is_broken_off() -> None:
    plan = GAME.arena(["random", 1], deals=1).plan
    games = processes(2, {"unused": Weak()})(plan, tasks(plan))
    assert next(games).number in (0, 1)
    games.close()  # type: ignore[attr-defined]
