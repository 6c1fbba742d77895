# SPDX-License-Identifier: MIT
"""Effects that pass over the table: banners, portraits, floating texts and flying sprites."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import hypot
from typing import Final, TypeAlias

from wizardtable.paint.theme import Look
from wizardtable.table import view
from wizardtable.table.animator import STAGGER_MS, move_ms
from wizardtable.table.items import pose_of
from wizardtable.table.motion import Manner
from wizardtable.table.panels import banner_size, floater_size
from wizardtable.table.scene import TableScene
from wizardtable.table.zones import Box, Spot, box_around, fit

BANNER_STAY_MS = 1500.0
"""Milliseconds for which a banner can be read."""

_MAX_DEPARTURE_MS: Final = 420.0
"""All flights start within this many milliseconds at the normal pace."""

_LIFT_BEFORE_FLIGHT_MS: Final = 110.0
"""Milliseconds for which a flying sprite is lifted before it leaves."""

_PORTRAIT_WIDTH_PIXELS: Final = 132.0
"""Width of the portrait above a banner, in pixels at a font scale of 100 %."""

_PORTRAIT_RISE_MS: Final = 380.0
"""The portrait rises in this many milliseconds, and goes back in as many."""

_FLOATER_RISE_PIXELS: Final = 22.0
"""Pixels by which a floating text rises before it fades."""


ShowBanner: TypeAlias = Callable[[Callable[[], None]], None]
"""Shows a banner, and calls its argument when the banner has gone."""

MAX_WAITING_BANNERS: Final = 3
"""At most this many banners wait to be shown; the oldest is dropped.

If moves take no time, banners come faster than they can be read.
"""


_MIN_WORDS_WIDTH_SHARE: Final = 0.75
"""The room for banners and captions is at least this share of the table's width."""


class BannerQueue:
    """Shows one banner at a time.

    Attributes:
        silent: a function that returns True while banners must not be shown.
    """

    def __init__(self, skips: Callable[[], bool]) -> None:
        """Makes an empty queue; `skips` returns True while the player skips all motion."""
        self._is_skipping = skips
        self.silent: Callable[[], bool] = lambda: False
        self._waiting_banners: list[ShowBanner] = []
        self._busy = False

    def add(self, show: ShowBanner) -> None:
        """Shows a banner after the earlier banners; drops the banner while `silent()` is true."""
        if self.silent():
            return
        self._waiting_banners = [*self._waiting_banners, show][-MAX_WAITING_BANNERS:]
        if not self._busy:
            self._show_next()

    def clear(self) -> None:
        """Drops all banners that wait to be shown."""
        self._waiting_banners.clear()

    def _show_next(self) -> None:
        self._busy = bool(self._waiting_banners)
        if self._busy:
            self._waiting_banners.pop(0)(self._end_banner)

    def _end_banner(self) -> None:
        if self._is_skipping():
            self.clear()  # one skip skips the waiting banners, too
        self._show_next()


