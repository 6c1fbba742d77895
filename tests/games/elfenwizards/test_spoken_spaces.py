# SPDX-License-Identifier: MIT
"""Tests that a screen reader says who stands on the Magician spaces."""

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.games.elfenwizards import tables
from tests.languages import translator
from tests.table.tables import Playing, shown
from wizardtable.core import catalog
from wizardtable.core.game import Seat, Setup
from wizardtable.games.elfenwizards.rules import terms
from wizardtable.games.elfenwizards.rules.moves import SendTo
from wizardtable.games.elfenwizards.rules.rules import RULES
from wizardtable.games.elfenwizards.rules.state import RETIRE, SEND
from wizardtable.games.elfenwizards.text.players_on_spaces import space_with_players
from wizardtable.games.elfenwizards.text.wording import WORDING

NAME = QAccessible.Text.Name

NAMES = ("Ada", "Ludo", "Isaure")


def names_by_group(qtbot: QtBot, match: Playing) -> dict[str, list[str]]:
    """Returns the names of the entries of a table's accessible tree, by the name of the list."""
    table = shown(match)
    qtbot.addWidget(table)
    face = QAccessible.queryAccessibleInterface(table)
    groups = [face.child(i) for i in range(face.childCount())]
    return {
        group.text(NAME): [
            group.child(i).text(NAME).replace("\N{NO-BREAK SPACE}", " ")
            for i in range(group.childCount())
        ]
        for group in groups
    }


def test_the_tree_names_the_players_on_each_magician_space_or_says_that_it_is_free(
    qtbot: QtBot,
) -> None:
    match = Playing(catalog.get("elfenwizards"), Setup(3), 5)
    match.state = tables.board(3, GD="R", M1="RG", M2="BBG")
    groups = names_by_group(qtbot, match)
    for group in ("Magicians on the tree", "Places"):
        spaces = [name for name in groups[group] if name.startswith("Magician space")]
        assert spaces == [
            "Magician space I (Ariane, Balthazar)",
            "Magician space II (Balthazar, 2 × Circe)",
            "Magician space III (free)",
            "Magician space IV (free)",
        ]


def test_a_vacant_title_has_one_entry_in_the_tree(qtbot: QtBot) -> None:
    match = Playing(catalog.get("elfenwizards"), Setup(3), 5)
    match.state = tables.board(3, D1="R", D2="G")
    names = names_by_group(qtbot, match)["Grand Druid and Druids on the tree"]
    assert [name for name in names if name.startswith("Grand Druid")] == ["Grand Druid, vacant"]


def test_the_list_of_moves_says_who_stands_where_a_wizard_can_be_sent() -> None:
    state = tables.board(3, GD="R", M2="BBG")
    state.phase, state.step = RETIRE, SEND
    action = SendTo(tables.wizard(state, "GD", tables.R), tables.SPACE["M2"])
    entry = WORDING.action(RULES.observe(state, Seat(0)), action, NAMES)
    assert str(entry) == "Send the Grand Druid to Magician space II (Ludo, 2 × Isaure)"


def test_french_tells_the_same() -> None:
    observation = RULES.observe(tables.board(3, M2="BBG"), Seat(0))
    french = translator("fr")
    told = [
        space_with_players(terms.title(space), observation, space, NAMES).render(french)
        for space in (tables.SPACE["M1"], tables.SPACE["M2"])
    ]
    assert told == [
        "Case I des Magiciens (libre)",
        "Case II des Magiciens (Ludo, 2\N{NO-BREAK SPACE}× Isaure)",
    ]
