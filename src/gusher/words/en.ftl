# What all games and commands share, in English.

seat = Player { $number }

# A player by name, points, enumerations and what stands between two facts about a player.
player = { $seat }
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
list-last = { $first } and { $second }
list-more = { $first }, { $rest }
facts-between = { " · " }

# The command line as a whole
gusher-welcome = Welcome to Gusher: out-of-print drilling games at one table, with friends or against bots.
gusher-first-steps = New here? “gusher play atacama” starts a game against a bot, and “gusher play --help” explains how.
gusher-version = Gusher { $version }
gusher-version-source = Gusher, run from its source code
help-usage = Usage:
help-usage-options = [OPTIONS]
help-options = Options:
help-commands = Commands:
help-examples = Examples:
option-help = Show this page.
option-version = Show the version.
option-lang = Language of all texts; otherwise GUSHER_LANG or the system’s language decides.
option-json = Print one JSON document instead of text.
option-set = Choose an option of the game, such as tactical=true; may be repeated. “gusher games GAME” lists them.
option-colour = Colours, or none; by default where a terminal shows them.
metavar-command = COMMAND
metavar-game = GAME
metavar-clause = RULE
metavar-bot = BOT
metavar-log = LOG
metavar-file = FILE
metavar-folder = FOLDER
metavar-name = NAME
metavar-number = N
metavar-seat = SEAT
metavar-seconds = SECONDS
metavar-set = OPTION=VALUE
bot-name = Bot { $bot }
chance = chance
list-or = { $first } or { $last }
none-known = none
nearest = Did you mean “{ $name }”?
see-rule = The rule: gusher rules { $game } { $clause }
stopped = Stopped.
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
number-whole-percent = { NUMBER($value, maximumFractionDigits: 0) }%
number-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-three = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

# Mistakes on the command line
click-help = Help: { $command } --help
click-no-option = There is no option “{ $option }”.
click-no-command = There is no command “{ $given }”. Possible: { $known }.
click-missing = { $name } is missing after “{ $command }”.
click-extra = “{ $given }” is one word too many for “{ $command }”.
click-needs-value = The option { $option } needs a value after it.
click-no-value = The option { $option } is a switch and takes no value.
value-word = { $parameter } cannot be “{ $given }”. Possible: { $known }.
value-whole = { $parameter } must be a whole number from { $least } to { $most }, not “{ $given }”.
value-number = { $parameter } must be a number from { $least } to { $most }, not “{ $given }”.
set-form = “--set { $given }” has no value. Write it like this: --set { $example }

# Files
file-not-text = This file is not text. A log of Gusher is a text file, one JSON object on each line.
file-ENOENT = There is no file “{ $file }”. Check the name and the folder.
file-EACCES = “{ $file }” may not be opened. Check its permissions.
file-EPERM = “{ $file }” may not be changed. Check its permissions.
file-EISDIR = “{ $file }” is a folder. A file is needed here.
file-ENOTDIR = A part of “{ $file }” is not a folder. Check the path.
file-EEXIST = “{ $file }” already exists and is not a folder. Choose another name.
file-ENOSPC = The disk is full: “{ $file }” could not be written. Make room and try again.
file-EROFS = “{ $file }” is on a disk that cannot be written to. Choose another place.
file-other = “{ $file }” cannot be used; the system reports { $code }.

# Games and their options
game-unknown = There is no game “{ $given }”. Possible: { $known }.
options-seats = { $game } is not a game for { $given }. Possible numbers of players: { $known }.
options-unknown = { $game } has no option “{ $option }”. Possible: { $known }.
options-value = The option { $option } of { $game } cannot be “{ $given }”. Possible: { $known }.
options-pointless = The option { $option } of { $game } means nothing here: it needs { $needs }={ $value }.
options-seats-option = The option { $option } of { $game } can only be changed with { $seats } players.

