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
