# What Atacama says, in English. The rules themselves are in rulebook/en.md.

atacama-name = Atacama
atacama-tagline = One desert, three metals, and every rig works for your opponent too.
atacama-about = Take turns putting drilling rigs on a grid of gold, silver and copper. One player scores the columns, another the rows, and only lines with at least four rigs count. Two metals earn you points; the third costs you.

# Options
atacama-option-advanced = Advanced game
atacama-option-advanced-help = The tiles come out in three stages, and nobody has a concession until somebody gives up a rig for one. Two players only.
atacama-option-advanced-true = on
atacama-option-advanced-false = off
atacama-option-tactical = Tactical variant
atacama-option-tactical-help = Each player also has a few double rigs, which score their field twice, for better or worse.
atacama-option-tactical-true = on
atacama-option-tactical-false = off
atacama-option-double_weight = Weight of double rigs
atacama-option-double_weight-help = How many rigs a double rig counts for when a line needs four. Its points are the same either way.
atacama-option-double_weight-1 = one rig
atacama-option-double_weight-2 = two rigs

# Where the board comes from
atacama-origins = { $fields } of the { $all } fields are reconstructed: whoever owns the tiles can correct them.
atacama-origins-mark = { $fields } of { $all } fields reconstructed

# Words of the board
atacama-metal = { $metal ->
    [gold] gold
    [silver] silver
   *[copper] copper
}
atacama-letter = { $metal ->
    [gold] G
    [silver] S
   *[copper] C
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
    [columns] columns
   *[rows] rows
}
atacama-role = { atacama-concession }, { atacama-direction }
atacama-role-none = no concession yet
atacama-line = { $direction ->
    [columns] Column { $number }
   *[rows] Row { $number }
}
atacama-row = Row { $row }
atacama-in-row = column { $column }: { atacama-metal } { $value }
atacama-field = { atacama-row }, { atacama-in-row }
atacama-standing = { $rig ->
    [double] Double rig. { $field }
   *[base] Rig. { $field }
}
atacama-reserve = { $base ->
    [0] no rigs left
    [one] 1 rig left
   *[other] { $base } rigs left
}
atacama-reserve-tactical = { $base ->
    [one] 1 base rig
   *[other] { $base } base rigs
} and { $double } double left

# Printed on the sheet
atacama-sheet-turn = turn
atacama-sheet-over = End
atacama-sheet-stage = stage
atacama-sheet-rigs = rigs
atacama-sheet-points = points
atacama-deed-scores = { $direction ->
    [columns] scores the columns
   *[rows] scores the rows
}
atacama-deed-held = { $seat }: { $role }, { $points } so far
atacama-deed-offered = For sale: { $role }, worth { $points } now
atacama-result = { atacama-concession } { $points }
atacama-tag = { $counts ->
    [yes] { $line }: { $rigs } of { $needed } rigs. It counts: { $results }.
   *[no] { $line }: { $rigs } of { $needed } rigs. It does not count yet: { $results }.
}

# The whole position
atacama-score = { $seat } { $points }
atacama-title = Atacama, turn { $turn } of { $turns }. { $rigs ->
    [0] The board is empty.
    [one] 1 rig on the board. Score: { $scores }.
   *[other] { $rigs } rigs on the board. Score: { $scores }.
}
atacama-title-unsold = Atacama, turn { $turn } of { $turns }. { $rigs ->
    [0] The board is empty, and no concession has been bought.
    [one] 1 rig on the board, and no concession has been bought.
   *[other] { $rigs } rigs on the board, and no concession has been bought.
}
atacama-title-over = Atacama, finished. { $rigs } rigs on the board. Final score: { $scores }.

