# SPDX-License-Identifier: MIT
"""What a finished match brought, a row for each, on the page of its end."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from wizardtable.play.translate import render
from wizardtable.store.news import News
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon
from wizardtable.ui.style.widgets import Panel, label

SIZE = 22
"""Pixels of the icon at 100 %."""


class NewsRow(Panel):
    """Something that a match brought: an icon, a sentence, and what explains it."""

    def __init__(self, news: News, parent: QWidget | None = None) -> None:
        super().__init__(parent, corners=False)
        self._news = news
        self._image = QLabel(self)
        self._words = label(self, "lead", wrap=True)
        self._more = label(self, "soft", wrap=True)
        self._more.setVisible(news.more is not None)
        grid = QGridLayout(self)
        grid.setContentsMargins(*(appearance.scaled(m) for m in (14, 7, 14, 7)))
        grid.setHorizontalSpacing(appearance.scaled(10))
        grid.setVerticalSpacing(0)
        grid.addWidget(self._image, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._words, 0, 1)
        grid.addWidget(self._more, 1, 1)
        grid.setColumnStretch(1, 1)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        side = appearance.scaled(SIZE)
        self._image.setPixmap(icon(self._news.image).pixmap(side, side))
        self._words.setText(render(self._news.words))
        self._more.setText(render(self._news.more) if self._news.more is not None else "")
        self.be_heard(self._words.text(), self._more.text())
