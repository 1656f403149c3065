title = Les Toits de Paris
pitch = Vole de toit en toit, arrête-toi avant l’inspecteur, puis partage le butin avec les autres Pies.
reconstructed = La répartition exacte des 90 cartes Butin et la valeur des jetons (6 et 3) ne sont pas publiques : elles sont reconstituées.

## Couleurs et symboles
colour-gold = 🪙 Or
colour-jewels = 💍 Bijoux
colour-paintings = 🖼️ Tableaux
colour-gems = 💎 Gemmes
colour-statues = 🗿 Statues
colour-white = 🪶 Plumes
icon-gold = 🪙
icon-jewels = 💍
icon-paintings = 🖼️
icon-gems = 💎
icon-statues = 🗿
arrows = { $n ->
    [1] ←
    [2] ←←
   *[other] ←←←
}
effect-1 = 1 pt
effect-2 = 2 pts
effect-feather = 🪶
effect-bonus = 🎁
effect-tie = 1 pt ⚖️
bell = 🔔
tie-break = ⚖️
joker-mark = 🃏
inspector = 👮
square-free = ⬜
square-behind = ▪️
amount = { $name } { $n }{ $holder ->
    [1] {" "}⚖️
   *[0] {""}
}
nobody = personne
you = toi
back = Retour
legend-colours = -# { $colours }
legend-marks = -# 🔔 cloche (la 3e d’une couleur : descente de police) · 🎁 pioche bonus · ⚖️ gagne les égalités · 🃏 joker · ⭐ points imprimés

## Le plateau
piles = Pioche : { $draw } · Réserve : { $reserve }
last-theft = ⌛ Pioche vide : c’est le dernier vol de la partie.
scene-over = 🏁 La partie est finie.
inspector-at = 👮 { $square ->
    [8] L’inspecteur attend à droite du plateau.
   *[other] Inspecteur sur la case { $square } ({ $arrows ->
        [one] { $arrows } flèche
       *[other] { $arrows } flèches
    }).
} { $room ->
    [one] { $room } case libre avant lui.
   *[other] { $room } cases libres avant lui.
}
stopping = ✋ S’arrêter : { $mine ->
    [one] { $mine } carte
   *[other] { $mine } cartes
} pour { $you ->
    [1] toi
   *[0] la cheffe
}, { $others ->
    [0] rien pour les autres
   *[other] { $others } pour les autres
}{ $extra ->
    [1] , puis 1 de plus à prendre ou laisser
   *[0] {""}
}.
odds = 🎲 Carte suivante : { $caught } % main dans le sac, { $coup } % coup d’éclat (d’après { $n ->
    [one] la carte encore cachée
   *[other] les { $n } cartes encore cachées
}).
ask-spoils = 🎒 { $you ->
    [1] Tu dois prendre
   *[0] **{ $name }** doit prendre
} { $due ->
    [one] { $due } carte.
   *[other] { $due } cartes, une par une.
}
ask-coup = ✨ Coup d’éclat ! { $you ->
    [1] Sers-toi à volonté, une carte à la fois.
   *[0] **{ $name }** se sert à volonté.
}
ask-gang = 🎒 { $you ->
    [1] Tu dois prendre 1 carte.
   *[0] **{ $name }** doit prendre 1 carte.
}
ask-extra = 🎒 Il en reste : { $you ->
    [1] tu peux prendre 1 carte de plus.
   *[0] **{ $name }** peut prendre 1 carte de plus.
}
ask-joker = 🚔 Descente de police : { $colour }, tout est perdu. { $you ->
    [1] Tu peux transformer ton personnage
   *[0] **{ $name }** peut transformer son personnage
} en joker : 1 carte de la couleur choisie, sans point ni cloche.
was-caught = 🚨 La main dans le sac ! { $name } ne prend rien : { $n ->
    [one] { $n } carte saisie
   *[other] { $n } cartes saisies
} par l’inspecteur.
bonus-follows = 🎁 La pioche bonus vient ensuite.
colour-owned = { $colour } : { $numbers }
would-raid = 🚔 **descente !** { $lost ->
    [one] { $lost } carte perdue
   *[other] { $lost } cartes perdues
}
would-bells = 🔔 { $n }/3
would-token = jeton { $before } → { $after }
would-white = jeton plumes { $before } → { $after }
would-bonus = { $reserve ->
    [0] 🎁 réserve vide
   *[other] 🎁 pioche dans la réserve
}
would-gain = { $gain } { $n ->
    [one] pt
   *[other] pts
}

