"""The statistics of an arena's games."""

import re
from html.parser import HTMLParser
from statistics import mean
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.arena import charts
from tablee.arena.event_statistics import MOST_VALUES, _names, event_statistics
from tablee.arena.playing import Played, play
from tablee.arena.ratings import ratings, shares
from tablee.arena.report import report
from tablee.arena.schedule import Plan, tasks
from tablee.arena.summary import summary
from tablee.core.events import HIDDEN
from tablee.games import find, installed
from tablee.words import LANGUAGES, sentence

PLAN = Plan("toko-maja", 1, {}, ("strong", "weak"), 2, 3, "test")


def game(number: int, deal: int, names: list[str], ranks: list[int], plies: int = 2) -> Played:
    moves: list[dict[str, Any]] = [{"seat": ply % 2, "move": "d"} for ply in range(plies)]
    record: list[dict[str, Any]] = [{"names": names}, *moves, {"scores": [0, 0], "ranks": ranks}]
    return Played(number, 0, deal, record, [2] * plies, [10, 30], [0, 1])


def won_by_strong(deals: int) -> list[Played]:
    games = []
    for deal in range(deals):
        games.append(game(2 * deal, deal, ["strong", "weak"], [1, 2]))
        games.append(game(2 * deal + 1, deal, ["weak", "strong"], [2, 1]))
    return games


def test_a_win_counts_one_and_a_tie_a_half() -> None:
    games = [game(0, 0, ["strong", "weak"], [1, 2]), game(1, 0, ["weak", "strong"], [1, 1])]
    found = {(share.player, share.other): share for share in shares(PLAN, games)}
    assert found["strong", "weak"].scored.share == 0.75
    assert found["weak", "strong"].scored.share == 0.25


