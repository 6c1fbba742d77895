# SPDX-License-Identifier: MIT
"""Tests that opponents of Wizard's Gambit complete spells, help no rival, and keep the right
cards."""

from collections.abc import Iterator, Sequence
from statistics import fmean

import pytest

from lab.benchmarks import cards
from tests.ai.decisions import decision
from tests.games.wizards_gambit import tables
from tests.games.wizards_gambit.hidden import shuffle_hidden
from wizardtable.ai.search import agents
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core import catalog
from wizardtable.core.agent import Budget, Level, Stats
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.mind.brain import BRAIN
from wizardtable.games.wizards_gambit.mind.weights import WEIGHTS, weights_of
from wizardtable.games.wizards_gambit.mind.win_chances import WinChances
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import GIVE, LIMIT, OVER, TURN, State

SPEC: GameSpec = catalog.get("wizards_gambit")
ARCHMAGE = SPEC.level("archmage")
LEVELS = [level.id for level in SPEC.levels]
SEARCHING_LEVELS = ["mage", "archmage", "greedy"]


def positions(seats: int, seed: int) -> Iterator[tuple[State, Seat, Sequence[moves.Action]]]:
    """Yields the decisions of a match that is played by rollouts; the states are not copies."""
    state = RULES.deal(Setup(seats), seed)
    rng = Rng(seed)
    while (seat := RULES.to_move(state)) is not None:
        menu = RULES.legal_actions(state)
        yield state, seat, menu
        RULES.apply(state, BRAIN.rollout(state, menu, rng, ARCHMAGE))


def decide(state: State, level_id: str = "archmage", iterations: int = 80) -> moves.Action:
    """Returns the action that a level takes now, with at most this many iterations."""
    limit = min(iterations, agents.level(SPEC, level_id).iterations)
    action: moves.Action = decision(SPEC, state, level_id, limit)
    return action


def turn(state: State, level_id: str, iterations: int = 80) -> list[moves.Action]:
    """Returns the actions that a level takes until the turn of the seat to move is over."""
    seat, number = RULES.to_move(state), state.turn_number
    done: list[moves.Action] = []
    while state.turn_number == number and RULES.to_move(state) == seat and state.step == TURN:
        done.append(decide(state, level_id, iterations))
        tables.play(state, done[-1])
    return done


def reason_for(state: State, action: moves.Action) -> str:
    """Returns the reason given for an action of the seat to move."""
    seat = RULES.to_move(state)
    return str(BRAIN.reason(RULES.observe(state, seat), action, Stats()))


def weight(state: State, action: moves.Action, level: Level = ARCHMAGE) -> float:
    """Returns the prior of an action of the menu."""
    menu = list(RULES.legal_actions(state))
    return BRAIN.prior(state, menu, level)[menu.index(action)]


# Hidden cards.


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_no_opponent_is_moved_by_cards_it_cannot_see(level_id: str) -> None:
    rng = Rng(3)
    for number, (state, seat, menu) in enumerate(positions(3, 8)):
        if number % 7 or len(menu) == 1:
            continue
        other = state.clone()
        shuffle_hidden(other, seat, rng)
        chosen = []
        for world in (state, other):
            agent = agents.make(SPEC, level_id, 5)
            observation, actions = RULES.observe(world, seat), RULES.legal_actions(world)
            chosen.append(agent.choose(observation, actions, Budget(iterations=6)))
        assert chosen[0].action == chosen[1].action
        assert chosen[0].stats.visits == chosen[1].stats.visits


