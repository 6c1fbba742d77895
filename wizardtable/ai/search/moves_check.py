# SPDX-License-Identifier: MIT
"""Checks the moves of a friend's match at the table of a challenge.

The rules replay the moves, and the opponents think again. They decide by iterations alone, so their
decisions are the same on every computer if their minds have the same numbers.
"""

from collections.abc import Callable

from wizardtable.ai.search import agents, fixed_play
from wizardtable.ai.search.analysis import Stopped
from wizardtable.core.arranged import challenge, challenge_text
from wizardtable.core.arranged.challenge import (
    CONFIRMED,
    GIVEN_UP,
    LEGAL,
    TOLD,
    ChallengeTable,
    FriendResult,
)
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match
from wizardtable.core.wizards import style_of


def proof_of(
    spec: GameSpec,
    table: ChallengeTable,
    result: FriendResult,
    go_on: Callable[[], bool] = lambda: True,
) -> str:
    """Returns the proof of a result: `TOLD`, `LEGAL` or `CONFIRMED`.

    Args:
        spec: the game of the table.
        table: the table.
        result: the result with its moves.
        go_on: called before each decision of an opponent.

    Raises:
        Stopped: `go_on` returned False.
    """
    if not _is_legal(spec, table, result):
        return TOLD
    if result.is_free or result.minds != table.minds(spec):
        return LEGAL
    match = _dealt(spec, table, result)
    for action in challenge_text.moves_of(result, spec):
        seat = match.to_move
        assert seat is not None
        player = match.players[seat]
        if player.level is not None:
            if not go_on():
                raise Stopped
            styled = agents.styled_level_id(player.level, style_of(player.wizard))
            if fixed_play.fixed_decision(match, seat, styled).action != action:
                return LEGAL
        match.play(action)
    return CONFIRMED


def _dealt(spec: GameSpec, table: ChallengeTable, result: FriendResult) -> Match:
    match = Match(spec, table.setup, table.seed, table.seated(result.name))
    match.purpose = table.purpose()
    return match


def _is_legal(spec: GameSpec, table: ChallengeTable, result: FriendResult) -> bool:
    """Returns whether the rules allow the moves and lead to the result."""
    try:
        match = _dealt(spec, table, result)
        for action in challenge_text.moves_of(result, spec):
            match.play(action)
        if result.end == GIVEN_UP and match.result is None:
            match.give_up(Seat(table.seat))
        reached = challenge.result_of(match, result.day, result.end)
    except Exception:  # the rules may raise anything for forged moves
        return False
    is_over = match.result is not None
    return is_over == (result.end != challenge.LEFT) and (
        (reached.points, reached.ranks, reached.scores, reached.end)
        == (result.points, result.ranks, result.scores, result.end)
    )
