# SPDX-License-Identifier: MIT
"""Gives a viewer's gestures at a table of Zavandor their meaning."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import moves, state
from wizardtable.games.zavandor.rules.components import MINIMUM_BIDS, Lot
from wizardtable.games.zavandor.text.wording import WORDING
from wizardtable.games.zavandor.view import layout
from wizardtable.games.zavandor.view.auction import BID_FIELD_KEY
from wizardtable.games.zavandor.view.climax import sale_climax
from wizardtable.games.zavandor.view.effects import effects_of, pieces_of_event
from wizardtable.games.zavandor.view.layout_base import LayoutBase
from wizardtable.games.zavandor.view.pieces import KINDS
from wizardtable.games.zavandor.view.pieces.character import CharacterChoice
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.gem_and_lot_numbers import GemAndLotNumbers
from wizardtable.games.zavandor.view.pieces.lot import LotPiece
from wizardtable.games.zavandor.view.pieces.marker import Marker, WaitingMarker
from wizardtable.games.zavandor.view.pieces.seat import BoardPart
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.games.zavandor.view.pieces.spiral import Pentagon, Spiral
from wizardtable.games.zavandor.view.pieces.supply_pile import SupplyPile
from wizardtable.games.zavandor.view.pieces.track import Track
from wizardtable.games.zavandor.view.stage_gestures import StageGestures
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table import view
from wizardtable.table.climax.script import Climax
from wizardtable.table.kit.sitting import PieceAction, PieceSitting

_LOTS_ZONE = "lots"
"""The zone of the viewer's artifacts and sentinels, which takes a dragged lot."""

_CHOOSE_PAYMENT_ID = "otherwise"
"""The id of the button with which the viewer chooses the cards of a payment."""

_PURCHASE_ACTIONS = (moves.Enchant, moves.BuyMarker, moves.Advance)
"""The classes of purchases that are paid for without an auction."""

_BUTTON_IDS = {moves.EndTurn: "end", moves.Decline: "decline"}
"""The id of the button for each action that needs no piece, by class of action."""


