# SPDX-License-Identifier: MIT
"""Tests that with reduced motion nothing on a table travels, rises, fades, tumbles or counts."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.common_pictures import CommonPictures
from tests.table.tables import Playing
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.table.animator import Animator
from wizardtable.table.table_view import TableView

MOVES = 8


@pytest.mark.parametrize("spec", list(catalog.all()), ids=lambda spec: spec.id)
def test_nothing_moves_where_reduced_motion_is_asked_for(
    qtbot: QtBot, spec: GameSpec, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = TableView(spec, art=CommonPictures(spec.view))
    qtbot.addWidget(table)
    table.set_pace(1.0, 1.0, True)
    table.resize(800, 500)
    table.show()
    game = Playing(spec, Setup(min(spec.seats)), seed=3)
    table.present_bare(game.frame())
    times: list[float] = []
    runs: list[Any] = []
    send = Animator.send

    def noted(self: Animator, item: Any, end: Any, milliseconds: float, *rest: Any, **how: Any):  # type: ignore[no-untyped-def]
        times.append(milliseconds)
        send(self, item, end, milliseconds, *rest, **how)

    monkeypatch.setattr(Animator, "send", noted)
    monkeypatch.setattr(Animator, "play_beats", lambda *given: runs.append(given))
    table.set_out()
    for _ in range(MOVES):
        if game.mover is None:
            break
        game.step()
        table.skip()
        table.present(game.frame(), animate=True)
    table.loupe.magnify_middle(1)
    assert table.loupe.lens.is_magnifying  # at once
    table.loupe.see_whole()
    assert max(times, default=0.0) <= 1.0
    assert not runs
    assert not table.loupe.lens.is_magnifying
