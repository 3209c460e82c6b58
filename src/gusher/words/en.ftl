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
gusher-first-steps = New here? “gusher” alone opens the table in your browser. “gusher play atacama” starts a game in this terminal, and “gusher play --help” explains how.
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
metavar-vary = OPTION=A,B
metavar-set = OPTION=VALUE
bot-name = Bot { $bot }
chance = chance
list-or = { $first } or { $last }
none-known = none
nearest = Did you mean “{ $name }”?
see-rule = The rule: gusher rules { $game } { $clause }
stopped = Stopped.
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
number-fine-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
number-whole-percent = { NUMBER($value, maximumFractionDigits: 0) }%
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
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
value-suffix = { $parameter } writes a file whose name ends in { $suffix }, not “{ $file }”.
value-output = { $parameter } cannot write “{ $file }”: { $code ->
    [ENOENT] there is no folder “{ $folder }”.
    [ENOTDIR] “{ $folder }” is not a folder.
    [EISDIR] it is a folder, and a file is needed.
    [EACCES] permission is missing there.
    [EPERM] permission is missing there.
    [EROFS] that disk cannot be written to.
    [ENOSPC] the disk is full.
   *[other] the system reports { $code }.
}
value-folder = { $parameter } cannot write into “{ $folder }”: { $code ->
    [ENOENT] there is no such folder, and none can be made.
    [ENOTDIR] a part of that path is not a folder.
    [EEXIST] it is a file, and a folder is needed.
    [EACCES] permission is missing there.
    [EPERM] permission is missing there.
    [EROFS] that disk cannot be written to.
    [ENOSPC] the disk is full.
   *[other] the system reports { $code }.
}
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
refused-crosses = After the answer before this one something is drawn or shown, or another player is asked: what follows cannot be answered beforehand.

# Logs
log-empty = Line { $line }: the log is empty. Its first line should name the game.
log-after-end = Line { $line }: something follows the result. The result must be the last line.
log-no-such-entry = There is no entry { $given }: the last one is { $last }.
log-not-json = Line { $line } is not JSON. It may have been cut off or changed.
log-not-object = Line { $line } is JSON, but not an object in braces.
log-long = Line { $line } is longer than { $most } characters. No line of a log is.
log-deep = Line { $line } nests more than { $most } objects and lists in one another. No line of a log does.
log-huge = Line { $line } holds a number that is too large for any game.
log-too-big = “{ $file }” is larger than { $most } megabytes. No log is.
log-version = Line { $line }: this log has format { $given }; this Gusher reads formats 1 to { $known }.
log-header = Line { $line }: the header lacks “{ $key }”, or it has the wrong form.
log-rules = Line { $line }: this match was played by version { $given } of the rules; this Gusher knows version { $known }.
log-board = Line { $line }: this match was played on { $given ->
    [none] the built-in board: read it without --board
   *[other] another board, marked { $given }: name its file with --board
}.
log-refused = Line { $line }: { $cause }
log-number = Line { $line }: the entry has number { $given } where { $expected } should be. A line may be missing, doubled or moved.
log-hidden = Line { $line }: its content is hidden. This is one player’s view of a log; only the whole log can be replayed.
log-joined = Line { $line }: it says that one click gave this and the entry before. It cannot have: a click gives one player’s answers only, as long as they can be taken back.
log-not-over = Line { $line }: a result, but the game is not over yet. Lines may be missing before it.
log-result = Line { $line }: the result does not follow from the moves. It should be { $expected }.
log-secret = Line { $line }: the secret is not 64 hexadecimal digits.
log-no-secret = This log does not reveal its secret yet. It can be verified once the match is over.

# Bots
bot-unknown = There is no bot “{ $given }”. Possible: { $known }. A bot of your own is named with its module, such as my_bots.MyBot.
bot-not-found = The bot “{ $given }” cannot be loaded: { $reason }.
bot-no-bot = “{ $given }” is not a bot: it must be a class derived from gusher.bots.bot.Bot.
bot-parameter = The bot { $bot } has no parameter “{ $given }”. Parameters: { $known }.
bot-word = { $parameter } of the bot { $bot } must be a word in small letters, not “{ $given }”.
bot-character = At { $game } the bot { $bot } has no character “{ $given }”. Characters: { $known }.
bot-number = { $parameter } of the bot { $bot } must be a whole number from { $least } to { $most }, not “{ $given }”.

# Programs as bots (docs/bots.md).
bot-command = The program “{ $given }” cannot be found. A program is named by its command, such as cmd:./mybot or cmd:node mybot.js.
bot-no-command = “{ $given }” is a command. Programs play here only by the names that whoever runs this server has given to them.
program-option-resume = Run the programs (cmd:…) that the log names as bots.
program-option-allow = A program that visitors may ask for by this name, as a bot at their tables, such as mybot=./mybot; can be given several times.
program-resumed = { $file } names a program as a bot: { $given }. If you want to run it, add --allow-cmd.
program-form = --allow-cmd needs a name of small letters, digits, - and _, and a command, such as mybot=./mybot, not “{ $given }”.
program-taken = --allow-cmd: there is a bot “{ $given }” already. Choose another name.
program-sitter = { $name } (a program)
metavar-program = NAME=COMMAND

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
games-usual-with = { $value } ({ $name }; the usual one with { $seats } players)
games-needs = Only with { $needs }.
games-option-check = Play trial games of it with every check that a game has to pass; for those who write games.
games-example-3 = Does a game keep to what all games promise?
games-checking = Trial games of { $game }
games-sound = { $game } passes all { $checks } checks: { $trials } random games for each, in { $settings ->
    [one] its only setting
   *[other] each of { $settings } settings
}.
games-broken = { $game } fails the check { $check } ({ $setting }): { $reason }
games-unusable = Not at the table: “{ $entry }” from the package { $distribution }. { $reason }
games-play = Play it: gusher play { $game }

# gusher rules
rules-summary = The rulebook of a game, or one rule of it.
rules-about = Shows the rulebook, with its figures drawn as boards. Every rule has a number; with one, only that rule is shown.
figure-elsewhere = (Drawn on the built-in board: on yours the position would be different.)
rules-corrected = { $count ->
    [one] This game is played on a corrected board. In one place it differs from what the text below says:
   *[other] This game is played on a corrected board. In { $count } places it differs from what the text below says:
}
rules-corrected-one = The rule of the built-in board. Yours is corrected in { $count ->
    [one] one place; “gusher rules { $game }” says where.
   *[other] { $count } places; “gusher rules { $game }” lists them.
}
rules-corrected-link = { $count ->
    [one] Corrected board: 1 difference
   *[other] Corrected board: { $count } differences
}
rules-example-1 = The whole rulebook:
rules-example-2 = One rule:
rules-option-plain = Plain text without colours.
rules-no-clause = There is no rule “{ $given }”. The rules are numbered { $first } to { $last }.

# gusher dataset
dataset-summary = Games among bots as tables for learning programs.
dataset-about = Plays games among bots and writes two Parquet files: every decision with what its seat knew, what was possible, what was answered and how the game ended; and the results. The same seed gives the same tables. Needs the extra “research”; docs/laboratory.md describes the columns.
dataset-example-1 = A thousand games among greedy bots:
dataset-example-2 = Three search bots, which think longer:
dataset-option-bots = A bot for all seats, or one for each: the option can be repeated; { $default_bot } unless given.
dataset-option-seats = How many play; otherwise as many as the game is meant for.
dataset-option-parquet = The folder for the tables; what is there is never written over.
dataset-extra = { $library } is not installed: pip install 'gusher[{ $extra }]' brings it.
dataset-bots = --bots: one bot for all seats or one for each of { $seats }; given: { $given }.
dataset-where = Say with --parquet into which folder the tables are to be written.
dataset-exists = { $file } is there already. Name another folder with --parquet.
dataset-written = { $positions ->
    [one] { $positions } decision
   *[other] { $positions } decisions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}: see { $folder }.
dataset-failed = A bot failed in { $games ->
    [one] { $games } game
   *[other] { $games } games
}. They are left out; `gusher arena` says why.

# gusher arena
arena-summary = Bots against each other: wins, points, how far apart they are.
arena-about = Plays many games between bots and reports wins with their 95% intervals, points and the distance in Elo from the last bot. One bot for each seat; the seats rotate from game to game, and the games of a rotation share their luck, so that a rotation counts as one observation. The same seed gives the same games, whatever the number of jobs. Bots: easy, medium, hard, expert (expert:character=gambler), random, greedy, search (search:cpu=500, search:iterations=1000), search@1, which stays as it is, a class of your own (my_bots.MyBot), or a program in any language (cmd:./mybot).
arena-example-1 = 200 games between two bots:
arena-example-2 = With the tactical variant, as JSON:
arena-example-3 = Until it is clear whether one bot is at least 20 points stronger than the other:
arena-option-games = How many games; 100 unless given, and at most 2000 with --until.
arena-option-seed = The same number gives the same games; 0 unless given.
arena-option-jobs = How many games at a time; otherwise one for each processor.
arena-option-limit = After this many seconds without an answer a bot has lost the game; 30 unless given.
arena-option-logs = Write the log of each game into this folder.
arena-option-until = Play until the question “is the first bot stronger than the others?” is decided with this certainty, in percent, either way.
arena-option-by = With --until: by at least so many points of Elo; 0 unless given.
arena-option-luck = Reckon after each game how lucky every seat was, and give the wins without what luck explains of them.
arena-until-alike = --until asks whether the first bot is stronger than the others: name at least two different ones.
arena-until-rotation = --until needs whole rotations: at least { $least } games, not { $given }.
arena-by-alone = --by belongs to --until: give that, too, such as --until 95.
arena-bots = { $game } needs one bot for each seat, so { $seats }; given: { $given }.
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
arena-column-elo = Elo
arena-column-luck = Without luck
arena-column-explained = Luck’s share
arena-column-seconds = s/game
arena-column-failures = Failures
arena-count = { $number }
arena-interval = { $low }–{ $high }
arena-elo = { $elo } ({ $low } to { $high })
arena-adjusted = { $share } ({ $low }–{ $high })
arena-question = Is { $bot } stronger by at least { $by } points of Elo? { $verdict ->
    [stronger] Yes
    [weaker] No
   *[open] Not decided
}: { $elo } ({ $low } to { $high }, certain to { $confidence } at any time) after { $rotations ->
    [one] 1 rotation
   *[other] { $rotations } rotations
}.
arena-seat = seat { $seat } { $share }
arena-seats = Wins by seat: { $shares }
arena-length = A game takes { $decisions } decisions and { $entries } log entries on average.
arena-failure = Game { $game }: { $bot } { $kind ->
    [crash] crashed
    [hang] did not answer in time
   *[illegal] gave an impossible answer
} ({ $reason }).

