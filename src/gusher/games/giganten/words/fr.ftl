# Ce que dit Giganten, en français. Les règles elles-mêmes sont dans rulebook/fr.md.

giganten-name = Giganten
giganten-tagline = Trouver du pétrole, l’amener au train, et bluffer pour avoir le droit de le vendre.
giganten-about = Conduisez votre camion jusqu’aux gisements, construisez des derricks et faites avancer votre locomotive assez loin pour transporter le brut. Trois compagnies achètent, mais seulement à qui remporte leur enchère, et chacun mise des licences que les autres ne voient pas. Quand la locomotive noire atteint l’étoile, le plus riche gagne.

# Options
giganten-option-carrier = Transporteur
giganten-option-carrier-help = Quel train vous pouvez louer quand votre locomotive n’est pas assez avancée.
giganten-option-carrier-choice = au choix : la locomotive noire ou celle de l’adversaire en tête
giganten-option-carrier-most-advanced = seulement la locomotive la plus avancée
giganten-option-bluffer = Bluffeur démasqué
giganten-option-bluffer-help = Peut-il encore enchérir quand l’enchère est refaite après son bluff ?
giganten-option-bluffer-stays = enchérit encore, avec les cartes qui lui restent
giganten-option-bluffer-out = hors jeu jusqu’à la compagnie suivante

# Les mots du plateau
giganten-company = { giganten-name-company }
giganten-cell = r{ $row }c{ $column }
giganten-kind = { $kind ->
    [1] à un derrick
    [2] à deux derricks
   *[3] à trois derricks
}
giganten-terrain = { $terrain ->
    [plain] plaine
    [hill] colline
   *[mountain] montagne
}
giganten-markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
giganten-ones = { $ones ->
    [one] { $ones } licence de 1
   *[other] { $ones } licences de 1
}
giganten-twos = { $twos ->
    [one] { $twos } licence de 2
   *[other] { $twos } licences de 2
}
giganten-ones-and-twos = { giganten-ones } et { giganten-twos }
giganten-hand = { $twos ->
    [0] { giganten-ones }
   *[other] { $ones ->
        [0] { giganten-twos }
       *[other] { giganten-ones-and-twos }
    }
}
giganten-card-gives = { $licences ->
    [one] { $licences } licence
   *[other] { $licences } licences
}, { $move ->
    [one] { $move } point
   *[other] { $move } points
}
giganten-card-red = { $back ->
    [0] brut gratuit
   *[other] recul adverse de { $back }
}
giganten-card-face = { $card } ({ giganten-card-gives }{ $back ->
    [0] { $crude ->
        [0] { $price ->
            [0] {""}
           *[other] , prix ±{ $price }
        }
       *[other] , { giganten-card-red }
    }
   *[other] , { giganten-card-red }
})

# Ce que possède un joueur
giganten-cash = { $cash } $ en caisse
giganten-licences = { $cards ->
    [0] aucune licence
    [one] { $cards } licence
   *[other] { $cards } licences
}
giganten-licences-known = { $cards ->
    [one] { $cards } licence
   *[other] { $cards } licences
}, valeur { $total } ({ $which })
giganten-derricks = { $built ->
    [0] aucun derrick sur le plateau
    [one] { $built } derrick sur { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }
   *[other] { $built } derricks sur { $markers ->
        [one] { $markers } marqueur
       *[other] { $markers } marqueurs
    }
}, { $stock } en stock
giganten-tank = { $company } { $count }
giganten-tanks = réservoirs : { $tanks }
giganten-train = camion à placer, locomotive en case { $column }
giganten-truck-and-train = camion en { $cell }, locomotive en case { $column }
giganten-card-before = carte { $card }
giganten-first-player = premier joueur
giganten-if-over = { $money } $ si la partie s’arrêtait là

# La position dans son ensemble
giganten-price = { $company } { $price } $
giganten-points = { $points } $
giganten-purse = { $seat } { $money } $
giganten-action-name = { $action ->
    [1] les prix
    [2] les cartes action
    [3] les licences
    [4] camions et locomotives
    [5] la construction
    [6] forage et transport
    [7] enchères et ventes
    [8] les réservoirs
   *[9] le dé passe à gauche
}
giganten-title = Giganten, tour { $round }, action { $action } : { giganten-action-name }. Prix : { $prices }. La locomotive noire est en case { $black } sur { $star }. En caisse : { $money }.
giganten-title-over = Giganten, partie terminée au tour { $round }. Fortunes finales : { $money }.

