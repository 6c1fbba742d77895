# SPDX-License-Identifier: MIT
"""What is forbidden, and why: one sentence for every way in which an action can be illegal."""

from typing import Final

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves
from wizardtable.games.zavandor.rules.auctions import may_own
from wizardtable.games.zavandor.rules.discards import check_discard
from wizardtable.games.zavandor.rules.domains import may_advance_free
from wizardtable.games.zavandor.rules.payments import check_purse
from wizardtable.games.zavandor.rules.price_sums import bid_sum
from wizardtable.games.zavandor.rules.prices import lot_price, means, place, wealth
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
from wizardtable.games.zavandor.rules.terms import gems, the_domain, the_lot

_DECIDED_IN: Final[dict[type, int]] = {
    moves.ChooseCharacter: CHOOSE,
    moves.Enchant: TURN,
    moves.Disenchant: TURN,
    moves.Activate: TURN,
    moves.Deactivate: TURN,
    moves.BuyMarker: TURN,
    moves.Advance: TURN,
    moves.OpenAuction: TURN,
    moves.EndTurn: TURN,
    moves.Bid: AUCTION,
    moves.PassBid: AUCTION,
    moves.Pay: PAY,
    moves.TakeMarker: MARKER,
    moves.GiveUp: VICTIM,
    moves.FreeAdvance: ADVANCE,
    moves.Decline: ADVANCE,
    moves.Discard: DISCARD,
}

_FIRST: Final = {
    CHOOSE: N_("zavandor law", "First choose a character."),
    TURN: N_("zavandor law", "There is nothing of the kind to be decided now."),
    AUCTION: N_("zavandor law", "There is an auction: bid or pass."),
    PAY: N_("zavandor law", "First pay for what was won."),
    MARKER: N_("zavandor law", "First take the free marker."),
    VICTIM: N_("zavandor law", "First give up an active gem."),
    ADVANCE: N_("zavandor law", "First take or decline the free advance."),
    DISCARD: N_("zavandor law", "First discard down to the hand limit."),
    OVER: N_("zavandor law", "The match is over."),
}


def check(state: State, action: moves.Action) -> None:
    """Raise IllegalAction, with the reason, unless the seat to move may take this action."""
    if _DECIDED_IN[type(action)] != state.phase:
        raise IllegalAction(_FIRST[state.phase])
    if isinstance(action, moves.Pay):
        _check_payment(state, action)
        return
    if isinstance(action, moves.Discard):
        check_discard(state, action)
        return
    reason = _reason(state, action)
    if reason is not None:
        raise IllegalAction(reason)
    if isinstance(action, moves.Enchant):
        _check_price(state, economy.gem_cost(state, state.active, action.gem), action.purse)
    elif isinstance(action, moves.BuyMarker):
        _check_price(state, action.price, action.purse)
    elif isinstance(action, moves.Advance):
        step = economy.step_cost(state, state.active, action.domain) or 0
        _check_price(state, step + action.marker, action.purse)


def _reason(state: State, action: moves.Action) -> Message | None:
    reason: Message | None = None
    if isinstance(action, moves.Enchant):
        reason = _enchant(state, action.gem)
    elif isinstance(action, moves.Disenchant | moves.Activate | moves.Deactivate):
        reason = _gem_in_hand(state, action)
    elif isinstance(action, moves.Advance):
        reason = _advance(state, action)
    elif isinstance(action, moves.BuyMarker):
        if action.price not in state.markers[state.active]:
            reason = N_("zavandor law", "You have no such marker left to buy.")
    elif isinstance(action, moves.OpenAuction):
        reason = _open(state, action)
    elif isinstance(action, moves.Bid):
        reason = _bid(state, action.amount)
    else:
        reason = _consequence(state, action)
    return reason


