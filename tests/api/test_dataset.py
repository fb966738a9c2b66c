"""A data set holds what each seat knew and did, whole matches that replay, and the same rows each time."""

import errno
import json
import shlex
from collections import deque
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import jsonschema
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import tablee
from tablee.api.dataset import writing
from tablee.api.dataset.card import command
from tablee.api.dataset.rows import rows as rows_of_games
from tablee.api.dataset.writing import Dataset
from tablee.arena import entrants, workers
from tablee.arena.playing import Played
from tablee.arena.schedule import Plan, deals_for, tasks
from tablee.bots.weights import weights_of, written_file
from tablee.cli.app import app
from tablee.games import find
from tablee.match import Match
from tablee.words import LANGUAGES
from tablee.writing import new_file
from tests.games.encoded import encoded

NUMBERED = pytest.mark.parametrize("name", [game.name for game in encoded()])


def plan_of(name: str, seats: int, games: int = 1, players: str = "random,bot:1", **options: Any) -> Plan:
    rules = find(name)
    entered = entrants.parse_all(players, rules)
    texts = tuple(one.text for one in entered)
    filled = rules.new(seats, options, "").options
    deals = deals_for(texts, seats, "round-robin", games)
    return Plan(
        name, rules.rules, filled, texts, seats, deals, "any text", meanings=entrants.meanings(entered)
    )


def made(plan: Plan, folder: Path, views: bool = False, language: str = "en", many: int = 1) -> Dataset:
    found = Dataset(plan, folder, views, "CC0-1.0", language)
    assert list(found.write(many))[-1] == found.counts.matches
    return found


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{table}.parquet").to_pylist()
    return found


@NUMBERED
def test_each_row_is_what_the_seat_knew_and_did_in_a_match_that_replays(name: str, tmp_path: Path) -> None:
    game = tablee.game(name)
    seats = game.players[1]
    found = made(plan_of(name, seats), tmp_path, views=True)
    matches, moves = rows(tmp_path, "matches"), rows(tmp_path, "moves")
    assert found.counts.matches == len(matches) == len({row["match"] for row in matches})
    assert len(moves) == sum(row["plies"] for row in matches)
    waiting = deque(moves)
    for row in matches:
        played = tablee.load(row["record"])
        assert (played.ranks, played.scores) == (row["ranks"], row["scores"])
        assert sum(row["returns"]) == pytest.approx(0, abs=1e-5)
        coder = game.coder(seats)
        state = coder.start(seed=played.seed)
        for ply, move in enumerate(played.moves, 1):
            one = waiting.popleft()
            seat = state.turn
            assert seat is not None
            assert (one["match"], one["ply"], one["seat"], one["move"]) == (row["match"], ply, seat, move)
            assert (one["player"], one["version"]) == (row["players"][seat], tablee.__version__)
            assert (one["score"], one["rank"]) == (row["scores"][seat], row["ranks"][seat])
            assert one["return"] == row["returns"][seat]
            assert one["observation"] == state.observation().tolist()
            assert json.loads(one["view"]) == game.rules.view(state.position, seat)
            assert len(one["legal"]) == len(one["numbers"]) > 0
            for legal, number in zip(one["legal"], one["numbers"], strict=True):
                assert legal == state.legal
                state.step(number)
        assert state.over
        assert state.returns == pytest.approx(row["returns"], abs=1e-6)
    assert not waiting


