# SPDX-License-Identifier: MIT
"""The icons of the program and of its saves for each system, drawn from the project's SVG files."""

import os
import re
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
APP = ROOT / "resources" / "art" / "app"
GRADIENTS = ROOT / "resources" / "art" / "gradients.svg"
SIZES = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)
"""The sizes of the hicolor theme, in pixels."""

SMALL = 32
"""Up to this size in pixels only the hat is drawn, which stays recognisable."""

PICTURE_SIZE = (328, 628)
PICTURE_HAT = 192
"""The sizes in pixels of the picture in Windows' setup, and of the icon in it.

The picture is twice as large as on a screen of 96 DPI.
"""

SAVE = "save"
PROGRAM = "icon"


def complete(name: str) -> str:
    """Returns a self-contained SVG (`icon`, `icon-small` or `save`), with its gradients."""
    text = (APP / f"{name}.svg").read_text(encoding="utf-8")
    used = set(re.findall(r"url\(#([\w-]+)\)", text))
    shared = re.findall(r"<(?:linear|radial)Gradient.*?</(?:linear|radial)Gradient>", _gradients())
    needed = [gradient for gradient in shared if re.search(r'id="([\w-]+)"', gradient)[1] in used]  # type: ignore[index]
    return re.sub(r"<svg ", '<svg width="128" height="128" ', text, count=1).replace(
        "<defs>", "<defs>" + "".join(needed), 1
    )


def _gradients() -> str:
    return GRADIENTS.read_text(encoding="utf-8")


def draw(folder: Path, kind: str = PROGRAM, sizes: tuple[int, ...] = SIZES) -> dict[int, Path]:
    """Writes PNG files `<kind>-<size>.png` into the folder; returns them by size in pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QByteArray  # noqa: PLC0415 - the platform is chosen first
    from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: PLC0415 - as above
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415 - as above

    _app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    files = {}
    for size in sizes:
        name = f"{kind}-small" if kind == PROGRAM and size <= SMALL else kind
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        QSvgRenderer(QByteArray(complete(name).encode())).render(painter)
        painter.end()
        files[size] = folder / f"{kind}-{size}.png"
        image.save(str(files[size]))
    return files


def setup_picture(folder: Path) -> Path:
    """Writes the picture beside the first and the last page of Windows' setup; returns its path."""
    hat = draw(folder, PROGRAM, (PICTURE_HAT,))[PICTURE_HAT]
    from PySide6.QtCore import QPointF, QRectF, Qt  # noqa: PLC0415 - after `draw`
    from PySide6.QtGui import QColor, QFont, QImage, QLinearGradient, QPainter  # noqa: PLC0415

    from wizardtable.paint.theme import DARK, serif_family  # noqa: PLC0415 - it needs Qt

    width, height = PICTURE_SIZE
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sky = QLinearGradient(QPointF(0, 0), QPointF(0, height))
    sky.setColorAt(0, QColor(DARK.lamp))
    sky.setColorAt(1, QColor(DARK.felt_edge))
    painter.fillRect(image.rect(), sky)
    painter.drawImage((width - PICTURE_HAT) // 2, height // 4, QImage(str(hat)))
    font = QFont(serif_family())
    font.setPixelSize(44)
    painter.setFont(font)
    painter.setPen(QColor(DARK.brass_high))
    title = QRectF(0, height // 4 + PICTURE_HAT, width, 90)
    painter.drawText(title, Qt.AlignmentFlag.AlignCenter, "Wizardtable")
    painter.end()
    target = folder / "setup.bmp"
    image.save(str(target))
    return target


def ico(folder: Path, kind: str = PROGRAM) -> Path:
    """Writes the icon file of Windows with all its sizes, and returns its path."""
    return _write_icon_file(folder, kind, (16, 24, 32, 48, 64, 128, 256), "ico")


def icns(folder: Path, kind: str = PROGRAM) -> Path:
    """Writes the icon file of macOS with all its sizes, and returns its path."""
    return _write_icon_file(folder, kind, (32, 64, 128, 256, 512, 1024), "icns")


def _write_icon_file(folder: Path, kind: str, sizes: tuple[int, ...], suffix: str) -> Path:
    target = folder / f"{kind}.{suffix}"
    pictures = [Image.open(path) for path in draw(folder, kind, sizes).values()]
    wanted = [(size, size) for size in sizes]
    pictures[-1].save(target, append_images=pictures[:-1], sizes=wanted)
    return target


if __name__ == "__main__":
    for made in (ico, icns):
        for subject in (PROGRAM, SAVE):
            print(made(Path(sys.argv[1]), subject))