# Ce qu’on vous demande
giganten-ask-pick = Prenez une des cartes action étalées.
giganten-ask-place = Placez votre camion sur une case de la colonne 0.
giganten-ask-move = { $points ->
    [0] Plus de points de mouvement. Regardez une tuile, ou terminez.
    [one] { $points } point de mouvement : roulez, faites avancer la locomotive, ou terminez.
   *[other] { $points } points de mouvement : roulez, faites avancer la locomotive, ou terminez.
}{ $points ->
    [0] {""}
   *[other] { $look ->
        [yes] {" "}Vous pouvez aussi regarder une tuile à côté de votre camion.
       *[no] {""}
    }
}
giganten-ask-move-on = { $points ->
    [one] Votre camion ne peut pas s’arrêter ici : continuez. Il reste { $points } point de mouvement.
   *[other] Votre camion ne peut pas s’arrêter ici : continuez. Il reste { $points } points de mouvement.
}
giganten-ask-price = Votre carte déplace un prix de { $spaces } cases. Lequel, et dans quel sens ?
giganten-ask-tank = Vous recevez un marqueur gratuit. Dans lequel de vos réservoirs ?
giganten-ask-build = Construisez-vous un derrick à côté de votre camion ? Vous avez { $cash } $.
giganten-ask-haul = Votre derrick en { $cell } donne un marqueur, et votre train peut le prendre. Pour quelle compagnie ?
giganten-ask-haul-hired = Votre derrick en { $cell } donne un marqueur, mais votre train n’est pas assez avancé. En louez-vous un pour { $fee } $ ? Vous avez { $cash } $.
giganten-ask-bid-first = { $company } paie { $price } $ le marqueur, et vous y avez { giganten-markers }. Ouvrez-vous l’enchère, ou passez-vous ? Vos licences valent { $total }.
giganten-ask-bid = { $bidder } offre { $bid } chez { $company }. Surenchérir ou passer ? Vos licences valent { $total } ; vous y avez { giganten-markers } à { $price } $ pièce.
giganten-ask-pay = Vous l’emportez chez { $company } avec { $bid }. Avec quelles licences payez-vous ?
giganten-ask-sell = Combien de marqueurs vendez-vous à { $company }, à { $price } $ pièce ?

# Consignes
giganten-order-bid = Surenchérir d’un à chaque fois, puis passer. Offre la plus haute :
giganten-order-bid-given = Surenchérir d’un à chaque fois jusqu’à { $limit }, puis passer
giganten-order-pass = Passer dans cette enchère
giganten-order-pass-round = Passer dans toutes les enchères
giganten-order-pay = Payer le compte juste si possible, avec le moins de cartes possible
giganten-order-sell = Vendre tous les marqueurs que je peux vendre
giganten-order-until-question = jusqu’à la fin de cette enchère
giganten-order-until-round = jusqu’à la fin du tour

# Ce qu’on demande aux autres
giganten-wait-pick = { $seat } choisit une carte action.
giganten-wait-place = { $seat } choisit où partir.
giganten-wait-move = { $seat } se déplace.
giganten-wait-special = { $seat } exécute son action spéciale.
giganten-wait-build = { $seat } songe à construire.
giganten-wait-haul = { $seat } décide où va le pétrole.
giganten-wait-bid = { $bid ->
    [0] { $seat } peut ouvrir l’enchère chez { $company }.
   *[other] { $company } : l’offre est à { $bid }. { $seat } peut surenchérir ou passer.
}
giganten-wait-pay = { $seat } l’emporte chez { $company } et paie.
giganten-wait-sell = { $seat } décide combien vendre à { $company }.

# Ce qui est tiré au sort
giganten-draw-first = On tire au sort le premier joueur.
giganten-draw-roll = Le dé roule pour { $company }.
giganten-draw-red = On retourne la carte rouge.
giganten-draw-beige = On retourne les cartes beiges.
giganten-draw-deal = On distribue les licences.
giganten-draw-look = Quelqu’un regarde une tuile.
giganten-draw-reveal = On retourne la tuile.
giganten-draw-penalty = { $seat } perd des licences.

# La fin
giganten-won = { $winners } l’emporte avec { $money } $.
giganten-shared = { $winners } se partagent la victoire avec { $money } $ chacun.

