import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'البرامج',
  links: 'الارتباطات',
  social: 'التواصل',
  documents: 'المستندات',
  settings: 'الإعدادات',
  skins: 'السمات',
  webStyle: 'نمط ويب (نقرة واحدة)',
  sounds: 'الأصوات',
  help: 'التعليمات',
  run: 'تشغيل…',
  shutDown: 'إيقاف التشغيل…',
  welcome: 'مرحبًا',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'ب',
  links: 'ر',
  social: 'و',
  documents: 'م',
  settings: 'ع',
  help: 'ت',
  run: 'ش',
  shutDown: 'ف',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
