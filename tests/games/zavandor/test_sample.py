# SPDX-License-Identifier: MIT
"""Sampled states agree with what a seat sees, are equally likely, and let every bid be paid."""

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from tests.games.zavandor.box import assert_complete
from tests.games.zavandor.tables import cards, gems, give, offer, play, rich, table
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction, PassBid, Pay, TakeMarker
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import AUCTION, MARKER, PAY, VICTIM, State
from wizardtable.games.zavandor.rules.unseen_hands import UnseenHand

NO_GEMS = (0, 0, 0, 0, 0)


def poor(seats: int = 3, *, wrath: bool = False) -> State:
    """Returns a table without cards, dust and gems, with some artifacts on offer."""
    state = table(seats, wrath=wrath)
    state.dust = [0] * seats
    for seat in range(seats):
        gems(state, seat, NO_GEMS)
    offer(state, box.GRIMOIRE, box.MIRROR, box.CRYSTAL_BALL)
    return state


def worlds(state: State, viewer: int, number: int) -> list[State]:
    """Returns sampled states for a viewer; each looks like the true state to the viewer."""
    rng = Rng(5)
    observation = RULES.observe(state, Seat(viewer))
    samples = [RULES.sample(observation, rng) for _ in range(number)]
    for world in samples:
        assert_complete(world)
        assert RULES.observe(world, Seat(viewer)) == observation
    return samples


def worth(world: State, seat: int) -> int:
    return sum(box.VALUES[card] for card in world.hands[seat])


def discard_but(state: State, kind: int, *values: int) -> None:
    """Leaves only these cards of a kind in the deck, and discards the others."""
    remaining = list(cards(kind, *values))
    spent = Counter(state.decks[kind]) - Counter(remaining)
    state.decks[kind] = remaining
    state.discards[kind] = sorted(spent.elements())


def assert_as_likely(
    hands: Counter[tuple[box.Card, ...]], chances: Counter[tuple[box.Card, ...]]
) -> None:
    """Asserts that hands occurred in proportion to their chances."""
    assert set(hands) <= set(chances)
    total = hands.total()
    surprise = 0.0
    for hand, chance in chances.items():
        expected = total * chance / chances.total()
        surprise += (hands[hand] - expected) ** 2 / expected
    freedom = len(chances) - 1
    assert surprise < freedom + 5 * sqrt(2 * freedom) + 5


def hands_worth(
    unseen: tuple[box.Card, ...], size: int, least: int
) -> Counter[tuple[box.Card, ...]]:
    """Returns all hands of this size from the unseen cards that are worth enough, by their
    frequency."""
    hands = Counter(tuple(sorted(hand)) for hand in combinations(unseen, size))
    return Counter(
        {hand: n for hand, n in hands.items() if sum(box.VALUES[card] for card in hand) >= least}
    )


@pytest.mark.parametrize("least", range(30, 58, 3))
def test_the_chance_that_a_hand_is_worth_so_much_is_counted_exactly(least: int) -> None:
    there = (*cards(box.RED, 13, 15, 15, 16), *cards(box.GREEN, 5, 7, 10, 10))
    unseen = tuple(there.count(box.Card(face)) for face in range(21))
    unseen_hand = UnseenHand.of(unseen, (0, 2, 0, 2))
    hands = [
        reds + greens
        for reds in combinations(there[:4], 2)
        for greens in combinations(there[4:], 2)
    ]
    worthy = [hand for hand in hands if sum(box.VALUES[card] for card in hand) >= least]
    assert unseen_hand.chance(least) == len(worthy) / len(hands)


def test_without_bids_every_hand_is_as_likely_as_it_occurs() -> None:
    state = poor(2)
    give(state, 1, *cards(box.RED, 13, 15, 17))
    discard_but(state, box.RED, 14, 15, 15, 16)
    unseen = cards(box.RED, 13, 14, 15, 15, 15, 16, 17)
    hands = Counter(world.hands[1] for world in worlds(state, 0, 2000))
    assert_as_likely(hands, hands_worth(unseen, 3, 0))


def test_cards_of_all_kinds_together_pay_a_bid_in_every_world() -> None:
    state = poor(2)
    give(
        state, 0, *cards(box.RED, 16), *cards(box.BLUE, 6, 7), *cards(box.GREEN, 8), *rich(box.BLUE)
    )
    state.dust[0] = 4
    discard_but(state, box.RED, 13, 15, 17)
    discard_but(state, box.BLUE, 3, 5, 5)
    discard_but(state, box.GREEN, 5, 10)
    play(state, OpenAuction(box.MIRROR, 58))  # 24 of it in dust and concentrated energy
    chances = Counter[tuple[box.Card, ...]]()
    for red in cards(box.RED, 13, 15, 16, 17):
        for green in cards(box.GREEN, 5, 8, 10):
            for blues in combinations(cards(box.BLUE, 3, 5, 5, 6, 7), 2):
                hand = tuple(sorted([red, green, *blues, *rich(box.BLUE)]))
                chances[hand] += sum(box.VALUES[card] for card in hand) >= 54
    possible = Counter({hand: often for hand, often in chances.items() if often})
    assert_as_likely(Counter(world.hands[0] for world in worlds(state, 1, 2000)), possible)


