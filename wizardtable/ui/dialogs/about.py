# SPDX-License-Identifier: MIT
"""About the program: what it is, its version and licence, and those of what it stands on."""

import platform
import re
from dataclasses import dataclass
from importlib import metadata

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from wizardtable import __version__
from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.style import appearance
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import Dialog, Ornament, button, label, scrolled

LICENCES = {
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
"""Licences by the short names that packages give, as they are called."""

NAMES = {
    "font-source-sans-pro": "Source Sans Pro",
    "font-source-serif-pro": "Source Serif Pro",
    "pyside6-essentials": "Qt for Python (PySide6)",
    "shiboken6": "Shiboken",
    "pillow": "Pillow",
}
"""Packages that are better known under another name."""

SOUND = re.compile(r"extra == .sound.")
"""The mark of what the program does without where it is not installed."""


@dataclass(frozen=True, slots=True)
class Dependency:
    """Something the program stands on, with its version and licence."""

    name: str
    version: str
    licence: str


def dependencies() -> list[Dependency]:
    """What an installed program stands on, by name, with what those stand on in turn."""
    found: dict[str, Dependency] = {}
    waiting = _required("wizardtable")
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        found[name] = Dependency(NAMES.get(name, about["Name"]), about["Version"], _licence(about))
        waiting.extend(_required(name))
    found["python"] = Dependency("Python", platform.python_version(), LICENCES["PSF-2.0"])
    return sorted(found.values(), key=lambda dependency: dependency.name.casefold())


def _required(name: str) -> list[str]:
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    plain = (line for line in lines if "extra ==" not in line or SOUND.search(line))
    names = (re.match(r"[A-Za-z0-9._-]+", line) for line in plain)
    return [match[0].lower().replace("_", "-") for match in names if match]


def _licence(about: "metadata.PackageMetadata") -> str:
    headers = about.json
    expression = str(headers.get("license_expression", ""))
    if expression:
        return _readable(expression)
    classifiers = headers.get("classifier", [])
    named = [
        line.split(" :: ")[-1]
        for line in (classifiers if isinstance(classifiers, list) else [classifiers])
        if line.startswith("License :: ")
    ]
    words = str(headers.get("license", "")).strip().splitlines()
    short = words[0] if words and len(words[0]) < 60 else ""
    return _readable(short or ", ".join(named))


def _readable(licence: str) -> str:
    return " / ".join(LICENCES.get(part, part) for part in licence.split(" OR "))


class AboutDialog(Dialog):
    """Shows what the program is and what it stands on."""

    material = Material.PARCHMENT

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, 620, 560)
        self._title = label(self, "title")
        self._title.setText("Wizardtable")
        self._version = label(self, "soft")
        self._what = label(self, "lead", wrap=True)
        self._licence = label(self, wrap=True)
        self._stands = label(self, "heading")
        for told in (self._title, self._version, self._what, self._licence):
            told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.list = QTreeWidget(self)
        self.list.setRootIsDecorated(False)
        self.list.setColumnCount(3)
        for found in dependencies():
            item = QTreeWidgetItem([found.name, found.version, found.licence])
            item.setToolTip(2, found.licence)
            self.list.addTopLevelItem(item)
        self.close_ = button(self, "", self.accept)
        self.close_.setDefault(True)
        self._lay_out()
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.setWindowTitle(render(N_("AboutDialog", "About")))
        self._version.setText(
            render(N_("AboutDialog", "Version {version}, with Qt {qt}"))
            .replace("{version}", __version__)
            .replace("{qt}", qVersion())
        )
        self._what.setText(
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
        self._stands.setText(render(N_("AboutDialog", "Built with")))
        self.list.setAccessibleName(self._stands.text())
        self.list.setHeaderLabels(
            [
                render(N_("AboutDialog", "Name")),
                render(N_("AboutDialog", "Version")),
                render(N_("AboutDialog", "Licence")),
            ]
        )
        self.close_.setText(render(N_("AboutDialog", "Close")))

    def _lay_out(self) -> None:
        header = self.list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        foot = QHBoxLayout()
        foot.addStretch()
        foot.addWidget(self.close_)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (28, 18, 28, 18)))
        whole.setSpacing(appearance.scaled(8))
        whole.addWidget(self._title)
        whole.addWidget(self._version)
        whole.addWidget(Ornament(self))
        body = QWidget(self)
        body.setObjectName("clear")
        words = QVBoxLayout(body)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(appearance.scaled(8))
        words.addWidget(self._what)
        words.addWidget(self._licence)
        words.addSpacing(appearance.scaled(6))
        words.addWidget(self._stands)
        words.addWidget(self.list, 1)
        self.list.setMinimumHeight(appearance.scaled(110))
        middle = scrolled(body)
        middle.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds is come to instead
        whole.addWidget(middle, 1)
        whole.addLayout(foot)


def dialog_for(navigator: Navigator) -> AboutDialog:
    """Returns what there is to say about the program."""
    return AboutDialog(navigator.window)