class Effects:
    """Shows effects on one scene.

    Attributes:
        banners: the queue of banners.
    """

    def __init__(self, scene: TableScene) -> None:
        self.banners = BannerQueue(lambda: scene.animator.skips)
        self._scene = scene
        self._floater_boxes: list[Box] = []

    def play(
        self, layout: view.Layout, shown: Sequence[view.Effect], look: Look, pace: float
    ) -> None:
        """Shows banners one after another, and all other effects at once.

        The match does not wait for floaters, which are short texts that rise and fade. At `pace` 0
        it does not wait for banners either, and nothing tumbles, flies, rises or fades. While
        banners must not be shown (`BannerQueue.silent`), floaters are left out, too. Pauses are
        ignored: the stage handles them.
        """
        scene, flights = (
            self._scene,
            [effect for effect in shown if isinstance(effect, view.Flight)],
        )
        for number, flight in enumerate(flights if pace > 0 else ()):
            _show_flight(scene, flight, (number, len(flights)), pace, look)
        for number, effect in enumerate(shown):
            match effect:
                case view.Banner():
                    self.banners.add(partial(_show_banner, scene, layout.stage, effect, pace, look))
                case view.Floater() if not self.banners.silent():
                    self._show_floater(effect, number, pace, look)
                case view.Tumble(key, faces):
                    scene.tumble(key, faces, pace, number)
                case view.CountUp(key):
                    scene.count_up(key, pace)

    def end(self) -> None:
        """Removes all banners, portraits, floaters and flights at once."""
        self.banners.clear()
        self._floater_boxes.clear()
        self._scene.end_flashes()

    def _show_floater(self, effect: view.Floater, number: int, pace: float, look: Look) -> None:
        table, boxes = self._scene, self._floater_boxes
        piece = table.box_of(effect.key)
        if piece is None:
            return
        x, y = piece.centre
        width, height = floater_size(effect.text, look)
        x = max(width / 2, min(x, table.width() - width / 2))
        y = max(y, height / 2 + _FLOATER_RISE_PIXELS)  # still below the upper edge after the rise
        box = _box_clear_of(boxes, box_around(x, y, width, height), table.height())
        sprite = view.Sprite("table.floater", (effect.text,))
        key = ("table", "floater", number)
        placement = view.Placement(key, sprite, Spot(box), z=7000, is_inert=True)
        start = pose_of(placement)
        if pace > 0:
            up = replace(start, y=start.y - _FLOATER_RISE_PIXELS)
            faded = replace(start, y=start.y - 46, opacity=0.0)
            legs = [(up, 260.0, 120.0 * number), (faded, 420.0, 380.0)]
        else:
            legs = [(start, 0.0, 0.0), (replace(start, opacity=0.0), 0.0, 1060.0)]
        boxes.append(box)

        def forget() -> None:
            if box in boxes:
                boxes.remove(box)

        table.flash(placement, legs, is_fleeting=True, is_text=True, on_end=forget)


def room_for_words(stage: Box, width: float) -> Box:
    """Returns the room for words over a table of this width: the stage, widened if necessary.

    The room is not narrower than `_MIN_WORDS_WIDTH_SHARE` of the table.
    """
    wide = max(stage.w, width * _MIN_WORDS_WIDTH_SHARE)
    x = min(max(0.0, stage.centre[0] - wide / 2), width - wide)
    return Box(x, stage.y, wide, stage.h)


def banner_piece(stage: Box, banner: view.Banner, look: Look) -> view.Placement:
    """Returns a banner as a piece in the middle of `stage`, the room for banners."""
    text = (banner.title, banner.line)
    width, height = banner_size(*text, look)
    spot = Spot(box_around(*stage.centre, min(width, stage.w), height))
    sprite = view.Sprite("table.banner", text)
    return view.Placement(
        ("table", "banner"), sprite, spot, z=9000, height=1.0, is_inert=True, is_pinned=True
    )


def _show_banner(
    table: TableScene,
    stage: Box,
    banner: view.Banner,
    pace: float,
    look: Look,
    on_end: Callable[[], None],
) -> None:
    """Shows a banner, and calls `on_end` when the banner has gone."""
    room = room_for_words(stage, table.sceneRect().width())
    placement, is_fleeting = banner_piece(room, banner, look), pace <= 0
    shown = pose_of(placement)
    hidden = replace(shown, opacity=0.0)
    come_ms, go_ms = (0.0, 0.0) if is_fleeting else (200.0, 240.0)
    legs = [(shown, come_ms, 0.0), (hidden, go_ms, BANNER_STAY_MS)]
    table.flash(placement, legs, is_fleeting, is_text=True, on_end=on_end)
    if banner.hero is not None and pace > 0:
        _show_portrait(table, banner.hero, placement.spot.box, look)


