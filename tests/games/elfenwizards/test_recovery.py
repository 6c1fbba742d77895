# SPDX-License-Identifier: MIT
"""Tests phases 4, 6 and 9: what dice in the Minor Spells and Grey Magic boxes recover and
remove."""

import pytest

from tests.games.elfenwizards import tables
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import GREY_BOX, MINOR_BOX
from wizardtable.games.elfenwizards.rules.rounds import next_phase
from wizardtable.games.elfenwizards.rules.standings import possible_uses, recoverable_spells
from wizardtable.games.elfenwizards.rules.state import (
    CAST,
    CAST_REST,
    CLEANSE,
    CONTEST,
    DEMOTE,
    RECOVER,
    RECOVER_AGAIN,
    REMOVE,
    TAKE_BACK,
    USE,
    State,
)


def before_contests(state: State) -> State:
    """Begins phase 4 with this board."""
    state.phase = CAST_REST
    next_phase(state, None)
    return state


def after_contests(state: State) -> State:
    """Begins phase 6 with this board."""
    state.phase = CONTEST
    next_phase(state, None)
    return state


def at_cleansing(state: State) -> State:
    """Begins phase 9 with this board."""
    state.phase = DEMOTE
    next_phase(state, None)
    return state


def recovering(*faces: int, boxed: int = 7) -> State:
    """Returns phase 4 with these dice of red in the Minor Spells box, and this number of its minor
    spells."""
    state = tables.board(D1="R", D2="G")
    tables.dice(state, tables.R, MINOR_BOX, *faces)
    tables.box_minors(state, tables.R, boxed)
    return before_contests(state)


# Points on dice, as the rules page has them.


@pytest.mark.parametrize(
    ("faces", "spells"), [((4,), 2), ((1, 1), 1), ((1, 3), 2), ((5,), 2), ((6, 6), 6)]
)
def test_two_points_of_dice_buy_a_minor_spell_back(faces: tuple[int, ...], spells: int) -> None:
    state = recovering(*faces)
    assert (state.phase, state.step, state.to_move) == (RECOVER, USE, tables.R)
    assert recoverable_spells(state, tables.R) == spells
    events = tables.play(state, *[moves.UseDie(face) for face in faces])
    recovered = moves.SpellsRecovered(tables.R, tuple(faces), spells, sum(faces) - 2 * spells)
    assert recovered in events
    assert state.minors[tables.R] == spells
    assert state.boxed[tables.R] == 7 - spells
    assert state.placed[tables.R][MINOR_BOX] == ()
    assert state.ready[tables.R] == 7


def test_no_more_comes_back_than_lies_there_and_points_left_over_are_lost() -> None:
    state = recovering(6, boxed=1)
    assert moves.SpellsRecovered(tables.R, (6,), 1, 4) in tables.play(state, moves.UseDie(6))
    assert (state.minors[tables.R], state.boxed[tables.R]) == (7, 0)


def test_only_ones_own_minor_spells_come_back() -> None:
    state = tables.board(D1="R", D2="G")
    tables.dice(state, tables.R, MINOR_BOX, 6)
    tables.box_minors(state, tables.G, 3)
    before_contests(state)
    assert state.phase == CONTEST
    assert state.boxed[tables.G] == 3


def test_every_die_used_must_be_needed() -> None:
    state = recovering(1, 4)
    assert tables.menu(state) == [moves.UseDie(4), moves.Done()]  # 5 points buy no more than 4
    assert "no longer need one" in tables.refusal(state, moves.UseDie(1))
    state = recovering(5, 6, boxed=3)
    tables.play(state, moves.UseDie(6))  # buys all three: the 5 cannot be added any more
    assert state.phase == CONTEST
    assert state.placed[tables.R][MINOR_BOX] == (5,)


def test_dice_that_gain_only_together_are_taken_together() -> None:
    state = recovering(1, 1)
    tables.play(state, moves.UseDie(1))
    assert tables.menu(state) == [moves.UseDie(1)]
    assert "at least one more die" in tables.refusal(state, moves.Done())


def test_a_single_one_buys_nothing_and_nobody_is_asked() -> None:
    state = recovering(1)
    assert state.phase == CONTEST
    assert state.placed[tables.R][MINOR_BOX] == (1,)


def test_recovering_is_optional_and_dice_not_used_stay() -> None:
    state = recovering(2, 6)
    tables.play(state, moves.Done())
    assert state.phase == CONTEST
    assert state.placed[tables.R][MINOR_BOX] == (2, 6)
    assert state.boxed[tables.R] == 7


