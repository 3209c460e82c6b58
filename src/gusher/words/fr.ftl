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
gusher-welcome = Bienvenue dans Gusher : des jeux de forage épuisés réunis à une même table, entre amis ou contre des robots.
gusher-first-steps = Première visite ? « gusher » tout seul ouvre la table dans le navigateur. « gusher play atacama » lance une partie dans ce terminal, et « gusher play --help » explique comment.
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
metavar-bot = ROBOT
metavar-log = JOURNAL
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-name = NOM
metavar-number = N
metavar-seat = PLACE
metavar-seconds = SECONDES
metavar-vary = OPTION=A,B
metavar-set = OPTION=VALEUR
bot-name = Robot { $bot }
chance = le hasard
list-or = { $first } ou { $last }
none-known = aucun
nearest = Vouliez-vous dire « { $name } » ?
see-rule = La règle : gusher rules { $game } { $clause }
stopped = Interrompu.
number-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number-fine-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
number-whole-percent = { NUMBER($value, maximumFractionDigits: 0) } %
number-whole = { NUMBER($value, maximumFractionDigits: 0) }
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
value-suffix = { $parameter } écrit un fichier dont le nom se termine par { $suffix }, et non « { $file } ».
value-output = { $parameter } ne peut pas écrire « { $file } » : { $code ->
    [ENOENT] le dossier « { $folder } » n’existe pas.
    [ENOTDIR] « { $folder } » n’est pas un dossier.
    [EISDIR] c’est un dossier, et il faut un fichier.
    [EACCES] l’autorisation d’y écrire manque.
    [EPERM] l’autorisation d’y écrire manque.
    [EROFS] ce disque est en lecture seule.
    [ENOSPC] le disque est plein.
   *[other] le système signale { $code }.
}
value-folder = { $parameter } ne peut pas écrire dans « { $folder } » : { $code ->
    [ENOENT] ce dossier n’existe pas et ne peut pas être créé.
    [ENOTDIR] une partie de ce chemin n’est pas un dossier.
    [EEXIST] c’est un fichier, et il faut un dossier.
    [EACCES] l’autorisation d’y écrire manque.
    [EPERM] l’autorisation d’y écrire manque.
    [EROFS] ce disque est en lecture seule.
    [ENOSPC] le disque est plein.
   *[other] le système signale { $code }.
}
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
refused-secret = Ce secret n’est pas celui de la partie : son empreinte n’est pas celle qui a été publiée.
refused-rule = La réponse « { $answer } » est contraire à la règle { $clause }.
refused-rewind-target = L’entrée { $to } n’est plus en vigueur : on ne peut pas y revenir.
refused-rewind-nothing = Rien ne suit l’entrée { $to } : il n’y a rien à reprendre.
refused-barrier = Revenir à l’entrée { $to } franchit un tirage, une information montrée ou le tour d’un autre. Il faut l’accord de tous les joueurs.
refused-crosses = Après la réponse précédente, quelque chose est tiré ou dévoilé, ou bien un autre joueur doit répondre : on ne peut pas répondre d’avance à la suite.

# Journaux
log-empty = Ligne { $line } : le journal est vide. Sa première ligne devrait nommer le jeu.
log-after-end = Ligne { $line } : quelque chose suit le résultat, qui doit être la dernière ligne.
log-no-such-entry = Il n’y a pas d’entrée { $given } : la dernière est la { $last }.
log-not-json = La ligne { $line } n’est pas du JSON. Elle a pu être coupée ou modifiée.
log-not-object = La ligne { $line } est du JSON, mais pas un objet entre accolades.
log-long = La ligne { $line } dépasse { $most } caractères. Aucune ligne de journal n’est si longue.
log-deep = La ligne { $line } emboîte plus de { $most } objets et listes. Aucune ligne de journal ne va si loin.
log-huge = La ligne { $line } contient un nombre trop grand pour n’importe quel jeu.
log-too-big = « { $file } » dépasse { $most } mégaoctets. Aucun journal n’est si gros.
log-version = Ligne { $line } : ce journal est au format { $given } ; ce Gusher lit les formats 1 à { $known }.
log-header = Ligne { $line } : « { $key } » manque à l’en-tête, ou n’a pas la bonne forme.
log-rules = Ligne { $line } : cette partie suit la version { $given } des règles ; ce Gusher connaît la version { $known }.
log-board = Ligne { $line } : cette partie s’est jouée sur { $given ->
    [none] notre plateau : relisez-la sans --board
   *[other] un autre plateau, marqué { $given } : nommez son fichier avec --board
}.
log-refused = Ligne { $line } : { $cause }
log-number = Ligne { $line } : l’entrée porte le numéro { $given } au lieu de { $expected }. Une ligne a pu être perdue, doublée ou déplacée.
log-hidden = Ligne { $line } : son contenu est caché. Ce journal est celui d’un seul joueur ; seul le journal complet peut être rejoué.
log-joined = Ligne { $line } : elle dit qu’un même clic a donné cette réponse et l’entrée précédente. C’est impossible : un clic ne donne que les réponses d’un seul joueur, tant qu’elles peuvent être annulées.
log-not-over = Ligne { $line } : un résultat, alors que la partie n’est pas finie. Des lignes ont pu être perdues avant.
log-result = Ligne { $line } : le résultat ne découle pas des coups joués. Il devrait être { $expected }.
log-secret = Ligne { $line } : le secret ne compte pas 64 chiffres hexadécimaux.
log-no-secret = Ce journal ne révèle pas encore son secret. Il pourra être vérifié une fois la partie finie.

# Robots
bot-unknown = Le robot « { $given } » n’existe pas. Choix possibles : { $known }. Le vôtre se nomme avec son module, par exemple my_bots.MyBot.
bot-not-found = Le robot « { $given } » ne peut pas être chargé : { $reason }.
bot-no-bot = « { $given } » n’est pas un robot : il faut une classe dérivée de gusher.bots.bot.Bot.
bot-parameter = Le robot { $bot } n’a pas de paramètre « { $given } ». Paramètres : { $known }.
bot-word = { $parameter } du robot { $bot } doit être un mot en minuscules, et non « { $given } ».
bot-character = À { $game }, le robot { $bot } n’a pas de caractère « { $given } ». Caractères : { $known }.
bot-number = { $parameter } du robot { $bot } doit être un nombre entier de { $least } à { $most }, et non « { $given } ».

# Des programmes comme robots (docs/bots.md).
bot-command = Le programme « { $given } » est introuvable. Un programme se désigne par sa commande, par exemple cmd:./monrobot ou cmd:node monrobot.js.
bot-no-command = « { $given } » est une commande. Les programmes ne jouent ici que sous les noms que leur a donnés la personne qui tient ce serveur.
program-option-resume = Exécute les programmes (cmd:…) que le journal nomme comme robots.
program-option-allow = Un programme que les visiteurs peuvent demander sous ce nom, comme robot à leurs tables, par exemple monrobot=./monrobot ; peut être répété.
program-resumed = { $file } nomme un programme comme robot : { $given }. Si vous voulez l’exécuter, ajoutez --allow-cmd.
program-form = --allow-cmd attend un nom en lettres minuscules, chiffres, - et _, puis une commande, par exemple monrobot=./monrobot, et non « { $given } ».
program-taken = --allow-cmd : il y a déjà un robot « { $given } ». Choisissez un autre nom.
program-sitter = { $name } (un programme)
metavar-program = NOM=COMMANDE

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
games-usual-with = { $value } ({ $name } ; par défaut à { $seats } joueurs)
games-needs = Seulement avec { $needs }.
games-option-check = Joue des parties d’essai avec tous les contrôles qu’un jeu doit passer ; pour qui écrit des jeux.
games-example-3 = Un jeu tient-il ce que tous les jeux promettent ?
games-checking = Parties d’essai de { $game }
games-sound = { $game } passe les { $checks } contrôles : { $trials } parties au hasard pour chacun, dans { $settings ->
    [one] sa seule configuration
   *[other] chacune des { $settings } configurations
}.
games-broken = { $game } échoue au contrôle { $check } ({ $setting }) : { $reason }
games-unusable = Absent de la table : « { $entry } », du paquet { $distribution }. { $reason }
games-play = Pour y jouer : gusher play { $game }

# gusher rules
rules-summary = Le livret de règles d’un jeu, ou l’une de ses règles.
rules-about = Affiche le livret de règles, ses figures dessinées en caractères. Chaque règle a un numéro ; s’il est donné, seule cette règle s’affiche.
figure-elsewhere = (Dessiné sur notre plateau : sur le vôtre, la position serait différente.)
rules-corrected = { $count ->
    [one] On joue ici sur un plateau corrigé. Sur un point, il diffère de ce que dit le texte ci-dessous :
   *[other] On joue ici sur un plateau corrigé. Sur { $count } points, il diffère de ce que dit le texte ci-dessous :
}
rules-corrected-one = C’est la règle de notre plateau. Le vôtre est corrigé sur { $count ->
    [one] un point ; « gusher rules { $game } » dit lequel.
   *[other] { $count } points ; « gusher rules { $game } » en donne la liste.
}
rules-corrected-link = { $count ->
    [one] Plateau corrigé : 1 différence
   *[other] Plateau corrigé : { $count } différences
}
rules-example-1 = Tout le livret :
rules-example-2 = Une seule règle :
rules-option-plain = Texte simple, sans couleurs.
rules-no-clause = La règle « { $given } » n’existe pas. Les règles vont de { $first } à { $last }.

# gusher dataset
dataset-summary = Des parties entre robots, en tables pour l’apprentissage automatique.
dataset-about = Joue des parties entre robots et écrit deux fichiers Parquet : chaque décision avec ce que sa place savait, ce qui était possible, ce qui a été répondu et comment la partie a fini ; et les résultats. La même graine donne les mêmes tables. Demande l’extra « research » ; docs/laboratory.md décrit les colonnes.
dataset-example-1 = Mille parties entre robots gloutons :
dataset-example-2 = Trois robots de recherche, qui réfléchissent plus longtemps :
dataset-option-bots = Un robot pour toutes les places, ou un pour chacune : l’option peut être répétée ; { $default_bot } par défaut.
dataset-option-seats = Combien jouent ; sinon, le nombre pour lequel le jeu est fait.
dataset-option-parquet = Le dossier des tables ; ce qui s’y trouve n’est jamais écrasé.
dataset-extra = { $library } n’est pas installé : pip install 'gusher[{ $extra }]' l’apporte.
dataset-bots = --bots : un robot pour toutes les places, ou un pour chacune des { $seats } ; donnés : { $given }.
dataset-where = Dites avec --parquet dans quel dossier écrire les tables.
dataset-exists = { $file } existe déjà. Nommez un autre dossier avec --parquet.
dataset-written = { $positions ->
    [one] { $positions } décision
   *[other] { $positions } décisions
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $folder }.
dataset-failed = Un robot a échoué dans { $games ->
    [one] { $games } partie, qui n’y figure pas
   *[other] { $games } parties, qui n’y figurent pas
}. `gusher arena` dit pourquoi.

# gusher arena
arena-summary = Des robots entre eux : victoires, points, écarts.
arena-about = Fait jouer de nombreuses parties entre robots et donne les victoires avec leurs intervalles à 95 %, les points et l’écart Elo avec le dernier robot. Un robot par place ; les places tournent d’une partie à l’autre, et les parties d’une rotation partagent leur hasard : c’est la rotation qui compte pour une observation. La même graine donne les mêmes parties, quel que soit le nombre de tâches. Les robots : easy, medium, hard, expert (expert:character=gambler), random, greedy, search (search:cpu=500, search:iterations=1000), search@1, qui ne change plus, une classe à vous (my_bots.MyBot) ou un programme dans n’importe quel langage (cmd:./monrobot).
arena-example-1 = 200 parties entre deux robots :
arena-example-2 = Avec la variante tactique, en JSON :
arena-example-3 = Jusqu’à savoir si un robot est plus fort que l’autre d’au moins 20 points :
arena-option-games = Nombre de parties ; 100 par défaut, et au plus 2000 avec --until.
arena-option-seed = Le même nombre donne les mêmes parties ; 0 par défaut.
arena-option-jobs = Nombre de parties à la fois ; à défaut, une par processeur.
arena-option-limit = Un robot qui ne répond pas dans ce délai, en secondes, perd la partie ; 30 par défaut.
arena-option-logs = Écrit le journal de chaque partie dans ce dossier.
arena-option-until = Joue jusqu’à ce que la question « le premier robot est-il plus fort que les autres ? » soit tranchée avec cette certitude, en pour cent, dans un sens ou dans l’autre.
arena-option-by = Avec --until : d’au moins tant de points Elo ; 0 par défaut.
arena-option-luck = Calcule après chaque partie la chance de chaque place, et donne les victoires sans ce que la chance en explique.
arena-until-alike = --until demande si le premier robot est plus fort que les autres : nommez-en au moins deux différents.
arena-until-rotation = --until a besoin de rotations entières : au moins { $least } parties, et non { $given }.
arena-by-alone = --by va avec --until : donnez-le aussi, par exemple --until 95.
arena-bots = Il faut un robot par place pour { $game }, donc { $seats } ; nombre donné : { $given }.
arena-playing = Parties
arena-logs = Les journaux sont dans { $folder }.
arena-heading = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-column-bot = Robot
arena-column-games = Parties
arena-column-wins = Vict.
arena-column-interval = Interv. 95 %
arena-column-points = Points
arena-column-elo = Elo
arena-column-luck = Hors chance
arena-column-explained = Part chance
arena-column-seconds = s/partie
arena-column-failures = Échecs
arena-count = { $number }
arena-interval = { $low }–{ $high }
arena-elo = { $elo } ({ $low } à { $high })
arena-adjusted = { $share } ({ $low }–{ $high })
arena-question = { $bot } est-il plus fort d’au moins { $by } points Elo ? { $verdict ->
    [stronger] Oui
    [weaker] Non
   *[open] Indécis
} : { $elo } ({ $low } à { $high }, certain à { $confidence } à tout moment) après { $rotations ->
    [one] { $rotations } rotation
   *[other] { $rotations } rotations
}.
arena-seat = place { $seat } { $share }
arena-seats = Victoires par place : { $shares }
arena-length = Une partie demande en moyenne { $decisions } décisions et { $entries } entrées de journal.
arena-failure = Partie { $game } : { $bot } { $kind ->
    [crash] s’est arrêté sur une erreur
    [hang] n’a pas répondu à temps
   *[illegal] a donné une réponse impossible
} ({ $reason }).

