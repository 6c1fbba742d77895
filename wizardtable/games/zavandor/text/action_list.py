# SPDX-License-Identifier: MIT
"""Zavandor's actions as entries of a list: each begins with its verb and says what it costs."""

from collections.abc import Sequence
from functools import singledispatch
from operator import add

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import economy, moves, terms
from wizardtable.games.zavandor.rules.components import Card, Lot
from wizardtable.games.zavandor.rules.payments import Outcome, best_purse, outcome
from wizardtable.games.zavandor.rules.prices import lot_price, wealth
from wizardtable.games.zavandor.rules.state import Observation


@singledispatch
def entry(action: moves.Action, seen: Observation) -> Message:
    """The action as the seat that could take it finds it in the list of actions."""
    raise TypeError(action)


@entry.register
def _choose_character(action: moves.ChooseCharacter, seen: Observation) -> Message:
    text = N_("zavandor", "Choose {character}")
    return text.of(character=terms.the_character(action.character))


@entry.register
def _enchant(action: moves.Enchant, seen: Observation) -> Message:
    if economy.free_slots(seen, seen.viewer):
        text = N_("zavandor", "Enchant {gem} for {price}")
    else:
        text = N_("zavandor", "Enchant {gem} for {price} (to the pentagon)")
    price = economy.gem_cost(seen, seen.viewer, action.gem)
    text = text.of(gem=terms.gem_with_article(action.gem), price=price)
    return _paying(text, seen, price, action.purse)


@entry.register
def _disenchant(action: moves.Disenchant, seen: Observation) -> Message:
    if action.active:
        text = N_("zavandor", "Disenchant {gem} on the spiral (+{dust} dust)")
    else:
        text = N_("zavandor", "Disenchant {gem} in the pentagon (+{dust} dust)")
    back = economy.refund(seen, seen.viewer, action.gem)
    return text.of(gem=terms.gem_with_article(action.gem), dust=back)


@entry.register
def _activate(action: moves.Activate, seen: Observation) -> Message:
    return N_("zavandor", "Activate {gem}").of(gem=terms.gem_with_article(action.gem))


@entry.register
def _deactivate(action: moves.Deactivate, seen: Observation) -> Message:
    text = N_("zavandor", "Move {gem} to the pentagon")
    return text.of(gem=terms.gem_with_article(action.gem))


@entry.register
def _buy_marker(action: moves.BuyMarker, seen: Observation) -> Message:
    text = N_("zavandor", "Buy a marker for {price} (to the pentagon)").of(price=action.price)
    return _paying(text, seen, action.price, action.purse)


@entry.register
def _advance(action: moves.Advance, seen: Observation) -> Message:
    price = (economy.step_cost(seen, seen.viewer, action.domain) or 0) + action.marker
    if action.marker:
        text = N_(
            "zavandor",
            "Advance to level {level} of {domain} for {price}, including {marker} for a marker",
        ).of(marker=action.marker)
    elif economy.needs_marker(seen, seen.viewer, action.domain):
        text = N_(
            "zavandor",
            "Advance to level {level} of {domain} for {price}, using a marker from the pentagon",
        )
    else:
        text = N_("zavandor", "Advance to level {level} of {domain} for {price}")
    text = text.of(level=_next_level(seen, action.domain), domain=terms.the_domain(action.domain))
    return _paying(text.of(price=price), seen, price, action.purse)


@entry.register
def _open_auction(action: moves.OpenAuction, seen: Observation) -> Message:
    text = N_("zavandor", "Auction {lot}, opening bid {bid}")
    text = text.of(lot=terms.the_lot(action.lot), bid=action.bid)
    return _costing(text, seen, action.lot, action.bid)


@entry.register
def _end_turn(action: moves.EndTurn, seen: Observation) -> Message:
    dust = seen.dust[seen.viewer]
    return _losing(N_("zavandor", "End turn"), outcome(dust, 0, ()))


@entry.register
def _bid(action: moves.Bid, seen: Observation) -> Message:
    text = N_("zavandor", "Bid {bid}").of(bid=action.amount)
    return _costing(text, seen, seen.lot, action.amount)


@entry.register
def _pass_bid(action: moves.PassBid, seen: Observation) -> Message:
    return N_("zavandor", "Pass")


@entry.register
def _pay(action: moves.Pay, seen: Observation) -> Message:
    price = lot_price(seen, seen.viewer, seen.lot, seen.bid).total
    text = N_("zavandor", "Pay {price} for {lot}").of(price=price, lot=terms.the_lot(seen.lot))
    gems = tuple(map(add, action.spiral, action.pentagon))
    sold = sum(economy.refund(seen, seen.viewer, gem) * count for gem, count in enumerate(gems))
    text = _paying(text, seen, max(0, price - sold), action.purse, max(0, sold - price))
    if not sold:
        return text
    return N_("zavandor", "{action}, disenchanting {gems}").of(
        action=text, gems=terms.gem_list(gems)
    )


@entry.register
def _take_marker(action: moves.TakeMarker, seen: Observation) -> Message:
    return N_("zavandor", "Take the {price} marker for free").of(price=action.price)


@entry.register
def _give_up(action: moves.GiveUp, seen: Observation) -> Message:
    return N_("zavandor", "Return {gem} to the supply").of(gem=terms.gem_with_article(action.gem))


@entry.register
def _free_advance(action: moves.FreeAdvance, seen: Observation) -> Message:
    text = N_("zavandor", "Advance to level {level} of {domain} for free")
    level = _next_level(seen, action.domain)
    return text.of(level=level, domain=terms.the_domain(action.domain))


@entry.register
def _decline(action: moves.Decline, seen: Observation) -> Message:
    return N_("zavandor", "Decline the free advance")


@entry.register
def _discard(action: moves.Discard, seen: Observation) -> Message:
    thrown = terms.face_list(action.cards, dust=action.dust)
    if thrown is None:
        return N_("zavandor", "Discard nothing")
    return N_("zavandor", "Discard {cards}").of(cards=thrown)


def _next_level(seen: Observation, domain: int) -> int:
    return seen.levels[seen.viewer][domain] + 1


def _costing(text: Message, seen: Observation, lot: Lot, bid: int) -> Message:
    price = lot_price(seen, seen.viewer, lot, bid).total
    if price == bid:
        return text
    return N_("zavandor", "{action} (you would pay {price})").of(action=text, price=price)


def _paying(
    text: Message, seen: Observation, price: int, purse: Sequence[Card] | None, spare: int = 0
) -> Message:
    """With what it is paid for where that was chosen, and the dust that is lost with it; `spare`
    is dust that comes in besides."""
    dust = seen.dust[seen.viewer] + spare
    if purse is None:
        if wealth(seen.hand, dust) < price:
            return text
        return _losing(text, outcome(dust, price, best_purse(seen.hand, dust, price)))
    after = outcome(dust, price, purse)
    paid = terms.face_list(purse, dust=after.dust_paid)
    if paid is not None:
        text = N_("zavandor", "{action}, with {cards}").of(action=text, cards=paid)
    return _losing(text, after)


def _losing(text: Message, after: Outcome) -> Message:
    if not after.lost:
        return text
    return NN_("zavandor", "{action}, losing %n dust", "", after.lost).of(action=text)
