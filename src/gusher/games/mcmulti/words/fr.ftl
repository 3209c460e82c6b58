# Ce que dit McMulti, en français. Les règles elles-mêmes sont dans rulebook/fr.md.

mcmulti-name = McMulti
mcmulti-tagline = Forer, raffiner et vendre sur son île, et sentir la conjoncture avant qu’elle tourne.
mcmulti-about = Couvrez votre île de plates-formes, de puits, de raffineries et de stations-service. Deux dés disent ce qui travaille, à votre tour et à celui de vos voisins ; chaque baril fait bouger les prix des marchés et de la consommation, et un double retourne la conjoncture et fait la une. Quand quelqu’un annonce 1 000 millions, chaque île a encore un tour, et le plus riche l’emporte.

# Options
mcmulti-option-reroll = Second lancer
mcmulti-option-reroll-help = Qui n’obtient pas de double peut relancer une fois les deux dés. Plus rapide, avec plus de doubles et de pétrole.
mcmulti-option-reroll-true = oui
mcmulti-option-reroll-false = non
mcmulti-option-counter_die = Dé central
mcmulti-option-counter_die-help = Un troisième dé, au centre, régularise les changements de conjoncture. Les doubles font toujours la une.
mcmulti-option-counter_die-true = oui
mcmulti-option-counter_die-false = non
mcmulti-option-islands = Îles
mcmulti-option-islands-help = On choisit son île dans un ordre tiré au sort, ou on la reçoit selon sa place. À trois, il n’est pas indifférent de savoir laquelle reste vide ; à deux, chacun en a toujours deux qui se font face.
mcmulti-option-islands-dealt = selon la place
mcmulti-option-islands-picked = au choix
mcmulti-option-announce = Annonce de la fin
mcmulti-option-announce-help = Qui a atteint le but peut l’annoncer après le tour de n’importe qui, ou seulement après le sien.
mcmulti-option-announce-any_turn = après chaque tour
mcmulti-option-announce-own_turn = après son propre tour
mcmulti-option-turn_limit = Dernière manche
mcmulti-option-turn_limit-help = La partie s’arrête au plus tard après cette manche. Une manche, c’est un tour de chacune des quatre îles.
mcmulti-option-turn_limit-0 = aucune
mcmulti-option-turn_limit-5 = 5
mcmulti-option-turn_limit-10 = 10
mcmulti-option-turn_limit-15 = 15
mcmulti-option-turn_limit-20 = 20
mcmulti-option-turn_limit-25 = 25
mcmulti-option-turn_limit-30 = 30
mcmulti-option-turn_limit-40 = 40
mcmulti-option-turn_limit-50 = 50
mcmulti-option-turn_limit-60 = 60

# Les lieux : une case porte le nom de ses dés, rangée bleue et colonne rouge
mcmulti-island = { mcmulti-name-island-plain }
mcmulti-island-short = { mcmulti-name-island-board }
mcmulti-cell = b{ $row }r{ $column }
mcmulti-spot = { mcmulti-island-short } { mcmulti-cell }

# Équipements, barils, cartes
mcmulti-piece = { $piece ->
    [rig] une plate-forme
    [station] une station
    [refinery] une raffinerie
   *[well] un puits
}
mcmulti-the-piece = { $piece ->
    [rig] la plate-forme
    [station] la station
    [refinery] la raffinerie
   *[well] le puits
}
mcmulti-pieces = { $piece ->
    [rig] { $count ->
        [one] { $count } plate-forme
       *[other] { $count } plates-formes
    }
    [station] { $count ->
        [one] { $count } station
       *[other] { $count } stations
    }
    [refinery] { $count ->
        [one] { $count } raffinerie
       *[other] { $count } raffineries
    }
   *[well] { $count } puits
}
mcmulti-product = { $product ->
    [crude] pétrole
   *[gas] essence
}
mcmulti-of-product = { $product ->
    [crude] de pétrole
   *[gas] d’essence
}
mcmulti-pair = { $pair ->
    [foreign] à l’extérieur
   *[domestic] à l’intérieur
}
mcmulti-market = marché { $pair ->
    [foreign] extérieur
   *[domestic] intérieur
} { $product ->
    [crude] du pétrole
   *[gas] de l’essence
}
mcmulti-count-barrels = { $barrels ->
    [one] { $barrels } baril
   *[other] { $barrels } barils
}
mcmulti-economy = { mcmulti-name-economy-plain }
mcmulti-from-economy = { mcmulti-name-economy-the }
mcmulti-news = { mcmulti-name-card-plain }
mcmulti-news-story = { $card ->
    [bonus] Le Parlement récompense ceux qui pompent.
    [embargo] Les pays exportateurs se brouillent sur les prix et ferment leurs ports.
    [property-tax] L’État a besoin d’argent, et les compagnies en ont.
    [pollution] Les raffineries d’hier ne sont plus assez propres.
    [mideast] Chacun vend tant qu’il le peut encore.
    [station-tax] Les caisses de l’État sont vides, et une pompe se compte facilement.
    [gas-tax] Le fisc jauge vos cuves.
    [winter] Tout le monde se chauffe, il ne reste guère de quoi rouler.
   *[crude-tax] Le fisc revient, et demande à voir le brut.
}
mcmulti-news-does = { $card ->
    [bonus] Dès le tour suivant, { $premium } M par puits qui produit, jusqu’à un double { $ends }.
    [embargo] Plus de commerce extérieur jusqu’à un double { $ends }.
    [property-tax] Après les dés, { $rig } M par plate-forme, { $well } M par puits, { $station } M par station, { $refinery } M par raffinerie.
    [pollution] Après les dés, { $fee } M par raffinerie ; celles qu’on ne met pas aux normes sont immobilisées sur cette carte.
    [mideast] { mcmulti-more-crude } à l’extérieur, et le prix à la consommation baisse de { mcmulti-red-spaces }.
    [station-tax] Après les dés, { $station } M par station ; on ne peut vendre que des stations pour payer.
    [gas-tax] Après les dés, { $gas } M par baril d’essence.
    [winter] Après les dés, puis à chaque double, { mcmulti-gas-leaves } le marché intérieur, jusqu’à un double { $ends }.
   *[crude-tax] Après les dés, { $crude } M par baril de pétrole.
}
mcmulti-more-crude = { $barrels ->
    [one] { $barrels } baril de pétrole de plus
   *[other] { $barrels } barils de pétrole de plus
}
mcmulti-gas-leaves = { $barrels ->
    [one] { $barrels } baril d’essence quitte
   *[other] { $barrels } barils d’essence quittent
}
mcmulti-red-spaces = { $reds ->
    [one] { $reds } case rouge
   *[other] { $reds } cases rouges
}
mcmulti-double-or = { $first } ou { $rest }

# Ce que possède un joueur
mcmulti-barrels = pétrole { $crude }, essence { $gas }
mcmulti-no-equipment = aucun équipement
mcmulti-islands = { $count ->
    [one] île : { $islands }
   *[other] îles : { $islands }
}
mcmulti-parked = { $count ->
    [one] { $count } raffinerie immobilisée
   *[other] { $count } raffineries immobilisées
}
mcmulti-announcer = a annoncé la fin

