"""`tablee.load` opens a record in each of its forms."""

from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games import find
from tablee.match import Match as FullMatch

NAMES = ["Ana\u2028B", "Bo\x85\x1c"]


@pytest.fixture
def match() -> tablee.Match[Any]:
    """Return a match for two in mid game."""
    return tablee.game("tokan").start(seed=1).play_out("random", plies=3)


@pytest.fixture
def file(match: tablee.Match[Any], tmp_path: Path) -> Path:
    """Return the file of its record, with names that contain Unicode line separators."""
    path = tmp_path / "match.jsonl"
    path.write_text(match.record(NAMES).text(), encoding="utf-8")
    return path


class Somewhere:
    """A path of another library."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __fspath__(self) -> str:
        return str(self.path)


@pytest.mark.parametrize(
    "kind", [str, Path, Somewhere, Path.read_text, lambda path: "\ufeff" + path.read_text()]
)
def test_a_path_of_any_kind_and_the_text_itself_are_records(
    match: tablee.Match[Any], file: Path, kind: Any
) -> None:
    assert tablee.load(kind(file)).positions == match.positions


def test_a_path_may_be_relative(
    match: tablee.Match[Any], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    assert tablee.load("match.jsonl").moves == match.moves


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_file_that_windows_wrote_is_a_record(match: tablee.Match[Any], file: Path, encoding: str) -> None:
    file.write_bytes(match.record(NAMES).text().replace("\n", "\r\n").encode(encoding))
    loaded = tablee.load(file)
    assert loaded.positions == match.positions


def test_what_is_not_there_is_said_by_its_path(file: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.jsonl"):
        tablee.load(str(file.with_name("nothing.jsonl")))


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"nonsense", b'{"notation":2}'])
def test_a_file_that_is_no_record_is_refused_by_its_first_line(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    with pytest.raises(tablee.RecordError) as refused:
        tablee.load(file)
    assert refused.value.params["line"] == 1


@pytest.mark.parametrize("text", ["{", '{"notation":2}', "nonsense\n"])
def test_a_text_that_is_no_record_is_refused_by_its_first_line(text: str) -> None:
    with pytest.raises(tablee.RecordError) as refused:
        tablee.load(text)
    assert refused.value.params["line"] == 1


def test_no_two_seeds_have_a_choice_made_by_the_same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    fed: list[int] = []
    choose = tablee.Bot.choose

    def noted(bot: tablee.Bot, match: tablee.Match[Any], seed: int = 0) -> Any:
        fed.append(seed)
        return choose(bot, match, seed)

    monkeypatch.setattr(tablee.Bot, "choose", noted)
    for seed in range(-3, 30):
        tablee.game("tokan").start(seed="the same").play_out("random", seed=seed, plies=30)
    assert len(set(fed)) == len(fed) > 33


@pytest.mark.parametrize("text", ["", " ", "\ufeff"])
def test_an_empty_text_is_a_record_without_a_header(text: str) -> None:
    with pytest.raises(tablee.RecordError) as refused:
        tablee.load(text)
    assert (refused.value.code, refused.value.params["line"]) == ("record.header", 1)


def test_what_a_record_says_of_its_moves_is_there_when_it_is_written_again(tmp_path: Path) -> None:
    match = FullMatch.new(find("tokan"), 2, {}, "s")
    for by, helped in (("person", True), ("bot", False), ("stand_in", False)):
        assert match.turn is not None
        match.play(match.turn, match.legal().moves[0], 1234, by, helped)  # type: ignore[arg-type]
    text = match.record(["Ana", "Bo"]).text()
    again = tablee.load(text)
    assert again.record(["Ana", "Bo"]).text() == text
    # Also once another move was made.
    again.push(again.legal[0])
    assert [(one.ms, one.by, one.helped) for one in again.record().moves[:3]] == [
        (1234, "person", True),
        (1234, "bot", False),
        (1234, "stand_in", False),
    ]
