"""A game in the terminal."""

from pathlib import Path

import pytest

from tablee import games
from tablee.core.record import parse_text
from tablee.match import Match
from tests.cli.conftest import Run
from tests.toy import TOY

ALWAYS_FIRST = "1\n" * 40


def test_a_match_is_played_to_its_end_by_numbers(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    ran = run("play", "toy", "--seed", "s", "--save", str(record), "--name", "Ana", typed=ALWAYS_FIRST)
    assert ran.status == 0
    match = Match.from_record(parse_text(record.read_text(encoding="utf-8")))
    assert match.over
    assert match.record(["Ana", "Bot"]).text() == record.read_text(encoding="utf-8")
    for said in (
        "Ana, Bot are at the table",
        match.commitment,
        "The game is over.",
        "1. Ana  0",
        match.seed,
    ):
        assert said in ran.out


def test_a_move_is_typed_in_the_notation(run: Run) -> None:
    ran = run("play", "toy", "--seed", "s", "--name", "Ana", typed="draw\nq\n")
    assert "Ana draw\n" in ran.out
    assert "Ana draws" in ran.out


def test_a_move_against_the_rules_is_refused_with_its_rule_and_asked_again(run: Run) -> None:
    ran = run("play", "toy", "--seed", "s", "--name", "Ana", typed="z\ndraw\nq\n")
    assert "✗ You do not hold the card z; draw, or lay one of yours." in ran.out
    assert "Ana draws" in ran.out


def test_what_is_a_move_is_no_shortcut(run: Run) -> None:
    ran = run("play", "toy", "--seed", "s", "--name", "Ana", typed="h\nq\n")
    assert "Ana lays h." in ran.out


def test_a_number_beyond_the_list_is_no_move(run: Run) -> None:
    ran = run("play", "toy", "--seed", "s", typed="9\n0\n\nq\n")
    assert "There is no move 9: the list ends at 4." in ran.out
    assert "There is no move 0" in ran.out


def test_what_others_hold_and_draw_stays_hidden(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    ran = run(
        "play",
        "toy",
        "--players",
        "3",
        "--seat",
        "1",
        "--seed",
        "s",
        "--save",
        str(record),
        typed="draw\nq\n",
    )
    match = Match.from_record(parse_text(record.read_text(encoding="utf-8")))
    first_drawing = ran.out.split("hands")[1].split("stock")[0]
    own = " ".join(match.view(1)["hands"][1])
    assert first_drawing.count("▒×") == 2
    assert "▒×" in ran.out.split("stock")[1].split("\n")[0]
    assert own in ran.out
    assert match.seed not in ran.out


def test_help_list_board_and_hint_are_there_and_no_moves(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    ran = run("play", "toy", "--seed", "t", "--save", str(record), typed="?\nl\nb\nh\nq\n")
    assert "l  list the moves" in ran.out
    assert ran.out.count("stock") == 2
    assert f"Try {TOY.legal(TOY.new(2, {}, 't')).moves[0]}." in ran.out
    assert parse_text(record.read_text(encoding="utf-8")).moves == []


@pytest.mark.parametrize("typed", ["q\n", "", "draw\n"])
def test_leaving_or_the_end_of_input_keeps_what_was_played(run: Run, tmp_path: Path, typed: str) -> None:
    record = tmp_path / "match.jsonl"
    ran = run("play", "toy", "--seed", "s", "--save", str(record), typed=typed)
    assert ran.status == 0
    assert "You leave the table." in ran.out
    assert len(parse_text(record.read_text(encoding="utf-8")).moves) == (2 if typed == "draw\n" else 0)


def test_control_c_leaves_and_keeps_what_was_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["draw"])

    def read(_prompt: str = "") -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", read)
    record = tmp_path / "match.jsonl"
    ran = run("play", "toy", "--seed", "s", "--save", str(record))
    assert (ran.status, ran.err) == (0, "")
    assert "You leave the table." in ran.out
    assert len(parse_text(record.read_text(encoding="utf-8")).moves) == 2


def test_options_are_given_as_json_or_words(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    options = [
        "--option",
        "colour=blue",
        "--option",
        "loud=true",
        "--option",
        "cards=2",
        "--option",
        "names=A,BC",
    ]
    run("play", "toy", *options, "--save", str(record), typed="q\n")
    kept = parse_text(record.read_text(encoding="utf-8")).options
    assert kept == {"colour": "blue", "loud": True, "cards": 2, "names": ["A", "BC"]}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "There is no game “chess” here."),
        (["toy", "--option", "volume=3"], "There is no option “volume”."),
        (["toy", "--option", "cards=9"], "The option “cards” does not take “9”. It takes: 1..4."),
        (["toy", "--option", "loud"], "“loud” is not an option. Write --option NAME=VALUE."),
        (["toy", "--players", "7"], "This game cannot be played by 7."),
        (["toy", "--seat", "2"], "There is no seat 2. Seats are numbered from 0 to 1."),
        (["toy", "--level", "9"], "This game has no bot of level 9. It has: 1."),
        (["toy", "--lang", "de"], "There is no language “de”. Choose one of: fr, nl, en."),
        (["toy", "--save", "/nowhere/at/all"], "The file /nowhere/at/all cannot be read or written"),
    ],
)
def test_what_cannot_be_is_explained_in_a_sentence(run: Run, arguments: list[str], says: str) -> None:
    ran = run("play", *arguments, typed="q\n")
    assert ran.status == 1
    assert says in ran.err.replace("\n", " ")


@pytest.mark.parametrize(
    ("lang", "says"), [("fr", "À table"), ("nl", "Aan tafel"), ("en", "are at the table")]
)
def test_three_languages_are_spoken(run: Run, lang: str, says: str) -> None:
    assert says in run("play", "toy", "--lang", lang, typed="q\n").out


def test_errors_are_shown_in_the_language_of_the_environment(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "Il n’y a pas de jeu « chess » ici" in run("play", "chess").err
    assert "Er is hier geen spel “chess”" in run("play", "chess", "--lang", "nl").err


INSTALLED = [
    (name, players)
    for name, game in games.installed().items()
    for players in sorted({game.min_players, game.max_players})
]


@pytest.mark.parametrize(("game", "players"), INSTALLED)
def test_every_installed_game_can_be_played_here(run: Run, game: str, players: int) -> None:
    ran = run("play", game, "--players", str(players), "--seed", "s", typed="1\n" * 12 + "l\nh\nb\n?\nq\n")
    assert ran.status == 0, ran.err
    assert ran.err == ""
