"""What `tablee mcp` lets a language model do: play any game by text, and see no more than its seat."""

import sys

import pytest

import tablee
from tablee.api.model_tables import MOST, ModelTables
from tests.house.tree import ROOT
from tests.patience import patience

pytestmark = pytest.mark.timeout(300)


def first(tables: ModelTables, table: int) -> str:
    return tables.legal(table).split("\n")[0]


def finished(tables: ModelTables, table: int) -> str:
    """Play the first legal move until the match is over; return what was seen last."""
    seen = ""
    for _ in range(2000):
        if "The match is over" in seen:
            return seen
        seen = tables.play(table, first(tables, table))
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", ["mawoki", "tokan"])
def test_a_match_against_a_bot_is_played_to_its_result_by_text_alone(game: str) -> None:
    tables = ModelTables()
    assert tables.new(game, opponent="bot:1", seed="x").startswith("Table 1: ")
    assert "You are seat 0" in finished(tables, 1)
    result = tables.result(1)
    assert result.startswith("Ranks (1 is best): seat 0: ")
    assert result.endswith("Illegal moves of yours: 0.")


def test_illegal_moves_are_refused_in_a_sentence_and_counted() -> None:
    tables = ModelTables()
    tables.new("mawoki", opponent="bot:1", seed="x")
    before = tables.see(1)
    for _ in range(2):
        with pytest.raises(tablee.IllegalMoveError, match="not a card"):
            tables.play(1, "nonsense")
    assert tables.see(1).splitlines()[-5:] == before.splitlines()[-5:]
    assert tables.result(1) == "The match is not over: 0 moves were made. Illegal moves of yours: 2."


def test_what_a_seat_does_not_know_is_in_no_answer() -> None:
    tables = ModelTables()
    seen = [tables.new("mawoki", opponent="bot:1", seed="x")]
    match = tables._tables[1].match
    for _ in range(3):
        hidden = match.game.rules.dump(match.position)["hands"][1]
        assert len(hidden) > 3
        assert [card for card in hidden if card in seen[-1]] == []
        seen.append(tables.play(1, first(tables, 1)))
    with pytest.raises(tablee.TableeError) as refused:
        tables.see(1, seat=1)
    assert refused.value.code == "seat.not_yours"


def test_without_an_opponent_every_seat_plays_and_sees_its_own() -> None:
    tables = ModelTables()
    tables.new("mawoki", players=3, seed="x")
    views = {tables.see(1, seat=seat).split("\n\n", 1)[1] for seat in range(3)}
    assert len(views) == 3
    turn = tables._tables[1].match.turn
    assert f"You are seat {turn}" in tables.see(1)


def test_equal_seeds_give_equal_deals_and_options_count() -> None:
    tables = ModelTables()
    one, other = (tables.new("mawoki", seed="x", options={"arrow": "steal"}) for _ in range(2))
    assert one.removeprefix("Table 1") == other.removeprefix("Table 2")
    with pytest.raises(tablee.OptionError):
        tables.new("mawoki", options={"hand": 99})


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_the_rules_of_every_game_are_there_as_text(language: str) -> None:
    for game in tablee.games():
        page = ModelTables().rules(game, language)
        assert page.startswith("# ")
        written = ROOT / "docs" / "rules" / f"{game}.{language}.md"
        assert len(page.split()) > len(written.read_text(encoding="utf-8").split()) * 3 / 4
        assert "](pictures" not in page


def test_the_rules_say_how_pieces_and_moves_are_written_and_what_options_may_be() -> None:
    """Else a model would take `n`, the snake, for nothing."""
    for game in tablee.games():
        notation = ModelTables().rules(game).partition("## Notation")[2]
        assert "**Moves.**" in notation
        assert "**Deal.**" not in notation
        assert "](" not in notation
        assert "Players: 2" in notation
        assert "2 to 2" not in notation
    mawoki = ModelTables().rules("mawoki")
    assert "`n` snake" in mawoki
    assert '- `arrow`: "target-draws", "target-may-draw", "steal" (default "target-draws")' in mawoki
    assert "- `hand`: 1 to 24" in mawoki
    assert "- `extra_words`: a list of texts (default [])" in ModelTables().rules("moka")


def test_a_language_that_is_not_ours_gets_english_and_a_kind_of_ours_is_ours() -> None:
    tables = ModelTables()
    assert tables.rules("tokan", "de") == tables.rules("tokan", "en")
    assert tables.rules("tokan", "fr-BE") == tables.rules("tokan", "fr")
    tables.new("mawoki", opponent="bot:1", seed="x", language="de")
    assert "lays" in tables.play(1, first(tables, 1), language="de")


def test_an_old_table_makes_place_and_an_unknown_one_is_named() -> None:
    tables = ModelTables()
    for _ in range(MOST + 1):
        tables.new("tokan", seed="x")
    for gone in (1, MOST + 2):
        with pytest.raises(tablee.ArgumentError) as refused:
            tables.see(gone)
        assert (refused.value.code, refused.value.params) == ("argument.table", {"table": gone})
    assert tables.see(2)


@pytest.mark.processes
async def test_a_client_of_the_protocol_plays_through_the_command() -> None:
    mcp = pytest.importorskip("mcp")
    command = mcp.StdioServerParameters(command=sys.executable, args=["-m", "tablee", "mcp"])
    async with (
        patience(),
        mcp.stdio_client(command) as (read, write),
        mcp.ClientSession(read, write) as client,
    ):
        await client.initialize()
        listed = (await client.list_tools()).tools
        assert {tool.name for tool in listed} == {"rules", "new", "see", "legal", "play", "result"}
        assert not any("  " in tool.description for tool in listed)

        async def call(tool: str, **given: object) -> str:
            answer = await client.call_tool(tool, given)
            (part,) = answer.content
            return f"{'error: ' if answer.is_error else ''}{part.text}"

        assert (await call("new", game="mawoki", opponent="bot:1", seed="x")).startswith("Table 1: Mawoki")
        moves = (await call("legal", table=1)).split("\n")
        assert "You are seat 0" in await call("play", table=1, move=moves[0])
        refused = await call("play", table=1, move="nonsense")
        assert refused.startswith("error: ")
        assert "is not a card of this game" in refused
        assert (await call("result", table=1)).endswith("Illegal moves of yours: 1.")
