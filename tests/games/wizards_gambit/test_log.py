# SPDX-License-Identifier: MIT
"""The log of Wizard's Gambit: a line for each action, with its reason, in both languages."""

from typing import get_args

import pytest

from tests.games.wizards_gambit.tables import card, faces, spell
from tests.languages import translator
from wizardtable.core.game import Seat, Setup
from wizardtable.core.languages import languages
from wizardtable.core.rng import Rng
from wizardtable.core.text import Message
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events
from wizardtable.games.wizards_gambit.rules.card_table import Deck, Incantation, Spell, write_deck
from wizardtable.games.wizards_gambit.rules.rules import RULES
from wizardtable.games.wizards_gambit.rules.state import (
    BY_ECHO,
    BY_TRIBUTE,
    BY_TWIN_CASTING,
    CURSED,
    DRAINED,
    DRAW_PHASE,
    OVER_LIMIT,
    POOL_EMPTY,
    POOL_LOCKED,
    SCRIED,
    TEN_POINTS,
    TOO_LONG,
    WITHERED,
)
from wizardtable.games.wizards_gambit.text.wording import WORDING

NAMES = ("Ada", "Ludo", "Isaure")
TRANSLATORS = {language: translator(language) for language in languages()}
GAMBIT_III, GAMBIT_V = box.gambit(3), box.gambit(5)

