title = Thief's Market
pitch = Partagez le butin de la nuit, volez le tas des autres et dépensez tout au marché noir. 3 à 5 voleurs.
reconstructed = Aucune valeur de ce jeu n'est reconstituée : coûts, types et effets des 49 cartes ont été lus sur les cartes. Seules trois lectures du décompte sont de nous ; la dernière page des règles les nomme.

# Signes des dés, du pion et des jetons ; chaque joyau a sa propre forme
sign-red = 🔺
sign-white = ⚪
sign-blue = 🔷
sign-green = 🟩
sign-bag = 💰
sign-mask = 🎭
sign-pawn = ♟️
sign-gold = 🪙
sign-infamy = 😈
face-red = 🔺 joyau rouge
face-white = ⚪ joyau blanc
face-blue = 🔷 joyau bleu
face-green = 🟩 joyau vert
face-bag = 💰 bourse
face-mask = 🎭 masque
face-pawn = ♟️ pion premier joueur
legend = -# 🔺 rouge · ⚪ blanc · 🔷 bleu · 🟩 vert · 💰 bourse (1 or en fin de manche) · 🎭 masque (1 infamie) · ♟️ pion (commence) · 🪙 or

icon-henchman = 🕴️
icon-magic = ✨
icon-finery = 💎
icon-scheme = 📜
icon-safehouse = 🏚️
icon-map = 🗺️
type-henchman = 🕴️ homme de main
type-magic = ✨ magie
type-finery = 💎 parure
type-scheme = 📜 combine
type-safehouse = 🏚️ planque
type-map = 🗺️ horizon lointain

# Le plateau
round = **Manche { $round }** · { $phase ->
    [split] 1re partie, le partage du butin
    [lucky] 2e partie, une relance de la chance
    [purchases] 2e partie, les achats
   *[over] la partie est finie
}
centre = **Centre :** { $objects }
centre-empty = **Centre :** vide
player = **{ $name }** · 🪙 { $gold } · { $pile }
no-pile = pas de tas
spent-pile = tout est dépensé
player-over = **{ $name }** · 🪙 { $gold }
player-cards = -# { $cards }
market = **Marché** · paquets : A { $a }, B { $b }, C { $c }
market-empty = -# rien à vendre
card-line = { $price } **{ $card }** { $icon } { $does }
card-open = ✅ { $price } **{ $card }** { $icon } { $does }
card-closed = -# 🔒 { $price } { $card } { $icon } { $does } — { $reason }
closed-short = { $n ->
    [one] il manque 1 joyau
   *[other] il manque { $n } joyaux
}
closed-no-purchase = plus d'achat

# La main
own-tokens = 🪙 { $gold } or · 😈 { $infamy } infamie (secrète, visible de toi uniquement)
own-purse = **Ton tas :** { $pile } · 🪙 { $gold }
own-pile = **Ton tas :** { $pile }
own-card = { $icon } **{ $card }** { $does }
own-no-cards = -# Tu n'as pas encore de carte.

# Ce qui est demandé
ask-split = Prendre ce qu'on veut au centre, ou voler un tas entier.
ask-last = Plus qu'une personne sans tas : prendre au centre, c'est **tout** prendre. Ou alors, voler un tas.
ask-steal = Le centre est vide : il faut voler un tas.
ask-lucky = Patte porte-bonheur : relancer un dé du tas, ou tout garder. Achats supplémentaires et grosses prises regardent toujours le tas tel qu'au partage.
ask-purchases = { $n ->
    [0] Plus d'achat ; les cartes peuvent encore servir.
    [one] **Encore 1 achat.** Acheter, utiliser des cartes ou finir le tour.
   *[other] **Encore { $n } achats.** Acheter, utiliser des cartes ou finir le tour.
}
ask-steal-page = Tout le tas est à toi, sauf ce que tu rends au centre : au moins un objet, mais pas tous.
ask-steal-reroll = Les dés rendus sont relancés, pas le pion.
ask-steal-lucky = { $name } a la patte porte-bonheur : les dés rendus gardent leur face.
ask-steal-clutches = { $name } a les griffes maléfiques et gagne 1 infamie.
ask-pay = Comment payer ? L'or remplace n'importe quel joyau.
ask-pay-racket = Ton racket à l'assurance ôte un joyau du prix : { $price } au lieu de { $full }.
ask-use = Quelle face doit montrer le dé { $die } ?
victim-pile = **Tas à voler ({ $name }) :** { $pile }

