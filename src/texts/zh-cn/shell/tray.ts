import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: '未连接钱包',
    connecting: '正在连接钱包',
    reconnecting: '正在重新连接钱包',
    connected: '已连接钱包',
    connectedTo: (chain: string) => `钱包已连接到 ${chain}`,
    wrongNetwork: '钱包所在的网络不受支持',
  },
  lamps: {
    connect: '连接钱包…',
    account: '帐户…',
    network: '切换网络…',
    blink: '显示活动指示灯',
  },
  language: '语言：简体中文',
  soundsOn: '音量',
  soundsOff: '音量(静音)',
  notifications: '通知',
  newNotifications: (count: number) => `通知，${count} 条新通知`,
  block: (number: string) => `区块 ${number}`,
  dateTime: '日期/时间',
  copyTime: '复制日期和时间',
  copyBlock: '复制区块号',
  copied: '已复制。',
  notCopied: '您的浏览器阻止了复制。请复制此文本：',
} as const satisfies PartialTranslation<typeof english.trayTexts>
