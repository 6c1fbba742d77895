# SPDX-License-Identifier: MIT
"""Plays whole games in a real window: by the list of moves, by dragging, and by keyboard alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from tests.playthroughs.gestures import play_by_dragging, play_by_keyboard, zone_middle
from tests.ui.windows import ADA, GREEDY, RANDOM, Hands, games
from wizardtable.ai.search import agents
from wizardtable.core.agent import Budget
from wizardtable.core.languages import languages
from wizardtable.store import save


def good_move(hands: Hands) -> object:
    """Returns the action that the greedy agent would take."""
    match = hands.controller.match
    agent = agents.make(match.spec, "greedy", 3)
    observation = match.observe(hands.controller.viewer)
    return agent.choose(observation, list(hands.controller.menu()), Budget()).action


@pytest.mark.few(only="en-elfenwizards|fr-wizards_gambit")
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_through_the_action_list_is_told_in_the_log(
    hands: Hands, game: str, language: str, speak: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wizardtable.play.gates.SECOND_PRESS_SECONDS", 0.0)
    speak(language)  # type: ignore[operator]
    hands.deal(ADA, GREEDY, RANDOM, game=game)
    moves = hands.main.page.panel.moves
    while hands.wait_turn():
        menu = hands.controller.menu()
        assert set(moves.offered_actions) >= set(menu)
        sentences = [moves.item(row).text() for row in range(moves.count())]
        assert len(set(sentences)) == len(sentences), "two actions read alike"
        before = len(hands.controller.match.actions)
        moves.setFocus()
        moves.setCurrentRow(moves.row_of(good_move(hands)))
        hands.press(Qt.Key.Key_Return)
        if len(hands.controller.match.actions) == before:  # passing with spells left is asked about
            hands.press(Qt.Key.Key_Return)
        assert len(hands.controller.match.actions) > before
    hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)
    log = hands.main.page.panel.log
    lines = [log.item(row).text() for row in range(log.count())]
    assert len(lines) >= len(hands.controller.match.actions) / 2
    assert not [line for line in lines if "{" in line or "%n" in line]
    (summary,) = save.read_summaries(hands.profile.data.saves)
    assert summary.is_finished
    assert save.load(summary.path).match.result == hands.controller.match.result


@pytest.mark.few(only="False-play_by_dragging|True-play_by_keyboard")
@pytest.mark.parametrize("hand", [play_by_dragging, play_by_keyboard])
@pytest.mark.parametrize("expert", [False, True])
def test_a_whole_game_by_hand(
    hands: Hands, hand: Callable[[Hands, object], None], expert: bool
) -> None:
    hands.deal(ADA, GREEDY, seed=8, expert=expert)
    while hands.wait_turn():
        action = good_move(hands)
        before = len(hands.controller.match.actions)
        hand(hands, action)
        assert len(hands.controller.match.actions) > before, f"{action} was not played"
    hands.qtbot.waitUntil(lambda: hands.main.dialog is not None)


def test_a_forbidden_drop_is_refused_with_a_reason_and_plays_nothing(hands: Hands) -> None:
    hands.deal(ADA, GREEDY)
    hands.wait_turn()
    before = list(hands.controller.match.actions)
    card = next(key for key in hands.table.offers.sources if key[0] == "card")
    hands.drag(card, zone_middle(hands, "plate:4"))
    assert hands.controller.match.actions == before
    assert hands.main.page.bar.words.endswith(".")
    assert hands.main.page.bar.words != hands.controller.prompt_message().source
