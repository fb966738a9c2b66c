"""Every sentence is used: a message that no code names, whole or in its parts, is a leftover."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.house.test_words import FOLDERS, LANGUAGES, messages
from tests.house.tree import GAMES, PACKAGE, ROOT, games_here

WEB = ROOT / "web" / "src"
DRAWN = sorted(path for path in WEB.glob("games/*/words") if path.is_dir())
LITERAL = re.compile(r"""['"`]([a-z][A-Za-z0-9._-]*)['"`]""")
TEMPLATE = re.compile(r"""`([^`\n]*\{[^`\n]*)`|f"([^"\n]*\{[^"\n]*)\"""")
HOLE = re.compile(r"\$?\{[^{}]*\}")
JOINED = re.compile(r"\b(?:idOf\(|(?:plain_)?label\(\w+\(\), )((?:[^()]|\([^()]*\))*)\)")
REFERRED = re.compile(r"\{ ([a-z][a-z0-9-]+) \}")
ANY = "[A-Za-z0-9-]+"


def dashed(text: str) -> str:
    """Return a code or a name as an id."""
    return re.sub(r"[._]", "-", text)


def parted(text: str) -> str | None:
    """Return a pattern for the ids of a text with placeholders; None if it names none."""
    fixed = HOLE.sub("\0", text)
    if (
        not re.fullmatch(r"[a-z0-9._\0-]+", fixed)
        or "-" not in dashed(fixed)
        or len(fixed.strip("\0-._")) < 3
    ):
        return None
    return re.escape(dashed(fixed)).replace("\0", ANY).replace("\\\0", ANY)


def joined(arguments: str) -> str:
    """Return a pattern for the ids that `idOf(...)`, or `label(language(), ...)` of the command line, builds."""
    parts = re.split(r",\s*(?![^(]*\))", arguments)
    texts = [re.fullmatch(r"""['"]([a-z0-9._-]+)['"]""", part.strip()) for part in parts]
    return "-".join(re.escape(dashed(text[1])) if text else ANY for text in texts)


@cache
def asked() -> tuple[frozenset[str], re.Pattern[str]]:
    """Return the ids that code names whole, and a pattern of those that it builds."""
    whole: set[str] = set()
    patterns: set[str] = set()
    sources = [
        *PACKAGE.rglob("*.py"),
        *WEB.rglob("*.ts"),
        *WEB.rglob("*.svelte"),
        *ROOT.glob("web/build/*.ts"),
    ]
    for path in sources:
        text = path.read_text(encoding="utf-8")
        whole |= {dashed(literal) for literal in LITERAL.findall(text)}
        templates = (one or other for one, other in TEMPLATE.findall(text))
        patterns |= {pattern for template in templates if (pattern := parted(template))}
        patterns |= {joined(arguments) for arguments in JOINED.findall(text)}
    for path in [*PACKAGE.rglob("*.ftl"), *WEB.rglob("*.ftl")]:
        whole |= set(REFERRED.findall(path.read_text(encoding="utf-8")))
    told = {pattern for pattern in patterns if re.search(r"[a-z]{2}", pattern.replace(ANY, ""))}
    return frozenset(whole), re.compile("|".join(sorted(told)))


@pytest.mark.parametrize("folder", [*FOLDERS, *DRAWN], ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_sentence_is_asked_for(folder: Path) -> None:
    whole, pattern = asked()
    ids = {name.split(".")[0] for name in messages(folder / f"{LANGUAGES[0]}.ftl")}
    assert sorted(name for name in ids if name not in whole and not pattern.fullmatch(name)) == []


@pytest.mark.parametrize("game", games_here(), ids=lambda game: str(game.name))
def test_words_speak_of_the_options_that_there_are(game) -> None:  # type: ignore[no-untyped-def]
    folder = GAMES / game.name.replace("-", "_") / "words"
    prefix = f"{game.name}-option-"
    spoken = {name for name in messages(folder / f"{LANGUAGES[0]}.ftl") if name.startswith(prefix)}
    known: set[str] = set()
    for name, schema in game.options.schema()["properties"].items():
        option = prefix + dashed(name)
        known |= {option, f"{option}-help", *(f"{option}-{value}" for value in schema.get("enum", ()))}
    assert spoken <= known, spoken - known
    assert {f"{prefix}{dashed(name)}-help" for name in game.options.all} <= spoken