LINES_BY_EVENT: list[tuple[events.WizardsGambitEvent, str]] = [
    (
        events.Dealt(0, (box.HIDDEN,) * 5, GAMBIT_III, data=""),
        "Ada starts with gambit III face up and is dealt 5 cards.",
    ),
    (
        events.Dealt(0, (*faces("AAG"), card(box.HASTE)), GAMBIT_V, data=""),
        "Ada starts with gambit V face up and is dealt 2 Angel’s Breaths, a Griffin Feather and "
        "Haste.",
    ),
    (
        events.SpellOpened(2, spell(box.QUICK_HANDS), data=""),
        "New in the pool: Quick Hands (1 point).",
    ),
    (events.RoundBegan(1, 0), "Round 1 begins: Ada has the highest gambit and starts."),
    (events.RoundBegan(4), "Round 4 begins."),
    (
        events.ComponentPlayed(0, box.GRIFFIN, 1, spell(box.BOUNTY), box.GRIFFIN, False, data=""),
        "Ada plays a Griffin Feather on Bounty.",
    ),
    (
        events.ComponentPlayed(0, box.FLAKE, 1, spell(box.BOUNTY), box.SIREN, False, data=""),
        "Ada plays a Prismatic Flake as Siren’s Tears on Bounty.",
    ),
    (
        events.ComponentPlayed(0, box.AGATE, 1, spell(box.BOUNTY), box.SIREN, True, data=""),
        "Ada plays a Riven Agate as Siren’s Tears on Bounty with Transcendent Focus.",
    ),
    (
        events.ComponentMoved(
            1,
            (box.PHOENIX, box.PHOENIX),
            0,
            spell(box.BOUNTY),
            1,
            spell(box.AEGIS),
            box.PHOENIX,
            True,
            data="",
        ),
        "Ludo moves Phoenix Ashes from Bounty to Aegis.",
    ),
    (
        events.ComponentMoved(
            1,
            (box.FLAKE, box.PHOENIX),
            0,
            spell(box.BOUNTY),
            1,
            spell(box.AEGIS),
            box.GRIFFIN,
            False,
            data="",
        ),
        "Ludo moves a Prismatic Flake (as Phoenix Ashes) from Bounty to Aegis with "
        "Rune Shift. The component now counts as a Griffin Feather.",
    ),
    (
        events.SpellClaimed(0, 1, spell(box.GRAND_SIEGE), faces("AAGGRS"), 9, True, data=""),
        "Ada claims Grand Siege: 5 points, 9 in all.",
    ),
    (
        events.SpellClaimed(0, 1, spell(box.BOUNTY), faces("AGS"), 1, False, data=""),
        "Ada claims Bounty: 1 point, 1 in all. The ability does not work for now.",
    ),
    (
        events.ComponentReclaimed(0, box.SIREN, data=""),
        "Ada takes back Siren’s Tears with Reclamation.",
    ),
    (
        events.PlaysGained(0, 1, True, data=""),
        "Ada may play one more component, thanks to Momentum.",
    ),
    (events.PlaysGained(0, 2, False, data=""), "Ada may play 2 more components this turn."),
    (
        events.SpellBanished(2, 0, spell(box.AEGIS), data=""),
        "Isaure uses Banishment to put Aegis under the spell deck.",
    ),
    (events.IncantationCast(0, card(box.WITHERING), data=""), "Ada plays Withering."),
    (events.NothingHappened(0), "The incantation has no effect."),
    (
        events.HandFreed(0, (), data=""),
        "Ada may play every component and incantation in hand this turn.",
    ),
    (
        events.HandFreed(0, (box.AGATE, card(box.HASTE)), data=""),
        "Ada may play a Riven Agate and Haste this turn.",
    ),
    (events.Warded(1, 0, data=""), "Ludo is protected by Aegis."),
    (
        events.CardTaken(0, 1, box.HIDDEN, False, False, data=""),
        "Ada takes a card at random from Ludo.",
    ),
    (
        events.CardTaken(0, 1, card(box.HASTE), True, False, data=""),
        "Ada uses Corrupt Exchange and takes Haste at random from Ludo.",
    ),
    (events.CardGiven(0, 1, box.HIDDEN, False, data=""), "Ada gives a card to Ludo in return."),
    (
        events.CardGiven(0, 1, GAMBIT_III, False, data=""),
        "Ada gives gambit III to Ludo in return.",
    ),
    (
        events.HandsSwapped(0, 1, (box.HIDDEN,) * 4, (box.HIDDEN,), data=""),
        "Ada swaps hands with Ludo: a card for 4 cards.",
    ),
    (
        events.HandsSwapped(0, 1, faces("AA"), (), data=""),
        "Ada swaps hands with Ludo: gives 0 cards, gets 2 Angel’s Breaths.",
    ),
    (
        events.CardDiscarded(1, card(box.HASTE), DRAINED, 0, data=""),
        "Ada uses Drain: Ludo discards Haste at random.",
    ),
    (
        events.CardDiscarded(1, box.ANGEL, CURSED, 1, data=""),
        "Ludo discards an Angel’s Breath at random because of Cursed Rune.",
    ),
    (
        events.CardDiscarded(1, GAMBIT_III, OVER_LIMIT, 1, data=""),
        "Ludo discards gambit III (hand limit). The gambit is out of the game.",
    ),
    (
        events.CardDiscarded(1, box.ANGEL, SCRIED, 1, data=""),
        "Ludo discards an Angel’s Breath and draws another card.",
    ),
    (events.CardDiscarded(1, box.ANGEL, WITHERED, 0, data=""), "Ludo discards an Angel’s Breath."),
    (
        events.ComponentDispelled(0, 1, spell(box.BOUNTY), (box.FLAKE, box.SIREN), data=""),
        "Ada discards a Prismatic Flake (as Siren’s Tears) from Bounty.",
    ),
    (
        events.ComponentRecalled(0, box.GRIFFIN),
        "Ada takes a Griffin Feather from the discard pile.",
    ),
    (
        events.Eclipsed(0, (1, 2)),
        "Ada stops the spell abilities of Ludo and Isaure until the caster’s next turn.",
    ),
    (events.EclipseEnded(0, (1, 2)), "Ada’s Eclipse ends."),
    (
        events.AuraLaid(0, GAMBIT_III, 1, spell(box.BOUNTY), data=""),
        "Ada plays gambit III on Bounty: aura of protection.",
    ),
    (events.AnnulmentLaid(0, GAMBIT_III, 1), "Ada annuls Ludo’s book with gambit III."),
    (events.AnnulmentLaid(0, GAMBIT_III, 0), "Ada annuls their own book with gambit III."),
    (
        events.GambitDestroyed(0, GAMBIT_III, 1, GAMBIT_V, box.NO_SPELL, 2, data=""),
        "Ada uses gambit III to destroy gambit V, played by Ludo on Isaure’s book: "
        "both gambits are out of the game.",
    ),
    (
        events.GambitDestroyed(0, GAMBIT_III, 1, GAMBIT_V, box.NO_SPELL, 1, data=""),
        "Ada uses gambit III to destroy gambit V, played by Ludo on their own "
        "book: both gambits are out of the game.",
    ),
    (
        events.GambitDestroyed(0, GAMBIT_III, 1, GAMBIT_V, spell(box.BOUNTY), -1, data=""),
        "Ada uses gambit III to destroy gambit V, played by Ludo on Bounty: both gambits "
        "are out of the game.",
    ),
    (
        events.GambitReleased(0, GAMBIT_III, spell(box.BOUNTY), -1, data=""),
        "Ada releases gambit III from Bounty: the gambit is out of the game.",
    ),
    (
        events.GambitReleased(0, GAMBIT_III, box.NO_SPELL, 1, data=""),
        "Ada releases gambit III from Ludo’s book: the gambit is out of the game.",
    ),
    (
        events.GambitReleased(0, GAMBIT_III, box.NO_SPELL, 0, data=""),
        "Ada releases gambit III from their own book: the gambit is out of the game.",
    ),
    (
        events.GambitsRemoved((GAMBIT_III, GAMBIT_V)),
        "Nobody has played a component for two rounds: all gambits in play leave the game.",
    ),
    (
        events.HandOpened(0, faces("AG"), data=""),
        "Ada now plays with an open hand: an Angel’s Breath and a Griffin Feather.",
    ),
    (
        events.HandShown(0, (card(box.HASTE),), data=""),
        "Ada plays no component and shows Haste.",
    ),
    (events.HandEmptied(0, True), "Ada has no cards left: the turn ends."),
    (events.HandEmptied(0, False), "Ada has no cards left."),
    (
        events.DrawPhaseGrew(0, 2, (spell(box.BOUNTY),), data=""),
        "Ada’s draw phase: 2 cards instead of 1, thanks to Bounty.",
    ),
    (
        events.DrawPhaseGrew(0, 3, (spell(box.BOUNTY), spell(box.GRAND_SIEGE)), data=""),
        "Ada’s draw phase: 3 cards instead of 1, thanks to Bounty and Grand Siege.",
    ),
    (events.Drew(0, 2, (box.HIDDEN,) * 2, DRAW_PHASE, False, data=""), "Ada draws 2 cards."),
    (events.Drew(0, 1, (box.HIDDEN,), BY_ECHO, False, data=""), "Ada draws a card with Echo."),
    (
        events.Drew(0, 1, (box.AGATE,), BY_TWIN_CASTING, False, data=""),
        "Ada draws a Riven Agate with Twin Casting.",
    ),
    (
        events.Drew(1, 1, (box.HIDDEN,), BY_TRIBUTE, False, data=""),
        "Ludo draws a card: Tribute favours the opponent with the fewest points.",
    ),
    (
        events.LookedAhead(0, (box.HIDDEN,) * 2, data=""),
        "Ada looks at 2 cards on top of the deck.",
    ),
    (events.CardKept(0, box.AGATE, data=""), "Ada keeps a Riven Agate."),
    (events.Reshuffled(1), "The discard pile becomes a new deck of 1 card."),
    (
        events.GameEnded(TEN_POINTS, (11, 4, 6), (0,)),
        "Ada wins with 11 points and becomes Magus of the Grand Siege.",
    ),
    (
        events.GameEnded(POOL_EMPTY, (7, 4, 6), (0,)),
        "The pool is out of spells. Ada wins with 7 points.",
    ),
    (
        events.GameEnded(POOL_EMPTY, (7, 7, 6), (0, 1)),
        "The pool is out of spells. Ada and Ludo share the victory with 7 points each and the "
        "same number of spells.",
    ),
    (
        events.GameEnded(POOL_EMPTY, (7, 7, 6), (1,)),
        "The pool is out of spells. Ludo wins with 7 points: fewer spells break the tie.",
    ),
    (
        events.GameEnded(POOL_LOCKED, (1, 4, 6), (2,)),
        "Nobody has played a component for at least two rounds. Isaure wins with 6 points.",
    ),
    (
        events.GameEnded(TOO_LONG, (1, 4, 6), (2,)),
        "The match ends after 500 rounds. Isaure wins with 6 points.",
    ),
]

