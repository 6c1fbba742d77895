# SPDX-License-Identifier: MIT
"""A program whose garbage is collected at the worst moment: `python -m tests.ui.collecting FOLDER`
opens and closes every dialog, and collects while theme, text size and language change."""

import gc
import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.screens import close_all, dialogs, furnish, settle
from wizardtable.app import dress
from wizardtable.store import paths
from wizardtable.ui.main_window import MainWindow
from wizardtable.ui.session import Session


class Collector(QWidget):
    """Collects all garbage whenever it is told of a change."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        gc.collect()


def main(folder: Path) -> None:
    app = QApplication([])
    session = Session(paths.data_dir(folder), "en")
    dress(app, session)
    gc.disable()  # nothing goes before its worst moment
    window = MainWindow(session)
    window.show()
    window.open_save(furnish(folder))
    Collector(window).show()
    settle()
    close_all(window)
    for change in ({"theme": "light"}, {"font_scale": 110}, {"language": "fr"}):
        for show in dialogs().values():
            show(window)
        settle()
        close_all(window)
        session.change(replace(session.settings, **change))  # type: ignore[arg-type]
        settle()
    window.close()
    session.close()
    print("done")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
