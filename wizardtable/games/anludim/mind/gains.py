# SPDX-License-Identifier: MIT
"""What first comes to a player's mind about each thing they could do, in points."""

from collections.abc import Collection, Sequence

from wizardtable.games.anludim.mind.discipline_counts import SMALLEST, Sizes, counts, sizes
from wizardtable.games.anludim.mind.round_wins import to_take_back
from wizardtable.games.anludim.mind.weights import WEIGHTS
from wizardtable.games.anludim.mind.win_chances import GLANCE, RIVALS, points, pool, sizes_by_seat
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.formations import Offer
from wizardtable.games.anludim.rules.moves import Enlarge, Lay
from wizardtable.games.anludim.rules.state import Combination, State

NONE = -1
"""No discipline."""

GROUP = (1, 1, 2, 3, 1)
"""By discipline, cards in what its size counts."""

NEW_KIND = (1.5, 1.5, 2.0, 3.0, 12.0)
"""Points a new kind is worth, by the kinds collected before: the fifth wins the round."""

HOLDS = 0.8
"""Share of the second object that one can hope for where no rival can win the professor over."""

DENIES = 0.6
"""Share of a rival's next object that is worth taking away."""


WINS_ROUND = 15.0
LOSES_ROUND = -15.0
"""Points that it is worth to end the round, as its winner or for another: the latter comes to
nobody's mind who can play on, but see `Gains.ending`."""


class Gains:
    """One look of the seat to move at the table.

    Attributes:
        seat: who looks.
        sizes: by seat, what it could lay at most, in this world.
        kinds: by seat, kinds collected, counting a professor whose pile is empty.
    """

    __slots__ = (
        "_gains",
        "_may_end",
        "_sight",
        "_to_win",
        "_yields",
        "kinds",
        "seat",
        "sizes",
        "state",
    )

    def __init__(self, state: State, seat: int, sight: int, yields: float = WEIGHTS.yields) -> None:
        """`yields`: as in `weights.toml`."""
        self._sight = sight
        self._yields = yields
        self.state = state
        self.seat = seat
        self.sizes: list[Sizes] = sizes_by_seat(state)
        self.kinds = [self._kinds(other) for other in range(len(state.hands))]
        self._may_end = sight > GLANCE and sum(len(pile) < 2 for pile in state.piles) >= 3
        self._to_win: frozenset[int] | None = None
        self._gains: dict[tuple[int, int], float] = {}

    def lay(self, action: Lay) -> float:
        """The gain of laying a combination."""
        gain = self._winning(action.discipline, len(action.cards) // GROUP[action.discipline])
        gain -= 0.1 * len(action.cards)
        if self.state.expert:
            gain -= self._given_up(action.cards, action.discipline, None)
        return gain

    def offer(self, offer: Offer) -> float:
        """The gain of laying a combination out of the hand, its cards not yet chosen."""
        discipline, size, _ = offer
        return self._winning(discipline, size) - 0.1 * size * GROUP[discipline]

    def enlarge(self, action: Enlarge) -> float:
        """The gain of enlarging a combination."""
        own = self.state.combination(self.seat, action.serial)
        assert own is not None
        gain = self._winning(own.discipline, len(action.cards) // GROUP[own.discipline])
        gain -= 0.1 * (len(action.cards) - len(own.cards))
        return gain - self._given_up(action.cards, own.discipline, own)

    def take_open(self, card: CardId) -> float:
        """The gain of an open card: what comes within reach with it."""
        cards = pool(self.state, self.seat)
        before = self.sizes[self.seat]
        after = sizes(counts((*cards, card)), len(cards) + 1)
        gain = 0.5 + self.ending()
        for discipline in range(5):
            if after[discipline] > before[discipline]:
                gain += self._nearer(discipline, after[discipline])
        return gain

    def taking_back(self, one: Combination) -> float:
        """The gain of taking back a combination that holds a professor."""
        if one.serial in self._taken_to_win():
            return WINS_ROUND
        gain = 0.5 - 1.5 * self.income(one.discipline)
        return gain - self.ending() + self.ending(without=(one.discipline,))

    def _taken_to_win(self) -> frozenset[int]:
        """The combinations to take back so that their cards win the round in this turn."""
        if self._to_win is None:
            near = self._may_end or self.kinds[self.seat] >= 4
            self._to_win = frozenset()
            if near and self._sight == RIVALS:
                self._to_win = to_take_back(self.state)
        return self._to_win

    def ending(self, won: int = NONE, without: Collection[int] = ()) -> float:
        """What it is worth that the round ends with this turn, if it does, a professor won and
        others given up."""
        if not self._may_end:
            return 0.0
        state, seat = self.state, self.seat
        own = points(state, seat)
        empty = kinds = 0
        for discipline, pile in enumerate(state.piles):
            takes = discipline == won or (
                state.holders[discipline] == seat and discipline not in without
            )
            if takes and pile:
                own += pile[-1]
            empty += len(pile) <= takes
            kinds += takes or bool(state.objects[seat][discipline])
        if empty < 3 or kinds == 5:  # a collection is worth what its last kind is
            return 0.0
        best = max(points(state, other) for other in range(len(state.hands)) if other != seat)
        return WINS_ROUND if own >= best else self._losing(best, own - points(state, seat))

    def _losing(self, best: int, left: int) -> float:
        """The value of ending the round when the first rival with `best` points wins it. It costs
        little if that rival has no gold yet, and another one, who has, would otherwise win the
        match with the `left` points that are still to be had."""
        state = self.state
        seats = len(state.hands)
        winner, waits = NONE, False
        for step in range(1, seats):
            other = (self.seat + step) % seats
            if winner == NONE and points(state, other) == best:
                winner = other
            elif state.gold[other] and points(state, other) + left >= best:
                waits = True
        return -self._yields if waits and not state.gold[winner] else LOSES_ROUND

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
            return (later + 0.5) * risk * hold - 1.0 + self.ending()
        gain = self.income(discipline) + later + self.ending(won=discipline)
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

    def _given_up(
        self, cards: Sequence[CardId], discipline: int, kept: Combination | None
    ) -> float:
        """Expert game: what is lost with the combinations that cards are taken from."""
        used = set(cards)
        loss = 0.0
        lost: list[int] = []
        for combination in self.state.combinations[self.seat]:
            if combination is kept or used.isdisjoint(combination.cards):
                continue
            loss += 0.4 * len([card for card in combination.cards if card not in used])
            if self.state.professors[combination.discipline] == combination.serial:
                loss += 1.2 * self.income(combination.discipline)
                lost.append(combination.discipline)
        if lost and self._may_end:
            loss += self.ending(discipline) - self.ending(discipline, lost)
        return loss
