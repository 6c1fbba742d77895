# SPDX-License-Identifier: MIT
"""Tests the analysis of a match: honest chances, costly moves, and nothing from hidden cards."""

import os
import zlib
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from tests.games.zavandor import tables as zavandor_tables
from tests.helpers import played, players
from tests.toy.rules.rules import CardId, Play, State, ToyRules
from wizardtable.ai.baseline import GreedyAgent
from wizardtable.ai.process import analysis_file
from wizardtable.ai.process.match_record import MatchRecord
from wizardtable.ai.search import advice, hints, lines
from wizardtable.ai.search import analysis as analysis_module
from wizardtable.ai.search.analysis import Effort, GrowingAnalysis, Stopped, analyse, judge_level
from wizardtable.ai.search.appraisal import (
    MAX_DECISIVE_MOVES,
    MAX_GOOD_TURN_LOSS,
    Analysis,
    Turning,
    player_groups,
)
from wizardtable.ai.search.chances import Chances
from wizardtable.ai.search.hints import hint
from wizardtable.ai.search.stretches import stretches
from wizardtable.ai.search.temperature import tempered_chance, tempered_chances
from wizardtable.ai.search.turning_points import MIN_SHOWN_LOSS
from wizardtable.ai.search.world_values import chances_after_turn
from wizardtable.core import catalog, codec
from wizardtable.core.agent import Budget, Decision, Stats
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AUTHOR_AUTOPLAY, Author, Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.moves import PlaceDie
from wizardtable.games.wizards_gambit.rules.events import CardDiscarded, Drew
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.store import save

SMALL_EFFORT = Effort(
    world_count=12, quick_iterations=60, deep_iterations=200, finalist_count=6, seconds=60.0
)


@pytest.fixture
def match(toy: GameSpec) -> Match:
    return played(toy, seats=2)


def blundered(toy: GameSpec, author: Author = "") -> Match:
    """Returns a match whose first move gives away the first of its two last tricks.

    The moves of the first seat are by this author.
    """
    players = (Player("Ada", None), Player("Bob", None))
    state = ToyRules().deal(Setup(2), 1)
    state.hands = [[CardId(10), CardId(12)], [CardId(7)]]
    state.trick, state.leader, state.swapped = [CardId(11)], 1, True
    state.gone = [CardId(card) for card in (20, 21, 22, 23)]
    state.deck = [CardId(card) for card in (5, 6)]
    state.points, state.trick_number = [1, 1], 3
    match = Match.from_state(toy, Setup(2), 1, players, state, 6)
    for card in (10, 7, 12):
        match.play(Play(CardId(card)), author if match.to_move == 0 else "")
    return match


def test_nobody_is_taken_to_end_a_match_that_is_lost_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spec = catalog.get("zavandor")
    state = zavandor_tables.table(2)
    zavandor_tables.own(state, 0, box.OWL, box.SCARAB, box.PHOENIX, box.SALAMANDER)
    zavandor_tables.give(state, 1, *zavandor_tables.rich(box.RED, box.RED))
    state.dust[1], state.round_number = 20, 18
    zavandor_tables.play(state, moves.EndTurn())

    def rollout(brain: object, world: object, menu: Sequence[object], *others: object) -> object:
        buys = [move for move in menu if isinstance(move, moves.OpenAuction)]
        return buys[-1] if buys else menu[0]

    monkeypatch.setattr(type(spec.brain), "rollout", rollout)
    seat, level = Seat(1), spec.level("archmage")
    deliberation = spec.brain.deliberation(spec.rules.observe(state, seat))
    world = state.clone()
    chances = chances_after_turn(spec, level, world, seat, deliberation, Rng(1))
    assert spec.rules.to_move(world) is None, "at a glance it has ended the match"
    assert chances[1] > 0.0


@pytest.mark.few(only="toy")
@pytest.mark.parametrize("game", ["toy", *catalog.GAMES])
def test_the_course_begins_with_the_deal_and_ends_with_the_result(
    toy: GameSpec, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_module, "MAX_PLAY_OUTS", 0)  # the course does not depend on it
    spec = catalog.get(game)
    match = played(spec, seats=min(spec.seats))
    shares: list[float] = []
    effort = Effort(
        world_count=4, quick_iterations=2, deep_iterations=4, finalist_count=2, seconds=2.0
    )
    analysis = analyse(match, effort, tell=shares.append)
    assert analysis.course[0].place == 0
    assert analysis.course[-1].place == len(match.actions)
    course_places = {odds.place for odds in analysis.course}
    if not judge_level(spec).chart_iterations:
        assert {place for place, _ in match.turn_starts()} <= course_places
    for odds in analysis.course:
        assert sum(odds.chances) == pytest.approx(1.0)
    result = match.result
    assert result is not None
    assert analysis.course[-1].chances == pytest.approx(result.shares())
    assert shares == sorted(shares)
    assert 0.0 <= shares[0] <= shares[-1] <= 1.0
    assert_it_adds_up(match, analysis)
    assert codec.loads(Analysis, codec.dumps(Analysis, analysis)) == analysis


