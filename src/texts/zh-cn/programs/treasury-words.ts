import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'

/** What a call of a Safe does, in words that are made from its bytes. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (代币 ${token})`,
  rawToken: (integer: string, token: string) => `代币 ${token} 的 ${integer} 个最小单位`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${integer} 个最小单位的 ${symbol} (代币 ${token})`,
  unlimited: (symbol: string, token: string) => `无限数量的 ${symbol} (代币 ${token})`,
  unlimitedRaw: (token: string) => `无限数量的代币 ${token}`,
  nft: (id: string, symbol: string, token: string) => `${symbol} 的 NFT #${id} (收藏系列 ${token})`,
  rawNft: (id: string, token: string) => `收藏系列 ${token} 的 NFT #${id}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) => `代币 ${token} 的 ${integer} (数量或 NFT 的 ID)`,
  quoted: (symbol: string) => `“${symbol}”`,
  pay: (amount: string, to: string) => `发送到 ${to}：${amount}`,
  nothing: (to: string) => `调用 ${to}，不带金额和数据`,
  reject: '拒绝：用掉 nonce，不执行任何操作',
  move: (what: string, from: string, to: string) => `转移到 ${to}，来自 ${from}：${what}`,
  allow: (spender: string, what: string) => `授权 ${spender} 花费 ${what}`,
  allowMore: (spender: string, what: string) => `授权 ${spender} 多花费以下数量：${what}`,
  allowLess: (spender: string, what: string) => `将授权 ${spender} 花费的数量减少：${what}`,
  allowZero: (spender: string, token: string) =>
    `将 ${spender} 的授权额度设为 0 (或授权其转移 NFT #0)：代币 ${token}`,
  allowOf: (words: string, owner: string) => `${words}，从帐户 ${owner}`,
  until: (words: string, time: string) => `${words}，截止 ${time}`,
  allowAll: (operator: string, token: string) => `授权 ${operator} 转移收藏系列 ${token} 中的所有东西`,
  disallowAll: (operator: string, token: string) =>
    `撤销 ${operator} 转移收藏系列 ${token} 中的所有东西的授权`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `添加所有者 ${owner}，该所有者没有签署此内容；所需签名数：${threshold}`,
    removeOwner: (owner: string, threshold: string) => `删除所有者 ${owner}；所需签名数：${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `将所有者 ${oldOwner} 替换为 ${newOwner}，后者没有签署此内容`,
    threshold: (threshold: string) => `将所需签名数更改为 ${threshold}`,
    contract: (address: string) => `将 Safe 的合约替换为 ${address}`,
    publishedContract: (words: string, version: string) => `${words}，即 Safe 项目发布的版本 ${version}`,
    unknownContract: (words: string) => `${words}，而它不是已知的 Safe 项目合约`,
    fallbackHandler: (address: string) => `将回退处理程序设为 ${address}，此后由它应答对 Safe 的调用`,
    enableModule: (address: string) => `启用模块 ${address}，此后它无需任何签名即可转移所有东西`,
    disableModule: (address: string) => `禁用模块 ${address}`,
    setGuard: (address: string) => `将交易防护合约设为 ${address}，此后它可以阻止每一笔交易`,
    deleteGuard: '删除交易防护合约',
    setModuleGuard: (address: string) => `将模块防护合约设为 ${address}，此后它可以阻止模块的每一笔交易`,
    deleteModuleGuard: '删除模块防护合约',
  },
  ofOther: (words: string, contract: string) => `${words}，位于 ${contract}，而它不是此 Safe`,
  ofThis: (words: string, safe: string, caller: string) => `${words}，位于此 Safe ${safe}，由 ${caller} 调用`,
  batch: (count: number) => `含 ${count} 个调用的批次`,
  batchWith: (count: number, first: string) => `含 ${count} 个调用的批次。第一个：${first}`,
  batchElsewhere: (count: number, contract: string) =>
    `含 ${count} 个调用的批次，由合约 ${contract} 执行，而不是由 Safe 执行`,
  batchDelegated: (count: number, contract: string) =>
    `含 ${count} 个调用的批次，由 ${contract} 的代码执行(委托调用)`,
  multicall: (count: number, contract: string, first: string) =>
    `合约 ${contract} 对自身执行的 ${count} 个调用。第一个：${first}`,
  several: (count: number, contract: string, first: string) =>
    `对 ${contract} 的一个调用中的 ${count} 项操作。第一项：${first}`,
  nothingInside: '无',
  payouts: {
    wrap: (amount: string, to: string, contract: string) => `为 ${to} 包装：${amount}，在合约 ${contract} 中`,
    unwrap: (amount: string, to: string, contract: string) =>
      `解除包装到 ${to}：合约 ${contract} 持有的全部，至少 ${amount}`,
    sweep: (amount: string, to: string, contract: string) =>
      `付给 ${to}：合约 ${contract} 持有的全部，至少 ${amount}`,
    transfer: (amount: string, to: string, contract: string) =>
      `付给 ${to}：合约 ${contract} 所持有的资产中的 ${amount}`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `付给 ${to}：合约 ${contract} 持有的全部 ${token} 的 ${percent}%`,
  },
  held: (token: string) => `合约持有的全部代币 ${token}`,
  heldCoin: (symbol: string) => `合约持有的全部 ${symbol}`,
  execute: (safe: string, what: string) => `执行 Safe ${safe} 的一笔交易：${what}`,
  approveHash: (hash: string, safe: string) => `批准 Safe ${safe} 的交易哈希 ${hash}`,
  exactly: (amount: string) => `恰好 ${amount}`,
  atMost: (amount: string) => `最多 ${amount}`,
  atLeast: (amount: string) => `至少 ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `将 ${gives} 兑换为 ${receives}，付给 ${to}，在合约 ${contract} 中`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `添加 ${one} 和 ${other} 的流动性，归 ${to} 所有，在合约 ${contract} 中`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `移除流动性，换取 ${one} 和 ${other}，付给 ${to}，在合约 ${contract} 中`,
  wrap: (contract: string) => `存入合约 ${contract}`,
  unwrap: (integer: string, contract: string) => `从合约 ${contract} 提取 ${integer} 个最小单位`,
  names: {
    register: (name: string, contract: string) => `在 ${contract} 注册名称 ${name}`,
    renew: (name: string, contract: string) => `在 ${contract} 续期名称 ${name}`,
    commit: (_: string, contract: string) => `在 ${contract} 预告一个名称的注册`,
    owner: (name: string, contract: string) => `在 ${contract} 更改名称 ${name} 的所有者`,
    subname: (name: string, contract: string) => `在 ${contract} 创建或转让 ${name} 的子名称`,
    fuses: (name: string, contract: string) =>
      `在 ${contract} 更改所有者可以用名称 ${name} 或某个子名称做什么`,
    resolver: (name: string, contract: string) => `在 ${contract} 更改名称 ${name} 的解析器`,
    address: (name: string, contract: string) => `在 ${contract} 更改名称 ${name} 的地址`,
    record: (name: string, contract: string) => `在 ${contract} 更改名称 ${name} 的一条记录`,
    primary: (name: string, contract: string) => `在 ${contract} 设置主名称 ${name}`,
  },
  nameTo: (words: string, account: string) => `${words}，目标帐户 ${account}`,
  control: {
    'transfer-ownership': (contract: string) => `转让合约 ${contract} 的所有权`,
    'renounce-ownership': (contract: string) => `放弃合约 ${contract} 的所有权`,
    'accept-ownership': (contract: string) => `接受合约 ${contract} 的所有权`,
    'grant-role': (contract: string) => `在合约 ${contract} 授予角色`,
    'revoke-role': (contract: string) => `在合约 ${contract} 撤销角色`,
    'renounce-role': (contract: string) => `在合约 ${contract} 放弃角色`,
    'change-code': (contract: string) => `替换合约 ${contract} 的部分代码`,
    'change-admin': (contract: string) => `在合约 ${contract} 更改代理合约的管理员`,
  },
  rights: {
    spend: (contract: string, of: string) => `授权另一帐户通过 ${contract} 花费 Safe 的资产 (${of})`,
    borrow: (contract: string, of: string) => `允许另一帐户在 ${contract} 以 Safe 的信用借款 (${of})`,
    act: (contract: string, of: string) => `允许另一帐户在 ${contract} 代表 Safe 行事 (${of})`,
    vote: (contract: string, of: string) => `允许另一帐户在 ${contract} 代表 Safe 投票 (${of})`,
    order: (contract: string, of: string) => `允许任何人在 ${contract} 成交 Safe 的订单 (${of})`,
    receive: (contract: string, of: string) => `指定由哪个帐户接收对 ${contract} 的调用结果 (${of})`,
    configure: (contract: string, of: string) => `在 ${contract} 更改他人代表 Safe 行事的规则 (${of})`,
  },
  rightEnds: (contract: string, of: string) => `收回在 ${contract} 代表 Safe 行事的权利 (${of})`,
  rightOf: (words: string, account: string) => `${words}：${account}`,
  role: (words: string, role: string) => `${words}，角色 ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `将合约 ${contract} 的代码替换为 ${implementation} 的代码`,
  migrate: (version: string, singleton: string, contract: string) =>
    `将 Safe 的合约更改为 Safe 项目发布的版本 ${version}，即 ${singleton}，由 ${contract} 的代码执行(委托调用)`,
  migrateHandler: (words: string, handler: string) => `${words}。它还将回退处理程序设为 ${handler}`,
  delegate: (contract: string) => `将 ${contract} 的代码作为 Safe 本身运行(委托调用)`,
  unknown: (selector: string, contract: string) => `对 ${contract} 的未知调用 ${selector}`,
  noCall: (contract: string) => `不是函数调用的数据，发送到 ${contract}`,
  malformed: (signature: string, contract: string) =>
    `对 ${contract} 的未知调用。其开头像 ${signature}，但并未按其编码`,
  unreadableBatch: (contract: string) => `无法读取的批次，发往 ${contract}`,
  pays: (words: string, amount: string, to: string) => `${words}。它还将 ${amount} 发送到 ${to}`,
  noEnd: '无期限',
  fields: {
    function: (call: string, contract: string) => `函数：${call}，位于 ${contract}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `数据：${hex}`,
    delegate: '操作：委托调用',
    mayFail: '如果它失败，其他命令仍会执行。',
    zeroReplaced: (to: string) => `目标：数据指定的是零地址，此批次合约会将其替换为 ${to}`,
    unusedValue: (amount: string) => `金额：${amount}，委托调用不会发送此金额`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