# the laboratory: clusters
option-cluster = Play on the Dask cluster whose scheduler is at this address, such as tcp://192.0.2.7:8786, instead of on this machine.
cluster-missing = A cluster needs two more packages: pip install 'gusher[cluster]'.
cluster-away = There is no Dask scheduler at { $address }. An address looks like tcp://192.0.2.7:8786.
cluster-idle = The Dask scheduler at { $address } has no workers. Start some: dask worker { $address }
cluster-lacks = A worker of the cluster lacks the package “{ $package }”. All workers need what this machine has.
cluster-killed = Whenever a worker of the cluster was given the same games, it died. The workers’ own logs say more.
cluster-version = Not every worker of the cluster has the same Gusher as this machine, so results could differ. Here { $here }, there { $there }{ $worker ->
    [no] {""}
   *[other] { " " }({ $worker })
}.

# gusher report
report-summary = A balance report: many games between bots, and what stands out.
report-about = Plays many games between bots that are alike and reports, for each number of players, how seats share the wins, how long games are, how much there is to decide, who was ahead when, how games end, and which answers go with winning. With --vary the same chances are played with several values of an option, or on several boards, and the report says in sentences which differences are more than noise. The same seed gives the same report.
report-example-1 = A page about Giganten, from 1,000 games with each number of players:
report-example-2 = What does it change if islands are dealt?
report-example-3 = Two prices changed in a copy of the board, against the built-in one:
report-option-seats = Only with this many players; otherwise with each number that the game allows.
report-option-bot = The bot in every seat; otherwise greedy, or a quick search where greedy bots would always play the same game.
report-option-vary = Compare: an option and its values (islands=picked,dealt), or boards (board=mine.toml,builtin). The others are compared with the first, boards with the built-in one.
report-option-games = How many games of each variant with each number of players; 200 unless given.
report-option-skill = Also measure how much thinking helps, with this many games for each budget; none unless given.
report-option-pace = Seconds that people take for a decision, which gives the minutes of a game; otherwise a pace at which the game takes as long as its box says.
report-option-html = Write the report as a page into this file.
report-option-pictures = Write the report’s pictures into this folder, each as an SVG file.
report-option-parquet = Write a row for each game into this file, for pandas, polars and the like.
report-vary-form = --vary { $given } does not say what to compare. Write an option with at least two values, such as { $example }.
report-vary-twice = --vary { $given } names the same value twice.
report-vary-many = --vary compares { $most } variants at most; { $given } has more.
report-vary-board = --vary board=… cannot go together with --board: it names its boards itself.
report-board-game = { $file } is a board of { $owner }, not of { $game }.
report-parquet-missing = --parquet needs another package: pip install 'gusher[research]'.
report-written = The report is in { $file }.
report-playing = Playing
report-title = Balance report: { $game }

# gusher report: the page
lab-head = Gusher · laboratory
lab-changes = { $count ->
    [one] What { $variant } changes
   *[other] What { $variant } changes, in { $count } places
}
lab-found = What stands out
lab-nothing = Nothing that could not be chance. The figures below say how closely that was looked at.
lab-undecided = With { $seats } players, these games do not tell whether { $variant } makes the game { $parts }.
lab-same-turns = longer or shorter ({ $after } turns with both)
lab-same-fairness = fairer or less fair ({ $after } points of the wins between the best and the worst seat with both)
lab-same-luck = more or less a matter of luck (the draws explain { $after }% of the winning with both)
lab-undecided-more-turns = longer ({ $after } turns instead of { $before })
lab-undecided-less-turns = shorter ({ $after } turns instead of { $before })
lab-undecided-more-fair = fairer ({ $after } points of the wins between the best and the worst seat instead of { $before })
lab-undecided-less-fair = less fair ({ $after } points of the wins between the best and the worst seat instead of { $before })
lab-undecided-more-luck = more a matter of luck (the draws explain { $after }% of the winning instead of { $before }%)
lab-undecided-less-luck = less a matter of luck (the draws explain { $after }% of the winning instead of { $before }%)
report-nothing = Nothing stands out that could not be chance.
report-page = A page with all figures: --html FILE.
lab-careful = Careful:
lab-alike = Of { $games } games ({ $variant }), only { $different } were different: these bots leave too little to chance. Intervals are narrower than they should be. Take a bot that tries different things, or more of the game’s own luck.
lab-failures = { $count ->
    [one] One game ({ $variant }) was ended by a bot’s failure and is left out.
   *[other] { $count } games ({ $variant }) were ended by a bot’s failure and are left out.
}
lab-with-players = With { $seats } players:
lab-players = { $seats } players
lab-played = { $games } games of each variant with each number of players, bot “{ $bot }” in every seat, seed { $seed }, version { $rules } of the rules.
lab-found-seats = the seats are not equal ({ $variant }): seat { $seat } wins { $share } of the games, where { $even } would be even.
lab-found-order = the order of turns matters ({ $variant }): who has the { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
} turn wins { $share } of the games, where { $even } would be even.
lab-more-turns = { $variant } makes the game longer: { $after } turns instead of { $before }.
lab-less-turns = { $variant } makes the game shorter: { $after } turns instead of { $before }.
lab-more-questions = { $variant } asks for more decisions: { $after } in a game instead of { $before }.
lab-less-questions = { $variant } asks for fewer decisions: { $after } in a game instead of { $before }.
lab-more-choices = { $variant } gives more to choose from: { $after } answers on average instead of { $before }.
lab-less-choices = { $variant } gives less to choose from: { $after } answers on average instead of { $before }.
lab-more-forced = with { $variant } more questions have only one answer: { $after }% instead of { $before }%.
lab-less-forced = with { $variant } fewer questions have only one answer: { $after }% instead of { $before }%.
lab-more-lead-changes = with { $variant } the lead changes more often: { $after } times in a game instead of { $before }.
lab-less-lead-changes = with { $variant } the lead changes less often: { $after } times in a game instead of { $before }.
lab-more-drama = with { $variant } winners come from further behind: { $after } points of chance instead of { $before }.
lab-less-drama = with { $variant } winners come from less far behind: { $after } points of chance instead of { $before }.
lab-more-decided = with { $variant } the game is decided later: after { $after }% of it instead of { $before }%.
lab-less-decided = with { $variant } the game is decided earlier: after { $after }% of it instead of { $before }%.
lab-more-points = with { $variant } players end with more points: { $after } on average instead of { $before }.
lab-less-points = with { $variant } players end with fewer points: { $after } on average instead of { $before }.
lab-more-margin = with { $variant } the winner is further ahead: by { $after } points instead of { $before }.
lab-less-margin = with { $variant } the winner is less far ahead: by { $after } points instead of { $before }.
lab-more-shared = with { $variant } more wins are shared: { $after }% instead of { $before }%.
lab-less-shared = with { $variant } fewer wins are shared: { $after }% instead of { $before }%.
lab-more-fair = with { $variant } the seats are more equal: between the best and the worst lie { $after } points of the wins instead of { $before }.
lab-less-fair = with { $variant } the seats are less equal: between the best and the worst lie { $after } points of the wins instead of { $before }.
lab-more-luck = with { $variant } more of the winning is luck: the draws explain { $after }% of it instead of { $before }%.
lab-less-luck = with { $variant } less of the winning is luck: the draws explain { $after }% of it instead of { $before }%.
lab-measure-luck = Luck, in %
lab-about-luck = The part of winning that the draws explain, as far as the game’s own judgement sees what they are worth.
report-option-luck = Reckon each seat’s luck, draw by draw, in this many games; 60 unless given. It takes its time.
lab-seat = Seat { $seat }
lab-seats = Wins by seat ({ $variant })
lab-seats-about = With 95% intervals; the dashed line is even.
lab-place = { $place ->
    [1] First turn
    [2] Second
    [3] Third
    [4] Fourth
   *[other] No. { $place }
}
lab-order = Wins by turn order ({ $variant })
lab-order-about = By who has the first turn of the game, the second and so on. With 95% intervals; the dashed line is even.
lab-lengths = Length in turns
lab-lengths-about = How many games took so many turns.
lab-scores = Final points
lab-scores-about = How many players ended with so many points.
lab-course = The winner’s chance in the course of a game
lab-course-about = What the game’s own judgement gave the later winner, from the first turn to the last. The sooner the line rises, the sooner games are decided.
lab-course-begin = beginning
lab-course-end = end
lab-skill = How much thinking helps ({ $variant })
lab-skill-about = One bot that thinks against greedy ones, in Elo, with 95% intervals; at the dashed line it would be as strong as they are.
lab-skill-search = search
lab-elo = { $value }
lab-measures = Figures of a game
lab-measure = Measure
lab-interval = { $low } to { $high }
lab-measure-turns = Turns
lab-about-turns = From the first to the last, all players together.
lab-measure-minutes = Minutes
lab-about-minutes = { $source ->
    [given] Decisions, at { $seconds } seconds each.
    [box] Decisions, at { $seconds } seconds each: at that pace { $variant } takes as long as the box says, over all numbers of players of this report. --pace sets another.
   *[assumed] Decisions, at { $seconds } seconds each, which is an assumption. --pace sets another.
}
lab-minutes-change = At { $seconds } seconds each, that is about { $after } minutes instead of { $before }.
lab-measure-questions = Decisions
lab-about-questions = Questions with more than one possible answer.
lab-measure-choices = Choices
lab-about-choices = Possible answers to a decision, on average.
lab-measure-forced = Forced, in %
lab-about-forced = Questions that had one possible answer.
lab-measure-lead-changes = Changes of the lead
lab-about-lead-changes = By the game’s own judgement of its positions.
lab-measure-drama = Drama
lab-about-drama = How far the later winner was behind at the worst moment, in points of chance.
lab-measure-decided = Decided after, in %
lab-about-decided = From then on the winner was always ahead.
lab-measure-points = Points
lab-about-points = Of a player at the end, on average.
lab-measure-margin = Margin
lab-about-margin = Points between the first and the second.
lab-measure-shared = Shared wins, in %
lab-about-shared = Games that several players won together.
lab-ends = How games end
lab-end = { $variant ->
    [no] { $share }: { $reason }
   *[other] { $variant }, { $share }: { $reason }
}
lab-end-usual = in the usual way
lab-uses = Answers and winning ({ $variant })
lab-uses-about = Whoever gives an answer may win because of it, or give it because they are ahead anyway: these figures tell where to look. Answers are written as in logs. A dot marks what is more than noise.
lab-use-answer = Answer
lab-use-seats = Given by
lab-use-times = Times
lab-use-wins = Wins with it
lab-use-without = Wins without
lab-reading = How to read this
lab-reading-1 = An interval of 95% misses the true value in one case of twenty. That is why what stands out above is held to a stricter measure: all tests of this report together raise a false alarm in one report of twenty at most (Holm’s method). What a small report does not find may still be there.
lab-reading-2 = Variants meet the same chances, game by game, and are compared game by game. As soon as they go different ways, their luck differs, too.
lab-reading-3 = Bots are not people. What they do not understand they do not use, and a way that wins among them may lose among people; a stronger bot in every seat (--bot) is a good test of every finding.
lab-reading-4 = Who is ahead is judged by the game’s own estimate, which the greedy bot uses, at moments when nothing is half done.
# gusher ladder
ladder-summary = How strong the levels of a game are, in one run.
ladder-about = Plays games between the levels of a game and puts them in order, the strongest first, each with its rating in points of Elo and the 95% interval of its distance from the medium level, which stands at 1000. Neighbours sit at the same tables; the seats rotate.
ladder-example-1 = 100 games at each table, and a picture:
ladder-example-2 = Until it is decided of all neighbours whether they are 50 points apart, with another bot in between, as JSON:
ladder-option-games = How many games at each table; 40 unless given, and at most 2000 with --until.
ladder-option-until = Play until it is decided with this certainty, in percent, of all neighbouring levels whether they are at least 50 points apart.
ladder-option-also = Another bot that is measured with the levels; may be repeated.
ladder-option-svg = Draw the ladder into this file.
ladder-option-save = Write the ladder into this file, as a game keeps it (ladder.toml).
ladder-heading = { $game }, { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $seats }
ladder-column-rating = Rating
ladder-column-interval = 95% interval
ladder-column-ahead = Above the next

