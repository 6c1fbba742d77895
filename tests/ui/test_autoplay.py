# SPDX-License-Identifier: MIT
"""Tests that the Grand Magus plays for a person on request, how such help counts, and resigning."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.helpers import begun, play_on
from tests.ui.windows import ADA, BOB, GREEDY, Hands, games
from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AID_HINT, AID_RETURN, AUTHOR_AUTOPLAY, Match
from wizardtable.core.teaching.help_rule import was_autoplayed
from wizardtable.play.autoplay import Span
from wizardtable.store import save, statistics
from wizardtable.store.book import end_of_match
from wizardtable.store.paths import DataDir, data_dir
from wizardtable.ui.match.features.autoplay_feature import AutoplayFeature
from wizardtable.ui.results.game_over import GameOverDialog
from wizardtable.ui.style.question import QuestionSheet, Reply

ME = Seat(0)


def deal(hands: Hands, game: str = "anludim") -> Match:
    hands.deal(ADA, GREEDY, *([GREEDY] if game == "elfenwizards" else []), game=game)
    assert hands.wait_turn()
    hands.controller.autoplay.level = "greedy"  # decides at once
    return hands.controller.match


def do(hands: Hands, command: str) -> None:
    hands.main.page.commands[command].trigger()


def mine(match: Match, since: int = 0) -> list[str]:
    """Returns the authors of the first seat's moves, from this place on."""
    places = range(since, len(match.actions))
    return [match.author(place) for place in places if match.mover(place) == ME]


@pytest.mark.parametrize("game", games())
def test_one_move_is_played_and_then_the_person_is_asked_again(hands: Hands, game: str) -> None:
    match = deal(hands, game)
    before = len(match.actions)
    do(hands, "play_move")
    assert not hands.controller.menu()
    hands.qtbot.waitUntil(lambda: hands.my_turn or hands.over)
    decided = [author for author in mine(match, before) if author != "only"]
    assert decided == [AUTHOR_AUTOPLAY]
    assert "(Played by the Grand Magus.)" in hands.main.page.panel.log.text()


@pytest.mark.parametrize("game", games())
def test_a_turn_is_finished_and_no_other_one_begun(hands: Hands, game: str) -> None:
    match = deal(hands, game)
    before = len(match.actions)
    do(hands, "play_turn")
    hands.qtbot.waitUntil(lambda: hands.my_turn or hands.over)
    assert set(mine(match, before)) <= {AUTHOR_AUTOPLAY, "only"}
    brain, observation = match.spec.brain, match.observe(ME)
    then = match.observe_at(before, ME)
    assert hands.over or brain.deliberation(observation) != brain.deliberation(then)
    assert hands.controller.autoplay.span() is None


@pytest.mark.long
def test_the_rest_of_the_match_is_played_and_said_so(hands: Hands) -> None:
    match = deal(hands)
    strip = hands.main.page.feature(AutoplayFeature).autoplay_strip
    assert strip.isHidden()
    do(hands, "play_rest")
    assert strip.isVisible()
    assert "for you" in strip._words.text()
    assert str(hands.main.page.bar.words) == "The Grand Magus is playing for Ada."
    hands.qtbot.waitUntil(lambda: hands.over, timeout=60_000)
    assert strip.isHidden()
    assert AUTHOR_AUTOPLAY in mine(match)


def test_the_person_takes_over_again_at_any_time(hands: Hands) -> None:
    match = deal(hands)
    do(hands, "play_rest")
    hands.qtbot.waitUntil(lambda: len(mine(match)) >= 2)
    hands.main.page.feature(AutoplayFeature).autoplay_strip._close_button.click()
    hands.wait_turn()
    place = len(match.actions)
    hands.qtbot.wait(40)
    assert len(match.actions) == place
    assert hands.controller.menu()
    assert hands.main.page.feature(AutoplayFeature).autoplay_strip.isHidden()


def test_undo_takes_back_what_was_played_for_a_person_and_gives_the_hand_back(hands: Hands) -> None:
    match = deal(hands)
    before = list(match.actions)
    hands.controller.autoplay.let_play(ME, Span.REST)
    hands.qtbot.waitUntil(lambda: len(mine(match)) >= 1)
    hands.controller.undo()
    assert len(match.actions) <= len(before) + 1
    assert hands.controller.autoplay.span() is None
    assert hands.controller.may_act


def test_help_is_told_once_and_the_match_is_marked(hands: Hands, tmp_path: Path) -> None:
    match = deal(hands)
    notices: list[str] = []
    hands.controller.assisted.connect(lambda: notices.append("once"))
    do(hands, "play_move")
    hands.wait_turn()
    do(hands, "play_move")
    hands.wait_turn()
    assert notices == ["once"]
    assert "marked as played with help" in hands.main.page.banner._words.text()
    assert match.assisted
    assert match.aids == (AUTHOR_AUTOPLAY,)
    play_on(match)
    data = data_dir(tmp_path / "elsewhere")
    end_of_match.write_end(data, match)
    (finished,), _ = statistics.read_played(data)
    assert finished.helped
    assert bool(finished.uncounted) == was_autoplayed(match, ME)


