# SPDX-License-Identifier: MIT
"""The view contract: where a game's pieces lie, what may be taken, and what a gesture means.

A game's `GameView` (`table/game_view.py`) makes one `Sitting` for each table window. A sitting
remembers what concerns only the viewer there (the order of their hand, the cards they have chosen
so far) and answers every gesture. It never sees a state, only frames.

Lengths and places are in logical pixels of the table, magnified or not, with y downwards; angles
are in degrees, clockwise.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from string import digits
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from wizardtable.core.game import Event
from wizardtable.core.text import Message
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.zones import Box, Spot

ERASE: Final = "\b"
ENTER: Final = "\r"
"""What `Sitting.press` is given for Backspace or Delete, and for Enter."""


def number_of(letter: str) -> int | None:
    """Returns the number of a digit that `Sitting.press` is given; None for everything else.

    >>> number_of("7"), number_of("²"), number_of("12"), number_of("M")
    (7, None, None, None)
    """
    return int(letter) if len(letter) == 1 and letter in digits else None


Key: TypeAlias = tuple[str | int, ...]
"""Identifies a piece from one frame to the next, such as ("card", 7).

A piece whose key is in two layouts in a row glides from its old place to its new one. Keys that
begin with "table" or "zone" belong to the table."""


HAND: Final = "hand"
"""The id of the zone of the viewer's hand: a click between its cards takes nothing back."""

_SORTING: Final = 38.0
"""What belongs to the button that sorts a hand, at a font scale of 1, in pixels."""


def sorting_corner(look: Look) -> float:
    """Returns how many pixels of a hand's upper left corner belong to the button that sorts it."""
    return _SORTING * look.close_scale


