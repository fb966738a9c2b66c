"""A server prints its addresses for phones, and draws the first one as a QR code."""

import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import ifaddr
import pytest
import zxingcpp

from tablee.cli import lan
from tablee.server import run as server
from tablee.server.access.hosts import Hosts, named
from tablee.server.options import ServeOptions
from tests.cli.conftest import Run

PX: Final = 3
"""The width of a square in the picture that is scanned."""


class Address(NamedTuple):
    ip: str | tuple[str, int, int]


class Interface(NamedTuple):
    name: str
    ips: tuple[Address, ...]
    shown: str = ""

    @property
    def nice_name(self) -> str:
        return self.shown or self.name


LOOPBACK = Interface("lo", (Address("127.0.0.1"), Address(("::1", 0, 0))))
WIFI = Interface("wlan0", (Address("192.168.1.20"), Address(("fd00::7", 0, 0)), Address(("fe80::1", 0, 2))))
CABLE = Interface("eth0", (Address("10.0.0.5"), Address("169.254.3.4")))
DOCKER = Interface("docker0", (Address("172.17.0.1"),))
BRIDGE = Interface("br-1f2e3d", (Address("172.18.0.1"),))
VPN = Interface("tun0", (Address("10.8.0.2"),))
HYPER_V = Interface("{0B2C}", (Address("172.30.0.1"),), "Hyper-V Virtual Ethernet Adapter")
ALL = (LOOPBACK, DOCKER, WIFI, BRIDGE, CABLE, VPN, HYPER_V)


def test_real_interfaces_are_named_and_the_one_in_use_comes_first() -> None:
    assert lan.lan_addresses(ALL, 4) == ["192.168.1.20", "10.0.0.5"]
    assert lan.lan_addresses(ALL, 4, "10.0.0.5") == ["10.0.0.5", "192.168.1.20"]
    assert lan.lan_addresses(ALL, 4, "10.8.0.2") == ["192.168.1.20", "10.0.0.5"]
    assert lan.lan_addresses(ALL, 6) == ["fd00::7"]


@pytest.mark.parametrize(
    "name",
    [
        *(
            "br-1f2e",
            "cali1",
            "cni0",
            "docker0",
            "flannel.1",
            "lo",
            "lxc1",
            "lxdbr0",
            "podman1",
            "tailscale0",
        ),
        *("tap0", "tun0", "utun3", "vboxnet0", "veth1a2b", "virbr0", "vmnet8", "wg0", "zt5u4", "VMnet1"),
    ],
)
def test_interfaces_that_no_phone_reaches_are_left_out(name: str) -> None:
    virtual = Interface(name, (Address("10.9.0.1"),))
    assert lan.lan_addresses((virtual, WIFI), 4) == ["192.168.1.20"]