def test_the_apprentice_forgets_cards_it_saw_and_the_others_do_not() -> None:
    state = tables.table(2)
    tables.hand(state, 1, *tables.faces("APDGS"))
    state.known[1] = (tuple(tables.faces("APDGS")), (), ())
    observation = RULES.observe(state, Seat(0))
    apprentice, adept, *_, archmage = SPEC.levels
    assert box.HIDDEN not in BRAIN.forget(observation, adept, Rng(1)).hands[1]
    assert box.HIDDEN not in BRAIN.forget(observation, archmage, Rng(1)).hands[1]
    forgotten = BRAIN.forget(observation, apprentice, Rng(1))
    assert box.HIDDEN in forgotten.hands[1]
    assert len(forgotten.hands[1]) == 5
    assert forgotten.hands[0] == observation.hands[0]
    RULES.sample(forgotten, Rng(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_prior_leaves_something_and_the_prospects_are_shares(seats: int) -> None:
    for number, (state, _, menu) in enumerate(positions(seats, 11)):
        for level in SPEC.levels if number % 3 == 0 else ():
            prior = BRAIN.prior(state, menu, level)
            assert len(prior) == len(menu)
            assert max(prior) > 0.0
            assert min(prior) >= 0.0
            values = BRAIN.evaluate(state, level)
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)


def test_a_match_that_is_over_is_judged_exactly() -> None:
    *_, (state, _, _) = positions(3, 4)
    assert state.step == OVER
    winner = state.scores.index(max(state.scores))
    assert WinChances(WEIGHTS).chances(state) == [float(seat == winner) for seat in range(3)]


def test_points_make_a_seat_likelier_to_win() -> None:
    state = tables.table(3)
    tables.own(state, 1, box.DEEP_SATCHEL)
    tables.own(state, 2, box.BOUNTY)
    first, second, third = WinChances(WEIGHTS).chances(state)
    assert second > third > first


# Completing.


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_a_spell_that_can_be_completed_is_completed(level_id: str) -> None:
    state = tables.table(2, pool=(box.SCRYING, box.GRAND_SIEGE, box.OPEN_MIND, box.TRIBUTE))
    tables.lay(state, 0, "APG")
    tables.hand(state, 0, *tables.faces("RAGD"))
    tables.hand(state, 1, *tables.faces("RAGDS"))
    action = decide(state, level_id)
    assert isinstance(action, moves.PlayComponent)
    assert action.slot == 0
    assert reason_for(state, action) == (
        "Completes Scrying and brings you to 3 of the ten points you need."
    )


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_the_spell_that_wins_is_taken_before_the_one_that_helps(level_id: str) -> None:
    state = tables.table(2, pool=(box.QUICK_HANDS, box.CURSED_RUNE, box.OPEN_MIND, box.TRIBUTE))
    tables.own(state, 0, box.BURDEN_OF_POWER)
    tables.lay(state, 0, "AG")
    tables.lay(state, 1, "SSPPG")
    tables.hand(state, 0, *tables.faces("DDA"))
    action = decide(state, level_id)
    assert action == moves.PlayComponent(box.DRAGON, 1, box.DRAGON)
    assert reason_for(state, action) == "Completes a spell and wins the match."


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_who_can_win_does_nothing_else_first(level_id: str) -> None:
    state = tables.table(2, pool=(box.GRAND_SIEGE, box.CURSED_RUNE, box.OPEN_MIND, box.TRIBUTE))
    tables.own(state, 0, box.BURDEN_OF_POWER, box.DRAIN)
    tables.lay(state, 1, "SSPPG")
    tables.hand(state, 0, *tables.faces("DA"), tables.card(box.LARCENY), tables.card(box.HASTE))
    tables.hand(state, 1, *tables.faces("SGDRA"))
    assert decide(state, level_id) == moves.PlayComponent(box.DRAGON, 1, box.DRAGON)


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_who_can_win_does_not_first_make_his_hand_better(level_id: str) -> None:
    state = tables.table(2, pool=(box.RUNE_SHIFT, box.GAMBITEER, box.AEGIS, box.DRAIN))
    tables.own(state, 0, box.LESSER_WARD, box.GRAND_SIEGE)
    tables.lay(state, 1, "DPG", "R")
    tables.lay(state, 2, "A")
    tables.lay(state, 3, "D")
    tables.discarded(state, "AARRSSP*")
    tables.hand(state, 0, *tables.faces("GS*"), tables.card(box.RECALL))
    tables.hand(state, 1, *tables.faces("PR"))
    action = decide(state, level_id)
    assert isinstance(action, moves.PlayComponent)
    assert (action.slot, action.as_type) == (1, box.SIREN)


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_haste_is_kept_for_the_turn_in_which_it_completes_a_spell(level_id: str) -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.lay(state, 0, "PAA")
    tables.hand(state, 0, *tables.faces("PSGG"), tables.card(box.HASTE))
    tables.hand(state, 1, *tables.faces("DDRRA"))
    assert decide(state, level_id) == moves.Cast(tables.card(box.HASTE))
    tables.hand(state, 0, *tables.faces("GGRR"), tables.card(box.HASTE))
    assert moves.Cast(tables.card(box.HASTE)) not in turn(state, level_id)


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_transmutation_takes_what_another_spell_lacks(level_id: str) -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.lay(state, 0, "PPAA")
    tables.lay(state, 1, "AS")
    tables.hand(state, 0, *tables.faces("GDR"), tables.card(box.TRANSMUTATION))
    tables.hand(state, 1, *tables.faces("SGDRA"))
    assert decide(state, level_id) == moves.Cast(tables.card(box.TRANSMUTATION))
    tables.play(state, moves.Cast(tables.card(box.TRANSMUTATION)))
    if state.step != TURN:  # otherwise the only possible move was made already
        action = decide(state, level_id)
        assert action == moves.MoveComponent((box.SIREN, int(box.SIREN)), 1, 0, int(box.SIREN))
        tables.play(state, action)
    assert state.scores[0] == 4


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_recall_takes_what_completes(level_id: str) -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.lay(state, 0, "PPAA")
    tables.discarded(state, "ADGSR")
    tables.hand(state, 0, *tables.faces("GDR"), tables.card(box.RECALL))
    tables.hand(state, 1, *tables.faces("SGDRA"))
    tables.play(state, moves.Cast(tables.card(box.RECALL)))
    action = decide(state, level_id)
    assert action == moves.TakeBack(box.SIREN)
    assert reason_for(state, action) == "A spell in the pool needs only this component."


# Setting nothing up.


def trap() -> State:
    """Returns a position in which Scrying lacks a feather and an agate.

    With the feather there, any seat with an agate can claim it. The seat to move has an agate, but
    its rival will come first.
    """
    state = tables.table(2, pool=(box.SCRYING, box.GRAND_SIEGE, box.OPEN_MIND, box.NUMB_FINGERS))
    tables.lay(state, 0, "AP")
    tables.hand(state, 0, *tables.faces("GRD"))
    tables.hand(state, 1, *tables.faces("RRSAD"))
    return state


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_no_spell_is_left_one_component_short_for_the_next_wizard(level_id: str) -> None:
    state = trap()
    action = decide(state, level_id)
    assert isinstance(action, moves.PlayComponent)
    assert action.slot != 0
    assert reason_for(state, action).startswith("The spell will still need ")


def test_the_apprentice_does_not_see_the_trap() -> None:
    action = decide(trap(), "apprentice")
    assert isinstance(action, moves.PlayComponent)
    assert action.slot == 0


def test_a_spell_is_safe_where_the_next_wizard_is_known_not_to_have_what_it_lacks() -> None:
    state = trap()
    tables.hand(state, 1, *tables.faces("SSSAD"))
    before = weight(state, moves.PlayComponent(box.GRIFFIN, 0, box.GRIFFIN))
    state.known[1] = (tuple(tables.faces("ADSSS")), (), tuple(tables.faces("ADSSS")))
    after = weight(state, moves.PlayComponent(box.GRIFFIN, 0, box.GRIFFIN))
    assert after > 2.0 * before


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_dispel_opens_a_spell_again_that_another_could_complete(level_id: str) -> None:
    state = tables.table(
        2, pool=(box.CURSED_RUNE, box.GRAND_SIEGE, box.OPEN_MIND, box.NUMB_FINGERS)
    )
    tables.own(state, 1, box.BURDEN_OF_POWER)
    tables.lay(state, 0, "SPPGD")
    tables.hand(state, 0, *tables.faces("AAG"), tables.card(box.DISPEL))
    tables.hand(state, 1, *tables.faces("SSDAG"))
    done = turn(state, level_id)
    assert moves.Cast(tables.card(box.DISPEL)) in done


# Gambits.


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_a_spell_is_guarded_that_one_can_complete_in_the_next_turn(level_id: str) -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.own(state, 0, box.BURDEN_OF_POWER, box.BOUNTY)
    tables.lay(state, 0, "PPA")
    tables.front(state, 0, box.gambit(8))
    tables.hand(state, 0, *tables.faces("AS"))
    tables.hand(state, 1, *tables.faces("SSASS"))
    done = turn(state, level_id)
    assert moves.LayAura(box.gambit(8), 0) in done
    assert state.auras[0] == 0


def test_the_own_gambit_is_released_for_the_turn_that_completes_the_spell() -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.lay(state, 0, "PPAA")
    tables.front(state, 0, box.gambit(8))
    state.gambits[0], state.ready[0] = state.ready[0], box.NO_CARD
    state.auras[0] = 0
    tables.hand(state, 0, *tables.faces("SGA"))
    tables.hand(state, 1, *tables.faces("SSASS"))
    for level_id in SEARCHING_LEVELS:
        copy = state.clone()
        done = turn(copy, level_id)
        assert done[0] == moves.Release()
        assert copy.scores[0] == 4


@pytest.mark.parametrize(
    ("seat", "ability", "why"),
    [
        (0, box.CURSED_RUNE, "The top spell of your book harms you."),
        (0, box.BOUNTY, "While the gambit is there, none of this book’s abilities work."),
        (1, box.CURSED_RUNE, "While the gambit is there, none of this book’s abilities work."),
        (1, box.BOUNTY, "This book’s ability helps your opponent too much."),
        (1, None, "While the gambit is there, none of this book’s abilities work."),
    ],
)
def test_the_reason_for_an_annulment_is_true_of_the_book(
    seat: int, ability: int | None, why: str
) -> None:
    state = tables.table()
    tables.own(state, seat, *([] if ability is None else [ability]))
    assert reason_for(state, moves.LayAnnulment(box.gambit(1), seat)) == why


@pytest.mark.parametrize(
    "ability", [box.CURSED_RUNE, box.GRAND_SIEGE, box.MUTED_VOICE, box.LESSER_WARD]
)
def test_a_book_with_a_harmful_spell_on_top_is_never_annulled(ability: int) -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.SCRYING, box.NUMB_FINGERS, box.TRIBUTE))
    tables.own(state, 1, ability)
    tables.front(state, 0, box.gambit(8))
    tables.hand(state, 0, *tables.faces("AGD"))
    for level in SPEC.levels:
        assert weight(state, moves.LayAnnulment(box.gambit(8), 1), level) == 0.0


