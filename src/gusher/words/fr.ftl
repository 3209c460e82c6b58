# Ce que partagent tous les jeux et toutes les commandes, en français.

seat = Joueur { $number }

# Un joueur par son nom, les points, les énumérations et ce qui sépare deux faits sur un joueur.
player = { $seat }
points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
list-last = { $first } et { $second }
list-more = { $first }, { $rest }
facts-between = { " · " }

# La ligne de commande dans son ensemble
gusher-welcome = Bienvenue dans Gusher : des jeux de forage épuisés réunis à une même table, entre amis ou contre des bots.
gusher-first-steps = Première visite ? « gusher play atacama » lance une partie contre un bot, et « gusher play --help » explique comment.
gusher-version = Gusher { $version }
gusher-version-source = Gusher, lancé depuis son code source
help-usage = Utilisation :
help-usage-options = [OPTIONS]
help-options = Options :
help-commands = Commandes :
help-examples = Exemples :
option-help = Affiche cette page.
option-version = Affiche la version.
option-lang = Langue de tous les textes ; à défaut, celle de GUSHER_LANG ou du système.
option-json = Affiche un document JSON au lieu du texte.
option-set = Choisit une option du jeu, par exemple tactical=true ; peut être répété. « gusher games JEU » en donne la liste.
option-colour = Avec ou sans couleurs ; à défaut, là où un terminal les montre.
metavar-command = COMMANDE
metavar-game = JEU
metavar-clause = RÈGLE
metavar-bot = BOT
metavar-log = JOURNAL
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-name = NOM
metavar-number = N
metavar-seat = PLACE
metavar-seconds = SECONDES
metavar-set = OPTION=VALEUR
bot-name = Bot { $bot }
chance = le hasard
list-or = { $first } ou { $last }
none-known = aucun
nearest = Vouliez-vous dire « { $name } » ?
see-rule = La règle : gusher rules { $game } { $clause }
stopped = Interrompu.
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number-whole-percent = { NUMBER($value, maximumFractionDigits: 0) } %
number-tenth = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-three = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }

# Erreurs sur la ligne de commande
click-help = Aide : { $command } --help
click-no-option = L’option « { $option } » n’existe pas.
click-no-command = La commande « { $given } » n’existe pas. Choix possibles : { $known }.
click-missing = Il manque { $name } après « { $command } ».
click-extra = « { $given } » est de trop après « { $command } ».
click-needs-value = L’option { $option } doit être suivie d’une valeur.
click-no-value = L’option { $option } s’emploie sans valeur.
value-word = { $parameter } ne peut pas être « { $given } ». Choix possibles : { $known }.
value-whole = { $parameter } doit être un nombre entier de { $least } à { $most }, et non « { $given } ».
value-number = { $parameter } doit être un nombre de { $least } à { $most }, et non « { $given } ».
set-form = « --set { $given } » n’a pas de valeur. Écrivez par exemple : --set { $example }

# Fichiers
file-not-text = Ce fichier n’est pas du texte. Un journal de Gusher est un fichier texte, un objet JSON par ligne.
file-ENOENT = Le fichier « { $file } » n’existe pas. Vérifiez son nom et son dossier.
file-EACCES = « { $file } » ne peut pas être ouvert. Vérifiez ses droits d’accès.
file-EPERM = « { $file } » ne peut pas être modifié. Vérifiez ses droits d’accès.
file-EISDIR = « { $file } » est un dossier. Il faut ici un fichier.
file-ENOTDIR = Une partie de « { $file } » n’est pas un dossier. Vérifiez le chemin.
file-EEXIST = « { $file } » existe déjà et n’est pas un dossier. Choisissez un autre nom.
file-ENOSPC = Le disque est plein : « { $file } » n’a pas pu être écrit. Faites de la place et recommencez.
file-EROFS = « { $file } » est sur un disque en lecture seule. Choisissez un autre emplacement.
file-other = « { $file } » est inutilisable ; le système signale { $code }.

