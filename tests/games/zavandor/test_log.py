# SPDX-License-Identifier: MIT
"""Zavandor's log: a line for what a player does, none for its consequences."""

from typing import get_args

import pytest

from tests.games.zavandor import tables
from tests.games.zavandor.views import NAMES, card
from tests.languages import translator
from wizardtable.core import catalog
from wizardtable.core.game import Setup
from wizardtable.core.match import Match, Player
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.state import FIVE_SOLD, LAST_SEAT, ROUND_LIMIT
from wizardtable.games.zavandor.text.log import line
from wizardtable.play import moment_text

LINES_BY_EVENT: list[tuple[moves.ZavandorEvent, str | None]] = [
    (moves.CharacterTaken(0, box.FAIRY, True), "Ada plays the Fairy."),
    (moves.CharacterTaken(1, box.FAIRY, False), "Ludo chooses the Fairy."),
    (
        moves.RoundBegan(3, (2, 0, 1), (9, 7, 14)),
        "Round 3 begins. Turn order by points: Anne (14), Ada (9), Ludo (7).",
    ),
    (moves.Revealed(box.ELIXIR), "New artifact on offer: Elixir."),
    (
        moves.Reshuffled(box.GREEN, 12),
        "The discards are shuffled into a new deck: 12 emerald cards.",
    ),
    (
        moves.Drew(0, (2, 0, 0, 1), (0, 1, 0, 0), 7, 0, None),
        "Ada receives 2 sapphire cards, a ruby card, a concentrated emerald card and 7 dust.",
    ),
    (
        moves.Drew(0, (0, 1, 0, 0), (0, 0, 0, 0), 2, 1, (card(box.GREEN, 9),)),
        "Ada receives an emerald card (9) and 2 dust. 1 dust is lost: a total of 1 or 3 cannot be "
        "kept.",
    ),
    (moves.Drew(0, (0, 0, 0, 0), (0, 0, 0, 0), 0, 0, ()), None),
    (moves.SagesGave(1, (2, 0, 0, 0), None), "Ludo receives 2 sapphire cards from the Sages."),
    (
        moves.SagesGave(1, (0, 2, 0, 0), (card(box.GREEN, 5), card(box.GREEN, 7))),
        "Ludo receives 2 emerald cards (5, 7) from the Sages.",
    ),
    (
        moves.SagesConverted(1, (card(box.RED, 13), card(box.RED, 17)), 30, 0),
        "Ludo receives 30 dust from the Sages instead of 2 ruby cards (13, 17).",
    ),
    (moves.TurnBegan(0), None),
    (moves.Paid(0, 20, (card(box.GREEN, 9),), 11, 0, 0), None),
    (moves.Enchanted(0, box.OPAL, True, 10), "Ada enchants an opal for 10."),
    (
        moves.Enchanted(0, box.OPAL, False, 10),
        "Ada enchants an opal for 10 and puts it in their pentagon.",
    ),
    (moves.Enchanted(0, box.DIAMOND, True, 0), "Ada receives a diamond for free."),
    (
        moves.Enchanted(0, box.DIAMOND, False, 0),
        "Ada receives a diamond for free and puts it in their pentagon.",
    ),
    (moves.Disenchanted(0, box.OPAL, True, 5, 0), "Ada disenchants an opal and receives 5 dust."),
    (
        moves.Disenchanted(0, box.OPAL, True, 3, 1),
        "Ada disenchants an opal and receives 3 dust. 1 dust is lost: a total of 1 or 3 cannot "
        "be kept.",
    ),
    (
        moves.DustLost(0, 1),
        "Ada loses 1 dust: a total of 1 or 3 cannot be kept.",
    ),
    (
        moves.GemsSold(0, (1, 0, 1, 0, 0), (1, 0, 0, 0, 0), 25),
        "Ada disenchants 2 opals and an emerald and receives 25 dust.",
    ),
    (moves.GemMoved(0, box.EMERALD, True), "Ada activates an emerald."),
    (moves.GemMoved(0, box.EMERALD, False), "Ada moves an emerald to their pentagon."),
    (moves.MarkerGained(0, 25, False), "Ada buys a marker for 25."),
    (moves.MarkerGained(0, 40, True), "Ada takes the 40 marker for free."),
    (
        moves.Advanced(0, box.GEM_LORE, 2, 4, False),
        "Ada reaches level 2 of Gems for 4.",
    ),
    (
        moves.Advanced(0, box.ACCUMULATION, 1, 0, True),
        "Ada reaches level 1 of Accumulation for free.",
    ),
    (moves.AdvanceLost(0, True), "Ada declines a free advance."),
    (moves.AdvanceLost(0, False), "Ada cannot use a free advance: it is lost."),
    (
        moves.AuctionOpened(0, box.ELIXIR, 60),
        "Ada puts the Elixir up for auction at 60.",
    ),
    (moves.BidMade(1, box.ELIXIR, 64), "Ludo bids 64."),
    (moves.BidPassed(0, box.ELIXIR), "Ada passes."),
    (moves.AuctionWon(1, box.ELIXIR, 64, 64), "Ludo wins the Elixir for 64."),
    (
        moves.AuctionWon(1, box.ELIXIR, 64, 59),
        "Ludo wins the Elixir with a bid of 64 and pays 59 after surcharges and discounts.",
    ),
    (
        moves.AuctionWon(1, box.ELIXIR, 64, 74),
        "Ludo wins the Elixir with a bid of 64 and pays 74 after surcharges and discounts.",
    ),
    (moves.LotGained(1, box.ELIXIR, 3), None),
    (
        moves.LotGained(1, box.OWL, 3),
        "Sentinels sold: 3 of the 5 that end the match.",
    ),
    (
        moves.LotGained(1, box.OWL, 5),
        "The fifth sentinel is sold: the match will end with this round.",
    ),
    (moves.LotGained(1, box.OWL, 6), None),
    (moves.GemLost(2, box.OPAL, 0), "Ada makes Anne lose an opal."),
    (
        moves.Discarded(2, (card(box.GREEN, 5), box.CONCENTRATED[box.RED]), 2),
        "Anne discards an emerald card (5), a concentrated ruby card (60) and 2 dust.",
    ),
    (moves.Discarded(2, (), 0), None),
    (moves.TurnEnded(0), "Ada ends their turn."),
    (
        moves.Ruined(2, box.CHALICE),
        "Anne cannot pay for the Chalice of Fire and is eliminated by the wrath of the Sages.",
    ),
    (moves.RoundEnded(3, (9, 7, 14)), None),
    (moves.GameEnded(FIVE_SOLD, (40, 52, 51)), "Ludo wins the Scepter with 52 points."),
    (
        moves.GameEnded(FIVE_SOLD, (52, 52, 51)),
        "Ada and Ludo share the victory with 52 points each.",
    ),
    (moves.GameEnded(ROUND_LIMIT, (40, 1, 0)), "Ada wins after the last round with 40 points."),
    (moves.GameEnded(LAST_SEAT, (0, 0, 0)), "All players but one are eliminated."),
    (moves.GameEnded(LAST_SEAT, (0, 31, 0)), "Ludo wins as the last player left."),
]


