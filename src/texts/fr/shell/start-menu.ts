import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'Programmes',
  links: 'Liens',
  social: 'Réseaux sociaux',
  documents: 'Documents',
  settings: 'Paramètres',
  skins: 'Habillages',
  webStyle: 'Style Web (simple clic)',
  sounds: 'Sons',
  help: 'Aide',
  run: 'Exécuter…',
  shutDown: 'Arrêter…',
  welcome: 'Bienvenue',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'L',
  social: 's',
  documents: 'D',
  settings: 'm',
  help: 'i',
  run: 'x',
  shutDown: 'A',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
