import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/menus'

/** Texts that menus bring themselves, independent of their items. */
export const menuTexts = {
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
} as const satisfies PartialTranslation<typeof english.menuTexts>
