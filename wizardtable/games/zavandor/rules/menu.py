# SPDX-License-Identifier: MIT
"""The menu: what the seat to move can sensibly do, in a stable order."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.discards import discards
from wizardtable.games.zavandor.rules.domains import may_advance_free
from wizardtable.games.zavandor.rules.economy import hand_limit, most_rubies, slots
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
    Five,
    FreeAdvance,
    GiveUp,
    OpenAuction,
    PassBid,
    Pay,
    TakeMarker,
)
from wizardtable.games.zavandor.rules.payments import sales
from wizardtable.games.zavandor.rules.prices import DISCOUNTS, change, highest_bid, wealth
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

SALES: Final = 12
"""Ways to disenchant gems for a lot on the menu, those first that are missed least."""

RAISES: Final[tuple[int, ...]] = (1, 5, 10, 20)
"""Steps above the standing bid on the menu."""

_ENCHANT: Final = tuple(Enchant(gem) for gem in range(len(box.GEMS)))
_DISENCHANT: Final = tuple(
    tuple(Disenchant(gem, active) for gem in range(len(box.GEMS))) for active in (False, True)
)
_ACTIVATE: Final = tuple(Activate(gem) for gem in range(len(box.GEMS)))
_DEACTIVATE: Final = tuple(Deactivate(gem) for gem in range(len(box.GEMS)))
_BUY: Final = {price: BuyMarker(price) for price in box.MARKERS}
_ADVANCE: Final = {
    marker: tuple(Advance(domain, marker) for domain in range(len(box.DOMAINS)))
    for marker in (0, *box.MARKERS)
}
_OPEN: Final = tuple(OpenAuction(box.Lot(lot), box.MINIMUM_BIDS[lot]) for lot in range(box.LOTS))
_END: Final = EndTurn()
_PASS: Final = PassBid()
_PAY: Final = Pay()
_GIVE_UP: Final = tuple(GiveUp(gem) for gem in range(len(box.GEMS)))
_FREE: Final = tuple(FreeAdvance(domain) for domain in range(len(box.DOMAINS)))
_DECLINE: Final = Decline()
_BIDS: Final = tuple(Bid(amount) for amount in range(box.MOST_BID + 1))
_MARKERS: Final = {price: TakeMarker(price) for price in box.MARKERS}
_CHOICES: Final = tuple(ChooseCharacter(character) for character in range(len(box.CHARACTERS)))


def legal_actions(state: State) -> Sequence[Action]:
    """The menu of the seat to move; empty when the match is over."""
    phase = state.phase
    if phase == TURN:
        return _turn(state)
    if phase == AUCTION:
        return _bidding(state)
    return _consequences(state, phase)


def _consequences(state: State, phase: int) -> Sequence[Action]:
    menu: list[Action] = []
    if phase == OVER:
        return menu
    seat = state.mover
    if phase == PAY:
        menu += payments(state, seat)
    elif phase == DISCARD:
        menu += discards(state.hands[seat], state.dust[seat], hand_limit(state, seat))
    elif phase == VICTIM:
        menu += [_GIVE_UP[gem] for gem, count in enumerate(state.spiral[seat]) if count]
    elif phase == ADVANCE:
        menu += [_FREE[d] for d in range(len(box.DOMAINS)) if may_advance_free(state, seat, d)]
        menu.append(_DECLINE)
    elif phase == MARKER:
        menu += [_MARKERS[price] for price in reversed(state.markers[seat])]
    elif phase == CHOOSE:
        menu += [_CHOICES[c] for c in range(len(box.CHARACTERS)) if c not in state.characters]
    return menu


def _turn(state: State) -> Sequence[Action]:
    seat = state.active
    funds = state.dust[seat]
    for card in state.hands[seat]:
        funds += box.VALUES[card]
    levels = state.levels[seat]
    spiral, pentagon = state.spiral[seat], state.pentagon[seat]
    menu = list(_enchantments(state, seat, funds))
    free = slots(state, seat) - sum(spiral) > 0
    menu += _gem_moves(spiral, pentagon, free, state.moves < box.MOST_MOVES)
    markers = state.markers[seat]
    least = markers[0] if markers else 0
    if markers and least <= funds:
        menu.append(_BUY[least])
    if not state.advanced:
        menu += _advances(levels, state.waiting[seat] > 0, least, min(funds, 64))
    _add_openings(state, seat, funds, menu)
    menu.append(_END)
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
            menu.append(_ENCHANT[gem])
    if funds >= box.GEM_COSTS[box.RUBY][level] and supply[box.RUBY]:
        most = most_rubies(state, seat)
        if most > state.spiral[seat][box.RUBY] + state.pentagon[seat][box.RUBY]:
            menu.append(_ENCHANT[box.RUBY])
    return menu


@lru_cache(maxsize=8192)
def _gem_moves(spiral: Five, pentagon: Five, free: bool, moves: bool) -> tuple[Action, ...]:
    """Inactive gems are activated where a slot is free; active ones make room only where none is.
    (What is active can still be moved or disenchanted at any time; but who plays at random would
    soon own nothing.)"""
    menu: list[Action] = []
    for gem in range(len(box.GEMS)):
        if pentagon[gem]:
            menu.append(_DISENCHANT[0][gem])
        if spiral[gem] and not free:
            menu.append(_DISENCHANT[1][gem])
    if moves:
        movable, moved = (pentagon, _ACTIVATE) if free else (spiral, _DEACTIVATE)
        menu += [moved[gem] for gem in range(len(box.GEMS)) if movable[gem]]
    return tuple(menu)


@lru_cache(maxsize=8192)
def _advances(
    levels: tuple[int, ...], waiting: bool, marker: int, funds: int
) -> tuple[Action, ...]:
    """Advances to be paid with these funds; `marker` is the cheapest for sale, 0 for none."""
    menu: list[Action] = []
    for domain, level in enumerate(levels):
        if level == box.TOP_LEVEL:
            continue
        bought = marker if level == 0 and not waiting else 0
        if level == 0 and not waiting and not marker:
            continue
        if box.STEP_COSTS[domain][level] + bought <= funds:
            menu.append(_ADVANCE[bought][domain])
    return tuple(menu)


def _add_openings(state: State, seat: int, funds: int, menu: list[Action]) -> None:
    """Auctions the seat could win with the least bid: artifacts for its cards and dust, sentinels
    also for its gems."""
    if state.open:
        artifacts = state.artifacts[seat]
        less = funds - change(state, seat, box.BELT)
        for lot in sorted(set(state.open)):
            limit = less
            if lot in DISCOUNTS:
                giver, amount = DISCOUNTS[lot]
                limit += amount * artifacts[giver]
            if box.MINIMUM_BIDS[lot] <= limit and (
                lot not in (box.BELT, box.WAND) or not artifacts[lot]
            ):
                menu.append(_OPEN[lot])
    if box.MINIMUM_BIDS[box.FIRST_SENTINEL] <= _with_gems(state, seat, funds) - change(
        state, seat, box.FIRST_SENTINEL
    ):
        for number, owner in enumerate(state.sentinels):
            if owner == FOR_SALE:
                menu.append(_OPEN[box.FIRST_SENTINEL + number])


def _with_gems(state: State, seat: int, funds: int) -> int:
    """The funds and what all gems would bring."""
    level = state.levels[seat][box.GEM_LORE]
    spiral, pentagon = state.spiral[seat], state.pentagon[seat]
    for gem in range(len(box.GEMS)):
        count = spiral[gem] + pentagon[gem]
        if count:
            funds += count * (box.GEM_COSTS[gem][level] // 2)
    return funds


def _bidding(state: State) -> list[Action]:
    """To pass, the least raise, some more, the highest for cards and dust, and for a sentinel the
    highest for all gems. With *wrath of the Sages* the least raise may be beyond one's means."""
    seat, standing = state.mover, state.bid
    funds = wealth(state.hands[seat], state.dust[seat])
    highest = highest_bid(state, seat, state.lot, funds)
    menu: list[Action] = [_PASS]
    raises = {standing + step for step in RAISES if standing + step <= highest}
    if highest > standing:
        raises.add(standing + (highest - standing + 1) // 2)
        raises.add(highest)
    if state.lot >= box.FIRST_SENTINEL:
        utmost = highest_bid(state, seat, state.lot, _with_gems(state, seat, funds))
        if utmost > standing:
            raises.add(standing + 1)
            raises.add(utmost)
    if state.wrath and standing < box.MOST_BID:
        raises.add(standing + 1)
    menu += [_BIDS[amount] for amount in sorted(raises)]
    return menu


def payments(state: State, seat: int, most: int | None = SALES) -> list[Action]:
    """The best way; where gems must be disenchanted, other choices of them besides, together at
    most so many."""
    menu: list[Action] = [_PAY]
    hand, dust = state.hands[seat], state.dust[seat]
    price = max(0, state.bid + change(state, seat, state.lot))
    missing = price - wealth(hand, dust)
    if missing > 0:
        menu += [Pay(None, *gems) for gems in sales(state, seat, missing)[1:most]]
    return menu
