# SPDX-License-Identifier: MIT
"""Tests the begin and end of rounds: the Grand Druid's retirement, scores, and the three ends."""

from itertools import pairwise

import pytest

from tests.games.elfenwizards import tables
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.rounds import next_phase
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.standings import round_points
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CLEANSE,
    FOUR_ROUNDS,
    GIVE,
    GRAND_TWICE,
    OVER,
    RETIRE,
    SEND,
    VACANT_TWICE,
    State,
)


def end_round(state: State) -> list[moves.ElfenwizardsEvent]:
    """Scores the round and begins the next; returns the events."""
    journal: list[moves.ElfenwizardsEvent] = []
    state.phase = CLEANSE
    next_phase(state, journal)
    return journal


def with_grand_druid() -> State:
    """Returns a board with green as Grand Druid at the end of the first round."""
    state = tables.board(GD="G", D1="R", S1="B")
    state.grand = (0, 1, 0)
    return state


# Retirement.


def test_nobody_retires_in_the_first_round() -> None:
    journal: list[moves.ElfenwizardsEvent] = []
    state = RULES.deal(Setup(3), 1, journal)
    assert (state.round_number, state.phase, state.track) == (1, CAST, ())
    assert moves.PhaseBegan(RETIRE) not in journal


def test_the_grand_druid_gives_a_minor_spell_takes_the_dragon_and_goes_to_the_magicians() -> None:
    state = with_grand_druid()
    tables.box_minors(state, tables.G, 2)
    end_round(state)
    grand = tables.wizard(state, "GD", tables.G)
    assert (state.phase, state.step, state.to_move) == (RETIRE, GIVE, tables.G)
    assert tables.menu(state) == [moves.GiveSpell(True), moves.GiveSpell(False)]
    events = tables.play(state, moves.GiveSpell(True))
    assert events == [moves.SpellGiven(tables.G, True, 1), moves.DragonTaken(tables.G, tables.R)]
    assert (state.minors[tables.G], state.boxed[tables.G], state.track) == (5, 1, (tables.G,))
    assert state.dragon == tables.G
    assert (state.step, state.to_move) == (SEND, tables.G)
    assert tables.menu(state) == [
        moves.SendTo(grand, tables.SPACE[f"M{number}"]) for number in range(1, 5)
    ]
    assert tables.play(state, moves.SendTo(grand, tables.SPACE["M3"]))[0] == moves.Retired(
        tables.G, grand, tables.SPACE["M3"]
    )
    assert (tables.where(state, "GD"), tables.where(state, "M3")) == ("", "G")
    assert (state.phase, state.to_move) == (CAST, tables.G)


def test_the_spell_may_come_from_in_front_of_the_guild() -> None:
    state = with_grand_druid()
    tables.box_minors(state, tables.G, 2)
    end_round(state)
    tables.play(state, moves.GiveSpell(False))
    assert (state.minors[tables.G], state.boxed[tables.G], state.track) == (4, 2, (tables.G,))


@pytest.mark.parametrize("boxed", [0, 7])
def test_where_the_spells_lie_in_one_place_nobody_is_asked(boxed: int) -> None:
    state = with_grand_druid()
    tables.box_minors(state, tables.G, boxed)
    events = end_round(state)
    assert moves.SpellGiven(tables.G, boxed == 7, 1) in events
    assert state.step == SEND


def test_only_the_grand_druid_retires_and_only_to_a_magician_space() -> None:
    state = with_grand_druid()
    end_round(state)
    assert "go only to a Magician space" in tables.refusal(
        state, moves.SendTo(tables.wizard(state, "GD", tables.G), tables.SPACE["D2"])
    )
    assert "not the Grand Druid" in tables.refusal(
        state, moves.SendTo(tables.wizard(state, "D1", tables.R), tables.SPACE["M1"])
    )
    assert "not the Grand Druid" in tables.refusal(
        state, moves.SendTo(WizardId(-1), tables.SPACE["M1"])
    )
    state = with_grand_druid()
    tables.box_minors(state, tables.G, 2)
    end_round(state)
    assert "First give up a minor spell" in tables.refusal(state, moves.Pass())


def test_without_a_grand_druid_the_dragon_stays() -> None:
    state = tables.board(D1="R", S1="B")
    state.vacancies = 1
    state.dragon = tables.B
    end_round(state)
    assert (state.phase, state.dragon, state.to_move, state.track) == (
        CAST,
        tables.B,
        tables.B,
        (-1,),
    )


# Scores.


def test_places_score_and_grey_tokens_cost() -> None:
    state = tables.board(GD="R", D1="R", S2="R", N3="R", M4="RR", XD="G", M1="G", S1="B")
    tables.taint(state, tables.wizard(state, "N3", tables.R), 2)
    tables.taint(state, tables.wizard(state, "M1", tables.G), 3)
    assert [round_points(state, seat) for seat in (tables.R, tables.G, tables.B)] == [
        10 + 7 + 5 + 3 + 4 - 2,
        2 - 3,
        5,
    ]
    events = end_round(state)
    assert events[0] == moves.RoundScored(1, (27, -1, 5), (27, -1, 5))
    assert events[1] == moves.RoundBegan(2)
    assert state.sheet == ((27, -1, 5),)


