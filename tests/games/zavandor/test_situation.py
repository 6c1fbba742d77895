# SPDX-License-Identifier: MIT
"""Tests that the summary of a position says what a listener has to know."""

from dataclasses import replace

from tests.games.zavandor.views import NAMES, card, seen
from tests.languages import translator
from wizardtable.core.text import english
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.text.situation import situation

AUCTION_OBSERVATION = seen(
    phase=AUCTION, lot=box.ELIXIR, bid=63, bidder=1, bidding=(True, True, True), to_move=2
)


def told(observation: Observation) -> str:
    return situation(observation, NAMES).render(english)


def test_the_viewers_energy_is_told_with_its_places_in_the_hand() -> None:
    hand = (card(box.BLUE, 5),)
    text = told(seen(hand=hand, standard=((1, 0, 0, 0),) * 3, dust=(12, 0, 0)))
    assert " You have 1 sapphire card (5) and 12 dust: 5 of 4 places in hand." in text
    assert " You have no energy." in told(seen())


def test_the_viewers_income_of_the_next_round_is_told() -> None:
    assert " Your income next round: 1 sapphire card and 5 dust, about 10 energy." in told(seen())
    none = ((0,) * 5,) * 3
    assert " You have no income next round." in told(seen(spiral=none))
    coming = ((0, 2, 0, 0), (0,) * 4, (0,) * 4)
    assert " From the Nine Sages, next round: 2 emerald cards." in told(seen(coming=coming))


def test_no_income_is_told_in_the_last_round() -> None:
    assert "next round" not in told(seen(sold=5))


def test_the_viewers_gems_are_told_by_kind_and_by_place() -> None:
    text = told(seen(pentagon=((0, 0, 1, 0, 0), (0,) * 5, (0,) * 5)))
    assert (
        " Your active gems: 2 opals and a sapphire. Inactive in your pentagon: an emerald." in text
    )
    assert " You have no active gems." in told(seen(spiral=((0,) * 5,) * 3))
    assert "Inactive" not in told(seen())


def test_an_auction_is_told_with_the_highest_bid_and_with_the_players_who_are_out() -> None:
    assert " The highest bid is Ludo’s: 63. You have no energy." in told(AUCTION_OBSERVATION)
    out = replace(AUCTION_OBSERVATION, bidding=(False, True, True))
    assert " The highest bid is Ludo’s: 63. Out of the auction: you." in told(out)
    own = replace(AUCTION_OBSERVATION, bidder=0, bidding=(True, False, True))
    assert " The highest bid is yours: 63. Out of the auction: Ludo." in told(own)
    public = replace(out, viewer=-1)
    assert " The highest bid is Ludo’s: 63. Out of the auction: Ada." in told(public)


def test_whoever_bids_hears_the_highest_bid_in_the_prompt_and_not_again() -> None:
    assert "bid" not in told(replace(AUCTION_OBSERVATION, to_move=0))


def test_the_public_summary_says_nothing_of_the_viewers_own() -> None:
    text = told(seen(viewer=-1))
    assert "our " not in text
    assert text.endswith("Places taken in hand: Ada 0, Ludo 0, Anne 0.")


def test_french_tells_the_same() -> None:
    text = situation(AUCTION_OBSERVATION, NAMES).render(translator("fr"))
    assert "Plus haute mise : 63, par Ludo." in text.replace("\xa0", " ")
    assert "Vos gemmes actives : 2 opales et un saphir." in text.replace("\xa0", " ")
