# SPDX-License-Identifier: MIT
"""How well each player of a match decided, and the winning chance that a decision cost each."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from wizardtable.ai.search.appraisal import Skill
from wizardtable.core.game import Seat
from wizardtable.core.match import Match
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.style import appearance
from wizardtable.ui.style.mark_labels import MarkLabel, colours_of
from wizardtable.ui.style.materials import shades_on
from wizardtable.ui.style.widgets import label


class SkillTable(QWidget):
    """A line for each player; the Tab key leads here, to hear them."""

    def __init__(self, match: Match, skills: Sequence[Skill], parent: QWidget) -> None:
        super().__init__(parent)
        self._skills = tuple(skills)
        self._names = match.names
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._good, self._lost = label(self, "soft"), label(self, "soft")
        self.lines: list[tuple[QLabel, QLabel]] = []
        table = QGridLayout(self)
        table.setContentsMargins(0, 0, 0, 0)
        table.setHorizontalSpacing(appearance.scaled(16))
        table.setVerticalSpacing(appearance.scaled(1))
        table.setColumnStretch(1, 1)
        right = Qt.AlignmentFlag.AlignRight
        table.addWidget(self._good, 0, 2, right)
        table.addWidget(self._lost, 0, 3, right)
        for seat in range(len(self._skills)):
            name, good, lost = (label(self) for _ in range(3))
            name.setText(match.names[seat])
            table.addWidget(MarkLabel(Seat(seat), colours_of(match.spec), self), seat + 1, 0)
            table.addWidget(name, seat + 1, 1)
            table.addWidget(good, seat + 1, 2, right)
            table.addWidget(lost, seat + 1, 3, right)
            self.lines.append((good, lost))
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self._good.setText(render(N_("analysis", "Good decisions")))
        self._lost.setText(render(N_("analysis", "Winning chances lost")))
        for skill, (good, lost) in zip(self._skills, self.lines, strict=True):
            figure = N_("analysis", "{good} of {all}")
            good.setText(render(figure.of(good=skill.good, all=skill.judged)))
            mean = round(skill.lost / max(1, skill.judged))  # a sum may exceed 100%
            text = N_("analysis", "{lost}% a decision")
            if skill.lost and not mean:
                text, mean = N_("analysis", "under {lost}% a decision"), 1
            lost.setText(render(text.of(lost=mean)))
        heads = (self._good.text(), self._lost.text())
        told = N_("analysis", "{player}: good decisions: {good}, winning chances lost: {lost}.")
        rows = (
            render(told.of(player=name, good=good.text(), lost=lost.text()))
            for name, (good, lost) in zip(self._names, self.lines, strict=True)
        )
        self.setAccessibleName(f"{heads[0]}, {heads[1]}")
        self.setAccessibleDescription(" ".join(rows))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: shows whether it has the focus."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(QColor(shades_on(self).focus), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
            painter.end()
