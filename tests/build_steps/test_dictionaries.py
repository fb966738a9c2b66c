"""Word lists from hunspell dictionaries: affixes carried out, words cleaned, tables written."""

import ast
import json
import tomllib
from pathlib import Path

import pytest

from build_steps.dictionaries import anagrams, build, hunspell, wordlists
from tests.house.tree import ROOT

AFFIXES = """
SET UTF-8
FLAG long
NEEDAFFIX ()
FORBIDDENWORD {}
ONLYINCOMPOUND <>

SFX S. Y 2
SFX S. 0 s [^sx]
SFX S. al aux al

SFX V. Y 2
SFX V. er ons/P. er
SFX V. er ant/S. er

SFX N. N 1
SFX N. 0 eur .

SFX P. Y 1
SFX P. s t s

PFX R. Y 2
PFX R. 0 re [^aeiou]
PFX R. 0 r [aeiou]

PFX L' Y 1
PFX L' 0 l' [aeiou]

SFX X. Y 1
SFX X. 0 bout/<> .
"""


def forms(tmp_path: Path, *entries: str) -> set[str]:
    """Every form of a dictionary with these entries."""
    (tmp_path / "index.aff").write_text(AFFIXES, "utf-8")
    (tmp_path / "index.dic").write_text("\n".join([str(len(entries)), *entries]), "utf-8")
    dictionary = hunspell.read(tmp_path)
    return {form for entry in dictionary.entries for form in dictionary.forms(entry)} - dictionary.forbidden()


def test_a_bare_stem_is_its_only_form(tmp_path: Path) -> None:
    assert forms(tmp_path, "lys") == {"lys"}


def test_a_suffix_is_added_where_its_condition_fits(tmp_path: Path) -> None:
    assert forms(tmp_path, "mot/S.", "bois/S.") == {"mot", "mots", "bois"}


def test_a_suffix_may_take_letters_off(tmp_path: Path) -> None:
    assert forms(tmp_path, "cheval/S.") == {"cheval", "chevals", "chevaux"}


def test_a_suffix_may_allow_a_second_one(tmp_path: Path) -> None:
    assert forms(tmp_path, "parler/V.") == {"parler", "parlons", "parlont", "parlant", "parlants"}


def test_prefixes_cross_with_suffixes_that_cross(tmp_path: Path) -> None:
    assert forms(tmp_path, "mot/S.R.") == {"mot", "mots", "remot", "remots"}
    assert forms(tmp_path, "mot/N.R.") == {"mot", "moteur", "remot"}
    assert forms(tmp_path, "ami/R.") == {"ami", "rami"}


def test_a_stem_that_needs_an_affix_does_not_stand_alone(tmp_path: Path) -> None:
    assert forms(tmp_path, "mot/S.()") == {"mots"}


def test_forbidden_words_and_parts_of_compounds_are_no_forms(tmp_path: Path) -> None:
    assert forms(tmp_path, "mot/S.", "mots/{}") == {"mot"}
    assert forms(tmp_path, "mot/X.") == {"mot"}


def test_only_two_letter_flags_are_read(tmp_path: Path) -> None:
    (tmp_path / "index.aff").write_text("FLAG num\n", "utf-8")
    (tmp_path / "index.dic").write_text("0\n", "utf-8")
    with pytest.raises(ValueError, match="flags"):
        hunspell.read(tmp_path)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("été", "ETE"),
        ("Noël", "NOEL"),
        ("œuf", "OEUF"),
        ("ex æquo", "EX AEQUO"),
        ("ĳs", "IJS"),
        ("façon", "FACON"),
    ],
)
def test_accents_are_left_out_and_ligatures_opened(written: str, plain: str) -> None:
    assert wordlists.plain(written) == plain


@pytest.mark.parametrize("numeral", ["III", "VIII", "XVI", "MMM", "CLX", "MIX", "DIX"])
def test_roman_numerals_are_known(numeral: str) -> None:
    assert wordlists.ROMAN.fullmatch(numeral)


@pytest.mark.parametrize("word", ["CIVIL", "MIDI", "VIL", "LIM", ""])
def test_words_in_the_same_letters_are_no_numerals(word: str) -> None:
    assert not wordlists.ROMAN.fullmatch(word)


def test_a_table_is_as_large_as_it_says_and_its_letters_weigh_differently() -> None:
    table = anagrams.table(["CHIEN", "NICHE", "CHINE", "MOT"])
    assert table.startswith(anagrams.MAGIC)
    buckets = 1 << (4).bit_length()
    head = 8 + 26 * 8 + 8 + 4 * (buckets + 1)
    assert len(table) == head + (4 + 3 * 5) + (4 + 3)
    assert table[head:].count(b"CHIENCHINENICHE") == 1
    weights = anagrams.weights()
    assert len(set(weights)) == 26
    assert 16 * max(weights) < 1 << 63


def test_the_lock_fixes_what_the_package_file_asks_for_and_names_no_address() -> None:
    folder = ROOT / "build_steps" / "dictionaries"
    asked = json.loads((folder / "package.json").read_text())["devDependencies"]
    text = (folder / "package-lock.json").read_text()
    locked = json.loads(text)["packages"]
    assert {name: locked[f"node_modules/{name}"]["version"] for name in asked} == asked
    assert all("integrity" in entry for path, entry in locked.items() if path)
    assert '"resolved"' not in text
    assert {package for package, _ in wordlists.SOURCES.values()} == set(asked)


def test_a_changed_source_asks_for_a_new_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names = {path.name for path in build.sources()}
    assert {"deny-fr.txt", "hunspell.py", "wordlists.py", "anagrams.py", "package-lock.json"} <= names
    assert "node_modules" not in names


def test_without_npm_the_build_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(build, "DIGEST", tmp_path / "none")
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(build.DictionariesError, match="Node"):
        build.build()


@pytest.mark.parametrize("package", sorted({package for package, _ in wordlists.SOURCES.values()}))
def test_the_licence_of_every_word_list_is_named_and_carried(package: str) -> None:
    """In the metadata of the package, whose build may come before that of the dictionaries."""
    lock = json.loads((ROOT / "build_steps/dictionaries/package-lock.json").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert lock["packages"][f"node_modules/{package}"]["license"] in project["license"]
    carried = ROOT / "licences" / f"{package}.txt"
    assert any(carried.match(pattern) for pattern in project["license-files"])
    beside = (ROOT / "src/tablee/dictionaries/LICENCES.txt").read_text("utf-8")
    assert carried.read_text("utf-8").strip() in beside


@pytest.mark.parametrize("step", ["pages.py", "dictionaries/build.py"])
def test_packages_of_others_run_nothing_while_they_are_installed(step: str) -> None:
    source = ast.parse((ROOT / "build_steps" / step).read_text("utf-8"))
    installs = [
        node for node in ast.walk(source) if isinstance(node, ast.List) and "'ci'" in ast.unparse(node)
    ]
    assert installs
    flags = {one.value for one in ast.walk(source) if isinstance(one, ast.Constant)}
    assert "--ignore-scripts" in flags
