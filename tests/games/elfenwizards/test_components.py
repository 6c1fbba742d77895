# SPDX-License-Identifier: MIT
"""Tests that the reconstructed board and line-ups agree with every number of the rules."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from tests.games.elfenwizards.box import EACH, ON_BOARD, worth
from tests.games.elfenwizards.tables import SPACE
from wizardtable.core.game import Setup
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX
from wizardtable.games.elfenwizards.rules.rules import RULES

SHOWN = {
    3: ("RG", "BGRB", "BGRBBGRB", ("BGR", "GR", "GR", "BGR")),
    4: ("RG", "YBYB", "GBYGRBRY", ("GRY", "BR", "GY", "BGR")),
    5: ("RG", "BKYK", "YRYBBGYB", ("BGK", "GKR", "KRY", "GR")),
    6: ("GR", "WBYK", "YBKYKWBW", ("GRW", "BR", "GY", "GKR")),
}
"""The starting places in the table of the rules page, by number of seats."""

BALANCED = {
    3: ("RG", "BGRB", "BBGRBGRB", ("GGR", "BR", "BG", "GRR")),
    4: ("RG", "BBYY", "GBGYRBRY", ("GYY", "BR", "GR", "BGR")),
    5: ("RG", "KBYB", "KRYYKKYG", ("BGR", "BGR", "BGR", "KY")),
    6: ("GR", "WBYK", "YBKYKWBW", ("GRW", "BG", "RY", "GKR")),
}
"""The starting places in the table of the option "Balanced line-up", by number of seats."""

DEALT = [(box.line_up, SHOWN), (box.balanced_line_up, BALANCED)]
LineUp: TypeAlias = Callable[[int], tuple[int, ...]]
Shown: TypeAlias = dict[int, tuple[str, str, str, tuple[str, ...]]]

WORTH = {3: [26] * 3, 4: [19, 19, 20, 20], 5: [16] * 5, 6: [13] * 6}
"""The points of each guild's wizards at the start, by number of seats."""


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize(("dealt", "shown"), DEALT)
def test_the_line_up_is_that_of_the_rules_page(dealt: LineUp, shown: Shown, seats: int) -> None:
    druids, sorcerers, necromancers, magicians = shown[seats]
    places = dealt(seats)
    for title, letter in enumerate(druids + sorcerers + necromancers, 1):
        assert [wizard // 8 for wizard, at in enumerate(places) if at == title] == [
            "RGBYKW".index(letter)
        ]
    for space, letters in enumerate(magicians, 15):
        there = sorted("RGBYKW"[wizard // 8] for wizard, at in enumerate(places) if at == space)
        assert there == sorted(letters)
    assert 0 not in places


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("dealt", [box.line_up, box.balanced_line_up])
def test_each_guild_has_its_wizards_and_its_line_up_is_worth_what_the_page_says(
    dealt: LineUp, seats: int
) -> None:
    places = dealt(seats)
    guilds = [[at for at in places[8 * seat : 8 * seat + 8] if at >= 0] for seat in range(seats)]
    assert [len(own) for own in guilds] == [EACH[seats]] * seats
    assert sum(len(own) for own in guilds) == ON_BOARD[seats]
    assert [sum(worth(at) for at in own) for own in guilds] == WORTH[seats]


@pytest.mark.parametrize("seats", range(3, 7))
def test_the_option_deals_the_same_spaces_to_other_guilds(seats: int) -> None:
    option = (("balanced_line_up", True),)
    usual, balanced = (RULES.deal(Setup(seats, chosen), 1).place for chosen in ((), option))
    assert usual == box.line_up(seats)
    assert balanced == box.balanced_line_up(seats)
    assert usual != balanced
    assert sorted(usual) == sorted(balanced)


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("dealt", [box.line_up, box.balanced_line_up])
def test_a_wizards_id_tells_his_guild(dealt: LineUp, seats: int) -> None:
    places = dealt(seats)
    for seat in range(seats):
        own = [
            wizard
            for wizard, place in enumerate(places)
            if place >= 0 and box.guild_of(wizard) == seat
        ]
        assert own == list(PRINTED_BOX.wizards_of(seat, seats))


def test_thirty_nine_wizards_are_enough_for_every_number_of_players() -> None:
    pawns = (8, 8, 8, 6, 5, 4)
    assert sum(pawns) == 39
    for seats, each in EACH.items():
        assert all(each <= owned for owned in pawns[:seats])


def test_titles_are_contested_by_the_spaces_below_them() -> None:
    def below(title: str) -> list[int]:
        return list(PRINTED_BOX.contests[PRINTED_BOX.contest_of_title[SPACE[title]]][1])

    assert below("GD") == [SPACE["D1"], SPACE["D2"]]
    for i in (1, 2):
        assert below(f"D{i}") == [SPACE[f"S{2 * i - 1}"], SPACE[f"S{2 * i}"]]
    for i in (1, 2, 3, 4):
        assert below(f"S{i}") == [SPACE[f"N{2 * i - 1}"], SPACE[f"N{2 * i}"]]
        assert below(f"N{2 * i - 1}") == below(f"N{2 * i}") == [SPACE[f"M{i}"]]
        assert PRINTED_BOX.winnable_titles[SPACE[f"M{i}"]] == (
            SPACE[f"N{2 * i - 1}"],
            SPACE[f"N{2 * i}"],
        )
    assert (
        PRINTED_BOX.winnable_titles[SPACE["GD"]] == PRINTED_BOX.winnable_titles[SPACE["XD"]] == ()
    )


def test_awards_go_from_the_top_and_left_to_right() -> None:
    assert [title for titles, _ in PRINTED_BOX.contests for title in titles] == list(range(15))


def test_places_score_and_belong_to_a_level_as_printed() -> None:
    assert [PRINTED_BOX.points[place] for place in range(22)] == [
        worth(place) for place in range(22)
    ]
    assert list(box.LEVEL_BY_PLACE) == [-1, 0, 0, *[1] * 4, *[2] * 8, *[3] * 4, 0, 1, 2]


def test_a_spell_beside_a_wizard_remembers_its_owner_and_its_face() -> None:
    for seat in range(6):
        for face in range(7):
            spell = box.spell_of(seat, face)
            assert (box.owner_of_spell(spell), box.face_of(spell)) == (seat, face)
            assert box.points_of_spell(spell) == (face or 1)
