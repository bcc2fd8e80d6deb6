import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('ar')

/** What a call of a Safe does, in words that are made from its bytes. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (العملة الرمزية ${token})`,
  rawToken: (integer: string, token: string) => `${integer} من أصغر وحدات العملة الرمزية ${token}`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} من أصغر وحدات ${symbol} (العملة الرمزية ${token})`,
  unlimited: (symbol: string, token: string) => `كمية غير محدودة من ${symbol} (العملة الرمزية ${token})`,
  unlimitedRaw: (token: string) => `كمية غير محدودة من العملة الرمزية ${token}`,
  nft: (id: string, symbol: string, token: string) => `NFT #${id} من ${symbol} (المجموعة ${token})`,
  rawNft: (id: string, token: string) => `NFT #${id} من المجموعة ${token}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) => `${integer} (كمية أو معرف NFT) من العملة الرمزية ${token}`,
  quoted: (symbol: string) => `“${symbol}”`,
  pay: (amount: string, to: string) => `إرسال إلى ${to}: ${amount}`,
  nothing: (to: string) => `استدعاء ${to} بدون قيمة وبدون بيانات`,
  reject: 'رفض: استهلاك رقم nonce وعدم فعل أي شيء',
  move: (what: string, from: string, to: string) => `نقل إلى ${to} من ${from}: ${what}`,
  allow: (spender: string, what: string) => `السماح لـ ${spender} بإنفاق ${what}`,
  allowMore: (spender: string, what: string) => `السماح لـ ${spender} بإنفاق هذا القدر زيادة: ${what}`,
  allowLess: (spender: string, what: string) => `خفض ما يُسمح لـ ${spender} بإنفاقه بهذا القدر: ${what}`,
  allowZero: (spender: string, token: string) =>
    `ضبط إذن ${spender} على 0 (أو السماح له بـ NFT #0): العملة الرمزية ${token}`,
  allowOf: (words: string, owner: string) => `${words}، من الحساب ${owner}`,
  until: (words: string, time: string) => `${words}، حتى ${time}`,
  allowAll: (operator: string, token: string) => `السماح لـ ${operator} بنقل كل ما في المجموعة ${token}`,
  disallowAll: (operator: string, token: string) =>
    `عدم السماح بعد الآن لـ ${operator} بنقل كل ما في المجموعة ${token}`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `إضافة المالك ${owner}، الذي لم يوقّع هذا؛ التواقيع المطلوبة: ${threshold}`,
    removeOwner: (owner: string, threshold: string) =>
      `إزالة المالك ${owner}؛ التواقيع المطلوبة: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `استبدال المالك ${oldOwner} بالمالك ${newOwner}، الذي لم يوقّع هذا`,
    threshold: (threshold: string) => `تغيير عدد التواقيع المطلوبة إلى ${threshold}`,
    contract: (address: string) => `استبدال عقد Safe بالعقد ${address}`,
    publishedContract: (words: string, version: string) => `${words}، الإصدار ${version} كما نشره مشروع Safe`,
    unknownContract: (words: string) => `${words}، وهو غير معروف كعقد من عقود مشروع Safe`,
    fallbackHandler: (address: string) =>
      `تعيين معالج الاحتياط إلى ${address}، الذي يجيب بعد ذلك عن الاستدعاءات إلى Safe`,
    enableModule: (address: string) =>
      `تمكين الوحدة النمطية ${address}، التي يمكنها بعد ذلك نقل كل شيء دون أي توقيع`,
    disableModule: (address: string) => `تعطيل الوحدة النمطية ${address}`,
    setGuard: (address: string) => `تعيين حارس المعاملات إلى ${address}، الذي يمكنه بعد ذلك منع كل معاملة`,
    deleteGuard: 'إزالة حارس المعاملات',
    setModuleGuard: (address: string) =>
      `تعيين حارس الوحدات النمطية إلى ${address}، الذي يمكنه بعد ذلك منع كل معاملة لوحدة نمطية`,
    deleteModuleGuard: 'إزالة حارس الوحدات النمطية',
  },
  ofOther: (words: string, contract: string) => `${words}، في ${contract}، وهو ليس Safe هذا`,
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
    `${plural(count, { zero: 'حزمة بدون استدعاءات', one: 'حزمة من استدعاء واحد', two: 'حزمة من استدعاءين', few: `حزمة من ${count} استدعاءات`, many: `حزمة من ${count} استدعاءً`, other: `حزمة من ${count} استدعاء` })} يجريها العقد ${contract}، وليس Safe`,
  batchDelegated: (count: number, contract: string) =>
    `${plural(count, { zero: 'حزمة بدون استدعاءات', one: 'حزمة من استدعاء واحد', two: 'حزمة من استدعاءين', few: `حزمة من ${count} استدعاءات`, many: `حزمة من ${count} استدعاءً`, other: `حزمة من ${count} استدعاء` })} بواسطة تعليمات ${contract} البرمجية (استدعاء بالتفويض)`,
  multicall: (count: number, contract: string, first: string) =>
    `استدعاءات يجريها العقد ${contract} على نفسه (العدد: ${count}). الأول: ${first}`,
  several: (count: number, contract: string, first: string) =>
    `أفعال في استدعاء واحد إلى ${contract} (العدد: ${count}). الأول: ${first}`,
  nothingInside: 'لا شيء',
  payouts: {
    wrap: (amount: string, to: string, contract: string) => `تغليف لـ ${to}: ${amount}، في العقد ${contract}`,
    unwrap: (amount: string, to: string, contract: string) =>
      `إلغاء التغليف إلى ${to}: كل ما يملكه العقد ${contract}، ${amount} على الأقل`,
    sweep: (amount: string, to: string, contract: string) =>
      `دفع إلى ${to}: كل ما يملكه العقد ${contract}، ${amount} على الأقل`,
    transfer: (amount: string, to: string, contract: string) =>
      `دفع إلى ${to}: ${amount} مما يملكه العقد ${contract}`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `دفع إلى ${to}: ${percent}% من كل ${token} التي يملكها العقد ${contract}`,
  },
  held: (token: string) => `كل ما يملكه العقد من العملة الرمزية ${token}`,
  heldCoin: (symbol: string) => `كل ${symbol} التي يملكها العقد`,
  execute: (safe: string, what: string) => `تنفيذ معاملة من Safe ${safe}: ${what}`,
  approveHash: (hash: string, safe: string) => `الموافقة على تجزئة المعاملة ${hash} من Safe ${safe}`,
  exactly: (amount: string) => `${amount} بالضبط`,
  atMost: (amount: string) => `${amount} على الأكثر`,
  atLeast: (amount: string) => `${amount} على الأقل`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `مبادلة ${gives} مقابل ${receives}، تُدفع إلى ${to}، في العقد ${contract}`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `إضافة سيولة من ${one} و${other}، يملكها ${to}، في العقد ${contract}`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `سحب سيولة مقابل ${one} و${other}، تُدفع إلى ${to}، في العقد ${contract}`,
  wrap: (contract: string) => `إيداع في العقد ${contract}`,
  unwrap: (integer: string, contract: string) => `سحب ${integer} من أصغر الوحدات من العقد ${contract}`,
  names: {
    register: (name: string, contract: string) => `تسجيل الاسم ${name} في ${contract}`,
    renew: (name: string, contract: string) => `تجديد الاسم ${name} في ${contract}`,
    commit: (_: string, contract: string) => `الإعلان عن تسجيل اسم في ${contract}`,
    owner: (name: string, contract: string) => `تغيير مالك الاسم ${name} في ${contract}`,
    subname: (name: string, contract: string) => `إنشاء اسم فرعي من ${name} أو التنازل عنه في ${contract}`,
    resolver: (name: string, contract: string) => `تغيير محلّل الاسم ${name} في ${contract}`,
    address: (name: string, contract: string) => `تغيير عنوان الاسم ${name} في ${contract}`,
    record: (name: string, contract: string) => `تغيير سجل للاسم ${name} في ${contract}`,
    primary: (name: string, contract: string) => `تعيين الاسم الأساسي ${name} في ${contract}`,
  },
  nameTo: (words: string, account: string) => `${words}، إلى ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `نقل ملكية العقد ${contract}`,
    'renounce-ownership': (contract: string) => `التخلي عن ملكية العقد ${contract}`,
    'accept-ownership': (contract: string) => `قبول ملكية العقد ${contract}`,
    'grant-role': (contract: string) => `منح دور في العقد ${contract}`,
    'revoke-role': (contract: string) => `سحب دور في العقد ${contract}`,
    'renounce-role': (contract: string) => `التخلي عن دور في العقد ${contract}`,
    'change-admin': (contract: string) => `تغيير مسؤول وكيل في العقد ${contract}`,
  },
  role: (words: string, role: string) => `${words}، الدور ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `استبدال تعليمات العقد ${contract} البرمجية بتعليمات ${implementation}`,
  migrate: (version: string, singleton: string, contract: string) =>
    `تغيير عقد Safe إلى الإصدار ${version}، ${singleton}، كما نشره مشروع Safe، بواسطة تعليمات ${contract} البرمجية (استدعاء بالتفويض)`,
  migrateHandler: (words: string, handler: string) => `${words}. كما يعيّن ذلك معالج الاحتياط إلى ${handler}`,
  delegate: (contract: string) => `تشغيل تعليمات ${contract} البرمجية كأنها Safe نفسه (استدعاء بالتفويض)`,
  unknown: (selector: string, contract: string) => `استدعاء غير معروف ${selector} إلى ${contract}`,
  noCall: (contract: string) => `بيانات ليست استدعاءً، إلى ${contract}`,
  malformed: (signature: string, contract: string) =>
    `استدعاء غير معروف إلى ${contract}. يبدأ مثل ${signature}، لكنه غير مرمّز كذلك`,
  unreadableBatch: (contract: string) => `حزمة تتعذر قراءتها، إلى ${contract}`,
  pays: (words: string, amount: string, to: string) => `${words}. كما ترسل ${amount} إلى ${to}`,
  noEnd: 'بلا نهاية',
  fields: {
    function: (call: string, contract: string) => `الدالة: ${call} في ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `البيانات: ${hex}`,
    delegate: 'العملية: استدعاء بالتفويض',
    unusedValue: (amount: string) => `القيمة: ${amount}، التي لا يرسلها الاستدعاء بالتفويض`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
