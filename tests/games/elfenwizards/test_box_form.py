# SPDX-License-Identifier: MIT
"""Tests of a box of Elfenwizards as a player enters it: its file, its errors and its remarks."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.elfenwizards.made_up_boxes import EXTREMES, box_of_seed
from tests.helpers import printed_box
from wizardtable.core import toml_file
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.games.elfenwizards import SPEC
from wizardtable.games.elfenwizards.custom_deck.form import FORM, box_of, draft_of
from wizardtable.games.elfenwizards.custom_deck.reader import HOUSE
from wizardtable.games.elfenwizards.custom_deck.remarks import CONTEST_SECTION, LEVEL_SECTION
from wizardtable.games.elfenwizards.custom_deck.space_names import SPACE_NAMES
from wizardtable.games.elfenwizards.rules.match_box import PRINTED_BOX, read_box

PRINTED = FORM.printed("Mine")


def with_contests(*contests: tuple[str, str]) -> Draft:
    """Returns the printed box with other contests, each as its titles and its spaces."""
    entries = tuple([BoxEntry(contest) for contest in contests])
    return replace(PRINTED, entries=(entries, *PRINTED.entries[1:]))


def errors(draft: Draft) -> list[str]:
    return [str(remark.sentence) for remark in FORM.remarks(draft) if remark.is_error]


def remarks(draft: Draft) -> list[str]:
    return [str(remark.sentence) for remark in FORM.remarks(draft) if not remark.is_error]


def test_nothing_is_odd_about_the_printed_box() -> None:
    assert FORM.remarks(PRINTED) == []
    assert box_of(PRINTED) == replace(PRINTED_BOX.box, title="Mine")


@pytest.mark.parametrize("seed", range(12))
def test_a_box_comes_back_from_its_file(seed: int) -> None:
    box = replace(box_of_seed(seed), title="Åse’s {map}")
    draft = draft_of(box, "Åse’s {map}")
    text = box_file.text_of(FORM, draft)
    assert box_file.parsed(toml_file.parse(text), FORM, "file") == draft
    assert box_of(draft) == box
    assert read_box(FORM.data(draft)).box == box
    assert FORM.title_of(FORM.data(draft)) == "Åse’s {map}"


names = st.sampled_from(SPACE_NAMES)
some_names = st.lists(names, min_size=1, max_size=5).map(" ".join)
title_names = st.lists(st.sampled_from(SPACE_NAMES[:7]), min_size=1, max_size=2).map(" ".join)


@pytest.mark.long
@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.tuples(title_names, some_names), max_size=3),
    st.lists(st.integers(1, 15), min_size=5, max_size=5),
    st.lists(some_names, min_size=3, max_size=3),
)
def test_a_box_without_errors_can_be_played_and_no_other(
    contests: list[tuple[str, str]], points: list[int], wizards: list[str]
) -> None:
    entries = list(with_contests(*contests).entries)
    entries[LEVEL_SECTION] = tuple([BoxEntry((number,)) for number in points])
    entries[2] = tuple([BoxEntry((spaces,)) for spaces in wizards])
    draft = replace(PRINTED, entries=tuple(entries))
    try:
        box_of(draft)
    except ValueError:
        assert errors(draft)
    else:
        assert not errors(draft)


@pytest.mark.parametrize(
    ("contests", "sentence"),
    [
        ([], "The map has no ladder: add a contest."),
        ([("GD", "D1 X9")], "“X9” is not a space: use GD, D1 to D2, S1 to S4, N1 to N8 and M1"),
        ([("GD", "D1"), ("GD", "D2")], "Grand Druid: another contest awards this title too."),
        ([("D1", "S1"), ("D2", "S1")], "Sorcerer I: this space is in another contest too."),
        ([("D1", "S1 S1")], "Sorcerer I is named twice here: name it once."),
        ([("D1", "N1")], "A ladder from Necromancer I cannot lead to Druid I: choose a title one"),
        ([("D1 S1", "S2")], "The two titles in a contest must be on the same level."),
        ([("M1", "M2")], "Magician space I is not a title: choose a space of a higher level."),
        ([("D1", "GD")], "Nobody rises from Grand Druid: choose another space."),
    ],
)
def test_an_error_of_the_map_names_its_remedy(
    contests: list[tuple[str, str]], sentence: str
) -> None:
    assert any(error.startswith(sentence) for error in errors(with_contests(*contests)))


def test_a_line_up_has_one_wizard_on_each_title_and_a_level_no_fewer_points_than_below() -> None:
    entries = list(PRINTED.entries)
    entries[LEVEL_SECTION] = tuple([BoxEntry((points,)) for points in (10, 4, 5, 3, 2)])
    entries[3] = (BoxEntry(("D1 D2",)), BoxEntry(("D1 M1",)), *entries[3][2:])
    found = FORM.remarks(replace(PRINTED, entries=tuple(entries)))
    assert [(remark.section, remark.place) for remark in found if remark.is_error] == [
        (LEVEL_SECTION, 1),
        (3, 1),
    ]
    assert str(found[0].sentence).endswith("that is, 5 or more.")
    assert str(found[1].sentence) == ("Druid I: two wizards begin here. Move one to another space.")


def test_a_space_without_a_ladder_is_remarked_on() -> None:
    draft = with_contests(("D1", "S1 S2"), ("S3", "N1"))
    found = remarks(draft)
    assert "No ladder leads to Grand Druid: matches end after the second round." in found
    assert "Sorcerer IV: no ladder leads up. Its wizard can never rise." in found
    assert "Sorcerer III: no ladder leads up. Whoever wins this title keeps it to the end." in found
    assert "Magician space II: no ladder leads up. Wizards here can never rise." in found
    assert "Necromancer I has this contest to itself: one spell makes its wizard rise." in found
    assert not errors(draft)


@pytest.mark.parametrize("name", EXTREMES)
def test_boxes_at_the_limits_are_odd_but_can_be_played(name: str) -> None:
    draft = draft_of(EXTREMES[name], "")
    assert not errors(draft)
    assert bool(remarks(draft)) == (name != "one_wizard")


def test_a_grand_druid_from_the_beginning_is_remarked_on_for_each_number_of_players() -> None:
    found = remarks(draft_of(EXTREMES["held_crown"], ""))
    assert sum("Grand Druid from the beginning" in sentence for sentence in found) == 4


def test_a_line_typed_fast_is_a_contest() -> None:
    assert FORM.read_fast(CONTEST_SECTION, "d1, d2 > gd") == BoxEntry(("GD", "D1 D2"))
    assert FORM.read_fast(CONTEST_SECTION, "d1 > x") is None
    assert FORM.read_fast(LEVEL_SECTION, "d1 > gd") is None


def test_a_mistake_in_a_file_has_its_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = box_file.text_of(FORM, PRINTED)
    path.write_text(text.replace('spaces = "S3 S4"', 'spaces = "S3 GD"'), encoding="utf-8")
    read = HOUSE.read(path)
    assert read.data == ""
    (mistake,) = read.problems
    assert text.splitlines()[mistake.line - 1] == "[[contest]]"
    assert "Nobody rises from Grand Druid" in str(mistake.sentence())


def test_a_new_box_is_the_printed_box(tmp_path: Path) -> None:
    read = HOUSE.read(printed_box(SPEC, tmp_path))
    assert read.problems == ()
    assert replace(read_box(read.data).box, title="") == PRINTED_BOX.box
