# What McMulti says, in English. The rules themselves are in rulebook/en.md.

mcmulti-name = McMulti
mcmulti-tagline = Drill, refine and sell on your island, and read the economy before it turns.
mcmulti-about = Fill your island with rigs, wells, refineries and stations. Two dice say what works, on your turn and on your neighbours’; markets and consumers move their prices with every barrel, and a double turns the economy and brings the news. When somebody announces 1,000 million, every island has one more turn, and the most cash wins.

# Options
mcmulti-option-reroll = Second roll
mcmulti-option-reroll-help = Whoever rolls no double may roll both dice once more. Faster, with more doubles and more oil.
mcmulti-option-reroll-true = on
mcmulti-option-reroll-false = off
mcmulti-option-counter_die = Counter die
mcmulti-option-counter_die-help = A third die in the middle evens out how often the economy changes. Doubles still make the news.
mcmulti-option-counter_die-true = on
mcmulti-option-counter_die-false = off
mcmulti-option-islands = Islands
mcmulti-option-islands-help = Lots decide who picks first, or the islands go by seat. With three players it matters which one stays empty; two players always have two opposite ones each.
mcmulti-option-islands-dealt = by seat
mcmulti-option-islands-picked = picked
mcmulti-option-announce = Announcing the end
mcmulti-option-announce-help = Whoever has reached the goal may say so after anybody’s turn, or only after their own.
mcmulti-option-announce-any_turn = after any turn
mcmulti-option-announce-own_turn = after one’s own turn
mcmulti-option-turn_limit = Last round
mcmulti-option-turn_limit-help = The game ends after this round at the latest. A round is one turn of each of the four islands.
mcmulti-option-turn_limit-0 = none
mcmulti-option-turn_limit-5 = 5
mcmulti-option-turn_limit-10 = 10
mcmulti-option-turn_limit-15 = 15
mcmulti-option-turn_limit-20 = 20
mcmulti-option-turn_limit-25 = 25
mcmulti-option-turn_limit-30 = 30
mcmulti-option-turn_limit-40 = 40
mcmulti-option-turn_limit-50 = 50
mcmulti-option-turn_limit-60 = 60

# Places: a cell is named by its dice, blue row and red column
mcmulti-island = { mcmulti-name-island-plain }
mcmulti-island-short = { mcmulti-name-island-board }
mcmulti-cell = b{ $row }r{ $column }
mcmulti-spot = { mcmulti-island-short } { mcmulti-cell }

# Pieces, barrels, cards
mcmulti-piece = { $piece ->
    [rig] a rig
    [station] a station
    [refinery] a refinery
   *[well] a well
}
mcmulti-the-piece = { $piece ->
    [rig] the rig
    [station] the station
    [refinery] the refinery
   *[well] the well
}
mcmulti-pieces = { $piece ->
    [rig] { $count ->
        [one] 1 rig
       *[other] { $count } rigs
    }
    [station] { $count ->
        [one] 1 station
       *[other] { $count } stations
    }
    [refinery] { $count ->
        [one] 1 refinery
       *[other] { $count } refineries
    }
   *[well] { $count ->
        [one] 1 well
       *[other] { $count } wells
    }
}
mcmulti-product = { $product ->
    [crude] crude
   *[gas] gas
}
mcmulti-of-product = { $product ->
    [crude] of crude
   *[gas] of gas
}
mcmulti-pair = { $pair ->
    [foreign] abroad
   *[domestic] at home
}
mcmulti-market = { $pair ->
    [foreign] foreign
   *[domestic] domestic
} { mcmulti-product } market
mcmulti-count-barrels = { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
}
mcmulti-economy = { mcmulti-name-economy-plain }
mcmulti-from-economy = { mcmulti-name-economy-plain }
mcmulti-news = { mcmulti-name-card-plain }
mcmulti-news-story = { $card ->
    [bonus] Parliament rewards those who pump.
    [embargo] The exporters’ cartel falls out over prices and closes the ports.
    [property-tax] The government needs money, and oil companies have some.
    [pollution] Yesterday’s refineries no longer meet the standard.
    [mideast] Everyone sells while they still can.
    [station-tax] The state’s coffers are empty, and a pump is easy to count.
    [gas-tax] The taxman measures your tanks.
    [winter] Everybody heats, and little fuel is left to drive with.
   *[crude-tax] The taxman is back, and wants to see the crude.
}
mcmulti-news-does = { $card ->
    [bonus] From the next turn, { $premium }M for every well that produces, until a double { $ends }.
    [embargo] No trade abroad until a double { $ends }.
    [property-tax] After the dice, { $rig }M for a rig, { $well }M for a well, { $station }M for a station, { $refinery }M for a refinery.
    [pollution] After the dice, { $fee }M for each refinery; what is not paid for is parked on this card.
    [mideast] { mcmulti-more-crude } abroad, and the consumer price falls { mcmulti-red-spaces }.
    [station-tax] After the dice, { $station }M for each station; only stations may be sold to pay it.
    [gas-tax] After the dice, { $gas }M for each barrel of gas.
    [winter] After the dice, and on every later double, { mcmulti-gas-leaves } the domestic market, until a double { $ends }.
   *[crude-tax] After the dice, { $crude }M for each barrel of crude.
}
mcmulti-more-crude = { $barrels ->
    [one] 1 more barrel of crude
   *[other] { $barrels } more barrels of crude
}
mcmulti-gas-leaves = { $barrels ->
    [one] 1 barrel of gas leaves
   *[other] { $barrels } barrels of gas leave
}
mcmulti-red-spaces = { $reds ->
    [one] 1 red space
   *[other] { $reds } red spaces
}
mcmulti-double-or = { $first } or { $rest }

# What a player has
mcmulti-barrels = { $crude } crude, { $gas } gas
mcmulti-no-equipment = no equipment
mcmulti-islands = { $count ->
    [one] island: { $islands }
   *[other] islands: { $islands }
}
mcmulti-parked = { $count ->
    [one] 1 refinery parked
   *[other] { $count } refineries parked
}
mcmulti-announcer = has announced the end