# the laboratory: clusters
option-cluster = Joue sur la grappe Dask dont l’ordonnanceur est à cette adresse, par exemple tcp://192.0.2.7:8786, et non sur cette machine.
cluster-missing = Une grappe demande deux paquets de plus : pip install 'gusher[cluster]'.
cluster-away = Aucun ordonnanceur Dask à l’adresse { $address }. Une adresse se présente ainsi : tcp://192.0.2.7:8786.
cluster-idle = L’ordonnanceur Dask à l’adresse { $address } n’a aucun ouvrier. Lancez-en : dask worker { $address }
cluster-lacks = Il manque à un ouvrier de la grappe le paquet « { $package } ». Tous ont besoin de ce que possède cette machine.
cluster-killed = Chaque fois qu’un ouvrier de la grappe recevait certaines parties, il s’arrêtait net. Les journaux des ouvriers en disent plus.
cluster-version = Tous les ouvriers de la grappe n’ont pas le même Gusher que cette machine : les résultats pourraient différer. Ici { $here }, là-bas { $there }{ $worker ->
    [no] {""}
   *[other] { " " }({ $worker })
}.

# gusher report
report-summary = Un rapport d’équilibre : beaucoup de parties entre robots, et ce qui en ressort.
report-about = Fait jouer de nombreuses parties entre robots identiques et indique, pour chaque nombre de joueurs, comment les places se partagent les victoires, combien durent les parties, ce qu’il y a à décider, qui menait à quel moment, comment les parties finissent et quelles réponses vont avec la victoire. Avec --vary, les mêmes hasards sont joués avec plusieurs valeurs d’une option, ou sur plusieurs plateaux, et le rapport dit en toutes lettres quelles différences ne sont pas du bruit. La même graine donne le même rapport.
report-example-1 = Une page sur Giganten, d’après 1 000 parties avec chaque nombre de joueurs :
report-example-2 = Que change la distribution des îles ?
report-example-3 = Deux prix changés dans une copie du plateau, face à celui d’origine :
report-option-seats = Seulement avec ce nombre de joueurs ; à défaut, avec chaque nombre que permet le jeu.
report-option-bot = Le robot à toutes les places ; à défaut greedy, ou une recherche rapide là où des robots greedy joueraient toujours la même partie.
report-option-vary = Comparer : une option et ses valeurs (islands=picked,dealt), ou des plateaux (board=le-mien.toml,builtin). La première valeur sert de référence aux autres, le plateau d’origine aux autres plateaux.
report-option-games = Nombre de parties de chaque variante avec chaque nombre de joueurs ; 200 par défaut.
report-option-skill = Mesure aussi ce qu’apporte la réflexion, avec ce nombre de parties par budget ; rien par défaut.
report-option-pace = Secondes qu’il faut aux gens pour une décision, d’où viennent les minutes d’une partie ; sinon un rythme auquel le jeu dure autant que le dit sa boîte.
report-option-html = Écrit le rapport dans ce fichier, sous forme de page.
report-option-pictures = Écrit les images du rapport dans ce dossier, chacune comme fichier SVG.
report-option-parquet = Écrit dans ce fichier une ligne par partie, pour pandas, polars et autres.
report-vary-form = --vary { $given } ne dit pas quoi comparer. Écrivez une option et au moins deux valeurs, par exemple { $example }.
report-vary-twice = --vary { $given } nomme deux fois la même valeur.
report-vary-many = --vary compare au plus { $most } variantes ; { $given } en a davantage.
report-vary-board = --vary board=… ne va pas avec --board : il nomme lui-même ses plateaux.
report-board-game = { $file } est un plateau de { $owner }, pas de { $game }.
report-parquet-missing = --parquet demande un paquet de plus : pip install 'gusher[research]'.
report-written = Le rapport est dans { $file }.
report-playing = Parties
report-title = Rapport d’équilibre : { $game }

# gusher report : la page
lab-head = Gusher · laboratoire
lab-changes = { $count ->
    [one] Ce que change { $variant }
   *[other] Ce que change { $variant }, en { $count } endroits
}
lab-found = Ce qui ressort
lab-nothing = Rien que le hasard n’explique. Les chiffres ci-dessous disent avec quelle finesse on a regardé.
lab-undecided = À { $seats } joueurs, ces parties ne disent pas si { $variant } rend le jeu { $parts }.
lab-same-turns = plus long ou plus court ({ $after } tours dans les deux cas)
lab-same-fairness = plus ou moins équitable ({ $after } points de victoires entre la meilleure et la moins bonne place dans les deux cas)
lab-same-luck = plus ou moins dépendant de la chance (les tirages expliquent { $after } % des victoires dans les deux cas)
lab-undecided-more-turns = plus long ({ $after } tours au lieu de { $before })
lab-undecided-less-turns = plus court ({ $after } tours au lieu de { $before })
lab-undecided-more-fair = plus équitable ({ $after } points de victoires entre la meilleure et la moins bonne place, au lieu de { $before })
lab-undecided-less-fair = moins équitable ({ $after } points de victoires entre la meilleure et la moins bonne place, au lieu de { $before })
lab-undecided-more-luck = plus dépendant de la chance (les tirages expliquent { $after } % des victoires au lieu de { $before } %)
lab-undecided-less-luck = moins dépendant de la chance (les tirages expliquent { $after } % des victoires au lieu de { $before } %)
report-nothing = Rien ne ressort que le hasard n’explique.
report-page = Une page avec tous les chiffres : --html FICHIER.
lab-careful = Attention :
lab-alike = Sur { $games } parties ({ $variant }), { $different } seulement étaient différentes : ces robots laissent trop peu au hasard, et les intervalles sont plus étroits qu’ils ne devraient. Prenez un robot qui varie son jeu.
lab-failures = { $count ->
    [one] Une partie ({ $variant }) a été interrompue par la défaillance d’un robot ; elle n’est pas comptée.
   *[other] { $count } parties ({ $variant }) ont été interrompues par la défaillance d’un robot ; elles ne sont pas comptées.
}
lab-with-players = À { $seats } joueurs :
lab-players = { $seats } joueurs
lab-played = { $games } parties de chaque variante avec chaque nombre de joueurs, le robot « { $bot } » à toutes les places, graine { $seed }, version { $rules } des règles.
lab-found-seats = les places ne se valent pas ({ $variant }) : la place { $seat } gagne { $share } des parties, au lieu de { $even } à égalité.
lab-found-order = l’ordre du tour compte ({ $variant }) : qui joue { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en { $place }e
} gagne { $share } des parties, au lieu de { $even } à égalité.
lab-more-turns = { $variant } allonge la partie : { $after } tours au lieu de { $before }.
lab-less-turns = { $variant } raccourcit la partie : { $after } tours au lieu de { $before }.
lab-more-questions = { $variant } demande plus de décisions : { $after } par partie au lieu de { $before }.
lab-less-questions = { $variant } demande moins de décisions : { $after } par partie au lieu de { $before }.
lab-more-choices = { $variant } offre plus de choix : { $after } réponses en moyenne au lieu de { $before }.
lab-less-choices = { $variant } offre moins de choix : { $after } réponses en moyenne au lieu de { $before }.
lab-more-forced = avec { $variant }, davantage de questions n’ont qu’une réponse : { $after } % au lieu de { $before } %.
lab-less-forced = avec { $variant }, moins de questions n’ont qu’une réponse : { $after } % au lieu de { $before } %.
lab-more-lead-changes = avec { $variant }, la tête change plus souvent : { $after } fois par partie au lieu de { $before }.
lab-less-lead-changes = avec { $variant }, la tête change moins souvent : { $after } fois par partie au lieu de { $before }.
lab-more-drama = avec { $variant }, les vainqueurs reviennent de plus loin : { $after } points de chance au lieu de { $before }.
lab-less-drama = avec { $variant }, les vainqueurs reviennent de moins loin : { $after } points de chance au lieu de { $before }.
lab-more-decided = avec { $variant }, la partie se décide plus tard : à { $after } % de sa durée au lieu de { $before } %.
lab-less-decided = avec { $variant }, la partie se décide plus tôt : à { $after } % de sa durée au lieu de { $before } %.
lab-more-points = avec { $variant }, les joueurs finissent avec plus de points : { $after } en moyenne au lieu de { $before }.
lab-less-points = avec { $variant }, les joueurs finissent avec moins de points : { $after } en moyenne au lieu de { $before }.
lab-more-margin = avec { $variant }, le vainqueur a plus d’avance : { $after } points au lieu de { $before }.
lab-less-margin = avec { $variant }, le vainqueur a moins d’avance : { $after } points au lieu de { $before }.
lab-more-shared = avec { $variant }, davantage de victoires sont partagées : { $after } % au lieu de { $before } %.
lab-less-shared = avec { $variant }, moins de victoires sont partagées : { $after } % au lieu de { $before } %.
lab-more-fair = avec { $variant }, les places se valent davantage : { $after } points de victoires entre la meilleure et la moins bonne, au lieu de { $before }.
lab-less-fair = avec { $variant }, les places se valent moins : { $after } points de victoires entre la meilleure et la moins bonne, au lieu de { $before }.
lab-more-luck = avec { $variant }, gagner tient davantage à la chance : les tirages en expliquent { $after } % au lieu de { $before } %.
lab-less-luck = avec { $variant }, gagner tient moins à la chance : les tirages en expliquent { $after } % au lieu de { $before } %.
lab-measure-luck = Chance, en %
lab-about-luck = La part des victoires que les tirages expliquent, autant que l’estimation propre au jeu voit ce qu’ils valent.
report-option-luck = Pour tant de parties, on calcule la chance de chaque place, tirage par tirage ; 60 par défaut. Cela prend du temps.
lab-seat = Place { $seat }
lab-seats = Victoires par place ({ $variant })
lab-seats-about = Avec leurs intervalles à 95 % ; le trait pointillé marque l’égalité.
lab-place = { $place ->
    [1] En premier
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] N° { $place }
}
lab-order = Victoires selon l’ordre du tour ({ $variant })
lab-order-about = Selon qui joue le premier tour de la partie, le deuxième et ainsi de suite. Avec leurs intervalles à 95 % ; le trait pointillé marque l’égalité.
lab-lengths = Durée en tours
lab-lengths-about = Combien de parties ont duré tant de tours.
lab-scores = Points à la fin
lab-scores-about = Combien de joueurs ont fini avec tant de points.
lab-course = La chance du vainqueur au fil de la partie
lab-course-about = Ce que l’estimation propre au jeu donnait au futur vainqueur, du premier tour au dernier. Plus la courbe monte tôt, plus tôt les parties sont jouées.
lab-course-begin = début
lab-course-end = fin
lab-skill = Ce qu’apporte la réflexion ({ $variant })
lab-skill-about = Un robot qui réfléchit contre des robots greedy, en points Elo, avec les intervalles à 95 % ; sur le trait pointillé, il serait aussi fort qu’eux.
lab-skill-search = recherche
lab-elo = { $value }
lab-measures = Les chiffres d’une partie
lab-measure = Mesure
lab-interval = { $low } à { $high }
lab-measure-turns = Tours
lab-about-turns = Du premier au dernier, tous joueurs ensemble.
lab-measure-minutes = Minutes
lab-about-minutes = { $source ->
    [given] Les décisions, à { $seconds } secondes l’une.
    [box] Les décisions, à { $seconds } secondes l’une : à ce rythme, { $variant } dure autant que le dit la boîte, sur tous les nombres de joueurs de ce rapport. --pace en fixe un autre.
   *[assumed] Les décisions, à { $seconds } secondes l’une, ce qui est une supposition. --pace en fixe un autre.
}
lab-minutes-change = À { $seconds } secondes l’une, cela fait environ { $after } minutes au lieu de { $before }.
lab-measure-questions = Décisions
lab-about-questions = Questions qui ont plus d’une réponse possible.
lab-measure-choices = Choix
lab-about-choices = Réponses possibles à une décision, en moyenne.
lab-measure-forced = Forcées, en %
lab-about-forced = Questions qui n’avaient qu’une réponse possible.
lab-measure-lead-changes = Changements de tête
lab-about-lead-changes = D’après l’estimation propre au jeu.
lab-measure-drama = Suspense
lab-about-drama = Le plus grand retard du futur vainqueur, en points de chance.
lab-measure-decided = Décidée à, en %
lab-about-decided = À partir de là, le vainqueur a toujours mené.
lab-measure-points = Points
lab-about-points = D’un joueur à la fin, en moyenne.
lab-measure-margin = Avance
lab-about-margin = Points entre le premier et le deuxième.
lab-measure-shared = Victoires partagées, en %
lab-about-shared = Parties gagnées par plusieurs joueurs ensemble.
lab-ends = Comment finissent les parties
lab-end = { $variant ->
    [no] { $share } : { $reason }
   *[other] { $variant }, { $share } : { $reason }
}
lab-end-usual = de la façon habituelle
lab-uses = Réponses et victoires ({ $variant })
lab-uses-about = Qui donne une réponse gagne peut-être grâce à elle, ou la donne parce qu’il mène déjà : ces chiffres disent où regarder. Les réponses sont écrites comme dans les journaux. Un point marque ce qui n’est pas du bruit.
lab-use-answer = Réponse
lab-use-seats = Donnée par
lab-use-times = Fois
lab-use-wins = Victoires avec
lab-use-without = Victoires sans
lab-reading = Comment lire ce rapport
lab-reading-1 = Un intervalle à 95 % manque la vraie valeur une fois sur vingt. C’est pourquoi ce qui ressort plus haut obéit à une règle plus stricte : tous les tests du rapport ensemble donnent une fausse alerte dans un rapport sur vingt au plus (méthode de Holm). Ce qu’un petit rapport ne trouve pas peut exister malgré tout.
lab-reading-2 = Les variantes rencontrent les mêmes hasards, partie par partie, et sont comparées partie par partie. Dès que leurs chemins se séparent, leur chance diffère aussi.
lab-reading-3 = Les robots ne sont pas des gens. Ce qu’ils ne comprennent pas, ils ne s’en servent pas, et ce qui gagne entre eux peut perdre entre gens ; un robot plus fort à toutes les places (--bot) met chaque constat à l’épreuve.
lab-reading-4 = Qui mène, c’est l’estimation propre au jeu qui le dit, celle du robot greedy, aux moments où rien n’est à moitié fait.
# gusher ladder
ladder-summary = La force des niveaux d’un jeu, en une fois.
ladder-about = Fait jouer les niveaux d’un jeu entre eux et les range du plus fort au plus faible, chacun avec sa cote en points Elo et l’intervalle à 95 % de son écart avec le niveau moyen, placé à 1000. Les voisins jouent aux mêmes tables ; les places tournent.
ladder-example-1 = 100 parties par table, et une image :
ladder-example-2 = Jusqu’à savoir pour tous les voisins si 50 points les séparent, avec un autre robot en plus, en JSON :
ladder-option-games = Nombre de parties par table ; 40 par défaut, et au plus 2000 avec --until.
ladder-option-until = Joue jusqu’à savoir avec cette certitude, en pour cent, pour tous les niveaux voisins, si au moins 50 points les séparent.
ladder-option-also = Un autre robot à mesurer avec les niveaux ; peut être répété.
ladder-option-svg = Dessine l’échelle dans ce fichier.
ladder-option-save = Écrit l’échelle dans ce fichier, comme un jeu la garde (ladder.toml).
ladder-heading = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats }
ladder-column-rating = Cote
ladder-column-interval = Interv. 95 %
ladder-column-ahead = Sur le suivant

