# Ce que dit Atacama, en français. Les règles elles-mêmes sont dans rulebook/fr.md.

atacama-name = Atacama
atacama-tagline = Un désert, trois minerais, et chaque puits travaille aussi pour l’adversaire.
atacama-about = À tour de rôle, posez des puits de forage sur un damier d’or, d’argent et de cuivre. L’un marque dans les colonnes, l’autre dans les rangées, et seules comptent celles qui ont au moins quatre puits. Deux minerais rapportent, le troisième coûte.

# Options
atacama-option-advanced = Jeu avancé
atacama-option-advanced-help = Les tuiles se dévoilent en trois étapes, et personne n’a de concession tant qu’un joueur n’en a pas acheté une au prix d’un puits. À deux seulement.
atacama-option-advanced-true = oui
atacama-option-advanced-false = non
atacama-option-tactical = Variante tactique
atacama-option-tactical-help = Chacun reçoit aussi quelques puits doubles, qui comptent deux fois la valeur de leur case, en bien comme en mal.
atacama-option-tactical-true = oui
atacama-option-tactical-false = non
atacama-option-double_weight = Poids des puits doubles
atacama-option-double_weight-help = Pour combien de puits compte un puits double quand il en faut quatre. Les points sont les mêmes dans les deux cas.
atacama-option-double_weight-1 = un puits
atacama-option-double_weight-2 = deux puits

# Where the board comes from
atacama-origins = { $fields } des { $all } cases sont reconstituées : qui possède les tuiles peut les corriger.
atacama-origins-mark = { $fields } cases sur { $all } reconstituées

# Les mots du tablier
atacama-metal = { $metal ->
    [gold] or
    [silver] argent
   *[copper] cuivre
}
# Les symboles des chimistes : un O serait aussi celui de la concession orange.
atacama-letter = { $metal ->
    [gold] Au
    [silver] Ag
   *[copper] Cu
}
atacama-code = { atacama-letter }{ $value }
atacama-concession = { $concession ->
    [turquoise] turquoise
   *[orange] orange
}
atacama-concession-letter = { $concession ->
    [turquoise] T
   *[orange] O
}
atacama-concession-title = { $concession ->
    [turquoise] Turquoise
   *[orange] Orange
}
atacama-direction = { $direction ->
    [columns] colonnes
   *[rows] rangées
}
atacama-role = { atacama-concession }, { atacama-direction }
atacama-role-none = pas encore de concession
atacama-line = { $direction ->
    [columns] Colonne { $number }
   *[rows] Rangée { $number }
}
atacama-row = Rangée { $row }
atacama-in-row = colonne { $column } : { atacama-metal } { $value }
atacama-field = { atacama-row }, { atacama-in-row }
atacama-standing = { $rig ->
    [double] Puits double. { $field }
   *[base] Puits. { $field }
}
atacama-reserve = { $base ->
    [0] plus de puits en réserve
   *[other] { $base } puits en réserve
}
atacama-reserve-tactical = { $base } puits de base et { $double ->
    [one] { $double } double
   *[other] { $double } doubles
} en réserve

# Imprimé sur la carte
atacama-sheet-turn = tour
atacama-sheet-over = Fin
atacama-sheet-stage = étape
atacama-sheet-rigs = puits
atacama-sheet-points = points
atacama-deed-scores = { $direction ->
    [columns] compte les colonnes
   *[rows] compte les rangées
}
atacama-deed-held = { $seat } : { $role }, { $points } pour l’instant
atacama-deed-offered = À vendre : { $role }, { $points } en l’état
atacama-result = { atacama-concession } { $points }
atacama-tag = { $counts ->
    [yes] { $line } : { $rigs } puits sur { $needed }. Elle compte : { $results }.
   *[no] { $line } : { $rigs } puits sur { $needed }. Elle ne compte pas encore : { $results }.
}

# La position dans son ensemble
atacama-score = { $seat } { $points }
atacama-title = Atacama, tour { $turn } sur { $turns }. { $rigs ->
    [0] Le tablier est vide.
   *[other] { $rigs } puits sur le tablier. Score : { $scores }.
}
atacama-title-unsold = Atacama, tour { $turn } sur { $turns }. { $rigs ->
    [0] Le tablier est vide et aucune concession n’a été achetée.
   *[other] { $rigs } puits sur le tablier ; aucune concession n’a été achetée.
}
atacama-title-over = Atacama, partie terminée. { $rigs } puits sur le tablier. Score final : { $scores }.

