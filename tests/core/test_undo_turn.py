# SPDX-License-Identifier: MIT
"""*Undo turn* goes back to the beginning of the turn, even if other seats decided within it."""

from typing import Any

import pytest

from tests.games.zavandor import tables
from tests.helpers import begun, players
from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import AID_OTHERS, Match
from wizardtable.core.rng import Rng
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves

ZAVANDOR = catalog.get("zavandor")


def auctioning() -> tuple[Match, Seat]:
    """Returns a match and its first seat, which has advanced and opened an auction.

    All other seats have left the auction.
    """
    state = tables.table(3)
    state.dust = [500] * 3
    tables.offer(state, box.GRIMOIRE)
    people = players(ZAVANDOR, 3, people=3)
    match = Match.from_state(ZAVANDOR, Setup(3), 7, people, state, 0)
    match.play(moves.Advance(box.GEM_LORE))
    match.play(moves.OpenAuction(box.GRIMOIRE, 20))
    while match.to_move != 0:
        match.play(moves.PassBid())
    return match, Seat(0)


def test_a_turn_with_an_auction_is_undone_to_its_start() -> None:
    match, seat = auctioning()
    match.play(moves.Pay())
    match.play(moves.EndTurn())
    assert match.undo_turn_aid({seat}), "others have decided meanwhile: the program asks"
    match.undo_turn({seat})
    assert match.actions == []
    assert match.to_move == seat
    assert match.aids == (AID_OTHERS,)


def test_the_turn_is_undone_from_the_payment_within_it_as_well() -> None:
    match, seat = auctioning()
    match.play(moves.Pay())
    assert match.undo({seat}) == 1
    match.redo()
    match.undo_turn({seat})
    assert match.actions == []


def test_an_answer_in_the_turn_of_another_is_undone_alone() -> None:
    match, active = auctioning()
    rival = next(match.mover(place) for place in range(2, 4))
    assert rival != active
    place = next(place for place in range(2, 4) if match.mover(place) == rival)
    match.undo_turn({rival})
    assert len(match.actions) == place
    assert match.to_move == rival


def test_two_turns_of_a_seat_in_a_row_are_undone_one_after_the_other() -> None:
    state = tables.table(2)
    state.dust = [2, 2]
    tables.own(state, 1, box.BELT)  # last in this round, first in the next
    match = Match.from_state(ZAVANDOR, Setup(2), 7, players(ZAVANDOR, 2, people=2), state, 0)
    for _ in range(3):
        match.play(moves.EndTurn())
    assert [match.mover(place) for place in range(3)] == [0, 1, 1]
    assert match.undo_turn({Seat(1)}) == 1
    assert match.undo_turn({Seat(1)}) == 1


def _interrupted(game: str, seed: int) -> tuple[Match, Seat, int] | None:
    """Returns a random match just after a seat's decision in a turn in which others decided too.

    Also returns the seat, and the number of actions before the turn. None if the match has no such
    turn.
    """
    spec = catalog.get(game)
    match, rng = begun(spec, 3, seed, people=3), Rng(seed)
    first, turn = 0, None
    while match.to_move is not None:
        public: Any = match.observe(None)
        if (public.turn_number, public.active) != turn:
            first, turn = len(match.actions), (public.turn_number, public.active)
        mover = match.to_move
        match.play(rng.choice(match.menu()))
        movers = {match.mover(place) for place in range(first, len(match.actions))}
        if mover == public.active and len(movers) > 1:
            return match, mover, first
    return None


@pytest.mark.parametrize("game", ["zavandor", "wizards_gambit"])
def test_whatever_others_decide_within_a_turn_it_is_undone_to_its_start(game: str) -> None:
    interrupted = filter(None, (_interrupted(game, seed) for seed in range(40)))
    match, seat, first = next(interrupted)
    match.undo_turn({seat})
    assert len(match.actions) == first
    assert match.to_move == seat
