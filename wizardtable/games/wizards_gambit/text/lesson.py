# SPDX-License-Identifier: MIT
"""The guided first game of Wizard's Gambit: Bounty by Haste, and Reclamation under an aura."""

from typing import Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves

_SEED: Final = 4399
"""Opens Bounty and Reclamation, and deals the learner what completes Bounty, and Haste."""

_DEALT: Final = (
    box.PHOENIX,
    box.GRIFFIN,
    box.SIREN,
    box.FLAKE,
    box.incantation(box.HASTE),
    box.gambit(7),
)
"""The cards dealt to the learner, and the gambit before him."""

_BANISHMENT, _BOUNTY, _RECLAMATION = 0, 2, 3
"""Places of the pool where these spells lie."""


def _lay(face: box.Face, slot: int) -> moves.PlayComponent:
    return moves.PlayComponent(face, slot, face)


_STEPS: Final = (
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Ten points make you Magus of the Grand Siege. You get them for spells, and these four "
            "lie open for everybody: each shows its points and the components it needs.",
        ),
        shows=("spell",),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "In your hand are components, one incantation, and a Prismatic Flake, which stands for "
            "any component. The gambit before you is a trump for later.",
        ),
        shows=tuple(f"card:{face}" for face in _DEALT),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Every turn you lay one component on a spell that needs it. Begin with Bounty: drag "
            "your Griffin Feather there.",
        ),
        moves=(_lay(box.GRIFFIN, _BOUNTY),),
        instead=N_(
            "wizards_gambit lesson",
            "Start with the Griffin Feather on Bounty: you hold all that this spell needs.",
        ),
    ),
    LessonStep(
        N_("wizards_gambit lesson", "That is enough for now. End your turn, and you draw a card."),
        moves=(moves.EndTurn(),),
        instead=N_("wizards_gambit lesson", "Save your best cards for a turn, and end this one."),
        then=(_lay(box.ANGEL, _RECLAMATION), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Morwenna began Reclamation. Components belong to nobody: whoever lays the last one "
            "claims the spell, so never leave one short for the next wizard.",
        ),
        shows=("spell:8",),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Once a turn you may play an incantation as well. Cast Haste: it lets you lay two more "
            "components.",
        ),
        moves=(moves.Cast(box.incantation(box.HASTE)),),
        instead=N_("wizards_gambit lesson", "Cast Haste first; then there is more to lay."),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Now complete Bounty before Morwenna can! Lay Siren’s Tears, and the Flake in place of "
            "Angel’s Breath.",
        ),
        moves=(_lay(box.SIREN, _BOUNTY), moves.PlayComponent(box.FLAKE, _BOUNTY, box.ANGEL)),
        instead=N_(
            "wizards_gambit lesson",
            "So close! Siren’s Tears and the Flake, as Angel’s Breath, complete Bounty.",
        ),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Bounty is in your book, for 1 point, and works for you: you now draw two cards a "
            "turn. Only the top spell of a book works; all of them count.",
        ),
        shows=("spell:0",),
    ),
    LessonStep(
        N_("wizards_gambit lesson", "End your turn and see."),
        moves=(moves.EndTurn(),),
        instead=N_("wizards_gambit lesson", "That can wait a turn. First see Bounty at work."),
        then=(_lay(box.SIREN, _RECLAMATION), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Two cards! And Reclamation lacks two components, both in your hand. Lay Phoenix "
            "Ashes there: I know, that leaves it one short.",
        ),
        moves=(_lay(box.PHOENIX, _RECLAMATION),),
        instead=N_("wizards_gambit lesson", "Trust me: Phoenix Ashes on Reclamation."),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "For that you have a gambit! Lay it on Reclamation as an aura, in place of an "
            "incantation: nobody can touch a spell under an aura.",
        ),
        moves=(moves.LayAura(box.gambit(7), _RECLAMATION),),
        instead=N_(
            "wizards_gambit lesson",
            "Morwenna would claim Reclamation with one card: protect it by your gambit.",
        ),
        then=(_lay(box.DRAGON, _BANISHMENT), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "She had to play elsewhere. A gambit may also silence a wizard’s book, or destroy "
            "another gambit; but while yours is in play, you can claim no spell.",
        ),
        shows=("card:13", "spell:8"),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "So release your gambit, which is then used up, and complete Reclamation with your "
            "Griffin Feather.",
        ),
        moves=(moves.Release(), _lay(box.GRIFFIN, _RECLAMATION)),
        instead=N_(
            "wizards_gambit lesson",
            "First lift the aura: release your gambit, then lay the Griffin Feather there.",
        ),
        then=(_lay(box.GRIFFIN, _BANISHMENT), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "wizards_gambit lesson",
            "Three points! Reclamation now works, and Bounty rests beneath it. At the end of a "
            "turn you keep five cards at most. Play on: seven points to go!",
        ),
        shows=("spell:8",),
    ),
)

LESSON: Final = Lesson(Setup(2), _SEED, ("Morwenna",), _STEPS)