# gusher replay
replay-summary = Rejoue un journal, vérifie chaque pas, montre la position.
replay-about = Rejoue un journal avec toutes les vérifications et montre la dernière position, ou celle qui suit une entrée donnée. Un journal abîmé est refusé, avec la ligne et la raison. « - » lit le journal sur l’entrée standard.
replay-example-1 = La fin d’une partie :
replay-example-2 = La position après l’entrée 12, aussi en image :
replay-example-3 = Où est passé tout l’argent :
replay-option-to = S’arrête après cette entrée.
replay-option-svg = Écrit la position en image SVG ; « - » l’écrit sur la sortie standard à la place du texte.
replay-option-viewer = Montre ce que voit cette place, à partir de 1 ; à défaut, ce que tous voient.
replay-option-steps = Raconte chaque pas.
replay-option-ledger = Imprime le livre de comptes : tout ce qui est entré dans les mains des joueurs ou en est sorti, et pourquoi.
replay-no-ledger = { $game } ne tient pas de livre de comptes.
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

# gusher analyse, et ce que dit une analyse où qu’on la lise
analyse-summary = Analyse une partie finie : chances, tournants, chance et habileté, erreurs.
analyse-about = Rejoue une partie finie et juge chaque tour, chaque tirage et chaque décision d’après ce que les joueurs savaient : les chances de gagner de chacun au fil de la partie, les moments qui les ont le plus changées, la part de la chance et celle de l’habileté dans le résultat, et ce qui aurait été meilleur, avec les raisons. En chances de gagner, départ + chance + habileté = résultat. Le même journal, la même profondeur et la même graine donnent la même analyse. « - » lit le journal sur l’entrée standard.
analyse-example-1 = Comment s’est passée une soirée :
analyse-example-2 = La même chose en page pour le navigateur, vue de plus près :
analyse-option-depth = Avec quelle finesse regarder : { $known }. usual par défaut ; deep prend quatre fois plus de temps.
analyse-option-seed = Le même nombre donne la même analyse ; 1 par défaut.
analyse-option-html = Écrit tout, avec la courbe, dans un seul fichier HTML qui se suffit à lui-même.
metavar-depth = PROFONDEUR
analyse-working = Analyse
analyse-written = La page est dans { $file }.
analysis-running = Cette partie n’est pas finie ({ $n ->
    [one] elle a { $n } entrée
   *[other] elle a { $n } entrées
}). On n’analyse qu’une partie finie : avant la fin, personne n’apprend plus qu’un conseil pour sa propre place.
analysis-empty = Personne n’a joué dans cette partie : il n’y a rien à analyser.
insight-title = { $game } : après la partie
insight-judge = Jugé par { $judge ->
    [weighing] comparaison d’idées
    [weighing-learned] comparaison d’idées, avec une valeur apprise
   *[search] recherche arborescente
}, { $worlds ->
    [one] un seul monde
   *[other] { $worlds } mondes
} pour chaque question, graine { $seed }. Chaque avenir est joué jusqu’à une position calme avant d’être jugé.
insight-note-uncalibrated = On n’a pas mesuré à quelle fréquence les estimations de ce jeu se vérifient.
insight-note-own-board = Joué sur un plateau personnel ; les estimations ont été mesurées sur celui d’origine.
insight-note-old-rules = Joué avec une version antérieure des règles ; les estimations ont été mesurées avec l’actuelle.
insight-seats = Chance et habileté
insight-column-name = Joueur
insight-column-start = Départ
insight-column-luck = Chance
insight-column-skill = Habileté
insight-column-result = Résultat
insight-column-loss = Perte par décision
insight-column-verdicts = Erreurs
insight-verdicts = { $inaccurate } / { $mistake } / { $blunder }
insight-counted-inaccurate = { $number ->
    [one] { $number } imprécision
   *[other] { $number } imprécisions
}
insight-counted-mistake = { $number ->
    [one] { $number } erreur
   *[other] { $number } erreurs
}
insight-counted-blunder = { $number ->
    [one] { $number } bévue
   *[other] { $number } bévues
}
insight-counted-none = aucune faute visible
insight-verdicts-help = En chances de gagner : départ + chance + habileté = résultat. L’habileté dit de combien les décisions du joueur, et celles des autres, étaient meilleures ou pires que celles d’un robot moyen ; la chance est tout le reste. Les erreurs se comptent par rapport au meilleur coup trouvé : imprécisions / erreurs / bévues.
insight-seat-both = { $seat } { $played ->
    [faultless] n’a commis aucune faute visible
    [best] a le mieux joué
    [second] a joué la deuxième meilleure partie
    [third] a joué la troisième meilleure partie
   *[last] a joué le moins précisément
} et a eu { $lucky ->
    [best] le plus de chance
    [good] de la chance
    [bad] de la malchance
   *[last] le moins de chance
}.
insight-seat-skill = { $seat } { $played ->
    [faultless] n’a commis aucune faute visible
    [best] a le mieux joué
    [second] a joué la deuxième meilleure partie
    [third] a joué la troisième meilleure partie
   *[last] a joué le moins précisément
}. La chance n’y était pour rien.
insight-cause-won-luck = La victoire tient surtout à la chance.
insight-cause-won-skill = La victoire tient surtout aux décisions{ $whose ->
    [others] { " " }des autres
   *[own] { "" }
}.
insight-cause-won-both = La victoire tient à la chance comme aux décisions{ $whose ->
    [others] { " " }des autres
   *[own] { "" }
}.
insight-cause-lost-luck = La défaite tient surtout à la malchance.
insight-cause-lost-skill = La défaite tient surtout aux décisions{ $whose ->
    [others] { " " }des autres
   *[own] { "" }
}.
insight-cause-lost-both = La défaite tient à la malchance comme aux décisions{ $whose ->
    [others] { " " }des autres
   *[own] { "" }
}.
insight-turning = Tournants de la partie
insight-turning-none = Aucun moment n’a nettement changé les chances à lui seul.
insight-turning-draw = { $seat } passe de { $before } à { $after }, par la chance du tirage. { $what }
insight-turning-decision = { $seat } passe de { $before } à { $after }, surtout par une décision. { $what }
insight-turning-play = { $seat } passe de { $before } à { $after } au fil du jeu. { $what }
insight-answered = { $seat } : « { $answer } ».
insight-losses = Ce qui aurait été meilleur
insight-losses-none = Aucune décision n’a perdu quoi que ce soit qu’on puisse distinguer du hasard.
insight-verdict-inaccurate = imprécision
insight-verdict-mistake = erreur
insight-verdict-blunder = bévue
insight-loss = « { $played } » au lieu de « { $best } » a coûté { $loss } de chances de gagner.
insight-loss-points = « { $played } » au lieu de « { $best } » a coûté { $loss } de chances de gagner, et environ { $points } à la fin.
insight-why = Pourquoi « { $best } » était meilleur :
insight-at = Coup { $n }, { $seat }
insight-moment = Après le coup { $n }
insight-axis = tours
insight-unit = { $sign }{ $amount } %
insight-chart-open = Chances de gagner, cartes sur table
insight-chart-known = Chances de gagner, selon ce que chacun savait

# The same beside the replay, and playing on
insight-way = de { $start } à { $result }
insight-show = Montrer
insight-play-on = Reprendre la partie ici
insight-level = Force des robots
insight-others = Ce que les autres auraient pu mieux faire
insight-offer = Comment vos chances ont évolué, quels moments ont compté, chance et habileté, et ce qui aurait été meilleur. Cela prend environ une minute, en arrière-plan.
insight-begin = Analyser cette partie
insight-underway = La partie est en cours d’analyse…
insight-failed-ended = L’analyse n’a pas abouti : le processus qui y travaillait s’est arrêté deux fois, ou a pris trop de temps. Le serveur manque peut-être de mémoire.
insight-failed-log = L’analyse n’a pas pu commencer : le programme, tel qu’il est aujourd’hui, ne sait pas lire le journal de cette partie.
insight-failed-gone = L’analyse a été interrompue : le serveur a redémarré, ou a cessé d’y travailler.
insight-failed-crowded = L’analyse a été abandonnée : trop d’autres attendent la leur. Réessayez dans quelques minutes.
insight-failed-error = L’analyse a échoué : une erreur s’est produite sur le serveur. La personne qui le tient en trouvera la raison dans son journal.
insight-again = Réessayer
insight-tab = Analyse
insight-onward-title = Reprendre à partir de ce moment
insight-onward-help = Une nouvelle table qui a suivi le même chemin, avec des robots aux autres places. Qui répond comme avant rencontre la même chance.
insight-onward-seat = Votre place
insight-onward-beside = Face à la première partie
insight-onward-link = Voir la première partie
insight-onward-hidden = Cette partie a été reprise au coup { $n } d’une autre.
insight-onward-better = { $seat } a fait mieux que dans la première partie, reprise au coup { $n } : { $ended }.
insight-onward-worse = { $seat } a fait moins bien que dans la première partie, reprise au coup { $n } : { $ended }.
insight-onward-same = { $seat } a fini comme dans la première partie, reprise au coup { $n } : { $ended }.
insight-onward-place = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
} ({ $points })
insight-onward-instead = { $now } au lieu de { $then }
insight-onward-again = de nouveau { $now }, au lieu de { $points }
insight-onward-alike = Toutes les réponses étaient les mêmes qu’alors.
insight-onward-others = Les parties se séparent au coup { $n }, où { $seat } a répondu autrement.
insight-onward-parted = Au coup { $n }, { $seat } a répondu « { $now } » au lieu de « { $then } » ; avant ce tour, les chances de gagner étaient de { $chance }.
insight-onward-lost = En chances de gagner, la réponse de la première partie a perdu { $then }, celle-ci { $now }.
insight-onward-nothing = rien
table-onward-running = On ne peut reprendre qu’une partie arrivée à sa fin.
table-onward-older = Cette partie a été jouée avec d’anciennes règles ou gardée sous une ancienne forme : on peut la revoir, mais pas la reprendre.
table-onward-over = La partie y est déjà finie : choisissez un moment plus tôt.
table-onward-seat = Cette place n’existe pas dans cette partie.
api-do-analysis = Où en est l’analyse d’une partie finie, et tout son contenu quand elle est faite : les chances au fil du temps, la chance et l’habileté de chaque place, les tournants, et ce qui aurait été meilleur. Refusé avant la fin de la partie.
api-do-analyse = Commence l’analyse d’une partie finie. Elle se fait une seule fois, en arrière-plan, et reste conservée ; demandez encore pour voir où elle en est.

# What the analyses of one’s own games come to
insight-mine-title = Chance et habileté dans vos parties
insight-mine = { $games ->
    [one] Dans la partie analysée, vous avez gagné { $result } ; sans la chance, ç’aurait été { $adjusted }.
   *[other] Dans les { $games } parties analysées, vous avez gagné { $result } ; sans la chance, ç’aurait été { $adjusted }.
}
insight-mine-chart = Chances de gagner perdues par décision, partie après partie
insight-mine-rule = { $times ->
    [one] C’est dans « { $chapter } » que vous avez le plus perdu, à une seule question ; sa règle :
   *[other] C’est dans « { $chapter } » que vous avez le plus souvent perdu, { $times } fois à la même question ; sa règle :
}
insight-mine-lesson = La partie guidée pose elle aussi cette question : question { $number } sur { $questions }.
insight-practise = S’y exercer

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

