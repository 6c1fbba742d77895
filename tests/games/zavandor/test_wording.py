# SPDX-License-Identifier: MIT
"""Zavandor's sentences: prompts, entries of the list of moves, and the origins of points."""

from dataclasses import replace
from typing import get_args

import pytest

from tests.games.zavandor.views import NAMES, card, owning, seen
from tests.languages import translator
from wizardtable.core.game import Seat, Setup
from wizardtable.core.languages import languages
from wizardtable.core.rng import Rng
from wizardtable.core.text import Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, terms
from wizardtable.games.zavandor.rules.rules import RULES
from wizardtable.games.zavandor.rules.state import (
    ADVANCE,
    AUCTION,
    CHOOSE,
    DISCARD,
    FOR_SALE,
    MARKER,
    OVER,
    PAY,
    TURN,
    VICTIM,
    Observation,
)
from wizardtable.games.zavandor.text.wording import WORDING

TRANSLATORS = {language: translator(language) for language in languages()}
FULL_SPIRALS = ((4, 1, 0, 0, 0), (2, 1, 0, 0, 0), (2, 1, 0, 0, 0))
AUCTION_OBSERVATION = seen(
    phase=AUCTION,
    lot=box.ELIXIR,
    bid=63,
    bidder=1,
    bidding=(True, True, True),
    dust=(70, 0, 0),
)
SALE_OBSERVATION = seen(
    phase=PAY,
    lot=box.ELIXIR,
    bid=60,
    bidder=0,
    dust=(52, 0, 0),
    pentagon=((1, 0, 0, 0, 0), (0,) * 5, (0,) * 5),
)
PAYMENT_OBSERVATION = seen(
    phase=PAY,
    lot=box.OWL,
    bid=120,
    bidder=0,
    standing=(14, 9, 3),
    levels=((1, 0, 0, 0, 4, 0), (0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 1)),
    artifacts=(owning(box.MASK), owning(), owning()),
    dust=(100, 0, 0),
)


def prompt(observation: Observation) -> str:
    return str(WORDING.prompt(observation, NAMES))


@pytest.mark.parametrize(
    ("observation", "wanted"),
    [
        (seen(phase=CHOOSE), "Choose your character."),
        (AUCTION_OBSERVATION, "Ludo bids 63 for the Elixir: bid at least 64, or pass."),
        (
            replace(AUCTION_OBSERVATION, bidding=(True, True, False)),
            "Ludo bids 63 for the Elixir: bid at least 64, or pass. Out of the auction: Anne.",
        ),
        (PAYMENT_OBSERVATION, "Pay 90 for the Owl."),
        (
            seen(phase=PAY, lot=box.ELIXIR, bid=60, bidder=0, dust=(50, 0, 0)),
            "Pay 60 for the Elixir: you will have to disenchant gems.",
        ),
        (seen(phase=MARKER), "Choose a free marker for your pentagon."),
        (
            seen(phase=VICTIM, lot=box.MIRROR, bidder=1),
            "Ludo wins the Magic Mirror: choose an active gem to lose.",
        ),
        (
            seen(phase=ADVANCE, tasks=((ADVANCE, 0), (ADVANCE, 0))),
            "Choose a domain for the first of your 2 free advances, or decline it.",
        ),
        (
            seen(phase=DISCARD, dust=(13, 0, 0)),
            "Your hand takes up 6 places, but your limit is 4: discard the excess.",
        ),
    ],
)
def test_the_prompt_says_what_is_to_be_done(observation: Observation, wanted: str) -> None:
    assert prompt(observation) == wanted


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"dust": (2, 0, 0), "advanced": True}, "You cannot afford anything else"),
        ({"dust": (4, 0, 0)}, "Advance in a domain or end"),
        ({"dust": (10, 0, 0), "advanced": True}, "Enchant gems or end"),
        ({"dust": (10, 0, 0)}, "Enchant gems, advance, or end"),
        (
            {"dust": (30, 0, 0), "open": (box.BELT,)},
            "Enchant gems, advance, open auctions",
        ),
        ({"dust": (120, 0, 0), "advanced": True}, "Enchant gems, open auctions, or end"),
        ({"dust": (120, 0, 0), "supply": (0,) * 5}, "Advance in a domain, open auctions, or end"),
        (
            {"dust": (40, 0, 0), "supply": (0,) * 5, "advanced": True, "open": (box.BELT,)},
            "Open an",
        ),
    ],
)
def test_in_a_turn_the_prompt_names_only_what_can_be_paid_for(
    changes: dict[str, object], wanted: str
) -> None:
    assert prompt(seen(**changes)).startswith(wanted)


