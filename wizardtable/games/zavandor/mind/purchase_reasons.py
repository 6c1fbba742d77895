# SPDX-License-Identifier: MIT
"""Reasons for gems, levels of knowledge and markers, the strongest first."""

from math import ceil
from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.investments import SAGE_VALUES
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves
from wizardtable.games.zavandor.rules.economy import is_last_round
from wizardtable.games.zavandor.rules.prices import price_change, raisable_dust
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.rules.terms import gem_with_article, the_lot
from wizardtable.games.zavandor.text.point_purchases import lots_for_sale

NEAR_END_ROUNDS: Final = 3
"""The end counts as near if at most this many rounds follow the current one."""

_FREE_ADVANCE_LOTS: Final = (box.RUNESTONE, box.MASK, box.TALISMAN)
"""The artifacts that bring free advances."""

_Advance = moves.Advance | moves.FreeAdvance


def holdings_of(observation: Observation) -> Holdings:
    """Returns the viewer's possessions."""
    return Holdings.of(observation, observation.viewer, acts=True, is_known=True)


def expected_rounds(observation: Observation) -> float:
    """Returns the expected number of rounds after the current one."""
    return WinChances(observation, observation.viewer, FAR).rounds


def _may_end_soon(observation: Observation) -> bool:
    """Returns whether a player can easily see that the match ends soon."""
    max_rounds = box.LAST_ROUND - observation.round_number
    rounds = expected_rounds(observation) if observation.sold else max_rounds
    return min(max_rounds, rounds) <= NEAR_END_ROUNDS


# Gems.


def _with_gem(observation: Observation, gem: int) -> Holdings:
    """Returns the viewer's possessions with one more active gem, not yet paid for."""
    after = holdings_of(observation)
    after.gems[gem] += 1
    return after


def _gem_points(observation: Observation, gem: int) -> int:
    """Returns the points that one more active gem earns the viewer, with bonuses of sentinels."""
    return _with_gem(observation, gem).points() - holdings_of(observation).points()


def _payback_rounds(observation: Observation, gem: int) -> int:
    """Returns the number of rounds after which an active gem has brought its cost."""
    before = holdings_of(observation)
    return ceil(before.cost(gem) / (_with_gem(observation, gem).income() - before.income()))


def _has_free_slot(observation: Observation) -> bool:
    return economy.free_slot_count(observation, observation.viewer) > 0


def _scores_in_last_round(observation: Observation, action: moves.Enchant) -> bool:
    """Returns whether the gem becomes active in the last round."""
    return is_last_round(observation) and _has_free_slot(observation)


def _scores_near_end(observation: Observation, action: moves.Enchant) -> bool:
    """Returns whether the gem becomes active too late to pay for itself, as anybody can see."""
    return _scores_though_dear(observation, action) and _may_end_soon(observation)


def _scores_though_dear(observation: Observation, action: moves.Enchant) -> bool:
    """Returns whether the gem becomes active, but will not pay for itself before the end."""
    if not _has_free_slot(observation):
        return False
    return _payback_rounds(observation, action.gem) > expected_rounds(observation)


def _completes_opals(observation: Observation, action: moves.Enchant) -> bool:
    """Returns whether the gem is the third opal of a set, and pays for itself before the end."""
    opals = observation.spiral[observation.viewer][box.OPAL] + 1
    return action.gem == box.OPAL and opals % 3 == 0 and _pays_for_itself(observation, action)


def _pays_for_itself(observation: Observation, action: moves.Enchant) -> bool:
    """Returns whether the gem becomes active and brings its cost before the end."""
    return _has_free_slot(observation) and not _scores_though_dear(observation, action)


def _least_gem(observation: Observation) -> int:
    """Returns the viewer's active gem of the lowest kind; `RUBY` if none is active."""
    spiral = observation.spiral[observation.viewer]
    return next((gem for gem, count in enumerate(spiral) if count), box.RUBY)


def _replaces_gem(observation: Observation, action: moves.Enchant) -> bool:
    """Returns whether the gem can take the place of a lesser active one, this turn, to a gain."""
    least = _least_gem(observation)
    if _has_free_slot(observation) or least >= action.gem:
        return False
    if not is_last_round(observation):
        return True
    after = _with_gem(observation, action.gem)
    after.gems[least] -= 1
    return after.points() > holdings_of(observation).points()


def _waits_for_slot(observation: Observation, action: moves.Enchant) -> bool:
    """Returns whether the gem waits in the pentagon, and rounds follow in which it can be used."""
    return not _has_free_slot(observation) and not is_last_round(observation)


