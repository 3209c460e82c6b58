# Ce que dit Wildcatters, en français. Les règles elles-mêmes sont dans rulebook/fr.md.

wildcatters-name = Wildcatters
wildcatters-tagline = Forez à plusieurs, expédiez le pétrole aux quatre coins du monde, et ramassez les titres de tous.
wildcatters-about = Posez puits, trains, pétroliers et raffineries sur la carte du monde. De ce que l’un fore ou expédie, les autres peuvent profiter, et chaque trajet sur le train ou le pétrolier d’un autre se paie en titres de sa propre compagnie. Après sept ou huit manches, douze majorités décident : les titres de quatre compagnies, l’argent, et le pétrole livré à sept continents.

# Options
wildcatters-option-zero_loan = Emprunt à zéro
wildcatters-option-zero_loan-help = Doit-on emprunter dès qu’on n’a plus de titre de sa couleur, ou seulement quand on ne peut pas payer un péage ?
wildcatters-option-zero_loan-true = oui : dès qu’on n’a plus de titre de sa couleur
wildcatters-option-zero_loan-false = non : seulement si un péage ne peut être payé
wildcatters-option-credit_bids = Enchères à crédit
wildcatters-option-credit_bids-help = Peut-on offrir pour un prospecteur plus de titres de sa couleur qu’on n’en a, dans la limite d’un emprunt, quitte à le faire si on l’emporte ?
wildcatters-option-credit_bids-true = oui : dans la limite d’un emprunt
wildcatters-option-credit_bids-false = non : jamais plus qu’on n’en a
wildcatters-option-australia = Raffinerie neutre
wildcatters-option-australia-help = À trois joueurs : ce qui se passe quand on livre un baril à la raffinerie neutre, placée en Australie par la règle.
wildcatters-option-australia-pay_bank = on paie 2 titres de sa couleur à la banque
wildcatters-option-australia-bank_pays = la banque donne 2 titres neutres

# Where the board comes from
wildcatters-origins = { $cards ->
    [ours] { $map ->
        [ours] Les { $number } cartes et une partie du plateau sont reconstituées
       *[printed] Le contenu des { $number } cartes est reconstitué
    }
   *[printed] Une partie du plateau est reconstituée
} : qui possède la boîte peut corriger.
wildcatters-origins-mark = { $cards ->
    [ours] { $map ->
        [ours] Cartes et une partie du plateau reconstituées
       *[printed] Cartes reconstituées
    }
   *[printed] Une partie du plateau reconstituée
}

# Les lieux
wildcatters-zone = { wildcatters-name-zone-plain }
wildcatters-the-zone = { wildcatters-name-zone-the }
wildcatters-in-zone = { wildcatters-name-zone-in }
wildcatters-to-zone = vers { wildcatters-the-zone }
wildcatters-from-zone = { wildcatters-name-zone-from }
wildcatters-continent = { wildcatters-name-continent }
wildcatters-field-stretch = le tronçon du gisement ({ wildcatters-zone })
wildcatters-link-stretch = la liaison { $one } – { $two }

# Compagnies, titres, barils, jetons
wildcatters-company = { $company ->
    [red] I
    [yellow] II
    [green] III
   *[blue] IV
}
wildcatters-runs = dirige { wildcatters-name-company } ({ wildcatters-company })
wildcatters-shares = { $count } de { wildcatters-company }
wildcatters-no-shares = aucun titre
wildcatters-barrels = { $seat } { $count }
wildcatters-no-barrels = aucun
wildcatters-nothing = aucune
wildcatters-tanker = pétrolier { $company }-{ $number }
wildcatters-piece = { $piece ->
    [rig] un puits
    [train] un train
    [tanker] un pétrolier
    [refinery] une raffinerie
   *[pump] une pompe
}
wildcatters-contest = { $contest ->
    [red] Compagnie I
    [yellow] Compagnie II
    [green] Compagnie III
    [blue] Compagnie IV
   *[cash] Argent
}
wildcatters-gift-cash = { $amount } $
wildcatters-gift-shares = { $amount ->
    [one] { $amount } titre
   *[other] { $amount } titres
} { wildcatters-company }
wildcatters-gift-drops = { $amount ->
    [one] { $amount } goutte
   *[other] { $amount } gouttes
}
wildcatters-gift-refinery = une raffinerie à vider
wildcatters-card = { $zone } ({ $gifts })
wildcatters-count-barrels = { $number ->
    [one] { $number } baril
   *[other] { $number } barils
}
wildcatters-fee = { $fee ->
    [one] { $fee } titre de votre couleur
   *[other] { $fee } titres de votre couleur
}
wildcatters-fee-paid = { $fee ->
    [one] { $fee } titre de sa couleur
   *[other] { $fee } titres de sa couleur
}
wildcatters-count-shares = { $count ->
    [one] { $count } titre
   *[other] { $count } titres
}
wildcatters-count-loans = { $loans ->
    [one] { $loans } emprunt
   *[other] { $loans } emprunts
}

# Ce que possède un joueur
wildcatters-cash = { $cash } $ en caisse
wildcatters-holding = titres : { $shares }
wildcatters-tiles = { $rigs } puits, { $pumps ->
    [one] { $pumps } pompe
   *[other] { $pumps } pompes
}, { $trains ->
    [one] { $trains } train
   *[other] { $trains } trains
}, { $tankers ->
    [one] { $tankers } pétrolier
   *[other] { $tankers } pétroliers
}, { $refineries ->
    [one] { $refineries } raffinerie
   *[other] { $refineries } raffineries
}
wildcatters-delivered = { $count ->
    [0] rien de livré encore
    [one] { $count } baril livré ({ $boxes })
   *[other] { $count } barils livrés ({ $boxes })
}
wildcatters-box = { $continent } { $count }
wildcatters-tokens = { $number ->
    [one] { $number } prospecteur
   *[other] { $number } prospecteurs
}
wildcatters-cards-before = { $drops ->
    [0] aucune goutte
    [one] { $drops } goutte
   *[other] { $drops } gouttes
}{ $refineries ->
    [0] {""}
    [one] , { $refineries } carte à raffinerie
   *[other] , { $refineries } cartes à raffinerie
}
wildcatters-in-debt = { wildcatters-count-loans }
wildcatters-in-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
wildcatters-in-hand-known = en main : { $hand }
wildcatters-of-region = { $count ->
    [one] { $zone }
   *[other] { $count } × { $zone }
}
wildcatters-order-token = jeton d’ordre { $place }
wildcatters-if-over = { $points } PV si la partie s’arrêtait là

# La position entière
wildcatters-purse = { $seat } { $points }
wildcatters-phase = { $phase ->
    [setup] préparation
    [A] étape A, une carte
    [D] étape D, construction
    [E] étape E, pétrole
    [F] étape F, pétroliers inactifs
    [G] étape G, raffineries pleines
    [H] étape H, étalage
    [repay] emprunts
    [order] ordre de la dernière manche
   *[end] après le dernier tour
}
wildcatters-title-setup = Wildcatters, préparation. { $points }.
wildcatters-title = Wildcatters, manche { $round } sur { $rounds }, { $seat } joue{ $zone ->
    [none] {""}
   *[other] {" "}{ wildcatters-in-zone }
} : { wildcatters-phase }. Si la partie s’arrêtait là, PV : { $points }.
wildcatters-title-between = Wildcatters, fin de la manche { $round } sur { $rounds } : { wildcatters-phase }. Si la partie s’arrêtait là, PV : { $points }.
wildcatters-title-over = Wildcatters, partie terminée après { $rounds } manches. PV : { $points }.

