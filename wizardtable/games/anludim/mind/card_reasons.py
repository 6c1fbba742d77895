# SPDX-License-Identifier: MIT
"""Reasons for taking, drawing and keeping cards in Anludim.

A card has two halves, each with a value and a colour; a combination uses one of them.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import COLOURS_BY_CARD, VALUES, CardId
from wizardtable.games.anludim.rules.formations import Formations
from wizardtable.games.anludim.rules.observe import professor_holders
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.rules.terms import COLOUR_NAMES, THE_PROFESSOR

NO_DISCIPLINE: Final = -1

FEW_CARDS: Final = 4
"""The number of cards in hand up to which a hand is called small."""

# Combinations that a hand could lay.


def strengths_to_beat(observation: Observation) -> list[tuple[int, ...]]:
    """Returns by discipline the greatest strength on the table, () for none."""
    best: list[tuple[int, ...]] = [()] * 5
    for combinations in observation.combinations:
        for combination in combinations:
            discipline = combination.discipline
            best[discipline] = max(best[discipline], combination.strength)
    return best


def winnable_disciplines(
    observation: Observation, cards: Sequence[CardId], best: list[tuple[int, ...]]
) -> list[int]:
    """Returns the disciplines whose professors these cards would win, as the table stands.

    Only professors count that the viewer does not hold, and that bring an object or stand in for a
    kind that the viewer lacks. `best` is the strength to beat by discipline.
    """
    holding, seat = professor_holders(observation), observation.viewer
    layable = {offer[0] for offer in Formations(tuple(sorted(cards))).offers(best)}
    return [
        discipline
        for discipline in sorted(layable)
        if holding[discipline] != seat
        and (observation.piles[discipline] or not observation.objects[seat][discipline])
    ]


def professor_after_taking(observation: Observation, card: CardId) -> int:
    """Returns the discipline whose professor the hand could win only with this card.

    The highest such discipline counts; NO_DISCIPLINE stands for none.
    """
    best = strengths_to_beat(observation)
    before = winnable_disciplines(observation, observation.hand, best)
    after = winnable_disciplines(observation, (*observation.hand, card), best)
    return max([kind for kind in after if kind not in before], default=NO_DISCIPLINE)


def unseen_cards(observation: Observation) -> list[CardId]:
    """Returns the cards whose place the viewer does not know."""
    seen_cards = {*observation.hand, *observation.row, *observation.discards}
    for cards in observation.known:
        seen_cards.update(cards)
    for combinations in observation.combinations:
        for combination in combinations:
            seen_cards.update(combination.cards)
    return [card for card in observation.box.cards if card not in seen_cards]


def helpful_cards(observation: Observation) -> tuple[int, int]:
    """Returns a discipline, and how many unseen cards would let the hand win its professor.

    It is the discipline with the most such cards among those that the hand cannot win yet;
    (NO_DISCIPLINE, 0) stands for none.
    """
    best = strengths_to_beat(observation)
    before = winnable_disciplines(observation, observation.hand, best)
    counts = [0] * 5
    for card in unseen_cards(observation):
        for kind in winnable_disciplines(observation, (*observation.hand, card), best):
            counts[kind] += kind not in before
    highest_count = max(counts)
    return (counts.index(highest_count), highest_count) if highest_count else (NO_DISCIPLINE, 0)


# Taking an open card.


def _wins_with_card(observation: Observation, action: moves.TakeOpen) -> bool:
    """Returns whether the hand could win a professor with the card that it cannot win without."""
    return professor_after_taking(observation, action.card) != NO_DISCIPLINE


def _equal_cards(cards: Sequence[CardId], card: CardId) -> tuple[int, int]:
    """Returns the number of cards with a value of this card, and the value; the most counts."""
    return max([(sum([v in VALUES[other] for other in cards]), v) for v in VALUES[card]])


def _equal_colours(cards: Sequence[CardId], card: CardId) -> tuple[int, int]:
    """Returns the number of cards with a colour of this card, and the colour; the most counts."""
    return max(
        [(sum([c in COLOURS_BY_CARD[other] for other in cards]), c) for c in COLOURS_BY_CARD[card]]
    )


def _shares_value(observation: Observation, action: moves.TakeOpen) -> bool:
    """Returns whether a card in hand has a value of the open card."""
    return _equal_cards(observation.hand, action.card)[0] > 0


def _shares_colour(observation: Observation, action: moves.TakeOpen) -> bool:
    """Returns whether at least two cards in hand have a colour of the open card."""
    return _equal_colours(observation.hand, action.card)[0] > 1


def _take_to_win_words(observation: Observation, action: moves.TakeOpen) -> Message:
    text = N_(
        "anludim", "If nothing on the table changes, this card lets you win {professor} next turn."
    )
    return text.of(professor=THE_PROFESSOR[professor_after_taking(observation, action.card)])


def _same_value_words(observation: Observation, action: moves.TakeOpen) -> Message:
    count, value = _equal_cards(observation.hand, action.card)
    text = NN_("anludim", "You hold %n other card(s) of value {value}.", "", count)

    return text.of(value=value)


def _same_colour_words(observation: Observation, action: moves.TakeOpen) -> Message:
    count, colour = _equal_colours(observation.hand, action.card)
    text = NN_(
        "anludim", "With this card, %n card(s) in your hand can count as {colour}.", "", count + 1
    )
    return text.of(colour=COLOUR_NAMES[colour])


# Drawing two cards.


def _may_help(observation: Observation, action: moves.DrawTwo) -> bool:
    """Returns whether at least five unseen cards would let the hand win the same professor."""
    return helpful_cards(observation)[1] >= 5


def _beats_nothing(observation: Observation, action: moves.DrawTwo) -> bool:
    """Returns whether the hand alone has no combination that beats the table."""
    best = strengths_to_beat(observation)
    return not Formations(tuple(sorted(observation.hand))).offers(best)


def _wins_nothing(observation: Observation, action: moves.DrawTwo) -> bool:
    """Returns whether nothing that the hand can lay wins an object or stands in for a kind."""
    best = strengths_to_beat(observation)
    return not winnable_disciplines(observation, observation.hand, best)


def _has_few_cards(observation: Observation, action: moves.DrawTwo) -> bool:
    """Returns whether the hand is small."""
    return len(observation.hand) <= FEW_CARDS


def _help_words(observation: Observation, action: moves.DrawTwo) -> Message:
    kind, count = helpful_cards(observation)
    text = N_(
        "anludim", "Of the {all} cards you have not seen, {count} would let you win {professor}."
    )
    places = {"count": count, "all": len(unseen_cards(observation))}
    return text.of(**places, professor=THE_PROFESSOR[kind])


def _few_cards_words(observation: Observation, action: moves.DrawTwo) -> Message:
    count = len(observation.hand)
    return NN_(
        "anludim",
        "You have only %n card(s) in hand: more would open up new combinations.",
        "",
        count,
    )


# Keeping cards for the next round.


def _keeps_nothing(observation: Observation, action: moves.Keep) -> bool:
    """Returns whether no card is kept."""
    return not action.cards


def _keeps_all(observation: Observation, action: moves.Keep) -> bool:
    """Returns whether all cards of the hand are kept."""
    return len(action.cards) == len(observation.hand)


def most_equal(cards: Sequence[CardId]) -> tuple[int, int]:
    """Returns how many of the cards share a value at most, and the value; (0, 0) for no card."""
    return max([_equal_cards(cards, card) for card in cards], default=(0, 0))


def _common_colour(cards: Sequence[CardId]) -> int:
    """Returns a colour that all the cards have, -1 if there is none."""
    for colour in range(len(COLOUR_NAMES)):
        if all(colour in COLOURS_BY_CARD[card] for card in cards):
            return colour
    return -1


def _has_equal_values(observation: Observation, action: moves.Keep) -> bool:
    """Returns whether at least two of the kept cards share a value."""
    return most_equal(action.cards)[0] > 1


def _has_common_colour(observation: Observation, action: moves.Keep) -> bool:
    """Returns whether two or more cards are kept, which have a colour in common."""
    return len(action.cards) > 1 and _common_colour(action.cards) >= 0


def _equal_values_words(observation: Observation, action: moves.Keep) -> Message:
    count, value = most_equal(action.cards)
    return NN_("anludim", "Among these, %n card(s) share the value {value}.", "", count).of(
        value=value
    )


def _common_colour_words(observation: Observation, action: moves.Keep) -> Message:
    text = N_("anludim", "All of these cards can count as {colour} in a colour set.")
    return text.of(colour=COLOUR_NAMES[_common_colour(action.cards)])


KEEP_REASONS: Final[tuple[Reason[Observation], ...]] = (
    Reason(
        "nothing worth keeping",
        (moves.Keep,),
        _keeps_nothing,
        fixed(N_("anludim", "None of these cards is worth keeping.")),
    ),
    Reason(
        "whole hand kept",
        (moves.Keep,),
        _keeps_all,
        fixed(N_("anludim", "Your whole hand is worth keeping.")),
    ),
    Reason("equal values kept", (moves.Keep,), _has_equal_values, _equal_values_words),
    Reason("one colour kept", (moves.Keep,), _has_common_colour, _common_colour_words),
    Reason(
        "best part kept",
        (moves.Keep,),
        always,
        fixed(N_("anludim", "This is the most promising part of your hand.")),
    ),
)
"""The reasons for keeping cards, the strongest first."""

TAKE_REASONS: Final[tuple[Reason[Observation], ...]] = (
    Reason("open card wins", (moves.TakeOpen,), _wins_with_card, _take_to_win_words),
    Reason("open card of same value", (moves.TakeOpen,), _shares_value, _same_value_words),
    Reason("open card of same colour", (moves.TakeOpen,), _shares_colour, _same_colour_words),
    Reason(
        "open card seen",
        (moves.TakeOpen,),
        always,
        fixed(N_("anludim", "You can see this card before you take it.")),
    ),
)
"""The reasons for taking an open card, the strongest first."""

DRAW_REASONS: Final[tuple[Reason[Observation], ...]] = (
    Reason("unseen cards help", (moves.DrawTwo,), _may_help, _help_words),
    Reason(
        "hand beats nothing",
        (moves.DrawTwo,),
        _beats_nothing,
        fixed(N_("anludim", "Your hand alone beats nothing on the table: you need new cards.")),
    ),
    Reason(
        "hand wins nothing",
        (moves.DrawTwo,),
        _wins_nothing,
        fixed(N_("anludim", "Nothing you could lay now would win you an object.")),
    ),
    Reason("small hand", (moves.DrawTwo,), _has_few_cards, _few_cards_words),
    Reason(
        "stronger later",
        (moves.DrawTwo,),
        always,
        fixed(N_("anludim", "With more cards, you can lay a stronger combination later.")),
    ),
)
"""The reasons for drawing from the deck, the strongest first."""
