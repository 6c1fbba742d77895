# SPDX-License-Identifier: MIT
"""The tracks of the six domains of knowledge beside the large board."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import economy, moves, terms
from wizardtable.games.zavandor.rules.components import (
    DOMAINS,
    DRUID,
    FIRE,
    STEP_COSTS,
    TOP_LEVEL,
)
from wizardtable.games.zavandor.rules.price_sums import purchase_sum
from wizardtable.games.zavandor.rules.state import ADVANCE, TURN, Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, change_rows, detail_card
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.games.zavandor.view.pieces.track_steps import (
    DOMAIN_COLOURS,
    paint_gain,
    paint_step,
    paint_way,
)
from wizardtable.paint.furniture import lettering
from wizardtable.paint.metal import (
    Metal,
    keyline,
    metal_brush,
    parchment_brush,
    part,
    shrunk,
    square,
)
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

_TALL_TRACK_HEIGHT: Final = 62.0
"""From this height, in logical pixels, a track shows beneath each step what the step brings."""


def track_name(domain: int, level: int) -> str:
    """Returns the name of a domain with a level."""
    text = N_("zavandor table", "{domain}, level {level}")
    return render(text.of(domain=terms.domain(domain), level=level))


def effect_for(seen: Observation, seat: int, domain: int, level: int) -> Message:
    """Returns what a level gives to this seat: with the option *druid's ruby* the Druid gets more
    of Fire than others."""
    early = seen.druid_ruby and seen.characters[seat] == DRUID
    if early and (domain, level) == (FIRE, TOP_LEVEL - 1):
        return N_("zavandor table", "The Druid may enchant one ruby.")
    return terms.domain_effect(domain, level)


def paint_domain(painter: QPainter, rect: QRectF, domain: int) -> None:
    """Paints the emblem of a domain of knowledge as large as fits in `rect`."""
    draw(painter, rect, "zavandor", f"domain-{DOMAINS[domain]}.svg")


def paint_track(
    painter: QPainter,
    rect: QRectF,
    look: Look,
    domain: int,
    level: int,
    coming: int,
    marked: bool,
    name: str,
) -> None:
    """Paints a domain's track, best about twice as wide as high.

    Args:
        level: how many steps have been taken; the last of these is lit.
        coming: what the next step costs in dust; -1 if there is none.
        marked: whether entering the domain takes a marker, which is shown.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_plate(painter, rect, domain, level)
    edge = min(rect.width() / 2, rect.height())
    inner = shrunk(rect, edge * 0.07)
    tall = rect.height() >= _TALL_TRACK_HEIGHT * look.at_largest.close_scale
    side = min(inner.height() * (0.58 if tall else 0.52), inner.width() * 0.3)
    emblem = QRectF(inner.x(), inner.y(), side, side)
    paint_domain(painter, shrunk(emblem, side * 0.02), domain)
    if marked:
        draw(painter, part(emblem, 58, 50, 46, 56), "zavandor", "marker-free.svg")
    right = QRectF(emblem.topRight() + QPointF(edge * 0.06, 0), inner.bottomRight())
    head = part(right, 0, 0, 100, 27) if tall else part(right, 0, 0, 100, 44)
    size = lettering(head.height(), look, most=18)
    write(painter, head, name, look, size, look.theme.ink, LEFT, bold=True)
    steps = part(right, 0, 29, 100, 40) if tall else part(inner, 0, 46, 100, 54)
    boxes = [part(steps, 25 * i, 0, 25, 100) for i in range(TOP_LEVEL)]
    stones = [square(shrunk(box, min(box.width(), box.height()) * 0.03)) for box in boxes]
    paint_way(painter, stones, level)
    for i, stone in enumerate(stones):
        cost = coming if i == level and coming >= 0 else STEP_COSTS[domain][i]
        paint_step(painter, stone, domain, i + 1, level, cost, look.swell)
    if tall:
        foot = QRectF(right.x(), steps.bottom(), right.width(), inner.bottom() - steps.bottom())
        for i in range(TOP_LEVEL):
            hint = shrunk(part(foot, 25 * i, 8, 25, 84), foot.height() * 0.06)
            painter.setOpacity(1.0 if i < level else 0.62)
            paint_gain(painter, hint, domain, i + 1, look.theme.ink, look.swell)
        painter.setOpacity(1.0)
    painter.restore()


def _paint_plate(painter: QPainter, rect: QRectF, domain: int, level: int) -> None:
    """Paints parchment in a gilt rim, warm in the domain's colour once it has been entered."""
    edge = min(rect.width(), rect.height())
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(shrunk(rect, 0.5), edge * 0.14, edge * 0.14)
    inner.addRoundedRect(shrunk(rect, edge * 0.045), edge * 0.11, edge * 0.11)
    painter.fillPath(inner, parchment_brush(rect))
    if level:
        light = QRadialGradient(part(rect, 16, 45, 0, 0).topLeft(), rect.width() * 0.7)
        light.setColorAt(0.0, tint(DOMAIN_COLOURS[domain], 0.34))
        light.setColorAt(1.0, tint(DOMAIN_COLOURS[domain], 0.04))
        painter.fillPath(inner, light)
    painter.setPen(keyline(max(0.8, edge * 0.012)))
    painter.setBrush(metal_brush(rect, Metal.GOLD if level else Metal.SILVER))
    painter.drawPath(outline.subtracted(inner))


