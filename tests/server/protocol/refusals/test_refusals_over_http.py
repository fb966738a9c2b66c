"""Every code with which an endpoint may refuse a request is provoked at that endpoint."""

from typing import Final

import pytest

from tablee.server.app import ENDPOINTS
from tablee.server.errors import GAME_RULE, status
from tablee.server.http.endpoint import ALWAYS
from tests.server.protocol.refusals import entries
from tests.server.protocol.refusals.book import EXCUSED, OVER_HTTP, Pair
from tests.server.protocol.refusals.scene import Scene

DOCUMENTED: Final = {(f"{one.method} {one.path}", code) for one in ENDPOINTS for code in one.refusals}
assert entries.MODULES


def test_every_documented_pair_is_provoked_or_excused() -> None:
    assert sorted(DOCUMENTED - OVER_HTTP.keys() - EXCUSED.keys()) == []


def test_every_pair_that_is_provoked_is_documented() -> None:
    assert sorted(OVER_HTTP.keys() - DOCUMENTED) == []


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("pair", [pair for pair in OVER_HTTP if pair[1] not in ALWAYS], ids=".".join)
async def test_each_refusal_is_given(pair: Pair, scene: Scene) -> None:
    """The status must be the one that the document of the API names."""
    _, code = pair
    number, given = await OVER_HTTP[pair](scene)
    assert (number, GAME_RULE if given.startswith("toy.") else given) == (status(code), code)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("code", ALWAYS)
async def test_what_any_request_may_be_refused_with_is_given_by_each(code: str, scene: Scene) -> None:
    asked = [pair for pair in OVER_HTTP if pair[1] == code]
    assert len(asked) == len(ENDPOINTS)
    given = {pair: await OVER_HTTP[pair](scene) for pair in asked}
    assert {pair: one for pair, one in given.items() if one != (status(code), code)} == {}