# gusher board, and --board
option-board = Joue sur votre plateau au lieu du nôtre (« gusher board » dit comment en faire un) ; une fois par jeu.
metavar-deed = check|diff|show
metavar-board = FICHIER|JEU
board-summary = Votre propre plateau : voir le nôtre, le corriger, le vérifier, dire ce qui diffère.
board-about = Une partie des plateaux et des cartes est reconstituée, faute de source. Qui possède la boîte peut faire mieux : « show » affiche les données d’un jeu, avec l’origine de chaque partie ; enregistrez-les, corrigez-les, puis « check » les relit, énumère ce qui diffère des nôtres et joue des parties d’essai. « diff » énumère seulement ce qui diffère : envoyez-le à la personne qui tient votre serveur, ou ouvrez un ticket auprès du projet, et tous en profiteront. Toutes les commandes acceptent le fichier avec --board.
board-example-1 = Nos données d’un jeu, dans un fichier à corriger :
board-example-2 = Le fichier tient-il debout ?
board-example-3 = Ce qui diffère du nôtre, à nous envoyer :
board-playing = Parties d’essai de { $game }
board-changed = { $place } : { $own } au lieu de { $builtin }
board-nothing = rien
board-fine = { $count ->
    [0] Le fichier dit la même chose que le nôtre. Rien à corriger dans { $game }.
    [one] Le fichier est bon, avec 1 changement. Jouez dessus avec --board ; les journaux de { $game } porteront sa marque { $board }.
   *[other] Le fichier est bon, avec { $count } changements. Jouez dessus avec --board ; les journaux de { $game } porteront sa marque { $board }.
}
board-fine-names = { $count ->
    [one] Le fichier est bon, avec 1 nom changé.
   *[other] Le fichier est bon, avec { $count } noms changés.
} Les noms ne changent rien au jeu : les journaux de { $game } restent ceux de notre plateau.
board-same = Le fichier dit la même chose que notre plateau de { $game }.
board-faults = { $count ->
    [one] 1 chose à corriger.
   *[other] { $count } choses à corriger.
}
board-toml = « { $file } » n’est pas un fichier TOML : { $reason }.
board-large = « { $file } » dépasse { $most } octets. Aucun plateau n’est si gros.
board-line = « { $file } » : la ligne { $line } dépasse { $most } caractères.
board-deep = « { $file } » emboîte trop de listes ou de tables.
board-long = { $place } dépasse { $most } caractères.
board-game = « { $file } » doit dire à sa première ligne de quel jeu il s’agit, par exemple game = "giganten". Jeux : { $known }.
board-twice = « { $file } » : il y a déjà un plateau pour { $game }. Donnez-en un par jeu.
board-none = { $game } n’a pas de fichier de données que l’on pourrait corriger.
board-late = « { $file } » : { $game } est déjà chargé avec un autre plateau.
board-kind = { $place } doit être { $want ->
    [number] un nombre
    [word] un texte entre guillemets
    [switch] true ou false
    [list] une liste entre crochets
   *[table] une table
}.
board-length = { $place } doit compter { $want } éléments ; il en a { $given }.
board-missing = { $place } manque.
board-extra = { $place } est inconnu ici. Connus : { $known }.
board-word = { $place } : « { $given } » est inconnu. Connus : { $known }.
board-count = { $place } : il en faut { $want }, et non { $given }.
board-range = { $place } doit aller de { $least } à { $most } ; { $given } ne va pas.
board-alike = { $place } : « { $given } » y figure deux fois.
board-identifier = { $place } ne peut compter que des lettres, des chiffres et des traits bas, et commence par une lettre.
board-room = { $place } doit compter de 1 à { $most } caractères : le plateau n’a pas plus de place.
board-unprintable = { $place } contient un caractère qui ne s’imprime pas.
board-unplayable = On ne peut pas jouer sur ce plateau ({ $setting } ; { $check }) : { $reason }

# gusher train
train-summary = Faire apprendre aux robots à juger un jeu.
train-about = Joue des parties entre robots variés, en apprend comment finissent les positions, et dit avec quel succès sur des parties qui n’ont pas servi à apprendre. Tout est gardé dans un dossier : qui s’arrête et relance la commande continue de là. La même graine donne les mêmes poids. Demande l’extra « lab ».
train-example-1 = Des poids absurdes apprennent à juger, en quelques minutes :
train-example-2 = Trois joueurs, beaucoup de parties, deux fois, en JSON :
train-option-seats = Pour combien de joueurs ; le nombre habituel par défaut.
train-option-games = Nombre de parties de chaque génération ; 200 par défaut.
train-option-generations = Combien de fois : chaque génération joue avec ce que la précédente a appris. 1 par défaut.
train-option-hidden = Taille de la couche cachée ; 48 par défaut, 0 pour une simple somme pondérée.
train-option-seed = Nombre qui décide de tous les tirages ; 0 par défaut.
train-option-spoiled = Part de poids absurdes au lieu du jugement propre au jeu.
train-option-duel = Parties finales, de ce qui a été appris contre le point de départ ; 40 par défaut.
train-option-into = Où tout est gardé ; sinon gusher-train-JEU-JOUEURS, ici.
train-playing = Jouer et apprendre
train-no-features = { $game } ne nomme rien dont on puisse apprendre. Un jeu le fait dans features.py.
train-seats = { $game } ne se joue pas à { $given }, mais à { $seats }.
train-lab = L’entraînement demande { $missing }. Installez Gusher avec son extra « lab » : pip install '.[lab]'.
train-other-plan = { $folder } contient un entraînement réglé autrement. Nommez un autre dossier (--into), ou supprimez celui-ci.
train-generation = Génération
train-stage = Étape
train-stage-start = au départ
train-stage-linear = somme pondérée
train-stage-net = réseau
train-positions = Positions
train-loss = Perte
train-by-hand = À la main
train-foresight = Prévision
train-number = { NUMBER($value) }
train-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
train-share = { NUMBER($share, minimumFractionDigits: 1) } %
train-line-loss = appris
train-line-by-hand = le jugement propre au jeu
train-line-blind = tous les joueurs égaux
train-axis = époques
train-verdict = { $verdict ->
    [nothing] Sur des parties inconnues, il ne juge pas mieux qu’au départ.
    [some] Il juge des parties inconnues mieux qu’au départ, mais pas mieux que le jugement propre au jeu.
   *[better] Il juge des parties inconnues mieux qu’au départ, et mieux que le jugement propre au jeu.
}
train-duel = { $games ->
    [one] En { $games } partie
   *[other] En { $games } parties
} contre le point de départ, il a gagné { NUMBER($won, minimumFractionDigits: 1) } % (95 % : de { NUMBER($low, minimumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1) } ; l’égalité serait { NUMBER($even, minimumFractionDigits: 1) } %).
train-written = Les poids sont dans { $value }, la courbe dans { $curve }.

# Les jugements appris (kernel/values.py)
value-damaged = Le jugement appris de { $game } à { $seats } joueurs est abîmé.
value-elsewhere = Le jugement appris de { $game } à { $seats } joueurs vient d’un autre jeu ou d’un autre nombre de joueurs.
value-features = Le jugement appris de { $game } à { $seats } joueurs repose sur d’autres données. Entraînez-le de nouveau.

# gusher bench
bench-summary = La vitesse du moteur sur cette machine.
bench-about = Mesure chaque jeu : décisions, parties entières, copies de positions et itérations de recherche par seconde, et le temps pour rejouer un journal.
bench-example-1 = Tous les jeux :
bench-example-2 = Un seul jeu, plus longtemps, en JSON :
bench-option-seconds = Durée de chaque mesure ; 2 par défaut.
bench-doing = Mesure de { $what }…
bench-engine = { $compiled ->
    [yes] Moteur compilé
   *[no] Moteur non compilé
}, Python { $python }
bench-measure = Mesure
bench-number = { NUMBER($value, maximumFractionDigits: 6) }
bench-decisions_per_s = Décisions par seconde
bench-games_per_s = Parties par seconde
bench-clones_per_s = Copies de positions par seconde
bench-features_us = Microsecondes pour les caractéristiques d’une position
bench-search_iterations_per_s = Itérations de recherche par seconde
bench-replay_s = Secondes pour rejouer un journal
bench-page_ms = Millisecondes par mise à jour de page (95 % en prennent moins)
bench-page_kb = Plus grande mise à jour, compressée, en Ko
bench-replay_entries = Entrées de ce journal

# gusher play
play-summary = Jouer dans ce terminal, contre des robots ou entre amis.
play-about = Ouvre une table dans ce terminal. Sauf indication contraire, vous êtes à la place 1 et des robots occupent les autres. À la table, ? explique ce que l’on peut taper.
play-example-1 = Vous contre un robot :
play-example-2 = Le jeu avancé contre un robot plus rapide, conservé dans un fichier :
play-option-seats = Nombre de joueurs ; à défaut, celui qui est habituel pour le jeu.
play-option-bot = Le robot de toutes les autres places ; répété, un pour chacune. { $default_bot } par défaut.
play-option-me = Votre place, à partir de 1.
play-option-humans = Nombre de personnes devant cet écran, aux premières places.
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
play-bot = { $name } (robot { $bot })
play-welcome = { $game } : { $players }. Tapez ? pour l’aide.
play-resumed = { $entries ->
    [one] La partie reprend après { $entries } entrée.
   *[other] La partie reprend après { $entries } entrées.
}
play-thinking = { $name } réfléchit…
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
play-help-answer = Tapez une réponse en mots, par exemple « { $example } », aussi abrégée que vous voulez tant qu’elle reste claire, ou son numéro dans la liste, par exemple #1. Ou bien :
play-help-help = cette aide
play-help-list = la liste de tous les choix
play-help-hint = un conseil : ce que ferait un robot
play-help-undo = reprendre votre dernière réponse
play-help-scores = les scores, expliqués
play-help-rule = la règle derrière la question ; r et un numéro montre cette règle
play-help-write = w et un nom de fichier conserve la partie dans ce fichier
play-help-quit = quitter la table
play-word-help = aide
play-word-list = liste
play-word-hint = conseil
play-word-undo = reprendre
play-word-scores = scores
play-word-rule = règle
play-word-write = écrire
play-word-quit = quitter
play-hint-thinking = Recherche d’un conseil…
play-hint = Conseil : { $answer }. Chances de gagner estimées : { $chance }.
play-hint-next = Ensuite : { $answer }
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
table-link = Ce lien n’ouvre rien. Il est incomplet, ou il a déjà servi : le lien d’un ami sert une fois, puis la table se trouve sur l’accueil du navigateur qui l’a utilisé.
table-seat = Cette place n’est pas la vôtre.
table-seat-taken = Cette place n’est plus libre.
table-seat-kind = « { $given } » ne désigne personne qui puisse s’asseoir ici. Choix possibles : { $known }.
table-stale = La position a changé entre-temps ; voici la nouvelle.
table-key = Chaque réponse doit porter sa propre clé, de 1 à { $most } caractères.
table-no-takeback = Personne n’attend votre accord pour reprendre un coup.
table-which-wish = Précisez quelle reprise vous acceptez : « wish » doit être le « takeback.id » que donne la table.
table-other-wish = On ne souhaite plus reprendre ce coup. Regardez ce qui est demandé maintenant.
table-secret-key = La clé avec laquelle on prend une place doit être difficile à deviner : de { $least } à { $most } caractères tirés au hasard.
table-nothing-to-take-back = Vous n’avez aucune réponse à reprendre.
choice-grouped = { $group }, { $rest }
table-rewinds = On est déjà revenu { $most } fois en arrière ici : il est temps de se décider.
table-aside-game = Cette partie est mise de côté : son jeu, { $game }, n’est pas installé ici. Elle reprendra dès que la personne qui tient ce serveur l’aura réinstallé.
table-aside-rules = Cette partie est mise de côté : elle suit la version { $given } des règles, et ce serveur joue avec la version { $known }. Un Gusher qui connaît la version { $given } peut la continuer : la personne qui tient ce serveur peut le lancer avec une sauvegarde d’avant la mise à jour.
table-aside-board = Cette partie est mise de côté : elle s’est jouée sur { $given ->
    [none] notre plateau, et ce serveur en utilise un autre. Elle reprendra dès qu’il sera lancé sans ce plateau.
   *[other] un plateau particulier, marqué { $given }, que ce serveur n’utilise pas. Elle reprendra dès qu’il sera lancé avec le fichier de ce plateau (--board).
}
table-aside-changed = Cette partie est mise de côté : au coup { $n }, les règles actuelles mènent à une position différente de celle d’alors. Le Gusher avec lequel elle a été jouée peut encore la montrer.
table-aside-log = Cette partie est mise de côté : l’entrée { $n } de son journal ne peut pas être jouée. Le journal est peut-être abîmé ; une sauvegarde peut être intacte.
table-aside-broken = Cette partie est mise de côté : une erreur du jeu ou de Gusher empêche de la rejouer. La personne qui tient ce serveur la trouvera dans le journal du serveur ; une fois l’erreur corrigée, la partie reprendra.
table-many-tables = Trop de tables ouvertes depuis votre adresse sont encore en cours : { $most } au plus. Terminez-en une d’abord, ou revenez plus tard.
table-many-alone = Trop de tables de robots seuls ouvertes depuis votre adresse sont encore en cours : { $most } au plus. Laissez-en une se terminer d’abord.
table-no-hints = À cette table, les conseils ne sont pas permis.
table-no-takebacks = À cette table, on ne reprend rien au-delà de l’annulation.
table-no-hint = Aucun conseil n’a pu être trouvé à temps. Réessayez.
table-empty-chat = Le message est vide.
table-long-chat = Un message ne peut pas dépasser { $most } caractères.

