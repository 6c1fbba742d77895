# SPDX-License-Identifier: MIT
"""Estimates what each action of a turn gains, in points at the end of the match."""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.zavandor.mind.holdings import Holdings, best_kept
from wizardtable.games.zavandor.mind.investments import SAGE_VALUES
from wizardtable.games.zavandor.mind.lot_values import NEVER, LotValue, with_lot
from wizardtable.games.zavandor.mind.win_chances import WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import holdable_dust
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
from wizardtable.games.zavandor.rules.prices import price_change
from wizardtable.games.zavandor.rules.state import State

FREE_ACTION_GAIN: Final = 100.0
"""The gain, in points, of an action that is taken before all others because it costs nothing."""

_MIN_OPENING_GAIN: Final = 0.15
"""The points subtracted from the gain of opening an auction, as a margin for errors of the
estimate."""


_LAST_SLOT_POINTS: Final = 0.3
"""Extra points for a gem in the last free slot, multiplied by the gem's rank: opal 0 to ruby 4.

The slot may just have been cleared for this gem.
"""

_RUBY_SLOT_POINTS: Final = 0.6
"""A slot is cleared for a ruby even if a lesser gem seems worth up to this many points more.

In a free slot, `_LAST_SLOT_POINTS` prefers a ruby to an emerald by the same number of points.
"""

_MIN_ADVANCE_POINTS: Final = 0.01
"""A free advance in an entered domain is judged at least this many points better than declining."""

_NEGLIGIBLE_DUST: Final = 5.0
"""If a purchase returns change, a loss of less than this dust over the hand limit is ignored."""

_MIN_EXCHANGE_POINTS: Final = 0.02
"""A gem is exchanged only if the better gem beats it and all lesser gems by more than this many
points."""

_MIN_PAIR_POINTS: Final = 0.5
"""Two gems are sold for one only if this is better than no exchange by more than this many
points."""


