# SPDX-License-Identifier: MIT
"""Remarks of the opponents when they sit down, two for each wizard."""

from collections.abc import Mapping
from typing import Final

from wizardtable.core.text import N_, Message

REMARKS: Final[Mapping[str, tuple[Message, Message]]] = {
    "isaure": (
        N_("remark", "A bit of everything, and no regrets."),
        N_("remark", "Good evening. May the best plan win."),
    ),
    "thaddeus": (
        N_("remark", "Patience. I save up, then I strike."),
        N_("remark", "What I have, I keep."),
    ),
    "morwenna": (
        N_("remark", "I hope you’re not attached to anything."),
        N_("remark", "Keep an eye on your things."),
    ),
    "balthazar": (
        N_("remark", "Aim high. I’ll aim higher."),
        N_("remark", "Careful players bore me."),
    ),
    "ombeline": (
        N_("remark", "Stone by stone. You’ll see."),
        N_("remark", "I have a plan. A long one."),
    ),
    "corvin": (
        N_("remark", "Nothing personal. Well, almost."),
        N_("remark", "I always stay close to the leader."),
    ),
    "griselda": (
        N_("remark", "I never throw anything away."),
        N_("remark", "One more for the jar."),
    ),
    "aldric": (
        N_("remark", "Good foundations first."),
        N_("remark", "Let me build in peace, will you?"),
    ),
    "ysolde": (
        N_("remark", "I watch first. Then I decide."),
        N_("remark", "Go on, surprise me."),
    ),
    "celestine": (
        N_("remark", "If it glitters, I want it."),
        N_("remark", "Let’s raise the stakes."),
    ),
}
"""The two remarks of each wizard, by id of the wizard; they fit the wizard's style of play."""


def remark(wizard: str, seed: int) -> Message | None:
    """Returns the remark of a wizard at the start of a match, or None for an unknown wizard.

    `wizard` is the id of the wizard. `seed` is the seed of the match and chooses the remark.
    """
    remarks = REMARKS.get(wizard)
    return None if remarks is None else remarks[seed % len(remarks)]
