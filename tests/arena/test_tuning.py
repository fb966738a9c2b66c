"""A tuning finds weights that play better, says so only if they do, and repeats itself."""

import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tablee.arena import tuning
from tablee.arena.entrants import EntrantError, checked, joined, parse, parse_all
from tablee.arena.intervals import Estimate
from tablee.arena.playing import play_together
from tablee.arena.ratings import shares
from tablee.arena.schedule import Plan, tasks
from tablee.arena.tuning import Tuned, Tuning
from tablee.arena.workers import Processes
from tablee.bots.levels import LevelError
from tablee.bots.weights import (
    Values,
    WeightsError,
    check_values,
    parse_values,
    read_weights,
    values_given,
    weighted_bot,
    weights_for,
    written_file,
    written_values,
)
from tablee.core.bot import Bot, BotMove, Weight
from tablee.core.game import Game, JsonObject
from tablee.games import find
from tests.toy import TOY, ToyBot, ToyGame

BEST_AIM = 0.7


class Eager(Bot):
    """A bot that lays a card with a probability, else draws; its other weight changes nothing."""

    def __init__(self, eager: float = 0.5, idle: float = 0.0) -> None:
        self.eager = eager
        self.idle = idle

    def weights(self, options: JsonObject) -> tuple[Weight, ...]:
        return Weight("eager", 0.5, 0, 1), Weight("idle", 0, -5, 5, whole=True)

    def weighted(self, values: dict[str, float]) -> Bot:
        return Eager(values["eager"], values["idle"])

    def choose(self, known: JsonObject, moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove(moves[0 if Random(seed).random() < self.eager else -1], {})


class Idle(Eager):
    """The same, whose only weight changes nothing."""

    def weights(self, options: JsonObject) -> tuple[Weight, ...]:
        return (Weight("idle", 0, -5, 5, whole=True),)

    def weighted(self, values: dict[str, float]) -> Bot:
        return Idle(0.5, values["idle"])


class Aiming(Eager):
    """A bot that lays a card the more often, the nearer its aim is to `BEST_AIM`."""

    def weights(self, options: JsonObject) -> tuple[Weight, ...]:
        return Weight("aim", BEST_AIM, 0, 1), Weight("idle", 0, -5, 5, whole=True)

    def weighted(self, values: dict[str, float]) -> Bot:
        return Aiming(1 - abs(values["aim"] - BEST_AIM), values["idle"])


class Here:
    """Processes that are this one."""

    def __init__(self, backwards: bool = False) -> None:
        self.backwards = backwards

    def play(self, sets: Iterable[Any], use: Any) -> Iterator[Any]:
        found = [use(plan, play_together(plan, tasks)) for plan, tasks in sets]
        yield from reversed(found) if self.backwards else found


@pytest.fixture(autouse=True)
def small(toy_installed: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tune the toy's bot by few games."""
    monkeypatch.setattr(ToyGame, "bot", lambda self, level: Eager())
    monkeypatch.setattr(tuning, "PAIRS", 12)
    monkeypatch.setattr(tuning, "DEALS", 4)
    monkeypatch.setattr(tuning, "FEWEST_DEALS", 60)


def tuned(seed: str = "s", generations: int = 3, seats: int = 2, here: Here | None = None) -> Tuned:
    options = TOY.new(seats, {}, "").options
    found = Tuning(TOY, 1, options, seats, seed, cast(Processes, here or Here()))
    advanced: list[int] = []
    for _ in range(generations):
        found.generation(lambda: advanced.append(1))
    assert len(advanced) == generations * 12 * 4
    return found.check(lambda: advanced.append(1))


def test_a_bot_that_dawdles_learns_to_hurry_and_beats_its_old_self_on_fresh_deals() -> None:
    found = tuned()
    assert found.values["eager"] > 0.6
    assert found.values["idle"] == int(found.values["idle"])
    assert found.verdict == "better"
    assert (found.generations, found.games) == (3, 3 * 12 * 4 * 2)
    assert (found.check.deals, found.check_games) == (72, 144)
    assert found.check.low > 0.5


def recovered(
    rules: Game[Any], level: int, spoilt: Values, generations: int
) -> tuple[Values, Estimate, Estimate]:
    """Tune a bot with spoilt weights.

    Return the values found, and the shares against the game's own bot: before the tuning, and after it.
    """
    seats = rules.min_players
    options = rules.new(seats, {}, "").options
    search = Tuning(rules, level, options, seats, "s", cast(Processes, Here()), spoilt)
    for _ in range(generations):
        search.generation(lambda: None)
    found = search.check(lambda: None)
    assert found.verdict == "better"
    assert {weight.name: weight.usual for weight in found.weights}.items() >= spoilt.items()
    before, after = (share_of(rules, level, options, values) for values in (spoilt, found.values))
    return found.values, before, after


def share_of(rules: Game[Any], level: int, options: JsonObject, values: Values) -> Estimate:
    """Return the share of a bot with these values against the game's own bot, on deals of their own."""
    players = (f"bot:{level}@{written_values(values)}", f"bot:{level}")
    plan = Plan(rules.name, rules.rules, options, players, rules.min_players, 1500, "judge")
    return shares(plan, play_together(plan, [*tasks(plan)]))[0].scored


def test_a_spoilt_weight_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "bot", lambda self, level: Aiming(1))
    found, before, after = recovered(TOY, 1, {"aim": 0.1}, 12)
    assert before.high < 0.25
    assert after.low > 0.45
    assert abs(found["aim"] - BEST_AIM) < 0.1


@pytest.mark.soak
def test_a_real_game_gets_back_most_of_what_spoilt_weights_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "PAIRS", 32)
    _, before, after = recovered(find("tokan"), 2, {"freedom": 0, "own_risk": 16}, 50)
    assert before.high < 0.35
    assert after.low > 0.45


