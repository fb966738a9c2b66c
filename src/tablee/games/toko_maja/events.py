"""The events of Toko Maja, as a spectator sees them. They number piles from 1 to 3."""

from tablee.core.events import Event
from tablee.games.toko_maja.pieces import CARDS, FIRST_PLAYER_TOKEN, TRIPLES, value_of
from tablee.games.toko_maja.position import NOBODY
from tablee.games.toko_maja.scoring import Line


def took(events: list[Event], seat: int, card: int, pile: int, left: int) -> None:
    """Add the event for the top card of a pile taken; `left` cards remain on the pile."""
    events.append(
        Event("toko-maja.took", {"seat": seat, "card": CARDS[card], "pile": pile + 1, "left": left})
    )


def drew(events: list[Event], seat: int, drawn: list[int], stock: int) -> None:
    """Add the event for two cards drawn; the first was on top."""
    cards = [CARDS[card] for card in drawn]
    events.append(Event("toko-maja.drew", {"seat": seat, "cards": cards, "stock": stock}, {"cards": (seat,)}))


def kept(events: list[Event], seat: int, card: int) -> None:
    """Add the event for the drawn card that was kept."""
    events.append(Event("toko-maja.kept", {"seat": seat, "card": CARDS[card]}, {"card": (seat,)}))


def discarded(events: list[Event], seat: int, card: int, pile: int) -> None:
    """Add the event for a drawn card discarded face up on a pile."""
    events.append(Event("toko-maja.discarded", {"seat": seat, "card": CARDS[card], "pile": pile + 1}))


def laid(events: list[Event], seat: int, triple: int, points: int, from_table: bool) -> None:
    """Add the event for a triple laid, from the hand or from the three tops, with its `card` and number of `jokers`."""
    text = TRIPLES[triple]
    card = CARDS[value_of(triple)]
    data = {"seat": seat, "triple": text, "card": card, "jokers": text.count("J"), "points": points}
    if from_table:
        events.append(Event("toko-maja.table_triple", data))
    else:
        events.append(Event("toko-maja.laid", data))


def laid_nothing(events: list[Event], seat: int) -> None:
    """Add the event for a triple held back."""
    events.append(Event("toko-maja.laid_nothing", {"seat": seat}))


def token(events: list[Event], seat: int, holder: int, card: int, points: int) -> None:
    """Add the event for a majority token taken, from the middle or `from` another seat.

    `first`: the player who keeps it begins the next round.
    """
    data = {"seat": seat, "token": CARDS[card], "points": points, "first": card == FIRST_PLAYER_TOKEN}
    if holder == NOBODY:
        events.append(Event("toko-maja.token_taken", data))
    else:
        events.append(Event("toko-maja.token_moved", {**data, "from": holder}))


def round_ended(events: list[Event], round: int) -> None:
    """Add the event for the end of a round: the stock is empty and the last turn played."""
    events.append(Event("toko-maja.round_ended", {"round": round}))


def scored(events: list[Event], seat: int, line: Line, total: int) -> None:
    """Add the event for a seat's score of the round: `points` is triples + tokens - hand."""
    events.append(Event("toko-maja.scored", {"seat": seat, **_counted(line), "total": total}))


def team_scored(events: list[Event], team: int, seats: list[int], line: Line, total: int) -> None:
    """Add the event for a team's score of the round, with its points pooled."""
    events.append(
        Event("toko-maja.team_scored", {"team": team, "seats": seats, **_counted(line), "total": total})
    )


def _counted(line: Line) -> dict[str, int]:
    return {"triples": line.triples, "tokens": line.tokens, "hand": line.hand, "points": line.points}


def round_began(
    events: list[Event], round: int, seat: int, by_token: bool, tops: list[int], removed: int
) -> None:
    """Add the event for a new round: the starting seat, and whether the token or chance chose it.

    `tops` are the cards that begin the three piles; `removed` cards were taken out unseen.
    """
    data = {"round": round, "seat": seat, "tops": [CARDS[card] for card in tops], "removed": removed}
    if by_token:
        events.append(Event("toko-maja.round_began", data))
    else:
        events.append(Event("toko-maja.round_began_by_chance", data))


def over(events: list[Event], winners: list[int], scores: list[int]) -> None:
    """Add the event for the end of the match."""
    events.append(Event("toko-maja.over", {"winners": winners, "scores": list(scores)}))
