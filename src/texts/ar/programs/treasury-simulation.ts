import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'المحاكاة',
  running: 'جارٍ إجراء المحاكاة…',
  notOffered: 'غير معروف: لا تقدم عقدة هذا الموقع المحاكاة.',
  noAnswer: 'غير معروف: لم تعط العقدة إجابة تمكن قراءتها.',
  at: (block: string) =>
    `تمت محاكاتها بواسطة عقدة هذا الموقع عند الكتلة ${block}. قد تختلف النتيجة الفعلية. لا تتم محاكاة التغييرات في عدد التواقيع المطلوبة.`,
  fails: 'يفشل التنفيذ.',
  failsWith: (reason: string) => `يفشل التنفيذ: ${reason}`,
  nothing: 'تنجح المعاملة. لا يبلغ أي عقد عن تحويل لأصول Safe.',
  out: (what: string, to: string) => `صادر: \u2068${what}\u2069، إلى \u2068${to}\u2069`,
  in: (what: string, from: string) => `وارد: \u2068${what}\u2069، من \u2068${from}\u2069`,
  allowed: (spender: string, what: string) =>
    `مسموح: يمكن لـ \u2068${spender}\u2069 إنفاق \u2068${what}\u2069`,
  allAllowed: (operator: string, token: string) =>
    `مسموح: يمكن لـ \u2068${operator}\u2069 نقل كل ما في المجموعة \u2068${token}\u2069`,
  notAllowed: (operator: string, token: string) =>
    `لم يعد مسموحًا: \u2068${operator}\u2069، للمجموعة \u2068${token}\u2069`,
  settings: {
    AddedOwner: (address: string) => `أُضيف مالك: \u2068${address}\u2069`,
    RemovedOwner: (address: string) => `أُزيل مالك: \u2068${address}\u2069`,
    EnabledModule: (address: string) => `مُكّنت وحدة نمطية: \u2068${address}\u2069`,
    DisabledModule: (address: string) => `عُطّلت وحدة نمطية: \u2068${address}\u2069`,
    ChangedGuard: (address: string) => `حارس المعاملات: \u2068${address}\u2069`,
    ChangedModuleGuard: (address: string) => `حارس الوحدات النمطية: \u2068${address}\u2069`,
    ChangedFallbackHandler: (address: string) => `معالج الاحتياط: \u2068${address}\u2069`,
  },
  coinGained: (amount: string) =>
    `يزيد رصيد Safe بمقدار \u2068${amount}\u2069. مجموع تحويلات العملة التي تبلغ عنها العقدة لا يساوي هذا المقدار.`,
  coinLost: (amount: string) =>
    `ينقص رصيد Safe بمقدار \u2068${amount}\u2069. مجموع تحويلات العملة التي تبلغ عنها العقدة لا يساوي هذا المقدار.`,
  unread: (event: string, contract: string) =>
    `لم يُتعرَّف عليه: حدث \u2068${event}\u2069 يتعلق بـ Safe، من العقد \u2068${contract}\u2069`,
  noEvent: 'بلا اسم',
  more: (count: number) =>
    `${plural(count, { zero: 'لا عناصر أخرى مخفية', one: 'هناك عنصر آخر غير معروض', two: 'هناك عنصران آخران غير معروضين', few: `هناك ${count} عناصر أخرى غير معروضة`, many: `هناك ${count} عنصرًا آخر غير معروض`, other: `هناك ${count} عنصر آخر غير معروض` })}.`,
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
