import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners} (読み取り専用)`,
  title: 'Safe',
  about: 'このページは Safe の中で開かれています。送信または署名する内容は、まずその所有者に提案されます。',
  aboutReadOnly:
    'このページは Safe の中で開かれていますが、そこで使われているウォレットは所有者ではありません。すべてを見ることができます。送信と署名ができるのは所有者だけです。',
  address: 'アドレス',
  chain: 'ネットワーク',
  confirmations: '必要な署名の数',
  needed: (threshold: number, owners: number) => `所有者 ${owners} 人中 ${threshold} 人`,
  unknownChain: (chainId: number) => `ネットワーク ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `この Safe は ${chain} にありますが、ここではサポートされていません。Safe はネットワークを変更できません。代わりに ${configured} の Safe を開いてください。`,
  or: ' または ',
  ok: 'OK',
  disconnect: '切断',
  failed: 'Safe の情報を読み込めませんでした',
  failedWhy: 'Safe が必要な機能を除き、デスクトップを使えます。',
  retry: '再試行',
} as const satisfies PartialTranslation<typeof english.safeTexts>
