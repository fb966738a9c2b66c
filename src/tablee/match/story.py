"""The story of a match, ply by ply, as one viewer may know it: the input of pages, logs and replays."""

from functools import cache
from typing import Any, NamedTuple

from tablee.core.events import Event
from tablee.core.game import Game, JsonObject, Position
from tablee.core.record import Actor, Played
from tablee.core.views import shows_fleeting
from tablee.core.zones import everyone, never


class Step(NamedTuple):
    """One ply: step 0 is the deal, step n the position after n moves.

    - `seat`, `move`: the move; both None for the deal. `move` is also None before the end in games that hide cards,
      because it could reveal what the viewer cannot know.
    - `events`, `view`: as the viewer may see them.
    - `standing`: each seat's score if the match ended here, None if the game shows none.
    - `score_breakdown`: the parts of that score, as far as the viewer can know them.
    - `by`: who decided on the move, if known; `helped`: that player had been shown a hint for it.
    """

    ply: int
    seat: int | None
    move: str | None
    events: list[JsonObject]
    view: JsonObject
    standing: list[int] | None
    score_breakdown: list[JsonObject] | None
    by: Actor | None = None
    helped: bool = False


@cache
def hides(game: Game[Any]) -> bool:
    """True if the game ever hides a card from a viewer."""
    return any(zone.shows is not everyone for zone in game.zones)


def fades(game: Game[Any], events: list[Event], position: Position, viewer: int | None) -> bool:
    """True if a ply with these events, which led to `position`, shows `viewer` less once the match has gone on."""
    for event in events:
        if event.fleeting and event.seen_by(viewer, past=True) != event.seen_by(viewer):
            return True
    return _has_to_be_remembered(game) and shows_fleeting(game.dump(position), game.zones, viewer)


@cache
def _has_to_be_remembered(game: Game[Any]) -> bool:
    return any(zone.fleeting is not never for zone in game.zones)


def step(
    game: Game[Any],
    ply: int,
    played: Played | None,
    events: list[Event],
    position: Position,
    viewer: int | None,
    over: bool,
    past: bool = False,
) -> Step:
    """Return ply `ply` as seat `viewer` (None: a spectator) may know it; once the match is `over` nothing is hidden.

    `past`: the match has gone on since, so fleeting details are hidden.
    """
    move = played.move if played is not None and (over or not hides(game)) else None
    shown = open_view(game, position) if over else game.view(position, viewer, past)
    return Step(
        ply,
        None if played is None else played.seat,
        move,
        [{"event": event.kind, **event.data} if over else event.seen_by(viewer, past) for event in events],
        shown,
        game.standing(position),
        game.score_breakdown(shown),
        None if played is None else played.by,
        played is not None and played.helped,
    )


def open_view(game: Game[Any], position: Position) -> JsonObject:
    """Return the position with nothing hidden, as views of a finished match are; only the stream is left out."""
    view = game.dump(position)
    del view["rng"]
    return view
