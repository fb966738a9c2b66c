"""One server and one browser for all tests of a process, profiles of their own for each test; no page may complain."""

from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.e2e.browser import Browsing, Chromium
from tests.e2e.house import House
from tests.patience import patience_ms

HERE = Path(__file__).parent
FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests here in one event loop, because the browser was started there."""
    for item in items:
        if item.path.is_relative_to(HERE) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that its people report what they see before they leave."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(autouse=True)
def patient() -> None:
    """Give expectations about a page the patience of all other waits (tests/patience.py)."""
    expect.set_options(timeout=patience_ms())


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a running server."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Chromium]:
    """Yield the browser of all tests of this process."""
    async with Chromium() as chromium:
        yield chromium


@pytest_asyncio.fixture(loop_scope="session")
async def browsing(
    house: House, chromium: Chromium, request: pytest.FixtureRequest
) -> AsyncIterator[Browsing]:
    """Yield people with browsers; afterwards no page may have complained of errors or of the content security policy.

    The deals of the test's tables depend only on its name, so that every run has the same. If it fails,
    the report describes what each person saw.
    """
    house.deals.begin(request.node.name)
    async with Browsing(house.base, await chromium.browser()) as browsing:
        yield browsing
        if FAILED in request.node.stash:
            for number, person in enumerate(browsing.people):
                print(f"--- person {number}: {await person.situation()}")
        assert browsing.complaints() == []
