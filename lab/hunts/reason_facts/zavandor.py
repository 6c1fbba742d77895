# SPDX-License-Identifier: MIT
"""Checks of the facts in the reasons of The Scepter of Zavandor, by playing the moves on."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, Final

from lab.hunts.hint_positions import MOVE, Position
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.prices import lot_price, price_change, wealth
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import AUCTION, DISCARD, PAY, TURN, State

GIVING_UP: Final = (moves.PassBid, moves.EndTurn, moves.Decline)

Check = Callable[[Position], str]


def seat_of(position: Position) -> int:
    seat: int = position.observation.viewer
    return seat


def expected(name: str, value: object, truth: object) -> str:
    return "" if value == truth else f"says {name} {value}, but it is {truth}"


def points_gained(position: Position, after: State) -> int:
    return points(after, seat_of(position)) - points(position.state, seat_of(position))


def won(position: Position) -> State:
    """Returns the state after the viewer won the lot with the suggested bid and paid for it."""
    state: State = position.after()
    seat = seat_of(position)
    while state.phase == AUCTION and state.mover != seat:
        RULES.apply(state, moves.PassBid())
    if state.phase == PAY:
        RULES.apply(state, RULES.legal_actions(state)[0])
    return state


def energy_discarded(position: Position) -> int:
    """Returns the energy that the viewer has to discard if the others do nothing in this round."""
    state, seat = position.after(), seat_of(position)
    number = position.state.round_number
    while RULES.to_move(state) is not None and state.round_number == number:
        menu: Sequence[Any] = RULES.legal_actions(state)
        if state.phase == DISCARD and state.mover == seat:
            return min(wealth(way.cards, way.dust) for way in menu)
        RULES.apply(state, moves.EndTurn() if moves.EndTurn() in menu else menu[0])
    return 0


def plays_last(position: Position) -> bool:
    """Returns whether no other player has a turn in this round after the viewer's."""
    state = position.after()
    return bool(state.phase != TURN or state.round_number != position.state.round_number)


def gem_pays(position: Position) -> str:
    seat, after = seat_of(position), position.after()
    gain = economy.mean_income(after, seat) - economy.mean_income(position.state, seat)
    cost = economy.gem_cost(position.state, seat, position.action.gem)
    return expected("rounds", position.values["n"], ceil(cost / gain) if gain else "never")


def gem_scores(position: Position) -> str:
    return expected("points", position.values["n"], points_gained(position, position.after()))


def lot_scores(position: Position) -> str:
    return expected("points", position.values["n"], points_gained(position, won(position)))


def ends_in_lead(position: Position) -> str:
    after, seat = won(position), seat_of(position)
    rivals = [points(after, other) for other in range(len(after.dust)) if other != seat]
    leads = points(after, seat) > max(rivals)
    return "" if economy.is_last_round(after) and leads else "does not end the match in the lead"


def needs_to_sell(position: Position) -> str:
    lot, seat = lot_of(position), seat_of(position)
    bid = getattr(position.action, "bid", None) or position.action.amount
    price = lot_price(position.state, seat, lot, bid).total
    cash = wealth(position.state.hands[seat], position.state.dust[seat])
    return "" if price > cash else "needs no gems to pay"


def lot_of(position: Position) -> int:
    lot: int = getattr(position.action, "lot", position.state.lot)
    return lot


def takes_gems(position: Position) -> str:
    seat, state = seat_of(position), position.state
    losers = [other for other, gems in enumerate(state.spiral) if other != seat and any(gems)]
    return "" if losers and lot_of(position) in (box.MIRROR, box.CLOAK) else "takes no gem"


def brings_advance(position: Position) -> str:
    after = won(position)
    menu = RULES.legal_actions(after)
    if after.mover != seat_of(position):  # a victim decides first, or the others go on bidding
        return ""
    return "" if any(isinstance(a, moves.FreeAdvance) for a in menu) else "brings no free advance"


def allows(gem: int) -> Check:
    def check(position: Position) -> str:
        seat = seat_of(position)
        before = economy.may_enchant(position.state, seat, gem)
        after = position.after() if isinstance(position.action, ADVANCES) else won(position)
        is_new = economy.may_enchant(after, seat, gem) and not before
        return "" if is_new else "allows no new gem"

    return check


ADVANCES: Final = (moves.Advance, moves.FreeAdvance)


def brings_slots(position: Position) -> str:
    seat = seat_of(position)
    after = position.after() if isinstance(position.action, ADVANCES) else won(position)
    is_more = economy.slot_count(after, seat) > economy.slot_count(position.state, seat)
    return "" if is_more else "brings no slot"


def brings_needed_slots(position: Position) -> str:
    free = economy.free_slot_count(position.state, seat_of(position))
    return f"{free} slots are free" if free else brings_slots(position)


