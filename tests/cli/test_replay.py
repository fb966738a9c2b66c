"""Records: shown, stepped through, checked."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tablee import games
from tablee.cli import replay
from tablee.core.deal import Deal, Share, mixed_seed
from tablee.core.record import Did, Line, Played
from tablee.core.rng import seed_commitment
from tablee.match import Match
from tests.cli.conftest import Run
from tests.conftest import TOY_INSTALLED
from tests.patience import killed_in_the_end, patience_s
from tests.toy import TOY


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a finished match."""
    match = Match.new(TOY, 2, {}, "s")
    while match.turn is not None:
        match.play(match.turn, "draw" if match.ply < 2 else match.legal().moves[0])
    path = tmp_path / "match.jsonl"
    path.write_text(match.record(["Ana", "Bo"]).text(), encoding="utf-8")
    return path


def change(record: Path, line: int, **keys: object) -> None:
    lines = record.read_text().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **keys})
    record.write_text("\n".join(lines))


def test_a_record_is_printed_ply_by_ply_with_everything_open(run: Run, record: Path) -> None:
    ran = run("replay", str(record))
    assert ran.status == 0
    assert [said in ran.out for said in ("The deal", "Move 1 of 9", "Move 9 of 9", "Result: scores")] == [
        True
    ] * 4
    assert "▒" not in ran.out
    assert ran.out.count("Ana draws") == 1


def test_one_ply_alone(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--ply", "2", "--lang", "nl")
    assert "Zet 2 van 9" in ran.out
    assert "Bo trekt" in ran.out
    assert ran.out.count("stock") == 1


def test_a_match_as_one_seat_saw_it(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--seat", "1", "--ply", "1")
    assert "Ana draws a card." in ran.out
    assert "▒×4" in ran.out


def test_a_record_from_standard_input(run: Run, record: Path) -> None:
    assert "Move 9 of 9" in run("replay", "-", typed=record.read_text()).out


def test_verify_checks_moves_result_and_deal(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--verify", "--commitment", seed_commitment("s").upper())
    assert ran.status == 0
    for said in ("9 moves, every one", "result follows", seed_commitment("s"), "shown at the start"):
        assert said in ran.out


def test_verify_takes_the_commitment_of_the_file_too(run: Run, record: Path) -> None:
    change(record, 0, commitment=seed_commitment("s"))
    assert "That matches what was shown at the start." in run("replay", str(record), "--verify").out
    change(record, 0, commitment=seed_commitment("other"))
    assert run("replay", str(record), "--verify").status == 1


def test_the_commitment_that_a_player_saw_counts_and_not_the_one_in_the_file(run: Run, record: Path) -> None:
    change(record, 0, commitment=seed_commitment("s"))
    forged = run("replay", str(record), "--verify", "--commitment", seed_commitment("other"))
    assert (forged.status, "The deal was changed" in forged.err) == (1, True)
    change(record, 0, commitment=seed_commitment("other"))
    assert run("replay", str(record), "--verify", "--commitment", seed_commitment("s")).status == 0


def test_verify_without_a_commitment_shows_what_to_compare(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--verify")
    assert (ran.status, "Compare it" in ran.out, seed_commitment("s") in ran.out) == (0, True, True)


def test_verify_of_a_match_that_was_left(run: Run, record: Path) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:-3]))
    ran = run("replay", str(record), "--verify")
    assert (ran.status, "ends before the game does" in ran.out) == (0, True)


def test_another_deal_than_the_one_shown_is_found_out(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--verify", "--commitment", "0" * 64)
    assert ran.status == 1
    assert "The deal was changed" in ran.err


@pytest.mark.parametrize(
    ("line", "keys", "says"),
    [
        (1, {"move": "z"}, "2: You do not hold the card z"),
        (1, {"seat": 1}, "Line 2 is a move of seat 1"),
        (3, {"move": 4}, "Line 4 of the record is not a move"),
        (-1, {"scores": [9, 9]}, "The result on line 11 is not the one"),
        (0, {"game": "chess"}, "There is no game “chess”"),
        (0, {"seed": "another"}, "✗"),
        (0, {"rules": 99}, "version 99 of the rules"),
        (0, {"notation": 9}, "“notation” is missing or wrong"),
    ],
)
def test_a_record_that_is_wrong_is_shown_with_its_line(
    run: Run, record: Path, line: int, keys: dict[str, object], says: str
) -> None:
    change(record, line, **keys)
    for arguments in ([], ["--verify"]):
        ran = run("replay", str(record), *arguments)
        assert ran.status == 1
        assert says in ran.err.replace("\n", " ")
        assert ran.out == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nothing.jsonl"], "The file nothing.jsonl cannot be read"),
        (["RECORD", "--ply", "99"], "There is no move 99: the record has 9."),
        (["RECORD", "--seat", "5"], "There is no seat 5."),
    ],
)
def test_what_is_not_there_is_shown(run: Run, record: Path, arguments: list[str], says: str) -> None:
    ran = run("replay", *(str(record) if given == "RECORD" else given for given in arguments))
    assert ran.status == 1
    assert says in ran.err.replace("\n", " ")


def test_who_decided_what_was_taken_back_and_who_gave_up_are_shown(run: Run, record: Path) -> None:
    match = Match.new(TOY, 2, {}, "s")
    match.play(0, "draw")
    lines: list[Line] = [
        Played(0, match.positions[0].hands[0][0]),
        Did(0, "take_back"),
        Played(0, "draw", by="stand_in", helped=True),
        Did(1, "resign"),
    ]
    record.write_text(match.record(["Ana", "Bo"], lines).text(), encoding="utf-8")
    out = run("replay", str(record)).out
    assert "Ana made another move here and took it back." in out
    assert "draw (played by a stand-in, with a hint)" in out
    assert "Bo resigned." in out
    assert "Result:" in out


