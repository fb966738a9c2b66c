"""`tablee admin ban`: what can be banned, and the list."""

from pathlib import Path

import pytest

from tablee.cli.banning import banned_network
from tablee.cli.console import UsageError
from tests.cli.conftest import Run


def test_bans_are_listed_until_they_are_lifted(run: Run, sqlite_file: Path) -> None:
    there = ("--database", str(sqlite_file))
    assert "No address is banned." in run("admin", "ban", *there).out
    ran = run("admin", "ban", "203.0.113.7", *there)
    assert (ran.status, ran.out.strip()) == (0, "203.0.113.7/32 is banned. Bans now: 1.")
    assert "Bans now: 2." in run("admin", "ban", "2001:db8::7", "--players", *there).out
    listed = run("admin", "ban", *there).out.splitlines()
    assert [line.partition(", since")[0] for line in listed] == [
        "203.0.113.7/32",
        "2001:db8::/64, players too",
    ]
    assert "no longer banned" in run("admin", "ban", "203.0.113.7", "--lift", *there).out
    assert "was not banned" in run("admin", "ban", "203.0.113.7", "--lift", *there).out
    assert "203.0.113.7" not in run("admin", "ban", *there).out


@pytest.mark.parametrize(
    ("given", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        (" 203.0.113.7/24 ", "203.0.113.0/24"),
        ("10.0.0.0/8", "10.0.0.0/8"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/80", "2001:db8:1:2::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_an_address_stands_for_what_limits_count_as_one(given: str, network: str) -> None:
    assert str(banned_network(given)) == network


@pytest.mark.parametrize(
    "given",
    ["", "ana", "203.0.113", "127.0.0.1", "::1", "0.0.0.0/0", "8.0.0.0/7", "2000::/3", "203.0.113.7:80"],
)
def test_what_would_ban_everybody_or_nobody_is_refused(given: str) -> None:
    with pytest.raises(UsageError) as refused:
        banned_network(given)
    assert (refused.value.code, refused.value.params) == ("use.address", {"given": given})
