# SPDX-License-Identifier: MIT
"""What a game shows at every table: its sounds, keys and examples, how it is drawn, and what is
shown when a match is over.

A game's `VIEW` is a `GameView`. It makes one `Sitting` (`table/view.py`) for each table window,
and draws nothing but its sprites, when `GameView.paint` is called.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core.game import Event
from wizardtable.core.text import Message
from wizardtable.paint.theme import Look
from wizardtable.sound.names import Ambience, Sound
from wizardtable.table.view import Sitting, Sprite
from wizardtable.table.zones import Box


@dataclass(frozen=True, slots=True)
class Sounds:
    """What a game sounds like.

    Attributes:
        pieces: by kind of sprite, what is heard when such a piece has come to lie; other kinds are
            silent.
        events: by class of event, what is heard as soon as such an event is shown. If a frame has
            several of these events, the one that comes first in this mapping is heard: list the
            most important first. A game lists `Sound.WIN` first.
        ambience: what the room sounds like meanwhile, if the player wants to hear it.
    """

    pieces: Mapping[str, Sound]
    events: Mapping[type[Event], Sound]
    ambience: Ambience = Ambience.HALL


@dataclass(frozen=True, slots=True)
class ExamplePicture:
    """A worked example of the rules page, at a font scale of 100 %, in logical pixels.

    Attributes:
        width, height: its size.
        pieces: sprites with their boxes, the lowest first.
        signs: words and figures between them, each centred in its box.
    """

    width: float
    height: float
    pieces: tuple[tuple[Box, Sprite], ...]
    signs: tuple[tuple[Box, str], ...]


class Flying(Enum):
    """How small pictures move at the end of a match: up in a fountain, round the middle, as lights
    that are lit one after another, or out into a fan."""

    FOUNTAIN = auto()
    ORBIT = auto()
    LIGHTS = auto()
    FAN = auto()


@dataclass(frozen=True, slots=True)
class Finale:
    """What is shown for two seconds when a match is over.

    Attributes:
        emblems: pictures in the game's folder of `resources/art`, side by side in the middle.
        ratio: the width of one of them divided by its height.
        sparks: small pictures there, which move as `flying` says.
        lights: where lights are lit: shares of the width and of the height of the emblem.
    """

    emblems: tuple[str, ...]
    ratio: float
    sparks: tuple[str, ...]
    flying: Flying
    lights: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class GameKey:
    """A key that means something at a table, as the page of keys lists it.

    Attributes:
        letters: what `Sitting.press` is given for it: letters in upper case, digits and signs.
        words: what it does, as a verb in the infinitive or imperative without a subject.
        label: what the key is called; None for the letters themselves.
    """

    letters: str
    words: Message
    label: Message | None = None


class GameView(Protocol):
    """What a game shows on the table, and how it is drawn."""

    @property
    def finale(self) -> Finale | None:
        """Returns what is shown when a match is over; None for nothing but the ranking."""

    @property
    def keys(self) -> tuple[GameKey, ...]:
        """Returns the keys that `Sitting.press` understands."""

    @property
    def sounds(self) -> Sounds:
        """Returns the sounds of the game."""

    def sit(self) -> Sitting:
        """Returns a new sitting, for a new table window."""

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Draws a sprite of the game into the rectangle. The painter is antialiased. Every game
        knows "sitter" (seat, wizard): who plays there, with the seat's sign, or the sign alone
        if the wizard is ""."""

    def example(self, name: str) -> ExamplePicture | None:
        """Returns the picture of a worked example that the rules page shows as
        `![what it shows](example:name)`; None if there is none of this name."""

    def moment(self, observation: Any) -> str:
        """Returns a name for a rare kind of decision, such as "auction", or "" for an ordinary
        one. `--screenshots` makes one picture for each name."""
