# SPDX-License-Identifier: MIT
"""Numbers equal pieces (gems, artifacts and sentinels), so that the table knows which one moved."""

from collections import Counter

from wizardtable.games.zavandor.rules.components import (
    FIRST_SENTINEL,
    GEM_SUPPLY,
    LOT_COUNT,
    artifact_copies,
)
from wizardtable.games.zavandor.rules.state import FOR_SALE, GONE, Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers

PILE, OFFER, HIDDEN, OUT = -1, -2, -3, -4
"""Places outside all boards: in the supply, on offer, in the deck, and out of play."""


class GemAndLotNumbers:
    """Gives each gem and lot a number, and remembers its place by that number.

    A piece that does not move keeps its number. The place of an inactive gem is 2 * seat, that of
    an active gem 2 * seat + 1. The place of an owned lot is the seat.
    """

    def __init__(self) -> None:
        self._gems: PieceNumbers[int] = PieceNumbers()
        self._lots: PieceNumbers[int] = PieceNumbers()

    def update(self, observation: Observation) -> None:
        """Records where gems and lots moved since the last observation."""
        for gem, total in enumerate(GEM_SUPPLY):
            counts_by_place: Counter[int] = Counter({PILE: observation.supply[gem]})
            for seat, (active, idle) in enumerate(
                zip(observation.spiral, observation.pentagon, strict=True)
            ):
                counts_by_place[2 * seat], counts_by_place[2 * seat + 1] = idle[gem], active[gem]
            counts_by_place[OUT] = total - counts_by_place.total()
            self._gems.settle(gem, counts_by_place, PILE)
        for lot in range(LOT_COUNT):
            self._lots.settle(lot, self._lot_places(observation, lot), HIDDEN)

    @staticmethod
    def _lot_places(observation: Observation, lot: int) -> "Counter[int]":
        if lot >= FIRST_SENTINEL:
            owner = observation.sentinels[lot - FIRST_SENTINEL]
            return Counter({{FOR_SALE: OFFER, GONE: OUT}.get(owner, owner): 1})
        seats = len(observation.characters)
        counts_by_place: Counter[int] = Counter(
            {seat: observation.artifacts[seat][lot] for seat in range(seats)}
        )
        counts_by_place[OFFER] = sum(open_lot == lot for open_lot in observation.open)
        counts_by_place[HIDDEN] = artifact_copies(seats) - counts_by_place.total()
        return counts_by_place

    def gems(self, seat: int, *, active: bool) -> list[tuple[int, int]]:
        """Returns a seat's active or inactive gems, the most expensive last.

        Each gem is a pair of its kind and the number that tells it from equal gems.
        """
        place = 2 * seat + active
        return [(gem, i) for gem in range(len(GEM_SUPPLY)) for i in self._gems.at(gem, place)]

    def pile(self, gem: int) -> list[int]:
        """Returns the identifying numbers of the gems of a kind in the supply."""
        return self._gems.at(gem, PILE)

    def gem_place(self, gem: int, number: int) -> tuple[int, bool] | None:
        """Returns the seat on whose board a gem lies and whether it is active; None if it lies on
        no board.

        `gem` is the kind of the gem, and `number` tells it from equal gems.
        """
        place = self._gems.place(gem, number)
        return None if place is None or place < 0 else (place // 2, bool(place % 2))

    def owned(self, seat: int) -> list[tuple[int, int]]:
        """Returns the lots that a seat owns: artifacts, then sentinels.

        Each lot is a pair of the lot and the number that tells it from equal lots.
        """
        return [(lot, i) for lot in range(LOT_COUNT) for i in self._lots.at(lot, seat)]

    def offered_numbers(self, lot: int) -> list[int]:
        """Returns the identifying numbers of the copies of a lot that are on offer."""
        return self._lots.at(lot, OFFER)

    def is_on_offer(self, lot: int, number: int) -> bool:
        """Returns whether a copy of a lot is on offer; `number` tells the copy from equal ones."""
        return self._lots.place(lot, number) == OFFER