# The whole position
mcmulti-purse = { $seat } { $cash }M
mcmulti-phase = { $phase ->
    [islands] picking islands
    [start] opening purchases
    [barrels] phase I, barrels
    [dice] phase II, dice
   *[equipment] phase III, equipment
}
mcmulti-whose-turn = { $island } ({ $seat })
mcmulti-nobodys-turn = { $island } (nobody’s)
mcmulti-news-none = none yet
mcmulti-news-open = { $card } on the front page
mcmulti-news-open-and-in-force = { $card } on the front page; { $cards } in force
mcmulti-consumers = { $price ->
    [0] Consumers buy nothing.
   *[other] Consumers pay { $price }M.
}
mcmulti-title-start = McMulti, { mcmulti-phase }. Economy: { $economy }. { mcmulti-consumers } News: { $news }. Cash: { $money }.
mcmulti-title = McMulti, round { $round }, { $whose }, { mcmulti-phase }.{ $red ->
    [0] {""}
   *[other] {" "}Dice: red { $red }, blue { $blue }.
} Economy: { $economy }. { mcmulti-consumers } News: { $news }. Cash: { $money }.
mcmulti-title-over = McMulti, ended in round { $round }. Cash: { $money }.

# What is asked
mcmulti-occasion = { $dice ->
    [yes] { $seat }’s dice work for you
   *[no] In { $seat }’s turn
}
mcmulti-occasion-nobody = { $dice ->
    [yes] The empty island’s dice work for you
   *[no] In the empty island’s turn
}
mcmulti-ask-island = Which island do you pick?{ $seats ->
    [3] {" "}One of the four will stay empty.
   *[other] {""}
}
mcmulti-ask-start = What do you buy for your { $island } island before the first turn? You have { $cash }M.
mcmulti-ask-place = Where on your { $island } island does { $piece } for { $price }M go?
mcmulti-ask-place-parked = Where on your { $island } island does the refinery go? You pay { $price }M for its return.
mcmulti-ask-market = { $where ->
    [foreign] Do you trade barrels abroad, or not at all?
    [domestic] Do you trade barrels at home, or not at all?
   *[both] Do you trade barrels abroad, at home, or not at all?
} You have { $cash }M, { $crude } crude and { $gas } gas.
mcmulti-ask-trade = Trading { $pair }: another barrel, or roll the dice? You have { $cash }M, { $crude } crude and { $gas } gas.
mcmulti-ask-reroll = Red { $red } and blue { $blue }, no double. Keep the roll, or roll again?
mcmulti-ask-strike = Oil! Your rig on { $spot } can become a well for { $cost }M. You have { $cash }M.
mcmulti-ask-refine = How many barrels do you refine? { $most ->
    [one] 1 is possible.
   *[other] Up to { $most } are possible.
} You have { $cash }M, { $crude } crude and { $gas } gas.
mcmulti-ask-pump = How many barrels do your stations sell? { $most ->
    [one] 1 is possible, for { $price }M
   *[other] Up to { $most } are possible; the first brings { $price }M, each further one 1M less
}. You have { $gas } gas.
mcmulti-ask-forced-sale = { $card }: you owe { $debt }M and have { $cash }M. What do you sell?
mcmulti-ask-park = Your { $cash }M is not enough to pay { $fee }M for each refinery. { $count ->
    [one] Which one is parked?
   *[other] Which one is parked? { $count } have to be.
}
mcmulti-ask-shop = Buy equipment for your { $island } island, sell what the dice point at, or end your turn. You have { $cash }M.
mcmulti-ask-announce = You have { $cash }M. Do you announce the end? { $each ->
    [one] Everybody then has one last turn
   *[other] Each of you then has two last turns
}; the { $island } island plays last.

# Standing orders
mcmulti-order-no-market = Trade no barrels
mcmulti-order-strike = Turn every find into a well. Highest price of a well, in M:
mcmulti-order-strike-given = Turn every find into a well, for { $limit }M at most
mcmulti-order-refine = Refine as many barrels as possible
mcmulti-order-pump = Sell to consumers. Lowest price of a barrel, in M:
mcmulti-order-pump-given = Sell to consumers what brings { $limit }M a barrel or more
mcmulti-order-wait = Do not announce the end
mcmulti-order-until-round = until the end of the round

# What others are asked
mcmulti-wait-island = { $seat } is picking an island.
mcmulti-wait-start = { $seat } is shopping for the { $island } island.
mcmulti-wait-place = { $seat } is placing a piece on the { $island } island.
mcmulti-wait-market = { $seat } ({ $island }) is choosing a market.
mcmulti-wait-trade = { $seat } ({ $island }) is trading barrels.
mcmulti-wait-reroll = { $seat } ({ $island }) may roll again.
mcmulti-wait-strike = { $seat } has found oil on the { $island } island.
mcmulti-wait-refine = { $seat } is deciding how much to refine, in the turn of the { $island } island.
mcmulti-wait-pump = { $seat } is deciding how much to sell to the consumers, in the turn of the { $island } island.
mcmulti-wait-forced-sale = { $seat } has to sell equipment to pay a tax, in the turn of the { $island } island.
mcmulti-wait-park = { $seat } is choosing a refinery to park, in the turn of the { $island } island.
mcmulti-wait-shop = { $seat } is buying and selling equipment on the { $island } island.
mcmulti-wait-announce = { $seat } may announce the end, after the turn of the { $island } island.

# What is being drawn
mcmulti-draw-picker = Lots are drawn for who picks an island first.
mcmulti-draw-first = The first player is being drawn.
mcmulti-draw-news = A news card is being turned up.
mcmulti-draw-roll = The dice roll for the { $island } island.
mcmulti-draw-counter = The counter die is being rolled.

# The end
mcmulti-won = { $winners } wins with { $cash }M.
mcmulti-shared = { $winners } share the win with { $cash }M each.
mcmulti-dead = Nobody has anything left: { $winners } share the win.

