# SPDX-License-Identifier: MIT
"""What the contract promises of every game's rules."""

from contextlib import suppress
from dataclasses import replace

import pytest

from tests.contract.cases import Case, journey, some
from tests.helpers import players
from wizardtable.core import codec
from wizardtable.core.game import IllegalAction
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

LONGEST_MENU = 60


def digest(case: Case, state: object) -> str:
    return codec.digest(case.rules.kinds.state, state)


@pytest.mark.parametrize("seed", range(3))
def test_random_matches_end_with_a_result(case: Case, seed: int) -> None:
    moments = journey(case, seed)
    assert all(case.rules.result(moment.state) is None for moment in moments)
    end = moments[-1].after
    assert case.rules.to_move(end) is None
    assert not case.rules.legal_actions(end)
    result = case.rules.result(end)
    assert result is not None
    assert len(result.ranks) == len(result.scores) == case.setup.seats
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks)


def test_scores_equal_a_recount(case: Case) -> None:
    for seed in range(3):
        end = journey(case, seed)[-1].after
        result = case.rules.result(end)
        assert result is not None
        assert result.scores == case.box.recount(end)


def test_components_are_conserved(case: Case) -> None:
    for seed in range(2):
        for moment in journey(case, seed):
            case.box.assert_complete(moment.after)


