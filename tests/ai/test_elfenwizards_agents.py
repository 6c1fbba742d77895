# SPDX-License-Identifier: MIT
"""Tests the opponents of Elfenwizards: they read promised dice, spend what is needed, and know the
ends."""

from itertools import pairwise

import pytest

from tests.ai.decisions import decision
from tests.ai.elfenwizards import ARCHMAGE, SPEC, positions, reason_for
from tests.games.elfenwizards.hidden import shuffle_hidden
from tests.games.elfenwizards.tables import SPACE, B, G, R, beside, board, dice, taint, wizard
from wizardtable.ai.search import agents
from wizardtable.ai.search.ismcts import Ismcts
from wizardtable.core.agent import Budget
from wizardtable.core.game import OptionValue, Setup
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.mind.brain import BRAIN
from wizardtable.games.elfenwizards.mind.contest_odds import ContestOdds
from wizardtable.games.elfenwizards.mind.gains import Gains
from wizardtable.games.elfenwizards.mind.small_choices import next_die_action
from wizardtable.games.elfenwizards.mind.values import DEFAULT_VALUES, worth_of
from wizardtable.games.elfenwizards.mind.win_chances import WinChances
from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.standings import contest_results
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CAST_REST,
    CLEANSE,
    COMMIT,
    PLACE,
    RECOVER_AGAIN,
    USE,
    State,
)

LEVELS = [level.id for level in SPEC.levels]
SEARCHING_LEVELS = ["mage", "archmage", "greedy"]
SIGHT = 2.0
LIGHTER_OPTIONS: tuple[tuple[str, OptionValue], ...] = (("lighter_grey", True),)


def decide(state: State, level_id: str = "archmage", iterations: int = 60) -> moves.Action:
    """Returns the action that a level takes now."""
    action: moves.Action = decision(SPEC, state, level_id, iterations)
    return action


def rolled(state: State, phase: int, *faces: int) -> None:
    """Lets Red roll some of its dice; the other guilds have none left."""
    state.phase, state.step = phase, PLACE
    state.rolled = tuple(sorted(faces))
    state.ready = [0] * len(state.ready)


@pytest.mark.few(only="mage$|adept|apprentice|greedy")
@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_no_opponent_is_moved_by_dice_still_to_be_rolled(level_id: str) -> None:
    rng = Rng(3)
    for number, (state, seat, menu) in enumerate(positions(3, 8)):
        if number % 17 or len(menu) == 1:
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


@pytest.mark.parametrize("options", [(), LIGHTER_OPTIONS])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_prior_leaves_something_and_the_prospects_are_shares(
    seats: int, options: tuple[tuple[str, OptionValue], ...]
) -> None:
    for number, (state, _, menu) in enumerate(positions(seats, 11, options)):
        for level in SPEC.levels if number % 5 == 0 else ():
            prior = BRAIN.prior(state, menu, level)
            assert len(prior) == len(menu)
            assert max(prior) > 0.0
            assert min(prior) >= 0.0
            values = BRAIN.evaluate(state, level)
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)


def test_a_match_that_is_over_is_judged_exactly() -> None:
    *_, (state, _, _) = positions(3, 4)
    assert RULES.to_move(state) is None
    result = RULES.result(state)
    assert result is not None
    share = 1 / len(result.winners())
    assert BRAIN.evaluate(state, ARCHMAGE) == [
        share if seat in result.winners() else 0.0 for seat in range(3)
    ]


# The outlook on contests.


def test_the_chances_to_rise_never_exceed_the_titles() -> None:
    for number, (state, _, _) in enumerate(positions(4, 5)):
        if number % 7 or state.phase >= RECOVER_AGAIN:
            continue
        field = ContestOdds(state)
        for contest, decided in enumerate(contest_results(state)):
            chances = [chance for _, chance in field.rise_chances(contest)]
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            if len(decided.titles) == 1:
                assert sum(chances) <= 1.0 + 1e-9


