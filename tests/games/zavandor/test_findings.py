# SPDX-License-Identifier: MIT
"""Who plays Zavandor badly is told what was wrong, and who plays well is not told the same."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests import bad_play
from wizardtable.core.teaching.findings import MOST
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves

GEMS = bad_play.kind(moves.Enchant)
OUT_OF_AUCTIONS = bad_play.kind(moves.PassBid)


def spend_all(observation: Any, menu: Sequence[Any]) -> Any:
    """Bids as much as it can, and buys whatever it can pay, the dearest first."""
    bids = [one for one in menu if isinstance(one, moves.Bid)]
    if bids:
        return max(bids, key=lambda one: one.amount)
    openings = [one for one in menu if isinstance(one, moves.OpenAuction)]
    if openings:
        return max(openings, key=lambda one: one.bid)
    return SPEND(observation, menu)


SPEND = bad_play.chosen(
    bad_play.kind(moves.Advance), bad_play.kind(moves.BuyMarker), GEMS, bad_play.kind(moves.EndTurn)
)

HOARD = bad_play.chosen(OUT_OF_AUCTIONS, bad_play.kind(moves.EndTurn))

ALONE = bad_play.chosen(
    OUT_OF_AUCTIONS, bad_play.kind(moves.Activate), GEMS, bad_play.kind(moves.EndTurn)
)
"""Buys gems while it can, and takes no notice of auctions."""

POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARD,
    "spend": spend_all,
    "alone": ALONE,
}

SEEDS = range(1, 7)

TOLD = {
    ("first", 1): {"no_lots", "empty_slots"},
    ("first", 2): {"no_lots", "empty_slots"},
    ("hoard", 1): {"hand_limit", "idle_turns", "no_lots"},
    ("hoard", 2): {"hand_limit", "idle_turns", "no_lots"},
    ("spend", 1): {"no_sentinel", "fire_without_rubies", "low_income"},
    ("spend", 3): {"poor_sentinel", "gems_sold", "fire_without_rubies"},
    ("alone", 1): {"no_lots", "no_knowledge"},
    ("alone", 2): {"no_lots", "no_knowledge"},
}
"""By seed of a match, and by how the first seat plays, what it is told among the gravest."""


@pytest.mark.parametrize(("policy", "seed"), TOLD)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("zavandor", POLICIES[policy], seed)
    assert TOLD[policy, seed] <= set(bad_play.faults(match)[:MOST])


def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("zavandor", SEEDS)
    often = {kind: counts[kind] for kind in set().union(*TOLD.values()) if counts[kind] > 1}
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_energy_that_is_said_to_be_thrown_away_is_that_of_the_discards() -> None:
    match = bad_play.played("zavandor", HOARD, 1)
    own = zip(match.actions, map(match.mover, range(len(match.actions))), strict=True)
    discards = [one for one, mover in own if mover == 0 and isinstance(one, moves.Discard)]
    thrown = sum(one.dust + sum(box.VALUES[card] for card in one.cards) for one in discards)
    rounds = sum(bool(one.cards or one.dust) for one in discards)
    said = bad_play.sentence(match, "hand_limit")
    assert said.startswith(f"You threw away {thrown} energy over your hand limit, in {rounds} ")
