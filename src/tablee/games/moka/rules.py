"""The rules of a turn: the moves of each phase, the rule that a move breaks, and the effect of a move (rulings 3)."""

from typing import Final

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.games.moka import specials
from tablee.games.moka.challenges import may_draw
from tablee.games.moka.claims import check_word, say, vote
from tablee.games.moka.moves import is_written, may_flush
from tablee.games.moka.pieces import BOOM, GRID_SIZE, in_words, is_letter
from tablee.games.moka.position import AFTER, DEAL, DRAWING, FLIPPED, TURN, VOTING, MokaPosition
from tablee.games.moka.rounds import deal_in, draw_challenge, end_turn, flush, refill

# The verbs of moves that each phase allows.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    DEAL: ("challenge",),
    TURN: ("flip", "challenge", "play", "flush", "word"),
    FLIPPED: ("take", "leave", "use"),
    AFTER: ("word", "end"),
    DRAWING: ("keep",),
    VOTING: ("yes", "no"),
}
WRONG_PHASE: Final[dict[str, str]] = {
    DEAL: "moka.phase.deal",
    TURN: "moka.phase.turn",
    FLIPPED: "moka.phase.flipped",
    AFTER: "moka.phase.after",
    DRAWING: "moka.phase.draw",
    VOTING: "moka.phase.vote",
}

TELLING_NOTHING: Final = ("take", "leave", "end")
"""Moves that reveal nothing to anyone: they concern a card that all have just seen, or no card."""


def check(position: MokaPosition, move: str) -> None:
    """Raise `IllegalMoveError` for the first rule that `move` breaks."""
    verb = move.partition(" ")[0]
    if not is_written(move):
        raise IllegalMoveError("moka.move", {"move": move})
    if verb not in VERBS[position.phase]:
        raise IllegalMoveError(WRONG_PHASE[position.phase], {"move": move})
    text = move[len(verb) + 1 :]
    if verb == "flip":
        _check_flip(position, int(text))
    elif verb == "challenge":
        _check_challenge(position, text)
    elif verb == "play":
        _check_play(position, text)
    elif verb == "take":
        _check_take(position)
    elif verb == "use":
        _check_use(position, text)
    elif verb == "flush":
        _check_flush(position)
    elif verb == "word":
        check_word(position, text.split(" "))


def _check_flip(position: MokaPosition, place: int) -> None:
    if place >= GRID_SIZE:
        raise IllegalMoveError("moka.grid.place", {"place": place})
    if position.grid[place] is None:
        raise IllegalMoveError("moka.grid.gap", {"place": place})


def _check_challenge(position: MokaPosition, level: str) -> None:
    seat = position.actor()
    limit = position.variant.held_challenges
    if not may_draw(position.challenges[seat], position.words[seat], position.deck, limit):
        raise IllegalMoveError("moka.challenge.full", {"limit": limit})
    if not position.stacks[level]:
        raise IllegalMoveError("moka.challenge.empty", {"level": level})


def _check_flush(position: MokaPosition) -> None:
    if not may_flush(position):
        raise IllegalMoveError("moka.flush.word", {})


def _check_play(position: MokaPosition, text: str) -> None:
    special, _, given = text.partition(" ")
    if special not in position.specials[position.actor()]:
        raise IllegalMoveError("moka.special.absent", {"special": special})
    specials.check(position, special, given, position.filled_places())


def _check_take(position: MokaPosition) -> None:
    limit = position.variant.held_specials
    if not is_letter(position.flipped_card()) and len(position.specials[position.actor()]) >= limit:
        raise IllegalMoveError("moka.special.full", {"limit": limit})


def _check_use(position: MokaPosition, given: str) -> None:
    card = position.flipped_card()
    if is_letter(card):
        raise IllegalMoveError("moka.use.letter", {"card": card})
    specials.check(position, card, given, position.places_once_refilled())


def play(position: MokaPosition, move: str) -> list[Event]:
    """Play a legal move, with all its automatic consequences."""
    seat = position.actor()
    position.listing = None
    verb, _, text = move.partition(" ")
    if verb == "flip":
        return _flip(position, seat, int(text))
    if verb == "take":
        return _take(position, seat)
    if verb == "leave":
        return _leave(position, seat)
    if verb == "use":
        return _use(position, seat, text)
    if verb == "play":
        return _play_held(position, seat, text)
    if verb == "challenge":
        if position.phase == DEAL:
            return deal_in(position, text)
        return [draw_challenge(position, text), *end_turn(position, seat)]
    if verb == "flush":
        return flush(position, seat)
    if verb == "keep":
        return specials.keep(position, int(text))
    if verb == "word":
        return say(position, seat, text.split(" "))
    if verb == "end":
        return [Event("moka.ended", {"seat": seat}), *end_turn(position, seat)]
    return vote(position, seat, verb == "yes")


def _flip(position: MokaPosition, seat: int, place: int) -> list[Event]:
    """Flip a card for all to see; B000M acts at once, and the same player takes a full turn."""
    position.flipped = place
    card = position.flipped_card()
    flipped = {"seat": seat, "place": place, "card": card, **in_words(card)}
    events = [Event("moka.flipped", flipped, fleeting=position.fleeting("card", "kind", "letter"))]
    if card == BOOM:
        position.flipped = None
        position.phase = TURN
        return events + specials.boom(position, seat)
    for seen in position.seen:
        seen.add(place)
    position.phase = FLIPPED
    return events


def _take(position: MokaPosition, seat: int) -> list[Event]:
    place, card = position.flipped, position.flipped_card()
    assert place is not None
    position.flipped = None
    if is_letter(card):
        position.rows[seat].append(card)
    else:
        position.specials[seat].append(card)
    position.phase = AFTER
    took = Event("moka.took", {"seat": seat, "place": place, "card": card, **in_words(card)})
    return [took, refill(position, place)]


def _leave(position: MokaPosition, seat: int) -> list[Event]:
    place, card = position.flipped, position.flipped_card()
    position.flipped = None
    left = {"seat": seat, "place": place, "card": card, **in_words(card)}
    # The card is already hidden at this event: without the memory aid its name would help the next player.
    nobody: dict[str, tuple[int, ...]] = dict.fromkeys(position.fleeting("card", "kind", "letter"), ())
    return [Event("moka.left", left, nobody), *end_turn(position, seat)]


def _use(position: MokaPosition, seat: int, given: str) -> list[Event]:
    """Play a special from the grid: refill the place, put the card under the stock, then apply its effect."""
    place, card = position.flipped, position.flipped_card()
    assert place is not None
    position.flipped = None
    refilled = refill(position, place)
    position.under_stock(card)
    used = Event("moka.used", {"seat": seat, "special": card, "place": place})
    return [used, refilled, *specials.act(position, card, given)]


def _play_held(position: MokaPosition, seat: int, text: str) -> list[Event]:
    """Play a held special: put it under the stock, then apply its effect."""
    special, _, given = text.partition(" ")
    position.specials[seat].remove(special)
    position.under_stock(special)
    return [Event("moka.played", {"seat": seat, "special": special}), *specials.act(position, special, given)]
