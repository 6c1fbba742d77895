# SPDX-License-Identifier: MIT
"""The view contract: the places of a game's pieces, the viewer's offers, and the meaning of
gestures.

A game's `GameView` (`table/game_view.py`) makes one `Sitting` for each table window. A sitting
remembers what concerns only its viewer, such as the order of their hand and the cards chosen so
far. It answers every gesture. It never sees the state of the match, only frames
(`play.frames.Frame`).

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
"""The text that `Sitting.press_key` gets for Backspace or Delete."""

ENTER: Final = "\r"
"""The text that `Sitting.press_key` gets for Enter."""


def number_of(letter: str) -> int | None:
    """Returns the number of a digit; None for any other text that `Sitting.press_key` may get.

    >>> number_of("7"), number_of("²"), number_of("12"), number_of("M")
    (7, None, None, None)
    """
    return int(letter) if len(letter) == 1 and letter in digits else None


Key: TypeAlias = tuple[str | int, ...]
"""Identifies a piece from one frame to the next, such as ("card", 7).

A piece whose key is in two layouts in a row glides from its old place to its new one. Keys that
begin with "table" or "zone" belong to the table itself, not to a game.
"""


HAND: Final = "hand"
"""The id of the zone of the viewer's hand: a click between its cards takes nothing back."""

_SORT_BUTTON_SIZE: Final = 38.0
"""Width and height of the button that sorts a hand, in pixels at a font scale of 1.0."""


def sorting_corner(look: Look) -> float:
    """Returns the pixels that the sort button needs in each direction in a corner of a hand."""
    return _SORT_BUTTON_SIZE * look.close_scale


GAME_BOX: Final[Key] = ("table", "box")
"""The key of the game's box, beyond the lower edge of the table.

When a match begins, dealt pieces come from this box or from a piece on the table (`Layout.dealt`).
"""


@dataclass(frozen=True, slots=True)
class Sprite:
    """The look of a piece.

    `GameView.paint` paints the sprite; the table itself paints a kind that begins with "table.".
    Equal sprites of the same size share one picture. So `details` must hold everything on which the
    picture depends, except theme, scale and language.

    Attributes:
        kind: the kind of sprite, such as "card". A piece whose sprite changes its kind is shown
            turning over.
        details: values that distinguish this sprite from other sprites of its kind.
    """

    kind: str
    details: "tuple[int | str | float | bool | tuple[int | str, ...] | None, ...]" = ()


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece in a layout: its look and its place.

    Attributes:
        key: the key of the piece, unique in a layout.
        sprite: the look of the piece.
        spot: the place of the piece.
        z: the depth of the piece, which is drawn over pieces with a lower z. Pieces on the table
            have 0 to 999. Pieces of a sheet over the table, such as an auction, have 3000 to 3999.
            The table draws marks of target zones at 4. It adds 2000 to the z of a moving piece, and
            draws dragged pieces from 3000. Panel, cursor, detail card and banners have 4000 or
            more.
        height: the height above the cloth, 0 to 1: a higher piece throws a longer shadow. A piece
            with height 0 has no shadow, is not lifted when it moves, and is not dimmed.
        origin: where a piece that is new on the table comes from, and its look there; None lets a
            new piece fade in.
        is_inert: true for a mere decoration, which never glows and which the pointer ignores.
        can_turn: true if the viewer may turn the piece round by 180 degrees.
        is_turned: true if the piece is turned round now; a change is shown as half a rotation.
        name: the name for a screen reader; "" for a piece that is not read.
        counted: indices of the sprite's details that are a number, or a text with a number. When
            such a number changes, it is shown running to its new value, as points do.
        is_pinned: true if place and size are in pixels of the view. The piece then stays where it
            is while the table is magnified.
    """

    key: Key
    sprite: Sprite
    spot: Spot
    z: float = 0.0
    height: float = 0.0
    origin: "tuple[Spot, Sprite] | None" = None
    is_inert: bool = False
    can_turn: bool = False
    is_turned: bool = False
    name: str = ""
    counted: tuple[int, ...] = ()
    is_pinned: bool = False


@dataclass(frozen=True, slots=True)
class Zone:
    """A place to which pieces can be brought.

    Attributes:
        id: the text that stands for the zone in `Offers.targets`, `Sitting.choose_zone` and
            `Sitting.drop`.
        box: the place of the zone. Where zones overlap, a target is preferred to any other zone,
            and a small zone to a large one.
        name: the name for a screen reader; "" for a zone that is not read.
    """

    id: str
    box: Box
    name: str = ""


@dataclass(frozen=True, slots=True)
class PieceGroup:
    """Pieces that a player asks for together, such as their hand, the market or an opponent.

    Attributes:
        id: the identifier of the group from one layout to the next, such as "hand" or "seat:2".
        name: the name of the group, as a player would ask for it.
        keys: the keys of the pieces that have a name, in the order in which they are read.
        is_answer: True if a screen reader says the names that the player's own keys and gestures
            change here, such as the price of a bid that is being prepared.
    """

    id: str
    name: str
    keys: tuple[Key, ...] = ()
    is_answer: bool = False


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
        exits: the places to which leaving pieces go, by key. A piece leaves if it was on the table
            and is not in this layout. Without such a place it fades out.
        ahead: pieces whose pictures in the lifted state (`Finish.LIFTED`) are painted in advance.
        dealt: where dealt pieces come from when a match begins. The first part of a dealt piece's
            key is mapped to the key of a piece on the table, or to `GAME_BOX`, the box of the game.
            A dealt piece with an `origin` elsewhere on the table comes from there instead.
        groups: the groups in the order in which a player asks for them. Each named piece is in
            exactly one group. A group keeps its place in this order during the whole match, even
            without pieces.
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
        id: the text that stands for the button in `Sitting.choose` and `Sitting.point`.
        label: the words on the button, which say its effect.
        detail: the cost or value of the choice, or the reason why it cannot be pressed.
        is_open: true if the button can be pressed.
        is_primary: true for the obvious choice, which is shown in gold.
        box: the place of the button on the table; None for a place in the panel.
    """

    id: str
    label: str
    detail: str = ""
    is_open: bool = True
    is_primary: bool = False
    box: Box | None = None