def test_the_same_seed_deals_the_same_and_another_does_not(case: Case) -> None:
    deals = [digest(case, case.rules.deal(case.setup, seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


def test_replaying_seed_and_actions_gives_the_same_states(case: Case) -> None:
    moments = journey(case, 0)
    state = case.rules.deal(case.setup, 0)
    for moment in moments:
        assert digest(case, state) == digest(case, moment.state)
        journal: list[object] = []
        case.rules.apply(state, moment.action, journal)
        assert journal == moment.journal


def test_every_state_of_a_match_is_sound(case: Case) -> None:
    for seed in range(2):
        for moment in journey(case, seed):
            assert case.rules.is_sound(moment.state, case.setup)
        assert case.rules.is_sound(journey(case, seed)[-1].after, case.setup)


def test_a_state_is_sound_at_its_own_number_of_seats_only(case: Case) -> None:
    for moment in some(case, 0, 20):
        for seats in set(case.spec.seats) - {case.setup.seats}:
            with suppress(IndexError, KeyError, ValueError):
                assert not case.rules.is_sound(moment.state, replace(case.setup, seats=seats))


def test_a_clone_is_independent(case: Case) -> None:
    for moment in some(case, 0, 40):
        before = digest(case, moment.state)
        copy = moment.state.clone()
        assert digest(case, copy) == before
        rng = Rng(1)
        for _ in range(12):
            if case.rules.to_move(copy) is None:
                break
            case.rules.apply(copy, rng.choice(case.rules.legal_actions(copy)))
        assert digest(case, moment.state) == before


def test_asking_changes_nothing(case: Case) -> None:
    for moment in some(case, 0, 25):
        before = digest(case, moment.state)
        for viewer in case.viewers:
            case.rules.observe(moment.state, viewer)
        for action in case.rules.legal_actions(moment.state):
            case.rules.check(moment.state, action)
        case.rules.result(moment.state)
        assert digest(case, moment.state) == before


def test_the_menu_is_short_stable_and_within_the_law(case: Case) -> None:
    for moment in journey(case, 0):
        menu = list(case.rules.legal_actions(moment.state))
        assert 0 < len(menu) <= LONGEST_MENU
        assert len(set(menu)) == len(menu)
        assert menu == list(case.rules.legal_actions(moment.state.clone()))
        for action in menu:
            case.rules.check(moment.state, action)


def test_who_looks_through_all_moves_finds_those_of_the_menu_and_no_move_twice(
    case: Case,
) -> None:
    for moment in some(case, 0, 40):
        every = list(case.rules.candidates(moment.state))
        assert set(case.rules.legal_actions(moment.state)) <= set(every)
        assert len(set(every)) == len(every)


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(case: Case) -> None:
    moments = journey(case, 0)
    end = moments[-1].after
    known = list(dict.fromkeys(moment.action for moment in moments))
    for action in known:
        with pytest.raises(IllegalAction):
            case.rules.check(end, action)
    refused = 0
    for moment in some(case, 1, 25):
        before = digest(case, moment.state)
        for action in known:
            try:
                case.rules.check(moment.state, action)
            except IllegalAction as refusal:
                refused += 1
                assert str(refusal.reason)
        assert digest(case, moment.state) == before
    assert refused > 0


def test_whatever_the_law_allows_can_be_applied(case: Case) -> None:
    known = list(dict.fromkeys(moment.action for moment in journey(case, 0)))
    for moment in some(case, 1, 25):
        for action in known:
            try:
                case.rules.check(moment.state, action)
            except IllegalAction:
                continue
            state = moment.state.clone()
            case.rules.apply(state, action)
            case.box.assert_complete(state)


def test_everything_goes_through_json_and_back(case: Case) -> None:
    kinds, rules = case.rules.kinds, case.rules
    for moment in some(case, 0, 40):
        state = codec.loads(kinds.state, codec.dumps(kinds.state, moment.state))
        assert digest(case, state) == digest(case, moment.state)
        assert list(rules.legal_actions(state)) == list(rules.legal_actions(moment.state))
        for viewer in case.viewers:
            observation = rules.observe(moment.state, viewer)
            assert rules.observe(state, viewer) == observation
            text = codec.dumps(kinds.observation, observation)
            assert codec.loads(kinds.observation, text) == observation
        for action in rules.legal_actions(moment.state):
            assert codec.loads(kinds.action, codec.dumps(kinds.action, action)) == action
        for event in moment.journal:
            assert codec.loads(kinds.event, codec.dumps(kinds.event, event)) == event


def test_a_state_read_from_json_plays_on_alike(case: Case) -> None:
    kinds = case.rules.kinds
    moments = journey(case, 0)
    state = codec.loads(kinds.state, codec.dumps(kinds.state, moments[len(moments) // 2].state))
    for moment in moments[len(moments) // 2 :]:
        case.rules.apply(state, moment.action)
        assert digest(case, state) == digest(case, moment.after)


def test_everything_that_happens_can_be_told(case: Case) -> None:
    wording, rules = case.spec.wording, case.rules
    for moment in journey(case, 0):
        for viewer in case.viewers:
            observation = rules.observe(moment.state, viewer)
            assert str(wording.prompt(observation, case.names))
            assert len(wording.tally(observation)) == case.setup.seats
            assert wording.turn(observation) >= 1
            for event in moment.journal:
                seen = rules.redact(event, viewer)
                if seen is not None:
                    line = wording.event(seen, case.names)
                    assert line is None or "{" not in str(line)
        mover = rules.observe(moment.state, rules.to_move(moment.state))
        menu = rules.legal_actions(moment.state)
        told = [str(wording.action(mover, action, case.names)) for action in menu]
        assert all(line and "{" not in line for line in told)


def test_two_entries_of_the_action_list_never_read_alike(case: Case) -> None:
    wording, rules = case.spec.wording, case.rules
    for moment in journey(case, 0):
        mover = rules.observe(moment.state, rules.to_move(moment.state))
        menu = rules.legal_actions(moment.state)
        told = [str(wording.action(mover, action, case.names)) for action in menu]
        assert len(set(told)) == len(told)


def test_a_match_can_be_undone_to_its_beginning_and_redone(case: Case) -> None:
    moments = journey(case, 0)
    seats = case.setup.seats
    match = Match(
        case.spec, case.setup, 0, players(case.spec, seats), [moment.action for moment in moments]
    )
    everybody = {seat for seat in case.viewers if seat is not None}
    while match.undo(everybody):
        assert digest(case, match.state_at(len(match.actions))) == digest(
            case, moments[len(match.actions)].state
        )
    assert match.actions == []
    while match.redo():
        pass
    assert match.result == case.rules.result(moments[-1].after)