@NUMBERED
def test_rows_are_as_their_schema_says_and_the_parts_of_observations_are_in_the_file(
    name: str, tmp_path: Path
) -> None:
    made(plan_of(name, 2), tmp_path)
    for table in ("moves", "matches"):
        schema = json.loads((tmp_path / f"{table}.schema.json").read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for row in rows(tmp_path, table)[:20]:
            validator.validate(row)
        described = pq.read_schema(tmp_path / f"{table}.parquet")
        about = json.loads(described.metadata[b"tablee"])
        coder = tablee.game(name).coder(2)
        assert (about["encoding"], about["rules"]) == (coder.id, find(name).rules)
        assert [(one["name"], tuple(one["shape"])) for one in about["fields"]] == [
            (field.name, tuple(field.shape)) for field in coder.fields
        ]


def test_a_game_without_numbers_has_the_same_rows_without_them(toy_installed: None, tmp_path: Path) -> None:
    made(plan_of("toy", 2), tmp_path, views=True)
    moves, (match, *_) = rows(tmp_path, "moves"), rows(tmp_path, "matches")
    played = tablee.load(match["record"])
    state = find("toy").new(2, {}, played.seed)
    for one, move in zip(moves, played.moves, strict=False):
        assert one.keys().isdisjoint({"observation", "legal", "numbers"})
        assert (one["seat"], one["move"]) == (state.turn, move)
        assert json.loads(one["view"]) == find("toy").view(state, one["seat"])
        state, _ = find("toy").apply(state, move)
    assert state.turn is None
    schema = json.loads((tmp_path / "moves.schema.json").read_text(encoding="utf-8"))
    for one in moves:
        jsonschema.Draft202012Validator(schema).validate(one)
    about = json.loads(pq.read_schema(tmp_path / "moves.parquet").metadata[b"tablee"])
    assert about.keys().isdisjoint({"encoding", "actions", "fields"})
    assert (about["game"], about["rules"]) == ("toy", find("toy").rules)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "`move`" in card
    assert "`observation`" not in card


def test_a_program_has_versions_of_its_own() -> None:
    plan = plan_of("tokan", 2, players="bot:1,Fox=program:fox")
    match = Match.new(find("tokan"), 2, {}, "any text")
    while not match.over:
        assert match.turn is not None
        match.play(match.turn, match.legal().moves[0])
    record = match.record(["bot:1", "Fox"], match.moves).objects()
    found = rows_of_games(False, plan, [Played(0, 0, 0, record, [], [0, 0], [0, 0])]).moves.to_pylist()
    assert {row["player"]: row["version"] for row in found} == {"bot:1": tablee.__version__, "Fox": ""}


@pytest.mark.processes
def test_the_same_plan_gives_the_same_files_with_any_number_of_processes(tmp_path: Path) -> None:
    plan = plan_of("mawoki", 2, games=6)
    for folder, many in (("one", 1), ("again", 1), ("two", 2)):
        made(plan, tmp_path / folder, many=many)
    for name in ("moves.parquet", "matches.parquet", "README.md", "moves.schema.json"):
        first = (tmp_path / "one" / name).read_bytes()
        assert first == (tmp_path / "again" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_rows_are_written_in_groups_so_memory_holds_few_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = plan_of("mawoki", 2, games=8)
    made(plan, tmp_path / "large")
    monkeypatch.setattr(writing, "GROUP", 100)
    made(plan, tmp_path / "small")
    groups = pq.ParquetFile(tmp_path / "small" / "moves.parquet")
    assert groups.num_row_groups > 1
    longest = max(row["plies"] for row in rows(tmp_path / "small", "matches"))
    for number in range(groups.num_row_groups):
        assert groups.metadata.row_group(number).num_rows < 100 + longest
    assert rows(tmp_path / "large", "moves") == rows(tmp_path / "small", "moves")


def test_sets_come_in_order_and_no_more_than_a_few_are_held() -> None:
    plan = plan_of("mawoki", 2, games=40)
    under_way: list[Future[int]] = []
    most = 0

    def submit(one: tuple[Plan, list[Any]]) -> Future[int]:
        nonlocal most
        future: Future[int] = Future()
        # A later set ends before an earlier one.
        future.set_result(one[1][0].number)
        under_way.append(future)
        most = max(most, len(under_way))
        return future

    found = []
    for number in workers._spread_in_order(((plan, [task]) for task in tasks(plan)), 5, submit):
        under_way.pop(0)
        found.append(number)
    assert found == list(range(40))
    assert most == 5


@pytest.mark.parametrize(("limit", "most"), [("GROUP_MATCHES", 3), ("GROUP_BYTES", 1)])
def test_matches_of_few_rows_are_written_in_groups_too(
    limit: str, most: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, limit, most)
    made(plan_of("mawoki", 2, games=8), tmp_path)
    groups = pq.ParquetFile(tmp_path / "matches.parquet").metadata
    found = [groups.row_group(number).num_rows for number in range(groups.num_row_groups)]
    assert found == ([3, 3, 2] if most == 3 else [1] * 8)


def table_of(card: str, title: str) -> list[list[str]]:
    """Return the cells of the rows below this head of a table."""
    lines = iter(card.splitlines())
    assert any(line.startswith(f"| {title} |") for line in lines)
    next(lines)
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in iter(lambda: next(lines, ""), "")
        if line.startswith("|")
    ]


def test_the_figures_of_the_card_and_of_the_file_are_those_of_the_rows(tmp_path: Path) -> None:
    plan = plan_of("toko-maja", 3, 8, "Fox=bot:1,random", rounds=1)
    made(plan, tmp_path)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    matches = rows(tmp_path, "matches")
    assert [row["match"] for row in matches] == list(range(len(matches)))
    assert {row["deal"] for row in matches} == set(range(plan.deals))
    assert len({tuple(row["players"]) for row in matches if row["deal"] == 0}) > 1
    assert all(row["failures"] == [0, 0, 0] for row in matches)
    plies = [row["plies"] for row in matches]
    assert f"Moves in a game: {min(plies)} to {max(plies)}." in card
    returns: dict[str, list[float]] = {"Fox": [], "random": []}
    for row in matches:
        for player, reward in zip(row["players"], row["returns"], strict=True):
            returns[player].append(reward)
    assert table_of(card, "Player") == [
        [name, meaning, str(len(returns[name])), f"{sum(returns[name]) / len(returns[name]):+.3f}"]
        for name, meaning in (("Fox", "bot:1"), ("random", "random"))
    ]
    about = json.loads(pq.read_schema(tmp_path / "moves.parquet").metadata[b"tablee"])
    encoding = about.pop("encoding"), about.pop("actions"), about.pop("fields")
    coder = tablee.game("toko-maja").coder(3, rounds=1)
    assert encoding[:2] == (coder.id, coder.actions)
    assert [(one["low"], one["high"]) for one in encoding[2]] == [(one.low, one.high) for one in coder.fields]
    assert about == {
        "game": "toko-maja",
        "rules": find("toko-maja").rules,
        "options": plan.options,
        "players": {"Fox": "bot:1", "random": "random"},
        "seats": 3,
        "deals": plan.deals,
        "seed": "any text",
    }
    assert plan.options["rounds"] == 1


def test_the_card_says_whether_the_same_command_gives_the_same_rows(tmp_path: Path) -> None:
    texts = {}
    for number, players in enumerate(("bot:1,random", "Slow=bot:1@20ms,random")):
        made(plan_of("tokan", 2, 1, players), tmp_path / str(number))
        texts[players] = (tmp_path / str(number) / "README.md").read_text(encoding="utf-8")
    sure, unsure = texts.values()
    assert ("rows are equal on every machine" in sure, "next time: Slow." in unsure) == (True, True)
    assert "rows are equal" not in unsure
    assert "next time" not in sure


def test_a_data_set_that_is_broken_off_is_not_there(tmp_path: Path) -> None:
    found = Dataset(plan_of("mawoki", 2, games=8), tmp_path, False, "CC0-1.0", "en").write(1)
    assert next(found) == 1
    assert sorted(one.name for one in tmp_path.iterdir()) == ["matches.parquet.part", "moves.parquet.part"]
    found.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="it needs the device of a full disk")
