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
board-gone = 🤖 { $name } a quitté la partie : un ordinateur joue à sa place.
board-unreachable = 📪 { $name } ne reçoit pas mes messages privés : joue avec **Ma main** ci-dessous.
board-promise = -# SHA-256 de la graine : { $hash }

hand-your-turn = ➡️ **À toi de jouer !**
hand-given-up = Ta place n’est plus la tienne ; un ordinateur la joue.

final-title =
    { $n ->
        [one] 🏆 { $title } : victoire de { $names } !
       *[other] 🏆 { $title } : victoire partagée de { $names } !
    }
final-seed = -# Graine : { $seed } · son SHA-256 était affiché dès le début : { $hash }

closed-host = 🚪 Cette table a été fermée.
closed-idle = 💤 Personne n’a appuyé sur rien pendant 30 minutes : cette table est fermée. `/jouer` en ouvre une nouvelle.
closed-empty = 🚪 Tout le monde est parti : cette table est fermée. `/jouer` en ouvre une nouvelle.
closed-alone = 🚪 Il ne reste plus assez de monde : la partie s’arrête sans vainqueur.

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

button-hints-on = Autoriser les conseils
button-hints-off = Interdire les conseils
button-hint = 💡 Conseil
button-back = Me revoilà
button-seat = Prendre la place
button-resume = Reprendre
button-yes = D’accord
button-no = Contre
menu-computer = Ajouter ou retirer un ordinateur…
menu-pace = Rythme…

level-easy = facile
level-normal = normal
level-strong = fort
computer-add = ➕ Ajouter un ordinateur : { $level }
computer-remove = ➖ Retirer { $name }
lobby-computer = • { $name } (ordinateur, niveau { $level })
pace = ⏱️ Rythme
pace-live =
    { $unit ->
        [hours] en direct, { $n } heures par décision
       *[minutes] { $n ->
            [one] en direct, { $n } minute par décision
           *[other] en direct, { $n } minutes par décision
        }
    }
pace-relaxed =
    { $unit ->
        [hours] tranquille, { $n } heures par décision
       *[minutes] { $n ->
            [one] tranquille, { $n } minute par décision
           *[other] tranquille, { $n } minutes par décision
        }
    }
pace-none = sans limite
hints = 💡 Conseils
hints-on = autorisés
hints-off = pas à cette table

board-until = -# ⏱️ { $name } : <t:{ NUMBER($at, useGrouping: 0) }:R>
board-paused = ⏸️ **La partie est en pause.** Reprenez quand vous voulez ; le temps ne court pas.
board-deserted = 💤 **Il n’y a personne pour le moment.** La partie continue dès que quelqu’un revient.
board-asleep = 😴 { $name } s’est endormi(e) : un ordinateur joue jusqu’à ce que **Me revoilà** soit pressé.
motion-pause = ⏸️ **Une pause ?** Tout le monde doit être d’accord. Pour l’instant : { $agreed }.
motion-kick = 🥾 **Un ordinateur doit-il jouer à la place de { $seat } ?** Il faut l’accord de la plupart des autres. Pour l’instant : { $agreed }.
motion-seat = 🪑 **{ $newcomer } aimerait prendre la place de { $seat }.** { $host }, d’accord ?

hand-until = -# ⏱️ Un ordinateur décidera pour toi <t:{ NUMBER($at, useGrouping: 0) }:R>.
hand-asleep = 😴 Tu t’es endormi(e) : un ordinateur joue pour toi. Appuie sur **Me revoilà** pour reprendre la main.

hint = 💡 Un ordinateur fort jouerait **{ $move }** : sur les { $games } parties qu’il a imaginées, cela réussit { $wins } fois sur 100, le meilleur autre choix { $others } fois.
hint-only = 💡 Un ordinateur fort jouerait **{ $move }** : rien d’autre ne mérite réflexion.

closed-asleep = 💤 Personne n’est revenu depuis longtemps : cette table est fermée. La partie reste enregistrée ; `/jouer` ouvre une nouvelle table.

error-paused = La partie est en pause. **Reprendre**, sur le plateau, la relance.
error-seat-taken = Quelqu’un joue lui-même cette place.
error-question-open = Une autre question est posée sur le plateau : réglez-la d’abord.
error-settled = C’est déjà réglé.
error-hints-off = Cette table joue sans conseils.