# Small decisions.


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_the_component_that_no_spell_needs_is_discarded(level_id: str) -> None:
    state = tables.table(2, pool=(box.BOUNTY, box.QUICK_HANDS, box.GRAND_SIEGE, box.SCRYING))
    tables.lay(state, 3, "P")
    tables.hand(state, 0, *tables.faces("AGDRP*"))
    state.step, state.tasks = LIMIT, ((LIMIT, 0, 0), *state.tasks)
    action = moves.Discard(box.PHOENIX)
    others = [other for other in RULES.legal_actions(state) if other != action]
    level = agents.level(SPEC, level_id)
    assert all(weight(state, action, level) >= weight(state, other, level) for other in others)
    assert reason_for(state, action) == "No spell in the pool needs this component."


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_what_completes_a_spell_is_not_given_away(level_id: str) -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.own(state, 0, box.CORRUPT_EXCHANGE)
    tables.lay(state, 0, "PPAA")
    tables.hand(state, 0, *tables.faces("SG"), box.FLAKE)
    state.step, state.tasks = GIVE, ((GIVE, 0, 1), *state.tasks)
    assert decide(state, level_id) == moves.Give(box.GRIFFIN)


def test_prosperity_waits_for_room_in_the_hand() -> None:
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.hand(state, 0, *tables.faces("AGDR"), tables.card(box.PROSPERITY))
    assert moves.Cast(tables.card(box.PROSPERITY)) not in turn(state, "adept")
    state = tables.table(2, pool=(box.OPEN_MIND, box.GRAND_SIEGE, box.NUMB_FINGERS, box.TRIBUTE))
    tables.hand(state, 0, *tables.faces("A"), tables.card(box.PROSPERITY))
    assert moves.Cast(tables.card(box.PROSPERITY)) in turn(state, "adept")


