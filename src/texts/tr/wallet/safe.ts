import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}, salt okunur`,
  title: 'Safe',
  about: 'Bu sayfa bir Safe içinde açık. Gönderdiğiniz veya imzaladığınız her şey önce sahiplerine önerilir.',
  aboutReadOnly:
    'Bu sayfa bir Safe içinde açık, ancak oradaki cüzdanınız sahiplerinden biri değil. Her şeyi görüntüleyebilirsiniz. Yalnızca sahipler gönderebilir ve imzalayabilir.',
  address: 'Adres',
  chain: 'Ağ',
  confirmations: 'Gereken imzalar',
  needed: (threshold: number, owners: number) => `${owners} sahipten ${threshold} tanesi`,
  unknownChain: (chainId: number) => `Ağ ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `Bu Safe ${chain} ağında ve bu ağ burada desteklenmiyor. Bir Safe ağını değiştiremez. Bunun yerine ${configured} ağında bir Safe açın.`,
  or: ' veya ',
  ok: 'Tamam',
  disconnect: 'Bağlantıyı kes',
  failed: 'Safe bilgileri yüklenemedi',
  failedWhy: 'Safe gerektiren özellikler dışında masaüstünü kullanabilirsiniz.',
  retry: 'Yeniden dene',
} as const satisfies PartialTranslation<typeof english.safeTexts>