@pytest.mark.parametrize(("event", "wanted"), LINES_BY_EVENT)
def test_the_log_tells_what_happens(event: moves.ZavandorEvent, wanted: str | None) -> None:
    text = line(event, NAMES)
    assert (None if text is None else text.render(translator("en"))) == wanted


def test_every_kind_of_event_is_told_or_left_out_on_purpose() -> None:
    assert {type(event) for event, _ in LINES_BY_EVENT} == set(get_args(moves.ZavandorEvent))


def test_french_tells_the_same_with_its_own_articles_and_plurals() -> None:
    french = translator("fr")

    def told(event: moves.ZavandorEvent) -> str:
        text = line(event, NAMES)
        assert text is not None
        return text.render(french)

    assert told(moves.AuctionOpened(0, box.ELIXIR, 60)) == "Ada met l’Élixir aux enchères à 60."
    assert told(moves.AuctionWon(0, box.CLOAK, 90, 75)) == (
        "Ada remporte le Manteau de camouflage à 90 et paie 75, surcoût et remises compris."
    )
    assert told(moves.GemsSold(0, (1, 0, 1, 0, 2), (1, 0, 0, 0, 0), 73)) == (
        "Ada désenchante 2\N{NO-BREAK SPACE}opales, une émeraude et 2\N{NO-BREAK SPACE}rubis "
        "contre 73\N{NO-BREAK SPACE}unités de poussière."
    )
    assert told(moves.Drew(0, (1, 3, 0, 0), (0, 0, 0, 0), 5, 0, None)) == (
        "Ada reçoit une carte saphir, 3\N{NO-BREAK SPACE}cartes émeraude "
        "et 5\N{NO-BREAK SPACE}unités de poussière."
    )


def test_a_turn_in_which_nothing_was_done_does_not_read_like_another() -> None:
    players = [Player("Ada", None), Player("Ludo", None)]
    state = tables.table(2)
    state.dust[1] = 20
    match = Match.from_state(catalog.get("zavandor"), Setup(2), 1, players, state, 0)
    for action in (moves.Enchant(box.OPAL), moves.EndTurn(), moves.EndTurn()):
        match.play(action)
    lines = [moment_text.first_log_line(match, None, place) for place in (2, 3)]
    assert list(map(str, lines)) == [
        "Ada ends their turn.",
        "Ludo ends their turn without doing anything.",
    ]
