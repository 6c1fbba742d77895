# SPDX-License-Identifier: MIT
"""The About dialog: the program's version and licence, and those of the packages it needs."""

import platform
import re
from dataclasses import dataclass
from importlib import metadata

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable import __version__
from wizardtable.core import catalog, override
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.list_cursor import ListCursor
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.covers.game_picture import GamePicture
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, Ornament, button, in_scroll_area, label

LICENCE_TITLES = {
    "Apache-2.0": "Apache 2.0",
    "BSD-2-Clause": "BSD 2-Clause",
    "BSD-3-Clause": "BSD 3-Clause",
    "GPL-2.0-only": "GNU GPL 2",
    "GPL-3.0-only": "GNU GPL 3",
    "HPND": "MIT-CMU",
    "LGPL-3.0-only": "GNU LGPL 3",
    "MIT License": "MIT",
    "MIT-CMU": "MIT-CMU",
    "OFLv1.1": "SIL Open Font 1.1",
    "PSF-2.0": "Python Software Foundation 2",
    "SIL OFL 1.1": "SIL Open Font 1.1",
}
"""The usual name of a licence, by the identifier in a package's metadata."""

PACKAGE_TITLES = {
    "font-source-sans-pro": "Source Sans Pro",
    "font-source-serif-pro": "Source Serif Pro",
    "pyside6-essentials": "Qt for Python (PySide6)",
    "shiboken6": "Shiboken",
    "pillow": "Pillow",
}
"""The titles of packages that are better known under another name, by package name."""

SOUND_EXTRA = re.compile(r"extra == .sound.")
"""The mark of an optional requirement, the sound library, in a package's metadata."""


COVER_HEIGHT = 112
"""The height of the games' covers, in pixels at 100 %."""

HEIGHT_WITH_COVERS = 580
"""A dialog lower than this, in pixels at 100 %, hides the covers."""


@dataclass(frozen=True, slots=True)
class Dependency:
    """A package that the program needs, or Python itself, with its version and licence."""

    name: str
    version: str
    licence: str


def dependencies() -> list[Dependency]:
    """Returns Python and all installed packages that the program needs, sorted by name.

    The packages that these packages need are included. Only Python is returned if the program runs
    without being installed.
    """
    packages: dict[str, Dependency] = {}
    waiting = _requirements("wizardtable")
    while waiting:
        name = waiting.pop()
        if name in packages:
            continue
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        packages[name] = Dependency(
            PACKAGE_TITLES.get(name, about["Name"]), about["Version"], _licence(about)
        )
        waiting.extend(_requirements(name))
    packages["python"] = Dependency("Python", platform.python_version(), LICENCE_TITLES["PSF-2.0"])
    return sorted(packages.values(), key=lambda dependency: dependency.name.casefold())


def _requirements(name: str) -> list[str]:
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    plain = (line for line in lines if "extra ==" not in line or SOUND_EXTRA.search(line))
    names = (re.match(r"[A-Za-z0-9._-]+", line) for line in plain)
    return [match[0].lower().replace("_", "-") for match in names if match]


def _licence(about: "metadata.PackageMetadata") -> str:
    headers = about.json
    expression = str(headers.get("license_expression", ""))
    if expression:
        return _licence_title(expression)
    classifiers = headers.get("classifier", [])
    named = [
        line.split(" :: ")[-1]
        for line in (classifiers if isinstance(classifiers, list) else [classifiers])
        if line.startswith("License :: ")
    ]
    words = str(headers.get("license", "")).strip().splitlines()
    short = words[0] if words and len(words[0]) < 60 else ""
    return _licence_title(short or ", ".join(named))


def _licence_title(licence: str) -> str:
    return " / ".join(LICENCE_TITLES.get(part, part) for part in licence.split(" OR "))


class AboutDialog(Dialog):
    """Shows what the program is, its licence, the games' covers and a list of packages.

    Attributes:
        package_list: the packages that the program needs.
    """

    material = Material.PARCHMENT

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, 700, 650)
        self._title = label(self, "title")
        self._title.setText("Wizardtable")
        self._version = label(self, "soft")
        self._covers = QWidget(self)
        self._summary = label(self, "lead", wrap=True)
        self._licence = label(self, wrap=True)
        self._packages_title = label(self, "heading")
        for text_label in (self._title, self._version, self._summary, self._licence):
            text_label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.package_list = QTreeWidget(self)
        self.package_list.setRootIsDecorated(False)
        self.package_list.setColumnCount(3)
        ListCursor(self.package_list)
        for package in dependencies():
            item = QTreeWidgetItem([package.name, package.version, package.licence])
            item.setToolTip(2, package.licence)
            self.package_list.addTopLevelItem(item)
        self.close_button = button(self, "", self.accept)
        self.close_button.setDefault(True)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        header = self.package_list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (28, 18, 28, 18)))
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._title)
        whole.addWidget(self._version)
        whole.addWidget(Ornament(self))
        covers = QHBoxLayout(self._covers)
        covers.setContentsMargins(0, 0, 0, appearance.scaled(4))
        covers.setSpacing(appearance.scaled(12))
        for game in catalog.GAMES:
            cover = GamePicture(game, self._covers, after_others=True)
            cover.setFixedHeight(appearance.scaled(COVER_HEIGHT))
            covers.addWidget(cover)
        whole.addWidget(self._covers)
        body = QWidget(self)
        body.setObjectName("clear")
        words = QVBoxLayout(body)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(appearance.scaled(8))
        words.addWidget(self._summary)
        words.addWidget(self._licence)
        words.addSpacing(appearance.scaled(6))
        words.addWidget(self._packages_title)
        words.addWidget(self.package_list, 1)
        self.package_list.setMinimumHeight(appearance.scaled(110))
        middle = in_scroll_area(body)
        middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab leads to the list within
        whole.addWidget(middle, 1)
        whole.addLayout(foot)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(render(N_("AboutDialog", "About")))
        version = N_("AboutDialog", "Version {version}, with Qt {qt}")
        self._version.setText(render(version.of(version=__version__, qt=qVersion())))
        self._summary.setText(
            render(N_("AboutDialog", "Wizard board games against opponents who cannot cheat."))
        )
        self._licence.setText(
            render(
                N_(
                    "AboutDialog",
                    "This program is free software under the MIT licence. Its rules "
                    "pages, pictures and code are original; the games are the work of "
                    "their authors.",
                )
            )
        )
        self._packages_title.setText(render(N_("AboutDialog", "Built with")))
        self.package_list.setAccessibleName(self._packages_title.text())
        self.package_list.setHeaderLabels(
            [
                render(N_("AboutDialog", "Name")),
                render(N_("AboutDialog", "Version")),
                render(N_("AboutDialog", "Licence")),
            ]
        )
        self.close_button.setText(render(N_("AboutDialog", "Close")))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._covers.setVisible(self.height() >= appearance.scaled(HEIGHT_WITH_COVERS))


def dialog_for(navigator: Navigator) -> AboutDialog:
    """Returns the About dialog above the main window."""
    return AboutDialog(navigator.window)
