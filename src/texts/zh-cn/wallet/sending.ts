import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: '此交易将会失败。',
  funds: '此帐户的余额不足以支付金额和网络费用。',
  says: (reason: string) => `此交易将会失败。合约的答复是“${reason}”。`,
  panic: (code: string) => `此交易将会失败。合约报告了错误 ${code}。`,
  custom: (selector: string) => `此交易将会失败。合约报告了错误 ${selector}。`,
  repeatedTitle: '再次发送？',
  repeated: '同一笔交易以前已发送或请求过，尚未确认。如果再次发送，它可能会执行两次。',
  sendAgain: '再次发送',
  cancel: '取消',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