def test_a_contest_to_which_nothing_can_be_added_is_foreseen_as_it_stands() -> None:
    state = board(D1="R", D2="G", M1="RGB")
    beside(state, wizard(state, "D1", R), R, 4)
    beside(state, wizard(state, "D2", G), G, 3)
    state.passed = [True] * 3
    (red, wins), (_, loses) = ContestOdds(state).rise_chances(0)
    assert components.guild_of(red) == R
    assert wins > 0.98
    assert loses < 0.02
    state.spells[wizard(state, "D2", G)] = state.spells[wizard(state, "D1", R)]
    assert all(chance < 0.02 for _, chance in ContestOdds(state).rise_chances(0))


def test_dice_promised_to_a_level_make_a_rise_likelier() -> None:
    chances = []
    for faces in ((), (3,), (6,), (6, 6)):
        state = board(D1="R", D2="G")
        dice(state, R, components.DRUID, *faces)
        chances.append(dict(ContestOdds(state).rise_chances(0))[wizard(state, "D1", R)])
    assert all(less < more for less, more in pairwise(chances))


def test_dice_in_hand_count_before_they_are_placed() -> None:
    """Checks that a rival does not seem beaten whenever it has just rolled."""
    chances = []
    for faces in ((1, 1, 1), (6, 6, 6)):
        state = board(D1="R", D2="G")
        rolled(state, CAST_REST, *faces)
        chances.append(BRAIN.evaluate(state, ARCHMAGE)[R])
    state = board(D1="R", D2="G")
    rolled(state, CAST_REST)
    assert BRAIN.evaluate(state, ARCHMAGE)[R] < chances[0] < chances[1]


def test_only_from_the_mage_on_what_rivals_can_add_is_seen() -> None:
    values = {}
    for level in SPEC.levels:
        poor, rich = board(D1="R", D2="G"), board(D1="R", D2="G")
        dice(rich, G, components.DRUID, 6, 6)
        expected = []
        for state in (poor, rich):
            outlook = WinChances(state, level.weight("sight", SIGHT), R)
            expected.append(outlook.expected[R])
        values[level.id] = expected
    assert values["apprentice"][0] == values["apprentice"][1]
    assert values["adept"][0] == values["adept"][1]
    assert values["mage"][0] > values["mage"][1]
    assert values["archmage"][0] > values["archmage"][1]


def test_of_two_magicians_on_a_space_whoever_has_a_point_is_sure_to_rise() -> None:
    state = board(M1="RG", M2="RGB")
    for space in ("M1", "M2"):
        beside(state, wizard(state, space, R), R, 0)
    dice(state, G, components.MAGICIAN, 6, 6)
    field = ContestOdds(state)
    first, second = (PRINTED_BOX.contest_of_place[SPACE[space]] for space in ("M1", "M2"))
    assert dict(field.rise_chances(first))[wizard(state, "M1", R)] == 1.0
    assert dict(field.rise_chances(second))[wizard(state, "M2", R)] < 1.0


# Values.


def test_higher_titles_are_worth_more_and_a_fall_costs() -> None:
    for rounds in range(4):
        values = DEFAULT_VALUES.places(rounds)
        druid, sorcerer, necromancer, magician = (values[n] for n in (1, 3, 7, 15))
        assert druid > sorcerer > necromancer > magician
        assert all(gain > 0.0 for gain in DEFAULT_VALUES.contests(rounds)[1])
        assert DEFAULT_VALUES.token_cost(rounds) >= 1.0
    assert DEFAULT_VALUES.places(0)[0] == 10.0
    assert DEFAULT_VALUES.contests(0, 0)[1][0] == 9.0
    assert DEFAULT_VALUES.contests(0)[1][-1] == 1.0


def test_a_defeat_hurts_less_where_titles_stay_vacant() -> None:
    falls = [DEFAULT_VALUES.contests(1, vacant)[1][0] for vacant in range(4)]
    assert falls[0] > falls[1] >= falls[2] >= falls[3]


