"""A house file gives a server its name, texts and colours, or is refused in two sentences that say where and why."""

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.server.house import house_file
from tablee.server.house.colours import DEFAULTS, EDGES, TEXT, contrast, style_sheet, weak
from tablee.server.house.house_file import House, HouseError, house_in
from tablee.words.language import LANGUAGES
from tablee.words.sentences import sentence
from tests.house.tree import ROOT

WHOLE = """
name = "Chez Ana"
privacy = "Nothing is kept."

[imprint]
fr = "Ana\\r\\nRue du Marché\\t12"
pt-BR = " Ana "

[colours.light]
accent = "#0A5A50"
accent-ink = "#ffffff"

[colours.dark]
paper = "#101010"
"""


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "house.toml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_everything_in_it_arrives(tmp_path: Path) -> None:
    assert house_in(written(tmp_path, WHOLE)) == House(
        "Chez Ana",
        {"fr": "Ana\nRue du Marché 12", "pt-BR": "Ana"},
        {None: "Nothing is kept."},
        {"light": {"accent": "#0A5A50", "accent-ink": "#ffffff"}, "dark": {"paper": "#101010"}},
    )


@pytest.mark.parametrize("text", ["", "# a comment", "[colours.light]", "[colours]\n[imprint]"])
def test_an_empty_one_changes_nothing(tmp_path: Path, text: str) -> None:
    assert house_in(written(tmp_path, text)) == House()


LONGEST = 'name = "' + "n" * 30 + '"\nimprint = "' + "i" * 20_000 + '"'
REFUSED: dict[str, tuple[str | bytes, dict[str, Any]]] = {
    "house.too_large": ("#" * (64 * 1024 + 1), {"limit": 64 * 1024}),
    "house.toml": ("name = ", {"reason": "Invalid value (at end of document)"}),
    "house.unknown": (
        '[colours.light]\naccent-text = "#000000"',
        {"at": "colours.light.accent-text", "known": [*DEFAULTS["light"]]},
    ),
    "house.colour": ('[colours.dark]\naccent = "red"', {"at": "colours.dark.accent"}),
    "house.language": ('[privacy]\nfrancais = "Rien."', {"at": "privacy"}),
    "house.invalid": (
        'name = "' + "n" * 31 + '"',
        {"at": "name", "expected": "Expected `str` of length <= 30"},
    ),
    "house.invisible": ('[imprint]\nen = "a\\u0000b"', {"at": "imprint.en"}),
    "house.contrast": (
        '[colours.light]\naccent = "#7f7f7f"',
        {"theme": "light", "colour": "accent-ink", "upon": "accent", "contrast": 4.0, "least": 4.5},
    ),
}


@pytest.mark.parametrize("code", REFUSED)
def test_one_that_cannot_be_used_is_refused_in_two_sentences_of_each_language(
    tmp_path: Path, code: str
) -> None:
    text, params = REFUSED[code]
    path = written(tmp_path, text)
    with pytest.raises(HouseError) as refused:
        house_in(path)
    assert (refused.value.code, refused.value.params) == (code, {"path": str(path), **params})
    for language in LANGUAGES:
        said = sentence(code, refused.value.params, language)
        assert str(path) in said
        assert len(re.findall(r"[.!?:] ", f"{said} ")) >= 2, said


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ('nam = "x"', "house.unknown", "nam"),
        ('[colours]\nred = "x"', "house.unknown", "colours.red"),
        ("imprint = 3", "house.invalid", "imprint"),
        ('imprint = ""', "house.invalid", "imprint"),
        ('imprint = " \\n "', "house.invisible", "imprint"),
        ('name = "two\\nlines"', "house.invisible", "name"),
        ('name = "b\\u001b[31m"', "house.invisible", "name"),
        ('[colours.light]\naccent = "#abc"', "house.colour", "colours.light.accent"),
        ('[colours.light]\naccent = "#0f6156;} body{display:none}"', "house.colour", "colours.light.accent"),
        ('[colours.light]\naccent = "#0f6156\\n"', "house.colour", "colours.light.accent"),
        ('[privacy]\nEN = "x"', "house.language", "privacy"),
        ("[imprint]\n" + "\n".join(f'a{chr(97 + n)} = "x"' for n in range(21)), "house.invalid", "imprint"),
    ],
)
def test_the_place_is_named(tmp_path: Path, text: str, code: str, at: str) -> None:
    with pytest.raises(HouseError) as refused:
        house_in(written(tmp_path, text))
    assert (refused.value.code, refused.value.params["at"]) == (code, at)


