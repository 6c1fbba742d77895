# SPDX-License-Identifier: MIT
"""Describes the situation of a match to its viewer, apart from the points.

The order is that of all games: what threatens, what the viewer has, and what the others have.
"""

from collections.abc import Iterator, Sequence

from wizardtable.core.text import N_, NN_, Message, joined_sentences, joined_with_commas
from wizardtable.games.zavandor.rules import economy, state, terms
from wizardtable.games.zavandor.rules.components import SALES_TO_END
from wizardtable.games.zavandor.text.auction_words import bidders_out


def situation(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns sentences about the round, the sentinels sold and the current auction; about the
    viewer's energy, income and gems; and about the energy cards of the others.

    For a viewer without a seat, the viewer's own things are left out.
    """
    text = N_(
        "zavandor situation", "Round {number}; sentinels sold: {sold} ({last} end the match)."
    )
    summary = text.of(
        number=max(1, observation.round_number), sold=observation.sold, last=SALES_TO_END
    )
    sentences = [summary, *_auction(observation, names)]
    if observation.viewer >= 0:
        sentences += [_energy(observation), *_income(observation), *_gems(observation)]
    return joined_sentences([*sentences, _cards_of_others(observation, names)])


def _auction(observation: state.Observation, names: Sequence[str]) -> Iterator[Message]:
    """Yields sentences with the highest bid of an auction, and with the seats that are out of it.

    There are none outside an auction, and none while the viewer bids: then the prompt says it.
    """
    if observation.phase != state.AUCTION or observation.to_move == observation.viewer:
        return
    if observation.bidder == observation.viewer:
        yield N_("zavandor situation", "The highest bid is yours: {bid}.").of(bid=observation.bid)
    else:
        text = N_("zavandor situation", "The highest bid is {player}’s: {bid}.")
        yield text.of(player=names[observation.bidder], bid=observation.bid)
    yield from bidders_out(observation, names)


def _energy(observation: state.Observation) -> Message:
    """Returns a sentence with the energy that the viewer can spend, and its places in the hand."""
    seat = observation.viewer
    energy = terms.face_list(observation.hand, dust=observation.dust[seat])
    if energy is None:
        return N_("zavandor situation", "You have no energy.")
    text = N_("zavandor situation", "You have {energy}: {size} of {limit} places in hand.")
    return text.of(
        energy=energy,
        size=economy.board_hand_size(observation, seat),
        limit=economy.hand_limit(observation, seat),
    )


def _income(observation: state.Observation) -> Iterator[Message]:
    """Yields sentences with the viewer's income in the next round; none in the last round."""
    seat = observation.viewer
    if economy.is_last_round(observation):
        return
    due = economy.income(observation, seat)
    income = terms.energy_list(due.standard, due.concentrated, due.dust)
    sages = terms.energy_list(observation.coming[seat])
    if income is None:
        yield N_("zavandor situation", "You have no income next round.")
    else:
        text = N_("zavandor situation", "Your income next round: {income}, about {value} energy.")
        yield text.of(income=income, value=round(economy.mean_income(observation, seat)))
    if sages is not None:
        text = N_("zavandor situation", "From the Nine Sages, next round: {cards}.")
        yield text.of(cards=sages)


def _gems(observation: state.Observation) -> Iterator[Message]:
    """Yields sentences with the viewer's active and inactive gems, and the free active slots."""
    seat = observation.viewer
    active, inactive = observation.spiral[seat], observation.pentagon[seat]
    if any(active):
        text = N_("zavandor situation", "Your active gems: {gems}.")
        yield text.of(gems=terms.gem_list(active))
    else:
        yield N_("zavandor situation", "You have no active gems.")
    if any(inactive):
        text = N_("zavandor situation", "Inactive in your pentagon: {gems}.")
        yield text.of(gems=terms.gem_list(inactive))
    yield NN_(
        "zavandor situation",
        "You have %n free slot(s).",
        "",
        economy.free_slot_count(observation, seat),
    )


def _cards_of_others(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence with the number of energy cards in the hands of the other seats."""
    text = N_("zavandor situation", "{player} {number}")
    counts = [
        text.of(player=names[seat], number=economy.board_hand_size(observation, seat))
        for seat, is_out in enumerate(observation.out)
        if seat != observation.viewer and not is_out
    ]
    if not counts:
        return N_("zavandor situation", "Nobody else is left in the match.")
    sentence = N_("zavandor situation", "Places taken in hand: {counts}.")
    return sentence.of(counts=joined_with_commas(counts))
