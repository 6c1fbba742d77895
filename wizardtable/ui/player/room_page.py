# SPDX-License-Identifier: MIT
"""The player's room: their portrait, the games with ribbons, medals, and a candle for each day.

Everything in the room is painted on a wall; each thing (`RoomItem`) leads to a tab of the player's
dialog.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core import catalog, clock, override
from wizardtable.core.achievements.achievement import ALL_GAMES
from wizardtable.core.text import N_, NN_, Message, joined_with_commas
from wizardtable.paint.candle import paint_glow
from wizardtable.play import timers
from wizardtable.play.translate import labelled, render
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.achieved.contributions import AchievementState
from wizardtable.store.player import player_traces
from wizardtable.store.player.player_traces import TRACED_DAY_COUNT, DayTraces, GameTraces
from wizardtable.ui.player.room_items import (
    CORD_HEIGHT,
    PLAQUE_HEIGHT,
    RIBBON_HEIGHT,
    CandleItem,
    GameItem,
    MedalItem,
    PlaqueItem,
    PortraitItem,
    RoomItem,
)
from wizardtable.ui.player.room_painting import paint_board, paint_wall
from wizardtable.ui.profile import Profile
from wizardtable.ui.services import Services
from wizardtable.ui.style import appearance
from wizardtable.ui.style.sheets import SETTLE_MS
from wizardtable.ui.style.widgets import Page, in_scroll_area, label, scroll_into_view
from wizardtable.ui.style.written_days import written_day

MAX_MEDALS: Final = 16
"""The most medals on the board."""

MEDAL_WIDTH: Final = 58
"""The width and height of a medal with its margin, in pixels at 100 %."""

BOARD_HEIGHT: Final = 27
"""The height of a board, in pixels at 100 %."""

CANDLE_HEIGHT: Final = 54
"""The height of a candle, in pixels at 100 %."""

MIN_CANDLE_STEP: Final = 21
"""The least distance of two candles, in pixels at 100 %; with less room, there are two rows."""

WEEK_GAP: Final = 6
"""The gap between the candles of two weeks, in pixels at 100 %."""

TWO_LINES_HEIGHT: Final = 220
"""The page is at least this high if the caption has two lines, in pixels at 100 %."""

MARGIN: Final = 12
"""The space between things, and between things and the edge of the room, in pixels at 100 %."""

ONE_ROW_WIDTH: Final = 560
"""In a room at least this wide, in pixels at 100 %, the games hang in one row."""

LARGE_PORTRAIT_WIDTH: Final = 760
"""In a room at least this wide, in pixels at 100 %, the portrait is large."""

PORTRAIT_SHARES: Final = (0.14, 0.2)
"""The width of a small and of a large portrait, as a share of the room's width."""

COVER_SHARES: Final = (0.56, 0.72)
"""The least and the greatest height of a game's cover, as a share of its width."""

MAX_PLAQUE_WIDTH: Final = 330
"""The greatest width of a plaque on a board, in pixels at 100 %."""

DEFAULT_CAPTION: Final = N_(
    "room",
    "Everything you play leaves its mark here: ribbons for each game, medals, and a candle for "
    "each day.",
)
"""The caption while neither the pointer nor the keyboard is on an item."""


