"""The time to start: `python -m bench.starting`.

It measures from the call of the command to the end of its help, to the engine's first answer, and to a server's first
page. The server's database exists already.

Each is started several times, alternately, with everything in the system's cache;
the median counts. Beside the elapsed time it prints the processor time of all processes together, which other programs
delay less. It also prints the ratio to importing the server's libraries, which alternates with the rest: that ratio
does not depend on the machine's present speed.
"""

import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from operator import truediv
from pathlib import Path

from tests.processes import free_port

TIMES = 15
ASKED = {"tablee --help": 150, "the engine's first answer": 250, "a served page": 600}
COMMAND = (sys.executable, "-m", "tablee")
LIBRARIES = "import httptools, msgspec, sqlalchemy.ext.asyncio, starlette.applications, uvicorn, uvloop"
FIRST = b'{"do":"new","game":"tokan","players":2,"seed":"tablee"}\n'


def imported() -> float:
    """Return the seconds until Python has imported the libraries, and none of our modules."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)
    return time.perf_counter() - began


def explained(folder: Path) -> float:
    """Return the seconds until the help is printed."""
    began = time.perf_counter()
    subprocess.run([*COMMAND, "--help"], stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def answered(folder: Path) -> float:
    """Return the seconds until the engine's first answer."""
    began = time.perf_counter()
    with subprocess.Popen([*COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(FIRST)
        engine.stdin.flush()
        assert b"position" in engine.stdout.readline()
        taken = time.perf_counter() - began
        engine.stdin.close()
    return taken


def first_page(port: int, server: subprocess.Popen[bytes]) -> bytes:
    """Return the first page of the server at this port, as soon as it answers; empty if the server ended before."""
    page = b""
    while not page and server.poll() is None:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
            page = answer.read()
        time.sleep(0.002)
    return page


def served(folder: Path) -> float:
    """Return the seconds until the first page; the first call creates its database."""
    port = free_port()
    began = time.perf_counter()
    command = [*COMMAND, "serve", "--port", str(port), "--database", str(folder / "tablee.db")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        assert first_page(port, server)
        taken = time.perf_counter() - began
        server.terminate()
    return taken


def spent() -> float:
    """Return the processor seconds of ended child processes."""
    times = os.times()
    return times.children_user + times.children_system


def main() -> None:
    """Print each figure beside its target."""
    ways: dict[str, Callable[[Path], float]] = dict(zip(ASKED, (explained, answered, served), strict=True))
    with tempfile.TemporaryDirectory() as folder:
        libraries: list[float] = []
        clock: dict[str, list[float]] = {name: [] for name in ways}
        processor: dict[str, list[float]] = {name: [] for name in ways}
        for way in (lambda _: imported(), *ways.values()):
            way(Path(folder))
        for _ in range(TIMES):
            libraries.append(imported())
            for name, way in ways.items():
                before = spent()
                clock[name].append(way(Path(folder)))
                processor[name].append(spent() - before)
        for name, asked in ASKED.items():
            times = statistics.median(map(truediv, clock[name], libraries))
            print(
                f"  {name:26} {1000 * statistics.median(clock[name]):5.0f} ms (asked: {asked} ms), "
                f"{times:.2f} x importing the libraries, "
                f"{1000 * statistics.median(processor[name]):5.0f} ms of the processor until it has ended"
            )
        print(f"  {'importing the libraries':26} {1000 * statistics.median(libraries):5.0f} ms")


if __name__ == "__main__":
    main()
