"""Word claims: if a player may claim a word, if it counts, and the vote of the table (rulings 3, option `contest`)."""

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.games.moka.finder import vocabulary
from tablee.games.moka.moves import spelled
from tablee.games.moka.pieces import MAY_REMAIN, SHORTEST
from tablee.games.moka.position import (
    ANY_WORD,
    CATEGORIES,
    DICTIONARY,
    OBJECTION,
    TABLE,
    VOTING,
    MokaPosition,
    Vote,
)
from tablee.games.moka.rounds import end_round, end_turn, require_letter
from tablee.games.moka.word import Word, lay


def check_word(position: MokaPosition, tokens: list[str]) -> None:
    """Raise `IllegalMoveError` unless the cards make a word.

    They must be in the row, be enough, leave few enough, and spell a word that may be claimed.
    """
    word, cards = spelled(tokens)
    left = list(position.rows[position.actor()])
    for card in cards:
        if card not in left:
            raise IllegalMoveError("moka.word.card", {"card": card, "word": word})
        left.remove(card)
    if len(word) < SHORTEST:
        raise IllegalMoveError("moka.word.short", {"word": word, "least": SHORTEST})
    if len(left) > MAY_REMAIN:
        raise IllegalMoveError("moka.word.left", {"word": word, "left": len(left)})
    if word in position.refused:
        raise IllegalMoveError("moka.word.refused", {"word": word})
    if not may_be_unlisted(position) and not vocabulary(position.options).contains(word):
        raise IllegalMoveError(
            "moka.word.unknown", {"word": word, "dictionary": position.options["dictionary"]}
        )


def may_be_unlisted(position: MokaPosition) -> bool:
    """True if players may claim unlisted words: because players vote, or a category of words is allowed."""
    return position.options["contest"] != DICTIONARY or bool(_allowed(position))


def _allowed(position: MokaPosition) -> str:
    """Return the allowed categories of words, in the order of the options, as one text for Fluent to select by."""
    return "-".join([name for name in CATEGORIES if position.options[name]])


def preview(position: MokaPosition, tokens: list[str]) -> dict[str, object]:
    """Return the word and the points that these cards would make, even if they break a rule."""
    word, cards = spelled(tokens)
    laid = lay(word, cards, position.deck, position.any_hole)
    left = len(position.rows[position.actor()]) - len(cards)
    return {
        "word": word,
        "points": laid.points,
        "double": laid.double,
        "left": max(0, left),
        "listed": vocabulary(position.options).contains(word),
    }


def say(position: MokaPosition, seat: int, tokens: list[str]) -> list[Event]:
    """Claim a word: a listed one is laid at once unless all words are voted on; others go to a vote."""
    word, cards = spelled(tokens)
    laid = lay(word, cards, position.deck, position.any_hole)
    listed = vocabulary(position.options).contains(word)
    contest = position.options["contest"]
    if listed and contest != ANY_WORD:
        return lay_word(position, seat, laid)
    position.vote = Vote(seat, laid, 0, 0, position.phase)
    position.phase = VOTING
    position.turn = (seat + 1) % position.players
    conditions = {
        "listed": listed,
        "objection": contest == OBJECTION,
        "allowed": _allowed(position) or "none",
    }
    return [Event("moka.said", {"seat": seat, **laid.write(), **conditions})]


def lay_word(position: MokaPosition, seat: int, laid: Word) -> list[Event]:
    """Lay a word that counts: its cards leave the row.

    The last word needed ends the round. Otherwise an empty row draws a letter, and the turn ends.
    """
    for card in laid.cards:
        position.rows[seat].remove(card)
    position.words[seat].append(laid)
    events = [Event("moka.word", {"seat": seat, **laid.write(), "double": laid.double})]
    if len(position.words[seat]) >= position.variant.words:
        return events + end_round(position, seat)
    if not position.rows[seat]:
        events.append(require_letter(position, seat))
    return events + end_turn(position, seat)


def vote(position: MokaPosition, seat: int, yes: bool) -> list[Event]:
    """Vote on a word, clockwise; it counts if more players accept than refuse it, otherwise the turn goes on.

    With `contest` = `objection` the first refusal decides, because an unverified word is refused.
    """
    claim = position.vote
    assert claim is not None
    if yes:
        claim.yes += 1
    else:
        claim.no += 1
    events = [Event("moka.voted", {"seat": seat, "word": claim.laid.text, "yes": yes})]
    objected = not yes and position.options["contest"] == OBJECTION
    following = (seat + 1) % position.players
    if following != claim.seat and not objected:
        position.turn = following
        return events
    position.vote = None
    position.turn = claim.seat
    position.phase = claim.back
    if claim.yes > claim.no and not objected:
        return events + lay_word(position, claim.seat, claim.laid)
    # A word refused by the `table` vote may be claimed again, as in the earlier rules.
    if position.options["contest"] != TABLE:
        position.refused.append(claim.laid.text)
    return [*events, _refused(claim, objected)]


def _refused(claim: Vote, objected: bool) -> Event:
    outcome = {"seat": claim.seat, "word": claim.laid.text, "yes": claim.yes, "no": claim.no}
    return Event("moka.refused", {**outcome, "objection": objected})
