# SPDX-License-Identifier: MIT
"""Tests that no seat learns more than the rules allow, and that no sampled state uses hidden
facts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import is_dataclass
from functools import cache
from itertools import chain
from math import sqrt
from typing import Any, TypeAlias, get_args, get_origin

import pytest

from tests.contract.cases import Case, Moment, journey, some
from wizardtable.core import codec
from wizardtable.core.game import Seat
from wizardtable.core.rng import Rng


def ids(case: Case, kind: Any, value: object) -> list[int]:
    """Returns the ids of components (such as cards) in a value of the type `kind`.

    These are all ints whose type hint is a `NewType`. If the game has several such types, only the
    ids of its hidden type count.
    """
    result: list[int] = []
    _gather(kind, value, getattr(case.hidden, "HIDDEN_TYPE", None), result)
    return result


def _gather(kind: Any, value: object, hides: Any, result: list[int]) -> None:
    """Adds the ids in a value to `result`, a list that is shared for speed.

    A generator for each of thousands of tuples would take twice as long.
    """
    way = _way(kind, type(value), hides)
    if way is _IS_ID:
        assert isinstance(value, int)
        result.append(value)
    elif isinstance(value, (tuple, list)):
        if len(way) > 1:
            for hint, item in zip(way, value, strict=True):
                _gather(hint, item, hides, result)
        elif way and hasattr(way[0], "__supertype__"):
            if _way(way[0], int, hides) is _IS_ID:
                result += value
        elif way:
            for item in value:
                _gather(way[0], item, hides, result)
    elif isinstance(way, dict):
        for name, hint in way.items():
            _gather(hint, getattr(value, name), hides, result)
    else:
        for member in way:
            _gather(member, value, hides, result)


_IS_ID: Any = "the value is an id"

_TYPES_WITHOUT_IDS = (int, str, bool)
"""Types of values that are neither ids nor contain any."""


@cache
def _way(kind: Any, of: type, hides: Any) -> Any:
    """Returns where a value of a class can contain ids, given its type hint.

    The result is `_IS_ID` for an id. For a tuple or list it has the hints of the items, and for a
    dataclass the hints by attribute. Otherwise it has the hints that the value itself can have.
    Results are cached for the thousands of values in a match.
    """
    if hasattr(kind, "__supertype__"):
        return _IS_ID if hides in (None, kind) else ()
    if issubclass(of, (tuple, list)):
        items = tuple(item for item in _arguments(kind) if item is not ...)
        return () if all(item in _TYPES_WITHOUT_IDS for item in items) else items
    if is_dataclass(of):
        hints = codec.field_types(of).items()
        return {name: hint for name, hint in hints if hint not in _TYPES_WITHOUT_IDS}
    if of is type(None):
        return ()
    return tuple(member for member in get_args(kind) if hasattr(member, "__supertype__"))


def tells(case: Case, named: Counter[int], hidden: Counter[int]) -> list[int]:
    """Returns the hidden ids that `named` reveals; of equal components, those named too often."""
    copies: dict[int, int] = getattr(case.box, "COPIES_OF_CARD", {})
    return [card for card in hidden if named[card] > copies.get(card, 1) - hidden[card]]


def _arguments(kind: Any) -> Sequence[Any]:
    """Returns the item types of a tuple or list, also inside a union such as `tuple[...] |
    None`."""
    if get_origin(kind) in (tuple, list):
        return get_args(kind)
    return next(get_args(m) for m in get_args(kind) if get_origin(m) in (tuple, list))


def test_the_walk_finds_ids_by_their_hints(case: Case) -> None:
    state = journey(case, 0)[0].state
    ids_by_hint = {
        card
        for name, hint in codec.field_types(case.rules.kinds.state).items()
        for card in ids(case, hint, getattr(state, name))
    }
    unseen = set(case.hidden.hidden_cards(state, None))
    assert bool(unseen) == case.spec.has_secrets, (
        "GameSpec.secrets is True if and only if hidden_cards(state, None) of "
        f"{case.folder}/hidden.py names cards after the deal"
    )
    assert unseen <= ids_by_hint, (
        "State: annotate cards with a NewType of int, such as CardId, so that they can be found; "
        f"where a game has several, HIDDEN_TYPE of {case.folder}/hidden.py names the hidden one"
    )


def test_an_observation_does_not_depend_on_what_is_hidden(case: Case) -> None:
    rng = Rng(4)
    for moment in some(case, 0, 60):
        for viewer in case.viewers:
            shuffled = moment.state.clone()
            case.hidden.shuffle_hidden(shuffled, viewer, rng)
            case.box.assert_complete(shuffled)
            before = case.rules.observe(moment.state, viewer)
            assert case.rules.observe(shuffled, viewer) == before, (
                f"observe: show seat {viewer} nothing that depends on what is hidden from it, or "
                f"let shuffle_hidden of {case.folder}/hidden.py leave alone what the seat may know"
            )
            if viewer is not None and viewer == case.rules.to_move(moment.state):
                menus = [list(case.rules.legal_actions(s)) for s in (shuffled, moment.state)]
                assert menus[0] == menus[1], (
                    "legal_actions: offer nothing that depends on what is hidden from the seat"
                )


def test_shuffling_does_change_what_is_hidden(case: Case) -> None:
    state = journey(case, 0)[0].state
    shuffled = state.clone()
    case.hidden.shuffle_hidden(shuffled, Seat(0), Rng(4))
    path = f"{case.folder}/hidden.py"
    assert shuffled.rng != state.rng, f"{path}, shuffle_hidden: set state.rng = Rng(rng.next64())"
    before, after = (case.hidden.hidden_cards(s, Seat(0)) for s in (state, shuffled))
    assert (before != after) == case.spec.has_secrets, (
        f"{path}, shuffle_hidden: let hidden cards change places; hidden_cards: name them in the "
        "order of their places"
    )
    assert sorted(before) == sorted(after), (
        f"{path}, shuffle_hidden: lose no hidden card and bring none that is not hidden"
    )


def test_an_observation_names_nothing_that_is_hidden(case: Case, share: float) -> None:
    kind = case.rules.kinds.observation
    for moment in some(case, 0, round(400 * share)):
        for viewer in case.viewers:
            named = Counter(ids(case, kind, case.rules.observe(moment.state, viewer)))
            named_cards = tells(
                case, named, Counter(case.hidden.hidden_cards(moment.state, viewer))
            )
            assert not named_cards, (
                f"observe: seat {viewer} must not be shown the hidden cards {named_cards}"
            )


@pytest.mark.parametrize("seed", range(2))
def test_an_event_names_nothing_that_stays_hidden(case: Case, seed: int) -> None:
    for moment in journey(case, seed):
        for viewer in case.viewers:
            _assert_discreet(case, moment, viewer)


def _assert_discreet(case: Case, moment: Moment, viewer: Seat | None) -> None:
    before, after = (
        Counter(case.hidden.hidden_cards(state, viewer)) for state in (moment.state, moment.after)
    )
    for event in moment.journal:
        redacted = case.rules.redact(event, viewer)
        if redacted is not None and not isinstance(redacted, case.hidden.OPEN_EVENTS):
            named_cards = tells(case, Counter(ids(case, type(redacted), redacted)), before & after)
            assert not named_cards, (
                f"the cards {named_cards} of {event} are hidden from seat {viewer} before and "
                "after the action. If everybody sees them when it happens (a card played openly, "
                "before the same action shuffles and deals it again), name "
                f"{type(event).__name__} in OPEN_EVENTS of {case.folder}/hidden.py; if not (a card "
                f"drawn or dealt face down), let redact put HIDDEN for them where seat {viewer} is "
                "not the one who sees them"
            )


def test_redacting_twice_is_redacting_once(case: Case) -> None:
    for moment in journey(case, 0):
        for viewer in case.viewers:
            for event in moment.journal:
                once = case.rules.redact(event, viewer)
                assert once is None or case.rules.redact(once, viewer) == once, (
                    "redact: leave an event as it is that is redacted already"
                )


def test_a_sample_looks_the_same_to_the_observer(case: Case) -> None:
    rng = Rng(2)
    for moment in some(case, 0, 60):
        for viewer in case.viewers:
            if viewer is None:
                continue
            observation = case.rules.observe(moment.state, viewer)
            sample = case.rules.sample(observation, rng)
            case.box.assert_complete(sample)
            assert case.rules.is_sound(sample, case.setup), (
                "sample: return only states that play can reach: what a seat is known not to hold, "
                "it does not hold in a sample either"
            )
            assert case.rules.observe(sample, viewer) == observation, (
                f"sample: return a state of which observe gives seat {viewer} the same observation"
            )
            if viewer == observation.to_move:
                menus = [list(case.rules.legal_actions(s)) for s in (sample, moment.state)]
                assert menus[0] == menus[1], (
                    "sample: return a state with the same menu: the seat to move knows its menu"
                )


def test_samples_are_made_by_the_generator_alone(case: Case) -> None:
    for moment in some(case, 0, 10):
        observation = case.rules.observe(moment.state, Seat(0))
        first, second = (
            codec.digest(case.rules.kinds.state, case.rules.sample(observation, Rng(seed)))
            for seed in (5, 5)
        )
        assert first == second, "sample: take all chance from the generator that is given"
        assert case.rules.sample(observation, Rng(5)).rng != moment.state.rng, (
            "sample: give the state a generator of its own, Rng(rng.next64())"
        )


def test_a_thousand_samples_continue_at_random(case: Case, share: float) -> None:
    rng = Rng(6)
    moments = some(case, 0, 100)
    for number in range(round(1_000 * share)):
        moment = moments[number % len(moments)]
        seat = Seat(rng.below(case.setup.seats))
        state = case.rules.sample(case.rules.observe(moment.state, seat), rng)
        length = 2_000 if number % 50 == 0 else 25
        for _ in range(length):
            if case.rules.to_move(state) is None:
                break
            case.rules.apply(state, rng.choice(case.rules.legal_actions(state)))
        case.box.assert_complete(state)


Pool: TypeAlias = list[list[int]]
"""Zones between which unseen cards can change places; each zone lists its cards."""


def pools(case: Case, state: object) -> list[Pool]:
    """Returns the pools of a state, as the first seat sees them.

    By default each unseen card is a pool of its own; a game's tests can define larger pools.
    """
    if hasattr(case.hidden, "hidden_pools"):
        result: list[Pool] = case.hidden.hidden_pools(state, Seat(0))
        return result
    return [[[card] for card in case.hidden.hidden_cards(state, Seat(0))]]


SAMPLE_COUNT = 600
"""The number of samples from which frequencies are counted."""

Counts: TypeAlias = list[list[Counter[int]]]
"""The number of times that each card lay in each zone, by pool and zone."""


def counted(case: Case, states: Iterable[object]) -> Counts:
    """Returns how often each card lies in each zone of the states."""
    counts: Counts = []
    for state in states:
        there = pools(case, state)
        counts = counts or [[Counter() for _ in pool] for pool in there]
        for zones, pool in zip(counts, there, strict=True):
            for count, zone in zip(zones, pool, strict=True):
                count.update(zone)
    return counts


def samples(case: Case, moment: Moment, rng: Rng, draws: int) -> Iterator[object]:
    observation = case.rules.observe(moment.state, Seat(0))
    return (case.rules.sample(observation, rng) for _ in range(draws))


def is_uneven(case: Case, state: object) -> bool:
    """Returns whether some deals are likelier than others, according to the game's tests."""
    return hasattr(case.hidden, "uneven") and bool(case.hidden.uneven(state))


