# SPDX-License-Identifier: MIT
"""Saves a small picture of the table beside a save, for the lobby and the list of saves."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap

from wizardtable.core import files
from wizardtable.core.match import Match, needs_curtain
from wizardtable.play import frames
from wizardtable.store import save
from wizardtable.table.table_view import TableView
from wizardtable.ui.style.preview import packed_jpeg

PREVIEW_SIZE = QSize(480, 300)
"""The size of a saved picture, in pixels."""


def save_picture(match: Match, table: TableView, path: Path, font_scale: int) -> None:
    """Saves a picture of the whole table beside the match's save.

    If several people at the table have secrets, it is a picture of the public view, because all of
    them see the lobby.

    Args:
        match: the match.
        table: shows the match.
        path: the path of the match's save.
        font_scale: the font scale, in percent.
    """
    if needs_curtain(match.spec, match.players):
        _write_picture(_public_picture(match, table, font_scale), path, public=True)
    else:
        table.loupe.see_whole(at_once=True)
        _write_picture(table.grab(), path, public=False)


def is_picture_due(match: Match, path: Path) -> bool:
    """Returns whether a match's save has no picture that may be shown."""
    if needs_curtain(match.spec, match.players):
        return save.public_preview(path) is None
    return save.existing_preview(path) is None


def _public_picture(match: Match, table: TableView, font_scale: int) -> QPixmap:
    """Returns a picture of the public view of a match.

    It is painted on a table of its own, because the player's table shows half-made moves and the
    order of a hand.
    """
    view = TableView(match.spec, table.parentWidget(), table.table.art)
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.retheme(table.look.theme)
    view.set_font_scale(font_scale)
    view.resize(table.size())
    view.show()
    view.present(frames.past_frame(match, None, len(match.actions)), animate=False)
    view.table.picture_loader.finish_painting()
    picture = view.grab()
    view.close()
    view.deleteLater()
    return picture


def small_picture(picture: QPixmap) -> QImage:
    """Returns the picture of a table, scaled down until it just fills `PREVIEW_SIZE`."""
    return picture.scaled(
        PREVIEW_SIZE,
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    ).toImage()


def _write_picture(picture: QPixmap, path: Path, *, public: bool) -> None:
    with suppress(OSError):  # the autosave reports a full disk
        files.replace(save.preview_path(path), packed_jpeg(small_picture(picture), public=public))
        save.old_preview_path(path).unlink(missing_ok=True)