class Sitting(PieceSitting[state.Observation]):
    """Handles the gestures of one viewer at one table window; `table.view.Sitting` explains the
    gestures.

    Attributes:
        opened: the seat whose board is in the large place, None for the viewer's own board.
    """

    def __init__(self) -> None:
        super().__init__()
        self.opened: int | None = None
        self._numbers = GemAndLotNumbers()
        self._stage = StageGestures(self._numbers)
        self._on_table: frozenset[view.Key] = frozenset()
        self._layout: view.Layout | None = None
        self._former_layout: view.Layout | None = None

    @property
    def _table(self) -> ShownTable:
        """The table as this viewer sees it now, for the pieces to describe."""
        mine = max(0, self.observation.viewer)
        return ShownTable(self.shown, self._numbers, mine if self.opened is None else self.opened)

    @override
    def actions_of(self, key: view.Key) -> list[PieceAction]:
        return KINDS.actions(self._table, key)

    @override
    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        me = self.observation.viewer
        keys: tuple[view.Key, ...] = ()
        match action:
            case moves.Enchant(gem):
                top = tuple(Gem(gem, number).key for number in self._numbers.pile(gem)[-1:])
                keys = (*top, SupplyPile(gem).key)
            case moves.Disenchant(gem, active):
                keys = self._own_gems(gem, active=active)
            case moves.Activate(gem):
                keys = self._own_gems(gem, active=False)
            case moves.Deactivate(gem) | moves.GiveUp(gem):
                keys = self._own_gems(gem, active=True)
            case moves.BuyMarker(price) | moves.TakeMarker(price):
                keys = (Marker(me, price).key,)
            case moves.Advance(domain) | moves.FreeAdvance(domain):
                keys = (Track(me, domain).key,)
            case moves.OpenAuction(lot):
                keys = tuple(LotPiece(lot, n).key for n in self._numbers.offered_numbers(lot))
            case moves.ChooseCharacter(character):
                keys = (CharacterChoice(character).key,)
            case moves.EndTurn() | moves.Decline():
                keys = (("table", "choice", _BUTTON_IDS[type(action)]),)
        return keys

    def _own_gems(self, gem: int, *, active: bool) -> tuple[view.Key, ...]:
        """Returns the keys of the viewer's gems of a kind, active or inactive ones."""
        gems = self._numbers.gems(self.observation.viewer, active=active)
        return tuple(Gem(kind, number).key for kind, number in gems if kind == gem)

    @override
    def put_back_zones(self, key: view.Key) -> Collection[str]:
        match KINDS.piece(key):
            case WaitingMarker():
                return ("pentagon",)
            case Gem() as gem:
                place = gem.place(self._table)
                if place is None:
                    return ("supply",)
                return ("spiral",) if place[1] else ("pentagon",)
        return ()

    @override
    def must_choose_piece(self) -> bool:
        return self.observation.phase in (state.CHOOSE, state.MARKER, state.VICTIM, state.ADVANCE)

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """Returns the heading of the panel, always "", and the buttons.

        If ending the turn is the only legal action, its button stands out.
        """
        if self._is_carrying_lot:
            return "", ()
        if self.held_key is not None:
            return "", self._held_choices(self.held_key[1])
        actions = self._pieceless_actions()
        alone = len(self.shown.menu) == 1
        return "", tuple(self._choice(option, primary=alone) for option in actions)

    def _held_choices(self, options: Sequence[PieceAction]) -> tuple[view.Choice, ...]:
        choices = [self._choice(option, primary=i == 0) for i, option in enumerate(options)]
        first = options[0]
        if (
            isinstance(first.action, _PURCHASE_ACTIONS)
            and first.reason is None
            and self.observation.hand
        ):
            label = render(N_("zavandor table", "Choose payment"))
            choices.append(view.Choice(_CHOOSE_PAYMENT_ID, label))
        return tuple(choices)

    def _choice(self, option: PieceAction, *, primary: bool) -> view.Choice:
        label = render(WORDING.action(self.observation, option.action, self.shown.names))
        return view.Choice(option.id, label, is_open=option.reason is None, is_primary=primary)

    def _pieceless_actions(self) -> list[PieceAction]:
        """Returns the offered actions that need no piece."""
        actions = (action for action in self.shown.menu if type(action) in _BUTTON_IDS)
        return [PieceAction(action, id=_BUTTON_IDS[type(action)]) for action in actions]

    @override
    def action_of_button(self, choice: str) -> Any | None:
        actions = self._pieceless_actions() if self.held_key is None else []
        return next((option.action for option in actions if option.id == choice), None)

    @override
    def present(self, frame: Frame) -> None:
        elsewhere = self.frame is not None and self.frame.viewer != frame.viewer
        super().present(frame)
        self._former_layout = self._layout
        if elsewhere or (frame.menu and self.observation.phase != state.TURN):
            self.opened = None  # the next choice is on the viewer's own board
        self._numbers.update(self.observation)
        self._stage.present(frame)

    @override
    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        setting = LayoutBase(self._table, (width, height), look)
        made = layout.make_layout(setting, self._stage, sorted(self._on_table, key=str))
        self._on_table = frozenset(piece.key for piece in made.pieces)
        if self._is_carrying_lot:
            possessions = view.Zone(_LOTS_ZONE, setting.seat_room(setting.near_seat).lots)
            made = replace(made, zones=(*made.zones, possessions))
        self._layout = made
        return made

    @property
    def _is_carrying_lot(self) -> bool:
        """True while the viewer drags a lot to their board, to open its auction."""
        return self.held_key is not None and isinstance(
            self.held_key[1][0].action, moves.OpenAuction
        )

    @override
    def offers(self) -> view.Offers:
        staged = self._stage.offers()
        return super().offers() if staged is None else staged

    @override
    def sources(self) -> tuple[view.Key, ...]:
        return tuple(key for key in self.beginnings() if key[0] != "table")

    @override
    def dims_useless(self) -> bool:
        return self.held_key is not None

    @override
    def click(self, key: view.Key) -> view.Intent:
        if self._stage.takes_gestures:
            return self._stage.click(key)
        return super().click(self._grasped(key))

    def _grasped(self, key: view.Key) -> view.Key:
        """Returns the piece that a gesture at a piece takes: the top gem of a pile, else the piece
        itself."""
        piece = KINDS.piece(key)
        if isinstance(piece, SupplyPile):
            for number in self._numbers.pile(piece.gem)[-1:]:
                return Gem(piece.gem, number).key
        return key

    @override
    def action_of_second_click(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        return legal[0] if legal and legal[0].is_for_second_click else None

    @override
    def take(self, key: view.Key, options: list[PieceAction]) -> view.Intent:
        return super().take(key, sorted(options, key=lambda option: option.reason is not None))

    @override
    def bring_to(self, key: view.Key) -> view.Intent | None:
        match KINDS.piece(key):
            case Spiral(self.observation.viewer):
                return self.choose_zone("spiral")
            case Pentagon(self.observation.viewer):
                return self.choose_zone("pentagon")
        return None

    @override
    def click_useless(self, key: view.Key) -> view.Intent:
        piece = KINDS.piece(key)
        if isinstance(piece, LotPiece) and piece.is_on_offer(self._table) and self._is_own_turn():
            self.put_down()
            return self._stage.begin(Lot(piece.lot))
        return view.Rearranged() if super().cancel() else self._open_board(key)

    def _is_own_turn(self) -> bool:
        """Returns whether it is the viewer's turn, so that they may open auctions."""
        return bool(self.shown.menu) and self.observation.phase == state.TURN

    def _open_board(self, key: view.Key) -> view.Intent:
        """Brings a board to the large place. If it is there already, the viewer's own board takes
        its place."""
        part = KINDS.piece(key)
        if not isinstance(part, BoardPart):
            return view.Nothing()
        seat, mine = part.seat, max(0, self.observation.viewer)
        shown = mine if self.opened is None else self.opened
        self.opened = None if seat in (mine, shown) else seat
        return (
            view.Rearranged()
            if shown != (mine if self.opened is None else seat)
            else view.Nothing()
        )

    @override
    def double_click(self, key: view.Key) -> view.Intent:
        return self._stage.double_click(key) if self._stage.takes_gestures else self.click(key)

    @override
    def choose_zone(self, zone: str) -> view.Intent:
        return (
            self._stage.choose_zone(zone)
            if self._stage.takes_gestures
            else super().choose_zone(zone)
        )

    @override
    def begin_drag(self, key: view.Key) -> tuple[view.Key, ...]:
        """Begins to drag a piece: from a pile its top gem, a lot to the viewer's own board."""
        if self._stage.takes_gestures:
            return self._stage.begin_drag(key)
        piece = KINDS.piece(key)
        if isinstance(piece, LotPiece) and piece.is_on_offer(self._table):
            return self._carry_lot(key, Lot(piece.lot))
        return super().begin_drag(self._grasped(key))

    def _carry_lot(self, key: view.Key, lot: Lot) -> tuple[view.Key, ...]:
        opening = moves.OpenAuction(lot, MINIMUM_BIDS[lot])
        options = self._table.actions((opening, (_LOTS_ZONE, "spiral", "pentagon")))
        if key not in self.sources() or not self.may_drag(key, options):
            return ()
        self.held_key = key, options
        return (key,)

    @override
    def do(self, option: PieceAction) -> view.Intent:
        """Plays an option; a lot that is brought to the board only prepares its auction."""
        if isinstance(option.action, moves.OpenAuction) and option.reason is None:
            self.put_down()
            return self._stage.begin(option.action.lot)
        return super().do(option)

    @override
    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        return (
            self._stage.drop(zone, x, y) if self._stage.takes_gestures else super().drop(zone, x, y)
        )

    @override
    def right_click(self, key: view.Key) -> view.Intent:
        if self._stage.takes_gestures:
            return self._stage.right_click(key)
        return self._pay_otherwise(key, self.actions_of(key))

    def _pay_otherwise(self, key: view.Key, options: list[PieceAction]) -> view.Intent:
        if not options or not isinstance(options[0].action, _PURCHASE_ACTIONS):
            return view.Nothing()
        self.put_down()
        if options[0].reason is not None:
            return view.Refuse(options[0].reason)
        return self._stage.right_click(key, options[0].action)

    @override
    def press_key(self, letter: str) -> view.Intent:
        if self._stage.takes_gestures or self._stage.can_order:
            return self._stage.press_key(letter)
        if letter == "A" and self.held_key is not None:
            return self._pay_otherwise(*self.held_key)
        return view.Nothing()

    @override
    def choose(self, choice: str) -> view.Intent:
        if self._stage.takes_gestures or self._stage.can_order:
            return self._stage.choose(choice)
        if choice == _CHOOSE_PAYMENT_ID and self.held_key is not None:
            return self._pay_otherwise(*self.held_key)
        return super().choose(choice)

    def cancel(self) -> bool:
        """Drops the choices prepared on the stage, or lets go of all held pieces.

        If there are neither, the viewer's own board takes the large place. Returns whether anything
        changed.
        """
        if self._stage.cancel() or super().cancel():
            return True
        opened, self.opened = self.opened, None
        return opened is not None

    @override
    def actions_of_taken(self) -> tuple[Any, ...]:
        if not self._stage.takes_gestures:
            return super().actions_of_taken()
        prepared = self._stage.prepared()
        return () if prepared is None or self.shown.check(prepared) is not None else (prepared,)

    @override
    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        return self.pieces_of(action) or self._stage.suggest(action)

    @override
    def pieces_of_event(self, event: Event) -> tuple[view.Key, ...]:
        return pieces_of_event(event)

    @override
    def explain(self, key: view.Key) -> view.Explanation | None:
        if key == BID_FIELD_KEY:
            how = N_("zavandor table", "Type a number, scroll here, or press + and −.")
            return view.Explanation(render(N_("zavandor table", "Your bid")), (render(how),))
        return KINDS.explain(self._table, key)

    @override
    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        return effects_of(self.shown, events)

    def climax(self, before: Frame) -> Climax | None:
        """Returns the show of a sale; see `table.climax.script.Climactic`."""
        if self._former_layout is None or self._layout is None:
            return None
        layouts = (self._former_layout, self._layout)
        return sale_climax(before, self.shown, layouts, self._numbers)