def _last_points_words(observation: Observation, action: moves.Enchant) -> Message:
    text = NN_(
        "zavandor reason",
        "This is the last round: {lot} earns you %n point(s).",
        "",
        _gem_points(observation, action.gem),
    )
    return text.of(lot=gem_with_article(action.gem))


def _near_end_words(observation: Observation, action: moves.Enchant) -> Message:
    points = NN_(
        "zavandor reason",
        "The end is near, and {gem} scores %n point(s).",
        "",
        _gem_points(observation, action.gem),
    )
    return points.of(gem=gem_with_article(action.gem))


def _dear_words(observation: Observation, action: moves.Enchant) -> Message:
    return NN_(
        "zavandor reason",
        "This gem will hardly pay for itself before the end, but it scores %n point(s).",
        "",
        _gem_points(observation, action.gem),
    )


def _opals_words(observation: Observation, action: moves.Enchant) -> Message:
    return NN_(
        "zavandor reason",
        "Three opals together give 10 dust a round: this opal pays for itself in %n round(s).",
        "",
        _payback_rounds(observation, action.gem),
    )


def _payback_words(observation: Observation, action: moves.Enchant) -> Message:
    text = NN_(
        "zavandor reason",
        "You have a free slot, and {gem} pays for itself in %n round(s).",
        "",
        _payback_rounds(observation, action.gem),
    )
    return text.of(gem=gem_with_article(action.gem))


def _replacing_words(observation: Observation, action: moves.Enchant) -> Message:
    text = N_("zavandor reason", "On your spiral, {gem} can replace {lesser}.")
    return text.of(
        gem=gem_with_article(action.gem), lesser=gem_with_article(_least_gem(observation))
    )


def _waiting_words(observation: Observation, action: moves.Enchant) -> Message:
    text = N_("zavandor reason", "You will want {gem} ready when a slot becomes free.")
    return text.of(gem=gem_with_article(action.gem))


def _is_last_round(observation: Observation, action: moves.Action) -> bool:
    """Returns whether the match ends with this round."""
    return is_last_round(observation)


LEFTOVER_SENTENCE: Final = N_(
    "zavandor reason", "Energy that is left after the last round scores nothing."
)

GEM_REASONS: Final = (
    Reason("gem scores in last round", (moves.Enchant,), _scores_in_last_round, _last_points_words),
    Reason("gem scores near end", (moves.Enchant,), _scores_near_end, _near_end_words),
    Reason("gem scores though dear", (moves.Enchant,), _scores_though_dear, _dear_words),
    Reason("third opal", (moves.Enchant,), _completes_opals, _opals_words),
    Reason("gem pays for itself", (moves.Enchant,), _pays_for_itself, _payback_words),
    Reason("gem replaces another", (moves.Enchant,), _replaces_gem, _replacing_words),
    Reason("gem waits for slot", (moves.Enchant,), _waits_for_slot, _waiting_words),
    Reason("energy left for gem", (moves.Enchant,), _is_last_round, fixed(LEFTOVER_SENTENCE)),
)
"""The reasons for enchanting a gem."""


# Gem moves and sales.


def _has_better_gem(observation: Observation, gem: int, refund: int) -> bool:
    """Returns whether a better gem can take the slot of an active gem this turn.

    `refund` is the dust that the viewer gets for the active gem.
    """
    seat, holdings = observation.viewer, holdings_of(observation)
    for better in range(gem + 1, len(box.GEMS)):
        if observation.pentagon[seat][better]:
            return True
        may_buy = observation.supply[better] > 0 and holdings.may_enchant(better)
        if may_buy and holdings.cost(better) <= holdings.wealth + refund:
            return True
    return False


def _makes_room(observation: Observation, action: moves.Deactivate | moves.Disenchant) -> bool:
    """Returns whether the slot is needed, and a better gem can take it this turn."""
    if isinstance(action, moves.Deactivate):
        return not _has_free_slot(observation) and _has_better_gem(observation, action.gem, 0)
    refund = _refund(observation, action.gem)
    return (
        action.active
        and not _has_free_slot(observation)
        and _has_better_gem(observation, action.gem, refund)
    )


def _refund(observation: Observation, gem: int) -> int:
    return economy.refund(observation, observation.viewer, gem)


def _newly_affordable_lot(observation: Observation, refund: int) -> int:
    """Returns the dearest lot that only this refund makes affordable; `NO_LOT` for none."""
    seat = observation.viewer
    cash = raisable_dust(observation.hand, observation.dust[seat], observation, seat, sale=False)
    lots = [
        lot
        for lot in lots_for_sale(observation)
        if cash < box.MINIMUM_BIDS[lot] + price_change(observation, seat, lot) <= cash + refund
    ]
    return max(lots, key=box.MINIMUM_BIDS.__getitem__, default=box.NO_LOT)


