# SPDX-License-Identifier: MIT
"""The names of cards and spells, alone and in sentences, printed and of a house deck."""

import pytest

from tests.games.wizards_gambit.tables import card, faces, spell
from tests.languages import translator
from wizardtable.core.languages import languages
from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.rules import card_table, terms
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.text import effect_texts

FRENCH_TRANSLATOR = translator("fr")

HOUSE_DECK = card_table.CardTable(
    card_table.Deck(
        (
            card_table.Spell("Feu follet", 2, (1, 1, 0, 0, 0, 0), box.BOUNTY),
            card_table.Spell("", 3, (1, 1, 0, 0, 0, 0), box.BOUNTY),
            card_table.Spell("Schild & Co.", 4, (1, 1, 0, 0, 0, 0), box.AEGIS),
            card_table.Spell("", 5, (1, 1, 0, 0, 0, 0), box.LESSER_WARD),
        ),
        (
            card_table.Incantation("Blitz {player}", 2, box.HASTE),
            card_table.Incantation("", 1, box.COLBACHS_BOUNTY),
        ),
    )
)
"""Two spells with the same ability, and names that a player typed."""


def in_french(text: Message | str) -> str:
    return text.render(FRENCH_TRANSLATOR) if isinstance(text, Message) else text


def test_a_card_is_named_alone_and_in_a_sentence() -> None:
    named = [
        str(terms.card(card_table.PRINTED_CARD_TABLE, face))
        for face in (box.GRIFFIN, box.gambit(4), card(box.HASTE), box.HIDDEN)
    ]
    assert named == ["Griffin Feather", "Gambit IV", "Haste", "Unknown card"]
    in_sentences = [
        str(terms.a_card(card_table.PRINTED_CARD_TABLE, face))
        for face in (box.GRIFFIN, box.gambit(4), card(box.HASTE), box.HIDDEN)
    ]
    assert in_sentences == ["a Griffin Feather", "gambit IV", "Haste", "a card"]


def test_french_cards_have_their_article_in_a_sentence() -> None:
    shown = (box.GRIFFIN, box.PHOENIX, box.gambit(8), card(box.HASTE), card(box.COLBACHS_BOUNTY))
    assert [in_french(terms.a_card(card_table.PRINTED_CARD_TABLE, face)) for face in shown] == [
        "une Plume de griffon",
        "des Cendres du phénix",
        "le gambit VIII",
        "la Hâte",
        "la Largesse de Colbach",
    ]
    spells = [
        terms.the_spell(card_table.PRINTED_CARD_TABLE, spell(ability))
        for ability in (box.QUICK_HANDS, box.AEGIS, box.TRIBUTE)
    ]
    assert [in_french(name) for name in spells] == ["les Mains prestes", "l’Égide", "le Tribut"]


def test_a_component_tells_what_it_stands_for_if_that_is_not_its_own_type() -> None:
    assert str(terms.a_played_component(box.AGATE, box.AGATE)) == "a Riven Agate"
    assert (
        str(terms.a_played_component(box.FLAKE, box.SIREN)) == "a Prismatic Flake as Siren’s Tears"
    )
    assert in_french(terms.a_played_component(box.GRIFFIN, box.SIREN)) == (
        "une Plume de griffon comme des Larmes de la sirène"
    )


def test_equal_cards_of_a_list_are_counted_together() -> None:
    hand = (*faces("PPGG*"), card(box.HASTE), card(box.HASTE), box.gambit(2))
    assert str(terms.card_list(card_table.PRINTED_CARD_TABLE, hand)) == (
        "2 Phoenix Ashes, 2 Griffin Feathers, a Prismatic Flake, gambit II and Haste (2 cards)"
    )
    assert in_french(terms.card_list(card_table.PRINTED_CARD_TABLE, hand)).endswith(
        "le gambit II et la Hâte (2\N{NO-BREAK SPACE}exemplaires)"
    )


def test_cards_that_the_viewer_does_not_know_are_counted() -> None:
    assert str(terms.card_list(card_table.PRINTED_CARD_TABLE, (box.HIDDEN,))) == "a card"
    assert (
        str(terms.card_list(card_table.PRINTED_CARD_TABLE, (box.HIDDEN, box.HIDDEN))) == "2 cards"
    )
    assert (
        str(terms.card_list(card_table.PRINTED_CARD_TABLE, (box.HIDDEN, box.AGATE)))
        == "a Riven Agate and 1 unknown card"
    )


def test_names_of_a_house_deck_are_shown_as_they_were_entered() -> None:
    rows = [terms.the_spell(HOUSE_DECK, row) for row in map(box.SpellId, range(4))]
    assert rows[0] == "Feu follet"
    assert rows[2] == "Schild & Co."
    assert [in_french(rows[1]), in_french(rows[3])] == ["la Générosité", "la Garde mineure"]
    assert terms.a_card(HOUSE_DECK, box.incantation(0)) == "Blitz {player}"
    assert in_french(terms.a_card(HOUSE_DECK, box.incantation(1))) == "la Largesse de Colbach"
    counted = terms.card_list(HOUSE_DECK, (box.incantation(0), box.incantation(0)))
    assert str(counted) == "Blitz {player} (2 cards)"


def test_an_ability_that_one_spell_has_is_named_after_it() -> None:
    assert terms.the_spell_with(HOUSE_DECK, box.AEGIS) == "Schild & Co."
    assert str(terms.the_spell_with(HOUSE_DECK, box.BOUNTY)) == "Bounty"
    assert str(terms.the_spell_with(HOUSE_DECK, box.TRIBUTE)) == "Tribute"


@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_of_its_own_and_a_text(language: str) -> None:
    translate = translator(language)

    def shown(text: Message | str) -> str:
        return text.render(translate) if isinstance(text, Message) else text

    abilities, effects = range(box.ABILITY_COUNT), range(box.EFFECT_COUNT)
    names = [shown(terms.printed_spell(ability)) for ability in abilities]
    names += [shown(terms.printed_incantation(effect)) for effect in effects]
    names += [shown(terms.component(kind)) for kind in range(7)]
    names += [shown(terms.gambit(box.gambit(numeral))) for numeral in range(1, 9)]
    assert all(names)
    assert len(set(names)) == len(names)
    texts = [shown(effect_texts.ability_text(ability)) for ability in abilities]
    texts += [shown(effect_texts.effect_text(effect)) for effect in effects]
    assert all(text[0].isupper() and text.endswith(".") for text in texts)
    assert len(set(texts)) == len(texts)


def test_a_gambit_is_told_by_its_numeral() -> None:
    assert [terms.numeral(box.Face(face)) for face in range(7, 15)] == [
        "I",
        "II",
        "III",
        "IV",
        "V",
        "VI",
        "VII",
        "VIII",
    ]