# Les jeux et leurs options
game-unknown = Le jeu « { $given } » n’existe pas. Choix possibles : { $known }.
options-seats = { $game } ne se joue pas à { $given }. Nombres de joueurs possibles : { $known }.
options-unknown = { $game } n’a pas d’option « { $option } ». Choix possibles : { $known }.
options-value = L’option { $option } ({ $game }) ne peut pas être « { $given } ». Choix possibles : { $known }.
options-pointless = L’option { $option } ({ $game }) n’a pas de sens ici : elle demande { $needs }={ $value }.
options-seats-option = L’option { $option } ({ $game }) ne peut être changée qu’à { $seats } joueurs.

# Réponses
action-unknown-kind = La réponse « { $kind } » n’existe pas dans ce jeu. Choix possibles : { $known }.
action-missing = Il manque « { $parameter } » à la réponse « { $kind } ». Il lui faut : { $known }.
action-unknown-parameter = La réponse « { $kind } » ne connaît pas « { $parameter } ». Elle connaît : { $known }.
action-bad-value = Dans la réponse « { $kind } », { $parameter } ne peut pas être « { $value } ». Choix possibles : { $known }.
refused-names = Il faut { $seats } noms, un par place ; { $given } ont été donnés.
refused-over = La partie est finie : on ne peut plus rien répondre ni reprendre.
refused-not-asked = Ce n’est pas le tour de { $by } : la question s’adresse à { $asked }.
refused-secret = Ce secret n’est pas celui de la partie : son empreinte n’est pas celle qui a été publiée.
refused-rule = La réponse « { $answer } » est contraire à la règle { $clause }.
refused-rewind-target = L’entrée { $to } n’est plus en vigueur : on ne peut pas y revenir.
refused-rewind-nothing = Rien ne suit l’entrée { $to } : il n’y a rien à reprendre.
refused-barrier = Revenir à l’entrée { $to } franchit un tirage, une information montrée ou le tour d’un autre. Il faut l’accord de tous les joueurs.

# Journaux
log-empty = Ligne { $line } : le journal est vide. Sa première ligne devrait nommer le jeu.
log-after-end = Ligne { $line } : quelque chose suit le résultat, qui doit être la dernière ligne.
log-no-such-entry = Il n’y a pas d’entrée { $given } : la dernière est la { $last }.
log-not-json = La ligne { $line } n’est pas du JSON. Elle a pu être coupée ou modifiée.
log-not-object = La ligne { $line } est du JSON, mais pas un objet entre accolades.
log-version = Ligne { $line } : ce journal est au format { $given } ; ce Gusher lit le format { $known }.
log-header = Ligne { $line } : « { $key } » manque à l’en-tête, ou n’a pas la bonne forme.
log-rules = Ligne { $line } : cette partie suit la version { $given } des règles ; ce Gusher connaît la version { $known }.
log-refused = Ligne { $line } : { $cause }
log-number = Ligne { $line } : l’entrée porte le numéro { $given } au lieu de { $expected }. Une ligne a pu être perdue, doublée ou déplacée.
log-hidden = Ligne { $line } : son contenu est caché. Ce journal est celui d’un seul joueur ; seul le journal complet peut être rejoué.
log-not-over = Ligne { $line } : un résultat, alors que la partie n’est pas finie. Des lignes ont pu être perdues avant.
log-result = Ligne { $line } : le résultat ne découle pas des coups joués. Il devrait être { $expected }.
log-secret = Ligne { $line } : le secret ne compte pas 64 chiffres hexadécimaux.
log-no-secret = Ce journal ne révèle pas encore son secret. Il pourra être vérifié une fois la partie finie.

# Bots
bot-unknown = Le bot « { $given } » n’existe pas. Choix possibles : { $known }. Le vôtre se nomme avec son module, par exemple my_bots.MyBot.
bot-not-found = Le bot « { $given } » ne peut pas être chargé : { $reason }.
bot-no-bot = « { $given } » n’est pas un bot : il faut une classe dérivée de gusher.bots.bot.Bot.
bot-parameter = Le bot { $bot } n’a pas de paramètre « { $given } ». Paramètres : { $known }.
bot-number = { $parameter } du bot { $bot } doit être un nombre entier de { $least } à { $most }, et non « { $given } ».

