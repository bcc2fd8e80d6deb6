import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'Programlar',
  links: 'Bağlantılar',
  social: 'Sosyal',
  documents: 'Belgeler',
  settings: 'Ayarlar',
  skins: 'Görünüm paketleri',
  webStyle: 'Web stili (tek tıklatma)',
  sounds: 'Sesler',
  help: 'Yardım',
  run: 'Çalıştır…',
  shutDown: 'Kapat…',
  welcome: 'Hoş geldiniz',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'n',
  social: 'S',
  documents: 'B',
  settings: 'A',
  help: 'Y',
  run: 'Ç',
  shutDown: 'K',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
