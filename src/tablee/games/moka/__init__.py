"""MOKA: words of cards from a grid that players must remember, for two to six players (rulebook moka; rulings 3).

- game: the game object: its facts and its verbs
- pieces: letters, holes, specials and challenges, and the numbers of the rulebook
- decks: the 158 cards of the draw deck in each language
- variant: the numbers of a match, if they are not the rulebook's
- position: positions, their zones, and writing them as JSON
- reading: reads a position from JSON
- moves: moves and their text; the legal moves
- listing: the legal moves of one position, whose words are written when needed
- numbers: moves as whole numbers, for programs
- encoding: moves and observations as numbers, for machines
- tokens: the numbers that moves are spelt with
- spelling: a move that is being spelt
- spellable: the words that a row can be spelt to
- rules: the phases of a turn: the rule that a move breaks, and the effect of a move
- claims: claimed words: if they count, the vote, how they are laid
- specials: the targets of the special cards, and their effects
- rounds: the deal, drawing, the end of a turn and of a round
- challenges: the thirty challenges, and if a player may take another
- word: a word made of cards, and its points
- scoring: the points of a round and of the match
- lexicon: the dictionaries
- finder: the words that a row can make, and those of them that score most
- commands: `tablee words`
- render: the picture in a terminal
- bots: the bots by level
- style: the parameters of each level
- common_words: how common a word is, for bots
- policy: one decision of a bot
- reasons: the reason for a good move, for players
- rules_1: version 1, with the dictionaries of its time; refused words stayed refused after the match was over
"""

from typing import Final

from tablee.games.moka.game import MokaGame

GAME: Final = MokaGame()

__all__ = ["GAME"]
