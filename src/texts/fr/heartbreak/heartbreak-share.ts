import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · une grille ${level}`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} cœurs fermés, dont ${broken} brisés. Trouvez tous les cœurs intacts : la logique suffit.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} cœurs fermés, dont ${broken} brisés. Trouvez tous les cœurs intacts sans en briser un seul.`,
  wonTitle: (level: string, time: string, player: string) =>
    `${level} en ${time} s par ${player} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `Tous les cœurs intacts d’une grille ${level} ont été trouvés le ${date}. Regardez chaque coup, ou jouez la grille vous-même.`,
  lostTitle: (level: string, player: string) => `${player} a brisé un cœur · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `Une grille ${level} a été perdue le ${date}. Regardez chaque coup, et voyez de quel cœur on aurait pu démontrer qu’il était sûr.`,
  secretDescription: (level: string, date: string) =>
    `La grille ${level} d’aujourd’hui, ${date}. Vous pourrez regarder la partie après minuit (UTC).`,
  dailyTitle: (date: string) => `Heartbreak · les grilles du ${date}`,
  dailyDescription: 'Une grille pour chaque jour et chaque niveau. Aucune grille n’oblige à deviner.',
  dailyOver: (date: string) => `Les grilles du ${date} sont terminées. Jouez les grilles d’aujourd’hui.`,
  play: 'Jouer cette grille',
  watch: 'Regarder la partie',
  playToday: 'Jouer la grille d’aujourd’hui',
  playAny: 'Jouer à Heartbreak',
  desktop: (site: string) => `Aller au Bureau de ${site}`,
  pictureOf: (title: string) => `${title} : la fenêtre du jeu`,
  missingTitle: 'Page introuvable · Heartbreak',
  missingBoard:
    'Cette grille est introuvable. Il manque peut-être une partie de son ID. Copiez le lien complet ; il se termine par 26 lettres et chiffres.',
  missingRun:
    'Cette partie est introuvable. Elle est peut-être inachevée, ou son joueur l’a peut-être supprimée. Copiez le lien complet.',
  missingDay:
    'Il n’y a pas de grilles pour ce jour. Entrez une date comme 2026-11-20 qui n’est pas dans le futur.',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