def _paint_emblem(painter: QPainter, rect: QRectF, look: Look, domain: int) -> None:
    paint_domain(painter, rect, domain)


@piece("domain", {"track": paint_track, "stage.domain": _paint_emblem})
class Track(Piece[ShownTable]):
    """A domain of knowledge, with the steps that a seat has taken in it."""

    seat: int
    domain: int

    def _level(self, shown: ShownTable) -> int:
        return int(shown.seen.levels[self.seat][self.domain])

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        cost = economy.step_cost(shown.seen, self.seat, self.domain)
        coming = -1 if cost is None else cost
        marked = economy.needs_marker(shown.seen, self.seat, self.domain)
        title = render(terms.domain(self.domain))
        return Sprite("track", (self.domain, self._level(shown), coming, marked, title))

    @override
    def name(self, shown: ShownTable) -> str:
        return track_name(self.domain, self._level(shown))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        """Returns where the seat stands; for the viewer, what the next level costs and brings."""
        seen, seat, domain = shown.seen, self.seat, self.domain
        level = self._level(shown)
        lines: list[Message] = []
        if level:
            here = N_("zavandor table", "Level {level}: {effect}")
            lines.append(here.of(level=level, effect=effect_for(seen, seat, domain, level)))
        else:
            lines.append(N_("zavandor table", "Domain not entered yet."))
        ledger: Ledger = ()
        if level < TOP_LEVEL:
            for later in range(level + 1, TOP_LEVEL + 1):
                following = N_("zavandor table", "Level {level}: {effect}")
                effect = effect_for(seen, seat, domain, later)
                lines.append(following.of(level=later, effect=effect))
            entering = terms.entering(domain) if not level else None
            lines += [entering] if entering is not None else []
            if seat == seen.viewer:
                lines += _costs(seen, domain)
                after = what_if.with_step(seen, seat, domain)
                cost = 0 if _is_free(seen) else economy.step_cost(seen, seat, domain) or 0
                ledger = change_rows(what_if.change(seen, after, seat), cost)
        else:
            lines.append(NN_("zavandor table", "This level scores %n point(s).", "", 2))
        picture = Sprite("stage.domain", (domain,))
        return detail_card(terms.domain(domain), lines, ledger, picture, 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        seen, zones = shown.seen, (f"domain:{self.domain}",)
        if self.seat != seen.viewer:
            return []
        if seen.phase == TURN:
            return shown.actions((moves.Advance(self.domain, _marker(seen, self.domain)), zones))
        if seen.phase == ADVANCE:
            return shown.actions((moves.FreeAdvance(self.domain), zones))
        return []


def _marker(seen: Observation, domain: int) -> int:
    """Returns the price of the marker that the viewer needs to buy for the next step, the cheapest
    one; 0 if the viewer needs none, has one waiting, or can buy none."""
    if economy.needs_marker(seen, seen.viewer, domain) and not seen.waiting[seen.viewer]:
        return min(seen.markers[seen.viewer], default=0)
    return 0


def _costs(seen: Observation, domain: int) -> list[Message]:
    """Returns what the viewer would pay for the next level, and what forbids it."""
    seat = seen.viewer
    if _is_free(seen):
        return [_free_step(seen, domain)]
    needs_marker = economy.needs_marker(seen, seat, domain)
    if needs_marker and not seen.waiting[seat] and not seen.markers[seat]:
        return [N_("zavandor table", "You have no marker left to enter this domain.")]
    marker = _marker(seen, domain)
    costs = N_("zavandor table", "You would pay {sum}.")
    lines = [costs.of(sum=purchase_sum(seen, seat, moves.Advance(domain, marker)))]
    if marker == 0 and needs_marker:
        lines.append(N_("zavandor table", "A marker is waiting in your pentagon."))
    if seen.advanced and seen.active == seat:
        lines.append(N_("zavandor table", "You have already paid for an advance this turn."))
    return lines


def _is_free(seen: Observation) -> bool:
    """Returns whether the viewer chooses a free advance now."""
    return seen.phase == ADVANCE and seen.to_move == seen.viewer


def _free_step(seen: Observation, domain: int) -> Message:
    if not economy.needs_marker(seen, seen.viewer, domain):
        return N_("zavandor table", "You pay nothing: this is your free advance.")
    if seen.waiting[seen.viewer]:
        return N_("zavandor table", "Free of charge, with the marker waiting in your pentagon.")
    return N_(
        "zavandor table",
        "Your free advance cannot enter this domain: no marker is waiting in your pentagon.",
    )
