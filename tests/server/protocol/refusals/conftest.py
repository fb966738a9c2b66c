"""The servers of this worker, and a scene at them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tablee import games
from tests.conftest import TOY_INSTALLED
from tests.server.protocol.refusals.scene import Scene, Servers, scene_at


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def servers(tmp_path_factory: pytest.TempPathFactory, migrated_sqlite: Path) -> AsyncIterator[Servers]:
    """Yield servers that several tests share, so that no pair needs to start one."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOY_INSTALLED))
        games.installed.cache_clear()
        servers = Servers(tmp_path_factory.mktemp("refusals"), migrated_sqlite)
        yield servers
        await servers.close()
    games.installed.cache_clear()


@pytest_asyncio.fixture(loop_scope="module")
async def scene(servers: Servers) -> AsyncIterator[Scene]:
    """Yield the people and tables of one test."""
    async with scene_at(servers) as scene:
        yield scene
