import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/market'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** How old the prices on screen are, in every window that shows some. */
export const marketTexts = {
  reading: 'جارٍ قراءة الأسعار…',
  asOf: (block: string) => `حتى الكتلة ${block}`,
  late: (block: string, age: string) => `حتى الكتلة ${block}، منذ ${age}`,
  failedSince: (failure: string, block: string, age: string) =>
    `${failure} هذه الأسعار حتى الكتلة ${block}، منذ ${age}.`,
  isOld: 'هذه الأسعار قديمة.',
  isOffline: 'أنت غير متصل. ستُحدَّث الأسعار عندما تعود إلى الاتصال.',
  offlineSince: (block: string, age: string) => `أنت غير متصل. هذه الأسعار حتى الكتلة ${block}، منذ ${age}.`,
  seconds: (count: number) => `${count} ث`,
  minutes: (count: number) => `${count} د`,
  hours: (count: number) => `${count} س`,
  days: (count: number) =>
    plural(count, {
      zero: '0 يوم',
      one: 'يوم واحد',
      two: 'يومين',
      few: `${count} أيام`,
      many: `${count} يومًا`,
      other: `${count} يوم`,
    }),
} as const satisfies PartialTranslation<typeof english.marketTexts>
