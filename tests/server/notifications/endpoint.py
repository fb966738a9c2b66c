"""An address of the test's own that receives messages, and a browser's keys to decrypt them with."""

import asyncio
import json
from typing import Any, NamedTuple, Self

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablee.server.base64url import decoded, encoded
from tests.patience import patience


class Received(NamedTuple):
    """One request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


class Endpoint:
    """A server that records requests, and answers with `statuses` one after the other, the last one for ever.

    While it is `silent`, clients wait for its answer.
    """

    def __init__(self, *statuses: int, headers: str = "") -> None:
        self.statuses = list(statuses) or [201]
        self.headers = headers
        self.received: list[Received] = []
        self.silent = False
        self.waiting = 0
        self._more = asyncio.Condition()
        self._answering = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        method, path, _ = head[0].split(" ")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        if self.silent:
            self.waiting += 1
            await self._answering.wait()
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        one = Received(method, path, headers, body)
        self.took(one)
        async with self._more:
            self.received.append(one)
            self._more.notify_all()
        answer = f"HTTP/1.1 {status} Told\r\n{self.headers}Content-Length: 0\r\nConnection: close\r\n\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()

    def took(self, one: Received) -> None:
        """Do nothing; a class of its own may act on each request."""

    def answer(self) -> None:
        """End the silence."""
        self.silent = False
        self._answering.set()

    async def take(self, count: int = 1) -> list[Received]:
        """Return the received requests, once there are `count` of them."""
        async with patience(), self._more:
            await self._more.wait_for(lambda: len(self.received) >= count)
        return self.received


class Browser:
    """The keys of a subscription; decrypts messages for them (RFC 8291, from the receiver's side)."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters."
        self._point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def wish(self, endpoint: str, language: str = "en") -> dict[str, str]:
        """Return the request that the page sends."""
        return {
            "endpoint": endpoint,
            "p256dh": encoded(self._point),
            "auth": encoded(self._auth),
            "language": language,
        }

    def keys(self) -> dict[str, str]:
        """Return the keys of the subscription, as a page sends them."""
        return {"p256dh": encoded(self._point), "auth": encoded(self._auth)}

    def opened(self, sealed: bytes) -> dict[str, Any]:
        """Return the message that was encrypted for this browser."""
        salt, length = sealed[:16], sealed[20]
        theirs, text = sealed[21 : 21 + length], sealed[21 + length :]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), public)
        secret = self._derive(shared, self._auth, b"WebPush: info\0" + self._point + theirs, 32)
        key = self._derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = self._derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened: dict[str, Any] = json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\x02"))
        return opened

    @staticmethod
    def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed_by(authorization: str) -> tuple[str, dict[str, Any]]:
    """Return the key that signed a message, and the signed claims; raise `InvalidSignature` if the signature is
    wrong.
    """
    token, key = (part.strip()[2:] for part in authorization.removeprefix("vapid ").split(","))
    head, claims, signature = token.split(".")
    halves = decoded(signature)
    r, s = (int.from_bytes(half, "big") for half in (halves[:32], halves[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return key, json.loads(decoded(claims))
