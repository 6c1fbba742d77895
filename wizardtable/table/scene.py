# SPDX-License-Identifier: MIT
"""The scene: keeps one item for each piece, and sends to its new place whatever changed it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, inf

from PySide6.QtCore import QObject, QSizeF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene

from wizardtable.paint.theme import Look
from wizardtable.table import counting
from wizardtable.table.animator import STAGGER, Animator, duration
from wizardtable.table.items import PieceItem, Pose, pose_of
from wizardtable.table.lens import WHOLE, Lens
from wizardtable.table.motion import FARTHER, GLIDING, Manner, manner_of
from wizardtable.table.panels import LIGHT, stands
from wizardtable.table.picture_loader import FinishOf, PictureLoader
from wizardtable.table.pictures import PictureCache
from wizardtable.table.table_cloth import TableCloth
from wizardtable.table.view import Key, Placement, Sprite
from wizardtable.table.zones import Box, Spot, turned

_FLYING = 2000.0
"""Added to the z of what is on its way, so that it passes over what lies."""

_PINNED = 10_000.0
"""How high what is pinned to the view lies: over all that is on the table."""

_NUDGE = 0.05
"""How much larger the piece under the pointer is."""

_TUMBLE, _SHOWN = 620.0, 0.8
"""Milliseconds a piece tumbles at least, and after which share of them it shows its own face."""

_FAR = 0.8
"""Widths that a piece must go to be lifted on its way, and heard when it comes to lie."""

_STAGGER_ALL = 420.0
"""Milliseconds within which all pieces that move together have set out."""

_TAKING, _SLOWER = 170.0, 1.4
"""Milliseconds that another's piece is held up before it travels, and how much longer it travels
than the viewer's own, so that it can be followed."""

_LIT, _OVER_PIECES = 620.0, 1500.0
"""Milliseconds in which the light around a piece goes out that has come to lie, and how high it is
at least: over all that lies, and beneath what is on its way."""

_BEFORE_COUNT = 160.0
"""Milliseconds before a number begins to run: what earns the points is on its way."""


@dataclass(frozen=True, slots=True)
class Departure:
    """How pieces set out that move together.

    Attributes:
        step: milliseconds from one piece to the next.
        within: milliseconds within which all have set out.
        followed: whether they are another's: each is taken before it travels, more slowly than the
            viewer's own and not too small to be seen, and lit where it arrives.
    """

    step: float = STAGGER
    within: float = _STAGGER_ALL
    followed: bool = False


TOGETHER, FOLLOWED = Departure(), Departure(2 * STAGGER, followed=True)
"""Departures of the viewer's own pieces, and of another's."""


