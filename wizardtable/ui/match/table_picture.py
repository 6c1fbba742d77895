# SPDX-License-Identifier: MIT
"""Keeps a small picture of the table beside a save, for the lobby and the list of saves."""

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap

from wizardtable.core import files
from wizardtable.core.match import Match, needs_curtain
from wizardtable.play import frames
from wizardtable.store import save
from wizardtable.table.table_view import TableView
from wizardtable.ui.style.preview import packed

SIZE = QSize(480, 300)
"""In pixels."""


def keep(match: Match, table: TableView, path: Path, font_scale: int) -> None:
    """Keep a picture of the whole table as it is beside the match's save: of the public view where
    several people have secrets, for all of them see the lobby. `font_scale` in percent."""
    if needs_curtain(match.spec, match.players):
        _write(_public(match, table, font_scale), path, public=True)
    else:
        table.loupe.see_whole(at_once=True)
        _write(table.grab(), path, public=False)


def due(match: Match, path: Path) -> bool:
    """Whether the match's save has no picture that may be shown."""
    if needs_curtain(match.spec, match.players):
        return save.public_preview(path) is None
    return save.existing_preview(path) is None


def _public(match: Match, table: TableView, font_scale: int) -> QPixmap:
    """What anybody may see of the match, on a table of its own: the one that is played at keeps
    half-made moves and the order of a hand."""
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
    """Returns the picture of a table so small that it just fills `SIZE`."""
    return picture.scaled(
        SIZE,
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    ).toImage()


def _write(picture: QPixmap, path: Path, *, public: bool) -> None:
    with suppress(OSError):  # only an ornament; the autosave tells about a full disk
        files.replace(save.preview_path(path), packed(small_picture(picture), public=public))
        save.old_preview_path(path).unlink(missing_ok=True)