# La position dans son ensemble
mcmulti-purse = { $seat } { $cash } M
mcmulti-phase = { $phase ->
    [islands] choix des îles
    [start] achats de départ
    [barrels] phase I, les barils
    [dice] phase II, les dés
   *[equipment] phase III, les équipements
}
mcmulti-whose-turn = île { $island } ({ $seat })
mcmulti-nobodys-turn = île { $island } (à personne)
mcmulti-news-none = rien encore
mcmulti-news-open = à la une, { $card }
mcmulti-news-open-and-in-force = à la une, { $card } ; en vigueur, { $cards }
mcmulti-consumers = { $price ->
    [0] Les consommateurs n’achètent rien.
   *[other] Les consommateurs paient { $price } M.
}
mcmulti-title-start = McMulti, { mcmulti-phase }. Conjoncture : { $economy }. { mcmulti-consumers } Nouvelles : { $news }. En caisse : { $money }.
mcmulti-title = McMulti, manche { $round }, { $whose }, { mcmulti-phase }.{ $red ->
    [0] {""}
   *[other] {" "}Dés : rouge { $red }, bleu { $blue }.
} Conjoncture : { $economy }. { mcmulti-consumers } Nouvelles : { $news }. En caisse : { $money }.
mcmulti-title-over = McMulti, partie terminée à la manche { $round }. En caisse : { $money }.

# Ce qu’on vous demande
mcmulti-occasion = { $dice ->
    [yes] Les dés de { $seat } travaillent pour vous
   *[no] Pendant le tour de { $seat }
}
mcmulti-occasion-nobody = { $dice ->
    [yes] Les dés de l’île vide travaillent pour vous
   *[no] Pendant le tour de l’île vide
}
mcmulti-ask-island = Quelle île choisissez-vous ?{ $seats ->
    [3] {" "}L’une des quatre restera vide.
   *[other] {""}
}
mcmulti-ask-start = Qu’achetez-vous pour votre île { $island } avant le premier tour ? Vous avez { $cash } M.
mcmulti-ask-place = Où placez-vous { $piece } à { $price } M sur votre île { $island } ?
mcmulti-ask-place-parked = Où placez-vous la raffinerie sur votre île { $island } ? Son retour vous coûte { $price } M.
mcmulti-ask-market = { $where ->
    [foreign] Commerce à l’extérieur, ou pas du tout ?
    [domestic] Commerce à l’intérieur, ou pas du tout ?
   *[both] Commerce à l’extérieur, à l’intérieur, ou pas du tout ?
} Vous avez { $cash } M, et en barils : pétrole { $crude }, essence { $gas }.
mcmulti-ask-trade = Commerce { $pair } : encore un baril, ou les dés ? Vous avez { $cash } M, et en barils : pétrole { $crude }, essence { $gas }.
mcmulti-ask-reroll = Rouge { $red } et bleu { $blue }, pas de double. Gardez-vous ce lancer, ou relancez-vous ?
mcmulti-ask-strike = Du pétrole ! Votre plate-forme en { $spot } peut devenir un puits pour { $cost } M. Vous avez { $cash } M.
mcmulti-ask-refine = Combien de barils raffinez-vous ? Vous pouvez en raffiner { $most } au plus. Vous avez { $cash } M, et en barils : pétrole { $crude }, essence { $gas }.
mcmulti-ask-pump = Combien de barils vendent vos stations ? { $most ->
    [1] 1 au plus, pour { $price } M
   *[other] { $most } au plus ; le premier rapporte { $price } M, chacun des suivants 1 M de moins
}. Essence en stock : { $gas }.
mcmulti-ask-forced-sale = { $card } : vous devez { $debt } M et vous avez { $cash } M. Que vendez-vous ?
mcmulti-ask-park = Vos { $cash } M ne suffisent pas à payer { $fee } M par raffinerie. { $count ->
    [one] Laquelle immobilisez-vous ?
   *[other] Laquelle immobilisez-vous ? Il en faut { $count }.
}
mcmulti-ask-shop = Achetez pour votre île { $island }, vendez ce que les dés désignent, ou terminez votre tour. Vous avez { $cash } M.
mcmulti-ask-announce = Vous avez { $cash } M. Annoncez-vous la fin ? { $each ->
    [1] Chacun aura alors un dernier tour
   *[other] Chacun de vous deux aura alors deux derniers tours
} ; l’île { $island } jouera la dernière.

# Consignes
mcmulti-order-no-market = Ne pas négocier de barils
mcmulti-order-strike = Faire un puits de chaque découverte. Prix maximal d’un puits, en M :
mcmulti-order-strike-given = Faire un puits de chaque découverte, pour { $limit } M au plus
mcmulti-order-refine = Raffiner autant de barils que possible
mcmulti-order-pump = Vendre aux consommateurs. Prix minimal du baril, en M :
mcmulti-order-pump-given = Vendre aux consommateurs ce qui rapporte au moins { $limit } M le baril
mcmulti-order-wait = Ne pas annoncer la fin
mcmulti-order-until-round = jusqu’à la fin de la manche

# Ce qu’on demande aux autres
mcmulti-wait-island = { $seat } choisit une île.
mcmulti-wait-start = { $seat } fait ses achats pour l’île { $island }.
mcmulti-wait-place = { $seat } place un équipement sur l’île { $island }.
mcmulti-wait-market = { $seat } (île { $island }) choisit un marché.
mcmulti-wait-trade = { $seat } (île { $island }) négocie des barils.
mcmulti-wait-reroll = { $seat } (île { $island }) peut relancer les dés.
mcmulti-wait-strike = { $seat } découvre du pétrole sur l’île { $island }.
mcmulti-wait-refine = Tour de l’île { $island } : { $seat } décide combien raffiner.
mcmulti-wait-pump = Tour de l’île { $island } : { $seat } décide combien vendre aux consommateurs.
mcmulti-wait-forced-sale = Tour de l’île { $island } : { $seat } doit vendre des équipements pour payer.
mcmulti-wait-park = Tour de l’île { $island } : { $seat } choisit une raffinerie à immobiliser.
mcmulti-wait-shop = { $seat } achète et vend des équipements sur l’île { $island }.
mcmulti-wait-announce = Fin du tour de l’île { $island } : { $seat } peut annoncer la fin de la partie.

# Ce qui est tiré au sort
mcmulti-draw-picker = On tire au sort l’ordre dans lequel on choisit les îles.
mcmulti-draw-first = On tire au sort le premier joueur.
mcmulti-draw-news = On retourne une carte de nouvelles.
mcmulti-draw-roll = Les dés roulent pour l’île { $island }.
mcmulti-draw-counter = On lance le dé central.

# La fin
mcmulti-won = { $winners } l’emporte avec { $cash } M.
mcmulti-shared = { $winners } se partagent la victoire avec { $cash } M chacun.
mcmulti-dead = Plus personne n’a rien dont il puisse encore se servir : { $winners } se partagent la victoire.

