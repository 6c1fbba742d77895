# SPDX-License-Identifier: MIT
"""Tests that people at the same screen never see each other's hidden pieces."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsView

from tests.common_pictures import CommonPictures
from tests.helpers import begun, players
from tests.ui.windows import ADA, BOB, GREEDY, Hands
from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match
from wizardtable.core.rng import Rng
from wizardtable.play import frames, pace
from wizardtable.play.frames import Frame
from wizardtable.store import save
from wizardtable.table.items import PieceItem
from wizardtable.table.table_view import TableView
from wizardtable.table.view import Sprite
from wizardtable.ui.film.share import ShareDialog
from wizardtable.ui.match.features.curtain_feature import CurtainFeature
from wizardtable.ui.match.features.replay_feature import ReplayFeature
from wizardtable.ui.new_game_plan import NewGamePlan

HAND_SPRITES = {"card", "energy", "component", "incantation", "need"}
"""The kinds of sprites that show what a player holds."""

SECRET_GAMES = [spec.id for spec in catalog.all() if spec.has_secrets]
"""The ids of the games with secrets."""


@pytest.fixture(autouse=True)
def short_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows a newly drawn card only for a moment."""
    monkeypatch.setattr(pace, "SECRET_LOOK_MS", 1)


def sprites(table: TableView) -> Counter[Sprite]:
    """Returns how often each appearance of a piece is on the table."""
    return Counter(piece.sprite for piece in table.layout_now.pieces)


def public(match: Match, size: QSize) -> Counter[Sprite]:
    """Returns how often each appearance of a piece is on a table of this size with the public
    view."""
    table = TableView(match.spec, art=CommonPictures(match.spec.view))
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(size)
    table.show()  # a view that was never shown has a viewport of another size
    table.present(frames.past_frame(match, None, len(match.actions)), animate=False)
    try:
        return sprites(table)
    finally:
        table.deleteLater()


def lift(hands: Hands) -> None:
    """Waits until the curtain asks for the next person, and raises it."""
    controller = hands.controller
    hands.qtbot.waitUntil(lambda: controller.curtain_seat is not None or hands.over)
    if not hands.over:
        hands.main.page.feature(CurtainFeature).curtain.go_button.click()


def decide(hands: Hands, rng: Rng) -> None:
    """Plays a random action of the person at the screen."""
    controller = hands.controller
    controller.act(rng.choice(controller.menu()))


def whole_turn(hands: Hands, rng: Rng) -> None:
    """Plays random actions of the person at the screen until others have to decide."""
    seat = hands.controller.viewer
    while hands.controller.match.to_move == seat:
        decide(hands, rng)
    if hands.controller.needs_curtain:
        hands.qtbot.waitUntil(lambda: hands.controller.viewer is None)


@pytest.mark.parametrize(
    ("game", "turns"),
    [
        ("wizards_gambit", 2),
        *(pytest.param(game, 6, marks=pytest.mark.long) for game in SECRET_GAMES),
    ],
)
def test_a_hand_lies_face_up_only_while_its_owner_has_to_decide(
    hands: Hands, game: str, turns: int
) -> None:
    hands.deal(ADA, GREEDY, BOB, game=game)
    match, page, rng = hands.controller.match, hands.main.page, Rng(3)
    frames_shown: list[Frame] = []
    hands.controller.frame.connect(lambda frame, _animate: frames_shown.append(frame))
    for _ in range(turns):
        lift(hands)
        if hands.over:
            break
        whole_turn(hands, rng)
        assert page.panel.moves.count() == 0
        assert page.panel.log._entries == match.entries(None)
        assert sprites(hands.table) == public(match, hands.table.size())
    assert {frame.viewer for frame in frames_shown} == {None, 0, 2}
    for frame in frames_shown:
        drew = frame.is_own_move and any(event.reveals for event in frame.events)
        assert frame.viewer is None or frame.viewer == frame.to_move or drew
        assert frame.viewer is not None or not frame.menu


