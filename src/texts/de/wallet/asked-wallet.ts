import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `Warten auf ${name}`,
  inExtension: (name: string) =>
    `Bestätigen Sie die Verbindung in ${name}. Wenn Sie das Fenster nicht sehen, klicken Sie in der Symbolleiste Ihres Browsers auf das Symbol von ${name}, und entsperren Sie die Wallet.`,
  elsewhere: (name: string) => `Bestätigen Sie die Verbindung im Fenster von ${name}.`,
  addressOnly: 'Diese Seite fragt nach Ihrer Adresse. Es wird nichts signiert oder bezahlt.',
  failed: (name: string) => `${name} wurde nicht verbunden`,
  again: 'Klicken Sie auf „Wiederholen“, um es erneut zu versuchen, oder wählen Sie eine andere Wallet.',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
