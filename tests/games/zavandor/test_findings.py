# SPDX-License-Identifier: MIT
"""*What to learn* names the mistakes of bad players of Zavandor, and not of good ones."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests import bad_play
from tests.games.zavandor.boards import board, owning
from tests.games.zavandor.views import NAMES
from wizardtable.core.game import Event
from wizardtable.core.teaching.findings import MAX_SHOWN_FINDINGS, SeenMatch, SeenMove
from wizardtable.core.text import english
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text.findings import FINDERS

IS_ENCHANTMENT = bad_play.kind(moves.Enchant)
OUT_OF_AUCTIONS = bad_play.kind(moves.PassBid)


def spend_all(observation: Any, menu: Sequence[Any]) -> Any:
    """Chooses the highest bid, and otherwise the most expensive purchase that can be paid."""
    bids = [action for action in menu if isinstance(action, moves.Bid)]
    if bids:
        return max(bids, key=lambda action: action.amount)
    openings = [action for action in menu if isinstance(action, moves.OpenAuction)]
    if openings:
        return max(openings, key=lambda action: action.bid)
    return SPENDING_POLICY(observation, menu)


SPENDING_POLICY = bad_play.chosen(
    bad_play.kind(moves.Advance),
    bad_play.kind(moves.BuyMarker),
    IS_ENCHANTMENT,
    bad_play.kind(moves.EndTurn),
)

HOARDING_POLICY = bad_play.chosen(OUT_OF_AUCTIONS, bad_play.kind(moves.EndTurn))

LONELY_POLICY = bad_play.chosen(
    OUT_OF_AUCTIONS, bad_play.kind(moves.Activate), IS_ENCHANTMENT, bad_play.kind(moves.EndTurn)
)
"""Buys gems while it can, and ignores auctions."""

POLICIES = {
    "first": bad_play.first_in_the_list,
    "hoard": HOARDING_POLICY,
    "spend": spend_all,
    "alone": LONELY_POLICY,
}

SEEDS = range(1, 7)

EXPECTED_FINDINGS = {
    ("first", 1): {"no_lots", "empty_slots"},
    ("first", 2): {"no_lots", "empty_slots"},
    ("hoard", 1): {"hand_limit", "idle_turns", "no_lots"},
    ("hoard", 2): {"hand_limit", "idle_turns", "no_lots"},
    ("spend", 7): {"no_sentinel", "fire_without_rubies", "low_income"},
    ("spend", 13): {"poor_sentinel", "gems_sold"},
    ("alone", 1): {"no_lots", "no_knowledge"},
    ("alone", 2): {"no_lots", "no_knowledge"},
}
"""The findings that must be among the gravest ones of seat 0, by its policy and the match's
seed."""


@pytest.mark.parametrize(("policy", "seed"), EXPECTED_FINDINGS)
def test_who_plays_badly_is_told_what_was_wrong(policy: str, seed: int) -> None:
    match = bad_play.played("zavandor", POLICIES[policy], seed)
    assert EXPECTED_FINDINGS[policy, seed] <= set(bad_play.faults(match)[:MAX_SHOWN_FINDINGS])


@pytest.mark.long
def test_who_plays_well_is_hardly_ever_told_the_same() -> None:
    counts = bad_play.faults_of_good_play("zavandor", SEEDS)
    often = {
        kind: counts[kind] for kind in set().union(*EXPECTED_FINDINGS.values()) if counts[kind] > 1
    }
    assert not often, f"of {3 * len(SEEDS)} players: {often}"


def test_the_energy_that_is_said_to_be_thrown_away_is_that_of_the_discards() -> None:
    match = bad_play.played("zavandor", HOARDING_POLICY, 1)
    own = zip(match.actions, map(match.mover, range(len(match.actions))), strict=True)
    discards = [action for action, mover in own if mover == 0 and isinstance(action, moves.Discard)]
    discarded = sum(
        action.dust + sum(box.VALUES[card] for card in action.cards) for action in discards
    )
    rounds = sum(bool(action.cards or action.dust) for action in discards)
    text = bad_play.sentence(match, "hand_limit")
    assert text.startswith(f"You discarded {discarded} energy over your hand limit in {rounds} ")


Step = tuple[Observation, Any, Sequence[Event]]
"""An action in a match made by hand: seat 0's knowledge before it, the action, and its events."""


def finding_text(
    kind: str,
    *steps: Step,
    end: Observation | None = None,
    ranks: Sequence[int] = (2, 1, 3),
    seat: int = 0,
) -> str:
    """Returns the finding of a kind for a seat in a match of these steps; "" for no finding."""
    seen_moves = []
    boards = [observation for observation, _, _ in steps]
    for place, (before, action, events) in enumerate(steps):
        after = (*boards, end or boards[-1])[place + 1]
        mover = 0 if action is not None else 1
        seen_moves.append(SeenMove(place, mover, action, (), before, after, tuple(events)))
    finding = FINDERS[kind](SeenMatch(seat, NAMES, tuple(seen_moves), tuple(ranks)))
    return finding.sentence.render(english) if finding else ""


def learned(*events: Event) -> list[Step]:
    """Returns steps in each of which one of these events happened."""
    return [(board(), None, [event]) for event in events]


def advanced(domain: int, level: int, price: int) -> moves.Advanced:
    """Returns the event that seat 0 reached a level of a domain, for nothing if the price is 0."""
    return moves.Advanced(0, domain, level, price, free=not price)


