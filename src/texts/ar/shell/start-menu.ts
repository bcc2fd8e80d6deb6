import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'البرامج(P)',
  links: 'ارتباطات(L)',
  social: 'التواصل(O)',
  documents: 'المستندات(D)',
  settings: 'إعدادات(S)',
  skins: 'السمات',
  webStyle: 'نمط ويب (نقرة واحدة)',
  sounds: 'الأصوات',
  find: 'بحث(F)…',
  help: 'تعليمات(H)',
  run: 'تشغيل(R)…',
  shutDown: 'إيقاف التشغيل(U)…',
  welcome: 'مرحبًا',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'L',
  social: 'O',
  documents: 'D',
  settings: 'S',
  find: 'F',
  help: 'H',
  run: 'R',
  shutDown: 'U',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
