# SPDX-License-Identifier: MIT
"""Zavandor's log: a line for what a player does, silence for what follows from it."""

from typing import get_args

import pytest

from tests.games.zavandor.views import NAMES, card
from tests.languages import translator
from wizardtable.games.zavandor.rules.components import (
    ACCUMULATION,
    CHALICE,
    CLOAK,
    CONCENTRATED,
    DIAMOND,
    ELIXIR,
    EMERALD,
    FAIRY,
    GEM_LORE,
    GREEN,
    OPAL,
    OWL,
    RED,
)
from wizardtable.games.zavandor.rules.moves import (
    Advanced,
    AdvanceLost,
    AuctionOpened,
    AuctionWon,
    BidMade,
    BidPassed,
    CharacterTaken,
    Discarded,
    Disenchanted,
    Drew,
    Enchanted,
    GameEnded,
    GemLost,
    GemMoved,
    GemsSold,
    LotGained,
    MarkerGained,
    Paid,
    Reshuffled,
    Revealed,
    RoundBegan,
    RoundEnded,
    Ruined,
    SagesConverted,
    SagesGave,
    TurnBegan,
    TurnEnded,
    ZavandorEvent,
)
from wizardtable.games.zavandor.rules.state import FIVE_SOLD, LAST_SEAT, ROUND_LIMIT
from wizardtable.games.zavandor.text.log import line

