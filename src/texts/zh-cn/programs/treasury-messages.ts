import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: '空消息',
  text: (quoted: string) => `签署文本 ${quoted}`,
  signIn: (site: string, account: string) => `以 ${account} 登录 ${site}`,
  order: (gives: string, receives: string) => `订单：付出 ${gives}，换取 ${receives}`,
  severalOrders: (count: number) => `${count} 个订单：`,
  anyNft: (collection: string) => `收藏系列 ${collection} 的任意 NFT`,
  paidTo: (what: string, to: string) => `${what}，付给 ${to}`,
  nothing: '无',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `签署 Safe ${safe} 的交易 ${nonce}：${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) => `允许任何人将 ${what} 从 ${from} 发送到 ${to}`,
    recipient: (what: string, from: string, to: string) => `授权 ${to} 从 ${from} 取走 ${what}`,
  },
  lasting: (words: string) => `${words}，无期限`,
  signedUntil: (words: string, time: string) => `${words}；签名可使用至 ${time}`,
  from: (words: string, time: string) => `${words}，自 ${time} 起`,
  cancel: (nonce: string, owner: string, token: string) => `取消 ${owner} 的授权 ${nonce}：代币 ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `授权 ${manager} 管理 ${owner} 在合约 ${contract} 中的所有东西`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `撤销 ${manager} 管理 ${owner} 在合约 ${contract} 中的东西的授权`,
  borrow: (borrower: string, what: string) => `授权 ${borrower} 借款，债务由此帐户承担：${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    `让帐户 ${account} 执行 ${count} 个调用，由合约 ${contract} 检查`,
  accountData: (account: string, contract: string) =>
    `让帐户 ${account} 运行此页无法读取的数据，由合约 ${contract} 检查`,
  blind: {
    message: (contract: string, data: string) => `签署 Safe ${contract} 的一条此页无法读取的消息：${data}`,
    orders: (contract: string, data: string) => `在合约 ${contract} 签署此页无法读取的订单：${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `让某个帐户从现在起运行 ${code} 的代码：网络 ${chain}，nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `在 Snapshot 上对 ${space} 的提案 ${proposal} 投票选择 ${choice}`,
  forContract: (contract: string, name: string) => `用于合约 ${contract}。此消息将其称为 ${name}。`,
  type: '类型',
  typed: (type: string) => `签署类型化数据 ${type}`,
  typedOf: (type: string, name: string) => `签署 ${name} 的类型化数据 ${type}`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: '未签署',
  leftOutHint: (paths: string) => `此消息还有以下字段，签名不包括这些字段：${paths}`,
  unreadable: '此内容无法在此处签署，因为此页无法读取签名所包括的内容。',
  risks: {
    empty: '消息为空，因此签名不包括任何内容。',
    'left-out': '此消息有签名不包括的字段。这些字段未作为消息的一部分显示。',
    'any-chain': '此消息未指明网络。其签名在每个网络上都有效。',
    'unknown-form': '此页不认识这种形式的消息。它的作用由某个合约决定。',
    'unread-sign-in': '它与登录有关，但不是标准形式。网站可能会接受它。',
    'own-site': '它会登录到本网站。仅当您自己发起了此次登录时才签名。',
    'data-text': '此消息是数据。此页无法判断其含义。',
    'hash-text': '此消息是数据，例如哈希。此页无法判断其含义。',
    allowance: '它授权另一帐户花费代币，现在和以后都可以，无需任何进一步的签名。',
    transfer: '它让他人无需任何进一步的签名即可转移代币。',
    manager: '它会更改谁可以转移此帐户在某个合约中的所有东西。',
    debt: '它允许另一帐户以此帐户存入的资产为抵押借款。',
    blind: '它会签署此页无法读取的数据。',
    'account-calls': '它让某个合约以某个帐户的名义执行调用，无需任何进一步的签名。',
    code: '它将某个帐户的控制权交给另一合约的代码。',
    'unknown-amount': '它含有一个地址和一个数量。合约可能会凭它付出代币。',
    'unknown-bytes': '它含有此页无法读取的数据。合约或帐户可能会执行这些数据。',
    order: '它是一个订单，他人无需任何进一步的签名即可执行。',
    'other-chain': '它属于与此 Safe 不同的网络。',
    'other-site': '它会登录到另一个网站。',
    'other-account': '它属于与此 Safe 不同的帐户。',
    'other-safe': '它以另一个 Safe 的所有者身份签名。',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
