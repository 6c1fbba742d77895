<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
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
</context>
</TS>