@pytest.mark.parametrize("bid", [42, 46, 48, 49, 50])
def test_worlds_are_as_likely_as_each_other_however_rare_those_that_keep_a_bid(bid: int) -> None:
    state = poor(2)
    give(state, 0, *cards(box.RED, 16, 17, 17))
    play(state, OpenAuction(box.MIRROR, bid))
    hands = Counter(world.hands[0] for world in worlds(state, 1, 1200))
    assert_as_likely(hands, hands_worth(tuple(state.decks[box.RED]) + state.hands[0], 3, bid))


def test_the_dearest_cards_are_found_where_nothing_else_pays_a_bid() -> None:
    state = poor(2)
    give(
        state,
        0,
        *cards(box.RED, 17, 17, 17),
        *cards(box.GREEN, 10, 10),
        *cards(box.BLUE, 7),
        *rich(box.GREEN),
    )
    play(state, OpenAuction(box.MIRROR, 51 + 20 + 7 + 30))
    for world in worlds(state, 1, 30):
        assert world.hands[0] == state.hands[0]


@pytest.mark.long
def test_every_bidder_can_pay_what_he_has_bid() -> None:
    state = poor(4)
    give(state, 0, *cards(box.RED, 17, 17), *cards(box.GREEN, 9, 9))
    give(state, 1, *cards(box.RED, 17, 16), *cards(box.GREEN, 10, 10))
    give(state, 2, *cards(box.RED, 16, 16), *cards(box.GREEN, 10, 9), *cards(box.BLUE, 7, 7))
    give(state, 3, *cards(box.RED, 15, 16, 14))
    play(state, OpenAuction(box.MIRROR, 48), Bid(49), Bid(61))
    for viewer in range(4):
        for world in worlds(state, viewer, 60):
            assert viewer == 0 or worth(world, 0) >= 48
            assert viewer == 1 or worth(world, 1) >= 49
            assert viewer == 2 or worth(world, 2) >= 61


@pytest.mark.long
def test_hands_of_two_bidders_are_as_likely_as_they_occur_together() -> None:
    state = poor(3)
    give(state, 0, *cards(box.RED, 16, 16))
    give(state, 1, *cards(box.RED, 17, 16))
    discard_but(state, box.RED, 13, 14, 15, 16, 17)
    play(state, OpenAuction(box.GRIMOIRE, 31), Bid(32))
    unseen = (*cards(box.RED, 13, 14, 15, 16, 17), *state.hands[0], *state.hands[1])
    chances = Counter[tuple[box.Card, ...]]()
    for mine in combinations(range(len(unseen)), 2):
        rest = [place for place in range(len(unseen)) if place not in mine]
        for theirs in combinations(rest, 2):
            first, second = (tuple(sorted(unseen[n] for n in they)) for they in (mine, theirs))
            if sum(box.VALUES[n] for n in first) >= 31 and sum(box.VALUES[n] for n in second) >= 32:
                chances[first + second] += 1
    samples = worlds(state, 2, 3000)
    assert_as_likely(Counter(world.hands[0] + world.hands[1] for world in samples), chances)


def test_a_lower_bid_can_be_paid_although_most_hands_that_pay_the_highest_leave_too_little() -> (
    None
):
    state = poor(3)
    give(state, 0, *cards(box.RED, 17, 17))
    give(state, 1, *cards(box.RED, 16, 16, 16))
    discard_but(state, box.RED, 15, 16)
    play(state, OpenAuction(box.GRIMOIRE, 34), Bid(48))
    samples = worlds(state, 2, 200)
    assert all(worth(world, 1) >= 48 for world in samples)
    # If no such deal turns up soon, the lower bid is ignored.
    assert sum(worth(world, 0) == 34 for world in samples) > 100


def test_the_highest_bid_can_be_paid_even_where_others_leave_hardly_a_world() -> None:
    state = poor(4)
    give(state, 0, *cards(box.RED, 17, 17), *cards(box.GREEN, 9, 9))
    give(state, 1, *cards(box.RED, 17, 16), *cards(box.GREEN, 10, 10))
    give(state, 2, *cards(box.RED, 16, 16), *cards(box.GREEN, 10, 9), *cards(box.BLUE, 7, 7))
    play(state, OpenAuction(box.MIRROR, 52), Bid(53), Bid(65))
    assert all(worth(world, 2) >= 65 for world in worlds(state, 3, 60))


