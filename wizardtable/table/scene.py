# SPDX-License-Identifier: MIT
"""The scene: keeps one item for each piece, and moves each piece whose place changed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, inf
from types import MappingProxyType

from PySide6.QtCore import QObject, QSizeF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from wizardtable.paint.theme import Look
from wizardtable.table import counting
from wizardtable.table.animator import STAGGER_MS, Animator, move_ms
from wizardtable.table.items import PieceItem, Pose, pose_of
from wizardtable.table.lens import WHOLE_TABLE, Lens
from wizardtable.table.motion import GLIDING, LONG_WAY_WIDTHS, Manner, manner_of
from wizardtable.table.panels import LIGHT_REACH_PIXELS, is_placed_choice
from wizardtable.table.parting import FanShift, fan_shifts
from wizardtable.table.picture_loader import FinishOf, PictureLoader
from wizardtable.table.pictures import Finish, PictureCache
from wizardtable.table.table_cloth import TableCloth
from wizardtable.table.view import Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot, turned_point

_MOVING_Z_OFFSET = 2000.0
"""Added to the z of a moving piece, so that it passes over resting pieces."""

_PINNED_Z = 10_000.0
"""The z of pieces that are pinned to the view: above everything on the table."""

_NUDGE_GROWTH_SHARE = 0.05
"""The piece under the pointer is enlarged by this share of its size."""

_TUMBLE_MS = 620.0
"""A piece tumbles for at least this many milliseconds at the normal pace."""

_FINAL_FACE_SHARE = 0.8
"""A tumbling piece shows its final face after this share of its time."""

_TRAVEL_MIN_WIDTHS = 0.8
"""A piece that moves farther than this many of its widths is lifted and lands with a sound."""

_MAX_DEPARTURE_MS = 420.0
"""All pieces that move together start within this many milliseconds at the normal pace."""

_OPPONENT_HOLD_MS = 170.0
"""Milliseconds for which an opponent's piece waits before it travels, to be noticed."""

_OPPONENT_SLOWDOWN = 1.4
"""An opponent's piece needs this many times as long for a move as the viewer's own pieces."""

_LIGHT_FADE_MS = 620.0
"""The light around a landed piece fades in this many milliseconds."""

_MIN_LIGHT_Z = 1500.0
"""The lowest z of the light around a landed piece: above resting pieces, below moving pieces."""

_COUNT_DELAY_MS = 160.0
"""Milliseconds before a number begins to run: the piece that earned the points moves first."""


_OWN_MANNER_SLOWDOWN = 1.6
"""A piece that travels in a manner of its own needs this many times as long."""

_NO_MANNERS: Mapping[Key, Manner] = MappingProxyType({})

_FRONT_FINISHES = (Finish.LIFTED, Finish.HINT)
"""The states of pieces that come in front of their neighbours."""


@dataclass(frozen=True, slots=True)
class Departure:
    """The way in which several pieces set out together.

    Attributes:
        step_ms: milliseconds between the starts of two pieces.
        within_ms: milliseconds within which all pieces have started; with many pieces the steps are
            shorter.
        is_followed: true for an opponent's pieces, which the viewer should be able to follow. Each
            piece waits first, travels more slowly, and is lit where it lands. Small pieces are
            enlarged.
    """

    step_ms: float = STAGGER_MS
    within_ms: float = _MAX_DEPARTURE_MS
    is_followed: bool = False


OWN_DEPARTURE = Departure()
"""The departure of the viewer's own pieces."""

OPPONENT_DEPARTURE = Departure(2 * STAGGER_MS, is_followed=True)
"""The departure of an opponent's pieces."""


