# SPDX-License-Identifier: MIT
"""Reasons for opening auctions, bidding and passing, the strongest first."""

from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed, reason_sentence
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.purchase_reasons import holdings_of
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves
from wizardtable.games.zavandor.rules.economy import is_last_round
from wizardtable.games.zavandor.rules.prices import (
    MASK_DISCOUNT,
    highest_bid,
    lot_price,
    price_change,
    raisable_dust,
    turn_order_surcharge,
)
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.rules.terms import the_lot
from wizardtable.games.zavandor.text.point_purchases import lot_points

HIGH_SURCHARGE_DUST: Final = 10
"""A surcharge of at least this much dust is named as the reason why a lot is too expensive."""

_ONE_TIME_PERMISSIONS: Final = (box.GRIMOIRE, box.ELIXIR)
"""Artifacts whose permission a player needs only once."""

_Offer = moves.OpenAuction | moves.Bid

_OFFERS: Final = (moves.OpenAuction, moves.Bid)


def _lot(observation: Observation, action: _Offer) -> int:
    """Returns the lot for which the viewer bids."""
    return action.lot if isinstance(action, moves.OpenAuction) else observation.lot


def _price(observation: Observation, action: _Offer) -> int:
    """Returns the price that the viewer would pay if the bid won."""
    bid = action.bid if isinstance(action, moves.OpenAuction) else action.amount
    return lot_price(observation, observation.viewer, _lot(observation, action), bid).total


def _pays_in_cash(observation: Observation, action: _Offer) -> bool:
    """Returns whether cards and dust pay the price, so that the viewer keeps all gems."""
    return _price(observation, action) <= holdings_of(observation).wealth


# Sentinels.


