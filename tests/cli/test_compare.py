"""`tablee compare`, and options that are given twice, as people type them."""

import csv
from pathlib import Path
from typing import Any

import pytest

from tablee.cli.console import UsageError
from tablee.cli.variants import numbers_from, one_variant, variants_from
from tablee.core.errors import OptionError, TableeError
from tablee.games import find
from tests.cli.conftest import Run

MAWOKI, RUMMIKUB = find("mawoki"), find("rummikub")


@pytest.mark.slow
@pytest.mark.processes
def test_variants_are_compared_in_words_and_as_a_table(run: Run, tmp_path: Path) -> None:
    """Slow: it plays 1,600 games, so that differences can be sure."""
    file, table = tmp_path / "mine.toml", tmp_path / "found.csv"
    file.write_text('game = "mawoki"\nname = "Big hands"\n[options]\nhand = 9\n', encoding="utf-8")
    variants = (
        "--variant",
        str(file),
        "--variant",
        "arrow=target-draws..steal",
        "--variant",
        "hand=3 smoke=may",
    )
    players = ("--players", "random,bot:1", "--workers", "1", "--deals", "160")
    ran = run("compare", "--game", "mawoki", *variants, *players, "--csv", str(table))
    assert ran.status == 0, ran.err
    out = " ".join(ran.out.split())
    assert (
        "Mawoki: Big hands, arrow=target-may-draw, arrow=steal, hand=3 smoke=may beside default. 1,600 games, the same "
        "160 deals for all." in out
    )
    assert out.index("What differs.") < out.rindex("hand=3 smoke=may, 2 players: Forced moves:")
    assert "Big hands, 2 players: only here" not in out
    assert "arrow=steal, 2 players: only here, “" in out
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert {row["variant"] for row in rows} == {
        "Big hands",
        "arrow=target-may-draw",
        "arrow=steal",
        "hand=3 smoke=may",
    }
    assert len(rows) == 4 * 13
    forced = next(row for row in rows if row["variant"] == "hand=3 smoke=may" and row["figure"] == "forced")
    assert float(forced["low"]) > 0
    assert forced["sure"] == "True"


@pytest.mark.processes
@pytest.mark.parametrize(
    ("language", "said"), [("fr", "Ce que veulent dire les chiffres."), ("nl", "Wat de cijfers betekenen.")]
)
def test_it_speaks_other_languages(run: Run, language: str, said: str) -> None:
    ran = run(
        *(
            "compare",
            "--game",
            "tokan",
            "--variant",
            "scoring=heads",
            "--deals",
            "2",
            "--players",
            "random,bot:1",
        ),
        *("--workers", "1", "--lang", language),
    )
    assert ran.status == 0, ran.err
    assert said in ran.out


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("default", [{}]),
        ("hand=9", [{"hand": 9}]),
        ("hand=4..6", [{"hand": 4}, {"hand": 5}, {"hand": 6}]),
        ("arrow=target-may-draw..steal", [{"arrow": "target-may-draw"}, {"arrow": "steal"}]),
        ("drawings=3..4", [{"drawings": 3}, {"drawings": 4}]),
        ("hand=4..5 arrow=steal", [{"hand": 4, "arrow": "steal"}, {"hand": 5, "arrow": "steal"}]),
        (
            "hand=4..5 drawings=3..4",
            [{"hand": hand, "drawings": drawings} for hand in (4, 5) for drawings in (3, 4)],
        ),
    ],
)
def test_a_variant_stands_for_one_or_several_sets_of_options(text: str, found: list[dict[str, Any]]) -> None:
    assert [changes.options for changes in variants_from(MAWOKI, text)] == found