# gusher replay
replay-summary = Plays a log again, checks every step, shows the position.
replay-about = Plays a log again with all checks and shows the last position, or the one after a given entry. A damaged log is refused with the line and the reason. “-” reads the log from standard input.
replay-example-1 = The end of a match:
replay-example-2 = The position after entry 12, also as a picture:
replay-example-3 = Where all the money went:
replay-option-to = Stop after this entry.
replay-option-svg = Write the position as an SVG picture; “-” writes it to standard output instead of the text.
replay-option-viewer = Show what this seat may see, from 1; otherwise what everybody sees.
replay-option-steps = Tell every step in words.
replay-option-ledger = Print the ledger: all that came into or left the players’ hands, and why.
replay-no-ledger = { $game } keeps no ledger.
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

# gusher analyse, and what an analysis says wherever it is seen
analyse-summary = Analyses a finished match: chances, turning points, luck and skill, mistakes.
analyse-about = Plays a finished match again and judges every turn, draw and decision as the players knew the position: each player’s chance of winning over time, the moments that changed it most, how much of the result was luck and how much skill, and what would have been better, with the reasons. In winning chance, start + luck + skill = result. The same log, depth and seed give the same analysis. “-” reads the log from standard input.
analyse-example-1 = How an evening went:
analyse-example-2 = The same as a page for the browser, looked at more closely:
analyse-option-depth = How closely to look: { $known }. Usual unless given; deep takes four times as long.
analyse-option-seed = The same number gives the same analysis; 1 unless given.
analyse-option-html = Write everything, with the curve, into one HTML file that needs nothing else.
metavar-depth = DEPTH
analyse-working = Analysing
analyse-written = The page is in { $file }.
analysis-running = This match is not over ({ $n ->
    [one] it has { $n } entry
   *[other] it has { $n } entries
}). Only a finished match can be analysed: before its end nobody is told more than a hint for their own seat.
analysis-empty = Nobody has played in this match, so there is nothing to analyse.
insight-title = { $game }: after the game
insight-judge = Judged by { $judge ->
    [weighing] weighing ideas
    [weighing-learned] weighing ideas, with a learned value
   *[search] tree search
}, { $worlds ->
    [one] one world
   *[other] { $worlds } worlds
} for each question, seed { $seed }. Every future is played on to a quiet position before it is judged.
insight-note-uncalibrated = How often this game’s estimates come true has not been measured.
insight-note-own-board = Played on a board of one’s own; the estimates were measured on the built-in one.
insight-note-old-rules = Played by an older version of the rules; the estimates were measured with the present one.
insight-seats = Luck and skill
insight-column-name = Player
insight-column-start = Start
insight-column-luck = Luck
insight-column-skill = Skill
insight-column-result = Result
insight-column-loss = Loss per decision
insight-column-verdicts = Mistakes
insight-verdicts = { $inaccurate } / { $mistake } / { $blunder }
insight-counted-inaccurate = { $number ->
    [one] { $number } inaccuracy
   *[other] { $number } inaccuracies
}
insight-counted-mistake = { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
}
insight-counted-blunder = { $number ->
    [one] { $number } blunder
   *[other] { $number } blunders
}
insight-counted-none = no visible mistake
insight-verdicts-help = Chances of winning: start + luck + skill = result. Skill tells by how much a player’s decisions, and the others’, were better or worse than a medium bot’s; luck is all the rest. Mistakes are counted against the best that was found: inaccurate / mistakes / blunders.
insight-seat-both = { $seat } { $played ->
    [faultless] made no visible mistake
    [best] played the best game
    [second] played the second best game
    [third] played the third best game
   *[last] played the weakest game
} and had { $lucky ->
    [best] the most luck
    [good] good luck
    [bad] bad luck
   *[last] the least luck
}.
insight-seat-skill = { $seat } { $played ->
    [faultless] made no visible mistake
    [best] played the best game
    [second] played the second best game
    [third] played the third best game
   *[last] played the weakest game
}. There was no luck in it.
insight-cause-won-luck = The win came mostly from luck.
insight-cause-won-skill = The win came mostly from { $whose ->
    [others] the others’ decisions
   *[own] decisions
}.
insight-cause-won-both = The win came from luck and { $whose ->
    [others] the others’ decisions
   *[own] decisions
} alike.
insight-cause-lost-luck = The loss came mostly from bad luck.
insight-cause-lost-skill = The loss came mostly from { $whose ->
    [others] the others’ decisions
   *[own] decisions
}.
insight-cause-lost-both = The loss came from bad luck and { $whose ->
    [others] the others’ decisions
   *[own] decisions
} alike.
insight-turning = Turning points
insight-turning-none = No single moment changed the chances clearly.
insight-turning-draw = { $seat } goes from { $before } to { $after }, by the luck of the draw. { $what }
insight-turning-decision = { $seat } goes from { $before } to { $after }, mostly by one decision. { $what }
insight-turning-play = { $seat } goes from { $before } to { $after } in the course of play. { $what }
insight-answered = { $seat }: “{ $answer }”.
insight-losses = What would have been better
insight-losses-none = No decision lost anything that could be told from noise.
insight-verdict-inaccurate = inaccurate
insight-verdict-mistake = mistake
insight-verdict-blunder = blunder
insight-loss = “{ $played }” instead of “{ $best }” cost { $loss } of winning chance.
insight-loss-points = “{ $played }” instead of “{ $best }” cost { $loss } of winning chance, and about { $points } at the end.
insight-why = Why “{ $best }” was better:
insight-at = Move { $n }, { $seat }
insight-moment = After move { $n }
insight-axis = turns
insight-unit = { $sign }{ $amount }%
insight-chart-open = Chance of winning, all cards open
insight-chart-known = Chance of winning, as each player knew it

# The same beside the replay, and playing on
insight-way = from { $start } to { $result }
insight-show = Show
insight-play-on = Play on from here
insight-level = How strong the bots are
insight-others = What the others could have done better
insight-offer = How your chances went, which moments mattered, luck and skill, and what would have been better. It takes about a minute, in the background.
insight-begin = Analyse this game
insight-underway = The game is being analysed…
insight-failed-ended = The analysis was not finished: the process that worked on it ended twice, or took too long. The server may be short of memory.
insight-failed-log = The analysis could not begin: the log of this match cannot be read by the program as it is now.
insight-failed-gone = The analysis was interrupted: the server was restarted, or has stopped working on it.
insight-failed-crowded = The analysis was given up: too many are waiting for one. Try again in a few minutes.
insight-failed-error = The analysis failed: something went wrong on the server. Whoever runs it finds the reason in its log.
insight-again = Try again
insight-tab = Analysis
insight-onward-title = Play on from this moment
insight-onward-help = A new table that has come the same way, with bots in the other seats. Whoever answers as before meets the same luck.
insight-onward-seat = Your seat
insight-onward-beside = Beside the first game
insight-onward-link = Look at the first game
insight-onward-hidden = This game was taken up from move { $n } of another one.
insight-onward-better = { $seat } did better than in the first game, which was taken up at move { $n }: { $ended }.
insight-onward-worse = { $seat } did worse than in the first game, which was taken up at move { $n }: { $ended }.
insight-onward-same = { $seat } ended as in the first game, which was taken up at move { $n }: { $ended }.
insight-onward-place = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] number { $rank }
} ({ $points })
insight-onward-instead = { $now } instead of { $then }
insight-onward-again = { $now } again, instead of { $points }
insight-onward-alike = Every answer was the same as then.
insight-onward-others = The games parted at move { $n }, where { $seat } answered otherwise.
insight-onward-parted = At move { $n } { $seat } answered “{ $now }” instead of “{ $then }”; before that turn the chance of winning was { $chance }.
insight-onward-lost = In winning chance, the answer in the first game lost { $then }, this one { $now }.
insight-onward-nothing = nothing
table-onward-running = You can play on only from a match that is over.
table-onward-older = This match was played by older rules or kept in an older form: it can be looked at, but not played on.
table-onward-over = The match is over there: choose an earlier moment.
table-onward-seat = There is no such seat at this match.
api-do-analysis = How far the analysis of a finished match is, and all of it when it is done: chances over time, luck and skill of each seat, turning points, and what would have been better. Refused before the match has ended.
api-do-analyse = Begin with the analysis of a finished match. It is made once, in the background, and kept; ask again to see how far it is.

# What the analyses of one’s own games come to
insight-mine-title = Luck and skill in your games
insight-mine = { $games ->
    [one] In the game that has been analysed you won { $result }; without luck it would have been { $adjusted }.
   *[other] In the { $games } games that have been analysed you won { $result }; without luck it would have been { $adjusted }.
}
insight-mine-chart = Winning chance lost per decision, game by game
insight-mine-rule = { $times ->
    [one] You lost most in “{ $chapter }”, at one question; its rule:
   *[other] You lost most often in “{ $chapter }”, { $times } times at the same question; its rule:
}
insight-mine-lesson = The guided first game has this question, too: it is number { $number } of { $questions }.
insight-practise = Practise it

