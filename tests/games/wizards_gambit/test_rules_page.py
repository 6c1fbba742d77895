# SPDX-License-Identifier: MIT
"""The numbers on Wizard's Gambit's rules pages are those of the program."""

import re

import pytest

from tests.languages import translator
from wizardtable.core.languages import languages
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import terms
from wizardtable.games.wizards_gambit.rules.card_table import PRINTED_CARD_TABLE
from wizardtable.store.paths import resource
from wizardtable.ui.dialogs.rules_text import load

PICTURE_LINK = re.compile(r"!\[[^]]*\]\(art:([^)#]*)#\d+\)")
PICTURE_NAMES = ("angel", "phoenix", "dragon", "griffin", "siren", "agate")


def rows(language: str) -> dict[str, list[str]]:
    """Returns the rows of the page's tables by their first cell."""
    rows_by_name: dict[str, list[str]] = {}
    for line in load("wizards_gambit", language).markdown.splitlines():
        if line.startswith("|") and not line.startswith("|---"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            rows_by_name[PICTURE_LINK.sub("", cells[0]).strip()] = cells
    return rows_by_name


def test_setup_and_lists_are_those_of_the_box() -> None:
    assert box.COMPONENT_COPIES * len(box.COMPONENTS) == 63
    assert sum(card.copies for card in PRINTED_CARD_TABLE.incantations) == 18
    assert box.GAMBIT_COUNT == 8
    assert len(PRINTED_CARD_TABLE.spells) == 25
    assert sum(PRINTED_CARD_TABLE.points) == 70


@pytest.mark.parametrize("language", languages())
def test_every_spell_has_its_points_and_its_components(language: str) -> None:
    page, translate = rows(language), translator(language)
    for row in PRINTED_CARD_TABLE.spells:
        cells = page[terms.printed_spell(row.ability).render(translate)]
        assert cells[1] == str(row.points)
        names = [name for _, name in re.findall(r"(component-)(\w+)\.svg", cells[2])]
        assert tuple(names.count(file) for file in PICTURE_NAMES) == row.needs


@pytest.mark.parametrize("language", languages())
def test_every_incantation_has_its_number_of_cards(language: str) -> None:
    page, translate = rows(language), translator(language)
    for row in PRINTED_CARD_TABLE.incantations:
        name = terms.printed_incantation(row.effect).render(translate)
        assert page[name][1] == str(row.copies)


@pytest.mark.parametrize("language", languages())
def test_hand_limits_are_those_of_the_rules(language: str) -> None:
    page, translate = rows(language), translator(language)
    limits = ((box.DEEP_SATCHEL, box.SATCHEL_LIMIT), (box.NUMB_FINGERS, box.NUMB_LIMIT))
    for ability, limit in (*limits, (box.BURDEN_OF_POWER, box.BURDEN_LIMIT)):
        cells = page[terms.printed_spell(ability).render(translate)]
        assert cells[-1].endswith(f" {limit}.")


@pytest.mark.parametrize("language", languages())
def test_the_last_round_is_told(language: str) -> None:
    page = load("wizards_gambit", language).markdown
    (row,) = [line for line in page.splitlines() if re.match(r"- .*(Dispels|Dissipations)", line)]
    assert f" {box.MAX_ROUNDS} " in row.replace("\u00a0", " ")


@pytest.mark.parametrize("language", languages())
def test_every_picture_of_the_page_exists(language: str) -> None:
    shown = set(PICTURE_LINK.findall(load("wizards_gambit", language).markdown))
    assert len(shown) >= 7
    for name in shown:
        assert resource("art", *name.split("/")).is_file(), name