def test_to_throw_away_a_card_of_ones_own_is_no_luck_and_to_draw_one_is() -> None:
    match = played(catalog.get("wizards_gambit"), seats=2)
    chances = Chances(match, judge_level(match.spec), 4)
    kinds = {
        place: {type(event) for event in match.events_at(place, None)}
        for place in range(1, len(match.actions) + 1)
    }
    thrown = [place for place, events in kinds.items() if events == {CardDiscarded}]
    drawn = [place for place, events in kinds.items() if Drew in events]
    assert thrown and drawn
    assert not any(chances.is_lucky(place) for place in thrown)
    assert all(chances.is_lucky(place) for place in drawn)


def test_a_match_in_few_turns_still_has_a_course(match: Match) -> None:
    assert len(analyse(match, SMALL_EFFORT).course) >= min(24, len(match.actions))


def test_the_move_that_threw_the_match_away_is_found_with_a_better_one(toy: GameSpec) -> None:
    match = blundered(toy)
    analysis = analyse(match, SMALL_EFFORT)
    first = analysis.decisive[0]
    assert (first.place, first.seat) == (0, 0)
    assert first.better(toy) == Play(CardId(12))
    assert first.chance - first.own > 0.1
    assert analysis.skills[0].good < analysis.skills[0].judged


def test_a_loss_that_matches_played_to_their_end_do_not_show_is_none(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "win_shares_at_end", lambda *_: [0.5, 0.5])
    analysis = analyse(blundered(toy), SMALL_EFFORT)
    assert analysis.decisive == ()
    assert [skill.lost for skill in analysis.skills] == [0, 0]


