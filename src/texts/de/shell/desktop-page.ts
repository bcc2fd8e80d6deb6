import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-page'

/** The page itself, outside menus and windows. */
export const desktopTexts = {
  moreLinks: 'Weitere Programme und Links',
  notConfigured: 'nicht konfiguriert',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