# Les questions : préparation
wildcatters-ask-found = Où va votre première raffinerie ? Un continent qui en a déjà une est fermé.
wildcatters-ask-reveal = Montrez une de vos cartes : un jeton de départ va dans sa zone. Reste à placer : { $tiles }.
wildcatters-left-tiles = { $piece ->
    [rig] { $count } puits
    [train] { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
   *[tanker] { $count ->
        [one] { $count } pétrolier
       *[other] { $count } pétroliers
    }
}
wildcatters-ask-place = Que placez-vous { wildcatters-in-zone } ?

# Les questions : un tour
wildcatters-ask-card = Prenez une carte. C’est dans sa zone que vous agirez ce tour-ci.
wildcatters-own-shares = { $own ->
    [0] aucun titre de votre couleur
    [one] { $own } titre de votre couleur
   *[other] { $own } titres de votre couleur
}
wildcatters-purse-line = Vous avez { $cash } ${ $others ->
    [0] {" "}et { wildcatters-own-shares }
    [one] , { wildcatters-own-shares } et { $others } autre
   *[other] , { wildcatters-own-shares } et { $others } autres
}.
wildcatters-ask-build = Construisez { wildcatters-in-zone } ou sur { $white ->
    [none] un continent blanc
   *[other] le continent blanc choisi ({ $white })
}, ou continuez. { wildcatters-purse-line }
wildcatters-ask-oil = Pétrole { wildcatters-in-zone } : que faites-vous ? { wildcatters-purse-line }
wildcatters-ask-move = Déplacez-vous un pétrolier qui n’a pas porté de pétrole ? { $moves ->
    [0] Le premier est gratuit, chacun des suivants coûte { $price } $.
   *[other] Le suivant coûte { $price } $.
}
wildcatters-ask-destination = Où va votre pétrolier qui est { wildcatters-in-zone } ?
wildcatters-mixing = Vous choisirez comment payer le prochain prix.
wildcatters-with-mix = { $question } { $mixing }
wildcatters-deed = { $deed ->
    [rig] Le puits
    [tanker] Le pétrolier
    [train] Le train
    [refinery] La raffinerie
    [drill] Le forage
    [swap] L’échange
    [transport] Le transport
   *[move] Le voyage du pétrolier
}
wildcatters-ask-pay = { wildcatters-deed } coûte { $price } $. Comment payez-vous ? Trois titres font un dollar. { wildcatters-purse-line }
wildcatters-ask-give = { wildcatters-deed } : { $covered } $ à payer en titres, dont { $rest } encore à désigner. Combien de la compagnie { wildcatters-company } en donnez-vous ? Vous en avez { $held }.

# Les questions : forage et enchères
wildcatters-ask-join-drill = { $active } fore { wildcatters-in-zone }. En profitez-vous pour { wildcatters-fee }, à verser à { $active } ? Un de vos puits devient une pompe avec { wildcatters-count-barrels }. Vous avez { wildcatters-own-shares }.
wildcatters-auction-stakes = Ce serait votre prospecteur numéro { $place }, qui vaut { $points } PV. Vous avez { wildcatters-own-shares }{ $loan ->
    [none] .
    [any] {"\u00A0"}: quelle que soit votre offre, il vous faudrait emprunter si vous l’emportiez.
   *[from] {"\u00A0"}; à partir de { $debt }, il vous faudrait emprunter si vous l’emportiez.
}
wildcatters-ask-bid-first = Un prospecteur est aux enchères { wildcatters-in-zone }, à partir de { $least } titres de votre couleur. Ouvrez-vous ? { wildcatters-auction-stakes }
wildcatters-ask-bid = { $bidder } offre { $bid } titres de sa couleur pour le prospecteur { wildcatters-in-zone }. Surenchérissez-vous ? { wildcatters-auction-stakes }

# Les questions : transport
wildcatters-barrels-from = { $ready ->
    [0] { $waiting ->
        [one] { $waiting } baril en attente au port
       *[other] { $waiting } barils en attente au port
    }
   *[other] { $ready ->
        [one] { $ready } baril du gisement
       *[other] { $ready } barils du gisement
    }{ $waiting ->
        [0] {""}
       *[other] {" "}et { $waiting } en attente au port
    }
}
wildcatters-ask-join-transport = { $active } lance un transport { wildcatters-in-zone }. Participez-vous, avec { wildcatters-barrels-from } ? { $toll } Vous avez { wildcatters-own-shares }.
wildcatters-toll-none = Le train du gisement n’est pas nécessaire.
wildcatters-toll-own = Votre train du gisement est gratuit ; liaisons et pétroliers des autres coûtent 1 titre de votre couleur par baril.
wildcatters-toll = Le train du gisement coûte { wildcatters-fee }, { $count ->
    [one] pour { $owners }
   *[other] pour l’un d’eux ({ $owners })
} ; liaisons et pétroliers des autres, 1 titre de plus par baril.
wildcatters-ask-train = Quel train mène { $number ->
    [one] votre baril
   *[other] vos { $number } barils
} au port { wildcatters-in-zone } ?
wildcatters-ask-way = Par où part votre baril { wildcatters-in-zone } ? { $more ->
    [0] C’est votre dernier.
    [one] { $more } autre attend derrière.
   *[other] { $more } autres attendent derrière.
} Vous avez { wildcatters-own-shares }.
wildcatters-ask-ship = Quel pétrolier chargé part maintenant ?
wildcatters-ask-port = Vous êtes capitaine du { $tanker }, { wildcatters-in-zone }. À bord : { $cargo }. Quel port ?
wildcatters-ask-unload = { $room ->
    [one] Il y a { $room } place
   *[other] Il y a { $room } places
} { wildcatters-in-zone }. À qui est le baril qui débarque ? À bord : { $cargo }.

# Les questions : vider, fins de manche
wildcatters-ask-drain = Quelle raffinerie videz-vous avec votre carte { $card } ? Les barils des autres vont sur la case du continent, et son propriétaire prend des titres.
wildcatters-ask-own-barrels = Votre raffinerie { wildcatters-in-zone } est vidée ; { $number ->
    [one] { $number } baril y est à vous
   *[other] { $number } barils y sont à vous
}. Combien en livrez-vous sur la case { $continent } ? Chacun des autres vous rapporte { $each } titres.
wildcatters-ask-take = Pour la raffinerie { wildcatters-in-zone }, vous prenez des titres : { $rest ->
    [one] reste { $rest } à choisir
   *[other] restent { $rest } à choisir
}. Combien de la compagnie { wildcatters-company } ? Vous en avez { $held }.
wildcatters-occasion = Pendant le tour de { $seat }
wildcatters-split-take = Pour la raffinerie { wildcatters-in-zone }, vous prenez { wildcatters-count-shares }. De quelles compagnies ?
wildcatters-split-give = { wildcatters-deed } : { $covered } $ à payer avec { wildcatters-count-shares }. De quelles compagnies ?
wildcatters-split-part = { wildcatters-company } (vous en avez { $held })
wildcatters-ask-repay = Vous avez { wildcatters-count-loans } et { wildcatters-own-shares }. Combien d’emprunts remboursez-vous, à { $price } titres de votre couleur chacun ?
wildcatters-ask-order = { $drops ->
    [one] Votre goutte vous donne
   *[other] Vos { $drops } gouttes vous donnent
} le choix : quelle place prenez-vous dans la dernière manche ?
wildcatters-ask-end-card = Le dernier tour est joué. Videz-vous une raffinerie avec votre carte { $card } ?

# Consignes
wildcatters-order-bid = Offrir le moins possible, puis passer. Offre la plus haute, en titres de ma couleur :
wildcatters-order-bid-given = Offrir le moins possible, jusqu’à { $limit } titres de ma couleur, puis passer
wildcatters-order-pass = Passer dans cette enchère
wildcatters-order-pass-round = Passer dans toutes les enchères
wildcatters-order-no-drilling = Ne profiter d’aucun forage des autres
wildcatters-order-ride = Participer aux transports des autres. Prix maximal du train du gisement, en titres de ma couleur :
wildcatters-order-ride-given = Participer aux transports des autres si le train du gisement { $limit ->
    [0] ne coûte rien
    [one] coûte au plus { $limit } titre de ma couleur
   *[other] coûte au plus { $limit } titres de ma couleur
}
wildcatters-order-no-transport = Ne participer à aucun transport des autres
wildcatters-order-until-question = jusqu’à la fin de cette enchère
wildcatters-order-until-round = jusqu’à la fin de la manche

# Ce qu’on demande aux autres
wildcatters-wait-found = { $seat } place une première raffinerie.
wildcatters-wait-reveal = { $seat } choisit une carte à montrer.
wildcatters-wait-place = { $seat } place un jeton de départ.
wildcatters-wait-card = { $seat } choisit une carte.
wildcatters-wait-build = { $seat } construit.
wildcatters-wait-oil = { $seat } choisit une action pétrole.
wildcatters-wait-move = { $seat } peut déplacer des pétroliers inactifs.
wildcatters-wait-destination = { $seat } déplace un pétrolier.
wildcatters-wait-pay = { $seat } choisit comment payer.
wildcatters-wait-give = { $seat } choisit les titres à donner.
wildcatters-wait-join-drill = { $seat } peut profiter du forage { wildcatters-in-zone }.
wildcatters-wait-bid = { $bid ->
    [0] { $seat } peut ouvrir l’enchère pour le prospecteur { wildcatters-in-zone }.
   *[other] Le prospecteur { wildcatters-in-zone } est à { $bid }. { $seat } peut surenchérir ou passer.
}
wildcatters-wait-join-transport = { $seat } peut participer au transport { wildcatters-in-zone }.
wildcatters-wait-train = { $seat } choisit un train { wildcatters-in-zone }.
wildcatters-wait-way = { $seat } achemine un baril, { wildcatters-in-zone }.
wildcatters-wait-ship = { $seat } choisit le prochain pétrolier à partir.
wildcatters-wait-port = { $seat } est capitaine et choisit un port.
wildcatters-wait-unload = { $seat } est capitaine et choisit le baril qui débarque { wildcatters-in-zone }.
wildcatters-wait-drain = { $seat } choisit une raffinerie à vider.
wildcatters-wait-own-barrels = { $seat } décide du sort de ses barils dans la raffinerie { wildcatters-in-zone }.
wildcatters-wait-take = { $seat } prend des titres pour la raffinerie { wildcatters-in-zone }.
wildcatters-wait-repay = { $seat } peut rembourser des emprunts.
wildcatters-wait-order = { $seat } choisit sa place dans la dernière manche.
wildcatters-wait-end-card = { $seat } peut vider une raffinerie avec une carte.

# Ce qui est tiré
wildcatters-draw-neutral = Une carte désigne la zone d’un puits neutre.
wildcatters-draw-first = On tire au sort le premier joueur.
wildcatters-draw-deal = On distribue les cartes.
wildcatters-draw-display = On retourne les cartes de l’étalage.
wildcatters-draw-renewal = On retourne un nouvel étalage.
wildcatters-draw-refill = On complète l’étalage.

# La fin
wildcatters-won = { $winners } l’emporte avec { $points } PV.
wildcatters-shared = { $winners } se partagent la victoire avec { $points } PV chacun.

# Réponses : préparation
wildcatters-choice-found = Première raffinerie { wildcatters-in-zone } ({ $continent })
wildcatters-choice-reveal = Montrer une carte : { wildcatters-zone } ({ $count } en main)
wildcatters-choice-place-rig = Placer un puits
wildcatters-choice-place-tanker = Placer le pétrolier dans le port
wildcatters-choice-place-train = Placer un train sur { $stretch }

# Réponses : un tour
wildcatters-choice-card = Prendre la carte { $card }
wildcatters-choice-renew = Renouveler l’étalage pour { $points } PV, il vous en reste { $left }
wildcatters-choice-empty = Vider une raffinerie avec votre carte { $card }
wildcatters-price = { $given ->
    [0] { $price } $
   *[other] { $price } $ ({ $cash ->
        [0] {""}
       *[other] { $cash } $ et{" "}
    }{ $given } titres)
}
wildcatters-price-mixed = { $price } $, à payer comme vous voulez
wildcatters-choice-rig = Construire un puits pour { $cost }
wildcatters-choice-tanker = Construire un pétrolier pour { $cost }
wildcatters-on-stretch = sur { $stretch }
wildcatters-choice-train = Poser un train pour { $cost }
wildcatters-choice-refinery = Construire une raffinerie pour { $cost }{ $points ->
    [0] {""}
   *[other] {"\u00A0"}: { $points } PV
}
wildcatters-choice-drill = Forer pour { $cost }
wildcatters-choice-swap = Échanger un puits contre une pompe pour { $cost }
wildcatters-choice-transport = Lancer un transport pour { $cost }
wildcatters-choice-move = Déplacer le pétrolier qui est { wildcatters-in-zone }{ $free ->
    [yes] , gratuitement
   *[no] {" "}pour { $cost }
}
wildcatters-choice-mix = Choisir le paiement du prochain prix
wildcatters-choice-done-build = Ne plus rien construire
wildcatters-choice-done-oil = Ne plus faire d’action pétrole
wildcatters-choice-done-move = { $moves ->
    [0] Ne déplacer aucun pétrolier et finir le tour
   *[other] Ne plus déplacer de pétrolier et finir le tour
}
wildcatters-choice-sail-idle = Cap { wildcatters-to-zone }
wildcatters-choice-cover = { $shares ->
    [0] { $cash } $, sans titres
   *[other] { $cash } $ et { $shares } titres
}
wildcatters-choice-give = { $count ->
    [0] Aucun de la compagnie { wildcatters-company }
   *[other] { $count } de la compagnie { wildcatters-company }
}
wildcatters-choice-give-loan = { $count } de la compagnie { wildcatters-company }, tous les titres de votre couleur, et devoir emprunter

# Réponses : pétrole
wildcatters-choice-join-drill = En profiter pour { wildcatters-fee }, { $left ->
    [0] il ne vous en reste aucun
   *[other] il vous en reste { $left }
}
wildcatters-choice-join-drill-loan = En profiter pour { wildcatters-fee }, et devoir emprunter
wildcatters-choice-decline-drill = Ne pas en profiter
wildcatters-choice-bid = Offrir { $bid }, { $left ->
    [0] il ne vous en reste aucun
   *[other] il vous en reste { $left }
}
wildcatters-choice-bid-loan = Offrir { $bid }, { $missing ->
    [0] tous les titres de votre couleur
   *[other] { $missing } de plus que vous n’en avez
} ; si vous l’emportez, il faudra emprunter
wildcatters-choice-pass = Passer
wildcatters-choice-join-transport = { $fee ->
    [0] Participer
   *[other] Participer : { wildcatters-fee } pour le train du gisement
}
wildcatters-choice-decline-transport = Ne pas participer
wildcatters-choice-ride = Le train ({ $owner }) : { wildcatters-fee }
wildcatters-choice-refine-own = Dans votre raffinerie { wildcatters-in-zone }, qui en aura { $held } sur { $room }
wildcatters-choice-refine = Dans la raffinerie { wildcatters-in-zone } ({ $owner }), qui en aura { $held } sur { $room } : { $owner } vous donne { $pay } titres { wildcatters-company }
wildcatters-choice-refine-neutral = Dans la raffinerie neutre { wildcatters-in-zone } : vous payez { $pay } titres de votre couleur à la banque
wildcatters-choice-refine-neutral-paid = Dans la raffinerie neutre { wildcatters-in-zone } : la banque vous donne { $pay } titres { wildcatters-company }
wildcatters-choice-load-own = À bord de votre { $tanker }, gratuitement ; déjà à bord : { $cargo }
wildcatters-choice-load = À bord du { $tanker } ({ $owner }) pour { wildcatters-fee } ; déjà à bord : { $cargo }
wildcatters-choice-link-own = Par votre train { wildcatters-to-zone }, gratuitement
wildcatters-choice-link = Par le train ({ $owner }) { wildcatters-to-zone } pour { wildcatters-fee }
wildcatters-choice-dispatch = Envoyer le { $tanker } { wildcatters-in-zone } ; à bord : { $cargo } ; capitaine : { $captain }
wildcatters-choice-port-own = { wildcatters-zone } : votre raffinerie, places libres : { $free }
wildcatters-choice-port = { wildcatters-zone } : raffinerie ({ $owner }), places libres : { $free } ; { $owner } donne { $pay } titres de sa couleur par baril des autres
wildcatters-choice-port-neutral = { wildcatters-zone } : raffinerie neutre, places libres : { $free } ; chaque baril coûte à son propriétaire { $pay } titres de sa couleur
wildcatters-choice-port-neutral-paid = { wildcatters-zone } : raffinerie neutre, places libres : { $free } ; chaque baril rapporte { $pay } titres { wildcatters-company } à son propriétaire
wildcatters-choice-unload = Le baril ({ $owner })

# Réponses : vider, fins de manche
wildcatters-choice-drain = { wildcatters-zone } : raffinerie ({ $owner }), barils : { $barrels }
wildcatters-choice-drain-own = { wildcatters-zone } : votre raffinerie, barils : { $barrels }
wildcatters-choice-drain-neutral = { wildcatters-zone } : raffinerie neutre, barils : { $barrels }
wildcatters-choice-deliver = En livrer { $delivered }, en reprendre { $kept } : { $shares } titres en tout
wildcatters-choice-take = { $count ->
    [0] Aucun de la compagnie { wildcatters-company }
   *[other] { $count } de la compagnie { wildcatters-company }
}
wildcatters-choice-repay = { $loans ->
    [0] Ne rien rembourser
   *[other] Rembourser { wildcatters-count-loans } avec { $amount } titres de votre couleur, il vous en reste { $left }
}
wildcatters-choice-order = Jouer en numéro { $place }
wildcatters-choice-no-card = Ne plus utiliser de carte

# Qui mène : les douze majorités, et le score ligne par ligne
wildcatters-gain = { $seat } { $points } PV (avec { $amount })
wildcatters-gain-own = { $seat } { $points } + { $bonus } PV (avec { $amount }, sa compagnie)
wildcatters-sum-now = Si la partie s’arrêtait là :
wildcatters-sum-over = La partie est finie. Le décompte final :
wildcatters-sum = { $place }. { $seat } : { $total } PV = piste { $track }{ $loans ->
    [0] {""}
   *[other] , dernier remboursement −{ $loans }
}, prospecteurs { $wildcatters }, compagnies { $companies }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } pour la sienne
}, argent { $cash }, continents { $continents }.
wildcatters-sum-contest = { $count ->
    [0] { $contest } : personne.
   *[other] { $contest } : { $gains }.
}
wildcatters-sum-tie = À égalité de PV, qui a le plus de titres de sa couleur l’emporte, puis qui a le plus d’argent.

