# SPDX-License-Identifier: MIT
"""Tests that every game's rules fulfil the contract; a failure says what to change.

`Rules` in wizardtable/core/game.py says what each method returns.
"""

from contextlib import suppress
from dataclasses import replace

import pytest

from tests.contract.cases import Case, journey, some
from tests.helpers import players
from wizardtable.core import codec
from wizardtable.core.game import IllegalAction
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng

MAX_MENU_LENGTH = 60

SOUNDNESS_ADVICE = "is_sound: return True for every state that play can reach, also at the end"

STATE_ADVICE = "State: annotate every attribute, or it is not kept; clone() copies every one"

KINDS_ADVICE = "kinds: list every class, each a frozen dataclass that holds tuples instead of lists"


def digest(case: Case, state: object) -> str:
    return codec.digest(case.rules.kinds.state, state)


@pytest.mark.parametrize("seed", range(3))
def test_random_matches_end_with_a_result(case: Case, seed: int) -> None:
    moments = journey(case, seed)
    assert all(case.rules.result(moment.state) is None for moment in moments), (
        "result: return None as long as to_move returns a seat"
    )
    end = moments[-1].after
    assert not case.rules.legal_actions(end), "legal_actions: return () once to_move returns None"
    result = case.rules.result(end)
    assert result is not None, "result: return a Result once to_move returns None"
    assert len(result.ranks) == len(result.scores) == case.setup.seats, (
        "result: ranks and scores have a number for every seat"
    )
    for rank in result.ranks:
        assert rank == 1 + sum(other < rank for other in result.ranks), (
            "result: a seat's rank is 1 + the number of seats that are better"
        )


def test_scores_equal_a_recount(case: Case) -> None:
    for seed in range(3):
        end = journey(case, seed)[-1].after
        result = case.rules.result(end)
        assert result is not None, "result: return a Result once to_move returns None"
        assert result.scores == case.box.recount(end), (
            f"result and recount of {case.folder}/box.py count points differently: mend one of them"
        )


def test_components_are_conserved(case: Case) -> None:
    for seed in range(2):
        for moment in journey(case, seed):
            case.box.assert_complete(moment.after)


def test_the_same_seed_deals_the_same_and_another_does_not(case: Case) -> None:
    deals = [digest(case, case.rules.deal(case.setup, seed)) for seed in (1, 1, 2)]
    assert deals[0] == deals[1], "deal: take all chance from Rng(seed), and none from elsewhere"
    assert deals[0] != deals[2], "deal: let the state follow from the seed"


def test_replaying_seed_and_actions_gives_the_same_states(case: Case) -> None:
    moments = journey(case, 0)
    state = case.rules.deal(case.setup, 0)
    for moment in moments:
        assert digest(case, state) == digest(case, moment.state), (
            f"apply: take all chance from state.rng; {moment.action} came from another state"
        )
        journal: list[object] = []
        case.rules.apply(state, moment.action, journal)
        assert journal == moment.journal, "apply: append equal events for equal states"


def test_every_state_of_a_match_is_sound(case: Case) -> None:
    for seed in range(2):
        for moment in journey(case, seed):
            assert case.rules.is_sound(moment.state, case.setup), SOUNDNESS_ADVICE
        assert case.rules.is_sound(journey(case, seed)[-1].after, case.setup), SOUNDNESS_ADVICE


def test_a_state_is_sound_at_its_own_number_of_seats_only(case: Case) -> None:
    for moment in some(case, 0, 20):
        for seats in set(case.spec.seats) - {case.setup.seats}:
            with suppress(IndexError, KeyError, ValueError):
                assert not case.rules.is_sound(moment.state, replace(case.setup, seats=seats)), (
                    "is_sound: compare the length of every list by seat with setup.seats"
                )


