# SPDX-License-Identifier: MIT
"""Tests that the summary of a position is true in every phase."""

import pytest

from tests.games.elfenwizards.tables import B, G, R, beside, board, dice, play, wizard
from tests.helpers import NAMES, begun
from wizardtable.core.game import Seat
from wizardtable.core.text import english
from wizardtable.games.elfenwizards import SPEC
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    FILL,
    OVER,
    PLACE,
    RECOVER_AGAIN,
    TITLE,
    State,
)
from wizardtable.games.elfenwizards.text.situation import situation


def told(state: State, seat: int) -> str:
    """Returns the whole summary for a seat."""
    return situation(SPEC.rules.observe(state, Seat(seat)), NAMES).render(english)


def said(state: State, seat: int) -> str:
    """Returns the sentence about a seat's own pieces."""
    text = situation(SPEC.rules.observe(state, Seat(seat)), NAMES).render(english)
    sentences = text.partition(" The others’ minor spells")[0].split(". ")
    return next(each for each in sentences if each.startswith(("You have", "All your dice")))


def casting(*rolled: int) -> State:
    """Returns the first cast in which red has rolled these dice and placed the rest in a level
    box."""
    state = board(S1="R", S2="G", M1="RGB")
    state.phase, state.step, state.rolled = CAST, PLACE, rolled
    state.minors = [7, 3, 1]
    state.ready[R] = 7
    dice(state, R, box.SORCERER, *[6] * (7 - len(rolled)))
    state.ready[R] = 0
    return state


def test_dice_are_placed_by_whoever_has_rolled_them_and_rolled_by_the_others() -> None:
    state = casting(2, 3, 5)
    assert said(state, R) == "You have 3 dice (5, 3 and 2) to place and 7 minor spells."
    assert said(state, G) == "You have 7 dice to roll and 3 minor spells."
    play(state, moves.PlaceDie(5, box.MINOR_BOX))
    assert said(state, R) == "You have 2 dice (3 and 2) to place and 7 minor spells."
    play(state, moves.Done())
    assert said(state, R) == "You have 2 dice to roll and 7 minor spells."


def test_whoever_has_placed_all_dice_has_none_to_roll() -> None:
    state = casting(5)
    play(state, moves.PlaceDie(5, box.MINOR_BOX))
    assert said(state, R) == "All your dice are in boxes, and you have 7 minor spells."


def test_whoever_has_no_minor_spells_has_no_figure_of_them() -> None:
    state = casting(5, 5)
    state.minors = [0, 0, 0]
    assert said(state, R) == "You have 2 dice (5 and 5) to place and no minor spells."
    assert said(state, G) == "You have 7 dice to roll and no minor spells."
    state = board(S1="R", S2="G")
    dice(state, R, box.SORCERER, 4)
    state.minors = [0, 0, 0]
    assert said(state, R) == "You have one die in the level boxes and no minor spells."
    assert said(state, G) == "You have no minor spells."


def test_in_the_contests_the_dice_of_the_level_boxes_are_told() -> None:
    state = board(S1="R", S2="G")
    dice(state, R, box.SORCERER, 4, 6)
    dice(state, R, box.MINOR_BOX, 1, 1, 1)
    dice(state, G, box.GREY_BOX, 2)
    state.minors[G] = 1
    assert said(state, R) == "You have 2 dice in the level boxes and 7 minor spells."
    assert said(state, G) == "You have 1 minor spell."


@pytest.mark.parametrize("phase", range(RECOVER_AGAIN, OVER + 1))
def test_after_the_contests_dice_are_not_told(phase: int) -> None:
    state = board(S1="R", S2="G")
    state.phase = phase
    assert said(state, B) == "You have 7 minor spells."


def test_the_minor_spells_of_the_others_are_told_by_name() -> None:
    state = casting(5)
    text = situation(SPEC.rules.observe(state, Seat(R)), NAMES).render(english)
    assert text.endswith("The others’ minor spells: Blaise 3, Chloé 1.")


def test_a_match_is_said_to_be_over_when_it_is() -> None:
    match = begun(SPEC)
    while match.to_move is not None:
        summary = situation(match.observe(Seat(0)), NAMES).render(english)
        number = match.observe(None).round_number
        assert summary.startswith(f"Round {number} of at most 4; ")
        assert " 0 dice" not in summary
        match.play(match.menu()[0])
    summary = situation(match.observe(Seat(0)), NAMES).render(english)
    assert summary.startswith("The match ended in round ")
    assert "dice" not in summary


def test_the_contests_of_the_viewer_are_told_with_the_strengths_to_beat() -> None:
    state = board(S1="R", S2="G", N1="R", M1="RB")
    beside(state, wizard(state, "S1", R), R, 2)
    beside(state, wizard(state, "S2", G), G, 5, 1)
    dice(state, R, box.SORCERER, 6, 4)
    text = situation(SPEC.rules.observe(state, Seat(R)), NAMES).render(english)
    assert " For Druid I: Blaise 6, you 2." in text
    assert " Titles you contest, still without spells: Necromancer I and Necromancer II." in text
    assert " Titles that you can win with a single spell: Sorcerer I." in text
    assert " Dice in the Sorcerers’ box: you 6 and 4." in text
    public = situation(SPEC.rules.observe(state, None), NAMES).render(english)
    assert "For Druid I" not in public


def test_of_two_titles_in_a_contest_each_is_told_with_its_winner() -> None:
    state = board(M1="RGB")
    beside(state, wizard(state, "M1", R), R, 1)
    beside(state, wizard(state, "M1", G), G, 3)
    contest = " For Necromancer I and Necromancer II: Blaise 3, you 1, Chloé 0."
    winners = " As things stand: Blaise for Necromancer I, you for Necromancer II."
    assert contest + winners in told(state, R)
    beside(state, wizard(state, "M1", B), B, 1)
    assert "Blaise for Necromancer I, nobody for Necromancer II." in told(state, R)


def test_the_winner_of_a_single_title_needs_no_sentence_of_its_own() -> None:
    state = board(S1="R", S2="G")
    beside(state, wizard(state, "S1", R), R, 2)
    assert "As things stand" not in told(state, R)


def test_defeated_wizards_and_the_titles_to_fill_are_told() -> None:
    state = board(XS="RG", XN="R", M1="B")
    state.phase, state.step = FILL, TITLE
    tokens = list(state.tokens)
    tokens[wizard(state, "XS", R)] = 1
    state.tokens = tuple(tokens)
    text = told(state, R)
    assert " Your defeated wizards: Sorcerer with 1 grey token, Necromancer." in text
    assert " Vacant titles to fill next: Druid I and Druid II." in text
    assert "defeated" not in told(state, B)
