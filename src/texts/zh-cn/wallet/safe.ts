import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe'

/** The page as a Safe App. */
export const safeTexts = {
  badge: (threshold: number, owners: number) => `Safe ${threshold}/${owners}`,
  badgeReadOnly: (threshold: number, owners: number) => `Safe ${threshold}/${owners}，只读`,
  title: 'Safe',
  about: '此页在 Safe 中打开。您发送或签署的内容会先向其所有者提议。',
  aboutReadOnly:
    '此页在 Safe 中打开，但您在那里使用的钱包不是其所有者。您可以查看所有内容。只有所有者可以发送和签名。',
  address: '地址',
  chain: '网络',
  confirmations: '所需签名数',
  needed: (threshold: number, owners: number) => `${owners} 位所有者中的 ${threshold} 位`,
  unknownChain: (chainId: number) => `网络 ${chainId}`,
  otherChain: (chain: string, configured: string) =>
    `此 Safe 位于 ${chain}，此处不支持该网络。Safe 不能更改其网络。请改为打开 ${configured} 上的 Safe。`,
  or: ' 或 ',
  ok: '确定',
  disconnect: '断开连接',
  failed: '无法加载 Safe 信息',
  failedWhy: '您可以使用桌面，但需要 Safe 的功能除外。',
  retry: '重试',
} as const satisfies PartialTranslation<typeof english.safeTexts>