# gusher games
games-summary = Quels jeux, à combien, avec quelles options.
games-about = Donne la liste des jeux. Avec le nom de l’un d’eux, dit de quoi il s’agit et ce que fait chacune de ses options.
games-example-1 = Tous les jeux en bref :
games-example-2 = Un jeu avec toutes ses options :
games-title = { $title } ({ $name })
games-origin = { $seats } joueurs · { $designer } · { $publisher } · { $year }
games-options = Options : { $options }
games-more = Pour en savoir plus : gusher games { $game }
games-option = { $name } : { $title } ({ $clause })
games-values = Valeurs : { $values }
games-default = { $value } ({ $name } ; par défaut)
games-needs = Seulement avec { $needs }.
games-play = Pour y jouer : gusher play { $game }

# gusher rules
rules-summary = Le livret de règles d’un jeu, ou l’une de ses règles.
rules-about = Affiche le livret de règles, ses figures dessinées en caractères. Chaque règle a un numéro ; s’il est donné, seule cette règle s’affiche.
rules-example-1 = Tout le livret :
rules-example-2 = Une seule règle :
rules-option-plain = Texte simple, sans couleurs.
rules-no-clause = La règle « { $given } » n’existe pas. Les règles vont de { $first } à { $last }.

# gusher arena
arena-summary = Des bots entre eux : victoires, points, classements.
arena-about = Fait jouer de nombreuses parties entre bots et donne les victoires avec leurs intervalles à 95 %, les points et les classements. Un bot par place ; les places tournent d’une partie à l’autre. La même graine donne les mêmes parties, quel que soit le nombre de tâches. Les bots : random, greedy, search (search:ms=500, search:iterations=1000) ou une classe à vous (my_bots.MyBot).
arena-example-1 = 200 parties entre deux bots :
arena-example-2 = Avec la variante tactique, en JSON :
arena-option-games = Nombre de parties ; 100 par défaut.
arena-option-seed = Le même nombre donne les mêmes parties ; 0 par défaut.
arena-option-jobs = Nombre de parties à la fois ; à défaut, une par processeur.
arena-option-limit = Un bot qui ne répond pas après tant de secondes perd la partie ; 30 par défaut.
arena-option-backend = Comment joblib répartit le travail : { $known }.
arena-option-logs = Écrit le journal de chaque partie dans ce dossier.
arena-bots = Il faut un bot par place pour { $game }, donc { $seats } ; nombre donné : { $given }.
arena-backend = Le paquet derrière --backend { $given } n’est pas installé. Installez-le, ou omettez l’option.
arena-playing = Parties
arena-logs = Les journaux sont dans { $folder }.
arena-heading = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-column-bot = Bot
arena-column-games = Parties
arena-column-wins = Vict.
arena-column-interval = Interv. 95 %
arena-column-points = Points
arena-column-rating = Niveau
arena-column-seconds = s/partie
arena-column-failures = Échecs
arena-count = { $number }
arena-interval = { $low }–{ $high }
arena-rating = { $rating } ± { $error }
arena-seat = place { $seat } { $share }
arena-seats = Victoires par place : { $shares }
arena-length = Une partie demande en moyenne { $decisions } décisions et { $entries } entrées de journal.
arena-failure = Partie { $game } : { $bot } { $kind ->
    [crash] s’est arrêté sur une erreur
    [hang] n’a pas répondu à temps
   *[illegal] a donné une réponse impossible
} ({ $reason }).

# gusher replay
replay-summary = Rejoue un journal, vérifie chaque pas, montre la position.
replay-about = Rejoue un journal avec toutes les vérifications et montre la dernière position, ou celle qui suit une entrée donnée. Un journal abîmé est refusé, avec la ligne et la raison. « - » lit le journal sur l’entrée standard.
replay-example-1 = La fin d’une partie :
replay-example-2 = La position après l’entrée 12, aussi en image :
replay-option-to = S’arrête après cette entrée.
replay-option-svg = Écrit la position en image SVG ; « - » l’écrit sur la sortie standard à la place du texte.
replay-option-viewer = Montre ce que voit cette place, à partir de 1 ; à défaut, ce que tous voient.
replay-option-steps = Raconte chaque pas.
replay-option-check = Vérifie les invariants du jeu après chaque pas ; actif par défaut.
replay-two-outputs = --json et --svg - ne peuvent pas écrire tous deux sur la sortie standard. Donnez un fichier à --svg.
replay-rewind = { $seat } reprend tout ce qui suit l’entrée { $to }.
replay-broken = Après l’entrée { $entry }, la position se contredit : { $fault }
replay-checked = { $entries ->
    [one] { $entries } entrée rejouée, chaque pas vérifié.
   *[other] { $entries } entrées rejouées, chaque pas vérifié.
}
replay-replayed = { $entries ->
    [one] { $entries } entrée rejouée.
   *[other] { $entries } entrées rejouées.
}

