# SPDX-License-Identifier: MIT
"""Runs the program with garbage collection at the worst moments.

`python -m tests.ui.collecting FOLDER` opens and closes every dialog. It collects all garbage while
theme, text size and language change.
"""

import gc
import sys
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.screens import close_all, dialogs, furnish, settle
from wizardtable.store import paths
from wizardtable.ui.first_window import FirstWindow
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style.dressing import dress
from wizardtable.ui.window.main_window import MainWindow


class Collector(QWidget):
    """Collects all garbage whenever it is notified of a change."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        gc.collect()


def run(folder: Path) -> None:
    app = QApplication([])
    profile = Profile(paths.data_dir(folder), "en")
    dress(app, profile)
    gc.disable()  # nothing goes before its worst moment
    window, services = FirstWindow(profile), Services(profile)
    main = MainWindow(window, profile, services)
    window.show()
    main.open_save(furnish(folder))
    Collector(window).show()
    settle()
    close_all(window)
    for change in ({"theme": "light"}, {"font_scale": 110}, {"language": "fr"}):
        for show in dialogs().values():
            show(main)
        settle()
        close_all(window)
        profile.change(replace(profile.settings, **change))  # type: ignore[arg-type]
        settle()
    window.close()
    services.close()
    profile.close()
    print("done")


if __name__ == "__main__":
    run(Path(sys.argv[1]))
