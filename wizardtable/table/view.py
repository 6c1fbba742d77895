# SPDX-License-Identifier: MIT
"""The view contract: the places of a game's pieces, the viewer's offers, and the meaning of
gestures.

A game's `GameView` (`table/game_view.py`) makes one `Sitting` for each table window. A sitting
remembers what concerns only its viewer, such as the order of their hand and the cards chosen so
far. It answers every gesture. It never sees a state, only frames.

Lengths and places are in logical pixels of the table, magnified or not, with y downwards. Angles
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
"""The text that `Sitting.press` gets for Backspace or Delete."""

ENTER: Final = "\r"
"""The text that `Sitting.press` gets for Enter."""


def number_of(letter: str) -> int | None:
    """Returns the number of a digit that `Sitting.press` gets; None for everything else.

    >>> number_of("7"), number_of("²"), number_of("12"), number_of("M")
    (7, None, None, None)
    """
    return int(letter) if len(letter) == 1 and letter in digits else None


Key: TypeAlias = tuple[str | int, ...]
"""Identifies a piece from one frame to the next, such as ("card", 7).

A piece whose key is in two layouts in a row glides from its old place to its new one. Keys that
begin with "table" or "zone" belong to the table.
"""


HAND: Final = "hand"
"""The id of the zone of the viewer's hand: a click between its cards takes nothing back."""

_SORT_BUTTON_SIZE: Final = 38.0
"""Width and height of the button that sorts a hand, in pixels at a font scale of 1.0."""


def sorting_corner(look: Look) -> float:
    """Returns the width and height, in pixels, that the sort button takes of a hand's upper left
    corner."""
    return _SORT_BUTTON_SIZE * look.close_scale


