# SPDX-License-Identifier: MIT
"""Writes actions as entries of the list of moves: each begins with its verb and names its price."""

from collections.abc import Sequence
from functools import singledispatch
from operator import add

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.zavandor.rules import economy, moves, terms
from wizardtable.games.zavandor.rules.components import Card, Lot
from wizardtable.games.zavandor.rules.payments import (
    Outcome,
    best_purse,
    gem_sales,
    payment_outcome,
)
from wizardtable.games.zavandor.rules.prices import lot_price, wealth
from wizardtable.games.zavandor.rules.state import Observation


@singledispatch
def entry(action: moves.Action, observation: Observation) -> Message:
    """Returns the entry of an action in the viewer's list of moves."""
    raise TypeError(action)


@entry.register
def _choose_character(action: moves.ChooseCharacter, observation: Observation) -> Message:
    text = N_("zavandor", "Choose {character}")
    return text.of(character=terms.the_character(action.character))


@entry.register
def _enchant(action: moves.Enchant, observation: Observation) -> Message:
    if economy.free_slot_count(observation, observation.viewer):
        text = N_("zavandor", "Enchant {gem} for {price}")
    else:
        text = N_("zavandor", "Enchant {gem} for {price} (to the pentagon)")
    price = economy.gem_cost(observation, observation.viewer, action.gem)
    text = text.of(gem=terms.gem_with_article(action.gem), price=price)
    return _with_payment(text, observation, price, action.purse)


@entry.register
def _disenchant(action: moves.Disenchant, observation: Observation) -> Message:
    if action.active:
        text = N_("zavandor", "Disenchant {gem} on the spiral (+{dust} dust)")
    else:
        text = N_("zavandor", "Disenchant {gem} in the pentagon (+{dust} dust)")
    back = economy.refund(observation, observation.viewer, action.gem)
    return text.of(gem=terms.gem_with_article(action.gem), dust=back)


@entry.register
def _activate(action: moves.Activate, observation: Observation) -> Message:
    return N_("zavandor", "Activate {gem}").of(gem=terms.gem_with_article(action.gem))


@entry.register
def _deactivate(action: moves.Deactivate, observation: Observation) -> Message:
    text = N_("zavandor", "Move {gem} to the pentagon")
    return text.of(gem=terms.gem_with_article(action.gem))


@entry.register
def _buy_marker(action: moves.BuyMarker, observation: Observation) -> Message:
    text = N_("zavandor", "Buy a marker for {price} (to the pentagon)").of(price=action.price)
    return _with_payment(text, observation, action.price, action.purse)


@entry.register
def _advance(action: moves.Advance, observation: Observation) -> Message:
    price = (economy.step_cost(observation, observation.viewer, action.domain) or 0) + action.marker
    if action.marker:
        text = N_(
            "zavandor",
            "Advance to level {level} of {domain} for {price}, including {marker} for a marker",
        ).of(marker=action.marker)
    elif economy.needs_marker(observation, observation.viewer, action.domain):
        text = N_(
            "zavandor",
            "Advance to level {level} of {domain} for {price}, using a marker from the pentagon",
        )
    else:
        text = N_("zavandor", "Advance to level {level} of {domain} for {price}")
    text = text.of(
        level=_next_level(observation, action.domain), domain=terms.the_domain(action.domain)
    )
    return _with_payment(text.of(price=price), observation, price, action.purse)


@entry.register
def _open_auction(action: moves.OpenAuction, observation: Observation) -> Message:
    text = N_("zavandor", "Auction {lot}, opening bid {bid}")
    text = text.of(lot=terms.the_lot(action.lot), bid=action.bid)
    return _with_price(text, observation, action.lot, action.bid)


@entry.register
def _end_turn(action: moves.EndTurn, observation: Observation) -> Message:
    dust = observation.dust[observation.viewer]
    return _with_lost_dust(N_("zavandor", "End turn"), payment_outcome(dust, 0, ()))


@entry.register
def _bid(action: moves.Bid, observation: Observation) -> Message:
    text = N_("zavandor", "Bid {bid}").of(bid=action.amount)
    return _with_price(text, observation, observation.lot, action.amount)


@entry.register
def _pass_bid(action: moves.PassBid, observation: Observation) -> Message:
    return N_("zavandor", "Pass")