# Les réponses
mcmulti-choice-island = Prendre l’île { $island }
mcmulti-choice-buy = Acheter { $piece } pour { $price } M, il restera { $left } M
mcmulti-choice-return = Reprendre une raffinerie immobilisée pour { $price } M, il restera { $left } M
mcmulti-choice-row = Rangée bleue { $row }
mcmulti-choice-column = colonne rouge { $column }
mcmulti-choice-rows = Rangées bleues { $row }–{ $next_row }
mcmulti-choice-columns = colonnes rouges { $column }–{ $next_column }
mcmulti-choice-sell = Vendre { $piece }, { $spot } : { $price } M
mcmulti-choice-park = Immobiliser la raffinerie en { $spot }
mcmulti-choice-end-start = C’est tout
mcmulti-choice-end-trade = Arrêter là et lancer les dés
mcmulti-choice-end-turn = Terminer les achats et les ventes
mcmulti-quote = { mcmulti-product } : { $buy ->
    [0] épuisé
   *[other] achat { $buy } M
}, { $sell ->
    [0] saturé
   *[other] vente { $sell } M
}
mcmulti-choice-market = Commerce { $pair } ({ $crude } ; { $gas })
mcmulti-choice-no-market = Ne rien négocier et lancer les dés
mcmulti-choice-trade = { $way ->
    [buy] Acheter
   *[sell] Vendre
} 1 baril { mcmulti-of-product } pour { $price } M : { $left } M en caisse
mcmulti-choice-keep = Garder rouge { $red } et bleu { $blue }
mcmulti-choice-reroll = Relancer les deux dés
mcmulti-choice-build = Construire le puits pour { $cost } M, il restera { $left } M
mcmulti-choice-decline = Garder la plate-forme
mcmulti-choice-refine = { $barrels ->
    [0] Ne rien raffiner
   *[other] En raffiner { $barrels }
} (ensuite pétrole { $crude }, essence { $gas })
mcmulti-choice-pump = { $barrels ->
    [0] Ne rien vendre
    [1] En vendre 1 pour { $dearest } M
   *[other] En vendre { $barrels } pour { $amount } M (de { $dearest } M à { $cheapest } M)
}
mcmulti-choice-announce = Annoncer la fin avec { $cash } M
mcmulti-choice-wait = Ne rien dire et continuer

# L’argent expliqué
mcmulti-sum-now = Si la partie s’arrêtait maintenant, seul l’argent compterait :
mcmulti-sum-over = { $reason ->
    [announced] La fin a été annoncée et les derniers tours sont joués (manche { $round }).
    [limit] La manche { $round } devait être la dernière.
   *[dead] À la manche { $round }, plus personne n’avait rien dont il pût encore se servir.
} Seul l’argent compte :
mcmulti-sum = { $place }. { $seat } : { $cash } M. Sans valeur : { $barrels } ; { $equipment }.

# Ce qui s’est passé : préparation et tours
mcmulti-effect-picker = { $seat } choisit son île { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en dernier
}.
mcmulti-effect-island = { $seat } prend l’île { mcmulti-island }.
mcmulti-effect-first = Le sort désigne { $seat } pour commencer, sur l’île { mcmulti-island }.
mcmulti-effect-start-begun = { $seat } fait ses achats de départ pour l’île { mcmulti-island }.
mcmulti-turns-left = { $left ->
    [0] {""}
    [1] {" "}C’est le tout dernier tour.
   *[other] {" "}Il reste { $left } tours, celui-ci compris.
}
mcmulti-effect-turn = Manche { $round } : île { mcmulti-island }, { $seat } joue.{ mcmulti-turns-left }
mcmulti-effect-turn-nobody = Manche { $round } : île { mcmulti-island }, qui n’est à personne. On lance seulement les dés.{ mcmulti-turns-left }

# Ce qui s’est passé : barils
mcmulti-effect-market = { $seat } fait son commerce { mcmulti-pair } pendant ce tour.
mcmulti-effect-no-market = { $seat } ne négocie pas de barils.
mcmulti-effect-traded = { $seat } { $way ->
    [buy] achète
   *[sell] vend
} 1 baril { mcmulti-of-product } { mcmulti-pair } pour { $price } M ; barils sur le marché : { $left }.

# Ce qui s’est passé : dés et conjoncture
mcmulti-effect-rolled = Les dés de l’île { mcmulti-island } : rouge { $red } et bleu { $blue }{ $double ->
    [yes] , un double !
   *[no] .
}
mcmulti-effect-reroll = { $seat } abandonne ce lancer et relance.
mcmulti-effect-kept = { $seat } garde ce lancer.
mcmulti-effect-counter-dropped = Un seul dé atteint le dé central, qui descend à { $counter }.
mcmulti-effect-counter-kept = Un double, mais le dé central montre { $counter } et aucun dé ne l’atteint : la conjoncture reste la même.
mcmulti-effect-counter-rolled = Les deux dés atteignent le dé central : la conjoncture change. Il donne { $face } et revient sur { $start }.
mcmulti-effect-economy = Nouvelle conjoncture : { mcmulti-economy }, après { $old_economy }.
mcmulti-effect-price-rose = Demande { $reds } : le baril des consommateurs { $rise ->
    [0] est déjà tout en haut, sur la case { $price }
   *[other] monte de la case { $before } à la case { $price }
} ; le prochain vendu rapportera 1 M de moins que { $price }.
mcmulti-effect-price-fell = { mcmulti-news } : le baril des consommateurs descend de { $reds } cases rouges, de { $before } à { $price } ; le prochain vendu rapportera 1 M de moins que { $price }.

# Ce qui s’est passé : les nouvelles
mcmulti-effect-news-opened = À la une : { mcmulti-news }. { mcmulti-news-story }
mcmulti-effect-news-covered = { mcmulti-news } : la carte est recouverte, sans effet.
mcmulti-effect-news-struck = { mcmulti-news } : la carte prend effet ! { mcmulti-news-does }
mcmulti-effect-news-ended = { $card ->
    [bonus] C’en est fini de la prime à la production.
    [embargo] L’embargo est levé : le commerce extérieur reprend au tour suivant.
    [pollution] Plus aucune raffinerie n’est immobilisée : la carte des normes antipollution est défaussée.
    [winter] L’hiver rigoureux est terminé.
   *[other] { mcmulti-news } : c’est réglé, la carte est défaussée.
}
mcmulti-effect-news-reshuffled = La pile de nouvelles est épuisée : { $cards ->
    [one] { $cards } carte défaussée en forme
   *[other] { $cards } cartes défaussées en forment
} une nouvelle.
mcmulti-effect-market-filled = { mcmulti-news } : { $barrels ->
    [0] le { mcmulti-market } est déjà plein
   *[other] { mcmulti-count-barrels } de plus sur le { mcmulti-market }, qui en compte maintenant { $left }
}.
mcmulti-effect-market-drained = { mcmulti-news } : { $barrels ->
    [0] le { mcmulti-market } est déjà vide
   *[other] { mcmulti-count-barrels } de moins sur le { mcmulti-market }, qui en compte maintenant { $left }
}.