class RoomPage(Page):
    """The tab with the room, and below it a caption about the item at the pointer or the keyboard.

    Attributes:
        room: the painted room.
        caption: the label of the caption.

    Signals:
        led(str, object): an item was pressed: the name of its tab, and the subject to show there
            (None for the whole tab).
    """

    led = Signal(str, object)

    def __init__(
        self, profile: Profile, parent: QWidget | None = None, today: date | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._current_item: RoomItem | None = None
        self.room = Room(profile, today or clock.today(), self)
        self.room.led.connect(self.led)
        self.room.pointed.connect(self._show_caption)
        self._scroll = in_scroll_area(self.room)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the room's items take the keyboard
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.caption = label(self, "soft", wrap=True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(appearance.scaled(4))
        column.addWidget(self._scroll, 1)
        column.addWidget(self.caption)
        self.retranslate()

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        self.room.retranslate()
        self._fit_caption()

    def _fit_caption(self) -> None:
        lines = 2 if self.height() >= appearance.scaled(TWO_LINES_HEIGHT) else 1
        self.caption.setWordWrap(lines > 1)
        self.caption.ensurePolished()
        self.caption.setFixedHeight(lines * self.caption.fontMetrics().lineSpacing())
        self._show_caption(self._current_item)

    def _show_caption(self, item: RoomItem | None) -> None:
        self._current_item = item
        text = render(DEFAULT_CAPTION) if item is None else item.caption
        if not self.caption.wordWrap():
            elide_right, width = Qt.TextElideMode.ElideRight, self.width()
            text = self.caption.fontMetrics().elidedText(text, elide_right, width)
        self.caption.setText(text)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Fits the caption; on a low page it has one line, which may end with dots."""
        super().resizeEvent(event)
        self._fit_caption()


class Room(QWidget):
    """The painted wall with all items; arrow keys move from item to item, Tab from row to row.

    Attributes:
        rows: the items from top to bottom, each row from left to right.

    Signals:
        led(str, object): see `RoomPage`.
        pointed(RoomItem): the item at the pointer or the keyboard has changed; None for no item.
    """

    led = Signal(str, object)
    pointed = Signal(object)

    def __init__(self, profile: Profile, today: date, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile, self._today = profile, today
        traces = player_traces.read(profile.data, profile.settings, today)
        self._achievements: list[AchievementState] = []
        self._traces_by_day = traces.days
        self._portrait = PortraitItem(self)
        self._games = [
            GameItem(spec.id, len(spec.lessons), traces.games.get(spec.id, GameTraces()), self)
            for spec in catalog.all()
        ]
        self._medals = [MedalItem(self) for _ in range(MAX_MEDALS)]
        self._shown_medals: list[MedalItem] = []
        self._medal_plaque = PlaqueItem("achievements", None, self)
        days = [today - timedelta(days=ago) for ago in reversed(range(TRACED_DAY_COUNT))]
        self._candles = [CandleItem(day, self, is_lit=day in traces.days) for day in days]
        self._candle_plaque = PlaqueItem("calendar", None, self)
        order = QVBoxLayout(self)  # sets the order of the Tab key; `_arrange_items` sets places
        order.setEnabled(False)
        order.setContentsMargins(0, 0, 0, 0)
        order.setSpacing(0)
        for item in self.findChildren(RoomItem):
            self._connect_item(item)
            order.addWidget(item)
        self.rows: list[Sequence[RoomItem]] = []
        self._boards: list[QRect] = []
        self._wall = QPixmap()
        self._wall_key: object = None
        self._pending_jobs: list[Callable[[], None]] = [self._read_achievements]
        self._timer = timers.single(self, SETTLE_MS)
        self._timer.timeout.connect(self._do_next_job)

    def retranslate(self) -> None:
        """Puts all words into the current language."""
        settings = self._profile.settings
        self._portrait.wizard = settings.portrait
        self._portrait.set_words(
            settings.player_name or render(N_("room", "Your portrait")),
            render(N_("room", "Change your name and portrait")),
            render(N_("room", "Change your name and portrait")),
        )
        for game in self._games:
            game.title = render(catalog.get(str(game.about)).title)
            game_words = render(
                N_(
                    "room",
                    "Lessons finished: {lessons} of {all}. Problems solved: {problems}. Matches "
                    "won: {won}.",
                ).of(
                    lessons=game.traces.lessons,
                    all=game.lessons,
                    problems=game.traces.problems,
                    won=game.traces.won,
                )
            )
            game.set_words(game.title, game_words, labelled(game.title, game_words))
        for candle in self._candles:
            day = self._day_of(candle)
            candle.set_words(
                labelled(written_day(day, weekday=True), _day_words(self._traces_by_day.get(day)))
            )
        days = NN_("room", "%n day(s) played in the last four weeks", "", len(self._traces_by_day))
        self._candle_plaque.set_words(render(days))
        self._set_medal_words()

    def finish_painting(self) -> None:
        """Paints all pictures now, instead of one after another."""
        while self._pending_jobs:
            self._pending_jobs.pop(0)()
        for row in self.rows:
            for item in row:
                item.prepare()

    def _connect_item(self, item: RoomItem) -> None:
        item.clicked.connect(partial(self._emit_led, item))
        item.arrow_pressed.connect(partial(self._move_keyboard, item))
        item.pointed.connect(partial(self._note_pointer, item))
        item.picture_missing.connect(partial(self._add_job, item))

    def _emit_led(self, item: RoomItem) -> None:
        self.led.emit(item.tab, item.about)

    def _note_pointer(self, item: RoomItem, is_entered: bool) -> None:
        if is_entered and item.hasFocus():
            for row in self.rows:
                if item in row:
                    _set_tab_stop(row, item)
            scroll_into_view(item)
        focused = self.window().focusWidget()
        focused_item = focused if isinstance(focused, RoomItem) and focused.hasFocus() else None
        self.pointed.emit(item if is_entered else focused_item)

    def _move_keyboard(self, item: RoomItem, key: Qt.Key) -> None:
        row_index = next(index for index, row in enumerate(self.rows) if item in row)
        row = self.rows[row_index]
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row_index += 1 if key == Qt.Key.Key_Down else -1
            if not 0 <= row_index < len(self.rows):
                return
            center_x = item.geometry().center().x()
            row = self.rows[row_index]
            target = min(
                row, key=lambda other_item: abs(other_item.geometry().center().x() - center_x)
            )
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            target = row[0 if key == Qt.Key.Key_Home else -1]
        else:
            index = row.index(item) + (1 if key == Qt.Key.Key_Right else -1)
            target = row[max(0, min(len(row) - 1, index))]
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_rows(self, rows: list[Sequence[RoomItem]]) -> None:
        if rows == self.rows:
            return
        self.rows = rows
        for row in rows:
            chosen = next((item for item in row if item.hasFocus()), None)
            # the portrait is the first item of its row, the newest candle is the last of its row
            _set_tab_stop(row, chosen or row[-1 if isinstance(row[0], CandleItem) else 0])

    def _hang_medals(self, count: int) -> None:
        """Shows this many medals; does nothing if so many are shown."""
        if count == len(self._shown_medals) and count:
            return
        families = {game: index for index, game in enumerate((*catalog.GAMES, ALL_GAMES))}
        self._shown_medals = self._medals[:count]
        states = chosen_medals(self._achievements, count)
        for medal, state in zip(self._shown_medals, states, strict=True):
            medal.show_state(state, families[state.game])
        for index, medal in enumerate(self._medals):
            medal.setVisible(index < count)
        self._set_medal_words()

    def _read_achievements(self) -> None:
        """Reads the achievements, which takes long if there are many matches."""
        contributed, _ = contributions.read(self._profile.data)
        progress = achievement_news.progress_without_matches(self._profile.data)
        self._achievements = contributions.states(contributed, progress)
        self._arrange_items()

    def _set_medal_words(self) -> None:
        reached = sum(state.is_reached for state in self._achievements)
        count = N_("AchievementsPage", "{reached} of {all} achievements")
        count_words = render(count.of(reached=reached, all=len(self._achievements)))
        self._medal_plaque.set_words(
            count_words if self._achievements else render(N_("player", "Achievements"))
        )
        for medal in self._shown_medals:
            if medal.state is None:
                continue
            achievement = medal.state.achievement
            title, description = render(achievement.title), render(achievement.sentence)
            if medal.state.is_reached:
                description += " " + render(N_("AchievementPanel", "Earned"))
            elif achievement.goal > 1:
                pattern = N_("AchievementPanel", "{progress} of {goal}")
                progress = pattern.of(progress=medal.state.progress, goal=achievement.goal)
                description += " " + render(progress)
            medal.set_words(title, description, labelled(title, description))

    def _arrange_items(self) -> None:
        scaled = appearance.scaled
        margin, board_height, candle_height = (
            scaled(MARGIN),
            scaled(BOARD_HEIGHT),
            scaled(CANDLE_HEIGHT),
        )
        room = self.width() - 2 * margin
        columns = 2 if self.width() < scaled(ONE_ROW_WIDTH) else len(self._games)
        game_rows = -(-len(self._games) // columns)
        portrait_width = round(
            self.width() * PORTRAIT_SHARES[self.width() >= scaled(LARGE_PORTRAIT_WIDTH)]
        )
        cover_width = (room - portrait_width - columns * margin) // columns
        below_cover = scaled(CORD_HEIGHT) + scaled(PLAQUE_HEIGHT) + scaled(RIBBON_HEIGHT) + 4
        min_cover, max_cover = (round(cover_width * share) for share in COVER_SHARES)
        medal_size = scaled(MEDAL_WIDTH)
        gaps = (TRACED_DAY_COUNT // 7 - 1) * scaled(WEEK_GAP)
        candle_rows = 1 if room - gaps >= TRACED_DAY_COUNT * scaled(MIN_CANDLE_STEP) else 2
        fixed = (
            (3 + game_rows) * margin // 1
            + medal_size
            + (1 + candle_rows) * board_height
            + candle_rows * candle_height
        )
        self.setMinimumHeight(fixed + game_rows * (min_cover + below_cover))
        extra = max(0, self.height() - self.minimumHeight())
        cover_height = min(max_cover, min_cover + extra // game_rows)
        row_space = max(0, self.height() - fixed - game_rows * (cover_height + below_cover)) // (
            2 + candle_rows
        )
        top = margin + row_space // 2
        games_height = game_rows * (cover_height + below_cover) + (game_rows - 1) * margin
        self._portrait.setGeometry(margin, top, portrait_width, games_height)
        for index, game in enumerate(self._games):
            game_row, column = divmod(index, columns)
            item_left = margin + portrait_width + margin + column * (cover_width + margin)
            game.setGeometry(
                item_left,
                top + game_row * (cover_height + below_cover + margin),
                cover_width,
                cover_height + below_cover,
            )
        top += games_height + margin + row_space
        self._hang_medals(
            min(len(self._medals), len(self._achievements), max(1, room // medal_size))
        )
        step = room / max(1, len(self._shown_medals))
        for index, item in enumerate(self._shown_medals):
            item_left = margin + round((index + 0.5) * step - medal_size / 2)
            item.setGeometry(item_left, top, medal_size, medal_size)
        self._boards = [self._place_board(top + medal_size, self._medal_plaque)]
        top += medal_size + board_height + margin + row_space
        self._place_candles(top, candle_rows)
        games = [
            self._games[start : start + columns] for start in range(0, len(self._games), columns)
        ]
        rows: list[Sequence[RoomItem]] = [[self._portrait, *games[0]], *games[1:]]
        candles_in_row = TRACED_DAY_COUNT // candle_rows
        candles = [
            self._candles[start : start + candles_in_row]
            for start in range(0, TRACED_DAY_COUNT, candles_in_row)
        ]
        rows += [self._shown_medals, [self._medal_plaque], *candles, [self._candle_plaque]]
        self._set_rows([row for row in rows if row])

    def _place_board(self, top: int, plaque: PlaqueItem | None) -> QRect:
        """Places a plaque on a board; returns the place of the board."""
        board = QRect(0, top, self.width(), appearance.scaled(BOARD_HEIGHT))
        if plaque is not None:
            width = min(self.width(), appearance.scaled(MAX_PLAQUE_WIDTH))
            height = appearance.scaled(PLAQUE_HEIGHT)
            plaque_top = top + board.height() - height
            plaque.setGeometry((self.width() - width) // 2, plaque_top, width, height)
        return board

    def _place_candles(self, top: int, candle_rows: int) -> None:
        """Places the candles in this many rows, from `top` down."""
        scaled = appearance.scaled
        candle_height, board_height, candles_in_row = (
            scaled(CANDLE_HEIGHT),
            scaled(BOARD_HEIGHT),
            TRACED_DAY_COUNT // candle_rows,
        )
        room, gap = self.width() - 2 * scaled(MARGIN), scaled(WEEK_GAP)
        step = (room - (candles_in_row // 7 - 1) * gap) / candles_in_row
        for candle_row in range(candle_rows):
            for index, candle in enumerate(
                self._candles[candle_row * candles_in_row : (candle_row + 1) * candles_in_row]
            ):
                candle_left = scaled(MARGIN) + round(index * step) + index // 7 * gap
                candle.setGeometry(candle_left, top, round(step), candle_height)
            is_last = candle_row == candle_rows - 1
            self._boards.append(
                self._place_board(top + candle_height, self._candle_plaque if is_last else None)
            )
            top += candle_height + board_height

    def _paint_wall(self) -> None:
        painter = QPainter(self._wall)
        paint_wall(painter, QRectF(self.rect()))
        is_dark = appearance.shades().dark
        for candle in self._candles:
            if candle.is_lit:
                paint_glow(painter, QRectF(candle.geometry()), candle.breath, dark=is_dark)
        for board in self._boards:
            paint_board(painter, QRectF(board))
        painter.end()

    def _add_job(self, item: RoomItem) -> None:
        """Adds the painting of an item's picture to the jobs, unless it is there."""
        if item.prepare not in self._pending_jobs:
            self._pending_jobs.append(item.prepare)
            if not self._timer.isActive():
                self._timer.start()

    def _do_next_job(self) -> None:
        if self._pending_jobs:
            self._pending_jobs.pop(0)()
            self._timer.start(0)

    def _day_of(self, candle: CandleItem) -> date:
        return self._today - timedelta(days=TRACED_DAY_COUNT - 1 - self._candles.index(candle))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange_items()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange_items()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Shows the wall with boards and candlelight, which is painted once for each size."""
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, appearance.table_theme(), appearance.font_scale())
        if key != self._wall_key:
            self._wall_key = key
            self._wall = QPixmap(self.size() * ratio)
            self._wall.setDevicePixelRatio(ratio)
            self._paint_wall()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._wall)
        painter.end()
        if self._pending_jobs and not self._timer.isActive():  # the room appears first
            self._timer.start()


def chosen_medals(states: Sequence[AchievementState], count: int) -> list[AchievementState]:
    """Returns the achievements for this many medals.

    First come those not earned yet, the nearest first, then the earned ones, the newest first. Each
    kind gets half of the medals, and more if the other kind needs fewer.
    """
    earned = [state for state in states if state.is_reached]
    earned.sort(key=lambda state: -(state.when or 0))
    places: Counter[str] = Counter()
    order: dict[tuple[str, str], int] = {}
    for state in states:  # equally near achievements alternate between the games
        order[state.game, state.achievement.id] = places[state.game]
        places[state.game] += 1
    ahead = [state for state in states if not state.is_reached]
    ahead.sort(
        key=lambda state: (
            -state.progress / state.achievement.goal,
            order[state.game, state.achievement.id],
        )
    )
    most_earned = max(count // 2, count - len(ahead))
    earned = earned[:most_earned]
    return ahead[: count - len(earned)] + earned


def _set_tab_stop(row: Sequence[RoomItem], chosen: RoomItem) -> None:
    """Lets the Tab key stop at one item of a row."""
    for item in row:
        item.mark(chosen=item is chosen)


def _day_words(traces: DayTraces | None) -> str:
    """Returns the words about a day's traces, such as "2 matches, 1 lesson"; None for no traces."""
    if traces is None:
        return render(N_("room", "nothing played"))
    counts: list[Message | str] = []
    if traces.matches:
        counts.append(NN_("room", "%n match(es)", "", traces.matches))
    if traces.lessons:
        counts.append(NN_("room", "%n lesson(s)", "", traces.lessons))
    if traces.problems:
        counts.append(NN_("room", "%n problem(s)", "", traces.problems))
    words = joined_with_commas(counts)
    return words if isinstance(words, str) else render(words)


def of_player(profile: Profile, _services: Services, parent: QWidget) -> RoomPage:
    """Returns the tab's page for the current player."""
    return RoomPage(profile, parent)