def test_options_that_are_counts_are_swept_too() -> None:
    assert [one.name for one in variants_from(RUMMIKUB, "opening=29..31")] == [
        "opening=29",
        "opening=30",
        "opening=31",
    ]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "use.variant"),
        ("steal", "use.variant"),
        ("hand=4 steal", "use.variant"),
        ("hand=4 hand=5", "use.repeated"),
        ("hand=6..4", "use.range"),
        ("hand=4..4", "use.range"),
        ("hand=0..4", "use.range"),
        ("hand=..4", "use.range"),
        ("hand=a..b", "use.range"),
        ("arrow=steal..target-draws", "use.range"),
        ("hands=4..5", "option.unknown"),
        ("hand=1..24 drawings=3..4 arrow=target-draws..steal", "use.sweep"),
        ("none.toml", "variant.file"),
    ],
)
def test_a_variant_that_means_nothing_is_refused(text: str, code: str) -> None:
    with pytest.raises(TableeError) as refused:
        list(variants_from(MAWOKI, text))
    assert refused.value.code == code


def test_a_range_without_end_is_refused_at_once() -> None:
    with pytest.raises(UsageError) as refused:
        list(variants_from(RUMMIKUB, "opening=0..100"))
    assert refused.value.code == "use.sweep"


def test_the_base_is_one_set_of_rules() -> None:
    assert one_variant(MAWOKI, "hand=4").options == {"hand": 4}
    with pytest.raises(UsageError) as refused:
        one_variant(MAWOKI, "hand=4..5")
    assert refused.value.code == "use.base"


@pytest.mark.parametrize(
    ("text", "found"), [("2..4", [2, 3, 4]), ("4,2", [2, 4]), ("3", [3]), ("2..3,6", [2, 3, 6])]
)
def test_numbers_of_players_are_written_as_ranges_or_lists(text: str, found: list[int]) -> None:
    assert numbers_from(text) == found


@pytest.mark.parametrize("text", ["", "two", "4..2", "2..", "..3", "2-4", "-1", "2..99999"])
def test_what_is_no_number_of_players_is_refused(text: str) -> None:
    with pytest.raises(UsageError) as refused:
        numbers_from(text)
    assert refused.value.code == "use.seats"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--variant", "arrow=target-draws"), "“arrow=target-draws” has the same rules as “default”."),
        (("--variant", "hand=25"), "The option “hand” does not take “25”."),
        (("--variant", "arrow=steal", "--seats", "9"), "This game cannot be played by 9."),
        (
            ("--variant", "arrow=steal", "--option", "hand=4", "--option", "hand=5"),
            "The option “hand” is given twice.",
        ),
        (("--variant", "arrow=steal", "--players", "bot:1"), "An arena needs at least two players"),
    ],
)
def test_a_wrong_comparison_is_refused_with_a_sentence(run: Run, given: tuple[str, ...], said: str) -> None:
    ran = run("compare", "--game", "mawoki", *given)
    assert ran.status != 0
    assert said in " ".join(ran.err.split())


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "--game", "mawoki", "--players", "random,bot:1"),
        ("dataset", "--game", "mawoki"),
        ("play", "mawoki"),
        ("compare", "--game", "mawoki", "--variant", "drawings=3"),
    ],
)
def test_an_option_given_twice_is_refused_by_every_command(run: Run, command: tuple[str, ...]) -> None:
    ran = run(*command, "--option", "arrow=steal", "--option", "arrow=target-draws")
    assert ran.status != 0
    assert "The option “arrow” is given twice." in " ".join(ran.err.split())


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "--game", "mawoki", "--players", "random,bot:1"),
        ("dataset", "--game", "mawoki"),
        ("play", "mawoki"),
    ],
)
def test_a_second_file_of_a_variant_is_refused(run: Run, command: tuple[str, ...]) -> None:
    ran = run(*command, "--variant", "one.toml", "--variant", "two.toml")
    assert ran.status != 0
    assert "“--variant” is given twice." in " ".join(ran.err.split())


def test_unknown_options_are_refused_by_name() -> None:
    with pytest.raises(OptionError):
        list(variants_from(MAWOKI, "none=1..2"))