def test_the_first_minor_spells_are_worth_most_and_in_the_last_round_a_point_each() -> None:
    gains = [
        DEFAULT_VALUES.minor_spells_value(n + 1, 0, 1) - DEFAULT_VALUES.minor_spells_value(n, 0, 1)
        for n in range(7)
    ]
    assert all(first >= then for first, then in pairwise(gains))
    assert [DEFAULT_VALUES.minor_spells_value(n, 7 - n, 0) for n in range(8)] == [
        float(n) for n in range(8)
    ]
    assert DEFAULT_VALUES.minor_spells_value_after_recovery(0, 3, 6, 0) == 3.0
    assert DEFAULT_VALUES.minor_spells_value_after_recovery(0, 3, 12, 0) == 3.0


# Contests.


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_a_title_that_nobody_contends_for_is_taken(level_id: str) -> None:
    state = board(S1="R", D2="G", M1="GB", M4="B")
    state.minors = [1, 0, 0]
    action = decide(state, level_id)
    assert action == moves.Commit(0, wizard(state, "S1", R))
    assert reason_for(state, action) == "No other guild competes here: a strength of 1 is enough."


@pytest.mark.parametrize("level_id", [*SEARCHING_LEVELS])
def test_no_second_spell_is_spent_on_a_title_that_nobody_contends_for(level_id: str) -> None:
    state = board(S1="R", M1="GB")
    state.minors = [4, 0, 0]
    beside(state, wizard(state, "S1", R), R, 0)
    action = decide(state, level_id)
    assert action == moves.Pass()
    assert reason_for(state, action) == "Your spells cannot make any more of your wizards rise."


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_a_die_that_decides_a_contest_is_placed_there(level_id: str) -> None:
    state = board(S1="R", S2="G", S3="R", S4="B")
    dice(state, R, components.SORCERER, 6)
    beside(state, wizard(state, "S2", G), G, 4)
    beside(state, wizard(state, "S4", B), B, 6, 5)
    state.minors = [0, 0, 0]
    assert decide(state, level_id) == moves.Commit(6, wizard(state, "S1", R))


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_no_good_spells_are_thrown_after_bad(level_id: str) -> None:
    state = board(S1="R", S2="G")
    beside(state, wizard(state, "S1", R), R, 2)
    beside(state, wizard(state, "S2", G), G, 6, 6)
    state.minors = [5, 3, 0]
    assert decide(state, level_id) == moves.Pass()


def test_a_minor_spell_gains_nothing_as_long_as_a_rival_can_answer_all_of_them() -> None:
    state = board(D1="R", D2="G")
    state.ready, state.minors = [0, 0, 0], [7, 7, 0]
    own = wizard(state, "D1", R)
    beside(state, own, R, 0, 0)
    beside(state, wizard(state, "D2", G), G, 0, 0)
    assert Gains(state, SIGHT).gain_of_committing(components.MINOR_FACE, own) < 0.0
    state.passed[G] = True
    assert Gains(state, SIGHT).gain_of_committing(components.MINOR_FACE, own) > 0.0
    state.passed[G], state.minors[G] = False, 3
    assert Gains(state, SIGHT).gain_of_committing(components.MINOR_FACE, own) > 0.0


@pytest.mark.parametrize("level_id", ["archmage", "greedy"])
def test_a_weak_rival_is_helped_against_the_leader(level_id: str) -> None:
    state = board(S1="G", S2="B", M1="R")
    dice(state, R, components.SORCERER, 6)
    state.minors = [0, 0, 0]
    state.round_number = 4
    state.scores = (60, 62, 20)
    beside(state, wizard(state, "S1", G), G, 3)
    action = decide(state, level_id)
    assert action == moves.Commit(6, wizard(state, "S2", B))
    assert (
        reason_for(state, action)
        == "This spell holds back a guild with more points than the one you help."
    )