TWO_MARKER_EVENTS = (moves.MarkerGained(0, 40, free=False), moves.MarkerGained(0, 35, free=False))


def test_knowledge_was_spread_over_the_domains_that_were_paid_for() -> None:
    steps = learned(
        *TWO_MARKER_EVENTS,
        advanced(box.FIRE, 1, 5),
        advanced(box.FIRE, 2, 10),
        advanced(box.NINE_SAGES, 1, 3),
        advanced(box.ACCUMULATION, 1, 0),
    )
    levels = ((1, 0, 2, 1, 0, 1), *board().levels[1:])
    assert finding_text("spread_knowledge", *steps, end=board(levels=levels)) == (
        "You spent 93 energy on knowledge in 2 domains, but never reached level 4: only level 4 "
        "scores points."
    )


def test_who_paid_for_no_advance_has_not_spread_its_knowledge() -> None:
    assert not finding_text(
        "spread_knowledge", *learned(*TWO_MARKER_EVENTS, advanced(box.FIRE, 1, 0))
    )


def test_who_was_ruined_after_reaching_level_4_is_not_told_that_it_never_did() -> None:
    steps = learned(*TWO_MARKER_EVENTS, advanced(box.FIRE, 3, 15), advanced(box.FIRE, 4, 20))
    ruined = board(levels=((0,) * 6, *board().levels[1:]))
    assert not finding_text("spread_knowledge", *steps, end=ruined)


def test_what_was_paid_for_fire_is_the_advances_with_the_marker_bought_for_them() -> None:
    first = [moves.MarkerGained(0, 20, free=False), advanced(box.FIRE, 1, 5)]
    said = finding_text("fire_without_rubies", (board(), None, first))
    assert said == "You spent 25 energy on Fire but never enchanted a ruby."


def test_who_won_with_fire_at_the_level_that_scores_needed_no_rubies() -> None:
    steps = learned(advanced(box.FIRE, 3, 15), advanced(box.FIRE, 4, 20))
    assert not finding_text("fire_without_rubies", *steps, ranks=(1, 2, 3))
    assert finding_text("fire_without_rubies", *steps, ranks=(2, 1, 3))
    lower = learned(advanced(box.FIRE, 2, 10), advanced(box.FIRE, 3, 15))
    assert finding_text("fire_without_rubies", *lower, ranks=(1, 2, 3))


def test_gems_given_up_for_the_lot_that_won_the_match_are_not_blamed() -> None:
    def sold(number: int, count: int) -> Step:
        event = moves.GemsSold(0, (0, 0, count, 0, 0), (0, 0, 0, 0, 0), 13 * count)
        return replace(board(), round_number=number), None, [event]

    end = replace(board(), round_number=20)
    assert not finding_text("gems_sold", sold(17, 2), sold(20, 4), end=end, ranks=(1, 2, 3))
    said = finding_text("gems_sold", sold(17, 2), sold(20, 4), end=end, ranks=(2, 1, 3))
    assert said.startswith("To pay for auctions, you disenchanted 6 active gems")
    before = finding_text("gems_sold", sold(17, 2), sold(19, 2), end=end, ranks=(1, 2, 3))
    assert before.startswith("To pay for auctions, you disenchanted 4 active gems")


@pytest.mark.parametrize(("rule", "waited"), [(True, 9), (False, 7)])
def test_a_ruby_is_late_from_the_level_on_that_allows_it(rule: bool, waited: int) -> None:
    druid = (box.DRUID, box.ELF, box.WITCH)

    def at(number: int, level: int) -> Observation:
        levels = ((0, 0, level, 0, 0, 0), *board().levels[1:])
        return board(druid_ruby=rule, characters=druid, levels=levels, round_number=number)

    steps: list[Step] = [
        (at(3, 2), None, [advanced(box.FIRE, 3, 15)]),
        (at(5, 3), None, [advanced(box.FIRE, 4, 20)]),
        (at(12, 4), None, [moves.Enchanted(0, box.RUBY, active=True, price=60)]),
    ]
    assert finding_text("fire_without_rubies", *steps) == (
        f"You enchanted your first ruby {waited} rounds after your level of Fire allowed it."
    )


def test_a_lot_that_was_won_in_a_rivals_turn_is_not_bought_in_ones_own() -> None:
    steps: list[Step] = []
    for number in range(1, 6):
        now = replace(board(dust=(40, 0, 0)), round_number=number)
        won = moves.LotGained(0, box.GRIMOIRE, 0)
        steps.append((now, None, [won, moves.TurnBegan(0)]))
        steps.append((now, moves.EndTurn(), [moves.TurnEnded(0), moves.TurnBegan(1)]))
    assert finding_text("idle_turns", *steps).startswith(
        "In the first 5 rounds, you ended 5 turns without buying anything"
    )


def test_who_shares_the_victory_is_not_told_what_the_other_winner_had() -> None:
    end = board(artifacts=owning(3, {0: [box.GRIMOIRE]}))
    gained: Step = (board(), None, [moves.LotGained(0, box.GRIMOIRE, 0)])
    assert finding_text("no_lots", gained, end=end, ranks=(1, 2, 3), seat=1) == (
        "You won no auctions, while Ada scored 1 point with artifacts and sentinels."
    )
    assert not finding_text("no_lots", gained, end=end, ranks=(1, 1, 3), seat=1)
