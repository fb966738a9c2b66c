"""Every sentence in every language as readers see it: with many, one and none, in its place, in our terms."""

import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tablee.words.sentences import from_one
from tests.house.test_words import FOLDERS, LANGUAGES, SHARED
from tests.house.tree import GAMES, ROOT

WEB = ROOT / "web" / "src"
DOCS = ROOT / "docs"
ALL = [*FOLDERS, *sorted(path for path in WEB.glob("games/*/words") if path.is_dir())]
NUMBERS = (0, 1, 2, 5, 8, 11)

LARGE = 20
MANY = {
    *("level", "limit", "least", "most", "max", "min", "wanted", "needed", "left"),
    *("players", "plies", "moves", "games", "deals", "columns", "rows"),
}
"""Variables that are never one or none, or have no plural: bounds, levels, cards too many, games of an arena, sides.
"""

TEXTS = {"word": "HOTEL", "letter": "E", "given_letter": "R", "got_letter": "A"}
"""Variables that are not numbers."""

LIMITS = {
    # In two lines between the buttons of the narrowest phone's header; on a card a third of its width.
    r"late|unsent(-.*)?": 56,
    r"moka-level-easiest": 14,
    r".*-option-.*-help": 160,
    r".*-option-.*": 60,
    r".*\.heading": 60,
    r".*-title": 60,
    r".*-zone-.*": 40,
    r"(say|state|seat-kind|pause|stand-in|theme)-(?!.*help).*": 60,
    r".*-(yes|no|back|go-on|(undo|reset|whole|aside|split|sum-\w+)-short)": 40,
}
"""The most characters of a short text (choices, buttons, names); the first pattern that fits counts."""

COUNTED = {
    "en": "point card tile letter challenge move game turn place word opponent device set column row seat piece byte",
    "fr": "point carte tuile lettre défi coup partie tour case mot adversaire appareil combinaison colonne place octet",
    "nl": "punt:punten kaart:kaarten steen:stenen tegel:tegels letter:letters uitdaging:uitdagingen zet:zetten "
    "partij:partijen beurt:beurten vak:vakken woord:woorden tegenstander:tegenstanders apparaat:apparaten",
}

IN_COLUMNS = {"cli-help", "cli-steps", "cli-ranked"}
"""Texts that a terminal sets in columns, with two spaces between them."""

UNWANTED = {
    "en": r"(?<!There) is no (?:move|set|tile|triple|position|special|straight)|"
    r"\banew\b|\bhinted\b|\ba (8|11|18)\b|\bRevenge\b|\ba special\b(?! card)",
    "fr": r"\b[Bb]ots?\b(?![:-])|\b[Vv]otre\b|\b[Vv]os\b|\bvous\b|\bégales\b|’ | ’",
    "nl": r"\b[Tt]oestel|\b[Zz]opas\b|\b[Gg]edekt|\b[Bb]lind\b|\bhaar\b|\b[Uu]w\b|\b[Pp]loeg|"
    r"\b[Ss]tellings?\b|\b[Rr]obots?\b|‘",
}
"""Words that docs/words.md replaces."""


MOMENT = datetime(2026, 11, 6, 9, 30)


class Text(NamedTuple):
    """A pattern of a Fluent file, its id (`id.attribute`), and the variables it needs."""

    name: str
    pattern: ftl.Pattern
    selectors: dict[str, list[str]]
    variables: set[str]
    moments: set[str]