class TableScene(QGraphicsScene):
    """Attributes:
    art: the picture cache.
    lens: which part of the table is seen.
    animator: moves the items; `picture_loader` says what they wear.
    items_by_key: the pieces on the table.
    """

    def __init__(self, art: PictureCache, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.art = art
        self.animator = Animator(self)
        self.animator.landed.connect(self._light)
        self.items_by_key: dict[Key, PieceItem] = {}
        self._lit_on_arrival: set[Key] = set()
        self._leaving: dict[Key, PieceItem] = {}
        self._passing: set[PieceItem] = set()
        self._patient = self._followed = False
        self._nudged: Key | None = None
        self.picture_loader = PictureLoader(art, lambda: self.animator.busy, self)
        self._cloth = TableCloth(self)
        self.lens = WHOLE
        self._pinned = QGraphicsRectItem()
        self._pinned.setFlag(QGraphicsRectItem.GraphicsItemFlag.ItemHasNoContents)
        self._pinned.setZValue(_PINNED)
        self.addItem(self._pinned)
        self._first = inf  # seconds that the first pieces may be painted

    def set_room(self, width: float, height: float, look: Look, patient: bool = False) -> None:
        """The size of the table and the look of everything on it. A patient one stretches the
        old cloth until no other size has come for a while: a window is being resized."""
        size = QSizeF(width, height)
        self.picture_loader.look = look
        if self.sceneRect().size() != size:
            self.setSceneRect(0, 0, width, height)
        self._cloth.cover(size, look, patient=patient)

    def look_through(self, lens: Lens) -> None:
        """Another part of the table is seen: what is pinned to the view stays where it is there."""
        self.lens = lens
        self._pinned.setTransform(QTransform.fromScale(1 / lens.zoom, 1 / lens.zoom))
        self._pinned.setPos(lens.x / lens.zoom, lens.y / lens.zoom)

    def look_closely(self, seen: Box) -> None:
        """Paint what is seen of the table as large as it is seen."""
        if self.lens.magnifies:
            self._cloth.paint_part(seen, self.lens.zoom)
        else:
            self._cloth.forget_part()
        self.picture_loader.magnify(self.lens.zoom, seen)
        for item in self.items_by_key.values():
            if not self.animator.moving(item):
                self.picture_loader.wear(item, item.placement)

    def borrow(self, other: "TableScene", within: float) -> None:
        """Begin with the cloth of another table, stretched until there is a moment to paint the own
        one, and paint the first pieces for so many seconds only: the others follow."""
        self._cloth.borrow(other._cloth)
        self.begin_within(within)

    def begin_within(self, seconds: float) -> None:
        """Paint the first pieces for so many seconds only: the others follow."""
        self._first = seconds

    def finish_painting(self) -> None:
        """Paint at once all that is due: the cloth and the pieces."""
        self._cloth.finish()
        self.picture_loader.finish_painting()

    def show_pieces(
        self,
        placements: Iterable[Placement],
        exits: Mapping[Key, Spot],
        finish: FinishOf,
        pace: float,
        patient: bool = False,
        within: float = inf,
        departure: Departure = TOGETHER,
    ) -> list[Placement]:
        """Make the table show exactly these pieces; gives those that changed their place.

        `pace` multiplies the time of every move; 0 puts everything in place at once. A patient
        one lets pieces wear what they have, stretched, until no other size has come for a while.
        What is not painted `within` so many seconds, if the player waits, follows a little later.
        `departure` says how those that move set out.
        """
        self._patient = patient
        if patient:
            self.picture_loader.pause()
        self.picture_loader.finish = finish
        self.picture_loader.hurry(within if self.items_by_key else self._first)
        wanted = {placement.key: placement for placement in placements}
        for key in [key for key in self.items_by_key if key not in wanted]:
            self._dismiss(key, exits.get(key), pace)
        movers = {key: p for key, p in wanted.items() if self._moves(p)}
        self._followed = departure.followed
        step = min(departure.step, departure.within / max(1, len(movers)))
        delay = 0.0
        for key, placement in wanted.items():
            self._bring(placement, pace, delay * pace)
            delay += step if key in movers else 0.0
        self._followed = False
        self.picture_loader.hurry(inf)
        return list(movers.values())

    def raise_pieces(self, keys: Iterable[Key]) -> None:
        """Bring pieces above all others, as when they hang on the pointer."""
        for i, key in enumerate(keys):
            item = self.items_by_key[key]
            self.animator.stop(item)
            item.setZValue(_FLYING + 100 + i)

    def piece_at(self, x: float, y: float, skip: Iterable[Key] = ()) -> PieceItem | None:
        """The uppermost piece at a point that is not only an adornment."""
        hidden = set(skip)
        best: PieceItem | None = None
        for item in self.items_by_key.values():
            if item.placement.inert or item.key in hidden or not item.holds(x, y):
                continue
            if best is None or _height(item) >= _height(best):
                best = item
        return best

    def box_of(self, key: Key) -> Box | None:
        """Where a piece belongs."""
        item = self.items_by_key.get(key)
        return item.box() if item else None

    def nudge(self, key: Key | None, time: float) -> None:
        """Raise a piece a little, as under the pointer, and let the one before it down again."""
        if key == self._nudged:
            return
        before, self._nudged = self._nudged, key
        for changed in (before, key):
            item = self.items_by_key.get(changed) if changed else None
            if item is not None and not self.animator.moving(item):
                self.animator.send(item, self._rest(item.placement), time, manner=GLIDING)

    def _rest(self, placement: Placement) -> Pose:
        """How a piece stands where it belongs; a nudged one is larger, its lower edge in place."""
        pose = pose_of(placement)
        if placement.key != self._nudged:
            return pose
        x, y = turned(placement.spot, 0, -placement.spot.box.h * _NUDGE / 2)
        return replace(pose, x=x, y=y, width=pose.width * (1 + _NUDGE))

    def flash(
        self,
        placement: Placement,
        legs: list[tuple[Pose, float, float]],
        fleeting: bool,
        manner: Manner = GLIDING,
        to_read: bool = False,
        gone: Callable[[], None] = lambda: None,
    ) -> None:
        """Show a sprite that comes, stays and goes by itself: poses with (time, delay) in ms.
        The table does not count as moving while a fleeting one is seen. What is skipped is gone;
        one that is `to_read` only comes at once. Calls `gone` at the end."""
        item = PieceItem(placement.key, placement)
        self._passing.add(item)
        item.setZValue(placement.z)
        self.picture_loader.wear(item, placement)
        item.pose(replace(pose_of(placement), opacity=0.0))
        self._add(item)

        def leg(index: int) -> None:
            skipped = index > 0 and self.animator.skips and not to_read
            if index == len(legs) or skipped or item not in self._passing:
                self._remove(item)
                gone()
                return
            pose, time, delay = legs[index]
            far = _far(item.posture, pose)
            item.travels = item.travels or far
            self.animator.send(
                item,
                pose,
                max(1.0, time),
                delay,
                done=lambda: leg(index + 1),
                manner=manner if far else GLIDING,
                fleeting=fleeting,
            )

        leg(0)

    def end_flashes(self) -> None:
        """What is shown in passing is gone at once."""
        while self._passing:
            self.animator.stop(self._passing.pop())

    def tumble(self, key: Key, faces: Sequence[Sprite], pace: float, number: int) -> None:
        """Let a piece tumble to the place it belongs to, showing these sprites on the way; it is
        the `number`th of those that do so together."""
        item = self.items_by_key.get(key)
        if item is None or pace <= 0:
            return
        placement = item.placement

        def show(sprite: Sprite) -> Callable[[], None]:
            bare = replace(item.placement, sprite=sprite, height=0.0)  # its shadow lies elsewhere
            return lambda: self.picture_loader.wear(item, bare)

        def land() -> None:
            item.setZValue(item.placement.z)
            self.picture_loader.wear(item, item.placement)

        shown = (*faces, placement.sprite)
        beats = [(_SHOWN * i / len(faces), show(one)) for i, one in enumerate(shown)]
        time = (_TUMBLE + 40.0 * (number * 5 % 7)) * pace
        item.travels = True
        self.animator.tumble(item, self._rest(placement), time, beats, land)
        item.setZValue(placement.z + _FLYING)

    def _moves(self, placement: Placement) -> bool:
        item = self.items_by_key.get(placement.key)
        if item is None:
            return placement.origin is not None
        a, b = item.placement.spot, placement.spot
        return hypot(a.box.x - b.box.x, a.box.y - b.box.y) > 2 and placement.key[0] != "table"

    def _bring(self, placement: Placement, pace: float, delay: float) -> None:
        item = self.items_by_key.get(placement.key)
        if item is None:
            item = self._enter(placement, pace)
        old, end = item.placement, self._rest(placement)
        flips = old.sprite.kind != placement.sprite.kind
        item.placement = placement
        if old.pinned != placement.pinned:
            self.removeItem(item)
            self._add(item)
        if pace > 0 and self.animator.goes_to(item, end) and _alike(old, placement):
            return  # something else has changed
        self._lit_on_arrival.discard(item.key)
        way = hypot(item.posture.x - end.x, item.posture.y - end.y)
        if pace <= 0 or (item.posture == end and not flips):
            self.animator.stop(item)
            item.travels = False
            if item.posture != end or old.spot != placement.spot:
                item.pose(end)
            item.setZValue(placement.z)
            if not self._count(item, old, pace):
                at_once = pace <= 0 and not self._patient
                self.picture_loader.wear(item, placement, at_once=at_once)
            return
        if old.turned != placement.turned:
            item.pose(replace(item.posture, angle=item.posture.angle + 180))
        time = duration(way, self.sceneRect().width()) * pace * (_SLOWER if self._followed else 1)
        # One that was dragged is nearly there, and comes to another place all the same.
        far = _far(item.posture, end) or _far(pose_of(old), pose_of(placement))
        item.travels = item.travels or far
        self._send(item, _worn(old, placement, flips=flips), end, (time, delay, pace), flips)

    def _send(
        self,
        item: PieceItem,
        worn: Placement,
        end: Pose,
        times: tuple[float, float, float],
        flips: bool,
    ) -> None:
        placement = item.placement
        time, delay, pace = times
        self.animator.stop(item)
        self.animator.end_run(item)
        self.picture_loader.wear(item, worn)
        far = _far(item.posture, end)
        lifted = placement.height > 0 and far
        way = hypot(item.posture.x - end.x, item.posture.y - end.y)
        shown = self._followed and lifted and not placement.inert and way > FARTHER * end.width
        item.setZValue(placement.z + (_FLYING if lifted else 0.0))
        if shown:
            self._lit_on_arrival.add(item.key)

        def turn_over() -> None:
            self.picture_loader.wear(item, item.placement)

        def land() -> None:
            item.setZValue(item.placement.z)
            self.picture_loader.wear(item, item.placement)

        half = turn_over if flips else None
        take, scale = _TAKING * pace if shown else 0.0, self.picture_loader.look.scale
        manner = manner_of(placement.spot.box, way, scale, take) if lifted else GLIDING
        self.animator.send(item, end, time + manner.take, delay, half, land, manner)

    def _light(self, item: PieceItem) -> None:
        """A light around another's piece that has come to lie goes out slowly."""
        followed = item.key in self._lit_on_arrival
        self._lit_on_arrival.discard(item.key)
        if not followed or self.animator.skips:
            return
        reach = LIGHT * self.picture_loader.look.scale
        spot = replace(item.placement.spot, box=item.placement.spot.box.inset(-reach))
        key, z = ("table", "light", *item.key), max(_OVER_PIECES, item.placement.z + 0.5)
        lit = Placement(key, Sprite("table.light"), spot, z=z, inert=True)
        there = pose_of(lit)
        legs = [(there, 90.0, 0.0), (replace(there, opacity=0.0), _LIT, _LIT / 2)]
        self.flash(lit, legs, fleeting=True)

    def count_up(self, key: Key, pace: float) -> None:
        """Let the numbers on a piece run up from nothing."""
        item = self.items_by_key.get(key)
        if item is not None:
            old = item.placement
            nothing = counting.zeroed(old.sprite, old.counted)
            if self._count(item, replace(old, sprite=nothing), pace):
                self.picture_loader.wear(item, replace(old, sprite=nothing))

    def _count(self, item: PieceItem, old: Placement, pace: float) -> bool:
        """Let the numbers on a piece run to what they are now; false where there are none, or no
        others."""
        placement = item.placement
        if pace <= 0 or not placement.counted:
            self.animator.end_run(item)
            return False
        if self.animator.running(item) and old.sprite == placement.sprite:
            return True
        self.animator.end_run(item)
        shown = counting.sprites(old.sprite, placement.sprite, placement.counted)

        def show(sprite: Sprite) -> Callable[[], None]:
            return lambda: self.picture_loader.wear(item, replace(item.placement, sprite=sprite))

        times = [(pace * (_BEFORE_COUNT + counting.COUNTING * share), one) for share, one in shown]
        if times:
            self.animator.run(item, [(time, show(sprite)) for time, sprite in times])
        return bool(times)

    def _enter(self, placement: Placement, pace: float) -> PieceItem:
        """A new item where the piece comes from; it fades in where it comes from nowhere."""
        item = PieceItem(placement.key, placement)
        gone = self._leaving.pop(placement.key, None)
        if gone is not None:
            posture = gone.posture
            self.animator.stop(gone)
            item.placement = gone.placement
            self.picture_loader.wear(item, item.placement)
            item.pose(posture)
        elif placement.origin is not None and pace > 0:
            spot, sprite = placement.origin
            item.placement = replace(placement, spot=spot, sprite=sprite)
            self.picture_loader.wear(item, item.placement)
            item.pose(pose_of(item.placement))
        else:
            self.picture_loader.wear(item, placement)
            fades = pace > 0 and (placement.key[0] != "table" or stands(placement))
            item.pose(replace(pose_of(placement), opacity=0.0 if fades else 1.0))
        item.setZValue(placement.z)
        self.items_by_key[placement.key] = item
        self._add(item)
        return item

    def _add(self, item: PieceItem) -> None:
        if item.placement.pinned:
            item.setParentItem(self._pinned)
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
        time = duration(hypot(item.posture.x - end.x, item.posture.y - end.y), self.width())
        item.setZValue(item.placement.z + _FLYING)
        self.animator.stop(item)
        self._leaving[key] = item

        def gone() -> None:
            if self._leaving.get(key) is item:
                del self._leaving[key]
            self._remove(item)

        item.travels = spot is not None
        self.animator.send(item, end, time * pace, done=gone)

    def _remove(self, item: PieceItem) -> None:
        self._passing.discard(item)
        self.animator.end_run(item)
        self.picture_loader.forget(item)
        if item.scene() is self:
            self.removeItem(item)


def _height(item: PieceItem) -> tuple[bool, float]:
    """How far in front of others a piece is seen."""
    return item.placement.pinned, item.zValue()


def _alike(old: Placement, new: Placement) -> bool:
    """Whether a piece looks the same and lies in the same place as before."""
    return (old.spot, old.sprite, old.turned) == (new.spot, new.sprite, new.turned)


def _far(a: Pose, b: Pose) -> bool:
    """Whether the way from one pose to the other is more than a nudge."""
    return hypot(a.x - b.x, a.y - b.y) > b.width * _FAR


def _worn(old: Placement, placement: Placement, *, flips: bool) -> Placement:
    """What a piece wears when it sets out. Before it is turned over it keeps its own size and
    proportions, or a card that becomes a square token would be seen as a blurred square; and one
    that becomes smaller is painted anew when it is small, or it would be blurred until then."""
    if flips:
        return old
    a, b = old.spot.box, placement.spot.box
    alike = old.sprite == placement.sprite and abs(a.h * b.w - a.w * b.h) < a.w  # within a pixel
    return (
        replace(placement, spot=replace(placement.spot, box=a))
        if alike and a.w > b.w
        else placement
    )