# Les réponses
giganten-choice-pick = Prendre { $card }
giganten-choice-place = Partir de { $cell }
giganten-choice-step = { $to ->
    [N] Au nord vers
    [S] Au sud vers
    [W] À l’ouest vers
   *[E] À l’est vers
} { $cell } : { $over ->
    [tile] par-dessus une tuile
    [truck] en dépassant un camion
   *[nothing] { giganten-terrain }
}, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
giganten-choice-look = Regarder la tuile { giganten-kind } en { $cell }
giganten-choice-loco = Locomotive en case { $column } : { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
giganten-choice-end = { $points ->
    [0] Terminer le déplacement
    [one] Terminer le déplacement en renonçant à { $points } point
   *[other] Terminer le déplacement en renonçant à { $points } points
}
giganten-choice-price = { $company } { $way ->
    [up] en hausse
   *[down] en baisse
} : de { $before } $ à { $price } $
giganten-choice-tank = Dans le réservoir { $company } : { $count } dedans, prix { $price } $
giganten-choice-build = Construire en { $cell } pour { $cost } $ (tuile { giganten-kind })
giganten-choice-build-known = Construire en { $cell } pour { $cost } $ (tuile { giganten-kind }, vous y avez vu { $value })
giganten-choice-skip = Ne rien construire
giganten-choice-own = Vers { $company } par votre train, gratuit : { $count } sur place, prix { $price } $
giganten-choice-black = Vers { $company } par la locomotive noire, { $fee } $ à la banque : { $count } sur place, prix { $price } $
giganten-choice-rival = Vers { $company } par un train adverse, { $fee } $ à { $owners } : { $count } sur place, prix { $price } $
giganten-choice-drop = Retour à la réserve
giganten-choice-bid = Offrir { $value }
giganten-choice-bluff = Offrir { $value } (bluff)
giganten-choice-pass = Passer
giganten-choice-pay = { $wasted ->
    [0] Payer { $cards }
   *[other] Payer { $cards } (1 de trop)
}
giganten-choice-sell = { $count ->
    [0] Ne rien vendre
   *[other] En vendre { $count } pour { $total } $
}

# Les fortunes expliquées
giganten-sum-now = Si la partie s’arrêtait maintenant :
giganten-sum-train = { $seat } (case { $column })
giganten-sum-trains = Les locomotives, dans l’ordre : { $trains }.
giganten-sum-level = Les locomotives à égalité sont rangées ici dans l’ordre du tour ; à la fin, les licences en main décident d’abord.
giganten-sum-hand = { $seat } avec { $total }
giganten-sum-tie = À égalité en case { $column } : les licences décident, { $hands }.
giganten-sum-tie-order = À égalité en case { $column } : les licences d’abord, { $hands } ; puis l’ordre du tour, en partant du premier joueur, { $first }.
giganten-sum = { $seat } : { $cash } $ en caisse + { $derricks ->
    [one] { $derricks } derrick
   *[other] { $derricks } derricks
} à { $each } $ ({ $place ->
    [1] première locomotive
    [2] deuxième locomotive
    [3] troisième locomotive
   *[4] quatrième locomotive
}) + { $below ->
    [one] { $below } marqueur
   *[other] { $below } marqueurs
} sous terre et { $tanks } en réservoir à { $marker } $ = { $total } $

# Ce qui s’est passé : prix et cartes
giganten-effect-first = Tour 1 : le sort désigne { $seat } comme premier joueur, qui prend le dé.
giganten-effect-rolled = { giganten-company } : { $number } { $colour ->
    [red] rouge
   *[blue] bleu
}, le prix passe de { $before } $ à { $price } $.
giganten-effect-red = Carte rouge { $card } ({ giganten-card-gives }, { giganten-card-red }) : la locomotive noire avance de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
}, jusqu’à la case { $black }.
giganten-effect-beige = Cartes beiges : { $cards }.
giganten-effect-reshuffled = { $pile ->
    [red] La pioche rouge est vide : on y remet { $cards } cartes de la défausse, mélangées.
    [beige] La pioche beige est vide : on y remet { $cards } cartes de la défausse, mélangées.
   *[licences] La pioche de licences est vide : on y remet { $cards } cartes de la défausse, mélangées.
}
giganten-effect-picked = { $seat } prend { giganten-card-face }.
giganten-effect-left-over = Personne ne prend { giganten-card-face } : la carte est défaussée.

# Ce qui s’est passé : licences
giganten-effect-dealt = { $seat } { $cards ->
    [0] ne reçoit aucune licence et en a toujours { $held }
    [one] reçoit { $cards } licence et en a maintenant { $held }
   *[other] reçoit { $cards } licences et en a maintenant { $held }
} : { giganten-hand }.{ $short ->
    [0] {""}
   *[other] {" "}Il en manque { $short } : il n’y a plus de cartes à distribuer.
}
giganten-effect-dealt-hidden = { $seat } { $cards ->
    [0] ne reçoit aucune licence et en a toujours { $held }
    [one] reçoit { $cards } licence et en a maintenant { $held }
   *[other] reçoit { $cards } licences et en a maintenant { $held }
}.{ $short ->
    [0] {""}
   *[other] {" "}Il en manque { $short } : il n’y a plus de cartes à distribuer.
}

# Ce qui s’est passé : camions, trains, actions spéciales
giganten-effect-placed = { $seat } place son camion en r{ $row }c{ $column }.
giganten-effect-drove = { $seat } roule de r{ $from_row }c{ $from_column } à r{ $row }c{ $column } pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
giganten-effect-drove-round = { $seat } roule pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} et revient sur r{ $row }c{ $column }.
giganten-effect-advanced = { $seat } fait avancer sa locomotive de la case { $origin } à la case { $column } pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
giganten-effect-stayed = { $seat } ne déplace ni camion ni locomotive.
giganten-effect-looked = En chemin, { $seat } regarde la tuile { giganten-kind } en { giganten-cell } : elle cache { $value }.
giganten-effect-looked-hidden = En chemin, { $seat } regarde la tuile { giganten-kind } en { giganten-cell }.
giganten-effect-price-set = { $seat } fait { $way ->
    [up] monter
   *[down] baisser
} le prix chez { giganten-company }, de { $before } $ à { $price } $.
giganten-effect-crude = { $seat } place un marqueur gratuit dans son réservoir { giganten-company }.
giganten-effect-crude-missing = { $seat } a droit à un marqueur gratuit, mais la réserve est vide.
giganten-effect-set-back = { $spaces ->
    [0] { $victim } ne peut pas reculer : sa locomotive est encore en case { $column }.
    [one] { $seat } fait reculer { $victim } de { $spaces } case, jusqu’à la case { $column }.
   *[other] { $seat } fait reculer { $victim } de { $spaces } cases, jusqu’à la case { $column }.
}