# Answers
mcmulti-choice-island = Take the { $island } island
mcmulti-choice-buy = Buy { $piece } for { $price }M, leaves { $left }M
mcmulti-choice-return = Bring back a parked refinery for { $price }M, leaves { $left }M
mcmulti-choice-row = Blue row { $row }
mcmulti-choice-column = red column { $column }
mcmulti-choice-rows = Blue rows { $row }–{ $next_row }
mcmulti-choice-columns = red columns { $column }–{ $next_column }
mcmulti-choice-sell = Sell { $piece }, { $spot }: { $price }M
mcmulti-choice-park = Park the refinery on { $spot }
mcmulti-choice-end-start = That is all
mcmulti-choice-end-trade = Stop trading and roll the dice
mcmulti-choice-end-turn = Done with buying and selling
mcmulti-quote = { mcmulti-product } { $buy ->
    [0] sold out
   *[other] costs { $buy }M
}, { $sell ->
    [0] market full
   *[other] brings { $sell }M
}
mcmulti-choice-market = Trade { $pair } ({ $crude }; { $gas })
mcmulti-choice-no-market = Trade nothing and roll the dice
mcmulti-choice-trade = { $way ->
    [buy] Buy
   *[sell] Sell
} 1 { mcmulti-product } for { $price }M, then { $left }M in cash
mcmulti-choice-keep = Keep red { $red } and blue { $blue }
mcmulti-choice-reroll = Roll both dice again
mcmulti-choice-build = Build the well for { $cost }M, leaves { $left }M
mcmulti-choice-decline = Leave the rig as it is
mcmulti-choice-refine = { $barrels ->
    [0] Refine nothing
   *[other] Refine { $barrels }
} (then { $crude } crude, { $gas } gas)
mcmulti-choice-pump = { $barrels ->
    [0] Sell nothing
    [one] Sell 1 for { $dearest }M
   *[other] Sell { $barrels } for { $amount }M ({ $dearest }M down to { $cheapest }M)
}
mcmulti-choice-announce = Announce the end with { $cash }M
mcmulti-choice-wait = Say nothing and play on

# The money explained
mcmulti-sum-now = If the game ended now, cash alone would count:
mcmulti-sum-over = { $reason ->
    [announced] The end was announced, and the last turns are over (round { $round }).
    [limit] Round { $round } was agreed as the last.
   *[dead] In round { $round } nobody had anything left to play with.
} Cash alone counts:
mcmulti-sum = { $place }. { $seat }: { $cash }M. Worth nothing: { $barrels }; { $equipment }.

# What happened: set-up and turns
mcmulti-effect-picker = { $seat } picks an island { $place ->
    [1] first
    [2] second
    [3] third
   *[other] last
}.
mcmulti-effect-island = { $seat } takes the { mcmulti-island } island.
mcmulti-effect-first = { $seat } is drawn as first player and starts on the { mcmulti-island } island.
mcmulti-effect-start-begun = { $seat } goes shopping for the { mcmulti-island } island.
mcmulti-turns-left = { $left ->
    [0] {""}
    [one] {" "}This is the very last turn.
   *[other] {" "}{ $left } turns are left, this one included.
}
mcmulti-effect-turn = Round { $round }: { mcmulti-island } island, { $seat }’s turn.{ mcmulti-turns-left }
mcmulti-effect-turn-nobody = Round { $round }: { mcmulti-island } island, which is nobody’s. Only the dice are rolled.{ mcmulti-turns-left }

# What happened: barrels
mcmulti-effect-market = { $seat } trades { mcmulti-pair } this turn.
mcmulti-effect-no-market = { $seat } does not trade barrels.
mcmulti-effect-traded = { $seat } { $way ->
    [buy] buys
   *[sell] sells
} 1 barrel { mcmulti-of-product } { mcmulti-pair } for { $price }M; { $left } on the market now.

# What happened: dice and economy
mcmulti-effect-rolled = The dice for the { mcmulti-island } island show red { $red } and blue { $blue }{ $double ->
    [yes] : a double!
   *[no] .
}
mcmulti-effect-reroll = { $seat } gives up this roll and rolls again.
mcmulti-effect-kept = { $seat } keeps the roll.
mcmulti-effect-counter-dropped = One die reaches the counter die, which goes down to { $counter }.
mcmulti-effect-counter-kept = A double, but the counter die shows { $counter } and neither die reaches it: the economy stays as it is.
mcmulti-effect-counter-rolled = Both dice reach the counter die: the economy changes. It shows { $face } and is set to { $start } again.
mcmulti-effect-economy = The economy goes from { $old_economy } to { mcmulti-economy }.
mcmulti-effect-price-rose = Demand { $reds }: the consumers’ barrel { $rise ->
    [0] is at the top already, on { $price }
   *[other] goes up from { $before } to { $price }
}; the next one sold brings 1M less than that.
mcmulti-effect-price-fell = { mcmulti-news }: the consumers’ barrel goes down { $reds } red spaces, from { $before } to { $price }; the next one sold brings 1M less than that.

# What happened: the news
mcmulti-effect-news-opened = New on the front page: { mcmulti-news }. { mcmulti-news-story }
mcmulti-effect-news-covered = { mcmulti-news } is covered and does nothing.
mcmulti-effect-news-struck = { mcmulti-news } takes effect! { mcmulti-news-does }
mcmulti-effect-news-ended = { $card ->
    [bonus] The production premium is over.
    [embargo] The embargo is lifted: trade abroad is open again from the next turn.
    [pollution] No refinery is parked: the clean-air act is discarded.
    [winter] The hard winter is over.
   *[other] { mcmulti-news }: settled, and discarded.
}
mcmulti-effect-news-reshuffled = The news pile is used up: { $cards ->
    [one] 1 discarded card makes
   *[other] { $cards } discarded cards make
} a new one.
mcmulti-effect-market-filled = { mcmulti-news }: { $barrels ->
    [0] the { mcmulti-market } is full already
   *[other] { mcmulti-count-barrels } more on the { mcmulti-market }, { $left } now
}.
mcmulti-effect-market-drained = { mcmulti-news }: { $barrels ->
    [0] the { mcmulti-market } is empty already
   *[other] { mcmulti-count-barrels } fewer on the { mcmulti-market }, { $left } now
}.

