# SPDX-License-Identifier: MIT
"""Tells of a table: the pieces of its layout, its buttons, its places and its announcements."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from wizardtable.core.text import N_
from wizardtable.play.frames import Frame
from wizardtable.play.translate import labelled, render
from wizardtable.table.detail_card import DetailCard
from wizardtable.table.grip import Grip
from wizardtable.table.intents import IntentHandler
from wizardtable.table.keyboard.key_input import KeyInput
from wizardtable.table.spoken.announcements import Announcements, Speech, announcements_of
from wizardtable.table.spoken.piece_tree import FOCUS, PRESS
from wizardtable.table.spoken.told import EXPLAIN, PLAY, TURN, Kind, Told, ToldGroup, told_apart
from wizardtable.table.stage import Stage
from wizardtable.table.view import Explanation, Key, Placement

BUTTONS: Final = (("table", "sort"), ("table", "whole"))
"""The table's own pieces that are buttons, besides those of the panel."""


class TableTelling(QObject):
    """Describes one table to assistive technology, and acts for it; see `told.Telling`.

    Attributes:
        curtain: the widget that hides the table while it is shown; None if there is none.

    Signals:
        changed(): the description has changed.
    """

    changed = Signal()

    def __init__(
        self,
        view: QWidget,
        stage: Stage,
        intents: IntentHandler,
        keys: KeyInput,
        card: DetailCard,
        grip: Grip,
        speech: Speech,
    ) -> None:
        super().__init__(view)
        self.curtain: QWidget | None = None
        self._view, self._stage, self._intents, self._speech = view, stage, intents, speech
        self._keys, self._card, self._grip = keys, card, grip
        self._announced: Announcements | None = None
        self._told_taken: tuple[Key, ...] = ()
        self._told_card: Key | None = None
        stage.shown_anew.connect(self._follow_stage)
        stage.own_shown.connect(self._follow_card)

    def expect(self, frame: Frame) -> None:
        """Prepares for a frame that is about to be shown."""
        before = self._stage.frame
        if before is not None and before.viewer != frame.viewer:
            self._speech.forget()  # another viewer must not read what this one heard
        self._told_taken = ()

    def _follow_stage(self) -> None:
        """Says the taken pieces, if they have changed."""
        taken = self._stage.offers.taken
        drag = self._grip.drag
        if taken != self._told_taken and not (drag is not None and drag.carried):
            self._told_taken = taken
            self._speech.say(self.taken())
        self.changed.emit()

    def _follow_card(self) -> None:
        """Says the explanation of the piece at the cursor, if it has changed."""
        key = self._card.key
        if key != self._told_card:
            self._told_card = key
            if key is not None and key == self._stage.cursor.at:
                self._speech.say(" ".join(self.explained(key)))
        self.changed.emit()

    def groups(self) -> Sequence[ToldGroup]:
        """Returns the buttons, the game's groups, the places and what was announced."""
        if self._silent:
            return ()
        offers, layout = self._stage.offers, self._stage.layout
        pieces = {piece.key: piece for piece in layout.pieces}
        sources, taken = set(offers.sources), set(offers.taken)
        told = [self._buttons()]
        for group in layout.groups:
            found = [self._piece(pieces[key], sources, taken) for key in group.keys]
            told.append(ToldGroup(group.id, group.name, told_apart(found)))
        zones = sorted(layout.zones, key=lambda zone: zone.id not in offers.targets)
        places = [
            Told(("zone", zone.id), zone.name, usable=zone.id in offers.targets)
            for zone in zones
            if zone.name
        ]
        told.append(ToldGroup("places", render(N_("table", "Places")), told_apart(places)))
        told.append(self._said())
        return told

    @property
    def _silent(self) -> bool:
        """True while the table is hidden, and nothing may be said of it."""
        covered = self.curtain is not None and not self.curtain.isHidden()
        return covered or not self._view.isVisible()

    def _piece(self, piece: Placement, sources: set[Key], taken: set[Key]) -> Told:
        key = piece.key
        usable = key in sources or key in taken or bool(self._stage.target_under(key))
        return Told(key, piece.name, usable=usable, taken=key in taken, turns=piece.turns)

    def _buttons(self) -> ToldGroup:
        offers = self._stage.offers
        found = [
            Told(
                ("table", "choice", one.id),
                one.label,
                Kind.BUTTON,
                usable=one.open,
                closed=not one.open,
            )
            for one in offers.choices
        ]
        for key in BUTTONS:
            item = self._stage.scene.items_by_key.get(key)
            if item is not None and item.placement.name:
                found.append(Told(key, item.placement.name, Kind.BUTTON, usable=True))
        name = offers.heading or render(N_("table", "Buttons on the table"))
        return ToldGroup("buttons", name, tuple(found))

    def _said(self) -> ToldGroup:
        announced = announcements_of(self._view)
        if announced is not self._announced:
            self._announced = announced
            announced.changed.connect(self.changed)
        told = [Told(("said", number), words, Kind.SENTENCE) for number, words in announced.lines]
        return ToldGroup("said", render(N_("table", "Log")), tuple(told))

    def describe(self, key: Key) -> str:
        """Returns what can be done with it, and what is explained of it."""
        offers = self._stage.offers
        if key[:2] == ("table", "choice"):
            return next((one.detail for one in offers.choices if one.id == key[2]), "")
        if key[0] in ("table", "said"):
            return ""
        words = []
        if key in offers.taken:
            words.append(self._taken())
        elif key in offers.sources:
            words.append(render(N_("table", "Can be taken.")))
        elif (key[0] == "zone" and key[1] in offers.targets) or self._stage.target_under(key):
            words.append(render(N_("table", "The piece you picked up can go here.")))
        return " ".join([*words, *self._besides(key)])

    def _besides(self, key: Key) -> list[str]:
        """What is explained of a piece that its name does not say already."""
        explained = self.explained(key)
        item = self._stage.scene.items_by_key.get(key)
        name = item.placement.name if item is not None else ""
        return explained[1:] if explained and name.startswith(explained[0][:-1]) else explained

    def taken(self) -> str:
        """Returns what is taken now and where it can go; nothing where nothing is taken."""
        items = self._stage.scene.items_by_key
        keys = [key for key in self._stage.offers.taken if key in items]
        names = [items[key].placement.name for key in keys]
        if not names:
            return ""
        return f"{', '.join(filter(None, names))}. {self._taken()}"

    def _taken(self) -> str:
        layout, targets = self._stage.layout, self._stage.offers.targets
        zones = [zone.name for zone in layout.zones if zone.id in targets]
        if not zones:
            return render(N_("table", "Taken."))
        places = ", ".join(dict.fromkeys(name for name in zones if name))
        return render(N_("table", "Taken. Can go to: {places}.").of(places=places))

    def explained(self, key: Key) -> list[str]:
        """Returns what the detail card of a piece says, a sentence or row at a time."""
        if key[0] in ("zone", "table", "said"):
            return []
        explanation = self._stage.sitting.explain(key)
        return [] if explanation is None else _sentences(explanation)

    def box_of(self, key: Key) -> QRect:
        """Returns where it lies in the viewport."""
        box = self._stage.box_in_viewport(key)
        if box is None:
            return QRect()
        return QRect(round(box.x), round(box.y), round(box.w), round(box.h))

    def focused(self) -> Key | None:
        """Returns what the keyboard cursor stands on, while the keys go to the table."""
        return self._stage.cursor.at if self._view.hasFocus() else None

    def invoke(self, key: Key, action: str) -> None:
        """Does what a gesture would do; a piece that means nothing now is explained."""
        if self._silent:
            return
        if action == FOCUS:
            self.stand_on(key)
        elif action == EXPLAIN:
            self._explain(key)
        elif action == TURN:
            self._intents.handle(self._stage.sitting.turn(key))
        elif action == PLAY:
            self._play(key)
        elif action == PRESS and not self._click(key):
            self._explain(key)

    def stand_on(self, key: Key) -> None:
        """Puts the keyboard cursor on a piece, a zone or a button."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._keys.stand_on(key)

    def _click(self, key: Key) -> bool:
        """Acts as a click on a piece or a zone. Returns False if it means nothing now."""
        self._intents.acted = False
        zone = None if key[0] == "zone" else self._stage.target_under(key)
        return self._intents.click(key, zone)

    def _play(self, key: Key) -> None:
        """Acts as a double click on a piece."""
        if self._click(key) and not self._intents.acted:
            self._intents.handle(self._stage.sitting.double(key))

    def _explain(self, key: Key) -> None:
        nothing = render(N_("table", "There is nothing more to explain here."))
        self._speech.answer(" ".join(self.explained(key)) or nothing)


def _sentences(explanation: Explanation) -> list[str]:
    rows = [f"{labelled(name, str(number))}." for name, number in explanation.ledger]
    title = explanation.title
    return [f"{title}." if title[-1:].isalnum() else title, *explanation.lines, *rows]
