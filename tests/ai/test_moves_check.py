# SPDX-License-Identifier: MIT
"""Friends' moves are confirmed if the opponents decide alike, and legal if the rules allow them."""

import time
from dataclasses import replace
from functools import cache

import pytest

from tests.helpers import play_on
from wizardtable.ai.process.messages import CheckMoves, MovesChecked
from wizardtable.ai.process.play_out_job import PlayOutJob
from wizardtable.ai.search import agents, fixed_play, moves_check
from wizardtable.ai.search.analysis import Stopped
from wizardtable.core import catalog
from wizardtable.core.arranged import challenge
from wizardtable.core.arranged.challenge import CONFIRMED, LEGAL, TOLD, ChallengeTable, FriendResult
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.wizards import style_of

SPEC = catalog.get("wizards_gambit")
PLAYERS = (Player("Blaise", None), Player("Corvin", "apprentice", "corvin"))


def dealt() -> tuple[ChallengeTable, Match]:
    table = challenge.table_of(SPEC, Setup(2), 77, PLAYERS)
    assert table is not None
    match = Match(SPEC, table.setup, table.seed, table.seated("Blaise"))
    match.purpose = table.purpose()
    return table, match


@cache
def honest() -> tuple[ChallengeTable, FriendResult]:
    """Returns a match in which the person moves at random and the opponent as it decides."""
    table, match = dealt()
    rng = Rng(3)
    while (seat := match.to_move) is not None:
        player = match.players[seat]
        if player.level is None:
            match.play(rng.choice(match.menu()))
        else:
            styled = agents.styled_level_id(player.level, style_of(player.wizard))
            match.play(fixed_play.fixed_decision(match, seat, styled).action)
    return table, challenge.result_of(match, "2026-11-26", moves=True)


def test_a_match_whose_opponents_decide_so_again_is_confirmed() -> None:
    assert moves_check.proof_of(SPEC, *honest()) == CONFIRMED


def test_moves_that_opponents_here_would_not_make_are_legal_only() -> None:
    table, match = dealt()
    result = challenge.result_of(play_on(match), "2026-11-26", moves=True)
    assert moves_check.proof_of(SPEC, table, result) == LEGAL
    table, sound = honest()
    other_minds = replace(sound, minds=(0, 9))
    assert moves_check.proof_of(SPEC, table, other_minds) == LEGAL
    assert moves_check.proof_of(SPEC, table, replace(sound, is_free=True)) == LEGAL


def test_moves_that_do_not_lead_to_the_result_prove_nothing() -> None:
    table, sound = honest()
    person = table.seat
    more = tuple(score + (seat == person) for seat, score in enumerate(sound.scores))
    forgeries = (
        replace(sound, moves=sound.moves[:-1]),
        replace(sound, moves=()),
        replace(sound, moves=({"kind": "win"}, *sound.moves[1:])),  # type: ignore[arg-type]
        replace(sound, moves=sound.moves[::-1]),
        replace(sound, scores=more, points=(*sound.points[:-1], more[person])),
        replace(sound, ranks=sound.ranks[::-1]),
        replace(sound, end=challenge.GIVEN_UP),
        replace(sound, end=challenge.LEFT),
    )
    for forged in forgeries:
        assert moves_check.proof_of(SPEC, table, forged) == TOLD


def test_a_resigned_and_a_left_match_can_be_legal() -> None:
    table, match = dealt()
    play_on(match, 9)
    left = challenge.result_of(match, "2026-11-26", challenge.LEFT, moves=True)
    assert moves_check.proof_of(SPEC, table, left) != TOLD
    match.give_up(Seat(table.seat))
    given_up = challenge.result_of(match, "2026-11-26", moves=True)
    assert moves_check.proof_of(SPEC, table, given_up) != TOLD


def test_a_check_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        moves_check.proof_of(SPEC, *honest(), lambda: False)


@pytest.mark.long
def test_checks_run_in_a_process_of_their_own() -> None:
    job, taken = PlayOutJob(), list[tuple[CheckMoves, MovesChecked]]()
    ticket = job.add_check(*honest())
    while job.is_busy:
        job.poll(take_check=lambda order, report: taken.append((order, report)))
        time.sleep(0.005)
    ((order, report),) = taken
    assert (order.ticket, report.proof) == (ticket, CONFIRMED)
