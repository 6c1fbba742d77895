# SPDX-License-Identifier: MIT
"""The language the program speaks: its own translators and Qt's, changed while it runs."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from wizardtable.core.languages import SOURCE, language_code, nearest
from wizardtable.core.text import N_
from wizardtable.store import paths
from wizardtable.ui.garbage import collector_off

BESIDES: Final = (N_("QFileDialog", "&Look in:"), N_("QFileDialog", "Files of &type:"))
"""Words of Qt's own that some of its translations lack: asked for in its contexts, they are found
in ours."""

OWN_NAME: Final = N_("language", "English")
"""To be translated by the language's own name: "Français" in French."""


class Language:
    """The translators of the language in use.

    Attributes:
        language: its code, such as "fr", or "" before the first word.
    """

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Speak a language from now on; Qt has told all windows when this returns.

        A checkout whose translations were never compiled speaks English.
        """
        if language == self.language:
            return
        self.language = language
        system = QLocale.system()
        QLocale.setDefault(
            system if language_code(system.name()) == language else QLocale(language)
        )
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
    """The first language of the system that the program speaks, else English."""
    return nearest(QLocale.system().uiLanguages())


def spoken_now() -> str:
    """The language that the program speaks now."""
    return nearest([QLocale().name()])


def own_name(language: str) -> str:
    """What a language is called in itself: by its translation, else by Qt."""
    if language == SOURCE:
        return OWN_NAME.source
    for file in _files(language):
        translator = QTranslator()
        if translator.load(str(file)):
            name = translator.translate(OWN_NAME.context, OWN_NAME.source)
            if name:
                return name
    name = QLocale(language).nativeLanguageName() or language
    return name[0].upper() + name[1:]


def _files(language: str) -> list[Path]:
    """Qt's own words, which it has for some languages without their country only, then ours."""
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    names = [qt / f"qtbase_{code}.qm" for code in (language, language.partition("_")[0])]
    files = [name for name in names if name.exists()][:1]
    try:
        files.append(paths.translation(f"wizardtable_{language}.qm"))
    except paths.PathError:
        return files
    return files
