"""Word claims: whether it may be said, whether it stands, and the table's vote (rulings 3, option `contest`)."""

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.games.moka.finder import vocabulary
from tablee.games.moka.moves import spelled
from tablee.games.moka.pieces import MAY_REMAIN, SHORTEST, WORDS_TO_END
from tablee.games.moka.position import VOTING, MokaPosition, Vote
from tablee.games.moka.rounds import end_round, end_turn, require_letter
from tablee.games.moka.word import Word, lay


def check_word(position: MokaPosition, tokens: list[str]) -> None:
    """Raise `IllegalMoveError` unless the cards lie there, are three or more, leave at most one, and spell a word."""
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
    if position.options["contest"] == "dictionary" and not vocabulary(position.options).contains(word):
        raise IllegalMoveError(
            "moka.word.unknown", {"word": word, "dictionary": position.options["dictionary"]}
        )


def preview(position: MokaPosition, tokens: list[str]) -> dict[str, object]:
    """What these cards would make and score as a word, whether or not it may be said."""
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
    """A listed word is laid at once; any other goes to a vote of the other players."""
    word, cards = spelled(tokens)
    laid = lay(word, cards, position.deck, position.any_hole)
    if vocabulary(position.options).contains(word):
        return lay_word(position, seat, laid)
    position.vote = Vote(seat, laid, 0, 0, position.phase)
    position.phase = VOTING
    position.turn = (seat + 1) % position.players
    return [Event("moka.said", {"seat": seat, **laid.write()})]


def lay_word(position: MokaPosition, seat: int, laid: Word) -> list[Event]:
    """A word that stands leaves the row; the third ends the round, else an empty row draws and the turn ends."""
    for card in laid.cards:
        position.rows[seat].remove(card)
    position.words[seat].append(laid)
    events = [Event("moka.word", {"seat": seat, **laid.write(), "double": laid.double})]
    if len(position.words[seat]) >= WORDS_TO_END:
        return events + end_round(position, seat)
    if not position.rows[seat]:
        events.append(require_letter(position, seat))
    return events + end_turn(position, seat)


def vote(position: MokaPosition, seat: int, yes: bool) -> list[Event]:
    """One after the other, clockwise; the word stands if more accept than refuse, else the turn goes on."""
    said = position.vote
    assert said is not None
    if yes:
        said.yes += 1
    else:
        said.no += 1
    events = [Event("moka.voted", {"seat": seat, "word": said.laid.text, "yes": yes})]
    following = (seat + 1) % position.players
    if following != said.seat:
        position.turn = following
        return events
    position.vote = None
    position.turn = said.seat
    position.phase = said.back
    if said.yes > said.no:
        return events + lay_word(position, said.seat, said.laid)
    events.append(Event("moka.refused", _outcome(said.seat, said.laid, said.yes, said.no)))
    return events


def _outcome(seat: int, laid: Word, yes: int, no: int) -> dict[str, object]:
    return {"seat": seat, "word": laid.text, "yes": yes, "no": no}