class TableScene(QGraphicsScene):
    """The pieces of one table.

    Attributes:
        art: the picture cache.
        lens: the visible part of the table.
        animator: moves the items.
        picture_loader: gives the items their pictures.
        items_by_key: the items of the pieces on the table.
    """

    def __init__(self, art: PictureCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art = art
        self.animator = Animator(self)
        self.animator.landed.connect(self._show_light)
        self.items_by_key: dict[Key, PieceItem] = {}
        self._lit_on_arrival: set[Key] = set()
        self._leaving_items: dict[Key, PieceItem] = {}
        self._passing_items: set[PieceItem] = set()
        self._is_resizing = self._is_followed = False
        self._manners: Mapping[Key, Manner] = _NO_MANNERS
        self._nudged: Key | None = None
        self._front: frozenset[Key] = frozenset()  # the pieces lifted or advised
        self._asides: dict[Key, FanShift] = {}
        self.picture_loader = PictureLoader(art, lambda: self.animator.is_busy, self)
        self._cloth = TableCloth(self)
        self.lens = WHOLE_TABLE
        self._pinned_layer = QGraphicsRectItem()
        self._pinned_layer.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemHasNoContents)
        self._pinned_layer.setZValue(_PINNED_Z)
        self.addItem(self._pinned_layer)
        self._first_paint_seconds = inf

    def set_room(self, width: float, height: float, look: Look, is_resizing: bool = False) -> None:
        """Sets the size of the table in pixels, and the look of everything on the table.

        While the window `is_resizing`, the old cloth is stretched. It is painted anew once the size
        has stayed the same for a moment.
        """
        size = QSizeF(width, height)
        self.picture_loader.look = look
        if self.sceneRect().size() != size:
            self.setSceneRect(0, 0, width, height)
        self._cloth.cover(size, look, is_resizing=is_resizing)

    def look_through(self, lens: Lens) -> None:
        """Shows another part of the table. Pinned pieces keep their places in the view."""
        self.lens = lens
        self._pinned_layer.setTransform(QTransform.fromScale(1 / lens.zoom, 1 / lens.zoom))
        self._pinned_layer.setPos(lens.x / lens.zoom, lens.y / lens.zoom)

    def look_closely(self, visible_part: Box) -> None:
        """Paints the visible part of the table sharply for its magnification."""
        if self.lens.is_magnifying:
            self._cloth.paint_part(visible_part, self.lens.zoom)
        else:
            self._cloth.forget_part()
        self.picture_loader.magnify(self.lens.zoom, visible_part)
        for item in self.items_by_key.values():
            if not self.animator.is_moving(item):
                self.picture_loader.update_picture(item, item.placement)

    def borrow(self, other: "TableScene", within: float) -> None:
        """Shows the stretched cloth of another table until this table's cloth is painted.

        The first pieces are painted for at most `within` seconds; the other pieces follow.
        """
        self._cloth.borrow(other._cloth)
        self.begin_within(within)

    def begin_within(self, seconds: float) -> None:
        """Limits painting of the first pieces to this many seconds; the other pieces follow."""
        self._first_paint_seconds = seconds

    @property
    def is_painting(self) -> bool:
        """True if pieces wait for their pictures."""
        return self.picture_loader.is_painting

    def finish_painting(self) -> None:
        """Paints everything that is due at once: the cloth and the pieces."""
        self._cloth.finish_painting()
        self.picture_loader.finish_painting()

    def show_pieces(
        self,
        placements: Iterable[Placement],
        exits: Mapping[Key, Spot],
        finish: FinishOf,
        pace: float,
        is_resizing: bool = False,
        within: float = inf,
        departure: Departure = OWN_DEPARTURE,
        manners: Mapping[Key, Manner] = _NO_MANNERS,
    ) -> list[Placement]:
        """Makes the table show exactly these pieces. Returns the pieces that change their place.

        Args:
            exits: the places to which leaving pieces go, by key. A leaving piece without such a
                place fades out.
            finish: returns the state in which a piece is shown.
            pace: factor on the time of every move; 0 puts everything in place at once.
            is_resizing: true to stretch the present pictures while the window changes its size.
            within: seconds of painting for which the player waits at most. Pictures that are not
                painted by then follow a little later.
            departure: the way in which the moving pieces start.
            manners: the manners of pieces that do not travel in the usual way, by key.
        """
        self._is_resizing = is_resizing
        if is_resizing:
            self.picture_loader.pause_painting()
        self.picture_loader.finish = finish
        self.picture_loader.limit_painting(
            within if self.items_by_key else self._first_paint_seconds
        )
        wanted = {placement.key: placement for placement in placements}
        for key in [key for key in self.items_by_key if key not in wanted]:
            self._dismiss(key, exits.get(key), pace)
        front = (key for key, piece in wanted.items() if finish(piece) in _FRONT_FINISHES)
        self._front = frozenset(front)
        self._asides = fan_shifts(list(wanted.values()), self._front, self._nudged)
        movers = {key: p for key, p in wanted.items() if self._changes_place(p)}
        self._is_followed, self._manners = departure.is_followed, manners
        step = min(departure.step_ms, departure.within_ms / max(1, len(movers)))
        delay = 0.0
        for key, placement in wanted.items():
            self._show_piece(placement, pace, delay * pace)
            delay += step if key in movers else 0.0
        self._is_followed, self._manners = False, _NO_MANNERS
        self.picture_loader.limit_painting(inf)
        return list(movers.values())

    def raise_pieces(self, keys: Iterable[Key]) -> None:
        """Draws these pieces above all others, because the player drags them."""
        for i, key in enumerate(keys):
            item = self.items_by_key[key]
            self.animator.stop(item)
            item.setZValue(_MOVING_Z_OFFSET + 100 + i)

    def piece_at(self, x: float, y: float, skip: Iterable[Key] = ()) -> PieceItem | None:
        """Returns the uppermost piece at a point of the table; None if there is no piece.

        Decorations and the pieces with the keys in `skip` are ignored.
        """
        hidden = set(skip)
        best: PieceItem | None = None
        for item in self.items_by_key.values():
            if item.placement.is_inert or item.key in hidden or not item.holds(x, y):
                continue
            if best is None or self._z_order(item) >= self._z_order(best):
                best = item
        return best

    def _z_order(self, item: PieceItem) -> tuple[bool, float]:
        """Returns the order in depth for the pointer: pinned pieces first, then by z.

        The piece at the pointer counts with the depth of its place. Otherwise the pointer could not
        reach the neighbours that this piece covers.
        """
        aside = self._asides.get(item.key)
        is_ignored = aside is not None and not aside.is_before_pointer
        z = item.placement.z if is_ignored else item.zValue()
        return item.placement.is_pinned, z

    def box_of(self, key: Key) -> Box | None:
        """Returns the box of the place of a piece; None if the piece is not on the table."""
        item = self.items_by_key.get(key)
        return item.box() if item else None

    def nudge(self, key: Key | None, time: float) -> None:
        """Enlarges the piece under the pointer a little, in front of its neighbours.

        The piece that was enlarged before shrinks.

        Args:
            key: the key of the piece. None only shrinks the piece that was enlarged before.
            time: the duration in milliseconds.
        """
        if key == self._nudged:
            return
        before, self._nudged = self._nudged, key
        old_asides = self._asides
        lying = [item.placement for item in self.items_by_key.values()]
        self._asides = fan_shifts(lying, self._front, key)
        for changed in {before, key, *old_asides, *self._asides}:
            item = self.items_by_key.get(changed) if changed else None
            if item is not None and not self.animator.is_moving(item):
                item.setZValue(self._resting_z(item.placement))
                self.animator.send(item, self._resting_pose(item.placement), time, manner=GLIDING)

    def _resting_pose(self, placement: Placement) -> Pose:
        """Returns the pose of a piece that rests in its place.

        The piece under the pointer is larger, with its lower edge in place. Its neighbours are
        shifted aside.
        """
        pose = pose_of(placement)
        if (aside := self._asides.get(placement.key)) is not None and aside.x:
            pose = replace(pose, x=pose.x + aside.x)
        if placement.key != self._nudged:
            return pose
        x, y = turned_point(placement.spot, 0, -placement.spot.box.h * _NUDGE_GROWTH_SHARE / 2)
        return replace(pose, x=x, y=y, width=pose.width * (1 + _NUDGE_GROWTH_SHARE))

    def _resting_z(self, placement: Placement) -> float:
        """Returns the depth of a piece in its place, or in front of its neighbours."""
        aside = self._asides.get(placement.key)
        return placement.z if aside is None or aside.z is None else aside.z

    def flash(
        self,
        placement: Placement,
        legs: list[tuple[Pose, float, float]],
        is_fleeting: bool,
        manner: Manner = GLIDING,
        is_text: bool = False,
        on_end: Callable[[], None] = lambda: None,
    ) -> None:
        """Shows a sprite for a moment, such as a banner, and removes it at the end.

        Args:
            placement: the sprite with its usual place.
            legs: the poses to which the sprite moves one after another. Each has the duration of
                the move and the delay before it, in milliseconds.
            is_fleeting: true if the table does not count as moving meanwhile.
            manner: the manner of moves over a long way; shorter moves glide.
            is_text: true for a text to be read: a skip only ends its present leg. Any other sprite
                is removed by a skip.
            on_end: called after the sprite has been removed.
        """
        item = PieceItem(placement.key, placement)
        self._passing_items.add(item)
        item.setZValue(placement.z)
        self.picture_loader.update_picture(item, placement)
        item.take_pose(replace(pose_of(placement), opacity=0.0))
        self._add(item)

        def start_leg(index: int) -> None:
            skipped = index > 0 and self.animator.skips and not is_text
            if index == len(legs) or skipped or item not in self._passing_items:
                self._remove(item)
                on_end()
                return
            pose, time, delay = legs[index]
            is_far = _is_far(item.posture, pose)
            item.is_travelling = item.is_travelling or is_far
            self.animator.send(
                item,
                pose,
                max(1.0, time),
                delay,
                on_arrival=lambda: start_leg(index + 1),
                manner=manner if is_far else GLIDING,
                is_fleeting=is_fleeting,
            )

        start_leg(0)

    def end_flashes(self) -> None:
        """Removes all sprites of `flash` at once."""
        while self._passing_items:
            self.animator.stop(self._passing_items.pop())

    def tumble(self, key: Key, faces: Sequence[Sprite], pace: float, number: int) -> None:
        """Lets a piece tumble to its place, and shows the sprites `faces` on the way.

        Args:
            pace: factor on the time; at 0 nothing happens.
            number: the number of this piece among the pieces that tumble together. Each number gets
                another time.
        """
        item = self.items_by_key.get(key)
        if item is None or pace <= 0:
            return
        placement = item.placement

        def show(sprite: Sprite) -> Callable[[], None]:
            # Height 0: the shadow of a bouncing piece is no part of its picture.
            bare = replace(item.placement, sprite=sprite, height=0.0)
            return lambda: self.picture_loader.update_picture(item, bare)

        def land() -> None:
            item.setZValue(self._resting_z(item.placement))
            self.picture_loader.update_picture(item, item.placement)

        shown = (*faces, placement.sprite)
        beats = [(_FINAL_FACE_SHARE * i / len(faces), show(face)) for i, face in enumerate(shown)]
        time = (_TUMBLE_MS + 40.0 * (number * 5 % 7)) * pace
        item.is_travelling = True
        self.animator.tumble(item, self._resting_pose(placement), time, beats, land)
        item.setZValue(placement.z + _MOVING_Z_OFFSET)

    def _changes_place(self, placement: Placement) -> bool:
        item = self.items_by_key.get(placement.key)
        if item is None:
            return placement.origin is not None
        old, new = item.placement.spot, placement.spot
        return (
            hypot(old.box.x - new.box.x, old.box.y - new.box.y) > 2 and placement.key[0] != "table"
        )

    def _show_piece(self, placement: Placement, pace: float, delay: float) -> None:
        item = self.items_by_key.get(placement.key)
        if item is None:
            item = self._new_item(placement, pace)
        old, end = item.placement, self._resting_pose(placement)
        is_flipped = old.sprite.kind != placement.sprite.kind
        item.placement = placement
        if old.is_pinned != placement.is_pinned:
            self.removeItem(item)
            self._add(item)
        if pace > 0 and self.animator.is_going_to(item, end) and _is_unchanged(old, placement):
            return  # already on its way there
        self._lit_on_arrival.discard(item.key)
        distance = hypot(item.posture.x - end.x, item.posture.y - end.y)
        if pace <= 0 or (item.posture == end and not is_flipped):
            self.animator.stop(item)
            item.is_travelling = False
            if item.posture != end or old.spot != placement.spot:
                item.take_pose(end)
            item.setZValue(self._resting_z(placement))
            if not self._run_numbers(item, old, pace):
                at_once = pace <= 0 and not self._is_resizing
                self.picture_loader.update_picture(item, placement, at_once=at_once)
            return
        if old.is_turned != placement.is_turned:
            item.take_pose(replace(item.posture, angle=item.posture.angle + 180))
        slowdown = _OPPONENT_SLOWDOWN if self._is_followed else 1
        time = move_ms(distance, self.sceneRect().width()) * pace * slowdown
        # A dropped piece is nearly there; only its old place shows that it travels.
        is_far = _is_far(item.posture, end) or _is_far(pose_of(old), pose_of(placement))
        item.is_travelling = item.is_travelling or is_far
        self._start_move(
            item,
            _look_at_start(old, placement, is_flipped=is_flipped),
            end,
            (time, delay, pace),
            is_flipped,
        )

    def _start_move(
        self,
        item: PieceItem,
        look: Placement,
        end: Pose,
        times: tuple[float, float, float],
        is_flipped: bool,
    ) -> None:
        placement = item.placement
        time, delay, pace = times
        self.animator.stop(item)
        self.animator.end_beats(item)
        self.picture_loader.update_picture(item, look)
        is_far = _is_far(item.posture, end)
        is_lifted = placement.height > 0 and is_far
        distance = hypot(item.posture.x - end.x, item.posture.y - end.y)
        is_followed = (
            self._is_followed
            and is_lifted
            and not placement.is_inert
            and distance > LONG_WAY_WIDTHS * end.width
        )
        item.setZValue(self._resting_z(placement) + (_MOVING_Z_OFFSET if is_lifted else 0.0))
        if is_followed:
            self._lit_on_arrival.add(item.key)

        def turn_over() -> None:
            self.picture_loader.update_picture(item, item.placement)

        def land() -> None:
            item.setZValue(self._resting_z(item.placement))
            self.picture_loader.update_picture(item, item.placement)

        on_edge = turn_over if is_flipped else None
        hold_ms = _OPPONENT_HOLD_MS * pace if is_followed else 0.0
        scale = self.picture_loader.look.scale
        manner = manner_of(placement.spot.box, distance, scale, hold_ms) if is_lifted else GLIDING
        if is_far and placement.key in self._manners:
            manner, time = self._manners[placement.key], time * _OWN_MANNER_SLOWDOWN
        self.animator.send(item, end, time + manner.hold_ms, delay, on_edge, land, manner)

    def _show_light(self, item: PieceItem) -> None:
        """Shows a slowly fading light around an opponent's piece that has landed."""
        is_followed = item.key in self._lit_on_arrival
        self._lit_on_arrival.discard(item.key)
        if not is_followed or self.animator.skips:
            return
        margin = LIGHT_REACH_PIXELS * self.picture_loader.look.scale
        spot = replace(item.placement.spot, box=item.placement.spot.box.inset(-margin))
        key, z = ("table", "light", *item.key), max(_MIN_LIGHT_Z, item.placement.z + 0.5)
        light = Placement(key, Sprite("table.light"), spot, z=z, is_inert=True)
        pose = pose_of(light)
        legs = [(pose, 90.0, 0.0), (replace(pose, opacity=0.0), _LIGHT_FADE_MS, _LIGHT_FADE_MS / 2)]
        self.flash(light, legs, is_fleeting=True)

    def count_up(self, key: Key, pace: float) -> None:
        """Lets the numbers on a piece run from 0 to their values.

        `pace` is the factor on the time; at 0 the numbers do not run.
        """
        item = self.items_by_key.get(key)
        if item is not None:
            old = item.placement
            zeros = counting.with_zeros(old.sprite, old.counted)
            if self._run_numbers(item, replace(old, sprite=zeros), pace):
                zeroed = replace(old, sprite=zeros)  # painted later, it would flash its value first
                self.picture_loader.update_picture(item, zeroed, at_once=True)

    def _run_numbers(self, item: PieceItem, old: Placement, pace: float) -> bool:
        """Lets the numbers on a piece run from the values in `old` to the present values.

        Returns False if no number changed.
        """
        placement = item.placement
        if pace <= 0 or not placement.counted:
            self.animator.end_beats(item)
            return False
        if self.animator.has_beats(item) and old.sprite == placement.sprite:
            return True
        self.animator.end_beats(item)
        shown = counting.counting_sprites(old.sprite, placement.sprite, placement.counted)

        def show(sprite: Sprite) -> Callable[[], None]:
            return lambda: self.picture_loader.update_picture(
                item, replace(item.placement, sprite=sprite)
            )

        times = [
            (pace * (_COUNT_DELAY_MS + counting.COUNT_MS * share), face) for share, face in shown
        ]
        if times:
            self.animator.play_beats(item, [(time, show(sprite)) for time, sprite in times])
        return bool(times)

    def _new_item(self, placement: Placement, pace: float) -> PieceItem:
        """Returns a new item for a piece, at the place from which the piece comes.

        A piece that comes from nowhere fades in.
        """
        item = PieceItem(placement.key, placement)
        leaving = self._leaving_items.pop(placement.key, None)
        if leaving is not None:
            posture = leaving.posture
            self.animator.stop(leaving)
            item.placement = leaving.placement
            self.picture_loader.update_picture(item, item.placement)
            item.take_pose(posture)
        elif placement.origin is not None and pace > 0:
            spot, sprite = placement.origin
            item.placement = replace(placement, spot=spot, sprite=sprite)
            self.picture_loader.update_picture(item, item.placement)
            item.take_pose(pose_of(item.placement))
        else:
            self.picture_loader.update_picture(item, placement)
            fades_in = pace > 0 and (placement.key[0] != "table" or is_placed_choice(placement))
            item.take_pose(replace(pose_of(placement), opacity=0.0 if fades_in else 1.0))
        item.setZValue(placement.z)
        self.items_by_key[placement.key] = item
        self._add(item)
        return item

    def _add(self, item: PieceItem) -> None:
        if item.placement.is_pinned:
            item.setParentItem(self._pinned_layer)
        else:
            self.addItem(item)

    def _dismiss(self, key: Key, spot: Spot | None, pace: float) -> None:
        item = self.items_by_key.pop(key)
        if pace <= 0 or key[0] == "table":
            self.animator.stop(item)
            self._remove(item)
            return
        end = replace(item.posture, opacity=0.0)
        if spot is not None:
            end = replace(pose_of(replace(item.placement, spot=spot)), opacity=1.0)
        time = move_ms(hypot(item.posture.x - end.x, item.posture.y - end.y), self.width())
        item.setZValue(item.placement.z + _MOVING_Z_OFFSET)
        self.animator.stop(item)
        self._leaving_items[key] = item

        def remove() -> None:
            if self._leaving_items.get(key) is item:
                del self._leaving_items[key]
            self._remove(item)

        item.is_travelling = spot is not None
        self.animator.send(item, end, time * pace, on_arrival=remove)

    def _remove(self, item: PieceItem) -> None:
        self._passing_items.discard(item)
        self.animator.end_beats(item)
        self.picture_loader.forget(item)
        if item.scene() is self:
            self.removeItem(item)