# Questions et réponses
atacama-ask-place = Posez un puits sur une case jouable.
atacama-ask-place-or-buy = Posez un puits sur une case jouable, ou cédez-en un contre une concession.
atacama-ask-buy = Vous devez acheter une concession maintenant.
atacama-ask-rig = Quel puits posez-vous sur cette case ?
atacama-ask-payment = Quel puits cédez-vous pour la concession ?
atacama-wait-place = { $seat } cherche une case.
atacama-wait-place-or-buy = { $seat } cherche une case ou une concession.
atacama-wait-buy = { $seat } doit acheter une concession.
atacama-wait-rig = { $seat } choisit un puits.
atacama-wait-payment = { $seat } choisit le puits à céder.
atacama-wait-tiles = On pose les tuiles suivantes.
atacama-won = { $winners } l’emporte avec { $points }.
atacama-shared = { $winners } se partagent la victoire avec { $points } chacun.
atacama-buy = Prendre la concession { atacama-concession } pour les { atacama-direction } et céder un puits
atacama-use = { $rig ->
    [double] Puits double : la case compte deux fois
   *[base] Puits de base
}
atacama-pay = { $rig ->
    [double] Céder un puits double
   *[base] Céder un puits de base
}

# Les scores expliqués
atacama-sum-total = { $seat } ({ $role }) : { $points }
atacama-sum-line = { $line } : { $terms } ; total { $points }
atacama-sum-none = { $direction ->
    [columns] Aucune colonne n’a quatre puits.
   *[rows] Aucune rangée n’a quatre puits.
}
atacama-sum-possible = { $role } : { $points }
atacama-term = r{ $row }c{ $column } { $points } ({ $rig ->
    [double] { atacama-metal }, double
   *[base] { atacama-metal }
})

# Ce qui s’est passé
atacama-effect-tile-laid = La tuile { $tile } est posée { $row ->
    [1] en haut
    [2] au milieu
   *[3] en bas
}, { $column ->
    [1] à gauche
    [2] au centre
   *[3] à droite
}.
atacama-effect-placed = Tour { $turn } : { $seat } pose { $rig ->
    [double] un puits double
   *[base] un puits
} en r{ $row }c{ $column } ({ atacama-metal } { $value }).
atacama-effect-bought = Tour { $turn } : { $seat } cède { $rig ->
    [double] un puits double
   *[base] un puits
} et prend la concession { atacama-concession } pour les { atacama-direction }. { $other } reçoit { $concession ->
    [turquoise] l’orange
   *[orange] la turquoise
} pour les { $direction ->
    [columns] rangées
   *[rows] colonnes
}.
atacama-effect-ended = { $reason ->
    [blocked] Il ne reste aucune case jouable : la partie est finie.
   *[all_turns] Tous les tours sont joués : la partie est finie.
}

# Pourquoi pas ?
atacama-clause-A6 = Dans cette partie, les concessions sont attribuées au départ ; elles ne se vendent pas.
atacama-clause-A11 = Une seule action par tour : posez un puits, ou terminez ce que vous avez commencé.
atacama-clause-A12 = Un puits occupe déjà cette case.
atacama-clause-A13 = Un puits occupe déjà une case voisine.
atacama-clause-A20 = Tous les tours sont joués ; la partie est terminée.
atacama-clause-A21 = Il ne restait aucune case jouable ; la partie est terminée.
atacama-clause-A46 = À quatre, pas de jeu avancé : les concessions sont attribuées, elles ne se vendent pas.
atacama-clause-A48 = Cette tuile est déjà posée.
atacama-clause-A49 = Les tuiles sont tirées au hasard au début d’une étape ; personne ne les choisit.
atacama-clause-A58 = Les concessions sont vendues ; il n’y a qu’une vente par partie.
atacama-clause-A60 = C’est le dernier tour et rien n’a encore été acheté : il faut acheter une concession.
atacama-clause-A63 = Il n’y a pas encore de tuile ici.

