# SPDX-License-Identifier: MIT
"""Rates quickly how much each action gains, in points."""

from collections.abc import Collection, Sequence
from typing import Final

from wizardtable.games.anludim.mind.discipline_counts import (
    SMALLEST_SIZES,
    Sizes,
    largest_sizes,
)
from wizardtable.games.anludim.mind.round_wins import serials_to_take_back
from wizardtable.games.anludim.mind.weights import WEIGHTS
from wizardtable.games.anludim.mind.win_chances import (
    SIGHT_GLANCE,
    SIGHT_RIVALS,
    largest_of_rivals,
    points_of_seat,
    sizes_by_seat,
    usable_cards,
)
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.formations import Offer
from wizardtable.games.anludim.rules.moves import Enlarge, Lay
from wizardtable.games.anludim.rules.state import Combination, State

NO_DISCIPLINE: Final = -1
"""Stands for no discipline where a discipline's number is expected."""

CARDS_PER_UNIT: Final[tuple[int, ...]] = (1, 1, 2, 3, 1)
"""By discipline, the number of further cards that increase a combination's size by 1.

The size of pairs or triples is their number; the size of other combinations is the number of cards.
"""

NEW_KIND_POINTS: Final[tuple[float, ...]] = (1.5, 1.5, 2.0, 3.0, 12.0)
"""By number of kinds that the seat already has, the points that an object of a new kind is worth.

The fifth kind wins the round.
"""

NEXT_OBJECT_SHARE: Final = 0.8
"""If no rival can win the professor, this share (0–1) of the next turn's object counts as gain."""

DENIED_OBJECT_SHARE: Final = 0.6
"""Winning a professor from a rival gains this share (0–1) of the rival's next object."""


ROUND_WIN_POINTS: Final = 15.0
"""The gain in points of ending the round as its winner."""

ROUND_LOSS_POINTS: Final = -15.0
"""The gain in points of ending the round so that a rival wins it. It is so low that the seat
prefers to play on."""


