"""A position has no more pieces than the box, whatever a client sends."""

from typing import Any

import pytest

from tablee.core.errors import PositionError
from tablee.core.reading import MOST_ITEMS, Reader


def expected(source: dict[str, Any], read: str, *arguments: Any) -> str:
    with pytest.raises(PositionError) as caught:
        getattr(Reader(source), read)(*arguments)
    return str(caught.value.params["expected"])


@pytest.mark.parametrize("read", ["items", "pile"])
def test_no_list_is_longer_than_any_box_could_fill(read: str) -> None:
    known = ({"a"},) if read == "pile" else ()
    assert getattr(Reader({"key": ["a"] * MOST_ITEMS}), read)("key", *known) == ["a"] * MOST_ITEMS
    assert expected({"key": ["a"] * (MOST_ITEMS + 1)}, read, "key", *known) == f"list of at most {MOST_ITEMS}"


@pytest.mark.parametrize("numbers", [[1, 10**6], [1, -1], [1, True], [1, "2"], [1, 10**4000]])
def test_numbers_stay_within_what_can_be(numbers: list[Any]) -> None:
    assert expected({"key": numbers}, "integers", "key", 2, 0, 100) == "0..100"