# gusher verify
verify-summary = Were the draws of a finished match honest?
verify-about = Computes every draw of a finished match again from the secret that its log reveals at the end, and compares it with the hash that was published at the start. The exit code is 0 if all draws are honest and 1 if one is not.
verify-example-1 = Verify a log:
verify-honest = { $draws ->
    [0] Honest: the secret matches its published hash, and nothing was drawn.
    [one] Honest: the secret matches its published hash, and so does the only draw.
   *[other] Honest: the secret matches its published hash, and so do all { $draws } draws.
}
verify-dishonest = Not honest: entry { $entry } drew “{ $drawn }”, but the secret gives “{ $expected }”.
verify-commitment = Not honest: the secret does not match the hash that was published at the start.

# gusher board, and --board
option-board = Play on a board of your own instead of the built-in one (“gusher board” tells how to make one); once for each game.
metavar-deed = check|diff|show
metavar-board = FILE|GAME
board-summary = A board of your own: see the built-in one, correct it, check it, say what differs.
board-about = Parts of the boards and cards are reconstructed, because no source shows them. Whoever owns the box can do better: “show” prints a game’s data file with a note on where each part comes from; save it, correct it, and let “check” read it, list what differs from ours and play trial games on it. “diff” only lists what differs: send that to whoever runs your server, or as an issue of the project, and others will have it too. Every command takes the file with --board.
board-example-1 = Our data of a game, as a file to correct:
board-example-2 = Is the file sound?
board-example-3 = What differs from ours, to be sent in:
board-playing = Trial games of { $game }
board-changed = { $place }: { $own } instead of { $builtin }
board-nothing = nothing
board-fine = { $count ->
    [0] The file says the same as our own. Nothing to correct in { $game }.
    [one] The file is sound, with 1 change. Play on it with --board; logs of { $game } will carry its mark { $board }.
   *[other] The file is sound, with { $count } changes. Play on it with --board; logs of { $game } will carry its mark { $board }.
}
board-fine-names = { $count ->
    [one] The file is sound, with 1 name changed.
   *[other] The file is sound, with { $count } names changed.
} Names change no game: logs of { $game } stay those of the built-in board.
board-same = The file says the same as our own board of { $game }.
board-faults = { $count ->
    [one] 1 thing to mend.
   *[other] { $count } things to mend.
}
board-toml = “{ $file }” is not a TOML file: { $reason }.
board-large = “{ $file }” is larger than { $most } bytes. No board is.
board-line = “{ $file }”: line { $line } is longer than { $most } characters.
board-deep = “{ $file }” nests lists or tables too deeply.
board-long = { $place } is longer than { $most } characters.
board-game = “{ $file }” must say in its first line which game it belongs to, such as game = "giganten". Games: { $known }.
board-twice = “{ $file }”: there is already a board for { $game }. Give one for each game.
board-none = { $game } has no data file of its own that could be corrected.
board-late = “{ $file }”: { $game } has already been loaded with another board.
board-kind = { $place } must be { $want ->
    [number] a number
    [word] a text in quotation marks
    [switch] true or false
    [list] a list in square brackets
   *[table] a table
}.
board-length = { $place } must have { $want } entries; it has { $given }.
board-missing = { $place } is missing.
board-extra = { $place } is not known here. Known: { $known }.
board-word = { $place }: “{ $given }” is not known. Known: { $known }.
board-count = { $place }: there must be { $want }, not { $given }.
board-range = { $place } must be from { $least } to { $most }, not { $given }.
board-alike = { $place }: “{ $given }” stands there twice.
board-identifier = { $place } may have letters, digits and underscores only, and begins with a letter.
board-room = { $place } must have from 1 to { $most } characters: the board has no more room.
board-unprintable = { $place } has a character that cannot be printed.
board-unplayable = No game can be played on this board ({ $setting }; { $check }): { $reason }

# gusher train
train-summary = Let the bots learn to judge a game.
train-about = Plays games of mixed bots, learns from them how positions end, and tells how well it does so on games that it has not learned from. Everything is kept in a folder: stop it and start it again, and it goes on from there. The same seed gives the same weights. Needs the extra “lab”.
train-example-1 = Learn to judge from weights that make no sense, in a few minutes:
train-example-2 = Three players, many games, twice, as JSON:
train-option-seats = For how many players; the usual number unless given.
train-option-games = How many games in each generation; 200 unless given.
train-option-generations = How often: each generation plays with what the one before has learned. 1 unless given.
train-option-hidden = Size of the hidden layer; 48 unless given, 0 for a weighted sum alone.
train-option-seed = Number that decides all draws; 0 unless given.
train-option-spoiled = Begin with weights that make no sense instead of the game’s own judgement.
train-option-duel = Games at the end, of what was learned against what it began with; 40 unless given.
train-option-into = Where everything is kept; otherwise gusher-train-GAME-SEATS here.
train-playing = Playing and learning
train-no-features = { $game } names no features to learn from. A game does so in features.py.
train-seats = { $game } is not for { $given } players, but for { $seats }.
train-lab = Training needs { $missing }. Install Gusher with its extra “lab”: pip install '.[lab]'.
train-other-plan = { $folder } holds a training with other settings. Name another folder (--into), or remove that one.
train-generation = Generation
train-stage = Stage
train-stage-start = at the start
train-stage-linear = weighted sum
train-stage-net = net
train-positions = Positions
train-loss = Loss
train-by-hand = By hand
train-foresight = Foresight
train-number = { NUMBER($value) }
train-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-share = { NUMBER($share, minimumFractionDigits: 1) }%
train-line-loss = learned
train-line-by-hand = the game’s own judgement
train-line-blind = all players alike
train-axis = epochs
train-verdict = { $verdict ->
    [nothing] On games that it has not seen, it judges no better than at the start.
    [some] It judges games that it has not seen better than at the start, but not better than the game’s own judgement.
   *[better] It judges games that it has not seen better than at the start, and better than the game’s own judgement.
}
train-duel = { $games ->
    [one] In { $games } game
   *[other] In { $games } games
} against what it began with, it won { NUMBER($won, minimumFractionDigits: 1) }% (95%: { NUMBER($low, minimumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1) }; even would be { NUMBER($even, minimumFractionDigits: 1) }%).
train-written = The weights are in { $value }, the curve in { $curve }.

# Learned values (kernel/values.py)
value-damaged = The learned value of { $game } for { $seats } players is damaged.
value-elsewhere = The learned value of { $game } for { $seats } players belongs to another game or number of players.
value-features = The learned value of { $game } for { $seats } players was learned from other features. Train it again.

# gusher bench
bench-summary = How fast the engine is on this machine.
bench-about = Measures each game: decisions, whole games, copies of positions and search iterations per second, and the time to replay a log.
bench-example-1 = All games:
bench-example-2 = One game, longer, as JSON:
bench-option-seconds = How long each measurement takes; 2 unless given.
bench-doing = Measuring { $what }…
bench-engine = { $compiled ->
    [yes] Compiled engine
   *[no] Uncompiled engine
}, Python { $python }
bench-measure = Measured
bench-number = { NUMBER($value, maximumFractionDigits: 6) }
bench-decisions_per_s = Decisions per second
bench-games_per_s = Games per second
bench-clones_per_s = Copies of positions per second
bench-features_us = Microseconds for the features of a position
bench-search_iterations_per_s = Search iterations per second
bench-replay_s = Seconds to replay a log
bench-page_ms = Milliseconds for a page update (95% take less)
bench-page_kb = Largest page update, compressed, in KB
bench-replay_entries = Entries in that log

# gusher play
play-summary = Play in this terminal, against bots or with friends.
play-about = Opens a table in this terminal. Unless told otherwise you sit in seat 1 and bots have the other seats. At the table, ? explains what you can type.
play-example-1 = You against a bot:
play-example-2 = The advanced game against a quicker bot, kept in a file:
play-option-seats = How many players; the usual number of the game unless given.
play-option-bot = The bot of all other seats; repeated, one for each. { $default_bot } unless given.
play-option-me = Your seat, from 1.
play-option-humans = How many people are at this screen, in the first seats.
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
play-bot = { $name } (bot { $bot })
play-welcome = { $game }: { $players }. Type ? for help.
play-resumed = { $entries ->
    [one] The match goes on after 1 entry.
   *[other] The match goes on after { $entries } entries.
}
play-thinking = { $name } is thinking…
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
play-help-answer = Type an answer in words, such as “{ $example }”, shortened as long as it stays clear, or its number in the list, such as #1. Or one of these:
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
play-hint-thinking = Thinking about a hint…
play-hint = Hint: { $answer }. Estimated chance of winning: { $chance }.
play-hint-next = Next best: { $answer }
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
table-link = This link opens nothing. It may be incomplete, or it has been used: a friend’s link works once, and afterwards the table is on the home page of the browser that used it.
table-seat = This seat is not yours.
table-seat-taken = This seat is not free any more.
table-seat-kind = Nobody of the kind “{ $given }” can sit here. Possible: { $known }.
table-stale = The position has changed in the meantime; here is the new one.
table-key = Every answer needs a key of its own, of 1 to { $most } characters.
table-no-takeback = Nobody is waiting for your consent to a take-back.
table-which-wish = Say which take-back you accept: “wish” must be the “takeback.id” that the table tells.
table-other-wish = That take-back is no longer asked for. Look at what is asked for now.
table-secret-key = The key by which a seat is taken must be hard to guess: { $least } to { $most } random characters.
table-nothing-to-take-back = You have no answer that could be taken back.
choice-grouped = { $group }, { $rest }
table-rewinds = This has been taken back { $most } times already: it is time to decide.
table-aside-game = This match is set aside: its game, { $game }, is not installed here. Once whoever runs this server has installed it again, the match goes on.
table-aside-rules = This match is set aside: it was played by version { $given } of the rules, and this server plays by version { $known }. A Gusher that has version { $given } can go on with it: whoever runs this server can start that one with a backup from before the upgrade.
table-aside-board = This match is set aside: it was played on { $given ->
    [none] the built-in board, and this server uses another one. Once it is started without that board, the match goes on.
   *[other] a board of its own, marked { $given }, and this server does not use it. Once it is started with that board’s file (--board), the match goes on.
}
table-aside-changed = This match is set aside: at entry { $n } the present rules lead to another position than it had then. The Gusher that it was played with can still show it.
table-aside-log = This match is set aside: entry { $n } of its log cannot be played. The log may be damaged; a backup of it may be sound.
table-aside-broken = This match is set aside: a mistake in the game or in Gusher stops its replay. Whoever runs this server finds it in the server’s log; once it is mended, the match goes on.
table-many-tables = Too many tables opened from your address are still under way: { $most } at most. Finish one first, or come back later.
table-many-alone = Too many tables of bots alone, opened from your address, are still under way: { $most } at most. Let one of them finish first.
table-no-hints = At this table hints are not allowed.
table-no-takebacks = At this table nothing is taken back beyond undo.
table-no-hint = No hint could be found in time. Please try again.
table-empty-chat = There is nothing in the message.
table-long-chat = A message can have { $most } characters at most.

