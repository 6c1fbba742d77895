# SPDX-License-Identifier: MIT
"""Applies the player's language, theme and font scale to the whole program."""

from PySide6.QtWidgets import QApplication

from wizardtable.paint.worn_looks import WornLooks, set_worn_looks
from wizardtable.ui.language import Language, system_language
from wizardtable.ui.profile import Profile
from wizardtable.ui.style import appearance


def dress(app: QApplication, profile: Profile) -> None:
    """Applies the profile's settings now, and again after each change of them."""
    speech = Language(app)

    def follow() -> None:
        settings = profile.settings
        speech.speak(profile.language or settings.language or system_language())
        set_worn_looks(WornLooks(settings.felt, settings.frame, settings.back, settings.dice))
        appearance.apply_theme(app, settings.theme, settings.font_scale)

    follow()
    profile.changed.connect(follow)