# What happened: what the dice gave
mcmulti-effect-well-built = { $seat } pays { $cost }M and turns the rig on { mcmulti-spot } into a well.
mcmulti-effect-find-lost = { $reason ->
    [cash] { $seat } has found oil on { mcmulti-spot } but cannot pay { $cost }M for a well.
   *[choice] { $seat } has found oil on { mcmulti-spot } and does not build the well for { $cost }M.
}
mcmulti-effect-produced = { $seat } gets { mcmulti-count-barrels } of crude from { $count ->
    [one] the well on { $places }
   *[other] the wells on { $places }
}.
mcmulti-effect-premium = { $seat } gets a premium of { $amount }M for { $wells ->
    [one] 1 well
   *[other] { $wells } wells
} on the { mcmulti-island } island.
mcmulti-effect-refined = { $barrels ->
    [0] { $seat } refines nothing, though { $most ->
        [one] 1 barrel was
       *[other] { $most } barrels were
    } possible
   *[other] { $seat } refines { mcmulti-count-barrels } of { $most } possible
} ({ $count ->
    [one] refinery on { $places }
   *[other] refineries on { $places }
}).
mcmulti-effect-pumped = { $barrels ->
    [0] { $seat } sells nothing to the consumers, though { $most ->
        [one] 1 barrel was
       *[other] { $most } barrels were
    } possible
    [one] { $seat } sells 1 barrel of { $most } possible to the consumers for { $amount }M
   *[other] { $seat } sells { $barrels } barrels of { $most } possible to the consumers, from { $dearest }M down to { $price }M: { $amount }M
} ({ $count ->
    [one] station on { $places }
   *[other] stations on { $places }
}).

# What happened: taxes and fees
mcmulti-effect-tax-due = { mcmulti-news }: { $seat } owes { $amount }M for { $taxed }{ $short ->
    [yes] , but has only { $cash }M
   *[no] {""}
}.
mcmulti-taxed = { $piece ->
    [crude] { $count ->
        [one] 1 barrel of crude
       *[other] { $count } barrels of crude
    }
    [gas] { $count ->
        [one] 1 barrel of gas
       *[other] { $count } barrels of gas
    }
   *[other] { mcmulti-pieces }
} at { $rate }M
mcmulti-effect-tax-paid = { mcmulti-news }: { $seat } pays { $amount }M.{ $waived ->
    [0] {""}
   *[other] {" "}Nothing is left to sell: { $waived }M is forgiven.
}
mcmulti-effect-forced-sold = { mcmulti-news }: { $seat } sells { mcmulti-the-piece } on { mcmulti-spot } for { $price }M to be able to pay.
mcmulti-effect-fee-paid = Clean-air act: { $seat } pays { $amount }M for { $refineries ->
    [one] 1 refinery
   *[other] { $refineries } refineries
}.
mcmulti-effect-parked = Clean-air act: { $seat } cannot pay for the refinery on { mcmulti-spot }, and it is parked on the card.

# What happened: equipment
mcmulti-effect-bought = { $seat } buys { mcmulti-piece } for { $price }M and puts it on { mcmulti-spot }.
mcmulti-effect-sold = { $seat } sells { mcmulti-the-piece } on { mcmulti-spot } for { $price }M.
mcmulti-effect-returned = { $seat } pays { $price }M and brings a parked refinery back, to { mcmulti-spot }.

# What happened: the end
mcmulti-effect-announced = { $seat } announces { $cash }M! Every island has one more turn{ $each ->
    [one] {""}
   *[other] , which makes two for each player
}; the { mcmulti-island } island has the last.
mcmulti-effect-waited = { $seat } has { $cash }M but does not announce the end.
mcmulti-effect-ended = { $reason ->
    [announced] The last turn is over, and so is the game. The most cash wins.
    [limit] The last round is over, and so is the game. The most cash wins.
   *[dead] Nobody has any cash left, any piece on an island or any barrel that could still be sold: the game is over.
}

# The ledger: what moved and what is held, and the charts
mcmulti-good-cash = { $sign }{ $amount }M
mcmulti-good-crude = { $sign }{ $amount }
mcmulti-good-gas = { $sign }{ $amount }
mcmulti-good-cash-name = cash
mcmulti-good-crude-name = crude
mcmulti-good-gas-name = gas
mcmulti-charts-axis = rounds
mcmulti-charts-start = Opening purchases
mcmulti-charts-turn = Round { $round }, { $island } island ({ $seat })
mcmulti-charts-turn-nobody = Round { $round }, { $island } island (nobody’s)
mcmulti-charts-end = The end
mcmulti-charts-cash = Cash
mcmulti-charts-markets = Markets: what the next barrel sold brings
mcmulti-charts-market = { $product ->
    [crude] Crude
   *[gas] Gas
} { mcmulti-pair }
mcmulti-charts-mark = { $product ->
    [crude] c
   *[gas] g
}{ $pair ->
    [foreign] A
   *[domestic] H
}
mcmulti-charts-consumers = What consumers pay for the next barrel
mcmulti-charts-price = Consumer price

