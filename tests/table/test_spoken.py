# SPDX-License-Identifier: MIT
"""Tests the table in the tree for screen readers."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.contract.cases import GAMES, part_of_tests, spec_of
from tests.games.zavandor import tables as zavandor_tables
from tests.table.tables import Playing, shown
from wizardtable.core import catalog
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.play import frames, situation
from wizardtable.play.translate import render
from wizardtable.table.spoken import announcements, piece_tree, table_telling
from wizardtable.table.spoken.announcements import Urgency, announce, announcements_of
from wizardtable.table.spoken.piece_tree import FOCUS, PRESS
from wizardtable.table.spoken.spoken_pieces import EXPLAIN, SpokenPiece, with_distinct_names
from wizardtable.table.table_view import TableView

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


def children(face: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [face.child(i) for i in range(face.childCount())]


def groups(table: TableView) -> dict[str, list[QAccessibleInterface]]:
    face = QAccessible.queryAccessibleInterface(table)
    return {group.text(NAME): children(group) for group in children(face)}


def entries(table: TableView) -> list[QAccessibleInterface]:
    return [face for faces in groups(table).values() for face in faces]


def dealt(game: str, qtbot: QtBot, steps: int = 0) -> tuple[Playing, TableView]:
    spec = spec_of(game)
    match = Playing(spec, Setup(max(3, min(spec.seats))), 5).steps(steps)
    table = shown(match)
    table.set_pace(0, 0, reduced_motion=True)
    qtbot.addWidget(table)
    return match, table


@pytest.mark.parametrize("game", GAMES)
def test_every_named_piece_place_and_button_is_in_the_tree_once(game: str, qtbot: QtBot) -> None:
    match, table = dealt(game, qtbot)
    for _ in range(6):
        layout, offers = table.layout_now, table.offers
        wanted = [piece.name for piece in layout.pieces if piece.name]
        wanted += [zone.name for zone in layout.zones if zone.name]
        wanted += [choice.label for choice in offers.choices]
        names = [face.text(NAME) for faces in groups(table).values() for face in faces]
        assert not [name for name in wanted if not any(name in entry for entry in names)]
        assert all(face.text(NAME) for face in entries(table))
        match.steps(9)
        table.present(match.frame(), animate=False)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_two_entries_of_a_list_have_the_same_name(game: str, qtbot: QtBot) -> None:
    match, table = dealt(game, qtbot)
    for _ in range(14):
        for group, faces in groups(table).items():
            names = [face.text(NAME) for face in faces if group != "Announcements"]
            assert sorted(set(names)) == sorted(names), group
            assert len(names) <= 60, f"{group} is too long to be listened to"
        match.steps(11)
        table.present(match.frame(), animate=False)


def test_things_of_a_kind_are_counted_unless_one_can_be_used_and_parts_are_told_once() -> None:
    backs = [SpokenPiece(("back", 1, i), "Back") for i in range(3)]
    parts = [SpokenPiece(("panel", 1), "Ada"), SpokenPiece(("seat", 1), "Ada", is_usable=True)]
    cards = [SpokenPiece(("card", i), "Feather", is_usable=True, is_taken=i == 1) for i in range(2)]
    spoken = with_distinct_names([*backs, *parts, *cards])
    assert [piece.name for piece in spoken] == [
        "3 × Back",
        "Ada",
        "Feather, 1 of 2",
        "Feather, 2 of 2",
    ]
    assert spoken[0].other_keys == (("back", 1, 1), ("back", 1, 2))
    assert spoken[1].key == ("seat", 1) and spoken[1].is_usable


def test_the_cursor_on_one_of_several_is_where_all_of_them_are_told(qtbot: QtBot) -> None:
    _, table = dealt("elfenwizards", qtbot, steps=30)
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    node = next(entry for entry in table.spoken.nodes().values() if entry.spoken.other_keys)
    table.setFocus()
    table.keys.stand_on(node.spoken.other_keys[-1])
    assert table.spoken.at_focus() is node


@pytest.mark.parametrize("game", GAMES)
def test_a_piece_is_the_same_one_from_frame_to_frame(game: str, qtbot: QtBot) -> None:
    match, table = dealt(game, qtbot)
    first = {key: id(node) for key, node in table.spoken.nodes().items()}
    assert first
    match.steps(4)
    table.present(match.frame(), animate=False)
    second = {key: id(node) for key, node in table.spoken.nodes().items()}
    shared = first.keys() & second.keys()
    assert len(shared) > 3
    assert all(first[key] == second[key] for key in shared)


class TreePlayer:
    """Plays at a table using only the names, descriptions and actions of the tree."""

    def __init__(self, match: Playing, table: TableView) -> None:
        self.match, self.table = match, table
        self.random = random.Random(3)
        self.played = self.presses = 0
        table.chosen.connect(self._play)

    def _play(self, action: Any) -> None:
        if not isinstance(action, StandingOrder):
            self.match.play(action)
            self.played += 1
            self.go_on()

    def go_on(self) -> None:
        """Lets the opponents decide until the viewer is to move again."""
        while self.match.mover not in (0, None):
            self.match.step()
        self.table.present(self.match.frame(), animate=False)

    def press(self) -> None:
        """Presses something that can be pressed, often a place to which the taken piece can go.

        A piece that was played is never said to be put back.
        """
        played, spoken = self.played, announcements_of(self.table).lines
        said = spoken[-1][0] if spoken else 0
        usable = [face for face in entries(self.table) if PRESS in actions(face)]
        assert usable, "it is the viewer's turn, and nothing can be pressed"
        buttons = [face for face in usable if face.role() == QAccessible.Role.PushButton]
        places = [
            face for face in usable if face.text(DESCRIPTION).startswith("The piece you picked up")
        ]
        chosen = self.random.choice(self.random.choice([x for x in (buttons, places, usable) if x]))
        chosen.actionInterface().doAction(PRESS)
        self.presses += 1
        QCoreApplication.processEvents()
        if self.played > played:
            assert not [words for n, words in spoken if n > said and words.startswith("Put back")]


def actions(face: QAccessibleInterface) -> list[str]:
    interface = face.actionInterface()
    return [] if interface is None else list(interface.actionNames())


@pytest.mark.few(only="toy")
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_through_the_tree_alone(game: str, qtbot: QtBot) -> None:
    match, table = dealt(game, qtbot)
    player = TreePlayer(match, table)
    player.go_on()
    while match.mover is not None and player.presses < 3000:
        player.press()
    assert match.mover is None


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_says_nothing_that_another_deal_of_what_is_hidden_would_change(
    game: str, qtbot: QtBot
) -> None:
    match, table = dealt(game, qtbot, steps=12)
    said = all_said(table)
    part_of_tests(game, "hidden", ("shuffle_hidden",)).shuffle_hidden(match.state, 0, Rng(8))
    other = shown(match)
    qtbot.addWidget(other)
    assert all_said(other) == said


def all_said(table: TableView) -> list[tuple[str, str]]:
    return [(face.text(NAME), face.text(DESCRIPTION)) for face in entries(table)]


def test_a_taken_piece_says_where_it_can_go_and_a_refused_one_why_not(qtbot: QtBot) -> None:
    match, table = dealt("toy", qtbot)
    match.until(0, lambda _: True)
    table.present(match.frame(), animate=False)
    before = len(lines(table))
    card = next(face for face in groups(table)["Your hand"] if PRESS in actions(face))
    assert "Can be taken." in card.parent().text(DESCRIPTION) + card.text(DESCRIPTION)
    card.actionInterface().doAction(PRESS)
    QCoreApplication.processEvents()
    assert "Taken. Can go to: " in card.text(DESCRIPTION)
    assert card.state().selected
    assert any("Taken. Can go to: " in line for line in lines(table)[before:])
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert lines(table)[-1] == f"Put back: {card.text(NAME)}."
    card.actionInterface().doAction(PRESS)
    reasons: list[str] = []
    table.refused.connect(lambda reason: reasons.append(render(reason)))
    deck = next(face for face in entries(table) if face.text(NAME) == "The deck")
    deck.actionInterface().doAction(EXPLAIN)
    QCoreApplication.processEvents()
    assert lines(table)[-1]


def lines(table: TableView) -> list[str]:
    return [words for _, words in announcements_of(table).lines]


def test_the_cursor_goes_where_the_focus_is_asked_for(qtbot: QtBot) -> None:
    _, table = dealt("toy", qtbot)
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    card = groups(table)["Your hand"][1]
    card.actionInterface().doAction(FOCUS)
    QCoreApplication.processEvents()
    focused = QAccessible.queryAccessibleInterface(table).focusChild()
    assert focused.text(NAME) == card.text(NAME)
    assert card.state().focused


def test_the_cursor_stands_on_the_button_that_sorts_the_hand(qtbot: QtBot) -> None:
    _, table = dealt("wizards_gambit", qtbot)
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    button = next(face for face in entries(table) if face.text(NAME) == "Sort your hand")
    button.actionInterface().doAction(FOCUS)
    QCoreApplication.processEvents()
    assert QAccessible.queryAccessibleInterface(table).focusChild().text(NAME) == "Sort your hand"


def test_nothing_is_told_of_a_table_that_is_covered_or_hidden(qtbot: QtBot) -> None:
    _, table = dealt("toy", qtbot)
    assert entries(table)
    curtain = QWidget(table)
    table.hide_behind(curtain)
    curtain.show()
    assert not entries(table)
    curtain.hide()
    assert entries(table)
    table.hide()
    assert not entries(table)


def test_what_one_viewer_was_told_is_not_told_to_the_next(qtbot: QtBot) -> None:
    match, table = dealt("toy", qtbot)
    announce(table, "For your ears only.")
    assert "For your ears only." in lines(table)
    table.present(match.frame(1), animate=False)
    assert "For your ears only." not in lines(table)


def test_a_turn_in_which_nothing_is_done_is_announced_as_the_log_tells_it(qtbot: QtBot) -> None:
    spec = catalog.get("zavandor")
    state = zavandor_tables.table(2)
    state.dust[1] = 20
    players = [Player("Ada", None), Player("Ludo", "greedy")]
    match = Match.from_state(spec, Setup(2), 1, players, state, 0)
    for action in (moves.Enchant(box.OPAL), moves.EndTurn()):
        match.play(action)
    table = TableView(spec)
    qtbot.addWidget(table)
    ada = Seat(0)
    table.present(
        frames.present_frame(match, ada, (), lambda _: None, since=None, is_own_move=False),
        animate=False,
    )
    match.play(moves.EndTurn())
    said: list[str] = []
    table.speech.said.connect(said.append)
    table.present(frames.present_frame(match, ada, (), lambda _: None, since=3, is_own_move=False))
    idle = "Ludo ends their turn without doing anything."
    assert idle in said
    assert idle in render(situation.last_turn(match, ada))


@pytest.fixture
def handed_over(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the list to which each text for the screen reader is added; "!" marks urgent ones."""
    texts: list[str] = []

    class Event:
        def __init__(self, _: object, words: str) -> None:
            texts.append(words)

        def setPoliteness(self, _: object) -> None:  # noqa: N802
            texts[-1] += "!"

    monkeypatch.setattr(announcements, "QAccessibleAnnouncementEvent", Event)
    monkeypatch.setattr(announcements.QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(announcements.QAccessible, "updateAccessibility", lambda _: None)
    return texts


def test_notices_are_announced_once_in_order_and_together_when_many_wait(
    qtbot: QtBot, handed_over: list[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    spoken = announcements_of(window)
    for number in range(5):
        announce(window, f"Sentence {number}.")
    assert handed_over == ["Sentence 0."]
    spoken.queue.cut(0.0)
    spoken.say_next()
    assert handed_over[1:] == ["Sentence 1. Sentence 2. Sentence 3. Sentence 4."]
    spoken.say_next()
    assert len(handed_over) == 2
    assert [words for _, words in spoken.lines] == [f"Sentence {i}." for i in range(5)]


def test_an_answer_interrupts_a_notice_and_a_question_does_not_wait(
    qtbot: QtBot, handed_over: list[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    announce(window, "The match was saved, and this sentence takes its time.")
    announce(window, "Your turn.", Urgency.QUESTION)
    announce(window, "Points: Ada 3.", Urgency.ANSWER)
    assert handed_over[1:] == ["Your turn.", "Points: Ada 3.!"]


def test_tables_that_are_gone_leave_no_faces_behind(qtbot: QtBot) -> None:
    match = Playing(spec_of("toy"), Setup(3), 5)
    before = piece_tree.handed_over_count()
    for _ in range(60):
        table = shown(match)
        assert entries(table)
        table.close()
        table.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    assert piece_tree.handed_over_count() <= before + 2


def test_a_bid_that_is_prepared_is_announced_with_its_price(qtbot: QtBot) -> None:
    match, table = dealt("zavandor", qtbot)
    match.until(0, lambda action: isinstance(action, moves.EndTurn))
    table.present(match.frame(), animate=False)
    table.activateWindow()
    qtbot.waitUntil(table.isActiveWindow)
    lot = next(face for face in groups(table)["For sale"] if "minimum bid 20" in face.text(NAME))
    lot.actionInterface().doAction(FOCUS)
    QCoreApplication.processEvents()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert "You can bid up to " in lines(table)[-1]
    at = table.stage.cursor.at
    assert at is not None
    assert table.stage.name_of(at) == "Bid 20", "Enter makes the bid"
    more = next(face for face in entries(table) if face.text(NAME) == "+")
    more.actionInterface().doAction(PRESS)
    QCoreApplication.processEvents()
    assert lines(table)[-1].startswith("21 (your bid)"), "only what has changed is said"


def test_a_taken_piece_with_many_places_names_only_some_of_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_telling, "MAX_TOLD_PLACES", 1)
    match, table = dealt("elfenwizards", qtbot)
    match.until(0, lambda _: True)
    table.present(match.frame(), animate=False)
    for face in entries(table):
        if PRESS in actions(face) and face.role() != QAccessible.Role.PushButton:
            face.actionInterface().doAction(PRESS)
            QCoreApplication.processEvents()
            break
    zones = table.stage.layout.zones
    offered = {zone.name for zone in zones if zone.name and zone.id in table.stage.offers.targets}
    assert len(offered) > 1
    assert f"{len(offered)} places, such as " in lines(table)[-1]
    assert sum(name in lines(table)[-1] for name in offered) < len(offered)
