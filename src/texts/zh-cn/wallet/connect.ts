import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: '连接钱包',
  list: '钱包',
  recent: '最近使用',
  unsupported: (name: string) => `${name} (不支持)`,
  choose: '请选择钱包。',
  opening: (name: string) => `正在打开 ${name}… 请在扩展程序中确认连接。`,
  openingElsewhere: (name: string) => `正在打开 ${name}… 请在其窗口中确认连接。`,
  failed: '无法连接您的钱包。',
  retry: '重试',
  cancel: '取消',
  copied: '已复制。',
  back: '< 上一步',
  whatIsAWallet: '什么是钱包？',
  home: '存放您的资产的地方',
  homeText: '钱包保管您的币、代币和收藏品的密钥，并可显示、发送和接收它们。',
  logIn: '一种登录方式',
  logInText: '它向此页显示您的地址，并在签署或支付任何内容之前询问您。您不需要用户名和密码。',
  getAWallet: '获取钱包',
  learnMore: '了解更多',
  noWallet: '在此浏览器中找不到钱包。请安装钱包，或解锁您的钱包。之后它会显示在这里。',
} as const satisfies PartialTranslation<typeof english.connectTexts>