# Ce qui s’est passé : derricks et pétrole
giganten-effect-built = { $seat } paie { $cost } $ pour un derrick sur la tuile { giganten-kind } en { giganten-cell }.
giganten-effect-struck = La tuile en { giganten-cell } montre { $value } : le gisement contient { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
}.
giganten-effect-not-built = { $seat } ne construit pas.
giganten-effect-hauled = { $carrier ->
    [own] { $seat } transporte sans frais un marqueur de { giganten-cell } chez { giganten-company }.
    [black] { $seat } expédie un marqueur de { giganten-cell } chez { giganten-company } par la locomotive noire et paie { $fee } $ à la banque.
   *[rival] { $seat } expédie un marqueur de { giganten-cell } chez { giganten-company } par un train adverse et paie { $fee } $.
}
giganten-effect-fee = { $payer } verse { $amount } $ à { $seat } pour le trajet.
giganten-effect-dropped = { $reason ->
    [loco] Aucun train ne dessert { giganten-cell } : { $seat } perd le marqueur.
    [cash] { $seat } ne peut pas payer de train pour { giganten-cell } et perd le marqueur.
   *[choice] { $seat } laisse le marqueur de { giganten-cell } retourner à la réserve.
}
giganten-effect-depleted = Le gisement en { giganten-cell } est épuisé : { $seat } reprend le derrick.

# Ce qui s’est passé : enchères et ventes
giganten-effect-auction = { $again ->
    [yes] { giganten-company } : l’enchère reprend à zéro. Le prix est de { $price } $.
   *[no] Enchère chez { giganten-company }. Le prix est de { $price } $.
}
giganten-effect-no-auction = Pas d’enchère chez { giganten-company } : personne n’y a de pétrole.
giganten-effect-bid = { $seat } offre { $value } chez { giganten-company }.
giganten-effect-passed = { $seat } passe chez { giganten-company }.
giganten-effect-unsold = Aucune offre : rien n’est vendu à { giganten-company } pendant ce tour.
giganten-effect-won = { $seat } l’emporte chez { giganten-company } avec { $value }.
giganten-effect-bluff = { $seat } a offert { $value } chez { giganten-company } et ne peut pas payer : bluff démasqué ! { $cards ->
    [one] { $cards } licence est perdue.
   *[other] { $cards } licences sont perdues.
}
giganten-effect-penalty = { $seat } perd une licence de { $value }.
giganten-effect-paid = { $seat } paie { $value } avec { giganten-hand }.
giganten-effect-sold = { $count ->
    [0] { $seat } ne vend rien à { giganten-company }.
    [one] { $seat } vend { $count } marqueur à { giganten-company } pour { $total } $.
   *[other] { $seat } vend { $count } marqueurs à { giganten-company } à { $price } $ pièce, soit { $total } $.
}
giganten-effect-dumped = { $seat } brade { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
} de trop chez { giganten-company } pour { $total } $.

# Ce qui s’est passé : tours et fin
giganten-effect-round = Tour { $round } : le dé passe à { $seat }, désormais premier joueur.
giganten-effect-ended = La locomotive noire est à l’étoile : la partie s’arrête au tour { $round }.
giganten-effect-settled = { $seat } : { $place ->
    [1] première locomotive
    [2] deuxième locomotive
    [3] troisième locomotive
   *[4] quatrième locomotive
} (case { $column }). Caisse { $cash } $, { $derricks ->
    [one] { $derricks } derrick
   *[other] { $derricks } derricks
} { $derrick_pay } $, { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} { $marker_pay } $ : { $total } $ en tout.

# Le livre de comptes et les courbes
giganten-good-cash = { $sign }{ $amount } $
giganten-good-cash-name = caisse
giganten-charts-axis = tours
giganten-charts-round = Tour { $round }
giganten-charts-end = Le décompte final
giganten-charts-cash = En caisse
giganten-charts-prices = Ce que rapporte un marqueur
giganten-charts-mark = { $company }

