"""Messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

The push service of the browser's maker carries them. It learns which browser gets a message, and when, but not what.
"""

import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablee.server.base64url import decoded, encoded

RECORD_BYTES: Final = 4096
ADDED_BYTES: Final = 103
"""The bytes that encryption adds: salt, size of a record, our key, the end mark and the tag."""

POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
TOKEN_S: Final = 12 * 3600
"""How long, in seconds, a signature is valid; push services accept a day at most."""


def new_key() -> str:
    """Return a private key of this server, as it is stored."""
    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        .decode()
    )


def are_keys(p256dh: str, auth: str) -> bool:
    """True if these could be the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == AUTH_BYTES
    except (ValueError, InvalidKey):
        return False


def encrypted(
    text: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """Return `text` encrypted for the browser with these keys (content encoding `aes128gcm`).

    Each message gets a new `key` and `salt`, unless a test passes them. Raise `ValueError` if the message would be
    longer than a push service takes.
    """
    if len(text) + ADDED_BYTES > RECORD_BYTES:
        raise ValueError(f"{len(text)} bytes are too many for a push message")
    theirs = decoded(p256dh)
    key = key or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours = _point(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    # The byte 2 marks the last record, and there is only one.
    return header + AESGCM(content_key).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


class ServerKey:
    """The key by which push services recognise this server."""

    def __init__(self, pem: str) -> None:
        key = serialization.load_pem_private_key(pem.encode(), None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise TypeError("the key for push services is of another kind")
        self._key = key
        self.public: Final = encoded(_point(key))
        """The key that browsers need for a subscription."""

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """Return the header with which this server may send to `endpoint`; `now` in milliseconds since 1970.

        `contact`: an https or mailto address at which the push service can reach the operator.
        """
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + TOKEN_S, "sub": contact}
        signed = ".".join(
            encoded(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        signature = self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        halves = b"".join(half.to_bytes(32, "big") for half in decode_dss_signature(signature))
        return f"vapid t={signed}.{encoded(halves)}, k={self.public}"
