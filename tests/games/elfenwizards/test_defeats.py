# SPDX-License-Identifier: MIT
"""Tests phases 7 and 8: vacant titles for defeated wizards, and grey tokens for demoted ones."""

from tests.games.elfenwizards import tables
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import DRUID, NECROMANCER, SORCERER, WizardId
from wizardtable.games.elfenwizards.rules.rounds import next_phase
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    DEMOTE,
    FILL,
    RECOVER_AGAIN,
    SEND,
    TITLE,
    TOKEN,
    State,
)

TOP = {"D1": "R", "D2": "R", "S1": "R", "S2": "R", "S3": "R", "S4": "R"}
"""Wizards on all titles above the Necromancers."""

LEFT_NECROMANCERS = {f"N{number}": "G" for number in range(1, 7)}
"""Wizards on the first six Necromancer titles."""


def filling(state: State) -> list[moves.ElfenwizardsEvent]:
    """Begins phase 7 with this board, and returns the events."""
    journal: list[moves.ElfenwizardsEvent] = []
    state.phase = RECOVER_AGAIN
    next_phase(state, journal)
    return journal


def fill(wizard: int, name: str) -> moves.FillTitle:
    return moves.FillTitle(WizardId(wizard), tables.SPACE[name])


def send(wizard: int, name: str) -> moves.SendTo:
    return moves.SendTo(WizardId(wizard), tables.SPACE[name])


# Vacant titles.


def test_the_title_of_grand_druid_is_never_filled() -> None:
    state = tables.board(XD="R", D1="B")
    events = filling(state)
    assert (
        moves.TitleFilled(tables.R, tables.wizard(state, "D2", tables.R), tables.SPACE["D2"], DRUID)
        in events
    )
    assert tables.where(state, "GD") == ""


def test_a_defeated_wizard_takes_the_highest_vacant_title() -> None:
    state = tables.board(D1="B", D2="B", S1="B", S2="B", S4="B", XN="G")
    events = filling(state)
    assert (
        moves.TitleFilled(
            tables.G, tables.wizard(state, "S3", tables.G), tables.SPACE["S3"], NECROMANCER
        )
        in events
    )


def test_with_several_vacant_titles_on_that_level_the_owner_chooses() -> None:
    state = tables.board(D1="B", D2="B", S1="B", S3="B", XS="G")
    filling(state)
    green = tables.wizard(state, "XS", tables.G)
    assert (state.phase, state.step, state.to_move) == (FILL, TITLE, tables.G)
    assert tables.menu(state) == [fill(green, "S2"), fill(green, "S4")]
    assert "highest vacant titles" in tables.refusal(state, fill(green, "N1"))
    assert "highest vacant titles" in tables.refusal(state, fill(green, "S1"))
    assert "First give a vacant title" in tables.refusal(state, moves.Pass())
    tables.play(state, fill(green, "S4"))
    assert tables.where(state, "S4") == "G"


def test_druids_come_before_sorcerers_and_these_before_necromancers() -> None:
    state = tables.board(XD="B", XS="G", XN="R")
    filling(state)
    order = []
    while state.phase == FILL:
        order.append((state.to_move, tables.menu(state)[0]))
        tables.play(state, tables.menu(state)[0])
    assert [seat for seat, _ in order] == [
        tables.B,
        tables.R,
    ]  # green had only one vacant title, so it was not asked
    assert [tables.where(state, name) for name in ("D1", "D2", "S1")] == ["B", "G", "R"]


def test_within_a_box_guilds_come_from_the_dragon_each_with_all_its_wizards() -> None:
    state = tables.board(XN="RRGGB", D1="B", D2="B")
    state.dragon = tables.G
    filling(state)
    order = []
    while state.phase == FILL:
        order.append(state.to_move)
        before = state.place
        tables.play(state, tables.menu(state)[0])
        assert state.place != before
    assert order == [
        tables.G,
        tables.G,
        tables.B,
        tables.R,
    ]  # the first of red's two took the last Sorcerer title without a decision
    assert [tables.where(state, f"S{number}") for number in range(1, 5)] == ["G", "G", "B", "R"]
    assert tables.where(state, "N1") == "R"


