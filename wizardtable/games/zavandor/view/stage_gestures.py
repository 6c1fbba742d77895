# SPDX-License-Identifier: MIT
"""Gestures on the stage: bidding, paying with cards picked by hand, and discarding."""

from typing import Final

from wizardtable.core.conduct import NoOrder, StandingOrder
from wizardtable.games.zavandor.rules.components import NO_LOT, Lot
from wizardtable.games.zavandor.rules.moves import Action, Bid, Discard, PassBid, Pay
from wizardtable.games.zavandor.rules.state import AUCTION
from wizardtable.games.zavandor.text.conduct import BidLimit, PassLot
from wizardtable.games.zavandor.view import auction, auction_figures, payment_sums
from wizardtable.games.zavandor.view.draft import Purchase, Sold, pick
from wizardtable.games.zavandor.view.pieces import KINDS
from wizardtable.games.zavandor.view.pieces.dust import DustTile
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.lot import LotPiece
from wizardtable.games.zavandor.view.stage import TRAY
from wizardtable.games.zavandor.view.stage_content import StageContent
from wizardtable.table import view

_BUTTONS: Final[dict[type, str]] = {
    PassBid: "pass",
    Pay: "pay",
    BidLimit: "limit",
    PassLot: "forgo",
    NoOrder: "withdraw",
}
"""By what is done, its button on the stage."""