# Le but du jeu, et ce que sont les choses sur la feuille
atacama-goal = Qui a le plus de points dans ses rangées ou ses colonnes l’emporte : une ligne compte à partir de { $needed } puits.
atacama-place-turn = Le tour en cours. Après le tour { $turns }, on additionne les points.
atacama-place-field = Une case : chaque pépite vaut un point, en plus ou en moins selon votre concession. Un puits posé ici la fait compter dans sa rangée et dans sa colonne, et condamne les quatre cases voisines.
atacama-place-unlaid = Aucune tuile ici pour l’instant. Elle viendra au hasard quand son étape commencera.
atacama-place-rig = { $tactical ->
    [yes] Un puits. Il reste jusqu’à la fin, n’appartient à personne et fait compter sa case pour qui marque dans la ligne ; un puits double la fait compter { $factor } fois.
   *[no] Un puits. Il reste jusqu’à la fin, n’appartient à personne et fait compter sa case pour qui marque dans la ligne.
}
atacama-place-line = L’étiquette d’une ligne : combien de puits s’y trouvent et ce qu’elle rapporte. À moins de { $needed }, elle ne rapporte rien.
atacama-place-deed = Une concession : qui la détient marque dans les rangées ou dans les colonnes ; un plus devant un minerai rapporte, un moins coûte.
atacama-place-offer = Une concession à vendre : elle coûte un puits, et l’adversaire reçoit l’autre, dans l’autre sens. Le nombre dit ce qu’elle rapporterait maintenant.
atacama-place-reserve = { $tactical ->
    [yes] Vos puits encore à poser. Vous en utilisez un par tour ; un puits double fait compter sa case { $factor } fois, en plus ou en moins.
   *[no] Vos puits encore à poser. Vous en utilisez un par tour.
}
atacama-place-others = Les puits qu’un autre joueur doit encore poser.
# The guided first game
atacama-lesson-welcome = Bienvenue dans l’Atacama ! Or, argent et cuivre dorment sous ces 81 cases. Tour à tour, { $player-2 } et vous posez un puits sur une case.
atacama-lesson-deed = Voici votre concession : vous marquez dans les colonnes. L’or et l’argent vous rapportent, un point par pépite. Le cuivre vous coûte des points.
atacama-lesson-first = Argent 5 : pour vous, il n’y a pas mieux. Cliquez sur la case entourée.
atacama-lesson-first-copper = Attention, c’est du cuivre 5 : dans vos colonnes, il coûte cinq points. L’argent entouré en rapporte cinq.
atacama-lesson-theirs = { $player-2 } a pris un cuivre 5. L’orange marque dans les rangées : l’or et le cuivre y sont bons, l’argent y est mauvais.
atacama-lesson-nobodys = Un puits posé n’est plus à personne. Celui-ci compte dans la rangée 8 pour { $player-2 }, et dans la colonne 8 pour vous. Là, il vous coûterait cinq points.
atacama-lesson-beside = Deux puits ne se touchent jamais par un côté : le vôtre a fermé les cases qui l’entourent. Par un coin, c’est permis. Prenez l’or 2, deux cases plus haut.
atacama-lesson-four = Voici le cœur du jeu : une ligne ne compte qu’avec quatre puits. L’étiquette de la colonne 1 tient le compte : 2 sur 4, et 7 points dès qu’elle comptera.
atacama-lesson-third = Donnez à la colonne 1 son troisième puits : l’or 2 de la rangée 8. L’or est bon pour vous deux, la rangée 8 en profite donc aussi. Ici, c’est toujours ainsi.
atacama-lesson-third-copper = Le cuivre ôterait trois points à votre colonne. Nous parlerons de cette case dans un instant ; d’abord l’or de la rangée 8.
atacama-lesson-danger = Aïe ! La rangée 8 a trois puits et vaut déjà 10. Encore un puits sur le cuivre 2, et { $player-2 } marque 12 points.
atacama-lesson-spoil = Posez donc vous-même le quatrième puits, là où ça fait mal : sur l’argent 5. Il ôte cinq points à la rangée, et il en vaut cinq dans votre colonne 5.
atacama-lesson-spoil-gift = C’est exactement ce qu’espère { $player-2 } ! Prenez plutôt l’argent : dans une rangée, il compte en négatif.
atacama-lesson-spoil-soon = Votre colonne peut attendre un instant, la rangée 8 non. Gâchez-la d’abord.
atacama-lesson-price = La rangée 8 ne vaut plus que 5. Revenons à votre colonne 1 : seule la case cuivre 3 y est encore libre. Elle coûte trois points, mais 5 + 2 + 2 − 3 font encore 6, et avec quatre puits, ils comptent.
atacama-lesson-fourth = Allez-y : posez votre puits sur le cuivre 3.
atacama-lesson-counts = Six points : votre première colonne compte. À côté de votre nom, vous voyez toujours ce que vous marqueriez maintenant.
atacama-lesson-free = À vous de choisir, n’importe quelle case libre. Que rapporte-t-elle à votre colonne, que fait-elle à leur rangée ? Un clic montre votre choix, un second le confirme.
atacama-lesson-end = C’est tout le jeu. Il finit après 28 tours, ou quand personne ne peut plus construire, et le plus haut total gagne. Continuez, le désert est à vous !
# Qui sont les robots
atacama-character-surveyor = Géomètre
atacama-character-surveyor-about = aime les lignes qui comptent et les finit tôt
atacama-character-fencer = Clôtureur
atacama-character-fencer-about = ferme le terrain autour de ses puits et laisse peu de place
atacama-character-gleaner = Glaneur
atacama-character-gleaner-about = prend les points qui sont là aujourd’hui

# Les raisons des conseils
atacama-feature-lines = { $amount ->
    [one] { $amount } ligne{ by-count } qui compte
   *[other] { $amount } lignes{ by-count } qui comptent
}
atacama-feature-doubles = { $amount ->
    [one] { $amount } puits double{ by-count } en réserve
   *[other] { $amount } puits doubles{ by-count } en réserve
}
atacama-feature-rigs = { $amount ->
    [one] { $amount } puits restant
   *[other] { $amount } puits restants
}
atacama-feature-score = { $amount ->
    [one] { $amount } point pour l’instant
   *[other] { $amount } points pour l’instant
}
atacama-feature-turn = tour { $amount }
atacama-feature-fields = { $amount ->
    [one] { $amount } case libre
   *[other] { $amount } cases libres
}