@dataclass(frozen=True, slots=True)
class Offers:
    """The viewer's next possibilities.

    Attributes:
        sources: pieces that may be taken; these pieces glow.
        taken: pieces that are chosen or held; these pieces are lifted.
        targets: ids of the zones where the taken pieces may go; these zones glow.
        heading: the heading of the panel; without a heading and choices there is no panel.
        choices: the buttons.
        dims_others: true if pieces that are neither sources nor taken are dimmed.
        dials: pieces over which the mouse wheel changes a number: it acts as the keys "+" and "-".
        takes_more: true if further sources may be taken together with the taken pieces. Otherwise
            arrow keys lead to no other source while something is taken that has a target.
    """

    sources: tuple[Key, ...] = ()
    taken: tuple[Key, ...] = ()
    targets: tuple[str, ...] = ()
    heading: str = ""
    choices: tuple[Choice, ...] = ()
    dims_others: bool = False
    dials: tuple[Key, ...] = ()
    takes_more: bool = False


@dataclass(frozen=True, slots=True)
class Act:
    """The gesture is an action of the game, which is now played.

    Attributes:
        action: the action of the game.
        then: further actions of the same gesture; each is played only if the previous action was
            played.
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
    """The text and picture of a piece's detail card, shown while the pointer rests on the piece.

    Attributes:
        title: the heading.
        lines: paragraphs below the heading.
        sprite: a large picture of the piece; None for no picture.
        ratio: the height of the picture divided by its width.
        ledger: pairs of a name and a number, shown as rows below the lines.
        shown_pieces: further pieces that lie on the table while the detail card is shown.
    """

    title: str
    lines: tuple[str, ...] = ()
    sprite: Sprite | None = None
    ratio: float = 1.4
    ledger: tuple[tuple[str, str], ...] = ()
    shown_pieces: tuple[Placement, ...] = ()


@dataclass(frozen=True, slots=True)
class Banner:
    """A title and a line shown large on the stage for 1.5 seconds, such as the end of a round.

    Attributes:
        title: the large words.
        line: the smaller words below the title; "" for none.
        hero: the piece that shows a player's portrait, and the sprite of the portrait. The portrait
            rises from the piece and stays above the banner. None for no portrait.
        before_podium: for the end of the match, the banner that replaces this one where the podium
            follows, and so does not name the winner. None for any other banner.
    """

    title: str
    line: str = ""
    hero: tuple[Key, Sprite] | None = None
    before_podium: "Banner | None" = None


@dataclass(frozen=True, slots=True)
class Floater:
    """A short text that rises from the piece with this key and fades, such as "+2"."""

    text: str
    key: Key


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite that flies from one piece to another and disappears, such as an opponent's new card.

    Attributes:
        sprite: the look of what flies.
        start: the piece where the flight starts; without this piece there is no flight.
        end: the piece where the flight ends; without this piece there is no flight.
        ratio: the width of the sprite divided by its height.
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
        faces: the sprites that the piece shows on its way, one after another; their kind is that of
            the piece's own sprite.
    """

    key: Key
    faces: tuple[Sprite, ...]


@dataclass(frozen=True, slots=True)
class CountUp:
    """Counts the numbers on a piece (`Placement.counted`) up from 0, such as points after a round.

    A number that changes needs no such effect: it runs to its new value anyway.
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
        milliseconds: duration of the pause at the normal pace, after the pieces have arrived. There
            is no pause if the player has set that moves take no time. Under reduced motion the
            pause lasts as long, because nothing else shows what happened.
    """

    pieces: tuple[Placement, ...]
    milliseconds: float = 900.0


