"""A port is found free or taken before anything is opened, and the advice is the player's own command."""

import shlex
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from build_steps import port as before_installing
from tablee.cli import ports
from tablee.cli.console import UsageError
from tablee.cli.serve import ensure_free
from tablee.words import LANGUAGES, sentence
from tests.cli.conftest import Run
from tests.house.tree import ROOT
from tests.processes import free_port

HERE = "127.0.0.1"


@pytest.fixture
def taken() -> Iterator[int]:
    """Yield a port at which another program listens."""
    with socket.create_server((HERE, 0)) as other:
        yield other.getsockname()[1]


def test_a_port_at_which_another_program_listens_is_taken(taken: int) -> None:
    with pytest.raises(UsageError) as refused:
        ensure_free(HERE, taken, ("serve", "--lan"))
    assert refused.value.code == "serve.port"
    params = refused.value.params
    assert params["port"] == str(taken)
    said = shlex.split(params["command"])
    assert said[:4] == ["tablee", "serve", "--lan", "--port"]
    assert ports.problem(HERE, int(said[4])) is None


def test_a_server_may_start_again_at_once_although_pages_were_connected() -> None:
    with socket.create_server((HERE, 0)) as before:
        address = before.getsockname()
        with socket.create_connection(address) as page:
            served, _ = before.accept()
            # The side that closes first keeps the port busy for a minute.
            served.close()
            assert page.recv(1) == b""
    ensure_free(*address)


@pytest.mark.parametrize(
    ("arguments", "where", "with_another"),
    [
        ("", (HERE, 8000), "--port 9000"),
        ("--lan", ("0.0.0.0", 8000), "--lan --port 9000"),
        ("--port 8610 --lan", ("0.0.0.0", 8610), "--lan --port 9000"),
        ("--lan --port=8610 --verbose", ("0.0.0.0", 8610), "--lan --verbose --port 9000"),
        ("--host ::1 --port 1 --port 2", ("::1", 2), "--host ::1 --port 9000"),
        ("--program 'mine=a b' --host=::1", ("::1", 8000), "--program 'mine=a b' --host=::1 --port 9000"),
    ],
)
def test_the_advice_keeps_every_option_but_the_port(
    arguments: str, where: tuple[str, int], with_another: str
) -> None:
    given = shlex.split(arguments)
    assert ports.listening(given, {}) == where
    assert ports.with_port(given, 9000) == with_another


def test_variables_stand_for_the_options_and_options_win() -> None:
    variables = {"TABLEE_SERVE_PORT": "8610", "TABLEE_SERVE_HOST": "::1"}
    assert ports.listening([], variables) == ("::1", 8610)
    assert ports.listening(["--port", "8611"], variables) == ("::1", 8611)
    assert ports.listening([], {"TABLEE_SERVE_LAN": "1"}) == ("0.0.0.0", 8000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_anything_is_installed_a_taken_port_is_reported_in_the_reader_s_language(
    taken: int, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{language}_BE.UTF-8")
    assert before_installing.main(["--lan", "--port", str(taken)]) == 3
    other = ports.next_free("0.0.0.0", taken)
    command = f'make play ARGS="--lan --port {other}"'
    said = sentence("serve.port", {"port": str(taken), "command": command}, language)
    assert capsys.readouterr().err == f"✗ {said}\n"


@pytest.mark.parametrize(
    "arguments", [["--port", "soon"], ["--port"], ["--port", "99999"], ["--host", "192.0.2.1"]]
)
def test_what_only_the_command_understands_is_left_to_it(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    if "--port" not in arguments:
        arguments = [*arguments, "--port", str(free_port())]
    assert before_installing.taken(arguments) is None


def test_a_shell_and_make_read_the_advice_as_it_was_meant() -> None:
    assert before_installing.make_play("--lan --port 8001") == 'make play ARGS="--lan --port 8001"'
    assert before_installing.make_play("--words '$x' --port 1") == (
        """make play ARGS='--words '"'"'$$x'"'"' --port 1'"""
    )


def test_the_check_needs_nothing_that_make_play_still_installs() -> None:
    imported = {
        line for file in (Path(ports.__file__), Path(before_installing.__file__)) for line in _imports(file)
    }
    assert imported <= {
        *("collections", "errno", "os", "pathlib", "re", "runpy", "shlex", "socket", "sys", "typing")
    }


def _imports(file: Path) -> Iterator[str]:
    for line in file.read_text("utf-8").splitlines():
        if line.startswith(("import ", "from ")):
            yield line.split()[1].partition(".")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ctrl_c_ends_a_server_that_still_starts_with_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tablee.cli.serve.ensure_pages", interrupted)
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    ran = run("serve")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == f"{sentence('cli.stopped', {}, language, 'tablee.cli')}\n"


@pytest.mark.parametrize(("taken_up_to", "free"), [(8003, 8004), (8000, 8001), (9999, 8001)])
def test_the_next_free_port_is_looked_for_a_hundred_ports_up(
    monkeypatch: pytest.MonkeyPatch, taken_up_to: int, free: int
) -> None:
    monkeypatch.setattr(ports, "problem", lambda host, port: OSError() if port <= taken_up_to else None)
    assert ports.next_free(HERE, 8000) == free


def test_no_port_above_the_highest_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def problem(host: str, port: int) -> OSError:
        tried.append(port)
        return OSError()

    monkeypatch.setattr(ports, "problem", problem)
    ports.next_free(HERE, ports.MOST - 2)
    assert tried == [ports.MOST - 1, ports.MOST]


LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.mark.parametrize("number", range(len(LANGUAGE_VARIABLES)))
def test_the_first_variable_that_names_a_language_decides(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """So do the words of the command itself, in the same order."""
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    folder, message = ROOT / "src/tablee/words", "serve-port"
    plain = before_installing.sentence(folder, message)
    for name in LANGUAGE_VARIABLES[number + 1 :]:
        monkeypatch.setenv(name, "nl_NL.UTF-8")
    monkeypatch.setenv(LANGUAGE_VARIABLES[number], "fr_FR.UTF-8")
    french = before_installing.sentence(folder, message)
    monkeypatch.setenv(LANGUAGE_VARIABLES[number], "xx")
    assert before_installing.sentence(folder, message) == plain
    assert (folder / "fr.ftl").read_text("utf-8").count(f"{message} = {french}\n") == 1
    assert french != plain
