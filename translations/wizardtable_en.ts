<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>CustomFileRow</name>
    <message numerus="yes">
        <source>Show all %n problem(s)</source>
        <translation>
            <numerusform>Show the problem</numerusform>
            <numerusform>Show all %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day so far</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message numerus="yes">
        <source>Options: %n change(s)</source>
        <translation>
            <numerusform>Options: %n change</numerusform>
            <numerusform>Options: %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsDialog</name>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n more problem</numerusform>
            <numerusform>%n more problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StarChoice</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>achievement</name>
    <message numerus="yes">
        <source>%n more achievement(s)</source>
        <translation>
            <numerusform>%n more achievement</numerusform>
            <numerusform>%n more achievements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message numerus="yes">
        <source>Together with your last %n move(s), this one lowers your chances of winning by about {loss} percentage points.</source>
        <translation>
            <numerusform>Together with your last move, this one lowers your chances of winning by about {loss} percentage points.</numerusform>
            <numerusform>Together with your last %n&#xa0;moves, this one lowers your chances of winning by about {loss} percentage points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim</name>
    <message numerus="yes">
        <source>You can keep at most %n card(s).</source>
        <translation>
            <numerusform>You can keep at most %n card.</numerusform>
            <numerusform>You can keep at most %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid a combination in all %n turns in which your hand could win a professor and an object.</source>
        <translation>
            <numerusform>You laid a combination in all %n turns in which your hand could win a professor and an object.</numerusform>
            <numerusform>You laid a combination in all %n turns in which your hand could win a professor and an object.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n professors and lost none of them before your next turn.</source>
        <translation>
            <numerusform>You won %n professor and lost none of them before your next turn.</numerusform>
            <numerusform>You won %n professors and lost none of them before your next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n scroll(s), worth 1 point each.</source>
        <translation>
            <numerusform>{player} receives %n scroll, worth 1 point.</numerusform>
            <numerusform>{player} receives %n scrolls, worth 1 point each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards become a new deck of %n card(s).</source>
        <translation>
            <numerusform>The discards become a new deck of %n card.</numerusform>
            <numerusform>The discards become a new deck of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} draws %n card.</numerusform>
            <numerusform>{player} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end}: %n point(s) against {others}.</source>
        <translation>
            <numerusform>{end}: %n point against {others}.</numerusform>
            <numerusform>{end}: %n points against {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their collection has objects of %n kind(s), plus {professors} in place of the rest.</source>
        <translation>
            <numerusform>Their collection has objects of %n kind, plus {professors} in place of the rest.</numerusform>
            <numerusform>Their collection has objects of %n kinds, plus {professors} in place of the rest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standstill: %n point(s) win</source>
        <translation>
            <numerusform>Standstill: %n point wins</numerusform>
            <numerusform>Standstill: %n points win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to keep for the next round.</source>
        <translation>
            <numerusform>Choose up to %n card to keep for the next round.</numerusform>
            <numerusform>Choose up to %n cards to keep for the next round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end}: %n point(s) each for {players}. {ender} ended the round; of the tied players, {winner} comes next in turn order and wins.</source>
        <translation>
            <numerusform>{end}: %n point each for {players}. {ender} ended the round; of the tied players, {winner} comes next in turn order and wins.</numerusform>
            <numerusform>{end}: %n points each for {players}. {ender} ended the round; of the tied players, {winner} comes next in turn order and wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of objects, plus {professors}</source>
        <translation>
            <numerusform>%n kind of object, plus {professors}</numerusform>
            <numerusform>%n kinds of objects, plus {professors}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may keep %n more card(s) for the next round. You will discard the rest, and fill your hand with new cards.</source>
        <translation>
            <numerusform>You may keep %n more card for the next round. You will discard the rest, and fill your hand with new cards.</numerusform>
            <numerusform>You may keep %n more cards for the next round. You will discard the rest, and fill your hand with new cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a run of %n card(s): {cards}</source>
        <translation>
            <numerusform>Lay a run of %n card: {cards}</numerusform>
            <numerusform>Lay a run of %n cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three piles are empty: %n point(s) win</source>
        <translation>
            <numerusform>Three piles are empty: %n point wins</numerusform>
            <numerusform>Three piles are empty: %n points win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n round(s) with four of the five kinds of objects. Missing in the last one: {kind}.</source>
        <translation>
            <numerusform>You lost %n round with four of the five kinds of objects. Missing in the last one: {kind}.</numerusform>
            <numerusform>You lost %n rounds with four of the five kinds of objects. Missing in the last one: {kind}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n round(s) with {cards} or more cards in your hand: only the cards that you lay win professors.</source>
        <translation>
            <numerusform>You lost %n round with {cards} or more cards in your hand: only the cards that you lay win professors.</numerusform>
            <numerusform>You lost %n rounds with {cards} or more cards in your hand: only the cards that you lay win professors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You ended %n of {rounds} rounds without a single object.</source>
        <translation>
            <numerusform>You ended %n of {rounds} rounds without a single object.</numerusform>
            <numerusform>You ended %n of {rounds} rounds without a single object.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In rounds that you lost, you discarded objects and scrolls worth %n point(s) to draw cards.</source>
        <translation>
            <numerusform>In rounds that you lost, you discarded objects and scrolls worth %n point to draw cards.</numerusform>
            <numerusform>In rounds that you lost, you discarded objects and scrolls worth %n points to draw cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you took back a combination that held its professor and ended the turn without that professor.</source>
        <translation>
            <numerusform>Once, you took back a combination that held its professor and ended the turn without that professor.</numerusform>
            <numerusform>%n times, you took back a combination that held its professor and ended the turn without that professor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end}: %n point(s) each for {players}; {winner} ended the round and wins the tie.</source>
        <translation>
            <numerusform>{end}: %n point each for {players}; {winner} ended the round and wins the tie.</numerusform>
            <numerusform>{end}: %n points each for {players}; {winner} ended the round and wins the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n point(s): {winner} ended the round</source>
        <translation>
            <numerusform>Tie at %n point: {winner} ended the round</numerusform>
            <numerusform>Tie at %n points: {winner} ended the round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a colour set of %n card(s): {cards}</source>
        <translation>
            <numerusform>Lay a colour set of %n card: {cards}</numerusform>
            <numerusform>Lay a colour set of %n cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n point(s): {winner} comes next in turn order</source>
        <translation>
            <numerusform>Tie at %n point: {winner} comes next in turn order</numerusform>
            <numerusform>Tie at %n points: {winner} comes next in turn order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won, the last with {kinds} kinds of objects plus {professors}</source>
        <translation>
            <numerusform>%n round won, the last with {kinds} kinds of objects plus {professors}</numerusform>
            <numerusform>%n rounds won, the last with {kinds} kinds of objects plus {professors}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n pair(s): {cards}</source>
        <translation>
            <numerusform>Lay a pair: {cards}</numerusform>
            <numerusform>Lay %n pairs: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won, the last on a tie-break</source>
        <translation>
            <numerusform>%n round won, the last on a tie-break</numerusform>
            <numerusform>%n rounds won, the last on a tie-break</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n triple(s): {cards}</source>
        <translation>
            <numerusform>Lay a triple: {cards}</numerusform>
            <numerusform>Lay %n triples: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay an assembly of %n card(s): {cards}</source>
        <translation>
            <numerusform>Lay an assembly of %n card: {cards}</numerusform>
            <numerusform>Lay an assembly of %n cards: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n round won</numerusform>
            <numerusform>%n rounds won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won, the last with all five kinds of objects</source>
        <translation>
            <numerusform>%n round won, the last with all five kinds of objects</numerusform>
            <numerusform>%n rounds won, the last with all five kinds of objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a run of %n card(s) up to {value}</source>
        <translation>
            <numerusform>a run of %n card up to {value}</numerusform>
            <numerusform>a run of %n cards up to {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n other card(s) of value {value}.</source>
        <translation>
            <numerusform>You hold %n other card of value {value}.</numerusform>
            <numerusform>You hold %n other cards of value {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this card, %n card(s) in your hand can count as {colour}.</source>
        <translation>
            <numerusform>With this card, %n card in your hand can count as {colour}.</numerusform>
            <numerusform>With this card, %n cards in your hand can count as {colour}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) in hand: more would open up new combinations.</source>
        <translation>
            <numerusform>You have only %n card in hand: more would open up new combinations.</numerusform>
            <numerusform>You have only %n cards in hand: more would open up new combinations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among these, %n card(s) share the value {value}.</source>
        <translation>
            <numerusform>Among these, %n card shares the value {value}.</numerusform>
            <numerusform>Among these, %n cards share the value {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card drawn now would have to wait for your next turn: keep your %n point(s) until then.</source>
        <translation>
            <numerusform>A card drawn now would have to wait for your next turn: keep your %n point until then.</numerusform>
            <numerusform>A card drawn now would have to wait for your next turn: keep your %n points until then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new card may be worth more to you now than %n point(s) and this kind of object.</source>
        <translation>
            <numerusform>A new card may be worth more to you now than %n point and this kind of object.</numerusform>
            <numerusform>A new card may be worth more to you now than %n points and this kind of object.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep another object of this kind, so a new card costs you only %n point(s).</source>
        <translation>
            <numerusform>You keep another object of this kind, so a new card costs you only %n point.</numerusform>
            <numerusform>You keep another object of this kind, so a new card costs you only %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a colour set of %n card(s), {values}</source>
        <translation>
            <numerusform>a colour set of %n card ({values})</numerusform>
            <numerusform>a colour set of %n cards ({values})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), {values}</source>
        <translation>
            <numerusform>%n pair, {values}</numerusform>
            <numerusform>%n pairs ({values})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s), {values}</source>
        <translation>
            <numerusform>%n triple, {values}</numerusform>
            <numerusform>%n triples ({values})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an assembly of %n card(s) of value {value}</source>
        <translation>
            <numerusform>an assembly of %n card of value {value}</numerusform>
            <numerusform>an assembly of %n cards of value {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run of %n card(s) up to {value}</source>
        <translation>
            <numerusform>Run of %n card up to {value}</numerusform>
            <numerusform>Run of %n cards up to {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour set of %n card(s): {values}</source>
        <translation>
            <numerusform>Colour set of %n card: {values}</numerusform>
            <numerusform>Colour set of %n cards: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s): {values}</source>
        <translation>
            <numerusform>Pair of {values}s</numerusform>
            <numerusform>%n pairs: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s): {values}</source>
        <translation>
            <numerusform>Triple of {values}s</numerusform>
            <numerusform>%n triples: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assembly of %n card(s) of value {value}</source>
        <translation>
            <numerusform>Assembly of %n card of value {value}</numerusform>
            <numerusform>Assembly of %n cards of value {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won {won} professors and lost only %n of them before your next turn.</source>
        <translation>
            <numerusform>You won {won} professors and lost only %n of them before your next turn.</numerusform>
            <numerusform>You won {won} professors and lost only %n of them before your next turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} discards {object}: %n point(s) left.</source>
        <translation>
            <numerusform>{player} discards {object}: %n point left.</numerusform>
            <numerusform>{player} discards {object}: %n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} discards a scroll: %n point(s) left.</source>
        <translation>
            <numerusform>{player} discards a scroll: %n point left.</numerusform>
            <numerusform>{player} discards a scroll: %n points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the start of %n turn(s), you had a combination without its professor, but you never took its cards back: you could have laid them again.</source>
        <translation>
            <numerusform>At the start of one turn, you had a combination without its professor, but you did not take its cards back: you could have laid them again.</numerusform>
            <numerusform>At the start of %n turns, you had a combination without its professor, but you never took its cards back: you could have laid them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew cards in %n of the {turns} turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</source>
        <translation>
            <numerusform>You drew cards in %n of the {turns} turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</numerusform>
            <numerusform>You drew cards in %n of the {turns} turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew cards in all %n turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</source>
        <translation>
            <numerusform>You drew cards in all %n turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</numerusform>
            <numerusform>You drew cards in all %n turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your professors gave you %n object(s), while {player} received {theirs}: hold more professors at the same time to receive more objects.</source>
        <translation>
            <numerusform>Your professors gave you %n object, while {player} received {theirs}: hold more professors at the same time to receive more objects.</numerusform>
            <numerusform>Your professors gave you %n objects, while {player} received {theirs}: hold more professors at the same time to receive more objects.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you kept no cards between rounds, although you could have kept up to {most}: even two cards that fit together help.</source>
        <translation>
            <numerusform>Once, you kept no cards between rounds, although you could have kept up to {most}: even two cards that fit together help.</numerusform>
            <numerusform>%n times, you kept no cards between rounds, although you could have kept up to {most}: even two cards that fit together help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your professors gave you %n object(s), and nobody received more.</source>
        <translation>
            <numerusform>Your professors gave you %n object, and nobody received more.</numerusform>
            <numerusform>Your professors gave you %n objects, and nobody received more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {won} professors you won were gone before your next turn: lay stronger combinations, or choose professors nobody else can win.</source>
        <translation>
            <numerusform>%n of the {won} professors you won was gone before your next turn: lay stronger combinations, or choose professors nobody else can win.</numerusform>
            <numerusform>%n of the {won} professors you won were gone before your next turn: lay stronger combinations, or choose professors nobody else can win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {object}: %n point(s) in all.</source>
        <translation>
            <numerusform>{player} receives {object}: %n point in all.</numerusform>
            <numerusform>{player} receives {object}: %n points in all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim box</name>
    <message numerus="yes">
        <source>{count} of {all} cards: %n card(s) still to enter.</source>
        <translation>
            <numerusform>{count} of {all} cards: %n card still to enter.</numerusform>
            <numerusform>{count} of {all} cards: %n cards still to enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have {one} and {other} (6 or 7 in the built-in box).</source>
        <translation>
            <numerusform>%n card has {one} and {other} (6 or 7 in the built-in box).</numerusform>
            <numerusform>%n cards have {one} and {other} (6 or 7 in the built-in box).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): {points}</source>
        <translation>
            <numerusform>%n player: {points}</numerusform>
            <numerusform>%n players: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim object</name>
    <message numerus="yes">
        <source>%n scroll(s)</source>
        <translation>
            <numerusform>%n scroll</numerusform>
            <numerusform>%n scrolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vial(s)</source>
        <translation>
            <numerusform>%n vial</numerusform>
            <numerusform>%n vials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n star</numerusform>
            <numerusform>%n stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voodoo doll(s)</source>
        <translation>
            <numerusform>%n voodoo doll</numerusform>
            <numerusform>%n voodoo dolls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n talisman(s)</source>
        <translation>
            <numerusform>%n talisman</numerusform>
            <numerusform>%n talismans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal chest(s)</source>
        <translation>
            <numerusform>%n crystal chest</numerusform>
            <numerusform>%n crystal chests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim object in a sentence</name>
    <message numerus="yes">
        <source>a vial worth %n point(s)</source>
        <translation>
            <numerusform>a vial worth %n point</numerusform>
            <numerusform>a vial worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a star worth %n point(s)</source>
        <translation>
            <numerusform>a star worth %n point</numerusform>
            <numerusform>a star worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a voodoo doll worth %n point(s)</source>
        <translation>
            <numerusform>a voodoo doll worth %n point</numerusform>
            <numerusform>a voodoo doll worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a talisman worth %n point(s)</source>
        <translation>
            <numerusform>a talisman worth %n point</numerusform>
            <numerusform>a talisman worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a crystal chest worth %n point(s)</source>
        <translation>
            <numerusform>a crystal chest worth %n point</numerusform>
            <numerusform>a crystal chest worth %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim situation</name>
    <message numerus="yes">
        <source>%n card(s) in hand: {cards}.</source>
        <translation>
            <numerusform>%n card in hand: {cards}.</numerusform>
            <numerusform>%n cards in hand: {cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim table</name>
    <message numerus="yes">
        <source>Worth %n point(s).</source>
        <translation>
            <numerusform>Worth %n point.</numerusform>
            <numerusform>Worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n card in hand.</numerusform>
            <numerusform>%n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in objects and scrolls.</source>
        <translation>
            <numerusform>%n point in objects and scrolls.</numerusform>
            <numerusform>%n points in objects and scrolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep up to %n card(s)</source>
        <translation>
            <numerusform>Keep up to %n card</numerusform>
            <numerusform>Keep up to %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s): {values}</source>
        <translation>
            <numerusform>%n triple: {values}</numerusform>
            <numerusform>%n triples: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <translation>
            <numerusform>%n card left.</numerusform>
            <numerusform>%n cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up to {value}</source>
        <translation>
            <numerusform>%n card up to {value}</numerusform>
            <numerusform>%n cards up to {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): {values}</source>
        <translation>
            <numerusform>%n card: {values}</numerusform>
            <numerusform>%n cards: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s): {values}</source>
        <translation>
            <numerusform>%n pair: {values}</numerusform>
            <numerusform>%n pairs: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): {value}</source>
        <translation>
            <numerusform>%n card: {value}</numerusform>
            <numerusform>%n cards: {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the five kinds of objects; all five win the round.</source>
        <translation>
            <numerusform>%n of the five kinds of objects; all five win the round.</numerusform>
            <numerusform>%n of the five kinds of objects; all five win the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n card(s)</source>
        <translation>
            <numerusform>Take back %n card</numerusform>
            <numerusform>Take back %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} worth %n point(s)</source>
        <translation>
            <numerusform>{name} worth %n point</numerusform>
            <numerusform>{name} worth %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>banner</name>
    <message numerus="yes">
        <source>%n move(s) by others since your last one.</source>
        <translation>
            <numerusform>Others have made %n move since your last one.</numerusform>
            <numerusform>Others have made %n moves since your last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has made %n move(s).</source>
        <translation>
            <numerusform>{player} has made %n move.</numerusform>
            <numerusform>{player} has made %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>box editor</name>
    <message numerus="yes">
        <source>Before this box can be played, %n problem(s) must be fixed.</source>
        <translation>
            <numerusform>Before this box can be played, %n problem must be fixed.</numerusform>
            <numerusform>Before this box can be played, %n problems must be fixed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>challenge</name>
    <message numerus="yes">
        <source>Your result has been saved: %n point(s).</source>
        <translation>
            <numerusform>Your result has been saved: %n point.</numerusform>
            <numerusform>Your result has been saved: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did better than {count} of %n friends.</source>
        <translation>
            <numerusform>You did better than {count} of %n friend.</numerusform>
            <numerusform>You did better than {count} of %n friends.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>Daily table: %n point(s), rank {rank} of {seats}.</source>
        <translation>
            <numerusform>Daily table: %n point, rank {rank} of {seats}.</numerusform>
            <numerusform>Daily table: %n points, rank {rank} of {seats}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rank {rank} of {seats}, %n point(s)</source>
        <translation>
            <numerusform>Rank {rank} of {seats}, %n point</numerusform>
            <numerusform>Rank {rank} of {seats}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards</name>
    <message numerus="yes">
        <source>Recover %n minor spell(s)</source>
        <translation>
            <numerusform>Recover %n minor spell</numerusform>
            <numerusform>Recover %n minor spells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n grey token(s)</source>
        <translation>
            <numerusform>Remove %n grey token</numerusform>
            <numerusform>Remove %n grey tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use {die}: remove %n grey token(s)</source>
        <translation>
            <numerusform>Use {die}: remove %n grey token</numerusform>
            <numerusform>Use {die}: remove %n grey tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The title is worth %n point(s).</source>
        <translation>
            <numerusform>The title is worth %n point.</numerusform>
            <numerusform>The title is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use {die}: recover %n minor spell(s)</source>
        <translation>
            <numerusform>Use {die}: recover %n minor spell</numerusform>
            <numerusform>Use {die}: recover %n minor spells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n contest(s) by a margin of 1, including the one for {title}: keep minor spells for the contests that matter.</source>
        <translation>
            <numerusform>You lost the contest for {title} by a margin of 1: keep minor spells for the contests that matter.</numerusform>
            <numerusform>You lost %n contests by a margin of 1, including the one for {title}: keep minor spells for the contests that matter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n contest(s) despite a total strength of {points} beside your wizards: count your rivals’ dice first, and give up the contests you cannot win.</source>
        <translation>
            <numerusform>You lost %n contest despite a strength of {points} beside your wizard: count your rival’s dice first, and give up the contests you cannot win.</numerusform>
            <numerusform>You lost %n contests despite a total strength of {points} beside your wizards: count your rivals’ dice first, and give up the contests you cannot win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You paid %n minor spell(s) to reroll: each would have had a strength of 1 in a contest, or been worth a point at the end of the match.</source>
        <translation>
            <numerusform>You paid %n minor spell to reroll: it would have had a strength of 1 in a contest, or been worth a point at the end of the match.</numerusform>
            <numerusform>You paid %n minor spells to reroll: each would have had a strength of 1 in a contest, or been worth a point at the end of the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), one of your wizards missed a title that stayed vacant, although a strength of 1 would have won it and you still had a spell to place.</source>
        <translation>
            <numerusform>Once, one of your wizards missed a title that stayed vacant, although a strength of 1 would have won it and you still had a spell to place.</numerusform>
            <numerusform>%n times, one of your wizards missed a title that stayed vacant, although a strength of 1 would have won it and you still had a spell to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send your %n defeated wizards to Magician spaces.</source>
        <translation>
            <numerusform>Send your defeated wizard to a Magician space.</numerusform>
            <numerusform>Send your %n defeated wizards to Magician spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n grey token(s) left: choose a defeated wizard to take one.</source>
        <translation>
            <numerusform>Only %n grey token left: choose a defeated wizard to take it.</numerusform>
            <numerusform>Only %n grey tokens left: choose a defeated wizard to take one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n grey token(s): choose a wizard.</source>
        <translation>
            <numerusform>Remove %n grey token: choose a wizard.</numerusform>
            <numerusform>Remove %n grey tokens: choose a wizard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} recovers %n minor spell(s) with {faces}.</source>
        <translation>
            <numerusform>{player} recovers %n minor spell with {faces}.</numerusform>
            <numerusform>{player} recovers %n minor spells with {faces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your contests ended in ties, and nobody won the titles: win clearly, or spend nothing.</source>
        <translation>
            <numerusform>One of your contests ended in a tie, and nobody won the title: win clearly, or spend nothing.</numerusform>
            <numerusform>%n of your contests ended in ties, and nobody won the titles: win clearly, or spend nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recover %n minor spell(s) now, or choose more dice.</source>
        <translation>
            <numerusform>Recover %n minor spell now, or choose more dice.</numerusform>
            <numerusform>Recover %n minor spells now, or choose more dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} removes %n grey token(s) with {faces}.</source>
        <translation>
            <numerusform>{player} removes %n grey token with {faces}.</numerusform>
            <numerusform>{player} removes %n grey tokens with {faces}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n grey token(s) now, or choose more dice.</source>
        <translation>
            <numerusform>Remove %n grey token now, or choose more dice.</numerusform>
            <numerusform>Remove %n grey tokens now, or choose more dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end} {players} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{end} {players} share the victory with %n point each.</numerusform>
            <numerusform>{end} {players} share the victory with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end} {player} wins with %n point(s).</source>
        <translation>
            <numerusform>{end} {player} wins with %n point.</numerusform>
            <numerusform>{end} {player} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove a grey token from {wizard}, who has %n</source>
        <translation>
            <numerusform>Remove a grey token from {wizard}, who has %n</numerusform>
            <numerusform>Remove a grey token from {wizard}, who has %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You placed %n minor spell(s) beside winners who did not need them: you can recover minor spells only with dice.</source>
        <translation>
            <numerusform>You placed a minor spell beside a winner who did not need it: you can recover minor spells only with dice.</numerusform>
            <numerusform>You placed %n minor spells beside winners who did not need them: you can recover minor spells only with dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You passed with %n die(s) in the level boxes that you could have placed beside wizards.</source>
        <translation>
            <numerusform>You passed with %n die in the level boxes that you could have placed beside a wizard.</numerusform>
            <numerusform>You passed with %n dice in the level boxes that you could have placed beside wizards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You placed %n spell(s) beside a wizard who competed with one of yours for the same title.</source>
        <translation>
            <numerusform>You placed %n spell beside a wizard who competed with one of yours for the same title.</numerusform>
            <numerusform>You placed %n spells beside wizards who competed with yours for the same title.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n round(s), you began the contests without a minor spell: put dice into the Minor Spells box in time to recover some.</source>
        <translation>
            <numerusform>In %n round, you began the contests without a minor spell: put dice into the Minor Spells box in time to recover some.</numerusform>
            <numerusform>In %n rounds, you began the contests without a minor spell: put dice into the Minor Spells box in time to recover some.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Grey tokens cost you %n point(s) over the match.</source>
        <translation>
            <numerusform>Grey tokens cost you %n point over the match.</numerusform>
            <numerusform>Grey tokens cost you %n points over the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} wins with %n point.</numerusform>
            <numerusform>{player} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{players} share the victory with %n point each.</numerusform>
            <numerusform>{players} share the victory with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n round(s), you put {dice} or more of your seven dice into one box: at most one was left for all the others.</source>
        <translation>
            <numerusform>In %n round, you put {dice} or more of your seven dice into one box: at most one was left for all the others.</numerusform>
            <numerusform>In %n rounds, you put {dice} or more of your seven dice into one box: at most one was left for all the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can still place %n spell(s). If you pass, you cannot place any more this round.</source>
        <translation>
            <numerusform>You can still place %n spell. If you pass, you cannot place any more this round.</numerusform>
            <numerusform>You can still place %n spells. If you pass, you cannot place any more this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your dice were in the box of a level where you could not place a spell: look at the wizards on a level before you choose its box.</source>
        <translation>
            <numerusform>One of your dice was in the box of a level where you could not place a spell: look at the wizards on a level before you choose its box.</numerusform>
            <numerusform>%n of your dice were in the box of a level where you could not place a spell: look at the wizards on a level before you choose its box.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards box</name>
    <message numerus="yes">
        <source>Line-up with %n player(s)</source>
        <translation>
            <numerusform>Line-up with %n player</numerusform>
            <numerusform>Line-up with %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), a wizard is Grand Druid from the beginning: nobody can win this title in the first round.</source>
        <translation>
            <numerusform>With %n player, a wizard is Grand Druid from the beginning: nobody can win this title in the first round.</numerusform>
            <numerusform>With %n players, a wizard is Grand Druid from the beginning: nobody can win this title in the first round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), some guilds have more wizards than others: {least} to {most}.</source>
        <translation>
            <numerusform>With %n player, some guilds have more wizards than others: {least} to {most}.</numerusform>
            <numerusform>With %n players, some guilds have more wizards than others: {least} to {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), the line-up is worth {least} points to one guild and {most} to another.</source>
        <translation>
            <numerusform>With %n player, the line-up is worth {least} points to one guild and {most} to another.</numerusform>
            <numerusform>With %n players, the line-up is worth {least} points to one guild and {most} to another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) a round</source>
        <translation>
            <numerusform>%n point a round</numerusform>
            <numerusform>%n points a round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards pips</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>%n pip</numerusform>
            <numerusform>%n pips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards points</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards problem</name>
    <message numerus="yes">
        <source>Your titles are worth only %n point(s).</source>
        <translation>
            <numerusform>Your titles are worth only %n point.</numerusform>
            <numerusform>Your titles are worth only %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} can leave you with titles worth only %n point(s).</source>
        <translation>
            <numerusform>{player} can leave you with titles worth only %n point.</numerusform>
            <numerusform>{player} can leave you with titles worth only %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards reason</name>
    <message numerus="yes">
        <source>Your wizards face rivals in %n contest(s) here: each title is worth {points} points.</source>
        <translation>
            <numerusform>Your wizards face rivals in %n contest here: the title is worth {points} points.</numerusform>
            <numerusform>Your wizards face rivals in %n contests here: each title is worth {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This die can recover %n minor spell(s) from the box.</source>
        <translation>
            <numerusform>This die can recover %n minor spell from the box.</numerusform>
            <numerusform>This die can recover %n minor spells from the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This die can remove %n grey token(s), each worth a point every round.</source>
        <translation>
            <numerusform>This die can remove %n grey token, worth a point every round.</numerusform>
            <numerusform>This die can remove %n grey tokens, each worth a point every round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These dice can gain you at most %n more point(s).</source>
        <translation>
            <numerusform>These dice can gain you at most %n more point.</numerusform>
            <numerusform>These dice can gain you at most %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n minor spell(s) in front of you, and can spare one.</source>
        <translation>
            <numerusform>You have %n minor spell in front of you, and can spare one.</numerusform>
            <numerusform>You have %n minor spells in front of you, and can spare one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your wizard would be one of %n Magician(s) here, and two can rise.</source>
        <translation>
            <numerusform>Your wizard would be the only Magician here, and two can rise.</numerusform>
            <numerusform>Your wizard would be one of %n Magicians here, and two can rise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your wizard would be one of %n candidate(s) for one title.</source>
        <translation>
            <numerusform>Your wizard would be the only candidate for one title.</numerusform>
            <numerusform>Your wizard would be one of %n candidates for one title.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your wizard would be one of %n candidate(s) for two titles.</source>
        <translation>
            <numerusform>Your wizard would be the only candidate for two titles.</numerusform>
            <numerusform>Your wizard would be one of %n candidates for two titles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here, your wizard can rise again, against %n rival(s).</source>
        <translation>
            <numerusform>From here, your wizard can rise again, against %n rival.</numerusform>
            <numerusform>From here, your wizard can rise again, against %n rivals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your wizard leads by %n point(s) for the title of {rank}, and this spell makes it harder to overtake.</source>
        <translation>
            <numerusform>Your wizard leads by %n point for the title of {rank}, and this spell makes it harder to overtake.</numerusform>
            <numerusform>Your wizard leads by %n points for the title of {rank}, and this spell makes it harder to overtake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this spell, your wizard will need %n more point(s) of strength for the title of {rank}.</source>
        <translation>
            <numerusform>After this spell, your wizard will need %n more point of strength for the title of {rank}.</numerusform>
            <numerusform>After this spell, your wizard will need %n more points of strength for the title of {rank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n minor spell(s) for the next round, or for a point each at the end.</source>
        <translation>
            <numerusform>You keep %n minor spell for the next round, or for a point at the end.</numerusform>
            <numerusform>You keep %n minor spells for the next round, or for a point each at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n minor spell(s), worth a point each at the end.</source>
        <translation>
            <numerusform>You keep %n minor spell, worth a point at the end.</numerusform>
            <numerusform>You keep %n minor spells, worth a point each at the end.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards situation</name>
    <message numerus="yes">
        <source>All your dice are in boxes, and you have %n minor spell(s).</source>
        <translation>
            <numerusform>All your dice are in boxes, and you have %n minor spell.</numerusform>
            <numerusform>All your dice are in boxes, and you have %n minor spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n minor spell(s).</source>
        <translation>
            <numerusform>You have %n minor spell.</numerusform>
            <numerusform>You have %n minor spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {dice} to place and %n minor spell(s).</source>
        <translation>
            <numerusform>You have {dice} to place and %n minor spell.</numerusform>
            <numerusform>You have {dice} to place and %n minor spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {dice} to roll and %n minor spell(s).</source>
        <translation>
            <numerusform>You have {dice} to roll and %n minor spell.</numerusform>
            <numerusform>You have {dice} to roll and %n minor spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have {dice} in the level boxes and %n minor spell(s).</source>
        <translation>
            <numerusform>You have {dice} in the level boxes and %n minor spell.</numerusform>
            <numerusform>You have {dice} in the level boxes and %n minor spells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards spell in a sentence</name>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards table</name>
    <message numerus="yes">
        <source>%n wizard(s) worth {worth} points each</source>
        <translation>
            <numerusform>%n wizard worth {worth} points</numerusform>
            <numerusform>%n wizards worth {worth} points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pass with %n spell(s) left: press again</source>
        <translation>
            <numerusform>Pass with %n spell left: press again</numerusform>
            <numerusform>Pass with %n spells left: press again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <translation>
            <numerusform>Keep %n die</numerusform>
            <numerusform>Keep %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) to take</source>
        <translation>
            <numerusform>%n grey token to take</numerusform>
            <numerusform>%n grey tokens to take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) to remove</source>
        <translation>
            <numerusform>%n grey token to remove</numerusform>
            <numerusform>%n grey tokens to remove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) a round.</source>
        <translation>
            <numerusform>Scores %n&#xa0;point a round.</numerusform>
            <numerusform>Scores %n&#xa0;points a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n point(s)</source>
        <translation>
            <numerusform>{player} leads with %n point</numerusform>
            <numerusform>{player} leads with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} lead with %n point(s) each</source>
        <translation>
            <numerusform>{players} lead with %n point each</numerusform>
            <numerusform>{players} lead with %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n minor spell(s)</source>
        <translation>
            <numerusform>{player}: %n minor spell</numerusform>
            <numerusform>{player}: %n minor spells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) under this wizard: each costs a point every round.</source>
        <translation>
            <numerusform>%n grey token costs a point every round.</numerusform>
            <numerusform>%n grey tokens: each costs a point every round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n grey token(s)</source>
        <translation>
            <numerusform>{player}: %n grey token</numerusform>
            <numerusform>{player}: %n grey tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pips}: remove %n grey token(s)</source>
        <translation>
            <numerusform>{pips}: remove %n grey token</numerusform>
            <numerusform>{pips}: remove %n grey tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pips}: recover %n minor spell(s)</source>
        <translation>
            <numerusform>{pips}: recover %n minor spell</numerusform>
            <numerusform>{pips}: recover %n minor spells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wizard(s) here.</source>
        <translation>
            <numerusform>%n&#xa0;wizard here.</numerusform>
            <numerusform>%n&#xa0;wizards here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before and after the contests, dice here recover minor spells, one for every %n pip(s).</source>
        <translation>
            <numerusform>Before and after the contests, dice here recover minor spells, one for every %n pip.</numerusform>
            <numerusform>Before and after the contests, dice here recover minor spells, one for every %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the round, dice here remove grey tokens, one for every %n pip(s).</source>
        <translation>
            <numerusform>At the end of the round, dice here remove grey tokens, one for every %n pip.</numerusform>
            <numerusform>At the end of the round, dice here remove grey tokens, one for every %n pips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n rounds.</source>
        <translation>
            <numerusform>The match lasts at most %n round.</numerusform>
            <numerusform>The match lasts at most %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each wizard here scores %n point(s) a round.</source>
        <translation>
            <numerusform>Each wizard here scores %n&#xa0;point a round.</numerusform>
            <numerusform>Each wizard here scores %n&#xa0;points a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{guild}: {place}, %n grey token(s)</source>
        <translation>
            <numerusform>{guild}: {place}, %n grey token</numerusform>
            <numerusform>{guild}: {place}, %n grey tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) in the supply</source>
        <translation>
            <numerusform>%n grey token in the supply</numerusform>
            <numerusform>%n grey tokens in the supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards wizard in a sentence</name>
    <message numerus="yes">
        <source>{wizard} with %n grey token(s)</source>
        <translation>
            <numerusform>{wizard} with %n grey token</numerusform>
            <numerusform>{wizard} with %n grey tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message numerus="yes">
        <source>This was true of your last %n matches.</source>
        <translation>
            <numerusform>This was true of your last %n matches.</numerusform>
            <numerusform>This was true of your last %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was true of {count} of your last %n matches.</source>
        <translation>
            <numerusform>This was true of {count} of your last %n matches.</numerusform>
            <numerusform>This was true of {count} of your last %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>friends</name>
    <message numerus="yes">
        <source>%n new result(s).</source>
        <translation>
            <numerusform>%n new result.</numerusform>
            <numerusform>%n new results.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game over</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghost</name>
    <message numerus="yes">
        <source>{name} had finished with %n point(s).</source>
        <translation>
            <numerusform>{name} had finished with %n point.</numerusform>
            <numerusform>{name} had finished with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had %n point(s) at this stage.</source>
        <translation>
            <numerusform>{name} had %n point at this stage.</numerusform>
            <numerusform>{name} had %n points at this stage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>history</name>
    <message numerus="yes">
        <source>Move the %n oldest match(es), played up to {last}, to the bin? They take {size}. They will still count for results, ratings and achievements.</source>
        <translation>
            <numerusform>Move the oldest match, played on {last}, to the bin? It takes {size}. It will still count for results, ratings and achievements.</numerusform>
            <numerusform>Move the %n oldest matches, played up to {last}, to the bin? They take {size}. They will still count for results, ratings and achievements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be moved to the bin. Delete for good?</source>
        <translation>
            <numerusform>%n match cannot be moved to the bin. Delete it for good?</numerusform>
            <numerusform>%n matches cannot be moved to the bin. Delete them for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es)</source>
        <translation>
            <numerusform>%n finished match</numerusform>
            <numerusform>%n finished matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no bin for this folder. Delete the %n oldest match(es), played up to {last}, for good? They take {size}. They will still count for results, ratings and achievements.</source>
        <translation>
            <numerusform>There is no bin for this folder. Delete the oldest match, played on {last}, for good? It takes {size}. It will still count for results, ratings and achievements.</numerusform>
            <numerusform>There is no bin for this folder. Delete the %n oldest matches, played up to {last}, for good? They take {size}. They will still count for results, ratings and achievements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The history is meant for up to {most} matches and {room} MB. The %n oldest match(es) beyond this limit take {size}.</source>
        <translation>
            <numerusform>The history is meant for up to {most} matches and {room} MB. The oldest match beyond this limit takes {size}.</numerusform>
            <numerusform>The history is meant for up to {most} matches and {room} MB. The %n oldest matches beyond this limit take {size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n finished match(es)</source>
        <translation>
            <numerusform>{shown} of %n finished match</numerusform>
            <numerusform>{shown} of %n finished matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>player</name>
    <message numerus="yes">
        <source>{game} with {opponents}: won on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>{game} with {opponents}: won on the tie-break, with %n point each</numerusform>
            <numerusform>{game} with {opponents}: won on the tie-break, with %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n lesson(s) finished</source>
        <translation>
            <numerusform>{game}: %n lesson finished</numerusform>
            <numerusform>{game}: %n lessons finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n problem(s) solved</source>
        <translation>
            <numerusform>{game}: %n problem solved</numerusform>
            <numerusform>{game}: %n problems solved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n film(s) made</source>
        <translation>
            <numerusform>{game}: %n film made</numerusform>
            <numerusform>{game}: %n films made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with {opponents}: lost on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>{game} with {opponents}: lost on the tie-break, with %n point each</numerusform>
            <numerusform>{game} with {opponents}: lost on the tie-break, with %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with {opponents}: shared victory with %n point(s) each</source>
        <translation>
            <numerusform>{game} with {opponents}: shared victory with %n&#xa0;point each</numerusform>
            <numerusform>{game} with {opponents}: shared victory with %n&#xa0;points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>room</name>
    <message numerus="yes">
        <source>%n day(s) played in the last four weeks</source>
        <translation>
            <numerusform>%n day played in the last four weeks</numerusform>
            <numerusform>%n days played in the last four weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message numerus="yes">
        <source>Won on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>Won on the tie-break, with %n&#xa0;point each</numerusform>
            <numerusform>Won on the tie-break, with %n&#xa0;points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Round %n</source>
        <translation>
            <numerusform>Round %n</numerusform>
            <numerusform>Round %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n</source>
        <translation>
            <numerusform>Turn %n</numerusform>
            <numerusform>Turn %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>Lost on the tie-break, with %n&#xa0;point each</numerusform>
            <numerusform>Lost on the tie-break, with %n&#xa0;points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n point(s) each</source>
        <translation>
            <numerusform>Shared victory with %n&#xa0;point each</numerusform>
            <numerusform>Shared victory with %n&#xa0;points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in round %n</source>
        <translation>
            <numerusform>Finished in round %n</numerusform>
            <numerusform>Finished in round %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished on turn %n</source>
        <translation>
            <numerusform>Finished on turn %n</numerusform>
            <numerusform>Finished on turn %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sent</name>
    <message numerus="yes">
        <source>Rank {rank} of {seats}, %n point(s)</source>
        <translation>
            <numerusform>Rank {rank} of {seats}, %n point</numerusform>
            <numerusform>Rank {rank} of {seats}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up with %n point(s)</source>
        <translation>
            <numerusform>Given up with %n point</numerusform>
            <numerusform>Given up with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not finished: rank {rank} of {seats}, %n point(s)</source>
        <translation>
            <numerusform>Not finished: rank {rank} of {seats}, %n point</numerusform>
            <numerusform>Not finished: rank {rank} of {seats}, %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tower</name>
    <message numerus="yes">
        <source>Win by at least %n point(s).</source>
        <translation>
            <numerusform>Win by at least %n point.</numerusform>
            <numerusform>Win by at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score at least %n point(s).</source>
        <translation>
            <numerusform>Score at least %n point.</numerusform>
            <numerusform>Score at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish at least %n point(s) ahead of {keeper}.</source>
        <translation>
            <numerusform>Finish at least %n point ahead of {keeper}.</numerusform>
            <numerusform>Finish at least %n points ahead of {keeper}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tower, floor {floor}: %n star(s).</source>
        <translation>
            <numerusform>Tower, floor {floor}: %n star.</numerusform>
            <numerusform>Tower, floor {floor}: %n stars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win within %n round(s).</source>
        <translation>
            <numerusform>Win within %n round.</numerusform>
            <numerusform>Win within %n rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit</name>
    <message numerus="yes">
        <source>{player} wins with %n point(s): fewer spells break the tie.</source>
        <translation>
            <numerusform>{player} wins with %n point: fewer spells break the tie.</numerusform>
            <numerusform>{player} wins with %n points: fewer spells break the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} wins with %n point.</numerusform>
            <numerusform>{player} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end} {players} share the victory with %n point(s) each and the same number of spells.</source>
        <translation>
            <numerusform>{end} {players} share the victory with %n point each and the same number of spells.</numerusform>
            <numerusform>{end} {players} share the victory with %n points each and the same number of spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end} {player} wins with %n point(s): fewer spells break the tie.</source>
        <translation>
            <numerusform>{end} {player} wins with %n point: fewer spells break the tie.</numerusform>
            <numerusform>{end} {player} wins with %n points: fewer spells break the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes a new deck of %n card(s).</source>
        <translation>
            <numerusform>The discard pile becomes a new deck of %n card.</numerusform>
            <numerusform>The discard pile becomes a new deck of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spell will then need %n more component(s).</source>
        <translation>
            <numerusform>The spell will then need %n more component.</numerusform>
            <numerusform>The spell will then need %n more components.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n turn(s), a single component would have completed a spell, but you claimed nothing, and the spell went to a rival.</source>
        <translation>
            <numerusform>In one turn, a single component would have completed a spell, but you claimed nothing, and the spell went to a rival.</numerusform>
            <numerusform>In %n turns, a single component would have completed a spell, but you claimed nothing, and the spell went to a rival.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You never played {gambit} in %n turns: a gambit can protect a spell for you, or annul the strongest book.</source>
        <translation>
            <numerusform>You never played {gambit} in %n turn: a gambit can protect a spell for you, or annul the strongest book.</numerusform>
            <numerusform>You never played {gambit} in %n turns: a gambit can protect a spell for you, or annul the strongest book.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your gambits protected a spell that a rival claimed later, most recently {spell}.</source>
        <translation>
            <numerusform>One of your gambits protected a spell that a rival claimed later: {spell}.</numerusform>
            <numerusform>%n of your gambits protected spells that rivals claimed later, most recently {spell}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You played %n incantation(s) that had no effect.</source>
        <translation>
            <numerusform>You played %n incantation that had no effect.</numerusform>
            <numerusform>You played %n incantations that had no effect.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You began %n turns with a harmful spell on top of your book, most recently {spell}: cover such a spell soon, even with one worth few points.</source>
        <translation>
            <numerusform>You began %n turn with a harmful spell on top of your book, {spell}: cover such a spell soon, even with one worth few points.</numerusform>
            <numerusform>You began %n turns with a harmful spell on top of your book, most recently {spell}: cover such a spell soon, even with one worth few points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discarded %n card(s) over your hand limit: play what you can before your hand is full.</source>
        <translation>
            <numerusform>You discarded %n card over your hand limit: play what you can before your hand is full.</numerusform>
            <numerusform>You discarded %n cards over your hand limit: play what you can before your hand is full.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s): fewer spells break the tie.</source>
        <translation>
            <numerusform>You win with %n point: fewer spells break the tie.</numerusform>
            <numerusform>You win with %n points: fewer spells break the tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s) and becomes Magus of the Grand Siege.</source>
        <translation>
            <numerusform>{player} wins with %n point and becomes Magus of the Grand Siege.</numerusform>
            <numerusform>{player} wins with %n points and becomes Magus of the Grand Siege.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may play %n more component(s) this turn.</source>
        <translation>
            <numerusform>{player} may play %n more component this turn.</numerusform>
            <numerusform>{player} may play %n more components this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spell(s): fewer spells break the tie</source>
        <translation>
            <numerusform>%n spell: fewer spells break the tie</numerusform>
            <numerusform>%n spells: fewer spells break the tie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n point(s) each and the same number of spells.</source>
        <translation>
            <numerusform>{players} share the victory with %n point each and the same number of spells.</numerusform>
            <numerusform>{players} share the victory with %n points each and the same number of spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n component(s) from the spell you completed. The rest are discarded.</source>
        <translation>
            <numerusform>Take back one component from the spell you completed, or none. The rest are discarded.</numerusform>
            <numerusform>Take back up to %n components from the spell you completed. The rest are discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s) and become Magus of the Grand Siege!</source>
        <translation>
            <numerusform>You win with %n point and become Magus of the Grand Siege!</numerusform>
            <numerusform>You win with %n points and become Magus of the Grand Siege!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end} {player} wins with %n point(s).</source>
        <translation>
            <numerusform>{end} {player} wins with %n point.</numerusform>
            <numerusform>{end} {player} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s): Magus of the Grand Siege!</source>
        <translation>
            <numerusform>{player} wins with %n point: Magus of the Grand Siege!</numerusform>
            <numerusform>{player} wins with %n points: Magus of the Grand Siege!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand limit is {limit}: discard %n card(s).</source>
        <translation>
            <numerusform>Your hand limit is {limit}: discard %n card.</numerusform>
            <numerusform>Your hand limit is {limit}: discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You claimed %n spell(s), while {player} claimed {theirs}.</source>
        <translation>
            <numerusform>You claimed %n spell, while {player} claimed {theirs}.</numerusform>
            <numerusform>You claimed %n spells, while {player} claimed {theirs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n turns, you played neither your gambit nor an incantation: cards that are never played are worth nothing.</source>
        <translation>
            <numerusform>In %n turns, you played neither your gambit nor an incantation: cards that are never played are worth nothing.</numerusform>
            <numerusform>In %n turns, you played neither your gambit nor an incantation: cards that are never played are worth nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your gambits annulled a rival’s book that had no useful ability.</source>
        <translation>
            <numerusform>One of your gambits annulled a rival’s book that had no useful ability.</numerusform>
            <numerusform>%n of your gambits annulled rivals’ books that had no useful ability.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you played an incantation for extra components but completed no spell: save it for a spell that needs three more.</source>
        <translation>
            <numerusform>Once, you played an incantation for extra components but completed no spell: save it for a spell that needs three more.</numerusform>
            <numerusform>%n times, you played an incantation for extra components but completed no spell: save it for a spell that needs three more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n turns, you could not play a component: keep a Prismatic Flake or components of different types.</source>
        <translation>
            <numerusform>In %n turns, you could not play a component: keep a Prismatic Flake or components of different types.</numerusform>
            <numerusform>In %n turns, you could not play a component: keep a Prismatic Flake or components of different types.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you left a spell one component short, and a rival claimed it: you could have played on another spell.</source>
        <translation>
            <numerusform>Once, you left a spell one component short, and a rival claimed it: you could have played on another spell.</numerusform>
            <numerusform>%n times, you left a spell one component short, and a rival claimed it: you could have played on another spell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your components ended up on spells that rivals claimed, and only {mine} on spells that you claimed: play where you can complete a spell.</source>
        <translation>
            <numerusform>%n of your components ended up on spells that rivals claimed, and only {mine} on spells that you claimed: play where you can complete a spell.</numerusform>
            <numerusform>%n of your components ended up on spells that rivals claimed, and only {mine} on spells that you claimed: play where you can complete a spell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you left a spell one component short, and {player} claimed it: you could have played on another spell.</source>
        <translation>
            <numerusform>Once, you left a spell one component short, and {player} claimed it: you could have played on another spell.</numerusform>
            <numerusform>%n times, you left a spell one component short, and {player} claimed it: you could have played on another spell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your components ended up on spells that rivals claimed, and none on spells that you claimed: play where you can complete a spell.</source>
        <translation>
            <numerusform>%n of your components ended up on spells that rivals claimed, and none on spells that you claimed: play where you can complete a spell.</numerusform>
            <numerusform>%n of your components ended up on spells that rivals claimed, and none on spells that you claimed: play where you can complete a spell.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit box</name>
    <message numerus="yes">
        <source>%n spell(s): the pool needs at least {least}.</source>
        <translation>
            <numerusform>%n spell: the pool needs at least {least}.</numerusform>
            <numerusform>%n spells: the pool needs at least {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All spells together are worth %n point(s): at least {goal} are needed to win.</source>
        <translation>
            <numerusform>All spells together are worth %n point: at least {goal} are needed to win.</numerusform>
            <numerusform>All spells together are worth %n points: at least {goal} are needed to win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gambit(s): at least {least} are needed, one more than there can be players.</source>
        <translation>
            <numerusform>%n gambit: at least {least} are needed, one more than there can be players.</numerusform>
            <numerusform>%n gambits: at least {least} are needed, one more than there can be players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of incantations: the built-in box has {printed}.</source>
        <translation>
            <numerusform>%n kind of incantations: the built-in box has {printed}.</numerusform>
            <numerusform>%n kinds of incantations: the built-in box has {printed}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit card in a sentence</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n unknown card</numerusform>
            <numerusform>%n unknown cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit component in a sentence</name>
    <message numerus="yes">
        <source>%n Angel’s Breaths</source>
        <translation>
            <numerusform>%n Angel’s Breath</numerusform>
            <numerusform>%n Angel’s Breaths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Phoenix Ashes</source>
        <translation>
            <numerusform>%n Phoenix Ashes</numerusform>
            <numerusform>%n Phoenix Ashes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dragon’s Teeth</source>
        <translation>
            <numerusform>%n Dragon’s Tooth</numerusform>
            <numerusform>%n Dragon’s Teeth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Griffin Feathers</source>
        <translation>
            <numerusform>%n Griffin Feather</numerusform>
            <numerusform>%n Griffin Feathers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Siren’s Tears</source>
        <translation>
            <numerusform>%n Siren’s Tears</numerusform>
            <numerusform>%n Siren’s Tears</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Riven Agates</source>
        <translation>
            <numerusform>%n Riven Agate</numerusform>
            <numerusform>%n Riven Agates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Prismatic Flakes</source>
        <translation>
            <numerusform>%n Prismatic Flake</numerusform>
            <numerusform>%n Prismatic Flakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit deck</name>
    <message numerus="yes">
        <source>This spell needs too many of one component: “{component}” has only %n card(s).</source>
        <translation>
            <numerusform>This spell needs too many of one component: “{component}” has only %n card.</numerusform>
            <numerusform>This spell needs too many of one component: “{component}” has only %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit points in a sentence</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit problem</name>
    <message numerus="yes">
        <source>You claim only %n spell(s).</source>
        <translation>
            <numerusform>You claim only %n spell.</numerusform>
            <numerusform>You claim only %n spells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You end the turn with %n point(s).</source>
        <translation>
            <numerusform>You end the turn with %n point.</numerusform>
            <numerusform>You end the turn with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit reason</name>
    <message numerus="yes">
        <source>Completes {spell} and brings you to %n of the ten points you need.</source>
        <translation>
            <numerusform>Completes {spell} and brings you to %n of the ten points you need.</numerusform>
            <numerusform>Completes {spell} and brings you to %n of the ten points you need.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spell will still need %n component(s): you hold {held}, and the next wizard is unlikely to complete it.</source>
        <translation>
            <numerusform>The spell will still need %n component: you hold {held}, and the next wizard is unlikely to complete it.</numerusform>
            <numerusform>The spell will still need %n components: you hold {held}, and the next wizard is unlikely to complete it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spell will still need %n component(s), so the next wizard is unlikely to complete it.</source>
        <translation>
            <numerusform>The spell will still need %n component, so the next wizard is unlikely to complete it.</numerusform>
            <numerusform>The spell will still need %n components, so the next wizard is unlikely to complete it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{spell} will then need only %n more component(s).</source>
        <translation>
            <numerusform>{spell} will then need only %n more component.</numerusform>
            <numerusform>{spell} will then need only %n more components.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spell will still need %n component(s), and you hold what is missing.</source>
        <translation>
            <numerusform>The spell will still need %n component, and you hold what is missing.</numerusform>
            <numerusform>The spell will still need %n components, and you hold what is missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit situation</name>
    <message numerus="yes">
        <source>{player} needs %n point(s) to win.</source>
        <translation>
            <numerusform>{player} needs %n point to win.</numerusform>
            <numerusform>{player} needs %n points to win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit table</name>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand</source>
        <translation>
            <numerusform>{player}: %n card in hand</numerusform>
            <numerusform>{player}: %n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n banished spell(s) at the bottom:</source>
        <translation>
            <numerusform>%n banished spell at the bottom:</numerusform>
            <numerusform>%n banished spells at the bottom:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Discard pile: %n card</numerusform>
            <numerusform>Discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{spell}, {points}: %n component(s) missing</source>
        <translation>
            <numerusform>{spell}, {points}: %n component missing</numerusform>
            <numerusform>{spell}, {points}: %n components missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n component(s)</source>
        <translation>
            <numerusform>Take back %n&#xa0;component, or none</numerusform>
            <numerusform>Take back up to %n&#xa0;components</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: {points}, %n card(s) in hand</source>
        <translation>
            <numerusform>{player}: {points}, %n card in hand</numerusform>
            <numerusform>{player}: {points}, %n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} knows that you have this card.</source>
        <translation>
            <numerusform>{players} knows that you have this card.</numerusform>
            <numerusform>{players} know that you have this card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Component deck: %n card(s)</source>
        <translation>
            <numerusform>Component deck: %n card</numerusform>
            <numerusform>Component deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} certainly has this component.</source>
        <translation>
            <numerusform>{players} certainly has this component.</numerusform>
            <numerusform>{players} certainly have this component.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spell deck: %n spell(s)</source>
        <translation>
            <numerusform>Spell deck: %n spell</numerusform>
            <numerusform>Spell deck: %n spells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>could complete it: %n unknown card(s)</source>
        <translation>
            <numerusform>could complete it: %n unknown card</numerusform>
            <numerusform>could complete it: %n unknown cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s)</source>
        <translation>
            <numerusform>%n discarded card</numerusform>
            <numerusform>%n discarded cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor</name>
    <message numerus="yes">
        <source>{sentence} %n dust is lost: a total of 1 or 3 cannot be kept.</source>
        <translation>
            <numerusform>{sentence} %n dust is lost: a total of 1 or 3 cannot be kept.</numerusform>
            <numerusform>{sentence} %n dust is lost: a total of 1 or 3 cannot be kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose a domain for the first of your %n free advance(s), or decline it.</source>
        <translation>
            <numerusform>Choose a domain for your free advance, or decline it.</numerusform>
            <numerusform>Choose a domain for the first of your %n free advances, or decline it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{players} share the victory with %n point each.</numerusform>
            <numerusform>{players} share the victory with %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n point(s) and about {energy} a round.</source>
        <translation>
            <numerusform>Gains %n point and about {energy} a round.</numerusform>
            <numerusform>Gains %n points and about {energy} a round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n auctions, each with the lowest bid that could win.</source>
        <translation>
            <numerusform>You won %n auction, with the lowest bid that could win.</numerusform>
            <numerusform>You won %n auctions, each with the lowest bid that could win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You spent {energy} energy on knowledge in %n domain(s), but never reached level 4: only level 4 scores points.</source>
        <translation>
            <numerusform>You spent {energy} energy on knowledge in %n domain, but never reached level 4: only level 4 scores points.</numerusform>
            <numerusform>You spent {energy} energy on knowledge in %n domains, but never reached level 4: only level 4 scores points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You never bid in a rival’s auction: rivals won %n of their auctions at the minimum bid, though you had the energy to bid more.</source>
        <translation>
            <numerusform>You never bid in a rival’s auction: rivals won %n of their auctions at the minimum bid, though you had the energy to bid more.</numerusform>
            <numerusform>You never bid in a rival’s auction: rivals won %n of their auctions at the minimum bid, though you had the energy to bid more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pay for auctions, you disenchanted %n active gem(s) for half their cost: bid only what your cards and dust can pay.</source>
        <translation>
            <numerusform>To pay for auctions, you disenchanted %n active gem for half its cost: bid only what your cards and dust can pay.</numerusform>
            <numerusform>To pay for auctions, you disenchanted %n active gems for half their cost: bid only what your cards and dust can pay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discarded {energy} energy over your hand limit in %n round(s): spend more before you end your turn.</source>
        <translation>
            <numerusform>You discarded {energy} energy over your hand limit in %n round: spend more before you end your turn.</numerusform>
            <numerusform>You discarded {energy} energy over your hand limit in %n rounds: spend more before you end your turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins after the last round with %n point(s).</source>
        <translation>
            <numerusform>{player} wins after the last round with %n point.</numerusform>
            <numerusform>{player} wins after the last round with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the Scepter with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the Scepter with %n point.</numerusform>
            <numerusform>{player} wins the Scepter with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You enchanted your first ruby %n round(s) after your level of Fire allowed it.</source>
        <translation>
            <numerusform>You enchanted your first ruby %n round after your level of Fire allowed it.</numerusform>
            <numerusform>You enchanted your first ruby %n rounds after your level of Fire allowed it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n energy</numerusform>
            <numerusform>%n energy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n point(s).</source>
        <translation>
            <numerusform>Gains %n point.</numerusform>
            <numerusform>Gains %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action}, losing %n dust</source>
        <translation>
            <numerusform>{action}, losing %n dust</numerusform>
            <numerusform>{action}, losing %n dust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n rounds, you did not advance in any domain of knowledge, although you may do so once a turn.</source>
        <translation>
            <numerusform>In %n round, you did not advance in any domain of knowledge, although you may do so once a turn.</numerusform>
            <numerusform>In %n rounds, you did not advance in any domain of knowledge, although you may do so once a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end, {lot} earned you a bonus of %n point(s).</source>
        <translation>
            <numerusform>At the end, {lot} earned you a bonus of %n point.</numerusform>
            <numerusform>At the end, {lot} earned you a bonus of %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won no auctions, while {player} scored %n point(s) with artifacts and sentinels.</source>
        <translation>
            <numerusform>You won no auctions, while {player} scored %n point with artifacts and sentinels.</numerusform>
            <numerusform>You won no auctions, while {player} scored %n points with artifacts and sentinels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought no sentinels, while {player} scored %n point(s) with theirs. Save energy for a sentinel before five are sold.</source>
        <translation>
            <numerusform>You bought no sentinels, while {player} scored %n point with theirs. Save energy for a sentinel before five are sold.</numerusform>
            <numerusform>You bought no sentinels, while {player} scored %n points with theirs. Save energy for a sentinel before five are sold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n auction(s) that you won, your bids were a total of {energy} higher than the best rival bids or the minimum: raise in small steps.</source>
        <translation>
            <numerusform>In %n auction that you won, your bid was {energy} higher than the best rival bid or the minimum: raise in small steps.</numerusform>
            <numerusform>In %n auctions that you won, your bids were a total of {energy} higher than the best rival bids or the minimum: raise in small steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first {rounds} rounds, you ended %n turn(s) without buying anything, although you had a free slot and could pay for a sapphire.</source>
        <translation>
            <numerusform>In the first {rounds} rounds, you ended %n turn without buying anything, although you had a free slot and could pay for a sapphire.</numerusform>
            <numerusform>In the first {rounds} rounds, you ended %n turns without buying anything, although you had a free slot and could pay for a sapphire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From round {start} on, you ended %n of your {turns} turns with a free slot: an active gem there gives energy every round and scores points.</source>
        <translation>
            <numerusform>From round {start} on, you ended %n of your {turns} turns with a free slot: an active gem there gives energy every round and scores points.</numerusform>
            <numerusform>From round {start} on, you ended %n of your {turns} turns with a free slot: an active gem there gives energy every round and scores points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end, {lot} earned you a bonus of only %n point(s): choose a sentinel that suits what you own, or collect what it rewards.</source>
        <translation>
            <numerusform>At the end, {lot} earned you a bonus of only %n point: choose a sentinel that suits what you own, or collect what it rewards.</numerusform>
            <numerusform>At the end, {lot} earned you a bonus of only %n points: choose a sentinel that suits what you own, or collect what it rewards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{warning} For {price}, {lot} would earn you %n point(s).</source>
        <translation>
            <numerusform>{warning} For {price}, {lot} would earn you %n point.</numerusform>
            <numerusform>{warning} For {price}, {lot} would earn you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last round, and {purchase} could still earn you %n point(s).</source>
        <translation>
            <numerusform>This is the last round, and {purchase} could still earn you %n point.</numerusform>
            <numerusform>This is the last round, and {purchase} could still earn you %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor domain</name>
    <message numerus="yes">
        <source>Entering this domain lowers the hand limit by %n.</source>
        <translation>
            <numerusform>Entering this domain lowers the hand limit by %n.</numerusform>
            <numerusform>Entering this domain lowers the hand limit by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Entering this domain raises the hand limit by %n.</source>
        <translation>
            <numerusform>Entering this domain raises the hand limit by %n.</numerusform>
            <numerusform>Entering this domain raises the hand limit by %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor energy in a sentence</name>
    <message numerus="yes">
        <source>%n dust</source>
        <translation>
            <numerusform>%n dust</numerusform>
            <numerusform>%n dust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sapphire card(s)</source>
        <translation>
            <numerusform>a sapphire card</numerusform>
            <numerusform>%n sapphire cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emerald card(s)</source>
        <translation>
            <numerusform>an emerald card</numerusform>
            <numerusform>%n emerald cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond card(s)</source>
        <translation>
            <numerusform>a diamond card</numerusform>
            <numerusform>%n diamond cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruby card(s)</source>
        <translation>
            <numerusform>a ruby card</numerusform>
            <numerusform>%n ruby cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated sapphire card(s)</source>
        <translation>
            <numerusform>a concentrated sapphire card</numerusform>
            <numerusform>%n concentrated sapphire cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated emerald card(s)</source>
        <translation>
            <numerusform>a concentrated emerald card</numerusform>
            <numerusform>%n concentrated emerald cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated diamond card(s)</source>
        <translation>
            <numerusform>a concentrated diamond card</numerusform>
            <numerusform>%n concentrated diamond cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated ruby card(s)</source>
        <translation>
            <numerusform>a concentrated ruby card</numerusform>
            <numerusform>%n concentrated ruby cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor gem in a sentence</name>
    <message numerus="yes">
        <source>%n opals</source>
        <translation>
            <numerusform>%n opal</numerusform>
            <numerusform>%n opals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sapphires</source>
        <translation>
            <numerusform>%n sapphire</numerusform>
            <numerusform>%n sapphires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emeralds</source>
        <translation>
            <numerusform>%n emerald</numerusform>
            <numerusform>%n emeralds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamonds</source>
        <translation>
            <numerusform>%n diamond</numerusform>
            <numerusform>%n diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubies</source>
        <translation>
            <numerusform>%n ruby</numerusform>
            <numerusform>%n rubies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor law</name>
    <message numerus="yes">
        <source>Your hand would still be over its limit: free up %n more place(s).</source>
        <translation>
            <numerusform>Your hand would still be over its limit: free up %n more place.</numerusform>
            <numerusform>Your hand would still be over its limit: free up %n more places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may move gems on or off the spiral only %n time(s) a turn.</source>
        <translation>
            <numerusform>You may move gems on or off the spiral only %n time a turn.</numerusform>
            <numerusform>You may move gems on or off the spiral only %n times a turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor problem</name>
    <message numerus="yes">
        <source>You gain only %n point(s).</source>
        <translation>
            <numerusform>You gain only %n point.</numerusform>
            <numerusform>You gain only %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor reason</name>
    <message numerus="yes">
        <source>You have a free slot, and {gem} pays for itself in %n round(s).</source>
        <translation>
            <numerusform>You have a free slot, and {gem} pays for itself in %n round.</numerusform>
            <numerusform>You have a free slot, and {gem} pays for itself in %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This character starts with {dust} dust and a hand limit of %n.</source>
        <translation>
            <numerusform>This character starts with {dust} dust and a hand limit of %n.</numerusform>
            <numerusform>This character starts with {dust} dust and a hand limit of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end is near, and {gem} scores %n point(s).</source>
        <translation>
            <numerusform>The end is near, and {gem} scores %n point.</numerusform>
            <numerusform>The end is near, and {gem} scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three opals together give 10 dust a round: this opal pays for itself in %n round(s).</source>
        <translation>
            <numerusform>Three opals together give 10 dust a round: this opal pays for itself in %n round.</numerusform>
            <numerusform>Three opals together give 10 dust a round: this opal pays for itself in %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gem will hardly pay for itself before the end, but it scores %n point(s).</source>
        <translation>
            <numerusform>This gem will hardly pay for itself before the end, but it scores %n point.</numerusform>
            <numerusform>This gem will hardly pay for itself before the end, but it scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right now, {lot} would earn you %n point(s).</source>
        <translation>
            <numerusform>Right now, {lot} would earn you %n point.</numerusform>
            <numerusform>Right now, {lot} would earn you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right now, {lot} would earn you %n point(s), but you would have to disenchant gems to pay.</source>
        <translation>
            <numerusform>Right now, {lot} would earn you %n point, but you would have to disenchant gems to pay.</numerusform>
            <numerusform>Right now, {lot} would earn you %n points, but you would have to disenchant gems to pay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last round: {lot} earns you %n point(s).</source>
        <translation>
            <numerusform>This is the last round: {lot} earns you %n point.</numerusform>
            <numerusform>This is the last round: {lot} earns you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Talisman earns you %n point(s), and two free advances on top.</source>
        <translation>
            <numerusform>The Talisman earns you %n point, and two free advances on top.</numerusform>
            <numerusform>The Talisman earns you %n points, and two free advances on top.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {price} energy, {lot} earns you %n point(s).</source>
        <translation>
            <numerusform>For {price} energy, {lot} earns you %n point.</numerusform>
            <numerusform>For {price} energy, {lot} earns you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On your spiral, {gem} scores %n point(s); in the pentagon, it scores nothing.</source>
        <translation>
            <numerusform>On your spiral, {gem} scores %n point; in the pentagon, it scores nothing.</numerusform>
            <numerusform>On your spiral, {gem} scores %n points; in the pentagon, it scores nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The highest level of this domain earns you %n point(s).</source>
        <translation>
            <numerusform>The highest level of this domain earns you %n point.</numerusform>
            <numerusform>The highest level of this domain earns you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last round: as things stand, you will end with %n point(s).</source>
        <translation>
            <numerusform>This is the last round: as things stand, you will end with %n point.</numerusform>
            <numerusform>This is the last round: as things stand, you will end with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor situation</name>
    <message numerus="yes">
        <source>You have %n free slot(s).</source>
        <translation>
            <numerusform>You have %n free slot.</numerusform>
            <numerusform>You have %n free slots.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor table</name>
    <message numerus="yes">
        <source>This dust takes up %n place(s) in hand.</source>
        <translation>
            <numerusform>This dust takes up %n&#xa0;place in hand.</numerusform>
            <numerusform>This dust takes up %n&#xa0;places in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) waiting.</source>
        <translation>
            <numerusform>%n marker waiting.</numerusform>
            <numerusform>%n markers waiting.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>%n card left in the deck.</numerusform>
            <numerusform>%n cards left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artifact(s) left in the deck.</source>
        <translation>
            <numerusform>%n artifact left in the deck.</numerusform>
            <numerusform>%n artifacts left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentinel(s) sold (5 end the match)</source>
        <translation>
            <numerusform>%n sentinel sold (5 end the match)</numerusform>
            <numerusform>%n sentinels sold (5 end the match)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sentinel(s) sold.</source>
        <translation>
            <numerusform>%n sentinel sold.</numerusform>
            <numerusform>%n sentinels sold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) paid or discarded.</source>
        <translation>
            <numerusform>%n card paid or discarded.</numerusform>
            <numerusform>%n cards paid or discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {lot}: %n point(s).</source>
        <translation>
            <numerusform>{player} receives {lot}: %n point.</numerusform>
            <numerusform>{player} receives {lot}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins {lot}: %n point(s).</source>
        <translation>
            <numerusform>{player} wins {lot}: %n point.</numerusform>
            <numerusform>{player} wins {lot}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) too many</source>
        <translation>
            <numerusform>%n place too many</numerusform>
            <numerusform>%n places too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated card(s) in the supply.</source>
        <translation>
            <numerusform>%n concentrated card in the supply.</numerusform>
            <numerusform>%n concentrated cards in the supply.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An active gem of this kind scores %n point(s).</source>
        <translation>
            <numerusform>An active gem of this kind scores %n point.</numerusform>
            <numerusform>An active gem of this kind scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n left.</source>
        <translation>
            <numerusform>Supply: %n left.</numerusform>
            <numerusform>Supply: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This level scores %n point(s).</source>
        <translation>
            <numerusform>This level scores %n point.</numerusform>
            <numerusform>This level scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pentagon: %n inactive gem(s), waiting markers: {markers}</source>
        <translation>
            <numerusform>Pentagon: %n inactive gem, waiting markers: {markers}</numerusform>
            <numerusform>Pentagon: %n inactive gems, waiting markers: {markers}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Artifact deck: %n card(s)</source>
        <translation>
            <numerusform>Artifact deck: %n card</numerusform>
            <numerusform>Artifact deck: %n cards</numerusform>
        </translation>
    </message>
</context>
</TS>