# Ce qui s’est passé : préparation
wildcatters-effect-neutral-rig = On retourne une carte : un puits neutre se dresse { wildcatters-in-zone }.
wildcatters-effect-first = Le sort désigne le premier joueur : { $seat }.
wildcatters-effect-dealt = { $seat } reçoit { $held } cartes : { $hand }.
wildcatters-effect-dealt-hidden = { $seat } reçoit { $held } cartes.
wildcatters-effect-founded = { $seat } place une première raffinerie { wildcatters-in-zone }.
wildcatters-effect-revealed = { $seat } montre une carte : { wildcatters-zone }.
wildcatters-effect-start-piece = { $seat } place { wildcatters-piece } { wildcatters-in-zone }.
wildcatters-effect-start-train = { $seat } place un train sur { $stretch }.
wildcatters-effect-wildcatters = { $placed } prospecteurs prennent leurs cercles : un par zone de prospection{ $count ->
    [0] {""}
   *[other] , et un second ici : { $regions }
}.{ $out ->
    [0] {""}
    [one] {" "}{ $out } quitte le jeu.
   *[other] {" "}{ $out } quittent le jeu.
}

# Ce qui s’est passé : manches et cartes
wildcatters-effect-round = La manche { $round } commence. Ordre : { $order }.
wildcatters-effect-turn = Manche { $round } : { $seat } joue.
wildcatters-effect-opened = Cartes retournées : { $cards }.
wildcatters-effect-recycled = La pioche est épuisée : { $number ->
    [one] { $number } carte défaussée en forme
   *[other] { $number } cartes défaussées en forment
} une nouvelle.
wildcatters-effect-wiped = { $number } cartes visibles désignent { wildcatters-the-zone } : les huit sont balayées.
wildcatters-effect-renewed = { $seat } paie { $points } PV pour renouveler l’étalage : { $number } cartes visibles quittent le jeu.
wildcatters-effect-taken = { $seat } prend une carte : { $card }.
wildcatters-effect-card-cash = { $seat } reçoit { $amount } $ de la carte.
wildcatters-effect-card-shares = { $seat } reçoit { $amount ->
    [one] { $amount } titre
   *[other] { $amount } titres
} { wildcatters-company } de la carte.
wildcatters-effect-card-drops = { $seat } marque { $points } PV pour les gouttes de la carte.
wildcatters-effect-income = { $seat } reçoit { $amount } $ de revenu.

