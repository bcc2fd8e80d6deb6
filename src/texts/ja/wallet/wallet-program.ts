import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/wallet-program'

/** What programs say while the wallet's code is loaded, and without a connection. */
export const walletProgramTexts = {
  loading: '読み込んでいます…',
  retry: '再試行',
  connect: 'ウォレットを接続',
  otherNetwork: 'ウォレットは、ここではサポートされていないネットワークに接続されています。',
  switch: 'ネットワークの切り替え',
} as const satisfies PartialTranslation<typeof english.walletProgramTexts>
