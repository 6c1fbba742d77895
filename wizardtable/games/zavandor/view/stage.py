# SPDX-License-Identifier: MIT
"""The sheet of parchment in the middle of the table on which auctions and payments are made."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF

from wizardtable.core.text import Message
from wizardtable.games.zavandor.view.pieces.stage_writing import has_room
from wizardtable.paint.furniture import lettering
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import fitting
from wizardtable.play.translate import render
from wizardtable.table.panels import LABEL
from wizardtable.table.view import Choice, Key, Placement, Sprite, Zone
from wizardtable.table.zones import Box, Spot

CARD: Final = 1 / 1.4
"""Width of a card by its height."""

FLOOR: Final = 3000.0
"""The z of the sheet; what lies on it lies a little higher."""

TRAY: Final = "tray"
"""The zone into which cards and gems are brought."""

START, MIDDLE, END = -1, 0, 1
"""Where a line of writing stands in its box."""


@dataclass(slots=True)
class Stage:
    """What is on the stage, filled by whoever sets it.

    Attributes:
        pieces, choices, zones: as in a layout and its offers.
        tray: where pieces of the table lie while they are on the stage;
            `dust`: how much lies there.
        stand: where the lot's card stands.
        dials: numbers that the wheel turns.
        spare: how much of the room's height is only there while writing is small.
        scene: what is being done on it: writing of another scene fades, and does not slide about.
    """

    room: Box
    look: Look
    spare: float = 0.0
    pieces: list[Placement] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    tray: dict[Key, Spot] = field(default_factory=dict)
    dust: int = 0
    stand: Spot | None = None
    dials: tuple[Key, ...] = ()
    scene: str = ""

    @property
    def growth(self) -> float:
        """How much larger writing may be here than elsewhere: 1 to 1.5, by the room there is."""
        return max(1.0, min(1.5, self._reserved.h / (235.0 * self.look.growth)))

    @property
    def _reserved(self) -> Box:
        """The part of the room that there is at every size of writing."""
        return self.room.inset(0, self.spare / 2)

    def spread(self) -> Box:
        """Lay the sheet; the room on it."""
        pad = max(8.0, self._reserved.h * 0.045)
        sheet = Sprite("stage.sheet")
        self.pieces.append(Placement(("stage", "sheet"), sheet, Spot(self.room), FLOOR, height=0.7))
        return self._reserved.inset(pad)

    def put(
        self, key: Key, sprite: Sprite, box: Box, *, name: str = "", inert: bool = False
    ) -> None:
        """Put something on the sheet."""
        z = FLOOR + 10 + len(self.pieces) * 0.1
        spot = Spot(box)
        self.pieces.append(Placement(("stage", *key), sprite, spot, z, inert=inert, name=name))

    def write(
        self,
        name: str,
        text: Message | str,
        box: Box,
        pixels: float,
        *,
        where: int = START,
        bold: bool = False,
        role: str = "ink",
    ) -> None:
        """A line of writing; `role` is its colour: ink, soft, warn or good."""
        words = text if isinstance(text, str) else render(text)
        size = lettering(box.h, self.look, most=pixels * self.growth)
        sprite = Sprite("stage.text", (words, size, where, bold, role))
        self.put((self.scene, "text", name), sprite, box, name=words, inert=True)

    def sum(
        self, name: str, text: Message | str, box: Box, *, short: str = "", role: str = "ink"
    ) -> None:
        """A reckoning in bold, in two lines where it is long; only what it comes to, where it has
        no room in large writing."""
        words = text if isinstance(text, str) else render(text)
        sprite = Sprite("stage.sum", (words, short, role))
        self.put((self.scene, "text", name), sprite, box, name=words, inert=True)

    def note(
        self,
        name: str,
        text: Message | str,
        box: Box,
        *,
        role: str = "soft",
        explained: bool = False,
    ) -> None:
        """A sentence in as many lines as its box has room for; if it is `explained` elsewhere, it
        goes where large writing has no room for it."""
        words = text if isinstance(text, str) else render(text)
        sprite = Sprite("stage.note", (words, role, explained))
        self.put((self.scene, "note", name), sprite, box, name=words, inert=True)

    def holds(self, text: Message, width: float, height: float) -> bool:
        """Whether a note has room in a box of this size, as large as it has to be."""
        return has_room(QRectF(0, 0, width, height), render(text), self.look)

    def label(self, longer: Message, shorter: Message, box: Box) -> str:
        """The words for a button, as long as it has room for."""
        return self.words(longer, shorter, box.inset(4, 2), LABEL * 1.5)

    def words(self, longer: Message, shorter: Message, box: Box, pixels: float) -> str:
        """The words for a line, as long as it has room for."""
        size = lettering(box.h, self.look, most=pixels)
        return fitting((render(longer), render(shorter)), box.w, self.look, size)

    def button(
        self,
        name: str,
        label: Message | str,
        box: Box,
        *,
        detail: Message | str = "",
        reason: Message | None = None,
        primary: bool = False,
    ) -> None:
        """A choice on the sheet, closed where there is a reason."""
        words = label if isinstance(label, str) else render(label)
        more = detail if isinstance(detail, str) else render(detail)
        is_open = reason is None
        self.choices.append(Choice(name, words, more, is_open, primary and is_open, box))

    def lay(self, spots: Mapping[Key, Spot]) -> None:
        """Pieces of the table that lie on the sheet."""
        self.tray.update(spots)


def picture(inner: Box, stage: Stage, sprite: Sprite | None) -> Box:
    """What it is about at the left of the sheet; the rest of the room. Without a sprite the place
    is kept for the lot's own card."""
    gap = max(10.0, inner.h * 0.06)
    width = inner.h * CARD
    place, rest = inner.cut_left(width, gap)
    if sprite is None:
        stage.stand = Spot(place)
    else:
        side = min(place.w, place.h)
        box = Box(place.x, place.y + (place.h - side) / 2, side, side)
        stage.put(("picture",), sprite, box, inert=True)
    return rest
