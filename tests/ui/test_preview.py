# SPDX-License-Identifier: MIT
"""Tests the pictures of saved matches: each is read once, at the size shown."""

import os
import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, QThreadPool
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from wizardtable.core import files
from wizardtable.store import save
from wizardtable.ui.style import preview
from wizardtable.ui.style.preview import paint_preview

ROOM, USUAL = QSize(146, 82), QSize(533, 300)


@pytest.fixture(autouse=True)
def _forget(qtbot: QtBot) -> None:
    preview._decoded.cache_clear()


def painted(path: Path, size: QSize = USUAL) -> Path:
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("teal"))
    assert image.save(str(path), "PNG")
    return path


def blank(path: Path, side: int) -> Path:
    """Writes a picture of 8000 x 8000 pixels that takes a few kilobytes."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    rows = zlib.compress(bytes((1 + (side + 7) // 8) * side))
    content = chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + content)
    return path


def test_it_is_just_large_enough_to_fill_its_place(tmp_path: Path) -> None:
    shown = preview.stored_picture(painted(tmp_path / "a.png"), ROOM)
    assert shown.size() == QSize(146, 82)
    assert shown.pixelColor(70, 40) == QColor("teal")
    assert preview.stored_picture(painted(tmp_path / "b.png", QSize(800, 300)), ROOM).width() > 146


def test_it_is_read_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = painted(tmp_path / "a.png")
    reads: list[Path] = []
    really = files.read

    def read(path: Path, limit: int) -> bytes:
        reads.append(path)
        return really(path, limit)

    monkeypatch.setattr(files, "read", read)
    for _ in range(5):
        preview.stored_picture(path, ROOM)
    assert reads == [path]
    os.utime(path, (1, 1))
    preview.stored_picture(path, ROOM)
    assert reads == [path, path]


def test_a_huge_picture_is_not_decoded(tmp_path: Path) -> None:
    path = blank(tmp_path / "a.png", 8000)
    assert path.stat().st_size < preview.MAX_FILE_BYTES
    assert preview.stored_picture(path, ROOM).isNull()


@pytest.mark.parametrize("kind", ["nothing", "words", "another format", "cut", "folder", "pipe"])
def test_what_is_no_picture_of_ours_is_shown_as_the_bare_table(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "a.png"
    if kind == "words":
        path.write_text("Dear Ada")
    elif kind == "another format":
        image = QImage(100, 100, QImage.Format.Format_RGB32)
        image.fill(QColor("teal"))
        assert image.save(str(path), "BMP")
    elif kind == "cut":
        path.write_bytes(painted(path).read_bytes()[:30])
    elif kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        if not hasattr(os, "mkfifo"):
            pytest.skip("such pipes are a matter of POSIX systems")
        os.mkfifo(path)
    assert preview.stored_picture(path, ROOM).isNull()
    canvas = QImage(ROOM, QImage.Format.Format_RGB32)
    painter = QPainter(canvas)
    paint_preview(painter, QRectF(canvas.rect()), path)
    painter.end()
    assert canvas.pixelColor(70, 70) != QColor("teal")


def _noisy(path: Path, *, public: bool = False) -> QImage:
    """Writes a large picture as earlier versions did, and returns it."""
    image = QImage(533, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for x in range(0, 533, 3):
        for y in range(0, 300, 3):
            painter.fillRect(x, y, 3, 3, QColor((x * y) % 256, (x * 7) % 256, (y * 5 + x) % 256))
    painter.end()
    if public:
        image.setText(*save.PUBLIC_VIEW)
    assert image.save(str(path), "PNG", 100)
    assert path.stat().st_size > preview.MAX_PACKED_BYTES
    return image


@pytest.mark.parametrize("public", [False, True])
def test_a_large_picture_of_an_earlier_version_is_made_small_when_it_is_seen(
    tmp_path: Path, public: bool
) -> None:
    match = tmp_path / "toy-1.wizardtable"
    old, new = save.old_preview_path(match), save.preview_path(match)
    _noisy(old, public=public)
    assert not preview.stored_picture(old, ROOM).isNull()
    assert QThreadPool.globalInstance().waitForDone(5000)
    assert not old.exists()
    assert new.stat().st_size <= 30_000
    assert (save.public_preview(match) is not None) == public
    assert not preview.stored_picture(old, ROOM).isNull(), "its old place leads to it"
    assert save.existing_preview(match) == new


def test_a_small_picture_of_an_earlier_version_stays(tmp_path: Path) -> None:
    path = painted(tmp_path / "toy-1.png")
    before = path.read_bytes()
    assert not preview.stored_picture(path, ROOM).isNull()
    assert QThreadPool.globalInstance().waitForDone(5000)
    assert path.read_bytes() == before


def test_a_picture_of_pure_noise_is_packed_into_thirty_kilobytes(tmp_path: Path) -> None:
    image = _noisy(tmp_path / "a.png")
    packed = preview.packed_jpeg(image, public=True)
    assert 0 < len(packed) <= 30_000
    assert b"view: public" in packed[:512]


def test_both_pictures_go_with_their_match(tmp_path: Path) -> None:
    match = tmp_path / "toy-1.wizardtable"
    match.touch()
    for place in (save.old_preview_path(match), save.preview_path(match)):
        place.touch()
    save.remove(match)
    assert not list(tmp_path.iterdir())
