"""`--variant FILE`: a file that is wrong is refused with a sentence, and one that is right is played and named."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

ARENA = ("arena", "--game", "mawoki", "--players", "random,bot:1", "--games", "2", "--workers", "1")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text('game = "mawoki"\n[options]\nhand = 3\narrow = "steal"\n', encoding="utf-8")
    return path


def test_an_arena_plays_the_variant_and_says_that_bots_are_not_tuned_to_it(
    run: Run, file: Path, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    ran = run(*ARENA, "--variant", str(file), "--out", str(out))
    assert ran.status == 0, ran.err
    assert "These numbers differ from the rulebook: Cards in each hand: 3." in " ".join(ran.out.split())
    plan, *games = out.read_text(encoding="utf-8").splitlines()
    assert '"arrow":"steal"' in plan
    assert '"hand":3' in plan
    assert len(games) == 2
    assert run("report", str(out), "--out", str(tmp_path / "page.html")).status == 0


def test_an_option_prevails_over_the_file(run: Run, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    ran = run(*ARENA, "--variant", str(file), "--option", "hand=2", "--out", str(out))
    assert ran.status == 0, ran.err
    assert '"hand":2' in out.read_text(encoding="utf-8").splitlines()[0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "is no variant"),
        ('game = "mawoki"\nhand = 3\n', "“hand” in"),
        ("[options]\n", "“game” in"),
        ("game = 3\n", "“game” in"),
        ('game = "chess"\n', "chess"),
        ('game = "tokan"\n', "This is a variant of tokan, not of mawoki"),
        ('game = "mawoki"\n[options]\nhands = 3\n', "There is no option “hands”"),
        ('game = "mawoki"\n[options]\nhand = 25\n', "It takes: 1..24"),
        ('game = "mawoki"\n[options]\nhand = 24\ndrawings = 3\n', "deal 49 pieces, but the game has 28"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_a_sentence(
    run: Run, tmp_path: Path, text: str, sentence: str
) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    ran = run(*ARENA, "--variant", str(path), "--out", str(tmp_path / "games.jsonl"))
    assert ran.status != 0
    assert sentence in " ".join(ran.err.split())


def test_a_file_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run(*ARENA, "--variant", str(tmp_path / "none.toml"))
    assert ran.status != 0
    assert "none.toml is no variant" in " ".join(ran.err.split())


@pytest.mark.parametrize("what", ["nowhere", "a folder", "no text"])
def test_what_cannot_be_read_is_refused_with_its_reason(run: Run, tmp_path: Path, what: str) -> None:
    path = tmp_path / "mine.toml"
    if what == "a folder":
        path.mkdir()
    elif what == "no text":
        path.write_bytes(b"\xff\xfe")
    ran = run(*ARENA, "--variant", str(path), "--out", str(tmp_path / "games.jsonl"))
    said = " ".join(ran.err.split())
    assert ran.status == 1
    assert "mine.toml" in said
    reasons = {"nowhere": "No such file", "a folder": "directory", "no text": "decode"}
    assert reasons[what] in said
    assert "Traceback" not in said
