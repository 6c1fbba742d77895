# SPDX-License-Identifier: MIT
"""The lessons of The Scepter of Zavandor; the guided first match comes first."""

from typing import Final

from wizardtable.core.lesson import Lesson
from wizardtable.games.zavandor.text.lessons import first_match, short_lessons

LESSONS: Final[tuple[Lesson, ...]] = (first_match.LESSON, *short_lessons.LESSONS)