# Commandes
pick-take = Prendre au centre…
pick-return = Rendre au centre…
take-all = Tout prendre
steal-from = Voler { $name } ({ $n } objets)
back = ↩ Retour
end = Finir le tour
keep = Garder tous les dés
reroll = Relancer { $face }
buy = Acheter { $card } pour { $pay }
buy-title = Acheter { $card }
buy-open = Acheter { $card }…
buy-menu = Acheter une carte…
pay = Payer { $pay }
pay-nothing = La prendre sans rien payer
nothing = rien
use-turn = { $card } : { $die } → { $face }
use-open = { $card } : { $die } → …
use-turn-to = { $die } → { $face }
use-spend = { $card } : { $die } → 1 { $gain }
use-exit = { $card } : 1 🪙 → 2 😈
use-menu = Utiliser une carte…
help-menu = Que fait cette carte ?

# La page d'une carte
about-cost = **Coût :** { $price } · paquet { $deck }
about-type = **Type :** { $type }{ $icons ->
    [one] { "" }
   *[other] {" "}×{ $icons }
}
about-sale = En vente au marché.
about-owner = Déjà chez { $name }.
about-gone = Hors du jeu.

# Le récit
tell-rolled = 🎲 Manche { $round } : { $name } lance { $objects }
tell-took = ✋ { $name } prend { $objects }
tell-stole = 🦝 { $name } vole { $victim } : garde { $kept }, rend { $returned }
tell-rerolled = 🎲 Relancé : { $objects }
tell-unrolled = 🍀 { $name } a de la chance : les dés rendus gardent leur face
tell-clutches = 😈 Griffes maléfiques : { $name } gagne 1 infamie pour ce vol
tell-eyepatch = 😈 Cache-œil de commandement : { $name } tient le pion et gagne 1 infamie
tell-lucky = 🍀 { $name } relance { $die } et obtient { $face }
tell-kept = 🍀 { $name } garde tous ses dés
tell-turned = 🔧 { $name } utilise { $card } : { $die } → { $face }
tell-spent = 🔧 { $name } utilise { $card } : { $die } → 1 { $gain }
tell-fled = 📜 { $name } suit son plan de fuite : 1 🪙 → 2 😈
tell-bought = 🛒 { $name } achète **{ $card }** pour { $pay }
tell-gained = 🧪 La potion devient **{ $card }** pour { $name }
tell-dregs = 🧪 Plus de carte dans les paquets : la potion ne donne rien à { $name }
tell-haul = 😈 { $card } : { $name } gagne { $n ->
    [one] 1 infamie
   *[other] { $n } infamies
}
tell-noticed = 😈 { $card } : { $name } gagne 1 infamie
tell-passed = 💤 { $name } n'achète rien
tell-cashed = 💰 Dés échangés : { $gains }
tell-gain-gold = { $name } +{ $gold } 🪙
tell-gain-infamy = { $name } +{ $infamy } 😈
tell-gain-both = { $name } +{ $gold } 🪙 +{ $infamy } 😈
tell-dealt = 🃏 Nouveau au marché : { $cards }
tell-opened = 🃏 On ouvre le paquet { $deck }
tell-over = 🏁 Le paquet C ne peut plus remplir sa rangée : la partie est finie

# Le décompte
final-player = **{ $name } : { $total }** = cartes { $cards } + infamie { $infamy } + hommes de main { $henchmen } + or { $gold }
final-cards = -# { $cards }
final-card = { $card } { $points }
final-no-cards = -# aucune carte qui rapporte
final-henchmen = 🕴️ Icônes d'hommes de main : { $counts } · le plus +3, le deuxième +1, à égalité un point de moins chacun
final-gold = 🪙 Or : { $counts } · le plus +3, à égalité un point de moins chacun
final-count = { $name } { $n }
final-won = 🏆 **{ $name } gagne avec { $total } points.**
final-won-cards = 🏆 **{ $name } gagne :** { $total } points comme { $others }, mais plus de cartes ({ $cards }).
final-won-tokens = 🏆 **{ $name } gagne :** { $total } points et { $cards } cartes comme { $others }, mais plus d'or et d'infamie ({ $tokens }).
final-shared = 🏆 **{ $winners } partagent la victoire :** { $total } points, { $cards } cartes et { $tokens } jetons d'or et d'infamie chacun.

