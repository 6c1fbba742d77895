# SPDX-License-Identifier: MIT
"""What a game tells the table: where everything lies, what may be taken, what a gesture means.

A game's `VIEW` is a `GameView`. It seats one `Sitting` at each table window: the memory of what is
only the player's own business there (the order of his hand, the cards he has half chosen), with
the answers to all gestures. It draws nothing by itself but sprites, and never sees a state.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from wizardtable.core.game import Event
from wizardtable.core.text import Message
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.sound.names import Sound
from wizardtable.table.zones import Box, Spot

ERASE: Final = "\b"
ENTER: Final = "\r"
"""Keys that a sitting is given besides letters, digits and signs."""

Key: TypeAlias = tuple[str | int, ...]
"""What makes a piece the same piece from one observation to the next."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """What a piece looks like: drawn by the game (or the table's own `panels`) from these words."""

    kind: str
    details: "tuple[int | str | float | bool | tuple[int | str, ...] | None, ...]" = ()


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a piece lies.

    Attributes:
        z: what covers what; higher is nearer to the eye.
        height: above the cloth, 0 to 1: how much shadow it throws; 0 lies flat, without.
        origin: where it comes from when it was not on the table before, and how it looked there.
        inert: pointers pass through; it only adorns.
        turns: whether the viewer may turn it round.
        turned: whether it is shown turned round; a change is seen as half a rotation.
        name: what a screen reader calls it.
    """

    key: Key
    sprite: Sprite
    spot: Spot
    z: float = 0.0
    height: float = 0.0
    origin: "tuple[Spot, Sprite] | None" = None
    inert: bool = False
    turns: bool = False
    turned: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place that pieces can be brought to."""

    id: str
    box: Box
    name: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything on the table for one size of it.

    Attributes:
        exits: where pieces go that are no longer there; others fade.
        panel: where the panel of choices may stand; it grows upwards from the lower edge.
        stage: where banners are shown.
        ahead: pieces as they will look when they are taken, to be painted beforehand.
    """

    pieces: tuple[Placement, ...]
    zones: tuple[Zone, ...]
    panel: Box
    stage: Box
    exits: Mapping[Key, Spot] = field(default_factory=dict)
    ahead: tuple[Placement, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: what it does, what it needs or is worth, and why it is closed.

    Attributes:
        box: where on the table it stands; None: in the panel.
    """

    id: str
    label: str
    detail: str = ""
    open: bool = True
    primary: bool = False
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class Offers:
    """What the viewer can do next.

    Attributes:
        sources: pieces that may be taken: they glow.
        taken: pieces chosen or held: they are lifted.
        targets: zones where the taken may go: they glow.
        quiet: whether what is neither may be dimmed a little.
        dials: pieces over which the wheel presses "+" and "-".
    """

    sources: tuple[Key, ...] = ()
    taken: tuple[Key, ...] = ()
    targets: tuple[str, ...] = ()
    heading: str = ""
    choices: tuple[Choice, ...] = ()
    quiet: bool = False
    dials: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Act:
    """The gesture is an action of the game."""

    action: Any


@dataclass(frozen=True, slots=True)
class Refuse:
    """The gesture is forbidden; the piece glides back."""

    reason: Message


@dataclass(frozen=True, slots=True)
class Rearranged:
    """The gesture changed what is chosen, or the order of the hand; the table shows it."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The gesture means nothing here."""


Intent: TypeAlias = Act | Refuse | Rearranged | Nothing


@dataclass(frozen=True, slots=True)
class Explanation:
    """What the pointer rests on, large: a sprite (its height as a share of its width) and text.

    Attributes:
        ledger: rows of what is named and its figure, beneath the lines.
        shown: what appears on the table as long as the sheet is there.
    """

    title: str
    lines: tuple[str, ...] = ()
    sprite: Sprite | None = None
    ratio: float = 1.4
    ledger: tuple[tuple[str, str], ...] = ()
    shown: tuple[Placement, ...] = ()


@dataclass(frozen=True, slots=True)
class Banner:
    """A line shown large for a moment, such as the end of a round."""

    title: str
    line: str = ""


@dataclass(frozen=True, slots=True)
class Floater:
    """A few signs that rise from a piece and fade, such as "+2"."""

    text: str
    key: Key


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite that travels from one piece to another and is gone, such as a card that a rival
    draws; `ratio` is its width to its height."""

    sprite: Sprite
    start: Key
    end: Key
    ratio: float = 1 / 1.4


@dataclass(frozen=True, slots=True)
class Tumble:
    """A piece that does not glide to its place but tumbles there, such as a die: on its way it
    shows these sprites, of its own kind, one after another."""

    key: Key
    faces: tuple[Sprite, ...]


Effect: TypeAlias = Banner | Floater | Flight | Tumble


@dataclass(frozen=True, slots=True)
class Sounds:
    """What a game sounds like.

    Attributes:
        pieces: what is heard when a piece comes to lie, by the kind of its sprite; others make no
            sound.
        events: what is heard as soon as such an event is shown.
    """

    pieces: Mapping[str, Sound]
    events: Mapping[type[Event], Sound]


class Sitting(Protocol):
    """One viewer's place at one table window. Gestures answer with an `Intent`."""

    def present(self, frame: Frame) -> None:
        """A new frame: half-made moves that no longer fit are forgotten."""

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Where everything lies on a table of this size in logical pixels."""

    def offers(self) -> Offers:
        """What may be taken, what is taken, and where it may go."""

    def click(self, key: Key) -> Intent:
        """A piece is clicked, or Enter pressed on it."""

    def double(self, key: Key) -> Intent:
        """A piece is double clicked: the obvious thing. The first click has been given."""

    def reach(self, zone: str) -> Intent:
        """A zone is clicked, or Enter pressed on it, with what is taken in hand."""

    def carry(self, key: Key) -> tuple[Key, ...]:
        """The pieces that move along when this one is dragged, itself first; none: it stays.
        Offers answer for them until `drop` or `cancel`."""

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """The carried pieces are let go at a point of the table."""

    def turn(self, key: Key) -> Intent:
        """The piece is turned round."""

    def other(self, key: Key) -> Intent:
        """A piece is clicked with the right button, and there was no half-made move."""

    def press(self, letter: str) -> Intent:
        """A key of the game: a letter, upper case, a digit, "+" or "-", `ERASE`, or `ENTER` while
        the keyboard cursor is nowhere."""

    def point(self, choice: str | None) -> Intent:
        """The pointer or cursor is on a choice, or on none."""

    def choose(self, choice: str) -> Intent:
        """A choice is taken."""

    def cancel(self) -> bool:
        """A half-made move is taken back; False where there was none."""

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """The pieces that an action is about, to be marked for a hint."""

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """The pieces that an event was about; they need not be in sight."""

    def explain(self, key: Key) -> Explanation | None:
        """What a piece is, in full."""

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """What places cannot show of these events."""


@runtime_checkable
class Arranging(Protocol):
    """A sitting whose viewer puts pieces in an order of his own, which is kept beside the save."""

    def arrangement(self) -> Sequence[int]:
        """The order now; the numbers mean something to this game only."""

    def arrange(self, written: Sequence[int]) -> None:
        """Begin with such an order, before anything is presented; what does not fit is ignored."""


class GameView(Protocol):
    """How a game lies on the table."""

    @property
    def sounds(self) -> Sounds:
        """What it sounds like."""

    def sit(self) -> Sitting:
        """A new sitting, for a new table window."""

    def paint(self, painter: QPainter, rect: QRectF, sprite: Sprite, look: Look) -> None:
        """Draw a sprite of the game; painters come antialiased."""

    def moment(self, observation: Any) -> str:
        """What a rarer decision of the game is called in the names of pictures, such as
        "auction"; "" for an ordinary one."""
