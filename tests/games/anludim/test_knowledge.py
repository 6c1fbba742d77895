# SPDX-License-Identifier: MIT
"""The knowledge of each seat: sampled worlds agree with it and are fair, and events keep
secrets."""

import random
from collections import Counter

import pytest

from tests.games.anludim.tables import play
from wizardtable.core.game import Seat, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.anludim.rules.components import HIDDEN
from wizardtable.games.anludim.rules.moves import Dealt, Drew, Keep, KeptChosen, TakeOpen
from wizardtable.games.anludim.rules.rules import RULES
from wizardtable.games.anludim.rules.state import KEEP, State


def after(actions: int, seats: int = 3, expert: bool = False, seed: int = 2) -> State:
    chance = random.Random(seed)
    state = RULES.deal(Setup(seats, (("expert", expert),)), seed)
    for _ in range(actions):
        if RULES.to_move(state) is None:
            break
        RULES.apply(state, chance.choice(RULES.legal_actions(state)))
    return state


@pytest.mark.parametrize("expert", [False, True])
def test_a_sampled_world_looks_the_same_to_the_viewer_who_has_the_same_menu(expert: bool) -> None:
    for actions in range(0, 120, 3):
        state = after(actions, expert=expert)
        for seat in (Seat(0), Seat(1), Seat(2), None):
            observation = RULES.observe(state, seat)
            world = RULES.sample(observation, Rng(actions))
            assert RULES.observe(world, seat) == observation
            if seat == RULES.to_move(state):
                assert RULES.legal_actions(world) == RULES.legal_actions(state)


def test_each_hidden_place_takes_each_unseen_card_in_proportion() -> None:
    state = after(7)
    observation = RULES.observe(state, Seat(0))
    rng = Rng(5)
    tops: Counter[int] = Counter()
    held: Counter[int] = Counter()
    for _ in range(3000):
        world = RULES.sample(observation, rng)
        tops[world.deck[-1]] += 1
        held.update(card for card in world.hands[1] if card not in observation.known[1])
    unseen = len(tops)
    hidden = observation.hand_sizes[1] - len(observation.known[1])
    assert set(held) == set(tops)
    assert max(tops.values()) < 2 * 3000 / unseen
    assert min(tops.values()) > 3000 / unseen / 2
    assert min(held.values()) > 3000 * hidden / unseen * 0.7


def test_an_openly_taken_card_is_known_to_all_until_it_is_laid() -> None:
    state = RULES.deal(Setup(2), 1)
    seat, card = Seat(state.active), state.row[0]
    play(state, TakeOpen(card))
    rival = Seat(1 - seat)
    assert RULES.observe(state, rival).known[seat] == (card,)
    assert all(
        card in RULES.sample(RULES.observe(state, rival), Rng(i)).hands[seat] for i in range(20)
    )


def between_rounds() -> State:
    """Returns a state between two rounds, before anybody has chosen cards to keep."""
    state = RULES.deal(Setup(3), 4)
    state.piles[:3] = [(), (), ()]
    state.spent = True
    play(state, TakeOpen(state.row[0]))
    assert state.phase == KEEP
    return state


def test_what_others_keep_is_hidden_and_any_legal_choice_in_a_sample() -> None:
    state = between_rounds()
    seat = RULES.to_move(state)
    assert seat is not None
    other = Seat((seat + 1) % 3)
    play(state, Keep(tuple(sorted(state.hands[seat][:2]))))
    observation = RULES.observe(state, other)
    assert observation.kept is None
    assert observation.chosen.count(True) == 1
    sizes = set()
    for i in range(60):
        world = RULES.sample(observation, Rng(i))
        kept = world.kept[seat]
        assert kept is not None
        assert set(kept) <= set(world.hands[seat])
        sizes.add(len(kept))
    assert max(sizes) == (2 if state.gold[seat] else 3)
    assert RULES.observe(state, seat).kept is not None


def test_a_known_card_that_is_not_among_those_shown_is_known_to_be_kept() -> None:
    state = between_rounds()
    ender = state.active
    [taken] = state.known[ender]
    while (seat := RULES.to_move(state)) is not None and state.phase == KEEP:
        play(state, Keep((taken,) if seat == ender else ()))
    assert state.known[ender] == (taken,)


def test_events_hide_drawn_and_dealt_cards_and_what_is_kept_from_all_others() -> None:
    cards = RULES.deal(Setup(2), 1).hands[0]
    for event in (Drew(0, cards[:2]), Dealt(0, cards)):
        assert RULES.redact(event, Seat(0)) == event
        hidden = (HIDDEN,) * len(event.cards)
        assert RULES.redact(event, Seat(1)) == type(event)(0, hidden)
        assert RULES.redact(event, None) == type(event)(0, hidden)
    assert RULES.redact(KeptChosen(0, cards[:2]), Seat(1)) == KeptChosen(0, (HIDDEN,))
    assert RULES.redact(KeptChosen(0, ()), Seat(1)) == KeptChosen(0, (HIDDEN,))


def test_a_clone_is_independent() -> None:
    state = after(20)
    before = [RULES.observe(state, Seat(seat)) for seat in range(3)]
    copy = state.clone()
    chance = random.Random(1)
    while RULES.to_move(copy) is not None:
        RULES.apply(copy, chance.choice(RULES.legal_actions(copy)))
    assert [RULES.observe(state, Seat(seat)) for seat in range(3)] == before
