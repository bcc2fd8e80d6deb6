import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/help'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The frame of the manual. */
export const helpTexts = {
  caption: 'Aide de Love98',
  tabs: { contents: 'Sommaire', index: 'Index', find: 'Rechercher' },
  tabsLabel: 'Vues de l’Aide',
  topicsLabel: 'Rubriques',
  typeFirstLetters: 'Tapez les premières lettres du mot que vous cherchez :',
  typeWords: 'Tapez les mots que vous voulez rechercher :',
  found: (count: number) =>
    plural(count, { one: `${count} rubrique trouvée`, other: `${count} rubriques trouvées` }),
  nothingFound: 'Aucune rubrique trouvée. Essayez avec moins de mots ou des mots plus courts.',
  open: (program: string) => `Ouvrir ${program}`,
  copy: 'Copier la rubrique',
  copied: 'Copié.',
  notCopied: 'Votre navigateur a bloqué la copie. Sélectionnez le texte et appuyez sur CTRL+C.',
  keysHead: 'Touche',
  keysDoes: 'Action',
  chapters: {
    start: 'Premiers pas',
    programs: 'Programmes',
    wallet: 'Portefeuille et compte',
    keyboard: 'Clavier',
  },
  places: {
    everywhere: 'Partout',
    switcher: 'Lors du choix d’une fenêtre',
    icons: 'Icônes du Bureau',
    windows: 'Fenêtres',
    placing: 'Après Déplacer ou Taille dans un menu',
    menus: 'Menus',
    taskbar: 'Barre des tâches',
    controls: 'Onglets, arborescences et listes',
    folders: 'Dossiers de liens',
    chart: 'Graphiques',
    run: 'Exécuter',
    'stand-by': 'Veille et écran bleu',
  },
} as const satisfies PartialTranslation<typeof english.helpTexts>

/** What each key does, by the name of its shortcut. */
export const keyTexts = {
  'open-start': 'Ouvre le menu Démarrer.',
  'next-part': 'Passe du Bureau aux fenêtres, puis à la barre des tâches.',
  'previous-part': 'Va de la barre des tâches aux fenêtres, puis au Bureau.',
  'show-desktop': 'Réduit toutes les fenêtres. Appuyez à nouveau pour les restaurer.',
  'switch-window':
    'Affiche toutes les fenêtres. Chaque appui passe à la suivante. Relâchez les touches pour la choisir.',
  'switch-window-back': 'Affiche toutes les fenêtres dans l’ordre inverse.',
  'context-menu': 'Ouvre le menu contextuel de l’élément sélectionné.',
  dismiss: 'Ferme une boîte de dialogue, un volet ou une info-bulle.',
  'choose-window': 'Passe à la fenêtre suivante dans cette direction.',
  'take-window': 'Met la fenêtre choisie au premier plan.',
  'leave-switcher': 'Annule sans rien changer.',
  'open-icon': 'Ouvre l’icône.',
  'move-between-icons': 'Passe à l’icône suivante dans cette direction.',
  'first-icon': 'Va à la première icône.',
  'last-icon': 'Va à la dernière icône. Une lettre va à l’icône suivante qui commence par elle.',
  'select-icon': 'Sélectionne l’icône. Avec CTRL, l’ajoute à la sélection.',
  'select-all-icons': 'Sélectionne toutes les icônes.',
  'select-no-icon': 'Efface la sélection.',
  'take-back-move': 'Annule le dernier déplacement d’icônes.',
  'close-window': 'Ferme la fenêtre active.',
  'system-menu':
    'Ouvre le menu Système de la fenêtre : Restaurer, Déplacer, Taille, Réduire, Agrandir, Fermer.',
  'menu-bar': 'Va à la barre de menus de la fenêtre. ALT et une lettre soulignée ouvrent ce menu.',
  'cancel-drag': 'Annule le glissement d’une fenêtre.',
  place: 'Déplace ou redimensionne une fenêtre de huit pixels, ou déplace une icône d’une place.',
  'place-finely': 'Déplace ou redimensionne une fenêtre d’un pixel.',
  'keep-place': 'Accepte la nouvelle position ou la nouvelle taille.',
  'leave-place': 'Rétablit l’ancienne position ou l’ancienne taille.',
  'move-in-menu': 'Passe à la commande suivante. Une lettre soulignée va à sa commande.',
  'first-row': 'Va à la première commande.',
  'last-row': 'Va à la dernière commande.',
  'open-submenu': 'Ouvre le sous-menu.',
  'close-submenu': 'Ferme le dernier menu ouvert.',
  'choose-row': 'Choisit la commande.',
  'leave-menus': 'Ferme tous les menus.',
  'move-in-taskbar': 'Passe au bouton suivant de la barre des tâches.',
  'ends-of-taskbar': 'Va au premier ou au dernier bouton.',
  'move-in-list':
    'Passe à l’onglet ou à la ligne suivante. Dans une arborescence, Gauche ferme une branche et Droite l’ouvre.',
  'ends-of-list': 'Va au premier ou au dernier élément.',
  'pages-of-list': 'Va à la page suivante ou précédente.',
  'choose-in-list': 'Choisit l’élément qui a le focus.',
  'open-drop-down': 'Ouvre une liste déroulante, ou la ferme avec l’élément sélectionné.',
  'close-drop-down': 'Ferme une liste déroulante sans rien changer.',
  'move-in-folder': 'Passe à l’icône suivante dans cette direction.',
  'ends-of-folder': 'Va à la première ou à la dernière icône.',
  'copy-link': 'Copie l’adresse de l’icône sélectionnée.',
  'move-in-chart': 'Va au chandelier précédent ou suivant, et lit ses chiffres.',
  'pages-of-chart': 'Recule ou avance de dix chandeliers.',
  'ends-of-chart': 'Va au premier ou au dernier chandelier.',
  'leave-chart': 'Masque les lignes qui repèrent un chandelier.',
  'copy-figures': 'Copie les chiffres, pour un tableur.',
  'earlier-entry': 'Affiche l’entrée précédente.',
  'later-entry': 'Affiche l’entrée suivante.',
  'end-stand-by': 'Allume l’écran, ou redémarre le Bureau. Toute autre touche fait de même.',
} as const satisfies PartialTranslation<typeof english.keyTexts>

