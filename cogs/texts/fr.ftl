# Commandes, aide, confirmations et ce qui coince du côté de Discord.

command-play = jouer
command-play-does = Ouvrir une table dans ce salon
command-play-game = À quel jeu ?
command-hand = main
command-hand-does = Voir ta main, pour toi seul
command-board = plateau
command-board-does = Reposter le plateau en bas du salon
command-rules = regles
command-rules-does = Lire les règles d’un jeu
command-rules-game = De quel jeu ?
command-leave = quitter
command-leave-does = Quitter la table de ce salon
command-close = fermer
command-close-does = Fermer la table de ce salon (hôte ou modération)
command-language = langue
command-language-does = Choisir ta langue, ou celle du serveur
command-language-whose = La tienne, ou celle des plateaux de ce serveur ?
command-language-which = Quelle langue ?
command-help = aide
command-help-does = Ce que ce bot sait faire

option-game = jeu
option-whose = pour
option-language = langue
language-mine = moi
language-server = le serveur
language-fr = Français
language-en = English
language-auto = comme dans Discord
language-set-mine = C’est fait : je te parle dans cette langue.
language-set-server = C’est fait : les plateaux de ce serveur changent de langue.

button-board = Vers le plateau
button-leave-sure = Oui, quitter la partie
button-close-sure = Oui, fermer la table

hand-where = -# 🎲 Table dans { $channel } · { $server }
hand-board-permission = ⚠️ Je ne peux plus écrire dans { $channel } : il faut m’y redonner **Voir le salon** et **Envoyer des messages** (Modifier le salon → Permissions). En attendant, tu peux continuer à jouer ici.
hand-board-gone = ⚠️ Le salon de cette table a disparu.

left-lobby = Tu as quitté la table.
leave-sure = Quitter la partie en cours ? Un ordinateur jouera à ta place ; pour la reprendre, il faudra demander à l’hôte (**Prendre la place**).
left-game = Tu as quitté la partie. Un ordinateur joue désormais à ta place.
close-sure = Fermer cette table pour tout le monde ? Une partie en cours s’arrête sans vainqueur.
closed-done = La table est fermée.
rematch-open = 🎲 La nouvelle table est ouverte : { $link }
messages-closed = 📪 Je ne peux pas t’envoyer de messages privés : ta main ne viendra pas à toi. Appuie sur **Ma main** sur le plateau pour la voir ou pour jouer. (Pour changer cela : menu du serveur → Confidentialité → Messages privés.)
table-damaged = ⚠️ L’enregistrement de la table de ce salon est illisible : la table est fermée. Les autres tables ne sont pas touchées ; `/jouer` en ouvre une nouvelle.

error-ours = Quelque chose a cassé de notre côté. Rien de ta partie n’est perdu ; réessaie, s’il te plaît.
error-channel-taken = Une table est déjà ouverte dans ce salon : { $link }
error-no-table = Il n’y a pas de table dans ce salon. `/jouer` en ouvre une.
error-needs-manage-server = Seules les personnes qui ont la permission **Gérer le serveur** peuvent choisir la langue du serveur.
error-bot-lacks =
    Je ne peux pas ouvrir de table ici : il me faut la permission **{ $permission ->
        [view-channel] Voir le salon
        [send-messages-in-threads] Envoyer des messages dans les fils
       *[send-messages] Envoyer des messages
    }** dans ce salon (Modifier le salon → Permissions, ou les rôles du serveur).

help-opening = **Des jeux de casse, ici même dans le salon.** Ouvre une table, les amis rejoignent d’un bouton et tout se joue avec des boutons ; ta main cachée arrive en message privé et reste derrière **Ma main**.
help-line = • **/{ $command }** – { $does }
help-closing = Dessins et règles sont rédigés par nos soins ; certaines valeurs de matériel sont reconstituées (voir la dernière page des règles de chaque jeu).

command-pause = pause
command-pause-does = Proposer une pause à tout le monde
command-replace = remplacer
command-replace-does = Prendre une place jouée par un ordinateur
command-kick = exclure
command-kick-does = Faire jouer un ordinateur à la place de quelqu’un qui bloque la table
command-kick-player = Qui ?
option-player = joueur

pause-done = ⏸️ La partie est en pause. **Reprendre**, sur le plateau, la relance.
pause-asked = ⏸️ La question est posée sur le plateau ; la partie se met en pause quand tout le monde est d’accord.
kick-done = Un ordinateur joue désormais cette place.
kick-asked = 🥾 La question est posée aux autres sur le plateau.
seat-which = 🪑 Quelle place veux-tu prendre ? Tu continueras avec les cartes de cette place.
seat-asked = 🪑 La question est posée à { $host } sur le plateau. Dès que c’est accepté, ta main arrive en message privé et se trouve derrière **Ma main**.
seat-done = 🪑 La place est à toi : ta main est derrière **Ma main** sur le plateau.
nudge = ⏰ { $who }, c’est { $n ->
        [one] à toi
       *[other] à vous
    } de jouer à la [table]({ $link }). Un ordinateur décidera à { $n ->
        [one] ta
       *[other] votre
    } place <t:{ NUMBER($at, useGrouping: 0) }:R>.
