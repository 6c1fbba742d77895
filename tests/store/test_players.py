# SPDX-License-Identifier: MIT
"""Tests that several players can share a computer, and that none of them loses data."""

import errno
import json
import os
from pathlib import Path

import pytest

from wizardtable.core import files
from wizardtable.store import settings
from wizardtable.store.paths import DataDir
from wizardtable.store.player import players
from wizardtable.store.settings import Settings


@pytest.fixture
def home(tmp_path: Path) -> DataDir:
    data = DataDir(tmp_path)
    data.saves.mkdir()
    settings.save(data.settings, Settings(player_name="Ada", portrait="novice-hat"))
    return data


def added(home: DataDir, name: str) -> str:
    return players.add(home, Settings(player_name=name))


def test_a_folder_of_before_is_the_first_players(home: DataDir) -> None:
    assert players.current_player(home) == (home, None)
    (only,) = players.all_players(home)
    assert (only.id, only.data, only.name) == (players.FIRST_PLAYER_ID, home, "Ada")
    assert not home.players_file.exists(), "nothing is written for who plays alone"


def test_a_further_player_has_a_folder_of_their_own(home: DataDir) -> None:
    bea = added(home, "Bea")
    assert [player.name for player in players.all_players(home)] == ["Ada", "Bea"]
    assert players.data_of(home, bea).saves.is_dir()
    assert players.current_player(home)[0] == home, "who is added does not play yet"


def test_who_plays_is_remembered(home: DataDir) -> None:
    bea = added(home, "Bea")
    players.choose(home, bea)
    data, notice = players.current_player(home)
    assert (data, notice) == (players.data_of(home, bea), None)
    players.choose(home, players.FIRST_PLAYER_ID)
    assert players.current_player(home) == (home, None)


def test_what_a_newer_version_wrote_beside_it_stays(home: DataDir) -> None:
    home.players_file.write_text(json.dumps({"now": "", "order": ["x"]}), "utf-8")
    players.choose(home, added(home, "Bea"))
    assert json.loads(home.players_file.read_text("utf-8"))["order"] == ["x"]


@pytest.mark.parametrize("text", ["{", "[]", '"2"', '{"now": {}}', '{"now": "../.."}', "\0"])
def test_a_broken_or_forged_file_loses_nobody(home: DataDir, text: str) -> None:
    added(home, "Bea")
    home.players_file.write_text(text, "utf-8")
    data, notice = players.current_player(home)
    assert data == home and notice is not None
    assert [player.name for player in players.all_players(home)] == ["Ada", "Bea"]
    players.choose(home, "2")
    assert players.current_player(home)[0] == players.data_of(home, "2")


def test_a_player_whose_folder_is_gone_does_not_stop_the_start(home: DataDir) -> None:
    bea = added(home, "Bea")
    players.choose(home, bea)
    players.data_of(home, bea).root.rename(home.root / "elsewhere")
    data, notice = players.current_player(home)
    assert data == home and notice is not None


def test_a_link_to_somewhere_else_is_no_player(home: DataDir, tmp_path: Path) -> None:
    home.players.mkdir()
    (tmp_path / "other").mkdir()
    try:
        (home.players / "7").symlink_to(tmp_path / "other", target_is_directory=True)
    except OSError:
        pytest.skip("no links here")
    assert players.ids(home) == [players.FIRST_PLAYER_ID]


def test_who_is_removed_is_kept_in_a_folder_and_the_others_stay(home: DataDir) -> None:
    bea, cy = added(home, "Bea"), added(home, "Cy")
    (players.data_of(home, bea).saves / "anludim-1.wizardtable").write_bytes(b"x")
    folder = players.remove(home, bea)
    assert (folder / "saves" / "anludim-1.wizardtable").read_bytes() == b"x"
    assert [player.name for player in players.all_players(home)] == ["Ada", "Cy"]
    assert added(home, "Di") not in (bea, cy), "no id comes again"


def test_the_first_player_cannot_be_removed(home: DataDir) -> None:
    with pytest.raises(files.FileError):
        players.remove(home, players.FIRST_PLAYER_ID)
    assert home.settings.exists()


def test_who_cannot_be_added_is_not_there_in_part(home: DataDir) -> None:
    home.players.write_bytes(b"in the way")
    with pytest.raises(files.FileError):
        added(home, "Bea")
    assert players.ids(home) == [players.FIRST_PLAYER_ID]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="rights count for others")
def test_where_nothing_can_be_written_a_sentence_says_so(home: DataDir) -> None:
    home.root.chmod(0o500)
    try:
        with pytest.raises(files.FileError):
            added(home, "Bea")
    finally:
        home.root.chmod(0o700)


def test_a_new_player_sees_and_hears_as_the_one_before_and_has_learned_nothing() -> None:
    of = Settings(
        language="fr", font_scale=150, player_name="Ada", lessons_done=("anludim",), volume=10
    )
    new = players.new_settings(of, "Bea", "novice-hood")
    assert (new.language, new.font_scale, new.volume) == ("fr", 150, 10)
    assert (new.player_name, new.portrait, new.lessons_done) == ("Bea", "novice-hood", ())


def test_whatever_lies_among_removed_players_a_new_one_can_be_added(home: DataDir) -> None:
    home.removed.mkdir()
    for name in ("²", "x", "4-2"):
        (home.removed / name).mkdir()
    assert added(home, "Bo") == "5"


def test_folders_that_may_not_be_looked_at_are_no_players(
    home: DataDir, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = added(home, "Bo")
    players.choose(home, player)
    look = os.stat

    def denied(path: str | Path, **options: object) -> os.stat_result:
        if Path(path).is_relative_to(home.players):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return look(path, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "stat", denied)
    data, notice = players.current_player(home)
    assert data == home
    assert notice is not None and "cannot be found" in str(notice)


@pytest.mark.skipif(os.name != "posix", reason="needs fork")
def test_a_kill_while_a_player_is_added_leaves_nobody_without_a_name(home: DataDir) -> None:
    for place in ("mkdir", "replace", "rename"):
        pid = os.fork()
        if pid == 0:
            setattr(Path, place, lambda *_, **__: os._exit(9))
            added(home, "Bea")
            os._exit(0)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 9
        assert players.ids(home) == [players.FIRST_PLAYER_ID]
        players.clear_up(home)
        assert not home.players.exists() or not list(home.players.iterdir())
    assert players.entry(home, added(home, "Bea")).name == "Bea"
