# SPDX-License-Identifier: MIT
"""Plays daily tables in the same way on every computer.

Each decision follows from the table, the seat and the place in the match alone.
"""

from collections.abc import Callable
from typing import Any

from wizardtable.ai.search import agents
from wizardtable.ai.search.analysis import Stopped
from wizardtable.core.agent import Decision
from wizardtable.core.arranged import daily_table, purposes
from wizardtable.core.game import Result, Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.wizards import style_of


def fixed_decision(match: Match, seat: Seat, level_id: str) -> Decision[Any]:
    """Returns the decision of a level for `seat`, which is to move at a daily table.

    `level_id` may include a style, such as "mage:raider".
    """
    seed = daily_table.mind_seed(match, seat)
    assert seed is not None
    agent = agents.make(match.spec, level_id, seed, alone=True)
    level = agents.level(match.spec, level_id).at(match.setup.seats)
    return agent.choose(match.observe(seat), list(match.menu()), daily_table.budget(level))


def played_out_result(
    spec: GameSpec, day: str, level_id: str, go_on: Callable[[], bool] = lambda: True
) -> Result:
    """Returns the result of a day's daily table if the level `level_id` has the person's seat.

    `day` is a text such as "2026-11-26". `go_on` is called before each decision.

    Raises:
        Stopped: `go_on` returned False.
    """
    table = daily_table.table(spec, day)
    match = Match(spec, table.setup, table.seed, table.played_by(level_id))
    match.purpose = purposes.daily(day, again=True)
    while (seat := match.to_move) is not None:
        if not go_on():
            raise Stopped
        player = match.players[seat]
        styled = agents.styled_level_id(player.level or level_id, style_of(player.wizard))
        match.play(fixed_decision(match, seat, styled).action)
    assert match.result is not None
    return match.result