# Ce qui s’est passé : jetons. Un prix payé en titres est dit en entier
wildcatters-paid = {" "}({ $cash ->
    [0] {""}
   *[other] { $cash } $ et{" "}
}{ wildcatters-count-shares } : { $shares })
wildcatters-effect-rig = { $seat } construit un puits { wildcatters-in-zone } pour { $price } $.
wildcatters-effect-rig-mixed = { $seat } construit un puits { wildcatters-in-zone } pour { $price } ${ wildcatters-paid }.
wildcatters-effect-tanker-built = { $seat } construit un pétrolier { wildcatters-in-zone } pour { $price } $.
wildcatters-effect-tanker-built-mixed = { $seat } construit un pétrolier { wildcatters-in-zone } pour { $price } ${ wildcatters-paid }.
wildcatters-effect-train = { $seat } pose un train sur { $stretch } pour { $price } $.
wildcatters-effect-train-mixed = { $seat } pose un train sur { $stretch } pour { $price } ${ wildcatters-paid }.
wildcatters-effect-refinery = { $seat } construit sa raffinerie numéro { $number } { wildcatters-in-zone } pour { $price } $.
wildcatters-effect-refinery-mixed = { $seat } construit sa raffinerie numéro { $number } { wildcatters-in-zone } pour { $price } ${ wildcatters-paid }.
wildcatters-effect-refinery-bonus = { $seat } marque { $points } PV pour sa raffinerie numéro { $number }.
wildcatters-effect-move-paid = { $seat } paie { $price } $ pour déplacer un pétrolier de plus, qui est { wildcatters-in-zone }.
wildcatters-effect-move-paid-mixed = { $seat } paie { $price } ${ wildcatters-paid } pour déplacer un pétrolier de plus, qui est { wildcatters-in-zone }.
wildcatters-effect-moved = { $seat } mène à vide le { $tanker } { $origin } { wildcatters-to-zone }.

# Ce qui s’est passé : forage et enchères
wildcatters-effect-drilled = { $seat } fore { wildcatters-in-zone } pour { $price } $.
wildcatters-effect-drilled-mixed = { $seat } fore { wildcatters-in-zone } pour { $price } ${ wildcatters-paid }.
wildcatters-effect-swapped = { $seat } paie { $price } $ pour échanger un puits { wildcatters-in-zone }.
wildcatters-effect-swapped-mixed = { $seat } paie { $price } ${ wildcatters-paid } pour échanger un puits { wildcatters-in-zone }.
wildcatters-effect-drill-joined = { $seat } profite du forage { wildcatters-in-zone } et donne { wildcatters-fee-paid } à { $payee }.
wildcatters-effect-drill-declined = { $seat } ne profite pas du forage { wildcatters-in-zone }.
wildcatters-effect-pump = { $seat } remplace un puits { wildcatters-in-zone } par une pompe { $number ->
    [0] sans baril
    [one] avec { $number } baril
   *[other] avec { $number } barils
}.
wildcatters-effect-auction = Un prospecteur { wildcatters-in-zone } est mis aux enchères{ $left ->
    [one] {""}
   *[other] , le premier de { $left }
}.
wildcatters-effect-bid = { $seat } offre { $bid } titres de sa couleur.
wildcatters-effect-passed = { $seat } passe.
wildcatters-effect-unable = { $seat } ne peut pas enchérir.
wildcatters-effect-wildcatter-won = { $seat } remporte le prospecteur { wildcatters-in-zone }, paie { $bid } titres de sa couleur à la banque et y pose un baril.
wildcatters-effect-wildcatter-lost = Personne ne veut du prospecteur { wildcatters-in-zone } : il quitte le jeu.

# Ce qui s’est passé : transport
wildcatters-effect-transport = { $seat } paie { $price } $ et lance un transport { wildcatters-in-zone }.
wildcatters-effect-transport-mixed = { $seat } paie { $price } ${ wildcatters-paid } et lance un transport { wildcatters-in-zone }.
wildcatters-effect-transport-joined = { $seat } participe au transport { wildcatters-in-zone }.
wildcatters-effect-transport-declined = { $seat } ne participe pas au transport { wildcatters-in-zone }.
wildcatters-effect-hauled = { $seat } mène { wildcatters-count-barrels } au port { wildcatters-in-zone } par le train d’un autre et donne { wildcatters-fee-paid } à { $owner }.
wildcatters-effect-hauled-own = { $seat } mène { wildcatters-count-barrels } au port { wildcatters-in-zone } par son propre train.
wildcatters-effect-wildcatter-taken = { $seat } prend le prospecteur { wildcatters-in-zone }, ce qui en fait { $number }.
wildcatters-effect-linked = { $seat } envoie un baril { $origin } { wildcatters-to-zone } par le train d’un autre et donne { wildcatters-fee-paid } à { $owner }.
wildcatters-effect-linked-own = { $seat } envoie un baril { $origin } { wildcatters-to-zone } par son propre train.
wildcatters-effect-loaded = { $seat } charge un baril sur le { $tanker } { wildcatters-in-zone } et donne { wildcatters-fee-paid } à { $owner }.
wildcatters-effect-loaded-own = { $seat } charge un baril sur son { $tanker } { wildcatters-in-zone }.
wildcatters-effect-stayed = { $seat } : { $number ->
    [one] { $number } baril sans débouché attend
   *[other] { $number } barils sans débouché attendent
} au port { wildcatters-in-zone }.
wildcatters-effect-delivered = { $seat } livre un baril { wildcatters-in-zone } : { $owner } donne { $pay } titres de sa couleur à { $seat }. La raffinerie en contient { $held }.
wildcatters-effect-delivered-own = { $seat } livre un baril dans sa propre raffinerie { wildcatters-in-zone }, qui en contient { $held }.
wildcatters-effect-delivered-neutral = { $seat } livre un baril dans la raffinerie neutre { wildcatters-in-zone } et paie { $pay } titres de sa couleur à la banque. Elle en contient { $held }.
wildcatters-effect-delivered-neutral-paid = { $seat } livre un baril dans la raffinerie neutre { wildcatters-in-zone } et reçoit { $pay } titres IV de la banque. Elle en contient { $held }.
wildcatters-effect-dispatched = Prochain départ : { $tanker }. À bord : { $barrels }. Capitaine : { $seat }.
wildcatters-effect-sailed = { $seat } mène le { $tanker } { $origin } { wildcatters-to-zone }.
wildcatters-effect-sailed-stays = { $seat } décharge le { $tanker } sur place, { wildcatters-in-zone }.
wildcatters-effect-returned = Plus de place dans aucune raffinerie : le { $tanker } repart { wildcatters-to-zone } et laisse { $count ->
    [one] { $count } baril
   *[other] { $count } barils
} au port ({ $barrels }).

# Ce qui s’est passé : raffineries vidées
wildcatters-effect-card-used = { $seat } se sert de la carte { $card } pour vider la raffinerie { wildcatters-in-zone }.
wildcatters-effect-cards-kept = { $seat } n’utilise plus de carte à raffinerie.
wildcatters-effect-emptied = La raffinerie { wildcatters-in-zone } ({ $owner }) est vidée. Barils des autres sur la case : { $barrels }.
wildcatters-effect-emptied-neutral = La raffinerie neutre { wildcatters-in-zone } est vidée sur la case : { $barrels }.
wildcatters-effect-own-barrels = { $seat } { $delivered ->
    [0] reprend { $sold } de ses barils { wildcatters-in-zone } et n’en livre aucun.
   *[other] livre sur la case { $delivered } de ses barils { wildcatters-in-zone } et { $sold ->
        [0] n’en reprend aucun
       *[other] en reprend { $sold }
    }.
}
wildcatters-effect-shares-taken = { $seat } prend { wildcatters-count-shares } pour les barils { wildcatters-in-zone } : { $shares }.

