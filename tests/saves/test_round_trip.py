# SPDX-License-Identifier: MIT
"""Tests that a save contains the whole match as readable lines."""

import json
import os
from pathlib import Path

import pytest

from tests.helpers import begun, play_on, played
from wizardtable.core import codec, files, seeds
from wizardtable.core.game import Seat
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import AID_HINT, Match
from wizardtable.store import save


def digest(match: Match) -> str:
    return codec.digest(match.spec.rules.kinds.state, match.state_at(len(match.actions)))


def test_a_match_comes_back_with_its_history(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    match = played(toy, 9)
    save.write(path, match)
    loaded = save.load(path)
    assert loaded.notice is None
    assert loaded.match.actions == match.actions
    assert loaded.match.players == match.players
    assert digest(loaded.match) == digest(match)
    assert loaded.match.undo({Seat(0)}) > 0


def test_the_assisted_mark_is_kept(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    match = played(toy)
    match.undo({Seat(0)})
    match.undo({Seat(0)})
    assert match.assisted
    match.assist(AID_HINT)
    assert len(match.aids) > 1
    save.write(path, match)
    loaded = save.load(path).match
    assert (loaded.assisted, loaded.aids) == (True, match.aids)


def test_the_chances_that_were_told_are_kept(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    match = played(toy)
    match.advised = {0: 33, 4: 61}
    save.write(path, match)
    assert save.load(path).match.advised == {0: 33, 4: 61}


def test_a_match_that_lost_its_beginning_can_be_saved_again(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    whole = played(toy)
    late = Match.from_state(
        toy, whole.setup, whole.seed, whole.players, whole.state_at(5), earlier=5
    )
    for action in whole.actions[5:]:
        late.play(action)
    save.write(path, late)
    loaded = save.load(path)
    assert loaded.notice is None
    assert loaded.match.earlier == 5
    assert loaded.match.result == whole.result


def test_the_file_is_readable_lines_of_json(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    match = played(toy)
    save.write(path, match)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert all(len(line["sum"]) == 8 for line in lines)
    header, first, *rest = lines
    assert header["kind"] == "header"
    assert header["players"][2] == {"name": "Chloé", "level": "pupil", "wizard": ""}
    assert (first["kind"], first["n"]) == ("stored", 0)
    steps = [line for line in rest if line["kind"] == "step"]
    assert [step["n"] for step in steps] == list(range(1, len(match.actions) + 1))
    assert all((step["hash"] is None) == (step["n"] % 20 != 0) for step in steps)
    movers = [match.mover(index) for index in range(len(match.actions))]
    ends = [n for n in range(1, len(movers)) if movers[n] != movers[n - 1]] + [len(movers)]
    assert [line["n"] for line in rest if line["kind"] == "stored"] == ends
    assert rest[-1]["kind"] == "end"


def test_the_largest_seed_is_kept(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, played(toy, 5, seed=seeds.LARGEST_SEED))
    assert save.load(path).match.seed == seeds.LARGEST_SEED


def test_saving_over_a_file_keeps_it_as_backup(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    path.write_text("precious")
    save.write(path, begun(toy))
    assert files.backup_path(path).read_text() == "precious"


def test_summaries_tell_saves_apart_last_played_first(toy: GameSpec, tmp_path: Path) -> None:
    old, new, bad = (tmp_path / f"{name}.wizardtable" for name in ("old", "new", "bad"))
    save.write(old, played(toy))
    save.write(new, played(toy, 8))
    bad.write_text("something else\n")
    save.preview_path(new).write_bytes(b"picture")
    for age, path in enumerate((new, old, bad)):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    first, second, third = save.read_summaries(tmp_path)
    assert (first.path, first.is_finished, first.preview) == (new, False, save.preview_path(new))
    assert (second.path, second.is_finished, second.turn) == (old, True, 5)
    assert (first.game_id, first.modified, first.problem) == ("toy", 1_000_000, None)
    assert [player.name for player in first.players] == ["Ada", "Blaise", "Chloé"]
    assert str(third.problem) == "“bad.wizardtable” is not a saved match."


def test_a_folder_that_is_missing_has_no_saves(tmp_path: Path) -> None:
    assert save.read_summaries(tmp_path / "nowhere") == []


def test_new_saves_get_names_of_their_own_and_removed_ones_vanish(
    toy: GameSpec, tmp_path: Path
) -> None:
    path = save.new_path(tmp_path, "toy")
    save.write(path, begun(toy))
    save.write(path, play_on(begun(toy), 3))
    save.preview_path(path).write_bytes(b"picture")
    save.arrangement_path(path).write_bytes(b"[]")
    other = save.new_path(tmp_path, "toy")
    assert path != other
    save.remove(path)
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    with pytest.raises(save.SaveError, match=r"“a.wizardtable” does not exist\."):
        save.load(tmp_path / "a.wizardtable")
    with pytest.raises(save.SaveError, match=tmp_path.name):
        save.load(tmp_path)
