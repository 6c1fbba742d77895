# SPDX-License-Identifier: MIT
"""Explains why an action is good, in a sentence for a player who asked for a hint."""

from math import ceil
from typing import Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.investments import SAGE_VALUES
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import holdable_dust, is_last_round
from wizardtable.games.zavandor.rules.prices import (
    highest_bid,
    price_change,
    raisable_dust,
    turn_order_surcharge,
    wealth,
)
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.rules.terms import gem_with_article, the_lot
from wizardtable.games.zavandor.text.prompts import can_spend
from wizardtable.games.zavandor.text.waste import energy_lost

_HIGH_SURCHARGE_DUST: Final = 10
"""A surcharge of at least this much dust is named as the reason why a lot is too expensive."""

_NEAR_END_ROUNDS: Final = 3
"""The end counts as near if at most this many rounds follow the current one."""

_DOMAIN_REASONS: Final = {
    box.GEM_LORE: N_("zavandor reason", "From now on, every gem costs you less."),
    box.ENERGY_FLOW: N_(
        "zavandor reason",
        "From level 2, Energy Flow gives you dust each round without taking a slot.",
    ),
    box.ARTIFACT_LORE: N_(
        "zavandor reason",
        "This leads to level {level}, which makes artifacts and sentinels cheaper.",
    ),
    box.ACCUMULATION: N_(
        "zavandor reason", "Levels 2 and 4 of this domain each give you another slot."
    ),
}
"""The reason for an advance in a domain at any level, by domain."""

_ANOTHER_SLOT: Final = N_("zavandor reason", "This level gives you another slot for an active gem.")

_LEVEL_REASONS: Final = {
    (box.ARTIFACT_LORE, 2): N_(
        "zavandor reason", "This level makes artifacts and sentinels cheaper for you."
    ),
    (box.ACCUMULATION, 2): _ANOTHER_SLOT,
    (box.ACCUMULATION, 4): _ANOTHER_SLOT,
}
"""The reason for an advance to a certain level, by domain and level."""

_LOT_REASONS: Final[dict[int, Message]] = {
    box.GRIMOIRE: N_("zavandor reason", "The Grimoire lets you enchant emeralds."),
    box.CRYSTAL_BALL: N_(
        "zavandor reason", "The Crystal Ball lets you keep more energy from one round to the next."
    ),
    box.BELT: N_(
        "zavandor reason", "Slots run out before energy does, and this artifact gives you two more."
    ),
    box.CRYSTAL: N_(
        "zavandor reason",
        "The Protection Crystal gives you an emerald card each round without taking a slot.",
    ),
    box.ELIXIR: N_(
        "zavandor reason", "The Elixir gives you a diamond and lets you enchant more diamonds."
    ),
    box.WAND: N_(
        "zavandor reason", "Slots run out before energy does, and this artifact gives you two more."
    ),
    box.CHALICE: N_(
        "zavandor reason",
        "The Chalice of Fire gives you a ruby card each round without taking a slot.",
    ),
}
"""The reason for buying an artifact, by lot."""

_ACTION_REASONS: Final[dict[type, Message]] = {
    moves.BuyMarker: N_(
        "zavandor reason",
        "With a marker in your pentagon, a free advance can take you into a new domain.",
    ),
    moves.Pay: N_("zavandor reason", "This payment wastes the least."),
    moves.Decline: N_("zavandor reason", "None of the advances you could take helps you."),
    moves.Discard: N_("zavandor reason", "You keep the energy that is worth the most."),
    moves.TakeMarker: N_("zavandor reason", "The marker is free, so take the most expensive one."),
}
"""The reason for actions that always have the same reason, by class of action."""

_ONE_TIME_PERMISSIONS: Final = (box.GRIMOIRE, box.ELIXIR)
"""Artifacts whose permission a player needs only once."""


def reason(observation: Observation, action: moves.Action) -> Message:
    """Returns a sentence with the strongest reason for the action.

    Only reasons that a player can see at the table count.
    """
    if isinstance(action, moves.Enchant):
        return _enchant_reason(observation, action.gem)
    if isinstance(action, moves.Advance | moves.FreeAdvance):
        return _advance_reason(observation, action.domain)
    if isinstance(action, moves.OpenAuction | moves.Bid | moves.PassBid):
        return _auction_reason(observation, action)
    if isinstance(action, moves.EndTurn):
        return _end_turn_reason(observation)
    return _simple_reason(observation, action)


