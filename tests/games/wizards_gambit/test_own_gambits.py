# SPDX-License-Identifier: MIT
"""Tests boxes with fewer gambits than the printed eight."""

import pytest

from tests.games.wizards_gambit.made_up_decks import assert_complete, at_random, play
from wizardtable.core import toml_file
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.core.game import Setup
from wizardtable.core.jsontext import CodecError
from wizardtable.core.rng import Rng
from wizardtable.games.wizards_gambit.custom_deck.form import FORM, GAMBIT_SECTION
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.rules.setup import deal


def box_without(*numerals: int) -> Draft:
    """Returns the printed box without some gambits."""
    draft = FORM.printed("Mine")
    for numeral in numerals:
        draft = draft.with_entry(GAMBIT_SECTION, numeral - 1, BoxEntry((0,)))
    return draft


@pytest.mark.parametrize("seats", range(2, 6))
def test_gambits_that_are_not_in_the_box_are_never_dealt(seats: int) -> None:
    data = FORM.data(box_without(2, 8))
    state = deal(Setup(seats, (), data), 7)
    dealt = [face for face in (*state.ready, *state.deck) if box.is_gambit(face)]
    assert sorted(map(box.numeral_of, dealt)) == [1, 3, 4, 5, 6, 7]
    state, _ = play(data, seats, 7, at_random(Rng(7)), 3_000)
    assert_complete(state)


def test_six_gambits_are_enough_and_five_are_not() -> None:
    remarks = FORM.remarks(box_without(1, 2))
    assert [(remark.is_error, remark.section) for remark in remarks] == [(False, GAMBIT_SECTION)]
    (error, *_) = FORM.remarks(box_without(1, 2, 3))
    assert error.is_error and "5 gambits: at least 6 are needed" in str(error.sentence)
    with pytest.raises(ValueError, match="gambits"):
        FORM.data(box_without(1, 2, 3))


def test_a_box_with_all_gambits_is_written_as_before_and_reads_files_without_them() -> None:
    draft = FORM.printed("Mine")
    text = box_file.text_of(FORM, draft)
    assert "gambit]" not in text and "gambits" not in FORM.data(draft)
    assert box_file.parsed(toml_file.parse(text), FORM, "box") == draft


def test_a_box_with_fewer_gambits_survives_its_file_and_its_match() -> None:
    draft = box_without(5)
    text = box_file.text_of(FORM, draft)
    assert text.count("[[gambit]]") == 8
    assert box_file.parsed(toml_file.parse(text), FORM, "box") == draft
    assert FORM.draft_in(FORM.data(draft)) == draft


def test_a_file_with_only_some_gambits_is_a_mistake() -> None:
    text = box_file.text_of(FORM, FORM.printed("Mine")) + "[[gambit]]\ncards = 1\n"
    assert isinstance(box_file.parsed(toml_file.parse(text), FORM, "box"), list)


@pytest.mark.parametrize(
    "numerals", ["[1,2,3,4,5]", "[1,1,2,3,4,5]", "[1,2,3,4,5,9]", "[2,1,3,4,5,6]"]
)
def test_forged_gambits_are_refused(numerals: str) -> None:
    data = FORM.data(box_without(8))
    assert '"gambits":[1,2,3,4,5,6,7]' in data
    with pytest.raises(CodecError):
        read_card_table(data.replace("[1,2,3,4,5,6,7]", numerals))
