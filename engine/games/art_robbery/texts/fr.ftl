title = Art Robbery
pitch = Le casse est fait, reste à partager le butin. Rafle, vole, garde le chien près de toi, et ne finis pas à court d'alibis.
reconstructed = Les valeurs et les alibis des 36 jetons Butin sont reconstitués : ceux de la boîte ne sont pas publics. Tout le reste est comme dans la boîte.

## Things

raid-name =
    { $raid ->
        [1] ✏️ Esquisses
        [2] 🗿 Sculptures
        [3] 🏺 Antiquités
       *[4] 🖼️ Tableaux
    }
card =
    { $card ->
        [boss] 👑 Boss
        [dog] 🐕 Chien
        [thief] 🥷 Voleur
       *[other] { $card }
    }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
alibis =
    { $alibis ->
        [one] { $alibis } alibi
       *[other] { $alibis } alibis
    }
token-label =
    { $value ->
        [boss] la Boss
       *[other] { $value }{ $alibis ->
            [0] { "" }
           *[other] { " " }· { alibis }
        }
    }
a-token =
    { $value ->
        [boss] la Boss
       *[other] un { $value }{ $alibis ->
            [0] { "" }
           *[other] { " " }({ alibis })
        }
    }
the-token =
    { $value ->
        [boss] la Boss
       *[other] le { $value }
    }
no-token = –
you = Toi
either = { $start } ou { $last }
dog-here =
    { $dog ->
        [here] { " " }🐕
       *[away] { "" }
    }

## The board

title-raid = Art Robbery · Raid { $raid }/4 · { raid-name }
title-over = Art Robbery · Après quatre raids
centre = **Centre** { $tokens }{ dog-here }
piles =
    { $card ->
        [none] -# Pioche : { $cards }
       *[other] -# Dernière carte : { card } · pioche : { $cards }
    } · `•` = 1 alibi
seat = **{ $seat }**{ dog-here } · { $tokens }{ $banked ->
        [0] { "" }
       *[other] { " " }· { $banked } à l'abri
    }

## The hand

card-line = **{ card }**{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    } → { $does }
own-banked = **À l'abri** { $tokens } · { points }, { alibis }

does-nothing =
    sans effet : { $card ->
        [boss] tu as la Boss
        [dog] tu as le chien de garde
       *[other] aucun { $card } à prendre ni à voler
    }
does-wake = prend le chien de garde
does-fetch = prend le chien de garde à { $names }
does-thief = prend n'importe quel jeton du centre
does-take = prend { a-token } au centre
does-take-any = prend un { $value } de ton choix au centre
does-steal = vole { a-token } à { $names }{ may-parry }
does-steal-any = vole un { $value } à { $names }{ may-parry }
may-parry =
    { $guarded ->
        [yes] { " " }(🐕 { $guard } peut parer)
       *[no] { "" }
    }

play-nothing = { card } → sans effet
play-wake = { card } → le prendre
play-fetch = { card } → le prendre à { $names }
play-thief = { card } → au choix
play-take = { card } → prendre
play-take-any = { card } → en prendre un
play-steal = { card } → voler à { $names }
play-steal-any = { card } → en voler un

## Decisions

ask-play = **Quelle carte joues-tu ?**
ask-grab = **{ $name }**, quel jeton pour ta carte { card } ?
ask-parry = **{ $owner }**, { $thief } veut te voler { $value ->
        [boss] la Boss
       *[other] ton { $value }
    }. Donner le chien de garde à la place ?
take = Prendre { token-label }
steal = Voler { token-label } à { $victim }
give-dog = 🐕 Donner le chien
let-go = Laisser { the-token }

## The story

tell-raid = { raid-name } : le raid { $raid } sur 4 commence. { $seat } ouvre.
tell-nothing = 💨 { $seat } joue { card } : sans effet.
tell-dog-woken = 🐕 { $seat } prend le chien de garde.
tell-dog-fetched = 🐕 { $seat } prend le chien de garde à { $victim }.
tell-took =
    { $card ->
        [thief] 🥷 { $seat } joue le voleur et prend
       *[other] 🖐️ { $seat } prend
    } { a-token }.
