import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** The window of the game: menus, counters, board. */
export const heartbreakTexts = {
  title: 'Heartbreak',
  preparing: 'La grille est générée dans votre navigateur. Heartbreak nécessite JavaScript.',
  titleOf: (level: string) => `Heartbreak - ${level}`,
  board: (level: string, columns: number, rows: number) =>
    `Grille ${level}, ${columns} colonnes, ${rows} lignes`,
  cell: (row: number, column: number, what: string) => `ligne ${row}, colonne ${column}, ${what}`,
  covered: 'couvert',
  hidden: 'masqué',
  pinned: 'marqué',
  question: 'couvert, point d’interrogation',
  exploded: 'un cœur que vous avez brisé',
  broken: 'cœur brisé',
  wrongPin: 'marqué, mais intact',
  nearby: (count: number) =>
    count === 0
      ? 'ouvert'
      : plural(count, {
          one: `${count} cœur brisé à proximité`,
          other: `${count} cœurs brisés à proximité`,
        }),
  heartsLeft: (count: number) =>
    plural(count, { one: `Il reste ${count} cœur brisé`, other: `Il reste ${count} cœurs brisés` }),
  seconds: (count: number) => plural(count, { one: `${count} seconde`, other: `${count} secondes` }),
  noClock: 'Sans chronomètre',
  lives: (count: number) => plural(count, { one: `Il reste ${count} vie`, other: `Il reste ${count} vies` }),
  face: {
    active: 'Nouvelle grille',
    worried: 'Nouvelle grille',
    won: 'Gagné. Nouvelle grille',
    dead: 'Perdu. Nouvelle grille',
  },
  exit: 'Quitter',
  menu: {
    game: 'Jeu',
    view: 'Affichage',
    help: 'Aide',
    fresh: 'Nouveau',
    again: 'Rejouer la même grille',
    custom: 'Personnalisé…',
    mode: 'Mode',
    questions: 'Points d’interrogation',
    hint: 'Indice',
    daily: 'Grille du jour…',
    ranked: 'Partie classée…',
    leaderboard: 'Classement…',
    statistics: 'Statistiques…',
    share: 'Partager…',
    replay: 'Regarder la dernière partie',
    exit: 'Quitter',
    automatic: 'Taille automatique',
    size: (pixels: number) => `Cœurs de ${pixels} pixels`,
    bigger: 'Plus grands',
    smaller: 'Plus petits',
    touchBar: 'Boutons tactiles',
    rules: 'Règles du jeu',
    keys: 'Touches',
  },
  rankedGame: 'Classée',
  mode: { classic: 'Classique', 'second-chance': 'Seconde chance', zen: 'Zen' },
  touch: {
    label: 'Tactile',
    open: 'Ouvrir',
    pin: 'Marquer',
    tapDoes: 'Toucher pour',
    bigger: 'Cœurs plus grands',
    smaller: 'Cœurs plus petits',
    hint: 'Indice',
  },
  level: {
    crush: 'Béguin',
    fling: 'Passade',
    marriage: 'Mariage',
    pocket: 'De poche',
    'long-distance': 'À distance',
    custom: 'Personnalisé',
  },
  sizeOf: (columns: number, rows: number, broken: number) =>
    plural(broken, {
      one: `${columns} × ${rows}, ${broken} brisé`,
      other: `${columns} × ${rows}, ${broken} brisés`,
    }),
  dealing: 'Génération d’une grille qui n’oblige pas à deviner…',
  failed: (why: string) => `La grille n’a pas pu être générée. ${why}`,
  anotherBoard: 'En générer une autre',
  doubtful:
    'Aucune grille de cette taille qui puisse être résolue sans deviner n’a été trouvée à temps. Cette grille peut obliger à deviner. Pour l’éviter, utilisez moins de cœurs brisés.',
  playAnyway: 'Jouer quand même',
  paused: 'En pause',
  pausedRanked: 'Couverte. Le chronomètre continue de tourner.',
  goOn: 'Continuer',
  ready: 'Prêt',
  resumed: 'Votre dernière partie a été restaurée.',
  resumedRanked: 'Votre partie classée a été restaurée. Son chronomètre a continué de tourner.',
  expired: 'Votre partie classée a dépassé 30 minutes. Une nouvelle grille a été générée.',
  corrupt: 'La partie enregistrée n’a pas pu être lue. Une nouvelle grille a été générée.',
  badLink: (problem: string) => `${problem} Une nouvelle grille a été générée à la place.`,
  thinking: 'Réflexion…',
  noLast: 'Vous n’avez encore terminé aucune partie.',
  leave: {
    title: 'Heartbreak',
    text: 'Voulez-vous quitter cette partie classée ? Si vous la quittez, vous abandonnez la partie et elle ne compte pas pour votre série.',
    leave: 'Quitter',
    stay: 'Rester',
  },
} as const satisfies PartialTranslation<typeof english.heartbreakTexts>

