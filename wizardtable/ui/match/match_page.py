# SPDX-License-Identifier: MIT
"""The page on which a match is played: bar, table, sidebar, and the controller behind them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from wizardtable.core import catalog, override
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
from wizardtable.table.spoken.announcements import Urgency, announce, announcements_of
from wizardtable.table.table_art import art_of
from wizardtable.table.table_view import TableView
from wizardtable.table.zones import Box
from wizardtable.ui.dialogs.commands import make_commands, retranslate_commands
from wizardtable.ui.dialogs.questions import ask_before_risky_move, ask_undo
from wizardtable.ui.match import arrangement, table_picture
from wizardtable.ui.match.bar import Bar
from wizardtable.ui.match.feature import MatchFeature, OpenMatch
from wizardtable.ui.match.message_strip import STRIP_LINE_HEIGHT, MessageStrip
from wizardtable.ui.match.move_words import gain_words, move_words
from wizardtable.ui.match.side_panel import SidePanel
from wizardtable.ui.match.strip_place import MIN_PAGE_SIZE_WITH_LINE, StripPlace
from wizardtable.ui.new_game_plan import NewGamePlan, deal_match
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.sheets import host_of
from wizardtable.ui.style.widgets import Page

Feature = TypeVar("Feature", bound=MatchFeature)
"""The class of a feature that `MatchPage.feature` looks for."""

MOVE_TIME_FACTORS = (1.8, 1.0, 0.5, 0.0)
"""Factors on the time that moving pieces take, by speed: slow, normal, fast, instant."""

_FOREIGN_SAVE_NOTICE = N_(
    "table",
    "This file is not one of your saved matches: the match does not count towards your rating, "
    "the daily table or the tower.",
)
"""Shown for a match that was to count, but whose save is not in the player's own folder."""


class TableReplacement(Protocol):
    """A view that replaces the table for a while, such as the replay."""

    @property
    def table(self) -> TableView:
        """The table that this view shows."""

    def rest(self, resting: bool) -> None:
        """Stops the view while a sheet lies over it, or lets it continue.

        Args:
            resting: True to stop, False to continue.
        """

    def look_from(self, seat: Seat | None) -> None:
        """Shows the same moment as this seat knew it; None shows the public view."""

    def foot(self) -> int:
        """Returns the height in pixels of the controls at the view's lower edge."""