# Standing orders
order-title = { $count ->
    [0] Standing orders
   *[other] Standing orders ({ $count })
}
order-about = An order answers for you when you are asked. Nobody else can tell.
order-give = Give
order-give-this = Give this order: { $order }
order-cancel = Cancel
order-cancel-this = Cancel this order: { $order }
order-told = { $line } By your order.
table-order-unknown = This game knows no order “{ $given }”. Possible: { $known }.
table-order-closed = This order cannot be given just now.
table-order-limit = The limit of this order goes from { $least } to { $most }.
api-do-orders = The seat’s standing orders, those that it could give now, and the entries that its orders have given. Only the seat itself can read them.
api-do-order = Give a standing order: from now on the server answers certain questions for the seat. It replaces another one about the same question that lasts as long. To the others it is an ordinary answer.
api-do-cancel-order = Cancel a standing order of the seat.

# Pages to read: rulebook, replay, links, result
web-rules = Rulebook
web-rules-title = { $game }: the rules
web-rules-contents = Contents
web-rules-play = Play now
web-replay-title = { $game }: replay
web-replay-back = Back to the table
web-replay-board = The board
web-replay-place = Move { $n } of { $last }
web-replay-start = The board is set up; nobody has moved yet.
web-replay-choice = { $seat }: { $choice }
web-replay-begun = { $seat } has begun a move.
web-replay-nothing = Nothing that can be shown here.
web-replay-asked = to move
web-replay-steps = Step through the game
web-replay-first = To the start
web-replay-previous = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Move
web-replay-go = Go
web-replay-keys = ← → one move, Home and End for the ends, space plays and pauses.
web-replay-story = The whole game in words
web-replay-more = More about the game
web-replay-copy = Copy a link to this move
web-picture-svg = Picture (SVG)
web-picture-png = Picture (PNG)
web-log-download = Log of the game
web-rematch-join = Join the rematch
web-share-title = { $game }: links to this table
web-share-copy = Copy the link
web-share-code = QR code: { $title }
web-share-own = Take your seat to another device
web-share-seat = Take { $name }’s seat to another device
web-share-own-about = Open this link on your phone or another computer and play on there; both stay in step. Keep it to yourself: whoever has it plays in your place.
web-share-friend = Invite { $name }
web-share-friend-about = Send this link to the friend who is to take the seat. It opens this one seat and nothing else.
web-share-watch = Let somebody watch
web-share-watch-about = Whoever opens this link sees what everybody may see, and cannot play.
web-share-only-here = This table’s address only works on this computer. So that other devices can join, start Gusher with “gusher serve --host 0.0.0.0” and open the table under this computer’s network address.
web-share-nothing = This browser has no seat at this table, so there is no link to pass on.

# --- the web API and what the server refuses before any table sees it ---
api-malformed = The request cannot be read. It may have been cut off.
api-cross-site = This request comes from another site, or does not say where it comes from. Go back to the page and try again.
api-not-found = There is nothing at this address.
api-no-ledger = This game keeps no ledger.
api-no-charts = There is nothing to chart in this game.
api-method = This address does not take this kind of request.
api-slow = The request took too long to arrive. Please try again.
api-too-big = The request is too large: { $most } KiB at most.
api-media-type = The content must be sent as { $wanted }.
api-invalid = “{ $where }” is missing or does not have the right form. The right forms are described at /api/docs.
api-too-fast = Too many requests. Please try again in { $seconds } s.
api-broken = Something went wrong here, and nothing was changed. Please try again.
api-no-store = The tables cannot be reached just now. Please try again in a moment: what was sent counts once, however often it is sent.
api-no-picture = The picture could not be drawn in time. Please try again.
api-do-games = All games with their options, and the bots of this server.
api-do-open = Open a table. The reply holds the secret token of each seat and of the watch link; they are told only once. A table with a seat of the kind “free” is always listed.
api-do-listed = The listed tables that are under way and at which somebody has been lately: within an hour, or a week where a turn may take days. “free” has the seats that can be taken, “present” those whose players are looking just now.
api-do-position = The position as a seat may see it, with the possible answers if the seat is asked.
api-do-log = The log as a seat may see it; the whole log with the secret of the draws once the game is over.
api-do-ledger = The ledger as a seat may see it: all that came into or left the players’ hands, with its cause and the balance after it. “after” leaves out what happened up to that entry.
api-do-charts = The figures of the charts as a seat may see them, from the start to now.
api-do-arrive = Take the seat of a friend’s link, whose end, after /s/, is the token. The link works once; the reply has the token of the seat from then on.
api-do-join = Take a free seat. The reply holds its secret token.
api-do-answer = Answer the open question, or several in a row: a list of answers is played whole or not at all, and only the last may lead to a draw, a disclosure or another player. “n” is the position’s number; the same “key” sent again gets the same reply.
api-do-undo = Take back what the last call of “answer” gave, within the barrier.
api-do-takeback = Ask the others to take back the last answer beyond the barrier.
api-do-consent = Accept or decline a take-back that somebody asked for. Who accepts says which: “wish” is the “takeback.id” of the table.
api-do-hint = The best answers that a bot has found, the best one first: the chance of winning, how many points each is expected to bring at the end, more or less than the answer that it is compared with (“against”), and why. “answer”, “action” and “chance” are those of the best. Refused with 403 where the table allows no hints.
api-do-preview = What is certain to happen after an answer, or after several in a row: as far as nothing is drawn, nothing is disclosed and nobody else is asked. Nothing is changed by asking.
api-do-read-chat = The last lines of the chat.
api-do-chat = Say something to the table.
api-do-stream = Server-sent events: “news” with the numbers “n” and “version” at once and after every change. Then ask for the position anew.

# --- the pages one plays on ---
web-description = Out-of-print drilling games at one table, in the browser: with friends by a link, or against bots.
web-skip = Skip to the content
web-foot = Gusher is free software. The games belong to their authors; drawings and words are our own.
web-boards = How true are the boards?
web-boards-here = How true is this board?
web-boards-eyebrow = Data
web-boards-tagline = What a source shows, what follows from it, what is ours.
web-boards-words = The rules of all four games come from their booklets or from translations of them. Boards and cards do not always: for each game, this page tells which parts a source shows, and which source that is, which parts follow from others, and which we had to reconstruct.
web-boards-own = If you own the box
web-boards-how = Then you know better than we do. Everything printed is in one data file per game, and a corrected copy of it is all it takes:
web-boards-show = Take a copy of our file. Each part says where it comes from.
web-boards-correct = Correct it in any text editor. Every number, every name in both languages and every word may change; where the printed board may have more or fewer of something than ours, such as stretches of rail, the list may grow or shrink. Only what would break the game is refused, and you are told why.
web-boards-check = Have it checked: its shape, its sums, and trial games with every number of players and every option. What differs from ours is listed.
web-boards-play = Play on it. Every command takes --board; rulebook, table, bots and replay follow it.
web-boards-logs = Logs of such matches carry the mark of your board, so that they are never replayed on another one. Names alone change no mark.
web-boards-diff = Let others have it: print what differs,
web-boards-send = and send it to whoever runs this server, or as an issue of the project. A word on where you read it (which printing, which tile or card) helps.
web-theme-auto = Light or dark, as your system has it. Change to dark
web-theme-dark = Dark. Change to light
web-theme-light = Light. Follow the system
web-close = Close
web-copy = Copy
web-copied = Copied
web-name = Name
web-your-name = Your name
web-points = Points:
web-option = { $title }: { $value }
web-older-rules = Rules: version { $version }

# Home
web-home-title = drilling games at one table
web-home-headline = Strike it rich tonight.
web-home-lead = The great drilling games are out of print. Here they are on the table again: send a friend a link, or play a bot right now. No account, nothing to install.
web-home-finished = Recently finished
web-play-now = Play now
web-open-table = Open a table
web-read-rules = Rulebook
web-game-players = { $players } players
web-game-by = by { $designer }
web-row-mine = Your turn
web-row-other = { $name } to move
web-row-over = Finished
web-row-aside = Set aside
web-row-watch = Watch
web-row-join = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}

# Bots by their level, and who can sit on a chair
web-level-tumbleweed = Tumbleweed
web-level-prospector = Prospector
web-level-driller = Driller
web-level-baron = Baron
web-level-easy = Easy
web-level-medium = Medium
web-level-hard = Hard
web-level-expert = Expert
web-sitter-human = Me
web-sitter-friend = A friend, by link
web-sitter-local = Somebody at this screen
web-sitter-free = Whoever comes along
web-sitter-easy = Easy: sees little, and errs now and then
web-sitter-medium = Medium: takes what looks good
web-sitter-hard = Hard: thinks ahead
web-sitter-expert = Expert: thinks as far ahead as it can
web-seat-open = Free seat
web-spectator = Spectator

# The lobby: what one would do now, tables for whoever comes along, and the way in
lobby-games = Play now
lobby-minutes = { $minutes } min
lobby-minutes-to = { $least }–{ $most } min
lobby-weight-light = light
lobby-weight-medium = medium
lobby-weight-heavy = heavy
lobby-level = Bots at { $game }
lobby-level-easy = Easy
lobby-level-medium = Medium
lobby-level-hard = Hard
lobby-level-expert = Expert
levels-rated = { $level } · { $rating }
levels-character = { $said }, { $character }
levels-characters = Who the bots are
levels-two-wins = Two wins in a row!
levels-try = Try “{ $level }”
lobby-with-friends = With friends
lobby-title = Tables
lobby-open = Open tables
lobby-none = No table is waiting for anybody just now. Open one with a seat for whoever comes along, and it appears here.
lobby-more = { $count ->
    [one] 1 more open table
   *[other] { $count } more open tables
}
lobby-watch = Look on
lobby-sit-at = Sit down: { $game } with { $names }
lobby-since = open { $since }
lobby-is-me = you
lobby-is-here = here
lobby-is-away = away
lobby-is-bot = bot
lobby-is-kept = not here yet
lobby-is-free = for whoever comes
lobby-waiting = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
lobby-links = Links to send
lobby-talk = Chat
lobby-invites = { $name } invites you to { $game }
lobby-company = At the table: { $names }
lobby-usual-rules = The usual rules
lobby-closed = You need a link for this table
lobby-closed-about = The address of a table lets nobody in by itself: each seat has a link of its own, and there is one for watching.
lobby-closed-how = How to get in
lobby-closed-ask = Ask whoever sent you the address: at the table, under “Links”, there is one for your seat and one for watching.
lobby-closed-moment = Ask whoever sent you the address: in the replay, “Copy a link to this move” makes one that works for everybody, and leads straight to this moment.
lobby-closed-mine = Is it your own table? Then open it in the browser that you sat down with; there, “About me” takes your games to this one.
lobby-closed-gone = Or the address is not complete, or the table is no longer there.