# Consignes
order-title = { $count ->
    [0] Consignes
   *[other] Consignes ({ $count })
}
order-about = Une consigne répond à votre place quand on vous interroge. Les autres n’en voient rien.
order-give = Donner
order-give-this = Donner cette consigne : { $order }
order-cancel = Annuler
order-cancel-this = Annuler cette consigne : { $order }
order-told = { $line } Selon votre consigne.
table-order-unknown = Ce jeu ne connaît pas de consigne « { $given } ». Choix possibles : { $known }.
table-order-closed = Cette consigne ne peut pas être donnée en ce moment.
table-order-limit = La limite de cette consigne va de { $least } à { $most }.
api-do-orders = Les consignes de la place, celles qu’elle pourrait donner maintenant, et les entrées que ses consignes ont données. Elle seule peut les lire.
api-do-order = Donne une consigne : désormais le serveur répond à certaines questions en son nom. Elle remplace celle qui porte sur la même question et dure aussi longtemps. Pour les autres, c’est une réponse ordinaire.
api-do-cancel-order = Annule une consigne de la place.

# Pages à lire : livret de règles, relecture, liens, résultat
web-rules = Livret de règles
web-rules-title = { $game } : les règles
web-rules-contents = Sommaire
web-rules-play = Jouer maintenant
web-replay-title = { $game } : revoir la partie
web-replay-back = Retour à la table
web-replay-board = Le plateau
web-replay-place = Coup { $n } sur { $last }
web-replay-start = Tout est en place ; personne n’a encore joué.
web-replay-choice = { $seat } : { $choice }
web-replay-begun = { $seat } commence son coup.
web-replay-nothing = Rien qui puisse être montré ici.
web-replay-asked = c’est son tour
web-replay-steps = Parcourir la partie
web-replay-first = Au début
web-replay-previous = Un coup en arrière
web-replay-next = Un coup en avant
web-replay-last = À la fin
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-slider = Coup
web-replay-go = Y aller
web-replay-keys = ← → d’un coup à l’autre, Début et Fin pour les extrémités, espace pour lire et suspendre.
web-replay-story = Toute la partie en mots
web-replay-more = En savoir plus sur la partie
web-replay-copy = Copier un lien vers ce coup
web-picture-svg = Image (SVG)
web-picture-png = Image (PNG)
web-log-download = Journal de la partie
web-rematch-join = Rejoindre la revanche
web-share-title = { $game } : les liens de cette table
web-share-copy = Copier le lien
web-share-code = Code QR : { $title }
web-share-own = Continuer sur un autre appareil
web-share-seat = { $name } : continuer sur un autre appareil
web-share-own-about = Ouvrez ce lien sur votre téléphone ou un autre ordinateur et continuez à jouer ; les deux restent à jour. Gardez-le pour vous : qui le possède joue à votre place.
web-share-friend = Inviter { $name }
web-share-friend-about = Envoyez ce lien à la personne qui doit prendre cette place. Il n’ouvre que celle-ci, rien d’autre.
web-share-watch = Inviter des spectateurs
web-share-watch-about = Qui ouvre ce lien voit ce que tout le monde peut voir, sans pouvoir jouer.
web-share-only-here = L’adresse de cette table ne fonctionne que sur cet ordinateur. Pour que d’autres appareils la rejoignent, lancez « gusher serve --host 0.0.0.0 » et ouvrez la table à l’adresse de cet ordinateur sur le réseau.
web-share-nothing = Ce navigateur n’a pas de place à cette table : il n’a aucun lien à transmettre.

# --- l’API web et ce que le serveur refuse avant toute table ---
api-malformed = La requête est illisible. Elle a pu être coupée.
api-cross-site = Cette requête vient d’un autre site, ou ne dit pas d’où elle vient. Revenez à la page et recommencez.
api-not-found = Il n’y a rien à cette adresse.
api-no-ledger = Ce jeu ne tient pas de livre de comptes.
api-no-charts = Ce jeu n’a rien à mettre en courbes.
api-method = Cette adresse n’accepte pas ce genre de requête.
api-slow = La requête a mis trop de temps à arriver. Veuillez recommencer.
api-too-big = La requête est trop grosse : { $most } Kio au plus.
api-media-type = Le contenu doit être envoyé au format { $wanted }.
api-invalid = « { $where } » manque ou n’a pas la bonne forme. Les formes attendues sont décrites à l’adresse /api/docs.
api-too-fast = Trop de requêtes. Veuillez recommencer dans { $seconds } s.
api-broken = Une erreur s’est produite ici, et rien n’a été changé. Veuillez recommencer.
api-no-store = Les tables sont injoignables pour le moment. Réessayez dans un instant : ce qui est envoyé plusieurs fois ne compte qu’une fois.
api-no-picture = L’image n’a pas pu être dessinée à temps. Réessayez.
api-do-games = Tous les jeux avec leurs options, et les robots de ce serveur.
api-do-open = Ouvre une table. La réponse contient le jeton secret de chaque place et du lien de spectateur ; ils ne sont donnés qu’une fois. Une table dont une place est « free » est toujours affichée.
api-do-listed = Les tables affichées qui sont en cours et où quelqu’un est passé récemment : depuis une heure, ou une semaine là où un tour peut prendre des jours. « free » donne les places à prendre, « present » celles dont les joueurs regardent en ce moment.
api-do-position = La position telle qu’une place peut la voir, avec les réponses possibles si la question s’adresse à elle.
api-do-log = Le journal tel qu’une place peut le voir ; le journal entier avec le secret des tirages une fois la partie finie.
api-do-ledger = Le livre de comptes tel qu’une place peut le voir : tout ce qui est entré dans les mains des joueurs ou en est sorti, avec sa cause et le solde. « after » laisse de côté ce qui s’est passé jusqu’à cette entrée.
api-do-charts = Les chiffres des courbes tels qu’une place peut les voir, du début à maintenant.
api-do-arrive = Prend la place du lien d’un ami, dont la fin, après /s/, est le jeton. Le lien ne sert qu’une fois ; la réponse donne le jeton de la place à partir de là.
api-do-join = Prend une place libre. La réponse contient son jeton secret.
api-do-answer = Répond à la question posée, ou à plusieurs de suite : une liste de réponses est jouée en entier ou pas du tout, et seule la dernière peut mener à un tirage, à une révélation ou à un autre joueur. « n » est le numéro de la position ; la même « key » envoyée de nouveau reçoit la même réponse.
api-do-undo = Reprend ce qu’a donné le dernier appel de « answer », tant que la barrière n’est pas franchie.
api-do-takeback = Demande aux autres de reprendre la dernière réponse au-delà de la barrière.
api-do-consent = Accepte ou refuse une reprise demandée par quelqu’un. Pour accepter, il faut préciser laquelle : « wish » est le « takeback.id » de la table.
api-do-hint = Les meilleures réponses trouvées par un robot, la meilleure en tête : les chances de gagner, les points que chacune doit rapporter à la fin, en plus ou en moins de la réponse à laquelle elle est comparée (« against »), et pourquoi. « answer », « action » et « chance » sont ceux de la meilleure. Refusé (403) si la table ne permet pas de conseils.
api-do-preview = Ce qui est certain après une réponse, ou après plusieurs à la suite : tant que rien n’est tiré au sort, que rien n’est dévoilé et que personne d’autre n’est interrogé. Demander ne change rien.
api-do-read-chat = Les dernières lignes de la discussion.
api-do-chat = Dit quelque chose à la table.
api-do-stream = Événements envoyés par le serveur : « news » avec les numéros « n » et « version », d’abord tout de suite, puis après chaque changement. Redemandez alors la position.

# --- les pages où l’on joue ---
web-description = Des jeux de forage épuisés, réunis à une même table dans le navigateur : avec des amis par un lien, ou contre des robots.
web-skip = Aller au contenu
web-foot = Gusher est un logiciel libre. Les jeux appartiennent à leurs auteurs ; les dessins et les textes sont de nous.
web-boards = Les plateaux sont-ils fidèles ?
web-boards-here = Ce plateau est-il fidèle ?
web-boards-eyebrow = Données
web-boards-tagline = Ce qu’une source montre, ce qui s’en déduit, ce qui est de nous.
web-boards-words = Les règles des quatre jeux viennent de leurs livrets ou de traductions de ceux-ci. Pour les plateaux et les cartes, ce n’est pas toujours le cas : jeu par jeu, cette page dit quelles parties une source montre, et laquelle, quelles parties s’en déduisent et quelles parties nous avons dû reconstituer.
web-boards-own = Vous possédez la boîte ?
web-boards-how = Alors vous en savez plus que nous. Tout ce qui est imprimé tient dans un fichier de données par jeu, et il suffit d’en corriger une copie :
web-boards-show = Prenez une copie de notre fichier. Chaque partie y dit d’où elle vient.
web-boards-correct = Corrigez-la dans n’importe quel éditeur de texte. Tous les nombres, tous les noms dans les deux langues et tous les mots peuvent changer ; là où le plateau imprimé peut en compter plus ou moins que le nôtre, comme pour les tronçons de rail, la liste peut s’allonger ou se raccourcir. Seul ce qui empêcherait de jouer est refusé, et on vous dit pourquoi.
web-boards-check = Faites-la vérifier : sa forme, ses totaux, et des parties d’essai à tous les nombres de joueurs et avec toutes les options. Ce qui diffère de la nôtre est énuméré.
web-boards-play = Jouez dessus. Toutes les commandes acceptent --board ; les règles, la table, les robots et la relecture suivent.
web-boards-logs = Les journaux de ces parties portent la marque de votre plateau : on ne les rejoue jamais sur un autre. Les noms seuls ne changent pas cette marque.
web-boards-diff = Faites-en profiter les autres : affichez ce qui diffère,
web-boards-send = puis envoyez-le à la personne qui tient ce serveur, ou ouvrez un ticket auprès du projet. Dites aussi où vous l’avez lu (quelle édition, quelle tuile, quelle carte) : cela nous aide.
web-theme-auto = Clair ou sombre, au choix du système. Passer au sombre
web-theme-dark = Sombre. Passer au clair
web-theme-light = Clair. Suivre le système
web-close = Fermer
web-copy = Copier
web-copied = Copié
web-name = Nom
web-your-name = Votre nom
web-points = Points :
web-option = { $title } : { $value }
web-older-rules = Règles : version { $version }

# Accueil
web-home-title = des jeux de forage à une même table
web-home-headline = Ce soir, ça jaillit !
web-home-lead = Les grands jeux de forage sont épuisés. Les revoici sur la table : envoyez un lien à un ami, ou affrontez un robot tout de suite. Pas de compte, rien à installer.
web-home-finished = Terminées récemment
web-play-now = Jouer tout de suite
web-open-table = Ouvrir une table
web-read-rules = Règles du jeu
web-game-players = { $players } joueurs
web-game-by = de { $designer }
web-row-mine = À vous de jouer
web-row-other = Au tour de { $name }
web-row-over = Terminée
web-row-aside = Mise de côté
web-row-watch = Regarder
web-row-join = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}

# Les robots selon leur force, et qui peut s’asseoir
web-level-tumbleweed = Vagabond
web-level-prospector = Prospecteur
web-level-driller = Foreur
web-level-baron = Magnat
web-level-easy = Facile
web-level-medium = Moyen
web-level-hard = Difficile
web-level-expert = Expert
web-sitter-human = Moi
web-sitter-friend = Un ami, par un lien
web-sitter-local = Quelqu’un à cet écran
web-sitter-free = Le premier venu
web-sitter-easy = Facile : voit peu, et se trompe parfois
web-sitter-medium = Moyen : prend ce qui semble bon
web-sitter-hard = Difficile : voit venir
web-sitter-expert = Expert : voit venir d’aussi loin que possible
web-seat-open = Place libre
web-spectator = Spectateur

# L’accueil : ce qu’on ferait maintenant, les tables pour le premier venu, et comment entrer
lobby-games = Jouer tout de suite
lobby-minutes = { $minutes } min
lobby-minutes-to = { $least } à { $most } min
lobby-weight-light = léger
lobby-weight-medium = moyen
lobby-weight-heavy = corsé
lobby-level = Robots à { $game }
lobby-level-easy = Facile
lobby-level-medium = Moyen
lobby-level-hard = Difficile
lobby-level-expert = Expert
levels-rated = { $level } · { $rating }
levels-character = { $said }, { $character }
levels-characters = Qui sont les robots
levels-two-wins = Deux victoires de suite !
levels-try = Essayer « { $level } »
lobby-with-friends = Entre amis
lobby-title = Les tables
lobby-open = Tables ouvertes
lobby-none = Aucune table n’attend personne en ce moment. Ouvrez-en une avec une place pour le premier venu, et elle paraîtra ici.
lobby-more = { $count ->
    [one] 1 autre table ouverte
   *[other] { $count } autres tables ouvertes
}
lobby-watch = Regarder jouer
lobby-sit-at = S’asseoir : { $game } avec { $names }
lobby-since = ouverte { $since }
lobby-is-me = vous
lobby-is-here = là
lobby-is-away = pas là
lobby-is-bot = robot
lobby-is-kept = pas encore là
lobby-is-free = pour le premier venu
lobby-waiting = { $count ->
    [one] Il manque encore quelqu’un
   *[other] Il manque encore { $count } personnes
}
lobby-links = Liens à envoyer
lobby-talk = Discuter
lobby-invites = { $name } vous invite à { $game }
lobby-company = À la table : { $names }
lobby-usual-rules = Les règles habituelles
lobby-closed = Il vous faut un lien pour cette table
lobby-closed-about = L’adresse d’une table ne fait entrer personne : chaque place a son lien, et il y en a un pour regarder.
lobby-closed-how = Comment entrer
lobby-closed-ask = Demandez un lien à qui vous a envoyé l’adresse : à la table, sous « Liens », il y en a un pour votre place et un pour regarder.
lobby-closed-moment = Demandez un lien à qui vous a envoyé l’adresse : quand on revoit la partie, « Copier un lien vers ce coup » en fait un qui marche pour tout le monde et mène droit à ce moment.
lobby-closed-mine = C’est votre table ? Ouvrez-la dans le navigateur avec lequel vous avez pris place ; là-bas, « Moi » emporte vos parties jusqu’ici.
lobby-closed-gone = Ou bien l’adresse est incomplète, ou bien la table n’existe plus.