# Why not?
mcmulti-clause-M3 = First everybody picks an island that is still free, in the order of the draw.
mcmulti-clause-M11 = Before anything else, the first player is drawn by lot.
mcmulti-clause-M12 = Nobody sits there in this game.
mcmulti-clause-M14 = A refinery is named by the top left cell of its square, and the whole square has to lie on the island.
mcmulti-clause-M15 = There is no room for it there.
mcmulti-clause-M16 = Say where the piece goes first.
mcmulti-clause-M18 = These are the opening purchases: buy something, or say that you are done.
mcmulti-clause-M19 = You lack the money or the room for it.
mcmulti-clause-M20 = Wells are not for sale: only a rig that finds oil becomes one.
mcmulti-clause-M21 = In the opening round nothing is sold and no barrel traded.
mcmulti-clause-M22 = You are trading barrels: say that you are done before anything else.
mcmulti-clause-M24 = You do not have the money for it, and there is no credit.
mcmulti-clause-M25 = First say where you trade barrels, or that you do not.
mcmulti-clause-M27 = Choose a pair of markets in which you can trade; from then on it stays the same for the whole phase.
mcmulti-clause-M28 = No barrel is left on that market.
mcmulti-clause-M30 = You have no such barrel to sell.
mcmulti-clause-M31 = That market is full.
mcmulti-clause-M35 = You cannot both buy and sell the same product in one phase.
mcmulti-clause-M36 = The dice are rolled; nobody chooses what they show.
mcmulti-clause-M44 = Your rig has found oil: build the well, or leave the rig as it is.
mcmulti-clause-M52 = Crude that came up this turn cannot be refined this turn.
mcmulti-clause-M53 = The dice do not hit your refineries that often.
mcmulti-clause-M55 = Say how many barrels you refine.
mcmulti-clause-M57 = You can sell only gas that you had before refining.
mcmulti-clause-M58 = The dice do not hit your stations that often.
mcmulti-clause-M59 = Say how many barrels you sell to the consumers.
mcmulti-clause-M62 = The consumer price is at the bottom: nobody buys any more.
mcmulti-clause-M64 = It is time to buy and sell equipment: begin in the price list or with a piece of yours, or say that you are done.
mcmulti-clause-M65 = You lack the money or the room for it.
mcmulti-clause-M68 = Only your own pieces on the active island, in the row or column of the dice, can be sold now.
mcmulti-clause-M72 = What was bought in this phase cannot be sold in the same phase.
mcmulti-clause-M87 = A news card is being turned up.
mcmulti-clause-M88 = That news card is not in the pile.
mcmulti-clause-M93 = Trade abroad is under embargo.
mcmulti-clause-M105 = You have no parked refinery here, or cannot afford to bring it back.
mcmulti-clause-M106 = Choose one of your refineries to be parked.
mcmulti-clause-M109 = There is no free square of two by two cells for the refinery.
mcmulti-clause-M117 = You have to sell pieces of your own until you can pay the tax.
mcmulti-clause-M119 = For this tax only stations may be sold.
mcmulti-clause-M127 = That is your other island; it is not its turn.
mcmulti-clause-M137 = Keep the roll, or roll again.
mcmulti-clause-M141 = The counter die is rolled; nobody chooses what it shows.
mcmulti-clause-M146 = The last round is over, and so is the game.
mcmulti-clause-M149 = Nobody has anything left that could still be used; the game is over.
mcmulti-clause-M150 = The last turn is over, and so is the game.
mcmulti-clause-M153 = Announce the end, or play on.
mcmulti-clause-M156 = In the last turns a rig can be sold only on the crossing.

# board: begin
mcmulti-points = { $points }M

# Written on the board
mcmulti-board-money = { $amount }M
mcmulti-board-signed = { $way ->
    [up] +{ $amount }M
    [down] −{ $amount }M
   *[even] { $amount }M
}
mcmulti-board-islands = Islands
mcmulti-board-start = Opening
mcmulti-board-over = The end
mcmulti-board-round = { $limit ->
    [0] Round { $round }
   *[other] Round { $round }/{ $limit }
}
mcmulti-board-turn = { mcmulti-island-short } island’s turn: { $seat }
mcmulti-board-turn-nobody = { mcmulti-island-short } island’s turn: nobody
mcmulti-board-left = { $left ->
    [one] The very last turn!
   *[other] Last round: { $left } turns left
}
mcmulti-board-phase = { $phase ->
    [barrels] I · Barrels
    [dice] II · Dice
   *[equipment] III · Equipment
}
mcmulti-board-nobody = Nobody’s island
mcmulti-board-free = Free
mcmulti-board-pick = Click the island you want
mcmulti-board-picking = Picking islands
mcmulti-board-one-stays = One island will stay empty
mcmulti-board-market-name = { $product ->
    [crude] Crude { mcmulti-pair }
   *[gas] Gas { mcmulti-pair }
}
mcmulti-board-quote = { $way ->
    [buy] buy { $price ->
        [0] –
       *[other] { $price }
    }
   *[sell] sell { $price ->
        [0] –
       *[other] { $price }
    }
}
mcmulti-board-demand = demand
mcmulti-board-buys = buy
mcmulti-board-sells = sell
mcmulti-board-column = red column
mcmulti-board-row = blue row
mcmulti-board-double = A double!
mcmulti-board-counter-name = counter
mcmulti-board-shared-1 = Red also counts for the island
mcmulti-board-shared-2 = across the crude market,
mcmulti-board-shared-3 = blue for the one across the gas.
mcmulti-board-keep = Keep
mcmulti-board-reroll = Roll again
mcmulti-board-masthead = The Daily Derrick
mcmulti-board-headline = { mcmulti-name-card-board }
mcmulti-board-news-1 = { $card ->
    [bonus] Parliament pays { $premium }M
    [embargo] The cartel falls out over
    [property-tax] After the dice, oil firms
    [pollution] After the dice: { $fee }M for
    [mideast] Everyone sells: { $barrels } more
    [station-tax] The coffers are empty.
    [gas-tax] The taxman measures
    [winter] Everybody heats: at every
   *[crude-tax] The taxman is back
}
mcmulti-board-news-2 = { $card ->
    [bonus] for each producing well,
    [embargo] prices and closes its ports:
    [property-tax] pay { $rig }M for a rig,
    [pollution] each refinery. What is
    [mideast] barrels of crude abroad, and
    [station-tax] After the dice { $station }M for each
    [gas-tax] your tanks after the dice:
    [winter] double, { mcmulti-count-barrels } of gas
   *[crude-tax] after the dice:
}
mcmulti-board-news-3 = { $card ->
    [bonus] from the next turn
    [embargo] no trade abroad
    [property-tax] { $well }M for a well, { $station }M for a
    [pollution] not paid for is parked
    [mideast] the consumer price falls
    [station-tax] station; to pay it, only
    [gas-tax] { $gas }M for each barrel
    [winter] must leave the home market,
   *[crude-tax] { $crude }M for each barrel
}
mcmulti-board-news-4 = { $card ->
    [bonus] until a double { $ends }.
    [embargo] until a double { $ends }.
    [property-tax] station, { $refinery }M for a refinery.
    [pollution] on this card.
    [mideast] { mcmulti-red-spaces }.
    [station-tax] stations may be sold.
    [gas-tax] of gas.
    [winter] until a double { $ends }.
   *[crude-tax] of crude.
}
mcmulti-board-strikes = Double { $doubles }: it takes effect
mcmulti-board-covers = Double { $doubles }: the next card
mcmulti-board-where = Trade barrels?
mcmulti-board-where-prices = buy / sell
mcmulti-board-pair = { $pair ->
    [foreign] Abroad
   *[domestic] At home
}
mcmulti-board-no-trade = No trade: roll the dice
mcmulti-board-balance = Traded so far
mcmulti-board-next = { $price ->
    [0] –
   *[other] { $way ->
        [buy] buy { $price }M
       *[sell] sell { $price }M
    }
}
mcmulti-board-roll = Roll the dice
mcmulti-board-oil = Oil!
mcmulti-board-build = Build the well
mcmulti-board-decline = Leave the rig
mcmulti-board-refine = Barrels to refine
mcmulti-board-pump = Barrels to sell at stations
mcmulti-board-debt = { $what ->
    [owes] owed
    [has] in cash
   *[short] missing
}
mcmulti-board-sell-some = Sell equipment to pay
mcmulti-board-park-one = Park a refinery
mcmulti-board-shopping = Shopping
mcmulti-board-shop = Equipment
mcmulti-board-shop-1 = Buy: click a price on the
mcmulti-board-shop-2 = economy card, then a cell.
mcmulti-board-shop-3 = Sell: click a framed piece.
mcmulti-board-start-shop = Click a price, then a cell
mcmulti-board-works = { $piece ->
    [rig] finds oil where both dice meet
    [well] { $crude } crude for each die
    [refinery] 1 crude into 1 gas for each die
   *[station] sells 1 gas for each die
}
mcmulti-board-end-turn = End my turn
mcmulti-board-end-start = That is all
mcmulti-board-place = Click a free place
mcmulti-board-goal = The goal is reached
mcmulti-board-announce = Announce the end
mcmulti-board-wait = Play on
mcmulti-board-result = Cash at the end

