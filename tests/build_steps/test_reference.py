"""The generated pages of docs/reference are those of the code today."""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

import click
import pytest

from build_steps.reference import pages
from build_steps.reference.errors import codes, params, section
from tablee.cli.app import COMMANDS, app
from tablee.server.access.rate_limits import COUNTED, RATES
from tablee.server.options import ServeOptions
from tablee.server.settings import Settings
from tests.cli.given import GIVEN
from tests.house.tree import ROOT

FOLDER: Final = ROOT / "docs" / "reference"
PAGES: Final = pages()


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.md")))
def test_a_page_is_the_one_that_the_code_makes_today(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == PAGES[name], "run `make protocol`"


def test_every_page_is_written() -> None:
    assert {path.name for path in FOLDER.glob("*.md")} == PAGES.keys()


def command(name: str) -> click.Command:
    """Return the command of that name, such as `admin backup`."""
    found: click.Command = app
    for word in name.split():
        assert isinstance(found, click.Group)
        below = found.get_command(click.Context(found), word)
        assert below is not None, name
        found = below
    return found


def shown(name: str) -> Iterator[str]:
    """Yield every option of a command by its flag, and every argument by its name."""
    for parameter in command(name).params:
        if isinstance(parameter, click.Option):
            yield from parameter.opts
        else:
            yield (parameter.metavar or str(parameter.name)).upper()


@pytest.mark.parametrize("name", sorted(GIVEN))
def test_every_command_has_a_section_with_all_its_options(name: str) -> None:
    sections = dict(
        part.split("\n", 1) for part in re.split(r"^#+ tablee ", PAGES["command-line.md"], flags=re.M)[1:]
    )
    assert {one.partition(" ")[0] for one in sections} == set(COMMANDS)
    assert [text for text in shown(name) if f"| `{text}" not in sections[name]] == []


@pytest.mark.parametrize(
    ("code", "heading", "expected"),
    [
        ("table.waiting_limit", "Server", ["limit", "tables"]),
        ("seat.taken", "Server", ["seat"]),
        ("option.players", "Rules, positions and records", ["max", "min", "players"]),
        ("record.nonce", "Rules, positions and records", ["line", "seat"]),
        ("game.unknown", "Rules, positions and records", ["close", "known", "name"]),
        ("engine.key", "Engine", ["expected", "key"]),
        ("backup.room", "Starting, backups and the command line", ["folder", "free", "needed"]),
    ],
)
def test_an_error_is_listed_once_with_its_parameters(code: str, heading: str, expected: list[str]) -> None:
    assert (section(code), params(code)) == (heading, expected)
    assert PAGES["errors.md"].count(f"\n| `{code}` |") == 1


def test_no_code_is_left_out_of_the_page_of_errors() -> None:
    listed = re.findall(r"^\| `([a-z_.]+)` \|", PAGES["errors.md"], re.MULTILINE)
    assert sorted(listed) == codes()


def test_every_rate_says_what_it_counts() -> None:
    assert COUNTED.keys() == RATES.keys()


def test_every_number_among_the_settings_is_listed_here_or_is_an_option() -> None:
    numbers = {one.name for one in fields(Settings) if isinstance(one.default, int | float)}
    left = numbers - {one.name for one in fields(ServeOptions)}
    assert {name for name in left if f"`{name}`" not in PAGES["limits.md"]} == set()


@pytest.mark.parametrize(
    ("metric", "labels"),
    [
        ("tablee_moves_total", "`game`, `by`"),
        ("tablee_bot_wait_seconds", "`priority`"),
        ("tablee_rules_kills_total", "`of`"),
        ("tablee_program_failures_total", "`program`"),
        ("tablee_faults_total", ""),
    ],
)
def test_a_metric_is_listed_with_its_labels(metric: str, labels: str) -> None:
    (row,) = re.findall(rf"^\| `{metric}` \| \w+ \| (.*?) \|", PAGES["limits.md"], re.MULTILINE)
    assert row.strip() == labels


def test_no_page_names_a_path_of_this_machine() -> None:
    assert [name for name, text in PAGES.items() if str(Path.home()) in text or str(ROOT) in text] == []


def test_every_key_that_the_pages_keep_is_listed_with_what_it_holds() -> None:
    files = [ROOT / "web/src/guest/stored.ts", *(ROOT / "web/src/games").glob("*/stored.ts")]
    keys = {
        key
        for path in files
        for key in re.findall(r"'(tablee\.[\w.]+)': '", path.read_text(encoding="utf-8"))
    }
    listed = set(re.findall(r"^\| `(tablee\.[\w.]+)` \| \w", PAGES["browser-storage.md"], re.MULTILINE))
    assert listed == keys