def test_a_reply_taken_back_with_the_move_before_it_is_not_its_bots_doing(run: Run, record: Path) -> None:
    match = Match.new(TOY, 2, {}, "s")
    match.play(0, "draw")
    lines: list[Line] = [
        Played(0, match.positions[0].hands[0][0]),
        Played(1, "draw", by="bot"),
        Did(1, "take_back", {"taken_by": 0}),
        Did(0, "take_back"),
        Played(0, "draw"),
    ]
    record.write_text(match.record(["Ana", "Bo"], lines).text(), encoding="utf-8")
    out = run("replay", str(record)).out
    assert "Ana made another move here and took it back." in out
    assert "Bo made another move" not in out


def test_verify_checks_what_a_mixed_deal_was_made_of(run: Run, record: Path) -> None:
    secret, nonce = "11" * 32, "22" * 32
    shares = [Share(0, seed_commitment(nonce), nonce), Share(1, seed_commitment(secret), None)]
    match = Match.new(TOY, 2, {}, mixed_seed(secret, [nonce]))
    record.write_text(match.record([], deal=Deal(secret, shares)).text())
    ran = run("replay", str(record), "--verify", "--commitment", seed_commitment(secret))
    assert (ran.status, "shown at the start" in ran.out, "1 of 2" in ran.out) == (0, True, True)
    assert run("replay", str(record), "--verify", "--commitment", seed_commitment(match.seed)).status == 1
    change(record, 0, seed="33" * 32)
    assert "The seed does not come from the server’s secret" in run("replay", str(record), "--verify").err


def test_bytes_that_are_no_text_are_no_record(run: Run, record: Path) -> None:
    record.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in run("replay", str(record)).err
    record.write_text("")
    assert "must be its header" in run("replay", str(record)).err
    record.write_text("nonsense\n")
    assert "Line 1 of the record is not JSON" in run("replay", str(record)).err


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_file_that_windows_wrote_is_read_and_checked(
    run: Run, record: Path, encoding: str, end: str
) -> None:
    text = record.read_text(encoding="utf-8").replace("Ana", "Ana\u2028B\x85")
    record.write_bytes(text.replace("\n", end).encode(encoding))
    for command in (("replay",), ("replay", "--verify"), ("analyse", "--ms", "20")):
        ran = run(command[0], str(record), *command[1:])
        assert ran.status == 0, ran.err


def test_in_a_terminal_it_goes_step_by_step(record: Path) -> None:
    ours, theirs = pty.openpty()
    path = os.pathsep.join([str(TOY_INSTALLED), *(folder for folder in sys.path if folder)])
    command = [sys.executable, "-m", "tablee", "replay", str(record), "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": path, "TERM": "dumb"}
    with (
        subprocess.Popen(command, stdin=theirs, stdout=theirs, env=env) as process,
        killed_in_the_end(process),
    ):
        os.close(theirs)
        for typed, expected in [
            ("", "The deal"),
            ("\n", "Move 1 of 9"),
            ("\n", "Move 2 of 9"),
            ("b\n", "Move 1 of 9"),
            ("9\n", "Result: scores"),
        ]:
            os.write(ours, typed.encode())
            wait_for(ours, expected)
            wait_for(ours, "q: leave")
        os.write(ours, b"q\n")
        assert process.wait(patience_s()) == 0
    os.close(ours)


def test_stepping_through_a_record_ends_by_control_c(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(_prompt: str = "") -> str:
        raise KeyboardInterrupt

    terminal = SimpleNamespace(isatty=lambda: True)
    monkeypatch.setattr(replay, "sys", SimpleNamespace(stdin=terminal, stdout=terminal))
    monkeypatch.setattr("builtins.input", read)
    ran = run("replay", str(record))
    assert (ran.status, ran.err) == (0, "")
    assert ("The deal" in ran.out, "Move 1 of 9" in ran.out) == (True, False)


def wait_for(terminal: int, text: str) -> None:
    """Read until that text is written; an ended process is an error, because there is nothing more to read."""
    seen = ""
    while text not in seen:
        try:
            seen += os.read(terminal, 1).decode(errors="replace")
        except OSError as error:
            raise AssertionError(f"{text!r} was not written, but {seen!r}") from error


@pytest.mark.parametrize(
    ("lang", "names", "shown"),
    [
        ("en", ["Ana", "Bo"], ["Ana", "Bo"]),
        ("en", ["", "Bo"], ["Red", "Bo"]),
        ("fr", [], ["Rouge", "Noir"]),
        ("nl", ["Ana"], ["Ana", "Zwart"]),
    ],
)
def test_a_seat_without_a_name_is_called_as_the_game_calls_it(
    lang: str, names: list[str], shown: list[str]
) -> None:
    match = Match.new(games.find("tokan"), 2, {}, "s")
    assert [replay.seat_name(match, names, seat, lang) for seat in range(2)] == shown


def test_if_the_game_has_no_name_for_a_seat_its_number_is_shown(run: Run, record: Path) -> None:
    change(record, 0, names=["Ana", ""])
    ran = run("replay", str(record), "--ply", "2")
    assert "1 draws" in ran.out


def test_a_seat_that_the_match_does_not_have_is_refused(run: Run, record: Path) -> None:
    for seat in ("2", "3"):
        ran = run("replay", str(record), "--seat", seat)
        assert (ran.status, ran.out) == (1, "")
        assert f"There is no seat {seat}. Seats are numbered from 0 to 1." in ran.err
    assert run("replay", str(record), "--seat", "1").status == 0
