# SPDX-License-Identifier: MIT
"""The page on which a match is played: bar, table, side panel, and the controller behind them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from wizardtable.ai.search.advice import Verdict, weighed
from wizardtable.core.agent import Decision
from wizardtable.core.catalog import GameSpec
from wizardtable.core.course import Course
from wizardtable.core.game import Seat
from wizardtable.core.match import Entry, Match
from wizardtable.core.text import N_, Message
from wizardtable.play.controller import Controller
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.sound.names import Sound
from wizardtable.store import save
from wizardtable.store.settings import Settings
from wizardtable.table.announcer import announce
from wizardtable.table.display import art_of
from wizardtable.table.picture_loader import SITTING_DOWN
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_view import TableView
from wizardtable.ui.dialogs.new_game_plan import NewGamePlan, dealt
from wizardtable.ui.dialogs.questions import ask_back
from wizardtable.ui.match import arrangement, table_picture
from wizardtable.ui.match.advice_sheet import AdviceSheet
from wizardtable.ui.match.bar import Bar
from wizardtable.ui.match.commands import make_commands, retell_commands
from wizardtable.ui.match.curtain import Curtain
from wizardtable.ui.match.lesson_host import LessonHost
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.match.occasion import Occasion
from wizardtable.ui.match.opening_host import OpeningHost
from wizardtable.ui.match.replay_host import ReplayHost
from wizardtable.ui.match.side_panel import SidePanel
from wizardtable.ui.session import Session
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Page

PACES = (1.8, 1.0, 0.5, 0.0)
"""Factors on the time of moves by speed: slow, normal, fast, instant."""


class TablePage(Page):
    """One match at a time: `deal` or `open` brings it, `leave` closes it.

    Attributes:
        commands: everything that can be asked for, by id.
        controller, table: None while no match is open.
        lesson_host: the guided first games.
        opening, occasion: how a new match begins, and how one ends.
        past: what is shown instead of the table while the match is gone through again.

    Signals:
        ended(Controller): the match on the table is over.
        leaving(Controller): the table is about to be cleared; its pieces may not be at rest.
    """

    ended = Signal(object)
    leaving = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._session = session
        self.controller: Controller | None = None
        self.table: TableView | None = None
        self._autosave: save.Autosave | None = None
        self._art: dict[str, PictureCache] = {}  # by game: the pictures outlive a match
        self.commands = make_commands(self)
        self.bar = Bar(self.commands, self)
        self.banner = MessageStrip(self)
        self._place = QWidget(self)
        self._place_rows = QVBoxLayout(self._place)
        self._place_rows.setContentsMargins(0, 0, 0, 0)
        self.advice = AdviceSheet(self._place)
        self.lesson_host = LessonHost(self._place, self.commands)
        self.curtain = Curtain(self._place)
        self.opening = OpeningHost(self, self.commands["skip"])
        self.occasion = Occasion(self._place)
        self.occasion.over.connect(lambda: self.ended.emit(self.controller))
        self.panel = SidePanel(self)
        self._worn = appearance.shades()
        self.past = ReplayHost(self._place_rows, self.bar, self.panel.log, self)
        self._lay_out()
        self._connect()
        session.changed.connect(self._apply)
        self.retranslate()

    @property
    def path(self) -> Path | None:
        """Where the match on the table is saved; None while there is none."""
        return self._autosave.path if self._autosave is not None else None

    def unsaved(self) -> Message | None:
        """Why what was played cannot be written, after one more attempt; None where nothing is
        left to be written."""
        kept = self._autosave
        return None if kept is None or kept.flush() else kept.problem

    # Opening and leaving.

    def deal(self, spec: GameSpec, plan: NewGamePlan) -> None:
        """Begin a new match; it has a save of its own from the first moment."""
        match = dealt(spec, plan, self._session.settings)
        self.sit(match, save.new_path(self._session.data.saves, spec.id))

    def open(self, path: Path) -> None:
        """Go on with a saved match; raises SaveError, and the table is then as it was."""
        if self.controller is not None:
            self.controller.flush()  # it may be the very match on the table
        loaded = save.load(path)
        self.sit(loaded.match, path)
        if loaded.notice is not None:
            self.banner.say(loaded.notice)

    def sit(self, match: Match, path: Path | None, course: Course | None = None) -> None:
        """Sit down to a match, kept at the path if there is one; `course` is its lesson."""
        self.leave()
        self._autosave = autosave = save.Autosave(path, match) if path is not None else None
        view = match.spec.view
        art = self._art.setdefault(match.spec.id, art_of(view))
        self.table = TableView(view, match.spec.wording, self._place, art)
        self.table.table.begin_within(SITTING_DOWN)
        if path is not None:
            arrangement.restore(self.table.sitting, path)
        self.table.table_sounds.play = self._session.player.play
        self._session.ambience.sit(view.sounds.ambience, self.commands["pause"])
        self._place_rows.addWidget(self.table)
        self.table.show()
        session = self._session
        controller = Controller(
            match, autosave, lambda: session.thinker, session.settings.their_speed
        )
        self.controller = controller
        self._connect_match(controller, self.table)
        if course is not None:
            self.lesson_host.begin(course, controller, self.table)
        self._apply(self._session.settings)
        self.panel.log.forget()
        self._set_stage()
        self.commands["log"].setChecked(self._session.settings.show_panel)
        self.panel.setVisible(self._session.settings.show_panel)
        self.table.setFocus()
        self.opening.begin(controller, self.table, self._session.settings)

    def leave(self) -> None:
        """Finish writing, and clear the table."""
        if self.controller is None or self.table is None:
            return
        for question in self.findChildren(QMessageBox):
            question.reject()  # it was about this match
        self.leaving.emit(self.controller)
        self.opening.end()
        self.occasion.end()
        self.past.close()
        self.keep_preview()
        self.controller.close()
        if self.path is not None:
            arrangement.keep(self.table.sitting, self.path)
        self.table.cancel()
        self._place_rows.removeWidget(self.table)
        self.table.hide()
        self.table.deleteLater()
        self.controller.deleteLater()
        self.controller, self.table, self._autosave = None, None, None
        self.lesson_host.end()
        self.curtain.hide()
        self.advice.hide()
        self.advice.attend(None)
        self.banner.clear()

    # The past.

    def open_replay(
        self, place: int = 0, moments: Sequence[int] = (), seat: Seat | None = None
    ) -> None:
        """Go through the match from a place on, as the seat shown now knew it, or this `seat` of
        a match that is over; behind a curtain, as soon as it is lifted."""
        if self.controller is not None and self.table is not None:
            art = self._art[self.controller.match.spec.id]
            settings = self._session.settings
            self.past.open(self.controller, self.table, art, settings, place, moments)
            if seat is not None:
                self.past.look_from(seat)

    def _retell(self) -> None:
        if self.controller is not None and self.table is not None:
            art = self._art[self.controller.match.spec.id]
            self.past.retell(self.controller, self.table, art, self._session.settings)

    def keep_preview(self) -> None:
        """Keep a small picture of the table beside the save."""
        if self.table is None or self.controller is None or self.path is None:
            return
        match = self.controller.match
        if self.table.width() >= 100 and (
            self.controller.lived or table_picture.due(match, self.path)
        ):
            table_picture.keep(match, self.table, self.path, self._session.settings.font_scale)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        retell_commands(self.commands)
        self.advice.hide()
        for art in self._art.values():
            art.clear()
        if self.table is not None:
            self.table.retranslate()
        if self.controller is not None:
            self.panel.log.forget()
            self._tell_log()
            self._offer()
            self.bar.prompt(self.controller.prompt_message())
            self.past.tell()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: notices another theme or font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.panel.measure(self.width())
            if self._worn is not appearance.shades():
                self._worn = appearance.shades()
                retell_commands(self.commands)
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

    def _copy_log(self) -> None:
        QGuiApplication.clipboard().setText(self.panel.log.text())
        self.banner.say(N_("deeds", "The log is on the clipboard."))

    def _connect(self) -> None:
        for name, act in (
            ("undo", lambda: self._with(Controller.undo)),
            ("undo_turn", lambda: self._with(Controller.undo_turn)),
            ("redo", lambda: self._with(Controller.redo)),
            ("hint", self._ask_hint),
            ("replay", self._retell),
            ("review", self.open_replay),
            ("copy_log", self._copy_log),
            ("step", lambda: self._with(Controller.step)),
            ("skip", self._skip),
        ):
            self.commands[name].triggered.connect(lambda _=False, act=act: act())
        self.commands["pause"].toggled.connect(self._pause)
        self.commands["log"].toggled.connect(self._fold)
        self.commands["sound"].toggled.connect(self._mute)
        self.panel.moves.chosen.connect(self._act)
        self.panel.moves.considered.connect(self._suggest)
        self.panel.moves.doubted.connect(self._ask_about)
        self.advice.chosen.connect(self._insist)
        self.advice.considered.connect(self._suggest)
        self.advice.closed.connect(self._put_advice_away)
        self.panel.log.pointed.connect(self._point)
        self.panel.log.chosen.connect(self.past.go_to)
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
        controller.verdict.connect(self._show_verdict)
        controller.warned.connect(self._warn)
        controller.confirm.connect(self._confirm)
        controller.problem.connect(self.banner.tell)
        controller.finished.connect(self._finished)
        table.chosen.connect(controller.act_with_care)
        table.refused.connect(self._refuse)
        table.settled.connect(self._settled)

    def _with(self, act: Callable[[Controller], None]) -> None:
        if self.controller is not None:
            act(self.controller)

    # What the controller tells.

    def _settled(self) -> None:
        if self.controller is not None and self.opening.settled():
            self.commands["skip"].setEnabled(False)
            self.controller.table_settled()

    def _present(self, frame: Frame, animate: bool) -> None:
        if self.table is None or self.opening.presents(frame):
            return
        if self.controller is not None and self.controller.veiled is None:
            self.curtain.hide()
        self.commands["skip"].setEnabled(animate)
        self.advice.hide()
        self.table.present(frame, animate)

    def _offer(self) -> None:
        controller = self.controller
        if controller is None:
            return
        self.panel.moves.offer(controller.menu(), controller.choices(), self._tell_move)
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
        veiled = controller.veiled is not None or controller.held
        self._set_stage()
        self.commands["undo"].setEnabled(controller.can_undo and not veiled)
        self.commands["undo_turn"].setEnabled(controller.can_undo and not veiled)
        self.commands["redo"].setEnabled(controller.can_redo and not veiled)
        self.commands["hint"].setEnabled(controller.may_act)
        for name in ("replay", "review"):
            self.commands[name].setEnabled(bool(controller.match.actions) and not veiled)
        done = bool(controller.match.actions)
        self.commands["share"].setEnabled(done and controller.veiled is None)
        self.commands["pause"].setChecked(controller.paused)
        self.commands["pause"].setEnabled(not controller.held)
        self.commands["step"].setEnabled(controller.paused and not controller.held)
        if controller.held:
            self.commands["skip"].setEnabled(False)

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
        self.advice.attend(self.table)
        self.advice.show_hint(decision, weighed(controller.menu(), decision.stats), self._tell_move)

    def _show_verdict(self, verdict: Verdict) -> None:
        self._judge(verdict, warning=False)

    def _warn(self, verdict: Verdict) -> None:
        self._judge(verdict, warning=True)

    def _judge(self, verdict: Verdict, *, warning: bool) -> None:
        if self.controller is None or self.table is None:
            return
        self.bar.prompt(self.controller.prompt_message())
        self.table.suggest(verdict.best.action)
        self.advice.attend(self.table)
        self.advice.show_verdict(verdict, self._tell_move, warning=warning)
        announce(self.table, self.advice.words)

    def _tell_move(self, action: object) -> str:
        """The sentence of an action of the menu."""
        controller = self.controller
        if controller is None:
            return ""
        seen = controller.match.observe(controller.viewer)
        return render(controller.match.spec.wording.action(seen, action, controller.names))

    def _refuse(self, reason: Message) -> None:
        self.bar.tell(reason, warning=True)

    def _confirm(self, question: Message, agreed: Callable[[], None]) -> None:
        ask_back(self, question, agreed)

    def _finished(self) -> None:
        if self.controller is not None and self.table is not None:
            if self.controller.lived:
                self.keep_preview()
            self.commands["skip"].setEnabled(True)
            self.occasion.celebrate(self.controller, self.table, self._session.settings)

    # What the player does.

    def _act(self, action: object) -> None:
        if self.controller is not None:
            self.controller.act_with_care(action)

    def _insist(self, action: object) -> None:
        """Play what the sheet of advice offers, without asking the tutor again."""
        if self.controller is not None and self.table is not None:
            self.table.setFocus()
            self.controller.act(action)

    def _put_advice_away(self) -> None:
        if self.table is not None:
            self.table.cancel()
            self.table.setFocus()

    def _lift_curtain(self) -> None:
        if self.controller is not None and self.table is not None:
            self.table.setFocus()
            self.controller.lift_curtain()
            if self.past.due:
                self.open_replay()

    def _ask_hint(self) -> None:
        if self.controller is not None and self.controller.may_act:
            self._say_thinking()
            self.controller.ask_hint()

    def _ask_about(self, action: object) -> None:
        if self.controller is not None and self.controller.may_act:
            self._say_thinking()
            self.controller.ask_about(action)

    def _say_thinking(self) -> None:
        self.bar.tell(N_("table", "The Grand Magus is thinking about your move…"), warning=False)

    def _suggest(self, action: object) -> None:
        if self.table is not None:
            self.table.suggest(action)

    def _point(self, entry: Entry | None) -> None:
        table = self.past.view.table if self.past.view is not None else self.table
        if table is not None:
            table.point_out(None if entry is None else entry.event)

    def _skip(self) -> None:
        if self.table is not None and not (self.occasion.skip() or self.opening.skip()):
            self.table.skip()

    def _pause(self, paused: bool) -> None:
        if self.controller is not None and self.controller.paused != paused:
            self.controller.pause(paused)

    def _look(self, seat: int) -> None:
        chosen = None if seat < 0 else Seat(seat)
        if self.past.view is not None:
            self.past.look_from(chosen)
        elif self.controller is not None:
            self.controller.look_from(chosen)

    def _fold(self, shown: bool) -> None:
        self.panel.setVisible(shown)
        settings = self._session.settings
        if settings.show_panel != shown:
            QTimer.singleShot(0, lambda: self._session.change(replace(settings, show_panel=shown)))

    def _mute(self, sound: bool) -> None:
        if self._session.settings.sound == sound:
            return
        self._session.change(replace(self._session.settings, sound=sound))
        told = N_("table", "Sound on.") if sound else N_("table", "Sound off.")
        announce(self, render(told))
        self._session.player.play(Sound.BID)

    def _set_stage(self) -> None:
        controller = self.controller
        if controller is not None:
            over = controller.match.to_move is None
            self.bar.set_stage(controller.names, watching=not controller.humans, over=over)
            self.bar.show_seat(controller.viewer)
            self.panel.show_moves(bool(controller.humans) and not over)

    def _apply(self, settings: Settings) -> None:
        """Follow the settings: sound, pace, theme, font scale."""
        self.commands["sound"].setChecked(settings.sound)
        if self.table is None or self.controller is None:
            return
        self.controller.their_speed = settings.their_speed
        self.controller.tutor = settings.tutor
        mine, theirs = PACES[settings.my_speed], PACES[settings.their_speed]
        self.table.set_pace(mine, theirs, settings.reduced_motion)
        self.table.retheme("dark" if appearance.shades().dark else "light")
        self.table.set_font_scale(settings.font_scale)
        if self.past.view is not None:
            self.past.view.apply(settings)
