"""Who holds the majority token of a value (rulebook: majority tokens; rulings 1, majority)."""

from tablee.core.native import i64
from tablee.games.toko_maja.position import NOBODY, TokoMajaPosition, side_of


def strength(position: TokoMajaPosition, seat: int, card: int) -> int:
    """What the side of `seat` has laid of a value, to be compared: more triples, then fewer jokers among them."""
    teams: i64 = position.teams
    step: i64 = teams or position.players
    plain: i64 = 2 * card
    total: i64 = 0
    ally: i64 = side_of(seat, position.teams)
    players: i64 = position.players
    while ally < players:
        for triple in position.laid[ally]:
            if triple == plain:
                total += 100
            elif triple == plain + 1:
                total += 99
        ally += step
    return total


def takes_token(position: TokoMajaPosition, seat: int, card: int) -> bool:
    """Whether `seat`, having just laid a triple of this value, now takes its token."""
    holder = position.tokens[card]
    if holder == NOBODY:
        return True
    if side_of(holder, position.teams) == side_of(seat, position.teams):
        return False
    return strength(position, seat, card) > strength(position, holder, card)
