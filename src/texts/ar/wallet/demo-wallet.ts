import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'محفظة تجريبية',
  approve: 'موافقة',
  refuse: 'رفض',
  account: (position: number) => `الحساب ${position}`,
  connect: (host: string) =>
    `تطلب هذه الصفحة (\u2068${host}\u2069) الاتصال. سترى الحساب الذي تختاره، ولا يمكنها إرسال أي شيء دون أن تسألك مرة أخرى. اختر حسابًا، أو ارفض الطلب.`,
  switchChain: 'تطلب هذه الصفحة التبديل إلى شبكة أخرى.',
  addChain: 'تطلب هذه الصفحة إضافة شبكة إلى محفظتك، والتبديل إليها.',
  signMessage: 'تطلب منك هذه الصفحة توقيع رسالة. التوقيع مجاني.',
  signData:
    'تطلب منك هذه الصفحة توقيع بيانات. التوقيع مجاني، لكن يمكن لعقد استخدام التوقيع للتصرف نيابة عنك.',
  sendTransaction: 'تطلب منك هذه الصفحة إرسال معاملة. لا يمكن التراجع عنها.',
  watchToken: 'تطلب هذه الصفحة إدراج عملة رمزية في محفظتك.',
  upgradeAccount:
    'تريد هذه الصفحة إجراء عدة استدعاءات دفعة واحدة. سيقوم حسابك بتشغيل تعليمات هذا العقد البرمجية (EIP-7702)، التي تجري كل الاستدعاءات في معاملة واحدة أو لا تجري أيًا منها. لا يمكن التراجع عن ذلك إلا بطلب آخر من هذا النوع.',
  sendCalls: (count: number) =>
    `${plural(count, { zero: 'تطلب منك هذه الصفحة إرسال معاملة بدون استدعاءات', one: 'تطلب منك هذه الصفحة إرسال استدعاء واحد في معاملة واحدة', two: 'تطلب منك هذه الصفحة إرسال استدعاءين في معاملة واحدة', few: `تطلب منك هذه الصفحة إرسال ${count} استدعاءات في معاملة واحدة`, many: `تطلب منك هذه الصفحة إرسال ${count} استدعاءً في معاملة واحدة`, other: `تطلب منك هذه الصفحة إرسال ${count} استدعاء في معاملة واحدة` })}: تُنفذ كلها أو لا يُنفذ شيء منها. لا يمكن التراجع عنها.`,
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) =>
      `يسمح لـ \u2068${spender}\u2069 بإنفاق \u2068${amount}\u2069 بالضبط.`,
    allowAll: (token: string, spender: string) =>
      `يسمح لـ \u2068${spender}\u2069 بإنفاق كل ما تملكه من \u2068${token}\u2069، الآن ولاحقًا.`,
    takeBack: (token: string, spender: string) =>
      `يلغي إذن \u2068${spender}\u2069 بإنفاق \u2068${token}\u2069.`,
    transfer: (amount: string, to: string) => `يرسل \u2068${amount}\u2069 إلى \u2068${to}\u2069.`,
    wrap: (amount: string) => `يغلّف \u2068${amount}\u2069.`,
    unwrap: (amount: string) => `يلغي تغليف \u2068${amount}\u2069.`,
    swap: (given: string, got: string, to: string) =>
      `يبادل \u2068${given}\u2069 مقابل \u2068${got}\u2069 على الأقل، تذهب إلى \u2068${to}\u2069.`,
  },
  ownAccount: 'حسابك',
  router: (address: string) => `موجّه البورصة (\u2068${address}\u2069)`,
  wrapped: (symbol: string) => `\u2068${symbol}\u2069 المغلّفة`,
  never: 'بلا حد',
  facts: {
    account: 'الحساب',
    contract: 'العقد',
    currency: 'العملة',
    data: 'البيانات',
    decimals: 'المنازل العشرية',
    does: 'ما يفعله',
    for: 'لأجل',
    from: 'من',
    message: 'الرسالة',
    network: 'الشبكة',
    node: 'العقدة',
    to: 'إلى',
    token: 'العملة الرمزية',
    until: 'حتى',
    value: 'القيمة',
  },
  newContract: 'عقد جديد',
  noData: 'بلا',
  amount: (amount: string, symbol: string, wei: bigint) => `\u2068${amount} ${symbol}\u2069 (${wei} wei)`,
  chain: (name: string, chainId: number) => `\u2068${name}\u2069 (${chainId})`,
  unnamedChain: 'شبكة',
  errors: {
    rejected: 'رفض المستخدم الطلب.',
    unauthorized: 'هذا الحساب غير مسموح به هنا.',
    pending: 'هناك طلب مفتوح بالفعل في المحفظة التجريبية.',
    invalid: (what: string) => `معلمات غير صالحة: \u2068${what}\u2069`,
    unknownChain: (chainId: number) => `لا تعرف المحفظة التجريبية الشبكة ${chainId}. أضفها أولاً.`,
    unreachableChain: (chainId: number) => `لا يمكن للمحفظة التجريبية الوصول إلى عقدة من الشبكة ${chainId}.`,
    capability: (name: string) => `لا تدعم المحفظة التجريبية الإمكانية \u2068${name}\u2069.`,
    batchChain: (chainId: number) => `لا تدعم المحفظة التجريبية الاستدعاءات المجمّعة على الشبكة ${chainId}.`,
    batchAccount: 'الحساب 3 وحده في المحفظة التجريبية يدعم الاستدعاءات المجمّعة.',
    knownBatch: 'سبق إرسال حزمة بهذا المعرف.',
    unknownBatch: 'تعذر على المحفظة التجريبية العثور على هذه الحزمة.',
    largeBatch: (most: number) => `أقصى عدد من الاستدعاءات تقبله المحفظة التجريبية في حزمة هو ${most}.`,
    noUpgrade: 'رفض المستخدم ترقية الحساب.',
    nodeRefused: 'رفضت العقدة الطلب.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
