# SPDX-License-Identifier: MIT
"""How rounds begin and end: the Grand Druid's retirement, scores, and the three ends."""

from itertools import pairwise

import pytest

from tests.games.elfenwizards.tables import (
    SPACE,
    B,
    G,
    R,
    beside,
    board,
    box_minors,
    menu,
    play,
    refusal,
    taint,
    where,
    wizard,
)
from wizardtable.core.game import Setup
from wizardtable.core.rng import Rng
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.rounds import next_phase
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.standings import points
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
    """The round is scored, and the next begins."""
    journal: list[moves.ElfenwizardsEvent] = []
    state.phase = CLEANSE
    next_phase(state, journal)
    return journal


def with_grand_druid() -> State:
    """Green is Grand Druid at the end of the first round."""
    state = board(GD="G", D1="R", S1="B")
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
    box_minors(state, G, 2)
    end_round(state)
    grand = wizard(state, "GD", G)
    assert (state.phase, state.step, state.to_move) == (RETIRE, GIVE, G)
    assert menu(state) == [moves.GiveSpell(True), moves.GiveSpell(False)]
    events = play(state, moves.GiveSpell(True))
    assert events == [moves.SpellGiven(G, True, 1), moves.DragonTaken(G, R)]
    assert (state.minors[G], state.boxed[G], state.track) == (5, 1, (G,))
    assert state.dragon == G
    assert (state.step, state.to_move) == (SEND, G)
    assert menu(state) == [moves.SendTo(grand, SPACE[f"M{number}"]) for number in range(1, 5)]
    assert play(state, moves.SendTo(grand, SPACE["M3"]))[0] == moves.Retired(G, grand, SPACE["M3"])
    assert (where(state, "GD"), where(state, "M3")) == ("", "G")
    assert (state.phase, state.to_move) == (CAST, G)


def test_the_spell_may_come_from_in_front_of_the_guild() -> None:
    state = with_grand_druid()
    box_minors(state, G, 2)
    end_round(state)
    play(state, moves.GiveSpell(False))
    assert (state.minors[G], state.boxed[G], state.track) == (4, 2, (G,))


@pytest.mark.parametrize("boxed", [0, 7])
def test_where_the_spells_lie_in_one_place_nobody_is_asked(boxed: int) -> None:
    state = with_grand_druid()
    box_minors(state, G, boxed)
    events = end_round(state)
    assert moves.SpellGiven(G, boxed == 7, 1) in events
    assert state.step == SEND


def test_only_the_grand_druid_retires_and_only_to_a_magician_space() -> None:
    state = with_grand_druid()
    end_round(state)
    assert "Magician space only" in refusal(
        state, moves.SendTo(wizard(state, "GD", G), SPACE["D2"])
    )
    assert "not the Grand Druid" in refusal(
        state, moves.SendTo(wizard(state, "D1", R), SPACE["M1"])
    )
    assert "not the Grand Druid" in refusal(state, moves.SendTo(WizardId(-1), SPACE["M1"]))
    state = with_grand_druid()
    box_minors(state, G, 2)
    end_round(state)
    assert "First give up a minor spell" in refusal(state, moves.Pass())


def test_without_a_grand_druid_the_dragon_stays() -> None:
    state = board(D1="R", S1="B")
    state.vacancies = 1
    state.dragon = B
    end_round(state)
    assert (state.phase, state.dragon, state.to_move, state.track) == (CAST, B, B, (-1,))


# Scores.


def test_places_score_and_grey_tokens_cost() -> None:
    state = board(GD="R", D1="R", S2="R", N3="R", M4="RR", XD="G", M1="G", S1="B")
    taint(state, wizard(state, "N3", R), 2)
    taint(state, wizard(state, "M1", G), 3)
    assert [points(state, seat) for seat in (R, G, B)] == [10 + 7 + 5 + 3 + 4 - 2, 2 - 3, 5]
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
    state = board(D1="R")
    state.round_number, state.track = 4, (-1, R, G)
    state.minors, state.boxed = [2, 0, 5], [4, 6, 2]
    events = end_round(state)
    assert events[-1] == moves.GameEnded(FOUR_ROUNDS, (2, 0, 5), (9, 0, 5))
    assert (state.phase, state.to_move, state.reason) == (OVER, -1, FOUR_ROUNDS)
    assert RULES.to_move(state) is None
    assert menu(state) == []
    result = RULES.result(state)
    assert result is not None
    assert (result.ranks, result.scores) == ((1, 3, 2), (9, 0, 5))
    assert "over" in refusal(state, moves.Pass())


def test_the_third_round_is_not_the_last() -> None:
    state = board(D1="R")
    state.round_number, state.track = 3, (-1, -1)
    end_round(state)
    assert state.phase == CAST
    assert RULES.result(state) is None


def test_a_guild_that_becomes_grand_druid_for_the_second_time_ends_the_game() -> None:
    state = board(D1="R", D2="G")
    state.grand = (1, 1, 0)
    state.round_number, state.track = 3, (R, G)
    beside(state, wizard(state, "D1", R), R, 0)
    play(state, moves.Pass(), moves.Pass(), moves.Pass())
    assert state.grand == (2, 1, 0)
    events = play(state, menu(state)[0])  # green's Druid takes one of two vacant titles
    assert events[-2:] == [
        moves.RoundScored(3, (10, 7, 0), (10, 7, 0)),
        moves.GameEnded(GRAND_TWICE, (6, 7, 7), (16, 14, 7), 0),
    ]
    assert state.reason == GRAND_TWICE


def test_two_guilds_that_were_grand_druid_once_do_not_end_it() -> None:
    state = board(D1="R", D2="G")
    state.grand = (0, 1, 0)
    state.round_number, state.track = 2, (G,)
    beside(state, wizard(state, "D1", R), R, 0)
    play(state, moves.Pass(), moves.Pass(), moves.Pass())
    while state.phase < CLEANSE and state.round_number == 2:
        play(state, menu(state)[0])
    assert state.reason == -1


def test_the_title_of_grand_druid_left_vacant_for_the_second_time_ends_the_game() -> None:
    state = board(M1="R")
    state.vacancies = 1
    state.round_number, state.track = 2, (-1,)
    play(state, moves.Pass())
    assert (state.vacancies, state.reason) == (2, VACANT_TWICE)


def test_equal_scores_share_the_victory() -> None:
    state = board(D1="R", D2="G")
    state.round_number, state.track = 4, (-1, -1, -1)
    end_round(state)
    result = RULES.result(state)
    assert result is not None
    assert result.ranks == (1, 1, 3)
    assert result.winners() == (R, G)


# Whole matches.


@pytest.mark.parametrize("seats", range(3, 7))
def test_turns_are_counted_and_asked_for_in_order(seats: int) -> None:
    rng = Rng(seats)
    state = RULES.deal(Setup(seats), 9)
    seen: dict[int, int] = {}
    last = 0
    while RULES.to_move(state) is not None:
        assert seen.setdefault(state.turn_number, state.to_move) == state.to_move
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
