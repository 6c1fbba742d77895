# SPDX-License-Identifier: MIT
"""The lessons of Anludim: the guided first match, and then the short lessons."""

from typing import Final

from wizardtable.core.lesson import Lesson
from wizardtable.games.anludim.text.lessons import first_match, short_lessons

LESSONS: Final[tuple[Lesson, ...]] = (first_match.LESSON, *short_lessons.LESSONS)
