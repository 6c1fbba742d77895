# SPDX-License-Identifier: MIT
"""Everything that can be asked for at the table, as actions with icon, words and keys."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.ui.style.icons import icon


@dataclass(frozen=True, slots=True)
class Deed:
    """One of them: icon, words, and its keys ("" for none).

    Attributes:
        off: the icon of a checkable one while it is not checked; "": the same.
    """

    id: str
    image: str
    words: Message
    keys: str = ""
    checkable: bool = False
    off: str = ""


DEEDS: Final = (
    Deed("lobby", "home", N_("deeds", "Lobby")),
    Deed("undo", "undo", N_("deeds", "Undo"), "Ctrl+Z"),
    Deed("undo_turn", "turn", N_("deeds", "Undo turn"), "Ctrl+Shift+Z"),
    Deed("redo", "redo", N_("deeds", "Redo"), "Ctrl+Y"),
    Deed("hint", "hint", N_("deeds", "Hint"), "H"),
    Deed("replay", "replay", N_("deeds", "What happened?"), "W"),
    Deed("review", "play", N_("deeds", "Replay"), "Ctrl+R"),
    Deed("share", "share", N_("deeds", "Share replay…"), "Ctrl+E"),
    Deed("skip", "step", N_("deeds", "Skip the animation"), "Space"),
    Deed("pause", "pause", N_("deeds", "Pause"), "P", checkable=True),
    Deed("step", "step", N_("deeds", "One move"), "N"),
    Deed("ranking", "cup", N_("deeds", "Ranking"), "R"),
    Deed("log", "log", N_("deeds", "Log and moves"), "L", checkable=True),
    Deed("rules", "book", N_("deeds", "Rules"), "F1"),
    Deed("save_as", "export", N_("deeds", "Save a copy…"), "Ctrl+S"),
    Deed("load", "folder", N_("deeds", "Load a match…"), "Ctrl+O"),
    Deed("again", "plus", N_("deeds", "New game…"), "Ctrl+N"),
    Deed("preferences", "gear", N_("deeds", "Preferences…"), "Ctrl+,"),
    Deed("sound", "sound", N_("deeds", "Sound"), "Ctrl+M", checkable=True, off="mute"),
    Deed("full_screen", "screen", N_("deeds", "Full screen"), "F11", checkable=True),
    Deed("quit", "quit", N_("deeds", "Quit"), "Ctrl+Q"),
)

MENU: Final = (
    ("undo_turn", "replay", "review", "share"),
    ("again", "load", "save_as"),
    ("rules", "preferences", "sound", "full_screen"),
    ("lobby", "quit"),
)
"""The menu of the bar, in groups."""

IN_LOBBY: Final = ("load", "preferences", "full_screen", "quit")
"""Those whose keys work away from the table, too."""


def make_deeds(page: QWidget, names: Collection[str] = ()) -> Mapping[str, QAction]:
    """The actions by id, all or those of these names, their keys working while the focus is in
    `page`."""
    made: dict[str, QAction] = {}
    for deed in DEEDS:
        if names and deed.id not in names:
            continue
        action = QAction(page)
        action.setObjectName(deed.id)
        action.setCheckable(deed.checkable)
        action.setShortcut(QKeySequence(deed.keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if deed.off:
            action.toggled.connect(lambda _, deed=deed, action=action: _picture(deed, action))
        page.addAction(action)
        made[deed.id] = action
    return made


def retell_deeds(made: Mapping[str, QAction]) -> None:
    """Put words and icons in the language and the theme of now."""
    for deed in DEEDS:
        action = made[deed.id]
        words = render(deed.words)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setText(words)
        action.setToolTip(f"{words} ({keys})" if keys else words)
        _picture(deed, action)


def _picture(deed: Deed, action: QAction) -> None:
    off = deed.off and not action.isChecked()
    action.setIcon(icon(deed.off if off else deed.image))
