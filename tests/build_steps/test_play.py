"""`make play` serves at once, and again with compiled rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from build_steps import install, play, rules
from tests.patience import look_until

pytestmark = pytest.mark.processes

SERVER = """
import signal, sys, time
def say(what):
    with open("story", "a") as story:
        story.write(what + "\\n")
def end(*_):
    say("stopped")
    sys.exit(7)
signal.signal(signal.SIGTERM, end)
say("started")
for _ in range({tenths}):
    time.sleep(0.1)
say("ended")
sys.exit(3)
"""
COMPILER = """
import os, sys, time
while not os.path.exists("story"):
    time.sleep(0.05)
print("a compiler's warning")
time.sleep({seconds})
sys.exit({status})
"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / rules.BUILD).mkdir()


def python(program: str) -> list[str]:
    return [sys.executable, "-c", program]


def say(what: str) -> None:
    with Path("story").open("a") as story:
        story.write(what + "\n")


def story() -> list[str]:
    return Path("story").read_text().split("\n")[:-1]


def test_the_server_starts_again_once_the_rules_are_compiled_and_put_in_place_between() -> None:
    compiler = python(COMPILER.format(seconds=0, status=0))
    code = play.play(
        python(SERVER.format(tenths=20)), compiler, lambda compiled: say(f"compiled: {compiled}")
    )
    assert (code, story()) == (3, ["started", "stopped", "compiled: True", "started", "ended"])


def test_where_compiling_fails_the_server_goes_on_and_says_where_to_look(
    capsys: pytest.CaptureFixture[str],
) -> None:
    compiler = python(COMPILER.format(seconds=0, status=1))
    code = play.play(
        python(SERVER.format(tenths=20)), compiler, lambda compiled: say(f"compiled: {compiled}")
    )
    assert (code, story()) == (3, ["started", "compiled: False", "ended"])
    assert str(play.LOG) in capsys.readouterr().err
    assert "a compiler's warning" in play.LOG.read_text()


def test_where_the_server_ends_by_itself_nobody_waits_for_the_compiler() -> None:
    compiler = python(COMPILER.format(seconds=600, status=0))
    assert play.play(python(SERVER.format(tenths=1)), compiler, lambda compiled: say("too late")) == 3
    assert story() == ["started", "ended"]


def test_a_compiler_ends_with_what_started_it() -> None:
    """Both hold the pipe's end for writing, so reading ends once both have ended."""
    starter = python(
        "import subprocess; sleep = subprocess.Popen(['sleep', '3600']); print(flush=True); sleep.wait()"
    )
    reading, writing = os.pipe()
    with open(reading, "rb") as output:
        with open(writing, "wb") as log, play._running(starter, log):
            output.readline()
        assert output.read() == b""


@pytest.mark.parametrize("arguments", [["--port", "0"], ["--port=0"], ["--host", "::1", "--port", "0"]])
def test_a_server_that_takes_any_free_port_is_not_started_again(arguments: list[str]) -> None:
    assert play.FREE_PORT.search(" ".join(arguments))
    assert not play.FREE_PORT.search("--port 8080 --rate 0.5")


def test_only_one_compiles_at_a_time() -> None:
    waiting = python("import fcntl, sys; fcntl.flock(open(sys.argv[1], 'w'), fcntl.LOCK_EX | fcntl.LOCK_NB)")
    lock = rules.BUILD / "lock"
    with install.alone():
        assert subprocess.run([*waiting, str(lock)], capture_output=True).returncode != 0
    assert subprocess.run([*waiting, str(lock)]).returncode == 0


def test_what_was_compiled_takes_the_place_of_what_lay_beside_the_sources() -> None:
    module = Path("src/tablee/core/deal.py")
    module.parent.mkdir(parents=True)
    module.write_text("")
    (old,) = [path for path in rules.outputs() if path.parent == module.parent]
    old.write_text("of other sources")
    left_over = module.with_name("gone.so")
    left_over.write_text("of a module that is there no more")
    for path in [*rules.outputs(), rules.RECORD]:
        made = rules.EDITABLE / path.relative_to(rules.SOURCES)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text("compiled now")
    rules.take_compiled()
    assert old.read_text() == rules.RECORD.read_text() == "compiled now"
    assert not left_over.exists()


def test_a_second_start_installs_nothing_that_the_first_one_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path("pyproject.toml").write_text("")
    monkeypatch.setattr(install, "INSTALLED", Path("installed"))
    assert install.is_wanted()
    install.INSTALLED.write_text(install._metadata())
    old = Path("src/tablee/core/deal.so")
    old.parent.mkdir(parents=True)
    old.write_text("of other sources")
    monkeypatch.setattr(rules, "why_not", lambda: None)
    monkeypatch.setattr(rules, "is_current", lambda: False)
    monkeypatch.setattr(install, "install", lambda compiling: pytest.fail("installed again"))
    monkeypatch.setattr(play, "play", lambda *_: 5)
    assert play.main(["--port", "8610"]) == 5
    assert not old.exists()


def test_ctrl_c_ends_the_server_before_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(server: subprocess.Popen[bytes]) -> None:
        look_until(lambda: Path("story").exists())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), play._running(python(SERVER.format(tenths=6000))) as server:
        # A terminal sends Ctrl+C to its own group of processes only.
        assert os.getpgid(server.pid) != os.getpgid(0)
        interrupted(server)
    assert (server.returncode, story()) == (7, ["started", "stopped"])
