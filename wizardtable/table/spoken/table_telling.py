# SPDX-License-Identifier: MIT
"""What is told of a table: the pieces of its layout, its buttons, its places and what was said."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect

from wizardtable.core.text import N_
from wizardtable.play.translate import labelled, render
from wizardtable.table.spoken.announcements import Announcements, announce, announcements_of
from wizardtable.table.spoken.piece_faces import FOCUS, PRESS
from wizardtable.table.spoken.told import EXPLAIN, PLAY, TURN, Kind, Told, ToldGroup, told_apart
from wizardtable.table.view import Explanation, Key, Placement

if TYPE_CHECKING:
    from wizardtable.table.table_view import TableView

BUTTONS: Final = (("table", "sort"), ("table", "whole"))
"""The table's own pieces that are buttons, besides those of the panel."""


class TableTelling:
    """What the accessible tree asks of a table; see `told.Telling`."""

    def __init__(self, table: "TableView") -> None:
        self._table = table
        self._announced: Announcements | None = None

    def groups(self) -> Sequence[ToldGroup]:
        """Returns the buttons, the game's groups, the places and what was announced."""
        table = self._table
        if table.silent:
            return ()
        offers, layout = table.offers, table.layout_now
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

    def _piece(self, piece: Placement, sources: set[Key], taken: set[Key]) -> Told:
        key = piece.key
        usable = key in sources or key in taken or bool(self._table.target_under(key))
        return Told(key, piece.name, usable=usable, taken=key in taken, turns=piece.turns)

    def _buttons(self) -> ToldGroup:
        offers = self._table.offers
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
            item = self._table.table.items_by_key.get(key)
            if item is not None and item.placement.name:
                found.append(Told(key, item.placement.name, Kind.BUTTON, usable=True))
        name = offers.heading or render(N_("table", "Buttons on the table"))
        return ToldGroup("buttons", name, tuple(found))

    def _said(self) -> ToldGroup:
        announced = announcements_of(self._table)
        if announced is not self._announced:
            self._announced = announced
            announced.changed.connect(self._table.spoken.follow)
        told = [Told(("said", number), words, Kind.SENTENCE) for number, words in announced.lines]
        return ToldGroup("said", render(N_("table", "Log")), tuple(told))

    def describe(self, key: Key) -> str:
        """Returns what can be done with it, and what is explained of it."""
        table = self._table
        offers = table.offers
        if key[:2] == ("table", "choice"):
            return next((one.detail for one in offers.choices if one.id == key[2]), "")
        if key[0] in ("table", "said"):
            return ""
        words = []
        if key in offers.taken:
            words.append(self._taken())
        elif key in offers.sources:
            words.append(render(N_("table", "Can be taken.")))
        elif (key[0] == "zone" and key[1] in offers.targets) or table.target_under(key):
            words.append(render(N_("table", "The piece you picked up can go here.")))
        return " ".join([*words, *self._besides(key)])

    def _besides(self, key: Key) -> list[str]:
        """What is explained of a piece that its name does not say already."""
        explained = self.explained(key)
        item = self._table.table.items_by_key.get(key)
        name = item.placement.name if item is not None else ""
        return explained[1:] if explained and name.startswith(explained[0][:-1]) else explained

    def taken(self) -> str:
        """Returns what is taken now and where it can go; nothing where nothing is taken."""
        items = self._table.table.items_by_key
        keys = [key for key in self._table.offers.taken if key in items]
        names = [items[key].placement.name for key in keys]
        if not names:
            return ""
        return f"{', '.join(filter(None, names))}. {self._taken()}"

    def _taken(self) -> str:
        table = self._table
        zones = [zone.name for zone in table.layout_now.zones if zone.id in table.offers.targets]
        if not zones:
            return render(N_("table", "Taken."))
        places = ", ".join(dict.fromkeys(name for name in zones if name))
        return render(N_("table", "Taken. Can go to: {places}.").of(places=places))

    def explained(self, key: Key) -> list[str]:
        """Returns what the detail card of a piece says, a sentence or row at a time."""
        if key[0] in ("zone", "table", "said"):
            return []
        explanation = self._table.sitting.explain(key)
        return [] if explanation is None else _sentences(explanation)

    def box_of(self, key: Key) -> QRect:
        """Returns where it lies in the viewport."""
        box = self._table.box_in_view(key)
        if box is None:
            return QRect()
        return QRect(round(box.x), round(box.y), round(box.w), round(box.h))

    def focused(self) -> Key | None:
        """Returns what the keyboard cursor stands on, while the keys go to the table."""
        table = self._table
        return table.cursor_key if table.hasFocus() else None

    def invoke(self, key: Key, action: str) -> None:
        """Does what a gesture would do; a piece that means nothing now is explained."""
        table = self._table
        if table.silent:
            return
        if action == FOCUS:
            table.stand_on(key)
        elif action == EXPLAIN:
            self._explain(key)
        elif action == TURN:
            table.turn_round(key)
        elif action == PLAY:
            table.play_at_once(key)
        elif action == PRESS and not table.click_on(key):
            self._explain(key)

    def _explain(self, key: Key) -> None:
        nothing = render(N_("table", "There is nothing more to explain here."))
        announce(self._table, " ".join(self.explained(key)) or nothing)


def _sentences(explanation: Explanation) -> list[str]:
    rows = [f"{labelled(name, str(number))}." for name, number in explanation.ledger]
    title = explanation.title
    return [f"{title}." if title[-1:].isalnum() else title, *explanation.lines, *rows]