def test_dust_and_gems_pay_too() -> None:
    state = poor(2)
    give(state, 0, *cards(box.RED, 17))
    state.dust[0] = 14
    gems(state, 0, (0, 1, 0, 0, 0))  # 9 for a witch
    play(state, OpenAuction(box.MIRROR, 40))
    assert {world.hands[0] for world in worlds(state, 1, 50)} == {cards(box.RED, 17)}
    state.dust[0] = 30
    hands = {world.hands[0] for world in worlds(state, 1, 300)}
    assert hands == {cards(box.RED, value) for value in (13, 14, 15, 16, 17)}


def test_who_is_asked_to_pay_can() -> None:
    state = poor(2)
    give(state, 0, *cards(box.RED, 17, 17, 16))
    play(state, OpenAuction(box.MIRROR, 50), PassBid())
    assert state.phase == PAY
    assert all(worth(world, 0) == 50 or worth(world, 0) == 51 for world in worlds(state, 1, 100))


def test_with_the_wrath_of_the_sages_a_bid_proves_nothing() -> None:
    state = poor(3, wrath=True)
    give(state, 0, *cards(box.RED, 17, 17, 16))
    play(state, OpenAuction(box.MIRROR, 50))
    assert state.phase == AUCTION
    hands = Counter(world.hands[0] for world in worlds(state, 1, 1500))
    assert_as_likely(hands, hands_worth((*state.decks[box.RED], *state.hands[0]), 3, 0))


def test_with_the_wrath_of_the_sages_who_is_asked_to_pay_can() -> None:
    state = poor(3, wrath=True)
    give(state, 0, *cards(box.RED, 17, 17, 16))
    give(state, 1, *cards(box.RED, 13))
    play(state, OpenAuction(box.MIRROR, 20 + 20), Bid(45), PassBid(), Bid(50), PassBid())
    assert (state.phase, state.mover) == (PAY, 0)
    samples = worlds(state, 2, 200)
    assert all(worth(world, 0) >= 50 for world in samples)
    assert min(worth(world, 1) for world in samples) == 13  # seat 1 was not asked to pay


@pytest.mark.parametrize("viewer", range(3))
def test_once_a_lot_is_paid_its_bids_prove_nothing_more(viewer: int) -> None:
    state = poor(3)
    gems(state, 2, (1, 0, 0, 0, 0))
    give(state, 0, *cards(box.RED, 17, 17, 17))
    give(state, 1, *cards(box.BLUE, 3))
    play(state, OpenAuction(box.MIRROR, 40), PassBid(), PassBid(), Pay(cards(box.RED, 17, 17, 17)))
    assert state.phase == MARKER
    worlds(state, viewer, 30)
    play(state, TakeMarker(40))
    assert state.phase == VICTIM
    samples = worlds(state, viewer, 300)
    if viewer != 1:
        assert {world.hands[1] for world in samples} == {
            cards(box.BLUE, v) for v in (3, 4, 5, 6, 7)
        }


def test_samples_of_auctions_go_on_to_the_end() -> None:
    state = poor(4)
    give(state, 0, *cards(box.RED, 17, 17), *cards(box.GREEN, 10))
    give(state, 1, *cards(box.RED, 17, 16), *cards(box.GREEN, 10))
    play(state, OpenAuction(box.MIRROR, 42), Bid(43))
    for world in worlds(state, 3, 40):
        while world.phase in (AUCTION, PAY):
            play(world, RULES.legal_actions(world)[0])
        assert world.artifacts[1][box.MIRROR] == 1


def test_the_parts_of_the_artifact_deck_come_in_their_order() -> None:
    state = table(4)
    tops = Counter(world.deck[-1] for world in worlds(state, 0, 300))
    assert set(tops) == {0, 1, 2}
    assert all(set(world.deck[:4]) == {10, 11} for world in worlds(state, 0, 20))
    offer(state, *[lot for lot in state.deck if lot < box.TALISMAN])
    assert all(set(world.deck) == {box.TALISMAN} for world in worlds(state, 0, 5))


def test_what_one_holds_or_has_seen_spent_is_nowhere_else() -> None:
    state = poor(2)
    give(state, 0, *cards(box.RED, 17, 17))
    give(state, 1, *cards(box.RED, 17, 16))
    discard_but(state, box.RED, 13, 14)
    for world in worlds(state, 0, 50):
        assert world.hands[0] == state.hands[0]
        assert Counter(world.discards[box.RED]) == Counter(state.discards[box.RED])
        assert {*world.hands[1], *world.decks[box.RED]} == {*cards(box.RED, 13, 14, 16, 17)}


def test_the_highest_bid_for_a_sentinel_holds_in_every_world() -> None:
    state = poor(2)
    give(state, 0, *rich(box.RED, box.RED), *cards(box.RED, 14))
    play(state, OpenAuction(box.OWL, 134))
    assert {world.hands[0][0] for world in worlds(state, 1, 200)} == {
        *cards(box.RED, 14, 15, 16, 17)
    }
