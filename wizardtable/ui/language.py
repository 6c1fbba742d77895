# SPDX-License-Identifier: MIT
"""The language of the program, which can change while the program runs."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from wizardtable.core.languages import SOURCE, language_code, nearest
from wizardtable.core.text import N_
from wizardtable.store import paths
from wizardtable.ui.garbage import collector_off

EXTRA_QT_WORDS: Final = (N_("QFileDialog", "&Look in:"), N_("QFileDialog", "Files of &type:"))
"""Words of Qt that some of Qt's translations lack; our own translations have them."""

OWN_NAME: Final = N_("language", "English")
"""Each translation replaces this by the name of its own language, such as "Français"."""


class Language:
    """The translators (ours and Qt's) of the language in use.

    Attributes:
        language: the code of the language, such as "fr"; "" before the first call of `speak`.
    """

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._installed: list[QTranslator] = []
        self.language = ""

    def speak(self, language: str) -> None:
        """Changes the language of the program, and of all windows before this call returns.

        Without compiled translations, the program speaks English.
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
    """Returns the code of the first of the user's languages that the program has; English if none
    is."""
    return nearest(QLocale.system().uiLanguages())


def current_language() -> str:
    """Returns the code of the program's current language."""
    return nearest([QLocale().name()])


def own_name(language: str) -> str:
    """Returns the name of a language in that language, such as "Français" for "fr"."""
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
    """Returns the translation files of a language: first Qt's, if there is one, then ours."""
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    names = [qt / f"qtbase_{code}.qm" for code in (language, language.partition("_")[0])]
    files = [name for name in names if name.exists()][:1]
    try:
        files.append(paths.translation(f"wizardtable_{language}.qm"))
    except paths.PathError:
        return files
    return files
