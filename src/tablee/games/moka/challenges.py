"""The thirty challenges, one small function each, in the words of the table of rulings 3.

A challenge is met by the words of one round. Vowels are A E I O U Y. A hole counts as the letter it became, but is no
1-, 2- or 3-point card. "Two" and "twice" mean at least.
"""

from collections.abc import Callable
from typing import Final

from tablee.games.moka.cards import HOLE
from tablee.games.moka.decks import Deck
from tablee.games.moka.laid import Laid

VOWELS: Final = "AEIOUY"


def _vowels(word: str) -> list[str]:
    return [letter for letter in word if letter in VOWELS]


def _cards_worth(laid: Laid, points: int, deck: Deck) -> int:
    return sum(card != HOLE and deck.worth(card) == points for card in laid.cards)


# 15 points


def exactly_five_letters(laid: Laid, deck: Deck) -> bool:
    return len(laid.word) == 5


def begins_with_a_vowel(laid: Laid, deck: Deck) -> bool:
    return laid.word[0] in VOWELS


def ends_in_e(laid: Laid, deck: Deck) -> bool:
    return laid.word[-1] == "E"


def ends_in_s(laid: Laid, deck: Deck) -> bool:
    return laid.word[-1] == "S"


def some_letter_twice(laid: Laid, deck: Deck) -> bool:
    return len(set(laid.word)) < len(laid.word)


def four_or_more_without_e(laid: Laid, deck: Deck) -> bool:
    return len(laid.word) >= 4 and "E" not in laid.word


def three_or_more_vowels(laid: Laid, deck: Deck) -> bool:
    return len(_vowels(laid.word)) >= 3


def vowels_and_consonants_alternate(laid: Laid, deck: Deck) -> bool:
    kinds = [letter in VOWELS for letter in laid.word]
    return len(kinds) >= 4 and all(kinds[i] != kinds[i + 1] for i in range(len(kinds) - 1))


def four_or_more_from_one_point_cards(laid: Laid, deck: Deck) -> bool:
    return len(laid.word) >= 4 and _cards_worth(laid, 1, deck) == len(laid.cards)


def same_length(first: Laid, second: Laid) -> bool:
    return len(first.word) == len(second.word)


# 30 points


def six_or_more_letters(laid: Laid, deck: Deck) -> bool:
    return len(laid.word) >= 6


def double_moka(laid: Laid, deck: Deck) -> bool:
    return laid.double


def a_three_point_card(laid: Laid, deck: Deck) -> bool:
    return _cards_worth(laid, 3, deck) >= 1


def same_letter_twice_in_a_row(laid: Laid, deck: Deck) -> bool:
    word = laid.word
    return any(word[i] == word[i + 1] for i in range(len(word) - 1))


def begins_and_ends_with_the_same_letter(laid: Laid, deck: Deck) -> bool:
    return laid.word[0] == laid.word[-1]


def two_two_point_cards(laid: Laid, deck: Deck) -> bool:
    return _cards_worth(laid, 2, deck) >= 2


def same_first_letter(first: Laid, second: Laid) -> bool:
    return first.word[0] == second.word[0]


def same_last_two_letters(first: Laid, second: Laid) -> bool:
    return first.word[-2:] == second.word[-2:]


def a_hole_card(laid: Laid, deck: Deck) -> bool:
    return HOLE in laid.cards


def ends_in_r(laid: Laid, deck: Deck) -> bool:
    return laid.word[-1] == "R"


# 80 points


def eight_or_more_letters(laid: Laid, deck: Deck) -> bool:
    return len(laid.word) >= 8


def double_moka_of_six_or_more(laid: Laid, deck: Deck) -> bool:
    return laid.double and len(laid.word) >= 6


def two_three_point_cards(laid: Laid, deck: Deck) -> bool:
    return _cards_worth(laid, 3, deck) >= 2


def palindrome_of_five_or_more(laid: Laid, deck: Deck) -> bool:
    return len(laid.word) >= 5 and laid.word == laid.word[::-1]


def all_of_a_e_i_o_u(laid: Laid, deck: Deck) -> bool:
    return all(vowel in laid.word for vowel in "AEIOU")


def anagrams_of_four_or_more(first: Laid, second: Laid) -> bool:
    """The same word twice is two words, but no anagrams."""
    return len(first.word) >= 4 and first.word != second.word and sorted(first.word) == sorted(second.word)


def three_with_the_same_first_letter(laid: list[Laid]) -> bool:
    firsts = [one.word[0] for one in laid]
    return any(firsts.count(letter) >= 3 for letter in firsts)


def three_of_five_or_more(laid: list[Laid]) -> bool:
    return sum(len(one.word) >= 5 for one in laid) >= 3


def seven_or_more_with_one_kind_of_vowel(laid: Laid, deck: Deck) -> bool:
    return len(laid.word) >= 7 and len(set(_vowels(laid.word))) == 1


def sixty_points_or_more(laid: Laid, deck: Deck) -> bool:
    return laid.points >= 60


_ONE_WORD: Final[dict[str, Callable[[Laid, Deck], bool]]] = {
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
_TWO_WORDS: Final[dict[str, Callable[[Laid, Laid], bool]]] = {
    "15-10": same_length,
    "30-7": same_first_letter,
    "30-8": same_last_two_letters,
    "80-6": anagrams_of_four_or_more,
}
_THREE_WORDS: Final[dict[str, Callable[[list[Laid]], bool]]] = {
    "80-7": three_with_the_same_first_letter,
    "80-8": three_of_five_or_more,
}


def is_met(challenge: str, laid: list[Laid], deck: Deck) -> bool:
    """Whether the words `laid` this round meet the challenge."""
    one = _ONE_WORD.get(challenge)
    if one is not None:
        return any(one(word, deck) for word in laid)
    two = _TWO_WORDS.get(challenge)
    if two is not None:
        return any(two(laid[i], laid[j]) for i in range(len(laid)) for j in range(i + 1, len(laid)))
    return _THREE_WORDS[challenge](laid)


def unachieved(challenges: list[str], laid: list[Laid], deck: Deck) -> int:
    """How many of the challenges in hand the words do not meet yet."""
    return sum(not is_met(challenge, laid, deck) for challenge in challenges)
