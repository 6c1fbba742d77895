# SPDX-License-Identifier: MIT
"""Texts that several detail cards share: points, and the titles of spells."""

from typing import Final, TypeAlias

from wizardtable.core.text import N_, NN_
from wizardtable.play.translate import render

MINOR_SPELL_OF: Final = N_("elfenwizards table", "{player}’s minor spell")
MAJOR_SPELL_OF: Final = N_("elfenwizards table", "{player}’s major spell")

Rows: TypeAlias = tuple[tuple[str, str], ...]
"""The label and the figure of each row."""


def points_text(value: int) -> str:
    """Returns points in the short form that stands beside a name."""
    return render(NN_("elfenwizards table", "%n pt(s)", "points, very short", value))