# Ce qui s’est passé : ce que donnent les dés
mcmulti-effect-well-built = { $seat } paie { $cost } M et remplace la plate-forme en { mcmulti-spot } par un puits.
mcmulti-effect-find-lost = { $reason ->
    [cash] { $seat } découvre du pétrole en { mcmulti-spot }, mais ne peut pas payer { $cost } M pour un puits.
   *[choice] { $seat } découvre du pétrole en { mcmulti-spot } et renonce au puits à { $cost } M.
}
mcmulti-effect-produced = { $seat } reçoit { mcmulti-count-barrels } de pétrole { $count ->
    [one] du puits en { $places }
   *[other] des puits en { $places }
}.
mcmulti-effect-premium = { $seat } touche une prime de { $amount } M pour { $wells } puits sur l’île { mcmulti-island }.
mcmulti-effect-refined = { $barrels ->
    [0] { $seat } ne raffine rien, alors que { $most ->
        [one] { $most } baril était possible
       *[other] { $most } barils étaient possibles
    }
   *[other] { $seat } raffine { mcmulti-count-barrels } sur { $most } possible{ $most ->
        [one] {""}
       *[other] s
    }
} ({ $count ->
    [one] raffinerie en { $places }
   *[other] raffineries en { $places }
}).
mcmulti-effect-pumped = { $barrels ->
    [0] { $seat } ne vend rien aux consommateurs, alors que { $most ->
        [one] { $most } baril était possible
       *[other] { $most } barils étaient possibles
    }
    [1] { $seat } vend aux consommateurs { mcmulti-count-barrels } sur { $most } possible{ $most ->
        [one] {""}
       *[other] s
    } pour { $amount } M
   *[other] { $seat } vend aux consommateurs { mcmulti-count-barrels } sur { $most } possibles, de { $dearest } M à { $price } M, soit { $amount } M
} ({ $count ->
    [one] station en { $places }
   *[other] stations en { $places }
}).

# Ce qui s’est passé : impôts et normes
mcmulti-effect-tax-due = { mcmulti-news } : { $seat } doit { $amount } M pour { $taxed }{ $short ->
    [yes] , mais n’a que { $cash } M
   *[no] {""}
}.
mcmulti-taxed = { $piece ->
    [crude] { $count ->
        [one] { $count } baril de pétrole
       *[other] { $count } barils de pétrole
    }
    [gas] { $count ->
        [one] { $count } baril d’essence
       *[other] { $count } barils d’essence
    }
   *[other] { mcmulti-pieces }
} à { $rate } M
mcmulti-effect-tax-paid = { mcmulti-news } : { $seat } paie { $amount } M.{ $waived ->
    [0] {""}
   *[other] {" "}Plus rien à vendre : remise de { $waived } M.
}
mcmulti-effect-forced-sold = { mcmulti-news } : pour payer, { $seat } vend { mcmulti-the-piece } en { mcmulti-spot } et en tire { $price } M.
mcmulti-effect-fee-paid = Normes antipollution : { $seat } paie { $amount } M pour { $refineries ->
    [one] { $refineries } raffinerie
   *[other] { $refineries } raffineries
}.
mcmulti-effect-parked = Normes antipollution : { $seat } ne peut pas payer pour la raffinerie en { mcmulti-spot }, qui est immobilisée sur la carte.

# Ce qui s’est passé : équipements
mcmulti-effect-bought = { $seat } achète { mcmulti-piece } pour { $price } M et la place en { mcmulti-spot }.
mcmulti-effect-sold = { $seat } vend { mcmulti-the-piece } en { mcmulti-spot } pour { $price } M.
mcmulti-effect-returned = { $seat } paie { $price } M et reprend une raffinerie immobilisée, en { mcmulti-spot }.

# Ce qui s’est passé : la fin
mcmulti-effect-announced = { $seat } annonce { $cash } M ! Chaque île a encore un tour{ $each ->
    [1] {""}
   *[other] , soit deux par joueur
} ; le dernier revient à l’île { mcmulti-island }.
mcmulti-effect-waited = { $seat } a { $cash } M mais n’annonce pas la fin.
mcmulti-effect-ended = { $reason ->
    [announced] Le dernier tour est joué, la partie est finie. Le plus riche l’emporte.
    [limit] La dernière manche est jouée, la partie est finie. Le plus riche l’emporte.
   *[dead] Plus personne n’a ni argent, ni équipement sur une île, ni baril qui puisse encore se vendre : la partie est finie.
}

# Le livre de comptes : ce qui bouge et ce qu’on détient, et les courbes
mcmulti-good-cash = { $sign }{ $amount } M
mcmulti-good-crude = { $sign }{ $amount }
mcmulti-good-gas = { $sign }{ $amount }
mcmulti-good-cash-name = caisse
mcmulti-good-crude-name = pétrole
mcmulti-good-gas-name = essence
mcmulti-charts-axis = manches
mcmulti-charts-start = Achats de départ
mcmulti-charts-turn = Manche { $round }, île { $island } ({ $seat })
mcmulti-charts-turn-nobody = Manche { $round }, île { $island } (à personne)
mcmulti-charts-end = La fin
mcmulti-charts-cash = En caisse
mcmulti-charts-markets = Marchés : ce que rapporte le prochain baril vendu
mcmulti-charts-market = { $product ->
    [crude] Pétrole
   *[gas] Essence
} { mcmulti-pair }
mcmulti-charts-mark = { $product ->
    [crude] p
   *[gas] e
}{ $pair ->
    [foreign] E
   *[domestic] I
}
mcmulti-charts-consumers = Ce que les consommateurs paient le prochain baril
mcmulti-charts-price = Prix à la consommation

# Pourquoi pas ?
mcmulti-clause-M3 = D’abord, chacun choisit une île encore libre, dans l’ordre tiré au sort.
mcmulti-clause-M11 = D’abord, on tire au sort le premier joueur.
mcmulti-clause-M12 = Personne n’occupe cette place dans cette partie.
mcmulti-clause-M14 = Une raffinerie se nomme par la case en haut à gauche de son carré, et le carré entier doit tenir sur l’île.
mcmulti-clause-M15 = Il n’y a pas la place à cet endroit.
mcmulti-clause-M16 = Dites d’abord où va l’équipement.
mcmulti-clause-M18 = Ce sont les achats de départ : achetez, ou dites que vous avez fini.
mcmulti-clause-M19 = Il vous manque l’argent ou la place.
mcmulti-clause-M20 = Les puits ne se vendent pas : seule une plate-forme qui trouve du pétrole en devient un.
mcmulti-clause-M21 = Pendant les achats de départ, on ne vend rien et on ne négocie pas de barils.
mcmulti-clause-M22 = Vous négociez des barils : dites d’abord que vous avez fini.
mcmulti-clause-M24 = Il vous manque l’argent, et personne ne fait crédit.
mcmulti-clause-M25 = Dites d’abord où vous négociez des barils, ou que vous n’en négociez pas.
mcmulti-clause-M27 = Choisissez une paire de marchés où vous pouvez négocier ; elle reste la même pour toute la phase.
mcmulti-clause-M28 = Il ne reste aucun baril sur ce marché.
mcmulti-clause-M30 = Vous n’avez aucun baril de ce produit à vendre.
mcmulti-clause-M31 = Ce marché est plein.
mcmulti-clause-M35 = On ne peut pas à la fois acheter et vendre le même produit dans une phase.
mcmulti-clause-M36 = On lance les dés ; personne n’en choisit le résultat.
mcmulti-clause-M44 = Votre plate-forme a découvert du pétrole : construisez le puits, ou gardez la plate-forme.
mcmulti-clause-M52 = Le pétrole sorti pendant ce tour ne se raffine pas pendant ce tour.
mcmulti-clause-M53 = Les dés n’activent pas vos raffineries autant de fois.
mcmulti-clause-M55 = Dites combien de barils vous raffinez.
mcmulti-clause-M57 = Vous ne pouvez vendre que l’essence que vous aviez avant de raffiner.
mcmulti-clause-M58 = Les dés n’activent pas vos stations autant de fois.
mcmulti-clause-M59 = Dites combien de barils vous vendez aux consommateurs.
mcmulti-clause-M62 = Le prix à la consommation est au plus bas : plus personne n’achète.
mcmulti-clause-M64 = C’est le moment d’acheter et de vendre des équipements : commencez dans la liste des prix ou par l’un des vôtres, ou dites que vous avez fini.
mcmulti-clause-M65 = Il vous manque l’argent ou la place.
mcmulti-clause-M68 = On ne vend maintenant que ses propres équipements de l’île active, dans la rangée ou la colonne des dés.
mcmulti-clause-M72 = Ce qui a été acheté dans cette phase ne se revend pas dans cette phase.
mcmulti-clause-M87 = On est en train de retourner une carte de nouvelles.
mcmulti-clause-M88 = Cette carte n’est pas dans la pile.
mcmulti-clause-M93 = Le commerce extérieur est sous embargo.
mcmulti-clause-M105 = Vous n’avez pas de raffinerie immobilisée ici, ou pas de quoi la reprendre.
mcmulti-clause-M106 = Choisissez une de vos raffineries à immobiliser.
mcmulti-clause-M109 = Il n’y a pas de carré libre de deux sur deux pour la raffinerie.
mcmulti-clause-M117 = Vous devez vendre des équipements jusqu’à pouvoir payer l’impôt.
mcmulti-clause-M119 = Pour cette taxe, on ne peut vendre que des stations.
mcmulti-clause-M127 = C’est votre autre île ; ce n’est pas son tour.
mcmulti-clause-M137 = Gardez ce lancer, ou relancez.
mcmulti-clause-M141 = On lance le dé central ; personne n’en choisit le résultat.
mcmulti-clause-M146 = La dernière manche est jouée ; la partie est finie.
mcmulti-clause-M149 = Plus personne n’a rien dont il puisse encore se servir ; la partie est finie.
mcmulti-clause-M150 = Le dernier tour est joué ; la partie est finie.
mcmulti-clause-M153 = Annoncez la fin, ou continuez.
mcmulti-clause-M156 = Dans les derniers tours, une plate-forme ne se vend qu’à l’intersection.

