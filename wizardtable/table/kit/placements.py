# SPDX-License-Identifier: MIT
"""A base for layouts: collects the pieces of one frame with their places and groups."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

from wizardtable.core.text import N_, Message
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece
from wizardtable.table.view import Key, PieceGroup, Placement, Sprite
from wizardtable.table.zones import Box, Spot

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract
T = TypeVar("T")

WELL: Final = Sprite("well", ("",))
"""The sprite of an empty place for a card."""

HAND_GROUP: Final = "hand"
"""The id of the group that contains the viewer's hand."""


class Placements(Generic[O]):
    """A base for classes that lay out one frame for one size of the table.

    A new object is made for each layout.

    Attributes:
        frame: the frame.
        observation: the viewer's observation of the match.
        shown: the data for the methods of `Piece`: the frame, unless a game sets other data.
        look: the look of the table.
        seat_count: the number of seats.
        near_seat: the seat at the near edge of the table: that of the viewer, or seat 0 for a
            spectator.
        pieces: the pieces laid so far.
    """

    def __init__(self, frame: Frame, look: Look, group: str = "") -> None:
        """Begins a layout of a frame.

        `group` is the id of the group for all pieces laid outside of `grouped`.
        """
        self.frame = frame
        self.observation: O = frame.observation
        self.shown: Any = frame
        self.look = look
        self.seat_count = len(frame.names)
        self.near_seat = 0 if frame.viewer is None else int(frame.viewer)
        self.pieces: list[Placement] = []
        self._group = group
        self._group_starts: list[tuple[int, str]] = [(0, group)]

    def place_of_seat(self, seat: int) -> int:
        """Returns a seat's position, counted clockwise from the near edge, which is 0."""
        return (seat - self.near_seat) % self.seat_count

    def of_seat(self, seat: int, areas: Sequence[T]) -> T:
        """Returns the area of a seat.

        The first of `areas` is at the near edge, and the other areas follow clockwise.
        """
        return areas[self.place_of_seat(seat)]

    def spoken_name(self, seat: int) -> str:
        """Returns the name of a seat's player for a screen reader."""
        return self.frame.sitter(seat).spoken_text(self.frame.names[seat])

    @contextmanager
    def grouped(self, group: str) -> Iterator[None]:
        """Puts all pieces that are laid inside the `with` block into the group with this id."""
        outer, self._group = self._group, group
        self._group_starts.append((len(self.pieces), group))
        yield
        self._group = outer
        self._group_starts.append((len(self.pieces), outer))

    def group_of_seat(self, seat: int) -> str:
        """Returns the id of the group of the pieces in front of a seat."""
        return f"seat:{seat}"

    def own_group(self) -> dict[str, str]:
        """Returns the group of the seat at the near edge, as {id of the group: name}."""
        name = self.frame.names[self.near_seat]
        if self.frame.viewer is not None:
            name = render(N_("table", "In front of you"))
        return {self.group_of_seat(self.near_seat): name}

    def groups_of_others(self) -> dict[str, str]:
        """Returns the groups of all other seats clockwise, as {id of the group: name}."""
        others = ((self.near_seat + step) % self.seat_count for step in range(1, self.seat_count))
        return {self.group_of_seat(seat): self.frame.names[seat] for seat in others}

    def hand_group(self) -> dict[str, str]:
        """Returns the group of the viewer's hand, as {id of the group: name}."""
        return {HAND_GROUP: render(N_("table", "Your hand"))}

    def groups(self, names: Mapping[str, Message | str]) -> tuple[PieceGroup, ...]:
        """Returns the groups with the laid pieces that have a name.

        Args:
            names: the names of all groups by their ids, in the order of the result.

        Raises:
            ValueError: if a piece with a name was laid outside of these groups.
        """
        group_of_key: dict[Key, str] = {}
        starts = iter([*self._group_starts, (len(self.pieces), "")])
        group, (end, coming) = "", next(starts)
        for i, piece in enumerate(self.pieces):
            while i >= end:
                group, (end, coming) = coming, next(starts)
            if piece.name:
                if group not in names:
                    raise ValueError(f"{piece.key} is in no group: lay it within grouped()")
                group_of_key.pop(piece.key, None)  # for a piece laid twice, the last place counts
                group_of_key[piece.key] = group
        return tuple(
            PieceGroup(
                group,
                name if isinstance(name, str) else render(name),
                tuple(key for key, of_key in group_of_key.items() if of_key == group),
            )
            for group, name in names.items()
        )

    def lay(
        self,
        piece: Piece[Any],
        place: Box | Spot,
        z: float,
        height: float = 0.0,
        *,
        sprite: Sprite | None = None,
        origin: tuple[Box, Sprite] | None = None,
        turns: bool = False,
    ) -> None:
        """Lays a piece; `Placement` explains the other arguments.

        Args:
            piece: the piece, which has its key, look and name from its kind.
            sprite: the look of the piece; None for the usual look (`Piece.sprite`).
            origin: where a piece that is new on the table comes from, and its look there.
        """
        look = piece.sprite(self.shown) if sprite is None else sprite
        placement = Placement(
            piece.key,
            look,
            Spot(place) if isinstance(place, Box) else place,
            z,
            height,
            (Spot(origin[0]), origin[1]) if origin else None,
            can_turn=turns,
            is_turned=piece.is_turned(look),
            name=piece.name(self.shown),
            counted=piece.counted,
        )
        self.pieces.append(self.as_it_lies(placement))

    def add(
        self,
        key: Key,
        sprite: Sprite,
        place: Box | Spot,
        z: float,
        height: float = 0.0,
        name: str = "",
        origin: tuple[Box, Sprite] | None = None,
        inert: bool = False,
    ) -> None:
        """Lays a piece that belongs to no kind; `Placement` explains the arguments.

        `origin` is where a piece that is new on the table comes from, and its look there.
        """
        spot = Spot(place) if isinstance(place, Box) else place
        start = (Spot(origin[0]), origin[1]) if origin else None
        piece = Placement(key, sprite, spot, z, height, start, inert, name=name)
        self.pieces.append(self.as_it_lies(piece))

    def as_it_lies(self, piece: Placement) -> Placement:
        """Returns the placement of a piece unchanged; a game may override this to adapt it."""
        return piece

    def add_counted(
        self,
        key: Key,
        sprite: Sprite,
        box: Box,
        counted: int,
        name: str = "",
        *,
        inert: bool = False,
    ) -> None:
        """Lays a flat piece with a number that runs to its new value, such as a seat's points.

        `counted` is the index of the sprite's detail with this number.
        """
        spot = Spot(box)
        piece = Placement(key, sprite, spot, 2, is_inert=inert, name=name, counted=(counted,))
        self.pieces.append(piece)

    def add_panel(self, seat: int, box: Box, name: str = "", *, inert: bool = False) -> None:
        """Lays the plate of a seat: the hollow in the cloth, lit during the seat's turn.

        `name` is the name for a screen reader. With `inert`, the plate is a mere decoration.
        """
        sprite = Sprite("panel", (self.frame.to_move == seat,))
        self.add(("panel", seat), sprite, box, 1, name=name, inert=inert)

    def add_deck(
        self,
        key: Key,
        box: Box,
        count: int,
        back: Sprite,
        layer: int,
        name: str = "",
        empty: Sprite = WELL,
    ) -> None:
        """Lays a deck of cards: the top card, and the edges of the cards below.

        Args:
            count: the number of cards in the deck.
            back: the look of the top card.
            layer: the deck is one line thicker for each of this many cards.
            empty: the look of the place if there is no card.
        """
        if count:
            self.add_stack(("stack", *key), box, count, layer)
            self.add(key, back, box, 3, 0.4, name)
        else:
            self.add(key, empty, box, 2, name=name)

    def add_wells(self, boxes: Sequence[Box]) -> None:
        """Lays the empty places of a row of cards; cards laid there later cover them."""
        for i, box in enumerate(boxes):
            self.adorn(("empty", i), WELL, box, 1)

    def add_backs(
        self,
        seat: int,
        spots: Sequence[Spot],
        back: Sprite,
        deck: Box | None = None,
        drawn: int = 0,
        name: str = "",
        z: float = 6.0,
    ) -> None:
        """Lays the hidden cards of a seat.

        Args:
            spots: the place of each card.
            back: the look of each card.
            deck: the box of the deck from which drawn cards come; None for no deck.
            drawn: the number of cards, at the end of `spots`, that come from the deck if they are
                new on the table.
            name: the name of each card for a screen reader; "" for cards that are not read.
            z: the depth of the first card, see `Placement`.
        """
        for i, spot in enumerate(spots):
            start = Spot(deck) if deck is not None and i >= len(spots) - drawn else spot
            piece = Placement(
                ("back", seat, i), back, spot, z + i * 0.01, 0.2, (start, back), name=name
            )
            self.pieces.append(piece)

    def add_stack(self, key: Key, box: Box, count: int, layer: int, max_lines: int = 6) -> None:
        """Lays the edges of the cards below the top card of a deck.

        Args:
            count: the number of cards in the deck.
            layer: there is one more line for each of this many cards.
            max_lines: the largest number of lines.
        """
        self.adorn(key, Sprite("stack", (min(max_lines, 1 + count // layer),)), box, 2)

    def adorn(self, key: Key, sprite: Sprite, place: Box | Spot, z: float) -> None:
        """Lays a decoration, which the pointer ignores."""
        self.add(key, sprite, place, z, inert=True)
