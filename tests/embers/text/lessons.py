# SPDX-License-Identifier: MIT
"""The guided first game of Embers: a trick that follows suit, and one that is trumped.

The learner leads. The hand is the 1, 4 and 6 of Coal, the 3 and 6 of Wood, the 1 of Peat, and the 2
and 5 of Flame, which is trump.
"""

from typing import Any, Final

from tests.embers.rules.rules import PACK, CardId, Play
from wizardtable.core.game import Setup
from wizardtable.core.lesson import FIRST_LESSON_ID, FIRST_TEACHES, FIRST_TITLE, Lesson, LessonStep
from wizardtable.core.text import N_

_SEED: Final = 153
"""The seed that deals the cards above."""


def _play(suit: int, rank: int) -> Play:
    return Play(CardId(suit * PACK.rank_count + rank))


def _is_trump(action: Any) -> bool:
    """Returns whether the action plays a trump; no later step needs one."""
    return PACK.suit_of(action.card) == PACK.trump


_FIRST: Final = Lesson(
    FIRST_LESSON_ID,
    FIRST_TITLE,
    FIRST_TEACHES,
    Setup(3),
    _SEED,
    ("Corvin", "Isaure"),
    (
        LessonStep(
            N_("embers", "These eight cards are your hand. Corvin and Isaure hold eight each."),
            shows=(_play(0, 6),),
        ),
        LessonStep(
            N_(
                "embers",
                "Each player plays a card to a trick. Whoever takes it leads the next one, and "
                "each trick is a point at the end of the round.",
            ),
            shows=("trick",),
        ),
        LessonStep(
            N_(
                "embers",
                "If you have a card of the suit that was led, you must play one. The highest card "
                "of that suit takes the trick, unless somebody plays a Flame: Flame is trump.",
            ),
            shows=(_play(3, 2), _play(3, 5)),
        ),
        LessonStep(
            N_("embers", "You lead. Play your 6 of Coal: no other Coal is higher."),
            moves=(_play(0, 6),),
            then=(_play(0, 2), _play(0, 3)),
        ),
        LessonStep(
            N_("embers", "You take the trick. Both had to follow suit with a lower Coal."),
            shows=("pile:0",),
        ),
        LessonStep(
            N_("embers", "Now get rid of your only Peat: lead the 1."),
            moves=(_play(2, 1),),
            then=(_play(2, 3), _play(2, 6), _play(2, 2)),
        ),
        LessonStep(
            N_("embers", "Isaure took that trick with the 6, and leads Peat again, with the 2."),
            shows=("trick",),
        ),
        LessonStep(
            N_("embers", "You have no Peat left, so you may play any card. Trump it with a Flame."),
            moves=(_play(3, 2),),
            accepts=_is_trump,
            instead=N_("embers", "That would lose the trick; play a Flame."),
            then=(_play(2, 5),),
        ),
        LessonStep(
            N_("embers", "Your Flame takes the trick, though the 5 of Peat is a higher card."),
            shows=("pile:0",),
        ),
        LessonStep(
            N_(
                "embers",
                "There are as many rounds as players, and each is started by the next one. From "
                "here on you play alone.",
            ),
            shows=("trick",),
        ),
    ),
)

LESSONS: Final = (_FIRST,)
