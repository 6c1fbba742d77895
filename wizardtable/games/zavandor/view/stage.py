# SPDX-License-Identifier: MIT
"""The stage: a sheet of parchment in the middle of the table for auctions and payments."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF

from wizardtable.core.text import Message
from wizardtable.games.zavandor.view.pieces.stage_writing import has_room
from wizardtable.paint.furniture import lettering
from wizardtable.paint.theme import Look
from wizardtable.paint.writing import first_fitting_text
from wizardtable.play.translate import render
from wizardtable.table.panels import LABEL_PIXELS
from wizardtable.table.view import Choice, Key, Placement, Sprite, Zone
from wizardtable.table.zones import Box, Spot

CARD_RATIO: Final = 1 / 1.4
"""The width of a card as a share of its height."""

SHEET_Z: Final = 3000.0
"""The depth `z` of the sheet; everything on the sheet lies slightly higher."""

TRAY_ZONE: Final = "tray"
"""The id of the zone for chosen cards and gems."""

START, MIDDLE, END = -1, 0, 1
"""The position of a line of writing in its box: left, centred, or right."""


@dataclass(slots=True)
class Stage:
    """The pieces of the stage; the functions of `auction` and `payment` fill it.

    Attributes:
        room: the box of the stage, in logical pixels.
        look: the colours and the size of writing.
        spare: the height, in pixels, that the room gains with smaller writing; 0 with the largest.
        pieces, choices, zones: the placements, buttons and zones of the stage, as in `Layout` and
            `Offers`.
        tray: the places of cards and gems of the table that lie on the stage, by the key of the
            piece.
        dust: the dust that lies on the stage.
        stand: the place where the lot's card stands; None if no card stands on the stage.
        dials: the keys of numbers that the mouse wheel changes.
        scene: the name of the current step. When the scene changes, writing fades instead of
            moving.
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
        """The factor, from 1 to 1.5, that enlarges the writing on the stage; it grows with the
        room."""
        return max(1.0, min(1.5, self._reserved.h / (235.0 * self.look.growth)))

    @property
    def _reserved(self) -> Box:
        """The part of the room that the stage has even with the largest writing."""
        return self.room.inset(0, self.spare / 2)

    def spread(self) -> Box:
        """Lays the sheet and returns the box for its content."""
        pad = max(8.0, self._reserved.h * 0.045)
        sheet = Sprite("stage.sheet")
        self.pieces.append(
            Placement(("stage", "sheet"), sheet, Spot(self.room), SHEET_Z, height=0.7)
        )
        return self._reserved.inset(pad)

    def put(
        self, key: Key, sprite: Sprite, box: Box, *, name: str = "", inert: bool = False
    ) -> None:
        """Puts a sprite on the sheet.

        `name` is the text for a screen reader; an `inert` sprite is mere decoration.
        """
        z = SHEET_Z + 10 + len(self.pieces) * 0.1
        spot = Spot(box)
        self.pieces.append(Placement(("stage", *key), sprite, spot, z, is_inert=inert, name=name))

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
        """Writes a line; letters are at most `pixels` high, before `growth`.

        `name` tells the line from other lines, and `box` is its place. `where` is START, MIDDLE or
        END. `role` is the colour: ink, soft, warn or good.
        """
        words = text if isinstance(text, str) else render(text)
        size = lettering(box.h, self.look, max_pixels=pixels * self.growth)
        sprite = Sprite("stage.text", (words, size, where, bold, role))
        self.put((self.scene, "text", name), sprite, box, name=words, inert=True)

    def sum(
        self, name: str, text: Message | str, box: Box, *, short: str = "", role: str = "ink"
    ) -> None:
        """Writes a sum in bold, in two lines if it is long.

        If large writing has no room for the whole sum, only `short` is shown.
        """
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
        """Writes a sentence in as many lines as its box has room for.

        If the sentence is `explained` elsewhere, it is not shown when large writing has no room for
        it.
        """
        words = text if isinstance(text, str) else render(text)
        sprite = Sprite("stage.note", (words, role, explained))
        self.put((self.scene, "note", name), sprite, box, name=words, inert=True)

    def holds(self, text: Message, width: float, height: float) -> bool:
        """Returns whether a note fits in a box of this size at the least size of writing."""
        return has_room(QRectF(0, 0, width, height), render(text), self.look)

    def label(self, longer: Message, shorter: Message, box: Box) -> str:
        """Returns the longer label of a button if it fits, otherwise the shorter one."""
        return self.words(longer, shorter, box.inset(4, 2), LABEL_PIXELS * 1.5)

    def words(self, longer: Message, shorter: Message, box: Box, pixels: float) -> str:
        """Returns the longer words of a line if they fit at this size, otherwise the shorter ones.

        `box` is the place of the line. `pixels` is the largest height of the letters.
        """
        size = lettering(box.h, self.look, max_pixels=pixels)
        return first_fitting_text((render(longer), render(shorter)), box.w, self.look, size)

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
        """Adds a button to the sheet.

        `label` is the text on the button, and `box` its place. A `primary` button stands out while
        it is enabled. `detail` is a second text, such as a price. `reason` says why the button is
        disabled; None enables it.
        """
        words = label if isinstance(label, str) else render(label)
        more = detail if isinstance(detail, str) else render(detail)
        is_open = reason is None
        self.choices.append(Choice(name, words, more, is_open, primary and is_open, box))

    def lay(self, spots: Mapping[Key, Spot]) -> None:
        """Lays pieces of the table, given by their keys, on the sheet."""
        self.tray.update(spots)


def put_picture(inner: Box, stage: Stage, sprite: Sprite | None) -> Box:
    """Puts a picture at the left of the sheet and returns the rest of the box.

    Without a sprite, the place is kept for the lot's own card.
    """
    gap = max(10.0, inner.h * 0.06)
    width = inner.h * CARD_RATIO
    place, rest = inner.cut_left(width, gap)
    if sprite is None:
        stage.stand = Spot(place)
    else:
        side = min(place.w, place.h)
        box = Box(place.x, place.y + (place.h - side) / 2, side, side)
        stage.put(("picture",), sprite, box, inert=True)
    return rest
