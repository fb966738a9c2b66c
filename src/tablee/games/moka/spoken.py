"""Saying a word: whether it may be said, whether it stands, and the table's vote (rulings 3, option `contest`)."""

from tablee.core.errors import IllegalMoveError
from tablee.core.events import Event
from tablee.games.moka.cards import ALPHABET, HOLE
from tablee.games.moka.finder import Vocabulary
from tablee.games.moka.flow import lay_word
from tablee.games.moka.laid import Laid, lay
from tablee.games.moka.lexicon import SHORTEST, lexicon
from tablee.games.moka.state import VOTING, MokaPosition, Vote

MAY_REMAIN = 1


def vocabulary(position: MokaPosition) -> Vocabulary:
    """The words that count at this table."""
    return Vocabulary(lexicon(position.options["dictionary"]), position.options["extra_words"])


def spelled(tokens: list[str]) -> tuple[str, list[str]]:
    """The word and the cards that `Bg Or *=I Sr` stands for: `BOIS` of `Bg Or * Sr`."""
    word = "".join([token[-1] if token[0] == HOLE else token[0] for token in tokens])
    return word, [HOLE if token[0] == HOLE else token for token in tokens]


def written(word: str, cards: list[str]) -> str:
    """The move that lays `word` with `cards`."""
    tokens = [f"*={word[i]}" if card == HOLE else card for i, card in enumerate(cards)]
    return "word " + " ".join(tokens)


def matches(word: str, cards: list[str]) -> bool:
    """Whether `cards`, in this order, can be read as `word`."""
    return len(word) == len(cards) and all(
        word[i] in ALPHABET and card in (HOLE, word[i] + card[-1]) for i, card in enumerate(cards)
    )


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
    if position.options["contest"] == "dictionary" and not vocabulary(position).contains(word):
        raise IllegalMoveError(
            "moka.word.unknown", {"word": word, "dictionary": position.options["dictionary"]}
        )


def worth(position: MokaPosition, tokens: list[str]) -> dict[str, object]:
    """What these cards would make and score as a word, whether or not it may be said."""
    word, cards = spelled(tokens)
    laid = lay(word, cards, position.deck, position.any_hole)
    left = len(position.rows[position.actor()]) - len(cards)
    return {
        "word": word,
        "points": laid.points,
        "double": laid.double,
        "left": max(0, left),
        "listed": vocabulary(position).contains(word),
    }


def say(position: MokaPosition, seat: int, tokens: list[str]) -> list[Event]:
    """A listed word is laid at once; any other goes to a vote of the other players."""
    word, cards = spelled(tokens)
    laid = lay(word, cards, position.deck, position.any_hole)
    if vocabulary(position).contains(word):
        return lay_word(position, seat, laid)
    position.vote = Vote(seat, laid, 0, 0, position.phase)
    position.phase = VOTING
    position.turn = (seat + 1) % position.players
    return [Event("moka.said", {"seat": seat, **laid.dump()})]


def vote(position: MokaPosition, seat: int, yes: bool) -> list[Event]:
    """One after the other, clockwise; the word stands if more accept than refuse, else the turn goes on."""
    said = position.vote
    assert said is not None
    if yes:
        said.yes += 1
    else:
        said.no += 1
    events = [Event("moka.voted", {"seat": seat, "word": said.laid.word, "yes": yes})]
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


def _outcome(seat: int, laid: Laid, yes: int, no: int) -> dict[str, object]:
    return {"seat": seat, "word": laid.word, "yes": yes, "no": no}
