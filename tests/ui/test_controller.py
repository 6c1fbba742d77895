# SPDX-License-Identifier: MIT
"""Tests the controller with the toy game and without a window: turns, views of the seats, undo."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.toy.rules.rules import HIDDEN, Dealt, Play, Swap, Swapped
from tests.ui.fakes import FakeAutosave, Watcher
from wizardtable.ai.process.messages import Question
from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.text import N_
from wizardtable.play import pace
from wizardtable.play.autoplay import Span
from wizardtable.play.controller import Controller
from wizardtable.play.minds import Opponent
from wizardtable.table import effects

ME, YOU = Player("Ada", None), Player("Bob", None)
AI = Player("Greedy", "greedy")


class Table:
    """A controller with fakes of everything around it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.disk = FakeAutosave()
        self.controller = Controller(match, self.disk, None, their_speed=3)  # type: ignore[arg-type]
        self.seen = Watcher(self.controller)

    def act(self, number: int = 0) -> None:
        self.controller.act(self.controller.menu()[number])


@pytest.fixture
def sit(toy: GameSpec, qtbot: QtBot) -> Iterator[object]:
    """Yields a function that makes a table for players; all tables are closed afterwards."""
    tables: list[Table] = []

    def make(*players: Player, seed: int = 5) -> Table:
        table = Table(Match(toy, Setup(len(players)), seed, players))
        tables.append(table)
        table.controller.start()
        return table

    yield make
    for table in tables:
        table.controller.close()


def my_turn(table: Table) -> bool:
    return table.controller.may_act


def test_opponents_play_until_it_is_the_persons_turn(sit, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    table.act()
    qtbot.waitUntil(lambda: my_turn(table) or table.match.result is not None)
    assert len(table.match.actions) >= 3
    assert all(frame.viewer == 0 for frame in table.seen.frames)


def test_a_whole_match_can_be_played_and_ends_once(sit, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    while table.match.result is None:
        qtbot.waitUntil(lambda: my_turn(table) or table.match.result is not None)
        if my_turn(table):
            table.act()
    qtbot.waitUntil(lambda: table.seen.ended == 1)
    assert table.seen.frames[-1].menu == ()
    kept = [line for line in table.disk.told if line.startswith("keep")]
    assert len(kept) == len(table.match.actions)


def test_a_forbidden_action_is_refused_with_its_reason_and_changes_nothing(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    before = list(table.match.actions)
    foreign = next(card for card in range(1, 25) if Play(card) not in table.controller.menu())  # type: ignore[arg-type]
    table.controller.act(Play(foreign))  # type: ignore[arg-type]
    assert [str(reason) for reason in table.seen.refusals] == ["This card is not in your hand."]
    assert table.match.actions == before
    assert my_turn(table)


def test_the_table_is_only_shown_what_the_person_may_know(sit, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI, AI)
    while table.match.result is None:
        qtbot.waitUntil(lambda: my_turn(table) or table.match.result is not None)
        if my_turn(table):
            swaps = [a for a in table.controller.menu() if isinstance(a, Swap)]
            table.controller.act((swaps or table.controller.menu())[0])
    for frame in table.seen.frames:
        for event in frame.events:
            if isinstance(event, Dealt) and event.seat != 0:
                assert set(event.cards) == {HIDDEN}
            if isinstance(event, Swapped) and event.seat != 0:
                assert event.drawn == HIDDEN


def test_undo_over_something_revealed_asks_once_and_then_marks_the_match(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    start = list(table.match.actions)
    table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Swap)))
    table.controller.undo()
    assert len(table.seen.questions) == 1
    assert len(table.match.actions) == len(start) + 1
    table.seen.questions[0]()
    assert table.match.actions == start
    assert table.match.assisted
    table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Swap)))
    table.controller.undo()
    assert len(table.seen.questions) == 1, "an assisted match is not asked about again"
    assert table.match.actions == start