# The levels.


@pytest.mark.parametrize("seats", [2, 5])
def test_every_decision_has_a_reason_that_is_a_sentence(seats: int) -> None:
    reasons = set()
    for seed in (6, 7, 8):
        for state, seat, menu in positions(seats, seed):
            observation = RULES.observe(state, seat)
            for action in menu:
                sentence = str(BRAIN.reason(observation, action, Stats()))
                assert sentence.endswith(".")
                assert "{" not in sentence
                assert "%n" not in sentence
                assert sentence[0].isupper()
                reasons.add(sentence)
    assert len(reasons) > 25


def test_the_end_of_a_turn_tells_whether_anything_could_be_played() -> None:
    state = tables.table(
        2, pool=(box.OPEN_MIND, box.SCRYING, box.NUMB_FINGERS, box.BURDEN_OF_POWER)
    )
    tables.front(state, 0, box.gambit(8))
    tables.hand(state, 0, *tables.faces("A"), box.Face(box.gambit(7)))
    state.hands[0] = (box.gambit(7),)
    state.deck.append(tables.faces("A")[0])
    assert reason_for(state, moves.EndTurn()) == "You have no component that you can play as it is."


def test_an_agent_decides_the_same_again() -> None:
    def chosen() -> list[moves.Action]:
        agent = Ismcts(SPEC, ARCHMAGE, 6)
        actions = []
        for number, (state, seat, menu) in enumerate(positions(3, 40)):
            if number > 12:
                break
            observation = RULES.observe(state, seat)
            actions.append(agent.choose(observation, menu, Budget(iterations=25)).action)
        return actions

    assert chosen() == chosen()