class Gains:
    """Estimates the gains of the actions of the seat to move, on its own turn.

    Attributes:
        win_chances: the seat's judgement of the board.
        holdings: the seat's holdings.
        now: the seat's expected final points without a further action.
    """

    __slots__ = ("_own", "holdings", "now", "win_chances")

    def __init__(self, win_chances: WinChances) -> None:
        self.win_chances = win_chances
        self._own = win_chances.seat
        self.holdings = win_chances.holdings_by_seat[self._own]
        self.holdings.acts = True
        self.now = win_chances.expected_points(self._own, win_chances.rounds)

    def gains(self, actions: Sequence[Action]) -> list[float]:
        """Returns the gain of each action of a turn, in points; NEVER for an action that is not
        considered."""
        if self.holdings.free_slot_count() > 0 and any(self.holdings.idle):
            return self._activation_gains(actions)
        gains = [self._gain(action) for action in actions]
        slack = max(0.0, -max(gains))
        filling = self._reserve_last_slot(actions, gains)
        for number, action in enumerate(actions):
            if isinstance(action, OpenAuction) and not (
                filling and action.lot < box.FIRST_SENTINEL
            ):
                gains[number] = self._opening_gain(action, slack)
        if self.win_chances.weights.broken > 0.0:
            self._charge_change(actions, gains)
        if self.win_chances.weights.pairs > 0.0:
            self._consider_exchanges(actions, gains)
        return gains

    def _charge_change(self, actions: Sequence[Action], gains: list[float]) -> None:
        """Lowers the gains of purchases that pay with a concentrated card and waste a part of its
        value.

        The rest of the card comes back as dust, which may exceed the hand limit. If the seat can
        buy nothing else with this dust, the purchase counts only what the seat can keep.
        """
        cards = self._own_cards()
        if not cards or cards[-1] < box.FIRST_CONCENTRATED:
            return
        dust = self.win_chances.board.dust[self._own]
        limit = self.holdings.hand_limit()
        prices = [self._price(action) for action in actions]
        end = gains[-1]
        kept = best_kept(cards, dust, limit)
        wealth = dust + sum([box.VALUES[card] for card in cards])
        keepable: dict[int, float] = {}
        for number, price in enumerate(prices):
            if price <= 0 or price > wealth or gains[number] <= end:
                continue
            if self._can_spend_rest(actions, gains, prices, number, wealth - price):
                continue
            keeps = keepable.get(price)
            if keeps is None:
                keeps = keepable[price] = _kept_after(cards, dust, price, limit)
            if kept - price - keeps < _NEGLIGIBLE_DUST:
                continue
            after = self._holdings_after(actions[number], price)
            after.acts = False
            after.keeps = keeps
            gains[number] = min(gains[number], self._project(after) - self.now)

    def _can_spend_rest(
        self,
        actions: Sequence[Action],
        gains: list[float],
        prices: list[int],
        number: int,
        wealth: int,
    ) -> bool:
        """Returns whether the seat has another worthwhile purchase after an action.

        Args:
            gains, prices: by action, the gain in points and the price in dust.
            number: the index of the action.
            wealth: the dust and cards that the action leaves, in dust.
        """
        end = gains[-1]
        first = actions[number]
        for other, price in enumerate(prices):
            if price <= 0 or price > wealth or gains[other] <= end:
                continue
            action = actions[other]
            if isinstance(action, Enchant):
                if not isinstance(first, Enchant) or self.holdings.free_slot_count() > 1:
                    return True
            elif other != number and type(action) is not type(first):
                return True
        return False

    def _price(self, action: Action) -> int:
        """Returns the price of an action in dust; 0 for a free action. An auction has the price of
        its opening bid."""
        if isinstance(action, Enchant):
            return self.holdings.cost(action.gem)
        if isinstance(action, Advance):
            level = self.holdings.levels[action.domain]
            return box.STEP_COSTS[action.domain][level] + action.marker
        if isinstance(action, OpenAuction):
            return action.bid + price_change(self.win_chances.board, self._own, action.lot)
        return 0

    def _holdings_after(self, action: Action, price: int) -> Holdings:
        """Returns the holdings after an action for this price."""
        if isinstance(action, OpenAuction):
            after = with_lot(self.holdings, action.lot)
        else:
            after = self.holdings.copy()
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

    def _own_cards(self) -> tuple[box.Card, ...]:
        board = self.win_chances.board
        return board.hands[self._own] if isinstance(board, State) else board.hand

    def _reserve_last_slot(self, actions: Sequence[Action], gains: list[float]) -> bool:
        """Returns whether the last free slot is kept for a gem that needs a permission.

        The slot may just have been cleared for this gem, so artifacts have to wait. Lesser gems
        have to wait too: their gains are set to NEVER.
        """
        if self.holdings.free_slot_count() != 1:
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
        """Returns the points by which even the best of these actions is worse than `now`; 0 if it
        is not worse."""
        return max(0.0, -max(self._gain(action) for action in actions))

    def advance(self, actions: Sequence[Action]) -> list[float]:
        """Returns the gain of each way to use a free advance."""
        gains = [
            self._gain_of_level(action.domain, 0) if isinstance(action, FreeAdvance) else NEVER
            for action in actions
        ]
        known_gain = max(
            (
                gain
                for action, gain in zip(actions, gains, strict=True)
                if isinstance(action, FreeAdvance) and self.holdings.levels[action.domain]
            ),
            default=0.0,
        )
        for number, action in enumerate(actions):
            if isinstance(action, Decline):
                gains[number] = min(0.0, known_gain - _MIN_ADVANCE_POINTS)
        return gains

    def giving_up(self, actions: Sequence[Action]) -> list[float]:
        """Returns the gain of each action, usually negative, with which a victim of a Mirror or
        Cloak gives up a gem."""
        gains = []
        for action in actions:
            after = self.holdings.copy()
            if isinstance(action, GiveUp):
                after.gems[action.gem] -= 1
            gains.append(self._project(after) - self.now)
        return gains

    def _project(self, holdings: Holdings) -> float:
        return self.win_chances.project(self._own, holdings)

    def _activation_gains(self, actions: Sequence[Action]) -> list[float]:
        """Returns gains with which the seat activates its best idle gem first.

        If no action activates a gem, the result has the usual gains.
        """
        best = max((action.gem for action in actions if isinstance(action, Activate)), default=-1)
        if best < 0:
            return [self._gain(action) for action in actions]
        return [
            FREE_ACTION_GAIN if isinstance(action, Activate) and action.gem == best else NEVER
            for action in actions
        ]

    def _gain(self, action: Action) -> float:
        if isinstance(action, Enchant):
            return self._enchant_gain(action.gem) if action.purse is None else NEVER
        if isinstance(action, Advance):
            return self._advance_gain(action)
        if isinstance(action, EndTurn):
            after = self.holdings.copy()
            after.acts = False
            after.keeps = self._kept_dust()
            return self._project(after) - self.now
        if isinstance(action, Disenchant):
            return self._disenchant_gain(action)
        return NEVER  # markers only wait for a free advance, and an idle gem earns nothing

    def _kept_dust(self) -> float:
        """Returns the value of the hand that the seat keeps if the turn ends now, in dust."""
        dust = holdable_dust(self.win_chances.board.dust[self._own])
        return best_kept(self._own_cards(), dust, self.holdings.hand_limit())

    def _enchant_gain(self, gem: int) -> float:
        if self.holdings.free_slot_count() <= 0:
            return NEVER
        after = self.holdings.copy()
        after.wealth -= after.cost(gem)
        after.gems[gem] += 1
        gain = self._project(after) - self.now
        return gain + _LAST_SLOT_POINTS * gem if self.holdings.free_slot_count() == 1 else gain

    def _advance_gain(self, action: Advance) -> float:
        if action.purse is not None:
            return NEVER
        if action.marker and action.marker != self.holdings.markers[0]:
            return NEVER
        level = self.holdings.levels[action.domain]
        return self._gain_of_level(
            action.domain, box.STEP_COSTS[action.domain][level] + action.marker
        )

    def _gain_of_level(self, domain: int, cost: int) -> float:
        after = self.holdings.copy()
        level = after.levels[domain]
        if level == 0:
            if cost > box.STEP_COSTS[domain][0]:
                after.markers = after.markers[1:]
            else:
                after.waiting -= 1
        after.levels[domain] = level + 1
        after.wealth -= cost
        if domain == box.NINE_SAGES:
            after.coming += SAGE_VALUES[level + 1]
        return self._project(after) - self.now

    def _opening_gain(self, action: OpenAuction, slack: float) -> float:
        if action.bid != box.MINIMUM_BIDS[action.lot]:
            return NEVER
        gain, _ = LotValue(self.win_chances, action.lot, slack).opening()
        return gain - _MIN_OPENING_GAIN

    def _disenchant_gain(self, action: Disenchant) -> float:
        """Returns the gain of disenchanting a gem.

        An active gem is disenchanted only to make room for a better gem that the seat can pay, or
        for an idle gem. `_consider_exchanges` adds sales that help to pay.
        """
        holdings = self.holdings
        refund = holdings.refund(action.gem)
        after = holdings.copy()
        if not action.active:
            after.idle[action.gem] -= 1
            after.wealth += refund
            return self._project(after) - self.now
        if holdings.free_slot_count() > 0:
            return NEVER
        after.gems[action.gem] -= 1
        self._refund(after, refund)
        after.fill_slots()
        if after.free_slot_count() <= 0:
            return self._project(after) - self.now
        first = max(action.gem + 1, box.EMERALD)
        if not any(self._may_follow(after, gem) for gem in range(first, box.RUBY + 1)):
            return NEVER
        # A slot cleared for a ruby is for a ruby, see `_LAST_SLOT_POINTS`.
        both = self.win_chances.both
        for_ruby = _RUBY_SLOT_POINTS if both and after.free_slot_count() == 1 else 0.0
        best = better = lesser = NEVER
        for gem in range(box.RUBY + 1):
            if not self._may_follow(after, gem):
                continue
            tried = after.copy()
            tried.wealth -= tried.cost(gem)
            tried.gems[gem] += 1
            gain = self._project(tried)
            if gem > action.gem and gem >= box.EMERALD:
                better = max(better, gain + for_ruby if gem == box.RUBY else gain)
                best = max(best, gain)
            else:
                lesser = max(lesser, gain)
        return best - self.now if better > lesser + _MIN_EXCHANGE_POINTS else NEVER

    def _consider_exchanges(self, actions: Sequence[Action], gains: list[float]) -> None:
        """Sets the gains of sales after which the seat sells at most one further gem and buys a
        better gem.

        Only sales without which the better gem is too dear count. The seat compares what it owns at
        the end of the turn: with the exchange, and without it. So all steps of an exchange follow
        from the same comparison. While slots are free for the better gem, lesser gems must wait.
        """
        free = self.holdings.free_slot_count()
        best = NEVER
        ends: list[tuple[int, float]] = []
        for number, action in enumerate(actions):
            if isinstance(action, Disenchant) and action.active:
                end = self._points_after_exchange(action.gem, free > 0)
                if end > NEVER:
                    ends.append((number, end))
                    best = max(best, end)
            elif free > 1 and isinstance(action, Enchant) and gains[number] > NEVER:
                best = max(best, self._points_after_better(self.holdings, 0.0, box.SAPPHIRE))
        if best == NEVER:
            return
        rest = gains[-1] + self.now
        fillings: list[int] = []
        for number, action in enumerate(actions):
            if isinstance(action, Enchant) and action.gem < box.EMERALD and gains[number] > NEVER:
                fillings.append(number)
                after = self.holdings.copy()
                cost = after.cost(action.gem)
                count = min(free, int(after.wealth) // cost)
                after.gems[action.gem] += count
                after.wealth -= count * cost
                rest = max(rest, self._points_if_turn_ends(after))
        if best <= rest + (_MIN_EXCHANGE_POINTS if free > 0 else _MIN_PAIR_POINTS):
            return
        for number, end in ends:
            gains[number] = max(gains[number], end - self.now)
        for number in fillings:
            gains[number] = NEVER

    def _points_after_exchange(self, first: int, is_free: bool) -> float:
        """Returns the expected points if the seat sells a gem of the kind `first`, and perhaps a
        second one, for a better gem, and then ends the turn.

        The result is NEVER if no better gem is too dear without the last of these sales. Of two
        gems, the better one is sold first. With a free slot, one sale is enough.
        """
        once = self.holdings.copy()
        once.gems[first] -= 1
        self._refund(once, once.refund(first))
        best = NEVER
        if is_free:
            best = self._points_after_better(once, self.holdings.wealth, first)
        for second in range(first + 1):
            if once.gems[second]:
                twice = once.copy()
                twice.gems[second] -= 1
                self._refund(twice, twice.refund(second))
                best = max(best, self._points_after_better(twice, once.wealth, first))
        return best

    def _points_after_better(self, after: Holdings, before: float, sold: int) -> float:
        """Returns the expected points if the seat buys the best gem that it can pay for only now,
        and then ends the turn.

        The result is NEVER if no such gem is better than those sold.

        Args:
            after: the holdings after the last sale.
            before: the dust and cards before that sale, in dust.
            sold: the better of the gems sold.
        """
        best = NEVER
        for gem in range(max(sold + 1, box.EMERALD), box.RUBY + 1):
            if after.cost(gem) <= before or not self._may_follow(after, gem):
                continue
            tried = after.copy()
            tried.wealth -= tried.cost(gem)
            tried.gems[gem] += 1
            best = max(best, self._points_if_turn_ends(tried))
        return best

    def _points_if_turn_ends(self, holdings: Holdings) -> float:
        """Returns the expected points if the turn ends with these holdings; about what fits into
        the hand is kept."""
        holdings.acts = False
        holdings.keeps = min(holdings.wealth, self._kept_dust())
        return self._project(holdings)

    def _refund(self, holdings: Holdings, refund: int) -> None:
        """Adds the refund of an active gem to the holdings, without the dust that cannot be
        held."""
        holdings.wealth += refund
        if self.win_chances.both and not self.win_chances.board.energy_refunds:
            dust = self.win_chances.board.dust[self._own] + refund
            holdings.wealth -= dust - holdable_dust(dust)

    def _may_follow(self, holdings: Holdings, gem: int) -> bool:
        """Returns whether these holdings may get another gem of this kind and can pay for it."""
        if not holdings.may_enchant(gem) or holdings.wealth < holdings.cost(gem):
            return False
        return self.win_chances.board.supply[gem] > 0


def _kept_after(cards: tuple[box.Card, ...], dust: int, price: int, limit: int) -> float:
    """Returns the value, in dust, of the hand that the seat can keep after it has paid a price.

    The result is infinite if the payment needs no concentrated card.
    """
    purse = best_purse(cards, dust, price)
    if not purse or purse[-1] < box.FIRST_CONCENTRATED:
        return float("inf")
    rest = list(cards)
    dust_left = dust - price
    for card in purse:
        rest.remove(card)
        dust_left += box.VALUES[card]
    return best_kept(rest, dust_left, limit)
