# SPDX-License-Identifier: MIT
"""What can be seen of a style at the table: for each game and style one thing to count."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from wizardtable.games.anludim.mind.discipline_counts import SMALLEST
from wizardtable.games.anludim.mind.gains import GROUP
from wizardtable.games.anludim.rules import moves as anludim
from wizardtable.games.elfenwizards.rules import components as tree
from wizardtable.games.elfenwizards.rules import moves as elfenwizards
from wizardtable.games.wizards_gambit.mind.style import HOSTILE
from wizardtable.games.wizards_gambit.mind.values import engine
from wizardtable.games.wizards_gambit.rules import moves as gambit
from wizardtable.games.wizards_gambit.rules.components import FIRST_INCANTATION
from wizardtable.games.zavandor.rules import moves as zavandor
from wizardtable.games.zavandor.rules.components import VALUES

Look = Callable[[Any, Any], float | None]
"""What a decision adds, by what its seat could see and the action; None for no occasion."""


@dataclass(frozen=True, slots=True)
class StyleCount:
    """Something to count of one seat in a game.

    Attributes:
        words: what it is.
        mean: whether it is the mean of its occasions, not their sum in a game.
    """

    words: str
    look: Look
    mean: bool = True


# Anludim.

_MAIN = (anludim.Lay, anludim.Enlarge, anludim.DrawTwo, anludim.TakeOpen, anludim.Pass)


def _cards(seen: Any, action: Any) -> float | None:
    return float(len(seen.hand)) if isinstance(action, _MAIN) else None


def _beyond(seen: Any, action: Any) -> float | None:
    if not isinstance(action, anludim.Lay):
        return None
    size = len(action.cards) // GROUP[action.discipline]
    lies = [
        one.strength[0]
        for combinations in seen.combinations
        for one in combinations
        if one.discipline == action.discipline
    ]
    return float(size - max(lies, default=SMALLEST[action.discipline]))


def _robbed(seen: Any, action: Any) -> float | None:
    if not isinstance(action, anludim.Lay):
        return None
    serial = seen.professors[action.discipline]
    others = [
        one.serial
        for seat, combinations in enumerate(seen.combinations)
        for one in combinations
        if seat != seen.viewer
    ]
    return float(serial in others)


def _settled(seen: Any, action: Any) -> float | None:
    if not isinstance(action, anludim.Lay):
        return None
    return float(seen.professors[action.discipline] < 0)


# The Scepter of Zavandor.


def _saved(seen: Any, action: Any) -> float | None:
    if not isinstance(action, zavandor.EndTurn):
        return None
    return float(seen.dust[seen.viewer] + sum(VALUES[card] for card in seen.hand))


def _bids(seen: Any, action: Any) -> float | None:
    return 1.0 if isinstance(action, zavandor.Bid | zavandor.OpenAuction) else None


def _contested(seen: Any, action: Any) -> float | None:
    if not isinstance(action, zavandor.Bid | zavandor.PassBid) or seen.active == seen.viewer:
        return None
    return float(isinstance(action, zavandor.Bid))


def _levels(seen: Any, action: Any) -> float | None:
    return float(sum(seen.levels[seen.viewer])) if isinstance(action, zavandor.EndTurn) else None


# Elfenwizards.


def _saved_for(seen: Any, action: Any) -> float | None:
    return float(action.box == tree.MINOR) if isinstance(action, elfenwizards.PlaceDie) else None


def _high(seen: Any, action: Any) -> float | None:
    if not isinstance(action, elfenwizards.PlaceDie) or action.box > tree.MAGICIAN:
        return None
    return float(action.box <= tree.SORCERER)


def _meddled(seen: Any, action: Any) -> float | None:
    if not isinstance(action, elfenwizards.Commit):
        return None
    return 1.0 if tree.guild_of(action.wizard) != seen.viewer else None


def _low(seen: Any, action: Any) -> float | None:
    high = _high(seen, action)
    return None if high is None else 1.0 - high


# Wizard's Gambit.


def _cast(seen: Any, action: Any) -> float | None:
    return 1.0 if isinstance(action, gambit.Cast) else None


def _staked(seen: Any, action: Any) -> float | None:
    gambits = gambit.LayAura | gambit.LayAnnulment | gambit.Destroy
    return 1.0 if isinstance(action, gambits) else None


def _attacked(seen: Any, action: Any) -> float | None:
    if isinstance(action, gambit.Drain):
        return 1.0
    if not isinstance(action, gambit.Cast):
        return None
    return 1.0 if seen.table.effects[action.face - FIRST_INCANTATION] in HOSTILE else None


def _powers(seen: Any, action: Any) -> float | None:
    if not isinstance(action, gambit.PlayComponent) or seen.short[action.slot] != 1:
        return None
    return engine(seen.table.abilities[seen.pool[action.slot]], seen.scores[seen.viewer])


STYLE_COUNTS: Final[dict[str, dict[str, StyleCount]]] = {
    "anludim": {
        "hoarder": StyleCount("cards in hand before the main action", _cards),
        "bidder": StyleCount("cards or groups beyond what was needed, of a combination", _beyond),
        "raider": StyleCount("share of the combinations that robbed a rival", _robbed),
        "builder": StyleCount(
            "share of the combinations for a professor whom nobody had", _settled
        ),
    },
    "zavandor": {
        "hoarder": StyleCount("energy and dust at the end of a turn, in dust", _saved),
        "bidder": StyleCount("bids in a game", _bids, mean=False),
        "raider": StyleCount(
            "share of the chances taken to bid for what another put up", _contested
        ),
        "builder": StyleCount("levels of knowledge at the end of a turn", _levels),
    },
    "elfenwizards": {
        "hoarder": StyleCount("share of dice in the Minor Spells box", _saved_for),
        "bidder": StyleCount("share of level dice for Druids and Sorcerers", _high),
        "raider": StyleCount(
            "spells placed beside others' wizards in a game", _meddled, mean=False
        ),
        "builder": StyleCount("share of level dice for Necromancers and Magicians", _low),
    },
    "wizards_gambit": {
        "hoarder": StyleCount("incantations in a game", _cast, mean=False),
        "bidder": StyleCount("gambits in a game", _staked, mean=False),
        "raider": StyleCount("incantations against others in a game", _attacked, mean=False),
        "builder": StyleCount("worth of the abilities of completed spells, in points", _powers),
    },
}
"""By game and style."""