def _pays_for_lot(observation: Observation, action: moves.Disenchant) -> bool:
    """Returns whether the refund makes a lot affordable."""
    refund = _refund(observation, action.gem)
    return _newly_affordable_lot(observation, refund) != box.NO_LOT


def _lot_words(observation: Observation, action: moves.Disenchant) -> Message:
    refund = _refund(observation, action.gem)
    text = N_("zavandor reason", "With the {dust} dust for this gem, you can pay for {lot}.")
    return text.of(dust=refund, lot=the_lot(_newly_affordable_lot(observation, refund)))


def _is_inactive(observation: Observation, action: moves.Disenchant) -> bool:
    """Returns whether the gem is in the pentagon."""
    return not action.active


def _inactive_words(observation: Observation, action: moves.Disenchant) -> Message:
    text = N_(
        "zavandor reason",
        "The gem earns nothing in the pentagon; disenchanted, it gives you {dust} dust.",
    )
    return text.of(dust=_refund(observation, action.gem))


def _refund_words(observation: Observation, action: moves.Disenchant) -> Message:
    text = N_("zavandor reason", "The {dust} dust for this gem will help you more than the gem.")
    return text.of(dust=_refund(observation, action.gem))


def _active_points_words(observation: Observation, action: moves.Activate) -> Message:
    text = NN_(
        "zavandor reason",
        "On your spiral, {gem} scores %n point(s); in the pentagon, it scores nothing.",
        "",
        _gem_points(observation, action.gem),
    )
    return text.of(gem=gem_with_article(action.gem))


GEM_MOVE_REASONS: Final = (
    Reason(
        "makes room",
        (moves.Deactivate, moves.Disenchant),
        _makes_room,
        fixed(N_("zavandor reason", "All your slots are taken: make room for a better gem.")),
    ),
    Reason("refund pays for lot", (moves.Disenchant,), _pays_for_lot, _lot_words),
    Reason("inactive gem is sold", (moves.Disenchant,), _is_inactive, _inactive_words),
    Reason("refund helps more", (moves.Disenchant,), always, _refund_words),
    Reason(
        "gem leaves slot",
        (moves.Deactivate,),
        always,
        fixed(N_("zavandor reason", "You can put the gem back at any time this turn.")),
    ),
    Reason("slot filled in last round", (moves.Activate,), _is_last_round, _active_points_words),
    Reason(
        "slot filled",
        (moves.Activate,),
        always,
        fixed(N_("zavandor reason", "You have a free slot, and an inactive gem earns nothing.")),
    ),
)
"""The reasons for moving and disenchanting gems."""


# Knowledge.


def _next_level(observation: Observation, action: _Advance) -> int:
    return observation.levels[observation.viewer][action.domain] + 1


def _has_rounds(observation: Observation, needed: int) -> bool:
    """Returns whether at least this many rounds are expected to follow."""
    max_rounds = box.LAST_ROUND - observation.round_number
    return needed <= min(max_rounds, expected_rounds(observation))


def _brings_sage_cards(observation: Observation, action: _Advance) -> bool:
    """Returns whether the Nine Sages send cards in a round that still comes."""
    return action.domain == box.NINE_SAGES and not is_last_round(observation)


def _brings_more_dust(observation: Observation, action: _Advance) -> bool:
    """Returns whether Energy Flow gives more dust at this level, in a round that still comes."""
    is_flow = action.domain == box.ENERGY_FLOW and _next_level(observation, action) > 1
    return is_flow and not is_last_round(observation)


def _allows_ruby(observation: Observation, action: _Advance) -> bool:
    """Returns whether this level of Fire lets the viewer enchant rubies, with use for them."""
    level = _next_level(observation, action)
    return action.domain == box.FIRE and level == box.TOP_LEVEL and not is_last_round(observation)


def _allows_druid_ruby(observation: Observation, action: _Advance) -> bool:
    """Returns whether this level of Fire lets the Druid enchant a ruby early."""
    early = observation.druid_ruby and observation.characters[observation.viewer] == box.DRUID
    is_level = action.domain == box.FIRE and _next_level(observation, action) == box.TOP_LEVEL - 1
    return early and is_level


def _leads_to_rubies(observation: Observation, action: _Advance) -> bool:
    """Returns whether Fire can still reach level 4 with a round to use rubies."""
    needed = box.TOP_LEVEL - _next_level(observation, action)
    return action.domain == box.FIRE and _has_rounds(observation, max(1, needed))


