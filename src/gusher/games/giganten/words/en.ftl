# What Giganten says, in English. The rules themselves are in rulebook/en.md.

giganten-name = Giganten
giganten-tagline = Find oil, get it to the railway, and bluff your way into the sale.
giganten-about = Drive your truck to the oil, build derricks, and keep your locomotive far enough along to carry the crude. Three companies buy, but only from whoever wins their auction, and everybody bids with licences that nobody else can see. When the black locomotive reaches the star, the richest player wins.

# Options
giganten-option-carrier = Carrier
giganten-option-carrier-help = Whom you may hire when your own locomotive has not come far enough.
giganten-option-carrier-choice = your choice: the black locomotive or the leading opponent’s
giganten-option-carrier-most-advanced = only the locomotive that is furthest along
giganten-option-bluffer = Caught bluffer
giganten-option-bluffer-help = Whether somebody whose bluff was called may bid when the auction is held again.
giganten-option-bluffer-stays = bids again with the cards left
giganten-option-bluffer-out = sits out until the next company

# Words of the board
giganten-company = { giganten-name-company }
giganten-cell = r{ $row }c{ $column }
giganten-kind = { $kind ->
    [1] one-derrick
    [2] two-derrick
   *[3] three-derrick
}
giganten-terrain = { $terrain ->
    [plain] plain
    [hill] hill
   *[mountain] mountain
}
giganten-markers = { $count ->
    [one] 1 marker
   *[other] { $count } markers
}
giganten-ones = { $ones ->
    [one] 1 one
   *[other] { $ones } ones
}
giganten-twos = { $twos ->
    [one] 1 two
   *[other] { $twos } twos
}
giganten-ones-and-twos = { giganten-ones } and { giganten-twos }
giganten-hand = { $twos ->
    [0] { giganten-ones }
   *[other] { $ones ->
        [0] { giganten-twos }
       *[other] { giganten-ones-and-twos }
    }
}
giganten-card-gives = { $licences ->
    [one] 1 licence
   *[other] { $licences } licences
}, { $move ->
    [one] 1 point
   *[other] { $move } points
}
giganten-card-red = { $back ->
    [0] free crude
   *[other] opponents back { $back }
}
giganten-card-face = { $card } ({ giganten-card-gives }{ $back ->
    [0] { $crude ->
        [0] { $price ->
            [0] {""}
           *[other] , price ±{ $price }
        }
       *[other] , { giganten-card-red }
    }
   *[other] , { giganten-card-red }
})

