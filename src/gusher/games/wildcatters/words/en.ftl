# What Wildcatters says, in English. The rules themselves are in rulebook/en.md.

wildcatters-name = Wildcatters
wildcatters-tagline = Drill together, ship the oil round the world, and end up with everybody’s shares.
wildcatters-about = Put rigs, trains, tankers and refineries on the map of the world. When one player drills or ships, the others may join in, and every ride on somebody’s train or tanker is paid for with shares of your own company. After seven or eight rounds twelve majorities decide: shares in four companies, cash, and oil delivered to seven continents.

# Options
wildcatters-option-zero_loan = Loan at zero
wildcatters-option-zero_loan-help = Whether you must borrow as soon as you have none of your own shares left, or only when you cannot pay a fee.
wildcatters-option-zero_loan-true = on: as soon as your own shares are gone
wildcatters-option-zero_loan-false = off: only when a fee cannot be paid
wildcatters-option-credit_bids = Bids on credit
wildcatters-option-credit_bids-help = Whether you may bid more of your own shares for a wildcatter than you have, up to one loan’s worth more, and borrow if you win.
wildcatters-option-credit_bids-true = on: up to one loan’s worth more than you have
wildcatters-option-credit_bids-false = off: no more than you have
wildcatters-option-australia = Neutral refinery
wildcatters-option-australia-help = With three players: what happens when you deliver a barrel to the neutral refinery, which stands in Australia as printed.
wildcatters-option-australia-pay_bank = you pay the bank 2 of your own shares
wildcatters-option-australia-bank_pays = the bank gives you 2 neutral shares

# Where the board comes from
wildcatters-origins = { $cards ->
    [ours] { $map ->
        [ours] The { $number } cards and parts of the map are reconstructed
       *[printed] What stands on the { $number } cards is reconstructed
    }
   *[printed] Parts of the map are reconstructed
}: whoever owns the box can correct them.
wildcatters-origins-mark = { $cards ->
    [ours] { $map ->
        [ours] Cards and parts of the map: reconstructed
       *[printed] Cards: reconstructed
    }
   *[printed] Parts of the map: reconstructed
}

# Places
wildcatters-zone = { wildcatters-name-zone-plain }
wildcatters-the-zone = { wildcatters-name-zone-the }
wildcatters-in-zone = in { wildcatters-the-zone }
wildcatters-to-zone = to { wildcatters-the-zone }
wildcatters-from-zone = from { wildcatters-name-zone-the }
wildcatters-continent = { wildcatters-name-continent }
wildcatters-field-stretch = the { wildcatters-zone } field stretch
wildcatters-link-stretch = the { $one } – { $two } link

# Companies, shares, barrels, tiles
wildcatters-company = { $company ->
    [red] I
    [yellow] II
    [green] III
   *[blue] IV
}
wildcatters-runs = runs { wildcatters-name-company } ({ wildcatters-company })
wildcatters-shares = { $count } of { wildcatters-company }
wildcatters-no-shares = no shares
wildcatters-barrels = { $seat } { $count }
wildcatters-no-barrels = none
wildcatters-nothing = none
wildcatters-tanker = tanker { $company }-{ $number }
wildcatters-piece = { $piece ->
    [rig] a rig
    [train] a train
    [tanker] a tanker
    [refinery] a refinery
   *[pump] a pump
}
wildcatters-contest = { $contest ->
    [red] Company I
    [yellow] Company II
    [green] Company III
    [blue] Company IV
   *[cash] Cash
}
wildcatters-gift-cash = ${ $amount }
wildcatters-gift-shares = { $amount ->
    [one] 1 share
   *[other] { $amount } shares
} { wildcatters-company }
wildcatters-gift-drops = { $amount ->
    [one] 1 drop
   *[other] { $amount } drops
}
wildcatters-gift-refinery = a refinery to empty
wildcatters-card = { $zone } ({ $gifts })
wildcatters-count-barrels = { $number ->
    [one] 1 barrel
   *[other] { $number } barrels
}
wildcatters-fee = { $fee } of your own shares
wildcatters-fee-paid = { $fee } of their own shares
wildcatters-count-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
wildcatters-count-loans = { $loans ->
    [one] 1 loan
   *[other] { $loans } loans
}

# What a player has
wildcatters-cash = ${ $cash } in cash
wildcatters-holding = shares: { $shares }
wildcatters-tiles = { $rigs ->
    [one] 1 rig
   *[other] { $rigs } rigs
}, { $pumps ->
    [one] 1 pump
   *[other] { $pumps } pumps
}, { $trains ->
    [one] 1 train
   *[other] { $trains } trains
}, { $tankers ->
    [one] 1 tanker
   *[other] { $tankers } tankers
}, { $refineries ->
    [one] 1 refinery
   *[other] { $refineries } refineries
}
wildcatters-delivered = { $count ->
    [0] nothing delivered yet
    [one] 1 barrel delivered ({ $boxes })
   *[other] { $count } barrels delivered ({ $boxes })
}
wildcatters-box = { $continent } { $count }
wildcatters-tokens = { $number ->
    [one] 1 wildcatter
   *[other] { $number } wildcatters
}
wildcatters-cards-before = { $drops ->
    [0] no drops
    [one] 1 drop
   *[other] { $drops } drops
}{ $refineries ->
    [0] {""}
    [one] , 1 refinery card
   *[other] , { $refineries } refinery cards
}
wildcatters-in-debt = { wildcatters-count-loans }
wildcatters-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
wildcatters-in-hand-known = in hand: { $hand }
wildcatters-of-region = { $count ->
    [one] { $zone }
   *[other] { $count } × { $zone }
}
wildcatters-order-token = order token { $place }
wildcatters-if-over = { $points } VP if it ended now

# The whole position
wildcatters-purse = { $seat } { $points }
wildcatters-phase = { $phase ->
    [setup] set-up
    [A] step A, a card
    [D] step D, building
    [E] step E, oil
    [F] step F, idle tankers
    [G] step G, full refineries
    [H] step H, the display
    [repay] loans
    [order] the order of the last round
   *[end] after the last turn
}
wildcatters-title-setup = Wildcatters, set-up. { $points }.
wildcatters-title = Wildcatters, round { $round } of { $rounds }, { $seat }’s turn{ $zone ->
    [none] {""}
   *[other] {" "}{ wildcatters-in-zone }
}: { wildcatters-phase }. If the game ended now, VP: { $points }.
wildcatters-title-between = Wildcatters, end of round { $round } of { $rounds }: { wildcatters-phase }. If the game ended now, VP: { $points }.
wildcatters-title-over = Wildcatters, ended after { $rounds } rounds. VP: { $points }.

# What is asked: set-up
wildcatters-ask-found = Where does your first refinery go? A continent that has one already is closed.
wildcatters-ask-reveal = Show one of your cards: a starting tile goes into its region. Left to place: { $tiles }.
wildcatters-left-tiles = { $piece ->
    [rig] { $count ->
        [one] 1 rig
       *[other] { $count } rigs
    }
    [train] { $count ->
        [one] 1 train
       *[other] { $count } trains
    }
   *[tanker] { $count ->
        [one] 1 tanker
       *[other] { $count } tankers
    }
}
wildcatters-ask-place = What do you place { wildcatters-in-zone }?

