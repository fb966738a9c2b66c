"""Every command of `tablee` on a page has the options that the page gives it; README's run whole in `test_readme`."""

import os
import re
import shlex
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import click
import pytest

from tablee.cli.app import app
from tests.docs.prose import pages, source

LINE: Final = re.compile(r"^ *(?:\S*/)?tablee ((?:[^\n\\]|\\\n)+)$", re.MULTILINE)
"""A command on a line of its own, in a block of code; a `\\` continues it."""
BLOCK: Final = re.compile(r"^ *```\w*\n(.*?)^ *```|((?:^    .*\n)+)", re.DOTALL | re.MULTILINE)
QUOTED: Final = re.compile(r"`tablee ([a-z][^`\n]*)`")
PAGES: Final = pages()


def commands(text: str) -> list[str]:
    """Return the words after `tablee` of each command on a page."""
    found = BLOCK.findall(text)
    blocks = "\n".join(fenced or indented for fenced, indented in found)
    return [*(words.replace("\\\n", " ") for words in LINE.findall(blocks)), *QUOTED.findall(text)]


def parse(words: str) -> None:
    """Parse a command as the shell would pass it. Raise `click.ClickException` if a command or option is unknown."""
    left = shlex.split(words.replace("...", ""), comments=True)
    found: click.Command = app
    # Click keeps the options of help with a command, so `-h` must be among them here too.
    context = click.Context(app, **app.context_settings)
    while isinstance(found, click.Group) and left:
        _, below, left = found.resolve_command(context, left)
        assert below is not None
        found, context = below, click.Context(below, parent=context)
    found.make_parser(context).parse_args(args=left)


@pytest.mark.parametrize("name", sorted(name for name, path in PAGES.items() if commands(source(path))))
def test_every_command_on_a_page_exists_with_its_options(name: str) -> None:
    for words in commands(source(PAGES[name])):
        parse(words)


def test_commands_are_found_in_blocks_and_in_sentences() -> None:
    blocks = "    tablee serve \\\n        --port 1\n\n```\n/srv/bin/tablee admin backup x   # now\n```\n"
    text = f"Run `tablee doctor`.\n\n{blocks}"
    assert [words.split() for words in commands(text)] == [
        ["serve", "--port", "1"],
        ["admin", "backup", "x", "#", "now"],
        ["doctor"],
    ]


@pytest.mark.parametrize("words", ["srve", "serve --prot 1", "admin undo"])
def test_a_command_that_does_not_exist_is_refused(words: str) -> None:
    with pytest.raises(click.ClickException):
        parse(words)


def test_the_service_of_play_at_home_starts_the_copy_in_which_its_commands_were_run(tmp_path: Path) -> None:
    blocks = [
        fenced
        for fenced, _ in BLOCK.findall(
            source(next(path for path in PAGES.values() if str(path).endswith("play-at-home.md")))
        )
        if "systemctl" in fenced
    ]
    home, copy, stubs = tmp_path / "home", tmp_path / "games of ours", tmp_path / "bin"
    for folder in (home, copy, stubs):
        folder.mkdir()
    for name in ("systemctl", "loginctl"):
        (stubs / name).write_text(f'#!/bin/sh\necho {name} "$@" >> "$HOME/called"\n')
        (stubs / name).chmod(0o755)
    subprocess.run(
        ["bash", "-euc", *blocks],
        cwd=copy,
        check=True,
        env={"HOME": str(home), "PATH": f"{stubs}:{os.environ['PATH']}"},
    )
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(home / ".config/systemd/user/tablee.service")
    command, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(command) == copy / ".venv/bin/tablee"
    parse(shlex.join(words))
    assert words == ["serve", "--lan"]
    called = (home / "called").read_text().splitlines()
    assert called == ["systemctl --user enable --now tablee", "loginctl enable-linger"]
