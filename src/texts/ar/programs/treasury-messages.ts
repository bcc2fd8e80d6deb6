import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'رسالة فارغة',
  text: (quoted: string) => `توقيع النص \u2068${quoted}\u2069`,
  signIn: (site: string, account: string) =>
    `تسجيل الدخول إلى \u2068${site}\u2069 باسم \u2068${account}\u2069`,
  order: (gives: string, receives: string) =>
    `أمر تداول: إعطاء \u2068${gives}\u2069 مقابل \u2068${receives}\u2069`,
  severalOrders: (count: number) =>
    `${plural(count, { zero: 'لا أوامر تداول', one: 'أمر تداول واحد', two: 'أمرا تداول', few: `${count} أوامر تداول`, many: `${count} أمر تداول`, other: `${count} أمر تداول` })}:`,
  anyNft: (collection: string) => `أي NFT من المجموعة \u2068${collection}\u2069`,
  paidTo: (what: string, to: string) => `\u2068${what}\u2069، تُدفع إلى \u2068${to}\u2069`,
  nothing: 'لا شيء',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `توقيع المعاملة \u2068${nonce}\u2069 من Safe \u2068${safe}\u2069: \u2068${what}\u2069`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `السماح لأي شخص بأن يرسل من \u2068${from}\u2069 إلى \u2068${to}\u2069: \u2068${what}\u2069`,
    recipient: (what: string, from: string, to: string) =>
      `السماح لـ \u2068${to}\u2069 بأن يأخذ من \u2068${from}\u2069: \u2068${what}\u2069`,
  },
  lasting: (words: string) => `${words}، بلا نهاية`,
  signedUntil: (words: string, time: string) => `${words}؛ يمكن استخدام التوقيع حتى ${time}`,
  from: (words: string, time: string) => `${words}، ابتداءً من ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `إلغاء التصريح \u2068${nonce}\u2069 الخاص بـ \u2068${owner}\u2069: العملة الرمزية \u2068${token}\u2069`,
  manage: (manager: string, owner: string, contract: string) =>
    `السماح لـ \u2068${manager}\u2069 بإدارة كل ما لدى \u2068${owner}\u2069 في العقد \u2068${contract}\u2069`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `إلغاء السماح لـ \u2068${manager}\u2069 بإدارة ما لدى \u2068${owner}\u2069 في العقد \u2068${contract}\u2069`,
  borrow: (borrower: string, what: string) =>
    `السماح لـ \u2068${borrower}\u2069 بأن يستدين دينًا على هذا الحساب: \u2068${what}\u2069`,
  accountCalls: (account: string, contract: string, count: number) =>
    `السماح للحساب \u2068${account}\u2069 بإجراء ${plural(count, { zero: `${count} استدعاء يتحقق منها`, one: 'استدعاء واحد يتحقق منه', two: 'استدعاءين يتحقق منهما', few: `${count} استدعاءات يتحقق منها`, many: `${count} استدعاءً يتحقق منها`, other: `${count} استدعاء يتحقق منها` })} العقد \u2068${contract}\u2069`,
  accountData: (account: string, contract: string) =>
    `السماح للحساب \u2068${account}\u2069 بتشغيل بيانات لا يمكن لهذه الصفحة قراءتها، ويتحقق منها العقد \u2068${contract}\u2069`,
  blind: {
    message: (contract: string, data: string) =>
      `توقيع رسالة من Safe \u2068${contract}\u2069 لا يمكن لهذه الصفحة قراءتها: \u2068${data}\u2069`,
    orders: (contract: string, data: string) =>
      `توقيع أوامر تداول في العقد \u2068${contract}\u2069 لا يمكن لهذه الصفحة قراءتها: \u2068${data}\u2069`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `السماح لحساب بتشغيل تعليمات \u2068${code}\u2069 البرمجية من الآن فصاعدًا: الشبكة \u2068${chain}\u2069، رقم nonce \u2068${nonce}\u2069`,
  vote: (choice: string, proposal: string, space: string) =>
    `التصويت بـ \u2068${choice}\u2069 على الاقتراح \u2068${proposal}\u2069 من \u2068${space}\u2069 في Snapshot`,
  forContract: (contract: string, name: string) =>
    `للعقد \u2068${contract}\u2069. تسميه الرسالة \u2068${name}\u2069.`,
  type: 'النوع',
  typed: (type: string) => `توقيع بيانات محددة النوع \u2068${type}\u2069`,
  typedOf: (type: string, name: string) =>
    `توقيع بيانات محددة النوع \u2068${type}\u2069 من \u2068${name}\u2069`,
  field: (path: string, type: string) => `\u2068${path}\u2069 (\u2068${type}\u2069)`,
  domainField: (path: string, type: string) => `domain.\u2068${path}\u2069 (\u2068${type}\u2069)`,
  leftOut: 'غير موقّع',
  leftOutHint: (paths: string) => `في الرسالة أيضًا هذه الحقول، التي لا يشملها التوقيع: \u2068${paths}\u2069`,
  unreadable: 'لا يمكن توقيع هذا هنا، لأن الصفحة لا يمكنها قراءة ما يشمله التوقيع.',
  risks: {
    empty: 'الرسالة فارغة، لذا لا يشمل التوقيع أي شيء.',
    'left-out': 'في الرسالة حقول لا يشملها التوقيع. وهي لا تُعرض كجزء منها.',
    'any-chain': 'لا تذكر الرسالة أي شبكة. توقيعها صالح على كل شبكة.',
    'unknown-form': 'لا تعرف هذه الصفحة هذا الشكل من الرسائل. ما تفعله يقرره عقد.',
    'unread-sign-in': 'إنها تتعلق بتسجيل الدخول، لكنها ليست بالشكل القياسي. قد تقبلها المواقع.',
    'own-site': 'تسجل الدخول إلى هذا الموقع. لا توقّع إلا إذا بدأت تسجيل الدخول هذا بنفسك.',
    'data-text': 'الرسالة بيانات. لا يمكن لهذه الصفحة معرفة معناها.',
    'hash-text': 'الرسالة بيانات، مثل تجزئة. لا يمكن لهذه الصفحة معرفة معناها.',
    allowance: 'تسمح لحساب آخر بإنفاق عملات رمزية، الآن ولاحقًا، دون أي توقيع إضافي.',
    transfer: 'تتيح للآخرين نقل عملات رمزية دون أي توقيع إضافي.',
    manager: 'تغيّر من يمكنه نقل كل ما لدى هذا الحساب في عقد.',
    debt: 'تسمح لحساب آخر بالاقتراض بضمان ما أودعه هذا الحساب.',
    blind: 'توقّع بيانات لا يمكن لهذه الصفحة قراءتها.',
    'account-calls': 'تتيح لعقد إجراء استدعاءات باسم حساب، دون أي توقيع إضافي.',
    code: 'تعطي التحكم في حساب لتعليمات عقد آخر البرمجية.',
    'unknown-amount': 'فيها عنوان وكمية. قد يدفع عقد عملات رمزية بناءً عليها.',
    'unknown-bytes': 'فيها بيانات لا يمكن لهذه الصفحة قراءتها. قد ينفذها عقد أو حساب.',
    order: 'إنها أمر تداول يمكن للآخرين تنفيذه دون أي توقيع إضافي.',
    'other-chain': 'إنها لشبكة مختلفة عن شبكة Safe هذا.',
    'other-site': 'تسجل الدخول إلى موقع مختلف.',
    'other-account': 'إنها لحساب مختلف عن Safe هذا.',
    'other-safe': 'توقّع بصفة مالك لـ Safe آخر.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