def _saved_dust(observation: Observation, gem: int) -> tuple[int, int]:
    """Returns the cost of a gem before and after the next level of Gems."""
    costs, level = box.GEM_COSTS[gem], observation.levels[observation.viewer][box.GEM_LORE]
    return costs[level], costs[level + 1]


def _dearest_gem(observation: Observation) -> int:
    """Returns the dearest gem that the viewer may enchant."""
    holdings = holdings_of(observation)
    return max(gem for gem in range(len(box.GEMS)) if holdings.may_enchant(gem))


def _makes_gems_cheaper(observation: Observation, action: _Advance) -> bool:
    """Returns whether the level makes gems cheaper, and the viewer can still enchant one."""
    if action.domain != box.GEM_LORE:
        return False
    if not is_last_round(observation):
        return True
    price = 0
    if isinstance(action, moves.Advance):
        price = box.STEP_COSTS[box.GEM_LORE][_next_level(observation, action) - 1] + action.marker
    _, cost = _saved_dust(observation, box.OPAL)
    return holdings_of(observation).wealth - price >= cost


def _makes_lots_cheaper(observation: Observation, action: _Advance) -> bool:
    """Returns whether the level lowers the viewer's prices of artifacts and sentinels."""
    level, discount = _next_level(observation, action), box.ARTIFACT_DISCOUNT
    return action.domain == box.ARTIFACT_LORE and discount[level] > discount[level - 1]


def _leads_to_cheaper_lots(observation: Observation, action: _Advance) -> bool:
    """Returns whether the next level lowers prices, and a round follows in which to reach it."""
    level = _next_level(observation, action)
    leads = action.domain == box.ARTIFACT_LORE and level in (1, 3)
    return leads and _has_rounds(observation, 1)


def _brings_slot(observation: Observation, action: _Advance) -> bool:
    """Returns whether the level brings another slot."""
    level, slots = _next_level(observation, action), box.EXTRA_SLOTS
    return action.domain == box.ACCUMULATION and slots[level] > slots[level - 1]


def _leads_to_slot(observation: Observation, action: _Advance) -> bool:
    """Returns whether the next level brings a slot, and a round follows in which to reach it."""
    level = _next_level(observation, action)
    return action.domain == box.ACCUMULATION and level in (1, 3) and _has_rounds(observation, 1)


def _leads_to_dust(observation: Observation, action: _Advance) -> bool:
    """Returns whether level 2 of Energy Flow can still be reached with a round to use it."""
    is_first = action.domain == box.ENERGY_FLOW and _next_level(observation, action) == 1
    return is_first and _has_rounds(observation, 2)


def _reaches_top_level(observation: Observation, action: _Advance) -> bool:
    """Returns whether the level is the highest one, which scores."""
    return _next_level(observation, action) == box.TOP_LEVEL


def _can_reach_top_level(observation: Observation, action: _Advance) -> bool:
    """Returns whether enough rounds can follow to reach level 4."""
    needed = box.TOP_LEVEL - _next_level(observation, action)
    return needed <= box.LAST_ROUND - observation.round_number and not is_last_round(observation)


def _sages_words(observation: Observation, action: _Advance) -> Message:
    text = N_("zavandor reason", "Next round, the Sages will send you about {dust} energy.")
    return text.of(dust=SAGE_VALUES[_next_level(observation, action)])


def _more_dust_words(observation: Observation, action: _Advance) -> Message:
    level = _next_level(observation, action)
    text = N_(
        "zavandor reason",
        "Energy Flow gives you {dust} more dust each round without taking up a slot.",
    )
    return text.of(dust=box.FLOW_DUST[level] - box.FLOW_DUST[level - 1])


def _cheaper_gems_words(observation: Observation, action: _Advance) -> Message:
    gem = _dearest_gem(observation)
    before, after = _saved_dust(observation, gem)
    text = N_(
        "zavandor reason",
        "From now on, every gem will cost you less: {gem} will cost {after} dust "
        "instead of {before}.",
    )
    return text.of(gem=gem_with_article(gem), after=after, before=before)


def _cheaper_lots_words(observation: Observation, action: _Advance) -> Message:
    level, discount = _next_level(observation, action), box.ARTIFACT_DISCOUNT
    less = discount[level] - discount[level - 1]
    text = N_(
        "zavandor reason",
        "From now on, artifacts will cost you {less} dust less, and sentinels {double} less.",
    )
    return text.of(less=less, double=2 * less)


