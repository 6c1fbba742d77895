# SPDX-License-Identifier: MIT
"""The guided first match of Elfenwizards: one round, in which the learner's Druid rises."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import FIRST_LESSON_ID, FIRST_TEACHES, FIRST_TITLE, Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import components, moves

_DEAL_SEED: Final = 21
"""A seed that gives red the dragon, and two 6s and a 5 in the first cast."""


def place_dice(*dice: tuple[int, int]) -> tuple[moves.PlaceDie, ...]:
    """Returns the actions that place dice into boxes. Each die is given as a pair of face and
    box."""
    return tuple(moves.PlaceDie(face, box) for face, box in dice)


def place_spells(*spells: tuple[int, int]) -> tuple[moves.Commit, ...]:
    """Returns the actions that place spells beside wizards. Each spell is given as a pair of face
    and wizard id."""
    return tuple(moves.Commit(face, components.WizardId(wizard)) for face, wizard in spells)


def _is_retirement(action: Any) -> bool:
    return isinstance(action, moves.GiveSpell | moves.SendTo)


_RED_WIZARDS: Final = tuple(f"wizard:{wizard}" for wizard in range(8))
"""The keys of the learner's wizards: a Druid, a Sorcerer, two Necromancers and four Magicians."""

_FIRST_CASTS: Final = (
    *place_dice((6, components.DRUID), (4, components.NECROMANCER)),
    moves.Done(),
    *place_dice(
        (6, components.SORCERER),
        (5, components.SORCERER),
        (5, components.NECROMANCER),
        (5, components.NECROMANCER),
    ),
    moves.Done(),
)
_SECOND_CASTS: Final = (
    *place_dice(
        (5, components.MAGICIAN),
        (4, components.NECROMANCER),
        (3, components.MAGICIAN),
        (3, components.MINOR_BOX),
        (2, components.MINOR_BOX),
    ),
    *place_dice((6, components.MAGICIAN), (4, components.MINOR_BOX), (1, components.MAGICIAN)),
)
_END_OF_ROUND: Final = (
    moves.UseDie(2),
    moves.Done(),
    moves.Done(),
    moves.SendTo(components.WizardId(9), 15),
    moves.SendTo(components.WizardId(10), 16),
    moves.SendTo(components.WizardId(11), 17),
    moves.SendTo(components.WizardId(17), 18),
    moves.SendTo(components.WizardId(19), 15),
    moves.SendTo(components.WizardId(21), 16),
)
"""The rivals' actions from the recovery of minor spells to the end of the round. No action fills
the only vacant title, as the rules do so without a decision."""

