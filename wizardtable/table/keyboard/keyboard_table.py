# SPDX-License-Identifier: MIT
"""The half of the table that understands: what gestures mean, and what keys do."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from wizardtable.core.text import Message
from wizardtable.play.translate import render
from wizardtable.table.keyboard import reachable_places
from wizardtable.table.keyboard.cursor import ARROWS, Way
from wizardtable.table.opening_display import OpeningDisplay
from wizardtable.table.spoken.announcements import announce
from wizardtable.table.view import (
    ENTER,
    ERASE,
    Act,
    Arranging,
    Intent,
    Key,
    Nothing,
    Rearranged,
    Refuse,
)

_WITH_SIGNS: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers with which digits and signs are typed."""

_PRESSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press what the cursor is on."""

_BY_KEY: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Why a table has the focus whose player uses the keyboard."""


class KeyboardTable(OpeningDisplay):
    """A table that can be played at with the keyboard alone.

    Arrows lead to what may be used now; with Ctrl they lead to everything that has a name, from
    group to group up and down; Alt with a digit leads to a group.
    """

    _acted = False

    # Meaning.

    def _handle(self, intent: Intent) -> None:
        self._drag = None
        self._acted = isinstance(intent, Act)
        match intent:
            case Act(action, then):
                for one in (action, *then):
                    shown = self._shown
                    self.chosen.emit(one)
                    if shown == self._shown:  # nobody played it: everything goes back
                        self._refresh(self._quick)
                        break
            case Refuse(reason):
                self._refuse(reason)
            case Rearranged():
                self._hinted = frozenset()
                self._refresh(self._quick)
            case Nothing():
                self._refresh(self._quick)

    def _refuse(self, reason: Message) -> None:
        self._refresh(0.0 if self._still else 1.0)
        self.table_sounds.refuse()
        self.refused.emit(reason)
        announce(self, render(reason))

    def _activate(self, key: Key) -> bool:
        """A piece, zone or choice is clicked, or Enter is pressed on it; false for a piece that
        means nothing now."""
        if key[:2] == ("table", "choice"):
            self._handle(self.sitting.choose(str(key[2])))
        elif key == ("table", "whole"):
            self.see_whole()
        elif key == ("table", "sort") and isinstance(self.sitting, Arranging):
            self._handle(self.sitting.sort_hand())
        elif key == ("table", "turn") and self._hover:
            self._handle(self.sitting.turn(self._hover))
        elif key[0] == "zone":
            self._handle(self.sitting.reach(str(key[1])))
        elif key[0] != "table":
            intent = self.sitting.click(key)
            self._handle(intent)
            return not isinstance(intent, Nothing)
        return True

    # The keyboard.

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Arrows move the cursor, Enter takes, Esc takes back, Space skips, I explains; what is
        left is the game's."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        plain = not modifiers & ~_WITH_SIGNS
        done = (
            self._moved_by(key, modifiers)
            or self._pressed_by(event)
            or (key == Qt.Key.Key_Escape and (self.cancel() or self.see_whole()))
            or (control and self._magnify_by(key))
            or (plain and (self._asked_by(key) or self._typed_by(event) or self._magnify_by(key)))
        )
        if not done:
            super().keyPressEvent(event)

    def _moved_by(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Move the cursor; false for keys that do not mean that."""
        way = ARROWS.get(key)
        if way is not None and modifiers & Qt.KeyboardModifier.ControlModifier:
            self._stray(way)
        elif way is not None:
            self._move_cursor(self._cursor.step(way, self._places()))
        elif modifiers & Qt.KeyboardModifier.AltModifier and _is_digit(key):
            self._jump_to(int(key) - int(Qt.Key.Key_0))
        else:
            return False
        return True

    def _stray(self, way: Way) -> None:
        """Go to the next place that has a name, or to the next group of them."""
        across, down = way.value
        at, groups = self._cursor.at, self._groups()
        if across:
            self._stray_to(reachable_places.next_in(groups, at, across))
        elif (key := reachable_places.next_group(groups, at, down)) is not None:
            self._say(self._name_of_group(key))
            self._stray_to(key)

    def _jump_to(self, number: int) -> None:
        """Go to the group of this number, from 1, which is the same all through a match; 0 is what
        is in none."""
        named = self._layout.groups
        groups = dict(self._named_groups())
        name = named[number - 1].name if 0 < number <= len(named) else ""
        self._say(name)
        if (number == 0 or name) and name in groups:
            self._stray_to(groups[name][0])

    def _stray_to(self, key: Key | None) -> None:
        place = next((one for one in self._named_places() if one[0] == key), None)
        if place is not None:
            self._cursor.go_to(place)
            self._move_cursor(key)

    def _groups(self) -> list[list[Key]]:
        """Everything that has a name, in the groups that a player would ask for."""
        return [keys for _, keys in self._named_groups()]

    def _named_groups(self) -> list[tuple[str, list[Key]]]:
        return reachable_places.grouped(self._layout, self._named_places())

    def _name_of_group(self, key: Key) -> str:
        """The group that a place is in, as it is said before the place."""
        return next((name for name, keys in self._named_groups() if key in keys), "")

    def _pressed_by(self, event: QKeyEvent) -> bool:
        """Press what the cursor is on, once for each time the key goes down; Space only skips
        while something moves. False where there is nothing to be pressed."""
        if event.key() == Qt.Key.Key_Space and self.table.animator.busy:
            self.skip()
            return True
        at = self._cursor.at
        if at is None or event.key() not in _PRESSES or event.modifiers() & ~_WITH_SIGNS:
            return False
        if not event.isAutoRepeat() and not self._activate(at) and self._sheet != at:
            self._explain_cursor()
        return True

    def _asked_by(self, key: Qt.Key) -> bool:
        """Explain or turn what the cursor is on, or else the pointer; false for other keys."""
        if key == Qt.Key.Key_I:
            self._explain_cursor()
        elif key == Qt.Key.Key_T and (self._cursor.at or self._hover):
            self._handle(self.sitting.turn(self._cursor.at or self._hover or ()))
        else:
            return False
        return True

    def _typed_by(self, event: QKeyEvent) -> bool:
        """Give a key to the game; false for one that means nothing there."""
        letter = _letter(event)
        intent = self.sitting.press(letter) if letter else Nothing()
        if not isinstance(intent, Nothing):
            if not letter.isalpha():
                self._cursor.leave()  # so that Enter goes to the number that is being typed
            self._handle(intent)
            return True
        sorts = isinstance(self.sitting, Arranging) and self.sitting.can_sort()
        if event.key() == Qt.Key.Key_S and isinstance(self.sitting, Arranging) and sorts:
            self._handle(self.sitting.sort_hand())
            return True
        return False

    def _magnify_by(self, key: Qt.Key) -> bool:
        """Bring the table nearer or farther away; false for keys that do not mean that."""
        match key:
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.magnify_middle(1)
            case Qt.Key.Key_Minus:
                self.magnify_middle(-1)
            case Qt.Key.Key_0:
                self.see_whole()
            case _:
                return False
        return True

    def _move_cursor(self, key: Key | None) -> None:
        """Show the cursor where it has come to, say what is there, and have the sheet follow that
        explains it."""
        if key is None:
            return
        hot = str(key[2]) if key[:2] == ("table", "choice") else None
        if hot != self._hot:
            self._hot = hot
            self.sitting.point(hot)
        if self._sheet is not None:
            self._sheet = key
        self._refresh(self._quick)
        zones = [zone.box for zone in self._layout.zones if key == ("zone", zone.id)]
        self.bring_into_sight(zones or self._boxes([key]))
        self.announced.emit(self._name_of(key))  # a screen reader hears where the focus is

    def _name_of(self, key: Key) -> str:
        if key[0] == "zone":
            return next((zone.name for zone in self._layout.zones if zone.id == key[1]), "")
        item = self.table.items_by_key.get(key)
        return item.placement.name if item else ""

    def _explain_cursor(self) -> None:
        key = self._cursor.at or self._hover
        self._sheet = None if self._sheet == key else key
        self._refresh_own()

    def _leave_cursor(self) -> None:
        """The pointer is used, and not the keys."""
        self._cursor.leave()
        self._hide_sheet()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Who comes here by a key sees where the keys go."""
        super().focusInEvent(event)
        if event.reason() in _BY_KEY:
            self._move_cursor(self._cursor.appear(self._places(), self._named_places()))


def _is_digit(key: Qt.Key) -> bool:
    return Qt.Key.Key_0 <= key <= Qt.Key.Key_9


def _letter(event: QKeyEvent) -> str:
    """What a key is called to a sitting; "" where it has no meaning there."""
    match Qt.Key(event.key()):
        case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
            return ERASE
        case Qt.Key.Key_Return | Qt.Key.Key_Enter:
            return ENTER
    text = event.text()
    return text.upper() if text.isalnum() or text in ("+", "-") else ""
