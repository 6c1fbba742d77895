# SPDX-License-Identifier: MIT
"""The contract of a game's view: its sounds, keys, examples and finale, and its painter.

A game's `VIEW` is a `GameView`. It makes one `Sitting` (`table/view.py`) for each table window, and
draws its sprites when `GameView.paint` is called.

A sitting is a viewer's place at one table window; it answers the viewer's gestures.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final, Protocol

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
    """The sounds of a game.

    Attributes:
        pieces: the sounds of landing pieces, by the kind of their sprites; other kinds are silent.
        events: the sounds of events, by class, heard as soon as the event is shown. If a frame has
            several of these events, only the sound listed first here is heard. So the most
            important event comes first, such as one with `Sound.WIN`.
        ambience: the sounds of the room during a match, if the player turns them on.
    """

    pieces: Mapping[str, Sound]
    events: Mapping[type[Event], Sound]
    ambience: Ambience = Ambience.HALL


SIGN_PIXELS: Final = 19.0
"""Size of the words and numbers of an example in logical pixels, at a font scale of 100 %."""


@dataclass(frozen=True, slots=True)
class ExamplePicture:
    """A worked example of the rules page, in logical pixels at a font scale of 100 %.

    Attributes:
        width, height: the size of the picture.
        pieces: sprites with their boxes; later sprites cover earlier ones.
        signs: words and numbers between the sprites, each centred in its box.
    """

    width: float
    height: float
    pieces: tuple[tuple[Box, Sprite], ...]
    signs: tuple[tuple[Box, str], ...]


class Flying(Enum):
    """The motion of the small pictures of a finale.

    The pictures rise like a fountain, circle round the middle, light up one after another, or
    spread into a fan.
    """

    FOUNTAIN = auto()
    ORBIT = auto()
    LIGHTS = auto()
    FAN = auto()


@dataclass(frozen=True, slots=True)
class Finale:
    """The pictures behind the podium when a match is over.

    Attributes:
        emblems: names of pictures in the game's folder of `resources/art`, shown side by side in
            the middle, behind the winner.
        ratio: the width of an emblem divided by its height.
        sparks: names of small pictures in the same folder.
        flying: the motion of the small pictures.
        lights: places of lights on an emblem, as shares (0 to 1) of its width and height.
    """

    emblems: tuple[str, ...]
    ratio: float
    sparks: tuple[str, ...]
    flying: Flying
    lights: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class GameKey:
    """A key with a meaning at a table, as the page of keys lists it.

    Attributes:
        letters: the texts that `Sitting.press_key` gets: upper-case letters, digits and signs.
        words: the effect of the key, as a verb in the infinitive or imperative without a subject.
        label: the name of the key; None for the letters themselves.
    """

    letters: str
    words: Message
    label: Message | None = None


class GameView(Protocol):
    """The view of a game: makes sittings, and paints the game's sprites."""

    @property
    def finale(self) -> Finale | None:
        """The pictures at the end of a match; None if only the ranking is shown."""

    @property
    def keys(self) -> tuple[GameKey, ...]:
        """The keys that `Sitting.press_key` understands."""

    @property
    def sounds(self) -> Sounds:
        """The sounds of the game."""

    def sit(self) -> Sitting:
        """Returns a new sitting, for a new table window."""

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Paints a sprite of the game into the rectangle; the painter is antialiased.

        Every game paints the sprite "sitter" with the details (seat, wizard): the wizard's portrait
        with the seat's mark, or the mark alone if the wizard is "".
        """

    def example(self, name: str) -> ExamplePicture | None:
        """Returns the picture of a worked example; None if there is none with this name.

        The rules page shows it as `![description](example:name)`.
        """

    def moment(self, observation: Any) -> str:
        """Returns a name for the viewer's decision if it is rare, such as "auction"; otherwise "".

        The command-line option `--screenshots` makes one picture for each name.
        """
