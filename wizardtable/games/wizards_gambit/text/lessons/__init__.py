# SPDX-License-Identifier: MIT
"""The lessons of Wizard's Gambit. The guided first match comes first."""

from typing import Final

from wizardtable.core.lesson import Lesson
from wizardtable.games.wizards_gambit.text.lessons import first_match, short_lessons

LESSONS: Final[tuple[Lesson, ...]] = (first_match.LESSON, *short_lessons.LESSONS)
