# SPDX-License-Identifier: MIT
"""Tests that advice appears beside the table, with its button always at the same place."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from tests.ui.fakes import Thinking
from tests.ui.windows import ADA, GREEDY, Hands, games
from wizardtable.ai.search.advice import Candidate, Verdict
from wizardtable.ai.search.running_loss import TurnLoss
from wizardtable.core.agent import Decision, Stats
from wizardtable.core.match import AID_HINT, AID_REVEALED, Match
from wizardtable.core.text import N_, Message, mid_sentence
from wizardtable.play.gates import TutorWarning, WasteWarning
from wizardtable.play.refutation import Refutation
from wizardtable.ui.match.advice_sheet import ActionWords, AdviceSheet
from wizardtable.ui.match.features.advice_feature import AdviceFeature

REASON = N_("toy", "A reason that takes more than a single line of the sheet, as most of them do.")
FOR_MINE = f"In favour of the suggested move: a{REASON.source[1:]}"
SIZES = [(1000, 640, 100), (1280, 720, 100), (1280, 720, 175), (2560, 1440, 100)]


def tell(action: object) -> Message:
    words = N_("toy", "Do what is called {name}, which takes two lines of the sheet to be told")
    return words.of(name=f"number {action}")


def told(action: object) -> str:
    """Returns the sentence of a move as it stands within another sentence."""
    return str(mid_sentence(tell(action)))


def spot(part: QWidget) -> QRect:
    """Returns the place of a widget in its window."""
    return QRect(part.mapTo(part.window(), QPoint()), part.size())


def brief(action: object) -> Message:
    return N_("toy", "Do what is called {name}").of(name=f"number {action}")


def hint(sheet: AdviceSheet, number: int, tell: ActionWords = tell) -> None:
    sheet.show_hint(Decision(1, REASON), [Candidate(n, 0.5) for n in range(1, number + 1)], tell)


def warn(sheet: AdviceSheet) -> None:
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.3), tell, warning=True)


@pytest.fixture
def sheet(hands: Hands) -> AdviceSheet:
    """Returns the sheet with advice, in a window with a match that waits for the player."""
    hands.services._thinker = Thinking(iterations=40)  # type: ignore[assignment]
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    return hands.main.page.feature(AdviceFeature).sheet


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
def test_the_main_button_is_at_one_place_whatever_is_said_as_long_as_that_fits(
    hands: Hands, sheet: AdviceSheet, width: int, height: int, scale: int
) -> None:
    hands.profile.change(replace(hands.profile.settings, font_scale=scale))
    hands.window.resize(width, height)
    spots = set()
    for say in (
        lambda: hint(sheet, 1, brief),
        lambda: hint(sheet, 4, brief),
        lambda: warn(sheet),
    ):
        say()
        QApplication.processEvents()
        assert sheet.play_button.isVisible()
        spots.add(spot(sheet.play_button).getRect())
        assert (
            not spot(sheet.play_button).intersects(spot(sheet.insist_button))
            or sheet.insist_button.isHidden()
        )
        beside = not spot(hands.table).intersects(spot(sheet))
        assert beside == hands.main.page.panel.is_docked
    assert len(spots) == 1
    assert hands.window.rect().contains(spot(sheet.play_button))


def test_a_hint_after_other_advice_is_seen_whole(hands: Hands, sheet: AdviceSheet) -> None:
    hands.window.resize(1446, 800)
    long = [Candidate(number, 0.29) for number in range(1, 5)]
    for say in (
        lambda: hint(sheet, 1, brief),
        lambda: warn(sheet),
        lambda: sheet.show_verdict(Verdict(Decision(1, REASON), 1), tell),
        lambda: hint(sheet, 4, brief),
    ):
        say()
        QApplication.processEvents()
        sheet.show_hint(Decision(1, REASON), long, tell)
        QApplication.processEvents()
        bar = sheet.body.parentWidget().parentWidget().verticalScrollBar()
        assert sheet.height() >= sheet.wanted_height(sheet.width())
        assert bar.maximum() == 0, "nothing has to be scrolled"


@pytest.mark.parametrize("game", games())
def test_advice_covers_nothing_of_the_table(hands: Hands, game: str) -> None:
    hands.deal(ADA, GREEDY, GREEDY, game=game)
    hands.wait_turn()
    hands.controller.hint.emit(Decision(hands.controller.menu()[0], REASON))
    QApplication.processEvents()
    sheet = hands.main.page.feature(AdviceFeature).sheet
    assert sheet.isVisible()
    assert not spot(hands.table).intersects(spot(sheet))
    boxes = [QRect(*(round(n) for n in (b.x, b.y, b.w, b.h))) for b in hands.table.marked_boxes()]
    assert all(hands.table.rect().contains(box) for box in boxes)


def go_to_the_list_where_a_hint_hides_it(hands: Hands) -> None:
    """Moves the focus to the list of moves in a small window with a large font, where a hint hides
    the list."""
    hands.profile.change(replace(hands.profile.settings, font_scale=175))
    hands.window.resize(1280, 720)
    QApplication.processEvents()
    hands.press(Qt.Key.Key_L)
    assert hands.main.page.panel.moves.hasFocus()


def test_a_hint_that_takes_the_place_of_the_list_takes_the_keyboard_from_it(
    hands: Hands, sheet: AdviceSheet
) -> None:
    go_to_the_list_where_a_hint_hides_it(hands)
    QApplication.processEvents()
    hint(sheet, 4)
    QApplication.processEvents()
    assert not hands.main.page.panel.moves.isVisible()
    assert QApplication.focusWidget() is sheet.close_button
    QTest.keyClick(sheet.close_button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is sheet.play_button


def test_a_hint_leaves_the_keyboard_at_the_table_though_the_list_had_it_before(
    hands: Hands, sheet: AdviceSheet
) -> None:
    go_to_the_list_where_a_hint_hides_it(hands)
    hands.table.setFocus()
    QApplication.processEvents()
    hint(sheet, 4)
    QApplication.processEvents()
    assert hands.table.hasFocus()


@pytest.mark.parametrize("size", [(1280, 720), (800, 450)])
def test_a_hint_changes_nothing_about_the_room_of_the_table(
    hands: Hands, sheet: AdviceSheet, size: tuple[int, int]
) -> None:
    page = hands.main.page
    hands.window.setMinimumSize(1, 1)
    hands.window.resize(*size)
    QApplication.processEvents()
    room, was_open = spot(hands.table), page.panel.is_open
    hands.controller.hint.emit(Decision(hands.controller.menu()[0], REASON))
    QApplication.processEvents()
    assert sheet.isVisible() and spot(hands.table) == room
    QTest.mouseClick(sheet.close_button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert not sheet.isVisible() and page.panel.is_open == was_open and spot(hands.table) == room


def test_the_lists_can_be_seen_while_a_hint_is_shown_and_the_hint_comes_back(
    hands: Hands, sheet: AdviceSheet
) -> None:
    hands.window.resize(1000, 640)
    QApplication.processEvents()
    hint(sheet, 4)
    assert sheet.isVisible()
    for shown in (True, False):
        hands.press(Qt.Key.Key_L)
        QApplication.processEvents()
        assert hands.main.page.panel.moves.isVisible() == shown
        assert sheet.isVisible() == (not shown)


def test_the_prompt_line_says_what_is_expected_as_soon_as_the_hint_is_there(
    hands: Hands, sheet: AdviceSheet
) -> None:
    bar = hands.main.page.bar
    expected = bar.words
    hands.main.page.feature(AdviceFeature).ask_hint()
    assert bar.words != expected, "the program is thinking"
    hands.qtbot.waitUntil(sheet.isVisible)
    assert bar.words == expected
    sheet.close_as_read()
    assert bar.words == expected


def test_a_hint_completes_its_first_word_without_moving_the_button(
    hands: Hands, sheet: AdviceSheet
) -> None:
    menu = hands.controller.menu()
    stats = Stats(9, 0.1, (100,) * len(menu), (0.6, *(0.4 for _ in menu[1:])))
    hands.controller.first_word.emit(Decision(menu[0], REASON))
    QApplication.processEvents()
    assert sheet.isVisible() and not sheet.compared_rows
    place = spot(sheet.play_button)
    hands.controller.hint.emit(Decision(menu[0], REASON, stats))
    QApplication.processEvents()
    assert sheet.compared_rows and "still comparing" not in sheet.words
    assert spot(sheet.play_button) == place


def test_a_hint_that_was_closed_after_its_first_word_does_not_come_back(
    hands: Hands, sheet: AdviceSheet
) -> None:
    best = Decision(hands.controller.menu()[0], REASON)
    hands.controller.first_word.emit(best)
    sheet.close_as_read()
    hands.controller.hint.emit(best)
    QApplication.processEvents()
    assert not sheet.isVisible()
    hands.main.page.feature(AdviceFeature).ask_hint()
    hands.qtbot.waitUntil(sheet.isVisible)


def test_a_half_made_move_outlives_a_hint_and_its_end(hands: Hands, sheet: AdviceSheet) -> None:
    cards = [key for key in hands.table.offers.sources if key[0] == "card"][:2]
    for key in cards:
        hands.click(key)
    taken = hands.table.offers.taken
    assert taken
    hands.controller.hint.emit(Decision(hands.controller.menu()[0], REASON))
    QApplication.processEvents()
    assert hands.table.offers.taken == taken
    sheet.close_as_read()
    QApplication.processEvents()
    assert hands.table.offers.taken == taken


def test_the_column_waits_until_what_is_carried_is_let_go(hands: Hands, sheet: AdviceSheet) -> None:
    hands.window.resize(1000, 640)
    QApplication.processEvents()
    port = hands.table.viewport()
    card = next(key for key in hands.table.offers.sources if key[0] == "card")
    start = hands.middle(card)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(port, start - QPoint(0, 20 * step))
    assert hands.table.is_dragging
    warn(sheet)
    QApplication.processEvents()
    assert not sheet.isVisible()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start)
    hands.qtbot.waitUntil(sheet.isVisible)


def test_what_is_too_long_for_a_small_window_is_scrolled_and_the_buttons_stay(
    hands: Hands, sheet: AdviceSheet
) -> None:
    hands.window.resize(1000, 640)
    hands.profile.change(replace(hands.profile.settings, font_scale=175))
    hint(sheet, 4)
    QApplication.processEvents()
    assert len(sheet.compared_rows) == 4
    assert sheet._area.verticalScrollBar().maximum() > 0
    for made in sheet.findChildren(QPushButton):
        assert made.isHidden() or hands.window.rect().contains(spot(made)), made.text()


def test_a_verdict_names_the_players_move_first_and_offers_both(sheet: AdviceSheet) -> None:
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.3), tell)
    words = sheet.words
    assert "by about 30 percentage points" in words
    assert words.index(told(2)) < words.index(told(1)) < words.index(FOR_MINE)
    assert [row.accessibleName() for row in sheet.compared_rows] == [
        f"Your move: {told(2)}: 30% to win",
        f"Suggested: {told(1)}: 60% to win",
    ]
    chosen: list[object] = []
    sheet.chosen.disconnect()
    sheet.chosen.connect(chosen.append)
    for made in (sheet.insist_button, sheet.play_button):
        sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.3), tell)
        QApplication.processEvents()
        assert made.isVisible()
        made.click()
    assert chosen == [2, 1]


def test_moves_that_cannot_be_told_apart_are_called_as_good(sheet: AdviceSheet) -> None:
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.6, 0.03, 0.04), tell)
    assert "about as good" in sheet.words
    assert sheet.words.count("60%") == 1, "the two moves have one figure"


@pytest.mark.parametrize(("count", "number"), [(2, "two"), (3, "three"), (4, "four")])
def test_a_hint_says_first_that_its_best_moves_are_equal_and_gives_one_figure(
    sheet: AdviceSheet, count: int, number: str
) -> None:
    equal = [Candidate(n, 0.5, is_as_good=True) for n in range(1, count + 1)]
    sheet.show_hint(Decision(1, REASON), equal, tell)
    sentence = f"These {number} moves are about equal: choose whichever you like."
    assert sheet.words.startswith(f"Hint. {sentence}")
    assert sheet.words.count("%") == 1
    assert len(sheet.compared_rows) == count
    assert sheet.play_button.text() == "Play the first"
    assert sheet.words.endswith(REASON.source)


def test_equal_moves_beyond_those_shown_are_mentioned_and_not_listed(sheet: AdviceSheet) -> None:
    equal = [Candidate(n, 0.5, is_as_good=True) for n in range(1, 5)]
    sheet.show_hint(Decision(1, REASON), equal, tell, are_more_equal=True)
    assert "These moves and some others are about equal" in sheet.words
    assert len(sheet.compared_rows) == 4


def test_a_reason_for_only_one_of_several_equal_moves_is_given_to_this_move(
    sheet: AdviceSheet,
) -> None:
    equal = [Candidate(n, 0.5, is_as_good=True) for n in (1, 2)]
    sheet.show_hint(Decision(1, REASON), equal, tell, reason_is_common=False)
    assert "In favour of the first move: a reason that" in sheet.words


def test_worse_moves_that_cannot_be_told_apart_have_one_figure(sheet: AdviceSheet) -> None:
    best, *others = [Candidate(1, 0.6, is_as_good=True), Candidate(2, 0.4), Candidate(3, 0.4)]
    sheet.show_hint(Decision(1, REASON), [best, *others], tell)
    assert sheet.words.startswith(f"Hint. {tell(1)}"), "a hint begins with its advice"
    assert [row.accessibleName() for row in sheet.compared_rows] == [
        f"{tell(1)}: 60% to win",
        f"{tell(2)}: 40% to win",
        f"{tell(3)}: about the same as the move before it",
    ]


def test_the_first_word_of_a_hint_says_that_a_comparison_follows(sheet: AdviceSheet) -> None:
    sheet.show_hint(Decision(1, REASON), (), tell, is_complete=False)
    assert "I am still comparing this move with others" in sheet.words
    assert "No other move" not in sheet.words


def test_a_verdict_says_what_is_wrong_with_the_move_before_it_names_a_better_one(
    sheet: AdviceSheet,
) -> None:
    against, instead = N_("toy", "Greta takes the trick."), N_("toy", "You take the trick.")
    answer = Refutation((against,), (instead,))
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.3), tell, refutation=answer)
    words = sheet.words
    order = ["by about 30", against.source, told(2), told(1), FOR_MINE, instead.source]
    assert [words.index(part) for part in order] == sorted(words.index(part) for part in order)


def test_moves_with_equal_chances_that_win_different_things_are_not_called_as_good(
    sheet: AdviceSheet,
) -> None:
    answer = Refutation((N_("toy", "Greta takes the trick."),), differs=True)
    equal = Verdict(Decision(1, REASON), 2, 0.6, 0.6, 0.01, 0.04)
    sheet.show_verdict(equal, tell, refutation=answer)
    assert "about as good" not in sheet.words
    assert (
        "about the same with either move, but what follows will differ. Greta takes" in sheet.words
    )


def test_a_move_that_nothing_was_compared_with_is_told_with_its_chance(sheet: AdviceSheet) -> None:
    sheet.show_hint(Decision(1, REASON), [Candidate(1, 0.5)], tell)
    assert "No other move looks better" in sheet.words and sheet.words.count("50%") == 1
    sheet.show_hint(Decision(1, REASON), [], tell)
    assert "This time I could not compare this move" in sheet.words and "%" not in sheet.words
    sheet.show_hint(Decision(1, REASON), [], tell, is_only_move=True)
    assert "No other move is possible" in sheet.words
    hint(sheet, 2)
    assert "No other move" not in sheet.words


def test_what_a_move_throws_away_is_said_of_it_instead_of_that_it_is_as_good(
    sheet: AdviceSheet,
) -> None:
    waste = N_("toy", "This card is lost.")
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.6, 0.03, 0.04), tell, waste)
    assert waste.source in sheet.words
    assert "about as good" not in sheet.words
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.3), tell, waste)
    assert f"chances of winning by about 30 percentage points. {waste.source}" in sheet.words


def test_a_hint_calls_no_move_as_good_that_the_tutor_would_ask_about(
    hands: Hands, sheet: AdviceSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = hands.controller
    menu = controller.menu()
    count = len(menu)
    best = Decision(menu[0], REASON, Stats(9, 0.1, (100,) * count, (0.5,) * count))
    controller.hint.emit(best)
    assert len(sheet.compared_rows) > 1
    conduct = type(controller.match.spec.conduct)
    monkeypatch.setattr(conduct, "waste_sentence", lambda *_: REASON, raising=True)
    controller.hint.emit(best)
    assert not sheet.compared_rows
    assert "No other move looks better" in sheet.words and "50%" in sheet.words
    assert "about equal" not in sheet.words


def test_a_reason_that_speaks_for_the_worse_move_as_well_is_not_given(
    hands: Hands, sheet: AdviceSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = hands.controller
    best, idea = controller.menu()[:2]
    verdict = Verdict(Decision(best, REASON), idea, 0.6, 0.3)
    brain = type(controller.match.spec.brain)
    monkeypatch.setattr(brain, "reason", lambda *_: N_("toy", "This card is lost."))
    controller.verdict.emit(verdict)
    assert FOR_MINE in sheet.words
    monkeypatch.setattr(brain, "reason", lambda *_: REASON)
    controller.verdict.emit(verdict)
    assert "by about 30" in sheet.words and FOR_MINE not in sheet.words
    controller.verdict.emit(replace(verdict, idea_chance=0.6))
    assert FOR_MINE in sheet.words


def test_what_a_turn_gave_away_is_said_as_a_whole(sheet: AdviceSheet) -> None:
    whole = TurnLoss(4, 0.12, 0.01)
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.5, 0.5, 0.01, 0.01, whole), tell)
    words = sheet.words.replace("\N{NO-BREAK SPACE}", " ")
    assert "your last 3 moves" in words and "by about 12 percentage" in words
    assert "about as good" not in sheet.words


def test_moves_of_the_turn_can_still_be_undone_where_that_costs_nothing(
    hands: Hands, sheet: AdviceSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    best, idea = hands.controller.menu()[:2]
    whole = TurnLoss(4, 0.12, 0.01)
    verdict = Verdict(Decision(best, REASON), idea, 0.5, 0.5, 0.01, 0.01, whole)
    for reveals in (AID_REVEALED, None):
        monkeypatch.setattr(Match, "undo_turn_aid", lambda *_, now=reveals: now)
        hands.controller.questioned.emit(TutorWarning(idea, verdict))
        assert ("You can still undo" in sheet.words.replace("\N{NO-BREAK SPACE}", " ")) == (
            reveals is None
        )


def test_why_not_this_move_is_awake_while_there_is_a_move_to_ask_about(
    hands: Hands, sheet: AdviceSheet
) -> None:
    why_not = hands.main.page.commands["why_not"]
    assert why_not.isEnabled() and not why_not.property("awake")
    moves = hands.main.page.panel.moves
    moves.setCurrentRow(0)
    assert why_not.property("awake")
    moves.setCurrentRow(-1)
    assert not why_not.property("awake")
    for key in hands.table.offers.sources:
        if hands.table.unfinished_action() is None:
            hands.click(key)
    assert why_not.property("awake")
    hands.press(Qt.Key.Key_Escape)
    assert why_not.property("awake") == (hands.table.unfinished_action() is not None)


def test_what_is_thrown_away_is_said_without_a_search_and_a_better_move_can_be_asked_for(
    hands: Hands, sheet: AdviceSheet
) -> None:
    action = hands.controller.menu()[0]
    hands.controller.questioned.emit(WasteWarning(action, REASON))
    QApplication.processEvents()
    assert sheet.words.endswith(REASON.source)
    assert sheet.insist_button.isVisible() and sheet.play_button.isVisible()
    hints: list[object] = []
    hands.controller.hint.connect(hints.append)
    sheet.play_button.click()
    hands.qtbot.waitUntil(lambda: bool(hints))


def test_why_not_this_move_asks_about_what_is_taken(hands: Hands, sheet: AdviceSheet) -> None:
    page = hands.main.page
    page.commands["why_not"].trigger()
    assert page.bar.words == "First start a move on the table, or choose one in the list."
    verdicts: list[Verdict] = []
    hands.controller.verdict.connect(verdicts.append)
    for key in hands.table.offers.sources:
        if hands.table.unfinished_action() is None:
            hands.click(key)
    begun = hands.table.unfinished_action()
    assert begun is not None and hands.controller.match.objection(begun) is None
    page.commands["why_not"].trigger()
    hands.qtbot.waitUntil(lambda: bool(verdicts))
    assert verdicts[0].idea == begun
    assert sheet.isVisible()


def test_a_hint_that_needs_more_room_than_most_has_it_and_is_not_scrolled(
    hands: Hands, sheet: AdviceSheet
) -> None:
    hands.window.resize(1280, 720)
    reason = N_("toy", " ".join(["A reason that takes six lines of the sheet to be given."] * 4))
    odds = [Candidate(n, 0.5) for n in range(1, 5)]
    hint(sheet, 1)
    QApplication.processEvents()
    low = sheet.height()
    sheet.show_hint(Decision(1, reason), odds, tell)
    QApplication.processEvents()
    assert sheet.height() > low
    assert sheet._area.verticalScrollBar().maximum() == 0
    assert hands.window.rect().contains(spot(sheet.play_button))


def test_who_asks_for_a_hint_reads_that_playing_it_marks_the_match(
    hands: Hands, sheet: AdviceSheet
) -> None:
    action = hands.controller.menu()[0]
    hands.controller.hint.emit(Decision(action, REASON))
    assert "marked as played with help" in sheet.words
    hands.controller.match.assist(AID_HINT)
    hands.controller.hint.emit(Decision(action, REASON))
    assert "marked" not in sheet.words  # that is known by now


def test_an_idea_that_proved_better_than_the_hint_is_called_so(sheet: AdviceSheet) -> None:
    better = Verdict(
        Decision(1, REASON), 1, 0.42, 0.42, is_corrected=True, former=2, former_chance=0.37
    )
    sheet.show_verdict(better, tell)
    assert [row.accessibleName() for row in sheet.compared_rows] == [
        f"Your move: {told(1)}: 42% to win",
        f"My idea: {told(2)}: 37% to win",
    ]
    assert "Good idea: this move is better than the one I had in mind." in str(
        sheet._opinion_label.text()
    )
    sheet.show_verdict(Verdict(Decision(1, REASON), 1), tell)
    assert sheet._opinion_label.text() == "I would play this move too."


def test_after_a_short_look_no_moves_are_called_equal(sheet: AdviceSheet) -> None:
    unclear = Candidate(2, 0.5, is_as_good=True, is_unclear=True)
    sheet.show_hint(Decision(1, REASON), [Candidate(1, 0.5, is_as_good=True), unclear], tell)
    assert "about equal" not in sheet.words
    assert "I would play the first, but I see no clear difference yet" in sheet.words
    sheet.show_verdict(Verdict(Decision(1, REASON), 2, 0.6, 0.6, 0.03, 0.2), tell)
    assert "about as good" not in sheet.words
    assert "I saw no clear difference from the suggested move" in sheet.words


def test_a_move_that_was_hardly_considered_is_not_called_as_good(sheet: AdviceSheet) -> None:
    verdict = Verdict(Decision(1, REASON), 2, 0.6, 0.6, 0.0, 0.02, is_less_promising=True)
    sheet.show_verdict(verdict, tell)
    assert "about as good" not in sheet.words
    assert "I see hardly any difference in your chances" in sheet.words
    assert FOR_MINE in sheet.words
