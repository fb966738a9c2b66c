"""With an address of their choice, clients cannot make the server reach what only the server can reach."""

import asyncio
import datetime
import ssl
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tablee.server.notifications.outgoing import MOST_ADDRESSES, Outgoing
from tablee.server.notifications.reachable import OutgoingError, check_network, is_public
from tablee.server.notifications.resolver import LookupFailedError, UnknownNameError
from tests.server.notifications.endpoint import Endpoint

HOME = ("127.0.0.0/8",)


@pytest.mark.parametrize(
    "address", ["9.9.9.9", "193.0.6.139", "2001:67c:2e8:22::c100:68b", "64:ff9b::909:909"]
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "address",
    [
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "192.0.0.8",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.1.1",
        "198.18.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::7f00:1",
        "::ffff:127.0.0.1",
        "::ffff:9.9.9.9",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::909:909",
        "100::1",
        "2001::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:909:909::",
        "3fff::1",
        "5f00::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
    ],
)
def test_no_other_address_is(address: str) -> None:
    assert not is_public(ip_address(address))


def leading_to(*addresses: str, own: Sequence[str] = ()) -> Outgoing:
    """Return an `Outgoing` for which every name has these addresses."""

    async def look_up(name: str) -> Sequence[str]:
        return addresses

    return Outgoing(own, look_up=look_up)


async def refused(outgoing: Outgoing, address: str) -> str:
    """Return the code of the refusal of this address."""
    with pytest.raises(OutgoingError) as error:
        await outgoing.send(address, b"", {})
    await outgoing.close()
    return error.value.code


async def test_a_name_that_leads_inside_is_refused_with_one_good_address_too() -> None:
    assert await refused(leading_to("10.0.0.1"), "https://in.example/") == "channel.private"
    assert await refused(leading_to("9.9.9.9", "::1"), "https://in.example/") == "channel.private"


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://localhost/",
    ],
)
async def test_however_the_own_machine_is_written_it_is_refused(address: str) -> None:
    assert await refused(Outgoing(), address) == "channel.private"


@pytest.mark.parametrize(
    "address", ["http://out.example/", "https://out.example:25/", "https://out.example:80/"]
)
async def test_the_internet_is_asked_by_https_alone_and_at_no_port_of_another_service(address: str) -> None:
    assert await refused(leading_to("9.9.9.9"), address) == "channel.address"
    # A name that may lead into the operator's networks is looked up first.
    assert await refused(leading_to("9.9.9.9", own=["10.0.0.0/8"]), address) == "channel.address"


@pytest.mark.parametrize(
    "address",
    [
        "ftp://a.example/",
        "https:///x",
        "https://u:p@a.example/",
        "https://a.example:0/",
        "https://a:b:c/",
        "https://[x/",
    ],
)
def test_what_is_no_address_is_refused_before_anybody_is_asked(address: str) -> None:
    with pytest.raises(OutgoingError) as error:
        Outgoing().check(address)
    assert error.value.code == "channel.address"


async def test_a_name_that_there_is_not_is_unreachable() -> None:
    async def none(name: str) -> Sequence[str]:
        raise UnknownNameError

    async def away(name: str) -> Sequence[str]:
        raise LookupFailedError

    assert await refused(Outgoing(look_up=none), "https://none.example/") == "channel.unreachable"
    assert await refused(Outgoing(look_up=away), "https://some.example/") == "channel.lookup"


@pytest.mark.parametrize(("dead", "answered"), [(MOST_ADDRESSES - 1, True), (MOST_ADDRESSES, False)])
async def test_of_a_host_with_many_addresses_the_next_is_tried_a_few_times(dead: int, answered: bool) -> None:
    async def look_up(name: str) -> Sequence[str]:
        return [*(f"127.0.1.{number}" for number in range(1, dead + 1)), "127.0.0.1"]

    async with Endpoint() as endpoint:
        asking = Outgoing(HOME, look_up)
        address = f"http://hooks.example:{endpoint.port}/"
        if answered:
            assert (await asking.send(address, b"", {})).status == 201
        else:
            assert await refused(asking, address) == "channel.unreachable"
        assert len(endpoint.received) == int(answered)
        await asking.close()


async def test_a_name_of_the_operators_own_network_is_reached_there_alone() -> None:
    """`localhost` has an IPv6 address too, which is in none of the named networks."""
    async with Endpoint() as endpoint:
        asking = Outgoing(HOME)
        assert (await asking.send(f"http://localhost:{endpoint.port}/", b"", {})).status == 201
        await asking.close()


async def test_no_redirect_is_followed() -> None:
    async with Endpoint(200) as inside:
        headers = f"Location: {inside.base}/secret\r\nRetry-After: 7\r\n"
        async with Endpoint(302, headers=headers) as endpoint:
            outgoing = Outgoing(HOME)
            answered = await outgoing.send(f"{endpoint.base}/hook?a=b", b"{}", {"X-One": "1"})
            await outgoing.close()
        assert (answered.status, answered.retry_after) == (302, 7)
        (asked,) = endpoint.received
        assert (asked.method, asked.path, asked.headers["x-one"]) == ("POST", "/hook?a=b", "1")
        assert inside.received == []


async def test_the_environments_proxy_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Endpoint() as proxy, Endpoint() as endpoint:
        for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, proxy.base)
        outgoing = Outgoing(HOME)
        await outgoing.send(endpoint.base, b"", {})
        await outgoing.close()
        assert (len(proxy.received), len(endpoint.received)) == (0, 1)


def certificate(name: str, folder: Path) -> tuple[Path, ssl.SSLContext]:
    """Return a certificate for `name` with its key, and a context that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    at = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
        .not_valid_before(at - datetime.timedelta(days=1))
        .not_valid_after(at + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(serialization.Encoding.PEM)
    path = folder / f"{name}.pem"
    path.write_bytes(
        pem
        + key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return path, ssl.create_default_context(cadata=pem.decode())


async def test_the_address_that_was_looked_at_is_the_one_asked_and_proves_its_name(tmp_path: Path) -> None:
    """The name is looked up once: a second answer, which could differ, is never used."""
    path, trust = certificate("hooks.example", tmp_path)
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(path)
    heads: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 Told\r\nConnection: close\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=theirs)
    port = server.sockets[0].getsockname()[1]
    asked: list[str] = []

    async def look_up(name: str) -> Sequence[str]:
        asked.append(name)
        return ["127.0.0.1"]

    outgoing = Outgoing(HOME, look_up, trust)
    assert (await outgoing.send(f"https://hooks.example:{port}/x", b"", {})).status == 204
    assert asked == ["hooks.example"]
    assert f"Host: hooks.example:{port}\r\n".encode() in heads[0]
    # Another server at the same address cannot prove to have the name.
    assert await refused(outgoing, f"https://other.example:{port}/x") == "channel.unreachable"
    assert len(heads) == 1
    server.close()


def test_the_operator_names_networks() -> None:
    check_network("10.0.0.0/8")
    check_network("fd00::/8")
    with pytest.raises(OutgoingError) as error:
        check_network("10.0.0.1/8")
    assert (error.value.code, error.value.params) == ("network.setting", {"given": "10.0.0.1/8"})
