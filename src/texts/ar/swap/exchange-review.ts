import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange-review'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'معالج المبادلة',
  receiptTitle: (pair: string) => `مبادلة \u2068${pair}\u2069`,
  checking: 'جارٍ إجراء محاكاة للمبادلة…',
  close: 'إغلاق',
  cancel: 'إلغاء الأمر',
  back: 'السابق',
  tryAgain: 'إعادة المحاولة',
  stepOf: (step: number, of: number) => `الخطوة ${step} من ${of}`,
  steps: {
    reset: 'إزالة الإذن القديم',
    approval: 'الإذن',
    swap: 'المبادلة',
    together: 'الإذن والمبادلة',
  },
  approvalSays: (amount: string) =>
    `هذا هو الإذن، وليس المبادلة. إنه يتيح لعقد المبادلة أن يأخذ \u2068${amount}\u2069 بالضبط. لا ينتقل شيء بعد؛ المبادلة هي الخطوة التالية.`,
  resetSays: (symbol: string) =>
    `لا تغيّر \u2068${symbol}\u2069 إذنًا ما زال موجودًا. تضبط هذه الخطوة الإذن القديم على صفر. لا ينتقل شيء بعد.`,
  togetherSays: 'تسألك محفظتك مرة واحدة عن الإذن والمبادلة. يحدث كلاهما، أو لا يحدث أي منهما.',
  spender: 'عقد المبادلة',
  allows: 'يمكنه أن يأخذ',
  nothing: 'لا شيء',
  pay: 'تدفع',
  expect: 'تستلم حوالي',
  minimum: 'على الأقل',
  impact: 'التأثير في السعر',
  cost: 'تكلفة الشبكة',
  costOfAll: 'تكلفة الشبكة لكافة الخطوات',
  costAbout: (amount: string) => `حوالي \u2068${amount}\u2069`,
  costUnknown: 'تعرضها محفظتك',
  notSimulated: 'لا تحاكي العقدة المبادلات: من غير المعروف ما إذا كانت العملة الرمزية تقتطع ضريبة.',
  taxOf: (symbol: string, percent: string) => `تقتطع \u2068${symbol}\u2069 نسبة ${percent}% من كل تحويل.`,
  lessArrives: (percent: string) => `يصل في المحاكاة ما هو أقل بنسبة ${percent}% مما تعطيه احتياطيات المجمّع.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `عرض النموذج \u2068${before}\u2069. يعطي المجمّع الآن \u2068${now}\u2069، أي أقل بنسبة ${percent}%.`,
  clockAhead: (minutes: number) =>
    `تتقدم ساعة هذا الجهاز على أحدث كتلة بمقدار ${plural(minutes, { zero: `${minutes} دقيقة`, one: 'دقيقة واحدة', two: 'دقيقتين', few: `${minutes} دقائق`, many: `${minutes} دقيقة`, other: `${minutes} دقيقة` })}. تبقى المبادلة صالحة بعد مهلتك بهذا المقدار.`,
  confirmLabel: (percent: string) =>
    `تخسر ${percent}% بسبب التأثير في السعر. للمبادلة على أي حال، اكتب "تأكيد":`,
  confirmAnyway: (word: string) => `للمبادلة على أي حال، اكتب "\u2068${word}\u2069":`,
  confirmWord: 'تأكيد',
  press: {
    reset: 'إزالة الإذن',
    approval: 'منح الإذن',
    swap: 'مبادلة',
    again: 'إرسال مرة أخرى',
    together: 'السماح والمبادلة',
  },
  busyChecking: 'جارٍ إجراء المحاكاة مرة أخرى…',
  busyWallet: 'أجب في محفظتك…',
  notes: {
    fell: (from: string, to: string) =>
      `تغيّر السعر. انخفض الحد الأدنى من \u2068${from}\u2069 إلى \u2068${to}\u2069. راجعه واضغط مرة أخرى.`,
    'other-steps': 'تغيّرت أذونات العملة الرمزية. راجع الخطوات واضغط مرة أخرى.',
    'worse-impact': 'ازداد التأثير في السعر أو إحدى الضرائب. راجع ذلك واضغط مرة أخرى.',
    rejected: 'رفضت الطلب. لم يُرسل شيء.',
    repeated: 'سبق إرسال الشيء نفسه أو طلبه ولم يؤكد بعد. إذا أرسلته مرة أخرى، فقد يُنفذ مرتين.',
    'not-together': 'لا تنفذ محفظتك الأمرين معًا. تابع بدءًا من الإذن.',
  },
  failsTitle: {
    approval: 'سيفشل الإذن.',
    swap: 'ستفشل المبادلة.',
  },
  failures: {
    'insufficient-output-amount':
      'تحرّك السعر أكثر مما يسمح به الانزلاق السعري. أعد المحاولة، أو اسمح بانزلاق أكبر في "خيارات".',
    'insufficient-liquidity': 'ليس في المجمّع ما يكفي. أدخل كمية أصغر.',
    'transfer-from-failed': 'رفضت العملة الرمزية الانتقال من حسابك.',
    'transfer-failed': 'رفضت العملة الرمزية الانتقال إلى حسابك.',
    expired: 'انقضت المهلة. اختر مهلة أطول في "خيارات"، وتحقق من ساعة هذا الجهاز.',
    k: 'تقتطع العملة الرمزية ضريبة لا يقبلها المجمّع.',
    paused: 'أوقف مالك العملة الرمزية عملها مؤقتًا.',
    blacklisted: 'تمنع العملة الرمزية هذا الحساب.',
    'insufficient-funds': 'لا يمكن للحساب دفع المبلغ وتكلفة الشبكة.',
    'insufficient-balance': 'ليس لديك هذا القدر من العملة الرمزية.',
    'insufficient-allowance': 'الإذن لا يكفي.',
    unknown: 'لا يذكر العقد سببًا معروفًا.',
  },
  contractSays: (text: string) => `يقول العقد: "${text}"`,
  unknown: {
    'no-answer': 'لا تعطي العقدة إجابة عن هذه المبادلة. أعد المحاولة.',
    contradiction:
      'تبلغ العملة الرمزية عن كميات غير التي يبلغ عنها المجمّع. لا يمكن عرض هذه المبادلة بصدق، لذا لا تُقدَّم.',
  },
  old: 'مر على السعر أكثر من 30 ثانية. أعد المحاولة مع الكتلة التالية.',
  refused: 'لا يمكن مبادلة الكمية بالسعر الحالي. ارجع وراجعها.',
  interrupted: {
    account: 'غيّرت محفظتك الحساب. ارجع وراجع المبادلة مرة أخرى.',
    network: 'غيّرت محفظتك الشبكة. ارجع وراجع المبادلة مرة أخرى.',
    disconnected: 'محفظتك مقفلة أو غير متصلة. ارجع وقم بتوصيلها مرة أخرى.',
  },
  mining: {
    step: 'أُرسل الإذن. انتظر حتى يُدرج في كتلة.',
    last: 'أُرسلت المبادلة. يمكنك إغلاق هذه النافذة: تظهر في قائمة المعاملات في "الحساب".',
  },
  proposed: 'المبادلة في قائمة انتظار Safe. تحدث عندما يوقعها عدد كافٍ من المالكين وينفذها أحدهم.',
  arrived: (amount: string) => `استلمت \u2068${amount}\u2069.`,
  arrivedUnknown: 'تمت المبادلة. تعذرت قراءة ما وصل؛ راجع رصيدك.',
  differs: (reported: string, changed: string) =>
    `تبلغ العقود عن \u2068${reported}\u2069، لكن رصيدك تغيّر بمقدار \u2068${changed}\u2069 في تلك الكتلة.`,
  uncounted: 'تعذرت قراءة رصيدك في تلك الكتلة. الكميات هي ما تبلغ عنه العملة الرمزية نفسها.',
  notSwapped: 'لم تُجرِ هذه المعاملة مبادلة: لم يتداول المجمّع أي شيء فيها. تحقق من محفظتك.',
  spedUp: 'سرّعت المعاملة في محفظتك؛ المعاملة ذات الرسوم الأعلى موجودة في كتلة.',
  paid: 'دفعت',
  received: 'استلمت',
  transaction: 'المعاملة',
  safeTransaction: 'معاملة Safe',
  explorer: (name: string) => `عرض على \u2068${name}\u2069`,
  copy: 'نسخ الإيصال',
  copied: 'تم النسخ.',
  notCopied: 'منع المستعرض النسخ.',
  ended: {
    reverted: 'فشلت المعاملة في كتلتها. دفعت تكلفة الشبكة؛ ولم تنتقل عملاتك الرمزية.',
    replaced: 'استبدلت المعاملة في محفظتك بمعاملة أخرى. لم تحدث هذه المبادلة.',
    cancelled: 'ألغيت المعاملة في محفظتك. لم تحدث هذه المبادلة.',
    'given-up': 'تقول محفظتك إنها فشلت. راجع أرصدتك قبل المبادلة مرة أخرى.',
    partial: 'تقول محفظتك إنها نُفذت جزئيًا. راجع أرصدتك قبل المبادلة مرة أخرى.',
    taken: 'تسلّمتها محفظتك ولا تقول ما آلت إليه. راجع محفظتك قبل المبادلة مرة أخرى.',
    late: 'لم تُدرج المعاملة في كتلة بعد. راجع "المعاملات الأخيرة" في "الحساب".',
    dropped: 'لم تعد الشبكة تعرف المعاملة. ربما أُسقطت؛ تحقق من محفظتك قبل المبادلة مرة أخرى.',
    differs: 'المعاملة الموجودة في الكتلة ليست المبادلة التي تمت مراجعتها. تحقق من محفظتك.',
  },
  descriptions: {
    swap: (given: string, got: string) => `مبادلة \u2068${given}\u2069 مقابل \u2068${got}\u2069 على الأقل`,
    approval: (amount: string) => `السماح لعقد المبادلة بأخذ \u2068${amount}\u2069`,
    reset: (symbol: string) => `إزالة الإذن القديم لـ \u2068${symbol}\u2069`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