/** Status messages: announced to screen readers and shown in the status bar. */
export const heartbreakStatus = {
  won: (seconds: string) => `Gagné en ${seconds} secondes. Tous les cœurs intacts sont ouverts.`,
  wonZen: 'Gagné. Tous les cœurs intacts sont ouverts.',
  best: 'Votre meilleur temps jusqu’ici.',
  lost: 'Un cœur est brisé. La partie est perdue.',
  lifeLost: (left: number) =>
    plural(left, {
      one: `Un cœur brisé : une vie et 10 secondes perdues, il reste ${left} vie.`,
      other: `Un cœur brisé : une vie et 10 secondes perdues, il reste ${left} vies.`,
    }),
  notFate: (row: number, column: number, why: string) =>
    `Ce n’était pas le destin : le cœur de la ligne ${row}, colonne ${column} était sûr. ${why}`,
  fate: 'C’était le destin : sur cette grille encombrée, on ne pouvait démontrer d’aucun cœur qu’il était sûr.',
  unsettled:
    'Cette grille est trop grande pour vérifier si l’on pouvait démontrer d’un cœur qu’il était sûr.',
  hint: (row: number, column: number, why: string) =>
    `Indice : le cœur de la ligne ${row}, colonne ${column} est sûr. ${why}`,
  noHint: 'Pour l’instant, on ne peut démontrer d’aucun cœur qu’il est sûr. Cette grille oblige à deviner.',
  number: (number: number, row: number, column: number) =>
    `le ${number} de la ligne ${row}, colonne ${column}`,
  prove: (numbers: string, byCount: boolean) =>
    `Démonstration : ${numbers}${byCount ? ', et combien de cœurs brisés il reste' : ''}.`,
  onlyCount: 'Démonstration : combien de cœurs brisés il reste.',
  more: (count: number) =>
    plural(count, {
      one: `${count} autre nombre, signalé sur la grille`,
      other: `${count} autres nombres, signalés sur la grille`,
    }),
  cannotChord: (number: number) =>
    plural(number, {
      one: `Placez d’abord ${number} marque autour du ${number}.`,
      other: `Placez d’abord ${number} marques autour du ${number}.`,
    }),
} as const satisfies PartialTranslation<typeof english.heartbreakStatus>

/** The dialogs: custom board, statistics, share, help. */
export const heartbreakDialogs = {
  ok: 'OK',
  cancel: 'Annuler',
  close: 'Fermer',
  custom: {
    title: 'Grille personnalisée',
    columns: 'Colonnes',
    rows: 'Lignes',
    broken: 'Cœurs brisés',
    range: (least: number, most: number) => `${least} à ${most}`,
    note: 'Une grille encombrée peut obliger à deviner. Un message vous prévient avant que vous jouiez.',
  },
  statistics: {
    title: 'Statistiques',
    heads: ['Niveau', 'Parties', 'Gagnées', 'Meilleur', 'Série', 'Plus longue'],
    won: (wins: number, percent: number) => `${wins} (${percent} %)`,
    seconds: (seconds: string) => `${seconds} s`,
    none: '—',
    empty: 'Vous n’avez encore terminé aucune partie.',
    days: (streak: number, all: number) =>
      `Grilles du jour résolues dans ce navigateur : ${all}. Jours de suite : ${streak}.`,
    note: 'Seules les parties du mode Classique dans ce navigateur comptent. Une partie avec des indices ne compte pas pour le meilleur temps.',
    reset: 'Remettre à zéro…',
    resetTitle: 'Remettre les statistiques à zéro',
    resetText:
      'Voulez-vous supprimer toutes les parties, les meilleurs temps et les séries de ce navigateur ? Cette action est irréversible.',
    resetYes: 'Remettre à zéro',
  },
  share: {
    title: 'Partager',
    note: 'Le lien ouvre la même grille.',
    ranked: 'Vous pourrez partager la grille d’une partie classée une fois la partie terminée.',
    text: 'Texte',
    copyText: 'Copier le texte',
    copyLink: 'Copier le lien',
    copyReplay: 'Copier le lien de la rediffusion',
    picture: 'Image…',
    copied: 'Copié.',
    failed: 'Votre navigateur a bloqué la copie. Appuyez sur CTRL+C.',
  },
  help: {
    rulesTitle: 'Règles du jeu',
    keysTitle: 'Touches',
    rules: [
      'Certains cœurs de la grille sont brisés. Le but du jeu est d’ouvrir tous les cœurs intacts sans en briser un seul. Un nombre indique combien de cœurs brisés touchent sa case.',
      'Pour ouvrir un cœur, cliquez dessus. Pour marquer un cœur qui doit être brisé, cliquez dessus avec le bouton droit. Quand un nombre est entouré d’autant de marques, vous pouvez ouvrir les autres cœurs autour de lui : double-cliquez sur le nombre, ou cliquez dessus avec le bouton central ou avec les deux boutons.',
      'Une zone au milieu est ouverte au début. À partir de là, toute grille standard peut être résolue par la seule logique. Seule une grille personnalisée encombrée peut obliger à deviner. Un message vous prévient avant que vous jouiez.',
      'Pour voir un cœur sûr et les nombres qui le démontrent, cliquez sur Indice dans le menu Jeu. Quand vous perdez, le jeu montre un cœur sûr de la grille d’avant votre dernier coup, s’il y en avait un.',
      'En mode Classique, vous avez une vie. En mode Seconde chance, vous avez trois vies, et chaque cœur brisé coûte une vie et 10 secondes. Le mode Zen n’a pas de chronomètre.',
      'Sur un écran tactile, touchez un cœur pour l’ouvrir, maintenez le doigt appuyé sur un cœur pour le marquer, touchez un nombre pour ouvrir les autres cœurs autour de lui, et pincez pour changer la taille de la grille.',
    ],
    keys: ['FLÈCHES, ORIGINE, FIN', 'BARRE D’ESPACEMENT', 'ENTRÉE', 'F', 'C', 'H', '+ et −', 'N ou F2'],
    keyMeanings: [
      'Parcourir la grille ; avec CTRL, aller à ses coins',
      'Ouvrir un cœur',
      'Ouvrir un cœur, ou les autres cœurs autour d’un nombre',
      'Marquer un cœur ou retirer sa marque',
      'Ouvrir les autres cœurs autour d’un nombre',
      'Indice',
      'Changer la taille des cœurs',
      'Nouvelle grille',
    ],
  },
} as const satisfies PartialTranslation<typeof english.heartbreakDialogs>
