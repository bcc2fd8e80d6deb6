import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address': 'Geçerli bir adres değil. 0x ve ardından 40 onaltılık rakam veya bir ENS adı girin.',
    checksum:
      'Geçerli bir adres değil: büyük harfleri diğer karakterleriyle uyuşmuyor (EIP-55). Adresi yeniden kopyalayın.',
    'unknown-network': 'Ağ öneki tanınmıyor. Adresi önek olmadan girin.',
    'other-network': 'Bu adres başka bir ağ için. Burada gösterilen ağda bir adres girin.',
  },
  resolving: 'Ad aranıyor…',
  resolved: (name: string, address: string) => `${name}: ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} adının adresi değişti: önceki ${before}, şimdiki ${now}. Denetleyip yeniden önerin.`,
  noRecord: (name: string) => `${name} adının bu ağda adresi yok. Adresi girin.`,
  nameNotRead: (why: string) => `Ad aranamadı: ${why} Yeniden deneyin veya adresi girin.`,
  noNames: 'Adlar bu ağda desteklenmiyor. Adresi girin.',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