# Les cartes
card-alchemical_lab = Laboratoire d'alchimie
card-bondsman = Prêteur de caution
card-coercion_coordinator = Coordinateur de coercition
card-corrupt_official = Fonctionnaire corrompu
card-disgruntled_minion = Sous-fifre mécontent
card-fence = Receleur
card-glamer = Charme d'illusion
card-guy_in_a_trenchcoat = Type en imperméable
card-local_celebrity = Célébrité locale
card-nearby_safehouse = Planque du quartier
card-necklace = Collier
card-pawnbroker = Prêteur sur gages
card-philosophers_stone = Pierre philosophale
card-public_relations_expert = Expert en relations publiques
card-shadowy_hood = Capuche d'ombre
card-tailor = Tailleur
card-anthropomorphic_water_buffalo = Buffle d'eau anthropomorphe
card-bookie = Bookmaker
card-brooch = Broche
card-concealed_safehouse = Planque dissimulée
card-deceptive_bits_of_colored_glass = Verroterie trompeuse
card-easily_impressed_noble = Noble impressionnable
card-executive_assistant = Assistante de direction
card-eyepatch_of_command = Cache-œil de commandement
card-fortified_safehouse = Planque fortifiée
card-gauntlet_of_evil_intent = Gantelet des mauvaises intentions
card-imbalanced_scales = Balance truquée
card-legitimate_jeweller = Bijoutier honnête
card-lucky_animal_appendage = Patte porte-bonheur
card-menacing_monocle = Monocle menaçant
card-provisioned_safehouse = Planque ravitaillée
card-rumor_monger = Colporteur de rumeurs
card-sticky_fingered_dockhand = Docker chapardeur
card-unlabeled_potion = Potion sans étiquette
card-wicked_clutches = Griffes maléfiques
card-big_haul = Grosse prise
card-collecting_golem = Golem collectionneur
card-crown = Couronne
card-exit_strategy = Plan de fuite
card-fur_coat = Manteau de fourrure
card-giant_belt_buckle = Boucle de ceinture géante
card-insurance_racket = Racket à l'assurance
card-island_estate = Île privée
card-loyalty_program = Programme de fidélité
card-political_campaign = Campagne électorale
card-scepter = Sceptre
card-the_heist = Le Casse
card-treasure_map_a = Carte au trésor (bleue)
card-treasure_map_b = Carte au trésor (rouge)

does-alchemical_lab = une fois par manche : tourne un 🔺 sur ⚪, 🔷 ou 🟩
does-bondsman = une fois par manche : tourne un 🔺 sur 💰
does-coercion_coordinator = une fois par manche : dépense un 🔷 pour 1 😈
does-corrupt_official = +1 achat si ton tas avait un ⚪ au partage
does-disgruntled_minion = +1 achat si ton tas avait un 🔺 au partage
does-fence = une fois par manche : tourne un ⚪ sur 💰
does-glamer = une fois par manche : tourne un 🔷 sur 🔺, ⚪ ou 🟩
does-guy_in_a_trenchcoat = +1 achat si ton tas avait un 🔷 au partage
does-local_celebrity = une fois par manche : dépense un ⚪ pour 1 😈
does-nearby_safehouse = 1 point ; 2 avec une autre 🏚️
does-necklace = 2 points
does-pawnbroker = une fois par manche : tourne un 🟩 sur 💰
does-philosophers_stone = une fois par manche : tourne un 🟩 sur 🔺, ⚪ ou 🔷
does-public_relations_expert = une fois par manche : dépense un 🟩 pour 1 😈
does-shadowy_hood = 2 points
does-tailor = une fois par manche : dépense un 🔺 pour 1 😈
does-anthropomorphic_water_buffalo = 1 😈 par achat avec 🔺 dans son coût
does-bookie = une fois par manche : tourne un 🔷 sur 💰
does-brooch = 3 points
does-concealed_safehouse = 2 points ; 4 avec une autre 🏚️
does-deceptive_bits_of_colored_glass = une fois par manche : tourne un ⚪ sur 🔺, 🔷 ou 🟩
does-easily_impressed_noble = 1 😈 par achat avec ⚪ dans son coût
does-executive_assistant = +1 achat si ton tas avait un 🟩 au partage ; compte pour deux 🕴️
does-eyepatch_of_command = 1 😈 à chaque partage où ton tas a le ♟️
does-fortified_safehouse = 2 points ; 4 avec une autre 🏚️
does-gauntlet_of_evil_intent = une fois par manche : dépense un 🎭 pour 1 🪙
does-imbalanced_scales = +1 🪙 quand tu échanges des 💰
does-legitimate_jeweller = une fois par manche : tourne un 💰 sur n'importe quel joyau
does-lucky_animal_appendage = relance un dé avant les achats ; tes dés volés ne sont pas relancés
does-menacing_monocle = 3 points
does-provisioned_safehouse = 2 points ; 4 avec une autre 🏚️
does-rumor_monger = 1 😈 par achat avec 🟩 dans son coût
does-sticky_fingered_dockhand = 1 😈 par achat avec 🔷 dans son coût
does-unlabeled_potion = gagne à la place la première carte du paquet, gratis
does-wicked_clutches = 1 😈 chaque fois qu'on vole ton tas
does-big_haul = 1 😈 par objet que ton tas avait au partage
does-collecting_golem = 3 points pour deux ✨ que tu possèdes
does-crown = 6 points
does-exit_strategy = autant de fois que tu veux : 1 🪙 pour 2 😈
does-fur_coat = 4 points
does-giant_belt_buckle = 4 points
does-insurance_racket = +1 achat ; tes achats coûtent un joyau de moins
does-island_estate = +1 😈 quand tu échanges des 🎭
does-loyalty_program = 1 point par autre carte que tu possèdes
does-political_campaign = 1 point pour deux 😈
does-scepter = 6 points
does-the_heist = 1 😈 par objet que ton tas avait au partage
does-treasure_map_a = 7 points ; 5 si un autre joueur a une 🗺️
does-treasure_map_b = 7 points ; 5 si un autre joueur a une 🗺️

