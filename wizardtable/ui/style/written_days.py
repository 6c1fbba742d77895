# SPDX-License-Identifier: MIT
"""Writes days and times in the one form that each language has in the program.

The user's country makes no difference.
"""

import re
from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale

from wizardtable.core.text import N_
from wizardtable.play.translate import render


def written_day(day: date, *, weekday: bool = False) -> str:
    """Returns a day with the name of its month, such as "1 November 2026".

    With `weekday`, the day of the week comes first, as in "Sunday 1 November 2026".
    """
    return _written(QDate(day.year, day.month, day.day), weekday=weekday)


def written_day_of(moment: float) -> str:
    """Returns the day of a time in seconds since 1970, such as "1 November 2026"."""
    return _written(_local(moment).date())


def written_moment(moment: float) -> str:
    """Returns the day and time of day of a time in seconds since 1970.

    An example is "1 November 2026, 21:07".
    """
    time = QLocale().toString(_local(moment).time(), "HH:mm")
    words = N_("saves", "{day}, {time}")
    return render(words.of(day=written_day_of(moment), time=time))


def _local(moment: float) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(moment))


def _written(day: QDate, *, weekday: bool = False) -> str:
    """Returns a day; Qt writes "1 novembre" in French instead of the correct "1er novembre"."""
    locale = QLocale()
    text = locale.toString(day, "dddd d MMMM yyyy" if weekday else "d MMMM yyyy")
    if locale.language() == QLocale.Language.French:
        text = re.sub(r"\b1\b", "1er", text, count=1)
    return text