# What is asked: a turn
wildcatters-ask-card = Take a card. Its region is where you act this turn.
wildcatters-own-shares = { $own ->
    [0] none of your own shares
   *[other] { $own } of your own shares
}
wildcatters-purse-line = You have ${ $cash }{ $others ->
    [0] {" "}and { wildcatters-own-shares }
    [one] , { wildcatters-own-shares } and 1 other
   *[other] , { wildcatters-own-shares } and { $others } others
}.
wildcatters-ask-build = Build { wildcatters-in-zone } or { $white ->
    [none] on one white continent
   *[other] in { $white }
}, or go on. { wildcatters-purse-line }
wildcatters-ask-oil = Oil { wildcatters-in-zone }: what do you do? { wildcatters-purse-line }
wildcatters-ask-move = Do you move a tanker that carried no oil? { $moves ->
    [0] The first is free, each further one costs ${ $price }.
   *[other] The next costs ${ $price }.
}
wildcatters-ask-destination = Where does your tanker { wildcatters-in-zone } sail?
wildcatters-mixing = You choose how the next price is paid.
wildcatters-with-mix = { $question } { $mixing }
wildcatters-deed = { $deed ->
    [rig] The rig
    [tanker] The tanker
    [train] The train
    [refinery] The refinery
    [drill] Drilling
    [swap] The swap
    [transport] The transport
   *[move] The tanker’s voyage
}
wildcatters-ask-pay = { wildcatters-deed } costs ${ $price }. How do you pay? Three shares make a dollar. { wildcatters-purse-line }
wildcatters-ask-give = { wildcatters-deed }: ${ $covered } to be paid in shares, { $rest } of them still to name. How many of company { wildcatters-company } do you give? You have { $held }.

# What is asked: drilling and auctions
wildcatters-ask-join-drill = { $active } drills { wildcatters-in-zone }. Do you join for { wildcatters-fee }, paid to { $active }? One of your rigs becomes a pump with { wildcatters-count-barrels }. You have { wildcatters-own-shares }.
wildcatters-auction-stakes = It would be your wildcatter number { $place }, worth { $points } VP. You have { wildcatters-own-shares }{ $loan ->
    [none] .
    [any] : whatever you bid, you would have to borrow if you won.
   *[from] ; from a bid of { $debt } on, you would have to borrow if you won.
}
wildcatters-ask-bid-first = A wildcatter { wildcatters-in-zone } is up for auction, from { $least } of your own shares. Do you open? { wildcatters-auction-stakes }
wildcatters-ask-bid = { $bidder } bids { $bid } shares for the wildcatter { wildcatters-in-zone }. Do you go higher? { wildcatters-auction-stakes }

# What is asked: transport
wildcatters-barrels-from = { $ready ->
    [0] { $waiting ->
        [one] 1 barrel waiting in the harbour
       *[other] { $waiting } barrels waiting in the harbour
    }
   *[other] { $ready ->
        [one] 1 barrel from the field
       *[other] { $ready } barrels from the field
    }{ $waiting ->
        [0] {""}
       *[other] {" "}and { $waiting } waiting in the harbour
    }
}
wildcatters-ask-join-transport = { $active } starts a transport { wildcatters-in-zone }. Do you take part with { wildcatters-barrels-from }? { $toll } You have { wildcatters-own-shares }.
wildcatters-toll-none = No field train is needed.
wildcatters-toll-own = Your own field train is free; links and tankers of others cost 1 of your own shares a barrel.
wildcatters-toll = The field train costs { wildcatters-fee }, { $count ->
    [one] to { $owners }
   *[other] to one of { $owners }
}; links and tankers of others cost 1 more for each barrel.
wildcatters-ask-train = Whose train takes your { wildcatters-count-barrels } to the harbour { wildcatters-in-zone }?
wildcatters-ask-way = Which way does your barrel { wildcatters-in-zone } go? { $more ->
    [0] It is your last.
    [one] 1 more is waiting behind it.
   *[other] { $more } more are waiting behind it.
} You have { wildcatters-own-shares }.
wildcatters-ask-ship = Which loaded tanker sails next?
wildcatters-ask-port = You are captain of { $tanker } { wildcatters-in-zone }. Aboard: { $cargo }. Which port?
wildcatters-ask-unload = { $room ->
    [one] There is room for 1 barrel
   *[other] There is room for { $room } barrels
} { wildcatters-in-zone }. Whose barrel lands? Aboard: { $cargo }.

# What is asked: emptying, ends of rounds
wildcatters-ask-drain = Which refinery do you empty with your card { $card }? Others’ barrels go into the continent’s box, and its owner takes shares.
wildcatters-ask-own-barrels = Your refinery { wildcatters-in-zone } is emptied, with { wildcatters-count-barrels } of yours. How many do you deliver to { $continent }? Each of the others brings you { $each } shares.
wildcatters-ask-take = For the refinery { wildcatters-in-zone } you take shares: { $rest } still to choose. How many of company { wildcatters-company }? You have { $held }.
wildcatters-occasion = In { $seat }’s turn
wildcatters-split-take = For the refinery { wildcatters-in-zone } you take { wildcatters-count-shares }. Of which companies?
wildcatters-split-give = { wildcatters-deed }: ${ $covered } to be paid with { wildcatters-count-shares }. Of which companies?
wildcatters-split-part = { wildcatters-company } (you have { $held })
wildcatters-ask-repay = You have { wildcatters-count-loans } and { wildcatters-own-shares }. How many loans do you repay, at { $price } shares each?
wildcatters-ask-order = { $drops ->
    [one] Your 1 drop gives
   *[other] Your { $drops } drops give
} you the choice: which place do you take in the last round?
wildcatters-ask-end-card = The last turn is over. Do you use your card { $card } to empty a refinery?

# Standing orders
wildcatters-order-bid = Bid as little as possible, then pass. Highest bid, in your own shares:
wildcatters-order-bid-given = Bid as little as possible, up to { $limit } of your own shares, then pass
wildcatters-order-pass = Pass in this auction
wildcatters-order-pass-round = Pass in every auction
wildcatters-order-no-drilling = Join no drilling of others
wildcatters-order-ride = Take part in others’ transports. Highest fee for the field train, in your own shares:
wildcatters-order-ride-given = Take part in others’ transports if the field train costs { $limit ->
    [0] nothing
   *[other] at most { $limit } of your own shares
}
wildcatters-order-no-transport = Take part in no transport of others
wildcatters-order-until-question = until this auction ends
wildcatters-order-until-round = until the end of the round

# What others are asked
wildcatters-wait-found = { $seat } is placing a first refinery.
wildcatters-wait-reveal = { $seat } is choosing a card to show.
wildcatters-wait-place = { $seat } is placing a starting tile.
wildcatters-wait-card = { $seat } is choosing a card.
wildcatters-wait-build = { $seat } is building.
wildcatters-wait-oil = { $seat } is choosing an oil action.
wildcatters-wait-move = { $seat } may move idle tankers.
wildcatters-wait-destination = { $seat } is moving a tanker.
wildcatters-wait-pay = { $seat } is choosing how to pay.
wildcatters-wait-give = { $seat } is choosing shares to pay with.
wildcatters-wait-join-drill = { $seat } may join the drilling { wildcatters-in-zone }.
wildcatters-wait-bid = { $bid ->
    [0] { $seat } may open the bidding for the wildcatter { wildcatters-in-zone }.
   *[other] The wildcatter { wildcatters-in-zone } stands at { $bid }. { $seat } may go higher or pass.
}
wildcatters-wait-join-transport = { $seat } may take part in the transport { wildcatters-in-zone }.
wildcatters-wait-train = { $seat } is choosing a train { wildcatters-in-zone }.
wildcatters-wait-way = { $seat } is sending a barrel on its way, { wildcatters-in-zone }.
wildcatters-wait-ship = { $seat } is choosing the next tanker to sail.
wildcatters-wait-port = { $seat } is captain and chooses a port.
wildcatters-wait-unload = { $seat } is captain and chooses whose barrel lands { wildcatters-in-zone }.
wildcatters-wait-drain = { $seat } is choosing a refinery to empty.
wildcatters-wait-own-barrels = { $seat } is deciding how many of their own barrels to deliver from the refinery { wildcatters-in-zone }.
wildcatters-wait-take = { $seat } is taking shares for the refinery { wildcatters-in-zone }.
wildcatters-wait-repay = { $seat } may repay loans.
wildcatters-wait-order = { $seat } is choosing a place in the last round.
wildcatters-wait-end-card = { $seat } may empty a refinery with a card.