def test_undo_asks_with_the_one_reason_why_the_match_would_not_count(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    asked: list[str] = []
    table.controller.confirm.connect(lambda question, _: asked.append(question.source))
    table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Swap)))
    table.controller.undo()
    while table.match.mover(len(table.match.actions) - 1) == 0:
        qtbot.waitUntil(lambda: my_turn(table))
        table.act()
        qtbot.waitUntil(lambda: my_turn(table))
    table.controller.undo()
    table.controller.give_up()
    table.controller.undo()
    revealed, others, give_up = asked
    assert "a move that revealed something" in revealed
    assert "another player’s move" in others
    assert "the decision to give up" in give_up


@pytest.mark.parametrize("undo", [Controller.undo, Controller.undo_turn])
def test_undo_goes_back_to_what_it_was_asked_about_although_the_grand_magus_plays_on(  # type: ignore[no-untyped-def]
    sit, qtbot, undo: Callable[[Controller], None]
) -> None:
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    start = list(table.match.actions)
    table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Swap)))
    table.controller.autoplay.let_play(Seat(0), Span.REST)
    undo(table.controller)
    qtbot.waitUntil(lambda: len(table.match.actions) > len(start) + 4)
    table.seen.questions[0]()
    assert table.match.actions == start
    assert my_turn(table)


def test_redo_plays_again_what_undo_took_back_and_the_save_follows(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    table.act()
    qtbot.waitUntil(lambda: my_turn(table))
    there = list(table.match.actions)
    table.controller.undo()
    table.seen.questions[0]()
    assert len(table.match.actions) < len(there)
    assert table.controller.can_redo
    table.controller.redo()
    assert table.match.actions == there
    assert table.disk.told[-1] == f"keep {len(there)}"


def test_undo_while_an_opponent_thinks_takes_the_turn_back_at_once(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    before = list(table.match.actions)
    table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Play)))
    if table.match.to_move == 1:  # the answer is on its way
        table.controller.undo()
        for agreed in table.seen.questions:
            agreed()
        qtbot.wait(50)
        assert table.match.actions == before
        assert my_turn(table)


def test_a_curtain_falls_between_two_people_and_never_shows_the_other_hand(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, YOU)
    assert table.seen.curtains == [table.match.to_move]
    assert table.seen.frames[-1].viewer is None
    assert not my_turn(table)
    while table.match.result is None:
        mover = table.match.to_move
        if table.controller.curtain_seat is not None:
            assert table.seen.frames[-1].observation.hand == ()
            assert table.seen.frames[-1].menu == ()
            shown = len(table.seen.frames)
            table.controller.lift_curtain()
            assert all(frame.viewer == mover for frame in table.seen.frames[shown:])
        assert my_turn(table)
        table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Play)))
    assert len(table.seen.curtains) >= 5


def test_undo_into_another_persons_turn_lowers_the_curtain(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, YOU)
    table.controller.lift_curtain()
    first = table.controller.viewer
    table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Play)))
    second = table.match.to_move
    assert second != first
    table.controller.lift_curtain()
    table.controller.undo()
    for agreed in table.seen.questions:
        agreed()
    assert table.match.to_move == first
    assert table.controller.curtain_seat == first
    assert table.seen.frames[-1].viewer is None


