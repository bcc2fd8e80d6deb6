import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-page'

/** The page itself, outside menus and windows. */
export const desktopTexts = {
  moreLinks: 'その他のプログラムとリンク',
  notConfigured: '未設定',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
