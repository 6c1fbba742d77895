# SPDX-License-Identifier: MIT
"""The dialog of the player: their name, and tabs about their matches and the players."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from wizardtable.core import override
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
    MIN_ORNAMENT_HEIGHT,
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
"""The tabs: each name in `routes.PLAYER_TABS`, and the words of its button.

A page is made when its tab is first opened. A page may have these attributes, which the dialog
uses: the signals `chosen`, `wanted` and `led`, the method `come_to`, and `foot`, the buttons for
the dialog's foot.
"""


MAX_SIZE: Final = QSize(1440, 1020)
"""The size of the dialog in a large window, in pixels at 100 %."""


class PlayerDialog(Dialog):
    """The dialog of the current player, which shows one of several pages.

    Attributes:
        tabs: the buttons of the tabs, by the name of the tab.
        pages: the stack of the pages.

    Signals:
        chosen(str): another player is to play; the id of the player. The dialog closes.
        wanted(str, object): the player wants to open another page of the program: its route and its
            subject. The dialog closes.
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
        """Makes the dialog.

        Args:
            profile: the current player's data and settings.
            services: the services that the pages need.
            parent: the parent widget.
            tab: the name of the first tab to show; "" for the first of `TABS`.
        """
        super().__init__(parent, 900, 660, MAX_SIZE)
        self._profile, self._services = profile, services
        self._title = label(self, "title")
        self.tabs = {name: button(self, "segment") for name, _ in TABS}
        self._pages_by_tab: dict[str, Page] = {}
        self.pages = QStackedWidget(self)
        self.close_ = button(self, "", self.accept)
        self.close_.setDefault(True)
        self._lay_out()
        profile.changed.connect(self.retranslate)
        self.retranslate()
        self.turn_to(tab or TABS[0][0])

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(appearance.scaled(margin) for margin in (28, 18, 28, 18)))
        column.setSpacing(appearance.scaled(8))
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._title)
        column.addWidget(Ornament(self))
        group = QButtonGroup(self)  # otherwise Qt adds the choices on the pages to the tabs
        for name, tab in self.tabs.items():
            group.addButton(tab)
            tab.setCheckable(True)
            tab.setAutoExclusive(True)  # screen readers then report one of several, no check box
            tab.toggled.connect(partial(self._turn_if_checked, name))
        tabs: tuple[QPushButton, ...] = tuple(self.tabs.values())
        column.addLayout(ButtonRow(tabs, centred=True))
        column.addWidget(self.pages, 1)
        self._foot_row = ButtonRow((self.close_,))
        column.addLayout(self._foot_row)

    def retranslate(self) -> None:
        """Puts all words into the current language, on every page that has been made."""
        settings = self._profile.settings
        self.setWindowTitle(render(N_("PlayerDialog", "Your page")))
        self._title.setText(settings.player_name or render(N_("PlayerDialog", "Your page")))
        for name, words in TABS:
            self.tabs[name].setText(render(words))
        self.close_.setText(render(N_("PlayerDialog", "Close")))
        for page in self._pages_by_tab.values():
            page.retranslate()
        self._name_page()

    @property
    def tab(self) -> str:
        """The name of the tab that is shown."""
        return next(name for name, tab_button in self.tabs.items() if tab_button.isChecked())

    def turn_to(self, tab: str) -> None:
        """Shows the page of a tab."""
        if tab not in self._pages_by_tab:
            page = self._make_page(tab)
            self._pages_by_tab[tab] = page
            self.pages.addWidget(page)
        self.pages.setCurrentWidget(self._pages_by_tab[tab])
        for name, tab_button in self.tabs.items():
            tab_button.setChecked(name == tab)
            focus = Qt.FocusPolicy.StrongFocus if name == tab else Qt.FocusPolicy.ClickFocus
            tab_button.setFocusPolicy(focus)  # arrow keys reach the other tabs
        foot: Sequence[QPushButton] = getattr(self._pages_by_tab[tab], "foot", ())
        self._foot_row.replace_widgets((self.close_,), foot)
        for foot_button in foot:
            foot_button.show()
        self._name_page()
        if self.isVisible():
            tab_as_laid_out(self)

    def page(self, tab: str) -> Page | None:
        """Returns the page of a tab; None if the tab has not been opened yet."""
        return self._pages_by_tab.get(tab)

    def _make_page(self, tab: str) -> Page:
        page: Page = routes.load(routes.PLAYER_TABS[tab])(self._profile, self._services, self)
        if isinstance(chosen := getattr(page, "chosen", None), SignalInstance):
            chosen.connect(self._switch_player)
        if isinstance(leads := getattr(page, "led", None), SignalInstance):
            leads.connect(self.lead_to)
        if isinstance(wanted := getattr(page, "wanted", None), SignalInstance):
            wanted.connect(self._leave_for)
        return page

    def lead_to(self, tab: str, about: object = None) -> None:
        """Shows the page of a tab and moves the keyboard to the tab.

        `about` is the subject that the page shows, such as a day; None for no subject.
        """
        self.turn_to(tab)
        self.tabs[tab].setFocus(Qt.FocusReason.OtherFocusReason)
        come_to = getattr(self._pages_by_tab[tab], "come_to", None)
        if about is not None and come_to is not None:
            come_to(about)

    def _leave_for(self, route: str, about: object) -> None:
        self.accept()
        self.wanted.emit(route, about)

    def _switch_player(self, player: str) -> None:
        self.accept()
        self.chosen.emit(player)

    def _name_page(self) -> None:
        current_page = self.pages.currentWidget()
        if current_page is not None:
            current_page.setAccessibleName(self.tabs[self.tab].text())

    def _turn_if_checked(self, name: str, checked: bool) -> None:
        if checked and self.pages.currentWidget() is not self._pages_by_tab.get(name):
            self.turn_to(name)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Hides the name in a low dialog, so that the page has more room."""
        super().resizeEvent(event)
        self._title.setVisible(self.height() >= appearance.scaled(MIN_ORNAMENT_HEIGHT))


def dialog_for(navigator: Navigator, tab: str = "") -> PlayerDialog:
    """Returns the dialog of the current player; `tab` is the name of the tab to show, "" for the
    first."""
    dialog = PlayerDialog(navigator.profile, navigator.services, navigator.window, tab)
    dialog.chosen.connect(navigator.switch_player)
    dialog.wanted.connect(
        lambda route, about: navigator.open(
            route, *(about if isinstance(about, tuple) else (about,))
        )
    )
    return dialog