def test_scores_add_up_over_the_rounds() -> None:
    state = with_grand_druid()
    state.scores, state.sheet = (10, 20, 30), ((10, 20, 30),)
    state.round_number = 2
    state.track = (-1,)
    assert moves.RoundScored(2, (7, 10, 5), (17, 30, 35)) in end_round(state)
    assert state.scores == (17, 30, 35)


# The end.


def test_the_fourth_round_is_the_last_and_minor_spells_in_front_score() -> None:
    state = tables.board(D1="R")
    state.round_number, state.track = 4, (-1, tables.R, tables.G)
    state.minors, state.boxed = [2, 0, 5], [4, 6, 2]
    events = end_round(state)
    assert events[-1] == moves.GameEnded(FOUR_ROUNDS, (2, 0, 5), (9, 0, 5))
    assert (state.phase, state.to_move, state.reason) == (OVER, -1, FOUR_ROUNDS)
    assert RULES.to_move(state) is None
    assert tables.menu(state) == []
    result = RULES.result(state)
    assert result is not None
    assert (result.ranks, result.scores) == ((1, 3, 2), (9, 0, 5))
    assert "over" in tables.refusal(state, moves.Pass())


def test_the_third_round_is_not_the_last() -> None:
    state = tables.board(D1="R")
    state.round_number, state.track = 3, (-1, -1)
    end_round(state)
    assert state.phase == CAST
    assert RULES.result(state) is None


def test_a_guild_that_becomes_grand_druid_for_the_second_time_ends_the_game() -> None:
    state = tables.board(D1="R", D2="G")
    state.grand = (1, 1, 0)
    state.round_number, state.track = 3, (tables.R, tables.G)
    tables.beside(state, tables.wizard(state, "D1", tables.R), tables.R, 0)
    tables.play(state, moves.Pass(), moves.Pass(), moves.Pass())
    assert state.grand == (2, 1, 0)
    events = tables.play(
        state, tables.menu(state)[0]
    )  # green's Druid takes one of two vacant titles
    assert events[-2:] == [
        moves.RoundScored(3, (10, 7, 0), (10, 7, 0)),
        moves.GameEnded(GRAND_TWICE, (6, 7, 7), (16, 14, 7), 0),
    ]
    assert state.reason == GRAND_TWICE


def test_two_guilds_that_were_grand_druid_once_do_not_end_it() -> None:
    state = tables.board(D1="R", D2="G")
    state.grand = (0, 1, 0)
    state.round_number, state.track = 2, (tables.G,)
    tables.beside(state, tables.wizard(state, "D1", tables.R), tables.R, 0)
    tables.play(state, moves.Pass(), moves.Pass(), moves.Pass())
    while state.phase < CLEANSE and state.round_number == 2:
        tables.play(state, tables.menu(state)[0])
    assert state.reason == -1


def test_the_title_of_grand_druid_left_vacant_for_the_second_time_ends_the_game() -> None:
    state = tables.board(M1="R")
    state.vacancies = 1
    state.round_number, state.track = 2, (-1,)
    tables.play(state, moves.Pass())
    assert (state.vacancies, state.reason) == (2, VACANT_TWICE)


def test_equal_scores_share_the_victory() -> None:
    state = tables.board(D1="R", D2="G")
    state.round_number, state.track = 4, (-1, -1, -1)
    end_round(state)
    result = RULES.result(state)
    assert result is not None
    assert result.ranks == (1, 1, 3)
    assert result.winners() == (tables.R, tables.G)


# Whole matches.


@pytest.mark.parametrize("seats", range(3, 7))
def test_turns_are_counted_and_asked_for_in_order(seats: int) -> None:
    rng = Rng(seats)
    state = RULES.deal(Setup(seats), 9)
    movers: dict[int, int] = {}
    last = 0
    while RULES.to_move(state) is not None:
        assert movers.setdefault(state.turn_number, state.to_move) == state.to_move
        assert state.turn_number >= last
        last = state.turn_number
        RULES.apply(state, rng.choice(RULES.legal_actions(state)))
    assert last > 10 * seats


def test_a_phase_in_which_nothing_happens_is_not_told() -> None:
    rng = Rng(2)
    journal: list[moves.ElfenwizardsEvent] = []
    state = RULES.deal(Setup(4), 2, journal)
    while RULES.to_move(state) is not None:
        RULES.apply(state, rng.choice(RULES.legal_actions(state)), journal)
    quiet = (moves.PhaseBegan, moves.RoundScored)
    for event, following in pairwise(journal):
        if isinstance(event, moves.PhaseBegan):
            assert not isinstance(following, quiet)


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_there_are_three_to_six_players(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        RULES.deal(Setup(seats), 1)
