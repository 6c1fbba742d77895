# SPDX-License-Identifier: MIT
"""The visible signs of each style at a table of Zavandor, with one figure to count for each."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import VALUES


def _saved_energy(observation: Any, action: Any) -> float | None:
    if not isinstance(action, moves.EndTurn):
        return None
    return float(
        observation.dust[observation.viewer] + sum(VALUES[card] for card in observation.hand)
    )


def _bid(observation: Any, action: Any) -> float | None:
    return 1.0 if isinstance(action, moves.Bid | moves.OpenAuction) else None


def _contested_bid(observation: Any, action: Any) -> float | None:
    if (
        not isinstance(action, moves.Bid | moves.PassBid)
        or observation.active == observation.viewer
    ):
        return None
    return float(isinstance(action, moves.Bid))


def _levels(observation: Any, action: Any) -> float | None:
    return (
        float(sum(observation.levels[observation.viewer]))
        if isinstance(action, moves.EndTurn)
        else None
    )


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("energy and dust at the end of a turn, in dust", _saved_energy),
    "bidder": StyleCount("bids in a game", _bid, mean=False),
    "raider": StyleCount(
        "share of chances taken to bid in an auction somebody else opened", _contested_bid
    ),
    "builder": StyleCount("levels of knowledge at the end of a turn", _levels),
}
