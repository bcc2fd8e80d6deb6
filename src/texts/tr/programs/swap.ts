import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/swap'

/** Swap Pairs `[S2.13]`. */
export const swapTexts = {
  pairs: 'Çiftler',
  pair: 'Çift',
  price: 'Fiyat',
  change: 'Değişim (24 sa)',
  volume: 'Hacim',
  liquidity: 'Likidite',
  day: 'Son 24 saat',
  swap: 'Takas et',
  swapPair: (pair: string) => `${pair} takas et`,
  swapPairElsewhere: (pair: string) => `${pair} takas et (yeni sekmede açılır)`,
  openChart: 'Grafik için çift tıklatın veya ENTER tuşuna basın',
  lineOf: (change: string) => `Son 24 saatin fiyatı: ${change}`,
  noLine: '24 saatlik geçmiş yok',
  unknown: '–',
  notConfigured: 'yapılandırılmamış',
  noPool: 'havuz yok',
  notLoaded: 'yüklenmedi',
  retry: 'Yeniden dene',
  addToWallet: (symbol: string) => `${symbol} token'ını cüzdana ekle`,
  tokenNotConfigured: (symbol: string) => `${symbol} yapılandırılmamış.`,
  answerInWallet: 'Cüzdanınızda yanıtlayın…',
  added: (symbol: string) => `${symbol} eklendi.`,
  notAdded: 'Eklenmedi.',
} as const satisfies PartialTranslation<typeof english.swapTexts>