note-alchemical_lab = Aussi au tour où tu l'achètes.
note-bondsman = La bourse s'échange contre 1 or à la fin de la manche.
note-coercion_coordinator = Aussi au tour où tu l'achètes.
note-corrupt_official = On regarde ton tas tel qu'il était à la fin du partage, quoi que soient devenus les dés. Un seul achat de plus, quel que soit le nombre de joyaux blancs ; il vaut dès le tour où tu achètes la carte et s'ajoute aux autres.
note-disgruntled_minion = On regarde ton tas tel qu'il était à la fin du partage, quoi que soient devenus les dés. Un seul achat de plus, quel que soit le nombre de joyaux rouges ; il vaut dès le tour où tu achètes la carte et s'ajoute aux autres.
note-fence = La bourse s'échange contre 1 or à la fin de la manche.
note-glamer = Aussi au tour où tu l'achètes.
note-guy_in_a_trenchcoat = On regarde ton tas tel qu'il était à la fin du partage, quoi que soient devenus les dés. Un seul achat de plus, quel que soit le nombre de joyaux bleus ; il vaut dès le tour où tu achètes la carte et s'ajoute aux autres.
note-local_celebrity = Aussi au tour où tu l'achètes.
note-nearby_safehouse = Toutes tes planques montent dès que tu en as deux ou plus.
note-necklace = Compté à la fin de la partie.
note-pawnbroker = La bourse s'échange contre 1 or à la fin de la manche.
note-philosophers_stone = Aussi au tour où tu l'achètes.
note-public_relations_expert = Aussi au tour où tu l'achètes.
note-shadowy_hood = Compté à la fin de la partie. C'est de la magie : le golem collectionneur l'apprécie.
note-tailor = Aussi au tour où tu l'achètes.
note-anthropomorphic_water_buffalo = Son propre achat compte. On regarde le coût imprimé, une fois par carte, quelle que soit la façon de payer.
note-bookie = La bourse s'échange contre 1 or à la fin de la manche.
note-brooch = Compté à la fin de la partie.
note-concealed_safehouse = Toutes tes planques montent dès que tu en as deux ou plus.
note-deceptive_bits_of_colored_glass = Aussi au tour où tu l'achètes.
note-easily_impressed_noble = Son propre achat compte. On regarde le coût imprimé, une fois par carte, quelle que soit la façon de payer.
note-executive_assistant = Deux icônes d'homme de main pour la majorité. L'achat de plus regarde ton tas tel qu'à la fin du partage, vaut dès le tour où tu achètes la carte et s'ajoute aux autres.
note-eyepatch_of_command = Payé à la fin de chaque partage.
note-fortified_safehouse = Toutes tes planques montent dès que tu en as deux ou plus.
note-gauntlet_of_evil_intent = L'or peut servir tout de suite.
note-imbalanced_scales = Une fois par manche, à la fin, quel que soit le nombre de bourses échangées.
note-legitimate_jeweller = Aussi au tour où tu l'achètes.
note-lucky_animal_appendage = Quand on vole ton tas, les dés rendus au centre gardent leur face. À chaque manche, avant les achats, tu peux relancer un dé de ton tas ; achats supplémentaires et grosses prises regardent toujours le tas tel qu'au partage.
note-menacing_monocle = Compté à la fin de la partie.
note-provisioned_safehouse = Toutes tes planques montent dès que tu en as deux ou plus.
note-rumor_monger = Son propre achat compte. On regarde le coût imprimé, une fois par carte, quelle que soit la façon de payer.
note-sticky_fingered_dockhand = Son propre achat compte. On regarde le coût imprimé, une fois par carte, quelle que soit la façon de payer.
note-unlabeled_potion = La potion quitte le jeu ; la première carte du dernier paquet ouvert (du suivant s'il est vide) est à toi, avec toutes ses capacités, tout de suite. Elle est gagnée, pas achetée : elle n'use aucun achat et aucun effet d'achat ne paie pour elle.
note-wicked_clutches = Payé tout de suite, aussi souvent que cela arrive.
note-big_haul = Quand tu la gagnes : 1 infamie pour chaque dé de ton tas et pour le pion, tels qu'à la fin du partage.
note-collecting_golem = Compté à la fin de la partie ; le golem est lui-même magique et compte.
note-crown = Compté à la fin de la partie.
note-exit_strategy = Seulement à ton tour d'achats.
note-fur_coat = Compté à la fin de la partie.
note-giant_belt_buckle = Compté à la fin de la partie.
note-insurance_racket = L'achat de plus vaut dès le tour où tu achètes la carte. Ensuite, chaque achat coûte un joyau imprimé de moins, au choix ; une carte d'un seul joyau est gratuite.
note-island_estate = Une fois par manche, à la fin, quel que soit le nombre de masques échangés. C'est une 🗺️ : elle fait baisser les cartes au trésor des autres.
note-loyalty_program = Compté à la fin de la partie.
note-political_campaign = Compté à la fin de la partie ; l'infamie compte aussi pour elle-même.
note-scepter = Compté à la fin de la partie.
note-the_heist = Quand tu la gagnes : 1 infamie pour chaque dé de ton tas et pour le pion, tels qu'à la fin du partage.
note-treasure_map_a = Compté à la fin de la partie. Seules comptent les 🗺️ des autres (l'île privée en est une), pas les tiennes.
note-treasure_map_b = Compté à la fin de la partie. Seules comptent les 🗺️ des autres (l'île privée en est une), pas les tiennes.

# Les images, et la même chose en mots
picture-round = Manche { $round }
picture-phase = { $phase ->
    [split] le partage du butin
    [lucky] relance de la chance
    [purchases] { $n ->
        [0] plus d'achat
        [one] encore 1 achat
       *[other] encore { $n } achats
    }
   *[over] fin de partie
}
picture-waiting = au tour de { $name }
picture-seat = Place { $n }
picture-centre = Centre
picture-empty = vide
picture-pile = Ton tas
picture-no-pile = pas encore
picture-spent = tout est dépensé
picture-cards = Tes cartes
picture-no-cards = aucune carte
picture-no-market = rien à vendre
alt-turn = Manche { $round }, { $phase }, au tour de { $name }. Paquets : A { $a }, B { $b }, C { $c }.
alt-over = La partie est finie après { $round } manches. Paquets : A { $a }, B { $b }, C { $c }.
alt-centre = Centre : { $objects }.
alt-player = { $name } : { $facts }.
alt-pile = tas : { $objects }
alt-own = Tu as { $facts }. Tes cartes : { $cards }.
alt-usable = Cartes à utiliser maintenant : { $cards }.
alt-market = En vente : { $cards }.
alt-buyable = Tu peux acheter : { $cards }.
alt-too-dear = Tu ne peux pas acheter : { $cards }.
alt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
alt-gold = { $n } or
alt-infamy = { $n } infamie
alt-red = { $n ->
    [one] { $n } rouge
   *[other] { $n } rouges
}
alt-white = { $n ->
    [one] { $n } blanc
   *[other] { $n } blancs
}
alt-blue = { $n ->
    [one] { $n } bleu
   *[other] { $n } bleus
}
alt-green = { $n ->
    [one] { $n } vert
   *[other] { $n } verts
}
alt-bag = { $n ->
    [one] { $n } bourse
   *[other] { $n } bourses
}
alt-mask = { $n ->
    [one] { $n } masque
   *[other] { $n } masques
}
alt-pawn = le pion
alt-henchman = { $n ->
    [one] { $n } homme de main
   *[other] { $n } hommes de main
}
alt-magic = { $n ->
    [one] { $n } magie
   *[other] { $n } magies
}
alt-finery = { $n ->
    [one] { $n } parure
   *[other] { $n } parures
}
alt-scheme = { $n ->
    [one] { $n } combine
   *[other] { $n } combines
}
alt-safehouse = { $n ->
    [one] { $n } planque
   *[other] { $n } planques
}
alt-map = { $n ->
    [one] { $n } horizon lointain
   *[other] { $n } horizons lointains
}
alt-a-henchman = homme de main
alt-a-magic = magie
alt-a-finery = parure
alt-a-scheme = combine
alt-a-safehouse = planque
alt-a-map = horizon lointain
