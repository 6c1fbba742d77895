# SPDX-License-Identifier: MIT
"""Checks actions; an illegal action raises an error whose sentence gives the reason."""

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
from wizardtable.games.zavandor.rules.prices import (
    lot_price,
    place_in_turn_order,
    raisable_dust,
    wealth,
)
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

_PHASES_OF_ACTIONS: Final[dict[type, int]] = {
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
"""The phase in which each action can be taken, by its class."""

_WRONG_PHASE_REASONS: Final = {
    CHOOSE: N_("zavandor law", "First choose a character."),
    TURN: N_("zavandor law", "That is not what you have to decide now."),
    AUCTION: N_("zavandor law", "An auction is under way: bid or pass."),
    PAY: N_("zavandor law", "First pay for the card you won."),
    MARKER: N_("zavandor law", "First take your free marker."),
    VICTIM: N_("zavandor law", "First choose an active gem to lose."),
    ADVANCE: N_("zavandor law", "First take or decline your free advance."),
    DISCARD: N_("zavandor law", "First discard down to your hand limit."),
    OVER: N_("zavandor law", "The match is over."),
}
"""The reason why an action of another phase is illegal, by current phase."""


def check_action(state: State, action: moves.Action) -> None:
    """Checks whether the seat to move may take this action.

    Raises:
        IllegalAction: the action is illegal; the error has the reason as a sentence for the player.
    """
    if _PHASES_OF_ACTIONS[type(action)] != state.phase:
        raise IllegalAction(_WRONG_PHASE_REASONS[state.phase])
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
        reason = _enchant_reason(state, action.gem)
    elif isinstance(action, moves.Disenchant | moves.Activate | moves.Deactivate):
        reason = _gem_move_reason(state, action)
    elif isinstance(action, moves.Advance):
        reason = _advance_reason(state, action)
    elif isinstance(action, moves.BuyMarker):
        if action.price not in state.markers[state.active]:
            reason = N_("zavandor law", "You have already used this marker: choose another.")
    elif isinstance(action, moves.OpenAuction):
        reason = _opening_reason(state, action)
    elif isinstance(action, moves.Bid):
        reason = _bid_reason(state, action.amount)
    else:
        reason = _follow_up_reason(state, action)
    return reason


def _follow_up_reason(state: State, action: moves.Action) -> Message | None:
    """Returns the reason why this action is illegal; None if it is legal.

    The action chooses a character, or makes a decision that a lot brings.
    """
    reason: Message | None = None
    if isinstance(action, moves.ChooseCharacter):
        if action.character not in range(len(box.CHARACTERS)):
            reason = N_("zavandor law", "That character does not exist.")
        elif action.character in state.characters:
            reason = N_("zavandor law", "Another player has already chosen this character.")
    elif isinstance(action, moves.TakeMarker):
        if action.price not in state.markers[state.mover]:
            reason = N_("zavandor law", "You no longer have this marker: choose another.")
    elif isinstance(action, moves.GiveUp):
        if action.gem not in range(len(box.GEMS)) or not state.spiral[state.mover][action.gem]:
            reason = N_("zavandor law", "You have no active gem of that kind.")
    elif isinstance(action, moves.FreeAdvance):
        reason = _free_advance_reason(state, action.domain)
    return reason


def _check_price(state: State, price: int, purse: moves.Purse) -> None:
    """Raises IllegalAction if the active seat cannot pay the price with the cards in `purse`.

    None stands for the best cards.
    """
    seat = state.active
    hand, dust = state.hands[seat], state.dust[seat]
    if purse is not None:
        check_purse(hand, dust, price, purse)
        return
    has = wealth(hand, dust)
    if has < price:
        short = N_(
            "zavandor law", "The price is {price}, but your cards and dust are worth only {sum}."
        )
        raise IllegalAction(short.of(price=price, sum=has))


def _enchant_reason(state: State, gem: int) -> Message | None:
    seat = state.active
    if gem not in range(len(box.GEMS)):
        return N_("zavandor law", "That gem does not exist.")
    if not economy.may_enchant(state, seat, gem):
        if gem == box.RUBY and state.druid_ruby and state.characters[seat] == box.DRUID:
            return N_("zavandor law", "As the Druid, you need level 3 of Fire to enchant a ruby.")
        return {
            box.EMERALD: N_("zavandor law", "You need a Grimoire to enchant emeralds."),
            box.DIAMOND: N_("zavandor law", "You need an Elixir to enchant diamonds."),
        }.get(gem, N_("zavandor law", "You need level 4 of Fire to enchant rubies."))
    if not state.supply[gem]:
        return N_("zavandor law", "The supply has none of these gems left.")
    if gem == box.RUBY and economy.gem_counts(state, seat)[box.RUBY] >= economy.ruby_limit(
        state, seat
    ):
        text = N_("zavandor law", "You already own {rubies} and may not own more.")
        return text.of(rubies=gems(box.RUBY, economy.ruby_limit(state, seat)))
    return None


def _gem_move_reason(
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
            return N_("zavandor law", "You have no active gem of that kind.")
        return N_("zavandor law", "You have no inactive gem of that kind.")
    if isinstance(action, moves.Disenchant):
        return None
    if state.moves >= box.MAX_GEM_MOVES:
        return NN_(
            "zavandor law",
            "You may move gems on or off the spiral only %n time(s) a turn.",
            "",
            box.MAX_GEM_MOVES,
        )
    if isinstance(action, moves.Activate) and economy.free_slot_count(state, seat) <= 0:
        return N_(
            "zavandor law", "All your active slots are taken: take a gem off the spiral first."
        )
    return None


def _advance_reason(state: State, action: moves.Advance) -> Message | None:
    seat, domain = state.active, action.domain
    if state.advanced:
        return N_(
            "zavandor law", "You have already paid for an advance this turn: only one is allowed."
        )
    reason = _top_level_reason(state, seat, domain)
    if reason is not None:
        return reason
    entering = state.levels[seat][domain] == 0
    if action.marker and not entering:
        reason = N_("zavandor law", "You are already in this domain: advance without a marker.")
    elif entering and not action.marker and not state.waiting[seat]:
        reason = N_("zavandor law", "You need a marker to enter a domain.")
    elif action.marker and action.marker not in state.markers[seat]:
        reason = N_("zavandor law", "You have already used this marker: choose another.")
    return reason


def _top_level_reason(state: State, seat: int, domain: int) -> Message | None:
    if domain not in range(len(box.DOMAINS)):
        return N_("zavandor law", "That domain does not exist.")
    if state.levels[seat][domain] < box.TOP_LEVEL:
        return None
    text = N_("zavandor law", "You have already reached the highest level of {domain}.")
    return text.of(domain=the_domain(domain))


def _free_advance_reason(state: State, domain: int) -> Message | None:
    seat = state.mover
    reason = _top_level_reason(state, seat, domain)
    if reason is not None:
        return reason
    if not may_advance_free(state, seat, domain):
        return N_(
            "zavandor law",
            "A free advance takes you into a new domain only if a marker is "
            "already in your pentagon.",
        )
    return None


def _opening_reason(state: State, action: moves.OpenAuction) -> Message | None:
    lot = action.lot
    if lot not in range(box.LOT_COUNT):
        return N_("zavandor law", "That card is not on offer.")
    if lot >= box.FIRST_SENTINEL:
        if state.sentinels[lot - box.FIRST_SENTINEL] != FOR_SALE:
            return N_("zavandor law", "This sentinel has already been sold.")
    elif lot not in state.open:
        return N_("zavandor law", "This artifact is not on offer.")
    if not may_own(state, state.active, lot):
        return N_("zavandor law", "You already own {lot}, and only one is allowed.").of(
            lot=the_lot(lot)
        )
    least = box.MINIMUM_BIDS[lot]
    if action.bid < least:
        return N_("zavandor law", "The opening bid must be at least {bid}.").of(bid=least)
    return _excess_reason(state, state.active, lot, action.bid)


def _bid_reason(state: State, amount: int) -> Message | None:
    if amount <= state.bid:
        return N_("zavandor law", "The next bid must be at least {bid}.").of(bid=state.bid + 1)
    return _excess_reason(state, state.mover, state.lot, amount)


def _excess_reason(state: State, seat: int, lot: int, bid: int) -> Message | None:
    """Returns the reason why a bid is too high; None if it is legal.

    No bid may exceed MAX_BID. Without *wrath of the Sages*, the seat must be able to raise the
    price.
    """
    if bid > box.MAX_BID:
        return N_("zavandor law", "No bid may exceed {bid}.").of(bid=box.MAX_BID)
    if state.wrath:
        return None
    price = lot_price(state, seat, lot, bid)
    raised = raisable_dust(state.hands[seat], state.dust[seat], state, seat)
    if price.total <= raised:
        return None
    text = N_(
        "zavandor law",
        "You would pay {reckoning}, but can raise only {sum}, even by disenchanting all your gems.",
    )
    return text.of(reckoning=bid_sum(price, place_in_turn_order(state, seat)), sum=raised)


def _check_payment(state: State, action: moves.Pay) -> None:
    """Raises IllegalAction if the payment is illegal.

    A payment may not name gems or cards that the seat does not own. It may not fall short of the
    price, or disenchant more gems than needed.
    """
    seat = state.mover
    price = lot_price(state, seat, state.lot, state.bid).total
    hand, dust = state.hands[seat], state.dust[seat]
    funds = wealth(hand, dust)
    sells = action.spiral != moves.NO_GEMS or action.pentagon != moves.NO_GEMS
    if not sells:
        if action.purse is not None:
            check_purse(hand, dust, price, action.purse)
        return  # the best payment is legal by construction
    raised, least = 0, 999
    for gem in range(len(box.GEMS)):
        count = action.spiral[gem] + action.pentagon[gem]
        if (
            min(action.spiral[gem], action.pentagon[gem]) < 0
            or action.spiral[gem] > state.spiral[seat][gem]
            or action.pentagon[gem] > state.pentagon[seat][gem]
        ):
            raise IllegalAction(N_("zavandor law", "You do not own all these gems."))
        if count:
            raised += count * economy.refund(state, seat, gem)
            least = min(least, economy.refund(state, seat, gem))
    if funds + raised - least >= price:
        text = N_(
            "zavandor law",
            "You can pay the price of {price} with one gem fewer: keep one.",
        )
        raise IllegalAction(text.of(price=price))
    if funds + raised < price:
        text = N_(
            "zavandor law",
            "The price is {price}, but with these gems you can pay only {sum}: disenchant more.",
        )
        raise IllegalAction(text.of(price=price, sum=funds + raised))
    if action.purse is not None:
        check_purse(hand, dust + raised, price, action.purse)