# Questions and answers
atacama-ask-place = Put a rig on a legal field.
atacama-ask-place-or-buy = Put a rig on a legal field, or give up a rig for a concession.
atacama-ask-buy = You have to buy a concession now.
atacama-ask-rig = Which rig goes on this field?
atacama-ask-payment = Which rig do you give up for the concession?
atacama-wait-place = { $seat } is looking for a field.
atacama-wait-place-or-buy = { $seat } is looking for a field or a concession.
atacama-wait-buy = { $seat } has to buy a concession.
atacama-wait-rig = { $seat } is choosing a rig.
atacama-wait-payment = { $seat } is choosing the rig to pay with.
atacama-wait-tiles = The next tiles are being laid.
atacama-won = { $winners } wins with { $points }.
atacama-shared = { $winners } share the win with { $points } each.
atacama-buy = Take { atacama-concession } for the { atacama-direction } and give up a rig
atacama-use = { $rig ->
    [double] Double rig: the field scores twice
   *[base] Base rig
}
atacama-pay = { $rig ->
    [double] Pay with a double rig
   *[base] Pay with a base rig
}

# The scores explained
atacama-sum-total = { $seat } ({ $role }): { $points }
atacama-sum-line = { $line }: { $terms }; total { $points }
atacama-sum-none = { $direction ->
    [columns] No column has four rigs.
   *[rows] No row has four rigs.
}
atacama-sum-possible = { $role }: { $points }
atacama-term = r{ $row }c{ $column } { $points } ({ $rig ->
    [double] { atacama-metal }, double
   *[base] { atacama-metal }
})

# What happened
atacama-effect-tile-laid = Tile { $tile } is laid: { $row ->
    [1] top
    [2] centre
   *[3] bottom
}, { $column ->
    [1] left
    [2] middle
   *[3] right
}.
atacama-effect-placed = Turn { $turn }: { $seat } puts { $rig ->
    [double] a double rig
   *[base] a rig
} on r{ $row }c{ $column } ({ atacama-metal } { $value }).
atacama-effect-bought = Turn { $turn }: { $seat } gives up { $rig ->
    [double] a double rig
   *[base] a rig
} and takes { atacama-concession } for the { atacama-direction }. { $other } gets { $concession ->
    [turquoise] orange
   *[orange] turquoise
} for the { $direction ->
    [columns] rows
   *[rows] columns
}.
atacama-effect-ended = { $reason ->
    [blocked] No legal field is left: the game ends.
   *[all_turns] All turns have been played: the game ends.
}

# Why not?
atacama-clause-A6 = In this game the concessions are given out at the start, not sold.
atacama-clause-A11 = One thing per turn: place one rig, or finish what you have begun.
atacama-clause-A12 = A rig already stands here.
atacama-clause-A13 = A rig stands right beside this field.
atacama-clause-A20 = All turns have been played; the game is over.
atacama-clause-A21 = No legal field was left; the game is over.
atacama-clause-A46 = There is no advanced game for four: concessions are given out, not sold.
atacama-clause-A48 = This tile has already been laid.
atacama-clause-A49 = Tiles come off the pile by chance when a stage begins; nobody chooses them.
atacama-clause-A58 = The concessions have been sold; there is only one sale in a game.
atacama-clause-A60 = This is the last turn and nobody has bought: it has to be a purchase.
atacama-clause-A63 = There is no tile here yet.

