# SPDX-License-Identifier: MIT
"""What a piece is, in full, for the large card that appears where the pointer rests."""

from wizardtable.core.text import N_, NN_, Message, listing
from wizardtable.games.anludim.rules import terms
from wizardtable.games.anludim.rules.components import CardId
from wizardtable.games.anludim.rules.state import Combination, Observation
from wizardtable.games.anludim.text.round_end import stand_ins
from wizardtable.games.anludim.view import labels
from wizardtable.games.anludim.view.identities import SCROLL
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Key, Sprite

_FORMS = (
    N_("anludim table", "Two or more cards with consecutive values, in any colours."),
    N_("anludim table", "Two or more cards of one colour, with any values."),
    N_("anludim table", "One or more pairs: two cards of the same value in different colours."),
    N_("anludim table", "One or more triples: three cards of the same value in three colours."),
    N_("anludim table", "Four or more cards of one value, in any colours."),
)


def explain(frame: Frame, key: Key) -> Explanation | None:
    """The explanation of a piece; None where there is nothing to say."""
    seen: Observation = frame.observation
    found: Explanation | None = None
    match key:
        case ("card", int(card)):
            found = _card(frame, CardId(card))
        case ("plate", int(discipline)) | ("professor", int(discipline)):
            found = _discipline(frame, discipline)
        case ("object", int(kind), int(value), _):
            found = _object(seen, kind, value)
        case ("seat", int(seat)) | ("hand", int(seat)) | ("back", int(seat), _):
            found = _seat(frame, seat)
        case ("crest", int(seat)):
            found = _crest(seen, seat)
        case ("deck",):
            found = _deck(seen)
    return found


def _deck(seen: Observation) -> Explanation:
    lines = [NN_("anludim table", "%n card(s) left.", "", seen.deck)]
    if seen.deck + len(seen.discards) > 1:
        lines.append(N_("anludim table", "Main action: draw two cards."))
    return Explanation(render(N_("anludim table", "The deck")), tuple(map(render, lines)))


def _card(frame: Frame, card: CardId) -> Explanation:
    seen: Observation = frame.observation
    lines: list[Message] = []
    top, used = 0, None
    for seat, combinations in enumerate(seen.combinations):
        for laid in combinations:
            if card in laid.cards:
                top = used = laid.halves[laid.cards.index(card)]
                lines += _laid(frame, seat, laid)
    if card in seen.row:
        lines.append(N_("anludim table", "Main action: take this open card."))
    elif used is None:
        lines.append(N_("anludim table", "In a combination, only one half counts."))
    sprite = Sprite("card", (card, top, used))
    return Explanation(render(terms.card_name(card)), tuple(map(render, lines)), sprite)


def _laid(frame: Frame, seat: int, laid: Combination) -> list[Message]:
    seen: Observation = frame.observation
    owner = N_("anludim table", "{player}: {combination}").of(
        player=frame.names[seat], combination=terms.reading(laid.discipline, laid.strength)
    )
    if seen.professors[laid.discipline] == laid.serial:
        held = N_("anludim table", "Holds {professor}: one object a turn, until the pile is empty.")
        return [owner, held.of(professor=terms.THE_PROFESSOR[laid.discipline])]
    return [
        owner,
        N_("anludim table", "This combination has lost its professor, but must still be beaten."),
    ]


def _discipline(frame: Frame, discipline: int) -> Explanation:
    seen: Observation = frame.observation
    title = N_("anludim table", "{professor} · {discipline}").of(
        professor=terms.PROFESSOR_NAMES[discipline], discipline=terms.DISCIPLINE_NAMES[discipline]
    )
    pile = seen.piles[discipline]
    values = listing([str(value) for value in reversed(pile)]) if pile else ""
    left = N_("anludim table", "{objects}, points from the top: {values}.").of(
        objects=terms.OBJECT_KINDS[discipline], values=values
    )
    empty = N_(
        "anludim table", "The pile is empty: the professor stands in for one of its objects."
    )
    lines = [
        _FORMS[discipline],
        terms.to_beat(discipline, labels.best(seen, discipline) or None),
        left if pile else empty,
    ]
    sprite = Sprite("professor", (discipline,))
    return Explanation(render(title), tuple(map(render, lines)), sprite, 1.0)


def _object(seen: Observation, kind: int, value: int) -> Explanation:
    name = N_("anludim table", "Scroll") if kind == SCROLL else terms.OBJECT_NAMES[kind]
    lines = [NN_("anludim table", "Worth %n point(s).", "", value)]
    lines.append(
        N_("anludim table", "Once a turn, you may discard an object or a scroll to draw a card.")
    )
    if kind == SCROLL:
        lines.append(N_("anludim table", "A scroll is not one of the five kinds of objects."))
    sprite = Sprite("object", (kind, value))
    return Explanation(render(name), tuple(map(render, lines)), sprite, 1.0)


def _seat(frame: Frame, seat: int) -> Explanation:
    seen: Observation = frame.observation
    kinds = sum(bool(values) for values in seen.objects[seat])
    lines = [
        NN_("anludim table", "%n card(s) in hand.", "", seen.hand_sizes[seat]),
        NN_(
            "anludim table",
            "%n point(s) in objects and scrolls.",
            "",
            labels.points(seen, seat),
        ),
        NN_("anludim table", "%n of the five kinds of objects; all five win the round.", "", kinds),
    ]
    for discipline in stand_ins(seen, seat):
        text = N_("anludim table", "Plus {professor}, standing in for one more kind.")
        lines.append(text.of(professor=terms.THE_PROFESSOR[discipline]))
    known = seen.known[seat]
    if known and seat != seen.viewer:
        names = listing([terms.card_name(card) for card in known])
        lines.append(N_("anludim table", "Known cards in this hand: {cards}.").of(cards=names))
    told = (*frame.sitter(seat).told(), *map(render, lines))
    wizard = frame.sitter(seat).wizard
    likeness = Sprite("sitter", (seat, wizard)) if wizard else None
    return Explanation(frame.names[seat], told, likeness, 1.0)


def _crest(seen: Observation, seat: int) -> Explanation:
    gold = seen.gold[seat]
    line = (
        N_("anludim table", "One more round wins the match.")
        if gold
        else N_(
            "anludim table",
            "Turns to gold when its owner wins a round; a second round wins the match.",
        )
    )
    kind = "crest.gold" if gold else "crest.silver"
    return Explanation(labels.crest(gold=gold), (render(line),), Sprite(kind, (seat,)), 1.0)