def test_a_match_without_people_is_watched_paused_and_stepped(sit, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    table = sit(AI, AI, AI)
    table.controller.pause(True)
    qtbot.wait(60)
    stood = len(table.match.actions)
    qtbot.wait(60)
    assert len(table.match.actions) == stood
    table.controller.step()
    qtbot.waitUntil(lambda: len(table.match.actions) == stood + 1)
    qtbot.wait(40)
    assert len(table.match.actions) == stood + 1
    table.controller.look_from(1)
    assert table.seen.frames[-1].viewer == 1
    table.controller.look_from(None)
    assert table.seen.frames[-1].observation.hand == ()
    table.controller.pause(False)
    qtbot.waitUntil(lambda: table.seen.ended == 1)


@pytest.mark.parametrize(("aside", "pause"), [(False, 450), (True, 225)])
def test_a_quick_word_in_anothers_turn_is_waited_for_half_as_long(
    toy: GameSpec, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, aside: bool, pause: int
) -> None:
    monkeypatch.setattr(type(toy.brain), "is_out_of_turn", lambda brain, observation: aside)
    match = Match(toy, Setup(2), 5, (AI, AI))
    controller = Controller(match, FakeAutosave(), None, their_speed=1)  # type: ignore[arg-type]
    controller.start()
    qtbot.waitUntil(controller._wait.isActive)
    assert controller._wait.interval() == pause
    controller.close()


def test_more_of_the_same_by_one_seat_is_waited_for_half_as_long(qtbot: QtBot) -> None:
    spec = catalog.get("elfenwizards")
    match = Match(spec, Setup(3), 5, (AI, AI, AI))
    controller = Controller(match, FakeAutosave(), None, their_speed=1)  # type: ignore[arg-type]
    controller.start()
    before, pauses = None, []
    for _ in range(12):  # the dice of a seat one after another, then those of the next
        qtbot.waitUntil(controller._wait.isActive)
        assert controller._decision is not None
        kind = (match.to_move, type(controller._decision.action))
        pauses.append((controller._wait.interval(), kind == before))
        before = kind
        controller._wait.stop()
        controller._play_decision()
        controller.table_settled()
    assert set(pauses) == {(450, False), (225, True)}
    controller.close()


def test_a_hint_names_a_legal_action_with_a_reason_and_plays_nothing(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    before = list(table.match.actions)
    table.controller.ask_hint()
    qtbot.waitUntil(lambda: len(table.seen.hints) == 1)
    assert table.seen.hints[0].action in table.controller.menu()
    assert str(table.seen.hints[0].reason)
    assert table.match.actions == before


def test_acting_before_the_hint_arrives_drops_the_hint(sit, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    table.controller.ask_hint()
    table.act()
    qtbot.wait(60)
    assert table.seen.hints == []


def test_a_held_match_waits_and_then_goes_on_where_it_stood(sit, qtbot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI, AI)
    qtbot.waitUntil(lambda: my_turn(table))
    table.controller.act(next(a for a in table.controller.menu() if isinstance(a, Play)))
    table.controller.hold(True)
    played = list(table.match.actions)
    qtbot.wait(60)
    assert table.match.actions == played
    assert not table.controller.menu()
    assert not table.controller.can_undo
    table.controller.undo()
    assert table.match.actions == played
    table.controller.hold(False)
    qtbot.waitUntil(lambda: my_turn(table))
    assert len(table.match.actions) > len(played)


def test_a_full_disk_is_told_and_play_goes_on(sit, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, AI)
    table.disk.problem = N_("toy", "The disk is full.")
    qtbot.waitUntil(lambda: len(table.seen.problems) == 1)
    table.disk.problem = None
    qtbot.waitUntil(lambda: table.seen.problems[-1] is None)
    qtbot.waitUntil(lambda: my_turn(table))
    before = len(table.match.actions)
    table.act()
    assert len(table.match.actions) > before


def test_a_wizard_is_asked_in_his_style(
    sit,  # type: ignore[no-untyped-def]
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    question = Opponent.question

    def noted(opponent: Opponent, seat: Seat, level: str) -> Question:
        asked.append(level)
        return question(opponent, seat, level)

    monkeypatch.setattr(Opponent, "question", noted)
    for wizard in ("corvin", "isaure", "", "merlin"):
        sit(Player("One", "pupil", wizard), Player("Other", "pupil", wizard))
    assert asked == ["pupil:raider", "pupil", "pupil", "pupil"]


def test_the_table_is_told_who_sits_there(sit, qtbot: QtBot) -> None:  # type: ignore[no-untyped-def]
    table = sit(ME, Player("Corvin", "pupil", "corvin"), Player("Bob", "master"))
    frame = table.seen.frames[-1]
    assert [frame.sitter(seat).wizard for seat in range(3)] == ["", "corvin", ""]
    assert frame.sitter(0).about_texts() == ()
    assert frame.sitter(1).about_texts()[0] == "Pupil · Swapper"
    assert frame.sitter(2).about_texts() == ("Master",)
    spoken = [frame.sitter(seat).spoken_text(name) for seat, name in enumerate(frame.names)]
    assert spoken == ["Ada", "Corvin, Pupil · Swapper", "Bob, Master"]


def test_a_table_has_the_time_to_show_every_banner_that_can_wait() -> None:
    banners = 2 + effects.MAX_WAITING_BANNERS
    assert 1.5 * banners * effects.BANNER_STAY_MS < pace.SETTLE_LIMIT_MS
