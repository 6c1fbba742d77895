# SPDX-License-Identifier: MIT
"""What everything on the table is that cannot be bought: seats, hands, decks, the turn order."""

from wizardtable.core.text import N_, NN_, Message, signed
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.economy import dust_slots, income, is_last_round, mean_income
from wizardtable.games.zavandor.rules.points import (
    BONUS_LINE,
    GEM_LINE,
    LORE_LINE,
    Line,
    point_lines,
    points,
)
from wizardtable.games.zavandor.rules.price_sums import place_name
from wizardtable.games.zavandor.rules.prices import figure, place
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view import figure_rows
from wizardtable.games.zavandor.view.figure_rows import Ledger
from wizardtable.games.zavandor.view.purchase_details import effect_for
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite


def of_seat(frame: Frame, seat: int) -> Explanation:
    """A player: points with where they come from, and income."""
    seen: Observation = frame.observation
    if seen.out[seat]:
        ruined = N_("zavandor table", "Eliminated: could not pay a winning bid.")
        return Explanation(frame.names[seat], (render(ruined),))
    lines = (*frame.sitter(seat).told(), *map(render, _income_lines(seen, seat)))
    rows = [(_label(line), str(line.points)) for line in point_lines(seen, seat)]
    whole = (render(N_("zavandor table", "Points in all")), str(points(seen, seat)))
    wizard = frame.sitter(seat).wizard
    likeness = Sprite("sitter", (seat, wizard)) if wizard else None
    return Explanation(frame.names[seat], lines, likeness, 1.0, (*rows, whole))


def _label(line: Line) -> str:
    """Where points come from."""
    name = terms.lot(line.what)
    if line.kind == GEM_LINE:
        name = terms.gem(line.what)
    elif line.kind == LORE_LINE:
        name = N_("zavandor table", "{domain}, level 4").of(domain=terms.domain(line.what))
    elif line.kind == BONUS_LINE:
        name = N_("zavandor table", "{lot}, bonus").of(lot=name)
    return figure_rows.times(name, line.count)


def _income_lines(seen: Observation, seat: int) -> list[Message]:
    """What comes next round, and what it is worth."""
    if is_last_round(seen):
        return [N_("zavandor table", "This is the last round: there is no more income.")]
    due = income(seen, seat)
    cards = terms.energy_list(due.standard, due.concentrated, due.dust)
    if cards is None:
        return [N_("zavandor table", "No income.")]
    text = N_("zavandor table", "Next round: {income}, about {dust} energy in all.")
    lines = [text.of(income=cards, dust=figure_rows.tenths(mean_income(seen, seat)))]
    sages = figure_rows.of_coming(seen, seat)
    if sages is not None:
        lines.append(
            N_("zavandor table", "From the Nine Sages, next round: {cards}.").of(cards=sages)
        )
    return lines


def of_character(seen: Observation, seat: int) -> Explanation | None:
    """The character of a seat, and the hand limit that began with it."""
    chosen = seen.characters[seat]
    if chosen < 0:
        return None
    about = [terms.character_about(chosen)]
    return _text(terms.character(chosen), about, figure_rows.of_limit(seen, seat))


def of_choice(character: int) -> Explanation:
    """A character that can be chosen."""
    return _text(terms.character(character), [terms.character_about(character)])


def of_wealth(frame: Frame, seat: int) -> Explanation:
    """A seat's cards and dust, the room they take in hand, and what they are worth."""
    seen: Observation = frame.observation
    title = N_("zavandor table", "Cards and dust")
    ledger = (*figure_rows.of_hand(seen, seat),)
    return _text(title, _income_lines(seen, seat), ledger)


def of_slots(seen: Observation, seat: int) -> Explanation:
    """The spiral: how many gems may be active."""
    line = N_("zavandor table", "Gems give energy and points only while they are active.")
    return _text(N_("zavandor table", "Spiral"), [line], figure_rows.of_slots(seen, seat))


def of_pentagon(seen: Observation, seat: int) -> Explanation:
    """The pentagon: idle gems and markers that wait."""
    lines = [
        N_("zavandor table", "Holds inactive gems and markers waiting to be used."),
        NN_("zavandor table", "%n marker(s) waiting.", "", seen.waiting[seat])
        if seen.waiting[seat]
        else N_("zavandor table", "No markers waiting."),
    ]
    return _text(N_("zavandor table", "Pentagon"), lines)


def of_token() -> Explanation:
    """A marker that waits in a pentagon."""
    line = N_(
        "zavandor table", "This marker lets its owner enter a new domain, even with a free advance."
    )
    return _text(N_("zavandor table", "Marker waiting"), [line])


