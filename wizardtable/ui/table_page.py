# SPDX-License-Identifier: MIT
"""The page on which a match is played: bar, table, side panel, and the controller behind them."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from wizardtable.core import files, save
from wizardtable.core.agent import Decision
from wizardtable.core.catalog import GameSpec
from wizardtable.core.files import FileError
from wizardtable.core.game import Seat
from wizardtable.core.match import Entry, Match
from wizardtable.core.settings import Settings
from wizardtable.core.text import N_, Message
from wizardtable.table.announcer import announce
from wizardtable.table.art import Art
from wizardtable.table.controller import Controller
from wizardtable.table.display import art_of
from wizardtable.table.tableview import TableView
from wizardtable.table.translate import render
from wizardtable.table.view import Frame
from wizardtable.ui import style
from wizardtable.ui.banner import Banner
from wizardtable.ui.bar import Bar
from wizardtable.ui.curtain import Curtain
from wizardtable.ui.deeds import make_deeds, retell_deeds
from wizardtable.ui.plan import Plan
from wizardtable.ui.session import Session
from wizardtable.ui.side_panel import SidePanel
from wizardtable.ui.widgets import Page

PREVIEW = QSize(480, 300)
"""The picture kept beside a save, in pixels."""


PREVIEW_QUALITY = 80
"""Of a PNG: packed a little less tightly in a third of the time."""

PACES = (1.8, 1.0, 0.5, 0.0)
"""Factors on the time of moves by speed: slow, normal, fast, instant."""


class TablePage(Page):
    """One match at a time: `deal` or `open` brings it, `leave` closes it.

    Attributes:
        deeds: everything that can be asked for, by id.
        controller, table: None while no match is open.

    Signals:
        ended(Controller): the match on the table is over.
    """

    ended = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._session = session
        self.controller: Controller | None = None
        self.table: TableView | None = None
        self._autosave: save.Autosave | None = None
        self._art: dict[str, Art] = {}  # by game: the pictures outlive a match
        self.deeds = make_deeds(self)
        self.bar = Bar(self.deeds)
        self.banner = Banner()
        self.panel = SidePanel()
        self._place = QWidget()
        self._place_rows = QVBoxLayout(self._place)
        self._place_rows.setContentsMargins(0, 0, 0, 0)
        self.curtain = Curtain(self._place)
        self._worn = style.shades()
        self._lay_out()
        self._connect()
        session.changed.connect(self._apply)
        self.retranslate()

    @property
    def path(self) -> Path | None:
        """Where the match on the table is saved; None while there is none."""
        return self._autosave.path if self._autosave is not None else None

    # Opening and leaving.

    def deal(self, spec: GameSpec, plan: Plan) -> None:
        """Begin a new match; it has a save of its own from the first moment."""
        match = Match(spec, plan.setup, plan.seed, plan.players)
        self._sit(match, save.new_path(self._session.data.saves, spec.id))

    def open(self, path: Path) -> None:
        """Go on with a saved match; raises SaveError, and the table is then as it was."""
        if self.controller is not None:
            self.controller.flush()  # it may be the very match on the table
        loaded = save.load(path)
        self._sit(loaded.match, path)
        if loaded.notice is not None:
            self.banner.say(loaded.notice)

    def _sit(self, match: Match, path: Path) -> None:
        self.leave()
        autosave = save.Autosave(path, match)
        self._autosave = autosave
        view = match.spec.view
        art = self._art.setdefault(match.spec.id, art_of(view))
        self.table = TableView(view, match.spec.wording, art=art)
        self._place_rows.addWidget(self.table)
        self.table.show()
        session = self._session
        controller = Controller(
            match, autosave, lambda: session.thinker, session.settings.their_speed
        )
        self.controller = controller
        self._connect_match(controller, self.table)
        self._apply(self._session.settings)
        self.panel.log.forget()
        self._set_stage()
        self.deeds["log"].setChecked(self._session.settings.show_panel)
        self.table.setFocus()
        controller.start()

    def leave(self) -> None:
        """Finish writing, and clear the table."""
        if self.controller is None or self.table is None:
            return
        self.keep_preview()
        self.controller.close()
        self.table.cancel()
        self._place_rows.removeWidget(self.table)
        self.table.hide()
        self.table.deleteLater()
        self.controller.deleteLater()
        self.controller, self.table, self._autosave = None, None, None
        self.curtain.hide()
        self.banner.clear()

    def keep_preview(self) -> None:
        """Keep a small picture of the table beside the save, unless it would show a secret."""
        if self.table is None or self.controller is None or self.path is None:
            return
        if self.table.width() < 100 or self.controller.veiled is not None:
            return
        target = save.preview_path(self.path)
        if not self.controller.lived and target.exists():
            return
        picture = self.table.grab().scaled(
            PREVIEW,
            Qt.AspectRatioMode.KeepAspectRatioByExpanding,
            Qt.TransformationMode.SmoothTransformation,
        )
        data = QBuffer()
        picture.save(data, "PNG", PREVIEW_QUALITY)
        with suppress(FileError):  # only an ornament; the autosave tells about a full disk
            files.replace(target, bytes(data.data().data()))

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        retell_deeds(self.deeds)
        for art in self._art.values():
            art.clear()
        if self.table is not None:
            self.table.retranslate()
        if self.controller is not None:
            self.panel.log.forget()
            self._tell_log()
            self._offer()
            self.bar.prompt(self.controller.prompt_message())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another theme or font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.panel.measure(self.width())
            if self._worn is not style.shades():
                self._worn = style.shades()
                retell_deeds(self.deeds)
                self.panel.log.forget()
                self._tell_log()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: shares the room between table and panel."""
        super().resizeEvent(event)
        self.panel.measure(self.width())

    # Putting things together.

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._place, 1)
        middle.addWidget(self.panel)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.bar)
        rows.addWidget(self.banner)
        rows.addLayout(middle, 1)

    def _connect(self) -> None:
        for name, act in (
            ("undo", lambda: self._with(Controller.undo)),
            ("undo_turn", lambda: self._with(Controller.undo_turn)),
            ("redo", lambda: self._with(Controller.redo)),
            ("hint", self._ask_hint),
            ("replay", lambda: self._with(Controller.replay)),
            ("step", lambda: self._with(Controller.step)),
            ("skip", self._skip),
        ):
            self.deeds[name].triggered.connect(lambda _=False, act=act: act())
        self.deeds["pause"].toggled.connect(self._pause)
        self.deeds["log"].toggled.connect(self._fold)
        self.panel.moves.chosen.connect(self._act)
        self.panel.moves.considered.connect(self._suggest)
        self.panel.log.pointed.connect(self._point)
        self.bar.looked.connect(self._look)
        self.curtain.lifted.connect(self._lift_curtain)

    def _connect_match(self, controller: Controller, table: TableView) -> None:
        controller.frame.connect(self._present)
        controller.prompt.connect(self.bar.prompt)
        controller.refused.connect(self._refuse)
        controller.menu_changed.connect(self._offer)
        controller.log_changed.connect(self._tell_log)
        controller.history_changed.connect(self._update_deeds)
        controller.thinking.connect(lambda _: self._update_deeds())
        controller.curtain.connect(lambda seat: self.curtain.fall(controller.names[seat]))
        controller.hint.connect(self._show_hint)
        controller.confirm.connect(self._confirm)
        controller.problem.connect(self._tell_problem)
        controller.finished.connect(self._finished)
        table.chosen.connect(controller.act)
        table.refused.connect(self._refuse)
        table.settled.connect(controller.table_settled)
        table.settled.connect(lambda: self.deeds["skip"].setEnabled(False))

    def _with(self, act: Callable[[Controller], None]) -> None:
        if self.controller is not None:
            act(self.controller)

    # What the controller tells.

    def _present(self, frame: Frame, animate: bool) -> None:
        if self.table is None:
            return
        if self.controller is not None and self.controller.veiled is None:
            self.curtain.hide()
        self.deeds["skip"].setEnabled(animate)
        self.table.present(frame, animate)

    def _offer(self) -> None:
        controller = self.controller
        if controller is None:
            return
        menu = controller.menu()
        wording = controller.match.spec.wording
        seen = controller.match.observe(controller.viewer)
        lines = [render(wording.action(seen, action, controller.names)) for action in menu]
        self.panel.moves.offer(menu, lines)
        self._update_deeds()

    def _tell_log(self) -> None:
        if self.controller is not None:
            self.panel.log.tell(
                self.controller.match, self.controller.viewer, self.controller.names
            )

    def _update_deeds(self) -> None:
        controller = self.controller
        if controller is None:
            return
        veiled = controller.veiled is not None
        self._set_stage()
        self.deeds["undo"].setEnabled(controller.can_undo and not veiled)
        self.deeds["undo_turn"].setEnabled(controller.can_undo and not veiled)
        self.deeds["redo"].setEnabled(controller.can_redo and not veiled)
        self.deeds["hint"].setEnabled(controller.may_act)
        self.deeds["replay"].setEnabled(bool(controller.match.actions) and not veiled)
        self.deeds["pause"].setChecked(controller.paused)
        self.deeds["step"].setEnabled(controller.paused)

    def _show_hint(self, decision: Decision[object]) -> None:
        controller = self.controller
        if controller is None or self.table is None or controller.viewer is None:
            return
        seen = controller.match.observe(controller.viewer)
        wording = controller.match.spec.wording
        action = wording.action(seen, decision.action, controller.names)
        hint = N_("table", "Hint: {action}. {reason}").of(action=action, reason=decision.reason)
        self.bar.tell(hint, warning=False)
        announce(self.table, render(hint))
        self.table.suggest(decision.action)

    def _refuse(self, reason: Message) -> None:
        self.bar.tell(reason, warning=True)

    def _confirm(self, question: Message, agreed: Callable[[], None]) -> None:
        box = QMessageBox(self.window())
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(render(N_("table", "Go back")))
        box.setText(render(question))
        box.addButton(render(N_("table", "Go back")), QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(render(N_("table", "Stay here")), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.accepted.connect(agreed)
        box.open()

    def _finished(self) -> None:
        if self.controller is not None:
            if self.controller.lived:
                self.keep_preview()
            self.ended.emit(self.controller)

    def _tell_problem(self, problem: Message | None) -> None:
        if problem is None:
            self.banner.clear()
        else:
            self.banner.say(problem)

    # What the player does.

    def _act(self, action: object) -> None:
        if self.controller is not None:
            self.controller.act(action)

    def _lift_curtain(self) -> None:
        if self.controller is not None and self.table is not None:
            self.table.setFocus()
            self.controller.lift_curtain()

    def _ask_hint(self) -> None:
        if self.controller is not None and self.controller.may_act:
            self.bar.tell(N_("table", "An archmage is thinking about your move…"), warning=False)
            self.controller.ask_hint()

    def _suggest(self, action: object) -> None:
        if self.table is not None:
            self.table.suggest(action)

    def _point(self, entry: Entry | None) -> None:
        if self.table is not None:
            self.table.point_out(None if entry is None else entry.event)

    def _skip(self) -> None:
        if self.table is not None:
            self.table.skip()

    def _pause(self, paused: bool) -> None:
        if self.controller is not None and self.controller.paused != paused:
            self.controller.pause(paused)

    def _look(self, seat: int) -> None:
        if self.controller is not None:
            self.controller.look_from(None if seat < 0 else Seat(seat))

    def _fold(self, shown: bool) -> None:
        self.panel.setVisible(shown)
        settings = self._session.settings
        if settings.show_panel != shown:
            QTimer.singleShot(0, lambda: self._session.change(replace(settings, show_panel=shown)))

    def _set_stage(self) -> None:
        controller = self.controller
        if controller is not None:
            over = controller.match.to_move is None
            self.bar.set_stage(controller.names, watching=not controller.humans, over=over)
            self.bar.show_seat(controller.viewer)
            self.panel.show_moves(bool(controller.humans) and not over)

    def _apply(self, settings: Settings) -> None:
        """Follow the settings: pace, theme, font scale."""
        if self.table is None or self.controller is None:
            return
        self.controller.their_speed = settings.their_speed
        mine, theirs = PACES[settings.my_speed], PACES[settings.their_speed]
        self.table.set_pace(mine, theirs, settings.reduced_motion)
        self.table.retheme("dark" if style.shades().dark else "light")
        self.table.set_font_scale(settings.font_scale)