# board: begin
mcmulti-points = { $points } M

# Écrit sur le plateau
mcmulti-board-money = { $amount } M
mcmulti-board-signed = { $way ->
    [up] +{ $amount } M
    [down] −{ $amount } M
   *[even] { $amount } M
}
mcmulti-board-islands = Les îles
mcmulti-board-start = Ouverture
mcmulti-board-over = Fin
mcmulti-board-round = { $limit ->
    [0] Manche { $round }
   *[other] Manche { $round }/{ $limit }
}
mcmulti-board-turn = Tour de l’île { mcmulti-island-short } : { $seat }
mcmulti-board-turn-nobody = Tour de l’île { mcmulti-island-short } : personne
mcmulti-board-left = { $left ->
    [1] Le tout dernier tour !
   *[other] Fin annoncée : encore { $left } tours
}
mcmulti-board-phase = { $phase ->
    [barrels] I · Barils
    [dice] II · Dés
   *[equipment] III · Équipements
}
mcmulti-board-nobody = L’île de personne
mcmulti-board-free = Libre
mcmulti-board-pick = Choisissez votre île
mcmulti-board-picking = Choix des îles
mcmulti-board-one-stays = Une île restera vide
mcmulti-board-market-name = { $product ->
    [crude] Pétrole { $pair ->
        [foreign] extérieur
       *[domestic] intérieur
    }
   *[gas] Essence, { $pair ->
        [foreign] extérieur
       *[domestic] intérieur
    }
}
mcmulti-board-quote = { $way ->
    [buy] achat { $price ->
        [0] –
       *[other] { $price }
    }
   *[sell] vente { $price ->
        [0] –
       *[other] { $price }
    }
}
mcmulti-board-demand = demande
mcmulti-board-buys = achat
mcmulti-board-sells = vente
mcmulti-board-column = colonne rouge
mcmulti-board-row = rangée bleue
mcmulti-board-double = Un double !
mcmulti-board-counter-name = central
mcmulti-board-shared-1 = Le rouge active aussi l’île
mcmulti-board-shared-2 = voisine côté pétrole, le bleu
mcmulti-board-shared-3 = l’île voisine côté essence.
mcmulti-board-keep = Garder
mcmulti-board-reroll = Relancer
mcmulti-board-masthead = L’Écho du derrick
mcmulti-board-headline = { mcmulti-name-card-board }
mcmulti-board-news-1 = { $card ->
    [bonus] Le Parlement verse { $premium } M
    [embargo] Le cartel se brouille
    [property-tax] Après les dés, on paie
    [pollution] Après les dés, { $fee } M par
    [mideast] Chacun brade : { $barrels } barils de
    [station-tax] Les caisses sont vides :
    [gas-tax] Le fisc jauge vos cuves
    [winter] On se chauffe : à chaque
   *[crude-tax] Le fisc revient
}
mcmulti-board-news-2 = { $card ->
    [bonus] par puits qui produit,
    [embargo] et ferme ses ports :
    [property-tax] { $rig } M par plate-forme,
    [pollution] raffinerie, faute de quoi
    [mideast] pétrole de plus à l’extérieur,
    [station-tax] après les dés, { $station } M par
    [gas-tax] après les dés :
    [winter] double, { mcmulti-count-barrels } d’essence
   *[crude-tax] après les dés :
}
mcmulti-board-news-3 = { $card ->
    [bonus] dès le tour suivant
    [embargo] plus de commerce extérieur
    [property-tax] { $well } M par puits, { $station } M par
    [pollution] elle est immobilisée
    [mideast] et le prix à la consommation
    [station-tax] station ; on ne vend que
    [gas-tax] { $gas } M par baril
    [winter] de moins au marché intérieur
   *[crude-tax] { $crude } M par baril
}
mcmulti-board-news-4 = { $card ->
    [bonus] et jusqu’à un double { $ends }.
    [embargo] jusqu’à un double { $ends }.
    [property-tax] station, { $refinery } M par raffinerie.
    [pollution] sur cette carte.
    [mideast] baisse de { mcmulti-red-spaces }.
    [station-tax] des stations pour payer.
    [gas-tax] d’essence.
    [winter] jusqu’à un double { $ends }.
   *[crude-tax] de pétrole.
}
mcmulti-board-strikes = Double { $doubles } : prend effet
mcmulti-board-covers = Double { $doubles } : carte suivante
mcmulti-board-where = Négocier ?
mcmulti-board-where-prices = achat / vente
mcmulti-board-pair = { $pair ->
    [foreign] Extérieur
   *[domestic] Intérieur
}
mcmulti-board-no-trade = Rien : lancer les dés
mcmulti-board-balance = Bilan du tour
mcmulti-board-next = { $price ->
    [0] –
   *[other] { $way ->
        [buy] achat { $price } M
       *[sell] vente { $price } M
    }
}
mcmulti-board-roll = Lancer les dés
mcmulti-board-oil = Du pétrole !
mcmulti-board-build = Construire le puits
mcmulti-board-decline = Garder la plate-forme
mcmulti-board-refine = Barils à raffiner
mcmulti-board-pump = Barils à vendre en station
mcmulti-board-debt = { $what ->
    [owes] à payer
    [has] en caisse
   *[short] il manque
}
mcmulti-board-sell-some = Vendez des équipements
mcmulti-board-park-one = Immobilisez une raffinerie
mcmulti-board-shopping = Achats et ventes
mcmulti-board-shop = Équipements
mcmulti-board-shop-1 = Acheter : un prix sur la carte
mcmulti-board-shop-2 = de conjoncture, puis une case.
mcmulti-board-shop-3 = Vendre : un équipement encadré.
mcmulti-board-start-shop = Un prix, puis une case
mcmulti-board-works = { $piece ->
    [rig] du pétrole où les dés se croisent
    [well] { $crude } barils de pétrole par dé
    [refinery] 1 pétrole → 1 essence par dé
   *[station] vend 1 baril d’essence par dé
}
mcmulti-board-end-turn = Finir mon tour
mcmulti-board-end-start = C’est tout
mcmulti-board-place = Choisissez une case libre
mcmulti-board-goal = Le but est atteint
mcmulti-board-announce = Annoncer la fin
mcmulti-board-wait = Continuer
mcmulti-board-result = En caisse à la fin