class MatchPage(Page):
    """The bar, the table and the sidebar of one match at a time.

    `deal` or `open` brings a match, `leave` closes it. Everything else that the page offers is a
    `MatchFeature`, added once by `add_features`. A `Frame` is a state of the table to be shown.

    Attributes:
        commands: the commands of the page by id.
        bar: the toolbar above the table.
        banner: the strip over the edge of the table for notices and warnings.
        answer_strip: the strip for answers to keys, such as how the match stands.
        recap_strip: the strip that offers to show the latest moves.
        table_area: the widget that the table fills; overlays are its children.
        table_area_layout: the layout of `table_area`.
        panel: the sidebar.
        skippers: functions that the command *Skip* calls in turn. The first one that returns True
            has skipped something; otherwise the table's motion is skipped.
        presenters: functions that get each frame in turn. The first one that returns True has shown
            the frame; otherwise the table shows it.
        settlers: functions that must all return True before the match continues on a table where
            nothing moves.

    Signals:
        ended(Controller): the match is over, and so is the show at its end.
        leaving(Controller): the table is about to be cleared; pieces may still be moving.
        presenting(Frame): the table is about to show a frame.
        covering(): something else is about to cover the table.
        log_rewritten(): the log was written again, in another language or theme.
        resized(): the size of the page or of its font has changed.
    """

    ended = Signal(object)
    leaving = Signal(object)
    presenting = Signal(object)
    covering = Signal()
    log_rewritten = Signal()
    resized = Signal()

    def __init__(self, profile: Profile, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._profile, self._services = profile, services
        self._open_match: OpenMatch | None = None
        self._features: tuple[MatchFeature, ...] = ()
        self._autosave: save.Autosave | None = None
        art: dict[str, PictureCache] = {}
        self._art = art  # by game id; the pictures outlive a match, but not the window
        self.destroyed.connect(lambda: art.clear())  # noqa: PLW0108 - art outlives self
        self.commands = make_commands(self)
        self._last_prompt: tuple[int, Message] | None = None
        self._replacement: TableReplacement | None = None
        self._is_log_due = self._is_prompt_due = False
        self.skippers: list[Callable[[], bool]] = []
        self.presenters: list[Callable[[Frame], bool]] = []
        self.settlers: list[Callable[[], bool]] = []
        self.bar = Bar(self.commands, self)
        self.banner = MessageStrip(self)
        self.answer_strip = MessageStrip(self, calm=True)
        self.recap_strip = MessageStrip(self, N_("deeds", "What happened?"))
        self.table_area = QWidget(self)
        self.table_area_layout = QVBoxLayout(self.table_area)
        self.table_area_layout.setContentsMargins(0, 0, 0, 0)
        self._strips = StripPlace(
            self.table_area, lambda: 0 if self.replacement else self.strip_line_height
        )
        self.panel = SidePanel(self)
        self.panel.is_gesture_running = lambda: self.table is not None and self.table.is_dragging
        self.panel.marked_boxes = self._marked_boxes
        self.panel.bottom_clearance = lambda: max(
            self.strip_line_height, self.replacement.foot() if self.replacement else 0
        )
        self._shades = appearance.shades()
        self._lay_out()
        self._connect()
        profile.changed.connect(self.apply)
        self.retranslate()

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(0)
        for strip in (self.banner, self.answer_strip, self.recap_strip):
            self.add_strip(strip)
        middle.addWidget(self.table_area, 1)
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
        self.panel.moves.chosen.connect(self._play)
        self.panel.moves.allows = self._allows_key
        self.panel.log.pointed.connect(self._point_out)
        self.bar.seat_chosen.connect(self._look_from)

    def _connect_match(self, controller: Controller, table: TableView) -> None:
        controller.frame.connect(self._present)
        controller.prompt.connect(self._show_prompt)
        controller.refused.connect(self._show_refusal)
        controller.menu_changed.connect(self._list_moves)
        controller.log_changed.connect(self._update_log)
        controller.history_changed.connect(self._update_bar)
        controller.thinking.connect(lambda _: self._update_bar())
        controller.confirm.connect(self._ask_confirmation)
        controller.questioned.connect(self._ask_if_sure)
        controller.doubt_ended.connect(self._end_doubt)
        controller.problem.connect(self.banner.say_or_clear)
        controller.finished.connect(self._handle_finished)
        table.chosen.connect(controller.act_with_care)
        table.refused.connect(self._show_refusal)
        table.strayed.connect(self._forget_doubt)
        table.settled.connect(self._handle_settled)
        table.card.covered_part = self._covered_part
        table.fitted.connect(self.panel.uncover_pieces)

    def retranslate(self) -> None:
        """Shows every sentence of the page and its features in the current language."""
        retranslate_commands(self.commands)
        for art in self._art.values():
            art.clear()
        if self._open_match is not None:
            self._open_match.table.retranslate()
            self._list_moves()
            self.bar.set_prompt(self._open_match.controller.prompt_message())
        for feature in self._features:
            feature.retranslate()
        self._rewrite_log()

    def add_features(self, *features: MatchFeature) -> None:
        """Adds features, which begin with each match in this order.

        Call it once, before the first match.
        """
        self._features += features

    def feature(self, kind: type[Feature]) -> Feature:
        """Returns the page's feature of this class. Raises StopIteration if there is none."""
        return next(feature for feature in self._features if isinstance(feature, kind))

    def add_strip(self, strip: MessageStrip) -> None:
        """Adds a message strip to the edge of the table, behind the strips that are shown."""
        self._strips.add_strip(strip)

    @property
    def replacement(self) -> TableReplacement | None:
        """The view that replaces the table, such as the replay; None if the table is shown."""
        return self._replacement

    @replacement.setter
    def replacement(self, shown: TableReplacement | None) -> None:
        self._replacement = shown
        if shown is not None:
            shown.table.keep_free(self.strip_line_height)
        self._strips.fit_front_strip()
        self.panel.fit_to_page(self.size())

    @property
    def strip_line_height(self) -> int:
        """The height in pixels of the line that the table keeps free for strips.

        It is 0 in a small window, where strips lie over the table. The line does not grow with the
        chosen font scale, so that pieces keep their size. It is lower for the largest fonts,
        because their bar is higher.
        """
        if self.width() < MIN_PAGE_SIZE_WITH_LINE[0] or self.height() < MIN_PAGE_SIZE_WITH_LINE[1]:
            return 0
        scale = appearance.chosen_scale()
        return round(
            appearance.scaled(STRIP_LINE_HEIGHT - max(0, scale - 150) * 0.35) * 100 / scale
        )

    @property
    def controller(self) -> Controller | None:
        """The controller of the open match; None if no match is open."""
        return self._open_match.controller if self._open_match is not None else None

    @property
    def table(self) -> TableView | None:
        """The table of the open match; None if no match is open."""
        return self._open_match.table if self._open_match is not None else None

    @property
    def path(self) -> Path | None:
        """The path to which the open match is saved; None if it is not saved or no match is
        open."""
        return self._autosave.path if self._autosave is not None else None

    def unsaved_problem(self) -> Message | None:
        """Tries once more to write the match. Returns why that fails; None if everything is
        saved."""
        autosave = self._autosave
        return None if autosave is None or autosave.flush() else autosave.problem

    def deal(self, game_id: str, plan: NewGamePlan) -> None:
        """Starts a new match of a game, which has a save of its own at once."""
        spec = catalog.get(game_id)
        match = deal_match(spec, plan, self._profile.settings)
        self.show_match(match, save.new_path(self._profile.data.saves, spec.id))

    def open(self, path: Path) -> None:
        """Opens a saved match.

        Raises SaveError if the save cannot be read; the table then stays as it was.
        """
        if self.controller is not None:
            self.controller.flush()  # the save may be that of the match on the table
        loaded = save.load(path)
        self.show_match(loaded.match, path, is_continued=True, orders=loaded.orders)
        if loaded.notice is not None:
            self.banner.say(loaded.notice)

    def _offer_recap(self, match: Match) -> None:
        """Offers to show the moves that others have made since the person's last decision."""
        movers = frames.movers_since_last_decision(match)
        if not movers:
            return
        words = NN_("banner", "%n move(s) by others since your last one.", "", len(movers))
        if len(set(movers)) == 1:
            words = NN_("banner", "{player} has made %n move(s).", "", len(movers))
            words = words.of(player=match.names[movers[0]])
        self.recap_strip.say(words)

    def show_match(
        self,
        match: Match,
        path: Path | None,
        exercise: Exercise | None = None,
        *,
        is_continued: bool = False,
        orders: Mapping[Seat, StandingOrder] = save.NO_ORDERS,
    ) -> None:
        """Opens a match on the table.

        Args:
            match: the match.
            path: the path to which the match is saved; None saves nothing.
            exercise: the lesson or problem that the match belongs to; None for an ordinary match.
            is_continued: True if the player left the match before.
            orders: the standing orders (decisions in advance) in force, by seat.
        """
        self.leave()
        is_elsewhere = path is not None and match.result is None and not self._is_own(path)
        is_foreign = is_elsewhere and bool(match.purpose)
        match.purpose = "" if is_elsewhere else match.purpose
        if path is not None and is_elsewhere and players.holds(self._profile.home, path):
            # The other player's save stays unchanged.
            path = save.new_path(self._profile.data.saves, match.spec.id)
        self._autosave = autosave = self._make_autosave(path, match, orders) if path else None
        art = self._art.setdefault(match.spec.id, art_of(match.spec.view))
        table = TableView(match.spec, self.table_area, art)
        table.table.begin_within(NEW_TABLE_PAINT_SECONDS)
        table.keep_free(self.strip_line_height)
        self._last_prompt = None
        if path is not None:
            arrangement.restore_arrangement(table.sitting, path)
        table.table_sounds.play = self._services.sounds.play
        self.table_area_layout.addWidget(table)
        table.show()
        settings, services = self._profile.settings, self._services
        controller = Controller(match, autosave, lambda: services.thinker, settings.their_speed)
        controller.autoplay.orders.update(orders)
        controller.autoplay.forced_moves = settings.forced_moves
        controller.exercise = exercise
        self._open_match = OpenMatch(controller, table, art, path, exercise, is_continued)
        self._connect_match(controller, table)
        self._apply_to_match(settings)
        self.panel.log.clear_lines()
        self._update_bar()
        table.setFocus()
        if is_continued:
            self._offer_recap(match)
        for feature in self._features:
            feature.begin(self._open_match)
        if is_foreign:
            self.banner.say(_FOREIGN_SAVE_NOTICE)

    def _make_autosave(
        self, path: Path, match: Match, orders: Mapping[Seat, StandingOrder]
    ) -> save.Autosave:
        """Returns the autosave of a match. For a match that counts, it also notes how many actions
        are saved."""
        data = self._profile.data

        def note_saved(actions: int) -> None:
            if begun.needs_action_count(match):
                begun.note_actions(data, match, actions)

        return save.Autosave(path, match, orders, note_saved)

    def _is_own(self, path: Path | None) -> bool:
        """Returns whether a save lies directly in the current player's own folder of saves."""
        return path is not None and path.parent.resolve() == self._profile.data.saves.resolve()

    def leave(self) -> None:
        """Finishes writing the match, and clears the table."""
        if self._open_match is None:
            return
        controller, table, path = self._open_match.controller, self._open_match.table, self.path
        if (host := host_of(self)) is not None:
            host.close_owned(self)  # its dialogs ask about this match
        self.leaving.emit(controller)
        for feature in self._features:
            feature.end()
        self.save_preview()
        controller.close()
        if path is not None:
            arrangement.save_arrangement(table.sitting, path)
        table.cancel()
        self.table_area_layout.removeWidget(table)
        table.hide()
        table.deleteLater()
        controller.deleteLater()
        self._open_match = self._autosave = None
        self.banner.clear()
        self.recap_strip.clear()
        announcements_of(self).forget()

    def rest(self, resting: bool) -> None:
        """Stops the match and its pieces while a sheet lies over the table, or lets them continue.

        Args:
            resting: True to stop, False to continue.
        """
        if self._open_match is not None:
            self._open_match.controller.rest(resting)
            self._open_match.table.table.animator.freeze(resting)
        if self.replacement is not None:
            self.replacement.rest(resting)
            self.replacement.table.table.animator.freeze(resting)

    def save_preview(self) -> None:
        """Saves a small picture of the table beside the save, if the picture may have changed."""
        if self.table is None or self.controller is None or self.path is None:
            return
        match = self.controller.match
        if self.table.width() >= 100 and (
            self.controller.was_played or table_picture.is_picture_due(match, self.path)
        ):
            table_picture.save_picture(
                match, self.table, self.path, self._profile.settings.font_scale
            )

    def _rewrite_log(self) -> None:
        if self._open_match is not None:
            self.panel.log.clear_lines()
            self._update_log()
            self.log_rewritten.emit()

    def _fit_parts(self) -> None:
        self.resized.emit()
        self.panel.fit_to_page(self.size())
        for table in (self.table, self.replacement.table if self.replacement is not None else None):
            if table is not None:
                table.keep_free(self.strip_line_height)

    def _marked_boxes(self) -> list[QRect]:
        """Returns the boxes of the marked pieces and of the visible strip, in pixels of the
        page."""
        table = self.table
        if table is None:
            return []
        corner = table.viewport().mapTo(self, QPoint())
        boxes = [box.translated(corner) for box in map(_rounded_rect, table.marked_boxes())]
        strip = self._strips.geometry().translated(self.table_area.pos())
        return boxes if self._strips.isHidden() else [*boxes, strip]

    def _covered_part(self) -> Box | None:
        """Returns the part of the table that the sidebar's lists or sheets cover; None if nothing
        does."""
        table, part = self.table, self.panel.part_over_table
        if table is None or part is None:
            return None
        part = part.translated(-table.viewport().mapTo(self, QPoint()))
        return Box(part.x(), part.y(), part.width(), part.height())

    def _handle_settled(self) -> None:
        if self._is_log_due:
            self._update_log()
        if self._is_prompt_due and self.controller is not None:
            self._show_prompt(self.controller.prompt_message())
        if self.controller is not None and all(settled() for settled in self.settlers):
            self.commands["skip"].setEnabled(False)
            self.controller.table_settled()

    def _present(self, frame: Frame, animate: bool) -> None:
        if self.table is None or any(present(frame) for present in self.presenters):
            return
        self.presenting.emit(frame)
        self.commands["skip"].setEnabled(animate)
        self.answer_strip.clear()
        if frame.is_own_move:
            self.recap_strip.clear()
        self.table.present(frame, animate)

    def _list_moves(self) -> None:
        controller = self.controller
        if controller is None:
            return
        seat, autoplay = None if controller.is_on_hold else controller.viewer, controller.autoplay
        self.panel.moves.offer_actions(
            (*controller.menu(), *autoplay.available_orders(seat, usual=True)),
            (*controller.choices(), *autoplay.available_orders(seat)),
            lambda action: render(move_words(controller, action)),
            lambda action: _rendered(gain_words(controller, action)),
        )
        self._update_bar()

    def _update_log(self) -> None:
        """Adds new events to the log. Waits while the table plays a climax, a short show of an
        important event."""
        is_climax_running = self.table is not None and self.table.stage.climax.is_running
        self._is_log_due = is_climax_running or self._is_end_in_play
        if self.controller is not None and not self._is_log_due:
            self.panel.log.show_match(
                self.controller.match, self.controller.viewer, self.controller.names
            )

    @property
    def _is_end_in_play(self) -> bool:
        """True while the table shows the end of the match; log and bar wait for it."""
        controller, table = self.controller, self.table
        if controller is None or table is None or controller.match.to_move is not None:
            return False
        return table.stage.climax.is_running or table.table.animator.is_busy

    def _show_prompt(self, message: Message) -> None:
        self._is_prompt_due = False
        if self.replacement is not None:
            return  # the bar shows the prompt of the replay
        if self._is_end_in_play:
            self._is_prompt_due = True
            return
        self.bar.set_prompt(message)
        controller = self.controller
        if controller is None or self.table is None or not controller.may_act:
            return
        prompt = len(controller.match.actions), message
        if prompt != self._last_prompt:  # the same prompt comes again whenever the table settles
            self._last_prompt = prompt
            announce(self.table, render(message), Urgency.QUESTION)

    def _show_refusal(self, reason: Message) -> None:
        self.bar.show_message(reason, warning=True)

    def _ask_if_sure(self, question: gates.GateQuestion) -> None:
        if not isinstance(question, gates.SafetyDoubt):
            return
        if not question.takes_second_press or self.table is None:
            ask_before_risky_move(self, question.question, question.proceed)
            return
        words = question.question.again_text
        self.table.ask_again(question.action, render(words))
        self.bar.show_message(words, warning=False)
        announce(self.table, render(words), Urgency.ANSWER)

    def _end_doubt(self) -> None:
        """Restores the usual words of a button that the player was to press twice."""
        if self.table is not None and self.controller is not None:
            self.table.end_asking()
            self._show_prompt(self.controller.prompt_message())

    def _forget_doubt(self, besides: object = None) -> None:
        if self.controller is not None:
            self.controller.forget_doubt(besides)

    def _ask_confirmation(self, question: Message, agreed: Callable[[], None]) -> None:
        ask_undo(self, question, agreed)

    def _handle_finished(self) -> None:
        if self.controller is not None and self.table is not None:
            if self.controller.was_played:
                self.save_preview()
            self.commands["skip"].setEnabled(True)

    def _play(self, action: object) -> None:
        if self.controller is not None:
            self.controller.act_with_care(action)

    def _allows_key(self, key: Qt.Key, action: object) -> bool:
        return self.table is None or self.table.allows(key, action)

    def _point_out(self, entry: Entry | None) -> None:
        table = self.replacement.table if self.replacement is not None else self.table
        if table is not None:
            table.point_out(None if entry is None else entry.event)

    def hurry(self, hurried: bool) -> None:
        """Lets pieces jump into place while the match is played to its end at once.

        If `hurried` is false, pieces move again at the pace of the settings.
        """
        self._apply_to_match(self._profile.settings)
        if hurried and self.table is not None:
            self.table.set_pace(0.0, 0.0, self._profile.settings.reduced_motion)

    def _skip(self) -> None:
        if self.table is not None and not any(skip() for skip in self.skippers):
            self.table.skip()

    def _look_from(self, seat: int) -> None:
        chosen_seat = None if seat < 0 else Seat(seat)
        if self.replacement is not None:
            self.replacement.look_from(chosen_seat)
        elif self.controller is not None:
            self.controller.look_from(chosen_seat)

    def _update_bar(self) -> None:
        controller = self.controller
        if controller is not None:
            course = controller.exercise
            is_over = controller.match.to_move is None and course is None
            needs_moves = not is_over and (course is None or not course.has_ended)
            self.bar.set_match_state(
                controller.names, watching=not controller.person_seats, over=is_over
            )
            self.bar.show_seat(controller.viewer)
            if not needs_moves and self.table is not None and self.panel.moves.hasFocus():
                self.table.setFocus()  # Qt would choose the next widget when the list is hidden
            self.panel.show_moves(bool(controller.person_seats) and needs_moves)

    def apply(self, settings: Settings) -> None:
        """Applies the settings: sound, pace, theme, font scale."""
        self._apply_to_match(settings)
        for feature in self._features:
            feature.apply(settings)

    def _apply_to_match(self, settings: Settings) -> None:
        self.commands["sound"].setChecked(settings.sound)
        if self.table is None or self.controller is None:
            return
        self.controller.their_speed = settings.their_speed
        self.controller.tutor = settings.tutor
        self.controller.autoplay.set_forced_moves(settings.forced_moves)
        own_factor = MOVE_TIME_FACTORS[settings.my_speed]
        other_factor = MOVE_TIME_FACTORS[settings.their_speed]
        self.table.set_pace(own_factor, other_factor, settings.reduced_motion)
        self.table.set_shows(settings.shows)
        self.table.retheme(appearance.table_theme())
        self.table.set_font_scale(settings.font_scale)

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit_parts()
            if self._shades is not appearance.shades():
                self._shades = appearance.shades()
                retranslate_commands(self.commands)
                self._rewrite_log()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit_parts()


def _rounded_rect(box: Box) -> QRect:
    return QRect(round(box.x), round(box.y), round(box.w), round(box.h))


def _rendered(message: Message | None) -> str:
    return "" if message is None else render(message)
