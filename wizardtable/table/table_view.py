# SPDX-License-Identifier: MIT
"""The table as a widget: owns the parts that show a match and those that understand gestures."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.game_spec import GameSpec
from wizardtable.paint.theme import THEMES, Look, Theme
from wizardtable.play.frames import Frame
from wizardtable.table.climax.script import OFF
from wizardtable.table.detail_card import DetailCard
from wizardtable.table.grip import Grip
from wizardtable.table.intents import IntentHandler
from wizardtable.table.keyboard.key_input import KeyInput
from wizardtable.table.loupe import Loupe
from wizardtable.table.opening import Opening, bare_table
from wizardtable.table.picture_loader import RESTYLE_PAINT_SECONDS
from wizardtable.table.pictures import PictureCache
from wizardtable.table.pointer import Pointer
from wizardtable.table.scene import TableScene
from wizardtable.table.sounds import TableSounds
from wizardtable.table.spoken.announcements import Speech
from wizardtable.table.spoken.piece_tree import PieceTree
from wizardtable.table.spoken.table_telling import TableTelling
from wizardtable.table.stage import Stage
from wizardtable.table.table_art import art_of, cleanup_of
from wizardtable.table.view import Layout, Offers, Sitting
from wizardtable.table.zones import Box

__all__ = ["Frame", "TableView"]

_FOCUS_BY_KEY = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
"""Qt's reasons for a change of focus that show that the player uses the keyboard."""


