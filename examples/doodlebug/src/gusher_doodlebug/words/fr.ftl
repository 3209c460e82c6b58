# Ce que dit Sourciers, en français. Les règles elles-mêmes sont dans rulebook/fr.md.

doodlebug-name = Sourciers
doodlebug-tagline = Vous savez ce que cache une parcelle. Chacun des autres aussi, mais pas la même.
doodlebug-about = Chacun a sondé en secret une parcelle de terrain. Trois foreuses par manche, une à la fois : forez chez vous, allez vous inviter chez le voisin, tentez la parcelle vierge, ou vendez la foreuse contre deux barils sûrs. Le pétrole d’une parcelle se partage entre les foreuses qui s’y trouvent, et chaque foreuse posée en dit long aux autres. Vrai ou faux, à eux de voir.

# Options
doodlebug-option-starts = Durée
doodlebug-option-starts-help = Combien de fois chacun entame une manche. Une seule fois, la partie dure environ cinq minutes.
doodlebug-option-starts-1 = chacun commence une fois
doodlebug-option-starts-2 = chacun commence deux fois

# Le plateau
doodlebug-title = Manche { $round } sur { $rounds }
doodlebug-nobody = vierge
doodlebug-plot = Parcelle { $plot } ({ $owner })
doodlebug-sheet-sell = Vendre : +{ $barrels }
doodlebug-rigs-left = { $rigs ->
    [0] plus de foreuse
    [one] encore 1 foreuse
   *[other] encore { $rigs } foreuses
}

# Questions et réponses
doodlebug-ask = Que faites-vous de votre foreuse ? Forez une parcelle, ou vendez la foreuse.
doodlebug-wait = { $seat } cherche où forer.
doodlebug-wait-draw = On tire une tuile du sac.
doodlebug-drill = Forer la parcelle { $plot } ({ $owner })
doodlebug-sell = Vendre la foreuse pour { $barrels } barils
doodlebug-won = { $winners } gagne avec { $barrels } barils.
doodlebug-shared = { $winners } se partagent la victoire avec { $barrels } barils chacun.
doodlebug-sold = { $seat }, foreuses vendues : { $rigs }, pour { $barrels } barils

# Ce qui s’est passé
doodlebug-effect-surveyed-hidden = { $seat } sonde la parcelle { $plot }.
doodlebug-effect-surveyed = { $barrels ->
    [0] { $seat } sonde la parcelle { $plot } : à sec.
   *[other] { $seat } sonde la parcelle { $plot } : { $barrels } barils.
}
doodlebug-effect-rig-used = { $plot ->
    [0] { $seat } vend une foreuse.
   *[other] { $seat } fore la parcelle { $plot }.
}
doodlebug-effect-opened = { $barrels ->
    [0] Manche { $round }, parcelle { $plot } : à sec.
   *[other] Manche { $round }, parcelle { $plot } : { $barrels } barils. { $shares }.
}
doodlebug-share = { $seat } en reçoit { $barrels }
doodlebug-share-none = Ils restent sous terre

# Pourquoi pas ?
doodlebug-clause-D2 = Cette parcelle n’existe pas : il y en a une de plus que de joueurs.
doodlebug-clause-D4 = Les tuiles sortent du sac au hasard, une par parcelle ; personne ne les choisit.
doodlebug-clause-D7 = Quatre foreuses occupent déjà cette parcelle. Il n’y a plus de place.
doodlebug-clause-D10 = La dernière manche est jouée ; la partie est finie.

# The guided first game
doodlebug-lesson-survey = Votre pendule a parlé : 12 barils sous votre parcelle, et personne d’autre ne le sait. Les barils d’une parcelle se partagent entre les foreuses qui s’y trouvent.
doodlebug-lesson-drill = Chacun a trois foreuses. Placez la première sur votre parcelle.
doodlebug-lesson-drill-sell = Une foreuse vendue rapporte 2 barils. La vôtre peut faire mieux aujourd’hui.
doodlebug-lesson-free = Les autres ont vu où vous forez. Et leurs foreuses, que vous disent-elles ? Forez où vous voulez, ou vendez.
doodlebug-lesson-end = Quand tout est posé, on ouvre le sol et l’on partage. Après trois manches, le plus de barils gagne. Continuez !