@entry.register
def _pay(action: moves.Pay, observation: Observation) -> Message:
    price = lot_price(observation, observation.viewer, observation.lot, observation.bid).total
    text = N_("zavandor", "Pay {price} for {lot}").of(
        price=price, lot=terms.the_lot(observation.lot)
    )
    spiral, pentagon = action.spiral, action.pentagon
    if action.purse is None and not any((*spiral, *pentagon)):
        spiral, pentagon = _gems_to_sell(observation, price) or (spiral, pentagon)
    gems = tuple(map(add, spiral, pentagon))
    sold = sum(
        economy.refund(observation, observation.viewer, gem) * count
        for gem, count in enumerate(gems)
    )
    text = _with_payment(
        text, observation, max(0, price - sold), action.purse, max(0, sold - price)
    )
    if not sold:
        return text
    return N_("zavandor", "{action}, disenchanting {gems}").of(
        action=text, gems=_sold_gems(observation, spiral, pentagon)
    )


@entry.register
def _take_marker(action: moves.TakeMarker, observation: Observation) -> Message:
    return N_("zavandor", "Take the {price} marker for free").of(price=action.price)


@entry.register
def _give_up(action: moves.GiveUp, observation: Observation) -> Message:
    return N_("zavandor", "Return {gem} to the supply").of(gem=terms.gem_with_article(action.gem))


@entry.register
def _free_advance(action: moves.FreeAdvance, observation: Observation) -> Message:
    text = N_("zavandor", "Advance to level {level} of {domain} for free")
    level = _next_level(observation, action.domain)
    return text.of(level=level, domain=terms.the_domain(action.domain))


@entry.register
def _decline(action: moves.Decline, observation: Observation) -> Message:
    return N_("zavandor", "Decline the free advance")


@entry.register
def _discard(action: moves.Discard, observation: Observation) -> Message:
    discarded = terms.face_list(action.cards, dust=action.dust)
    if discarded is None:
        return N_("zavandor", "Discard nothing")
    return N_("zavandor", "Discard {cards}").of(cards=discarded)


def _next_level(observation: Observation, domain: int) -> int:
    return observation.levels[observation.viewer][domain] + 1


def _with_price(text: Message, observation: Observation, lot: Lot, bid: int) -> Message:
    """Returns the text of a bid with its price and with the gems that would have to pay."""
    price = lot_price(observation, observation.viewer, lot, bid).total
    if price != bid:
        text = N_("zavandor", "{action} (you would pay {price})").of(action=text, price=price)
    gems = _gems_to_sell(observation, price)
    if gems is None and observation.wrath:  # without this option, the rules forbid the bid
        return N_("zavandor", "{action}, more than you can pay").of(action=text)
    if gems is None or not any(map(any, gems)):
        return text
    return N_("zavandor", "{action}, which means disenchanting {gems}").of(
        action=text, gems=_sold_gems(observation, *gems)
    )


def _gems_to_sell(
    observation: Observation, price: int
) -> tuple[moves.GemCounts, moves.GemCounts] | None:
    """Returns the active and the inactive gems that the best payment of a lot disenchants.

    There are none if cards and dust suffice. The result is None if all gems do not suffice.
    """
    seat = observation.viewer
    missing = price - wealth(observation.hand, observation.dust[seat])
    if missing <= 0:
        return moves.NO_GEMS, moves.NO_GEMS
    ways = gem_sales(observation, seat, missing)
    return ways[0] if ways else None


def _sold_gems(
    observation: Observation, spiral: moves.GemCounts, pentagon: moves.GemCounts
) -> Message | str:
    """Returns counted gems for a sentence; with their places if the viewer has inactive gems."""
    if not any(observation.pentagon[observation.viewer]):
        return terms.gem_list(tuple(map(add, spiral, pentagon)))
    parts = []
    if any(spiral):
        text = N_("zavandor", "{gems} on the spiral")
        parts.append(text.of(gems=terms.gem_list(spiral)))
    if any(pentagon):
        text = N_("zavandor", "{gems} in the pentagon")
        parts.append(text.of(gems=terms.gem_list(pentagon)))
    return joined_with_and(parts)


def _with_payment(
    text: Message,
    observation: Observation,
    price: int,
    purse: Sequence[Card] | None,
    spare: int = 0,
) -> Message:
    """Returns the text with the cards and dust that a person chose, and with the dust that the
    payment loses.

    `spare` is additional dust that comes with the payment, such as the rest of a refund.
    """
    dust = observation.dust[observation.viewer] + spare
    if purse is None:
        if wealth(observation.hand, dust) < price:
            return text
        return _with_lost_dust(
            text, payment_outcome(dust, price, best_purse(observation.hand, dust, price))
        )
    after = payment_outcome(dust, price, purse)
    paid = terms.face_list(purse, dust=after.dust_paid)
    if paid is not None:
        text = N_("zavandor", "{action}, with {cards}").of(action=text, cards=paid)
    return _with_lost_dust(text, after)


def _with_lost_dust(text: Message, after: Outcome) -> Message:
    if not after.lost:
        return text
    return NN_("zavandor", "{action}, losing %n dust", "", after.lost).of(action=text)