BOX: Final[Key] = ("table", "box")
"""The place beyond the table's edge from which pieces come that lie nowhere before a match."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """The look of a piece.

    `GameView.paint` paints it, or the table itself if its kind begins with "table.". Equal sprites
    of the same size share one picture. So `details` must hold everything on which the picture
    depends except theme, scale and language.

    Attributes:
        kind: the kind of piece, such as "card". A piece whose kind changes is turned over.
        details: values that distinguish it from other sprites of its kind.
    """

    kind: str
    details: "tuple[int | str | float | bool | tuple[int | str, ...] | None, ...]" = ()


@dataclass(frozen=True, slots=True)
class Placement:
    """The place of a piece, with its look.

    Attributes:
        key: the key of the piece, unique in a layout.
        sprite: its look.
        spot: its place.
        z: its depth; a piece is drawn over pieces with a lower z. Pieces on the table have 0 to
            999. Pieces of a sheet over the table, such as an auction, have 3000 to 3999. The table
            draws marks of target zones at 4. It draws moving pieces 2000 higher than they lie, and
            dragged ones at 3000. Panel, cursor, detail card and banners have 4000 or more.
        height: its height above the cloth, 0 to 1: a higher piece throws a longer shadow. A piece
            with height 0 has no shadow, is not lifted when it moves, and is not dimmed.
        origin: the place from which it comes if it was not on the table before, and its look there;
            None lets it fade in.
        inert: true for a mere decoration: the pointer goes through it, and it never glows.
        turns: true if the viewer may turn it round by 180 degrees.
        turned: true if it is turned round now; a change is shown as half a rotation.
        name: its name for a screen reader; "" for a piece that is not read.
        counted: indices of the sprite's details that are a number, or have one in their text. This
            number runs to its new value when it changes, such as the points beside a name.
        pinned: true if place and size are in the view, in front of a magnified table.
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
        box: its place. Of overlapping zones, a target comes before others, then the smallest.
        name: its name for a screen reader; "" for a zone that is not read.
    """

    id: str
    box: Box
    name: str = ""


@dataclass(frozen=True, slots=True)
class PieceGroup:
    """Pieces that a player asks for together, such as their hand, the market or an opponent.

    Attributes:
        id: its identifier from one layout to the next, such as "hand" or "seat:2".
        name: its name, as a player would ask for it.
        keys: its named pieces, in the order in which they are read.
    """

    id: str
    name: str
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything on the table, for one size of the table.

    >>> spot = Spot(Box(20, 300, 60, 84))
    >>> card = Placement(("card", 7), Sprite("card", (7,)), spot, name="The 7")
    >>> layout = Layout(
    ...     pieces=(card,),
    ...     zones=(Zone(HAND, Box(0, 290, 480, 110), "Your hand"),),
    ...     panel=Box(490, 20, 140, 370),
    ...     stage=Box(0, 0, 480, 280),
    ...     groups=(PieceGroup("hand", "Your hand", (card.key,)),),
    ... )
    >>> layout.zones[0].box.holds(*layout.pieces[0].spot.box.centre)
    True

    Attributes:
        pieces: all pieces, in the order in which they start to move.
        zones: all places to which something can ever be brought, targets or not.
        panel: the room for the panel of choices, which grows upwards from its lower edge.
        stage: the room for banners.
        exits: places to which pieces go that are not in the next layout; others fade out.
        ahead: pieces as they will look when they are taken, to be painted in advance.
        dealt: pieces that are dealt and set out when a match begins. It maps the first part of
            their keys to the piece from which they come, unless they have an `origin`; `BOX` is the
            box of the game.
        groups: the named pieces, each in exactly one group, in the order in which a player asks for
            them. A group keeps its place in this order during the whole match, even without pieces.
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
        label: its effect.
        detail: its cost or value, or the reason why it cannot be pressed.
        open: true if it can be pressed.
        primary: true for the obvious choice, which is shown in gold.
        box: its place on the table; None for a place in the panel.
    """

    id: str
    label: str
    detail: str = ""
    open: bool = True
    primary: bool = False
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class Offers:
    """The viewer's next possibilities.

    Attributes:
        sources: pieces that may be taken; they glow.
        taken: pieces that are chosen or held; they are lifted.
        targets: ids of the zones where the taken pieces may go; they glow.
        heading: the heading of the panel; without a heading and choices there is no panel.
        choices: the buttons.
        quiet: true if all other pieces are dimmed.
        dials: pieces over which the mouse wheel presses "+" and "-".
        gathers: true if further sources may be taken together with the taken pieces. Otherwise
            arrow keys lead to no other source while something is taken that has a target.
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
        then: further actions of the same gesture; each is played if the one before it was.
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
        lines: paragraphs below the heading.
        sprite: a large picture of the piece, or None.
        ratio: the height of that picture divided by its width.
        ledger: pairs of a name and a number, shown as rows below the lines.
        shown: further pieces that are on the table as long as the detail card is.
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
        hero: the piece that shows a player's portrait, and the sprite of the portrait. It rises
            from the piece and stays above the banner. None for no portrait.
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
    """A sprite that flies from one piece to another and disappears, such as an opponent's new card.

    Attributes:
        sprite: its look.
        start: the piece where it starts; without this piece there is no flight.
        end: the piece where it ends; without this piece there is no flight.
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
        key: the key of the piece.
        faces: the sprites that it shows on its way, one after another, of its own kind.
    """

    key: Key
    faces: tuple[Sprite, ...]


@dataclass(frozen=True, slots=True)
class CountUp:
    """Counts the numbers on a piece (`Placement.counted`) up from 0, such as points after a round.

    Numbers that change run to their new values without this effect.
    """

    key: Key


@dataclass(frozen=True, slots=True)
class Pause:
    """Shows pieces for a moment before they go to their places in the layout.

    Examples are a completed trick, or a card that is turned up and discarded. Everything else
    already lies as in the layout. Effects listed after the pause are shown when it is over.

    Attributes:
        pieces: the places of these pieces during the pause; the pieces need not be in the layout
            before or after it.
        milliseconds: duration at the normal pace, from when the pieces have arrived. Without time
            for moves there is no pause. Under reduced motion it lasts as long, for nothing else
            shows what happened.
    """

    pieces: tuple[Placement, ...]
    milliseconds: float = 900.0


Effect: TypeAlias = Banner | Floater | Flight | Tumble | CountUp | Pause


class Sitting(Protocol):
    """One viewer's place at one table window.

    A gesture is answered by an `Intent`. A method that does not apply to a game returns
    `Nothing()`, an empty tuple, None or False.

    >>> class CoinSitting:  # two gestures of a game in which a coin is paid
    ...     has_coin = False
    ...
    ...     def click(self, key: Key) -> Intent:
    ...         self.has_coin = not self.has_coin
    ...         return Rearranged()
    ...
    ...     def reach(self, zone: str) -> Intent:
    ...         return Act("pay") if self.has_coin else Nothing()
    >>> sitting = CoinSitting()
    >>> sitting.click(("coin", 1)), sitting.reach("bank")
    (Rearranged(), Act(action='pay', then=()))
    """

    def present(self, frame: Frame) -> None:
        """Takes a new frame, and forgets unfinished moves that no longer fit it."""

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Returns the layout for a table of this size in pixels, 640 x 400 or larger.

        `look.scale` is the scale of writing.
        """

    def offers(self) -> Offers:
        """Returns the viewer's next possibilities. It is called after each `lay_out`."""

    def click(self, key: Key) -> Intent:
        """Answers a click on a piece, or Enter on it.

        The first click on a source takes it. The game decides about a second click: it plays the
        piece if there is an obvious way, otherwise puts it back.
        """

    def double(self, key: Key) -> Intent:
        """Answers a double click on a piece, which plays it in the obvious way.

        `click` has already been called for the first click.
        """

    def reach(self, zone: str) -> Intent:
        """Answers a click on a target zone, or Enter on it, while something is taken."""

    def carry(self, key: Key) -> tuple[Key, ...]:
        """Returns the pieces that are dragged with this one, itself first; empty if it cannot be
        dragged.

        Until `drop` or `cancel`, `offers` is about these pieces.
        """

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """Answers the drop of the dragged pieces at a point of the table, in `zone` or in none."""

    def turn(self, key: Key) -> Intent:
        """Answers the turning of a piece: by wheel, middle button, T or the arrow above it."""

    def other(self, key: Key) -> Intent:
        """Answers a click with the right button on a piece, while there is no unfinished move."""

    def press(self, letter: str) -> Intent:
        """Answers a key of the game.

        `letter` is an upper-case letter other than I and T, a digit, "+", "-" or `ERASE`. It is
        `ENTER` only while the keyboard cursor is on nothing.
        """

    def point(self, choice: str | None) -> Intent:
        """Answers the pointer or the cursor moving onto a choice, or off all choices (None)."""

    def choose(self, choice: str) -> Intent:
        """Answers the press of a choice, open or not: a closed choice is refused with its
        reason."""

    def cancel(self) -> bool:
        """Takes an unfinished move back. Returns False if there was none."""

    def begun(self) -> tuple[Any, ...]:
        """Returns the legal actions that the taken pieces can become, the obvious one first.

        Empty if nothing is taken, or too little for a move.
        """

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """Returns the pieces that an action concerns, to be marked for a hint or a lesson."""

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """Returns the pieces that an event concerned. They need not be on the table."""

    def explain(self, key: Key) -> Explanation | None:
        """Returns the detail card of a piece; None if there is nothing to explain."""

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """Returns effects for the parts of these events that the new places of pieces do not
        show."""


@runtime_checkable
class Arranging(Protocol):
    """A sitting whose viewer can order pieces as they like. The order is kept with the save."""

    def arrangement(self) -> Sequence[int]:
        """Returns the present order, as numbers that only this game understands."""

    def arrange(self, written: Sequence[int]) -> None:
        """Begins with an order from `arrangement`; ignores numbers that do not fit.

        It is called before `present`.
        """

    def can_sort(self) -> bool:
        """Returns True if there are pieces to sort, by a button beside them or by the S key."""

    def sort_hand(self) -> Intent:
        """Sorts the pieces; of several orders, each call uses the next one."""
