# What Doodlebug says, in English. The rules themselves are in rulebook/en.md.

doodlebug-name = Doodlebug
doodlebug-tagline = You know what lies under one plot. So does everybody else, about another.
doodlebug-about = Each of you has secretly surveyed one plot of ground. Three rigs a round, one at a time: drill your own plot, jump on somebody else’s, try the wild one, or sell the rig for a sure two barrels. The oil of a plot is shared among the rigs on it, and every rig you place tells the others something. True or not.

# Options
doodlebug-option-starts = Length
doodlebug-option-starts-help = How often each of you starts a round. Once is a game of about five minutes.
doodlebug-option-starts-1 = everybody starts once
doodlebug-option-starts-2 = everybody starts twice

# The board
doodlebug-title = Round { $round } of { $rounds }
doodlebug-nobody = wild
doodlebug-plot = Plot { $plot } ({ $owner })
doodlebug-sheet-sell = Sell: +{ $barrels }
doodlebug-rigs-left = { $rigs ->
    [0] no rigs left
    [one] 1 rig left
   *[other] { $rigs } rigs left
}

# Questions and answers
doodlebug-ask = Where does your rig go? Drill a plot or sell the rig.
doodlebug-wait = { $seat } is deciding where to drill.
doodlebug-wait-draw = A tile comes out of the bag.
doodlebug-drill = Drill plot { $plot } ({ $owner })
doodlebug-sell = Sell the rig for { $barrels } barrels
doodlebug-won = { $winners } wins with { $barrels } barrels.
doodlebug-shared = { $winners } share the win with { $barrels } barrels each.
doodlebug-sold = { $seat }, rigs sold: { $rigs }, for { $barrels } barrels

# What happened
doodlebug-effect-surveyed-hidden = { $seat } looks under plot { $plot }.
doodlebug-effect-surveyed = { $barrels ->
    [0] { $seat } looks under plot { $plot }: bone dry.
   *[other] { $seat } looks under plot { $plot }: { $barrels } barrels.
}
doodlebug-effect-rig-used = { $plot ->
    [0] { $seat } sells a rig.
   *[other] { $seat } drills plot { $plot }.
}
doodlebug-effect-opened = { $barrels ->
    [0] Round { $round }, plot { $plot }: bone dry.
   *[other] Round { $round }, plot { $plot }: { $barrels } barrels. { $shares }.
}
doodlebug-share = { $seat } gets { $barrels }
doodlebug-share-none = They stay in the ground

# Why not?
doodlebug-clause-D2 = There is no such plot: there is one more than there are players.
doodlebug-clause-D4 = Tiles come out of the bag by chance, one for each plot; nobody chooses them.
doodlebug-clause-D7 = Four rigs stand on this plot already. There is no room for another.
doodlebug-clause-D10 = The last round has been played; the game is over.

# The guided first game
doodlebug-lesson-survey = Your doodlebug has spoken: there are 12 barrels under your plot, and nobody else knows. The barrels of a plot are shared among the rigs on it.
doodlebug-lesson-drill = Each of you has three rigs. Put your first one on your own plot.
doodlebug-lesson-drill-sell = A sold rig brings 2 barrels. Yours can do better than that today.
doodlebug-lesson-free = The others have seen where you drill. What do their rigs tell you? Drill where you like, or sell the rig.
doodlebug-lesson-end = When all rigs are used, the ground is opened and shared out. After three rounds the most barrels win. Play on!
