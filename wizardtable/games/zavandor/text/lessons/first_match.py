# SPDX-License-Identifier: MIT
"""The guided first match of The Scepter of Zavandor: gems, an auction, an advance."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import FIRST_LESSON_ID, FIRST_TEACHES, FIRST_TITLE, Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves

_SEED: Final = 89
"""The seed of the lesson's match.

The seed deals the Kobold to the learner and the Magician to the rival, and puts the Runestone on
offer.
"""

_SENTINEL_KEYS: Final = tuple(f"lot:{lot}" for lot in range(box.FIRST_SENTINEL, box.LOT_COUNT))
"""The keys of the sentinels' pieces."""

_MAX_BID: Final = 26
"""The highest bid in dust that the learner can pay for the Runestone without disenchanting gems."""


def _is_enchantment(gem: int, action: Any) -> bool:
    return isinstance(action, moves.Enchant) and action.gem == gem


_STEPS: Final = (
    LessonStep(
        N_(
            "zavandor lesson",
            "Nine sentinels guard the Scepter. Once five are sold, the match "
            "ends with that round. Sentinels, artifacts, gems and knowledge "
            "score points, and the highest total wins.",
        ),
        shows=_SENTINEL_KEYS,
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "This is your spiral. Its gems score points and give you energy "
            "every round: opals give dust, your sapphire gives a blue card "
            "worth about 5.",
        ),
        shows=("slots:0",),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Cards and dust are your money. If you overpay, you get change in dust. But dust tiles "
            "are worth 2, 5 and 10, so you cannot keep 1 or 3: some moves say “losing 1 dust”.",
        ),
        shows=("energy", "tile"),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Let’s earn more! Enchant a second sapphire for 20: drag one from "
            "the supply to your spiral, or click it twice.",
        ),
        moves=(moves.Enchant(box.SAPPHIRE),),
        accepts=lambda action: _is_enchantment(box.SAPPHIRE, action),
        instead=N_(
            "zavandor lesson",
            "Save your energy for a second sapphire, which pays for itself in four rounds.",
        ),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "On your turn, you may take as many actions as you can afford, in "
            "any order. You have 11 energy left, so end your turn.",
        ),
        moves=(moves.EndTurn(),),
        instead=N_(
            "zavandor lesson",
            "Keep the rest of your energy: next round, you’ll have something to bid on.",
        ),
        then=(moves.Enchant(box.SAPPHIRE), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "A new round! Morwenna has enchanted a sapphire too. Your gems "
            "gave you two blue cards and 5 dust. Four blue cards at once would "
            "become one concentrated card worth 20, plus 2 dust.",
        ),
        shows=("energy", "tile"),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Artifacts go to the highest bidder, and each has its own power. The "
            "Runestone gives a free advance in knowledge: open an auction for it at "
            "20, the minimum bid.",
        ),
        moves=(moves.OpenAuction(box.RUNESTONE, 20),),
        instead=N_("zavandor lesson", "Auction the Runestone, and start low: 20 is enough."),
        then=(moves.Bid(21),),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Morwenna bids 21! Bid at least 1 more: 22 will do. Once you pass, "
            "you’re out of this auction.",
        ),
        moves=(moves.Bid(22),),
        accepts=lambda action: isinstance(action, moves.Bid) and action.amount <= _MAX_BID,
        instead=N_(
            "zavandor lesson",
            "Don’t give up yet! And don’t bid more than your cards and dust can cover: 22 will do.",
        ),
        then=(moves.PassBid(),),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "The Runestone is yours! Now pay for it. The payment laid out here "
            "wastes the least, but you can pick other cards before you confirm.",
        ),
        moves=(moves.Pay(),),
        accepts=lambda action: isinstance(action, moves.Pay),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Take your free advance now. You’re the Kobold, who starts at "
            "level 1 of Accumulation, a domain of knowledge. Level 2 opens a "
            "sixth slot for a gem on your spiral.",
        ),
        moves=(moves.FreeAdvance(box.ACCUMULATION),),
        instead=N_(
            "zavandor lesson", "A free advance is too good to miss: choose Accumulation this time."
        ),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Once a turn, you may also pay to advance. A new domain takes a "
            "marker as well: the five on the right cost 20 to 40. For now, end "
            "your turn.",
        ),
        shows=("domain:0", moves.EndTurn()),
        moves=(moves.EndTurn(),),
        instead=N_("zavandor lesson", "Save your dust for the next round, and end your turn."),
        then=(moves.Advance(box.ARTIFACT_LORE), moves.EndTurn()),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "A third opal pays for itself fast: two opals give 5 dust a round, "
            "three give 10. Enchant an opal.",
        ),
        moves=(moves.Enchant(box.OPAL),),
        accepts=lambda action: _is_enchantment(box.OPAL, action),
        instead=N_(
            "zavandor lesson", "Enchant the opal first. Then do what you like with your turn."
        ),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Two warnings. At the end of each round, you discard down to your hand limit. And from "
            "10 points on, the first and second in turn order pay extra in auctions.",
        ),
        shows=("order", "wealth:0"),
    ),
    LessonStep(
        N_(
            "zavandor lesson",
            "Bids for a sentinel start at 120. Rest the pointer on a sentinel "
            "to see what it rewards. When five are sold, the match ends with "
            "that round. It’s still your turn: play on!",
        ),
        shows=_SENTINEL_KEYS,
    ),
)

LESSON: Final = Lesson(
    FIRST_LESSON_ID, FIRST_TITLE, FIRST_TEACHES, Setup(2), _SEED, ("Morwenna",), _STEPS
)
