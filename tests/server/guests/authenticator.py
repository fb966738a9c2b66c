"""A passkey as a program: the answers of a browser and its device (WebAuthn, packed by hand)."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT = 0b0000_0001
VERIFIED = 0b0000_0100
WITH_KEY = 0b0100_0000


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Passkey:
    """One key, made for one site."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.id = secrets.token_bytes(32)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, question: dict[str, Any], origin: str) -> dict[str, str]:
        """Return the answer of `navigator.credentials.create`."""
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(PRESENT | VERIFIED | WITH_KEY)}
        return {
            "id": base64url(self.id),
            "client_data": base64url(self._client_data("webauthn.create", question["challenge"], origin)),
            "attestation": base64url(cbor2.dumps(attestation)),
        }

    def signed(self, question: dict[str, Any], origin: str) -> dict[str, str]:
        """Return the answer of `navigator.credentials.get`."""
        self.count += 1
        client_data = self._client_data("webauthn.get", question["challenge"], origin)
        data = self._data(PRESENT | VERIFIED)
        signature = self._key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": base64url(self.id),
            "client_data": base64url(client_data),
            "authenticator_data": base64url(data),
            "signature": base64url(signature),
        }

    def _client_data(self, kind: str, challenge: str, origin: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        head = hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")
        if not flags & WITH_KEY:
            return head
        public = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")}
        return head + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