def test_what_is_not_text_or_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HouseError) as refused:
        house_in(written(tmp_path, b"\xff\xfe"))
    assert refused.value.code == "house.toml"
    for path in (tmp_path, tmp_path / "none.toml"):
        with pytest.raises(HouseError) as refused:
            house_in(path)
        assert refused.value.code == "house.unreadable"


def test_the_longest_is_taken(tmp_path: Path) -> None:
    house = house_in(written(tmp_path, LONGEST))
    assert (house.name, house.imprint) == ("n" * 30, {None: "i" * 20_000})
    assert house_file.LARGEST == 64 * 1024


def test_the_colours_of_a_house_are_those_of_the_pages() -> None:
    css = (ROOT / "web" / "src" / "themes.css").read_text(encoding="utf-8")
    for theme, selector in {"light": ":root {", "dark": ":root[data-theme='dark'] {"}.items():
        block = css.partition(selector)[2].partition("}")[0]
        given = dict(re.findall(r"--([\w-]+): (#\w{6});", block))
        assert DEFAULTS[theme].items() <= given.items()
        drawn = {name for name in given if name.startswith(("cloth", "wood"))}
        assert given.keys() - DEFAULTS[theme].keys() == drawn


def test_the_pairs_are_those_that_the_pages_own_test_checks() -> None:
    test = (ROOT / "web" / "src" / "themes.test.ts").read_text(encoding="utf-8")
    inks = re.findall(r"flatMap\(\(paper\) => \[([^\]]*)\]", test)
    papers = re.findall(r"'([\w-]+)'", test.partition("const PAPERS = ")[2].partition("\n")[0])
    upon_papers = [
        {(ink, paper) for ink in re.findall(r"'([\w-]+)'", some) for paper in papers} for some in inks
    ]
    single = set(re.findall(r"^  \['([\w-]+)', '([\w-]+)'\],$", test, re.MULTILINE))
    assert set(TEXT) == upon_papers[0] | single
    assert set(EDGES) == upon_papers[1]
    assert list(weak({})) == []


def test_a_contrast_is_as_wcag_computes_it() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)
    assert contrast("#123456", "#123456") == 1.0


@pytest.mark.parametrize(
    ("theme", "given", "colour", "upon", "least"),
    [
        ("light", {"sheet": "#806040"}, "ink", "sheet", 4.5),
        ("dark", {"accent-soft": "#909090"}, "ink", "accent-soft", 4.5),
        ("light", {"focus": "#cccccc"}, "focus", "paper", 3.0),
        ("dark", {"line-strong": "#404040"}, "line-strong", "paper", 3.0),
    ],
)
def test_a_colour_is_checked_against_the_ones_that_stay(
    theme: str, given: dict[str, str], colour: str, upon: str, least: float
) -> None:
    first = next(weak({theme: given}))
    assert (first.theme, first.colour, first.upon, first.least) == (theme, colour, upon, least)
    assert first.contrast < least


def test_the_style_sheet_changes_the_two_themes_alone() -> None:
    assert style_sheet({}) == ""
    assert style_sheet({"light": {"accent": "#111111", "ink": "#222222"}, "dark": {"paper": "#000000"}}) == (
        ":root:not([data-theme]),:root[data-theme='light']{--accent:#111111;--ink:#222222}\n"
        ":root[data-theme='dark']{--paper:#000000}\n"
    )
