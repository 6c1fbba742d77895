# SPDX-License-Identifier: MIT
"""The short lessons of Anludim: reusing cards in the expert game, and winning a round."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.anludim.rules import components as box
from wizardtable.games.anludim.rules import moves

_PROFESSOR_KEYS: Final = tuple(f"professor:{discipline}" for discipline in range(5))


def _lay_action(discipline: int, *cards: int, halves: tuple[int, ...] = ()) -> moves.Lay:
    """Returns the action that lays these cards. By default the first half of each card counts."""
    return moves.Lay(discipline, tuple(map(box.CardId, cards)), halves or (0,) * len(cards))


# The expert game. The learner holds three 8s, 10, 11 and two 12s; Morwenna has 12 and 13.

_RUN_TO_ELEVEN: Final = _lay_action(box.RUN, 34, 40)
_RUN_TO_THIRTEEN: Final = _lay_action(box.RUN, 54, 58)
_TWO_EIGHTS: Final = _lay_action(box.PAIRS, 20, 21)
_THREE_EIGHTS: Final = _lay_action(box.TRIPLES, 20, 21, 22)
_LONGER_RUN: Final = moves.Enlarge(0, tuple(map(box.CardId, (34, 40, 46))), (0, 0, 0))


def _is_enlarged_run(action: Any) -> bool:
    """Returns whether the action enlarges the run; the lesson accepts either of the two 12s."""
    return isinstance(action, moves.Enlarge) and action.serial == 0


_EXPERT: Final = Lesson(
    "expert",
    N_("anludim lesson", "Expert game"),
    N_("anludim lesson", "Use laid cards again, and enlarge a combination."),
    Setup(2, (("expert", True),)),
    1270,
    ("Morwenna",),
    (
        LessonStep(
            N_(
                "anludim lesson",
                "In the expert game, laid cards never return to your hand. Instead, you can use "
                "them again in a harder combination.",
            ),
            shows=("card:20", "card:21", "card:34", "card:40"),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "Your pair of 8s has earned you a doll. Now use its cards again: click both laid "
                "8s and the 8 in your hand, then “Triples”.",
            ),
            moves=(_THREE_EIGHTS,),
            instead=N_(
                "anludim lesson",
                "That can wait. First turn your pair into a triple: the two laid 8s "
                "and the 8 in your hand.",
            ),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "The triple won its professor, but your pair is gone and its "
                "professor is back in the middle. That’s the price. End your turn "
                "to get a talisman.",
            ),
            shows=("professor:2", "professor:3", moves.EndTurn()),
            moves=(moves.EndTurn(),),
            instead=N_("anludim lesson", "Keep your objects for now, and end your turn."),
            then=(moves.DrawTwo(), moves.EndTurn()),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "In the middle, combinations rank from lowest (left) to highest (right). Your "
                "cards there can be reused only further right; any left in the old combination are "
                "then discarded.",
            ),
            shows=_PROFESSOR_KEYS,
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "Morwenna’s run 12, 13 beats your 10, 11. No need to start afresh: "
                "enlarge your run! Click a 12 in your hand, then “Run”.",
            ),
            moves=(_LONGER_RUN,),
            accepts=_is_enlarged_run,
            instead=N_(
                "anludim lesson",
                "Not yet! First enlarge your run: a 12 from your hand turns your 10, 11 into a "
                "run of three.",
            ),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "Three cards beat two: the run’s professor is yours again. When you enlarge a "
                "combination, all its cards stay, and a run remains a run. End your turn.",
            ),
            shows=("professor:0", moves.EndTurn()),
            moves=(moves.EndTurn(),),
            instead=N_("anludim lesson", "Save your objects, and end your turn."),
            then=(moves.DrawTwo(), moves.EndTurn()),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "Plan ahead: lay easy combinations early, then use their cards again in harder "
                "ones. With a fourth 8, your triple becomes an assembly. Play on!",
            ),
            shows=("card:20", "card:21", "card:22"),
        ),
    ),
    (
        *(_RUN_TO_ELEVEN, _RUN_TO_THIRTEEN, moves.EndTurn()),
        *(_TWO_EIGHTS, moves.EndTurn(), moves.DrawTwo(), moves.EndTurn()),
    ),
)

# The end of a round. Morwenna has all vials; the learner has every other kind of object.

_GREEN_SET: Final = _lay_action(box.COLOUR_SET, 9, 22, 60, halves=(1, 1, 0))
_TEN_CARDS: Final = (30, 32, 34, 35)
_RUN: Final = _lay_action(box.RUN, 9, 13, 22)
_DRAW_AND_END: Final = (moves.DrawTwo(), moves.EndTurn())


def _is_keep(action: Any) -> bool:
    return isinstance(action, moves.Keep)


_ROUND_END: Final = Lesson(
    "round_end",
    N_("anludim lesson", "Winning a round"),
    N_(
        "anludim lesson",
        "Five kinds of objects, professors who stand in for them, and what you keep.",
    ),
    Setup(2),
    247,
    ("Morwenna",),
    (
        LessonStep(
            N_(
                "anludim lesson",
                "It’s late in the round. Morwenna leads on points, but you have a "
                "star, a doll, a talisman and chests. With all five kinds, you win "
                "the round at once!",
            ),
            shows=tuple(f"object:{kind}" for kind in range(1, 5)),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "You only need a vial, but the pile of vials is empty: Morwenna has all five. "
                "Never mind! If a pile is empty, holding its professor counts as having an object "
                "of that kind.",
            ),
            shows=("professor:0", "pile:0"),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "So win the run’s professor! Morwenna’s run is only 8, 9: lay your "
                "6, 7 and 8 on “Run”.",
            ),
            moves=(_RUN,),
            instead=N_(
                "anludim lesson",
                "You need the run’s professor in place of a vial: lay your 6, 7 and 8 as a run.",
            ),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "The round isn’t over yet: your collection is checked at the end of "
                "your turn. Don’t discard an object now: end your turn!",
            ),
            moves=(moves.EndTurn(),),
            instead=N_(
                "anludim lesson",
                "Careful, a discarded object no longer counts! Just end your turn.",
            ),
            then=(moves.Keep(tuple(map(box.CardId, (42, 63, 64)))),),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "You’ve won the round, and your crest turns to gold! With gold, you keep up to 2 "
                "cards and start the next round with 7; with silver, 3 and 8. Choose any two to "
                "keep.",
            ),
            shows=("card:4", "card:52", "card:60", "crest:0"),
            moves=(moves.Keep((box.CardId(52), box.CardId(60))),),
            accepts=_is_keep,
            then=_DRAW_AND_END,
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "Morwenna lost, so she starts with two scrolls. A scroll is worth 1 "
                "point, and you can discard it to draw a card, like an object. It never "
                "counts as one of the five kinds.",
            ),
            shows=("object:5", "crest:0"),
        ),
        LessonStep(
            N_(
                "anludim lesson",
                "If nobody collects all five kinds, the round ends when three piles are empty: "
                "whoever has the most points wins. Watch for low piles. One more round wins you "
                "the match. Play on!",
            ),
            shows=("pile",),
        ),
    ),
    (
        *(_GREEN_SET, _lay_action(box.RUN, 20, 29), moves.EndTurn()),
        *(
            moves.TakeBack(0),
            _lay_action(box.PAIRS, *_TEN_CARDS[:2]),
            moves.EndTurn(),
            *_DRAW_AND_END,
        ),
        *(
            moves.TakeBack(2),
            _lay_action(box.TRIPLES, *_TEN_CARDS[:3]),
            moves.EndTurn(),
            *_DRAW_AND_END,
        ),
        *(moves.TakeBack(3), _lay_action(box.ASSEMBLY, *_TEN_CARDS), moves.EndTurn()),
        *(_lay_action(box.COLOUR_SET, 61, 62), moves.EndTurn(), *_DRAW_AND_END, *_DRAW_AND_END),
    ),
)

LESSONS: Final = (_EXPERT, _ROUND_END)