# What one plays for, and what the things on the sheet are
atacama-goal = Whoever has the most points from their rows or columns wins: a line counts from { $needed } rigs on.
atacama-place-turn = The turn we are in. After turn { $turns } the points are added up.
atacama-place-field = A field: each nugget is one point, a plus or a minus depending on your concession. A rig here scores it in its row and in its column, and closes the four fields beside it.
atacama-place-unlaid = No tile lies here yet. It comes by chance when its stage begins.
atacama-place-rig = { $tactical ->
    [yes] A rig. It stays to the end, belongs to nobody, and scores its field for whoever has the line; a double rig scores it { $factor } times.
   *[no] A rig. It stays to the end, belongs to nobody, and scores its field for whoever has the line.
}
atacama-place-line = The tag of a line: how many rigs stand in it, and what it brings. With fewer than { $needed } it brings nothing.
atacama-place-deed = A concession: its holder scores the rows or the columns; a plus beside a metal earns points, a minus costs them.
atacama-place-offer = A concession for sale: it costs one rig, and your opponent gets the other one in the other direction. The number is what it would bring now.
atacama-place-reserve = { $tactical ->
    [yes] Your rigs that are still to be placed. You use one each turn; a double rig scores its field { $factor } times, plus or minus.
   *[no] Your rigs that are still to be placed. You use one each turn.
}
atacama-place-others = The rigs that another player has still to place.
# The guided first game
atacama-lesson-welcome = Welcome to the Atacama! Gold, silver and copper lie under these 81 fields. You and { $player-2 } take turns putting one rig on a field.
atacama-lesson-deed = This is your concession: you score the columns. Gold and silver earn you points, one for each nugget you see. Copper costs you points.
atacama-lesson-first = Silver 5 is as good as it gets for you. Click the field in the ring.
atacama-lesson-first-copper = Careful, that is copper 5: in your columns it costs five points. The silver in the ring earns five.
atacama-lesson-theirs = { $player-2 } has taken copper 5. Orange scores the rows: gold and copper are good there, and silver is bad.
atacama-lesson-nobodys = Once a rig stands, it is nobody’s. This one counts in row 8 for { $player-2 }, and in column 8 for you. There it would cost you five points.
atacama-lesson-beside = Two rigs never stand side by side: your rig has closed the fields around it. Touching at a corner is fine. Take gold 2, two fields further up.
atacama-lesson-four = Now the heart of it: a line counts only with four rigs. The tag of column 1 keeps count: 2 of 4, worth 7 once it counts.
atacama-lesson-third = Give column 1 its third rig: gold 2, in row 8. Gold is good for both of you, so row 8 gains from it as well. That is how it goes here.
atacama-lesson-third-copper = Copper would take three points off your column. We will talk about that field in a moment; first the gold in row 8.
atacama-lesson-danger = Trouble! Row 8 has three rigs and stands at 10. One more on copper 2, and { $player-2 } scores 12.
atacama-lesson-spoil = So build the fourth rig yourself, where it hurts: on silver 5. It takes five points off the row, and in your column 5 it is worth five.
atacama-lesson-spoil-gift = That is just what { $player-2 } is hoping for! Take the silver: in a row it counts against them.
atacama-lesson-spoil-soon = Your column can wait a moment, row 8 cannot. Spoil it first.
atacama-lesson-price = Row 8 is down to 5. Back to your column 1: only copper 3 is still open there. It costs three points, but 5 + 2 + 2 − 3 still makes 6, and with four rigs it counts.
atacama-lesson-fourth = So do it: put your rig on copper 3.
atacama-lesson-counts = Six points: your first column counts. Beside your name you always see what you would score now.
atacama-lesson-free = Now choose for yourself: any open field. What does it bring your column, and what does it do to their row? One click shows your choice, a second one confirms it.
atacama-lesson-end = That is the whole game. It ends after 28 turns, or when nobody can build any more, and the higher total wins. Play on, the desert is yours!
# Who the bots are
atacama-character-surveyor = Surveyor
atacama-character-surveyor-about = likes lines that count, and finishes them early
atacama-character-fencer = Fencer
atacama-character-fencer-about = closes the ground around its rigs, and leaves little room
atacama-character-gleaner = Gleaner
atacama-character-gleaner-about = takes the points that lie there today

# Reasons of hints
atacama-feature-lines = { $amount ->
    [one] { $amount }{ by-count } line that counts
   *[other] { $amount }{ by-count } lines that count
}
atacama-feature-doubles = { $amount ->
    [one] { $amount }{ by-count } double rig left
   *[other] { $amount }{ by-count } double rigs left
}
atacama-feature-rigs = { $amount ->
    [one] { $amount } rig left
   *[other] { $amount } rigs left
}
atacama-feature-score = { $amount ->
    [one] { $amount } point so far
   *[other] { $amount } points so far
}
atacama-feature-turn = turn { $amount }
atacama-feature-fields = { $amount ->
    [one] { $amount } free field
   *[other] { $amount } free fields
}
