# SPDX-License-Identifier: MIT
"""What passes over the table and is gone: banners and floating signs."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from math import hypot
from typing import Final, TypeAlias

from wizardtable.paint.theme import Look
from wizardtable.table import view
from wizardtable.table.animator import STAGGER, duration
from wizardtable.table.items import pose_of
from wizardtable.table.motion import Manner
from wizardtable.table.panels import banner_size, floater_size
from wizardtable.table.scene import TableScene
from wizardtable.table.zones import Box, Spot, about, fit

BANNER_STAYS = 1500.0
"""Milliseconds a banner can be read."""

_STAGGER_ALL: Final = 420.0
"""Milliseconds within which all flights have set out."""

_TAKING: Final = 110.0
"""Milliseconds that what flies is held up before it sets out."""

_PORTRAIT: Final = 132.0
"""Pixels that the portrait of a hero is wide."""

_RISING: Final = 380.0
"""Milliseconds that it takes to come, and to go."""

_RISE: Final = 22.0
"""Pixels that a few signs rise before they fade."""


Show: TypeAlias = Callable[[Callable[[], None]], None]
"""Shows a banner, and calls its argument when the banner is gone."""

MAX_WAITING_BANNERS: Final = 3
"""Further banners are dropped, the oldest first: they come fast where moves take no time."""


class BannerQueue:
    """Shows one banner at a time.

    Attributes:
        silent: returns True while banners are left out.
    """

    def __init__(self, skips: Callable[[], bool]) -> None:
        """`skips` returns True while everything arrives at once."""
        self._skips = skips
        self.silent: Callable[[], bool] = lambda: False
        self._waiting: list[Show] = []
        self._busy = False

    def add(self, show: Show) -> None:
        """Shows a banner after those that came before it."""
        if self.silent():
            return
        self._waiting = [*self._waiting, show][-MAX_WAITING_BANNERS:]
        if not self._busy:
            self._go_on()

    def clear(self) -> None:
        """Forgets the banners that wait."""
        self._waiting.clear()

    def _go_on(self) -> None:
        self._busy = bool(self._waiting)
        if self._busy:
            self._waiting.pop(0)(self._gone)

    def _gone(self) -> None:
        if self._skips():
            self.clear()  # with a banner that was skipped all that wait are
        self._go_on()


class Effects:
    """Shows effects on one scene.

    Attributes:
        banners: the banners that wait for the one before them.
    """

    def __init__(self, scene: TableScene) -> None:
        self.banners = BannerQueue(lambda: scene.animator.skips)
        self._scene = scene

    def play(
        self, layout: view.Layout, shown: Sequence[view.Effect], look: Look, pace: float
    ) -> None:
        """Shows effects: banners after one another, the others at once.

        The game goes on beneath floaters, and beneath banners too where moves take no time (`pace`
        0, at which nothing tumbles, rises or fades). Where banners are left out, so are floaters.
        The stage sees to pauses.
        """
        scene, flights = self._scene, [one for one in shown if isinstance(one, view.Flight)]
        for number, flight in enumerate(flights if pace > 0 else ()):
            _flight(scene, flight, (number, len(flights)), pace, look)
        for number, effect in enumerate(shown):
            match effect:
                case view.Banner():
                    self.banners.add(partial(_banner, scene, layout.stage, effect, pace, look))
                case view.Floater() if not self.banners.silent():
                    _floater(scene, effect, number, pace, look)
                case view.Tumble(key, faces):
                    scene.tumble(key, faces, pace, number)
                case view.CountUp(key):
                    scene.count_up(key, pace)

    def end(self) -> None:
        """Lets everything that is shown in passing be gone at once."""
        self.banners.clear()
        self._scene.end_flashes()


def banner_piece(stage: Box, banner: view.Banner, look: Look) -> view.Placement:
    """A banner as it lies on the stage while it can be read."""
    text = (banner.title, banner.line)
    width, height = banner_size(*text, look)
    spot = Spot(about(*stage.centre, min(width, stage.w), height))
    sprite = view.Sprite("table.banner", text)
    return view.Placement(
        ("table", "banner"), sprite, spot, z=9000, height=1.0, inert=True, pinned=True
    )


def _banner(
    table: TableScene,
    stage: Box,
    banner: view.Banner,
    pace: float,
    look: Look,
    ended: Callable[[], None],
) -> None:
    """Show a banner, and call `ended` when it is gone."""
    placement, fleeting = banner_piece(stage, banner, look), pace <= 0
    here = pose_of(placement)
    away = replace(here, opacity=0.0)
    come, go = (0.0, 0.0) if fleeting else (200.0, 240.0)
    legs = [(here, come, 0.0), (away, go, BANNER_STAYS)]
    table.flash(placement, legs, fleeting, to_read=True, gone=ended)
    if banner.hero is not None and pace > 0:
        _hero(table, banner.hero, placement.spot.box, look)


def _hero(
    table: TableScene,
    hero: tuple[view.Key, view.Sprite],
    banner: Box,
    look: Look,
) -> None:
    """A portrait rises from its seat, stays above the banner in a glory, and goes back."""
    key, sprite = hero
    home = table.box_of(key)
    if home is None:
        return
    side = min(_PORTRAIT * look.scale, max(60.0, banner.y + banner.h * 0.1))
    large = about(banner.centre[0], banner.y + banner.h * 0.1 - side / 2, side, side)
    seat = Spot(table.lens.in_view(fit(home, 1.0, across=0.0)))
    hung = view.Placement(("table", "hero"), sprite, Spot(large), z=9100, height=0.6)
    placement = replace(hung, inert=True, pinned=True)
    here, there = pose_of(replace(placement, spot=seat)), pose_of(placement)
    legs = [
        (replace(here, opacity=0.0), 1.0, 0.0),
        (there, _RISING, 0.0),
        (replace(there, width=side * 1.06), BANNER_STAYS * 0.5, 0.0),
        (there, BANNER_STAYS * 0.5 - 130, 0.0),
        (replace(here, opacity=0.2), _RISING, 0.0),
    ]
    table.flash(placement, legs, fleeting=False)
    rays = view.Placement(
        ("table", "glory"),
        view.Sprite("table.glory"),
        Spot(about(*large.centre, side * 1.9, side * 1.9)),
        z=8900,
        inert=True,
        pinned=True,
    )
    lit = pose_of(rays)
    legs = [
        (replace(lit, angle=-30.0, opacity=0.0), 1.0, _RISING * 0.6),
        (replace(lit, angle=-20.0), 240.0, 0.0),
        (replace(lit, angle=25.0), BANNER_STAYS - 240.0, 0.0),
        (replace(lit, angle=35.0, opacity=0.0), 260.0, 0.0),
    ]
    table.flash(rays, legs, fleeting=True)


def _floater(table: TableScene, effect: view.Floater, number: int, pace: float, look: Look) -> None:
    box = table.box_of(effect.key)
    if box is None:
        return
    x, y = box.centre
    width, height = floater_size(effect.text, look)
    x = max(width / 2, min(x, table.width() - width / 2))
    y = max(y, height / 2 + _RISE)  # beneath the upper edge when it has risen
    spot = Spot(about(x, y, width, height))
    sprite = view.Sprite("table.floater", (effect.text,))
    placement = view.Placement(("table", "floater", number), sprite, spot, z=7000, inert=True)
    here = pose_of(placement)
    if pace > 0:
        up = replace(here, y=here.y - _RISE)
        gone = replace(here, y=here.y - 46, opacity=0.0)
        legs = [(up, 260.0, 120.0 * number), (gone, 420.0, 380.0)]
    else:
        legs = [(here, 0.0, 0.0), (replace(here, opacity=0.0), 0.0, 1060.0)]
    table.flash(placement, legs, fleeting=True, to_read=True)


def _flight(
    table: TableScene, effect: view.Flight, turn: tuple[int, int], pace: float, look: Look
) -> None:
    start, end = table.box_of(effect.start), table.box_of(effect.end)
    if start is None or end is None:
        return
    number, count = turn
    spots = [Spot(fit(box, effect.ratio)) for box in (start, end)]
    larger = max(spots, key=lambda spot: spot.box.w)  # the picture is never stretched
    key = ("table", "flight", number)
    placement = view.Placement(key, effect.sprite, larger, z=6000 + number, height=0.4, inert=True)
    here, there = (pose_of(replace(placement, spot=spot)) for spot in spots)
    way = hypot(here.x - there.x, here.y - there.y)
    delay = number * min(2 * STAGGER, _STAGGER_ALL / count) * pace
    legs = [
        (here, 1.0, delay),
        (there, (_TAKING + 1.4 * duration(way, table.width())) * pace, 0.0),
        (replace(there, opacity=0.0), 90.0, 0.0),
    ]
    arc = min(0.14 * way, 48.0 * look.scale)
    least = min(50.0 * look.scale, 2.0 * there.width)
    manner = Manner(arc=arc, take=_TAKING * pace, least=least)
    table.flash(placement, legs, fleeting=False, manner=manner)