def _is_unchanged(old: Placement, new: Placement) -> bool:
    """Returns True if a piece looks the same and lies in the same place as before."""
    return (old.spot, old.sprite, old.is_turned) == (new.spot, new.sprite, new.is_turned)


def _is_far(start: Pose, end: Pose) -> bool:
    """Returns True if a piece travels between two poses, not only moves a little aside."""
    return hypot(start.x - end.x, start.y - end.y) > end.width * _TRAVEL_MIN_WIDTHS


def _look_at_start(old: Placement, placement: Placement, *, is_flipped: bool) -> Placement:
    """Returns the placement whose picture a piece shows when it starts to move.

    A piece that is turned over keeps its old look and size until it stands on edge. Otherwise a
    card that becomes a square token would be stretched to a square. A piece that becomes smaller is
    painted in its old size. Otherwise it would be blurred until it arrives.
    """
    if is_flipped:
        return old
    old_box, new_box = old.spot.box, placement.spot.box
    # Equal proportions, within a pixel of the height.
    is_same_shape = abs(old_box.h * new_box.w - old_box.w * new_box.h) < old_box.w
    can_stretch = old.sprite == placement.sprite and is_same_shape
    return (
        replace(placement, spot=replace(placement.spot, box=old_box))
        if can_stretch and old_box.w > new_box.w
        else placement
    )