tell-stole = 💰 { $seat } vole { a-token } à { $victim }.
tell-parried = 🐕 { $victim } pare le vol : { $seat } reçoit le chien, pas { the-token }.
tell-reshuffled = 🔀 La défausse est mélangée et devient la pioche.
tell-boss-kept = 👑 { $seat } garde la Boss, grâce à un 4 ou un 5.
tell-boss-lost = 👑 { $seat } n'a ni 4 ni 5 : la Boss quitte la partie.
tell-end = 🏁 Le dernier raid est terminé.

## The end

final-score =
    { $winner ->
        [yes] 🏆
       *[no] ▫️
    } **{ $seat }** · **{ points }**
final-reason =
    { $police ->
        [caught] 🚓 Le moins d'alibis ({ $alibis }) : arrestation, butin de { $loot } perdu
        [fined] 🚓 Butin { $loot }, moins { $penalty } pour le moins d'alibis ({ $alibis })
       *[free] Butin { $loot }, { alibis }
    }
final-tokens = -# { $tokens }
won-score = **{ $names }** gagne avec le meilleur score.
won-alibis = À égalité de points, **{ $names }** gagne avec plus d'alibis.
won-shared = À égalité de points et d'alibis, **{ $names }** se partagent la victoire.
won-together = Personne n'a plus d'alibis que les autres : tout le monde est arrêté, et **{ $names }** se partagent la victoire.

## The pictures: no emoji where a text is drawn

art =
    { $game ->
        [over] Après quatre raids
       *[on] { $raid ->
            [1] Esquisses
            [2] Sculptures
            [3] Antiquités
           *[4] Tableaux
        }
    }
raid-count = Raid { $raid }/4
your-turn = À toi de jouer
which-token = Quel jeton ?
dog-or-loot = Le chien ou le butin ?
waiting = On attend { $name }
in-front = Ce raid

alt-raid = Raid { $raid } sur 4 : { art }. Au centre : { $tokens }.
alt-token =
    { $count ->
        [1] { token-label }
       *[other] { token-label } (×{ $count })
    }
alt-nothing = rien
alt-dog-centre = Le chien de garde est au centre.
alt-dog-you = Tu as le chien de garde.
alt-dog-seat = Le chien de garde est chez { $name }.
alt-card-name =
    { $card ->
        [boss] Boss
        [dog] Chien
        [thief] Voleur
       *[other] { $card }
    }
alt-piles =
    { $card ->
        [none] Pioche : { $cards }.
       *[other] Pioche : { $cards }, dernière carte : { alt-card-name }.
    }
alt-seat = { $name } : { $tokens } ; { $banked } à l'abri.
alt-play = C'est à { $name } de jouer une carte.
alt-grab = { $name } choisit un jeton pour la carte { alt-card-name }.
alt-parry = { $thief } veut voler { the-token } à { $owner }, qui peut donner le chien de garde à la place.
alt-your-play = C'est à toi de jouer une carte.
alt-your-grab = Choisis un jeton pour ta carte { alt-card-name }.
alt-your-parry = { $thief } veut te voler { the-token } : donne ce jeton ou le chien de garde.
alt-choices = Au choix : { $choices }.
alt-from = { token-label } à { $name }
alt-cards = Tes cartes. { $cards }
alt-card =
    { $count ->
        [1] { alt-card-name }
       *[other] { $count } × { alt-card-name }
    } – { $does }.
alt-loot = Devant toi : { $tokens }.
alt-banked = Dans ton coffre : { $tokens } ({ points }, { alibis }).
alt-final = { $seat } : { points }, { alibis }{ $police ->
        [caught] , arrestation
       *[free] { "" }
    }.
alt-winners = Après quatre raids, victoire pour { $names }.