# What is being drawn
wildcatters-draw-neutral = A card names the region of a neutral rig.
wildcatters-draw-first = The first player is being drawn.
wildcatters-draw-deal = Cards are being dealt.
wildcatters-draw-display = The display is being turned up.
wildcatters-draw-renewal = A new display is being turned up.
wildcatters-draw-refill = The display is being filled up.

# The end
wildcatters-won = { $winners } wins with { $points } VP.
wildcatters-shared = { $winners } share the win with { $points } VP each.

# Answers: set-up
wildcatters-choice-found = First refinery { wildcatters-in-zone } ({ $continent })
wildcatters-choice-reveal = Show a card: { wildcatters-zone } ({ $count } in hand)
wildcatters-choice-place-rig = Place a rig
wildcatters-choice-place-tanker = Place the tanker in the harbour
wildcatters-choice-place-train = Place a train on { $stretch }

# Answers: a turn
wildcatters-choice-card = Take { $card }
wildcatters-choice-renew = Renew the display for { $points } VP, leaves { $left } VP
wildcatters-choice-empty = Use your card { $card } to empty a refinery
wildcatters-price = { $given ->
    [0] ${ $price }
   *[other] ${ $price } ({ $cash ->
        [0] {""}
       *[other] ${ $cash } and{" "}
    }{ $given } shares)
}
wildcatters-price-mixed = ${ $price }, paid as you choose
wildcatters-choice-rig = Build a rig for { $cost }
wildcatters-choice-tanker = Build a tanker for { $cost }
wildcatters-on-stretch = on { $stretch }
wildcatters-choice-train = Add a train for { $cost }
wildcatters-choice-refinery = Build a refinery for { $cost }{ $points ->
    [0] {""}
   *[other] : { $points } VP
}
wildcatters-choice-drill = Drill for { $cost }
wildcatters-choice-swap = Swap a rig for a pump, { $cost }
wildcatters-choice-transport = Start a transport for { $cost }
wildcatters-choice-move = Move the tanker { wildcatters-in-zone }{ $free ->
    [yes] , for nothing
   *[no] {" "}for { $cost }
}
wildcatters-choice-mix = Choose how to pay the next price
wildcatters-choice-done-build = Build nothing more
wildcatters-choice-done-oil = No more oil actions
wildcatters-choice-done-move = { $moves ->
    [0] Move no tanker and end the turn
   *[other] Move no more tankers and end the turn
}
wildcatters-choice-sail-idle = Sail { wildcatters-to-zone }
wildcatters-choice-cover = { $shares ->
    [0] ${ $cash }, no shares
   *[other] ${ $cash } and { $shares } shares
}
wildcatters-choice-give = { $count ->
    [0] None of company { wildcatters-company }
   *[other] { $count } of company { wildcatters-company }
}
wildcatters-choice-give-loan = { $count } of company { wildcatters-company }, all you have of your own, and have to borrow

# Answers: oil
wildcatters-choice-join-drill = Join for { wildcatters-fee }, leaves { $left ->
    [0] none
   *[other] { $left }
}
wildcatters-choice-join-drill-loan = Join for { wildcatters-fee }, and have to borrow
wildcatters-choice-decline-drill = Do not join
wildcatters-choice-bid = Bid { $bid }, leaves { $left ->
    [0] none
   *[other] { $left }
}
wildcatters-choice-bid-loan = Bid { $bid }, { $missing ->
    [0] all your own shares
   *[other] { $missing } more than you have
}; if you win, you have to borrow
wildcatters-choice-pass = Pass
wildcatters-choice-join-transport = { $fee ->
    [0] Take part
   *[other] Take part: { wildcatters-fee } for the field train
}
wildcatters-choice-decline-transport = Do not take part
wildcatters-choice-ride = { $owner }’s train: { wildcatters-fee }
wildcatters-choice-refine-own = Into your own refinery { wildcatters-in-zone }, { $held } of { $room } full after it
wildcatters-choice-refine = Into { $owner }’s refinery { wildcatters-in-zone }, { $held } of { $room } full after it: { $owner } pays you { $pay } shares { wildcatters-company }
wildcatters-choice-refine-neutral = Into the neutral refinery { wildcatters-in-zone }: you pay the bank { $pay } of your own shares
wildcatters-choice-refine-neutral-paid = Into the neutral refinery { wildcatters-in-zone }: the bank gives you { $pay } shares { wildcatters-company }
wildcatters-choice-load-own = Aboard your own { $tanker }, free; aboard now: { $cargo }
wildcatters-choice-load = Aboard { $owner }’s { $tanker } for { wildcatters-fee }; aboard now: { $cargo }
wildcatters-choice-link-own = By your own train { wildcatters-to-zone }, free
wildcatters-choice-link = By { $owner }’s train { wildcatters-to-zone } for { wildcatters-fee }
wildcatters-choice-dispatch = Send { $tanker } { wildcatters-in-zone }; aboard: { $cargo }; captain: { $captain }
wildcatters-choice-port-own = { wildcatters-zone }: your own refinery, room for { $free }
wildcatters-choice-port = { wildcatters-zone }: { $owner }’s refinery, room for { $free }; { $owner } pays { $pay } shares for each barrel of others
wildcatters-choice-port-neutral = { wildcatters-zone }: the neutral refinery, room for { $free }; each barrel costs its owner { $pay } of their own shares
wildcatters-choice-port-neutral-paid = { wildcatters-zone }: the neutral refinery, room for { $free }; each barrel brings its owner { $pay } shares { wildcatters-company }
wildcatters-choice-unload = { $owner }’s barrel

# Answers: emptying, ends of rounds
wildcatters-choice-drain = { wildcatters-zone }: { $owner }’s refinery ({ $barrels })
wildcatters-choice-drain-own = { wildcatters-zone }: your own refinery ({ $barrels })
wildcatters-choice-drain-neutral = { wildcatters-zone }: the neutral refinery ({ $barrels })
wildcatters-choice-deliver = Deliver { $delivered }, take back { $kept }: { $shares } shares in all
wildcatters-choice-take = { $count ->
    [0] None of company { wildcatters-company }
   *[other] { $count } of company { wildcatters-company }
}
wildcatters-choice-repay = { $loans ->
    [0] Repay nothing
   *[other] Repay { wildcatters-count-loans } with { $amount } of your own shares, leaves { $left }
}
wildcatters-choice-order = Play as number { $place }
wildcatters-choice-no-card = Use no more cards

# Who leads: the twelve contests, and the score line by line
wildcatters-gain = { $seat } { $points } VP (with { $amount })
wildcatters-gain-own = { $seat } { $points } + { $bonus } VP (with { $amount }, own company)
wildcatters-sum-now = If the game ended now:
wildcatters-sum-over = The game is over. The final scoring:
wildcatters-sum = { $place }. { $seat }: { $total } VP = track { $track }{ $loans ->
    [0] {""}
   *[other] , last repayment −{ $loans }
}, wildcatters { $wildcatters }, companies { $companies }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } for their own
}, cash { $cash }, continents { $continents }.
wildcatters-sum-contest = { $count ->
    [0] { $contest }: nobody.
   *[other] { $contest }: { $gains }.
}
wildcatters-sum-tie = Level on VP: whoever has more of their own shares comes first, then whoever has more cash.

# What happened: set-up
wildcatters-effect-neutral-rig = A card is turned up: a neutral rig goes up { wildcatters-in-zone }.
wildcatters-effect-first = { $seat } is drawn as first player.
wildcatters-effect-dealt = { $seat } is dealt { $held } cards: { $hand }.
wildcatters-effect-dealt-hidden = { $seat } is dealt { $held } cards.
wildcatters-effect-founded = { $seat } puts a first refinery { wildcatters-in-zone }.
wildcatters-effect-revealed = { $seat } shows a card: { wildcatters-zone }.
wildcatters-effect-start-piece = { $seat } places { wildcatters-piece } { wildcatters-in-zone }.
wildcatters-effect-start-train = { $seat } places a train on { $stretch }.
wildcatters-effect-wildcatters = { $placed } wildcatters take their circles: one in each region{ $count ->
    [0] {""}
   *[other] , and a second one here: { $regions }
}.{ $out ->
    [0] {""}
    [one] {" "}1 leaves the game.
   *[other] {" "}{ $out } leave the game.
}