# What the board tells to those who point or listen
mcmulti-board-sign = { $seat }, { $island } island{ $turn ->
    [yes] , whose turn it is
   *[no] {""}
}: { $cash }M, { $crude } crude, { $gas } gas
mcmulti-board-unpicked = The { $island } island is still free
mcmulti-board-deserted = The { $island } island is nobody’s: only the dice are rolled for it
mcmulti-board-piece = { $piece ->
    [rig] Rig
    [station] Station
    [refinery] Refinery
   *[well] Well
} on { $spot }
mcmulti-board-market = The { mcmulti-market }: { mcmulti-count-barrels }. { $buy ->
    [0] None to buy
   *[other] The next costs { $buy }M
}; { $sell ->
    [0] no room to sell.
   *[other] the next one sold brings { $sell }M.
}{ $closed ->
    [yes] {" "}Closed by the embargo.
   *[no] {""}
}
mcmulti-board-consumers = The consumers’ barrel is on { $place }. { $price ->
    [0] Nobody buys.
   *[other] The next barrel sold at a station brings { $price }M.
}
mcmulti-board-economy = Economy: { $economy }. A change to it raises the consumer price by { $demand } red spaces. { $trend ->
    [up] The trend is up.
   *[down] The trend is down.
}
mcmulti-board-price = { $piece ->
    [rig] A rig costs { $cost }M and brings { $sale }M.
    [station] A station costs { $cost }M and brings { $sale }M.
    [refinery] A refinery costs { $cost }M and brings { $sale }M.
   *[well] Turning a struck rig into a well costs { $cost }M just now; a well brings { $sale }M.
}
mcmulti-board-lead = { $doubles }: { $economy }
mcmulti-board-leads = Where a double leads: { $leads }
mcmulti-board-no-news = A news card is being turned up.
mcmulti-board-news = On the front page: { $news }. If it takes effect: { $does }
mcmulti-board-in-force = In force: { $news }. { $does }
mcmulti-board-due = Takes effect after the dice: { $news }. { $does }
mcmulti-board-die = { $die ->
    [red] Red die, for the column: { $face ->
        [0] not rolled yet
       *[other] { $face }
    }
   *[blue] Blue die, for the row: { $face ->
        [0] not rolled yet
       *[other] { $face }
    }
}
mcmulti-board-counter = Counter die: { $face }. The economy changes when both dice show at least as much.
mcmulti-board-gained = This roll gave { $seat } { $crude } crude, { $gas } gas by refining, { $cash }M

# The board in characters
mcmulti-board-text-island = { mcmulti-island-short }
mcmulti-board-text-market = { $pair ->
    [foreign] Abroad
   *[domestic] At home
}: { $crude }; { $gas }
mcmulti-board-text-economy = Economy: { $economy }, demand { $demand }
mcmulti-board-text-prices = Bought/sold: rig { $rig_buy }/{ $rig_sell }, station { $station_buy }/{ $station_sell }, refinery { $refinery_buy }/{ $refinery_sell }, well –/{ $well_sell }
mcmulti-board-text-news = Front page: { $card }
mcmulti-board-text-force = In force: { $card }
mcmulti-board-text-announced = { $seat } has announced the end. Turns left: { $left }
mcmulti-board-text-legend = ^ rig   O well   # refinery (four cells)   $ station
mcmulti-board-text-lines = [3] line of the dice   > NW 1 < active island, owned by player I
mcmulti-board-last-roll = The last roll, { mcmulti-island } island
# board: end

# What was skipped
mcmulti-effect-nothing-to-trade = { $seat } cannot trade: no barrel to sell, and too little money to buy one.
mcmulti-effect-idle = { $piece ->
    [refinery] { $seat } refines nothing: no crude from before this turn.
   *[station] { $reason ->
        [price] { $seat } sells nothing: the consumers buy no more.
       *[stock] { $seat } sells nothing to the consumers: no gas from before this turn.
    }
}
mcmulti-effect-nothing-to-shop = { $seat } buys and sells nothing: no money or no room even for a rig, and no piece on the lines of the dice.