# Ce que le plateau dit à qui pointe ou écoute
mcmulti-board-sign = { $seat }, île { $island }{ $turn ->
    [yes] , dont c’est le tour
   *[no] {""}
} : { $cash } M, pétrole { $crude }, essence { $gas }
mcmulti-board-unpicked = L’île { $island } est encore libre
mcmulti-board-deserted = L’île { $island } n’est à personne : on ne fait qu’y lancer les dés
mcmulti-board-piece = { $piece ->
    [rig] Plate-forme
    [station] Station
    [refinery] Raffinerie
   *[well] Puits
} en { $spot }
mcmulti-board-market = Le { mcmulti-market } : { mcmulti-count-barrels }. { $buy ->
    [0] Rien à acheter
   *[other] Le prochain coûte { $buy } M
} ; { $sell ->
    [0] plus de place pour vendre.
   *[other] le prochain vendu rapporte { $sell } M.
}{ $closed ->
    [yes] {" "}Fermé par l’embargo.
   *[no] {""}
}
mcmulti-board-consumers = Le baril des consommateurs est sur la case { $place }. { $price ->
    [0] Personne n’achète.
   *[other] Le prochain baril vendu en station rapporte { $price } M.
}
mcmulti-board-economy = Conjoncture : { $economy }. Quand elle survient, le prix à la consommation monte de { $demand } cases rouges. { $trend ->
    [up] La tendance est à la hausse.
   *[down] La tendance est à la baisse.
}
mcmulti-board-price = { $piece ->
    [rig] Une plate-forme coûte { $cost } M et se revend { $sale } M.
    [station] Une station coûte { $cost } M et se revend { $sale } M.
    [refinery] Une raffinerie coûte { $cost } M et se revend { $sale } M.
   *[well] Changer en puits une plate-forme qui a trouvé du pétrole coûte { $cost } M en ce moment ; un puits se revend { $sale } M.
}
mcmulti-board-lead = { $doubles } : { $economy }
mcmulti-board-leads = Où mène un double : { $leads }
mcmulti-board-no-news = On retourne une carte de nouvelles.
mcmulti-board-news = À la une : { $news }. Si elle prend effet : { $does }
mcmulti-board-in-force = En vigueur : { $news }. { $does }
mcmulti-board-due = Prend effet après les dés : { $news }. { $does }
mcmulti-board-die = { $die ->
    [red] Dé rouge, pour la colonne : { $face ->
        [0] pas encore lancé
       *[other] { $face }
    }
   *[blue] Dé bleu, pour la rangée : { $face ->
        [0] pas encore lancé
       *[other] { $face }
    }
}
mcmulti-board-counter = Dé central : { $face }. La conjoncture change quand les deux dés montrent au moins autant.
mcmulti-board-gained = Ce lancer a donné à { $seat } : pétrole { $crude }, essence raffinée { $gas }, { $cash } M

# Le plateau en caractères
mcmulti-board-text-island = { mcmulti-island-short }
mcmulti-board-text-market = { $pair ->
    [foreign] Extérieur
   *[domestic] Intérieur
} : { $crude } ; { $gas }
mcmulti-board-text-economy = Conjoncture : { $economy }, demande { $demand }
mcmulti-board-text-prices = Achat/vente : plate-forme { $rig_buy }/{ $rig_sell }, station { $station_buy }/{ $station_sell }, raffinerie { $refinery_buy }/{ $refinery_sell }, puits –/{ $well_sell }
mcmulti-board-text-news = À la une : { $card }
mcmulti-board-text-force = En vigueur : { $card }
mcmulti-board-text-announced = { $seat } a annoncé la fin. Tours restants : { $left }
mcmulti-board-text-legend = ^ plate-forme   O puits   # raffinerie (quatre cases)   $ station
mcmulti-board-text-lines = [3] ligne des dés   > NO 1 < île active, au joueur I
mcmulti-board-last-roll = Le dernier lancer, île { mcmulti-island }
# board: end

# Ce qui a été sauté
mcmulti-effect-nothing-to-trade = { $seat } ne peut rien négocier : aucun baril à vendre, et trop peu d’argent pour en acheter.
mcmulti-effect-idle = { $piece ->
    [refinery] { $seat } ne raffine rien : pas de pétrole d’avant ce tour.
   *[station] { $reason ->
        [price] { $seat } ne vend rien : les consommateurs n’achètent plus.
       *[stock] { $seat } ne vend rien aux consommateurs : pas d’essence d’avant ce tour.
    }
}
mcmulti-effect-nothing-to-shop = { $seat } n’achète et ne vend rien : ni l’argent ni la place pour une plate-forme, et aucun équipement sur les lignes des dés.

