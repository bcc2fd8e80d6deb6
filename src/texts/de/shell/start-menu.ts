import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'Programme',
  links: 'Links',
  social: 'Soziale Netzwerke',
  documents: 'Dokumente',
  settings: 'Einstellungen',
  skins: 'Skins',
  webStyle: 'Webstil (Einfachklick)',
  sounds: 'Sounds',
  help: 'Hilfe',
  run: 'Ausführen…',
  shutDown: 'Beenden…',
  welcome: 'Willkommen',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'L',
  social: 'o',
  documents: 'D',
  settings: 'E',
  help: 'H',
  run: 'A',
  shutDown: 'B',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
