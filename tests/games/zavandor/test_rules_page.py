# SPDX-License-Identifier: MIT
"""The figures of Zavandor's rules pages are those of the program."""

import re
from typing import TypeAlias

import pytest

from tests.languages import translator
from wizardtable.core.languages import languages
from wizardtable.core.text import Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import terms
from wizardtable.ui.dialogs.rules_text import load

Tables: TypeAlias = dict[str, list[list[str]]]
Page: TypeAlias = tuple[Tables, str]

PICTURE_LINK = re.compile(r"!\[[^]]*\]\([^)]*\)\s*")


def tables(language: str) -> Tables:
    """Returns the rows of a page's tables, by the text of their first cell, without pictures."""
    rows_by_name: Tables = {}
    for line in load("zavandor", language).markdown.splitlines():
        if line.startswith("|") and not line.startswith("|---"):
            cells = [PICTURE_LINK.sub("", cell).strip() for cell in line.strip("|").split("|")]
            name = cells[1] if cells[0] in "ABCD" else cells[0]
            rows_by_name.setdefault(name, []).append(cells)
    return rows_by_name


def steps(figures: tuple[int, ...]) -> str:
    """Returns figures in one line, as the page writes them: "2 / 4 / 8 / 16"."""
    return "\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}".join(map(str, figures))


@pytest.fixture(params=languages())
def page(request: pytest.FixtureRequest) -> Page:
    """Returns the tables of a page, and its language."""
    return tables(request.param), request.param


def rows(page: Page, name: Message) -> list[list[str]]:
    """Returns the rows about a thing."""
    rows_by_name, language = page
    return rows_by_name[name.render(translator(language))]


def test_gems(page: Page) -> None:
    for gem in range(len(box.GEMS)):
        row = rows(page, terms.gem(gem))[0]
        assert row[1:4] == [
            str(box.GEM_SUPPLY[gem]),
            steps(box.GEM_COSTS[gem]),
            str(box.GEM_POINTS[gem]),
        ]


def test_energy_cards(page: Page) -> None:
    for kind in range(len(box.ENERGIES)):
        row = rows(page, terms.gem(kind + 1))[1]
        assert row[2] == ", ".join(
            f"{box.VALUES[card]} ×{box.COPIES[card]}" for card in box.DECKS[kind]
        )
        assert row[4] == str(box.CONCENTRATED_VALUES[kind])


def test_characters(page: Page) -> None:
    for number in range(len(box.CHARACTERS)):
        row = rows(page, terms.character(number))[0]
        assert row[2:] == [str(box.HAND_LIMITS[number]), str(box.START_DUST[number])]


def test_knowledge(page: Page) -> None:
    limits = {-1: "−1", 0: "–", 1: "+1"}
    for number in range(len(box.DOMAINS)):
        row = rows(page, terms.domain(number))[0]
        assert row[1:3] == [
            steps(box.STEP_COSTS[number]),
            limits[box.HAND_LIMIT_CHANGE_BY_DOMAIN[number]],
        ]


def test_artifacts(page: Page) -> None:
    for lot in range(len(box.ARTIFACTS)):
        row = rows(page, terms.lot(lot))[0]
        bid, points = str(box.MINIMUM_BIDS[lot]), str(box.LOT_POINTS[lot])
        assert [row[0], *row[2:4]] == ["ABCD"[box.ARTIFACT_DECKS[lot]], bid, points]


def test_every_sentinel_has_its_row(page: Page) -> None:
    for lot in range(box.FIRST_SENTINEL, box.LOT_COUNT):
        assert len(rows(page, terms.lot(lot))) == 1
