import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'Netzwerk wechseln',
  list: 'Netzwerke',
  connected: 'Verbunden',
  confirm: 'In der Wallet bestätigen',
  wrong: 'Falsches Netzwerk',
  changeThere: (reason: string) => `${reason}. Ändern Sie das Netzwerk in Ihrer Wallet.`,
  disconnect: 'Trennen',
  cancel: 'Abbrechen',
} as const satisfies PartialTranslation<typeof english.networkTexts>
