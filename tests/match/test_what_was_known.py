"""After the end, when all cards are open, a match still returns what a seat could conclude at an earlier ply."""

from collections.abc import Iterable

from tablee.core.game import JsonObject
from tablee.match import Match
from tests.toy import ToyGame


class Counting(ToyGame):
    """A game in which a seat concludes how many events it has seen."""

    def inferences(self, known: JsonObject, events: Iterable[JsonObject]) -> JsonObject:
        return {"seen": sum(1 for _ in events)}


def test_conclusions_are_those_of_that_ply_and_at_the_end_there_is_nothing_to_conclude() -> None:
    match = Match.new(Counting(), 2, {}, "seed")
    during = []
    while match.turn is not None:
        during.append(match.information(0)["inferences"])
        match.play(match.turn, match.legal().moves[0])
    assert during == sorted(during, key=lambda one: int(one["seen"]))
    assert [match.information(0, ply)["inferences"] for ply in range(match.ply)] == during
    assert "inferences" not in match.information(0)
