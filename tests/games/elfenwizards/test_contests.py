# SPDX-License-Identifier: MIT
"""Tests phase 5: legal places of spells, two spells a turn, until all have passed."""

from tests.games.elfenwizards import tables
from wizardtable.games.elfenwizards.rules import components, moves, standings
from wizardtable.games.elfenwizards.rules.menu import MAX_ACTIONS
from wizardtable.games.elfenwizards.rules.state import COMMIT, CONTEST, State


def duel() -> State:
    """Returns a board on which a red and a green Druid compete; blue has no candidate."""
    return tables.board(D1="R", D2="G")


# The legal places of spells.


def test_a_die_serves_wizards_of_the_level_of_its_box_only() -> None:
    state = tables.board(D1="R", D2="G", S1="R", S2="G", N1="R", N2="G", M1="RG")
    for box, name in (
        (components.DRUID, "D1"),
        (components.SORCERER, "S1"),
        (components.NECROMANCER, "N1"),
        (components.MAGICIAN, "M1"),
    ):
        tables.dice(state, tables.R, box, 3)
        own = tables.wizard(state, name, tables.R)
        with_die = [action for action in tables.menu(state) if action == moves.Commit(3, own)]
        assert with_die
        tables.play(state.clone(), moves.Commit(3, own))
        boxes = list(state.placed[tables.R])
        boxes[box] = ()
        druids, sorcerers, necromancers, magicians, minor, grey = boxes
        state.placed[tables.R] = (druids, sorcerers, necromancers, magicians, minor, grey)
        assert "dice in the box of a wizard’s level" in tables.refusal(state, moves.Commit(3, own))


def test_a_minor_spell_goes_to_every_level() -> None:
    state = tables.board(D1="R", D2="G", S1="R", S2="G", N1="R", N2="G", M1="RG")
    served = {action.wizard for action in tables.menu(state) if isinstance(action, moves.Commit)}
    assert served == {wizard for wizard, place in enumerate(state.place) if place >= 0}


def test_dice_in_minor_and_grey_box_take_no_part() -> None:
    state = duel()
    state.minors = [0, 7, 7]
    tables.dice(state, tables.R, components.MINOR_BOX, 6)
    tables.dice(state, tables.R, components.GREY_BOX, 6)
    assert standings.placeable_spell_count(state, tables.R) == 0
    assert "dice in the box of a wizard’s level" in tables.refusal(
        state, moves.Commit(6, tables.wizard(state, "D1", tables.R))
    )


def test_spells_may_serve_the_wizards_of_others() -> None:
    state = duel()
    tables.play(state, moves.Commit(0, tables.wizard(state, "D2", tables.G)))
    assert standings.points_beside(state, tables.wizard(state, "D2", tables.G)) == 1


def test_equal_faces_are_one_choice() -> None:
    state = duel()
    state.minors[tables.R] = 0
    tables.dice(state, tables.R, components.DRUID, 2, 2, 5)
    red, green = tables.wizard(state, "D1", tables.R), tables.wizard(state, "D2", tables.G)
    assert tables.menu(state) == [
        moves.Pass(),
        moves.Commit(2, red),
        moves.Commit(2, green),
        moves.Commit(5, red),
        moves.Commit(5, green),
    ]


def test_nobody_else_may_place_spells_where_all_candidates_are_of_one_guild() -> None:
    state = tables.board(D1="R", D2="R", S1="G", M1="BBB", M2="RG")
    for name, seat in (("D1", tables.R), ("S1", tables.G), ("M1", tables.B)):
        wizard = tables.wizard(state, name, seat)
        assert [
            standings.may_place_beside(state, other, wizard)
            for other in (tables.R, tables.G, tables.B)
        ] == [other == seat for other in (tables.R, tables.G, tables.B)]
    assert (
        standings.sole_guild(state, 0),
        standings.sole_guild(state, 1),
        standings.sole_guild(state, 2),
    ) == (tables.R, tables.G, standings.NO_GUILD)
    assert (standings.sole_guild(state, 7), standings.sole_guild(state, 8)) == (
        tables.B,
        standings.SEVERAL_GUILDS,
    )
    assert "belong to one guild" in tables.refusal(
        state, moves.Commit(0, tables.wizard(state, "S1", tables.G))
    )
    served = {action.wizard for action in tables.menu(state) if isinstance(action, moves.Commit)}
    assert served == {
        *standings.wizards_on(state, 1),
        *standings.wizards_on(state, 2),
        *standings.wizards_on(state, 16),
    }


