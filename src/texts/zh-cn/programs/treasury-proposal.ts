import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? '资产' : `资产(从 ${count} 项中选择 1 项)`),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `未知代币(${address})`,
  smallestUnits: (amount: string) => `${amount} 个最小单位`,
  unknownTokens: '网络没有答复，因此符号、小数位数或余额未知。',
  to: '收款人',
  nonceUsed: (next: string) => `无法使用此 nonce。请输入 ${next} 或更大的数字。`,
  replaces: (nonce: string) => `它将替换 nonce 为 ${nonce} 的待处理交易。两者中只有一笔会执行。`,
  noBatch: '此网络没有 MultiSendCallOnly 合约，因此不能一起提议多笔付款。请逐一提议。',
  replace: '替换…',
  signAndExecute: '签名并执行',
  notEnough: 'Safe 现在不接受它：缺少签名，或 Safe 的 nonce 已改变。没有发送任何东西。',
  signaturesRefused: (code: string) =>
    `Safe 拒绝了来自 Safe 服务的签名(${code})。没有发送任何东西。请要求所有者重新签名。`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