class Needs(Visitor):
    """The variables of a pattern, and the keys of each selector."""

    def __init__(self) -> None:
        self.selectors: dict[str, list[str]] = {}
        self.variables: set[str] = set()
        self.moments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        """Store a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """Store a message that this one includes."""
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        """Store a variable that is formatted as a date."""
        if node.id.name == "DATETIME":
            given = node.arguments.positional
            self.moments |= {each.id.name for each in given if isinstance(each, ftl.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        """Store the keys of a selector."""
        if isinstance(node.selector, ftl.VariableReference):
            keys = [
                key.name if isinstance(key, ftl.Identifier) else key.value
                for key in (v.key for v in node.variants)
            ]
            self.selectors.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def files(folder: Path, language: str) -> list[Path]:
    """Return the files whose messages those of `folder` may include, its own last."""
    own = folder / f"{language}.ftl"
    near = [SHARED / own.name, WEB / "words" / own.name, GAMES / folder.parent.name / "words" / own.name]
    return [path for path in dict.fromkeys([*near, own]) if path.is_file()]


@cache
def spoken(folder: Path, language: str) -> tuple[FluentBundle, list[Text]]:
    """Return the messages of a folder as a bundle, and each of its texts with its variables, included messages
    counted.
    """
    bundle = FluentBundle([language], use_isolating=False, functions={"FROM_ONE": from_one})
    entries: dict[str, ftl.Pattern] = {}
    for path in files(folder, language):
        source = path.read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                parts = {"": entry.value, **{f".{each.id.name}": each.value for each in entry.attributes}}
                entries |= {
                    f"{entry.id.name}{tail}": part for tail, part in parts.items() if part is not None
                }
    own = re.findall(
        r"^([a-z][A-Za-z0-9-]*) *=", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE
    )
    texts = []
    for name, pattern in entries.items():
        if name.split(".")[0] in own:
            needs, waiting, seen = Needs(), [pattern], {name}
            while waiting:
                needs.visit(waiting.pop())
                waiting += [entries[each] for each in needs.messages - seen]
                seen |= needs.messages
            texts.append(Text(name, pattern, needs.selectors, needs.variables, needs.moments))
    return bundle, texts


def is_counted(keys: list[str]) -> bool:
    """True if a selector chooses by a number."""
    return all(key in {"one", "other"} or re.fullmatch(r"\d+", key) for key in keys)


@cache
def renderings(folder: Path, language: str) -> frozenset[tuple[str, str]]:
    """Return every text of a folder with every choice of its selectors, with its name."""
    return frozenset(saying(folder, language))


def saying(folder: Path, language: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of `renderings` one after the other."""
    bundle, texts = spoken(folder, language)
    for text in texts:
        named = {name: keys for name, keys in text.selectors.items() if not is_counted(keys)}
        ways = [{}, *({name: key} for name, keys in named.items() for key in keys)]
        for number in NUMBERS if text.variables else NUMBERS[:1]:
            given: dict[str, str | int | datetime] = dict.fromkeys(text.variables, number)
            given |= dict.fromkeys(MANY & text.variables - text.selectors.keys(), LARGE)
            given |= {each: "Ana" for each in text.variables if re.search("names?$", each)}
            given |= {each: TEXTS[each] for each in text.variables & TEXTS.keys()}
            given |= dict.fromkeys(text.moments, MOMENT)
            given |= {name: keys[0] for name, keys in named.items()}
            message = bundle.get_message(text.name.split(".")[0])
            pattern = message.attributes[text.name.split(".")[1]] if "." in text.name else message.value
            assert pattern is not None
            for way in ways:
                rendered, errors = bundle.format_pattern(pattern, given | way)
                assert errors == [], f"{folder}: {text.name}: {errors}"
                yield text.name, str(rendered)


def forms(language: str) -> tuple[str, str]:
    """Return the counted nouns as regular expressions: the singular forms, and the plural forms."""
    pairs = [word.split(":") for word in COUNTED[language].split()]
    return "|".join(pair[0] for pair in pairs), "|".join(
        pair[-1] if len(pair) > 1 else f"{pair[0]}s" for pair in pairs
    )


def miscounted(language: str) -> re.Pattern[str]:
    """Return a pattern for a number with a noun in the wrong form; French counts 0 as singular."""
    one, several = forms(language)
    singular, plural = ("[01]", "(?:2|5|8|11)") if language == "fr" else ("1", "(?:0|2|5|8|11)")
    return re.compile(rf"(?<![\d.,-])(?:{singular} (?:{several})|{plural} (?:{one}))(?![\w’'-])")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ALL, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_nouns_agree_with_their_numbers_and_nothing_is_left_open(folder: Path, language: str) -> None:
    wrong = miscounted(language)
    open_ended = re.compile(r"\{\s*\$|\S  \S|\s[.,](\s|$)|(?<![.\w])\.\.(?![.\w])")
    faults = {
        (name, text)
        for name, text in renderings(folder, language)
        if wrong.search(text) or (open_ended.search(text.strip()) and name not in IN_COLUMNS)
    }
    assert faults == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ALL, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_what_stands_in_a_narrow_place_is_short(folder: Path, language: str) -> None:
    long = set()
    for name, text in renderings(folder, language):
        limit = next((limit for place, limit in LIMITS.items() if re.fullmatch(place, name)), None)
        if limit is not None and len(text) > limit:
            long.add((name, len(text), text))
    assert long == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ALL, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_our_own_terms_are_used(folder: Path, language: str) -> None:
    unwanted = re.compile(UNWANTED[language])
    assert {(name, text) for name, text in renderings(folder, language) if unwanted.search(text)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", ALL, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_only_french_has_a_space_before_the_per_cent_sign(folder: Path, language: str) -> None:
    wrong = re.compile(r"[^\s+−]%" if language == "fr" else r"\s%")
    assert {(name, text) for name, text in renderings(folder, language) if wrong.search(text)} == set()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_pages_and_documents_use_them_too(language: str) -> None:
    """Dutch is excluded, because a page may say “haar” about the Ana of its example."""
    unwanted = re.compile(UNWANTED[language])
    documents = set(DOCS.glob("*.md")) - {DOCS / "words.md", DOCS / "style.md"} if language == "en" else set()
    pages = documents | set(DOCS.glob(f"rules/*.{language}.md"))
    assert {(path.name, found) for path in pages for found in unwanted.findall(path.read_text())} == set()


@pytest.mark.parametrize("folder", ALL, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_no_french_word_that_would_be_elided_stands_before_a_name(folder: Path) -> None:
    """“de Ana” is wrong, and so is “d’Bo”: the sentence must avoid the choice."""
    source = (folder / "fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\b(?:de|que|le|la|se|ne) \{ \$(?:\w+_)?names? \}", source) == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "1 tiles", "1 tile"),
        ("fr", "0 points", "0 point"),
        ("nl", "2 kaart", "2 kaarten"),
    ],
)
def test_a_noun_that_does_not_agree_is_seen(language: str, wrong: str, right: str) -> None:
    assert miscounted(language).search(wrong)
    assert not miscounted(language).search(right)
