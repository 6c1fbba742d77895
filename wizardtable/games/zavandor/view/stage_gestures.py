# SPDX-License-Identifier: MIT
"""Handles gestures on the stage: bidding, paying with chosen cards, and discarding."""

from typing import Final

from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.games.zavandor.rules.components import NO_LOT, Lot
from wizardtable.games.zavandor.rules.moves import Action, Bid, Discard, PassBid, Pay
from wizardtable.games.zavandor.rules.state import AUCTION
from wizardtable.games.zavandor.text.conduct import BidLimit, PassLot
from wizardtable.games.zavandor.view import auction, auction_figures, payment_sums
from wizardtable.games.zavandor.view.draft import GemToSell, Purchase, picked_cards
from wizardtable.games.zavandor.view.pieces import KINDS
from wizardtable.games.zavandor.view.pieces.dust import DustTile
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.lot import LotPiece
from wizardtable.games.zavandor.view.stage import TRAY_ZONE
from wizardtable.games.zavandor.view.stage_content import StageContent
from wizardtable.table import view

_BUTTON_IDS: Final[dict[type, str]] = {
    PassBid: "pass",
    Pay: "pay",
    BidLimit: "limit",
    PassLot: "forgo",
    NoOrder: "withdraw",
}
"""The id of the button for each action or standing order on the stage, by its class."""


