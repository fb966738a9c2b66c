"""Push messages are encrypted and signed as the RFCs require, so that only their browser can read them."""

from cryptography.hazmat.primitives.asymmetric import ec

from tablee.server.base64url import decoded, encoded
from tablee.server.notifications.push import ServerKey, are_keys, encrypted, new_key
from tests.server.notifications.endpoint import Browser, signed_by

AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_sealed_as_the_example_of_rfc_8291_is() -> None:
    key = ec.derive_private_key(int.from_bytes(decoded(OURS), "big"), ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    assert encoded(encrypted(text, THEIRS, AUTH, key, decoded(SALT))) == SEALED


def test_the_same_words_are_sealed_otherwise_each_time_and_opened_the_same() -> None:
    browser = Browser()
    keys = browser.keys()
    sealed = {encrypted(b'{"title":"x"}', keys["p256dh"], keys["auth"]) for _ in range(3)}
    assert len(sealed) == 3
    assert [browser.opened(one) for one in sealed] == [{"title": "x"}] * 3


def test_a_push_service_can_check_who_sends_and_for_whom_it_is() -> None:
    key = ServerKey(new_key())
    header = key.authorization("https://push.example:444/send/abc?d=1", "mailto:op@play.example", 5_000_000)
    whose, claims = signed_by(header)
    assert whose == key.public
    assert claims == {
        "aud": "https://push.example:444",
        "exp": 5_000 + 12 * 3600,
        "sub": "mailto:op@play.example",
    }


def test_a_stored_key_is_the_same_key_after_a_restart() -> None:
    stored = new_key()
    assert ServerKey(stored).public == ServerKey(stored).public != ServerKey(new_key()).public


def test_what_no_browser_makes_is_no_key() -> None:
    assert are_keys(THEIRS, AUTH)
    assert not are_keys(THEIRS[:-4], AUTH)
    assert not are_keys("A" * 87, AUTH)
    assert not are_keys(THEIRS, "AAAA")
    assert not are_keys("é", AUTH)
    assert not are_keys("", "")
