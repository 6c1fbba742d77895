# SPDX-License-Identifier: MIT
"""The page of the player: who they are, and in tabs what is kept of their matches."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core.text import N_
from wizardtable.play.translate import render
from wizardtable.ui import routes
from wizardtable.ui.navigator import Navigator
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.button_row import ButtonRow
from wizardtable.ui.style.materials import Material
from wizardtable.ui.style.widgets import (
    ROOMY,
    Dialog,
    Ornament,
    Page,
    button,
    label,
    tab_as_laid_out,
)

TABS: Final = (
    ("room", N_("player", "Your room")),
    ("record", N_("player", "Overview")),
    ("rating", N_("player", "Rating")),
    ("results", N_("player", "Results")),
    ("achievements", N_("player", "Achievements")),
    ("calendar", N_("player", "Calendar")),
    ("players", N_("player", "Players")),
)
"""Each tab by its name in `routes.PLAYER_TABS`, and its words. A page is made when it is first
turned to, and fills the dialog's width; it scrolls by itself. Its buttons, if it has an attribute
`foot` with some, stand beside the one that closes the dialog."""


class PlayerDialog(Dialog):
    """The player's name, and below it one page or another.

    Attributes:
        tabs: the buttons of the pages, by what they are called.
        pages: the pages, of which one is seen.

    Signals:
        chosen(str): another player of this computer is to play; the dialog is closed then.
        wanted(str, object): another page of the program is to be opened instead: its route, and
            what it is about.
    """

    material = Material.LEATHER

    chosen = Signal(str)
    wanted = Signal(str, object)

    def __init__(
        self,
        profile: Profile,
        services: Services,
        parent: QWidget | None = None,
        tab: str = "",
    ) -> None:
        """`tab` is turned to first, by default the first one."""
        super().__init__(parent, 900, 660)
        self._profile, self._services = profile, services
        self._title = label(self, "title")
        self.tabs = {name: button(self, "segment") for name, _ in TABS}
        self._made: dict[str, Page] = {}
        self.pages = QStackedWidget(self)
        self.close_ = button(self, "", self.accept)
        self.close_.setDefault(True)
        self._lay_out()
        profile.changed.connect(self.retranslate)
        self.retranslate()
        self.turn_to(tab or TABS[0][0])

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        settings = self._profile.settings
        self.setWindowTitle(render(N_("PlayerDialog", "Your page")))
        self._title.setText(settings.player_name or render(N_("PlayerDialog", "Your page")))
        for name, words in TABS:
            self.tabs[name].setText(render(words))
        self.close_.setText(render(N_("PlayerDialog", "Close")))
        for page in self._made.values():
            page.retranslate()
        self._tell_page()

    @property
    def tab(self) -> str:
        """What the page is called that is seen."""
        return next(name for name, one in self.tabs.items() if one.isChecked())

    def turn_to(self, tab: str) -> None:
        """Show another page."""
        if tab not in self._made:
            made = self._make(tab)
            self._made[tab] = made
            self.pages.addWidget(made)
        self.pages.setCurrentWidget(self._made[tab])
        for name, one in self.tabs.items():
            one.setChecked(name == tab)
            focus = Qt.FocusPolicy.StrongFocus if name == tab else Qt.FocusPolicy.ClickFocus
            one.setFocusPolicy(focus)  # arrows lead to the others, as among any one of several
        foot: Sequence[QPushButton] = getattr(self._made[tab], "foot", ())
        self._foot.put((self.close_,), foot)
        for one in foot:
            one.show()
        self._tell_page()
        if self.isVisible():
            tab_as_laid_out(self)

    def page(self, tab: str) -> Page | None:
        """The page of a tab, None before it was first turned to."""
        return self._made.get(tab)

    def _make(self, tab: str) -> Page:
        made: Page = routes.load(routes.PLAYER_TABS[tab])(self._profile, self._services, self)
        if isinstance(chosen := getattr(made, "chosen", None), SignalInstance):
            chosen.connect(self._choose)
        if isinstance(led := getattr(made, "led", None), SignalInstance):
            led.connect(self.lead_to)
        if isinstance(wanted := getattr(made, "wanted", None), SignalInstance):
            wanted.connect(self._leave_for)
        return made

    def lead_to(self, tab: str, about: object = None) -> None:
        """Shows another page, and there what it is to be about, such as a day."""
        self.turn_to(tab)
        self.tabs[tab].setFocus(Qt.FocusReason.OtherFocusReason)
        come_to = getattr(self._made[tab], "come_to", None)
        if about is not None and come_to is not None:
            come_to(about)

    def _leave_for(self, route: str, about: object) -> None:
        self.accept()
        self.wanted.emit(route, about)

    def _choose(self, player: str) -> None:
        self.accept()
        self.chosen.emit(player)

    def _tell_page(self) -> None:
        now = self.pages.currentWidget()
        if now is not None:
            now.setAccessibleName(self.tabs[self.tab].text())

    def _turn_if(self, name: str, checked: bool) -> None:
        if checked and self.pages.currentWidget() is not self._made.get(name):
            self.turn_to(name)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: where there is little room for the page, it does without the name."""
        super().resizeEvent(event)
        self._title.setVisible(self.height() >= appearance.scaled(ROOMY))

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(appearance.scaled(m) for m in (28, 18, 28, 18)))
        whole.setSpacing(appearance.scaled(8))
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        whole.addWidget(self._title)
        whole.addWidget(Ornament(self))
        together = QButtonGroup(self)  # or Qt counts the choices on the pages among the tabs
        for name, tab in self.tabs.items():
            together.addButton(tab)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)  # so that it is one of several, and no check box
            tab.toggled.connect(partial(self._turn_if, name))
        tabs: tuple[QPushButton, ...] = tuple(self.tabs.values())
        whole.addLayout(ButtonRow(tabs, centred=True))
        whole.addWidget(self.pages, 1)
        self._foot = ButtonRow((self.close_,))
        whole.addLayout(self._foot)


def dialog_for(navigator: Navigator, tab: str = "") -> PlayerDialog:
    """Returns the page of the current player, turned to one of its tabs."""
    dialog = PlayerDialog(navigator.profile, navigator.services, navigator.window, tab)
    dialog.chosen.connect(navigator.switch_player)
    dialog.wanted.connect(
        lambda route, about: navigator.open(
            route, *(about if isinstance(about, tuple) else (about,))
        )
    )
    return dialog
