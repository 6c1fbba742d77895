# SPDX-License-Identifier: MIT
"""The player's room: their portrait, the games with ribbons, medals, and a candle for each day."""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from wizardtable.core import catalog, clock
from wizardtable.core.achievements.achievement import ALL_GAMES
from wizardtable.core.text import N_, NN_, Message, joined_with_commas
from wizardtable.paint.candle import paint_glow
from wizardtable.play import timers
from wizardtable.play.translate import labelled, render
from wizardtable.store.achieved import achievement_news, contributions
from wizardtable.store.achieved.contributions import AchievementState
from wizardtable.store.player import player_traces
from wizardtable.store.player.player_traces import DAYS, DayTraces, GameTraces
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
from wizardtable.ui.style.widgets import Page, label, scrolled, see
from wizardtable.ui.style.written_days import written_day

MAX_MEDALS: Final = 16
"""The most medals on the board."""

MEDAL_WIDTH: Final = 58
"""The width and height of a medal with its margin, in pixels at 100 %."""

BOARD_HEIGHT: Final = 27
"""The height of a board, in pixels at 100 %."""

CANDLE_HEIGHT: Final = 54
"""The height of a candle, in pixels at 100 %."""

CANDLE_STEP: Final = 21
"""The least distance of two candles, in pixels at 100 %; in less room they stand in two rows."""

WEEK_GAP: Final = 6
"""The gap between the candles of two weeks, in pixels at 100 %."""

LOW_HEIGHT: Final = 220
"""On a page lower than this, in pixels at 100 %, the caption has one line."""

MARGIN: Final = 12
"""The distance of things from the edge of the room and from one another, in pixels at 100 %."""

NARROW_WIDTH: Final = 560
"""In a room narrower than this, in pixels at 100 %, the games hang in two rows."""

ROOMY_WIDTH: Final = 760
"""In a room narrower than this, in pixels at 100 %, the portrait is smaller."""

PORTRAIT_SHARES: Final = (0.14, 0.2)
"""The share of the room's width that the portrait takes, in a narrow room and in a wide one."""

COVER_SHARES: Final = (0.56, 0.72)
"""The least and the greatest height of a game's cover, as a share of its width."""

PLAQUE_WIDTH: Final = 330
"""The greatest width of a plaque on a board, in pixels at 100 %."""

CAPTION: Final = N_(
    "room",
    "Whatever you play leaves a trace here: ribbons for each game, medals, and a candle for each "
    "day.",
)