def _later_lots_words(observation: Observation, action: _Advance) -> Message:
    text = N_(
        "zavandor reason",
        "This leads to level {level}, which makes artifacts and sentinels cheaper.",
    )
    return text.of(level=_next_level(observation, action) + 1)


def _later_slot_words(observation: Observation, action: _Advance) -> Message:
    text = N_("zavandor reason", "This leads to level {level}, which gives you another slot.")
    return text.of(level=_next_level(observation, action) + 1)


def _top_level_words(observation: Observation, action: _Advance) -> Message:
    after = holdings_of(observation)
    before = after.points()
    after.levels[action.domain] += 1
    return NN_(
        "zavandor reason",
        "The highest level of this domain earns you %n point(s).",
        "",
        after.points() - before,
    )


_ADVANCES: Final = (moves.Advance, moves.FreeAdvance)

ADVANCE_REASONS: Final = (
    Reason("sage cards", _ADVANCES, _brings_sage_cards, _sages_words),
    Reason("more dust", _ADVANCES, _brings_more_dust, _more_dust_words),
    Reason(
        "rubies allowed",
        _ADVANCES,
        _allows_ruby,
        fixed(N_("zavandor reason", "Level 4 lets you enchant rubies.")),
    ),
    Reason(
        "druid ruby allowed",
        _ADVANCES,
        _allows_druid_ruby,
        fixed(N_("zavandor reason", "Level 3 already lets the Druid enchant a ruby.")),
    ),
    Reason(
        "way to rubies",
        _ADVANCES,
        _leads_to_rubies,
        fixed(N_("zavandor reason", "At level 4, Fire lets you enchant rubies.")),
    ),
    Reason("cheaper gems", _ADVANCES, _makes_gems_cheaper, _cheaper_gems_words),
    Reason("cheaper lots", _ADVANCES, _makes_lots_cheaper, _cheaper_lots_words),
    Reason("way to cheaper lots", _ADVANCES, _leads_to_cheaper_lots, _later_lots_words),
    Reason(
        "another slot",
        _ADVANCES,
        _brings_slot,
        fixed(N_("zavandor reason", "This level gives you another slot for an active gem.")),
    ),
    Reason("way to another slot", _ADVANCES, _leads_to_slot, _later_slot_words),
    Reason(
        "way to dust",
        _ADVANCES,
        _leads_to_dust,
        fixed(
            N_(
                "zavandor reason",
                "From level 2 on, Energy Flow gives you dust each round without taking up a slot.",
            )
        ),
    ),
    Reason("top level", _ADVANCES, _reaches_top_level, _top_level_words),
    Reason(
        "way to top level",
        _ADVANCES,
        _can_reach_top_level,
        fixed(N_("zavandor reason", "This brings you closer to level 4, which scores 2 points.")),
    ),
    Reason("energy left for advance", (moves.Advance,), _is_last_round, fixed(LEFTOVER_SENTENCE)),
    Reason(
        "best advance",
        (moves.Advance,),
        always,
        fixed(N_("zavandor reason", "Nothing else that you can pay for would help you more.")),
    ),
    Reason(
        "free advance",
        (moves.FreeAdvance,),
        always,
        fixed(N_("zavandor reason", "This advance is free.")),
    ),
)
"""The reasons for advancing in a domain."""


def _may_advance_free(observation: Observation, action: moves.BuyMarker) -> bool:
    """Returns whether an artifact on offer brings a free advance."""
    return any(lot in _FREE_ADVANCE_LOTS for lot in observation.open)


def _free_marker_words(observation: Observation, action: moves.TakeMarker) -> Message:
    text = N_("zavandor reason", "This free marker will save you {dust} dust in another domain.")
    return text.of(dust=action.price)


def _is_dearest_marker(observation: Observation, action: moves.TakeMarker) -> bool:
    """Returns whether no marker for sale costs more."""
    return action.price == max(observation.markers[observation.viewer])


MARKER_REASONS: Final = (
    Reason(
        "marker for free advance",
        (moves.BuyMarker,),
        _may_advance_free,
        fixed(
            N_(
                "zavandor reason",
                "With a marker in your pentagon, a free advance can take you into a new domain.",
            )
        ),
    ),
    Reason(
        "marker for later",
        (moves.BuyMarker,),
        always,
        fixed(N_("zavandor reason", "You will need a marker to enter another domain.")),
    ),
    Reason(
        "dearest marker",
        (moves.TakeMarker,),
        _is_dearest_marker,
        fixed(N_("zavandor reason", "The marker is free, so take the most expensive one.")),
    ),
    Reason("free marker", (moves.TakeMarker,), always, _free_marker_words),
)
"""The reasons for markers."""