EVENTS_WITHOUT_LINE: list[events.WizardsGambitEvent] = [
    events.TurnBegan(0),
    events.TurnEnded(0),
    events.ComponentsDiscarded(0, faces("AGS")),
    events.IncantationDiscarded(0, card(box.HASTE)),
]
"""Events without a line: they follow from another event, or the next line names them."""

FRENCH_LINES: list[tuple[events.WizardsGambitEvent, str]] = [
    (
        events.CardTaken(0, 1, card(box.HASTE), False, False, data=""),
        "Ada prend la Hâte au hasard à Ludo.",
    ),
    (
        events.SpellClaimed(0, 1, spell(box.QUICK_HANDS), faces("ADG"), 5, True, data=""),
        (
            "Ada ajoute les Mains prestes à son livre\N{NO-BREAK SPACE}: "
            "1\N{NO-BREAK SPACE}point, 5 en tout."
        ),
    ),
    (
        events.Warded(1, 0, data=""),
        "Ludo ne subit rien, grâce à l’Égide.",
    ),
    (
        events.AnnulmentLaid(0, GAMBIT_III, 1),
        "Ada joue le gambit III contre Ludo\N{NO-BREAK SPACE}: annulation de magie.",
    ),
    (
        events.ComponentDispelled(0, 1, spell(box.AEGIS), (box.PHOENIX, box.PHOENIX), data=""),
        "Ada prend des Cendres du phénix sur l’Égide et défausse cet ingrédient.",
    ),
    (
        events.GambitDestroyed(0, GAMBIT_III, 2, GAMBIT_V, spell(box.AEGIS), -1, data=""),
        "Ada utilise le gambit III pour détruire le gambit V, posé par Isaure sur l’Égide"
        "\N{NO-BREAK SPACE}: les deux gambits sont retirés de la partie.",
    ),
]


