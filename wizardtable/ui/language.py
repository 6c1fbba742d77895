# SPDX-License-Identifier: MIT
"""The language the program speaks: its own translators and Qt's, changed while it runs."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from wizardtable.core.text import N_
from wizardtable.store import paths
from wizardtable.ui.style.garbage import collector_off

LANGUAGES: Final = ("en", "fr")

BESIDES: Final = (N_("QFileDialog", "&Look in:"), N_("QFileDialog", "Files of &type:"))
"""Words of Qt's own that its French lacks: asked for in its contexts, they are found in ours."""


class Language:
    """The translators of the language in use.

    Attributes:
        language: "en", "fr", or "" before the first word.
    """

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Speak "en" or "fr" from now on; Qt has told all windows when this returns.

        A checkout whose translations were never compiled speaks English.
        """
        if language == self.language:
            return
        self.language = language
        system = QLocale.system()
        QLocale.setDefault(system if system.name()[:2] == language else QLocale(language))
        with collector_off():
            for translator in self._installed:
                self._app.removeTranslator(translator)
            self._installed = []
            for file in _files(language):
                translator = QTranslator(self._app)
                if translator.load(str(file)):
                    self._app.installTranslator(translator)
                    self._installed.append(translator)
            self._app.sendPostedEvents(None, QEvent.Type.LanguageChange)


def system_language() -> str:
    """The first language of the system that the program speaks, else "en"."""
    for name in QLocale.system().uiLanguages():
        if name[:2] in LANGUAGES:
            return name[:2]
    return "en"


def _files(language: str) -> list[Path]:
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    files = [qt / f"qtbase_{language}.qm"]
    try:
        files.append(paths.translation(f"wizardtable_{language}.qm"))
    except paths.PathError:
        return files
    return files
