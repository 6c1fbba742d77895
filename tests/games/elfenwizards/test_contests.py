# SPDX-License-Identifier: MIT
"""Phase 5: who may place which spell where, two to a turn, until all have passed."""

from tests.games.elfenwizards.tables import (
    SPACE,
    B,
    G,
    R,
    beside,
    board,
    dice,
    menu,
    play,
    refusal,
    wizard,
)
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import (
    DRUID,
    GREY,
    MAGICIAN,
    MINOR,
    NECROMANCER,
    SORCERER,
    WizardId,
)
from wizardtable.games.elfenwizards.rules.menu import LONGEST
from wizardtable.games.elfenwizards.rules.standings import (
    EMPTY,
    OPEN,
    candidates,
    closed_to,
    open_to,
    placeable,
    power,
    targets,
    wizards_on,
)
from wizardtable.games.elfenwizards.rules.state import COMMIT, CONTEST, State


def duel() -> State:
    """Red and green Druids contend; blue looks on."""
    return board(D1="R", D2="G")


# Which spells have which places.


def test_a_die_serves_wizards_of_the_level_of_its_box_only() -> None:
    state = board(D1="R", D2="G", S1="R", S2="G", N1="R", N2="G", M1="RG")
    for box, name in ((DRUID, "D1"), (SORCERER, "S1"), (NECROMANCER, "N1"), (MAGICIAN, "M1")):
        dice(state, R, box, 3)
        own = wizard(state, name, R)
        with_die = [action for action in menu(state) if action == moves.Commit(3, own)]
        assert with_die
        play(state.clone(), moves.Commit(3, own))
        boxes = list(state.placed[R])
        boxes[box] = ()
        a, b, c, d, e, f = boxes
        state.placed[R] = (a, b, c, d, e, f)
        assert "box of this wizard's level" in refusal(state, moves.Commit(3, own))


def test_a_minor_spell_goes_to_every_level() -> None:
    state = board(D1="R", D2="G", S1="R", S2="G", N1="R", N2="G", M1="RG")
    served = {action.wizard for action in menu(state) if isinstance(action, moves.Commit)}
    assert served == {one for one, place in enumerate(state.place) if place >= 0}


def test_dice_in_minor_and_grey_box_take_no_part() -> None:
    state = duel()
    state.minors = [0, 7, 7]
    dice(state, R, MINOR, 6)
    dice(state, R, GREY, 6)
    assert placeable(state, R) == 0
    assert "box of this wizard's level" in refusal(state, moves.Commit(6, wizard(state, "D1", R)))


def test_spells_may_serve_the_wizards_of_others() -> None:
    state = duel()
    play(state, moves.Commit(0, wizard(state, "D2", G)))
    assert power(state, wizard(state, "D2", G)) == 1


def test_equal_faces_are_one_choice() -> None:
    state = duel()
    state.minors[R] = 0
    dice(state, R, DRUID, 2, 2, 5)
    red, green = wizard(state, "D1", R), wizard(state, "D2", G)
    assert menu(state) == [
        moves.Pass(),
        moves.Commit(2, red),
        moves.Commit(2, green),
        moves.Commit(5, red),
        moves.Commit(5, green),
    ]


def test_nobody_else_may_place_spells_where_all_candidates_are_of_one_guild() -> None:
    state = board(D1="R", D2="R", S1="G", M1="BBB", M2="RG")
    for name, seat in (("D1", R), ("S1", G), ("M1", B)):
        one = wizard(state, name, seat)
        assert [open_to(state, other, one) for other in (R, G, B)] == [
            other == seat for other in (R, G, B)
        ]
    assert (closed_to(state, 0), closed_to(state, 1), closed_to(state, 2)) == (R, G, EMPTY)
    assert (closed_to(state, 7), closed_to(state, 8)) == (B, OPEN)
    assert "of one guild" in refusal(state, moves.Commit(0, wizard(state, "S1", G)))
    served = {action.wizard for action in menu(state) if isinstance(action, moves.Commit)}
    assert served == {*wizards_on(state, 1), *wizards_on(state, 2), *wizards_on(state, 16)}


def test_two_magicians_of_different_guilds_on_one_space_are_open_to_all() -> None:
    state = board(M2="RG")
    for one in wizards_on(state, 16):
        assert all(open_to(state, seat, one) for seat in (R, G, B))


def test_a_wizard_below_no_title_takes_no_spells() -> None:
    state = board(GD="R", XD="G", D1="B")
    assert not open_to(state, R, wizard(state, "GD", R))
    assert not open_to(state, G, wizard(state, "XD", G))
    assert targets(state, B, DRUID) == (wizard(state, "D1", B),)
    assert not open_to(state, R, 7)


def test_candidates_stand_below_a_title() -> None:
    state = board(N1="R", N2="B", M1="RGB")
    assert candidates(state, 3) == (wizard(state, "N1", R), wizard(state, "N2", B))
    assert candidates(state, 7) == candidates(state, 8) == wizards_on(state, 15)
    assert candidates(state, 0) == ()


def test_spells_and_wizards_that_do_not_exist_are_refused() -> None:
    state = duel()
    dice(state, R, DRUID, 2)
    red = wizard(state, "D1", R)
    assert "no such wizard" in refusal(state, moves.Commit(0, WizardId(7)))
    assert "no such wizard" in refusal(state, moves.Commit(0, WizardId(-1)))
    assert "no such wizard" in refusal(state, moves.Commit(0, WizardId(24)))
    assert "no such die" in refusal(state, moves.Commit(7, red))
    assert "no such die" in refusal(state, moves.Commit(-5, red))
    state.minors[R] = 0
    assert "no minor spell" in refusal(state, moves.Commit(0, red))
    assert "Now spells are placed" in refusal(state, moves.Done())


