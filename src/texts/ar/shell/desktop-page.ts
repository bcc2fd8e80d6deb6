import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-page'

/** The page itself, outside menus and windows. */
export const desktopTexts = {
  moreLinks: 'المزيد من البرامج والارتباطات',
  notConfigured: 'لم يتم إعداده',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
