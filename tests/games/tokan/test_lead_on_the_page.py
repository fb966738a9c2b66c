"""The page's warning before a move that gives the lead away: it counts towers and heads exactly as the rules do."""

import json
import subprocess
from pathlib import Path
from typing import Any

from tablee.core.record import Record, parse_text
from tablee.games import find
from tablee.match import Match
from tests.house.tree import ROOT

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.jsonl"))[::5]


def ahead(match: Match, seat: int) -> int:
    """Return the lead of this seat in points, by the rules."""
    standing = match.game.standing(match.position)
    assert standing is not None
    return standing[seat] - standing[1 - seat]


def read(path: Path) -> Record:
    return parse_text(path.read_text("utf-8"))


def played_with_other_reaches() -> Record:
    """Return a match of a variant in which heads count differently."""
    options = {"scoring": "heads", "mouse_reach": 3, "jackal_reach": 1, "lion_reach": 2}
    match = Match.new(find("tokan"), 2, options, "other reaches")
    while match.turn is not None:
        moves = match.legal().moves
        match.play(match.turn, moves[len(moves) // 2])
    return match.record([])


def test_the_page_knows_who_is_ahead_and_who_will_be() -> None:
    questions: list[tuple[Any, str]] = []
    expected: list[list[int]] = []
    for record in (*map(read, RECORDS), played_with_other_reaches()):
        match = Match.new(find(record.game), record.players, record.options, record.seed)
        for made in record.moves:
            view = match.view(made.seat)
            before = ahead(match, made.seat) if view["phase"] == "play" else None
            match.play(made.seat, made.move)
            if before is not None:
                questions.append((view, made.move))
                expected.append([before, ahead(match, made.seat)])
    assert len({view["options"]["scoring"] for view, _ in questions}) == 2
    printed = subprocess.run(
        ["node", str(HERE / "leads.mjs")],
        cwd=ROOT / "web",
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert json.loads(printed) == expected
