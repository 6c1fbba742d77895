# SPDX-License-Identifier: MIT
"""Which of several equal gems, artifacts and sentinels is which, so that moves are seen."""

from collections import Counter

from wizardtable.games.zavandor.rules.components import FIRST_SENTINEL, LOTS, SUPPLY, Lot, copies
from wizardtable.games.zavandor.rules.state import FOR_SALE, GONE, Observation
from wizardtable.table.kit.piece_numbers import PieceNumbers
from wizardtable.table.view import Key

PILE, OFFER, HIDDEN, OUT = -1, -2, -3, -4
"""Places besides seats: a gem in the supply, an open lot, a lot in the deck, one out of play."""


class Identities:
    """Remembers where each gem and each lot was, and gives those that stayed the same number.

    Gems of seat s are at place 2 s while inactive and 2 s + 1 while active, lots at place s.
    """

    def __init__(self) -> None:
        self._gems: PieceNumbers[int] = PieceNumbers()
        self._lots: PieceNumbers[int] = PieceNumbers()

    def update(self, seen: Observation) -> None:
        """Find out what moved since the last observation."""
        for gem, total in enumerate(SUPPLY):
            wanted: Counter[int] = Counter({PILE: seen.supply[gem]})
            for seat, (active, idle) in enumerate(zip(seen.spiral, seen.pentagon, strict=True)):
                wanted[2 * seat], wanted[2 * seat + 1] = idle[gem], active[gem]
            wanted[OUT] = total - wanted.total()
            self._gems.settle(gem, wanted, PILE)
        for lot in range(LOTS):
            self._lots.settle(lot, self._lot_places(seen, lot), HIDDEN)

    @staticmethod
    def _lot_places(seen: Observation, lot: int) -> "Counter[int]":
        if lot >= FIRST_SENTINEL:
            owner = seen.sentinels[lot - FIRST_SENTINEL]
            return Counter({{FOR_SALE: OFFER, GONE: OUT}.get(owner, owner): 1})
        seats = len(seen.characters)
        wanted: Counter[int] = Counter({seat: seen.artifacts[seat][lot] for seat in range(seats)})
        wanted[OFFER] = sum(one == lot for one in seen.open)
        wanted[HIDDEN] = copies(seats) - wanted.total()
        return wanted

    def gems(self, seat: int, *, active: bool) -> list[tuple[int, int]]:
        """A seat's active or inactive gems as (gem, number), the dearest last."""
        place = 2 * seat + active
        return [(gem, i) for gem in range(len(SUPPLY)) for i in self._gems.at(gem, place)]

    def pile(self, gem: int) -> list[int]:
        """The numbers of the gems of a kind in the supply."""
        return self._gems.at(gem, PILE)

    def owned(self, seat: int) -> list[tuple[int, int]]:
        """What a seat won, as (lot, number): artifacts, then sentinels."""
        return [(lot, i) for lot in range(LOTS) for i in self._lots.at(lot, seat)]

    def on_offer(self, lot: int) -> list[int]:
        """The numbers of the pieces of a lot that lie open in the middle."""
        return self._lots.at(lot, OFFER)

    def where(self, key: Key) -> tuple[int, int, bool] | None:
        """Gem, seat and whether it is active, of a gem on a board; None in the supply."""
        match key:
            case ("gem", int(gem), int(number)):
                place = self._gems.place(gem, number)
                if place is not None and place >= 0:
                    return gem, place // 2, bool(place % 2)
        return None

    def lot_of(self, key: Key) -> Lot | None:
        """The lot of a piece that lies on offer, else None."""
        match key:
            case ("lot", int(lot), int(number)) if self._lots.place(lot, number) == OFFER:
                return Lot(lot)
        return None
