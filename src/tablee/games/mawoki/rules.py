"""A turn by the leaflets: the rule that a move breaks, and the effect of a move (rulings 2)."""

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.core.native import i64
from tablee.games.mawoki.events import again, parts, passed, played, stole
from tablee.games.mawoki.moves import AIMS, DRAW, DRAW_TEXT, PASS, PASS_TEXT, PLACE_BITS, PLACES, playable
from tablee.games.mawoki.pieces import (
    ARROW,
    ARROWS,
    DECK,
    JOKERS,
    KIND,
    NUMBER,
    SMOKE,
    SMOKES,
    SNAKES,
    bit,
    nth,
    size,
    written,
)
from tablee.games.mawoki.position import AGAIN, MawokiPosition
from tablee.games.mawoki.rounds import draw, end, finish_turn


def check(position: MawokiPosition, text: str) -> None:
    """Raise `IllegalMoveError` for the first rule that `text` breaks.

    Checks in this order: the text is a move, the card is held, it matches, and an arrow has a target (unless it may be
    let pass). Drawing is only for players who cannot play, passing only for those who could play on after smoke.
    """
    seat = position.turn
    assert seat is not None
    fitting = playable(position)
    may_pass = position.variant.smoke_optional and position.phase == AGAIN
    if text == DRAW_TEXT:
        if fitting:
            code = "mawoki.may_pass" if may_pass else "mawoki.must_play"
            raise IllegalMoveError(code, {"cards": written(fitting)})
        return
    if text == PASS_TEXT and position.variant.smoke_optional:
        if not may_pass:
            raise IllegalMoveError("mawoki.pass_after_smoke")
        if not fitting:
            raise IllegalMoveError("mawoki.must_draw")
        return
    name, at, target = text.partition("@")
    card = NUMBER.get(name)
    if card is None or not position.variant.pack.bits >> card & 1:
        raise IllegalMoveError("mawoki.no_move", {"move": text})
    top = DECK[position.top]
    if not position.hands[seat] >> card & 1:
        raise IllegalMoveError("mawoki.not_held", {"card": name})
    if not fitting >> card & 1:
        raise IllegalMoveError("mawoki.no_match", {"top": top, **parts(card)})
    if AIMS[card] and (at or not position.variant.arrow_optional):
        _check_target(seat, position.players, name, target)
    elif at:
        raise IllegalMoveError("mawoki.no_target", {"card": name})


def _check_target(seat: int, players: int, card: str, target: str) -> None:
    if not target:
        raise IllegalMoveError("mawoki.target_missing", {"card": card})
    if target not in [str(other) for other in range(players)]:
        raise IllegalMoveError("mawoki.target_unknown", {"card": card, "target": target, "last": players - 1})
    if int(target) == seat:
        raise IllegalMoveError("mawoki.target_self", {"card": card})


def play(position: MawokiPosition, move: i64, events: list[Event] | None) -> None:
    """Play a legal move; events are added to `events` unless it is None."""
    if move < DRAW:
        lay(position, move >> PLACE_BITS, (move & PLACES - 1) - 1, events)
    elif move == DRAW:
        draw_instead(position, events)
    else:
        assert move == PASS
        stop(position, events)


def draw_instead(position: MawokiPosition, events: list[Event] | None) -> None:
    """Draw instead of playing, if no card matches, also after smoke; this ends the turn."""
    after_smoke = position.phase == AGAIN
    if (
        draw(
            position,
            position.acting,
            position.variant.stuck_draws,
            "smoke" if after_smoke else "stuck",
            events,
        )
        or after_smoke
    ):
        position.idle = 0
    else:
        position.idle += 1
    if position.idle >= position.players:
        end(position, "blocked", events)
    else:
        finish_turn(position, events)


def stop(position: MawokiPosition, events: list[Event] | None) -> None:
    """Stop after smoke although a card could follow (the Dutch leaflet's smoke)."""
    position.idle = 0
    if events is not None:
        passed(events, position.acting, SMOKE)
    finish_turn(position, events)


def lay(position: MawokiPosition, card: i64, target: i64, events: list[Event] | None) -> None:
    """Lay a card on the pile and apply its diagonal, unless an empty hand has already won (`last_card`).

    `target` is -1 except for an aimed arrow.
    """
    seat = position.acting
    hands = position.hands
    rest: i64 = hands[seat] ^ bit(card)
    hands[seat] = rest
    covered = position.covered
    position.pile[covered] = position.top
    position.covered = covered + 1
    position.top = card
    position.idle = 0
    if events is not None:
        played(events, seat, card, target)
    if rest == 0 and not position.variant.effect_first:
        end(position, "out", events)
        return
    kind = KIND[card]
    if kind == SMOKES:
        position.phase = AGAIN
        if events is not None:
            again(events, seat)
    else:
        act(position, seat, kind, target, events)
        finish_turn(position, events)


def act(position: MawokiPosition, seat: i64, kind: i64, target: i64, events: list[Event] | None) -> None:
    """Apply the diagonal of a card that ends the turn; `Evaluator.worth` predicts it (`evaluation`)."""
    if kind == SNAKES:
        draw(position, seat, position.variant.snake_draws, "snake", events)
    elif kind == ARROWS:
        if target < 0:
            if events is not None:
                passed(events, seat, ARROW)
        elif position.variant.steals:
            steal(position, seat, target, events)
        else:
            draw(position, target, position.variant.arrow_cards, "arrow", events)
    elif kind == JOKERS:
        players: i64 = position.players
        joker_draws = position.variant.joker_draws
        step: i64 = 1
        while step < players:
            draw(position, (seat + step) % players, joker_draws, "joker", events)
            step += 1


def steal(position: MawokiPosition, seat: i64, target: i64, events: list[Event] | None) -> None:
    """Steal random cards from the hand of `target`, one by one (the Dutch leaflet's arrow)."""
    left = position.variant.arrow_cards
    while left > 0:
        hand = position.hands[target]
        if hand == 0:
            return
        if position.stream.asked:
            position.stream.name_outcomes(written(hand))
        card = nth(hand, position.stream.uniform(size(hand)))
        position.hands[target] ^= bit(card)
        position.hands[seat] |= bit(card)
        if events is not None:
            stole(events, seat, target, card)
        left -= 1
