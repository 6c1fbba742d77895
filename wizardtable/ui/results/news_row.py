# SPDX-License-Identifier: MIT
"""The rows with the news of a finished match, on the page of its end."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from wizardtable.play.translate import render
from wizardtable.store.news import News
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.widgets import Panel, label

ICON_SIDE = 22
"""Side of the square icon, in pixels at 100 %."""


class NewsRow(Panel):
    """One piece of news that a finished match brought: an icon, a sentence, and an explanation if
    there is one.
    """

    def __init__(self, news: News, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners=False)
        self._news = news
        self._icon = QLabel(self)
        self._sentence = label(self, "lead", wrap=True)
        self._explanation = label(self, "soft", wrap=True)
        self._explanation.setVisible(news.more is not None)
        grid = QGridLayout(self)
        grid.setContentsMargins(*(appearance.scaled(m) for m in (14, 7, 14, 7)))
        grid.setHorizontalSpacing(appearance.scaled(10))
        grid.setVerticalSpacing(0)
        grid.addWidget(self._icon, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._sentence, 0, 1)
        grid.addWidget(self._explanation, 1, 1)
        grid.setColumnStretch(1, 1)

    def retranslate(self) -> None:
        """Sets all words in the current language."""
        side = appearance.scaled(ICON_SIDE)
        self._icon.setPixmap(icon(self._news.image).pixmap(side, side))
        self._sentence.setText(render(self._news.words))
        self._explanation.setText(render(self._news.more) if self._news.more is not None else "")
        self.be_heard(self._sentence.text(), self._explanation.text())
