"""The deal, drawing a letter, refilling the grid, the end of a turn and of a round (rulings 3)."""

from typing import Final

from tablee.core.events import Event
from tablee.core.game import OVER
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.moka.pieces import (
    CHALLENGES_PER_LEVEL,
    GRID_SIZE,
    LEVELS,
    in_words,
    is_letter,
)
from tablee.games.moka.position import ALL_CARDS, DEAL, TURN, MokaPosition
from tablee.games.moka.scoring import score_round

_STACKS: Final = {
    level: [f"{level}-{number}" for number in range(1, CHALLENGES_PER_LEVEL + 1)] for level in LEVELS
}
"""The challenges of each level, in order."""


def deal(options: OptionValues, players: int, stream: Stream) -> MokaPosition:
    """Choose the starter, shuffle the deck, deal the grid from its top, and shuffle the three stacks (notation 3)."""
    position = MokaPosition(options, players, DEAL, stream.uniform(players), stream)
    position.stock = list(position.deck.cards)
    stream.shuffle_face_down(position.stock)
    deal_grid(position)
    for level in LEVELS:
        stack = list(_STACKS[level])
        stream.shuffle_face_down(stack)
        position.stacks[level] = stack
    return position


def deal_grid(position: MokaPosition) -> None:
    """Deal the grid from the top of the stock, face down; with gaps if the stock runs out."""
    for place in range(GRID_SIZE):
        position.grid[place] = position.draw() if position.stock else None
    for seen in position.seen:
        seen.clear()


def refill(position: MokaPosition, place: int) -> Event:
    """Put a new card, unseen, on a place of the grid; a gap stays if the stock is empty."""
    position.forget(place)
    position.grid[place] = position.draw() if position.stock else None
    return Event("moka.refilled" if position.grid[place] is not None else "moka.gap", {"place": place})


def draw_letters(position: MokaPosition, wanted: int) -> list[str]:
    """Draw until there are `wanted` letters or holes, as far as possible; other cards go under the stock without
    effect.

    Those other cards are shown to nobody. No position shows them, so no event may (notation 1, View).
    """
    letters: list[str] = []
    while len(letters) < wanted and position.stock_has_letter():
        card = position.draw()
        if is_letter(card):
            letters.append(card)
        else:
            position.under_stock(card)
    return letters


def require_letter(position: MokaPosition, seat: int) -> Event:
    """Draw a required letter (at the start, after a flush, for an empty row), if the stock has one."""
    letters = draw_letters(position, 1)
    if not letters:
        return Event("moka.no_letter", {"seat": seat})
    position.rows[seat].append(letters[0])
    return Event("moka.drew", {"seat": seat, "card": letters[0], **in_words(letters[0])})


def clear_row(position: MokaPosition, seat: int, by: int) -> Event:
    """Put a row under the stock, in its order; `by` is the seat that flushed it, its own or another."""
    cards = list(position.rows[seat])
    for card in cards:
        position.under_stock(card)
    position.rows[seat] = []
    return Event("moka.flushed", {"seat": seat, "by": by, "cards": cards, "count": len(cards)})


def clear_hand(position: MokaPosition, seat: int) -> Event:
    """Put a player's specials under the stock and challenges under their stacks, in their order."""
    specials, challenges = position.specials[seat], position.challenges[seat]
    for card in specials:
        position.under_stock(card)
    for challenge in challenges:
        position.under_stack(challenge)
    position.specials[seat] = []
    position.challenges[seat] = []
    data = {"seat": seat, "specials": specials, "count": len(specials), "challenges": len(challenges)}
    return Event("moka.discarded", data)


def flush(position: MokaPosition, seat: int) -> list[Event]:
    """Flush the player's own row, or with `flush_discards` = `all` all cards except words, for a new letter.

    This ends the turn.
    """
    events = [clear_row(position, seat, seat)]
    if position.options["flush_discards"] == ALL_CARDS and (
        position.specials[seat] or position.challenges[seat]
    ):
        events.append(clear_hand(position, seat))
    return [*events, require_letter(position, seat), *end_turn(position, seat)]


def draw_challenge(position: MokaPosition, level: str) -> Event:
    """Draw the top of a stack secretly for the seat to act; `goal` is the challenge's name for Fluent to select by."""
    seat = position.actor()
    challenge = position.draw_challenge(level)
    position.challenges[seat].append(challenge)
    return Event(
        "moka.challenge",
        {"seat": seat, "level": level, "challenge": challenge, "goal": f"c{challenge}"},
        {"challenge": (seat,), "goal": (seat,)},
    )


def deal_in(position: MokaPosition, level: str) -> list[Event]:
    """Deal in: draw a challenge, then a letter; when all players have theirs, the starter begins."""
    seat = position.actor()
    events = [draw_challenge(position, level), require_letter(position, seat)]
    after = (seat + 1) % position.players
    position.turn = after
    if position.challenges[after]:
        position.phase = TURN
        events.append(Event("moka.begins", {"seat": after, "round": position.round}))
    return events


def end_turn(position: MokaPosition, seat: int) -> list[Event]:
    """Begin the next turn: one owed to the same seat, or that of the next seat that misses none."""
    position.phase = TURN
    position.turn = seat
    position.refused = []
    if position.extra > 0:
        position.extra -= 1
        return [Event("moka.turn_owed", {"seat": seat})]
    events: list[Event] = []
    following = (seat + 1) % position.players
    while position.skips[following] > 0:
        position.skips[following] -= 1
        events.append(Event("moka.skipped", {"seat": following}))
        following = (following + 1) % position.players
    position.turn = following
    return events


def end_round(position: MokaPosition, ender: int) -> list[Event]:
    """Score the round for all players; after the last round the match is over and all cards stay in place."""
    events = [Event("moka.round_over", {"round": position.round, "seat": ender})]
    for seat in range(position.players):
        events.append(score_round(position, seat))
    if position.round == position.variant.rounds:
        position.phase = OVER
        position.turn = None
        position.refused = []
        events.append(Event("moka.over", {"scores": list(position.scores)}))
        return events
    _clear(position)
    position.round += 1
    position.phase = DEAL
    position.turn = ender
    return events


def _clear(position: MokaPosition) -> None:
    """Clear the round: seat by seat, cards go under the stock and challenges under their stacks; extra turns lapse."""
    for seat in range(position.players):
        for card in position.rows[seat]:
            position.under_stock(card)
        for laid in position.words[seat]:
            for card in laid.cards:
                position.under_stock(card)
        for card in position.specials[seat]:
            position.under_stock(card)
        for challenge in position.challenges[seat]:
            position.under_stack(challenge)
        position.rows[seat] = []
        position.words[seat] = []
        position.specials[seat] = []
        position.challenges[seat] = []
        position.skips[seat] = 0
    position.extra = 0
    position.refused = []
