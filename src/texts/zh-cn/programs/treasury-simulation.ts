import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: '模拟',
  running: '正在模拟…',
  notOffered: '未知：本站的节点不提供模拟。',
  noAnswer: '未知：节点没有给出可以读取的答复。',
  at: (block: string) => `由本站的节点在区块 ${block} 模拟。实际结果可能不同。所需签名数的更改未经模拟。`,
  fails: '执行失败。',
  failsWith: (reason: string) => `执行失败：${reason}`,
  nothing: '交易成功。没有合约报告 Safe 的资产有转移。',
  out: (what: string, to: string) => `转出：${what}，到 ${to}`,
  in: (what: string, from: string) => `转入：${what}，来自 ${from}`,
  allowed: (spender: string, what: string) => `已授权：${spender} 可以花费 ${what}`,
  allAllowed: (operator: string, token: string) =>
    `已授权：${operator} 可以转移收藏系列 ${token} 中的所有东西`,
  notAllowed: (operator: string, token: string) => `已撤销授权：${operator}，收藏系列 ${token}`,
  settings: {
    AddedOwner: (address: string) => `已添加所有者：${address}`,
    RemovedOwner: (address: string) => `已删除所有者：${address}`,
    EnabledModule: (address: string) => `已启用模块：${address}`,
    DisabledModule: (address: string) => `已禁用模块：${address}`,
    ChangedGuard: (address: string) => `交易防护合约：${address}`,
    ChangedModuleGuard: (address: string) => `模块防护合约：${address}`,
    ChangedFallbackHandler: (address: string) => `回退处理程序：${address}`,
  },
  coinGained: (amount: string) => `Safe 的余额增加 ${amount}。节点报告的原生币转移加起来与此不符。`,
  coinLost: (amount: string) => `Safe 的余额减少 ${amount}。节点报告的原生币转移加起来与此不符。`,
  unread: (event: string, contract: string) =>
    `无法识别：合约 ${contract} 的事件 ${event}，该事件涉及此 Safe`,
  noEvent: '(无名称)',
  more: (count: number) => `另有 ${count} 项未显示。`,
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