# Ce qui s’est passé : emprunts
wildcatters-effect-borrowed = { $seat } n’a plus de titre de sa couleur et doit en emprunter { $amount }{ $barrel ->
    [0] , sans baril à mettre en gage
   *[other] , contre un baril à la banque
}. En tout : { wildcatters-count-loans }.
wildcatters-effect-repaid = { $seat } rembourse { $number ->
    [one] { $number } emprunt
   *[other] { $number } emprunts
} avec { $amount } titres de sa couleur ; { $loans ->
    [0] il n’en reste aucun
    [one] il en reste { $loans }
   *[other] il en reste { $loans }
}.
wildcatters-effect-not-repaid = { $seat } ne rembourse rien et garde { wildcatters-count-loans }.
wildcatters-effect-last-repaid = { $seat } doit rembourser { $number ->
    [one] { $number } emprunt
   *[other] { $number } emprunts
}. Titres de sa couleur dus : { $due }, payés : { $amount }{ $points ->
    [0] .
   *[other]  ; ce qui manque coûte { $points } PV.
}

# Ce qui s’est passé : ordre, décomptes, fin
wildcatters-effect-order = { $seat }, avec { $drops ->
    [one] { $drops } goutte
   *[other] { $drops } gouttes
}, prend la place { $place } de la dernière manche.
wildcatters-effect-interim = Décompte intermédiaire. { $contest } : { $gains }.
wildcatters-effect-interim-nobody = Décompte intermédiaire. { $contest } : personne ne marque.
wildcatters-effect-interim-barred = Décompte intermédiaire. { $contest }, sans compter { $seat } à cause d’un emprunt : { $gains }.
wildcatters-effect-interim-nobody-barred = Décompte intermédiaire. { $contest }, sans compter { $seat } à cause d’un emprunt : personne ne marque.
wildcatters-effect-final = Décompte final. { $contest } : { $gains }.
wildcatters-effect-final-nobody = Décompte final. { $contest } : personne ne marque.
wildcatters-effect-own-company = { $seat } arrive en tête de sa propre compagnie : { $points } PV de plus.
wildcatters-effect-wildcatters-scored = { $seat } marque { $points } PV pour { $number ->
    [one] { $number } prospecteur
   *[other] { $number } prospecteurs
}.
wildcatters-effect-ended = { $count ->
    [one] La partie est finie. { $winners } l’emporte.
   *[other] La partie est finie. { $winners } se partagent la victoire.
}

# Pourquoi pas ?
wildcatters-clause-W1 = Personne n’occupe cette place dans cette partie.
wildcatters-clause-W7 = On retourne d’abord les cartes des puits neutres.
wildcatters-clause-W8 = Il faut d’abord tirer au sort le premier joueur.
wildcatters-clause-W10 = On distribue les cartes ; personne ne les choisit.
wildcatters-clause-W11 = Placez votre première raffinerie sur un continent coloré qui n’en a pas encore.
wildcatters-clause-W12 = La première raffinerie va sur un continent coloré, pas sur un continent blanc.
wildcatters-clause-W13 = Montrez une de vos cartes, et placez dans sa zone un de vos jetons de départ restants.
wildcatters-clause-W15 = Un train de départ va sur le tronçon du gisement de cette zone ou sur une liaison vers une autre zone de prospection.
wildcatters-clause-W16 = Aucun de vos jetons restants ne trouve place dans cette zone : montrez une autre carte.
wildcatters-clause-W17 = Cette carte n’est pas dans la pioche, ou son heure n’est pas venue.
wildcatters-clause-W22 = On retourne les cartes de l’étalage.
wildcatters-clause-W24 = La dernière manche est jouée, la partie est finie.
wildcatters-clause-W25 = Un tour se joue étape par étape, et ce n’est pas le moment.
wildcatters-clause-W29 = Choisissez une des places qui restent.
wildcatters-clause-W33 = Dites comment vous payez : trois titres par dollar, sans dépasser le prix ni ce que vous avez.
wildcatters-clause-W35 = Cet emplacement est occupé.
wildcatters-clause-W38 = Vous n’en avez plus en stock.
wildcatters-clause-W41 = À ce tour, vous agissez dans la zone de votre carte, et ailleurs seulement sur un continent blanc.
wildcatters-clause-W42 = Vous ne pouvez pas le payer, même avec des titres.
wildcatters-clause-W45 = Prenez une des cartes visibles.
wildcatters-clause-W46 = On retourne un nouvel étalage.
wildcatters-clause-W47 = Pour renouveler l’étalage, il faut les PV qu’il coûte, et assez de cartes pour tous les tours à venir.
wildcatters-clause-W50 = Vous avez construit sur un autre continent blanc pendant ce tour.
wildcatters-clause-W55 = Il y faut une carte à raffinerie : choisissez la raffinerie qu’elle vide.
wildcatters-clause-W56 = Il n’y a pas de baril à en tirer.
wildcatters-clause-W58 = Une carte à raffinerie n’interrompt un transport qu’au moment où un de vos barils va quitter le port, ou avant le départ d’un pétrolier.
wildcatters-clause-W62 = Cette raffinerie a été vidée par une carte et reste fermée ce tour-ci.
wildcatters-clause-W65 = On construit une raffinerie par tour au plus.
wildcatters-clause-W68 = Les sept cercles de ce gisement sont occupés.
wildcatters-clause-W70 = Vous y avez déjà quatre puits et pompes.
wildcatters-clause-W78 = Un train va sur le tronçon du gisement de votre zone, sur ses liaisons, ou sur celles de votre continent blanc.
wildcatters-clause-W82 = Forez, échangez ou transportez dans la zone de votre carte, ou dites que vous avez fini.
wildcatters-clause-W85 = Pour forer, il faut quatre puits dans la zone.
wildcatters-clause-W87 = Il vous faut un puits à vous dans cette zone, et une pompe en stock.
wildcatters-clause-W88 = Il y a déjà une pompe dans cette zone : on n’y fore qu’une fois.
wildcatters-clause-W93 = Dites si vous profitez du forage.
wildcatters-clause-W100 = Une enchère est en cours : offrez, ou passez.
wildcatters-clause-W101 = Ouvrez au moins à la mise minimale, ou dépassez l’offre en cours ; mais sans excès si personne ne peut répondre.
wildcatters-clause-W103 = Vous ne pouvez pas offrir autant : la limite est le nombre de vos titres, augmenté d’un emprunt si l’on joue avec les enchères à crédit.
wildcatters-clause-W110 = Pour un échange, il faut une pompe dans la zone, un puits à vous et une pompe en stock.
wildcatters-clause-W114 = Il y a déjà eu un transport pendant ce tour.
wildcatters-clause-W115 = Rien ne peut y bouger : ni train et baril au gisement, ni baril en attente qui ait un débouché.
wildcatters-clause-W117 = Dites si vous participez au transport.
wildcatters-clause-W121 = Choisissez un des trains du tronçon.
wildcatters-clause-W126 = Un baril va dans une raffinerie ouverte où il reste de la place, sur un pétrolier où il en reste, ou plus loin par une liaison qui a un train.
wildcatters-clause-W127 = Ce baril y est déjà passé.
wildcatters-clause-W128 = De là, le baril n’aurait pas de débouché.
wildcatters-clause-W130 = Votre baril a un débouché et doit en prendre un : dites lequel.
wildcatters-clause-W133 = Ce joueur n’a pas de train sur cette liaison.
wildcatters-clause-W134 = Votre propre train est sur cette liaison : votre baril le prend.
wildcatters-clause-W138 = Si plusieurs pétroliers sont semblables, désignez le premier.
wildcatters-clause-W142 = Choisissez le pétrolier chargé qui part maintenant.
wildcatters-clause-W145 = C’est au capitaine de désigner un port.
wildcatters-clause-W146 = Là, il n’y a pas de raffinerie, ou elle est pleine ou fermée, alors que d’autres ont de la place.
wildcatters-clause-W148 = Dites à qui est le baril qui débarque ; il doit être à bord.
wildcatters-clause-W157 = Dites combien de titres de cette compagnie vous prenez, sans dépasser ce qui reste à choisir.
wildcatters-clause-W158 = Dites combien de vos barils vous livrez.
wildcatters-clause-W162 = Déplacez vers un autre port un pétrolier à vous qui n’a pas porté de pétrole pendant ce tour.
wildcatters-clause-W164 = Ce pétrolier s’est déjà déplacé pendant ce tour.
wildcatters-clause-W167 = On complète l’étalage.
wildcatters-clause-W180 = Dites combien d’emprunts vous remboursez ; il vous faut assez de titres de votre couleur.
wildcatters-clause-W181 = Vous n’avez pas autant d’emprunts.
wildcatters-clause-W182 = Il doit vous rester un titre de votre couleur.
wildcatters-clause-W191 = Choisissez une raffinerie à vider avec votre carte, ou n’en utilisez plus.

