# SPDX-License-Identifier: MIT
"""The sheet of parchment in the middle of the table on which auctions and payments are made."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from wizardtable.core.text import Message
from wizardtable.paint.theme import Look
from wizardtable.play.translate import render
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
        scene: what is being done on it: writing of another scene fades, and does not slide about.
    """

    room: Box
    look: Look
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
        return max(1.0, min(1.5, self.room.h / (235.0 * self.look.scale)))

    def spread(self) -> Box:
        """Lay the sheet; the room on it."""
        pad = max(9.0, self.room.h * 0.055)
        sheet = Sprite("stage.sheet")
        self.pieces.append(Placement(("stage", "sheet"), sheet, Spot(self.room), FLOOR, height=0.7))
        return self.room.inset(pad)

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
        sprite = Sprite("stage.text", (words, pixels * self.growth, where, bold, role))
        self.put((self.scene, "text", name), sprite, box, inert=True)

    def sum(self, name: str, text: Message | str, box: Box, *, role: str = "ink") -> None:
        """A reckoning in bold, in two lines where it is long."""
        words = text if isinstance(text, str) else render(text)
        self.put((self.scene, "text", name), Sprite("stage.sum", (words, role)), box, inert=True)

    def note(self, name: str, text: Message | str, box: Box, *, role: str = "soft") -> None:
        """A sentence in as many lines as its box has room for."""
        words = text if isinstance(text, str) else render(text)
        sprite = Sprite("stage.note", (words, role))
        self.put((self.scene, "note", name), sprite, box, inert=True)

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
