# SPDX-License-Identifier: MIT
"""Short lessons of The Scepter of Zavandor: turn order in auctions, and the hand limit."""

from typing import Any, Final

from wizardtable.core.game import Setup
from wizardtable.core.lesson import Lesson, LessonStep
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves

_MAX_BID: Final = 34
"""The highest bid in the lesson on auctions: the value of the learner's cards and dust."""

_END_TURN: Final = moves.EndTurn()
_OPAL: Final = moves.Enchant(box.OPAL)
_FIRE_ADVANCE: Final = moves.Advance(box.FIRE)


def _auction_moves(lot: box.Lot, bid: int) -> tuple[Any, ...]:
    """Returns the actions of an auction that the opener wins because the rival passes."""
    return moves.OpenAuction(lot, bid), moves.PassBid(), moves.Pay()


def _is_payment(action: Any) -> bool:
    return isinstance(action, moves.Pay)


_AUCTIONS: Final = Lesson(
    "auctions",
    N_("zavandor lesson", "Auctions and turn order"),
    N_("zavandor lesson", "Who plays first, who pays extra, and how high to bid."),
    Setup(2),
    57,
    ("Morwenna",),
    (
        LessonStep(
            N_(
                "zavandor lesson",
                "The turn order is set again at the start of each round: most points "
                "first. Morwenna has 12, you have 8, so she has already played. Now "
                "it’s your turn.",
            ),
            shows=("order",),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "Leading has a price: with 10 points or more, the first in turn order pays 10 on "
                "top of a winning bid for an artifact, and the second pays 5. For sentinels, the "
                "extra is double.",
            ),
            shows=("order", "seat:1"),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "With only 8 points, you pay just what you bid. Use that! The Grimoire "
                "lets you enchant emeralds: put it up for auction at 20.",
            ),
            moves=(moves.OpenAuction(box.GRIMOIRE, 20),),
            instead=N_(
                "zavandor lesson",
                "Later! First put the Grimoire up for auction at 20, the minimum bid.",
            ),
            then=(moves.Bid(21),),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "Morwenna bids 21, but that would cost her 31. She has about 32 in all: "
                "17 dust and three blue cards worth about 15. She can hardly bid more. "
                "Bid 24!",
            ),
            shows=("wealth:1", moves.Bid(24)),
            moves=(moves.Bid(24),),
            accepts=lambda action: (
                isinstance(action, moves.Bid) and 24 <= action.amount <= _MAX_BID
            ),
            instead=N_(
                "zavandor lesson",
                "Bid 24: to bid 25, Morwenna would need 35. Above 34, you’d have to "
                "disenchant gems.",
            ),
            then=(moves.PassBid(),),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "Morwenna passes, and the Grimoire is yours. Pay for it: the payment laid out "
                "here wastes the least.",
            ),
            moves=(moves.Pay(),),
            accepts=_is_payment,
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "The Grimoire brings you to 9 points. Even with 10, you’d pay nothing "
                "extra this round: only your points at the start of a round count.",
            ),
            shows=("seat:0", "order"),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "If you open an auction and nobody bids more, you have to pay. So open low, and "
                "only for something you want. Count the others’ dust and energy cards before you "
                "bid.",
            ),
            shows=("wealth", "lot:4"),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "With five or six players, turn order can also save you money: once the first "
                "player has 10 points, the fifth and sixth pay less in auctions. It’s still your "
                "turn: play on!",
            ),
            shows=("order",),
        ),
    ),
    (
        *(
            moves.Enchant(box.SAPPHIRE),
            _OPAL,
            _END_TURN,
            *_auction_moves(box.CRYSTAL_BALL, 20),
            _OPAL,
            _END_TURN,
        ),
        *(_FIRE_ADVANCE, _END_TURN, _OPAL, _END_TURN, _END_TURN, _FIRE_ADVANCE, _END_TURN),
        *(moves.Advance(box.FIRE, 20), _END_TURN),
        *(*_auction_moves(box.RUNESTONE, 20), moves.FreeAdvance(box.FIRE), _END_TURN),
        *(
            *_auction_moves(box.BELT, 30),
            _END_TURN,
            _FIRE_ADVANCE,
            _END_TURN,
            _OPAL,
            _OPAL,
            _END_TURN,
            _FIRE_ADVANCE,
            _END_TURN,
        ),
        *(
            moves.Advance(box.GEM_LORE, 20),
            _END_TURN,
            _FIRE_ADVANCE,
            _END_TURN,
            moves.Advance(box.GEM_LORE),
            _END_TURN,
        ),
    ),
)

