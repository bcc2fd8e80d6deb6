import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/network'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  title: '切换网络',
  list: '网络',
  connected: '已连接',
  confirm: '请在钱包中确认',
  wrong: '错误的网络',
  changeThere: (reason: string) => `${reason}。请在您的钱包中更改网络。`,
  disconnect: '断开连接',
  cancel: '取消',
} as const satisfies PartialTranslation<typeof english.networkTexts>