class StageGestures(StageContent):
    """What a viewer does on the stage; a part of his sitting. Answers are `Intent`s; `Nothing`
    where a gesture has no meaning here."""

    # Beginning.

    def begin(self, lot: Lot) -> view.Intent:
        """Prepare an auction of this lot, with its minimum as the bid."""
        self.draft.clear()
        self.draft.lot = lot
        self.draft.set(auction_figures.least_bid(self._seen, lot))
        return view.Rearranged()

    def other(self, key: view.Key, action: Purchase | None = None) -> view.Intent:
        """Prepare to pay for a purchase with cards picked by hand."""
        del key  # the purchase says all there is to know of it
        if action is None:
            return view.Nothing()
        reason = self._frame.check(action) if self._frame else None
        if reason is not None:
            return view.Refuse(reason)
        self.draft.clear()
        self._open_payment(action)
        return view.Rearranged()

    # Gestures.

    def click(self, key: view.Key) -> view.Intent:
        """Pick a card or a gem, or put it back; another lot is auctioned instead."""
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
                self.draft.toggle_gem(self._sold(piece))
            case DustTile(value):
                self._turn_dust(value)
        return view.Rearranged()

    def double(self, key: view.Key) -> view.Intent:
        """The first click moved its piece away: the second one is meant for what lies there now."""
        return self.click(key)

    def reach(self, zone: str) -> view.Intent:
        """The tray by itself means nothing."""
        del zone
        return view.Nothing()

    def _sold(self, gem: Gem) -> Sold:
        return next(one for one in self._gems() if Gem(one[0], one[2]) == gem)

    def _turn_dust(self, more: int) -> None:
        """Discard so much more dust or less, or the next amount that can be."""
        steps = payment_sums.dust_steps(self._seen.dust[self._seen.viewer])
        wanted = self.draft.dust + more
        if more > 0:
            self.draft.dust = min((n for n in steps if n >= wanted), default=steps[-1])
        else:
            self.draft.dust = max((n for n in steps if n <= wanted), default=0)
        self.draft.touched = True

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """A card, a gem or a tile is dragged to or from the tray."""
        if key not in self._sources():
            return ()
        self._carried = key
        return (key,)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """What is carried lies in the tray now, or no longer."""
        del x, y  # the tray puts things in their places
        key, self._carried = self._carried, None
        if key is None:
            return view.Nothing()
        match KINDS.piece(key):
            case Gem() as gem:
                chosen = self._sold(gem) in self.draft.sold
            case EnergyCard(face, number):
                chosen = (face, number) in self.draft.picked
            case _:
                chosen = False
        return self.click(key) if chosen != (zone == TRAY) else view.Rearranged()

    def press(self, letter: str) -> view.Intent:
        """Digits make a bid, Enter confirms whatever is prepared, or presses what stands out; U
        bids up to the number shown."""
        if letter == "U":
            return self.choose("limit")
        if letter == view.ENTER and self.ordering:
            return self.choose("limit") if self.draft.typing else view.Nothing()
        if letter == view.ENTER:
            return view.Act(PassBid()) if self._dear() else self._confirm()
        if letter in ("+", "-"):
            return self.choose("more" if letter == "+" else "less")
        if not self._bids or (view.number_of(letter) is None and letter != view.ERASE):
            return view.Nothing()
        if letter == view.ERASE:
            self.draft.erase()
        else:
            self.draft.type(letter)
        return view.Rearranged()

    def _dear(self) -> bool:
        """Whether passing stands out from bidding."""
        if not self._bids or self._frame is None or self.draft.typing:
            return False
        return auction.auction_of(self._frame, self.draft).dear

    @property
    def _bids(self) -> bool:
        """Whether a bid is being made, now or in advance."""
        bids = self._mine and (self.draft.lot != NO_LOT or self._seen.phase == AUCTION)
        return bids or self.ordering

    def choose(self, choice: str) -> view.Intent:
        """A button of the stage."""
        if choice in ("bid", "pay", "discard"):
            return self._confirm()
        if choice == "pass":
            return view.Act(PassBid())
        if choice in ("limit", "forgo", "withdraw"):
            return self._order(choice)
        if choice == "back":
            self.draft.clear()
        elif choice == "best":
            self._best()
        elif not self._set_number(choice):
            return view.Nothing()
        return view.Rearranged()

    def _order(self, choice: str) -> view.Intent:
        """A standing order for the auction that goes on."""
        if not self._bids or self._frame is None or not self._frame.orders:
            return view.Nothing()
        if self.draft.lot != NO_LOT:
            return view.Nothing()
        if choice == "withdraw":
            return view.Act(NoOrder())
        if choice == "forgo":
            return view.Act(PassLot(self._seen.auctions))
        shown = auction.auction_of(self._frame, self.draft)
        reason = auction.objection(shown, shown.amount)
        if reason is not None:
            return view.Refuse(reason)
        self.draft.typing = False
        return view.Act(auction.order_of(self._frame, shown.amount))

    def _set_number(self, choice: str) -> bool:
        way = {"less": -1, "more": 1}.get(choice, 0)
        if self._discards:
            self._turn_dust(way)
            return bool(way)
        if not self._bids or self._frame is None:
            return False
        shown = auction.auction_of(self._frame, self.draft)
        ways = dict(auction.raises(shown))
        if choice in ways and not auction.reachable(shown, ways[choice]):
            return False
        self.draft.set(max(shown.least, ways.get(choice, shown.amount + way)))
        return bool(way) or choice in ways

    def prepared(self) -> Action | None:
        """What Enter does now."""
        if self.draft.purchase is not None:
            return payment_sums.paid_with(self.draft, self.draft.purchase)
        if self._bids:
            return auction.bid_of(self.draft, self.draft.amount)
        return payment_sums.thrown(self.draft) if self._discards else None

    def _confirm(self) -> view.Intent:
        action = self.prepared()
        if action is None or self._frame is None:
            return view.Nothing()
        reason = self._frame.check(action)
        return view.Act(action) if reason is None else view.Refuse(reason)

    def cancel(self) -> bool:
        """Take back what was prepared by hand; False where there was nothing."""
        draft, dropped = self.draft, self._carried is not None
        self._carried = None
        begun = draft.lot != NO_LOT or (
            draft.purchase is not None and not isinstance(draft.purchase, Pay)
        )
        before = (draft.amount, list(draft.picked), draft.dust)
        self._prepare()
        return begun or dropped or before != (draft.amount, draft.picked, draft.dust)

    def suggest(self, action: Action | StandingOrder) -> tuple[view.Key, ...]:
        """The pieces and buttons that an action is about, where it is one of the stage's."""
        button = _BUTTONS.get(type(action))
        if button is not None:
            return (("table", "choice", button),)
        match action:
            case Bid(amount):
                return self._way_to(amount)
            case Discard(cards, _):
                return tuple(EnergyCard(*card).key for card in pick(self._seen.hand, cards))
        return ()

    def _way_to(self, amount: int) -> tuple[view.Key, ...]:
        """The button that bids so much, or the one that prepares it, or the number to type."""
        shown = auction.auction_of(self._frame, self.draft) if self._frame else None
        if shown is None or shown.amount == amount:
            return (("table", "choice", "bid"),)
        ways = [
            key
            for key, bid in auction.raises(shown)
            if bid == amount and auction.reachable(shown, bid)
        ]
        return (("table", "choice", ways[0]),) if ways else (auction.FIELD,)
