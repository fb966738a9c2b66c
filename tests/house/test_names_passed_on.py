"""No value is passed on under the name of another parameter, above the rules and in the build."""

import ast
from typing import Final

import pytest

from tests.house.passing import Functions, misnamed, misnamed_in
from tests.house.tree import PACKAGE, ROOT

SOURCES: Final = sorted(
    file
    for folder in (PACKAGE, ROOT / "build_steps")
    for file in folder.rglob("*.py")
    if PACKAGE / "games" not in file.parents
)

MEANT: Final = {
    "build_steps/step.py run(stderr=STDOUT)",
    "src/tablee/cli/doctor.py findings(seconds=LOGS_S)",
    "src/tablee/cli/game_commands.py Command(params=arguments)",
    "src/tablee/cli/replay.py words(plies=ply)",
    "src/tablee/core/chance.py ply_lines(by=seat)",
    "src/tablee/openspiel/game.py GameInfo(num_players=players)",
    "src/tablee/server/live/clock_replay.py _returned(seat=turn)",
    "src/tablee/server/operations/nightly_backup.py Recurring(wait=EVERY_S)",
    "src/tablee/server/operations/pruning.py Recurring(wait=EVERY_S)",
    "src/tablee/server/talk/reporting.py ReportRow(match=id)",
    "src/tablee/server/talk/reporting.py ReportRow(reporter=id)",
    "src/tablee/store/backups/postgres_databases.py _renaming(other=name)",
    "src/tablee/store/claims.py keep_way_back(other=guest)",
    "src/tablee/store/database.py at_once(work=trial)",
    "src/tablee/store/offers.py enqueue(but_seat=seat)",
}
"""Calls that pass such a value on purpose: each was read."""


def test_every_value_is_passed_on_under_its_own_name() -> None:
    assert set(misnamed_in(SOURCES, ROOT)) == MEANT


MADE: Final = """
class Row:
    plies: int
    moves: int

def keep(talk_s, guests): ...
def note(revision, ply): ...
"""


@pytest.mark.parametrize(
    ("call", "found"),
    [
        ("keep(talk_s=given.talk, guests=given.guests)", []),
        ("keep(talk_s=given.guests, guests=given.guests)", ["keep(talk_s=guests)"]),
        ("keep(talk_s=TALK_S, guests=_talk)", ["keep(guests=_talk)"]),
        ("note(row.ply, row.revision)", ["note(revision=ply)", "note(ply=revision)"]),
        ("note(row.revision, ply)", []),
        ("Row(moves, 2)", ["Row(plies=moves)"]),
        ("table.update(begun=now, ended=begun)", ["update(ended=begun)"]),
        ("note(*both, ply)", []),
    ],
)
def test_a_value_under_another_name_is_found(call: str, found: list[str]) -> None:
    functions = Functions([ast.parse(MADE)])
    assert sorted(what for _, what in misnamed(ast.parse(call), functions)) == sorted(found)