@pytest.mark.long
@pytest.mark.parametrize("game", SECRET_GAMES)
def test_nothing_of_a_hand_is_painted_once_its_owner_has_decided(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    hands.profile.change(
        replace(hands.profile.settings, my_speed=1, their_speed=3, reduced_motion=False)
    )
    hands.deal(ADA, GREEDY, BOB, game=game)
    controller, page, rng = hands.controller, hands.main.page, Rng(6)
    held: list[tuple[PieceItem, Sprite]] = []  # what only the one at the screen was shown
    leaked: list[Sprite] = []
    painted: list[bool] = []

    def faces(table: TableView) -> list[tuple[PieceItem, Sprite]]:
        items = [
            item_shown for item_shown in table.table.items() if isinstance(item_shown, PieceItem)
        ]
        shown = [(item_shown, item_shown.placement.sprite) for item_shown in items]
        return [(item, sprite) for item, sprite in shown if sprite.kind in HAND_SPRITES]

    def note(frame: Frame, _animate: bool) -> None:
        if frame.viewer is not None:
            public_sprites = public(controller.match, hands.table.size())
            held[:] = [face for face in faces(hands.table) if face[1] not in public_sprites]

    def paint(table: TableView, event: QPaintEvent) -> None:
        frame = table.stage.frame
        painted.append(page.feature(CurtainFeature).curtain.isVisible())
        if frame is not None and frame.viewer is None:
            public_sprites = sprites(table)
            still_shown = [face for face in faces(table) if face in held]
            leaked.extend(sprite for _, sprite in still_shown if sprite not in public_sprites)
        else:
            assert not page.feature(CurtainFeature).curtain.isVisible()
        QGraphicsView.paintEvent(table, event)

    controller.frame.connect(note)  # after the table has been told
    monkeypatch.setattr(TableView, "paintEvent", paint)
    for _ in range(3):
        lift(hands)
        whole_turn(hands, rng)
        hands.qtbot.wait(50)
    lift(hands)
    assert len(painted) > 20
    assert leaked == []


def test_what_is_done_once_too_often_does_not_lift_the_curtain(hands: Hands) -> None:
    hands.deal(ADA, BOB)
    curtain = hands.main.page.feature(CurtainFeature).curtain
    go, space = curtain.go_button, Qt.Key.Key_Space
    middle = QPointF(go.rect().center())
    left_button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        there = go.mapToGlobal(middle)
        QApplication.sendEvent(go, QMouseEvent(kind, middle, there, left_button, left_button, none))
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(go, QKeyEvent(kind, space, none, " ", autorep=True))
    assert curtain.isVisible()
    assert hands.controller.curtain_seat is not None
    hands.qtbot.mouseClick(go, left_button)
    assert not curtain.isVisible()


def test_a_replay_opened_while_others_play_is_everybodys(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, BOB)
    hands.controller.their_speed = 0
    while not hands.controller.was_played or hands.controller.match.to_move != 1:
        lift(hands)
        whole_turn(hands, Rng(1))
    for look in ("review", "replay"):
        hands.main.page.commands[look].trigger()
        view = hands.main.page.feature(ReplayFeature).view
        assert view is not None
        assert view.replay.viewer is None
        assert not hands.main.page.bar._seat_box.isVisible()
        hands.main.page.feature(ReplayFeature).close()


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_an_opponents_move_is_told_to_nobodys_hand(hands: Hands, game: str) -> None:
    hands.deal(ADA, GREEDY, BOB, game=game)
    match = hands.controller.match
    frames_shown: list[Frame] = []
    hands.controller.frame.connect(lambda frame, _animate: frames_shown.append(frame))
    for _ in range(3):
        lift(hands)
        whole_turn(hands, Rng(4))
    events_shown = [
        event for frame in frames_shown if frame.viewer is None for event in frame.events
    ]
    public_events = match.events(None)
    assert events_shown
    assert all(event in public_events for event in events_shown)


def test_where_nothing_is_hidden_the_hands_stay(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, BOB, game="elfenwizards")
    frames_shown: list[Frame] = []
    hands.controller.frame.connect(lambda frame, _animate: frames_shown.append(frame))
    rng = Rng(3)
    for _ in range(4):
        assert hands.wait_turn()
        whole_turn(hands, rng)
    assert {frame.viewer for frame in frames_shown} <= {0, 2}


def test_a_single_person_sees_their_hand_all_the_time(hands: Hands) -> None:
    hands.deal(ADA, GREEDY, GREEDY)
    frames_shown: list[Frame] = []
    hands.controller.frame.connect(lambda frame, _animate: frames_shown.append(frame))
    for _ in range(3):
        assert hands.wait_turn()
        whole_turn(hands, Rng(3))
    assert {frame.viewer for frame in frames_shown} == {0}


@pytest.mark.long
def test_going_back_from_the_end_shows_nobody_the_hand_of_another(hands: Hands) -> None:
    hands.deal(ADA, BOB)
    rng = Rng(5)
    while not hands.over:
        lift(hands)
        if not hands.over:
            whole_turn(hands, rng)
    controller = hands.controller
    last = controller.match.mover(len(controller.match.actions) - 1)
    controller.look_from(last)
    assert controller.viewer == last
    agreed: list[object] = []
    controller.confirm.disconnect()
    controller.confirm.connect(lambda _question, agree: agreed.append(agree()))
    controller.undo()
    assert controller.match.to_move == last
    assert controller.viewer is None
    assert controller.curtain_seat == last


# The picture beside a save.


@pytest.fixture
def grabbed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Frame | None]]:
    """Yields the list of frames of the tables that pictures are taken of."""
    shown: list[Frame | None] = []
    grab = TableView.grab

    def look(table: TableView, *area: object) -> QPixmap:
        shown.append(table.stage.frame)
        return grab(table, *area)  # type: ignore[arg-type]

    monkeypatch.setattr(TableView, "grab", look)
    yield shown