# Pourquoi pas ?
giganten-clause-G1 = Personne n’occupe cette place dans cette partie.
giganten-clause-G3 = Il ne reste aucune tuile de cette sorte avec ce chiffre.
giganten-clause-G7 = Il ne reste aucune carte de ce genre à tirer.
giganten-clause-G12 = D’abord, on tire au sort le premier joueur.
giganten-clause-G14 = On lance le dé pour chaque compagnie ; personne n’en choisit le résultat.
giganten-clause-G21 = La carte rouge est tirée de la pioche au hasard.
giganten-clause-G24 = Les cartes beiges sont tirées de la pioche au hasard.
giganten-clause-G26 = Prenez une des cartes étalées.
giganten-clause-G28 = Les licences se distribuent au hasard.
giganten-clause-G33 = C’est le moment de déplacer camion et locomotive ; dites quand vous avez fini.
giganten-clause-G34 = Il ne vous reste pas assez de points de mouvement.
giganten-clause-G35 = Placez d’abord votre camion dans la colonne 0.
giganten-clause-G36 = Un autre camion occupe déjà cette case.
giganten-clause-G37 = Le terrain s’arrête ici.
giganten-clause-G39 = Un derrick s’y dresse : la case est fermée.
giganten-clause-G40 = On peut traverser une tuile ou dépasser un camion, mais pas s’y arrêter.
giganten-clause-G41 = Vous ne pourriez pas vous y arrêter, et vos points ne suffiraient pas pour en ressortir.
giganten-clause-G42 = Votre camion ne peut pas s’arrêter sur cette case : il faut continuer à rouler.
giganten-clause-G43 = Il n’y a pas de tuile cachée de ce côté de votre camion.
giganten-clause-G44 = Les tuiles rouges ne se regardent jamais.
giganten-clause-G45 = Personne ne choisit ce que cache une tuile.
giganten-clause-G47 = Vous avez déjà vu cette tuile ; la table retient son chiffre pour vous.
giganten-clause-G48 = Votre locomotive ne fait qu’avancer, et la case 19 est la dernière.
giganten-clause-G50 = L’action spéciale de votre carte doit être exécutée maintenant.
giganten-clause-G51 = Votre carte déplace un prix : choisissez une compagnie et un sens.
giganten-clause-G52 = Ce prix ne peut plus bouger dans ce sens.
giganten-clause-G53 = Votre carte vous donne un marqueur gratuit : choisissez un de vos réservoirs.
giganten-clause-G56 = Construisez sur une tuile qui touche votre camion par un côté, ou ne construisez pas.
giganten-clause-G57 = Vous n’avez pas de quoi payer ce derrick, et personne ne fait crédit.
giganten-clause-G59 = C’est la tuile qui montre ce qu’elle contient ; personne ne le choisit.
giganten-clause-G63 = Un marqueur attend : envoyez-le dans un de vos réservoirs, ou laissez-le partir.
giganten-clause-G64 = Cette locomotive n’est pas assez avancée pour desservir ce derrick.
giganten-clause-G65 = Votre propre train dessert ce derrick : on ne peut pas en louer un autre.
giganten-clause-G67 = Dans cette partie, seule la locomotive la plus avancée peut être louée.
giganten-clause-G69 = Vous ne pouvez pas payer la location.
giganten-clause-G75 = Offrez plus que la dernière offre, ou passez.
giganten-clause-G79 = Cette offre est trop élevée : plus du double de votre nombre de cartes, ou plus qu’il n’en faut pour décourager toute réponse.
giganten-clause-G80 = Payez votre offre avec des licences que vous avez, sans aucune carte de trop.
giganten-clause-G82 = Les licences perdues sont tirées au hasard.
giganten-clause-G86 = Dites combien de marqueurs vous vendez : aucun, quelques-uns ou tous ceux du réservoir.
giganten-clause-G89 = La locomotive noire est à l’étoile ; la partie est finie.

# board: begin
# Écrit sur le plateau
giganten-board-money = { $amount } $
giganten-board-round = Tour { $round }
giganten-board-over = C’est fini
giganten-board-action-1 = Prix
giganten-board-action-2 = Cartes
giganten-board-action-3 = Licences
giganten-board-action-4 = Trajets
giganten-board-action-5 = Derricks
giganten-board-action-6 = Transport
giganten-board-action-7 = Enchères
giganten-board-action-8 = Surplus
giganten-board-action-9 = Dé
giganten-board-end = J’ai fini
giganten-board-skip = Pas de derrick
giganten-board-drop = Laisser partir
giganten-board-pass = Passer
giganten-board-free = gratuit
giganten-board-passed = a passé
giganten-board-caught = Bluff !
giganten-board-absent = sans brut
giganten-board-account-cash = en caisse { $cash } $
giganten-board-account-derricks = { $derricks } × derrick : { $pay } $
giganten-board-account-crude = { $markers } × brut : { $pay } $
# Dit quand on pointe quelque chose
giganten-board-drive = Aller en { $cell } : coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, il en restera { $remains }
giganten-board-advance = Locomotive en case { $column } : coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, il en restera { $remains }
giganten-board-tile = { $cell } : tuile { giganten-kind }. Un derrick y coûte { $cost } $.{ $value ->
    [0] {""}
   *[other] {" "}Elle cache { $value }.
}{ $looked ->
    [0] {""}
    [one] {" "}Un joueur l’a regardée.
   *[other] {" "}{ $looked } joueurs l’ont regardée.
}
giganten-board-derrick = Derrick en { $cell } ({ $seat }), sur { giganten-markers }
giganten-board-truck = Camion en { $cell } ({ $seat })
giganten-board-loco = Locomotive en case { $column } ({ $seat }) : elle dessert tous les derricks jusque-là
giganten-board-black = La locomotive noire en case { $step }. { $left ->
    [0] Elle a atteint l’étoile.
    [one] Plus qu’une case avant l’étoile.
   *[other] Encore { $left } cases avant l’étoile.
}
giganten-board-price = { $company } paie { $price } $ le marqueur. { $section ->
    [red] Zone rouge : tout jet fait monter le prix.
    [white] Zone blanche : le bleu fait monter le prix, le rouge le fait baisser.
   *[blue] Zone bleue : tout jet fait baisser le prix.
}
giganten-board-tank = Réservoir chez { $company } ({ $seat }) : { giganten-markers }
giganten-board-supply = Réserve : { giganten-markers }
giganten-board-pile = { $pile ->
    [red] Cartes action rouges
    [beige] Cartes action beiges
   *[licences] Licences
} dans la pioche : { $cards }
giganten-board-points = Points de mouvement restants : { $points } sur { $of }
giganten-board-kind = Sur une tuile { giganten-kind }, un derrick coûte { $cost } $
giganten-board-bidder = { $seat }, { giganten-markers } : { $status ->
    [bid] offre { $value }
    [passed] a passé
    [caught] s’est fait prendre à bluffer
    [absent] ne participe pas
   *[waiting] n’a encore rien offert
}
giganten-board-account = { $seat } : { $total } $. Sa locomotive est { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[4] quatrième
}.
giganten-board-die = Le dé : premier joueur du tour
# Le plateau en caractères
giganten-board-text-company = { $company } { $price } $ ({ $section ->
    [red] rouge
    [white] blanche
   *[blue] bleue
}), réservoirs :
giganten-board-text-open = Cartes étalées :
giganten-board-text-bids = Offres :
giganten-board-text-bid = { $status ->
    [bid] { $value }
    [passed] a passé
    [caught] a bluffé
    [absent] sans brut
   *[waiting] ?
}
giganten-board-text-cost = coût
giganten-board-text-black = noire
giganten-board-text-supply = Réserve { $markers }. Pioches : { $red } rouges, { $beige } beiges, { $licences } licences.
giganten-board-text-legend = . plaine  ~ colline  ^ montagne  [2] tuile à deux derricks  (5) valeur connue
giganten-board-text-pieces = <1> camion ou train du joueur I   1:4 derrick du joueur I sur 4 marqueurs
# board: end