def test_only_the_wizards_whose_turn_it_is_can_take_a_title() -> None:
    state = tables.board(XS="RG", XN="R", D1="B", D2="B")
    filling(state)
    assert state.to_move == tables.R
    for wizard in (
        tables.wizard(state, "XS", tables.G),
        tables.wizard(state, "XN", tables.R),
        tables.wizard(state, "D1", tables.B),
    ):
        assert "another wizard’s turn" in tables.refusal(state, fill(wizard, "S1"))


def test_the_owner_says_which_of_unlike_wizards_takes_the_only_vacant_title() -> None:
    state = tables.board(**{**TOP, "S4": ""}, XS="GG", **LEFT_NECROMANCERS)
    clean, grey = tables.wizard(state, "XS", tables.G), tables.wizard(state, "XS", tables.G, 1)
    tables.taint(state, grey, 1)
    filling(state)
    assert tables.menu(state) == [fill(clean, "S4"), fill(grey, "S4")]
    tables.play(state, fill(grey, "S4"))
    assert state.place[grey] == tables.SPACE["S4"]


def test_wizards_who_are_alike_are_one_choice() -> None:
    state = tables.board(XN="GG", D1="B", D2="B")
    first, second = tables.wizard(state, "XN", tables.G), tables.wizard(state, "XN", tables.G, 1)
    filling(state)
    assert tables.menu(state) == [fill(first, f"S{number}") for number in range(1, 5)]
    tables.play(state, fill(second, "S3"))
    assert state.place[second] == tables.SPACE["S3"]


def test_titles_no_defeated_wizard_can_fill_stay_empty() -> None:
    state = tables.board(D1="B", D2="B", S1="B", S2="B", S3="B", XS="G", M1="R")
    filling(state)
    assert tables.where(state, "S4") == "G"
    assert all(tables.where(state, f"N{number}") == "" for number in range(1, 9))
    assert state.phase == CAST


# Demotion.


FULL = {"D1": "W", "D2": "W", "S1": "K", "S2": "K", "S3": "K", "S4": "K"}
"""Wizards on all titles, so that all wizards in defeat boxes are demoted."""
FULL |= {f"N{number}": "B" for number in range(1, 9)}
"""No title is vacant, so that those in defeat boxes are demoted."""


def demoting(**boxes: str) -> State:
    """Returns the demotion of these wizards, who had no grey token."""
    state = tables.board(6, **FULL, **boxes)
    filling(state)
    return state


def test_druids_and_sorcerers_take_a_grey_token_and_necromancers_none() -> None:
    state = demoting(XD="R", XS="R", XN="R")
    assert (state.phase, state.step, state.to_move) == (DEMOTE, SEND, tables.R)
    druid, sorcerer = tables.wizard(state, "XD", tables.R), tables.wizard(state, "XS", tables.R)
    necromancer = tables.wizard(state, "XN", tables.R)
    assert [state.tokens[wizard] for wizard in (druid, sorcerer, necromancer)] == [1, 1, 0]
    assert state.supply == 10
    tables.play(state, send(druid, "M4"), send(necromancer, "M4"))
    events = tables.play(state, send(sorcerer, "M1"))
    assert events[0] == moves.Demoted(tables.R, sorcerer, tables.SPACE["M1"], SORCERER)
    assert (tables.where(state, "M4"), tables.where(state, "M1")) == ("RR", "R")


def test_tokens_pile_up_under_a_wizard_and_stay_with_him() -> None:
    state = tables.board(6, **FULL, XD="R")
    wizard = tables.wizard(state, "XD", tables.R)
    tables.taint(state, wizard, 3)
    filling(state)
    assert (state.phase, state.tokens[wizard], state.supply) == (DEMOTE, 4, 8)
    tables.play(state, send(wizard, "M2"))
    assert (state.place[wizard], state.tokens[wizard]) == (tables.SPACE["M2"], 4)


