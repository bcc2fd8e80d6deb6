import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'Ağ değiştir',
  list: 'Ağlar',
  connected: 'Bağlı',
  confirm: 'Cüzdanda onaylayın',
  wrong: 'Yanlış ağ',
  changeThere: (reason: string) => `${reason}. Ağı cüzdanınızda değiştirin.`,
  disconnect: 'Bağlantıyı kes',
  cancel: 'İptal',
} as const satisfies PartialTranslation<typeof english.networkTexts>