@pytest.mark.parametrize("game", SECRET_GAMES)
def test_the_picture_of_a_match_that_is_left_shows_no_hand(
    hands: Hands, grabbed: list[Frame | None], game: str
) -> None:
    pictures = []
    for moment in ("in a turn", "behind the curtain"):
        hands.deal(ADA, BOB, GREEDY, game=game)
        match = hands.controller.match
        lift(hands)
        if moment == "behind the curtain":
            path = hands.main.page.path
            assert path is not None
            save.preview_path(path).unlink(missing_ok=True)
            hands.main.go_to_lobby()
            hands.main.open_save(path)
            hands.qtbot.waitUntil(lambda: hands.controller.curtain_seat is not None)
        else:
            assert hands.my_turn
        hands.main.go_to_lobby()
        frame = grabbed[-1]
        assert frame is not None
        assert frame.viewer is None
        assert frame.observation == match.observe(None)
        assert frame.menu == ()
        (summary, *_) = save.read_summaries(hands.profile.data.saves)
        assert summary.preview is not None
        pictures.append(summary.preview.read_bytes())
        save.remove(summary.path)
    assert pictures[0] == pictures[1]


def test_a_match_left_while_an_opponent_plays_shows_no_hand(
    hands: Hands, grabbed: list[Frame | None]
) -> None:
    hands.deal(ADA, GREEDY, BOB)
    hands.controller.their_speed = 0
    while not hands.controller.was_played or hands.controller.match.to_move != 1:
        lift(hands)
        whole_turn(hands, Rng(1))
    hands.main.go_to_lobby()
    assert [frame.viewer for frame in grabbed if frame is not None] == [None]


def test_the_hand_of_a_single_person_is_in_their_picture(
    hands: Hands, grabbed: list[Frame | None]
) -> None:
    hands.deal(ADA, GREEDY)
    assert hands.wait_turn()
    hands.main.go_to_lobby()
    assert [frame.viewer for frame in grabbed if frame is not None] == [0]
    assert save.read_summaries(hands.profile.data.saves)[0].preview is not None


@pytest.mark.parametrize(("people", "shown"), [(1, True), (2, False)])
def test_a_picture_of_an_earlier_version_is_shown_only_to_the_one_whose_hand_it_shows(
    qapp: QApplication, tmp_path: Path, people: int, shown: bool
) -> None:
    path = save.new_path(tmp_path, "anludim")
    save.write(path, begun(catalog.get("anludim"), people=people))
    QPixmap(480, 270).save(str(save.old_preview_path(path)))
    (summary,) = save.read_summaries(tmp_path)
    assert (summary.preview is not None) == shown