def of_lore(seen: Observation, seat: int) -> Explanation:
    """All knowledge of a seat."""
    lines: list[Message] = []
    for domain, level in enumerate(seen.levels[seat]):
        if level:
            text = N_("zavandor table", "{domain}, level {level}: {effect}")
            effect = effect_for(seen, seat, domain, level)
            lines.append(text.of(domain=terms.domain(domain), level=level, effect=effect))
    left = seen.markers[seat]
    if left:
        least = N_("zavandor table", "The cheapest marker left costs {price}.")
        lines.append(least.of(price=min(left)))
    else:
        lines.append(N_("zavandor table", "No markers left to buy."))
    return _text(N_("zavandor table", "Knowledge"), lines)


def of_card(face: box.Card) -> Explanation:
    """An energy card that can be seen."""
    lines = [N_("zavandor table", "Worth {value} when you pay.").of(value=box.VALUES[face])]
    if face >= len(box.VALUES) - 4:
        lines.append(N_("zavandor table", "Takes up 3 places in hand."))
    else:
        lines.append(N_("zavandor table", "Takes up 1 place in hand."))
    sprite = Sprite("energy", (int(face),))
    title = render(terms.card(face))
    return Explanation(title[:1].upper() + title[1:], tuple(map(render, lines)), sprite, 1.4)


def of_dust(seen: Observation, seat: int) -> Explanation:
    """Dust, and the room it takes."""
    dust = seen.dust[seat]
    lines = [
        NN_("zavandor table", "This dust takes up %n place(s) in hand.", "", dust_slots(dust)),
        N_(
            "zavandor table",
            "Dust tiles are worth 2, 5 and 10. A total of 1 or 3 cannot be kept: 1 dust is lost.",
        ),
    ]
    if dust in (1, 3) and seat == seen.viewer:
        lines.append(
            N_(
                "zavandor table",
                "This turn, dust from the gems you sold still counts in full: spend it before "
                "you end your turn.",
            )
        )
    return _text(N_("zavandor table", "Dust: {dust}").of(dust=dust), lines)


def of_deck(seen: Observation, kind: int) -> Explanation:
    """A deck of energy: how many cards are left, and which have not been seen."""
    lines = [
        NN_("zavandor table", "%n card(s) left in the deck.", "", seen.deck[kind]),
        NN_(
            "zavandor table",
            "%n concentrated card(s) in the supply.",
            "",
            figure_rows.concentrated_left(seen, kind),
        ),
        N_("zavandor table", "Cards in the deck and in other hands:"),
    ]
    return _text(terms.energy(kind), lines, figure_rows.of_deck(seen, kind))


def of_discards(seen: Observation, kind: int) -> Explanation:
    """A pile of cards that were paid or discarded."""
    count = len(seen.discards[kind])
    lines = [
        NN_("zavandor table", "%n card(s) paid or discarded.", "", count),
        N_("zavandor table", "When the deck is empty, these cards are shuffled into a new one."),
    ]
    return _text(terms.energy(kind), lines, figure_rows.of_discards(seen, kind))


def of_artifact_deck(seen: Observation) -> Explanation:
    """The deck of artifacts."""
    lines = [
        NN_("zavandor table", "%n artifact(s) left in the deck.", "", seen.hidden),
        N_(
            "zavandor table",
            "Each round starts with as many artifacts on offer as players "
            "still in the match, while the deck lasts.",
        ),
    ]
    return _text(N_("zavandor table", "Artifacts"), lines)


def of_order(frame: Frame, seat: int) -> Explanation:
    """A place in the turn order, and what it changes in prices."""
    seen: Observation = frame.observation
    where = place(seen, seat)
    title = N_("zavandor table", "{player}, {place}")
    title = title.of(player=frame.names[seat], place=place_name(where))
    text = N_("zavandor table", "Points at the start of the round: {points}.")
    lines = [text.of(points=seen.standing[seat])]
    figures = [figure(seen, seat, lot) for lot in (box.GRIMOIRE, box.PHOENIX)]
    if not any(figures):
        free = N_("zavandor table", "This place has no surcharge and no discount this round.")
        rule = N_(
            "zavandor table",
            "First and second in turn order pay more in auctions from {points} "
            "points on. Fifth and sixth pay less once the first has {points} "
            "points.",
        )
        return _text(title, [*lines, free, rule.of(points=box.STANDING)])
    labels = (
        N_("zavandor table", "On artifact prices"),
        N_("zavandor table", "On sentinel prices"),
    )
    pairs = zip(labels, figures, strict=True)
    ledger = tuple((render(label), signed(more)) for label, more in pairs)
    return _text(title, lines, ledger)


def of_round(seen: Observation) -> Explanation:
    """The round, and how near the end is."""
    sold = NN_("zavandor table", "%n sentinel(s) sold.", "", seen.sold)
    ends = N_(
        "zavandor table", "The match ends with the round in which the fifth sentinel is sold."
    )
    if is_last_round(seen):
        ends = N_("zavandor table", "This is the last round of the match.")
    title = N_("zavandor table", "Round {number}").of(number=seen.round_number)
    return _text(title, [sold, ends])


def _text(title: Message, lines: list[Message], ledger: Ledger = ()) -> Explanation:
    return Explanation(render(title), tuple(map(render, lines)), ledger=ledger)
