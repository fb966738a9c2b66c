"""Table talk."""

from typing import get_args

from tablee.server.protocol.client_frames import Preset
from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.seen import nobody

REFUSED: Refusals = {
    "guest.unknown": nobody,
    "talk.off": lambda seen: seen.terms("talk") == "none",
    "talk.silenced": Maybe(lambda seen: True),
}


@act("say", lambda scene: scene.seen.terms("talk") in (None, "everybody", "players"), weight=1, by_page=True)
def say(scene: Scene) -> Asked:
    """Say a text."""
    text = scene.chance.choice(["Hello all", "Ça va ?", "Goed gespeeld!", "hmm 🤔"])
    phrases: Refusals = {"talk.phrases": lambda seen: seen.terms("talk") == "phrases"}
    return scene.socket({"do": "say", "text": text}, {**REFUSED, **phrases})


@act("say a phrase", lambda scene: scene.seen.terms("talk") != "none", weight=1, by_page=True)
def say_a_phrase(scene: Scene) -> Asked:
    """Say a phrase, or react."""
    return scene.socket({"do": "say", "preset": scene.chance.choice(get_args(Preset))}, REFUSED)


@act("say nothing", lambda scene: scene.seen.guest is not None, weight=0.1, by_page=True)
def say_nothing(scene: Scene) -> Asked:
    """Say a text of invisible characters."""
    return scene.socket({"do": "say", "text": " "}, {**REFUSED, "talk.empty": lambda seen: True})
