"""The conversation in docs/protocol.md has the messages of the server, with their keys."""

import json
import re
from typing import Any, Final, get_args

from tablee.server.protocol.client_frames import ClientMessage
from tablee.server.protocol.server_frames import Now, ServerMessage, Step
from tests.house.tree import ROOT

MESSAGES: Final = {
    kind.__struct_config__.tag: kind for kind in (*get_args(ClientMessage), *get_args(ServerMessage))
}


def conversation() -> list[dict[str, Any]]:
    """Return the messages on the page; dots stand for keys and values that it leaves out."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```\n(\{\"do\".*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [json.loads(re.sub(r",…|(?<=[\[{])…", "", line)) for line in block.splitlines()]


def unknown(message: dict[str, Any], kind: Any) -> set[str]:
    return message.keys() - {*kind.__struct_fields__, "do", "say"}


def test_every_message_of_the_conversation_has_keys_of_its_type() -> None:
    for message in conversation():
        kind = MESSAGES[message.get("do") or message["say"]]
        assert unknown(message, kind) == set(), message


def test_its_steps_and_what_is_to_be_done_have_theirs() -> None:
    *_, welcome, _, step = conversation()
    assert unknown(welcome["plies"][0], Step) | unknown(step["step"], Step) == set()
    assert unknown(welcome["now"], Now) | unknown(step["now"], Now) == set()


def test_the_move_is_legal_and_acknowledged() -> None:
    _, move, welcome, ack, step = conversation()
    assert move["move"] in welcome["now"]["legal"]
    assert (ack["id"], ack["ply"]) == (move["id"], move["ply"] + 1)
    assert step["step"]["ply"] == ack["ply"]