# Ouvrir une table
web-new-title = Ouvrir une table : { $game }
web-new-players = Qui joue ?
web-new-people = Des personnes
web-new-bots = Des robots, du plus faible au plus fort
web-new-seat = Place { $number }
web-new-name = Nom à la place { $number }
web-new-options = Quelle partie ?
web-new-listed = Montrer cette table sur la page d’accueil
web-new-listed-help = Tout le monde peut regarder, et le premier venu peut prendre une place libre. Une table qui a une telle place est toujours montrée.
web-new-open = Ouvrir la table
web-arrive-title = Une place vous attend : { $game }
web-sit = S’asseoir
table-no-opener = Il faut une place pour vous ou pour quelqu’un à cet écran ; sinon, personne ici ne verrait la table.

# La table
web-title-mine = ● À vous · { $game }
web-title-other = Au tour de { $name } · { $game }
web-title-over = Terminée · { $game }
web-table-rules = Règles
web-share = Liens
web-settings = Réglages et touches
web-players = Joueurs
web-board = Plateau
web-question = Ce qui est demandé
web-tabs = Journal, scores et discussion
web-tab-log = Journal
web-tab-scores = Scores
web-tab-chat = Discussion
web-your-turn = À vous de jouer
web-asked = { $name }, à vous de jouer
web-watching = Vous regardez
web-clause = La règle { $clause } dans le livret
# A link beside the question, and the heading of the rulebook's section it leads to.
web-symbols = Symboles
web-choices = { $count ->
    [0] Aucun choix
    [one] 1 choix
   *[other] { $count } choix
}
web-filter = Filtrer la liste
web-choices-some = { $shown } choix sur { $count }
web-filter-none = Rien ne correspond.
web-player-won = Vainqueur
web-player-asked = doit jouer
web-player-thinks = réfléchit…
web-player-me = vous
web-player-bot = robot
web-player-level = { $level ->
    [tumbleweed] robot, facile
    [driller] robot, difficile
    [baron] robot, expert
    [easy] robot, facile
    [hard] robot, difficile
    [expert] robot, expert
   *[medium] robot, moyen
}
web-player-friend = pas encore là
web-player-free = libre
web-player-here = à la table
web-player-more = Ce que possède { $name }
web-invite = Envoyer le lien à { $name }
web-invite-address = Lien pour { $name }
web-zoom = Zoom
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Tout le plateau
web-confirm = Confirmer
web-change = Changer
web-take-back = Reprendre le coup
web-ask-take-back = Demander à reprendre
web-ask-take-back-help = On demande leur accord aux autres joueurs.
web-wish = { $name } voudrait reprendre son dernier coup. D’accord ?
web-wish-waiting = Vous avez demandé à reprendre votre dernier coup. On attend encore l’accord de { $names }.
web-wish-others = { $name } a demandé à reprendre un coup. On attend encore l’accord de { $names }.
web-accept = D’accord
web-decline = Non
web-wish-refused = On vous a refusé de reprendre le coup.
web-crosses-asked = Votre tour s’achève.
web-crosses-draw = Ensuite le hasard décide.
web-crosses-shown = Ensuite quelque chose est dévoilé.
web-crosses-over = La partie s’achève : rien ne pourra plus être repris.
web-crosses-consent = Pour reprendre ce coup, il faudrait l’accord des autres.
web-barrier = Pour reprendre votre prochaine réponse, il faudrait l’accord des autres.
web-hint-ask = Conseil
web-hint-thinking = Réflexion…
web-hint = Le robot choisirait : { $answer }. Il estime les chances de victoire à { $chance }.
web-hint-sheet = Le conseil
web-hint-choose = Choisir
web-preview = Ce qui est certain
web-aids = Qu’est-ce qui est permis ?
web-aid-hints = Conseils
web-aid-hints-help = Un robot nomme les meilleures réponses et dit pourquoi. Comme d’habitude : seulement si vous jouez contre des robots seuls.
web-aid-hints-usual = comme d’habitude
web-aid-hints-yes = oui
web-aid-hints-no = non
web-aid-takebacks = Reprises
web-aid-takebacks-help = On peut toujours annuler tant que rien n’est tiré au sort et que personne d’autre n’est interrogé. Au-delà, seulement si tout le monde est d’accord.
web-aid-takebacks-yes = si tous sont d’accord
web-aid-takebacks-no = non

# --- time ---
clock-pace = Combien de temps ?
clock-pace-help = Le temps court pour celui qui est interrogé, jamais pour un robot, et pas avant que tout le monde soit là. Quand il est écoulé, la partie continue : les autres décident si un robot prend la place, s’ils attendent, ou si elle s’arrête sans résultat.
clock-pace-none = Sans pendule
clock-pace-live-group = D’une traite
clock-pace-slow-group = Sur plusieurs jours
clock-pace-live = { $minutes } min chacun, plus { $seconds } s par tour
clock-pace-slow = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}{ $holiday ->
    [0] {""}
    [one] , { $holiday } jour de vacances
   *[other] , { $holiday } jours de vacances
}
clock-pace-own = D’autres nombres
clock-pace-minutes = Minutes pour chaque joueur
clock-pace-seconds = Secondes de plus à chaque tour
clock-pace-holiday = Jours de vacances pour chaque joueur, entamés quand ceux du tour sont passés
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-of = Temps restant, { $name }
clock-short = Il vous reste peu de temps : { $time }.
clock-pause = Pause
clock-pause-wish = { $name } voudrait une pause, pendant laquelle le temps ne court pour personne.
clock-pause-waits = Vous avez demandé une pause. Accord encore attendu : { $names }.
clock-pause-others = { $name } voudrait une pause. Accord encore attendu : { $names }.
clock-pause-never = Tant pis
clock-paused = Pause : le temps ne court pour personne. La prochaine réponse y met fin aussi.
clock-resume = Continuer
clock-up = Temps écoulé pour { $name }. Que faire ?
clock-up-all = Il faut que tous ceux qui restent veuillent la même chose.
clock-up-mine = Votre temps est écoulé. On demande aux autres ce qu’il faut faire ; tant qu’ils ne sont pas d’accord, vous pouvez encore répondre.
clock-vote-substitute = Installer un robot ({ $bot })
clock-vote-wait = Attendre { $time }
clock-vote-end = Arrêter sans résultat
clock-said-substitute = { $name } laisserait un robot continuer.
clock-said-wait = { $name } attendrait.
clock-said-end = { $name } arrêterait la partie.
clock-lost = { $name }, votre temps était écoulé, et un robot joue à votre place.
clock-return = Reprendre ma place
clock-ended = La partie s’est arrêtée sans résultat.
clock-row-ended = Arrêtée sans résultat
clock-row-left = Reste { $time }
clock-row-up = Temps écoulé
clock-row-paused = Pause
clock-row-lost = Un robot joue à votre place jusqu’à votre retour
me-time = Temps écoulé
me-seat-time = { $name } (temps écoulé ; relais : { $bot })
table-pace-minutes = Chaque joueur a de { $least } à { $most } minutes.
table-pace-seconds = Un tour ajoute de { $least } à { $most } secondes.
table-pace-days = Un tour peut durer { $known } jours, pas { $given }.
table-pace-holiday = Les vacances vont de { $least } à { $most } jours.
table-pace-kind = Aucune cadence ne s’appelle « { $given } ».
table-clock-ended = Cette partie s’est arrêtée sans résultat : on ne peut plus y jouer.
table-no-clock = Aucune pendule ne tourne à cette table.
table-no-pause = Il n’y a pas de pause à accepter en ce moment.
table-pause-asked = Quelqu’un a déjà demandé une pause.
table-nobody-late = Personne n’a épuisé son temps à cette table.
table-not-asked = C’est aux autres joueurs d’en décider.
api-do-clock = Agir sur le temps : « pause », « agree » ou « decline » pour répondre à une demande de pause, « resume » ; quand le temps de quelqu’un est écoulé, ce que veut la place : « substitute », « wait » ou « end », ce qui arrive quand tous les autres veulent la même chose ; « return » : reprendre la place qu’un robot occupe parce que le temps était écoulé.

web-sending = Envoi…
web-rule-link = Lire la règle
web-reconnecting = Reconnexion…
web-since = Depuis votre dernier tour
web-log-earlier = Afficher tout le journal
web-log-empty = Il ne s’est encore rien passé.
web-log-rewind = { $seat } reprend son coup.
web-scores-none = Pas encore de points.
web-scores-why = Le détail des points
web-chat-write = Écrire à la table
web-chat-send = Envoyer
web-chat-empty = Personne n’a encore rien dit.
web-replay = Revoir la partie
web-rematch = Revanche
web-download-log = Journal
web-set-confirm = Confirmer avant de passer la main
web-set-confirm-help = Le choix est d’abord montré ; choisissez-le encore ou appuyez sur Confirmer.
web-set-sound = Un son quand c’est mon tour
web-set-effects = Des sons pour les dés, le pétrole, les trains et le marteau
web-set-notify = M’avertir quand c’est mon tour
web-set-notify-help = Le navigateur demande votre accord.
web-notify-turn = { $game } : la table vous attend.
web-keys = Touches
web-key-tab = vers le plateau, la liste et la suite
web-key-arrows = d’une cible à l’autre
web-key-enter-name = Entrée
web-key-enter = choisir ; encore une fois : confirmer
web-key-escape = choisir autre chose
web-key-filter = filtrer la liste
web-key-undo = reprendre
web-key-hint = conseil
web-key-zoom = zoom
web-key-keys = cette page
web-pass = Passez l’écran à { $name }
web-pass-help = La personne suivante a des secrets. Les autres, détournez les yeux.
web-pass-go = C’est moi, montrez la table
web-aside-title = Une partie mise de côté
web-aside-kept = Rien n’en est perdu : ce serveur garde son journal.
web-aside-partly = Ce que vous pouvez emporter contient vos propres réponses ; sans les règles, nul ne peut dire ce que vous avez le droit de savoir d’autre, et le contenu des réponses d’autrui et des tirages est donc omis.
web-aside-log = Télécharger le journal
web-fault-title = Puits à sec
web-fault-home = À la page d’accueil
web-fault-table = Retour à la table

# Plusieurs questions en une, le verdict, et pourquoi l’on est consulté au tour d’un autre
web-split-less = Un de moins : { $name }
web-split-more = Un de plus : { $name }
web-split-rest = le reste
web-split-rest-of = Le reste : { $name }
web-split-none = Le compte y est.
web-split-left = Encore à choisir : { $count }
web-split-over = De trop : { $count }
web-verdict-won = Vous avez gagné !
web-verdict-shared = Vous partagez la victoire !
web-title-asked = ● On vous consulte · { $game }

# Livre de comptes et courbes : à la table, dans la relecture et au terminal
web-tab-ledger = Comptes
web-tab-charts = Courbes
web-tabs-books = Journal, scores, discussion, comptes et courbes
ledger-opening = { $seat } commence la partie.
ledger-good = { $good } { $amount }
ledger-balance = solde
ledger-line = { $seat } : { $moved }
ledger-moved = { $good } { $amount } = { $balance }
ledger-all = Tous
ledger-of = De qui montrer les lignes
ledger-earlier = Afficher tout le livre de comptes
ledger-empty = Il n’est encore rien entré ni sorti.
charts-now = Maintenant
charts-value = { $name } { $value }
charts-at = { $when } : { $values }
charts-none = –
charts-table = Tous les chiffres en tableau
charts-when = Moment
charts-help = Pointez une courbe, ou parcourez-la avec les flèches, pour lire les chiffres d’un moment donné.
api-about = Tout ce que font les pages, un autre programme peut le faire aussi. Ouvrez une table, gardez les jetons, puis lisez et répondez avec le jeton d’une place :
api-seats = Un jeton ouvre exactement une place. Sans jeton, on est spectateur des tables affichées et l’on ne voit rien des autres. Les numéros « n » et « version » désignent une position : une réponse à une position plus ancienne reçoit le statut 409 et ne change rien.
api-errors = Un refus a toujours la même forme : un objet « error » avec un « code » stable, un « message » dans la langue que demande Accept-Language et, si une règle du jeu en est la cause, sa « clause ».
api-takes = Prend
api-gives = Donne
api-optional = facultatif

