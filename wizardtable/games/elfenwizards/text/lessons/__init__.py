# SPDX-License-Identifier: MIT
"""The lessons of Elfenwizards, the guided first match first."""

from typing import Final

from wizardtable.core.lesson import Lesson
from wizardtable.games.elfenwizards.text.lessons import first_match, short_lessons

LESSONS: Final[tuple[Lesson, ...]] = (first_match.LESSON, *short_lessons.LESSONS)
