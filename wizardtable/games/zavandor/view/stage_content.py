# SPDX-License-Identifier: MIT
"""Fills a viewer's stage: with an auction, a payment or a discard, and the prepared choice."""

from collections import Counter
from collections.abc import Mapping

from wizardtable.games.zavandor.rules.components import NO_LOT, Lot
from wizardtable.games.zavandor.rules.economy import dust_tiles
from wizardtable.games.zavandor.rules.moves import Pay
from wizardtable.games.zavandor.rules.state import AUCTION, DISCARD, PAY, Observation
from wizardtable.games.zavandor.text.conduct import BidLimit, least_limit
from wizardtable.games.zavandor.view import auction, auction_figures, payment, payment_sums
from wizardtable.games.zavandor.view.auction_figures import History
from wizardtable.games.zavandor.view.draft import (
    Draft,
    GemToSell,
    Purchase,
    numbered_hand,
    picked_cards,
)
from wizardtable.games.zavandor.view.pieces.dust import DustTile
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.gem_and_lot_numbers import GemAndLotNumbers
from wizardtable.games.zavandor.view.stage import TRAY_ZONE, Stage
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Key, Offers, Placement, Zone
from wizardtable.table.zones import Box, Spot


class StageContent:
    """Shows the stage and offers its buttons and pieces; `StageGestures` adds the gestures.

    Attributes:
        draft: the choices that the viewer has prepared but not yet confirmed.
        history: the bids of the current auction.
    """

    def __init__(self, numbers: GemAndLotNumbers) -> None:
        self.draft = Draft()
        self.history = History()
        self._numbers = numbers
        self._frame: Frame | None = None
        self._stage: Stage | None = None
        self._carried: Key | None = None

    def present(self, frame: Frame) -> None:
        """Follows a new frame: drops unfinished choices and prepares the next decision.

        A limit for a standing order is kept while the same auction continues.
        """
        open_auction = self._frame.observation.auctions if self.can_order and self._frame else -1
        self._frame, self._stage, self._carried = frame, None, None
        self.history.follow(frame.observation, frame.events)
        # The viewer may be typing a limit while rivals bid.
        if not (self.can_order and self._observation.auctions == open_auction):
            self._prepare()

    @property
    def _observation(self) -> Observation:
        if self._frame is None:
            raise RuntimeError("nothing has been presented")
        observation: Observation = self._frame.observation
        return observation

    @property
    def _can_act(self) -> bool:
        """True if it is the viewer's decision."""
        return self._frame is not None and bool(self._frame.menu)

    @property
    def can_order(self) -> bool:
        """True if the viewer may give a standing order for the auction, while rivals decide."""
        return self._frame is not None and bool(self._frame.orders) and not self._can_act

    @property
    def _is_discarding(self) -> bool:
        return self._can_act and self._observation.phase == DISCARD

    @property
    def is_visible(self) -> bool:
        """True if the stage is on the table, even if only to watch."""
        if self._frame is None:
            return False
        return self.takes_gestures or auction_figures.lot_on_stage(self._observation) != NO_LOT

    @property
    def takes_gestures(self) -> bool:
        """True if the stage handles the viewer's gestures, and not the rest of the table."""
        if not self._can_act:
            return False
        chosen = self.draft.lot != NO_LOT or self.draft.purchase is not None
        return chosen or self._observation.phase in (AUCTION, DISCARD)

    def lay_out(self, room: Box, spare: float, look: Look) -> list[Placement]:
        """Returns the pieces of the stage in its room; an empty list if the stage is not shown.

        `spare` is the height, in pixels, that the room gains with smaller writing; 0 with the
        largest.
        """
        self._stage = None
        if not self.is_visible or self._frame is None:
            return []
        stage = self._stage = Stage(room, look, spare)
        if self.draft.purchase is not None:
            payment.set_payment(stage, self._frame, self.draft, self.draft.purchase)
        elif self._is_discarding:
            payment.set_discard(stage, self._frame, self.draft)
        else:
            current = auction.auction_of(self._frame, self.draft)
            auction.set_auction(stage, self._frame, current, self.history)
        return stage.pieces

    def tray(self) -> Mapping[Key, Spot]:
        """Returns the places of cards and gems that lie on the stage, by the key of the piece."""
        return self._stage.tray if self._stage is not None else {}

    def dust(self) -> int:
        """Returns the amount of the viewer's dust that lies on the stage."""
        return self._stage.dust if self._stage is not None else 0

    def stand(self) -> Spot | None:
        """Returns the place of the auctioned card; None if no card stands on the stage."""
        return self._stage.stand if self._stage is not None else None

    def lot(self) -> Lot:
        """Returns the lot whose card stands on the stage, NO_LOT for none."""
        if self.draft.lot != NO_LOT:
            return self.draft.lot
        return (
            auction_figures.lot_on_stage(self._observation) if self.stand() is not None else NO_LOT
        )

    def zones(self) -> tuple[Zone, ...]:
        """Returns the zones on the stage that pieces can be brought to."""
        return tuple(self._stage.zones) if self._stage is not None else ()

    def offers(self) -> Offers | None:
        """Returns the buttons and pieces that can be used on the stage; None if the stage takes no
        gestures."""
        if self.can_order and self._stage is not None:
            return Offers(choices=tuple(self._stage.choices), dials=self._stage.dials)
        if not self.takes_gestures or self._stage is None:
            return None
        taken: list[Key] = [EnergyCard(*card).key for card in self.draft.picked]
        taken += [Gem(gem, number).key for gem, _, number in self.draft.sold]
        if self._carried is not None and self._carried not in taken:
            taken.append(self._carried)
        return Offers(
            sources=tuple(self._sources()),
            taken=tuple(taken),
            targets=(TRAY_ZONE,) if self._carried is not None else (),
            choices=tuple(self._stage.choices),
            dials=self._stage.dials,
            takes_more=True,
        )

    def _sources(self) -> list[Key]:
        """Returns the keys of the pieces that can be chosen for a payment or a discard."""
        if self.draft.purchase is None and not self._is_discarding:
            return []
        keys: list[Key] = [EnergyCard(*card).key for card in numbered_hand(self._observation.hand)]
        if isinstance(self.draft.purchase, Pay):
            keys += [Gem(gem, number).key for gem, _, number in self._gems()]
        if self._is_discarding:
            keys += _tiles(self._observation.dust[self._observation.viewer] - self.draft.dust)
        return keys

    def _gems(self) -> list[GemToSell]:
        """Returns all gems of the viewer, inactive ones first."""
        seat = self._observation.viewer
        return [
            (gem, active, number)
            for active in (False, True)
            for gem, number in self._numbers.gems(seat, active=active)
        ]

    def _prepare(self) -> None:
        """Prepares the lowest bid, the best payment, or the discard that loses the least value."""
        self.draft.clear()
        if self.can_order:
            order = self._frame.order if self._frame is not None else None
            self.draft.set(
                order.most if isinstance(order, BidLimit) else least_limit(self._observation)
            )
        if not self._can_act:
            return
        if self._observation.phase == AUCTION:
            self.draft.set(auction_figures.least_bid(self._observation, self._observation.lot))
        elif self._observation.phase == PAY:
            self._open_payment(Pay())
        elif self._observation.phase == DISCARD:
            self._choose_best()

    def _open_payment(self, purchase: Purchase) -> None:
        self.draft.purchase = purchase
        best = payment_sums.best_purchase_payment(self._observation, purchase)
        self.draft.picked = picked_cards(self._observation.hand, best.purse or ())
        self.draft.is_changed = False
        self.draft.sold = []
        own_gems = self._gems()
        for active, counts in ((True, best.spiral), (False, best.pentagon)):
            for gem, count in enumerate(counts):
                matching = [own_gem for own_gem in own_gems if own_gem[:2] == (gem, active)]
                self.draft.sold += matching[:count]

    def _choose_best(self) -> None:
        """Chooses the best payment, or the discard that loses the least value."""
        if self.draft.purchase is not None:
            self._open_payment(self.draft.purchase)
        elif self._frame is not None:
            cheapest = payment_sums.cheapest_discard(self._frame.menu)
            self.draft.picked = picked_cards(self._observation.hand, cheapest.cards)
            self.draft.dust = cheapest.dust
            self.draft.is_changed = False


def _tiles(dust: int) -> list[Key]:
    """Returns the keys of the tiles that make up this amount of dust."""
    counts = Counter(dust_tiles(dust))
    return [DustTile(value, i).key for value, count in counts.items() for i in range(count)]