def test_equal_seeds_find_equal_weights_in_whatever_order_games_end() -> None:
    first, again = tuned(generations=2), tuned(generations=2, here=Here(backwards=True))
    assert first == again
    assert tuned("other", generations=2).values != first.values


def test_weights_that_change_nothing_are_no_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "bot", lambda self, level: Idle())
    found = tuned(generations=1, seats=3)
    assert found.verdict == "alike"
    assert found.check.low < 0.5 < found.check.high


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.51, 0.6, "better"), (0.5, 0.6, "alike"), (0.4, 0.5, "alike"), (0.3, 0.49, "worse")],
)
def test_the_verdict_is_that_of_the_interval(low: float, high: float, verdict: str) -> None:
    found = Tuned("toy", 1, {}, 2, "s", (), {}, 1, 1, Estimate((low + high) / 2, low, high, 9, 0.1), 18)
    assert found.verdict == verdict


def test_a_bot_without_weights_cannot_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "bot", lambda self, level: ToyBot())
    with pytest.raises(WeightsError) as none:
        tuned()
    assert (none.value.code, none.value.params) == ("weights.none", {"game": "toy", "level": 1})
    with pytest.raises(LevelError):
        Tuning(TOY, 7, {}, 2, "s", cast(Processes, Here()))


# Players with weights


def test_a_player_with_weights_is_the_bot_with_these_weights_and_its_meaning_needs_no_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(written_file({"game": "toy", "level": 1}, weights={"eager": 0.75}), encoding="utf-8")
    from_file, in_place = parse(f"bot:1@{file}"), parse("Fox=bot:1@20ms@eager=0.75 idle=2")
    assert (from_file.text, from_file.meaning) == (f"bot:1@{file}", "bot:1@eager=0.75")
    assert (in_place.text, in_place.level, in_place.ms) == ("Fox", 1, 20)
    assert in_place.weights == (("eager", 0.75), ("idle", 2.0))
    assert checked(from_file, TOY) == from_file
    assert parse(from_file.meaning).weights == from_file.weights
    bot = weighted_bot(TOY, 1, {}, dict(from_file.weights))
    assert isinstance(bot, Eager)
    assert (bot.eager, bot.idle) == (0.75, 0)
    with pytest.raises(WeightsError) as other:
        checked(from_file._replace(tuned_for="nim"), TOY)
    assert other.value.code == "weights.game"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bot:1@hurry=1", "weights.unknown"),
        ("bot:1@eager=1.5", "weights.value"),
        ("bot:1@idle=0.5", "weights.value"),
        ("bot:1@eager=1 idle", "weights.text"),
        ("bot:1@eager=NaN", "weights.text"),
        (f"bot:1@eager={'9' * 400}", "weights.text"),
        ("bot:1@eager=true", "weights.text"),
        ("bot:1@eager=1 eager=1", "weights.text"),
        ("bot:1@nowhere.toml", "weights.file"),
    ],
)
def test_wrong_weights_are_refused(text: str, code: str) -> None:
    with pytest.raises(WeightsError) as wrong:
        parse_all(f"{text},random", TOY)
    assert wrong.value.code == code


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("game = 3\n", "weights.file"),
        ('game = "toy"\nlevel = 1\n', "weights.file"),
        ('game = "toy"\nlevel = true\n[weights]\neager = 1\n', "weights.file"),
        ('game = "toy"\nlevel = 1\n[weights]\n', "weights.file"),
        ('game = "toy"\nlevel = 1\nseed = "\x7f"\n[weights]\neager = 1\n', "weights.file"),
        (f"a = {'[' * 10_000}", "weights.file"),
        ("\0", "weights.file"),
        ('game = "toy"\nlevel = 1\n[weights]\neager = "much"\n', "weights.text"),
        ("no toml", "weights.file"),
    ],
)
def test_files_that_hold_no_weights_are_refused(tmp_path: Path, content: str, code: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content, encoding="utf-8")
    readers: list[Callable[[], object]] = [
        lambda: read_weights(file),
        lambda: weights_for(TOY, file, 1),
        lambda: values_given(TOY, 1, str(file)),
        lambda: parse_all(f"bot:1@{file},random", TOY),
    ]
    for reader in readers:
        with pytest.raises(WeightsError) as wrong:
            reader()
        assert wrong.value.code == code


def test_a_file_is_read_whatever_text_its_search_began_with(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    seed = "".join(map(chr, range(0x250))) + "\u2028 \U0001f98a"
    file.write_text(
        written_file({"game": "toy", "level": 1}, weights={"eager": 1.0}, tuning={"seed": seed}), "utf-8"
    )
    assert read_weights(file).values == {"eager": 1.0}
    assert tomllib.loads(file.read_text(encoding="utf-8"))["tuning"]["seed"] == seed


def test_a_comma_in_a_player_is_written_with_a_backslash(tmp_path: Path) -> None:
    file = tmp_path / "one,two\\,three.toml"
    file.write_text('game = "toy"\nlevel = 1\n[weights]\neager = 1\n', encoding="utf-8")
    players = [f"bot:1@{file}", "random", r"program:bot 'a, b'"]
    assert [entrant.text for entrant in parse_all(joined(players), TOY)] == players


def test_values_are_read_as_they_are_written() -> None:
    values = {"eager": 0.125, "idle": -3.0}
    assert parse_values(written_values(values)) == values
    check_values(TOY, 1, values)
    for text in ("bot:x@eager=1", "bot:1@eager"):
        with pytest.raises(EntrantError):
            parse(text)
