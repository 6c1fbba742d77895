# SPDX-License-Identifier: MIT
"""What first comes to a player's mind in their turn: what each action gains, in points."""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.zavandor.mind.holdings import Holdings, best_kept
from wizardtable.games.zavandor.mind.investments import SAGE_WORTH
from wizardtable.games.zavandor.mind.lot_values import NEVER, LotValue, with_lot
from wizardtable.games.zavandor.mind.win_chances import WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import settled
from wizardtable.games.zavandor.rules.moves import (
    Action,
    Activate,
    Advance,
    Decline,
    Disenchant,
    Enchant,
    EndTurn,
    FreeAdvance,
    GiveUp,
    OpenAuction,
)
from wizardtable.games.zavandor.rules.payments import best_purse
from wizardtable.games.zavandor.rules.prices import change
from wizardtable.games.zavandor.rules.state import State

FIRST: Final = 100.0
"""The gain of what is done before anything else, because it costs nothing."""

_LEAST_GAIN: Final = 0.15
"""Points that a lot must bring to be put up: estimates are not as good as that."""


_LAST_SLOT: Final = 0.3
"""Points by which the last free slot is better filled with the next better kind of gem: it may
just have been cleared for that."""

_FOR_RUBY: Final = 0.6
"""Points by which a ruby may seem worth less than a lesser gem and still be the one for which a
slot is cleared: `_LAST_SLOT` counts twice as much once it is."""

_IN_PASSING: Final = 0.01
"""Points by which a free advance in a domain known already is better than none."""

_SMALL_CHANGE: Final = 5.0
"""Dust that may come back beyond the hand limit without a second thought."""

_BETTER: Final = 0.02
"""Points by which a gem must beat the one that it replaces, and lesser ones."""