def test_a_save_that_cannot_be_read_has_no_picture_of_a_hand(
    qapp: QApplication, tmp_path: Path
) -> None:
    path = save.new_path(tmp_path, "anludim")
    path.write_bytes(b"nothing of the kind\n")
    QPixmap(480, 270).save(str(save.old_preview_path(path)))
    (summary,) = save.read_summaries(tmp_path)
    assert summary.preview is None


def test_a_picture_of_an_earlier_version_is_taken_anew(hands: Hands) -> None:
    spec = catalog.get("anludim")
    path = save.new_path(hands.profile.data.saves, spec.id)
    save.write(path, Match(spec, Setup(2), 7, players(spec, 2, 2)))
    old, new = save.old_preview_path(path), save.preview_path(path)
    QPixmap(480, 270).save(str(old))
    hands.main.open_save(path)
    hands.main.go_to_lobby()
    assert not old.exists()
    assert save.read_summaries(path.parent)[0].preview == new


# Films.


def test_a_film_of_a_match_that_goes_on_shows_what_everybody_may_know(hands: Hands) -> None:
    hands.deal(ADA, BOB)
    rng = Rng(3)
    lift(hands)
    whole_turn(hands, rng)
    lift(hands)
    assert hands.my_turn
    for replayed in (False, True):
        if replayed:
            hands.main.page.feature(ReplayFeature).open()
        hands.main.room.share()
        dialog = hands.main.dialog
        assert isinstance(dialog, ShareDialog)
        assert dialog.order().viewer == -1
        assert not dialog.seat.isVisible()
        assert "hidden cards stay hidden" in dialog._note.text()
        dialog.reject()


def test_the_film_of_a_single_person_shows_his_own_hand(hands: Hands) -> None:
    hands.main.play("anludim", NewGamePlan(Setup(2), (GREEDY, ADA), 7))
    assert hands.wait_turn()
    hands.main.room.share()
    dialog = hands.main.dialog
    assert isinstance(dialog, ShareDialog)
    assert dialog.order().viewer == Seat(1)
    dialog.reject()


def test_the_card_that_ends_a_turn_is_seen_before_the_hand_is_laid_down(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "SECRET_LOOK_MS", 60_000)
    hands.deal(ADA, BOB)
    lift(hands)
    controller = hands.controller
    seat = controller.viewer
    before = Counter(controller.match.observe(seat).hand)  # type: ignore[attr-defined]
    draw = next(a for a in controller.menu() if type(a).__name__.startswith("Draw"))
    while controller.match.to_move == seat:
        menu = controller.menu()
        controller.act(draw if draw in menu else menu[-1])
    assert controller.viewer == seat
    assert not controller.menu()
    assert not hands.main.page.feature(CurtainFeature).curtain.isVisible()
    drawn = Counter(controller.match.observe(seat).hand) - before  # type: ignore[attr-defined]
    assert drawn
    lying = {piece.key for piece in hands.table.layout_now.pieces}
    assert all(("card", card) in lying for card in drawn)
    controller._end_look()
    assert controller.viewer is None
    hands.qtbot.waitUntil(lambda: controller.curtain_seat is not None)


def test_the_card_stays_in_sight_although_a_preference_changes_meanwhile(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "SECRET_LOOK_MS", 60_000)
    hands.deal(ADA, BOB)
    lift(hands)
    controller = hands.controller
    seat = controller.viewer
    while controller.match.to_move == seat:
        menu = controller.menu()
        draw = next((a for a in menu if type(a).__name__.startswith("Draw")), menu[-1])
        controller.act(draw)
    hands.qtbot.waitUntil(controller._look.isActive)
    monkeypatch.setattr(pace, "SECRET_LOOK_MS", 1)
    controller.autoplay.changed.emit()
    assert controller.viewer == seat
    hands.qtbot.waitUntil(lambda: controller.curtain_seat is not None)


def test_a_move_that_shows_nothing_new_is_followed_by_the_curtain_at_once(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "SECRET_LOOK_MS", 60_000)
    hands.deal(ADA, BOB, game="zavandor")
    lift(hands)
    controller = hands.controller
    seat = controller.viewer
    while controller.match.to_move == seat:
        controller.act(controller.menu()[-1])
    assert controller.viewer is None