# Opening a table
web-new-title = Open a table: { $game }
web-new-players = Who sits at the table?
web-new-people = People
web-new-bots = Bots, from weak to strong
web-new-seat = Seat { $number }
web-new-name = Name in seat { $number }
web-new-options = Which game?
web-new-listed = Show this table on the home page
web-new-listed-help = Everybody may watch, and free seats can be taken by whoever comes along. A table with such a seat is always shown.
web-new-open = Open the table
web-arrive-title = A seat at { $game } is kept for you
web-sit = Sit down
table-no-opener = One seat must be yours or somebody’s at this screen; otherwise nobody here could see the table.

# The table
web-title-mine = ● Your turn · { $game }
web-title-other = { $name } to move · { $game }
web-title-over = Finished · { $game }
web-table-rules = Rules
web-share = Links
web-settings = Settings and keys
web-players = Players
web-board = Board
web-question = What is asked
web-tabs = Log, scores and chat
web-tab-log = Log
web-tab-scores = Scores
web-tab-chat = Chat
web-your-turn = Your turn
web-asked = { $name }, your turn
web-watching = You are watching
web-clause = Rule { $clause } in the rulebook
# A link beside the question, and the heading of the rulebook's section it leads to.
web-symbols = Symbols
web-choices = { $count ->
    [0] No choice
    [one] 1 choice
   *[other] { $count } choices
}
web-filter = Type to filter
web-choices-some = { $shown } of { $count } choices
web-filter-none = Nothing matches.
web-player-won = Winner
web-player-asked = to move
web-player-thinks = is thinking…
web-player-me = you
web-player-bot = bot
web-player-level = { $level ->
    [tumbleweed] bot, easy
    [driller] bot, hard
    [baron] bot, expert
    [easy] bot, easy
    [hard] bot, hard
    [expert] bot, expert
   *[medium] bot, medium
}
web-player-friend = not here yet
web-player-free = free
web-player-here = at the table
web-player-more = What { $name } has
web-invite = Send { $name } the link
web-invite-address = Link for { $name }
web-zoom = Zoom
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Whole board
web-confirm = Confirm
web-change = Change
web-take-back = Take back
web-ask-take-back = Ask to take back
web-ask-take-back-help = The others at the table are asked whether they agree.
web-wish = { $name } would like to take back the last answer. Do you agree?
web-wish-waiting = You asked to take back your last answer. Still to agree: { $names }.
web-wish-others = { $name } asked to take back. Still to agree: { $names }.
web-accept = I agree
web-decline = No
web-wish-refused = Your request to take back was refused.
web-crosses-asked = With this your turn passes on.
web-crosses-draw = After this, chance decides.
web-crosses-shown = After this, something is revealed.
web-crosses-over = With this the game ends: it cannot be taken back.
web-crosses-consent = To take it back, you would need the others’ consent.
web-barrier = To take back your next answer, you would need the others’ consent.
web-hint-ask = Hint
web-hint-thinking = Thinking…
web-hint = The bot would choose: { $answer }. Its estimated chance of winning: { $chance }.
web-hint-sheet = The hint
web-hint-choose = Choose this
web-preview = This much is certain
web-aids = What is allowed?
web-aid-hints = Hints
web-aid-hints-help = A bot names the best answers and says why. As usual: only if you play against bots alone.
web-aid-hints-usual = as usual
web-aid-hints-yes = yes
web-aid-hints-no = no
web-aid-takebacks = Take-backs
web-aid-takebacks-help = Undo is always possible until something is drawn or somebody else is asked. Beyond that, only if everybody agrees.
web-aid-takebacks-yes = if all agree
web-aid-takebacks-no = no

# --- time ---
clock-pace = How much time?
clock-pace-help = Time runs for whoever is asked, never for a bot, and not before everybody has come. When it is up the game goes on: the others decide whether a bot sits down, whether they wait, or whether it ends without a result.
clock-pace-none = No clock
clock-pace-live-group = In one sitting
clock-pace-slow-group = Over days
clock-pace-live = { $minutes } min each, plus { $seconds } s per turn
clock-pace-slow = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}{ $holiday ->
    [0] {""}
    [one] , 1 day of holiday
   *[other] , { $holiday } days of holiday
}
clock-pace-own = Other numbers
clock-pace-minutes = Minutes for each player
clock-pace-seconds = Extra seconds for each turn
clock-pace-holiday = Days of holiday for each player, used when the days of a turn are gone
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-of = Time left, { $name }
clock-short = Your time is running short: { $time }.
clock-pause = Pause
clock-pause-wish = { $name } would like a pause, during which nobody’s time runs.
clock-pause-waits = You have asked for a pause. Still to agree: { $names }.
clock-pause-others = { $name } would like a pause. Still to agree: { $names }.
clock-pause-never = Never mind
clock-paused = A pause: nobody’s time runs. The next answer ends it, too.
clock-resume = Go on
clock-up = The time of { $name } is up. What now?
clock-up-all = It happens when all who are still here want the same.
clock-up-mine = Your time is up. The others are asked what should happen; until they agree you can still answer.
clock-vote-substitute = Seat a bot ({ $bot })
clock-vote-wait = Wait { $time }
clock-vote-end = End without a result
clock-said-substitute = { $name } would let a bot play on.
clock-said-wait = { $name } would wait.
clock-said-end = { $name } would end it.
clock-lost = { $name }, your time was up, and a bot plays in your seat.
clock-return = Take my seat back
clock-ended = The game was ended without a result.
clock-row-ended = Ended without a result
clock-row-left = { $time } left
clock-row-up = Time is up
clock-row-paused = Pause
clock-row-lost = A bot plays in your seat until you come back
me-time = Out of time
me-seat-time = { $name } (out of time; now { $bot })
table-pace-minutes = The time of each player is { $least } to { $most } minutes.
table-pace-seconds = What a turn adds is { $least } to { $most } seconds.
table-pace-days = A turn can take { $known } days, not { $given }.
table-pace-holiday = A holiday is { $least } to { $most } days.
table-pace-kind = There is no pace called “{ $given }”.
table-clock-ended = This game was ended without a result: nothing can be played there any more.
table-no-clock = This table has no clock that runs.
table-no-pause = There is no pause to agree to now.
table-pause-asked = Somebody has asked for a pause already.
table-nobody-late = Nobody’s time is up at this table.
table-not-asked = This is for the other players to decide.
api-do-clock = Do something about the time: “pause”, “agree” or “decline” a pause, “resume”; when somebody’s time is up, what the seat wants: “substitute”, “wait” or “end”, which happens when all the others want the same; “return”: take back the seat that a bot plays because time was up.

web-sending = Sending…
web-rule-link = Read the rule
web-reconnecting = Reconnecting…
web-since = Since your last turn
web-log-earlier = Show the whole log
web-log-empty = Nothing has happened yet.
web-log-rewind = { $seat } takes back.
web-scores-none = No points yet.
web-scores-why = How the points add up
web-chat-write = Write to the table
web-chat-send = Send
web-chat-empty = Nobody has said anything yet.
web-replay = Watch the replay
web-rematch = Rematch
web-download-log = Log
web-set-confirm = Confirm before my turn passes on
web-set-confirm-help = A chosen answer is shown first; choose it again or press Confirm.
web-set-sound = Sound when it is my turn
web-set-effects = Sounds for dice, oil, trains and the gavel
web-set-notify = Notify me when it is my turn
web-set-notify-help = Your browser asks for permission.
web-notify-turn = { $game }: the table waits for you.
web-keys = Keys
web-key-tab = to the board, the list and beyond
web-key-arrows = from target to target
web-key-enter-name = Enter
web-key-enter = choose; once more: confirm
web-key-escape = choose something else
web-key-filter = filter the list
web-key-undo = take back
web-key-hint = hint
web-key-zoom = zoom
web-key-keys = this page
web-pass = Pass the screen to { $name }
web-pass-help = The next player has secrets. Everybody else: look away.
web-pass-go = It’s me, show the table
web-aside-title = A match set aside
web-aside-kept = Nothing of it is lost: this server keeps its log.
web-aside-partly = What you can take with you has your own answers; without the rules nobody can tell what else you may know, so the content of the others’ answers and of the draws is left out.
web-aside-log = Download the log
web-fault-title = A dry well
web-fault-home = To the home page
web-fault-table = Back to the table

# Several questions as one, the verdict, and why one is asked in another's turn
web-split-less = One less: { $name }
web-split-more = One more: { $name }
web-split-rest = the rest
web-split-rest-of = The rest: { $name }
web-split-none = That is all of them.
web-split-left = Still to choose: { $count }
web-split-over = Too many by { $count }
web-verdict-won = You win!
web-verdict-shared = You share the win!
web-title-asked = ● You are asked · { $game }

# Ledger and charts: at the table, in the replay and in the terminal
web-tab-ledger = Ledger
web-tab-charts = Charts
web-tabs-books = Log, scores, chat, ledger and charts
ledger-opening = { $seat } begins the game.
ledger-good = { $good } { $amount }
ledger-balance = balance
ledger-line = { $seat }: { $moved }
ledger-moved = { $good } { $amount } = { $balance }
ledger-all = All
ledger-of = Whose lines to show
ledger-earlier = Show the whole ledger
ledger-empty = Nothing has come in or gone out yet.
charts-now = Now
charts-value = { $name } { $value }
charts-at = { $when }: { $values }
charts-none = –
charts-table = All figures in a table
charts-when = When
charts-help = Point at a chart, or walk along it with the arrow keys, to read the figures of any moment.
api-about = Everything that the pages can do, another program can do too. Open a table, keep the tokens, then read and answer with the token of a seat:
api-seats = A token opens exactly one seat. Whoever sends none is a spectator of listed tables and sees nothing of the others. The numbers “n” and “version” tell a position: an answer to an older one gets status 409 and changes nothing.
api-errors = A refusal always has the same form: an object “error” with a stable “code”, a “message” in the language that Accept-Language asks for, and, if a rule of the game is the reason, its “clause”.
api-takes = Takes
api-gives = Gives
api-optional = optional

