# The toy's words, in English.

dice_hands-name = Dice and hands
dice_hands-tagline = A toy that proves the contract suite
dice_hands-about = Hidden hands, a loaded die, and three rounds.
dice_hands-option-peeking = Peeking
dice_hands-option-peeking-help = May players look into each other’s hands?
dice_hands-option-peeking-true = on
dice_hands-option-peeking-false = off
dice_hands-option-peeks = Peeks
dice_hands-option-peeks-help = How often each player may peek.
dice_hands-option-peeks-1 = once
dice_hands-option-peeks-2 = twice
dice_hands-title = Round { $round }, die { $pips }
dice_hands-prompt-seat = { $seat } to play
dice_hands-prompt-chance = The table decides
dice_hands-prompt-over = The game is over
dice_hands-choice-bet = Stake { $value }
dice_hands-choice-lay = Lay card { $value } face down
dice_hands-choice-peek = Look into the hand of player { $value }
dice_hands-choice-pass = Pass
dice_hands-hand = Hand and table: { $cards }
dice_hands-row = { $seat }: { $cards }
dice_hands-points = { $points } points
dice_hands-effect-dealt = { $card ->
    [0] { $seat } gets a card.
   *[other] { $seat } gets card { $card }.
}
dice_hands-effect-rolled = The die shows { $pips }.
dice_hands-effect-staked = { $seat } stakes { $stake }.
dice_hands-effect-laid = { $card ->
    [0] { $seat } lays a card face down.
   *[other] { $seat } lays card { $card } face down.
}
dice_hands-effect-peeked = { $seat } looks into the hand of { $owner }. { $cards }
dice_hands-effect-passed = { $seat } passes: no card { $pips }.
dice_hands-effect-won = { $seat } wins { $points } with card { $card }.
dice_hands-clause-H3 = Cards are dealt first.
dice_hands-clause-H4 = The die is rolled first.
dice_hands-clause-H5 = A stake is due.
dice_hands-clause-H6 = A card is due.
dice_hands-clause-H7 = This card is not in your hand.
dice_hands-clause-H8 = Who can lay a card may not pass.
dice_hands-clause-H9 = You may not peek there.
dice_hands-clause-H11 = The game is over.
dice_hands-goal = Most points wins.
dice_hands-place-row = A player’s cards.
dice_hands-place-card = A card of yours to lay.
