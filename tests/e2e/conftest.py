"""One server for all tests of a process, a browser for each test; no page may complain."""

from collections.abc import AsyncIterator, Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PATIENCE_MS, Browsing
from tests.e2e.house import House

expect.set_options(timeout=PATIENCE_MS)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A running server."""
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
async def browsing(house: House, request: pytest.FixtureRequest) -> AsyncIterator[Browsing]:
    """A browser; afterwards no page may have complained of errors or of the content security policy.

    What the test's tables are dealt from follows from its name: it meets the same deals in every run.
    """
    house.deals.begin(request.node.name)
    async with Browsing(house.base) as browsing:
        yield browsing
        assert browsing.complaints() == []
