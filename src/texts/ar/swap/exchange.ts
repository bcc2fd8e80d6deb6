import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** Swap Tokens: the form. */
export const exchangeTexts = {
  menuBar: 'مبادلة العملات الرمزية',
  title: (pair: string) => `مبادلة \u2068${pair}\u2069`,
  swapMenu: 'مبادلة',
  pairMenu: 'زوج',
  reverse: 'عكس',
  options: 'خيارات…',
  chart: 'مخطط',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  retry: 'إعادة المحاولة',
  from: 'من',
  to: 'إلى (تقديري)',
  amountOf: (symbol: string) => `كمية \u2068${symbol}\u2069`,
  estimateOf: (symbol: string) => `الكمية المقدرة من \u2068${symbol}\u2069`,
  max: 'الأقصى',
  maxHint: (symbol: string) => `يدخل كل ما لديك من \u2068${symbol}\u2069`,
  maxHintNative: (symbol: string) => `يدخل كل ما لديك من \u2068${symbol}\u2069 ما عدا 0.01 تُحفظ لرسوم الشبكة`,
  balance: (amount: string) => `الرصيد: \u2068${amount}\u2069`,
  unknown: '–',
  price: (one: string, price: string, other: string) =>
    `\u20661 \u2068${one}\u2069 = \u2068${price}\u2069 ${other}\u2069`,
  details: 'تفاصيل',
  minimum: 'الحد الأدنى المستلم (قبل ضريبة العملة)',
  impact: 'التأثير في السعر',
  slippage: 'الانزلاق السعري',
  route: 'المسار',
  deadline: 'المهلة',
  cost: 'رسوم الشبكة',
  costLater: 'تظهر قبل التوقيع',
  percent: (percent: string) => `${percent}%`,
  lessThanPercent: 'أقل من 0.01%',
  minutes: (count: number) =>
    plural(count, {
      zero: '0 دقيقة',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: `${count} دقائق`,
      many: `${count} دقيقة`,
      other: `${count} دقيقة`,
    }),
  throughPool: (from: string, to: string) =>
    `\u2066\u2068${from}\u2069 → \u2068${to}\u2069\u2069، مجمّع الزوج`,
  wrapped: (from: string, to: string) =>
    `\u2066\u2068${from}\u2069 → \u2068${to}\u2069\u2069، واحد مقابل واحد`,
  impactNotes: {
    noted: 'تحرّك هذه المبادلة سعر المجمّع.',
    warned: 'تحرّك هذه المبادلة سعر المجمّع بشكل ملحوظ. الكمية الأصغر تحصل على سعر أفضل.',
    severe: 'تحرّك هذه المبادلة سعر المجمّع بشدة. أدخل كمية أصغر.',
    confirm: 'تحرّك هذه المبادلة سعر المجمّع بنسبة 10% أو أكثر. سيكون عليك تأكيدها.',
    refused: 'تحرّك هذه المبادلة سعر المجمّع بأكثر من 15%. أدخل كمية أصغر.',
  },
  slippageRisks: {
    'may-fail': 'مع انزلاق سعري منخفض كهذا، قد تفشل المبادلة.',
    'may-be-frontrun': 'مع انزلاق سعري مرتفع كهذا، قد يستبق أحد المبادلة بمعاملته.',
  },
  problems: {
    'too-much': (symbol: string) => `ليس لديك هذا القدر من \u2068${symbol}\u2069. أدخل كمية أصغر.`,
    'pool-too-small': 'لا يمكن للمجمّع تداول هذه الكمية. أدخل كمية أخرى.',
    'no-pool': (pair: string) => `لا يوجد مجمّع لـ \u2068${pair}\u2069.`,
  },
  notConfigured: (pair: string) => `لم يتم إعداد مبادلات \u2068${pair}\u2069 هنا.`,
  unknownPair: (pair: string) => `ليس لدى المجتمع زوج \u2068${pair}\u2069. في القائمة "زوج"، انقر زوجًا.`,
  noPairs: 'ليس لدى المجتمع أزواج.',
  elsewhere: (pair: string) => `مبادلة \u2068${pair}\u2069 في موقع آخر (يُفتح في علامة تبويب جديدة)`,
  reading: 'جارٍ قراءة السعر…',
  oldPrice: 'مر على السعر أكثر من 30 ثانية. يمكنك المبادلة مرة أخرى عند وصول الكتلة التالية.',
  connect: 'توصيل المحفظة',
  switchNetwork: 'تبديل الشبكة…',
  swap: 'مبادلة…',
  onItsWay: (description: string) => `تم الإرسال: ${description}`,
} as const satisfies PartialTranslation<typeof english.exchangeTexts>

/** Swap Tokens: the options. */
export const exchangeOptionTexts = {
  title: 'خيارات المبادلة',
  slippage: 'الانزلاق السعري',
  slippageLabel: 'حد الانزلاق السعري (بالمائة):',
  deadline: 'المهلة',
  deadlineLabel: 'المهلة الزمنية للمعاملة (بالدقائق):',
  highImpact: 'التأثير في السعر',
  allowHighImpact: 'السماح بالمبادلات التي تحرّك السعر بأكثر من 15%',
  ok: 'موافق',
  cancel: 'إلغاء الأمر',
  defaults: 'استعادة الإعدادات الافتراضية',
  slippageProblems: {
    empty: 'أدخل انزلاقًا سعريًا من 0.05 إلى 50.',
    zero: 'تفشل المبادلات دائمًا عندما يكون الانزلاق السعري صفرًا. أدخل من 0.05 إلى 50.',
    negative: 'يجب أن يكون الانزلاق السعري أكبر من صفر. أدخل من 0.05 إلى 50.',
    comma: 'أدخل الانزلاق السعري بنقطة، مثل 0.5.',
    exponent: 'أدخل الانزلاق السعري بالأرقام، مثل 0.5.',
    'not-a-number': 'ليس رقمًا. أدخل من 0.05 إلى 50.',
    'too-many-decimals': 'أدخل منزلتين عشريتين على الأكثر.',
    'too-large': 'أقصى انزلاق سعري هو 50.',
  },
  deadlineProblems: {
    empty: 'أدخل المهلة الزمنية بالدقائق.',
    zero: 'المهلة دقيقة واحدة على الأقل.',
    negative: 'المهلة دقيقة واحدة على الأقل.',
    comma: 'أدخل عددًا صحيحًا من الدقائق بدون فاصلة.',
    exponent: 'أدخل عددًا صحيحًا من الدقائق بالأرقام.',
    'not-a-number': 'ليس رقمًا. أدخل عددًا صحيحًا من الدقائق.',
    'too-many-decimals': 'أدخل عددًا صحيحًا من الدقائق.',
    'too-large': 'أقصى مهلة هي 4320 دقيقة (ثلاثة أيام).',
  },
} as const satisfies PartialTranslation<typeof english.exchangeOptionTexts>
