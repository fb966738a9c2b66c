"""Every command of `tablee` on a page has the options that the page gives it; README's run whole in `test_readme`."""

import re
import shlex
from typing import Final

import click
import pytest

from tablee.cli.app import app
from tests.docs.prose import pages, source

LINE: Final = re.compile(r"^ *(?:\S*/)?tablee ((?:[^\n\\]|\\\n)+)$", re.MULTILINE)
"""A command on a line of its own, in a block of code; a `\\` continues it."""
BLOCK: Final = re.compile(r"^ *```\n(.*?)^ *```|((?:^    .*\n)+)", re.DOTALL | re.MULTILINE)
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
    context = click.Context(app)
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