# What one plays for, and what the things on the board are
mcmulti-goal = { $limit ->
    [0] Whoever has the most cash at the end wins. With { $goal }M or more, you may announce the end.
   *[other] Whoever has the most cash after { $limit } rounds wins. With { $goal }M or more, you may announce an earlier end.
}
mcmulti-place-round = The round, whose turn it is, and the three phases of a turn.
mcmulti-place-sign = Whose island this is, with the owner’s crude, gas and cash.
mcmulti-place-cell = A free cell. The red die names its column, the blue die its row.
mcmulti-place-rig = A rig. It finds oil when a roll of its owner’s own names exactly this cell; then it may become a well.
mcmulti-place-well = A well. For each die that points at it, its owner gets { $crude } barrels of crude.
mcmulti-place-refinery = A refinery. For each die that points at it, its owner may turn one barrel of old crude into gas.
mcmulti-place-station = A station. For each die that points at it, its owner may sell one barrel of old gas to the consumers.
mcmulti-place-market = A market for { $product ->
    [crude] crude
   *[gas] gas
}: { $spaces } spaces from { $least }M to { $most }M. You buy the cheapest barrel and sell onto the dearest free space, in one pair of markets a turn.
mcmulti-place-spiral = The consumer price. A station is paid one less than the space of the gas barrel, which moves down with every barrel sold; doubles push it up.
mcmulti-place-economy = The economy card: prices of equipment, demand, and where each double leads.
mcmulti-place-price-rig = A rig: what it costs now and, on the right, what a sale brings. It finds oil.
mcmulti-place-price-station = A station: what it costs now and, on the right, what a sale brings. It sells gas to the consumers.
mcmulti-place-price-refinery = A refinery: what it costs now and, on the right, what a sale brings. It takes four cells and turns crude into gas.
mcmulti-place-price-well = A well is never bought: a rig that finds oil may become one for { $unit }M times the number of wells on the board. It gives { $crude } crude a hit.
mcmulti-place-news = The open news card; below are the doubles that set it off, and those that cover it with a new one.
mcmulti-place-notice = A news card in force. The die on it shows which double ends it.
mcmulti-place-pollution = The clean-air act: refineries parked here do not work. Bringing one back costs { $fee }M, in phase III of its island.
mcmulti-place-dice = The dice: red is the column, blue the row. The neighbours across the markets share one of them. Below is what the roll gave.
mcmulti-place-desk = What is asked just now.
mcmulti-place-pair = A pair of markets, with what the next barrel of each product costs and brings.
mcmulti-place-barrel = The next barrel, and its price.
mcmulti-risk-announce = Every island has one more turn; then the most cash wins, and that may not be you.
mcmulti-risk-reroll = The second roll counts, whatever it is.
# The guided first game
mcmulti-lesson-welcome = Welcome to the oil business! The most cash wins. Whoever has 1,000 million may call the end, and then barrels and buildings count for nothing.
mcmulti-lesson-island = This island is yours: six columns, six rows. In every turn a red die names a column and a blue die a row, and whatever you have there goes to work.
mcmulti-lesson-shopping = Before the first turn everyone goes shopping, and you have 200M. Rigs find oil, refineries turn crude into gas, stations sell gas. You want some of each.
mcmulti-lesson-refinery = Begin with the largest piece: buy a refinery for 64M.
mcmulti-lesson-refinery-later = You will get one in a moment. The refinery needs the most room, so it goes first.
mcmulti-lesson-refinery-done = Nothing at all? An empty island earns nothing. Begin with the refinery.
mcmulti-lesson-refinery-place = It fills four cells, so two columns and two rows can set it to work. Put it here, on the right.
mcmulti-lesson-station = Now somebody has to sell the gas: buy a station for 48M.
mcmulti-lesson-station-done = Wait! Without a station no consumer will ever see your gas.
mcmulti-lesson-station-place = Put it on the left edge, in row 2.
mcmulti-lesson-rig = And now a rig, for only 5M. It finds oil when the two dice meet right on it.
mcmulti-lesson-rig-place = Put it in row 2 as well, in column 5, above the refinery. Then a single roll can set all three to work.
mcmulti-lesson-second = Rigs are cheap, and every one of them is another chance. Buy a second one.
mcmulti-lesson-second-place = This one goes somewhere else: another row, another column.
mcmulti-lesson-shopped = 78M is left. Keep it, for a well costs money, too. Say that you are done.
mcmulti-lesson-shopped-save = You could, but then you might be short of cash when oil is found. Say that you are done.
mcmulti-lesson-phases = Everyone has been shopping, and now it is your turn. A turn has three parts: first barrels, then dice, then equipment.
mcmulti-lesson-ladder = These are the markets, where every barrel moves the price. Gas at home costs 12M just now; the next barrel would cost 14M.
mcmulti-lesson-consumers = The consumers pay far more: 26M for the next barrel, then 25M, and so on down. But only a station that the dice hit can sell to them.
mcmulti-lesson-market = So gas for 12M is a bargain. Trade at home this turn.
mcmulti-lesson-market-foreign = Abroad the prices are the same today, but you may trade in one place only each turn. We take the markets at home.
mcmulti-lesson-market-none = Often that is wise. But gas for 12M, when consumers pay 26M? Trade at home.
mcmulti-lesson-gas = Buy one barrel of gas.
mcmulti-lesson-gas-sell = The market pays only a little, the consumers pay 26M. Buy a barrel instead.
mcmulti-lesson-gas-crude = You have crude already, and your refinery can only work on a little at a time. Buy a barrel of gas.
mcmulti-lesson-gas-done = Not without that bargain: buy one barrel of gas first.
mcmulti-lesson-traded = That will do. And now: roll the dice!
mcmulti-lesson-traded-more = One is enough: the next one costs more, and a station sells only one barrel at a time. Roll the dice!
mcmulti-lesson-roll = Red 5 and blue 2! On your island column 5 and row 2 go to work, and they meet right on your rig.
mcmulti-lesson-well = You have struck oil! Turn the rig into a well for 10M. From the next roll on it gives two barrels of crude whenever a die hits it.
mcmulti-lesson-well-decline = Then the find is gone, and you wait for the same roll again. 10M is cheap: the second well on the board costs 20M already.
mcmulti-lesson-refine = Column 5 hits your refinery, too: it turns one barrel of crude into gas. Go ahead. This gas can be sold from the next roll on.
mcmulti-lesson-refine-none = Your refinery works for nothing, and gas is worth much more than crude. Refine one barrel.
mcmulti-lesson-neighbours = { $player-2 } has refined as well. Your dice also work next door: the north-east island shares your blue row, the south-west one your red column.
mcmulti-lesson-sell = And row 2 hits your station. Sell one barrel: 26M!
mcmulti-lesson-sell-none = You could wait for a better price. But the dice do not come by every day: sell it.
mcmulti-lesson-equipment = Last part: equipment. The card in force says what it costs, and what you get for pieces that the dice point at.
mcmulti-lesson-equipped = You have 82M. Let us see first what the others roll: end your turn.
mcmulti-lesson-equipped-buy = Next turn you decide for yourself. Now let us see what the others roll: end your turn.
mcmulti-lesson-equipped-sell = Sell what has only just begun to work? Surely not. End your turn.
mcmulti-lesson-double = { $player-2 } has rolled a double! That changes the economy: new equipment is dearer now, and the consumers pay a lot more.
mcmulti-lesson-news = A double 1 or 6 would also have brought the news into force: an embargo just now, a tax or a hard winter later. It pays to read ahead.
mcmulti-lesson-shared = And the best of it: blue 2 counts on your island as well. Your well has pumped two barrels, and your station may sell.
mcmulti-lesson-dear = Sell one barrel. 37M for what cost you 12M!
mcmulti-lesson-dear-none = A better price may come, or a worse one. Take the 37M.
mcmulti-lesson-again = { $player-4 } has rolled red 6, and you share the red column. It hits your refinery: refine a barrel.
mcmulti-lesson-again-none = It costs nothing, and gas is what the consumers want. Refine one barrel.
mcmulti-lesson-gain = After one round you have 119M, and a well, a refinery and a station that work for you. Not bad at all.
mcmulti-lesson-finish = If somebody announces 1,000M, every island has one last turn. Only cash counts then, so sell in good time what the dice let you sell.
mcmulti-lesson-free = Your turn again, and now you decide. Trade at home, abroad or not at all?
mcmulti-lesson-end = From here on the island is in your hands. Build more of everything while it is cheap, and spread it over many rows and columns. Play on, and good rolls!
# Who the bots are
mcmulti-character-gambler = Gambler
mcmulti-character-gambler-about = buys rigs and trusts in the dice
mcmulti-character-refiner = Refiner
mcmulti-character-refiner-about = believes in refineries and filling stations
mcmulti-character-hoarder = Hoarder
mcmulti-character-hoarder-about = fills its tanks and waits for the price

