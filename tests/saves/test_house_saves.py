# SPDX-License-Identifier: MIT
"""Tests that the save of a match with a player's custom cards contains the cards themselves."""

from pathlib import Path

import pytest

from tests.games.wizards_gambit.old_deck import write_old_deck
from tests.helpers import play_on
from tests.saves.test_bad_saves import Line, edit
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.games.wizards_gambit.custom_deck.reader import HOUSE
from wizardtable.store import save
from wizardtable.store.save import SaveError
from wizardtable.ui.dialogs.save_text import game_text, own_file_title

SPEC = catalog.get("wizards_gambit")
TWO_PLAYERS = (Player("Ada", None), Player("Bob", "greedy"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Returns the save of a match with custom cards after some moves; the file of the cards is
    deleted."""
    example = write_old_deck(tmp_path / "decks")
    match = Match(SPEC, Setup(2, (), HOUSE.read(example).data), 3, TWO_PLAYERS)
    example.unlink()
    for _ in range(25):
        match.play(match.menu()[0])
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    return path


def test_a_match_goes_on_with_its_deck_without_the_file(path: Path) -> None:
    loaded = save.load(path)
    assert loaded.notice is None
    assert len(loaded.match.actions) == 25
    assert HOUSE.title_of(loaded.match.setup.data) == "My cards"
    play_on(loaded.match)
    assert loaded.match.result is not None


def test_it_goes_on_from_its_last_state_when_earlier_moves_are_lost(path: Path) -> None:
    def damage(lines: list[Line]) -> None:
        lines[3]["action"] = {"kind": "end_turn"}

    edit(path, damage)
    loaded = save.load(path)
    assert loaded.notice is not None
    assert HOUSE.title_of(loaded.match.setup.data) == "My cards"


def test_a_list_of_saves_tells_with_what_a_match_is_played(path: Path) -> None:
    (summary,) = save.read_summaries(path.parent)
    assert own_file_title(summary) == "My cards"
    assert game_text(summary) == "Wizard’s Gambit: My cards"


@pytest.mark.parametrize(
    "data", ["scribble", "{}", '{"cards":[],"spells":[]}', '{"incantations":[],"spells":[]}']
)
def test_cards_that_are_damaged_or_of_a_newer_version_are_told_in_one_sentence(
    path: Path, data: str
) -> None:
    edit(path, lambda lines: lines[0]["setup"].update(data=data))
    with pytest.raises(SaveError) as caught:
        save.load(path)
    assert str(caught.value) == (
        "“a.wizardtable” uses a house deck, and the copy of the deck in the save is damaged or "
        "was made for a newer version of the program."
    )
    (summary,) = save.read_summaries(path.parent)
    assert game_text(summary) == "Wizard’s Gambit"


def test_a_game_without_own_files_does_not_take_any(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "toy.wizardtable"
    seats = min(toy.seats)
    players = [Player(f"P{seat}", None) for seat in range(seats)]
    save.write(path, Match(toy, Setup(seats), 1, players))
    edit(path, lambda lines: lines[0]["setup"].update(data="[]"))
    with pytest.raises(SaveError, match="a house deck"):
        save.load(path)
