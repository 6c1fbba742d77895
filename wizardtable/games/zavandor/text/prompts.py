# SPDX-License-Identifier: MIT
"""Writes the prompt: it names the decision that the viewer makes next, or the player who
decides."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_sentences, joined_with_and
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, state
from wizardtable.games.zavandor.rules.auctions import may_own
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.prices import lot_price, wealth
from wizardtable.games.zavandor.rules.terms import the_lot
from wizardtable.games.zavandor.text.auction_words import bidders_out

_WAITING_PROMPTS: Final = {
    state.CHOOSE: N_("zavandor", "{player} is choosing a character."),
    state.TURN: N_("zavandor", "{player} is taking a turn."),
    state.AUCTION: N_("zavandor", "{player} may bid {bid} or more for {lot}."),
    state.PAY: N_("zavandor", "{player} is paying for {lot}."),
    state.MARKER: N_("zavandor", "{player} is choosing a free marker."),
    state.VICTIM: N_("zavandor", "{player} is choosing a gem to lose."),
    state.ADVANCE: N_("zavandor", "{player} is choosing a domain for a free advance."),
    state.DISCARD: N_("zavandor", "{player} is discarding down to the hand limit."),
}
"""The prompt while another seat decides, by phase of the match."""


def prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a prompt of one or two sentences for the viewer."""
    if observation.phase == state.OVER:
        return _result(observation, names)
    if observation.to_move == observation.viewer and observation.phase == state.VICTIM:
        return _victim_prompt(observation, names)
    if observation.to_move == observation.viewer and observation.phase == state.AUCTION:
        return _bid_prompt(observation, names)
    if observation.to_move == observation.viewer:
        return _OWN_PROMPTS[observation.phase](observation)
    text = _WAITING_PROMPTS[observation.phase]
    if _is_out_of_auction(observation):
        text = N_(
            "zavandor",
            "You are out of this auction: {player} may bid {bid} or more for {lot}.",
        )
    text = text.of(player=names[observation.to_move], bid=observation.bid + 1)
    return text if observation.lot == box.NO_LOT else text.of(lot=the_lot(observation.lot))


def _is_out_of_auction(observation: state.Observation) -> bool:
    """Returns whether others bid while the viewer, still in the match, is out of the auction."""
    seat = observation.viewer
    return (
        observation.phase == state.AUCTION
        and seat >= 0
        and not observation.bidding[seat]
        and not observation.out[seat]
    )


def _result(observation: state.Observation, names: Sequence[str]) -> Message:
    scores = [
        -1 if observation.out[seat] else points(observation, seat) for seat in range(len(names))
    ]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(winners) > 1:
        text = N_("zavandor", "{players} share the victory.")
        return text.of(players=joined_with_and([names[seat] for seat in winners]))
    if winners[0] == observation.viewer:
        return N_("zavandor", "You win the Scepter of Zavandor.")
    return N_("zavandor", "{player} wins the Scepter of Zavandor.").of(player=names[winners[0]])


def _character_prompt(observation: state.Observation) -> Message:
    return N_("zavandor", "Choose your character.")


def _bid_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} bids {bid} for {lot}: bid at least {least}, or pass.")
    text = text.of(
        player=names[observation.bidder],
        bid=observation.bid,
        lot=the_lot(observation.lot),
        least=observation.bid + 1,
    )
    return joined_sentences([text, *bidders_out(observation, names)])


def _payment_prompt(observation: state.Observation) -> Message:
    price = lot_price(observation, observation.viewer, observation.lot, observation.bid).total
    if price > _cash(observation):
        text = N_("zavandor", "Pay {price} for {lot}: you will have to disenchant gems.")
    else:
        text = N_("zavandor", "Pay {price} for {lot}.")
    return text.of(price=price, lot=the_lot(observation.lot))


def _marker_prompt(observation: state.Observation) -> Message:
    return N_("zavandor", "Choose a free marker for your pentagon.")


def _victim_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} wins {lot}: choose an active gem to lose.")
    return text.of(player=names[observation.bidder], lot=the_lot(observation.lot))


def _free_advance_prompt(observation: state.Observation) -> Message:
    remaining = sum(task == (state.ADVANCE, observation.viewer) for task in observation.tasks)
    return NN_(
        "zavandor",
        "Choose a domain for the first of your %n free advance(s), or decline it.",
        "",
        remaining,
    )


def _discard_prompt(observation: state.Observation) -> Message:
    text = N_(
        "zavandor",
        "Your hand takes up {size} places, but your limit is {limit}: discard the excess.",
    )
    seat = observation.viewer
    return text.of(
        size=economy.board_hand_size(observation, seat), limit=economy.hand_limit(observation, seat)
    )


