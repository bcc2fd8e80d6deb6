import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'Hesap',
  name: 'Ad',
  account: 'Hesap',
  balance: 'Bakiye',
  address: 'Adres',
  copyAddress: 'Adresi kopyala',
  copied: 'Kopyalandı!',
  copiedStatus: "Adres Pano'ya kopyalandı.",
  cannotCopy: 'Tarayıcınız kopyalamayı engelledi. Adresi seçip CTRL+C tuşlarına basın.',
  send: 'Gönder…',
  disconnect: 'Bağlantıyı kes',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: 'Son işlemler',
  none: 'İşlemleriniz burada görünecek…',
  pending: 'Bekliyor',
  confirmed: 'Onaylandı',
  failed: 'Başarısız',
  reverted: 'Başarısız: sözleşme reddetti',
  replaced: 'Başarısız: yerini başka bir işlem aldı',
  cancelled: 'Başarısız: cüzdanda iptal edildi',
  'given-up': 'Başarısız: cüzdanınız bundan vazgeçtiğini söylüyor',
  partial: 'Cüzdanınıza göre kısmen yapıldı: bakiyelerinize bakın',
  late: 'Hâlâ bekliyor',
  taken: 'Cüzdanınız işlemi devraldı: oraya bakın',
  unanswered: 'Cüzdanınızın gönderip göndermediği bilinmiyor: oraya bakın',
  proposed: 'Safe sahipleri bekleniyor',
  dropped: 'Ağda bulunamadı (atıldı veya değiştirildi)',
  spedUp: 'Onaylandı (hızlandırıldı)',
  differs: 'İstediğiniz işlemden farklı',
  checkAgain: 'Yeniden denetle',
  checkNamed: (description: string) => `Yeniden denetle: ${description}`,
  remove: 'Kaldır',
  removeNamed: (description: string) => `Kaldır: ${description}`,
  clear: 'Tümünü temizle',
  explorer: 'Daha fazlasını blok gezgininde gör',
  opens: (description: string) => `${description} (blok gezgini yeni sekmede açılır)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Bağlantılar',
  inUse: 'Kullanımda',
  use: 'Kullan',
  chooseNamed: (name: string) => `Kullan: ${name}`,
  disconnect: 'Bağlantıyı kes',
  disconnectNamed: (name: string) => `Bağlantıyı kes: ${name}`,
  hint: 'Başka bir adres kullanmak için onu cüzdanınızda seçin.',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
