# SPDX-License-Identifier: MIT
"""What first comes to a player's mind about each thing he could do, in points."""

from collections.abc import Sequence

from wizardtable.games.anludim.components import CardId
from wizardtable.games.anludim.hand import Offer
from wizardtable.games.anludim.moves import Enlarge, Lay
from wizardtable.games.anludim.profile import SMALLEST, Sizes, counts, sizes
from wizardtable.games.anludim.prospects import RIVALS, pool, sizes_by_seat
from wizardtable.games.anludim.state import Combination, State

GROUP = (1, 1, 2, 3, 1)
"""By discipline, cards in what its size counts."""

NEW_KIND = (1.5, 1.5, 2.0, 3.0, 12.0)
"""Points a new kind is worth, by the kinds collected before: the fifth wins the round."""

HOLDS = 0.8
"""Share of the second object that one can hope for where no rival can win the professor over."""

DENIES = 0.6
"""Share of a rival's next object that is worth taking away."""


class Look:
    """One look of the seat to move at the table.

    Attributes:
        seat: who looks.
        sizes: by seat, what it could lay at most, in this world.
        kinds: by seat, kinds collected, counting a professor whose pile is empty.
    """

    __slots__ = ("_gains", "_sight", "kinds", "seat", "sizes", "state")

    def __init__(self, state: State, seat: int, sight: int) -> None:
        self._sight = sight
        self.state = state
        self.seat = seat
        self.sizes: list[Sizes] = sizes_by_seat(state)
        self.kinds = [self._kinds(other) for other in range(len(state.hands))]
        self._gains: dict[tuple[int, int], float] = {}

    def lay(self, action: Lay) -> float:
        """The gain of laying a combination."""
        gain = self._winning(action.discipline, len(action.cards) // GROUP[action.discipline])
        gain -= 0.1 * len(action.cards)
        if self.state.expert:
            gain -= self._given_up(action.cards, None)
        return gain

    def offer(self, offer: Offer) -> float:
        """The gain of laying a combination out of the hand, its cards not yet chosen."""
        discipline, size, _ = offer
        return self._winning(discipline, size) - 0.1 * size * GROUP[discipline]

    def enlarge(self, action: Enlarge) -> float:
        """The gain of enlarging a combination."""
        own = self.state.combination(self.seat, action.serial)
        assert own is not None
        size = len(action.cards) // GROUP[own.discipline]
        added = len(action.cards) - len(own.cards)
        return self._winning(own.discipline, size) - 0.1 * added - self._given_up(action.cards, own)

    def take_open(self, card: CardId) -> float:
        """The gain of an open card: what comes within reach with it."""
        cards = pool(self.state, self.seat)
        before = self.sizes[self.seat]
        after = sizes(counts((*cards, card)), len(cards) + 1)
        gain = 0.5
        for discipline in range(5):
            if after[discipline] > before[discipline]:
                gain += self._nearer(discipline, after[discipline])
        return gain

    def income(self, discipline: int) -> float:
        """What the seat gets for holding a professor at the end of this turn."""
        pile = self.state.piles[discipline]
        gain = float(pile[-1]) if pile else 0.0
        if not self.state.objects[self.seat][discipline]:
            gain += NEW_KIND[min(4, self.kinds[self.seat])]
        return gain

    def _winning(self, discipline: int, size: int) -> float:
        gain = self._gains.get((discipline, size))
        if gain is None:
            gain = self._gains[discipline, size] = self._weigh(discipline, size)
        return gain

    def _weigh(self, discipline: int, size: int) -> float:
        state, seat = self.state, self.seat
        pile = state.piles[discipline]
        holder = state.holders[discipline]
        rival = max(s[discipline] for other, s in enumerate(self.sizes) if other != seat)
        hold = 1.0 if rival < size else 0.5 if rival == size else 0.1
        if self._sight < RIVALS:
            hold = 0.5
        later = HOLDS * hold * (pile[-2] if len(pile) > 1 else 0)
        if holder == seat:
            bar = state.best[discipline][0]
            risk = 0.0 if rival < bar else 0.5 if rival == bar else 0.9
            return (later + 0.5) * risk * hold - 1.0
        gain = self.income(discipline) + later
        if self._sight == RIVALS:
            gain += self._denied(holder, discipline) + hold * self._blocked(discipline)
        return gain

    def _denied(self, holder: int, discipline: int) -> float:
        """What it is worth that a rival loses the professor."""
        state = self.state
        pile = state.piles[discipline]
        if holder < 0:
            return 0.0
        if pile:
            return DENIES * pile[-1]
        if state.objects[holder][discipline]:
            return 0.0
        return NEW_KIND[min(4, max(0, self.kinds[holder] - 1))]

    def _blocked(self, discipline: int) -> float:
        """What it is worth that a rival who lacks only this kind will not get it."""
        for other, kinds in enumerate(self.kinds):
            if other != self.seat and kinds >= 4 and not self.state.objects[other][discipline]:
                return 4.0
        return 0.0

    def _nearer(self, discipline: int, size: int) -> float:
        state = self.state
        if state.holders[discipline] == self.seat:
            return 0.1
        best = state.best[discipline]
        bar = best[0] if best else SMALLEST[discipline] - 1
        want = self.income(discipline)
        if size > bar:
            return 0.5 * want if size == bar + 1 else 0.15 * want
        return 0.25 * want if size == bar else 0.12 * want

    def _kinds(self, seat: int) -> int:
        state = self.state
        objects = state.objects[seat]
        return sum(
            1
            for discipline in range(5)
            if objects[discipline]
            or (not state.piles[discipline] and state.holders[discipline] == seat)
        )

    def _given_up(self, cards: Sequence[CardId], kept: Combination | None) -> float:
        """Expert game: what is lost with the combinations that cards are taken from."""
        used = set(cards)
        loss = 0.0
        for combination in self.state.combinations[self.seat]:
            if combination is kept or used.isdisjoint(combination.cards):
                continue
            loss += 0.4 * len([card for card in combination.cards if card not in used])
            if self.state.professors[combination.discipline] == combination.serial:
                loss += 1.2 * self.income(combination.discipline)
        return loss
