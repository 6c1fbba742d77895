# SPDX-License-Identifier: MIT
"""The tracks of the six domains of knowledge on the large board."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QRadialGradient

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components, economy, moves, terms
from wizardtable.games.zavandor.rules.price_sums import purchase_sum
from wizardtable.games.zavandor.rules.state import ADVANCE, TURN, Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view.pieces import track_steps
from wizardtable.games.zavandor.view.pieces.detail_card import Ledger, change_rows, detail_card
from wizardtable.games.zavandor.view.pieces.shown_table import ShownTable
from wizardtable.paint import metal
from wizardtable.paint.furniture import lettering
from wizardtable.paint.svg import draw
from wizardtable.paint.theme import Look, tint
from wizardtable.paint.writing import LEFT, write
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import Piece, piece
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Explanation, Sprite

_TALL_TRACK_HEIGHT_PX: Final = 62.0
"""A track at least this high, in pixels at 100 %, shows the effect of each step below the step."""


def track_name(domain: int, level: int) -> str:
    """Returns the name of a domain with a level: "Fire, level 2"."""
    text = N_("zavandor table", "{domain}, level {level}")
    return render(text.of(domain=terms.domain(domain), level=level))


def effect_for(observation: Observation, seat: int, domain: int, level: int) -> Message:
    """Returns a sentence about the effect of a domain's level for this seat.

    With the option *druid's ruby*, level 3 of Fire has an effect for the Druid.
    """
    early = observation.druid_ruby and observation.characters[seat] == components.DRUID
    if early and (domain, level) == (components.FIRE, components.TOP_LEVEL - 1):
        return N_("zavandor table", "The Druid may enchant one ruby.")
    return terms.domain_effect(domain, level)


def paint_domain(painter: QPainter, rect: QRectF, domain: int) -> None:
    """Paints the emblem of a domain of knowledge as large as fits in `rect`."""
    draw(painter, rect, "zavandor", f"domain-{components.DOMAINS[domain]}.svg")


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
    """Paints a domain's track, best in a box about twice as wide as high.

    Args:
        level: the number of steps taken; the last of these is lit.
        coming: the price of the next step in dust; -1 if all steps are taken.
        marked: whether a marker is shown, because entering the domain takes one.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_plate(painter, rect, domain, level)
    edge = min(rect.width() / 2, rect.height())
    inner = metal.shrunk(rect, edge * 0.07)
    tall = rect.height() >= _TALL_TRACK_HEIGHT_PX * look.at_largest.close_scale
    side = min(inner.height() * (0.58 if tall else 0.52), inner.width() * 0.3)
    emblem = QRectF(inner.x(), inner.y(), side, side)
    paint_domain(painter, metal.shrunk(emblem, side * 0.02), domain)
    if marked:
        draw(painter, metal.part(emblem, 58, 50, 46, 56), "zavandor", "marker-free.svg")
    right = QRectF(emblem.topRight() + QPointF(edge * 0.06, 0), inner.bottomRight())
    head = metal.part(right, 0, 0, 100, 27) if tall else metal.part(right, 0, 0, 100, 44)
    size = lettering(head.height(), look, max_pixels=18)
    write(painter, head, name, look, size, look.theme.ink, LEFT, bold=True)
    steps = metal.part(right, 0, 29, 100, 40) if tall else metal.part(inner, 0, 46, 100, 54)
    boxes = [metal.part(steps, 25 * i, 0, 25, 100) for i in range(components.TOP_LEVEL)]
    stones = [
        metal.square(metal.shrunk(box, min(box.width(), box.height()) * 0.03)) for box in boxes
    ]
    track_steps.paint_path(painter, stones, level)
    for i, stone in enumerate(stones):
        cost = coming if i == level and coming >= 0 else components.STEP_COSTS[domain][i]
        track_steps.paint_step(painter, stone, domain, i + 1, level, cost, look.swell)
    if tall:
        foot = QRectF(right.x(), steps.bottom(), right.width(), inner.bottom() - steps.bottom())
        for i in range(components.TOP_LEVEL):
            hint = metal.shrunk(metal.part(foot, 25 * i, 8, 25, 84), foot.height() * 0.06)
            painter.setOpacity(1.0 if i < level else 0.62)
            track_steps.paint_effect(painter, hint, domain, i + 1, look.theme.ink, look.swell)
        painter.setOpacity(1.0)
    painter.restore()


def _paint_plate(painter: QPainter, rect: QRectF, domain: int, level: int) -> None:
    """Paints parchment in a rim; once the seat has entered the domain, it is tinted and the rim is
    gilt."""
    edge = min(rect.width(), rect.height())
    outline, inner = QPainterPath(), QPainterPath()
    outline.addRoundedRect(metal.shrunk(rect, 0.5), edge * 0.14, edge * 0.14)
    inner.addRoundedRect(metal.shrunk(rect, edge * 0.045), edge * 0.11, edge * 0.11)
    painter.fillPath(inner, metal.parchment_brush(rect))
    if level:
        light = QRadialGradient(metal.part(rect, 16, 45, 0, 0).topLeft(), rect.width() * 0.7)
        light.setColorAt(0.0, tint(track_steps.DOMAIN_COLOURS[domain], 0.34))
        light.setColorAt(1.0, tint(track_steps.DOMAIN_COLOURS[domain], 0.04))
        painter.fillPath(inner, light)
    painter.setPen(metal.keyline(max(0.8, edge * 0.012)))
    painter.setBrush(metal.metal_brush(rect, metal.Metal.GOLD if level else metal.Metal.SILVER))
    painter.drawPath(outline.subtracted(inner))


