"""MOKA: words of cards from a grid to be remembered, for two to six players (rulebook moka; rulings 3).

game: its facts, and each verb in a line
pieces: letters, holes, specials and challenges, and the numbers of the rulebook
decks: the 158 cards of the draw deck in each language
position: what lies where and who sees it; writes a position as JSON
reading: reads a position from JSON
moves: the text of moves and back; the legal moves
rules: the phases of a turn: which rule a move breaks, and what a move does
claims: words that are said: whether they stand, the vote, how they are laid
specials: whom the special cards name, and what they do
rounds: the deal, drawing, the end of a turn and of a round
challenges: the thirty challenges, and whether one more may be taken
word: a word made of cards, and its points
scoring: the points of a round and of the match
lexicon: the dictionaries
finder: which words a row can make, and which of them score most
commands: `tablee words`
render: the picture in a terminal
bots: the computer players by level
style: what kind of player each level is
policy: how such a player comes to one decision
reasons: why a move is a good one, said to people
rules_1: version 1, with the dictionaries of its time; a word stayed refused once the match was over
"""

from typing import Final

from tablee.games.moka.game import MokaGame

GAME: Final = MokaGame()

__all__ = ["GAME"]
