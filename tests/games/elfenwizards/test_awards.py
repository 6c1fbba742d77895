# SPDX-License-Identifier: MIT
"""Tests every branch of the awards: winners, defeated wizards and vacant titles."""

import pytest

from tests.games.elfenwizards import tables
from wizardtable.games.elfenwizards.rules.components import NOBODY
from wizardtable.games.elfenwizards.rules.contests import places_after
from wizardtable.games.elfenwizards.rules.moves import ContestDecided, Pass
from wizardtable.games.elfenwizards.rules.standings import (
    contest_result,
    contest_results,
    title_result,
)
from wizardtable.games.elfenwizards.rules.state import (
    BOTH_FIRST,
    NO_CANDIDATE,
    NO_POINTS,
    ONLY_ONE,
    SECOND_TIED,
    TIED,
    UNOPPOSED,
    WON,
    State,
)


def awarded(state: State) -> State:
    """Returns the board after the awards, before vacant titles are filled."""
    after = state.clone()
    after.place = places_after(state.place, contest_results(state))
    return after


def druids(red: tuple[int, ...], other: tuple[int, ...], second: str = "G") -> State:
    """Returns a board with a red Druid on D2 and another on D1, each with these spells of blue."""
    state = tables.board(D1=second, D2="R")
    tables.beside(state, tables.wizard(state, "D2", tables.R), tables.B, *red)
    tables.beside(state, tables.wizard(state, "D1", tables.LETTERS.index(second)), tables.B, *other)
    return state


# One title.


def test_blue_with_five_and_six_beats_red_with_six_and_a_minor_spell() -> None:
    state = tables.board(D1="B", D2="R")
    blue, red = tables.wizard(state, "D1", tables.B), tables.wizard(state, "D2", tables.R)
    tables.beside(state, blue, tables.B, 5, 6)
    tables.beside(state, red, tables.R, 6, 0)
    assert title_result(state, 0) == ContestDecided((0,), (blue, red), (11, 7), (blue,), WON)
    after = awarded(state)
    assert (tables.where(after, "GD"), tables.where(after, "XD")) == ("B", "R")
    events = tables.play(state, Pass(), Pass(), Pass())
    assert ContestDecided((0,), (blue, red), (11, 7), (blue,), WON) in events
    assert state.grand == (0, 0, 1)


@pytest.mark.parametrize(
    ("red", "green", "verdict", "winner"),
    [
        ((3,), (2, 0), TIED, ""),
        ((0, 0), (1, 0), TIED, ""),
        ((), (), NO_POINTS, ""),
        ((0,), (), WON, "R"),
        ((), (0,), WON, "G"),
        ((6,), (0, 0, 0, 0, 0), WON, "R"),
        ((6,), (5, 2), WON, "G"),
    ],
)
def test_most_points_win_and_a_tie_or_no_points_leave_the_title_vacant(
    red: tuple[int, ...], green: tuple[int, ...], verdict: int, winner: str
) -> None:
    state = druids(red, green)
    assert title_result(state, 0).verdict == verdict
    after = awarded(state)
    assert tables.where(after, "GD") == winner
    assert sorted(tables.where(after, "XD")) == sorted(set("RG") - set(winner))
    assert tables.where(after, "D1") == tables.where(after, "D2") == ""


def test_a_single_candidate_needs_one_point() -> None:
    state = tables.board(S3="G")
    assert title_result(state, 2).verdict == NO_POINTS
    assert tables.where(awarded(state), "XS") == "G"  # defeated, though unopposed
    tables.beside(state, tables.wizard(state, "S3", tables.G), tables.G, 0)
    assert title_result(state, 2).verdict == UNOPPOSED
    assert tables.where(awarded(state), "D2") == "G"


def test_of_two_candidates_of_one_guild_one_point_is_enough() -> None:
    state = druids((0,), (), second="R")
    assert title_result(state, 0).verdict == UNOPPOSED
    after = awarded(state)
    assert (tables.where(after, "GD"), tables.where(after, "XD")) == ("R", "R")


def test_two_of_one_guild_with_equal_points_leave_the_title_vacant() -> None:
    state = druids((4,), (4,), second="R")
    assert title_result(state, 0).verdict == TIED
    assert tables.where(awarded(state), "XD") == "RR"


