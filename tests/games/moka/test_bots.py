"""The five bots: they play by the rules, know no more than their seat, and each is better than the one before."""

from typing import Any

import pytest

from tablee.core.rng import Stream, seed_bytes
from tablee.games import find
from tablee.games.moka import GAME
from tablee.games.moka.bots import WordBot
from tablee.games.moka.common_words import is_common, ranks
from tablee.games.moka.decks import DECKS, WORD_LISTS
from tablee.games.moka.lexicon import NAMES, lexicon
from tablee.games.moka.pieces import is_letter
from tablee.games.moka.policy import Decision
from tablee.games.moka.style import ALL, Style, sticks
from tests.games.moka.play import OPTIONS, match
from tests.games.moka.study import GRID, Json, after, study

STRONGEST = max(GAME.bot_levels)


def chosen(position: Json, level: int, seed: int = 1) -> str:
    loaded = GAME.load(position)
    known = GAME.information(loaded, loaded.turn)
    return GAME.bot(level).choose(known, GAME.legal(loaded).moves, seed, None).move


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("levels", [(1,), (2,), (3,), (4,), (5,)])
def test_bots_finish_a_match_with_every_option(options: dict[str, Any], levels: tuple[int, ...]) -> None:
    assert match("bots", 3, options, levels)


def test_the_second_level_beats_the_first() -> None:
    won = lost = 0
    for number in range(12):
        levels = (2, 1) if number % 2 else (1, 2)
        position = GAME.new(2, {}, f"duel {number}")
        for _, move in match(f"duel {number}", 2, {}, levels):
            GAME.play(position, move)
        greedy, other = (position.scores if number % 2 else position.scores[::-1])[:2]
        won += greedy > other
        lost += greedy < other
    assert won > lost


@pytest.mark.parametrize("level", GAME.bot_levels)
def test_the_same_seed_gives_the_same_move(level: int) -> None:
    position = study(rows=[["Br", "Og", "Ib", "Sr"], [], []])
    assert chosen(position, level, 7) == chosen(position, level, 7)


def plainly(position: Json) -> str:
    """Return the choice of a bot that knows all words, forgets nothing and weighs nothing."""
    loaded = GAME.load(position)
    bot = WordBot(Style(good=24, knows=ALL, forgets=0), explains=False)
    return bot.choose(GAME.information(loaded, loaded.turn), GAME.legal(loaded).moves, 1, None).move


def settled(**keys: Any) -> Json:
    """Return a position in which seat 0 has a challenge that its words hardly achieve, and no other is available."""
    return study(challenges=[["80-4"], [], []], stacks={"15": [], "30": [], "80": []}, **keys)


def test_a_good_word_is_laid() -> None:
    position = settled(rows=[["Vr", "Og", "Ir", "Er", "Sg"], [], []])
    assert plainly(position).startswith("word ")


def test_the_strongest_waits_with_a_poor_word_but_not_when_the_round_is_about_to_end() -> None:
    poor = settled(rows=[["Rr", "Og", "Ig"], ["Lr"], []], seen=[{}, {}, {}])
    assert not chosen(poor, STRONGEST).startswith("word")
    laid = [{"word": "BIO", "cards": ["Bg", "Ig", "Or"], "points": 12}] * 1
    laid += [{"word": "BOL", "cards": ["Bb", "Ob", "Lg"], "points": 12}]
    hurried = settled(rows=[["Rr", "Og", "Ir"], ["Lr"], []], words=[[], laid, []])
    assert chosen(hurried, STRONGEST).startswith("word")


def test_the_strongest_ends_no_match_that_it_would_lose_by_it() -> None:
    laid = [{"word": "BOL", "cards": ["Bb", "Ob", "Lg"], "points": 12}]
    laid += [{"word": "DUR", "cards": ["Db", "Ub", "Rb"], "points": 12}]
    last = {"round": 3, "rows": [["Vr", "Og", "Ir", "Er", "Sg"], ["Lr"], []], "words": [laid, [], []]}
    word = "word Vr Og Ir Er Sg"
    behind = settled(scores=[0, 90, 0], **last)
    level = settled(scores=[0, 0, 0], **last)
    assert word in GAME.legal(GAME.load(behind)).moves
    assert not chosen(behind, STRONGEST).startswith("word")
    assert chosen(level, STRONGEST).startswith("word")


def test_the_strongest_flips_the_card_it_remembers_when_it_makes_a_good_word() -> None:
    position = settled(rows=[["Vr", "Og", "Ir", "Eb"], [], []], seen=[{"9": "Sr"}, {}, {}])
    assert chosen(position, STRONGEST) == "flip 9"
    assert chosen(after(position, "flip 9"), STRONGEST) == "take"


