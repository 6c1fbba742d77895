# SPDX-License-Identifier: MIT
"""Tests that a match that cannot be written to disk is not left without a question."""

import errno
import os

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.windows import ADA, GREEDY, Hands
from wizardtable.core.text import N_
from wizardtable.store import save
from wizardtable.ui.style.question import QuestionSheet


@pytest.fixture
def full_disk(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Simulates a full disk, and plays a move; undoing the monkeypatch frees the disk."""

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    hands.controller.flush()
    monkeypatch.setattr(os, "fsync", full)
    hands.controller.act(hands.controller.menu()[0])
    hands.wait_turn()
    return monkeypatch


def question(hands: Hands) -> QuestionSheet | None:
    """Returns the visible question, or None."""
    asked = [box for box in hands.window.findChildren(QuestionSheet) if box.isVisible()]
    return asked[0] if asked else None


def answer(hands: Hands, words: str, qtbot: QtBot) -> None:
    box = question(hands)
    assert box is not None
    (button,) = (each for each in box.buttons if each.text() == words)
    button.click()
    qtbot.waitUntil(lambda: question(hands) is None)


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("way", ["close", "lobby", "another match"])
def test_who_would_lose_moves_by_leaving_is_asked_and_may_stay(
    hands: Hands, qtbot: QtBot, way: str
) -> None:
    match = hands.controller.match
    if way == "close":
        hands.window.close()
    elif way == "lobby":
        hands.main.page.commands["lobby"].trigger()
    else:
        hands.main.try_save(str(hands.main.page.path))
    box = question(hands)
    assert box is not None
    assert box.text.startswith("Cannot write “anludim-1.wizardtable”: the disk is full.")
    assert "you will lose all moves" in box.text
    answer(hands, "Cancel", qtbot)
    assert hands.window.isVisible()
    assert hands.controller.match is match


@pytest.mark.usefixtures("full_disk")
def test_who_leaves_all_the_same_is_not_held_back(hands: Hands, qtbot: QtBot) -> None:
    hands.window.close()
    answer(hands, "Leave anyway", qtbot)
    assert not hands.window.isVisible()


def test_as_soon_as_there_is_room_again_nobody_is_asked(
    hands: Hands, full_disk: pytest.MonkeyPatch
) -> None:
    played = len(hands.controller.match.actions)
    path = hands.main.page.path
    assert path is not None
    full_disk.undo()
    hands.window.close()
    assert question(hands) is None
    assert not hands.window.isVisible()
    assert len(save.load(path).match.actions) == played


def test_a_question_about_a_match_goes_when_another_one_comes(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    agreed: list[bool] = []
    hands.main.page._ask_confirmation(N_("table", "Undo anyway"), lambda: agreed.append(True))
    assert question(hands) is not None
    hands.deal(ADA, GREEDY, seed=8)
    assert question(hands) is None
    assert not agreed