def test_each_player_decides_in_the_order_from_the_dragon() -> None:
    state = tables.board(D1="R", D2="G")
    state.dragon = tables.B
    for seat in (tables.R, tables.G, tables.B):
        tables.dice(state, seat, MINOR_BOX, 2)
        tables.box_minors(state, seat, 1)
    before_contests(state)
    seats = []
    while state.phase == RECOVER:
        seats.append(state.to_move)
        tables.play(state, moves.UseDie(2))
    assert seats == [tables.B, tables.R, tables.G]


def test_dice_that_are_not_there_cannot_be_used() -> None:
    state = recovering(2, 6)
    assert "no die with that number" in tables.refusal(state, moves.UseDie(3))
    assert "First choose the dice to use" in tables.refusal(state, moves.PlaceDie(2, MINOR_BOX))
    tables.play(state, moves.UseDie(2))
    assert "no die with that number" in tables.refusal(state, moves.UseDie(2))


@pytest.mark.parametrize("price", [2, 3, 4])
def test_of_all_ways_to_use_dice_those_are_found_in_which_each_is_needed(price: int) -> None:
    for faces in [(1, 1, 2, 3, 5, 6, 6), (1, 1, 1, 1, 1, 1, 1), (2, 3, 3, 4), (6,)]:
        for limit in (0, 1, 3, 7):
            uses = possible_uses(faces, price, limit)
            assert uses.gains == _all_ways(faces, price, limit)
            for chosen, next_faces in uses.next_faces.items():
                reached = [way for way in uses.gains if _contains(way, chosen)]
                onward = {face for way in reached for face in _remaining(way, chosen)}
                assert set(next_faces) == onward
                assert reached