TOLD: list[tuple[ZavandorEvent, str | None]] = [
    (CharacterTaken(0, FAIRY, True), "Ada is the Fairy."),
    (CharacterTaken(1, FAIRY, False), "Ludo chooses the Fairy."),
    (
        RoundBegan(3, (2, 0, 1), (9, 7, 14)),
        "Round 3 begins, in the order of points: Anne (14), Ada (9), Ludo (7).",
    ),
    (Revealed(ELIXIR), "New on offer: Elixir."),
    (Reshuffled(GREEN, 12), "The discards become a new deck: 12 emerald cards."),
    (
        Drew(0, (2, 0, 0, 1), (0, 1, 0, 0), 7, 0, None),
        "Ada receives 2 sapphire cards, 1 ruby card, 1 concentrated emerald card and 7 dust.",
    ),
    (
        Drew(0, (0, 1, 0, 0), (0, 0, 0, 0), 2, 1, (card(GREEN, 9),)),
        "Ada receives emerald 9 and 2 dust. 1 dust is lost.",
    ),
    (Drew(0, (0, 0, 0, 0), (0, 0, 0, 0), 0, 0, ()), None),
    (SagesGave(1, (2, 0, 0, 0), None), "Ludo receives 2 sapphire cards from the Sages."),
    (
        SagesGave(1, (0, 2, 0, 0), (card(GREEN, 5), card(GREEN, 7))),
        "Ludo receives emerald 5 and emerald 7 from the Sages.",
    ),
    (
        SagesConverted(1, (card(RED, 13), card(RED, 17)), 30, 0),
        "Ludo turns cards of the Sages into 30 dust: ruby 13, ruby 17.",
    ),
    (TurnBegan(0), None),
    (Paid(0, 20, (card(GREEN, 9),), 11, 0, 0), None),
    (Enchanted(0, OPAL, True, 10), "Ada enchants an opal for 10."),
    (Enchanted(0, OPAL, False, 10), "Ada enchants an opal for 10, into the pentagon."),
    (Enchanted(0, DIAMOND, True, 0), "Ada receives a diamond, free."),
    (Enchanted(0, DIAMOND, False, 0), "Ada receives a diamond, free, into the pentagon."),
    (Disenchanted(0, OPAL, True, 5, 0), "Ada disenchants an opal for 5 dust."),
    (Disenchanted(0, OPAL, True, 3, 1), "Ada disenchants an opal for 3 dust. 1 dust is lost."),
    (
        GemsSold(0, (1, 0, 1, 0, 0), (1, 0, 0, 0, 0), 25),
        "Ada disenchants 2 opals and an emerald for 25 dust.",
    ),
    (GemMoved(0, EMERALD, True), "Ada activates an emerald."),
    (GemMoved(0, EMERALD, False), "Ada moves an emerald into the pentagon."),
    (MarkerGained(0, 25, False), "Ada buys a marker for 25."),
    (MarkerGained(0, 40, True), "Ada takes a marker worth 40, free."),
    (Advanced(0, GEM_LORE, 2, 4, False), "Ada reaches level 2 in the knowledge of Gems for 4."),
    (
        Advanced(0, ACCUMULATION, 1, 0, True),
        "Ada reaches level 1 in the knowledge of Accumulation, free.",
    ),
    (AdvanceLost(0, True), "Ada lets a free advance go."),
    (AdvanceLost(0, False), "Ada has no use for a free advance."),
    (AuctionOpened(0, ELIXIR, 60), "Ada puts the Elixir up for auction with a bid of 60."),
    (BidMade(1, ELIXIR, 64), "Ludo bids 64."),
    (BidPassed(0, ELIXIR), "Ada passes."),
    (AuctionWon(1, ELIXIR, 64, 64), "Ludo wins the Elixir for 64."),
    (AuctionWon(1, ELIXIR, 64, 59), "Ludo wins the Elixir with 64 and pays 59."),
    (LotGained(1, ELIXIR, 3), None),
    (LotGained(1, OWL, 3), "Sentinels sold: 3 of 5."),
    (LotGained(1, OWL, 5), "The fifth sentinel is sold: this round is the last."),
    (LotGained(1, OWL, 6), None),
    (GemLost(2, OPAL, 0), "Anne loses an opal."),
    (
        Discarded(2, (card(GREEN, 5), CONCENTRATED[RED]), 2),
        "Anne discards emerald 5, concentrated ruby 60 and 2 dust.",
    ),
    (Discarded(2, (), 0), None),
    (TurnEnded(0), None),
    (
        Ruined(2, CHALICE),
        "Anne cannot pay for the Chalice of Fire and falls to the wrath of the Sages.",
    ),
    (RoundEnded(3, (9, 7, 14)), None),
    (GameEnded(FIVE_SOLD, (40, 52, 51)), "Ludo wins the Scepter with 52 points."),
    (GameEnded(FIVE_SOLD, (52, 52, 51)), "Ada and Ludo share the victory with 52 points."),
    (GameEnded(ROUND_LIMIT, (40, 1, 0)), "Ada wins after the last round with 40 points."),
    (GameEnded(LAST_SEAT, (0, 0, 0)), "All others are out of the game."),
    (GameEnded(LAST_SEAT, (0, 31, 0)), "Ludo alone is left, and wins."),
]


@pytest.mark.parametrize(("event", "wanted"), TOLD)
def test_the_log_tells_what_happens(event: ZavandorEvent, wanted: str | None) -> None:
    told = line(event, NAMES)
    assert (None if told is None else told.render(translator("en"))) == wanted


def test_every_kind_of_event_is_told_or_left_out_on_purpose() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(ZavandorEvent))


def test_french_tells_the_same_with_its_own_articles_and_plurals() -> None:
    french = translator("fr")

    def told(event: ZavandorEvent) -> str:
        text = line(event, NAMES)
        assert text is not None
        return text.render(french)

    assert told(AuctionOpened(0, ELIXIR, 60)) == "Ada met l’Élixir aux enchères à 60."
    assert told(AuctionWon(0, CLOAK, 90, 75)) == (
        "Ada remporte le Manteau de camouflage à 90 et paie 75."
    )
    assert told(GemsSold(0, (1, 0, 1, 0, 2), (1, 0, 0, 0, 0), 73)) == (
        "Ada désenchante 2 opales, une émeraude et 2 rubis pour 73 de poussière."
    )
    assert told(Drew(0, (1, 3, 0, 0), (0, 0, 0, 0), 5, 0, None)) == (
        "Ada reçoit une carte saphir, 3 cartes émeraude et 5 de poussière."
    )