# gusher verify
verify-summary = Les tirages d’une partie finie étaient-ils honnêtes ?
verify-about = Recalcule chaque tirage d’une partie finie à partir du secret que son journal révèle à la fin, et le compare à l’empreinte publiée au début. Le code de sortie est 0 si tous les tirages sont honnêtes, 1 sinon.
verify-example-1 = Vérifier un journal :
verify-honest = { $draws ->
    [0] Honnête : le secret correspond à l’empreinte publiée, et il n’y a eu aucun tirage.
    [one] Honnête : le secret correspond à l’empreinte publiée, et le seul tirage en découle.
   *[other] Honnête : le secret correspond à l’empreinte publiée, et les { $draws } tirages en découlent.
}
verify-dishonest = Malhonnête : l’entrée { $entry } a tiré « { $drawn } », mais le secret donne « { $expected } ».
verify-commitment = Malhonnête : le secret ne correspond pas à l’empreinte publiée au début.

# gusher bench
bench-summary = La vitesse du moteur sur cette machine.
bench-about = Mesure chaque jeu : décisions, parties entières, copies de positions et itérations de recherche par seconde, et le temps pour rejouer un journal.
bench-example-1 = Tous les jeux :
bench-example-2 = Un seul jeu, plus longtemps, en JSON :
bench-option-seconds = Durée de chaque mesure ; 2 par défaut.
bench-doing = Mesure de { $what } …
bench-engine = { $compiled ->
    [yes] Moteur compilé
   *[no] Moteur non compilé
}, Python { $python }
bench-measure = Mesure
bench-number = { NUMBER($value, maximumFractionDigits: 6) }
bench-decisions_per_s = Décisions par seconde
bench-games_per_s = Parties par seconde
bench-clones_per_s = Copies de positions par seconde
bench-search_iterations_per_s = Itérations de recherche par seconde
bench-replay_s = Secondes pour rejouer un journal
bench-replay_entries = Entrées de ce journal

