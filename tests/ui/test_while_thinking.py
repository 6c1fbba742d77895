# SPDX-License-Identifier: MIT
"""Tests undo, a new match, leaving and ending while an opponent thinks, and advice without any
search."""

from collections.abc import Iterator

import psutil
import pytest
from pytestqt.qtbot import QtBot

from tests.ai import minds
from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.ai.process.messages import Question
from wizardtable.ai.process.thinker import Thinker, ThinkerGroup
from wizardtable.core.match import Player

MAGUS = Player("Magus", "grand_magus")


class Brooding:
    """A fake `ThinkerGroup` that accepts every question and never answers."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.closed = False

    @property
    def thinking(self) -> bool:
        return self.question is not None

    def ask(self, question: Question) -> None:
        self.question = question

    def poll(self) -> None:
        return None

    def first_word(self) -> None:
        return None

    def cancel(self) -> None:
        self.question = None

    def close(self) -> None:
        self.cancel()
        self.closed = True


@pytest.fixture
def mind(hands: Hands) -> Brooding:
    """Replaces the search of the window's opponents."""
    made = Brooding()
    hands.services._thinker = made  # type: ignore[assignment]
    return made


def let_it_think(hands: Hands, mind: Brooding) -> None:
    """Plays until the opponent is thinking about a move."""
    hands.deal(ADA, MAGUS)
    for _ in range(60):
        hands.qtbot.waitUntil(lambda: hands.my_turn or mind.thinking)
        if mind.thinking:
            return
        hands.controller.act(hands.controller.menu()[0])
    raise AssertionError("the opponent never came to think")


def test_a_move_taken_back_ends_the_thinking_and_gives_the_turn_back(
    hands: Hands, mind: Brooding
) -> None:
    let_it_think(hands, mind)
    before = len(hands.controller.match.actions)
    hands.controller.match.assisted = True  # no question is asked
    if before:
        hands.controller.undo()
        assert not mind.thinking
        assert len(hands.controller.match.actions) < before
        assert hands.my_turn


def test_another_match_takes_the_place_of_one_that_is_thought_about(
    hands: Hands, mind: Brooding
) -> None:
    let_it_think(hands, mind)
    hands.deal(ADA, GREEDY, seed=8)
    assert not mind.thinking
    assert hands.wait_turn()
    assert hands.controller.match.players[1] == GREEDY


def test_a_saved_match_is_opened_while_another_is_thought_about(
    hands: Hands, mind: Brooding
) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    there = list(hands.controller.match.actions)
    hands.main.go_to_lobby()
    (path,) = hands.profile.data.saves.glob("*.wizardtable")
    let_it_think(hands, mind)
    hands.main.open_save(path)
    assert not mind.thinking
    assert hands.controller.match.actions == there
    assert hands.wait_turn()


def test_leaving_for_the_lobby_ends_the_thinking(hands: Hands, mind: Brooding) -> None:
    let_it_think(hands, mind)
    hands.main.go_to_lobby()
    assert not mind.thinking


def test_the_end_of_the_program_ends_who_thinks(hands: Hands, mind: Brooding) -> None:
    let_it_think(hands, mind)
    hands.window.close()
    hands.services.close()
    assert mind.closed


@pytest.fixture
def nobody(hands: Hands) -> Iterator[None]:
    """Makes every new process end at once."""
    hands.services._thinker = ThinkerGroup(lambda spare: Thinker(minds.dies_at_birth, spare=spare))
    yield
    hands.services._thinker.close()


@pytest.mark.long
@pytest.mark.usefixtures("nobody")
def test_advice_and_opponents_come_although_all_processes_are_lost(
    hands: Hands, qtbot: QtBot
) -> None:
    hands.deal(ADA, MAGUS)
    hands.wait_turn()
    with qtbot.waitSignal(hands.controller.hint) as blocker:
        hands.controller.ask_hint()
    assert blocker.args[0].action in list(hands.controller.menu())
    for _ in range(4):
        hands.controller.act(hands.controller.menu()[0])
        hands.qtbot.waitUntil(lambda: hands.my_turn or hands.over)
    assert not [child for child in psutil.Process().children() if child.status() == "running"]
