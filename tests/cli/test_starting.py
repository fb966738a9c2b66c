"""Starting is quick because no unneeded module is imported.

`make bench` measures the time; the imports can be checked exactly.
"""

import json
import os
import re
import subprocess
import sys
from importlib import import_module
from importlib.resources import files

import pytest

from tablee.cli.app import COMMANDS
from tablee.cli.console import PACKAGE
from tablee.cli.game_commands import brought
from tablee.games import installed
from tablee.words import LANGUAGES, label, sentence
from tablee.words.plain import plain_label, plain_sentence
from tests.cli.conftest import Run

HEAVY = (
    "alembic",
    "asyncio",
    "fluent",
    "msgspec",
    "numpy",
    "pygments",
    "rich",
    "sqlalchemy",
    "starlette",
    "uvicorn",
)
"""Packages that each take longer to import than `tablee --help` may take beyond Python itself."""

OURS = ("tablee.arena", "tablee.server", "tablee.store")

THEN_TELL = """
import json
print("loaded", json.dumps(sorted({".".join(name.split(".")[:3]) for name in sys.modules})), file=sys.stderr)
"""

HELP = """
import sys
from tablee.cli import main
sys.argv = ["tablee", *WORDS]
try:
    main()
except SystemExit:
    pass
"""

ASKED = """
import io, sys
from tablee.bots.engine import worker
from tablee.bots.engine.json_lines import answer
asked = b'{"do":"new","game":"GAME","players":PLAYERS,"seed":"any"}'
assert b"position" in answer(asked, worker.Bounds(60, 0).answered)
"""


def loaded(program: str) -> list[str]:
    """Return the modules that a Python program has imported at its end, up to the third name: `tablee.games.NAME`."""
    ran = subprocess.run(
        [sys.executable, "-c", program + THEN_TELL],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)},
    )
    (line,) = (line for line in ran.stderr.splitlines() if line.startswith("loaded "))
    names: list[str] = json.loads(line.removeprefix("loaded "))
    return names


def heavy(names: list[str]) -> list[str]:
    """Return the slow ones among them."""
    return [name for name in names if name.split(".")[0] in HEAVY or name.startswith(OURS)]


@pytest.mark.parametrize(
    "words", [["--help"], ["engine", "--help"], ["--version"], ["no-such-command"]], ids=" ".join
)
def test_help_is_given_without_what_commands_need(words: list[str]) -> None:
    assert heavy(loaded(HELP.replace("WORDS", repr(words)))) == []


@pytest.mark.parametrize("name", sorted(installed()))
def test_the_engine_answers_first_without_words_servers_or_other_games(name: str) -> None:
    asked = ASKED.replace("GAME", name).replace("PLAYERS", str(installed()[name].min_players))
    names = loaded(asked)
    assert heavy(names) == []
    games = [name for name in names if name.startswith("tablee.games.")]
    assert games == [installed().package(name)]


def test_the_process_that_supervises_the_engine_loads_no_rules() -> None:
    names = loaded("import sys\nimport tablee.bots.engine.supervisor\n")
    assert heavy(names) == []
    assert "tablee.games" not in names


def test_a_server_is_imported_without_what_its_first_page_does_not_need() -> None:
    names = loaded("import sys\nimport tablee.server.run\n")
    late = {"aiosmtplib", "alembic", "babel", "cryptography", "httpx", "ifaddr", "rich", "segno", "webauthn"}
    assert {name.partition(".")[0] for name in names} & late == set()
    assert "sqlalchemy.dialects.postgresql" not in names


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_how_the_help_of_each_begins(name: str) -> None:
    module = name.replace("-", "_")
    command = getattr(import_module(f"tablee.cli.{module}"), module)
    assert COMMANDS[name] == " ".join(command.help.split("\n\n")[0].split())


def test_commands_of_games_stand_in_the_list_too(run: Run) -> None:
    out = " ".join(run("--help").out.split())
    for name, command in brought().items():
        assert f"{name} {command.about()}" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_read_quickly_is_the_one_that_fluent_reads(language: str) -> None:
    for game in installed():
        for parts in (("name",), ("about",), ("option", "nothing"), ("seat", "0")):
            assert plain_label(language, game, *parts) == label(language, game, *parts)
    for name, command in brought().items():
        assert plain_label(language, command.game, "command", name) == label(
            language, command.game, "command", name
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_the_command_read_quickly_is_the_one_that_fluent_reads(language: str) -> None:
    words = (files(PACKAGE) / "words" / f"{language}.ftl").read_text("utf-8")
    params = {name: f"<{name}>" for name in re.findall(r"\$(\w+)", words)}
    codes = re.findall(r"^(cli-[\w-]+) *=", words, re.MULTILINE)
    assert "cli-serving" in codes
    for code in codes:
        assert plain_sentence(code, params, language, PACKAGE) == sentence(code, params, language, PACKAGE)
