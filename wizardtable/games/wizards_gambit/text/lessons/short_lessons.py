# SPDX-License-Identifier: MIT
"""Short lessons of Wizard's Gambit.

One lesson uses gambits against an aura and a curse, the other two incantations.
"""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves

_END: Final = moves.EndTurn()


def _lay(face: box.Face, slot: int, as_type: int = -1) -> moves.PlayComponent:
    """Returns the action of playing a component on a pool spell; -1 stands for its own type."""
    return moves.PlayComponent(face, slot, face if as_type < 0 else as_type)


def _cast(effect: int) -> moves.Cast:
    return moves.Cast(box.incantation(effect))


# Gambits. Morwenna protects Cursed Rune, which lacks only Siren's Tears. The learner holds Siren's
# Tears, has an open gambit and holds another gambit.

_READY_GAMBIT: Final = box.gambit(5)
_HELD_GAMBIT: Final = box.gambit(3)
_RIVAL_GAMBIT: Final = box.gambit(8)
_CURSED_RUNE: Final = 3
"""The pool slot of Cursed Rune."""

_GAMBITS: Final = Lesson(
    "gambits",
    N_("wizards_gambit lesson", "Gambits"),
    N_("wizards_gambit lesson", "Destroy an aura, and annul a book: your own!"),
    Setup(2),
    58,
    ("Morwenna",),
    (
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Cursed Rune is worth 5 points and needs only Siren’s Tears, which you "
                "hold. But Morwenna’s gambit is an aura on it: nobody can play there, "
                "not even Morwenna.",
            ),
            shows=("spell:23", f"card:{_RIVAL_GAMBIT}"),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "On a later turn, Morwenna can release her gambit and complete the spell. Your "
                "gambits can be auras too, but they can also annul a book or destroy another "
                "gambit.",
            ),
            shows=(f"card:{_READY_GAMBIT}", f"card:{_HELD_GAMBIT}"),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Playing a gambit takes the place of your incantation. Destroy "
                "Morwenna’s gambit with the one in front of you: play yours on hers. "
                "Both leave the game.",
            ),
            moves=(moves.Destroy(_READY_GAMBIT, 1),),
            instead=N_(
                "wizards_gambit lesson",
                "First get rid of that aura: destroy Morwenna’s gambit with the one in "
                "front of you.",
            ),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "The way is clear! Morwenna did most of the work, but whoever plays "
                "the last component claims the spell: play Siren’s Tears on Cursed "
                "Rune.",
            ),
            moves=(_lay(box.SIREN, _CURSED_RUNE),),
            instead=N_(
                "wizards_gambit lesson",
                "Five points are waiting: play Siren’s Tears on Cursed Rune.",
            ),
            then=(_lay(box.ANGEL, _CURSED_RUNE), _END),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Five points, halfway there! But big spells can harm you: at the start of your "
                "turn, Cursed Rune makes you discard a card at random. It has just done so.",
            ),
            shows=("spell:23",),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Stop the curse with the gambit in your hand: play it on "
                "your own book. An annulled book has no ability, but its points still "
                "count.",
            ),
            moves=(moves.LayAnnulment(_HELD_GAMBIT, 0),),
            instead=N_(
                "wizards_gambit lesson",
                "First put an end to the curse: play the gambit from your hand on your own book.",
            ),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "While your gambit is in play, you cannot claim spells. So release it on a later "
                "turn and complete another spell to cover Cursed Rune for good. Play on!",
            ),
            shows=(f"card:{_HELD_GAMBIT}", "spell:23"),
        ),
    ),
    (
        *(_cast(box.LARCENY), _lay(box.PHOENIX, 3), _lay(box.ANGEL, 0), _END),
        *(_lay(box.PHOENIX, 3), _END, _lay(box.AGATE, 1), _END),
        *(_lay(box.PHOENIX, 2), _END, _lay(box.SIREN, 0), _END),
        *(_lay(box.SIREN, 1), _END, _lay(box.DRAGON, 3), _END),
        *(_lay(box.FLAKE, 3, box.GRIFFIN), _END, _END, moves.Discard(box.ANGEL)),
        *(_cast(box.DISPEL), moves.Dispel((box.ANGEL, box.ANGEL), 0), _lay(box.ANGEL, 0)),
        *(_END, moves.Discard(box.PHOENIX), moves.Discard(box.PHOENIX)),
        *(_lay(box.SIREN, 3), moves.LayAura(_RIVAL_GAMBIT, 3)),
    ),
)