# What a player has
giganten-cash = ${ $cash } in cash
giganten-licences = { $cards ->
    [0] no licences
    [one] 1 licence
   *[other] { $cards } licences
}
giganten-licences-known = { $cards ->
    [one] 1 licence
   *[other] { $cards } licences
} worth { $total } ({ $which })
giganten-derricks = { $built ->
    [0] no derricks on the board
    [one] 1 derrick over { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
   *[other] { $built } derricks over { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    }
}, { $stock } in stock
giganten-tank = { $company } { $count }
giganten-tanks = tanks: { $tanks }
giganten-train = truck not placed yet, locomotive on space { $column }
giganten-truck-and-train = truck on { $cell }, locomotive on space { $column }
giganten-card-before = card { $card }
giganten-first-player = first player
giganten-if-over = ${ $money } if it ended now

# The whole position
giganten-price = { $company } ${ $price }
giganten-points = ${ $points }
giganten-purse = { $seat } ${ $money }
giganten-action-name = { $action ->
    [1] prices
    [2] action cards
    [3] licences
    [4] trucks and trains
    [5] building
    [6] production and transport
    [7] auctions and sales
    [8] tanks
   *[9] the die moves on
}
giganten-title = Giganten, round { $round }, action { $action }: { giganten-action-name }. Prices: { $prices }. The black locomotive is on space { $black } of { $star }. Cash: { $money }.
giganten-title-over = Giganten, ended in round { $round }. Final fortunes: { $money }.

# What is asked
giganten-ask-pick = Take one of the open action cards.
giganten-ask-place = Put your truck on a cell of column 0.
giganten-ask-move = { $points ->
    [0] No movement points left. Look at a tile, or finish your move.
    [one] 1 movement point: drive, move your locomotive, or finish.
   *[other] { $points } movement points: drive, move your locomotive, or finish.
}{ $points ->
    [0] {""}
   *[other] { $look ->
        [yes] {" "}You may also look at a tile beside your truck.
       *[no] {""}
    }
}
giganten-ask-move-on = { $points ->
    [one] Your truck cannot stop here: drive on. 1 movement point left.
   *[other] Your truck cannot stop here: drive on. { $points } movement points left.
}
giganten-ask-price = Your card moves one price by { $spaces } spaces. Which one, and which way?
giganten-ask-tank = You get a free marker. Which of your tanks does it go into?
giganten-ask-build = Do you build a derrick beside your truck? You have ${ $cash }.
giganten-ask-haul = Your derrick on { $cell } yields a marker, and your train can fetch it. Where to?
giganten-ask-haul-hired = Your derrick on { $cell } yields a marker, but your train has not come that far. Do you hire one for ${ $fee }? You have ${ $cash }.
giganten-ask-bid-first = { $company } pays ${ $price } a marker, and you have { giganten-markers } there. Open the bidding, or pass? Your licences are worth { $total }.
giganten-ask-bid = { $bidder } bids { $bid } for { $company }. Go higher, or pass? Your licences are worth { $total }; you have { giganten-markers } there at ${ $price } each.
giganten-ask-pay = You have won { $company } with { $bid }. Which licences do you pay with?
giganten-ask-sell = How many markers do you sell to { $company } at ${ $price } each?

# Standing orders
giganten-order-bid = Bid one more each time, then pass. Highest bid:
giganten-order-bid-given = Bid one more each time up to { $limit }, then pass
giganten-order-pass = Pass in this auction
giganten-order-pass-round = Pass in every auction
giganten-order-pay = Pay the exact bid where possible, with as few cards as possible
giganten-order-sell = Sell all markers that I may sell
giganten-order-until-question = until this auction ends
giganten-order-until-round = until the end of the round

# What others are asked
giganten-wait-pick = { $seat } is choosing an action card.
giganten-wait-place = { $seat } is choosing where to start.
giganten-wait-move = { $seat } is on the move.
giganten-wait-special = { $seat } is carrying out the special action.
giganten-wait-build = { $seat } is deciding whether to build.
giganten-wait-haul = { $seat } is deciding where the oil goes.
giganten-wait-bid = { $bid ->
    [0] { $seat } may open the bidding for { $company }.
   *[other] { $company } stands at { $bid }. { $seat } may go higher or pass.
}
giganten-wait-pay = { $seat } has won { $company } and is paying.
giganten-wait-sell = { $seat } is deciding how much to sell to { $company }.

# What is being drawn
giganten-draw-first = The first player is being drawn.
giganten-draw-roll = The die rolls for { $company }.
giganten-draw-red = The red card is being turned up.
giganten-draw-beige = The beige cards are being turned up.
giganten-draw-deal = Licences are being dealt.
giganten-draw-look = Somebody is looking at a tile.
giganten-draw-reveal = The tile is being turned over.
giganten-draw-penalty = { $seat } loses licences.

# The end
giganten-won = { $winners } wins with ${ $money }.
giganten-shared = { $winners } share the win with ${ $money } each.

# Answers
giganten-choice-pick = Take { $card }
giganten-choice-place = Start on { $cell }
giganten-choice-step = { $to ->
    [N] North to
    [S] South to
    [W] West to
   *[E] East to
} { $cell }: { $over ->
    [tile] across a tile
    [truck] past a truck
   *[nothing] { giganten-terrain }
}, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
giganten-choice-look = Look at the { giganten-kind } tile on { $cell }
giganten-choice-loco = Locomotive to space { $column }: { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
giganten-choice-end = { $points ->
    [0] End your move
    [one] End your move and give up 1 point
   *[other] End your move and give up { $points } points
}
giganten-choice-price = { $company } { $way ->
    [up] up
   *[down] down
}: from ${ $before } to ${ $price }
giganten-choice-tank = Into the { $company } tank: { $count } there, price ${ $price }
giganten-choice-build = Build on { $cell } for ${ $cost } ({ giganten-kind } tile)
giganten-choice-build-known = Build on { $cell } for ${ $cost } ({ giganten-kind } tile, you saw { $value })
giganten-choice-skip = Build nothing
giganten-choice-own = To { $company } on your own train, free: { $count } there, price ${ $price }
giganten-choice-black = To { $company } on the black locomotive, ${ $fee } to the bank: { $count } there, price ${ $price }
giganten-choice-rival = To { $company } on a rival’s train, ${ $fee } to { $owners }: { $count } there, price ${ $price }
giganten-choice-drop = Back to the supply
giganten-choice-bid = Bid { $value }
giganten-choice-bluff = Bid { $value } (bluff)
giganten-choice-pass = Pass
giganten-choice-pay = { $wasted ->
    [0] Pay { $cards }
   *[other] Pay { $cards } (1 too many)
}
giganten-choice-sell = { $count ->
    [0] Sell nothing
   *[other] Sell { $count } for ${ $total }
}

# The money explained
giganten-sum-now = If the game ended now:
giganten-sum-train = { $seat } (space { $column })
giganten-sum-trains = Locomotives in order: { $trains }.
giganten-sum-level = Locomotives that are level are listed in turn order here; at the end, licences in hand decide first.
giganten-sum-hand = { $seat } with { $total }
giganten-sum-tie = Level on space { $column }: licences decide, { $hands }.
giganten-sum-tie-order = Level on space { $column }: licences first, { $hands }; then turn order, starting with { $first }.
giganten-sum = { $seat }: ${ $cash } in cash + { $derricks ->
    [one] 1 derrick
   *[other] { $derricks } derricks
} at ${ $each } ({ $place ->
    [1] first locomotive
    [2] second locomotive
    [3] third locomotive
   *[4] fourth locomotive
}) + { $below ->
    [one] 1 marker
   *[other] { $below } markers
} in the ground and { $tanks } in tanks at ${ $marker } = ${ $total }

# What happened: prices and cards
giganten-effect-first = Round 1: { $seat } is drawn as first player and takes the die.
giganten-effect-rolled = { giganten-company }: the die shows { $colour ->
    [red] red
   *[blue] blue
} { $number }, and the price goes from ${ $before } to ${ $price }.
giganten-effect-red = Red card { $card } ({ giganten-card-gives }, { giganten-card-red }): the black locomotive moves { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, to space { $black }.
giganten-effect-beige = Beige cards: { $cards }.
giganten-effect-reshuffled = { $pile ->
    [red] The red pile is empty: { $cards } discarded cards are shuffled in.
    [beige] The beige pile is empty: { $cards } discarded cards are shuffled in.
   *[licences] No licences are left in the pile: { $cards } discarded ones are shuffled in.
}
giganten-effect-picked = { $seat } takes { giganten-card-face }.
giganten-effect-left-over = Nobody takes { giganten-card-face }; it is discarded.

# What happened: licences
giganten-effect-dealt = { $seat } is dealt { $cards ->
    [0] no licences
    [one] 1 licence
   *[other] { $cards } licences
} and now holds { $held }: { giganten-hand }.{ $short ->
    [0] {""}
   *[other] {" "}{ $short } could not be dealt, as no cards are left.
}
giganten-effect-dealt-hidden = { $seat } is dealt { $cards ->
    [0] no licences
    [one] 1 licence
   *[other] { $cards } licences
} and now holds { $held }.{ $short ->
    [0] {""}
   *[other] {" "}{ $short } could not be dealt, as no cards are left.
}

# What happened: trucks, trains and special actions
giganten-effect-placed = { $seat } puts a truck on r{ $row }c{ $column }.
giganten-effect-drove = { $seat } drives from r{ $from_row }c{ $from_column } to r{ $row }c{ $column } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
giganten-effect-drove-round = { $seat } drives for { $cost ->
    [one] 1 point
   *[other] { $cost } points
} and comes back to r{ $row }c{ $column }.
giganten-effect-advanced = { $seat } moves the locomotive from space { $origin } to space { $column } for { $cost ->
    [one] 1 point
   *[other] { $cost } points
}.
giganten-effect-stayed = { $seat } moves neither truck nor locomotive.
giganten-effect-looked = On the move, { $seat } looks at the { giganten-kind } tile on { giganten-cell }: it holds { $value }.
giganten-effect-looked-hidden = On the move, { $seat } looks at the { giganten-kind } tile on { giganten-cell }.
giganten-effect-price-set = { $seat } { $way ->
    [up] raises
   *[down] lowers
} the price of { giganten-company } from ${ $before } to ${ $price }.
giganten-effect-crude = { $seat } takes a free marker into the { giganten-company } tank.
giganten-effect-crude-missing = { $seat } is due a free marker, but the supply is empty.
giganten-effect-set-back = { $spaces ->
    [0] { $victim }’s locomotive is still on space { $column } and cannot go back.
    [one] { $seat } sends { $victim }’s locomotive back 1 space, to space { $column }.
   *[other] { $seat } sends { $victim }’s locomotive back { $spaces } spaces, to space { $column }.
}

# What happened: derricks and oil
giganten-effect-built = { $seat } pays ${ $cost } for a derrick on the { giganten-kind } tile on { giganten-cell }.
giganten-effect-struck = The tile on { giganten-cell } shows { $value }: the well holds { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}.
giganten-effect-not-built = { $seat } does not build.
giganten-effect-hauled = { $carrier ->
    [own] { $seat } carries a marker from { giganten-cell } to { giganten-company } free of charge.
    [black] { $seat } sends a marker from { giganten-cell } to { giganten-company } on the black locomotive and pays the bank ${ $fee }.
   *[rival] { $seat } sends a marker from { giganten-cell } to { giganten-company } on a rival’s train and pays ${ $fee }.
}
giganten-effect-fee = { $seat } gets ${ $amount } from { $payer } for the journey.
giganten-effect-dropped = { $reason ->
    [loco] No train reaches { giganten-cell }: { $seat } loses the marker.
    [cash] { $seat } cannot pay for a train to { giganten-cell } and loses the marker.
   *[choice] { $seat } lets the marker from { giganten-cell } go back to the supply.
}
giganten-effect-depleted = The well on { giganten-cell } is empty: { $seat } takes the derrick back.

# What happened: auctions and sales
giganten-effect-auction = { $again ->
    [yes] { giganten-company } is auctioned again. The price is ${ $price }.
   *[no] Auction for { giganten-company }. The price is ${ $price }.
}
giganten-effect-no-auction = No auction for { giganten-company }: nobody has oil there.
giganten-effect-bid = { $seat } bids { $value } for { giganten-company }.
giganten-effect-passed = { $seat } passes on { giganten-company }.
giganten-effect-unsold = Nobody bids: nothing is sold to { giganten-company } this round.
giganten-effect-won = { $seat } wins { giganten-company } with { $value }.
giganten-effect-bluff = { $seat } bid { $value } for { giganten-company } and cannot pay: a bluff! { $cards ->
    [one] 1 licence is lost.
   *[other] { $cards } licences are lost.
}
giganten-effect-penalty = { $seat } loses a licence worth { $value }.
giganten-effect-paid = { $seat } pays { $value } with { giganten-hand }.
giganten-effect-sold = { $count ->
    [0] { $seat } sells nothing to { giganten-company }.
    [one] { $seat } sells 1 marker to { giganten-company } for ${ $total }.
   *[other] { $seat } sells { $count } markers to { giganten-company } at ${ $price } each: ${ $total }.
}
giganten-effect-dumped = { $seat } dumps { $count ->
    [one] 1 surplus marker
   *[other] { $count } surplus markers
} at { giganten-company } for ${ $total }.

# What happened: rounds and the end
giganten-effect-round = Round { $round }: the die goes to { $seat }, who is now first player.
giganten-effect-ended = The black locomotive is at the star: the game ends in round { $round }.
giganten-effect-settled = { $seat }: { $place ->
    [1] first locomotive
    [2] second locomotive
    [3] third locomotive
   *[4] fourth locomotive
} (space { $column }). Cash ${ $cash }, { $derricks ->
    [one] 1 derrick
   *[other] { $derricks } derricks
} ${ $derrick_pay }, { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
} ${ $marker_pay }: ${ $total } in all.

# The ledger and the charts
giganten-good-cash = { $sign }${ $amount }
giganten-good-cash-name = cash
giganten-charts-axis = rounds
giganten-charts-round = Round { $round }
giganten-charts-end = The final accounts
giganten-charts-cash = Cash
giganten-charts-prices = What a marker brings
giganten-charts-mark = { $company }

# Why not?
giganten-clause-G1 = Nobody sits there in this game.
giganten-clause-G3 = No tile of this kind with that number is left.
giganten-clause-G7 = No such card is left to be drawn.
giganten-clause-G12 = Before anything else, the first player is drawn by lot.
giganten-clause-G14 = The die is rolled for each company in turn; nobody chooses what it shows.
giganten-clause-G21 = The red card comes off the pile by chance.
giganten-clause-G24 = The beige cards come off the pile by chance.
giganten-clause-G26 = Take one of the cards that lie open.
giganten-clause-G28 = Licences are dealt at random.
giganten-clause-G33 = It is time to move truck and locomotive; say when you have finished.
giganten-clause-G34 = You do not have enough movement points left for that.
giganten-clause-G35 = Your truck has to be put on column 0 first.
giganten-clause-G36 = Another truck is on that cell already.
giganten-clause-G37 = The terrain ends here.
giganten-clause-G39 = A derrick stands there: the cell is closed.
giganten-clause-G40 = You may drive across a tile or past another truck, but not stop there.
giganten-clause-G41 = You could not stop there, and your points would not take you off it again.
giganten-clause-G42 = Your truck cannot stop on this cell: all you can do is drive on.
giganten-clause-G43 = There is no face-down tile on that side of your truck.
giganten-clause-G44 = Red tiles are never looked at.
giganten-clause-G45 = What a tile holds is not for anyone to choose.
giganten-clause-G47 = You have seen this tile; its number is remembered for you.
giganten-clause-G48 = Your locomotive only goes forward, and space 19 is the last.
giganten-clause-G50 = The special action of your card has to be carried out now.
giganten-clause-G51 = Your card moves a price: choose a company and a direction.
giganten-clause-G52 = That price cannot move any further in this direction.
giganten-clause-G53 = Your card gives you a free marker: choose one of your tanks.
giganten-clause-G56 = Build on a tile right beside your truck, or build nothing.
giganten-clause-G57 = You cannot pay for that derrick, and there is no credit.
giganten-clause-G59 = The tile says how much it holds; nobody chooses that.
giganten-clause-G63 = A marker is waiting: carry it to one of your tanks, or let it go.
giganten-clause-G64 = That locomotive has not come far enough to serve this derrick.
giganten-clause-G65 = Your own train can fetch it, so no other may be hired.
giganten-clause-G67 = In this game only the locomotive that is furthest along may be hired.
giganten-clause-G69 = You cannot pay the fee.
giganten-clause-G75 = Bid more than the bid that stands, or pass.
giganten-clause-G79 = That bid is too high: more than twice the number of your cards, or more than it takes to beat any reply.
giganten-clause-G80 = Pay your bid with licences you hold, and with no card too many.
giganten-clause-G82 = The lost licences are drawn blindly.
giganten-clause-G86 = Say how many markers you sell: anything from none to all those in your tank.
giganten-clause-G89 = The black locomotive is at the star; the game is over.

# board: begin
# Written on the board
giganten-board-money = ${ $amount }
giganten-board-round = Round { $round }
giganten-board-over = The end
giganten-board-action-1 = Prices
giganten-board-action-2 = Cards
giganten-board-action-3 = Licences
giganten-board-action-4 = Moves
giganten-board-action-5 = Building
giganten-board-action-6 = Transport
giganten-board-action-7 = Auctions
giganten-board-action-8 = Surplus
giganten-board-action-9 = Die
giganten-board-end = End my move
giganten-board-skip = Don’t build
giganten-board-drop = Let it go
giganten-board-pass = Pass
giganten-board-free = free
giganten-board-passed = passed
giganten-board-caught = Bluff!
giganten-board-absent = no oil
giganten-board-account-cash = cash ${ $cash }
giganten-board-account-derricks = { $derricks } × derrick: ${ $pay }
giganten-board-account-crude = { $markers } × crude: ${ $pay }
# Told when one points at something
giganten-board-drive = Drive to { $cell }: costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, leaves { $remains }
giganten-board-advance = Locomotive to space { $column }: costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}, leaves { $remains }
giganten-board-tile = { $cell }: { giganten-kind } tile. A derrick costs ${ $cost }.{ $value ->
    [0] {""}
   *[other] {" "}It holds { $value }.
}{ $looked ->
    [0] {""}
    [one] {" "}1 player has looked at it.
   *[other] {" "}{ $looked } players have looked at it.
}
giganten-board-derrick = { $seat }’s derrick on { $cell } over { giganten-markers }
giganten-board-truck = { $seat }’s truck on { $cell }
giganten-board-loco = { $seat }’s locomotive on space { $column }: it serves every well up to there
giganten-board-black = The black locomotive on space { $step }. { $left ->
    [0] It has reached the star.
    [one] 1 more space to the star.
   *[other] { $left } more spaces to the star.
}
giganten-board-price = { $company } pays ${ $price } a marker. { $section ->
    [red] Red section: any roll raises the price.
    [white] White section: blue raises the price, red lowers it.
   *[blue] Blue section: any roll lowers the price.
}
giganten-board-tank = { $seat }’s tank at { $company }: { giganten-markers }
giganten-board-supply = Supply: { giganten-markers }
giganten-board-pile = { $pile ->
    [red] Red action cards
    [beige] Beige action cards
   *[licences] Licences
} in the pile: { $cards }
giganten-board-points = Movement points left: { $points } of { $of }
giganten-board-kind = A derrick on a { giganten-kind } tile costs ${ $cost }
giganten-board-bidder = { $seat }, { giganten-markers }: { $status ->
    [bid] bids { $value }
    [passed] has passed
    [caught] was caught bluffing
    [absent] takes no part
   *[waiting] has not bid yet
}
giganten-board-account = { $seat }: ${ $total }. The locomotive came in { $place ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}.
giganten-board-die = The die: first player of the round
# The board in characters
giganten-board-text-company = { $company } ${ $price } ({ $section ->
    [red] red
    [white] white
   *[blue] blue
}), tanks:
giganten-board-text-open = Open cards:
giganten-board-text-bids = Bids:
giganten-board-text-bid = { $status ->
    [bid] { $value }
    [passed] passed
    [caught] bluffed
    [absent] no oil
   *[waiting] ?
}
giganten-board-text-cost = cost
giganten-board-text-black = black
giganten-board-text-supply = Supply { $markers }. Cards left: { $red } red, { $beige } beige, { $licences } licences.
giganten-board-text-legend = . plain   ~ hill   ^ mountain   [2] tile of two derricks   (5) a value you know
giganten-board-text-pieces = <1> truck or train of player I   1:4 derrick of player I over 4 markers
# board: end

# What was skipped
giganten-effect-cannot-build = { $reason ->
    [supply] { $seat } cannot build: the supply is empty.
    [derricks] { $seat } cannot build: no derrick is left in stock.
   *[cash] { $seat } cannot build: too little money for the tile beside the truck.
}

# What one plays for, and what the things on the board are
giganten-goal = Whoever has the most money when the black locomotive reaches the star (space { $star }) wins.
giganten-place-round = The nine actions of a round, in order. The brass disc shows where we are.
giganten-place-plain = Plain: a truck pays { $cost } to drive here, and may stop.
giganten-place-hill = Hill: a truck pays { $cost } to drive here, and may stop.
giganten-place-mountain = Mountain: a truck pays { $cost } to drive here, and may stop.
giganten-place-road = Column 0, where the trucks start. Later it is ground like any other.
giganten-place-truck = A truck. From its cell one can look at black tiles and build on tiles right beside it. Others drive past it but cannot stop there.
giganten-place-tile = A { giganten-kind } tile: between { $least } and { $most } markers lie below. { $looked ->
    [yes] From a truck beside it one may look in secret.
   *[no] Nobody may look at it.
} A derrick here costs ${ $cost }.
giganten-place-derrick = A derrick. It gives its owner one marker a round until the well is empty, and closes its cell. At the end it pays ${ $last } to ${ $first }, and each marker below ${ $marker }.
giganten-place-supply = The supply: crude that nobody owns yet. When it is empty, nobody can build.
giganten-place-costs = Movement points that a locomotive pays to enter each space.
giganten-place-rail = Your lane. Your locomotive carries your oil free of charge from every derrick up to its column, and its place at the end decides what your derricks pay.
giganten-place-lane = An opponent’s locomotive. Whoever leads can be hired for ${ $fee } a marker.
giganten-place-black = The black locomotive: for hire at ${ $fee } a marker, paid to the bank. Red cards move it; on space { $star } the game ends.
giganten-place-black-engine = The black locomotive
giganten-place-train = A locomotive that could carry this marker, if it has come far enough. Your own is free; another costs ${ $fee }.
giganten-place-well = The derrick whose marker is waiting.
giganten-place-company = A company and what it pays for a marker. Only the winner of its auction sells here this round.
giganten-place-tank = Your tank at this company. After a round it keeps { $limit } markers; each one more is dumped for ${ $overflow }.
giganten-place-others-tank = Another player’s tank. After a round it keeps { $limit } markers; each one more is dumped for ${ $overflow }.
giganten-place-pile-red = The red cards that are left. They move the black locomotive.
giganten-place-pile-beige = The beige cards that are left.
giganten-place-pile-licences = The licences that are left. Auctions are won and paid with them.
giganten-place-card = An action card: licences (green) to bid with, and movement points (wheel) for truck and locomotive. Some move a price (barrel).
giganten-place-card-red = A red action card: licences, movement points, and a free marker (square) or all other locomotives sent back (arrow). It moved the black locomotive when it was turned up.
giganten-place-points = Movement points left for truck and locomotive together. What is not used is lost.
giganten-place-bidder = A bidder: the markers they could sell here, and their bid.
giganten-place-purse = A player: cash, licences, derricks still to build, and the card of this round.
giganten-risk-bluff = More than your licences are worth. If you win with it, you pay nothing and lose half of your cards, rounded up: { $cards }.
# The sheet of the last accounts
giganten-sheet-final = The final accounts
giganten-sheet-cash = Cash
giganten-sheet-derricks = Derricks
giganten-sheet-markers = Markers
# The guided first game
giganten-lesson-welcome = Welcome, oil baron! You are here to get rich: whoever has the most money at the end wins. Find oil, send it off by rail, and sell it when the price is right.
giganten-lesson-clock = The black locomotive is our clock. It rolls on a little every round, and when it reaches the star on the right, the game is over. That takes seven to nine rounds.
giganten-lesson-prices = A round begins with the prices. The die has just been rolled for all three companies: Jet pays $7,000 for a marker of crude, Standard $6,500, Hudson only $4,000.
giganten-lesson-cards = Then everyone takes one card. The wheel gives movement points, for truck and locomotive together. The green card gives licences: you need them when it comes to selling.
giganten-lesson-pick = You choose first. We have a long way to drive, so take the card with 10 points and 4 licences.
giganten-lesson-pick-red = A red card sends the others’ locomotives back, and they have not even left the station. Two points would not take you far. Take the one in the ring.
giganten-lesson-pick-slow = One licence more, but two points fewer. Today we need the points: take the card in the ring.
giganten-lesson-licences = You have drawn four licences. Each is worth 1 or 2, and yours add up to 7. The others see how many you hold, but not what they are worth.
giganten-lesson-tiles = Now for the oil. Under a tile like these lie 2, 3 or 4 markers, and whoever stops right beside one may look. Three black derricks mean more oil; under red ones nobody may look.
giganten-lesson-place = Your truck sets out from the left edge. Put it in row 4, near the first tile.
giganten-lesson-drive = Drive up to the tile: click the cell in the ring. A plain costs 1 point, a hill like this one 2, a mountain 3.
giganten-lesson-drive-end = Not yet, you have ten points to spend! Drive up to the tile first.
giganten-lesson-drive-loco = The locomotive will get its share. First we look for oil.
giganten-lesson-look = Now have a look under the tile. It costs nothing, and only you will see the number.
giganten-lesson-look-across = You could drive straight across, but then you would learn nothing. Take a look at the tile.
giganten-lesson-poor = Only 2 markers: they would hardly pay for the derrick. Let us try the next tile, three rows further down.
giganten-lesson-on = You need not drive cell by cell: one click on the cell beside it, and the truck goes all the way.
giganten-lesson-on-loco = Soon. First let us see what lies under the next tile.
giganten-lesson-again = Look again!
giganten-lesson-rich = Four markers, the best that this kind of tile can hold. Here we build! But oil needs a train.
giganten-lesson-rail = Your locomotive serves every derrick up to its own column. The tile is in column 2, so send the locomotive to space 3 with the points you have left.
giganten-lesson-rail-end = Points that you do not use are lost. Give them to the locomotive.
giganten-lesson-rail-truck = Your truck is just where it should be: beside the tile. The points are for the locomotive now.
giganten-lesson-others = The others have had their move. Do you see? { $player-2 } has stopped at the tile that we left alone, and knows that number now, too.
giganten-lesson-build = Everyone may build one derrick beside their truck. On this tile it costs $4,000, and you have $15,000. Go ahead!
giganten-lesson-build-skip = No derrick, no oil! There are four markers under that tile, and you know it.
giganten-lesson-yield = Every derrick gives one marker each round, at once. Your train is level with it and carries it for nothing. If it were not, you would have to hire another for $3,000, or lose the oil.
giganten-lesson-tank = Where to? You will sell where you have oil, so send it to the company that pays best: Jet.
giganten-lesson-tank-hudson = Hudson pays only $4,000 just now. Jet pays nearly twice as much.
giganten-lesson-tank-standard = Not bad, but Jet pays $500 more.
giganten-lesson-tank-drop = Back to the supply? Your train carries it for nothing, so let it earn you something.
giganten-lesson-auction = Now the exciting part. A company buys from one player a round, and that right is auctioned for licences. { $player-2 } has oil at Jet as well, so you have a rival.
giganten-lesson-bluff = You may bid more than you hold; that is called bluffing. But whoever wins with a bluff loses half of their cards, and the auction is held again.
giganten-lesson-bid = Your licences are worth 7. Start low: bid 3.
giganten-lesson-bid-pass = Whoever passes is out, and { $player-2 } would sell in your place. Bid 3.
giganten-lesson-bid-else = It pays to begin with little: only the winner hands over any licences. Bid 3.
giganten-lesson-raise = { $player-2 } says 4. That is still within your means: say 5.
giganten-lesson-raise-pass = For $7,000 we should not give up so soon. You hold 7: say 5.
giganten-lesson-raise-bluff = You hold 7, so 8 would be a bluff. If nobody went higher, you would lose half of your cards. Say 5.
giganten-lesson-raise-else = Just one more than { $player-2 } is enough for now: say 5.
giganten-lesson-pay = { $player-2 } gives up: Jet is yours! Pay your 5 exactly, with a one and two twos.
giganten-lesson-pay-change = Three twos would be 6, and nobody gives you change. A one and two twos make 5.
giganten-lesson-sell = And now sell your marker. $7,000!
giganten-lesson-sell-keep = You could keep it, for a tank holds two. But in the blue section a price can only fall.
giganten-lesson-profit = That was a whole round: $4,000 out, $7,000 in, and three more markers in the ground. Only two per tank may be kept from round to round; the rest goes for $1,000 each.
giganten-lesson-reserve = One more thing. At the end each derrick on the board pays $5,000 if your locomotive is in front, and less if others are ahead. So let it roll now and then.
giganten-lesson-free = Round 2: { $player-2 } is first player now, and the prices have moved. Take whichever of the two cards you like. More licences, or a say in the prices?
giganten-lesson-end = From here on you know the way: card, move, build, carry, bid, sell. The others will not wait for you. Play on, and may your wells be deep!
# Who the bots are
giganten-character-gambler = Gambler
giganten-character-gambler-about = would rather drill than wait
giganten-character-railwayman = Railway man
giganten-character-railwayman-about = drives the locomotive on, whatever the truck could do
giganten-character-hoarder = Hoarder
giganten-character-hoarder-about = keeps oil in the tanks and licences in hand for a rainy day

# Reasons of hints
giganten-feature-cash = ${ $amount }{ by-much }{ by-paying }
giganten-feature-licences = { $amount }{ by-much } in licence value
giganten-feature-markers = { $amount ->
    [one] { $amount }{ by-count } marker in the tanks
   *[other] { $amount }{ by-count } markers in the tanks
}
giganten-feature-derricks = { $amount ->
    [one] { $amount }{ by-count } derrick
   *[other] { $amount }{ by-count } derricks
}
giganten-feature-spaces = { $amount ->
    [one] { $amount }{ by-count } space travelled by the locomotive
   *[other] { $amount }{ by-count } spaces travelled by the locomotive
}
giganten-feature-reserves = { $amount ->
    [one] { $amount } marker under the derricks
   *[other] { $amount } markers under the derricks
}
giganten-feature-sales = ${ $amount } in the tanks at today’s prices
giganten-feature-best-sale = ${ $amount } in the best tank at today’s price
giganten-feature-place = place { $amount } among the locomotives
giganten-feature-column = the truck in column { $amount }
giganten-feature-waits = { $amount ->
    [one] { $amount } player before this one in the round
   *[other] { $amount } players before this one in the round
}
giganten-feature-black = the black locomotive on space { $amount }
giganten-feature-rounds = round { $amount }
giganten-feature-price-h = ${ $amount } at company H
giganten-feature-price-j = ${ $amount } at company J
giganten-feature-price-s = ${ $amount } at company S
giganten-source-sold = sales to { giganten-company }
giganten-source-built = derricks
giganten-source-hauled = transport
giganten-source-fee = transport for others
giganten-source-dumped = surplus dumped
giganten-source-settled = final account