def _turn_prompt(observation: state.Observation) -> Message:
    seat = observation.viewer
    text = _purchases(_can_enchant(observation), _can_advance(observation), _can_open(observation))
    has_gems = any(observation.spiral[seat]) or any(observation.pentagon[seat])
    if has_gems and not can_spend(observation):
        text = N_(
            "zavandor",
            "You cannot afford anything else without disenchanting gems: end your turn.",
        )
    if any(observation.pentagon[seat]) and economy.free_slot_count(observation, seat):
        return N_("zavandor", "Move a gem from your pentagon to a free slot. {turn}").of(turn=text)
    if economy.holdable_dust(observation.dust[seat]) < observation.dust[seat]:
        odd = N_(
            "zavandor",
            "{turn} 1 dust will be lost when your turn ends: a total of 1 or 3 cannot be kept.",
        )
        text = odd.of(turn=text)
    if economy.is_last_round(observation):
        return N_("zavandor", "{turn} Last round: only points count now.").of(turn=text)
    size, limit = economy.board_hand_size(observation, seat), economy.hand_limit(observation, seat)
    if size > limit:
        more = N_(
            "zavandor",
            "{turn} Your hand takes up {size} places, but your limit is {limit}: you will "
            "discard {over}.",
        )
        return more.of(turn=text, size=size, limit=limit, over=size - limit)
    return text


def can_spend(observation: state.Observation) -> bool:
    """Returns whether the viewer can pay for anything on their turn."""
    return _can_enchant(observation) or _can_advance(observation) or _can_open(observation)


def _purchases(enchant: bool, advance: bool, auction: bool) -> Message:
    return {
        (True, True, True): N_(
            "zavandor", "Enchant gems, advance, open auctions, or end your turn."
        ),
        (True, True, False): N_("zavandor", "Enchant gems, advance, or end your turn."),
        (True, False, True): N_("zavandor", "Enchant gems, open auctions, or end your turn."),
        (True, False, False): N_("zavandor", "Enchant gems or end your turn."),
        (False, True, True): N_(
            "zavandor", "Advance in a domain, open auctions, or end your turn."
        ),
        (False, True, False): N_("zavandor", "Advance in a domain or end your turn."),
        (False, False, True): N_("zavandor", "Open an auction or end your turn."),
        (False, False, False): N_("zavandor", "You cannot afford anything else: end your turn."),
    }[enchant, advance, auction]


def _cash(observation: state.Observation) -> int:
    return wealth(observation.hand, observation.dust[observation.viewer])


def _can_enchant(observation: state.Observation) -> bool:
    seat, cash = observation.viewer, _cash(observation)
    return any(
        observation.supply[gem]
        and economy.may_enchant(observation, seat, gem)
        and economy.gem_cost(observation, seat, gem) <= cash
        for gem in range(len(box.GEMS))
        if gem != box.RUBY
        or economy.gem_counts(observation, seat)[box.RUBY] < economy.ruby_limit(observation, seat)
    )


def _can_advance(observation: state.Observation) -> bool:
    seat = observation.viewer
    if observation.advanced:
        return False
    markers = (0,) if observation.waiting[seat] else observation.markers[seat]
    for domain in range(len(box.DOMAINS)):
        step = economy.step_cost(observation, seat, domain)
        if step is None or (economy.needs_marker(observation, seat, domain) and not markers):
            continue
        if step + (markers[0] if economy.needs_marker(observation, seat, domain) else 0) <= _cash(
            observation
        ):
            return True
    return False


def _can_open(observation: state.Observation) -> bool:
    """Returns whether the viewer can pay for any lot at its minimum bid without disenchanting
    gems."""
    seat = observation.viewer
    lots = [lot for lot in observation.open if may_own(observation, seat, lot)]
    lots += [
        box.Lot(box.FIRST_SENTINEL + number)
        for number, owner in enumerate(observation.sentinels)
        if owner == state.FOR_SALE
    ]
    cash = _cash(observation)
    return any(
        lot_price(observation, seat, lot, box.MINIMUM_BIDS[lot]).total <= cash for lot in lots
    )


_OWN_PROMPTS: Final = {
    state.CHOOSE: _character_prompt,
    state.TURN: _turn_prompt,
    state.PAY: _payment_prompt,
    state.MARKER: _marker_prompt,
    state.ADVANCE: _free_advance_prompt,
    state.DISCARD: _discard_prompt,
}
"""The function that makes the prompt of the viewer's own decision, by phase."""
