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
    `تطلب هذه الصفحة (${host}) الاتصال. سترى الحساب الذي تختاره، ولا يمكنها إرسال أي شيء دون أن تسألك مرة أخرى. اختر حسابًا، أو ارفض.`,
  switchChain: 'تطلب هذه الصفحة التبديل إلى شبكة أخرى.',
  addChain: 'تطلب هذه الصفحة إضافة شبكة إلى محفظتك، والتبديل إليها.',
  signMessage: 'تطلب منك هذه الصفحة توقيع رسالة. التوقيع مجاني.',
  signData: 'تطلب منك هذه الصفحة توقيع بيانات. التوقيع مجاني، لكن قد يتصرف عقد بناءً عليه.',
  sendTransaction: 'تطلب منك هذه الصفحة إرسال معاملة. لا يمكن التراجع عنها.',
  watchToken: 'تطلب هذه الصفحة إدراج عملة رمزية في محفظتك.',
  upgradeAccount:
    'تطلب هذه الصفحة تنفيذ عدة استدعاءات دفعة واحدة. سيقوم حسابك بعد ذلك بتشغيل تعليمات هذا العقد البرمجية (EIP-7702)، التي تنفذها في معاملة واحدة، كلها أو لا شيء منها. لا يمكن التراجع عن ذلك إلا بطلب آخر من هذا النوع.',
  sendCalls: (count: number) =>
    `${plural(count, { zero: 'تطلب منك هذه الصفحة إرسال معاملة بدون استدعاءات', one: 'تطلب منك هذه الصفحة إرسال استدعاء واحد في معاملة واحدة', two: 'تطلب منك هذه الصفحة إرسال استدعاءين في معاملة واحدة', few: `تطلب منك هذه الصفحة إرسال ${count} استدعاءات في معاملة واحدة`, many: `تطلب منك هذه الصفحة إرسال ${count} استدعاءً في معاملة واحدة`, other: `تطلب منك هذه الصفحة إرسال ${count} استدعاء في معاملة واحدة` })}: تُنفذ كلها أو لا يُنفذ شيء منها. لا يمكن التراجع عنها.`,
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `يسمح لـ ${spender} بإنفاق ${amount} بالضبط.`,
    allowAll: (token: string, spender: string) =>
      `يسمح لـ ${spender} بإنفاق كل ما تملكه من ${token}، الآن ولاحقًا.`,
    takeBack: (token: string, spender: string) => `يسحب إذن ${spender} بإنفاق ${token}.`,
    transfer: (amount: string, to: string) => `يرسل ${amount} إلى ${to}.`,
    wrap: (amount: string) => `يغلّف ${amount}.`,
    unwrap: (amount: string) => `يلغي تغليف ${amount}.`,
    swap: (given: string, got: string, to: string) =>
      `يبادل ${given} مقابل ${got} على الأقل، تذهب إلى ${to}.`,
  },
  ownAccount: 'حسابك',
  router: (address: string) => `موجّه البورصة (${address})`,
  wrapped: (symbol: string) => `${symbol} المغلّفة`,
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
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'سلسلة',
  errors: {
    rejected: 'رفض المستخدم الطلب.',
    unauthorized: 'هذا الحساب غير مسموح به هنا.',
    pending: 'هناك طلب مفتوح بالفعل في المحفظة التجريبية.',
    invalid: (what: string) => `معلمات غير صالحة: ${what}`,
    unknownChain: (chainId: number) => `لا تعرف المحفظة التجريبية السلسلة ${chainId}. أضفها أولاً.`,
    unreachableChain: (chainId: number) => `لا يمكن للمحفظة التجريبية الوصول إلى عقدة من السلسلة ${chainId}.`,
    capability: (name: string) => `لا تعرف المحفظة التجريبية الإمكانية ${name}.`,
    batchChain: (chainId: number) => `لا تنفذ المحفظة التجريبية استدعاءات مجمّعة على السلسلة ${chainId}.`,
    batchAccount: 'الحساب 3 وحده في المحفظة التجريبية ينفذ استدعاءات مجمّعة.',
    knownBatch: 'سبق إرسال حزمة بهذا المعرف.',
    unknownBatch: 'لا تعرف المحفظة التجريبية هذه الحزمة.',
    largeBatch: (most: number) => `أقصى عدد من الاستدعاءات المجمّعة تقبله المحفظة التجريبية هو ${most}.`,
    noUpgrade: 'رفض المستخدم ترقية الحساب.',
    nodeRefused: 'رفضت العقدة.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
