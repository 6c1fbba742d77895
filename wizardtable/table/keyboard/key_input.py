# SPDX-License-Identifier: MIT
"""Keyboard input at the table: moves the cursor, and turns keys into intents."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from wizardtable.table.detail_card import DetailCard
from wizardtable.table.grip import Grip
from wizardtable.table.intents import IntentHandler
from wizardtable.table.keyboard import key_places
from wizardtable.table.keyboard.cursor import (
    WAYS_BY_ARROW_KEY,
    Way,
    key_at_step,
    keys_by_group,
    next_group,
)
from wizardtable.table.loupe import Loupe
from wizardtable.table.spoken.announcements import Speech
from wizardtable.table.stage import Stage
from wizardtable.table.view import ENTER, ERASE, Arranging, Key, Nothing
from wizardtable.table.zones import Box

_TYPING_MODIFIERS: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""Modifiers that may be held while digits and signs are typed."""

_PRESS_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that press the piece at the cursor."""


class KeyInput:
    """Lets a player play with the keyboard alone.

    Arrow keys move the cursor to usable places. With Ctrl, left and right move it to everything
    that has a name, up and down from group to group. Alt with a digit moves it to a group.
    """

    def __init__(
        self,
        stage: Stage,
        intents: IntentHandler,
        card: DetailCard,
        grip: Grip,
        loupe: Loupe,
        speech: Speech,
    ) -> None:
        self._stage, self._intents, self._card = stage, intents, card
        self._grip, self._loupe, self._speech = grip, loupe, speech

    def press(self, event: QKeyEvent) -> bool:
        """Carries out a key. Returns False for a key that means nothing at the table now.

        Arrows move the cursor, and Enter or Space presses the piece there. Esc takes an unfinished
        move back. The key I explains the piece, and the key T turns the piece. Further keys belong
        to the game or magnify the table. While something moves, Space skips the motion instead.
        During a climax, Esc ends the climax, and any other key goes on to its next step.
        """
        self._speech.cut()
        if self._stage.climax.is_running:
            return self._press_in_climax(event)
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        has_control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        is_plain = not modifiers & ~_TYPING_MODIFIERS
        intents = self._intents
        if is_plain and key in _PRESS_KEYS and intents.holds(key):
            return True
        intents.by_space = key == Qt.Key.Key_Space
        is_handled = (
            self._handle_move(event)
            or self._handle_press(event)
            or (key == Qt.Key.Key_Escape and (intents.cancel() or self._loupe.see_whole()))
            or (has_control and self._handle_zoom(event))
            or (is_plain and (self._handle_question(event) or self._handle_game_key(event)))
            or (is_plain and self._handle_zoom(event))
        )
        intents.by_space = False
        return is_handled

    def _press_in_climax(self, event: QKeyEvent) -> bool:
        """Hastens or ends a climax. Returns False for modifiers and for keys of the window."""
        key = Qt.Key(event.key())
        if key in key_places.MODIFIER_KEYS or event.modifiers() & ~_TYPING_MODIFIERS:
            return False
        if event.isAutoRepeat():
            return True
        if key == Qt.Key.Key_Escape:
            self._stage.finish_motion()
        else:
            self._stage.skip()
        return True

    def _handle_move(self, event: QKeyEvent) -> bool:
        """Moves the cursor. Returns False for keys that do not move it."""
        way = WAYS_BY_ARROW_KEY.get(Qt.Key(event.key()))
        has_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        number = key_places.digit_of(event)
        if way is not None and has_control:
            self._step_to_named(way)
        elif way is not None:
            self._show_cursor(self._stage.cursor.step(way, self._stage.usable_places()))
        elif number is not None and key_places.leads_to_group(event):
            self._jump_to_group(number)
        else:
            return False
        return True

    def _handle_press(self, event: QKeyEvent) -> bool:
        """Presses the piece at the cursor. Returns False for other keys, or for a hidden cursor.

        A key that is held down presses only once.
        """
        at = self._stage.cursor.at
        if at is None or event.key() not in _PRESS_KEYS or event.modifiers() & ~_TYPING_MODIFIERS:
            return False
        zone = None if at[0] == "zone" else self._stage.target_under(at)
        had_answers = self._stage.has_answers
        if not event.isAutoRepeat() and not self._intents.click(at, zone) and self._card.key != at:
            self._explain()
        if self._stage.has_answers and not had_answers:
            self._stand_on_answer()
        return True

    def _stand_on_answer(self) -> None:
        """Puts the cursor on the button that accepts what a key has prepared, such as a bid.

        If that cannot be accepted, the cursor goes to the last button, which leads back.
        """
        usable = [choice for choice in self._stage.offers.choices if choice.is_open]
        if usable:
            best = next((choice for choice in usable if choice.is_primary), usable[-1])
            self.stand_on(("table", "choice", best.id))

    def _handle_question(self, event: QKeyEvent) -> bool:
        """Explains or turns the piece at the cursor; if the cursor is hidden, at the pointer.

        Returns False for other keys.
        """
        key, at = key_places.key_of(event), self._stage.cursor.at or self._grip.hover
        if key == "I":
            self._explain()
        elif key == "T" and at:
            self._intents.handle(self._stage.sitting.turn(at))
        else:
            return False
        return True

    def _handle_game_key(self, event: QKeyEvent) -> bool:
        """Gives a key to the game, or sorts the hand. Returns False if the key means nothing."""
        letter, sitting = _game_letter(event), self._stage.sitting
        intent = sitting.press_key(letter) if letter else Nothing()
        if not isinstance(intent, Nothing):
            if not letter.isalpha():
                self._stage.leave_cursor()  # so that Enter confirms the typed number
            self._intents.handle(intent)
            return True
        if letter == "S" and isinstance(sitting, Arranging) and sitting.can_sort():
            self._intents.handle(sitting.sort_hand())
            return True
        return False

    def _handle_zoom(self, event: QKeyEvent) -> bool:
        """Magnifies or reduces the table. Returns False for other keys.

        With Ctrl, every key that types "+" or "-" magnifies or reduces, such as the AZERTY key that
        types "-" and 6. Without Ctrl, this key means 6.
        """
        key, meant = Qt.Key(event.key()), key_places.key_of(event)
        has_control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if meant == "+" or key == Qt.Key.Key_Equal or (has_control and key == Qt.Key.Key_Plus):
            self._loupe.magnify_middle(1)
        elif meant == "-" or (has_control and key == Qt.Key.Key_Minus):
            self._loupe.magnify_middle(-1)
        elif meant == "0":
            self._loupe.see_whole()
        else:
            return False
        return True

    # The cursor.

    def appear(self) -> None:
        """Shows the cursor near its last place, because a key has led the player to the table."""
        stage = self._stage
        self._show_cursor(self._stage.cursor.appear(stage.usable_places(), stage.named_places()))

    def stand_on(self, key: Key | None) -> None:
        """Puts the cursor on the place with this key, usable or not.

        Does nothing if there is no place with this key that has a name.
        """
        place = next((place for place in self._stage.named_places() if place[0] == key), None)
        if place is not None:
            self._stage.cursor.go_to(place)
            self._show_cursor(key)

    def cursor_box(self) -> Box | None:
        """Returns the box of the cursor in the viewport; None while the cursor is hidden."""
        places = [*self._stage.usable_places(), *self._stage.named_places()]
        cursor_box = next((box for key, box in places if key == self._stage.cursor.at), None)
        return None if cursor_box is None else self._loupe.in_viewport(cursor_box)

    def named_groups(self) -> list[tuple[str, list[Key]]]:
        """Returns the keys of all places with a name, as pairs (name of the group, keys)."""
        return keys_by_group(self._stage.layout, self._stage.named_places())

    def _step_to_named(self, way: Way) -> None:
        """Moves the cursor to the next place with a name, or with up and down to the next group."""
        across, down = way.value
        named = self.named_groups()
        at, groups = self._stage.cursor.at, [keys for _, keys in named]
        if across:
            self.stand_on(key_at_step(groups, at, across))
        elif (key := next_group(groups, at, down)) is not None:
            self._speech.say(next((name for name, keys in named if key in keys), ""))
            self.stand_on(key)

    def _jump_to_group(self, number: int) -> None:
        """Moves the cursor to the group with this number, and announces the group.

        Groups are numbered from 1, and keep their numbers during a whole match. 0 means the places
        that are in no group.
        """
        named = self._stage.layout.groups
        groups = dict(self.named_groups())
        name = named[number - 1].name if 0 < number <= len(named) else ""
        self._speech.say(name)
        if (number == 0 or name) and name in groups:
            self.stand_on(groups[name][0])

    def _show_cursor(self, key: Key | None) -> None:
        """Shows the cursor on the place with this key; does nothing for None.

        A screen reader hears the name of the place, and a visible detail card explains it.
        """
        if key is None:
            return
        stage = self._stage
        stage.point_at_choice(key)
        stage.scene.nudge(key if key in stage.offers.sources else None, 0.0)
        self._card.move_to(key)
        stage.refresh(stage.quick_pace)
        zones = [zone.box for zone in stage.layout.zones if key == ("zone", zone.id)]
        self._loupe.bring_into_sight(zones or stage.boxes([key]))
        self._speech.said.emit(stage.name_of(key))  # a screen reader hears where the focus is

    def _explain(self) -> None:
        """Shows the detail card of the piece at the cursor or pointer, or hides a visible one."""
        key = self._stage.cursor.at or self._grip.hover
        self._card.show(None if self._card.key == key else key)


def _game_letter(event: QKeyEvent) -> str:
    """Returns the text that `Sitting.press_key` gets for a key; "" for a key that no game uses."""
    match Qt.Key(event.key()):
        case Qt.Key.Key_Backspace | Qt.Key.Key_Delete:
            return ERASE
        case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
            return ENTER
    return key_places.key_of(event)
