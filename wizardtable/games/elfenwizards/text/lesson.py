# SPDX-License-Identifier: MIT
"""The guided first game of Elfenwizards: one round, in which the learner's Druid rises."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import components, moves

_SEED: Final = 21
"""Draws the red dragon, and gives it two sixes and a five in the first cast."""


def _placed(*dice: tuple[int, int]) -> tuple[moves.PlaceDie, ...]:
    """Dice, each by face and box."""
    return tuple(moves.PlaceDie(face, box) for face, box in dice)


def _beside(*spells: tuple[int, int]) -> tuple[moves.Commit, ...]:
    """Spells, each by face and wizard."""
    return tuple(moves.Commit(face, components.WizardId(wizard)) for face, wizard in spells)


def _retires(action: Any) -> bool:
    return isinstance(action, moves.GiveSpell | moves.SendTo)


_RED: Final = tuple(f"wizard:{wizard}" for wizard in range(8))
"""The learner's wizards: a Druid, a Sorcerer, two Necromancers and four Magicians."""

_FIRST_CASTS: Final = (
    *_placed((6, components.DRUID), (4, components.NECROMANCER)),
    moves.Done(),
    *_placed(
        (6, components.SORCERER),
        (5, components.SORCERER),
        (5, components.NECROMANCER),
        (5, components.NECROMANCER),
    ),
    moves.Done(),
)
_SECOND_CASTS: Final = (
    *_placed(
        (5, components.MAGICIAN),
        (4, components.NECROMANCER),
        (3, components.MAGICIAN),
        (3, components.MINOR),
        (2, components.MINOR),
    ),
    *_placed((6, components.MAGICIAN), (4, components.MINOR), (1, components.MAGICIAN)),
)
_END_OF_ROUND: Final = (
    moves.UseDie(2),
    moves.Done(),
    moves.Done(),
    moves.FillTitle(components.WizardId(8), 10),
    moves.FillTitle(components.WizardId(9), 12),
    moves.SendTo(components.WizardId(10), 16),
    moves.SendTo(components.WizardId(11), 17),
    moves.SendTo(components.WizardId(19), 15),
    moves.SendTo(components.WizardId(21), 18),
)
"""What the rivals do from the recovery of minor spells on; the last title is filled by itself."""

_STEPS: Final = (
    LessonStep(
        N_(
            "elfenwizards lesson",
            "This tree of titles is what you fight for: at the end of every round the Grand Druid "
            "on top is worth 10 points, a Druid 7, a Sorcerer 5, a Necromancer 3, a Magician 2.",
        ),
        shows=("space:0", "space:1", "space:2"),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The red wizards are yours. Each title goes to one of the two who stand right beneath "
            "it, so your Druid duels with the green one for the very top.",
        ),
        shows=_RED,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "You have rolled your seven dice. A die is a spell, but only for wizards of the level "
            "of its box: put a 6 into the Druids’ box.",
        ),
        moves=_placed((6, components.DRUID)),
        instead=N_(
            "elfenwizards lesson", "Your best spell belongs to your Druid: a 6 into the top box."
        ),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The other 6 goes to the Sorcerers and the 5 to the Necromancers. Everybody sees where "
            "your dice lie, and may guess your plans.",
        ),
        moves=_placed((6, components.SORCERER), (5, components.NECROMANCER)),
        instead=N_(
            "elfenwizards lesson",
            "You would waste it there: a 6 to the Sorcerers and the 5 to the Necromancers.",
        ),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The other four are poor. Keep them, and you may roll them again in the second cast.",
        ),
        moves=(moves.Done(),),
        instead=N_(
            "elfenwizards lesson", "A 3 is better rolled again: keep the four dice that are left."
        ),
        then=_FIRST_CASTS,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Now every die must go somewhere. Put the 3 into the Minor Spells box, where it will "
            "buy spells back, and the others into the Magicians’ box.",
        ),
        moves=_placed(
            (4, components.MAGICIAN),
            (3, components.MINOR),
            (2, components.MAGICIAN),
            (1, components.MAGICIAN),
        ),
        instead=N_(
            "elfenwizards lesson",
            "Not there: the 3 into the Minor Spells box, and 4, 2 and 1 to the Magicians.",
        ),
        then=_SECOND_CASTS,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The contest begins! In turn, everybody puts two spells beside wizards. Put one 6 "
            "beside your Druid and the other beside your Sorcerer.",
        ),
        moves=_beside((6, 0), (6, 1)),
        instead=N_(
            "elfenwizards lesson",
            "Strike at the top first: a 6 for your Druid and a 6 for your Sorcerer.",
        ),
        then=_beside((6, 8), (5, 12), (6, 16), (5, 17)),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Green has a 6 too, and a tie would leave the title to nobody. A minor spell is worth "
            "1: add one to your Druid, and the 5 to your Necromancer on the left.",
        ),
        moves=_beside((components.MINOR_FACE, 0), (5, 2)),
        instead=N_(
            "elfenwizards lesson",
            "A minor spell for your Druid breaks the tie; the 5 is for the Necromancer on the "
            "left.",
        ),
        then=_beside((4, 10), (4, 11), (5, 18), (5, 20)),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "From a Magicians’ space the two best rise: there your 4 will do. Your Necromancer on "
            "the right meets no spell at all, so a single minor spell wins.",
        ),
        moves=_beside((4, 4), (components.MINOR_FACE, 3)),
        instead=N_(
            "elfenwizards lesson",
            "Spend just enough: the 4 for your Magician, one minor spell for your Necromancer.",
        ),
        then=_beside((3, 13), (components.MINOR_FACE, 14), (6, 23), (1, 22)),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Minor spells that stay in front of you count 1 point each at the end, so save them. "
            "Pass: it is for the whole round.",
        ),
        moves=(moves.Pass(),),
        instead=N_(
            "elfenwizards lesson", "You lead wherever you fight. Save your spells and pass."
        ),
        then=(moves.Pass(), moves.Pass()),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Grand Druid! Titles were given from the top down. Whoever did not rise fell into a "
            "defeat box; only Magicians stay where they are.",
        ),
        shows=("wizard:0", "wizard:1", "wizard:2", "wizard:3", "wizard:4", "defeat"),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Spells you used lie in the Minor Spells box. Your 3 there buys one back, for 2 points "
            "a spell: use it. Then the fallen fill empty titles, and the rest start from below.",
        ),
        moves=(moves.UseDie(3),),
        instead=N_("elfenwizards lesson", "Do use the die: a spell is worth a point."),
        then=_END_OF_ROUND,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "A new round, and glory is short: a Grand Druid retires. Give up a spell from the box, "
            "and send him to any Magicians’ space. The dragon makes you first.",
        ),
        moves=(moves.GiveSpell(from_box=True), moves.SendTo(components.WizardId(0), 15)),
        accepts=_retires,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Four rounds are played, fewer if a guild reaches the top twice. Druids and Sorcerers "
            "who fall all the way take a grey token, which costs a point each round. Play on!",
        ),
        shows=("track", "box:5"),
    ),
)

LESSON: Final = Lesson(Setup(3), _SEED, ("Morwenna", "Balthazar"), _STEPS)
