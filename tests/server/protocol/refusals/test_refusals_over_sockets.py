"""Every code with which a message over a socket may be refused is provoked by a message with that verb."""

import pytest

from tablee.server.errors import GAME_RULE
from tablee.server.protocol.socket_refusals import ANY_MESSAGE, CONNECTING, REFUSALS
from tests.server.protocol.refusals import entries
from tests.server.protocol.refusals.at_a_socket import ANY, BEFORE
from tests.server.protocol.refusals.book import EXCUSED, OVER_SOCKETS, Pair
from tests.server.protocol.refusals.scene import Scene

ALL = {BEFORE: CONNECTING, ANY: ANY_MESSAGE, **REFUSALS}
DOCUMENTED = {(verb, code) for verb, codes in ALL.items() for code in codes}
assert entries.MODULES


def test_every_documented_pair_is_provoked_or_excused() -> None:
    assert sorted(DOCUMENTED - OVER_SOCKETS.keys() - EXCUSED.keys()) == []


def test_every_pair_that_is_provoked_is_documented() -> None:
    assert sorted(OVER_SOCKETS.keys() - DOCUMENTED) == []


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("pair", OVER_SOCKETS, ids=".".join)
async def test_each_refusal_is_given(pair: Pair, scene: Scene) -> None:
    code = await OVER_SOCKETS[pair](scene)
    assert (GAME_RULE if code.startswith("toy.") else code) == pair[1]