def test_owners_demote_in_the_order_from_the_dragon() -> None:
    state = demoting(XN="RGY")
    order = []
    while state.phase == DEMOTE:
        order.append(state.to_move)
        tables.play(state, tables.menu(state)[0])
    assert order == [tables.R, tables.G, tables.Y]


def test_a_demoted_wizard_goes_to_a_magician_space_of_his_owners_choice() -> None:
    state = demoting(XN="R", XS="G")
    wizard = tables.wizard(state, "XN", tables.R)
    assert tables.menu(state) == [send(wizard, f"M{number}") for number in range(1, 5)]
    assert "go only to a Magician space" in tables.refusal(state, send(wizard, "N1"))
    assert "not yours" in tables.refusal(state, send(tables.wizard(state, "XS", tables.G), "M1"))
    assert "not in a defeat box" in tables.refusal(state, send(7, "M1"))
    assert "First choose a Magician space" in tables.refusal(state, moves.Pass())


def scarce(supply: int, **boxes: str) -> State:
    """Returns a demotion with this number of tokens in the supply. Red's first Druid in the defeat
    box already has one."""
    state = tables.board(6, **FULL, **boxes)
    tables.taint(state, tables.wizard(state, "D1", tables.W), 12 - supply - 1)
    tables.taint(state, tables.wizard(state, "XD", tables.R), 1)
    filling(state)
    return state


def test_if_too_few_tokens_are_left_the_owner_chooses_who_takes_them() -> None:
    state = scarce(1, XD="R", XS="R", XN="R")
    druid, sorcerer = tables.wizard(state, "XD", tables.R), tables.wizard(state, "XS", tables.R)
    assert (state.phase, state.step, state.owed) == (DEMOTE, TOKEN, 1)
    assert tables.menu(state) == [moves.TakeToken(druid), moves.TakeToken(sorcerer)]
    assert "Necromancers do not take" in tables.refusal(
        state, moves.TakeToken(tables.wizard(state, "XN", tables.R))
    )
    assert "not yours" in tables.refusal(
        state, moves.TakeToken(tables.wizard(state, "D1", tables.W))
    )
    assert "a wizard to take a grey token" in tables.refusal(state, send(druid, "M1"))
    events = tables.play(state, moves.TakeToken(sorcerer))
    assert events == [moves.TokenTaken(tables.R, sorcerer, 0, SORCERER)]
    assert (state.tokens[druid], state.tokens[sorcerer]) == (1, 1)
    assert (state.step, state.greyed) == (SEND, ())


def test_a_wizard_takes_one_token_at_most() -> None:
    state = scarce(2, XD="RR", XS="R")
    first = tables.wizard(state, "XD", tables.R)
    tables.play(state, moves.TakeToken(first))
    assert state.tokens[first] == 2
    assert state.step == SEND  # the other two are alike: one of them has taken the last
    assert state.supply == 0
    state = scarce(3, XD="RR", XS="RR")
    sorcerer = tables.wizard(state, "XS", tables.R)
    tables.play(state, moves.TakeToken(sorcerer))
    assert "already" in tables.refusal(state, moves.TakeToken(sorcerer))


def test_without_tokens_left_nobody_takes_one() -> None:
    state = scarce(0, XD="R", XS="R")
    assert state.step == SEND
    assert state.tokens[tables.wizard(state, "XS", tables.R)] == 0


def test_when_all_are_alike_nobody_is_asked_who_takes_the_last_token() -> None:
    state = tables.board(6, **FULL, XS="RR")
    tables.taint(state, tables.wizard(state, "D1", tables.W), 11)
    filling(state)
    assert state.step == SEND
    assert sorted(state.tokens[wizard] for wizard in range(2)) == [0, 1]
