import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/alerts'

/** Price alerts: the dialog, and what it says when a price is met. */
export const alertTexts = {
  title: 'Fiyat uyarıları',
  tellMeWhen: 'Şu durumda bildir',
  pair: 'Çift',
  side: 'Koşul',
  sides: { over: 'şunun üzerinde', under: 'şunun altında' },
  price: 'Fiyat',
  costsNow: (pair: string, price: string, symbol: string) => `${pair} şu anda ${price} ${symbol}.`,
  noPrice: (pair: string) => `${pair} fiyatı kullanılamıyor.`,
  add: 'Ekle',
  remove: 'Kaldır',
  close: 'Kapat',
  alerts: 'Uyarılar',
  none: 'Uyarı yok.',
  listed: {
    over: (pair: string, price: string) => `${pair}, ${price} üzerinde`,
    under: (pair: string, price: string) => `${pair}, ${price} altında`,
  },
  note: 'Uyarılar bu tarayıcıda saklanır ve bu masaüstünün bir sayfası açıkken denetlenir. Her biri bir kez gösterilir.',
  system: 'Ayrıca bir sistem bildirimi göster',
  askFirst: 'Tarayıcınız önce izninizi ister.',
  denied: 'Tarayıcınız bu sayfanın bildirimlerini engelledi. Tarayıcının ayarlarında izin verin.',
  notSupported: 'Tarayıcınız bu sayfa için bildirimleri desteklemiyor.',
  problems: {
    price: "Geçerli bir fiyat değil. 0.25 gibi, 0'dan büyük bir sayı girin.",
    met: {
      over: (pair: string, price: string) =>
        `${pair} şu anda ${price} üzerinde. Daha yüksek bir fiyat girin.`,
      under: (pair: string, price: string) => `${pair} şu anda ${price} altında. Daha düşük bir fiyat girin.`,
    },
    tooMany: (most: number) => `${most} uyarı var. Önce birini kaldırın.`,
  },
  met: {
    over: (pair: string, price: string) => `${pair}, ${price} üzerinde`,
    under: (pair: string, price: string) => `${pair}, ${price} altında`,
  },
  metAt: (price: string, symbol: string, block: string) => `Fiyat ${price} ${symbol} (blok ${block}).`,
} as const satisfies PartialTranslation<typeof english.alertTexts>
