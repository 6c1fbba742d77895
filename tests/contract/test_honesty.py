# SPDX-License-Identifier: MIT
"""No seat learns more than the rules allow, and nobody who samples assumes more."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import is_dataclass
from math import sqrt
from typing import Any, get_args, get_origin

import pytest

from tests.contract.cases import Case, Moment, journey, some
from wizardtable.core import codec
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng


def ids(kind: Any, value: object) -> Iterator[int]:
    """The component ids in a value: everything whose type hint is a `NewType` of int."""
    if hasattr(kind, "__supertype__"):
        assert isinstance(value, int)
        yield value
    elif isinstance(value, (tuple, list)):
        items = [item for item in _arguments(kind) if item is not ...]
        for index, item in enumerate(value):
            yield from ids(items[index] if len(items) > 1 else items[0], item)
    elif is_dataclass(value):
        for name, hint in codec.field_types(type(value)).items():
            yield from ids(hint, getattr(value, name))
    elif get_args(kind) and value is not None:
        for member in get_args(kind):
            if hasattr(member, "__supertype__"):
                yield from ids(member, value)


def _arguments(kind: Any) -> Sequence[Any]:
    """The item types of a tuple or list, also of one in a union such as `tuple[...] | None`."""
    if get_origin(kind) in (tuple, list):
        return get_args(kind)
    return next(get_args(m) for m in get_args(kind) if get_origin(m) in (tuple, list))


def test_the_walk_finds_ids_by_their_hints(case: Case) -> None:
    state = journey(case, 0)[0].state
    found = {
        card
        for name, hint in codec.field_types(case.rules.kinds.state).items()
        for card in ids(hint, getattr(state, name))
    }
    unseen = set(case.hidden.hidden_cards(state, None))
    assert unseen
    assert unseen <= found


def test_an_observation_does_not_depend_on_what_is_hidden(case: Case) -> None:
    rng = Rng(4)
    for moment in some(case, 0, 60):
        for viewer in case.viewers:
            shuffled = moment.state.clone()
            case.hidden.shuffle_hidden(shuffled, viewer, rng)
            case.box.assert_complete(shuffled)
            assert case.rules.observe(shuffled, viewer) == case.rules.observe(moment.state, viewer)
            if viewer is not None and viewer == case.rules.to_move(moment.state):
                menus = [list(case.rules.legal_actions(s)) for s in (shuffled, moment.state)]
                assert menus[0] == menus[1]


def test_shuffling_does_change_what_is_hidden(case: Case) -> None:
    state = journey(case, 0)[0].state
    shuffled = state.clone()
    case.hidden.shuffle_hidden(shuffled, Seat(0), Rng(4))
    assert shuffled.rng != state.rng
    before, after = (case.hidden.hidden_cards(s, Seat(0)) for s in (state, shuffled))
    assert before != after
    assert sorted(before) == sorted(after)


def test_an_observation_names_nothing_that_is_hidden(case: Case) -> None:
    kind = case.rules.kinds.observation
    for moment in journey(case, 0):
        for viewer in case.viewers:
            named = set(ids(kind, case.rules.observe(moment.state, viewer)))
            assert not named & set(case.hidden.hidden_cards(moment.state, viewer))


@pytest.mark.parametrize("seed", range(2))
def test_an_event_names_nothing_that_stays_hidden(case: Case, seed: int) -> None:
    for moment in journey(case, seed):
        for viewer in case.viewers:
            _assert_discreet(case, moment, viewer)


def _assert_discreet(case: Case, moment: Moment, viewer: Seat | None) -> None:
    before, after = (
        set(case.hidden.hidden_cards(state, viewer)) for state in (moment.state, moment.after)
    )
    for event in moment.journal:
        seen = case.rules.redact(event, viewer)
        if seen is not None and not isinstance(seen, case.hidden.OPEN_EVENTS):
            assert not set(ids(type(seen), seen)) & before & after


def test_redacting_twice_is_redacting_once(case: Case) -> None:
    for moment in journey(case, 0):
        for viewer in case.viewers:
            for event in moment.journal:
                once = case.rules.redact(event, viewer)
                assert once is None or case.rules.redact(once, viewer) == once


def test_a_sample_looks_the_same_to_the_observer(case: Case) -> None:
    rng = Rng(2)
    for moment in some(case, 0, 60):
        for viewer in case.viewers:
            if viewer is None:
                continue
            observation = case.rules.observe(moment.state, viewer)
            sample = case.rules.sample(observation, rng)
            case.box.assert_complete(sample)
            assert case.rules.observe(sample, viewer) == observation
            if viewer == observation.to_move:
                menus = [list(case.rules.legal_actions(s)) for s in (sample, moment.state)]
                assert menus[0] == menus[1]


def test_samples_are_made_by_the_generator_alone(case: Case) -> None:
    for moment in some(case, 0, 10):
        observation = case.rules.observe(moment.state, Seat(0))
        one, other = (
            codec.digest(case.rules.kinds.state, case.rules.sample(observation, Rng(seed)))
            for seed in (5, 5)
        )
        assert one == other
        assert case.rules.sample(observation, Rng(5)).rng != moment.state.rng


def test_a_thousand_samples_continue_at_random(case: Case) -> None:
    rng = Rng(6)
    moments = some(case, 0, 100)
    for number in range(1_000):
        moment = moments[number % len(moments)]
        seat = Seat(rng.below(case.setup.seats))
        state = case.rules.sample(case.rules.observe(moment.state, seat), rng)
        length = 2_000 if number % 50 == 0 else 25
        for _ in range(length):
            if case.rules.to_move(state) is None:
                break
            case.rules.apply(state, rng.choice(case.rules.legal_actions(state)))
        case.box.assert_complete(state)


def test_each_unseen_place_takes_each_unseen_card_in_proportion(case: Case) -> None:
    draws = 600
    rng = Rng(8)
    for moment in some(case, 0, 3):
        observation = case.rules.observe(moment.state, Seat(0))
        cards = case.hidden.hidden_cards(moment.state, Seat(0))
        if len(cards) < 2:
            continue
        counts = [Counter[int]() for _ in cards]
        for _ in range(draws):
            sample = case.rules.sample(observation, rng)
            for place, card in enumerate(case.hidden.hidden_cards(sample, Seat(0))):
                counts[place][card] += 1
        expected = draws / len(cards)
        freedom = len(cards) - 1
        for count in counts:
            assert set(count) <= set(cards)
            surprise = sum((count[card] - expected) ** 2 / expected for card in cards)
            assert surprise < freedom + 6 * sqrt(2 * freedom) + 6