# Answers
action-unknown-kind = There is no answer “{ $kind }” in this game. Possible: { $known }.
action-missing = The answer “{ $kind }” lacks “{ $parameter }”. It needs: { $known }.
action-unknown-parameter = The answer “{ $kind }” knows no “{ $parameter }”. It knows: { $known }.
action-bad-value = In the answer “{ $kind }”, { $parameter } cannot be “{ $value }”. Possible: { $known }.
refused-names = { $seats } names are needed, one for each seat; { $given } were given.
refused-over = The game is over: nothing can be answered or taken back any more.
refused-not-asked = { $by } is not asked now: it is the turn of { $asked }.
refused-secret = This secret does not belong to the match: its hash is not the one that was published.
refused-rule = The answer “{ $answer }” is against rule { $clause }.
refused-rewind-target = Entry { $to } is not in force, so nothing can be taken back to it.
refused-rewind-nothing = Nothing comes after entry { $to }, so there is nothing to take back.
refused-barrier = Taking back to entry { $to } goes past a draw, something shown or another player’s turn. All players must agree to that.

# Logs
log-empty = Line { $line }: the log is empty. Its first line should name the game.
log-after-end = Line { $line }: something follows the result. The result must be the last line.
log-no-such-entry = There is no entry { $given }: the last one is { $last }.
log-not-json = Line { $line } is not JSON. It may have been cut off or changed.
log-not-object = Line { $line } is JSON, but not an object in braces.
log-version = Line { $line }: this log has format { $given }; this Gusher reads format { $known }.
log-header = Line { $line }: the header lacks “{ $key }”, or it has the wrong form.
log-rules = Line { $line }: this match was played by version { $given } of the rules; this Gusher knows version { $known }.
log-refused = Line { $line }: { $cause }
log-number = Line { $line }: the entry has number { $given } where { $expected } should be. A line may be missing, doubled or moved.
log-hidden = Line { $line }: its content is hidden. This is one player’s view of a log; only the whole log can be replayed.
log-not-over = Line { $line }: a result, but the game is not over yet. Lines may be missing before it.
log-result = Line { $line }: the result does not follow from the moves. It should be { $expected }.
log-secret = Line { $line }: the secret is not 64 hexadecimal digits.
log-no-secret = This log does not reveal its secret yet. It can be verified once the match is over.

# Bots
bot-unknown = There is no bot “{ $given }”. Possible: { $known }. A bot of your own is named with its module, such as my_bots.MyBot.
bot-not-found = The bot “{ $given }” cannot be loaded: { $reason }.
bot-no-bot = “{ $given }” is not a bot: it must be a class derived from gusher.bots.bot.Bot.
bot-parameter = The bot { $bot } has no parameter “{ $given }”. Parameters: { $known }.
bot-number = { $parameter } of the bot { $bot } must be a whole number from { $least } to { $most }, not “{ $given }”.

# gusher games
games-summary = Which games there are, for how many, with which options.
games-about = Lists the games. With the name of one, tells what it is about and what each of its options does.
games-example-1 = All games in short:
games-example-2 = One game with all its options:
games-title = { $title } ({ $name })
games-origin = { $seats } players · { $designer } · { $publisher } · { $year }
games-options = Options: { $options }
games-more = More about one: gusher games { $game }
games-option = { $name }: { $title } ({ $clause })
games-values = Values: { $values }
games-default = { $value } ({ $name }; the usual one)
games-needs = Only with { $needs }.
games-play = Play it: gusher play { $game }

# gusher rules
rules-summary = The rulebook of a game, or one rule of it.
rules-about = Shows the rulebook, with its figures drawn as boards. Every rule has a number; with one, only that rule is shown.
rules-example-1 = The whole rulebook:
rules-example-2 = One rule:
rules-option-plain = Plain text without colours.
rules-no-clause = There is no rule “{ $given }”. The rules are numbered { $first } to { $last }.