class StageGestures(StageContent):
    """Handles a viewer's gestures on the stage, as a part of their `Sitting`.

    A gesture that has no meaning on the stage is answered with the `Intent` `Nothing`.
    """

    def begin(self, lot: Lot) -> view.Intent:
        """Prepares an auction of this lot, with the lot's minimum as the bid."""
        self.draft.clear()
        self.draft.lot = lot
        self.draft.set(auction_figures.least_bid(self._observation, lot))
        return view.Rearranged()

    def right_click(self, key: view.Key, action: Purchase | None = None) -> view.Intent:
        """Prepares a purchase so that the viewer can choose the cards for the payment.

        The answer is `Refuse` if the purchase is illegal, and `Nothing` without a purchase.
        """
        del key  # part of the gesture's signature
        if action is None:
            return view.Nothing()
        reason = self._frame.check(action) if self._frame else None
        if reason is not None:
            return view.Refuse(reason)
        self.draft.clear()
        self._open_payment(action)
        return view.Rearranged()

    def click(self, key: view.Key) -> view.Intent:
        """Chooses a card, a gem or dust, or puts it back.

        While the viewer prepares to open an auction, a click on another lot replaces the lot.
        """
        piece = KINDS.piece(key)
        if isinstance(piece, LotPiece) and self.draft.lot != NO_LOT:
            is_other = self._numbers.is_on_offer(piece.lot, piece.number)
            is_other = is_other and piece.lot != self.draft.lot
            return self.begin(Lot(piece.lot)) if is_other else view.Nothing()
        if key not in self._sources():
            return view.Nothing()
        match piece:
            case EnergyCard(face, number):
                self.draft.toggle((face, number))
            case Gem():
                self.draft.toggle_gem(self._gem_to_sell(piece))
            case DustTile(value):
                self._change_dust(value)
        return view.Rearranged()

    def double_click(self, key: view.Key) -> view.Intent:
        """Treats the second click of a double click like a single click.

        The first click moved its piece away, so the second click hits the piece that lies there
        now.
        """
        return self.click(key)

    def choose_zone(self, zone: str) -> view.Intent:
        """Does nothing, because choosing the tray by itself has no meaning."""
        del zone
        return view.Nothing()

    def _gem_to_sell(self, gem: Gem) -> GemToSell:
        return next(own_gem for own_gem in self._gems() if Gem(own_gem[0], own_gem[2]) == gem)

    def _change_dust(self, change: int) -> None:
        """Changes the dust to discard by `change`, or by more until tiles can make up the
        amount."""
        steps = payment_sums.dust_steps(self._observation.dust[self._observation.viewer])
        wanted = self.draft.dust + change
        if change > 0:
            self.draft.dust = min((n for n in steps if n >= wanted), default=steps[-1])
        else:
            self.draft.dust = max((n for n in steps if n <= wanted), default=0)
        self.draft.is_changed = True

    def begin_drag(self, key: view.Key) -> tuple[view.Key, ...]:
        """Begins to drag a card, a gem or a tile to or from the tray.

        Returns the dragged keys; empty if the piece cannot be dragged.
        """
        if key not in self._sources():
            return ()
        self._carried = key
        return (key,)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Drops the dragged piece; a piece that crosses the edge of the tray is chosen or put
        back."""
        del x, y  # the tray arranges its pieces
        key, self._carried = self._carried, None
        if key is None:
            return view.Nothing()
        match KINDS.piece(key):
            case Gem() as gem:
                chosen = self._gem_to_sell(gem) in self.draft.sold
            case EnergyCard(face, number):
                chosen = (face, number) in self.draft.picked
            case _:
                chosen = False
        return self.click(key) if chosen != (zone == TRAY_ZONE) else view.Rearranged()

    def press_key(self, letter: str) -> view.Intent:
        """Handles a key.

        Digits type a bid, Enter confirms, and U lets the program bid up to the number shown.
        """
        if letter == "U":
            return self.choose("limit")
        if letter == view.ENTER and self.can_order:
            return self.choose("limit") if self.draft.typing else view.Nothing()
        if letter == view.ENTER:
            return view.Act(PassBid()) if self._should_pass() else self._confirm()
        if letter in ("+", "-"):
            return self.choose("more" if letter == "+" else "less")
        if not self._is_bidding or (view.number_of(letter) is None and letter != view.ERASE):
            return view.Nothing()
        if letter == view.ERASE:
            self.draft.erase()
        else:
            self.draft.type(letter)
        return view.Rearranged()

    def _should_pass(self) -> bool:
        """Returns whether passing is the obvious choice."""
        if not self._is_bidding or self._frame is None or self.draft.typing:
            return False
        return auction.auction_of(self._frame, self.draft).suggests_pass

    @property
    def _is_bidding(self) -> bool:
        """True if the viewer prepares a bid or the limit of a standing order."""
        bids = self._can_act and (self.draft.lot != NO_LOT or self._observation.phase == AUCTION)
        return bids or self.can_order

    def choose(self, choice: str) -> view.Intent:
        """Handles a click on a button of the stage; `choice` is the button's id."""
        if choice in ("bid", "pay", "discard"):
            return self._confirm()
        if choice == "pass":
            return view.Act(PassBid())
        if choice in ("limit", "forgo", "withdraw"):
            return self._order(choice)
        if choice == "back":
            self.draft.clear()
        elif choice == "best":
            self._choose_best()
        elif not self._set_number(choice):
            return view.Nothing()
        return view.Rearranged()

    def _order(self, choice: str) -> view.Intent:
        """Gives or withdraws a standing order for the current auction."""
        if not self._is_bidding or self._frame is None or not self._frame.orders:
            return view.Nothing()
        if self.draft.lot != NO_LOT:
            return view.Nothing()
        if choice == "withdraw":
            return view.Act(NoOrder())
        if choice == "forgo":
            return view.Act(PassLot(self._observation.auctions))
        current = auction.auction_of(self._frame, self.draft)
        reason = auction.bid_objection(current, current.amount)
        if reason is not None:
            return view.Refuse(reason)
        self.draft.typing = False
        return view.Act(auction.order_of(self._frame, current.amount))

    def _set_number(self, choice: str) -> bool:
        change = {"less": -1, "more": 1}.get(choice, 0)
        if self._is_discarding:
            self._change_dust(change)
            return bool(change)
        if not self._is_bidding or self._frame is None:
            return False
        current = auction.auction_of(self._frame, self.draft)
        raises = dict(auction.quick_raises(current))
        if choice in raises and not auction.is_reachable_bid(current, raises[choice]):
            return False
        self.draft.set(max(current.least, raises.get(choice, current.amount + change)))
        return bool(change) or choice in raises

    def prepared(self) -> Action | None:
        """Returns the action that Enter carries out now; None if nothing is prepared."""
        if self.draft.purchase is not None:
            return payment_sums.purchase_paid_with(self.draft, self.draft.purchase)
        if self._is_bidding:
            return auction.bid_of(self.draft, self.draft.amount)
        return payment_sums.discard_action(self.draft) if self._is_discarding else None

    def _confirm(self) -> view.Intent:
        action = self.prepared()
        if action is None or self._frame is None:
            return view.Nothing()
        reason = self._frame.check(action)
        return view.Act(action) if reason is None else view.Refuse(reason)

    def cancel(self) -> bool:
        """Drops the viewer's own choices. Returns whether there were any."""
        draft, dropped = self.draft, self._carried is not None
        self._carried = None
        begun = draft.lot != NO_LOT or (
            draft.purchase is not None and not isinstance(draft.purchase, Pay)
        )
        before = (draft.amount, list(draft.picked), draft.dust)
        self._prepare()
        return begun or dropped or before != (draft.amount, draft.picked, draft.dust)

    def suggest(self, action: Action | StandingOrder) -> tuple[view.Key, ...]:
        """Returns the keys of the buttons or cards that a viewer uses for this action on the stage.

        The result is empty for actions that the viewer takes elsewhere.
        """
        button = _BUTTON_IDS.get(type(action))
        if button is not None:
            return (("table", "choice", button),)
        match action:
            case Bid(amount):
                return self._keys_to_bid(amount)
            case Discard(cards, _):
                return tuple(
                    EnergyCard(*card).key for card in picked_cards(self._observation.hand, cards)
                )
        return ()

    def _keys_to_bid(self, amount: int) -> tuple[view.Key, ...]:
        """Returns the key of the button that makes or prepares this bid; without such a button, the
        key of the field with the bid."""
        current = auction.auction_of(self._frame, self.draft) if self._frame else None
        if current is None or current.amount == amount:
            return (("table", "choice", "bid"),)
        raise_ids = [
            key
            for key, bid in auction.quick_raises(current)
            if bid == amount and auction.is_reachable_bid(current, bid)
        ]
        return (("table", "choice", raise_ids[0]),) if raise_ids else (auction.BID_FIELD_KEY,)
