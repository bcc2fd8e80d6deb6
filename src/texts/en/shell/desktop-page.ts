import type { Texts } from '@/texts/texts'

/** What the page says where no menu can be opened. */
export const desktopTexts = {
  moreLinks: 'More programs and links',
  notConfigured: 'not configured',
} as const satisfies Texts
