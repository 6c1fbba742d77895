# SPDX-License-Identifier: MIT
"""The short lessons of Elfenwizards: contests and ties, dice and minor spells."""

from typing import Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.text.lessons.first_match import place_dice, place_spells

_RIVAL_NAMES: Final = ("Morwenna", "Balthazar")
_MINOR: Final = components.MINOR_FACE
_DRUID, _SORCERER, _NECROMANCER, _MAGICIAN = range(4)

_END_OF_ROUND: Final = (
    moves.FillTitle(components.WizardId(9), 10),
    moves.FillTitle(components.WizardId(16), 11),
    moves.FillTitle(components.WizardId(17), 12),
    moves.SendTo(components.WizardId(18), 15),
    moves.SendTo(components.WizardId(19), 17),
    moves.SendTo(components.WizardId(21), 18),
)
"""The rivals' actions at the end of the round: they fill vacant titles and place demoted
wizards."""

# Contests: when the lesson begins, green and blue have placed all their dice and two spells each.

_CONTESTS: Final = Lesson(
    "contests",
    N_("elfenwizards lesson", "Contests and ties"),
    N_("elfenwizards lesson", "Combine spells, force a tie, and place the last spells."),
    Setup(3),
    242,
    _RIVAL_NAMES,
    (
        LessonStep(
            N_(
                "elfenwizards lesson",
                "All dice are placed, and the contests have begun. In each, the wizard "
                "with the greatest strength wins the title above. In a tie nobody gets it, "
                "and both wizards are defeated.",
            ),
            shows=("wizard:0", "wizard:8"),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "You have no 6 against the green Druid’s 6. But spells for one wizard "
                "add up: place your 4 and your 3 beside your Druid.",
            ),
            moves=place_spells((4, 0), (3, 0)),
            instead=N_(
                "elfenwizards lesson",
                "The top title first: the 4 and the 3 beside your Druid make 7.",
            ),
            then=place_spells((_MINOR, 8), (6, 10), (5, 20), (5, 18)),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Morwenna has added a minor spell: 7 to 7! Break the tie with one of "
                "yours. Then place another beside the blue Sorcerer on the far left.",
            ),
            moves=place_spells((_MINOR, 0), (_MINOR, 16)),
            instead=N_(
                "elfenwizards lesson",
                "One minor spell for your Druid, one for the blue Sorcerer on the far left.",
            ),
            then=place_spells((3, 11), (1, 12), (3, 22), (4, 23)),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Why help blue? Green led that contest 4 to 3. Now it’s 4 to 4: a tie, so neither "
                "Sorcerer wins that Druid title. It cost you just one minor spell.",
            ),
            shows=("wizard:9", "wizard:16", "space:1"),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Now your own contests. The blue Sorcerer beside yours has a 4: place a "
                "5 beside your Sorcerer, and a 5 beside your Necromancer on the right.",
            ),
            moves=place_spells((5, 1), (5, 3)),
            instead=N_(
                "elfenwizards lesson",
                "A 5 for your Sorcerer and a 5 for your Necromancer on the right.",
            ),
            then=(moves.Pass(), moves.Pass()),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Both rivals have passed for good. Dice come back after the contests, so place "
                "two: the 5 beside your left Necromancer, the 2 beside your second Magician from "
                "the left.",
            ),
            moves=place_spells((5, 2), (2, 5)),
            instead=N_(
                "elfenwizards lesson",
                "Use dice, which come back after the contests: the 5 for your left "
                "Necromancer, the 2 for your second Magician from the left.",
            ),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "You’re ahead wherever it counts, so stop here. Your rivals will fill "
                "the vacant titles, and the next round will begin. Pass, and watch.",
            ),
            moves=(moves.Pass(),),
            instead=N_("elfenwizards lesson", "You’re ahead wherever it counts: pass."),
            then=_END_OF_ROUND,
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "36 points for you, 27 for green, 23 for blue! The green Druid took the vacant "
                "Druid title: defeated Druids go before Sorcerers, and each takes the highest "
                "title left. Play on!",
            ),
            shows=("wizard:8", "defeat", "space:1"),
        ),
    ),
    (
        *place_dice((6, _DRUID), (4, _SORCERER), (6, _NECROMANCER), (3, _NECROMANCER)),
        *place_dice((3, _MAGICIAN), (1, _MAGICIAN), (1, _MAGICIAN)),
        *place_dice((4, _SORCERER), (3, _SORCERER), (5, _NECROMANCER), (5, _NECROMANCER)),
        *place_dice((4, _MAGICIAN), (4, _MAGICIAN), (3, _MAGICIAN)),
        *place_dice((4, _DRUID), (3, _DRUID), (5, _SORCERER), (5, _NECROMANCER), (5, _NECROMANCER)),
        *place_dice((2, _MAGICIAN), (1, _MAGICIAN)),
        *place_spells((6, 8), (4, 9), (3, 16), (4, 17)),
    ),
)

