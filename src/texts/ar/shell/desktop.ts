import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'سطح المكتب',
  selected: (count: number) =>
    plural(count, {
      zero: 'لم يتم تحديد أي رمز',
      one: 'تم تحديد رمز واحد',
      two: 'تم تحديد رمزين',
      few: `تم تحديد ${count} رموز`,
      many: `تم تحديد ${count} رمزًا`,
      other: `تم تحديد ${count} رمز`,
    }),
  moved: (label: string, column: number, row: number) => `${label}: العمود ${column}، الصف ${row}`,
  moving: 'لنقل الرمز، اضغط مفاتيح الأسهم. اضغط ENTER للقبول أو ESC للإلغاء.',
  undone: 'أُعيدت الرموز إلى مكانها',
  copied: (label: string) => `تم نسخ الارتباط إلى ${label}`,
  notCopied: 'منع المستعرض النسخ. انسخ هذا الارتباط:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
