import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `正在等待 ${name}`,
  inExtension: (name: string) =>
    `请在 ${name} 中确认连接。如果看不到它的窗口，请单击浏览器工具栏上的 ${name} 图标，然后解锁。`,
  elsewhere: (name: string) => `请在 ${name} 的窗口中确认连接。`,
  addressOnly: '此页请求您的地址。不会签署任何内容，也不会支付任何费用。',
  failed: (name: string) => `${name} 未连接`,
  again: '请单击“重试”再试一次，或选择另一个钱包。',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