# Ce qui a été sauté
giganten-effect-cannot-build = { $reason ->
    [supply] { $seat } ne peut pas construire : la réserve est vide.
    [derricks] { $seat } ne peut pas construire : plus de derrick en stock.
   *[cash] { $seat } ne peut pas construire : trop peu d’argent pour la tuile à côté du camion.
}

# Le but du jeu, et ce que sont les choses sur le plateau
giganten-goal = Qui a le plus d’argent quand la locomotive noire atteint l’étoile (case { $star }) l’emporte.
giganten-place-round = Les neuf actions d’un tour, dans l’ordre. Le disque de laiton montre où l’on en est.
giganten-place-plain = Plaine : un camion paie { $cost } pour y entrer, et peut s’y arrêter.
giganten-place-hill = Colline : un camion paie { $cost } pour y entrer, et peut s’y arrêter.
giganten-place-mountain = Montagne : un camion paie { $cost } pour y entrer, et peut s’y arrêter.
giganten-place-road = La colonne 0, d’où partent les camions. Ensuite, c’est un terrain comme un autre.
giganten-place-truck = Un camion. De sa case, on peut regarder les tuiles noires voisines et construire sur toute tuile voisine. Les autres camions passent, mais ne s’arrêtent pas là.
giganten-place-tile = Une tuile { giganten-kind } : elle cache de { $least } à { $most } marqueurs. { $looked ->
    [yes] Un camion voisin peut la regarder en secret.
   *[no] Personne ne peut la regarder.
} Un derrick y coûte { $cost } $.
giganten-place-derrick = Un derrick. Il donne un marqueur par tour à son propriétaire jusqu’à ce que le gisement soit vide, et ferme sa case. À la fin, il rapporte de { $last } à { $first } $, et chaque marqueur dessous { $marker } $.
giganten-place-supply = La réserve : le brut qui n’appartient encore à personne. Quand elle est vide, personne ne peut construire.
giganten-place-costs = Les points de mouvement qu’une locomotive paie pour entrer dans chaque case.
giganten-place-rail = Votre voie. Votre locomotive transporte gratuitement votre pétrole depuis tous les derricks jusqu’à sa colonne, et son rang à la fin fixe ce que rapportent vos derricks.
giganten-place-lane = La locomotive d’un adversaire. La plus avancée se loue pour { $fee } $ par marqueur.
giganten-place-black = La locomotive noire : elle se loue pour { $fee } $ par marqueur, payés à la banque. Les cartes rouges la font avancer ; à la case { $star }, la partie est finie.
giganten-place-black-engine = La locomotive noire
giganten-place-train = Une locomotive qui pourrait transporter ce marqueur, si elle est assez avancée. La vôtre est gratuite ; une autre coûte { $fee } $.
giganten-place-well = Le derrick dont le marqueur attend.
giganten-place-company = Une compagnie et ce qu’elle paie pour un marqueur. Seul le vainqueur de son enchère y vend pendant ce tour.
giganten-place-tank = Votre réservoir chez cette compagnie. À la fin du tour, il garde { $limit } marqueurs ; chacun de trop est bradé pour { $overflow } $.
giganten-place-others-tank = Le réservoir d’un autre joueur. À la fin du tour, il garde { $limit } marqueurs ; chacun de trop est bradé pour { $overflow } $.
giganten-place-pile-red = Les cartes rouges qui restent. Elles font avancer la locomotive noire.
giganten-place-pile-beige = Les cartes beiges qui restent.
giganten-place-pile-licences = Les licences qui restent. Elles servent à gagner et à payer les enchères.
giganten-place-card = Une carte action : des licences (vert) pour enchérir, et des points de mouvement (roue) pour camion et locomotive. Certaines déplacent un prix (baril).
giganten-place-card-red = Une carte action rouge : des licences, des points de mouvement, et un marqueur gratuit (carré) ou toutes les autres locomotives renvoyées en arrière (flèche). Elle a fait avancer la locomotive noire quand elle a été retournée.
giganten-place-points = Les points de mouvement qui restent pour camion et locomotive ensemble. Ce qui n’est pas utilisé est perdu.
giganten-place-bidder = Un enchérisseur : les marqueurs qu’il pourrait vendre ici, et son offre.
giganten-place-purse = Un joueur : argent, licences, derricks encore à construire, et la carte de ce tour.
giganten-risk-bluff = Plus que ne valent vos licences. Si vous gagnez ainsi, vous ne payez rien et perdez la moitié de vos cartes, arrondie au-dessus : { $cards }.
# Le tableau des derniers comptes
giganten-sheet-final = Le décompte final
giganten-sheet-cash = Argent
giganten-sheet-derricks = Derricks
giganten-sheet-markers = Marqueurs
# The guided first game
giganten-lesson-welcome = Bienvenue chez les géants ! Vous êtes là pour faire fortune : à la fin, le plus riche gagne. Trouvez du pétrole, expédiez-le par le rail et vendez-le au bon prix.
giganten-lesson-clock = La locomotive noire est notre horloge. Elle avance un peu à chaque tour ; quand elle atteint l’étoile, à droite, la partie est finie. Il y faut sept à neuf tours.
giganten-lesson-prices = Un tour commence par les prix. Le dé vient de rouler pour les trois compagnies : Jet paie 7 000 $ le marqueur de brut, Standard 6 500 $, Hudson seulement 4 000 $.
giganten-lesson-cards = Puis chacun prend une carte. La roue donne des points de mouvement, pour le camion et la locomotive ensemble. La carte verte donne des licences : il en faut pour vendre.
giganten-lesson-pick = Vous choisissez en premier. La route est longue : prenez la carte à 10 points et 4 licences.
giganten-lesson-pick-red = Une carte rouge fait reculer les locomotives des autres, et elles n’ont pas encore quitté la gare. Deux points ne vous mèneraient pas loin. Prenez la carte entourée.
giganten-lesson-pick-slow = Une licence de plus, mais deux points de moins. Aujourd’hui, il nous faut des points : prenez la carte entourée.
giganten-lesson-licences = Vous avez reçu quatre licences. Chacune vaut 1 ou 2, et les vôtres font 7 en tout. Les autres voient combien vous en avez, mais pas ce qu’elles valent.
giganten-lesson-tiles = Au pétrole ! Sous une tuile comme celles-ci dorment 2, 3 ou 4 marqueurs, et qui s’arrête juste à côté peut regarder. Trois derricks noirs, c’est davantage ; sous les rouges, personne ne regarde.
giganten-lesson-place = Votre camion part du bord gauche. Placez-le dans la rangée 4, près de la première tuile.
giganten-lesson-drive = Roulez jusqu’à la tuile : cliquez sur la case entourée. Une plaine coûte 1 point, une colline comme celle-ci 2, une montagne 3.
giganten-lesson-drive-end = Pas encore, vous avez dix points à dépenser ! Roulez d’abord jusqu’à la tuile.
giganten-lesson-drive-loco = La locomotive aura sa part. Cherchons d’abord du pétrole.
giganten-lesson-look = Regardez maintenant sous la tuile. C’est gratuit, et personne d’autre ne verra le chiffre.
giganten-lesson-look-across = Vous pourriez la traverser tout droit, mais vous n’apprendriez rien. Regardez plutôt sous la tuile.
giganten-lesson-poor = Seulement 2 marqueurs : de quoi payer le derrick, à peine. Essayons la tuile suivante, trois rangées plus bas.
giganten-lesson-on = Inutile d’avancer case par case : un clic sur la case voisine de la tuile, et le camion fait tout le trajet.
giganten-lesson-on-loco = Bientôt. Voyons d’abord ce qu’il y a sous la tuile suivante.
giganten-lesson-again = Regardez encore !
giganten-lesson-rich = Quatre marqueurs : une tuile de cette sorte ne cache jamais mieux. C’est ici que nous construirons ! Mais le pétrole a besoin d’un train.
giganten-lesson-rail = Votre locomotive dessert tous les derricks jusqu’à sa propre colonne. La tuile est dans la colonne 2 : menez la locomotive à la case 3 avec les points qui restent.
giganten-lesson-rail-end = Les points inutilisés sont perdus. Donnez-les à la locomotive.
giganten-lesson-rail-truck = Votre camion est juste où il faut : à côté de la tuile. Les points sont maintenant pour la locomotive.
giganten-lesson-others = Les autres se sont déplacés. Vous avez vu ? { $player-2 } a fait halte devant la tuile que nous avons laissée, et connaît ce chiffre à son tour.
giganten-lesson-build = Chacun peut construire un derrick à côté de son camion. Sur cette tuile, il coûte 4 000 $, et vous en avez 15 000. Allez-y !
giganten-lesson-build-skip = Sans derrick, pas de pétrole ! Il y a quatre marqueurs sous cette tuile, et vous le savez.
giganten-lesson-yield = Chaque derrick donne un marqueur par tour, tout de suite. Votre train est à sa hauteur et l’emporte gratuitement. Sinon, il faudrait en louer un pour 3 000 $, ou perdre le pétrole.
giganten-lesson-tank = Pour quelle compagnie ? On vend là où l’on a du pétrole : envoyez-le à celle qui paie le mieux, Jet.
giganten-lesson-tank-hudson = Hudson ne paie que 4 000 $ en ce moment. Jet paie presque le double.
giganten-lesson-tank-standard = Pas mal, mais Jet paie 500 $ de plus.
giganten-lesson-tank-drop = À la réserve ? Votre train l’emporte gratuitement : qu’il vous rapporte quelque chose.
giganten-lesson-auction = Voici le moment palpitant. Une compagnie n’achète qu’à un joueur par tour, et ce droit se gagne aux enchères, à coups de licences. { $player-2 } a aussi du pétrole chez Jet : vous avez un rival.
giganten-lesson-bluff = Vous pouvez offrir plus que vous n’avez : c’est un bluff. Mais qui gagne en bluffant perd la moitié de ses cartes, et l’enchère recommence.
giganten-lesson-bid = Vos licences valent 7. Commencez bas : offrez 3.
giganten-lesson-bid-pass = Qui passe est éliminé, et { $player-2 } vendrait à votre place. Offrez 3.
giganten-lesson-bid-else = Mieux vaut commencer petit : seul le gagnant paie ses licences. Offrez 3.
giganten-lesson-raise = { $player-2 } dit 4. C’est encore dans vos moyens : dites 5.
giganten-lesson-raise-pass = Pour 7 000 $, ne cédons pas si vite. Vous avez 7 : dites 5.
giganten-lesson-raise-bluff = Vous avez 7 : à 8, ce serait un bluff. Si personne ne monte plus haut, vous perdez la moitié de vos cartes. Dites 5.
giganten-lesson-raise-else = Un de plus que { $player-2 } suffit pour l’instant : dites 5.
giganten-lesson-pay = { $player-2 } abandonne : Jet est à vous ! Payez 5 tout juste, avec une licence de 1 et deux de 2.
giganten-lesson-pay-change = Trois fois 2 feraient 6, et personne ne rend la monnaie. Une licence de 1 et deux de 2 font 5.
giganten-lesson-sell = Et maintenant, vendez votre marqueur. 7 000 $ !
giganten-lesson-sell-keep = Vous pourriez le garder, un réservoir en contient deux. Mais dans la zone bleue, un prix ne peut que baisser.
giganten-lesson-profit = Voilà un tour complet : 4 000 $ dépensés, 7 000 $ gagnés, et trois marqueurs encore sous terre. D’un tour à l’autre, un réservoir n’en garde que deux ; le reste part à 1 000 $ pièce.
giganten-lesson-reserve = Encore une chose. À la fin, chaque derrick sur le plateau rapporte 5 000 $ si votre locomotive est en tête, moins si d’autres la précèdent. Faites-la donc rouler de temps en temps.
giganten-lesson-free = Tour 2 : { $player-2 } est premier joueur, et les prix ont bougé. Prenez celle des deux cartes qui vous plaît. Plus de licences, ou votre mot à dire sur les prix ?
giganten-lesson-end = Vous connaissez la route : carte, mouvement, construction, transport, enchère, vente. Les autres ne vous attendront pas. Continuez, et que vos gisements soient profonds !
# Qui sont les robots
giganten-character-gambler = Flambeur
giganten-character-gambler-about = préfère forer plutôt qu’attendre
giganten-character-railwayman = Cheminot
giganten-character-railwayman-about = fait avancer la locomotive, quoi que puisse faire le camion
giganten-character-hoarder = Fourmi
giganten-character-hoarder-about = garde du pétrole en réservoir et des licences en main pour les mauvais jours

