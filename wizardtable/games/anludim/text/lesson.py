# SPDX-License-Identifier: MIT
"""The guided first game of Anludim: a run won and lost, three elevens, and a colour set."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import components as box
from wizardtable.games.anludim.rules import moves

_DEALT: Final = tuple(
    map(box.CardId, (4, 8, 13, 28, 38, 39, 45, 52, 15, 17, 25, 37, 40, 50, 55, 63))
)
"""The cards dealt by the lesson's seed: eight to the learner, eight to his rival."""

_SEED: Final = 3


def _lay(discipline: int, *halves: tuple[int, int]) -> moves.Lay:
    """The combination of these halves, each (value, colour), on cards that were dealt."""
    found = []
    for half in halves:
        card = next(card for card in _DEALT if half in box.CARDS[card])
        found.append((card, box.CARDS[card].index(half)))
    found.sort()
    return moves.Lay(discipline, tuple(card for card, _ in found), tuple(half for _, half in found))


def _is_colour_set(action: Any) -> bool:
    return isinstance(action, moves.Lay) and action.discipline == box.COLOUR_SET


_RUN: Final = _lay(box.RUN, (6, box.BLUE), (7, box.BLUE), (8, box.BLUE))
_YELLOW: Final = _lay(box.COLOUR_SET, (7, box.YELLOW), (4, box.YELLOW))
_BETTER_RUN: Final = _lay(box.RUN, (8, box.RED), (9, box.RED), (10, box.PURPLE))
_ELEVENS: Final = _lay(box.TRIPLES, (11, box.BLUE), (11, box.RED), (11, box.PURPLE))
_HAND: Final = tuple(f"card:{card}" for card in _DEALT[:8])
_BLUE: Final = moves.Lay(box.COLOUR_SET, tuple(map(box.CardId, (8, 13, 51, 52))), (0, 0, 1, 1))
"""Four blue halves that the learner then has: 6, 7, 11 and 10."""

_STEPS: Final = (
    LessonStep(
        N_(
            "anludim lesson",
            "These are your apprentices. Every card has two halves, and in a combination it counts "
            "as one of them: an eleven today, an eight tomorrow.",
        ),
        shows=_HAND,
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Five professors wait in the middle, each with a pile of magic objects. Hold a "
            "professor at the end of your turn, and he brings you the top one.",
        ),
        shows=("professor", "pile"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Professors come to combinations. You hold a 6, a 7 and an 8: a run! Click the three "
            "cards and then the Alchemist’s place, or drag them there.",
        ),
        moves=(_RUN,),
        instead=N_(
            "anludim lesson",
            "That works too, but try the run 6, 7, 8 first: it shows you nearly the whole game.",
        ),
        then=(_YELLOW, moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "The Alchemist came to you and brought a vial. Your rival answered with two yellow "
            "apprentices: the Arcanist and a star for him. That is how every turn goes.",
        ),
        shows=("professor:0", "professor:1", "object:0", "object:1"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "A turn is one thing: lay a combination, or draw. Draw from the deck now, that is two "
            "cards unseen; from the open row it would be one card of your choice.",
        ),
        moves=(moves.DrawTwo(),),
        instead=N_(
            "anludim lesson",
            "Laying can wait for a moment; first fetch two fresh cards from the deck.",
        ),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "End your turn. The Alchemist is still with you and brings the next vial: a professor "
            "pays every turn, as long as he stays.",
        ),
        moves=(moves.EndTurn(),),
        instead=N_(
            "anludim lesson",
            "Spending an object comes later, I promise. End your turn for now.",
        ),
        then=(_BETTER_RUN, moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Ouch! 8, 9, 10 beats your 6, 7, 8, and the Alchemist changes sides. More cards win; "
            "with equally many, the higher top card.",
        ),
        shows=("professor:0", "card:25", "card:37", "card:50"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Your run now brings you nothing. At the start of your turn, and only then, you may "
            "take a combination back into your hand: click it.",
        ),
        moves=(moves.TakeBack(0),),
        instead=N_(
            "anludim lesson",
            "Take your beaten run back first; after any other move it is too late for that.",
        ),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Look: the card that was an 8 has an 11 on its other half! With your two other elevens "
            "it makes a triple, three colours of one value. Win the Seer with it.",
        ),
        moves=(_ELEVENS,),
        instead=N_(
            "anludim lesson",
            "Not bad, but three elevens are hard to beat. Lay them as a triple for the Seer.",
        ),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "The further to the right the professor, the rarer his combination and the dearer his "
            "objects. End your turn and collect the first talisman.",
        ),
        shows=("professor:3", "pile:3", moves.EndTurn()),
        moves=(moves.EndTurn(),),
        instead=N_("anludim lesson", "Keep your objects for the moment, and end your turn."),
        then=(moves.DrawTwo(), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Once a turn you may give an object away for a card, besides your move. Try it: give "
            "up a vial.",
        ),
        moves=(moves.SpendObject(0, 1),),
        instead=N_("anludim lesson", "In a moment! First give up one of your vials for a card."),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Now win the Arcanist from your rival: any colour set of three cards or more beats his "
            "two. Four of your cards have a blue half.",
        ),
        moves=(_BLUE,),
        accepts=_is_colour_set,
        instead=N_(
            "anludim lesson",
            "A fine idea for later. Now choose cards of one colour and carry them to the Arcanist.",
        ),
        then=(moves.TakeOpen(box.CardId(27)), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Who has objects of all five kinds wins the round at once. Otherwise it ends when "
            "three piles are empty, and most points win it.",
        ),
        shows=("pile", "object"),
    ),
    LessonStep(
        N_(
            "anludim lesson",
            "Win a round and your crest turns to gold; win another and the game is yours. You know "
            "it all now: play on from here, it is your turn!",
        ),
        shows=("crest:0",),
    ),
)

LESSON: Final = Lesson(Setup(2), _SEED, ("Morwenna",), _STEPS)