def _simple_reason(observation: Observation, action: moves.Action) -> Message:
    if isinstance(action, moves.Activate | moves.Deactivate | moves.Disenchant):
        return _gem_move_reason(observation, action)
    if isinstance(action, moves.GiveUp):
        text = N_("zavandor reason", "Of all your active gems, you will miss {gem} least.")
        return text.of(gem=gem_with_article(action.gem))
    if isinstance(action, moves.ChooseCharacter):
        text = NN_(
            "zavandor reason",
            "This character starts with {dust} dust and a hand limit of %n.",
            "",
            box.HAND_LIMITS[action.character],
        )
        return text.of(dust=box.START_DUST[action.character])
    return _ACTION_REASONS[type(action)]


def _gem_move_reason(
    observation: Observation, action: moves.Activate | moves.Deactivate | moves.Disenchant
) -> Message:
    if isinstance(action, moves.Activate):
        return N_("zavandor reason", "You have a free slot, and an inactive gem earns nothing.")
    if isinstance(action, moves.Disenchant) and not action.active:
        return N_(
            "zavandor reason",
            "The gem earns nothing in the pentagon, but you can spend the dust you get for it.",
        )
    if isinstance(action, moves.Disenchant) and _holdings(observation).free_slot_count() > 0:
        return N_(
            "zavandor reason", "The dust you get for this gem will help you more than the gem."
        )
    return N_("zavandor reason", "All your slots are taken: make room for a better gem.")


def _holdings(observation: Observation) -> Holdings:
    return Holdings.of(observation, observation.viewer, acts=True, is_known=True)


def _win_chances(observation: Observation) -> WinChances:
    return WinChances(observation, observation.viewer, FAR)


def _may_end_soon(observation: Observation, rounds_left: float) -> bool:
    """Returns whether a player can easily see that the match ends soon.

    `rounds_left` is the expected number of rounds after the current one.
    """
    max_rounds = box.LAST_ROUND - observation.round_number
    return min(max_rounds, rounds_left if observation.sold else max_rounds) <= _NEAR_END_ROUNDS


def _enchant_reason(observation: Observation, gem: int) -> Message:
    holdings = _holdings(observation)
    gem_name = gem_with_article(gem)
    if holdings.free_slot_count() <= 0:
        if any(holdings.gems[:gem]):
            text = N_("zavandor reason", "On your spiral, {gem} can replace a lesser gem.")
        else:
            text = N_("zavandor reason", "You want {gem} ready when a slot is free.")
        return text.of(gem=gem_name)
    after = holdings.copy()
    after.gems[gem] += 1
    gain = after.income() - holdings.income()
    rounds = ceil(holdings.cost(gem) / gain)
    rounds_left = _win_chances(observation).rounds
    if rounds > rounds_left and _may_end_soon(observation, rounds_left):
        points = NN_(
            "zavandor reason",
            "The end is near, and {gem} scores %n point(s).",
            "",
            box.GEM_POINTS[gem],
        )
        return points.of(gem=gem_name)
    if rounds > rounds_left:
        return NN_(
            "zavandor reason",
            "This gem will hardly pay for itself before the end, but it scores %n point(s).",
            "",
            box.GEM_POINTS[gem],
        )
    if gem == box.OPAL and after.gems[box.OPAL] % 3 == 0:
        return NN_(
            "zavandor reason",
            "Three opals together give 10 dust a round: this opal pays for itself in %n round(s).",
            "",
            rounds,
        )
    text = NN_(
        "zavandor reason",
        "You have a free slot, and {gem} pays for itself in %n round(s).",
        "",
        rounds,
    )
    return text.of(gem=gem_name)


def _advance_reason(observation: Observation, domain: int) -> Message:
    level = observation.levels[observation.viewer][domain] + 1
    if is_last_round(observation) and domain != box.GEM_LORE:
        return _last_round_advance_reason(domain, level)
    if domain == box.NINE_SAGES:
        text = N_("zavandor reason", "The Sages will send you about {dust} energy.")
        return text.of(dust=SAGE_VALUES[level])
    if domain == box.ENERGY_FLOW and level > 1:
        more = box.FLOW_DUST[level] - box.FLOW_DUST[level - 1]
        text = N_(
            "zavandor reason",
            "Energy Flow gives you {dust} more dust each round without taking a slot.",
        )
        return text.of(dust=more)
    if domain == box.FIRE:
        return _fire_reason(observation, level)
    level_reason = _LEVEL_REASONS.get((domain, level))
    if level_reason is None and level == box.TOP_LEVEL:
        return _top_level_reason()
    return level_reason or _DOMAIN_REASONS[domain].of(level=level + 1)


def _last_round_advance_reason(domain: int, level: int) -> Message:
    """Returns the reason for an advance to this level in the last round, when no income follows."""
    if level == box.TOP_LEVEL:
        return _top_level_reason()
    level_reason = _LEVEL_REASONS.get((domain, level))
    return level_reason or N_(
        "zavandor reason", "This is the last round: an advance below level 4 scores nothing."
    )