# What happened: rounds and cards
wildcatters-effect-round = Round { $round } begins. Order: { $order }.
wildcatters-effect-turn = Round { $round }: { $seat }’s turn.
wildcatters-effect-opened = Turned up: { $cards }.
wildcatters-effect-recycled = The deck is used up: { $number ->
    [one] 1 discarded card makes
   *[other] { $number } discarded cards make
} a new one.
wildcatters-effect-wiped = { $number } open cards name { wildcatters-the-zone }: all eight are swept away.
wildcatters-effect-renewed = { $seat } pays { $points } VP to renew the display: { $number } open cards leave the game.
wildcatters-effect-taken = { $seat } takes a card: { $card }.
wildcatters-effect-card-cash = { $seat } gets ${ $amount } from the card.
wildcatters-effect-card-shares = { $seat } gets { $amount ->
    [one] 1 share
   *[other] { $amount } shares
} { wildcatters-company } from the card.
wildcatters-effect-card-drops = { $seat } scores { $points } VP for the drops on the card.
wildcatters-effect-income = { $seat } gets ${ $amount } of income.

# What happened: tiles. Prices that were paid with shares are told in full
wildcatters-paid = {" "}({ $cash ->
    [0] {""}
   *[other] ${ $cash } and{" "}
}{ wildcatters-count-shares }: { $shares })
wildcatters-effect-rig = { $seat } builds a rig { wildcatters-in-zone } for ${ $price }.
wildcatters-effect-rig-mixed = { $seat } builds a rig { wildcatters-in-zone } for ${ $price }{ wildcatters-paid }.
wildcatters-effect-tanker-built = { $seat } builds a tanker { wildcatters-in-zone } for ${ $price }.
wildcatters-effect-tanker-built-mixed = { $seat } builds a tanker { wildcatters-in-zone } for ${ $price }{ wildcatters-paid }.
wildcatters-effect-train = { $seat } puts a train on { $stretch } for ${ $price }.
wildcatters-effect-train-mixed = { $seat } puts a train on { $stretch } for ${ $price }{ wildcatters-paid }.
wildcatters-effect-refinery = { $seat } builds refinery number { $number } { wildcatters-in-zone } for ${ $price }.
wildcatters-effect-refinery-mixed = { $seat } builds refinery number { $number } { wildcatters-in-zone } for ${ $price }{ wildcatters-paid }.
wildcatters-effect-refinery-bonus = { $seat } scores { $points } VP for refinery number { $number }.
wildcatters-effect-move-paid = { $seat } pays ${ $price } to move another tanker, now { wildcatters-in-zone }.
wildcatters-effect-move-paid-mixed = { $seat } pays ${ $price }{ wildcatters-paid } to move another tanker, now { wildcatters-in-zone }.
wildcatters-effect-moved = { $seat } sails { $tanker }, empty, { $origin } { wildcatters-to-zone }.

# What happened: drilling and auctions
wildcatters-effect-drilled = { $seat } drills { wildcatters-in-zone } for ${ $price }.
wildcatters-effect-drilled-mixed = { $seat } drills { wildcatters-in-zone } for ${ $price }{ wildcatters-paid }.
wildcatters-effect-swapped = { $seat } pays ${ $price } to swap a rig { wildcatters-in-zone }.
wildcatters-effect-swapped-mixed = { $seat } pays ${ $price }{ wildcatters-paid } to swap a rig { wildcatters-in-zone }.
wildcatters-effect-drill-joined = { $seat } joins the drilling { wildcatters-in-zone } and pays { $payee } { wildcatters-fee-paid }.
wildcatters-effect-drill-declined = { $seat } does not join the drilling { wildcatters-in-zone }.
wildcatters-effect-pump = { $seat } turns a rig { wildcatters-in-zone } into a pump with { $number ->
    [0] no barrels
    [one] 1 barrel
   *[other] { $number } barrels
}.
wildcatters-effect-auction = A wildcatter { wildcatters-in-zone } is up for auction{ $left ->
    [one] {""}
   *[other] , the first of { $left }
}.
wildcatters-effect-bid = { $seat } bids { $bid } shares.
wildcatters-effect-passed = { $seat } passes.
wildcatters-effect-unable = { $seat } cannot bid and is out.
wildcatters-effect-wildcatter-won = { $seat } wins the wildcatter { wildcatters-in-zone }, pays the bank { $bid } of their own shares and puts a barrel on it.
wildcatters-effect-wildcatter-lost = Nobody wants the wildcatter { wildcatters-in-zone }: it leaves the game.

# What happened: transport
wildcatters-effect-transport = { $seat } pays ${ $price } and starts a transport { wildcatters-in-zone }.
wildcatters-effect-transport-mixed = { $seat } pays ${ $price }{ wildcatters-paid } and starts a transport { wildcatters-in-zone }.
wildcatters-effect-transport-joined = { $seat } takes part in the transport { wildcatters-in-zone }.
wildcatters-effect-transport-declined = { $seat } does not take part in the transport { wildcatters-in-zone }.
wildcatters-effect-hauled = { $seat } moves { wildcatters-count-barrels } to the harbour { wildcatters-in-zone } on { $owner }’s train and pays { $owner } { wildcatters-fee-paid }.
wildcatters-effect-hauled-own = { $seat } moves { wildcatters-count-barrels } to the harbour { wildcatters-in-zone } on a train of their own.
wildcatters-effect-wildcatter-taken = { $seat } takes the wildcatter { wildcatters-in-zone }, and has { $number } now.
wildcatters-effect-linked = { $seat } sends a barrel { $origin } { wildcatters-to-zone } on { $owner }’s train and pays { $owner } { wildcatters-fee-paid }.
wildcatters-effect-linked-own = { $seat } sends a barrel { $origin } { wildcatters-to-zone } on a train of their own.
wildcatters-effect-loaded = { $seat } loads a barrel onto { $owner }’s { $tanker } { wildcatters-in-zone } and pays { $owner } { wildcatters-fee-paid }.
wildcatters-effect-loaded-own = { $seat } loads a barrel onto { $tanker }, their own, { wildcatters-in-zone }.
wildcatters-effect-stayed = { $number ->
    [one] 1 barrel of { $seat }’s has nowhere to go and waits
   *[other] { $number } barrels of { $seat }’s have nowhere to go and wait
} in the harbour { wildcatters-in-zone }.
wildcatters-effect-delivered = { $seat } delivers a barrel { wildcatters-in-zone }: { $owner } pays { $seat } { $pay } of { $owner }’s own shares. The refinery holds { $held }.
wildcatters-effect-delivered-own = { $seat } delivers a barrel to their own refinery { wildcatters-in-zone }, which holds { $held } now.
wildcatters-effect-delivered-neutral = { $seat } delivers a barrel to the neutral refinery { wildcatters-in-zone } and pays the bank { $pay } of their own shares. It holds { $held }.
wildcatters-effect-delivered-neutral-paid = { $seat } delivers a barrel to the neutral refinery { wildcatters-in-zone } and gets { $pay } shares IV from the bank. It holds { $held }.
wildcatters-effect-dispatched = Next to sail: { $tanker }. Aboard: { $barrels }. Captain: { $seat }.
wildcatters-effect-sailed = { $seat } sails { $tanker } { $origin } { wildcatters-to-zone }.
wildcatters-effect-sailed-stays = { $seat } unloads { $tanker } where it is, { wildcatters-in-zone }.
wildcatters-effect-returned = No refinery has room: { $tanker } goes back { wildcatters-to-zone } and leaves { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
} in the harbour ({ $barrels }).