# gusher serve, export et import ; gusher seul
table-dishonest-log = Les tirages de ce journal ne découlent pas de son secret. « gusher verify » montre où.
click-alone = { $option } n’a pas de sens avant « { $command } » : cette option appartient à « gusher » seul. Écrivez les options d’une commande après elle.
gusher-option-port = Le port de la table dans le navigateur ; à défaut { $default_port }, ou le suivant qui soit libre.
gusher-option-browser = Ouvre le navigateur, ou non.
metavar-host = HÔTE
metavar-address = ADRESSE
metavar-database = FICHIER|URL
option-db = Le fichier des tables, ou une base de données, par exemple postgresql://gusher@localhost/gusher ; à défaut, un fichier dans votre dossier de données.
store-none = Le fichier « { $file } » n’existe pas : il n’y a donc aucune table.
store-unusable = Les tables ne peuvent pas être gardées dans « { $file } ». Vérifiez qu’on peut écrire dans son dossier, ou indiquez un autre fichier avec --db.
store-engine = Gusher ne sait pas garder ses tables dans « { $given } ». Indiquez avec --db un fichier, ou une base qui commence par postgresql://.
store-foreign = « { $file } » n’est pas un fichier de tables de Gusher. Indiquez-en un autre avec --db.
store-newer = Les tables de « { $file } » ont été gardées par un Gusher plus récent que celui-ci, qui les lirait mal. Lancez le plus récent.
store-served = Un autre Gusher tient ouvertes les tables de « { $file } ». Jouez sur sa page, ou arrêtez-le d’abord.
store-moved = Les tables de « { $file } » sont en cours de transfert. Attendez la fin.
store-extra = Des tables dans une base PostgreSQL demandent deux paquets de plus. Installez-les : pip install "gusher[postgres]"
store-address = Ce n’est pas l’adresse d’une base PostgreSQL. Une adresse ressemble à ceci : postgresql://gusher@localhost/gusher
store-unreachable = La base « { $file } » est injoignable. PostgreSQL dit : { $reason }
store-empty = Il n’y a aucune table de Gusher dans la base « { $file } ».
store-no-rights = Gusher n’a pas le droit de créer ses tables dans la base « { $file } ». Faites de son utilisateur le propriétaire de la base.
store-foreign-database = La base « { $file } » contient des tables des mêmes noms qui ne sont pas celles de Gusher. Créez une base réservée à Gusher.
store-diverged = La partie « { $match } » se trouve des deux côtés et a été poursuivie là où l’on veut la transférer. Rien n’a été transféré. Choisissez une destination vide.
store-not-empty = La destination contient déjà des tables : d’autres que celles-ci, ou bien on y a joué depuis le transfert. Rien n’a été transféré. Choisissez une destination vide.
store-copy-differs = La copie n’a pas la même somme de contrôle que l’original. Gardez l’original et choisissez une destination vide.
store-backup-exists = « { $file } » existe déjà, et une sauvegarde ne remplace rien. Indiquez un autre fichier.
serve-summary = La table dans le navigateur, pour cette machine ou pour d’autres.
serve-about = Sert la table dans le navigateur jusqu’à Ctrl-C. Sans option, seule cette machine y accède ; avec --host 0.0.0.0, tout votre réseau. Sur Internet, placez devant elle un serveur HTTPS et ajoutez --behind-https.
serve-example-1 = Pour tout votre réseau :
serve-example-2 = Derrière un serveur qui parle HTTPS :
serve-example-3 = Quatre processus sur une même base PostgreSQL, pour un club qui a grandi :
serve-option-host = L’adresse d’écoute ; 127.0.0.1 à défaut.
serve-option-port = Le port d’écoute ; 8742 à défaut, 0 pour n’importe quel port libre.
serve-option-workers = Le nombre de processus du serveur ; à partir de deux, il faut une base PostgreSQL. Les limites de débit valent dans chacun d’eux : une même personne peut donc demander autant de fois plus.
serve-option-https = Un serveur de cette machine parle HTTPS pour celui-ci : les cookies ne voyagent que par HTTPS, et ce que ce serveur dit de l’appelant est cru.
serve-option-address = L’adresse par laquelle les autres joignent la table, par exemple https://jeux.example.org ; les liens à envoyer commencent par elle.
serve-option-limits = Limite le rythme des requêtes d’un même client ; actif sauf indication contraire, par exemple pour des mesures.
serve-option-requests = Consigne chaque requête, sans les liens secrets.
serve-workers = Un fichier de tables ne sert qu’un processus. Plusieurs demandent une base PostgreSQL : indiquez-la avec --db postgresql://utilisateur@hote/nom, ou omettez --workers.
serve-address = « { $given } » n’est pas une adresse. Elle doit commencer par http:// ou https://.
serve-host = Impossible d’écouter sur « { $host } » : aucune adresse de cette machine ne porte ce nom. Essayez 127.0.0.1 ou 0.0.0.0.
serve-port-used = Le port { $port } est pris par un autre programme, peut-être par un autre Gusher. Choisissez-en un autre avec --port.
serve-port-forbidden = Le port { $port } est réservé au système. Choisissez-en un au-dessus de 1023 avec --port.
serve-ready = La table est ouverte ; Ctrl-C la ferme : { $address }
export-summary = Écrit les journaux de toutes les parties finies dans un dossier.
export-about = Écrit le journal de chaque partie finie dans un dossier, un fichier par partie, nommé d’après elle. Chacun peut être rejoué et vérifié partout.
export-example-1 = Tous les journaux dans le dossier « soirees » :
export-done = { $logs ->
    [0] Il n’y a pas encore de partie finie.
    [one] 1 journal écrit dans « { $folder } ».
   *[other] { $logs } journaux écrits dans « { $folder } ».
}
backup-summary = Copie le fichier des tables, même pendant qu’il sert.
backup-about = Copie le fichier de toutes les tables dans un nouveau fichier, telles qu’elles sont à un instant, pendant que le serveur continue. La copie s’emploie avec --db comme l’original. Elle contient ce qui est secret dans les parties en cours : gardez-la aussi bien que lui.
backup-example-1 = Une copie dans le dossier courant :
backup-postgres = Une base PostgreSQL se copie avec le programme de PostgreSQL : pg_dump.
backup-done = { $matches ->
    [one] 1 partie copiée dans « { $file } ».
   *[other] { $matches } parties copiées dans « { $file } ».
}
move-summary = Copie toutes les tables dans un autre fichier ou une base.
move-about = Copie toutes les tables d’un fichier vers une base PostgreSQL, ou l’inverse, puis compare les nombres et les sommes de contrôle. Aucun serveur ne doit tourner pendant ce temps. Après une interruption, la même commande reprend où elle s’est arrêtée ; relancée plus tard, elle copie ce qui a changé et retire ce qui a été supprimé, tant que personne n’a joué dans la copie. Les tables de l’original restent telles quelles.
move-example-1 = D’un fichier vers une base :
move-example-2 = Et retour :
move-option-from = Le fichier ou la base d’où viennent les tables ; à défaut, le fichier de votre dossier de données.
move-option-to = Le fichier ou la base où les copier ; ce qui y manque est créé.
move-moving = Transfert
move-done = { $copied ->
    [0] Il ne restait rien à copier.
    [one] 1 partie copiée.
   *[other] { $copied } parties copiées.
} Les deux sont maintenant identiques. Parties : { $matches }, entrées : { $entries }, réponses : { $replies }, lignes de discussion : { $chat }, analyses : { $analyses } ; joueurs : { $players }, façons de les prévenir : { $channels }, heures calmes : { $quiet }, cotes : { $ratings } ({ $checksum }).
import-summary = Garde un journal fini, à regarder dans le navigateur.
import-about = Contrôle un journal fini, le garde parmi les parties et donne l’adresse de sa relecture. « - » lit le journal sur l’entrée standard.
import-example-1 = Garder un journal :
import-done = La partie est gardée. Sa relecture : lancez « gusher » et ouvrez { $path }

# Montrer le plateau : qu’est-ce que c’est, et pourquoi pas ?
web-explore = Explorer le plateau : les flèches vont d’un endroit à l’autre, Entrée dit ce que c’est, ou pourquoi c’est impossible
web-why-turn = Ce n’est pas à vous de jouer.
web-why-watching = Vous regardez cette table.
web-why-over = La partie est finie.
web-why-undo = Vous n’avez rien à reprendre pour l’instant.
web-key-explore = explorer le plateau : flèches, puis Entrée

