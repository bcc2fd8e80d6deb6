import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? 'Varlık' : `Varlık (${count} taneden 1 tanesini seçin)`),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `Bilinmeyen token (${address})`,
  smallestUnits: (amount: string) => `${amount} en küçük birim`,
  unknownTokens: 'Ağ yanıt vermedi, bu nedenle simgeler, ondalıklar veya bakiyeler bilinmiyor.',
  to: 'Kime',
  nonceUsed: (next: string) => `Bu nonce kullanılamaz. ${next} veya daha büyük bir sayı girin.`,
  replaces: (nonce: string) =>
    `Bekleyen ${nonce} nonce'lu işlemin yerini alır. Bunlardan yalnızca biri çalışacak.`,
  noBatch:
    'Bu ağda MultiSendCallOnly sözleşmesi yok, bu nedenle birkaç ödeme birlikte önerilemez. Onları tek tek önerin.',
  replace: 'Değiştir…',
  signAndExecute: 'İmzala ve yürüt',
  notEnough:
    "Safe bunu şimdi kabul etmiyor: imzalar eksik veya Safe'in nonce'u değişti. Hiçbir şey gönderilmedi.",
  signaturesRefused: (code: string) =>
    `Safe, Safe hizmetinin verdiği imzaları reddediyor (${code}). Hiçbir şey gönderilmedi. Sahiplerden yeniden imzalamalarını isteyin.`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
