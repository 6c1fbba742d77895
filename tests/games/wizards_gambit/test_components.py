# SPDX-License-Identifier: MIT
"""The printed cards are those of the rules page."""

from tests.games.wizards_gambit.box import COPIES_OF_CARD, NEEDS, POINTS
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE


def test_there_are_the_cards_of_the_page() -> None:
    assert dict(enumerate(PRINTED_CARD_TABLE.cards)) == COPIES_OF_CARD
    assert sum(PRINTED_CARD_TABLE.cards) == 63 + 18 + 8
    assert len(PRINTED_CARD_TABLE.dealt) == 63 + 18


def test_spells_need_what_the_page_says() -> None:
    assert PRINTED_CARD_TABLE.points == POINTS
    for spell, codes in zip(PRINTED_CARD_TABLE.spells, NEEDS, strict=True):
        assert spell.needs == tuple(codes.count(code) for code in "APDGSR")
    assert PRINTED_CARD_TABLE.sizes == tuple(map(len, NEEDS))
    assert sum(POINTS) == 70


def test_every_ability_is_on_one_spell_and_every_effect_on_one_incantation() -> None:
    assert sorted(PRINTED_CARD_TABLE.abilities) == list(range(box.ABILITY_COUNT))
    assert sorted(PRINTED_CARD_TABLE.effects) == list(range(box.EFFECT_COUNT))


def test_every_type_is_needed_about_as_often() -> None:
    needed = [sum(codes.count(code) for codes in NEEDS) for code in "APDGSR"]
    assert max(needed) - min(needed) <= 3
    assert PRINTED_CARD_TABLE.spell_with(box.LESSER_WARD) == 20


def test_a_face_is_of_one_kind() -> None:
    for face in [
        *box.COMPONENTS,
        *box.GAMBIT_FACES,
        *map(box.incantation, range(box.EFFECT_COUNT)),
    ]:
        kinds = [kind(face) for kind in (box.is_component, box.is_gambit, box.is_incantation)]
        assert kinds.count(True) == 1
