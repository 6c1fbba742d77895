# SPDX-License-Identifier: MIT
"""The commands of the match page, such as undo or hint, as Qt actions, and the menus of the bar."""

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
    """A command that the player gives by a menu, a button or a key.

    Attributes:
        id: the id, which is also the object name of the command's action.
        icon_name: the icon: a file of `resources/art/ui`, without `.svg`.
        words: the text in menus and tooltips.
        keys: the keyboard shortcut; "" for none.
        is_checkable: whether the command switches something on and off.
        unchecked_icon_name: the icon while the command is switched off; "" for the same icon.
        fades_when_idle: whether the icon is faint while the command has nothing to act on, such as
            a move that the player has begun.
    """

    id: str
    icon_name: str
    words: Message
    keys: str = ""
    is_checkable: bool = False
    unchecked_icon_name: str = ""
    fades_when_idle: bool = False


COMMANDS: Final = (
    Command("lobby", "home", N_("deeds", "Lobby")),
    Command("undo", "undo", N_("deeds", "Undo"), "Ctrl+Z"),
    Command("undo_turn", "turn", N_("deeds", "Undo turn"), "Ctrl+Shift+Z"),
    Command("redo", "redo", N_("deeds", "Redo"), "Ctrl+Y"),
    Command("hint", "hint", N_("deeds", "Hint"), "H"),
    Command("why_not", "ask", N_("deeds", "Why not this move?"), "Shift+H", fades_when_idle=True),
    Command("play_move", "hat", N_("deeds", "Let the Grand Magus make my move"), "Ctrl+G"),
    Command("play_turn", "hat", N_("deeds", "Let the Grand Magus finish my turn"), "Ctrl+Shift+G"),
    Command("play_rest", "hat", N_("deeds", "Let the Grand Magus finish the match"), "Ctrl+Alt+G"),
    Command("take_over", "person", N_("deeds", "Take over"), "Ctrl+T"),
    Command("give_up", "flag", N_("deeds", "Give up…")),
    Command("replay", "replay", N_("deeds", "What happened?"), "W"),
    Command("review", "play", N_("deeds", "Replay"), "Ctrl+R"),
    Command("share", "share", N_("deeds", "Share replay…"), "Ctrl+E"),
    Command("skip", "step", N_("deeds", "Skip the animation"), "Space"),
    Command("pause", "pause", N_("deeds", "Pause"), "P", is_checkable=True),
    Command("step", "step", N_("deeds", "Next move"), "N"),
    Command("ranking", "cup", N_("deeds", "Ranking"), "R"),
    Command("log", "log", N_("deeds", "Log and moves"), "L", is_checkable=True),
    Command("situation", "tell", N_("deeds", "Describe the position"), "F2"),
    Command("last_turn", "journal", N_("deeds", "Describe the last moves"), "F3"),
    Command("to_moves", "moves", N_("deeds", "Switch between moves, log and table"), "F6"),
    Command("rules", "book", N_("deeds", "Rules"), "F1"),
    Command("keys", "about", N_("deeds", "Keyboard shortcuts…"), "Ctrl+F1"),
    Command("learn", "ask", N_("deeds", "Lessons…")),
    Command("save_as", "export", N_("deeds", "Save a copy…"), "Ctrl+S"),
    Command("copy_log", "copy", N_("deeds", "Copy the log"), "Ctrl+Shift+C"),
    Command("save_log", "export", N_("deeds", "Save the log…")),
    Command("load", "folder", N_("deeds", "Load a match…"), "Ctrl+O"),
    Command("again", "plus", N_("deeds", "New match…"), "Ctrl+N"),
    Command("preferences", "gear", N_("deeds", "Preferences…"), "Ctrl+,"),
    Command(
        "sound",
        "sound",
        N_("deeds", "Sound"),
        "Ctrl+M",
        is_checkable=True,
        unchecked_icon_name="mute",
    ),
    Command("full_screen", "screen", N_("deeds", "Full screen"), "F11", is_checkable=True),
    Command("quit", "quit", N_("deeds", "Quit"), "Ctrl+Q"),
)


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of the bar above the table.

    Attributes:
        id: the id of the menu.
        icon_name: the icon that replaces the words in a narrow window.
        words: the title.
        groups: the ids of the menu's commands, ten at most; a line separates two groups.
    """

    id: str
    icon_name: str
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
"""The menus of the bar above the table, from left to right."""

LOBBY_COMMAND_IDS: Final = ("load", "preferences", "full_screen", "quit")
"""The ids of the commands whose keys work in the lobby, too."""


def make_commands(page: QWidget, names: Collection[str] = ()) -> Mapping[str, QAction]:
    """Returns new actions by the id of their command; their texts are still empty.

    Args:
        page: the widget that gets the actions; their keys work while the focus is within.
        names: the ids of the commands wanted; all commands if empty.
    """
    actions: dict[str, QAction] = {}
    for command in COMMANDS:
        if names and command.id not in names:
            continue
        action = QAction(page)
        action.setObjectName(command.id)
        action.setCheckable(command.is_checkable)
        action.setShortcut(QKeySequence(command.keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        if command.unchecked_icon_name:
            action.toggled.connect(
                lambda _, command=command, action=action: _draw_icon(command, action)
            )
        page.addAction(action)
        actions[command.id] = action
    LetterShortcuts(page)
    return actions


def retranslate_commands(actions: Mapping[str, QAction]) -> None:
    """Gives the actions of all commands their texts in the current language, and their icons."""
    for command in COMMANDS:
        action = actions[command.id]
        words = render(command.words)
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setText(words)
        action.setToolTip(f"{words} ({keys})" if keys else words)
    redraw_command_icons(actions)


def redraw_command_icons(actions: Mapping[str, QAction]) -> None:
    """Draws the icons of all commands anew, for the current theme and font scale."""
    for command in COMMANDS:
        _draw_icon(command, actions[command.id])


def show_readiness(action: QAction, is_ready: bool) -> None:
    """Draws a command's icon normal or faint, by whether the command has something to act on.

    The command can be pressed in both states.

    Args:
        action: the action of a command with `fades_when_idle`.
        is_ready: whether the command has something to act on.
    """
    if is_ready != bool(action.property("awake")):
        action.setProperty("awake", is_ready)
        _draw_icon(_FADING_COMMANDS[action.objectName()], action)


_FADING_COMMANDS: Final = {command.id: command for command in COMMANDS if command.fades_when_idle}


def _draw_icon(command: Command, action: QAction) -> None:
    is_off = command.unchecked_icon_name and not action.isChecked()
    is_idle = command.fades_when_idle and not action.property("awake")
    ink = appearance.shades().line if is_idle else ""
    action.setIcon(icon(command.unchecked_icon_name if is_off else command.icon_name, ink))