# Dice: a first cast with three high dice and four low ones, which the second cast does not improve.

_DICE: Final = Lesson(
    "dice",
    N_("elfenwizards lesson", "Dice and minor spells"),
    N_("elfenwizards lesson", "Which dice to keep, and what minor spells are good for."),
    Setup(3),
    6975,
    _RIVAL_NAMES,
    (
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Your first cast: which dice do you place? On average a die shows 3½, "
                "so place 5s and 6s now, and keep the lower dice. You cannot roll "
                "placed dice again this round.",
            ),
            shows=("die:0",),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Place a 6 in the Druids’ box, the other 6 in the Sorcerers’ box and "
                "the 5 in the Necromancers’ box: the higher the level, the more points "
                "the title is worth.",
            ),
            moves=place_dice((6, _DRUID), (6, _SORCERER), (5, _NECROMANCER)),
            instead=N_(
                "elfenwizards lesson",
                "A 6 in the Druids’ box, a 6 in the Sorcerers’ box, the 5 in the "
                "Necromancers’ box; the others can wait.",
            ),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Now keep the other four. It also helps that you place them after your rivals have "
                "shown where they want to win.",
            ),
            moves=(moves.Done(),),
            instead=N_(
                "elfenwizards lesson",
                "1, 1, 2 and 3? Keep these four and roll them again: you’ll probably do better.",
            ),
            then=(
                *place_dice((6, _DRUID), (6, _SORCERER), (6, _NECROMANCER), (6, _NECROMANCER)),
                *place_dice((5, _SORCERER), (4, _DRUID), (2, _MAGICIAN)),
                *place_dice((5, _SORCERER), (5, _NECROMANCER), (3, _SORCERER), (3, _NECROMANCER)),
                *place_dice((2, _MAGICIAN), (2, _MAGICIAN), (1, _MAGICIAN)),
            ),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "1, 1, 1 and 4: bad luck! In the second cast you must place every die. "
                "But first you may pay one minor spell to roll all of them once more. "
                "Do it!",
            ),
            moves=(moves.Reroll(),),
            instead=N_(
                "elfenwizards lesson",
                "Not these dice! Pay a minor spell first and roll all four again.",
            ),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "Much better! Green’s dice in the Druids’ box add up to 10, so put the 6 there, "
                "the 5 in the Necromancers’ box, the 3 in the Magicians’ box, and the 2 in the "
                "Minor Spells box.",
            ),
            moves=place_dice(
                (6, _DRUID), (5, _NECROMANCER), (3, _MAGICIAN), (2, components.MINOR_BOX)
            ),
            instead=N_(
                "elfenwizards lesson",
                "The 6 in the Druids’ box, the 5 in the Necromancers’ box, the 3 in the "
                "Magicians’ box, and the 2 in the Minor Spells box.",
            ),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "In the Minor Spells box, 2 pips recover a minor spell, so your 2 gets you back "
                "the one you paid. This box is the best place for low dice: use the 2.",
            ),
            moves=(moves.UseDie(2),),
            instead=N_("elfenwizards lesson", "Use the 2: it recovers your minor spell."),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "A minor spell has a strength of only 1, but you can place it beside a wizard on "
                "any level. A die helps only on the level of its box. So save minor spells to "
                "break ties.",
            ),
            shows=("minors:0", "box:0", "box:1"),
        ),
        LessonStep(
            N_(
                "elfenwizards lesson",
                "At the end of the match, each minor spell in front of you scores 1 point. In the "
                "Grey Magic box, 4 pips on your dice remove a grey token. The contests begin: "
                "play on!",
            ),
            shows=("minors:0", "box:5"),
        ),
    ),
)

LESSONS: Final = (_CONTESTS, _DICE)
