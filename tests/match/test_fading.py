"""A ply that shows less once the match has gone on is sent again as a past one, to those for whom that is so."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.core.events import Event
from tablee.core.zones import Zone, everyone, owner
from tablee.match.story import fades


def game(*zones: Zone, position: dict[str, Any] | None = None) -> Any:
    """Return a game with these zones, whose position is dumped as this."""

    class Stub:
        def __init__(self) -> None:
            self.zones = zones

        def dump(self, _: object) -> dict[str, Any]:
            return {"phase": "play", "hands": [["a"], ["b"]], "pile": ["c"], **(position or {})}

    return Stub()


HANDS = Zone("hands.*.*", owner)
PILE = Zone("pile.*", everyone)
SHOWN_BRIEFLY = Zone("pile.*", everyone, fleeting=lambda position: True)
OWN_BRIEFLY = Zone("hands.*.*", owner, fleeting=lambda position: True)
AT_SIGHT = SimpleNamespace(turn=0)

PLAIN = Event("toy.laid", {"seat": 0, "card": "a"})
BRIEF = Event("toy.turned", {"seat": 0, "card": "a"}, None, ("card",))
BRIEF_FOR_ONE = Event("toy.looked", {"seat": 0, "card": "a"}, {"card": (0,)}, ("card",))
SECRET = Event("toy.drew", {"seat": 0, "card": "a"}, {"card": (0,)})


@pytest.mark.parametrize(
    ("events", "viewers"),
    [
        ([PLAIN], set()),
        ([SECRET], set()),
        ([BRIEF], {0, 1, None}),
        ([PLAIN, BRIEF], {0, 1, None}),
        # Who never saw the card sees no less of it later.
        ([BRIEF_FOR_ONE], {0}),
        ([], set()),
    ],
)
def test_an_event_fades_for_those_who_saw_what_is_hidden_later(
    events: list[Event], viewers: set[int | None]
) -> None:
    rules, position = game(HANDS, PILE), cast("Any", AT_SIGHT)
    assert {one for one in (0, 1, None) if fades(rules, events, position, one)} == viewers


@pytest.mark.parametrize(
    ("zones", "position", "viewers"),
    [
        ((HANDS, PILE), {}, set()),
        ((HANDS, SHOWN_BRIEFLY), {}, {0, 1, None}),
        ((HANDS, SHOWN_BRIEFLY), {"pile": []}, set()),
        ((OWN_BRIEFLY, PILE), {}, {0, 1}),
        ((OWN_BRIEFLY, PILE), {"hands": [["a"], []]}, {0}),
    ],
)
def test_cards_that_have_to_be_remembered_fade_for_those_who_see_them(
    zones: tuple[Zone, ...], position: dict[str, Any], viewers: set[int | None]
) -> None:
    rules, at = game(*zones, position=position), cast("Any", AT_SIGHT)
    assert {one for one in (0, 1, None) if fades(rules, [PLAIN], at, one)} == viewers
