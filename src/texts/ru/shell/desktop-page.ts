import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-page'

/** The page itself, outside menus and windows. */
export const desktopTexts = {
  moreLinks: 'Другие программы и ссылки',
  notConfigured: 'не настроено',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
