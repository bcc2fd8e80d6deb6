import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `${name} bekleniyor`,
  inExtension: (name: string) =>
    `Bağlantıyı ${name} içinde onaylayın. Penceresini görmüyorsanız tarayıcınızın araç çubuğundaki simgesini tıklatıp kilidini açın.`,
  elsewhere: (name: string) => `Bağlantıyı ${name} penceresinde onaylayın.`,
  addressOnly: 'Bu sayfa adresinizi istiyor. Hiçbir şey imzalanmaz veya ödenmez.',
  failed: (name: string) => `${name} bağlanmadı`,
  again: 'Bir daha denemek için Yeniden dene düğmesini tıklatın veya başka bir cüzdan seçin.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
