# SPDX-License-Identifier: MIT
"""The menu: sensible actions of the seat to move, in a stable order."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.discards import possible_discards
from wizardtable.games.zavandor.rules.domains import may_advance_free
from wizardtable.games.zavandor.rules.economy import hand_limit, ruby_limit, slot_count
from wizardtable.games.zavandor.rules.moves import (
    Action,
    Activate,
    Advance,
    Bid,
    BuyMarker,
    ChooseCharacter,
    Deactivate,
    Decline,
    Disenchant,
    Enchant,
    EndTurn,
    FreeAdvance,
    GemCounts,
    GiveUp,
    OpenAuction,
    PassBid,
    Pay,
    TakeMarker,
)
from wizardtable.games.zavandor.rules.payments import gem_sales
from wizardtable.games.zavandor.rules.prices import DISCOUNTS, highest_bid, price_change, wealth
from wizardtable.games.zavandor.rules.state import (
    ADVANCE,
    AUCTION,
    CHOOSE,
    DISCARD,
    FOR_SALE,
    MARKER,
    OVER,
    PAY,
    TURN,
    VICTIM,
    State,
)

MAX_MENU_PAYMENTS: Final = 12
"""The menu lists at most this many ways to disenchant gems for a lot: the least valuable gems."""

MENU_RAISES: Final[tuple[int, ...]] = (1, 5, 10, 20)
"""The menu offers raises of the current bid by these amounts of dust."""

_ENCHANT_ACTIONS: Final = tuple(Enchant(gem) for gem in range(len(box.GEMS)))
_DISENCHANT_ACTIONS: Final = tuple(
    tuple(Disenchant(gem, active) for gem in range(len(box.GEMS))) for active in (False, True)
)
_ACTIVATE_ACTIONS: Final = tuple(Activate(gem) for gem in range(len(box.GEMS)))
_DEACTIVATE_ACTIONS: Final = tuple(Deactivate(gem) for gem in range(len(box.GEMS)))
_MARKER_PURCHASES: Final = {price: BuyMarker(price) for price in box.MARKER_PRICES}
_ADVANCE_ACTIONS: Final = {
    marker: tuple(Advance(domain, marker) for domain in range(len(box.DOMAINS)))
    for marker in (0, *box.MARKER_PRICES)
}
_OPENINGS: Final = tuple(
    OpenAuction(box.Lot(lot), box.MINIMUM_BIDS[lot]) for lot in range(box.LOT_COUNT)
)
_END_TURN: Final = EndTurn()
_PASS_BID: Final = PassBid()
_PAY_ACTION: Final = Pay()
_GIVE_UP_ACTIONS: Final = tuple(GiveUp(gem) for gem in range(len(box.GEMS)))
_FREE_ADVANCES: Final = tuple(FreeAdvance(domain) for domain in range(len(box.DOMAINS)))
_DECLINE_ACTION: Final = Decline()
_BIDS: Final = tuple(Bid(amount) for amount in range(box.MAX_BID + 1))
_FREE_MARKERS: Final = {price: TakeMarker(price) for price in box.MARKER_PRICES}
_CHARACTER_CHOICES: Final = tuple(
    ChooseCharacter(character) for character in range(len(box.CHARACTERS))
)


def legal_actions(state: State) -> Sequence[Action]:
    """Returns the menu of the seat to move; empty once the match is over."""
    phase = state.phase
    if phase == TURN:
        return _turn_actions(state)
    if phase == AUCTION:
        return _auction_actions(state)
    return _other_actions(state, phase)


def _other_actions(state: State, phase: int) -> Sequence[Action]:
    menu: list[Action] = []
    if phase == OVER:
        return menu
    seat = state.mover
    if phase == PAY:
        menu += payments(state, seat)
    elif phase == DISCARD:
        menu += possible_discards(state.hands[seat], state.dust[seat], hand_limit(state, seat))
    elif phase == VICTIM:
        menu += [_GIVE_UP_ACTIONS[gem] for gem, count in enumerate(state.spiral[seat]) if count]
    elif phase == ADVANCE:
        menu += [
            _FREE_ADVANCES[domain]
            for domain in range(len(box.DOMAINS))
            if may_advance_free(state, seat, domain)
        ]
        menu.append(_DECLINE_ACTION)
    elif phase == MARKER:
        menu += [_FREE_MARKERS[price] for price in reversed(state.markers[seat])]
    elif phase == CHOOSE:
        menu += [
            _CHARACTER_CHOICES[character]
            for character in range(len(box.CHARACTERS))
            if character not in state.characters
        ]
    return menu


def _turn_actions(state: State) -> Sequence[Action]:
    seat = state.active
    funds = state.dust[seat]
    for card in state.hands[seat]:
        funds += box.VALUES[card]
    levels = state.levels[seat]
    spiral, pentagon = state.spiral[seat], state.pentagon[seat]
    menu = list(_enchantments(state, seat, funds))
    free = slot_count(state, seat) - sum(spiral) > 0
    sales = (
        _exchange_sales(spiral, levels[box.GEM_LORE], funds, _dear_gems(state, seat)) if free else 0
    )
    menu += _gem_moves(spiral, pentagon, free, state.moves < box.MAX_GEM_MOVES, sales)
    markers = state.markers[seat]
    least = markers[0] if markers else 0
    if markers and least <= funds:
        menu.append(_MARKER_PURCHASES[least])
    if not state.advanced:
        menu += _advances(levels, state.waiting[seat] > 0, least, min(funds, 64))
    _add_openings(state, seat, funds, menu)
    menu.append(_END_TURN)
    return menu


def _enchantments(state: State, seat: int, funds: int) -> list[Action]:
    level = state.levels[seat][box.GEM_LORE]
    supply, artifacts = state.supply, state.artifacts[seat]
    menu: list[Action] = []
    for gem in range(box.RUBY):
        if funds < box.GEM_COSTS[gem][level]:
            return menu
        if not supply[gem]:
            continue
        if gem < box.EMERALD or artifacts[box.GRIMOIRE if gem == box.EMERALD else box.ELIXIR]:
            menu.append(_ENCHANT_ACTIONS[gem])
    if funds >= box.GEM_COSTS[box.RUBY][level] and supply[box.RUBY]:
        allowed = ruby_limit(state, seat)
        if allowed > state.spiral[seat][box.RUBY] + state.pentagon[seat][box.RUBY]:
            menu.append(_ENCHANT_ACTIONS[box.RUBY])
    return menu


def _dear_gems(state: State, seat: int) -> int:
    """Returns the emeralds, diamonds and rubies that the seat may enchant if it has the dust.

    The bit with the number of the gem is set in the result.
    """
    supply, artifacts = state.supply, state.artifacts[seat]
    dear = 0
    if artifacts[box.GRIMOIRE] and supply[box.EMERALD]:
        dear |= 1 << box.EMERALD
    if artifacts[box.ELIXIR] and supply[box.DIAMOND]:
        dear |= 1 << box.DIAMOND
    if supply[box.RUBY]:
        owned = state.spiral[seat][box.RUBY] + state.pentagon[seat][box.RUBY]
        if ruby_limit(state, seat) > owned:
            dear |= 1 << box.RUBY
    return dear


@lru_cache(maxsize=8192)
def _exchange_sales(spiral: GemCounts, level: int, funds: int, dear: int) -> int:
    """Returns the active gems that help to pay for a better gem, although a slot is free.

    A gem is in the result if a better gem is too dear now, but not after the sale of this gem and
    at most one more lesser gem. The bit with the number of the gem is set.

    Args:
        spiral: the seat's active gems, by kind.
        level: the seat's level of Gems.
        funds: the value of the seat's cards and dust.
        dear: the better gems that the seat may enchant, see `_dear_gems`.
    """
    sales = 0
    for better in range(box.EMERALD, box.RUBY + 1):
        missing = box.GEM_COSTS[better][level] - funds
        if missing <= 0 or not dear >> better & 1:
            continue
        for gem in range(better):
            if not spiral[gem]:
                continue
            raised = box.GEM_COSTS[gem][level] // 2
            more = [
                box.GEM_COSTS[other][level] // 2
                for other in range(better)
                if spiral[other] > (other == gem)
            ]
            if raised + max(more, default=0) >= missing:
                sales |= 1 << gem
    return sales


@lru_cache(maxsize=8192)
def _gem_moves(
    spiral: GemCounts, pentagon: GemCounts, free: bool, moves: bool, sales: int
) -> tuple[Action, ...]:
    """Returns the gem moves and disenchantments that the menu offers.

    Inactive gems can always be disenchanted, and activated if a slot is free. Active gems can be
    taken off the spiral only if no slot is free, and disenchanted only then or for an exchange.
    Otherwise the menu leaves out these legal actions, because a player who chooses at random would
    soon own nothing.

    Args:
        spiral, pentagon: the seat's active and inactive gems, by kind.
        free: whether an active slot is free.
        moves: whether the seat may still move gems this turn.
        sales: the active gems to sell for an exchange, see `_exchange_sales`.
    """
    menu: list[Action] = []
    for gem in range(len(box.GEMS)):
        if pentagon[gem]:
            menu.append(_DISENCHANT_ACTIONS[0][gem])
        if spiral[gem] and (not free or sales >> gem & 1):
            menu.append(_DISENCHANT_ACTIONS[1][gem])
    if moves:
        movable, moved = (pentagon, _ACTIVATE_ACTIONS) if free else (spiral, _DEACTIVATE_ACTIONS)
        menu += [moved[gem] for gem in range(len(box.GEMS)) if movable[gem]]
    return tuple(menu)


@lru_cache(maxsize=8192)
def _advances(
    levels: tuple[int, ...], waiting: bool, marker: int, funds: int
) -> tuple[Action, ...]:
    """Returns the advances that these funds can pay.

    Args:
        levels: the seat's level by domain.
        waiting: whether a marker is in the seat's pentagon.
        marker: the price of the cheapest marker for sale, 0 if all are sold.
        funds: the value of the seat's cards and dust, at most 64.
    """
    menu: list[Action] = []
    for domain, level in enumerate(levels):
        if level == box.TOP_LEVEL:
            continue
        bought = marker if level == 0 and not waiting else 0
        if level == 0 and not waiting and not marker:
            continue
        if box.STEP_COSTS[domain][level] + bought <= funds:
            menu.append(_ADVANCE_ACTIONS[bought][domain])
    return tuple(menu)


def _add_openings(state: State, seat: int, funds: int, menu: list[Action]) -> None:
    """Adds the auctions that the seat could win at the minimum bid.

    Artifacts must be affordable with cards and dust, sentinels also by disenchanting gems.
    """
    if state.open:
        artifacts = state.artifacts[seat]
        artifact_limit = funds - price_change(state, seat, box.BELT)
        for lot in sorted(set(state.open)):
            limit = artifact_limit
            if lot in DISCOUNTS:
                giver, amount = DISCOUNTS[lot]
                limit += amount * artifacts[giver]
            if box.MINIMUM_BIDS[lot] <= limit and (
                lot not in (box.BELT, box.WAND) or not artifacts[lot]
            ):
                menu.append(_OPENINGS[lot])
    if box.MINIMUM_BIDS[box.FIRST_SENTINEL] <= _funds_with_gems(state, seat, funds) - price_change(
        state, seat, box.FIRST_SENTINEL
    ):
        for number, owner in enumerate(state.sentinels):
            if owner == FOR_SALE:
                menu.append(_OPENINGS[box.FIRST_SENTINEL + number])


def _funds_with_gems(state: State, seat: int, funds: int) -> int:
    """Returns the funds with the refunds of all the seat's gems added."""
    level = state.levels[seat][box.GEM_LORE]
    spiral, pentagon = state.spiral[seat], state.pentagon[seat]
    for gem in range(len(box.GEMS)):
        count = spiral[gem] + pentagon[gem]
        if count:
            funds += count * (box.GEM_COSTS[gem][level] // 2)
    return funds


def _auction_actions(state: State) -> list[Action]:
    """Returns the actions of the seat to move in an auction: to pass, and a few bids.

    The bids are the current bid plus each of MENU_RAISES, and the highest affordable bid. Another
    one is the middle between the current and the highest bid. For a sentinel, the highest bid with
    all gems disenchanted is added. With *wrath of the Sages*, the lowest raise is offered even if
    the seat cannot pay it.
    """
    seat, current_bid = state.mover, state.bid
    funds = wealth(state.hands[seat], state.dust[seat])
    highest = highest_bid(state, seat, state.lot, funds)
    menu: list[Action] = [_PASS_BID]
    raises = {current_bid + step for step in MENU_RAISES if current_bid + step <= highest}
    if highest > current_bid:
        raises.add(current_bid + (highest - current_bid + 1) // 2)
        raises.add(highest)
    if state.lot >= box.FIRST_SENTINEL:
        utmost = highest_bid(state, seat, state.lot, _funds_with_gems(state, seat, funds))
        if utmost > current_bid:
            raises.add(current_bid + 1)
            raises.add(utmost)
    if state.wrath and current_bid < box.MAX_BID:
        raises.add(current_bid + 1)
    menu += [_BIDS[amount] for amount in sorted(raises)]
    return menu


def payments(state: State, seat: int, limit: int | None = MAX_MENU_PAYMENTS) -> list[Action]:
    """Returns the best payment for the lot, followed by other choices of gems if gems are needed.

    The list has at most `limit` payments; None for no limit.
    """
    menu: list[Action] = [_PAY_ACTION]
    hand, dust = state.hands[seat], state.dust[seat]
    price = max(0, state.bid + price_change(state, seat, state.lot))
    missing = price - wealth(hand, dust)
    if missing > 0:
        menu += [Pay(None, *gems) for gems in gem_sales(state, seat, missing)[1:limit]]
    return menu