def cannot_spend(position: Position) -> str:
    spending = (moves.Enchant, moves.Advance, moves.OpenAuction)
    uses = [a for a in position.menu if isinstance(a, spending) and not needs_gems(position, a)]
    return f"could still pay for {uses[0]}" if uses else ""


def needs_gems(position: Position, action: moves.Action) -> bool:
    """Returns whether the action opens an auction that only disenchanted gems can pay."""
    seat, state = seat_of(position), position.state
    if not isinstance(action, moves.OpenAuction):
        return False
    price = lot_price(state, seat, action.lot, action.bid).total
    return price > wealth(state.hands[seat], state.dust[seat])


def nothing_scores(position: Position) -> str:
    seat, best = seat_of(position), points(position.state, seat_of(position))
    firsts: list[tuple[Any, ...]] = [
        (a,) for a in position.menu if isinstance(a, (moves.Enchant, moves.Advance))
    ]
    for sale in position.menu:
        if isinstance(sale, moves.Disenchant):
            later = RULES.legal_actions(position.after(sale))
            firsts += [(sale, a) for a in later if isinstance(a, moves.Enchant)]
    for actions in firsts:
        if points(position.after(*actions), seat) > best:
            return f"{actions} would score"
    opens = [a for a in position.menu if isinstance(a, moves.OpenAuction)]
    affordable = [action for action in opens if not needs_gems(position, action)]
    return f"{affordable[0]} would score" if affordable else ""


def final_points(position: Position) -> str:
    said = expected("points", position.values["n"], points(position.state, seat_of(position)))
    missed = nothing_scores(position)
    return said or (missed and f"{MOVE}{missed}")


def certain_loss(position: Position) -> str:
    if not plays_last(position):
        return "the loss is not certain"
    return expected("lost", position.values["lost"], energy_discarded(position))


def possible_loss(position: Position) -> str:
    if plays_last(position):
        return "the loss is certain"
    return expected("lost", position.values["lost"], energy_discarded(position))


def loss_beside_lot(position: Position) -> str:
    lost = expected("lost", position.values["lost"], energy_discarded(position))
    return lost or f"{MOVE}ends the turn although a lot is worth more than the energy that is lost"


def keeps_all(position: Position) -> str:
    return expected("lost", 0, energy_discarded(position))


def can_bid_later(position: Position) -> str:
    return "nobody plays after the viewer" if plays_last(position) else keeps_all(position)


def saves_for_lot(position: Position) -> str:
    seat = seat_of(position)
    income = int(economy.mean_income(position.state, seat))
    return expected("income", position.values["income"], income) or keeps_all(position)


def makes_room(position: Position) -> str:
    gem, menu = position.action.gem, RULES.legal_actions(position.after())
    fills = [a for a in menu if isinstance(a, (moves.Enchant, moves.Activate)) and a.gem > gem]
    return "" if fills else "no better gem can take the slot"


def pays_for_lot(position: Position) -> str:
    later = [a for a in RULES.legal_actions(position.after()) if isinstance(a, moves.OpenAuction)]
    return "" if any(a not in position.menu for a in later) else "makes no lot affordable"


def refund_of(position: Position) -> str:
    seat = seat_of(position)
    gain = position.after().dust[seat] - position.state.dust[seat]
    slack = 0 if position.state.energy_refunds else 1  # a total of 1 or 3 is not held
    is_true = gain <= position.values["dust"] <= gain + slack
    return "" if is_true else expected("dust", position.values["dust"], gain)


def fills_slot(position: Position) -> str:
    seat = seat_of(position)
    gain = sum(position.after().spiral[seat]) - sum(position.state.spiral[seat])
    return expected("slots filled", 1, gain)


def replaces_gem(position: Position) -> str:
    menu, gem = RULES.legal_actions(position.after()), position.action.gem
    frees = (moves.Deactivate, moves.Disenchant)
    lesser = [action for action in menu if isinstance(action, frees) and action.gem < gem]
    return "" if lesser else "no lesser gem can leave its slot"


def waits_for_slot(position: Position) -> str:
    free = economy.free_slot_count(position.state, seat_of(position))
    return f"{free} slots are free" if free else ""


def sage_cards(position: Position) -> str:
    seat = seat_of(position)
    more = sum(position.after().coming[seat]) - sum(position.state.coming[seat])
    return expected("cards", box.CARDS_PER_SAGES_LEVEL, more) or has_next_round(position)


def has_next_round(position: Position) -> str:
    return "no round follows" if economy.is_last_round(position.state) else ""


def more_dust(position: Position) -> str:
    seat = seat_of(position)
    gain = economy.income(position.after(), seat).dust - economy.income(position.state, seat).dust
    return expected("dust", position.values["dust"], gain) or has_next_round(position)


def cheaper_gems(position: Position) -> str:
    seat, values = seat_of(position), position.values
    pairs = [
        (economy.gem_cost(position.state, seat, gem), economy.gem_cost(position.after(), seat, gem))
        for gem in range(5)
    ]
    return "" if (values["before"], values["after"]) in pairs else f"costs change by {pairs}"


