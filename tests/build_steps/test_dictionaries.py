"""Word lists from hunspell dictionaries: affixes expanded, words cleaned, tables written."""

import ast
import json
import tomllib
from pathlib import Path

import marisa_trie
import pytest

from build_steps.dictionaries import anagrams, build, hunspell, withheld, wordlists
from tests.house.tree import ROOT

PACKAGES = sorted(
    {withheld.PACKAGE} | {package for source in wordlists.SOURCES.values() for package in source.packages}
)
"""The packages that words are taken from."""
READS_A_LIST = "cspell-trie-lib"
"""The package that reads a list; nothing of it is in the dictionaries."""

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
    """Return every form of a dictionary with these entries."""
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
    versions = {name: wanted.rpartition("@")[2] for name, wanted in asked.items()}
    assert {name: locked[f"node_modules/{name}"]["version"] for name in asked} == versions
    assert all("integrity" in entry for path, entry in locked.items() if path)
    assert '"resolved"' not in text
    assert {*PACKAGES, READS_A_LIST} == set(asked)


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


@pytest.mark.parametrize("package", PACKAGES)
def test_the_licence_of_every_word_list_is_named_and_carried(package: str) -> None:
    """It is in the metadata of the package, whose build may come before that of the dictionaries."""
    lock = json.loads((ROOT / "build_steps/dictionaries/package-lock.json").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert lock["packages"][f"node_modules/{package}"]["license"] in project["license"]
    carried = ROOT / "licences" / f"{package.rpartition('/')[2]}.txt"
    assert any(carried.match(pattern) for pattern in project["license-files"])
    beside = (ROOT / "src/tablee/dictionaries/LICENCES.txt").read_text("utf-8")
    assert carried.read_text("utf-8").strip() in beside


def test_a_released_list_has_the_words_that_it_was_released_with() -> None:
    """Every list is released: a list that decides in a match must not change during it."""
    assert set(json.loads(build.RELEASED.read_text("utf-8"))) == set(wordlists.SOURCES)
    every = {name: built_words(name) for name in wordlists.SOURCES}
    kept_back = {language: built_withheld(language) for language in build.LANGUAGES}
    build.check_released(every, kept_back)
    with pytest.raises(build.DictionariesError, match="fr-2 was released with other words"):
        build.check_released({**every, "fr-2": [*every["fr-2"], "ZZZ"]}, kept_back)
    with pytest.raises(build.DictionariesError, match="none taken out"):
        build.check_released(every, {**kept_back, "fr": kept_back["fr"] - {"PUTE"}})


def built_withheld(language: str) -> set[str]:
    """Return the withheld words of a language as they were built here."""
    text = (ROOT / build.TARGET / f"{language}.withheld").read_text("ascii")
    return set(text.split())


def built(name: str) -> marisa_trie.Trie:
    """Return a list as it was built here."""
    trie = marisa_trie.Trie()
    trie.load(str(ROOT / build.TARGET / f"{name}.marisa"))
    return trie


def built_words(name: str) -> list[str]:
    """Return the words of a list as it was built here."""
    return sorted(built(name).keys())


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_our_file_of_withheld_words_names_its_sources_and_nothing_that_no_list_has(language: str) -> None:
    text = (wordlists.HERE / f"withheld-{language}.txt").read_text("utf-8")
    assert text.count("Source:") == 3
    ours = withheld.read(language)
    lists = [built(name) for name in wordlists.SOURCES if wordlists.language_of(name) == language]
    named = ours.words | {wordlists.plain(stem) for stem in ours.stems}
    assert [one for one in sorted(named) if not any(one in words for words in lists)] == []
    assert [one for one in ours.beginnings if not any(words.keys(one) for words in lists)] == []


def test_a_withheld_word_stands_for_all_its_forms() -> None:
    words = built_words("fr-2")
    kept_back = set(withheld.withheld("fr", words))
    assert {"PUTE", "PUTES", "ENCULER", "ENCULAIENT", "NEGRESSE", "BOUGNOULES", "PEDE"} <= kept_back
    assert not kept_back & {"PEDALE", "CHAT", "CHATTE", "BAISER", "FOU", "FOUS", "GERBE", "CHIEN", "CONTE"}


@pytest.mark.parametrize("step", ["pages.py", "dictionaries/build.py"])
def test_packages_of_others_run_nothing_while_they_are_installed(step: str) -> None:
    source = ast.parse((ROOT / "build_steps" / step).read_text("utf-8"))
    installs = [
        node for node in ast.walk(source) if isinstance(node, ast.List) and "'ci'" in ast.unparse(node)
    ]
    assert installs
    flags = {one.value for one in ast.walk(source) if isinstance(one, ast.Constant)}
    assert "--ignore-scripts" in flags
