# SPDX-License-Identifier: MIT
"""The base class of `gestures.Sitting`: the layout of the table and the actions that are offered.

The held piece is the piece that the viewer has clicked or is dragging.

A sitting is a viewer's place at one table window; it answers the viewer's gestures.
"""

from typing import Any

from wizardtable.core import override
from wizardtable.games.wizards_gambit.rules.moves import ChooseSeat
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import action_pieces, buttons, layout
from wizardtable.games.wizards_gambit.view.climax import Moment, climax_of, moment_of
from wizardtable.games.wizards_gambit.view.hand import Hand, card_spots
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces import KINDS, card_places
from wizardtable.games.wizards_gambit.view.pieces.card import Card
from wizardtable.games.wizards_gambit.view.pieces.sheet_cards import cards_on_sheet
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable, TablePiece
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.climax.script import Climax
from wizardtable.table.kit.hand_sitting import HandSitting
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice, Key, Layout


class Showing(HandSitting[Observation, card_places.NumberedCard]):
    """The part of a sitting that shows the table; `gestures.Sitting` adds the gestures.

    Attributes:
        asked: whether the held piece has reached a target, and the viewer must choose one of
            several actions there.
        browsing: whether the viewer has opened the discard pile to look through it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked = False
        self.browsing = False
        self._places = card_places.CardPlaces()
        self._on_table: frozenset[Key] = frozenset()
        self._moment: Moment | None = None
        self._room: tuple[float, float, Look] = (0.0, 0.0, Look())

    @override
    def new_order(self) -> Hand:
        return Hand()

    # Showing the table.

    @override
    def present(self, frame: Frame) -> None:
        former = self.frame if self.frame and self.frame.viewer == frame.viewer else None
        self._moment = moment_of(former, frame, self._places, self.order.cards)
        super().present(frame)
        self._places.update(self.observation)
        mine = self.observation.viewer >= 0
        hand = self._places.all_cards_at(card_places.HAND + self.observation.viewer) if mine else ()
        self.hold(hand, hash(self.observation))

    @override
    def put_down(self) -> None:
        super().put_down()
        self.asked = self.browsing = False

    @property
    def shown_table(self) -> ShownTable:
        """The frame with the viewer's cards and sheet, from which all pieces are described."""
        sheet = cards_on_sheet(self.observation, self._places, browsing=self.browsing)
        return ShownTable(self.shown, self._places, tuple(self.order.cards), sheet)

    @override
    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        setting = LayoutBase(self.shown_table, (width, height), look)
        self._room = (width, height, look)
        raised = self.held_key[0] if self.held_key is not None else None
        made = layout.make_layout(setting, raised, sorted(self._on_table, key=str))
        self._on_table = frozenset(piece.key for piece in made.pieces)
        lying = card_spots(setting.rooms.hand, len(self.order.cards), setting.look)
        self.centres = [spot.box.centre[0] for spot in lying]
        return made

    def climax(self, before: Frame) -> Climax | None:
        """Returns the show of a claim or a gambit; see `table.climax.script.Climactic`."""
        del before  # `present` has made the moment of it
        if self._moment is None:
            return None
        width, height, look = self._room
        return climax_of(self._moment, self.shown, (width, height), look)

    # Offers.

    @override
    def actions_of(self, key: Key) -> list[PieceAction]:
        return KINDS.actions(self.shown_table, key)

    @override
    def pieces_of(self, action: Any) -> tuple[Key, ...]:
        return action_pieces.pieces_of(self.observation, action, self._places)

    @override
    def goal_of(self, action: Any) -> Key | None:
        return action_pieces.goal_of(self.observation, action)

    @override
    def panel(self) -> tuple[str, tuple[Choice, ...]]:
        frame = self.shown
        heading = buttons.heading(frame, self.held_key, asked=self.asked)
        options = [] if self.held_key is None else self.held_key[1]
        choices = buttons.held_choices(frame, options, asked=self.asked)
        return heading, choices or buttons.plain_choices(frame)

    @override
    def action_of_button(self, choice: str) -> Any | None:
        return buttons.action_of(self.shown, choice)

    @override
    def button_of(self, action: Any) -> tuple[Key, ...]:
        return buttons.button_of(action)

    def sources(self) -> tuple[Key, ...]:
        """Returns the pieces that glow because the viewer can hold them.

        If the viewer holds the top spell, these are the cards on which its ability can be used.
        """
        if self.held_key is None or not self._is_own_spell(self.held_key[0]):
            return self.beginnings()
        keys = self.pieces_of_all([option.action for option in self.legal_actions()])
        return tuple(key for key in keys if key[0] == Card.kind)

    def targets(self) -> tuple[str, ...]:
        """Returns the zones that glow: the targets of the held piece.

        If no piece is held, these are the opponents that can be chosen now.
        """
        if self.held_key is None:
            seats = [action.seat for action in self.shown.menu if isinstance(action, ChooseSeat)]
            return tuple(f"seat:{seat}" for seat in seats)
        zones = [zone for option in self.legal_actions() for zone in self._aims(option)]
        return tuple(dict.fromkeys(zones))

    def _aims(self, option: PieceAction) -> tuple[str, ...]:
        """Returns the zones that glow for an action; only its first zone while `asked`."""
        return option.zones[:1] if self.asked else option.zones

    # The places of pieces.

    def _is_own_spell(self, key: Key) -> bool:
        """Returns whether a piece is the top spell of the viewer's book."""
        observation = self.observation
        book = observation.books[observation.viewer] if observation.viewer >= 0 else ()
        return bool(book) and key == Spell(book[-1]).key

    def _zones_of(self, key: Key) -> list[str]:
        """Returns the zones that a piece lies in or stands for, the smallest zone first."""
        piece = KINDS.piece(key)
        return piece.zones(self.shown_table) if isinstance(piece, TablePiece) else []

    @override
    def put_back_zones(self, key: Key) -> list[str]:
        viewer = self.observation.viewer
        if key[0] == Card.kind and self._places.place(key) in (
            card_places.HAND + viewer,
            card_places.LOOKED,
            card_places.ASIDE,
        ):
            return ["hand", f"seat:{viewer}"]
        return [*self._zones_of(key), f"seat:{viewer}", f"book:{viewer}"]