def test_a_clone_is_independent(case: Case) -> None:
    for moment in some(case, 0, 40):
        before = digest(case, moment.state)
        copy = moment.state.clone()
        assert digest(case, copy) == before, "State.clone: copy every attribute"
        rng = Rng(1)
        for _ in range(12):
            if case.rules.to_move(copy) is None:
                break
            case.rules.apply(copy, rng.choice(case.rules.legal_actions(copy)))
        assert digest(case, moment.state) == before, (
            "State.clone: copy every list (also lists in lists) and the generator (rng.clone())"
        )


def test_asking_changes_nothing(case: Case) -> None:
    for moment in some(case, 0, 25):
        before = digest(case, moment.state)
        for viewer in case.viewers:
            case.rules.observe(moment.state, viewer)
        for action in case.rules.legal_actions(moment.state):
            case.rules.check(moment.state, action)
        case.rules.result(moment.state)
        assert digest(case, moment.state) == before, (
            "observe, legal_actions, check and result: change nothing in the state"
        )


def test_the_menu_is_short_stable_and_within_the_law(case: Case) -> None:
    for moment in journey(case, 0):
        menu = list(case.rules.legal_actions(moment.state))
        assert menu, "legal_actions: offer something as long as to_move returns a seat"
        assert len(menu) <= MAX_MENU_LENGTH, (
            f"legal_actions: leave out what is never better ({len(menu)} actions are offered, "
            f"{MAX_MENU_LENGTH} may be); candidates has the rest"
        )
        assert len(set(menu)) == len(menu), "legal_actions: offer equal actions once"
        assert menu == list(case.rules.legal_actions(moment.state.clone())), (
            "legal_actions: keep one order for equal states (none of sets or of chance)"
        )
        for action in menu:
            case.rules.check(moment.state, action)


def test_who_looks_through_all_moves_finds_those_of_the_menu_and_no_move_twice(
    case: Case,
) -> None:
    for moment in some(case, 0, 40):
        every = list(case.rules.candidates(moment.state))
        assert set(case.rules.legal_actions(moment.state)) <= set(every), (
            "candidates: return every action of the menu"
        )
        assert len(set(every)) == len(every), "candidates: return equal actions once"


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(case: Case) -> None:
    moments = journey(case, 0)
    end = moments[-1].after
    known_actions = list(dict.fromkeys(moment.action for moment in moments))
    for action in known_actions:
        with pytest.raises(IllegalAction):
            case.rules.check(end, action)
    refused = 0
    for moment in some(case, 1, 25):
        before = digest(case, moment.state)
        for action in known_actions:
            try:
                case.rules.check(moment.state, action)
            except IllegalAction as refusal:
                refused += 1
                assert str(refusal.reason), "check: give IllegalAction a sentence made by N_"
        assert digest(case, moment.state) == before, "check: change nothing in the state"
    assert refused > 0, "check: raise IllegalAction for actions of another moment of the match"


def test_whatever_the_law_allows_can_be_applied(case: Case) -> None:
    known_actions = list(dict.fromkeys(moment.action for moment in journey(case, 0)))
    for moment in some(case, 1, 25):
        for action in known_actions:
            try:
                case.rules.check(moment.state, action)
            except IllegalAction:
                continue
            state = moment.state.clone()
            try:
                case.rules.apply(state, action)
            except (AssertionError, ArithmeticError, AttributeError, LookupError, ValueError) as e:
                pytest.fail(
                    f"check allows {action}, an action of another moment, but apply fails with it "
                    f"({e!r}): let check raise IllegalAction with the reason why it cannot be done",
                    pytrace=False,
                )
            case.box.assert_complete(state)


