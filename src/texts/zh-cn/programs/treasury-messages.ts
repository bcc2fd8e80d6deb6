import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: '空消息',
  signIn: (site: string, account: string) => `以 ${account} 登录 ${site}`,
  order: (gives: string, receives: string) => `订单：付出 ${gives}，换取 ${receives}`,
  paidTo: (what: string, to: string) => `${what}，付给 ${to}`,
  nothing: '无',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `签署 Safe ${safe} 的交易 ${nonce}：${what}`,
  typed: (type: string) => `签署类型化数据 ${type}`,
  typedOf: (type: string, name: string) => `签署 ${name} 的类型化数据 ${type}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: '未签署',
  leftOutHint: (paths: string) => `此消息还有以下字段，签名不包括这些字段：${paths}`,
  unreadable: '此内容无法在此处签署，因为此页无法读取签名所包括的内容。',
  risks: {
    empty: '消息为空。签名不包括任何文本和任何值。',
    'left-out': '此消息有签名不包括的字段。这些字段未作为消息的一部分显示。',
    'any-chain': '此消息未指明网络。其签名在每个网络上都有效。',
    'hash-text': '此消息是一个数字，例如哈希。此页无法判断其含义。',
    allowance: '它允许另一帐户花费代币，现在和以后都可以，无需任何进一步的签名。',
    order: '它是一个订单，他人无需任何进一步的签名即可执行。',
    'other-chain': '它属于与此 Safe 不同的网络。',
    'other-site': '它会登录到另一个网站。',
    'other-account': '它属于与此 Safe 不同的帐户。',
    'other-safe': '它会签署另一个 Safe 的交易。',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
