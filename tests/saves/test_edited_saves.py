# SPDX-License-Identifier: MIT
"""Tests saves that mail programs and editors have changed without changing their meaning."""

import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers import played
from wizardtable.core import codec, files
from wizardtable.core.game import Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Match, Player
from wizardtable.store import save, save_file, save_format, settings, statistics
from wizardtable.store.autosave import Autosave
from wizardtable.store.book.old_lines import FinishedLine
from wizardtable.store.paths import DataDir
from wizardtable.store.settings import Settings

Change = Callable[[bytes], bytes]

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


def decomposed(content: bytes) -> bytes:
    return unicodedata.normalize("NFD", content.decode()).encode()


def composed(content: bytes) -> bytes:
    return unicodedata.normalize("NFC", content.decode()).encode()


EDITOR_CHANGES: dict[str, Change] = {
    "CRLF": lambda content: content.replace(b"\n", b"\r\n"),
    "BOM": lambda content: BYTE_ORDER_MARK + content,
    "blank lines": lambda content: b"\n \n" + content.replace(b"\n", b"\n\n"),
    "no last newline": lambda content: content.removesuffix(b"\n"),
    "decomposed": decomposed,
    "composed": composed,
    "all": lambda content: (
        BYTE_ORDER_MARK + decomposed(content).strip().replace(b"\n", b"\r\n\r\n")
    ),
}


@pytest.fixture(params=["Zoé", unicodedata.normalize("NFD", "Zoé")], ids=["NFC", "NFD"])
def path(toy: GameSpec, tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """Returns the save of a new match.

    A player's name has an accent, in one of its two Unicode forms.
    """
    match = Match(toy, Setup(2), 3, [Player(request.param, None), Player("Bob", "pupil")])
    for _ in range(3):
        match.play(match.menu()[0])
    path = tmp_path / "a.wizardtable"
    save.write(path, match)
    return path


@pytest.mark.parametrize("block", [1, save_file.BLOCK_BYTES])
@pytest.mark.parametrize("change", EDITOR_CHANGES.values(), ids=EDITOR_CHANGES)
def test_such_a_save_opens_whole_and_is_listed(
    path: Path, change: Change, block: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_file, "BLOCK_BYTES", block)
    before, ends = save.load(path), save_file.read_ends(path)
    path.write_bytes(change(path.read_bytes()))
    after = save.load(path)
    assert after.notice is None
    assert after.header == before.header
    assert after.match.actions == before.match.actions
    assert save_file.read_ends(path) == ends


@pytest.mark.parametrize("change", EDITOR_CHANGES.values(), ids=EDITOR_CHANGES)
def test_the_match_goes_on_in_the_form_of_the_program(path: Path, change: Change) -> None:
    path.write_bytes(change(path.read_bytes()))
    match = save.load(path).match
    keeper = Autosave(path, match)
    match.play(match.menu()[0])
    keeper.keep(match)
    assert keeper.close()
    again = path.with_stem("again")
    save.write(again, match)
    assert path.read_bytes() == again.read_bytes()


def test_a_name_that_was_changed_by_hand_is_still_noticed(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"Zo', b'"So'))
    with pytest.raises(save.SaveError, match="first line cannot be read"):
        save.load(path)


def test_a_forged_line_of_combining_marks_takes_no_time(path: Path) -> None:
    """Unicode normalization takes time with the square of the number of marks: minutes for this
    line."""
    first = path.read_bytes().partition(b"\n")[0]
    path.write_bytes(first + b"\n" + "\u0315\u0300".encode() * 200_000 + b"\n")
    with pytest.raises(save.SaveError, match="no position in the match"):
        save.load(path)


def test_a_save_that_is_too_large_is_refused_and_never_copied_in_part(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, to = tmp_path / "a.wizardtable", tmp_path / "b.wizardtable"
    save.write(path, played(toy, 9))
    for module in (save_format, save):
        monkeypatch.setattr(module, "MAX_SAVE_BYTES", path.stat().st_size - 1)
    with pytest.raises(save.SaveError, match=r"“a\.wizardtable” is too large"):
        save.load(path)
    with pytest.raises(files.FileError, match=r"“a\.wizardtable” is too large"):
        save.copy(path, to)
    assert not to.exists()


def test_records_and_preferences_are_read_in_such_a_form_too(toy: GameSpec, tmp_path: Path) -> None:
    data, match = DataDir(tmp_path), played(toy)
    settings.save(data.settings, Settings(player_name="Ada"))
    assert match.result is not None
    deal = toy.id, match.setup, match.seed, match.players
    line = FinishedLine(*deal, match.result, 1_700_000_000)  # as earlier versions wrote it
    data.old_file("statistics").write_text(codec.dumps(FinishedLine, line) + "\n", "utf-8")
    for path in (data.settings, data.old_file("statistics")):
        content = path.read_bytes()
        path.write_bytes(BYTE_ORDER_MARK + content.replace(b"\n", b"\r\n") + b"\r\n")
    loaded, notice = settings.load(data.settings)
    assert loaded.player_name == "Ada" and notice is None
    finished, problem = statistics.read(data)
    assert len(finished) == 1 and problem is None
