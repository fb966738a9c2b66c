"""Who can be on a ladder, and why a server can have none."""

import pytest

from tablee.bots.programs.program_host import HostedProgram
from tablee.server.ladder import entrants
from tablee.server.ladder.entrants import LadderError, check_ladder, level_of

FOX = HostedProgram("Fox", ("fox",))


def test_a_ladder_needs_a_program_and_the_extra_of_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    check_ladder([FOX])
    with pytest.raises(LadderError) as refused:
        check_ladder([])
    assert refused.value.code == "ladder.programs"
    monkeypatch.setattr(entrants, "find_spec", lambda module: None if module == "numpy" else object())
    with pytest.raises(LadderError) as refused:
        check_ladder([FOX])
    assert refused.value.code == "ladder.extra"


@pytest.mark.parametrize(
    ("key", "level"), [("bot:3", 3), ("bot:x", None), ("program:bot:3", None), ("program:Fox", None)]
)
def test_a_program_is_never_taken_for_a_bot(key: str, level: int | None) -> None:
    assert level_of(key) == level
