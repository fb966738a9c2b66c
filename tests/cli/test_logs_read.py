"""What the doctor and `tablee admin verify` report about the logs of matches."""

from typing import Any, Final

import pytest

from tablee.cli.console import Console
from tablee.cli.logs_read import NAMED, findings
from tablee.server.play.log_check import Examined

WELL: Final[dict[str, Any]] = {"total": 7, "read": 7, "unreadable": {}, "differing": [], "misdealt": []}
MANY: Final = {f"table-{number:02}": "no move" for number in range(NAMED + 2)}


def reported(**facts: Any) -> list[tuple[bool | None, str]]:
    found = findings(Console("en"), Examined(**{**WELL, **facts}), 60)
    return [(finding.fine, finding.text) for finding in found]


def test_logs_that_are_all_well_are_counted() -> None:
    assert [(fine, "7" in text) for fine, text in reported()] == [(True, True)]


@pytest.mark.parametrize(
    ("facts", "fine", "names"),
    [
        ({"unreadable": {"bad-table": "no move"}}, False, "bad-table"),
        ({"misdealt": ["bad-deal"]}, False, "bad-deal"),
        ({"differing": ["bad-row"]}, None, "bad-row"),
        ({"read": 3}, None, "3 of 7"),
    ],
)
def test_if_anything_is_wrong_nothing_is_called_well(
    facts: dict[str, Any], fine: bool | None, names: str
) -> None:
    ((found, text),) = reported(**facts)
    assert (found, names in text) == (fine, True)


def test_everything_that_is_wrong_is_reported_beside_the_rest() -> None:
    found = reported(read=3, unreadable={"one": "no move"}, misdealt=["two"], differing=["three"])
    assert [fine for fine, _ in found] == [None, False, False, None]


def test_of_many_unreadable_logs_so_many_are_named_and_the_others_are_counted() -> None:
    *named, more = reported(unreadable=MANY)
    assert [any(table in text for table in MANY) for _, text in named] == [True] * NAMED
    assert (more[0], "2" in more[1]) == (False, True)
    assert len(reported(unreadable=dict(list(MANY.items())[:NAMED]))) == NAMED
