import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: '将代币从一个网络移到另一个网络的服务。',
  governance: '社区投票的网站。',
  charts: '社区各交易对的价格历史。',
  collections: '社区的 NFT 收藏系列。',
  markets: '交易所、Chia 钱包和 Chia 市场。',
  partners: '社区合作伙伴的网站。',
  social: '社区的频道：Telegram、Twitter 和 Discord。',
  display: '选择桌面的皮肤、墙纸和大小。',
  exchange: '用您自己的钱包兑换社区的代币。',
  guestbook: '每位登录者每天一行签名留言。',
  heartbreak: '找出每一颗完好的心，一颗也别弄碎。',
  help: '此桌面的手册。',
  notepad: '此桌面的自述文件、条款和帮助。',
  run: '打开此社区的程序、地址或网页。',
  holdings: '已连接帐户持有的资产，及其在资金池中的价值。',
  send: '将 ETH 或代币发送到地址或名称。',
  'shut-down': '重新启动桌面，或断开钱包。',
  solitaire: '1998 年的纸牌游戏：Klondike，并有每日一局。',
  swap: '社区的交易对及其价格。',
  treasury: '社区 Safe 的余额和交易。',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
