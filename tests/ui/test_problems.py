# SPDX-License-Identifier: MIT
"""Tests problems in a real window: choosing, failing, solving, showing the solution."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.helpers import full_disk
from tests.ui.windows import Hands
from wizardtable.core import catalog
from wizardtable.core.teaching.attempt import DECIDED_SENTENCE, Attempt
from wizardtable.core.teaching.problem import problem_file
from wizardtable.store import problem_results
from wizardtable.store.book import book
from wizardtable.store.problem_results import ProblemResult
from wizardtable.ui.problems.problem_choice import ProblemChoice
from wizardtable.ui.problems.problem_feature import ProblemFeature
from wizardtable.ui.problems.problem_sheet import ProblemSheet
from wizardtable.ui.problems.problem_solving import ProblemSolving, problem_solving_of

LEFT = Qt.MouseButton.LeftButton
GAME = "wizards_gambit"
TODAY = 739_000


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ProblemSolving, "day_number", staticmethod(lambda: TODAY))


def press(button: QAbstractButton) -> None:
    assert button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, LEFT)


def choice(hands: Hands, game: str = GAME) -> ProblemChoice:
    hands.main.open("problems", game)
    dialog = hands.main.dialog
    assert isinstance(dialog, ProblemChoice)
    return dialog


def shelved(page: ProblemChoice) -> list[str]:
    """Returns the ids of the problems on the ordinary shelves, without those of the day and to
    retry."""
    return [tile.key[1] for shelf in page.board.shelves[2:] for tile in shelf.tiles]


def sheet(hands: Hands) -> ProblemSheet:
    return hands.main.page.feature(ProblemFeature).sheet


def attempt(hands: Hands) -> Attempt:
    attempt = hands.main.page.feature(ProblemFeature).attempt
    assert attempt is not None
    return attempt


def ids(game: str = GAME) -> list[str]:
    return [entry.id for entry in problem_file(catalog.get(game)).entries]


def sit(hands: Hands, number: int = 0, game: str = GAME) -> Attempt:
    keys = [(game, problem) for problem in ids(game)]
    problem_solving_of(hands.main).begin(*keys[number], keys[number + 1 :])
    hands.qtbot.waitUntil(lambda: sheet(hands).isVisible())
    return attempt(hands)


def play(hands: Hands, line: tuple[object, ...]) -> None:
    tried = attempt(hands)
    for action in line:
        hands.qtbot.waitUntil(lambda: tried.is_free_play or tried.is_decided)
        if tried.is_decided or hands.controller.match.objection(action) is not None:
            break
        hands.controller.act_with_care(action)
    feature = hands.main.page.feature(ProblemFeature)
    hands.qtbot.waitUntil(
        lambda: tried.is_decided and feature._reported_try_count == tried.try_count
    )


def results(hands: Hands) -> list[ProblemResult]:
    return problem_results.read(hands.profile.data)[0]


def test_the_lobby_leads_to_the_problems(hands: Hands) -> None:
    press(hands.main.lobby.page_buttons["problems"])
    assert isinstance(hands.main.dialog, ProblemChoice)


def test_a_problem_is_chosen_by_game_kind_and_difficulty(hands: Hands) -> None:
    page = choice(hands)
    whole = shelved(page)
    assert sorted(whole) == sorted(ids())
    page.motif.setCurrentIndex(1)
    some = shelved(page)
    assert 0 < len(some) < len(whole)
    page.difficulty.setCurrentIndex(page.difficulty.count() - 1)
    assert 0 < len(shelved(page)) < len(some)
    page.game.setCurrentIndex(page.game.findData("anludim"))
    assert sorted(shelved(page)) == sorted(ids("anludim"))


def test_what_was_solved_and_missed_is_marked_and_the_first_other_is_offered(
    hands: Hands,
) -> None:
    first, second, third, *_ = ids()
    for problem, solved in ((first, True), (second, False)):
        result = ProblemResult(GAME, problem, solved, TODAY)
        problem_results.record(hands.profile.data, result)
    of_the_day = ProblemResult(*choice(hands).daily_tile.key, True, TODAY)
    problem_results.record(hands.profile.data, of_the_day)
    page = choice(hands)
    names = {tile.key[1]: tile.accessibleName() for tile in page.board.tiles}
    assert names[first].endswith("Solved")
    assert names[second].endswith("Not solved")
    assert names[third].endswith("Not tried yet")
    assert page.first_unsolved is not None and page.first_unsolved.key[1] == second
    assert not page.due_tiles, "it comes again tomorrow"


def test_arrows_lead_among_the_problems_and_enter_opens_one(hands: Hands) -> None:
    page = choice(hands)
    tiles = page.board.tiles
    assert tiles[0] is page.daily_tile
    columns = [tile.y() for tile in tiles].count(tiles[1].y())
    tiles[1].setFocus()
    for key, place in (
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Down, 2 + columns),
        (Qt.Key.Key_Up, 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Right, 1),
    ):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        assert tiles[place].hasFocus(), key
        reached = [tile for tile in tiles if tile.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert reached == [tiles[place]]
    QTest.keyClick(tiles[1], Qt.Key.Key_Return)
    assert attempt(hands).problem.id == tiles[1].key[1]


def test_pictures_of_positions_are_made_when_they_are_seen_and_kept(hands: Hands) -> None:
    page = choice(hands)
    page.daily_tile.hide()
    for tile in page.board.tiles[2:]:
        tile.hide()
    page.grab()
    first_due = page.board.tiles[1]
    hands.qtbot.waitUntil(lambda: page.pictures.picture_path(first_due.key) is not None)
    assert page.pictures.is_idle
    kept = page.pictures.picture_path(first_due.key)
    assert kept is not None and QImage(str(kept)).width() == 480
    page.close()
    assert choice(hands).pictures.picture_path(first_due.key) == kept


def test_missed_problems_come_again(hands: Hands) -> None:
    missed = ProblemResult(GAME, ids()[3], False, TODAY - 1)
    problem_results.record(hands.profile.data, missed)
    press(choice(hands).due_tiles[0])
    assert attempt(hands).problem.id == ids()[3]


def test_problems_to_retry_are_of_the_chosen_game_and_can_be_told_apart(hands: Hands) -> None:
    for game, problem in ((GAME, ids()[3]), (GAME, ids()[4]), ("anludim", ids("anludim")[0])):
        missed = ProblemResult(game, problem, False, TODAY - 1)
        problem_results.record(hands.profile.data, missed)
    page = choice(hands)
    assert sorted(tile.key for tile in page.due_tiles) == sorted((GAME, ids()[n]) for n in (3, 4))
    assert len({tile.accessibleName() for tile in page.due_tiles}) == 2
    page.game.setCurrentIndex(page.game.findData("anludim"))
    assert [tile.key for tile in page.due_tiles] == [("anludim", ids("anludim")[0])]
    page.game.setCurrentIndex(page.game.findData("zavandor"))
    assert not page.due_tiles
    assert page.board.shelves[1].empty == "The Scepter of Zavandor: nothing to retry today"


def test_the_problem_of_the_day_opens(hands: Hands) -> None:
    press(choice(hands).daily_tile)
    offered = {game_id: ids(game_id) for game_id in problem_solving_of(hands.main)._read_files()}
    game, problem = problem_results.problem_of_the_day(offered, TODAY)
    assert (hands.controller.match.spec.id, attempt(hands).problem.id) == (game, problem)


def test_a_solved_problem_is_kept_once_and_leads_to_the_next(hands: Hands) -> None:
    tried = sit(hands)
    play(hands, tried.problem.answer)
    assert tried.stage == "solved"
    assert "Solved!" in sheet(hands).words
    assert results(hands) == [ProblemResult(GAME, ids()[0], True, TODAY)]
    press(sheet(hands).retry)
    assert tried.stage == "solving"
    play(hands, tried.problem.answer)
    assert len(results(hands)) == 1, "the first time counts"
    press(sheet(hands).next)
    assert attempt(hands).problem.id == ids()[1]


def test_the_answer_is_shown_on_the_table_and_counts_as_missed(hands: Hands) -> None:
    tried = sit(hands)
    press(sheet(hands).show_)
    hands.qtbot.waitUntil(lambda: tried.stage == "shown")
    assert results(hands) == [ProblemResult(GAME, ids()[0], False, TODAY)]
    hands.qtbot.waitUntil(lambda: "Tempting" in sheet(hands).words)


def test_a_win_in_the_answer_is_not_celebrated(hands: Hands) -> None:
    tried = sit(hands)
    press(sheet(hands).show_)
    hands.qtbot.waitUntil(lambda: tried.stage == "shown")
    assert tried.match.result is not None
    assert hands.table.stage.effects.banners.silent()


def test_the_sheet_leads_back_to_all_problems_of_the_game(hands: Hands) -> None:
    sit(hands)
    press(sheet(hands).shelf)
    (page,) = hands.window.findChildren(ProblemChoice)
    assert page.isVisible() and page.game.currentData() == GAME


def test_hints_say_why_a_problem_has_none(hands: Hands) -> None:
    sit(hands)
    hint = hands.main.page.commands["hint"]
    assert not hint.isEnabled() and "Show answer" in hint.toolTip()
    hands.main.go_to_lobby()
    assert "Show answer" not in hint.toolTip()


def test_nothing_of_a_problem_is_saved_or_counted_as_a_match(hands: Hands) -> None:
    tried = sit(hands)
    play(hands, tried.problem.answer)
    QTest.qWait(50)
    assert hands.main.dialog is None, "no match has ended"
    hands.main.go_to_lobby()
    assert not list(hands.profile.data.saves.glob("*"))
    with book.reading(hands.profile.data) as connection:
        assert not book.holds(connection, "begun") and not book.holds(connection, "ended")


def test_moves_are_taken_back_until_the_problem_is_decided(hands: Hands) -> None:
    tried = sit(hands)
    commands = hands.main.page.commands
    hands.controller.act_with_care(tried.problem.answer[0])
    hands.qtbot.waitUntil(commands["undo"].isEnabled)
    commands["undo"].trigger()
    assert not tried.match.actions
    play(hands, tried.problem.answer)
    assert not commands["undo"].isEnabled()
    for closed in ("hint", "why_not", "save_as", "give_up", "play_move", "redo"):
        assert not commands[closed].isEnabled()


def test_a_decided_problem_offers_no_moves_and_says_so(hands: Hands) -> None:
    tried = sit(hands)
    play(hands, tried.problem.answer)
    assert not hands.controller.menu()
    assert hands.controller.prompt_message() == DECIDED_SENTENCE
    press(sheet(hands).retry)
    assert hands.controller.menu()


def test_the_list_of_moves_goes_when_the_problem_is_over(hands: Hands) -> None:
    tried, moves = sit(hands), hands.main.page.panel.moves
    hands.qtbot.waitUntil(moves.isVisible)
    moves.setFocus()
    play(hands, tried.problem.answer)
    assert not moves.isVisible()
    hands.qtbot.waitUntil(sheet(hands).next.hasFocus)
    press(sheet(hands).retry)
    assert moves.isVisible()


def test_an_answer_that_is_shown_is_not_offered_until_the_problem_begins_again(
    hands: Hands,
) -> None:
    tried = sit(hands)
    press(sheet(hands).show_)
    hands.qtbot.waitUntil(lambda: tried.stage == "shown")
    hands.qtbot.waitUntil(lambda: "Tempting" in sheet(hands).words)
    assert not sheet(hands).show_.isEnabled()
    press(sheet(hands).retry)
    assert sheet(hands).show_.isEnabled()


def test_the_buttons_stay_in_place_whatever_the_verdict_is(hands: Hands) -> None:
    tried = sit(hands)
    places = {sheet(hands).next.y()}
    play(hands, tried.problem.tempting)
    places.add(sheet(hands).next.y())
    press(sheet(hands).retry)
    play(hands, tried.problem.answer)
    assert tried.stage == "solved"
    places.add(sheet(hands).next.y())
    assert len(places) == 1


def test_a_banner_of_what_comes_after_the_problem_is_left_out(hands: Hands) -> None:
    tried = sit(hands, game="zavandor")
    assert hands.main.page.table is not None
    banners = hands.main.page.table.stage.effects.banners
    shown: list[object] = []
    banners.add(shown.append)
    assert shown
    play(hands, tried.problem.tempting)
    assert tried.stage == "missed"
    banners.clear()
    banners._busy = False
    shown.clear()
    banners.add(shown.append)
    assert not shown


def test_where_no_rule_decides_either_choice_is_told_with_what_it_wins(hands: Hands) -> None:
    entries = problem_file(catalog.get("zavandor")).entries
    number = next(place for place, entry in enumerate(entries) if entry.motif == "bid_or_pass")
    tried = sit(hands, number, "zavandor")
    stage = [choice.id for choice in hands.table.offers.choices]
    assert "limit" not in stage, "nobody bids for the player here"
    for line, head in ((tried.problem.tempting, "Not solved."), (tried.problem.answer, "Solved!")):
        play(hands, line)
        verdict = sheet(hands).verdict
        assert verdict.startswith(head)
        assert all(f" {chance}%" in verdict for chance in tried.problem.chances)
        press(sheet(hands).retry)


def test_all_moves_of_the_rules_are_offered(hands: Hands) -> None:
    sit(hands)
    assert list(hands.controller.choices()) == hands.controller.match.choices()


def test_a_result_that_cannot_be_kept_is_told_and_is_kept_later(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages: list[object] = []
    monkeypatch.setattr(hands.main, "tell", messages.append)
    tried = sit(hands)
    with monkeypatch.context() as disk:
        full_disk(disk)
        play(hands, tried.problem.answer)
        assert tried.stage == "solved"
        assert [str(message) for message in messages] == [
            "Cannot write “book.sqlite”: the disk is full."
        ]
    for _ in range(2):
        hands.profile.catch_up()
        (result,), _ = problem_results.read(hands.profile.data)
        assert result.solved and result.problem == tried.problem.id


def test_a_match_may_follow_a_problem(hands: Hands) -> None:
    sit(hands)
    hands.main.go_to_lobby()
    assert hands.main.page.feature(ProblemFeature).attempt is None
    assert not sheet(hands).is_speaking


def test_over_a_small_table_the_text_is_folded_until_the_problem_is_decided(hands: Hands) -> None:
    hands.window.resize(800, 450)
    tried = sit(hands)
    shown, whole = sheet(hands), sheet(hands).height()
    assert shown.retry.isVisible()
    press(shown.fold_button)
    QApplication.processEvents()
    assert shown.isVisible() and shown.height() < whole / 3 and not shown.retry.isVisible()
    hands.controller.act_with_care(tried.problem.answer[0])
    QApplication.processEvents()
    assert not shown.retry.isVisible()
    play(hands, tried.problem.answer[1:])
    QApplication.processEvents()
    assert shown.retry.isVisible() and shown.height() == whole
    hands.window.resize(1600, 900)
    QApplication.processEvents()
    assert not shown.fold_button.isVisible(), "beside the table nothing is in the way"


def test_no_explanation_is_hidden_below_the_text_of_a_problem(hands: Hands) -> None:
    hands.window.resize(800, 450)
    sit(hands)
    card = hands.table.card
    covered = card.covered_part()
    assert covered is not None
    explained = 0
    for placement in hands.table.stage.layout.pieces:
        card.key = placement.key
        if pieces := card.pieces():
            explained += 1
            assert not pieces[0].spot.box.meets(covered), placement.key
    card.key = None
    assert explained > 10
