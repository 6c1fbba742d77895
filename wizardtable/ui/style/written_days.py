# SPDX-License-Identifier: MIT
"""Days as they are written out in the language of now."""

import re
from datetime import date

from PySide6.QtCore import QDate, QLocale


def written_day(day: date, *, weekday: bool = False) -> str:
    """Returns a day with the name of its month, and of its day of the week if wanted.

    Qt writes "1 novembre" in French, where everybody writes "1er novembre".
    """
    locale, found = QLocale(), QDate(day.year, day.month, day.day)
    if weekday:
        told = locale.toString(found, QLocale.FormatType.LongFormat)
    else:
        told = locale.toString(found, "d MMMM yyyy")
    if locale.language() == QLocale.Language.French:
        told = re.sub(r"\b1\b", "1er", told, count=1)
    return told
