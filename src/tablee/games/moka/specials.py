"""The special cards: their arguments and their effects (table of rulings 3).

A card's arguments are text, as in the notation: `2.0` (seat 2's card 0), `1>2.0`, `3 7 12`, `2`, or nothing. B000M is
here too, but it acts when it is flipped and is never played.
"""

import re
from itertools import combinations
from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.games.moka.pieces import (
    AGAIN,
    DRAW,
    DRAW_CARDS,
    FLUSH,
    GRID_SIZE,
    PEEK,
    QUAKE,
    STEAL,
    STOP,
    SWAP,
    in_words,
)
from tablee.games.moka.position import AFTER, DRAWING, MokaPosition
from tablee.games.moka.rounds import clear_row, deal_grid, draw_letters, end_turn, require_letter

NUMBER: Final = "(0|[1-9][0-9]{0,3})"
FORMS: Final[dict[str, re.Pattern[str]]] = {
    STEAL: re.compile(rf"{NUMBER}\.{NUMBER}"),
    SWAP: re.compile(rf"{NUMBER}>{NUMBER}\.{NUMBER}"),
    PEEK: re.compile(rf"{NUMBER}( {NUMBER})*"),
    AGAIN: re.compile(""),
    STOP: re.compile(NUMBER),
    DRAW: re.compile(""),
    FLUSH: re.compile(NUMBER),
    QUAKE: re.compile(""),
}


def arguments(position: MokaPosition, special: str, places: list[int]) -> list[str]:
    """Return all arguments that the special can be played with; `places` are the filled places when it acts."""
    seat = position.actor()
    others = [other for other in range(position.players) if other != seat]
    cards = [f"{other}.{index}" for other in others for index in range(len(position.rows[other]))]
    if special == STEAL:
        return cards
    if special == SWAP:
        return [f"{own}>{card}" for own in range(len(position.rows[seat])) for card in cards]
    if special == PEEK:
        count = min(position.variant.peek_cards, len(places))
        return [" ".join(map(str, chosen)) for chosen in combinations(places, count)] if count else []
    if special in (STOP, FLUSH):
        return [str(other) for other in others]
    return [""]


def check(position: MokaPosition, special: str, text: str, places: list[int]) -> None:
    """Raise `IllegalMoveError` unless the special can be played with the arguments `text`."""
    seat = position.actor()
    if FORMS[special].fullmatch(text) is None:
        raise IllegalMoveError("moka.special.arguments", {"special": special, "given": text})
    if special == PEEK:
        _check_places([int(number) for number in text.split(" ")], places, position.variant.peek_cards)
    elif special in (STOP, FLUSH):
        _check_opponent(position, seat, int(text))
    elif special == STEAL:
        _check_card(position, seat, text)
    elif special == SWAP:
        own, _, card = text.partition(">")
        if int(own) >= len(position.rows[seat]):
            raise IllegalMoveError("moka.swap.own", {"index": int(own), "cards": len(position.rows[seat])})
        _check_card(position, seat, card)


def _check_places(chosen: list[int], places: list[int], most: int) -> None:
    for place in chosen:
        if place >= GRID_SIZE:
            raise IllegalMoveError("moka.grid.place", {"place": place})
        if place not in places:
            raise IllegalMoveError("moka.grid.gap", {"place": place})
    wanted = min(most, len(places))
    if len(chosen) != wanted or any(chosen[i] >= chosen[i + 1] for i in range(len(chosen) - 1)):
        raise IllegalMoveError("moka.peek.places", {"wanted": wanted})


def _check_opponent(position: MokaPosition, seat: int, other: int) -> None:
    if other >= position.players:
        raise IllegalMoveError("moka.target.seat", {"target": other, "players": position.players})
    if other == seat:
        raise IllegalMoveError("moka.target.self", {"target": other})


def _check_card(position: MokaPosition, seat: int, text: str) -> None:
    other, _, index = text.partition(".")
    _check_opponent(position, seat, int(other))
    if int(index) >= len(position.rows[int(other)]):
        cards = len(position.rows[int(other)])
        raise IllegalMoveError(
            "moka.target.card", {"target": int(other), "index": int(index), "cards": cards}
        )