def test_without_a_candidate_a_title_is_vacant() -> None:
    state = tables.board(D1="R")
    assert title_result(state, 5) == ContestDecided((5,), (), (), (NOBODY,), NO_CANDIDATE)
    assert title_result(state, 9) == ContestDecided((9, 10), (), (), (NOBODY, NOBODY), NO_CANDIDATE)


def test_every_druid_sorcerer_and_necromancer_who_does_not_rise_is_defeated() -> None:
    state = tables.board(D1="R", S2="G", N7="B")
    after = awarded(state)
    assert (tables.where(after, "XD"), tables.where(after, "XS"), tables.where(after, "XN")) == (
        "R",
        "G",
        "B",
    )


def test_each_title_goes_to_those_who_stood_below_at_the_start_of_the_phase() -> None:
    state = tables.board(D1="R", S1="G", N1="B", M1="R")
    for name, seat in (("D1", tables.R), ("S1", tables.G), ("N1", tables.B), ("M1", tables.R)):
        tables.beside(state, tables.wizard(state, name, seat), seat, 0)
    after = awarded(state)
    assert [tables.where(after, name) for name in ("GD", "D1", "S1", "N1")] == ["R", "G", "B", "R"]


def test_awards_are_told_from_the_top_left_to_right() -> None:
    state = tables.board(D1="R")
    state.minors = [0, 0, 0]
    state.minors[tables.R] = 1
    events = tables.play(state, Pass())
    titles = [event.titles for event in events if isinstance(event, ContestDecided)]
    assert titles == [(0,), (1,), (2,), (3,), (4,), (5,), (6,), (7, 8), (9, 10), (11, 12), (13, 14)]


# Magicians: the guilds on M2, their points, the winners of N3 and N4, and the verdict. Red has the
# dragon.

PATTERNS = [
    # nobody, or nobody with points
    ("", (), "", "", NO_CANDIDATE),
    ("R", (0,), "", "", NO_POINTS),
    ("RG", (0, 0), "", "", NO_POINTS),
    ("RGB", (0, 0, 0), "", "", NO_POINTS),
    # one with points
    ("R", (1,), "R", "", ONLY_ONE),
    ("RG", (0, 1), "G", "", ONLY_ONE),
    ("RGB", (0, 0, 5), "B", "", ONLY_ONE),
    ("RR", (3, 0), "R", "", ONLY_ONE),
    # two with points
    ("RG", (2, 1), "R", "G", WON),
    ("RG", (1, 2), "G", "R", WON),
    ("RG", (2, 2), "R", "G", BOTH_FIRST),
    ("GB", (2, 2), "G", "B", BOTH_FIRST),
    ("RR", (2, 1), "R", "R", UNOPPOSED),
    ("RR", (2, 2), "R", "R", BOTH_FIRST),
    ("RGB", (4, 0, 1), "R", "B", WON),
    ("RGB", (0, 3, 3), "G", "B", BOTH_FIRST),
    # three with points
    ("RGB", (1, 2, 3), "B", "G", WON),
    ("RGB", (3, 1, 2), "R", "B", WON),
    ("RGB", (3, 2, 3), "R", "B", BOTH_FIRST),
    ("RGB", (2, 3, 3), "G", "B", BOTH_FIRST),
    ("RGB", (3, 2, 2), "R", "", SECOND_TIED),
    ("RGB", (2, 2, 3), "B", "", SECOND_TIED),
    ("RGB", (2, 2, 2), "", "", TIED),
    ("RRR", (1, 1, 1), "", "", TIED),
    ("RRR", (3, 2, 2), "R", "", SECOND_TIED),
    ("RRR", (3, 3, 2), "R", "R", BOTH_FIRST),
    ("RRR", (3, 2, 1), "R", "R", UNOPPOSED),
    # four and more
    ("RGBB", (5, 4, 3, 3), "R", "G", WON),
    ("RGBB", (5, 5, 3, 3), "R", "G", BOTH_FIRST),
    ("RGBB", (5, 4, 4, 4), "R", "", SECOND_TIED),
    ("RGBB", (5, 4, 4, 0), "R", "", SECOND_TIED),
    ("RGBB", (5, 5, 5, 4), "", "", TIED),
    ("RGBB", (5, 5, 5, 5), "", "", TIED),
    ("RRGGB", (1, 2, 2, 0, 0), "R", "G", BOTH_FIRST),
    ("RRGGB", (2, 2, 2, 2, 9), "B", "", SECOND_TIED),
    ("RGGBB", (0, 0, 7, 1, 6), "G", "B", WON),
]