Effect: TypeAlias = Banner | Floater | Flight | Tumble | CountUp | Pause


class Sitting(Protocol):
    """One viewer's place at one table window.

    A method that answers a gesture returns an `Intent`. A method that does not apply to a game
    returns `Nothing()`, an empty tuple, None or False.

    >>> class CoinSitting:  # two gestures of a game in which a coin is paid
    ...     has_coin = False
    ...
    ...     def click(self, key: Key) -> Intent:
    ...         self.has_coin = not self.has_coin
    ...         return Rearranged()
    ...
    ...     def choose_zone(self, zone: str) -> Intent:
    ...         return Act("pay") if self.has_coin else Nothing()
    >>> sitting = CoinSitting()
    >>> sitting.click(("coin", 1)), sitting.choose_zone("bank")
    (Rearranged(), Act(action='pay', then=()))
    """

    def present(self, frame: Frame) -> None:
        """Takes a new frame, and forgets an unfinished move that is no longer possible."""

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Returns the layout for a table of this size in pixels, 640 x 400 or larger.

        `look.scale` is the scale of writing.
        """

    def offers(self) -> Offers:
        """Returns the viewer's next possibilities. The table calls this after each `lay_out`."""

    def click(self, key: Key) -> Intent:
        """Answers a click on a piece, or the Enter key while the cursor stands on the piece.

        The first click on a source takes this piece. The game decides about a second click: the
        piece is played if there is an obvious way, otherwise it is put back.
        """

    def double_click(self, key: Key) -> Intent:
        """Answers a double click on a piece, which plays it in the obvious way.

        `click` has already been called for the first click.
        """

    def choose_zone(self, zone: str) -> Intent:
        """Answers a click on a target zone, or the Enter key there, while pieces are taken."""

    def begin_drag(self, key: Key) -> tuple[Key, ...]:
        """Begins to drag a piece: returns this piece, then the pieces dragged along with it.

        Empty if the piece cannot be dragged. Until `drop` or `cancel`, the dragged pieces are the
        taken ones in `offers`.
        """

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """Answers the drop of the dragged pieces at a point (x, y) of the table.

        `zone` is the id of the zone at this point; None if there is no zone.
        """

    def turn(self, key: Key) -> Intent:
        """Answers the turning of a piece: by wheel, middle button, T or the arrow above it."""

    def right_click(self, key: Key) -> Intent:
        """Answers a click with the right mouse button on a piece.

        With an unfinished move, the right button takes back this move instead. A brief touch with
        two fingers counts as a click with the right button.
        """

    def press_key(self, letter: str) -> Intent:
        """Answers a key of the game.

        `letter` is an upper-case letter other than I and T, a digit, "+", "-", `ERASE` or `ENTER`.
        The sitting gets `ENTER` only while the keyboard cursor is hidden.
        """

    def point(self, choice: str | None) -> Intent:
        """Notes which choice is under the pointer or the keyboard cursor.

        `choice` is the id of this button; None if there is no button.
        """

    def choose(self, choice: str) -> Intent:
        """Answers the press of a button with this id.

        A button that cannot be pressed is refused with the reason.
        """

    def cancel(self) -> bool:
        """Takes an unfinished move back. Returns False if there was no such move."""

    def actions_of_taken(self) -> tuple[Any, ...]:
        """Returns the legal actions that the taken pieces can become, the obvious one first.

        Empty if nothing is taken, or if the taken pieces do not make a move yet.
        """

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """Returns the pieces that an action concerns, to be marked for a hint or a lesson."""

    def pieces_of_event(self, event: Event) -> tuple[Key, ...]:
        """Returns the pieces that an event concerned, on the table or not."""

    def explain(self, key: Key) -> Explanation | None:
        """Returns the detail card of a piece; None if there is nothing to explain."""

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """Returns the effects of these events; effects listed after a `Pause` are shown later.

        What is already visible from the new places of pieces needs no effect.
        """


@runtime_checkable
class Arranging(Protocol):
    """A sitting whose viewer can order pieces as they like; the order is saved with the match."""

    def arrangement(self) -> Sequence[int]:
        """Returns the present order, as numbers whose meaning only the game knows."""

    def arrange(self, written: Sequence[int]) -> None:
        """Begins with the order in `written`, which came from `arrangement`.

        Numbers that fit no piece are ignored. The program calls this before `present`.
        """

    def can_sort(self) -> bool:
        """Returns True if there are pieces to sort, by a button beside them or by the S key."""

    def sort_hand(self) -> Intent:
        """Sorts the pieces. If the game has several orders, each call uses the next order."""
