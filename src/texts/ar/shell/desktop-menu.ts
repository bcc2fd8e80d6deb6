import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'فتح',
  openInNewTab: 'فتح في علامة تبويب جديدة',
  copyLink: 'نسخ الارتباط',
  move: 'نقل',
  arrange: 'ترتيب الرموز',
  byName: 'حسب الاسم',
  asAtFirst: 'الترتيب الافتراضي',
  autoArrange: 'ترتيب تلقائي',
  lineUp: 'محاذاة الرموز',
  refresh: 'تحديث',
  undoMove: 'التراجع عن النقل',
  properties: 'خصائص',
  letters: {
    open: 'ف',
    openInNewTab: 'ج',
    copyLink: 'س',
    move: 'ن',
    arrange: 'ت',
    byName: 'ا',
    asAtFirst: 'ض',
    autoArrange: 'ق',
    lineUp: 'م',
    refresh: 'ح',
    undoMove: 'ع',
    properties: 'خ',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
