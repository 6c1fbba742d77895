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
from wizardtable.table.keyboard.letter_shortcuts import LetterShortcuts
from wizardtable.ui.style import appearance
from wizardtable.ui.style.icons import icon


@dataclass(frozen=True, slots=True)
class Command:
    """One of them: icon, words, and its keys ("" for none).

    Attributes:
        off: the icon of a checkable one while it is not checked; "": the same.
        wakes: whether it acts on what is in hand, and is drawn faint while nothing is.
    """

    id: str
    image: str
    words: Message
    keys: str = ""
    checkable: bool = False
    off: str = ""
    wakes: bool = False


COMMANDS: Final = (
    Command("lobby", "home", N_("deeds", "Lobby")),
    Command("undo", "undo", N_("deeds", "Undo"), "Ctrl+Z"),
    Command("undo_turn", "turn", N_("deeds", "Undo turn"), "Ctrl+Shift+Z"),
    Command("redo", "redo", N_("deeds", "Redo"), "Ctrl+Y"),
    Command("hint", "hint", N_("deeds", "Hint"), "H"),
    Command("why_not", "ask", N_("deeds", "Why not this move?"), "Shift+H", wakes=True),
    Command("play_move", "hat", N_("deeds", "Let the Grand Magus make my move"), "Ctrl+G"),
    Command("play_turn", "hat", N_("deeds", "Let the Grand Magus finish my turn"), "Ctrl+Shift+G"),
    Command("play_rest", "hat", N_("deeds", "Let the Grand Magus finish the match"), "Ctrl+Alt+G"),
    Command("take_over", "person", N_("deeds", "Take over"), "Ctrl+T"),
    Command("give_up", "flag", N_("deeds", "Give up…")),
    Command("replay", "replay", N_("deeds", "What happened?"), "W"),
    Command("review", "play", N_("deeds", "Replay"), "Ctrl+R"),
    Command("share", "share", N_("deeds", "Share replay…"), "Ctrl+E"),
    Command("skip", "step", N_("deeds", "Skip the animation"), "Space"),
    Command("pause", "pause", N_("deeds", "Pause"), "P", checkable=True),
    Command("step", "step", N_("deeds", "Next move"), "N"),
    Command("ranking", "cup", N_("deeds", "Ranking"), "R"),
    Command("log", "log", N_("deeds", "Log and moves"), "L", checkable=True),
    Command("situation", "tell", N_("deeds", "Describe the position"), "F2"),
    Command("last_turn", "journal", N_("deeds", "Describe the last moves"), "F3"),
    Command("to_moves", "moves", N_("deeds", "Switch between moves, log and table"), "F6"),
    Command("rules", "book", N_("deeds", "Rules"), "F1"),
    Command("keys", "about", N_("deeds", "Keys…"), "Ctrl+F1"),
    Command("learn", "ask", N_("deeds", "Lessons…")),
    Command("save_as", "export", N_("deeds", "Save a copy…"), "Ctrl+S"),
    Command("copy_log", "copy", N_("deeds", "Copy the log"), "Ctrl+Shift+C"),
    Command("save_log", "export", N_("deeds", "Save the log…")),
    Command("load", "folder", N_("deeds", "Load a match…"), "Ctrl+O"),
    Command("again", "plus", N_("deeds", "New match…"), "Ctrl+N"),
    Command("preferences", "gear", N_("deeds", "Preferences…"), "Ctrl+,"),
    Command("sound", "sound", N_("deeds", "Sound"), "Ctrl+M", checkable=True, off="mute"),
    Command("full_screen", "screen", N_("deeds", "Full screen"), "F11", checkable=True),
    Command("quit", "quit", N_("deeds", "Quit"), "Ctrl+Q"),
)


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of the bar.

    Attributes:
        image: the icon where there is no room for the words.
        groups: the ids of its commands, with a line between two groups; ten at most.
    """

    id: str
    image: str
    words: Message
    groups: tuple[tuple[str, ...], ...]


MENUS: Final = (
    Menu(
        "match",
        "match",
        N_("bar", "Match"),
        (
            ("undo_turn",),
            ("play_move", "play_turn", "play_rest", "take_over"),
            ("again", "load", "save_as"),
            ("give_up",),
            ("quit",),
        ),
    ),
    Menu(
        "view",
        "eye",
        N_("bar", "View"),
        (
            ("review", "share"),
            ("situation", "last_turn"),
            ("copy_log", "save_log"),
            ("sound", "full_screen", "preferences"),
        ),
    ),
    Menu("help", "about", N_("bar", "Help"), (("rules", "learn", "keys"),)),
)
"""The menus of the bar, from left to right."""

IN_LOBBY: Final = ("load", "preferences", "full_screen", "quit")
"""Those whose keys work away from the table, too."""


def make_commands(page: QWidget, names: Collection[str] = ()) -> Mapping[str, QAction]:
    """The actions by id, all or those of these names, their keys working while the focus is in
    `page`."""
    made: dict[str, QAction] = {}
    for command in COMMANDS:
        if names and command.id not in names:
            continue
        action = QAction(page)
        action.setObjectName(command.id)
        action.setCheckable(command.checkable)
        action.setShortcut(QKeySequence(command.keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if command.off:
            action.toggled.connect(
                lambda _, command=command, action=action: _picture(command, action)
            )
        page.addAction(action)
        made[command.id] = action
    LetterShortcuts(page)
    return made


def retell_commands(made: Mapping[str, QAction]) -> None:
    """Put words and icons in the language and the theme of now."""
    for command in COMMANDS:
        action = made[command.id]
        words = render(command.words)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setText(words)
        action.setToolTip(f"{words} ({keys})" if keys else words)
    redraw_commands(made)


def redraw_commands(made: Mapping[str, QAction]) -> None:
    """Draws the icons in the theme and the size of now."""
    for command in COMMANDS:
        _picture(command, made[command.id])


def wake(action: QAction, awake: bool) -> None:
    """Draws a command as one that has something to act on, or as one that has not; pressed all the
    same, it says what it is for."""
    if awake != bool(action.property("awake")):
        action.setProperty("awake", awake)
        _picture(_WAKING[action.objectName()], action)


_WAKING: Final = {command.id: command for command in COMMANDS if command.wakes}


def _picture(command: Command, action: QAction) -> None:
    off = command.off and not action.isChecked()
    asleep = command.wakes and not action.property("awake")
    ink = appearance.shades().line if asleep else ""
    action.setIcon(icon(command.off if off else command.image, ink))
