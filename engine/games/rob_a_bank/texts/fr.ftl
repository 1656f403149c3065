title = How to Rob a Bank
pitch = La banque contre le gang, en trois manches. Planifie cinq cartes, retiens celles des autres, puis vois ce que vaut le plan.
reconstructed = L'icône et le mur de chaque salle, ainsi que le nombre de cartes de chaque sorte, sont reconstitués : les valeurs imprimées ne sont pas publiques. Les totaux et les règles sont ceux de la boîte.
option-bank = Qui joue la banque
option-bank-random = Au hasard

## Names of people and things

robber = { $robber ->
    [yellow] 🟡 Jaune
    [red] 🔴 Rouge
   *[green] 🟢 Vert
}
mark = { $side ->
    [bank] 🏦
    [yellow] 🟡
    [red] 🔴
   *[green] 🟢
}
person = { mark } { $name }
player = { $side ->
    [bank] 🏦 **{ $name }** (banque)
    [yellow] 🟡 **{ $name }** (Jaune)
    [red] 🔴 **{ $name }** (Rouge)
   *[green] 🟢 **{ $name }** (Vert)
}
role = { $side ->
    [bank] 🏦 la banque
    [yellow] 🟡 Jaune
    [red] 🔴 Rouge
   *[green] 🟢 Vert
}
guard = 👮 gardien { $guard }
letter = { $robber ->
    [yellow] J
    [red] R
   *[green] V
}
letter-guard = G
icon = { $icon ->
    [move] 👣 Avancer
    [crawl] 🕳️ Ramper
    [pickup] 💰 Ramasser
    [spray] 🌶️ Gazer
    [unlock] 🔓 Ouvrir
    [tackle] 👊 Plaquer
   *[lock] 🔒 Fermer
}
sign = { $icon ->
    [move] 👣
    [crawl] 🕳️
    [pickup] 💰
    [spray] 🌶️
    [unlock] 🔓
    [tackle] 👊
   *[lock] 🔒
}
or = {" "}ou{" "}
plus = {" "}+{" "}
then = {" "}▸{" "}
icon-left = { $icon }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
card-line = • { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
compass = { $edge ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
place = { $edge ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} de { $room }
arrow = { $way ->
    [N] ⬆️
    [E] ➡️
    [S] ⬇️
   *[W] ⬅️
}
thing = { $what ->
    [bag] un sac
   *[alarm] l'alarme
}

## The board

screen-title = { $phase ->
    [plan] Manche { $round } sur 3 · 🃏 Planifier
    [rob] Manche { $round } sur 3 · 🏃 Braquage
    [over] Le braquage est terminé
   *[other] Manche { $round } sur 3 · 🔍 Étudier
}
loot = 💰 **{ $thrown } sur { $needed }** { $needed ->
    [one] sac
   *[other] sacs
} dans la voiture
legend = -# { $robbers } cambrioleurs · { $guards } gardiens · z K.-O. · € sac · [ ] verrouillé · A alarme · # mur · @ voiture
side = { $player }{ $bags ->
    [0] {""}
    [one] {" "}· porte 💰
   *[other] {" "}· porte 💰×{ $bags }
}{ $asleep ->
    [yes] {" "}· 💤 K.-O.
   *[no] {""}
}
plan-top = {" "}· plan { $size }/5{ $card ->
    [none] {""}
   *[other] {" "}· dessus : { $card }
}
played = {" "}· a joué { $cards }
last-look = {" "}· posé en dernier { $card }

## The decision

ask-rotate = 🧱 Des salles sont murées. **Banque, tourne une dalle** pour les ouvrir ; seuls les tours utiles sont proposés.
ask-corner = 🚗 Le gang part du milieu. **Banque, à quel coin attend la voiture ?**
ask-park = 🚗 **Gang, de quel côté du coin se gare la voiture ?** Jaune décide.
ask-plan = { $player } : **carte { $slot } sur { $slots }** de ton plan. Une fois recouverte, personne ne peut plus la regarder, toi non plus.
ask-turn = { $player } joue la carte { $lap } sur 5 : **{ $card }**
ask-getup = { $forced ->
    [yes] 💤 Tous les gardiens sont K.-O. : la carte sert à les relever.
   *[no] 💤 Au lieu d'utiliser la carte, la banque peut relever tous ses gardiens.
}
must = ❗ Encore obligatoire : { $icons }. On ne peut pas finir le tour avant.
may = Facultatif : { $icons }.
free = { $when ->
    [before] 🆓 Une action gratuite : maintenant, ou après la carte.
    [later] 🆓 L'action gratuite viendra après la carte, pas au milieu.
    [closes] 🆓 Une action gratuite maintenant termine la carte : le facultatif sera perdu.
    [after] 🆓 Une action gratuite, ou la fin du tour.
   *[gone] 🆓 L'action gratuite est prise.
}

## Controls

do-rotate = Tourner { $room } : mur { compass }
do-corner = Coin { $room }
do-park = Se garer { $place }
do-plan = { $colour ->
    [yellow] 🟡{" "}
    [red] 🔴{" "}
   *[one] {""}
}{ $card }{ $count ->
    [1] {""}
   *[other] {" "}(×{ $count })
}
do-move = { $guard ->
    [none] { $arrow } Aller en { $room }
   *[other] G{ $guard } { $arrow } va en { $room }
}
do-tackle = 👊 G{ $guard } plaque { $who }
do-lock = 🔒 G{ $guard } verrouille { thing }
do-getup = 💪 Relever les gardiens
do-crawl = 🕳️ Ramper en { $room }
do-pickup = 💰 Ramasser un sac
do-unlock = 🔓 Déverrouiller { thing }
do-spray = 🌶️ Gazer le gardien { $guard }
do-drive = 🚗 Voiture { $place }
do-throw = 💰 Jeter un sac !
do-pass = 🤝 Sac à { $who }
do-alarm = 🔔 Sonner l'alarme
do-end = Finir le tour
end-not-yet = Finir le tour (avance d'abord)
choose = { $do ->
    [rotate] Tourner quelle dalle ?
    [crawl] Ramper vers quelle salle ?
    [tackle] Qui plaque qui ?
    [lock] Qui verrouille quoi ?
    [move] Quel gardien va où ?
   *[other] Choisis
}

## The hand

hand-of = { $mine ->
    [yes] { $phase ->
        [plan] ✋ { $player }, ta main
       *[other] ✋ { $player }, tes cartes restantes
    }
   *[no] 👀 Main de { $player }
}
back = ↩ Retour
cards-title = 🃏 Les icônes
rooms-title = 🚪 Les salles
room = **{ $room }** { $inside } · mène en { $ways }{ $wall ->
    [none] {""}
    [N] {" "}· pas de jet au nord
    [E] {" "}· pas de jet à l'est
    [S] {" "}· pas de jet au sud
   *[W] {" "}· pas de jet à l'ouest
}
nobody = vide
pawn = { $pawn }{ $asleep ->
    [yes] {" "}💤
   *[no] {""}
}{ $bags ->
    [0] {""}
    [one] {" "}(porte un sac)
   *[other] {" "}(porte { $bags } sacs)
}
bags = { $count ->
    [one] un sac
   *[other] { $count } sacs
}
locked-bags = { $count ->
    [one] un sac verrouillé
   *[other] { $count } sacs verrouillés
}
alarm-here = { $locked ->
    [yes] 🔕 l'alarme, verrouillée
   *[no] 🔔 l'alarme
}
car-at = 🚗 La voiture : { $place }

help-move = 👣 **Avancer** d'une salle, jamais à travers un mur. Obligatoire. Tes sacs te suivent.
help-crawl = 🕳️ **Ramper** vers n'importe quelle autre salle, murs ou pas. Obligatoire.
help-pickup = 💰 **Ramasser** un sac déverrouillé de ta salle.
help-spray = 🌶️ **Gazer** un gardien debout dans ta salle : K.-O.
help-unlock = 🔓 **Ouvrir** (déverrouiller) un sac ou l'alarme dans ta salle.
help-free = 🆓 **Action gratuite**, une par tour, avant ou après la carte : 🚗 avancer la voiture d'une case, 💰 jeter un sac dans la voiture à côté de ta salle, 🤝 passer un sac à un cambrioleur de ta salle, 🔔 sonner l'alarme déverrouillée de ta salle (tous les gardiens debout accourent, une fois par manche).
help-watched = 👮 Un gardien debout dans ta salle interdit tout, sauf avancer, ramper, gazer et avancer la voiture.
help-up = 💤 K.-O., ta prochaine carte sert à te relever.
help-bank-move = 👣 **Avancer** un gardien d'une salle, jamais à travers un mur. Obligatoire. Deux pas : un gardien ou deux, mais le même ne peut pas finir où il a commencé.
help-bank-tackle = 👊 **Plaquer** un cambrioleur debout dans la salle d'un gardien : K.-O., et tous ses sacs tombent.
help-bank-lock = 🔒 **Fermer** (verrouiller) un sac au sol ou l'alarme dans la salle d'un gardien.
help-bank-getup = 💪 **Se relever** : sacrifie la carte entière, tous les gardiens se lèvent.

## The story

tell-round = 🏦 Manche { $round } : les salles de la banque sont redistribuées.
tell-rotated = 🧱 La banque tourne { $room } ; son mur est maintenant { $wall ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
}.
tell-cornered = 🚗 La voiture est envoyée au coin de { $room }.
tell-parked = 🚗 La voiture attend { $space }.
tell-dealt = 🃏 Huit cartes chacun. À vos plans, et gare à la mémoire.
tell-planned = 🃏 { $who } pose la carte { $cards } sur 5.
tell-raid = 🏃 Les plans sont retournés. C'est parti !
tell-revealed = { $who } dévoile { $card }.
tell-patrolled = 👮 Le gardien { $guard } va en { $room }.
tell-tackled = 👊 Le gardien { $guard } plaque { $who } en { $room }{ $bags ->
    [0] .
    [one] {" "}: le sac tombe !
   *[other] {" "}: { $bags } sacs tombent !
}
tell-locked = 🔒 Le gardien { $guard } verrouille { thing } en { $room }.
tell-woke = 💪 Tous les gardiens sont de nouveau debout.
tell-up = 💫 { $who } reprend ses esprits et se relève ; la carte est perdue.
tell-walked = 👣 { $who } se glisse en { $room }.
tell-crawled = 🕳️ { $who } rampe dans les conduits jusqu'en { $room }.
tell-took = 💰 { $who } rafle un sac en { $room }.
tell-unlocked = 🔓 { $who } déverrouille { thing } en { $room }.
tell-sprayed = 🌶️ { $who } gaze le gardien { $guard } en { $room } : bonne nuit.
tell-drove = 🚗 { $who } déplace la voiture : elle attend { $space }.
tell-threw = 💰 { $who } jette un sac dans la voiture ! Et de { $thrown }.
tell-passed = 🤝 { $who } passe un sac à { $mate }.
tell-rang = 🔔 { $who } sonne l'alarme : tous les gardiens debout accourent en { $room } !
tell-round-over = ⏱️ Fin de la manche { $round }. Dans la voiture : { $thrown ->
    [0] rien encore
    [one] un sac
   *[other] { $thrown } sacs
}.
tell-robbed = 🏆 { $thrown } sacs : le gang file sans demander son reste !
tell-saved = 🏆 Trois manches, et la banque tient toujours.

## The end

final-robbed = 🏆 **Les cambrioleurs gagnent** à la manche { $round } : { $thrown } sacs jetés, il en fallait { $needed }.
final-saved = 🏆 **La banque gagne** : après trois manches, { $thrown ->
    [0] aucun sac dans la voiture
    [one] un seul sac dans la voiture
   *[other] seulement { $thrown } sacs dans la voiture
}, il en fallait { $needed }.
final-seat = { $score ->
    [1] 🥇
   *[0] ▫️
} **{ $name }** · { $role } · { $score ->
    [one] { $score } point
   *[other] { $score } points
}
final-holiday = 🏖️ Et maintenant, vacances ! Méritées… honnêtement ?

## The picture

picture-moment = { $phase ->
    [plan] Manche { $round } sur 3 · Plan, carte { $card } sur 5
    [rob] Manche { $round } sur 3 · Braquage, carte { $card } sur 5
    [over] Le braquage est terminé
   *[other] Manche { $round } sur 3 · Étude
}
picture-side = { $side ->
    [bank] Banque
    [yellow] Jaune
    [red] Rouge
   *[green] Vert
}
picture-winner = { $winner ->
    [bank] La banque gagne
   *[robbers] Le gang gagne
}

## The picture in words

alt-start = Plan de la banque, manche { $round } sur 3, { $phase ->
    [plan] on planifie la carte { $card } sur 5
    [rob] braquage, carte { $card } sur 5
    [over] le braquage est terminé
   *[other] étude
}. Sacs dans la voiture : { $thrown } sur { $needed }.
alt-car = La voiture attend { $place }.
alt-turn = { $phase ->
    [rotate] { $who } tourne une dalle.
    [corner] { $who } choisit un coin pour la voiture.
    [park] { $who } gare la voiture.
    [plan] { $who } planifie.
   *[rob] { $who } joue ; reste sur la carte : { $left ->
        [none] rien
       *[other] { $left }
    }.
}
alt-who = { $name } ({ $side ->
    [bank] banque
    [yellow] Jaune
    [red] Rouge
   *[green] Vert
})
alt-pawn = { $side ->
    [bank] gardien { $guard }
    [yellow] Jaune
    [red] Rouge
   *[green] Vert
}{ $bags ->
    [0] {""}
    [one] {" "}avec un sac
   *[other] {" "}avec { $bags } sacs
}{ $down ->
    [yes] {" "}K.-O.
   *[no] {""}
}
alt-alarm = { $locked ->
    [yes] l'alarme, verrouillée
   *[no] l'alarme
}
alt-room = { $room } : { $inside }.
alt-wall = { $edge ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} de { $room }
alt-walls = Murs : { $walls }.
alt-card = { $n }. { $card }
alt-plan = { $who }, cartes visibles : { $cards }.
alt-hand = { $mine ->
    [yes] Ta main, { $who }
   *[no] Main de { $who }
} : { $cards ->
    [none] aucune carte
   *[other] { $cards }
}.
alt-icon = { $icon ->
    [move] avancer
    [crawl] ramper
    [pickup] ramasser
    [spray] gazer
    [unlock] ouvrir
    [tackle] plaquer
   *[lock] fermer
}
