# SPDX-License-Identifier: MIT
"""Has the whole program follow the player's language, theme and font scale."""

from PySide6.QtWidgets import QApplication

from wizardtable.paint.worn_looks import WornLooks, wear
from wizardtable.ui.language import Language, system_language
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance


def dress(app: QApplication, profile: Profile) -> None:
    """Follows the profile's settings, from now on."""
    speech = Language(app)

    def follow() -> None:
        settings = profile.settings
        speech.speak(profile.language or settings.language or system_language())
        wear(WornLooks(settings.felt, settings.frame, settings.back, settings.dice))
        appearance.wear(app, settings.theme, settings.font_scale)

    follow()
    profile.changed.connect(follow)
