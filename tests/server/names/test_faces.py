"""The faces and names of people and bots: chosen, stored, sent to everyone, and different at one table."""

from collections.abc import Callable

import pytest

from tablee.server.names.bot_names import BY_LEVEL, bot_names
from tablee.server.names.faces import ANIMALS, COLOURS, face_of, faces
from tablee.store.rows import SeatRow
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]
OWL = {"animal": "owl", "colour": "teal"}


def guests(count: int, **more: str) -> list[SeatRow]:
    return [SeatRow(at, "guest", f"g{at}", "", None, **more) for at in range(count)]  # type: ignore[arg-type]


@pytest.mark.parametrize("bots", range(6))
def test_no_two_at_a_table_look_alike_as_long_as_there_are_animals_and_colours(bots: int) -> None:
    seats = [*guests(8 - bots), *(SeatRow(8 - bots + at, "bot", None, "", 2) for at in range(bots))]
    shown = faces(seats, [str(at) for at in range(8)])
    assert len({face.animal for face in shown if face}) == len({face.colour for face in shown if face}) == 8


def test_the_face_that_a_guest_chose_stays_and_others_change() -> None:
    made = face_of("g1", None)
    chosen = SeatRow(0, "guest", "g0", "", None, face=f"{made.animal} {made.colour}")
    first, second = faces([chosen, guests(2)[1]], ["", ""])
    assert first == made
    assert second is not None
    assert (second.animal != made.animal, second.colour != made.colour) == (True, True)


def test_a_face_follows_from_the_guest_and_from_nothing_of_the_match() -> None:
    """Two matches with other seeds, options and moves: only seats and names matter."""
    seats = [*guests(2), SeatRow(2, "bot", None, "", 3)]
    assert faces(seats, ["", "", "Nina"]) == faces(list(seats), ["", "", "Nina"])
    assert faces(guests(1), [""]) == [face_of("g0", None)]


@pytest.mark.parametrize("kept", [None, "", "dragon teal", "owl mauve", "owl", "owl teal red"])
def test_a_face_that_is_not_there_any_more_is_made_again(kept: str | None) -> None:
    assert face_of("g", kept) == face_of("g", None)


def test_a_free_seat_has_no_face() -> None:
    assert faces([SeatRow(0, "free", None, "", None)], [""]) == [None]


def test_bots_have_names_by_level_and_no_two_at_a_table_have_the_same() -> None:
    seats = [SeatRow(at, "bot", None, "", 1 + at % 2) for at in range(16)]
    names = bot_names(seats)
    assert [names[at] for at in range(4)] == ["Tom", "Léa", "Lou", "Hugo"]
    assert len(set(names.values())) == 16
    assert bot_names([SeatRow(0, "bot", None, "", 9)]) == {0: "Iris"}
    assert bot_names([SeatRow(0, "program", None, "Robo", None), *guests(2)[1:]]) == {}
    assert len({name for row in BY_LEVEL for name in row}) == 30


async def test_a_face_is_chosen_and_sent_to_everybody_at_the_table(person: People) -> None:
    ana, bo = person(), person()
    assert await ana.call("GET", "/api/me") == {"name": None, "face": None, "kept": False, "back": None}
    table = (await ana.open(ME, device("Di"), FRIEND))["table"]
    made = (await ana.call("GET", "/api/me"))["face"]
    assert (made["animal"] in ANIMALS, made["colour"] in COLOURS) == (True, True)
    async with await bo.sit(table) as watching:
        assert await ana.call("PUT", "/api/me/face", OWL) == {
            "name": "",
            "face": OWL,
            "kept": False,
            "back": None,
        }
        seats = (await watching.table(lambda told: told["seats"][0]["face"] == OWL))["seats"]
        assert seats[2]["face"] is None
        assert seats[1]["face"] not in (OWL, None)
    assert (await ana.call("PUT", "/api/me", {"name": "Ana"})) == {
        "name": "Ana",
        "face": OWL,
        "kept": False,
        "back": None,
    }


@pytest.mark.parametrize("face", [{}, {"animal": "owl"}, {**OWL, "animal": "dragon"}, {**OWL, "hat": 1}])
async def test_only_a_face_of_ours_can_be_chosen(person: People, face: dict[str, object]) -> None:
    ana = person()
    assert (await ana.call("PUT", "/api/me/face", face, 400))["code"] == "request.malformed"
    assert ana.cookie is None


async def test_a_guest_who_joins_says_their_name_with_it(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, bot()))["table"]
    join = f"/api/tables/{table}/join"
    assert (await bo.call("POST", join, {"name": "\u200b"}, 422))["code"] == "guest.name"
    assert bo.cookie is None
    async with await ana.sit(table) as at_ana:
        joined = await bo.call("POST", join, {"name": " Bo "})
        assert [seat["name"] for seat in joined["seats"]] == ["", "Bo", "Tom"]
        await at_ana.table(lambda told: told["seats"][1]["name"] == "Bo")
    other = (await ana.open(ME, FRIEND))["table"]
    joined = await bo.call("POST", f"/api/tables/{other}/join", {"name": "Bob"})
    assert joined["seats"][1]["name"] == "Bob"
    assert (await bo.call("GET", "/api/me"))["name"] == "Bob"


async def test_a_reaction_is_said_like_a_phrase(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        assert (await sitting.answered(do="say", preset="react_heart"))["say"] == "ack"
        assert (await sitting.expect("talk"))["talk"]["preset"] == "react_heart"
        assert (await sitting.answered(do="say", preset="react_skull"))["code"] == "request.malformed"
