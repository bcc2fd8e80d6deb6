import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'الخزينة',
  connectedTitle: 'Safe المتصل - الخزينة',
  otherTitle: (address: string) => `\u2068${address}\u2069 - Safe (ليس خزينة هذا المجتمع)`,
  other: 'ليس Safe هذا خزينة هذا المجتمع.',
  copyAnyway: 'نسخ على أي حال',
  wrongLink: (why: string) => `لا يحتوي الارتباط على Safe. ${why}`,
  ownStatus: 'خزينة المجتمع',
  connectedStatus: 'Safe المتصل',
  otherStatus: 'ليس خزينة هذا المجتمع',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (ليس نهائيًا بعد)',
  reverted: (why: string) =>
    `تم التراجع عن التنفيذ${why ? `: ${why}` : ''}. لم يتغير شيء. يمكنك تنفيذها مرة أخرى.`,
  notListed:
    'لم تعد خدمة Safe تدرج هذه المعاملة. تبقى التواقيع التي أُعطيت صالحة حتى يُستخدم رقم nonce الخاص بالمعاملة.',
  unknownToService: 'لا توجد هذه المعاملة لدى خدمة Safe. اقترحها مرة أخرى.',
  nodeSilent: 'الشبكة لا تستجيب، لذا فالنتيجة غير معروفة بعد. جارٍ إعادة المحاولة…',
  asServiceSays: (end: string) => `${end} (وفقًا لخدمة Safe)`,
  notOnChain: (end: string) => `${end} (وفقًا لخدمة Safe). لا تؤكد الشبكة ذلك بعد.`,
  nonceUsed: 'استُخدم رقم nonce الخاص بها، من قِبل هذه المعاملة أو معاملة أخرى. جارٍ التحقق من النتيجة…',
  onlyNonceUsed: (end: string) =>
    `${end}. لا تؤكد الشبكة إلا أن رقم nonce الخاص بالمعاملة قد استُخدم. قارن الأرصدة قبل أن تدفع مرة أخرى.`,
  panic: (code: string) => `فشل العقد بخطأ panic \u2068${code}\u2069`,
  customError: (selector: string) => `فشل العقد بالخطأ \u2068${selector}\u2069`,
  contractSays: (text: string) => `يقول العقد "${text}"`,
  safeErrors: {
    GS010: 'لم يكن هناك ما يكفي من الغاز',
    GS011: 'تعذر دفع الاسترداد',
    GS012: 'تعذر دفع الاسترداد',
    GS013: 'فشل استدعاؤها',
    GS020: 'هناك تواقيع ناقصة',
    GS021: 'هناك توقيع بنيته غير صحيحة',
    GS022: 'هناك توقيع بنيته غير صحيحة',
    GS023: 'هناك توقيع بنيته غير صحيحة',
    GS024: 'توقيع عقد غير صالح',
    GS025: 'هناك مالك لم يوافق عليها',
    GS026: 'هناك توقيع ليس من مالك',
  },
  unreadable: (count: number) =>
    `${plural(count, { zero: 'قُرئت كل الصفوف', one: 'تتعذر قراءة صف واحد', two: 'تتعذر قراءة صفين', few: `تتعذر قراءة ${count} صفوف`, many: `تتعذر قراءة ${count} صفًا`, other: `تتعذر قراءة ${count} صف` })}.`,
  noPrice: 'لا يوجد سعر',
  listedBy:
    'تظهر عملة الشبكة والعملات الرمزية لهذا المجتمع دائمًا. وتظهر العملات الرمزية الأخرى وفقًا لخدمة Safe.',
  totalWithout: (count: number) =>
    `الإجمالي بأسعار خدمة Safe، ${plural(count, { zero: 'لكل الأصول', one: 'بدون أصل واحد ليس له سعر', two: 'بدون أصلين ليس لهما سعر', few: `بدون ${count} أصول ليس لها سعر`, many: `بدون ${count} أصلاً ليس لها سعر`, other: `بدون ${count} أصل ليس لها سعر` })}`,
  totalProven: (count: number) =>
    `الإجمالي بأسعار خدمة Safe، ${plural(count, { zero: 'لكل الأصول', one: 'بدون أصل واحد ليس له سعر أو ليست له كمية من الشبكة', two: 'بدون أصلين ليس لهما سعر أو ليست لهما كمية من الشبكة', few: `بدون ${count} أصول ليس لها سعر أو ليست لها كمية من الشبكة`, many: `بدون ${count} أصلاً ليس لها سعر أو ليست لها كمية من الشبكة`, other: `بدون ${count} أصل ليس لها سعر أو ليست لها كمية من الشبكة` })}`,
  entriesLeftOut: (count: number) =>
    `${plural(count, { zero: 'لم يُستبعد أي إدخال من إدخالات خدمة Safe', one: 'استُبعد إدخال واحد من إدخالات خدمة Safe، لأنه لا يذكر أي عقد أو يكرر إدخالاً آخر', two: 'استُبعد إدخالان من إدخالات خدمة Safe، لأنهما لا يذكران أي عقد أو يكرران إدخالاً آخر', few: `استُبعدت ${count} إدخالات من إدخالات خدمة Safe، لأنها لا تذكر أي عقد أو تكرر إدخالاً آخر`, many: `استُبعد ${count} إدخالاً من إدخالات خدمة Safe، لأنها لا تذكر أي عقد أو تكرر إدخالاً آخر`, other: `استُبعد ${count} إدخال من إدخالات خدمة Safe، لأنها لا تذكر أي عقد أو تكرر إدخالاً آخر` })}.`,
  otherDecimals: (names: string) =>
    `تعطي خدمة Safe منازل عشرية غير التي تعطيها الشبكة لما يلي: \u2068${names}\u2069. تُستخدم المنازل التي تعطيها الشبكة.`,
  notConfirmed: 'لم يتم التوقيع. أعطت الصفحة المحيطة بهذه الصفحة توقيعًا لا يؤكده عقد Safe.',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
