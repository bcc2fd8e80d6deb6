import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('fr')

const damagedLog = (what: string) =>
  `L’enregistrement de la partie est endommagé : ${what}. Rejouez la partie, ou copiez le lien complet.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'La partie était déjà terminée.',
    'bad-time': 'Le temps du coup n’est pas un nombre entier de millisecondes de 0 à 30 minutes.',
    'bad-cell': 'La grille n’a pas de telle case.',
    'bad-operation': 'Il n’existe pas de telle opération.',
    away: 'La fenêtre n’était pas active.',
    'not-away': 'La fenêtre était déjà active.',
    'already-open': 'Le cœur était déjà ouvert.',
    'pinned-heart': 'Le cœur est marqué. Retirez d’abord sa marque.',
    'not-closed': 'Seul un cœur fermé peut être marqué.',
    'not-pinned': 'Le cœur n’est pas marqué.',
    'chord-needs-number': 'Seul un nombre ouvert ouvre les cœurs qui l’entourent.',
    'chord-pins-differ': 'Marquez autour du nombre autant de cœurs qu’il l’indique.',
    'chord-opens-nothing': 'Il ne reste rien à ouvrir autour du nombre.',
  },
  illegalMove: (position: number, refusal: string) => `Coup ${position} : ${refusal}`,
  boards: {
    malformed: 'Ce n’est pas une grille valide. Copiez l’ID complet : trois parties séparées par des points.',
    otherVersion: (version: string | undefined, known: string) =>
      `Cette grille a la version « ${version} ». Seule la version « ${known} » peut être jouée ici.`,
    damagedSeed:
      'La graine de la grille est endommagée. Copiez l’ID complet ; il se termine par 26 caractères.',
    unknownLevel: (id: string) =>
      `Il n’y a pas de niveau « ${id} ». Dans le menu Jeu, cliquez sur un niveau.`,
    outsideLimits: (what: string, least: number, most: number) =>
      `Une grille de ce type a de ${least} à ${most} ${what}. Entrez un nombre entier dans cet intervalle.`,
    columns: 'colonnes',
    rows: 'lignes',
    broken: 'cœurs brisés',
  },
  levels: {
    crush: 'Béguin',
    fling: 'Passade',
    marriage: 'Mariage',
    pocket: 'De poche',
    'long-distance': 'À distance',
    custom: 'Personnalisé',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `Il n’y a pas de mode « ${mode} ». Copiez le lien complet.`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`il a plus de ${most} coups`),
    notBase64Url: damagedLog('ce n’est pas du texte base64url'),
    cutOff: damagedLog('il est incomplet'),
    damaged: damagedLog('sa somme de contrôle ne correspond pas'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`il a la version ${version}, mais seule la version ${known} est prise en charge`),
    partOfMove: (position: number) => damagedLog(`le coup ${position} est incomplet`),
    needlessCell: (position: number) => damagedLog(`le coup ${position} ne doit pas nommer de case`),
    cellOutside: (position: number) => damagedLog(`le coup ${position} nomme une case hors de la grille`),
    longPause: (position: number) => damagedLog(`la pause avant le coup ${position} est trop longue`),
  },
  runs: {
    tooLate: 'Une partie classée doit se terminer en 30 minutes. Commencez une nouvelle partie.',
    notOver: 'L’enregistrement ne se termine pas par une partie gagnée ou perdue.',
    timeDiffers: (counted: number, claimed: number) =>
      `La partie enregistrée dure ${counted} ms, mais ${claimed} ms ont été indiquées.`,
    impossible: (threeBv: number, played: number) =>
      `Une grille de ${threeBv} 3BV ne peut pas être résolue en ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `La partie enregistrée dure ${told} ms, mais seulement ${passed} ms se sont écoulées.`,
    spedUp: (span: number, passed: number) =>
      `La partie enregistrée dure ${span} ms, mais ${passed} ms se sont écoulées sur le serveur.`,
  },
  grades: { single: 'Logique facile', pair: 'Par paires', proof: 'Démonstration' },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak du jour ${date} · ${level}`,
    won: '💗 Tous les cœurs intacts trouvés',
    lost: '💔 Un cœur a été brisé',
    seconds: (seconds: string) => `${seconds} s`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/s`,
    hints: (count: number) =>
      count === 0 ? 'aucun indice' : plural(count, { one: `${count} indice`, other: `${count} indices` }),
    streak: (days: number) => plural(days, { one: `${days} jour de suite`, other: `${days} jours de suite` }),
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
