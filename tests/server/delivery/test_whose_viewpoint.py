"""When seats change, a connection loses or changes a viewpoint that its guest plays no more, and no other does."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connections import Connections

PLAYING = {"ana": [1, 3], "bo": [], "cy": [2]}


def viewing(guest: str | None, viewpoint: int | None) -> Any:
    return SimpleNamespace(guest=guest, viewpoint=viewpoint)


@pytest.mark.parametrize("begins", [True, False])
def test_only_who_does_not_play_the_own_viewpoint_any_more_gets_another(begins: bool) -> None:
    changed, left = viewing("ana", 0), viewing("bo", 0)
    keeps, watches, stranger = viewing("cy", 2), viewing("ana", None), viewing(None, None)
    connections = SimpleNamespace(at=lambda _table: [changed, left, keeps, watches, stranger])
    live = SimpleNamespace(id="T", playing=lambda guest: PLAYING.get(guest, []))
    found = Broadcaster(cast(Connections, connections)).keep_viewpoints(cast(Any, live), begins)
    assert found == [changed, left]
    assert changed.viewpoint == (1 if begins else None)
    assert [one.viewpoint for one in (left, keeps, watches, stranger)] == [None, 2, None, None]