def _top_level_reason() -> Message:
    return NN_(
        "zavandor reason",
        "The highest level of a domain scores %n point(s).",
        "",
        box.TOP_LEVEL_POINTS,
    )


def _fire_reason(observation: Observation, level: int) -> Message:
    early = observation.druid_ruby and observation.characters[observation.viewer] == box.DRUID
    if level == box.TOP_LEVEL:
        return N_("zavandor reason", "Level 4 lets you enchant rubies.")
    if early and level == box.TOP_LEVEL - 1:
        return N_("zavandor reason", "Level 3 already lets the Druid enchant a ruby.")
    return N_("zavandor reason", "At level 4, Fire lets you enchant rubies.")


def _auction_reason(
    observation: Observation, action: moves.OpenAuction | moves.Bid | moves.PassBid
) -> Message:
    if isinstance(action, moves.PassBid):
        return _pass_reason(observation)
    if isinstance(action, moves.OpenAuction):
        return _purchase_reason(observation, action.lot)
    why = _purchase_reason(observation, observation.lot)
    if action.amount <= observation.bid + 1:
        return why
    text = N_("zavandor reason", "{why} A larger raise may make your rivals drop out.")
    return text.of(why=why)


def _purchase_reason(observation: Observation, lot: int) -> Message:
    holdings = _holdings(observation)
    if box.is_sentinel(lot):
        points = box.LOT_POINTS[lot] + holdings.bonus(lot)
        if observation.sold == box.SALES_TO_END - 1:
            total = holdings.points() + points
            rivals = [
                Holdings.of(observation, seat, acts=False, is_known=False).points()
                for seat in range(len(observation.dust))
                if seat != observation.viewer and not observation.out[seat]
            ]
            if total > max(rivals, default=0):
                return N_(
                    "zavandor reason",
                    "The fifth sentinel would make this the last round, and you would "
                    "be in the lead.",
                )
        text = NN_("zavandor reason", "Right now, {lot} would earn you %n point(s).", "", points)
        return text.of(lot=the_lot(lot))
    if is_last_round(observation):
        text = NN_(
            "zavandor reason",
            "This is the last round: {lot} earns you %n point(s).",
            "",
            box.LOT_POINTS[lot],
        )
        return text.of(lot=the_lot(lot))
    if lot in (box.BELT, box.WAND) and holdings.free_slot_count() > 0:
        return N_("zavandor reason", "This artifact gives you two more slots for active gems.")
    lot_reason = _LOT_REASONS.get(lot)
    if lot_reason is not None and not (lot in _ONE_TIME_PERMISSIONS and holdings.artifacts[lot]):
        return lot_reason
    text = N_("zavandor reason", "At this price, {lot} is a good buy for you.")
    return text.of(lot=the_lot(lot))


def _pass_reason(observation: Observation) -> Message:
    lot = observation.lot
    holdings = _holdings(observation)
    viewer = observation.viewer
    if observation.bid + 1 + price_change(observation, viewer, lot) > holdings.wealth:
        all_in = raisable_dust(observation.hand, observation.dust[viewer], observation, viewer)
        if highest_bid(observation, viewer, lot, all_in) > observation.bid:
            return N_(
                "zavandor reason",
                "A higher bid is not worth the gems you would have to disenchant.",
            )
        return N_(
            "zavandor reason", "You cannot pay a higher bid, even by disenchanting all your gems."
        )
    surcharge = turn_order_surcharge(observation, viewer, lot)
    if surcharge >= _HIGH_SURCHARGE_DUST <= price_change(observation, viewer, lot):
        text = N_(
            "zavandor reason",
            "Your place in the turn order adds {dust} to the price: too expensive.",
        )
        return text.of(dust=surcharge)
    text = N_("zavandor reason", "A higher bid would be more than {lot} is worth to you.")
    return text.of(lot=the_lot(lot))


def _end_turn_reason(observation: Observation) -> Message:
    if not can_spend(observation):
        return N_("zavandor reason", "You have nothing else to gain this turn.")
    if is_last_round(observation):
        return NN_(
            "zavandor reason",
            "This is the last round: as things stand, you end with %n point(s).",
            "",
            _holdings(observation).points(),
        )
    lost = energy_lost(observation)
    if lost:
        kept = wealth(observation.hand, holdable_dust(observation.dust[observation.viewer])) - lost
        text = N_(
            "zavandor reason",
            "You keep {kept} energy for the next round, and lose {lost} over your hand limit.",
        )
        return text.of(kept=kept, lost=lost)
    return N_("zavandor reason", "Save your energy for the next round.")
