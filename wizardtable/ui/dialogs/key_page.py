# SPDX-License-Identifier: MIT
"""All keys on one page: those of every match, of each game and of a replay."""

from collections.abc import Iterator
from string import digits
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
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
from wizardtable.table.keyboard import key_places
from wizardtable.table.keyboard.key_table import REPLAY_KEYS, TABLE_KEYS
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.commands import COMMANDS
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label

PRESS_A_KEY: Final = N_("keys", "Press a key to see what it counts as at the table.")


def meaning_of(event: QKeyEvent) -> Message | None:
    """Returns the sentence that says what a key counts as at the table; None for keys that type
    nothing and are no digit."""
    key, place = key_places.key_of(event), key_places.place_of(event)
    typed = key_places.typed_by(event).strip() or key
    if not typed:
        return None
    if not key:
        return N_("keys", "“{typed}” means nothing at the table.").of(typed=typed)
    if key == place and key in digits:
        return N_("keys", "“{typed}” counts as {key}, top row.").of(typed=typed, key=key)
    return N_("keys", "“{typed}” counts as {key}.").of(typed=typed, key=key)


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
    """Lists every key and what it does, and says what a key that is pressed counts as.

    Attributes:
        note: what the key pressed last counts as.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, 640, 620)
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setColumnCount(2)
        self.list.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        self._title: QLabel = label(self, "title")
        self._title.setBuddy(self.list)
        self.note = label(self, "soft", wrap=True)
        self._meant: Message = PRESS_A_KEY
        self.close_ = button(self, "primary", self.accept)
        self.close_.setDefault(True)
        for one in (self.list, self.close_):
            one.installEventFilter(self)
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
        self.note.setText(render(self._meant))
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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Qt: says what a key counts as, and leaves it to the list or the button."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            meant = meaning_of(event)
            if meant is not None:
                self._meant = meant
                self.note.setText(render(meant))
                announce(self, render(meant))
        return super().eventFilter(watched, event)

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
        whole.addWidget(self.note)
        whole.addLayout(foot)


def dialog_for(navigator: Navigator) -> KeyDialog:
    """Returns the page of keys."""
    return KeyDialog(navigator.window)