# gusher serve, export and import; gusher alone
table-dishonest-log = The draws of this log do not follow from its secret. “gusher verify” shows where.
click-alone = { $option } has no meaning before “{ $command }”: it belongs to “gusher” alone. Write the options of a command after it.
gusher-option-port = The port for the table in the browser; without it { $default_port }, or the next free one.
gusher-option-browser = Open the browser, or do not.
metavar-host = HOST
metavar-address = ADDRESS
metavar-database = FILE|URL
option-db = The file with the tables, or a database, such as postgresql://gusher@localhost/gusher; without it, a file in your data folder.
store-none = There is no file “{ $file }”, so there are no tables in it.
store-unusable = The tables cannot be kept in “{ $file }”. Check that its folder can be written to, or name another file with --db.
store-engine = Gusher keeps no tables in “{ $given }”. Name a file with --db, or a database that begins with postgresql://.
store-foreign = “{ $file }” is not a file with tables of Gusher. Name another one with --db.
store-newer = The tables in “{ $file }” were kept by a newer Gusher than this one, which would misread them. Start the newer one.
store-served = Another Gusher has the tables in “{ $file }” open. Play on its page, or stop it first.
store-moved = The tables in “{ $file }” are just being moved. Wait until that is done.
store-extra = Tables in a PostgreSQL database need two more packages. Install them with: pip install "gusher[postgres]"
store-address = This is not the address of a PostgreSQL database. One looks like this: postgresql://gusher@localhost/gusher
store-unreachable = The database “{ $file }” cannot be reached. PostgreSQL says: { $reason }
store-empty = There are no tables of Gusher in the database “{ $file }”.
store-no-rights = Gusher may not create its tables in the database “{ $file }”. Let its user own the database.
store-foreign-database = The database “{ $file }” has tables of the same names that are not Gusher’s. Create a database of its own for Gusher.
store-diverged = The match “{ $match }” is in both stores and has been played on in the one to be moved to. Nothing was moved. Move to an empty store.
store-not-empty = There are tables already in the store to be moved to: others than these, or somebody has played there since they were moved. Nothing was moved. Move to an empty store.
store-copy-differs = The copy does not have the same checksum as the original. Keep the original and move to an empty store.
store-backup-exists = “{ $file }” exists already, and a backup replaces nothing. Name another file.
serve-summary = The table in the browser, for this machine or for others.
serve-about = Serves the table in the browser until Ctrl-C. Without options only this machine reaches it; with --host 0.0.0.0 everybody in your network does. On the Internet, put a server with HTTPS in front of it and add --behind-https.
serve-example-1 = For everybody in your network:
serve-example-2 = Behind a server that speaks HTTPS:
serve-example-3 = Four processes on one PostgreSQL database, for a club that has grown:
serve-option-host = The address to listen on; 127.0.0.1 unless given.
serve-option-port = The port to listen on; 8742 unless given, 0 for any free one.
serve-option-workers = How many server processes; more than one needs a PostgreSQL database. Rate limits hold in each of them, so one visitor may ask that many times as often.
serve-option-https = A server on this machine speaks HTTPS for this one: cookies travel by HTTPS alone, and that server’s word about who calls is believed.
serve-option-address = How others reach the table, such as https://play.example.org; links to send begin with it.
serve-option-limits = Limit how fast one client may ask; on unless switched off, as for measurements.
serve-option-requests = Log every request, without secret links.
serve-workers = A file of tables serves one process. More of them need a PostgreSQL database: name it with --db postgresql://user@host/name, or leave --workers out.
serve-address = “{ $given }” is not an address. It must begin with http:// or https://.
serve-host = It is not possible to listen on “{ $host }”: no address of this machine has that name. Try 127.0.0.1 or 0.0.0.0.
serve-port-used = Port { $port } is in use by another program, perhaps by another Gusher. Choose another one with --port.
serve-port-forbidden = Port { $port } is reserved for the system. Choose one above 1023 with --port.
serve-ready = The table is open; Ctrl-C closes it: { $address }
export-summary = Writes the logs of all finished matches into a folder.
export-about = Writes the log of every finished match into a folder, one file for each, named after the match. Each can be replayed and verified anywhere.
export-example-1 = All logs into the folder “evenings”:
export-done = { $logs ->
    [0] There is no finished match yet.
    [one] 1 log written to “{ $folder }”.
   *[other] { $logs } logs written to “{ $folder }”.
}
backup-summary = Copies the file with the tables, even while it is in use.
backup-about = Copies the file with all tables into a new file, as they are at one moment, while the server goes on. The copy can be used with --db like the original. It holds what is secret in matches under way: keep it as safe.
backup-example-1 = A copy in the current folder:
backup-postgres = A PostgreSQL database is copied by PostgreSQL’s own program: pg_dump.
backup-done = { $matches ->
    [one] 1 match copied to “{ $file }”.
   *[other] { $matches } matches copied to “{ $file }”.
}
move-summary = Copies all tables into another file or database.
move-about = Copies all tables from a file into a PostgreSQL database, or back, and compares counts and checksums afterwards. No server may run meanwhile. After an interruption, the same command goes on where it stopped; run again later, it copies what has changed and takes away what was deleted, as long as nobody has played in the copy. The tables in the original stay as they are.
move-example-1 = From a file into a database:
move-example-2 = And back:
move-option-from = The file or database with the tables; without it, the file in your data folder.
move-option-to = The file or database to copy them to; what it lacks is created.
move-moving = Moving
move-done = { $copied ->
    [0] Nothing was left to copy.
    [one] 1 match copied.
   *[other] { $copied } matches copied.
} Both are the same now. Matches: { $matches }, entries: { $entries }, replies: { $replies }, lines of chat: { $chat }, analyses: { $analyses }; players: { $players }, ways to tell them: { $channels }, quiet hours: { $quiet }, ratings: { $ratings } ({ $checksum }).
import-summary = Keeps a finished log, to be watched in the browser.
import-about = Checks a finished log, keeps it among the matches and tells the address of its replay. “-” reads the log from standard input.
import-example-1 = Keep a log:
import-done = The match is kept. Its replay: start “gusher” and open { $path }

# Pointing at the board: what is this, and why not?
web-explore = Look around the board: arrow keys go from place to place, Enter says what it is and why not
web-why-turn = It is not your turn.
web-why-watching = You are watching this table.
web-why-over = The game is over.
web-why-undo = There is nothing of yours to take back now.
web-key-explore = look around the board: arrows, then Enter

