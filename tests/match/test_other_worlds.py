"""A move reveals something if it would have gone otherwise in a world that looks the same."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.core.errors import IllegalMoveError
from tablee.match import revealing
from tablee.match.revealing import WORLDS, _compare


class World:
    """A world in which a move may be `legal`, may draw from the random stream, and leads to what is seen."""

    def __init__(self, seen: str = "same", legal: bool = True, draws: bool = False) -> None:
        self.seen = seen
        self.legal = legal
        self.draws = draws
        self.stream = SimpleNamespace(seed=b"s", used=0)
        self.stream.copy = lambda: SimpleNamespace(seed=b"s", used=self.stream.used)


class StubGame:
    """A game of which the next worlds are given."""

    zones = ()

    def __init__(self, *worlds: World) -> None:
        self.left = list(worlds)

    def dump(self, position: World) -> dict[str, Any]:
        return {}

    def determinizations(self, known: Any) -> Any:
        return SimpleNamespace(draw=lambda stream: self.left.pop(0))

    def load_world(self, world: World) -> World:
        return world

    def check_move(self, world: World, move: str) -> None:
        if not world.legal:
            raise IllegalMoveError("move.illegal")

    def play(self, world: World, move: str) -> list[Any]:
        world.stream.used += world.draws
        return []

    def view(self, world: World, viewer: int | None) -> str:
        return world.seen

    def standing(self, world: World) -> None:
        return None


@pytest.mark.parametrize(
    ("worlds", "otherwise", "made_in"),
    [
        pytest.param([World()] * WORLDS, False, WORLDS, id="all go alike"),
        pytest.param([World(), World("other"), World()], True, 2, id="one is seen otherwise"),
        pytest.param([World(), World(draws=True), World()], True, 2, id="one draws, which is not seen"),
        pytest.param([World(legal=False)] * WORLDS, False, 0, id="it was possible nowhere else"),
        pytest.param([World(legal=False), World(), World()], False, 2, id="it was not possible in one"),
    ],
)
def test_it_is_tried_in_each_of_them(
    monkeypatch: pytest.MonkeyPatch, worlds: list[World], otherwise: bool, made_in: int
) -> None:
    monkeypatch.setattr(revealing, "looks_like", lambda dump, zones, viewer: dump)
    game: Any = StubGame(*worlds)
    found = _compare(game, cast("Any", World()), "move", cast("Any", World()), [], None)
    assert found == (otherwise, made_in)
