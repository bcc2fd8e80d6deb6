import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'Смена сети',
  list: 'Сети',
  connected: 'Подключено',
  confirm: 'Подтвердите в кошельке',
  wrong: 'Неверная сеть',
  changeThere: (reason: string) => `${reason}. Смените сеть в кошельке.`,
  disconnect: 'Отключить',
  cancel: 'Отмена',
} as const satisfies PartialTranslation<typeof english.networkTexts>
