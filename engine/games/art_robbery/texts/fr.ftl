title = Art Robbery
pitch = Le casse est fait, reste à se partager le butin. Rafle, vole, garde le chien près de toi, et ne sois pas à court d'alibis.
reconstructed = Les valeurs et les alibis des 36 jetons Butin sont reconstitués : ceux de la boîte ne sont pas publics. Les cartes et les règles sont celles de la boîte.

## Words for things

raid-name = { $raid ->
    [1] ✏️ Esquisses
    [2] 🗿 Sculptures
    [3] 🏺 Antiquités
   *[4] 🖼️ Tableaux
}
card = { $card ->
    [boss] 👑 Boss
    [dog] 🐕 Chien
    [thief] 🥷 Voleur
   *[other] { $card }
}
dots = { $alibis ->
    [0] {""}
    [one] {" "}· { $alibis } alibi
   *[other] {" "}· { $alibis } alibis
}
token = { $value ->
    [boss] la Boss
   *[other] { $value }{ dots }
}
a-token = { $value ->
    [boss] la Boss
   *[other] un { $value }
}
no-token = –
either = { $start } ou { $last }

## The board

title-raid = Raid { $raid } sur 4 · { raid-name }
title-over = Après quatre raids
centre = **Centre** { $tokens }{ $dog ->
    [yes] {" "}🐕
   *[no] {""}
}
piles = { $card ->
    [none] -# Pioche : { $cards }
   *[other] -# Dernière carte : { card } · pioche : { $cards }
} · • alibi
seat = **{ $seat }**{ $dog ->
    [yes] {" "}🐕
   *[no] {""}
} · { $tokens }{ $banked ->
    [0] {""}
   *[other] {" "}· { $banked } à l'abri
}

## The hand

card-line = **{ card }**{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
} → { $does }
own-loot = **Devant toi** { $tokens }{ $dog ->
    [yes] {" "}🐕
   *[no] {""}
}
own-banked = **À l'abri** { $tokens } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { alibis }

does-nothing = sans effet
does-wake = prend le chien de garde
does-fetch = prend le chien de garde à { $names }
does-thief = prend n'importe quel jeton du centre
does-take = prend { a-token }{ dots } au centre
does-take-any = prend { a-token } de ton choix au centre
does-steal = vole { a-token }{ dots } à { $names }
does-steal-any = vole un { $value } à { $names }

play-nothing = { card } → sans effet
play-wake = { card } → le prendre
play-fetch = { card } → à { $names }
play-thief = { card } → au choix
play-take = { card } → prendre
play-take-any = { card } → en prendre un
play-steal = { card } → voler à { $names }
play-steal-any = { card } → en voler un

## Decisions

ask-play = **À toi : joue une carte.**
ask-grab = **{ $name }**, quel jeton pour ta carte { card } ?
ask-parry = **{ $owner }**, { $thief } te vole { $value ->
    [boss] la Boss
   *[other] ton { $value }
}. Donner le chien de garde à la place ?
take = Prendre { token }
steal = Voler { token } à { $victim }
give-dog = 🐕 Donner le chien
let-go = Laisser { $value ->
    [boss] la Boss
   *[other] le { $value }
}

## The story

tell-raid = { raid-name } : le raid { $raid } sur 4 commence, { $seat } ouvre.
tell-nothing = 💨 { $seat } joue { card } : sans effet.
tell-dog-woken = 🐕 { $seat } prend le chien de garde.
tell-dog-fetched = 🐕 { $seat } prend le chien de garde à { $victim }.
tell-took = { $card ->
    [thief] 🥷 { $seat } joue le voleur et prend
   *[other] 🖐️ { $seat } prend
} { a-token }{ dots }.
tell-stole = 💰 { $seat } vole { a-token }{ dots } à { $victim }.
tell-parried = 🐕 { $victim } pare le vol : { $seat } reçoit le chien, pas { $value ->
    [boss] la Boss
   *[other] le { $value }
}.
tell-reshuffled = 🔀 La défausse est mélangée et devient la pioche.
tell-boss-kept = 👑 { $seat } garde la Boss, grâce à un 4 ou un 5.
tell-boss-lost = 👑 { $seat } n'a ni 4 ni 5 : la Boss quitte la partie.
tell-end = 🏁 Le dernier raid est terminé.

## The end

final-score = { $winner ->
    [yes] 🏆
   *[no] ▫️
} **{ $seat }** { $points ->
    [one] { $points } point
   *[other] { $points } points
}
final-reason = { $police ->
    [caught] 🚓 Arrêté·e avec { alibis }, le moins de tous : butin de { $loot } perdu
    [fined] 🚓 Butin { $loot }, moins 10 pour le moins d'alibis : { alibis }
   *[free] Butin { $loot }, { alibis }
}
alibis = { $alibis ->
    [one] { $alibis } alibi
   *[other] { $alibis } alibis
}
final-tokens = -# { $tokens }
won-score = **{ $names }** gagne avec le meilleur score.
won-alibis = À égalité de points, **{ $names }** gagne avec plus d'alibis.
won-shared = À égalité de points et d'alibis, **{ $names }** se partagent la victoire.
won-together = Personne n'a plus d'alibis que les autres : tout le monde est arrêté, et **{ $names }** se partagent la victoire.