def cheaper_lots(position: Position) -> str:
    seat = seat_of(position)
    less = [
        price_change(position.state, seat, lot) - price_change(position.after(), seat, lot)
        for lot in (box.GRIMOIRE, box.PHOENIX)
    ]
    return expected("discounts", [position.values["less"], position.values["double"]], less)


def cannot_pay(position: Position) -> str:
    if position.state.wrath:  # higher bids are legal, but cannot be paid
        return ""
    bids = [action for action in position.menu if isinstance(action, moves.Bid)]
    return f"could bid {bids[0].amount}" if bids else ""


def costs_gems(position: Position) -> str:
    seat, state = seat_of(position), position.state
    cash = wealth(state.hands[seat], state.dust[seat])
    price = lot_price(state, seat, state.lot, state.bid + 1).total
    return f"{cash} pay {price}" if price <= cash else missed_points(position)


def too_dear(position: Position) -> str:
    state, seat = position.state, seat_of(position)
    price = lot_price(state, seat, state.lot, state.bid + 1).total
    return expected("price", position.values["price"], price) or missed_points(position)


def missed_points(position: Position) -> str:
    """Returns a complaint if the viewer passes although only points count, and can pay in cash."""
    state, seat = position.state, seat_of(position)
    price = lot_price(state, seat, state.lot, state.bid + 1).total
    turns_left = state.order.index(seat) >= state.order.index(state.active)
    is_payable = price <= wealth(state.hands[seat], state.dust[seat])
    if economy.is_last_round(state) and not turns_left and is_payable:
        return f"{MOVE}passes in the last round with energy that nothing else can use"
    return ""


def most_kept(position: Position) -> str:
    lost = wealth(position.action.cards, position.action.dust)
    return expected("lost", lost, min(wealth(way.cards, way.dust) for way in position.menu))


def dearest_marker(position: Position) -> str:
    prices = [action.price for action in position.menu]
    return expected("price", position.action.price, max(prices))


def no_advance(position: Position) -> str:
    levels = position.state.levels[seat_of(position)]
    tops = [a for a in position.menu if isinstance(a, moves.FreeAdvance) and levels[a.domain] == 3]
    return f"{MOVE}declines two points of {tops[0]}" if tops else ""


def sells_gems(position: Position) -> str:
    state, seat = position.state, seat_of(position)
    price = lot_price(state, seat, state.lot, state.bid).total
    cash = wealth(state.hands[seat], state.dust[seat])
    return "" if cash < price else "cards and dust would pay"


FACTS: Final[Mapping[str, Check]] = {
    "gem scores in last round": gem_scores,
    "gem scores near end": gem_scores,
    "gem scores though dear": gem_scores,
    "third opal": gem_pays,
    "gem pays for itself": gem_pays,
    "gem replaces another": replaces_gem,
    "gem waits for slot": waits_for_slot,
    "makes room": makes_room,
    "refund pays for lot": pays_for_lot,
    "inactive gem is sold": refund_of,
    "refund helps more": refund_of,
    "slot filled in last round": gem_scores,
    "slot filled": fills_slot,
    "sage cards": sage_cards,
    "more dust": more_dust,
    "rubies allowed": allows(box.RUBY),
    "druid ruby allowed": allows(box.RUBY),
    "way to rubies": has_next_round,
    "cheaper gems": cheaper_gems,
    "cheaper lots": cheaper_lots,
    "way to cheaper lots": has_next_round,
    "another slot": brings_slots,
    "way to another slot": has_next_round,
    "way to dust": has_next_round,
    "top level": gem_scores,
    "way to top level": has_next_round,
    "dearest marker": dearest_marker,
    "fifth sentinel": ends_in_lead,
    "sentinel": lot_scores,
    "sentinel for gems": needs_to_sell,
    "lot in last round": lot_scores,
    "needed slots": brings_needed_slots,
    "slots": brings_slots,
    "emeralds": allows(box.EMERALD),
    "diamonds": allows(box.DIAMOND),
    "gems of opponents, and marker": takes_gems,
    "gems of opponents": takes_gems,
    "free advance of Runestone": brings_advance,
    "Mask": brings_advance,
    "Talisman": brings_advance,
    "cannot pay": cannot_pay,
    "not worth gems": costs_gems,
    "surcharge": missed_points,
    "too dear": too_dear,
    "cannot spend": cannot_spend,
    "nothing scores": nothing_scores,
    "final points": final_points,
    "certain loss": certain_loss,
    "possible loss": possible_loss,
    "loss beside lot": loss_beside_lot,
    "saves for lot": saves_for_lot,
    "can bid later": can_bid_later,
    "energy kept": keeps_all,
    "gems sold for payment": sells_gems,
    "most energy kept": most_kept,
    "no advance": no_advance,
}