# Le but du jeu, et ce que sont les choses sur le plateau
mcmulti-goal = { $limit ->
    [0] Qui a le plus d’argent à la fin l’emporte. Avec { $goal } M ou plus, on peut annoncer la fin.
   *[other] Qui a le plus d’argent après { $limit } manches l’emporte. Avec { $goal } M ou plus, on peut annoncer la fin plus tôt.
}
mcmulti-place-round = La manche, l’île dont c’est le tour, et les trois phases d’un tour.
mcmulti-place-sign = À qui est cette île, avec le pétrole, l’essence et l’argent de son propriétaire.
mcmulti-place-cell = Une case libre. Le dé rouge désigne sa colonne, le dé bleu sa rangée.
mcmulti-place-rig = Une plate-forme. Elle trouve du pétrole quand un lancer de son propriétaire désigne exactement cette case ; elle peut alors devenir un puits.
mcmulti-place-well = Un puits. Pour chaque dé qui le désigne, son propriétaire reçoit { $crude } barils de pétrole.
mcmulti-place-refinery = Une raffinerie. Pour chaque dé qui la désigne, son propriétaire peut changer un baril de pétrole, d’avant ce tour, en essence.
mcmulti-place-station = Une station. Pour chaque dé qui la désigne, son propriétaire peut vendre aux consommateurs un baril d’essence d’avant ce tour.
mcmulti-place-market = Un marché { $product ->
    [crude] du pétrole
   *[gas] de l’essence
} : { $spaces } cases de { $least } à { $most } M. On achète le baril le moins cher et on vend sur la case libre la plus chère, dans une seule paire de marchés par tour.
mcmulti-place-spiral = Le prix à la consommation. Une station reçoit un de moins que la case du baril d’essence, qui descend à chaque vente ; les doubles le font remonter.
mcmulti-place-economy = La carte de conjoncture : les prix des équipements, la demande, et où mène chaque double.
mcmulti-place-price-rig = Une plate-forme : ce qu’elle coûte et, à droite, ce que rapporte sa vente. Elle trouve du pétrole.
mcmulti-place-price-station = Une station : ce qu’elle coûte et, à droite, ce que rapporte sa vente. Elle vend l’essence aux consommateurs.
mcmulti-place-price-refinery = Une raffinerie : ce qu’elle coûte et, à droite, ce que rapporte sa vente. Elle occupe quatre cases et change le pétrole en essence.
mcmulti-place-price-well = Un puits ne s’achète pas : une plate-forme qui trouve du pétrole peut en devenir un, pour { $unit } M fois le nombre de puits sur le plateau. Il donne { $crude } barils à chaque fois.
mcmulti-place-news = La nouvelle du jour ; en dessous, les doubles qui la déclenchent et ceux qui la recouvrent d’une autre.
mcmulti-place-notice = Une nouvelle en vigueur. Le dé montre quel double y met fin.
mcmulti-place-pollution = Les normes antipollution : les raffineries immobilisées ici ne travaillent pas. En remettre une en service coûte { $fee } M, en phase III de son île.
mcmulti-place-dice = Les dés : le rouge est la colonne, le bleu la rangée. Les voisins de l’autre côté des marchés partagent l’un des deux. En dessous, ce que le lancer a donné.
mcmulti-place-desk = Ce qui est demandé en ce moment.
mcmulti-place-pair = Une paire de marchés, avec ce que coûte et rapporte le prochain baril de chaque produit.
mcmulti-place-barrel = Le prochain baril, et son prix.
mcmulti-risk-announce = Chaque île joue encore un tour ; puis le plus riche l’emporte, et ce ne sera pas forcément vous.
mcmulti-risk-reroll = Le second lancer compte, quel qu’il soit.
# The guided first game
mcmulti-lesson-welcome = Bienvenue dans le pétrole ! Le plus riche gagne. Qui a 1 000 millions en caisse peut annoncer la fin ; alors, ni barils ni bâtiments ne comptent plus.
mcmulti-lesson-island = Cette île est à vous : six colonnes, six rangées. À chaque tour, le dé rouge désigne une colonne, le bleu une rangée, et tout ce que vous y avez se met au travail.
mcmulti-lesson-shopping = Avant le premier tour, chacun fait ses achats, et vous avez 200 M. Les plates-formes cherchent, les raffineries font de l’essence, les stations la vendent. Il faut un peu de tout.
mcmulti-lesson-refinery = Commencez par le plus gros : achetez une raffinerie à 64 M.
mcmulti-lesson-refinery-later = Vous en aurez une dans un instant. La raffinerie prend le plus de place : elle d’abord.
mcmulti-lesson-refinery-done = Rien du tout ? Une île vide ne rapporte rien. Commencez par la raffinerie.
mcmulti-lesson-refinery-place = Elle occupe quatre cases : deux colonnes et deux rangées peuvent la mettre au travail. Placez-la ici, à droite.
mcmulti-lesson-station = Il faut maintenant quelqu’un pour vendre l’essence : achetez une station à 48 M.
mcmulti-lesson-station-done = Attendez ! Sans station, aucun consommateur ne verra votre essence.
mcmulti-lesson-station-place = Placez-la au bord gauche, dans la rangée 2.
mcmulti-lesson-rig = Et maintenant une plate-forme, à 5 M seulement. Elle trouve du pétrole quand les deux dés se croisent sur elle.
mcmulti-lesson-rig-place = Placez-la aussi dans la rangée 2, colonne 5, au-dessus de la raffinerie. Un seul lancer peut alors mettre les trois au travail.
mcmulti-lesson-second = Les plates-formes sont bon marché, et chacune est une chance de plus. Achetez-en une deuxième.
mcmulti-lesson-second-place = Celle-ci va ailleurs : autre rangée, autre colonne.
mcmulti-lesson-shopped = Il vous reste 78 M. Gardez-les, car un puits coûte aussi. Dites que vous avez terminé.
mcmulti-lesson-shopped-save = Vous pourriez, mais l’argent manquerait peut-être le jour où l’on trouve du pétrole. Dites que vous avez terminé.
mcmulti-lesson-phases = Chacun a fait ses achats : à vous de jouer. Un tour a trois temps : d’abord les barils, puis les dés, enfin l’équipement.
mcmulti-lesson-ladder = Voici les marchés, où chaque baril fait bouger le prix. À l’intérieur, l’essence coûte 12 M en ce moment ; le baril suivant en coûterait 14.
mcmulti-lesson-consumers = Les consommateurs paient bien plus : 26 M le prochain baril, puis 25, et ainsi de suite. Mais seule une station touchée par les dés peut leur vendre.
mcmulti-lesson-market = L’essence à 12 M est donc une affaire. Pour ce tour, commercez à l’intérieur.
mcmulti-lesson-market-foreign = À l’extérieur, les prix sont les mêmes aujourd’hui, mais on ne commerce qu’à un endroit par tour. Prenons les marchés intérieurs.
mcmulti-lesson-market-none = C’est souvent sage. Mais de l’essence à 12 M, quand les consommateurs en paient 26 ? Commercez à l’intérieur.
mcmulti-lesson-gas = Achetez un baril d’essence.
mcmulti-lesson-gas-sell = Le marché paie peu, les consommateurs paient 26 M. Achetez plutôt un baril.
mcmulti-lesson-gas-crude = Du pétrole, vous en avez, et votre raffinerie n’en traite que peu à la fois. Achetez un baril d’essence.
mcmulti-lesson-gas-done = Pas sans cette bonne affaire : achetez d’abord un baril d’essence.
mcmulti-lesson-traded = Cela suffit. Et maintenant, lancez les dés !
mcmulti-lesson-traded-more = Un seul suffit : le suivant coûte plus cher, et une station ne vend qu’un baril à la fois. Lancez les dés !
mcmulti-lesson-roll = Rouge 5 et bleu 2 ! Sur votre île, la colonne 5 et la rangée 2 se mettent au travail, et elles se croisent sur votre plate-forme.
mcmulti-lesson-well = Du pétrole ! Transformez la plate-forme en puits pour 10 M. Dès le prochain lancer, il donne deux barils de pétrole chaque fois qu’un dé le touche.
mcmulti-lesson-well-decline = La trouvaille serait perdue, et il faudrait attendre le même lancer. 10 M, c’est peu : le deuxième puits du plateau en coûte déjà 20.
mcmulti-lesson-refine = La colonne 5 touche aussi votre raffinerie : d’un baril de pétrole, elle en fait un d’essence. Allez-y. Cette essence pourra se vendre dès le prochain lancer.
mcmulti-lesson-refine-none = Votre raffinerie travaille gratis, et l’essence vaut bien plus que le pétrole. Raffinez un baril.
mcmulti-lesson-neighbours = { $player-2 } a raffiné aussi. Vos dés travaillent aussi chez vos voisins : l’île nord-est partage votre rangée bleue, l’île sud-ouest votre colonne rouge.
mcmulti-lesson-sell = Et la rangée 2 touche votre station. Vendez un baril : 26 M !
mcmulti-lesson-sell-none = Vous pourriez attendre un meilleur prix. Mais les dés ne passent pas tous les jours : vendez-le.
mcmulti-lesson-equipment = Dernier temps : l’équipement. La carte en vigueur dit ce qu’il coûte, et ce que rapporte celui que les dés désignent.
mcmulti-lesson-equipped = Vous avez 82 M. Voyons d’abord ce que lancent les autres : terminez votre tour.
mcmulti-lesson-equipped-buy = Au prochain tour, vous déciderez. Voyons maintenant ce que lancent les autres : terminez votre tour.
mcmulti-lesson-equipped-sell = Vendre ce qui vient de se mettre au travail ? Sûrement pas. Terminez votre tour.
mcmulti-lesson-double = { $player-2 } a lancé un double ! La conjoncture change : l’équipement est plus cher maintenant, et les consommateurs paient bien davantage.
mcmulti-lesson-news = Un double 1 ou 6 aurait aussi déclenché les nouvelles : un embargo pour l’instant, un impôt ou un hiver rigoureux plus tard. Mieux vaut les lire à l’avance.
mcmulti-lesson-shared = Et le meilleur : le bleu 2 compte aussi sur votre île. Votre puits a donné deux barils, et votre station peut vendre.
mcmulti-lesson-dear = Vendez un baril. 37 M pour ce qui vous en a coûté 12 !
mcmulti-lesson-dear-none = Un meilleur prix viendra peut-être, ou un pire. Prenez les 37 M.
mcmulti-lesson-again = { $player-4 } a lancé un rouge 6, et vous partagez la colonne rouge. Elle touche votre raffinerie : raffinez un baril.
mcmulti-lesson-again-none = Cela ne coûte rien, et c’est de l’essence que veulent les consommateurs. Raffinez un baril.
mcmulti-lesson-gain = Après une manche, vous avez 119 M, et un puits, une raffinerie et une station au travail. Pas mal du tout.
mcmulti-lesson-finish = Si quelqu’un annonce 1 000 M, chaque île a un dernier tour. Seul l’argent compte alors : vendez à temps ce que les dés vous laissent vendre.
mcmulti-lesson-free = De nouveau à vous, et cette fois vous décidez. Commercer à l’intérieur, à l’extérieur, ou pas du tout ?
mcmulti-lesson-end = L’île est entre vos mains. Construisez de tout tant que c’est bon marché, et répartissez-le sur beaucoup de rangées et de colonnes. Continuez, et bons lancers !
# Qui sont les robots
mcmulti-character-gambler = Flambeur
mcmulti-character-gambler-about = achète des plates-formes et se fie aux dés
mcmulti-character-refiner = Raffineur
mcmulti-character-refiner-about = croit aux raffineries et aux stations-service
mcmulti-character-hoarder = Fourmi
mcmulti-character-hoarder-about = remplit ses cuves et attend le bon prix