# The rulebook: search
web-book-search = Search the rulebook
web-book-none = not found
web-book-back = Previous place
web-book-next = Next place
# The pace: others' moves step by step, the recap, sheets of scorings, the replay's jumps
pace-title = Others’ moves
pace-calm = Calm
pace-brisk = Brisk
pace-once = At once
pace-help = Shown one after the other. A tap on the board or Esc skips to now.
pace-key = skip what is being shown
pace-skip = Skip
pace-watch = Watch
pace-again = Show this again
pace-me = You
pace-sheet = Table of the scoring
pace-sheet-held = for { $held }
pace-sheet-sum = Sum
pace-sheet-none = Nothing was scored here.
pace-replay = Replay
pace-turn = { $name }’s turn
pace-turn-previous = To the turn before
pace-turn-next = To the next turn
pace-round-previous = To the round before
pace-round-next = To the next round
pace-speed = Speed
pace-speed-slow = Slow
pace-speed-usual = Usual
pace-speed-fast = Fast
# Guided first games
web-learn = Learn
web-learn-first = Learn it in a guided game
web-row-lesson = guided game
table-no-lesson = This game has no guided first game. Its rulebook is the best way in.
lesson-title = Guided game
lesson-next = Next
lesson-back = Back
lesson-freely = Let me choose freely
lesson-play-on = Play on
lesson-count = { $number } of { $of }
lesson-otherwise = All in good time. For now, try what is in the ring.
lesson-watching = The others are playing. Watch what they do; it will be your turn in a moment.
lesson-astray = You have gone your own way, and that is fine: play on. If you would rather go on with the lesson, take your answer back.
# Hints and previews: why an answer is better than another, and what is certain
reason-outlook = { reason-about }{ $amount }{ by-much } at the end
reason-rival = { $seat }: { reason-about }{ $amount }{ by-much } at the end
reason-flow = { $source }: { reason-about }{ $amount }
reason-feature = afterwards { reason-about }{ $amount }
# How far two futures lie apart: on the average, or in all of them alike. What is counted is more or fewer, what is
# measured more or less; of what one gives away, it is said that it is to be paid.
reason-about = { $sure ->
    [yes] { "" }
   *[no] about{ " " }
}
by-count = { $by ->
    [more] { " " }more
    [dearer] { " " }more
    [less] { " " }fewer
    [saved] { " " }fewer
   *[none] { "" }
}
by-much = { $by ->
    [more] { " " }more
    [dearer] { " " }more
    [less] { " " }less
    [saved] { " " }less
   *[none] { "" }
}
by-paying = { $by ->
    [dearer] { " " }to pay
    [saved] { " " }to pay
   *[none] { "" }
}
reason-even = no clear difference from “{ $other }”
reason-alone = nothing else was weighed in the time
hint-against = Compared with “{ $other }”:
preview-moved = { $seat }: { $good } { $amount }, then { $balance }
# Me, without an account
me-title = About me
me-lead = There is no account here. This browser has a key of its own; it gathers your seats, your games and your results.
me-saved = Saved.
me-language = Language
me-in-en = English
me-in-fr = Français
me-save = Save
me-nobody = You have not sat down at a table yet. With your first seat this browser becomes yours: then your games are gathered here.
me-device = Take everything to another device
me-device-about = A link and a QR code bring your seats, games and results to your phone or another computer. They work once, for { $minutes } minutes.
me-device-make = Make a link
me-device-again = Make another link
me-device-ready = Open this link on the other device within { $minutes } minutes. It works once. Keep it to yourself: whoever opens it has all your seats.
me-take = Bring your games to this device
me-take-about = This device will have the same seats, games and results as the one that showed you the link. The link works once.
me-take-whose = The link is { $name }’s.
me-take-join = I made this link myself, and the games of this browser are mine, too.
me-take-join-help = This browser has seats of its own. Whoever made the link will have them, too. If somebody else sent it to you, close this page.
me-take-here = Bring them here
me-kept = What is kept about you
me-kept-about = Your name, your language, which seats were yours, your ratings, how you want to be told, and when you were last here, to the day. Of your key only a fingerprint is kept, from which nobody can make the key. If you do not come for 400 days, all of this is deleted.
me-forget = Forget me
me-forget-about = Your name, your results, your ratings, the ways in which you are told and your key are deleted, here and on your other devices. Your games stay as they are for the others, with the name that you had there. This cannot be undone.
me-forget-links = The links of your seats
me-forget-links-about = Your running games can be reached by these links alone afterwards. Copy those that you want to play on with.
me-forget-now = Forget me now
me-forget-not = No, stay
me-games = My games
me-go-on = Go on with your games
me-all-games = All my games
me-settings = Name, language, other devices
me-filter = Which game
me-filter-all = All games
me-no-games = There is nothing here yet: your games appear as soon as you sit down at a table.
me-running = Running
me-finished = Finished
me-export = Download all my logs
me-page = Page { $page } of { $pages }
me-page-newer = Newer
me-page-older = Older
me-for-now = just now
me-for-minutes = for { $count } min
me-for-hours = for { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
me-for-days = for { $count ->
    [one] 1 day
   *[other] { $count } days
}
me-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
me-won = Won: { $points }
me-placed = Place { $rank } of { $players }: { $points }
me-winners = Won by { $names }
me-resigned = Resigned
me-left = Left
me-record = Your record: { $game }
me-record-total = { $games ->
    [one] 1 game counted
   *[other] { $games } games counted
}, { $wins ->
    [0] none won
    [one] 1 won
   *[other] { $wins } won
}. On average { $points }, at best { $best }.
me-record-bots = Against bots
me-record-people = Against people
me-record-games = Games
me-record-ahead = Ahead
me-record-points = Average
me-record-best = Best
me-chart-title = Your results, game by game
me-chart-me = You
me-chart-other = Best of the others
me-chart-game = Game { $number }
me-chart-axis = game
me-chart-points = { $sign }{ $amount }
me-seat-left = { $name } (left; now { $bot })
me-seat-resigned = { $name } (resigned; now { $bot })
me-leave = Leave the table
me-leave-title = Leave the table: { $game }
me-leave-about = The others are asked. If all agree, a bot ({ $bot }) plays on in your place, and the game does not count for you. Until then you stay in the game.
me-leave-alone = Nobody else need be asked: a bot ({ $bot }) plays on in your place, and the game does not count for you.
me-leave-ask = Ask the others
me-leave-now = Leave now
me-leave-waits = Still to agree: { $names }.
me-stay = I am staying
me-leave-wish = { $name } would like to leave.
me-leave-wish-about = If all agree, a bot ({ $bot }) plays on in the place of { $name }. If not, { $name } stays or resigns.
me-leave-see = Answer
me-resign = Resign
me-resign-about = Nobody is asked. You have lost this game, and a bot ({ $bot }) plays on in your place, so that the others can finish it. The result says so. You may still watch.
me-resign-now = Resign now
me-remove = Delete the table
me-remove-about = Nobody else has sat down at this table, so it can go altogether, with its log. Links to it open nothing any more. This cannot be undone.
me-remove-now = Delete it now
table-transfer = This link opens nothing any more: it works once and for ten minutes. Make a new one on the device that has your games.
table-nobody = Nobody is known here yet: this browser has never sat down at a table.
table-leaving-open = Somebody else would like to leave just now. Answer that first.
table-no-leaving = Nobody is waiting for your consent to leave.
table-leave-over = The game is over: nobody can leave it any more.
table-others-sat = Somebody else has sat down at this table: it cannot be deleted any more.
api-do-me = The player whose key is sent: “Authorization: Bearer” and the key, as “take” tells it.
api-do-describe = Change the player’s name and language.
api-do-take = Redeem the code of a link that takes a player’s key to another device: the last part of its address. The reply holds the secret key. It works once.
api-do-my-games = The player’s matches, 50 to a page: running ones, those first where the player is asked; with “over” the finished ones, the latest first. “since” says when the seat that is asked was first asked, “gone” why a bot plays in somebody’s place.
api-do-my-record = How the player did at a game: against each bot and each person. “wins” are games in which the player was ahead of them; of the total, first places. “points” is the average.
api-do-leave = Ask the others to be let go: if all agree, a bot plays on and the match does not count for the seat. If nobody need be asked, it happens at once.
api-do-leave-answer = Let somebody leave, or not. The seat that asked takes its wish back with “accept”: false.
api-do-resign = Give up at once: the seat has lost, and a bot plays on in its place.
api-do-remove = Delete a table at which nobody else has sat down.
# Rated tables, and the ladder of a game
rated-mark = Rated
rated-open = Rated
rated-open-help = The result counts for the ratings of all who play, and the ladder of the game shows yours with your name. Everybody plays from a device of their own; there are no hints, and nothing is taken back beyond undo.
rated-open-bots = Levels whose strength at this game was measured: { $bots }.
rated-door = This table is rated: the result counts for your rating, which the ladder of the game shows with your name.
rated-ladder = Ladder
rated-ladder-of = Ladder: { $game }
rated-ladder-about = Everybody begins at 1000. The result of every rated game moves the rating; the error says how far it may still be off, and shrinks from game to game. 400 points more are odds of ten to one. The levels of the bots stand where the games among them have put them, with the medium one at 1000.
rated-who = Who
rated-points = Rating
rated-error = Error
rated-you = you
rated-is-bot = bot
rated-nameless = no name
rated-no-people = Nobody has finished a rated game yet.
rated-play = Open a rated table
rated-mine = My ratings
rated-rating = { $rating } ± { $error }
rated-games = { $count ->
    [one] after { $count } rated game
   *[other] after { $count } rated games
}
table-rated-screen = At a rated table everybody plays from a device of their own: only one seat can be at this screen.
table-rated-nobody = A rated table needs at least one person, and somebody to play against.
table-rated-bot = Only bots of a level whose strength at this game was measured can play at a rated table; one of these is none of them.
table-rated-twice = You sit at this table already. At a rated table everybody has one seat: open the link on the device of whoever it is for.
table-rated-key = At a rated table only players sit: send the key of one (see /me/take).
table-rated-leave = At this rated table there is nobody who could agree that you leave. You may resign, and then you come last.

# Notices: to players who are not looking
notice-turn = { $name }, it is your turn.
notice-over = { $name }, the game is over.
notice-takeback = { $name }, you are asked to let a move be taken back.
notice-time = { $name }, your time is nearly up.
notice-late = { $name }, another player’s time is up: please say how to go on.
notice-hello-title = Gusher
notice-hello = From now on you are told here when it is your turn.
notice-mail-subject = { $title }: { $body }
notice-mail =
    { $body }

    { $url }

    --
    No more of these: { $off }
notice-mail-confirm-subject = Gusher: is this your address?
notice-mail-confirm =
    Somebody, probably you, wants to be told here when it is their turn at a table of Gusher. If that is so, confirm it:

    { $url }

    If it is not, do nothing, and nothing more will come. To be sure, refuse it: { $off }
notice-address = This is not an address that starts with https:// and names a server.
notice-discord = This is not a Discord webhook. It begins with https://discord.com/api/webhooks/.
notice-slack = This is not a Slack webhook. It begins with https://hooks.slack.com/services/.
notice-ntfy = This is not an ntfy topic. It looks like https://ntfy.sh/my-topic.
notice-matrix = Matrix needs the address of the server, a room that begins with an exclamation mark, and an access token.
notice-subscription = The browser’s answer could not be understood. Please try again.
notice-mail-address = This is not a mail address.
notice-kind = This server cannot send notices that way.
notice-many = At most { $most } ways at once: remove one first.
notice-unanswered = A test message did not arrive there, so nothing was changed.
notice-zone = This time zone is not known here.
notice-hours = Hours are written like 22:30.
notice-smtp = The mail server is written like smtp://name:password@mail.example.org:587, or smtps:// for a line that is encrypted from the start.
notice-sender = The sender of mails is a mail address, such as “Gusher <gusher@example.org>”.
notice-nobody = Sit down at a table first: then it is known whose turn you want to hear of.
notices-link = Be told when it is your turn, even with no page open
notices-settings = How and when
notices-title = Be told when it is your turn
notices-lead = If you are asked at a table and nobody has it open in your seat, you are told once, half a minute later. The same when a game is over, when somebody asks you to let a move be taken back, when your own time is nearly up, or when somebody else’s is up and you have a say in how to go on. Nothing is told of the position.
notices-done-added = You will be told that way from now on.
notices-done-asked = A mail is on its way. Follow the link in it, and you will be told by mail from now on.
notices-done-removed = You will not be told that way any more.
notices-done-quiet = Your quiet hours are saved.
notices-none-here = This server cannot send notices: whoever runs it has not installed what that needs.
notices-ways = How you are told
notices-no-ways = Not at all yet.
notices-kind-push = Browser
notices-this-browser = This browser
notices-kind-mail = Mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-kind-matrix = Matrix
notices-unconfirmed = Not confirmed yet: follow the link in the mail.
notices-gone = Switched off, since nothing arrives there any more.
notices-remove = Remove
notices-remove-this = Remove { $kind }, { $where }
notices-push-about = The browser shows a message even when Gusher is closed. Each browser and each device is switched on by itself.
notices-push-on = Switch on in this browser
notices-push-denied = The browser does not allow messages from this site. You can change that in its settings for the site.
notices-push-none = This browser cannot show messages from a page that is closed.
notices-push-failed = The browser could not reach its message service. Please try again later.
notices-iphone = On an iPhone or iPad this works from the home screen only: tap the share button, then “Add to Home Screen”, and open Gusher from there. It starts there without your games: open the link of one of your seats in it once.
notices-mail-about = The address is confirmed by a link. Every mail has another one that stops them.
notices-mail-address = Mail address
notices-mail-on = Send the link
notices-no-mail = Whoever runs this server has not set up mail.
notices-services = A service you use
notices-services-about = A test message is sent at once. Whoever reads the channel or the room sees that it is your turn.
notices-service = Service
notices-url = Address
notices-url-help = Discord and Slack: the webhook’s address. ntfy: the topic’s, such as https://ntfy.sh/my-topic. Matrix: the server’s, such as https://matrix.org.
notices-matrix = For Matrix only
notices-room = Room, such as !abc:matrix.org
notices-token = Access token
notices-service-on = Try it and switch on
notices-quiet = Quiet hours
notices-quiet-about = Whatever comes up then is told when they are over, if it still matters. Leave the fields empty for none.
notices-quiet-from = From
notices-quiet-to = to
notices-zone = Time zone
notices-save = Save
notices-confirm-title = Is this your address?
notices-confirm-about = Confirm it, and you are told by mail when it is your turn.
notices-confirm-go = Yes, tell me here
notices-confirm-done = Thank you. You will be told by mail from now on.
notices-off-title = No more mails
notices-off-about = No notice will be sent to this address any more.
notices-off-go = No more mails, please
notices-off-done = Done. Nothing more will come.
notices-offline-title = No connection
notices-offline = Gusher cannot be reached just now. Your games are safe: every move that was taken is stored.
notices-offline-again = Try again
serve-option-smtp = The mail server for notices, such as smtp://name:password@mail.example.org:587. Needs --address. GUSHER_SMTP says the same without showing the password to others on this machine.
serve-option-smtp-from = Who mails are from, such as “Gusher <gusher@example.org>”; also GUSHER_SMTP_FROM.
serve-smtp-address = Mails have links in them: say with --address under which address the server is reached.
serve-smtp-extra = Mail needs packages that are not installed: pip install 'gusher[notify]'