class Gains:
    """One look of the seat to move at its own turn."""

    __slots__ = ("_own", "estate", "now", "outlook")

    def __init__(self, outlook: WinChances) -> None:
        self.outlook = outlook
        self._own = outlook.seat
        self.estate = outlook.estates[self._own]
        self.estate.acts = True
        self.now = outlook.end(self._own, outlook.rounds)

    def gains(self, actions: Sequence[Action]) -> list[float]:
        """The gain of each action of a turn against the best the estate could do alone."""
        if self.estate.free() > 0 and any(self.estate.idle):
            return self._activating(actions)
        gains = [self._gain(action) for action in actions]
        slack = max(0.0, -max(gains))
        filling = self._fill_last(actions, gains)
        for number, action in enumerate(actions):
            if isinstance(action, OpenAuction) and not (
                filling and action.lot < box.FIRST_SENTINEL
            ):
                gains[number] = self._opening(action, slack)
        if self.outlook.weights.broken > 0.0:
            self._charge_change(actions, gains)
        return gains

    def _charge_change(self, actions: Sequence[Action], gains: list[float]) -> None:
        """What is bought for a part of concentrated energy, whose rest comes back in dust beyond
        the hand limit, is judged by what is kept, if nothing else can be bought for the rest."""
        cards = self._hand()
        if not cards or cards[-1] < box.FIRST_CONCENTRATED:
            return
        dust = self.outlook.board.dust[self._own]
        limit = self.estate.limit()
        prices = [self._price(action) for action in actions]
        end = gains[-1]
        kept = best_kept(cards, dust, limit)
        wealth = dust + sum([box.VALUES[card] for card in cards])
        keepable: dict[int, float] = {}
        for number, price in enumerate(prices):
            if price <= 0 or price > wealth or gains[number] <= end:
                continue
            if self._spends_on(actions, gains, prices, number, wealth - price):
                continue
            keeps = keepable.get(price)
            if keeps is None:
                keeps = keepable[price] = _kept_after(cards, dust, price, limit)
            if kept - price - keeps < _SMALL_CHANGE:
                continue
            after = self._bought(actions[number], price)
            after.acts = False
            after.keeps = keeps
            gains[number] = min(gains[number], self._project(after) - self.now)

    def _spends_on(
        self,
        actions: Sequence[Action],
        gains: list[float],
        prices: list[int],
        number: int,
        wealth: int,
    ) -> bool:
        """Whether something else is worth buying for what an action leaves."""
        end = gains[-1]
        first = actions[number]
        for other, price in enumerate(prices):
            if price <= 0 or price > wealth or gains[other] <= end:
                continue
            action = actions[other]
            if isinstance(action, Enchant):
                if not isinstance(first, Enchant) or self.estate.free() > 1:
                    return True
            elif other != number and type(action) is not type(first):
                return True
        return False

    def _price(self, action: Action) -> int:
        """What an action costs, a lot at its least bid; 0 for one that costs nothing."""
        if isinstance(action, Enchant):
            return self.estate.cost(action.gem)
        if isinstance(action, Advance):
            level = self.estate.levels[action.domain]
            return box.STEP_COSTS[action.domain][level] + action.marker
        if isinstance(action, OpenAuction):
            return action.bid + change(self.outlook.board, self._own, action.lot)
        return 0

    def _bought(self, action: Action, price: int) -> Holdings:
        """The estate after an action for this price."""
        if isinstance(action, OpenAuction):
            after = with_lot(self.estate, action.lot)
        else:
            after = self.estate.copy()
            if isinstance(action, Enchant):
                after.gems[action.gem] += 1
            elif isinstance(action, Advance):
                after.levels[action.domain] += 1
                if action.marker:
                    after.markers = after.markers[1:]
                elif after.levels[action.domain] == 1:
                    after.waiting -= 1
        after.wealth -= price
        return after

    def _hand(self) -> tuple[box.Card, ...]:
        board = self.outlook.board
        return board.hands[self._own] if isinstance(board, State) else board.hand

    def _fill_last(self, actions: Sequence[Action], gains: list[float]) -> bool:
        """Whether the last free slot is for a gem that needs a permission: it may just have been
        cleared for it, so that lesser gems, and artifacts, have to wait."""
        if self.estate.free() != 1:
            return False
        best = rest = NEVER
        for action, gain in zip(actions, gains, strict=True):
            if isinstance(action, Enchant) and action.gem >= box.EMERALD:
                best = max(best, gain)
            elif isinstance(action, Enchant | EndTurn):
                rest = max(rest, gain)
        if best <= rest:
            return False
        for number, action in enumerate(actions):
            if isinstance(action, Enchant) and action.gem < box.EMERALD:
                gains[number] = NEVER
        return True

    def slack(self, actions: Sequence[Action]) -> float:
        """Points lost against the best the estate could do alone, if it can only do these."""
        return max(0.0, -max(self._gain(action) for action in actions))

    def advance(self, actions: Sequence[Action]) -> list[float]:
        """The gain of each way to use a free advance."""
        gains = [
            self._advanced(action.domain, 0) if isinstance(action, FreeAdvance) else NEVER
            for action in actions
        ]
        known = max(
            (
                gain
                for action, gain in zip(actions, gains, strict=True)
                if isinstance(action, FreeAdvance) and self.estate.levels[action.domain]
            ),
            default=0.0,
        )
        for number, action in enumerate(actions):
            if isinstance(action, Decline):
                gains[number] = min(0.0, known - _IN_PASSING)
        return gains

    def giving_up(self, actions: Sequence[Action]) -> list[float]:
        """The gain, a loss, of each gem that a victim can return."""
        gains = []
        for action in actions:
            after = self.estate.copy()
            if isinstance(action, GiveUp):
                after.gems[action.gem] -= 1
            gains.append(self._project(after) - self.now)
        return gains

    def _project(self, estate: Holdings) -> float:
        return self.outlook.project(self._own, estate)

    def _activating(self, actions: Sequence[Action]) -> list[float]:
        """Free slots are filled first, with the best gem that lies idle."""
        best = max((action.gem for action in actions if isinstance(action, Activate)), default=-1)
        if best < 0:
            return [self._gain(action) for action in actions]
        return [
            FIRST if isinstance(action, Activate) and action.gem == best else NEVER
            for action in actions
        ]

    def _gain(self, action: Action) -> float:
        if isinstance(action, Enchant):
            return self._enchanting(action.gem) if action.purse is None else NEVER
        if isinstance(action, Advance):
            return self._advancing(action)
        if isinstance(action, EndTurn):
            after = self.estate.copy()
            after.acts = False
            after.keeps = self._kept()
            return self._project(after) - self.now
        if isinstance(action, Disenchant):
            return self._disenchanting(action)
        return NEVER  # markers wait for a free advance only; gems that rest bring nothing

    def _kept(self) -> float:
        """What is left of the hand when the turn ends now."""
        dust = settled(self.outlook.board.dust[self._own])
        return best_kept(self._hand(), dust, self.estate.limit())

    def _enchanting(self, gem: int) -> float:
        if self.estate.free() <= 0:
            return NEVER
        after = self.estate.copy()
        after.wealth -= after.cost(gem)
        after.gems[gem] += 1
        gain = self._project(after) - self.now
        return gain + _LAST_SLOT * gem if self.estate.free() == 1 else gain

    def _advancing(self, action: Advance) -> float:
        if action.purse is not None:
            return NEVER
        if action.marker and action.marker != self.estate.markers[0]:
            return NEVER
        level = self.estate.levels[action.domain]
        return self._advanced(action.domain, box.STEP_COSTS[action.domain][level] + action.marker)

    def _advanced(self, domain: int, cost: int) -> float:
        after = self.estate.copy()
        level = after.levels[domain]
        if level == 0:
            if cost > box.STEP_COSTS[domain][0]:
                after.markers = after.markers[1:]
            else:
                after.waiting -= 1
        after.levels[domain] = level + 1
        after.wealth -= cost
        if domain == box.NINE_SAGES:
            after.coming += SAGE_WORTH[level + 1]
        return self._project(after) - self.now

    def _opening(self, action: OpenAuction, slack: float) -> float:
        if action.bid != box.MINIMUM_BIDS[action.lot]:
            return NEVER
        gain, _ = LotValue(self.outlook, action.lot, slack).opening()
        return gain - _LEAST_GAIN

    def _disenchanting(self, action: Disenchant) -> float:
        """Worth it only to make room for a better gem that can be paid for, or for what lies
        idle and has no room."""
        estate = self.estate
        refund = estate.refund(action.gem)
        after = estate.copy()
        if not action.active:
            after.idle[action.gem] -= 1
            after.wealth += refund
            return self._project(after) - self.now
        if estate.free() > 0:
            return NEVER
        after.gems[action.gem] -= 1
        after.wealth += refund
        both = self.outlook.both
        if both and not self.outlook.board.energy_refunds:
            dust = self.outlook.board.dust[self._own] + refund
            after.wealth -= dust - settled(dust)
        after.settle()
        if after.free() <= 0:
            return self._project(after) - self.now
        first = max(action.gem + 1, box.EMERALD)
        if not any(self._may_follow(after, gem) for gem in range(first, box.RUBY + 1)):
            return NEVER
        # What is cleared for a ruby is for a ruby, see `_LAST_SLOT`.
        for_ruby = _FOR_RUBY if both and after.free() == 1 else 0.0
        most = better = lesser = NEVER
        for gem in range(box.RUBY + 1):
            if not self._may_follow(after, gem):
                continue
            tried = after.copy()
            tried.wealth -= tried.cost(gem)
            tried.gems[gem] += 1
            gain = self._project(tried)
            if gem > action.gem and gem >= box.EMERALD:
                better = max(better, gain + for_ruby if gem == box.RUBY else gain)
                most = max(most, gain)
            else:
                lesser = max(lesser, gain)
        return most - self.now if better > lesser + _BETTER else NEVER

    def _may_follow(self, estate: Holdings, gem: int) -> bool:
        """Whether an estate may have such a gem, and can pay for it."""
        if not estate.may_enchant(gem) or estate.wealth < estate.cost(gem):
            return False
        return self.outlook.board.supply[gem] > 0


def _kept_after(cards: tuple[box.Card, ...], dust: int, price: int, limit: int) -> float:
    """What can be kept of a hand when a price is paid, in dust; infinite where no concentrated
    energy has to be spent."""
    purse = best_purse(cards, dust, price)
    if not purse or purse[-1] < box.FIRST_CONCENTRATED:
        return float("inf")
    rest = list(cards)
    left = dust - price
    for card in purse:
        rest.remove(card)
        left += box.VALUES[card]
    return best_kept(rest, left, limit)
