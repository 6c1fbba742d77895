# SPDX-License-Identifier: MIT
"""All keys on one page: those of every match, of each game and of a replay."""

from collections.abc import Iterator
from string import digits
from typing import Final, TypeAlias

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
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, Message
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.table.game_view import GameKey
from wizardtable.table.keyboard import key_places
from wizardtable.table.keyboard.key_table import REPLAY_KEYS, TABLE_KEYS
from wizardtable.table.spoken.announcements import announce
from wizardtable.ui.dialogs.commands import COMMANDS
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label

NEXT_GAME_MS: Final = 220
"""Milliseconds until the keys of the next game are listed that has to be loaded for that: the sheet
comes up before."""

Section: TypeAlias = tuple[Message, list[tuple[str, str]]]

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


def sections() -> Iterator[Section]:
    """Returns headings with their keys, each with what it does; those of games are left out."""
    yield N_("keys", "At every table"), [_row(key) for key in TABLE_KEYS]
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


def is_loaded(spec: GameSpec) -> bool:
    """Returns True if the game's pictures and keys are in memory."""
    return "view" in vars(spec)


def _row(key: GameKey) -> tuple[str, str]:
    words = render(key.words)
    return (key.letters if key.label is None else render(key.label)), words[:1].upper() + words[1:]


class KeyDialog(Dialog):
    """Lists every key and what it does, and says what a key that is pressed counts as.

    Attributes:
        note: what the key pressed last counts as.
    """

    material = Material.PARCHMENT

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
        self.close_ = button(self, "", self.accept)
        self.close_.setDefault(True)
        for one in (self.list, self.close_):
            one.installEventFilter(self)
        self._due: list[GameSpec] = []
        self._games_listed = 0
        self._next = timers.single(self)
        self._next.timeout.connect(self._list_next_game)
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
        for place, section in enumerate(sections()):
            self._add(place, *section)
        self._due = list(catalog.all())
        self._games_listed = 0
        while self._due and is_loaded(self._due[0]):
            self._list_next_game()
        if self._due:
            self._next.start(NEXT_GAME_MS)

    def finish_listing(self) -> None:
        """Lists the keys of all games now."""
        while self._due:
            self._list_next_game()

    def _list_next_game(self) -> None:
        if not self._due:
            return
        spec = self._due.pop(0)
        if spec.view.keys:
            self._games_listed += 1
            self._add(self._games_listed, spec.title, [_row(key) for key in spec.view.keys])
        if self._due:
            self._next.start(NEXT_GAME_MS)

    def _add(self, place: int, heading: Message, keys: list[tuple[str, str]]) -> None:
        part = QTreeWidgetItem([render(heading)])
        self.list.insertTopLevelItem(place, part)
        part.setFirstColumnSpanned(True)
        font = part.font(0)
        font.setBold(True)
        part.setFont(0, font)
        part.addChildren([QTreeWidgetItem(list(row)) for row in keys])
        part.setExpanded(True)

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
