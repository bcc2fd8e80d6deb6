import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'Programas',
  links: 'Links',
  social: 'Redes sociais',
  documents: 'Documentos',
  settings: 'Configurações',
  skins: 'Skins',
  webStyle: 'Estilo Web (um clique)',
  sounds: 'Sons',
  help: 'Ajuda',
  run: 'Executar…',
  shutDown: 'Desligar…',
  welcome: 'Boas-vindas',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'L',
  social: 'R',
  documents: 'D',
  settings: 'C',
  help: 'A',
  run: 'E',
  shutDown: 's',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