# Les raisons des conseils
giganten-feature-cash = { $amount } ${ by-much }{ by-paying }
giganten-feature-licences = { $amount }{ by-much } en valeur de licences
giganten-feature-markers = { $amount ->
    [one] { $amount } marqueur{ by-count } dans les réservoirs
   *[other] { $amount } marqueurs{ by-count } dans les réservoirs
}
giganten-feature-derricks = { $amount ->
    [one] { $amount } derrick{ by-count }
   *[other] { $amount } derricks{ by-count }
}
giganten-feature-spaces = { $amount ->
    [one] { $amount } case{ by-count } parcourue par la locomotive
   *[other] { $amount } cases{ by-count } parcourues par la locomotive
}
giganten-feature-reserves = { $amount ->
    [one] { $amount } marqueur sous les derricks
   *[other] { $amount } marqueurs sous les derricks
}
giganten-feature-sales = { $amount } $ dans les réservoirs aux prix du jour
giganten-feature-best-sale = { $amount } $ dans le meilleur réservoir au prix du jour
giganten-feature-place = place { $amount } parmi les locomotives
giganten-feature-column = le camion en colonne { $amount }
giganten-feature-waits = { $amount ->
    [one] { $amount } joueur avant celui-ci dans le tour
   *[other] { $amount } joueurs avant celui-ci dans le tour
}
giganten-feature-black = la locomotive noire en case { $amount }
giganten-feature-rounds = tour { $amount }
giganten-feature-price-h = { $amount } $ chez la compagnie H
giganten-feature-price-j = { $amount } $ chez la compagnie J
giganten-feature-price-s = { $amount } $ chez la compagnie S
giganten-source-sold = ventes à { giganten-company }
giganten-source-built = derricks
giganten-source-hauled = transport
giganten-source-fee = transport pour les autres
giganten-source-dumped = surplus bradé
giganten-source-settled = décompte final