# gusher arena
arena-summary = Bots against each other: wins, points, ratings.
arena-about = Plays many games between bots and reports wins with their 95% intervals, points and ratings. One bot for each seat; the seats rotate from game to game. The same seed gives the same games, whatever the number of jobs. Bots: random, greedy, search (search:ms=500, search:iterations=1000), or a class of your own (my_bots.MyBot).
arena-example-1 = 200 games between two bots:
arena-example-2 = With the tactical variant, as JSON:
arena-option-games = How many games; 100 unless given.
arena-option-seed = The same number gives the same games; 0 unless given.
arena-option-jobs = How many games at a time; otherwise one for each processor.
arena-option-limit = After so many seconds without an answer a bot has lost the game; 30 unless given.
arena-option-backend = How joblib spreads the work: { $known }.
arena-option-logs = Write the log of each game into this folder.
arena-bots = { $game } needs one bot for each seat, so { $seats }; given: { $given }.
arena-backend = The package behind --backend { $given } is not installed. Install it, or leave the option out.
arena-playing = Playing
arena-logs = The logs are in { $folder }.
arena-heading = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
arena-column-bot = Bot
arena-column-games = Games
arena-column-wins = Wins
arena-column-interval = 95% interval
arena-column-points = Points
arena-column-rating = Rating
arena-column-seconds = s/game
arena-column-failures = Failures
arena-count = { $number }
arena-interval = { $low }–{ $high }
arena-rating = { $rating } ± { $error }
arena-seat = seat { $seat } { $share }
arena-seats = Wins by seat: { $shares }
arena-length = A game takes { $decisions } decisions and { $entries } log entries on average.
arena-failure = Game { $game }: { $bot } { $kind ->
    [crash] crashed
    [hang] did not answer in time
   *[illegal] gave an impossible answer
} ({ $reason }).

# gusher replay
replay-summary = Plays a log again, checks every step, shows the position.
replay-about = Plays a log again with all checks and shows the last position, or the one after a given entry. A damaged log is refused with the line and the reason. “-” reads the log from standard input.
replay-example-1 = The end of a match:
replay-example-2 = The position after entry 12, also as a picture:
replay-option-to = Stop after this entry.
replay-option-svg = Write the position as an SVG picture; “-” writes it to standard output instead of the text.
replay-option-viewer = Show what this seat may see, from 1; otherwise what everybody sees.
replay-option-steps = Tell every step in words.
replay-option-check = Check the game’s invariants after every step; on unless switched off.
replay-two-outputs = --json and --svg - cannot both write to standard output. Give --svg a file.
replay-rewind = { $seat } takes back everything after entry { $to }.
replay-broken = After entry { $entry } the position contradicts itself: { $fault }
replay-checked = { $entries ->
    [one] 1 entry replayed, every step checked.
   *[other] { $entries } entries replayed, every step checked.
}
replay-replayed = { $entries ->
    [one] 1 entry replayed.
   *[other] { $entries } entries replayed.
}

# gusher verify
verify-summary = Were the draws of a finished match honest?
verify-about = Computes every draw of a finished match again from the secret that its log reveals at the end, and compares it with the hash that was published at the start. The exit code is 0 if all draws are honest and 1 if one is not.
verify-example-1 = Verify a log:
verify-honest = { $draws ->
    [0] Honest: the secret fits its published hash, and nothing was drawn.
    [one] Honest: the secret fits its published hash, and so does the only draw.
   *[other] Honest: the secret fits its published hash, and so do all { $draws } draws.
}
verify-dishonest = Not honest: entry { $entry } drew “{ $drawn }”, but the secret gives “{ $expected }”.
verify-commitment = Not honest: the secret does not fit the hash that was published at the start.

# gusher bench
bench-summary = How fast the engine is on this machine.
bench-about = Measures each game: decisions, whole games, copies of positions and search iterations per second, and the time to replay a log.
bench-example-1 = All games:
bench-example-2 = One game, longer, as JSON:
bench-option-seconds = How long each measurement takes; 2 unless given.
bench-doing = Measuring { $what } …
bench-engine = { $compiled ->
    [yes] Compiled engine
   *[no] Uncompiled engine
}, Python { $python }
bench-measure = Measured
bench-number = { NUMBER($value, maximumFractionDigits: 6) }
bench-decisions_per_s = Decisions per second
bench-games_per_s = Games per second
bench-clones_per_s = Copies of positions per second
bench-search_iterations_per_s = Search iterations per second
bench-replay_s = Seconds to replay a log
bench-replay_entries = Entries in that log

