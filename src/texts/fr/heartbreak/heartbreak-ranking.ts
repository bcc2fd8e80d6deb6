import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-ranking'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

/** Daily boards, ranked games, tables and replays. */
export const rankingTexts = {
  close: 'Fermer',
  retry: 'Réessayer',
  loading: 'Chargement…',
  offline:
    'Vous êtes hors connexion. Vous pouvez continuer à jouer, mais les parties jouées hors connexion ne sont pas classées.',
  level: 'Niveau',
  connect: 'Se connecter et ouvrir une session…',
  signInWhy:
    'Pour jouer des parties classées, connectez un portefeuille et signez un message. La signature est gratuite. Les autres parties n’exigent pas de portefeuille.',
  daily: {
    title: 'Grille du jour',
    of: (date: string) => `Grille du ${date} (UTC)`,
    grade: (label: string, clicks: number) =>
      plural(clicks, {
        one: `${label}, au moins ${clicks} clic (3BV)`,
        other: `${label}, au moins ${clicks} clics (3BV)`,
      }),
    open: 'Ouverte à tous',
    ranked: 'Classée',
    ends: (left: string) => `Nouvelles grilles dans ${left}.`,
    ended: 'De nouvelles grilles sont prêtes.',
    reload: 'Afficher les nouvelles grilles',
    streak: (days: number) =>
      days === 0
        ? 'Aucune grille du jour résolue hier ni aujourd’hui.'
        : `Jours de suite dans ce navigateur : ${days}`,
    play: 'Jouer',
    playRanked: 'Jouer une partie classée',
    why: 'Vous pouvez jouer la grille ouverte aussi souvent que vous le voulez. La grille classée est une autre grille de même difficulté, avec un seul essai par compte, jour et niveau. Elle est tournée ou retournée pour chaque compte, de sorte que les solutions ne peuvent pas être copiées.',
    commitment: 'Hash du secret de ce mois (SHA-256)',
    copy: 'Copier',
    copied: 'Copié.',
    verify: 'Comment vérifier…',
  },
  verify: {
    title: 'Vérifier les grilles du jour',
    explain:
      'Toutes les grilles d’un mois sont générées à partir d’un seul secret de 32 octets. Le hash SHA-256 du secret est publié avant le début du mois, et le secret après la fin du mois, les grilles ne peuvent donc pas être modifiées entre-temps. Cliquez sur Vérifier pour tester qu’un secret correspond à son hash et génère les grilles, ou exécutez dealDaily à partir du code source du jeu.',
    heads: ['Mois', 'Hash', 'Secret'],
    pending: (date: string) => `après le ${date}`,
    check: 'Vérifier',
    checking: 'Vérification…',
    fits: (month: string, boards: number) =>
      plural(boards, {
        one: `Le secret de ${month} correspond à son hash. ${boards} grille de son premier jour a été générée à nouveau à partir de lui.`,
        other: `Le secret de ${month} correspond à son hash. ${boards} grilles de son premier jour ont été générées à nouveau à partir de lui.`,
      }),
    fails: (month: string) =>
      `Le secret de ${month} ne correspond pas à son hash. Contactez le propriétaire de ce site.`,
    empty: 'Aucun mois n’a encore été publié.',
  },
  ranked: {
    title: 'Partie classée',
    explain:
      'Une nouvelle grille contre la montre, en mode Classique. Votre premier coup déclenche le chronomètre. Si vous regardez la grille plus de dix secondes avant celui-ci, le temps supplémentaire compte aussi. Un indice coûte 15 secondes. Tant que cette fenêtre n’est pas active, la grille est couverte et le chronomètre continue de tourner.',
    start: 'Commencer',
    starting: 'Démarrage…',
  },
  sending: 'Envoi de votre partie…',
  waiting: (time: string) =>
    `Le serveur ne répond pas. Votre partie est enregistrée et sera envoyée à nouveau jusqu’à ${time}. Laissez cette page ouverte, ou revenez avant cette heure.`,
  tooLate: 'Votre partie n’a pas été envoyée dans les 30 minutes, elle n’est donc pas classée.',
  told: (seconds: string, points: number) =>
    plural(points, {
      one: `Classée : ${seconds} s, ${points} point d’amour.`,
      other: `Classée : ${seconds} s, ${points} points d’amour.`,
    }),
  added: (seconds: string) =>
    `${seconds} s ont été ajoutées pour le temps passé à regarder la grille avant votre premier coup, ou pour le retard du réseau.`,
  rankDay: (rank: number) => `Rang ${rank} aujourd’hui.`,
  rankWeek: (rank: number) => `Rang ${rank} cette semaine.`,
  rankAll: (rank: number) => `Rang ${rank}, tous les temps.`,
  review: 'Votre partie est en cours d’examen et figure au-dessous de toutes les autres.',
  streak: (days: number) =>
    plural(days, { one: 'Premier jour d’une série.', other: `${days} jours de suite.` }),
  lost: 'Envoyée comme défaite.',
  refused: (problem: string) => `Non classée : ${problem}`,
  failed: (problem: string) => `Non classée : ${problem}`,
  table: {
    title: 'Classement',
    period: 'Période',
    periods: { day: 'Aujourd’hui', week: 'Cette semaine', all: 'Tous les temps' },
    heads: ['Rang', 'Joueur', 'Temps', 'Clics', 'Indices', 'Rediffusion'],
    empty: 'Aucune partie classée pour l’instant.',
    you: 'vous',
    review: 'en cours d’examen',
    watch: 'Regarder',
    watchOf: (player: string) => `Regarder la partie de ${player}`,
    seconds: (seconds: string) => `${seconds} s`,
    page: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    earlier: 'Précédent',
    later: 'Suivant',
    names: 'Recherche des noms…',
    own: 'Votre rang',
  },
  replay: {
    title: 'Rediffusion',
    local: 'Votre dernière partie',
    linked: 'Une partie partagée',
    of: (player: string, seconds: string | null) =>
      seconds === null ? `${player}, défaite` : `${player}, ${seconds} s`,
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    times: (speed: number) => `${speed}×`,
    position: 'Position',
    moment: (seconds: string, move: number, moves: number) => `${seconds} s, coup ${move} sur ${moves}`,
    back: 'Retour au jeu',
    board: (level: string) => `Rediffusion sur ${level}`,
    damaged: 'L’enregistrement ne correspond pas à sa grille. Seule la partie qui correspond est affichée.',
    loading: 'Chargement de la rediffusion…',
  },
} as const satisfies PartialTranslation<typeof english.rankingTexts>
