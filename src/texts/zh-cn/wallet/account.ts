import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: '帐户',
  name: '名称',
  account: '帐户',
  balance: '余额',
  address: '地址',
  copyAddress: '复制地址',
  copied: '已复制。',
  copiedStatus: '地址已复制到剪贴板。',
  cannotCopy: '您的浏览器阻止了复制。请选定地址，然后按 CTRL+C。',
  send: '发送…',
  disconnect: '断开连接',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: '最近的交易',
  none: '您的交易将显示在这里…',
  pending: '待处理',
  confirmed: '已确认',
  failed: '失败',
  reverted: '失败：被合约拒绝',
  replaced: '失败：被另一笔交易替换',
  cancelled: '失败：已在钱包中取消',
  'given-up': '失败：您的钱包称已放弃此交易',
  partial: '您的钱包称只完成了一部分：请查看您的余额',
  late: '仍待处理',
  taken: '已由您的钱包接收：请在钱包中查看',
  unanswered: '不知道您的钱包是否已发送：请在钱包中查看',
  proposed: '正在等待 Safe 的所有者',
  dropped: '网络上找不到此交易(已被丢弃或替换)',
  spedUp: '已确认(已加速)',
  differs: '与您请求的交易不同',
  checkAgain: '再次检查',
  checkNamed: (description: string) => `再次检查：${description}`,
  remove: '删除',
  removeNamed: (description: string) => `删除：${description}`,
  clear: '全部清除',
  explorer: '在区块浏览器中查看更多',
  opens: (description: string) => `${description} (在新标签页中打开区块浏览器)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: '连接',
  inUse: '正在使用',
  use: '使用',
  chooseNamed: (name: string) => `使用 ${name}`,
  disconnect: '断开连接',
  disconnectNamed: (name: string) => `断开 ${name}`,
  hint: '要使用其他地址，请在您的钱包中选择。',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