def test_levels_grow_in_sight_and_caution_and_stay_within_their_time() -> None:
    sights = [level.weight("sight", 2.0) for level in SPEC.levels]
    assert sights == sorted(sights)
    assert len(set(sights)) > 2
    assert weights_of(SPEC.levels[1]).plain > weights_of(SPEC.levels[2]).plain
    assert SPEC.levels[0].memory < SPEC.levels[1].memory == SPEC.levels[2].memory == 1.0
    standings = [weights_of(level).standing for level in SPEC.levels[1:]]
    assert standings == sorted(standings)
    assert not any(level.iterations for level in SPEC.levels[:3])
    assert 0 < SPEC.levels[3].iterations < SPEC.levels[4].iterations
    assert all(level.seconds <= 3.0 for level in SPEC.levels)


@pytest.mark.few(only="[23]")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_between_equals_last_as_long_as_a_game_should(seats: int) -> None:
    survey = cards.play(seats, 12)
    assert 8 <= survey.rounds / 12 <= 25


@pytest.mark.long
def test_each_level_leaves_luck_behind() -> None:
    for level_id in LEVELS:
        ranks = []
        for seed in range(6):
            state = RULES.deal(Setup(3), 100 + seed)
            minds = [agents.make(SPEC, name, seed) for name in (level_id, "random", "random")]
            while (seat := RULES.to_move(state)) is not None:
                menu = RULES.legal_actions(state)
                observation = RULES.observe(state, seat)
                RULES.apply(
                    state, minds[seat].choose(observation, menu, Budget(iterations=4)).action
                )
            result = RULES.result(state)
            assert result is not None
            ranks.append(result.ranks[0])
        assert fmean(ranks) < 1.4