def _show_portrait(
    table: TableScene,
    hero: tuple[view.Key, view.Sprite],
    banner: Box,
    look: Look,
) -> None:
    """Lets a portrait rise from its seat, stay above the banner, and go back.

    Rays of light turn behind the portrait.
    """
    key, sprite = hero
    home = table.box_of(key)
    if home is None:
        return
    side = min(_PORTRAIT_WIDTH_PIXELS * look.scale, max(60.0, banner.y + banner.h * 0.1))
    large = box_around(banner.centre[0], banner.y + banner.h * 0.1 - side / 2, side, side)
    seat = Spot(table.lens.in_view(fit(home, 1.0, across=0.0)))
    upright = view.Placement(("table", "hero"), sprite, Spot(large), z=9100, height=0.6)
    placement = replace(upright, is_inert=True, is_pinned=True)
    start, end = pose_of(replace(placement, spot=seat)), pose_of(placement)
    legs = [
        (replace(start, opacity=0.0), 1.0, 0.0),
        (end, _PORTRAIT_RISE_MS, 0.0),
        (replace(end, width=side * 1.06), BANNER_STAY_MS * 0.5, 0.0),
        (end, BANNER_STAY_MS * 0.5 - 130, 0.0),
        (replace(start, opacity=0.2), _PORTRAIT_RISE_MS, 0.0),
    ]
    table.flash(placement, legs, is_fleeting=False)
    rays = view.Placement(
        ("table", "glory"),
        view.Sprite("table.glory"),
        Spot(box_around(*large.centre, side * 1.9, side * 1.9)),
        z=8900,
        is_inert=True,
        is_pinned=True,
    )
    lit_pose = pose_of(rays)
    legs = [
        (replace(lit_pose, angle=-30.0, opacity=0.0), 1.0, _PORTRAIT_RISE_MS * 0.6),
        (replace(lit_pose, angle=-20.0), 240.0, 0.0),
        (replace(lit_pose, angle=25.0), BANNER_STAY_MS - 240.0, 0.0),
        (replace(lit_pose, angle=35.0, opacity=0.0), 260.0, 0.0),
    ]
    table.flash(rays, legs, is_fleeting=True)


def _box_clear_of(others: Sequence[Box], box: Box, table_height: float) -> Box:
    """Returns `box`, moved so that it covers none of the texts in `others`.

    The text goes below these texts, or above them at the lower edge of the table.
    """
    below = above = box
    for other in sorted(others, key=lambda other: other.y):
        if other.meets(below):
            below = replace(box, y=other.bottom)
    if below.bottom <= table_height:
        return below
    for other in sorted(others, key=lambda other: -other.y):
        if other.meets(above):
            above = replace(box, y=other.y - box.h)
    return above


def _show_flight(
    table: TableScene, effect: view.Flight, turn: tuple[int, int], pace: float, look: Look
) -> None:
    start, end = table.box_of(effect.start), table.box_of(effect.end)
    if start is None or end is None:
        return
    number, count = turn
    spots = [Spot(fit(box, effect.ratio)) for box in (start, end)]
    larger = max(spots, key=lambda spot: spot.box.w)  # so the picture is never enlarged
    key = ("table", "flight", number)
    placement = view.Placement(
        key, effect.sprite, larger, z=6000 + number, height=0.4, is_inert=True
    )
    departure, arrival = (pose_of(replace(placement, spot=spot)) for spot in spots)
    distance = hypot(departure.x - arrival.x, departure.y - arrival.y)
    delay = number * min(2 * STAGGER_MS, _MAX_DEPARTURE_MS / count) * pace
    legs = [
        (departure, 1.0, delay),
        (arrival, (_LIFT_BEFORE_FLIGHT_MS + 1.4 * move_ms(distance, table.width())) * pace, 0.0),
        (replace(arrival, opacity=0.0), 90.0, 0.0),
    ]
    arc_height = min(0.14 * distance, 48.0 * look.scale)
    min_width = min(50.0 * look.scale, 2.0 * arrival.width)
    manner = Manner(
        arc_height=arc_height, hold_ms=_LIFT_BEFORE_FLIGHT_MS * pace, min_width=min_width
    )
    table.flash(placement, legs, is_fleeting=False, manner=manner)
