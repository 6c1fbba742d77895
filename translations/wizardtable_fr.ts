<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Version {version}, avec Qt {qt}</translation>
    </message>
    <message>
        <source>Wizard board games against opponents who cannot cheat.</source>
        <translation>Des jeux de sorciers autour d’une même table, contre des adversaires incapables de tricher.</translation>
    </message>
    <message>
        <source>This program is free software under the MIT licence. Its rules pages, pictures and code are original; the games are the work of their authors.</source>
        <translation>Ce programme est un logiciel libre, sous licence MIT. Ses textes de règles, ses images et son code sont originaux&#x202f;; les jeux sont l’œuvre de leurs auteurs.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>AchievementPanel</name>
    <message>
        <source>{progress} of {goal}</source>
        <translation>{progress} sur {goal}</translation>
    </message>
    <message>
        <source>Earned on {day}</source>
        <translation>Obtenu le {day}</translation>
    </message>
    <message>
        <source>Earned on {day}, with help</source>
        <translation>Obtenu le {day}, avec aide</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Obtenu</translation>
    </message>
    <message>
        <source>Not earned yet</source>
        <translation>Pas encore obtenu</translation>
    </message>
</context>
<context>
    <name>AchievementsPage</name>
    <message>
        <source>{reached} of {all} achievements</source>
        <translation>{reached}&#xa0;succès sur {all}</translation>
    </message>
    <message>
        <source>As in the statistics, a match counts if you are the only person at the table, and each deal counts once. Help is allowed unless an achievement rules it out. A match you give up is not a win. You keep your achievements even if you delete saved matches.</source>
        <translation>Comme dans les statistiques, une partie compte si vous êtes la seule personne à la table&#x202f;; rejouée avec les mêmes tirages, elle ne compte qu’une fois. L’aide est permise, sauf pour les succès qui demandent une partie sans aide. Une partie abandonnée n’est pas une victoire. Les succès restent acquis même si vous supprimez des parties sauvegardées.</translation>
    </message>
    <message>
        <source>Looking through your saved matches…</source>
        <translation>Recherche de succès dans vos parties sauvegardées…</translation>
    </message>
    <message>
        <source>{game}: {reached} of {all}</source>
        <translation>{game}&#xa0;: {reached} sur {all}</translation>
    </message>
</context>
<context>
    <name>ChancesChart</name>
    <message>
        <source>Chances of winning, according to the Archmage</source>
        <translation>Chances de gagner, selon l’archimage</translation>
    </message>
    <message>
        <source>{player}: {chance}% to win</source>
        <translation>{player}&#xa0;: {chance}&#xa0;% de chances de gagner</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}&#xa0;%</translation>
    </message>
    <message>
        <source>In round {number}</source>
        <translation>Au tour {number}</translation>
    </message>
    <message>
        <source>On turn {number}</source>
        <translation>Au tour {number}</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Points by turn</source>
        <translation>Points au fil des tours</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Points au fil des tours</translation>
    </message>
    <message>
        <source>{when} ({number} of {all})</source>
        <translation>{when} ({number} sur {all})</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>After round {number}</source>
        <translation>Après le tour {number}</translation>
    </message>
    <message>
        <source>After turn {number}</source>
        <translation>Après le tour {number}</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}&#xa0;: {points}</translation>
    </message>
</context>
<context>
    <name>ChartOrValues</name>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Show the chart instead of its values</source>
        <translation>Montrer le graphique au lieu du tableau</translation>
    </message>
    <message>
        <source>Show the chart’s values in a table</source>
        <translation>Montrer un tableau des valeurs au lieu du graphique</translation>
    </message>
</context>
<context>
    <name>CustomFileRow</name>
    <message>
        <source>My boxes…</source>
        <translation>Mes boîtes…</translation>
    </message>
    <message>
        <source>{title} (cannot be used)</source>
        <translation>{title} (inutilisable)</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n problem(s)</source>
        <translation>
            <numerusform>Voir le problème</numerusform>
            <numerusform>Voir les %n&#xa0;problèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyCard</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation>{name}, {level}</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>You gave up.</source>
        <translation>Vous avez abandonné.</translation>
    </message>
    <message>
        <source>Finished: rank {rank} of {seats}.</source>
        <translation>Partie terminée&#xa0;: rang {rank} sur {seats}.</translation>
    </message>
    <message>
        <source>You have an unfinished attempt.</source>
        <translation>Votre essai vous attend.</translation>
    </message>
    <message>
        <source>Past table: matches here no longer count.</source>
        <translation>Table d’un jour passé&#xa0;: les parties n’y comptent plus.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Offers this table to a friend.</source>
        <translation>Propose cette table à un ami.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>In your seat</source>
        <translation>À votre place</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Your attempt cannot be continued: its saved match is missing.</source>
        <translation>Impossible de reprendre votre essai&#xa0;: sa sauvegarde a disparu.</translation>
    </message>
    <message>
        <source>Not played yet: your first attempt counts.</source>
        <translation>Pas encore jouée&#xa0;: c’est votre premier essai qui compte.</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily table</source>
        <translation>Table du jour</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n&#xa0;jour</numerusform>
            <numerusform>%n&#xa0;jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Each day, everybody who plays this version gets the same deal, opponents and options. Your first attempt counts: you can continue it later, but there is no undo and no help. Each level then plays in your seat: you earn a star for each level you beat.</source>
        <translation>Chaque jour, cette version donne à tous les mêmes tirages, adversaires et options. Votre premier essai compte&#xa0;: vous pouvez l’interrompre, mais sans annulation ni aide. Chaque niveau joue ensuite à votre place&#xa0;: une étoile par niveau battu.</translation>
    </message>
    <message>
        <source>Past days</source>
        <translation>Jours passés</translation>
    </message>
    <message>
        <source>A mark for each game: filled if your match is over, half-filled if you have only started it. Past tables no longer count.</source>
        <translation>Une marque par jeu&#xa0;: pleine si votre partie est finie, à moitié pleine si elle n’est que commencée. Les parties des jours passés ne comptent plus.</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>FloorButton</name>
    <message>
        <source>Floor {floor}, {keeper}: {count} of {all} stars</source>
        <translation>Étage {floor}, {keeper}, étoiles&#xa0;: {count} sur {all}</translation>
    </message>
    <message>
        <source>Floor {floor}, {keeper}: locked</source>
        <translation>Étage {floor}, {keeper}&#xa0;: verrouillé</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
</context>
<context>
    <name>FloorCard</name>
    <message>
        <source>{name}, {level}</source>
        <translation>{name}, {level}</translation>
    </message>
    <message>
        <source>No undo and no help</source>
        <translation>Ni annulation ni aide</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Star won: {goal}</source>
        <translation>Étoile gagnée&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>Star to win: {goal}</source>
        <translation>Étoile à gagner&#xa0;: {goal}</translation>
    </message>
</context>
<context>
    <name>GameOverDialog</name>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Same draws</source>
        <translation>Mêmes tirages</translation>
    </message>
    <message>
        <source>Play again with the same players and match code to get the same draws</source>
        <translation>Rejouer à la même table et avec le même code de partie, pour retrouver les mêmes tirages</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <source>Match code {seed} copied</source>
        <translation>Code {seed} copié</translation>
    </message>
    <message>
        <source>Copy match code {seed}</source>
        <translation>Copier le code {seed}</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Challenge a friend</source>
        <translation>Défier un ami</translation>
    </message>
    <message>
        <source>Compare with friends</source>
        <translation>Comparer avec des amis</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Watch the match again move by move, from any seat</source>
        <translation>Revoir la partie coup par coup, vue de n’importe quelle place</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Make a film of the match</source>
        <translation>Faire un film de la partie</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>This match does not count in the statistics: it was continued from another match.</source>
        <translation>Cette partie ne compte pas dans les statistiques&#xa0;: elle est la suite d’une autre partie.</translation>
    </message>
    <message>
        <source>A match that you give up counts as lost in the statistics.</source>
        <translation>Dans les statistiques, une partie abandonnée compte comme perdue.</translation>
    </message>
    <message>
        <source>The chart starts at the earliest turn still on record.</source>
        <translation>Le graphique commence au premier tour dont il reste une trace.</translation>
    </message>
</context>
<context>
    <name>GameStandings</name>
    <message>
        <source>Strongest opponent</source>
        <translation>Adversaire le plus fort</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Average lead (points)</source>
        <translation>Avance moyenne (points)</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>{head}: {figure}.</source>
        <translation>{head}&#xa0;: {figure}.</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} sur {played}</translation>
    </message>
    <message>
        <source>{game}: your own boxes</source>
        <translation>{game}&#xa0;: boîtes personnelles</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Meilleure série</translation>
    </message>
</context>
<context>
    <name>HelpChoice</name>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Sans aide</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>An evening of wizard games</source>
        <translation>Une soirée de jeux de sorciers</translation>
    </message>
    <message>
        <source>Load a match</source>
        <translation>Charger une partie</translation>
    </message>
    <message>
        <source>A new table for each game every day, the same for everybody.</source>
        <translation>Chaque jour, une nouvelle table par jeu, la même pour tout le monde.</translation>
    </message>
    <message>
        <source>The weekly table, and challenges that you and your friends send by email.</source>
        <translation>La table de la semaine, et les défis que vous échangez avec vos amis par courriel.</translation>
    </message>
    <message>
        <source>Ten floors of opponents to beat, each stronger than the one below.</source>
        <translation>Une tour de dix étages, aux adversaires de plus en plus forts.</translation>
    </message>
    <message>
        <source>Short puzzles: find the best moves in a given position.</source>
        <translation>De courts problèmes&#xa0;: trouvez les meilleurs coups dans une position donnée.</translation>
    </message>
    <message>
        <source>Your finished matches, to watch again and to analyse.</source>
        <translation>Vos parties terminées, à revoir et à analyser.</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amis</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Daily table</source>
        <translation>Table du jour</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>La tour</translation>
    </message>
</context>
<context>
    <name>LookChoice</name>
    <message>
        <source>Looks</source>
        <translation>Apparences</translation>
    </message>
    <message>
        <source>The first star on a floor unlocks a cloth for your table, a frame for your portrait, new card backs or new dice. Looks do not affect the rules.</source>
        <translation>La première étoile gagnée à un étage vous offre un tapis de table, un cadre pour votre portrait, un dos de cartes ou des dés. Ces apparences ne changent rien aux règles.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Change opponents</source>
        <translation>Changer d’adversaires</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Challenge a friend</source>
        <translation>Défier un ami</translation>
    </message>
    <message>
        <source>Turns this table into a text that lets a friend play it too.</source>
        <translation>Convertit cette table en texte, pour qu’un ami y joue aussi.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Pick opponents at random</source>
        <translation>Tirer les adversaires au sort</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>{who}: {about}</source>
        <translation>{who}&#xa0;: {about}</translation>
    </message>
    <message>
        <source>Two players have the same name. Change one of the names.</source>
        <translation>Deux noms sont identiques. Changez l’un des deux.</translation>
    </message>
</context>
<context>
    <name>OptionsPanel</name>
    <message>
        <source>The same code and number of players give the same draws.</source>
        <translation>Avec le même nombre de personnes à la table, un même code redonne les mêmes tirages.</translation>
    </message>
    <message>
        <source>Match code</source>
        <translation>Code de la partie</translation>
    </message>
    <message>
        <source>Options: standard</source>
        <translation>Options&#xa0;: habituelles</translation>
    </message>
    <message numerus="yes">
        <source>Options: %n change(s)</source>
        <translation>
            <numerusform>Options&#xa0;: %n changement</numerusform>
            <numerusform>Options&#xa0;: %n&#xa0;changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Options: {change}</source>
        <translation>Options&#xa0;: {change}</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>match code</source>
        <translation>code de la partie</translation>
    </message>
</context>
<context>
    <name>PlayerButton</name>
    <message>
        <source>Your page</source>
        <translation>Votre page</translation>
    </message>
    <message>
        <source>{name}, rating {rating}</source>
        <translation>{name}, cote {rating}</translation>
    </message>
    <message>
        <source>Your rating, results and achievements, and the other players on this computer</source>
        <translation>Votre cote, vos résultats, vos succès et les autres profils de cet ordinateur</translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>Your page</source>
        <translation>Votre page</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PlayerList</name>
    <message>
        <source>Each player has their own matches, results and preferences.</source>
        <translation>Chaque profil a ses propres parties, résultats et préférences.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Add player</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Change the name and portrait</source>
        <translation>Changer le nom et le portrait</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Switch player</source>
        <translation>Changer de profil</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>{player} (playing now)</source>
        <translation>{player} (profil actuel)</translation>
    </message>
    <message>
        <source>Switch to another player first.</source>
        <translation>Changez d’abord de profil.</translation>
    </message>
    <message>
        <source>Remove {player} from this computer? Their matches and results will be kept in a folder, but no longer shown.</source>
        <translation>Retirer le profil {player} de cet ordinateur&#x202f;? Ses parties et ses résultats seront conservés dans un dossier, mais ne seront plus affichés.</translation>
    </message>
    <message>
        <source>Remove player</source>
        <translation>Retirer le profil</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Export player</source>
        <translation>Exporter le profil</translation>
    </message>
    <message>
        <source>Import player</source>
        <translation>Importer un profil</translation>
    </message>
    <message>
        <source>Players (*.wizardtable-player)</source>
        <translation>Profils (*.wizardtable-player)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The first player on this computer cannot be removed.</source>
        <translation>Le premier profil de cet ordinateur ne peut pas être retiré.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Takes the player off this list. Their matches and results are kept in a folder.</source>
        <translation>Retire le profil de cette liste. Ses parties et ses résultats sont conservés dans un dossier.</translation>
    </message>
    <message>
        <source>There is already a player named {player}. Replace them? Their old data will be kept in a folder.</source>
        <translation>Il existe déjà un profil nommé {player}. Le remplacer&#x202f;? Les données du profil remplacé seront conservées dans un dossier.</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Language and appearance</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Great moments, such as the contests in Elfenwizards, are played out on the table. Click or press a key to speed them up, or Esc to skip them.</source>
        <translation>Les grands moments, comme la compétition d’Elfenwizards, sont mis en scène sur la table. Un clic ou une touche les accélère, Échap y met fin.</translation>
    </message>
    <message>
        <source>Highlights</source>
        <translation>Moments forts</translation>
    </message>
    <message>
        <source>Evening (dark)</source>
        <translation>Soir (sombre)</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>En entier</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>En bref</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Day (light)</source>
        <translation>Jour (clair)</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Each turn’s result</source>
        <translation>Le résultat de chaque tour</translation>
    </message>
    <message>
        <source>Only my turn</source>
        <translation>Seulement mon tour</translation>
    </message>
    <message>
        <source>Questions, and responses to your key presses, are always announced. F3 describes the last moves.</source>
        <translation>Les questions et l’effet de chaque touche sont toujours annoncés. F3 décrit les derniers coups.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Animations réduites</translation>
    </message>
    <message>
        <source>Opponents wait until their moves have been read out. Any key ends the wait.</source>
        <translation>Les adversaires attendent que leurs coups aient été lus. N’importe quelle touche met fin à l’attente.</translation>
    </message>
    <message>
        <source>I play them</source>
        <translation>Je les joue</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>Tutor</source>
        <translation>Mentor</translation>
    </message>
    <message>
        <source>Warns you once before a costly mistake.</source>
        <translation>Vous demande confirmation avant une erreur coûteuse.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Played for me</source>
        <translation>Joués pour moi</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Votre nom à la table</translation>
    </message>
    <message>
        <source>Played for me on others’ turns</source>
        <translation>Joués pour moi hors de mon tour</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>A forced move is the only one you can make, such as passing when you cannot bid. Undo goes back past forced moves that were played for you.</source>
        <translation>Un coup est forcé quand c’est le seul possible, par exemple passer si vous ne pouvez pas enchérir. «&#x202f;Annuler&#x202f;» annule aussi les coups forcés joués pour vous.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Ambience</source>
        <translation>Ambiance</translation>
    </message>
    <message>
        <source>Speed of my moves</source>
        <translation>Vitesse de mes coups</translation>
    </message>
    <message>
        <source>Quiet background sounds in the lobby and at each table, such as wind or a fire.</source>
        <translation>Un fond sonore discret à l’accueil et dans chaque jeu, par exemple le bruit du vent ou d’un feu.</translation>
    </message>
    <message>
        <source>Pieces jump into place, and nothing fades.</source>
        <translation>Les pièces changent de place instantanément, sans fondu.</translation>
    </message>
    <message>
        <source>Opponents’ speed</source>
        <translation>Vitesse des adversaires</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>With a screen reader</source>
        <translation>Avec un lecteur d’écran</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Speed of speech</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Opponents wait</source>
        <translation>Les adversaires attendent</translation>
    </message>
    <message>
        <source>Early analysis</source>
        <translation>Analyse anticipée</translation>
    </message>
    <message>
        <source>Prepares the analysis of the match while you think, so that it is ready at the end. Off while the computer runs on battery.</source>
        <translation>Prépare l’analyse de la partie pendant que vous réfléchissez, pour qu’elle soit prête à la fin. S’interrompt quand l’ordinateur fonctionne sur batterie.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Sound volume</source>
        <translation>Volume des sons</translation>
    </message>
    <message>
        <source>Ambience volume</source>
        <translation>Volume de l’ambiance</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Coups forcés</translation>
    </message>
</context>
<context>
    <name>ProblemsDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n more problem(s)</source>
        <translation>
            <numerusform>%n&#xa0;autre problème</numerusform>
            <numerusform>%n&#xa0;autres problèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>Finish a match as the only person at the table, making your own decisions, and this page will show your results, your favourite opponents and your biggest wins.</source>
        <translation>Terminez une partie en étant la seule personne à la table et en prenant vous-même vos décisions&#xa0;: vous trouverez ici vos résultats, vos adversaires favoris et vos victoires les plus larges.</translation>
    </message>
</context>
<context>
    <name>RoundTable</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Empty seat: add an opponent</source>
        <translation>Place libre&#xa0;: ajouter un adversaire</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>This match is played with “{title}”, one of your own boxes. The lists on this page come from that box; the examples use the built-in box.</source>
        <translation>Cette partie se joue avec votre boîte «&#x202f;{title}&#x202f;». Les listes de cette page sont celles de cette boîte&#x202f;; les exemples utilisent la boîte fournie.</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Chercher dans le glossaire</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Previous result</source>
        <translation>Résultat précédent</translation>
    </message>
    <message>
        <source>Next result</source>
        <translation>Résultat suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Rules: “{title}”</source>
        <translation>Règles&#xa0;: «&#x202f;{title}&#x202f;»</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
</context>
<context>
    <name>SavesDialog</name>
    <message>
        <source>Load a match</source>
        <translation>Charger une partie</translation>
    </message>
    <message>
        <source>Saved matches</source>
        <translation>Parties sauvegardées</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Add a saved match from another folder</source>
        <translation>Ajouter une partie qui se trouve dans un autre dossier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Save a copy of this match in another folder</source>
        <translation>Sauvegarder une copie de cette partie dans un autre dossier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Watch this match again move by move</source>
        <translation>Revoir cette partie coup par coup</translation>
    </message>
    <message>
        <source>Import a saved match</source>
        <translation>Importer une partie sauvegardée</translation>
    </message>
    <message>
        <source>This match cannot be moved to the bin. Delete it for good?</source>
        <translation>Impossible de mettre cette partie à la corbeille. La supprimer définitivement&#x202f;?</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Sauvegarder une copie de cette partie</translation>
    </message>
    <message>
        <source>Move this match to the bin?</source>
        <translation>Mettre cette partie à la corbeille&#x202f;?</translation>
    </message>
    <message>
        <source>Saved matches (*.wizardtable)</source>
        <translation>Parties sauvegardées (*.wizardtable)</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>No match in progress. Every match you start is saved here automatically; finished matches are in the history.</source>
        <translation>Aucune partie en cours. Toute partie commencée est sauvegardée ici automatiquement&#x202f;; les parties terminées se trouvent dans «&#x202f;Parties jouées&#x202f;».</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>This is you. You can change your name and portrait on your page.</source>
        <translation>C’est vous. Vous pouvez changer de nom et de portrait sur votre page.</translation>
    </message>
    <message>
        <source>This game needs at least {count} players.</source>
        <translation>Ce jeu se joue à {count} au moins.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Remove from the table</source>
        <translation>Retirer de la table</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Wizard</source>
        <translation>Sorcier</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>{name} · {style}</source>
        <translation>{name} · {style}</translation>
    </message>
</context>
<context>
    <name>StarChoice</name>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n étoile</numerusform>
            <numerusform>%n&#xa0;étoiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Reset statistics</source>
        <translation>Remettre à zéro</translation>
    </message>
    <message>
        <source>Reset the statistics? All results so far will be erased.</source>
        <translation>Remettre les statistiques à zéro&#x202f;? Tous les résultats obtenus jusqu’ici seront effacés.</translation>
    </message>
    <message>
        <source>None of your matches counts here yet. A match counts if you are the only person at the table, make your own decisions, and finish the match or give it up.</source>
        <translation>Aucune de vos parties ne compte encore ici. Une partie compte si vous êtes la seule personne à la table, si vous prenez vous-même vos décisions, et si vous terminez ou abandonnez la partie.</translation>
    </message>
    <message>
        <source>A match against opponents at different levels counts under the strongest level. A match does not count if the Grand Magus made more than a tenth of your decisions, or if an earlier match had the same match code, options and number of players.</source>
        <translation>Une partie contre des adversaires de niveaux différents compte au niveau du plus fort. Ne comptent ni les parties où vous avez confié plus d’une décision sur dix au grand mage, ni celles qui reprennent les tirages d’une partie terminée.</translation>
    </message>
    <message>
        <source>No finished matches without help yet.</source>
        <translation>Aucune partie terminée sans aide pour l’instant.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
</context>
<context>
    <name>Swatch</name>
    <message>
        <source>{look}, in use</source>
        <translation>{look}, apparence actuelle</translation>
    </message>
    <message>
        <source>{look}: win a star on floor {floor}</source>
        <translation>{look}&#xa0;: gagnez une étoile à l’étage {floor}</translation>
    </message>
</context>
<context>
    <name>TableDay</name>
    <message>
        <source>{date}: {count} of {all} tables finished</source>
        <translation>{date}, tables terminées&#xa0;: {count} sur {all}</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>{fewest} to {most} players, {short} to {long} minutes</source>
        <translation>{fewest} à {most}&#xa0;personnes, {short} à {long} minutes</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>My boxes…</source>
        <translation>Mes boîtes…</translation>
    </message>
</context>
<context>
    <name>TowerDialog</name>
    <message>
        <source>The tower</source>
        <translation>La tour</translation>
    </message>
    <message>
        <source>Floor {floor}: {keeper}</source>
        <translation>Étage {floor}&#xa0;: {keeper}</translation>
    </message>
    <message>
        <source>{count} of {all} stars</source>
        <translation>Étoiles&#xa0;: {count} sur {all}</translation>
    </message>
    <message>
        <source>Win a star on floor {floor} to open this one.</source>
        <translation>Pour ouvrir cet étage, gagnez une étoile à l’étage {floor}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Each of the ten floors belongs to a wizard and has a table for each game. One star in any game opens the next floor. Every table has three goals, worth a star each. The last two count only in a match in which you also reach the first, but you need not win all three stars in one match. A match earns no stars if the Grand Magus helped you, or if you undid another player’s move or a move that revealed something.</source>
        <translation>Dix sorciers gardent chacun un étage, avec une table par jeu. Une étoile gagnée au jeu de votre choix ouvre l’étage suivant. Chaque table a trois objectifs, qui valent chacun une étoile&#x202f;; les deux derniers ne comptent que si le premier est atteint dans la même partie, mais vous pouvez gagner les trois étoiles en plusieurs parties. Une partie ne rapporte aucune étoile si le grand mage vous a prêté main-forte, ou si un coup a été annulé après un tirage, un lancer ou le coup d’un adversaire.</translation>
    </message>
</context>
<context>
    <name>WayRow</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>achievement</name>
    <message>
        <source>At home at every table</source>
        <translation>Partout chez soi</translation>
    </message>
    <message>
        <source>Win a match in each of the four games.</source>
        <translation>Gagnez une partie de chacun des quatre jeux.</translation>
    </message>
    <message>
        <source>Win against each of the ten wizards.</source>
        <translation>Gagnez contre chacun des dix sorciers.</translation>
    </message>
    <message>
        <source>From last to first</source>
        <translation>De la dernière à la première place</translation>
    </message>
    <message>
        <source>No empty chair</source>
        <translation>Pas une chaise libre</translation>
    </message>
    <message>
        <source>Win a match after being in last place halfway through.</source>
        <translation>Gagnez une partie après avoir occupé la dernière place à mi-parcours.</translation>
    </message>
    <message>
        <source>{sentence} Only matches without help count.</source>
        <translation>{sentence} Seules les parties sans aide comptent.</translation>
    </message>
    <message>
        <source>Alone against the council</source>
        <translation>Contre tout le conclave</translation>
    </message>
    <message>
        <source>Win against at least three opponents, all of them Archmages or Grand Magi.</source>
        <translation>Gagnez contre au moins trois adversaires, tous archimages ou grands mages.</translation>
    </message>
    <message>
        <source>Fourfold mastery</source>
        <translation>Quadruple maîtrise</translation>
    </message>
    <message>
        <source>Win against a Grand Magus in each of the four games.</source>
        <translation>Gagnez contre un grand mage à chacun des quatre jeux.</translation>
    </message>
    <message>
        <source>Well taught</source>
        <translation>À bonne école</translation>
    </message>
    <message>
        <source>This one counts</source>
        <translation>Pour de bon</translation>
    </message>
    <message>
        <source>Win a rated match.</source>
        <translation>Gagnez une partie classée.</translation>
    </message>
    <message>
        <source>Seven days</source>
        <translation>Sept jours</translation>
    </message>
    <message>
        <source>Finish a daily table on seven different days.</source>
        <translation>Terminez une table du jour à sept dates différentes.</translation>
    </message>
    <message>
        <source>Win five matches with an Archmage or a Grand Magus among your opponents.</source>
        <translation>Gagnez cinq parties avec un archimage ou un grand mage parmi vos adversaires.</translation>
    </message>
    <message>
        <source>Achievement: {title}</source>
        <translation>Succès&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{title}: {progress} of {goal}</source>
        <translation>{title}&#xa0;: {progress} sur {goal}</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Win all three stars at five tables in the tower.</source>
        <translation>Gagnez les trois étoiles à cinq tables de la tour.</translation>
    </message>
    <message>
        <source>Win a match in each game at a full table.</source>
        <translation>Gagnez une partie de chaque jeu à une table complète.</translation>
    </message>
    <message numerus="yes">
        <source>%n more achievement(s)</source>
        <translation>
            <numerusform>%n&#xa0;autre succès</numerusform>
            <numerusform>%n&#xa0;autres succès</numerusform>
        </translation>
    </message>
    <message>
        <source>{titles}.</source>
        <translation>{titles}.</translation>
    </message>
    <message>
        <source>Fifteen stars</source>
        <translation>Quinze étoiles</translation>
    </message>
    <message>
        <source>Finish every lesson in every game.</source>
        <translation>Terminez toutes les leçons de tous les jeux.</translation>
    </message>
    <message>
        <source>A match for any wizard</source>
        <translation>La terreur des sorciers</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>I would play this move too.</source>
        <translation>Je jouerais ce coup, moi aussi.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Suggested: {move}</source>
        <translation>Suggestion&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Play suggestion</source>
        <translation>Suivre le conseil</translation>
    </message>
    <message>
        <source>Your move is about as good as the suggested one.</source>
        <translation>Votre coup vaut à peu près celui que je suggère.</translation>
    </message>
    <message>
        <source>Probably next: {events}</source>
        <translation>Suite probable&#xa0;: {events}</translation>
    </message>
    <message>
        <source>With the suggested move, probably: {events}</source>
        <translation>Avec le coup conseillé, sans doute&#xa0;: {events}</translation>
    </message>
    <message>
        <source>After your move, this one will no longer be possible: {move}</source>
        <translation>Après votre coup, celui-ci n’est plus possible&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Play the first</source>
        <translation>Jouer le premier</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Vraiment&#x202f;?</translation>
    </message>
    <message>
        <source>Why not this move?</source>
        <translation>Que vaut ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>Your move: {move}</source>
        <translation>Votre coup&#xa0;: {move}</translation>
    </message>
    <message>
        <source>My idea: {move}</source>
        <translation>Mon idée&#xa0;: {move}</translation>
    </message>
    <message>
        <source>In favour of the suggested move: {reason}</source>
        <translation>En faveur du coup conseillé&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>In favour of your move: {reason}</source>
        <translation>Pour votre coup&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>In favour of the first move: {reason}</source>
        <translation>Pour le premier&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>These moves and some others are about equal: choose whichever you like.</source>
        <translation>Ces coups, et quelques autres, se valent à peu près&#xa0;: jouez celui qui vous plaît.</translation>
    </message>
    <message>
        <source>Of these moves I would play the first, but I see no clear difference yet.</source>
        <translation>Parmi ces coups, je jouerais le premier, mais je ne vois pas encore de nette différence.</translation>
    </message>
    <message>
        <source>These two moves are about equal: choose whichever you like.</source>
        <translation>Ces deux coups se valent à peu près&#xa0;: jouez celui qui vous plaît.</translation>
    </message>
    <message>
        <source>These three moves are about equal: choose whichever you like.</source>
        <translation>Ces trois coups se valent à peu près&#xa0;: jouez celui qui vous plaît.</translation>
    </message>
    <message>
        <source>These four moves are about equal: choose whichever you like.</source>
        <translation>Ces quatre coups se valent à peu près&#xa0;: jouez celui qui vous plaît.</translation>
    </message>
    <message>
        <source>Your chances of winning are about the same with either move, but what follows will differ.</source>
        <translation>Avec l’un ou l’autre coup, vos chances de gagner sont à peu près les mêmes, mais la suite sera différente.</translation>
    </message>
    <message>
        <source>Show better move</source>
        <translation>Voir le meilleur coup</translation>
    </message>
    <message>
        <source>Good idea: this move is better than the one I had in mind.</source>
        <translation>Bonne idée&#xa0;: ce coup est meilleur que celui auquel je pensais.</translation>
    </message>
    <message numerus="yes">
        <source>Together with your last %n move(s), this one lowers your chances of winning by about {loss} percentage points.</source>
        <translation>
            <numerusform>Votre coup précédent et celui-ci font baisser à eux deux vos chances de gagner d’environ {loss} points de pourcentage.</numerusform>
            <numerusform>Vos %n&#xa0;coups précédents et celui-ci font baisser ensemble vos chances de gagner d’environ {loss} points de pourcentage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move lowers your chances of winning by about {loss} percentage points.</source>
        <translation>Votre coup fait baisser vos chances de gagner d’environ {loss} points de pourcentage.</translation>
    </message>
    <message>
        <source>In the time I had, I saw no clear difference from the suggested move.</source>
        <translation>Dans le temps imparti, je n’ai pas vu de nette différence avec le coup conseillé.</translation>
    </message>
    <message>
        <source>I see hardly any difference in your chances, but I would still play the suggested move.</source>
        <translation>Je ne vois guère de différence pour vos chances, mais je jouerais tout de même le coup conseillé.</translation>
    </message>
    <message>
        <source>I am still comparing this move with others…</source>
        <translation>Je compare encore ce coup à d’autres…</translation>
    </message>
    <message>
        <source>No other move is possible.</source>
        <translation>Aucun autre coup n’est possible.</translation>
    </message>
    <message>
        <source>This time I could not compare this move with others.</source>
        <translation>Cette fois, je n’ai pas pu comparer ce coup à d’autres.</translation>
    </message>
    <message>
        <source>This time I could not compare your move with the suggested one.</source>
        <translation>Cette fois, je n’ai pas pu comparer votre coup au coup conseillé.</translation>
    </message>
    <message>
        <source>You can still undo this turn’s moves.</source>
        <translation>Vous pouvez encore annuler les coups de votre tour.</translation>
    </message>
    <message>
        <source>No other move looks better. Your chances of winning with this one: {chance}%.</source>
        <translation>Aucun autre coup ne semble meilleur. Vos chances de gagner avec ce coup&#xa0;: {chance}&#xa0;%.</translation>
    </message>
    <message>
        <source>Your chances of winning:</source>
        <translation>Vos chances de gagner&#xa0;:</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>{move}: about the same as the move before it</source>
        <translation>{move}&#xa0;: chances à peu près égales à celles du coup précédent</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}&#xa0;%</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>If you play a suggested move, this match will be marked as played with help.</source>
        <translation>Si vous jouez un coup conseillé, la partie portera la mention «&#x202f;avec aide&#x202f;».</translation>
    </message>
    <message>
        <source>If you play a suggested move, this match will earn no stars.</source>
        <translation>Si vous jouez un coup conseillé, cette partie ne rapportera aucune étoile.</translation>
    </message>
    <message>
        <source>Soon afterwards, I expect {player} to have a score of {own}; with the suggested move, it would be {best}.</source>
        <translation>Peu après votre coup, {player} devrait avoir un score de {own}, contre {best} après le coup conseillé.</translation>
    </message>
    <message>
        <source>Soon afterwards, I expect you to have a score of {own}; with the suggested move, it would be {best}.</source>
        <translation>Peu après votre coup, vous devriez avoir un score de {own}, contre {best} après le coup conseillé.</translation>
    </message>
    <message>
        <source>Play my move</source>
        <translation>Jouer mon coup</translation>
    </message>
    <message>
        <source>{move}: {chance}% to win</source>
        <translation>{move}&#xa0;: {chance}&#xa0;% de chances de gagner</translation>
    </message>
</context>
<context>
    <name>ai</name>
    <message>
        <source>This move was picked at random.</source>
        <translation>Coup choisi au hasard.</translation>
    </message>
</context>
<context>
    <name>analysis</name>
    <message>
        <source>{player}, turn {turn}: {move}</source>
        <translation>{player}, tour {turn}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{good} of {all}</source>
        <translation>{good} sur {all}</translation>
    </message>
    <message>
        <source>A decision is one move or several in a row, judged by what the player could know: luck does not count. It is good if it lowers the chances of winning by less than {share} percentage points.</source>
        <translation>Une décision, c’est un coup, ou plusieurs à la suite. Elle est jugée d’après ce que l’on pouvait savoir&#xa0;: le hasard ne compte pas. Une décision est bonne si elle fait baisser les chances de gagner de moins de {share} points.</translation>
    </message>
    <message>
        <source>A decision is one move or several in a row, judged by what the player could know: luck does not count. It is good if it lowers the chances of winning by less than {share} percentage points. At each diamond, the chart shows the chances with the best move, then with the move played.</source>
        <translation>Une décision, c’est un coup, ou plusieurs à la suite. Elle est jugée d’après ce que l’on pouvait savoir&#xa0;: le hasard ne compte pas. Une décision est bonne si elle fait baisser les chances de gagner de moins de {share} points. À chaque losange, la courbe montre les chances avec le meilleur coup, puis avec le coup joué.</translation>
    </message>
    <message>
        <source>{player}: costliest moves</source>
        <translation>{player}&#xa0;: les coups les plus coûteux</translation>
    </message>
    <message>
        <source>Winning chances lost</source>
        <translation>Chances perdues</translation>
    </message>
    <message>
        <source>Turn {turn}: {move}</source>
        <translation>Tour {turn}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Meilleur coup&#xa0;: {move}</translation>
    </message>
    <message>
        <source>{player}: good decisions {good}, winning chances lost {lost}.</source>
        <translation>{player}&#x202f;; bonnes décisions&#xa0;: {good}&#x202f;; chances perdues&#xa0;: {lost}.</translation>
    </message>
    <message>
        <source>{lost}% per decision</source>
        <translation>{lost}&#xa0;% par décision</translation>
    </message>
    <message>
        <source>Good decisions</source>
        <translation>Bonnes décisions</translation>
    </message>
    <message>
        <source>under {lost}% per decision</source>
        <translation>moins de {lost}&#xa0;% par décision</translation>
    </message>
    <message>
        <source>{player}, round {turn}: {move}</source>
        <translation>{player}, tour {turn}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>See the better move on the table</source>
        <translation>Voir le meilleur coup sur la table</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>Play on from this move in a copy of the match</source>
        <translation>Reprendre à partir de ce coup, dans une copie de la partie</translation>
    </message>
    <message>
        <source>The analysis could not be completed. Please try again.</source>
        <translation>L’analyse a échoué. Veuillez réessayer.</translation>
    </message>
    <message>
        <source>Opponents: costliest moves</source>
        <translation>Adversaires&#xa0;: les coups les plus coûteux</translation>
    </message>
    <message>
        <source>Costliest moves</source>
        <translation>Les coups les plus coûteux</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Analyse the match</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Analysis progress</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>The Archmage is studying the match. You can carry on meanwhile: the analysis will be saved with the match.</source>
        <translation>L’archimage étudie la partie. Vous pouvez faire autre chose entre-temps&#xa0;: l’analyse sera sauvegardée avec la partie.</translation>
    </message>
    <message>
        <source>The Archmage can study the match and show how the chances of winning changed and which moves cost the most. The analysis takes up to a minute.</source>
        <translation>L’archimage peut étudier la partie&#xa0;: vous verrez comment les chances de gagner ont évolué et quels coups ont coûté le plus cher. Comptez une minute au plus.</translation>
    </message>
    <message>
        <source>The analysis is ready.</source>
        <translation>L’analyse est prête.</translation>
    </message>
    <message>
        <source>No single move cost much.</source>
        <translation>Aucun coup n’a coûté cher à lui seul.</translation>
    </message>
    <message>
        <source>The Archmage would have played this once more: {move}</source>
        <translation>L’archimage aurait joué ce coup une fois de plus&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The Archmage would have played this first: {move}</source>
        <translation>L’archimage aurait d’abord joué ce coup&#xa0;: {move}</translation>
    </message>
    <message>
        <source>It would have been better to play this once more: {move}</source>
        <translation>Il aurait mieux valu jouer ce coup une fois de plus&#xa0;: {move}</translation>
    </message>
    <message>
        <source>It would have been better to play this first: {move}</source>
        <translation>Il aurait mieux valu jouer d’abord ce coup&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The Archmage would not have made this move.</source>
        <translation>L’archimage n’aurait pas joué ce coup.</translation>
    </message>
    <message>
        <source>It would have been better not to make this move.</source>
        <translation>Il aurait mieux valu ne pas jouer ce coup.</translation>
    </message>
    <message>
        <source>{why} The better line takes several moves: only one of them is shown here.</source>
        <translation>{why} La meilleure suite compte plusieurs coups&#xa0;: un seul est indiqué ici.</translation>
    </message>
    <message>
        <source>Round {turn}: {move}</source>
        <translation>Tour {turn}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>The Archmage’s choice: {move}</source>
        <translation>Choix de l’archimage&#xa0;: {move}</translation>
    </message>
    <message>
        <source>−{loss}%</source>
        <translation>−{loss}&#xa0;%</translation>
    </message>
    <message>
        <source>{player}’s chances of winning would have been {chance}% instead of {own}%.</source>
        <translation>{player} aurait eu {chance}&#xa0;% de chances de gagner au lieu de {own}&#xa0;%.</translation>
    </message>
    <message>
        <source>{why} The loss includes the cost of the moves made right after this one.</source>
        <translation>{why} La perte indiquée comprend aussi celle des coups joués juste après.</translation>
    </message>
    <message>
        <source>The opponents made no costly moves.</source>
        <translation>Les adversaires n’ont joué aucun coup coûteux.</translation>
    </message>
    <message>
        <source>{player} made no costly moves.</source>
        <translation>{player} n’a joué aucun coup coûteux.</translation>
    </message>
</context>
<context>
    <name>anludim</name>
    <message>
        <source>Anludim</source>
        <translation>Anludim</translation>
    </message>
    <message>
        <source>Laid cards never return to your hand, but you can reuse them in a combination of a higher discipline.</source>
        <translation>Les cartes posées ne reviennent jamais en main, mais vous pouvez les réutiliser dans une combinaison d’une discipline supérieure.</translation>
    </message>
    <message>
        <source>Bring the right apprentices together, win over the professors of the university, and fill your cabinet with magic objects before the rival covens do.</source>
        <translation>Réunissez les bons apprentis, attirez les professeurs de l’université et remplissez votre cabinet d’objets magiques avant les covens rivaux.</translation>
    </message>
    <message>
        <source>Expert game</source>
        <translation>Variante expert</translation>
    </message>
    <message>
        <source>The cards in a run must have consecutive values.</source>
        <translation>Les cartes d’une suite doivent avoir des valeurs qui se suivent.</translation>
    </message>
    <message>
        <source>A run needs at least two cards.</source>
        <translation>Il faut au moins deux cartes pour une suite.</translation>
    </message>
    <message>
        <source>The cards in a colour set must all be the same colour.</source>
        <translation>Pour former une couleur, toutes les cartes doivent être de la même couleur.</translation>
    </message>
    <message>
        <source>Each pair must have exactly two cards of one value.</source>
        <translation>Il faut exactement deux cartes de même valeur par paire.</translation>
    </message>
    <message>
        <source>A colour set needs at least two cards.</source>
        <translation>Il faut au moins deux cartes pour former une couleur.</translation>
    </message>
    <message>
        <source>Each triple must have exactly three cards of one value.</source>
        <translation>Il faut exactement trois cartes de même valeur par brelan.</translation>
    </message>
    <message>
        <source>Each pair or triple must have a different value.</source>
        <translation>Deux paires ou deux brelans ne peuvent pas avoir la même valeur.</translation>
    </message>
    <message>
        <source>The two cards in a pair must be of different colours.</source>
        <translation>Les deux cartes d’une paire doivent être de couleurs différentes.</translation>
    </message>
    <message>
        <source>The three cards in a triple must be of three different colours.</source>
        <translation>Les trois cartes d’un brelan doivent être de trois couleurs différentes.</translation>
    </message>
    <message>
        <source>An assembly needs at least four cards.</source>
        <translation>Il faut au moins quatre cartes pour une assemblée.</translation>
    </message>
    <message>
        <source>The cards in an assembly must all have the same value.</source>
        <translation>Les cartes d’une assemblée doivent toutes avoir la même valeur.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>First choose the cards to keep for the next round.</source>
        <translation>Choisissez d’abord les cartes à garder pour la manche suivante.</translation>
    </message>
    <message>
        <source>You have already laid cards or drawn this turn.</source>
        <translation>Vous avez déjà posé ou pioché pendant ce tour.</translation>
    </message>
    <message>
        <source>This card is not one of the open cards.</source>
        <translation>Cette carte ne fait pas partie des cartes visibles.</translation>
    </message>
    <message>
        <source>First lay a combination or draw.</source>
        <translation>Posez d’abord une combinaison, ou piochez.</translation>
    </message>
    <message>
        <source>You can enlarge combinations only in the expert game.</source>
        <translation>Vous ne pouvez agrandir une combinaison que dans la variante expert.</translation>
    </message>
    <message>
        <source>There is no card to draw and no combination worth laying.</source>
        <translation>Il n’y a plus de carte à piocher, ni de combinaison qui vaille la peine d’être posée.</translation>
    </message>
    <message>
        <source>This is the most promising part of your hand.</source>
        <translation>C’est ce que votre main a de plus prometteur.</translation>
    </message>
    <message>
        <source>Use each card only once, and choose one of its two halves.</source>
        <translation>Utilisez chaque carte une seule fois, et choisissez l’une de ses deux moitiés.</translation>
    </message>
    <message>
        <source>You can lay only cards from your own hand.</source>
        <translation>Vous ne pouvez poser que des cartes de votre main.</translation>
    </message>
    <message>
        <source>To reuse laid cards, take them back at the start of your turn.</source>
        <translation>Pour réutiliser des cartes posées, reprenez-les au début de votre tour.</translation>
    </message>
    <message>
        <source>You can reuse laid cards only in a combination of a higher discipline.</source>
        <translation>Vous ne pouvez réutiliser des cartes posées que dans une combinaison d’une discipline supérieure.</translation>
    </message>
    <message>
        <source>You must beat what is already on the table: {combination}.</source>
        <translation>Votre combinaison doit battre celle qui est déjà sur la table&#xa0;: {combination}.</translation>
    </message>
    <message>
        <source>A stronger run is already on the table: {combination}.</source>
        <translation>Une suite plus forte est déjà sur la table&#xa0;: {combination}.</translation>
    </message>
    <message>
        <source>A stronger colour set is already on the table: {combination}.</source>
        <translation>Une couleur plus forte est déjà sur la table&#xa0;: {combination}.</translation>
    </message>
    <message>
        <source>Stronger pairs are already on the table: {combination}.</source>
        <translation>Il y a déjà plus fort sur la table&#xa0;: {combination}.</translation>
    </message>
    <message>
        <source>Stronger triples are already on the table: {combination}.</source>
        <translation>Il y a déjà plus fort sur la table&#xa0;: {combination}.</translation>
    </message>
    <message>
        <source>A stronger assembly is already on the table: {combination}.</source>
        <translation>Une assemblée plus forte est déjà sur la table&#xa0;: {combination}.</translation>
    </message>
    <message>
        <source>You can take combinations back only at the start of your turn.</source>
        <translation>Vous ne pouvez reprendre une combinaison qu’au début de votre tour.</translation>
    </message>
    <message>
        <source>This combination is not yours.</source>
        <translation>Cette combinaison n’est pas à vous.</translation>
    </message>
    <message>
        <source>In the expert game, you cannot take laid cards back into your hand.</source>
        <translation>Dans la variante expert, les cartes posées ne reviennent jamais en main.</translation>
    </message>
    <message>
        <source>You have already discarded an object or a scroll this turn.</source>
        <translation>Vous avez déjà défaussé un objet ou un parchemin pendant ce tour.</translation>
    </message>
    <message>
        <source>You do not have this object.</source>
        <translation>Vous n’avez pas cet objet.</translation>
    </message>
    <message>
        <source>You cannot pass while there are cards to draw.</source>
        <translation>Vous ne pouvez pas passer tant qu’il reste des cartes à piocher.</translation>
    </message>
    <message>
        <source>You have no scroll to discard.</source>
        <translation>Vous n’avez aucun parchemin à défausser.</translation>
    </message>
    <message>
        <source>You cannot pass while you can lay a combination from your hand.</source>
        <translation>Vous ne pouvez pas passer tant que votre main permet de poser une combinaison.</translation>
    </message>
    <message>
        <source>You can keep only cards from your own hand.</source>
        <translation>Vous ne pouvez garder que des cartes de votre main.</translation>
    </message>
    <message numerus="yes">
        <source>You can keep at most %n card(s).</source>
        <translation>
            <numerusform>Vous pouvez garder au plus %n&#xa0;carte.</numerusform>
            <numerusform>Vous pouvez garder au plus %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose each card only once.</source>
        <translation>Choisissez chaque carte une seule fois.</translation>
    </message>
    <message>
        <source>Round {number} begins: {player} plays first.</source>
        <translation>La manche {number} commence&#xa0;: {player} joue en premier.</translation>
    </message>
    <message>
        <source>{player} sends {professor} back to the board.</source>
        <translation>{player} renvoie {professor} sur le plateau.</translation>
    </message>
    <message>
        <source>{player} lays {combination}.</source>
        <translation>{player} pose {combination}.</translation>
    </message>
    <message>
        <source>{player} wins {professor}.</source>
        <translation>{player} attire {professor}.</translation>
    </message>
    <message>
        <source>{player} keeps {professor}.</source>
        <translation>{player} garde {professor}.</translation>
    </message>
    <message>
        <source>{player} wins {professor} from {rival}.</source>
        <translation>{player} prend {professor} à {rival}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} pioche une carte.</numerusform>
            <numerusform>{player} pioche %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation>{player} pioche {cards}.</translation>
    </message>
    <message>
        <source>{player} takes the open card {card}.</source>
        <translation>{player} prend la carte visible {card}.</translation>
    </message>
    <message>
        <source>{player} discards {cards}.</source>
        <translation>{player} défausse {cards}.</translation>
    </message>
    <message>
        <source>{player} passes: no cards left to draw.</source>
        <translation>{player} passe&#xa0;: plus de carte à piocher.</translation>
    </message>
    <message>
        <source>{player} turns their crest to gold: one more round wins the match.</source>
        <translation>{player} retourne son blason côté or&#xa0;: encore une manche gagnée, et c’est la victoire.</translation>
    </message>
    <message>
        <source>{player} wins a second round and the match.</source>
        <translation>{player} remporte une deuxième manche, et la partie.</translation>
    </message>
    <message>
        <source>These cards will be more useful in another combination.</source>
        <translation>Ces cartes vous serviront mieux dans une autre combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>You laid a combination in all %n turns in which your hand could win a professor and an object.</source>
        <translation>
            <numerusform>Vous avez posé une combinaison à chacun des %n&#xa0;tours où votre main pouvait attirer un professeur et rapporter un objet.</numerusform>
            <numerusform>Vous avez posé une combinaison à chacun des %n&#xa0;tours où votre main pouvait attirer un professeur et rapporter un objet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n professors and lost none of them before your next turn.</source>
        <translation>
            <numerusform>Vous avez attiré un professeur %n&#xa0;fois, sans jamais en perdre un avant votre tour suivant.</numerusform>
            <numerusform>Vous avez attiré un professeur %n&#xa0;fois, sans jamais en perdre un avant votre tour suivant.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has chosen which cards to keep.</source>
        <translation>{player} a choisi les cartes à garder.</translation>
    </message>
    <message>
        <source>{player} keeps no cards.</source>
        <translation>{player} ne garde aucune carte.</translation>
    </message>
    <message>
        <source>{player} keeps {cards}.</source>
        <translation>{player} garde {cards}.</translation>
    </message>
    <message>
        <source>None of these cards is worth keeping.</source>
        <translation>Aucune de ces cartes ne mérite d’être gardée.</translation>
    </message>
    <message>
        <source>Keeps {professor} away from your rivals.</source>
        <translation>Prive les autres covens de {professor}.</translation>
    </message>
    <message>
        <source>Completes your collection of objects and wins the round.</source>
        <translation>Complète votre collection d’objets et vous fait gagner la manche.</translation>
    </message>
    <message>
        <source>{player} gives up {combination}.</source>
        <translation>{player} sacrifie {combination}.</translation>
    </message>
    <message>
        <source>Wins {professor}, who stands in for a kind of object you do not have.</source>
        <translation>Attire {professor}, qui remplace un objet manquant.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Vous remportez la partie.</translation>
    </message>
    <message>
        <source>{player} wins the match.</source>
        <translation>{player} remporte la partie.</translation>
    </message>
    <message>
        <source>No cards left to draw: lay a combination, or pass if you cannot.</source>
        <translation>Plus de carte à piocher&#xa0;: posez une combinaison ou, à défaut, passez.</translation>
    </message>
    <message>
        <source>{player} is choosing cards to keep.</source>
        <translation>{player} choisit les cartes à garder.</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} joue.</translation>
    </message>
    <message>
        <source>Take back combinations if you like, then lay one or draw.</source>
        <translation>Reprenez des combinaisons si vous voulez, puis posez-en une ou piochez.</translation>
    </message>
    <message numerus="yes">
        <source>Choose up to %n card(s) to keep for the next round.</source>
        <translation>
            <numerusform>Choisissez au plus une carte à garder pour la manche suivante.</numerusform>
            <numerusform>Choisissez jusqu’à %n&#xa0;cartes à garder pour la manche suivante.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back {combination}</source>
        <translation>Reprendre {combination}</translation>
    </message>
    <message>
        <source>Discard an object or scroll to draw a card, or end your turn.</source>
        <translation>Défaussez un objet ou un parchemin pour piocher une carte, ou terminez votre tour.</translation>
    </message>
    <message numerus="yes">
        <source>Standstill: %n point(s) win</source>
        <translation>
            <numerusform>Manche bloquée&#xa0;: victoire avec %n&#xa0;point</numerusform>
            <numerusform>Manche bloquée&#xa0;: victoire avec %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay a combination or draw.</source>
        <translation>Posez une combinaison ou piochez.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of objects, plus {professors}</source>
        <translation>
            <numerusform>%n&#xa0;sorte d’objets, plus {professors}</numerusform>
            <numerusform>%n&#xa0;sortes d’objets, plus {professors}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a run of %n card(s): {cards}</source>
        <translation>
            <numerusform>Poser une suite de %n carte ({cards})</numerusform>
            <numerusform>Poser une suite de %n&#xa0;cartes ({cards})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three piles are empty: %n point(s) win</source>
        <translation>
            <numerusform>Trois piles vides&#xa0;: victoire avec %n&#xa0;point</numerusform>
            <numerusform>Trois piles vides&#xa0;: victoire avec %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay a colour set of %n card(s): {cards}</source>
        <translation>
            <numerusform>Poser une couleur de %n carte ({cards})</numerusform>
            <numerusform>Poser une couleur de %n&#xa0;cartes ({cards})</numerusform>
        </translation>
    </message>
    <message>
        <source>All five kinds of objects</source>
        <translation>Les cinq sortes d’objets</translation>
    </message>
    <message numerus="yes">
        <source>Lay %n pair(s): {cards}</source>
        <translation>
            <numerusform>Poser une paire ({cards})</numerusform>
            <numerusform>Poser %n&#xa0;paires ({cards})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n point(s): {winner} ended the round</source>
        <translation>
            <numerusform>Égalité à %n&#xa0;point&#xa0;: {winner} a mis fin à la manche</numerusform>
            <numerusform>Égalité à %n&#xa0;points&#xa0;: {winner} a mis fin à la manche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay %n triple(s): {cards}</source>
        <translation>
            <numerusform>Poser un brelan ({cards})</numerusform>
            <numerusform>Poser %n&#xa0;brelans ({cards})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n point(s): {winner} comes next in turn order</source>
        <translation>
            <numerusform>Égalité à %n&#xa0;point&#xa0;: l’ordre du tour désigne {winner}</numerusform>
            <numerusform>Égalité à %n&#xa0;points&#xa0;: l’ordre du tour désigne {winner}</numerusform>
        </translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer votre tour</translation>
    </message>
    <message numerus="yes">
        <source>Lay an assembly of %n card(s): {cards}</source>
        <translation>
            <numerusform>Poser une assemblée de %n carte ({cards})</numerusform>
            <numerusform>Poser une assemblée de %n&#xa0;cartes ({cards})</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw two cards</source>
        <translation>Piocher deux cartes</translation>
    </message>
    <message>
        <source>Take the open card {card}</source>
        <translation>Prendre la carte visible {card}</translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Ne rien garder</translation>
    </message>
    <message>
        <source>Discard {object} to draw a card</source>
        <translation>Défausser {object} pour piocher une carte</translation>
    </message>
    <message>
        <source>Discard a scroll to draw a card</source>
        <translation>Défausser un parchemin pour piocher une carte</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Keep {cards}</source>
        <translation>Garder {cards}</translation>
    </message>
    <message>
        <source>Watches rivals and remembers most cards, but thinks only briefly.</source>
        <translation>Surveille les autres covens et retient la plupart des cartes, mais réfléchit peu.</translation>
    </message>
    <message>
        <source>{one} / {other}</source>
        <translation>{one}&#xa0;/ {other}</translation>
    </message>
    <message>
        <source>Knows what the Archmage knows, and tries out many more plans.</source>
        <translation>Sait tout ce que sait l’archimage, et examine bien plus de plans.</translation>
    </message>
    <message>
        <source>a pair of {value}s</source>
        <translation>une paire de {value}</translation>
    </message>
    <message>
        <source>Lays larger combinations than needed, to make them hard to beat.</source>
        <translation>Pose des combinaisons plus grandes que nécessaire, pour les rendre difficiles à battre.</translation>
    </message>
    <message>
        <source>a triple of {value}s</source>
        <translation>un brelan de {value}</translation>
    </message>
    <message numerus="yes">
        <source>a run of %n card(s) up to {value}</source>
        <translation>
            <numerusform>une suite de %n&#xa0;carte jusqu’au&#xa0;{value}</numerusform>
            <numerusform>une suite de %n&#xa0;cartes jusqu’au&#xa0;{value}</numerusform>
        </translation>
    </message>
    <message>
        <source>Goes for professors nobody holds.</source>
        <translation>Vise les professeurs que personne ne détient.</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n scroll(s), worth 1 point each.</source>
        <translation>
            <numerusform>{player} reçoit un parchemin, qui vaut 1&#xa0;point.</numerusform>
            <numerusform>{player} reçoit %n&#xa0;parchemins, qui valent 1&#xa0;point chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draws cards rather than laying them, and keeps a full hand.</source>
        <translation>Pioche plutôt que de poser des combinaisons, et garde beaucoup de cartes en main.</translation>
    </message>
    <message>
        <source>{player} wins the round. {why}</source>
        <translation>{player} remporte la manche. {why}</translation>
    </message>
    <message>
        <source>Would rather win a professor from a rival than from the board.</source>
        <translation>Aime mieux prendre un professeur à un rival que sur le plateau.</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>{player} takes back {combination}.</source>
        <translation>{player} reprend en main {combination}.</translation>
    </message>
    <message numerus="yes">
        <source>The discards become a new deck of %n card(s).</source>
        <translation>
            <numerusform>La défausse devient une nouvelle pioche de %n&#xa0;carte.</numerusform>
            <numerusform>La défausse devient une nouvelle pioche de %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can see this card before you take it.</source>
        <translation>Vous voyez cette carte avant de la prendre.</translation>
    </message>
    <message>
        <source>The round will end this turn, and a rival will win it, {most} to {own}.</source>
        <translation>La manche s’achèvera avec ce tour, et un autre coven la gagnera, {most} à {own}.</translation>
    </message>
    <message>
        <source>You will get nothing more from {professor}: use these cards for something else.</source>
        <translation>Vous n’obtiendrez plus rien de {professor}&#xa0;: ces cartes peuvent servir à autre chose.</translation>
    </message>
    <message>
        <source>Ends the round at {own} to {most}, and you win the match.</source>
        <translation>Met fin à la manche, {own} à {most}&#xa0;: vous gagnez la partie.</translation>
    </message>
    <message>
        <source>Ends the round in a tie at {own}, and you win the tie.</source>
        <translation>Met fin à la manche sur une égalité à {own}, qui vous est favorable.</translation>
    </message>
    <message numerus="yes">
        <source>You lost %n round(s) with {cards} or more cards in your hand: only the cards that you lay win professors.</source>
        <translation>
            <numerusform>Vous avez perdu %n&#xa0;manche avec {cards}&#xa0;cartes en main&#xa0;: seules les cartes posées sur la table attirent les professeurs.</numerusform>
            <numerusform>Vous avez perdu %n&#xa0;manches avec au moins {cards}&#xa0;cartes en main&#xa0;: seules les cartes posées sur la table attirent les professeurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You ended %n of {rounds} rounds without a single object.</source>
        <translation>
            <numerusform>Vous avez fini %n&#xa0;manche sur {rounds} sans aucun objet.</numerusform>
            <numerusform>Vous avez fini %n&#xa0;manches sur {rounds} sans aucun objet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In rounds that you lost, you discarded objects and scrolls worth %n point(s) to draw cards.</source>
        <translation>
            <numerusform>Dans les manches que vous avez perdues, vous avez défaussé pour %n&#xa0;point d’objets et de parchemins afin de piocher des cartes.</numerusform>
            <numerusform>Dans les manches que vous avez perdues, vous avez défaussé pour %n&#xa0;points d’objets et de parchemins afin de piocher des cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you took back a combination that held its professor and ended the turn without that professor.</source>
        <translation>
            <numerusform>Il vous est arrivé %n&#xa0;fois de reprendre en main une combinaison qui avait son professeur, et de finir le tour sans lui.</numerusform>
            <numerusform>Il vous est arrivé %n&#xa0;fois de reprendre en main une combinaison qui avait son professeur, et de finir le tour sans lui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end}: %n point(s) against {others}.</source>
        <translation>
            <numerusform>{end}&#xa0;: %n&#xa0;point contre {others}.</numerusform>
            <numerusform>{end}&#xa0;: %n&#xa0;points contre {others}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Their collection has objects of %n kind(s), plus {professors} in place of the rest.</source>
        <translation>
            <numerusform>Sa collection réunit %n des 5&#xa0;sortes d’objets, plus {professors} pour la compléter.</numerusform>
            <numerusform>Sa collection réunit %n des 5&#xa0;sortes d’objets, plus {professors} pour la compléter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end}: %n point(s) each for {players}. {ender} ended the round; of the tied players, {winner} comes next in turn order and wins.</source>
        <translation>
            <numerusform>{end}. {players}&#xa0;: égalité à %n&#xa0;point. Après {ender}, qui a mis fin à la manche, l’ordre du tour désigne {winner}.</numerusform>
            <numerusform>{end}. {players}&#xa0;: égalité à %n&#xa0;points. Après {ender}, qui a mis fin à la manche, l’ordre du tour désigne {winner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three piles are empty</source>
        <translation>Trois piles sont vides</translation>
    </message>
    <message>
        <source>Enlarge {combination}: {cards}</source>
        <translation>Agrandir {combination} pour obtenir {cards}</translation>
    </message>
    <message>
        <source>Their collection has all five kinds of objects.</source>
        <translation>Sa collection réunit les cinq sortes d’objets.</translation>
    </message>
    <message>
        <source>{action} (gives up {combinations})</source>
        <translation>{action} (en sacrifiant {combinations})</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%n&#xa0;manche gagnée</numerusform>
            <numerusform>%n&#xa0;manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end}: %n point(s) each for {players}; {winner} ended the round and wins the tie.</source>
        <translation>
            <numerusform>{end}. {players}&#xa0;: égalité à %n&#xa0;point&#x202f;; {winner} a mis fin à la manche et l’emporte.</numerusform>
            <numerusform>{end}. {players}&#xa0;: égalité à %n&#xa0;points&#x202f;; {winner} a mis fin à la manche et l’emporte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won, the last with all five kinds of objects</source>
        <translation>
            <numerusform>%n&#xa0;manche gagnée, la dernière avec les cinq sortes d’objets</numerusform>
            <numerusform>%n&#xa0;manches gagnées, la dernière avec les cinq sortes d’objets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won, the last with {kinds} kinds of objects plus {professors}</source>
        <translation>
            <numerusform>%n&#xa0;manche gagnée, la dernière avec {kinds}&#xa0;des 5&#xa0;sortes d’objets, plus {professors}</numerusform>
            <numerusform>%n&#xa0;manches gagnées, la dernière avec {kinds}&#xa0;des 5&#xa0;sortes d’objets, plus {professors}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a colour set of %n card(s), {values}</source>
        <translation>
            <numerusform>une couleur de %n&#xa0;carte ({values})</numerusform>
            <numerusform>une couleur de %n&#xa0;cartes ({values})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won, the last on a tie-break</source>
        <translation>
            <numerusform>%n&#xa0;manche gagnée, la dernière au départage</numerusform>
            <numerusform>%n&#xa0;manches gagnées, la dernière au départage</numerusform>
        </translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Main pleine</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), {values}</source>
        <translation>
            <numerusform>%n&#xa0;paire ({values})</numerusform>
            <numerusform>%n&#xa0;paires ({values})</numerusform>
        </translation>
    </message>
    <message>
        <source>Defender</source>
        <translation>Prudence</translation>
    </message>
    <message>
        <source>Draw the last card</source>
        <translation>Piocher la dernière carte</translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s), {values}</source>
        <translation>
            <numerusform>%n&#xa0;brelan ({values})</numerusform>
            <numerusform>%n&#xa0;brelans ({values})</numerusform>
        </translation>
    </message>
    <message>
        <source>Poacher</source>
        <translation>Débauchage</translation>
    </message>
    <message>
        <source>No cards left to draw: take back combinations if you like, then lay one, or pass if you cannot.</source>
        <translation>Plus de carte à piocher&#xa0;: reprenez des combinaisons si vous voulez, puis posez-en une ou, à défaut, passez.</translation>
    </message>
    <message numerus="yes">
        <source>an assembly of %n card(s) of value {value}</source>
        <translation>
            <numerusform>une assemblée de %n&#xa0;carte de valeur {value}</numerusform>
            <numerusform>une assemblée de %n&#xa0;cartes de valeur {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>Pioneer</source>
        <translation>Avant-garde</translation>
    </message>
    <message numerus="yes">
        <source>Run of %n card(s) up to {value}</source>
        <translation>
            <numerusform>Suite de %n&#xa0;carte jusqu’au&#xa0;{value}</numerusform>
            <numerusform>Suite de %n&#xa0;cartes jusqu’au&#xa0;{value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colour set of %n card(s): {values}</source>
        <translation>
            <numerusform>Couleur de %n&#xa0;carte ({values})</numerusform>
            <numerusform>Couleur de %n&#xa0;cartes ({values})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s): {values}</source>
        <translation>
            <numerusform>Paire de {values}</numerusform>
            <numerusform>%n&#xa0;paires ({values})</numerusform>
        </translation>
    </message>
    <message>
        <source>{combination} with {professor}</source>
        <translation>{combination} avec {professor}</translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s): {values}</source>
        <translation>
            <numerusform>Brelan de {values}</numerusform>
            <numerusform>%n&#xa0;brelans ({values})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assembly of %n card(s) of value {value}</source>
        <translation>
            <numerusform>Assemblée de %n&#xa0;carte de valeur {value}</numerusform>
            <numerusform>Assemblée de %n&#xa0;cartes de valeur {value}</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat: {combination}.</source>
        <translation>À battre&#xa0;: {combination}.</translation>
    </message>
    <message>
        <source>If nothing on the table changes, this card lets you win {professor} next turn.</source>
        <translation>Si rien ne change sur la table, cette carte vous permettra d’attirer {professor} au prochain tour.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n other card(s) of value {value}.</source>
        <translation>
            <numerusform>Vous avez en main %n autre carte de valeur {value}.</numerusform>
            <numerusform>Vous avez en main %n&#xa0;autres cartes de valeur {value}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this card, %n card(s) in your hand can count as {colour}.</source>
        <translation>
            <numerusform>Avec cette carte, %n de vos cartes aurait une moitié en {colour}.</numerusform>
            <numerusform>Avec cette carte, %n de vos cartes auraient une moitié en {colour}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the {all} cards you have not seen, {count} would let you win {professor}.</source>
        <translation>Sur les {all} cartes que vous n’avez pas vues, {count} vous permettraient d’attirer {professor}.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) in hand: more would open up new combinations.</source>
        <translation>
            <numerusform>Vous n’avez que %n carte en main&#xa0;: il vous en faut d’autres pour former des combinaisons.</numerusform>
            <numerusform>Vous n’avez que %n&#xa0;cartes en main&#xa0;: d’autres vous ouvriront de nouvelles combinaisons.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these cards can count as {colour} in a colour set.</source>
        <translation>Toutes ces cartes ont une moitié en {colour}.</translation>
    </message>
    <message numerus="yes">
        <source>Among these, %n card(s) share the value {value}.</source>
        <translation>
            <numerusform>Parmi ces cartes, %n a la valeur {value}.</numerusform>
            <numerusform>Parmi ces cartes, %n ont la même valeur, {value}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand alone beats nothing on the table: you need new cards.</source>
        <translation>À elle seule, votre main ne permet de poser aucune combinaison&#xa0;: il vous faut d’autres cartes.</translation>
    </message>
    <message>
        <source>Nothing you could lay now would win you an object.</source>
        <translation>Ce que vous pourriez poser maintenant ne vous rapporterait aucun objet.</translation>
    </message>
    <message>
        <source>With more cards, you can lay a stronger combination later.</source>
        <translation>Avec davantage de cartes, vous pourrez ensuite poser une combinaison plus forte.</translation>
    </message>
    <message>
        <source>Wins {professor} from a rival who would complete a collection at the end of a turn.</source>
        <translation>Prend {professor} à un coven qui, sinon, compléterait sa collection à la fin de son tour.</translation>
    </message>
    <message>
        <source>Wins {professor} from a rival and earns you {object}, a kind you do not have yet.</source>
        <translation>Prend {professor} à un autre coven et vous procure {object}, qui manquait à votre collection.</translation>
    </message>
    <message>
        <source>Wins {professor} and earns you {object}, a kind you do not have yet.</source>
        <translation>Attire {professor} et vous procure {object}, qui manquait à votre collection.</translation>
    </message>
    <message>
        <source>Wins {professor} from a rival and earns you {object}.</source>
        <translation>Prend {professor} à un autre coven et vous procure {object}.</translation>
    </message>
    <message>
        <source>Makes it harder for rivals to win {professor}, who brings you {object}.</source>
        <translation>Les autres covens auront plus de mal à vous prendre {professor}, qui vous procure {object}.</translation>
    </message>
    <message>
        <source>Rivals will need a stronger combination to win {professor} from you.</source>
        <translation>Il faudra une combinaison plus forte pour vous prendre {professor}.</translation>
    </message>
    <message>
        <source>Wins {professor} and earns you {object}.</source>
        <translation>Attire {professor} et vous procure {object}.</translation>
    </message>
    <message>
        <source>Loses {professor}.</source>
        <translation>Perd {professor}.</translation>
    </message>
    <message>
        <source>Wins {professor}, whose pile is empty.</source>
        <translation>Attire {professor}, dont la pile est vide.</translation>
    </message>
    <message>
        <source>Wins {professor} from {player} and earns you {object}, a kind you do not have yet.</source>
        <translation>Prend {professor} à {player} et vous procure {object}, qui manquait à votre collection.</translation>
    </message>
    <message>
        <source>Wins {professor} from {player} and earns you {object}.</source>
        <translation>Prend {professor} à {player} et vous procure {object}.</translation>
    </message>
    <message>
        <source>Wins {professor} from {player}: the professor stands in for a kind you do not have.</source>
        <translation>Prend {professor} à {player}&#xa0;: ce professeur remplace un objet manquant.</translation>
    </message>
    <message>
        <source>Wins {professor} from {player}; the pile is empty.</source>
        <translation>Prend {professor} à {player}&#x202f;; la pile est vide.</translation>
    </message>
    <message>
        <source>You already have {professor}.</source>
        <translation>Vous avez déjà {professor}.</translation>
    </message>
    <message>
        <source>At the end of this turn, your collection will be complete: you will win the round.</source>
        <translation>À la fin de ce tour, votre collection sera complète&#xa0;: vous gagnerez la manche.</translation>
    </message>
    <message>
        <source>This combination has lost {professor}: its cards will be more useful in your hand.</source>
        <translation>Cette combinaison a perdu {professor}&#xa0;: ses cartes vous serviront mieux en main.</translation>
    </message>
    <message numerus="yes">
        <source>A card drawn now would have to wait for your next turn: keep your %n point(s) until then.</source>
        <translation>
            <numerusform>Une carte piochée maintenant attendrait votre prochain tour&#xa0;: d’ici là, gardez %n&#xa0;point.</numerusform>
            <numerusform>Une carte piochée maintenant attendrait votre prochain tour&#xa0;: d’ici là, gardez vos %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A new card may be worth more to you now than %n point(s) and this kind of object.</source>
        <translation>
            <numerusform>Pour l’instant, une carte de plus peut valoir mieux que %n&#xa0;point et cette sorte d’objet.</numerusform>
            <numerusform>Pour l’instant, une carte de plus peut valoir mieux que %n&#xa0;points et cette sorte d’objet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep another object of this kind, so a new card costs you only %n point(s).</source>
        <translation>
            <numerusform>Il vous reste un autre objet de cette sorte&#xa0;: piocher une carte ne vous coûte que %n&#xa0;point.</numerusform>
            <numerusform>Il vous reste un autre objet de cette sorte&#xa0;: piocher une carte ne vous coûte que %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the end of this turn, your collection will be complete: you will win the match.</source>
        <translation>À la fin de ce tour, votre collection sera complète&#xa0;: vous gagnerez la partie.</translation>
    </message>
    <message>
        <source>Completes your collection of objects and wins the match.</source>
        <translation>Complète votre collection d’objets et vous fait gagner la partie.</translation>
    </message>
    <message>
        <source>Ends the round with a win on points, {own} to {most}.</source>
        <translation>Met fin à la manche, que vous gagnez aux points, {own} à {most}.</translation>
    </message>
    <message>
        <source>A scroll does not count towards a collection: a new card costs you only 1 point.</source>
        <translation>Un parchemin ne compte dans aucune collection&#xa0;: piocher une carte ne vous coûte qu’un point.</translation>
    </message>
    <message>
        <source>No two of your objects are alike: each counts towards your collection.</source>
        <translation>Vous n’avez pas deux objets de la même sorte&#xa0;: chacun compte pour votre collection.</translation>
    </message>
    <message>
        <source>The round may soon be decided on points, so every point counts.</source>
        <translation>La manche pourrait bientôt se jouer aux points, et chaque point compte.</translation>
    </message>
    <message>
        <source>You could not lay a card drawn now until next turn: keep your scroll until then.</source>
        <translation>Une carte piochée maintenant ne pourrait être posée qu’au prochain tour&#xa0;: votre parchemin peut attendre.</translation>
    </message>
    <message>
        <source>No run on the table: any run will do.</source>
        <translation>Pas encore de suite sur la table&#xa0;: toute suite convient.</translation>
    </message>
    <message>
        <source>No colour set on the table: any colour set will do.</source>
        <translation>Pas encore de couleur sur la table&#xa0;: toute couleur convient.</translation>
    </message>
    <message>
        <source>No pairs on the table: any pair will do.</source>
        <translation>Pas encore de paire sur la table&#xa0;: toute paire convient.</translation>
    </message>
    <message>
        <source>No triples on the table: any triple will do.</source>
        <translation>Pas encore de brelan sur la table&#xa0;: tout brelan convient.</translation>
    </message>
    <message>
        <source>No assembly on the table: any assembly will do.</source>
        <translation>Pas encore d’assemblée sur la table&#xa0;: toute assemblée convient.</translation>
    </message>
    <message numerus="yes">
        <source>You won {won} professors and lost only %n of them before your next turn.</source>
        <translation>
            <numerusform>Vous avez attiré un professeur {won}&#xa0;fois&#x202f;; une fois seulement, vous en avez perdu un avant votre tour suivant.</numerusform>
            <numerusform>Vous avez attiré un professeur {won}&#xa0;fois&#x202f;; %n&#xa0;fois seulement, vous en avez perdu un avant votre tour suivant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} discards {object}: %n point(s) left.</source>
        <translation>
            <numerusform>{player} défausse {object}&#xa0;: il lui reste %n&#xa0;point.</numerusform>
            <numerusform>{player} défausse {object}&#xa0;: il lui reste %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} discards a scroll: %n point(s) left.</source>
        <translation>
            <numerusform>{player} défausse un parchemin&#xa0;: il lui reste %n&#xa0;point.</numerusform>
            <numerusform>{player} défausse un parchemin&#xa0;: il lui reste %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can keep cards only between rounds.</source>
        <translation>Vous ne pouvez garder des cartes qu’entre deux manches.</translation>
    </message>
    <message>
        <source>Keep all the cards in the combination, and add at least one.</source>
        <translation>Gardez toutes les cartes de la combinaison, et ajoutez-en au moins une.</translation>
    </message>
    <message>
        <source>{player} enlarges a combination to {combination}.</source>
        <translation>{player} agrandit une combinaison, qui devient {combination}.</translation>
    </message>
    <message numerus="yes">
        <source>At the start of %n turn(s), you had a combination without its professor, but you never took its cards back: you could have laid them again.</source>
        <translation>
            <numerusform>Vous avez commencé un tour avec une combinaison que son professeur avait quittée, sans la reprendre&#xa0;: ses cartes auraient pu resservir.</numerusform>
            <numerusform>Vous avez commencé %n&#xa0;tours avec une combinaison que son professeur avait quittée, sans jamais reprendre ces cartes, qui auraient pu resservir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew cards in %n of the {turns} turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</source>
        <translation>
            <numerusform>Sur {turns} tours où votre main pouvait attirer un professeur et rapporter un objet, vous avez pioché %n fois. Un professeur rapporte un objet à chaque tour tant que sa pile n’est pas vide.</numerusform>
            <numerusform>Sur {turns} tours où votre main pouvait attirer un professeur et rapporter un objet, vous avez pioché %n fois. Un professeur rapporte un objet à chaque tour tant que sa pile n’est pas vide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew cards in all %n turns in which your hand could have won a professor and an object. A professor gives you an object every turn until the pile is empty.</source>
        <translation>
            <numerusform>Vous avez pioché à chacun des %n&#xa0;tours où votre main pouvait attirer un professeur et rapporter un objet. Un professeur rapporte un objet à chaque tour tant que sa pile n’est pas vide.</numerusform>
            <numerusform>Vous avez pioché à chacun des %n&#xa0;tours où votre main pouvait attirer un professeur et rapporter un objet. Un professeur rapporte un objet à chaque tour tant que sa pile n’est pas vide.</numerusform>
        </translation>
    </message>
    <message>
        <source>{colour} {value}</source>
        <translation>{value}&#xa0;{colour}</translation>
    </message>
    <message>
        <source>Otherwise, the round will end this turn and a rival will win it.</source>
        <translation>Sinon, la manche s’achèvera avec ce tour et un autre coven la gagnera.</translation>
    </message>
    <message numerus="yes">
        <source>Your professors gave you %n object(s), while {player} received {theirs}: hold more professors at the same time to receive more objects.</source>
        <translation>
            <numerusform>Vos professeurs vous ont rapporté %n&#xa0;objet, contre {theirs} pour {player}&#xa0;: plusieurs professeurs à la fois rapportent plus d’objets.</numerusform>
            <numerusform>Vos professeurs vous ont rapporté %n&#xa0;objets, contre {theirs} pour {player}&#xa0;: plusieurs professeurs à la fois rapportent plus d’objets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you kept no cards between rounds, although you could have kept up to {most}: even two cards that fit together help.</source>
        <translation>
            <numerusform>Il vous est arrivé %n&#xa0;fois de ne garder aucune carte entre deux manches, alors que vous pouviez en garder jusqu’à {most}&#xa0;: deux cartes qui vont ensemble sont déjà un début.</numerusform>
            <numerusform>Il vous est arrivé %n&#xa0;fois de ne garder aucune carte entre deux manches, alors que vous pouviez en garder jusqu’à {most}&#xa0;: deux cartes qui vont ensemble sont déjà un début.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your professors gave you %n object(s), and nobody received more.</source>
        <translation>
            <numerusform>Vos professeurs vous ont rapporté %n&#xa0;objet&#xa0;: personne n’en a reçu davantage.</numerusform>
            <numerusform>Vos professeurs vous ont rapporté %n&#xa0;objets&#xa0;: personne n’en a reçu davantage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the {won} professors you won were gone before your next turn: lay stronger combinations, or choose professors nobody else can win.</source>
        <translation>
            <numerusform>Vous avez attiré un professeur {won}&#xa0;fois, et %n&#xa0;fois il est reparti avant votre tour suivant&#xa0;: posez des combinaisons plus fortes, ou visez les professeurs que personne d’autre ne peut attirer.</numerusform>
            <numerusform>Vous avez attiré un professeur {won}&#xa0;fois, et %n&#xa0;fois il est reparti avant votre tour suivant&#xa0;: posez des combinaisons plus fortes, ou visez les professeurs que personne d’autre ne peut attirer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {object}: %n point(s) in all.</source>
        <translation>
            <numerusform>{player} reçoit {object}&#xa0;: %n&#xa0;point en tout.</numerusform>
            <numerusform>{player} reçoit {object}&#xa0;: %n&#xa0;points en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody drew a card or received an object in their last two turns</source>
        <translation>Deux tours de table sans carte piochée ni objet reçu</translation>
    </message>
    <message>
        <source>Your whole hand is worth keeping.</source>
        <translation>Toute votre main mérite d’être gardée.</translation>
    </message>
    <message>
        <source>In round {round}, {player} completed a collection with {professor}: you could have won that professor on your last turn.</source>
        <translation>Dans la manche {round}, {player} a complété sa collection grâce à {professor}&#xa0;: à votre dernier tour, vous pouviez attirer ce professeur.</translation>
    </message>
    <message numerus="yes">
        <source>You may keep %n more card(s) for the next round. You will discard the rest, and fill your hand with new cards.</source>
        <translation>
            <numerusform>Vous pouvez garder %n carte de plus pour la manche suivante. Vous défausserez les autres et compléterez votre main avec de nouvelles cartes.</numerusform>
            <numerusform>Vous pouvez garder %n&#xa0;cartes de plus pour la manche suivante. Vous défausserez les autres et compléterez votre main avec de nouvelles cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lost %n round(s) with four of the five kinds of objects. Missing in the last one: {kind}.</source>
        <translation>
            <numerusform>Vous avez perdu %n manche avec quatre des cinq sortes d’objets. Objets qui vous manquaient&#xa0;: {kind}.</numerusform>
            <numerusform>Vous avez perdu %n&#xa0;manches avec quatre des cinq sortes d’objets. Objets qui vous manquaient dans la dernière&#xa0;: {kind}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim achievement</name>
    <message>
        <source>Five of five</source>
        <translation>Cinq sur cinq</translation>
    </message>
    <message>
        <source>Win a round with a collection of all five kinds of objects.</source>
        <translation>Gagnez une manche avec une collection des cinq sortes d’objets.</translation>
    </message>
    <message>
        <source>Staff meeting</source>
        <translation>Conseil de classe</translation>
    </message>
    <message>
        <source>Hold three professors at the same time.</source>
        <translation>Détenez trois professeurs en même temps.</translation>
    </message>
    <message>
        <source>General studies</source>
        <translation>Culture générale</translation>
    </message>
    <message>
        <source>Lay combinations of all five disciplines in one match.</source>
        <translation>Dans une même partie, posez une combinaison de chacune des cinq disciplines.</translation>
    </message>
    <message>
        <source>Long run</source>
        <translation>De la suite dans les idées</translation>
    </message>
    <message>
        <source>Lay a run of seven or more cards.</source>
        <translation>Posez une suite d’au moins sept cartes.</translation>
    </message>
    <message>
        <source>Seeing triple</source>
        <translation>Voir triple</translation>
    </message>
    <message>
        <source>Lay two triples at once.</source>
        <translation>Posez deux brelans à la fois.</translation>
    </message>
    <message>
        <source>Full assembly</source>
        <translation>Assemblée plénière</translation>
    </message>
    <message>
        <source>Lay an assembly of five or more cards.</source>
        <translation>Posez une assemblée d’au moins cinq cartes.</translation>
    </message>
    <message>
        <source>Headhunter</source>
        <translation>Chasse aux têtes</translation>
    </message>
    <message>
        <source>Win four professors from rivals in one round.</source>
        <translation>Dans une même manche, prenez quatre professeurs à vos rivaux.</translation>
    </message>
    <message>
        <source>The bottom of the pile</source>
        <translation>Le dessous de la pile</translation>
    </message>
    <message>
        <source>Win the most valuable object of each of the five kinds.</source>
        <translation>Obtenez l’objet le plus précieux de chacune des cinq sortes.</translation>
    </message>
    <message>
        <source>With honours</source>
        <translation>Les félicitations du jury</translation>
    </message>
    <message>
        <source>Win a match without losing a round.</source>
        <translation>Gagnez une partie sans perdre une seule manche.</translation>
    </message>
    <message>
        <source>Late bloomer</source>
        <translation>Talent tardif</translation>
    </message>
    <message>
        <source>Advanced class</source>
        <translation>Cours avancé</translation>
    </message>
    <message>
        <source>Win three matches in the expert game.</source>
        <translation>Gagnez trois parties avec la variante expert.</translation>
    </message>
    <message>
        <source>Top of the class</source>
        <translation>En tête de classe</translation>
    </message>
    <message>
        <source>Win a match in which a rival’s crest turned to gold before yours.</source>
        <translation>Gagnez une partie où le blason d’un rival est passé côté or avant le vôtre.</translation>
    </message>
</context>
<context>
    <name>anludim box</name>
    <message>
        <source>Type both halves and press Enter: “b7 r3” is blue 7 / red 3. The colours: b, r, g, y, p.</source>
        <translation>Tapez les deux moitiés, puis Entrée&#xa0;: «&#x202f;b7 r3&#x202f;» donne 7 bleu / 3 rouge. Les couleurs&#xa0;: b, r, v, j, et p pour violet.</translation>
    </message>
    <message>
        <source>{half} (twice)</source>
        <translation>{half} (deux fois)</translation>
    </message>
    <message>
        <source>Halves still missing: {halves}.</source>
        <translation>Moitiés encore à saisir&#xa0;: {halves}.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Value of the other half</source>
        <translation>Valeur de l’autre moitié</translation>
    </message>
    <message>
        <source>Colour of the other half</source>
        <translation>Couleur de l’autre moitié</translation>
    </message>
    <message>
        <source>Points of the objects with 2 players</source>
        <translation>Points des objets à 2&#xa0;joueurs</translation>
    </message>
    <message>
        <source>With 3 players</source>
        <translation>À 3&#xa0;joueurs</translation>
    </message>
    <message>
        <source>With 4 players</source>
        <translation>À 4&#xa0;joueurs</translation>
    </message>
    <message>
        <source>With 5 players</source>
        <translation>À 5&#xa0;joueurs</translation>
    </message>
    <message numerus="yes">
        <source>{count} of {all} cards: %n card(s) still to enter.</source>
        <translation>
            <numerusform>Cartes saisies&#xa0;: {count} sur {all}&#x202f;; il en manque %n.</numerusform>
            <numerusform>Cartes saisies&#xa0;: {count} sur {all}&#x202f;; il en manque %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Halves still missing: {halves} and others.</source>
        <translation>Moitiés encore à saisir&#xa0;: {halves} et d’autres.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Piles</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) have {one} and {other} (6 or 7 in the built-in box).</source>
        <translation>
            <numerusform>%n&#xa0;carte réunit {one} et {other} (6 ou 7 dans la boîte fournie).</numerusform>
            <numerusform>%n&#xa0;cartes réunissent {one} et {other} (6 ou 7 dans la boîte fournie).</numerusform>
        </translation>
    </message>
    <message>
        <source>With {numbers} players, this pile differs from the built-in box.</source>
        <translation>À {numbers} joueurs, cette pile diffère de la boîte fournie.</translation>
    </message>
    <message>
        <source>The file has {count} cards; there must be 1 to {all}.</source>
        <translation>Le fichier contient {count}&#xa0;cartes&#x202f;; il en faut entre 1 et {all}.</translation>
    </message>
    <message>
        <source>The half {half} belongs on exactly two cards, but is on cards {cards}: check them.</source>
        <translation>La moitié {half} figure sur exactement deux cartes, mais elle est ici sur les cartes {cards}&#xa0;: vérifiez-les.</translation>
    </message>
    <message>
        <source>This is not a card. Write a card as value, colour, value, colour, such as 7, blue, 3, red.</source>
        <translation>Cette ligne ne décrit pas une carte. Indiquez valeur, couleur, valeur, couleur&#xa0;: par exemple 7, bleu, 3, rouge.</translation>
    </message>
    <message>
        <source>Both halves have the value {value}: change one of them.</source>
        <translation>Les deux moitiés ont la valeur {value}&#xa0;: changez l’une d’elles.</translation>
    </message>
    <message>
        <source>Both halves are {colour}: change one of them.</source>
        <translation>Les deux moitiés sont de la même couleur, {colour}&#xa0;: changez l’une d’elles.</translation>
    </message>
    <message>
        <source>This card is in the box twice: rare, but allowed.</source>
        <translation>Cette carte figure deux fois dans la boîte&#xa0;: c’est rare, mais permis.</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Reconstruction of the printed cards</source>
        <translation>Cartes reconstituées</translation>
    </message>
    <message>
        <source>The rulebook does not show the 65 cards, so this program has its own. If you own the game, enter the cards from your box and play with them.</source>
        <translation>La règle ne montre pas les 65&#xa0;cartes&#xa0;: celles de ce programme lui sont propres. Si vous possédez le jeu, vous pouvez saisir celles de votre boîte.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s): {points}</source>
        <translation>
            <numerusform>%n joueur&#xa0;: {points}</numerusform>
            <numerusform>%n&#xa0;joueurs&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n&#xa0;joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim colour</name>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
</context>
<context>
    <name>anludim discipline</name>
    <message>
        <source>Run</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Colour set</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Brelans</translation>
    </message>
    <message>
        <source>Assembly</source>
        <translation>Assemblée</translation>
    </message>
</context>
<context>
    <name>anludim example</name>
    <message>
        <source>beats</source>
        <translation>l’emporte sur</translation>
    </message>
    <message>
        <source>or upside down:</source>
        <translation>ou tête en bas&#xa0;:</translation>
    </message>
</context>
<context>
    <name>anludim lesson</name>
    <message>
        <source>The aim: win two rounds with the magic objects you collect. Your cards are apprentices. Each card has two halves, and when you lay it, only one half counts.</source>
        <translation>Le but&#xa0;: remporter deux manches grâce aux objets magiques que vous réunissez. Vos cartes sont des apprentis. Chacune a deux moitiés&#xa0;: quand vous la posez, une seule compte.</translation>
    </message>
    <message>
        <source>Five professors wait in the middle, each with a pile of objects. Every professor you hold at the end of your turn gives you the top object of their pile.</source>
        <translation>Cinq professeurs attendent au milieu, chacun avec une pile d’objets. À la fin de votre tour, chaque professeur qui vous a rejoint vous donne l’objet du dessus de sa pile.</translation>
    </message>
    <message>
        <source>Combinations attract professors. Your 6, your 7 and the 8 at the bottom of the red 11 make a run: click these cards, then “Run” in the middle, or drag them there.</source>
        <translation>Les combinaisons attirent les professeurs. Votre 6, votre 7 et le 8 au bas du 11 rouge font une suite&#xa0;: cliquez sur ces cartes, puis sur «&#x202f;Suite&#x202f;» au milieu, ou glissez-les dessus.</translation>
    </message>
    <message>
        <source>Your run attracted its professor, who gave you a vial. Morwenna’s colour set, two yellow cards, won its professor and a star. Players receive objects at the end of their turn.</source>
        <translation>Votre suite a attiré son professeur, qui vous a donné une fiole. Morwenna a répondu par une couleur de deux cartes jaunes et a reçu une étoile. On reçoit ses objets à la fin de son tour.</translation>
    </message>
    <message>
        <source>Your run still holds its professor, so you get another vial: one every turn, until somebody lays a stronger run. End your turn.</source>
        <translation>Votre suite a toujours son professeur, qui vous donnera une autre fiole&#xa0;: une par tour, jusqu’à ce que quelqu’un pose une suite plus forte. Terminez votre tour.</translation>
    </message>
    <message>
        <source>Ouch! Morwenna’s run 8, 9, 10 beats your 6, 7, 8, and the professor changes sides. The longer run wins; if both are equally long, the one with the higher top card.</source>
        <translation>Aïe&#x202f;! Morwenna bat votre suite 6, 7, 8 avec 8, 9, 10, et le professeur change de camp. La suite la plus longue l’emporte&#x202f;; à longueur égale, celle qui monte le plus haut.</translation>
    </message>
    <message>
        <source>Your run earns nothing now. At the start of your turn, and only then, you can take a combination back: click your run, then “Take back 3 cards”.</source>
        <translation>Votre suite ne rapporte plus rien. Au début de votre tour, et à ce moment-là seulement, vous pouvez reprendre une combinaison&#xa0;: cliquez sur la suite, puis sur «&#x202f;Reprendre 3&#xa0;cartes&#x202f;».</translation>
    </message>
    <message>
        <source>The card that was your 8 has an 11 on its other half! Three cards of the same value in three colours make a triple: lay the three glowing 11s on “Triples”.</source>
        <translation>La carte qui valait 8 peut aussi valoir 11&#x202f;! Trois cartes de même valeur et de couleurs différentes font un brelan&#xa0;: posez sur «&#x202f;Brelans&#x202f;» les trois 11 qui s’illuminent.</translation>
    </message>
    <message>
        <source>In the middle, combinations get harder from left to right, and their objects are worth more. End your turn to get the first talisman.</source>
        <translation>Au milieu, plus une combinaison est à droite, plus elle est difficile à former, et plus ses objets valent de points. Terminez votre tour pour recevoir le premier talisman.</translation>
    </message>
    <message>
        <source>Once a turn, before or after you lay or draw, you can discard an object to draw a card. Try it: click a vial, then “Discard and draw”.</source>
        <translation>Une fois par tour, avant ou après avoir posé ou pioché, vous pouvez défausser un objet pour piocher une carte cachée. Essayez&#xa0;: cliquez sur une fiole, puis sur «&#x202f;Défausser et piocher&#x202f;».</translation>
    </message>
    <message>
        <source>Morwenna’s colour set has only two cards: lay three or more cards of one colour to win its professor. Four of your cards have a blue half.</source>
        <translation>La couleur posée par Morwenna n’a que deux cartes&#xa0;: posez-en au moins trois d’une même couleur pour attirer son professeur. Quatre de vos cartes ont une moitié bleue.</translation>
    </message>
    <message>
        <source>Collect objects of all five kinds and you win the round at once. Otherwise the round ends when three piles are empty, and the player with the most points wins.</source>
        <translation>Réunissez des objets des cinq sortes, et vous gagnez aussitôt la manche. Sinon, elle s’arrête quand trois piles sont vides&#xa0;: on compare alors les points, et le plus haut total gagne.</translation>
    </message>
    <message>
        <source>Win a round and your crest turns to gold; win another and the match is yours. What are pairs and assemblies? Rest the pointer on their professors to see. Your turn: play on!</source>
        <translation>Gagnez une manche, et votre blason passe côté or&#x202f;; gagnez-en une deuxième, et la partie est à vous. Les paires et l’assemblée&#x202f;? Laissez le pointeur sur leurs professeurs. À vous&#x202f;!</translation>
    </message>
    <message>
        <source>That works too, but lay the run 6, 7, 8 first: with it, I can show you nearly the whole game.</source>
        <translation>C’est possible aussi, mais posez d’abord la suite 6, 7, 8&#xa0;: elle me permettra de vous montrer presque tout le jeu.</translation>
    </message>
    <message>
        <source>Not yet! For now, draw two cards from the deck.</source>
        <translation>Pas encore&#x202f;! Pour l’instant, piochez deux cartes cachées.</translation>
    </message>
    <message>
        <source>You’ll discard an object later, I promise. For now, end your turn.</source>
        <translation>Vous défausserez un objet plus tard, c’est promis. Pour l’instant, terminez votre tour.</translation>
    </message>
    <message>
        <source>Take back your beaten run first: once you do anything else, it’s too late.</source>
        <translation>Reprenez d’abord votre suite battue&#xa0;: après toute autre action, il sera trop tard.</translation>
    </message>
    <message>
        <source>Not bad, but let’s try a triple: lay just the three glowing 11s on “Triples”.</source>
        <translation>Pas mal, mais essayons un brelan&#xa0;: posez sur «&#x202f;Brelans&#x202f;» les trois 11 qui s’illuminent, et rien d’autre.</translation>
    </message>
    <message>
        <source>Keep your objects for now, and end your turn.</source>
        <translation>Gardez vos objets pour l’instant, et terminez votre tour.</translation>
    </message>
    <message>
        <source>In a moment! First discard one of your vials to draw a card.</source>
        <translation>Dans un instant&#x202f;! Défaussez d’abord une de vos fioles pour piocher une carte.</translation>
    </message>
    <message>
        <source>Not yet! First choose three or more cards of one colour and lay them on “Colour set”.</source>
        <translation>Bonne idée pour plus tard&#x202f;! Choisissez maintenant au moins trois cartes d’une même couleur et posez-les sur «&#x202f;Couleur&#x202f;».</translation>
    </message>
    <message>
        <source>Expert game</source>
        <translation>Variante expert</translation>
    </message>
    <message>
        <source>Use laid cards again, and enlarge a combination.</source>
        <translation>Réutiliser des cartes posées, et agrandir une combinaison.</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Gagner une manche</translation>
    </message>
    <message>
        <source>Five kinds of objects, professors who stand in for them, and what you keep.</source>
        <translation>Les cinq sortes d’objets, les professeurs qui les remplacent, et les cartes que l’on garde.</translation>
    </message>
    <message>
        <source>In the expert game, laid cards never return to your hand. Instead, you can use them again in a harder combination.</source>
        <translation>Dans la variante expert, les cartes posées ne reviennent jamais en main. En revanche, vous pouvez les réutiliser dans une combinaison plus difficile.</translation>
    </message>
    <message>
        <source>The triple won its professor, but your pair is gone and its professor is back in the middle. That’s the price. End your turn to get a talisman.</source>
        <translation>Le brelan a attiré son professeur. Mais votre paire n’est plus là, et le professeur des paires retourne au milieu&#xa0;: c’est le prix à payer. Terminez votre tour pour recevoir un talisman.</translation>
    </message>
    <message>
        <source>In the middle, combinations rank from lowest (left) to highest (right). Your cards there can be reused only further right; any left in the old combination are then discarded.</source>
        <translation>Au milieu, les combinaisons vont de la plus facile, à gauche, à la plus difficile, à droite. Vos cartes posées ne peuvent resservir que plus à droite&#x202f;; celles qui restent dans l’ancienne combinaison sont alors défaussées.</translation>
    </message>
    <message>
        <source>Morwenna’s run 12, 13 beats your 10, 11. No need to start afresh: enlarge your run! Click a 12 in your hand, then “Run”.</source>
        <translation>La suite 12, 13 de Morwenna bat votre 10, 11. Inutile de tout recommencer&#xa0;: agrandissez la vôtre&#x202f;! Cliquez sur un 12 de votre main, puis sur «&#x202f;Suite&#x202f;».</translation>
    </message>
    <message>
        <source>Not yet! First enlarge your run: a 12 from your hand turns your 10, 11 into a run of three.</source>
        <translation>Pas encore&#x202f;! Agrandissez d’abord votre suite&#xa0;: avec un 12 de votre main, elle passe à trois cartes.</translation>
    </message>
    <message>
        <source>Three cards beat two: the run’s professor is yours again. When you enlarge a combination, all its cards stay, and a run remains a run. End your turn.</source>
        <translation>Trois cartes battent deux cartes&#xa0;: le professeur des suites vous revient. Quand on agrandit une combinaison, toutes ses cartes restent, et une suite reste une suite. Terminez votre tour.</translation>
    </message>
    <message>
        <source>On your turn you either lay one combination or draw: two unseen cards from the deck, or one open card. This time, draw two cards: click the deck twice, or “Draw two cards”.</source>
        <translation>À votre tour, posez une combinaison ou bien piochez&#xa0;: deux cartes cachées de la pioche, ou une carte visible. Cette fois, piochez deux cartes&#xa0;: cliquez deux fois sur la pioche, ou sur «&#x202f;Piocher deux cartes&#x202f;».</translation>
    </message>
    <message>
        <source>Plan ahead: lay easy combinations early, then use their cards again in harder ones. With a fourth 8, your triple becomes an assembly. Play on!</source>
        <translation>Anticipez&#xa0;: posez tôt de petites combinaisons, puis réutilisez leurs cartes dans de plus difficiles. Avec un quatrième 8, votre brelan deviendrait une assemblée. À vous&#x202f;!</translation>
    </message>
    <message>
        <source>It’s late in the round. Morwenna leads on points, but you have a star, a doll, a talisman and chests. With all five kinds, you win the round at once!</source>
        <translation>La manche touche à sa fin. Morwenna mène aux points, mais vous avez une étoile, une poupée, un talisman et des coffres. Avec les cinq sortes, la manche est à vous&#x202f;!</translation>
    </message>
    <message>
        <source>So win the run’s professor! Morwenna’s run is only 8, 9: lay your 6, 7 and 8 on “Run”.</source>
        <translation>Attirez donc le professeur des suites&#x202f;! La suite 8, 9 de Morwenna n’a que deux cartes&#xa0;: posez votre 6, votre 7 et votre 8 sur «&#x202f;Suite&#x202f;».</translation>
    </message>
    <message>
        <source>The round isn’t over yet: your collection is checked at the end of your turn. Don’t discard an object now: end your turn!</source>
        <translation>La manche n’est pas encore finie&#xa0;: votre collection ne compte qu’à la fin de votre tour. Ne défaussez surtout pas d’objet maintenant, et terminez votre tour&#x202f;!</translation>
    </message>
    <message>
        <source>You’ve won the round, and your crest turns to gold! With gold, you keep up to 2 cards and start the next round with 7; with silver, 3 and 8. Choose any two to keep.</source>
        <translation>Manche gagnée, et votre blason passe côté or&#x202f;! Côté or, on garde au plus deux cartes et on commence la manche suivante avec sept&#x202f;; côté argent, on en garde trois et on commence avec huit. Gardez deux cartes de votre choix.</translation>
    </message>
    <message>
        <source>Morwenna lost, so she starts with two scrolls. A scroll is worth 1 point, and you can discard it to draw a card, like an object. It never counts as one of the five kinds.</source>
        <translation>Morwenna a perdu et commence donc avec deux parchemins. Un parchemin vaut 1&#xa0;point et se défausse pour piocher, comme un objet. Mais il ne compte jamais parmi les cinq sortes.</translation>
    </message>
    <message>
        <source>That can wait. First turn your pair into a triple: the two laid 8s and the 8 in your hand.</source>
        <translation>Cela peut attendre. Transformez d’abord votre paire en brelan, avec les deux 8&#xa0;posés et celui de votre main.</translation>
    </message>
    <message>
        <source>Save your objects, and end your turn.</source>
        <translation>Gardez vos objets, et terminez votre tour.</translation>
    </message>
    <message>
        <source>Careful, a discarded object no longer counts! Just end your turn.</source>
        <translation>Attention, un objet défaussé ne compte plus&#x202f;! Terminez simplement votre tour.</translation>
    </message>
    <message>
        <source>Your pair of 8s has earned you a doll. Now use its cards again: click both laid 8s and the 8 in your hand, then “Triples”.</source>
        <translation>Votre paire de 8&#xa0;vous a déjà donné une poupée. Réutilisez maintenant ses cartes&#xa0;: cliquez sur les deux 8&#xa0;posés et sur celui de votre main, puis sur «&#x202f;Brelans&#x202f;».</translation>
    </message>
    <message>
        <source>You only need a vial, but the pile of vials is empty: Morwenna has all five. Never mind! If a pile is empty, holding its professor counts as having an object of that kind.</source>
        <translation>Il ne vous manque qu’une fiole, mais la pile des fioles est vide&#xa0;: Morwenna les a toutes prises. Peu importe&#x202f;! Quand une pile est vide, son professeur, s’il est avec vous, remplace l’objet qui vous manque.</translation>
    </message>
    <message>
        <source>If nobody collects all five kinds, the round ends when three piles are empty: whoever has the most points wins. Watch for low piles. One more round wins you the match. Play on!</source>
        <translation>Si personne n’a les cinq sortes, la manche s’arrête quand trois piles sont vides, et le plus haut total gagne. Surveillez les piles&#x202f;! Encore une manche, et la partie est à vous. Continuez&#x202f;!</translation>
    </message>
    <message>
        <source>You need the run’s professor in place of a vial: lay your 6, 7 and 8 as a run.</source>
        <translation>Il vous faut le professeur des suites à la place d’une fiole&#xa0;: posez votre 6, votre 7 et votre 8&#xa0;sur «&#x202f;Suite&#x202f;».</translation>
    </message>
</context>
<context>
    <name>anludim object</name>
    <message>
        <source>Vial</source>
        <translation>Fiole</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Voodoo doll</source>
        <translation>Poupée vaudou</translation>
    </message>
    <message>
        <source>Talisman</source>
        <translation>Talisman</translation>
    </message>
    <message>
        <source>Crystal chest</source>
        <translation>Coffre de cristaux</translation>
    </message>
    <message>
        <source>Vials</source>
        <translation>Fioles</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Voodoo dolls</source>
        <translation>Poupées vaudou</translation>
    </message>
    <message>
        <source>Talismans</source>
        <translation>Talismans</translation>
    </message>
    <message>
        <source>Crystal chests</source>
        <translation>Coffres de cristaux</translation>
    </message>
    <message numerus="yes">
        <source>%n scroll(s)</source>
        <translation>
            <numerusform>%n&#xa0;parchemin</numerusform>
            <numerusform>%n&#xa0;parchemins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vial(s)</source>
        <translation>
            <numerusform>%n&#xa0;fiole</numerusform>
            <numerusform>%n&#xa0;fioles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n star(s)</source>
        <translation>
            <numerusform>%n&#xa0;étoile</numerusform>
            <numerusform>%n&#xa0;étoiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voodoo doll(s)</source>
        <translation>
            <numerusform>%n&#xa0;poupée vaudou</numerusform>
            <numerusform>%n&#xa0;poupées vaudou</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n talisman(s)</source>
        <translation>
            <numerusform>%n&#xa0;talisman</numerusform>
            <numerusform>%n&#xa0;talismans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crystal chest(s)</source>
        <translation>
            <numerusform>%n&#xa0;coffre de cristaux</numerusform>
            <numerusform>%n&#xa0;coffres de cristaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim object in a sentence</name>
    <message numerus="yes">
        <source>a vial worth %n point(s)</source>
        <translation>
            <numerusform>une fiole de %n&#xa0;point</numerusform>
            <numerusform>une fiole de %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a star worth %n point(s)</source>
        <translation>
            <numerusform>une étoile de %n&#xa0;point</numerusform>
            <numerusform>une étoile de %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a voodoo doll worth %n point(s)</source>
        <translation>
            <numerusform>une poupée vaudou de %n&#xa0;point</numerusform>
            <numerusform>une poupée vaudou de %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a talisman worth %n point(s)</source>
        <translation>
            <numerusform>un talisman de %n&#xa0;point</numerusform>
            <numerusform>un talisman de %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a crystal chest worth %n point(s)</source>
        <translation>
            <numerusform>un coffre de cristaux de %n&#xa0;point</numerusform>
            <numerusform>un coffre de cristaux de %n&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>anludim problem</name>
    <message>
        <source>The round goes on.</source>
        <translation>La manche continue.</translation>
    </message>
    <message>
        <source>Win the round</source>
        <translation>Gagner la manche</translation>
    </message>
    <message>
        <source>Defend</source>
        <translation>Se défendre</translation>
    </message>
    <message>
        <source>Stop the others from winning the round by drawing alone.</source>
        <translation>Empêchez les autres de gagner la manche rien qu’en piochant.</translation>
    </message>
    <message>
        <source>The round ends, but another player wins it.</source>
        <translation>La manche se termine, mais quelqu’un d’autre la gagne.</translation>
    </message>
    <message>
        <source>You need all five kinds of objects, or the most points with three piles empty. Your moves must work whatever you draw.</source>
        <translation>Il vous faut les cinq sortes d’objets, ou le plus de points avec trois piles vides. Vos coups doivent réussir quelles que soient les cartes que vous piochez.</translation>
    </message>
    <message>
        <source>Another player can still win the round by drawing alone.</source>
        <translation>Quelqu’un d’autre peut encore gagner la manche rien qu’en piochant.</translation>
    </message>
    <message>
        <source>Assume that the others only draw cards until your next turn: you fail if one of them wins the round before then. Your moves must work whatever you draw.</source>
        <translation>Supposez que les autres ne fassent que piocher jusqu’à votre prochain tour&#xa0;: aucun d’eux ne doit gagner la manche d’ici là. Vos coups doivent réussir quelles que soient les cartes que vous piochez.</translation>
    </message>
    <message>
        <source>Win the round this turn.</source>
        <translation>Gagnez la manche dès ce tour.</translation>
    </message>
</context>
<context>
    <name>anludim professor</name>
    <message>
        <source>Alchemist</source>
        <translation>Alchimiste</translation>
    </message>
    <message>
        <source>Arcanist</source>
        <translation>Arcaniste</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Nécromancienne</translation>
    </message>
    <message>
        <source>Seer</source>
        <translation>Voyante</translation>
    </message>
    <message>
        <source>Elementalist</source>
        <translation>Élémentaliste</translation>
    </message>
</context>
<context>
    <name>anludim professor in a sentence</name>
    <message>
        <source>the Alchemist</source>
        <translation>l’Alchimiste</translation>
    </message>
    <message>
        <source>the Arcanist</source>
        <translation>l’Arcaniste</translation>
    </message>
    <message>
        <source>the Necromancer</source>
        <translation>la Nécromancienne</translation>
    </message>
    <message>
        <source>the Seer</source>
        <translation>la Voyante</translation>
    </message>
    <message>
        <source>the Elementalist</source>
        <translation>l’Élémentaliste</translation>
    </message>
</context>
<context>
    <name>anludim result</name>
    <message>
        <source>keeps {professor}</source>
        <translation>garde {professor}</translation>
    </message>
    <message>
        <source>wins {professor}</source>
        <translation>accueille {professor}</translation>
    </message>
    <message>
        <source>wins {professor} from {rival}</source>
        <translation>prend {professor} à {rival}</translation>
    </message>
</context>
<context>
    <name>anludim situation</name>
    <message>
        <source>{player} has {professors}</source>
        <translation>{player} détient {professors}</translation>
    </message>
    <message>
        <source>Empty piles: {number}; three end the round.</source>
        <translation>Piles vides&#xa0;: {number}&#x202f;; à 3, la manche prend fin.</translation>
    </message>
    <message>
        <source>To beat: {combinations}.</source>
        <translation>À battre&#xa0;: {combinations}.</translation>
    </message>
    <message>
        <source>You still need these objects: {kinds}.</source>
        <translation>Il vous manque encore&#xa0;: {kinds}.</translation>
    </message>
    <message>
        <source>Nobody has a professor.</source>
        <translation>Personne ne détient de professeur.</translation>
    </message>
    <message>
        <source>{player} has four of the five kinds, all but {kind}.</source>
        <translation>{player} a quatre des cinq sortes d’objets. Sorte manquante&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>No combination is on the table.</source>
        <translation>Il n’y a aucune combinaison sur la table.</translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand: {cards}.</source>
        <translation>
            <numerusform>%n&#xa0;carte en main&#xa0;: {cards}.</numerusform>
            <numerusform>%n&#xa0;cartes en main&#xa0;: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{holders}.</source>
        <translation>{holders}.</translation>
    </message>
</context>
<context>
    <name>anludim table</name>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{player} wins the round!</source>
        <translation>{player} remporte la manche&#x202f;!</translation>
    </message>
    <message>
        <source>{player} wins the match!</source>
        <translation>{player} remporte la partie&#x202f;!</translation>
    </message>
    <message>
        <source>The discards are shuffled into a new deck.</source>
        <translation>La défausse est mélangée et devient la nouvelle pioche.</translation>
    </message>
    <message>
        <source>Four or more cards of one value, in any colours.</source>
        <translation>Au moins quatre cartes de même valeur, de n’importe quelles couleurs.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>Their crest was already gold.</source>
        <translation>Son blason était déjà côté or.</translation>
    </message>
    <message>
        <source>{player}: {combination}</source>
        <translation>{player} — {combination}</translation>
    </message>
    <message>
        <source>Two or more cards with consecutive values, in any colours.</source>
        <translation>Au moins deux cartes dont les valeurs se suivent, de n’importe quelles couleurs.</translation>
    </message>
    <message>
        <source>{professor} · {discipline}</source>
        <translation>{professor} · {discipline}</translation>
    </message>
    <message>
        <source>Two or more cards of one colour, with any values.</source>
        <translation>Au moins deux cartes de même couleur, de n’importe quelles valeurs.</translation>
    </message>
    <message>
        <source>One or more pairs: two cards of the same value in different colours.</source>
        <translation>Une ou plusieurs paires&#xa0;: deux cartes de même valeur et de couleurs différentes.</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Parchemin</translation>
    </message>
    <message>
        <source>One or more triples: three cards of the same value in three colours.</source>
        <translation>Un ou plusieurs brelans&#xa0;: trois cartes de même valeur et de trois couleurs différentes.</translation>
    </message>
    <message numerus="yes">
        <source>Worth %n point(s).</source>
        <translation>
            <numerusform>Vaut %n&#xa0;point.</numerusform>
            <numerusform>Vaut %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Main action: take this open card.</source>
        <translation>Action principale&#xa0;: prenez cette carte visible.</translation>
    </message>
    <message>
        <source>In a combination, only one half counts.</source>
        <translation>Dans une combinaison, une seule moitié compte.</translation>
    </message>
    <message>
        <source>This combination has lost its professor, but must still be beaten.</source>
        <translation>Cette combinaison n’a plus de professeur, mais il faut encore la battre.</translation>
    </message>
    <message>
        <source>{objects}, points from the top: {values}.</source>
        <translation>{objects}, points de haut en bas&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>The pile is empty: the professor stands in for one of its objects.</source>
        <translation>La pile est vide&#xa0;: le pion professeur remplace un objet de cette sorte.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand.</source>
        <translation>
            <numerusform>%n&#xa0;carte en main.</numerusform>
            <numerusform>%n&#xa0;cartes en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once a turn, you may discard an object or a scroll to draw a card.</source>
        <translation>Une fois par tour, vous pouvez défausser un objet ou un parchemin pour piocher une carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in objects and scrolls.</source>
        <translation>
            <numerusform>%n&#xa0;point en objets et en parchemins.</numerusform>
            <numerusform>%n&#xa0;points en objets et en parchemins.</numerusform>
        </translation>
    </message>
    <message>
        <source>Silver crest</source>
        <translation>Blason côté argent</translation>
    </message>
    <message>
        <source>A scroll is not one of the five kinds of objects.</source>
        <translation>Un parchemin ne compte pas parmi les cinq sortes d’objets.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the five kinds of objects; all five win the round.</source>
        <translation>
            <numerusform>%n&#xa0;sorte d’objets sur 5&#x202f;; les 5 font gagner la manche.</numerusform>
            <numerusform>%n&#xa0;sortes d’objets sur 5&#x202f;; les 5 font gagner la manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>Known cards in this hand: {cards}.</source>
        <translation>Cartes connues dans cette main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Gold crest</source>
        <translation>Blason côté or</translation>
    </message>
    <message>
        <source>Not a combination you can lay.</source>
        <translation>Ces cartes ne forment aucune combinaison.</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left.</source>
        <translation>
            <numerusform>Il reste %n&#xa0;carte.</numerusform>
            <numerusform>Il reste %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Holds {professor}: one object a turn, until the pile is empty.</source>
        <translation>A attiré {professor}&#xa0;: un objet par tour tant que sa pile n’est pas vide.</translation>
    </message>
    <message>
        <source>These cards are not a run, a colour set, pairs, triples or an assembly.</source>
        <translation>Ces cartes ne forment ni suite, ni couleur, ni paires, ni brelans, ni assemblée.</translation>
    </message>
    <message>
        <source>A run needs two or more cards with consecutive values.</source>
        <translation>Une suite demande au moins deux cartes de valeurs consécutives.</translation>
    </message>
    <message>
        <source>A colour set needs two or more cards of one colour.</source>
        <translation>Une couleur demande au moins deux cartes d’une même couleur.</translation>
    </message>
    <message>
        <source>A pair needs two cards of the same value in different colours.</source>
        <translation>Une paire demande deux cartes de même valeur et de couleurs différentes.</translation>
    </message>
    <message>
        <source>A triple needs three cards of the same value in three different colours.</source>
        <translation>Un brelan demande trois cartes de même valeur et de trois couleurs différentes.</translation>
    </message>
    <message>
        <source>An assembly needs four or more cards of one value.</source>
        <translation>Une assemblée demande au moins quatre cartes de même valeur.</translation>
    </message>
    <message>
        <source>Your combinations</source>
        <translation>Vos combinaisons</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Deck and open cards</source>
        <translation>Pioche et cartes visibles</translation>
    </message>
    <message>
        <source>Disciplines</source>
        <translation>Disciplines</translation>
    </message>
    <message>
        <source>Beats {combination}.</source>
        <translation>Bat {combination}.</translation>
    </message>
    <message>
        <source>Main action: draw two cards. Click the deck twice, or drag it to your hand.</source>
        <translation>Action principale&#xa0;: piochez deux cartes. Cliquez deux fois sur la pioche, ou glissez-la dans votre main.</translation>
    </message>
    <message>
        <source>Plus {professor}, standing in for one more kind.</source>
        <translation>Plus {professor}, qui remplace un objet manquant.</translation>
    </message>
    <message>
        <source>Enlarge to {combination}</source>
        <translation>Agrandir pour obtenir {combination}</translation>
    </message>
    <message>
        <source>Take this card</source>
        <translation>Prendre cette carte</translation>
    </message>
    <message>
        <source>One more round wins the match.</source>
        <translation>Encore une manche gagnée, et c’est la victoire.</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Garder %n&#xa0;carte</numerusform>
            <numerusform>Garder %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns to gold when its owner wins a round; a second round wins the match.</source>
        <translation>La première manche gagnée retourne le blason côté or, la deuxième donne la victoire.</translation>
    </message>
    <message numerus="yes">
        <source>Keep up to %n card(s)</source>
        <translation>
            <numerusform>Gardez une carte au plus</numerusform>
            <numerusform>Gardez jusqu’à %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Combinations:</source>
        <translation>Ces cartes forment&#xa0;:</translation>
    </message>
    <message>
        <source>Gives up {combinations}.</source>
        <translation>Sacrifie {combinations}.</translation>
    </message>
    <message>
        <source>Lay your combinations here.</source>
        <translation>Posez vos combinaisons ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n&#xa0;pt</numerusform>
            <numerusform>%n&#xa0;pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) up to {value}</source>
        <translation>
            <numerusform>%n&#xa0;carte jusqu’au&#xa0;{value}</numerusform>
            <numerusform>%n&#xa0;cartes jusqu’au&#xa0;{value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n card(s)</source>
        <translation>
            <numerusform>Reprendre %n&#xa0;carte</numerusform>
            <numerusform>Reprendre %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): {values}</source>
        <translation>
            <numerusform>%n&#xa0;carte&#xa0;: {values}</numerusform>
            <numerusform>%n&#xa0;cartes&#xa0;: {values}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s): {values}</source>
        <translation>
            <numerusform>%n&#xa0;paire&#xa0;: {values}</numerusform>
            <numerusform>%n&#xa0;paires&#xa0;: {values}</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Défausser et piocher</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): {value}</source>
        <translation>
            <numerusform>%n&#xa0;carte de valeur {value}</numerusform>
            <numerusform>%n&#xa0;cartes de valeur {value}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triple(s): {values}</source>
        <translation>
            <numerusform>%n&#xa0;brelan&#xa0;: {values}</numerusform>
            <numerusform>%n&#xa0;brelans&#xa0;: {values}</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep none</source>
        <translation>Ne rien garder</translation>
    </message>
    <message>
        <source>Add cards to make a combination.</source>
        <translation>Ajoutez des cartes pour former une combinaison.</translation>
    </message>
    <message numerus="yes">
        <source>{name} worth %n point(s)</source>
        <translation>
            <numerusform>{name} de %n&#xa0;point</numerusform>
            <numerusform>{name} de %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>encore libre</translation>
    </message>
    <message>
        <source>{player} plays first.</source>
        <translation>{player} commence.</translation>
    </message>
</context>
<context>
    <name>at level</name>
    <message>
        <source>Apprentice</source>
        <translation>apprenti</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>adepte</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>mage</translation>
    </message>
    <message>
        <source>Archmage</source>
        <translation>archimage</translation>
    </message>
    <message>
        <source>Grand Magus</source>
        <translation>grand mage</translation>
    </message>
</context>
<context>
    <name>banner</name>
    <message>
        <source>Close this message</source>
        <translation>Fermer ce message</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre ma place</translation>
    </message>
    <message>
        <source>The tutor is watching and will warn you once before a costly mistake.</source>
        <translation>Le mentor vous suit&#xa0;: il vous demandera confirmation avant une erreur coûteuse.</translation>
    </message>
    <message>
        <source>Skip to end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) by others since your last one.</source>
        <translation>
            <numerusform>Vos adversaires ont joué %n&#xa0;coup depuis le vôtre.</numerusform>
            <numerusform>Vos adversaires ont joué %n&#xa0;coups depuis le vôtre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has made %n move(s).</source>
        <translation>
            <numerusform>{player} a joué %n&#xa0;coup.</numerusform>
            <numerusform>{player} a joué %n&#xa0;coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Voir</translation>
    </message>
</context>
<context>
    <name>bar</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Public view</source>
        <translation>Vue publique</translation>
    </message>
</context>
<context>
    <name>book</name>
    <message>
        <source>Your results file (“{file}”) comes from a newer version of the program. Update the program; until then, new results will not be kept.</source>
        <translation>Le fichier de vos résultats («&#x202f;{file}&#x202f;») vient d’une version plus récente du programme. Mettez le programme à jour&#x202f;; d’ici là, aucun nouveau résultat ne sera enregistré.</translation>
    </message>
    <message>
        <source>Your results file (“{file}”) is damaged and cannot be read.</source>
        <translation>Le fichier de vos résultats («&#x202f;{file}&#x202f;») est endommagé et ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Your results file (“{file}”) was damaged. Everything that could be read was recovered. The damaged file is kept as “{other}”.</source>
        <translation>Le fichier de vos résultats («&#x202f;{file}&#x202f;») était endommagé. Tout ce qui pouvait être lu a été récupéré. Le fichier endommagé est conservé sous le nom «&#x202f;{other}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>box editor</name>
    <message>
        <source>This box can be played.</source>
        <translation>On peut jouer avec cette boîte.</translation>
    </message>
    <message>
        <source>{verdict} {checked} {remarks}</source>
        <translation>{verdict} {checked} {remarks}</translation>
    </message>
    <message>
        <source>My box</source>
        <translation>Ma boîte</translation>
    </message>
    <message>
        <source>Name of the box</source>
        <translation>Nom de la boîte</translation>
    </message>
    <message>
        <source>{section}: {count}</source>
        <translation>{section}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{help} {effect}</source>
        <translation>{help} {effect}</translation>
    </message>
    <message numerus="yes">
        <source>Before this box can be played, %n problem(s) must be fixed.</source>
        <translation>
            <numerusform>Corrigez encore %n&#xa0;problème pour pouvoir jouer avec cette boîte.</numerusform>
            <numerusform>Corrigez encore %n&#xa0;problèmes pour pouvoir jouer avec cette boîte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The program does not understand “{line}”. {help}</source>
        <translation>«&#x202f;{line}&#x202f;» est incompréhensible. {help}</translation>
    </message>
    <message>
        <source>{reason} Close anyway? The last changes will be lost.</source>
        <translation>{reason} Fermer quand même&#x202f;? Les derniers changements seront perdus.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Proof sheet…</source>
        <translation>Planche de contrôle…</translation>
    </message>
    <message>
        <source>Saves all pictures as a PDF, to compare with the real ones</source>
        <translation>Enregistre toutes les images en PDF, pour les comparer à celles de la vraie boîte</translation>
    </message>
    <message>
        <source>Next remark</source>
        <translation>Remarque suivante</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Fast entry</source>
        <translation>Saisie rapide</translation>
    </message>
    <message>
        <source>Enter adds number {number}.</source>
        <translation>Entrée ajoute le numéro&#xa0;{number}.</translation>
    </message>
    <message>
        <source>Checked: {checked} of {count}.</source>
        <translation>Vérifié&#xa0;: {checked} sur {count}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>checked against the box</source>
        <translation>vérifié d’après la vraie boîte</translation>
    </message>
    <message>
        <source>Enter replaces number {number}.</source>
        <translation>Entrée remplace le numéro&#xa0;{number}.</translation>
    </message>
    <message>
        <source>{game}: my box</source>
        <translation>{game}&#xa0;: ma boîte</translation>
    </message>
    <message>
        <source>one fewer</source>
        <translation>un de moins</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>un de plus</translation>
    </message>
    <message>
        <source>Checked against the box</source>
        <translation>Vérifié d’après la vraie boîte</translation>
    </message>
    <message>
        <source>{field}, number {number}</source>
        <translation>{field}, numéro {number}</translation>
    </message>
    <message>
        <source>{field}: {change}</source>
        <translation>{field}&#xa0;: {change}</translation>
    </message>
    <message>
        <source>Proof sheet</source>
        <translation>Planche de contrôle</translation>
    </message>
    <message>
        <source>{game}: {title}</source>
        <translation>{game}&#xa0;: {title}</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>My box</source>
        <translation>Ma boîte</translation>
    </message>
    <message>
        <source>If you edit this handwritten file here, the program rewrites it and keeps your version beside it as “{file}”.</source>
        <translation>Si vous modifiez ici ce fichier écrit à la main, le programme le réécrit et garde votre version à côté, sous le nom «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>Move “{title}” to the bin?</source>
        <translation>Mettre «&#x202f;{title}&#x202f;» à la corbeille&#x202f;?</translation>
    </message>
    <message>
        <source>Export a box</source>
        <translation>Exporter une boîte</translation>
    </message>
    <message>
        <source>Import a box</source>
        <translation>Importer une boîte</translation>
    </message>
    <message>
        <source>There is no bin for this folder. Delete “{title}” for good?</source>
        <translation>Il n’y a pas de corbeille pour ce dossier. Supprimer «&#x202f;{title}&#x202f;» définitivement&#x202f;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>The folder could not be opened. Your boxes are in {folder}.</source>
        <translation>Impossible d’ouvrir le dossier. Vos boîtes sont dans {folder}.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>New from the built-in box</source>
        <translation>Nouvelle, d’après la boîte fournie</translation>
    </message>
    <message>
        <source>New, empty</source>
        <translation>Nouvelle, vide</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Play with this box</source>
        <translation>Jouer avec cette boîte</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>{title} (not yet playable)</source>
        <translation>{title} (pas encore jouable)</translation>
    </message>
    <message>
        <source>Delete a box</source>
        <translation>Supprimer une boîte</translation>
    </message>
    <message>
        <source>{game}: boxes</source>
        <translation>{game}&#xa0;: boîtes</translation>
    </message>
    <message>
        <source>{title} (the same as “{other}”)</source>
        <translation>{title} (la même que «&#x202f;{other}&#x202f;»)</translation>
    </message>
    <message>
        <source>Name of the box</source>
        <translation>Nom de la boîte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>challenge</name>
    <message>
        <source>There is no challenge in this text. A challenge begins with “[wizardtable:” and ends with “]”.</source>
        <translation>Ce texte ne contient aucun défi. Un défi commence par «&#x202f;[wizardtable&#x202f;» et finit par «&#x202f;]&#x202f;».</translation>
    </message>
    <message>
        <source>This challenge is cut off. Copy the whole text, from “[wizardtable:” to “]”.</source>
        <translation>Ce défi est tronqué. Copiez le texte entier, de «&#x202f;[wizardtable&#x202f;» à «&#x202f;]&#x202f;».</translation>
    </message>
    <message>
        <source>This challenge was damaged on the way: a character is missing or wrong. Ask for the text again.</source>
        <translation>Ce défi a été modifié en route&#xa0;: un caractère manque ou a changé. Redemandez le texte.</translation>
    </message>
    <message>
        <source>This text is far too long to be a challenge.</source>
        <translation>Ce texte est bien trop long pour être un défi.</translation>
    </message>
    <message>
        <source>This challenge comes from a newer version of the program ({version}). Update the program to play it.</source>
        <translation>Ce défi vient d’une version plus récente du programme ({version}). Mettez le programme à jour pour le relever.</translation>
    </message>
    <message>
        <source>This challenge comes from a newer version of the program. Update the program to play it.</source>
        <translation>Ce défi vient d’une version plus récente du programme. Mettez le programme à jour pour le relever.</translation>
    </message>
    <message>
        <source>This challenge comes from an older version of the program ({version}), in which {game} had different rules. Only that version can play it.</source>
        <translation>Ce défi vient d’une version plus ancienne du programme ({version}), où {game} avait d’autres règles. Seule cette ancienne version permet de le relever.</translation>
    </message>
    <message>
        <source>This challenge (from version {version}) needs a game that this version of the program does not have.</source>
        <translation>Ce défi (de la version {version}) porte sur un jeu que cette version du programme ne propose pas.</translation>
    </message>
    <message>
        <source>This challenge (from version {version}) cannot be played here: its table or its results are not possible in this version of the program.</source>
        <translation>Ce défi (de la version {version}) ne peut pas être relevé ici&#xa0;: sa table ou ses résultats sont impossibles dans cette version du programme.</translation>
    </message>
    <message>
        <source>The Friends page shows all results, and your answer, ready to send.</source>
        <translation>La page «&#x202f;Amis&#x202f;» montre tous les résultats, et votre réponse à envoyer.</translation>
    </message>
    <message>
        <source>{name} did better than you.</source>
        <translation>{name} fait mieux que vous.</translation>
    </message>
    <message>
        <source>You had already played this table, so this match does not count.</source>
        <translation>Vous aviez déjà joué à cette table&#xa0;: cette partie ne compte donc pas.</translation>
    </message>
    <message numerus="yes">
        <source>Your result has been saved: %n point(s).</source>
        <translation>
            <numerusform>Votre résultat est enregistré&#xa0;: %n&#xa0;point.</numerusform>
            <numerusform>Votre résultat est enregistré&#xa0;: %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You did better than {count} of %n friends.</source>
        <translation>
            <numerusform>Vous devancez {count} ami sur %n.</numerusform>
            <numerusform>Vous devancez {count} de vos %n amis.</numerusform>
        </translation>
    </message>
    <message>
        <source>You did better than {name}.</source>
        <translation>Vous devancez {name}.</translation>
    </message>
    <message>
        <source>You and {name} have the same result.</source>
        <translation>{name} et vous avez le même résultat.</translation>
    </message>
</context>
<context>
    <name>codec</name>
    <message>
        <source>These values contradict each other.</source>
        <translation>Ces valeurs se contredisent.</translation>
    </message>
    <message>
        <source>{value} is not allowed here.</source>
        <translation>La valeur {value} n’est pas admise ici.</translation>
    </message>
    <message>
        <source>The field “{field}” is missing.</source>
        <translation>Il manque le champ «&#x202f;{field}&#x202f;».</translation>
    </message>
    <message>
        <source>Not valid JSON.</source>
        <translation>Erreur de syntaxe JSON.</translation>
    </message>
    <message>
        <source>The field “{field}” is unknown.</source>
        <translation>Le champ «&#x202f;{field}&#x202f;» est inconnu.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{first}; {rest}</source>
        <translation>{first}&#x202f;; {rest}</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>Everyone else, look away now.</source>
        <translation>Les autres, détournez les yeux&#x202f;!</translation>
    </message>
    <message>
        <source>{player} plays next</source>
        <translation>À {player} de jouer</translation>
    </message>
    <message>
        <source>I am {player}</source>
        <translation>C’est moi, {player}</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>Daily table: %n point(s), rank {rank} of {seats}.</source>
        <translation>
            <numerusform>Table du jour&#xa0;: %n&#xa0;point, rang {rank} sur {seats}.</numerusform>
            <numerusform>Table du jour&#xa0;: %n&#xa0;points, rang {rank} sur {seats}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You had already played this daily table, so this match does not count.</source>
        <translation>Vous aviez déjà joué à cette table du jour&#xa0;: cette partie ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <source>Rank {rank} of {seats}, %n point(s)</source>
        <translation>
            <numerusform>Rang {rank} sur {seats}, %n&#xa0;point</numerusform>
            <numerusform>Rang {rank} sur {seats}, %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandon</translation>
    </message>
    <message>
        <source>{stars} better than {count} of {all} levels</source>
        <translation>{stars} mieux que {count} des {all}&#xa0;niveaux</translation>
    </message>
    <message>
        <source>Wizardtable – {game}</source>
        <translation>Wizardtable – {game}</translation>
    </message>
    <message>
        <source>The daily table page shows how the five levels did in your seat.</source>
        <translation>La page de la table du jour montre ce qu’un adversaire de chaque niveau a obtenu à votre place.</translation>
    </message>
    <message>
        <source>{ahead} ahead, {level} tied, {behind} behind, from start to finish</source>
        <translation>{ahead} en tête, {level} à égalité, {behind} derrière, du début à la fin</translation>
    </message>
</context>
<context>
    <name>deeds</name>
    <message>
        <source>Lobby</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo turn</source>
        <translation>Annuler mon tour</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Why not this move?</source>
        <translation>Que vaut ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Que s’est-il passé&#x202f;?</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Share replay…</source>
        <translation>Partager la partie…</translation>
    </message>
    <message>
        <source>Let the Grand Magus make my move</source>
        <translation>Confier ce coup au grand mage</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>Passer l’animation</translation>
    </message>
    <message>
        <source>Let the Grand Magus finish my turn</source>
        <translation>Confier la fin du tour au grand mage</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Let the Grand Magus finish the match</source>
        <translation>Confier la fin de la partie au grand mage</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Reprendre ma place</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Abandonner…</translation>
    </message>
    <message>
        <source>Log and moves</source>
        <translation>Journal et coups</translation>
    </message>
    <message>
        <source>Describe the position</source>
        <translation>Où en est la partie</translation>
    </message>
    <message>
        <source>Describe the last moves</source>
        <translation>Ce qui vient d’être joué</translation>
    </message>
    <message>
        <source>Switch between moves, log and table</source>
        <translation>Basculer entre les coups, le journal et la table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Lessons…</source>
        <translation>Leçons…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Sauvegarder une copie…</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>Copier le journal</translation>
    </message>
    <message>
        <source>Load a match…</source>
        <translation>Charger une partie…</translation>
    </message>
    <message>
        <source>Save the log…</source>
        <translation>Enregistrer le journal…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts…</source>
        <translation>Raccourcis clavier…</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Préférences…</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>You cannot save a copy of a lesson: only matches can be saved.</source>
        <translation>On ne peut pas sauvegarder la copie d’une leçon, seulement celle d’une partie.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The log has been copied.</source>
        <translation>Le journal a été copié.</translation>
    </message>
    <message>
        <source>You cannot save a copy of a problem: only matches can be saved.</source>
        <translation>On ne peut pas sauvegarder la copie d’un problème, seulement celle d’une partie.</translation>
    </message>
</context>
<context>
    <name>elfenwizards</name>
    <message>
        <source>Elfenwizards</source>
        <translation>Elfenwizards</translation>
    </message>
    <message>
        <source>Roll your dice, commit them to the levels of the great tree, and win its highest titles for your wizards.</source>
        <translation>Lancez vos dés, répartissez-les entre les niveaux du grand arbre et hissez vos magiciens aux plus hauts titres.</translation>
    </message>
    <message>
        <source>Wins the lower titles first, with plenty of minor spells.</source>
        <translation>Conquiert d’abord les petits titres, à force de sorts mineurs.</translation>
    </message>
    <message>
        <source>The same starting spaces, dealt out so that no guild has an advantage.</source>
        <translation>Les mêmes cases de départ, réparties pour n’avantager aucune guilde.</translation>
    </message>
    <message>
        <source>Balanced line-up</source>
        <translation>Placement équilibré</translation>
    </message>
    <message>
        <source>Expects rivals to add more spells, but does not read their dice.</source>
        <translation>S’attend à ce que ses rivaux ajoutent des sorts, mais ne regarde pas leurs dés.</translation>
    </message>
    <message>
        <source>Lighter grey magic</source>
        <translation>Magie grise allégée</translation>
    </message>
    <message>
        <source>Sees only what a title is worth and who is ahead.</source>
        <translation>Ne regarde que la valeur des titres et les candidats en tête.</translation>
    </message>
    <message>
        <source>Plans for the next round, abandons lost contests early and helps the weak.</source>
        <translation>Prépare le tour suivant, renonce vite aux titres hors de portée et aide les plus faibles.</translation>
    </message>
    <message>
        <source>Reads the dice in the boxes and spends with care.</source>
        <translation>Observe les dés des casiers et dépense ses sorts à bon escient.</translation>
    </message>
    <message>
        <source>Knows what the Archmage knows, and tries out hundreds of casts.</source>
        <translation>En sait autant que l’archimage, et simule des centaines de lancers.</translation>
    </message>
    <message>
        <source>Recovers many minor spells and spends few.</source>
        <translation>Récupère beaucoup de sorts mineurs et en dépense peu.</translation>
    </message>
    <message>
        <source>Goes for the highest titles.</source>
        <translation>Vise les plus hauts titres.</translation>
    </message>
    <message>
        <source>Places spells beside other guilds’ wizards to keep rivals down.</source>
        <translation>Place des sorts pour les magiciens d’autres guildes, afin de freiner ses rivaux.</translation>
    </message>
    <message>
        <source>Removing a grey token takes 3 pips on your dice instead of 4.</source>
        <translation>Pour retirer un jeton de magie grise, il faut des dés d’une valeur totale de 3 au lieu de 4.</translation>
    </message>
    <message>
        <source>Place {spell} beside {wizard}, who has {strength}</source>
        <translation>Placer {spell} pour {wizard}, qui a {strength}</translation>
    </message>
    <message>
        <source>Give up a minor spell in front of you</source>
        <translation>Céder un sort mineur qui est devant vous</translation>
    </message>
    <message>
        <source>Send {wizard} to {space}</source>
        <translation>Envoyer {wizard} sur {space}</translation>
    </message>
    <message>
        <source>Pay a minor spell and reroll {dice}</source>
        <translation>Payer un sort mineur et relancer {dice}</translation>
    </message>
    <message>
        <source>Place {die} in {box}</source>
        <translation>Poser {die} dans {box}</translation>
    </message>
    <message numerus="yes">
        <source>Recover %n minor spell(s)</source>
        <translation>
            <numerusform>Valider et récupérer %n sort mineur</numerusform>
            <numerusform>Valider et récupérer %n&#xa0;sorts mineurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass for the rest of the round</source>
        <translation>Passer jusqu’à la fin de la compétition</translation>
    </message>
    <message>
        <source>Give {wizard} the title {title}</source>
        <translation>Donner à {wizard} le titre de {title}</translation>
    </message>
    <message>
        <source>Place {spell} beside {wizard}</source>
        <translation>Placer {spell} pour {wizard}</translation>
    </message>
    <message>
        <source>Give {wizard} a grey token</source>
        <translation>Donner à {wizard} un jeton de magie grise</translation>
    </message>
    <message>
        <source>Send the Grand Druid to {space}</source>
        <translation>Envoyer le Grand Druide sur {space}</translation>
    </message>
    <message>
        <source>Use {die}, then another die</source>
        <translation>Utiliser {die}, puis un autre dé</translation>
    </message>
    <message>
        <source>Remove a grey token from {wizard}</source>
        <translation>Retirer un jeton de magie grise placé sous {wizard}</translation>
    </message>
    <message>
        <source>Give up a minor spell from the Minor Spells box</source>
        <translation>Céder un sort mineur du casier Sorts mineurs</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n grey token(s)</source>
        <translation>
            <numerusform>Valider et retirer %n jeton de magie grise</numerusform>
            <numerusform>Valider et retirer %n&#xa0;jetons de magie grise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use {die}: remove %n grey token(s)</source>
        <translation>
            <numerusform>Utiliser {die} pour retirer %n jeton de magie grise</numerusform>
            <numerusform>Utiliser {die} pour retirer %n&#xa0;jetons de magie grise</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {die} back from the Minor Spells box</source>
        <translation>Reprendre {die} dans le casier Sorts mineurs</translation>
    </message>
    <message>
        <source>Take {die} back from the Grey Magic box</source>
        <translation>Reprendre {die} dans le casier Magie grise</translation>
    </message>
    <message numerus="yes">
        <source>Use {die}: recover %n minor spell(s)</source>
        <translation>
            <numerusform>Utiliser {die} pour récupérer %n sort mineur</numerusform>
            <numerusform>Utiliser {die} pour récupérer %n&#xa0;sorts mineurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep {dice} for the second cast</source>
        <translation>Garder {dice} pour le second lancer</translation>
    </message>
    <message>
        <source>Leave {dice} in the box</source>
        <translation>Laisser {dice} dans le casier</translation>
    </message>
    <message>
        <source>The contests begin.</source>
        <translation>La compétition pour les titres commence.</translation>
    </message>
    <message>
        <source>Use no dice</source>
        <translation>N’utiliser aucun dé</translation>
    </message>
    <message>
        <source>{player} receives the dragon by lot and goes first.</source>
        <translation>{player} reçoit le dragon par tirage au sort et commence.</translation>
    </message>
    <message>
        <source>{player} sends the retired Grand Druid to {space}.</source>
        <translation>{player} envoie son ancien Grand Druide sur {space}.</translation>
    </message>
    <message>
        <source>The first cast begins.</source>
        <translation>Le premier lancer commence.</translation>
    </message>
    <message>
        <source>None of your contests ended in a tie.</source>
        <translation>Aucune égalité ne vous a fait manquer un titre.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your contests ended in ties, and nobody won the titles: win clearly, or spend nothing.</source>
        <translation>
            <numerusform>Une égalité a laissé vacant un titre que vous disputiez&#xa0;: gagnez nettement, ou ne dépensez rien.</numerusform>
            <numerusform>Des égalités ont laissé vacants %n&#xa0;titres que vous disputiez&#xa0;: gagnez nettement, ou ne dépensez rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The second cast begins.</source>
        <translation>Le second lancer commence.</translation>
    </message>
    <message>
        <source>{player} gives up a minor spell for good.</source>
        <translation>{player} cède définitivement un sort mineur.</translation>
    </message>
    <message>
        <source>{player} gives {wizard} the title {title}.</source>
        <translation>{player} donne à {wizard} le titre de {title}.</translation>
    </message>
    <message>
        <source>No other guild competes here, and this minor spell would win you no further title.</source>
        <translation>Aucune autre guilde n’est en lice ici, et ce sort mineur ne vous donnerait aucun titre de plus.</translation>
    </message>
    <message>
        <source>This box already holds five of your seven dice: with this one, a single die would be left for all the other boxes.</source>
        <translation>Ce casier contient déjà cinq de vos sept dés&#xa0;: avec un de plus, il ne vous en resterait qu’un pour tous les autres casiers.</translation>
    </message>
    <message>
        <source>{player} places {die} in {box}.</source>
        <translation>{player} pose {die} dans {box}.</translation>
    </message>
    <message>
        <source>{player} keeps {dice} for the second cast.</source>
        <translation>{player} garde {dice} pour le second lancer.</translation>
    </message>
    <message>
        <source>{player} sends {wizard} to {space}.</source>
        <translation>{player} envoie {wizard} sur {space}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} recovers %n minor spell(s) with {faces}.</source>
        <translation>
            <numerusform>{player} récupère %n&#xa0;sort mineur avec {faces}.</numerusform>
            <numerusform>{player} récupère %n&#xa0;sorts mineurs avec {faces}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes {die} back unused.</source>
        <translation>{player} reprend {die} sans l’avoir utilisé.</translation>
    </message>
    <message>
        <source>{player} removes a grey token from {wizard}.</source>
        <translation>{player} retire un jeton de magie grise placé sous {wizard}.</translation>
    </message>
    <message>
        <source>{player} {gained} ({total} in all)</source>
        <translation>{player} {gained} ({total} en tout)</translation>
    </message>
    <message>
        <source>Points for round {number}: {players}.</source>
        <translation>Points du tour {number}&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{reason} One point for each minor spell in front of its owner: {players}.</source>
        <translation>{reason} Chaque guilde marque un point par sort mineur devant elle&#xa0;: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} removes %n grey token(s) with {faces}.</source>
        <translation>
            <numerusform>{player} retire %n&#xa0;jeton de magie grise avec {faces}.</numerusform>
            <numerusform>{player} retire %n&#xa0;jetons de magie grise avec {faces}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has won the title of Grand Druid for the second time.</source>
        <translation>{player} a remporté le titre de Grand Druide pour la deuxième fois.</translation>
    </message>
    <message>
        <source>{player} {gained}</source>
        <translation>{player} {gained}</translation>
    </message>
    <message>
        <source>The title of Grand Druid has stayed vacant for the second time.</source>
        <translation>Le titre de Grand Druide est resté vacant pour la deuxième fois.</translation>
    </message>
    <message>
        <source>The fourth round is over.</source>
        <translation>Le quatrième tour est terminé.</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Épargne</translation>
    </message>
    <message>
        <source>{player} pays a minor spell and rerolls: {faces}.</source>
        <translation>{player} paie un sort mineur et relance&#xa0;: {faces}.</translation>
    </message>
    <message>
        <source>Climber</source>
        <translation>Ambition</translation>
    </message>
    <message>
        <source>Meddler</source>
        <translation>Entrave</translation>
    </message>
    <message numerus="yes">
        <source>You lost %n contest(s) by a margin of 1, including the one for {title}: keep minor spells for the contests that matter.</source>
        <translation>
            <numerusform>Un titre vous a échappé de justesse, avec un écart de 1&#xa0;: {title}. Gardez des sorts mineurs pour les titres qui comptent.</numerusform>
            <numerusform>%n&#xa0;titres vous ont échappé de justesse, avec un écart de 1, dont celui-ci&#xa0;: {title}. Gardez des sorts mineurs pour les titres qui comptent.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your wizards missed a title that a single spell would have won.</source>
        <translation>Aucun de vos magiciens n’a manqué un titre qu’un seul sort lui aurait donné.</translation>
    </message>
    <message numerus="yes">
        <source>You lost %n contest(s) despite a total strength of {points} beside your wizards: count your rivals’ dice first, and give up the contests you cannot win.</source>
        <translation>
            <numerusform>Vous avez manqué %n titre malgré des sorts d’une force totale de {points}&#xa0;: comptez d’abord les dés de votre rival, et renoncez aux titres que vous ne pouvez pas gagner.</numerusform>
            <numerusform>Vous avez manqué %n&#xa0;titres malgré des sorts d’une force totale de {points}&#xa0;: comptez d’abord les dés de vos rivaux, et renoncez aux titres que vous ne pouvez pas gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>In round {round}, you won {title} by {more} more than you needed, and lost {other} by {less}: the same spells could have won both.</source>
        <translation>Au tour {round}, vous avez remporté un titre ({title}) avec une force de {more} en trop, et manqué un autre titre ({other}) à {less} près&#xa0;: vos sorts suffisaient pour les deux.</translation>
    </message>
    <message numerus="yes">
        <source>You paid %n minor spell(s) to reroll: each would have had a strength of 1 in a contest, or been worth a point at the end of the match.</source>
        <translation>
            <numerusform>Vous avez payé %n sort mineur pour relancer vos dés&#xa0;: il aurait valu une force de 1 dans la compétition, ou un point à la fin de la partie.</numerusform>
            <numerusform>Vous avez payé %n&#xa0;sorts mineurs pour relancer vos dés&#xa0;: chacun aurait valu une force de 1 dans la compétition, ou un point à la fin de la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), one of your wizards missed a title that stayed vacant, although a strength of 1 would have won it and you still had a spell to place.</source>
        <translation>
            <numerusform>Une fois, l’un de vos magiciens a manqué un titre resté vacant, alors qu’une force de 1 aurait suffi pour le prendre et qu’il vous restait un sort à placer.</numerusform>
            <numerusform>À %n&#xa0;reprises, l’un de vos magiciens a manqué un titre resté vacant, alors qu’une force de 1 aurait suffi pour le prendre et qu’il vous restait un sort à placer.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places {spell} beside {wizard}: {strength} in all.</source>
        <translation>{player} place {spell} pour {wizard}, qui atteint {strength}.</translation>
    </message>
    <message>
        <source>Round {number}, the last, begins.</source>
        <translation>Le tour {number}, le dernier, commence.</translation>
    </message>
    <message>
        <source>{player} puts a grey token under {wizard}.</source>
        <translation>{player} place un jeton de magie grise sous {wizard}.</translation>
    </message>
    <message>
        <source>{player} puts the last grey token from the supply under {wizard}.</source>
        <translation>{player} place sous {wizard} le dernier jeton de magie grise de la réserve.</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Base solide</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Le tour {number} commence.</translation>
    </message>
    <message>
        <source>{player} rolls {faces}.</source>
        <translation>{player} obtient {faces}.</translation>
    </message>
    <message>
        <source>{player} is placing dice from the second cast.</source>
        <translation>{player} pose ses dés du second lancer.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message numerus="yes">
        <source>{end} {players} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{end} {players} se partagent la victoire avec %n point chacun.</numerusform>
            <numerusform>{end} {players} se partagent la victoire avec %n&#xa0;points chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{end} {player} wins with %n point(s).</source>
        <translation>
            <numerusform>{end} {player} gagne avec %n&#xa0;point.</numerusform>
            <numerusform>{end} {player} gagne avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is placing spells.</source>
        <translation>{player} place des sorts.</translation>
    </message>
    <message>
        <source>{player} takes the dragon.</source>
        <translation>{player} prend le dragon.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} gagne avec %n&#xa0;point.</numerusform>
            <numerusform>{player} gagne avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is choosing a wizard to take a grey token.</source>
        <translation>{player} choisit le magicien qui prendra un jeton de magie grise.</translation>
    </message>
    <message>
        <source>Your Grand Druid retires: give up a minor spell, either in front of you or from the box.</source>
        <translation>Votre Grand Druide se retire&#xa0;: cédez un sort mineur pris dans le casier ou devant vous.</translation>
    </message>
    <message>
        <source>{player} is recovering minor spells.</source>
        <translation>{player} récupère des sorts mineurs.</translation>
    </message>
    <message numerus="yes">
        <source>Send your %n defeated wizards to Magician spaces.</source>
        <translation>
            <numerusform>Choisissez la case Magiciens où envoyer votre magicien en déconfiture.</numerusform>
            <numerusform>Choisissez les cases Magiciens où envoyer vos %n&#xa0;magiciens en déconfiture.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is filling a vacant title.</source>
        <translation>{player} attribue un titre vacant.</translation>
    </message>
    <message>
        <source>{player} is demoting defeated wizards.</source>
        <translation>{player} rétrograde ses magiciens en déconfiture.</translation>
    </message>
    <message>
        <source>Place two spells beside wizards, or pass.</source>
        <translation>Placez deux sorts pour un ou deux magiciens, ou passez.</translation>
    </message>
    <message>
        <source>Choose a defeated wizard, then a vacant title.</source>
        <translation>Choisissez un magicien en déconfiture, puis son nouveau titre.</translation>
    </message>
    <message>
        <source>Take back unused dice, or leave them in the Minor Spells box.</source>
        <translation>Reprenez vos dés inutilisés, ou laissez-les dans le casier Sorts mineurs.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n grey token(s) left: choose a defeated wizard to take one.</source>
        <translation>
            <numerusform>Il ne reste qu’un jeton de magie grise&#xa0;: choisissez le magicien en déconfiture qui le prendra.</numerusform>
            <numerusform>Il ne reste que %n&#xa0;jetons de magie grise&#xa0;: choisissez un magicien en déconfiture qui en prendra un.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n grey token(s): choose a wizard.</source>
        <translation>
            <numerusform>Retirez %n&#xa0;jeton de magie grise&#xa0;: choisissez un magicien.</numerusform>
            <numerusform>Retirez %n&#xa0;jetons de magie grise&#xa0;: choisissez un magicien.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s Grand Druid retires.</source>
        <translation>{player} met son Grand Druide à la retraite.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{players} se partagent la victoire avec %n point chacun.</numerusform>
            <numerusform>{players} se partagent la victoire avec %n&#xa0;points chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is placing dice from the first cast.</source>
        <translation>{player} pose ses dés du premier lancer.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Vous gagnez avec %n&#xa0;point.</numerusform>
            <numerusform>Vous gagnez avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is using dice in the Grey Magic box.</source>
        <translation>{player} utilise ses dés du casier Magie grise.</translation>
    </message>
    <message>
        <source>Your Grand Druid retires: choose a Magician space.</source>
        <translation>Votre Grand Druide se retire&#xa0;: envoyez-le sur une case Magiciens.</translation>
    </message>
    <message>
        <source>First cast: {dice} to place or keep.</source>
        <translation>Premier lancer&#xa0;: il vous reste {dice} à poser ou à garder.</translation>
    </message>
    <message>
        <source>Send your defeated wizard to a Magician space.</source>
        <translation>Choisissez la case Magiciens où envoyer votre magicien en déconfiture.</translation>
    </message>
    <message numerus="yes">
        <source>The title is worth %n point(s).</source>
        <translation>
            <numerusform>Le titre vaut&#xa0;%n&#xa0;point.</numerusform>
            <numerusform>Le titre vaut&#xa0;%n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove a grey token from {wizard}, who has %n</source>
        <translation>
            <numerusform>Retirer le seul jeton de magie grise placé sous {wizard}</numerusform>
            <numerusform>Retirer un des %n&#xa0;jetons de magie grise placés sous {wizard}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You placed %n minor spell(s) beside winners who did not need them: you can recover minor spells only with dice.</source>
        <translation>
            <numerusform>L’un de vos sorts mineurs a servi à un vainqueur qui n’en avait pas besoin&#xa0;: il faut des dés pour le récupérer.</numerusform>
            <numerusform>%n de vos sorts mineurs ont servi à des vainqueurs qui n’en avaient pas besoin&#xa0;: il faut des dés pour les récupérer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You passed with %n die(s) in the level boxes that you could have placed beside wizards.</source>
        <translation>
            <numerusform>Vous avez passé alors que vous pouviez encore placer %n dé pour un magicien.</numerusform>
            <numerusform>Vous avez passé alors que vous pouviez encore placer %n dés pour des magiciens.</numerusform>
        </translation>
    </message>
    <message>
        <source>In every round, you began the contests with minor spells in front of you.</source>
        <translation>Vous aviez des sorts mineurs devant vous au début de chaque phase de compétition.</translation>
    </message>
    <message numerus="yes">
        <source>You placed %n spell(s) beside a wizard who competed with one of yours for the same title.</source>
        <translation>
            <numerusform>Vous avez placé %n sort pour un magicien qui disputait un titre à l’un des vôtres.</numerusform>
            <numerusform>Vous avez placé %n&#xa0;sorts pour un magicien qui disputait un titre à l’un des vôtres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n round(s), you began the contests without a minor spell: put dice into the Minor Spells box in time to recover some.</source>
        <translation>
            <numerusform>Vous avez abordé %n&#xa0;fois la compétition sans aucun sort mineur&#xa0;: mettez à temps des dés dans le casier Sorts mineurs.</numerusform>
            <numerusform>Vous avez abordé %n&#xa0;fois la compétition sans aucun sort mineur&#xa0;: mettez à temps des dés dans le casier Sorts mineurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Grey tokens cost you %n point(s) over the match.</source>
        <translation>
            <numerusform>Les jetons de magie grise vous ont coûté %n point au cours de la partie.</numerusform>
            <numerusform>Les jetons de magie grise vous ont coûté %n&#xa0;points au cours de la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Grey tokens never cost you a point.</source>
        <translation>Les jetons de magie grise ne vous ont coûté aucun point.</translation>
    </message>
    <message numerus="yes">
        <source>Recover %n minor spell(s) now, or choose more dice.</source>
        <translation>
            <numerusform>Vous récupérerez ainsi %n&#xa0;sort mineur&#xa0;: validez ou ajoutez un dé.</numerusform>
            <numerusform>Vous récupérerez ainsi %n&#xa0;sorts mineurs&#xa0;: validez ou ajoutez un dé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back unused dice, or leave them in the Grey Magic box.</source>
        <translation>Reprenez vos dés inutilisés, ou laissez-les dans le casier Magie grise.</translation>
    </message>
    <message>
        <source>Place your last spell beside a wizard, or pass.</source>
        <translation>Placez votre dernier sort pour un magicien, ou passez.</translation>
    </message>
    <message>
        <source>You cannot place a spell beside any wizard on this level: the die would be useless this round.</source>
        <translation>Vous ne pouvez placer de sort pour aucun magicien de ce niveau&#xa0;: le dé ne servirait à rien ce tour-ci.</translation>
    </message>
    <message>
        <source>Place your second spell beside a wizard.</source>
        <translation>Placez votre second sort pour un magicien.</translation>
    </message>
    <message>
        <source>Choose dice: every {price} pips recover a minor spell.</source>
        <translation>Choisissez des dés&#xa0;: il faut une valeur de {price} par sort mineur à récupérer.</translation>
    </message>
    <message>
        <source>Not enough pips yet: choose another die.</source>
        <translation>Le compte n’y est pas encore&#xa0;: ajoutez un dé.</translation>
    </message>
    <message>
        <source>Choose dice: every {price} pips remove a grey token.</source>
        <translation>Choisissez des dés&#xa0;: il faut une valeur de {price} par jeton de magie grise à retirer.</translation>
    </message>
    <message>
        <source>Choose a vacant title for your defeated wizard.</source>
        <translation>Choisissez un titre vacant pour votre magicien en déconfiture.</translation>
    </message>
    <message>
        <source>Choose which defeated wizard becomes {title}.</source>
        <translation>Choisissez le magicien en déconfiture qui deviendra {title}.</translation>
    </message>
    <message>
        <source>Second cast: place {dice}, or pay a minor spell to reroll.</source>
        <translation>Second lancer&#xa0;: posez {dice}, ou payez un sort mineur pour relancer.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n grey token(s) now, or choose more dice.</source>
        <translation>
            <numerusform>Vous retirerez ainsi %n&#xa0;jeton de magie grise&#xa0;: validez ou ajoutez un dé.</numerusform>
            <numerusform>Vous retirerez ainsi %n&#xa0;jetons de magie grise&#xa0;: validez ou ajoutez un dé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second cast: place {dice}.</source>
        <translation>Second lancer&#xa0;: il vous reste {dice} à poser.</translation>
    </message>
    <message numerus="yes">
        <source>In %n round(s), you put {dice} or more of your seven dice into one box: at most one was left for all the others.</source>
        <translation>
            <numerusform>Lors d’un tour, vous avez mis au moins {dice} de vos 7&#xa0;dés dans un même casier&#xa0;: il vous en restait au plus un pour tous les autres.</numerusform>
            <numerusform>À %n&#xa0;reprises, vous avez mis au moins {dice} de vos 7&#xa0;dés dans un même casier&#xa0;: il vous en restait au plus un pour tous les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} may take back unused dice.</source>
        <translation>{player} peut reprendre ses dés inutilisés.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your dice were in the box of a level where you could not place a spell: look at the wizards on a level before you choose its box.</source>
        <translation>
            <numerusform>L’un de vos dés se trouvait dans le casier d’un niveau où vous ne pouviez placer aucun sort&#xa0;: regardez les magiciens d’un niveau avant de choisir son casier.</numerusform>
            <numerusform>%n de vos dés se trouvaient dans le casier d’un niveau où vous ne pouviez placer aucun sort&#xa0;: regardez les magiciens d’un niveau avant de choisir son casier.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wizard competes with yours for the same title: your spell would help your rival.</source>
        <translation>Ce magicien dispute un titre au vôtre&#xa0;: votre sort aiderait votre rival.</translation>
    </message>
    <message numerus="yes">
        <source>You can still place %n spell(s). If you pass, you cannot place any more this round.</source>
        <translation>
            <numerusform>Vous pouvez encore placer %n&#xa0;sort. Si vous passez, vous n’en placerez plus dans cette compétition.</numerusform>
            <numerusform>Vous pouvez encore placer %n&#xa0;sorts. Si vous passez, vous n’en placerez plus dans cette compétition.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no spells left to place and passes.</source>
        <translation>{player} n’a plus de sort à placer et passe.</translation>
    </message>
    <message>
        <source>{player} leaves {dice} in {box}.</source>
        <translation>{player} laisse {dice} dans {box}.</translation>
    </message>
</context>
<context>
    <name>elfenwizards achievement</name>
    <message>
        <source>Twice crowned</source>
        <translation>Double couronne</translation>
    </message>
    <message>
        <source>Win the title of Grand Druid twice in one match.</source>
        <translation>Remportez deux fois le titre de Grand Druide dans une même partie.</translation>
    </message>
    <message>
        <source>From root to crown</source>
        <translation>Des racines à la cime</translation>
    </message>
    <message>
        <source>Changing of the guard</source>
        <translation>La relève</translation>
    </message>
    <message>
        <source>Economy of magic</source>
        <translation>Magie économe</translation>
    </message>
    <message>
        <source>By a hair</source>
        <translation>D’un cheveu</translation>
    </message>
    <message>
        <source>Raise one wizard four times in a row, from Magician to Grand Druid.</source>
        <translation>Faites monter un magicien quatre fois de suite, de Magicien à Grand Druide.</translation>
    </message>
    <message>
        <source>Win the title of Grand Druid one round after another guild.</source>
        <translation>Remportez le titre de Grand Druide un tour après une autre guilde.</translation>
    </message>
    <message>
        <source>Kingmaker</source>
        <translation>Éminence grise</translation>
    </message>
    <message>
        <source>Win a match in which your spells decided a contest between two other guilds.</source>
        <translation>Gagnez une partie où vos sorts ont départagé deux autres guildes.</translation>
    </message>
    <message>
        <source>The last word</source>
        <translation>Le dernier mot</translation>
    </message>
    <message>
        <source>Win a match in which another guild was ahead before the last round.</source>
        <translation>Gagnez une partie où une autre guilde menait avant le dernier tour.</translation>
    </message>
    <message>
        <source>Something in reserve</source>
        <translation>Une poire pour la soif</translation>
    </message>
    <message>
        <source>Win a match with at least four minor spells left in front of you.</source>
        <translation>Gagnez une partie en gardant au moins quatre sorts mineurs devant vous.</translation>
    </message>
    <message>
        <source>Spotless robes</source>
        <translation>Robes immaculées</translation>
    </message>
    <message>
        <source>Win a match with no grey token under any of your wizards at the end.</source>
        <translation>Gagnez une partie et finissez-la sans aucun jeton de magie grise sous vos magiciens.</translation>
    </message>
    <message>
        <source>Spring cleaning</source>
        <translation>Grand nettoyage</translation>
    </message>
    <message>
        <source>Remove ten grey tokens from your wizards.</source>
        <translation>Retirez dix jetons de magie grise placés sous vos magiciens.</translation>
    </message>
    <message>
        <source>Win with four different guilds.</source>
        <translation>Gagnez avec quatre guildes différentes.</translation>
    </message>
    <message>
        <source>A change of robes</source>
        <translation>Changement de robe</translation>
    </message>
    <message>
        <source>In one match, win five titles with a strength of 1 each.</source>
        <translation>Dans une même partie, remportez cinq titres, chacun avec une force de 1.</translation>
    </message>
    <message>
        <source>In one match, win two titles by a margin of 1, each over a rival who had placed spells too.</source>
        <translation>Dans une même partie, remportez deux titres avec une avance de 1, contre des rivaux qui avaient aussi des sorts.</translation>
    </message>
    <message>
        <source>High in the treetops</source>
        <translation>Au sommet de l’arbre</translation>
    </message>
</context>
<context>
    <name>elfenwizards box</name>
    <message>
        <source>Red guild</source>
        <translation>Guilde rouge</translation>
    </message>
    <message>
        <source>Green guild</source>
        <translation>Guilde verte</translation>
    </message>
    <message>
        <source>Blue guild</source>
        <translation>Guilde bleue</translation>
    </message>
    <message>
        <source>Yellow guild</source>
        <translation>Guilde jaune</translation>
    </message>
    <message>
        <source>Black guild</source>
        <translation>Guilde noire</translation>
    </message>
    <message>
        <source>White guild</source>
        <translation>Guilde blanche</translation>
    </message>
    <message numerus="yes">
        <source>Line-up with %n player(s)</source>
        <translation>
            <numerusform>Placement à %n joueur</numerusform>
            <numerusform>Placement à %n&#xa0;joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Titles, such as GD or N1 N2</source>
        <translation>Titres, par exemple GD ou N1 N2</translation>
    </message>
    <message>
        <source>Candidates’ spaces, such as D1 D2</source>
        <translation>Cases des candidats, par exemple D1 D2</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Points par tour</translation>
    </message>
    <message>
        <source>Click the titles and the spaces of a contest on the map, or type them and press Enter: “D1 D2 &gt; GD” is the contest for Grand Druid.</source>
        <translation>Sur le plateau, cliquez sur les titres et les cases d’un duel, ou tapez-les, puis appuyez sur Entrée&#xa0;: «&#x202f;D1 D2 &gt; GD&#x202f;» est le duel pour le titre de Grand Druide.</translation>
    </message>
    <message>
        <source>Starting spaces of the guild’s wizards: click them on the map, or type them, such as D1 S4 M2 M2</source>
        <translation>Cases de départ de ses magiciens&#xa0;: cliquez dessus, ou tapez-les, par exemple D1 S4 M2 M2</translation>
    </message>
    <message>
        <source>{spaces} &gt; {titles}</source>
        <translation>{spaces} &gt; {titles}</translation>
    </message>
    <message>
        <source>Contests</source>
        <translation>Duels</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Reconstruction of the printed board</source>
        <translation>Reconstitution du plateau imprimé</translation>
    </message>
    <message>
        <source>The rulebook does not show the board or the line-ups, so this program has its own. If you own the game, enter the map and the line-ups from your box and play with them.</source>
        <translation>La règle ne montre ni le plateau ni les placements&#xa0;: ceux de ce programme lui sont propres. Si vous possédez le jeu, vous pouvez saisir ceux de votre boîte.</translation>
    </message>
    <message>
        <source>“{word}” is not a space: use GD, D1 to D2, S1 to S4, N1 to N8 and M1 to M4.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas une case&#xa0;: utilisez GD, D1, D2, S1 à S4, N1 à N8 ou M1 à M4.</translation>
    </message>
    <message>
        <source>The map has no ladder: add a contest.</source>
        <translation>Ce plateau n’a aucune échelle&#xa0;: ajoutez un duel.</translation>
    </message>
    <message>
        <source>A contest awards one or two titles (here: {count}).</source>
        <translation>Un duel attribue un ou deux titres (ici&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>A contest has one to four spaces (here: {count}).</source>
        <translation>Un duel réunit d’une à quatre cases (ici&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>{space} is not a title: choose a space of a higher level.</source>
        <translation>{space} n’est pas un titre&#xa0;: choisissez une case d’un niveau supérieur.</translation>
    </message>
    <message>
        <source>A ladder from {space} cannot lead to {title}: choose a title one level above the space.</source>
        <translation>De {space} à {title}&#xa0;: une échelle mène au niveau juste au-dessus. Choisissez-y un titre.</translation>
    </message>
    <message>
        <source>No ladder leads to Grand Druid: matches end after the second round.</source>
        <translation>Aucune échelle ne mène au titre de Grand Druide&#xa0;: les parties s’arrêteront à la fin du deuxième tour.</translation>
    </message>
    <message>
        <source>{title}: another contest awards this title too. Leave it in only one of them.</source>
        <translation>{title}&#xa0;: un autre duel attribue aussi ce titre. Ne le laissez que dans l’un des deux.</translation>
    </message>
    <message>
        <source>{space}: this space is in another contest too. Leave it in only one of them.</source>
        <translation>{space}&#xa0;: cette case participe aussi à un autre duel. Ne la laissez que dans l’un des deux.</translation>
    </message>
    <message>
        <source>{space} is named twice here: name it once.</source>
        <translation>{space}&#xa0;: cette case figure deux fois ici. Ne la nommez qu’une fois.</translation>
    </message>
    <message>
        <source>Nobody rises from Grand Druid: choose another space.</source>
        <translation>Personne ne monte plus haut que Grand Druide&#xa0;: choisissez une autre case.</translation>
    </message>
    <message>
        <source>The two titles in a contest must be on the same level.</source>
        <translation>Les deux titres d’un duel doivent être du même niveau.</translation>
    </message>
    <message>
        <source>{higher}: give this title at least as many points as {lower}, that is, {points} or more.</source>
        <translation>{higher}&#xa0;: il faut au moins autant de points que pour {lower}, soit {points} ou plus.</translation>
    </message>
    <message>
        <source>{space}: no ladder leads up. Its wizard can never rise.</source>
        <translation>{space}&#xa0;: aucune échelle n’en part. Son magicien ne pourra jamais monter.</translation>
    </message>
    <message>
        <source>{space}: no ladder leads here. Only the line-up and defeated wizards fill this title.</source>
        <translation>{space}&#xa0;: aucune échelle n’y mène. Ce titre ne peut revenir qu’à un magicien qui y commence la partie, ou à un magicien en déconfiture.</translation>
    </message>
    <message>
        <source>{space} has this contest to itself: one spell makes its wizard rise.</source>
        <translation>{space} est la seule case de ce duel&#xa0;: un sort suffit pour que son magicien monte.</translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), a wizard is Grand Druid from the beginning: nobody can win this title in the first round.</source>
        <translation>
            <numerusform>À %n joueur, un magicien est Grand Druide dès le départ&#xa0;: personne ne peut obtenir ce titre au premier tour.</numerusform>
            <numerusform>À %n&#xa0;joueurs, un magicien est Grand Druide dès le départ&#xa0;: personne ne peut obtenir ce titre au premier tour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), some guilds have more wizards than others: {least} to {most}.</source>
        <translation>
            <numerusform>À %n&#xa0;joueur, les guildes n’ont pas toutes le même nombre de magiciens&#xa0;: de {least} à {most}.</numerusform>
            <numerusform>À %n&#xa0;joueurs, les guildes n’ont pas toutes le même nombre de magiciens&#xa0;: de {least} à {most}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n player(s), the line-up is worth {least} points to one guild and {most} to another.</source>
        <translation>
            <numerusform>À %n joueur, le placement donne {least}&#xa0;points à une guilde et {most} à une autre.</numerusform>
            <numerusform>À %n&#xa0;joueurs, le placement donne {least}&#xa0;points à une guilde et {most} à une autre.</numerusform>
        </translation>
    </message>
    <message>
        <source>A guild has one to eight wizards (here: {count}).</source>
        <translation>Une guilde compte d’un à huit magiciens (ici&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>{space}: no ladder leads up. Whoever wins this title keeps it to the end.</source>
        <translation>{space}&#xa0;: aucune échelle n’en part. Qui obtient ce titre le garde jusqu’à la fin.</translation>
    </message>
    <message>
        <source>{space}: two wizards begin here. Move one to another space.</source>
        <translation>{space}&#xa0;: deux magiciens y commencent. Placez-en un ailleurs.</translation>
    </message>
    <message>
        <source>{space}: no ladder leads up. Wizards here can never rise.</source>
        <translation>{space}&#xa0;: aucune échelle n’en part. Les magiciens qui s’y trouvent ne pourront jamais monter.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) a round</source>
        <translation>
            <numerusform>%n point par tour</numerusform>
            <numerusform>%n&#xa0;points par tour</numerusform>
        </translation>
    </message>
    <message>
        <source>{spaces}</source>
        <translation>{spaces}</translation>
    </message>
    <message>
        <source>{count} on {space}</source>
        <translation>{space} ({count})</translation>
    </message>
</context>
<context>
    <name>elfenwizards box in a sentence</name>
    <message>
        <source>the Druids’ box</source>
        <translation>le casier des Druides</translation>
    </message>
    <message>
        <source>the Sorcerers’ box</source>
        <translation>le casier des Sorciers</translation>
    </message>
    <message>
        <source>the Necromancers’ box</source>
        <translation>le casier des Nécromanciens</translation>
    </message>
    <message>
        <source>the Magicians’ box</source>
        <translation>le casier des Magiciens</translation>
    </message>
    <message>
        <source>the Minor Spells box</source>
        <translation>le casier Sorts mineurs</translation>
    </message>
    <message>
        <source>the Grey Magic box</source>
        <translation>le casier Magie grise</translation>
    </message>
</context>
<context>
    <name>elfenwizards climax</name>
    <message>
        <source>New Druids</source>
        <translation>Nouveaux Druides</translation>
    </message>
    <message>
        <source>New Sorcerers</source>
        <translation>Nouveaux Sorciers</translation>
    </message>
    <message>
        <source>New Necromancers</source>
        <translation>Nouveaux Nécromanciens</translation>
    </message>
    <message>
        <source>Nobody is Grand Druid!</source>
        <translation>Pas de Grand Druide&#x202f;!</translation>
    </message>
    <message>
        <source>A tie: nobody is Grand Druid!</source>
        <translation>Égalité&#xa0;: pas de Grand Druide&#x202f;!</translation>
    </message>
    <message>
        <source>The Grand Druid stays</source>
        <translation>Le Grand Druide reste en place</translation>
    </message>
    <message>
        <source>{player} is Grand Druid!</source>
        <translation>Grand Druide pour {player}&#x202f;!</translation>
    </message>
</context>
<context>
    <name>elfenwizards contest</name>
    <message>
        <source>Nobody becomes {title}: there is no candidate.</source>
        <translation>Personne ne devient {title}, faute de candidat.</translation>
    </message>
    <message>
        <source>{left} and {right} stay vacant: there is no candidate.</source>
        <translation>Les titres de {left} et de {right} restent vacants, faute de candidat.</translation>
    </message>
    <message>
        <source>{winner} becomes {title} with {strength}; the guild’s other candidate is defeated.</source>
        <translation>{winner} devient {title} avec {strength}&#x202f;; l’autre candidat de sa guilde est en déconfiture.</translation>
    </message>
    <message>
        <source>{winner} and the guild’s other candidate tie with {strength} each: both are defeated, and nobody becomes {title}.</source>
        <translation>{winner} et l’autre candidat de sa guilde sont à égalité, avec {strength} chacun&#xa0;: tous deux sont en déconfiture, et personne ne devient {title}.</translation>
    </message>
    <message>
        <source>{winner} becomes {left} with {strength}, and another wizard of that guild becomes {right} with {others}.</source>
        <translation>{winner} devient {left} avec {strength}, et un autre Magicien de sa guilde devient {right} avec {others}.</translation>
    </message>
    <message>
        <source>{winner} becomes {left} and another wizard of that guild becomes {right}, with {strength} each.</source>
        <translation>{winner} devient {left} et un autre Magicien de sa guilde devient {right}, avec {strength} chacun.</translation>
    </message>
    <message>
        <source>{winner} becomes {title}, {strength} to {others}; {loser} is defeated.</source>
        <translation>{winner} devient {title}, avec {strength} contre {others}&#x202f;; {loser} est en déconfiture.</translation>
    </message>
    <message>
        <source>Nobody becomes {title}: a wizard holds this title for good.</source>
        <translation>Personne ne devient {title}&#xa0;: un magicien garde ce titre jusqu’à la fin.</translation>
    </message>
    <message>
        <source>{winner} becomes {title}, {strength} to {others} for the next best.</source>
        <translation>{winner} devient {title} avec {strength}, contre {others} pour le suivant.</translation>
    </message>
    <message>
        <source>Nobody becomes {title}: no candidate has a spell.</source>
        <translation>Personne ne devient {title}&#xa0;: aucun candidat n’a de sort.</translation>
    </message>
    <message>
        <source>{winner} becomes {left} with {strength}, and {second} becomes {right} with {others}.</source>
        <translation>{winner} devient {left} avec {strength}, et {second} devient {right} avec {others}.</translation>
    </message>
    <message>
        <source>{winner} becomes {left} with {strength}; {right} stays vacant.</source>
        <translation>{winner} devient {left} avec {strength}&#x202f;; le titre de {right} reste vacant.</translation>
    </message>
    <message>
        <source>{left} and {right} stay vacant: no Magician below has a spell.</source>
        <translation>Les titres de {left} et de {right} restent vacants&#xa0;: aucun Magicien candidat n’a le moindre sort.</translation>
    </message>
    <message>
        <source>{winner} becomes {title} unopposed, with {strength}.</source>
        <translation>{winner} devient {title} sans adversaire, avec {strength}.</translation>
    </message>
    <message>
        <source>Nobody becomes {left} or {right}: wizards hold these titles for good.</source>
        <translation>Personne ne devient {left} ni {right}&#xa0;: des magiciens gardent ces titres jusqu’à la fin.</translation>
    </message>
    <message>
        <source>{left} and {right} stay vacant: no candidate has a spell.</source>
        <translation>Les titres de {left} et de {right} restent vacants&#xa0;: aucun candidat n’a de sort.</translation>
    </message>
    <message>
        <source>{winner} and {loser} tie with {strength} each: both are defeated, and nobody becomes {title}.</source>
        <translation>{winner} et {loser} sont à égalité, avec {strength} chacun&#xa0;: tous deux sont en déconfiture, et personne ne devient {title}.</translation>
    </message>
    <message>
        <source>{winner} has no spells and is defeated; nobody becomes {title}.</source>
        <translation>{winner} n’a aucun sort en sa faveur et se retrouve en déconfiture&#x202f;; personne ne devient {title}.</translation>
    </message>
    <message>
        <source>{winner} and the guild’s other candidate have no spells: both are defeated, and nobody becomes {title}.</source>
        <translation>{winner} et l’autre candidat de sa guilde n’ont aucun sort en leur faveur&#xa0;: tous deux sont en déconfiture, et personne ne devient {title}.</translation>
    </message>
    <message>
        <source>{winner} and {loser} have no spells: both are defeated, and nobody becomes {title}.</source>
        <translation>{winner} et {loser} n’ont aucun sort en leur faveur&#xa0;: tous deux sont en déconfiture, et personne ne devient {title}.</translation>
    </message>
    <message>
        <source>{winner} becomes {left} and {second} becomes {right}, with {strength} each; the guild that comes first in turn order takes the title on the left.</source>
        <translation>{winner} devient {left} et {second} devient {right}, avec {strength} chacun&#x202f;; celui dont la guilde joue avant l’autre va à gauche.</translation>
    </message>
    <message>
        <source>{count} candidates tie with {strength} each ({tied}): nobody becomes {title}.</source>
        <translation>{count}&#xa0;candidats sont à égalité, avec {strength} chacun ({tied})&#xa0;: personne ne devient {title}.</translation>
    </message>
    <message>
        <source>{winner} becomes {left} with {strength}; a tie for second, with {others} each ({tied}), leaves {right} vacant.</source>
        <translation>{winner} devient {left} avec {strength}&#x202f;; d’autres Magiciens sont deuxièmes à égalité, avec {others} chacun ({tied})&#xa0;: personne ne devient {right}.</translation>
    </message>
    <message>
        <source>{count} Magicians tie for first with {strength} each ({tied}): nobody rises, and {left} and {right} stay vacant.</source>
        <translation>{count} Magiciens sont premiers à égalité, avec {strength} chacun ({tied})&#xa0;: personne ne monte, et les titres de {left} et de {right} restent vacants.</translation>
    </message>
    <message>
        <source>{count} candidates tie for first with {strength} each ({tied}): nobody rises, and {left} and {right} stay vacant.</source>
        <translation>{count}&#xa0;candidats sont premiers à égalité, avec {strength} chacun ({tied})&#xa0;: personne ne monte, et les titres de {left} et de {right} restent vacants.</translation>
    </message>
</context>
<context>
    <name>elfenwizards example</name>
    <message>
        <source>rises</source>
        <translation>monte</translation>
    </message>
</context>
<context>
    <name>elfenwizards law</name>
    <message>
        <source>That wizard is not yours.</source>
        <translation>Ce magicien n’est pas à vous.</translation>
    </message>
    <message>
        <source>You have no die with that number in this box.</source>
        <translation>Dans ce casier, aucun de vos dés ne montre ce nombre.</translation>
    </message>
    <message>
        <source>First choose a Magician space.</source>
        <translation>Choisissez d’abord une case Magiciens.</translation>
    </message>
    <message>
        <source>First give up a minor spell.</source>
        <translation>Cédez d’abord un sort mineur.</translation>
    </message>
    <message>
        <source>First finish placing your dice.</source>
        <translation>Finissez d’abord de poser vos dés.</translation>
    </message>
    <message>
        <source>First choose the dice to use.</source>
        <translation>Choisissez d’abord les dés à utiliser.</translation>
    </message>
    <message>
        <source>First choose the dice to take back.</source>
        <translation>Choisissez d’abord les dés à reprendre.</translation>
    </message>
    <message>
        <source>Place spells beside wizards, or pass.</source>
        <translation>Placez des sorts pour des magiciens, ou passez.</translation>
    </message>
    <message>
        <source>First give a vacant title to a defeated wizard.</source>
        <translation>Donnez d’abord un titre vacant à un magicien en déconfiture.</translation>
    </message>
    <message>
        <source>First choose a wizard to take a grey token.</source>
        <translation>Choisissez d’abord le magicien qui prendra un jeton de magie grise.</translation>
    </message>
    <message>
        <source>First choose a wizard to lose a grey token.</source>
        <translation>Choisissez d’abord le magicien qui perdra un jeton de magie grise.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>That wizard is not in a defeat box.</source>
        <translation>Ce magicien n’est pas dans une case Déconfiture.</translation>
    </message>
    <message>
        <source>This wizard can go only to a Magician space.</source>
        <translation>Ce magicien ne peut aller que sur une case Magiciens.</translation>
    </message>
    <message>
        <source>That box does not exist.</source>
        <translation>Ce casier n’existe pas.</translation>
    </message>
    <message>
        <source>You have no die with that number left to place.</source>
        <translation>Aucun des dés qu’il vous reste à poser ne montre ce nombre.</translation>
    </message>
    <message>
        <source>You can reroll only the second cast.</source>
        <translation>Vous ne pouvez relancer vos dés qu’au second lancer.</translation>
    </message>
    <message>
        <source>You can reroll only once.</source>
        <translation>Vous ne pouvez relancer vos dés qu’une fois par tour.</translation>
    </message>
    <message>
        <source>You can reroll only before you place a die.</source>
        <translation>Trop tard pour relancer&#xa0;: vous avez déjà posé un dé.</translation>
    </message>
    <message>
        <source>You have no minor spell in front of you to pay.</source>
        <translation>Vous n’avez devant vous aucun sort mineur pour payer.</translation>
    </message>
    <message>
        <source>With this die, you would no longer need one of the dice already chosen: choose another die.</source>
        <translation>Avec ce dé, l’un de ceux que vous avez déjà choisis deviendrait inutile&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You must place all your dice in the second cast.</source>
        <translation>Au second lancer, vous devez poser tous vos dés.</translation>
    </message>
    <message>
        <source>Choose at least one more die.</source>
        <translation>Le compte n’y est pas encore&#xa0;: ajoutez un dé.</translation>
    </message>
    <message>
        <source>That wizard does not exist.</source>
        <translation>Ce magicien n’existe pas.</translation>
    </message>
    <message>
        <source>All candidates here belong to one guild: only that guild may place spells beside them.</source>
        <translation>Ce magicien n’a pas de rival d’une autre guilde&#xa0;: seule sa guilde peut placer des sorts ici.</translation>
    </message>
    <message>
        <source>You have no minor spell left in front of you.</source>
        <translation>Vous n’avez plus de sort mineur devant vous.</translation>
    </message>
    <message>
        <source>Only dice in the box of a wizard’s level help that wizard: you have no {face} there.</source>
        <translation>Un magicien ne profite que des dés du casier de son niveau&#xa0;: vous n’y avez aucun {face}.</translation>
    </message>
    <message>
        <source>No ladder leads up from this wizard’s space: it cannot win a title.</source>
        <translation>Aucune échelle ne part de la case de ce magicien&#xa0;: il ne peut pas gagner de titre.</translation>
    </message>
    <message>
        <source>The title above is not vacant and will not become vacant this round: spells here would win nothing.</source>
        <translation>Le titre au-dessus n’est pas vacant et ne le deviendra pas ce tour-ci&#xa0;: vos sorts ne serviraient à rien.</translation>
    </message>
    <message>
        <source>You place two spells each turn: place the second now.</source>
        <translation>Placez d’abord votre second sort&#xa0;: les sorts se placent par deux.</translation>
    </message>
    <message>
        <source>It is another wizard’s turn to take a vacant title.</source>
        <translation>C’est à un autre magicien de prendre un titre vacant.</translation>
    </message>
    <message>
        <source>A defeated wizard must take one of the highest vacant titles below Grand Druid.</source>
        <translation>Un magicien en déconfiture doit prendre l’un des plus hauts titres vacants, sauf celui de Grand Druide.</translation>
    </message>
    <message>
        <source>This wizard has already taken a grey token.</source>
        <translation>Ce magicien a déjà pris son jeton de magie grise.</translation>
    </message>
    <message>
        <source>Necromancers do not take grey tokens.</source>
        <translation>Les Nécromanciens ne prennent pas de jeton de magie grise.</translation>
    </message>
    <message>
        <source>That is not the Grand Druid.</source>
        <translation>C’est le Grand Druide qui se retire.</translation>
    </message>
    <message>
        <source>This wizard has no grey token.</source>
        <translation>Ce magicien n’a pas de jeton de magie grise.</translation>
    </message>
</context>
<context>
    <name>elfenwizards lesson</name>
    <message>
        <source>Win titles in this tree! Every round, the Grand Druid at the top scores 10 points, a Druid 7, a Sorcerer 5, a Necromancer 3, a Magician 2. The highest total wins the match.</source>
        <translation>À vous les titres&#x202f;! À chaque tour, le Grand Druide, en haut de l’arbre, rapporte 10&#xa0;points&#x202f;; un Druide, 7&#x202f;; un Sorcier, 5&#x202f;; un Nécromancien, 3&#x202f;; un Magicien, 2. Le plus haut total gagne.</translation>
    </message>
    <message>
        <source>You have rolled your seven dice: they are your major spells. A major spell helps only wizards on the level of its box. Put a 6 in the Druids’ box.</source>
        <translation>Vous avez lancé vos sept dés&#xa0;: ce sont vos sorts majeurs. Un sort majeur ne sert qu’aux magiciens du niveau de son casier. Mettez un 6 dans le casier des Druides.</translation>
    </message>
    <message>
        <source>Put the other 6 in the Sorcerers’ box and the 5 in the Necromancers’ box. Placed dice stay there, and your rivals can guess your plans.</source>
        <translation>Mettez l’autre 6 dans le casier des Sorciers et le 5 dans celui des Nécromanciens. Un dé posé ne bouge plus, et vos rivaux devinent vos projets.</translation>
    </message>
    <message>
        <source>Your other four dice are low. Keep them: you’ll roll them again in the second cast.</source>
        <translation>Vos quatre autres dés sont faibles. Gardez-les pour le second lancer.</translation>
    </message>
    <message>
        <source>This time you must place every die. Put the 3 in the Minor Spells box: minor spells are your chips, and the 3 will recover one you spend. Your other dice go in the Magicians’ box.</source>
        <translation>Posez maintenant tous vos dés&#xa0;: le 3 dans le casier Sorts mineurs, les autres dans celui des Magiciens. Vos sorts mineurs sont les disques rouges&#xa0;: quand vous en aurez joué, le 3&#xa0;vous en rendra un.</translation>
    </message>
    <message>
        <source>From each Magician space the two best rise: place your 4 beside your Magician on the far left. Your Necromancer on the right has a rival without spells: one minor spell will do.</source>
        <translation>Les deux meilleurs Magiciens de chaque case montent&#xa0;: placez le 4 pour votre Magicien tout à gauche. Le rival de votre Nécromancien de droite n’a aucun sort&#xa0;: un sort mineur suffit.</translation>
    </message>
    <message>
        <source>Your Druid is Grand Druid! Titles are awarded from the top down. Wizards who do not rise fall into a defeat box; only Magicians stay where they are.</source>
        <translation>Votre Druide est Grand Druide&#x202f;! Les titres s’attribuent de haut en bas. Un magicien titré qui ne monte pas est en déconfiture&#xa0;: il prend un titre vacant ou redevient Magicien.</translation>
    </message>
    <message>
        <source>A new round: your Grand Druid retires. Give up a minor spell from the Minor Spells box and send the wizard to any Magician space. In return, you keep the dragon and go first again.</source>
        <translation>Nouveau tour&#xa0;: votre Grand Druide se retire. Cédez un sort mineur du casier Sorts mineurs, puis envoyez ce magicien sur une case Magiciens. En échange, vous gardez le dragon et jouez en premier.</translation>
    </message>
    <message>
        <source>Save your best spell for your Druid: put a 6 in the Druids’ box.</source>
        <translation>Votre meilleur sort est pour votre Druide&#xa0;: mettez un 6 dans le casier des Druides.</translation>
    </message>
    <message>
        <source>Don’t waste good dice: put the 6 in the Sorcerers’ box and the 5 in the Necromancers’ box.</source>
        <translation>Ce serait du gaspillage&#x202f;! Mettez plutôt le 6 dans le casier des Sorciers et le 5 dans celui des Nécromanciens.</translation>
    </message>
    <message>
        <source>Low dice are worth rolling again: keep the last four for the second cast.</source>
        <translation>Ces dés sont faibles&#xa0;: gardez les quatre derniers pour le second lancer.</translation>
    </message>
    <message>
        <source>Put the 3 in the Minor Spells box, and the 4, 2 and 1 in the Magicians’ box.</source>
        <translation>Mettez le 3 dans le casier Sorts mineurs, et le 4, le 2 et le 1 dans celui des Magiciens.</translation>
    </message>
    <message>
        <source>Start at the top: a 6 for your Druid and a 6 for your Sorcerer.</source>
        <translation>Commencez par le haut&#xa0;: placez un 6 pour votre Druide et l’autre pour votre Sorcier.</translation>
    </message>
    <message>
        <source>Break the tie with a minor spell for your Druid, and place the 5 beside the Necromancer on the left.</source>
        <translation>Rompez l’égalité&#xa0;: ajoutez un sort mineur à votre Druide, et placez le 5 pour le Nécromancien de gauche.</translation>
    </message>
    <message>
        <source>Spend just enough: the 4 for your Magician on the far left, one minor spell for your Necromancer on the right.</source>
        <translation>Dépensez juste ce qu’il faut&#xa0;: placez le 4 pour votre Magicien tout à gauche, et un sort mineur pour votre Nécromancien de droite.</translation>
    </message>
    <message>
        <source>Dice come back after the contests, so use your last two. The 2 goes to your second Magician from the left, the 1 to your third: both will rise.</source>
        <translation>Les dés reviennent après la compétition&#xa0;: jouez donc vos deux derniers. Placez le 2 pour votre deuxième Magicien à partir de la gauche, le 1 pour le troisième&#xa0;: ils vont monter tous les deux.</translation>
    </message>
    <message>
        <source>The contests begin! Players take turns placing two spells beside their own or others’ wizards. A 6 has a strength of 6: place one beside your Druid and one beside your Sorcerer.</source>
        <translation>La compétition commence&#x202f;! À votre tour, placez deux sorts pour vos magiciens ou ceux des autres. Un 6 a une force de 6&#xa0;: placez-en un pour votre Druide, l’autre pour votre Sorcier.</translation>
    </message>
    <message>
        <source>The green Druid has a 6 too, and in a tie nobody gets the title. A minor spell has a strength of 1: add one to your Druid, and place the 5 beside your Necromancer on the left.</source>
        <translation>Le Druide vert a aussi un 6&#x202f;; à égalité, personne n’aurait le titre. Un sort mineur a une force de 1&#xa0;: ajoutez-en un à votre Druide, et placez le 5 pour votre Nécromancien de gauche.</translation>
    </message>
    <message>
        <source>Your rivals have passed, and your wizards are ahead. Each minor spell in front of you is worth 1 point at the end of the match, so keep yours: pass.</source>
        <translation>Vos rivaux ont passé, et vos magiciens mènent. Chaque sort mineur devant vous vaudra 1&#xa0;point à la fin de la partie&#xa0;: gardez les vôtres, et passez.</translation>
    </message>
    <message>
        <source>Use your 3: it takes 2 pips to recover a minor spell. Then defeated wizards fill vacant titles. The rest become Magicians; former Druids and Sorcerers take a grey token each.</source>
        <translation>Utilisez votre 3&#xa0;: il faut une valeur de 2 pour récupérer un sort mineur. Un Druide ou un Sorcier qui redevient Magicien prend un jeton de magie grise&#xa0;: un point de moins à chaque tour.</translation>
    </message>
    <message>
        <source>Use your dice: the 2 for your second Magician from the left, the 1 for your third.</source>
        <translation>Jouez vos dés&#xa0;: le 2 pour votre deuxième Magicien à partir de la gauche, le 1 pour le troisième.</translation>
    </message>
    <message>
        <source>Your wizards are ahead where it counts. Save your minor spells and pass.</source>
        <translation>Vos magiciens mènent là où cela compte. Gardez vos sorts mineurs et passez.</translation>
    </message>
    <message>
        <source>Use the 3: a minor spell is worth a point at the end.</source>
        <translation>Utilisez le 3&#xa0;: le sort mineur récupéré vaudra un point à la fin de la partie.</translation>
    </message>
    <message>
        <source>Contests and ties</source>
        <translation>Compétition et égalités</translation>
    </message>
    <message>
        <source>Combine spells, force a tie, and place the last spells.</source>
        <translation>Additionner ses sorts, provoquer une égalité, avoir le dernier mot.</translation>
    </message>
    <message>
        <source>Dice and minor spells</source>
        <translation>Dés et sorts mineurs</translation>
    </message>
    <message>
        <source>Which dice to keep, and what minor spells are good for.</source>
        <translation>Quels dés garder, et à quoi servent les sorts mineurs.</translation>
    </message>
    <message>
        <source>Much better! Green’s dice in the Druids’ box add up to 10, so put the 6 there, the 5 in the Necromancers’ box, the 3 in the Magicians’ box, and the 2 in the Minor Spells box.</source>
        <translation>Bien mieux&#x202f;! Le vert a une force de 10 chez les Druides&#xa0;: mettez-y votre 6. Puis le 5 chez les Nécromanciens, le 3 chez les Magiciens, et le 2 dans le casier Sorts mineurs.</translation>
    </message>
    <message>
        <source>In the Minor Spells box, 2 pips recover a minor spell, so your 2 gets you back the one you paid. This box is the best place for low dice: use the 2.</source>
        <translation>Dans le casier Sorts mineurs, il faut une valeur de 2 pour récupérer un sort mineur&#xa0;: votre 2&#xa0;vous rend celui que vous avez payé. C’est la meilleure place pour un dé faible. Utilisez le 2.</translation>
    </message>
    <message>
        <source>A minor spell has a strength of only 1, but you can place it beside a wizard on any level. A die helps only on the level of its box. So save minor spells to break ties.</source>
        <translation>Un sort mineur n’a qu’une force de 1, mais sert à n’importe quel magicien. Un dé ne sert qu’au niveau de son casier. Gardez donc vos sorts mineurs pour rompre les égalités.</translation>
    </message>
    <message>
        <source>At the end of the match, each minor spell in front of you scores 1 point. In the Grey Magic box, 4 pips on your dice remove a grey token. The contests begin: play on!</source>
        <translation>À la fin de la partie, chaque sort mineur devant vous vaudra 1&#xa0;point. Dans le casier Magie grise, il faut une valeur de 4 pour retirer un jeton de magie grise. La compétition commence&#xa0;: à vous&#x202f;!</translation>
    </message>
    <message>
        <source>You have no 6 against the green Druid’s 6. But spells for one wizard add up: place your 4 and your 3 beside your Druid.</source>
        <translation>Le Druide vert a un 6, et vous n’en avez pas. Mais les sorts d’un même magicien s’additionnent&#xa0;: placez votre 4 et votre 3 pour votre Druide.</translation>
    </message>
    <message>
        <source>The red wizards are your guild, worth 26 points now: see the +26 beside your score. Each wants the title right above: your Druid and the green one both aim for Grand Druid.</source>
        <translation>Les magiciens rouges forment votre guilde et valent 26&#xa0;points&#xa0;: c’est le +26 à côté de votre score. Chacun vise le titre juste au-dessus&#xa0;: votre Druide et le vert veulent tous deux devenir Grand Druide.</translation>
    </message>
    <message>
        <source>Morwenna has added a minor spell: 7 to 7! Break the tie with one of yours. Then place another beside the blue Sorcerer on the far left.</source>
        <translation>Morwenna a ajouté un sort mineur&#xa0;: 7 à 7&#x202f;! Rompez l’égalité avec un des vôtres. Puis placez-en un autre pour le Sorcier bleu tout à gauche.</translation>
    </message>
    <message>
        <source>Why help blue? Green led that contest 4 to 3. Now it’s 4 to 4: a tie, so neither Sorcerer wins that Druid title. It cost you just one minor spell.</source>
        <translation>Pourquoi aider le Sorcier bleu&#x202f;? Le vert menait 4 à 3. À 4 partout, personne n’obtient ce titre de Druide, qui vaut 7&#xa0;points. Un seul sort mineur a suffi.</translation>
    </message>
    <message>
        <source>Now your own contests. The blue Sorcerer beside yours has a 4: place a 5 beside your Sorcerer, and a 5 beside your Necromancer on the right.</source>
        <translation>À vos magiciens, maintenant. Le Sorcier bleu à côté du vôtre a un 4&#xa0;: placez un 5 pour votre Sorcier, et un 5 pour votre Nécromancien de droite.</translation>
    </message>
    <message>
        <source>You’re ahead wherever it counts, so stop here. Your rivals will fill the vacant titles, and the next round will begin. Pass, and watch.</source>
        <translation>Vous avez le dernier mot, et vous menez&#xa0;: inutile d’en faire plus. Vos rivaux prendront les titres vacants, puis un nouveau tour commencera. Passez, et regardez.</translation>
    </message>
    <message>
        <source>36 points for you, 27 for green, 23 for blue! The green Druid took the vacant Druid title: defeated Druids go before Sorcerers, and each takes the highest title left. Play on!</source>
        <translation>36&#xa0;points pour vous, 27 pour le vert, 23 pour le bleu&#x202f;! Le Druide vert a pris le titre vacant de Druide&#xa0;: en déconfiture, les Druides passent avant les Sorciers, et chacun prend le plus haut titre vacant. À vous&#x202f;!</translation>
    </message>
    <message>
        <source>Your first cast: which dice do you place? On average a die shows 3½, so place 5s and 6s now, and keep the lower dice. You cannot roll placed dice again this round.</source>
        <translation>Premier lancer&#xa0;: quels dés poser&#x202f;? Un dé donne 3½ en moyenne. Posez donc les 5 et les 6, et gardez les dés plus faibles. Un dé posé ne se relance plus.</translation>
    </message>
    <message>
        <source>Place a 6 in the Druids’ box, the other 6 in the Sorcerers’ box and the 5 in the Necromancers’ box: the higher the level, the more points the title is worth.</source>
        <translation>Mettez un 6 dans le casier des Druides, l’autre dans celui des Sorciers, et le 5 dans celui des Nécromanciens&#xa0;: plus le titre est haut, plus il rapporte.</translation>
    </message>
    <message>
        <source>Now keep the other four. It also helps that you place them after your rivals have shown where they want to win.</source>
        <translation>Gardez maintenant les quatre derniers dés. Autre avantage&#xa0;: vous les poserez quand vos rivaux auront montré ce qu’ils visent.</translation>
    </message>
    <message>
        <source>1, 1, 1 and 4: bad luck! In the second cast you must place every die. But first you may pay one minor spell to roll all of them once more. Do it!</source>
        <translation>1, 1, 1 et 4&#xa0;: pas de chance&#x202f;! Au second lancer, vous devez poser tous vos dés. Mais auparavant, vous pouvez payer un sort mineur pour les relancer tous une fois. Faites-le&#x202f;!</translation>
    </message>
    <message>
        <source>The top title first: the 4 and the 3 beside your Druid make 7.</source>
        <translation>Le plus haut titre d’abord&#xa0;: le 4 et le 3 pour votre Druide font 7.</translation>
    </message>
    <message>
        <source>One minor spell for your Druid, one for the blue Sorcerer on the far left.</source>
        <translation>Un sort mineur pour votre Druide, un pour le Sorcier bleu tout à gauche.</translation>
    </message>
    <message>
        <source>A 5 for your Sorcerer and a 5 for your Necromancer on the right.</source>
        <translation>Un 5 pour votre Sorcier, et un 5 pour votre Nécromancien de droite.</translation>
    </message>
    <message>
        <source>Use dice, which come back after the contests: the 5 for your left Necromancer, the 2 for your second Magician from the left.</source>
        <translation>Placez plutôt des dés&#xa0;: ils vous reviennent après la compétition. Le 5 pour votre Nécromancien de gauche, le 2 pour votre deuxième Magicien à partir de la gauche.</translation>
    </message>
    <message>
        <source>You’re ahead wherever it counts: pass.</source>
        <translation>Vous menez partout où cela compte&#xa0;: passez.</translation>
    </message>
    <message>
        <source>A 6 in the Druids’ box, a 6 in the Sorcerers’ box, the 5 in the Necromancers’ box; the others can wait.</source>
        <translation>Un 6 dans le casier des Druides, un 6 dans celui des Sorciers, le 5 dans celui des Nécromanciens&#x202f;; le reste peut attendre.</translation>
    </message>
    <message>
        <source>1, 1, 2 and 3? Keep these four and roll them again: you’ll probably do better.</source>
        <translation>1, 1, 2 et 3&#x202f;? Vous ferez probablement mieux au second lancer&#xa0;: gardez ces quatre dés.</translation>
    </message>
    <message>
        <source>Not these dice! Pay a minor spell first and roll all four again.</source>
        <translation>Pas ces dés-là&#x202f;! Payez d’abord un sort mineur, et relancez les quatre.</translation>
    </message>
    <message>
        <source>The 6 in the Druids’ box, the 5 in the Necromancers’ box, the 3 in the Magicians’ box, and the 2 in the Minor Spells box.</source>
        <translation>Le 6 chez les Druides, le 5 chez les Nécromanciens, le 3 chez les Magiciens, et le 2 dans le casier Sorts mineurs.</translation>
    </message>
    <message>
        <source>Use the 2: it recovers your minor spell.</source>
        <translation>Utilisez le 2&#xa0;: il vous rend votre sort mineur.</translation>
    </message>
    <message>
        <source>The match lasts four rounds, or fewer if the top title is vacant twice or a guild wins it twice. A grey token costs a point a round; dice in the Grey Magic box remove it. Play on!</source>
        <translation>La partie dure quatre tours, ou moins si le titre de Grand Druide va deux fois à la même guilde ou reste deux fois vacant. Les dés du casier Magie grise retirent vos jetons. À vous&#x202f;!</translation>
    </message>
    <message>
        <source>All dice are placed, and the contests have begun. In each, the wizard with the greatest strength wins the title above. In a tie nobody gets it, and both wizards are defeated.</source>
        <translation>Les dés sont posés, la compétition commence. Chaque titre va au candidat qui a la plus grande force. À égalité, personne ne l’obtient, et les deux magiciens sont en déconfiture.</translation>
    </message>
    <message>
        <source>Both rivals have passed for good. Dice come back after the contests, so place two: the 5 beside your left Necromancer, the 2 beside your second Magician from the left.</source>
        <translation>Vos deux rivaux ont passé pour de bon&#xa0;: là où ils n’ont aucun sort, une force de 1 suffit. Placez plutôt des dés, qui vous reviendront&#xa0;: le 5 pour votre Nécromancien de gauche, et le 2 pour votre deuxième Magicien à partir de la gauche.</translation>
    </message>
</context>
<context>
    <name>elfenwizards pips</name>
    <message numerus="yes">
        <source>%n pip(s)</source>
        <translation>
            <numerusform>Valeur %n</numerusform>
            <numerusform>Valeur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards players</name>
    <message>
        <source>{number} × {player}</source>
        <translation>{number}&#xa0;× {player}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>{space} ({players})</source>
        <translation>{space} ({players})</translation>
    </message>
</context>
<context>
    <name>elfenwizards points</name>
    <message>
        <source>Minor spells</source>
        <translation>Sorts mineurs</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards problem</name>
    <message>
        <source>The last spells</source>
        <translation>Les derniers sorts</translation>
    </message>
    <message>
        <source>Win titles worth at least {number} points with the spells you have left.</source>
        <translation>Gagnez des titres valant au moins {number}&#xa0;points avec les sorts qu’il vous reste.</translation>
    </message>
    <message numerus="yes">
        <source>Your titles are worth only %n point(s).</source>
        <translation>
            <numerusform>Vous ne gagnez aucun titre.</numerusform>
            <numerusform>Vos titres ne valent que %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sure titles</source>
        <translation>Des titres assurés</translation>
    </message>
    <message>
        <source>Make sure of titles worth at least {number} points, whatever {player} does next.</source>
        <translation>Assurez-vous des titres valant au moins {number}&#xa0;points, quoi que fasse ensuite {player}.</translation>
    </message>
    <message>
        <source>You place your last two spells. {player} may still place spells after you, where they hurt you most. Everybody else has passed.</source>
        <translation>Vous placez vos deux derniers sorts. Après vous, {player} peut encore en placer, là où vous avez le plus à perdre. Tous les autres ont passé.</translation>
    </message>
    <message>
        <source>Everybody else has passed. Titles count as they would be awarded if the contests ended now.</source>
        <translation>Tous les autres ont passé. Seuls comptent les titres que vos magiciens gagneraient si la compétition s’arrêtait maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>{player} can leave you with titles worth only %n point(s).</source>
        <translation>
            <numerusform>Au pire, {player} ne vous laisse aucun titre.</numerusform>
            <numerusform>Au pire, {player} ne vous laisse que des titres valant en tout %n&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>elfenwizards rank</name>
    <message>
        <source>Grand Druid</source>
        <translation>Grand Druide</translation>
    </message>
    <message>
        <source>Druid</source>
        <translation>Druide</translation>
    </message>
    <message>
        <source>Sorcerer</source>
        <translation>Sorcier</translation>
    </message>
    <message>
        <source>Necromancer</source>
        <translation>Nécromancien</translation>
    </message>
    <message>
        <source>Magician</source>
        <translation>Magicien</translation>
    </message>
</context>
<context>
    <name>elfenwizards reason</name>
    <message>
        <source>This is the last round: every choice here scores the same.</source>
        <translation>C’est le dernier tour&#xa0;: tous les choix rapportent le même nombre de points.</translation>
    </message>
    <message>
        <source>The Magician spaces are much alike: this one will do as well as any.</source>
        <translation>Les cases Magiciens se valent&#xa0;: celle-ci convient aussi bien qu’une autre.</translation>
    </message>
    <message>
        <source>This die may decide a contest between rivals.</source>
        <translation>Ce dé peut départager des rivaux.</translation>
    </message>
    <message>
        <source>You lead {own} to {most} in this box, and this die raises your total to {sum}.</source>
        <translation>Vous menez {own} à {most} dans ce casier, et ce dé vous porte à {sum}.</translation>
    </message>
    <message>
        <source>Your strongest rival has a total of {most} in this box: this die brings you to {own}.</source>
        <translation>Votre rival le plus fort a un total de {most} dans ce casier&#xa0;: ce dé vous porte à {own}.</translation>
    </message>
    <message>
        <source>Your strongest rival has a total of {most} in this box: this die brings you closer, to {own}.</source>
        <translation>Votre rival le plus fort a un total de {most} dans ce casier&#xa0;: ce dé vous en rapproche en portant le vôtre à {own}.</translation>
    </message>
    <message>
        <source>A {face} will win you little anywhere, and it returns to you after the contests.</source>
        <translation>Un {face} ne pèse lourd nulle part, et ce dé vous reviendra une fois les titres attribués.</translation>
    </message>
    <message numerus="yes">
        <source>Your wizards face rivals in %n contest(s) here: each title is worth {points} points.</source>
        <translation>
            <numerusform>À ce niveau, vos magiciens affrontent des rivaux dans %n&#xa0;duel&#xa0;: un titre y vaut {points} points.</numerusform>
            <numerusform>À ce niveau, vos magiciens affrontent des rivaux dans %n&#xa0;duels&#xa0;: un titre y vaut {points} points.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new roll would give about {mean}, and this one gives only {points}.</source>
        <translation>Un nouveau lancer donnerait environ {mean} en moyenne&#x202f;; celui-ci donne {points}.</translation>
    </message>
    <message>
        <source>These dice are of little use to you now: other numbers may help you more.</source>
        <translation>Ces dés vous servent peu pour l’instant&#xa0;: d’autres valeurs vous aideraient peut-être davantage.</translation>
    </message>
    <message>
        <source>A minor spell is worth a point at the end, and you can place it anywhere until then.</source>
        <translation>Un sort mineur se place n’importe où, et vaut un point s’il vous reste à la fin de la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Your wizard leads by %n point(s) for the title of {rank}, and this spell makes it harder to overtake.</source>
        <translation>
            <numerusform>Pour le titre de {rank}, votre magicien a une avance de %n&#xa0;: ce sort le rendra plus difficile à dépasser.</numerusform>
            <numerusform>Pour le titre de {rank}, votre magicien a une avance de %n&#xa0;: ce sort le rendra plus difficile à dépasser.</numerusform>
        </translation>
    </message>
    <message>
        <source>No spell stands in your wizard’s way yet: it would rise to the title of {rank}.</source>
        <translation>Aucun sort ne barre encore la route à votre magicien&#xa0;: il obtiendrait le titre de {rank}.</translation>
    </message>
    <message numerus="yes">
        <source>After this spell, your wizard will need %n more point(s) of strength for the title of {rank}.</source>
        <translation>
            <numerusform>Après ce sort, il ne manquera à votre magicien qu’une force de %n pour le titre de {rank}.</numerusform>
            <numerusform>Après ce sort, il manquera à votre magicien une force de %n pour le titre de {rank}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other guild competes here: a strength of 1 is enough.</source>
        <translation>Les autres guildes n’ont pas de candidat ici&#xa0;: une force de 1 suffit.</translation>
    </message>
    <message>
        <source>With this spell, your wizard would be one of the two Magicians who rise.</source>
        <translation>Avec ce sort, votre magicien serait l’un des deux Magiciens qui montent.</translation>
    </message>
    <message>
        <source>This die returns to you in any case, and passing now would be final.</source>
        <translation>Ce dé vous reviendra de toute façon, alors que passer serait définitif.</translation>
    </message>
    <message>
        <source>This die returns to you after the contests in any case.</source>
        <translation>Ce dé vous reviendra de toute façon une fois les titres attribués.</translation>
    </message>
    <message>
        <source>You have to place a second spell, and here it does no harm.</source>
        <translation>Il faut placer un second sort, et celui-ci ne vous nuit pas.</translation>
    </message>
    <message>
        <source>Passing now would be final, and this spell does no harm.</source>
        <translation>Passer serait définitif, et ce sort ne vous nuit pas.</translation>
    </message>
    <message>
        <source>This spell ties two rivals, so neither of them will rise.</source>
        <translation>Ce sort mettrait deux rivaux à égalité&#xa0;: aucun des deux ne monterait.</translation>
    </message>
    <message>
        <source>This spell holds back a guild with more points than the one you help.</source>
        <translation>Ce sort freine une guilde qui a plus de points que celle que vous aidez.</translation>
    </message>
    <message>
        <source>Of these candidates, you would rather see this one rise.</source>
        <translation>C’est le candidat que vous avez intérêt à voir monter.</translation>
    </message>
    <message>
        <source>It hardly matters which wizard you choose: every token costs one point.</source>
        <translation>Le choix du magicien ne change presque rien&#xa0;: chaque jeton coûte un point.</translation>
    </message>
    <message>
        <source>A minor spell in the box is of no use until you recover it.</source>
        <translation>Un sort mineur du casier ne sert à rien tant qu’il n’est pas récupéré.</translation>
    </message>
    <message numerus="yes">
        <source>This die can recover %n minor spell(s) from the box.</source>
        <translation>
            <numerusform>Ce dé permet de récupérer %n sort mineur du casier.</numerusform>
            <numerusform>Ce dé permet de récupérer %n&#xa0;sorts mineurs du casier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This die can remove %n grey token(s), each worth a point every round.</source>
        <translation>
            <numerusform>Ce dé peut retirer %n&#xa0;jeton de magie grise, qui coûte un point à chaque tour.</numerusform>
            <numerusform>Ce dé peut retirer %n&#xa0;jetons de magie grise, qui coûtent chacun un point à chaque tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing a grey token takes {price} pips: with this die, you have {own}.</source>
        <translation>Pour retirer un jeton de magie grise, il faut des dés d’une valeur totale de {price}&#xa0;: avec ce dé, vous en êtes à {own}.</translation>
    </message>
    <message numerus="yes">
        <source>These dice can gain you at most %n more point(s).</source>
        <translation>
            <numerusform>Il reste au plus %n point à gagner avec ces dés.</numerusform>
            <numerusform>Il reste au plus %n&#xa0;points à gagner avec ces dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rival competes with you on this level, and the die returns to you later.</source>
        <translation>À ce niveau, vous n’avez pas d’adversaire, et le dé vous reviendra plus tard.</translation>
    </message>
    <message>
        <source>This die is of no use here, but it returns to you after the contests.</source>
        <translation>Ce dé ne sert à rien ici, mais il vous reviendra une fois les titres attribués.</translation>
    </message>
    <message>
        <source>This die can recover minor spells that you use this round.</source>
        <translation>Ce dé pourra récupérer des sorts mineurs utilisés ce tour-ci.</translation>
    </message>
    <message>
        <source>Together with another die, this one can recover a minor spell.</source>
        <translation>Avec un autre dé, il permettra de récupérer un sort mineur.</translation>
    </message>
    <message>
        <source>You can take this die back at the end of the round.</source>
        <translation>Vous pourrez reprendre ce dé à la fin du tour.</translation>
    </message>
    <message>
        <source>The dice that you have chosen are enough.</source>
        <translation>Les dés choisis suffisent.</translation>
    </message>
    <message>
        <source>After the contests, these dice can still recover minor spells.</source>
        <translation>Après l’attribution des titres, ces dés pourront encore récupérer des sorts mineurs.</translation>
    </message>
    <message>
        <source>A grey token costs you a point every round.</source>
        <translation>Un jeton de magie grise vous coûte un point à chaque tour.</translation>
    </message>
    <message>
        <source>You have no grey token, so roll this die again.</source>
        <translation>Vous n’avez pas de jeton de magie grise&#xa0;: autant relancer ce dé.</translation>
    </message>
    <message>
        <source>Rolled again, this die is likely to show a higher number.</source>
        <translation>Relancé, ce dé fera sans doute mieux.</translation>
    </message>
    <message>
        <source>In the next round, you can put this die into any box.</source>
        <translation>Au tour suivant, vous pourrez poser ce dé dans n’importe quel casier.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n minor spell(s) in front of you, and can spare one.</source>
        <translation>
            <numerusform>Vous avez %n sort mineur devant vous, et pouvez vous en passer.</numerusform>
            <numerusform>Vous avez %n&#xa0;sorts mineurs devant vous, et pouvez vous passer de l’un d’eux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your wizard would be one of %n Magician(s) here, and two can rise.</source>
        <translation>
            <numerusform>Il y aurait ici %n&#xa0;magicien, le vôtre, pour 2&#xa0;titres.</numerusform>
            <numerusform>Il y aurait ici %n&#xa0;magiciens, le vôtre compris, pour 2&#xa0;titres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your wizard would be one of %n candidate(s) for one title.</source>
        <translation>
            <numerusform>Votre magicien serait le seul candidat pour un titre.</numerusform>
            <numerusform>Votre magicien serait l’un des %n&#xa0;candidats pour un seul titre.</numerusform>
        </translation>
    </message>
    <message>
        <source>From here, your wizard can rise again if it beats {wizard}.</source>
        <translation>De là, votre magicien pourra remonter s’il l’emporte sur {wizard}.</translation>
    </message>
    <message numerus="yes">
        <source>Your wizard would be one of %n candidate(s) for two titles.</source>
        <translation>
            <numerusform>Votre magicien serait le seul candidat pour deux titres.</numerusform>
            <numerusform>Votre magicien serait l’un des %n&#xa0;candidats pour deux titres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From here, your wizard can rise again, against %n rival(s).</source>
        <translation>
            <numerusform>De là, votre magicien pourra remonter, face à %n rival.</numerusform>
            <numerusform>De là, votre magicien pourra remonter, face à %n&#xa0;rivaux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Minor spells in the box can come back to you later.</source>
        <translation>Les sorts mineurs du casier pourront vous revenir plus tard.</translation>
    </message>
    <message>
        <source>Two Magicians can rise from this space, which now has only one.</source>
        <translation>Deux Magiciens peuvent monter de cette case, qui n’en compte qu’un.</translation>
    </message>
    <message>
        <source>The other spaces are at least as crowded.</source>
        <translation>Les autres cases sont au moins aussi peuplées.</translation>
    </message>
    <message>
        <source>None of your other wizards is on this space.</source>
        <translation>Cette case n’accueille aucun de vos autres magiciens.</translation>
    </message>
    <message>
        <source>No ladder leads up from here, but a wizard scores the same on every Magician space.</source>
        <translation>Aucune échelle ne part de cette case, mais un magicien rapporte autant de points sur toutes les cases Magiciens.</translation>
    </message>
    <message>
        <source>No ladder leads up from this title: your wizard keeps it to the end.</source>
        <translation>Aucune échelle ne part de ce titre&#xa0;: votre magicien le gardera jusqu’à la fin.</translation>
    </message>
    <message>
        <source>With this spell, your wizard would lead {own} to {most} for the title of {rank}.</source>
        <translation>Avec ce sort, votre magicien mène {own} à {most} pour le titre de {rank}.</translation>
    </message>
    <message>
        <source>With this spell, your wizard would be one of the two candidates who rise.</source>
        <translation>Avec ce sort, votre magicien serait l’un des deux candidats qui montent.</translation>
    </message>
    <message>
        <source>This spell ties the best candidates, so nobody will rise.</source>
        <translation>Ce sort mettrait les meilleurs candidats à égalité&#xa0;: personne ne monterait.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n minor spell(s) for the next round, or for a point each at the end.</source>
        <translation>
            <numerusform>Vous gardez %n&#xa0;sort mineur, qui servira au tour suivant ou vaudra un point à la fin de la partie.</numerusform>
            <numerusform>Vous gardez %n&#xa0;sorts mineurs, qui serviront au tour suivant ou vaudront chacun un point à la fin de la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n minor spell(s), worth a point each at the end.</source>
        <translation>
            <numerusform>Vous gardez %n&#xa0;sort mineur, qui vaudra un point à la fin de la partie.</numerusform>
            <numerusform>Vous gardez %n&#xa0;sorts mineurs, qui vaudront chacun un point à la fin de la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spells cannot make any more of your wizards rise.</source>
        <translation>Vos sorts ne peuvent faire monter aucun autre de vos magiciens.</translation>
    </message>
    <message>
        <source>Your remaining dice would win you too little here.</source>
        <translation>Les dés qui vous restent vous rapporteraient trop peu ici.</translation>
    </message>
    <message>
        <source>A demoted Druid or Sorcerer may have to take a grey token.</source>
        <translation>Un Druide ou un Sorcier en déconfiture risque de prendre un jeton de magie grise.</translation>
    </message>
    <message>
        <source>This space is still empty: a strength of 1 may be enough to rise again.</source>
        <translation>Cette case est encore vide&#xa0;: une force de 1 suffira peut-être pour remonter.</translation>
    </message>
    <message>
        <source>Even an unopposed title needs one spell.</source>
        <translation>Même sans adversaire, il faut un sort pour prendre un titre.</translation>
    </message>
    <message>
        <source>You will roll your other dice again after seeing where your rivals place theirs.</source>
        <translation>Vous relancerez les dés gardés après avoir vu où vos rivaux ont posé les leurs.</translation>
    </message>
    <message>
        <source>Dice left in the box are ready for the next round.</source>
        <translation>Les dés laissés dans le casier serviront au tour suivant.</translation>
    </message>
    <message>
        <source>A minor spell in front of you is worth a point at the end.</source>
        <translation>Un sort mineur devant vous vaut un point à la fin de la partie.</translation>
    </message>
    <message>
        <source>With this spell, your wizard would rise.</source>
        <translation>Avec ce sort, votre magicien monterait.</translation>
    </message>
    <message>
        <source>This die returns to you in any case, and none of your wizards competes here.</source>
        <translation>Ce dé vous reviendra de toute façon, et aucun de vos magiciens n’est en lice ici.</translation>
    </message>
    <message>
        <source>Your own wizard in this contest would rise all the same.</source>
        <translation>Votre propre magicien, en lice ici, monterait quand même.</translation>
    </message>
    <message>
        <source>This spell hurts you least here.</source>
        <translation>C’est ici que ce sort vous nuit le moins.</translation>
    </message>
    <message>
        <source>So far, nobody would compete with your wizard for the next title.</source>
        <translation>Pour l’instant, ce magicien n’aurait aucun rival pour le titre juste au-dessus.</translation>
    </message>
    <message>
        <source>Only your own guild would compete for the next title.</source>
        <translation>Seule votre guilde aurait des candidats au titre juste au-dessus.</translation>
    </message>
    <message>
        <source>Nobody will roll again in this match.</source>
        <translation>On ne lancera plus les dés dans cette partie.</translation>
    </message>
</context>
<context>
    <name>elfenwizards situation</name>
    <message>
        <source>Round {number} of at most {last}; {player} has the dragon, {title}.</source>
        <translation>Tour {number} sur {last} au plus&#x202f;; {player} a le dragon, {title}.</translation>
    </message>
    <message>
        <source>and nobody is Grand Druid</source>
        <translation>et personne n’est Grand Druide</translation>
    </message>
    <message>
        <source>The match ended in round {number}; {player} has the dragon, {title}.</source>
        <translation>La partie s’est terminée au tour {number}&#x202f;; {player} a le dragon, {title}.</translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>The others’ minor spells: {counts}.</source>
        <translation>Sorts mineurs des autres&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>{dice} ({faces})</source>
        <translation>{dice} ({faces})</translation>
    </message>
    <message numerus="yes">
        <source>All your dice are in boxes, and you have %n minor spell(s).</source>
        <translation>
            <numerusform>Tous vos dés sont dans les casiers, et vous avez %n sort mineur.</numerusform>
            <numerusform>Tous vos dés sont dans les casiers, et vous avez %n&#xa0;sorts mineurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n minor spell(s).</source>
        <translation>
            <numerusform>Vous avez&#xa0;%n&#xa0;sort mineur.</numerusform>
            <numerusform>Vous avez&#xa0;%n&#xa0;sorts mineurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>and {player}’s wizard is Grand Druid</source>
        <translation>et {player} détient le titre de Grand Druide</translation>
    </message>
    <message>
        <source>Titles you contest, still without spells: {titles}.</source>
        <translation>Titres que vous disputez, encore sans sort&#xa0;: {titles}.</translation>
    </message>
    <message>
        <source>Titles that you can win with a single spell: {titles}.</source>
        <translation>Titres à votre portée avec un seul sort&#xa0;: {titles}.</translation>
    </message>
    <message>
        <source>Dice in {box}: {dice}.</source>
        <translation>Dés dans {box}&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>You have {dice} to place and no minor spells.</source>
        <translation>Vous avez {dice} à poser, mais aucun sort mineur.</translation>
    </message>
    <message numerus="yes">
        <source>You have {dice} to place and %n minor spell(s).</source>
        <translation>
            <numerusform>Vous avez {dice} à poser et&#xa0;%n&#xa0;sort mineur.</numerusform>
            <numerusform>Vous avez {dice} à poser et&#xa0;%n&#xa0;sorts mineurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {dice} to roll and no minor spells.</source>
        <translation>Vous avez {dice} à lancer, mais aucun sort mineur.</translation>
    </message>
    <message numerus="yes">
        <source>You have {dice} to roll and %n minor spell(s).</source>
        <translation>
            <numerusform>Vous avez {dice} à lancer et&#xa0;%n&#xa0;sort mineur.</numerusform>
            <numerusform>Vous avez {dice} à lancer et&#xa0;%n&#xa0;sorts mineurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your dice are in boxes, and you have no minor spells.</source>
        <translation>Tous vos dés sont dans les casiers, et vous n’avez aucun sort mineur.</translation>
    </message>
    <message>
        <source>You have {dice} in the level boxes and no minor spells.</source>
        <translation>Vous avez {dice} dans les casiers de niveau, mais aucun sort mineur.</translation>
    </message>
    <message numerus="yes">
        <source>You have {dice} in the level boxes and %n minor spell(s).</source>
        <translation>
            <numerusform>Vous avez {dice} dans les casiers de niveau et&#xa0;%n&#xa0;sort mineur.</numerusform>
            <numerusform>Vous avez {dice} dans les casiers de niveau et&#xa0;%n&#xa0;sorts mineurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no minor spells.</source>
        <translation>Vous n’avez aucun sort mineur.</translation>
    </message>
    <message>
        <source>For {titles}: {strengths}.</source>
        <translation>Pour {titles}&#xa0;: {strengths}.</translation>
    </message>
    <message>
        <source>you {number}</source>
        <translation>vous {number}</translation>
    </message>
    <message>
        <source>For {titles}: {strengths}. As things stand: {winners}.</source>
        <translation>Pour {titles}&#xa0;: {strengths}. Pour l’instant&#xa0;: {winners}.</translation>
    </message>
    <message>
        <source>nobody for {title}</source>
        <translation>personne pour {title}</translation>
    </message>
    <message>
        <source>you for {title}</source>
        <translation>vous pour {title}</translation>
    </message>
    <message>
        <source>{player} for {title}</source>
        <translation>{player} pour {title}</translation>
    </message>
    <message>
        <source>Your defeated wizards: {wizards}.</source>
        <translation>Vos magiciens en déconfiture&#xa0;: {wizards}.</translation>
    </message>
    <message>
        <source>Vacant titles to fill next: {titles}.</source>
        <translation>Prochains titres vacants à pourvoir&#xa0;: {titles}.</translation>
    </message>
</context>
<context>
    <name>elfenwizards space in a sentence</name>
    <message>
        <source>Magician space {number}</source>
        <translation>la case {number} des Magiciens</translation>
    </message>
</context>
<context>
    <name>elfenwizards spell in a sentence</name>
    <message>
        <source>two {face}s</source>
        <translation>deux {face}</translation>
    </message>
    <message>
        <source>three {face}s</source>
        <translation>trois {face}</translation>
    </message>
    <message>
        <source>four {face}s</source>
        <translation>quatre {face}</translation>
    </message>
    <message>
        <source>five {face}s</source>
        <translation>cinq {face}</translation>
    </message>
    <message>
        <source>six {face}s</source>
        <translation>six {face}</translation>
    </message>
    <message>
        <source>seven {face}s</source>
        <translation>sept {face}</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n&#xa0;dé</numerusform>
            <numerusform>%n&#xa0;dés</numerusform>
        </translation>
    </message>
    <message>
        <source>a minor spell</source>
        <translation>un sort mineur</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>un dé</translation>
    </message>
    <message>
        <source>a {face}</source>
        <translation>un {face}</translation>
    </message>
</context>
<context>
    <name>elfenwizards strength in a sentence</name>
    <message>
        <source>strength {number}</source>
        <translation>une force de {number}</translation>
    </message>
</context>
<context>
    <name>elfenwizards table</name>
    <message>
        <source>No wizards here.</source>
        <translation>Aucun magicien ici.</translation>
    </message>
    <message>
        <source>The match ends after a round in which a guild wins this title for the second time, or in which it stays vacant for the second time.</source>
        <translation>La partie s’arrête à la fin du tour où, pour la deuxième fois, une guilde remporte le titre de Grand Druide ou ce titre reste vacant.</translation>
    </message>
    <message>
        <source>{player} has the dragon and goes first in every phase. A retiring Grand Druid’s guild takes the dragon.</source>
        <translation>{player} a le dragon et joue en premier à chaque phase. Quand un Grand Druide se retire, sa guilde prend le dragon.</translation>
    </message>
    <message numerus="yes">
        <source>%n wizard(s) worth {worth} points each</source>
        <translation>
            <numerusform>%n&#xa0;magicien à {worth}&#xa0;points</numerusform>
            <numerusform>%n&#xa0;magiciens à {worth}&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>In the contests, players place these dice beside wizards on this level. Unused dice return to their owners afterwards.</source>
        <translation>Pendant la compétition, les dés de ce casier servent aux magiciens de ce niveau. Les dés inutilisés retournent ensuite devant leur guilde.</translation>
    </message>
    <message>
        <source>A wizard demoted from here takes a grey token, if any are left: it costs a point every round.</source>
        <translation>Un magicien de cette case qui est rétrogradé prend un jeton de magie grise, s’il en reste&#xa0;: un point de moins à chaque tour.</translation>
    </message>
    <message numerus="yes">
        <source>Pass with %n spell(s) left: press again</source>
        <translation>
            <numerusform>Passer, %n&#xa0;sort restant&#xa0;: appuyez de nouveau</numerusform>
            <numerusform>Passer, %n&#xa0;sorts restants&#xa0;: appuyez de nouveau</numerusform>
        </translation>
    </message>
    <message>
        <source>Dice in the Druids’ box help only Druids.</source>
        <translation>Un dé du casier des Druides ne sert qu’aux Druides.</translation>
    </message>
    <message>
        <source>Dice in the Sorcerers’ box help only Sorcerers.</source>
        <translation>Un dé du casier des Sorciers ne sert qu’aux Sorciers.</translation>
    </message>
    <message>
        <source>Dice in the Necromancers’ box help only Necromancers.</source>
        <translation>Un dé du casier des Nécromanciens ne sert qu’aux Nécromanciens.</translation>
    </message>
    <message>
        <source>Dice in the Magicians’ box help only Magicians.</source>
        <translation>Un dé du casier des Magiciens ne sert qu’aux Magiciens.</translation>
    </message>
    <message>
        <source>Not rolled yet.</source>
        <translation>Pas encore lancé.</translation>
    </message>
    <message>
        <source>Worth a point if it is in front of its owner at the end of the match.</source>
        <translation>Vaut un point s’il est devant sa guilde à la fin de la partie.</translation>
    </message>
    <message>
        <source>A retiring Grand Druid’s guild gives up a minor spell, which stays here.</source>
        <translation>Quand un Grand Druide se retire, sa guilde cède un sort mineur, qui reste sur le compteur de tours.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Dice not yet placed</source>
        <translation>Dés pas encore posés</translation>
    </message>
    <message>
        <source>Minor spells available</source>
        <translation>Sorts mineurs disponibles</translation>
    </message>
    <message>
        <source>Minor spells to recover</source>
        <translation>Sorts mineurs à récupérer</translation>
    </message>
    <message>
        <source>Grand Druid titles</source>
        <translation>Titres de Grand Druide</translation>
    </message>
    <message>
        <source>{points} this round</source>
        <translation>{points} ce tour-ci</translation>
    </message>
    <message>
        <source>Grey tokens</source>
        <translation>Jetons de magie grise</translation>
    </message>
    <message>
        <source>Wizards from this level who do not rise wait here. Starting with the highest box, defeated wizards take the vacant titles; the rest become Magicians.</source>
        <translation>Les magiciens de ce niveau qui ne montent pas tombent ici. Les titres vacants vont d’abord aux magiciens de la plus haute case Déconfiture&#x202f;; un magicien sans titre redevient Magicien.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n minor spell(s)</source>
        <translation>
            <numerusform>{player}&#xa0;: %n&#xa0;sort mineur</numerusform>
            <numerusform>{player}&#xa0;: %n&#xa0;sorts mineurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n grey token(s)</source>
        <translation>
            <numerusform>{player}&#xa0;: %n&#xa0;jeton de magie grise</numerusform>
            <numerusform>{player}&#xa0;: %n&#xa0;jetons de magie grise</numerusform>
        </translation>
    </message>
    <message>
        <source>Has the dragon and goes first.</source>
        <translation>A le dragon et commence.</translation>
    </message>
    <message numerus="yes">
        <source>%n wizard(s) here.</source>
        <translation>
            <numerusform>%n&#xa0;magicien ici.</numerusform>
            <numerusform>%n&#xa0;magiciens ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has passed for this round.</source>
        <translation>Passe jusqu’à la fin de la compétition.</translation>
    </message>
    <message>
        <source>{player}’s major spell</source>
        <translation>{player}&#xa0;: sort majeur</translation>
    </message>
    <message>
        <source>can recover {count}</source>
        <translation>peut en récupérer {count}</translation>
    </message>
    <message>
        <source>{player}’s minor spell</source>
        <translation>{player}&#xa0;: sort mineur</translation>
    </message>
    <message>
        <source>Give up a minor spell</source>
        <translation>Céder un sort mineur</translation>
    </message>
    <message>
        <source>Choose a Magician space</source>
        <translation>Choisissez une case Magiciens</translation>
    </message>
    <message>
        <source>Boxes for dice</source>
        <translation>Casiers</translation>
    </message>
    <message>
        <source>Rounds and Grand Druids</source>
        <translation>Tours et Grands Druides</translation>
    </message>
    <message numerus="yes">
        <source>The match lasts at most %n rounds.</source>
        <translation>
            <numerusform>La partie dure %n&#xa0;tour au plus.</numerusform>
            <numerusform>La partie dure %n&#xa0;tours au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Vacant</source>
        <translation>Vacant</translation>
    </message>
    <message>
        <source>Choose a vacant title</source>
        <translation>Choisissez un titre vacant</translation>
    </message>
    <message>
        <source>{player}: {dice}</source>
        <translation>{player}&#xa0;: {dice}</translation>
    </message>
    <message>
        <source>Reroll all</source>
        <translation>Tout relancer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>One in the box</source>
        <translation>Un sort du casier</translation>
    </message>
    <message>
        <source>In front of you</source>
        <translation>Devant vous</translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) to take</source>
        <translation>
            <numerusform>%n&#xa0;jeton à prendre</numerusform>
            <numerusform>%n&#xa0;jetons à prendre</numerusform>
        </translation>
    </message>
    <message>
        <source>Use these dice</source>
        <translation>Valider ce choix</translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) to remove</source>
        <translation>
            <numerusform>%n&#xa0;jeton à retirer</numerusform>
            <numerusform>%n&#xa0;jetons à retirer</numerusform>
        </translation>
    </message>
    <message>
        <source>First of two spells</source>
        <translation>Premier des deux sorts</translation>
    </message>
    <message>
        <source>Choose dice to recover minor spells</source>
        <translation>Choisissez des dés pour récupérer des sorts mineurs</translation>
    </message>
    <message>
        <source>Leave the dice</source>
        <translation>Laisser les dés</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Use no dice</source>
        <translation>N’utiliser aucun dé</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n dice</source>
        <translation>
            <numerusform>Garder %n&#xa0;dé</numerusform>
            <numerusform>Garder %n&#xa0;dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Second spell</source>
        <translation>Second sort</translation>
    </message>
    <message>
        <source>Choose dice to remove grey tokens</source>
        <translation>Choisissez des dés pour retirer des jetons de magie grise</translation>
    </message>
    <message>
        <source>Keep this die</source>
        <translation>Garder ce dé</translation>
    </message>
    <message>
        <source>Defeated wizards</source>
        <translation>Magiciens en déconfiture</translation>
    </message>
    <message>
        <source>Leave the die</source>
        <translation>Laisser le dé</translation>
    </message>
    <message>
        <source>Last spell</source>
        <translation>Dernier sort</translation>
    </message>
    <message>
        <source>for one minor spell</source>
        <translation>contre un sort mineur</translation>
    </message>
    <message>
        <source>for the rest of the round</source>
        <translation>jusqu’à la fin de la compétition</translation>
    </message>
    <message>
        <source>for the second cast</source>
        <translation>pour le second lancer</translation>
    </message>
    <message>
        <source>Held by {player}.</source>
        <translation>Détenu par {player}.</translation>
    </message>
    <message>
        <source>{title}: as things stand, nobody will win.</source>
        <translation>{title}&#xa0;: pour l’instant, personne ne l’emporterait.</translation>
    </message>
    <message>
        <source>{player}: {place}</source>
        <translation>{player}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>Competes for {title}, with dice from {box}.</source>
        <translation>Candidat au titre de {title}&#x202f;; les sorts majeurs qui peuvent l’aider sont dans {box}.</translation>
    </message>
    <message>
        <source>Vacant.</source>
        <translation>Vacant.</translation>
    </message>
    <message>
        <source>{title}: as things stand, {player} will win.</source>
        <translation>{title}&#xa0;: pour l’instant, {player} l’emporterait.</translation>
    </message>
    <message>
        <source>{title}: no candidate as things stand.</source>
        <translation>{title}&#xa0;: aucun candidat.</translation>
    </message>
    <message>
        <source>{title}: a tie, so nobody will win as things stand.</source>
        <translation>{title}&#xa0;: égalité, personne ne l’emporterait pour l’instant.</translation>
    </message>
    <message>
        <source>{player}, {place}</source>
        <translation>{player}&#xa0;: {place}</translation>
    </message>
    <message numerus="yes">
        <source>{pips}: remove %n grey token(s)</source>
        <translation>
            <numerusform>{pips}&#xa0;: retirer %n jeton de magie grise</numerusform>
            <numerusform>{pips}&#xa0;: retirer %n&#xa0;jetons de magie grise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pips}: recover %n minor spell(s)</source>
        <translation>
            <numerusform>{pips}&#xa0;: récupérer %n sort mineur</numerusform>
            <numerusform>{pips}&#xa0;: récupérer %n&#xa0;sorts mineurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody becomes {rank}.</source>
        <translation>Personne ne devient {rank}.</translation>
    </message>
    <message>
        <source>The match is over: {player} is Grand Druid for the second time.</source>
        <translation>Fin de la partie&#xa0;: deuxième titre de Grand Druide pour {player}.</translation>
    </message>
    <message>
        <source>{player} is Grand Druid for the second time.</source>
        <translation>Deuxième titre de Grand Druide pour {player}.</translation>
    </message>
    <message>
        <source>Only {player} has candidates here: nobody else may place spells, and a strength of 1 is enough.</source>
        <translation>{player} n’a pas de rival ici&#xa0;: personne d’autre ne peut placer de sort, et une force de 1 suffit.</translation>
    </message>
    <message>
        <source>strength {number}</source>
        <translation>force {number}</translation>
    </message>
    <message numerus="yes">
        <source>Before and after the contests, dice here recover minor spells, one for every %n pip(s).</source>
        <translation>
            <numerusform>Avant et après la compétition, les dés de ce casier récupèrent des sorts mineurs&#xa0;: une valeur de %n par sort.</numerusform>
            <numerusform>Avant et après la compétition, les dés de ce casier récupèrent des sorts mineurs&#xa0;: une valeur de %n par sort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the round, dice here remove grey tokens, one for every %n pip(s).</source>
        <translation>
            <numerusform>À la fin du tour, les dés de ce casier retirent des jetons de magie grise&#xa0;: une valeur de %n par jeton.</numerusform>
            <numerusform>À la fin du tour, les dés de ce casier retirent des jetons de magie grise&#xa0;: une valeur de %n par jeton.</numerusform>
        </translation>
    </message>
    <message>
        <source>Has a strength of 1 beside any candidate, then goes to the Minor Spells box.</source>
        <translation>A une force de 1 pour n’importe quel candidat, puis va dans le casier Sorts mineurs.</translation>
    </message>
    <message>
        <source>{score} so far, and {coming} at the end of this round if the wizards stay where they are.</source>
        <translation>{score} jusqu’ici. Si les magiciens restent où ils sont, ce tour rapportera {coming}.</translation>
    </message>
    <message>
        <source>{title}: a wizard holds it for good.</source>
        <translation>{title}&#xa0;: un magicien garde ce titre jusqu’à la fin.</translation>
    </message>
    <message>
        <source>Nobody can win this title while its wizard holds it.</source>
        <translation>Personne ne peut gagner ce titre tant que son magicien le garde.</translation>
    </message>
    <message>
        <source>No ladder leads up from here.</source>
        <translation>Aucune échelle ne part de cette case.</translation>
    </message>
    <message>
        <source>Magicians here compete for {title}: the best wins it with a strength of at least 1.</source>
        <translation>Les Magiciens de cette case briguent le titre de {title}&#xa0;: le meilleur l’obtient, s’il a une force d’au moins 1.</translation>
    </message>
    <message>
        <source>The two best Magicians here become {left} and {right}, if each has a strength of at least 1.</source>
        <translation>Les deux meilleurs Magiciens de cette case deviennent {left} et {right}, s’ils ont chacun une force d’au moins 1.</translation>
    </message>
    <message>
        <source>{title}: no candidate has a spell yet.</source>
        <translation>{title}&#xa0;: aucun candidat n’a encore de sort.</translation>
    </message>
    <message>
        <source>Magicians here compete for {left} and {right}: the two best win them with a strength of at least 1 each.</source>
        <translation>Les Magiciens de cette case briguent les titres de {left} et de {right}&#xa0;: les deux meilleurs les obtiennent, s’ils ont chacun une force d’au moins 1.</translation>
    </message>
    <message>
        <source>No candidate has a spell yet.</source>
        <translation>Aucun candidat n’a encore de sort.</translation>
    </message>
    <message>
        <source>No ladder leads up from here: a wizard here stays for good.</source>
        <translation>Aucune échelle ne part de cette case&#xa0;: un magicien qui l’occupe y reste.</translation>
    </message>
    <message>
        <source>No ladder leads to this title.</source>
        <translation>Aucune échelle ne mène à ce titre.</translation>
    </message>
    <message>
        <source>{wizard}: {strength}</source>
        <translation>{wizard}&#xa0;: {strength}</translation>
    </message>
    <message>
        <source>No ladder leads up from this space: this wizard cannot win a title.</source>
        <translation>Aucune échelle ne part de cette case&#xa0;: ce magicien ne peut pas gagner de titre.</translation>
    </message>
    <message>
        <source>{left} or {right}</source>
        <translation>{left} ou {right}</translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) under this wizard: each costs a point every round.</source>
        <translation>
            <numerusform>Le jeton de magie grise sous ce magicien coûte un point à chaque tour.</numerusform>
            <numerusform>Les %n&#xa0;jetons de magie grise sous ce magicien coûtent chacun un point à chaque tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the match goes on, this wizard will retire to the Magicians at the start of the next round: the guild will give up a minor spell and take the dragon.</source>
        <translation>Si la partie continue, le Grand Druide se retirera chez les Magiciens au début du tour suivant&#xa0;: sa guilde cédera un sort mineur et prendra le dragon.</translation>
    </message>
    <message>
        <source>Defeated: this wizard will take a vacant title or become a Magician.</source>
        <translation>Ce magicien en déconfiture prendra un titre vacant ou redeviendra Magicien.</translation>
    </message>
    <message>
        <source>Cannot win a title this round: {title} is not vacant.</source>
        <translation>Ce magicien ne peut rien gagner ce tour-ci&#xa0;: le titre de {title} n’est pas vacant.</translation>
    </message>
    <message>
        <source>As things stand, this wizard will rise.</source>
        <translation>Pour l’instant, ce magicien monterait.</translation>
    </message>
    <message>
        <source>As things stand, this wizard will stay a Magician.</source>
        <translation>Pour l’instant, ce magicien resterait Magicien.</translation>
    </message>
    <message>
        <source>As things stand, this wizard will be defeated.</source>
        <translation>Pour l’instant, ce magicien tomberait en déconfiture.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Four rounds have been played.</source>
        <translation>Les quatre tours sont joués.</translation>
    </message>
    <message>
        <source>{player} has the dragon and goes first.</source>
        <translation>{player} a le dragon et commence.</translation>
    </message>
    <message>
        <source>{player}’s wizard is Grand Druid!</source>
        <translation>Grand Druide pour {player}&#x202f;!</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>The title of Grand Druid has stayed vacant for the second time.</source>
        <translation>Le titre de Grand Druide est resté vacant pour la deuxième fois.</translation>
    </message>
    <message>
        <source>Shared victory!</source>
        <translation>Victoire partagée&#x202f;!</translation>
    </message>
    <message>
        <source>{player} wins the match!</source>
        <translation>{player} gagne la partie&#x202f;!</translation>
    </message>
    <message>
        <source>Red guild</source>
        <translation>Guilde rouge</translation>
    </message>
    <message>
        <source>Green guild</source>
        <translation>Guilde verte</translation>
    </message>
    <message>
        <source>No Grand Druid this round</source>
        <translation>Pas de Grand Druide pour ce tour</translation>
    </message>
    <message>
        <source>One in front of you</source>
        <translation>Un sort devant vous</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) a round.</source>
        <translation>
            <numerusform>Rapporte %n&#xa0;point par tour.</numerusform>
            <numerusform>Rapporte %n&#xa0;points par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>As things stand, {other} will become {left}, and {player} will win this title.</source>
        <translation>Pour l’instant, {other} deviendrait {left}, et {player} remporterait ce titre.</translation>
    </message>
    <message>
        <source>As things stand, nobody will win this title.</source>
        <translation>Pour l’instant, personne ne remporterait ce titre.</translation>
    </message>
    <message>
        <source>{player}’s {place}</source>
        <translation>{player}&#xa0;: {place}</translation>
    </message>
    <message>
        <source>No candidate as things stand.</source>
        <translation>Aucun candidat pour l’instant.</translation>
    </message>
    <message>
        <source>A tie: as things stand, nobody will win this title.</source>
        <translation>Égalité&#xa0;: pour l’instant, personne ne remporterait ce titre.</translation>
    </message>
    <message>
        <source>As things stand, {player} will win this title.</source>
        <translation>Pour l’instant, {player} remporterait ce titre.</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads with %n point(s)</source>
        <translation>
            <numerusform>{player} mène avec %n&#xa0;point</numerusform>
            <numerusform>{player} mène avec %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{players} lead with %n point(s) each</source>
        <translation>
            <numerusform>{players} mènent à égalité avec %n&#xa0;point</numerusform>
            <numerusform>{players} mènent à égalité avec %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <translation>Fin du tour {number}</translation>
    </message>
    <message>
        <source>Blue guild</source>
        <translation>Guilde bleue</translation>
    </message>
    <message>
        <source>Yellow guild</source>
        <translation>Guilde jaune</translation>
    </message>
    <message>
        <source>Black guild</source>
        <translation>Guilde noire</translation>
    </message>
    <message>
        <source>White guild</source>
        <translation>Guilde blanche</translation>
    </message>
    <message>
        <source>Druids</source>
        <translation>Druides</translation>
    </message>
    <message>
        <source>Sorcerers</source>
        <translation>Sorciers</translation>
    </message>
    <message>
        <source>Necromancers</source>
        <translation>Nécromanciens</translation>
    </message>
    <message>
        <source>Magicians</source>
        <translation>Magiciens</translation>
    </message>
    <message>
        <source>Minor Spells</source>
        <translation>Sorts mineurs</translation>
    </message>
    <message>
        <source>Grey Magic</source>
        <translation>Magie grise</translation>
    </message>
    <message>
        <source>Grand Druid and Druids on the tree</source>
        <translation>Grand arbre&#xa0;: Grand Druide et Druides</translation>
    </message>
    <message>
        <source>Sorcerers on the tree</source>
        <translation>Grand arbre&#xa0;: Sorciers</translation>
    </message>
    <message>
        <source>Necromancers on the tree</source>
        <translation>Grand arbre&#xa0;: Nécromanciens</translation>
    </message>
    <message>
        <source>Magicians on the tree</source>
        <translation>Grand arbre&#xa0;: Magiciens</translation>
    </message>
    <message>
        <source>{guild}: major spell {face}</source>
        <translation>{guild}&#xa0;: sort majeur de {face}</translation>
    </message>
    <message>
        <source>Defeated Druids</source>
        <translation>Druides en déconfiture</translation>
    </message>
    <message>
        <source>Defeated Sorcerers</source>
        <translation>Sorciers en déconfiture</translation>
    </message>
    <message>
        <source>Defeated Necromancers</source>
        <translation>Nécromanciens en déconfiture</translation>
    </message>
    <message>
        <source>{guild}: major spell {face}, in {box}</source>
        <translation>{guild}&#xa0;: sort majeur de {face}, dans {box}</translation>
    </message>
    <message numerus="yes">
        <source>{guild}: {place}, %n grey token(s)</source>
        <translation>
            <numerusform>{guild}&#xa0;: {place}, %n&#xa0;jeton de magie grise</numerusform>
            <numerusform>{guild}&#xa0;: {place}, %n&#xa0;jetons de magie grise</numerusform>
        </translation>
    </message>
    <message>
        <source>{spell}, beside {wizard}</source>
        <translation>{spell}, pour «&#x202f;{wizard}&#x202f;»</translation>
    </message>
    <message>
        <source>{guild}: minor spell to recover</source>
        <translation>{guild}&#xa0;: sort mineur à récupérer</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n&#xa0;pt</numerusform>
            <numerusform>%n&#xa0;pts</numerusform>
        </translation>
    </message>
    <message>
        <source>Defeated</source>
        <translation>Déconfiture</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>Grand Druids</source>
        <translation>Grands Druides</translation>
    </message>
    <message>
        <source>All your dice are on the board.</source>
        <translation>Tous vos dés sont sur le plateau.</translation>
    </message>
    <message numerus="yes">
        <source>%n grey token(s) in the supply</source>
        <translation>
            <numerusform>%n&#xa0;jeton de magie grise dans la réserve</numerusform>
            <numerusform>%n&#xa0;jetons de magie grise dans la réserve</numerusform>
        </translation>
    </message>
    <message>
        <source>The dragon</source>
        <translation>Le dragon</translation>
    </message>
    <message>
        <source>{title}, vacant</source>
        <translation>{title}, vacant</translation>
    </message>
    <message>
        <source>{guild}: minor spell</source>
        <translation>{guild}&#xa0;: sort mineur</translation>
    </message>
    <message>
        <source>{guild}: {place}</source>
        <translation>{guild}, {place}</translation>
    </message>
    <message>
        <source>{guild}: die to roll</source>
        <translation>{guild}&#xa0;: dé à lancer</translation>
    </message>
    <message>
        <source>First choose a wizard.</source>
        <translation>Choisissez d’abord un magicien.</translation>
    </message>
    <message>
        <source>Wizards now worth</source>
        <translation>Ses magiciens valent maintenant</translation>
    </message>
    <message>
        <source>Its strength is the number it shows.</source>
        <translation>Sa force est le nombre qu’il montre.</translation>
    </message>
    <message>
        <source>In {box}. Its strength is the number it shows.</source>
        <translation>Dans {box}. Sa force est le nombre qu’il montre.</translation>
    </message>
    <message>
        <source>can recover none</source>
        <translation>ne peut en récupérer aucun</translation>
    </message>
    <message numerus="yes">
        <source>Each wizard here scores %n point(s) a round.</source>
        <translation>
            <numerusform>Ici, chaque magicien rapporte %n&#xa0;point par tour.</numerusform>
            <numerusform>Ici, chaque magicien rapporte %n&#xa0;points par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>As things stand, {player} will win both this title and {left}.</source>
        <translation>Pour l’instant, {player} remporterait ce titre et celui de {left}.</translation>
    </message>
</context>
<context>
    <name>elfenwizards title</name>
    <message>
        <source>Druid {number}</source>
        <translation>Druide {number}</translation>
    </message>
    <message>
        <source>Sorcerer {number}</source>
        <translation>Sorcier {number}</translation>
    </message>
    <message>
        <source>Necromancer {number}</source>
        <translation>Nécromancien {number}</translation>
    </message>
    <message>
        <source>Magician space {number}</source>
        <translation>Case {number} des Magiciens</translation>
    </message>
</context>
<context>
    <name>elfenwizards wizard at the beginning of a sentence</name>
    <message>
        <source>The red {rank}</source>
        <translation>Le {rank} rouge</translation>
    </message>
    <message>
        <source>The green {rank}</source>
        <translation>Le {rank} vert</translation>
    </message>
    <message>
        <source>The blue {rank}</source>
        <translation>Le {rank} bleu</translation>
    </message>
    <message>
        <source>The yellow {rank}</source>
        <translation>Le {rank} jaune</translation>
    </message>
    <message>
        <source>The black {rank}</source>
        <translation>Le {rank} noir</translation>
    </message>
    <message>
        <source>The white {rank}</source>
        <translation>Le {rank} blanc</translation>
    </message>
</context>
<context>
    <name>elfenwizards wizard in a sentence</name>
    <message>
        <source>the red {rank}</source>
        <translation>le {rank} rouge</translation>
    </message>
    <message>
        <source>the green {rank}</source>
        <translation>le {rank} vert</translation>
    </message>
    <message>
        <source>the blue {rank}</source>
        <translation>le {rank} bleu</translation>
    </message>
    <message>
        <source>the yellow {rank}</source>
        <translation>le {rank} jaune</translation>
    </message>
    <message>
        <source>the black {rank}</source>
        <translation>le {rank} noir</translation>
    </message>
    <message>
        <source>the white {rank}</source>
        <translation>le {rank} blanc</translation>
    </message>
    <message>
        <source>a defeated Druid</source>
        <translation>un Druide en déconfiture</translation>
    </message>
    <message>
        <source>a defeated Sorcerer</source>
        <translation>un Sorcier en déconfiture</translation>
    </message>
    <message>
        <source>a defeated Necromancer</source>
        <translation>un Nécromancien en déconfiture</translation>
    </message>
    <message>
        <source>{wizard} on space {number}</source>
        <translation>{wizard} de la case {number}</translation>
    </message>
    <message numerus="yes">
        <source>{wizard} with %n grey token(s)</source>
        <translation>
            <numerusform>{wizard} (%n&#xa0;jeton de magie grise)</numerusform>
            <numerusform>{wizard} (%n&#xa0;jetons de magie grise)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>“{file}” already exists in {folder}. Replace it?</source>
        <translation>«&#x202f;{file}&#x202f;» existe déjà dans {folder}. Remplacer ce fichier&#x202f;?</translation>
    </message>
    <message>
        <source>“{file}” was saved in {folder}.</source>
        <translation>«&#x202f;{file}&#x202f;» a été enregistré dans {folder}.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Other name</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Cannot use “{file}”. The system reports: {error}.</source>
        <translation>Impossible d’utiliser «&#x202f;{file}&#x202f;». Message du système&#xa0;: {error}.</translation>
    </message>
    <message>
        <source>Cannot write “{file}”: the disk is full.</source>
        <translation>Impossible d’écrire «&#x202f;{file}&#x202f;»&#xa0;: le disque est plein.</translation>
    </message>
    <message>
        <source>Cannot use “{file}”: access denied.</source>
        <translation>Impossible d’utiliser «&#x202f;{file}&#x202f;»&#xa0;: accès refusé.</translation>
    </message>
    <message>
        <source>“{file}” already exists, but it is a file where a folder is needed, or vice versa.</source>
        <translation>«&#x202f;{file}&#x202f;» existe déjà, mais c’est un fichier au lieu d’un dossier, ou l’inverse.</translation>
    </message>
    <message>
        <source>Another program is using “{file}”. Try again in a moment.</source>
        <translation>Un autre programme utilise «&#x202f;{file}&#x202f;». Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Cannot use “{file}”: its path is too long. Choose a shorter name or another folder.</source>
        <translation>Impossible d’utiliser «&#x202f;{file}&#x202f;»&#xa0;: le chemin d’accès est trop long. Choisissez un nom plus court ou un autre dossier.</translation>
    </message>
    <message>
        <source>Windows reserves the name “{file}” for a device. Choose another name.</source>
        <translation>Windows réserve le nom «&#x202f;{file}&#x202f;» à un périphérique. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Some lines in “{file}” could not be read and are not counted.</source>
        <translation>Certaines lignes de «&#x202f;{file}&#x202f;» sont illisibles et ne sont pas comptées.</translation>
    </message>
    <message>
        <source>The installation is incomplete: “{file}” is missing. Reinstall the program.</source>
        <translation>L’installation est incomplète&#xa0;: il manque «&#x202f;{file}&#x202f;». Réinstallez le programme.</translation>
    </message>
    <message>
        <source>Something went wrong with this file. You can carry on.</source>
        <translation>Une erreur inattendue s’est produite avec ce fichier. Vous pouvez continuer.</translation>
    </message>
    <message>
        <source>“{file}” does not exist.</source>
        <translation>«&#x202f;{file}&#x202f;» n’existe pas.</translation>
    </message>
    <message>
        <source>{problem} Choose another data folder with --data-dir.</source>
        <translation>{problem} Choisissez un autre dossier de données avec l’option --data-dir.</translation>
    </message>
    <message>
        <source>“{file}” is a folder or a link, not a file.</source>
        <translation>«&#x202f;{file}&#x202f;» est un dossier ou un lien, et non un fichier.</translation>
    </message>
</context>
<context>
    <name>film</name>
    <message>
        <source>The film could not be made. Please try again.</source>
        <translation>Le film n’a pas pu être réalisé. Veuillez réessayer.</translation>
    </message>
    <message>
        <source>{player}: {points}</source>
        <translation>{player}&#xa0;: {points}</translation>
    </message>
    <message>
        <source>“{box}”: {sentence}</source>
        <translation>«&#x202f;{box}&#x202f;»&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>{file}: {seconds} s, {size} kB</source>
        <translation>{file}&#xa0;: {seconds}&#xa0;s, {size}&#xa0;ko</translation>
    </message>
    <message>
        <source>The match has no turn {turn}.</source>
        <translation>Cette partie n’a pas de tour {turn}.</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message numerus="yes">
        <source>This was true of your last %n matches.</source>
        <translation>
            <numerusform>Même constat dans vos %n&#xa0;dernières parties.</numerusform>
            <numerusform>Même constat dans vos %n&#xa0;dernières parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This was true of {count} of your last %n matches.</source>
        <translation>
            <numerusform>Même constat dans {count} de vos %n&#xa0;dernières parties.</numerusform>
            <numerusform>Même constat dans {count} de vos %n&#xa0;dernières parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>To do better next time</source>
        <translation>À améliorer la prochaine fois</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Bien joué</translation>
    </message>
    <message>
        <source>No habits, good or bad, stand out in this match. The analysis shows which moves cost the most.</source>
        <translation>Aucune habitude, bonne ou mauvaise, ne ressort de cette partie. L’analyse montre les coups qui ont coûté le plus cher.</translation>
    </message>
    <message>
        <source>The beginning of this match is no longer on record, so there is nothing to show here.</source>
        <translation>Le début de cette partie n’est plus enregistré&#xa0;: il n’y a donc rien à montrer ici.</translation>
    </message>
    <message>
        <source>The Grand Magus made more than a tenth of the player’s decisions in this match, so there is nothing to show here.</source>
        <translation>Dans cette partie, plus d’une décision sur dix a été confiée au grand mage&#xa0;: il n’y a donc rien à montrer ici.</translation>
    </message>
    <message>
        <source>What to learn</source>
        <translation>À retenir</translation>
    </message>
    <message>
        <source>Analyse the match</source>
        <translation>Analyser la partie</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>See this moment in the replay</source>
        <translation>Revoir ce moment de la partie</translation>
    </message>
</context>
<context>
    <name>friends</name>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore jouée</translation>
    </message>
    <message>
        <source>Open a challenge</source>
        <translation>Ouvrir un défi</translation>
    </message>
    <message>
        <source>Copied. Paste the text into an email or a chat.</source>
        <translation>Copié. Collez le texte dans un courriel ou une messagerie.</translation>
    </message>
    <message>
        <source>Save a challenge</source>
        <translation>Enregistrer un défi</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amis</translation>
    </message>
    <message>
        <source>Play the same deal as your friends, against the same opponents, and compare results. The program uses no network: you send a text or a file yourself, by email or chat. The text is encoded so that nobody can read it by accident, but it is not secret, and “unverified” results are a matter of trust.</source>
        <translation>Jouez avec les mêmes tirages que vos amis, contre les mêmes adversaires, et comparez vos résultats. Le programme n’utilise pas le réseau&#xa0;: vous envoyez vous-même un texte ou un fichier, par courriel ou messagerie. Le texte est codé pour que nul ne le lise par mégarde, mais il n’est pas secret&#x202f;; un résultat «&#x202f;sur parole&#x202f;» est affaire de confiance.</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Reads a challenge or an answer that you have copied.</source>
        <translation>Lit un défi ou une réponse que vous avez copiés.</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Friends’ points during the match</source>
        <translation>Points des amis pendant la partie</translation>
    </message>
    <message>
        <source>After each of your turns, shows the points your friends had at the same stage.</source>
        <translation>Indique, après chacun de vos tours, combien de points vos amis avaient au même moment de leur partie.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Answer to send</source>
        <translation>Réponse à envoyer</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Commencée</translation>
    </message>
    <message numerus="yes">
        <source>%n new result(s).</source>
        <translation>
            <numerusform>%n nouveau résultat.</numerusform>
            <numerusform>%n nouveaux résultats.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already have everything in this text.</source>
        <translation>Vous avez déjà tout ce que contient ce texte.</translation>
    </message>
    <message>
        <source>The moves for a result have arrived.</source>
        <translation>Vous avez reçu les coups qui manquaient à un résultat.</translation>
    </message>
    <message>
        <source>This table is too large for a text. Save it as a file.</source>
        <translation>Cette table ne tient pas dans un texte. Enregistrez-la dans un fichier.</translation>
    </message>
    <message>
        <source>Challenges (*{ending})</source>
        <translation>Défis (*{ending})</translation>
    </message>
    <message>
        <source>A new table: nobody has played it yet.</source>
        <translation>Une nouvelle table&#xa0;: personne n’y a encore joué.</translation>
    </message>
    <message>
        <source>The moves in this match are not legal.</source>
        <translation>Cette partie contient des coups interdits.</translation>
    </message>
    <message>
        <source>A challenge needs a table with one person and opponents at any of the five levels, and a match recorded from its beginning.</source>
        <translation>Pour lancer un défi, il faut une seule personne à la table, des adversaires de l’un des cinq niveaux et une partie enregistrée depuis le début.</translation>
    </message>
    <message>
        <source>This table cannot be used as a challenge: its saved match is missing.</source>
        <translation>La sauvegarde de cette table a disparu&#xa0;: impossible d’en faire un défi.</translation>
    </message>
    <message>
        <source>Points, turn by turn</source>
        <translation>Points, tour par tour</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
    </message>
    <message>
        <source>Copy challenge</source>
        <translation>Copier le défi</translation>
    </message>
    <message>
        <source>{game} · week {week}</source>
        <translation>{game} · semaine {week}</translation>
    </message>
    <message>
        <source>{game} · challenge from {name}</source>
        <translation>{game} · défi lancé par {name}</translation>
    </message>
    <message>
        <source>Copy answer</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>{name}, {level}</source>
        <translation>{name}, {level}</translation>
    </message>
    <message>
        <source>Not played yet. Your first attempt counts, with no undo and no help. You can leave it and continue within a week.</source>
        <translation>Pas encore jouée. Votre premier essai compte&#x202f;; il se joue sans annulation ni aide. Vous pouvez le quitter et le reprendre dans la semaine.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Copies a short text that you can paste into any email or chat.</source>
        <translation>Copie un court texte à coller dans un courriel ou une messagerie.</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Saves a file for your friend. It contains your moves, so that your friend can replay your match.</source>
        <translation>Enregistre un fichier à envoyer. Il contient vos coups&#xa0;: votre ami pourra revoir votre partie.</translation>
    </message>
    <message>
        <source>You have played: send your answer.</source>
        <translation>Vous avez joué&#xa0;: envoyez votre réponse.</translation>
    </message>
    <message>
        <source>You have played: send your result to your friends.</source>
        <translation>Vous avez joué&#xa0;: envoyez votre résultat à vos amis.</translation>
    </message>
    <message>
        <source>You have played.</source>
        <translation>Vous avez joué.</translation>
    </message>
    <message>
        <source>You have an unfinished attempt. If you leave it for a week, your rank and points when you left will be final.</source>
        <translation>Votre essai n’est pas terminé. Si vous ne le reprenez pas dans la semaine, son résultat sera celui que vous aviez en le quittant.</translation>
    </message>
    <message>
        <source>Your attempt cannot be continued: its saved match is missing.</source>
        <translation>Impossible de reprendre votre essai&#xa0;: sa sauvegarde a disparu.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>{game} · challenge</source>
        <translation>{game} · défi</translation>
    </message>
    <message>
        <source>the sender’s own box</source>
        <translation>la boîte personnelle jointe au défi</translation>
    </message>
    <message>
        <source>{game} · your challenge</source>
        <translation>{game} · votre défi</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>game over</name>
    <message>
        <source>{what}: {points}</source>
        <translation>{what}&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins the match</source>
        <translation>{player} remporte la partie</translation>
    </message>
    <message>
        <source>This match does not count in the statistics: the Grand Magus made more than a tenth of your decisions.</source>
        <translation>Cette partie ne compte pas dans les statistiques&#xa0;: vous avez confié plus d’une décision sur dix au grand mage.</translation>
    </message>
    <message>
        <source>Played with help.</source>
        <translation>Partie jouée avec aide.</translation>
    </message>
    <message>
        <source>Played with help, so no stars.</source>
        <translation>Partie jouée avec aide, donc sans étoile.</translation>
    </message>
    <message>
        <source>Played with help: {reasons}.</source>
        <translation>Partie jouée avec aide&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>Played with help, so no stars: {reasons}.</source>
        <translation>Partie jouée avec aide, donc sans étoile&#xa0;: {reasons}.</translation>
    </message>
    <message>
        <source>{players} share the victory</source>
        <translation>{players} se partagent la victoire</translation>
    </message>
    <message>
        <source>{player}: “{words}”</source>
        <translation>{player}&#xa0;: «&#x202f;{words}&#x202f;»</translation>
    </message>
    <message>
        <source>{place}: {player}, {points}.</source>
        <translation>{place}&#xa0;: {player}, {points}.</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>Première place</translation>
    </message>
    <message>
        <source>Second place</source>
        <translation>Deuxième place</translation>
    </message>
    <message>
        <source>Third place</source>
        <translation>Troisième place</translation>
    </message>
    <message>
        <source>Fourth place</source>
        <translation>Quatrième place</translation>
    </message>
    <message>
        <source>Fifth place</source>
        <translation>Cinquième place</translation>
    </message>
    <message>
        <source>Sixth place</source>
        <translation>Sixième place</translation>
    </message>
    <message>
        <source>{player} gave up: this is how the match stood</source>
        <translation>{player} abandonne&#xa0;: voici où en était la partie</translation>
    </message>
</context>
<context>
    <name>ghost</name>
    <message numerus="yes">
        <source>{name} had finished with %n point(s).</source>
        <translation>
            <numerusform>{name} avait fini avec %n point.</numerusform>
            <numerusform>{name} avait fini avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} had %n point(s) at this stage.</source>
        <translation>
            <numerusform>{name} avait alors %n point.</numerusform>
            <numerusform>{name} avait alors %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>After each of your turns: your friends’ points at the same stage.</source>
        <translation>Après chacun de vos tours&#xa0;: les points de vos amis au même moment de leur partie.</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Amis</translation>
    </message>
</context>
<context>
    <name>glossary</name>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Back to the rules</source>
        <translation>Retour aux règles</translation>
    </message>
    <message>
        <source>In every game</source>
        <translation>Dans tous les jeux</translation>
    </message>
    <message>
        <source>{game}: “{box}”</source>
        <translation>{game}&#xa0;: «&#x202f;{box}&#x202f;»</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Glossary: the terms in each language</source>
        <translation>Glossaire&#xa0;: les termes dans chaque langue</translation>
    </message>
</context>
<context>
    <name>goals</name>
    <message>
        <source>You had help: this match earns no stars.</source>
        <translation>Vous avez eu de l’aide&#xa0;: cette partie ne rapportera aucune étoile.</translation>
    </message>
    <message>
        <source>No undo and no help.</source>
        <translation>Ni annulation ni aide.</translation>
    </message>
    <message>
        <source>This attempt counts: no undo and no help. At the end, you will see how each level did in your seat.</source>
        <translation>Cet essai compte&#xa0;: ni annulation ni aide. À la fin, vous verrez le résultat de chaque niveau à votre place.</translation>
    </message>
    <message>
        <source>You have already played this table: this match does not count.</source>
        <translation>Table rejouée&#xa0;: cette partie ne compte pas.</translation>
    </message>
    <message>
        <source>Finish first.</source>
        <translation>Terminez à la première place.</translation>
    </message>
    <message>
        <source>Daily table</source>
        <translation>Table du jour</translation>
    </message>
    <message>
        <source>The tower, floor {floor}</source>
        <translation>La tour, étage {floor}</translation>
    </message>
    <message>
        <source>No longer reached: {goal}</source>
        <translation>Objectif qui n’est plus atteint&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>Not reached yet: {goal}</source>
        <translation>Objectif à atteindre&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>Reached for now: {goal}</source>
        <translation>Objectif atteint pour l’instant&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>Reached: {goal}</source>
        <translation>Objectif atteint&#xa0;: {goal}</translation>
    </message>
    <message>
        <source>Missed: {goal}</source>
        <translation>Objectif manqué&#xa0;: {goal}</translation>
    </message>
</context>
<context>
    <name>helps</name>
    <message>
        <source>There is no undo and no help at the daily table.</source>
        <translation>À la table du jour, on ne peut ni annuler un coup ni demander de l’aide.</translation>
    </message>
    <message>
        <source>There is no undo and no help at the weekly table.</source>
        <translation>À la table de la semaine, on ne peut ni annuler un coup ni demander de l’aide.</translation>
    </message>
    <message>
        <source>There is no undo and no help in a challenge.</source>
        <translation>Dans un défi, on ne peut ni annuler un coup ni demander de l’aide.</translation>
    </message>
    <message>
        <source>There is no undo and no help in a rated match.</source>
        <translation>Dans une partie classée, on ne peut ni annuler un coup ni demander de l’aide.</translation>
    </message>
    <message>
        <source>There is no undo and no help on this floor of the tower.</source>
        <translation>À cet étage de la tour, on ne peut ni annuler un coup ni demander de l’aide.</translation>
    </message>
    <message>
        <source>you played a suggested move</source>
        <translation>vous avez joué un coup conseillé</translation>
    </message>
    <message>
        <source>the Grand Magus played for you</source>
        <translation>le grand mage a joué à votre place</translation>
    </message>
    <message>
        <source>you undid another player’s move</source>
        <translation>vous avez annulé le coup d’un adversaire</translation>
    </message>
    <message>
        <source>you undid a move that had revealed something</source>
        <translation>vous avez annulé un coup qui avait révélé une information</translation>
    </message>
    <message>
        <source>you gave up, then played on</source>
        <translation>vous avez abandonné, puis repris la partie</translation>
    </message>
    <message>
        <source>it began as a lesson</source>
        <translation>elle a commencé par une leçon</translation>
    </message>
    <message>
        <source>You can save a copy once this match is over.</source>
        <translation>Vous pourrez sauvegarder une copie une fois la partie terminée.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Several people, or only wizards</source>
        <translation>Plusieurs personnes ou aucune</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7&#xa0;derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30&#xa0;derniers jours</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12&#xa0;derniers mois</translation>
    </message>
    <message numerus="yes">
        <source>Move the %n oldest match(es), played up to {last}, to the bin? They take {size}. They will still count for results, ratings and achievements.</source>
        <translation>
            <numerusform>Mettre à la corbeille la plus ancienne partie, jouée le {last}&#x202f;? Elle occupe {size}. Elle comptera toujours dans les résultats, les cotes et les succès.</numerusform>
            <numerusform>Mettre à la corbeille les %n&#xa0;plus anciennes parties, jouées jusqu’au {last}&#x202f;? Elles occupent {size}. Elles compteront toujours dans les résultats, les cotes et les succès.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished match(es)</source>
        <translation>
            <numerusform>%n&#xa0;partie terminée</numerusform>
            <numerusform>%n&#xa0;parties terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished matches yet. Every match you finish is kept here.</source>
        <translation>Aucune partie terminée pour l’instant. Toute partie terminée est conservée ici.</translation>
    </message>
    <message numerus="yes">
        <source>There is no bin for this folder. Delete the %n oldest match(es), played up to {last}, for good? They take {size}. They will still count for results, ratings and achievements.</source>
        <translation>
            <numerusform>Il n’y a pas de corbeille pour ce dossier. Supprimer définitivement la plus ancienne partie, jouée le {last}&#x202f;? Elle occupe {size}. Elle comptera toujours dans les résultats, les cotes et les succès.</numerusform>
            <numerusform>Il n’y a pas de corbeille pour ce dossier. Supprimer définitivement les %n&#xa0;plus anciennes parties, jouées jusqu’au {last}&#x202f;? Elles occupent {size}. Elles compteront toujours dans les résultats, les cotes et les succès.</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Search names, levels, dates</source>
        <translation>Nom, niveau, date…</translation>
    </message>
    <message>
        <source>Your history holds more than {most} matches or {size} MB. Open the history to move the oldest matches to the bin.</source>
        <translation>Vous avez gardé plus de {most}&#xa0;parties ou de {size} Mo. Vous pouvez mettre les plus anciennes à la corbeille.</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} ko</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} Mo</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) cannot be moved to the bin. Delete for good?</source>
        <translation>
            <numerusform>%n partie ne peut pas être mise à la corbeille. La supprimer définitivement&#x202f;?</numerusform>
            <numerusform>%n&#xa0;parties ne peuvent pas être mises à la corbeille. Les supprimer définitivement&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Moving the oldest matches to the bin…</source>
        <translation>Mise à la corbeille des plus anciennes parties…</translation>
    </message>
    <message numerus="yes">
        <source>The history is meant for up to {most} matches and {room} MB. The %n oldest match(es) beyond this limit take {size}.</source>
        <translation>
            <numerusform>La page «&#x202f;Parties jouées&#x202f;» est prévue pour {most}&#xa0;parties et {room} Mo. La plus ancienne partie dépasse cette limite et occupe {size}.</numerusform>
            <numerusform>La page «&#x202f;Parties jouées&#x202f;» est prévue pour {most}&#xa0;parties et {room} Mo. Les %n&#xa0;plus anciennes dépassent cette limite et occupent {size}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>Mettre à la corbeille</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Watch the match again, and play on from any position</source>
        <translation>Revoir la partie, et la reprendre à partir du coup de votre choix</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Play with the same draws</source>
        <translation>Rejouer les mêmes tirages</translation>
    </message>
    <message>
        <source>Make a film</source>
        <translation>Créer un film</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n finished match(es)</source>
        <translation>
            <numerusform>{shown} sur %n&#xa0;partie terminée</numerusform>
            <numerusform>{shown} sur %n&#xa0;parties terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches found. Try another search.</source>
        <translation>Aucune partie ne correspond à cette recherche.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>sort your hand by value</source>
        <translation>trier votre main par valeur</translation>
    </message>
    <message>
        <source>sort your hand by colour</source>
        <translation>trier votre main par couleur</translation>
    </message>
    <message>
        <source>take a die that shows this number</source>
        <translation>prendre un dé qui montre ce chiffre</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 à 6</translation>
    </message>
    <message>
        <source>take a minor spell</source>
        <translation>prendre un sort mineur</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 à 9</translation>
    </message>
    <message>
        <source>type a bid</source>
        <translation>saisir une mise</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>raise or lower a bid</source>
        <translation>augmenter ou réduire une mise</translation>
    </message>
    <message>
        <source>+ and −</source>
        <translation>+ et −</translation>
    </message>
    <message>
        <source>bid up to the number shown, then pass</source>
        <translation>enchérir jusqu’à la mise affichée, puis passer</translation>
    </message>
    <message>
        <source>choose another way to pay</source>
        <translation>choisir une autre façon de payer</translation>
    </message>
    <message>
        <source>go to the next piece you can use now</source>
        <translation>aller à la prochaine pièce utilisable</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>go to the next piece or group</source>
        <translation>aller à la pièce ou au groupe suivant</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Ctrl+flèches</translation>
    </message>
    <message>
        <source>go to a group of pieces</source>
        <translation>aller à un groupe de pièces</translation>
    </message>
    <message>
        <source>Alt+1 to 9</source>
        <translation>Alt+1 à 9</translation>
    </message>
    <message>
        <source>take, put down, press or explain</source>
        <translation>prendre, poser ou activer une pièce, ou l’expliquer</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>play the move that ends your turn</source>
        <translation>jouer un coup qui termine votre tour</translation>
    </message>
    <message>
        <source>cancel an unfinished move</source>
        <translation>renoncer à un coup commencé</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>explain what is under the cursor</source>
        <translation>expliquer ce que désigne le curseur</translation>
    </message>
    <message>
        <source>turn a card upside down</source>
        <translation>tourner une carte tête en bas</translation>
    </message>
    <message>
        <source>sort your hand</source>
        <translation>trier votre main</translation>
    </message>
    <message>
        <source>zoom in, zoom out, show the whole table</source>
        <translation>agrandir, réduire ou voir toute la table</translation>
    </message>
    <message>
        <source>Ctrl with +, −, 0</source>
        <translation>Ctrl avec +, −, 0</translation>
    </message>
    <message>
        <source>ask “Why not this move?” in the list of moves</source>
        <translation>demander «&#x202f;Que vaut ce coup&#x202f;?&#x202f;» dans la liste des coups</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>count as digits on every keyboard</source>
        <translation>taper un chiffre, quel que soit le clavier</translation>
    </message>
    <message>
        <source>1 to 0, top row</source>
        <translation>1 à 0, rangée du haut</translation>
    </message>
    <message>
        <source>go back or forward</source>
        <translation>reculer ou avancer d’un coup</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>play or stop</source>
        <translation>lancer ou arrêter la lecture</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>go to the start or the end</source>
        <translation>aller au début ou à la fin</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>go one turn back or forward</source>
        <translation>reculer ou avancer d’un tour</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Page préc., Page suiv.</translation>
    </message>
    <message>
        <source>continue without waiting in “What happened?”</source>
        <translation>avancer sans attendre dans «&#x202f;Que s’est-il passé&#x202f;?&#x202f;»</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>leave the replay</source>
        <translation>quitter la lecture</translation>
    </message>
    <message>
        <source>Press a key to see what it does at the table.</source>
        <translation>Appuyez sur une touche pour voir à quoi elle sert à la table.</translation>
    </message>
    <message>
        <source>“{typed}” works as {key}.</source>
        <translation>«&#x202f;{typed}&#x202f;» correspond à {key}.</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>À toutes les tables</translation>
    </message>
    <message>
        <source>In every match</source>
        <translation>Dans toutes les parties</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Pendant la lecture</translation>
    </message>
    <message>
        <source>“{typed}” does nothing at the table.</source>
        <translation>«&#x202f;{typed}&#x202f;» ne sert à rien à la table.</translation>
    </message>
    <message>
        <source>“{typed}” works as {key}, top row.</source>
        <translation>«&#x202f;{typed}&#x202f;» correspond à {key}, rangée du haut.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>take the card at this position in your hand</source>
        <translation>prendre la carte qui occupe ce rang dans votre main</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Read the text first, then click “Next”.</source>
        <translation>Lisez d’abord le texte, puis cliquez sur «&#x202f;Suivant&#x202f;».</translation>
    </message>
    <message>
        <source>Wait a moment: it’s not your turn yet.</source>
        <translation>Un instant&#xa0;: ce n’est pas encore à vous de jouer.</translation>
    </message>
    <message>
        <source>All you need to play, move by move.</source>
        <translation>Tout ce qu’il faut savoir pour jouer, coup par coup.</translation>
    </message>
    <message>
        <source>Not now: first try what the lesson asks for.</source>
        <translation>Plus tard&#x202f;! Essayez d’abord ce que demande la leçon.</translation>
    </message>
    <message>
        <source>Lessons: {game}</source>
        <translation>Leçons&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Back to lobby</source>
        <translation>Retour à l’accueil</translation>
    </message>
    <message>
        <source>{step} of {steps}</source>
        <translation>{step} sur {steps}</translation>
    </message>
    <message>
        <source>Leave the lesson? You can continue later.</source>
        <translation>Quitter la leçon&#x202f;? Vous pourrez la reprendre plus tard.</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>You left this lesson at step {step}. Continue from there?</source>
        <translation>Vous avez quitté cette leçon à l’étape {step}. La reprendre à cet endroit&#x202f;?</translation>
    </message>
    <message>
        <source>First match</source>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Continuer la leçon</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Afficher le texte</translation>
    </message>
    <message>
        <source>Hide the text</source>
        <translation>Masquer le texte</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The lesson is over. Click “Keep playing” to go on, or “Back to lobby” to leave.</source>
        <translation>La leçon est terminée. Cliquez sur «&#x202f;Continuer la partie&#x202f;» pour jouer jusqu’au bout, ou sur «&#x202f;Retour à l’accueil&#x202f;» pour quitter la table.</translation>
    </message>
</context>
<context>
    <name>level</name>
    <message>
        <source>Looks no further than the table, and forgets which cards were taken.</source>
        <translation>Ne regarde guère que la table, et oublie quelles cartes ont été prises.</translation>
    </message>
    <message>
        <source>Plans a turn, watches what everybody collects, and remembers half of the cards.</source>
        <translation>Planifie son tour, surveille toutes les collections et retient la moitié des cartes.</translation>
    </message>
    <message>
        <source>Apprentice</source>
        <translation>Apprenti</translation>
    </message>
    <message>
        <source>Thinks ahead, forgets nothing, and sees what rivals are about to win.</source>
        <translation>Anticipe, n’oublie rien et voit ce que ses rivaux vont gagner.</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>Adepte</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>Mage</translation>
    </message>
    <message>
        <source>Archmage</source>
        <translation>Archimage</translation>
    </message>
    <message>
        <source>Grand Magus</source>
        <translation>Grand mage</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aléatoire</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{line} (Forced move.)</source>
        <translation>{line} (Coup forcé.)</translation>
    </message>
    <message>
        <source>{line} (Decided in advance.)</source>
        <translation>{line} (Décidé d’avance.)</translation>
    </message>
    <message>
        <source>{line} (Played by the Grand Magus.)</source>
        <translation>{line} (Joué par le grand mage.)</translation>
    </message>
    <message>
        <source>Continued from turn {turn} of another match.</source>
        <translation>Reprise au tour {turn} d’une autre partie.</translation>
    </message>
    <message>
        <source>Continued from turn {turn} of “{match}”.</source>
        <translation>Reprise au tour {turn} de «&#x202f;{match}&#x202f;».</translation>
    </message>
    <message>
        <source>Continued from round {turn} of another match.</source>
        <translation>Reprise au tour {turn} d’une autre partie.</translation>
    </message>
    <message>
        <source>Continued from round {turn} of “{match}”.</source>
        <translation>Reprise au tour {turn} de «&#x202f;{match}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>looks</name>
    <message>
        <source>Garnet cloth</source>
        <translation>Tapis grenat</translation>
    </message>
    <message>
        <source>Silver frame</source>
        <translation>Cadre d’argent</translation>
    </message>
    <message>
        <source>Midnight cloth</source>
        <translation>Tapis nuit</translation>
    </message>
    <message>
        <source>Copper frame</source>
        <translation>Cadre de cuivre</translation>
    </message>
    <message>
        <source>Moss cloth</source>
        <translation>Tapis mousse</translation>
    </message>
    <message>
        <source>Laurel frame</source>
        <translation>Cadre de laurier</translation>
    </message>
    <message>
        <source>Amethyst cloth</source>
        <translation>Tapis améthyste</translation>
    </message>
    <message>
        <source>Walnut cloth</source>
        <translation>Tapis noyer</translation>
    </message>
    <message>
        <source>Gold frame</source>
        <translation>Cadre doré</translation>
    </message>
    <message>
        <source>Frost card backs</source>
        <translation>Dos de cartes givre</translation>
    </message>
    <message>
        <source>Ember card backs</source>
        <translation>Dos de cartes braise</translation>
    </message>
    <message>
        <source>Night card backs</source>
        <translation>Dos de cartes nuit</translation>
    </message>
    <message>
        <source>Standard cloth</source>
        <translation>Tapis classique</translation>
    </message>
    <message>
        <source>Standard card backs</source>
        <translation>Dos de cartes classique</translation>
    </message>
    <message>
        <source>Starred dice</source>
        <translation>Dés étoilés</translation>
    </message>
    <message>
        <source>Stone dice</source>
        <translation>Dés de pierre</translation>
    </message>
    <message>
        <source>Crystal dice</source>
        <translation>Dés de cristal</translation>
    </message>
    <message>
        <source>Standard dice</source>
        <translation>Dés classiques</translation>
    </message>
    <message>
        <source>Starry frame</source>
        <translation>Cadre étoilé</translation>
    </message>
    <message>
        <source>Sunburst frame</source>
        <translation>Cadre rayonnant</translation>
    </message>
</context>
<context>
    <name>notice</name>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur est survenue</translation>
    </message>
    <message>
        <source>Your match is saved, and you can carry on. The error is recorded in {file}; please send the report to the developers.</source>
        <translation>Votre partie est sauvegardée et vous pouvez continuer. L’erreur est consignée dans {file}&#x202f;; merci d’envoyer le rapport à l’équipe du programme.</translation>
    </message>
    <message>
        <source>You can carry on. The error is recorded in {file}; please send the report to the developers.</source>
        <translation>Vous pouvez continuer. L’erreur est consignée dans {file}&#x202f;; merci d’envoyer le rapport à l’équipe du programme.</translation>
    </message>
    <message>
        <source>The program stopped unexpectedly last time.</source>
        <translation>La dernière fois, le programme s’est arrêté de façon inattendue.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The program stopped unexpectedly last time. Your match is saved up to the last decision.</source>
        <translation>La dernière fois, le programme s’est arrêté de façon inattendue. Votre partie est sauvegardée jusqu’à la dernière décision.</translation>
    </message>
    <message>
        <source>Welcome back</source>
        <translation>Vous revoilà</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>The program could not start properly; your matches are safe. The error is recorded in {file}; please send the report to the developers.</source>
        <translation>Le programme n’a pas pu démarrer normalement&#x202f;; vos parties sont conservées. L’erreur est consignée dans {file}&#x202f;; merci d’envoyer le rapport à l’équipe du programme.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Welcome to Wizardtable</source>
        <translation>Bienvenue dans Wizardtable</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Play quiet background sounds</source>
        <translation>Activer une ambiance sonore discrète</translation>
    </message>
    <message>
        <source>Wizardtable is already open on another screen. Close it there first.</source>
        <translation>Wizardtable est déjà ouvert sur un autre écran. Fermez d’abord l’autre fenêtre.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Choose a portrait and type your name. You can change both at any time in the preferences.</source>
        <translation>Choisissez un portrait et tapez votre nom. Vous pourrez changer l’un et l’autre à tout moment dans les préférences.</translation>
    </message>
    <message>
        <source>Wind in the trees, a crackling fire, a distant forge. You can switch the sounds on or off in the preferences at any time.</source>
        <translation>Le vent dans les arbres, un feu qui crépite, une forge au loin. Vous pourrez changer d’avis à tout moment dans les préférences.</translation>
    </message>
</context>
<context>
    <name>occasion</name>
    <message>
        <source>Shared victory</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Victory!</source>
        <translation>Victoire&#x202f;!</translation>
    </message>
    <message>
        <source>{player} wins!</source>
        <translation>{player} l’emporte&#x202f;!</translation>
    </message>
    <message>
        <source>{player} gives up</source>
        <translation>{player} abandonne</translation>
    </message>
    <message>
        <source>Well played, {player}. Better luck next time!</source>
        <translation>Bien joué, {player}. À quand la revanche&#x202f;?</translation>
    </message>
    <message>
        <source>{player} was in the lead.</source>
        <translation>{player} était en tête.</translation>
    </message>
    <message>
        <source>{players} win.</source>
        <translation>Bravo à {players}&#x202f;!</translation>
    </message>
    <message>
        <source>Well played, {player}!</source>
        <translation>Bravo, {player}&#x202f;!</translation>
    </message>
    <message>
        <source>{players} were in the lead.</source>
        <translation>{players} étaient en tête.</translation>
    </message>
</context>
<context>
    <name>opening</name>
    <message>
        <source>Click or press Space to skip</source>
        <translation>Cliquez ou appuyez sur Espace pour commencer</translation>
    </message>
    <message>
        <source>“{remark}”</source>
        <translation>«&#x202f;{remark}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>opponent</name>
    <message>
        <source>{level} · {style}</source>
        <translation>{level} · {style}</translation>
    </message>
</context>
<context>
    <name>own files</name>
    <message>
        <source>Not valid TOML.</source>
        <translation>Erreur de syntaxe TOML.</translation>
    </message>
    <message>
        <source>This key appears twice.</source>
        <translation>Cette clé figure déjà plus haut.</translation>
    </message>
    <message>
        <source>Write an equals sign and a value after the key.</source>
        <translation>Après la clé, écrivez un signe égal et une valeur.</translation>
    </message>
    <message>
        <source>Nothing else may follow on this line. Start a new one.</source>
        <translation>Rien d’autre ne peut suivre sur cette ligne. Passez à la suivante.</translation>
    </message>
    <message>
        <source>Line {line}: {problem}</source>
        <translation>Ligne {line}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number from {least} to {most}.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <source>The title must be text of at most {most} characters.</source>
        <translation>Le titre doit être un texte de {most}&#xa0;caractères au plus.</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this file.</source>
        <translation>Ce fichier vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>This file is for another game: for this one, write game = {game}.</source>
        <translation>Ce fichier est destiné à un autre jeu&#xa0;: ici, il faut game = {game}.</translation>
    </message>
    <message>
        <source>Begin each entry with the line [[{kind}]].</source>
        <translation>Commencez chaque élément par la ligne [[{kind}]].</translation>
    </message>
    <message>
        <source>There are {count} [[{kind}]] entries; there must be {most}.</source>
        <translation>Il y a {count}&#xa0;éléments [[{kind}]]&#x202f;; il en faut {most}.</translation>
    </message>
    <message>
        <source>“{key}” must be true or false.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être true ou false.</translation>
    </message>
    <message>
        <source>“{key}” must be text of {least} to {most} characters, in quotes.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être un texte de {least} à {most}&#xa0;caractères, entre guillemets droits.</translation>
    </message>
    <message>
        <source>There are {count} [[{kind}]] entries; at most {most} are allowed.</source>
        <translation>Il y a {count}&#xa0;éléments [[{kind}]]&#x202f;; le nombre maximum est {most}.</translation>
    </message>
    <message>
        <source>“{key}” is not a key used here. Use only: {keys}.</source>
        <translation>«&#x202f;{key}&#x202f;» n’est pas une clé connue ici. Utilisez seulement&#xa0;: {keys}.</translation>
    </message>
    <message>
        <source>“{key}” must be one of these words, in quotes: {words}.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être l’un de ces mots, entre guillemets droits&#xa0;: {words}.</translation>
    </message>
    <message>
        <source>The first line must be: format = 1</source>
        <translation>La première ligne doit être&#xa0;: format = 1</translation>
    </message>
    <message>
        <source>“{key}” must be a list of 1 to {count} whole numbers from {least} to {most}, such as [3, 2, 1].</source>
        <translation>«&#x202f;{key}&#x202f;» doit être une liste de 1 à {count}&#xa0;nombres entiers de {least} à {most}, par exemple [3, 2, 1].</translation>
    </message>
    <message>
        <source>This is not a value. Put text in straight quotes; write whole numbers without quotes.</source>
        <translation>Cette valeur est mal écrite. Mettez le texte entre guillemets droits&#x202f;; écrivez les nombres entiers sans guillemets.</translation>
    </message>
    <message>
        <source>Inside quotes, double every backslash.</source>
        <translation>Entre guillemets, doublez la barre oblique inverse.</translation>
    </message>
    <message>
        <source>A quotation mark, a bracket or a value is missing at the end.</source>
        <translation>Il manque un guillemet, un crochet ou une valeur à la fin de la ligne.</translation>
    </message>
    <message>
        <source>A character here is not UTF-8. Save the file as UTF-8 text.</source>
        <translation>Un caractère de cette ligne n’est pas en UTF-8. Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>Trop de crochets imbriqués.</translation>
    </message>
    <message>
        <source>A closing bracket or a comma is missing.</source>
        <translation>Il manque un crochet fermant ou une virgule.</translation>
    </message>
    <message>
        <source>The file is too large. Shorten it.</source>
        <translation>Le fichier est trop volumineux. Raccourcissez-le.</translation>
    </message>
    <message>
        <source>A closing bracket is missing.</source>
        <translation>Il manque un crochet fermant.</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>Play this move</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Click a move to see it; double-click it or press Enter to play it.</source>
        <translation>Cliquez sur un coup pour le voir&#x202f;; double-cliquez ou appuyez sur Entrée pour le jouer.</translation>
    </message>
    <message>
        <source>Why not this move?</source>
        <translation>Que vaut ce coup&#x202f;?</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Cancel: {order}</source>
        <translation>Retirer la consigne&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Your moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>More… ({count})</source>
        <translation>Autres coups… ({count})</translation>
    </message>
    <message>
        <source>More moves in advance… ({count})</source>
        <translation>Autres consignes… ({count})</translation>
    </message>
    <message>
        <source>The log and the moves are hidden.</source>
        <translation>Journal et coups masqués.</translation>
    </message>
    <message>
        <source>Hide this column (L)</source>
        <translation>Replier cette colonne (L)</translation>
    </message>
    <message>
        <source>Keep this column beside the table</source>
        <translation>Garder cette colonne à côté de la table</translation>
    </message>
    <message>
        <source>Show the log (L)</source>
        <translation>Afficher le journal (L)</translation>
    </message>
    <message>
        <source>Show your moves (L)</source>
        <translation>Afficher les coups possibles (L)</translation>
    </message>
</context>
<context>
    <name>player</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Name and portrait</source>
        <translation>Nom et portrait</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Succès</translation>
    </message>
    <message>
        <source>{player} was removed. Their data stays in the folder {folder}.</source>
        <translation>Le profil {player} a été retiré. Ses données sont conservées dans le dossier {folder}.</translation>
    </message>
    <message>
        <source>{game} with {opponents}: given up</source>
        <translation>{game} contre {opponents}&#xa0;: abandonnée</translation>
    </message>
    <message>
        <source>{match} · rated</source>
        <translation>{match} · partie classée</translation>
    </message>
    <message>
        <source>{match} · daily table</source>
        <translation>{match} · table du jour</translation>
    </message>
    <message>
        <source>{match} · tower, floor {floor}</source>
        <translation>{match} · tour, étage {floor}</translation>
    </message>
    <message>
        <source>{match} · not counted: continued from another match</source>
        <translation>{match} · non comptée&#xa0;: elle reprend une autre partie</translation>
    </message>
    <message>
        <source>{match} · not counted: same deal as another match</source>
        <translation>{match} · non comptée&#xa0;: mêmes tirages qu’une autre partie</translation>
    </message>
    <message>
        <source>{match} · not counted: the Grand Magus made more than a tenth of your decisions</source>
        <translation>{match} · non comptée&#xa0;: vous avez confié plus d’une décision sur dix au grand mage</translation>
    </message>
    <message>
        <source>{game} with several people: {points}</source>
        <translation>{game} entre plusieurs personnes&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{game} with {opponents}: won on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>{game} contre {opponents}&#xa0;: gagnée au départage, avec %n point chacun</numerusform>
            <numerusform>{game} contre {opponents}&#xa0;: gagnée au départage, avec %n&#xa0;points chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n lesson(s) finished</source>
        <translation>
            <numerusform>{game}&#xa0;: %n leçon terminée</numerusform>
            <numerusform>{game}&#xa0;: %n leçons terminées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n problem(s) solved</source>
        <translation>
            <numerusform>{game}&#xa0;: %n problème résolu</numerusform>
            <numerusform>{game}&#xa0;: %n problèmes résolus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n film(s) made</source>
        <translation>
            <numerusform>{game}&#xa0;: %n film réalisé</numerusform>
            <numerusform>{game}&#xa0;: %n&#xa0;films réalisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with {opponents}: lost on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>{game} contre {opponents}&#xa0;: perdue au départage, avec %n point chacun</numerusform>
            <numerusform>{game} contre {opponents}&#xa0;: perdue au départage, avec %n&#xa0;points chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with {opponents}: shared victory with %n point(s) each</source>
        <translation>
            <numerusform>{game} contre {opponents}&#xa0;: victoire partagée, avec %n point chacun</numerusform>
            <numerusform>{game} contre {opponents}&#xa0;: victoire partagée, avec %n&#xa0;points chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>Which game would you like to play?</source>
        <translation>À quel jeu voulez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>{match} · weekly table</source>
        <translation>{match} · table de la semaine</translation>
    </message>
    <message>
        <source>{match} · challenge</source>
        <translation>{match} · défi</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>{day}: {matches}</source>
        <translation>{day}&#xa0;: {matches}</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n&#xa0;partie</numerusform>
            <numerusform>%n&#xa0;parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Your room</source>
        <translation>Chez vous</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>All of {player}’s data is in “{file}”, in {folder}. You can import the file on another computer.</source>
        <translation>Toutes les données du profil {player} sont dans «&#x202f;{file}&#x202f;» (dossier {folder}). Vous pouvez importer ce fichier sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Match {number}, {date}</source>
        <translation>Partie {number}, {date}</translation>
    </message>
    <message>
        <source>In which game would you like to play a rated match?</source>
        <translation>À quel jeu voulez-vous jouer une partie classée&#x202f;?</translation>
    </message>
    <message>
        <source>Rating by match</source>
        <translation>Cote après chaque partie</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Played with help</source>
        <translation>Jouées avec aide</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <translation>
            <numerusform>+%n&#xa0;point</numerusform>
            <numerusform>+%n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons finished</source>
        <translation>Leçons terminées</translation>
    </message>
    <message>
        <source>Problems solved</source>
        <translation>Problèmes résolus</translation>
    </message>
    <message>
        <source>Daily tables finished</source>
        <translation>Tables du jour terminées</translation>
    </message>
    <message>
        <source>Films made</source>
        <translation>Films réalisés</translation>
    </message>
    <message>
        <source>A lesson is a good start. Which game would you like to learn?</source>
        <translation>Pour bien commencer, suivez une leçon. Quel jeu voulez-vous apprendre&#x202f;?</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message>
        <source>{style} in {game}</source>
        <translation>{style}, {game}</translation>
    </message>
    <message>
        <source>{game}, {date}</source>
        <translation>{game}, {date}</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Victoires d’affilée</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Record de victoires d’affilée</translation>
    </message>
    <message>
        <source>Days played</source>
        <translation>Jours de jeu</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Favourite opponents</source>
        <translation>Adversaires favoris</translation>
    </message>
    <message>
        <source>Favourite styles</source>
        <translation>Styles favoris</translation>
    </message>
    <message>
        <source>Other activities</source>
        <translation>Autres activités</translation>
    </message>
    <message>
        <source>{what}: {figure}.</source>
        <translation>{what}&#xa0;: {figure}.</translation>
    </message>
    <message>
        <source>Writing “{file}”…</source>
        <translation>Écriture de «&#x202f;{file}&#x202f;»…</translation>
    </message>
    <message>
        <source>All finished matches, by the day they ended. A dot marks a day with lessons, problems or films.</source>
        <translation>Toutes les parties terminées, chacune au jour où elle a pris fin. Un point marque les jours où vous avez fini une leçon, résolu un problème ou réalisé un film.</translation>
    </message>
    <message>
        <source>{match} · with help</source>
        <translation>{match} · avec aide</translation>
    </message>
    <message>
        <source>Each day you play will glow here: the more you play, the brighter.</source>
        <translation>Chaque jour où vous jouerez s’illuminera ici&#xa0;: plus vous jouerez, plus il brillera.</translation>
    </message>
    <message>
        <source>Reading “{file}”…</source>
        <translation>Lecture de «&#x202f;{file}&#x202f;»…</translation>
    </message>
    <message>
        <source>{player} was added.</source>
        <translation>Le profil {player} a été ajouté.</translation>
    </message>
    <message>
        <source>No rated matches yet. In a rated match, your opponents are about as strong as you. This page will show how your rating rises and falls.</source>
        <translation>Aucune partie classée pour l’instant. Dans une partie classée, vos adversaires sont à peu près de votre force. Cette page montrera l’évolution de votre cote.</translation>
    </message>
    <message>
        <source>Biggest wins</source>
        <translation>Victoires les plus larges</translation>
    </message>
    <message>
        <source>{game} with {opponents}: lost, {mine} to {best}</source>
        <translation>{game} contre {opponents}&#xa0;: perdue, {mine} à {best}</translation>
    </message>
    <message>
        <source>{game} with {opponents}: won, {mine} to {best}</source>
        <translation>{game} contre {opponents}&#xa0;: gagnée, {mine} à {best}</translation>
    </message>
    <message>
        <source>you finished ahead in {part} of {whole}</source>
        <translation>{part}&#xa0;fois sur {whole}, vous avez fini devant</translation>
    </message>
</context>
<context>
    <name>player file</name>
    <message>
        <source>“{file}” was made by a newer version of the program. Update the program first.</source>
        <translation>«&#x202f;{file}&#x202f;» vient d’une version plus récente du programme. Mettez d’abord le programme à jour.</translation>
    </message>
    <message>
        <source>“{file}” is damaged. Nothing was changed.</source>
        <translation>«&#x202f;{file}&#x202f;» est endommagé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>There is not enough room on the disk for “{file}”. Nothing was changed.</source>
        <translation>Il n’y a pas assez de place sur le disque pour «&#x202f;{file}&#x202f;». Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>“{file}” is compressed or encrypted in a way this program cannot read. Choose the original file made with “Export player”.</source>
        <translation>«&#x202f;{file}&#x202f;» est compressé ou chiffré d’une façon que ce programme ne sait pas lire. Choisissez le fichier d’origine, créé avec «&#x202f;Exporter le profil&#x202f;».</translation>
    </message>
    <message>
        <source>There is too much data for one player file (more than {files} files or {size} GB). Delete old matches, then export again.</source>
        <translation>Il y a trop de données pour un seul fichier de profil (plus de {files} fichiers ou {size} Go). Supprimez d’anciennes parties, puis exportez de nouveau le profil.</translation>
    </message>
    <message>
        <source>“{file}” is too large for a player file (more than {size} MB). Move it out of the data folder, then export again.</source>
        <translation>«&#x202f;{file}&#x202f;» est trop volumineux pour un fichier de profil (plus de {size} Mo). Retirez ce fichier du dossier de données, puis exportez de nouveau le profil.</translation>
    </message>
    <message>
        <source>Import cancelled. Nothing was changed.</source>
        <translation>Importation annulée. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Export cancelled. No file was written.</source>
        <translation>Exportation annulée. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>“{file}” is not a player file. Choose a file made with “Export player”.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas un fichier de profil. Choisissez un fichier créé avec «&#x202f;Exporter le profil&#x202f;».</translation>
    </message>
    <message>
        <source>The data in “{file}” is too large. Nothing was changed.</source>
        <translation>Les données de «&#x202f;{file}&#x202f;» sont trop volumineuses. Rien n’a été modifié.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>The first player cannot be removed.</source>
        <translation>Le premier profil ne peut pas être retiré.</translation>
    </message>
    <message>
        <source>The most recent player’s data cannot be found. You are now playing as the first player on this computer.</source>
        <translation>Les données du dernier profil utilisé sont introuvables. Vous jouez maintenant avec le premier profil de cet ordinateur.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Profil {number}</translation>
    </message>
    <message>
        <source>“{file}” could not be read. You are now playing as the first player on this computer.</source>
        <translation>«&#x202f;{file}&#x202f;» n’a pas pu être lu. Vous jouez maintenant avec le premier profil de cet ordinateur.</translation>
    </message>
    <message>
        <source>This player is no longer on this computer.</source>
        <translation>Ce profil n’existe plus sur cet ordinateur.</translation>
    </message>
    <message>
        <source>This player is playing in another window. Close that window first.</source>
        <translation>Ce profil est utilisé dans une autre fenêtre. Fermez-la d’abord.</translation>
    </message>
</context>
<context>
    <name>portrait</name>
    <message>
        <source>Blue hat</source>
        <translation>Chapeau bleu</translation>
    </message>
    <message>
        <source>Green hood</source>
        <translation>Capuche verte</translation>
    </message>
    <message>
        <source>Silver circlet</source>
        <translation>Diadème d’argent</translation>
    </message>
    <message>
        <source>Golden turban</source>
        <translation>Turban doré</translation>
    </message>
    <message>
        <source>Feathered hat</source>
        <translation>Chapeau à plume</translation>
    </message>
    <message>
        <source>White beard</source>
        <translation>Barbe blanche</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <source>Wait a moment: it’s not your turn yet.</source>
        <translation>Un instant&#xa0;: ce n’est pas encore à vous de jouer.</translation>
    </message>
    <message>
        <source>There are no hints in a problem. “Show answer” shows one way to solve it.</source>
        <translation>Pas de conseils pendant un problème. «&#x202f;Solution&#x202f;» vous montre une façon de le résoudre.</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
    <message>
        <source>{shelf} · {game} · {difficulty} · {state}</source>
        <translation>{shelf} · {game} · {difficulty} · {state}</translation>
    </message>
    <message>
        <source>{shelf} · {name} · {difficulty} · {state}</source>
        <translation>{shelf} · {name} · {difficulty} · {state}</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayé</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolu</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Pas résolu</translation>
    </message>
    <message>
        <source>{game}: nothing to retry today</source>
        <translation>{game}&#xa0;: aucun problème à refaire aujourd’hui</translation>
    </message>
    <message>
        <source>Problems solved: {solved} of {count}</source>
        <translation>Problèmes résolus&#xa0;: {solved} sur {count}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>{title}: {solved} of {count} solved</source>
        <translation>{title} – résolus&#xa0;: {solved} sur {count}</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Tous les problèmes</translation>
    </message>
    <message>
        <source>Problem of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Problems to retry</source>
        <translation>Problèmes à refaire</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>You reached the goal, but only by luck: with other draws, casts or hidden cards, these moves could fail. Find moves that always work.</source>
        <translation>But atteint, mais par chance&#xa0;: avec d’autres tirages ou d’autres cartes cachées, ces coups auraient pu échouer. Trouvez des coups qui réussissent toujours.</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>{name} · {difficulty} · {state}</source>
        <translation>{name} · {difficulty} · {state}</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Not solved. {outcome}</source>
        <translation>Pas résolu. {outcome}</translation>
    </message>
    <message>
        <source>Watch the answer on the table.</source>
        <translation>Regardez la solution sur la table.</translation>
    </message>
    <message>
        <source>This is one way to solve it. {tempting}</source>
        <translation>Voilà une façon d’atteindre le but. {tempting}</translation>
    </message>
    <message>
        <source>You can no longer reach the goal.</source>
        <translation>Vous ne pouvez plus atteindre le but.</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>The problem is over: try again, or go on to the next one.</source>
        <translation>Le problème est terminé&#xa0;: recommencez-le ou passez au suivant.</translation>
    </message>
    <message>
        <source>It’s your turn. You can undo moves until the problem is over.</source>
        <translation>C’est à vous de jouer. Vous pouvez annuler vos coups tant que le problème n’est pas terminé.</translation>
    </message>
    <message>
        <source>Tempting, but it fails: {moves}. {outcome}</source>
        <translation>Le piège&#xa0;: {moves}. {outcome}</translation>
    </message>
    <message>
        <source>{move}, {number} times</source>
        <translation>{move}, {number} fois</translation>
    </message>
    <message>
        <source>{move}, twice</source>
        <translation>{move}, deux fois</translation>
    </message>
    <message>
        <source>{move}, three times</source>
        <translation>{move}, trois fois</translation>
    </message>
    <message>
        <source>{move}, four times</source>
        <translation>{move}, quatre fois</translation>
    </message>
    <message>
        <source>Solved! {outcome}</source>
        <translation>Résolu&#x202f;! {outcome}</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message>
        <source>being checked</source>
        <translation>en cours de vérification</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>sur parole</translation>
    </message>
    <message>
        <source>legal</source>
        <translation>légal</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmé</translation>
    </message>
    <message>
        <source>The program will replay the moves while you are not playing.</source>
        <translation>Le programme vérifie les coups de votre ami pendant que vous ne jouez pas.</translation>
    </message>
    <message>
        <source>This result is only your friend’s word: the moves are not included, or do not lead to it.</source>
        <translation>Votre ami annonce ce résultat, mais ses coups ne sont pas joints, ou n’y mènent pas.</translation>
    </message>
    <message>
        <source>The moves included are legal and lead to this result, but the opponents here would have played differently.</source>
        <translation>Les coups de votre ami sont permis et mènent à ce résultat&#x202f;; mais sur cet ordinateur, les adversaires auraient joué autrement.</translation>
    </message>
    <message>
        <source>The moves included are legal and lead to this result, and the opponents here play the same moves. Even so, it may not have been a first attempt.</source>
        <translation>Les coups de votre ami sont permis et mènent à ce résultat&#x202f;; sur cet ordinateur, les adversaires jouent les mêmes coups. Rien ne prouve pour autant qu’il s’agissait d’un premier essai.</translation>
    </message>
</context>
<context>
    <name>rated</name>
    <message>
        <source>Rated match</source>
        <translation>Partie classée</translation>
    </message>
    <message>
        <source>Opponents about as strong as you, standard rules and random draws. No undo and no help. Giving up or staying away for more than a day counts as a loss.</source>
        <translation>Adversaires de votre niveau, règles habituelles, tirages inconnus d’avance. Ni annulation ni aide. Un abandon ou plus d’un jour d’absence compte comme une défaite.</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Votre cote&#xa0;: {rating}.</translation>
    </message>
    <message>
        <source>You have no rating in this game yet.</source>
        <translation>Vous n’avez pas encore de cote à ce jeu.</translation>
    </message>
    <message>
        <source>You have an unfinished rated match in this game.</source>
        <translation>Vous avez une partie classée en cours à ce jeu.</translation>
    </message>
    <message>
        <source>In a rated match, your rating decides how strong the opponents are.</source>
        <translation>Dans une partie classée, votre cote détermine la force des adversaires.</translation>
    </message>
    <message>
        <source>Rated matches are for one person: let opponents take the other seats.</source>
        <translation>Une seule personne par partie classée&#xa0;: confiez les autres places à des adversaires.</translation>
    </message>
    <message>
        <source>Rated matches are played with the standard rules and random draws.</source>
        <translation>Les parties classées se jouent avec les règles habituelles et des tirages inconnus d’avance.</translation>
    </message>
</context>
<context>
    <name>ratings</name>
    <message>
        <source>You stayed away from this match for more than a day, so it counts as lost.</source>
        <translation>Vous avez délaissé cette partie pendant plus d’un jour&#xa0;: elle compte comme perdue.</translation>
    </message>
    <message>
        <source>{told} (provisional)</source>
        <translation>{told} (provisoire)</translation>
    </message>
    <message>
        <source>{name} ({level}, {strength})</source>
        <translation>{name} ({level}, {strength})</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>You finished ahead of {others}.</source>
        <translation>Vous finissez devant {others}.</translation>
    </message>
    <message>
        <source>You tied with {others}.</source>
        <translation>Vous finissez à égalité avec {others}.</translation>
    </message>
    <message>
        <source>You finished behind {others}.</source>
        <translation>Vous finissez derrière {others}.</translation>
    </message>
    <message>
        <source>You gave up, so you rank behind {others}.</source>
        <translation>Vous avez abandonné&#xa0;: vous finissez derrière {others}.</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating}&#xa0;±&#xa0;{error}</translation>
    </message>
    <message>
        <source>{figures}, {where}</source>
        <translation>{figures}, {where}</translation>
    </message>
    <message>
        <source>between {lower} and {upper}</source>
        <translation>entre {lower} et {upper}</translation>
    </message>
    <message>
        <source>below {level}</source>
        <translation>derrière {level}</translation>
    </message>
    <message>
        <source>above {level}</source>
        <translation>devant {level}</translation>
    </message>
    <message>
        <source>This match does not count towards your rating: you had help.</source>
        <translation>Cette partie ne compte pas pour votre cote&#xa0;: vous avez reçu de l’aide.</translation>
    </message>
    <message>
        <source>Rating: {before}, now {figures}</source>
        <translation>Cote&#xa0;: {figures} (avant&#xa0;: {before})</translation>
    </message>
</context>
<context>
    <name>remark</name>
    <message>
        <source>A bit of everything, and no regrets.</source>
        <translation>Un peu de tout, et aucun regret.</translation>
    </message>
    <message>
        <source>Good evening. May the best plan win.</source>
        <translation>Bonsoir. Que le meilleur plan l’emporte.</translation>
    </message>
    <message>
        <source>Patience. I save up, then I strike.</source>
        <translation>Patience… J’amasse, puis je frappe.</translation>
    </message>
    <message>
        <source>What I have, I keep.</source>
        <translation>Ce que j’ai, je le garde.</translation>
    </message>
    <message>
        <source>I hope you’re not attached to anything.</source>
        <translation>J’espère que vous ne tenez à rien.</translation>
    </message>
    <message>
        <source>Keep an eye on your things.</source>
        <translation>Surveillez bien vos affaires.</translation>
    </message>
    <message>
        <source>Aim high. I’ll aim higher.</source>
        <translation>Visez haut&#xa0;: je viserai plus haut.</translation>
    </message>
    <message>
        <source>Careful players bore me.</source>
        <translation>La prudence m’ennuie.</translation>
    </message>
    <message>
        <source>Stone by stone. You’ll see.</source>
        <translation>Pierre par pierre. Vous verrez.</translation>
    </message>
    <message>
        <source>I have a plan. A long one.</source>
        <translation>J’ai un plan. Un plan à long terme.</translation>
    </message>
    <message>
        <source>Nothing personal. Well, almost.</source>
        <translation>Rien de personnel. Enfin, presque.</translation>
    </message>
    <message>
        <source>I always stay close to the leader.</source>
        <translation>Je ne suis jamais loin de la première place.</translation>
    </message>
    <message>
        <source>I never throw anything away.</source>
        <translation>Moi, je ne jette jamais rien.</translation>
    </message>
    <message>
        <source>One more for the jar.</source>
        <translation>Et un de plus dans le bocal.</translation>
    </message>
    <message>
        <source>Good foundations first.</source>
        <translation>D’abord, de bonnes fondations.</translation>
    </message>
    <message>
        <source>Let me build in peace, will you?</source>
        <translation>Laissez-moi bâtir en paix, d’accord&#x202f;?</translation>
    </message>
    <message>
        <source>I watch first. Then I decide.</source>
        <translation>J’observe d’abord. Je décide ensuite.</translation>
    </message>
    <message>
        <source>Go on, surprise me.</source>
        <translation>Allez-y, surprenez-moi.</translation>
    </message>
    <message>
        <source>If it glitters, I want it.</source>
        <translation>Si ça brille, je le veux.</translation>
    </message>
    <message>
        <source>Let’s raise the stakes.</source>
        <translation>Faisons monter les enchères.</translation>
    </message>
    <message>
        <source>A good evening’s work. Thank you all.</source>
        <translation>Une bonne soirée. Merci à tous.</translation>
    </message>
    <message>
        <source>A bit of everything, and it was enough.</source>
        <translation>Un peu de tout, et le compte y est.</translation>
    </message>
    <message>
        <source>That was close. I’ll sleep badly, and gladly.</source>
        <translation>C’était juste. Je dormirai mal, mais ravie.</translation>
    </message>
    <message>
        <source>I had nearly given up. Never do that.</source>
        <translation>J’avais presque renoncé. Ne renoncez jamais.</translation>
    </message>
    <message>
        <source>Nothing to say: you played better than I did.</source>
        <translation>Rien à dire&#xa0;: vous avez mieux joué que moi.</translation>
    </message>
    <message>
        <source>So close! Another one, when you like.</source>
        <translation>Si près du but&#x202f;! On remet ça&#x202f;?</translation>
    </message>
    <message>
        <source>Two winners? I like the sound of that.</source>
        <translation>Deux vainqueurs&#x202f;? Cela me plaît bien.</translation>
    </message>
    <message>
        <source>That went rather well.</source>
        <translation>Ma foi, pas mal du tout.</translation>
    </message>
    <message>
        <source>I saved up, then I struck. As I said.</source>
        <translation>J’ai amassé, puis j’ai frappé. Je l’avais dit.</translation>
    </message>
    <message>
        <source>Patience pays. It even pays interest.</source>
        <translation>La patience paie. Et même des intérêts.</translation>
    </message>
    <message>
        <source>By a coin’s breadth. I counted twice.</source>
        <translation>À un sou près. J’ai recompté.</translation>
    </message>
    <message>
        <source>You thought I was asleep. I was saving.</source>
        <translation>Vous me croyiez endormi. J’économisais.</translation>
    </message>
    <message>
        <source>You spent wisely. I only saved.</source>
        <translation>Vous avez su dépenser. Moi, j’ai trop gardé.</translation>
    </message>
    <message>
        <source>Well worth the wait.</source>
        <translation>L’attente en valait la peine.</translation>
    </message>
    <message>
        <source>Right from under your nose. I’m almost sorry.</source>
        <translation>Sous votre nez&#x202f;! J’en suis presque désolée.</translation>
    </message>
    <message>
        <source>From the back, you see every pocket.</source>
        <translation>Quand on est derrière, on voit toutes les poches.</translation>
    </message>
    <message>
        <source>Aim high, I said. And here I am.</source>
        <translation>Visez haut, disais-je. M’y voici.</translation>
    </message>
    <message>
        <source>Well played, everybody. Me above all.</source>
        <translation>Bravo à tous. Et d’abord à moi.</translation>
    </message>
    <message>
        <source>You outdid me. Hats off!</source>
        <translation>Plus fort que moi&#x202f;? Chapeau bas&#x202f;!</translation>
    </message>
    <message>
        <source>A tie! Who’d have bet on that?</source>
        <translation>Égalité&#x202f;! Qui l’aurait parié&#x202f;?</translation>
    </message>
    <message>
        <source>It was a long plan. It held.</source>
        <translation>Le plan était long. Il a tenu.</translation>
    </message>
    <message>
        <source>One stone short. I know which one.</source>
        <translation>Il me manquait une pierre. Je sais laquelle.</translation>
    </message>
    <message>
        <source>You surprised me twice. You needed three.</source>
        <translation>Vous m’avez surprise deux fois. Il en fallait trois.</translation>
    </message>
    <message>
        <source>A tie. Even I didn’t foresee that.</source>
        <translation>Égalité. Voilà qui m’avait échappé.</translation>
    </message>
    <message>
        <source>Just as I foresaw.</source>
        <translation>C’était écrit.</translation>
    </message>
    <message>
        <source>I saved the sparkle for the end.</source>
        <translation>J’ai gardé le plus brillant pour la fin.</translation>
    </message>
    <message>
        <source>A crown for two? A big one, then.</source>
        <translation>Une couronne pour deux&#x202f;? Une grande, alors.</translation>
    </message>
    <message>
        <source>One more round, and I’d have had you.</source>
        <translation>Un tour de plus, et je vous tenais.</translation>
    </message>
    <message>
        <source>Shared? Very well. I’ll keep my half.</source>
        <translation>À partager&#x202f;? Soit. Je garde ma moitié.</translation>
    </message>
    <message>
        <source>I did warn you to keep an eye on your things.</source>
        <translation>Je vous avais dit de surveiller vos affaires.</translation>
    </message>
    <message>
        <source>Taken, fair and square.</source>
        <translation>C’est volé, mais dans les règles.</translation>
    </message>
    <message>
        <source>You left me nothing to steal. Well played.</source>
        <translation>Vous ne m’avez rien laissé à voler. Bien joué.</translation>
    </message>
    <message>
        <source>I nearly had my hand on it.</source>
        <translation>J’avais presque la main dessus.</translation>
    </message>
    <message>
        <source>We share the loot, then.</source>
        <translation>On partage le butin, alors.</translation>
    </message>
    <message>
        <source>Mine now.</source>
        <translation>C’est à moi, maintenant.</translation>
    </message>
    <message>
        <source>A close thing! My heart’s still racing.</source>
        <translation>Quel suspense&#x202f;! J’en ai encore le cœur battant.</translation>
    </message>
    <message>
        <source>The bolder the leap, the better the landing.</source>
        <translation>Plus le saut est hardi, plus belle est l’arrivée.</translation>
    </message>
    <message>
        <source>I should have raised once more. Splendid match!</source>
        <translation>J’aurais dû surenchérir. Superbe partie&#x202f;!</translation>
    </message>
    <message>
        <source>Higher! And higher still!</source>
        <translation>Plus haut&#x202f;! Toujours plus haut&#x202f;!</translation>
    </message>
    <message>
        <source>Stone by stone, I told you.</source>
        <translation>Pierre par pierre, je vous l’avais dit.</translation>
    </message>
    <message>
        <source>The last stone only just fitted.</source>
        <translation>La dernière pierre est entrée de justesse.</translation>
    </message>
    <message>
        <source>My walls grow slowly. They do grow.</source>
        <translation>Mes murs montent lentement. Mais ils montent.</translation>
    </message>
    <message>
        <source>A fine piece of work. Yours, I mean.</source>
        <translation>Du bel ouvrage. Le vôtre, s’entend.</translation>
    </message>
    <message>
        <source>Two towers of the same height. How pretty.</source>
        <translation>Deux tours de même hauteur. C’est joli.</translation>
    </message>
    <message>
        <source>Another floor finished.</source>
        <translation>Et un étage de plus.</translation>
    </message>
    <message>
        <source>Nothing personal. This time it’s true.</source>
        <translation>Rien de personnel. Cette fois, c’est vrai.</translation>
    </message>
    <message>
        <source>You led so well that I only had to follow.</source>
        <translation>Vous meniez si bien que je n’ai eu qu’à suivre.</translation>
    </message>
    <message>
        <source>One step behind you, until the last one.</source>
        <translation>Un pas derrière vous, jusqu’au dernier.</translation>
    </message>
    <message>
        <source>Nobody looks back. You should.</source>
        <translation>On ne se retourne jamais assez.</translation>
    </message>
    <message>
        <source>I couldn’t even see your back. Well done.</source>
        <translation>Je ne voyais même plus votre dos. Bravo.</translation>
    </message>
    <message>
        <source>I was right behind you. Did you hear me?</source>
        <translation>J’étais juste derrière. M’avez-vous entendu&#x202f;?</translation>
    </message>
    <message>
        <source>Side by side. That’s new for me.</source>
        <translation>Côte à côte&#x202f;? Voilà qui me change.</translation>
    </message>
    <message>
        <source>You’d left it lying around.</source>
        <translation>Il ne fallait rien laisser traîner.</translation>
    </message>
    <message>
        <source>The jar is full. Thank you, my dears.</source>
        <translation>Le bocal est plein. Merci, mes petits.</translation>
    </message>
    <message>
        <source>I knew all of it would come in handy.</source>
        <translation>Je savais bien que tout servirait.</translation>
    </message>
    <message>
        <source>It was at the very bottom of the jar.</source>
        <translation>C’était tout au fond du bocal.</translation>
    </message>
    <message>
        <source>See? Never throw anything away.</source>
        <translation>Vous voyez&#x202f;? Il ne faut jamais rien jeter.</translation>
    </message>
    <message>
        <source>You’ve emptied my shelves. Good for you.</source>
        <translation>Vous avez vidé mes étagères. Chapeau&#x202f;!</translation>
    </message>
    <message>
        <source>One more jar would have done it.</source>
        <translation>Un bocal de plus, et j’y étais.</translation>
    </message>
    <message>
        <source>There’s enough in the jar for two.</source>
        <translation>Il y en a pour deux dans le bocal.</translation>
    </message>
    <message>
        <source>That goes on the top shelf.</source>
        <translation>Ça, c’est pour l’étagère du haut.</translation>
    </message>
    <message>
        <source>Good foundations. I keep saying so.</source>
        <translation>De bonnes fondations. Je le répète assez.</translation>
    </message>
    <message>
        <source>You let me build in peace. Much obliged.</source>
        <translation>Vous m’avez laissé bâtir en paix. Trop aimable.</translation>
    </message>
    <message>
        <source>It creaks a little, but it stands.</source>
        <translation>Ça grince un peu, mais ça tient.</translation>
    </message>
    <message>
        <source>It looked like a ruin. It was a building site.</source>
        <translation>On aurait dit une ruine. C’était un chantier.</translation>
    </message>
    <message>
        <source>Solid work. I’d have signed it myself.</source>
        <translation>Du solide. J’aurais signé sans hésiter.</translation>
    </message>
    <message>
        <source>The roof was missing. Only the roof.</source>
        <translation>Il manquait le toit. Rien que le toit.</translation>
    </message>
    <message>
        <source>Same height, to the inch. I measured.</source>
        <translation>Même hauteur, au pouce près. J’ai mesuré.</translation>
    </message>
    <message>
        <source>That’s one beam that will hold.</source>
        <translation>Voilà une poutre qui tiendra.</translation>
    </message>
    <message>
        <source>I watched first. Then I decided.</source>
        <translation>J’ai observé d’abord. Puis j’ai décidé.</translation>
    </message>
    <message>
        <source>It could have gone to any of us.</source>
        <translation>Chacun de nous aurait pu gagner.</translation>
    </message>
    <message>
        <source>I waited for my moment. It came late.</source>
        <translation>J’attendais mon heure. Elle est venue tard.</translation>
    </message>
    <message>
        <source>I didn’t see that coming. I’ll look closer.</source>
        <translation>Je n’ai rien vu venir. Je regarderai mieux.</translation>
    </message>
    <message>
        <source>I saw it a moment too late.</source>
        <translation>J’ai compris un instant trop tard.</translation>
    </message>
    <message>
        <source>It glittered. Now it’s mine.</source>
        <translation>Ça brillait. Maintenant, c’est à moi.</translation>
    </message>
    <message>
        <source>What an evening! Everything sparkles.</source>
        <translation>Quelle soirée&#x202f;! Tout étincelle.</translation>
    </message>
    <message>
        <source>By a hair! I love it when it’s by a hair.</source>
        <translation>D’un cheveu&#x202f;! J’adore quand c’est d’un cheveu.</translation>
    </message>
    <message>
        <source>You shone tonight. I’m hardly jealous.</source>
        <translation>Vous avez brillé ce soir. Je suis à peine jalouse.</translation>
    </message>
    <message>
        <source>A little more glitter, and it would have been mine.</source>
        <translation>Un peu plus d’éclat, et c’était pour moi.</translation>
    </message>
    <message>
        <source>Oh, how it shines!</source>
        <translation>Oh, que ça brille&#x202f;!</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Go to the start (Home)</source>
        <translation>Aller au début (touche Début)</translation>
    </message>
    <message>
        <source>Next move (Right arrow)</source>
        <translation>Coup suivant (flèche droite)</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Previous move (Left arrow)</source>
        <translation>Coup précédent (flèche gauche)</translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Start of the replay, with your own box “{title}”.</source>
        <translation>Début de la partie, avec votre boîte «&#x202f;{title}&#x202f;».</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Meilleur coup&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The marks on the timeline show the costliest moves.</source>
        <translation>Les losanges sous la frise marquent les coups les plus coûteux.</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Coup joué</translation>
    </message>
    <message>
        <source>Show what was played from here</source>
        <translation>Voir ce qui a été joué à partir d’ici</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Meilleur coup</translation>
    </message>
    <message>
        <source>Show what the Archmage would have played from here</source>
        <translation>Voir ce que l’archimage aurait joué à partir d’ici</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Lecture (Espace)</translation>
    </message>
    <message>
        <source>Go to the end (End)</source>
        <translation>Aller à la fin (touche Fin)</translation>
    </message>
    <message>
        <source>Close the replay: the match is over (Esc)</source>
        <translation>La partie est terminée&#xa0;: quitter la lecture (Échap)</translation>
    </message>
    <message>
        <source>Play on from this position in a copy of the match. This match will stay as it is; the copy will not count in the statistics.</source>
        <translation>Reprendre à partir de cette position, dans une copie de la partie. L’original restera tel quel&#x202f;; la copie ne comptera pas dans les statistiques.</translation>
    </message>
    <message>
        <source>{place}; {player}’s view</source>
        <translation>{place}&#x202f;; point de vue&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Play a copy from here</source>
        <translation>Rejouer à partir d’ici</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>{place}; public view</source>
        <translation>{place}&#x202f;; vue publique</translation>
    </message>
    <message>
        <source>Round {turn}, move {number} of {all}</source>
        <translation>Tour {turn}, coup {number} sur {all}</translation>
    </message>
    <message>
        <source>The match continues.</source>
        <translation>La partie continue.</translation>
    </message>
    <message>
        <source>Turn {turn}, move {number} of {all}</source>
        <translation>Tour {turn}, coup {number} sur {all}</translation>
    </message>
    <message>
        <source>Start of the replay.</source>
        <translation>Début de la partie.</translation>
    </message>
    <message>
        <source>Close replay</source>
        <translation>Quitter la lecture</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Revenir à la partie</translation>
    </message>
    <message>
        <source>Go back to the table, where the match is waiting (Esc)</source>
        <translation>Revenir à la table, où la partie vous attend (Échap)</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Replay speed</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Share replay… (Ctrl+E)</source>
        <translation>Partager la partie… (Ctrl+E)</translation>
    </message>
    <message>
        <source>{player} ends their turn.</source>
        <translation>{player} termine son tour.</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Then: {move}</source>
        <translation>Ensuite&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Coup joué&#xa0;: {move}</translation>
    </message>
    <message>
        <source>First: {move}</source>
        <translation>D’abord&#xa0;: {move}</translation>
    </message>
    <message>
        <source>This lowered the chances of winning by {loss} percentage points: {move}</source>
        <translation>À cause de ce coup, les chances de gagner ont baissé de {loss} points&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The chances of winning would have been {loss} percentage points higher without this: {move}</source>
        <translation>Sans ce coup, les chances de gagner auraient été supérieures de {loss} points&#xa0;: {move}</translation>
    </message>
    <message>
        <source>The chances of winning would have been {loss} percentage points higher with this: {move}</source>
        <translation>Avec ce coup, les chances de gagner auraient été supérieures de {loss} points&#xa0;: {move}</translation>
    </message>
</context>
<context>
    <name>room</name>
    <message>
        <source>Everything you play leaves its mark here: ribbons for each game, medals, and a candle for each day.</source>
        <translation>Tout ce que vous jouez laisse une trace ici&#xa0;: des rubans pour chaque jeu, des médailles, et une bougie par jour.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) played in the last four weeks</source>
        <translation>
            <numerusform>%n jour de jeu ces quatre dernières semaines</numerusform>
            <numerusform>%n&#xa0;jours de jeu ces quatre dernières semaines</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing played</source>
        <translation>aucune activité</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n&#xa0;parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>%n leçons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Change your name and portrait</source>
        <translation>Changer de nom et de portrait</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Votre portrait</translation>
    </message>
    <message>
        <source>Lessons finished: {lessons} of {all}. Problems solved: {problems}. Matches won: {won}.</source>
        <translation>Leçons terminées&#xa0;: {lessons} sur {all}. Problèmes résolus&#xa0;: {problems}. Parties gagnées&#xa0;: {won}.</translation>
    </message>
</context>
<context>
    <name>save</name>
    <message>
        <source>“{file}” was saved by a version of the program with different rules. The match opens at the last readable position, but its earlier moves are no longer available.</source>
        <translation>«&#x202f;{file}&#x202f;» a été sauvegardé par une version du programme dont les règles étaient différentes. La partie reprend à la dernière position lisible, mais les coups précédents ne sont plus disponibles.</translation>
    </message>
    <message>
        <source>Part of “{file}” could not be read or replayed. The match opens at the last readable position, but its earlier moves are no longer available.</source>
        <translation>Un passage de «&#x202f;{file}&#x202f;» n’a pas pu être lu ou rejoué. La partie reprend à la dernière position lisible, mais les coups précédents ne sont plus disponibles.</translation>
    </message>
    <message>
        <source>“{file}” needs opponents or options that this version of the program does not have.</source>
        <translation>«&#x202f;{file}&#x202f;» comporte des adversaires ou des options qui n’existent pas dans cette version du programme.</translation>
    </message>
    <message>
        <source>“{file}” cannot be opened: no position in the match can be read.</source>
        <translation>«&#x202f;{file}&#x202f;» est endommagé&#xa0;: aucune position de la partie n’est lisible.</translation>
    </message>
    <message>
        <source>This match is also open in another window; here it continues as “{file}”.</source>
        <translation>Cette partie est aussi ouverte dans une autre fenêtre&#x202f;; ici, elle continue sous le nom «&#x202f;{file}&#x202f;».</translation>
    </message>
    <message>
        <source>“{file}” uses a house deck, and the copy of the deck in the save is damaged or was made for a newer version of the program.</source>
        <translation>«&#x202f;{file}&#x202f;» utilise un paquet maison dont la copie, sauvegardée avec la partie, est endommagée ou vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>“{file}” is damaged: its first line cannot be read.</source>
        <translation>«&#x202f;{file}&#x202f;» est endommagé&#xa0;: sa première ligne est illisible.</translation>
    </message>
    <message>
        <source>“{file}” needs a game that this version of the program does not have.</source>
        <translation>«&#x202f;{file}&#x202f;» est la sauvegarde d’un jeu que cette version du programme ne propose pas.</translation>
    </message>
    <message>
        <source>The start of “{file}” is missing. The match opens, but its first moves are not available.</source>
        <translation>Il manque le début de «&#x202f;{file}&#x202f;». La partie reprend, mais ses premiers coups ne sont plus disponibles.</translation>
    </message>
    <message>
        <source>“{file}” is not a saved match.</source>
        <translation>«&#x202f;{file}&#x202f;» n’est pas une partie sauvegardée.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer version of this program.</source>
        <translation>«&#x202f;{file}&#x202f;» a été sauvegardé par une version plus récente de ce programme.</translation>
    </message>
    <message>
        <source>The last moves in “{file}” could not be read. The match opens at the last readable position.</source>
        <translation>Les derniers coups de «&#x202f;{file}&#x202f;» n’ont pas pu être lus. La partie reprend à la dernière position lisible.</translation>
    </message>
</context>
<context>
    <name>saves</name>
    <message numerus="yes">
        <source>Round %n</source>
        <translation>
            <numerusform>Tour %n</numerusform>
            <numerusform>Tour %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n</source>
        <translation>
            <numerusform>Tour %n</numerusform>
            <numerusform>Tour %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>Perdue au départage, avec %n point chacun</numerusform>
            <numerusform>Perdue au départage, avec %n&#xa0;points chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n point(s) each</source>
        <translation>
            <numerusform>Victoire partagée, avec %n point chacun</numerusform>
            <numerusform>Victoire partagée, avec %n&#xa0;points chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished in round %n</source>
        <translation>
            <numerusform>Terminée au tour %n</numerusform>
            <numerusform>Terminée au tour %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished on turn %n</source>
        <translation>
            <numerusform>Terminée au tour %n</numerusform>
            <numerusform>Terminée au tour %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{turn}, {date}</source>
        <translation>{turn}, {date}</translation>
    </message>
    <message>
        <source>{game}: {file}</source>
        <translation>{game}&#xa0;: {file}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day} à {time}</translation>
    </message>
    <message>
        <source>Won, {mine} to {best}</source>
        <translation>Gagnée, {mine} à {best}</translation>
    </message>
    <message>
        <source>The program runs in a sandbox and has its own bin, whose contents do not appear in the desktop’s bin.</source>
        <translation>Isolé du reste du système, le programme utilise une corbeille à part, dont le contenu n’apparaît pas dans celle du bureau.</translation>
    </message>
    <message>
        <source>Weekly table</source>
        <translation>Table de la semaine</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message numerus="yes">
        <source>Won on the tie-break, with %n point(s) each</source>
        <translation>
            <numerusform>Gagnée au départage, avec %n point chacun</numerusform>
            <numerusform>Gagnée au départage, avec %n&#xa0;points chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost, {mine} to {best}</source>
        <translation>Perdue, {mine} à {best}</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>{outcome}. {when}</source>
        <translation>{outcome}. {when}</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Victoire&#xa0;: {players}</translation>
    </message>
    <message>
        <source>The match is over: you will find it in the history.</source>
        <translation>Cette partie est terminée&#xa0;: elle se trouve dans «&#x202f;Parties jouées&#x202f;».</translation>
    </message>
    <message>
        <source>The match is not over: you will find it among the saved matches.</source>
        <translation>Cette partie n’est pas terminée&#xa0;: elle se trouve parmi les parties sauvegardées.</translation>
    </message>
    <message>
        <source>Rated match</source>
        <translation>Partie classée</translation>
    </message>
    <message>
        <source>Daily table</source>
        <translation>Table du jour</translation>
    </message>
    <message>
        <source>Tower, floor {floor}</source>
        <translation>La tour, étage {floor}</translation>
    </message>
    <message>
        <source>There is no bin for this match’s folder. Delete the match for good?</source>
        <translation>Le dossier de cette partie n’a pas de corbeille. Supprimer définitivement la partie&#x202f;?</translation>
    </message>
    <message>
        <source>The imported match is an ordinary one: it will not count towards your rating, the daily table or the tower.</source>
        <translation>La partie importée est une partie ordinaire&#xa0;: elle ne compte ni pour votre cote, ni pour la table du jour, ni pour la tour.</translation>
    </message>
</context>
<context>
    <name>seed</name>
    <message>
        <source>Use only the letters A to Z and digits in a match code, not “{sign}”.</source>
        <translation>Un code de partie ne doit contenir que des lettres de A à Z et des chiffres (ici&#xa0;: «&#x202f;{sign}&#x202f;»).</translation>
    </message>
    <message>
        <source>A match code must be a number or {length} letters and digits (here: {count}).</source>
        <translation>Un code de partie doit être un nombre ou une suite de {length} lettres et chiffres (ici&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>If the code is a number, it can be at most {most}.</source>
        <translation>Si le code est un nombre, il ne doit pas dépasser {most}.</translation>
    </message>
    <message>
        <source>A letter or digit in this code is wrong or misplaced. Check the code.</source>
        <translation>Ce code contient une lettre ou un chiffre erroné ou mal placé. Vérifiez-le.</translation>
    </message>
    <message>
        <source>A code of letters and digits must begin with {a}, {b}, {c} or {d}.</source>
        <translation>Un code fait de lettres et de chiffres doit commencer par {a}, {b}, {c} ou {d}.</translation>
    </message>
</context>
<context>
    <name>self test</name>
    <message>
        <source>The font for titles is missing.</source>
        <translation>Il manque la police de caractères des titres.</translation>
    </message>
    <message>
        <source>Opponents cannot think in a separate process.</source>
        <translation>Les adversaires ne peuvent pas réfléchir en arrière-plan.</translation>
    </message>
    <message>
        <source>Sounds cannot be played.</source>
        <translation>Impossible de jouer des sons.</translation>
    </message>
    <message>
        <source>The language “{name}” is missing.</source>
        <translation>Il manque la langue «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>{game}: a match of {moves} moves was played, saved and loaded.</source>
        <translation>{game}&#xa0;: une partie de {moves}&#xa0;coups a été jouée, sauvegardée et rechargée.</translation>
    </message>
    <message>
        <source>{game}: the match could not be played, saved and loaded.</source>
        <translation>{game}&#xa0;: la partie n’a pas pu être jouée, sauvegardée et rechargée.</translation>
    </message>
</context>
<context>
    <name>sent</name>
    <message numerus="yes">
        <source>Rank {rank} of {seats}, %n point(s)</source>
        <translation>
            <numerusform>Rang {rank} sur {seats}, %n point</numerusform>
            <numerusform>Rang {rank} sur {seats}, %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Given up with %n point(s)</source>
        <translation>
            <numerusform>Abandon avec %n point</numerusform>
            <numerusform>Abandon avec %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>To play, copy this whole message, open the Friends page in Wizardtable, and click Paste.</source>
        <translation>Pour jouer, copiez tout ce message, ouvrez la page «&#x202f;Amis&#x202f;» de Wizardtable et cliquez sur «&#x202f;Coller&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>Not finished: rank {rank} of {seats}, %n point(s)</source>
        <translation>
            <numerusform>Inachevée&#xa0;: rang {rank} sur {seats}, %n point</numerusform>
            <numerusform>Inachevée&#xa0;: rang {rank} sur {seats}, %n&#xa0;points</numerusform>
        </translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>in an ordinary match</source>
        <translation>lors d’une partie ordinaire</translation>
    </message>
    <message>
        <source>opponents from another version, not ranked</source>
        <translation>adversaires d’une autre version, hors classement</translation>
    </message>
    <message>
        <source>Wizardtable – {game}, week {week}</source>
        <translation>Wizardtable – {game}, semaine {week}</translation>
    </message>
    <message>
        <source>{name} answers your challenge in the board game program Wizardtable: {game}.</source>
        <translation>{name} répond à votre défi dans le programme de jeux de société Wizardtable&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>{name} challenges you in the board game program Wizardtable: {game}. You get the same deal and the same opponents.</source>
        <translation>{name} vous défie dans le programme de jeux de société Wizardtable&#xa0;: {game}. Vous aurez les mêmes tirages et les mêmes adversaires.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Some preferences in “{file}” could not be read and were reset.</source>
        <translation>Certaines préférences de «&#x202f;{file}&#x202f;» n’ont pas pu être lues et ont été réinitialisées.</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>WebP: small file, all colours</source>
        <translation>WebP&#xa0;: fichier léger, toutes les couleurs</translation>
    </message>
    <message>
        <source>GIF: opens almost anywhere</source>
        <translation>GIF&#xa0;: s’ouvre presque partout</translation>
    </message>
    <message>
        <source>The film shows only what you could see. To fit the chosen length, it may speed up or show several moves at once.</source>
        <translation>Le film ne montre que ce que vous pouviez voir. Pour tenir dans la durée choisie, il peut accélérer ou montrer plusieurs coups à la fois.</translation>
    </message>
    <message>
        <source>“{file}” was saved in {folder}: {size} kB.</source>
        <translation>«&#x202f;{file}&#x202f;» ({size} ko) a été enregistré dans {folder}.</translation>
    </message>
    <message>
        <source>File format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Up to about {seconds} seconds</source>
        <translation>Jusqu’à {seconds}&#xa0;secondes environ</translation>
    </message>
    <message>
        <source>Small, {width} × {height}</source>
        <translation>Petite, {width} × {height}</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Extrait</translation>
    </message>
    <message>
        <source>Medium, {width} × {height}</source>
        <translation>Moyenne, {width} × {height}</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Large, {width} × {height}</source>
        <translation>Grande, {width} × {height}</translation>
    </message>
    <message>
        <source>The last turns</source>
        <translation>Les derniers tours</translation>
    </message>
    <message>
        <source>To fit the chosen length, the film may speed up or show several moves at once.</source>
        <translation>Pour tenir dans la durée choisie, le film peut accélérer ou montrer plusieurs coups à la fois.</translation>
    </message>
    <message>
        <source>The film shows only what is visible from the chosen point of view. To fit the chosen length, it may speed up or show several moves at once.</source>
        <translation>Le film ne montre que ce que l’on pouvait voir du point de vue choisi. Pour tenir dans la durée choisie, il peut accélérer ou montrer plusieurs coups à la fois.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Film progress</source>
        <translation>Avancement du film</translation>
    </message>
    <message>
        <source>Share replay</source>
        <translation>Partager la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Filming the match…</source>
        <translation>Tournage en cours…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>From this position to the end</source>
        <translation>De cette position à la fin</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Animations (*{ending})</source>
        <translation>Animations (*{ending})</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>The whole match</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>The film shows only what the whole table could see: hidden cards stay hidden. To fit the chosen length, it may speed up or show several moves at once.</source>
        <translation>Le film ne montre que ce que toute la table pouvait voir&#xa0;: les cartes cachées le restent. Pour tenir dans la durée choisie, il peut accélérer ou montrer plusieurs coups à la fois.</translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Le dernier tour de table</translation>
    </message>
</context>
<context>
    <name>situation</name>
    <message>
        <source>{player} {points}</source>
        <translation>{player} {points}</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Il ne s’est encore rien passé.</translation>
    </message>
    <message>
        <source>The last moves are no longer on record.</source>
        <translation>Les derniers coups ne sont plus disponibles.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Points&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence} {next}</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>No sound: install the package “miniaudio”.</source>
        <translation>Pas de son&#xa0;: installez le module Python «&#x202f;miniaudio&#x202f;».</translation>
    </message>
    <message>
        <source>No sound: no audio device found. Check your system’s sound settings.</source>
        <translation>Pas de son&#xa0;: aucun périphérique audio trouvé. Vérifiez les réglages audio du système.</translation>
    </message>
</context>
<context>
    <name>speech</name>
    <message>
        <source>Wait for speech</source>
        <translation>Attendre la lecture</translation>
    </message>
    <message>
        <source>With a screen reader, opponents can wait until their moves have been read out. You can change this in the preferences.</source>
        <translation>Avec un lecteur d’écran, les adversaires peuvent attendre que leurs coups aient été lus. Ce choix se modifie dans les préférences.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>{label}: {words}</source>
        <translation>{label}&#xa0;: {words}</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Some matches in “{file}” could not be read and are not counted.</source>
        <translation>Certaines parties enregistrées dans «&#x202f;{file}&#x202f;» sont illisibles et ne sont pas comptées.</translation>
    </message>
    <message>
        <source>“{file}” is too large to read.</source>
        <translation>«&#x202f;{file}&#x202f;» est trop volumineux pour être lu.</translation>
    </message>
    <message>
        <source>Random player</source>
        <translation>Joueur aléatoire</translation>
    </message>
    <message>
        <source>Greedy player</source>
        <translation>Joueur glouton</translation>
    </message>
    <message>
        <source>Results since {date}.</source>
        <translation>Résultats depuis le {date}.</translation>
    </message>
</context>
<context>
    <name>strong as</name>
    <message>
        <source>Apprentice</source>
        <translation>l’apprenti</translation>
    </message>
    <message>
        <source>Adept</source>
        <translation>l’adepte</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>le mage</translation>
    </message>
    <message>
        <source>Archmage</source>
        <translation>l’archimage</translation>
    </message>
    <message>
        <source>Grand Magus</source>
        <translation>le grand mage</translation>
    </message>
</context>
<context>
    <name>style</name>
    <message>
        <source>Balanced</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>No particular style.</source>
        <translation>Pas de style particulier.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Sort your hand</source>
        <translation>Trier votre main</translation>
    </message>
    <message>
        <source>Whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>{player} plays next.</source>
        <translation>À {player} de jouer.</translation>
    </message>
    <message>
        <source>You are looking back; you cannot play here.</source>
        <translation>Vous revoyez la partie&#x202f;; vous ne pouvez pas jouer ici.</translation>
    </message>
    <message>
        <source>That piece does not go there.</source>
        <translation>Cette pièce ne peut pas aller là.</translation>
    </message>
    <message>
        <source>Paused: {player} plays next.</source>
        <translation>En pause&#xa0;: à {player} de jouer.</translation>
    </message>
    <message>
        <source>Undone, with everything after it: {move}</source>
        <translation>Annulé, avec tout ce qui a suivi&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Played again: {move}</source>
        <translation>Rejoué&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Undone: {move}</source>
        <translation>Annulé&#xa0;: {move}</translation>
    </message>
    <message>
        <source>You left this match for a week, so your rank and points when you left are final. You can still finish it.</source>
        <translation>Vous avez délaissé cette partie pendant une semaine&#xa0;: son résultat est celui du moment où vous l’avez quittée. Vous pouvez tout de même la terminer.</translation>
    </message>
    <message>
        <source>Press Enter: Space does not play a move that ends your turn.</source>
        <translation>Appuyez plutôt sur Entrée&#xa0;: la barre d’espace ne joue pas les coups qui terminent votre tour.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>In front of you</source>
        <translation>Devant vous</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>Le milieu de la table</translation>
    </message>
    <message>
        <source>Click again to:</source>
        <translation>Cliquez de nouveau pour&#xa0;:</translation>
    </message>
    <message>
        <source>Click this piece instead of dragging it.</source>
        <translation>Cliquez sur cette pièce au lieu de la faire glisser.</translation>
    </message>
    <message>
        <source>Take or put down</source>
        <translation>Prendre ou poser</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Placer le curseur ici</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Play at once</source>
        <translation>Jouer aussitôt</translation>
    </message>
    <message>
        <source>Turn upside down</source>
        <translation>Tourner la carte tête en bas</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Each of them: {sentences}</source>
        <translation>Pour chaque élément&#xa0;: {sentences}</translation>
    </message>
    <message>
        <source>Taken. Can go to {count} places, such as {places}.</source>
        <translation>Pièce prise. {count}&#xa0;destinations possibles, dont {places}.</translation>
    </message>
    <message>
        <source>There is nothing more to explain here.</source>
        <translation>Aucune autre explication.</translation>
    </message>
    <message>
        <source>Buttons on the table</source>
        <translation>Boutons de la table</translation>
    </message>
    <message>
        <source>Taken.</source>
        <translation>Pièce prise.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Emplacements</translation>
    </message>
    <message>
        <source>Taken. Can go to: {places}.</source>
        <translation>Pièce prise. Destinations possibles&#xa0;: {places}.</translation>
    </message>
    <message>
        <source>Can be taken.</source>
        <translation>Disponible.</translation>
    </message>
    <message>
        <source>{count} × {name}</source>
        <translation>{count}&#xa0;× {name}</translation>
    </message>
    <message>
        <source>This would undo another player’s move, and the match would be marked as played with help. Undo anyway?</source>
        <translation>Vous allez annuler le coup d’un adversaire&#xa0;: la partie portera la mention «&#x202f;avec aide&#x202f;». Annuler quand même&#x202f;?</translation>
    </message>
    <message>
        <source>This would undo a move that revealed something, and the match would be marked as played with help. Undo anyway?</source>
        <translation>Vous allez annuler un coup qui a révélé une information&#xa0;: la partie portera la mention «&#x202f;avec aide&#x202f;». Annuler quand même&#x202f;?</translation>
    </message>
    <message>
        <source>This would take back the decision to give up, and the match would be marked as played with help. Undo anyway?</source>
        <translation>Vous allez annuler un abandon&#xa0;: la partie portera la mention «&#x202f;avec aide&#x202f;». Annuler quand même&#x202f;?</translation>
    </message>
    <message>
        <source>This would undo another player’s move, and the match would earn no stars. Undo anyway?</source>
        <translation>Vous allez annuler le coup d’un adversaire&#xa0;: la partie ne rapportera aucune étoile. Annuler quand même&#x202f;?</translation>
    </message>
    <message>
        <source>This would undo a move that revealed something, and the match would earn no stars. Undo anyway?</source>
        <translation>Vous allez annuler un coup qui a révélé une information&#xa0;: la partie ne rapportera aucune étoile. Annuler quand même&#x202f;?</translation>
    </message>
    <message>
        <source>This would take back the decision to give up, and the match would earn no stars. Undo anyway?</source>
        <translation>Vous allez annuler un abandon&#xa0;: la partie ne rapportera aucune étoile. Annuler quand même&#x202f;?</translation>
    </message>
    <message>
        <source>This match is now marked as played with help: {reason}.</source>
        <translation>Cette partie porte désormais la mention «&#x202f;avec aide&#x202f;»&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This match earns no stars: {reason}.</source>
        <translation>Cette partie ne rapportera aucune étoile&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name}, {number} of {count}</source>
        <translation>{name}, {number} sur {count}</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Put back: {pieces}.</source>
        <translation>Reposé&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>{reason} If you leave the table now, you will lose all moves since the last save. To keep the match, choose “Save a copy…”.</source>
        <translation>{reason} Si vous quittez la table maintenant, vous perdrez les coups joués depuis la dernière sauvegarde. Pour garder la partie, choisissez «&#x202f;Sauvegarder une copie…&#x202f;».</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Give up? The match will end with the ranking as it stands, and count as lost in the statistics.</source>
        <translation>Abandonner&#x202f;? La partie s’arrêtera là, avec le classement actuel, et comptera comme perdue dans les statistiques.</translation>
    </message>
    <message>
        <source>First start a move on the table, or choose one in the list.</source>
        <translation>Choisissez d’abord un coup, sur la table ou dans la liste.</translation>
    </message>
    <message>
        <source>The Grand Magus judges single moves only, not moves decided in advance.</source>
        <translation>Le grand mage juge les coups un à un, et non les consignes données d’avance.</translation>
    </message>
    <message>
        <source>The Grand Magus advises you when it is your turn to decide.</source>
        <translation>Le grand mage vous conseille quand c’est à vous de décider.</translation>
    </message>
    <message>
        <source>The Grand Magus gives no advice during a lesson.</source>
        <translation>Le grand mage ne donne pas de conseils pendant une leçon.</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Son activé.</translation>
    </message>
    <message>
        <source>Sound off.</source>
        <translation>Son coupé.</translation>
    </message>
    <message>
        <source>The Grand Magus is thinking about your move…</source>
        <translation>Le grand mage réfléchit à votre coup…</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>Annuler quand même</translation>
    </message>
    <message>
        <source>The match was given up.</source>
        <translation>La partie a été abandonnée.</translation>
    </message>
    <message>
        <source>Hint: {action}. {reason}</source>
        <translation>Conseil — {action}. {reason}</translation>
    </message>
    <message>
        <source>Drop the piece on a glowing place.</source>
        <translation>Déposez la pièce sur un emplacement illuminé.</translation>
    </message>
    <message>
        <source>{player} has given up.</source>
        <translation>{player} abandonne la partie.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Retour au jeu</translation>
    </message>
    <message>
        <source>Give up? The match will end with the ranking as it stands.</source>
        <translation>Abandonner&#x202f;? La partie s’arrêtera là, avec le classement actuel.</translation>
    </message>
    <message>
        <source>You are eliminated. The others play on.</source>
        <translation>Pour vous, la partie s’arrête ici. Les autres continuent.</translation>
    </message>
    <message>
        <source>The Grand Magus is playing for {player}.</source>
        <translation>Le grand mage joue pour {player}.</translation>
    </message>
    <message>
        <source>{player} decided this move in advance.</source>
        <translation>{player} avait choisi ce coup d’avance.</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>{player} has only one move.</source>
        <translation>{player} n’a qu’un coup possible.</translation>
    </message>
    <message>
        <source>An older copy of this save was restored, so the match no longer counts. You can still finish it.</source>
        <translation>Une ancienne copie de cette sauvegarde a été remise en place&#xa0;: la partie ne compte plus. Vous pouvez tout de même la terminer.</translation>
    </message>
    <message>
        <source>This match does not count here. You can still finish it.</source>
        <translation>Cette partie ne compte pas ici. Vous pouvez tout de même la terminer.</translation>
    </message>
    <message>
        <source>The Grand Magus is playing this move for you.</source>
        <translation>Le grand mage joue ce coup pour vous.</translation>
    </message>
    <message>
        <source>The Grand Magus is finishing this turn for you.</source>
        <translation>Le grand mage finit ce tour pour vous.</translation>
    </message>
    <message>
        <source>The Grand Magus is finishing this match for you.</source>
        <translation>Le grand mage termine cette partie pour vous.</translation>
    </message>
    <message>
        <source>You stayed away from this rated match for more than a day, so it counts as lost. You can still finish it.</source>
        <translation>Vous avez délaissé cette partie classée pendant plus d’un jour&#xa0;: elle compte comme perdue. Vous pouvez tout de même la terminer.</translation>
    </message>
    <message>
        <source>This attempt counts. You can leave the match and continue it within a week; after that, your rank and points when you left will be final.</source>
        <translation>Cet essai compte. Vous pouvez quitter la partie et la reprendre dans la semaine&#x202f;; ensuite, le résultat sera celui du moment où vous l’aurez quittée.</translation>
    </message>
    <message>
        <source>You are playing with “{title}”, one of your own boxes.</source>
        <translation>Vous jouez avec votre boîte «&#x202f;{title}&#x202f;».</translation>
    </message>
    <message>
        <source>This file is not one of your saved matches: the match does not count towards your rating, the daily table or the tower.</source>
        <translation>Ce fichier ne figure pas parmi vos parties sauvegardées&#xa0;: la partie ne compte ni pour votre cote, ni pour la table du jour, ni pour la tour.</translation>
    </message>
    <message>
        <source>This match does not count towards your rating.</source>
        <translation>Cette partie ne compte pas pour votre cote.</translation>
    </message>
    <message>
        <source>The piece you picked up can go here.</source>
        <translation>La pièce que vous avez prise peut aller ici.</translation>
    </message>
</context>
<context>
    <name>tower</name>
    <message>
        <source>Win the match.</source>
        <translation>Gagnez la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Win by at least %n point(s).</source>
        <translation>
            <numerusform>Gagnez avec au moins %n&#xa0;point d’avance.</numerusform>
            <numerusform>Gagnez avec au moins %n&#xa0;points d’avance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Score at least %n point(s).</source>
        <translation>
            <numerusform>Marquez au moins %n&#xa0;point.</numerusform>
            <numerusform>Marquez au moins %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish at least %n point(s) ahead of {keeper}.</source>
        <translation>
            <numerusform>Terminez avec au moins %n&#xa0;point d’avance sur {keeper}.</numerusform>
            <numerusform>Terminez avec au moins %n&#xa0;points d’avance sur {keeper}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave {keeper} in last place.</source>
        <translation>Laissez la dernière place à {keeper}.</translation>
    </message>
    <message>
        <source>Win after trailing halfway through.</source>
        <translation>Gagnez malgré un retard à mi-parcours.</translation>
    </message>
    <message>
        <source>Finish first or second.</source>
        <translation>Terminez à l’une des deux premières places.</translation>
    </message>
    <message>
        <source>Still to do: {goal}</source>
        <translation>Objectif restant&#xa0;: {goal}</translation>
    </message>
    <message numerus="yes">
        <source>Tower, floor {floor}: %n star(s).</source>
        <translation>
            <numerusform>La tour, étage {floor}&#xa0;: %n&#xa0;étoile.</numerusform>
            <numerusform>La tour, étage {floor}&#xa0;: %n&#xa0;étoiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tower, floor {floor}: no star this time.</source>
        <translation>La tour, étage {floor}&#xa0;: pas d’étoile cette fois.</translation>
    </message>
    <message>
        <source>Unlocked on this floor: {look}.</source>
        <translation>Cet étage vous a offert «&#x202f;{look}&#x202f;».</translation>
    </message>
    <message>
        <source>Unlocked on this floor: {look} and {other}.</source>
        <translation>Cet étage vous a offert «&#x202f;{look}&#x202f;» et «&#x202f;{other}&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <source>Win within %n round(s).</source>
        <translation>
            <numerusform>Gagnez en %n&#xa0;tour au plus.</numerusform>
            <numerusform>Gagnez en %n&#xa0;tours au plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Opening the match…</source>
        <translation>Ouverture de la partie…</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Enregistrer le journal</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Sauvegarder une copie</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>Saved matches (*.wizardtable)</source>
        <translation>Parties sauvegardées (*.wizardtable)</translation>
    </message>
</context>
<context>
    <name>wizards_gambit</name>
    <message>
        <source>Add components to a shared pool of spells, claim the spells you complete, and be the first to reach ten points of magic.</source>
        <translation>Posez des ingrédients sur les sorts d’une réserve commune, réclamez ceux que vous achevez, et soyez le premier à réunir dix points de magie.</translation>
    </message>
    <message>
        <source>Plays the first card that fits, and often sets up a spell for the next wizard.</source>
        <translation>Joue la première carte venue, et laisse souvent un sort presque achevé au magicien suivant.</translation>
    </message>
    <message>
        <source>Protect {spell} with {gambit}: nobody can play there</source>
        <translation>Protéger {spell} avec {gambit} (plus personne ne pourra y jouer)</translation>
    </message>
    <message>
        <source>This book has no useful ability that an annulment could stop.</source>
        <translation>Annuler ce livre ne servirait à rien&#xa0;: le sort du dessus n’a aucune capacité utile.</translation>
    </message>
    <message numerus="yes">
        <source>%n spell(s): fewer spells break the tie</source>
        <translation>
            <numerusform>%n&#xa0;sort&#xa0;: à égalité, le plus petit nombre de sorts l’emporte</numerusform>
            <numerusform>%n&#xa0;sorts&#xa0;: à égalité, le plus petit nombre de sorts l’emporte</numerusform>
        </translation>
    </message>
    <message>
        <source>Destroy {player}’s {target} with {gambit}</source>
        <translation>Utiliser {gambit} pour détruire {target}, posé par {player}</translation>
    </message>
    <message>
        <source>Show your hand, draw two cards and end your turn</source>
        <translation>Montrer votre main, piocher deux cartes et terminer votre tour</translation>
    </message>
    <message>
        <source>Discard the rest</source>
        <translation>Défausser le reste</translation>
    </message>
    <message>
        <source>Keep {card}, discard {other}</source>
        <translation>Garder {card}, défausser {other}</translation>
    </message>
    <message>
        <source>Wizard’s Gambit</source>
        <translation>Le Gambit du magicien</translation>
    </message>
    <message>
        <source>Annul {player}’s book with {gambit}</source>
        <translation>Jouer {gambit} contre {player}&#xa0;: annulation de magie</translation>
    </message>
    <message>
        <source>{action} ({spell})</source>
        <translation>{action} ({spell})</translation>
    </message>
    <message>
        <source>{action} (now as {type})</source>
        <translation>{action} (l’ingrédient compte alors comme {type})</translation>
    </message>
    <message>
        <source>Play {incantation}</source>
        <translation>Jouer {incantation}</translation>
    </message>
    <message>
        <source>Take a random card from {player} and give one back</source>
        <translation>Prendre une carte au hasard à {player} et lui en donner une</translation>
    </message>
    <message>
        <source>Put {spell} under the spell deck</source>
        <translation>Mettre {spell} sous le paquet des sorts</translation>
    </message>
    <message>
        <source>Skip {spell}</source>
        <translation>Ne pas utiliser {spell}</translation>
    </message>
    <message>
        <source>Make {player} discard a random card</source>
        <translation>Faire défausser à {player} une carte au hasard</translation>
    </message>
    <message>
        <source>Patient</source>
        <translation>Patience</translation>
    </message>
    <message>
        <source>Discard {card}: out of the game</source>
        <translation>Défausser {card}, qui sera retiré de la partie</translation>
    </message>
    <message>
        <source>Gambler</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Take {component} from the discard pile</source>
        <translation>Prendre {component} dans la défausse</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Give {player} {card}</source>
        <translation>Donner {card} à {player}</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Construction</translation>
    </message>
    <message>
        <source>Take {component} back</source>
        <translation>Reprendre {component} en main</translation>
    </message>
    <message>
        <source>Discard {component} from {spell}</source>
        <translation>Prendre {component} sur {spell} et défausser cet ingrédient</translation>
    </message>
    <message>
        <source>Complete {spell} with {component} and win</source>
        <translation>Achever {spell} avec {component} et gagner</translation>
    </message>
    <message>
        <source>Play {component} on {spell}</source>
        <translation>Jouer {component} sur {spell}</translation>
    </message>
    <message>
        <source>Complete {target} with {component} from {spell} and win</source>
        <translation>Prendre {component} sur {spell}, achever {target} et gagner</translation>
    </message>
    <message>
        <source>Move {component} from {spell} to {target}</source>
        <translation>Prendre {component} sur {spell} pour {target}</translation>
    </message>
    <message>
        <source>Annul your own book with {gambit}</source>
        <translation>Jouer {gambit} sur votre propre livre (annulation de magie)</translation>
    </message>
    <message>
        <source>Complete {target} with {component} from {spell}: {points}</source>
        <translation>Prendre {component} sur {spell}, achever {target} et marquer {points}</translation>
    </message>
    <message>
        <source>Release your gambit from {player}’s book</source>
        <translation>Libérer votre gambit joué contre {player}</translation>
    </message>
    <message>
        <source>Release your gambit from {spell}</source>
        <translation>Libérer votre gambit posé sur {spell}</translation>
    </message>
    <message>
        <source>Release your gambit from your own book</source>
        <translation>Libérer votre gambit posé sur votre propre livre</translation>
    </message>
    <message>
        <source>{player} starts with {gambit} face up and is dealt {cards}.</source>
        <translation>{player} reçoit {cards}, et {gambit} face visible.</translation>
    </message>
    <message>
        <source>{by} uses {spell}: {player} discards {card} at random.</source>
        <translation>{by} utilise {spell}&#xa0;: {player} défausse {card} au hasard.</translation>
    </message>
    <message>
        <source>{player} discards {card} and draws another card.</source>
        <translation>{player} défausse {card} pour piocher une autre carte.</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Défausser {card}</translation>
    </message>
    <message>
        <source>The pool is out of spells.</source>
        <translation>La réserve n’a plus de sorts.</translation>
    </message>
    <message>
        <source>{sentence} The component now counts as {type}.</source>
        <translation>{sentence} L’ingrédient compte désormais comme {type}.</translation>
    </message>
    <message>
        <source>{player} takes back {component} with {spell}.</source>
        <translation>{player} reprend {component} en main avec {spell}.</translation>
    </message>
    <message>
        <source>Complete {spell} with {component}: {points}</source>
        <translation>Achever {spell} avec {component} et marquer {points}</translation>
    </message>
    <message>
        <source>The incantation has no effect.</source>
        <translation>L’incantation reste sans effet.</translation>
    </message>
    <message>
        <source>{player} may play {cards} this turn.</source>
        <translation>{player} peut jouer ce tour-ci&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} is protected by {spell}.</source>
        <translation>{player} ne subit rien, grâce à {spell}.</translation>
    </message>
    <message>
        <source>{player} looks at {cards} on top of the deck.</source>
        <translation>{player} regarde le dessus du paquet&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Swap hands with {player}</source>
        <translation>Échanger votre main avec {player}</translation>
    </message>
    <message>
        <source>Take a random card from {player}</source>
        <translation>Prendre une carte au hasard à {player}</translation>
    </message>
    <message>
        <source>{player} takes {component} from the discard pile.</source>
        <translation>{player} prend {component} dans la défausse.</translation>
    </message>
    <message>
        <source>{player} annuls their own book with {gambit}.</source>
        <translation>{player} joue {gambit} sur son propre livre&#xa0;: annulation de magie.</translation>
    </message>
    <message>
        <source>{player}’s Eclipse ends.</source>
        <translation>L’Éclipse jouée par {player} prend fin.</translation>
    </message>
    <message>
        <source>New in the pool: {spell} ({points}).</source>
        <translation>Nouveau sort dans la réserve&#xa0;: {spell} ({points}).</translation>
    </message>
    <message>
        <source>{player} plays {gambit} on {spell}: aura of protection.</source>
        <translation>{player} joue {gambit} sur {spell}&#xa0;: aura de protection.</translation>
    </message>
    <message>
        <source>Nobody has played a component for two rounds: all gambits in play leave the game.</source>
        <translation>Personne n’a joué d’ingrédient pendant deux tours de table&#xa0;: tous les gambits en jeu sont retirés de la partie.</translation>
    </message>
    <message>
        <source>{player} uses {ability} to put {spell} under the spell deck.</source>
        <translation>{player} utilise {ability} et met {spell} sous le paquet des sorts.</translation>
    </message>
    <message>
        <source>{player} now plays with an open hand: {cards}.</source>
        <translation>{player} montre désormais sa main à tous&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} plays {incantation}.</source>
        <translation>{player} joue {incantation}.</translation>
    </message>
    <message>
        <source>Knows what each spell is worth, and rarely sets one up for others.</source>
        <translation>Connaît la valeur de chaque sort, et laisse rarement aux autres un sort presque achevé.</translation>
    </message>
    <message>
        <source>Plans the whole turn, and works out who could complete what next.</source>
        <translation>Prépare tout son tour, et prévoit qui pourrait ensuite achever quel sort.</translation>
    </message>
    <message>
        <source>Sees further than the Archmage, and imagines the hands others may hold.</source>
        <translation>Voit plus loin que l’archimage, et imagine ce que les autres ont peut-être en main.</translation>
    </message>
    <message>
        <source>Discard {card} and draw another card</source>
        <translation>Défausser {card} et piocher une autre carte</translation>
    </message>
    <message>
        <source>{player} gives {card} to {other} in return.</source>
        <translation>{player} donne {card} à {other} en retour.</translation>
    </message>
    <message>
        <source>{player} plays no component and shows {cards}.</source>
        <translation>{player} ne joue pas d’ingrédient et montre sa main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} discards {component} from {spell}.</source>
        <translation>{player} prend {component} sur {spell} et défausse cet ingrédient.</translation>
    </message>
    <message>
        <source>You will then have {points} of {goal} points.</source>
        <translation>Vous en serez alors à {points} sur {goal} points.</translation>
    </message>
    <message numerus="yes">
        <source>The spell will then need %n more component(s).</source>
        <translation>
            <numerusform>Il manquera alors %n ingrédient au sort.</numerusform>
            <numerusform>Il manquera alors %n&#xa0;ingrédients au sort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins the match with {points} points.</source>
        <translation>Remporte la partie avec {points} points.</translation>
    </message>
    <message numerus="yes">
        <source>You never played {gambit} in %n turns: a gambit can protect a spell for you, or annul the strongest book.</source>
        <translation>
            <numerusform>En %n&#xa0;tours, vous n’avez jamais joué {gambit}&#xa0;: il pouvait vous réserver un sort, ou annuler le meilleur livre.</numerusform>
            <numerusform>En %n&#xa0;tours, vous n’avez jamais joué {gambit}&#xa0;: il pouvait vous réserver un sort, ou annuler le meilleur livre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your gambits protected a spell that a rival claimed later, most recently {spell}.</source>
        <translation>
            <numerusform>L’un de vos gambits a protégé un sort qu’un rival a fini par réclamer&#xa0;: {spell}.</numerusform>
            <numerusform>%n&#xa0;de vos gambits ont protégé un sort qu’un rival a fini par réclamer (le dernier&#xa0;: {spell}).</numerusform>
        </translation>
    </message>
    <message>
        <source>You never discarded a card over your hand limit.</source>
        <translation>Vous n’avez jamais défaussé de carte à cause de votre limite de main.</translation>
    </message>
    <message numerus="yes">
        <source>You played %n incantation(s) that had no effect.</source>
        <translation>
            <numerusform>Vous avez joué %n&#xa0;incantation sans effet.</numerusform>
            <numerusform>Vous avez joué %n&#xa0;incantations sans effet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lost with {cards} still in your hand.</source>
        <translation>À la fin, il vous restait en main&#xa0;: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You began %n turns with a harmful spell on top of your book, most recently {spell}: cover such a spell soon, even with one worth few points.</source>
        <translation>
            <numerusform>Vous avez commencé %n&#xa0;tours sous l’effet néfaste de l’un de vos sorts (le dernier&#xa0;: {spell}). Recouvrez vite ce genre de sort, même avec un autre qui vaut peu de points.</numerusform>
            <numerusform>Vous avez commencé %n&#xa0;tours sous l’effet néfaste de l’un de vos sorts (le dernier&#xa0;: {spell}). Recouvrez vite ce genre de sort, même avec un autre qui vaut peu de points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discarded %n card(s) over your hand limit: play what you can before your hand is full.</source>
        <translation>
            <numerusform>Vous avez défaussé %n&#xa0;carte à cause de votre limite de main&#xa0;: jouez ce que vous pouvez avant d’avoir la main pleine.</numerusform>
            <numerusform>Vous avez défaussé %n&#xa0;cartes à cause de votre limite de main&#xa0;: jouez ce que vous pouvez avant d’avoir la main pleine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile becomes a new deck of %n card(s).</source>
        <translation>
            <numerusform>La défausse devient un nouveau paquet de %n&#xa0;carte.</numerusform>
            <numerusform>La défausse devient un nouveau paquet de %n&#xa0;cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s): fewer spells break the tie.</source>
        <translation>
            <numerusform>Vous gagnez avec %n&#xa0;point&#xa0;: à égalité, le plus petit nombre de sorts l’emporte.</numerusform>
            <numerusform>Vous gagnez avec %n&#xa0;points&#xa0;: à égalité, le plus petit nombre de sorts l’emporte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Vous gagnez avec %n&#xa0;point.</numerusform>
            <numerusform>Vous gagnez avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s) and becomes Magus of the Grand Siege.</source>
        <translation>
            <numerusform>{player} gagne avec %n&#xa0;point et devient Mage du Grand Siège.</numerusform>
            <numerusform>{player} gagne avec %n&#xa0;points et devient Mage du Grand Siège.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} claims {spell}: {points}, {total} in all.</source>
        <translation>{player} ajoute {spell} à son livre&#xa0;: {points}, {total} en tout.</translation>
    </message>
    <message>
        <source>{player} claims {spell}: {points}, {total} in all. The ability does not work for now.</source>
        <translation>{player} ajoute {spell} à son livre&#xa0;: {points}, {total} en tout. La capacité de ce sort n’agit pas pour l’instant.</translation>
    </message>
    <message>
        <source>{player} may play one more component, thanks to {spell}.</source>
        <translation>{player} peut jouer un ingrédient de plus avec {spell}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may play %n more component(s) this turn.</source>
        <translation>
            <numerusform>{player} peut jouer %n&#xa0;ingrédient de plus ce tour-ci.</numerusform>
            <numerusform>{player} peut jouer %n&#xa0;ingrédients de plus ce tour-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can claim {spell} now: a component in your hand completes it.</source>
        <translation>Vous pouvez réclamer {spell} dès maintenant&#xa0;: un ingrédient de votre main suffit à l’achever.</translation>
    </message>
    <message>
        <source>{player} may play every component and incantation in hand this turn.</source>
        <translation>{player} peut jouer ce tour-ci tous les ingrédients et toutes les incantations de sa main actuelle.</translation>
    </message>
    <message>
        <source>{player} uses {spell} and takes {card} at random from {other}.</source>
        <translation>{player} utilise {spell} et prend {card} au hasard à {other}.</translation>
    </message>
    <message>
        <source>{player} swaps hands with {other}: gives {given}, gets {cards}.</source>
        <translation>{player} échange sa main avec {other}, donne {given} et reçoit {cards}.</translation>
    </message>
    <message>
        <source>{player} keeps {card}.</source>
        <translation>{player} garde {card}.</translation>
    </message>
    <message>
        <source>{player} annuls {other}’s book with {gambit}.</source>
        <translation>{player} joue {gambit} contre {other}&#xa0;: annulation de magie.</translation>
    </message>
    <message>
        <source>{player} has no cards left: the turn ends.</source>
        <translation>{player} n’a plus de cartes&#xa0;: son tour se termine.</translation>
    </message>
    <message>
        <source>{player} plays {component} on {spell} with {ability}.</source>
        <translation>{player} joue {component} sur {spell} avec {ability}.</translation>
    </message>
    <message>
        <source>{player} has no cards left.</source>
        <translation>{player} n’a plus de cartes.</translation>
    </message>
    <message>
        <source>{player} plays {component} on {spell}.</source>
        <translation>{player} joue {component} sur {spell}.</translation>
    </message>
    <message>
        <source>{player} moves {component} from {spell} to {target}.</source>
        <translation>{player} prend {component} sur {spell} pour {target}.</translation>
    </message>
    <message numerus="yes">
        <source>{end} {players} share the victory with %n point(s) each and the same number of spells.</source>
        <translation>
            <numerusform>{end} {players} se partagent la victoire avec %n&#xa0;point chacun et le même nombre de sorts.</numerusform>
            <numerusform>{end} {players} se partagent la victoire avec %n&#xa0;points chacun et le même nombre de sorts.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} discards {card} at random because of {spell}.</source>
        <translation>{player} subit {spell} et défausse {card} au hasard.</translation>
    </message>
    <message>
        <source>{sentence} The gambit is out of the game.</source>
        <translation>{sentence} Le gambit est retiré de la partie.</translation>
    </message>
    <message>
        <source>{player} discards {card} (hand limit).</source>
        <translation>{player} défausse {card} (limite de main).</translation>
    </message>
    <message numerus="yes">
        <source>{end} {player} wins with %n point(s): fewer spells break the tie.</source>
        <translation>
            <numerusform>{end} {player} gagne avec %n&#xa0;point&#xa0;: à égalité, le plus petit nombre de sorts l’emporte.</numerusform>
            <numerusform>{end} {player} gagne avec %n&#xa0;points&#xa0;: à égalité, le plus petit nombre de sorts l’emporte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps an eye on the next wizard, and hoards components.</source>
        <translation>Surveille le magicien suivant, et garde jalousement ses propres ingrédients.</translation>
    </message>
    <message>
        <source>Saves incantations for the right moment.</source>
        <translation>Garde ses incantations pour le bon moment.</translation>
    </message>
    <message>
        <source>Plays gambits early and often.</source>
        <translation>Joue ses gambits tôt et souvent.</translation>
    </message>
    <message>
        <source>{player} takes {card} at random from {other}.</source>
        <translation>{player} prend {card} au hasard à {other}.</translation>
    </message>
    <message>
        <source>{player} swaps hands with {other}: {given} for {cards}.</source>
        <translation>{player} échange sa main avec {other}&#xa0;: {given} contre {cards}.</translation>
    </message>
    <message>
        <source>Aims incantations at rivals, and snatches the spells they could complete.</source>
        <translation>Lance ses incantations contre les autres, et réclame sous leur nez les sorts qu’ils allaient achever.</translation>
    </message>
    <message>
        <source>Prefers lasting abilities to quick points.</source>
        <translation>Préfère une capacité durable à des points vite gagnés.</translation>
    </message>
    <message>
        <source>{player} draws {cards}: {spell} favours the opponent with the fewest points.</source>
        <translation>{player} pioche {cards}&#xa0;: {spell} profite à l’adversaire qui a le moins de points.</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <translation>Le tour {number} commence.</translation>
    </message>
    <message>
        <source>Round {number} begins: {player} has the highest gambit and starts.</source>
        <translation>Tour {number}&#xa0;: {player} a le gambit le plus élevé et commence.</translation>
    </message>
    <message>
        <source>{player} uses {gambit} to destroy {target}, played by {other} on {spell}: both gambits are out of the game.</source>
        <translation>{player} utilise {gambit} pour détruire {target}, posé par {other} sur {spell}&#xa0;: les deux gambits sont retirés de la partie.</translation>
    </message>
    <message>
        <source>{player} releases {gambit} from {spell}: the gambit is out of the game.</source>
        <translation>{player} libère {gambit}, posé sur {spell}&#xa0;: ce gambit est retiré de la partie.</translation>
    </message>
    <message>
        <source>{player} draws {cards} with {spell}.</source>
        <translation>{player} pioche {cards} avec {spell}.</translation>
    </message>
    <message>
        <source>{player} draws {cards}.</source>
        <translation>{player} pioche {cards}.</translation>
    </message>
    <message>
        <source>{player} moves {component} from {spell} to {target} with {ability}.</source>
        <translation>{player} prend {component} sur {spell} pour {target} avec {ability}.</translation>
    </message>
    <message>
        <source>{player} uses {gambit} to destroy {target}, played by {other} on their own book: both gambits are out of the game.</source>
        <translation>{player} utilise {gambit} pour détruire {target}, posé par {other} sur son propre livre&#xa0;: les deux gambits sont retirés de la partie.</translation>
    </message>
    <message>
        <source>{player} uses {gambit} to destroy {target}, played by {other} on {owner}’s book: both gambits are out of the game.</source>
        <translation>{player} utilise {gambit} pour détruire {target}, joué par {other} contre {owner}&#xa0;: les deux gambits sont retirés de la partie.</translation>
    </message>
    <message>
        <source>{player} releases {gambit} from their own book: the gambit is out of the game.</source>
        <translation>{player} libère {gambit}, posé sur son propre livre&#xa0;: ce gambit est retiré de la partie.</translation>
    </message>
    <message>
        <source>{player} releases {gambit} from {owner}’s book: the gambit is out of the game.</source>
        <translation>{player} libère {gambit}, joué contre {owner}&#xa0;: ce gambit est retiré de la partie.</translation>
    </message>
    <message>
        <source>{player} is choosing a target for {incantation}.</source>
        <translation>{player} choisit une cible pour {incantation}.</translation>
    </message>
    <message>
        <source>{player} may take back components from the completed spell.</source>
        <translation>{player} peut reprendre des ingrédients du sort achevé.</translation>
    </message>
    <message>
        <source>{spell}: take a random card from an opponent, or skip the ability.</source>
        <translation>{spell}&#xa0;: prenez une carte au hasard à un adversaire, ou renoncez à la capacité.</translation>
    </message>
    <message>
        <source>{player} discards {card}.</source>
        <translation>{player} défausse {card}.</translation>
    </message>
    <message>
        <source>Give {player} a card in return.</source>
        <translation>Donnez une carte à {player} en retour.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n point(s) each and the same number of spells.</source>
        <translation>
            <numerusform>{players} se partagent la victoire avec %n&#xa0;point chacun et le même nombre de sorts.</numerusform>
            <numerusform>{players} se partagent la victoire avec %n&#xa0;points chacun et le même nombre de sorts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an opponent to take a random card from.</source>
        <translation>Choisissez l’adversaire à qui prendre une carte au hasard.</translation>
    </message>
    <message numerus="yes">
        <source>{end} {player} wins with %n point(s).</source>
        <translation>
            <numerusform>{end} {player} gagne avec %n&#xa0;point.</numerusform>
            <numerusform>{end} {player} gagne avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} plays {incantation}: discard a card of your choice.</source>
        <translation>{player} joue {incantation}&#xa0;: défaussez une carte de votre choix.</translation>
    </message>
    <message>
        <source>Choose a component in the pool to discard.</source>
        <translation>Choisissez dans la réserve l’ingrédient à défausser.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s): fewer spells break the tie.</source>
        <translation>
            <numerusform>{player} gagne avec %n&#xa0;point&#xa0;: à égalité, le plus petit nombre de sorts l’emporte.</numerusform>
            <numerusform>{player} gagne avec %n&#xa0;points&#xa0;: à égalité, le plus petit nombre de sorts l’emporte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player} joue.</translation>
    </message>
    <message>
        <source>Move a component to another spell in the pool that needs it.</source>
        <translation>Choisissez un ingrédient de la réserve, puis un autre sort auquel cet ingrédient manque.</translation>
    </message>
    <message>
        <source>Take a component from the discard pile.</source>
        <translation>Prenez un ingrédient dans la défausse.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s).</source>
        <translation>
            <numerusform>{player} gagne avec %n&#xa0;point.</numerusform>
            <numerusform>{player} gagne avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is choosing a card to discard for {incantation}.</source>
        <translation>{player} choisit la carte que {incantation} lui fait défausser.</translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n component(s) from the spell you completed. The rest are discarded.</source>
        <translation>
            <numerusform>Reprenez %n&#xa0;ingrédient du sort achevé, ou aucun, et défaussez le reste.</numerusform>
            <numerusform>Reprenez jusqu’à %n&#xa0;ingrédients du sort achevé et défaussez le reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is choosing a card to give.</source>
        <translation>{player} choisit une carte à donner.</translation>
    </message>
    <message>
        <source>Keep one of the two cards and discard the other.</source>
        <translation>Gardez une des deux cartes et défaussez l’autre.</translation>
    </message>
    <message>
        <source>End your turn: there is nothing left to do.</source>
        <translation>Terminez votre tour&#xa0;: il ne reste rien à faire.</translation>
    </message>
    <message>
        <source>{player} is looking at the top of the deck.</source>
        <translation>{player} regarde le dessus du paquet.</translation>
    </message>
    <message>
        <source>{player} is discarding down to the hand limit.</source>
        <translation>{player} défausse jusqu’à sa limite de main.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s) and become Magus of the Grand Siege!</source>
        <translation>
            <numerusform>Vous gagnez avec %n&#xa0;point et devenez Mage du Grand Siège&#x202f;!</numerusform>
            <numerusform>Vous gagnez avec %n&#xa0;points et devenez Mage du Grand Siège&#x202f;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins with %n point(s): Magus of the Grand Siege!</source>
        <translation>
            <numerusform>{player} gagne avec %n&#xa0;point et devient Mage du Grand Siège&#x202f;!</numerusform>
            <numerusform>{player} gagne avec %n&#xa0;points et devient Mage du Grand Siège&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose an opponent to swap hands with.</source>
        <translation>Choisissez l’adversaire avec qui échanger votre main.</translation>
    </message>
    <message>
        <source>You cannot claim spells while your gambit is in play. {sentence}</source>
        <translation>Vous ne pouvez réclamer aucun sort tant que votre gambit est en jeu. {sentence}</translation>
    </message>
    <message>
        <source>No component fits as it is: play one with {spell}, or show your hand and draw two cards.</source>
        <translation>Aucun ingrédient ne convient tel quel&#xa0;: jouez-en un avec {spell}, ou montrez votre main et piochez deux cartes.</translation>
    </message>
    <message>
        <source>Play another component or end your turn.</source>
        <translation>Jouez un autre ingrédient ou terminez votre tour.</translation>
    </message>
    <message>
        <source>The match ends after {rounds} rounds.</source>
        <translation>La partie s’arrête après {rounds}&#xa0;tours de table.</translation>
    </message>
    <message>
        <source>Take an incantation action or end your turn.</source>
        <translation>Faites une action d’incantation ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Use {spell} or end your turn.</source>
        <translation>Utilisez {spell} ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Play a component, and take an incantation action before or after if you like.</source>
        <translation>Jouez un ingrédient et, si vous voulez, faites une action d’incantation avant ou après.</translation>
    </message>
    <message>
        <source>You have no playable component: take an incantation action, or show your hand and draw two cards.</source>
        <translation>Aucun ingrédient jouable&#xa0;: faites une action d’incantation, ou montrez votre main et piochez deux cartes.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand limit is {limit}: discard %n card(s).</source>
        <translation>
            <numerusform>Votre limite de main est de {limit}&#xa0;cartes&#xa0;: défaussez-en %n.</numerusform>
            <numerusform>Votre limite de main est de {limit}&#xa0;cartes&#xa0;: défaussez-en %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no playable component: use {spell}, or show your hand and draw two cards.</source>
        <translation>Aucun ingrédient jouable&#xa0;: utilisez {spell}, ou montrez votre main et piochez deux cartes.</translation>
    </message>
    <message>
        <source>You have no playable component: show your hand and draw two cards.</source>
        <translation>Aucun ingrédient jouable&#xa0;: montrez votre main et piochez deux cartes.</translation>
    </message>
    <message>
        <source>Play another component, take an incantation action or end your turn.</source>
        <translation>Jouez un autre ingrédient, faites une action d’incantation ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Play a component on a spell in the pool.</source>
        <translation>Jouez un ingrédient sur un sort de la réserve.</translation>
    </message>
    <message>
        <source>Nobody has played a component for at least two rounds.</source>
        <translation>Personne n’a joué d’ingrédient depuis au moins deux tours de table.</translation>
    </message>
    <message numerus="yes">
        <source>You claimed %n spell(s), while {player} claimed {theirs}.</source>
        <translation>
            <numerusform>Vous avez réclamé %n&#xa0;sort, contre {theirs} pour {player}.</numerusform>
            <numerusform>Vous avez réclamé %n&#xa0;sorts, contre {theirs} pour {player}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You claimed no spells, while {player} claimed {theirs}.</source>
        <translation>Vous n’avez réclamé aucun sort&#x202f;; {player} en a réclamé {theirs}.</translation>
    </message>
    <message numerus="yes">
        <source>In %n turn(s), a single component would have completed a spell, but you claimed nothing, and the spell went to a rival.</source>
        <translation>
            <numerusform>Une fois, un seul ingrédient vous suffisait pour achever un sort, mais vous n’avez rien réclamé ce tour-là, et ce sort est allé à un rival.</numerusform>
            <numerusform>%n fois, un seul ingrédient vous suffisait pour achever un sort, mais vous n’avez rien réclamé ce tour-là, et ce sort est allé à un rival.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} stops the spell abilities of {players} until the caster’s next turn.</source>
        <translation>{player} neutralise jusqu’à son prochain tour les capacités des sorts adverses ({players}).</translation>
    </message>
    <message>
        <source>No rival claimed a spell that you had left one component short.</source>
        <translation>Aucun rival n’a réclamé un sort que vous aviez laissé presque achevé.</translation>
    </message>
    <message>
        <source>Of your components, {mine} ended up on spells that you claimed and {theirs} on spells that rivals claimed.</source>
        <translation>{mine} de vos ingrédients ont fini sur des sorts que vous avez réclamés, contre {theirs} sur ceux de vos rivaux.</translation>
    </message>
    <message numerus="yes">
        <source>In %n turns, you played neither your gambit nor an incantation: cards that are never played are worth nothing.</source>
        <translation>
            <numerusform>En %n&#xa0;tours, vous n’avez joué ni votre gambit ni aucune incantation&#xa0;: une carte jamais jouée ne vaut rien.</numerusform>
            <numerusform>En %n&#xa0;tours, vous n’avez joué ni votre gambit ni aucune incantation&#xa0;: une carte jamais jouée ne vaut rien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your gambits annulled a rival’s book that had no useful ability.</source>
        <translation>
            <numerusform>L’un de vos gambits a annulé un livre adverse qui n’avait aucune capacité utile.</numerusform>
            <numerusform>%n de vos gambits ont annulé un livre adverse qui n’avait aucune capacité utile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you played an incantation for extra components but completed no spell: save it for a spell that needs three more.</source>
        <translation>
            <numerusform>Vous avez joué %n&#xa0;fois une incantation pour poser plus d’ingrédients, sans achever de sort&#xa0;: gardez-la pour un sort auquel il manque trois ingrédients.</numerusform>
            <numerusform>Vous avez joué %n&#xa0;fois une incantation pour poser plus d’ingrédients, sans achever de sort&#xa0;: gardez-la pour un sort auquel il manque trois ingrédients.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n turns, you could not play a component: keep a Prismatic Flake or components of different types.</source>
        <translation>
            <numerusform>Lors de %n&#xa0;tours, vous n’avez pu jouer aucun ingrédient&#xa0;: gardez un Flocon prismatique ou des ingrédients de types différents.</numerusform>
            <numerusform>Lors de %n&#xa0;tours, vous n’avez pu jouer aucun ingrédient&#xa0;: gardez un Flocon prismatique ou des ingrédients de types différents.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you left a spell one component short, and a rival claimed it: you could have played on another spell.</source>
        <translation>
            <numerusform>Une fois, vous avez joué l’avant-dernier ingrédient d’un sort qu’un rival a ensuite réclamé&#xa0;: vous pouviez jouer sur un autre sort.</numerusform>
            <numerusform>%n&#xa0;fois, vous avez joué l’avant-dernier ingrédient d’un sort qu’un rival a ensuite réclamé&#xa0;: vous pouviez jouer sur un autre sort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your components ended up on spells that rivals claimed, and only {mine} on spells that you claimed: play where you can complete a spell.</source>
        <translation>
            <numerusform>%n de vos ingrédients ont fini sur des sorts réclamés par vos rivaux, et seulement {mine} sur les vôtres&#xa0;: jouez là où vous pouvez achever le sort.</numerusform>
            <numerusform>%n de vos ingrédients ont fini sur des sorts réclamés par vos rivaux, et seulement {mine} sur les vôtres&#xa0;: jouez là où vous pouvez achever le sort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), you left a spell one component short, and {player} claimed it: you could have played on another spell.</source>
        <translation>
            <numerusform>Une fois, vous avez joué l’avant-dernier ingrédient d’un sort, et {player} a ensuite réclamé ce sort&#xa0;: vous pouviez jouer sur un autre.</numerusform>
            <numerusform>%n&#xa0;fois, vous avez joué l’avant-dernier ingrédient d’un sort, et {player} a ensuite réclamé ce sort&#xa0;: vous pouviez jouer sur un autre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your components ended up on spells that rivals claimed, and none on spells that you claimed: play where you can complete a spell.</source>
        <translation>
            <numerusform>%n de vos ingrédients ont fini sur des sorts réclamés par vos rivaux, et aucun sur les vôtres&#xa0;: jouez là où vous pouvez achever le sort.</numerusform>
            <numerusform>%n de vos ingrédients ont fini sur des sorts réclamés par vos rivaux, et aucun sur les vôtres&#xa0;: jouez là où vous pouvez achever le sort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s draw phase: {cards} instead of 1, thanks to {spells}.</source>
        <translation>{player} a droit à {cards} au lieu d’une à la phase de pioche ({spells}).</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer votre tour</translation>
    </message>
</context>
<context>
    <name>wizards_gambit ability</name>
    <message>
        <source>Draw 2 cards instead of 1 in the draw phase.</source>
        <translation>Piochez deux cartes au lieu d’une à la phase de pioche.</translation>
    </message>
    <message>
        <source>Two incantation actions a turn. Draw a card after the first incantation of the turn.</source>
        <translation>Faites jusqu’à deux actions d’incantation par tour. Piochez une carte après la première incantation du tour.</translation>
    </message>
    <message>
        <source>Play up to two components a turn.</source>
        <translation>Jouez jusqu’à deux ingrédients par tour.</translation>
    </message>
    <message>
        <source>Once a turn: play a component as a Prismatic Flake.</source>
        <translation>Une fois par tour&#xa0;: jouez un ingrédient comme si c’était un Flocon prismatique.</translation>
    </message>
    <message>
        <source>Once a turn: move a component to another spell in the pool that needs it.</source>
        <translation>Une fois par tour&#xa0;: déplacez un ingrédient vers un autre sort de la réserve qui le demande encore.</translation>
    </message>
    <message>
        <source>Once a turn, at its start: take a random card from an opponent, then give that opponent a card.</source>
        <translation>Une fois par tour, au début&#xa0;: prenez une carte au hasard à un adversaire, puis donnez-lui une carte.</translation>
    </message>
    <message>
        <source>Protects against opponents’ Larceny, Drain, Corrupt Exchange, Exchange of Minds, Withering and Eclipse.</source>
        <translation>Protège du Larcin, de la Ponction, de l’Échange corrompu, de l’Échange d’esprits, de la Flétrissure et de l’Éclipse des adversaires.</translation>
    </message>
    <message>
        <source>No gambit can be played on this book.</source>
        <translation>Aucun gambit ne peut être joué sur ce livre.</translation>
    </message>
    <message>
        <source>After completing a spell: take back up to two of its components.</source>
        <translation>Après avoir achevé un sort&#xa0;: reprenez en main jusqu’à deux de ses ingrédients.</translation>
    </message>
    <message>
        <source>For each card in the draw phase, look at the top two: keep one, discard the other.</source>
        <translation>Pour chaque carte de la phase de pioche, regardez les deux premières du paquet&#xa0;: gardez-en une, défaussez l’autre.</translation>
    </message>
    <message>
        <source>Once a turn: make an opponent discard a random card.</source>
        <translation>Une fois par tour&#xa0;: faites défausser à un adversaire une carte au hasard.</translation>
    </message>
    <message>
        <source>Once a turn: discard a card to draw one.</source>
        <translation>Une fois par tour&#xa0;: défaussez une carte pour en piocher une.</translation>
    </message>
    <message>
        <source>Hand limit: 7.</source>
        <translation>Limite de main&#xa0;:&#xa0;7.</translation>
    </message>
    <message>
        <source>Complete and claim spells even with a gambit in play.</source>
        <translation>Vous pouvez achever et réclamer des sorts même avec votre gambit en jeu.</translation>
    </message>
    <message>
        <source>Once a turn, as an incantation action: put a pool spell without components under the spell deck. A new spell replaces it.</source>
        <translation>Une fois par tour, comme action d’incantation&#xa0;: mettez sous le paquet des sorts un sort de la réserve qui n’a aucun ingrédient. Un nouveau sort le remplace.</translation>
    </message>
    <message>
        <source>After playing a component that completes a spell: play one more.</source>
        <translation>Après avoir joué un ingrédient qui achève un sort, vous pouvez en jouer un autre.</translation>
    </message>
    <message>
        <source>Play with an open hand.</source>
        <translation>Votre main est visible de tous.</translation>
    </message>
    <message>
        <source>At the end of the turn, the opponent with the fewest points draws a card.</source>
        <translation>À la fin de votre tour, l’adversaire qui a le moins de points pioche une carte.</translation>
    </message>
    <message>
        <source>Hand limit: 4.</source>
        <translation>Limite de main&#xa0;:&#xa0;4.</translation>
    </message>
    <message>
        <source>No incantations. Gambits can still be played and released.</source>
        <translation>Vous ne pouvez jouer aucune incantation, mais vous pouvez toujours jouer et libérer des gambits.</translation>
    </message>
    <message>
        <source>Hand limit: 3.</source>
        <translation>Limite de main&#xa0;:&#xa0;3.</translation>
    </message>
    <message>
        <source>At the start of the turn, discard a random card.</source>
        <translation>Au début de votre tour, défaussez une carte au hasard.</translation>
    </message>
    <message>
        <source>Each opponent draws one more card in their draw phase.</source>
        <translation>Chaque adversaire pioche une carte de plus à sa phase de pioche.</translation>
    </message>
    <message>
        <source>No ability.</source>
        <translation>Aucune capacité.</translation>
    </message>
    <message>
        <source>Once a turn: draw a card after playing an incantation.</source>
        <translation>Une fois par tour&#xa0;: piochez une carte après avoir joué une incantation.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit achievement</name>
    <message>
        <source>Complete library</source>
        <translation>Toute la bibliothèque</translation>
    </message>
    <message>
        <source>Full repertoire</source>
        <translation>Tout le répertoire</translation>
    </message>
    <message>
        <source>Play each of the ten incantations.</source>
        <translation>Jouez chacune des dix incantations.</translation>
    </message>
    <message>
        <source>Gambits of every kind</source>
        <translation>Gambits en tout genre</translation>
    </message>
    <message>
        <source>Double strike</source>
        <translation>Coup double</translation>
    </message>
    <message>
        <source>Claim two spells in one turn.</source>
        <translation>Réclamez deux sorts dans un même tour.</translation>
    </message>
    <message>
        <source>Heavy reading</source>
        <translation>Un livre bien rempli</translation>
    </message>
    <message>
        <source>Win a match with five or more spells in your book.</source>
        <translation>Gagnez une partie avec au moins cinq sorts dans votre livre.</translation>
    </message>
    <message>
        <source>Slim volume</source>
        <translation>Mince volume</translation>
    </message>
    <message>
        <source>Win a match with at most three spells in your book.</source>
        <translation>Gagnez une partie avec trois sorts au plus dans votre livre.</translation>
    </message>
    <message>
        <source>The final touch</source>
        <translation>La touche finale</translation>
    </message>
    <message>
        <source>In safe keeping</source>
        <translation>En lieu sûr</translation>
    </message>
    <message>
        <source>Claim a spell that your own aura has protected.</source>
        <translation>Réclamez un sort que votre propre aura a protégé.</translation>
    </message>
    <message>
        <source>Curse or no curse</source>
        <translation>Malédiction ou pas</translation>
    </message>
    <message>
        <source>Claim the spell that wins you a match while your top spell works against you.</source>
        <translation>Réclamez le sort de la victoire alors que celui du dessus de votre livre vous nuit.</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Le phénix</translation>
    </message>
    <message>
        <source>Win a match in which you were five points behind.</source>
        <translation>Gagnez une partie après avoir eu cinq points de retard.</translation>
    </message>
    <message>
        <source>Among friends and rivals</source>
        <translation>En petit ou grand comité</translation>
    </message>
    <message>
        <source>Archmage’s bane</source>
        <translation>Fléau des archimages</translation>
    </message>
    <message>
        <source>Use gambits in all four ways: aura, annulment, destruction and release.</source>
        <translation>Utilisez vos gambits des quatre façons possibles&#xa0;: aura de protection, annulation de magie, destruction et libération.</translation>
    </message>
    <message>
        <source>Win against one, two, three and four opponents.</source>
        <translation>Gagnez contre un, deux, trois et quatre adversaires.</translation>
    </message>
    <message>
        <source>Claim each of the 25 spells in the game.</source>
        <translation>Réclamez chacun des 25&#xa0;sorts du jeu.</translation>
    </message>
    <message>
        <source>In one match, claim two spells with four or more components, adding only the last component to each.</source>
        <translation>Dans une même partie, réclamez deux sorts d’au moins quatre ingrédients en ne posant que le dernier de chacun.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit box</name>
    <message>
        <source>Type the number of cards and the effect, then press Enter: “3 Haste”.</source>
        <translation>Tapez le nombre de cartes et l’effet, puis appuyez sur Entrée&#xa0;: «&#x202f;3 Hâte&#x202f;».</translation>
    </message>
    <message>
        <source>Name (leave empty for the built-in one)</source>
        <translation>Nom (vide&#xa0;: celui de la boîte fournie)</translation>
    </message>
    <message>
        <source>No ability ({name})</source>
        <translation>Sans capacité ({name})</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Text of a spell without ability</source>
        <translation>Texte d’un sort sans capacité</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>{count} component cards: at least {least} are needed.</source>
        <translation>{count}&#xa0;cartes d’ingrédient&#xa0;: il en faut au moins {least}.</translation>
    </message>
    <message numerus="yes">
        <source>%n spell(s): the pool needs at least {least}.</source>
        <translation>
            <numerusform>%n sort&#xa0;: il en faut au moins {least} pour la réserve.</numerusform>
            <numerusform>%n&#xa0;sorts&#xa0;: il en faut au moins {least} pour la réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All spells together are worth %n point(s): at least {goal} are needed to win.</source>
        <translation>
            <numerusform>Les sorts valent %n point en tout&#xa0;: il en faut au moins {goal} pour gagner.</numerusform>
            <numerusform>Les sorts valent %n&#xa0;points en tout&#xa0;: il en faut au moins {goal} pour gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} incantation cards: with this number of components, at most {most} are allowed.</source>
        <translation>{count}&#xa0;cartes d’incantation&#xa0;: avec ce nombre d’ingrédients, le maximum est de {most}.</translation>
    </message>
    <message numerus="yes">
        <source>%n gambit(s): at least {least} are needed, one more than there can be players.</source>
        <translation>
            <numerusform>%n gambit&#xa0;: il en faut au moins {least}, un de plus que le plus grand nombre de joueurs.</numerusform>
            <numerusform>%n&#xa0;gambits&#xa0;: il en faut au moins {least}, un de plus que le plus grand nombre de joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a spell without an ability can have a text of its own: choose “{none}”, or delete the text.</source>
        <translation>Seul un sort sans capacité peut avoir son propre texte&#xa0;: choisissez «&#x202f;{none}&#x202f;», ou effacez le texte.</translation>
    </message>
    <message>
        <source>A spell needs at least one component.</source>
        <translation>Un sort doit demander au moins un ingrédient.</translation>
    </message>
    <message>
        <source>A spell can need at most {most} components.</source>
        <translation>Un sort peut demander {most}&#xa0;ingrédients au plus.</translation>
    </message>
    <message>
        <source>{count} spells: the built-in box has {printed}.</source>
        <translation>{count}&#xa0;sorts&#xa0;: la boîte fournie en a {printed}.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of incantations: the built-in box has {printed}.</source>
        <translation>
            <numerusform>%n sorte d’incantation&#xa0;: la boîte fournie en a {printed}.</numerusform>
            <numerusform>%n&#xa0;sortes d’incantations&#xa0;: la boîte fournie en a {printed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} gambits: the built-in box has {printed}.</source>
        <translation>{count}&#xa0;gambits&#xa0;: la boîte fournie en a {printed}.</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Ingrédients</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Incantations</source>
        <translation>Incantations</translation>
    </message>
    <message>
        <source>Gambits</source>
        <translation>Gambits</translation>
    </message>
    <message>
        <source>{component}: {count}</source>
        <translation>{component}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>At least one card of this component is needed.</source>
        <translation>Il faut au moins une carte de cet ingrédient.</translation>
    </message>
    <message>
        <source>This spell can never be completed: the box has too few {component} cards ({count}).</source>
        <translation>Ce sort ne pourra jamais être achevé&#xa0;: la boîte n’a que {count}&#xa0;cartes «&#x202f;{component}&#x202f;».</translation>
    </message>
    <message>
        <source>Another card is called “{name}” too: give this one a different name.</source>
        <translation>Une autre carte s’appelle aussi «&#x202f;{name}&#x202f;»&#xa0;: donnez un nom différent à celle-ci.</translation>
    </message>
    <message>
        <source>“{name}” is a component: give this card another name.</source>
        <translation>«&#x202f;{name}&#x202f;» est un ingrédient&#xa0;: donnez un autre nom à cette carte.</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>Type points, components and ability, then press Enter: “2 PPSR Twin Casting”. The components: A, P, D, G, S, R. Without an ability, type only “1 PS”.</source>
        <translation>Tapez les points, les ingrédients et la capacité, puis appuyez sur Entrée&#xa0;: «&#x202f;2 PPSJ Double incantation&#x202f;». Lettres des ingrédients&#xa0;: A, P, D, G, S, J. Sans capacité, tapez seulement «&#x202f;1&#xa0;PS&#x202f;».</translation>
    </message>
    <message>
        <source>French name (leave empty if it is the same)</source>
        <translation>Nom français (vide s’il est le même)</translation>
    </message>
    <message>
        <source>French text (leave empty if it is the same)</source>
        <translation>Texte français (vide s’il est le même)</translation>
    </message>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit brief</name>
    <message>
        <source>Draws 2 cards a turn</source>
        <translation>Pioche 2&#xa0;cartes par tour</translation>
    </message>
    <message>
        <source>2 incantations, 1 card after the first</source>
        <translation>2&#xa0;incantations, pioche après la première</translation>
    </message>
    <message>
        <source>1 component a turn as a Flake</source>
        <translation>1&#xa0;ingrédient par tour comme Flocon</translation>
    </message>
    <message>
        <source>Moves 1 component a turn</source>
        <translation>Déplace 1&#xa0;ingrédient par tour</translation>
    </message>
    <message>
        <source>Swaps a card with an opponent</source>
        <translation>Échange une carte avec un adversaire</translation>
    </message>
    <message>
        <source>Safe from hand attacks and Eclipse</source>
        <translation>Protège la main et pare l’Éclipse</translation>
    </message>
    <message>
        <source>Takes back 2 components from a spell</source>
        <translation>Reprend 2&#xa0;ingrédients d’un sort</translation>
    </message>
    <message>
        <source>Draws 2 cards, keeps 1</source>
        <translation>Pioche 2&#xa0;cartes, en garde 1</translation>
    </message>
    <message>
        <source>An opponent discards 1 card a turn</source>
        <translation>Un adversaire défausse 1&#xa0;carte par tour</translation>
    </message>
    <message>
        <source>Discards 1 card to draw 1</source>
        <translation>Défausse 1&#xa0;carte, en pioche 1</translation>
    </message>
    <message>
        <source>1 more component after each spell</source>
        <translation>1 ingrédient de plus après un sort achevé</translation>
    </message>
    <message>
        <source>{ability}.</source>
        <translation>{ability}.</translation>
    </message>
    <message>
        <source>Hand limit: {limit}</source>
        <translation>Limite de main&#xa0;:&#xa0;{limit}</translation>
    </message>
    <message>
        <source>Claims spells despite a gambit in play</source>
        <translation>Réclame des sorts malgré un gambit</translation>
    </message>
    <message>
        <source>Draws 1 card after an incantation</source>
        <translation>Pioche 1&#xa0;carte après une incantation</translation>
    </message>
    <message>
        <source>Discards 1 random card a turn</source>
        <translation>Défausse 1&#xa0;carte au hasard par tour</translation>
    </message>
    <message>
        <source>2 components a turn</source>
        <translation>2&#xa0;ingrédients par tour</translation>
    </message>
    <message>
        <source>Opponents draw 1 more card</source>
        <translation>Les adversaires piochent 1&#xa0;carte de plus</translation>
    </message>
    <message>
        <source>Book cannot be annulled</source>
        <translation>Livre à l’abri des gambits</translation>
    </message>
    <message>
        <source>Replaces a spell that has no components</source>
        <translation>Remplace un sort sans ingrédient</translation>
    </message>
    <message>
        <source>Hand open to all</source>
        <translation>Main visible de tous</translation>
    </message>
    <message>
        <source>Opponent with fewest points draws 1 card</source>
        <translation>L’adversaire qui a le moins de points pioche</translation>
    </message>
    <message>
        <source>No ability</source>
        <translation>Aucune capacité</translation>
    </message>
    <message>
        <source>No incantations</source>
        <translation>Pas d’incantation</translation>
    </message>
</context>
<context>
    <name>wizards_gambit card</name>
    <message>
        <source>Unknown card</source>
        <translation>Carte inconnue</translation>
    </message>
</context>
<context>
    <name>wizards_gambit card in a sentence</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n&#xa0;carte</numerusform>
            <numerusform>%n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte inconnue</numerusform>
            <numerusform>%n&#xa0;cartes inconnues</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} ({count} cards)</source>
        <translation>{card} ({count}&#xa0;exemplaires)</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
</context>
<context>
    <name>wizards_gambit component</name>
    <message>
        <source>Angel’s Breath</source>
        <translation>Souffle de l’ange</translation>
    </message>
    <message>
        <source>Phoenix Ashes</source>
        <translation>Cendres du phénix</translation>
    </message>
    <message>
        <source>Dragon’s Tooth</source>
        <translation>Dent de dragon</translation>
    </message>
    <message>
        <source>Griffin Feather</source>
        <translation>Plume de griffon</translation>
    </message>
    <message>
        <source>Siren’s Tears</source>
        <translation>Larmes de la sirène</translation>
    </message>
    <message>
        <source>Riven Agate</source>
        <translation>Agate disjointe</translation>
    </message>
    <message>
        <source>Prismatic Flake</source>
        <translation>Flocon prismatique</translation>
    </message>
</context>
<context>
    <name>wizards_gambit component in a sentence</name>
    <message>
        <source>an Angel’s Breath</source>
        <translation>un Souffle de l’ange</translation>
    </message>
    <message>
        <source>Phoenix Ashes</source>
        <translation>des Cendres du phénix</translation>
    </message>
    <message>
        <source>a Dragon’s Tooth</source>
        <translation>une Dent de dragon</translation>
    </message>
    <message>
        <source>a Griffin Feather</source>
        <translation>une Plume de griffon</translation>
    </message>
    <message>
        <source>Siren’s Tears</source>
        <translation>des Larmes de la sirène</translation>
    </message>
    <message>
        <source>a Riven Agate</source>
        <translation>une Agate disjointe</translation>
    </message>
    <message>
        <source>a Prismatic Flake</source>
        <translation>un Flocon prismatique</translation>
    </message>
    <message>
        <source>{component} as {type}</source>
        <translation>{component} comme {type}</translation>
    </message>
    <message numerus="yes">
        <source>%n Angel’s Breaths</source>
        <translation>
            <numerusform>%n&#xa0;Souffle de l’ange</numerusform>
            <numerusform>%n&#xa0;Souffles de l’ange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Phoenix Ashes</source>
        <translation>
            <numerusform>%n&#xa0;Cendres du phénix</numerusform>
            <numerusform>%n&#xa0;Cendres du phénix</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dragon’s Teeth</source>
        <translation>
            <numerusform>%n&#xa0;Dent de dragon</numerusform>
            <numerusform>%n&#xa0;Dents de dragon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Griffin Feathers</source>
        <translation>
            <numerusform>%n&#xa0;Plume de griffon</numerusform>
            <numerusform>%n&#xa0;Plumes de griffon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Siren’s Tears</source>
        <translation>
            <numerusform>%n&#xa0;Larmes de la sirène</numerusform>
            <numerusform>%n&#xa0;Larmes de la sirène</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Riven Agates</source>
        <translation>
            <numerusform>%n&#xa0;Agate disjointe</numerusform>
            <numerusform>%n&#xa0;Agates disjointes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Prismatic Flakes</source>
        <translation>
            <numerusform>%n&#xa0;Flocon prismatique</numerusform>
            <numerusform>%n&#xa0;Flocons prismatiques</numerusform>
        </translation>
    </message>
    <message>
        <source>{component} (as {type})</source>
        <translation>{component} (ici {type})</translation>
    </message>
</context>
<context>
    <name>wizards_gambit deck</name>
    <message>
        <source>“{word}” is not an ability listed on the rules page.</source>
        <translation>«&#x202f;{word}&#x202f;» ne figure pas parmi les capacités de la page des règles.</translation>
    </message>
    <message>
        <source>“{word}” is not an effect listed on the rules page.</source>
        <translation>«&#x202f;{word}&#x202f;» ne figure pas parmi les effets de la page des règles.</translation>
    </message>
    <message>
        <source>Write the number of each component below the line [components].</source>
        <translation>Écrivez le nombre de cartes de chaque ingrédient sous la ligne [components].</translation>
    </message>
    <message>
        <source>Start each card of this kind with the line [[{kind}]], in double brackets.</source>
        <translation>Commencez chaque carte de cette sorte par la ligne [[{kind}]], avec ses doubles crochets.</translation>
    </message>
    <message>
        <source>Too few spells ({count}): the pool needs at least {least}.</source>
        <translation>Trop peu de sorts ({count})&#xa0;: il en faut au moins {least} pour la réserve.</translation>
    </message>
    <message>
        <source>Too many spells ({count}): keep {most} at most.</source>
        <translation>Trop de sorts ({count})&#xa0;: gardez-en {most} au plus.</translation>
    </message>
    <message>
        <source>Too many different incantations ({count}): keep {most} at most.</source>
        <translation>Trop d’incantations différentes ({count})&#xa0;: gardez-en {most} au plus.</translation>
    </message>
    <message>
        <source>Too many incantation cards ({count}): with this number of components, keep {most} at most.</source>
        <translation>Trop de cartes d’incantation ({count})&#xa0;: avec ce nombre d’ingrédients, le paquet peut en compter {most} au plus.</translation>
    </message>
    <message>
        <source>Too few components ({count} cards): use at least {least}.</source>
        <translation>Trop peu d’ingrédients ({count}&#xa0;cartes)&#xa0;: il en faut au moins {least}.</translation>
    </message>
    <message>
        <source>“{name}” is a component: give this card another name.</source>
        <translation>«&#x202f;{name}&#x202f;» est un ingrédient&#xa0;: donnez un autre nom à cette carte.</translation>
    </message>
    <message>
        <source>This card has no “{key}”: add a line for it.</source>
        <translation>Il manque la clé «&#x202f;{key}&#x202f;» à cette carte&#xa0;: ajoutez-la.</translation>
    </message>
    <message>
        <source>“{key}” is not a key used here. Use only: {keys}.</source>
        <translation>«&#x202f;{key}&#x202f;» n’est pas une clé connue ici. Utilisez seulement&#xa0;: {keys}.</translation>
    </message>
    <message>
        <source>Your spells are worth only {points} in all: add spells until they are worth at least {goal}.</source>
        <translation>Vos sorts ne valent que {points} en tout&#xa0;: ajoutez-en pour atteindre au moins {goal}.</translation>
    </message>
    <message>
        <source>The card on line {line} is also called “{name}”: rename one of the two cards. A card without a name takes the name of its ability or effect.</source>
        <translation>La carte de la ligne&#xa0;{line} s’appelle aussi «&#x202f;{name}&#x202f;»&#xa0;: changez l’un des deux noms. Une carte sans nom porte celui de sa capacité ou de son effet.</translation>
    </message>
    <message>
        <source>“{word}” is not a component.</source>
        <translation>«&#x202f;{word}&#x202f;» n’est pas un ingrédient.</translation>
    </message>
    <message>
        <source>“{key}” must be text in quotes.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être un texte entre guillemets.</translation>
    </message>
    <message>
        <source>A spell cannot need a Prismatic Flake: choose another component.</source>
        <translation>Un sort ne peut pas demander de Flocon prismatique&#xa0;: choisissez un autre ingrédient.</translation>
    </message>
    <message>
        <source>“{key}” must be letters, such as {letters}, or a list of names, such as {names}.</source>
        <translation>«&#x202f;{key}&#x202f;» doit être une suite de lettres, comme {letters}, ou une liste de noms, comme {names}.</translation>
    </message>
    <message>
        <source>“{key}” must be a whole number without quotes, such as 3 (here: {value}).</source>
        <translation>«&#x202f;{key}&#x202f;» doit être un nombre entier, sans guillemets, par exemple 3 (ici&#xa0;: {value}).</translation>
    </message>
    <message>
        <source>A spell can need at most {most} components (here: {count}).</source>
        <translation>Un sort peut demander {most}&#xa0;ingrédients au plus (ici&#xa0;: {count}).</translation>
    </message>
    <message>
        <source>“{key}” must be between {least} and {most} (here: {number}).</source>
        <translation>«&#x202f;{key}&#x202f;» doit être compris entre {least} et {most} (ici&#xa0;: {number}).</translation>
    </message>
    <message numerus="yes">
        <source>This spell needs too many of one component: “{component}” has only %n card(s).</source>
        <translation>
            <numerusform>Personne ne pourrait achever ce sort&#xa0;: le paquet n’a qu’une carte «&#x202f;{component}&#x202f;».</numerusform>
            <numerusform>Personne ne pourrait achever ce sort&#xa0;: le paquet n’a que %n&#xa0;cartes «&#x202f;{component}&#x202f;».</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} or {last}</source>
        <translation>{names} ou {last}</translation>
    </message>
    <message>
        <source>The name is empty: write one, or remove the line.</source>
        <translation>Le nom est vide&#xa0;: écrivez-en un, ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>“{name}” is too long: use at most {most} characters.</source>
        <translation>«&#x202f;{name}&#x202f;» est trop long&#xa0;: {most}&#xa0;caractères au plus.</translation>
    </message>
    <message>
        <source>{problem} Did you mean {names}?</source>
        <translation>{problem} Vouliez-vous dire {names}&#x202f;?</translation>
    </message>
    <message>
        <source>The name contains a character that cannot be displayed: please remove it.</source>
        <translation>Le nom contient un caractère impossible à afficher&#xa0;: supprimez-le.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«&#x202f;{name}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>wizards_gambit effect</name>
    <message>
        <source>{player} may play every component and incantation now in hand.</source>
        <translation>{player} peut jouer ce tour-ci tous les ingrédients et toutes les incantations de sa main actuelle.</translation>
    </message>
    <message>
        <source>This turn, play any number of the components and incantations now in your hand.</source>
        <translation>Ce tour-ci, vous pouvez jouer tous les ingrédients et toutes les incantations que vous avez maintenant en main.</translation>
    </message>
    <message>
        <source>Play up to two more components this turn.</source>
        <translation>Jouez jusqu’à deux ingrédients de plus ce tour-ci.</translation>
    </message>
    <message>
        <source>Take a random card from an opponent’s hand.</source>
        <translation>Prenez une carte au hasard dans la main d’un adversaire.</translation>
    </message>
    <message>
        <source>{player} draws 5 cards.</source>
        <translation>{player} pioche 5&#xa0;cartes.</translation>
    </message>
    <message>
        <source>Each opponent in turn discards a card of their choice.</source>
        <translation>Chaque adversaire, à tour de rôle, défausse une carte de son choix.</translation>
    </message>
    <message>
        <source>Discard a component from a spell in the pool.</source>
        <translation>Défaussez un ingrédient d’un sort de la réserve.</translation>
    </message>
    <message>
        <source>Move a component to another spell in the pool that needs it. If the move completes the spell, claim it.</source>
        <translation>Déplacez un ingrédient vers un autre sort de la réserve qui le demande encore. Si vous achevez ainsi ce sort, réclamez-le.</translation>
    </message>
    <message>
        <source>{player} may play two more components this turn.</source>
        <translation>{player} peut jouer deux ingrédients de plus ce tour-ci.</translation>
    </message>
    <message>
        <source>Take a component of your choice from the discard pile.</source>
        <translation>Prenez un ingrédient de votre choix dans la défausse.</translation>
    </message>
    <message>
        <source>Until the start of your next turn, your opponents’ spell abilities do not work.</source>
        <translation>Jusqu’au début de votre prochain tour, les capacités des sorts adverses n’agissent plus.</translation>
    </message>
    <message>
        <source>{player} takes a random card from an opponent’s hand.</source>
        <translation>{player} prend une carte au hasard dans la main d’un adversaire.</translation>
    </message>
    <message>
        <source>Draw 5 cards.</source>
        <translation>Piochez 5&#xa0;cartes.</translation>
    </message>
    <message>
        <source>{player} makes every opponent choose and discard a card.</source>
        <translation>{player} force chaque adversaire à choisir une carte et à la défausser.</translation>
    </message>
    <message>
        <source>Swap hands with an opponent.</source>
        <translation>Échangez votre main contre celle d’un adversaire.</translation>
    </message>
    <message>
        <source>{player} discards a component from a spell in the pool.</source>
        <translation>{player} défausse un ingrédient d’un sort de la réserve.</translation>
    </message>
    <message>
        <source>{player} moves a component from one spell in the pool to another.</source>
        <translation>{player} déplace un ingrédient d’un sort de la réserve vers un autre.</translation>
    </message>
    <message>
        <source>{player} swaps hands with an opponent.</source>
        <translation>{player} échange sa main contre celle d’un adversaire.</translation>
    </message>
    <message>
        <source>{player} takes a component from the discard pile.</source>
        <translation>{player} prend un ingrédient dans la défausse.</translation>
    </message>
    <message>
        <source>Until {player}’s next turn, the other wizards’ spell abilities do not work.</source>
        <translation>{player} neutralise les capacités des sorts adverses jusqu’à son prochain tour.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit example</name>
    <message>
        <source>but not</source>
        <translation>mais pas</translation>
    </message>
</context>
<context>
    <name>wizards_gambit gambit</name>
    <message>
        <source>Gambit {numeral}</source>
        <translation>Gambit {numeral}</translation>
    </message>
</context>
<context>
    <name>wizards_gambit gambit in a sentence</name>
    <message>
        <source>gambit {numeral}</source>
        <translation>le gambit {numeral}</translation>
    </message>
</context>
<context>
    <name>wizards_gambit house</name>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Reconstruction of the printed cards</source>
        <translation>Reconstitution des cartes imprimées</translation>
    </message>
    <message>
        <source>The card lists of the published game are not public, so this program has its own. If you own the game, enter the cards from your box and play with them.</source>
        <translation>Les listes des cartes imprimées ne sont pas publiques&#xa0;: ce programme a donc les siennes. Si vous possédez la boîte, saisissez ses cartes pour jouer avec.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit incantation</name>
    <message>
        <source>Colbach’s Bounty</source>
        <translation>Largesse de Colbach</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>Prospérité</translation>
    </message>
    <message>
        <source>Haste</source>
        <translation>Hâte</translation>
    </message>
    <message>
        <source>Larceny</source>
        <translation>Larcin</translation>
    </message>
    <message>
        <source>Withering</source>
        <translation>Flétrissure</translation>
    </message>
    <message>
        <source>Dispel</source>
        <translation>Dissipation</translation>
    </message>
    <message>
        <source>Transmutation</source>
        <translation>Transmutation</translation>
    </message>
    <message>
        <source>Exchange of Minds</source>
        <translation>Échange d’esprits</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>Rappel</translation>
    </message>
    <message>
        <source>Eclipse</source>
        <translation>Éclipse</translation>
    </message>
</context>
<context>
    <name>wizards_gambit incantation in a sentence</name>
    <message>
        <source>Colbach’s Bounty</source>
        <translation>la Largesse de Colbach</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>la Prospérité</translation>
    </message>
    <message>
        <source>Haste</source>
        <translation>la Hâte</translation>
    </message>
    <message>
        <source>Larceny</source>
        <translation>le Larcin</translation>
    </message>
    <message>
        <source>Withering</source>
        <translation>la Flétrissure</translation>
    </message>
    <message>
        <source>Dispel</source>
        <translation>la Dissipation</translation>
    </message>
    <message>
        <source>Transmutation</source>
        <translation>la Transmutation</translation>
    </message>
    <message>
        <source>Exchange of Minds</source>
        <translation>l’Échange d’esprits</translation>
    </message>
    <message>
        <source>Recall</source>
        <translation>le Rappel</translation>
    </message>
    <message>
        <source>Eclipse</source>
        <translation>l’Éclipse</translation>
    </message>
</context>
<context>
    <name>wizards_gambit law</name>
    <message>
        <source>You do not have this card in hand.</source>
        <translation>Vous n’avez pas cette carte en main.</translation>
    </message>
    <message>
        <source>This spell is not in the pool.</source>
        <translation>Ce sort n’est pas dans la réserve.</translation>
    </message>
    <message>
        <source>This component is not on that spell.</source>
        <translation>Cet ingrédient n’est pas sur ce sort.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Choisissez un adversaire.</translation>
    </message>
    <message>
        <source>This opponent has no cards.</source>
        <translation>Cet adversaire n’a pas de cartes.</translation>
    </message>
    <message>
        <source>You have no incantation actions left this turn.</source>
        <translation>Vous n’avez plus d’action d’incantation ce tour-ci.</translation>
    </message>
    <message>
        <source>The top spell of your book does not allow this move, or you have already used its ability this turn.</source>
        <translation>Le sort du dessus de votre livre ne permet pas ce coup, ou vous avez déjà utilisé sa capacité ce tour-ci.</translation>
    </message>
    <message>
        <source>You cannot complete a spell while your gambit is in play.</source>
        <translation>Vous ne pouvez pas achever de sort tant que votre gambit est en jeu.</translation>
    </message>
    <message>
        <source>This component cannot stand for another type.</source>
        <translation>Cet ingrédient ne peut pas en remplacer un autre.</translation>
    </message>
    <message>
        <source>First give a card in return.</source>
        <translation>Donnez d’abord une carte en retour.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Ce n’est pas le moment de décider cela.</translation>
    </message>
    <message>
        <source>You cannot choose this opponent: {spell} protects them.</source>
        <translation>Vous ne pouvez pas viser cet adversaire&#xa0;: {spell} le protège.</translation>
    </message>
    <message>
        <source>First use {spell} or skip the ability.</source>
        <translation>Utilisez d’abord {spell}, ou renoncez à sa capacité.</translation>
    </message>
    <message>
        <source>First choose the component to discard.</source>
        <translation>Choisissez d’abord l’ingrédient à défausser.</translation>
    </message>
    <message>
        <source>An aura protects this spell.</source>
        <translation>Une aura protège ce sort.</translation>
    </message>
    <message>
        <source>First move a component for the incantation.</source>
        <translation>Déplacez d’abord un ingrédient pour l’incantation.</translation>
    </message>
    <message>
        <source>First take a component from the discard pile.</source>
        <translation>Prenez d’abord un ingrédient dans la défausse.</translation>
    </message>
    <message>
        <source>First choose the components to take back.</source>
        <translation>Choisissez d’abord les ingrédients à reprendre.</translation>
    </message>
    <message>
        <source>First discard down to your hand limit.</source>
        <translation>Défaussez d’abord jusqu’à votre limite de main.</translation>
    </message>
    <message>
        <source>No spell in the pool needs {component}.</source>
        <translation>Aucun sort de la réserve n’attend {component}.</translation>
    </message>
    <message>
        <source>You already have a gambit in play.</source>
        <translation>Vous avez déjà un gambit en jeu.</translation>
    </message>
    <message>
        <source>This component was not on the completed spell.</source>
        <translation>Cet ingrédient n’était pas sur le sort achevé.</translation>
    </message>
    <message>
        <source>Choose one of the two cards.</source>
        <translation>Choisissez une des deux cartes.</translation>
    </message>
    <message>
        <source>You cannot play another component this turn.</source>
        <translation>Vous ne pouvez plus jouer d’ingrédient ce tour-ci.</translation>
    </message>
    <message>
        <source>{spell} does not need {component}.</source>
        <translation>Vous ne pouvez pas jouer {component} sur {spell}.</translation>
    </message>
    <message>
        <source>First choose an opponent for the incantation.</source>
        <translation>Choisissez d’abord un adversaire pour l’incantation.</translation>
    </message>
    <message>
        <source>Move the component to another spell.</source>
        <translation>Déplacez l’ingrédient vers un autre sort.</translation>
    </message>
    <message>
        <source>You cannot play incantations while {spell} is on top of your book.</source>
        <translation>Avec {spell} sur le dessus de votre livre, vous ne pouvez pas jouer d’incantation.</translation>
    </message>
    <message>
        <source>First discard a card for {incantation}.</source>
        <translation>Défaussez d’abord une carte&#xa0;: {incantation} vous y oblige.</translation>
    </message>
    <message>
        <source>No gambit can be played on a book with {spell} on top.</source>
        <translation>Aucun gambit ne peut être joué sur un livre dont le sort du dessus est {spell}.</translation>
    </message>
    <message>
        <source>This spell already has a gambit.</source>
        <translation>Ce sort porte déjà un gambit.</translation>
    </message>
    <message>
        <source>This spell book does not exist.</source>
        <translation>Ce livre de sorts n’existe pas.</translation>
    </message>
    <message>
        <source>First keep one of the two cards.</source>
        <translation>Gardez d’abord une des deux cartes.</translation>
    </message>
    <message>
        <source>This spell book already has a gambit.</source>
        <translation>Ce livre de sorts porte déjà un gambit.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>You cannot release a gambit on the turn you play it.</source>
        <translation>Vous ne pouvez pas libérer un gambit au tour où vous l’avez joué.</translation>
    </message>
    <message>
        <source>This spell already has components.</source>
        <translation>Ce sort porte déjà des ingrédients.</translation>
    </message>
    <message>
        <source>This component is not in the discard pile.</source>
        <translation>Cet ingrédient n’est pas dans la défausse.</translation>
    </message>
    <message>
        <source>This is not a component.</source>
        <translation>Ce n’est pas un ingrédient.</translation>
    </message>
    <message>
        <source>This is not an incantation.</source>
        <translation>Ce n’est pas une incantation.</translation>
    </message>
    <message>
        <source>You do not have this gambit.</source>
        <translation>Vous n’avez pas ce gambit.</translation>
    </message>
    <message>
        <source>This is not a gambit.</source>
        <translation>Ce n’est pas un gambit.</translation>
    </message>
    <message>
        <source>This opponent has no gambit in play.</source>
        <translation>Cet adversaire n’a pas de gambit en jeu.</translation>
    </message>
    <message>
        <source>You have no gambit in play.</source>
        <translation>Vous n’avez pas de gambit en jeu.</translation>
    </message>
    <message>
        <source>First play a component: you have one that fits.</source>
        <translation>Jouez d’abord un ingrédient&#xa0;: vous en avez un qui convient.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit lesson</name>
    <message>
        <source>End your turn, and watch Bounty at work.</source>
        <translation>Terminez votre tour&#xa0;: vous allez voir la Générosité à l’œuvre&#x202f;!</translation>
    </message>
    <message>
        <source>Spells score points, and whoever reaches ten first wins at once. Everybody plays on the same four spells: each shows its points and the components it needs.</source>
        <translation>Les sorts rapportent des points, et qui en réunit dix gagne aussitôt. Tout le monde joue sur ces quatre cartes, qui indiquent leurs points et les ingrédients demandés.</translation>
    </message>
    <message>
        <source>You hold components, one incantation and a Prismatic Flake, the wild card that stands for any component. Keep the gambit in front of you: it’s your trump card.</source>
        <translation>Vous avez en main des ingrédients, une incantation et un Flocon prismatique, le joker qui remplace n’importe quel ingrédient. Gardez le gambit posé devant vous&#xa0;: c’est votre atout.</translation>
    </message>
    <message>
        <source>So close! Siren’s Tears, and the Flake in place of Angel’s Breath, complete Bounty.</source>
        <translation>Si près du but&#x202f;! Les Larmes de la sirène, et le Flocon à la place du Souffle de l’ange, achèvent la Générosité.</translation>
    </message>
    <message>
        <source>Morwenna had to play elsewhere. A gambit can also annul a book, which then has no ability, or destroy another gambit. But while yours is in play, you cannot claim spells.</source>
        <translation>Morwenna a dû jouer ailleurs. Un gambit peut aussi priver un livre de sa capacité, ou détruire un autre gambit. Mais tant que le vôtre est en jeu, vous ne pouvez réclamer aucun sort.</translation>
    </message>
    <message>
        <source>Every turn you must play one component on a spell that still needs it. Start with Bounty: drag your Griffin Feather onto it.</source>
        <translation>À chaque tour, vous devez jouer un ingrédient sur un sort qui le demande encore. Commencez par la Générosité&#xa0;: faites-y glisser votre Plume de griffon.</translation>
    </message>
    <message>
        <source>Three points! Reclamation now covers Bounty, so only Reclamation works. At the end of your turn, you keep five cards at most. Play on: seven more points, and you win!</source>
        <translation>Trois points&#x202f;! La Récupération agit maintenant à la place de la Générosité. En fin de tour, vous gardez cinq cartes au plus. Continuez&#xa0;: encore sept points, et vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>That’s enough for now. End your turn: you’ll draw a card.</source>
        <translation>Cela suffit pour l’instant. Terminez votre tour&#xa0;: vous piocherez une carte.</translation>
    </message>
    <message>
        <source>Morwenna has started Reclamation. Whoever plays the last component claims the spell, no matter who played the rest. So never leave just one for the next wizard!</source>
        <translation>Morwenna a commencé la Récupération. Qui pose le dernier ingrédient réclame le sort&#xa0;: ne laissez donc jamais au magicien suivant un sort auquel il ne manque qu’un ingrédient&#x202f;!</translation>
    </message>
    <message>
        <source>Trust me: play Phoenix Ashes on Reclamation.</source>
        <translation>Faites-moi confiance&#xa0;: jouez les Cendres du phénix sur la Récupération.</translation>
    </message>
    <message>
        <source>Once a turn you may play an incantation as well. Play Haste, and you can play two more components.</source>
        <translation>Une fois par tour, vous pouvez aussi jouer une incantation. Jouez la Hâte&#xa0;: vous pourrez jouer deux ingrédients de plus.</translation>
    </message>
    <message>
        <source>Now complete Bounty before Morwenna can! Play Siren’s Tears, and the Flake in place of Angel’s Breath.</source>
        <translation>Achevez la Générosité avant Morwenna&#x202f;! Jouez les Larmes de la sirène, et le Flocon à la place du Souffle de l’ange.</translation>
    </message>
    <message>
        <source>You’ve claimed Bounty: 1 point, and you now draw two cards a turn. Only the top spell of your book works, but the points of all your spells count.</source>
        <translation>Vous avez réclamé la Générosité&#xa0;: elle vaut 1&#xa0;point et vous fait piocher deux cartes par tour. Seul le sort du dessus de votre livre agit, mais les points de tous vos sorts comptent.</translation>
    </message>
    <message>
        <source>Two cards! And Reclamation needs two more components, both in your hand. Play Phoenix Ashes there. I know, that leaves just one…</source>
        <translation>Deux cartes&#x202f;! Et vous avez les deux ingrédients qui manquent à la Récupération. Posez-y les Cendres du phénix. Je sais, il n’en manquera plus qu’un…</translation>
    </message>
    <message>
        <source>That’s what your gambit is for! It takes the place of your incantation: play it on Reclamation as an aura, and nobody can touch that spell.</source>
        <translation>Voilà à quoi sert votre gambit&#x202f;! Jouez-le sur la Récupération, au lieu d’une incantation&#xa0;: il devient une aura, et personne ne peut toucher à un sort sous une aura.</translation>
    </message>
    <message>
        <source>Now release your gambit, which then leaves the game, and complete Reclamation with your Griffin Feather.</source>
        <translation>Libérez maintenant votre gambit, qui sera retiré de la partie, puis achevez la Récupération avec votre Plume de griffon.</translation>
    </message>
    <message>
        <source>Start with the Griffin Feather on Bounty: you hold everything that spell needs.</source>
        <translation>Commencez par la Plume de griffon sur la Générosité&#xa0;: vous avez tout ce que ce sort demande.</translation>
    </message>
    <message>
        <source>Save your best cards for the next turn, and end this one.</source>
        <translation>Gardez vos meilleures cartes pour le prochain tour, et terminez celui-ci.</translation>
    </message>
    <message>
        <source>Play Haste first: then you can play more components.</source>
        <translation>Jouez d’abord la Hâte&#xa0;: vous pourrez ensuite jouer plus d’ingrédients.</translation>
    </message>
    <message>
        <source>Not yet! First end your turn and see what Bounty does.</source>
        <translation>Pas encore&#x202f;! Terminez d’abord votre tour&#xa0;: vous verrez la Générosité à l’œuvre.</translation>
    </message>
    <message>
        <source>Morwenna could claim Reclamation with one card: protect it with your gambit.</source>
        <translation>Morwenna pourrait réclamer la Récupération avec une seule carte&#xa0;: protégez ce sort avec votre gambit.</translation>
    </message>
    <message>
        <source>First release your gambit, then play the Griffin Feather on Reclamation.</source>
        <translation>Libérez d’abord votre gambit, puis jouez la Plume de griffon sur la Récupération.</translation>
    </message>
    <message>
        <source>Gambits</source>
        <translation>Les gambits</translation>
    </message>
    <message>
        <source>Destroy an aura, and annul a book: your own!</source>
        <translation>Détruire une aura, et annuler un livre&#xa0;: le vôtre&#x202f;!</translation>
    </message>
    <message>
        <source>Incantations and auras</source>
        <translation>Incantations et auras</translation>
    </message>
    <message>
        <source>When to play an incantation, and what an aura is for.</source>
        <translation>Quand jouer une incantation, et à quoi sert une aura.</translation>
    </message>
    <message>
        <source>Cursed Rune is worth 5 points and needs only Siren’s Tears, which you hold. But Morwenna’s gambit is an aura on it: nobody can play there, not even Morwenna.</source>
        <translation>La Rune maudite vaut 5&#xa0;points, et il n’y manque que les Larmes de la sirène, que vous avez. Mais le gambit de Morwenna sert d’aura à ce sort&#xa0;: personne ne peut y jouer, pas même Morwenna.</translation>
    </message>
    <message>
        <source>Playing a gambit takes the place of your incantation. Destroy Morwenna’s gambit with the one in front of you: play yours on hers. Both leave the game.</source>
        <translation>Un gambit se joue à la place d’une incantation. Détruisez le gambit de Morwenna&#xa0;: posez dessus celui qui est devant vous. Les deux seront retirés de la partie.</translation>
    </message>
    <message>
        <source>The way is clear! Morwenna did most of the work, but whoever plays the last component claims the spell: play Siren’s Tears on Cursed Rune.</source>
        <translation>La voie est libre&#x202f;! Morwenna a fait presque tout le travail, mais qui joue le dernier ingrédient réclame le sort&#xa0;: jouez les Larmes de la sirène sur la Rune maudite.</translation>
    </message>
    <message>
        <source>Stop the curse with the gambit in your hand: play it on your own book. An annulled book has no ability, but its points still count.</source>
        <translation>Arrêtez cette malédiction avec le gambit de votre main&#xa0;: jouez-le sur votre propre livre. Un livre annulé perd sa capacité, mais ses points comptent toujours.</translation>
    </message>
    <message>
        <source>Morwenna’s gambit is an aura on Reclamation: it keeps you away while she waits for the last components. But while it’s in play, Morwenna cannot claim any spell!</source>
        <translation>Le gambit de Morwenna sert d’aura à la Récupération&#xa0;: il vous tient à l’écart pendant que Morwenna attend les derniers ingrédients. Mais tant que ce gambit est en jeu, elle ne peut réclamer aucun sort&#x202f;!</translation>
    </message>
    <message>
        <source>So Aegis, which needs one Angel’s Breath, is safe from her. You could play the one in your hand, but you have something better: play Transmutation.</source>
        <translation>Morwenna ne peut donc pas réclamer l’Égide, à laquelle il manque un Souffle de l’ange. Vous pourriez y jouer le vôtre, mais vous avez mieux&#xa0;: jouez la Transmutation.</translation>
    </message>
    <message>
        <source>Transmutation moves a component that’s already on a spell. Take the Angel’s Breath from Open Mind and move it to Aegis.</source>
        <translation>La Transmutation déplace un ingrédient déjà posé. Prenez le Souffle de l’ange posé sur l’Esprit ouvert, et amenez-le sur l’Égide.</translation>
    </message>
    <message>
        <source>Aegis is yours: 2 points, and cards such as Larceny no longer affect you. Open Mind now needs one component more than before, and you still hold your Angel’s Breath!</source>
        <translation>L’Égide est à vous&#xa0;: 2&#xa0;points, et le Larcin, entre autres, vous épargne. Il manque désormais un ingrédient de plus à l’Esprit ouvert, et vous avez encore votre Souffle de l’ange&#x202f;!</translation>
    </message>
    <message>
        <source>An incantation is extra: you still play a component, before or after it. So now play Siren’s Tears on Numb Fingers.</source>
        <translation>Une incantation ne remplace pas votre ingrédient&#xa0;: vous en jouez toujours un, avant ou après. Jouez donc maintenant les Larmes de la sirène sur les Doigts gourds.</translation>
    </message>
    <message>
        <source>A new turn, another incantation! Play Prosperity to draw five cards. At the end of your turn you keep five at most, so you can choose the best.</source>
        <translation>Nouveau tour, nouvelle incantation&#x202f;! Jouez la Prospérité pour piocher cinq cartes. À la fin de votre tour, vous garderez au plus cinq cartes en main&#xa0;: vous pourrez choisir les meilleures.</translation>
    </message>
    <message>
        <source>Your own gambit is still in front of you. On a later turn, play it in place of an incantation, ideally as an aura on a spell that needs just one component, one you hold. Play on!</source>
        <translation>Votre gambit est toujours devant vous. Lors d’un prochain tour, jouez-le à la place d’une incantation, de préférence en aura sur un sort auquel il ne manque qu’un ingrédient, que vous avez en main. À vous&#x202f;!</translation>
    </message>
    <message>
        <source>First get rid of that aura: destroy Morwenna’s gambit with the one in front of you.</source>
        <translation>Débarrassez-vous d’abord de cette aura&#xa0;: détruisez le gambit de Morwenna avec celui qui est devant vous.</translation>
    </message>
    <message>
        <source>Five points are waiting: play Siren’s Tears on Cursed Rune.</source>
        <translation>Cinq points vous attendent&#xa0;: jouez les Larmes de la sirène sur la Rune maudite.</translation>
    </message>
    <message>
        <source>First put an end to the curse: play the gambit from your hand on your own book.</source>
        <translation>Arrêtez d’abord la malédiction&#xa0;: jouez le gambit de votre main sur votre propre livre.</translation>
    </message>
    <message>
        <source>Keep your other cards for now: first play Transmutation.</source>
        <translation>Gardez vos autres cartes pour l’instant&#xa0;: jouez d’abord la Transmutation.</translation>
    </message>
    <message>
        <source>Complete Aegis: move the Angel’s Breath there from Open Mind.</source>
        <translation>Achevez l’Égide&#xa0;: amenez-y le Souffle de l’ange posé sur l’Esprit ouvert.</translation>
    </message>
    <message>
        <source>Keep your other components for later: this time, play Siren’s Tears on Numb Fingers.</source>
        <translation>Gardez vos autres cartes pour plus tard&#xa0;: cette fois, jouez les Larmes de la sirène sur les Doigts gourds.</translation>
    </message>
    <message>
        <source>Play Prosperity first, and see what you draw.</source>
        <translation>Jouez d’abord la Prospérité, et voyez ce que vous piochez.</translation>
    </message>
    <message>
        <source>Five points, halfway there! But big spells can harm you: at the start of your turn, Cursed Rune makes you discard a card at random. It has just done so.</source>
        <translation>Cinq points, la moitié du chemin&#x202f;! Mais les grands sorts ont un prix&#xa0;: au début de votre tour, la Rune maudite vous fait défausser une carte au hasard. Elle vient de le faire.</translation>
    </message>
    <message>
        <source>On a later turn, Morwenna can release her gambit and complete the spell. Your gambits can be auras too, but they can also annul a book or destroy another gambit.</source>
        <translation>Plus tard, Morwenna pourra libérer son gambit et achever le sort. Vos gambits peuvent aussi servir d’aura, annuler un livre ou détruire un autre gambit.</translation>
    </message>
    <message>
        <source>While your gambit is in play, you cannot claim spells. So release it on a later turn and complete another spell to cover Cursed Rune for good. Play on!</source>
        <translation>Tant que votre gambit est en jeu, vous ne pouvez réclamer aucun sort. Libérez-le plus tard, puis achevez un autre sort&#xa0;: il recouvrira la Rune maudite pour de bon. À vous&#x202f;!</translation>
    </message>
</context>
<context>
    <name>wizards_gambit points</name>
    <message>
        <source>{spell}</source>
        <translation>{spell}</translation>
    </message>
</context>
<context>
    <name>wizards_gambit points in a sentence</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n&#xa0;point</numerusform>
            <numerusform>%n&#xa0;points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wizards_gambit problem</name>
    <message numerus="yes">
        <source>You claim only %n spell(s).</source>
        <translation>
            <numerusform>Vous ne réclamez qu’un sort.</numerusform>
            <numerusform>Vous ne réclamez que %n&#xa0;sorts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Win this turn</source>
        <translation>Gagner dès ce tour</translation>
    </message>
    <message>
        <source>Reach ten points this turn.</source>
        <translation>Atteignez dix points ce tour-ci.</translation>
    </message>
    <message>
        <source>Two spells at once</source>
        <translation>Deux sorts d’un coup</translation>
    </message>
    <message>
        <source>Claim {number} spells this turn.</source>
        <translation>Réclamez {number}&#xa0;sorts ce tour-ci.</translation>
    </message>
    <message numerus="yes">
        <source>You end the turn with %n point(s).</source>
        <translation>
            <numerusform>Vous finissez le tour avec %n&#xa0;point.</numerusform>
            <numerusform>Vous finissez le tour avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You end the turn without a new spell.</source>
        <translation>Vous finissez le tour sans nouveau sort.</translation>
    </message>
    <message>
        <source>Your moves must work whatever you draw and whatever the others hold.</source>
        <translation>Vos coups doivent réussir quelles que soient les cartes que vous piochez et celles que vos rivaux ont en main.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit reason</name>
    <message>
        <source>A spell in the pool needs this component.</source>
        <translation>Un sort de la réserve demande cet ingrédient.</translation>
    </message>
    <message>
        <source>A spell in the pool needs only this component.</source>
        <translation>Un sort de la réserve n’attend plus que cet ingrédient.</translation>
    </message>
    <message>
        <source>A Flake fits any spell.</source>
        <translation>Un Flocon convient à tous les sorts.</translation>
    </message>
    <message>
        <source>You are closer to completing the other spell.</source>
        <translation>Avec les cartes que vous avez en main, cet ingrédient vous sera plus utile sur l’autre sort.</translation>
    </message>
    <message numerus="yes">
        <source>Completes {spell} and brings you to %n of the ten points you need.</source>
        <translation>
            <numerusform>Ce coup achève {spell} et vous rapporte %n point sur les dix qu’il vous faut.</numerusform>
            <numerusform>Ce coup achève {spell} et vous rapporte %n&#xa0;points sur les dix qu’il vous faut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spell will still need %n component(s): you hold {held}, and the next wizard is unlikely to complete it.</source>
        <translation>
            <numerusform>Il manquera encore %n ingrédient au sort&#xa0;: vous en avez {held}, et le magicien suivant aura peu de chances de l’achever.</numerusform>
            <numerusform>Il manquera encore %n&#xa0;ingrédients au sort&#xa0;: vous en avez {held}, et le magicien suivant aura peu de chances de l’achever.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spell will still need %n component(s), so the next wizard is unlikely to complete it.</source>
        <translation>
            <numerusform>Il manquera encore %n ingrédient au sort&#xa0;: le magicien suivant aura peu de chances de l’achever.</numerusform>
            <numerusform>Il manquera encore %n&#xa0;ingrédients au sort&#xa0;: le magicien suivant aura peu de chances de l’achever.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{spell} will then need only %n more component(s).</source>
        <translation>
            <numerusform>Il ne faudra alors plus que %n ingrédient pour {spell}.</numerusform>
            <numerusform>Il ne faudra alors plus que %n&#xa0;ingrédients pour {spell}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must play a component, and the next wizard may not hold what the spell still needs.</source>
        <translation>Vous devez jouer un ingrédient, et le magicien suivant n’a peut-être pas ce qui manquera encore au sort.</translation>
    </message>
    <message>
        <source>The other spell is worth more points.</source>
        <translation>L’autre sort vaut plus de points.</translation>
    </message>
    <message>
        <source>The component is of more use on the other spell.</source>
        <translation>L’ingrédient sera plus utile sur l’autre sort.</translation>
    </message>
    <message>
        <source>With more components this turn, you can complete {spell}.</source>
        <translation>En jouant plus d’ingrédients ce tour-ci, vous pourrez achever {spell}.</translation>
    </message>
    <message>
        <source>A component from another spell can complete {spell}.</source>
        <translation>Un ingrédient pris sur un autre sort peut achever {spell}.</translation>
    </message>
    <message>
        <source>You can play several cards this turn.</source>
        <translation>Vous pourrez jouer plusieurs cartes ce tour-ci.</translation>
    </message>
    <message>
        <source>Five new cards may help you complete a spell.</source>
        <translation>Cinq nouvelles cartes vous aideront peut-être à achever un sort.</translation>
    </message>
    <message>
        <source>One more card for you, one fewer for an opponent.</source>
        <translation>Une carte de plus pour vous, une de moins pour un adversaire.</translation>
    </message>
    <message>
        <source>Your opponents discard cards, and you keep yours.</source>
        <translation>Vos adversaires défaussent des cartes, et vous gardez les vôtres.</translation>
    </message>
    <message>
        <source>One component would serve you better on another spell.</source>
        <translation>Un ingrédient de la réserve vous serait plus utile sur un autre sort.</translation>
    </message>
    <message>
        <source>An opponent holds more cards than you would keep.</source>
        <translation>Un adversaire a plus de cartes en main qu’il ne vous en resterait.</translation>
    </message>
    <message>
        <source>An opponent’s hand looks better than yours.</source>
        <translation>La main d’un adversaire semble meilleure que la vôtre.</translation>
    </message>
    <message>
        <source>The discard pile holds a component you can use.</source>
        <translation>La défausse contient un ingrédient qui vous est utile.</translation>
    </message>
    <message>
        <source>You have no better use for this card this turn.</source>
        <translation>Vous n’avez pas de meilleur emploi pour cette carte ce tour-ci.</translation>
    </message>
    <message>
        <source>You can then complete {spell} this turn.</source>
        <translation>Vous pourrez alors achever {spell} ce tour-ci.</translation>
    </message>
    <message>
        <source>{incantation} will help you more on a later turn.</source>
        <translation>Lors d’un prochain tour, {incantation} vous servira davantage.</translation>
    </message>
    <message>
        <source>The spells that need this component are still at least {count} components short.</source>
        <translation>À chaque sort qui demande cet ingrédient, il en manque encore au moins {count}.</translation>
    </message>
    <message>
        <source>Nobody can play on this spell while the aura is on it.</source>
        <translation>Personne ne peut jouer sur ce sort tant que l’aura le protège.</translation>
    </message>
    <message>
        <source>This book’s ability helps your opponent too much.</source>
        <translation>La capacité de ce livre aide trop votre adversaire.</translation>
    </message>
    <message>
        <source>The spell under the aura will be open to you again.</source>
        <translation>Vous pourrez de nouveau jouer sur le sort que protège l’aura.</translation>
    </message>
    <message>
        <source>While the gambit is there, none of this book’s abilities work.</source>
        <translation>Tant que ce gambit est en jeu, aucune capacité de ce livre n’agit.</translation>
    </message>
    <message>
        <source>Without a gambit in play, you can claim spells again.</source>
        <translation>Sans gambit en jeu, vous pourrez de nouveau réclamer des sorts.</translation>
    </message>
    <message>
        <source>Your incantations will help you more on a later turn.</source>
        <translation>Vos incantations vous serviront davantage lors d’un prochain tour.</translation>
    </message>
    <message>
        <source>Keep your gambit until a spell or a book is worth it.</source>
        <translation>Gardez votre gambit pour un sort ou un livre qui en vaille la peine.</translation>
    </message>
    <message>
        <source>Your gambit still serves you where it is.</source>
        <translation>Là où il est, votre gambit vous sert encore.</translation>
    </message>
    <message>
        <source>You need not play another component: keep it for later.</source>
        <translation>Rien ne vous oblige à jouer un autre ingrédient&#xa0;: gardez-le pour plus tard.</translation>
    </message>
    <message>
        <source>No spell in the pool needs these components.</source>
        <translation>Aucun sort de la réserve ne demande ces ingrédients.</translation>
    </message>
    <message>
        <source>Keep room in your hand for other cards.</source>
        <translation>Mieux vaut garder de la place en main pour d’autres cartes.</translation>
    </message>
    <message>
        <source>Costs you nothing and costs an opponent a card.</source>
        <translation>Vous n’y perdez rien, et un adversaire y perd une carte.</translation>
    </message>
    <message>
        <source>A new card will probably be more useful than this one.</source>
        <translation>Une nouvelle carte vous sera sans doute plus utile que celle-ci.</translation>
    </message>
    <message>
        <source>You will have more use for your other cards.</source>
        <translation>Vos autres cartes vous serviront davantage par la suite.</translation>
    </message>
    <message>
        <source>You are unlikely to take a card that helps you.</source>
        <translation>Vous avez peu de chances de prendre une carte utile.</translation>
    </message>
    <message>
        <source>This component matters least to your own plans.</source>
        <translation>C’est l’ingrédient qui compte le moins pour vos projets.</translation>
    </message>
    <message>
        <source>Completes a spell and wins the match.</source>
        <translation>Ce coup achève un sort et vous fait gagner la partie.</translation>
    </message>
    <message numerus="yes">
        <source>The spell will still need %n component(s), and you hold what is missing.</source>
        <translation>
            <numerusform>Il manquera encore %n&#xa0;ingrédient au sort, et vous l’avez.</numerusform>
            <numerusform>Il manquera encore %n&#xa0;ingrédients au sort, et vous les avez.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other spell in the pool needs this component.</source>
        <translation>Aucun autre sort de la réserve ne demande cet ingrédient.</translation>
    </message>
    <message>
        <source>The spell you take the component from is only one component short: an opponent could complete it.</source>
        <translation>Sinon, un adversaire pourrait achever le sort dont vous retirez l’ingrédient.</translation>
    </message>
    <message>
        <source>Once you have played your last card, you will draw five.</source>
        <translation>Une fois votre dernière carte jouée, vous en piocherez cinq.</translation>
    </message>
    <message>
        <source>You hold what the spell needs: the aura will protect it until you release the gambit.</source>
        <translation>Vous avez ce qui manque à ce sort&#xa0;: l’aura vous le réserve jusqu’à ce que vous libériez le gambit.</translation>
    </message>
    <message>
        <source>Someone else may hold the spell’s last component.</source>
        <translation>Quelqu’un d’autre a peut-être le dernier ingrédient du sort.</translation>
    </message>
    <message>
        <source>The top spell of your book harms you.</source>
        <translation>Le sort du dessus de votre livre vous nuit.</translation>
    </message>
    <message>
        <source>You can then play another gambit.</source>
        <translation>Vous pourrez ensuite jouer un autre gambit.</translation>
    </message>
    <message>
        <source>You have no component that you can play as it is.</source>
        <translation>Aucun de vos ingrédients n’est jouable tel quel.</translation>
    </message>
    <message>
        <source>The annulled book will work again.</source>
        <translation>Le livre annulé retrouvera sa capacité.</translation>
    </message>
    <message>
        <source>This card is likely to be useful.</source>
        <translation>Cette carte vous sera sans doute utile.</translation>
    </message>
    <message>
        <source>This hand is likely to hold cards that you can use.</source>
        <translation>Cet adversaire a sans doute en main des cartes qui vous serviraient.</translation>
    </message>
    <message>
        <source>An opponent could soon complete {spell}.</source>
        <translation>Un adversaire pourrait bientôt achever {spell}.</translation>
    </message>
    <message>
        <source>{spell} needs this component.</source>
        <translation>Vous pouvez jouer cet ingrédient sur {spell}.</translation>
    </message>
    <message>
        <source>Nobody is closer to winning than this opponent.</source>
        <translation>Personne ne devance cet adversaire aux points.</translation>
    </message>
    <message>
        <source>No other opponent is closer to winning.</source>
        <translation>Aucun adversaire ne devance celui-ci aux points.</translation>
    </message>
    <message>
        <source>You know part of this opponent’s hand.</source>
        <translation>Vous connaissez une partie de la main de cet adversaire.</translation>
    </message>
    <message>
        <source>You are unlikely to need this gambit.</source>
        <translation>Vous n’aurez sans doute pas besoin de ce gambit.</translation>
    </message>
    <message>
        <source>No spell in the pool needs this component.</source>
        <translation>Cet ingrédient ne manque à aucun sort de la réserve.</translation>
    </message>
    <message>
        <source>You hold more than one copy of this card.</source>
        <translation>Vous avez cette carte en plusieurs exemplaires.</translation>
    </message>
    <message>
        <source>This incantation helps you less than your other cards.</source>
        <translation>Cette incantation vous sert moins que vos autres cartes.</translation>
    </message>
    <message>
        <source>Your other cards help you more than this component.</source>
        <translation>Vos autres cartes vous servent plus que cet ingrédient.</translation>
    </message>
    <message>
        <source>An opponent could otherwise complete this spell.</source>
        <translation>Sinon, un adversaire pourrait achever ce sort.</translation>
    </message>
    <message>
        <source>A gambit can save a spell for you.</source>
        <translation>Un gambit peut vous réserver un sort.</translation>
    </message>
    <message>
        <source>This incantation will come in useful.</source>
        <translation>Cette incantation vous servira tôt ou tard.</translation>
    </message>
    <message>
        <source>Your hand is already full.</source>
        <translation>Votre main est déjà pleine.</translation>
    </message>
    <message>
        <source>No other opponent holds more cards.</source>
        <translation>Aucun adversaire n’a plus de cartes en main que celui-ci.</translation>
    </message>
    <message>
        <source>You hold everything that the other spell will still need.</source>
        <translation>Vous avez en main tout ce qui manquera encore au sort qui recevra l’ingrédient.</translation>
    </message>
    <message>
        <source>You know every card in this opponent’s hand.</source>
        <translation>Vous connaissez toute la main de cet adversaire.</translation>
    </message>
    <message>
        <source>Two opponents together could otherwise complete this spell before your next turn.</source>
        <translation>Sinon, deux adversaires pourraient ensemble achever ce sort avant votre prochain tour.</translation>
    </message>
    <message>
        <source>More components this turn bring you closer to completing a spell.</source>
        <translation>En jouant plus d’ingrédients ce tour-ci, vous achèverez un sort plus vite.</translation>
    </message>
    <message>
        <source>An opponent’s ability serves them well right now.</source>
        <translation>La capacité d’un adversaire lui est bien utile en ce moment.</translation>
    </message>
    <message>
        <source>This spell would help an opponent more than you.</source>
        <translation>Ce sort servirait plus à un adversaire qu’à vous.</translation>
    </message>
    <message>
        <source>Of the spells that this component fits, this one is worth the fewest points to an opponent.</source>
        <translation>De tous les sorts auxquels cet ingrédient convient, celui-ci rapporterait le moins à un adversaire.</translation>
    </message>
    <message>
        <source>This spell would help an opponent.</source>
        <translation>Ce sort serait utile à un adversaire.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit result</name>
    <message>
        <source>claims {spell}, {points} in all</source>
        <translation>ajoute {spell} à son livre, {points} en tout</translation>
    </message>
    <message>
        <source>plays {incantation}</source>
        <translation>joue {incantation}</translation>
    </message>
</context>
<context>
    <name>wizards_gambit situation</name>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>Cards in the other hands: {counts}.</source>
        <translation>Cartes dans les autres mains&#xa0;: {counts}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} needs %n point(s) to win.</source>
        <translation>
            <numerusform>Il manque %n point à {player} pour gagner.</numerusform>
            <numerusform>Il manque %n&#xa0;points à {player} pour gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is empty.</source>
        <translation>Votre main est vide.</translation>
    </message>
    <message>
        <source>In your hand: {cards}.</source>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>No spell in the pool is one component short.</source>
        <translation>Il manque au moins deux ingrédients à chaque sort de la réserve.</translation>
    </message>
    <message>
        <source>Spells one component short: {spells}.</source>
        <translation>Sorts auxquels il ne manque qu’un ingrédient&#xa0;: {spells}.</translation>
    </message>
</context>
<context>
    <name>wizards_gambit spell</name>
    <message>
        <source>Bounty</source>
        <translation>Générosité</translation>
    </message>
    <message>
        <source>Twin Casting</source>
        <translation>Double incantation</translation>
    </message>
    <message>
        <source>Quick Hands</source>
        <translation>Mains prestes</translation>
    </message>
    <message>
        <source>Transcendent Focus</source>
        <translation>Concentration suprême</translation>
    </message>
    <message>
        <source>Rune Shift</source>
        <translation>Glissement de rune</translation>
    </message>
    <message>
        <source>Corrupt Exchange</source>
        <translation>Échange corrompu</translation>
    </message>
    <message>
        <source>Aegis</source>
        <translation>Égide</translation>
    </message>
    <message>
        <source>Sealed Tome</source>
        <translation>Grimoire scellé</translation>
    </message>
    <message>
        <source>Reclamation</source>
        <translation>Récupération</translation>
    </message>
    <message>
        <source>Foresight</source>
        <translation>Prescience</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>Ponction</translation>
    </message>
    <message>
        <source>Scrying</source>
        <translation>Vision</translation>
    </message>
    <message>
        <source>Deep Satchel</source>
        <translation>Besace profonde</translation>
    </message>
    <message>
        <source>Gambiteer</source>
        <translation>Maître du gambit</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>Écho</translation>
    </message>
    <message>
        <source>Banishment</source>
        <translation>Bannissement</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Élan</translation>
    </message>
    <message>
        <source>Open Mind</source>
        <translation>Esprit ouvert</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>Tribut</translation>
    </message>
    <message>
        <source>Numb Fingers</source>
        <translation>Doigts gourds</translation>
    </message>
    <message>
        <source>Lesser Ward</source>
        <translation>Garde mineure</translation>
    </message>
    <message>
        <source>Muted Voice</source>
        <translation>Voix éteinte</translation>
    </message>
    <message>
        <source>Burden of Power</source>
        <translation>Fardeau du pouvoir</translation>
    </message>
    <message>
        <source>Cursed Rune</source>
        <translation>Rune maudite</translation>
    </message>
    <message>
        <source>Grand Siege</source>
        <translation>Grand Siège</translation>
    </message>
</context>
<context>
    <name>wizards_gambit spell in a sentence</name>
    <message>
        <source>Bounty</source>
        <translation>la Générosité</translation>
    </message>
    <message>
        <source>Twin Casting</source>
        <translation>la Double incantation</translation>
    </message>
    <message>
        <source>Quick Hands</source>
        <translation>les Mains prestes</translation>
    </message>
    <message>
        <source>Transcendent Focus</source>
        <translation>la Concentration suprême</translation>
    </message>
    <message>
        <source>Rune Shift</source>
        <translation>le Glissement de rune</translation>
    </message>
    <message>
        <source>Corrupt Exchange</source>
        <translation>l’Échange corrompu</translation>
    </message>
    <message>
        <source>Aegis</source>
        <translation>l’Égide</translation>
    </message>
    <message>
        <source>Sealed Tome</source>
        <translation>le Grimoire scellé</translation>
    </message>
    <message>
        <source>Reclamation</source>
        <translation>la Récupération</translation>
    </message>
    <message>
        <source>Foresight</source>
        <translation>la Prescience</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>la Ponction</translation>
    </message>
    <message>
        <source>Scrying</source>
        <translation>la Vision</translation>
    </message>
    <message>
        <source>Deep Satchel</source>
        <translation>la Besace profonde</translation>
    </message>
    <message>
        <source>Gambiteer</source>
        <translation>le Maître du gambit</translation>
    </message>
    <message>
        <source>Echo</source>
        <translation>l’Écho</translation>
    </message>
    <message>
        <source>Banishment</source>
        <translation>le Bannissement</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>l’Élan</translation>
    </message>
    <message>
        <source>Open Mind</source>
        <translation>l’Esprit ouvert</translation>
    </message>
    <message>
        <source>Tribute</source>
        <translation>le Tribut</translation>
    </message>
    <message>
        <source>Numb Fingers</source>
        <translation>les Doigts gourds</translation>
    </message>
    <message>
        <source>Lesser Ward</source>
        <translation>la Garde mineure</translation>
    </message>
    <message>
        <source>Muted Voice</source>
        <translation>la Voix éteinte</translation>
    </message>
    <message>
        <source>Burden of Power</source>
        <translation>le Fardeau du pouvoir</translation>
    </message>
    <message>
        <source>Cursed Rune</source>
        <translation>la Rune maudite</translation>
    </message>
    <message>
        <source>Grand Siege</source>
        <translation>le Grand Siège</translation>
    </message>
    <message>
        <source>{spell} (place {number})</source>
        <translation>{spell} (emplacement&#xa0;{number})</translation>
    </message>
</context>
<context>
    <name>wizards_gambit table</name>
    <message>
        <source>{spell}: {points}</source>
        <translation>{spell}&#xa0;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n banished spell(s) at the bottom:</source>
        <translation>
            <numerusform>%n&#xa0;sort banni sous le paquet&#xa0;:</numerusform>
            <numerusform>%n&#xa0;sorts bannis sous le paquet&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>On top of the book: {spell}.</source>
        <translation>Sur le dessus du livre&#xa0;: {spell}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartes en main</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de main</translation>
    </message>
    <message>
        <source>Cards in the draw phase</source>
        <translation>Cartes à la phase de pioche</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Sorts</translation>
    </message>
    <message>
        <source>Known cards in hand: {cards}.</source>
        <translation>Cartes connues dans sa main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Covered by another spell: the ability no longer works.</source>
        <translation>Recouvert par un autre sort&#xa0;: la capacité n’agit plus.</translation>
    </message>
    <message>
        <source>Annulment: {player}’s book has no ability for now.</source>
        <translation>Annulation de magie contre {player}&#xa0;: aucune capacité de son livre n’agit.</translation>
    </message>
    <message>
        <source>Click to see the cards.</source>
        <translation>Cliquez pour voir les cartes.</translation>
    </message>
    <message>
        <source>When the deck runs out, the discard pile is shuffled into a new deck.</source>
        <translation>Quand le paquet est épuisé, on mélange la défausse pour le remplacer.</translation>
    </message>
    <message>
        <source>Has {gambit} in play, and so cannot claim spells.</source>
        <translation>A {gambit} en jeu et ne peut donc réclamer aucun sort.</translation>
    </message>
    <message>
        <source>Has {gambit} ready to play.</source>
        <translation>A {gambit}, prêt à être joué.</translation>
    </message>
    <message>
        <source>A gambit annuls the book: it has no ability.</source>
        <translation>Un gambit annule le livre&#xa0;: aucune capacité n’agit.</translation>
    </message>
    <message>
        <source>Give {player} a card</source>
        <translation>Donnez une carte à {player}</translation>
    </message>
    <message>
        <source>Eclipse stops the ability until {player}’s next turn.</source>
        <translation>Avec l’Éclipse, {player} neutralise la capacité de ce livre jusqu’à son prochain tour.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Défaussez %n&#xa0;carte</numerusform>
            <numerusform>Défaussez %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Played by {player}, who cannot claim spells while this gambit is in play.</source>
        <translation>Joué par {player}, qui ne peut réclamer aucun sort tant que ce gambit est en jeu.</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>à l’abri</translation>
    </message>
    <message>
        <source>Aura of protection on {spell}: nobody can play there.</source>
        <translation>Aura de protection sur {spell}&#xa0;: personne ne peut y jouer.</translation>
    </message>
    <message>
        <source>Play one component (compulsory).</source>
        <translation>Jouer un ingrédient (obligatoire).</translation>
    </message>
    <message>
        <source>Eclipse ends</source>
        <translation>fin de l’Éclipse</translation>
    </message>
    <message>
        <source>Take one incantation action (optional).</source>
        <translation>Faire une action d’incantation (facultatif).</translation>
    </message>
    <message>
        <source>Draw, then discard down to the hand limit.</source>
        <translation>Piocher, puis défausser jusqu’à la limite de main.</translation>
    </message>
    <message>
        <source>The victory is shared!</source>
        <translation>La victoire est partagée&#x202f;!</translation>
    </message>
    <message>
        <source>{player} destroys {gambit}</source>
        <translation>{player} détruit {gambit}</translation>
    </message>
    <message>
        <source>Aura on a spell in the pool: nobody can play there.</source>
        <translation>Aura sur un sort de la réserve&#xa0;: personne ne peut y jouer.</translation>
    </message>
    <message>
        <source>Annulment of a book: its ability does not work.</source>
        <translation>Annulation d’un livre&#xa0;: sa capacité n’agit plus.</translation>
    </message>
    <message>
        <source>All gambits in play leave the game</source>
        <translation>Les gambits en jeu sont retirés de la partie</translation>
    </message>
    <message>
        <source>Destruction of an opponent’s gambit in play: both gambits are out of the game.</source>
        <translation>Destruction d’un gambit adverse en jeu&#xa0;: les deux gambits sont retirés de la partie.</translation>
    </message>
    <message>
        <source>{players} win.</source>
        <translation>{players} gagnent.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Ce n’est pas votre tour.</translation>
    </message>
    <message>
        <source>As which component?</source>
        <translation>Quel ingrédient remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Ingrédient</translation>
    </message>
    <message>
        <source>Incantation</source>
        <translation>Incantation</translation>
    </message>
    <message>
        <source>Take a card from an opponent</source>
        <translation>Prenez une carte à un adversaire</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Component ×{count}</source>
        <translation>Ingrédient ×{count}</translation>
    </message>
    <message>
        <source>Incantation ×{count}</source>
        <translation>Incantation ×{count}</translation>
    </message>
    <message>
        <source>{incantation}: choose an opponent</source>
        <translation>{incantation}&#xa0;: choisissez un adversaire</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Discard a component from the pool</source>
        <translation>Défaussez un ingrédient de la réserve</translation>
    </message>
    <message>
        <source>The middle of the table</source>
        <translation>Le milieu de la table</translation>
    </message>
    <message>
        <source>{component} as {type}</source>
        <translation>{component} comme {type}</translation>
    </message>
    <message>
        <source>Move a component in the pool</source>
        <translation>Déplacez un ingrédient de la réserve</translation>
    </message>
    <message>
        <source>No spells yet</source>
        <translation>Aucun sort</translation>
    </message>
    <message numerus="yes">
        <source>{spell}, {points}: %n component(s) missing</source>
        <translation>
            <numerusform>{spell}, {points}&#xa0;: il manque %n&#xa0;ingrédient</numerusform>
            <numerusform>{spell}, {points}&#xa0;: il manque %n&#xa0;ingrédients</numerusform>
        </translation>
    </message>
    <message>
        <source>shows their hand</source>
        <translation>montre sa main</translation>
    </message>
    <message numerus="yes">
        <source>{player}: {points}, %n card(s) in hand</source>
        <translation>
            <numerusform>{player}&#xa0;: {points}, %n&#xa0;carte en main</numerusform>
            <numerusform>{player}&#xa0;: {points}, %n&#xa0;cartes en main</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>main vide</translation>
    </message>
    <message>
        <source>Magus of the Grand Siege!</source>
        <translation>Mage du Grand Siège&#x202f;!</translation>
    </message>
    <message>
        <source>{player} plays {incantation}</source>
        <translation>{player} joue {incantation}</translation>
    </message>
    <message>
        <source>The pool is out of spells.</source>
        <translation>La réserve n’a plus de sorts.</translation>
    </message>
    <message>
        <source>{spell}, as {component}</source>
        <translation>{spell}, comme {component}</translation>
    </message>
    <message>
        <source>The spell deck is empty.</source>
        <translation>Le paquet des sorts est vide.</translation>
    </message>
    <message numerus="yes">
        <source>Component deck: %n card(s)</source>
        <translation>
            <numerusform>Paquet des composants&#xa0;: %n carte</numerusform>
            <numerusform>Paquet des composants&#xa0;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has played a component for two rounds.</source>
        <translation>Personne n’a joué d’ingrédient pendant deux tours de table.</translation>
    </message>
    <message>
        <source>{player} wins the match!</source>
        <translation>{player} gagne la partie&#x202f;!</translation>
    </message>
    <message numerus="yes">
        <source>Spell deck: %n spell(s)</source>
        <translation>
            <numerusform>Paquet des sorts&#xa0;: %n&#xa0;sort</numerusform>
            <numerusform>Paquet des sorts&#xa0;: %n&#xa0;sorts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n&#xa0;pt</numerusform>
            <numerusform>%n&#xa0;pts</numerusform>
        </translation>
    </message>
    <message>
        <source>Eclipse stops this book’s ability.</source>
        <translation>L’Éclipse neutralise la capacité de ce livre.</translation>
    </message>
    <message>
        <source>Skip ability</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Discard the rest</source>
        <translation>Défausser le reste</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer votre tour</translation>
    </message>
    <message>
        <source>Play incantation</source>
        <translation>Jouer l’incantation</translation>
    </message>
    <message>
        <source>Discard and draw</source>
        <translation>Défausser et piocher</translation>
    </message>
    <message>
        <source>Release gambit</source>
        <translation>Libérer le gambit</translation>
    </message>
    <message>
        <source>Banish spell</source>
        <translation>Bannir le sort</translation>
    </message>
    <message>
        <source>Discard component</source>
        <translation>Défausser l’ingrédient</translation>
    </message>
    <message>
        <source>Discard card</source>
        <translation>Défausser la carte</translation>
    </message>
    <message>
        <source>Give card</source>
        <translation>Donner la carte</translation>
    </message>
    <message>
        <source>{component} (in your hand), missing from {spell}</source>
        <translation>{component} (vous en avez en main), pour le sort «&#x202f;{spell}&#x202f;»</translation>
    </message>
    <message>
        <source>{component}, missing from {spell}</source>
        <translation>{component}, pour le sort «&#x202f;{spell}&#x202f;»</translation>
    </message>
    <message>
        <source>Keep card</source>
        <translation>Garder la carte</translation>
    </message>
    <message>
        <source>Take component</source>
        <translation>Prendre l’ingrédient</translation>
    </message>
    <message>
        <source>{player} takes a card from you at random</source>
        <translation>{player} vous prend une carte au hasard</translation>
    </message>
    <message>
        <source>{player} makes you discard a random card</source>
        <translation>{player} vous fait défausser une carte au hasard</translation>
    </message>
    <message>
        <source>lacks a component</source>
        <translation>n’a pas tous les ingrédients</translation>
    </message>
    <message>
        <source>{player} swaps hands with you</source>
        <translation>{player} échange sa main contre la vôtre</translation>
    </message>
    <message>
        <source>You now hold {cards}.</source>
        <translation>Vous avez désormais en main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} annuls your book with {gambit}</source>
        <translation>{player} annule votre livre avec {gambit}</translation>
    </message>
    <message>
        <source>Your spells keep their points, but their abilities stop working.</source>
        <translation>Vos sorts gardent leurs points, mais leurs capacités n’agissent plus.</translation>
    </message>
    <message>
        <source>You lose {card}.</source>
        <translation>Vous perdez {card}.</translation>
    </message>
    <message>
        <source>needs more than one turn</source>
        <translation>a besoin de plus d’un tour</translation>
    </message>
    <message>
        <source>Components in hand</source>
        <translation>Ingrédients en main</translation>
    </message>
    <message numerus="yes">
        <source>%n discarded card(s)</source>
        <translation>
            <numerusform>%n&#xa0;carte défaussée</numerusform>
            <numerusform>%n&#xa0;cartes défaussées</numerusform>
        </translation>
    </message>
    <message>
        <source>Incantations in hand</source>
        <translation>Incantations en main</translation>
    </message>
    <message>
        <source>Nobody has played a component for at least two rounds.</source>
        <translation>Personne n’a joué d’ingrédient depuis au moins deux tours de table.</translation>
    </message>
    <message>
        <source>Show your hand and draw two cards</source>
        <translation>Montrer votre main et piocher deux cartes</translation>
    </message>
    <message>
        <source>{component}, on {spell}</source>
        <translation>{component}, sur {spell}</translation>
    </message>
    <message>
        <source>{card}, known to {players}</source>
        <translation>{card}, carte vue par {players}</translation>
    </message>
    <message>
        <source>{gambit}, played by {player}: aura of protection</source>
        <translation>{gambit}, joué par {player}&#xa0;: aura de protection</translation>
    </message>
    <message>
        <source>{spell}, on top of {player}’s book</source>
        <translation>{player}&#xa0;: {spell}, sur le dessus du livre</translation>
    </message>
    <message>
        <source>{spell}, in {player}’s book</source>
        <translation>{player}&#xa0;: {spell}, dans le livre</translation>
    </message>
    <message>
        <source>{player}’s {gambit}, ready to play</source>
        <translation>{player}&#xa0;: {gambit}, prêt à être joué</translation>
    </message>
    <message>
        <source>{gambit}, played by {player}: annulment</source>
        <translation>{gambit}, joué par {player}&#xa0;: annulation de magie</translation>
    </message>
    <message>
        <source>{card}, in {player}’s hand</source>
        <translation>{player}&#xa0;: {card} en main</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand</source>
        <translation>
            <numerusform>{player}&#xa0;: %n&#xa0;carte en main</numerusform>
            <numerusform>{player}&#xa0;: %n&#xa0;cartes en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile: %n card(s)</source>
        <translation>
            <numerusform>Défausse&#xa0;: %n&#xa0;carte</numerusform>
            <numerusform>Défausse&#xa0;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s book</source>
        <translation>Livre&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{player}’s gambit in play</source>
        <translation>Gambit en jeu&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{player}’s turn</source>
        <translation>Tour en cours&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Turn, decks and discards</source>
        <translation>Tour, paquets et défausse</translation>
    </message>
    <message>
        <source>Cards to look through</source>
        <translation>Cartes à regarder</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>La réserve de sorts</translation>
    </message>
    <message>
        <source>Has {gambit} in play.</source>
        <translation>A {gambit} en jeu.</translation>
    </message>
    <message>
        <source>Played by {player}.</source>
        <translation>Joué par {player}.</translation>
    </message>
    <message>
        <source>cannot claim spells</source>
        <translation>ne peut rien réclamer</translation>
    </message>
    <message>
        <source>has what is missing</source>
        <translation>a les ingrédients</translation>
    </message>
    <message>
        <source>Missing from {spell}.</source>
        <translation>Ingrédient encore demandé par {spell}.</translation>
    </message>
    <message numerus="yes">
        <source>{players} knows that you have this card.</source>
        <translation>
            <numerusform>{players} sait que vous avez cette carte.</numerusform>
            <numerusform>{players} savent que vous avez cette carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>On {spell}.</source>
        <translation>Ingrédient posé sur {spell}.</translation>
    </message>
    <message>
        <source>Still needs {components}.</source>
        <translation>Il manque encore&#xa0;: {components}.</translation>
    </message>
    <message>
        <source>{player} protects this spell with an aura: nobody can play on it, touch its components or claim it.</source>
        <translation>{player} protège ce sort par une aura&#xa0;: personne ne peut y jouer, toucher à ses ingrédients ni le réclamer.</translation>
    </message>
    <message>
        <source>A Flake stands for any component that a spell still needs: choose which.</source>
        <translation>Un Flocon remplace l’ingrédient de votre choix parmi ceux qui manquent au sort.</translation>
    </message>
    <message numerus="yes">
        <source>{players} certainly has this component.</source>
        <translation>
            <numerusform>{players} a cet ingrédient à coup sûr.</numerusform>
            <numerusform>{players} ont cet ingrédient à coup sûr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Missing from {spells}.</source>
        <translation>Ingrédient encore demandé par {spells}.</translation>
    </message>
    <message>
        <source>Also missing from {spells}.</source>
        <translation>Ingrédient demandé aussi par {spells}.</translation>
    </message>
    <message>
        <source>Cards in all</source>
        <translation>Cartes en tout</translation>
    </message>
    <message>
        <source>On spells in the pool</source>
        <translation>Sur les sorts de la réserve</translation>
    </message>
    <message>
        <source>In the discard pile</source>
        <translation>Dans la défausse</translation>
    </message>
    <message>
        <source>You have this component.</source>
        <translation>Vous avez cet ingrédient.</translation>
    </message>
    <message>
        <source>No spell in the pool needs this component now.</source>
        <translation>Cet ingrédient ne manque à aucun sort de la réserve.</translation>
    </message>
    <message>
        <source>Keep one card, discard the other</source>
        <translation>Gardez une carte, défaussez l’autre</translation>
    </message>
    <message numerus="yes">
        <source>Take back up to %n component(s)</source>
        <translation>
            <numerusform>Reprenez %n&#xa0;ingrédient, ou aucun</numerusform>
            <numerusform>Reprenez jusqu’à %n&#xa0;ingrédients</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a component from the discard pile</source>
        <translation>Prenez un ingrédient dans la défausse</translation>
    </message>
    <message>
        <source>The match ends after {rounds} rounds.</source>
        <translation>La partie s’arrête après {rounds}&#xa0;tours de table.</translation>
    </message>
    <message>
        <source>{player} has the highest gambit and starts.</source>
        <translation>{player} a le gambit le plus élevé et commence.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Played by {player}. Both gambits are out of the game.</source>
        <translation>{player} avait joué ce gambit. Les deux gambits sont retirés de la partie.</translation>
    </message>
    <message numerus="yes">
        <source>could complete it: %n unknown card(s)</source>
        <translation>
            <numerusform>a peut-être les ingrédients (%n&#xa0;carte inconnue)</numerusform>
            <numerusform>a peut-être les ingrédients (%n&#xa0;cartes inconnues)</numerusform>
        </translation>
    </message>
    <message>
        <source>{incantation}: discard 1 card</source>
        <translation>{incantation}&#xa0;: défaussez 1&#xa0;carte</translation>
    </message>
    <message>
        <source>No effect for now</source>
        <translation>Sans effet pour l’instant</translation>
    </message>
</context>
<context>
    <name>zavandor</name>
    <message>
        <source>{player} receives {dust} dust from the Sages instead of {cards}.</source>
        <translation>{player} reçoit {dust}&#xa0;unités de poussière à la place des cartes des Sages&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Players choose their characters instead of being dealt them at random.</source>
        <translation>Chacun choisit son personnage, au lieu d’en recevoir un au hasard.</translation>
    </message>
    <message>
        <source>Enchant gems, spend their energy on knowledge and artifacts, and outbid your rivals for the sentinels that guard the Scepter.</source>
        <translation>Enchantez des gemmes, dépensez leur énergie en connaissances et en artéfacts, et remportez aux enchères les sentinelles qui gardent le Sceptre.</translation>
    </message>
    <message>
        <source>Players may bid more than they can pay. Whoever wins an auction and cannot pay is eliminated.</source>
        <translation>On peut miser au-dessus de ses moyens, mais qui remporte une enchère sans pouvoir la payer quitte la partie.</translation>
    </message>
    <message>
        <source>Cards from the Nine Sages always stay cards. Without this option, they turn into dust for players who can neither enchant gems of the same colour nor draw such cards from an artifact.</source>
        <translation>Les cartes des 9 Sages restent toujours des cartes. Sans cette option, elles deviennent de la poussière pour qui ne peut pas enchanter les gemmes de leur couleur et n’a aucun artéfact qui donne des cartes de cette couleur.</translation>
    </message>
    <message>
        <source>Druid’s ruby</source>
        <translation>Rubis du Druide</translation>
    </message>
    <message>
        <source>The Druid may own one ruby as early as level 3 of Fire.</source>
        <translation>Le Druide peut posséder un rubis dès le niveau 3 du feu.</translation>
    </message>
    <message>
        <source>The Scepter of Zavandor</source>
        <translation>Le Sceptre de Zavandor</translation>
    </message>
    <message>
        <source>Sees further than the Archmage: plays out turns and auctions in advance.</source>
        <translation>Voit plus loin que l’archimage&#xa0;: joue tours et enchères dans sa tête avant de se décider.</translation>
    </message>
    <message>
        <source>Chosen characters</source>
        <translation>Personnages choisis</translation>
    </message>
    <message>
        <source>Plays one turn at a time and plans nothing beyond it.</source>
        <translation>Ne prévoit rien au-delà du tour en cours.</translation>
    </message>
    <message>
        <source>Works out what each purchase will earn and what each card is worth.</source>
        <translation>Calcule ce que rapporte chaque achat et ce que vaut chaque carte.</translation>
    </message>
    <message>
        <source>Wrath of the Sages</source>
        <translation>Colère des Sages</translation>
    </message>
    <message>
        <source>Plans several rounds ahead, watches rivals, and picks the right moment for the last sentinels.</source>
        <translation>Prévoit plusieurs tours à l’avance, surveille ses rivaux et choisit le bon moment pour les dernières sentinelles.</translation>
    </message>
    <message>
        <source>Keep sage cards</source>
        <translation>Garder les cartes des Sages</translation>
    </message>
    <message>
        <source>Move {gem} to the pentagon</source>
        <translation>Déplacer {gem} dans le pentagone</translation>
    </message>
    <message>
        <source>Auction {lot}, opening bid {bid}</source>
        <translation>Mettre {lot} aux enchères à {bid}</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer votre tour</translation>
    </message>
    <message>
        <source>Advance to level {level} of {domain} for free</source>
        <translation>Passer gratuitement au niveau {level} dans {domain}</translation>
    </message>
    <message>
        <source>Enchant {gem} for {price} (to the pentagon)</source>
        <translation>Enchanter {gem} pour {price} (à placer dans le pentagone)</translation>
    </message>
    <message>
        <source>Disenchant {gem} on the spiral (+{dust} dust)</source>
        <translation>Désenchanter {gem} de la spirale contre {dust}&#xa0;unités de poussière</translation>
    </message>
    <message>
        <source>Advance to level {level} of {domain} for {price}, using a marker from the pentagon</source>
        <translation>Passer au niveau {level} dans {domain} pour {price}, avec un marqueur du pentagone</translation>
    </message>
    <message>
        <source>Choose {character}</source>
        <translation>Choisir {character}</translation>
    </message>
    <message>
        <source>{action} (you would pay {price})</source>
        <translation>{action} (vous paieriez {price})</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Decline the free advance</source>
        <translation>Renoncer à la progression gratuite</translation>
    </message>
    <message>
        <source>Plans several rounds ahead, but hardly watches rivals.</source>
        <translation>Prévoit plusieurs tours à l’avance, mais se soucie peu de ses rivaux.</translation>
    </message>
    <message>
        <source>Advance to level {level} of {domain} for {price}, including {marker} for a marker</source>
        <translation>Passer au niveau {level} dans {domain} pour {price}, dont {marker} pour un marqueur</translation>
    </message>
    <message>
        <source>Enchant {gem} for {price}</source>
        <translation>Enchanter {gem} pour {price}</translation>
    </message>
    <message>
        <source>Disenchant {gem} in the pentagon (+{dust} dust)</source>
        <translation>Désenchanter {gem} du pentagone contre {dust}&#xa0;unités de poussière</translation>
    </message>
    <message>
        <source>Discard nothing</source>
        <translation>Ne rien défausser</translation>
    </message>
    <message>
        <source>Prefers to save energy, keep gems and bid carefully.</source>
        <translation>Préfère économiser l’énergie, garder ses gemmes et miser avec prudence.</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Épargne</translation>
    </message>
    <message>
        <source>Activate {gem}</source>
        <translation>Activer {gem}</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Surenchère</translation>
    </message>
    <message>
        <source>Likes to open auctions, and to keep bidding a little longer than others.</source>
        <translation>Aime ouvrir des enchères et surenchérir un peu plus longtemps que les autres.</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Obstruction</translation>
    </message>
    <message>
        <source>Advance to level {level} of {domain} for {price}</source>
        <translation>Passer au niveau {level} dans {domain} pour {price}</translation>
    </message>
    <message>
        <source>Likes to bid on the cards rivals need most.</source>
        <translation>Aime miser sur les cartes dont ses rivaux ont le plus besoin.</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Savoir</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Miser {bid}</translation>
    </message>
    <message>
        <source>Pay {price} for {lot}</source>
        <translation>Payer {price} pour {lot}</translation>
    </message>
    <message>
        <source>Likes to advance in knowledge before anything else.</source>
        <translation>Aime progresser dans les connaissances avant toute autre chose.</translation>
    </message>
    <message numerus="yes">
        <source>%n energy</source>
        <translation>
            <numerusform>%n&#xa0;unité d’énergie</numerusform>
            <numerusform>%n&#xa0;unités d’énergie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gains %n point(s).</source>
        <translation>
            <numerusform>Rapporte&#xa0;%n&#xa0;point.</numerusform>
            <numerusform>Rapporte&#xa0;%n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Return {gem} to the supply</source>
        <translation>Remettre {gem} dans la réserve</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>Défausser {cards}</translation>
    </message>
    <message>
        <source>You never discarded energy over your hand limit.</source>
        <translation>Vous n’avez jamais perdu d’énergie à cause de votre limite de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>You won %n auctions, each with the lowest bid that could win.</source>
        <translation>
            <numerusform>Vous avez remporté %n&#xa0;enchère sans miser plus que nécessaire.</numerusform>
            <numerusform>Vous avez remporté %n&#xa0;enchères sans jamais miser plus que nécessaire.</numerusform>
        </translation>
    </message>
    <message>
        <source>From round {start} on, your slots were full at the end of every turn.</source>
        <translation>À partir du tour {start}, tous vos emplacements actifs étaient pris à la fin de chacun de vos tours.</translation>
    </message>
    <message numerus="yes">
        <source>You never bid in a rival’s auction: rivals won %n of their auctions at the minimum bid, though you had the energy to bid more.</source>
        <translation>
            <numerusform>Vous n’avez jamais misé quand un rival ouvrait une enchère&#xa0;: %n&#xa0;carte est partie à l’offre minimum alors que vous aviez de quoi surenchérir.</numerusform>
            <numerusform>Vous n’avez jamais misé quand un rival ouvrait une enchère&#xa0;: %n&#xa0;cartes sont parties à l’offre minimum alors que vous aviez de quoi surenchérir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To pay for auctions, you disenchanted %n active gem(s) for half their cost: bid only what your cards and dust can pay.</source>
        <translation>
            <numerusform>Pour payer des enchères, vous avez désenchanté %n&#xa0;gemme active, à moitié prix&#xa0;: misez au plus ce que vos cartes et votre poussière peuvent payer.</numerusform>
            <numerusform>Pour payer des enchères, vous avez désenchanté %n&#xa0;gemmes actives, à moitié prix&#xa0;: misez au plus ce que vos cartes et votre poussière peuvent payer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discarded {energy} energy over your hand limit in %n round(s): spend more before you end your turn.</source>
        <translation>
            <numerusform>Vous avez perdu {energy}&#xa0;unités d’énergie à cause de votre limite de cartes, en %n&#xa0;tour&#xa0;: dépensez davantage avant de finir votre tour.</numerusform>
            <numerusform>Vous avez perdu {energy}&#xa0;unités d’énergie à cause de votre limite de cartes, en %n&#xa0;tours&#xa0;: dépensez davantage avant de finir votre tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discards are shuffled into a new deck: {cards}.</source>
        <translation>La défausse est mélangée et forme une nouvelle pioche&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{player} loses {lost} dust: a total of 1 or 3 cannot be kept.</source>
        <translation>{player} perd {lost} unité de poussière&#xa0;: un total de 1 ou de 3 ne se garde pas.</translation>
    </message>
    <message>
        <source>{player} wins {lot} with a bid of {bid} and pays {price} after surcharges and discounts.</source>
        <translation>{player} remporte {lot} à {bid} et paie {price}, surcoût et remises compris.</translation>
    </message>
    <message>
        <source>{rival} makes {player} lose {gem}.</source>
        <translation>{rival} fait perdre {gem} à {player}.</translation>
    </message>
    <message>
        <source>You cannot afford anything else without disenchanting gems: end your turn.</source>
        <translation>Sans désenchanter de gemmes, vous ne pouvez plus rien acheter&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>{turn} 1 dust will be lost when your turn ends: a total of 1 or 3 cannot be kept.</source>
        <translation>{turn} À la fin de vos actions, vous perdrez 1 unité de poussière&#xa0;: un total de 1 ou de 3 ne se garde pas.</translation>
    </message>
    <message numerus="yes">
        <source>{warning} For {price}, {lot} would earn you %n point(s).</source>
        <translation>
            <numerusform>{warning} Pour {price}, {lot} vous rapporterait %n point.</numerusform>
            <numerusform>{warning} Pour {price}, {lot} vous rapporterait %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are over your hand limit: at the end of the round, you will lose {energy} energy unless you win an auction before then. You can still spend it on {uses}.</source>
        <translation>Vous dépassez votre limite de cartes en main&#xa0;: à la fin du tour, vous perdrez {energy} unités d’énergie, à moins de remporter une enchère d’ici là. Vous pouvez encore les dépenser pour {uses}.</translation>
    </message>
    <message>
        <source>You are over your hand limit: at the end of the round, you will lose {energy} energy. You can still spend it on {uses}.</source>
        <translation>Vous dépassez votre limite de cartes en main&#xa0;: à la fin du tour, vous perdrez {energy} unités d’énergie. Vous pouvez encore les dépenser pour {uses}.</translation>
    </message>
    <message numerus="yes">
        <source>This is the last round, and {purchase} could still earn you %n point(s).</source>
        <translation>
            <numerusform>C’est le dernier tour, et {purchase} pourrait encore vous rapporter %n point.</numerusform>
            <numerusform>C’est le dernier tour, et {purchase} pourrait encore vous rapporter %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>a gem</source>
        <translation>une gemme</translation>
    </message>
    <message>
        <source>an advance in a domain</source>
        <translation>une progression dans un domaine</translation>
    </message>
    <message>
        <source>a bid in an auction</source>
        <translation>une mise dans une enchère</translation>
    </message>
    <message>
        <source>{action}, with {cards}</source>
        <translation>{action}, avec {cards}</translation>
    </message>
    <message>
        <source>{player} puts {lot} up for auction at {bid}.</source>
        <translation>{player} met {lot} aux enchères à {bid}.</translation>
    </message>
    <message>
        <source>{action}, disenchanting {gems}</source>
        <translation>{action}, en désenchantant {gems}</translation>
    </message>
    <message>
        <source>{player} cannot pay for {lot} and is eliminated by the wrath of the Sages.</source>
        <translation>{player} ne peut pas payer {lot} et quitte la partie, victime de la colère des Sages.</translation>
    </message>
    <message>
        <source>{player} plays {character}.</source>
        <translation>{player} joue {character}.</translation>
    </message>
    <message>
        <source>Round {number} begins. Turn order by points, then by points from gems, then by lot: {players}.</source>
        <translation>Le tour {number} commence. Ordre du tour, selon les points (à égalité, points des gemmes, puis tirage au sort)&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>{player} ({points})</source>
        <translation>{player} ({points})</translation>
    </message>
    <message>
        <source>{player} moves {gem} to their pentagon.</source>
        <translation>{player} déplace {gem} dans le pentagone.</translation>
    </message>
    <message>
        <source>{player} receives {income}.</source>
        <translation>{player} reçoit {income}.</translation>
    </message>
    <message>
        <source>{player} receives {cards} from the Sages.</source>
        <translation>{player} reçoit {cards} de la part des Sages.</translation>
    </message>
    <message>
        <source>{player} reaches level {level} of {domain} for free.</source>
        <translation>{player} atteint gratuitement le niveau {level} dans {domain}.</translation>
    </message>
    <message>
        <source>{player} disenchants {gems} and receives {dust} dust.</source>
        <translation>{player} désenchante {gems} contre {dust}&#xa0;unités de poussière.</translation>
    </message>
    <message>
        <source>{player} declines a free advance.</source>
        <translation>{player} renonce à une progression gratuite.</translation>
    </message>
    <message>
        <source>{player} cannot use a free advance: it is lost.</source>
        <translation>{player} perd une progression gratuite, faute de pouvoir l’utiliser.</translation>
    </message>
    <message>
        <source>{player} discards {cards}.</source>
        <translation>{player} défausse {cards}.</translation>
    </message>
    <message>
        <source>{player} chooses {character}.</source>
        <translation>{player} choisit {character}.</translation>
    </message>
    <message>
        <source>The fifth sentinel is sold: the match will end with this round.</source>
        <translation>La cinquième sentinelle est vendue&#xa0;: la partie se termine à la fin de ce tour.</translation>
    </message>
    <message>
        <source>{player} enchants {gem} for {price}.</source>
        <translation>{player} enchante {gem} pour {price}.</translation>
    </message>
    <message>
        <source>All players but one are eliminated.</source>
        <translation>La partie se termine, faute d’adversaires.</translation>
    </message>
    <message>
        <source>{player} activates {gem}.</source>
        <translation>{player} active {gem}.</translation>
    </message>
    <message>
        <source>New artifact on offer: {artifact}.</source>
        <translation>Nouvel artéfact disponible&#xa0;: {artifact}.</translation>
    </message>
    <message>
        <source>{player} reaches level {level} of {domain} for {price}.</source>
        <translation>{player} atteint le niveau {level} dans {domain} pour {price}.</translation>
    </message>
    <message>
        <source>{player} enchants {gem} for {price} and puts it in their pentagon.</source>
        <translation>{player} enchante {gem} pour {price}&#x202f;; la gemme va dans le pentagone.</translation>
    </message>
    <message>
        <source>Sentinels sold: {sold} of the {all} that end the match.</source>
        <translation>Sentinelles vendues&#xa0;: {sold} sur les {all} qui mettent fin à la partie.</translation>
    </message>
    <message>
        <source>{player} wins {lot} for {bid}.</source>
        <translation>{player} remporte {lot} pour {bid}.</translation>
    </message>
    <message>
        <source>{player} receives {gem} for free.</source>
        <translation>{player} reçoit gratuitement {gem}.</translation>
    </message>
    <message>
        <source>{player} receives {gem} for free and puts it in their pentagon.</source>
        <translation>{player} reçoit gratuitement {gem}&#x202f;; la gemme va dans le pentagone.</translation>
    </message>
    <message numerus="yes">
        <source>{players} share the victory with %n point(s) each.</source>
        <translation>
            <numerusform>{players} se partagent la victoire avec %n point chacun.</numerusform>
            <numerusform>{players} se partagent la victoire avec %n&#xa0;points chacun.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins as the last player left.</source>
        <translation>{player} gagne&#xa0;: plus aucun adversaire n’est en jeu.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins after the last round with %n point(s).</source>
        <translation>
            <numerusform>{player} gagne après le dernier tour avec %n&#xa0;point.</numerusform>
            <numerusform>{player} gagne après le dernier tour avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} is taking a turn.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the Scepter with %n point(s).</source>
        <translation>
            <numerusform>{player} remporte le Sceptre avec %n&#xa0;point.</numerusform>
            <numerusform>{player} remporte le Sceptre avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a free marker for your pentagon.</source>
        <translation>Choisissez un marqueur gratuit pour votre pentagone.</translation>
    </message>
    <message>
        <source>{player} bids {bid}.</source>
        <translation>{player} mise {bid}.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a domain for the first of your %n free advance(s), or decline it.</source>
        <translation>
            <numerusform>Choisissez un domaine pour votre progression gratuite, ou renoncez-y.</numerusform>
            <numerusform>Choisissez un domaine pour la première de vos %n&#xa0;progressions gratuites, ou renoncez à celle-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passe.</translation>
    </message>
    <message>
        <source>Your hand takes up {size} places, but your limit is {limit}: discard the excess.</source>
        <translation>Votre main prend {size}&#xa0;places pour une limite de {limit}&#xa0;: défaussez l’excédent.</translation>
    </message>
    <message>
        <source>{turn} Last round: only points count now.</source>
        <translation>{turn} Dernier tour&#xa0;: seuls les points comptent.</translation>
    </message>
    <message>
        <source>Bid up to {bid} for {lot}</source>
        <translation>Miser sur {lot} jusqu’à {bid}</translation>
    </message>
    <message>
        <source>Buy a marker for {price} (to the pentagon)</source>
        <translation>Acheter un marqueur à {price} pour le pentagone</translation>
    </message>
    <message>
        <source>Pass on {lot} in advance</source>
        <translation>Passer d’avance ({lot})</translation>
    </message>
    <message>
        <source>Take the {price} marker for free</source>
        <translation>Prendre gratuitement le marqueur à {price}</translation>
    </message>
    <message>
        <source>Round {number} begins. Turn order by points: {players}.</source>
        <translation>Le tour {number} commence. Ordre du tour, selon les points&#xa0;: {players}.</translation>
    </message>
    <message>
        <source>Choose your character.</source>
        <translation>Choisissez votre personnage.</translation>
    </message>
    <message numerus="yes">
        <source>{sentence} %n dust is lost: a total of 1 or 3 cannot be kept.</source>
        <translation>
            <numerusform>{sentence} Une unité de poussière est perdue&#xa0;: on ne peut garder ni 1 ni 3&#xa0;unités.</numerusform>
            <numerusform>{sentence} %n&#xa0;unités de poussière sont perdues&#xa0;: on ne peut garder ni 1 ni 3&#xa0;unités.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends their turn.</source>
        <translation>{player} termine son tour.</translation>
    </message>
    <message>
        <source>{player} takes the {price} marker for free.</source>
        <translation>{player} prend gratuitement le marqueur à {price}.</translation>
    </message>
    <message>
        <source>{players} share the victory.</source>
        <translation>{players} se partagent la victoire.</translation>
    </message>
    <message>
        <source>You win the Scepter of Zavandor.</source>
        <translation>Vous remportez le Sceptre de Zavandor.</translation>
    </message>
    <message>
        <source>{player} is choosing a domain for a free advance.</source>
        <translation>{player} choisit un domaine pour une progression gratuite.</translation>
    </message>
    <message>
        <source>{player} wins {lot}: choose an active gem to lose.</source>
        <translation>{player} remporte {lot}&#xa0;: choisissez une gemme active à perdre.</translation>
    </message>
    <message>
        <source>{player} is choosing a character.</source>
        <translation>{player} choisit un personnage.</translation>
    </message>
    <message>
        <source>Pay {price} for {lot}: you will have to disenchant gems.</source>
        <translation>Payez {price} pour {lot}&#xa0;: il vous faut désenchanter des gemmes.</translation>
    </message>
    <message>
        <source>{turn} Your hand takes up {size} places, but your limit is {limit}: you will discard {over}.</source>
        <translation>{turn} Votre main prend {size}&#xa0;places pour une limite de {limit}&#xa0;: vous devrez en libérer {over}.</translation>
    </message>
    <message>
        <source>Enchant gems, advance, open auctions, or end your turn.</source>
        <translation>Enchantez des gemmes, progressez, ouvrez des enchères ou terminez votre tour.</translation>
    </message>
    <message>
        <source>{player} buys a marker for {price}.</source>
        <translation>{player} achète un marqueur à {price}.</translation>
    </message>
    <message>
        <source>{player} is paying for {lot}.</source>
        <translation>{player} paie {lot}.</translation>
    </message>
    <message>
        <source>Enchant gems, advance, or end your turn.</source>
        <translation>Enchantez des gemmes, progressez ou terminez votre tour.</translation>
    </message>
    <message>
        <source>{player} is choosing a free marker.</source>
        <translation>{player} choisit un marqueur gratuit.</translation>
    </message>
    <message>
        <source>{player} is choosing a gem to lose.</source>
        <translation>{player} choisit une gemme à perdre.</translation>
    </message>
    <message>
        <source>Enchant gems or end your turn.</source>
        <translation>Enchantez des gemmes ou terminez votre tour.</translation>
    </message>
    <message>
        <source>{player} is discarding down to the hand limit.</source>
        <translation>{player} défausse jusqu’à sa limite de cartes.</translation>
    </message>
    <message>
        <source>Advance in a domain or end your turn.</source>
        <translation>Progressez dans un domaine ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Open an auction or end your turn.</source>
        <translation>Ouvrez une enchère ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Pay {price} for {lot}.</source>
        <translation>Payez {price} pour {lot}.</translation>
    </message>
    <message>
        <source>{player} wins the Scepter of Zavandor.</source>
        <translation>{player} remporte le Sceptre de Zavandor.</translation>
    </message>
    <message>
        <source>{player} may bid {bid} or more for {lot}.</source>
        <translation>{player} peut miser au moins {bid} sur {lot}, ou passer.</translation>
    </message>
    <message>
        <source>Enchant gems, open auctions, or end your turn.</source>
        <translation>Enchantez des gemmes, ouvrez des enchères ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Move a gem from your pentagon to a free slot. {turn}</source>
        <translation>Déplacez une gemme du pentagone vers un emplacement libre. {turn}</translation>
    </message>
    <message>
        <source>Advance in a domain, open auctions, or end your turn.</source>
        <translation>Progressez dans un domaine, ouvrez des enchères ou terminez votre tour.</translation>
    </message>
    <message numerus="yes">
        <source>Gains %n point(s) and about {energy} a round.</source>
        <translation>
            <numerusform>Rapporte&#xa0;%n&#xa0;point, et environ {energy} par tour.</numerusform>
            <numerusform>Rapporte&#xa0;%n&#xa0;points, et environ {energy} par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gains about {energy} a round.</source>
        <translation>Rapporte environ {energy} par tour.</translation>
    </message>
    <message>
        <source>{player} ends their turn without doing anything.</source>
        <translation>{player} termine son tour sans rien faire.</translation>
    </message>
    <message numerus="yes">
        <source>You enchanted your first ruby %n round(s) after your level of Fire allowed it.</source>
        <translation>
            <numerusform>Vous avez enchanté votre premier rubis %n&#xa0;tour après que la connaissance du feu vous l’a permis.</numerusform>
            <numerusform>Vous avez enchanté votre premier rubis %n&#xa0;tours après que la connaissance du feu vous l’a permis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n rounds, you did not advance in any domain of knowledge, although you may do so once a turn.</source>
        <translation>
            <numerusform>En %n&#xa0;tours, vous n’avez progressé dans aucun domaine, alors que chaque tour permet une progression.</numerusform>
            <numerusform>En %n&#xa0;tours, vous n’avez progressé dans aucun domaine, alors que chaque tour permet une progression.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the first {rounds} rounds, you always bought something when you had a free slot and could pay for a sapphire.</source>
        <translation>Pendant les {rounds} premiers tours, vous avez toujours acheté quelque chose quand vous aviez un emplacement libre et de quoi payer un saphir.</translation>
    </message>
    <message>
        <source>After round {round}, your income was about {own} energy a round, while {player}’s was {theirs}: buy more gems early.</source>
        <translation>Après le tour {round}, votre revenu était d’environ {own}&#xa0;unités d’énergie par tour, contre {theirs} pour {player}&#xa0;: achetez plus de gemmes au début.</translation>
    </message>
    <message numerus="yes">
        <source>At the end, {lot} earned you a bonus of %n point(s).</source>
        <translation>
            <numerusform>À la fin, {lot} vous a rapporté un bonus de %n&#xa0;point.</numerusform>
            <numerusform>À la fin, {lot} vous a rapporté un bonus de %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won no auctions, while {player} scored %n point(s) with artifacts and sentinels.</source>
        <translation>
            <numerusform>Vous n’avez remporté aucune enchère. {player} a tiré %n&#xa0;point de ses artéfacts et de ses sentinelles.</numerusform>
            <numerusform>Vous n’avez remporté aucune enchère. {player} a tiré %n&#xa0;points de ses artéfacts et de ses sentinelles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bought no sentinels, while {player} scored %n point(s) with theirs. Save energy for a sentinel before five are sold.</source>
        <translation>
            <numerusform>Vous n’avez acheté aucune sentinelle&#x202f;; {player} a tiré %n&#xa0;point des siennes. Économisez pour en acheter une avant que cinq soient vendues.</numerusform>
            <numerusform>Vous n’avez acheté aucune sentinelle&#x202f;; {player} a tiré %n&#xa0;points des siennes. Économisez pour en acheter une avant que cinq soient vendues.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the match ended, you still held {energy} energy, which scores nothing.</source>
        <translation>Vous avez fini la partie avec {energy}&#xa0;unités d’énergie, qui ne rapportent aucun point.</translation>
    </message>
    <message>
        <source>You spent {energy} energy on Fire but never enchanted a ruby.</source>
        <translation>Vous avez dépensé {energy}&#xa0;unités d’énergie pour la connaissance du feu sans jamais enchanter de rubis.</translation>
    </message>
    <message numerus="yes">
        <source>In the first {rounds} rounds, you ended %n turn(s) without buying anything, although you had a free slot and could pay for a sapphire.</source>
        <translation>
            <numerusform>Pendant les {rounds} premiers tours, vous avez fini %n&#xa0;tour sans rien acheter, alors que vous aviez un emplacement libre et de quoi payer un saphir.</numerusform>
            <numerusform>Pendant les {rounds} premiers tours, vous avez fini %n de vos tours sans rien acheter, alors que vous aviez un emplacement libre et de quoi payer un saphir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From round {start} on, you ended %n of your {turns} turns with a free slot: an active gem there gives energy every round and scores points.</source>
        <translation>
            <numerusform>À partir du tour {start}, vous avez fini %n de vos {turns}&#xa0;tours avec un emplacement libre&#xa0;: une gemme active y donne de l’énergie à chaque tour, et des points.</numerusform>
            <numerusform>À partir du tour {start}, vous avez fini %n de vos {turns}&#xa0;tours avec un emplacement libre&#xa0;: une gemme active y donne de l’énergie à chaque tour, et des points.</numerusform>
        </translation>
    </message>
    <message>
        <source>After round {round}, nobody’s income was higher than yours: about {own} energy a round.</source>
        <translation>Après le tour {round}, aucun revenu ne dépassait le vôtre&#xa0;: environ {own}&#xa0;unités d’énergie par tour.</translation>
    </message>
    <message numerus="yes">
        <source>At the end, {lot} earned you a bonus of only %n point(s): choose a sentinel that suits what you own, or collect what it rewards.</source>
        <translation>
            <numerusform>À la fin, {lot} ne vous a rapporté qu’un bonus de %n&#xa0;point&#xa0;: choisissez une sentinelle adaptée à ce que vous possédez, ou réunissez ce qu’elle récompense.</numerusform>
            <numerusform>À la fin, {lot} ne vous a rapporté qu’un bonus de %n&#xa0;points&#xa0;: choisissez une sentinelle adaptée à ce que vous possédez, ou réunissez ce qu’elle récompense.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n auction(s) that you won, your bids were a total of {energy} higher than the best rival bids or the minimum: raise in small steps.</source>
        <translation>
            <numerusform>Dans une enchère remportée, votre mise dépassait de {energy} la meilleure mise adverse ou l’offre minimum&#xa0;: surenchérissez par petits pas.</numerusform>
            <numerusform>Dans %n&#xa0;enchères remportées, vos mises dépassaient en tout de {energy} la meilleure mise adverse ou l’offre minimum&#xa0;: surenchérissez par petits pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot afford anything else: end your turn.</source>
        <translation>Vous n’avez plus assez d’énergie pour un achat&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>At the end, {lot} earned you no bonus: choose a sentinel that suits what you own, or collect what it rewards.</source>
        <translation>À la fin, {lot} ne vous a rapporté aucun bonus&#xa0;: choisissez une sentinelle adaptée à ce que vous possédez, ou réunissez ce qu’elle récompense.</translation>
    </message>
    <message numerus="yes">
        <source>You spent {energy} energy on knowledge in %n domain(s), but never reached level 4: only level 4 scores points.</source>
        <translation>
            <numerusform>Vous avez dépensé {energy}&#xa0;unités d’énergie pour progresser dans %n&#xa0;domaine, sans jamais atteindre le niveau 4&#xa0;: seul le niveau 4 rapporte des points.</numerusform>
            <numerusform>Vous avez dépensé {energy}&#xa0;unités d’énergie pour progresser dans %n&#xa0;domaines, sans atteindre le niveau 4 dans aucun&#xa0;: seul le niveau 4 rapporte des points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{action}, losing %n dust</source>
        <translation>
            <numerusform>{action} (%n&#xa0;unité de poussière perdue)</numerusform>
            <numerusform>{action} (%n&#xa0;unités de poussière perdues)</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out of this auction: {player} may bid {bid} or more for {lot}.</source>
        <translation>Vous n’êtes plus dans l’enchère&#xa0;: {player} peut miser au moins {bid} sur {lot}, ou passer.</translation>
    </message>
    <message>
        <source>{player} bids {bid} for {lot}: bid at least {least}, or pass.</source>
        <translation>{player} mise {bid} sur {lot}&#xa0;: misez au moins {least}, ou passez.</translation>
    </message>
    <message>
        <source>{action}, more than you can pay</source>
        <translation>{action}, plus que vous ne pouvez payer</translation>
    </message>
    <message>
        <source>{action}, which means disenchanting {gems}</source>
        <translation>{action}, ce qui oblige à désenchanter {gems}</translation>
    </message>
    <message>
        <source>{gems} on the spiral</source>
        <translation>{gems} de la spirale</translation>
    </message>
    <message>
        <source>{gems} in the pentagon</source>
        <translation>{gems} du pentagone</translation>
    </message>
</context>
<context>
    <name>zavandor achievement</name>
    <message>
        <source>Win with each of the six characters.</source>
        <translation>Gagnez avec chacun des six personnages.</translation>
    </message>
    <message>
        <source>Menagerie</source>
        <translation>La ménagerie</translation>
    </message>
    <message>
        <source>Win each of the nine sentinels at auction.</source>
        <translation>Remportez aux enchères chacune des neuf sentinelles.</translation>
    </message>
    <message>
        <source>Well guarded</source>
        <translation>Sous bonne garde</translation>
    </message>
    <message>
        <source>Win three sentinels in one match.</source>
        <translation>Remportez trois sentinelles dans une même partie.</translation>
    </message>
    <message>
        <source>The right beast</source>
        <translation>Une perle rare</translation>
    </message>
    <message>
        <source>Own a sentinel with a bonus of 10 points or more at the end of a match.</source>
        <translation>À la fin d’une partie, possédez une sentinelle dont le bonus atteint 10&#xa0;points.</translation>
    </message>
    <message>
        <source>A steal</source>
        <translation>Une affaire en or</translation>
    </message>
    <message>
        <source>Ablaze</source>
        <translation>Rouge feu</translation>
    </message>
    <message>
        <source>Have five active rubies at the same time.</source>
        <translation>Réunissez cinq rubis actifs en même temps.</translation>
    </message>
    <message>
        <source>Full spiral</source>
        <translation>Spirale comble</translation>
    </message>
    <message>
        <source>Have eleven active gems at the same time.</source>
        <translation>Réunissez onze gemmes actives en même temps.</translation>
    </message>
    <message>
        <source>Reach level 4 of three domains in one match.</source>
        <translation>Atteignez le niveau 4 de trois domaines dans une même partie.</translation>
    </message>
    <message>
        <source>Smoke and mirrors</source>
        <translation>Jeux de miroirs</translation>
    </message>
    <message>
        <source>Cost your rivals ten active gems with Magic Mirrors and Cloaks of Concealment.</source>
        <translation>Faites perdre dix gemmes actives à vos rivaux avec des Miroirs magiques et des Manteaux de camouflage.</translation>
    </message>
    <message>
        <source>Under the hammer</source>
        <translation>Adjugé, vendu</translation>
    </message>
    <message>
        <source>Buy the fifth sentinel, which ends the match, and win.</source>
        <translation>Achetez la cinquième sentinelle, qui met fin à la partie, et gagnez.</translation>
    </message>
    <message>
        <source>On the final straight</source>
        <translation>Dans la dernière ligne droite</translation>
    </message>
    <message>
        <source>Win a match in which you were not first in turn order in the last round.</source>
        <translation>Gagnez une partie sans jouer en premier au dernier tour.</translation>
    </message>
    <message>
        <source>Worthy of the Scepter</source>
        <translation>Digne du Sceptre</translation>
    </message>
    <message>
        <source>Six faces</source>
        <translation>Six visages</translation>
    </message>
    <message>
        <source>Buy a sentinel for at least 20 less than its minimum bid.</source>
        <translation>Remportez une sentinelle et payez-la au moins 20&#xa0;unités d’énergie sous son offre minimum.</translation>
    </message>
    <message>
        <source>Polymath</source>
        <translation>Triple savoir</translation>
    </message>
</context>
<context>
    <name>zavandor auction</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Out of the auction: {players}.</source>
        <translation>Hors de l’enchère&#xa0;: {players}.</translation>
    </message>
</context>
<context>
    <name>zavandor card</name>
    <message>
        <source>sapphire {value}</source>
        <translation>saphir {value}</translation>
    </message>
    <message>
        <source>emerald {value}</source>
        <translation>émeraude {value}</translation>
    </message>
    <message>
        <source>diamond {value}</source>
        <translation>diamant {value}</translation>
    </message>
    <message>
        <source>ruby {value}</source>
        <translation>rubis {value}</translation>
    </message>
    <message>
        <source>concentrated sapphire {value}</source>
        <translation>saphir concentré {value}</translation>
    </message>
    <message>
        <source>concentrated emerald {value}</source>
        <translation>émeraude concentrée {value}</translation>
    </message>
    <message>
        <source>concentrated diamond {value}</source>
        <translation>diamant concentré {value}</translation>
    </message>
    <message>
        <source>concentrated ruby {value}</source>
        <translation>rubis concentré {value}</translation>
    </message>
</context>
<context>
    <name>zavandor character</name>
    <message>
        <source>Level 1 of {domain}, two sapphire cards, {dust} dust, hand limit {limit}.</source>
        <translation>Niveau 1 dans {domain}, deux cartes saphir, {dust}&#xa0;unités de poussière. Limite de cartes en main&#xa0;:&#xa0;{limit}.</translation>
    </message>
    <message>
        <source>Level 1 of {domain}, {dust} dust, hand limit {limit}.</source>
        <translation>Niveau 1 dans {domain}, {dust}&#xa0;unités de poussière. Limite de cartes en main&#xa0;:&#xa0;{limit}.</translation>
    </message>
    <message>
        <source>Witch</source>
        <translation>Sorcière</translation>
    </message>
    <message>
        <source>Elf</source>
        <translation>Elfe</translation>
    </message>
    <message>
        <source>Druid</source>
        <translation>Druide</translation>
    </message>
    <message>
        <source>Fairy</source>
        <translation>Fée</translation>
    </message>
    <message>
        <source>Magician</source>
        <translation>Magicien</translation>
    </message>
    <message>
        <source>Kobold</source>
        <translation>Kobold</translation>
    </message>
</context>
<context>
    <name>zavandor character in a sentence</name>
    <message>
        <source>the Witch</source>
        <translation>la Sorcière</translation>
    </message>
    <message>
        <source>the Elf</source>
        <translation>l’Elfe</translation>
    </message>
    <message>
        <source>the Druid</source>
        <translation>le Druide</translation>
    </message>
    <message>
        <source>the Fairy</source>
        <translation>la Fée</translation>
    </message>
    <message>
        <source>the Magician</source>
        <translation>le Magicien</translation>
    </message>
    <message>
        <source>the Kobold</source>
        <translation>le Kobold</translation>
    </message>
</context>
<context>
    <name>zavandor domain</name>
    <message>
        <source>Up to five rubies can be enchanted.</source>
        <translation>permet d’enchanter des rubis, cinq au plus.</translation>
    </message>
    <message>
        <source>No effect yet.</source>
        <translation>aucun effet.</translation>
    </message>
    <message>
        <source>6 active slots, not counting a Belt or Wand.</source>
        <translation>6&#xa0;emplacements actifs, sans compter Ceinture ni Baguette.</translation>
    </message>
    <message numerus="yes">
        <source>Entering this domain lowers the hand limit by %n.</source>
        <translation>
            <numerusform>Entrer dans ce domaine abaisse de %n la limite de cartes.</numerusform>
            <numerusform>Entrer dans ce domaine abaisse de %n la limite de cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>7 active slots, not counting a Belt or Wand.</source>
        <translation>7&#xa0;emplacements actifs, sans compter Ceinture ni Baguette.</translation>
    </message>
    <message numerus="yes">
        <source>Entering this domain raises the hand limit by %n.</source>
        <translation>
            <numerusform>Entrer dans ce domaine augmente de %n la limite de cartes.</numerusform>
            <numerusform>Entrer dans ce domaine augmente de %n la limite de cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gems cost 10% less.</source>
        <translation>les gemmes coûtent 10&#xa0;% de moins.</translation>
    </message>
    <message>
        <source>Gems cost 20% less.</source>
        <translation>les gemmes coûtent 20&#xa0;% de moins.</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Gemmes</translation>
    </message>
    <message>
        <source>Energy Flow</source>
        <translation>Flux d’énergie</translation>
    </message>
    <message>
        <source>Gems cost 30% less.</source>
        <translation>les gemmes coûtent 30&#xa0;% de moins.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feu</translation>
    </message>
    <message>
        <source>Nine Sages</source>
        <translation>9 Sages</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artéfacts</translation>
    </message>
    <message>
        <source>Gems cost 40% less.</source>
        <translation>les gemmes coûtent 40&#xa0;% de moins.</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Accumulation</translation>
    </message>
    <message>
        <source>2 dust each round.</source>
        <translation>2&#xa0;unités de poussière à chaque tour.</translation>
    </message>
    <message>
        <source>5 dust each round.</source>
        <translation>5&#xa0;unités de poussière à chaque tour.</translation>
    </message>
    <message>
        <source>10 dust each round.</source>
        <translation>10&#xa0;unités de poussière à chaque tour.</translation>
    </message>
    <message>
        <source>Artifacts cost 5 less, sentinels 10 less.</source>
        <translation>remise de 5 sur les artéfacts, de 10 sur les sentinelles.</translation>
    </message>
    <message>
        <source>Artifacts cost 10 less, sentinels 20 less.</source>
        <translation>remise de 10 sur les artéfacts, de 20 sur les sentinelles.</translation>
    </message>
    <message>
        <source>Two sapphire cards, once only, in the round after you reach this level.</source>
        <translation>deux cartes saphir, une seule fois, au tour qui suit l’accès à ce niveau.</translation>
    </message>
    <message>
        <source>Two emerald cards, once only, in the round after you reach this level.</source>
        <translation>deux cartes émeraude, une seule fois, au tour qui suit l’accès à ce niveau.</translation>
    </message>
    <message>
        <source>Two diamond cards, once only, in the round after you reach this level.</source>
        <translation>deux cartes diamant, une seule fois, au tour qui suit l’accès à ce niveau.</translation>
    </message>
    <message>
        <source>Two ruby cards, once only, in the round after you reach this level.</source>
        <translation>deux cartes rubis, une seule fois, au tour qui suit l’accès à ce niveau.</translation>
    </message>
</context>
<context>
    <name>zavandor domain in a sentence</name>
    <message>
        <source>Gems</source>
        <translation>la connaissance des gemmes</translation>
    </message>
    <message>
        <source>Energy Flow</source>
        <translation>la connaissance des flux d’énergie</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>la connaissance du feu</translation>
    </message>
    <message>
        <source>the Nine Sages</source>
        <translation>la connaissance des 9 Sages</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>la connaissance des artéfacts</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>la connaissance de l’accumulation</translation>
    </message>
</context>
<context>
    <name>zavandor energy</name>
    <message>
        <source>Sapphire energy</source>
        <translation>Énergie saphir</translation>
    </message>
    <message>
        <source>Emerald energy</source>
        <translation>Énergie émeraude</translation>
    </message>
    <message>
        <source>Diamond energy</source>
        <translation>Énergie diamant</translation>
    </message>
    <message>
        <source>Ruby energy</source>
        <translation>Énergie rubis</translation>
    </message>
    <message>
        <source>Concentrated sapphire energy</source>
        <translation>Énergie saphir concentrée</translation>
    </message>
    <message>
        <source>Concentrated emerald energy</source>
        <translation>Énergie émeraude concentrée</translation>
    </message>
    <message>
        <source>Concentrated diamond energy</source>
        <translation>Énergie diamant concentrée</translation>
    </message>
    <message>
        <source>Concentrated ruby energy</source>
        <translation>Énergie rubis concentrée</translation>
    </message>
</context>
<context>
    <name>zavandor energy in a sentence</name>
    <message numerus="yes">
        <source>%n dust</source>
        <translation>
            <numerusform>une unité de poussière</numerusform>
            <numerusform>%n&#xa0;unités de poussière</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} ({values})</source>
        <translation>{cards} ({values})</translation>
    </message>
    <message numerus="yes">
        <source>%n sapphire card(s)</source>
        <translation>
            <numerusform>une carte saphir</numerusform>
            <numerusform>%n&#xa0;cartes saphir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emerald card(s)</source>
        <translation>
            <numerusform>une carte émeraude</numerusform>
            <numerusform>%n&#xa0;cartes émeraude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamond card(s)</source>
        <translation>
            <numerusform>une carte diamant</numerusform>
            <numerusform>%n&#xa0;cartes diamant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ruby card(s)</source>
        <translation>
            <numerusform>une carte rubis</numerusform>
            <numerusform>%n&#xa0;cartes rubis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated sapphire card(s)</source>
        <translation>
            <numerusform>une carte saphir concentrée</numerusform>
            <numerusform>%n&#xa0;cartes saphir concentrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated emerald card(s)</source>
        <translation>
            <numerusform>une carte émeraude concentrée</numerusform>
            <numerusform>%n&#xa0;cartes émeraude concentrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated diamond card(s)</source>
        <translation>
            <numerusform>une carte diamant concentrée</numerusform>
            <numerusform>%n&#xa0;cartes diamant concentrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated ruby card(s)</source>
        <translation>
            <numerusform>une carte rubis concentrée</numerusform>
            <numerusform>%n&#xa0;cartes rubis concentrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor gem</name>
    <message>
        <source>Opal</source>
        <translation>Opale</translation>
    </message>
    <message>
        <source>Sapphire</source>
        <translation>Saphir</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Émeraude</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Diamant</translation>
    </message>
    <message>
        <source>Ruby</source>
        <translation>Rubis</translation>
    </message>
</context>
<context>
    <name>zavandor gem in a sentence</name>
    <message>
        <source>an opal</source>
        <translation>une opale</translation>
    </message>
    <message>
        <source>a sapphire</source>
        <translation>un saphir</translation>
    </message>
    <message>
        <source>an emerald</source>
        <translation>une émeraude</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>un diamant</translation>
    </message>
    <message>
        <source>a ruby</source>
        <translation>un rubis</translation>
    </message>
    <message numerus="yes">
        <source>%n opals</source>
        <translation>
            <numerusform>%n&#xa0;opale</numerusform>
            <numerusform>%n&#xa0;opales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sapphires</source>
        <translation>
            <numerusform>%n&#xa0;saphir</numerusform>
            <numerusform>%n&#xa0;saphirs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n emeralds</source>
        <translation>
            <numerusform>%n&#xa0;émeraude</numerusform>
            <numerusform>%n&#xa0;émeraudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n diamonds</source>
        <translation>
            <numerusform>%n&#xa0;diamant</numerusform>
            <numerusform>%n&#xa0;diamants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rubies</source>
        <translation>
            <numerusform>%n&#xa0;rubis</numerusform>
            <numerusform>%n&#xa0;rubis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor law</name>
    <message>
        <source>The price is {price}, but these cards and your dust are worth only {sum}: add cards.</source>
        <translation>Le prix est de {price}, mais ces cartes et votre poussière ne valent que {sum}&#xa0;: ajoutez des cartes.</translation>
    </message>
    <message>
        <source>You do not hold all these cards: choose cards from your hand.</source>
        <translation>Vous n’avez pas toutes ces cartes&#xa0;: choisissez des cartes de votre main.</translation>
    </message>
    <message>
        <source>You do not have that much dust: choose less.</source>
        <translation>Vous n’avez pas autant de poussière&#xa0;: choisissez-en moins.</translation>
    </message>
    <message>
        <source>You can neither discard nor keep 1 or 3 dust: no tiles make that amount.</source>
        <translation>Vous ne pouvez ni défausser ni garder 1 ou 3&#xa0;unités de poussière&#xa0;: les jetons ne permettent pas ce total.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand would still be over its limit: free up %n more place(s).</source>
        <translation>
            <numerusform>Votre main dépasserait encore sa limite&#xa0;: libérez une place de plus.</numerusform>
            <numerusform>Votre main dépasserait encore sa limite&#xa0;: libérez %n&#xa0;places de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is more than you need to discard: keep some of it.</source>
        <translation>Vous défaussez plus qu’il ne faut&#xa0;: gardez une partie de ces cartes ou de cette poussière.</translation>
    </message>
    <message>
        <source>First choose a character.</source>
        <translation>Choisissez d’abord un personnage.</translation>
    </message>
    <message>
        <source>That is not what you have to decide now.</source>
        <translation>Ce n’est pas le moment de décider cela.</translation>
    </message>
    <message>
        <source>An auction is under way: bid or pass.</source>
        <translation>Une enchère est en cours&#xa0;: misez ou passez.</translation>
    </message>
    <message>
        <source>First pay for the card you won.</source>
        <translation>Payez d’abord la carte que vous avez remportée.</translation>
    </message>
    <message>
        <source>First take your free marker.</source>
        <translation>Prenez d’abord votre marqueur gratuit.</translation>
    </message>
    <message>
        <source>First choose an active gem to lose.</source>
        <translation>Choisissez d’abord une gemme active à perdre.</translation>
    </message>
    <message>
        <source>First take or decline your free advance.</source>
        <translation>Utilisez d’abord votre progression gratuite, ou renoncez-y.</translation>
    </message>
    <message>
        <source>First discard down to your hand limit.</source>
        <translation>Défaussez d’abord jusqu’à votre limite de cartes en main.</translation>
    </message>
    <message>
        <source>You have already reached the highest level of {domain}.</source>
        <translation>Vous avez déjà atteint le plus haut niveau dans {domain}.</translation>
    </message>
    <message>
        <source>You would pay {reckoning}, but can raise only {sum}, even by disenchanting all your gems.</source>
        <translation>Il vous faudrait payer {reckoning}, mais vous ne pouvez réunir que {sum}, même en désenchantant toutes vos gemmes.</translation>
    </message>
    <message>
        <source>The price is {price}, but your cards and dust are worth only {sum}.</source>
        <translation>Le prix est de {price}, mais vos cartes et votre poussière ne valent que {sum}.</translation>
    </message>
    <message>
        <source>That gem does not exist.</source>
        <translation>Cette gemme n’existe pas.</translation>
    </message>
    <message>
        <source>The supply has none of these gems left.</source>
        <translation>La réserve n’a plus aucune gemme de cette sorte.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>You already own {rubies} and may not own more.</source>
        <translation>Vous possédez déjà {rubies}, le maximum permis.</translation>
    </message>
    <message>
        <source>You have no inactive gem of that kind.</source>
        <translation>Vous n’avez pas de gemme inactive de cette sorte.</translation>
    </message>
    <message numerus="yes">
        <source>You may move gems on or off the spiral only %n time(s) a turn.</source>
        <translation>
            <numerusform>Vous ne pouvez faire que %n&#xa0;déplacement de gemme par tour.</numerusform>
            <numerusform>Vous ne pouvez faire que %n&#xa0;déplacements de gemmes par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your active slots are taken: take a gem off the spiral first.</source>
        <translation>Tous vos emplacements actifs sont pris&#xa0;: retirez d’abord une gemme de la spirale.</translation>
    </message>
    <message>
        <source>You have already paid for an advance this turn: only one is allowed.</source>
        <translation>Vous avez déjà payé une progression ce tour-ci&#xa0;: une seule est permise.</translation>
    </message>
    <message>
        <source>You are already in this domain: advance without a marker.</source>
        <translation>Vous êtes déjà dans ce domaine&#xa0;: progressez sans marqueur.</translation>
    </message>
    <message>
        <source>That domain does not exist.</source>
        <translation>Ce domaine n’existe pas.</translation>
    </message>
    <message>
        <source>A free advance takes you into a new domain only if a marker is already in your pentagon.</source>
        <translation>Une progression gratuite ne vous fait entrer dans un nouveau domaine que si un marqueur attend déjà dans votre pentagone.</translation>
    </message>
    <message>
        <source>That card is not on offer.</source>
        <translation>Cette carte n’est pas disponible.</translation>
    </message>
    <message>
        <source>You can pay the price of {price} with one gem fewer: keep one.</source>
        <translation>Le prix est de {price}&#xa0;: vous pouvez payer en désenchantant une gemme de moins.</translation>
    </message>
    <message>
        <source>The price is {price}, but with these gems you can pay only {sum}: disenchant more.</source>
        <translation>Le prix est de {price}, mais avec ces gemmes, vous ne pouvez payer que {sum}&#xa0;: désenchantez-en davantage.</translation>
    </message>
    <message>
        <source>That character does not exist.</source>
        <translation>Ce personnage n’existe pas.</translation>
    </message>
    <message>
        <source>As the Druid, you need level 3 of Fire to enchant a ruby.</source>
        <translation>Le Druide doit atteindre le niveau 3 du feu pour enchanter un rubis.</translation>
    </message>
    <message>
        <source>You need level 4 of Fire to enchant rubies.</source>
        <translation>Il vous faut le niveau 4 du feu pour enchanter des rubis.</translation>
    </message>
    <message>
        <source>You have no active gem of that kind.</source>
        <translation>Vous n’avez pas de gemme active de cette sorte.</translation>
    </message>
    <message>
        <source>You need a marker to enter a domain.</source>
        <translation>Il vous faut un marqueur pour entrer dans un domaine.</translation>
    </message>
    <message>
        <source>This sentinel has already been sold.</source>
        <translation>Cette sentinelle est déjà vendue.</translation>
    </message>
    <message>
        <source>Another player has already chosen this character.</source>
        <translation>Ce personnage est déjà pris.</translation>
    </message>
    <message>
        <source>You no longer have this marker: choose another.</source>
        <translation>Vous n’avez plus ce marqueur&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You have already used this marker: choose another.</source>
        <translation>Vous avez déjà pris ce marqueur&#xa0;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>You already own {lot}, and only one is allowed.</source>
        <translation>Vous possédez déjà {lot}&#xa0;: un seul exemplaire est permis.</translation>
    </message>
    <message>
        <source>The opening bid must be at least {bid}.</source>
        <translation>La première mise doit être d’au moins {bid}.</translation>
    </message>
    <message>
        <source>This artifact is not on offer.</source>
        <translation>Cet artéfact n’est pas disponible.</translation>
    </message>
    <message>
        <source>No bid may exceed {bid}.</source>
        <translation>Aucune mise ne peut dépasser {bid}.</translation>
    </message>
    <message>
        <source>You do not own all these gems.</source>
        <translation>Vous ne possédez pas toutes ces gemmes.</translation>
    </message>
    <message>
        <source>You need a Grimoire to enchant emeralds.</source>
        <translation>Il vous faut un Grimoire pour enchanter des émeraudes.</translation>
    </message>
    <message>
        <source>You need an Elixir to enchant diamonds.</source>
        <translation>Il vous faut un Élixir pour enchanter des diamants.</translation>
    </message>
    <message>
        <source>The price is {price}: you can pay with one card fewer.</source>
        <translation>Le prix est de {price}&#xa0;: vous pouvez payer avec une carte de moins.</translation>
    </message>
    <message>
        <source>The next bid must be at least {bid}.</source>
        <translation>La mise suivante doit être d’au moins {bid}.</translation>
    </message>
</context>
<context>
    <name>zavandor lesson</name>
    <message>
        <source>A new round! Morwenna has enchanted a sapphire too. Your gems gave you two blue cards and 5 dust. Four blue cards at once would become one concentrated card worth 20, plus 2 dust.</source>
        <translation>Nouveau tour&#x202f;! Vous recevez deux cartes saphir et 5&#xa0;unités de poussière. Quatre cartes saphir reçues ensemble donneraient une carte concentrée de valeur 20 et 2&#xa0;unités de poussière.</translation>
    </message>
    <message>
        <source>Morwenna bids 21! Bid at least 1 more: 22 will do. Once you pass, you’re out of this auction.</source>
        <translation>Morwenna mise 21&#x202f;! Misez au moins 1 de plus&#xa0;: 22 suffit. Si vous passez, vous quittez cette enchère pour de bon.</translation>
    </message>
    <message>
        <source>Take your free advance now. You’re the Kobold, who starts at level 1 of Accumulation, a domain of knowledge. Level 2 opens a sixth slot for a gem on your spiral.</source>
        <translation>La Pierre agit aussitôt&#xa0;: progressez gratuitement en Accumulation, la connaissance où votre Kobold commence au niveau 1. Le niveau 2 ouvre un sixième emplacement sur la spirale.</translation>
    </message>
    <message>
        <source>Once a turn, you may also pay to advance. A new domain takes a marker as well: the five on the right cost 20 to 40. For now, end your turn.</source>
        <translation>Une fois par tour, vous pouvez aussi payer une progression. Pour entrer dans un nouveau domaine de connaissance, il faut en plus un marqueur, qui coûte de 20 à 40. Pour l’instant, terminez votre tour.</translation>
    </message>
    <message>
        <source>Nine sentinels guard the Scepter. Once five are sold, the match ends with that round. Sentinels, artifacts, gems and knowledge score points, and the highest total wins.</source>
        <translation>Neuf sentinelles gardent le Sceptre. Le tour où la cinquième se vend est le dernier. Sentinelles, artéfacts, gemmes et connaissances valent des points&#xa0;: le total le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>Two warnings. At the end of each round, you discard down to your hand limit. And from 10 points on, the first and second in turn order pay extra in auctions.</source>
        <translation>Deux avertissements. Quand tout le monde a joué, vous défaussez jusqu’à votre limite de cartes. Et dès 10&#xa0;points, les deux premiers dans l’ordre du tour paient plus cher aux enchères.</translation>
    </message>
    <message>
        <source>This is your spiral. Its gems score points and give you energy every round: opals give dust, your sapphire gives a blue card worth about 5.</source>
        <translation>Voici votre spirale. Ses gemmes valent des points et vous donnent de l’énergie à chaque tour&#xa0;: les opales, de la poussière&#x202f;; le saphir, une carte saphir, qui vaut environ 5.</translation>
    </message>
    <message>
        <source>Bids for a sentinel start at 120. Rest the pointer on a sentinel to see what it rewards. When five are sold, the match ends with that round. It’s still your turn: play on!</source>
        <translation>L’offre minimum d’une sentinelle est de 120. Chacune a son bonus&#xa0;: laissez le pointeur dessus pour le lire. Le tour où la cinquième se vend est le dernier. À vous de jouer&#x202f;!</translation>
    </message>
    <message>
        <source>Let’s earn more! Enchant a second sapphire for 20: drag one from the supply to your spiral, or click it twice.</source>
        <translation>Gagnons d’abord plus d’énergie&#x202f;! Enchantez un second saphir pour 20&#xa0;: glissez-le de la réserve vers votre spirale, ou cliquez dessus deux fois.</translation>
    </message>
    <message>
        <source>On your turn, you may take as many actions as you can afford, in any order. You have 11 energy left, so end your turn.</source>
        <translation>À votre tour, faites autant d’actions que vous pouvez en payer, dans l’ordre de votre choix. Il vous reste 11&#xa0;unités d’énergie&#xa0;: terminez votre tour.</translation>
    </message>
    <message>
        <source>Artifacts go to the highest bidder, and each has its own power. The Runestone gives a free advance in knowledge: open an auction for it at 20, the minimum bid.</source>
        <translation>Les artéfacts se vendent aux enchères, et chacun a son pouvoir. Mettez la Pierre runique aux enchères à 20, l’offre minimum&#xa0;: elle fait progresser gratuitement dans une connaissance.</translation>
    </message>
    <message>
        <source>The Runestone is yours! Now pay for it. The payment laid out here wastes the least, but you can pick other cards before you confirm.</source>
        <translation>La Pierre runique est à vous&#x202f;! Payez-la maintenant. Le paiement proposé est celui qui gaspille le moins, mais vous pouvez choisir d’autres cartes avant de confirmer.</translation>
    </message>
    <message>
        <source>A third opal pays for itself fast: two opals give 5 dust a round, three give 10. Enchant an opal.</source>
        <translation>Une troisième opale se rembourse vite&#xa0;: deux opales donnent 5&#xa0;unités de poussière par tour, trois en donnent 10. Enchantez une opale.</translation>
    </message>
    <message>
        <source>Save your energy for a second sapphire, which pays for itself in four rounds.</source>
        <translation>Gardez cette idée pour plus tard. Enchantez d’abord un second saphir&#xa0;: il se rembourse en quatre tours.</translation>
    </message>
    <message>
        <source>Keep the rest of your energy: next round, you’ll have something to bid on.</source>
        <translation>Gardez l’énergie qui vous reste&#xa0;: au prochain tour, il y aura une enchère à remporter.</translation>
    </message>
    <message>
        <source>Auction the Runestone, and start low: 20 is enough.</source>
        <translation>Mettez la Pierre runique aux enchères, au plus bas prix&#xa0;: 20 suffit.</translation>
    </message>
    <message>
        <source>Don’t give up yet! And don’t bid more than your cards and dust can cover: 22 will do.</source>
        <translation>Ne renoncez pas&#x202f;! Et ne misez pas plus que vos cartes et votre poussière ne peuvent payer&#xa0;: 22 suffit.</translation>
    </message>
    <message>
        <source>A free advance is too good to miss: choose Accumulation this time.</source>
        <translation>Une progression gratuite ne se refuse pas&#xa0;: choisissez Accumulation cette fois.</translation>
    </message>
    <message>
        <source>Save your dust for the next round, and end your turn.</source>
        <translation>Gardez votre poussière pour plus tard, et terminez votre tour.</translation>
    </message>
    <message>
        <source>Enchant the opal first. Then do what you like with your turn.</source>
        <translation>Enchantez d’abord l’opale. Ensuite, jouez comme il vous plaira.</translation>
    </message>
    <message>
        <source>Auctions and turn order</source>
        <translation>Enchères et ordre du tour</translation>
    </message>
    <message>
        <source>Who plays first, who pays extra, and how high to bid.</source>
        <translation>Qui joue en premier, qui paie un surcoût, et jusqu’où miser.</translation>
    </message>
    <message>
        <source>Energy and hand limit</source>
        <translation>Énergie et limite de cartes</translation>
    </message>
    <message>
        <source>What fits in your hand, and what to do with the rest.</source>
        <translation>Ce qui tient en main, et ce qu’on fait du reste.</translation>
    </message>
    <message>
        <source>The turn order is set again at the start of each round: most points first. Morwenna has 12, you have 8, so she has already played. Now it’s your turn.</source>
        <translation>L’ordre du tour est fixé au début de chaque tour&#xa0;: qui a le plus de points joue en premier. Morwenna en a 12, et vous 8&#xa0;: elle a donc déjà joué. C’est à vous.</translation>
    </message>
    <message>
        <source>Leading has a price: with 10 points or more, the first in turn order pays 10 on top of a winning bid for an artifact, and the second pays 5. For sentinels, the extra is double.</source>
        <translation>Jouer en premier a un prix&#xa0;: avec 10&#xa0;points ou plus, le premier paie un artéfact 10 de plus que sa mise, et le deuxième, 5 de plus. Pour une sentinelle, c’est le double.</translation>
    </message>
    <message>
        <source>With only 8 points, you pay just what you bid. Use that! The Grimoire lets you enchant emeralds: put it up for auction at 20.</source>
        <translation>Avec 8&#xa0;points seulement, vous ne payez que votre mise. Profitez-en&#x202f;! Le Grimoire permet d’enchanter des émeraudes&#xa0;: mettez-le aux enchères à 20.</translation>
    </message>
    <message>
        <source>Morwenna bids 21, but that would cost her 31. She has about 32 in all: 17 dust and three blue cards worth about 15. She can hardly bid more. Bid 24!</source>
        <translation>Morwenna mise 21, mais elle paierait 31. Ses 17&#xa0;unités de poussière et ses trois cartes saphir valent en tout 32 environ&#xa0;: à peine plus. Misez 24&#x202f;!</translation>
    </message>
    <message>
        <source>The Grimoire brings you to 9 points. Even with 10, you’d pay nothing extra this round: only your points at the start of a round count.</source>
        <translation>Avec le Grimoire, vous avez 9&#xa0;points. Même avec 10, vous ne paieriez aucun surcoût ce tour-ci&#xa0;: seuls comptent les points du début du tour.</translation>
    </message>
    <message>
        <source>If you open an auction and nobody bids more, you have to pay. So open low, and only for something you want. Count the others’ dust and energy cards before you bid.</source>
        <translation>Si personne ne surenchérit quand vous ouvrez une enchère, vous devez payer. Ouvrez donc à bas prix, et pour une carte qui vous intéresse. Avant de miser, comptez l’énergie des autres.</translation>
    </message>
    <message>
        <source>With five or six players, turn order can also save you money: once the first player has 10 points, the fifth and sixth pay less in auctions. It’s still your turn: play on!</source>
        <translation>À cinq ou six, l’ordre du tour peut aussi vous faire économiser&#xa0;: dès que le premier a 10&#xa0;points, le cinquième et le sixième paient moins cher aux enchères. C’est encore à vous&#xa0;: continuez&#x202f;!</translation>
    </message>
    <message>
        <source>42 energy: you’re rich! But your hand limit is 5, and your energy takes up 10 places. At the end of the round, you’d have to discard anything over the limit.</source>
        <translation>Quelle richesse&#xa0;: 42&#xa0;unités d’énergie&#x202f;! Mais votre limite est de 5&#xa0;places en main, et votre énergie en prend 10. À la fin du tour, il faudrait défausser le reste.</translation>
    </message>
    <message>
        <source>A card takes 1 place, a concentrated card 3. Dust takes more room: a 2 takes 1 place, a 5 takes 2 and a 10 takes 3. Your 20 dust takes 6 places, your 22 in cards only 4.</source>
        <translation>Une carte prend 1&#xa0;place, et une carte concentrée, 3&#x202f;; un jeton de poussière de 2, 5 ou 10&#xa0;unités en prend 1, 2 ou 3. Vos 20&#xa0;unités prennent 6&#xa0;places, et vos quatre cartes, 4 seulement.</translation>
    </message>
    <message>
        <source>The 22 energy you have left takes 4 of your 8 places, so nothing is lost: end your turn and keep it for the next round.</source>
        <translation>Vos 22&#xa0;unités d’énergie prennent maintenant 4&#xa0;places sur 8&#xa0;: rien ne sera perdu. Terminez votre tour, et gardez tout pour le prochain.</translation>
    </message>
    <message>
        <source>With this round’s energy, you’re one place over your limit again. Domains change the limit too: Gems and Energy Flow −1, Artifacts and Accumulation +1.</source>
        <translation>Avec l’énergie de ce tour, vous dépassez de nouveau votre limite, d’une place. Certains domaines changent aussi votre limite&#xa0;: Gemmes et Flux d’énergie −1, Artéfacts et Accumulation +1.</translation>
    </message>
    <message>
        <source>Turn the surplus into something that lasts: enter Accumulation, with the marker for 20. At level 2, you get a sixth slot for a gem.</source>
        <translation>Changez ce surplus en un avantage durable&#xa0;: entrez en Accumulation, avec le marqueur à 20. Le niveau 2&#xa0;vous donnera un sixième emplacement pour une gemme.</translation>
    </message>
    <message>
        <source>One last trap: there are no tiles for 1 or 3 dust. If you have just 1 dust left, you lose it; if you have 3, you keep 2. Before you end your turn, check your hand limit. Play on!</source>
        <translation>Dernier piège&#xa0;: aucun jeton de poussière ne vaut 1 ou 3&#xa0;unités. S’il ne vous reste qu’une unité de poussière, elle est perdue&#x202f;; sur 3, vous en gardez 2. Avant de terminer un tour, regardez votre limite. À vous&#x202f;!</translation>
    </message>
    <message>
        <source>Later! First put the Grimoire up for auction at 20, the minimum bid.</source>
        <translation>Plus tard&#x202f;! Mettez d’abord le Grimoire aux enchères à 20, l’offre minimum.</translation>
    </message>
    <message>
        <source>Bid 24: to bid 25, Morwenna would need 35. Above 34, you’d have to disenchant gems.</source>
        <translation>Misez 24&#xa0;: pour miser 25, il faudrait 35 à Morwenna. Au-delà de 34, il vous faudrait désenchanter des gemmes.</translation>
    </message>
    <message>
        <source>First get more room in your hand: put the Crystal Ball up for auction at 20.</source>
        <translation>Faites d’abord de la place dans votre main&#xa0;: mettez la Boule de cristal aux enchères à 20.</translation>
    </message>
    <message>
        <source>Keep your cards: 20 dust is exactly enough, and it takes up more room.</source>
        <translation>Gardez vos cartes&#xa0;: vos 20&#xa0;unités de poussière suffisent tout juste, et prennent plus de place.</translation>
    </message>
    <message>
        <source>Your cards fit in your hand. Keep them: end your turn.</source>
        <translation>Vos cartes tiennent dans votre main. Gardez-les, et terminez votre tour.</translation>
    </message>
    <message>
        <source>First enter Accumulation: level 1 costs 2, the marker 20.</source>
        <translation>Entrez d’abord en Accumulation&#xa0;: le niveau 1 coûte 2, et le marqueur, 20.</translation>
    </message>
    <message>
        <source>Morwenna passes, and the Grimoire is yours. Pay for it: the payment laid out here wastes the least.</source>
        <translation>Morwenna passe, et le Grimoire est à vous. Payez-le&#xa0;: le paiement proposé est celui qui gaspille le moins.</translation>
    </message>
    <message>
        <source>Cards and dust are your money. If you overpay, you get change in dust. But dust tiles are worth 2, 5 and 10, so you cannot keep 1 or 3: some moves say “losing 1 dust”.</source>
        <translation>Payez avec vos cartes et votre poussière&#x202f;; l’excédent vous est rendu en poussière. Mais les jetons valent 2, 5 et 10&#xa0;: 1 ou 3&#xa0;unités ne se gardent pas, et la liste des coups annonce cette perte.</translation>
    </message>
    <message>
        <source>So spend energy before you lose it! The Crystal Ball raises your limit by 3: put it up for auction at 20.</source>
        <translation>Dépensez votre énergie plutôt que de la perdre&#x202f;! La Boule de cristal ajoute 3 à votre limite&#xa0;: mettez-la aux enchères à 20.</translation>
    </message>
    <message>
        <source>Nobody else wants the Crystal Ball. The payment laid out here is a good one: it spends your dust, which takes the most room. Confirm it.</source>
        <translation>Personne d’autre ne veut la Boule de cristal. Le paiement proposé est le bon&#xa0;: il dépense votre poussière, qui prend le plus de place. Confirmez-le.</translation>
    </message>
</context>
<context>
    <name>zavandor lot</name>
    <message>
        <source>Lets its owner enchant emeralds. 15 off each Cloak of Concealment.</source>
        <translation>Permet d’enchanter des émeraudes. Remise de 15 sur chaque Manteau de camouflage.</translation>
    </message>
    <message>
        <source>Grimoire</source>
        <translation>Grimoire</translation>
    </message>
    <message>
        <source>One free advance. 10 off each Chalice of Fire.</source>
        <translation>Une progression gratuite. Remise de 10 sur chaque Calice de feu.</translation>
    </message>
    <message>
        <source>Runestone</source>
        <translation>Pierre runique</translation>
    </message>
    <message>
        <source>Hand limit +3. 5 off each Elixir.</source>
        <translation>Limite de cartes en main +3. Remise de 5 sur chaque Élixir.</translation>
    </message>
    <message>
        <source>Crystal Ball</source>
        <translation>Boule de cristal</translation>
    </message>
    <message>
        <source>Two more active slots. Only one Belt per player.</source>
        <translation>Deux emplacements actifs de plus. Une seule Ceinture par personne.</translation>
    </message>
    <message>
        <source>Magic Belt</source>
        <translation>Ceinture magique</translation>
    </message>
    <message>
        <source>Its owner puts an unused marker into their pentagon for free. Every other player loses an active gem of their choice.</source>
        <translation>Place gratuitement un marqueur inutilisé dans le pentagone. Chaque adversaire perd une gemme active de son choix.</translation>
    </message>
    <message>
        <source>Magic Mirror</source>
        <translation>Miroir magique</translation>
    </message>
    <message>
        <source>Lets its owner enchant diamonds, and gives one for free at once.</source>
        <translation>Permet d’enchanter des diamants et en offre un aussitôt.</translation>
    </message>
    <message>
        <source>Protection Crystal</source>
        <translation>Cristal de protection</translation>
    </message>
    <message>
        <source>One free advance. 20 off each sentinel.</source>
        <translation>Une progression gratuite. Remise de 20 sur chaque sentinelle.</translation>
    </message>
    <message>
        <source>Elixir</source>
        <translation>Élixir</translation>
    </message>
    <message>
        <source>Two more active slots and hand limit +3. Only one Wand per player.</source>
        <translation>Deux emplacements actifs de plus et limite de cartes +3. Une seule Baguette par personne.</translation>
    </message>
    <message>
        <source>Mask of Charisma</source>
        <translation>Masque de charisme</translation>
    </message>
    <message>
        <source>Two free advances, in one domain or in two.</source>
        <translation>Deux progressions gratuites, dans un domaine ou dans deux.</translation>
    </message>
    <message>
        <source>Magic Wand</source>
        <translation>Baguette magique</translation>
    </message>
    <message>
        <source>Chalice of Fire</source>
        <translation>Calice de feu</translation>
    </message>
    <message>
        <source>Cloak of Concealment</source>
        <translation>Manteau de camouflage</translation>
    </message>
    <message>
        <source>Talisman</source>
        <translation>Talisman</translation>
    </message>
    <message>
        <source>Phoenix</source>
        <translation>Phénix</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Hibou</translation>
    </message>
    <message>
        <source>Fox</source>
        <translation>Renard</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Scarab</source>
        <translation>Scarabée</translation>
    </message>
    <message>
        <source>Unicorn</source>
        <translation>Licorne</translation>
    </message>
    <message>
        <source>Salamander</source>
        <translation>Salamandre</translation>
    </message>
    <message>
        <source>Toad</source>
        <translation>Crapaud</translation>
    </message>
    <message>
        <source>Raven</source>
        <translation>Corbeau</translation>
    </message>
    <message>
        <source>Gives an emerald card each round, like one more active emerald.</source>
        <translation>Donne une carte émeraude à chaque tour, comme une émeraude active de plus.</translation>
    </message>
    <message>
        <source>Gives a ruby card each round, like one more active ruby.</source>
        <translation>Donne une carte rubis à chaque tour, comme un rubis actif de plus.</translation>
    </message>
    <message>
        <source>Bonus: 2 points per kind of active gem, 10 at most.</source>
        <translation>Bonus&#xa0;: 2&#xa0;points par sorte de gemme active, 10&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>Bonus: 2 points per domain at level 4, 12 at most.</source>
        <translation>Bonus&#xa0;: 2&#xa0;points par domaine au niveau 4, 12&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>Bonus: 2 points per active sapphire, 12 at most.</source>
        <translation>Bonus&#xa0;: 2&#xa0;points par saphir actif, 12&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>Bonus: 2 points per active opal, 12 at most.</source>
        <translation>Bonus&#xa0;: 2&#xa0;points par opale active, 12&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>Bonus: 1 point per active emerald, 11 at most.</source>
        <translation>Bonus&#xa0;: 1&#xa0;point par émeraude active, 11&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>Bonus: 1 point per active diamond, 11 at most.</source>
        <translation>Bonus&#xa0;: 1&#xa0;point par diamant actif, 11&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>Bonus: 2 points per active ruby, 10 at most.</source>
        <translation>Bonus&#xa0;: 2&#xa0;points par rubis actif, 10&#xa0;points au plus.</translation>
    </message>
    <message>
        <source>Bonus: 2 points per Runestone, Protection Crystal, Grimoire or Elixir owned.</source>
        <translation>Bonus&#xa0;: 2&#xa0;points par Pierre runique, Cristal de protection, Grimoire ou Élixir.</translation>
    </message>
    <message>
        <source>Bonus: 2 points per Crystal Ball, Mask of Charisma, Magic Belt or Magic Wand owned.</source>
        <translation>Bonus&#xa0;: 2&#xa0;points par Boule de cristal, Masque de charisme, Ceinture magique ou Baguette magique.</translation>
    </message>
</context>
<context>
    <name>zavandor lot in a sentence</name>
    <message>
        <source>the Grimoire</source>
        <translation>le Grimoire</translation>
    </message>
    <message>
        <source>the Runestone</source>
        <translation>la Pierre runique</translation>
    </message>
    <message>
        <source>the Crystal Ball</source>
        <translation>la Boule de cristal</translation>
    </message>
    <message>
        <source>the Magic Belt</source>
        <translation>la Ceinture magique</translation>
    </message>
    <message>
        <source>the Magic Mirror</source>
        <translation>le Miroir magique</translation>
    </message>
    <message>
        <source>the Protection Crystal</source>
        <translation>le Cristal de protection</translation>
    </message>
    <message>
        <source>the Elixir</source>
        <translation>l’Élixir</translation>
    </message>
    <message>
        <source>the Mask of Charisma</source>
        <translation>le Masque de charisme</translation>
    </message>
    <message>
        <source>the Magic Wand</source>
        <translation>la Baguette magique</translation>
    </message>
    <message>
        <source>the Chalice of Fire</source>
        <translation>le Calice de feu</translation>
    </message>
    <message>
        <source>the Cloak of Concealment</source>
        <translation>le Manteau de camouflage</translation>
    </message>
    <message>
        <source>the Talisman</source>
        <translation>le Talisman</translation>
    </message>
    <message>
        <source>the Phoenix</source>
        <translation>le Phénix</translation>
    </message>
    <message>
        <source>the Owl</source>
        <translation>le Hibou</translation>
    </message>
    <message>
        <source>the Fox</source>
        <translation>le Renard</translation>
    </message>
    <message>
        <source>the Cat</source>
        <translation>le Chat</translation>
    </message>
    <message>
        <source>the Scarab</source>
        <translation>le Scarabée</translation>
    </message>
    <message>
        <source>the Unicorn</source>
        <translation>la Licorne</translation>
    </message>
    <message>
        <source>the Salamander</source>
        <translation>la Salamandre</translation>
    </message>
    <message>
        <source>the Toad</source>
        <translation>le Crapaud</translation>
    </message>
    <message>
        <source>the Raven</source>
        <translation>le Corbeau</translation>
    </message>
</context>
<context>
    <name>zavandor points</name>
    <message>
        <source>eliminated</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Gemmes</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Connaissances</translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artéfacts</translation>
    </message>
</context>
<context>
    <name>zavandor problem</name>
    <message>
        <source>Most points</source>
        <translation>Le plus de points</translation>
    </message>
    <message>
        <source>Gain at least {number} points this turn.</source>
        <translation>Gagnez au moins {number}&#xa0;points ce tour-ci.</translation>
    </message>
    <message numerus="yes">
        <source>You gain only %n point(s).</source>
        <translation>
            <numerusform>Vous ne gagnez qu’un point.</numerusform>
            <numerusform>Vous ne gagnez que %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain no points.</source>
        <translation>Vous ne gagnez aucun point.</translation>
    </message>
    <message>
        <source>Points count as soon as you gain them. You do not need an auction.</source>
        <translation>Les points comptent dès que vous les gagnez. Aucune enchère n’est nécessaire.</translation>
    </message>
    <message>
        <source>Bid or pass? Choose the option that wins more often.</source>
        <translation>Miser ou passer&#x202f;? Trouvez le choix qui fait gagner le plus souvent.</translation>
    </message>
    <message>
        <source>After each choice, the match was played to the end 600 times, with different hidden cards. One choice won clearly more often.</source>
        <translation>Après chaque choix, la partie a été jouée 600&#xa0;fois jusqu’au bout, avec d’autres cartes cachées. L’un des deux choix fait gagner nettement plus souvent.</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Miser ou passer</translation>
    </message>
    <message>
        <source>This choice wins {this}% of the matches; the other wins {other}%.</source>
        <translation>Ce choix fait gagner {this}&#xa0;% des parties&#x202f;; l’autre, {other}&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>zavandor purchase</name>
    <message>
        <source>level 4 of {domain}</source>
        <translation>le niveau 4 ({domain})</translation>
    </message>
</context>
<context>
    <name>zavandor reason</name>
    <message>
        <source>From level 2 on, Energy Flow gives you dust each round without taking up a slot.</source>
        <translation>Dès le niveau 2, les flux d’énergie vous donnent de la poussière à chaque tour, sans occuper d’emplacement.</translation>
    </message>
    <message>
        <source>At level 4, Fire lets you enchant rubies.</source>
        <translation>Au niveau 4, le feu permet d’enchanter des rubis.</translation>
    </message>
    <message>
        <source>This leads to level {level}, which makes artifacts and sentinels cheaper.</source>
        <translation>Cette progression prépare le niveau&#xa0;{level}, qui rend les artéfacts et les sentinelles moins chers.</translation>
    </message>
    <message>
        <source>The Grimoire lets you enchant emeralds.</source>
        <translation>Le Grimoire vous permet d’enchanter des émeraudes.</translation>
    </message>
    <message>
        <source>The Crystal Ball lets you keep more energy from one round to the next.</source>
        <translation>La Boule de cristal vous permet de garder plus d’énergie d’un tour à l’autre.</translation>
    </message>
    <message>
        <source>Slots run out before energy does, and this artifact gives you two more.</source>
        <translation>Vous manquerez d’emplacements avant de manquer d’énergie&#xa0;: cet artéfact vous en donne deux de plus.</translation>
    </message>
    <message>
        <source>The Protection Crystal gives you an emerald card each round without taking up a slot.</source>
        <translation>Le Cristal de protection donne une carte émeraude à chaque tour, sans occuper d’emplacement.</translation>
    </message>
    <message>
        <source>The Elixir gives you a diamond and lets you enchant more diamonds.</source>
        <translation>L’Élixir vous donne un diamant et vous permet d’en enchanter d’autres.</translation>
    </message>
    <message>
        <source>The Chalice of Fire gives you a ruby card each round without taking up a slot.</source>
        <translation>Le Calice de feu donne une carte rubis à chaque tour, sans occuper d’emplacement.</translation>
    </message>
    <message numerus="yes">
        <source>You have a free slot, and {gem} pays for itself in %n round(s).</source>
        <translation>
            <numerusform>Vous avez un emplacement libre, et {gem} se rembourse en un tour.</numerusform>
            <numerusform>Vous avez un emplacement libre, et {gem} se rembourse en %n&#xa0;tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This character starts with {dust} dust and a hand limit of %n.</source>
        <translation>
            <numerusform>Ce personnage commence avec {dust}&#xa0;unités de poussière, et sa limite de cartes en main est de %n.</numerusform>
            <numerusform>Ce personnage commence avec {dust}&#xa0;unités de poussière, et sa limite de cartes en main est de %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level 3 already lets the Druid enchant a ruby.</source>
        <translation>Au niveau 3, le Druide peut déjà enchanter un rubis.</translation>
    </message>
    <message>
        <source>You cannot pay a higher bid, even by disenchanting all your gems.</source>
        <translation>Vous ne pouvez pas payer une mise plus haute, même en désenchantant toutes vos gemmes.</translation>
    </message>
    <message>
        <source>This brings you closer to level 4, which scores 2 points.</source>
        <translation>Cette progression vous rapproche du niveau 4, qui vaut 2&#xa0;points.</translation>
    </message>
    <message>
        <source>Nothing else that you can pay for would help you more.</source>
        <translation>Parmi ce que vous pouvez payer, rien ne vous servirait davantage.</translation>
    </message>
    <message>
        <source>This advance is free.</source>
        <translation>Cette progression est gratuite.</translation>
    </message>
    <message>
        <source>You will need a marker to enter another domain.</source>
        <translation>Il vous faudra un marqueur pour entrer dans un autre domaine.</translation>
    </message>
    <message numerus="yes">
        <source>This is the last round: as things stand, you will end with %n point(s).</source>
        <translation>
            <numerusform>C’est le dernier tour&#xa0;: pour l’instant, vous finiriez avec %n point.</numerusform>
            <numerusform>C’est le dernier tour&#xa0;: pour l’instant, vous finiriez avec %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You will keep {kept} energy for the next round, and lose {lost} over your hand limit.</source>
        <translation>Vous gardez {kept} unités d’énergie pour le tour suivant, mais vous en perdrez {lost} à cause de votre limite de cartes.</translation>
    </message>
    <message>
        <source>You will keep {kept} energy for the next round, and lose {lost} over your hand limit unless you win an auction first.</source>
        <translation>Vous gardez {kept} unités d’énergie pour le tour suivant, mais vous en perdrez {lost} à cause de votre limite de cartes, à moins de remporter une enchère d’ici là.</translation>
    </message>
    <message>
        <source>Keep {kept} energy for something better than {lot}, even if you lose {lost} over your hand limit.</source>
        <translation>Gardez {kept} unités d’énergie pour quelque chose de mieux que {lot}, même si vous en perdez {lost} à cause de votre limite de cartes.</translation>
    </message>
    <message>
        <source>Save your energy: with about {income} more next round, you can pay for {lot}.</source>
        <translation>Gardez votre énergie&#xa0;: avec environ {income} unités de plus au tour suivant, vous pourrez payer {lot}.</translation>
    </message>
    <message>
        <source>You keep your {energy} energy, and can still bid with it when others open auctions.</source>
        <translation>Vous gardez vos {energy} unités d’énergie, et vous pourrez encore miser quand d’autres ouvriront une enchère.</translation>
    </message>
    <message>
        <source>Your {energy} energy fits within your hand limit: save it for the next round.</source>
        <translation>Vos {energy} unités d’énergie tiennent dans votre limite de cartes&#xa0;: gardez-les pour le tour suivant.</translation>
    </message>
    <message>
        <source>You will lose {lost} energy; the rest fits within your hand limit.</source>
        <translation>Vous perdrez {lost} unités d’énergie, et le reste tient dans votre limite de cartes.</translation>
    </message>
    <message>
        <source>You have no active gem that is cheaper than {gem}.</source>
        <translation>Votre gemme active la moins chère est {gem}.</translation>
    </message>
    <message>
        <source>Of all your active gems, you will miss {gem} least.</source>
        <translation>De toutes vos gemmes actives, c’est {gem} qui vous manquera le moins.</translation>
    </message>
    <message>
        <source>You have a free slot, and an inactive gem earns nothing.</source>
        <translation>Vous avez un emplacement libre, et une gemme inactive ne rapporte rien.</translation>
    </message>
    <message>
        <source>All your slots are taken: make room for a better gem.</source>
        <translation>Tous vos emplacements sont pris&#xa0;: faites place à une meilleure gemme.</translation>
    </message>
    <message>
        <source>With a marker in your pentagon, a free advance can take you into a new domain.</source>
        <translation>Si un marqueur attend dans votre pentagone, une progression gratuite peut vous faire entrer dans un nouveau domaine.</translation>
    </message>
    <message>
        <source>You cannot pay for anything else without disenchanting gems.</source>
        <translation>Vous ne pouvez plus rien payer sans désenchanter de gemmes.</translation>
    </message>
    <message>
        <source>This is the last round, and your energy buys no more points.</source>
        <translation>C’est le dernier tour, et votre énergie ne peut plus vous rapporter de points.</translation>
    </message>
    <message>
        <source>To pay, you have to disenchant gems: you will miss these least.</source>
        <translation>Pour payer, il faut désenchanter des gemmes&#xa0;: celles-ci vous manqueront le moins.</translation>
    </message>
    <message>
        <source>This payment wastes the least.</source>
        <translation>Ce paiement est celui qui gaspille le moins.</translation>
    </message>
    <message>
        <source>None of the advances you could take would help you.</source>
        <translation>Aucune des progressions possibles ne vous servirait.</translation>
    </message>
    <message>
        <source>You keep the energy that is worth the most.</source>
        <translation>Vous gardez l’énergie qui vaut le plus.</translation>
    </message>
    <message numerus="yes">
        <source>Right now, {lot} would earn you %n point(s), but you would have to disenchant gems to pay.</source>
        <translation>
            <numerusform>En ce moment, {lot} vous rapporterait %n point, mais il faudrait désenchanter des gemmes pour payer.</numerusform>
            <numerusform>En ce moment, {lot} vous rapporterait %n&#xa0;points, mais il faudrait désenchanter des gemmes pour payer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Mask of Charisma gives you a free advance, and sentinels will cost you {less} dust less.</source>
        <translation>Le Masque de charisme vous donne une progression gratuite, et les sentinelles vous coûteront {less} unités de poussière de moins.</translation>
    </message>
    <message numerus="yes">
        <source>The Talisman earns you %n point(s), and two free advances on top.</source>
        <translation>
            <numerusform>Le Talisman vous rapporte %n point et deux progressions gratuites.</numerusform>
            <numerusform>Le Talisman vous rapporte %n&#xa0;points et deux progressions gratuites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {price} energy, {lot} earns you %n point(s).</source>
        <translation>
            <numerusform>Pour {price} unités d’énergie, {lot} vous rapporte %n point.</numerusform>
            <numerusform>Pour {price} unités d’énergie, {lot} vous rapporte %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You already own {lot}: another copy would bring you little but its points.</source>
        <translation>Vous avez déjà {lot}&#xa0;: un second exemplaire ne vous apporterait guère que ses points.</translation>
    </message>
    <message>
        <source>A higher bid would cost you {price}, which is more than {lot} is worth to you.</source>
        <translation>Une mise plus haute vous coûterait {price}&#xa0;: {lot} ne vaut pas autant pour vous.</translation>
    </message>
    <message>
        <source>Your opponents each lose an active gem, and you get a marker for free.</source>
        <translation>Vos adversaires perdent chacun une gemme active, et vous recevez un marqueur gratuit.</translation>
    </message>
    <message>
        <source>Your opponents each lose an active gem.</source>
        <translation>Vos adversaires perdent chacun une gemme active.</translation>
    </message>
    <message>
        <source>The Runestone gives you a free advance in a domain.</source>
        <translation>La Pierre runique vous donne une progression gratuite dans un domaine.</translation>
    </message>
    <message>
        <source>Energy that is left after the last round scores nothing.</source>
        <translation>L’énergie qui reste après le dernier tour ne rapporte aucun point.</translation>
    </message>
    <message numerus="yes">
        <source>The end is near, and {gem} scores %n point(s).</source>
        <translation>
            <numerusform>La fin approche, et {gem} vaut un point.</numerusform>
            <numerusform>La fin approche, et {gem} vaut %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three opals together give 10 dust a round: this opal pays for itself in %n round(s).</source>
        <translation>
            <numerusform>Trois opales donnent 10&#xa0;unités de poussière par tour&#xa0;: cette opale se rembourse en un tour.</numerusform>
            <numerusform>Trois opales donnent 10&#xa0;unités de poussière par tour&#xa0;: cette opale se rembourse en %n&#xa0;tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>On your spiral, {gem} can replace {lesser}.</source>
        <translation>Sur votre spirale, {gem} peut remplacer {lesser}.</translation>
    </message>
    <message>
        <source>With the {dust} dust for this gem, you can pay for {lot}.</source>
        <translation>Avec les {dust} unités de poussière de cette gemme, vous pourrez payer {lot}.</translation>
    </message>
    <message>
        <source>The gem earns nothing in the pentagon; disenchanted, it gives you {dust} dust.</source>
        <translation>Dans le pentagone, cette gemme ne rapporte rien&#x202f;; désenchantée, elle vous donnera {dust} unités de poussière.</translation>
    </message>
    <message>
        <source>The {dust} dust for this gem will help you more than the gem.</source>
        <translation>Les {dust} unités de poussière de cette gemme vous serviront davantage que la gemme elle-même.</translation>
    </message>
    <message numerus="yes">
        <source>On your spiral, {gem} scores %n point(s); in the pentagon, it scores nothing.</source>
        <translation>
            <numerusform>Sur votre spirale, {gem} vaut %n point&#x202f;; dans le pentagone, rien.</numerusform>
            <numerusform>Sur votre spirale, {gem} vaut %n&#xa0;points&#x202f;; dans le pentagone, rien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round, the Sages will send you about {dust} energy.</source>
        <translation>Au tour suivant, les Sages vous enverront environ {dust} unités d’énergie.</translation>
    </message>
    <message>
        <source>Energy Flow gives you {dust} more dust each round without taking up a slot.</source>
        <translation>Ce niveau donne {dust}&#xa0;unités de poussière de plus à chaque tour, sans occuper d’emplacement.</translation>
    </message>
    <message>
        <source>From now on, every gem will cost you less: {gem} will cost {after} dust instead of {before}.</source>
        <translation>Désormais, toutes les gemmes vous coûteront moins cher&#xa0;: {gem} coûtera {after} unités de poussière au lieu de {before}.</translation>
    </message>
    <message>
        <source>From now on, artifacts will cost you {less} dust less, and sentinels {double} less.</source>
        <translation>Désormais, les artéfacts vous coûteront {less} unités de poussière de moins, et les sentinelles, {double} de moins.</translation>
    </message>
    <message>
        <source>This leads to level {level}, which gives you another slot.</source>
        <translation>Cette progression prépare le niveau {level}, qui vous donnera un emplacement actif de plus.</translation>
    </message>
    <message numerus="yes">
        <source>The highest level of this domain earns you %n point(s).</source>
        <translation>
            <numerusform>Le plus haut niveau de ce domaine vous rapporte %n point.</numerusform>
            <numerusform>Le plus haut niveau de ce domaine vous rapporte %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>This free marker will save you {dust} dust in another domain.</source>
        <translation>Ce marqueur gratuit vous épargnera {dust} unités de poussière dans un autre domaine.</translation>
    </message>
    <message>
        <source>You can put the gem back at any time this turn.</source>
        <translation>Vous pourrez remettre la gemme en place tant que dure votre tour.</translation>
    </message>
    <message>
        <source>Level 4 lets you enchant rubies.</source>
        <translation>Le niveau 4&#xa0;vous permet d’enchanter des rubis.</translation>
    </message>
    <message>
        <source>This level gives you another slot for an active gem.</source>
        <translation>Ce niveau vous donne un emplacement actif de plus.</translation>
    </message>
    <message>
        <source>Your place in the turn order adds {dust} to the price, which makes it too expensive.</source>
        <translation>Votre position dans l’ordre du tour ajoute {dust} au prix&#xa0;: c’est trop cher.</translation>
    </message>
    <message>
        <source>You will want {gem} ready when a slot becomes free.</source>
        <translation>Dans le pentagone, {gem} attendra le prochain emplacement libre.</translation>
    </message>
    <message>
        <source>The fifth sentinel would make this the last round, and you would be in the lead.</source>
        <translation>Cette cinquième sentinelle ferait de ce tour le dernier, et vous seriez en tête.</translation>
    </message>
    <message>
        <source>A higher bid is not worth the gems you would have to disenchant.</source>
        <translation>Une mise plus haute ne vaut pas les gemmes qu’il vous faudrait désenchanter.</translation>
    </message>
    <message>
        <source>This artifact gives you two more slots for active gems.</source>
        <translation>Cet artéfact vous donne deux emplacements actifs de plus.</translation>
    </message>
    <message>
        <source>{why} A larger raise may make your rivals drop out.</source>
        <translation>{why} Une surenchère plus forte peut décourager vos rivaux.</translation>
    </message>
    <message>
        <source>The marker is free, so take the most expensive one.</source>
        <translation>Le marqueur est gratuit&#xa0;: autant prendre le plus cher.</translation>
    </message>
    <message numerus="yes">
        <source>Right now, {lot} would earn you %n point(s).</source>
        <translation>
            <numerusform>En ce moment, {lot} vous rapporterait un point.</numerusform>
            <numerusform>En ce moment, {lot} vous rapporterait %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the last round: {lot} earns you %n point(s).</source>
        <translation>
            <numerusform>C’est le dernier tour&#xa0;: {lot} vous rapporte %n&#xa0;point.</numerusform>
            <numerusform>C’est le dernier tour&#xa0;: {lot} vous rapporte %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gem will hardly pay for itself before the end, but it scores %n point(s).</source>
        <translation>
            <numerusform>Cette gemme ne se remboursera sans doute pas avant la fin, mais elle vaut %n&#xa0;point.</numerusform>
            <numerusform>Cette gemme ne se remboursera sans doute pas avant la fin, mais elle vaut %n&#xa0;points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>zavandor result</name>
    <message>
        <source>wins {lot} for {price}</source>
        <translation>remporte {lot} pour {price}</translation>
    </message>
    <message>
        <source>level {level} of {domain}</source>
        <translation>niveau {level} dans {domain}</translation>
    </message>
</context>
<context>
    <name>zavandor situation</name>
    <message>
        <source>Round {number}; sentinels sold: {sold} ({last} end the match).</source>
        <translation>Tour {number}&#x202f;; sentinelles vendues&#xa0;: {sold} ({last} mettent fin à la partie).</translation>
    </message>
    <message numerus="yes">
        <source>You have %n free slot(s).</source>
        <translation>
            <numerusform>Emplacements libres&#xa0;: %n.</numerusform>
            <numerusform>Emplacements libres&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} {number}</source>
        <translation>{player} {number}</translation>
    </message>
    <message>
        <source>Places taken in hand: {counts}.</source>
        <translation>Places occupées en main&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Nobody else is left in the match.</source>
        <translation>Personne d’autre n’est en jeu.</translation>
    </message>
    <message>
        <source>The highest bid is yours: {bid}.</source>
        <translation>La plus haute mise est la vôtre&#xa0;: {bid}.</translation>
    </message>
    <message>
        <source>The highest bid is {player}’s: {bid}.</source>
        <translation>Plus haute mise&#xa0;: {bid}, par {player}.</translation>
    </message>
    <message>
        <source>You have no energy.</source>
        <translation>Vous n’avez pas d’énergie.</translation>
    </message>
    <message>
        <source>You have {energy}: {size} of {limit} places in hand.</source>
        <translation>Vous avez {energy}&#xa0;: {size} places sur {limit} en main.</translation>
    </message>
    <message>
        <source>You have no income next round.</source>
        <translation>Vous n’avez aucun revenu au tour suivant.</translation>
    </message>
    <message>
        <source>Your income next round: {income}, about {value} energy.</source>
        <translation>Votre revenu au tour suivant&#xa0;: {income}, soit environ {value}&#xa0;unités d’énergie.</translation>
    </message>
    <message>
        <source>From the Nine Sages, next round: {cards}.</source>
        <translation>Cartes des 9 Sages au tour suivant&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Your active gems: {gems}.</source>
        <translation>Vos gemmes actives&#xa0;: {gems}.</translation>
    </message>
    <message>
        <source>You have no active gems.</source>
        <translation>Vous n’avez aucune gemme active.</translation>
    </message>
    <message>
        <source>Inactive in your pentagon: {gems}.</source>
        <translation>Inactives dans votre pentagone&#xa0;: {gems}.</translation>
    </message>
</context>
<context>
    <name>zavandor sum</name>
    <message>
        <source>1st in turn order</source>
        <translation>première position</translation>
    </message>
    <message>
        <source>2nd in turn order</source>
        <translation>deuxième position</translation>
    </message>
    <message>
        <source>3rd in turn order</source>
        <translation>troisième position</translation>
    </message>
    <message>
        <source>4th in turn order</source>
        <translation>quatrième position</translation>
    </message>
    <message>
        <source>5th in turn order</source>
        <translation>cinquième position</translation>
    </message>
    <message>
        <source>6th in turn order</source>
        <translation>sixième position</translation>
    </message>
    <message>
        <source>{base} − {percent}% ({domain}) = {price}</source>
        <translation>{base} − {percent}&#xa0;% ({domain}) = {price}</translation>
    </message>
    <message>
        <source>{sum} + {amount} ({reason})</source>
        <translation>{sum} + {amount} ({reason})</translation>
    </message>
    <message>
        <source>{sum} − {amount} ({reason})</source>
        <translation>{sum} − {amount} ({reason})</translation>
    </message>
    <message>
        <source>{step} + {marker} (marker) = {price}</source>
        <translation>{step} + {marker} (marqueur) = {price}</translation>
    </message>
    <message>
        <source>{bid} (your bid)</source>
        <translation>{bid} (votre mise)</translation>
    </message>
    <message>
        <source>{sum} = {price}</source>
        <translation>{sum} = {price}</translation>
    </message>
    <message>
        <source>{price}</source>
        <translation>{price}</translation>
    </message>
</context>
<context>
    <name>zavandor table</name>
    <message>
        <source>owns one already</source>
        <translation>possède déjà cette carte</translation>
    </message>
    <message>
        <source>You could not pay: winning at this bid would eliminate you.</source>
        <translation>Vous ne pourriez pas payer&#xa0;: remporter l’enchère à cette mise vous éliminerait.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>no bid yet</source>
        <translation>pas encore de mise</translation>
    </message>
    <message>
        <source>If you win at {bid}, you pay</source>
        <translation>Si vous l’emportez à {bid}, vous paierez</translation>
    </message>
    <message>
        <source>You would pay</source>
        <translation>Vous paieriez</translation>
    </message>
    <message>
        <source>{player} wins and pays {price}.</source>
        <translation>{player} l’emporte et paie {price}.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>L’enchère est finie.</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>Miser {bid}</translation>
    </message>
    <message>
        <source>passed after bidding {bid}</source>
        <translation>a passé après une mise de {bid}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Choose payment</source>
        <translation>Choisir le paiement</translation>
    </message>
    <message>
        <source>Approximate value</source>
        <translation>Valeur approximative</translation>
    </message>
    <message>
        <source>Your bid: {bid}</source>
        <translation>Votre mise&#xa0;: {bid}</translation>
    </message>
    <message>
        <source>Average income per round</source>
        <translation>Revenu moyen par tour</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Places taken (limit {limit})</source>
        <translation>Places prises (limite&#xa0;: {limit})</translation>
    </message>
    <message>
        <source>Pays for itself in</source>
        <translation>Se rembourse</translation>
    </message>
    <message>
        <source>Slots taken</source>
        <translation>Emplacements pris</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Eliminated: could not pay a winning bid.</source>
        <translation>Hors jeu, faute d’avoir pu payer une enchère remportée.</translation>
    </message>
    <message>
        <source>Active slots</source>
        <translation>Emplacements actifs</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Limite de cartes en main</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s) waiting.</source>
        <translation>
            <numerusform>Marqueurs en attente&#xa0;: %n.</numerusform>
            <numerusform>Marqueurs en attente&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{whole}.{tenths}</source>
        <translation>{whole},{tenths}</translation>
    </message>
    <message>
        <source>Spiral</source>
        <translation>Spirale</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>Cartes dans la pioche&#xa0;: %n.</numerusform>
            <numerusform>Cartes dans la pioche&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n artifact(s) left in the deck.</source>
        <translation>
            <numerusform>Artéfacts dans la pioche&#xa0;: %n.</numerusform>
            <numerusform>Artéfacts dans la pioche&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dust: {dust}</source>
        <translation>Poussière&#xa0;: {dust}</translation>
    </message>
    <message>
        <source>The first and second in turn order pay more in auctions from {points} points on. The fifth and sixth pay less once the first has {points} points.</source>
        <translation>Aux enchères, les deux premiers dans l’ordre du tour paient plus cher à partir de {points}&#xa0;points&#x202f;; le cinquième et le sixième paient moins cher dès que le premier a {points}&#xa0;points.</translation>
    </message>
    <message>
        <source>This place has no surcharge and no discount this round.</source>
        <translation>Ce tour-ci, cette position n’entraîne ni surcoût ni remise.</translation>
    </message>
    <message numerus="yes">
        <source>%n concentrated card(s) in the supply.</source>
        <translation>
            <numerusform>Cartes concentrées dans la réserve&#xa0;: %n.</numerusform>
            <numerusform>Cartes concentrées dans la réserve&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too expensive for you</source>
        <translation>Trop cher pour vous</translation>
    </message>
    <message>
        <source>You cannot afford this bid.</source>
        <translation>Cette mise dépasse vos moyens.</translation>
    </message>
    <message>
        <source>{count} × {thing}</source>
        <translation>{count} × {thing}</translation>
    </message>
    <message>
        <source>+{dust} dust</source>
        <translation>Poussière +{dust}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>en un tour</numerusform>
            <numerusform>en %n&#xa0;tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valeur {value}</translation>
    </message>
    <message>
        <source>Your spiral</source>
        <translation>Votre spirale</translation>
    </message>
    <message>
        <source>Your pentagon</source>
        <translation>Votre pentagone</translation>
    </message>
    <message>
        <source>The supply of gems</source>
        <translation>La réserve de gemmes</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Spiral: {active} of {slots} slots taken</source>
        <translation>Spirale (emplacements pris&#xa0;: {active} sur {slots})</translation>
    </message>
    <message>
        <source>{cards}; places taken: {size}, limit {limit}</source>
        <translation>{cards}&#x202f;; places prises&#xa0;: {size}, limite {limit}</translation>
    </message>
    <message>
        <source>{domain}, level {level}</source>
        <translation>{domain}, niveau {level}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{lot}, minimum bid {bid}</source>
        <translation>{lot}, offre minimum {bid}</translation>
    </message>
    <message>
        <source>Round {number}; sentinels sold: {sold} ({last} end the match)</source>
        <translation>Tour {number}&#x202f;; sentinelles vendues&#xa0;: {sold} ({last} mettent fin à la partie)</translation>
    </message>
    <message>
        <source>{lot}: {player}</source>
        <translation>{lot}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>Turn order {place}: {player}, {figure} on artifact prices</source>
        <translation>Position {place}&#xa0;: {player}, {figure} sur le prix des artéfacts</translation>
    </message>
    <message>
        <source>You cannot bid less.</source>
        <translation>Vous ne pouvez pas miser moins.</translation>
    </message>
    <message>
        <source>Turn order {place}: {player}</source>
        <translation>Position {place}&#xa0;: {player}</translation>
    </message>
    <message>
        <source>{gem}: costs {cost}, {count} in the supply</source>
        <translation>{gem}, coût {cost}&#x202f;; dans la réserve&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{energy}: {cards} in the deck, {concentrated} concentrated in the supply</source>
        <translation>{energy}&#x202f;; cartes dans la pioche&#xa0;: {cards}&#x202f;; cartes concentrées dans la réserve&#xa0;: {concentrated}</translation>
    </message>
    <message>
        <source>The program will pass for you in this auction.</source>
        <translation>Le programme passera à votre place lors de cette enchère.</translation>
    </message>
    <message>
        <source>{energy}: {cards} in the discard pile</source>
        <translation>{energy}&#x202f;; cartes dans la défausse&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Bid up to {bid}</source>
        <translation>Miser jusqu’à {bid}</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>points, very short</extracomment>
        <translation>
            <numerusform>%n&#xa0;pt</numerusform>
            <numerusform>%n&#xa0;pts</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass in advance</source>
        <translation>Passer d’avance</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>Bid myself</source>
        <translation>Miser moi-même</translation>
    </message>
    <message>
        <source>{gem}, on the spiral</source>
        <translation>{gem}, sur la spirale</translation>
    </message>
    <message>
        <source>The program will bid up to {bid} for you, then pass.</source>
        <translation>Le programme misera pour vous jusqu’à {bid}, puis passera.</translation>
    </message>
    <message>
        <source>{gem}, in the pentagon</source>
        <translation>{gem}, dans le pentagone</translation>
    </message>
    <message numerus="yes">
        <source>Artifact deck: %n card(s)</source>
        <translation>
            <numerusform>Pioche des artéfacts&#xa0;: %n&#xa0;carte</numerusform>
            <numerusform>Pioche des artéfacts&#xa0;: %n&#xa0;cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Your energy cards appear here each round.</source>
        <translation>Vos cartes énergie apparaissent ici à chaque tour.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>hors lice</translation>
    </message>
    <message>
        <source>bids {bid}</source>
        <translation>mise {bid}</translation>
    </message>
    <message>
        <source>Marker for {price}</source>
        <translation>Marqueur à {price}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Cards and dust</source>
        <translation>Cartes et poussière</translation>
    </message>
    <message>
        <source>You cannot discard less dust.</source>
        <translation>Vous ne pouvez pas défausser moins de poussière.</translation>
    </message>
    <message>
        <source>You cannot discard more dust.</source>
        <translation>Vous ne pouvez pas défausser plus de poussière.</translation>
    </message>
    <message>
        <source>{player}, {place}</source>
        <translation>{player}, {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n sentinel(s) sold.</source>
        <translation>
            <numerusform>Sentinelles vendues&#xa0;: %n.</numerusform>
            <numerusform>Sentinelles vendues&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentagone</translation>
    </message>
    <message>
        <source>This marker lets its owner enter a new domain, even with a free advance.</source>
        <translation>Ce marqueur permet d’entrer dans un nouveau domaine, même avec une progression gratuite.</translation>
    </message>
    <message>
        <source>Points at the start of the round: {points}.</source>
        <translation>Points au début du tour&#xa0;: {points}.</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Connaissances</translation>
    </message>
    <message>
        <source>The match ends with the round in which the fifth sentinel is sold.</source>
        <translation>La partie se termine à la fin du tour où la cinquième sentinelle est vendue.</translation>
    </message>
    <message>
        <source>Holds inactive gems and markers waiting to be used.</source>
        <translation>Le pentagone contient les gemmes inactives et les marqueurs en attente.</translation>
    </message>
    <message>
        <source>The cheapest marker left costs {price}.</source>
        <translation>Le marqueur le moins cher encore en vente coûte {price}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) paid or discarded.</source>
        <translation>
            <numerusform>Cartes dépensées ou défaussées&#xa0;: %n.</numerusform>
            <numerusform>Cartes dépensées ou défaussées&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This dust takes up %n place(s) in hand.</source>
        <translation>
            <numerusform>Cette poussière prend %n&#xa0;place en main.</numerusform>
            <numerusform>Cette poussière prend %n&#xa0;places en main.</numerusform>
        </translation>
    </message>
    <message>
        <source>Artifacts</source>
        <translation>Artéfacts</translation>
    </message>
    <message>
        <source>Dust tiles are worth 2, 5 and 10. A total of 1 or 3 cannot be kept: 1 dust is lost.</source>
        <translation>Les jetons valent 2, 5 et 10&#xa0;unités. On ne peut pas garder un total de 1 ou de 3&#xa0;: 1 unité est perdue.</translation>
    </message>
    <message>
        <source>Cards in the deck and in others’ hands:</source>
        <translation>Cartes dans la pioche et dans les autres mains&#xa0;:</translation>
    </message>
    <message>
        <source>No income.</source>
        <translation>Aucun revenu.</translation>
    </message>
    <message>
        <source>{domain}, level {level}: {effect}</source>
        <translation>{domain}, niveau {level}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>When the deck is empty, these cards are shuffled into a new one.</source>
        <translation>Quand la pioche est vide, on la reforme en mélangeant ces cartes.</translation>
    </message>
    <message>
        <source>Each round starts with one artifact on offer for each player still in the match, while the deck lasts.</source>
        <translation>Chaque tour commence avec autant d’artéfacts disponibles que de personnes encore en jeu, jusqu’à épuisement de la pioche.</translation>
    </message>
    <message>
        <source>This is the last round of the match.</source>
        <translation>C’est le dernier tour de la partie.</translation>
    </message>
    <message>
        <source>Points in all</source>
        <translation>Total des points</translation>
    </message>
    <message>
        <source>{domain}, level 4</source>
        <translation>{domain}, niveau 4</translation>
    </message>
    <message>
        <source>{lot}, bonus</source>
        <translation>{lot}, bonus</translation>
    </message>
    <message>
        <source>Worth {value} when you pay.</source>
        <translation>Valeur au paiement&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>From the Nine Sages, next round: {cards}.</source>
        <translation>Cartes des 9 Sages au tour suivant&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You can bid up to {bid}</source>
        <translation>Vous pouvez miser jusqu’à {bid}</translation>
    </message>
    <message>
        <source>Your cards and dust are {missing} short: you would have to disenchant gems.</source>
        <translation>Avec vos cartes et votre poussière, il vous manque {missing}&#xa0;: il faudrait désenchanter des gemmes.</translation>
    </message>
    <message numerus="yes">
        <source>%n sentinel(s) sold (5 end the match)</source>
        <translation>
            <numerusform>Une sentinelle vendue sur les 5 qui mettent fin à la partie</numerusform>
            <numerusform>%n&#xa0;sentinelles vendues sur les 5 qui mettent fin à la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>The fifth sentinel has been sold: this round is the last.</source>
        <translation>La cinquième sentinelle est vendue&#xa0;: ce tour est le dernier.</translation>
    </message>
    <message>
        <source>{player} wins {lot}</source>
        <translation>{player} remporte {lot}</translation>
    </message>
    <message>
        <source>All other players are eliminated.</source>
        <translation>Il ne reste qu’une personne en jeu.</translation>
    </message>
    <message>
        <source>If another player bids {bid} first, the program will pass.</source>
        <translation>Si un adversaire mise {bid} avant vous, le programme passera pour vous.</translation>
    </message>
    <message>
        <source>Max.</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>The lowest possible bid is {bid}.</source>
        <translation>La mise doit être d’au moins {bid}.</translation>
    </message>
    <message>
        <source>The program will bid up to {bid} for you, then pass. It will also pass if another player bids {bid} first.</source>
        <translation>Le programme misera pour vous jusqu’à {bid}, puis passera. Il passera aussi si un adversaire mise {bid} avant vous.</translation>
    </message>
    <message numerus="yes">
        <source>{player} receives {lot}: %n point(s).</source>
        <translation>
            <numerusform>{player} reçoit {lot}&#xa0;: %n point.</numerusform>
            <numerusform>{player} reçoit {lot}&#xa0;: %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins {lot}: %n point(s).</source>
        <translation>
            <numerusform>{player} remporte {lot}&#xa0;: %n point.</numerusform>
            <numerusform>{player} remporte {lot}&#xa0;: %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{lot}: {points} points, no bonus yet</source>
        <translation>{lot}&#xa0;: {points} points, pas encore de bonus</translation>
    </message>
    <message>
        <source>{lot}: {points} points and a bonus of {bonus}</source>
        <translation>{lot}&#xa0;: {points} points et un bonus de {bonus}</translation>
    </message>
    <message>
        <source>The wrath of the Sages!</source>
        <translation>La colère des Sages&#x202f;!</translation>
    </message>
    <message>
        <source>{player} cannot pay for {lot} and is eliminated.</source>
        <translation>{player} ne peut pas payer {lot} et quitte la partie.</translation>
    </message>
    <message>
        <source>Five sentinels have been sold.</source>
        <translation>Cinq sentinelles sont vendues.</translation>
    </message>
    <message>
        <source>Forty rounds have been played.</source>
        <translation>Quarante tours ont été joués.</translation>
    </message>
    <message>
        <source>The victory is shared!</source>
        <translation>La victoire est partagée&#x202f;!</translation>
    </message>
    <message>
        <source>{player} wins the match!</source>
        <translation>{player} gagne la partie&#x202f;!</translation>
    </message>
    <message>
        <source>{player} plays first.</source>
        <translation>{player} commence.</translation>
    </message>
    <message>
        <source>Points and bonus</source>
        <translation>Points et bonus</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Type a number, scroll here, or press + and −.</source>
        <translation>Tapez un nombre, tournez la molette ici, ou appuyez sur + ou −.</translation>
    </message>
    <message>
        <source>Your bid</source>
        <translation>Votre mise</translation>
    </message>
    <message>
        <source>Click to enlarge this board, or to return to yours.</source>
        <translation>Cliquez pour agrandir ce plateau, ou pour revenir au vôtre.</translation>
    </message>
    <message numerus="yes">
        <source>Pentagon: %n inactive gem(s), waiting markers: {markers}</source>
        <translation>
            <numerusform>Pentagone, %n gemme inactive&#x202f;; marqueurs en attente&#xa0;: {markers}</numerusform>
            <numerusform>Pentagone, %n&#xa0;gemmes inactives&#x202f;; marqueurs en attente&#xa0;: {markers}</numerusform>
        </translation>
    </message>
    <message>
        <source>Next round: {cards}</source>
        <translation>Tour suivant&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Marker waiting</source>
        <translation>Marqueur en attente</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>en lice</translation>
    </message>
    <message>
        <source>Last round: no more income</source>
        <translation>Dernier tour&#xa0;: aucun revenu</translation>
    </message>
    <message>
        <source>{lot}, out of play</source>
        <translation>{lot}, hors jeu</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Click the cards to pay with, or drag them here.</source>
        <translation>Cliquez sur des cartes pour payer, ou glissez-les ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) too many</source>
        <translation>
            <numerusform>%n&#xa0;place de trop</numerusform>
            <numerusform>%n&#xa0;places de trop</numerusform>
        </translation>
    </message>
    <message>
        <source>Click cards to discard, or drag them here.</source>
        <translation>Cliquez sur des cartes à défausser, ou glissez-les ici.</translation>
    </message>
    <message>
        <source>This payment already wastes the least.</source>
        <translation>Ce paiement gaspille déjà le moins possible.</translation>
    </message>
    <message>
        <source>Best payment</source>
        <translation>Payer au mieux</translation>
    </message>
    <message>
        <source>This discard already loses the least value.</source>
        <translation>Avec cette défausse, vous perdez déjà le moins de valeur possible.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Best discard</source>
        <translation>Défausser au mieux</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <translation>Cartes choisies</translation>
    </message>
    <message>
        <source>Dust to discard</source>
        <translation>Poussière à défausser</translation>
    </message>
    <message>
        <source>Dust left</source>
        <translation>Poussière restante</translation>
    </message>
    <message>
        <source>Pay {price}</source>
        <translation>Payer {price}</translation>
    </message>
    <message>
        <source>Hand limit: {limit}</source>
        <translation>Limite de cartes&#xa0;:&#xa0;{limit}</translation>
    </message>
    <message>
        <source>Places taken afterwards</source>
        <translation>Places prises ensuite</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Places taken now</source>
        <translation>Places prises</translation>
    </message>
    <message>
        <source>Value discarded</source>
        <translation>Valeur défaussée</translation>
    </message>
    <message>
        <source>Click the cards to pay with, or gems to disenchant.</source>
        <translation>Cliquez sur des cartes pour payer, ou sur des gemmes à désenchanter.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Change, in dust</source>
        <translation>Poussière rendue</translation>
    </message>
    <message>
        <source>Dust lost (1 or 3 cannot be kept)</source>
        <translation>Poussière perdue (on ne garde ni 1 ni 3)</translation>
    </message>
    <message>
        <source>Dust from gems</source>
        <translation>Poussière des gemmes</translation>
    </message>
    <message>
        <source>Still to pay</source>
        <translation>Reste à payer</translation>
    </message>
    <message>
        <source>Dust</source>
        <translation>Poussière</translation>
    </message>
    <message>
        <source>You need a Grimoire to enchant emeralds.</source>
        <translation>Pour enchanter des émeraudes, il vous faut un Grimoire.</translation>
    </message>
    <message>
        <source>You need an Elixir to enchant diamonds.</source>
        <translation>Pour enchanter des diamants, il vous faut un Élixir.</translation>
    </message>
    <message>
        <source>You need level 4 of Fire to enchant rubies.</source>
        <translation>Pour enchanter des rubis, il vous faut le niveau 4 du feu.</translation>
    </message>
    <message>
        <source>Disenchanting this gem gives {dust} dust.</source>
        <translation>Désenchanter cette gemme rend {dust}&#xa0;unités de poussière.</translation>
    </message>
    <message>
        <source>{player} has this gem on their spiral.</source>
        <translation>{player} a cette gemme sur sa spirale.</translation>
    </message>
    <message numerus="yes">
        <source>An active gem of this kind scores %n point(s).</source>
        <translation>
            <numerusform>Une gemme active de cette sorte vaut un point.</numerusform>
            <numerusform>Une gemme active de cette sorte vaut %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you win at {bid}, you pay {sum}.</source>
        <translation>Si vous l’emportez à {bid}, vous paierez {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n left.</source>
        <translation>
            <numerusform>Dans la réserve&#xa0;: %n&#xa0;gemme.</numerusform>
            <numerusform>Dans la réserve&#xa0;: %n&#xa0;gemmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has this inactive gem in their pentagon.</source>
        <translation>{player} a cette gemme, inactive, dans son pentagone.</translation>
    </message>
    <message>
        <source>You would pay {sum}.</source>
        <translation>Vous paieriez {sum}.</translation>
    </message>
    <message>
        <source>On artifact prices</source>
        <translation>Sur le prix d’un artéfact</translation>
    </message>
    <message>
        <source>On sentinel prices</source>
        <translation>Sur le prix d’une sentinelle</translation>
    </message>
    <message>
        <source>Takes up 3 places in hand.</source>
        <translation>Cette carte prend 3&#xa0;places en main.</translation>
    </message>
    <message>
        <source>Takes up 1 place in hand.</source>
        <translation>Cette carte prend 1&#xa0;place en main.</translation>
    </message>
    <message>
        <source>Level {level}: {effect}</source>
        <translation>Niveau {level}&#xa0;: {effect}</translation>
    </message>
    <message>
        <source>Your free advance cannot take you into this domain: no marker is waiting in your pentagon.</source>
        <translation>Votre progression gratuite ne permet pas d’entrer dans ce domaine&#xa0;: aucun marqueur n’attend dans votre pentagone.</translation>
    </message>
    <message>
        <source>On the spiral, replacing {gem}:</source>
        <translation>Sur la spirale, en remplaçant {gem}&#xa0;:</translation>
    </message>
    <message>
        <source>You pay nothing: this is your free advance.</source>
        <translation>Sans frais&#xa0;: c’est une progression gratuite.</translation>
    </message>
    <message>
        <source>Free of charge, with the marker waiting in your pentagon.</source>
        <translation>Sans frais, avec le marqueur qui attend dans votre pentagone.</translation>
    </message>
    <message>
        <source>You need a marker to enter a domain.</source>
        <translation>Pour entrer dans un domaine, il faut un marqueur.</translation>
    </message>
    <message>
        <source>If you buy only the marker, for {price}, it will wait in your pentagon.</source>
        <translation>Si vous achetez seulement le marqueur ({price}), il attendra dans votre pentagone.</translation>
    </message>
    <message>
        <source>A marker is waiting in your pentagon.</source>
        <translation>Un marqueur attend dans votre pentagone.</translation>
    </message>
    <message>
        <source>Out of play since its owner was eliminated.</source>
        <translation>Hors jeu&#xa0;: la personne qui possédait cette carte est éliminée.</translation>
    </message>
    <message>
        <source>Up to {bid}</source>
        <translation>Jusqu’à {bid}</translation>
    </message>
    <message>
        <source>At most {bid}</source>
        <translation>Au plus {bid}</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>En vente</translation>
    </message>
    <message>
        <source>Auction or payment</source>
        <translation>Enchère ou paiement</translation>
    </message>
    <message>
        <source>Round and turn order</source>
        <translation>Tour et ordre du tour</translation>
    </message>
    <message>
        <source>Gems and energy cards</source>
        <translation>Gemmes et cartes énergie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Au mieux</translation>
    </message>
    <message>
        <source>This is the last round: there is no more income.</source>
        <translation>C’est le dernier tour&#xa0;: il n’y a plus de revenu.</translation>
    </message>
    <message>
        <source>No markers waiting.</source>
        <translation>Aucun marqueur en attente.</translation>
    </message>
    <message>
        <source>This turn, dust from the gems you disenchanted still counts in full: spend it before you end your turn.</source>
        <translation>L’énergie des gemmes désenchantées compte tout entière pendant ce tour&#xa0;: dépensez-la avant de terminer vos actions.</translation>
    </message>
    <message>
        <source>Your cards and dust are {missing} short: you would have to disenchant gems. The figures below do not allow for the loss of those gems.</source>
        <translation>Avec vos cartes et votre poussière, il vous manque {missing}&#xa0;: il faudrait désenchanter des gemmes. Les chiffres ci-dessous ne tiennent pas compte de ce que vous perdriez avec elles.</translation>
    </message>
    <message>
        <source>The Druid may enchant one ruby.</source>
        <translation>permet d’enchanter un rubis.</translation>
    </message>
    <message>
        <source>Without this gem:</source>
        <translation>Sans cette gemme&#xa0;:</translation>
    </message>
    <message>
        <source>Domain not entered yet.</source>
        <translation>Pas encore de marqueur dans ce domaine.</translation>
    </message>
    <message numerus="yes">
        <source>This level scores %n point(s).</source>
        <translation>
            <numerusform>Ce niveau vaut un point.</numerusform>
            <numerusform>Ce niveau vaut %n&#xa0;points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already paid for an advance this turn.</source>
        <translation>Vous avez déjà payé une progression ce tour-ci.</translation>
    </message>
    <message>
        <source>You already own one, and only one is allowed.</source>
        <translation>Vous possédez déjà cette carte&#xa0;: un seul exemplaire est permis.</translation>
    </message>
    <message>
        <source>You cannot afford the minimum bid.</source>
        <translation>Vous n’avez pas de quoi payer l’offre minimum.</translation>
    </message>
    <message>
        <source>Owner: {player}.</source>
        <translation>Appartient à {player}.</translation>
    </message>
    <message>
        <source>Inactive in the pentagon. On the spiral:</source>
        <translation>Gemme inactive dans le pentagone. Sur la spirale&#xa0;:</translation>
    </message>
    <message>
        <source>Inactive in the pentagon: no slot is free.</source>
        <translation>Gemme inactive dans le pentagone&#xa0;: aucun emplacement n’est libre.</translation>
    </message>
    <message>
        <source>You have no marker left to enter this domain.</source>
        <translation>Vous n’avez plus de marqueur pour entrer dans ce domaine.</translation>
    </message>
    <message>
        <source>No slot is free: the gem would go to the pentagon.</source>
        <translation>Aucun emplacement n’est libre&#xa0;: la gemme irait dans le pentagone.</translation>
    </message>
    <message>
        <source>You can afford bids up to {bid}.</source>
        <translation>Vous pouvez miser jusqu’à {bid}.</translation>
    </message>
    <message>
        <source>{player} may bid or pass.</source>
        <translation>À {player} de miser ou de passer.</translation>
    </message>
    <message>
        <source>Gems give energy and points only while they are active.</source>
        <translation>Les gemmes ne donnent de l’énergie et des points que si elles sont actives.</translation>
    </message>
    <message>
        <source>No markers left to buy.</source>
        <translation>Il ne reste aucun marqueur à acheter.</translation>
    </message>
    <message>
        <source>Next round: {income}, about {dust} energy in all.</source>
        <translation>Tour suivant&#xa0;: {income}, soit environ {dust}&#xa0;unités d’énergie en tout.</translation>
    </message>
    <message>
        <source>Minimum bid: {bid}</source>
        <translation>Offre minimum&#xa0;: {bid}</translation>
    </message>
</context>
</TS>
