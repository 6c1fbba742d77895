# SPDX-License-Identifier: MIT
"""The page on which a match is played: bar, table, side panel, and the controller behind them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog
from wizardtable.core.conduct import StandingOrder
from wizardtable.core.game import Seat
from wizardtable.core.match import Entry, Match
from wizardtable.core.teaching.exercise import Exercise
from wizardtable.core.text import N_, NN_, Message
from wizardtable.play import frames, gates
from wizardtable.play.controller import Controller
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.store import save
from wizardtable.store.book import begun
from wizardtable.store.player import players
from wizardtable.store.settings import Settings
from wizardtable.table.picture_loader import NEW_TABLE_PAINT_SECONDS
from wizardtable.table.pictures import PictureCache
from wizardtable.table.spoken.announcements import announce, announcements_of
from wizardtable.table.table_art import art_of
from wizardtable.table.table_view import TableView
from wizardtable.table.zones import Box
from wizardtable.ui.dialogs.commands import make_commands, retell_commands
from wizardtable.ui.dialogs.questions import ask_back, ask_sure
from wizardtable.ui.match import arrangement, table_picture
from wizardtable.ui.match.bar import Bar
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.message_strip import MessageStrip
from wizardtable.ui.match.move_words import move_words
from wizardtable.ui.match.side_panel import SidePanel
from wizardtable.ui.match.strip_place import LINE, LINE_SIZE, StripPlace
from wizardtable.ui.new_game_plan import NewGamePlan, dealt
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.sheets import host_of
from wizardtable.ui.style.widgets import Page

Feature = TypeVar("Feature", bound=MatchFeature)

PACES = (1.8, 1.0, 0.5, 0.0)
"""Factors on the time of moves by speed: slow, normal, fast, instant."""


_NOT_OWN = N_(
    "table",
    "This file is not one of your saved matches: the match does not count towards your rating, "
    "the daily table or the tower.",
)


class Instead(Protocol):
    """What is shown in the place of the table, such as the replay."""

    @property
    def table(self) -> TableView:
        """The table that is seen there."""

    def rest(self, resting: bool) -> None:
        """Stops while a sheet lies over the table, or goes on."""

    def look_from(self, seat: Seat | None) -> None:
        """Shows the same moment as this seat knew it, or the public view."""

    def foot(self) -> int:
        """Returns the height in pixels of what leads it, at its lower edge."""


class MatchPage(Page):
    """The bar, the table and the sidebar of one match at a time.

    `deal` or `open` brings a match, `leave` closes it. Everything else that the page offers is a
    `MatchFeature`, added once by `add_features`.

    Attributes:
        commands: the commands of the page by id.
        controller, table: those of the open match, else None.
        banner, report, recap: strips over the edge of the table.
        place: the widget that the table fills; overlays are its children.
        panel: the sidebar.
        skippers: asked in turn to end what *Skip* skips, before the table's own motion.
        presenters: asked in turn to show a frame in a way of their own.
        settlers: all must agree before the controller is told that the table has settled.

    Signals:
        ended(Controller): the match is over, and its end has been celebrated.
        leaving(Controller): the table is about to be cleared; pieces may still be moving.
        presenting(Frame): the table is about to show a frame.
        covering(): the table is about to be covered by something else.
        reworded(): the log was told anew, in another language or theme.
        resized(): the page has another size, or its writing has.
    """

    ended = Signal(object)
    leaving = Signal(object)
    presenting = Signal(object)
    covering = Signal()
    reworded = Signal()
    resized = Signal()

    def __init__(self, profile: Profile, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._profile, self._services = profile, services
        self._open: OpenMatch | None = None
        self._features: tuple[MatchFeature, ...] = ()
        self._autosave: save.Autosave | None = None
        art: dict[str, PictureCache] = {}
        self._art = art  # by game: the pictures outlive a match
        self.destroyed.connect(lambda: art.clear())  # noqa: PLW0108 - but not the window
        self.commands = make_commands(self)
        self._prompted: tuple[int, Message] | None = None
        self._instead: Instead | None = None
        self.skippers: list[Callable[[], bool]] = []
        self.presenters: list[Callable[[Frame], bool]] = []
        self.settlers: list[Callable[[], bool]] = []
        self.bar = Bar(self.commands, self)
        self.banner = MessageStrip(self)
        self.report = MessageStrip(self, calm=True)
        self.recap = MessageStrip(self, N_("deeds", "What happened?"))
        self.place = QWidget(self)
        self.place_rows = QVBoxLayout(self.place)
        self.place_rows.setContentsMargins(0, 0, 0, 0)
        self._strips = StripPlace(self.place, lambda: 0 if self.instead else self.line)
        self.panel = SidePanel(self)
        self.panel.waits = lambda: self.table is not None and self.table.is_dragging
        self.panel.spoken_of = self._spoken_of
        self.panel.foot = lambda: max(self.line, self.instead.foot() if self.instead else 0)
        self._worn = appearance.shades()
        self._lay_out()
        self._connect()
        profile.changed.connect(self.apply)
        self.retranslate()

    def add_features(self, *features: MatchFeature) -> None:
        """Adds features, which begin with each match in this order. They are added once, before
        the first match."""
        self._features += features

    def feature(self, kind: type[Feature]) -> Feature:
        """Returns the feature of a kind. Raises StopIteration if the page has none."""
        return next(one for one in self._features if isinstance(one, kind))

    def add_strip(self, strip: MessageStrip) -> None:
        """Adds a strip after those that are there."""
        self._strips.add(strip)

    @property
    def instead(self) -> Instead | None:
        """What is shown in the place of the table, or None."""
        return self._instead

    @instead.setter
    def instead(self, shown: Instead | None) -> None:
        self._instead = shown
        if shown is not None:
            shown.table.keep_free(self.line)
        self._strips.settle()
        self.panel.measure(self.size())

    @property
    def line(self) -> int:
        """Height in pixels of the line that tables keep free for strips; 0 in a small window, where
        strips lie over the table.

        It does not grow with the chosen writing, which makes no piece smaller, and is lower in the
        largest, whose bar takes most.
        """
        if self.width() < LINE_SIZE[0] or self.height() < LINE_SIZE[1]:
            return 0
        scale = appearance.chosen_scale()
        return round(appearance.scaled(LINE - max(0, scale - 150) * 0.35) * 100 / scale)

    @property
    def controller(self) -> Controller | None:
        """The controller of the open match, or None."""
        return self._open.controller if self._open is not None else None

    @property
    def table(self) -> TableView | None:
        """The table of the open match, or None."""
        return self._open.table if self._open is not None else None

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

    def deal(self, game_id: str, plan: NewGamePlan) -> None:
        """Begin a new match; it has a save of its own from the first moment."""
        spec = catalog.get(game_id)
        match = dealt(spec, plan, self._profile.settings)
        self.sit(match, save.new_path(self._profile.data.saves, spec.id))

    def open(self, path: Path) -> None:
        """Go on with a saved match; raises SaveError, and the table is then as it was."""
        if self.controller is not None:
            self.controller.flush()  # it may be the very match on the table
        loaded = save.load(path)
        self.sit(loaded.match, path, continued=True, orders=loaded.orders)
        if loaded.notice is not None:
            self.banner.say(loaded.notice)

    def _offer_recap(self, match: Match) -> None:
        """Offer to show what others have done since the person last decided."""
        movers = frames.movers_since_last_decision(match)
        if not movers:
            return
        words = NN_("banner", "%n move(s) by others since your last one.", "", len(movers))
        if len(set(movers)) == 1:
            words = NN_("banner", "{player} has made %n move(s).", "", len(movers))
            words = words.of(player=match.names[movers[0]])
        self.recap.say(words)

    def sit(
        self,
        match: Match,
        path: Path | None,
        exercise: Exercise | None = None,
        *,
        continued: bool = False,
        orders: Mapping[Seat, StandingOrder] = save.NO_ORDERS,
    ) -> None:
        """Opens a match, saved at the path if there is one.

        `exercise` is its lesson or problem. A match that is `continued` was left before; these
        standing orders hold in it.
        """
        self.leave()
        elsewhere = path is not None and match.result is None and not self._is_own(path)
        strange = elsewhere and bool(match.purpose)
        match.purpose = "" if elsewhere else match.purpose
        if path is not None and elsewhere and players.holds(self._profile.home, path):
            path = save.new_path(self._profile.data.saves, match.spec.id)  # theirs stays as it is
        self._autosave = autosave = self._saved(path, match, orders) if path else None
        art = self._art.setdefault(match.spec.id, art_of(match.spec.view))
        table = TableView(match.spec, self.place, art)
        table.table.begin_within(NEW_TABLE_PAINT_SECONDS)
        table.keep_free(self.line)
        self._prompted = None
        if path is not None:
            arrangement.restore(table.sitting, path)
        table.table_sounds.play = self._services.sounds.play
        self.place_rows.addWidget(table)
        table.show()
        settings, services = self._profile.settings, self._services
        controller = Controller(match, autosave, lambda: services.thinker, settings.their_speed)
        controller.autoplay.orders.update(orders)
        controller.autoplay.forced_moves = settings.forced_moves
        controller.exercise = exercise
        self._open = OpenMatch(controller, table, art, path, exercise, continued)
        self._connect_match(controller, table)
        self._follow(settings)
        self.panel.log.forget()
        self._set_stage()
        table.setFocus()
        if continued:
            self._offer_recap(match)
        for feature in self._features:
            feature.begin(self._open)
        if strange:
            self.banner.say(_NOT_OWN)

    def _saved(
        self, path: Path, match: Match, orders: Mapping[Seat, StandingOrder]
    ) -> save.Autosave:
        """Returns what writes the match while it is played, and notes in the book how far the save
        of one that counts has come."""
        data = self._profile.data

        def mark(actions: int) -> None:
            if begun.needs_action_count(match):
                begun.note_actions(data, match, actions)

        return save.Autosave(path, match, orders, mark)

    def _is_own(self, path: Path | None) -> bool:
        """Whether a save lies among those of who plays, not in another player's folder or among
        copies."""
        return path is not None and path.parent.resolve() == self._profile.data.saves.resolve()

    def leave(self) -> None:
        """Finish writing, and clear the table."""
        if self._open is None:
            return
        controller, table, path = self._open.controller, self._open.table, self.path
        if (host := host_of(self)) is not None:
            host.close_owned(self)  # what it asks is about this match
        self.leaving.emit(controller)
        for feature in self._features:
            feature.end()
        self.keep_preview()
        controller.close()
        if path is not None:
            arrangement.keep(table.sitting, path)
        table.cancel()
        self.place_rows.removeWidget(table)
        table.hide()
        table.deleteLater()
        controller.deleteLater()
        self._open = self._autosave = None
        self.banner.clear()
        self.recap.clear()
        announcements_of(self).forget()

    def rest(self, resting: bool) -> None:
        """Stops match and pieces while a sheet lies over the table, or lets them go on."""
        if self._open is not None:
            self._open.controller.rest(resting)
            self._open.table.table.animator.freeze(resting)
        if self.instead is not None:
            self.instead.rest(resting)
            self.instead.table.table.animator.freeze(resting)

    def keep_preview(self) -> None:
        """Keep a small picture of the table beside the save."""
        if self.table is None or self.controller is None or self.path is None:
            return
        match = self.controller.match
        if self.table.width() >= 100 and (
            self.controller.was_played or table_picture.due(match, self.path)
        ):
            table_picture.keep(match, self.table, self.path, self._profile.settings.font_scale)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        retell_commands(self.commands)
        for art in self._art.values():
            art.clear()
        if self._open is not None:
            self._open.table.retranslate()
            self._offer()
            self.bar.prompt(self._open.controller.prompt_message())
        for feature in self._features:
            feature.retranslate()
        self._reword()

    def _reword(self) -> None:
        """Tells the log anew."""
        if self._open is not None:
            self.panel.log.forget()
            self._tell_log()
            self.reworded.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Qt: notices another theme or font scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._share_room()
            if self._worn is not appearance.shades():
                self._worn = appearance.shades()
                retell_commands(self.commands)
                self._reword()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Qt: shares the room between table and panel."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        self.resized.emit()
        self.panel.measure(self.size())
        for table in (self.table, self.instead.table if self.instead is not None else None):
            if table is not None:
                table.keep_free(self.line)

    def _spoken_of(self) -> list[QRect]:
        """Returns the boxes of the marked pieces on the page, and that of a strip."""
        table = self.table
        if table is None:
            return []
        corner = table.viewport().mapTo(self, QPoint())
        boxes = [box.translated(corner) for box in map(_rectangle, table.marked_boxes())]
        strip = self._strips.geometry().translated(self.place.pos())
        return boxes if self._strips.isHidden() else [*boxes, strip]

    # Putting things together.

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        for strip in (self.banner, self.report, self.recap):
            self.add_strip(strip)
        middle.addWidget(self.place, 1)
        middle.addWidget(self.panel)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.bar)
        rows.addLayout(middle, 1)

    def _connect(self) -> None:
        self.commands["skip"].triggered.connect(lambda _=False: self._skip())
        for command in self.commands.values():
            command.triggered.connect(lambda _=False: self._forget_doubt())
        self.panel.moves.considered.connect(self._forget_doubt)
        self.panel.moves.chosen.connect(self._act)
        self.panel.moves.allows = self._allows
        self.panel.log.pointed.connect(self._point)
        self.bar.looked.connect(self._look)

    def _connect_match(self, controller: Controller, table: TableView) -> None:
        controller.frame.connect(self._present)
        controller.prompt.connect(self._prompt)
        controller.refused.connect(self._refuse)
        controller.menu_changed.connect(self._offer)
        controller.log_changed.connect(self._tell_log)
        controller.history_changed.connect(self._set_stage)
        controller.thinking.connect(lambda _: self._set_stage())
        controller.confirm.connect(self._confirm)
        controller.questioned.connect(self._ask_sure)
        controller.doubt_ended.connect(self._end_doubt)
        controller.problem.connect(self.banner.tell)
        controller.finished.connect(self._finished)
        table.chosen.connect(controller.act_with_care)
        table.refused.connect(self._refuse)
        table.strayed.connect(self._forget_doubt)
        table.settled.connect(self._settled)

    # What the controller tells.

    def _settled(self) -> None:
        if self.controller is not None and all(settled() for settled in self.settlers):
            self.commands["skip"].setEnabled(False)
            self.controller.table_settled()

    def _present(self, frame: Frame, animate: bool) -> None:
        if self.table is None or any(present(frame) for present in self.presenters):
            return
        self.presenting.emit(frame)
        self.commands["skip"].setEnabled(animate)
        self.report.clear()
        if frame.is_own_move:
            self.recap.clear()
        self.table.present(frame, animate)

    def _offer(self) -> None:
        controller = self.controller
        if controller is None:
            return
        seat, autoplay = None if controller.is_on_hold else controller.viewer, controller.autoplay
        self.panel.moves.offer(
            (*controller.menu(), *autoplay.available_orders(seat, usual=True)),
            (*controller.choices(), *autoplay.available_orders(seat)),
            lambda action: render(move_words(controller, action)),
        )
        self._set_stage()

    def _tell_log(self) -> None:
        if self.controller is not None:
            self.panel.log.tell(
                self.controller.match, self.controller.viewer, self.controller.names
            )

    def _prompt(self, message: Message) -> None:
        if self.instead is not None:
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

    def _ask_sure(self, question: gates.GateQuestion) -> None:
        if not isinstance(question, gates.SafetyDoubt):
            return
        if not question.takes_second_press or self.table is None:
            ask_sure(self, question.question, question.proceed)
            return
        words = question.question.again_text
        self.table.ask_again(question.action, render(words))
        self.bar.tell(words, warning=False)
        announce(self.table, render(words))

    def _end_doubt(self) -> None:
        """Shows the usual words again on the button that was to be pressed twice."""
        if self.table is not None and self.controller is not None:
            self.table.end_asking()
            self._prompt(self.controller.prompt_message())

    def _forget_doubt(self, besides: object = None) -> None:
        if self.controller is not None:
            self.controller.forget_doubt(besides)

    def _confirm(self, question: Message, agreed: Callable[[], None]) -> None:
        ask_back(self, question, agreed)

    def _finished(self) -> None:
        if self.controller is not None and self.table is not None:
            if self.controller.was_played:
                self.keep_preview()
            self.commands["skip"].setEnabled(True)

    # What the player does.

    def _act(self, action: object) -> None:
        if self.controller is not None:
            self.controller.act_with_care(action)

    def _allows(self, key: Qt.Key, action: object) -> bool:
        """Returns whether a key plays an action of the list now."""
        return self.table is None or self.table.allows(key, action)

    def _point(self, entry: Entry | None) -> None:
        table = self.instead.table if self.instead is not None else self.table
        if table is not None:
            table.point_out(None if entry is None else entry.event)

    def hurry(self, hurried: bool) -> None:
        """Moves pieces at once while the match is hurried to its end, else at the usual pace."""
        self._follow(self._profile.settings)
        if hurried and self.table is not None:
            self.table.set_pace(0.0, 0.0, self._profile.settings.reduced_motion)

    def _skip(self) -> None:
        if self.table is not None and not any(skip() for skip in self.skippers):
            self.table.skip()

    def _look(self, seat: int) -> None:
        chosen = None if seat < 0 else Seat(seat)
        if self.instead is not None:
            self.instead.look_from(chosen)
        elif self.controller is not None:
            self.controller.look_from(chosen)

    def _set_stage(self) -> None:
        controller = self.controller
        if controller is not None:
            course = controller.exercise
            over = controller.match.to_move is None and course is None
            asked = not over and (course is None or not course.has_ended)
            self.bar.set_stage(controller.names, watching=not controller.person_seats, over=over)
            self.bar.show_seat(controller.viewer)
            if not asked and self.table is not None and self.panel.moves.hasFocus():
                self.table.setFocus()  # and not whatever comes next when the list goes
            self.panel.show_moves(bool(controller.person_seats) and asked)

    def apply(self, settings: Settings) -> None:
        """Follows the settings: sound, pace, theme, font scale."""
        self._follow(settings)
        for feature in self._features:
            feature.apply(settings)

    def _follow(self, settings: Settings) -> None:
        self.commands["sound"].setChecked(settings.sound)
        if self.table is None or self.controller is None:
            return
        self.controller.their_speed = settings.their_speed
        self.controller.tutor = settings.tutor
        self.controller.autoplay.set_forced_moves(settings.forced_moves)
        mine, theirs = PACES[settings.my_speed], PACES[settings.their_speed]
        self.table.set_pace(mine, theirs, settings.reduced_motion)
        self.table.retheme(appearance.table_theme())
        self.table.set_font_scale(settings.font_scale)


def _rectangle(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), round(box.w), round(box.h))