# Incantations. Aegis lacks Angel's Breath, which lies on Open Mind. The learner holds Transmutation
# and Prosperity.

_AEGIS, _NUMB, _OPEN = 1, 2, 3
"""The pool slots of the spells Aegis, Numb Fingers and Open Mind."""
_MOVE: Final = moves.MoveComponent((box.ANGEL, box.ANGEL), _OPEN, _AEGIS, box.ANGEL)


def _transmutes(action: Any) -> bool:
    return isinstance(action, moves.MoveComponent) and action.target == _AEGIS


_INCANTATIONS: Final = Lesson(
    "incantations",
    N_("wizards_gambit lesson", "Incantations and auras"),
    N_("wizards_gambit lesson", "When to play an incantation, and what an aura is for."),
    Setup(2),
    69,
    ("Morwenna",),
    (
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Morwenna’s gambit is an aura on Reclamation: it keeps you away while "
                "she waits for the last components. But while it’s in play, Morwenna "
                "cannot claim any spell!",
            ),
            shows=("spell:8", "card:9"),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "So Aegis, which needs one Angel’s Breath, is safe from her. You could "
                "play the one in your hand, but you have something better: play "
                "Transmutation.",
            ),
            moves=(_cast(box.TRANSMUTATION),),
            instead=N_(
                "wizards_gambit lesson",
                "Keep your other cards for now: first play Transmutation.",
            ),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Transmutation moves a component that’s already on a spell. Take the "
                "Angel’s Breath from Open Mind and move it to Aegis.",
            ),
            shows=(_MOVE, "spell:17"),
            moves=(_MOVE,),
            accepts=_transmutes,
            instead=N_(
                "wizards_gambit lesson",
                "Complete Aegis: move the Angel’s Breath there from Open Mind.",
            ),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Aegis is yours: 2 points, and cards such as Larceny no longer affect "
                "you. Open Mind now needs one component more than before, and you "
                "still hold your Angel’s Breath!",
            ),
            shows=("spell:6", "spell:17"),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "An incantation is extra: you still play a component, before or after "
                "it. So now play Siren’s Tears on Numb Fingers.",
            ),
            moves=(_lay(box.SIREN, _NUMB),),
            instead=N_(
                "wizards_gambit lesson",
                "Keep your other components for later: this time, play Siren’s Tears on Numb "
                "Fingers.",
            ),
            then=(_lay(box.PHOENIX, _OPEN), _END),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "A new turn, another incantation! Play Prosperity to draw five cards. "
                "At the end of your turn you keep five at most, so you can choose the "
                "best.",
            ),
            moves=(_cast(box.PROSPERITY),),
            instead=N_("wizards_gambit lesson", "Play Prosperity first, and see what you draw."),
        ),
        LessonStep(
            N_(
                "wizards_gambit lesson",
                "Your own gambit is still in front of you. On a later turn, play it in "
                "place of an incantation, ideally as an aura on a spell that needs just "
                "one component, one you hold. Play on!",
            ),
            shows=("card:8",),
        ),
    ),
    (
        *(_cast(box.LARCENY), _lay(box.ANGEL, 1), _lay(box.PHOENIX, 0), _END),
        *(_lay(box.AGATE, 1), _END, _lay(box.SIREN, 0), _cast(box.EXCHANGE_OF_MINDS)),
        *(moves.Discard(box.incantation(box.RECALL)), moves.LayAura(box.gambit(3), 0)),
        *(_lay(box.ANGEL, 3), _lay(box.AGATE, 2), _END, _lay(box.AGATE, 2), _END),
        *(_lay(box.GRIFFIN, 1), _END, _lay(box.PHOENIX, 3), _END),
    ),
)

LESSONS: Final = (_GAMBITS, _INCANTATIONS)