def test_a_second_belt_is_not_named_as_something_to_open() -> None:
    changes = {
        "dust": (30, 0, 0),
        "open": (box.BELT,),
        "artifacts": (owning(box.BELT), owning(), owning()),
    }
    assert "auction" not in prompt(seen(**changes))


def test_an_idle_gem_is_pointed_out_where_a_slot_is_free() -> None:
    idle = ((1, 0, 0, 0, 0), (0,) * 5, (0,) * 5)
    hint = "Move a gem from your pentagon to a free slot."
    assert prompt(seen(pentagon=idle)).startswith(hint)
    assert hint not in prompt(seen(pentagon=idle, spiral=FULL_SPIRALS))


def test_a_hand_above_its_limit_is_pointed_out() -> None:
    assert prompt(seen(dust=(13, 0, 0))).endswith(
        "Your hand takes up 6 places, but your limit is 4: you will discard 2."
    )
    assert "limit" not in prompt(seen(dust=(10, 0, 0)))


def test_the_last_round_is_pointed_out_and_no_limit_matters_in_it() -> None:
    assert prompt(seen(dust=(13, 0, 0), sold=5)).endswith(
        "or end your turn. Last round: only points count now."
    )


@pytest.mark.parametrize(
    ("phase", "wanted"),
    [
        (CHOOSE, "Ludo is choosing a character."),
        (TURN, "Ludo is taking a turn."),
        (AUCTION, "Ludo may bid 64 or more for the Elixir."),
        (PAY, "Ludo is paying for the Elixir."),
        (MARKER, "Ludo is choosing a free marker."),
        (VICTIM, "Ludo is choosing a gem to lose."),
        (ADVANCE, "Ludo is choosing a domain for a free advance."),
        (DISCARD, "Ludo is discarding down to the hand limit."),
    ],
)
def test_the_prompt_says_whom_one_waits_for(phase: int, wanted: str) -> None:
    bidding = (True, True, True)
    assert prompt(seen(phase=phase, to_move=1, lot=box.ELIXIR, bid=63, bidding=bidding)) == wanted


def test_whoever_is_out_of_an_auction_is_told_so_while_the_others_bid() -> None:
    waiting = replace(AUCTION_OBSERVATION, to_move=2, bidding=(False, True, True))
    bids = "Anne may bid 64 or more for the Elixir."
    assert prompt(waiting) == f"You are out of this auction: {bids}"
    assert prompt(replace(waiting, out=(True, False, False))) == bids
    assert prompt(replace(waiting, viewer=-1)) == bids


def test_in_the_end_the_prompt_names_who_wins() -> None:
    over = seen(phase=OVER, to_move=-1, spiral=FULL_SPIRALS)
    assert prompt(over) == "You win the Scepter of Zavandor."
    assert prompt(seen(phase=OVER, to_move=-1, spiral=FULL_SPIRALS, viewer=1)) == (
        "Ada wins the Scepter of Zavandor."
    )
    assert prompt(seen(phase=OVER, to_move=-1)) == "Ada, Ludo and Anne share the victory."
    ruined = seen(phase=OVER, to_move=-1, spiral=FULL_SPIRALS, out=(True, True, False))
    assert prompt(ruined) == "Anne wins the Scepter of Zavandor."


