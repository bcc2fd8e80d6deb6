import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: '金库',
  connectedTitle: '已连接的 Safe - 金库',
  otherTitle: (address: string) => `${address} - Safe (不是此社区的金库)`,
  other: '此 Safe 不是此社区的金库。',
  copyAnyway: '仍要复制',
  wrongLink: (why: string) => `此链接不含 Safe。${why}`,
  ownStatus: '社区金库',
  connectedStatus: '已连接的 Safe',
  otherStatus: '不是此社区的金库',
  withReason: (text: string, why: string) => (why ? `${text}：${why}` : text),
  notFinal: ' (尚未最终确定)',
  reverted: (why: string) => `执行已被回滚${why ? `：${why}` : ''}。没有更改任何内容。您可以再次执行。`,
  notListed: 'Safe 服务不再列出此交易。在此交易的 nonce 用掉之前，已给出的签名一直有效。',
  unknownToService: 'Safe 服务没有此交易。请重新提议。',
  nodeSilent: '网络没有响应，因此结果尚不可知。正在重试…',
  asServiceSays: (end: string) => `${end} (据 Safe 服务报告)`,
  notOnChain: (end: string) => `${end} (据 Safe 服务报告)。网络尚未确认。`,
  nonceUsed: '其 nonce 已被此交易或另一笔交易用掉。正在检查结果…',
  onlyNonceUsed: (end: string) => `${end}。网络仅确认此交易的 nonce 已用掉。再次付款之前，请比较余额。`,
  panic: (code: string) => `合约因 panic ${code} 而失败`,
  customError: (selector: string) => `合约因错误 ${selector} 而失败`,
  contractSays: (text: string) => `合约的答复是“${text}”`,
  safeErrors: {
    GS010: 'gas 不足',
    GS011: '无法支付退款',
    GS012: '无法支付退款',
    GS013: '其调用失败',
    GS020: '缺少签名',
    GS021: '有一个签名格式错误',
    GS022: '有一个签名格式错误',
    GS023: '有一个签名格式错误',
    GS024: '合约的签名无效',
    GS025: '有一位所有者尚未批准',
    GS026: '有一个签名不是来自所有者',
  },
  unreadable: (count: number) => `有 ${count} 行无法读取。`,
  noPrice: '没有价格',
  listedBy: '网络的原生币和本社区的代币始终列出。其他代币根据 Safe 服务的信息列出。',
  totalWithout: (count: number) => `按 Safe 服务的价格合计，不含 ${count} 项没有价格的资产`,
  totalProven: (count: number) =>
    `按 Safe 服务的价格合计，不含 ${count} 项没有价格或未能从网络获得数量的资产`,
  entriesLeftOut: (count: number) =>
    `Safe 服务的 ${count} 个条目已略去，因为它们没有指明合约，或与其他条目重复。`,
  otherDecimals: (names: string) =>
    `对于以下各项，Safe 服务给出的小数位数与网络不同：${names}。使用的是网络的小数位数。`,
  notConfirmed: '未签署。嵌入此页的网页给出了一个签名，但 Safe 的合约未予确认。',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