# What happened: emptying
wildcatters-effect-card-used = { $seat } uses the card { $card } on the refinery { wildcatters-in-zone }.
wildcatters-effect-cards-kept = { $seat } uses no more refinery cards.
wildcatters-effect-emptied = { $owner }’s refinery { wildcatters-in-zone } is emptied. Others’ barrels into the box: { $barrels }.
wildcatters-effect-emptied-neutral = The neutral refinery { wildcatters-in-zone } is emptied into the box: { $barrels }.
wildcatters-effect-own-barrels = { $seat } { $delivered ->
    [0] takes back { $sold } of their own barrels { wildcatters-in-zone } and delivers none.
   *[other] delivers { $delivered } of their own barrels { wildcatters-in-zone } into the box and takes back { $sold ->
        [0] none
       *[other] { $sold }
    }.
}
wildcatters-effect-shares-taken = { $seat } takes { wildcatters-count-shares } for the barrels { wildcatters-in-zone }: { $shares }.

# What happened: loans
wildcatters-effect-borrowed = { $seat }’s own shares are gone, and { $amount } have to be borrowed{ $barrel ->
    [0] , with no barrel left to pledge
   *[other] , for a barrel at the bank
}: { wildcatters-count-loans } now.
wildcatters-effect-repaid = { $seat } repays { $number ->
    [one] 1 loan
   *[other] { $number } loans
} with { $amount } of their own shares; { $loans ->
    [0] none is
    [one] 1 is
   *[other] { $loans } are
} left.
wildcatters-effect-not-repaid = { $seat } repays nothing and keeps { wildcatters-count-loans }.
wildcatters-effect-last-repaid = { $seat } has to repay { $number ->
    [one] 1 loan
   *[other] { $number } loans
}. Shares due: { $due }, paid: { $amount }{ $points ->
    [0] .
   *[other] ; what is missing costs { $points } VP.
}

# What happened: order, scoring, end
wildcatters-effect-order = { $seat }, with { $drops ->
    [one] 1 drop
   *[other] { $drops } drops
}, takes place { $place } in the last round.
wildcatters-effect-interim = Interim scoring. { $contest }: { $gains }.
wildcatters-effect-interim-nobody = Interim scoring. { $contest }: nobody scores.
wildcatters-effect-interim-barred = Interim scoring. { $contest }, without { $seat }, who has a loan: { $gains }.
wildcatters-effect-interim-nobody-barred = Interim scoring. { $contest }, without { $seat }, who has a loan: nobody scores.
wildcatters-effect-final = Final scoring. { $contest }: { $gains }.
wildcatters-effect-final-nobody = Final scoring. { $contest }: nobody scores.
wildcatters-effect-own-company = { $seat } comes first in their own company: { $points } VP more.
wildcatters-effect-wildcatters-scored = { $seat } scores { $points } VP for { $number ->
    [one] 1 wildcatter
   *[other] { $number } wildcatters
}.
wildcatters-effect-ended = { $count ->
    [one] The game is over. { $winners } wins.
   *[other] The game is over. { $winners } share the win.
}

# Why not?
wildcatters-clause-W1 = Nobody sits there in this game.
wildcatters-clause-W7 = The cards for the neutral rigs are being turned up first.
wildcatters-clause-W8 = Before anything else, the first player is drawn by lot.
wildcatters-clause-W10 = The cards are being dealt; nobody chooses them.
wildcatters-clause-W11 = Put your first refinery on a coloured continent that has none yet.
wildcatters-clause-W12 = The first refinery goes on a coloured continent, not on a white one.
wildcatters-clause-W13 = Show one of your own cards, and put one of your remaining starting tiles into its region.
wildcatters-clause-W15 = A starting train goes on the field stretch of that region or on a link to another region.
wildcatters-clause-W16 = None of your remaining tiles finds a place in that region: show another card.
wildcatters-clause-W17 = That card is not in the deck, or its turn has not come.
wildcatters-clause-W22 = The display is being turned up.
wildcatters-clause-W24 = The last round is over, and so is the game.
wildcatters-clause-W25 = Every turn has its steps in order, and it is not the time for that.
wildcatters-clause-W29 = Choose one of the places that are left.
wildcatters-clause-W33 = Say how you pay: three shares for a dollar, no more than the price and no more than you have.
wildcatters-clause-W35 = That place is taken.
wildcatters-clause-W38 = You have none left in your stock.
wildcatters-clause-W41 = This turn you act in the region of your card, and nowhere else but on one white continent.
wildcatters-clause-W42 = You cannot pay for it, not even with shares.
wildcatters-clause-W45 = Take one of the open cards.
wildcatters-clause-W46 = A new display is being turned up.
wildcatters-clause-W47 = To renew the display you need the VP that it costs, and enough cards for all turns to come.
wildcatters-clause-W50 = You have built on another white continent this turn.
wildcatters-clause-W55 = That takes a card with a refinery: choose a refinery to empty with it.
wildcatters-clause-W56 = There is no barrel in it.
wildcatters-clause-W58 = A refinery card interrupts a transport only while a barrel of your own is about to leave the harbour, or before a tanker sails.
wildcatters-clause-W62 = That refinery was emptied by a card and is closed for this turn.
wildcatters-clause-W65 = You build one refinery a turn at most.
wildcatters-clause-W68 = All seven circles of that field are taken.
wildcatters-clause-W70 = You have four rigs and pumps there already.
wildcatters-clause-W78 = Trains go on the field stretch of your region, on its links, and on the links of your white continent.
wildcatters-clause-W82 = Drill, swap or transport in the region of your card, or say that you are done.
wildcatters-clause-W85 = Drilling takes four rigs in the region.
wildcatters-clause-W87 = You need a rig of your own there, and a pump in stock.
wildcatters-clause-W88 = There is a pump in that region already: it is drilled only once.
wildcatters-clause-W93 = Say whether you join the drilling.
wildcatters-clause-W100 = There is an auction: bid, or pass.
wildcatters-clause-W101 = Open with the smallest bid allowed or more, or top the bid that stands; but bid no more than is needed if nobody could answer.
wildcatters-clause-W103 = You cannot bid that much: your own shares are the limit, and one loan’s worth more where bids on credit are allowed.
wildcatters-clause-W110 = A swap takes somebody’s pump and a rig of yours in the region, and a pump in stock.
wildcatters-clause-W114 = There has been a transport this turn.
wildcatters-clause-W115 = Nothing there can move: the field lacks a train or a barrel, and no waiting barrel could go on.
wildcatters-clause-W117 = Say whether you take part in the transport.
wildcatters-clause-W121 = Choose one of the trains on the field stretch.
wildcatters-clause-W126 = A barrel goes into an open refinery with room, onto a tanker with room, or on by a link that has a train.
wildcatters-clause-W127 = That barrel has been there before.
wildcatters-clause-W128 = From there the barrel could go no further.
wildcatters-clause-W130 = Your barrel can go on, so it must: say which way.
wildcatters-clause-W133 = That player has no train on this link.
wildcatters-clause-W134 = Your own train is on this link: your barrel takes it.
wildcatters-clause-W138 = Where several tankers are alike, name the first of them.
wildcatters-clause-W142 = Choose which loaded tanker sails next.
wildcatters-clause-W145 = The captain names a port.
wildcatters-clause-W146 = There is no refinery there, or it is full or closed, while others have room.
wildcatters-clause-W148 = Say whose barrel lands; it must be aboard.
wildcatters-clause-W157 = Say how many shares of this company you take, no more than there are to choose.
wildcatters-clause-W158 = Say how many of your own barrels you deliver.
wildcatters-clause-W162 = Move a tanker of your own that has carried no oil this turn, to another harbour.
wildcatters-clause-W164 = That tanker has moved this turn.
wildcatters-clause-W167 = The display is being filled up.
wildcatters-clause-W180 = Say how many loans you repay; you need enough of your own shares.
wildcatters-clause-W181 = You do not have that many loans.
wildcatters-clause-W182 = You must keep at least one of your own shares.
wildcatters-clause-W191 = Choose a refinery to empty with your card, or use no more cards.

