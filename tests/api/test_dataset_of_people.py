"""What people give has the form of a data set of bots, and holds nothing about who they are."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jsonschema
import pyarrow.parquet as pq
import pytest
from msgspec import structs
from sqlalchemy import insert

import tablee
from tablee.api.dataset import columns, of_people
from tablee.api.dataset.card_of_people import LeftOut
from tablee.api.dataset.of_people import DatasetOfPeople, plan_of, sorted_out
from tablee.core.record import parse_text
from tablee.games import find
from tablee.match import Match
from tablee.store.given_matches import Finished, Given
from tablee.store.rows import Entry, MatchRow, SeatRow
from tablee.store.schema import consents, guests
from tablee.store.store import Store
from tablee.words import LANGUAGES
from tests.store.samples import match as sample

ANA = SeatRow(0, "guest", "ana", "Anastasia", None)
BO = SeatRow(1, "guest", "bo", "Bodil", None)
BOT = SeatRow(1, "bot", None, "Tilly", 3)
AT = 1_790_000_000_000
"""A moment of September 2026."""

WHO_ELSE = {3: "stand_in", 5: "clock"}


def played(seed: str, *seats: SeatRow, at: int = AT) -> Given:
    """Return a match of TOKAN that random moves end, a few of them decided by others than the people."""
    game = find("tokan")
    match = Match.new(game, len(seats), {}, seed)
    entries: list[Entry] = []
    while not match.over:
        legal = game.legal(match.position).moves
        move = legal[len(entries) * 7 % len(legal)]
        turn = match.turn
        assert turn is not None
        by: Any = "bot" if seats[turn].kind == "bot" else WHO_ELSE.get(match.ply, "person")
        version = None if by == "person" or match.ply < 2 else "0.9.1"
        entries.append(
            Entry(
                match.ply + 1, turn, move, f"message {match.ply}", 1234, at + match.ply, by, version=version
            )
        )
        match.play(turn, move)
    outcome = match.outcome
    assert outcome is not None
    row: MatchRow = structs.replace(
        sample(seed, *seats, host="ana"),
        game="tokan",
        rules=game.rules,
        options=match.options,
        seed=match.seed,
        begun=at,
        state="over",
        outcome={"scores": outcome.scores, "ranks": outcome.ranks, "resigned": []},
    )
    return Given(row, entries)


def made(folder: Path, given: Sequence[Given], language: str = "en", views: bool = False) -> DatasetOfPeople:
    """Write these matches."""
    found = {one.row.id: one for one in given}
    plan = plan_of("tokan", 2, given[0].row.options)
    made = DatasetOfPeople(
        plan,
        list(found),
        LeftOut(1, 2, 3, 4),
        lambda ids: [found[one] for one in ids],
        *(folder, views, "LicenseRef-research-only", language),
    )
    assert list(made.write(1)) == list(range(1, len(given) + 1))
    return made


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / f"{table}.parquet").to_pylist()
    return found


def test_it_has_the_columns_of_a_data_set_of_bots_and_its_records_replay(tmp_path: Path) -> None:
    given = [played("first", ANA, BO), played("second", ANA, BOT)]
    made(tmp_path, given, views=True)
    size = tablee.game("tokan").coder(2).size
    for table, schema in (("moves", columns.moves(size, True)), ("matches", columns.matches())):
        assert pq.read_schema(tmp_path / f"{table}.parquet").remove_metadata() == schema
        validator = jsonschema.Draft202012Validator(
            json.loads((tmp_path / f"{table}.schema.json").read_text(encoding="utf-8"))
        )
        for row in rows(tmp_path, table)[:20]:
            validator.validate(row)
    for row, one in zip(rows(tmp_path, "matches"), given, strict=True):
        record = tablee.load(row["record"])
        assert record.moves == [entry.move for entry in one.entries]
        assert one.row.outcome is not None
        assert (row["scores"], record.ranks) == (one.row.outcome["scores"], one.row.outcome["ranks"])
    assert [row["players"] for row in rows(tmp_path, "matches")] == [
        ["person", "person"],
        ["person", "bot:3"],
    ]


def test_a_move_says_if_something_else_than_the_person_decided(tmp_path: Path) -> None:
    made(tmp_path, [played("first", ANA, BOT)])
    for row in rows(tmp_path, "moves"):
        if row["seat"] == 1:
            assert row["player"] == "bot:3"
        else:
            assert row["player"] == WHO_ELSE.get(row["ply"] - 1, "person")
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "| person | a person | 1 |" in text


def test_a_move_of_a_bot_names_the_release_that_played(tmp_path: Path) -> None:
    given = played("first", ANA, BOT)
    made(tmp_path, [given])
    found = [row["version"] for row in rows(tmp_path, "moves")]
    assert found == [one.version or "" for one in given.entries]
    assert (found[:3], found.count("0.9.1") > 5) == (["", "", ""], True)


def test_no_name_time_or_id_is_in_any_file(tmp_path: Path) -> None:
    given = [played("first", ANA, BO), played("second", ANA, BO)]
    made(tmp_path, given, views=True)
    for table in ("moves", "matches"):
        for row in rows(tmp_path, table):
            text = json.dumps(row, ensure_ascii=False)
            for secret in ("Anastasia", "Bodil", '"ana"', '"bo"', "message ", "1234", str(AT)[:9], "2026"):
                assert secret not in text
    for row, one in zip(rows(tmp_path, "matches"), given, strict=True):
        record = parse_text(row["record"])
        assert record.deal is None
        assert [line.ms for line in record.moves] == [None] * len(one.entries)
        assert one.row.id not in row.values()
    about = json.loads(pq.read_schema(tmp_path / "moves.parquet").metadata[b"tablee"])
    assert about.keys() == {"game", "rules", "options", "seats", "source", "encoding", "actions", "fields"}


def test_a_return_game_has_the_deal_of_the_game_before(tmp_path: Path) -> None:
    first, other = played("first", ANA, BO), played("second", ANA, BO)
    again = Given(structs.replace(first.row, id="again"), first.entries)
    made(tmp_path, [first, other, again])
    assert [row["deal"] for row in rows(tmp_path, "matches")] == [0, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_says_what_was_left_out_and_the_months(language: str, tmp_path: Path) -> None:
    later = played("second", ANA, BO, at=AT + 40 * 24 * 3600 * 1000)
    made(tmp_path, [later, played("first", ANA, BOT)], language)
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "data-people" not in text
    for told in ("2026-09", "2026-10", ": 1\n", ": 2\n", ": 3\n", ": 4\n", "LicenseRef-research-only"):
        assert told in text
    assert str(find("tokan").rules) in text


def test_only_matches_of_the_same_rules_options_and_seats_fit_in_one_data_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = find("mawoki").new(2, {}, "").options
    other = find("mawoki").new(2, {"arrow": "steal"}, "").options
    rules = find("mawoki").rules
    plan = plan_of("mawoki", 2, options)
    given, left_out = sorted_out(
        plan,
        [
            Finished("given", rules, 2, options, None),
            Finished("rules", rules - 1, 2, options, None),
            Finished("seats", rules, 3, options, None),
            Finished("options", rules, 2, other, None),
            Finished("broken", rules, 2, {"no such": 1}, "consent"),
            *(Finished(reason, rules, 2, options, reason) for reason in ("gave_up", "consent", "moderated")),
        ],
    )
    assert (given, left_out) == (["given"], LeftOut(4, 1, 1, 1))


def test_the_order_is_not_that_of_the_database() -> None:
    options = find("tokan").new(2, {}, "").options
    ids = [f"{number:02}" for number in range(40)]
    finished = [Finished(one, find("tokan").rules, 2, options, None) for one in ids]
    given, _ = sorted_out(plan_of("tokan", 2, options), finished)
    assert given != ids
    assert sorted(given) == ids


def test_matches_are_read_a_few_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_people, "BATCH", 2)
    given = {one.row.id: one for one in (played(name, ANA, BO) for name in ("a", "b", "c"))}
    asked: list[list[str]] = []

    def read(ids: Sequence[str]) -> list[Given]:
        asked.append(list(ids))
        # The players of one withdrew meanwhile.
        return [given[one] for one in ids if one != "b"]

    plan = plan_of("tokan", 2, given["a"].row.options)
    found = DatasetOfPeople(plan, [*given], LeftOut(), read, tmp_path, False, "MIT", "en")
    assert list(found.write(1)) == [1, 2]
    assert asked == [["a", "b"], ["c"]]


async def stored(address: str, given: Sequence[Given], agree: Sequence[str]) -> None:
    """Store these matches; the guests `agree` let researchers use them."""
    store = await Store.open(address)
    async with store.database.write() as connection:
        for guest in ("ana", "bo"):
            await connection.execute(insert(guests).values(id=guest, name=guest, created=1))
    for row, entries in given:
        await store.matches.create(structs.replace(row, next=None), entries)
    async with store.database.write() as connection:
        for row, _ in given:
            for guest in agree:
                await connection.execute(insert(consents).values(match=row.id, guest=guest, at=1))
    await store.close()