def test_a_pickpocket_is_used_for_the_missing_letter() -> None:
    position = settled(rows=[["Vr", "Og", "Ir", "Eb"], ["Zr", "Sr"], []], specials=[["STEAL"], [], []])
    assert plainly(position) == "play STEAL 1.1"


def test_the_strongest_flushes_a_hopeless_row() -> None:
    position = settled(rows=[["Xg", "Qb", "Wb", "Kg", "Zr", "Jr", "Vr", "Vg", "Vb", "Hr"], [], []])
    assert chosen(position, STRONGEST) == "flush"


SEEN = {str(place): card for place, card in enumerate(GRID)}

EVERYDAY = """
    ETRE MAISON EAU MERE PERE FAIRE DIRE VOIR ENFANT AMI JOUR NUIT SOLEIL LUNE TERRE MER FEU VENT PLUIE NEIGE
    PAIN LAIT FROMAGE POMME POIRE TABLE CHAISE LIT PORTE CLE LIVRE ECOLE CHIEN CHAT OISEAU CHEVAL VACHE FLEUR
    ARBRE ROUGE BLEU VERT BLANC NOIR GRAND PETIT BON BEAU MANGER BOIRE DORMIR LIRE PARLER ROUTE VILLE TRAIN
    VELO BRAS MAIN PIED TETE COEUR DENT ROI
"""


def known_words(words: list[str], most: int) -> list[str]:
    """Return those of these French words that a bot knows which knows the `most` commonest."""
    return [word for word in words if is_common(word, "fr", most)]


def words_known(level: int) -> int:
    """Return the number of common words that a level knows."""
    chooser = GAME.bot(level)
    assert isinstance(chooser, WordBot)
    return chooser.style.knows


def test_a_beginner_knows_everyday_words_and_the_third_level_nearly_all() -> None:
    everyday = EVERYDAY.split()
    assert len(everyday) == 64
    assert "EAU" in known_words(everyday, words_known(2))
    assert len(known_words(everyday, words_known(2))) >= 60
    assert known_words(everyday, words_known(3)) == everyday


def test_a_beginner_knows_no_odd_word() -> None:
    odd = ["MEVENDIT", "GOALE", "BRENS", "HAIK", "SHEOL", "LUOS", "OAI"]
    assert known_words(odd, words_known(2)) == known_words(odd, words_known(3)) == []


@pytest.mark.parametrize("language", sorted(DECKS))
def test_common_words_are_words_that_a_list_has_and_none_is_withheld(language: str) -> None:
    lists = [lexicon(name) for name in (WORD_LISTS[language], *NAMES)]
    common = list(ranks(language))
    assert len(common) == 40_000
    assert [word for word in common if not any(one.contains(word) for one in lists)] == []
    assert [word for word in common if lists[0].withholds(word)] == []


@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_bot_that_has_seen_the_whole_grid_takes_a_letter_it_would_leave(level: int) -> None:
    """Otherwise two bots that lack words leave every letter, and their match never ends."""
    keys = {"rows": [["Ib", "Hg", "Yr", "Gg", "Tg"], [], []], "phase": "flipped", "flipped": 9}
    assert chosen(settled(seen=[SEEN, {}, {}], **keys), level) == "take"


def test_weaker_levels_know_fewer_words() -> None:
    known = [words_known(level) for level in (2, 3, 4, 5)]
    assert known == sorted(set(known))
    assert known[2] <= len(ranks("fr"))
    assert known[3] >= ALL


def test_a_word_that_the_table_agreed_on_is_known_to_all() -> None:
    row = [["Gr", "Zr", "Og", "Jr", "Kg", "Xg"], [], []]
    agreed = study(rows=row, options={"extra_words": ["ZOJGKX"]})
    assert {chosen(agreed, level) for level in (2, 3)} == {"word Zr Og Jr Gr Kg Xg"}


@pytest.mark.parametrize("level", [2, 3, 4])
def test_the_aid_that_shows_seen_cards_helps_bots_too(level: int) -> None:
    loaded = GAME.load(study(seen=[dict(SEEN), {}, {}], options={"memory_aid": True}))
    bot = GAME.bot(level)
    assert isinstance(bot, WordBot)
    moves = GAME.legal(loaded).moves
    decision = Decision(GAME.information(loaded, 0), moves, Stream(seed_bytes("aid")), bot.style)
    assert {str(place): card for place, card in enumerate(decision.grid)} == SEEN


