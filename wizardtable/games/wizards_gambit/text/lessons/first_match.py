# SPDX-License-Identifier: MIT
"""The guided first match of Wizard's Gambit.

The learner completes Bounty with the help of Haste, and Reclamation under the protection of an
aura.
"""

from typing import Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import FIRST_LESSON_ID, FIRST_TEACHES, FIRST_TITLE, Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves

_SEED: Final = 4399
"""The seed of the match. It puts Bounty and Reclamation into the pool, and deals Haste and the
components of Bounty to the learner."""

_DEALT: Final = (
    box.PHOENIX,
    box.GRIFFIN,
    box.SIREN,
    box.FLAKE,
    box.incantation(box.HASTE),
    box.gambit(7),
)
"""The cards dealt to the learner, and the learner's open gambit."""

_BANISHMENT, _BOUNTY, _RECLAMATION = 0, 2, 3
"""The pool slots of the spells Banishment, Bounty and Reclamation."""


def _lay(face: box.Face, slot: int) -> moves.PlayComponent:
    return moves.PlayComponent(face, slot, face)


_STEPS: Final = (
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Spells score points, and whoever reaches ten first wins at once. "
            "Everybody plays on the same four spells: each shows its points "
            "and the components it needs.",
        ),
        shows=("spell",),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "You hold components, one incantation and a Prismatic Flake, the "
            "wild card that stands for any component. Keep the gambit in front "
            "of you: it’s your trump card.",
        ),
        shows=tuple(f"card:{face}" for face in _DEALT),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Every turn you must play one component on a spell that still needs it. "
            "Start with Bounty: drag your Griffin Feather onto it.",
        ),
        moves=(_lay(box.GRIFFIN, _BOUNTY),),
        instead=N_(
            "wizards_gambit lesson",
            "Start with the Griffin Feather on Bounty: you hold everything that spell needs.",
        ),
    ),
    LessonStep(
        N_("wizards_gambit lesson", "That’s enough for now. End your turn: you’ll draw a card."),
        moves=(moves.EndTurn(),),
        instead=N_(
            "wizards_gambit lesson", "Save your best cards for the next turn, and end this one."
        ),
        then=(_lay(box.ANGEL, _RECLAMATION), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Morwenna has started Reclamation. Whoever plays the last "
            "component claims the spell, no matter who played the rest. So "
            "never leave just one for the next wizard!",
        ),
        shows=("spell:8",),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Once a turn you may play an incantation as well. Play Haste, and "
            "you can play two more components.",
        ),
        moves=(moves.Cast(box.incantation(box.HASTE)),),
        instead=N_("wizards_gambit lesson", "Play Haste first: then you can play more components."),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Now complete Bounty before Morwenna can! Play Siren’s Tears, and "
            "the Flake in place of Angel’s Breath.",
        ),
        moves=(_lay(box.SIREN, _BOUNTY), moves.PlayComponent(box.FLAKE, _BOUNTY, box.ANGEL)),
        instead=N_(
            "wizards_gambit lesson",
            "So close! Siren’s Tears, and the Flake in place of Angel’s Breath, complete Bounty.",
        ),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "You’ve claimed Bounty: 1 point, and you now draw two cards a "
            "turn. Only the top spell of your book works, but the points of "
            "all your spells count.",
        ),
        shows=("spell:0",),
    ),
    LessonStep(
        N_("wizards_gambit lesson", "End your turn, and watch Bounty at work."),
        moves=(moves.EndTurn(),),
        instead=N_(
            "wizards_gambit lesson", "Not yet! First end your turn and see what Bounty does."
        ),
        then=(_lay(box.SIREN, _RECLAMATION), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Two cards! And Reclamation needs two more components, both in your "
            "hand. Play Phoenix Ashes there. I know, that leaves just one…",
        ),
        moves=(_lay(box.PHOENIX, _RECLAMATION),),
        instead=N_("wizards_gambit lesson", "Trust me: play Phoenix Ashes on Reclamation."),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "That’s what your gambit is for! It takes the place of your "
            "incantation: play it on Reclamation as an aura, and nobody can "
            "touch that spell.",
        ),
        moves=(moves.LayAura(box.gambit(7), _RECLAMATION),),
        instead=N_(
            "wizards_gambit lesson",
            "Morwenna could claim Reclamation with one card: protect it with your gambit.",
        ),
        then=(_lay(box.DRAGON, _BANISHMENT), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Morwenna had to play elsewhere. A gambit can also annul a book, "
            "which then has no ability, or destroy another gambit. But while "
            "yours is in play, you cannot claim spells.",
        ),
        shows=("card:13", "spell:8"),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Now release your gambit, which then leaves the game, and complete "
            "Reclamation with your Griffin Feather.",
        ),
        moves=(moves.Release(), _lay(box.GRIFFIN, _RECLAMATION)),
        instead=N_(
            "wizards_gambit lesson",
            "First release your gambit, then play the Griffin Feather on Reclamation.",
        ),
        then=(_lay(box.GRIFFIN, _BANISHMENT), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Three points! Reclamation now covers Bounty, so only Reclamation "
            "works. At the end of your turn, you keep five cards at most. Play "
            "on: seven more points, and you win!",
        ),
        shows=("spell:8",),
    ),
)

LESSON: Final = Lesson(
    FIRST_LESSON_ID, FIRST_TITLE, FIRST_TEACHES, Setup(2), _SEED, ("Morwenna",), _STEPS
)
