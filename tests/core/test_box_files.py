# SPDX-License-Identifier: MIT
"""Tests that a box survives its file, and that every mistake is reported with its line."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.anludim.made_up_boxes import drawn_draft
from wizardtable.core import catalog, toml_file
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import BoxForm, Draft
from wizardtable.games.anludim.custom_deck.form import FORM
from wizardtable.games.anludim.rules.match_box import PRINTED_BOX, read_box
from wizardtable.store import own_boxes

GAMES = [game for game in catalog.GAMES if catalog.get(game).has_own_files]


def form_of(game: str) -> BoxForm:
    reader = catalog.get(game).own_file_reader
    assert reader is not None
    return reader.form


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_box_can_be_played_and_has_no_remarks(game: str) -> None:
    form = form_of(game)
    assert not form.remarks(form.printed("Mine"))
    assert form.title_of(form.data(form.printed("Mine"))) == "Mine"


@pytest.mark.parametrize("game", GAMES)
def test_the_printed_box_survives_its_file(game: str, tmp_path: Path) -> None:
    form = form_of(game)
    own_boxes.write(tmp_path / "box.toml", form, form.printed("Mine"))
    assert form.read(tmp_path / "box.toml") == form.printed("Mine")


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 10_000))
def test_a_drawn_box_survives_its_file_and_has_the_entered_cards(seed: int) -> None:
    draft = drawn_draft(seed)
    text = box_file.text_of(FORM, draft)
    assert box_file.parsed(toml_file.parse(text), FORM, "box") == draft
    entered = {str(FORM.name(0, n, card)) for n, card in enumerate(draft.entries[0])}
    assert len(entered) == len(set(read_box(FORM.data(draft)).cards)) == 65


def test_the_same_box_has_the_same_data_in_any_order_of_its_cards() -> None:
    draft = drawn_draft(2)
    turned = [(c, d, a, b) for a, b, c, d in (card.values for card in draft.entries[0])]
    entries = tuple(
        card.__class__(values) for card, values in zip(draft.entries[0], turned, strict=True)
    )
    assert FORM.data(Draft(draft.title, (entries[::-1], draft.entries[1]))) == FORM.data(draft)


def test_the_printed_cards_entered_by_hand_are_the_printed_cards() -> None:
    assert read_box(FORM.data(FORM.printed("Mine"))).cards == PRINTED_BOX.cards


def mistakes(text: str) -> list[str]:
    found = box_file.parsed(toml_file.parse(text), FORM, "box")
    assert isinstance(found, list)
    return [str(mistake.sentence()) for mistake in found]


HEAD = 'format = 1\ngame = "anludim"\n'
PILE = "[[pile]]\n" + "".join(f"with_{n}_players = [1]\n" for n in (2, 3, 4, 5))
CARD = '[[card]]\nvalue = 7\ncolour = "blue"\nother_value = 3\nother_colour = "red"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The first line must be: format = 1"),
        ('format = 2\ngame = "anludim"\n' + PILE * 5, "A newer version"),
        ('format = 1\ngame = "zavandor"\n' + PILE * 5, "Line 2: This file is for another game"),
        (HEAD + PILE * 5 + CARD.replace("7", "14"), "Line 29: “value” must be a whole number"),
        (HEAD + PILE * 5 + CARD.replace("blue", "pink"), "Line 30: “colour” must be one of"),
        (HEAD + PILE * 5 + CARD + "price = 3\n", "Line 33: “price” is not a key used here"),
        (HEAD + PILE * 4, "There are 4 [[pile]] entries; there must be 5."),
        (HEAD + PILE * 5 + CARD * 66, "There are 66 [[card]] entries; at most 65 are allowed."),
        (HEAD + "card = 3\n" + PILE * 5, "Line 3: Begin each entry with the line [[card]]."),
        (HEAD + PILE.replace("[1]", "[]") + PILE * 4, "Line 4: “with_2_players” must be a list"),
        (
            HEAD + f'title = "{"x" * 41}"\n' + PILE * 5,
            "Line 3: The title must be text of at most 40",
        ),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_line(text: str, sentence: str) -> None:
    assert any(sentence in told for told in mistakes(text)), mistakes(text)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300), st.integers(0, 5_000))
def test_a_spoilt_file_is_read_or_refused_with_a_sentence(junk: str, place: int) -> None:
    text = box_file.text_of(FORM, FORM.printed("Mine"))
    try:
        toml = toml_file.parse(text[:place] + junk + text[place + len(junk) :])
    except toml_file.TomlError as error:
        assert str(error.problem.sentence())
        return
    found = box_file.parsed(toml, FORM, "box")
    assert isinstance(found, Draft) or all(str(mistake.sentence()) for mistake in found)