def test_two_magicians_of_different_guilds_on_one_space_are_open_to_all() -> None:
    state = tables.board(M2="RG")
    for wizard in standings.wizards_on(state, 16):
        assert all(
            standings.may_place_beside(state, seat, wizard)
            for seat in (tables.R, tables.G, tables.B)
        )


def test_a_wizard_below_no_title_takes_no_spells() -> None:
    state = tables.board(GD="R", XD="G", D1="B")
    assert not standings.may_place_beside(state, tables.R, tables.wizard(state, "GD", tables.R))
    assert not standings.may_place_beside(state, tables.G, tables.wizard(state, "XD", tables.G))
    assert standings.target_wizards(state, tables.B, components.DRUID) == ()  # the title is held
    state = tables.board(XD="G", D1="B")
    assert standings.target_wizards(state, tables.B, components.DRUID) == (
        tables.wizard(state, "D1", tables.B),
    )
    assert not standings.may_place_beside(state, tables.R, 7)


def test_candidates_stand_below_a_title() -> None:
    state = tables.board(N1="R", N2="B", M1="RGB")
    assert standings.candidates(state, 3) == (
        tables.wizard(state, "N1", tables.R),
        tables.wizard(state, "N2", tables.B),
    )
    assert (
        standings.candidates(state, 7)
        == standings.candidates(state, 8)
        == standings.wizards_on(state, 15)
    )
    assert standings.candidates(state, 0) == ()


def test_spells_and_wizards_that_do_not_exist_are_refused() -> None:
    state = duel()
    tables.dice(state, tables.R, components.DRUID, 2)
    red = tables.wizard(state, "D1", tables.R)
    assert "wizard does not exist" in tables.refusal(state, moves.Commit(0, components.WizardId(7)))
    assert "wizard does not exist" in tables.refusal(
        state, moves.Commit(0, components.WizardId(-1))
    )
    assert "wizard does not exist" in tables.refusal(
        state, moves.Commit(0, components.WizardId(24))
    )
    assert "no die with that number" in tables.refusal(state, moves.Commit(7, red))
    assert "no die with that number" in tables.refusal(state, moves.Commit(-5, red))
    state.minors[tables.R] = 0
    assert "no minor spell" in tables.refusal(state, moves.Commit(0, red))
    assert "Place spells beside wizards" in tables.refusal(state, moves.Done())


# Turns.


def test_two_spells_are_placed_in_a_turn() -> None:
    state = duel()
    red = tables.wizard(state, "D1", tables.R)
    (event,) = tables.play(state, moves.Commit(0, red))
    assert event == moves.SpellCommitted(tables.R, 0, red, 1, tables.SPACE["D1"])
    assert (state.to_move, state.laid) == (tables.R, 1)
    assert moves.Pass() not in tables.menu(state)
    assert "place the second now" in tables.refusal(state, moves.Pass())
    tables.play(state, moves.Commit(0, tables.wizard(state, "D2", tables.G)))
    assert (state.to_move, state.laid) == (tables.G, 0)


def test_the_two_may_be_a_die_and_a_minor_spell_beside_one_wizard() -> None:
    state = duel()
    tables.dice(state, tables.R, components.DRUID, 4)
    red = tables.wizard(state, "D1", tables.R)
    events = tables.play(state, moves.Commit(4, red), moves.Commit(0, red))
    assert [event.points for event in events if isinstance(event, moves.SpellCommitted)] == [4, 5]
    assert (state.placed[tables.R][components.DRUID], state.minors[tables.R]) == ((), 6)


def test_the_last_spell_is_placed_alone() -> None:
    state = duel()
    state.minors[tables.R] = 1
    assert moves.Pass() in tables.menu(state)
    tables.play(state, moves.Commit(0, tables.wizard(state, "D1", tables.R)))
    assert state.to_move == tables.G


def test_a_spell_without_a_legal_place_does_not_count() -> None:
    state = tables.board(D1="R", D2="G", M1="G")
    state.minors[tables.R] = 1
    tables.dice(state, tables.R, components.MAGICIAN, 6)  # only green may place spells there
    assert standings.placeable_spell_count(state, tables.R) == 1
    tables.play(state, moves.Commit(0, tables.wizard(state, "D1", tables.R)))
    assert state.to_move == tables.G


