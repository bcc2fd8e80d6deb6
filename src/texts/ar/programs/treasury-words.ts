import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** What a call of a Safe does, in words that are made from its bytes. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `\u2068${amount} ${symbol}\u2069`,
  token: (amount: string, symbol: string, token: string) =>
    `\u2068${amount} ${symbol}\u2069 (العملة الرمزية \u2068${token}\u2069)`,
  rawToken: (integer: string, token: string) =>
    `\u2068${integer}\u2069 من أصغر وحدات العملة الرمزية \u2068${token}\u2069`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `\u2068${integer}\u2069 من أصغر وحدات \u2068${symbol}\u2069 (العملة الرمزية \u2068${token}\u2069)`,
  unlimited: (symbol: string, token: string) =>
    `كمية غير محدودة من \u2068${symbol}\u2069 (العملة الرمزية \u2068${token}\u2069)`,
  unlimitedRaw: (token: string) => `كمية غير محدودة من العملة الرمزية \u2068${token}\u2069`,
  nft: (id: string, symbol: string, token: string) =>
    `NFT #${id} من \u2068${symbol}\u2069 (المجموعة \u2068${token}\u2069)`,
  rawNft: (id: string, token: string) => `NFT #${id} من المجموعة \u2068${token}\u2069`,
  items: (count: string, one: string) => `${count} × \u2068${one}\u2069`,
  amountOrId: (integer: string, token: string) =>
    `\u2068${integer}\u2069 (كمية أو معرف NFT) من العملة الرمزية \u2068${token}\u2069`,
  quoted: (symbol: string) => `“\u2068${symbol}\u2069”`,
  pay: (amount: string, to: string) => `إرسال إلى \u2068${to}\u2069: \u2068${amount}\u2069`,
  nothing: (to: string) => `استدعاء \u2068${to}\u2069 بدون قيمة وبدون بيانات`,
  reject: 'رفض: استهلاك رقم nonce وعدم فعل أي شيء',
  move: (what: string, from: string, to: string) =>
    `نقل إلى \u2068${to}\u2069 من \u2068${from}\u2069: \u2068${what}\u2069`,
  allow: (spender: string, what: string) => `السماح لـ \u2068${spender}\u2069 بإنفاق \u2068${what}\u2069`,
  allowMore: (spender: string, what: string) =>
    `السماح لـ \u2068${spender}\u2069 بإنفاق هذا القدر زيادة: \u2068${what}\u2069`,
  allowLess: (spender: string, what: string) =>
    `خفض ما يُسمح لـ \u2068${spender}\u2069 بإنفاقه بهذا القدر: \u2068${what}\u2069`,
  allowZero: (spender: string, token: string) =>
    `ضبط إذن \u2068${spender}\u2069 على 0 (أو السماح له بـ NFT #0): العملة الرمزية \u2068${token}\u2069`,
  allowOf: (words: string, owner: string) => `${words}، من الحساب \u2068${owner}\u2069`,
  until: (words: string, time: string) => `${words}، حتى ${time}`,
  allowAll: (operator: string, token: string) =>
    `السماح لـ \u2068${operator}\u2069 بنقل كل ما في المجموعة \u2068${token}\u2069`,
  disallowAll: (operator: string, token: string) =>
    `إلغاء السماح لـ \u2068${operator}\u2069 بنقل كل ما في المجموعة \u2068${token}\u2069`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `إضافة المالك \u2068${owner}\u2069، الذي لم يوقّع هذا؛ التواقيع المطلوبة: ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `إزالة المالك \u2068${owner}\u2069؛ التواقيع المطلوبة: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `استبدال المالك \u2068${oldOwner}\u2069 بالمالك \u2068${newOwner}\u2069، الذي لم يوقّع هذا`,
    threshold: (threshold: string) => `تغيير عدد التواقيع المطلوبة إلى ${threshold}`,
    contract: (address: string) => `استبدال عقد Safe بالعقد \u2068${address}\u2069`,
    publishedContract: (words: string, version: string) =>
      `${words}، الإصدار \u2068${version}\u2069 كما نشره مشروع Safe`,
    unknownContract: (words: string) => `${words}، وهو غير معروف كعقد من عقود مشروع Safe`,
    fallbackHandler: (address: string) =>
      `تعيين معالج الاحتياط إلى \u2068${address}\u2069، الذي يجيب بعد ذلك عن الاستدعاءات إلى Safe`,
    enableModule: (address: string) =>
      `تمكين الوحدة النمطية \u2068${address}\u2069، التي يمكنها بعد ذلك نقل كل شيء دون أي توقيع`,
    disableModule: (address: string) => `تعطيل الوحدة النمطية \u2068${address}\u2069`,
    setGuard: (address: string) =>
      `تعيين حارس المعاملات إلى \u2068${address}\u2069، الذي يمكنه بعد ذلك منع كل معاملة`,
    deleteGuard: 'إزالة حارس المعاملات',
    setModuleGuard: (address: string) =>
      `تعيين حارس الوحدات النمطية إلى \u2068${address}\u2069، الذي يمكنه بعد ذلك منع كل معاملة لوحدة نمطية`,
    deleteModuleGuard: 'إزالة حارس الوحدات النمطية',
  },
  ofOther: (words: string, contract: string) => `${words}، في \u2068${contract}\u2069، وهو ليس Safe هذا`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words}، في Safe هذا، \u2068${safe}\u2069، باستدعاء من \u2068${caller}\u2069`,
  batch: (count: number) =>
    plural(count, {
      zero: 'حزمة بدون استدعاءات',
      one: 'حزمة من استدعاء واحد',
      two: 'حزمة من استدعاءين',
      few: `حزمة من ${count} استدعاءات`,
      many: `حزمة من ${count} استدعاءً`,
      other: `حزمة من ${count} استدعاء`,
    }),
  batchWith: (count: number, first: string) =>
    `${plural(count, { zero: 'حزمة بدون استدعاءات', one: 'حزمة من استدعاء واحد', two: 'حزمة من استدعاءين', few: `حزمة من ${count} استدعاءات`, many: `حزمة من ${count} استدعاءً`, other: `حزمة من ${count} استدعاء` })}. الأول: ${first}`,
  batchElsewhere: (count: number, contract: string) =>
    `${plural(count, { zero: 'حزمة بدون استدعاءات', one: 'حزمة من استدعاء واحد', two: 'حزمة من استدعاءين', few: `حزمة من ${count} استدعاءات`, many: `حزمة من ${count} استدعاءً`, other: `حزمة من ${count} استدعاء` })} يجريها العقد \u2068${contract}\u2069، وليس Safe`,
  batchDelegated: (count: number, contract: string) =>
    `${plural(count, { zero: 'حزمة بدون استدعاءات', one: 'حزمة من استدعاء واحد', two: 'حزمة من استدعاءين', few: `حزمة من ${count} استدعاءات`, many: `حزمة من ${count} استدعاءً`, other: `حزمة من ${count} استدعاء` })} بواسطة تعليمات \u2068${contract}\u2069 البرمجية (استدعاء بالتفويض)`,
  multicall: (count: number, contract: string, first: string) =>
    `استدعاءات يجريها العقد \u2068${contract}\u2069 على نفسه (العدد: ${count}). الأول: ${first}`,
  several: (count: number, contract: string, first: string) =>
    `إجراءات في استدعاء واحد إلى \u2068${contract}\u2069 (العدد: ${count}). الأول: ${first}`,
  nothingInside: 'لا شيء',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `تغليف لـ \u2068${to}\u2069: \u2068${amount}\u2069، في العقد \u2068${contract}\u2069`,
    unwrap: (amount: string, to: string, contract: string) =>
      `إلغاء التغليف إلى \u2068${to}\u2069: كل ما يملكه العقد \u2068${contract}\u2069، \u2068${amount}\u2069 على الأقل`,
    sweep: (amount: string, to: string, contract: string) =>
      `دفع إلى \u2068${to}\u2069: كل ما يملكه العقد \u2068${contract}\u2069، \u2068${amount}\u2069 على الأقل`,
    transfer: (amount: string, to: string, contract: string) =>
      `دفع إلى \u2068${to}\u2069: \u2068${amount}\u2069 مما يملكه العقد \u2068${contract}\u2069`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `دفع إلى \u2068${to}\u2069: ${percent}% من كل \u2068${token}\u2069 التي يملكها العقد \u2068${contract}\u2069`,
  },
  held: (token: string) => `كل ما يملكه العقد من العملة الرمزية \u2068${token}\u2069`,
  heldCoin: (symbol: string) => `كل \u2068${symbol}\u2069 التي يملكها العقد`,
  execute: (safe: string, what: string) => `تنفيذ معاملة من Safe \u2068${safe}\u2069: \u2068${what}\u2069`,
  approveHash: (hash: string, safe: string) =>
    `الموافقة على تجزئة المعاملة \u2068${hash}\u2069 من Safe \u2068${safe}\u2069`,
  exactly: (amount: string) => `\u2068${amount}\u2069 بالضبط`,
  atMost: (amount: string) => `\u2068${amount}\u2069 على الأكثر`,
  atLeast: (amount: string) => `\u2068${amount}\u2069 على الأقل`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `مبادلة \u2068${gives}\u2069 مقابل \u2068${receives}\u2069، تُدفع إلى \u2068${to}\u2069، في العقد \u2068${contract}\u2069`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `إضافة سيولة من \u2068${one}\u2069 و\u2068${other}\u2069، يملكها \u2068${to}\u2069، في العقد \u2068${contract}\u2069`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `سحب سيولة مقابل \u2068${one}\u2069 و\u2068${other}\u2069، تُدفع إلى \u2068${to}\u2069، في العقد \u2068${contract}\u2069`,
  wrap: (contract: string) => `إيداع في العقد \u2068${contract}\u2069`,
  unwrap: (integer: string, contract: string) =>
    `سحب \u2068${integer}\u2069 من أصغر الوحدات من العقد \u2068${contract}\u2069`,
  names: {
    register: (name: string, contract: string) =>
      `تسجيل الاسم \u2068${name}\u2069 في \u2068${contract}\u2069`,
    renew: (name: string, contract: string) => `تجديد الاسم \u2068${name}\u2069 في \u2068${contract}\u2069`,
    commit: (_: string, contract: string) => `الإعلان عن تسجيل اسم في \u2068${contract}\u2069`,
    owner: (name: string, contract: string) =>
      `تغيير مالك الاسم \u2068${name}\u2069 في \u2068${contract}\u2069`,
    subname: (name: string, contract: string) =>
      `إنشاء اسم فرعي من \u2068${name}\u2069 أو التنازل عنه في \u2068${contract}\u2069`,
    fuses: (name: string, contract: string) =>
      `تغيير ما يمكن للمالكين فعله بالاسم \u2068${name}\u2069 أو باسم فرعي في \u2068${contract}\u2069`,
    resolver: (name: string, contract: string) =>
      `تغيير محلّل الاسم \u2068${name}\u2069 في \u2068${contract}\u2069`,
    address: (name: string, contract: string) =>
      `تغيير عنوان الاسم \u2068${name}\u2069 في \u2068${contract}\u2069`,
    record: (name: string, contract: string) =>
      `تغيير سجل للاسم \u2068${name}\u2069 في \u2068${contract}\u2069`,
    primary: (name: string, contract: string) =>
      `تعيين الاسم الأساسي \u2068${name}\u2069 في \u2068${contract}\u2069`,
  },
  nameTo: (words: string, account: string) => `${words}، إلى \u2068${account}\u2069`,
  control: {
    'transfer-ownership': (contract: string) => `نقل ملكية العقد \u2068${contract}\u2069`,
    'renounce-ownership': (contract: string) => `التخلي عن ملكية العقد \u2068${contract}\u2069`,
    'accept-ownership': (contract: string) => `قبول ملكية العقد \u2068${contract}\u2069`,
    'grant-role': (contract: string) => `منح دور في العقد \u2068${contract}\u2069`,
    'revoke-role': (contract: string) => `سحب دور في العقد \u2068${contract}\u2069`,
    'renounce-role': (contract: string) => `التخلي عن دور في العقد \u2068${contract}\u2069`,
    'change-code': (contract: string) => `استبدال أجزاء من تعليمات العقد \u2068${contract}\u2069 البرمجية`,
    'change-admin': (contract: string) => `تغيير مسؤول وكيل في العقد \u2068${contract}\u2069`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `السماح لحساب آخر بالإنفاق من Safe عبر \u2068${contract}\u2069 (\u2068${of}\u2069)`,
    borrow: (contract: string, of: string) =>
      `السماح لحساب آخر بالاقتراض دينًا على Safe في \u2068${contract}\u2069 (\u2068${of}\u2069)`,
    act: (contract: string, of: string) =>
      `السماح لحساب آخر بالتصرف نيابة عن Safe في \u2068${contract}\u2069 (\u2068${of}\u2069)`,
    vote: (contract: string, of: string) =>
      `السماح لحساب آخر بالتصويت نيابة عن Safe في \u2068${contract}\u2069 (\u2068${of}\u2069)`,
    order: (contract: string, of: string) =>
      `السماح لأي شخص بتنفيذ أمر تداول من Safe في \u2068${contract}\u2069 (\u2068${of}\u2069)`,
    receive: (contract: string, of: string) =>
      `اختيار الحساب الذي يستلم نتيجة استدعاء إلى \u2068${contract}\u2069 (\u2068${of}\u2069)`,
    configure: (contract: string, of: string) =>
      `تغيير القواعد التي يتصرف بها الآخرون نيابة عن Safe، في \u2068${contract}\u2069 (\u2068${of}\u2069)`,
  },
  rightEnds: (contract: string, of: string) =>
    `سحب حق التصرف نيابة عن Safe في \u2068${contract}\u2069 (\u2068${of}\u2069)`,
  rightOf: (words: string, account: string) => `${words}: \u2068${account}\u2069`,
  role: (words: string, role: string) => `${words}، الدور ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `استبدال تعليمات العقد \u2068${contract}\u2069 البرمجية بتعليمات \u2068${implementation}\u2069`,
  migrate: (version: string, singleton: string, contract: string) =>
    `تغيير عقد Safe إلى الإصدار \u2068${version}\u2069، \u2068${singleton}\u2069، كما نشره مشروع Safe، بواسطة تعليمات \u2068${contract}\u2069 البرمجية (استدعاء بالتفويض)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}. كما يعيّن ذلك معالج الاحتياط إلى \u2068${handler}\u2069`,
  delegate: (contract: string) =>
    `تشغيل تعليمات \u2068${contract}\u2069 البرمجية كأنها Safe نفسه (استدعاء بالتفويض)`,
  unknown: (selector: string, contract: string) =>
    `استدعاء غير معروف \u2068${selector}\u2069 إلى \u2068${contract}\u2069`,
  noCall: (contract: string) => `بيانات ليست استدعاء دالة، مرسلة إلى \u2068${contract}\u2069`,
  malformed: (signature: string, contract: string) =>
    `استدعاء غير معروف إلى \u2068${contract}\u2069. يبدأ مثل \u2068${signature}\u2069، لكنه غير مرمّز كذلك`,
  unreadableBatch: (contract: string) => `حزمة تتعذر قراءتها، إلى \u2068${contract}\u2069`,
  pays: (words: string, amount: string, to: string) =>
    `${words}. كما ترسل \u2068${amount}\u2069 إلى \u2068${to}\u2069`,
  noEnd: 'بلا نهاية',
  fields: {
    function: (call: string, contract: string) => `الدالة: \u2068${call}\u2069 في \u2068${contract}\u2069`,
    amount: (integer: string, amount: string, symbol: string) =>
      `\u2068${integer}\u2069 (\u2068${amount} ${symbol}\u2069)`,
    data: (hex: string) => `البيانات: \u2068${hex}\u2069`,
    delegate: 'العملية: استدعاء بالتفويض',
    mayFail: 'حتى إذا فشل ذلك، تُنفذ الأوامر الأخرى.',
    zeroReplaced: (to: string) =>
      `الهدف: تذكر البيانات العنوان الصفري، الذي يستبدله عقد الحزمة هذا بالعنوان \u2068${to}\u2069`,
    unusedValue: (amount: string) => `القيمة: \u2068${amount}\u2069، التي لا يرسلها الاستدعاء بالتفويض`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
