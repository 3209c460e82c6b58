# Les mots du jeu jouet, en français.

dice_hands-name = Dés et mains
dice_hands-tagline = Un jouet qui met la suite de contrat à l’épreuve
dice_hands-about = Des mains cachées, un dé pipé et trois manches.
dice_hands-option-peeking = Coups d’œil
dice_hands-option-peeking-help = Peut-on regarder la main des autres ?
dice_hands-option-peeking-true = oui
dice_hands-option-peeking-false = non
dice_hands-option-peeks = Nombre de coups d’œil
dice_hands-option-peeks-help = Combien de fois chacun peut regarder.
dice_hands-option-peeks-1 = une fois
dice_hands-option-peeks-2 = deux fois
dice_hands-title = Manche { $round }, dé { $pips }
dice_hands-prompt-seat = À { $seat } de jouer
dice_hands-prompt-chance = Le sort décide
dice_hands-prompt-over = La partie est finie
dice_hands-choice-bet = Miser { $value }
dice_hands-choice-lay = Poser la carte { $value } face cachée
dice_hands-choice-peek = Regarder la main du joueur { $value }
dice_hands-choice-pass = Passer
dice_hands-hand = Main et table : { $cards }
dice_hands-row = { $seat } : { $cards }
dice_hands-points = { $points } points
dice_hands-effect-dealt = { $card ->
    [0] { $seat } reçoit une carte.
   *[other] { $seat } reçoit la carte { $card }.
}
dice_hands-effect-rolled = Le dé montre { $pips }.
dice_hands-effect-staked = { $seat } mise { $stake }.
dice_hands-effect-laid = { $card ->
    [0] { $seat } pose une carte face cachée.
   *[other] { $seat } pose la carte { $card } face cachée.
}
dice_hands-effect-peeked = { $seat } regarde la main de { $owner }. { $cards }
dice_hands-effect-passed = { $seat } passe : pas de carte { $pips }.
dice_hands-effect-won = { $seat } gagne { $points } avec la carte { $card }.
dice_hands-clause-H3 = On distribue d’abord les cartes.
dice_hands-clause-H4 = On lance d’abord le dé.
dice_hands-clause-H5 = Il faut miser.
dice_hands-clause-H6 = Il faut poser une carte.
dice_hands-clause-H7 = Cette carte n’est pas dans votre main.
dice_hands-clause-H8 = Qui peut poser une carte ne peut pas passer.
dice_hands-clause-H9 = Vous ne pouvez pas regarder là.
dice_hands-clause-H11 = La partie est finie.
dice_hands-goal = Le plus de points l’emporte.
dice_hands-place-row = Les cartes d’un joueur.
dice_hands-place-card = Une de vos cartes à poser.
