# SPDX-License-Identifier: MIT
"""The first lesson of Anludim: the learner lays a run, loses its professor, and lays better
cards."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import FIRST_LESSON_ID, FIRST_TEACHES, FIRST_TITLE, Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import components as box
from wizardtable.games.anludim.rules import moves

_DEALT_CARDS: Final = tuple(
    map(box.CardId, (4, 8, 13, 28, 38, 39, 45, 52, 15, 17, 25, 37, 40, 50, 55, 63))
)
"""The cards that the seed of the lesson deals: eight to the learner, then eight to the rival."""

_SEED: Final = 3


def _lay_action(discipline: int, *halves: tuple[int, int]) -> moves.Lay:
    """Returns the action that lays a combination of these halves, each (value, colour), of dealt
    cards."""
    chosen = []
    for half in halves:
        card = next(card for card in _DEALT_CARDS if half in box.CARDS[card])
        chosen.append((card, box.CARDS[card].index(half)))
    chosen.sort()
    return moves.Lay(
        discipline, tuple(card for card, _ in chosen), tuple(half for _, half in chosen)
    )


def _is_colour_set(action: Any) -> bool:
    return isinstance(action, moves.Lay) and action.discipline == box.COLOUR_SET


_RUN: Final = _lay_action(box.RUN, (6, box.BLUE), (7, box.BLUE), (8, box.BLUE))
_YELLOW_SET: Final = _lay_action(box.COLOUR_SET, (7, box.YELLOW), (4, box.YELLOW))
_BETTER_RUN: Final = _lay_action(box.RUN, (8, box.RED), (9, box.RED), (10, box.PURPLE))
_ELEVENS: Final = _lay_action(box.TRIPLES, (11, box.BLUE), (11, box.RED), (11, box.PURPLE))
_HAND_KEYS: Final = tuple(f"card:{card}" for card in _DEALT_CARDS[:8])
_BLUE_SET: Final = moves.Lay(box.COLOUR_SET, tuple(map(box.CardId, (8, 13, 51, 52))), (0, 0, 1, 1))
"""The blue colour set that the learner can lay at the end: 6, 7, 11 and 10."""

_STEPS: Final = (
    LessonStep(
        N_(
            "anludim lesson",
            "The aim: win two rounds with the magic objects you collect. Your "
            "cards are apprentices. Each card has two halves, and when you lay "
            "it, only one half counts.",
        ),
        shows=_HAND_KEYS,
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Five professors wait in the middle, each with a pile of objects. Every "
            "professor you hold at the end of your turn gives you the top object of "
            "their pile.",
        ),
        shows=("professor", "pile"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Combinations attract professors. Your 6, your 7 and the 8 at the bottom "
            "of the red 11 make a run: click these cards, then “Run” in the middle, "
            "or drag them there.",
        ),
        moves=(_RUN,),
        instead=N_(
            "anludim lesson",
            "That works too, but lay the run 6, 7, 8 first: with it, I can "
            "show you nearly the whole game.",
        ),
        then=(_YELLOW_SET, moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Your run attracted its professor, who gave you a vial. Morwenna’s colour "
            "set, two yellow cards, won its professor and a star. Players receive "
            "objects at the end of their turn.",
        ),
        shows=("professor:0", "professor:1", "object:0", "object:1"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "On your turn you either lay one combination or draw: two unseen "
            "cards from the deck, or one open card. This time, "
            "draw two cards: click the deck twice, or “Draw two cards”.",
        ),
        moves=(moves.DrawTwo(),),
        instead=N_(
            "anludim lesson",
            "Not yet! For now, draw two cards from the deck.",
        ),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Your run still holds its professor, so you get another vial: one "
            "every turn, until somebody lays a stronger run. End your turn.",
        ),
        moves=(moves.EndTurn(),),
        instead=N_(
            "anludim lesson",
            "You’ll discard an object later, I promise. For now, end your turn.",
        ),
        then=(_BETTER_RUN, moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Ouch! Morwenna’s run 8, 9, 10 beats your 6, 7, 8, and the professor changes sides. "
            "The longer run wins; if both are equally long, the one with the higher top card.",
        ),
        shows=("professor:0", "card:25", "card:37", "card:50"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Your run earns nothing now. At the start of your turn, and only "
            "then, you can take a combination back: click your run, then “Take "
            "back 3 cards”.",
        ),
        moves=(moves.TakeBack(0),),
        instead=N_(
            "anludim lesson",
            "Take back your beaten run first: once you do anything else, it’s too late.",
        ),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "The card that was your 8 has an 11 on its other half! Three cards of the same value "
            "in three colours make a triple: lay the three glowing 11s on “Triples”.",
        ),
        moves=(_ELEVENS,),
        instead=N_(
            "anludim lesson",
            "Not bad, but let’s try a triple: lay just the three glowing 11s on “Triples”.",
        ),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "In the middle, combinations get harder from left to right, and "
            "their objects are worth more. End your turn to get the first "
            "talisman.",
        ),
        shows=("professor:3", "pile:3", moves.EndTurn()),
        moves=(moves.EndTurn(),),
        instead=N_("anludim lesson", "Keep your objects for now, and end your turn."),
        then=(moves.DrawTwo(), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Once a turn, before or after you lay or draw, you can discard an "
            "object to draw a card. Try it: click a vial, then “Discard and "
            "draw”.",
        ),
        moves=(moves.SpendObject(0, 1),),
        instead=N_(
            "anludim lesson", "In a moment! First discard one of your vials to draw a card."
        ),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Morwenna’s colour set has only two cards: lay three or more cards "
            "of one colour to win its professor. Four of your cards have a "
            "blue half.",
        ),
        moves=(_BLUE_SET,),
        accepts=_is_colour_set,
        instead=N_(
            "anludim lesson",
            "Not yet! First choose three or more cards of one colour and lay them on “Colour set”.",
        ),
        then=(moves.TakeOpen(box.CardId(27)), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Collect objects of all five kinds and you win the round at once. "
            "Otherwise the round ends when three piles are empty, and the "
            "player with the most points wins.",
        ),
        shows=("pile", "object"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Win a round and your crest turns to gold; win another and the "
            "match is yours. What are pairs and assemblies? Rest the pointer "
            "on their professors to see. Your turn: play on!",
        ),
        shows=("crest:0",),
    ),
)

LESSON: Final = Lesson(
    FIRST_LESSON_ID, FIRST_TITLE, FIRST_TEACHES, Setup(2), _SEED, ("Morwenna",), _STEPS
)