def test_a_container_names_the_only_address_it_has() -> None:
    assert lan.lan_addresses((LOOPBACK, VPN), 4) == ["10.8.0.2"]
    assert lan.lan_addresses((LOOPBACK,), 4) == []


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Simulate a Raspberry Pi with Wi-Fi and containers, which answers to its name."""
    (tmp_path / "socket").touch()
    monkeypatch.setattr(lan, "AVAHI", tmp_path / "socket")
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: ALL)
    monkeypatch.setattr(socket, "gethostname", lambda: "Raspberrypi.lan")
    monkeypatch.setattr(lan, "_used", lambda version: None)


@pytest.mark.usefixtures("at_home")
def test_numbers_come_before_the_name_which_is_left_out_where_nothing_answers_to_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    numbers = ["http://192.168.1.20:8000", "http://10.0.0.5:8000"]
    assert lan.shared_urls("0.0.0.0", 8000) == [*numbers, "http://raspberrypi.local:8000"]
    assert lan.shared_urls("::", 8000) == ["http://[fd00::7]:8000", "http://raspberrypi.local:8000"]
    monkeypatch.setattr(lan, "AVAHI", tmp_path / "none")
    monkeypatch.setattr(sys, "platform", "linux")
    assert lan.shared_urls("0.0.0.0", 8000) == numbers
    monkeypatch.setattr(sys, "platform", "darwin")
    assert lan.shared_urls("0.0.0.0", 8000) == [*numbers, "http://raspberrypi.local:8000"]


@pytest.mark.usefixtures("at_home")
def test_every_address_that_is_printed_is_one_that_the_server_answers_to() -> None:
    printed = [*lan.shared_urls("0.0.0.0", 8000), *lan.shared_urls("::", 8000)]
    hosts = Hosts((), ())
    assert [url for url in printed if not hosts.know(url.removeprefix("http://"))] == []
    assert {named(url.removeprefix("http://")) for url in printed} == {
        *("192.168.1.20", "10.0.0.5", "raspberrypi.local", "fd00::7")
    }


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_a_server_for_this_machine_alone_names_no_other_address(host: str) -> None:
    assert lan.shared_urls(host, 8000) == []
    assert lan.shared_urls(host, 8000, ["https://play.example"]) == ["https://play.example"]


def test_where_the_operator_names_addresses_those_are_printed() -> None:
    assert lan.shared_urls("0.0.0.0", 8000, ["https://play.example"]) == ["https://play.example"]
    assert lan.shared_urls("192.168.1.20", 8000) == ["http://192.168.1.20:8000"]


def test_the_machine_itself_opens_its_own_address() -> None:
    assert lan.local_url("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert lan.local_url("::", 8000) == "http://[::1]:8000"
    assert lan.local_url("192.168.1.20", 8000) == "http://192.168.1.20:8000"


def squares(lines: Sequence[str]) -> list[list[bool]]:
    """Return the squares that a terminal draws, row by row: True if dark."""
    return [[character in (half, "█") for character in line] for line in lines for half in "▀▄"]


@pytest.mark.parametrize(
    "url", ["http://192.168.1.20:8000", "http://raspberrypi.local:8000", "https://a-long-name.play.example"]
)
def test_a_qr_code_is_black_on_white_in_every_terminal_and_scans_as_its_address(url: str) -> None:
    lines = lan.qr_code(url).splitlines()
    start, end = "\x1b[38;5;16;48;5;231m", "\x1b[0m"
    assert all(line.startswith(start) and line.endswith(end) for line in lines)
    drawn = squares([line.removeprefix(start).removesuffix(end) for line in lines])
    height, width = len(drawn), len(drawn[0])
    assert {len(row) for row in drawn} == {width}
    assert len(lines) <= 20
    assert width <= 40
    # A scanner needs four light squares on every side.
    assert not any(any(row) for row in (*drawn[:4], *drawn[-4:]))
    assert not any(any((*row[:4], *row[-4:])) for row in drawn)
    picture = b"".join(bytes(255 * (not dark) for dark in row for _ in range(PX)) * PX for row in drawn)
    grey = memoryview(picture).cast("B", shape=[PX * height, PX * width])
    assert [found.text for found in zxingcpp.read_barcodes(grey)] == [url]


class Serving:
    """Records the server's arguments instead of serving; it reports at once that it has started."""

    def __init__(self) -> None:
        self.host = ""

    def __call__(self, options: ServeOptions, *, started: Callable[[str], None], busy: str) -> None:
        host = self.host = str(options.host)
        started(f"http://[{host}]:8000" if ":" in host else f"http://{host}:8000")


@pytest.fixture
def serving(monkeypatch: pytest.MonkeyPatch) -> Serving:
    serving = Serving()
    monkeypatch.setattr(server, "run", serving)
    monkeypatch.setattr("tablee.cli.serve.ensure_pages", lambda: None)
    monkeypatch.setattr("tablee.cli.serve.ensure_free", lambda *_: None)
    return serving


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("words", [["--lan"], ["--host", "0.0.0.0"]], ids=" ".join)
def test_phones_are_given_addresses_and_a_code_in_a_terminal(
    run: Run, serving: Serving, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.setattr("tablee.cli.serve.shows_qr_codes", lambda: True)
    out = run("serve", *words).out
    assert serving.host == "0.0.0.0"
    assert "Tablée is running at http://127.0.0.1:8000 – press Ctrl+C" in out
    assert [line for line in out.splitlines() if line.startswith("  http")] == [
        *("  http://192.168.1.20:8000", "  http://10.0.0.5:8000", "  http://raspberrypi.local:8000")
    ]
    # A file, to which this output goes, gets no colours but the squares.
    assert "█▀▀▀▀▀█" in out


@pytest.mark.usefixtures("at_home")
def test_an_address_that_the_operator_gives_is_not_said_to_be_of_the_same_network(
    run: Run, serving: Serving
) -> None:
    out = run("serve", "--host", "0.0.0.0", "--trusted-origin", "https://play.example").out
    assert "On other devices, open it at the address that you gave:\n  https://play.example\n" in out
    assert "network" not in out


@pytest.mark.usefixtures("at_home")
def test_no_code_is_drawn_into_a_log(run: Run, serving: Serving) -> None:
    out = run("serve", "--lan").out
    assert "http://192.168.1.20:8000" in out
    assert "▀" not in out


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_server_for_one_machine_says_how_phones_join(
    run: Run, serving: Serving, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    out = run("serve").out
    assert serving.host == "127.0.0.1"
    assert "--lan" in out
    assert "192.168.1.20" not in out


def test_one_of_lan_and_host_is_enough(run: Run, serving: Serving) -> None:
    ran = run("serve", "--lan", "--host", "192.168.1.20")
    assert ran.status == 3
    assert "--lan listens on every address of this machine, --host only on 192.168.1.20." in ran.err
    assert serving.host == ""