# Le livret de règles : recherche
web-book-search = Chercher dans les règles
web-book-none = introuvable
web-book-back = Le passage précédent
web-book-next = Le passage suivant
# Le rythme : les coups des autres un à un, ce qui s’est passé, les tableaux des décomptes, les sauts de la relecture
pace-title = Les coups des autres
pace-calm = Posément
pace-brisk = Vivement
pace-once = D’un coup
pace-help = Montrés l’un après l’autre. Toucher le plateau ou appuyer sur Échap ramène au présent.
pace-key = passer ce qui est montré
pace-skip = Passer
pace-watch = Revoir
pace-again = Revoir ce moment
pace-me = Vous
pace-sheet = Tableau du décompte
pace-sheet-held = pour { $held }
pace-sheet-sum = Total
pace-sheet-none = Rien n’a été compté ici.
pace-replay = Relecture
pace-turn = { $name } joue
pace-turn-previous = Au tour précédent
pace-turn-next = Au tour suivant
pace-round-previous = À la manche précédente
pace-round-next = À la manche suivante
pace-speed = Vitesse
pace-speed-slow = Lente
pace-speed-usual = Normale
pace-speed-fast = Rapide
# Guided first games
web-learn = Apprendre
web-learn-first = Apprendre en jouant
web-row-lesson = partie guidée
table-no-lesson = Ce jeu n’a pas de partie guidée. Son livret de règles est la meilleure porte d’entrée.
lesson-title = Partie guidée
lesson-next = Suite
lesson-back = Retour
lesson-freely = Laissez-moi choisir
lesson-play-on = Continuer à jouer
lesson-count = { $number } sur { $of }
lesson-otherwise = Chaque chose en son temps. Pour l’instant, essayez ce qui est entouré.
lesson-watching = Les autres jouent. Regardez ce qu’ils font ; ce sera bientôt votre tour.
lesson-astray = Vous avez pris votre propre chemin, et c’est très bien : continuez. Pour revenir à la leçon, annulez votre réponse.
# Conseils et aperçus : pourquoi une réponse vaut mieux qu’une autre, et ce qui est certain
reason-outlook = { reason-about }{ $amount }{ by-much } à la fin
reason-rival = { $seat } : { reason-about }{ $amount }{ by-much } à la fin
reason-flow = { $source } : { reason-about }{ $amount }
reason-feature = ensuite { reason-about }{ $amount }
# L’écart entre deux avenirs : en moyenne, ou le même dans tous. De ce qu’on cède, il est dit qu’on le paie.
reason-about = { $sure ->
    [yes] { "" }
   *[no] environ{ " " }
}
by-count = { by-much }
by-much = { $by ->
    [more] { " " }de plus
    [dearer] { " " }de plus
    [less] { " " }de moins
    [saved] { " " }de moins
   *[none] { "" }
}
by-paying = { $by ->
    [dearer] { " " }à payer
    [saved] { " " }à payer
   *[none] { "" }
}
reason-even = pas de différence nette avec « { $other } »
reason-alone = rien d’autre n’a pu être pesé dans ce temps
hint-against = Par rapport à « { $other } » :
preview-moved = { $seat } : { $good } { $amount }, soit { $balance }
# Moi, sans compte
me-title = Moi
me-lead = Ici, pas de compte. Ce navigateur a sa propre clé ; elle réunit vos places, vos parties et vos résultats.
me-saved = C’est enregistré.
me-language = Langue
me-in-en = English
me-in-fr = Français
me-save = Enregistrer
me-nobody = Vous n’avez pas encore pris place à une table. Dès votre première place, ce navigateur devient le vôtre et vos parties sont réunies ici.
me-device = Tout emporter sur un autre appareil
me-device-about = Un lien et un code QR apportent vos places, vos parties et vos résultats sur votre téléphone ou un autre ordinateur. Ils servent une seule fois, pendant { $minutes } minutes.
me-device-make = Créer un lien
me-device-again = Créer un autre lien
me-device-ready = Ouvrez ce lien sur l’autre appareil dans les { $minutes } minutes. Il sert une seule fois. Gardez-le pour vous : qui l’ouvre a toutes vos places.
me-take = Retrouver vos parties sur cet appareil
me-take-about = Cet appareil aura les mêmes places, parties et résultats que celui qui vous a montré le lien. Le lien sert une seule fois.
me-take-whose = Le lien est celui de { $name }.
me-take-join = J’ai créé ce lien moi-même, et les parties de ce navigateur sont aussi les miennes.
me-take-join-help = Ce navigateur a ses propres places. Qui a créé le lien les aura aussi. Si quelqu’un d’autre vous l’a envoyé, fermez cette page.
me-take-here = Les apporter ici
me-kept = Ce qui est gardé sur vous
me-kept-about = Votre nom, votre langue, les places qui étaient les vôtres, vos cotes, la manière dont vous voulez être prévenu, et le jour de votre dernière visite. De votre clé, seule une empreinte est gardée, dont personne ne peut tirer la clé. Si vous ne venez pas pendant 400 jours, tout cela est effacé.
me-forget = M’oublier
me-forget-about = Votre nom, vos résultats, vos cotes, vos façons d’être prévenu et votre clé sont effacés, ici et sur vos autres appareils. Vos parties restent telles quelles pour les autres, avec le nom que vous y portiez. C’est sans retour.
me-forget-links = Les liens de vos places
me-forget-links-about = Ensuite, vos parties en cours ne s’ouvriront plus que par ces liens. Copiez ceux des parties que vous voulez continuer.
me-forget-now = M’oublier maintenant
me-forget-not = Non, rester
me-games = Mes parties
me-go-on = Reprendre vos parties
me-all-games = Toutes mes parties
me-settings = Nom, langue, autres appareils
me-filter = Quel jeu
me-filter-all = Tous les jeux
me-no-games = Il n’y a encore rien ici : vos parties apparaissent dès que vous prenez place à une table.
me-running = En cours
me-finished = Terminées
me-export = Télécharger tous mes journaux
me-page = Page { $page } sur { $pages }
me-page-newer = Plus récentes
me-page-older = Plus anciennes
me-for-now = à l’instant
me-for-minutes = depuis { $count } min
me-for-hours = depuis { $count ->
    [one] 1 heure
   *[other] { $count } heures
}
me-for-days = depuis { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
me-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
me-won = Gagnée : { $points }
me-placed = { $rank }e sur { $players } : { $points }
me-winners = Gagnée par { $names }
me-resigned = Abandonnée
me-left = Quittée
me-record = Votre bilan : { $game }
me-record-total = { $games ->
    [one] 1 partie comptée
   *[other] { $games } parties comptées
}, { $wins ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $wins } gagnées
}. En moyenne { $points }, au mieux { $best }.
me-record-bots = Contre les robots
me-record-people = Contre des personnes
me-record-games = Parties
me-record-ahead = Devant
me-record-points = Moyenne
me-record-best = Record
me-chart-title = Vos résultats, partie après partie
me-chart-me = Vous
me-chart-other = Le meilleur des autres
me-chart-game = Partie { $number }
me-chart-axis = partie
me-chart-points = { $sign }{ $amount }
me-seat-left = { $name } (départ ; relais : { $bot })
me-seat-resigned = { $name } (abandon ; relais : { $bot })
me-leave = Quitter la table
me-leave-title = Quitter la table : { $game }
me-leave-about = La question est posée aux autres. Si tous sont d’accord, un robot ({ $bot }) continue à votre place, et la partie ne compte pas pour vous. D’ici là, vous restez en jeu.
me-leave-alone = Personne d’autre n’a à donner son accord : un robot ({ $bot }) continue à votre place, et la partie ne compte pas pour vous.
me-leave-ask = Demander aux autres
me-leave-now = Quitter maintenant
me-leave-waits = Accord encore attendu : { $names }.
me-stay = Je reste
me-leave-wish = { $name } voudrait quitter la table.
me-leave-wish-about = Si tous sont d’accord, un robot ({ $bot }) continue à la place de { $name }. Sinon, { $name } reste ou abandonne.
me-leave-see = Répondre
me-resign = Abandonner
me-resign-about = On ne demande l’accord de personne. Vous avez perdu cette partie, et un robot ({ $bot }) continue à votre place pour que les autres puissent la finir. Le résultat le dit. Vous pourrez encore regarder.
me-resign-now = Abandonner maintenant
me-remove = Supprimer la table
me-remove-about = Personne d’autre n’a pris place à cette table : elle peut disparaître, avec son journal. Ses liens n’ouvriront plus rien. C’est sans retour.
me-remove-now = La supprimer maintenant
table-transfer = Ce lien n’ouvre plus rien : il sert une seule fois, pendant dix minutes. Créez-en un autre sur l’appareil qui a vos parties.
table-nobody = Personne n’est encore connu ici : ce navigateur n’a jamais pris place à une table.
table-leaving-open = Quelqu’un d’autre voudrait quitter la table en ce moment. Répondez-lui d’abord.
table-no-leaving = Personne n’attend votre accord pour quitter la table.
table-leave-over = La partie est terminée : on ne peut plus la quitter.
table-others-sat = Quelqu’un d’autre a pris place à cette table : on ne peut plus la supprimer.
api-do-me = Le joueur dont la clé est envoyée : « Authorization: Bearer » suivi de la clé, telle que « take » la donne.
api-do-describe = Changer le nom et la langue du joueur.
api-do-take = Échanger le code d’un lien qui emporte la clé d’un joueur sur un autre appareil : la dernière partie de son adresse. La réponse contient la clé secrète. Cela marche une seule fois.
api-do-my-games = Les parties du joueur, 50 par page : celles en cours, d’abord celles où c’est à lui ; avec « over » celles qui sont terminées, les plus récentes d’abord. « since » dit depuis quand la question est posée à la place interrogée, « gone » pourquoi un robot joue à la place de quelqu’un.
api-do-my-record = Le bilan du joueur à un jeu : contre chaque robot et chaque personne. « wins » sont les parties où il était devant ; dans le total, les premières places. « points » est la moyenne.
api-do-leave = Demander aux autres de pouvoir partir : si tous sont d’accord, un robot continue et la partie ne compte pas pour cette place. Si personne n’a à donner son accord, c’est immédiat.
api-do-leave-answer = Laisser partir quelqu’un, ou non. La place qui a demandé retire sa demande avec « accept » : false.
api-do-resign = Abandonner tout de suite : la place a perdu, et un robot continue.
api-do-remove = Supprimer une table où personne d’autre n’a pris place.
# Les tables classées et le classement d’un jeu
rated-mark = Classée
rated-open = Partie classée
rated-open-help = Le résultat compte pour la cote de chacun, et le classement du jeu affiche la vôtre avec votre nom. Chacun joue sur son propre appareil ; il n’y a pas de conseils, et l’on ne reprend rien au-delà de l’annulation.
rated-open-bots = Niveaux dont la force à ce jeu a été mesurée : { $bots }.
rated-door = Cette table est classée : le résultat compte pour votre cote, que le classement du jeu affiche avec votre nom.
rated-ladder = Classement
rated-ladder-of = Classement : { $game }
rated-ladder-about = Tout le monde commence à 1000. Le résultat de chaque partie classée fait varier la cote ; l’erreur dit de combien elle peut encore s’écarter de la vérité, et diminue de partie en partie. 400 points de plus, c’est dix contre un. Les niveaux des robots se trouvent là où leurs parties entre eux les ont placés, le niveau moyen étant à 1000.
rated-who = Qui
rated-points = Cote
rated-error = Erreur
rated-you = vous
rated-is-bot = robot
rated-nameless = sans nom
rated-no-people = Personne n’a encore terminé de partie classée.
rated-play = Ouvrir une table classée
rated-mine = Mes cotes
rated-rating = { $rating } ± { $error }
rated-games = { $count ->
    [one] après { $count } partie classée
   *[other] après { $count } parties classées
}
table-rated-screen = À une table classée, chacun joue sur son propre appareil : une seule place peut être à cet écran.
table-rated-nobody = Une table classée demande au moins une personne, et un adversaire.
table-rated-bot = Seuls des robots d’un niveau dont la force à ce jeu a été mesurée peuvent jouer à une table classée ; l’un de ceux-ci n’en est pas.
table-rated-twice = Vous êtes déjà à cette table. À une table classée, chacun a une seule place : ouvrez le lien sur l’appareil de la personne à qui il est destiné.
table-rated-key = À une table classée, seuls des joueurs prennent place : envoyez la clé de l’un d’eux (voir /me/take).
table-rated-leave = À cette table classée, personne ne peut consentir à votre départ. Vous pouvez abandonner, et vous serez alors dernier.

# Les avis : aux joueurs qui ne regardent pas
notice-turn = { $name }, c’est à vous de jouer.
notice-over = { $name }, la partie est terminée.
notice-takeback = { $name }, on vous demande d’accepter qu’un coup soit repris.
notice-time = { $name }, votre temps est presque écoulé.
notice-late = { $name }, un autre joueur a épuisé son temps : dites comment continuer.
notice-hello-title = Gusher
notice-hello = Vous serez désormais prévenu ici quand ce sera à vous de jouer.
notice-mail-subject = { $title } : { $body }
notice-mail =
    { $body }

    { $url }

    --
    Ne plus recevoir ces messages : { $off }
notice-mail-confirm-subject = Gusher : est-ce bien votre adresse ?
notice-mail-confirm =
    Quelqu’un, sans doute vous, veut être prévenu ici quand ce sera à lui de jouer à une table de Gusher. Si c’est le cas, confirmez-le :

    { $url }

    Sinon, ne faites rien : vous ne recevrez rien d’autre. Pour en être sûr, refusez : { $off }
notice-address = Ce n’est pas une adresse qui commence par https:// et désigne un serveur.
notice-discord = Ce n’est pas un webhook de Discord. Il commence par https://discord.com/api/webhooks/.
notice-slack = Ce n’est pas un webhook de Slack. Il commence par https://hooks.slack.com/services/.
notice-ntfy = Ce n’est pas un sujet de ntfy. Il ressemble à https://ntfy.sh/mon-sujet.
notice-matrix = Matrix demande l’adresse du serveur, un salon qui commence par un point d’exclamation et un jeton d’accès.
notice-subscription = La réponse du navigateur n’a pas pu être comprise. Veuillez réessayer.
notice-mail-address = Ce n’est pas une adresse de courriel.
notice-kind = Ce serveur ne peut pas prévenir de cette façon.
notice-many = { $most } moyens à la fois au plus : retirez-en d’abord un.
notice-unanswered = Un message d’essai n’y est pas arrivé : rien n’a été changé.
notice-zone = Ce fuseau horaire n’est pas connu ici.
notice-hours = Les heures s’écrivent comme 22:30.
notice-smtp = Le serveur de courriel s’écrit smtp://nom:motdepasse@mail.example.org:587, ou smtps:// si la liaison est chiffrée dès le début.
notice-sender = L’expéditeur des courriels est une adresse, comme « Gusher <gusher@example.org> ».
notice-nobody = Asseyez-vous d’abord à une table : on saura alors quand c’est à vous.
notices-link = Être prévenu quand c’est à vous de jouer, même sans page ouverte
notices-settings = Comment et quand
notices-title = Être prévenu quand c’est à vous
notices-lead = Si vous êtes attendu à une table et que personne ne la regarde de votre place, vous êtes prévenu une fois, une demi-minute plus tard. De même quand une partie est terminée, qu’on vous demande d’accepter qu’un coup soit repris, que votre temps est presque écoulé, ou qu’un autre a épuisé le sien et que vous avez votre mot à dire sur la suite. Rien n’est dit de la position.
notices-done-added = Vous serez désormais prévenu de cette façon.
notices-done-asked = Un courriel est en route. Suivez le lien qu’il contient, et vous serez désormais prévenu par courriel.
notices-done-removed = Vous ne serez plus prévenu de cette façon.
notices-done-quiet = Vos heures calmes sont enregistrées.
notices-none-here = Ce serveur ne peut pas envoyer d’avis : la personne qui le tient n’a pas installé ce qu’il faut pour cela.
notices-ways = Comment vous êtes prévenu
notices-no-ways = Pas encore du tout.
notices-kind-push = Navigateur
notices-this-browser = Ce navigateur
notices-kind-mail = Courriel
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-kind-matrix = Matrix
notices-unconfirmed = Pas encore confirmé : suivez le lien du courriel.
notices-gone = Désactivé : plus rien n’y arrive.
notices-remove = Retirer
notices-remove-this = Retirer { $kind }, { $where }
notices-push-about = Le navigateur affiche un message même quand Gusher est fermé. Chaque navigateur et chaque appareil s’active séparément.
notices-push-on = Activer dans ce navigateur
notices-push-denied = Le navigateur n’autorise pas les messages de ce site. Vous pouvez le changer dans ses réglages pour ce site.
notices-push-none = Ce navigateur ne sait pas afficher les messages d’une page fermée.
notices-push-failed = Le navigateur n’a pas pu joindre son service de messages. Réessayez plus tard.
notices-iphone = Sur un iPhone ou un iPad, cela ne marche que depuis l’écran d’accueil : touchez le bouton de partage, puis « Sur l’écran d’accueil », et ouvrez Gusher de là. Il y démarre sans vos parties : ouvrez-y une fois le lien d’une de vos places.
notices-mail-about = L’adresse est confirmée par un lien. Chaque courriel en contient un autre pour ne plus en recevoir.
notices-mail-address = Adresse de courriel
notices-mail-on = Envoyer le lien
notices-no-mail = La personne qui tient ce serveur n’a pas configuré de courriel.
notices-services = Un service que vous utilisez
notices-services-about = Un message d’essai part aussitôt. Quiconque lit le canal ou le salon voit que c’est à vous de jouer.
notices-service = Service
notices-url = Adresse
notices-url-help = Discord et Slack : l’adresse du webhook. ntfy : celle du sujet, comme https://ntfy.sh/mon-sujet. Matrix : celle du serveur, comme https://matrix.org.
notices-matrix = Pour Matrix seulement
notices-room = Salon, comme !abc:matrix.org
notices-token = Jeton d’accès
notices-service-on = Essayer et activer
notices-quiet = Heures calmes
notices-quiet-about = Ce qui survient alors vous est dit ensuite, si cela compte encore. Laissez les champs vides pour n’en avoir aucune.
notices-quiet-from = De
notices-quiet-to = à
notices-zone = Fuseau horaire
notices-save = Enregistrer
notices-confirm-title = Est-ce bien votre adresse ?
notices-confirm-about = Confirmez-la, et vous serez prévenu par courriel quand ce sera à vous de jouer.
notices-confirm-go = Oui, prévenez-moi ici
notices-confirm-done = Merci. Vous serez désormais prévenu par courriel.
notices-off-title = Ne plus recevoir de courriels
notices-off-about = Plus aucun avis ne sera envoyé à cette adresse.
notices-off-go = Ne plus m’en envoyer
notices-off-done = C’est fait. Vous ne recevrez plus rien.
notices-offline-title = Pas de connexion
notices-offline = Gusher est injoignable pour le moment. Vos parties sont en sûreté : chaque coup accepté est enregistré.
notices-offline-again = Réessayer
serve-option-smtp = Le serveur de courriel pour les avis, comme smtp://nom:motdepasse@mail.example.org:587. Demande --address. GUSHER_SMTP dit la même chose sans montrer le mot de passe aux autres sur cette machine.
serve-option-smtp-from = L’expéditeur des courriels, comme « Gusher <gusher@example.org> » ; aussi GUSHER_SMTP_FROM.
serve-smtp-address = Les courriels contiennent des liens : indiquez avec --address l’adresse à laquelle on joint le serveur.
serve-smtp-extra = Le courriel demande des paquets qui ne sont pas installés : pip install 'gusher[notify]'