def test_two_games_on_one_deal_are_one_finding() -> None:
    """Luck that both seatings share is no evidence: the interval comes from deals."""
    lucky = [
        game(at, at // 2, ["strong", "weak"] if at % 2 else ["weak", "strong"], [1, 2]) for at in range(20)
    ]
    (strong, _) = shares(PLAN, lucky)
    assert (strong.games, strong.scored.deals, strong.scored.share) == (20, 10, 0.5)
    assert 0.4 < strong.scored.low < strong.scored.high < 0.6


def test_the_advantage_of_beginning_is_shown_by_deal_too() -> None:
    """The first player wins both games on some deals and loses both on others: as much information as one game
    each.
    """
    once = [game(deal, deal, ["strong", "weak"], [1, 2] if deal % 3 else [2, 1]) for deal in range(12)]
    twice = [
        *once,
        *(game(12 + one.deal, one.deal, ["weak", "strong"], one.record[-1]["ranks"]) for one in once),
    ]
    by_once, by_twice = summary(PLAN, once).seats[0].beaten, summary(PLAN, twice).seats[0].beaten
    assert by_twice.share == pytest.approx(8 / 12)
    assert by_twice.deals == 12
    assert (by_twice.low, by_twice.high) == pytest.approx((by_once.low, by_once.high))


def test_games_are_counted_and_not_pairs_of_players_at_a_table_of_four() -> None:
    plan = Plan("mawoki", 1, {}, ("a", "b"), 4, 3, "test")
    games = []
    for number, task in enumerate(tasks(plan)):
        moves = [{"seat": 0, "move": "d"}]
        record: list[dict[str, Any]] = [
            {"names": [*task.seating]},
            *moves,
            {"scores": [0] * 4, "ranks": [1, 2, 3, 4]},
        ]
        games.append(Played(number, 0, task.deal, record, [2], [0] * 4, [0] * 4))
    assert {share.games for share in shares(plan, games)} == {len(games)}
    assert {rating.games for rating in ratings(plan, games)} == {len(games)}


def test_who_wins_is_rated_higher_and_more_surely_the_more_is_played() -> None:
    few, many = ratings(PLAN, won_by_strong(2)), ratings(PLAN, won_by_strong(20))
    assert [rating.player for rating in many] == ["strong", "weak"]
    assert many[0].mu > few[0].mu > 25 > few[1].mu > many[1].mu
    assert many[0].interval < few[0].interval
    assert many[0].games == 40


@pytest.mark.parametrize("ranks", [[1, 2, 3], [3, 2, 1], [1, 3, 2]])
def test_a_player_at_several_seats_is_rated_by_all_of_them_in_any_order(ranks: list[int]) -> None:
    def rated(names: list[str]) -> dict[str, tuple[float, float]]:
        plan = Plan("mawoki", 1, {}, tuple(dict.fromkeys(names)), 3, 1, "test")
        found = ratings(plan, [Played(0, 0, 0, [{"names": names}, {"ranks": ranks}], [], [], [])])
        return {rating.player: (rating.mu, rating.interval) for rating in found}

    at_two, apart = rated(["a", "b", "a"]), rated(["a", "b", "c"])
    assert at_two["b"] == apart["b"]
    assert at_two["a"] == pytest.approx([mean(both) for both in zip(apart["a"], apart["c"], strict=True)])


def test_members_of_a_team_are_no_opponents() -> None:
    teams = Plan("toko-maja", 1, {"teams": 2}, ("a", "b"), 4, 1, "test")
    record: list[dict[str, Any]] = [
        {"names": ["a", "b", "a", "b"]},
        {"seat": 0, "move": "d"},
        {"scores": [1, 0, 1, 0], "ranks": [1, 2, 1, 2]},
    ]
    found = shares(teams, [Played(0, 0, 0, record, [2], [0] * 4, [0] * 4)])
    assert [(share.player, share.scored.share, share.games) for share in found] == [
        ("a", 1.0, 1),
        ("b", 0.0, 1),
    ]


def of_teams(names: list[str], ranks: list[int]) -> Played:
    """Return a game of Toko Maja in two teams, whose members sit opposite each other."""
    record: list[dict[str, Any]] = [
        {"names": names},
        {"seat": 0, "move": "d"},
        {"scores": [0] * 4, "ranks": ranks},
    ]
    return Played(0, 0, 0, record, [2], [0] * 4, [0] * 4)


def test_partners_who_are_not_the_same_player_are_no_opponents_either() -> None:
    teams = Plan("toko-maja", 1, {"teams": 2}, ("a", "b", "c", "d"), 4, 1, "test")
    games = [of_teams(["a", "b", "c", "d"], [1, 2, 1, 2])]
    found = {(share.player, share.other): share.scored.share for share in shares(teams, games)}
    won = {(winner, loser): 1.0 for winner in "ac" for loser in "bd"}
    assert found == won | {(loser, winner): 0.0 for winner, loser in won}
    rated = {rating.player: rating.mu for rating in ratings(teams, games)}
    assert rated["a"] == rated["c"] > 25 > rated["b"] == rated["d"]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_seats_are_counted_from_the_one_that_begins_at_tables_of_several(players: int) -> None:
    """The first player wins, the next one is second and so on, whichever seat begins."""
    names = [f"player {number}" for number in range(players)]
    plan = Plan("mawoki", 1, {}, tuple(names), players, players, "test")
    games = []
    for first in range(players):
        ranks = [(seat - first) % players + 1 for seat in range(players)]
        record: list[dict[str, Any]] = [
            {"names": names},
            *({"seat": (first + ply) % players, "move": "d"} for ply in range(players)),
            {"scores": [0] * players, "ranks": ranks},
        ]
        games.append(Played(first, 0, first, record, [2] * players, [0] * players, [0] * players))
    found = [seat.beaten.share for seat in summary(plan, games).seats]
    assert found == pytest.approx([1 - place / (players - 1) for place in range(players)])
    # A later seat ranks below the earlier ones, unless the first player sits between the two.
    for share in shares(plan, games):
        apart = names.index(share.player) - names.index(share.other)
        assert share.scored.share == pytest.approx(apart % players / players)
    assert {rating.games for rating in ratings(plan, games)} == {players}


def test_the_time_of_a_move_is_the_mean_of_the_moves_with_a_choice() -> None:
    moves: list[dict[str, Any]] = [{"seat": seat, "move": "d"} for seat in (1, 0, 1, 0, 1)]
    record = [{"names": ["strong", "weak"]}, *moves, {"scores": [0, 0], "ranks": [1, 2]}]
    forced = Played(0, 0, 0, record, [1, 3, 2, 1, 2], [40, 60], [0, 0])
    found = summary(PLAN, [forced]).efforts
    assert [(effort.player, effort.ms) for effort in found] == [("strong", 40.0), ("weak", 30.0)]


def test_seats_count_from_the_one_that_begins_and_time_only_where_there_is_a_choice() -> None:
    found = summary(PLAN, won_by_strong(3))
    assert [seat.beaten.share for seat in found.seats] == [0.5, 0.5]
    assert [(effort.player, effort.ms, effort.failures) for effort in found.efforts] == [
        ("strong", 20.0, 3),
        ("weak", 20.0, 3),
    ]


def test_everybody_who_did_something_counts_once_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("mawoki", 1, {}, ("a", "b", "c"), 3, 1, "test")
    game = Played(0, 0, 0, [{"names": ["a", "b", "c"]}, {"ranks": [1, 2, 3]}], [], [], [])
    did = [(("jumped", None), seat) for seat in (0, 2, 0)]
    monkeypatch.setattr("tablee.arena.event_statistics._deeds", lambda *_: iter(did))
    (found,) = event_statistics(plan, [game])
    # The first beat both others, and the last nobody.
    assert (found.often, found.games, found.beaten.share) == (3, 1, 0.5)


def test_events_are_counted_and_set_beside_winning() -> None:
    plan = Plan("moka", 1, {}, ("random", "bot:1"), 2, 1, "test")
    games = [play(plan, task) for task in tasks(plan)]
    found = {(one.kind, one.part): one for one in event_statistics(plan, games)}
    events = [line for game in games for line in game.record[1:-1] if line["move"].startswith("flip")]
    assert found["moka.flipped", None].often == len(events) / len(games)
    assert found["moka.flipped", None].games == 1
    assert all(0 <= one.beaten.low <= one.beaten.share <= one.beaten.high <= 1 for one in found.values())
    assert {one.beaten.deals for one in found.values()} == {1}
    assert ("moka.drew", ("kind", "hole")) in found


def found_in(monkeypatch: pytest.MonkeyPatch, *did: list[tuple[Any, int]]) -> dict[Any, Any]:
    """Return the statistics of games, one a deal, in which seats did this; the first seat wins each."""
    plan = Plan("mawoki", 1, {}, ("a", "b"), 2, len(did), "test")
    games = [Played(n, 0, n, [{"names": ["a", "b"]}, {"ranks": [1, 2]}], [], [], []) for n in range(len(did))]
    left = iter(did)
    monkeypatch.setattr("tablee.arena.event_statistics._deeds", lambda *_: iter(next(left)))
    return {(one.kind, one.part): one for one in event_statistics(plan, games)}


def test_each_deal_is_an_observation_and_each_game_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    jumped = ("jumped", None)
    found = found_in(monkeypatch, [(jumped, 0), (jumped, 1)], [(jumped, 0)], [], [])
    one = found[jumped]
    assert (one.often, one.games, one.beaten.deals) == (3 / 4, 2 / 4, 2)


def test_of_many_kinds_none_stands_out_by_chance_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    won = ("won", None)
    deals = 8
    alone = found_in(monkeypatch, *[[(won, 0)]] * deals)[won]
    assert alone.stands_out
    many = [((f"kind {number}", None), 0) for number in range(200)]
    among = found_in(monkeypatch, *[[(won, 0), *many]] * deals)[won]
    assert among.beaten.doubt == alone.beaten.doubt
    assert among.stands_out == among.beaten.differs(201)
    assert not among.beaten.differs(10**9)


@pytest.mark.parametrize(("values", "shown"), [(MOST_VALUES, True), (MOST_VALUES + 1, False)])
def test_a_parameter_with_many_values_has_no_line_for_each(
    monkeypatch: pytest.MonkeyPatch, values: int, shown: bool
) -> None:
    laid = ("laid", None)
    each = [(("laid", ("card", f"{number}")), 0) for number in range(values)]
    found = found_in(monkeypatch, [(laid, 0), *each])
    assert laid in found
    assert (("laid", ("card", "0")) in found) == shown


def test_kinds_come_by_frequency_each_followed_by_its_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    often, seldom = ("often", None), ("seldom", None)
    card, other = ("often", ("card", "a")), ("often", ("card", "b"))
    found = found_in(monkeypatch, [(seldom, 0), *[(often, 0)] * 3, (card, 0), *[(other, 0)] * 2])
    assert list(found) == [often, other, card, seldom]


def test_what_was_hidden_or_empty_is_no_card_and_what_no_seat_did_no_deed() -> None:
    named = list(_names("laid", {"seat": 0, "card": "a", "hidden": HIDDEN, "empty": "", "number": 3}))
    assert named == [("laid", None), ("laid", ("card", "a"))]


def test_a_mirror_match_tells_what_beginning_is_worth() -> None:
    plan = Plan("mawoki", 1, {}, ("bot:1", "bot:1"), 2, 4, "test")
    games = [play(plan, task) for task in tasks(plan)]
    found = summary(plan, games)
    assert (found.games, found.shares) == (4, [])
    assert [rating.player for rating in found.ratings] == ["bot:1"]
    assert found.seats[0].beaten.share == 1 - found.seats[1].beaten.share
    assert "<svg" in report([(plan, games)], "en")


@pytest.mark.parametrize(("fewest", "said"), [(True, "lowest"), (False, "highest")])
def test_a_report_says_which_way_scores_run(monkeypatch: pytest.MonkeyPatch, fewest: bool, said: str) -> None:
    plan = Plan("mawoki", 1, {}, ("random", "bot:1"), 2, 1, "test")
    declared = SimpleNamespace(options=find("mawoki").options, fewest_wins=lambda options: fewest)
    monkeypatch.setattr(charts, "find", lambda name: declared)
    page = report([(plan, [play(plan, task) for task in tasks(plan)])], "en")
    assert f"Score at the end (the {said} wins)" in page


class Cells(HTMLParser):
    """The text of every cell."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.inside = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag == "td"

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.texts.append(data)


def cells(plan: Plan, games: list[Played], language: str) -> list[str]:
    found = Cells()
    found.feed(report([(plan, games)], language))
    return found.texts


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have reports compute their pictures but not draw them, because drawing takes far longer than the rest."""
    monkeypatch.setattr(charts, "_svg", lambda figure: "<svg></svg>")


def test_a_report_calls_cards_and_specials_by_their_names(undrawn: None) -> None:
    plan = Plan("mawoki", 1, {}, ("random", "bot:1"), 2, 4, "test")
    games = [play(plan, task) for task in tasks(plan)]
    for language, *names in (
        ("fr", "Carte piochée", "serpent", "tipi rouge (moitié du haut)", "tipi rouge (moitié du bas)"),
        ("nl", "Kaart getrokken", "slang", "rode tipi (bovenste helft)", "rode tipi (onderste helft)"),
        ("en", "Card drawn", "snake", "red tipi (upper half)", "red tipi (lower half)"),
    ):
        assert set(names) <= set(cells(plan, games, language))


@pytest.mark.parametrize("name", sorted(installed()))
def test_no_table_of_a_report_shows_a_code(undrawn: None, name: str) -> None:
    """A code is the kind of an event, as `game.kind`, or a parameter with its value."""
    *_, other, strongest = ("random", *(f"bot:{level}" for level in installed()[name].bot_levels[:3]))
    plan = Plan(name, 1, {}, (strongest, other), 2, 1, "test")
    games = [play(plan, task) for task in tasks(plan)]
    for language in LANGUAGES:
        told = [text for text in cells(plan, games, language) if text not in plan.players]
        assert len(told) > 20
        assert [text for text in told if re.search(r"[a-z]\.[a-z]|\w[=:]|[{}$?]|None", text)] == []


class Tags(HTMLParser):
    """Every opened tag, and the address that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []
        self.pointed: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.opened.append(tag)
        self.pointed += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]


@pytest.mark.parametrize("language", ["fr", "nl", "en"])
def test_a_report_is_one_page_that_needs_nothing_else(language: str) -> None:
    plan = Plan("mawoki", 1, {}, ("random", "bot:1"), 2, 2, "test")
    page = report([(plan, [play(plan, task) for task in tasks(plan)])], language)
    tags = Tags()
    tags.feed(page)
    assert tags.opened.count("svg") == 5
    assert "script" not in tags.opened
    assert all(target.startswith("#") for target in tags.pointed)
    assert f'<html lang="{language}">' in page
    assert "arena." not in page
    assert f'<th scope="col">{sentence("arena.entrant", {}, language, "tablee.arena")}</th>' in page