# Turns.


def test_two_spells_are_placed_in_a_turn() -> None:
    state = duel()
    red = wizard(state, "D1", R)
    (event,) = play(state, moves.Commit(0, red))
    assert event == moves.SpellCommitted(R, 0, red, 1, SPACE["D1"])
    assert (state.to_move, state.laid) == (R, 1)
    assert moves.Pass() not in menu(state)
    assert "second spell" in refusal(state, moves.Pass())
    play(state, moves.Commit(0, wizard(state, "D2", G)))
    assert (state.to_move, state.laid) == (G, 0)


def test_the_two_may_be_a_die_and_a_minor_spell_beside_one_wizard() -> None:
    state = duel()
    dice(state, R, DRUID, 4)
    red = wizard(state, "D1", R)
    events = play(state, moves.Commit(4, red), moves.Commit(0, red))
    assert [event.points for event in events if isinstance(event, moves.SpellCommitted)] == [4, 5]
    assert (state.placed[R][DRUID], state.minors[R]) == ((), 6)


def test_the_last_spell_is_placed_alone() -> None:
    state = duel()
    state.minors[R] = 1
    assert moves.Pass() in menu(state)
    play(state, moves.Commit(0, wizard(state, "D1", R)))
    assert state.to_move == G


def test_a_spell_without_a_legal_place_does_not_count() -> None:
    state = board(D1="R", D2="G", M1="G")
    state.minors[R] = 1
    dice(state, R, MAGICIAN, 6)  # only green may place spells there
    assert placeable(state, R) == 1
    play(state, moves.Commit(0, wizard(state, "D1", R)))
    assert state.to_move == G


def test_turns_go_on_until_all_have_passed_and_passing_is_final() -> None:
    state = duel()
    red, green = wizard(state, "D1", R), wizard(state, "D2", G)
    play(state, moves.Pass(), moves.Commit(0, green), moves.Commit(0, green), moves.Pass())
    assert state.passed == [True, False, True]
    assert state.to_move == G
    play(state, moves.Commit(0, green), moves.Commit(0, green))
    assert state.to_move == G
    events = play(state, moves.Pass())
    assert any(isinstance(event, moves.ContestDecided) for event in events)
    assert power(state, red) == 0


def test_a_player_without_a_spell_to_place_passes_by_itself() -> None:
    state = duel()
    state.minors[G] = 0
    events = play(state, moves.Pass())
    assert events == [moves.Passed(R, False), moves.Passed(G, True)]
    assert state.to_move == B


def test_with_nothing_to_place_anywhere_titles_are_awarded_at_once() -> None:
    state = duel()
    state.minors = [0, 0, 0]
    dice(state, R, DRUID, 5)
    red = wizard(state, "D1", R)
    events = play(state, moves.Commit(5, red))
    assert [event for event in events if isinstance(event, moves.Passed)] == [
        moves.Passed(G, True),
        moves.Passed(B, True),
        moves.Passed(R, True),
    ]
    assert state.place[red] == 0 or state.round_number == 2


def test_the_dragon_places_spells_first() -> None:
    state = duel()
    state.dragon = state.to_move = B
    seats = []
    while state.phase == CONTEST and state.step == COMMIT:
        seats.append(state.to_move)
        play(state, moves.Pass())
    assert seats == [B, R, G]


def test_afterwards_dice_return_to_their_owners_and_minor_spells_go_to_the_box() -> None:
    state = duel()
    dice(state, R, DRUID, 5)
    dice(state, G, NECROMANCER, 1, 2)  # placed in vain
    dice(state, B, MINOR, 3)
    beside(state, wizard(state, "D1", R), B, 0, 0, 6)
    events = play(
        state, moves.Commit(5, wizard(state, "D1", R)), moves.Commit(0, wizard(state, "D2", G))
    )
    events = play(state, moves.Pass(), moves.Pass(), moves.Pass())
    assert moves.SpellsCleared((1, 2, 1), (0, 2, 0), (1, 0, 2)) in events
    assert all(spells == () for spells in state.spells)
    assert (state.minors, state.boxed) == ([6, 7, 5], [1, 0, 2])
    assert state.ready[G] == 7
    assert state.placed[B][MINOR] == (3,)
    assert state.ready[B] == 6
    assert state.passed == [False] * 3


# The menu.


def test_magicians_of_one_guild_who_are_alike_are_one_choice() -> None:
    state = board(M1="RRG")
    first, second = wizard(state, "M1", R), wizard(state, "M1", R, 1)
    green = wizard(state, "M1", G)
    assert menu(state) == [moves.Pass(), moves.Commit(0, first), moves.Commit(0, green)]
    play(state.clone(), moves.Commit(0, second))  # the law does not mind which of the two it is
    play(state, moves.Commit(0, first))
    assert menu(state) == [moves.Commit(0, first), moves.Commit(0, second), moves.Commit(0, green)]


def test_the_menu_stays_short_and_keeps_what_serves_the_own_guild() -> None:
    everybody = {f"M{space}": "RGBYKW" for space in range(1, 5)}
    state = board(6, **everybody)
    dice(state, R, MAGICIAN, 1, 2, 3, 4, 5, 6)
    entries = menu(state)
    assert len(entries) == LONGEST == len(set(entries))
    assert entries[0] == moves.Pass()
    own = [wizard(state, name, R) for name in everybody]
    assert {moves.Commit(face, one) for face in range(7) for one in own} <= set(entries)
    assert any(isinstance(entry, moves.Commit) and entry.wizard >= 8 for entry in entries)
    left_out = moves.Commit(1, wizard(state, "M4", 5))
    assert left_out not in entries
    play(state, left_out)
    assert 0 < len(menu(state)) <= LONGEST
