import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'فتح(O)',
  openInNewTab: 'فتح في علامة تبويب جديدة(T)',
  copyLink: 'نسخ الارتباط(C)',
  move: 'نقل(M)',
  arrange: 'ترتيب الرموز(I)',
  byName: 'حسب الاسم(N)',
  asAtFirst: 'الترتيب الافتراضي(F)',
  autoArrange: 'ترتيب تلقائي(A)',
  lineUp: 'محاذاة الرموز(U)',
  refresh: 'تحديث(E)',
  undoMove: 'التراجع عن النقل(D)',
  properties: 'خصائص(R)',
  letters: {
    open: 'O',
    openInNewTab: 'T',
    copyLink: 'C',
    move: 'M',
    arrange: 'I',
    byName: 'N',
    asAtFirst: 'F',
    autoArrange: 'A',
    lineUp: 'U',
    refresh: 'E',
    undoMove: 'D',
    properties: 'R',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