def test_a_full_disk_is_said_with_the_name_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "moves.parquet"
    schema = pa.schema({"ply": pa.int64()})
    with pytest.raises(OSError, match="No space left") as refused, new_file(path) as new:
        new.part = Path("/dev/full")
        with writing._Table(new, schema) as table:
            for _ in range(9):
                table.add(pa.record_batch({"ply": list(range(writing.GROUP))}, schema))
    assert (refused.value.errno, refused.value.filename) == (errno.ENOSPC, str(path))
    assert not path.exists()


def test_the_command_of_the_card_makes_the_same_rows(tmp_path: Path) -> None:
    plan = plan_of("toko-maja", 3, 4, "Fox=bot:1,random,random", table_triples=True, rounds=1)
    made(plan, tmp_path / "one", views=True)
    (line,) = [
        text.strip()
        for text in (tmp_path / "one" / "README.md").read_text(encoding="utf-8").splitlines()
        if text.startswith("    tablee ")
    ]
    with pytest.raises(SystemExit) as ended:
        app([*shlex.split(line)[1:], "--workers", "1", "--out", str(tmp_path / "two")])
    assert ended.value.code == 0
    assert rows(tmp_path / "one", "moves") == rows(tmp_path / "two", "moves")
    assert rows(tmp_path / "one", "matches") == rows(tmp_path / "two", "matches")


def test_the_command_of_the_card_names_players_with_files_as_they_were_given(tmp_path: Path) -> None:
    rules, file = find("mawoki"), tmp_path / "one,two.toml"
    (weight, *_) = weights_of(rules, 3, rules.options.fill({}))
    file.write_text(written_file({"game": "mawoki", "level": 3}, weights={weight.name: weight.usual}))
    plan = plan_of("mawoki", 2, players=entrants.joined([f"bot:3@{file}", "Fox=bot:1"]))
    words = shlex.split(command(plan, False, "CC0-1.0"))
    again = plan_of("mawoki", 2, players=words[words.index("--players") + 1])
    assert (again.entrants, again.meanings) == (plan.entrants, plan.meanings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_says_what_is_in_the_tables_in_each_language(language: str, tmp_path: Path) -> None:
    plan = plan_of("tokan", 2, 2, "bot:1@20ms,random")
    found = Dataset(plan, tmp_path, True, "MIT", language)
    list(found.write(1))
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "arena-data" not in text
    assert "arena.data" not in text
    assert "bot:1@20ms" in text
    assert "--views --licence MIT" in text
    for schema in found._schemas.values():
        for column in schema.names:
            assert f"| `{column}` |" in text
    for field in tablee.game("tokan").coder().fields:
        assert f"| `{field.name}` |" in text
    described = json.loads((tmp_path / "moves.schema.json").read_text(encoding="utf-8"))
    meanings = [one["description"] for one in described["properties"].values()]
    assert len(set(meanings)) == len(meanings)
