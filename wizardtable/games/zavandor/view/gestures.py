# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Zavandor mean."""

from collections.abc import Collection, Sequence
from typing import Any

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import Lot
from wizardtable.games.zavandor.rules.state import (
    ADVANCE,
    CHOOSE,
    MARKER,
    TURN,
    VICTIM,
    Observation,
)
from wizardtable.games.zavandor.text.wording import WORDING
from wizardtable.games.zavandor.view import layout
from wizardtable.games.zavandor.view.effects import concerned, effects_of
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
from wizardtable.table.kit.sitting import PieceAction, PieceSitting

_OTHERWISE = "otherwise"

_PURCHASES = (moves.Enchant, moves.BuyMarker, moves.Advance)
"""Actions that are paid for at once."""

_BUTTONS = {moves.EndTurn: "end", moves.Decline: "decline"}
"""By class of action, the button of what needs no piece."""


class Sitting(PieceSitting[Observation]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    Attributes:
        opened: the seat whose board the viewer has brought to the large place, None for their own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.opened: int | None = None
        self._numbers = GemAndLotNumbers()
        self._dealing = StageGestures(self._numbers)
        self._on_table: frozenset[view.Key] = frozenset()

    @property
    def _table(self) -> ShownTable:
        """The table that the pieces are described from."""
        mine = max(0, self.seen.viewer)
        return ShownTable(self.shown, self._numbers, mine if self.opened is None else self.opened)

    # What pieces are good for.

    @override
    def actions_of(self, key: view.Key) -> list[PieceAction]:
        return KINDS.actions(self._table, key)

    @override
    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        me = self.seen.viewer
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
                keys = tuple(LotPiece(lot, n).key for n in self._numbers.on_offer(lot))
            case moves.ChooseCharacter(character):
                keys = (CharacterChoice(character).key,)
            case moves.EndTurn() | moves.Decline():
                keys = (("table", "choice", _BUTTONS[type(action)]),)
        return keys

    def _own_gems(self, gem: int, *, active: bool) -> tuple[view.Key, ...]:
        """Returns the viewer's gems of a kind, active or inactive ones."""
        gems = self._numbers.gems(self.seen.viewer, active=active)
        return tuple(Gem(kind, number).key for kind, number in gems if kind == gem)

    @override
    def homes(self, key: view.Key) -> Collection[str]:
        match KINDS.piece(key):
            case WaitingMarker():
                return ("pentagon",)
            case Gem() as gem:
                place = gem.place(self._table)
                if place is None:
                    return ("supply",)
                return ("spiral",) if place[1] else ("pentagon",)
        return ()

    def asks(self) -> bool:
        """Which character, marker, gem or domain."""
        return self.seen.phase in (CHOOSE, MARKER, VICTIM, ADVANCE)

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """The buttons; ending the turn stands out once nothing else can be done."""
        if self.held is not None:
            return "", self._held_choices(self.held[1])
        found = self._actions_of_nothing()
        alone = len(self.shown.menu) == 1
        return "", tuple(self._choice(option, primary=alone) for option in found)

    def _held_choices(self, found: Sequence[PieceAction]) -> tuple[view.Choice, ...]:
        choices = [self._choice(option, primary=i == 0) for i, option in enumerate(found)]
        first = found[0]
        if isinstance(first.action, _PURCHASES) and first.reason is None and self.seen.hand:
            label = render(N_("zavandor table", "Choose payment"))
            choices.append(view.Choice(_OTHERWISE, label))
        return tuple(choices)

    def _choice(self, option: PieceAction, *, primary: bool) -> view.Choice:
        label = render(WORDING.action(self.seen, option.action, self.shown.names))
        return view.Choice(option.id, label, open=option.reason is None, primary=primary)

    def _actions_of_nothing(self) -> list[PieceAction]:
        """Returns what can be done without any piece, as far as the menu has it."""
        found = (action for action in self.shown.menu if type(action) in _BUTTONS)
        return [PieceAction(action, id=_BUTTONS[type(action)]) for action in found]

    def action_of_button(self, choice: str) -> Any | None:
        """The action of a button that is there while nothing is held."""
        found = self._actions_of_nothing() if self.held is None else []
        return next((one.action for one in found if one.id == choice), None)

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame; what was held is let go."""
        elsewhere = self.frame is not None and self.frame.viewer != frame.viewer
        super().present(frame)
        if elsewhere or (frame.menu and self.seen.phase != TURN):
            self.opened = None  # what has to be chosen now lies on the viewer's own board
        self._numbers.update(self.seen)
        self._dealing.present(frame)

    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        """Everything in its place."""
        setting = LayoutBase(self._table, (width, height), look)
        made = layout.make(setting, self._dealing, sorted(self._on_table, key=str))
        self._on_table = frozenset(piece.key for piece in made.pieces)
        return made

    def offers(self) -> view.Offers:
        """What may be done on the stage while it is open, else with pieces."""
        staged = self._dealing.offers()
        return super().offers() if staged is None else staged

    def sources(self) -> tuple[view.Key, ...]:
        """The pieces that the menu is about, in its order."""
        return tuple(key for key in self.beginnings() if key[0] != "table")

    def dims_useless(self) -> bool:
        """What is of no use to the held piece is dimmed."""
        return self.held is not None

    # Gestures.

    def click(self, key: view.Key) -> view.Intent:
        """Hold a piece, do what the held one is good for, or look at another board."""
        return self._dealing.click(key) if self._dealing.open else super().click(key)

    def repeated(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """The first of what the held piece is good for, if a second click may mean it."""
        return legal[0] if legal and legal[0].second_click else None

    def take(self, key: view.Key, found: list[PieceAction]) -> view.Intent:
        """Hold a piece; what may be done comes first."""
        return super().take(key, sorted(found, key=lambda option: option.reason is not None))

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Bring the held piece to the viewer's board where that was clicked."""
        match KINDS.piece(key):
            case Spiral(self.seen.viewer):
                return self.reach("spiral")
            case Pentagon(self.seen.viewer):
                return self.reach("pentagon")
        return None

    def click_useless(self, key: view.Key) -> view.Intent:
        """Open the auction of a lot, let go of what is held, or look at another board."""
        piece = KINDS.piece(key)
        if isinstance(piece, LotPiece) and piece.is_on_offer(self._table) and self._is_own_turn():
            self.put_down()
            return self._dealing.begin(Lot(piece.lot))
        return view.Rearranged() if super().cancel() else self._open(key)

    def _is_own_turn(self) -> bool:
        """Returns whether it is a turn of the viewer, in which auctions are opened."""
        return bool(self.shown.menu) and self.seen.phase == TURN

    def _open(self, key: view.Key) -> view.Intent:
        """Bring a board to the large place, or the viewer's own back there."""
        part = KINDS.piece(key)
        if not isinstance(part, BoardPart):
            return view.Nothing()
        seat, mine = part.seat, max(0, self.seen.viewer)
        shown = mine if self.opened is None else self.opened
        self.opened = None if seat in (mine, shown) else seat
        return (
            view.Rearranged()
            if shown != (mine if self.opened is None else seat)
            else view.Nothing()
        )

    def double(self, key: view.Key) -> view.Intent:
        """The second click is one as well."""
        return self._dealing.double(key) if self._dealing.open else self.click(key)

    def reach(self, zone: str) -> view.Intent:
        """Bring what is held to a zone."""
        return self._dealing.reach(zone) if self._dealing.open else super().reach(zone)

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """A piece that is good for something may be dragged where that is done."""
        return self._dealing.carry(key) if self._dealing.open else super().carry(key)

    def may_carry(self, key: view.Key, found: Sequence[PieceAction]) -> bool:
        """Whatever is good for something, but for the number of gems that are left."""
        is_pile = isinstance(KINDS.piece(key), SupplyPile)
        return not is_pile and any(option.reason is None for option in found)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Do what the carried piece means there."""
        return self._dealing.drop(zone, x, y) if self._dealing.open else super().drop(zone, x, y)

    def other(self, key: view.Key) -> view.Intent:
        """Pay for it with cards chosen by hand."""
        if self._dealing.open:
            return self._dealing.other(key)
        return self._pay_otherwise(key, self.actions_of(key))

    def _pay_otherwise(self, key: view.Key, found: list[PieceAction]) -> view.Intent:
        if not found or not isinstance(found[0].action, _PURCHASES):
            return view.Nothing()
        self.put_down()
        if found[0].reason is not None:
            return view.Refuse(found[0].reason)
        return self._dealing.other(key, found[0].action)

    def press(self, letter: str) -> view.Intent:
        """A opens the payment for what is held; the rest is for the stage."""
        if self._dealing.open or self._dealing.ordering:
            return self._dealing.press(letter)
        if letter == "A" and self.held is not None:
            return self._pay_otherwise(*self.held)
        return view.Nothing()

    def choose(self, choice: str) -> view.Intent:
        """A button."""
        if self._dealing.open or self._dealing.ordering:
            return self._dealing.choose(choice)
        if choice == _OTHERWISE and self.held is not None:
            return self._pay_otherwise(*self.held)
        return super().choose(choice)

    def cancel(self) -> bool:
        """Let go of everything; with nothing held, the viewer's own board comes back."""
        if self._dealing.cancel() or super().cancel():
            return True
        opened, self.opened = self.opened, None
        return opened is not None

    # Explaining.

    def begun(self) -> tuple[Any, ...]:
        """What is prepared on the stage while it is open, else what is held may become."""
        if not self._dealing.open:
            return super().begun()
        prepared = self._dealing.prepared()
        return () if prepared is None or self.shown.check(prepared) is not None else (prepared,)

    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        """The pieces that an action is about."""
        return self.pieces_of(action) or self._dealing.suggest(action)

    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        """The pieces that an event was about."""
        return concerned(event)

    def explain(self, key: view.Key) -> view.Explanation | None:
        """What a piece is, in full."""
        return KINDS.explain(self._table, key)

    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        """What places cannot show of these events."""
        return effects_of(self.shown, events)
