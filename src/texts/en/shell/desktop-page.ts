import type { Texts } from '@/texts/texts'

/** The page itself, outside menus and windows. */
export const desktopTexts = {
  moreLinks: 'More programs and links',
  notConfigured: 'not configured',
} as const satisfies Texts