def _consequence(state: State, action: moves.Action) -> Message | None:
    """Of the decisions that a lot brings, and of the choice of characters."""
    reason: Message | None = None
    if isinstance(action, moves.ChooseCharacter):
        if action.character not in range(len(box.CHARACTERS)):
            reason = N_("zavandor law", "There is no such character.")
        elif action.character in state.characters:
            reason = N_("zavandor law", "This character has been chosen already.")
    elif isinstance(action, moves.TakeMarker):
        if action.price not in state.markers[state.mover]:
            reason = N_("zavandor law", "There is no such marker left.")
    elif isinstance(action, moves.GiveUp):
        if action.gem not in range(len(box.GEMS)) or not state.spiral[state.mover][action.gem]:
            reason = N_("zavandor law", "You have no such active gem.")
    elif isinstance(action, moves.FreeAdvance):
        reason = _free_advance(state, action.domain)
    return reason


def _check_price(state: State, price: int, purse: moves.Purse) -> None:
    """Whether the active seat can pay, and may pay so."""
    seat = state.active
    hand, dust = state.hands[seat], state.dust[seat]
    if purse is not None:
        check_purse(hand, dust, price, purse)
        return
    has = wealth(hand, dust)
    if has < price:
        short = N_("zavandor law", "This costs {price}; your cards and dust are worth {sum}.")
        raise IllegalAction(short.of(price=price, sum=has))


def _enchant(state: State, gem: int) -> Message | None:
    seat = state.active
    if gem not in range(len(box.GEMS)):
        return N_("zavandor law", "There is no such gem.")
    if not economy.may_enchant(state, seat, gem):
        if gem == box.RUBY and state.druid_ruby and state.characters[seat] == box.DRUID:
            return N_("zavandor law", "The Druid can enchant a ruby from level 3 of Fire only.")
        return {
            box.EMERALD: N_("zavandor law", "Emeralds can be enchanted with a Grimoire only."),
            box.DIAMOND: N_("zavandor law", "Diamonds can be enchanted with an Elixir only."),
        }.get(gem, N_("zavandor law", "Rubies can be enchanted from level 4 of Fire only."))
    if not state.supply[gem]:
        return N_("zavandor law", "There is no such gem left in the supply.")
    if gem == box.RUBY and economy.gem_counts(state, seat)[box.RUBY] >= economy.most_rubies(
        state, seat
    ):
        text = N_("zavandor law", "You may own no more than {rubies}.")
        return text.of(rubies=gems(box.RUBY, economy.most_rubies(state, seat)))
    return None


def _gem_in_hand(
    state: State, action: moves.Disenchant | moves.Activate | moves.Deactivate
) -> Message | None:
    seat, gem = state.active, action.gem
    active = isinstance(action, moves.Deactivate) or (
        isinstance(action, moves.Disenchant) and action.active
    )
    if (
        gem not in range(len(box.GEMS))
        or not (state.spiral if active else state.pentagon)[seat][gem]
    ):
        if active:
            return N_("zavandor law", "You have no such active gem.")
        return N_("zavandor law", "You have no such inactive gem.")
    if isinstance(action, moves.Disenchant):
        return None
    if state.moves >= box.MOST_MOVES:
        return NN_(
            "zavandor law", "No more than %n gem(s) can be moved in a turn.", "", box.MOST_MOVES
        )
    if isinstance(action, moves.Activate) and economy.free_slots(state, seat) <= 0:
        return N_("zavandor law", "All your active slots are taken.")
    return None


def _advance(state: State, action: moves.Advance) -> Message | None:
    seat, domain = state.active, action.domain
    if state.advanced:
        return N_("zavandor law", "You may pay for one advance in a turn only.")
    reason = _no_further(state, seat, domain)
    if reason is not None:
        return reason
    entering = state.levels[seat][domain] == 0
    if action.marker and not entering:
        reason = N_("zavandor law", "Only entering a domain takes a marker.")
    elif entering and not action.marker and not state.waiting[seat]:
        reason = N_("zavandor law", "Entering a domain takes a marker.")
    elif action.marker and action.marker not in state.markers[seat]:
        reason = N_("zavandor law", "You have no such marker left to buy.")
    return reason