## Boutons
button-draw = Piocher ({ $percent } % de risque)
button-stop = S’arrêter : en prendre { $takes }
button-take = { $square } · { $card }{ $bells ->
    [0] {""}
   *[other] {" "}{ $bells }/3
} ({ $gain })
button-take-raid = { $square } · { $card } 🚔 descente !
button-done-coup = Ça me suffit
button-done-extra = Rien de plus
button-joker = { $colour } → { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} ({ $gain })
button-keep = Garder le personnage

## Les joueurs
player = **{ $name }**{ $chief ->
    [1] {" "}👑
   *[0] {""}
} ({ $n ->
    [one] { $n } pt
   *[other] { $n } pts
}) { $things }
player-feathers = 🪶 { $n }
player-printed = ⭐ { $n }
player-joker-ready = 🃏 prêt
player-joker-gone = 🃏 perdu
own-title = Ta collection
own-colour = { $colour } : { $n }{ $marks } → { $token ->
    [0] 0 pt
   *[other] **{ $token } pts**
} · en tête : { $leaders }
leaders = { $names } ({ $n })
own-printed = ⭐ Points imprimés : { $n }
own-joker = { $where ->
    [ready] 🃏 Ton personnage peut encore devenir joker après une descente.
    [gone] 🃏 Ton joker est perdu.
   *[placed] 🃏 Ton joker compte avec { $colour }.
}
own-total = **Si la partie s’arrêtait là : { $n ->
    [one] { $n } point
   *[other] { $n } points
}** ({ $others })
page-unseen = Cartes jamais vues
page-signs = Symboles
unseen-intro = { $n ->
    [one] { $n } carte n’a pas encore été vue
   *[other] { $n } cartes n’ont pas encore été vues
} : { $draw } dans la pioche, { $reserve } dans la réserve.
unseen-arrows = Flèches : sans { $a0 } · ← { $a1 } · ←← { $a2 } · ←←← { $a3 }
unseen-colour = { $colour } : { $n } (🔔 { $bells }, 🪶 { $feathers }{ $tie ->
    [0] {""}
   *[other] , ⚖️
})
signs =
    ← ←← ←←← : l’inspecteur avance d’autant de cases vers la gauche.
    🔔 cloche : la troisième d’une même couleur déclenche une descente, toute ta couleur part à la défausse.
    1 pt, 2 pts : points à la fin de la partie.
    🪶 plume : les deux Pies qui en ont le plus gagnent un jeton blanc.
    🎁 pioche bonus : ajoute la première carte de la réserve à ta collection.
    ⚖️ départage : 1 point, et gagne les égalités de sa couleur.
    🃏 personnage : après une descente, il peut devenir un joker d’une couleur.
    Les chiffres sur les boutons, par exemple (+3), disent ce que la carte change à tes points si la partie s’arrêtait aussitôt.

## L’histoire
tell-chief = 🌙 { $name } mène le vol.
tell-reveal = { $name } révèle { $card }{ $inspector ->
    [8] .
   *[other] {""} — l’inspecteur est en { $inspector }.
}
tell-last-card = ⌛ C’était la dernière carte de la pioche : la partie finit après ce partage.
tell-stop = ✋ { $name } s’arrête et prend { $takes ->
    [one] { $takes } carte.
   *[other] { $takes } cartes.
}
tell-coup = ✨ **Coup d’éclat !** L’inspecteur s’arrête juste devant la dernière carte : { $name } se sert à volonté parmi les { $cards } cartes.
tell-caught = 🚨 **La main dans le sac !** { $name } perd { $lost }. { $left ->
    [0] Il ne reste rien à partager.
    [one] Il reste { $left } carte, pour les autres.
   *[other] Il reste { $left } cartes, pour les autres.
}
tell-take = { $name } prend { $card }.
tell-done = { $name } ne prend plus rien.
tell-discard = 🗑️ À la défausse : { $cards }.
tell-raid = 🚔 Troisième 🔔 : descente de police ! { $name } perd { $lost ->
    [one] { $lost } carte
   *[other] { $lost } cartes
} ({ $colour }){ $joker ->
    [1] {" "}et son joker
   *[0] {""}
}.
tell-joker = 🃏 { $name } place son personnage en joker : { $colour }.
tell-keep = { $name } garde son personnage pour plus tard.
tell-bonus = 🎁 { $name } pioche dans la réserve : { $card }.
tell-no-bonus = La réserve est vide : pas de pioche bonus pour { $name }.
tell-over = 🏁 Le dernier partage est fait : on compte les points.