@pytest.mark.parametrize("how", ["replay", "end"])
def test_that_a_match_had_help_is_not_said_in_its_replay_nor_after_its_end(
    hands: Hands, how: str
) -> None:
    match = deal(hands)
    do(hands, "play_move")
    hands.wait_turn()
    banner = hands.main.page.banner
    assert "with help" in banner.words
    if how == "replay":
        do(hands, "review")
    else:
        hands.controller.give_up()
        hands.qtbot.waitUntil(lambda: match.to_move is None)
        QApplication.processEvents()
    assert banner.isHidden()


@pytest.mark.long
def test_a_hint_that_is_played_is_help_and_one_that_is_not_is_none(hands: Hands) -> None:
    match = deal(hands)
    hands.controller.ask_hint()
    with hands.qtbot.waitSignal(hands.controller.hint) as blocker:
        pass
    (decision,) = blocker.args or ()
    other = next(action for action in hands.controller.menu() if action != decision.action)
    hands.controller.act(other)
    assert not match.assisted
    hands.wait_turn()
    hands.controller.ask_hint()
    with hands.qtbot.waitSignal(hands.controller.hint) as blocker:
        pass
    (decision,) = blocker.args or ()
    hands.controller.act(decision.action)
    assert match.assisted
    assert match.aids == (AID_HINT,)
    assert hands.main.page.banner.isVisible()


# Giving up.


def answer(hands: Hands, *, yes: bool) -> str:
    """Answers the question that is shown, and returns its words."""
    (box,) = (sheet for sheet in hands.window.findChildren(QuestionSheet) if sheet.isVisible())
    text = box.text
    role = Reply.YES if yes else Reply.NO
    box.button(role).click()
    return text


@pytest.mark.parametrize("game", games())
def test_a_match_is_given_up_with_the_ranking_as_it_stands(hands: Hands, game: str) -> None:
    match = deal(hands, game)
    play_on(match, 15)
    do(hands, "give_up")
    assert "count as lost" in answer(hands, yes=False)
    assert match.result is None
    do(hands, "give_up")
    answer(hands, yes=True)
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))
    assert match.given_up == ME
    dialog = hands.main.dialog
    assert isinstance(dialog, GameOverDialog)
    assert dialog._title.text() == "Ada gave up: this is how the match stood"
    assert "counts as lost" in dialog._note_label.text()
    totals = [tally.total for tally in match.spec.wording.tally(match.observe(None))]
    assert match.result is not None
    assert match.result.scores == tuple(totals)


def test_a_match_that_was_given_up_counts_as_lost_even_in_the_lead(
    toy: GameSpec, tmp_path: Path
) -> None:
    match = play_on(begun(toy), 8)
    while match.observe(None).points[0] == 0:  # type: ignore[attr-defined]
        match = play_on(begun(toy, seed=match.seed + 1), 8)
    match.give_up(ME)
    assert match.result is not None
    data = DataDir(tmp_path)
    end_of_match.write_end(data, match)
    (finished,), problem = statistics.read(data)
    assert problem is None
    assert finished.given_up
    (standing,) = statistics.standings([finished], [level.id for level in toy.levels])
    assert (standing.played_count, standing.won_count, standing.streak) == (1, 0, 0)


def test_a_save_that_was_given_up_loads_in_this_state_and_shows_its_end(hands: Hands) -> None:
    deal(hands)
    hands.controller.give_up()
    hands.controller.flush()
    path = hands.main.page.path
    assert path is not None
    hands.main.go_to_lobby()
    (summary,) = save.read_summaries(path.parent)
    assert summary.is_finished
    hands.main.open_save(path)
    assert hands.controller.match.given_up == ME
    hands.qtbot.waitUntil(lambda: isinstance(hands.main.dialog, GameOverDialog))


def test_a_given_up_end_that_cannot_be_is_not_believed(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    match = play_on(begun(toy), 5)
    match.give_up(Seat(1))  # an opponent never gives up
    save.write(path, match)
    assert save.load(path).match.given_up is None


def test_undo_goes_on_with_a_match_that_was_given_up_and_marks_it(hands: Hands) -> None:
    match = deal(hands)
    before = list(match.actions)
    hands.controller.give_up()
    hands.controller.undo()
    answer(hands, yes=True)
    assert match.actions == before
    assert match.assisted
    assert hands.controller.may_act
    hands.controller.flush()
    loaded = save.load(hands.main.page.path or Path()).match
    assert (loaded.given_up, loaded.assisted) == (None, True)
    assert loaded.aids == (AID_RETURN,)


def test_between_people_who_hide_their_hands_the_one_at_the_screen_gives_up(hands: Hands) -> None:
    hands.deal(ADA, BOB)
    assert hands.controller.quitting_seat is None
    hands.controller.lift_curtain()
    seat = hands.controller.viewer
    hands.controller.give_up()
    assert hands.controller.match.given_up == seat


def test_a_match_that_is_watched_or_a_lesson_cannot_be_given_up(hands: Hands) -> None:
    hands.deal(GREEDY, GREEDY)
    hands.controller.pause(True)
    assert hands.controller.quitting_seat is None
    hands.main.learn("anludim")
    assert hands.controller.quitting_seat is None
    for command in ("play_move", "play_turn", "play_rest", "give_up"):
        assert not hands.main.page.commands[command].isEnabled()


def test_the_seat_that_gives_up_is_behind_its_equals() -> None:
    spec = catalog.get("anludim")
    match = Match(spec, Setup(3), 5, (ADA, GREEDY, GREEDY))
    match.give_up(Seat(1))  # the first seat alone has a point
    assert match.result is not None
    assert match.result.ranks == (1, 3, 2)