def test_turns_go_on_until_all_have_passed_and_passing_is_final() -> None:
    state = duel()
    red, green = tables.wizard(state, "D1", tables.R), tables.wizard(state, "D2", tables.G)
    tables.play(state, moves.Pass(), moves.Commit(0, green), moves.Commit(0, green), moves.Pass())
    assert state.passed == [True, False, True]
    assert state.to_move == tables.G
    tables.play(state, moves.Commit(0, green), moves.Commit(0, green))
    assert state.to_move == tables.G
    events = tables.play(state, moves.Pass())
    assert any(isinstance(event, moves.ContestDecided) for event in events)
    assert standings.points_beside(state, red) == 0


def test_a_player_without_a_spell_to_place_passes_by_itself() -> None:
    state = duel()
    state.minors[tables.G] = 0
    events = tables.play(state, moves.Pass())
    assert events == [moves.Passed(tables.R, False), moves.Passed(tables.G, True)]
    assert state.to_move == tables.B


def test_with_nothing_to_place_anywhere_titles_are_awarded_at_once() -> None:
    state = duel()
    state.minors = [0, 0, 0]
    tables.dice(state, tables.R, components.DRUID, 5)
    red = tables.wizard(state, "D1", tables.R)
    events = tables.play(state, moves.Commit(5, red))
    assert [event for event in events if isinstance(event, moves.Passed)] == [
        moves.Passed(tables.G, True),
        moves.Passed(tables.B, True),
        moves.Passed(tables.R, True),
    ]
    assert state.place[red] == 0 or state.round_number == 2


def test_the_dragon_places_spells_first() -> None:
    state = duel()
    state.dragon = state.to_move = tables.B
    seats = []
    while state.phase == CONTEST and state.step == COMMIT:
        seats.append(state.to_move)
        tables.play(state, moves.Pass())
    assert seats == [tables.B, tables.R, tables.G]


def test_afterwards_dice_return_to_their_owners_and_minor_spells_go_to_the_box() -> None:
    state = duel()
    tables.dice(state, tables.R, components.DRUID, 5)
    tables.dice(state, tables.G, components.NECROMANCER, 1, 2)  # useless: no candidate there
    tables.dice(state, tables.B, components.MINOR_BOX, 3)
    tables.beside(state, tables.wizard(state, "D1", tables.R), tables.B, 0, 0, 6)
    events = tables.play(
        state,
        moves.Commit(5, tables.wizard(state, "D1", tables.R)),
        moves.Commit(0, tables.wizard(state, "D2", tables.G)),
    )
    events = tables.play(state, moves.Pass(), moves.Pass(), moves.Pass())
    assert moves.SpellsCleared((1, 2, 1), (0, 2, 0), (1, 0, 2)) in events
    assert all(spells == () for spells in state.spells)
    assert (state.minors, state.boxed) == ([6, 7, 5], [1, 0, 2])
    assert state.ready[tables.G] == 7
    assert state.placed[tables.B][components.MINOR_BOX] == (3,)
    assert state.ready[tables.B] == 6
    assert state.passed == [False] * 3


# The menu.


def test_magicians_of_one_guild_who_are_alike_are_one_choice() -> None:
    state = tables.board(M1="RRG")
    first, second = tables.wizard(state, "M1", tables.R), tables.wizard(state, "M1", tables.R, 1)
    green = tables.wizard(state, "M1", tables.G)
    assert tables.menu(state) == [moves.Pass(), moves.Commit(0, first), moves.Commit(0, green)]
    tables.play(state.clone(), moves.Commit(0, second))  # either of the two is legal
    tables.play(state, moves.Commit(0, first))
    assert tables.menu(state) == [
        moves.Commit(0, first),
        moves.Commit(0, second),
        moves.Commit(0, green),
    ]


def test_the_menu_stays_short_and_keeps_what_serves_the_own_guild() -> None:
    everybody = {f"M{space}": "RGBYKW" for space in range(1, 5)}
    state = tables.board(6, **everybody)
    tables.dice(state, tables.R, components.MAGICIAN, 1, 2, 3, 4, 5, 6)
    entries = tables.menu(state)
    assert len(entries) == MAX_ACTIONS == len(set(entries))
    assert entries[0] == moves.Pass()
    own = [tables.wizard(state, name, tables.R) for name in everybody]
    assert {moves.Commit(face, wizard) for face in range(7) for wizard in own} <= set(entries)
    assert any(isinstance(entry, moves.Commit) and entry.wizard >= 8 for entry in entries)
    left_out = moves.Commit(1, tables.wizard(state, "M4", 5))
    assert left_out not in entries
    tables.play(state, left_out)
    assert 0 < len(tables.menu(state)) <= MAX_ACTIONS