@pytest.mark.parametrize(("guilds", "merits", "left", "right", "verdict"), PATTERNS)
def test_the_magicians_of_a_space_rise_by_their_points(
    guilds: str, merits: tuple[int, ...], left: str, right: str, verdict: int
) -> None:
    state = tables.board(M2=guilds)
    there = [wizard for wizard, place in enumerate(state.place) if place == 16]
    for wizard, points in zip(there, merits, strict=True):
        _strengthen(state, wizard, points)
    decided = contest_result(state, 8)
    assert decided.titles == (9, 10)
    assert decided.verdict == verdict
    assert list(decided.points) == sorted(merits, reverse=True)
    after = awarded(state)
    assert (tables.where(after, "N3"), tables.where(after, "N4")) == (left, right)
    rest = sorted(guilds)
    for risen in left + right:
        rest.remove(risen)
    assert sorted(tables.where(after, "M2")) == rest  # Magicians are never defeated
    for winner, better in zip(decided.winners, decided.candidates, strict=False):
        assert winner in (better, NOBODY)


def _strengthen(state: State, wizard: int, points: int) -> None:
    """Puts points beside a wizard as dice of red, which red need not have: only the sum matters."""
    state.spells[wizard] = (*[6] * (points // 6), *([points % 6] if points % 6 else []))


def test_every_pattern_of_ties_agrees_with_the_sentence_of_the_rules() -> None:
    for merits in _patterns(4):
        state = tables.board(4, M2="RGBY"[: len(merits)])
        there = [wizard for wizard, place in enumerate(state.place) if place == 16]
        for wizard, points in zip(there, merits, strict=True):
            _strengthen(state, wizard, points)
        risen = [wizard for wizard in contest_result(state, 8).winners if wizard != NOBODY]
        assert [merits[there.index(wizard)] for wizard in risen] == _rising(list(merits))


def _patterns(max_size: int) -> list[tuple[int, ...]]:
    patterns: list[tuple[int, ...]] = [()]
    for size in range(1, max_size + 1):
        patterns += [
            (*shorter, points)
            for shorter in patterns
            if len(shorter) == size - 1
            for points in range(4)
        ]
    return patterns


def _rising(merits: list[int]) -> list[int]:
    """Returns the points of the Magicians that rise: the two best with at least one point. If more
    than two tie for first, none rises; a tie for second keeps the second title vacant."""
    able = sorted((points for points in merits if points), reverse=True)
    if len(able) > 2 and able[0] == able[1] == able[2]:
        return []
    if len(able) > 2 and able[1] == able[2]:
        return able[:1]
    return able[:2]


def test_of_two_tied_for_first_the_one_nearer_to_the_dragon_goes_left() -> None:
    for dragon, left, right in ((tables.R, "G", "B"), (tables.G, "G", "B"), (tables.B, "B", "G")):
        state = tables.board(M2="GB")
        state.dragon = dragon
        for name in (tables.G, tables.B):
            tables.beside(state, tables.wizard(state, "M2", name), name, 4)
        after = awarded(state)
        assert (tables.where(after, "N3"), tables.where(after, "N4")) == (left, right)


def test_of_two_tied_of_one_guild_the_one_with_fewer_tokens_goes_left() -> None:
    state = tables.board(M2="RR")
    first, second = tables.wizard(state, "M2", tables.R), tables.wizard(state, "M2", tables.R, 1)
    tables.taint(state, first, 1)
    for wizard in (first, second):
        tables.beside(state, wizard, tables.R, 2)
    assert contest_result(state, 8).winners == (second, first)


def test_a_spell_of_another_guild_counts_like_an_own_one() -> None:
    state = druids((), (2,))
    tables.beside(state, tables.wizard(state, "D2", tables.R), tables.G, 3)
    assert tables.where(awarded(state), "GD") == "R"