class RoomPage(Page):
    """The room, and below it what the item is that the pointer or the keyboard is at.

    Attributes:
        room: the painted room.
        caption: the line below it.

    Signals:
        led(str, object): an item was chosen: it leads to a tab, and to what is to be shown there.
    """

    led = Signal(str, object)

    def __init__(
        self, profile: Profile, parent: QWidget | None = None, today: date | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("clear")
        self._told: RoomItem | None = None
        self.room = Room(profile, today or clock.today(), self)
        self.room.led.connect(self.led)
        self.room.pointed.connect(self._tell)
        self._scroll = scrolled(self.room)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what it holds is come to instead
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.caption = label(self, "soft", wrap=True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignCenter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(appearance.scaled(4))
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self.caption)
        self.retranslate()

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        self.room.retranslate()
        self._fit_caption()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: a low page has one line for the caption, which may end in dots."""
        super().resizeEvent(event)
        self._fit_caption()

    def _fit_caption(self) -> None:
        lines = 2 if self.height() >= appearance.scaled(LOW_HEIGHT) else 1
        self.caption.setWordWrap(lines > 1)
        self.caption.ensurePolished()
        self.caption.setFixedHeight(lines * self.caption.fontMetrics().lineSpacing())
        self._tell(self._told)

    def _tell(self, item: RoomItem | None) -> None:
        self._told = item
        text = render(CAPTION) if item is None else item.caption
        if not self.caption.wordWrap():
            dots, width = Qt.TextElideMode.ElideRight, self.width()
            text = self.caption.fontMetrics().elidedText(text, dots, width)
        self.caption.setText(text)


class Room(QWidget):
    """The painted wall with everything on it. Arrows lead from item to item, and the Tab key from
    row to row.

    Attributes:
        rows: the items from top to bottom, each row from left to right.

    Signals:
        led(str, object): as of `RoomPage`.
        pointed(RoomItem): the pointer or the keyboard is at this item now; None for no item.
    """

    led = Signal(str, object)
    pointed = Signal(object)

    def __init__(self, profile: Profile, today: date, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile, self._today = profile, today
        traces = player_traces.read(profile.data, profile.settings, today)
        self._states: list[AchievementState] = []
        self._days = traces.days
        self._portrait = PortraitItem(self)
        self._games = [
            GameItem(spec.id, len(spec.lessons), traces.games.get(spec.id, GameTraces()), self)
            for spec in catalog.all()
        ]
        self._medals = [MedalItem(self) for _ in range(MAX_MEDALS)]
        self._shown_medals: list[MedalItem] = []
        self._medal_plaque = PlaqueItem("achievements", None, self)
        days = [today - timedelta(days=ago) for ago in reversed(range(DAYS))]
        self._candles = [CandleItem(day, self, lit=day in traces.days) for day in days]
        self._candle_plaque = PlaqueItem("calendar", None, self)
        order = QVBoxLayout(self)  # the Tab key follows it; `_arrange` decides on places
        order.setEnabled(False)
        order.setContentsMargins(0, 0, 0, 0)
        order.setSpacing(0)
        for item in self.findChildren(RoomItem):
            self._join(item)
            order.addWidget(item)
        self.rows: list[Sequence[RoomItem]] = []
        self._boards: list[QRect] = []
        self._wall = QPixmap()
        self._wall_key: object = None
        self._waiting: list[Callable[[], None]] = [self._read_medals]
        self._timer = timers.single(self)
        self._timer.timeout.connect(self._do_next)

    def retranslate(self) -> None:
        """Put every sentence in the language of now."""
        settings = self._profile.settings
        self._portrait.wizard = settings.portrait
        self._portrait.tell(
            settings.player_name or render(N_("room", "Your portrait")),
            render(N_("room", "Change your name and portrait")),
            render(N_("room", "Change your name and portrait")),
        )
        for game in self._games:
            game.title = render(catalog.get(str(game.about)).title)
            done = render(
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
            game.tell(game.title, done, labelled(game.title, done))
        for candle in self._candles:
            day = self._day_of(candle)
            candle.tell(labelled(written_day(day, weekday=True), _told_day(self._days.get(day))))
        days = NN_("room", "%n day(s) of play in the last four weeks", "", len(self._days))
        self._candle_plaque.tell(render(days))
        self._tell_medals()

    def finish_painting(self) -> None:
        """Paints all pictures now that would appear one after another."""
        while self._waiting:
            self._waiting.pop(0)()
        for row in self.rows:
            for item in row:
                item.prepare()

    # Rows and keys.

    def _join(self, item: RoomItem) -> None:
        item.clicked.connect(partial(self._lead, item))
        item.left.connect(partial(self._go, item))
        item.pointed.connect(partial(self._point, item))
        item.unpainted.connect(partial(self._want, item))

    def _lead(self, item: RoomItem) -> None:
        self.led.emit(item.tab, item.about)

    def _point(self, item: RoomItem, here: bool) -> None:
        if here and item.hasFocus():
            for row in self.rows:
                if item in row:
                    _stop_at(row, item)
            see(item)
        focused = self.window().focusWidget()
        kept = focused if isinstance(focused, RoomItem) and focused.hasFocus() else None
        self.pointed.emit(item if here else kept)

    def _go(self, item: RoomItem, key: Qt.Key) -> None:
        at = next(place for place, row in enumerate(self.rows) if item in row)
        row = self.rows[at]
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            at += 1 if key == Qt.Key.Key_Down else -1
            if not 0 <= at < len(self.rows):
                return
            middle = item.geometry().center().x()
            row = self.rows[at]
            aim = min(row, key=lambda one: abs(one.geometry().center().x() - middle))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            aim = row[0 if key == Qt.Key.Key_Home else -1]
        else:
            place = row.index(item) + (1 if key == Qt.Key.Key_Right else -1)
            aim = row[max(0, min(len(row) - 1, place))]
        aim.setFocus(Qt.FocusReason.OtherFocusReason)

    def _set_rows(self, rows: list[Sequence[RoomItem]]) -> None:
        if rows == self.rows:
            return
        self.rows = rows
        for row in rows:
            chosen = next((item for item in row if item.hasFocus()), None)
            # the first thing of the first row is the portrait, the newest candle stands last
            _stop_at(row, chosen or row[-1 if isinstance(row[0], CandleItem) else 0])

    # Medals.

    def _hang_medals(self, count: int) -> None:
        """Shows this many medals, unless they are shown already."""
        if count == len(self._shown_medals) and count:
            return
        families = {game: place for place, game in enumerate((*catalog.GAMES, ALL_GAMES))}
        self._shown_medals = self._medals[:count]
        states = chosen_medals(self._states, count)
        for medal, state in zip(self._shown_medals, states, strict=True):
            medal.show_state(state, families[state.game])
        for place, medal in enumerate(self._medals):
            medal.setVisible(place < count)
        self._tell_medals()

    def _read_medals(self) -> None:
        """Reads the achievements; of many matches this takes longer than the rest of the room."""
        known, _ = contributions.read(self._profile.data)
        otherwise = achievement_news.progress_without_matches(self._profile.data)
        self._states = contributions.states(known, otherwise)
        self._arrange()

    def _tell_medals(self) -> None:
        reached = sum(state.is_reached for state in self._states)
        count = N_("AchievementsPage", "{reached} of {all} achievements")
        whole = render(count.of(reached=reached, all=len(self._states)))
        self._medal_plaque.tell(whole if self._states else render(N_("player", "Achievements")))
        for medal in self._shown_medals:
            if medal.state is None:
                continue
            achievement = medal.state.achievement
            title, words = render(achievement.title), render(achievement.sentence)
            if medal.state.is_reached:
                words += " " + render(N_("AchievementPanel", "Earned"))
            elif achievement.goal > 1:
                told = N_("AchievementPanel", "{progress} of {goal}")
                progress = told.of(progress=medal.state.progress, goal=achievement.goal)
                words += " " + render(progress)
            medal.tell(title, words, labelled(title, words))

    # Places.

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Qt: puts everything in its place."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Qt: everything grows with the writing."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def _arrange(self) -> None:
        scaled = appearance.scaled
        edge, board, high = scaled(MARGIN), scaled(BOARD_HEIGHT), scaled(CANDLE_HEIGHT)
        room = self.width() - 2 * edge
        columns = 2 if self.width() < scaled(NARROW_WIDTH) else len(self._games)
        lines = -(-len(self._games) // columns)
        portrait = round(self.width() * PORTRAIT_SHARES[self.width() >= scaled(ROOMY_WIDTH)])
        wide = (room - portrait - columns * edge) // columns
        below = scaled(CORD_HEIGHT) + scaled(PLAQUE_HEIGHT) + scaled(RIBBON_HEIGHT) + 4
        least, most = (round(wide * share) for share in COVER_SHARES)
        medal = scaled(MEDAL_WIDTH)
        gaps = (DAYS // 7 - 1) * scaled(WEEK_GAP)
        ranks = 1 if room - gaps >= DAYS * scaled(CANDLE_STEP) else 2
        fixed = (3 + lines) * edge // 1 + medal + (1 + ranks) * board + ranks * high
        self.setMinimumHeight(fixed + lines * (least + below))
        extra = max(0, self.height() - self.minimumHeight())
        cover = min(most, least + extra // lines)
        free = max(0, self.height() - fixed - lines * (cover + below)) // (2 + ranks)
        top = edge + free // 2
        tall = lines * (cover + below) + (lines - 1) * edge
        self._portrait.setGeometry(edge, top, portrait, tall)
        for place, game in enumerate(self._games):
            line, column = divmod(place, columns)
            left = edge + portrait + edge + column * (wide + edge)
            game.setGeometry(left, top + line * (cover + below + edge), wide, cover + below)
        top += tall + edge + free
        self._hang_medals(min(len(self._medals), len(self._states), max(1, room // medal)))
        step = room / max(1, len(self._shown_medals))
        for place, item in enumerate(self._shown_medals):
            left = edge + round((place + 0.5) * step - medal / 2)
            item.setGeometry(left, top, medal, medal)
        self._boards = [self._put_board(top + medal, self._medal_plaque)]
        top += medal + board + edge + free
        self._put_candles(top, ranks)
        games = [self._games[at : at + columns] for at in range(0, len(self._games), columns)]
        rows: list[Sequence[RoomItem]] = [[self._portrait, *games[0]], *games[1:]]
        rank = DAYS // ranks
        candles = [self._candles[at : at + rank] for at in range(0, DAYS, rank)]
        rows += [self._shown_medals, [self._medal_plaque], *candles, [self._candle_plaque]]
        self._set_rows([row for row in rows if row])

    def _put_board(self, top: int, plaque: PlaqueItem | None) -> QRect:
        """Returns the place of a board, on which a plaque is put."""
        board = QRect(0, top, self.width(), appearance.scaled(BOARD_HEIGHT))
        if plaque is not None:
            width = min(self.width(), appearance.scaled(PLAQUE_WIDTH))
            height = appearance.scaled(PLAQUE_HEIGHT)
            low = top + board.height() - height
            plaque.setGeometry((self.width() - width) // 2, low, width, height)
        return board

    def _put_candles(self, top: int, ranks: int) -> None:
        """Puts the candles into this many rows, from `top` on."""
        scaled = appearance.scaled
        high, board, rank = scaled(CANDLE_HEIGHT), scaled(BOARD_HEIGHT), DAYS // ranks
        room, gap = self.width() - 2 * scaled(MARGIN), scaled(WEEK_GAP)
        step = (room - (rank // 7 - 1) * gap) / rank
        for line in range(ranks):
            for place, candle in enumerate(self._candles[line * rank : (line + 1) * rank]):
                left = scaled(MARGIN) + round(place * step) + place // 7 * gap
                candle.setGeometry(left, top, round(step), high)
            last = line == ranks - 1
            self._boards.append(self._put_board(top + high, self._candle_plaque if last else None))
            top += high + board

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Qt: shows wall, boards and the light of the candles, painted once for each size."""
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
        if self._waiting:  # the room is seen first
            self._timer.start()

    def _paint_wall(self) -> None:
        painter = QPainter(self._wall)
        paint_wall(painter, QRectF(self.rect()))
        dark = appearance.shades().dark
        for candle in self._candles:
            if candle.lit:
                paint_glow(painter, QRectF(candle.geometry()), candle.breath, dark=dark)
        for board in self._boards:
            paint_board(painter, QRectF(board))
        painter.end()

    def _want(self, item: RoomItem) -> None:
        """Has the picture of an item painted when everything else is done."""
        if item.prepare not in self._waiting:
            self._waiting.append(item.prepare)
            self._timer.start()

    def _do_next(self) -> None:
        if self._waiting:
            self._waiting.pop(0)()
            self._timer.start()

    def _day_of(self, candle: CandleItem) -> date:
        return self._today - timedelta(days=DAYS - 1 - self._candles.index(candle))


def chosen_medals(states: Sequence[AchievementState], count: int) -> list[AchievementState]:
    """Returns the achievements for this many medals: first the nearest of those not earned yet,
    then the earned ones, newest first. Each kind has half of the places, and more if the other
    kind needs fewer."""
    earned = [state for state in states if state.is_reached]
    earned.sort(key=lambda state: -(state.when or 0))
    places: Counter[str] = Counter()
    order: dict[tuple[str, str], int] = {}
    for state in states:  # of equally near ones, one of each game in turn
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


def _stop_at(row: Sequence[RoomItem], chosen: RoomItem) -> None:
    """Lets the Tab key stop at one item of a row."""
    for item in row:
        item.mark(chosen=item is chosen)


def _told_day(done: DayTraces | None) -> str:
    """Returns what was played on a day, such as "2 matches, 1 lesson"."""
    if done is None:
        return render(N_("room", "nothing played"))
    counts: list[Message | str] = []
    if done.matches:
        counts.append(NN_("room", "%n match(es)", "", done.matches))
    if done.lessons:
        counts.append(NN_("room", "%n lesson(s)", "", done.lessons))
    if done.problems:
        counts.append(NN_("room", "%n problem(s)", "", done.problems))
    told = joined_with_commas(counts)
    return told if isinstance(told, str) else render(told)


def of_player(profile: Profile, _services: Services, parent: QWidget) -> RoomPage:
    """Returns the page of the current player."""
    return RoomPage(profile, parent)