def test_what_neither_the_menu_nor_the_list_of_moves_has_is_refused(case: Case) -> None:
    known_actions = dict.fromkeys(
        action
        for seed in range(3)
        for moment in some(case, seed, 40)
        for action in case.rules.legal_actions(moment.state)
    )
    unlisted = tuple(getattr(case.box, "UNLISTED_ACTIONS", {}))
    strangers = [action for action in known_actions if not isinstance(action, unlisted)]
    for moment in some(case, 3, 25):
        listed = {*case.rules.candidates(moment.state)}
        for action in strangers:
            if action not in listed:
                with suppress(IllegalAction):
                    case.rules.check(moment.state, action)
                    pytest.fail(
                        f"check allows {action}, an action of another moment, that neither "
                        "legal_actions nor candidates has: let check raise IllegalAction, or list "
                        "it. If candidates leaves out actions like it on purpose, write in "
                        f"{case.folder}/box.py UNLISTED_ACTIONS = "
                        f'{{{type(action).__name__}: "the reason"}}',
                        pytrace=False,
                    )


def test_everything_goes_through_json_and_back(case: Case) -> None:
    kinds, rules = case.rules.kinds, case.rules
    for moment in some(case, 0, 40):
        state = codec.loads(kinds.state, codec.dumps(kinds.state, moment.state))
        assert digest(case, state) == digest(case, moment.state), STATE_ADVICE
        assert list(rules.legal_actions(state)) == list(rules.legal_actions(moment.state)), (
            STATE_ADVICE
        )
        for viewer in case.viewers:
            observation = rules.observe(moment.state, viewer)
            assert rules.observe(state, viewer) == observation, STATE_ADVICE
            text = codec.dumps(kinds.observation, observation)
            assert codec.loads(kinds.observation, text) == observation, KINDS_ADVICE
        for action in rules.legal_actions(moment.state):
            assert codec.loads(kinds.action, codec.dumps(kinds.action, action)) == action, (
                KINDS_ADVICE
            )
        for event in moment.journal:
            assert codec.loads(kinds.event, codec.dumps(kinds.event, event)) == event, KINDS_ADVICE


def test_a_state_read_from_json_plays_on_alike(case: Case) -> None:
    kinds = case.rules.kinds
    moments = journey(case, 0)
    state = codec.loads(kinds.state, codec.dumps(kinds.state, moments[len(moments) // 2].state))
    for moment in moments[len(moments) // 2 :]:
        case.rules.apply(state, moment.action)
        assert digest(case, state) == digest(case, moment.after), STATE_ADVICE


def test_everything_that_happens_can_be_told(case: Case, share: float) -> None:
    wording, rules = case.spec.wording, case.rules
    for moment in journey(case, 0)[:: round(1 / share)]:
        for viewer in case.viewers:
            observation = rules.observe(moment.state, viewer)
            assert str(wording.prompt(observation, case.names)), (
                "prompt: say what is to be done, for viewer None (-1) and after the end, too"
            )
            assert len(wording.tally(observation)) == case.setup.seats, (
                "tally: return a Tally for every seat"
            )
            assert wording.turn(observation) >= 1, "turn: count from 1"
            for event in moment.journal:
                redacted = rules.redact(event, viewer)
                if redacted is not None:
                    line = wording.event(redacted, case.names)
                    assert line is None or "{" not in str(line), (
                        f"event: fill every place of “{line}” by .of(…)"
                    )
        mover = rules.observe(moment.state, rules.to_move(moment.state))
        menu = rules.legal_actions(moment.state)
        sentences = [str(wording.action(mover, action, case.names)) for action in menu]
        assert all(line and "{" not in line for line in sentences), (
            f"action: fill every place of every sentence by .of(…): {sentences}"
        )


def test_two_entries_of_the_action_list_never_read_alike(case: Case) -> None:
    wording, rules = case.spec.wording, case.rules
    for moment in journey(case, 0):
        mover = rules.observe(moment.state, rules.to_move(moment.state))
        menu = rules.legal_actions(moment.state)
        sentences = [str(wording.action(mover, action, case.names)) for action in menu]
        assert len(set(sentences)) == len(sentences), (
            f"action: word different actions differently: {sorted(sentences)}"
        )


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
        ), STATE_ADVICE
    assert match.actions == []
    while match.redo():
        pass
    assert match.result == case.rules.result(moments[-1].after)
