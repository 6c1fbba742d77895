# SPDX-License-Identifier: MIT
"""The half of the table that understands: what gestures mean, and what keys do."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent

from wizardtable.core.text import N_, Message
from wizardtable.play.translate import render
from wizardtable.table.keyboard import key_places, reachable_places
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

HOLD_SECONDS: Final = 0.5
"""For so long after a change, a key or a click may still be meant for what was there before."""

_NOT_BY_SPACE: Final = N_("table", "Press Enter: this ends your turn, so Space does not do it.")

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

    Attributes:
        hold_seconds: for so long after a turn has come, Enter and clicks do nothing; for so long
            after any motion, skip or turn, Space only skips.
    """

    hold_seconds = HOLD_SECONDS
    _acted = False
    _by_space = False

    # Meaning.

    def _handle(self, intent: Intent) -> None:
        self._drag = None
        self._acted = isinstance(intent, Act)
        match intent:
            case Act(action, then) if self._by_space and self._passes_turn(action, *then):
                self._refuse(_NOT_BY_SPACE)
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

    def _passes_turn(self, *actions: object) -> bool:
        return self._frame is not None and self._frame.passes_turn(*actions)

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
        if plain and key in _PRESSES and self._holds(key):
            return
        self._by_space = key == Qt.Key.Key_Space
        done = (
            self._moved_by(event)
            or self._pressed_by(event)
            or (key == Qt.Key.Key_Escape and (self.cancel() or self.see_whole()))
            or (control and self._magnify_by(event))
            or (plain and (self._asked_by(event) or self._typed_by(event)))
            or (plain and self._magnify_by(event))
        )
        self._by_space = False
        if not done:
            super().keyPressEvent(event)

    def _holds(self, key: Qt.Key) -> bool:
        """Whether a key is meant for what was there before, and does nothing else than skip."""
        if key != Qt.Key.Key_Space:
            return self.is_too_early
        if not self.is_too_early and not self.is_stirring:
            return False
        self.skip()
        return True

    def allows(self, key: Qt.Key, action: object) -> bool:
        """Returns whether a key may play an action of the list of moves now, as it would from here;
        the player is told why Space does not."""
        if self._holds(key):
            return False
        if key == Qt.Key.Key_Space and self._passes_turn(action):
            self._refuse(_NOT_BY_SPACE)
            return False
        return True

    @property
    def is_too_early(self) -> bool:
        """Whether the turn has come only now, so that a click was meant for what was there."""
        return self.table.animator.clock() - self._turned_at < self.hold_seconds

    @property
    def is_stirring(self) -> bool:
        """Whether something moves, or did just now, or was skipped."""
        animator = self.table.animator
        return animator.stirs or animator.clock() - animator.stirred_at < self.hold_seconds

    def _moved_by(self, event: QKeyEvent) -> bool:
        """Move the cursor; false for keys that do not mean that."""
        way, modifiers = ARROWS.get(Qt.Key(event.key())), event.modifiers()
        control = modifiers & Qt.KeyboardModifier.ControlModifier
        number = key_places.digit_of(event)
        if way is not None and control:
            self._stray(way)
        elif way is not None:
            self._move_cursor(self._cursor.step(way, self._places()))
        elif number is not None and modifiers & Qt.KeyboardModifier.AltModifier and not control:
            self._jump_to(number)
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
        """Press what the cursor is on, once for each time the key goes down. False where there is
        nothing to be pressed."""
        at = self._cursor.at
        if at is None or event.key() not in _PRESSES or event.modifiers() & ~_WITH_SIGNS:
            return False
        if not event.isAutoRepeat() and not self._activate(at) and self._sheet != at:
            self._explain_cursor()
        return True

    def _asked_by(self, event: QKeyEvent) -> bool:
        """Explain or turn what the cursor is on, or else the pointer; false for other keys."""
        key = key_places.key_of(event)
        if key == "I":
            self._explain_cursor()
        elif key == "T" and (self._cursor.at or self._hover):
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
        if letter == "S" and isinstance(self.sitting, Arranging) and sorts:
            self._handle(self.sitting.sort_hand())
            return True
        return False

    def _magnify_by(self, event: QKeyEvent) -> bool:
        """Bring the table nearer or farther away; false for keys that do not mean that. With Ctrl,
        a sign counts on every key that types it: on AZERTY, that of the minus is that of the 6."""
        key, meant = Qt.Key(event.key()), key_places.key_of(event)
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if meant == "+" or key == Qt.Key.Key_Equal or (control and key == Qt.Key.Key_Plus):
            self.magnify_middle(1)
        elif meant == "-" or (control and key == Qt.Key.Key_Minus):
            self.magnify_middle(-1)
        elif meant == "0":
            self.see_whole()
        else:
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


def _letter(event: QKeyEvent) -> str:
    """What a key is called to a sitting; "" where it has no meaning there."""
    match Qt.Key(event.key()):
        case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
            return ERASE
        case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
            return ENTER
    return key_places.key_of(event)
