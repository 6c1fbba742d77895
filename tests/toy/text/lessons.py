# SPDX-License-Identifier: MIT
"""The guided first game of Sparks: two tricks and a swap.

The learner holds 3, 6, 10 and 22 and leads. The rival holds 1, 2, 12 and 21. The next card of the
deck is the 19.
"""

from typing import Any, Final

from tests.toy.rules.rules import CardId, Play, Swap
from wizardtable.core.game import Setup
from wizardtable.core.lesson import FIRST_LESSON_ID, FIRST_TEACHES, FIRST_TITLE, Lesson, LessonStep
from wizardtable.core.text import N_

_SEED: Final = 122
"""The seed that deals the cards above."""

_HAND: Final = tuple(Play(CardId(card)) for card in (3, 6, 10, 22))


def _swaps_a_low_card(action: Any) -> bool:
    """Returns whether the action swaps one of the two lowest cards.

    No later step needs either of them, and the same card is drawn.
    """
    return isinstance(action, Swap) and action.card <= 6


_FIRST: Final = Lesson(
    FIRST_LESSON_ID,
    FIRST_TITLE,
    FIRST_TEACHES,
    Setup(2),
    _SEED,
    ("Corvin",),
    (
        LessonStep(
            N_("toy", "These four cards are your hand. Corvin holds four others."),
            shows=_HAND,
        ),
        LessonStep(
            N_(
                "toy",
                "There are four tricks. Each player plays a card to a trick, and the highest card "
                "takes it: one point, and the lead of the next trick.",
            ),
            shows=("trick",),
        ),
        LessonStep(
            N_(
                "toy",
                "Before you play a card, you may throw one away and draw another. "
                "Your 3 will hardly take a trick: swap it.",
            ),
            moves=(Swap(CardId(3)),),
            accepts=_swaps_a_low_card,
            instead=N_("toy", "That will do another time; now swap a low card."),
        ),
        LessonStep(
            N_("toy", "You drew the 19. Only you know that, but all saw what you threw away."),
            shows=(Play(CardId(19)),),
        ),
        LessonStep(
            N_("toy", "Now lead your highest card, the 22."),
            moves=(Play(CardId(22)),),
            then=(Play(CardId(1)),),
        ),
        LessonStep(
            N_("toy", "You take the trick: one point. Corvin only lost the 1, and you lead again."),
            shows=("seat:0",),
        ),
        LessonStep(
            N_("toy", "Try the 10: perhaps all higher cards are in the deck."),
            moves=(Play(CardId(10)),),
            then=(Play(CardId(12)), Play(CardId(21))),
        ),
        LessonStep(
            N_("toy", "They were not: the 12 took the trick, and Corvin leads the 21."),
            shows=("trick",),
        ),
        LessonStep(
            N_(
                "toy",
                "You can throw your lowest card into this trick, or swap once more and hope for a "
                "higher one than the 21. From here on you play alone.",
            ),
            shows=("trick",),
        ),
    ),
)

LESSONS: Final = (_FIRST,)