def test_a_last_spell_beside_a_rival_who_stays_behind_is_not_said_to_let_them_rise() -> None:
    state = board(S1="G", S2="B", M1="R")
    state.minors = [1, 0, 0]
    beside(state, wizard(state, "S1", G), G, 3)
    last = moves.Commit(components.MINOR_FACE, wizard(state, "S2", B))
    assert reason_for(state, last) == "This spell hurts you least here."


@pytest.mark.parametrize("level_id", [*SEARCHING_LEVELS])
def test_a_cheap_rise_is_taken_before_a_rival_is_helped_and_before_passing(level_id: str) -> None:
    state = board(S1="G", S2="B", M1="RG")
    state.scores = (20, 40, 22)
    state.minors = [7, 0, 0]
    assert decide(state, level_id) == moves.Commit(0, wizard(state, "M1", R))


def test_the_match_is_ended_by_who_wins_with_it_and_by_nobody_else() -> None:
    """Checks Red's second Grand Druid, with the points of the leader or of the last."""
    prizes = []
    for scores in ((70, 50, 50), (30, 60, 60)):
        state = board(D1="R", D2="G")
        dice(state, R, components.DRUID, 6)
        dice(state, G, components.DRUID, 6)
        state.round_number = 2
        state.grand = (1, 0, 0)
        state.scores = scores
        chances = {w: shares[R] for w, _, shares in WinChances(state, SIGHT).grand_druid_outcomes()}
        prizes.append(chances[wizard(state, "D1", R)] - chances[wizard(state, "D2", G)])
    assert prizes[0] > prizes[1]
    assert prizes[0] > 0.0


# Dice.


def test_the_highest_die_is_placed_first_and_no_other_order_comes_to_mind() -> None:
    count = 0
    for state, _, menu in positions(3, 14):
        if state.step != PLACE or len(set(state.rolled)) < 2:
            continue
        count += 1
        for level in SPEC.levels:
            for action, weight in zip(menu, BRAIN.prior(state, menu, level), strict=True):
                if isinstance(action, moves.PlaceDie) and weight > 0.0:
                    assert action.face == state.rolled[-1]
    assert count > 30


@pytest.mark.parametrize("level_id", SEARCHING_LEVELS)
def test_low_dice_are_kept_and_rolled_again(level_id: str) -> None:
    state = board(D1="R", D2="G", S1="RG", M1="RGB")
    state.place = RULES.deal(Setup(3), 1).place
    rolled(state, CAST, 1, 1, 1, 2, 2, 2, 2)
    action = decide(state, level_id)
    assert action == moves.Done()
    assert reason_for(state, action) == (
        "A new roll would give about 24, and this one gives only 11."
    )


@pytest.mark.parametrize("level_id", [*LEVELS, "greedy"])
def test_no_opponent_rolls_a_six_again_that_serves_it(level_id: str) -> None:
    state = board(3)
    state.place = RULES.deal(Setup(3), 1).place
    rolled(state, CAST, 6, 6, 6, 6, 6, 6, 6)
    assert isinstance(decide(state, level_id, 12), moves.PlaceDie)


def test_a_minor_spell_is_paid_to_roll_seven_poor_dice_again_and_not_for_good_ones() -> None:
    state = board(3)
    state.place = RULES.deal(Setup(3), 1).place
    rolled(state, CAST_REST, 1, 1, 1, 1, 1, 1, 1)
    assert decide(state, "greedy") == moves.Reroll()
    rolled(state, CAST_REST, 5, 5, 5, 6, 6, 6, 6)
    assert isinstance(decide(state, "greedy"), moves.PlaceDie)


def test_a_die_goes_where_the_guild_has_something_to_win() -> None:
    state = board(S1="R", S2="G", M1="GB")
    state.minors, state.boxed = [7, 7, 7], [0, 0, 0]
    rolled(state, CAST_REST, 6)
    judgement = Gains(state, SIGHT)
    gains = [judgement.gain_of_placing(6, box) for box in range(6)]
    assert max(range(6), key=gains.__getitem__) == components.SORCERER
    assert (
        gains[components.DRUID]
        == gains[components.NECROMANCER]
        == gains[components.MAGICIAN]
        == 0.0
    )


