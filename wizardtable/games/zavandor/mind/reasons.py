# SPDX-License-Identifier: MIT
"""Explains why an action is good, in a sentence for a player who asked for a hint."""

from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed, reason_sentence
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.mind.auction_reasons import AUCTION_REASONS
from wizardtable.games.zavandor.mind.purchase_reasons import (
    ADVANCE_REASONS,
    GEM_MOVE_REASONS,
    GEM_REASONS,
    MARKER_REASONS,
    holdings_of,
)
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves
from wizardtable.games.zavandor.rules.discards import possible_discards
from wizardtable.games.zavandor.rules.economy import hand_limit, holdable_dust, is_last_round
from wizardtable.games.zavandor.rules.prices import lot_price, wealth
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.rules.terms import gem_with_article, the_lot
from wizardtable.games.zavandor.text.point_purchases import (
    PointPurchase,
    fair_lot,
    lot_points,
    lots_for_sale,
    point_purchases,
)
from wizardtable.games.zavandor.text.prompts import can_spend
from wizardtable.games.zavandor.text.waste import energy_lost, is_loss_certain

# Ending the turn.


def _energy(observation: Observation) -> int:
    """Returns the value of the viewer's cards and of the dust that can be held."""
    return wealth(observation.hand, holdable_dust(observation.dust[observation.viewer]))