def _no_further(state: State, seat: int, domain: int) -> Message | None:
    if domain not in range(len(box.DOMAINS)):
        return N_("zavandor law", "There is no such domain.")
    if state.levels[seat][domain] < box.TOP_LEVEL:
        return None
    text = N_("zavandor law", "You have reached the highest level of {domain}.")
    return text.of(domain=the_domain(domain))


def _free_advance(state: State, domain: int) -> Message | None:
    seat = state.mover
    reason = _no_further(state, seat, domain)
    if reason is not None:
        return reason
    if not may_advance_free(state, seat, domain):
        return N_("zavandor law", "A free advance enters a domain only with a waiting marker.")
    return None


def _open(state: State, action: moves.OpenAuction) -> Message | None:
    lot = action.lot
    if lot not in range(box.LOTS):
        return N_("zavandor law", "This is not on offer.")
    if lot >= box.FIRST_SENTINEL:
        if state.sentinels[lot - box.FIRST_SENTINEL] != FOR_SALE:
            return N_("zavandor law", "This sentinel has been sold.")
    elif lot not in state.open:
        return N_("zavandor law", "This artifact is not on offer.")
    if not may_own(state, state.active, lot):
        return N_("zavandor law", "You own {lot} already, and may have only one.").of(
            lot=the_lot(lot)
        )
    least = box.MINIMUM_BIDS[lot]
    if action.bid < least:
        return N_("zavandor law", "The first bid must be at least {bid}.").of(bid=least)
    return _beyond(state, state.active, lot, action.bid)


def _bid(state: State, amount: int) -> Message | None:
    if amount <= state.bid:
        return N_("zavandor law", "The next bid must be at least {bid}.").of(bid=state.bid + 1)
    return _beyond(state, state.mover, state.lot, amount)


def _beyond(state: State, seat: int, lot: int, bid: int) -> Message | None:
    """Whether a bid is more than is allowed, or than the seat could pay."""
    if bid > box.MOST_BID:
        return N_("zavandor law", "No bid may be above {bid}.").of(bid=box.MOST_BID)
    if state.wrath:
        return None
    price = lot_price(state, seat, lot, bid)
    raised = means(state.hands[seat], state.dust[seat], state, seat)
    if price.total <= raised:
        return None
    text = N_(
        "zavandor law", "You would pay {reckoning}, and could raise {sum} with all your gems."
    )
    return text.of(reckoning=bid_sum(price, place(state, seat)), sum=raised)


def _check_payment(state: State, action: moves.Pay) -> None:
    """Whether cards, dust and gems pay for the lot, none of them superfluous."""
    seat = state.mover
    price = lot_price(state, seat, state.lot, state.bid).total
    hand, dust = state.hands[seat], state.dust[seat]
    funds = wealth(hand, dust)
    sells = action.spiral != moves.NO_GEMS or action.pentagon != moves.NO_GEMS
    if not sells:
        if action.purse is not None:
            check_purse(hand, dust, price, action.purse)
        return  # the best way sells what it must
    raised, least = 0, 999
    for gem in range(len(box.GEMS)):
        count = action.spiral[gem] + action.pentagon[gem]
        if (
            min(action.spiral[gem], action.pentagon[gem]) < 0
            or action.spiral[gem] > state.spiral[seat][gem]
            or action.pentagon[gem] > state.pentagon[seat][gem]
        ):
            raise IllegalAction(N_("zavandor law", "You do not have all these gems."))
        if count:
            raised += count * economy.refund(state, seat, gem)
            least = min(least, economy.refund(state, seat, gem))
    if funds + raised - least >= price:
        text = N_("zavandor law", "The price is {price}; it can be paid without one of these gems.")
        raise IllegalAction(text.of(price=price))
    if funds + raised < price:
        text = N_("zavandor law", "The price is {price}; with these gems you can pay {sum}.")
        raise IllegalAction(text.of(price=price, sum=funds + raised))
    if action.purse is not None:
        check_purse(hand, dust + raised, price, action.purse)
