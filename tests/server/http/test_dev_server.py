"""The pages' development server in front of Tablée, as CONTRIBUTING.md starts them."""

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tablee.games import installed
from tests.e2e.house import House
from tests.house.tree import ROOT
from tests.patience import killed_in_the_end, patience_s
from tests.processes import free_port
from tests.server.people import Person

WEB = ROOT / "web"
VITE = WEB / "node_modules" / ".bin" / "vite"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Yield a server."""
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def address(house: House) -> Iterator[str]:
    """Yield the address of a development server that passes requests on to `house`."""
    port = free_port()
    environ = {**os.environ, "TABLEE_SERVE_PORT": str(house.port), "NO_COLOR": "1"}
    command = [str(VITE), "--port", str(port), "--strictPort"]
    vite = subprocess.Popen(
        command, cwd=WEB, env=environ, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        assert vite.stdout is not None
        said: list[str] = []
        with killed_in_the_end(vite):
            for line in vite.stdout:
                said.append(line)
                if "Local:" in line:
                    break
            else:
                pytest.fail("the development server ended:\n" + "".join(said))
        yield f"http://localhost:{port}"
    finally:
        vite.kill()
        vite.wait(patience_s())


@pytest.fixture
async def person(address: str) -> AsyncIterator[Person]:
    """Yield a person whose browser shows the pages of the development server."""
    person = Person(address)
    yield person
    await person.close()


@pytest.mark.processes
async def test_a_table_can_be_opened_and_joined_through_the_development_server(person: Person) -> None:
    game = next(iter(installed()))
    opened = await person.open({"kind": "me"}, {"kind": "bot", "level": 1}, game=game)
    async with await person.sit(opened["table"]) as sitting:
        assert sitting.welcome["say"] == "welcome"
