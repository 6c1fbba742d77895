# SPDX-License-Identifier: MIT
"""What can be seen of a style at a table of Zavandor: for each style one thing to count."""

from typing import Any, Final

from lab.benchmarks.style_counts import StyleCount
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.components import VALUES


def _saved(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.EndTurn):
        return None
    return float(seen.dust[seen.viewer] + sum(VALUES[card] for card in seen.hand))


def _bids(seen: Any, action: Any) -> float | None:
    return 1.0 if isinstance(action, moves.Bid | moves.OpenAuction) else None


def _contested(seen: Any, action: Any) -> float | None:
    if not isinstance(action, moves.Bid | moves.PassBid) or seen.active == seen.viewer:
        return None
    return float(isinstance(action, moves.Bid))


def _levels(seen: Any, action: Any) -> float | None:
    return float(sum(seen.levels[seen.viewer])) if isinstance(action, moves.EndTurn) else None


STYLE_COUNTS: Final = {
    "hoarder": StyleCount("energy and dust at the end of a turn, in dust", _saved),
    "bidder": StyleCount("bids in a game", _bids, mean=False),
    "raider": StyleCount(
        "share of chances taken to bid in an auction somebody else opened", _contested
    ),
    "builder": StyleCount("levels of knowledge at the end of a turn", _levels),
}
