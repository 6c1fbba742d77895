# SPDX-License-Identifier: MIT
"""The wizards that play as opponents, and old saves without wizards."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

from tests.helpers import begun
from wizardtable.core import codec
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.core.styles import BALANCED, STYLE_IDS
from wizardtable.core.wizards import WIZARDS, free_wizard, id_of_name, style_of, wizard_of_id
from wizardtable.store import save
from wizardtable.store.paths import resource


def test_there_are_enough_wizards_for_every_table_and_two_of_each_style() -> None:
    assert len({wizard.id for wizard in WIZARDS}) == len(WIZARDS) == 10
    assert len({wizard.name for wizard in WIZARDS}) == len(WIZARDS)
    styles = [wizard.style for wizard in WIZARDS]
    assert all(styles.count(style) == 2 for style in STYLE_IDS)


def test_every_wizard_has_a_different_portrait() -> None:
    texts = [resource("art", "wizards", f"{wizard.id}.svg").read_bytes() for wizard in WIZARDS]
    assert len(set(texts)) == len(WIZARDS)
    assert all(ElementTree.fromstring(text).get("viewBox") == "0 0 100 100" for text in texts)


def test_wizards_are_found_by_id_and_by_name() -> None:
    assert id_of_name("Célestine") == "celestine"
    assert id_of_name("Ada") == ""
    celestine = wizard_of_id("celestine")
    assert celestine is not None
    assert celestine.name == "Célestine"
    assert style_of("celestine") == "bidder"
    assert style_of("") == style_of("merlin") == BALANCED


def test_a_free_wizard_has_a_name_that_nobody_at_the_table_has() -> None:
    names: list[str] = []
    while len(names) < len(WIZARDS):
        names.append(free_wizard(names, 4).name)
    assert names[0] == WIZARDS[4].name
    assert len(set(names)) == len(WIZARDS)


def test_a_save_keeps_the_wizards(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "match.wizardtable"
    match = begun(toy)
    match.players = (match.players[0], Player("Corvin", "pupil", "corvin"), match.players[2])
    save.write(path, match)
    assert save.load(path).match.players == match.players


def test_a_save_from_before_the_wizards_has_none() -> None:
    player: Player = codec.loads(Player, '{"level":"adept","name":"Thaddeus"}')
    assert player == Player("Thaddeus", "adept")
    assert replace(player, wizard="thaddeus") != player


def test_a_wizard_whom_this_version_does_not_know_plays_without_a_style(toy: GameSpec) -> None:
    players = [Player("Ada", None), Player("Merlin", "pupil", "merlin")]
    match = Match(toy, replace(begun(toy, 2).setup), 3, players)
    assert style_of(match.players[1].wizard) == BALANCED
