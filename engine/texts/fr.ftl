# La maison : salon, plateau, main, fin, et ses refus.

list-and = { $start } et { $last }

button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-hand = Ma main
button-rules = Règles
button-close = Fermer
button-rematch = Revanche

lobby-seats = **À la table : { $taken }** (de { $least } à { $most } joueurs)
lobby-seat = • { $name }
lobby-host = • { $name } 👑 hôte
lobby-unreachable = { " " }📪 joue avec **Ma main**
lobby-option = { $option } : **{ $value }**
lobby-missing =
    { $n ->
        [one] ⏳ Il manque encore une personne.
       *[other] ⏳ Il manque encore { $n } personnes.
    }
lobby-ready = ✅ Tout est prêt : { $host } peut lancer la partie.
lobby-expires = -# Se ferme <t:{ NUMBER($at, useGrouping: 0) }:R> si personne n’appuie sur rien.

hello-seated = 👋 Ta place est réservée. Ta main apparaîtra ici dès que la partie commence ; elle est aussi derrière **Ma main** dans le salon.
hello-left = Tu as quitté cette table. À bientôt !

board-turn = ➡️ On attend **{ $names }**
board-gone = 🏠 { $name } a quitté la partie : la maison joue à sa place.
board-unreachable = 📪 { $name } ne reçoit pas mes messages privés : joue avec **Ma main** ci-dessous.
board-promise = -# SHA-256 de la graine : { $hash }

hand-your-turn = ➡️ **À toi de jouer !**
hand-given-up = Tu as laissé ta place ; la maison joue pour toi.

final-title =
    { $n ->
        [one] 🏆 { $title } : victoire de { $names } !
       *[other] 🏆 { $title } : victoire partagée de { $names } !
    }
final-seed = -# Graine : { $seed } · son SHA-256 était affiché dès le début : { $hash }

closed-host = 🚪 Cette table a été fermée.
closed-idle = 💤 Personne n’a appuyé sur rien pendant 30 minutes : cette table est fermée. `/jouer` en ouvre une nouvelle.
closed-empty = 🚪 Tout le monde est parti : cette table est fermée. `/jouer` en ouvre une nouvelle.
closed-alone = 🚪 Il reste moins de deux personnes : la partie s’arrête sans vainqueur.

error-not-seated = Tu ne joues pas à cette table. Tant que le salon est ouvert, **Rejoindre** te donne une place libre.
error-not-your-move = Ce n’est pas encore ton tour.
error-too-late = Trop tard : ce moment est passé. Rien n’a été joué ; voici où tu en es.
error-table-closed = Cette table est fermée. `/jouer` en ouvre une nouvelle.
error-game-over = Cette partie est finie. **Revanche** ouvre une nouvelle table avec les mêmes personnes.
error-game-running = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-already-seated = Tu es déjà à cette table.
error-table-full = Les { $most } places sont prises.
error-too-few =
    { $missing ->
        [one] Il manque encore une personne pour commencer.
       *[other] Il manque encore { $missing } personnes pour commencer.
    }
error-not-host = Seul l’hôte, { $host }, peut faire ça.
error-unreadable = Je ne connais plus ce bouton. `/plateau` montre la table telle qu’elle est.

closed-channel = 🚪 Le salon de cette table a disparu : la partie s’arrête sans vainqueur.

rules-page = -# Page { $n } sur { $of }
rules-contents = Toutes les pages
button-before = ◀ Précédente
button-next = Suivante ▶

podium-course = Les points, chapitre après chapitre
podium-place = { $place }. { $name } ({ $points })
podium-alt = Résultat final : { $places }. Dessous, les points de chacun, chapitre après chapitre.
