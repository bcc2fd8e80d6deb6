import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: 'ネットワークの切り替え',
  list: 'ネットワーク',
  connected: '接続済み',
  confirm: 'ウォレットで確認してください',
  wrong: '正しくないネットワーク',
  changeThere: (reason: string) => `${reason}。ウォレットでネットワークを変更してください。`,
  disconnect: '切断',
  cancel: 'キャンセル',
} as const satisfies PartialTranslation<typeof english.networkTexts>
