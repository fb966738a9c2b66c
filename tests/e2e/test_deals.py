"""The deals of a test's tables depend on the test alone."""

from pathlib import Path

from tests.e2e.deals import Deals


def test_a_test_meets_the_same_deals_in_every_run_and_another_meets_others(tmp_path: Path) -> None:
    deals = Deals(tmp_path / "tables.db")
    met: dict[str, list[str]] = {"one": [], "other": []}
    for occasion in ("one", "other", "one"):
        deals.begin(occasion)
        met[occasion] += [deals.next(), deals.next()]
    assert met["one"][:2] == met["one"][2:]
    assert len({*met["one"], *met["other"]}) == 4


def test_a_server_that_is_started_again_deals_on(tmp_path: Path) -> None:
    told, before, after = (Deals(tmp_path / "tables.db") for _ in range(3))
    told.begin("a test")
    assert before.next() != after.next()


def test_a_certain_deal_holds_as_long_as_it_is_wanted(tmp_path: Path) -> None:
    deals = Deals(tmp_path / "tables.db")
    deals.begin("a test")
    with deals.from_seed("a long hand"):
        assert [deals.next(), deals.next()] == ["a long hand", "a long hand"]
    assert deals.next() != "a long hand"
