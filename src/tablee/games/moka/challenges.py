"""The thirty challenges, one small function each, named as in the table of rulings 3.

The words of one round meet a challenge. Vowels are A E I O U Y. A hole counts as the letter it became, but not as a
1-, 2- or 3-point card. "Two" and "twice" mean at least.
"""

from collections.abc import Callable
from typing import Final

from tablee.games.moka.decks import Deck
from tablee.games.moka.pieces import HOLE
from tablee.games.moka.word import Word

VOWELS: Final = "AEIOUY"


def _vowels(word: str) -> list[str]:
    return [letter for letter in word if letter in VOWELS]


def _cards_worth(laid: Word, points: int, deck: Deck) -> int:
    return sum(card != HOLE and deck.worth(card) == points for card in laid.cards)


# 15 points


def exactly_five_letters(laid: Word, deck: Deck) -> bool:
    return len(laid.text) == 5


def begins_with_a_vowel(laid: Word, deck: Deck) -> bool:
    return laid.text[0] in VOWELS


def ends_in_e(laid: Word, deck: Deck) -> bool:
    return laid.text[-1] == "E"


def ends_in_s(laid: Word, deck: Deck) -> bool:
    return laid.text[-1] == "S"


def some_letter_twice(laid: Word, deck: Deck) -> bool:
    return len(set(laid.text)) < len(laid.text)


def four_or_more_without_e(laid: Word, deck: Deck) -> bool:
    return len(laid.text) >= 4 and "E" not in laid.text


def three_or_more_vowels(laid: Word, deck: Deck) -> bool:
    return len(_vowels(laid.text)) >= 3


def vowels_and_consonants_alternate(laid: Word, deck: Deck) -> bool:
    kinds = [letter in VOWELS for letter in laid.text]
    return len(kinds) >= 4 and all(kinds[i] != kinds[i + 1] for i in range(len(kinds) - 1))


def four_or_more_from_one_point_cards(laid: Word, deck: Deck) -> bool:
    return len(laid.text) >= 4 and _cards_worth(laid, 1, deck) == len(laid.cards)


def same_length(first: Word, second: Word) -> bool:
    return len(first.text) == len(second.text)


# 30 points


def six_or_more_letters(laid: Word, deck: Deck) -> bool:
    return len(laid.text) >= 6


def double_moka(laid: Word, deck: Deck) -> bool:
    return laid.double


def a_three_point_card(laid: Word, deck: Deck) -> bool:
    return _cards_worth(laid, 3, deck) >= 1


def same_letter_twice_in_a_row(laid: Word, deck: Deck) -> bool:
    word = laid.text
    return any(word[i] == word[i + 1] for i in range(len(word) - 1))


def begins_and_ends_with_the_same_letter(laid: Word, deck: Deck) -> bool:
    return laid.text[0] == laid.text[-1]


def two_two_point_cards(laid: Word, deck: Deck) -> bool:
    return _cards_worth(laid, 2, deck) >= 2


def same_first_letter(first: Word, second: Word) -> bool:
    return first.text[0] == second.text[0]


def same_last_two_letters(first: Word, second: Word) -> bool:
    return first.text[-2:] == second.text[-2:]


def a_hole_card(laid: Word, deck: Deck) -> bool:
    return HOLE in laid.cards


def ends_in_r(laid: Word, deck: Deck) -> bool:
    return laid.text[-1] == "R"


# 80 points


def eight_or_more_letters(laid: Word, deck: Deck) -> bool:
    return len(laid.text) >= 8


def double_moka_of_six_or_more(laid: Word, deck: Deck) -> bool:
    return laid.double and len(laid.text) >= 6


def two_three_point_cards(laid: Word, deck: Deck) -> bool:
    return _cards_worth(laid, 3, deck) >= 2


def palindrome_of_five_or_more(laid: Word, deck: Deck) -> bool:
    return len(laid.text) >= 5 and laid.text == laid.text[::-1]


def all_of_a_e_i_o_u(laid: Word, deck: Deck) -> bool:
    return all(vowel in laid.text for vowel in "AEIOU")


def anagrams_of_four_or_more(first: Word, second: Word) -> bool:
    """True for two different words; the same word twice counts as two words, but not as anagrams."""
    return len(first.text) >= 4 and first.text != second.text and sorted(first.text) == sorted(second.text)


def three_with_the_same_first_letter(laid: list[Word]) -> bool:
    firsts = [one.text[0] for one in laid]
    return any(firsts.count(letter) >= 3 for letter in firsts)


def three_of_five_or_more(laid: list[Word]) -> bool:
    return sum(len(one.text) >= 5 for one in laid) >= 3


def seven_or_more_with_one_kind_of_vowel(laid: Word, deck: Deck) -> bool:
    return len(laid.text) >= 7 and len(set(_vowels(laid.text))) == 1


def sixty_points_or_more(laid: Word, deck: Deck) -> bool:
    return laid.points >= 60


_ONE_WORD: Final[dict[str, Callable[[Word, Deck], bool]]] = {
    "15-1": exactly_five_letters,
    "15-2": begins_with_a_vowel,
    "15-3": ends_in_e,
    "15-4": ends_in_s,
    "15-5": some_letter_twice,
    "15-6": four_or_more_without_e,
    "15-7": three_or_more_vowels,
    "15-8": vowels_and_consonants_alternate,
    "15-9": four_or_more_from_one_point_cards,
    "30-1": six_or_more_letters,
    "30-2": double_moka,
    "30-3": a_three_point_card,
    "30-4": same_letter_twice_in_a_row,
    "30-5": begins_and_ends_with_the_same_letter,
    "30-6": two_two_point_cards,
    "30-9": a_hole_card,
    "30-10": ends_in_r,
    "80-1": eight_or_more_letters,
    "80-2": double_moka_of_six_or_more,
    "80-3": two_three_point_cards,
    "80-4": palindrome_of_five_or_more,
    "80-5": all_of_a_e_i_o_u,
    "80-9": seven_or_more_with_one_kind_of_vowel,
    "80-10": sixty_points_or_more,
}
_TWO_WORDS: Final[dict[str, Callable[[Word, Word], bool]]] = {
    "15-10": same_length,
    "30-7": same_first_letter,
    "30-8": same_last_two_letters,
    "80-6": anagrams_of_four_or_more,
}
_THREE_WORDS: Final[dict[str, Callable[[list[Word]], bool]]] = {
    "80-7": three_with_the_same_first_letter,
    "80-8": three_of_five_or_more,
}


def is_met(challenge: str, laid: list[Word], deck: Deck) -> bool:
    """True if the words `laid` this round meet the challenge."""
    one = _ONE_WORD.get(challenge)
    if one is not None:
        return any(one(word, deck) for word in laid)
    two = _TWO_WORDS.get(challenge)
    if two is not None:
        return any(two(laid[i], laid[j]) for i in range(len(laid)) for j in range(i + 1, len(laid)))
    return _THREE_WORDS[challenge](laid)


def unachieved(challenges: list[str], laid: list[Word], deck: Deck) -> int:
    """Return the number of challenges in hand that the words do not meet yet."""
    return sum(not is_met(challenge, laid, deck) for challenge in challenges)


def may_draw(challenges: list[str], laid: list[Word], deck: Deck, limit: int) -> bool:
    """True if the player may take another challenge and hold at most `limit`; those that this round's words already
    meet do not count.
    """
    return unachieved(challenges, laid, deck) < limit
