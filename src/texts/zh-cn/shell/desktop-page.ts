import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-page'

/** The page itself, outside menus and windows. */
export const desktopTexts = {
  moreLinks: '更多程序和链接',
  notConfigured: '未设置',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