# Le livre de comptes : ce qui bouge et ce qu’on détient, et les courbes
wildcatters-good-cash = { $sign }{ $amount } $
wildcatters-good-points = { $sign }{ $amount } PV
wildcatters-good-shares = { $sign }{ $amount }
wildcatters-good-shares-red = { $sign }{ $amount }
wildcatters-good-shares-yellow = { $sign }{ $amount }
wildcatters-good-shares-green = { $sign }{ $amount }
wildcatters-good-shares-blue = { $sign }{ $amount }
wildcatters-good-cash-name = caisse
wildcatters-good-points-name = points
wildcatters-good-shares-red-name = titres I
wildcatters-good-shares-yellow-name = titres II
wildcatters-good-shares-green-name = titres III
wildcatters-good-shares-blue-name = titres IV
wildcatters-charts-axis = manches
wildcatters-charts-start = Préparation
wildcatters-charts-turn = Manche { $round }, tour de { $seat }
wildcatters-charts-end = Le décompte final
wildcatters-charts-points = Points sur la piste
wildcatters-charts-worth = Points si la partie s’arrêtait là
wildcatters-charts-cash = En caisse
wildcatters-charts-shares = Titres de toutes les compagnies

# board: begin
# Écrit sur le plateau
wildcatters-board-zone = { wildcatters-name-zone-board }
wildcatters-board-money = { $amount } $
wildcatters-board-points = { $points } PV
wildcatters-board-points-cost = −{ $points } PV
wildcatters-board-round = Manche { $round }
wildcatters-board-setup = Préparation
wildcatters-board-over = C’est fini
wildcatters-board-to-place = Reste à placer
wildcatters-board-free = gratuit
wildcatters-board-nobody = personne
wildcatters-board-step-a = Prendre une carte
wildcatters-board-step-d = Construction
wildcatters-board-step-e = Pétrole
wildcatters-board-step-f = Pétroliers inactifs
wildcatters-board-turn = Au tour de : { $seat }
wildcatters-board-any-white = + un continent blanc
wildcatters-board-one-white = + { $continent }
wildcatters-board-next-move = Le prochain : { $price }
wildcatters-board-where-to = Vers quel port ?
wildcatters-board-bonus = +{ $points } PV
wildcatters-board-renew = Tout changer
wildcatters-board-mix = Payer autrement
wildcatters-board-empty = Carte à raffinerie
wildcatters-board-empty-which = Quelle raffinerie ?
wildcatters-board-keep = Garder la carte
wildcatters-board-done = Terminé
wildcatters-board-drill = Forer
wildcatters-board-swap = Puits en pompe
wildcatters-board-transport = Transporter
wildcatters-board-deck = pioche
wildcatters-board-discard = défausse
wildcatters-board-drilling = { $seat } fore
wildcatters-board-freight = Transport
wildcatters-board-started-by = { $zone }, par { $seat }
wildcatters-board-who-joins = { $seat } participe ?
wildcatters-board-join = Participer
wildcatters-board-decline = Refuser
wildcatters-board-first-train = pour le premier train
wildcatters-board-to-move = À déplacer : { $own }, plus { $others } des autres
wildcatters-board-same-way = Le même trajet pour plusieurs :
wildcatters-board-stage-train = { $seat } choisit le train
wildcatters-board-stage-rail = { $seat } déplace un baril
wildcatters-board-stage-ship = { $seat } : quel pétrolier ?
wildcatters-board-stage-sea = { $seat } commande
wildcatters-board-captain = Capitaine : { $seat }
wildcatters-board-auction = Enchère
wildcatters-board-absent = sans pompe
wildcatters-board-passed = a passé
wildcatters-board-asked = enchérit ?
wildcatters-board-waiting-bid = attend
wildcatters-board-prize = vaut { $points } PV
wildcatters-board-pass = Passer
wildcatters-board-pay = Payer { $price } $
wildcatters-board-rate = { $shares } titres pour 1 $
wildcatters-board-left-to-name = Encore à nommer : { $shares }
wildcatters-board-take = Prendre des titres
wildcatters-board-own-barrels = Livrer ou vendre ?
wildcatters-board-repay = Rembourser ?
wildcatters-board-repay-price = { $price } de votre couleur chacun
wildcatters-board-choose-order = À quelle place jouer ?
wildcatters-board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
# Dit de ce qui est sur le plateau
wildcatters-board-rig = Puits : { $owner }
wildcatters-board-pump = Pompe : { $owner }, { $barrels ->
    [0] à sec
    [one] { $barrels } baril
   *[other] { $barrels } barils
}
wildcatters-board-wildcatter = Prospecteur : mis aux enchères quand on fore ce gisement
wildcatters-board-won = Prospecteur gagné par { $owner } : pris quand son baril part
wildcatters-board-train = Train : { $owner }, { $stretch }
wildcatters-board-tanker = { $tanker } ({ $zone }), vide
wildcatters-board-loaded = { $tanker }, à bord : { $cargo }
wildcatters-board-waiting = Port ({ $zone }) : { $count ->
    [one] { $count } baril attend
   *[other] { $count } barils attendent
} ({ $owner })
wildcatters-board-refinery = Raffinerie ({ $zone }) : { $owner }, { $held } cuves pleines sur { $room }{ $closed ->
    [yes] , fermée jusqu’à la fin du tour
   *[no] {""}
}
wildcatters-board-crate = Livré ({ $continent }) : { $standing }
wildcatters-board-delivered = { $seat } { $count }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } PV)
}
wildcatters-board-station = Manche { $round }{ $price ->
    [0] {""}
   *[other] {"\u00A0"}: à la fin, un emprunt se rembourse avec { $price } titres de sa couleur
}{ $interim ->
    [yes] {"\u00A0"}; puis le décompte intermédiaire
   *[no] {""}
}
wildcatters-board-order = Ordre du tour : { $order }
wildcatters-board-score = { $seat } : { $points } PV
wildcatters-board-pile = { $pile ->
    [deck] Pioche
   *[discard] Défausse
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
wildcatters-board-bidder = { $seat } ({ $own ->
    [one] { $own } titre de sa couleur
   *[other] { $own } titres de sa couleur
}) : { $status ->
    [leads] offre { $bid }
    [absent] n’a pas de pompe ici
    [passed] s’est retiré
    [asked] doit répondre
   *[waiting-bid] peut encore enchérir
}. Le prospecteur lui vaudrait { $points } PV.
wildcatters-board-rider = { $seat } : { $barrels ->
    [one] { $barrels } baril à déplacer
   *[other] { $barrels } barils à déplacer
}, titres de sa couleur : { $own }
wildcatters-board-under-way = Le baril en question ({ $seat }) : { $zone }
wildcatters-board-fee = { $shares ->
    [one] { $shares } titre
   *[other] { $shares } titres
} à { $seat }
wildcatters-board-no-fees = gratuit
wildcatters-board-way = { $barrels ->
    [one] À la raffinerie ({ $zone }) : { $fees }
   *[other] { $barrels } barils à la raffinerie ({ $zone }) : { $fees }
}
wildcatters-board-way-ship = { $barrels ->
    [one] À bord : { $tanker } ({ $zone }) : { $fees }
   *[other] { $barrels } barils à bord : { $tanker } ({ $zone }) : { $fees }
}
wildcatters-board-account = { $seat } : { $points } PV, { wildcatters-board-rank }
# Le plateau en caractères
wildcatters-board-text-rounds = Manches :
wildcatters-board-text-order = Ordre :
wildcatters-board-text-fields = gisements, et trains vers le port
wildcatters-board-text-harbours = raffineries, barils au port, pétroliers
wildcatters-board-text-links = trains entre les ports
wildcatters-board-text-cards = Cartes visibles :
wildcatters-board-text-hand = Votre main :
wildcatters-board-text-bid = { $seat } (titres de sa couleur : { $own }) : { $status ->
    [leads] { $bid }
    [absent] sans pompe
    [passed] a passé
    [asked] doit répondre
   *[waiting-bid] peut enchérir
}
wildcatters-board-text-legend-1 = 1^ puits du joueur I   1=3 pompe de I avec 3 barils   . cercle libre
wildcatters-board-text-legend-2 = W prospecteur   W:1 prospecteur gagné par I   > zone de ce tour
wildcatters-board-text-legend-3 = 2|13...| raffinerie de II avec I et III   #...# fermée   1×2 deux barils de I
wildcatters-board-text-legend-4 = 2<1..> pétrolier de II, I à bord  [12] trains de I, II  * premier  (15) emprunt
# board: end

# Ce qui a été sauté
wildcatters-effect-skipped = { $action ->
    [build] { $reason ->
        [cash] { $seat } ne construit plus rien : trop peu d’argent.
       *[room] { $seat } ne construit plus rien : aucun jeton en stock ne trouve de place.
    }
    [oil] { $seat } ne fait aucune action pétrole : trop peu d’argent.
    [move] { $seat } ne déplace plus de pétrolier : trop peu d’argent.
    [join] { $seat } ne peut pas profiter du forage : plus de pompe en stock.
   *[repay] { $seat } ne peut pas rembourser d’emprunt : trop peu de titres de sa couleur.
}

# Le but du jeu, et ce que sont les choses sur le plateau
wildcatters-goal = Qui a le plus de points de victoire après { $rounds } manches l’emporte : pétrole livré aux continents, titres, argent, prospecteurs.
wildcatters-place-round = Les manches. Là où un emprunt est dessiné, on peut rembourser pour ce nombre de titres de sa couleur ; à la médaille, il y a un décompte intermédiaire.
wildcatters-place-map = Le monde. Un continent de couleur a deux zones de prospection avec chacune un gisement ; un continent blanc n’a pas de pétrole, mais des ports et de la place pour des raffineries.
wildcatters-place-track = La piste de score : les points de victoire acquis.
wildcatters-place-crate = La case d’un continent : les barils qui y ont été livrés. Les plaques de laiton disent ce que chacun marquerait à la fin.
wildcatters-place-purse = Un joueur : points, argent, titres des quatre compagnies, emprunts et jetons en stock.
wildcatters-place-card = Une carte : la zone de prospection où vous agissez ce tour-ci, et ce que vous recevez : dollars, titres, gouttes (points de victoire), ou une raffinerie que vous pourrez vider plus tard.
wildcatters-place-desk = Ce qui est demandé en ce moment.
wildcatters-place-done = Termine cette étape.
wildcatters-place-field = Un gisement. Avec { $rigs } puits, quels qu’en soient les propriétaires, on peut y forer ; chaque joueur y a au plus { $most } puits et pompes.
wildcatters-place-rig = Un puits : { $first } $, votre dernier dans une zone { $last } $ ; au plus { $most } par zone. Le forage en change un en pompe.
wildcatters-place-pump = Une pompe : { $barrels } barils quand elle est neuve. Lors d’un transport, exactement un baril en part.
wildcatters-place-wildcatter = Un prospecteur. Après le forage, ceux qui ont une pompe enchérissent ; le premier vaut { $step } PV, le deuxième { $second }, et ainsi de suite.
wildcatters-place-refinery = Une raffinerie : { $price } $, une par tour. Elle contient { $room } barils et paie { $pay } titres de son propriétaire pour chaque baril d’un autre. Vidée, elle remplit la case du continent et donne à son propriétaire { $shares } titres par baril.
wildcatters-place-site = La place d’une raffinerie, qui coûte { $price } $.
wildcatters-place-harbour = Un port. Les barils y attendent, les pétroliers y chargent et y déchargent ; un nouveau pétrolier coûte { $price } $.
wildcatters-place-train = Un train : { $price } $. Il transporte les barils sur son tronçon ; les autres paient à son propriétaire { $fee ->
    [one] { $fee } titre
   *[other] { $fee } titres
} de leur couleur par baril.
wildcatters-place-box = Une place libre pour un train, qui coûte { $price } $.
wildcatters-place-tanker = Un pétrolier : { $price } $. Il prend { $room } barils ; les autres paient à son propriétaire { $fee ->
    [one] { $fee } titre
   *[other] { $fee } titres
} de leur couleur par baril. En déplacer un inactif est gratuit une fois par tour, puis coûte { $move } $.
wildcatters-place-renew = Écarte toutes les cartes de l’étalage et en retourne de nouvelles, pour { $points } points de victoire.
wildcatters-place-mix = Permet de choisir comment payer le prochain prix : { $shares } titres valent un dollar.
wildcatters-place-empty = Utilise une carte à raffinerie : n’importe quelle raffinerie qui contient un baril est vidée aussitôt. Son propriétaire reçoit { $shares } titres par baril.
wildcatters-place-drill = Forer coûte { $price } $ et demande { $rigs } puits dans la zone, dont un à vous. Un de vos puits devient une pompe, et les prospecteurs sont mis aux enchères.
wildcatters-place-swap = Change un autre de vos puits en pompe pour { $price } $, là où quelqu’un a déjà foré.
wildcatters-place-transport = Coûte { $price } $, une fois par tour. Un baril part de chaque pompe de la zone ; les autres peuvent y participer.
wildcatters-risk-credit = Tous les titres de votre couleur y passent, ou plus. Si vous gagnez, vous devez emprunter, et rembourser coûte { $price } titres de votre couleur à la fin.
# Les tableaux des décomptes
wildcatters-sheet-interim = Décompte intermédiaire
wildcatters-sheet-final = Décompte final
wildcatters-sheet-own-company = En tête de sa propre compagnie
wildcatters-sheet-wildcatters = Prospecteurs
wildcatters-sheet-loans = Emprunts
# The guided first game
wildcatters-lesson-welcome = Bienvenue au Cartel de l’or noir ! Vous dirigez une des quatre compagnies, et le monde entier est votre terrain. Après sept manches, qui a le plus de points de victoire gagne.
wildcatters-lesson-contests = Tout est affaire de majorités : qui a le plus de titres de chacune des quatre compagnies, le plus d’argent, le plus de pétrole sur chaque continent ? Voici où vous en êtes.
wildcatters-lesson-hand = Avant la première manche, chacun s’installe. Vous avez huit cartes ; chacune nomme une zone de prospection où peut aller un de vos jetons de départ.
wildcatters-lesson-refinery = D’abord une raffinerie, car c’est là que finit le pétrole. Vous avez deux cartes des Andes : placez-la là-bas.
wildcatters-lesson-refinery-else = Un bel endroit aussi. Mais vos cartes disent deux fois Andes, et pétrole et raffinerie doivent être voisins.
wildcatters-lesson-first-rig = Vos jetons maintenant, une carte à la fois. Montrez une carte des Andes et placez-y un puits.
wildcatters-lesson-first-rig-else = Cette carte viendra plus tard. D’abord un puits dans les Andes, à côté de votre raffinerie.
wildcatters-lesson-second-rig = { $player-4 } a posé un train dans les Andes : vous aurez de la compagnie. Montrez votre deuxième carte des Andes et placez-y un autre puits.
wildcatters-lesson-second-rig-else = Dans un instant. Encore un puits dans les Andes d’abord.
wildcatters-lesson-third-rig = Un puits de { $player-4 } aussi : il y en a trois dans les Andes. À quatre, quelqu’un pourra forer. Placez votre dernier puits de départ à côté, aux États-Unis et au Mexique.
wildcatters-lesson-link = Les trains déplacent le pétrole. Montrez le Brésil et posez un train sur la liaison entre les Andes et le Brésil.
wildcatters-lesson-train = L’autre va en Russie de l’Ouest, du gisement au port. Qui en aura besoin vous paiera un titre par baril.
wildcatters-lesson-ship = Il reste un pétrolier. Montrez l’Extrême-Orient : il entre tout droit au port.
wildcatters-lesson-wildcatters = Tout est en place. Dans les gisements attendent les prospecteurs : dès que quelqu’un fore dans leur zone, on les met aux enchères.
wildcatters-lesson-display = Chaque tour commence par une carte. Elle donne ce qui y est imprimé, et nomme la zone où vous agissez ce tour-ci. Trois des cartes visibles disent Andes.
wildcatters-lesson-card = Prenez celle aux trois titres de la compagnie II. Ce sont vos premiers titres d’une autre compagnie.
wildcatters-lesson-card-drops = Deux points tout de suite, ce n’est pas mal. Mais trois titres d’une autre compagnie valent davantage pour vous en ce moment.
wildcatters-lesson-card-empty = Elle permet de vider une raffinerie, mais aucune n’a encore de pétrole. Prenez celle aux trois titres.
wildcatters-lesson-card-elsewhere = Il faudrait alors agir là-bas, et vos puits sont dans les Andes. Prenez la carte entourée.
wildcatters-lesson-card-renew = De nouvelles cartes coûteraient 4 de vos 5 points, et en voici une bonne. Prenez-la.
wildcatters-lesson-money = Avec 10 $ de revenu, vous avez maintenant 20 $. Retenez ceci : les dollars vont à la banque, et les titres de votre couleur aux autres joueurs.
wildcatters-lesson-fourth = D’abord construire. Trois puits sont dans les Andes, il en faut quatre. Construisez le quatrième pour 4 $.
wildcatters-lesson-fourth-done = Pas encore ! Avec trois puits, personne ne peut forer. Construisez le quatrième.
wildcatters-lesson-fourth-refinery = 12 $, c’est trop pour l’instant : il faut 8 $ pour forer. Construisez le quatrième puits.
wildcatters-lesson-tanker = Et un pétrolier dans le port des Andes, pour 2 $. Par mer, votre pétrole atteint tous les ports du monde.
wildcatters-lesson-tanker-elsewhere = Il nous le faut là où sera le pétrole : dans le port des Andes.
wildcatters-lesson-tanker-done = Encore une chose : sans pétrolier dans les Andes, votre pétrole ne verra guère le monde.
wildcatters-lesson-built = Il reste 14 $ : 8 pour forer, 4 pour le transport. Assez construit.
wildcatters-lesson-built-train = À la longue, un train à vous épargnerait des titres. Aujourd’hui, nous prenons celui de { $player-4 }. Passez au pétrole.
wildcatters-lesson-built-save = Gardez l’argent : forage et transport coûtent 12 $. Passez au pétrole.
wildcatters-lesson-drill = Place au pétrole. Quatre puits sont réunis : forez, pour 8 $ !
wildcatters-lesson-drill-done = S’arrêter là, avec quatre puits en terre ? Quelqu’un forerait à votre place. Allez-y !
wildcatters-lesson-pumps = Du pétrole ! Votre puits est devenu une pompe, avec trois barils. { $player-4 } a suivi et vous a payé trois titres.
wildcatters-lesson-bid = Le prospecteur est maintenant mis aux enchères, entre ceux qui ont une pompe. Il apporte un baril de plus, et des points à la fin. Offrez 4 titres de votre couleur.
wildcatters-lesson-bid-more = Commencez par 4, l’offre la plus basse. Si { $player-4 } monte, il sera temps d’y réfléchir.
wildcatters-lesson-bid-pass = { $player-4 } l’aurait alors à bon compte. Offrez 4.
wildcatters-lesson-won = { $player-4 } passe, et le prospecteur est à vous, avec un de vos barils.
wildcatters-lesson-transport = Sous terre, le pétrole ne vaut rien. Lancez un transport pour 4 $ : un baril quitte chaque pompe, et celui du prospecteur part aussi.
wildcatters-lesson-transport-swap = Un échange fait d’un autre puits une pompe, pour 3 $. Bonne idée pour plus tard ; le transport d’abord.
wildcatters-lesson-transport-done = Et laisser le pétrole sous terre ? Lancez le transport.
wildcatters-lesson-fees = Le seul train ici est à { $player-4 } : vous avez payé un titre pour chacun de vos deux barils. Le prospecteur vous reste, et { $player-4 } suit avec un baril.
wildcatters-lesson-refine = Votre premier baril n’ira pas loin : mettez-le dans votre propre raffinerie.
wildcatters-lesson-refine-load = Le pétrolier aura le suivant. Celui-ci va dans votre raffinerie.
wildcatters-lesson-load = Votre deuxième baril verra le monde : chargez-le sur votre pétrolier.
wildcatters-lesson-load-refine = Il y a de la place, mais votre propre raffinerie ne vous paie rien. Celle d’un autre, si : chargez le pétrolier.
wildcatters-lesson-sail = Le propriétaire d’une raffinerie paie deux titres pour chaque baril que d’autres apportent. Cap sur la Russie de l’Ouest, chez { $player-3 }.
wildcatters-lesson-sail-home = Revenir au port ? Là, personne ne vous paie. Cap sur la Russie de l’Ouest.
wildcatters-lesson-sail-else = Là aussi, on vous paierait. Mais de la compagnie III, vous n’avez encore aucun titre : cap sur la Russie de l’Ouest.
wildcatters-lesson-paid = Deux titres de la compagnie III : vous avez un pied dans les quatre compagnies. Le baril de { $player-4 } est allé dans votre raffinerie, vous en avez donc payé deux des vôtres.
wildcatters-lesson-oil = C’est tout pour le pétrole, ce tour-ci. Passez à la suite.
wildcatters-lesson-oil-swap = Une autre pompe peut attendre : il ne vous reste que 2 $. Passez à la suite.
wildcatters-lesson-idle = À chaque tour, un pétrolier peut naviguer à vide, gratuitement. Le vôtre dort en Extrême-Orient : amenez-le dans les Andes.
wildcatters-lesson-idle-done = Cela ne coûte rien, et en Extrême-Orient il ne vous sert à rien. Amenez-le dans les Andes.
wildcatters-lesson-guests = { $player-2 } arrive à son tour dans les Andes, avec deux pompes et un train, et lance un transport. Tous ceux qui y ont du pétrole peuvent en être : on vous le demande aussi.
wildcatters-lesson-stay = Votre raffinerie a de la place pour trois barils, et ceux des autres vous rapportent plus que les vôtres. Cette fois, restez donc chez vous.
wildcatters-lesson-stay-join = La raffinerie serait pleine avant l’arrivée de votre baril. Laissez les autres la remplir : restez chez vous.
wildcatters-lesson-full = Cinq barils : votre raffinerie est pleine, et on vide celle qui est pleine. Les quatre barils des autres vont sur la case de l’Amérique du Sud, et vous rapportent quatre titres chacun !
wildcatters-lesson-deliver = Et votre propre baril ? Livrez-le aussi : sur la case, il compte pour la majorité en Amérique du Sud.
wildcatters-lesson-deliver-back = Il y aurait quatre titres de plus, cela mérite réflexion. Mais la lutte pour l’Amérique du Sud a commencé : livrez-le.
wildcatters-lesson-own = À vous de choisir seize titres. N’oubliez pas : il ne vous en reste que six de votre couleur. C’est avec eux que vous payez, et qui n’en a plus doit emprunter.
wildcatters-lesson-free = La compagnie est entre vos mains : prenez de chacune ce que vous voulez. Quelques titres de votre couleur, et beaucoup d’une autre où vous pourriez être en tête ?
wildcatters-lesson-end = Carte, construction, forage, transport : c’est ainsi que cela va, et ce sera bientôt votre tour. Raffineries et prospecteurs comptent aussi à la fin. Continuez, et faites fortune !
# Qui sont les robots
wildcatters-character-gambler = Flambeur
wildcatters-character-gambler-about = ouvre des puits partout où il peut y avoir du pétrole
wildcatters-character-railwayman = Cheminot
wildcatters-character-railwayman-about = place d’abord ses trains ; le pétrole suivra
wildcatters-character-banker = Banquier
wildcatters-character-banker-about = garde de l’argent, et le compte

# Les raisons des conseils
wildcatters-feature-cash = { $amount } ${ by-much }{ by-paying }
wildcatters-feature-shares-red = { $amount ->
    [one] { $amount } titre de la compagnie I{ by-count }{ by-paying }
   *[other] { $amount } titres de la compagnie I{ by-count }{ by-paying }
}
wildcatters-feature-shares-yellow = { $amount ->
    [one] { $amount } titre de la compagnie II{ by-count }{ by-paying }
   *[other] { $amount } titres de la compagnie II{ by-count }{ by-paying }
}
wildcatters-feature-shares-green = { $amount ->
    [one] { $amount } titre de la compagnie III{ by-count }{ by-paying }
   *[other] { $amount } titres de la compagnie III{ by-count }{ by-paying }
}
wildcatters-feature-shares-blue = { $amount ->
    [one] { $amount } titre de la compagnie IV{ by-count }{ by-paying }
   *[other] { $amount } titres de la compagnie IV{ by-count }{ by-paying }
}
wildcatters-feature-points = { $amount } PV{ by-much }{ by-paying }
wildcatters-feature-rigs = { $amount } puits{ by-count }
wildcatters-feature-pumps = { $amount ->
    [one] { $amount } pompe{ by-count }
   *[other] { $amount } pompes{ by-count }
}
wildcatters-feature-trains = { $amount ->
    [one] { $amount } train{ by-count }
   *[other] { $amount } trains{ by-count }
}
wildcatters-feature-refineries = { $amount ->
    [one] { $amount } raffinerie{ by-count }
   *[other] { $amount } raffineries{ by-count }
}
wildcatters-feature-barrels = { $amount ->
    [one] { $amount } baril livré{ by-count }
   *[other] { $amount } barils livrés{ by-count }
}
wildcatters-feature-loans = { $amount ->
    [one] { $amount } emprunt{ by-count }
   *[other] { $amount } emprunts{ by-count }
}
wildcatters-feature-tankers = { $amount ->
    [one] { $amount } pétrolier
   *[other] { $amount } pétroliers
}
wildcatters-feature-wildcatters = { $amount ->
    [one] { $amount } prospecteur
   *[other] { $amount } prospecteurs
}
wildcatters-feature-oil = { $amount ->
    [one] { $amount } baril prêt à partir
   *[other] { $amount } barils prêts à partir
}
wildcatters-feature-stored = { $amount ->
    [one] { $amount } baril en raffinerie
   *[other] { $amount } barils en raffinerie
}
wildcatters-feature-landed = { $amount ->
    [one] { $amount } baril dans un port
   *[other] { $amount } barils dans les ports
}
wildcatters-feature-leads = { $amount ->
    [one] { $amount } case en tête
   *[other] { $amount } cases en tête
}
wildcatters-feature-cards = { $amount ->
    [one] { $amount } carte à raffinerie
   *[other] { $amount } cartes à raffinerie
}
wildcatters-feature-turns = { $amount ->
    [one] { $amount } tour à jouer
   *[other] { $amount } tours à jouer
}
wildcatters-feature-round = manche { $amount }
wildcatters-source-rig = puits
wildcatters-source-tanker-built = pétroliers
wildcatters-source-train = trains
wildcatters-source-refinery = raffineries
wildcatters-source-refinery-bonus = PV des raffineries
wildcatters-source-move-paid = déplacements de pétroliers
wildcatters-source-renewed = étalage renouvelé
wildcatters-source-card-cash = argent des cartes
wildcatters-source-card-shares = titres des cartes
wildcatters-source-card-drops = gouttes des cartes
wildcatters-source-income = revenu
wildcatters-source-drilled = forages
wildcatters-source-swapped = échanges de puits
wildcatters-source-drill-joined = forages à plusieurs
wildcatters-source-wildcatter-won = enchères de prospecteurs
wildcatters-source-shares-taken = raffineries vidées
wildcatters-source-final = décompte final
wildcatters-source-own-company = première place dans sa compagnie
wildcatters-source-wildcatters-scored = PV des prospecteurs
wildcatters-source-borrowed = emprunts
wildcatters-source-repaid = emprunts remboursés
wildcatters-source-last-repaid = emprunts remboursés à la fin
wildcatters-source-transport = transports
wildcatters-source-hauled = trains du gisement
wildcatters-source-linked = trains des liaisons
wildcatters-source-loaded = trajets en pétrolier
wildcatters-source-delivered = barils livrés
