import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'المحاكاة',
  running: 'جارٍ إجراء المحاكاة…',
  notOffered: 'غير معروف: لا تقدم عقدة هذه الصفحة المحاكاة.',
  noAnswer: 'غير معروف: لم تعط العقدة إجابة تمكن قراءتها.',
  at: (block: string) =>
    `أجرتها عقدة هذه الصفحة على حالة الكتلة ${block}، حسب ما تبلغ عنه العقود. قد تختلف النتيجة عند التنفيذ. لا تتم محاكاة التغييرات في عدد التواقيع المطلوبة.`,
  fails: 'يفشل التنفيذ.',
  failsWith: (reason: string) => `يفشل التنفيذ: ${reason}`,
  nothing: 'يمكن تنفيذها. لا يبلغ أي عقد عن انتقال أي شيء من Safe.',
  out: (what: string, to: string) => `صادر: ${what}، إلى ${to}`,
  in: (what: string, from: string) => `وارد: ${what}، من ${from}`,
  allowed: (spender: string, what: string) => `مسموح: يمكن لـ ${spender} إنفاق ${what}`,
  allAllowed: (operator: string, token: string) =>
    `مسموح: يمكن لـ ${operator} نقل كل ما في المجموعة ${token}`,
  notAllowed: (operator: string, token: string) => `لم يعد مسموحًا: ${operator}، للمجموعة ${token}`,
  settings: {
    AddedOwner: (address: string) => `أُضيف مالك: ${address}`,
    RemovedOwner: (address: string) => `أُزيل مالك: ${address}`,
    EnabledModule: (address: string) => `مُكّنت وحدة نمطية: ${address}`,
    DisabledModule: (address: string) => `عُطّلت وحدة نمطية: ${address}`,
    ChangedGuard: (address: string) => `حارس المعاملات: ${address}`,
    ChangedModuleGuard: (address: string) => `حارس الوحدات النمطية: ${address}`,
    ChangedFallbackHandler: (address: string) => `معالج الاحتياط: ${address}`,
  },
  more: (count: number) =>
    `${plural(count, { zero: 'لا عناصر أخرى مخفية', one: 'هناك عنصر آخر غير معروض', two: 'هناك عنصران آخران غير معروضين', few: `هناك ${count} عناصر أخرى غير معروضة`, many: `هناك ${count} عنصرًا آخر غير معروض`, other: `هناك ${count} عنصر آخر غير معروض` })}.`,
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