def _is_sentinel(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot is a sentinel."""
    return box.is_sentinel(_lot(observation, action))


def _ends_match_in_lead(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot is the fifth sentinel and puts the viewer ahead of all rivals."""
    if not _is_sentinel(observation, action) or observation.sold != box.SALES_TO_END - 1:
        return False
    total = holdings_of(observation).points() + lot_points(observation, _lot(observation, action))
    return _pays_in_cash(observation, action) and total > _best_rival_points(observation)


def _best_rival_points(observation: Observation) -> int:
    """Returns the points of the best rival in the match; 0 if all rivals are out."""
    rivals = [
        Holdings.of(observation, seat, acts=False, is_known=False).points()
        for seat in range(len(observation.dust))
        if seat != observation.viewer and not observation.out[seat]
    ]
    return max(rivals, default=0)


def _is_sentinel_for_cash(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot is a sentinel that cards and dust pay."""
    return _is_sentinel(observation, action) and _pays_in_cash(observation, action)


def _sentinel_words(observation: Observation, action: _Offer) -> Message:
    lot = _lot(observation, action)
    points = lot_points(observation, lot)
    text = NN_("zavandor reason", "Right now, {lot} would earn you %n point(s).", "", points)
    return text.of(lot=the_lot(lot))


def _sentinel_for_gems_words(observation: Observation, action: _Offer) -> Message:
    lot = _lot(observation, action)
    text = NN_(
        "zavandor reason",
        "Right now, {lot} would earn you %n point(s), but you would have to disenchant gems to "
        "pay.",
        "",
        lot_points(observation, lot),
    )
    return text.of(lot=the_lot(lot))


# Artifacts.


def _scores_in_last_round(observation: Observation, action: _Offer) -> bool:
    """Returns whether this is the last round, in which only points count."""
    return is_last_round(observation)


def _last_points_words(observation: Observation, action: _Offer) -> Message:
    lot = _lot(observation, action)
    text = NN_(
        "zavandor reason",
        "This is the last round: {lot} earns you %n point(s).",
        "",
        lot_points(observation, lot),
    )
    return text.of(lot=the_lot(lot))


def _brings_slots(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot brings two slots."""
    return _lot(observation, action) in (box.BELT, box.WAND)


def _brings_needed_slots(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot brings two slots and all present ones are taken."""
    is_full = economy.free_slot_count(observation, observation.viewer) <= 0
    return _brings_slots(observation, action) and is_full


def _is_first(lot: box.Lot) -> Callable[[Observation, _Offer], bool]:
    """Returns a condition: the lot is this artifact, and the viewer has none yet."""

    def is_first_copy(observation: Observation, action: _Offer) -> bool:
        """Returns whether the lot is the viewer's first copy of the artifact."""
        owned = observation.artifacts[observation.viewer]
        return _lot(observation, action) == lot and not owned[lot]

    return is_first_copy


def _is(lot: box.Lot) -> Callable[[Observation, _Offer], bool]:
    """Returns a condition: the lot is this artifact."""

    def is_artifact(observation: Observation, action: _Offer) -> bool:
        """Returns whether the lot is the artifact."""
        return _lot(observation, action) == lot

    return is_artifact


def _brings_diamond(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot is the viewer's first Elixir, and the supply has a diamond."""
    return _is_first(box.ELIXIR)(observation, action) and observation.supply[box.DIAMOND] > 0


def _takes_gems(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot costs some opponent an active gem."""
    return _lot(observation, action) in (box.MIRROR, box.CLOAK) and any(
        any(gems) and seat != observation.viewer for seat, gems in enumerate(observation.spiral)
    )


def _takes_gems_and_brings_marker(observation: Observation, action: _Offer) -> bool:
    """Returns whether the lot costs an opponent a gem, and a marker is left for the viewer."""
    return _takes_gems(observation, action) and bool(observation.markers[observation.viewer])


def _can_advance_free(observation: Observation) -> bool:
    """Returns whether the viewer could use a free advance now."""
    seat = observation.viewer
    return any(
        0 < level < box.TOP_LEVEL or (level == 0 and observation.waiting[seat] > 0)
        for level in observation.levels[seat]
    )


def _brings_advance(lot: box.Lot) -> Callable[[Observation, _Offer], bool]:
    """Returns a condition: the lot is this artifact, and its free advance can be used."""

    def brings_free_advance(observation: Observation, action: _Offer) -> bool:
        """Returns whether the artifact's free advance can be used."""
        return _lot(observation, action) == lot and _can_advance_free(observation)

    return brings_free_advance


def _mask_words(observation: Observation, action: _Offer) -> Message:
    text = N_(
        "zavandor reason",
        "The Mask of Charisma gives you a free advance, and sentinels will cost "
        "you {less} dust less.",
    )
    return text.of(less=MASK_DISCOUNT)


def _talisman_words(observation: Observation, action: _Offer) -> Message:
    return NN_(
        "zavandor reason",
        "The Talisman earns you %n point(s), and two free advances on top.",
        "",
        lot_points(observation, box.TALISMAN),
    )


def _price_words(observation: Observation, action: _Offer) -> Message:
    lot = _lot(observation, action)
    text = NN_(
        "zavandor reason",
        "For {price} energy, {lot} earns you %n point(s).",
        "",
        lot_points(observation, lot),
    )
    return text.of(price=_price(observation, action), lot=the_lot(lot))


_LOT_REASONS: Final = (
    Reason(
        "fifth sentinel",
        _OFFERS,
        _ends_match_in_lead,
        fixed(
            N_(
                "zavandor reason",
                "The fifth sentinel would make this the last round, and you would be in the lead.",
            )
        ),
    ),
    Reason("sentinel", _OFFERS, _is_sentinel_for_cash, _sentinel_words),
    Reason("sentinel for gems", _OFFERS, _is_sentinel, _sentinel_for_gems_words),
    Reason("lot in last round", _OFFERS, _scores_in_last_round, _last_points_words),
    Reason(
        "needed slots",
        _OFFERS,
        _brings_needed_slots,
        fixed(
            N_(
                "zavandor reason",
                "Slots run out before energy does, and this artifact gives you two more.",
            )
        ),
    ),
    Reason(
        "slots",
        _OFFERS,
        _brings_slots,
        fixed(N_("zavandor reason", "This artifact gives you two more slots for active gems.")),
    ),
    Reason(
        "emeralds",
        _OFFERS,
        _is_first(box.GRIMOIRE),
        fixed(N_("zavandor reason", "The Grimoire lets you enchant emeralds.")),
    ),
    Reason(
        "diamonds",
        _OFFERS,
        _brings_diamond,
        fixed(
            N_(
                "zavandor reason",
                "The Elixir gives you a diamond and lets you enchant more diamonds.",
            )
        ),
    ),
    Reason(
        "hand limit",
        _OFFERS,
        _is(box.CRYSTAL_BALL),
        fixed(
            N_(
                "zavandor reason",
                "The Crystal Ball lets you keep more energy from one round to the next.",
            )
        ),
    ),
    Reason(
        "emerald cards",
        _OFFERS,
        _is(box.CRYSTAL),
        fixed(
            N_(
                "zavandor reason",
                "The Protection Crystal gives you an emerald card each round without taking up a "
                "slot.",
            )
        ),
    ),
    Reason(
        "ruby cards",
        _OFFERS,
        _is(box.CHALICE),
        fixed(
            N_(
                "zavandor reason",
                "The Chalice of Fire gives you a ruby card each round without taking up a slot.",
            )
        ),
    ),
    Reason(
        "gems of opponents, and marker",
        _OFFERS,
        _takes_gems_and_brings_marker,
        fixed(
            N_(
                "zavandor reason",
                "Your opponents each lose an active gem, and you get a marker for free.",
            )
        ),
    ),
    Reason(
        "gems of opponents",
        _OFFERS,
        _takes_gems,
        fixed(N_("zavandor reason", "Your opponents each lose an active gem.")),
    ),
    Reason(
        "free advance of Runestone",
        _OFFERS,
        _brings_advance(box.RUNESTONE),
        fixed(N_("zavandor reason", "The Runestone gives you a free advance in a domain.")),
    ),
    Reason("Mask", _OFFERS, _brings_advance(box.MASK), _mask_words),
    Reason("Talisman", _OFFERS, _brings_advance(box.TALISMAN), _talisman_words),
    Reason("points for price", _OFFERS, always, _price_words),
)
"""The reasons for wanting a lot."""


def _is_large_raise(observation: Observation, action: moves.Bid) -> bool:
    """Returns whether the bid is higher than it must be, and a rival could drop out."""
    rivals = [
        seat for seat, bids in enumerate(observation.bidding) if bids and seat != observation.viewer
    ]
    return bool(rivals) and action.amount > observation.bid + 1


def _large_raise_words(observation: Observation, action: moves.Bid) -> Message:
    text = N_("zavandor reason", "{why} A larger raise may make your rivals drop out.")
    return text.of(why=reason_sentence(_LOT_REASONS, observation, action))


# Passing.


def _next_price(observation: Observation) -> int:
    """Returns the price that the viewer would pay after the lowest possible bid."""
    bid = observation.bid + 1
    return lot_price(observation, observation.viewer, observation.lot, bid).total


def _cannot_pay(observation: Observation, action: moves.PassBid) -> bool:
    """Returns whether no higher bid can be paid, even by disenchanting all gems."""
    seat = observation.viewer
    funds = raisable_dust(observation.hand, observation.dust[seat], observation, seat)
    return highest_bid(observation, seat, observation.lot, funds) <= observation.bid


def _costs_gems(observation: Observation, action: moves.PassBid) -> bool:
    """Returns whether a higher bid could be paid only by disenchanting gems."""
    return _next_price(observation) > holdings_of(observation).wealth


def _is_useless_copy(observation: Observation, action: moves.PassBid) -> bool:
    """Returns whether the lot's permission is one that the viewer has already."""
    lot = observation.lot
    return lot in _ONE_TIME_PERMISSIONS and observation.artifacts[observation.viewer][lot] > 0


def _has_high_surcharge(observation: Observation, action: moves.PassBid) -> bool:
    """Returns whether the turn order makes the lot much dearer than its bid."""
    viewer, lot = observation.viewer, observation.lot
    surcharge = turn_order_surcharge(observation, viewer, lot)
    return surcharge >= HIGH_SURCHARGE_DUST <= price_change(observation, viewer, lot)


def _useless_copy_words(observation: Observation, action: moves.PassBid) -> Message:
    text = N_(
        "zavandor reason",
        "You already own {lot}: another copy would bring you little but its points.",
    )
    return text.of(lot=the_lot(observation.lot))


def _surcharge_words(observation: Observation, action: moves.PassBid) -> Message:
    text = N_(
        "zavandor reason",
        "Your place in the turn order adds {dust} to the price, which makes it too expensive.",
    )
    surcharge = turn_order_surcharge(observation, observation.viewer, observation.lot)
    return text.of(dust=surcharge)


def _too_dear_words(observation: Observation, action: moves.PassBid) -> Message:
    text = N_(
        "zavandor reason",
        "A higher bid would cost you {price}, which is more than {lot} is worth to you.",
    )
    return text.of(price=_next_price(observation), lot=the_lot(observation.lot))


AUCTION_REASONS: Final[Sequence[Reason[Observation]]] = (
    Reason(
        "cannot pay",
        (moves.PassBid,),
        _cannot_pay,
        fixed(
            N_(
                "zavandor reason",
                "You cannot pay a higher bid, even by disenchanting all your gems.",
            )
        ),
    ),
    Reason(
        "not worth gems",
        (moves.PassBid,),
        _costs_gems,
        fixed(
            N_(
                "zavandor reason",
                "A higher bid is not worth the gems you would have to disenchant.",
            )
        ),
    ),
    Reason("useless copy", (moves.PassBid,), _is_useless_copy, _useless_copy_words),
    Reason("surcharge", (moves.PassBid,), _has_high_surcharge, _surcharge_words),
    Reason("too dear", (moves.PassBid,), always, _too_dear_words),
    Reason("large raise", (moves.Bid,), _is_large_raise, _large_raise_words),
    *_LOT_REASONS,
)
"""The reasons for decisions about lots."""