## La fin
final-colour = { $colour } : { $shares }
final-share = { $name } { $n }{ $holder ->
    [1] {" "}⚖️
   *[0] {""}
}{ $token ->
    [0] {""}
   *[other] {" "}→ **{ $token }**
}
final-no-token = égalité à trois ou plus en tête, aucun jeton
final-no-second = égalité à trois ou plus pour la 2e place, aucun jeton
final-printed = ⭐ Points imprimés : { $points }
final-total = **{ $name }** : jetons { $tokens } + imprimés { $printed } = **{ $total }**
final-winners = 🏆 { $n ->
    [1] { $names } gagne avec le plus de points ({ $points }).
   *[other] { $names } se partagent la victoire, à égalité avec { $points } points.
}

## L’image
picture-magpie = Pie { $letter }
picture-you = À toi de jouer
picture-theft = { $you ->
    [1] piocher ou t’arrêter ?
   *[0] piocher ou s’arrêter ?
}
picture-last-theft = { $you ->
    [1] dernier vol : piocher ou t’arrêter ?
   *[0] dernier vol : piocher ou s’arrêter ?
}
picture-spoils = { $you ->
    [1] prends
   *[0] prend
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
picture-coup = { $you ->
    [1] sers-toi à volonté
   *[0] se sert à volonté
}
picture-gang = { $you ->
    [1] prends 1 carte
   *[0] prend 1 carte
}
picture-extra = { $you ->
    [1] 1 carte de plus, ou rien
   *[0] peut en prendre 1 de plus
}
picture-joker = descente ! Poser le joker ?
picture-draw = pioche
picture-reserve = réserve
picture-points = { $over ->
    [1] Points
   *[0] Points actuels
}
picture-points-word = { $n ->
    [one] point
   *[other] points
}
picture-safe = Ça passe { $n } %
picture-luck = Coup d’éclat { $n } %
picture-risk = Prise { $n } %
picture-none-left = Plus aucune carte à piocher.
picture-caught = La main dans le sac ! Rien pour { $name }.
picture-coup-made = Coup d’éclat !
picture-gains = Aux fenêtres : les points si on la prend
picture-over = La partie est finie
picture-won = { $n ->
    [one] Victoire de { $names }
   *[other] { $names } se partagent la victoire
}
picture-joker-ready = joker prêt
picture-joker-gone = joker perdu
picture-joker-placed = joker posé
alt-gold = or
alt-jewels = bijoux
alt-paintings = tableaux
alt-gems = gemmes
alt-statues = statues
alt-white = plumes
alt-arrows = { $n ->
    [one] { $n } flèche
   *[other] { $n } flèches
}
alt-effect-1 = 1 point
alt-effect-2 = 2 points
alt-effect-feather = plume
alt-effect-bonus = pioche bonus
alt-effect-tie = 1 point départage
alt-bells = { $n ->
    [one] { $n } cloche
   *[other] { $n } cloches
}
alt-tie = départage
alt-joker = joker
alt-joker-ready = joker prêt
alt-joker-gone = joker perdu
alt-printed = { $n ->
    [one] { $n } point imprimé
   *[other] { $n } points imprimés
}
alt-turn = Les toits de Paris, la nuit. { $who } ({ $task }).
alt-squares = Sur les cases : { $cards }.
alt-inspector = { $square ->
    [8] L’inspecteur attend à droite du plateau.
   *[other] L’inspecteur est sur la case { $square }.
}
alt-stop = { $n ->
    [one] S’arrêter donne { $n } carte à la cheffe.
   *[other] S’arrêter donne { $n } cartes à la cheffe.
}
alt-odds = Carte suivante : { $caught } % main dans le sac, { $coup } % coup d’éclat.
alt-raid = Tout perdu dans une descente : { $colour }. Ce qu’un joker rapporterait : { $gains }.
alt-raid-gain = descente, { $gain }
alt-piles = Pioche { $draw }, réserve { $reserve }.
alt-over = L’aube sur les toits de Paris : la partie est finie.
alt-player = { $name }{ $chief ->
    [1] {" "}(cheffe)
   *[0] {""}
}, { $n ->
    [one] { $n } point
   *[other] { $n } points
} : { $things }.
alt-own = Ta collection, { $n ->
    [one] { $n } point
   *[other] { $n } points
} pour l’instant : { $things }.
alt-token = { $colour } { $n }
alt-tokens = Jetons si la partie s’arrêtait là : { $tokens }.
alt-rivals = Les autres : { $rivals }.
