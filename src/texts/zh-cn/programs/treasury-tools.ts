import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: '供硬件钱包核对的哈希',
  hashesHint: '签名之前，请将它们与设备显示的内容进行比较。',
  domainHash: '域哈希',
  messageHash: '消息哈希',
  copyOf: (name: string) => `复制${name}`,
  receive: '接收…',
  receiveTitle: '接收',
  receiveHint: (network: string) => `只能将 ${network} 的资产发送到此地址。`,
  qrLabel: (text: string) => `二维码：${text}`,
  qrOf: '二维码包含',
  qrAll: '地址和网络(EIP-681)',
  qrAddress: '只有地址',
  explorer: (name: string) => `在 ${name} 上查看`,
  find: '查找',
  findHint: '词、地址或代币',
  found: (count: number, all: number) => `已加载的 ${all} 笔交易中的 ${count} 笔`,
  loadAll: '全部加载',
  stopLoading: '停止',
  loaded: (count: number) => `已加载 ${count} 笔…`,
  noneFound: '已加载的交易中没有此文本。请输入其他文本。',
  saveHistory: '另存为 CSV',
  historyFile: 'history.csv',
  repeated: '与另一行重复',
  times: '日期和时间来自 Safe 服务。',
  historyColumns: {
    time: '时间(Safe 服务报告)',
    nonce: 'nonce',
    what: '内容',
    source: '来源',
    status: '状态',
    id: 'ID',
    hash: '交易哈希',
  },
  sources: {
    bytes: '从其字节读取',
    gateway: 'Safe 服务报告',
  },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