# gusher play
play-summary = Play in this terminal, against bots or with friends.
play-about = Opens a table in this terminal. Unless told otherwise you sit in seat 1 and bots have the other seats. At the table, ? explains what you can type.
play-example-1 = You against a bot:
play-example-2 = The advanced game against a quicker bot, kept in a file:
play-option-seats = How many players; the usual number of the game unless given.
play-option-bot = The bot of all other seats; repeated, one for each. { $default_bot } unless given.
play-option-me = Your seat, from 1.
play-option-humans = So many people at this screen, in the first seats.
play-option-hotseat = People in all seats, at this screen.
play-option-name = Your name; may be repeated for several people.
play-option-seed = The same number gives the same draws.
play-option-log = Keep the match in this file, answer by answer.
play-option-resume = Go on with the match in this file.
play-no-game = Which game? Write “gusher play” and one of: { $known }.
play-conflict = { $first } and { $second } do not go together. Use one of them.
play-bots = Other seats: { $needed }. Give --bot once for all of them or once for each; given: { $given }.
play-names = Give --name at most once for each person at this screen, so { $people } at most; given: { $given }.
play-name = “{ $given }” cannot be a player’s name: it must not be empty or begin with “bot:”.
play-resume-alone = { $option } does not go with --resume: everything about the match is in its log.
play-resume-game = “{ $file }” holds a match of { $game }, not of { $given }.
play-log-exists = “{ $file }” already exists. Choose another name, or go on with that match: --resume { $file }
play-no-secret = “{ $secret }” is missing. Without it the draws of “{ $file }” cannot go on; put it back beside the log.
play-wrong-secret = “{ $secret }” does not belong to “{ $file }”: the draws in the log do not follow from it.
play-welcome = { $game }: { $players }. Type ? for help.
play-resumed = { $entries ->
    [one] The match goes on after 1 entry.
   *[other] The match goes on after { $entries } entries.
}
play-thinking = { $name } is thinking …
play-bot-failed = { $name } failed ({ $reason }); a random answer is played for it.
play-pass-screen = Pass the screen to { $name }, who presses Enter:
play-prompt-name = { $name }: { $prompt }
play-choices = { $count ->
    [one] (1 choice)
   *[other] ({ $count } choices)
}
play-barrier = After this answer something is drawn or shown. Until then, u takes back what you have done.
play-not-understood = “{ $given }” is no answer here. Try “{ $example }”, l for the list or ? for help.
play-ambiguous = “{ $given }” could mean { $count } things. Type more of it, or its number with #:
play-refused = Not possible. { $reason }
play-help-answer = Type an answer in words, such as “{ $example }”, as short as it stays clear, or its number in the list, such as #1. Or one of these:
play-help-help = this help
play-help-list = list all choices
play-help-hint = a hint: what a bot would do
play-help-undo = take back your last answer
play-help-scores = the scores, explained
play-help-rule = the rule behind the question; r and a number shows that rule
play-help-write = w and a file name keeps the match in that file
play-help-quit = leave the table
play-word-help = help
play-word-list = list
play-word-hint = hint
play-word-undo = undo
play-word-scores = scores
play-word-rule = rule
play-word-write = write
play-word-quit = quit
play-hint-thinking = Thinking about a hint …
play-hint = Hint: { $answer }. Estimated chance of winning: { $chance }.
play-nothing-to-undo = You have not answered anything yet that could be taken back.
play-undone = Taken back.
play-all-agree = This takes back other players’ answers or draws too. Do all agree? (y/n)
play-yes = y
play-write-where = Where to? Type w and the name of a file.
play-written = The match is kept in “{ $file }” from now on.
play-save-where = Save the match? File name, or Enter alone for no:
play-no-more-input = No more input: the table closes.
play-not-saved = The match was not saved.
play-resume = The match is in “{ $file }”. To go on: { $command }
play-rank = { $rank }. { $name }: { $points }
play-log-complete = The whole match is in “{ $file }”.

# --- what the table refuses, beyond the rules ---
table-unknown = There is no such table, or its link is not complete.
table-link = This link opens nothing: it is incomplete, or its seat was given to somebody else.
table-seat = This seat is not yours.
table-seat-taken = This seat is not free any more.
table-seat-kind = Nobody of the kind “{ $given }” can sit here. Possible: { $known }.
table-stale = The position has changed in the meantime; here is the new one.
table-key = Every answer needs a key of its own, of 1 to { $most } characters.
table-no-takeback = Nobody is waiting for your consent to a take-back.
table-nothing-to-take-back = You have no answer that could be taken back.
table-no-hint = No hint could be found in time. Please try again.
table-empty-chat = There is nothing in the message.
table-long-chat = A message can have { $most } characters at most.