# The ledger: what moved and what is held, and the charts
wildcatters-good-cash = { $sign }${ $amount }
wildcatters-good-points = { $sign }{ $amount } VP
wildcatters-good-shares = { $sign }{ $amount }
wildcatters-good-shares-red = { $sign }{ $amount }
wildcatters-good-shares-yellow = { $sign }{ $amount }
wildcatters-good-shares-green = { $sign }{ $amount }
wildcatters-good-shares-blue = { $sign }{ $amount }
wildcatters-good-cash-name = cash
wildcatters-good-points-name = points
wildcatters-good-shares-red-name = shares I
wildcatters-good-shares-yellow-name = shares II
wildcatters-good-shares-green-name = shares III
wildcatters-good-shares-blue-name = shares IV
wildcatters-charts-axis = rounds
wildcatters-charts-start = Set-up
wildcatters-charts-turn = Round { $round }, { $seat }’s turn
wildcatters-charts-end = The final scoring
wildcatters-charts-points = Points on the track
wildcatters-charts-worth = Points if the game ended there
wildcatters-charts-cash = Cash
wildcatters-charts-shares = Shares of all companies

# board: begin
# Written on the board
wildcatters-board-zone = { wildcatters-name-zone-board }
wildcatters-board-money = ${ $amount }
wildcatters-board-points = { $points } VP
wildcatters-board-points-cost = −{ $points } VP
wildcatters-board-round = Round { $round }
wildcatters-board-setup = Set-up
wildcatters-board-over = The end
wildcatters-board-to-place = To be placed
wildcatters-board-free = free
wildcatters-board-nobody = nobody
wildcatters-board-step-a = Take a card
wildcatters-board-step-d = Building
wildcatters-board-step-e = Oil
wildcatters-board-step-f = Idle tankers
wildcatters-board-turn = { $seat }’s turn
wildcatters-board-any-white = + any white continent
wildcatters-board-one-white = + { $continent }
wildcatters-board-next-move = Next move: { $price }
wildcatters-board-where-to = Which harbour?
wildcatters-board-bonus = +{ $points } VP
wildcatters-board-renew = Renew all
wildcatters-board-mix = Choose the mix
wildcatters-board-empty = Refinery card
wildcatters-board-empty-which = Which refinery?
wildcatters-board-keep = Keep the card
wildcatters-board-done = Done
wildcatters-board-drill = Drill
wildcatters-board-swap = Rig to pump
wildcatters-board-transport = Transport
wildcatters-board-deck = draw pile
wildcatters-board-discard = discards
wildcatters-board-drilling = { $seat } drills
wildcatters-board-freight = Transport
wildcatters-board-started-by = { $zone }, by { $seat }
wildcatters-board-who-joins = Does { $seat } join?
wildcatters-board-join = Join
wildcatters-board-decline = Stay out
wildcatters-board-first-train = for the first train
wildcatters-board-to-move = To move: { $own }, plus { $others } of others
wildcatters-board-same-way = Same way for several:
wildcatters-board-stage-train = { $seat } picks the train
wildcatters-board-stage-rail = { $seat } moves a barrel
wildcatters-board-stage-ship = { $seat }: which tanker?
wildcatters-board-stage-sea = { $seat } is captain
wildcatters-board-captain = Captain: { $seat }
wildcatters-board-auction = Auction
wildcatters-board-absent = no pump
wildcatters-board-passed = passed
wildcatters-board-asked = bids?
wildcatters-board-waiting-bid = waits
wildcatters-board-prize = worth { $points } VP
wildcatters-board-pass = Pass
wildcatters-board-pay = Pay ${ $price }
wildcatters-board-rate = { $shares } shares for each $1
wildcatters-board-left-to-name = Still to name: { $shares }
wildcatters-board-take = Take shares
wildcatters-board-own-barrels = Deliver or sell?
wildcatters-board-repay = Repay loans?
wildcatters-board-repay-price = { $price } of your shares each
wildcatters-board-choose-order = When will you play?
wildcatters-board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
# Said of what is on the board
wildcatters-board-rig = Rig: { $owner }
wildcatters-board-pump = Pump: { $owner }, { $barrels ->
    [0] dry
    [one] 1 barrel
   *[other] { $barrels } barrels
}
wildcatters-board-wildcatter = Wildcatter: comes up for auction when this field is drilled
wildcatters-board-won = Wildcatter won by { $owner }: taken when its barrel leaves
wildcatters-board-train = Train: { $owner }, { $stretch }
wildcatters-board-tanker = { $tanker } in { $zone }, empty
wildcatters-board-loaded = { $tanker }, aboard: { $cargo }
wildcatters-board-waiting = { $zone } harbour: { $count ->
    [one] 1 barrel waits
   *[other] { $count } barrels wait
} ({ $owner })
wildcatters-board-refinery = { $zone } refinery: { $owner }, { $held } of { $room } tanks full{ $closed ->
    [yes] , closed until the end of this turn
   *[no] {""}
}
wildcatters-board-crate = Delivered to { $continent }: { $standing }
wildcatters-board-delivered = { $seat } { $count }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points } VP)
}
wildcatters-board-station = Round { $round }{ $price ->
    [0] {""}
   *[other] : at its end a loan is repaid with { $price } of one’s own shares
}{ $interim ->
    [yes] ; then the interim scoring
   *[no] {""}
}
wildcatters-board-order = Order of play: { $order }
wildcatters-board-score = { $seat }: { $points } VP
wildcatters-board-pile = { $pile ->
    [deck] Draw pile
   *[discard] Discards
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
wildcatters-board-bidder = { $seat }, with { $own } of their own shares: { $status ->
    [leads] bids { $bid }
    [absent] has no pump here
    [passed] is out
    [asked] is asked
   *[waiting-bid] may still bid
}. The token would be worth { $points } VP.
wildcatters-board-rider = { $seat }: { $barrels ->
    [one] 1 barrel
   *[other] { $barrels } barrels
} to move, { $own } of their own shares left
wildcatters-board-under-way = { $seat }’s barrel, now in { $zone }
wildcatters-board-fee = { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} to { $seat }
wildcatters-board-no-fees = free
wildcatters-board-way = { $barrels ->
    [one] To the refinery in { $zone }: { $fees }
   *[other] { $barrels } barrels to the refinery in { $zone }: { $fees }
}
wildcatters-board-way-ship = { $barrels ->
    [one] Aboard { $tanker } in { $zone }: { $fees }
   *[other] { $barrels } barrels aboard { $tanker } in { $zone }: { $fees }
}
wildcatters-board-account = { $seat }: { $points } VP, { wildcatters-board-rank }
# The board in characters
wildcatters-board-text-rounds = Rounds:
wildcatters-board-text-order = Order:
wildcatters-board-text-fields = fields, and trains to the harbour
wildcatters-board-text-harbours = refineries, barrels in the harbour, tankers
wildcatters-board-text-links = trains between harbours
wildcatters-board-text-cards = Open cards:
wildcatters-board-text-hand = Your hand:
wildcatters-board-text-bid = { $seat } (has { $own }): { $status ->
    [leads] { $bid }
    [absent] no pump
    [passed] out
    [asked] asked
   *[waiting-bid] may bid
}
wildcatters-board-text-legend-1 = 1^ rig of player I   1=3 pump of I with 3 barrels   . empty circle
wildcatters-board-text-legend-2 = W wildcatter   W:1 wildcatter won by I   > region of this turn
wildcatters-board-text-legend-3 = 2|13...| refinery of II holding I and III   #...# closed   1×2 two of I wait
wildcatters-board-text-legend-4 = 2<1..> tanker of II with I aboard   [12] trains of I, II   * first   (15) loan
# board: end

# What was skipped
wildcatters-effect-skipped = { $action ->
    [build] { $reason ->
        [cash] { $seat } builds nothing more: too little money.
       *[room] { $seat } builds nothing more: no tile in stock that finds a place.
    }
    [oil] { $seat } takes no oil action: too little money.
    [move] { $seat } moves no further tanker: too little money.
    [join] { $seat } cannot join the drilling: no pump in stock.
   *[repay] { $seat } cannot repay a loan: too few of their own shares.
}

# What one plays for, and what the things on the board are
wildcatters-goal = Whoever has the most victory points after { $rounds } rounds wins: oil delivered to the continents, shares, cash, wildcatters.
wildcatters-place-round = The rounds. Where a loan is drawn, loans can be repaid for that many of your own shares; at the medal there is an interim scoring.
wildcatters-place-map = The world. Coloured continents have two regions with a field each; white ones have no oil, but harbours and room for refineries.
wildcatters-place-track = The score track: victory points so far.
wildcatters-place-crate = The box of a continent: barrels delivered there. The brass tags show what each player would score at the end.
wildcatters-place-purse = A player: points, cash, shares of the four companies, loans, and tiles in stock.
wildcatters-place-card = A card: the region where you act this turn, and what you receive: dollars, shares, drops (victory points), or a refinery that you may empty later.
wildcatters-place-desk = What is asked just now.
wildcatters-place-done = Ends this step.
wildcatters-place-field = An oil field. With { $rigs } rigs on it, whoever they belong to, it can be drilled; each player has at most { $most } rigs and pumps there.
wildcatters-place-rig = A rig: ${ $first }, your last one in a region ${ $last }; at most { $most } in a region. Drilling turns one into a pump.
wildcatters-place-pump = A pump: { $barrels } barrels when it is new. In a transport exactly one barrel leaves it.
wildcatters-place-wildcatter = A wildcatter. When the field has been drilled, those with a pump bid for it; your first scores { $step }, the second { $second }, and so on.
wildcatters-place-refinery = A refinery: ${ $price }, one a turn. It holds { $room } barrels and pays { $pay } of its owner’s shares for each one of another player. Emptied, it fills the continent’s box and gives its owner { $shares } shares a barrel.
wildcatters-place-site = Room for a refinery, which costs ${ $price }.
wildcatters-place-harbour = A harbour. Barrels wait here, tankers load and land here; a new tanker costs ${ $price }.
wildcatters-place-train = A train: ${ $price }. It moves barrels along its stretch; others pay its owner { $fee } of their own shares a barrel.
wildcatters-place-box = A free box for a train, which costs ${ $price }.
wildcatters-place-tanker = A tanker: ${ $price }. It takes { $room } barrels; others pay its owner { $fee } of their own shares a barrel. Moving an idle one is free once a turn, then ${ $move }.
wildcatters-place-renew = Throws away all open cards and turns up new ones, for { $points } victory points.
wildcatters-place-mix = Lets you choose how the next price is paid: { $shares } shares stand for a dollar.
wildcatters-place-empty = Uses a card with a refinery: any refinery with a barrel is emptied at once. Its owner gets { $shares } shares a barrel.
wildcatters-place-drill = Drilling costs ${ $price } and needs { $rigs } rigs in the region, one of them yours. One of your rigs becomes a pump, and the wildcatters are auctioned.
wildcatters-place-swap = Turns one more rig of yours into a pump for ${ $price }, where somebody has drilled already.
wildcatters-place-transport = Costs ${ $price }, once a turn. A barrel leaves each pump in the region; others may come along.
wildcatters-risk-credit = It takes all your own shares, or more. If you win, you must take a loan, and repaying it at the end costs { $price } of your own shares.
# The sheets of scorings
wildcatters-sheet-interim = Interim scoring
wildcatters-sheet-final = Final scoring
wildcatters-sheet-own-company = First in one’s own company
wildcatters-sheet-wildcatters = Wildcatters
wildcatters-sheet-loans = Loans
# The guided first game
wildcatters-lesson-welcome = Welcome to the Black Gold Cartel! You run one of four oil companies, and the whole world is your field. After seven rounds, whoever has the most victory points wins.
wildcatters-lesson-contests = Points are a matter of contests: who has the most shares in each of the four companies, the most cash, and the most oil in each continent? Here you see where you stand.
wildcatters-lesson-hand = Before the first round everyone sets up. You hold eight cards; each names a region where one of your starting tiles can go.
wildcatters-lesson-refinery = First a refinery, for that is where oil ends up. You hold two cards of the Andes, so build it there.
wildcatters-lesson-refinery-else = A fine place as well. But your cards say Andes twice, and oil and refinery should lie close together.
wildcatters-lesson-first-rig = Now your tiles, one card at a time. Show a card of the Andes, and put a rig there.
wildcatters-lesson-first-rig-else = That card comes later. First a rig in the Andes, beside your refinery.
wildcatters-lesson-second-rig = { $player-4 } has laid a train in the Andes: you will have company. Show your second card of the Andes, and put another rig there.
wildcatters-lesson-second-rig-else = In a moment. One more rig in the Andes comes first.
wildcatters-lesson-third-rig = A rig of { $player-4 }’s as well, so three stand in the Andes. Where there are four, somebody can drill. Put your last starting rig next door, in the USA and Mexico.
wildcatters-lesson-link = Trains move the oil. Show Brazil, and lay a train on the link between the Andes and Brazil.
wildcatters-lesson-train = The other one goes to West Russia, from the field to the harbour. Whoever needs it will pay you a share for every barrel.
wildcatters-lesson-ship = A tanker is left. Show the Far East: it goes straight into the harbour there.
wildcatters-lesson-wildcatters = Everything is in place. The prospectors in the fields are the wildcatters: when somebody drills in their region, they are sold by auction.
wildcatters-lesson-display = Every turn begins with a card. It gives you what is printed on it, and it names the region where you act this turn. Three of these say Andes.
wildcatters-lesson-card = Take the one with three shares of company II. They are your first shares in somebody else’s company.
wildcatters-lesson-card-drops = Two points at once, not bad at all. But three shares of another company are worth more to you now.
wildcatters-lesson-card-empty = It lets you empty a refinery, but none has any oil yet. Take the one with three shares.
wildcatters-lesson-card-elsewhere = Then you would have to act there, and your rigs stand in the Andes. Take the card in the ring.
wildcatters-lesson-card-renew = New cards would cost 4 of your 5 points, and a good one lies open. Take it.
wildcatters-lesson-money = With $10 of income you now have $20. Remember: dollars are for the bank, and your own shares are for the other players.
wildcatters-lesson-fourth = Step one: build. Three rigs stand in the Andes, and four are needed. Build the fourth for $4.
wildcatters-lesson-fourth-done = Not yet! With three rigs nobody can drill. Build the fourth.
wildcatters-lesson-fourth-refinery = $12 is too much just now: we need $8 to drill. Build the fourth rig.
wildcatters-lesson-tanker = And a tanker in the harbour of the Andes, for $2. By sea your oil can reach any harbour in the world.
wildcatters-lesson-tanker-elsewhere = We need it where the oil will be: in the harbour of the Andes.
wildcatters-lesson-tanker-done = One thing more: without a tanker in the Andes, your oil will not see much of the world.
wildcatters-lesson-built = $14 is left: $8 for drilling, $4 for the transport. That is enough of building.
wildcatters-lesson-built-train = A train of your own would save you shares in the long run. Today we ride with { $player-4 }. Go on to the oil.
wildcatters-lesson-built-save = Keep the money: drilling and the transport cost $12. Go on to the oil.
wildcatters-lesson-drill = Step two: oil. Four rigs stand together, so drill, for $8!
wildcatters-lesson-drill-done = Stop here, with four rigs in the ground? Somebody else would drill for you. Go on!
wildcatters-lesson-pumps = Oil! Your rig is a pump now, with three barrels. { $player-4 } has come along and paid you three shares for it.
wildcatters-lesson-bid = Now the wildcatter is auctioned, among those who have a pump. It brings another barrel, and points at the end. Bid 4 of your own shares.
wildcatters-lesson-bid-more = Start with 4, the lowest bid. If { $player-4 } goes higher, you can still think about it.
wildcatters-lesson-bid-pass = Then { $player-4 } would get it cheaply. Bid 4.
wildcatters-lesson-won = { $player-4 } passes, and the wildcatter is yours, with one of your barrels on it.
wildcatters-lesson-transport = In the ground oil is worth nothing. Start a transport for $4: one barrel leaves each pump, and the wildcatter’s barrel goes along.
wildcatters-lesson-transport-swap = A swap turns another rig into a pump, for $3. A good idea for later; the transport comes first.
wildcatters-lesson-transport-done = And leave the oil in the ground? Start the transport.
wildcatters-lesson-fees = The only train here is { $player-4 }’s, so you have paid a share for each of your two barrels. The wildcatter is yours to keep, and { $player-4 } comes along with a barrel, too.
wildcatters-lesson-refine = Your first barrel need not go far: put it into your own refinery.
wildcatters-lesson-refine-load = The tanker gets the next one. This one goes into your refinery.
wildcatters-lesson-load = Your second barrel is to see the world: load it onto your tanker.
wildcatters-lesson-load-refine = There is room for it, but your own refinery pays you nothing. Somebody else’s does: load the tanker.
wildcatters-lesson-sail = Whoever owns a refinery pays two shares for each barrel that others bring. Sail to West Russia, to { $player-3 }.
wildcatters-lesson-sail-home = Home again? There nobody pays you. Sail to West Russia.
wildcatters-lesson-sail-else = They would pay, too. But of company III you have no share yet: sail to West Russia.
wildcatters-lesson-paid = Two shares of company III: now you have a foot in the door of all four companies. { $player-4 }’s barrel went into your refinery, and so you have paid two of your own.
wildcatters-lesson-oil = That was your oil for this turn. Go on.
wildcatters-lesson-oil-swap = Another pump can wait: you have only $2 left. Go on.
wildcatters-lesson-idle = One tanker may sail without oil each turn, for nothing. Yours lies idle in the Far East: bring it to the Andes.
wildcatters-lesson-idle-done = It costs nothing, and in the Far East it is of no use to you. Bring it to the Andes.
wildcatters-lesson-guests = { $player-2 } has followed you to the Andes, with two pumps and a train, and starts a transport. All who have oil there may come along, so you are asked, too.
wildcatters-lesson-stay = Your refinery has room for three barrels, and those of the others bring you more than your own. So stay at home this time.
wildcatters-lesson-stay-join = Then the refinery would be full before your barrel gets there. Let the others fill it: stay at home.
wildcatters-lesson-full = Five barrels: your refinery is full, and a full one is emptied. The others’ four barrels go into the box of South America, and bring you four shares each!
wildcatters-lesson-deliver = And your own barrel? Deliver it as well: in the box it counts for who has the most oil in South America.
wildcatters-lesson-deliver-back = That would bring four more shares, and is worth a thought. But the contest for South America has begun: deliver it.
wildcatters-lesson-own = Sixteen shares are yours to choose. Keep in mind that you have only six of your own left: with those you pay, and whoever runs out of them has to borrow.
wildcatters-lesson-free = The company is yours to run: take of each company what you like. A few of your own, and many of one where you could be first?
wildcatters-lesson-end = Card, build, drill, transport: that is how it goes, and soon it is your turn again. Refineries and wildcatters score at the end, too. Play on, and strike it rich!
# Who the bots are
wildcatters-character-gambler = Gambler
wildcatters-character-gambler-about = puts up rigs wherever there may be oil
wildcatters-character-railwayman = Railway man
wildcatters-character-railwayman-about = lays out trains first, and lets the oil follow
wildcatters-character-banker = Banker
wildcatters-character-banker-about = keeps cash, and counts it

# Reasons of hints
wildcatters-feature-cash = ${ $amount }{ by-much }{ by-paying }
wildcatters-feature-shares-red = { $amount ->
    [one] { $amount }{ by-count } share of company I{ by-paying }
   *[other] { $amount }{ by-count } shares of company I{ by-paying }
}
wildcatters-feature-shares-yellow = { $amount ->
    [one] { $amount }{ by-count } share of company II{ by-paying }
   *[other] { $amount }{ by-count } shares of company II{ by-paying }
}
wildcatters-feature-shares-green = { $amount ->
    [one] { $amount }{ by-count } share of company III{ by-paying }
   *[other] { $amount }{ by-count } shares of company III{ by-paying }
}
wildcatters-feature-shares-blue = { $amount ->
    [one] { $amount }{ by-count } share of company IV{ by-paying }
   *[other] { $amount }{ by-count } shares of company IV{ by-paying }
}
wildcatters-feature-points = { $amount } VP{ by-much }{ by-paying }
wildcatters-feature-rigs = { $amount ->
    [one] { $amount }{ by-count } rig
   *[other] { $amount }{ by-count } rigs
}
wildcatters-feature-pumps = { $amount ->
    [one] { $amount }{ by-count } pump
   *[other] { $amount }{ by-count } pumps
}
wildcatters-feature-trains = { $amount ->
    [one] { $amount }{ by-count } train
   *[other] { $amount }{ by-count } trains
}
wildcatters-feature-refineries = { $amount ->
    [one] { $amount }{ by-count } refinery
   *[other] { $amount }{ by-count } refineries
}
wildcatters-feature-barrels = { $amount ->
    [one] { $amount }{ by-count } barrel delivered
   *[other] { $amount }{ by-count } barrels delivered
}
wildcatters-feature-loans = { $amount ->
    [one] { $amount }{ by-count } loan
   *[other] { $amount }{ by-count } loans
}
wildcatters-feature-tankers = { $amount ->
    [one] { $amount } tanker
   *[other] { $amount } tankers
}
wildcatters-feature-wildcatters = { $amount ->
    [one] { $amount } wildcatter
   *[other] { $amount } wildcatters
}
wildcatters-feature-oil = { $amount ->
    [one] { $amount } barrel ready to leave
   *[other] { $amount } barrels ready to leave
}
wildcatters-feature-stored = { $amount ->
    [one] { $amount } barrel in a refinery
   *[other] { $amount } barrels in refineries
}
wildcatters-feature-landed = { $amount ->
    [one] { $amount } barrel in a harbour
   *[other] { $amount } barrels in harbours
}
wildcatters-feature-leads = { $amount ->
    [one] { $amount } box in the lead
   *[other] { $amount } boxes in the lead
}
wildcatters-feature-cards = { $amount ->
    [one] { $amount } refinery card
   *[other] { $amount } refinery cards
}
wildcatters-feature-turns = { $amount ->
    [one] { $amount } turn to come
   *[other] { $amount } turns to come
}
wildcatters-feature-round = round { $amount }
wildcatters-source-rig = rigs
wildcatters-source-tanker-built = tankers
wildcatters-source-train = trains
wildcatters-source-refinery = refineries
wildcatters-source-refinery-bonus = points for refineries
wildcatters-source-move-paid = moving tankers
wildcatters-source-renewed = renewing the display
wildcatters-source-card-cash = cash from cards
wildcatters-source-card-shares = shares from cards
wildcatters-source-card-drops = drops on cards
wildcatters-source-income = income
wildcatters-source-drilled = drilling
wildcatters-source-swapped = swapping rigs
wildcatters-source-drill-joined = joint drilling
wildcatters-source-wildcatter-won = auctions of wildcatters
wildcatters-source-shares-taken = emptied refineries
wildcatters-source-final = final scoring
wildcatters-source-own-company = first in one’s own company
wildcatters-source-wildcatters-scored = points for wildcatters
wildcatters-source-borrowed = loans
wildcatters-source-repaid = loans repaid
wildcatters-source-last-repaid = loans repaid at the end
wildcatters-source-transport = transports
wildcatters-source-hauled = field trains
wildcatters-source-linked = trains on links
wildcatters-source-loaded = rides on tankers
wildcatters-source-delivered = delivered barrels