_ACCUMULATION: Final = moves.Advance(box.ACCUMULATION, 20)


def _enters_accumulation(action: Any) -> bool:
    """Returns whether an action enters Accumulation with the cheapest marker; the payment does not
    matter."""
    return (
        isinstance(action, moves.Advance)
        and action.domain == box.ACCUMULATION
        and action.marker == _ACCUMULATION.marker
    )


_HAND_LIMIT: Final = Lesson(
    "hand_limit",
    N_("zavandor lesson", "Energy and hand limit"),
    N_("zavandor lesson", "What fits in your hand, and what to do with the rest."),
    Setup(2),
    122,
    ("Morwenna",),
    (
        LessonStep(
            N_(
                "zavandor lesson",
                "42 energy: you’re rich! But your hand limit is 5, and your energy takes up 10 "
                "places. At the end of the round, you’d have to discard anything over the limit.",
            ),
            shows=("energy", "tile", "wealth:0"),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "A card takes 1 place, a concentrated card 3. Dust takes more room: a 2 takes 1 "
                "place, a 5 takes 2 and a 10 takes 3. Your 20 dust takes 6 places, your 22 in "
                "cards only 4.",
            ),
            shows=("tile", "energy"),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "So spend energy before you lose it! The Crystal Ball raises your limit by 3: put "
                "it up for auction at 20.",
            ),
            moves=(moves.OpenAuction(box.CRYSTAL_BALL, 20),),
            instead=N_(
                "zavandor lesson",
                "First get more room in your hand: put the Crystal Ball up for auction at 20.",
            ),
            then=(moves.PassBid(),),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "Nobody else wants the Crystal Ball. The payment laid out here is a good one: it "
                "spends your dust, which takes the most room. Confirm it.",
            ),
            moves=(moves.Pay(()),),
            accepts=lambda action: isinstance(action, moves.Pay) and action.purse in ((), None),
            instead=N_(
                "zavandor lesson",
                "Keep your cards: 20 dust is exactly enough, and it takes up more room.",
            ),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "The 22 energy you have left takes 4 of your 8 places, so nothing is "
                "lost: end your turn and keep it for the next round.",
            ),
            moves=(_END_TURN,),
            instead=N_("zavandor lesson", "Your cards fit in your hand. Keep them: end your turn."),
            then=(_END_TURN,),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "With this round’s energy, you’re one place over your limit again. Domains "
                "change the limit too: Gems and Energy Flow −1, Artifacts and Accumulation +1.",
            ),
            shows=("energy", "tile", "domain:0"),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "Turn the surplus into something that lasts: enter Accumulation, with "
                "the marker for 20. At level 2, you get a sixth slot for a gem.",
            ),
            moves=(_ACCUMULATION,),
            accepts=_enters_accumulation,
            instead=N_(
                "zavandor lesson", "First enter Accumulation: level 1 costs 2, the marker 20."
            ),
        ),
        LessonStep(
            N_(
                "zavandor lesson",
                "One last trap: there are no tiles for 1 or 3 dust. If you have just 1 dust left, "
                "you lose it; if you have 3, you keep 2. Before you end your turn, check your hand "
                "limit. Play on!",
            ),
            shows=("tile", "wealth:0"),
        ),
    ),
    (
        *(moves.Enchant(box.SAPPHIRE), _OPAL, _END_TURN, moves.Advance(box.ACCUMULATION)),
        *(
            moves.Enchant(box.SAPPHIRE),
            _END_TURN,
            _END_TURN,
            _OPAL,
            moves.Advance(box.ACCUMULATION),
            _END_TURN,
        ),
    ),
)

LESSONS: Final = (_AUCTIONS, _HAND_LIMIT)