def _cannot_spend(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the viewer can pay for no gem, advance or lot."""
    return not can_spend(observation)


def _nothing_scores(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether this is the last round, and nothing that the viewer can pay for scores."""
    return is_last_round(observation) and not point_purchases(observation)


def _ends_match(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether this is the last round, in which only points count."""
    return is_last_round(observation)


def _lot_that_scores(observation: Observation) -> PointPurchase | None:
    """Returns the lot that would be a fair purchase instead of the energy over the hand limit."""
    return fair_lot(observation, energy_lost(observation))


def _certainly_loses(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether energy over the hand limit is lost for certain, and no lot is worth it."""
    is_loss = energy_lost(observation) > 0 and is_loss_certain(observation)
    return is_loss and _lot_that_scores(observation) is None


def _may_lose(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether energy is lost unless the viewer wins a lot first, and none is worth it."""
    is_loss = energy_lost(observation) > 0 and not is_loss_certain(observation)
    return is_loss and _lot_that_scores(observation) is None


def _loses_beside_lot(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether energy over the hand limit would be lost although a lot is worth it."""
    return energy_lost(observation) > 0


def _next_lot(observation: Observation) -> int:
    """Returns the lot with the most points that only the next income makes affordable.

    The result is `NO_LOT` if there is none.
    """
    seat, energy = observation.viewer, _energy(observation)
    reach = energy + int(economy.mean_income(observation, seat))
    lots = [
        lot
        for lot in lots_for_sale(observation)
        if energy < lot_price(observation, seat, lot, box.MINIMUM_BIDS[lot]).total <= reach
    ]
    return max(lots, key=lambda lot: (lot_points(observation, lot), -lot), default=box.NO_LOT)


def _saves_for_lot(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the next income makes another lot affordable."""
    return _next_lot(observation) != box.NO_LOT


def _can_bid_later(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether others may still open auctions this round for lots the viewer can pay."""
    seat, energy = observation.viewer, _energy(observation)
    return not is_loss_certain(observation) and any(
        lot_price(observation, seat, lot, box.MINIMUM_BIDS[lot] + 1).total <= energy
        for lot in lots_for_sale(observation)
    )


def _final_points_words(observation: Observation, action: moves.EndTurn) -> Message:
    return NN_(
        "zavandor reason",
        "This is the last round: as things stand, you will end with %n point(s).",
        "",
        holdings_of(observation).points(),
    )


def _certain_loss_words(observation: Observation, action: moves.EndTurn) -> Message:
    lost = energy_lost(observation)
    text = N_(
        "zavandor reason",
        "You will keep {kept} energy for the next round, and lose {lost} over your hand limit.",
    )
    return text.of(kept=_energy(observation) - lost, lost=lost)


def _possible_loss_words(observation: Observation, action: moves.EndTurn) -> Message:
    lost = energy_lost(observation)
    text = N_(
        "zavandor reason",
        "You will keep {kept} energy for the next round, and lose {lost} over your hand limit "
        "unless you win an auction first.",
    )
    return text.of(kept=_energy(observation) - lost, lost=lost)


def _loss_beside_lot_words(observation: Observation, action: moves.EndTurn) -> Message:
    lost, lot = energy_lost(observation), _lot_that_scores(observation)
    text = N_(
        "zavandor reason",
        "Keep {kept} energy for something better than {lot}, even if you lose {lost} over your "
        "hand limit.",
    )
    return text.of(kept=_energy(observation) - lost, lost=lost, lot="" if lot is None else lot.name)


def _next_lot_words(observation: Observation, action: moves.EndTurn) -> Message:
    text = N_(
        "zavandor reason",
        "Save your energy: with about {income} more next round, you can pay for {lot}.",
    )
    income = int(economy.mean_income(observation, observation.viewer))
    return text.of(income=income, lot=the_lot(_next_lot(observation)))


def _later_bid_words(observation: Observation, action: moves.EndTurn) -> Message:
    text = N_(
        "zavandor reason",
        "You keep your {energy} energy, and can still bid with it when others open auctions.",
    )
    return text.of(energy=_energy(observation))


def _kept_words(observation: Observation, action: moves.EndTurn) -> Message:
    text = N_(
        "zavandor reason",
        "Your {energy} energy fits within your hand limit: save it for the next round.",
    )
    return text.of(energy=_energy(observation))


_END_REASONS: Final = (
    Reason(
        "cannot spend",
        (moves.EndTurn,),
        _cannot_spend,
        fixed(
            N_("zavandor reason", "You cannot pay for anything else without disenchanting gems.")
        ),
    ),
    Reason(
        "nothing scores",
        (moves.EndTurn,),
        _nothing_scores,
        fixed(
            N_(
                "zavandor reason",
                "This is the last round, and your energy buys no more points.",
            )
        ),
    ),
    Reason("final points", (moves.EndTurn,), _ends_match, _final_points_words),
    Reason("certain loss", (moves.EndTurn,), _certainly_loses, _certain_loss_words),
    Reason("possible loss", (moves.EndTurn,), _may_lose, _possible_loss_words),
    Reason("loss beside lot", (moves.EndTurn,), _loses_beside_lot, _loss_beside_lot_words),
    Reason("saves for lot", (moves.EndTurn,), _saves_for_lot, _next_lot_words),
    Reason("can bid later", (moves.EndTurn,), _can_bid_later, _later_bid_words),
    Reason("energy kept", (moves.EndTurn,), always, _kept_words),
)
"""The reasons for ending the turn."""


# Payments and other decisions.


def _sells_gems(observation: Observation, action: moves.Pay) -> bool:
    """Returns whether the payment disenchants gems."""
    return any(action.spiral) or any(action.pentagon)


def _keeps_most(observation: Observation, action: moves.Discard) -> bool:
    """Returns whether no other way to discard loses less energy."""
    dust = observation.dust[observation.viewer]
    ways = possible_discards(observation.hand, dust, hand_limit(observation, observation.viewer), 1)
    lost = wealth(action.cards, action.dust)
    return bool(ways) and lost <= wealth(ways[0].cards, ways[0].dust)


def _discard_words(observation: Observation, action: moves.Discard) -> Message:
    text = N_(
        "zavandor reason", "You will lose {lost} energy; the rest fits within your hand limit."
    )
    return text.of(lost=wealth(action.cards, action.dust))


def _is_cheapest_gem(observation: Observation, action: moves.GiveUp) -> bool:
    """Returns whether no active gem of the viewer is of a cheaper kind."""
    return not any(observation.spiral[observation.viewer][: action.gem])


def _cheapest_gem_words(observation: Observation, action: moves.GiveUp) -> Message:
    text = N_("zavandor reason", "You have no active gem that is cheaper than {gem}.")
    return text.of(gem=gem_with_article(action.gem))


def _missed_gem_words(observation: Observation, action: moves.GiveUp) -> Message:
    text = N_("zavandor reason", "Of all your active gems, you will miss {gem} least.")
    return text.of(gem=gem_with_article(action.gem))


def _character_words(observation: Observation, action: moves.ChooseCharacter) -> Message:
    text = NN_(
        "zavandor reason",
        "This character starts with {dust} dust and a hand limit of %n.",
        "",
        box.HAND_LIMITS[action.character],
    )
    return text.of(dust=box.START_DUST[action.character])


_OTHER_REASONS: Final = (
    Reason(
        "gems sold for payment",
        (moves.Pay,),
        _sells_gems,
        fixed(
            N_("zavandor reason", "To pay, you have to disenchant gems: you will miss these least.")
        ),
    ),
    Reason(
        "payment",
        (moves.Pay,),
        always,
        fixed(N_("zavandor reason", "This payment wastes the least.")),
    ),
    Reason(
        "most energy kept",
        (moves.Discard,),
        _keeps_most,
        fixed(N_("zavandor reason", "You keep the energy that is worth the most.")),
    ),
    Reason("energy discarded", (moves.Discard,), always, _discard_words),
    Reason("cheapest gem", (moves.GiveUp,), _is_cheapest_gem, _cheapest_gem_words),
    Reason("least missed gem", (moves.GiveUp,), always, _missed_gem_words),
    Reason(
        "no advance",
        (moves.Decline,),
        always,
        fixed(N_("zavandor reason", "None of the advances you could take would help you.")),
    ),
    Reason("character", (moves.ChooseCharacter,), always, _character_words),
)
"""The reasons for payments, losses and choices."""

REASONS: Final[tuple[Reason[Observation], ...]] = (
    *GEM_REASONS,
    *GEM_MOVE_REASONS,
    *ADVANCE_REASONS,
    *MARKER_REASONS,
    *AUCTION_REASONS,
    *_END_REASONS,
    *_OTHER_REASONS,
)
"""All reasons of this game; of those that are true of an action, the first is given."""


def reason(observation: Observation, action: moves.Action) -> Message:
    """Returns a sentence with the strongest reason for the action.

    Only reasons that a player can see at the table count.
    """
    return reason_sentence(REASONS, observation, action)