def _all_ways(faces: tuple[int, ...], price: int, limit: int) -> dict[tuple[int, ...], int]:
    ways = {}
    for pattern in range(1 << len(faces)):
        way = tuple(face for place, face in enumerate(faces) if pattern >> place & 1)
        gain = min(sum(way) // price, limit)
        if all(min((sum(way) - face) // price, limit) < gain for face in way):
            ways[way] = gain
    return ways


def _remaining(way: tuple[int, ...], chosen: tuple[int, ...]) -> list[int]:
    remaining = list(way)
    for face in chosen:
        remaining.remove(face)
    return remaining


def _contains(way: tuple[int, ...], chosen: tuple[int, ...]) -> bool:
    return all(way.count(face) >= chosen.count(face) for face in chosen)


# After the contests.


def test_after_the_contests_unused_dice_may_come_back_once_no_spell_is_left_there() -> None:
    state = tables.board(M1="R", M2="G")
    tables.dice(state, tables.R, MINOR_BOX, 2, 3, 5)
    tables.box_minors(state, tables.R, 1)
    after_contests(state)
    assert (state.phase, state.step) == (RECOVER_AGAIN, USE)
    tables.play(state, moves.UseDie(2))
    assert (state.phase, state.step, state.to_move) == (RECOVER_AGAIN, TAKE_BACK, tables.R)
    assert tables.menu(state) == [moves.TakeBack(3), moves.TakeBack(5), moves.Done()]
    events = tables.play(state, moves.TakeBack(5), moves.Done())
    assert events[:2] == [
        moves.DieTakenBack(tables.R, 5, MINOR_BOX),
        moves.DiceLeft(tables.R, (3,), MINOR_BOX),
    ]
    assert state.phase == CAST
    assert state.placed[tables.R][MINOR_BOX] == (3,)


def test_with_no_spell_there_at_all_dice_may_come_back_at_once() -> None:
    state = tables.board(M1="R", M2="G")
    tables.dice(state, tables.R, MINOR_BOX, 4)
    after_contests(state)
    assert (state.phase, state.step) == (RECOVER_AGAIN, TAKE_BACK)
    assert "no die with that number" in tables.refusal(state, moves.TakeBack(3))
    assert "take back" in tables.refusal(state, moves.UseDie(4))
    tables.play(state, moves.TakeBack(4))
    assert state.placed[tables.R][MINOR_BOX] == ()


def test_while_spells_are_left_there_unused_dice_stay() -> None:
    state = tables.board(M1="R", M2="G")
    tables.dice(state, tables.R, MINOR_BOX, 2, 6)
    tables.box_minors(state, tables.R, 7)
    after_contests(state)
    tables.play(state, moves.UseDie(6), moves.Done())
    assert state.phase == CAST
    assert state.placed[tables.R][MINOR_BOX] == (2,)
    assert state.boxed[tables.R] == 4


def test_before_the_contests_no_die_comes_back_unused() -> None:
    state = tables.board(M1="R", M2="G")
    tables.dice(state, tables.R, MINOR_BOX, 4)
    before_contests(state)
    assert state.phase == CONTEST
    assert state.placed[tables.R][MINOR_BOX] == (4,)


# Grey magic.


def stained(*faces: int, lighter: bool = False, tokens: tuple[int, ...] = (1, 2)) -> State:
    """Returns phase 9 with these dice of red in the Grey Magic box, and these tokens under its
    wizards on D1 and M1."""
    state = tables.board(lighter=lighter, D1="R", M1="R", M2="G")
    for name, count in zip(("D1", "M1"), tokens, strict=False):
        tables.taint(state, tables.wizard(state, name, tables.R), count)
    tables.dice(state, tables.R, GREY_BOX, *faces)
    return at_cleansing(state)


def test_a_five_a_two_and_a_one_remove_two_tokens() -> None:
    state = stained(1, 2, 5)
    druid, magician = tables.wizard(state, "D1", tables.R), tables.wizard(state, "M1", tables.R)
    assert (state.phase, state.step, state.to_move) == (CLEANSE, USE, tables.R)
    (event,) = tables.play(state, moves.UseDie(5), moves.UseDie(2), moves.UseDie(1))
    assert event == moves.Cleansed(tables.R, (1, 2, 5), 2, 0)
    assert state.step == REMOVE
    assert tables.menu(state) == [moves.RemoveToken(druid), moves.RemoveToken(magician)]
    events = tables.play(state, moves.RemoveToken(magician), moves.RemoveToken(druid))
    assert events[:2] == [
        moves.TokenRemoved(tables.R, magician, tables.SPACE["M1"]),
        moves.TokenRemoved(tables.R, druid, tables.SPACE["D1"]),
    ]
    assert (state.tokens[druid], state.tokens[magician], state.supply) == (0, 1, 11)
    assert state.ready[tables.R] + len(state.rolled) * (state.to_move == tables.R) == 7


def test_the_option_makes_a_token_cost_three_points() -> None:
    state = stained(3, lighter=True)
    assert tables.play(state, moves.UseDie(3))[0] == moves.Cleansed(tables.R, (3,), 1, 0)
    state = stained(3)
    assert state.step == TAKE_BACK  # the 3 alone removes nothing, but need not stay


def test_points_left_over_are_lost() -> None:
    state = stained(6)
    assert tables.play(state, moves.UseDie(6))[0] == moves.Cleansed(tables.R, (6,), 1, 2)


def test_when_all_tokens_go_nobody_is_asked_which() -> None:
    state = stained(6, 6)
    events = tables.play(state, moves.UseDie(6), moves.UseDie(6))
    assert sum(isinstance(event, moves.TokenRemoved) for event in events) == 3
    assert sum(state.tokens) == 0
    assert state.phase == CAST


def test_removing_is_optional_and_unused_dice_may_stay_or_return() -> None:
    state = stained(4, 5)
    tables.play(state, moves.Done())
    assert (state.step, tables.menu(state)) == (
        TAKE_BACK,
        [moves.TakeBack(4), moves.TakeBack(5), moves.Done()],
    )
    events = tables.play(state, moves.TakeBack(4), moves.Done())
    assert moves.DiceLeft(tables.R, (5,), GREY_BOX) in events
    assert state.round_number == 2
    assert state.placed[tables.R][GREY_BOX] == (5,)


def test_without_tokens_dice_in_the_grey_box_may_come_back() -> None:
    state = stained(6, tokens=(0, 0))
    assert (state.phase, state.step) == (CLEANSE, TAKE_BACK)


def test_only_own_wizards_with_tokens_can_be_rid_of_one() -> None:
    state = stained(4)
    tables.taint(state, tables.wizard(state, "M2", tables.G), 1)
    tables.play(state, moves.UseDie(4))
    assert "not yours" in tables.refusal(
        state, moves.RemoveToken(tables.wizard(state, "M2", tables.G))
    )
    own = [wizard for wizard in range(8) if not state.tokens[wizard]]
    assert "no grey token" in tables.refusal(state, moves.RemoveToken(own[0]))
    assert "a wizard to lose a grey token" in tables.refusal(state, moves.Pass())


def test_wizards_who_are_alike_are_one_choice() -> None:
    state = tables.board(M1="RR", M2="R", M3="G")
    for number in (0, 1):
        tables.taint(state, tables.wizard(state, "M1", tables.R, number), 1)
    tables.taint(state, tables.wizard(state, "M2", tables.R), 1)
    tables.dice(state, tables.R, GREY_BOX, 4)
    at_cleansing(state)
    tables.play(state, moves.UseDie(4))
    first, second = tables.wizard(state, "M1", tables.R), tables.wizard(state, "M1", tables.R, 1)
    assert tables.menu(state) == [
        moves.RemoveToken(first),
        moves.RemoveToken(tables.wizard(state, "M2", tables.R)),
    ]
    tables.play(state, moves.RemoveToken(second))  # either of the two is legal
    assert (state.tokens[first], state.tokens[second]) == (1, 0)
