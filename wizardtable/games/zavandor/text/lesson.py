# SPDX-License-Identifier: MIT
"""The guided first game of The Scepter of Zavandor: gems, an auction, a step of knowledge."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves

_SEED: Final = 89
"""Deals the Kobold to the learner, the Magician to his rival, and lays the Runestone open."""

_SENTINELS: Final = tuple(f"lot:{lot}" for lot in range(box.FIRST_SENTINEL, box.LOTS))

_MOST: Final = 26
"""What the learner can pay for the Runestone without selling gems."""


def _enchants(gem: int, action: Any) -> bool:
    return isinstance(action, moves.Enchant) and action.gem == gem


_STEPS: Final = (
    LessonStep(
        N_(
            "zavandor lesson",
            "Nine sentinels guard the scepter. When five are sold the game ends, and most points "
            "win: for sentinels, artifacts, gems and knowledge.",
        ),
        shows=_SENTINELS,
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Points cost energy, and energy comes from your active gems, every round: opals give "
            "dust, a sapphire gives a blue card worth about 5.",
        ),
        shows=("slots:0",),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Cards and dust are your money. You may pay with either or mix them; what you overpay "
            "comes back in dust.",
        ),
        shows=("energy", "tile"),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "First of all, earn more! Enchant a second sapphire for 20: drag one from the supply "
            "to your spiral, or click it.",
        ),
        moves=(moves.Enchant(box.SAPPHIRE),),
        accepts=lambda action: _enchants(box.SAPPHIRE, action),
        instead=N_(
            "zavandor lesson",
            "Keep that for later. A second sapphire now pays for itself in four rounds.",
        ),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "In your turn you may do as much as you can pay for, in any order. You are nearly out "
            "of money, so end your turn.",
        ),
        moves=(moves.EndTurn(),),
        instead=N_(
            "zavandor lesson", "Save your last coins: next round there is something to bid for."
        ),
        then=(moves.Enchant(box.SAPPHIRE), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Your rival bought a sapphire too. The new round has brought you two blue cards and 5 "
            "dust; four cards of one colour would even come concentrated, with 2 dust more.",
        ),
        shows=("energy", "tile"),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Artifacts are auctioned, and each has its power. The Runestone gives a free step of "
            "knowledge: open the auction for it with the least bid, 20.",
        ),
        moves=(moves.OpenAuction(box.RUNESTONE, 20),),
        instead=N_(
            "zavandor lesson", "Bid for the Runestone, and begin low: 20 is enough to open."
        ),
        then=(moves.Bid(21),),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Morwenna bids 21! Bid more, at least 1 more: 22 will do. Who passes is out of this "
            "auction.",
        ),
        moves=(moves.Bid(22),),
        accepts=lambda action: isinstance(action, moves.Bid) and action.amount <= _MOST,
        instead=N_(
            "zavandor lesson",
            "Do not give up yet, and do not bid more than your cards and dust can pay: 22 will do.",
        ),
        then=(moves.PassBid(),),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "It is yours! Now pay the price. The cards proposed waste least; you may choose others "
            "before you confirm.",
        ),
        moves=(moves.Pay(),),
        accepts=lambda action: isinstance(action, moves.Pay),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "The Runestone works at once. Take the free step in Accumulation, your Kobold’s own "
            "domain: it opens a sixth slot for active gems.",
        ),
        moves=(moves.FreeAdvance(box.ACCUMULATION),),
        instead=N_(
            "zavandor lesson", "A free step is worth taking: choose Accumulation this time."
        ),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Once a turn you may also pay for a step of knowledge, and with a marker enter a new "
            "domain. For now, end your turn.",
        ),
        shows=("domain:0", moves.EndTurn()),
        moves=(moves.EndTurn(),),
        instead=N_("zavandor lesson", "Save your dust for one more turn, and end this one."),
        then=(moves.Advance(box.ARTIFACT_LORE), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "A third opal repays fast: two bring 5 dust a round, but three bring 10. Enchant one.",
        ),
        moves=(moves.Enchant(box.OPAL),),
        accepts=lambda action: _enchants(box.OPAL, action),
        instead=N_("zavandor lesson", "Take the opal first; the rest of your turn is then yours."),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Two warnings. At the end of a round you discard down to your hand limit; and from 10 "
            "points on, whoever is first in the turn order pays more in auctions.",
        ),
        shows=("order", "wealth:0"),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Sentinels cost 120 and more, but each rewards something special: rest the pointer on "
            "one to read what. Now play on: it is still your turn!",
        ),
        shows=_SENTINELS,
    ),
)

LESSON: Final = Lesson(Setup(2), _SEED, ("Morwenna",), _STEPS)
