# SPDX-License-Identifier: MIT
"""Losses that a player could see in the advice they got during a match.

There are two kinds. In the first kind, the player's own moves lowered the chance from one hint to a
later hint of the same turn. In the second kind, the player made a costly move after advice.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from wizardtable.ai.search.advice import EQUAL_CHANCE_GAP
from wizardtable.ai.search.appraisal import Odds
from wizardtable.ai.search.hints import Hints
from wizardtable.ai.search.stretches import Stretch
from wizardtable.ai.search.turning_points import MIN_SHOWN_LOSS
from wizardtable.core.game import Seat
from wizardtable.core.match import AUTHOR_AUTOPLAY, Match

MAX_JUDGED_HINTS = 8
"""The most moves after advice that `losses_after_hints` judges."""


@dataclass(frozen=True, slots=True)
class AdvisedLoss:
    """A win chance that a player was shown, and a lower chance later in the same turn.

    The lower chance was shown later, or is the chance of the move that the player made.

    Attributes:
        seat: the player's seat.
        phase: the number of the phase, see `Stretch`.
        place: the number of actions before the first chance was shown.
        end: the number of actions before the second chance. All actions between the two are the
            player's own, and luck had no part in them.
        before: the first chance, 0–1.
        after: the second chance, 0–1.
    """

    seat: Seat
    phase: int
    place: int
    end: int
    before: float
    after: float


def drops_between_hints(
    match: Match, cut: Sequence[Stretch], is_lucky: Callable[[int], bool]
) -> list[AdvisedLoss]:
    """Returns the falls from one shown chance to the next in the same turn, largest first.

    A fall that is so small that the moves may be equally good does not count. `cut` has all
    stretches of the match. `is_lucky` takes a number of actions, and returns whether luck had a
    part in the result of the last of them.
    """
    falls = []
    places = [place for place in sorted(match.advised) if place < len(match.actions)]
    for place, end in pairwise(places):
        here, there = (_stretch_at(cut, each) for each in (place, end))
        before, after = match.advised[place], match.advised[end]
        if here is None or there is None or before - after <= round(100 * EQUAL_CHANCE_GAP):
            continue
        if (here.seat, here.phase) != (there.seat, there.phase):
            continue
        if all(
            match.mover(each) == here.seat
            and match.author(each) != AUTHOR_AUTOPLAY
            and not is_lucky(each + 1)
            for each in range(place, end)
        ):
            fall = AdvisedLoss(here.seat, here.phase, place, end, before / 100, after / 100)
            falls.append(fall)
    return sorted(falls, key=lambda fall: fall.after - fall.before)


def losses_after_hints(
    match: Match,
    cut: Sequence[Stretch],
    course: Sequence[Odds],
    hints: Hints,
    is_lucky: Callable[[int], bool],
) -> list[AdvisedLoss]:
    """Returns the costly moves made after advice, with the loss that *Why not this move?* shows,
    largest first.

    A move does not count if the next chance in `course` is hardly lower, and luck had no part in
    between. At most `MAX_JUDGED_HINTS` moves are judged. `cut` and `is_lucky` are as in
    `drops_between_hints`.
    """
    falls: list[tuple[float, int, Stretch]] = []
    for place, percent in match.advised.items():
        here = _stretch_at(cut, place)
        if here is None or match.author(place) == AUTHOR_AUTOPLAY:
            continue
        later = next((odds for odds in course if odds.place > place), None)
        if later is None or any(is_lucky(each) for each in range(place + 1, later.place + 1)):
            falls.append((MIN_SHOWN_LOSS, place, here))
        elif (fall := percent / 100 - later.chances[here.seat]) >= MIN_SHOWN_LOSS:
            falls.append((fall, place, here))
    losses = []
    for _, place, here in sorted(falls, key=lambda fall: (-fall[0], fall[1]))[:MAX_JUDGED_HINTS]:
        before, loss = match.advised[place] / 100, hints.loss(place)
        if loss >= MIN_SHOWN_LOSS:
            losses.append(
                AdvisedLoss(here.seat, here.phase, place, place + 1, before, before - loss)
            )
    return sorted(losses, key=lambda loss: loss.after - loss.before)


def _stretch_at(cut: Sequence[Stretch], place: int) -> Stretch | None:
    return next((stretch for stretch in cut if stretch.place <= place < stretch.end), None)
