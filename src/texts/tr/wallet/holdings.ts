import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/holdings'

/** My LOVE. */
export const holdingsTexts = {
  loading: 'Yükleniyor…',
  retry: 'Yeniden dene',
  notConnected: 'Elinizdekileri görmek için bir cüzdan bağlayın.',
  label: 'Varlıklar',
  asset: 'Varlık',
  balance: 'Bakiye',
  price: (symbol: string) => `Fiyat (${symbol})`,
  worth: (symbol: string) => `Değer (${symbol})`,
  share: "Toplamın %'si",
  shareOf: (percent: string) => `%${percent}`,
  noPool: 'havuz yok',
  notReadable: 'kullanılamıyor',
  unknown: '–',
  swap: 'Takas et…',
  send: 'Gönder…',
  addToWallet: 'Cüzdana ekle',
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamayı engelledi.',
  total: (amount: string, symbol: string) => `Toplam: ${amount} ${symbol}`,
  totalWithout: (count: number) => `Fiyatı olmayan ${count} varlık`,
  empty: "Bu hesapta bu topluluğun token'larından hiçbiri yok.",
  noPrices: 'Fiyatlar başka bir ağdaki havuzlardan alınır.',
  old: 'Bu bakiyeler daha önceki bir bloğa ait.',
  offline: 'Çevrimdışısınız. Bakiyeler eski olabilir.',
  answerInWallet: 'Cüzdanınızda yanıtlayın…',
  added: (symbol: string) => `${symbol} eklendi.`,
  notAdded: 'Eklenmedi.',
} as const satisfies PartialTranslation<typeof english.holdingsTexts>
