<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wizard games at one table, against opponents that cannot cheat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence. Rules texts, pictures and program were made for it; the games are the work of their authors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it stands on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Points by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {seed} copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match does not count in the statistics: a move was taken back after something hidden had been seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chart begins where the history of this match is known again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameStandings</name>
    <message>
        <source>Strongest opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>An evening of wizard games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed deals the same cards to the same number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language and looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evening, dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Day, light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion: pieces do not travel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name you play under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>Load a match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is saved yet. Every match you begin is saved here by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a saved match here from elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of this match elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trash here. Delete the match for good?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a saved match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move this match to the trash?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved matches (*.wizardtable)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is player {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match is finished yet. Matches that one person plays to the end against opponents are counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match against several levels counts for the strongest. Matches in which something hidden was seen and taken back do not count, nor does a deal played before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all matches played so far and begin the statistics anew?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{fewest} to {most} players, {short} to {long} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ai</name>
    <message>
        <source>This was chosen at random.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>anludim</name>
    <message>
        <source>Anludim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the right apprentices together, win over the professors of the university, and fill your cabinet with magic objects before the rival covens do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid cards never return to the hand, but may serve again in a combination of a higher discipline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run needs at least two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards do not follow one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A colour set needs at least two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards are not all of one colour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs need two cards of each of their values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triples need three cards of each of their values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each group needs a value of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards of a pair need different colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The three cards of a triple need three different colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An assembly needs at least four cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of an assembly must all have one value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}. In a combination a card counts as one of its two halves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more cards of consecutive values, of any colours. More cards are stronger, then the higher top value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more cards of one colour, of any values. More cards are stronger, then the higher values, compared from the highest down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or more pairs of equal value and different colours, each of another value. More pairs are stronger, then the higher values, compared from the highest down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or more triples of equal value and three different colours, each of another value. More triples are stronger, then the higher values, compared from the highest down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four or more cards of one value, of any colours. More cards are stronger, then the higher value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} comes to whoever lays the strongest run, and at the end of each of that player&apos;s turns brings the top vial.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} comes to whoever lays the strongest colour set, and at the end of each of that player&apos;s turns brings the top star.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} comes to whoever lays the strongest pairs, and at the end of each of that player&apos;s turns brings the top voodoo doll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} comes to whoever lays the strongest triples, and at the end of each of that player&apos;s turns brings the top talisman.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} comes to whoever lays the strongest assembly, and at the end of each of that player&apos;s turns brings the top crystal chest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} {pile}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is empty: now the professor stands in for an object of this kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Vial of %n point(s), brought by the Alchemist.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Star of %n point(s), brought by the Arcanist.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Voodoo doll of %n point(s), brought by the Necromancer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Talisman of %n point(s), brought by the Seer.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Crystal chest of %n point(s), brought by the Elementalist.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Once a turn, an object or a scroll may be discarded to draw a card; it is out for the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll: worth 1 point, but never counted as one of the five kinds of objects.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden crest: one round won, and the next one wins the match. At most {kept} cards are kept between rounds, and hands begin with {dealt}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Silver crest: no round won yet. At most {kept} cards are kept between rounds, and hands begin with {dealt}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose the cards to keep for the next round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are kept only between two rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First lay a combination or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one combination or draw is allowed in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card does not lie in the open row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each card once, with one of its two halves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in the expert game are combinations enlarged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of the combination stay, and at least one is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards of your own hand can be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table must first be taken back into the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards on the table may only move on to a combination of a higher discipline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This only equals what already lies on the table: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stronger run already lies on the table: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stronger colour set already lies on the table: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger pairs already lie on the table: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stronger triples already lie on the table: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stronger assembly already lies on the table: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the expert game, laid cards never return to the hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combinations are taken back only at the very start of the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not one of your combinations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one object or scroll may be discarded in a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no scroll to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no such object to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass only when there is no card left to draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass only when your hand holds nothing to lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name each card once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only cards of your own hand can be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You may keep no more than %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} begins: {player} plays first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} takes a run of %n card(s) back in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes a colour set of %n card(s) back in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes an assembly of %n card(s) back in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} enlarges a combination: it is now {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lays {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} lets {professor} go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins {professor}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {professor}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins {professor} from {rival}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} takes the open card {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} discards {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} discards {object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} discards a scroll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} receives {object}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has gathered all five kinds and wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Three piles are empty: {player} wins the round with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can go on: {player} wins the round with %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} now bears a golden crest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins a second round, and with it the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has chosen which cards to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps no card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} keeps {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards can do more in another combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No professor stands here: the cards are of more use in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards go best together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of these cards is worth keeping.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two new cards are worth more now than any combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card fits your hand better than two unknown ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing more to gain this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more card is worth more now than this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It becomes harder to win {professor} away from you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps {professor} from the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This completes your collection, and wins the round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win over {professor} and get a kind of object you lack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win over {professor} in place of a kind of object you lack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is choosing cards to keep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to keep for the next round.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Take back {combination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard an object or scroll to draw a card, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is left to draw: lay a combination, or pass if you cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a combination or draw. Combinations may be taken back first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a combination or draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Lay a run of %n card(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a colour set of %n card(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n pair(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n triple(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay an assembly of %n card(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enlarge your run to %n card(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enlarge your colour set to %n card(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enlarge your pairs to %n pair(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enlarge your triples to %n triple(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enlarge your assembly to %n card(s): {cards}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the open card {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {object} to draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard a scroll to draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} {colour}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} / {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pair of {value}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a triple of {value}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>a run of %n card(s) up to {value}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n object(s) left, the next worth {points}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n scroll(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards become a new deck of %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n pair(s) back in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n triple(s) back in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win {professor} from a rival; the next object is worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win over {professor}; the next object is worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a colour set of %n card(s), {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s), {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>an assembly of %n card(s) of value {value}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Run of %n card(s) up to {value}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour set of %n card(s): {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s): {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s): {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assembly of %n card(s) of value {value}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No run lies on the table: any will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No colour set lies on the table: any will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pairs lie on the table: any will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No triples lie on the table: any will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No assembly lies on the table: any will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To beat: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>anludim colour</name>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>anludim discipline</name>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>anludim object</name>
    <message>
        <source>Scrolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voodoo doll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talisman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crystal chest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voodoo dolls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talismans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crystal chests</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>anludim object in a sentence</name>
    <message numerus="yes">
        <source>a vial of %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a star of %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a voodoo doll of %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a talisman of %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a crystal chest of %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim professor</name>
    <message>
        <source>Alchemist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arcanist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elementalist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>anludim professor in a sentence</name>
    <message>
        <source>the Alchemist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Arcanist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Necromancer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Seer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Elementalist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>anludim table</name>
    <message>
        <source>All five kinds of objects are together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three piles are empty, and the points decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody goes on, and the points decide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the round!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} wins the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crest was golden already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discards are shuffled into a new deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more cards of consecutive values, in any colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two or more cards of one colour, of any values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or more groups of two cards of equal value and different colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One or more groups of three cards of equal value and different colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four or more cards of one value, in any colours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As your main action, draw two cards from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An open card: take it as your main action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a combination it counts as one of its halves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {combination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} stands here and brings an object every turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no professor, but still has to be beaten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{professor} · {discipline}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{objects}, from the top: {values}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile is empty: the professor himself stands for his kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Once a turn, discard one of yours to draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A scroll is none of the five kinds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Objects of %n kind(s); all five win the round.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seen in this hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden crest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in objects and scrolls.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Silver crest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next round won wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first round won turns it to gold, the second wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That does not belong there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make no such combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These cards make no combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here stand the combinations you lay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too weak: {combination} lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beats {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enlarge to {combination}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw two cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take this card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take back these %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Discard it to draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Keep no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Keep up to %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>These cards make:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose more cards for a combination.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up to {value}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s): {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of {value}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s): {values}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>banner</name>
    <message>
        <source>Put this message away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bar</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose cards are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody’s view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>codec</name>
    <message>
        <source>The values do not fit together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is not of the expected kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>{player} plays next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else should look at the screen now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deeds</name>
    <message>
        <source>Lobby</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log and moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>“{file}” cannot be written: the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be used: the system denies access to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is in the way: it is of another kind than needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be used. The system says: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The installation is incomplete: “{file}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game over</name>
    <message>
        <source>{what}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>level</name>
    <message>
        <source>Apprentice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Archmage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>save</name>
    <message>
        <source>The rules of this program are not those “{file}” was saved under. The match goes on where it stood, but what happened before is not available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of “{file}” could not be read or replayed. The match goes on from the last good state, but what happened before is not available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last moves in “{file}” could not be read. The match goes on from the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is a match of a game that this version does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” asks for players or options that this version does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is damaged: no state of the match can be read from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is not a saved match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” is damaged: it does not say which match it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message numerus="yes">
        <source>Turn %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished on turn %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{turn}, {date}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>self test</name>
    <message>
        <source>{game}: a match of {moves} moves was played, saved and loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: the match could not be played, saved and loaded.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Some preferences in “{file}” could not be read and have their usual values.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Some matches in “{file}” could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players by chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>{player} plays next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This goes back over something that was revealed or that another player did: the match will no longer count in the statistics. Go back all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This shows what happened; nothing can be played here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An archmage is thinking about your move…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Something unexpected happened. Your match is saved; what went wrong is written down in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved matches (*.wizardtable)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
