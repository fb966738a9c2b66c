"""The time until bots take the free seats: another change of the table does not begin it again."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from tablee.games import find
from tablee.server.api import hosting
from tablee.server.protocol.seating import ChangeTable
from tablee.server.protocol.terms import Terms
from tests.store.samples import match, seat


@pytest.mark.parametrize(
    ("change", "restarts"),
    [
        (ChangeTable(open=True), False),
        (ChangeTable(stand_in=30), False),
        (ChangeTable(terms=Terms(fill=600, substitutes="nobody")), False),
        (ChangeTable(terms=Terms(fill=300)), True),
        (ChangeTable(terms=Terms(fill=0)), None),
    ],
)
def test_the_wait_for_bots_begins_again_only_if_it_is_agreed_otherwise(
    monkeypatch: pytest.MonkeyPatch, toy_installed: None, change: ChangeTable, restarts: bool | None
) -> None:
    monkeypatch.setattr(hosting, "now", lambda: 1_000_000)
    terms = msgspec.to_builtins(Terms(fill=600))
    row = msgspec.structs.replace(match("m", seat(0), seat(1)), terms=terms, fills=601_000)
    live: Any = SimpleNamespace(row=row, game=find(row.game))
    expected = {None: None, False: 601_000, True: 1_300_000}[restarts]
    assert hosting._values(live, change, False)["fills"] == expected