BOX: Final[Key] = ("table", "box")
"""Where pieces come from that lie nowhere before a match begins: beyond the edge of the table."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """What a piece looks like.

    `GameView.paint` draws it, or the table itself if its kind begins with "table.". Equal sprites
    of the same size share one picture, so `details` must hold everything that the picture depends
    on except theme, scale and language.

    Attributes:
        kind: what sort of thing it is, such as "card". A piece whose kind changes is turned over.
        details: values that tell it from others of its kind.
    """

    kind: str
    details: "tuple[int | str | float | bool | tuple[int | str, ...] | None, ...]" = ()


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a piece lies.

    Attributes:
        key: which piece it is; no two of a layout share one.
        sprite: what it looks like.
        spot: its place.
        z: what covers what: a piece with a higher z is drawn over one with a lower z. Pieces have
            0 to 999, and from 3000 to 3999 those of a sheet that lies over the table, such as an
            auction. The table draws the marks of target zones at 4, moving pieces 2000 higher
            than they lie, dragged ones at 3000, and panel, cursor, detail card and banners from
            4000 up.
        height: how high it lies above the cloth, 0 to 1: a higher piece throws a longer shadow. A
            piece with height 0 has no shadow, is not lifted when it moves, and is not dimmed.
        origin: if it was not on the table before, the place where it comes from and what it looked
            like there; None lets it fade in.
        inert: whether it is only decoration: the pointer goes through it, and it never glows.
        turns: whether the viewer may turn it round by 180 degrees.
        turned: whether it is turned round now; a change is shown as half a rotation.
        name: what a screen reader calls it.
        counted: which of the sprite's details are a number, or have one in their writing, that
            runs to its new value where it changes, such as the points beside a name.
        pinned: whether its place and size are those of the view, before a table that is magnified.
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
    counted: tuple[int, ...] = ()
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """A place to which pieces can be brought.

    Attributes:
        id: its name in `Offers.targets`, `Sitting.reach` and `Sitting.drop`.
        box: its place. Where zones overlap, a target comes before others and then the smallest.
        name: what a screen reader calls it.
    """

    id: str
    box: Box
    name: str = ""


@dataclass(frozen=True, slots=True)
class PieceGroup:
    """Pieces that a player asks for together, such as their hand, the market or an opponent.

    Attributes:
        id: its name from one layout to the next, such as "hand" or "seat:2".
        name: what it is called, as a player would ask for it.
        keys: its named pieces, in the order in which they are read.
    """

    id: str
    name: str
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything on the table, for one size of the table.

    Attributes:
        pieces: all pieces, in the order in which they start to move.
        zones: all places to which something can ever be brought, targets or not.
        panel: where the panel of choices may stand. The panel grows upwards from its lower edge.
        stage: where banners are shown.
        exits: where pieces go that are not in the next layout; others fade out.
        ahead: pieces as they will look when they are taken, to be painted in advance.
        dealt: what is dealt and set out when a match begins: by the first part of a piece's key,
            the piece from which it comes unless it has an `origin`; `BOX` is the box of the game.
        groups: how the named pieces are read and walked through by keys, in the order in which a
            player asks for them. Each named piece is in exactly one group. A group keeps its
            place in this order all through a match, without pieces too.
    """

    pieces: tuple[Placement, ...]
    zones: tuple[Zone, ...]
    panel: Box
    stage: Box
    exits: Mapping[Key, Spot] = field(default_factory=dict)
    ahead: tuple[Placement, ...] = ()
    dealt: Mapping[str, Key] = field(default_factory=dict)
    groups: tuple[PieceGroup, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """A button.

    Attributes:
        id: its name in `Sitting.choose` and `Sitting.point`.
        label: what it does.
        detail: what it costs or is worth, or why it cannot be pressed.
        open: whether it can be pressed.
        primary: whether it is the obvious one, and shown in gold.
        box: where on the table it stands; None for a place in the panel.
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
        sources: pieces that may be taken; they glow.
        taken: pieces that are chosen or held; they are lifted.
        targets: ids of the zones where the taken pieces may go; they glow.
        heading: the heading of the panel; without a heading and choices there is no panel.
        choices: the buttons.
        quiet: whether all other pieces are dimmed.
        dials: pieces over which the mouse wheel presses "+" and "-".
        gathers: whether sources may be taken besides what is taken already. Otherwise arrow keys
            lead to the targets only while something is taken.
    """

    sources: tuple[Key, ...] = ()
    taken: tuple[Key, ...] = ()
    targets: tuple[str, ...] = ()
    heading: str = ""
    choices: tuple[Choice, ...] = ()
    quiet: bool = False
    dials: tuple[Key, ...] = ()
    gathers: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """The gesture is an action of the game, which is now played.

    Attributes:
        then: what the gesture means besides; each is played if the one before it was.
    """

    action: Any
    then: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Refuse:
    """The gesture is forbidden. The reason is shown, and the pieces glide back."""

    reason: Message


@dataclass(frozen=True, slots=True)
class Rearranged:
    """The gesture changed what is chosen, or the order of the hand. The table is shown anew."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The gesture has no meaning here."""


Intent: TypeAlias = Act | Refuse | Rearranged | Nothing


@dataclass(frozen=True, slots=True)
class Explanation:
    """The detail card of a piece, shown while the pointer rests on it.

    Attributes:
        title: the heading.
        lines: paragraphs below it.
        sprite: a large picture of the piece, or None.
        ratio: the height of that picture divided by its width.
        ledger: pairs of a name and a number, shown as rows below the lines.
        shown: pieces that are on the table as long as the detail card is.
    """

    title: str
    lines: tuple[str, ...] = ()
    sprite: Sprite | None = None
    ratio: float = 1.4
    ledger: tuple[tuple[str, str], ...] = ()
    shown: tuple[Placement, ...] = ()


@dataclass(frozen=True, slots=True)
class Banner:
    """A title and a line shown large on the stage for 1.5 seconds, such as the end of a round.

    Attributes:
        hero: whom it is about: the piece that shows their portrait, and what the portrait looks
            like, which rises from there and stays above the banner.
    """

    title: str
    line: str = ""
    hero: tuple[Key, Sprite] | None = None


@dataclass(frozen=True, slots=True)
class Floater:
    """A short text that rises from the piece with this key and fades, such as "+2"."""

    text: str
    key: Key


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite that travels from one piece to another and then disappears, such as a card that a
    rival draws.

    Attributes:
        sprite: what it looks like.
        start: the piece where it starts; without this piece there is no flight.
        end: the piece where it ends; likewise.
        ratio: its width divided by its height.
    """

    sprite: Sprite
    start: Key
    end: Key
    ratio: float = 1 / 1.4


@dataclass(frozen=True, slots=True)
class Tumble:
    """A piece that tumbles to its place instead of gliding there, such as a die.

    Attributes:
        key: the piece.
        faces: the sprites that it shows on its way, one after another, of its own kind.
    """

    key: Key
    faces: tuple[Sprite, ...]


@dataclass(frozen=True, slots=True)
class CountUp:
    """The numbers on the piece with this key (`Placement.counted`) are counted from 0, such as the
    points of a seat at the end of a round. Those that have changed run without it."""

    key: Key


@dataclass(frozen=True, slots=True)
class Pause:
    """Pieces that lie for a moment where they can be seen before they go where the layout says,
    such as a completed trick, or a card that is turned up and thrown away.

    Everything else lies as the layout says meanwhile. Effects that are listed after it are shown
    when the moment is over.

    Attributes:
        pieces: where they lie for the moment; they need not be in the layout before or after it.
        milliseconds: how long at the normal pace, from when they have come to lie. It takes no time
            if moves take none; under reduced motion it lasts as long, since nothing else shows
            what happened.
    """

    pieces: tuple[Placement, ...]
    milliseconds: float = 900.0


Effect: TypeAlias = Banner | Floater | Flight | Tumble | CountUp | Pause


class Sitting(Protocol):
    """One viewer's place at one table window.

    A gesture is answered by an `Intent`. A method that does not apply to a game returns
    `Nothing()`, an empty tuple, None or False.
    """

    def present(self, frame: Frame) -> None:
        """Takes a new frame, and forgets unfinished moves that no longer fit it."""

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Returns where everything lies on a table of this size.

        Tables are 640 x 400 pixels or larger. `look.scale` is the scale of writing.
        """

    def offers(self) -> Offers:
        """Returns what may be taken, what is taken and where it may go. Called after each
        `lay_out`."""

    def click(self, key: Key) -> Intent:
        """A piece is clicked, or Enter is pressed on it.

        The first click on a source takes it. What a second click does is up to the game: play it
        if there is an obvious way, else put it back.
        """

    def double(self, key: Key) -> Intent:
        """A piece is double clicked, which plays it in the obvious way. `click` has already been
        called for the first click."""

    def reach(self, zone: str) -> Intent:
        """A target zone is clicked, or Enter is pressed on it, while something is taken."""

    def carry(self, key: Key) -> tuple[Key, ...]:
        """Returns the pieces that are dragged with this one, itself first; nothing if it cannot
        be dragged. Until `drop` or `cancel`, `offers` is about these pieces."""

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """The dragged pieces are dropped at a point of the table, in `zone` or in none."""

    def turn(self, key: Key) -> Intent:
        """The viewer turns a piece round: by wheel, middle button, T or the arrow above it."""

    def other(self, key: Key) -> Intent:
        """A piece is clicked with the right button while there is no unfinished move."""

    def press(self, letter: str) -> Intent:
        """A key of the game is pressed: an upper-case letter other than I and T, a digit, "+",
        "-", `ERASE`, or `ENTER` while the keyboard cursor is on nothing."""

    def point(self, choice: str | None) -> Intent:
        """The pointer or the keyboard cursor moves onto a choice, or off all choices (None)."""

    def choose(self, choice: str) -> Intent:
        """A choice is pressed, open or not: a closed one is refused with its reason."""

    def cancel(self) -> bool:
        """Takes an unfinished move back. Returns False if there was none."""

    def begun(self) -> tuple[Any, ...]:
        """Returns the legal actions that what is taken may become, the obvious first; empty where
        nothing is taken, or too little for a move."""

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """Returns the pieces that an action is about, to be marked for a hint or a lesson."""

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """Returns the pieces that an event was about. They need not be on the table."""

    def explain(self, key: Key) -> Explanation | None:
        """Returns the detail card of a piece, or None if there is nothing to explain."""

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """Returns what the new places of the pieces do not show of these events."""


@runtime_checkable
class Arranging(Protocol):
    """A sitting whose viewer can order pieces as they like. The order is kept with the save."""

    def arrangement(self) -> Sequence[int]:
        """Returns the order now, as numbers that only this game understands."""

    def arrange(self, written: Sequence[int]) -> None:
        """Begins with an order written before. Called before `present`; what does not fit is
        ignored."""

    def can_sort(self) -> bool:
        """Returns whether there are pieces to be sorted, by a button beside them or by S."""

    def sort_hand(self) -> Intent:
        """Sorts them, in the next way where there are several."""