class Gains:
    """The gains, in points, of the actions of one seat in one position.

    Attributes:
        seat: the seat that is to act.
        state: the position.
        sizes: by seat, and then by discipline, the size of the largest combination that it could
            lay.
        kinds: by seat, the number of kinds of objects that it has. A professor that it holds counts
            as one if the pile is empty.
    """

    __slots__ = (
        "_gains",
        "_may_end",
        "_rival_sizes",
        "_serials_to_win",
        "_sight",
        "_usable_cards",
        "_yields",
        "kinds",
        "seat",
        "sizes",
        "state",
    )

    def __init__(self, state: State, seat: int, sight: int, yields: float = WEIGHTS.yields) -> None:
        """Prepares the gains of a seat.

        Args:
            state: the position.
            seat: the seat that is to act.
            sight: how much the seat sees, SIGHT_GLANCE to SIGHT_RIVALS.
            yields: the cost in points of ending a round that a rival without gold wins, from
                `weights.toml`.
        """
        self._sight = sight
        self._yields = yields
        self.state = state
        self.seat = seat
        self.sizes: list[Sizes] = sizes_by_seat(state)
        self.kinds = [self._count_kinds(other) for other in range(len(state.hands))]
        low_piles = 0
        for pile in state.piles:
            low_piles += len(pile) < 2
        self._may_end = sight > SIGHT_GLANCE and low_piles >= 3
        self._serials_to_win: frozenset[int] | None = None
        self._gains: dict[int, float] = {}
        self._rival_sizes = [
            largest_of_rivals(self.sizes, seat, discipline) for discipline in range(5)
        ]
        self._usable_cards: tuple[CardId, ...] | None = None

    def gain_of_laying(self, action: Lay) -> float:
        """Returns the gain of laying a combination."""
        gain = self._gain_of_winning(
            action.discipline, len(action.cards) // CARDS_PER_UNIT[action.discipline]
        )
        gain -= 0.1 * len(action.cards)
        if self.state.expert:
            gain -= self._cost_of_reused_cards(action.cards, action.discipline, None)
        return gain

    def gain_of_offer(self, offer: Offer) -> float:
        """Returns the gain of laying an offer, a combination from the hand without chosen cards."""
        discipline, size, _ = offer
        return self._gain_of_winning(discipline, size) - 0.1 * size * CARDS_PER_UNIT[discipline]

    def gain_of_enlarging(self, action: Enlarge) -> float:
        """Returns the gain of enlarging a combination."""
        own = self.state.combination(self.seat, action.serial)
        assert own is not None
        gain = self._gain_of_winning(
            own.discipline, len(action.cards) // CARDS_PER_UNIT[own.discipline]
        )
        gain -= 0.1 * (len(action.cards) - len(own.cards))
        return gain - self._cost_of_reused_cards(action.cards, own.discipline, own)

    def gain_of_open_card(self, card: CardId) -> float:
        """Returns the gain of taking an open card; it is greater if the card helps towards
        combinations."""
        cards = self._usable_cards
        if cards is None:
            cards = self._usable_cards = usable_cards(self.state, self.seat)
        before = self.sizes[self.seat]
        after = largest_sizes((*cards, card))
        gain = 0.5 + self.gain_of_round_end()
        for discipline in range(5):
            if after[discipline] > before[discipline]:
                gain += self._gain_of_coming_nearer(discipline, after[discipline])
        return gain

    def gain_of_taking_back(self, combination: Combination) -> float:
        """Returns the gain of taking back a combination; it must hold a professor."""
        if combination.serial in self._serials_to_take_back():
            return ROUND_WIN_POINTS
        gain = 0.5 - 1.5 * self.gain_of_holding(combination.discipline)
        return (
            gain
            - self.gain_of_round_end()
            + self.gain_of_round_end(without=(combination.discipline,))
        )

    def _serials_to_take_back(self) -> frozenset[int]:
        """Returns the serials of the combinations to take back so that the seat wins the round this
        turn.

        The result is empty if there are none, or if the seat is far from winning.
        """
        if self._serials_to_win is None:
            near = self._may_end or self.kinds[self.seat] >= 4
            self._serials_to_win = frozenset()
            if near and self._sight == SIGHT_RIVALS:
                self._serials_to_win = serials_to_take_back(self.state)
        return self._serials_to_win

    def gain_of_round_end(self, won: int = NO_DISCIPLINE, without: Collection[int] = ()) -> float:
        """Returns the gain if this turn ends the round because three piles are empty, otherwise 0.

        Args:
            won: the discipline whose professor the seat wins, NO_DISCIPLINE for none.
            without: the disciplines whose professors the seat gives up.
        """
        if not self._may_end:
            return 0.0
        state, seat = self.state, self.seat
        own = points_of_seat(state, seat)
        empty = kinds = 0
        for discipline, pile in enumerate(state.piles):
            takes = discipline == won or (
                state.holders[discipline] == seat and discipline not in without
            )
            if takes and pile:
                own += pile[-1]
            empty += len(pile) <= takes
            kinds += takes or bool(state.objects[seat][discipline])
        if empty < 3 or kinds == 5:  # the last kind of a collection has its own points
            return 0.0
        best = 0
        for other in range(len(state.hands)):
            if other != seat:
                best = max(best, points_of_seat(state, other))
        return (
            ROUND_WIN_POINTS
            if own >= best
            else self._gain_of_losing(best, own - points_of_seat(state, seat))
        )

    def _gain_of_losing(self, best: int, remaining: int) -> float:
        """Returns the gain, below 0, of ending the round so that a rival wins it.

        The winner is the first rival in turn order with `best` points. Losing to a rival without a
        gold crest costs little, if another rival could otherwise win the match. That other rival
        has gold, and would reach `best` points with the objects that the seat takes this turn.

        Args:
            best: the points of the best rival.
            remaining: the points of the objects that the seat takes this turn.
        """
        state = self.state
        seats = len(state.hands)
        winner, can_win_match = NO_DISCIPLINE, False
        for step in range(1, seats):
            other = (self.seat + step) % seats
            if winner == NO_DISCIPLINE and points_of_seat(state, other) == best:
                winner = other
            elif state.gold[other] and points_of_seat(state, other) + remaining >= best:
                can_win_match = True
        return -self._yields if can_win_match and not state.gold[winner] else ROUND_LOSS_POINTS

    def gain_of_holding(self, discipline: int) -> float:
        """Returns the gain of holding a professor at the end of this turn.

        It is the points of the top object on the pile, and more if the seat has no object of this
        kind.
        """
        pile = self.state.piles[discipline]
        gain = float(pile[-1]) if pile else 0.0
        if not self.state.objects[self.seat][discipline]:
            gain += NEW_KIND_POINTS[min(4, self.kinds[self.seat])]
        return gain

    def _gain_of_winning(self, discipline: int, size: int) -> float:
        key = size * len(CARDS_PER_UNIT) + discipline
        gain = self._gains.get(key)
        if gain is None:
            gain = self._gains[key] = self._computed_gain_of_winning(discipline, size)
        return gain

    def _computed_gain_of_winning(self, discipline: int, size: int) -> float:
        state, seat = self.state, self.seat
        pile = state.piles[discipline]
        holder = state.holders[discipline]
        rival = self._rival_sizes[discipline]
        hold_chance = 1.0 if rival < size else 0.5 if rival == size else 0.1
        if self._sight < SIGHT_RIVALS:
            hold_chance = 0.5
        next_object_points = NEXT_OBJECT_SHARE * hold_chance * (pile[-2] if len(pile) > 1 else 0)
        if holder == seat:
            bar = state.best[discipline][0]
            risk = 0.0 if rival < bar else 0.5 if rival == bar else 0.9
            return (next_object_points + 0.5) * risk * hold_chance - 1.0 + self.gain_of_round_end()
        gain = (
            self.gain_of_holding(discipline)
            + next_object_points
            + self.gain_of_round_end(won=discipline)
        )
        if self._sight == SIGHT_RIVALS:
            gain += self._gain_of_denying(
                holder, discipline
            ) + hold_chance * self._gain_of_blocking(discipline)
        return gain

    def _gain_of_denying(self, holder: int, discipline: int) -> float:
        """Returns the gain of winning a professor from the rival `holder`, 0 if `holder` is -1 (the
        board)."""
        state = self.state
        pile = state.piles[discipline]
        if holder < 0:
            return 0.0
        if pile:
            return DENIED_OBJECT_SHARE * pile[-1]
        if state.objects[holder][discipline]:
            return 0.0
        return NEW_KIND_POINTS[min(4, max(0, self.kinds[holder] - 1))]

    def _gain_of_blocking(self, discipline: int) -> float:
        """Returns the gain of keeping this kind of object from a rival that lacks no other kind."""
        for other, kinds in enumerate(self.kinds):
            if other != self.seat and kinds >= 4 and not self.state.objects[other][discipline]:
                return 4.0
        return 0.0

    def _gain_of_coming_nearer(self, discipline: int, size: int) -> float:
        state = self.state
        if state.holders[discipline] == self.seat:
            return 0.1
        best = state.best[discipline]
        bar = best[0] if best else SMALLEST_SIZES[discipline] - 1
        income = self.gain_of_holding(discipline)
        if size > bar:
            return 0.5 * income if size == bar + 1 else 0.15 * income
        return 0.25 * income if size == bar else 0.12 * income

    def _count_kinds(self, seat: int) -> int:
        state = self.state
        objects = state.objects[seat]
        kinds = 0
        for discipline in range(5):
            if objects[discipline] or (
                not state.piles[discipline] and state.holders[discipline] == seat
            ):
                kinds += 1
        return kinds

    def _cost_of_reused_cards(
        self, cards: Sequence[CardId], discipline: int, kept: Combination | None
    ) -> float:
        """Returns what it costs, in points, to take cards from the seat's other combinations
        (expert game).

        Args:
            cards: the cards of the new or enlarged combination.
            discipline: the discipline of that combination.
            kept: the combination that is enlarged and costs nothing, None if the combination is
                new.
        """
        used = set(cards)
        loss = 0.0
        lost: list[int] = []
        for combination in self.state.combinations[self.seat]:
            if combination is kept or used.isdisjoint(combination.cards):
                continue
            loss += 0.4 * len([card for card in combination.cards if card not in used])
            if self.state.professors[combination.discipline] == combination.serial:
                loss += 1.2 * self.gain_of_holding(combination.discipline)
                lost.append(combination.discipline)
        if lost and self._may_end:
            loss += self.gain_of_round_end(discipline) - self.gain_of_round_end(discipline, lost)
        return loss