class TableView(QGraphicsView):
    """A table at which one viewer plays: by mouse, finger, keyboard or assistive technology.

    Attributes:
        table: the scene.
        loupe: magnifies the table and moves it.
        stage: presents frames.
        opening: deals the cards and sets out the pieces when a match begins.
        card: the detail card.
        grip: stores which piece mouse or finger holds, and which piece is under the pointer.
        intents: carries out the meanings of gestures.
        pointer: understands the mouse, the wheel and fingers.
        keys: understands the keyboard.
        speech: the sentences for a screen reader.
        spoken: the groups and pieces of the table in Qt's accessible tree.

    Signals:
        chosen(object): the viewer has made a gesture that means this action.
        refused(object): a gesture was forbidden; the Message gives the reason.
        strayed(): a gesture was no action of the game.
        settled(): everything that moved after `present` or `set_out` has come to rest.
        fitted(): the table has another size, and all pieces lie in their new places.
    """

    chosen = Signal(object)
    refused = Signal(object)
    strayed = Signal()
    settled = Signal()
    fitted = Signal()

    def __init__(
        self,
        spec: GameSpec,
        parent: QWidget | None = None,
        art: PictureCache | None = None,
    ) -> None:
        """Makes a table for a game.

        `art` is the picture cache of another table of this game; None makes a new cache.
        """
        super().__init__(parent)
        self.table = TableScene(art_of(spec.view) if art is None else art, self)
        self.destroyed.connect(cleanup_of(self.table, wholly=art is None))
        self.setScene(self.table)
        self.grip, self.speech = Grip(), Speech(self)
        self.loupe = loupe = Loupe(self, self.table)
        self.stage = stage = Stage(spec, self.table, loupe, self.speech)
        self.opening = Opening(stage)
        self.card = DetailCard(stage, loupe, self.grip)
        self.intents = IntentHandler(stage, self.card, self.grip, loupe, self.speech)
        shared = stage, self.intents, self.card, self.grip, loupe
        self.pointer = Pointer(self.viewport(), *shared)
        self.keys = KeyInput(*shared, self.speech)
        self._telling = TableTelling(
            self,
            stage,
            self.intents,
            self.keys,
            self.card,
            self.grip,
            self.speech,
        )
        self._is_stale = False
        self._prepare_viewport()
        self._connect()
        # Last: connecting a slot later gives the view another meta-object, and Qt then asks for
        # another accessible interface.
        self.spoken = PieceTree(self, self._telling)
        self._telling.changed.connect(self.spoken.follow)

    def _connect(self) -> None:
        stage = self.stage
        stage.look = replace(stage.look, ratio=self.devicePixelRatioF())
        stage.overlays += (self.pointer.turn_arrow, self.card.pieces)
        self.loupe.moved.connect(self._follow_loupe)
        self.intents.chosen.connect(self.chosen)
        self.intents.refused.connect(self.refused)
        self.intents.strayed.connect(self.strayed)
        stage.settled.connect(self.pointer.check_hover)
        stage.settled.connect(self.settled)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow_focus)

    def _prepare_viewport(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # Commands of the program.

    def present(self, frame: Frame, animate: bool = True) -> None:
        """Shows a frame, and moves every piece whose place changed if `animate` is true.

        `settled` follows in any case.
        """
        self.stage.undealt = None
        self._telling.expect(frame)
        self.grip.drag = None
        self.card.hide()
        self.stage.present(frame, animate)

    def present_bare(self, frame: Frame) -> None:
        """Shows the first frame of a match without its dealt pieces; call `set_out` afterwards."""
        self.stage.undealt = bare_table
        self.stage.present(frame, animate=False)

    def set_out(self) -> None:
        """Deals and sets out all pieces that `present_bare` left out, then shows the effects.

        `settled` follows in any case.
        """
        self.opening.set_out()

    def skip(self) -> None:
        """Lets everything that moves arrive at once; a climax goes on to its next step."""
        self.stage.skip()

    def cancel(self) -> bool:
        """Takes back an unfinished move and hides a hint. Returns False if there was neither."""
        return self.intents.cancel()

    def suggest(self, action: Any) -> None:
        """Marks the pieces of an action until the next frame or until `cancel`."""
        self.stage.suggest(action)

    def point_out(self, event: Event | None) -> None:
        """Marks the pieces of an event that are on the table; None marks nothing."""
        self.stage.point_out(event)

    def point_at(self, subjects: tuple[Any, ...]) -> None:
        """Marks pieces until this is called again, and dims the other pieces.

        A subject is an action, or the name of pieces as in `core.lesson.Step.shows`.
        """
        self.stage.point_at(subjects)

    def ask_again(self, action: object, words: str) -> None:
        """Lets the button of an action show words that ask for a second press."""
        keys = self.stage.sitting.suggest(action)
        buttons = [str(key[2]) for key in keys if key[:2] == ("table", "choice")]
        self.stage.second_press = dict.fromkeys(buttons, words)
        self.stage.refresh(self.stage.quick_pace)

    def end_asking(self) -> None:
        """Lets all buttons show their usual words."""
        if self.stage.second_press:
            self.stage.second_press = {}
            self.stage.refresh(self.stage.quick_pace)

    def allows(self, key: Qt.Key, action: object) -> bool:
        """Returns True if a key pressed in the move list may play this action now.

        The limits are those of a key pressed at the table. If Space may not play the action, the
        player is told the reason.
        """
        return self.intents.allows(key, action)

    def hide_behind(self, curtain: QWidget) -> None:
        """Hides the table from screen readers while the widget `curtain` covers the table."""
        self._telling.curtain = curtain
        self.spoken.watch(curtain)

    def keep_free(self, height: int) -> None:
        """Keeps some pixels at the lower edge free of pieces: something may lie over them."""
        if height != self.loupe.free_height:
            self.loupe.free_height = height
            self._fit(is_resizing=False)

    def set_pace(self, mine: float, others: float, reduced_motion: bool) -> None:
        """Sets how fast pieces move.

        Args:
            mine: factor on the time of the viewer's own moves; 0 for no time.
            others: factor on the time of all other moves.
            reduced_motion: true to put pieces in their new places at once.
        """
        self.stage.paces = (mine, others)
        if others <= 0:
            self.stage.climax.end()
        self.loupe.is_still = reduced_motion

    def set_shows(self, length: str) -> None:
        """Sets how long climaxes are, one of `climax.script.LENGTHS`; `OFF` ends a running one."""
        self.stage.shows = length
        if length == OFF:
            self.stage.climax.end()

    def retheme(self, theme: Theme | str) -> None:
        """Changes to another theme at once."""
        chosen = THEMES[theme] if isinstance(theme, str) else theme
        if chosen != self.look.theme:
            self._restyle(replace(self.look, theme=chosen))

    def set_font_scale(self, percent: int) -> None:
        """Changes the font scale, 100 to 175 %."""
        scale = min(175, max(100, percent)) / 100
        if scale != self.stage.font_scale:
            self.stage.font_scale = scale
            self._restyle(self.look)

    def retranslate(self) -> None:
        """Shows all text in the present language of the program."""
        self.table.art.clear()  # the language is no part of a look, so the cache does not notice it
        self._restyle(self.look)

    def _restyle(self, look: Look) -> None:
        self.stage.look = look
        self.stage.finish_motion()
        self._is_stale = self._is_put_away
        if not self._is_stale:
            self.stage.refresh(0.0, within=RESTYLE_PAINT_SECONDS)
            self.loupe.fit()

    @property
    def _is_put_away(self) -> bool:
        """True if the table has been hidden; False if it has not been shown yet."""
        return self.isHidden() and self.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)

    # Questions of the program.

    @property
    def sitting(self) -> Sitting:
        """The viewer's place at the table."""
        return self.stage.sitting

    @property
    def table_sounds(self) -> TableSounds:
        """The sounds of the table; silent until its `play` is set."""
        return self.stage.sounds

    @property
    def look(self) -> Look:
        """The look of everything on the table."""
        return self.stage.look

    @property
    def offers(self) -> Offers:
        """The viewer's next possibilities."""
        return self.stage.offers

    @property
    def layout_now(self) -> Layout:
        """The places of all pieces and zones."""
        return self.stage.layout

    @property
    def is_dragging(self) -> bool:
        """True while the player drags pieces: the table should keep its size then."""
        return self.grip.drag is not None and bool(self.grip.drag.carried)

    def unfinished_action(self) -> Any | None:
        """Returns the action that the taken pieces would become; None if there is none yet."""
        actions = self.sitting.actions_of_taken() if self.stage.frame is not None else ()
        return actions[0] if actions else None

    def marked_boxes(self) -> list[Box]:
        """Returns the boxes of the marked pieces, in pixels of the view."""
        return self.stage.marked_boxes()

    def cursor_box(self) -> Box | None:
        """Returns the box of the keyboard cursor in the viewport; None while it is hidden."""
        return self.keys.cursor_box()

    # Mouse, fingers and keys.

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Takes hold of a piece with the left button, and turns a piece with the middle button.

        The right button takes back an unfinished move, or uses the piece in another way.
        """
        x, y = self.loupe.in_room(event.position())
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.press(x, y)
            return
        self.pointer.leave_cursor()
        if event.button() == Qt.MouseButton.RightButton:
            self.pointer.ask_otherwise(x, y)
        elif event.button() == Qt.MouseButton.MiddleButton:
            self.pointer.turn(x, y)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.grip.drag is not None and event.buttons() == Qt.MouseButton.NoButton:
            self.pointer.abandon()  # the release was lost outside the window
        x, y = self.loupe.in_room(event.position())
        if self.grip.drag is None:
            self.pointer.follow(x, y)
        else:
            self.pointer.drag_to(x, y)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        x, y = self.loupe.in_room(event.position())
        drag = self.grip.drag
        if event.button() != Qt.MouseButton.LeftButton:
            self.pointer.abandon()
        elif self.pointer.release(x, y) and not (drag is not None and drag.carried):
            self.pointer.follow(x, y)  # a dropped piece still lies under the pointer

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.double_click(*self.loupe.in_room(event.position()))

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        """Magnifies the table, or turns the piece under the pointer, or changes a number on it.

        With Ctrl, the wheel always magnifies the table.
        """
        x, y = self.loupe.in_room(event.position())
        zooms = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        self.pointer.turn_wheel(x, y, event.angleDelta().y(), zooms=zooms)
        event.accept()

    @override
    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.pointer.follow(-1, -1)
        super().leaveEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Carries out a key; a key without a meaning here is left to the window."""
        if not self.keys.press(event):
            super().keyPressEvent(event)

    # The window.

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Shows the cursor to a player who uses the keyboard."""
        super().focusInEvent(event)
        if event.reason() in _FOCUS_BY_KEY:
            self.keys.appear()

    def take_keyboard(self) -> None:
        """Takes the keyboard, and shows the cursor; called when a key has led the player here."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.keys.appear()

    def _follow_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Hides the cursor again if the focus came because another widget had to give it up.

        Qt gives the same reason as for a key then, but the mouse may have hidden that widget.
        """
        if new is self and old is not None and not (old.isVisible() and old.isEnabled()):
            self.stage.leave_cursor()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Hides the cursor; a window that is not active holds no piece."""
        self.stage.leave_cursor()
        if event.reason() == Qt.FocusReason.ActiveWindowFocusReason:
            self.pointer.abandon()
        super().focusOutEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        self.pointer.abandon()
        super().hideEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Applies a theme, language or font scale that changed while the table was hidden."""
        super().showEvent(event)
        if self._is_stale:
            self._restyle(self.look)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit(is_resizing=self.isVisible())

    def _fit(self, *, is_resizing: bool) -> None:
        """Lays everything out anew, because there is other room for it."""
        self.loupe.scale()
        self.stage.look = replace(self.look, ratio=self.devicePixelRatioF())
        self.stage.finish_motion()
        self.card.hide()
        self.stage.refresh(0.0, is_resizing=is_resizing)
        self.loupe.fit()
        self.fitted.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Adopts the pixel ratio of the screen to which the window was moved."""
        super().changeEvent(event)
        if self.devicePixelRatioF() != self.look.ratio:
            self._restyle(replace(self.look, ratio=self.devicePixelRatioF()))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.stage.finish_motion()
        super().closeEvent(event)

    def _follow_loupe(self) -> None:
        """Moves cursor and detail card along when the view shows another part of the table.

        It also shows or hides the button that leads back to the whole table.
        """
        button = ("table", "whole") in self.table.items_by_key
        if self.stage.cursor.at or self.card.key or self.loupe.lens.is_magnifying != button:
            self.stage.refresh_own()
