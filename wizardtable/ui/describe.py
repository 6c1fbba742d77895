# SPDX-License-Identifier: MIT
"""Saved matches in words: who plays, when it was last played, how far it went."""

from datetime import datetime

from PySide6.QtCore import QDateTime, QLocale

from wizardtable.core.save import Summary
from wizardtable.core.text import N_, NN_
from wizardtable.table.translate import render


def players_of(summary: Summary) -> str:
    """The players' names, as typed."""
    return ", ".join(player.name for player in summary.players)


def when(summary: Summary) -> str:
    """How far the match went and when that was."""
    turn = NN_("saves", "Turn %n", "", summary.turn)
    if summary.finished:
        turn = NN_("saves", "Finished on turn %n", "", summary.turn)
    return render(N_("saves", "{turn}, {date}").of(turn=turn, date=date(summary.modified)))


def date(moment: datetime) -> str:
    """Day and time in the language of now."""
    day = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)
