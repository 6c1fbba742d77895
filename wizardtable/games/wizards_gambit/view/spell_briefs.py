# SPDX-License-Identifier: MIT
"""The abilities of spells in a few words, in the third person.

Small cards and the panels of other seats have no room for the whole text. The word "your" would
seem to mean the reader there, not the owner of the spell.
"""

from typing import Final

from wizardtable.core.text import N_, Message
from wizardtable.games.wizards_gambit.rules.components import NO_ABILITY
from wizardtable.play.translate import render

_HAND_LIMIT: Final = N_("wizards_gambit brief", "Hand limit: {limit}")

_BRIEFS: Final = (
    N_("wizards_gambit brief", "Draws 2 cards a turn"),
    N_("wizards_gambit brief", "2 incantations, 1 card after the first"),
    N_("wizards_gambit brief", "2 components a turn"),
    N_("wizards_gambit brief", "1 component a turn as a Flake"),
    N_("wizards_gambit brief", "Moves 1 component a turn"),
    N_("wizards_gambit brief", "Swaps a card with an opponent"),
    N_("wizards_gambit brief", "Safe from hand attacks and Eclipse"),
    N_("wizards_gambit brief", "Book cannot be annulled"),
    N_("wizards_gambit brief", "Takes back 2 components from a spell"),
    N_("wizards_gambit brief", "Draws 2 cards, keeps 1"),
    N_("wizards_gambit brief", "An opponent discards 1 card a turn"),
    N_("wizards_gambit brief", "Discards 1 card to draw 1"),
    _HAND_LIMIT.of(limit=7),
    N_("wizards_gambit brief", "Claims spells despite a gambit in play"),
    N_("wizards_gambit brief", "Draws 1 card after an incantation"),
    N_("wizards_gambit brief", "Replaces a spell that has no components"),
    N_("wizards_gambit brief", "1 more component after each spell"),
    N_("wizards_gambit brief", "Hand open to all"),
    N_("wizards_gambit brief", "Opponent with fewest points draws 1 card"),
    _HAND_LIMIT.of(limit=4),
    N_("wizards_gambit brief", "No ability"),
    N_("wizards_gambit brief", "No incantations"),
    _HAND_LIMIT.of(limit=3),
    N_("wizards_gambit brief", "Discards 1 random card a turn"),
    N_("wizards_gambit brief", "Opponents draw 1 more card"),
)
"""By ability, its short text."""


def brief_text(ability: int) -> Message:
    """Returns the short text of an ability, such as "Hand limit: 7"."""
    return _BRIEFS[ability]


def brief_in_language(ability: int) -> str:
    """Returns the short text of an ability in the program's language; "" for NO_ABILITY."""
    return "" if ability == NO_ABILITY else render(brief_text(ability))


def brief_sentence(ability: int) -> str:
    """Returns the short text of an ability as a sentence with a full stop; "" for NO_ABILITY."""
    if ability == NO_ABILITY:
        return ""
    return render(N_("wizards_gambit brief", "{ability}.").of(ability=brief_text(ability)))