# Reasons of hints
mcmulti-feature-cash = { $amount }M{ by-much }{ by-paying }
mcmulti-feature-crude = { $amount ->
    [one] { $amount }{ by-count } barrel of crude
   *[other] { $amount }{ by-count } barrels of crude
}
mcmulti-feature-gas = { $amount ->
    [one] { $amount }{ by-count } barrel of gas
   *[other] { $amount }{ by-count } barrels of gas
}
mcmulti-feature-rig = { $amount ->
    [one] { $amount }{ by-count } rig
   *[other] { $amount }{ by-count } rigs
}
mcmulti-feature-station = { $amount ->
    [one] { $amount }{ by-count } station
   *[other] { $amount }{ by-count } stations
}
mcmulti-feature-refinery = { $amount ->
    [one] { $amount }{ by-count } refinery
   *[other] { $amount }{ by-count } refineries
}
mcmulti-feature-well = { $amount ->
    [one] { $amount }{ by-count } well
   *[other] { $amount }{ by-count } wells
}
mcmulti-feature-parked = { $amount ->
    [one] { $amount } parked refinery
   *[other] { $amount } parked refineries
}
mcmulti-feature-wait = { $amount ->
    [one] { $amount } turn to wait
   *[other] { $amount } turns to wait
}
mcmulti-feature-price = a consumer price of { $amount }M
mcmulti-feature-demand = a demand of { $amount }
mcmulti-feature-station-price = stations at { $amount }M
mcmulti-feature-crude-abroad = { $amount ->
    [one] { $amount } barrel of crude on the foreign market
   *[other] { $amount } barrels of crude on the foreign market
}
mcmulti-feature-gas-abroad = { $amount ->
    [one] { $amount } barrel of gas on the foreign market
   *[other] { $amount } barrels of gas on the foreign market
}
mcmulti-feature-crude-home = { $amount ->
    [one] { $amount } barrel of crude on the domestic market
   *[other] { $amount } barrels of crude on the domestic market
}
mcmulti-feature-gas-home = { $amount ->
    [one] { $amount } barrel of gas on the domestic market
   *[other] { $amount } barrels of gas on the domestic market
}
mcmulti-feature-turns = { $amount ->
    [one] { $amount } turn played
   *[other] { $amount } turns played
}
mcmulti-feature-last-turns = { $amount ->
    [one] { $amount } last turn
   *[other] { $amount } last turns
}
mcmulti-feature-premium = { $amount ->
    [one] { $amount } premium in force
   *[other] { $amount } premiums in force
}
mcmulti-feature-embargo = { $amount ->
    [one] { $amount } embargo in force
   *[other] { $amount } embargoes in force
}
mcmulti-feature-stock = barrels worth { $amount }M
mcmulti-feature-equipment = equipment worth { $amount }M
mcmulti-feature-income = { $amount }M a round
mcmulti-feature-gas-cost = { $amount }M for one more barrel of gas
mcmulti-feature-last-cash = { $amount }M after a last round
mcmulti-feature-tax = a tax of { $amount }M
mcmulti-feature-rounds = { $amount ->
    [one] { $amount } round to come
   *[other] { $amount } rounds to come
}
mcmulti-feature-rise = { $amount ->
    [one] { $amount } space of rise to come
   *[other] { $amount } spaces of rise to come
}
mcmulti-feature-announced = { $amount ->
    [one] { $amount } announcement
   *[other] { $amount } announcements
}
mcmulti-source-bought = { $piece ->
    [rig] rigs bought
    [station] stations bought
    [refinery] refineries bought
   *[well] wells bought
}
mcmulti-source-sold = equipment sold
mcmulti-source-returned = parked refineries
mcmulti-source-traded = { $way ->
    [buy] barrels bought
   *[sell] barrels sold to the markets
}
mcmulti-source-tax-paid = taxes
mcmulti-source-forced-sold = equipment sold for taxes
mcmulti-source-fee-paid = clean-air act
mcmulti-source-well-built = new wells
mcmulti-source-produced = wells
mcmulti-source-premium = premium
mcmulti-source-refined = refining
mcmulti-source-pumped = sales to consumers
