# SPDX-License-Identifier: MIT
"""The list of keyboard shortcuts: those of every match, of each game and of a replay."""

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

from wizardtable.core import catalog, override
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.text import N_, Message
from wizardtable.play import timers
from wizardtable.play.translate import render
from wizardtable.table.game_view import GameKey
from wizardtable.table.keyboard import key_places
from wizardtable.table.keyboard.key_table import REPLAY_KEYS, TABLE_KEYS
from wizardtable.table.spoken.announcements import Urgency, announce
from wizardtable.ui.dialogs.commands import COMMANDS
from wizardtable.ui.list_cursor import ListCursor
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label

NEXT_GAME_MS: Final = 220
"""Milliseconds before the next game is loaded to list its keys; the dialog appears meanwhile."""

KeySection: TypeAlias = tuple[Message, list[tuple[str, str]]]
"""A heading, and rows of two texts: a key, and what the key does."""

PRESS_A_KEY: Final = N_("keys", "Press a key to see what it does at the table.")


def key_meaning(event: QKeyEvent) -> Message | None:
    """Returns the sentence that says which key the table takes a pressed key for.

    On some keyboards, for example, the row of digits types other characters.

    Returns:
        None for a key that types nothing and stands for no digit.
    """
    key, place = key_places.key_of(event), key_places.place_of(event)
    typed = key_places.typed_by(event).strip() or key
    if not typed:
        return None
    if not key:
        return N_("keys", "“{typed}” does nothing at the table.").of(typed=typed)
    if key == place and key in digits:
        return N_("keys", "“{typed}” works as {key}, top row.").of(typed=typed, key=key)
    return N_("keys", "“{typed}” works as {key}.").of(typed=typed, key=key)


def key_sections() -> Iterator[KeySection]:
    """Yields the sections of keys that all games share, in the current language."""
    yield N_("keys", "At every table"), [_key_row(key) for key in TABLE_KEYS]
    yield (
        N_("keys", "In every match"),
        [
            (
                QKeySequence(command.keys).toString(QKeySequence.SequenceFormat.NativeText),
                render(command.words),
            )
            for command in COMMANDS
            if command.keys
        ],
    )
    yield N_("keys", "In a replay"), [_key_row(key) for key in REPLAY_KEYS]


def is_loaded(spec: GameSpec) -> bool:
    """Returns whether the module with a game's pictures and keys has been imported."""
    return "view" in vars(spec)


def _key_row(key: GameKey) -> tuple[str, str]:
    words = render(key.words)
    return (key.letters if key.label is None else render(key.label)), words[:1].upper() + words[1:]


class KeyDialog(Dialog):
    """The list of all keys and what they do; it also says what a pressed key means at the table.

    Attributes:
        key_list: the keys, in sections.
        note: the sentence on the last pressed key.
    """

    material = Material.PARCHMENT

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, 640, 620)
        self.key_list = QTreeWidget(self)
        ListCursor(self.key_list)
        self.key_list.setRootIsDecorated(False)
        self.key_list.setColumnCount(2)
        self.key_list.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        self._title: QLabel = label(self, "title")
        self._title.setBuddy(self.key_list)
        self.note = label(self, "soft", wrap=True)
        self._meaning: Message = PRESS_A_KEY
        self.close_button = button(self, "", self.accept)
        self.close_button.setDefault(True)
        for widget in (self.key_list, self.close_button):
            widget.installEventFilter(self)
        self._games_to_list: list[GameSpec] = []
        self._listed_games = 0
        self._listing_timer = timers.single(self)
        self._listing_timer.timeout.connect(self._list_next_game)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        header = self.key_list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (28, 18, 28, 18)))
        whole.setSpacing(appearance.scaled(8))
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        whole.addWidget(self.key_list, 1)
        whole.addWidget(self.note)
        whole.addLayout(foot)

    @override
    def retranslate(self) -> None:
        title = render(N_("keys", "Keyboard shortcuts"))
        self.setWindowTitle(title)
        self._title.setText(title)
        self.key_list.setAccessibleName(title)
        self.key_list.setHeaderLabels(
            [render(N_("keys", "Key")), render(N_("keys", "What it does"))]
        )
        self.close_button.setText(render(N_("keys", "Close")))
        self.note.setText(render(self._meaning))
        self.key_list.clear()
        for index, section in enumerate(key_sections()):
            self._add_section(index, *section)
        self._games_to_list = list(catalog.all())
        self._listed_games = 0
        while self._games_to_list and is_loaded(self._games_to_list[0]):
            self._list_next_game()
        if self._games_to_list:
            self._listing_timer.start(NEXT_GAME_MS)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Says what a pressed key means at the table, and passes the key on."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            meaning = key_meaning(event)
            if meaning is not None:
                self._meaning = meaning
                self.note.setText(render(meaning))
                announce(self, render(meaning), Urgency.ANSWER)
        return super().eventFilter(watched, event)

    def finish_listing(self) -> None:
        """Lists the keys of all games without waiting."""
        while self._games_to_list:
            self._list_next_game()

    def _list_next_game(self) -> None:
        if not self._games_to_list:
            return
        spec = self._games_to_list.pop(0)
        if spec.view.keys:
            self._listed_games += 1
            self._add_section(
                self._listed_games, spec.title, [_key_row(key) for key in spec.view.keys]
            )
        if self._games_to_list:
            self._listing_timer.start(NEXT_GAME_MS)

    def _add_section(self, index: int, heading: Message, keys: list[tuple[str, str]]) -> None:
        part = QTreeWidgetItem([render(heading)])
        self.key_list.insertTopLevelItem(index, part)
        part.setFirstColumnSpanned(True)
        part.setData(1, Qt.ItemDataRole.AccessibleTextRole, render(heading))
        font = part.font(0)
        font.setBold(True)
        part.setFont(0, font)
        for key, effect in keys:
            row = QTreeWidgetItem([key, effect])
            # A screen reader reads the cell with the keyboard, which is that of the key.
            row.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{key}: {effect}")
            part.addChild(row)
        part.setExpanded(True)


def dialog_for(navigator: Navigator) -> KeyDialog:
    """Returns the list of keyboard shortcuts, as a dialog above the main window."""
    return KeyDialog(navigator.window)