def test_what_is_forgotten_stays_forgotten_and_the_strongest_forgets_nothing() -> None:
    places = [(card, place) for card in ("Er", "Ab", "*", "STOP") for place in range(16)]
    kept = [{one for one in places if sticks(*one, 0, forgets)} for forgets in (70, 35, 0)]
    assert kept[0] < kept[1] < kept[2] == set(places)


@pytest.mark.parametrize("level", [3, 4, 5])
def test_levels_from_the_third_on_say_why(level: int) -> None:
    loaded = GAME.load(study(rows=[["Vr", "Og", "Ir", "Er", "Sg"], [], []]))
    known = GAME.information(loaded, loaded.turn)
    assert GAME.bot(level).choose(known, GAME.legal(loaded).moves, 1, None).reason is not None


def test_random_makes_words_often_but_not_always() -> None:
    position = study(rows=[["Vr", "Og", "Ir", "Er", "Sg"], [], []])
    words = sum(chosen(position, 1, seed).startswith("word") for seed in range(40))
    assert 10 < words < 36


# With the rulebook's options


@pytest.mark.parametrize("level", GAME.bot_levels)
@pytest.mark.parametrize(("cards", "vote"), [("Br Ig Ob", "yes"), ("Br Ob Ig", "no")])
def test_a_computer_accepts_what_the_list_has_and_nothing_else(level: int, cards: str, vote: str) -> None:
    position = study(options={"contest": "any-word"}, rows=[cards.split(" "), [], []])
    assert chosen(after(position, f"word {cards}"), level) == vote


@pytest.mark.parametrize("level", GAME.bot_levels)
def test_a_long_row_that_may_not_be_flushed_is_laid_as_the_word_that_it_makes(level: int) -> None:
    """CONTESTEE leaves no card. If flushing is refused, the player knows that there is a word."""
    row = [f"{letter}{colour}" for letter, colour in zip("CONTESTEE", "rgbrgbgrb", strict=True)]
    position = settled(rows=[row, [], []], options={"flush": "impasse"})
    loaded = GAME.load(position)
    seeds = range(20)
    moves = {chosen(position, level, seed) for seed in seeds}
    assert "flush" not in GAME.legal(loaded).moves
    assert any(move.startswith("word ") for move in moves)


@pytest.mark.parametrize("level", GAME.bot_levels)
def test_a_computer_does_not_say_again_what_was_refused(level: int) -> None:
    position = study(players=2, options={"contest": "any-word"}, rows=[["Br", "Ig", "Ob"], []])
    refused = after(position, "word Br Ig Ob", "no", "word Ob Br Ig", "no")
    assert all(not chosen(refused, level, seed).startswith("word") for seed in range(5))


SLURS = [
    ("fr", "BOUGNOULE"),
    ("fr", "YOUPIN"),
    ("fr", "ENCULE"),
    ("fr", "PUTES"),
    ("nl", "FLIKKER"),
    ("nl", "NEGERIN"),
    ("en", "FAGGOTS"),
    ("en", "WHORES"),
]


def row_of(word: str, language: str) -> list[str]:
    """Return cards of the deck that spell the word."""
    cards = [card for card in DECKS[language].cards if is_letter(card)]
    row: list[str] = []
    for letter in word:
        row.append(next(card for card in cards if card[0] == letter))
        cards.remove(row[-1])
    return row


@pytest.mark.parametrize(("language", "word"), SLURS)
def test_no_computer_and_no_list_says_a_slur_and_a_person_may(language: str, word: str) -> None:
    """A player reported this row: it spells a slur, and bots of four levels laid it."""
    row = row_of(word, language)
    position = study(options={"dictionary": language}, rows=[row, [], []])
    claim = "word " + " ".join(row)
    loaded = GAME.load(position)
    for rules in (GAME, find("moka", 1)):
        kept = rules.load(position)
        assert claim not in rules.legal(kept).moves
        assert claim not in rules.legal_sample(kept).moves
        known, moves = rules.information(kept, 0), rules.legal(kept).moves
        for level in rules.bot_levels:
            for seed in range(5):
                move = rules.bot(level).choose(known, moves, seed, None)
                assert word not in str((move.move, move.reason))
    GAME.check_move(loaded, claim)
    assert GAME.examine(loaded, claim)["listed"]
    assert after(position, claim)["words"][0][0]["word"] == word


@pytest.mark.parametrize("level", GAME.bot_levels)
def test_a_computer_accepts_a_slur_that_the_list_has_as_it_accepts_any_word(level: int) -> None:
    position = study(options={"contest": "any-word"}, rows=[["Pr", "Ur", "Tr", "Er"], [], []])
    assert chosen(after(position, "word Pr Ur Tr Er"), level) == "yes"