_STEPS: Final = (
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Win titles in this tree! Every round, the Grand Druid at the top "
            "scores 10 points, a Druid 7, a Sorcerer 5, a Necromancer 3, a "
            "Magician 2. The highest total wins the match.",
        ),
        shows=("space:0", "space:1", "space:2"),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The red wizards are your guild, worth 26 points now: see the +26 beside your score. "
            "Each wants the title right above: your Druid and the green one both aim for Grand "
            "Druid.",
        ),
        shows=(*_RED_WIZARDS, "seat:0"),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "You have rolled your seven dice: they are your major spells. A major spell helps "
            "only wizards on the level of its box. Put a 6 in the Druids’ box.",
        ),
        moves=place_dice((6, components.DRUID)),
        instead=N_(
            "elfenwizards lesson",
            "Save your best spell for your Druid: put a 6 in the Druids’ box.",
        ),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Put the other 6 in the Sorcerers’ box and the 5 in the "
            "Necromancers’ box. Placed dice stay there, and your rivals can "
            "guess your plans.",
        ),
        moves=place_dice((6, components.SORCERER), (5, components.NECROMANCER)),
        instead=N_(
            "elfenwizards lesson",
            "Don’t waste good dice: put the 6 in the Sorcerers’ box and the 5 "
            "in the Necromancers’ box.",
        ),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Your other four dice are low. Keep them: you’ll roll them again in the second cast.",
        ),
        moves=(moves.Done(),),
        instead=N_(
            "elfenwizards lesson",
            "Low dice are worth rolling again: keep the last four for the second cast.",
        ),
        then=_FIRST_CASTS,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "This time you must place every die. Put the 3 in the Minor Spells box: "
            "minor spells are your chips, and the 3 will recover one you spend. Your "
            "other dice go in the Magicians’ box.",
        ),
        moves=place_dice(
            (4, components.MAGICIAN),
            (3, components.MINOR_BOX),
            (2, components.MAGICIAN),
            (1, components.MAGICIAN),
        ),
        instead=N_(
            "elfenwizards lesson",
            "Put the 3 in the Minor Spells box, and the 4, 2 and 1 in the Magicians’ box.",
        ),
        then=_SECOND_CASTS,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The contests begin! Players take turns placing two spells beside their own or "
            "others’ wizards. A 6 has a strength of 6: place one beside your Druid and one "
            "beside your Sorcerer.",
        ),
        moves=place_spells((6, 0), (6, 1)),
        instead=N_(
            "elfenwizards lesson",
            "Start at the top: a 6 for your Druid and a 6 for your Sorcerer.",
        ),
        then=place_spells((6, 8), (5, 12), (6, 16), (5, 17)),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The green Druid has a 6 too, and in a tie nobody gets the title. A minor spell has "
            "a strength of 1: add one to your Druid, and place the 5 beside your Necromancer on "
            "the left.",
        ),
        moves=place_spells((components.MINOR_FACE, 0), (5, 2)),
        instead=N_(
            "elfenwizards lesson",
            "Break the tie with a minor spell for your Druid, and place the 5 "
            "beside the Necromancer on the left.",
        ),
        then=place_spells((4, 10), (4, 11), (5, 18), (5, 20)),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "From each Magician space the two best rise: place your 4 beside "
            "your Magician on the far left. Your Necromancer on the right has "
            "a rival without spells: one minor spell will do.",
        ),
        moves=place_spells((4, 4), (components.MINOR_FACE, 3)),
        instead=N_(
            "elfenwizards lesson",
            "Spend just enough: the 4 for your Magician on the far left, one "
            "minor spell for your Necromancer on the right.",
        ),
        then=place_spells((3, 13), (components.MINOR_FACE, 14), (6, 23), (1, 22)),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Dice come back after the contests, so use your last two. The 2 goes to your second "
            "Magician from the left, the 1 to your third: both will rise.",
        ),
        moves=place_spells((2, 5), (1, 6)),
        instead=N_(
            "elfenwizards lesson",
            "Use your dice: the 2 for your second Magician from the left, the 1 for your third.",
        ),
        then=(moves.Pass(), moves.Pass()),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Your rivals have passed, and your wizards are ahead. Each minor spell in front of "
            "you is worth 1 point at the end of the match, so keep yours: pass.",
        ),
        moves=(moves.Pass(),),
        instead=N_(
            "elfenwizards lesson",
            "Your wizards are ahead where it counts. Save your minor spells and pass.",
        ),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Your Druid is Grand Druid! Titles are awarded from the top down. "
            "Wizards who do not rise fall into a defeat box; only Magicians "
            "stay where they are.",
        ),
        shows=("wizard:0", "wizard:1", "wizard:2", "wizard:3", "wizard:4", "defeat"),
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "Use your 3: it takes 2 pips to recover a minor spell. Then defeated wizards fill "
            "vacant titles. The rest become Magicians; former Druids and Sorcerers take a grey "
            "token each.",
        ),
        moves=(moves.UseDie(3),),
        instead=N_("elfenwizards lesson", "Use the 3: a minor spell is worth a point at the end."),
        then=_END_OF_ROUND,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "A new round: your Grand Druid retires. Give up a minor spell from the Minor Spells "
            "box and send the wizard to any Magician space. In return, you keep the dragon and go "
            "first again.",
        ),
        moves=(moves.GiveSpell(from_box=True), moves.SendTo(components.WizardId(0), 15)),
        accepts=_is_retirement,
    ),
    LessonStep(
        N_(
            "elfenwizards lesson",
            "The match lasts four rounds, or fewer if the top title is vacant twice or a guild "
            "wins it twice. A grey token costs a point a round; dice in the Grey Magic box remove "
            "it. Play on!",
        ),
        shows=("track", "box:5"),
    ),
)

LESSON: Final = Lesson(
    FIRST_LESSON_ID,
    FIRST_TITLE,
    FIRST_TEACHES,
    Setup(3),
    _DEAL_SEED,
    ("Morwenna", "Balthazar"),
    _STEPS,
)
