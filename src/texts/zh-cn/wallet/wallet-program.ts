import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: '正在加载…',
  retry: '重试',
  connect: '连接钱包',
  otherNetwork: '您的钱包所在的网络在此处不受支持。',
  switch: '切换网络',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
