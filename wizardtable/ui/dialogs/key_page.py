# SPDX-License-Identifier: MIT
"""All keys on one page: those of every match, of each game and of a replay."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import catalog
from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.table.game_view import GameKey
from wizardtable.table.keyboard.key_table import REPLAY_KEYS, TABLE_KEYS
from wizardtable.ui.match.commands import COMMANDS
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label


def sections() -> Iterator[tuple[Message, list[tuple[str, str]]]]:
    """Returns headings with their keys, each with what it does."""
    yield N_("keys", "At every table"), [_row(key) for key in TABLE_KEYS]
    for spec in catalog.all():
        if spec.view.keys:
            yield spec.title, [_row(key) for key in spec.view.keys]
    yield (
        N_("keys", "In every match"),
        [
            (
                QKeySequence(one.keys).toString(QKeySequence.SequenceFormat.NativeText),
                render(one.words),
            )
            for one in COMMANDS
            if one.keys
        ],
    )
    yield N_("keys", "In a replay"), [_row(key) for key in REPLAY_KEYS]


def _row(key: GameKey) -> tuple[str, str]:
    words = render(key.words)
    return (key.letters if key.label is None else render(key.label)), words[:1].upper() + words[1:]


class KeyDialog(Dialog):
    """Lists every key and what it does."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, 640, 620)
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setColumnCount(2)
        self.list.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        self._title: QLabel = label(self, "title")
        self._title.setBuddy(self.list)
        self.close_ = button(self, "primary", self.accept)
        self.close_.setDefault(True)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        title = render(N_("keys", "Keys"))
        self.setWindowTitle(title)
        self._title.setText(title)
        self.list.setAccessibleName(title)
        self.list.setHeaderLabels([render(N_("keys", "Key")), render(N_("keys", "What it does"))])
        self.close_.setText(render(N_("keys", "Close")))
        self.list.clear()
        for heading, keys in sections():
            part = QTreeWidgetItem([render(heading)])
            self.list.addTopLevelItem(part)
            part.setFirstColumnSpanned(True)
            font = part.font(0)
            font.setBold(True)
            part.setFont(0, font)
            part.addChildren([QTreeWidgetItem(list(row)) for row in keys])
        self.list.expandAll()

    def _lay_out(self) -> None:
        header = self.list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.close_)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (28, 18, 28, 18)))
        whole.setSpacing(appearance.scaled(8))
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addWidget(self.list, 1)
        whole.addLayout(foot)
