# SPDX-License-Identifier: MIT
"""Tests that advice keeps all chances on one scale, and adds up the losses of several moves."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import count, pairwise

import pytest

from tests.helpers import NAMES
from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.search import advice, agents, ismcts
from wizardtable.ai.search.advice import Verdict
from wizardtable.ai.search.hints import hint
from wizardtable.ai.search.running_loss import RunningLoss
from wizardtable.core import catalog
from wizardtable.core.agent import AnyAgent, Budget, Decision, Stats
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import GREY_BOX
from wizardtable.games.elfenwizards.rules.moves import PlaceDie
from wizardtable.games.elfenwizards.rules.state import CAST, CAST_REST

REASON = N_("toy", "The {card} has the best chances.").of(card=1)


def test_a_verdict_needs_a_comparison() -> None:
    decision = Decision("a", REASON, Stats(60, 0.1, (60, 0), (0.6, 0.0)))
    assert advice.verdict_from_search(["a", "b"], decision, "b") is None
    decision = Decision("a", REASON, Stats(70, 0.1, (35, 35), (0.6, 0.5)))
    verdict = advice.verdict_from_search(["a", "b"], decision, "b")
    assert verdict is not None
    assert verdict.loss == pytest.approx(0.1)
    same = advice.verdict_from_search(["a", "b"], decision, "a")
    assert same is not None
    assert same.is_best and same.is_as_good
    assert Verdict(decision, "b").loss == 0.0
    assert not Verdict(decision, "b").is_as_good


def test_moves_that_were_weighed_and_more_of_their_kind_are_compared() -> None:
    stats = Stats(1000, 0.1, (700, 5, 200, 60, 30, 35), (0.6, 0.9, 0.5, 0.4, 0.59, 0.3))
    decision = Decision("a", REASON, stats)
    assert advice.finalists(list("abcdef"), decision) == ["a", "c", "d", "f", "e"]
    assert advice.finalists([1, 2], Decision(1, REASON, Stats())) == []


def test_an_idea_that_the_search_had_given_up_is_not_called_as_good_as_the_best() -> None:
    menu = list("abc")
    best = Decision("a", REASON, Stats(200, 0.1, (100, 100, 0), (0.5, 0.5, 0.0), 0.1))
    both = Decision("a", REASON, Stats(400, 0.1, (200, 200), (0.5, 0.5), 0.1))
    given_up = advice.verdict_from_comparison(menu, best, "c", both)
    assert given_up.is_as_good and given_up.is_less_promising
    compared = advice.verdict_from_search(menu, best, "b")
    assert compared is not None
    assert compared.is_as_good and not compared.is_less_promising


@pytest.mark.parametrize("chance", [0.01, 0.99])
def test_moves_in_a_match_that_is_nearly_decided_are_not_called_equal(chance: float) -> None:
    stats = Stats(800, 0.1, (400, 400), (chance, chance), 0.02)
    best = Decision("a", REASON, stats)
    shown = advice.shown_candidates(["a", "b"], best)
    assert [candidate.is_unclear for candidate in shown] == [False, True]
    verdict = advice.verdict_from_search(["a", "b"], best, "b")
    assert verdict is not None and verdict.is_unclear


def test_what_a_first_look_saw_of_a_move_is_not_told() -> None:
    first = Decision("a", REASON, Stats(1000, 0.1, (700, 5, 200, 60), (0.6, 0.9, 0.3, 0.4)))
    even = Decision("a", REASON, Stats(300, 0.1, (100, 100, 100), (0.58, 0.57, 0.4)))
    best = advice.settled_decision(list("abcd"), first, even)
    assert (best.action, best.stats.visits) == ("a", (100, 0, 100, 100))
    assert [candidate.action for candidate in advice.shown_candidates(list("abcd"), best)] == [
        "a",
        "c",
        "d",
    ]
    assert [candidate.is_as_good for candidate in advice.shown_candidates(list("abcd"), best)] == [
        True,
        True,
        False,
    ]
    alone = advice.settled_decision(list("abcd"), first, None)
    assert alone.stats.visits == (700, 0, 0, 0)


def test_a_move_that_turns_out_better_than_the_one_preferred_takes_its_place() -> None:
    first = Decision("a", REASON, Stats(300, 0.1, (200, 100), (0.6, 0.5)))
    even = Decision("b", REASON, Stats(200, 0.1, (100, 100), (0.5, 0.6)))
    best = advice.settled_decision(["a", "b"], first, even)
    assert best.action == "b"
    assert advice.shown_candidates(["a", "b"], best)[0].action == "b"


def test_an_idea_that_turns_out_far_better_than_the_move_preferred_takes_its_place() -> None:
    menu = ["a", "b"]
    alone = Decision("a", REASON, Stats(0, 0.0, (0, 0), (0.0, 0.0)))
    far, near = (Stats(200, 0.1, (100, 100), (0.1, other)) for other in (0.8, 0.15))
    better = advice.correction_for(menu, alone, "b", Decision("b", REASON, far))
    assert better is not None
    assert [candidate.action for candidate in advice.shown_candidates(menu, better)] == ["b", "a"]
    assert advice.shown_candidates(menu, better)[0].chance == pytest.approx(0.8)
    assert advice.correction_for(menu, alone, "b", Decision("b", REASON, near)) is None
    assert advice.correction_for(menu, alone, "b", Decision("b", REASON, Stats())) is None


def looked(
    menu: list[str], first: Decision[str], *evens: Decision[str]
) -> tuple[Decision[str], list[Sequence[str]]]:
    """Returns the decision after second looks with these results, and the moves compared."""
    looks, asked = advice.second_looks(menu, first), []
    results = iter(evens)
    try:
        among = next(looks)
        while True:
            asked.append(among)
            among = looks.send(next(results))
    except StopIteration as end:
        return end.value, asked


def test_where_the_search_saw_one_good_move_the_best_of_the_others_has_a_chance_too() -> None:
    menu = list("abc")
    first = Decision("a", REASON, Stats(300, 0.1, (290, 2, 8), (0.6, 0.5, 0.4)))
    pair = Decision("a", REASON, Stats(200, 0.1, (100, 100), (0.6, 0.4)))
    best, asked = looked(menu, first, pair)
    assert asked == [("a", "c")], "the move that was tried most after the best one"
    shown = advice.shown_candidates(menu, best)
    assert [(move.action, round(move.chance, 6)) for move in shown] == [("a", 0.6), ("c", 0.4)]


def test_where_the_prior_left_one_move_all_others_are_tried_to_find_the_best_of_them() -> None:
    menu = list("abc")
    first = Decision("a", REASON, Stats(0, 0.1, (0, 0, 0), (0.0, 0.0, 0.0)))
    every = Decision("a", REASON, Stats(90, 0.1, (30, 30, 30), (0.6, 0.5, 0.3)))
    pair = Decision("a", REASON, Stats(200, 0.1, (100, 100), (0.6, 0.5)))
    best, asked = looked(menu, first, every, pair)
    assert asked == [("a", "b", "c"), ("a", "b")]
    assert [move.action for move in advice.shown_candidates(menu, best)] == ["a", "b"]


def test_of_two_compared_moves_the_one_that_is_better_by_more_than_the_error_is_named() -> None:
    first = Decision("a", REASON, Stats(300, 0.1, (300, 0), (0.6, 0.0)))
    for lead, named in ((0.043, "b"), (0.01, "a")):
        pair = Decision("a", REASON, Stats(200, 0.1, (100, 100), (0.32, 0.32 + lead), 0.06))
        best, _ = looked(["a", "b"], first, pair)
        assert best.action == named


def test_an_idea_that_its_comparison_finds_better_by_more_than_the_error_is_called_better() -> None:
    menu = list("abc")
    best = Decision("a", REASON, Stats(300, 0.1, (150, 150, 0), (0.32, 0.31, 0.0), 0.06))
    shown = advice.shown_candidates(menu, best)[0].chance
    looks = advice.verdict_looks(menu, best, "c")
    assert next(looks) == ("a", "c")
    with pytest.raises(StopIteration) as end:
        looks.send(Decision("a", REASON, Stats(200, 0.1, (100, 100), (0.3, 0.343), 0.06)))
    verdict = end.value.value
    assert verdict.is_best and verdict.is_corrected
    assert (verdict.former, verdict.former_chance) == ("a", shown), "as the hint said"
    assert verdict.idea_chance == pytest.approx(shown + 0.043)
    assert advice.shown_candidates(menu, verdict.best)[0].action == "c"


def test_after_a_verdict_a_hint_lists_the_idea_above_worse_moves() -> None:
    menu = list("abc")
    best = Decision("a", REASON, Stats(300, 0.1, (150, 150, 0), (0.6, 0.3, 0.0), 0.06))
    looks = advice.verdict_looks(menu, best, "c")
    next(looks)
    with pytest.raises(StopIteration) as end:
        looks.send(Decision("a", REASON, Stats(200, 0.1, (100, 100), (0.58, 0.48), 0.06)))
    verdict = end.value.value
    shown = advice.shown_candidates(menu, verdict.best)
    assert [move.action for move in shown] == ["a", "c", "b"]
    assert shown[0].chance == verdict.preferred_chance == pytest.approx(0.6)
    assert shown[1].chance == verdict.idea_chance == pytest.approx(0.5)


def test_worse_moves_that_cannot_be_told_apart_share_one_chance() -> None:
    stats = Stats(400, 0.1, (100, 100, 100, 100), (0.6, 0.41, 0.4, 0.3), 0.06)
    shown = advice.shown_candidates(list("abcd"), Decision("a", REASON, stats))
    assert [round(move.chance, 6) for move in shown] == [0.6, 0.405, 0.405, 0.3]


def test_no_move_is_shown_with_a_higher_chance_than_the_one_preferred() -> None:
    stats = Stats(1000, 0.1, (250, 250, 250, 250), (0.46, 0.475, 0.455, 0.3))
    shown = advice.shown_candidates(list("abcd"), Decision("a", REASON, stats))
    assert shown[0].action == "a"
    assert [candidate.is_as_good for candidate in shown] == [True, True, True, False]
    assert len({candidate.chance for candidate in shown if candidate.is_as_good}) == 1, (
        "they cannot be told apart"
    )
    assert all(earlier.chance >= later.chance for earlier, later in pairwise(shown))


def test_a_verdict_gives_a_move_the_chance_that_it_has_beside_a_hint() -> None:
    menu = list("abc")
    decision = Decision("a", REASON, Stats(300, 0.1, (100, 100, 100), (0.46, 0.44, 0.3)))
    shown = {
        candidate.action: candidate.chance for candidate in advice.shown_candidates(menu, decision)
    }
    for idea in "bc":
        verdict = advice.verdict_from_search(menu, decision, idea)
        assert verdict is not None
        assert (verdict.preferred_chance, verdict.idea_chance) == (shown["a"], shown[idea])


def test_a_move_that_cannot_be_told_from_the_best_is_as_good_and_has_its_chance() -> None:
    decision = Decision("a", REASON, Stats(400, 0.1, (200, 200), (0.46, 0.44), spread=0.2))
    verdict = advice.verdict_from_search(["a", "b"], decision, "b")
    assert verdict is not None
    assert verdict.is_as_good
    assert (
        verdict.preferred_chance
        == verdict.idea_chance
        == advice.shown_candidates(["a", "b"], decision)[0].chance
    )
    assert verdict.difference == pytest.approx(0.02), "several of these are told together"


def test_a_comparison_speaks_of_the_chance_that_the_hint_gave() -> None:
    menu = ["a", "b", "c"]
    decision = Decision("a", REASON, Stats(400, 0.1, (200, 200, 0), (0.46, 0.4, 0.0)))
    both = Decision("a", REASON, Stats(200, 0.1, (100, 100), (0.52, 0.32)))
    verdict = advice.verdict_from_comparison(menu, decision, "c", both)
    assert verdict.preferred_chance == advice.shown_candidates(menu, decision)[0].chance
    assert verdict.loss == pytest.approx(0.2)


def test_a_move_that_was_not_searched_has_one_chance_whatever_it_is_compared_with() -> None:
    menu = ["a", "b", "c"]
    decision = Decision("a", REASON, Stats(0, 0.1, (0, 0, 0), (0.0, 0.0, 0.0)))
    measured = advice.with_measured_chance(
        menu, decision, Decision("a", REASON, Stats(9, 0.1, (50, 50), (0.6, 0.1)))
    )
    for value in (0.55, 0.65):
        both = Decision("a", REASON, Stats(9, 0.1, (50, 50), (value, 0.2)))
        assert advice.verdict_from_comparison(
            menu, measured, "c", both
        ).preferred_chance == pytest.approx(0.6)
    assert advice.with_measured_chance(menu, decision, Decision("a", REASON, Stats())) == decision


def test_the_seed_of_a_position_follows_from_what_the_seat_knows_and_may_do() -> None:
    spec = catalog.get("anludim")
    state = spec.rules.deal(Setup(3), 4)
    seat = spec.rules.to_move(state)
    assert seat is not None
    observation, menu = spec.rules.observe(state, seat), list(spec.rules.legal_actions(state))
    seed = advice.seed_of_position(spec, observation, menu)
    assert seed == advice.seed_of_position(spec, spec.rules.observe(state.clone(), seat), menu)
    assert seed != advice.seed_of_position(spec, observation, menu[:2])
    other = spec.rules.observe(spec.rules.deal(Setup(3), 5), Seat(seat))
    assert seed != advice.seed_of_position(spec, other, menu)
    assert 0 <= seed < 1 << 62


def test_the_losses_of_a_turn_add_up() -> None:
    running, done = RunningLoss(), ["x"]
    for number, loss in enumerate((0.03, -0.01, 0.07), 1):
        whole = running.loss_with_move(done, 0, 1, number, loss, 0.01)
        done.append(str(number))
        done[-1] = number  # type: ignore[call-overload]
    assert whole.move_count == 3
    assert whole.loss == pytest.approx(0.09)
    assert whole.error == pytest.approx(0.01 * 3**0.5)
    assert running.loss_with_move(done, 1, 1, "another seat", 0.02, 0.01).move_count == 1
    assert running.loss_with_move(done, 0, 2, "another turn", 0.02, 0.01).move_count == 1


def test_moves_that_were_taken_back_or_only_weighed_do_not_count() -> None:
    running = RunningLoss()
    running.loss_with_move([], 0, 1, "a", 0.05, 0.01)
    assert running.loss_with_move(["b"], 0, 1, "c", 0.02, 0.01).loss == pytest.approx(0.02)
    assert running.loss_with_move([], 0, 1, "b", 0.01, 0.01).move_count == 1
    assert running.loss_with_move(["b"], 0, 1, "c", 0.02, 0.01).loss == pytest.approx(0.03)
    running.forget()
    assert running.loss_with_move(["b", "c"], 0, 1, "d", 0.02, 0.01).move_count == 1


@pytest.mark.long
def test_all_dice_in_the_grey_box_cost_much_together_and_little_each() -> None:
    spec = catalog.get("elfenwizards")
    match = Match(spec, Setup(3), 1, [Player(name, None) for name in NAMES[:3]])
    running, greedy = RunningLoss(), agents.make(spec, "greedy", 1)
    single: list[float] = []
    together = 0.0
    while match.observe(None).phase in (CAST, CAST_REST) and together <= advice.TUTOR_WARNING_LOSS:
        seat, menu = match.to_move, list(match.menu())
        assert seat is not None
        observation = match.observe(seat)
        action = greedy.choose(observation, menu, Budget()).action
        if seat == 0 and len(menu) > 1:
            action = next(a for a in menu if isinstance(a, PlaceDie) and a.box == GREY_BOX)
            best = searched(spec, observation, menu)
            chosen = advice.finalists(menu, best)
            even = searched(spec, observation, chosen, even=True) if len(chosen) > 1 else None
            best = advice.settled_decision(menu, best, even)
            verdict = advice.verdict_from_search(menu, best, action)
            if verdict is None:
                both = searched(spec, observation, [best.action, action], even=True)
                verdict = advice.verdict_from_comparison(menu, best, action, both)
            assert verdict.is_best or verdict.preferred_chance is not None, (
                "any two moves can be compared"
            )
            single.append(verdict.loss)
            whole = running.loss_with_move(
                match.actions, 0, 1, action, verdict.difference, verdict.error
            )
            together = max(together, whole.loss - whole.error)
        match.play(action)
    assert max(single) < advice.TUTOR_WARNING_LOSS
    assert together > advice.TUTOR_WARNING_LOSS


def searched(
    spec: GameSpec, observation: object, actions: Sequence[object], *, even: bool = False
) -> Decision[object]:
    seed = advice.seed_of_position(spec, observation, actions)
    mind: AnyAgent = agents.make(spec, "grand_magus", seed, alone=True, even=even)
    return mind.choose(observation, actions, Budget(iterations=60))


def test_advice_takes_the_iterations_of_its_level_and_a_quarter_of_them_for_each_move() -> None:
    level = replace(catalog.get("elfenwizards").levels[-1], advice_iterations=200, iterations=10)
    assert advice.budget(level).iterations == 200
    assert advice.budget(level, compared=3).iterations == 150


@pytest.mark.few(only="wizards_gambit")
@pytest.mark.parametrize(
    ("game_id", "milliseconds"),
    [("anludim", 0.8), ("elfenwizards", 5.0), ("wizards_gambit", 1.2), ("zavandor", 2.6)],
)
def test_on_a_slow_computer_a_situation_gets_the_same_advice(
    game_id: str, milliseconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = catalog.get(game_id)
    seats = min(spec.seats)
    state = spec.rules.deal(Setup(seats), 5)
    while (seat := spec.rules.to_move(state)) != 0 or len(spec.rules.legal_actions(state)) < 4:
        observation, menu = spec.rules.observe(state, seat), spec.rules.legal_actions(state)
        spec.rules.apply(state, GreedyAgent(spec, 1).choose(observation, menu, Budget()).action)
    observation, menu = spec.rules.observe(state, Seat(0)), spec.rules.legal_actions(state)
    hints = []
    for step in (0.0, milliseconds):
        monkeypatch.setattr(ismcts, "perf_counter", partial(next, count(0.0, step / 1000)))
        hints.append(hint(spec, seats, observation, menu))
    assert hints[0].stats.visits == hints[1].stats.visits
    assert (hints[0].action, hints[0].stats.values) == (hints[1].action, hints[1].stats.values)