def told(event: events.WizardsGambitEvent) -> str:
    line = WORDING.event(event, NAMES)
    assert line is not None
    return str(line)


@pytest.mark.parametrize(("event", "wanted"), LINES_BY_EVENT)
def test_a_line_tells_what_happened(event: events.WizardsGambitEvent, wanted: str) -> None:
    assert told(event) == wanted


def test_what_follows_by_itself_has_no_line() -> None:
    assert [WORDING.event(event, NAMES) for event in EVENTS_WITHOUT_LINE] == [None] * len(
        EVENTS_WITHOUT_LINE
    )


def test_every_kind_of_event_is_told_or_known_to_be_silent() -> None:
    kinds = {type(event) for event, _ in LINES_BY_EVENT} | {
        type(event) for event in EVENTS_WITHOUT_LINE
    }
    assert kinds == set(get_args(events.WizardsGambitEvent))


@pytest.mark.parametrize(("event", "wanted"), FRENCH_LINES)
def test_french_lines_read_as_french(event: events.WizardsGambitEvent, wanted: str) -> None:
    line = WORDING.event(event, NAMES)
    assert line is not None
    assert line.render(TRANSLATORS["fr"]) == wanted


def test_the_names_of_a_house_deck_are_told_as_they_were_entered() -> None:
    spells = tuple(Spell(f"Spruch {row}", 2, (1, 1, 1, 0, 0, 0), box.AEGIS) for row in range(4))
    data = write_deck(Deck(spells, (Incantation("Blitz", 2, box.HASTE),)))
    assert told(events.IncantationCast(0, box.incantation(0), data=data)) == "Ada plays Blitz."
    claimed = events.SpellClaimed(1, 0, spell(3), faces("APD"), 4, True, data=data)
    assert told(claimed) == "Ludo claims Spruch 3: 2 points, 4 in all."


def checked(text: Message) -> None:
    """Checks that a message shows all of its values and has no open placeholder, in both
    languages."""
    for language, translate in TRANSLATORS.items():
        shown = text.render(translate)
        assert "{" not in shown, (language, shown)
        assert "%n" not in shown
        assert "(s)" not in shown
        for place, value in text.arguments:
            if f"{{{place}}}" in text.source:
                part = value.render(translate) if isinstance(value, Message) else value
                assert str(part) in shown, text


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_told_in_both_languages(seats: int) -> None:
    names = (*NAMES, "Mira", "Theo")[:seats]
    for seed in range(6):
        rng = Rng(seed)
        journal: list[events.WizardsGambitEvent] = []
        state = RULES.deal(Setup(seats), seed, journal)
        while (mover := RULES.to_move(state)) is not None:
            menu = RULES.legal_actions(state)
            observation = RULES.observe(state, mover)
            checked(WORDING.prompt(observation, names))
            checked(WORDING.prompt(RULES.observe(state, Seat((mover + 1) % seats)), names))
            for action in menu[:: 1 + len(menu) // 8]:
                checked(WORDING.action(observation, action, names))
            RULES.apply(state, rng.choice(menu), journal)
        over = RULES.observe(state, None)
        checked(WORDING.prompt(over, names))
        for viewer in (None, Seat(0)):
            for event in journal:
                shown = RULES.redact(event, viewer)
                line = None if shown is None else WORDING.event(shown, names)
                if line is not None:
                    checked(line)
        result = RULES.result(state)
        assert result is not None
        tallies = WORDING.tally(over)
        assert tuple(tally.total for tally in tallies) == result.scores
        assert all(sum(part for _, part in tally.lines) == tally.total for tally in tallies)


def test_a_viewer_is_told_no_card_that_they_may_not_see() -> None:
    """A line takes its cards from the redacted event, and only counts hidden ones."""
    drawn = events.Drew(0, 2, (box.AGATE, card(box.HASTE)), DRAW_PHASE, False, data="")
    own, other = RULES.redact(drawn, Seat(0)), RULES.redact(drawn, Seat(1))
    assert own is not None
    assert other is not None
    assert told(own) == "Ada draws a Riven Agate and Haste."
    assert told(other) == "Ada draws 2 cards."
    stolen = events.CardTaken(0, 1, card(box.HASTE), False, False, data="")
    observation = [RULES.redact(stolen, Seat(viewer)) for viewer in range(3)]
    assert [event and told(event) for event in observation] == [
        "Ada takes Haste at random from Ludo.",
        "Ada takes Haste at random from Ludo.",
        "Ada takes a card at random from Ludo.",
    ]