# Les raisons des conseils
mcmulti-feature-cash = { $amount } M{ by-much }{ by-paying }
mcmulti-feature-crude = { $amount ->
    [one] { $amount } baril de pétrole{ by-count }
   *[other] { $amount } barils de pétrole{ by-count }
}
mcmulti-feature-gas = { $amount ->
    [one] { $amount } baril d’essence{ by-count }
   *[other] { $amount } barils d’essence{ by-count }
}
mcmulti-feature-rig = { $amount ->
    [one] { $amount } plate-forme{ by-count }
   *[other] { $amount } plates-formes{ by-count }
}
mcmulti-feature-station = { $amount ->
    [one] { $amount } station{ by-count }
   *[other] { $amount } stations{ by-count }
}
mcmulti-feature-refinery = { $amount ->
    [one] { $amount } raffinerie{ by-count }
   *[other] { $amount } raffineries{ by-count }
}
mcmulti-feature-well = { $amount } puits{ by-count }
mcmulti-feature-parked = { $amount ->
    [one] { $amount } raffinerie immobilisée
   *[other] { $amount } raffineries immobilisées
}
mcmulti-feature-wait = { $amount ->
    [one] { $amount } tour à attendre
   *[other] { $amount } tours à attendre
}
mcmulti-feature-price = un prix à la consommation de { $amount } M
mcmulti-feature-demand = une demande de { $amount }
mcmulti-feature-station-price = des stations à { $amount } M
mcmulti-feature-crude-abroad = { $amount ->
    [one] { $amount } baril de pétrole sur le marché extérieur
   *[other] { $amount } barils de pétrole sur le marché extérieur
}
mcmulti-feature-gas-abroad = { $amount ->
    [one] { $amount } baril d’essence sur le marché extérieur
   *[other] { $amount } barils d’essence sur le marché extérieur
}
mcmulti-feature-crude-home = { $amount ->
    [one] { $amount } baril de pétrole sur le marché intérieur
   *[other] { $amount } barils de pétrole sur le marché intérieur
}
mcmulti-feature-gas-home = { $amount ->
    [one] { $amount } baril d’essence sur le marché intérieur
   *[other] { $amount } barils d’essence sur le marché intérieur
}
mcmulti-feature-turns = { $amount ->
    [one] { $amount } tour joué
   *[other] { $amount } tours joués
}
mcmulti-feature-last-turns = { $amount ->
    [one] { $amount } dernier tour
   *[other] { $amount } derniers tours
}
mcmulti-feature-premium = { $amount ->
    [one] { $amount } prime en vigueur
   *[other] { $amount } primes en vigueur
}
mcmulti-feature-embargo = { $amount ->
    [one] { $amount } embargo en vigueur
   *[other] { $amount } embargos en vigueur
}
mcmulti-feature-stock = des barils valant { $amount } M
mcmulti-feature-equipment = de l’équipement valant { $amount } M
mcmulti-feature-income = { $amount } M par manche
mcmulti-feature-gas-cost = { $amount } M pour un baril d’essence de plus
mcmulti-feature-last-cash = { $amount } M après une dernière manche
mcmulti-feature-tax = une taxe de { $amount } M
mcmulti-feature-rounds = { $amount ->
    [one] { $amount } manche à venir
   *[other] { $amount } manches à venir
}
mcmulti-feature-rise = { $amount ->
    [one] { $amount } case de hausse à venir
   *[other] { $amount } cases de hausse à venir
}
mcmulti-feature-announced = { $amount ->
    [one] { $amount } annonce
   *[other] { $amount } annonces
}
mcmulti-source-bought = { $piece ->
    [rig] achats de plates-formes
    [station] achats de stations
    [refinery] achats de raffineries
   *[well] achats de puits
}
mcmulti-source-sold = ventes d’équipement
mcmulti-source-returned = raffineries immobilisées
mcmulti-source-traded = { $way ->
    [buy] achats de barils
   *[sell] barils vendus aux marchés
}
mcmulti-source-tax-paid = impôts
mcmulti-source-forced-sold = équipement vendu pour l’impôt
mcmulti-source-fee-paid = normes antipollution
mcmulti-source-well-built = nouveaux puits
mcmulti-source-produced = puits
mcmulti-source-premium = prime
mcmulti-source-refined = raffinage
mcmulti-source-pumped = ventes aux consommateurs
