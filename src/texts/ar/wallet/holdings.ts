import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** My LOVE. */
export const holdingsTexts = {
  loading: 'جارٍ التحميل…',
  retry: 'إعادة المحاولة',
  notConnected: 'لرؤية ما تملكه، قم بتوصيل محفظة.',
  label: 'الأصول',
  asset: 'الأصل',
  balance: 'الرصيد',
  price: (symbol: string) => `السعر (\u2068${symbol}\u2069)`,
  worth: (symbol: string) => `القيمة (\u2068${symbol}\u2069)`,
  share: '% من الإجمالي',
  shareOf: (percent: string) => `${percent}%`,
  noPool: 'لا يوجد مجمّع',
  notReadable: 'غير متوفر',
  unknown: '–',
  swap: 'مبادلة…',
  send: 'إرسال…',
  addToWallet: 'إضافة إلى المحفظة',
  copy: 'نسخ',
  copied: 'تم النسخ.',
  notCopied: 'منع المستعرض النسخ.',
  total: (amount: string, symbol: string) => `الإجمالي: \u2068${amount} ${symbol}\u2069`,
  totalWithout: (count: number) =>
    plural(count, {
      zero: 'لا أصول بدون سعر',
      one: 'أصل واحد بدون سعر',
      two: 'أصلان بدون سعر',
      few: `${count} أصول بدون سعر`,
      many: `${count} أصلاً بدون سعر`,
      other: `${count} أصل بدون سعر`,
    }),
  empty: 'لا يملك هذا الحساب أيًا من عملات هذا المجتمع الرمزية.',
  noPrices: 'تأتي الأسعار من مجمّعات على شبكة أخرى.',
  old: 'هذه الأرصدة من كتلة سابقة.',
  offline: 'أنت غير متصل. قد تكون الأرصدة قديمة.',
  answerInWallet: 'أجب في محفظتك…',
  added: (symbol: string) => `تمت إضافة \u2068${symbol}\u2069.`,
  notAdded: 'لم تتم الإضافة.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
