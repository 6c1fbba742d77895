# SPDX-License-Identifier: MIT
"""Days and times in the one form that each language has in the program, whatever the country."""

import re
from datetime import date

from PySide6.QtCore import QDate, QDateTime, QLocale

from wizardtable.core.text import N_
from wizardtable.play.translate import render


def written_day(day: date, *, weekday: bool = False) -> str:
    """Returns a day with the name of its month, and of its day of the week if wanted, such as
    "Sunday 1 November 2026"."""
    return _written(QDate(day.year, day.month, day.day), weekday=weekday)


def written_day_of(moment: float) -> str:
    """Returns the day, such as "1 November 2026", of a time in seconds since 1970."""
    return _written(_local(moment).date())


def written_moment(moment: float) -> str:
    """Returns day and time of day, such as "1 November 2026, 21:07", of a time in seconds since
    1970."""
    time = QLocale().toString(_local(moment).time(), "HH:mm")
    words = N_("saves", "{day}, {time}")
    return render(words.of(day=written_day_of(moment), time=time))


def _local(moment: float) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(moment))


def _written(day: QDate, *, weekday: bool = False) -> str:
    """Returns a day; Qt writes "1 novembre" in French, where everybody writes "1er novembre"."""
    locale = QLocale()
    told = locale.toString(day, "dddd d MMMM yyyy" if weekday else "d MMMM yyyy")
    if locale.language() == QLocale.Language.French:
        told = re.sub(r"\b1\b", "1er", told, count=1)
    return told
