"""Checks authenticators' answers (WebAuthn). Imported with the first answer, because the import takes a moment."""

from typing import Any, Final, NamedTuple

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers.exceptions import WebAuthnException

from tablee.server.base64url import decoded, encoded
from tablee.server.errors import RefusalError
from tablee.server.protocol.keeping import NewPasskey, PasskeyAnswer
from tablee.store.rows import Passkey

REFUSED: Final = "passkey.refused"


class Made(NamedTuple):
    """A new passkey: its `id` and public `key` in base64url, and its number of `signatures` so far."""

    id: str
    key: str
    signatures: int


def checked_new(answer: NewPasskey, challenge: bytes, site: str, origin: str) -> Made:
    """Return the passkey that was made for `challenge`. Raise `RefusalError` `passkey.refused`."""
    response = {"clientDataJSON": answer.client_data, "attestationObject": answer.attestation}
    try:
        verified = verify_registration_response(
            credential=_credential(answer.id, response),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
        )
    except (WebAuthnException, ValueError) as error:
        raise RefusalError(REFUSED) from error
    return Made(encoded(verified.credential_id), encoded(verified.credential_public_key), verified.sign_count)


def checked_signature(
    answer: PasskeyAnswer, passkey: Passkey, challenge: bytes, site: str, origin: str
) -> int:
    """Return the number of signatures by `passkey`, including this one of `challenge`.

    Raise `RefusalError` `passkey.refused`.
    """
    response = {
        "clientDataJSON": answer.client_data,
        "authenticatorData": answer.authenticator_data,
        "signature": answer.signature,
    }
    try:
        verified = verify_authentication_response(
            credential=_credential(answer.id, response),
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=decoded(passkey.key),
            credential_current_sign_count=passkey.count,
        )
    except (WebAuthnException, ValueError) as error:
        raise RefusalError(REFUSED) from error
    return verified.new_sign_count


def _credential(id: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": id, "rawId": id, "type": "public-key", "response": response}
