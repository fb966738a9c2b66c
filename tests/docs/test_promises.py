"""Each promise in docs/testing.md and tests/docs/security.md names tests that exist, and that `make test` runs."""

import re
from pathlib import Path

import pytest

from tests.docs.promises import Named, Row, faults, rows, run_by_name

PROMISES = rows("docs/testing.md", "## Promises")
THREATS = rows("tests/docs/security.md", "# Security tests")


@pytest.mark.parametrize("row", [*PROMISES, *THREATS], ids=lambda row: row.promise)
def test_the_tests_of_every_promise_are_there(row: Row) -> None:
    assert row.tests
    assert [fault for named in row.tests for fault in faults(named)] == []


@pytest.mark.parametrize("row", PROMISES, ids=lambda row: row.promise)
def test_a_reader_of_the_page_on_testing_is_led_to_single_tests(row: Row) -> None:
    """The other page is a list for people who know the tests: a file a promise is enough there."""
    assert all(named.test or Path(named.path).suffix != ".py" for named in row.tests)


@pytest.mark.parametrize("row", [*PROMISES, *THREATS], ids=lambda row: row.promise)
def test_nothing_in_backticks_is_overlooked(row: Row) -> None:
    named = [path for path in re.findall(r"`([^`]+)`", row.text) if "test" in path and "-m" not in path]
    assert len(named) == len(row.tests)


@pytest.mark.parametrize(
    ("named", "fault"),
    [
        (Named("tests/docs/gone.py", ""), "tests/docs/gone.py does not exist"),
        (Named("tests/docs/promises.py", ""), "`make test` runs nothing of tests/docs/promises.py"),
        (Named("tests/docs/__pycache__", ""), "tests/docs/__pycache__ has no test"),
        (Named("tests/docs/test_promises.py", "test_gone"), "tests/docs/test_promises.py has no test_gone"),
        (
            Named(
                "tests/server/operations/test_kill.py",
                "test_two_hundred_games_survive_a_server_killed_again_and_again",
            ),
            "`make test` runs nothing of tests/server/operations/test_kill.py "
            "test_two_hundred_games_survive_a_server_killed_again_and_again",
        ),
    ],
    ids=lambda given: "" if isinstance(given, Named) else given,
)
def test_what_is_wrong_is_found(named: Named, fault: str) -> None:
    assert faults(named) == [fault]


def test_a_test_of_the_long_run_is_known_as_one() -> None:
    found = run_by_name(Path(__file__).parents[1] / "server" / "operations" / "test_kill.py")
    assert sorted(found.values()) == [False, False, False, True]
