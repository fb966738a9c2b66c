"""Numbers are written as each language writes them."""

import pytest

from tablee.words.figures import number, per_cent, shortest


@pytest.mark.parametrize(("language", "text"), [("en", "−1.50"), ("fr", "−1,50"), ("nl", "−1,50")])
def test_a_number_has_the_point_or_comma_and_the_minus_of_people(language: str, text: str) -> None:
    assert number(-1.5, language, 2) == text


def test_no_zero_is_negative() -> None:
    assert number(-0.004, "en", 2) == "0.00"


def test_a_number_is_as_short_as_can_be() -> None:
    assert [shortest(value, "nl") for value in (5.0, -0.25, 199.0)] == ["5", "−0,25", "199"]


@pytest.mark.parametrize(("language", "text"), [("en", "63%"), ("fr", "63\u00a0%"), ("nl", "63%")])
def test_only_french_has_a_space_before_the_per_cent_sign(language: str, text: str) -> None:
    assert per_cent(0.625001, language) == text
