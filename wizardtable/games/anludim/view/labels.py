# SPDX-License-Identifier: MIT
"""The short texts that stand on the table itself."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, PAIRS, RUN
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.rules.terms import OBJECT_NAMES
from wizardtable.games.anludim.view.identities import SCROLL
from wizardtable.play.translate import render


def strength(discipline: int, value: tuple[int, ...]) -> str:
    """What a new combination of the discipline has to beat, in short."""
    if not value:
        return render(N_("anludim table", "none"))
    return render(_strength(discipline, value[0], value[1:]))


def plate_strengths(discipline: int, value: tuple[int, ...]) -> tuple[str, ...]:
    """The same, as it may be written on a plate, the longest first: the values alone tell how
    many there are too, and of very many only the highest are written, which decide first. A run
    is told by its ends."""
    whole = strength(discipline, value)
    if not value:
        return (whole, "–")
    if discipline == RUN:
        return (whole, f"{value[1] - value[0] + 1}–{value[1]}")
    if discipline == ASSEMBLY:
        return (whole, f"{value[0]}×{value[1]}")
    values = [str(one) for one in value[1:]]
    shorter = ("·".join((*values[:most], "…")) for most in range(len(values) - 1, 1, -1))
    return tuple(dict.fromkeys((whole, "·".join(values), *shorter)))


def _strength(discipline: int, count: int, highest: Sequence[int | str]) -> Message:
    values = "·".join(map(str, highest))
    if discipline == RUN:
        return NN_("anludim table", "%n card(s) up to {value}", "", count).of(value=highest[0])
    if discipline == COLOUR_SET:
        return NN_("anludim table", "%n card(s): {values}", "", count).of(values=values)
    if discipline == PAIRS:
        return NN_("anludim table", "%n pair(s): {values}", "", count).of(values=values)
    if discipline == ASSEMBLY:
        return NN_("anludim table", "%n card(s): {value}", "", count).of(value=highest[0])
    return NN_("anludim table", "%n triple(s): {values}", "", count).of(values=values)


def best(observation: Observation, discipline: int, besides: int = -1) -> tuple[int, ...]:
    """The strongest combination of the discipline on the table, but for one; () for none."""
    strengths = [
        combination.strength
        for combinations in observation.combinations
        for combination in combinations
        if combination.discipline == discipline and combination.serial != besides
    ]
    return max(strengths, default=())


def points(observation: Observation, seat: int) -> int:
    """What a seat's objects and scrolls are worth."""
    return sum(map(sum, observation.objects[seat])) + observation.scrolls[seat]


def points_text(value: int) -> str:
    """Points as written beside a name."""
    return render(NN_("anludim table", "%n pt(s)", "points, very short", value))


def object_name(kind: int, value: int) -> str:
    """An object or scroll with its points."""
    name = N_("anludim table", "Scroll") if kind == SCROLL else OBJECT_NAMES[kind]
    text = NN_("anludim table", "{name} worth %n point(s)", "", value)
    return render(text.of(name=name))


def hand_size(count: int) -> str:
    """How many cards another player holds."""
    return render(NN_("anludim table", "%n card(s) in hand.", "", count)).rstrip(".")


def crest(*, gold: bool) -> str:
    """A crest, which is gold after a round that its owner won."""
    name = N_("anludim table", "Gold crest") if gold else N_("anludim table", "Silver crest")
    return render(name)
