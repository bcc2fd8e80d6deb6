import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'Programas',
  links: 'Vínculos',
  social: 'Redes sociales',
  documents: 'Documentos',
  settings: 'Configuración',
  skins: 'Aspectos',
  webStyle: 'Estilo Web (un solo clic)',
  sounds: 'Sonidos',
  help: 'Ayuda',
  run: 'Ejecutar…',
  shutDown: 'Apagar el sistema…',
  welcome: 'Bienvenida',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'V',
  social: 'R',
  documents: 'D',
  settings: 'C',
  help: 'y',
  run: 'E',
  shutDown: 'A',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
