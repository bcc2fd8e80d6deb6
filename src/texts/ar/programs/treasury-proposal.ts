import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? 'الأصل' : `الأصل (اختر 1 من ${count})`),
  tokenAt: (symbol: string, address: string) => `\u2068${symbol}\u2069 (\u2068${address}\u2069)`,
  unknownToken: (address: string) => `عملة رمزية غير معروفة (\u2068${address}\u2069)`,
  smallestUnits: (amount: string) => `\u2068${amount}\u2069 من أصغر الوحدات`,
  unknownTokens: 'لم تجب الشبكة، لذا فإن رموز العملات أو المنازل العشرية أو الأرصدة غير معروفة.',
  to: 'إلى',
  nonceUsed: (next: string) => `لا يمكن استخدام رقم nonce هذا. أدخل \u2068${next}\u2069 أو رقمًا أكبر.`,
  replaces: (nonce: string) =>
    `تحل محل المعاملة المعلقة ذات رقم nonce \u2068${nonce}\u2069. ستُنفذ واحدة منهما فقط.`,
  noBatch:
    'ليس لهذه الشبكة عقد MultiSendCallOnly، لذا لا يمكن اقتراح عدة دفعات معًا. اقترحها واحدة تلو الأخرى.',
  replace: 'استبدال…',
  signAndExecute: 'توقيع وتنفيذ',
  notEnough: 'لا يقبلها Safe الآن: هناك تواقيع ناقصة، أو تغيّر رقم nonce الخاص به. لم يُرسل شيء.',
  signaturesRefused: (code: string) =>
    `يرفض Safe التواقيع الواردة من خدمة Safe (\u2068${code}\u2069). لم يُرسل شيء. اطلب من المالكين التوقيع مرة أخرى.`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
