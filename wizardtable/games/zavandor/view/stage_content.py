# SPDX-License-Identifier: MIT
"""What stands on a viewer's stage: an auction, a payment or a discard, and what is prepared."""

from collections import Counter
from collections.abc import Mapping

from wizardtable.games.zavandor.rules.components import NO_LOT, Lot
from wizardtable.games.zavandor.rules.economy import dust_tiles
from wizardtable.games.zavandor.rules.moves import Pay
from wizardtable.games.zavandor.rules.state import AUCTION, DISCARD, PAY, Observation
from wizardtable.games.zavandor.text.conduct import BidLimit, least_limit
from wizardtable.games.zavandor.view import auction, auction_figures, payment, payment_sums
from wizardtable.games.zavandor.view.auction_figures import History
from wizardtable.games.zavandor.view.draft import Draft, Purchase, Sold, held, pick
from wizardtable.games.zavandor.view.pieces.dust import DustTile
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.gem_and_lot_numbers import GemAndLotNumbers
from wizardtable.games.zavandor.view.stage import TRAY, Stage
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Key, Offers, Placement, Zone
from wizardtable.table.zones import Box, Spot


class StageContent:
    """The half of dealing that shows: what is prepared, and what may be done with it.

    Attributes:
        draft: what is chosen and not yet done.
        history: the bids of the auction that is going on.
    """

    def __init__(self, numbers: GemAndLotNumbers) -> None:
        self.draft = Draft()
        self.history = History()
        self._numbers = numbers
        self._frame: Frame | None = None
        self._stage: Stage | None = None
        self._carried: Key | None = None

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame: what was half chosen is forgotten, what is due is prepared."""
        asked = self._frame.observation.auctions if self.ordering and self._frame else -1
        self._frame, self._stage, self._carried = frame, None, None
        self.history.follow(frame.observation, frame.events)
        if not (self.ordering and self._seen.auctions == asked):  # a number that is being typed
            self._prepare()

    @property
    def _seen(self) -> Observation:
        if self._frame is None:
            raise RuntimeError("nothing has been presented")
        observation: Observation = self._frame.observation
        return observation

    @property
    def _mine(self) -> bool:
        """Whether the viewer may do something now."""
        return self._frame is not None and bool(self._frame.menu)

    @property
    def ordering(self) -> bool:
        """Whether the viewer may say what is to be done for him when he is asked to bid."""
        return self._frame is not None and bool(self._frame.orders) and not self._mine

    @property
    def _discards(self) -> bool:
        return self._mine and self._seen.phase == DISCARD

    @property
    def shown(self) -> bool:
        """Whether the stage stands on the table, be it only to be watched."""
        if self._frame is None:
            return False
        return self.open or auction_figures.on_stage(self._seen) != NO_LOT

    @property
    def open(self) -> bool:
        """Whether gestures are meant for the stage."""
        if not self._mine:
            return False
        chosen = self.draft.lot != NO_LOT or self.draft.purchase is not None
        return chosen or self._seen.phase in (AUCTION, DISCARD)

    def lay_out(self, room: Box, spare: float, look: Look) -> list[Placement]:
        """The stage in its room, of whose height so much is spare; empty where there is none."""
        self._stage = None
        if not self.shown or self._frame is None:
            return []
        stage = self._stage = Stage(room, look, spare)
        if self.draft.purchase is not None:
            payment.set_payment(stage, self._frame, self.draft, self.draft.purchase)
        elif self._discards:
            payment.set_discard(stage, self._frame, self.draft)
        else:
            shown = auction.auction_of(self._frame, self.draft)
            auction.set_auction(stage, self._frame, shown, self.history)
        return stage.pieces

    def tray(self) -> Mapping[Key, Spot]:
        """Cards and gems that lie on the stage, with their places."""
        return self._stage.tray if self._stage is not None else {}

    def dust(self) -> int:
        """How much dust lies on the stage and no longer before the viewer."""
        return self._stage.dust if self._stage is not None else 0

    def stand(self) -> Spot | None:
        """Where the card that is auctioned stands."""
        return self._stage.stand if self._stage is not None else None

    def lot(self) -> Lot:
        """The one whose card stands there; NO_LOT for none."""
        if self.draft.lot != NO_LOT:
            return self.draft.lot
        return auction_figures.on_stage(self._seen) if self.stand() is not None else NO_LOT

    def zones(self) -> tuple[Zone, ...]:
        """Where pieces may be brought on the stage."""
        return tuple(self._stage.zones) if self._stage is not None else ()

    def offers(self) -> Offers | None:
        """What may be done on the stage; None where gestures are not meant for it."""
        if self.ordering and self._stage is not None:
            return Offers(choices=tuple(self._stage.choices), dials=self._stage.dials)
        if not self.open or self._stage is None:
            return None
        taken: list[Key] = [EnergyCard(*card).key for card in self.draft.picked]
        taken += [Gem(gem, number).key for gem, _, number in self.draft.sold]
        if self._carried is not None and self._carried not in taken:
            taken.append(self._carried)
        return Offers(
            sources=tuple(self._sources()),
            taken=tuple(taken),
            targets=(TRAY,) if self._carried is not None else (),
            choices=tuple(self._stage.choices),
            dials=self._stage.dials,
            gathers=True,
        )

    def _sources(self) -> list[Key]:
        """The cards in hand and, where gems may be sold, those too."""
        if self.draft.purchase is None and not self._discards:
            return []
        keys: list[Key] = [EnergyCard(*card).key for card in held(self._seen.hand)]
        if isinstance(self.draft.purchase, Pay):
            keys += [Gem(gem, number).key for gem, _, number in self._gems()]
        if self._discards:
            keys += _tiles(self._seen.dust[self._seen.viewer] - self.draft.dust)
        return keys

    def _gems(self) -> list[Sold]:
        """All gems of the viewer, inactive ones first."""
        seat = self._seen.viewer
        return [
            (gem, active, number)
            for active in (False, True)
            for gem, number in self._numbers.gems(seat, active=active)
        ]

    # Preparing.

    def _prepare(self) -> None:
        """The least bid, the best payment, or the discard of the least value."""
        self.draft.clear()
        if self.ordering:
            order = self._frame.order if self._frame is not None else None
            self.draft.set(order.most if isinstance(order, BidLimit) else least_limit(self._seen))
        if not self._mine:
            return
        if self._seen.phase == AUCTION:
            self.draft.set(auction_figures.least_bid(self._seen, self._seen.lot))
        elif self._seen.phase == PAY:
            self._open_payment(Pay())
        elif self._seen.phase == DISCARD:
            self._best()

    def _open_payment(self, purchase: Purchase) -> None:
        self.draft.purchase = purchase
        best = payment_sums.best(self._seen, purchase)
        self.draft.picked = pick(self._seen.hand, best.purse or ())
        self.draft.touched = False
        self.draft.sold = []
        left = self._gems()
        for active, counts in ((True, best.spiral), (False, best.pentagon)):
            for gem, count in enumerate(counts):
                fitting = [one for one in left if one[:2] == (gem, active)]
                self.draft.sold += fitting[:count]

    def _best(self) -> None:
        """The best payment, or the discard that throws least away."""
        if self.draft.purchase is not None:
            self._open_payment(self.draft.purchase)
        elif self._frame is not None:
            cheapest = payment_sums.cheapest(self._frame.menu)
            self.draft.picked = pick(self._seen.hand, cheapest.cards)
            self.draft.dust = cheapest.dust
            self.draft.touched = False


def _tiles(dust: int) -> list[Key]:
    """Returns the keys of the tiles that make up this amount of dust."""
    counts = Counter(dust_tiles(dust))
    return [DustTile(value, i).key for value, count in counts.items() for i in range(count)]
