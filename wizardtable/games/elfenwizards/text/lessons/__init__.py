# SPDX-License-Identifier: MIT
"""The lessons of Elfenwizards in their order; the guided first match comes first."""

from typing import Final

from wizardtable.core.lesson import Lesson
from wizardtable.games.elfenwizards.text.lessons import first_match, short_lessons

LESSONS: Final[tuple[Lesson, ...]] = (first_match.LESSON, *short_lessons.LESSONS)
