# SPDX-License-Identifier: MIT
"""The table of how well each player of a match decided.

It has the number of good decisions, and the win chance that a decision cost on average.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from wizardtable.ai.search.appraisal import Skill
from wizardtable.core import override
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.play.translate import render, spoken_texts
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import label


class SkillTable(QWidget):
    """A table with a line for each player: good decisions, and lost win chance per decision.

    The Tab key leads to the table, so that a screen reader reads its lines.

    Attributes:
        lines: for each seat, the labels with the good decisions and with the lost win chance.
    """

    def __init__(self, match: Match, skills: Sequence[Skill], parent: QWidget) -> None:
        super().__init__(parent)
        self._skills = tuple(skills)
        self._names = match.names
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._good_heading, self._lost_heading = label(self, "soft"), label(self, "soft")
        self.lines: list[tuple[QLabel, QLabel]] = []
        table = QGridLayout(self)
        table.setContentsMargins(0, 0, 0, 0)
        table.setHorizontalSpacing(appearance.scaled(16))
        table.setVerticalSpacing(appearance.scaled(1))
        table.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        table.addWidget(self._good_heading, 0, 2, right)
        table.addWidget(self._lost_heading, 0, 3, right)
        for seat in range(len(self._skills)):
            name, good_words, lost_words = (label(self) for _ in range(3))
            name.setText(match.names[seat])
            table.addWidget(MarkLabel(Seat(seat), colours_of(match.spec), self), seat + 1, 0)
            table.addWidget(name, seat + 1, 1)
            table.addWidget(good_words, seat + 1, 2, right)
            table.addWidget(lost_words, seat + 1, 3, right)
            self.lines.append((good_words, lost_words))
        self.retranslate()

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        self._good_heading.setText(render(N_("analysis", "Good decisions")))
        self._lost_heading.setText(render(N_("analysis", "Winning chances lost")))
        for skill, (good, lost) in zip(self._skills, self.lines, strict=True):
            figure = N_("analysis", "{good} of {all}")
            good.setText(render(figure.of(good=skill.good, all=skill.judged)))
            mean_loss = round(skill.lost / max(1, skill.judged))  # a sum may exceed 100%
            text = N_("analysis", "{lost}% per decision")
            if skill.lost and not mean_loss:
                text, mean_loss = N_("analysis", "under {lost}% per decision"), 1
            lost.setText(render(text.of(lost=mean_loss)))
        headings = (self._good_heading.text(), self._lost_heading.text())
        row_words = N_("analysis", "{player}: good decisions {good}, winning chances lost {lost}.")
        rows = (
            render(row_words.of(player=name, good=good.text(), lost=lost.text()))
            for name, (good, lost) in zip(self._names, self.lines, strict=True)
        )
        self.setAccessibleName(f"{headings[0]}, {headings[1]}")
        self.setAccessibleDescription(spoken_texts(rows))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(QColor(shades_on(self).focus), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()