# gusher play
play-summary = Jouer dans ce terminal, contre des bots ou entre amis.
play-about = Ouvre une table dans ce terminal. Sauf indication contraire, vous êtes à la place 1 et des bots occupent les autres. À la table, ? explique ce que l’on peut taper.
play-example-1 = Vous contre un bot :
play-example-2 = Le jeu avancé contre un bot plus rapide, conservé dans un fichier :
play-option-seats = Nombre de joueurs ; à défaut, celui qui est habituel pour le jeu.
play-option-bot = Le bot de toutes les autres places ; répété, un pour chacune. { $default_bot } par défaut.
play-option-me = Votre place, à partir de 1.
play-option-humans = Tant de personnes devant cet écran, aux premières places.
play-option-hotseat = Des personnes à toutes les places, devant cet écran.
play-option-name = Votre nom ; peut être répété pour plusieurs personnes.
play-option-seed = Le même nombre donne les mêmes tirages.
play-option-log = Conserve la partie dans ce fichier, réponse après réponse.
play-option-resume = Reprend la partie conservée dans ce fichier.
play-no-game = Quel jeu ? Écrivez « gusher play » suivi de : { $known }.
play-conflict = { $first } et { $second } ne vont pas ensemble. Choisissez l’une des deux.
play-bots = Autres places : { $needed }. Donnez --bot une fois pour toutes, ou une fois pour chacune ; nombre donné : { $given }.
play-names = Donnez --name au plus une fois par personne devant cet écran, donc { $people } au plus ; nombre donné : { $given }.
play-name = « { $given } » ne peut pas être le nom d’un joueur : il ne doit ni être vide ni commencer par « bot: ».
play-resume-alone = { $option } ne va pas avec --resume : tout ce qui concerne la partie est dans son journal.
play-resume-game = « { $file } » contient une partie de { $game }, et non de { $given }.
play-log-exists = « { $file } » existe déjà. Choisissez un autre nom, ou reprenez cette partie : --resume { $file }
play-no-secret = « { $secret } » manque. Sans lui, les tirages de « { $file } » ne peuvent pas continuer ; remettez-le à côté du journal.
play-wrong-secret = « { $secret } » n’appartient pas à « { $file } » : les tirages du journal n’en découlent pas.
play-welcome = { $game } : { $players }. Tapez ? pour l’aide.
play-resumed = { $entries ->
    [one] La partie reprend après { $entries } entrée.
   *[other] La partie reprend après { $entries } entrées.
}
play-thinking = { $name } réfléchit …
play-bot-failed = { $name } a échoué ({ $reason }) ; une réponse au hasard est jouée à sa place.
play-pass-screen = Passez l’écran à { $name }, qui appuie sur Entrée :
play-prompt-name = { $name } : { $prompt }
play-choices = { $count ->
    [one] ({ $count } choix)
   *[other] ({ $count } choix)
}
play-barrier = Après cette réponse, quelque chose sera tiré ou montré. D’ici là, u reprend ce que vous avez fait.
play-not-understood = « { $given } » n’est pas une réponse ici. Essayez « { $example } », l pour la liste ou ? pour l’aide.
play-ambiguous = « { $given } » peut vouloir dire { $count } choses. Précisez, ou tapez son numéro avec # :
play-refused = Impossible. { $reason }
play-help-answer = Tapez une réponse en mots, par exemple « { $example } », aussi courte qu’elle reste claire, ou son numéro dans la liste, par exemple #1. Ou bien :
play-help-help = cette aide
play-help-list = la liste de tous les choix
play-help-hint = une suggestion : ce que ferait un bot
play-help-undo = reprendre votre dernière réponse
play-help-scores = les scores, expliqués
play-help-rule = la règle derrière la question ; r et un numéro montre cette règle
play-help-write = w et un nom de fichier conserve la partie dans ce fichier
play-help-quit = quitter la table
play-word-help = aide
play-word-list = liste
play-word-hint = suggestion
play-word-undo = reprendre
play-word-scores = scores
play-word-rule = règle
play-word-write = écrire
play-word-quit = quitter
play-hint-thinking = Recherche d’une suggestion …
play-hint = Suggestion : { $answer }. Chances de gagner estimées : { $chance }.
play-nothing-to-undo = Vous n’avez encore rien répondu qui puisse être repris.
play-undone = Repris.
play-all-agree = Cela reprend aussi des réponses d’autres joueurs ou des tirages. Tous d’accord ? (o/n)
play-yes = o
play-write-where = Où donc ? Tapez w et le nom d’un fichier.
play-written = La partie est désormais conservée dans « { $file } ».
play-save-where = Conserver la partie ? Nom du fichier, ou Entrée seule pour non :
play-no-more-input = Plus rien à lire : la table ferme.
play-not-saved = La partie n’a pas été conservée.
play-resume = La partie est dans « { $file } ». Pour la reprendre : { $command }
play-rank = { $rank }. { $name } : { $points }
play-log-complete = Toute la partie est dans « { $file } ».

# --- ce que la table refuse, en dehors des règles ---
table-unknown = Cette table n’existe pas, ou le lien est incomplet.
table-link = Ce lien n’ouvre rien : il est incomplet, ou la place a été donnée à quelqu’un d’autre.
table-seat = Cette place n’est pas la vôtre.
table-seat-taken = Cette place n’est plus libre.
table-seat-kind = « { $given } » ne désigne personne qui puisse s’asseoir ici. Choix possibles : { $known }.
table-stale = La position a changé entre-temps ; voici la nouvelle.
table-key = Chaque réponse doit porter sa propre clé, de 1 à { $most } caractères.
table-no-takeback = Personne n’attend votre accord pour reprendre un coup.
table-nothing-to-take-back = Vous n’avez aucune réponse à reprendre.
table-no-hint = Aucun conseil n’a pu être trouvé à temps. Réessayez.
table-empty-chat = Le message est vide.
table-long-chat = Un message ne peut pas dépasser { $most } caractères.
