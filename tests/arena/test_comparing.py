"""Comparisons: all sides play the same deals, sure differences come first, and words say what was found."""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.arena.comparing import CLEAR_DEALS, MOST_SIDES, Comparing, ComparisonError, Side
from tablee.arena.comparison_text import so_far, title, verdict
from tablee.arena.figures import FIGURES, Deal, measured
from tablee.arena.playing import play
from tablee.games import find
from tablee.words import LANGUAGES

RULES = find("mawoki")
BASE = Side("default", RULES.options.fill({}))
STEAL = Side("arrow=steal", RULES.options.fill({"arrow": "steal"}))
MAY = Side("smoke=may", RULES.options.fill({"smoke": "may"}))


def comparing(*sides: Side, seats: tuple[int, ...] = (2,), deals: int = 3) -> Comparing:
    return Comparing(RULES, ("random", "bot:1"), sides, seats, deals, "seed", {})


def deal(at: int, side: Side, length: float, seats: int = 2, **did: int) -> Deal:
    events: dict[Any, int] = {
        ("mawoki.played", None): 2,
        **{(f"mawoki.{what}", None): n for what, n in did.items()},
    }
    return Deal(at, seats, side.options, 2, {"length": length}, events)


def test_every_side_plays_the_same_deals_in_the_same_seats() -> None:
    compared = comparing(BASE, STEAL, MAY, seats=(2, 3))
    played: dict[tuple[str, int], list[Any]] = {}
    for plan, tasks in compared.sets():
        played.setdefault((str(plan.options), plan.seats), []).extend(tasks)
    assert len(played) == 6
    for seats in (2, 3):
        same = [tasks for (_, many), tasks in played.items() if many == seats]
        assert same[0] == same[1] == same[2]
        assert len({task.seed for task in same[0]}) == compared.deals


def test_games_of_a_pair_begin_with_the_same_cards() -> None:
    firsts = []
    for plan, tasks in comparing(BASE, STEAL, deals=1).sets():
        game = play(plan, tasks[0])
        start = RULES.new(2, plan.options, game.record[0]["seed"])
        firsts.append((game.record[0]["seed"], RULES.dump(start)["hands"]))
    assert firsts[0] == firsts[1]


def test_an_option_that_changes_nothing_differs_in_nothing() -> None:
    """The memory aid of MOKA is for people: it shows what bots remember anyway."""
    rules = find("moka")
    sides = [Side("default", rules.options.fill({})), Side("aid", rules.options.fill({"memory_aid": True}))]
    compared = Comparing(rules, ("random", "bot:1"), sides, [2], 1, "seed", {})
    for plan, tasks in compared.sets():
        compared.add(measured(plan, [play(plan, task) for task in tasks]))
    found = compared.conclude().differences
    assert [one.figure for one in found if one.found.mean] == []
    assert len(found) == len(FIGURES)


def findings(longer: float) -> Comparing:
    """Return a comparison of 60 deals whose variant takes so many moves more, and steals."""
    compared = comparing(BASE, STEAL, MAY, deals=60)
    for at in range(60):
        compared.add(deal(at, BASE, 40 + at % 7, aimed=at % 2))
        compared.add(deal(at, STEAL, 40 + longer + at % 5, stole=1))
        compared.add(deal(at, MAY, 40 + at % 6))
    return compared


def test_sure_differences_come_first_and_events_of_one_side_are_named() -> None:
    found = findings(9).conclude()
    first = found.differences[0]
    assert (first.variant, first.figure, first.sure, first.needed) == ("arrow=steal", "length", True, 0)
    assert first.value - first.base == pytest.approx(first.found.mean)
    assert first.found.low < 8 < first.found.high
    assert not any(
        one.sure for one in found.differences if one.variant == "smoke=may" and one.figure == "length"
    )
    assert found.lacking == {2: [name for name in FIGURES if name not in ("length", "unused")]}
    named = {(one.variant, one.what[0], one.only_variant) for one in found.one_sided}
    assert named == {
        ("arrow=steal", "mawoki.stole", True),
        ("arrow=steal", "mawoki.aimed", False),
        ("smoke=may", "mawoki.aimed", False),
    }
    assert found.games == 60 * 3 * 2


def slightly_longer(deals: int) -> Comparing:
    """Return a comparison in which a variant takes one move more on average, among differences of up to six."""
    compared = comparing(BASE, STEAL, deals=deals)
    for at in range(deals):
        compared.add(deal(at, BASE, 40 + at % 7))
        compared.add(deal(at, STEAL, 41 + at * 3 % 7))
    return compared


