# SPDX-License-Identifier: MIT
"""Tests that a summary read from the first and last lines of a save agrees with the whole save."""

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.helpers import played
from tests.saves.corpus import CORPUS_FOLDER
from wizardtable.core.game_spec import GameSpec
from wizardtable.store import save, save_file, save_format, save_summary
from wizardtable.store.save_file import SaveError
from wizardtable.store.save_format import End, Header, Stored

CORPUS_SAVES = sorted(CORPUS_FOLDER.glob("*/*.wizardtable"))


def whole(path: Path) -> tuple[Header, Stored | End | None]:
    header, lines = save_file.read(path)
    return header, next((line for line in reversed(lines) if isinstance(line, Stored | End)), None)


@pytest.mark.parametrize("block", [1, 7, 500, save_file.BLOCK_BYTES])
@pytest.mark.parametrize("path", CORPUS_SAVES, ids=lambda path: path.stem)
def test_every_save_says_the_same(path: Path, block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_file, "BLOCK_BYTES", block)
    assert save_file.read_ends(path) == whole(path)


@pytest.mark.long
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(data=st.data())
def test_damaged_ones_do_too(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: st.DataObject
) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, played(toy, 9))
    lines = path.read_bytes().splitlines(keepends=True)
    picked = data.draw(st.lists(st.sampled_from([*lines[1:], b"spoilt\n", b"\n"]), max_size=8))
    content = b"".join([lines[0], *picked])
    cut = data.draw(st.integers(0, 60) | st.just(len(content)))
    path.write_bytes(content[: len(content) - cut])
    monkeypatch.setattr(save_file, "BLOCK_BYTES", data.draw(st.integers(1, 400)))
    try:
        expected: Any = whole(path)
    except SaveError as error:
        expected = str(error.reason)
    try:
        read_ends: Any = save_file.read_ends(path)
    except SaveError as error:
        read_ends = str(error.reason)
    assert read_ends == expected


def test_a_long_file_is_not_read_whole(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, played(toy, 9))
    first, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([first, b"spoilt\n" * 100_000, *rest]))
    looked: list[bytes] = []
    really = save_format.data_of

    def data_of(raw: bytes) -> object:
        looked.append(raw)
        return really(raw)

    monkeypatch.setattr(save_format, "data_of", data_of)
    _, last = save_file.read_ends(path)
    assert last is not None
    assert len(looked) < 10


def test_an_older_format_is_read_as_it_has_to_be(
    toy: GameSpec, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.wizardtable"
    save.write(path, played(toy, 9))

    def to_second(lines: list[Any]) -> list[Any]:
        return [{**lines[0], "format": 2}, *({**line, "turn": 77} for line in lines[1:-1])]

    monkeypatch.setattr(save_format, "MIGRATIONS", {1: to_second})
    monkeypatch.setattr(save_format, "FORMAT", 2)
    assert save_file.read_ends(path) == whole(path)


def test_a_link_to_nothing_hides_no_other_save(toy: GameSpec, tmp_path: Path) -> None:
    save.write(tmp_path / "a.wizardtable", played(toy, 9))
    (tmp_path / "b.wizardtable").symlink_to(tmp_path / "nowhere")
    by_name = {summary.path.stem: summary for summary in save.read_summaries(tmp_path)}
    assert by_name["a"].problem is None
    assert "does not exist" in str(by_name["b"].problem)


def test_what_was_read_is_read_again_once_it_has_changed(toy: GameSpec, tmp_path: Path) -> None:
    path = tmp_path / "a.wizardtable"
    cache: save_summary.SummaryCache = {}

    def turn() -> int:
        reading = save_summary.SummaryReader(tmp_path, cache)
        reading.wait(60)
        ((summary,), last) = reading.take()
        assert last
        return summary.turn

    save.write(path, played(toy, 2))
    before = turn()
    save.write(path, played(toy, 12))
    os.utime(path, (1, 1))
    assert turn() > before