def test_each_unseen_place_takes_each_unseen_card_in_proportion(case: Case) -> None:
    rng = Rng(8)
    for moment in some(case, 0, 3):
        if is_uneven(case, moment.state):
            continue  # see the next test
        counts = counted(case, samples(case, moment, rng, SAMPLE_COUNT))
        for zones, pool in zip(counts, pools(case, moment.state), strict=True):
            for count, zone in zip(zones, pool, strict=True):
                _assert_proportionate(count, SAMPLE_COUNT * len(zone), pool)


def test_samples_come_as_often_as_the_sound_ones_of_all_deals(case: Case, share: float) -> None:
    draws = round(SAMPLE_COUNT * share)
    uneven = [moment for moment in some(case, 0, 60) if is_uneven(case, moment.state)]
    rng = Rng(9)
    for moment in uneven[:: max(1, len(uneven) // 3)][:3]:
        sampled = counted(case, samples(case, moment, rng, draws))
        wanted = counted(case, deals(case, moment, rng, draws))
        for many, other in zip(chain(*sampled), chain(*wanted), strict=True):
            _assert_alike(case, many, other)


def deals(case: Case, moment: Moment, rng: Rng, draws: int) -> Iterator[object]:
    """Yields the consistent states among those that `shuffle_hidden` makes; all are equally
    likely."""
    made = 0
    for _ in range(100 * draws):
        state = moment.state.clone()
        case.hidden.shuffle_hidden(state, Seat(0), rng)
        if case.rules.is_sound(state, case.setup):
            made += 1
            yield state
        if made == draws:
            return
    pytest.fail(
        f"{case.folder}/hidden.py, shuffle_hidden: where something is known of unseen cards, deal "
        "them so that it stays true, as core.cards.dealing.deal does for suits that a seat lacks; "
        f"is_sound allowed only {made} of {100 * draws} deals",
        pytrace=False,
    )


def _assert_alike(case: Case, sampled: Counter[int], wanted: Counter[int]) -> None:
    """Asserts that the cards lay in a zone about as often in the samples as in the other deals."""
    cards = sampled | wanted
    surprise = sum(
        (sampled[card] - wanted[card]) ** 2 / (sampled[card] + wanted[card]) for card in cards
    )
    freedom = max(1, len(cards) - 1)
    assert surprise < freedom + 6 * sqrt(2 * freedom) + 6, (
        f"sample: make all states that fit the observation equally likely: cards {dict(sampled)} "
        f"lay in a place where shuffle_hidden of {case.folder}/hidden.py, as far as is_sound "
        f"allows what it deals, brings {dict(wanted)}. core.cards.dealing.deal deals cards evenly "
        "where seats lack suits. If the samples are right, let is_sound refuse what cannot be."
    )


def _assert_proportionate(count: Counter[int], places: int, pool: Pool) -> None:
    """Asserts that the cards of a pool lay in a zone as often as they occur in the pool."""
    cards = Counter(card for zone in pool for card in zone)
    assert set(count) <= set(cards), (
        "sample: deal to each place only cards that can lie there; hidden_pools of hidden.py lists "
        "places that can exchange cards"
    )
    expected = {card: places * copies / cards.total() for card, copies in cards.items()}
    if len(cards) < 2 or not places:
        return
    surprise = sum((count[card] - often) ** 2 / often for card, often in expected.items())
    freedom = len(cards) - 1
    assert surprise < freedom + 6 * sqrt(2 * freedom) + 6, (
        f"sample: make all possible states equally likely, for example by rng.shuffle (the cards "
        f"{dict(count)} were expected as {expected}). The order within a hand counts, too: shuffle "
        f"it, or sort the true one. Where not every unseen card can lie everywhere, as after "
        f"a seat was seen to lack a suit, let uneven(state) of hidden.py return True"
    )
