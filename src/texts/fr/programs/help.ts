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
  notCopied: 'Votre navigateur a bloqué la copie. Sélectionnez le texte et appuyez sur Ctrl+C.',
  keysHead: 'Touche',
  keysDoes: 'Effet',
  chapters: {
    start: 'Premiers pas',
    programs: 'Programmes',
    wallet: 'Portefeuille et compte',
    keyboard: 'Clavier',
    community: 'Votre propre Bureau',
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
  'previous-part': 'Passe dans le sens inverse.',
  'show-desktop': 'Réduit toutes les fenêtres. Appuyez à nouveau pour les restaurer.',
  'switch-window':
    'Affiche toutes les fenêtres. Chaque appui passe à la suivante. Relâchez les touches pour la choisir.',
  'switch-window-back': 'Fait de même dans l’ordre inverse.',
  'context-menu': 'Ouvre le menu contextuel de l’élément sélectionné.',
  dismiss: 'Ferme une boîte de dialogue, un volet ou une info-bulle.',
  'choose-window': 'Passe à la fenêtre suivante dans cette direction.',
  'take-window': 'Met la fenêtre choisie au premier plan.',
  'leave-switcher': 'Annule sans rien changer.',
  'open-icon': 'Ouvre l’icône.',
  'move-between-icons': 'Passe à l’icône suivante dans cette direction.',
  'first-icon': 'Va à la première icône.',
  'last-icon': 'Va à la dernière icône. Une lettre va à l’icône suivante qui commence par elle.',
  'select-icon': 'Sélectionne l’icône ; avec Ctrl, l’ajoute à la sélection.',
  'select-all-icons': 'Sélectionne toutes les icônes.',
  'select-no-icon': 'Efface la sélection.',
  'take-back-move': 'Annule le dernier déplacement d’icônes.',
  'close-window': 'Ferme la fenêtre active.',
  'system-menu':
    'Ouvre le menu Système de la fenêtre : Restaurer, Déplacer, Taille, Réduire, Agrandir, Fermer.',
  'menu-bar': 'Va à la barre de menus de la fenêtre. Alt et une lettre soulignée ouvrent ce menu.',
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
      'Voici un Bureau de 1998 pour une communauté d’aujourd’hui. Vous n’avez pas besoin de portefeuille pour faire un tour.',
      'Vos choix, comme l’habillage, le papier peint, les tailles et les positions des fenêtres, sont enregistrés dans ce navigateur.',
      'Pour chercher un mot, cliquez sur l’onglet Index. Pour chercher dans toutes les rubriques, cliquez sur l’onglet Rechercher. Pour revoir l’écran de bienvenue, cliquez sur Démarrer, Programmes, Bienvenue.',
    ],
  },
  icons: {
    title: 'Ouvrir des icônes',
    words: ['double-clic', 'icônes', 'ouvrir', 'toucher'],
    text: [
      'Double-cliquez sur une icône pour l’ouvrir. Sur un écran tactile, touchez-la. Avec le clavier, appuyez sur Entrée. Pour ouvrir les icônes d’un seul clic, cliquez sur Démarrer, Paramètres, Style Web.',
      'Pour ouvrir un programme ou un lien dans un nouvel onglet, cliquez sur son icône avec le bouton central de la souris, ou cliquez dessus avec le bouton droit, puis cliquez sur Ouvrir dans un nouvel onglet.',
      'Faites glisser une icône pour la déplacer. Pour aligner ou réorganiser les icônes, rétablir leur ordre par défaut ou annuler un déplacement, cliquez sur le Bureau avec le bouton droit.',
      'La communauté n’a pas défini l’adresse d’une icône qui indique « non configuré ».',
    ],
  },
  windows: {
    title: 'Déplacer et redimensionner les fenêtres',
    words: ['agrandir', 'déplacer', 'fenêtres', 'fermer', 'menu Système', 'redimensionner', 'réduire'],
    text: [
      'Faites glisser la barre de titre pour déplacer une fenêtre. Double-cliquez sur la barre de titre pour l’agrandir. Faites glisser un bord ou un coin pour la redimensionner. Pour annuler un glissement, appuyez sur Échap.',
      'Pour utiliser le clavier, ouvrez le menu Système avec l’icône à gauche de la barre de titre, choisissez Déplacer ou Taille, et appuyez sur les touches de direction. Appuyez sur Entrée pour accepter, ou sur Échap pour annuler.',
      'La barre des tâches a un bouton pour chaque fenêtre. Cliquez dessus pour mettre la fenêtre au premier plan ; cliquez à nouveau pour la réduire. Les fenêtres gardent leurs positions jusqu’à ce que vous choisissiez Redémarrer dans Arrêter.',
    ],
  },
  'start-menu': {
    title: 'Le menu Démarrer et la barre des tâches',
    words: ['barre des tâches', 'lancement rapide', 'menu Démarrer', 'zone de notification'],
    text: [
      'Le menu Démarrer contient tous les programmes, tous les liens, les documents et les paramètres de ce Bureau.',
      'À l’autre bout de la barre des tâches se trouvent le volume, les notifications, le portefeuille et l’horloge. Pour voir la date, placez le pointeur sur l’horloge.',
      'Cliquez avec le bouton droit sur le Bureau, une icône, une barre de titre ou la barre des tâches pour ouvrir son menu contextuel. Sur un écran tactile, maintenez le doigt appuyé. Pour ouvrir le menu de votre navigateur, maintenez la touche Maj enfoncée et cliquez avec le bouton droit.',
    ],
  },
  phones: {
    title: 'Téléphones et tablettes',
    words: ['tablette', 'tactile', 'téléphone'],
    text: [
      'Sur un petit écran, chaque fenêtre occupe tout le Bureau. Utilisez la barre des tâches pour passer d’une fenêtre à l’autre. Les boîtes de dialogue s’ouvrent en bas de l’écran.',
      'Touchez un élément pour l’ouvrir. Maintenez le doigt appuyé pour ouvrir son menu contextuel.',
    ],
  },
  access: {
    title: 'Lire et utiliser à votre façon',
    words: ['clavier', 'contraste', 'lecteur d’écran', 'mouvement', 'taille'],
    text: [
      'Vous pouvez tout faire avec le clavier ; consultez le chapitre Clavier pour toutes les touches. Les lecteurs d’écran lisent le Bureau comme une liste de liens, les fenêtres comme des boîtes de dialogue, et les messages quand ils apparaissent.',
      'Pour des contrôles plus grands, ouvrez Propriétés d’affichage et cliquez sur Apparence. Le Bureau suit les paramètres de contraste de votre système : il utilise un modèle de couleurs noir pour plus de contraste, ou les couleurs de votre système.',
      'Rien ne clignote. Si votre système est réglé pour réduire les animations, rien ne bouge de lui-même.',
    ],
  },
  languages: {
    title: 'Langues',
    words: ['dates', 'langues', 'montants', 'traductions'],
    text: [
      'Pour choisir une langue, cliquez sur ses lettres dans la zone de notification, par exemple FR. Vous pouvez aussi cliquer sur Effets dans Propriétés d’affichage. Ce navigateur conserve votre choix. Une adresse qui nomme une langue, comme /fr, s’ouvre toujours dans cette langue.',
      'Les dates, les heures et les listes ont la forme de la langue. Les montants ont la même forme dans toutes les langues : une virgule entre les milliers et un point avant les décimales, comme dans 1,234.50. Un montant que vous copiez, comparez ou tapez signifie toujours la même chose.',
      'Les traductions n’ont pas été relues par des lecteurs de langue maternelle. Un texte qui n’est pas encore traduit s’affiche en anglais. Le message que vous signez pour vérifier votre compte est toujours en anglais.',
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
      'Utilisez Trésorerie pour voir les actifs d’un Safe, ses transactions en attente, son historique et ses messages. Un Safe est un portefeuille à plusieurs propriétaires. Une transaction n’est exécutée qu’après avoir été signée par un nombre suffisant d’entre eux.',
      'Le Safe de cette communauté s’ouvre en premier. Pour voir un autre Safe, tapez son adresse et cliquez sur Ouvrir. Il n’est pas nécessaire de connecter un portefeuille. Pour revenir, utilisez le menu Safe. Pour changer la devise des valeurs ou le réseau de l’adresse, utilisez les menus Devise et Réseau.',
      'Les propriétaires peuvent signer, rejeter, exécuter et proposer des transactions. Avant que vous signiez, cette page calcule le hachage de ce qui est affiché et le compare. Lisez les avertissements : ils indiquent ce qui pourrait donner à d’autres le contrôle du Safe.',
      'Pour voir les détails d’une ligne, cliquez dessus. Sous le titre « Une seule de ces transactions sera exécutée », les propriétaires peuvent exécuter une transaction. Les autres sont alors annulées.',
    ],
  },
  swap: {
    title: 'Paires d’échange',
    words: ['échanger', 'jetons', 'liquidité', 'paires', 'plateforme d’échange', 'prix', 'trier', 'volume'],
    text: [
      'Paires d’échange montre les paires de cette communauté et les prix dans leurs pools. Les prix sont mis à jour toutes les quatre secondes tant que vous pouvez voir la fenêtre. La barre d’état affiche le bloc des prix, et leur âge quand une mise à jour tarde. Les prix ne sont pas un conseil.',
      '24 h est la variation du prix en 24 heures, et Volume est ce qui a été échangé pendant ce temps. Liquidité est la valeur des deux côtés du pool, dans le premier jeton de la paire. La courbe montre le prix des dernières 24 heures.',
      'Pour trier la liste, cliquez sur l’en-tête d’une colonne. Pour inverser l’ordre, cliquez à nouveau dessus. Pour passer d’une cellule à l’autre avec le clavier, appuyez sur les touches de direction. Pour ouvrir le graphique d’une paire, double-cliquez sur son nom, ou sélectionnez-le et appuyez sur Entrée.',
      'Échanger ouvre une fenêtre qui échange les deux jetons de la paire avec votre portefeuille. Là où cela n’est pas configuré, la commande mène à la plateforme d’échange que la communauté a choisie. Ajouter au portefeuille demande à votre portefeuille d’afficher un jeton ; cela ne déplace rien.',
    ],
  },
  exchange: {
    title: 'Échanger des jetons',
    words: [
      'approuver',
      'autorisation',
      'délai',
      'échanger',
      'glissement',
      'impact sur le prix',
      'jetons',
      'plateforme d’échange',
      'taxe',
    ],
    text: [
      'Échanger des jetons échange les deux jetons d’une paire par le pool de cette paire et le routeur d’Uniswap V2, avec votre propre portefeuille. Entrez un montant ; la fenêtre montre ce que vous obtenez en échange au bloc le plus récent. Inverser échange dans l’autre sens. Rien n’est facturé ici.',
      'Appuyez sur Échanger pour voir ce que vous signeriez. L’échange est d’abord simulé, pour que le minimum tienne compte de la taxe qu’un jeton prélève. Un jeton doit autoriser le contrat d’échange à prendre le montant : cette autorisation est une étape à part, pour exactement ce montant, et ne déplace rien.',
      'Quand vous signez, l’échange est simulé une fois de plus. Si le minimum a baissé, la fenêtre vous interroge à nouveau. Un échange qui obtient moins que le minimum, ou qui n’est dans aucun bloc avant la fin du délai, échoue : vous gardez vos jetons et payez le coût du réseau.',
      'Choisissez le glissement et le délai dans Options. Un montant élevé fait bouger le prix du pool : à partir de 10 %, vous tapez un mot pour le confirmer, et au-dessus de 15 %, la fenêtre refuse, à moins que les options ne le permettent.',
    ],
  },
  send: {
    title: 'Envoyer de l’amour',
    words: ['adresse', 'destinataire', 'ens', 'envoyer', 'transfert'],
    text: [
      'Envoyer de l’amour transfère de l’ETH ou un jeton de cette communauté de votre compte à une adresse ou à un nom ENS. Entrez un montant avec un point pour les décimales. Max laisse 0.01 ETH pour les frais de réseau.',
      'La vérification montre l’adresse entière avant que votre portefeuille s’ouvre. Elle vous avertit s’il s’agit de votre propre adresse, d’un contrat, d’une adresse à laquelle vous n’avez pas envoyé depuis ce navigateur, ou d’une adresse qui ressemble à une autre que vous connaissez : des attaquants créent des adresses avec les mêmes premiers et derniers caractères. Comparez chaque caractère.',
      'Le transfert est simulé avant que vous le signiez. Quand un jeton prélève une partie de chaque transfert, la vérification indique combien arrive. Le reçu peut être copié ; le transfert apparaît aussi dans Transactions récentes de la fenêtre Compte.',
      'Un lien comme /p/send?to=love.eth&token=LOVE&amount=5 remplit le formulaire. Il n’envoie jamais rien.',
    ],
  },
  holdings: {
    title: 'Mon LOVE',
    words: ['actifs', 'avoirs', 'part', 'portefeuille d’actifs', 'solde', 'valeur'],
    text: [
      'Mon LOVE affiche l’ETH et tous les jetons de cette communauté que détient le compte connecté, ou le Safe. Valeur est calculée d’après le rapport des pools, sans frais et sans l’effet d’une opération. « aucun pool » signifie qu’aucun pool ne mène du jeton à l’ETH.',
      'Sélectionnez une ligne, puis cliquez sur Échanger, Envoyer, Ajouter au portefeuille ou Copier. Cliquez sur l’en-tête d’une colonne pour trier selon elle, et encore une fois pour inverser l’ordre. Les touches de direction passent d’une ligne à l’autre.',
    ],
  },
  charts: {
    title: 'Graphiques',
    words: ['alertes', 'chandeliers', 'csv', 'graphiques', 'historique', 'notifications', 'prix'],
    text: [
      'Utilisez Graphiques pour voir le prix d’une paire pendant la dernière heure, 24 heures, 7 jours ou 30 jours, ou dans tout l’historique que garde ce serveur. Les chiffres sont calculés à partir des opérations dans les pools. Vous pouvez ouvrir plusieurs fenêtres. Pour afficher une autre paire, utilisez le menu Paire.',
      'Un chandelier vide indique un prix en hausse, et un chandelier plein, un prix en baisse. Le corps d’un chandelier va du premier prix au dernier, et son trait fin du plus haut au plus bas. Les colonnes au-dessous montrent le volume. Dans une petite fenêtre, un chandelier peut représenter plusieurs intervalles.',
      'Pour lire les chiffres d’un chandelier, pointez dessus, ou appuyez sur les touches de direction, Origine ou Fin. Pour voir les chiffres sous forme de tableau, cliquez sur Tableau dans le menu Affichage. Pour les utiliser ailleurs, cliquez sur Copier dans le menu Édition ou sur Enregistrer au format CSV dans le menu Fichier. Les heures du fichier sont en UTC.',
      'Pour être prévenu une fois quand un prix est au-dessus ou au-dessous d’une limite, cliquez sur Alertes de prix dans le menu Alertes. Les alertes sont enregistrées dans ce navigateur et vérifiées tant qu’une page de ce Bureau est ouverte. Pour voir aussi une notification de votre système, activez la case à cocher. Votre navigateur demande alors votre autorisation.',
    ],
  },
  notepad: {
    title: 'Bloc-notes',
    words: ['bloc-notes', 'conditions', 'documents', 'lisez-moi'],
    text: [
      'Utilisez le Bloc-notes pour lire et copier les documents de ce Bureau : Lisez-moi, les conditions et une aide brève. Pour ouvrir un document, cliquez sur Fichier. Pour copier du texte ou renvoyer les lignes, cliquez sur Édition.',
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['grille du jour', 'heartbreak', 'indices', 'jeu', 'rediffusions'],
    text: [
      'Certains cœurs de la grille sont brisés. Trouvez tous les cœurs intacts. Un nombre indique combien de cœurs brisés touchent sa case. Cliquez sur un cœur pour l’ouvrir, et cliquez dessus avec le bouton droit pour le marquer. Pour ouvrir le reste autour d’un nombre, double-cliquez dessus ou cliquez dessus avec les deux boutons. Toute grille standard peut être résolue par la logique à partir de la zone qui est ouverte au début.',
      'Sur un écran tactile, touchez pour ouvrir, maintenez le doigt appuyé pour marquer, et utilisez les boutons sous la grille pour tout le reste. Pour les touches, cliquez sur Aide, Touches dans la fenêtre du jeu.',
      'Seules les parties classées exigent un portefeuille. Le seul prix est votre temps dans le classement. Si vous quittez la page pendant une partie classée, vous pouvez revenir et continuer pendant ses 30 minutes ; le chronomètre continue de tourner. Si vous fermez la fenêtre, vous abandonnez la partie.',
      'Pour enregistrer, copier ou partager une image d’une partie que vous avez gagnée, cliquez sur Jeu, Partager, puis sur Image. Quand vous avez résolu une grille du jour, la barre des tâches indique depuis combien de jours de suite.',
    ],
  },
  guestbook: {
    title: 'Livre d’or',
    words: ['livre d’or', 'masquer', 'message', 'signature', 'signer', 'supprimer', 'vérifier'],
    text: [
      'Laissez une ligne par jour, en temps UTC. Connectez un portefeuille, ouvrez une session, tapez jusqu’à 140 caractères de texte brut sans liens, puis cliquez sur Signer. Votre portefeuille affiche le texte avec ce site, votre compte et le jour. Signer est gratuit et n’accorde aucune autorisation.',
      'Tout le monde peut lire votre message et le vérifier : il suffit de le sélectionner et de cliquer sur Propriétés, Vérifier. Le navigateur contrôle alors lui-même la signature ; pour le compte d’un contrat, il interroge le contrat au bloc le plus récent. Pour enregistrer tous les messages avec leurs signatures dans un fichier, cliquez sur Exporter.',
      'Pour supprimer votre message, sélectionnez-le, cliquez sur Supprimer et signez. Son texte et sa signature sont effacés. Les copies que d’autres ont faites auparavant ne le sont pas.',
      'Les propriétaires de ce site peuvent masquer un message ou un compte par leur propre signature, et l’afficher de nouveau. Un message masqué indique qui l’a masqué.',
    ],
  },
  solitaire: {
    title: 'Solitaire',
    words: ['cartes', 'donne du jour', 'jeu', 'klondike', 'solitaire'],
    text: [
      'Montez chaque couleur, de l’as au roi, sur les quatre bases en haut. Dans les colonnes, placez une carte sur celle qui est immédiatement supérieure et de la couleur opposée, rouge ou noire ; un roi va sur une colonne vide. Cliquez sur le talon pour tirer.',
      'Faites glisser les cartes avec la souris ou avec un doigt, ou parcourez la table avec les touches de direction et appuyez sur Entrée pour prendre et pour poser. Double-cliquez sur une carte pour l’envoyer sur une base. Cliquez sur la table avec le bouton droit pour envoyer toutes les cartes possibles. Annuler reprend n’importe quel coup.',
      'Pour tirer une carte ou trois, ou pour jouer sans score ni chronomètre, cliquez sur Jeu, Options. Pour choisir le dos des cartes, cliquez sur Jeu, Dos des cartes. Votre partie est enregistrée dans ce navigateur.',
      'La donne du jour est la même partie pour tout le monde jusqu’à minuit UTC. Elle nécessite une connexion quand vous la commencez.',
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
      'Cliquez sur Arrière-plan pour choisir un papier peint et sa position. Cliquez sur Écran de veille pour choisir ce qui s’affiche quand vous n’avez rien fait pendant quelques minutes. Cliquez sur Apparence pour choisir un habillage, la taille des contrôles et un modèle de couleurs. Cliquez sur Effets pour choisir les effets visuels, le simple ou le double clic, la langue et, si elles sont disponibles, les statistiques d’utilisation.',
      'Pour créer un modèle de couleurs, cliquez sur Apparence, puis sur Modifier. Choisissez un élément et ses couleurs, entrez un nom et cliquez sur Enregistrer. Vous pouvez importer les couleurs d’un thème Windows (.theme) ou déposer le fichier sur le modèle de couleurs, exporter votre modèle comme thème et le partager sous forme de lien.',
      'Le petit moniteur montre un aperçu de vos modifications. Cliquez sur OK ou sur Appliquer pour les enregistrer, ou sur Annuler pour les abandonner.',
    ],
  },
  bridge: {
    title: 'Pont',
    words: ['chaînes', 'pont', 'traversée'],
    text: [
      'Un dossier de liens vers des services qui déplacent des jetons d’une chaîne à une autre. Ils sont gérés par des tiers. Lisez ce qu’affiche votre portefeuille avant de signer.',
      'Sélectionnez une icône pour voir son adresse. Pour copier l’adresse, cliquez sur Fichier, Copier le lien. Pour changer la façon dont les icônes sont affichées, cliquez sur Affichage.',
    ],
  },
  governance: {
    title: 'Gouvernance',
    words: ['gouvernance', 'voter'],
    text: [
      'Un dossier de liens vers les sites où la communauté vote. Vous signez un vote dans votre portefeuille, sur ce site.',
    ],
  },
  collections: {
    title: 'Collections',
    words: ['collections', 'NFT'],
    text: [
      'Un dossier de liens vers les collections de NFT de la communauté. Chaque lien s’ouvre dans un nouvel onglet.',
    ],
  },
  markets: {
    title: 'Marchés',
    words: ['Chia', 'marchés', 'négociation', 'plateforme d’échange'],
    text: [
      'Un dossier de liens vers la plateforme d’échange, des portefeuilles Chia, des marchés Chia et l’explorateur de blocs.',
    ],
  },
  partners: {
    title: 'Partenaires',
    words: ['partenaires'],
    text: ['Un dossier de liens vers les sites des partenaires de la communauté.'],
  },
  social: {
    title: 'Réseaux sociaux',
    words: ['Discord', 'réseaux sociaux', 'Telegram', 'Twitter'],
    text: [
      'Un dossier de liens vers les canaux de la communauté. Ne communiquez jamais la phrase de récupération de votre portefeuille sur aucun d’entre eux.',
    ],
  },
  help: {
    title: 'Aide',
    words: ['aide', 'manuel'],
    text: [
      'Cliquez sur Sommaire pour les chapitres, sur Index pour chercher un mot, ou sur Rechercher pour chercher dans toutes les rubriques. Pour ouvrir la rubrique d’un programme, cliquez sur Aide dans sa fenêtre.',
    ],
  },
  run: {
    title: 'Exécuter',
    words: ['adresse', 'commandes', 'exécuter', 'transaction'],
    text: [
      'Pour ouvrir un programme, tapez son nom, par exemple notepad ou display. Pour ouvrir un document, tapez son nom après notepad, par exemple notepad terms. Pour ouvrir un lien, tapez son nom.',
      'Une adresse ou une transaction (0x…) s’ouvre dans l’explorateur de blocs de la communauté. Une page Web s’ouvre si la communauté a un lien vers son site.',
      'Pour voir ce que vous avez tapé auparavant, appuyez sur Haut ou Bas. Essayez aussi winver, love et bsod. Il existe une autre commande que vous ne devriez jamais taper.',
    ],
  },
  'shut-down': {
    title: 'Arrêter',
    words: ['arrêter', 'déconnecter', 'écran de veille', 'mettre en veille', 'redémarrer'],
    text: [
      'Mettre en veille éteint l’écran jusqu’à ce que vous appuyiez sur une touche ou cliquiez. Arrêter déconnecte le portefeuille ; vous pouvez ensuite fermer l’onglet. Redémarrer ferme toutes les fenêtres et réinitialise leurs positions, mais conserve vos paramètres. Déconnecter le portefeuille déconnecte seulement le portefeuille.',
    ],
  },
  'what-is-a-wallet': {
    title: 'Qu’est-ce qu’un portefeuille ?',
    words: ['adresse', 'clés', 'compte', 'portefeuille'],
    text: [
      'Un portefeuille est une application ou un appareil qui détient des clés. Avec une clé, vous prouvez qu’un compte sur la chaîne vous appartient, et vous signez ce qu’il doit faire. Les jetons eux-mêmes sont sur la chaîne, pas dans le portefeuille.',
      'Vous pouvez communiquer l’adresse d’un compte. Ne communiquez jamais sa phrase de récupération, les mots à partir desquels ses clés sont créées, à aucune personne ni à aucune page, y compris celle-ci. Quiconque la demande essaie de vous voler.',
      'Si vous n’avez pas de portefeuille, cliquez sur Connecter un portefeuille, puis sur Obtenir un portefeuille.',
    ],
  },
  connecting: {
    title: 'Connecter un portefeuille',
    words: ['connecter', 'portefeuille'],
    text: [
      'Cliquez sur Connecter un portefeuille, dans la barre des tâches, pour voir les portefeuilles de ce navigateur. La connexion montre votre adresse à cette page ; elle ne permet pas à la page d’envoyer quoi que ce soit. Votre portefeuille vous demande de confirmer chaque paiement et chaque signature. Lisez ce qu’il affiche avant de confirmer.',
      'Si votre portefeuille n’est pas dans la liste, déverrouillez-le et ouvrez à nouveau la liste. Si un message indique qu’une demande est déjà ouverte, répondez d’abord à cette demande dans votre portefeuille.',
      'Pour vous déconnecter, cliquez sur le bouton du compte dans la barre des tâches, puis sur Déconnecter. Vous pouvez aussi utiliser Arrêter.',
    ],
  },
  terms: {
    title: 'Les conditions',
    words: ['accepter', 'conditions', 'règles'],
    text: [
      'Les conditions s’affichent la première fois que vous connectez une adresse. Votre accord est enregistré dans ce navigateur, pour cette adresse uniquement. Pour relire les conditions, ouvrez le Bloc-notes et cliquez sur Fichier, Conditions.',
      'Si vous n’êtes pas d’accord, vous pouvez vous déconnecter et continuer à regarder.',
    ],
  },
  verifying: {
    title: 'Vérifier un compte',
    words: ['message', 'signature', 'signer', 'vérifier'],
    text: [
      'Vous pouvez signer un message pour prouver que le compte vous appartient. La signature est gratuite et n’accorde aucune autorisation. Seul ce que vous publiez avec votre compte l’exige, comme les parties classées et les messages du livre d’or. Si vous cliquez sur Pas maintenant, vous pouvez vérifier votre compte plus tard dans la fenêtre Compte.',
      'La boîte de dialogue vérifie que le message nomme cette page, votre compte et votre réseau, et vous le montre. Le dernier message que vous avez signé est enregistré dans ce navigateur comme reçu.',
    ],
  },
  'wrong-network': {
    title: 'Mauvais réseau',
    words: ['chaîne', 'changer', 'réseau'],
    text: [
      'Votre portefeuille est sur un réseau qui n’est pas pris en charge ici. Cliquez sur Mauvais réseau, dans la barre des tâches, pour en changer, ou changez le réseau dans votre portefeuille. Si votre portefeuille n’a pas le réseau, il vous demande de l’ajouter.',
    ],
  },
  safety: {
    title: 'Rester en sécurité',
    words: ['arnaque', 'danger', 'sécurité'],
    text: [
      'Lisez ce qu’affiche votre portefeuille avant de signer. Une transaction ne peut pas être annulée. Comparez les adresses entières, pas seulement leur début et leur fin. Ouvrez cette page à partir d’un favori que vous avez créé, pas à partir d’un lien qui vous a été envoyé.',
      'Cette page ne demande jamais votre phrase de récupération, ne vous contacte jamais en premier et ne vous demande jamais de payer pour recevoir un paiement.',
    ],
  },
  'treasury-names': {
    title: 'Trésorerie : carnet d’adresses et réception',
    words: ['carnet d’adresses', 'code QR', 'importer', 'recevoir'],
    text: [
      'Carnet d’adresses, dans le menu Safe de Trésorerie, conserve les noms que vous donnez à des adresses, pour chaque réseau. Ils sont enregistrés dans ce navigateur uniquement. Un destinataire qui a un nom est signalé comme figurant dans votre carnet d’adresses, et l’adresse reste à côté du nom.',
      'Pour transférer vos noms dans un autre navigateur, cliquez sur Exporter, puis sur Importer dans l’autre. Le fichier a le format de l’application Web de Safe : address, name, chainId. Les lignes qui ne peuvent pas être lues sont indiquées, et les autres sont ajoutées.',
      'Recevoir, dans le menu Safe, affiche l’adresse du Safe sous forme de code QR. Si votre portefeuille ne le lit pas, choisissez uniquement l’adresse.',
    ],
  },
  'treasury-calls': {
    title: 'Trésorerie : appels de contrat et objets de collection',
    words: ['ABI', 'appel de contrat', 'NFT', 'objets de collection'],
    text: [
      'Pour appeler n’importe quel contrat, cliquez sur Appel de contrat dans la File d’attente. Entrez l’adresse et collez l’ABI, choisissez une fonction et remplissez ses champs. Les listes et les structures sont entrées au format JSON. La vérification indique ce que font les octets. Les noms de votre ABI y figurent aussi, et ils ne sont pas vérifiés.',
      'Pour voir ou envoyer un objet de collection, cliquez sur Ouvrir dans sa ligne. Une image n’est affichée que si elle est stockée sur la chaîne, car, sinon, un autre serveur saurait que vous la regardez.',
    ],
  },
  'treasury-checks': {
    title: 'Trésorerie : hachages et historique',
    words: ['CSV', 'hachage du domaine', 'hachage du message', 'historique', 'portefeuille matériel'],
    text: [
      'Un portefeuille matériel affiche des hachages au lieu de mots. Comparez le hachage du domaine et le hachage du message dans les détails avec ceux de son écran avant de signer.',
      'L’historique décrit une transaction à partir de ses octets si des propriétaires l’ont signée. Les lignes qui commencent par « Dit par le service de Safe » n’ont pas été vérifiées. Pour ne voir que certaines lignes, tapez dans Rechercher. Pour les enregistrer, cliquez sur Enregistrer au format CSV. Le fichier contient les lignes qui sont chargées. Pour tout enregistrer, cliquez d’abord sur Tout charger.',
    ],
  },
  'treasury-settings': {
    title: 'Trésorerie : paramètres d’un Safe',
    words: ['garde', 'gestionnaire de secours', 'modules', 'propriétaires', 'seuil', 'version'],
    text: [
      'Pour voir les paramètres d’un Safe, cliquez sur Propriétés dans le menu Safe. Les propriétaires peuvent y proposer une modification : cliquez sur Modifier. Les autres propriétaires la signent comme toute transaction.',
      'Si le Safe a la version 1.3.0 et que le réseau a le contrat du projet Safe qui la change, vous pouvez proposer une version plus récente. L’adresse du Safe, ses propriétaires et ses actifs restent tels quels. La vérification montre les deux versions et le contrat que le Safe aura ensuite.',
    ],
  },
  'all-keys': {
    title: 'Toutes les touches',
    words: ['clavier', 'raccourcis', 'touches'],
    text: [
      'Votre système ou votre navigateur peut utiliser lui-même certaines de ces touches. Pour chacune d’elles, il existe aussi une commande dans un menu.',
    ],
  },
  forking: {
    title: 'Un Bureau pour votre communauté',
    words: ['Bureau personnel', 'configuration', 'fork', 'love98.config.ts'],
    text: [
      'Un seul fichier, love98.config.ts, adapte ce Bureau à une communauté : nom, programmes et leur ordre, liens, jetons, paires et conditions. Copiez le projet, modifiez le fichier et démarrez-le. Si une valeur est incorrecte, le démarrage s’arrête et indique la valeur.',
      'Définissez à null une valeur qui n’est pas encore connue. Elle est affichée comme « non configuré », et les détails de son message indiquent le paramètre. Pour la masquer, définissez showUnset à false.',
      'Chaque habillage est un fichier de couleurs ; les icônes sont des dessins dans des fichiers texte. Pour ajouter un programme, un habillage, un portefeuille ou une paire, consultez CONTRIBUTING.md.',
    ],
  },
  errors: {
    title: 'En cas de problème',
    words: ['écran bleu', 'erreur', 'opération non conforme', 'plantage'],
    text: [
      'Si un programme effectue une opération non conforme, seul ce programme est arrêté. Dans le message, vous pouvez le démarrer à nouveau, et afficher et copier les détails.',
      'Si le Bureau lui-même tombe en panne, un écran bleu affiche un ID d’erreur. Pour signaler le problème, copiez l’ID de l’erreur. Appuyez ensuite sur une touche pour redémarrer. Votre portefeuille n’est pas affecté.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