def test_the_minor_box_is_worth_a_die_only_while_spells_lie_there_or_will() -> None:
    state = board(S1="R", S2="G")
    rolled(state, CAST_REST, 6)
    state.minors, state.boxed = [0, 7, 7], [7, 0, 0]
    full = Gains(state, SIGHT).gain_of_placing(6, components.MINOR_BOX)
    state.minors, state.boxed = [0, 7, 7], [0, 0, 0]
    empty = Gains(state, SIGHT).gain_of_placing(6, components.MINOR_BOX)
    assert full > 2.0
    assert empty == 0.0


def test_the_grey_box_is_worth_a_die_only_for_tokens_that_lie_or_threaten() -> None:
    state = board(M1="RG")
    rolled(state, CAST_REST, 4)
    assert Gains(state, SIGHT).gain_of_placing(4, components.GREY_BOX) == 0.0
    taint(state, wizard(state, "M1", R), 1)
    assert Gains(state, SIGHT).gain_of_placing(4, components.GREY_BOX) == pytest.approx(
        DEFAULT_VALUES.token_cost(2)
    )
    assert Gains(state, SIGHT).gain_of_placing(3, components.GREY_BOX) < 1.0


def test_dice_are_used_for_the_most_they_can_gain_and_none_is_wasted() -> None:
    state = board(M1="RG")
    state.phase, state.step = CLEANSE, USE
    dice(state, R, components.GREY_BOX, 4, 5)
    taint(state, wizard(state, "M1", R), 1)
    assert next_die_action(state, R) == moves.UseDie(4)
    state.phase = RECOVER_AGAIN
    dice(state, R, components.MINOR_BOX, 2, 6)
    state.boxed, state.minors = [3, 0, 0], [4, 7, 7]
    assert next_die_action(state, R) == moves.UseDie(6)


def test_small_affairs_are_settled_without_a_search() -> None:
    action_types = set()
    for state, seat, menu in positions(3, 21):
        if state.step in (PLACE, COMMIT) or len(menu) == 1:
            continue
        agent = Ismcts(SPEC, ARCHMAGE, 1)
        action = agent.choose(RULES.observe(state, seat), menu, Budget(iterations=10)).action
        if isinstance(action, moves.UseDie | moves.TakeBack | moves.GiveSpell):
            assert agent.searches == 0
            action_types.add(type(action))
    assert moves.UseDie in action_types


# The levels.


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


def test_levels_see_or_search_further_and_stay_within_their_time() -> None:
    for weaker, stronger in pairwise(SPEC.levels):
        means = [
            (level.weight("sight", SIGHT), worth_of(level).weights.blind, level.iterations)
            for level in (weaker, stronger)
        ]
        assert means[0] < means[1]
        assert weaker.iterations <= stronger.iterations
        assert weaker.depth <= stronger.depth
        assert weaker.seconds <= stronger.seconds <= 5.0


def test_a_game_between_sensible_players_scores_well_and_ends_in_time() -> None:
    for seats, seed in ((3, 3), (4, 3), (6, 3)):
        *_, (state, _, _) = positions(seats, seed)
        assert 2 <= state.round_number <= 4
        assert sum(map(sum, state.sheet)) > 70 * state.round_number


@pytest.mark.long
def test_each_level_leaves_luck_behind() -> None:
    for level_id in LEVELS:
        wins = 0
        for seed in range(4):
            state = RULES.deal(Setup(3), 100 + seed)
            minds = [agents.make(SPEC, name, seed) for name in (level_id, "random", "random")]
            while (seat := RULES.to_move(state)) is not None:
                menu = RULES.legal_actions(state)
                observation = RULES.observe(state, seat)
                RULES.apply(
                    state, minds[seat].choose(observation, menu, Budget(iterations=4)).action
                )
            wins += state.scores[0] == max(state.scores)
        assert wins == 4