/** The manual: a topic has a title, words for the index, and paragraphs. */
export const helpTopics = {
  welcome: {
    title: 'Bienvenue',
    words: ['à propos', 'bienvenue', 'début'],
    text: [
      'Voici un Bureau de 1998 pour la communauté d’aujourd’hui. Vous n’avez pas besoin de portefeuille pour faire un tour.',
      'Vos choix, comme l’habillage, le papier peint, et les tailles et les positions des fenêtres, sont enregistrés dans ce navigateur.',
      'Pour chercher un mot\n1. Cliquez sur l’onglet Index.\n2. Tapez les premières lettres du mot, puis cliquez sur le mot dans la liste.',
      'Pour chercher dans toutes les rubriques\n1. Cliquez sur l’onglet Rechercher.\n2. Tapez les mots que vous voulez rechercher, puis cliquez sur une rubrique dans la liste.',
      'Pour revoir l’écran de bienvenue\n1. Cliquez sur Démarrer, puis pointez sur Programmes.\n2. Cliquez sur Bienvenue.',
    ],
  },
  icons: {
    title: 'Ouvrir des icônes',
    words: ['double-clic', 'icônes', 'ouvrir', 'toucher'],
    text: [
      'Pour ouvrir une icône\n- Avec la souris, double-cliquez sur l’icône.\n- Sur un écran tactile, touchez l’icône.\n- Avec le clavier, sélectionnez l’icône, puis appuyez sur ENTRÉE.',
      'Pour ouvrir les icônes d’un seul clic\n1. Cliquez sur Démarrer, puis pointez sur Paramètres.\n2. Cliquez sur Style Web.',
      'Pour ouvrir un programme ou un lien dans un nouvel onglet\n- Cliquez sur son icône avec le bouton central de la souris.\n- Ou cliquez sur l’icône avec le bouton droit, puis cliquez sur Ouvrir dans un nouvel onglet.',
      'Pour déplacer une icône, faites-la glisser.',
      'Pour réorganiser les icônes\n1. Cliquez sur le Bureau avec le bouton droit.\n2. Cliquez sur Aligner les icônes, ou pointez sur Réorganiser les icônes et cliquez sur un ordre. Pour annuler le dernier déplacement, cliquez sur Annuler Déplacer.',
      'Remarque : Si une icône indique « non configuré », la communauté n’a pas défini son adresse.',
    ],
  },
  windows: {
    title: 'Déplacer et redimensionner les fenêtres',
    words: ['agrandir', 'déplacer', 'fenêtres', 'fermer', 'menu Système', 'redimensionner', 'réduire'],
    text: [
      'Pour déplacer une fenêtre, faites glisser sa barre de titre. Pour redimensionner une fenêtre, faites glisser un bord ou un coin. Pour agrandir une fenêtre, double-cliquez sur sa barre de titre.',
      'Pour déplacer ou redimensionner une fenêtre avec le clavier\n1. Cliquez sur l’icône à gauche de la barre de titre pour ouvrir le menu Système.\n2. Cliquez sur Déplacer ou sur Taille.\n3. Appuyez sur les touches de direction.\n4. Appuyez sur ENTRÉE pour accepter, ou sur ÉCHAP pour annuler.',
      'Pour passer d’une fenêtre à l’autre\n1. Dans la barre des tâches, cliquez sur le bouton d’une fenêtre pour la mettre au premier plan.\n2. Pour réduire la fenêtre, cliquez à nouveau sur son bouton.',
      'Conseil : Pour annuler un glissement, appuyez sur ÉCHAP.',
      'Remarque : Les fenêtres gardent leurs positions jusqu’à ce que vous redémarriez le Bureau. Pour le redémarrer, cliquez sur Démarrer, cliquez sur Arrêter, puis cliquez sur Redémarrer.',
    ],
  },
  'start-menu': {
    title: 'Le menu Démarrer et la barre des tâches',
    words: ['barre des tâches', 'lancement rapide', 'menu Démarrer', 'zone de notification'],
    text: [
      'Le menu Démarrer contient tous les programmes, tous les liens, les documents et les paramètres de ce Bureau. L’autre extrémité de la barre des tâches affiche le volume, les notifications, le portefeuille et l’horloge.',
      'Pour voir la date, placez le pointeur sur l’horloge.',
      'Pour ouvrir un menu contextuel\n- Avec la souris, cliquez avec le bouton droit sur le Bureau, une icône, une barre de titre ou la barre des tâches.\n- Sur un écran tactile, maintenez le doigt appuyé.',
      'Conseil : Pour ouvrir plutôt le menu de votre navigateur, maintenez la touche MAJ enfoncée et cliquez avec le bouton droit.',
    ],
  },
  phones: {
    title: 'Téléphones et tablettes',
    words: ['tablette', 'tactile', 'téléphone'],
    text: [
      'Sur un petit écran, chaque fenêtre occupe tout le Bureau, et les boîtes de dialogue s’ouvrent en bas de l’écran.',
      'Pour ouvrir un élément, touchez-le. Pour ouvrir son menu contextuel, maintenez le doigt appuyé dessus.',
      'Pour passer d’une fenêtre à l’autre, touchez leurs boutons dans la barre des tâches.',
    ],
  },
  access: {
    title: 'Accessibilité',
    words: ['clavier', 'contraste', 'lecteur d’écran', 'mouvement', 'taille'],
    text: [
      'Vous pouvez tout faire avec le clavier. Pour une liste des touches, consultez « Toutes les touches ». Les lecteurs d’écran lisent le Bureau comme une liste de liens, les fenêtres comme des boîtes de dialogue, et les messages quand ils apparaissent.',
      'Pour agrandir les contrôles\n1. Cliquez sur Démarrer, pointez sur Paramètres, puis cliquez sur Propriétés d’affichage.\n2. Cliquez sur l’onglet Apparence.\n3. Sous Taille, cliquez sur une taille, puis cliquez sur OK.',
      'Le Bureau suit les paramètres de contraste de votre système : il utilise un modèle de couleurs noir à contraste élevé, ou les couleurs de votre système.',
      'Rien ne clignote. Si votre système est réglé pour réduire les animations, elles sont désactivées.',
    ],
  },
  languages: {
    title: 'Langues',
    words: ['dates', 'langues', 'montants', 'traductions'],
    text: [
      'Pour choisir une langue\n1. Dans la barre des tâches, cliquez sur les lettres de la langue, par exemple FR.\n2. Cliquez sur une langue.',
      'Conseil : Vous pouvez aussi choisir une langue dans Propriétés d’affichage. Cliquez sur l’onglet Effets.',
      'Ce navigateur mémorise votre choix. Une adresse qui nomme une langue, comme /fr, s’ouvre toujours dans cette langue.',
      'Les dates, les heures et les listes suivent les conventions de la langue. Les montants s’écrivent de la même façon dans toutes les langues, avec une virgule entre les milliers et un point avant les décimales, comme dans 1,234.50. Un montant que vous copiez, comparez ou tapez signifie toujours la même chose.',
      'Remarque : Les traductions n’ont pas été relues par des lecteurs de langue maternelle. Un texte qui n’est pas encore traduit s’affiche en anglais. Le message que vous signez pour vérifier votre compte est toujours en anglais.',
    ],
  },
  offline: {
    title: 'Sans réseau',
    words: ['hors connexion', 'installer', 'réseau'],
    text: [
      'Le Bureau, les programmes que vous avez utilisés, le Bloc-notes, Propriétés d’affichage et tous les habillages sont enregistrés dans ce navigateur et fonctionnent sans réseau. Les prix, les soldes et les signatures exigent un réseau.',
      'Pour installer le Bureau comme une application, utilisez la barre d’adresse ou le menu de votre navigateur.',
    ],
  },
  treasury: {
    title: 'Trésorerie',
    words: ['file d’attente', 'multisignature', 'Safe', 'soldes', 'trésorerie'],
    text: [
      'Utilisez Trésorerie pour voir les actifs d’un Safe, ses transactions en attente, son historique et ses messages. Un Safe est un portefeuille à plusieurs propriétaires. Une transaction n’est exécutée qu’après avoir été signée par un nombre suffisant de propriétaires. Il n’est pas nécessaire de connecter un portefeuille pour consulter un Safe.',
      'Pour voir un autre Safe\n1. Tapez l’adresse du Safe.\n2. Cliquez sur Ouvrir. Pour revenir à la trésorerie de cette communauté, cliquez sur Trésorerie de la communauté dans le menu Safe.',
      'Pour voir les détails d’une ligne, cliquez dessus.',
      'Pour changer la devise des valeurs, utilisez le menu Devise. Pour changer le réseau de l’adresse, utilisez le menu Réseau.',
      'Pour signer une transaction\n1. Cliquez sur l’onglet File d’attente, puis cliquez sur la transaction.\n2. Lisez les détails et les avertissements. Les avertissements indiquent tout ce qui pourrait donner à d’autres le contrôle du Safe.\n3. Cliquez sur Signer, puis confirmez la signature dans votre portefeuille.',
      'Les propriétaires peuvent aussi rejeter, exécuter et proposer des transactions. Avant que vous signiez, cette page calcule le hash de ce que vous voyez et le compare avec le hash à signer.',
      'Remarque : Sous le titre « Une seule de ces transactions sera exécutée », les propriétaires peuvent exécuter une transaction. Les autres sont alors annulées.',
    ],
  },
  swap: {
    title: 'Paires d’échange',
    words: ['échanger', 'jetons', 'liquidité', 'paires', 'plateforme d’échange', 'prix', 'trier', 'volume'],
    text: [
      'Paires d’échange montre les paires de cette communauté et les prix dans leurs pools. Les prix sont mis à jour toutes les quatre secondes tant que la fenêtre est visible. La barre d’état affiche le bloc des prix, et leur âge quand une mise à jour tarde.',
      'Chaque ligne affiche :\n- Variation (24 h) : la variation du prix pendant les dernières 24 heures.\n- Volume : le montant échangé pendant les dernières 24 heures.\n- Liquidité : la valeur des deux côtés du pool, dans le premier jeton de la paire.\n- La courbe : le prix des dernières 24 heures.',
      'Pour trier la liste, cliquez sur l’en-tête d’une colonne. Pour inverser l’ordre, cliquez à nouveau dessus.',
      'Pour passer d’une cellule à l’autre avec le clavier, appuyez sur les touches de direction.',
      'Pour ouvrir le graphique d’une paire, double-cliquez sur son nom, ou sélectionnez-le et appuyez sur ENTRÉE.',
      'Pour échanger les deux jetons d’une paire, cliquez sur Échanger. Si les échanges ne sont pas configurés, la plateforme d’échange que la communauté a choisie s’ouvre.',
      'Pour afficher un jeton dans votre portefeuille, cliquez sur Ajouter au portefeuille. Cela ne déplace rien.',
      'Remarque : Les prix ne constituent pas un conseil en investissement.',
    ],
  },
  exchange: {
    title: 'Échanger des jetons',
    words: [
      'approuver',
      'approbation',
      'délai',
      'échanger',
      'glissement',
      'impact sur le prix',
      'jetons',
      'plateforme d’échange',
      'taxe',
    ],
    text: [
      'Échanger des jetons échange les deux jetons d’une paire avec votre propre portefeuille. Ce programme utilise le pool de la paire et le routeur d’Uniswap V2. L’utilisation d’Échanger des jetons est gratuite.',
      'Pour échanger des jetons\n1. Entrez un montant. La fenêtre montre combien vous recevriez au bloc le plus récent. Pour échanger dans l’autre sens, cliquez sur Inverser.\n2. Cliquez sur Échanger. L’échange est simulé, pour que le minimum tienne compte de la taxe d’un jeton.\n3. Si le récapitulatif demande une approbation, cliquez sur Approuver, puis confirmez-la dans votre portefeuille.\n4. Relisez les détails, puis signez l’échange dans votre portefeuille.',
      'Avant le premier échange d’un jeton, vous devez autoriser le contrat d’échange à le dépenser. Cette approbation est une étape à part, porte sur exactement ce montant et ne déplace rien.',
      'Quand vous signez, l’échange est simulé à nouveau. Si le minimum est plus bas qu’avant, vous devez le confirmer.',
      'Un échange échoue si vous deviez recevoir moins que le minimum, ou s’il n’est pas dans un bloc avant la fin du délai. Vous gardez alors vos jetons et payez les frais de réseau.',
      'Pour modifier le glissement ou le délai, cliquez sur Options dans le menu Échange.',
      'Remarque : Un montant élevé fait bouger le prix du pool. S’il fait bouger le prix de 10 % ou plus, vous devez taper un mot pour confirmer l’échange. Au-dessus de 15 %, l’échange est bloqué, à moins que vous ne l’autorisiez dans Options.',
    ],
  },
  send: {
    title: 'Envoyer de l’amour',
    words: ['adresse', 'destinataire', 'ens', 'envoyer', 'transfert'],
    text: [
      'Envoyer de l’amour envoie de l’ETH ou un jeton de cette communauté de votre compte à une adresse ou à un nom ENS.',
      'Pour envoyer des jetons\n1. Choisissez un actif, puis entrez le destinataire.\n2. Entrez un montant, avec un point pour les décimales. Pour entrer tout votre ETH sauf 0.01 pour les frais de réseau, cliquez sur Max.\n3. Cliquez sur Récapitulatif. Le transfert est simulé.\n4. Comparez chaque caractère de l’adresse.\n5. Cliquez sur Envoyer, puis confirmez le transfert dans votre portefeuille.',
      'Le récapitulatif montre l’adresse entière. Il vous avertit si le destinataire est votre propre adresse ou un contrat, si vous ne lui avez rien envoyé depuis ce navigateur, ou s’il ressemble à une autre adresse que vous connaissez. Des attaquants créent des adresses avec les mêmes premiers et derniers caractères pour vous tromper.',
      'Si un jeton prélève une partie de chaque transfert, le récapitulatif montre combien arrive.',
      'Après le transfert, vous pouvez copier le reçu. Le transfert apparaît aussi sous Transactions récentes dans la fenêtre Compte.',
      'Conseil : Un lien comme /p/send?to=love.eth&token=LOVE&amount=5 remplit le formulaire. Il n’envoie jamais rien.',
    ],
  },
  holdings: {
    title: 'Mon LOVE',
    words: ['actifs', 'avoirs', 'part', 'portefeuille d’actifs', 'solde', 'valeur'],
    text: [
      'Mon LOVE affiche l’ETH et tous les jetons de cette communauté que détient le compte connecté, ou le Safe. La valeur est calculée d’après les pools, sans frais et sans l’effet d’une opération. « aucun pool » signifie qu’aucun pool ne mène du jeton à l’ETH.',
      'Pour utiliser un actif\n1. Cliquez sur sa ligne.\n2. Cliquez sur Échanger, Envoyer, Ajouter au portefeuille ou Copier.',
      'Pour trier la liste, cliquez sur l’en-tête d’une colonne. Pour inverser l’ordre, cliquez à nouveau dessus.',
      'Pour passer d’une ligne à l’autre avec le clavier, appuyez sur les touches de direction.',
    ],
  },
  charts: {
    title: 'Graphiques',
    words: ['alertes', 'chandeliers', 'csv', 'graphiques', 'historique', 'notifications', 'prix'],
    text: [
      'Utilisez Graphiques pour voir le prix d’une paire pendant la dernière heure, 24 heures, 7 jours ou 30 jours, ou dans tout l’historique que ce serveur enregistre. Les chiffres sont calculés à partir des opérations dans les pools. Vous pouvez ouvrir plusieurs fenêtres.',
      'Pour afficher une autre paire, cliquez sur le menu Paire, puis cliquez sur une paire.',
      'Un chandelier vide indique un prix en hausse, et un chandelier plein indique un prix en baisse. Le corps d’un chandelier va du premier prix au dernier. Le trait fin va du prix le plus haut au prix le plus bas. Les colonnes au-dessous montrent le volume. Dans une petite fenêtre, un chandelier peut représenter plusieurs intervalles.',
      'Pour lire les chiffres d’un chandelier, pointez dessus, ou appuyez sur les touches de direction, ORIGINE ou FIN.',
      'Pour voir les chiffres sous forme de tableau, cliquez sur Tableau dans le menu Affichage.',
      'Pour utiliser les chiffres ailleurs, cliquez sur Copier dans le menu Édition, ou cliquez sur Enregistrer au format CSV dans le menu Fichier. Les heures du fichier sont en UTC.',
      'Pour définir une alerte de prix\n1. Dans le menu Alertes, cliquez sur Alertes de prix.\n2. Choisissez une paire, puis entrez un prix.\n3. Pour voir aussi une notification du système, activez la case à cocher. Votre navigateur demande alors votre autorisation.\n4. Cliquez sur Ajouter.',
      'Vous êtes prévenu une fois quand le prix est au-dessus ou au-dessous de la limite.',
      'Remarque : Les alertes sont enregistrées dans ce navigateur. Elles ne sont vérifiées que tant qu’une page de ce Bureau est ouverte.',
    ],
  },
  notepad: {
    title: 'Bloc-notes',
    words: ['bloc-notes', 'conditions', 'documents', 'lisez-moi'],
    text: [
      'Utilisez le Bloc-notes pour lire et copier les documents de ce Bureau : Lisez-moi, les conditions et une aide brève.',
      'Pour ouvrir un document, cliquez sur le menu Fichier, puis cliquez sur le document.',
      'Pour copier le texte ou renvoyer les lignes, utilisez le menu Édition.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['grille du jour', 'heartbreak', 'indices', 'jeu', 'rediffusions'],
    text: [
      'Certains cœurs de la grille sont brisés. Le but du jeu est d’ouvrir tous les cœurs intacts. Un nombre indique combien de cœurs brisés touchent sa case. Toute grille standard peut être résolue par la logique à partir de la zone qui est ouverte au début.',
      'Pour jouer avec la souris\n- Pour ouvrir un cœur, cliquez dessus.\n- Pour marquer un cœur, cliquez dessus avec le bouton droit.\n- Pour ouvrir les autres cœurs autour d’un nombre, double-cliquez sur le nombre ou cliquez dessus avec les deux boutons.',
      'Pour jouer sur un écran tactile\n- Pour ouvrir un cœur, touchez-le.\n- Pour marquer un cœur, maintenez le doigt appuyé dessus.\n- Pour tout le reste, utilisez les boutons sous la grille.',
      'Pour voir les touches, cliquez sur Touches dans le menu Aide du jeu.',
      'Pour partager une image d’une partie que vous avez gagnée\n1. Dans le menu Jeu, cliquez sur Partager.\n2. Cliquez sur Image, puis enregistrez, copiez ou partagez l’image.',
      'Seules les parties classées exigent un portefeuille. Le seul prix est votre temps dans le classement. Si vous quittez la page pendant une partie classée, vous pouvez revenir et continuer pendant ses 30 minutes ; le chronomètre continue de tourner. Si vous fermez la fenêtre, vous abandonnez la partie.',
      'Quand vous avez résolu une grille du jour, la barre des tâches affiche votre série.',
    ],
  },
  guestbook: {
    title: 'Livre d’or',
    words: ['livre d’or', 'masquer', 'message', 'signature', 'signer', 'supprimer', 'vérifier'],
    text: [
      'Vous pouvez laisser une ligne par jour, en temps UTC. Signer est gratuit et n’accorde aucune autorisation.',
      'Pour signer le livre d’or\n1. Connectez un portefeuille et ouvrez une session.\n2. Tapez jusqu’à 140 caractères de texte brut sans liens.\n3. Cliquez sur Signer. Votre portefeuille affiche le texte avec ce site, votre compte et le jour.\n4. Confirmez la signature dans votre portefeuille.',
      'Tout le monde peut lire et vérifier votre message. Le navigateur contrôle lui-même la signature. Si le compte est un contrat, le navigateur interroge le contrat, au bloc le plus récent.',
      'Pour vérifier un message\n1. Sélectionnez le message, puis cliquez sur Propriétés.\n2. Cliquez sur Vérifier.',
      'Pour enregistrer tous les messages avec leurs signatures dans un fichier, cliquez sur Exporter.',
      'Pour supprimer votre message\n1. Sélectionnez le message, puis cliquez sur Supprimer.\n2. Signez la demande dans votre portefeuille. Le texte et la signature sont effacés. Les copies que d’autres ont faites ne sont pas effacées.',
      'Remarque : Les propriétaires de ce site peuvent masquer un message ou un compte, et l’afficher de nouveau, par leur propre signature. Un message masqué indique qui l’a masqué.',
    ],
  },
  solitaire: {
    title: 'Solitaire',
    words: ['cartes', 'donne du jour', 'jeu', 'klondike', 'solitaire'],
    text: [
      'Le but du jeu est de monter chaque couleur, de l’as au roi, sur les quatre bases en haut. Dans les colonnes, placez une carte sur celle qui est immédiatement supérieure et de la couleur opposée, rouge ou noire. Seul un roi peut aller sur une colonne vide.',
      'Pour jouer avec la souris ou avec un doigt\n- Pour déplacer des cartes, faites-les glisser.\n- Pour tirer des cartes, cliquez sur le talon.\n- Pour envoyer une carte sur une base, double-cliquez dessus.\n- Pour envoyer sur les bases toutes les cartes possibles, cliquez sur la table avec le bouton droit.',
      'Pour jouer avec le clavier\n1. Appuyez sur les touches de direction pour parcourir la table.\n2. Appuyez sur ENTRÉE pour prendre une carte.\n3. Appuyez sur les touches de direction pour aller à une pile, puis appuyez sur ENTRÉE pour poser la carte.',
      'Pour tirer une carte ou trois cartes, ou pour jouer sans score ni chronomètre, cliquez sur Options dans le menu Jeu. Pour choisir le dos des cartes, cliquez sur Dos des cartes dans le menu Jeu.',
      'Vous pouvez annuler tous les coups. Votre partie est enregistrée dans ce navigateur.',
      'La donne du jour est la même partie pour tout le monde jusqu’à minuit UTC. Elle nécessite une connexion réseau quand vous la commencez.',
    ],
  },
  display: {
    title: 'Propriétés d’affichage',
    words: [
      'apparence',
      'arrière-plan',
      'couleurs',
      'écrans de veille',
      'effets',
      'habillages',
      'modèles de couleurs',
      'papier peint',
      'thèmes',
    ],
    text: [
      'Propriétés d’affichage a quatre onglets :\n- Arrière-plan : le papier peint et sa position.\n- Écran de veille : l’image qui apparaît après quelques minutes sans activité.\n- Apparence : l’habillage, la taille des contrôles et le modèle de couleurs.\n- Effets : les effets visuels, le simple ou le double clic, la langue et, si elles sont disponibles, les statistiques d’utilisation.',
      'Pour modifier un paramètre\n1. Cliquez sur un onglet, puis choisissez un paramètre. Le petit moniteur montre un aperçu.\n2. Cliquez sur OK ou sur Appliquer pour enregistrer vos modifications, ou sur Annuler pour les abandonner.',
      'Pour créer un modèle de couleurs\n1. Cliquez sur l’onglet Apparence, puis cliquez sur Modifier.\n2. Choisissez un élément et ses couleurs.\n3. Tapez un nom, puis cliquez sur Enregistrer.',
      'Vous pouvez importer les couleurs d’un thème Windows (.theme) ou déposer le fichier sur le modèle de couleurs. Vous pouvez aussi exporter votre modèle comme thème et le partager sous forme de lien.',
    ],
  },
  bridge: {
    title: 'Pont',
    words: ['pont', 'réseaux', 'traversée'],
    text: [
      'Ce dossier contient des liens vers des services qui déplacent des jetons d’un réseau à un autre. Les services sont gérés par des tiers. Lisez ce qu’affiche votre portefeuille avant de signer.',
      'Pour voir l’adresse d’un lien, sélectionnez son icône. Pour copier l’adresse, cliquez sur Copier le lien dans le menu Fichier.',
      'Pour changer la façon dont les icônes sont affichées, utilisez le menu Affichage.',
    ],
  },
  governance: {
    title: 'Gouvernance',
    words: ['gouvernance', 'voter'],
    text: [
      'Ce dossier contient des liens vers les sites où la communauté vote. Vous signez un vote dans votre portefeuille, sur ce site.',
    ],
  },
  collections: {
    title: 'Collections',
    words: ['collections', 'NFT'],
    text: [
      'Ce dossier contient des liens vers les collections de NFT de la communauté. Chaque lien s’ouvre dans un nouvel onglet.',
    ],
  },
  markets: {
    title: 'Marchés',
    words: ['Chia', 'marchés', 'négociation', 'plateforme d’échange'],
    text: [
      'Ce dossier contient des liens vers la plateforme d’échange, des portefeuilles Chia, des marchés Chia et l’explorateur de blocs.',
    ],
  },
  partners: {
    title: 'Partenaires',
    words: ['partenaires'],
    text: ['Ce dossier contient des liens vers les sites des partenaires de la communauté.'],
  },
  social: {
    title: 'Réseaux sociaux',
    words: ['Discord', 'réseaux sociaux', 'Telegram', 'Twitter'],
    text: [
      'Ce dossier contient des liens vers les canaux de la communauté. Ne communiquez jamais la phrase de récupération de votre portefeuille sur aucun d’entre eux.',
    ],
  },
  help: {
    title: 'Aide',
    words: ['aide', 'manuel'],
    text: [
      'Pour trouver une rubrique\n- Pour voir les chapitres, cliquez sur l’onglet Sommaire.\n- Pour chercher un mot, cliquez sur l’onglet Index.\n- Pour chercher dans toutes les rubriques, cliquez sur l’onglet Rechercher.',
      'Pour ouvrir l’Aide d’un dossier, cliquez sur Rubriques d’aide dans le menu Aide du dossier.',
    ],
  },
  run: {
    title: 'Exécuter',
    words: ['adresse', 'commandes', 'exécuter', 'transaction'],
    text: [
      'Pour ouvrir un élément avec Exécuter\n1. Cliquez sur Démarrer, puis cliquez sur Exécuter.\n2. Tapez l’un des éléments suivants, puis appuyez sur ENTRÉE.',
      'Vous pouvez taper :\n- Le nom d’un programme, par exemple notepad ou display.\n- Le nom d’un document après notepad, par exemple notepad terms.\n- Le nom d’un lien.\n- Une adresse ou une transaction (0x…). Elle s’ouvre dans l’explorateur de blocs de la communauté.\n- L’adresse d’une page Web, si la communauté a un lien vers son site.',
      'Pour voir ce que vous avez tapé auparavant, appuyez sur la touche FLÈCHE HAUT ou FLÈCHE BAS.',
      'Conseil : Essayez aussi winver, love et bsod. Il existe une autre commande que vous ne devriez jamais taper.',
    ],
  },
  'shut-down': {
    title: 'Arrêter',
    words: ['arrêter', 'déconnecter', 'mettre en veille', 'redémarrer'],
    text: [
      'Pour arrêter\n1. Cliquez sur Démarrer, puis cliquez sur Arrêter.\n2. Cliquez sur une option, puis cliquez sur OK.',
      'Les options sont :\n- Mettre en veille éteint l’écran jusqu’à ce que vous appuyiez sur une touche ou cliquiez.\n- Arrêter déconnecte le portefeuille. Vous pouvez ensuite fermer l’onglet.\n- Redémarrer ferme toutes les fenêtres et réinitialise leurs positions, mais conserve vos paramètres.\n- Déconnecter le portefeuille ne change rien d’autre.',
    ],
  },
  'what-is-a-wallet': {
    title: 'Qu’est-ce qu’un portefeuille ?',
    words: ['adresse', 'clés', 'compte', 'portefeuille'],
    text: [
      'Un portefeuille est une application ou un appareil qui détient des clés. Avec une clé, vous prouvez qu’un compte vous appartient, et vous signez ce qu’il doit faire. Les jetons eux-mêmes sont sur la blockchain, pas dans le portefeuille.',
      'Vous pouvez communiquer l’adresse d’un compte. Ne communiquez jamais sa phrase de récupération, les mots à partir desquels ses clés sont créées, à aucune personne ni à aucune page, y compris celle-ci. Quiconque la demande essaie de vous voler.',
      'Pour obtenir un portefeuille\n1. Dans la barre des tâches, cliquez sur Connecter un portefeuille.\n2. Cliquez sur Obtenir un portefeuille.',
    ],
  },
  connecting: {
    title: 'Connecter un portefeuille',
    words: ['connecter', 'portefeuille'],
    text: [
      'La connexion montre votre adresse à cette page. Elle ne permet pas à la page d’envoyer quoi que ce soit. Votre portefeuille vous demande de confirmer chaque paiement et chaque signature. Lisez ce qu’il affiche avant de confirmer.',
      'Pour connecter un portefeuille\n1. Dans la barre des tâches, cliquez sur Connecter un portefeuille. La liste montre les portefeuilles de ce navigateur.\n2. Cliquez sur votre portefeuille, puis confirmez la connexion dans celui-ci.',
      'Pour déconnecter un portefeuille\n1. Dans la barre des tâches, cliquez sur le bouton du compte.\n2. Cliquez sur Déconnecter.',
      'Conseil : Si votre portefeuille n’est pas dans la liste, déverrouillez-le et ouvrez à nouveau la liste. Si un message indique qu’une demande est déjà ouverte, répondez d’abord à cette demande dans votre portefeuille.',
    ],
  },
  terms: {
    title: 'Les conditions',
    words: ['accepter', 'conditions', 'règles'],
    text: [
      'Les conditions s’affichent la première fois que vous connectez une adresse. Votre accord est enregistré dans ce navigateur, pour cette adresse uniquement.',
      'Pour relire les conditions\n1. Ouvrez le Bloc-notes.\n2. Dans le menu Fichier, cliquez sur Conditions.',
      'Si vous n’êtes pas d’accord, vous pouvez vous déconnecter et continuer à regarder.',
    ],
  },
  verifying: {
    title: 'Vérifier un compte',
    words: ['message', 'signature', 'signer', 'vérifier'],
    text: [
      'Vous pouvez signer un message pour prouver que le compte vous appartient. La signature est gratuite et n’accorde aucune autorisation. Vous n’en avez besoin que pour publier avec votre compte, par exemple des parties classées et des messages du livre d’or.',
      'La boîte de dialogue vous montre le message et vérifie qu’il nomme cette page, votre compte et votre réseau. Le dernier message que vous avez signé est enregistré dans ce navigateur comme reçu.',
      'Conseil : Si vous cliquez sur Pas maintenant, vous pouvez vérifier votre compte plus tard dans la fenêtre Compte.',
    ],
  },
  'wrong-network': {
    title: 'Mauvais réseau',
    words: ['chaîne', 'changer', 'réseau'],
    text: [
      'Votre portefeuille est sur un réseau qui n’est pas pris en charge ici.',
      'Pour changer de réseau, cliquez sur Mauvais réseau dans la barre des tâches, ou changez le réseau dans votre portefeuille. Si votre portefeuille n’a pas le réseau, il vous demande de l’ajouter.',
    ],
  },
  safety: {
    title: 'Rester en sécurité',
    words: ['arnaque', 'danger', 'sécurité'],
    text: [
      'Une transaction ne peut pas être annulée. Pour votre sécurité :\n- Lisez ce qu’affiche votre portefeuille avant de signer.\n- Comparez les adresses entières, pas seulement leurs premiers et derniers caractères.\n- Ouvrez cette page à partir d’un favori que vous avez créé, pas à partir d’un lien qui vous a été envoyé.',
      'Cette page ne demande jamais votre phrase de récupération, ne vous contacte jamais en premier et ne vous demande jamais de payer pour recevoir un paiement.',
    ],
  },
  'treasury-names': {
    title: 'Trésorerie : carnet d’adresses et réception',
    words: ['carnet d’adresses', 'code QR', 'importer', 'recevoir'],
    text: [
      'Le carnet d’adresses contient les noms que vous donnez à des adresses, pour chaque réseau. Les noms sont enregistrés dans ce navigateur uniquement. Un destinataire de votre carnet d’adresses est signalé, et son adresse est affichée à côté de son nom.',
      'Pour ouvrir le carnet d’adresses, cliquez sur Carnet d’adresses dans le menu Safe de Trésorerie.',
      'Pour transférer vos noms dans un autre navigateur\n1. Dans le carnet d’adresses, cliquez sur Exporter.\n2. Dans l’autre navigateur, ouvrez le carnet d’adresses et cliquez sur Importer.',
      'Le fichier a le même format que celui de l’application Web de Safe : address, name, chainId. Les lignes qui ne peuvent pas être lues sont indiquées, et les autres sont ajoutées.',
      'Pour afficher l’adresse du Safe sous forme de code QR, cliquez sur Recevoir dans le menu Safe. Si votre portefeuille ne peut pas lire le code, choisissez uniquement l’adresse.',
    ],
  },
  'treasury-calls': {
    title: 'Trésorerie : appels de contrat et objets de collection',
    words: ['ABI', 'appel de contrat', 'NFT', 'objets de collection'],
    text: [
      'Pour appeler un contrat\n1. Cliquez sur l’onglet File d’attente, puis cliquez sur Appel de contrat.\n2. Entrez l’adresse du contrat, puis collez l’ABI.\n3. Choisissez une fonction, puis remplissez ses champs. Entrez les listes et les structures au format JSON.\n4. Lisez le récapitulatif. Il décrit ce que font les données.',
      'Remarque : Le récapitulatif affiche aussi les noms de votre ABI, mais ils ne sont pas vérifiés.',
      'Pour voir ou envoyer un objet de collection, cliquez sur Ouvrir dans sa ligne. Une image n’est affichée que si elle est stockée sur la blockchain, car, sinon, un autre serveur saurait que vous l’avez regardée.',
    ],
  },
  'treasury-checks': {
    title: 'Trésorerie : hashes et historique',
    words: ['CSV', 'hash du domaine', 'hash du message', 'historique', 'portefeuille matériel'],
    text: [
      'Un portefeuille matériel affiche des hashes au lieu de mots. Avant de signer, comparez le hash du domaine et le hash du message dans les détails avec les hashes affichés sur l’écran de l’appareil.',
      'Si des propriétaires ont signé une transaction, l’historique la décrit à partir de ses données. Un astérisque (*) signale ce qu’indique le service Safe. Cette page ne l’a pas vérifié.',
      'Pour ne voir que certaines lignes, tapez dans la zone Rechercher.',
      'Pour enregistrer l’historique\n1. Pour tout inclure, cliquez sur Tout charger.\n2. Cliquez sur Enregistrer au format CSV. Le fichier contient les lignes qui sont chargées.',
    ],
  },
  'treasury-settings': {
    title: 'Trésorerie : paramètres d’un Safe',
    words: ['garde', 'gestionnaire de secours', 'modules', 'propriétaires', 'seuil', 'version'],
    text: [
      'Pour voir les paramètres d’un Safe, cliquez sur Propriétés dans le menu Safe.',
      'Pour proposer une modification, cliquez sur Modifier dans Propriétés. Seuls les propriétaires peuvent proposer une modification. Les autres propriétaires la signent comme toute transaction.',
      'Si le Safe a la version 1.3.0 et que le contrat de migration du projet Safe est disponible sur le réseau, vous pouvez proposer une version plus récente. L’adresse du Safe, ses propriétaires et ses actifs ne changent pas. Le récapitulatif montre les deux versions et le contrat que le Safe utilisera.',
    ],
  },
  'all-keys': {
    title: 'Toutes les touches',
    words: ['clavier', 'raccourcis', 'touches'],
    text: [
      'Remarque : Votre système ou votre navigateur peut utiliser certaines de ces touches. Pour chaque touche, il existe aussi une commande dans un menu.',
    ],
  },
  errors: {
    title: 'En cas de problème',
    words: ['écran bleu', 'erreur', 'opération non conforme', 'plantage'],
    text: [
      'Si un programme effectue une opération non conforme, seul ce programme est arrêté. Dans le message, vous pouvez le démarrer à nouveau, et afficher et copier les détails.',
      'Si le Bureau lui-même tombe en panne, un écran bleu affiche un ID d’erreur. Votre portefeuille n’est pas affecté.',
      'Pour redémarrer après un écran bleu\n1. Pour signaler le problème, copiez l’ID de l’erreur.\n2. Appuyez sur une touche.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
