# SPDX-License-Identifier: MIT
"""The page on which a match is played: bar, table, side panel, and the controller behind them."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMessageBox, QVBoxLayout, QWidget

from wizardtable.core.catalog import GameSpec
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.course import Course
from wizardtable.core.game import Seat
from wizardtable.core.match import Entry, Match
from wizardtable.core.teaching.attempt import Attempt
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play import frames
from wizardtable.play.controller import Controller
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.store.player import players
from wizardtable.store.settings import Settings
from wizardtable.table.picture_loader import SITTING_DOWN
from wizardtable.table.pictures import PictureCache
from wizardtable.table.spoken.announcements import announce, announcements_of
from wizardtable.table.table_art import art_of
from wizardtable.table.table_view import TableView
from wizardtable.table.zones import Box
from wizardtable.ui.dialogs.new_game_plan import NewGamePlan, dealt
from wizardtable.ui.dialogs.questions import ask_back, ask_sure
from wizardtable.ui.match import arrangement, table_picture
from wizardtable.ui.match.advice_host import AdviceHost
from wizardtable.ui.match.bar import Bar
from wizardtable.ui.match.command_host import CommandHost
from wizardtable.ui.match.commands import make_commands, retell_commands
from wizardtable.ui.match.curtain import Curtain
from wizardtable.ui.match.key_help import KeyHelp
from wizardtable.ui.match.lesson_host import LessonHost
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.match.occasion import Occasion
from wizardtable.ui.match.opening_host import OpeningHost
from wizardtable.ui.match.panel_folding import PanelFolding
from wizardtable.ui.match.rated_host import RatedHost
from wizardtable.ui.match.refusal_note import RefusalNote
from wizardtable.ui.match.side_panel import SidePanel
from wizardtable.ui.match.stand_in_host import StandInHost
from wizardtable.ui.problems.problem_host import ProblemHost
from wizardtable.ui.replay.replay_host import ReplayHost
from wizardtable.ui.session import Session
from wizardtable.ui.style import appearance
from wizardtable.ui.style.widgets import Page

PACES = (1.8, 1.0, 0.5, 0.0)
"""Factors on the time of moves by speed: slow, normal, fast, instant."""


_NOT_OWN = N_(
    "table",
    "This file is not one of your saved matches: the match does not count towards your rating, "
    "the daily table or the tower.",
)


class TablePage(Page):
    """One match at a time: `deal` or `open` brings it, `leave` closes it.

    Attributes:
        commands: everything that can be asked for, by id.
        controller, table: None while no match is open.
        advice: hints, and what the tutor says.
        lesson_host: the guided first games.
        problem_host: problems that are solved at the table.
        stand_in: who plays for a person, and how a match is given up.
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
        art: dict[str, PictureCache] = {}
        self._art = art  # by game: the pictures outlive a match
        self.destroyed.connect(lambda: art.clear())  # noqa: PLW0108 - but not the window
        self.commands = make_commands(self)
        self._prompted: tuple[int, Message] | None = None
        self.bar = Bar(self.commands, self)
        self.banner = MessageStrip(self)
        self.recap = MessageStrip(self, N_("deeds", "What happened?"))
        self._asking = CommandHost(self, self.commands, session)
        self._rated = RatedHost(session, self.banner, self)
        self.stand_in = StandInHost(self, self.commands, self.banner)
        self._place = QWidget(self)
        self._place_rows = QVBoxLayout(self._place)
        self._place_rows.setContentsMargins(0, 0, 0, 0)
        self.panel = SidePanel(self)
        self.report = MessageStrip(self, calm=True)
        self.key_help = KeyHelp(self.commands, self.report, self.panel)
        self.lesson_host = LessonHost(self.panel.teacher, self.commands)
        self.problem_host = ProblemHost(self.panel.teacher, self.commands)
        self.advice = AdviceHost(self.panel.teacher, self.bar, self.panel.moves.current)
        self._folding = PanelFolding(
            self.panel, self.commands["log"], session, self.advice.sheet, lambda: self.table
        )
        self.curtain = Curtain(self._place)
        self.refusal = RefusalNote(self._place)
        self.opening = OpeningHost(self, self.commands["skip"])
        self.occasion = Occasion(self._place)
        self.occasion.over.connect(lambda: self.ended.emit(self.controller))
        self._worn = appearance.shades()
        self.past = ReplayHost(self._place_rows, self.bar, self.panel.log, session, self)
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
        self.sit(loaded.match, path, again=True, orders=loaded.orders)
        if loaded.notice is not None:
            self.banner.say(loaded.notice)

    def _offer_recap(self, match: Match) -> None:
        """Offer to show what others have done since the person last decided."""
        if others := frames.unseen(match):
            self.recap.say(NN_("banner", "%n move(s) by others since your last one.", "", others))

    def _recall(self) -> None:
        self.recap.clear()
        self.past.retell()

    def sit(
        self,
        match: Match,
        path: Path | None,
        course: Exercise | None = None,
        *,
        again: bool = False,
        orders: Mapping[Seat, StandingOrder] = save.NO_ORDERS,
    ) -> None:
        """Sit down to a match, kept at the path if there is one; `course` is its lesson
        or problem, `again`: it was left and is gone on with, and these standing orders hold."""
        self.leave()
        elsewhere = path is not None and match.result is None and not self._is_own(path)
        strange = elsewhere and bool(match.purpose)
        match.purpose = "" if elsewhere else match.purpose
        if path is not None and elsewhere and players.holds(self._session.home, path):
            path = save.new_path(self._session.data.saves, match.spec.id)  # theirs stays as it is
        self._autosave = autosave = save.Autosave(path, match, orders) if path else None
        art = self._art.setdefault(match.spec.id, art_of(match.spec.view))
        self.table = TableView(match.spec, self._place, art)
        self.table.table.begin_within(SITTING_DOWN)
        self.table.hide_behind(self.curtain)
        self._prompted = None
        if path is not None:
            arrangement.restore(self.table.sitting, path)
        self.table.table_sounds.play = self._session.player.play
        self._session.ambience.sit(match.spec.view.sounds.ambience, self.commands["pause"])
        self._place_rows.addWidget(self.table)
        self.table.show()
        self.refusal.follow(self.table)
        session = self._session
        self.controller = controller = Controller(
            match, autosave, lambda: session.thinker, session.settings.their_speed
        )
        controller.stand_in.orders.update(orders)
        controller.stand_in.forced = session.settings.forced_moves
        self._connect_match(controller, self.table)
        self.past.begin(controller, self.table, art)
        self.advice.begin(controller, self.table)
        self._asking.begin(controller)
        self.stand_in.begin(controller)
        if isinstance(course, Course):
            self.lesson_host.begin(course, controller, self.table)
        elif isinstance(course, Attempt):
            self.problem_host.begin(course, controller, self.table)
        self._apply(self._session.settings)
        self.panel.log.forget()
        self._set_stage()
        self.panel.waits = lambda: self.table is not None and self.table.carrying
        self.key_help.begin(controller, self.table)
        self.table.setFocus()
        if again:
            self._offer_recap(match)  # before the table is laid out, which then has less room
        self.opening.begin(controller, self.table, self._session.settings)
        if strange:
            self.banner.say(_NOT_OWN)
        if match.purpose:
            controller.flush()  # what is played for more is on disk before it counts
            self._rated.begin(match)

    def _is_own(self, path: Path | None) -> bool:
        """Whether a save lies among those of who plays, not in another player's folder or among
        copies."""
        return path is not None and path.parent.resolve() == self._session.data.saves.resolve()

    def leave(self) -> None:
        """Finish writing, and clear the table."""
        if self.controller is None or self.table is None:
            return
        for question in self.findChildren(QMessageBox):
            question.reject()  # it was about this match
        self.leaving.emit(self.controller)
        self._rated.end()
        self.opening.end()
        self.occasion.end()
        self.past.end()
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
        self.problem_host.end()
        self.curtain.hide()
        self.advice.end()
        self._asking.end()
        self.stand_in.end()
        self.key_help.end()
        self.banner.clear()
        self.recap.clear()
        announcements_of(self).forget()

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
        self.advice.sheet.put_away()
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
                self.past.tell()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: shares the room between table and panel."""
        super().resizeEvent(event)
        self._folding.follow(self.width())
        self.panel.measure(self.width())

    # Putting things together.

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        table = QVBoxLayout()  # a message above it moves no button of the column
        strips = self.banner, self.report, self.recap, self.stand_in.strip, self.stand_in.farewell
        for part in (*strips, self._place):
            table.addWidget(part, int(part is self._place))
        middle.addLayout(table, 1)
        middle.addWidget(self.panel)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.bar)
        rows.addLayout(middle, 1)

    def _connect(self) -> None:
        for name, act in (
            ("hint", self.advice.ask_hint),
            ("why_not", self.advice.ask_about_begun),
            ("replay", self.past.retell),
            ("review", self.past.open),
            ("skip", self._skip),
        ):
            self.commands[name].triggered.connect(lambda _=False, act=act: act())
        self.panel.moves.chosen.connect(self._act)
        self.panel.moves.allows = self._allows
        self.panel.moves.considered.connect(self.advice.suggest)
        self.panel.moves.doubted.connect(self.advice.ask_about)
        self.panel.log.pointed.connect(self._point)
        self.panel.log.chosen.connect(self.past.go_to)
        self.past.opened.connect(self.advice.sheet.put_away)  # it is about the table of now
        self.past.opened.connect(self.stand_in.put_notice_away)
        self.bar.looked.connect(self._look)
        self.curtain.lifted.connect(self._lift_curtain)
        self.recap.closed.connect(self._recall)
        self.key_help.open_panel = lambda: self._folding.choose(True)
        self.stand_in.hurry = self._hurry

    def _connect_match(self, controller: Controller, table: TableView) -> None:
        controller.frame.connect(self._present)
        controller.prompt.connect(self._prompt)
        controller.refused.connect(self._refuse)
        controller.menu_changed.connect(self._offer)
        controller.log_changed.connect(self._tell_log)
        controller.history_changed.connect(self._update_deeds)
        controller.thinking.connect(lambda _: self._update_deeds())
        controller.curtain.connect(lambda seat: self.curtain.fall(controller.names[seat]))
        controller.confirm.connect(self._confirm)
        controller.doubtful.connect(lambda question, agreed: ask_sure(self, question, agreed))
        controller.problem.connect(self.banner.tell)
        controller.finished.connect(self._finished)
        table.chosen.connect(controller.act_with_care)
        table.refused.connect(self._refuse)
        table.settled.connect(self._settled)

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
        if self.controller is not None and self.controller.match.to_move is not None:
            self.occasion.end()  # the end was taken back
        self.commands["skip"].setEnabled(animate)
        self.advice.sheet.put_away()
        self.report.clear()
        if frame.mine:
            self.recap.clear()
        self.table.present(frame, animate)

    def _offer(self) -> None:
        controller = self.controller
        if controller is None:
            return
        seat, stand_in = None if controller.held else controller.viewer, controller.stand_in
        self.panel.moves.offer(
            (*controller.menu(), *stand_in.offered(seat, usual=True)),
            (*controller.choices(), *stand_in.offered(seat)),
            self.advice.tell_move,
        )
        self._update_deeds()

    def _tell_log(self) -> None:
        if self.controller is not None:
            self.panel.log.tell(
                self.controller.match, self.controller.viewer, self.controller.names
            )

    def _update_deeds(self) -> None:
        self._set_stage()
        self._asking.update()
        self.stand_in.update()

    def _prompt(self, message: Message) -> None:
        if self.past.view is not None:
            return  # the bar tells what is shown of the past
        self.bar.prompt(message)
        controller = self.controller
        if controller is None or self.table is None or not controller.may_act:
            return
        said = len(controller.match.actions), message
        if said != self._prompted:  # it is asked anew whenever the table has settled
            self._prompted = said
            announce(self.table, render(message))

    def _refuse(self, reason: Message) -> None:
        self.bar.tell(reason, warning=True)
        box = self.table.cursor_box() if self.table is not None else None
        self.refusal.say(reason, None if box is None or self.table is None else self._seen(box))

    def _seen(self, box: Box) -> QRect:
        """A box of the table's view, in the place of the table."""
        assert self.table is not None
        corner = self.table.viewport().mapTo(self._place, QPoint(round(box.x), round(box.y)))
        return QRect(corner, QSize(round(box.w), round(box.h)))

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

    def _allows(self, key: Qt.Key, action: object) -> bool:
        """Returns whether a key plays an action of the list now."""
        return self.table is None or self.table.allows(key, action)

    def _lift_curtain(self) -> None:
        if self.controller is not None and self.table is not None:
            self.table.setFocus()
            self.controller.lift_curtain()
            if self.past.due:
                self.past.open()

    def _point(self, entry: Entry | None) -> None:
        table = self.past.view.table if self.past.view is not None else self.table
        if table is not None:
            table.point_out(None if entry is None else entry.event)

    def _hurry(self, hurried: bool) -> None:
        """Pieces are where they go at once: nobody waits for the end of a match they are out of."""
        self._apply(self._session.settings)
        if hurried and self.table is not None:
            self.table.set_pace(0.0, 0.0, self._session.settings.reduced_motion)

    def _skip(self) -> None:
        if self.table is not None and not (self.occasion.skip() or self.opening.skip()):
            self.table.skip()

    def _look(self, seat: int) -> None:
        chosen = None if seat < 0 else Seat(seat)
        if self.past.view is not None:
            self.past.look_from(chosen)
        elif self.controller is not None:
            self.controller.look_from(chosen)

    def _set_stage(self) -> None:
        controller = self.controller
        if controller is not None:
            course = controller.course
            over = controller.match.to_move is None and course is None
            asked = not over and (course is None or not course.settled)
            self.bar.set_stage(controller.names, watching=not controller.humans, over=over)
            self.bar.show_seat(controller.viewer)
            if not asked and self.table is not None and self.panel.moves.hasFocus():
                self.table.setFocus()  # and not whatever comes next when the list goes
            self.panel.show_moves(bool(controller.humans) and asked)

    def _apply(self, settings: Settings) -> None:
        """Follow the settings: sound, pace, theme, font scale."""
        self.commands["sound"].setChecked(settings.sound)
        self._folding.follow(self.width())
        if self.table is None or self.controller is None:
            return
        self.controller.their_speed = settings.their_speed
        self.controller.tutor = settings.tutor
        self.controller.stand_in.prefer(settings.forced_moves)
        mine, theirs = PACES[settings.my_speed], PACES[settings.their_speed]
        self.table.set_pace(mine, theirs, settings.reduced_motion)
        self.table.retheme(appearance.table_theme())
        self.table.set_font_scale(settings.font_scale)
        if self.past.view is not None:
            self.past.view.apply(settings)
