# SPDX-License-Identifier: MIT
"""The prompt line of Zavandor: what is expected of the viewer, or whom he waits for."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, state
from wizardtable.games.zavandor.rules.auctions import may_own
from wizardtable.games.zavandor.rules.points import points
from wizardtable.games.zavandor.rules.prices import lot_price, wealth
from wizardtable.games.zavandor.rules.terms import the_lot

_WAITING: Final = {
    state.CHOOSE: N_("zavandor", "{player} is choosing a character."),
    state.TURN: N_("zavandor", "{player} is taking a turn."),
    state.AUCTION: N_("zavandor", "{player} may bid {bid} or more for {lot}."),
    state.PAY: N_("zavandor", "{player} is paying for {lot}."),
    state.MARKER: N_("zavandor", "{player} is choosing a free marker."),
    state.VICTIM: N_("zavandor", "{player} is choosing a gem to lose."),
    state.ADVANCE: N_("zavandor", "{player} is choosing a domain for a free advance."),
    state.DISCARD: N_("zavandor", "{player} is discarding down to the hand limit."),
}


def prompt(seen: state.Observation, names: Sequence[str]) -> Message:
    """What the viewer is to do, or whom the viewer waits for, in one sentence or two."""
    if seen.phase == state.OVER:
        return _over(seen, names)
    if seen.to_move == seen.viewer and seen.phase == state.VICTIM:
        return _loss(seen, names)
    if seen.to_move == seen.viewer:
        return _OWN[seen.phase](seen)
    text = _WAITING[seen.phase].of(player=names[seen.to_move], bid=seen.bid + 1)
    return text if seen.lot == box.NO_LOT else text.of(lot=the_lot(seen.lot))


def _over(seen: state.Observation, names: Sequence[str]) -> Message:
    scores = [-1 if seen.out[seat] else points(seen, seat) for seat in range(len(names))]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(winners) > 1:
        text = N_("zavandor", "{players} share the victory.")
        return text.of(players=joined_with_and([names[seat] for seat in winners]))
    if winners[0] == seen.viewer:
        return N_("zavandor", "You win the Scepter of Zavandor.")
    return N_("zavandor", "{player} wins the Scepter of Zavandor.").of(player=names[winners[0]])


def _choice(seen: state.Observation) -> Message:
    return N_("zavandor", "Choose your character.")


def _bidding(seen: state.Observation) -> Message:
    text = N_("zavandor", "Bid at least {bid} for {lot}, or pass.")
    return text.of(bid=seen.bid + 1, lot=the_lot(seen.lot))


def _payment(seen: state.Observation) -> Message:
    price = lot_price(seen, seen.viewer, seen.lot, seen.bid).total
    if price > _cash(seen):
        text = N_("zavandor", "Pay {price} for {lot}: you must disenchant gems to do so.")
    else:
        text = N_("zavandor", "Pay {price} for {lot}.")
    return text.of(price=price, lot=the_lot(seen.lot))


def _marker(seen: state.Observation) -> Message:
    return N_("zavandor", "Choose a free marker for your pentagon.")


def _loss(seen: state.Observation, names: Sequence[str]) -> Message:
    text = N_("zavandor", "{player} wins {lot}: choose an active gem to lose.")
    return text.of(player=names[seen.bidder], lot=the_lot(seen.lot))


def _advances(seen: state.Observation) -> Message:
    left = sum(task == (state.ADVANCE, seen.viewer) for task in seen.tasks)
    return NN_(
        "zavandor",
        "Choose a domain for the first of your %n free advance(s), or decline it.",
        "",
        left,
    )


def _discard(seen: state.Observation) -> Message:
    text = N_("zavandor", "Your hand takes up {size} places, limit {limit}: discard the excess.")
    seat = seen.viewer
    return text.of(size=economy.board_hand_size(seen, seat), limit=economy.hand_limit(seen, seat))


def _turn(seen: state.Observation) -> Message:
    seat = seen.viewer
    text = _purchases(_can_enchant(seen), _can_advance(seen), _can_open(seen))
    if any(seen.pentagon[seat]) and economy.free_slots(seen, seat):
        return N_("zavandor", "Move a gem from your pentagon to a free slot. {turn}").of(turn=text)
    if economy.settled(seen.dust[seat]) < seen.dust[seat]:
        odd = N_(
            "zavandor",
            "{turn} 1 dust will be lost when your turn ends: a total of 1 or 3 cannot be kept.",
        )
        text = odd.of(turn=text)
    if economy.is_last_round(seen):
        return N_("zavandor", "{turn} Last round: only points count now.").of(turn=text)
    size, limit = economy.board_hand_size(seen, seat), economy.hand_limit(seen, seat)
    if size > limit:
        more = N_(
            "zavandor",
            "{turn} Your hand takes up {size} places, limit {limit}: you will discard {over}.",
        )
        return more.of(turn=text, size=size, limit=limit, over=size - limit)
    return text


def can_spend(seen: state.Observation) -> bool:
    """Whether the viewer can pay for anything in their turn."""
    return _can_enchant(seen) or _can_advance(seen) or _can_open(seen)


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


def _cash(seen: state.Observation) -> int:
    return wealth(seen.hand, seen.dust[seen.viewer])


def _can_enchant(seen: state.Observation) -> bool:
    seat, cash = seen.viewer, _cash(seen)
    return any(
        seen.supply[gem]
        and economy.may_enchant(seen, seat, gem)
        and economy.gem_cost(seen, seat, gem) <= cash
        for gem in range(len(box.GEMS))
        if gem != box.RUBY
        or economy.gem_counts(seen, seat)[box.RUBY] < economy.most_rubies(seen, seat)
    )


def _can_advance(seen: state.Observation) -> bool:
    seat = seen.viewer
    if seen.advanced:
        return False
    markers = (0,) if seen.waiting[seat] else seen.markers[seat]
    for domain in range(len(box.DOMAINS)):
        step = economy.step_cost(seen, seat, domain)
        if step is None or (economy.needs_marker(seen, seat, domain) and not markers):
            continue
        if step + (markers[0] if economy.needs_marker(seen, seat, domain) else 0) <= _cash(seen):
            return True
    return False


def _can_open(seen: state.Observation) -> bool:
    """Whether there is a lot that the viewer could pay for without giving up gems."""
    seat = seen.viewer
    lots = [lot for lot in seen.open if may_own(seen, seat, lot)]
    lots += [
        box.Lot(box.FIRST_SENTINEL + number)
        for number, owner in enumerate(seen.sentinels)
        if owner == state.FOR_SALE
    ]
    cash = _cash(seen)
    return any(lot_price(seen, seat, lot, box.MINIMUM_BIDS[lot]).total <= cash for lot in lots)


_OWN: Final = {
    state.CHOOSE: _choice,
    state.TURN: _turn,
    state.AUCTION: _bidding,
    state.PAY: _payment,
    state.MARKER: _marker,
    state.ADVANCE: _advances,
    state.DISCARD: _discard,
}
