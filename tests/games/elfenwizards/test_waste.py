# SPDX-License-Identifier: MIT
"""Tests that useless dice, spells for a rival and minor spells that win nothing are noticed."""

from collections import Counter

import pytest

from tests.games.elfenwizards.tables import R, beside, board, dice, play, wizard
from tests.helpers import NAMES
from wizardtable.core.game import Seat, Setup
from wizardtable.core.match import Match, Player
from wizardtable.core.rng import Rng
from wizardtable.core.text import english
from wizardtable.games.elfenwizards import SPEC
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves, standings
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX
from wizardtable.games.elfenwizards.rules.state import CAST, PLACE, State
from wizardtable.games.elfenwizards.text.waste import CROWDED_BOX_DICE, waste


def test_what_wins_nothing_is_noticed_and_nothing_else() -> None:
    counts: Counter[str] = Counter()
    for seed in range(6):
        players = [Player(name, None) for name in NAMES[:3]]
        match, rng = Match(SPEC, Setup(3), seed, players), Rng(seed)
        while match.to_move is not None:
            seat, menu = match.to_move, match.menu()
            observation = match.observe(seat)
            for action in menu:
                if waste(observation, menu, action) is None:
                    continue
                if isinstance(action, moves.PlaceDie):
                    full = len(observation.placed[seat][action.box]) == CROWDED_BOX_DICE
                    assert full or not standings.target_wizards(observation, seat, action.box)
                    counts["sixth die" if full else "die"] += 1
                    continue
                assert isinstance(action, moves.Commit)
                titles = PRINTED_BOX.contests[
                    PRINTED_BOX.contest_of_place[observation.place[action.wizard]]
                ][0]
                if box.guild_of(action.wizard) == seat:
                    rivals = {
                        box.guild_of(w) for title in titles for w in _below(observation, title)
                    }
                    assert rivals == {seat} and action.face == box.MINOR_FACE
                    counts["unopposed"] += 1
                else:
                    assert seat in {box.guild_of(w) for w in _below(observation, titles[0])}
                    counts["rival"] += 1
            match.play(menu[rng.below(len(menu))])
    assert set(counts) == {"die", "sixth die", "unopposed", "rival"}


def _below(observation: object, title: int) -> tuple[box.WizardId, ...]:
    return standings.candidates(observation, title)  # type: ignore[arg-type]


def told(state: State, action: moves.Action) -> str:
    """Returns the warning that the red player gets before an action; "" if there is none."""
    said = waste(SPEC.rules.observe(state, Seat(R)), [action], action)
    return "" if said is None else said.render(english)


def winners(state: State, space: str) -> int:
    """Returns the number of titles that red would win now in the contest of its wizards on a
    space."""
    contest = PRINTED_BOX.contest_of_place[state.place[wizard(state, space, R)]]
    return sum(winner != box.NOBODY for winner in standings.contest_result(state, contest).winners)


@pytest.mark.parametrize("points", [(0, 0), (1, 0), (0, 1), (1, 1), (3, 3), (3, 2), (2, 3)])
@pytest.mark.parametrize("third", [None, 0, 1, 3])
def test_a_minor_spell_is_said_to_win_nothing_just_where_no_more_of_ones_wizards_rise_by_it(
    points: tuple[int, int], third: int | None
) -> None:
    """Two Sorcerers below one title, or three Magicians on a space, all of them red."""
    merits = [*points, *([] if third is None else [third])]
    state = board(S1="R", S2="R", S3="G") if third is None else board(M1="RRR", S3="G")
    names = [("S1", 0), ("S2", 0)] if third is None else [("M1", 0), ("M1", 1), ("M1", 2)]
    for (space, number), merit in zip(names, merits, strict=True):
        beside(state, wizard(state, space, R, number), R, *([merit] if merit else []))
    first, number = names[0]
    action = moves.Commit(0, wizard(state, first, R, number))
    before, said = winners(state, first), told(state, action)
    play(state, action)
    idle = "No other guild competes here, and this minor spell would win you no further title."
    assert said == ("" if winners(state, first) > before else idle)


@pytest.mark.parametrize("where", range(len(box.BOXES)))
def test_a_sixth_die_in_a_box_leaves_one_for_all_the_others(where: int) -> None:
    state = board(S1="R", N1="R", D1="R", M1="R", D2="G")
    dice(state, R, where, 1, 2, 3, 4, 5)
    state.phase, state.step, state.ready[R], state.rolled = CAST, PLACE, 0, (2, 6)
    action = moves.PlaceDie(6, where)
    assert told(state, action) == (
        "This box already holds five of your seven dice: with this one, a single die would be left "
        "for all the other boxes."
    )
    play(state, action)
    assert len(state.rolled) == 1