def _paint_emblem(painter: QPainter, rect: QRectF, look: Look, domain: int) -> None:
    paint_domain(painter, rect, domain)


@piece("domain", {"track": paint_track, "stage.domain": _paint_emblem})
class Track(Piece[ShownTable]):
    """A domain of knowledge with the steps that a seat has taken, on the large board."""

    seat: int
    domain: int

    def _level(self, shown: ShownTable) -> int:
        return int(shown.observation.levels[self.seat][self.domain])

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        cost = economy.step_cost(shown.observation, self.seat, self.domain)
        coming = -1 if cost is None else cost
        marked = economy.needs_marker(shown.observation, self.seat, self.domain)
        title = render(terms.domain(self.domain))
        return Sprite("track", (self.domain, self._level(shown), coming, marked, title))

    @override
    def name(self, shown: ShownTable) -> str:
        return track_name(self.domain, self._level(shown))

    @override
    def explanation(self, shown: ShownTable) -> Explanation:
        observation, seat, domain = shown.observation, self.seat, self.domain
        level = self._level(shown)
        lines: list[Message] = []
        if level:
            here = N_("zavandor table", "Level {level}: {effect}")
            lines.append(here.of(level=level, effect=effect_for(observation, seat, domain, level)))
        else:
            lines.append(N_("zavandor table", "Domain not entered yet."))
        ledger: Ledger = ()
        if level < components.TOP_LEVEL:
            for later in range(level + 1, components.TOP_LEVEL + 1):
                following = N_("zavandor table", "Level {level}: {effect}")
                effect = effect_for(observation, seat, domain, later)
                lines.append(following.of(level=later, effect=effect))
            entering = terms.entering(domain) if not level else None
            lines += [entering] if entering is not None else []
            if seat == observation.viewer:
                lines += _cost_lines(observation, domain)
                after = what_if.with_step(observation, seat, domain)
                cost = (
                    0
                    if _is_free(observation)
                    else economy.step_cost(observation, seat, domain) or 0
                )
                ledger = change_rows(what_if.change(observation, after, seat), cost)
        else:
            lines.append(NN_("zavandor table", "This level scores %n point(s).", "", 2))
        picture = Sprite("stage.domain", (domain,))
        return detail_card(terms.domain(domain), lines, ledger, picture, 1.0)

    @override
    def actions(self, shown: ShownTable) -> list[PieceAction]:
        observation, zones = shown.observation, (f"domain:{self.domain}",)
        if self.seat != observation.viewer:
            return []
        if observation.phase == TURN:
            return shown.actions(
                (moves.Advance(self.domain, _marker(observation, self.domain)), zones)
            )
        if observation.phase == ADVANCE:
            return shown.actions((moves.FreeAdvance(self.domain), zones))
        return []


def _marker(observation: Observation, domain: int) -> int:
    """Returns the price of the cheapest marker if the viewer must buy one to enter the domain.

    The result is 0 if the viewer needs no marker, has one waiting, or can buy none.
    """
    if (
        economy.needs_marker(observation, observation.viewer, domain)
        and not observation.waiting[observation.viewer]
    ):
        return min(observation.markers[observation.viewer], default=0)
    return 0


def _cost_lines(observation: Observation, domain: int) -> list[Message]:
    """Returns sentences about the next level: its price for the viewer, and what prevents the
    advance."""
    seat = observation.viewer
    if _is_free(observation):
        return [_free_step(observation, domain)]
    needs_marker = economy.needs_marker(observation, seat, domain)
    if needs_marker and not observation.waiting[seat] and not observation.markers[seat]:
        return [N_("zavandor table", "You have no marker left to enter this domain.")]
    marker = _marker(observation, domain)
    costs = N_("zavandor table", "You would pay {sum}.")
    lines = [costs.of(sum=purchase_sum(observation, seat, moves.Advance(domain, marker)))]
    if marker == 0 and needs_marker:
        lines.append(N_("zavandor table", "A marker is waiting in your pentagon."))
    if observation.advanced and observation.active == seat:
        lines.append(N_("zavandor table", "You have already paid for an advance this turn."))
    return lines


def _is_free(observation: Observation) -> bool:
    """Returns whether the viewer chooses a free advance now."""
    return observation.phase == ADVANCE and observation.to_move == observation.viewer


def _free_step(observation: Observation, domain: int) -> Message:
    if not economy.needs_marker(observation, observation.viewer, domain):
        return N_("zavandor table", "You pay nothing: this is your free advance.")
    if observation.waiting[observation.viewer]:
        return N_("zavandor table", "Free of charge, with the marker waiting in your pentagon.")
    return N_(
        "zavandor table",
        "Your free advance cannot take you into this domain: no marker is "
        "waiting in your pentagon.",
    )