def act(position: MokaPosition, special: str, text: str) -> list[Event]:
    """Apply the special, which is already under the stock; option `word_after_special` decides what may follow."""
    seat = position.actor()
    position.phase = AFTER
    events = _effect(position, seat, special, text)
    return events if position.phase == DRAWING else events + _afterwards(position, seat)


def _afterwards(position: MokaPosition, seat: int) -> list[Event]:
    """Go on to a word, or, without option `word_after_special`, to the end of the turn."""
    return [] if position.options["word_after_special"] else end_turn(position, seat)


def _effect(position: MokaPosition, seat: int, special: str, text: str) -> list[Event]:
    if special == STEAL:
        other, _, index = text.partition(".")
        return _steal(position, seat, int(other), int(index))
    if special == SWAP:
        own, _, card = text.partition(">")
        other, _, index = card.partition(".")
        return _swap(position, seat, int(own), int(other), int(index))
    if special == PEEK:
        return _peek(position, seat, [int(number) for number in text.split(" ")])
    if special == AGAIN:
        position.extra += 1
        return [Event("moka.again", {"seat": seat})]
    if special == STOP:
        position.skips[int(text)] += 1
        return [Event("moka.stopped", {"seat": seat, "target": int(text)})]
    if special == DRAW:
        return _draw(position, seat)
    if special == FLUSH:
        return [clear_row(position, int(text), seat), require_letter(position, int(text))]
    return _quake(position, seat)


def _steal(position: MokaPosition, seat: int, other: int, index: int) -> list[Event]:
    card = position.rows[other].pop(index)
    position.rows[seat].append(card)
    stolen = {"seat": seat, "target": other, "card": card, **in_words(card), "index": index}
    events = [Event("moka.stole", stolen)]
    if not position.rows[other]:
        events.append(require_letter(position, other))
    return events


def _swap(position: MokaPosition, seat: int, own: int, other: int, index: int) -> list[Event]:
    given, got = position.rows[seat][own], position.rows[other][index]
    position.rows[seat][own], position.rows[other][index] = got, given
    return [
        Event(
            "moka.swapped",
            {
                "seat": seat,
                "target": other,
                "given": given,
                **in_words(given, "given_"),
                "got": got,
                **in_words(got, "got_"),
                "own": own,
                "index": index,
            },
        )
    ]


def _peek(position: MokaPosition, seat: int, places: list[int]) -> list[Event]:
    """Show the places to all players, and the cards, in one event each, only to the player who looked."""
    events: list[Event] = []
    cards: list[str] = []
    fleeting = position.fleeting("kind", "letter")
    for place in places:
        card = position.grid[place]
        assert card is not None
        cards.append(card)
        saw = {"seat": seat, "place": place, **in_words(card)}
        events.append(Event("moka.saw", saw, {"kind": (seat,), "letter": (seat,)}, fleeting))
    position.seen[seat].update(places)
    looked = {"seat": seat, "places": places, "cards": cards}
    peeked = Event("moka.peeked", looked, {"cards": (seat,)}, position.fleeting("cards"))
    return [peeked, *events]


def _draw(position: MokaPosition, seat: int) -> list[Event]:
    letters = draw_letters(position, DRAW_CARDS)
    if len(letters) == DRAW_CARDS:
        position.drawn = letters
        position.phase = DRAWING
    else:
        position.rows[seat].extend(letters)
    return [Event("moka.drew_two", {"seat": seat, "cards": letters, "count": len(letters)})]


def keep(position: MokaPosition, index: int) -> list[Event]:
    """Keep one of the two drawn cards in the row, and put the other under the stock."""
    assert position.drawn is not None
    seat = position.actor()
    kept, other = position.drawn[index], position.drawn[1 - index]
    position.rows[seat].append(kept)
    position.under_stock(other)
    position.drawn = None
    position.phase = AFTER
    event = Event("moka.kept", {"seat": seat, "card": kept, **in_words(kept), "under": other})
    return [event, *_afterwards(position, seat)]


def _quake(position: MokaPosition, seat: int) -> list[Event]:
    position.stream.shuffle(position.grid)
    for seen in position.seen:
        seen.clear()
    return [Event("moka.quake", {"seat": seat})]


def boom(position: MokaPosition, seat: int) -> list[Event]:
    """Put the whole grid, place by place, under the stock, and deal a new one."""
    for card in position.grid:
        if card is not None:
            position.under_stock(card)
    deal_grid(position)
    return [Event("moka.boom", {"seat": seat})]
