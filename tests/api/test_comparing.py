"""`tablee.compare`: variants of a game beside its base, from Python."""

import csv
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.api.comparing import COLUMNS, Comparison
from tablee.arena.figures import FIGURES
from tablee.core.errors import ArgumentError, TableeError


class First(tablee.Agent):
    """Plays the first legal move."""

    def choose(self, seen: tablee.Seen) -> str:
        return seen.legal[0]


def compared(variants: list[Any], **given: Any) -> Comparison:
    return tablee.compare("tokan", ["random", 1], variants, **{"deals": 3, **given})


def test_each_figure_is_a_typed_row() -> None:
    found = compared([{"scoring": "heads"}, {"setup": "draft"}], base={"setup": "random"})
    assert found.variants == ["scoring=heads", "setup=draft"]
    rows = found.rows()
    assert len(rows) == 2 * len(FIGURES)
    longer = next(row for row in rows if (row.variant, row.figure) == ("setup=draft", "length"))
    assert longer.difference == pytest.approx(longer.value - longer.base)
    assert longer.low < longer.difference < longer.high
    assert (longer.seats, longer.deals, longer.sure) == (2, 3, False)
    assert longer.deals_needed > 3


def test_rows_are_written_as_a_table(tmp_path: Path) -> None:
    found = compared([{"scoring": "heads"}])
    found.to_csv(tmp_path / "found.csv")
    head, *rows = csv.reader((tmp_path / "found.csv").open(encoding="utf-8"))
    assert tuple(head) == COLUMNS
    assert [row[2] for row in rows] == [row.figure for row in found.rows()]


def test_the_report_is_text_in_three_languages() -> None:
    found = compared([{"scoring": "heads"}])
    assert str(found).startswith("TOKAN: scoring=heads beside default. 12 games, the same 3 deals for all.\n")
    assert "à côté de" in found.text("fr")
    assert "naast" in found.text("nl")


def test_several_numbers_of_players_agents_and_progress() -> None:
    seen: list[tuple[int, int]] = []
    found = tablee.compare(
        "mawoki",
        [First, "random"],
        [{"arrow": "steal"}],
        seats=range(2, 4),
        deals=2,
        progress=lambda done, of: seen.append((done, of)),
    )
    assert {row.seats for row in found.rows()} == {2, 3}
    assert seen == [(number, 8) for number in range(1, 9)]
    # The agent is of unknown strength, so nothing is said about skill.
    assert "skill" not in {row.figure for row in found.rows()}
    assert "skill" in found.findings.lacking[2]


def test_equal_calls_find_the_same_also_in_other_processes() -> None:
    assert compared([{"scoring": "heads"}]).findings == compared([{"scoring": "heads"}], workers=2).findings


def test_a_variant_from_a_file_keeps_its_name(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        'game = "mawoki"\nname = "Mine"\n[options]\nhand = 3\n', encoding="utf-8"
    )
    mine = tablee.read_variant(tmp_path / "mine.toml")
    assert tablee.compare("mawoki", ["random", 1], [mine], deals=1).variants == ["Mine"]
    with pytest.raises(TableeError) as refused:
        compared([mine])
    assert refused.value.code == "variant.game"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"certainty": 1.0}, "argument.certainty"),
        ({"deals": 0}, "argument.least"),
        ({"seats": [9]}, "option.players"),
    ],
)
def test_wrong_arguments_are_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises((ArgumentError, TableeError)) as refused:
        compared([{"scoring": "heads"}], **given)
    assert refused.value.code == code