def test_the_number_of_deals_that_is_named_is_enough_for_all_comparisons_together() -> None:
    needed = {}
    for certainty in (0.95, 0.9999):
        (length,) = [
            one for one in slightly_longer(28).conclude(certainty).differences if one.figure == "length"
        ]
        assert (length.sure, length.base, length.value) == (False, 43, 44)
        needed[certainty] = length.needed
        # Differences recur every seven deals.
        enough = -(-length.needed // 7) * 7
        first = slightly_longer(enough).conclude(certainty).differences[0]
        assert (first.figure, first.sure, first.needed) == ("length", True, 0)
    assert 28 < needed[0.95] < needed[0.9999] < 1000


def test_an_event_of_few_deals_may_be_chance() -> None:
    compared = comparing(BASE, STEAL, deals=60)
    for at in range(60):
        compared.add(deal(at, BASE, 40))
        compared.add(deal(at, STEAL, 40, **({"stole": 1} if at < CLEAR_DEALS - 1 else {})))
    assert compared.conclude().one_sided == []


def test_deals_that_only_one_side_has_played_are_left_out() -> None:
    compared = comparing(BASE, STEAL, deals=5)
    for at in range(5):
        compared.add(deal(at, BASE, 10))
        if at != 2:
            compared.add(deal(at, STEAL, 12))
    assert compared.complete == 4
    assert {one.found.deals for one in compared.conclude().differences} == {4}


SAID = {
    "en": ("{}: {} beside default", "{}, 2 players: Moves in a game: 42.9 → 51.0, +8.1 ", ": longer"),
    "fr": ("{} : {}, à côté de default", "{}, à 2 : Coups par partie : 42,9 → 51,0, +8,1 ", " : plus long"),
    "nl": ("{}: {} naast default", "{}, 2 spelers: Zetten per partij: 42,9 → 51,0, +8,1 ", ": langer"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_in_words_and_leads_with_what_differs(language: str) -> None:
    compared = findings(9)
    first = title(compared, language)
    heading, line, *_ = verdict(compared, compared.conclude(), 0.9999, language)
    titled, length, meaning = SAID[language]
    assert first.text.startswith(titled.format("Mawoki", "arrow=steal, smoke=may"))
    assert {"en": "99.99%", "fr": "99,99 %", "nl": "99,99%"}[language] in heading.text
    assert line.text.startswith(length.format("arrow=steal"))
    assert line.text.endswith(meaning)


def test_figures_so_far_come_without_a_verdict() -> None:
    lines = list(so_far(findings(9), "en"))
    assert lines[0].text == "So far, after 60 deals; this decides nothing:"
    assert all("longer" not in line.text and "%" not in line.text.split(":")[0] for line in lines[1:])
    assert len(lines) == 1 + 2 * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_many_figures_so_far_the_clearest_twelve_are_shown(language: str) -> None:
    others = [Side(f"hand={cards}", RULES.options.fill({"hand": cards})) for cards in range(1, 9)]
    compared = comparing(BASE, *others, deals=60)
    for at in range(60):
        compared.add(deal(at, BASE, 40 + at % 7))
        for longer, side in enumerate(others):
            compared.add(deal(at, side, 40 + longer + at % 5))
    heading, *lines = so_far(compared, language)
    assert "12" in heading.text
    assert "16" in heading.text
    assert len(lines) == 12
    assert lines[0].text.startswith("hand=8, ")


def test_without_any_difference_nothing_is_called_different() -> None:
    compared = comparing(BASE, STEAL, deals=30)
    for at in range(30):
        for side in (BASE, STEAL):
            compared.add(deal(at, side, 40 + at))
    text = "\n".join(line.text for line in verdict(compared, compared.conclude(), 0.95, "en"))
    assert text.startswith(
        "Nothing differs for sure, at 95% certainty among 2 comparisons.\nNo difference seen"
    )


def wrong() -> Iterator[tuple[list[Side], str, dict[str, Any]]]:
    yield [BASE], "compare.none", {}
    yield (
        [BASE, STEAL, Side("again", dict(STEAL.options))],
        "compare.same",
        {"name": "again", "other": "arrow=steal"},
    )
    many = [Side(str(at), {"hand": at}) for at in range(MOST_SIDES + 2)]
    yield many, "compare.many", {"sides": MOST_SIDES + 1, "most": MOST_SIDES}


@pytest.mark.parametrize(("sides", "code", "params"), [*wrong()])
def test_sides_that_cannot_be_compared_are_refused(
    sides: list[Side], code: str, params: dict[str, Any]
) -> None:
    with pytest.raises(ComparisonError) as refused:
        comparing(*sides)
    assert (refused.value.code, refused.value.params) == (code, params)


def test_as_many_sides_as_the_limit_says_are_compared() -> None:
    sides = [Side(str(at), {"hand": at}) for at in range(MOST_SIDES + 1)]
    assert (MOST_SIDES, len(comparing(*sides).sides)) == (50, 51)


def test_sides_of_one_name_get_numbers() -> None:
    compared = comparing(BASE, Side("mine", STEAL.options), Side("mine", MAY.options))
    assert [side.name for side in compared.sides] == ["default", "mine", "mine (2)"]
