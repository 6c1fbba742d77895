# SPDX-License-Identifier: MIT
"""Tests the card about a costly move: the move, a better move, and the reason."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.helpers import played
from tests.ui.test_variations import marker_for_sale, zavandor_turn
from wizardtable.ai.search.appraisal import Turning, line_type
from wizardtable.core import catalog, codec
from wizardtable.core.game import Seat
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import moves
from wizardtable.ui.results.turning_card import TurningCard


@pytest.mark.parametrize(
    ("later", "expected"),
    [
        ((), ""),
        ((moves.EndTurn(),), ""),
        (
            (moves.BuyMarker(30), moves.BuyMarker(35)),
            "The better line takes several moves: only one of them is shown here.",
        ),
    ],
)
def test_a_better_line_of_several_moves_is_not_taken_for_a_single_move(
    qtbot: QtBot, later: tuple[moves.Action, ...], expected: str
) -> None:
    match = played(catalog.get("zavandor"), 60)
    place = next(
        place
        for place, action in enumerate(match.actions)
        if isinstance(action, moves.EndTurn) and match.mover(place) == 1
    )
    line = codec.dumps(line_type(match.spec), (moves.EndTurn(), *later))
    turning = Turning(place, place + 1, 1, line, N_("toy", "The game is over."), 0.6, 0.4)
    parent = QWidget()
    qtbot.addWidget(parent)
    card = TurningCard(match, turning, parent)
    card.retranslate()
    words = f"{match.names[1]}’s chances of winning would have been 60% instead of 40%."
    assert card.reason_label.text() == " ".join(filter(None, (words, expected)))


def test_a_reason_is_that_of_the_moment_at_which_the_better_move_is_named(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tests a line that begins with an opal, which may fill the last slot or take the dust for
    other purchases."""
    opal, other = moves.Enchant(0), moves.Advance(1, 20)
    match = zavandor_turn(moves.Advance(0), moves.EndTurn())
    line = codec.dumps(line_type(match.spec), (opal, other))
    turning = Turning(0, 2, 0, line, N_("toy", "The game is over."), 0.6, 0.4)
    parent = QWidget()
    qtbot.addWidget(parent)
    card = TurningCard(match, turning, parent)
    asked = []

    def reason(_: object, observation: object, move: object, stats: object) -> Message:
        asked.append((observation, move))
        return N_("toy", "It wins {trick}." if move == other else "").of(trick="the trick")

    monkeypatch.setattr(type(match.spec.brain), "reason", reason)
    card.retranslate()
    assert card.reason_label.text().startswith("It wins the trick.")
    assert (match.observe_at(0, Seat(0)), other) in asked


@pytest.mark.parametrize(
    ("gem", "expected"), [(0, "60% instead of 40%."), (1, "The game is over.")]
)
def test_a_reason_gives_way_where_a_later_move_had_to_do_with_the_same_thing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, gem: int, expected: str
) -> None:
    """Tests lines in which the better first move concerns a thing that a later move sells or
    replaces."""
    marker = marker_for_sale()
    match = zavandor_turn(marker, moves.Disenchant(gem, active=True))
    opal = moves.Enchant(0)
    line = codec.dumps(line_type(match.spec), (opal,))
    turning = Turning(0, 2, 0, line, N_("toy", "The game is over."), 0.6, 0.4)
    parent = QWidget()
    qtbot.addWidget(parent)
    card = TurningCard(match, turning, parent)
    why = N_("toy", "The game is over.")
    monkeypatch.setattr(
        type(match.spec.brain),
        "reason",
        lambda _, observation, move, stats: why if move == opal else N_("toy", ""),
    )
    monkeypatch.setattr("wizardtable.ui.results.turning_card.is_still_possible", lambda *_: False)
    card.retranslate()
    more = " The loss includes the cost of the moves made right after this one."
    assert card.reason_label.text().endswith(expected + more)


def test_a_reason_that_speaks_for_the_move_made_as_well_gives_way_to_the_chances(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(catalog.get("anludim"), 60)
    place = next(place for place in range(60) if match.mover(place) == 0)
    menu = match.spec.rules.legal_actions(match.state_at(place))
    better = next(action for action in menu if action != match.actions[place])
    line = codec.dumps(line_type(match.spec), (better,))
    turning = Turning(place, place + 1, 0, line, N_("toy", "The game is over."), 0.6, 0.4)
    parent = QWidget()
    qtbot.addWidget(parent)
    card = TurningCard(match, turning, parent)
    brain = type(match.spec.brain)
    why = N_("toy", "The game is over.")
    monkeypatch.setattr(
        brain,
        "reason",
        lambda _, observation, move, stats: why if move == better else N_("toy", ""),
    )
    card.retranslate()
    assert card.reason_label.text() == why.source
    monkeypatch.setattr(brain, "reason", lambda *_: why)
    card.retranslate()
    assert card.reason_label.text().endswith("60% instead of 40%.")

    def numbered(_: object, observation: object, move: object, stats: object) -> Message:
        return NN_("toy", "It wins %n trick(s).", "", 2 if move == better else 1)

    monkeypatch.setattr(brain, "reason", numbered)
    card.retranslate()
    assert card.reason_label.text().endswith("60% instead of 40%."), (
        "the move made does that as well"
    )


def test_a_reason_that_names_nothing_gives_way_where_the_move_made_was_of_the_same_kind(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = zavandor_turn(moves.Enchant(1), moves.EndTurn())
    line = codec.dumps(line_type(match.spec), (moves.Enchant(0),))
    turning = Turning(0, 1, 0, line, N_("toy", "The game is over."), 0.6, 0.4)
    parent = QWidget()
    qtbot.addWidget(parent)
    card = TurningCard(match, turning, parent)
    reasons = {0: N_("toy", "It pays."), 1: N_("toy", "It shines.")}
    monkeypatch.setattr(
        type(match.spec.brain), "reason", lambda _, observation, move, stats: reasons[move.gem]
    )
    monkeypatch.setattr("wizardtable.ui.results.turning_card.is_still_possible", lambda *_: False)
    card.retranslate()
    assert card.reason_label.text().endswith("60% instead of 40%.")


OPAL, SAPPHIRE, MARKER = moves.Enchant(0), moves.Enchant(1), moves.BuyMarker(20)


@pytest.mark.parametrize(
    ("made", "place", "line", "expected"),
    [
        (
            (OPAL,),
            1,
            (OPAL,),
            "The Archmage would have played this once more: enchant an opal for 9",
        ),
        (
            (OPAL,),
            0,
            (SAPPHIRE, OPAL),
            "The Archmage would have played this first: enchant a",
        ),
        ((OPAL, SAPPHIRE), 0, (MARKER, SAPPHIRE), "The Archmage’s choice: buy a marker for 20"),
        ((OPAL, SAPPHIRE), 0, (MARKER,), "The Archmage’s choice: buy a marker for 20"),
    ],
)
def test_a_better_move_is_not_taken_for_one_that_was_made_or_was_still_to_be_had(
    qtbot: QtBot,
    made: tuple[moves.Action, ...],
    place: int,
    line: tuple[moves.Action, ...],
    expected: str,
) -> None:
    match = zavandor_turn(*made, moves.EndTurn())
    preferred = codec.dumps(line_type(match.spec), (*line, moves.EndTurn()))
    why = N_("toy", "The game is over.")
    turning = Turning(place, len(made) + 1, 0, preferred, why, 0.6, 0.4)
    parent = QWidget()
    qtbot.addWidget(parent)
    card = TurningCard(match, turning, parent)
    card.retranslate()
    assert card._better_label.text().startswith(expected)