ENTRIES_BY_ACTION: list[tuple[Observation, moves.Action, str]] = [
    (seen(phase=CHOOSE), moves.ChooseCharacter(box.WITCH), "Choose the Witch"),
    (seen(), moves.Enchant(box.OPAL), "Enchant an opal for 9"),
    (seen(spiral=FULL_SPIRALS), moves.Enchant(box.OPAL), "Enchant an opal for 9 (to the pentagon)"),
    (
        seen(dust=(10, 0, 0), hand=()),
        moves.Enchant(box.OPAL),
        "Enchant an opal for 9, losing 1 dust",
    ),
    (
        seen(dust=(12, 0, 0), hand=()),
        moves.Enchant(box.OPAL, ()),
        "Enchant an opal for 9, with 9 dust, losing 1 dust",
    ),
    (
        seen(dust=(4, 0, 0), hand=(card(box.BLUE, 5),)),
        moves.Enchant(box.OPAL, (card(box.BLUE, 5),)),
        "Enchant an opal for 9, with 1 sapphire card (5) and 4 dust",
    ),
    (
        seen(),
        moves.Disenchant(box.SAPPHIRE, True),
        "Disenchant a sapphire on the spiral (+9 dust)",
    ),
    (seen(), moves.Disenchant(box.OPAL, False), "Disenchant an opal in the pentagon (+4 dust)"),
    (seen(), moves.Activate(box.OPAL), "Activate an opal"),
    (seen(), moves.Deactivate(box.OPAL), "Move an opal to the pentagon"),
    (seen(), moves.BuyMarker(25), "Buy a marker for 25 (to the pentagon)"),
    (seen(), moves.Advance(box.GEM_LORE), "Advance to level 2 of Gems for 4"),
    (
        seen(),
        moves.Advance(box.FIRE, 20),
        "Advance to level 1 of Fire for 25, including 20 for a marker",
    ),
    (
        seen(waiting=(1, 0, 0)),
        moves.Advance(box.FIRE),
        "Advance to level 1 of Fire for 5, using a marker from the pentagon",
    ),
    (seen(), moves.OpenAuction(box.ELIXIR, 60), "Auction the Elixir, opening bid 60"),
    (
        seen(artifacts=(owning(box.CRYSTAL_BALL, box.CRYSTAL_BALL), owning(), owning())),
        moves.OpenAuction(box.ELIXIR, 60),
        "Auction the Elixir, opening bid 60 (you would pay 50)",
    ),
    (seen(), moves.EndTurn(), "End turn"),
    (AUCTION_OBSERVATION, moves.Bid(64), "Bid 64"),
    (
        replace(AUCTION_OBSERVATION, dust=(60, 0, 0)),
        moves.Bid(64),
        "Bid 64, which means disenchanting an opal",
    ),
    (
        seen(dust=(110, 0, 0), levels=PAYMENT_OBSERVATION.levels),
        moves.OpenAuction(box.OWL, 120),
        "Auction the Owl, opening bid 120 (you would pay 100)",
    ),
    (
        seen(dust=(92, 0, 0), levels=PAYMENT_OBSERVATION.levels),
        moves.OpenAuction(box.OWL, 120),
        "Auction the Owl, opening bid 120 (you would pay 100), which means disenchanting a "
        "sapphire",
    ),
    (
        replace(AUCTION_OBSERVATION, dust=(2, 0, 0), wrath=True),
        moves.Bid(64),
        "Bid 64, more than you can pay",
    ),
    (AUCTION_OBSERVATION, moves.PassBid(), "Pass"),
    (PAYMENT_OBSERVATION, moves.Pay(), "Pay 90 for the Owl"),
    (
        PAYMENT_OBSERVATION,
        moves.Pay((card(box.RED, 17),), (1, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
        "Pay 90 for the Owl, with 1 ruby card (17) and 65 dust, disenchanting 2 opals",
    ),
    (
        SALE_OBSERVATION,
        moves.Pay(),
        "Pay 60 for the Elixir, disenchanting an opal on the spiral and an opal in the pentagon",
    ),
    (
        replace(SALE_OBSERVATION, pentagon=((0,) * 5,) * 3),
        moves.Pay(),
        "Pay 60 for the Elixir, losing 1 dust, disenchanting a sapphire",
    ),
    (seen(phase=MARKER), moves.TakeMarker(40), "Take the 40 marker for free"),
    (seen(phase=VICTIM), moves.GiveUp(box.OPAL), "Return an opal to the supply"),
    (
        seen(phase=ADVANCE),
        moves.FreeAdvance(box.GEM_LORE),
        "Advance to level 2 of Gems for free",
    ),
    (seen(phase=ADVANCE), moves.Decline(), "Decline the free advance"),
    (
        seen(phase=DISCARD),
        moves.Discard((card(box.BLUE, 3), card(box.RED, 13)), 2),
        "Discard 1 sapphire card (3), 1 ruby card (13) and 2 dust",
    ),
    (seen(phase=DISCARD), moves.Discard((), 0), "Discard nothing"),
]


@pytest.mark.parametrize(("observation", "action", "wanted"), ENTRIES_BY_ACTION)
def test_an_entry_of_the_list_says_what_an_action_does_and_costs(
    observation: Observation, action: moves.Action, wanted: str
) -> None:
    assert str(WORDING.action(observation, action, NAMES)) == wanted


def test_every_kind_of_action_has_its_entry() -> None:
    assert {type(action) for _, action, _ in ENTRIES_BY_ACTION} == set(get_args(moves.Action))


def test_points_are_told_by_gems_knowledge_artifacts_and_each_sentinel() -> None:
    observation = seen(
        levels=((4, 0, 0, 0, 0, 0), (0,) * 6, (0,) * 6),
        artifacts=(owning(box.ELIXIR, box.MASK), owning(), owning()),
        sentinels=(FOR_SALE, FOR_SALE, FOR_SALE, 0, *(5 * (FOR_SALE,))),
        sold=1,
    )
    tally = WORDING.tally(observation)[0]
    assert [(str(name), points) for name, points in tally.lines] == [
        ("Gems", 3),
        ("Knowledge", 2),
        ("Artifacts", 5),
        ("Cat", 9),
    ]
    assert tally.total == 19
    assert terms.lot(box.CAT) in [name for name, _ in tally.lines]


def test_the_chart_counts_rounds() -> None:
    assert WORDING.turn(seen()) == 3
    assert WORDING.turn(seen(phase=CHOOSE, round_number=0)) == 1


def test_who_is_ruined_is_out_of_the_game_in_the_ranking() -> None:
    notes = [tally.note for tally in WORDING.tally(seen(out=(False, True, False)))]
    assert [note and str(note) for note in notes] == [None, "eliminated", None]


def test_french_names_things_with_their_articles() -> None:
    french = TRANSLATORS["fr"]

    def entry(action: moves.Action, observation: Observation) -> str:
        return WORDING.action(observation, action, NAMES).render(french)

    assert entry(moves.OpenAuction(box.ELIXIR, 60), seen()) == "Mettre l’Élixir aux enchères à 60"
    assert entry(moves.Advance(box.ARTIFACT_LORE, 20), seen()) == (
        "Passer au niveau 1 dans la connaissance des artéfacts pour 22, dont 20 pour un marqueur"
    )
    assert WORDING.prompt(PAYMENT_OBSERVATION, NAMES).render(french) == "Payez 90 pour le Hibou."
    assert entry(moves.Pay(), SALE_OBSERVATION) == (
        "Payer 60 pour l’Élixir, en désenchantant une opale de la spirale et une opale du pentagone"
    )
    assert WORDING.prompt(AUCTION_OBSERVATION, NAMES).render(french) == (
        "Ludo mise 63 sur l’Élixir\N{NO-BREAK SPACE}: misez au moins 64, ou passez."
    )
    for lot in map(box.Lot, range(box.LOT_COUNT)):
        assert terms.the_lot(lot).render(french)[:2] in ("le", "la", "l’")
        assert terms.lot_effect(lot).render(french)


def checked(text: Message) -> None:
    """Asserts that a message has everything that it needs and shows all of it, in every
    language."""
    for language in languages():
        text_shown = text.render(TRANSLATORS[language])
        assert "{" not in text_shown
        assert "%n" not in text_shown
        assert "(s)" not in text_shown
        for place, value in text.arguments:
            if f"{{{place}}}" in text.source:
                part = value.render(TRANSLATORS[language]) if isinstance(value, Message) else value
                assert str(part) in text_shown, text


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_games_are_told_in_both_languages(seats: int) -> None:
    names = (*NAMES, "Mira", "Theo", "Isaure")[:seats]
    options = (("chosen_characters", True), ("wrath", seats == 3))
    rng = Rng(seats)
    journal: list[moves.ZavandorEvent] = []
    state = RULES.deal(Setup(seats, options), seats, journal)
    while (mover := RULES.to_move(state)) is not None:
        menu = RULES.legal_actions(state)
        for viewer in (mover, Seat((mover + 1) % seats)):
            checked(WORDING.prompt(RULES.observe(state, viewer), names))
        chosen = rng.choice(menu)
        checked(WORDING.action(RULES.observe(state, mover), chosen, names))
        RULES.apply(state, chosen, journal)
    over = RULES.observe(state, None)
    checked(WORDING.prompt(over, names))
    for event in journal:
        for event_seen in (event, RULES.redact(event, Seat(0))):
            line = None if event_seen is None else WORDING.event(event_seen, names)
            if line is not None:
                checked(line)
    tallies = WORDING.tally(over)
    result = RULES.result(state)
    assert result is not None
    assert tuple(tally.total for tally in tallies) == result.scores
    for tally in tallies:
        assert sum(part for _, part in tally.lines) == tally.total