def test_a_move_that_a_hint_would_have_advised_is_not_blamed(
    toy: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = blundered(toy)

    def advised(
        _: GameSpec, seats: int, observation: object, menu: Sequence[object], stop: object
    ) -> Decision[object]:
        made = match.actions[0]
        return Decision(made if made in menu else menu[0], N_("toy", ""), Stats())

    monkeypatch.setattr(hints, "hint", advised)
    assert all(turning.place for turning in analyse(match, SMALL_EFFORT).decisive)


def test_a_hint_is_the_same_for_the_same_situation(toy: GameSpec) -> None:
    match = blundered(toy)
    observation, menu = (
        match.observe_at(0, Seat(0)),
        list(toy.rules.legal_actions(match.state_at(0))),
    )
    first, again = (hint(toy, match.setup.seats, observation, menu) for _ in range(2))
    assert (first.action, first.stats.values) == (again.action, again.stats.values)
    assert first.action == Play(CardId(12))


def wasteful_dice() -> Match:
    """Returns the first dice of a match. The first guild put all of its dice into one box."""
    spec = catalog.get("elfenwizards")
    grey_magic = 5
    match = Match(spec, Setup(3), 11, players(spec, 3))
    agents = [GreedyAgent(spec, seat) for seat in range(3)]
    while match.to_move is not None and len(match.actions) < 24:
        seat, menu = match.to_move, match.menu()
        action = agents[seat].choose(match.observe(seat), menu, Budget()).action
        into_one = (move for move in menu if isinstance(move, PlaceDie) and move.box == grey_magic)
        match.play(next(into_one, action) if seat == 0 else action)
    return match


SMALLER_EFFORT = replace(SMALL_EFFORT, quick_iterations=10, deep_iterations=40, seconds=600.0)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plays only as many matches to their end as are needed."""
    monkeypatch.setattr(analysis_module, "MAX_PLAY_OUTS", analysis_module.MIN_PLAY_OUTS)


@pytest.mark.long
@pytest.mark.usefixtures("unhurried")
def test_dice_all_put_into_one_box_are_not_called_good() -> None:
    """Checks a loss in many small steps: moves decided in one go are judged as one."""
    match = wasteful_dice()
    analysis = analyse(match, SMALLER_EFFORT)
    assert_it_adds_up(match, analysis)
    wasteful, *others = analysis.skills
    assert wasteful.good < wasteful.judged
    assert wasteful.lost > 2 * max(other.lost for other in others)
    turning = next(each for each in analysis.decisive if each.seat == 0)
    assert turning.loss > 10
    assert turning.end - turning.place > 4


@pytest.mark.long
@pytest.mark.usefixtures("unhurried")
def test_the_move_is_blamed_after_which_a_hint_would_have_told_the_loss(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, start = wasteful_dice(), 2

    def hinted(
        spec: GameSpec, seats: int, observation: object, menu: Sequence[object], _: object
    ) -> Decision[object]:
        real_hint = hint(spec, seats, observation, menu)
        own = [each for each in range(len(match.actions)) if match.mover(each) == 0]
        place = next((each for each in own if match.observe_at(each, Seat(0)) == observation), None)
        if place is None:  # the hint is for a rival
            return real_hint
        worth = (1.0 if place <= start else 0.0,) * len(menu)
        return replace(real_hint, stats=replace(real_hint.stats, values=worth))

    monkeypatch.setattr(hints, "hint", hinted)
    turning = next(each for each in analyse(match, SMALLER_EFFORT).decisive if each.seat == 0)
    assert turning.place == start


def test_stretches_end_where_something_is_learned_and_phases_where_deliberations_do() -> None:
    match = played(catalog.get("elfenwizards"), 80)
    brain, rules = match.spec.brain, match.spec.rules
    cut = stretches(match)
    for before, after in pairwise(cut):
        assert before.place < before.end <= after.place
    for stretch in cut:
        places = range(stretch.place, stretch.end)
        assert {match.mover(place) for place in places} == {stretch.seat}
        observations = [rules.observe(match.state_at(place), stretch.seat) for place in places]
        assert len({brain.deliberation(each) for each in observations}) == 1
        assert not any(
            event.reveals for place in places[1:] for event in match.events_at(place, stretch.seat)
        )
    assert len({stretch.phase for stretch in cut}) <= len(cut)


def test_an_analysis_of_an_earlier_version_is_made_anew(match: Match, tmp_path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "toy-1.wizardtable"
    save.write(path, match)
    digest = MatchRecord.of(match).digest
    body = (
        '{"analysis":{"course":[{"chances":[0.5,0.5],"place":0}],"decisive":[],"level":"hard",'
        '"skills":[{"good":3,"judged":4},{"good":2,"judged":2}]},"format":2,'
        f'"match":"{digest}","rules":{match.spec.rules_version}}}'
    ).encode()
    save.analysis_path(path).write_bytes(b"%08x " % zlib.crc32(body) + body)
    assert analysis_file.read(path, match) is None


def assert_it_adds_up(match: Match, analysis: Analysis) -> None:
    """Asserts that chart, moves and totals agree."""
    assert [turning.place for turning in analysis.decisive] == sorted(
        {o.place for o in analysis.decisive}
    )
    for seats in player_groups(match.players):
        assert sum(turning.seat in seats for turning in analysis.decisive) <= MAX_DECISIVE_MOVES
    shown: dict[int, list[tuple[int, ...]]] = {}
    for odds in analysis.course:
        shown.setdefault(odds.place, []).append(tuple(round(100 * c) for c in odds.chances))
    for turning in analysis.decisive:
        assert match.mover(turning.place) == turning.seat
        assert turning.better(match.spec) != match.actions[turning.place]
        assert turning.loss >= round(100 * MIN_SHOWN_LOSS)
        before = shown[turning.place][-1][turning.seat]
        assert any(before - after[turning.seat] == turning.loss for after in shown[turning.end])
    for seat, skill in enumerate(analysis.skills):
        assert 0 <= skill.good <= skill.judged
        assert skill.lost >= sum(
            turning.loss for turning in analysis.decisive if turning.seat == seat
        )
        assert skill.good < skill.judged or all(
            turning.loss < 100 * MAX_GOOD_TURN_LOSS
            for turning in analysis.decisive
            if turning.seat == seat
        )


def test_three_moves_of_each_person_and_of_all_opponents_are_told_in_their_order(
    match: Match,
) -> None:
    assert_it_adds_up(match, analyse(match, SMALL_EFFORT))
    ada, bob, cleo = Player("Ada", None), Player("Bob", None), Player("Cleo", "easy")
    assert player_groups((ada, cleo, cleo)) == [(0,), (1, 2)]
    assert player_groups((ada, bob, cleo)) == [(0,), (1,), (2,)]
    assert player_groups((cleo, cleo)) == [(0, 1)]


def test_an_analysis_by_a_level_that_is_too_sure_tells_tempered_chances(toy: GameSpec) -> None:
    match = blundered(toy)
    heated = replace(toy, levels=tuple(replace(level, temperature=2.0) for level in toy.levels))
    plain = analyse(match, SMALL_EFFORT)
    other = analyse(replace_spec(match, heated), SMALL_EFFORT)
    for before, after in zip(plain.course, other.course, strict=True):
        # the chance after a costly move follows from that before it, which is only roughly tempered
        assert after.chances == pytest.approx(tempered_chances(before.chances, 2.0), abs=0.05)
    first, calmer = plain.decisive[0], other.decisive[0]
    assert calmer.place == first.place
    assert calmer.chance == pytest.approx(tempered_chance(first.chance, 2, 2.0), abs=0.02)


def replace_spec(match: Match, spec: GameSpec) -> Match:
    """Returns the match of `blundered`, changed to a game with other levels."""
    match.spec = spec
    return match


def test_decisions_are_judged_by_what_the_seat_could_know(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    observed: list[object] = []
    real = ToyRules.sample

    def sample(self: ToyRules, observation: object, rng: Rng) -> State:
        observed.append(observation)
        return real(self, observation, rng)  # type: ignore[arg-type]

    monkeypatch.setattr(ToyRules, "sample", sample)
    analyse(match, SMALL_EFFORT)
    places = range(len(match.actions) + 1)
    possible = [match.observe_at(place, seat) for place in places for seat in (0, 1)]  # type: ignore[arg-type]
    assert observed
    assert all(observation in possible for observation in observed)


def test_nobody_waiting_ends_it_soon(match: Match) -> None:
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    with pytest.raises(Stopped):
        analyse(match, SMALL_EFFORT, stop)
    assert asked < 80


def test_the_chart_tells_what_a_hint_has_told_in_the_match(toy: GameSpec) -> None:
    match = blundered(toy)
    match.advised = {0: 71, 2: 13}
    for version in (match, MatchRecord.of(match).match()):
        chances = {
            odds.place: odds.chances[version.mover(odds.place)]
            for odds in analyse(version, SMALL_EFFORT).course[:-1]
        }
        assert chances[0] == pytest.approx(0.71)
        assert chances[2] == pytest.approx(0.13)


def test_a_better_move_has_the_chance_that_a_hint_would_tell(toy: GameSpec) -> None:
    match = blundered(toy)
    observation, menu = (
        match.observe_at(0, Seat(0)),
        list(toy.rules.legal_actions(match.state_at(0))),
    )
    advised = advice.shown_candidates(menu, hint(toy, match.setup.seats, observation, menu))
    first = analyse(match, SMALL_EFFORT).decisive[0]
    assert first.chance == round(advised[0].chance, 2)


def test_an_analysis_begun_in_the_match_is_the_same_as_one_made_afterwards(match: Match) -> None:
    early = Match(match.spec, match.setup, match.seed, match.players)
    early.advised = {2: 40}
    study = GrowingAnalysis(early, SMALL_EFFORT, lambda: False)
    for action in match.actions:
        while study.go_on():
            pass
        early.play(action)
        study.follow(early)
    match.advised = {2: 40}
    assert study.analysis() == analyse(match, SMALL_EFFORT)


def test_nothing_found_about_moves_that_are_taken_back_is_in_the_analysis(match: Match) -> None:
    early = Match(match.spec, match.setup, match.seed, match.players)
    rng = Rng(99)
    while early.to_move is not None:
        early.play(rng.choice(early.menu()))
    study = GrowingAnalysis(early, SMALL_EFFORT, lambda: False)
    study.analysis()
    assert early.actions != match.actions
    study.follow(match)
    assert study.analysis() == analyse(match, SMALL_EFFORT)


def test_hardly_anything_is_left_to_do_at_the_end_if_there_was_time_before(match: Match) -> None:
    early = Match(match.spec, match.setup, match.seed, match.players)
    for action in match.actions[:-1]:
        early.play(action)
    study = GrowingAnalysis(early, SMALL_EFFORT, lambda: False)
    while study.go_on():
        pass
    early.play(match.actions[-1])
    study.follow(early)
    rest = whole = 0
    while study.go_on():
        rest += 1
    afterwards = GrowingAnalysis(early, SMALL_EFFORT, lambda: False)
    while afterwards.go_on():
        whole += 1
    assert rest <= whole / 4


def test_little_time_cuts_it_short(match: Match) -> None:
    analysis = analyse(match, Effort(seconds=0.3))
    assert analysis.course[-1].place == len(match.actions)


def test_the_analysis_leaves_the_match_as_it_is(match: Match) -> None:
    before = MatchRecord.of(match)
    analyse(match, SMALL_EFFORT)
    assert MatchRecord.of(match) == before


def test_a_record_is_the_same_match_again(match: Match) -> None:
    again = codec.loads(MatchRecord, codec.dumps(MatchRecord, MatchRecord.of(match))).match()
    assert again.actions == match.actions
    assert [again.author(place) for place in range(len(again.actions))] == [
        match.author(place) for place in range(len(match.actions))
    ]
    assert again.observe(None) == match.observe(None)
    assert MatchRecord.of(again).digest == MatchRecord.of(match).digest


def test_moves_that_the_grand_magus_played_for_a_person_are_not_blamed_on_them(
    toy: GameSpec,
) -> None:
    own, helped = blundered(toy), blundered(toy, AUTHOR_AUTOPLAY)
    assert (
        next(
            turning.seat for turning in analyse(MatchRecord.of(own).match(), SMALL_EFFORT).decisive
        )
        == 0
    )
    analysis = analyse(MatchRecord.of(helped).match(), SMALL_EFFORT)
    assert not [turning for turning in analysis.decisive if turning.seat == 0]
    assert analysis.skills[0].judged == 0


def test_an_analysis_is_kept_with_its_save_and_goes_with_it(match: Match, tmp_path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "toy-1.wizardtable"
    analysis = analyse(match, replace(SMALL_EFFORT, quick_iterations=8, deep_iterations=8))
    analysis_file.write(path, MatchRecord.of(match), analysis)
    assert not list(tmp_path.iterdir()), "nothing is kept of a match that is gone"
    save.write(path, match)
    analysis_file.write(path, MatchRecord.of(match), analysis)
    assert analysis_file.read(path, match) == analysis
    other = tmp_path / "elsewhere.wizardtable"
    save.copy(path, other)
    assert analysis_file.read(other, match) == analysis
    save.remove(path)
    assert analysis_file.read(path, match) is None
    assert not save.analysis_path(path).exists()


FILE_DAMAGES = ("cut", "changed", "newer", "empty", "seats", "chance", "move", "pipe")


@pytest.mark.parametrize("damage", FILE_DAMAGES)
def test_what_is_broken_newer_or_of_another_match_is_not_read(
    match: Match,
    tmp_path,  # type: ignore[no-untyped-def]
    monkeypatch: pytest.MonkeyPatch,
    damage: str,
) -> None:
    path = tmp_path / "toy-1.wizardtable"
    save.write(path, match)
    analysis = analyse(match, replace(SMALL_EFFORT, quick_iterations=8, deep_iterations=8))
    if damage == "seats":
        analysis = replace(analysis, skills=analysis.skills[:1])
    if damage == "chance":
        course = (replace(analysis.course[0], chances=(7.0, -6.0)), *analysis.course[1:])
        analysis = replace(analysis, course=course)
    elif damage == "move":
        place = next(p for p in range(9) if match.mover(p) == 0)
        turning = Turning(place, place + 1, 0, '[{"card":0,"kind":"play"}]', N_("x", ""), 0.6, 0.2)
        analysis = replace(analysis, decisive=(turning,))
    with monkeypatch.context() as patched:
        if damage == "newer":
            patched.setattr(analysis_file, "FORMAT_VERSION", 99)
        analysis_file.write(path, MatchRecord.of(match), analysis)
    beside = save.analysis_path(path)
    written = beside.read_bytes()
    if damage == "cut":
        beside.write_bytes(written[:-40])
    elif damage == "changed":
        beside.write_bytes(written.replace(b"0", b"1", 3))
    elif damage == "empty":
        beside.write_bytes(b"")
    elif damage == "pipe":
        beside.unlink()
        os.mkfifo(beside)
    assert analysis_file.read(path, match) is None


def test_another_course_of_the_same_deal_is_another_match(
    toy: GameSpec, match: Match, tmp_path
) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "toy-1.wizardtable"
    save.write(path, match)
    analysis_file.write(
        path,
        MatchRecord.of(match),
        analyse(match, replace(SMALL_EFFORT, quick_iterations=8, deep_iterations=8)),
    )
    other = Match(toy, match.setup, match.seed, match.players)
    rng = Rng(99)
    while other.to_move is not None:
        other.play(rng.choice(other.menu()))
    assert other.actions != match.actions
    assert analysis_file.read(path, other) is None
