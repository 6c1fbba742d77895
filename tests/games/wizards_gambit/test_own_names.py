# SPDX-License-Identifier: MIT
"""Tests a box's cards with names and texts of their own, in one language or in both."""

import json

import pytest

from tests.languages import translator
from wizardtable.core import catalog, toml_file
from wizardtable.core.boxes import box_file
from wizardtable.core.boxes.draft import BoxEntry, Draft
from wizardtable.core.jsontext import CodecError
from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.custom_deck.form import (
    FORM,
    INCANTATION_SECTION,
    SPELL_SECTION,
)
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.card_table import (
    MAX_TEXT_LETTERS,
    CardTable,
    read_card_table,
)
from wizardtable.games.wizards_gambit.rules.components import LESSER_WARD, SpellId
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import spell_sprite
from wizardtable.ui.dialogs.reference.box_lists import BoxLists
from wizardtable.ui.dialogs.reference.glossary_text import glossary_page

ODD = "{spell} <b>%n</b> & *rain*"
"""A name that looks like markup and like the place of a message."""

IDS = [field.id for field in FORM.sections[SPELL_SECTION].fields]


def changed(entry: BoxEntry, **values: str) -> BoxEntry:
    """Returns a spell's entry with other values of some fields."""
    named = dict(zip(IDS, entry.values, strict=True)) | values
    return BoxEntry(tuple(named.values()))


def box_with(place: int, **values: str) -> Draft:
    """Returns the printed box with another spell at a place."""
    draft = FORM.printed("Mine")
    spell = changed(draft.entries[SPELL_SECTION][place], **values)
    return draft.with_entry(SPELL_SECTION, place, spell)


def table_of(draft: Draft) -> CardTable:
    return read_card_table(FORM.data(draft))


def in_language(name: terms.Name, language: str) -> str:
    return name.render(translator(language)) if isinstance(name, Message) else name


@pytest.mark.parametrize(
    ("values", "english", "french"),
    [
        ({}, "Bounty", "Générosité"),
        ({"name": "Rain"}, "Rain", "Rain"),
        ({"name": "Rain", "name_fr": "Pluie"}, "Rain", "Pluie"),
        ({"name_fr": "Pluie"}, "Bounty", "Pluie"),
        ({"name": ODD, "name_fr": "{fr}"}, ODD, "{fr}"),
    ],
)
def test_a_spell_has_one_name_for_both_languages_or_one_for_each(
    values: dict[str, str], english: str, french: str
) -> None:
    table = table_of(box_with(0, **values))
    name = terms.spell(table, SpellId(0))
    assert (in_language(name, "en"), in_language(name, "fr")) == (english, french)


def test_a_box_with_names_and_texts_in_both_languages_survives_its_file_and_its_match() -> None:
    texts = {"text": ODD, "text_fr": "Rien du tout."}
    draft = box_with(LESSER_WARD, name=ODD, name_fr="Pluie « fine »", **texts)
    card = draft.entries[INCANTATION_SECTION][0]
    french = BoxEntry((card.values[0], "Aubaine", *card.values[2:]))
    draft = draft.with_entry(INCANTATION_SECTION, 0, french)
    assert not [remark for remark in FORM.remarks(draft) if remark.is_error]
    assert box_file.parsed(toml_file.parse(box_file.text_of(FORM, draft)), FORM, "box") == draft
    assert FORM.draft_in(FORM.data(draft)) == draft


def test_a_box_without_them_is_written_as_before() -> None:
    draft = FORM.printed("Mine")
    for text in (box_file.text_of(FORM, draft), FORM.data(draft)):
        assert "_fr" not in text and "text" not in text
    assert '[[spell]]\nname = ""\npoints = 1\nability = "Bounty"\nangel = 1\n' in box_file.text_of(
        FORM, draft
    )


def test_two_cards_may_not_share_a_name_in_any_language() -> None:
    draft = box_with(0, name="Rain", name_fr="Pluie")
    other = changed(draft.entries[SPELL_SECTION][1], name="Storm", name_fr="pluie")
    errors = FORM.remarks(draft.with_entry(SPELL_SECTION, 1, other))
    assert [(remark.is_error, remark.place) for remark in errors] == [(True, 1)]


def test_a_spell_without_an_ability_shows_the_text_that_the_player_gave_it() -> None:
    table = table_of(box_with(LESSER_WARD, text=ODD))
    assert spell_sprite(table, SpellId(LESSER_WARD)).details[-1] == ODD
    assert "No ability." in spell_sprite(table_of(box_with(0)), SpellId(LESSER_WARD)).details
    french = table_of(box_with(LESSER_WARD, text="Nothing.", text_fr="Rien."))
    assert in_language(terms.own_text(french.spells[LESSER_WARD]), "fr") == "Rien."


def test_a_spell_with_an_ability_cannot_have_a_text_of_its_own() -> None:
    (error,) = FORM.remarks(box_with(0, text="Draw all cards."))
    assert error.is_error and error.place == 0
    assert "choose “No ability (Lesser Ward)”" in str(error.sentence)


@pytest.mark.parametrize("text", ["x" * (MAX_TEXT_LETTERS + 1), "two  spaces", "a\nb", "\u202e"])
def test_a_forged_text_is_refused(text: str) -> None:
    data = FORM.data(box_with(LESSER_WARD, text="Nothing."))
    assert read_card_table(data).spells[LESSER_WARD].text == "Nothing."
    data = data.replace('"Nothing."', json.dumps(text))
    with pytest.raises(CodecError):
        read_card_table(data)


def test_the_glossary_has_the_own_names_in_both_languages() -> None:
    lists = BoxLists(
        catalog.get("wizards_gambit"), FORM.data(box_with(0, name="Rain", name_fr="Pluie"))
    )
    (row,) = [line for line in glossary_page("en", lists).markdown.splitlines() if "Rain" in line]
    assert row.startswith("| **Rain** | Pluie | 1\u00a0point")
