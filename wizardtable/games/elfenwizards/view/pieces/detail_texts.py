# SPDX-License-Identifier: MIT
"""The texts that several detail cards share: points, and the titles of the cards of spells."""

from typing import Final, TypeAlias

from wizardtable.core.text import N_, NN_
from wizardtable.play.translate import render

MINOR_SPELL_OF: Final = N_("elfenwizards table", "{player}’s minor spell")
MAJOR_SPELL_OF: Final = N_("elfenwizards table", "{player}’s major spell")

Rows: TypeAlias = tuple[tuple[str, str], ...]
"""Rows of a detail card; each row has a label and a value."""


def strength_text(value: int) -> str:
    """Returns the strength of spells in the short form that stands beside a name."""
    return render(N_("elfenwizards table", "strength {number}").of(number=value))


def points_text(value: int) -> str:
    """Returns a number of points in the short form that stands beside a name: "3 pts"."""
    return render(NN_("elfenwizards table", "%n pt(s)", "points, very short", value))
