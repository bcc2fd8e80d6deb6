import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/shell'

/** The wallet area of the taskbar. */
export const walletAreaTexts = {
  connect: '连接钱包',
  connecting: '正在连接…',
  reconnecting: '正在重新连接…',
  reconnect: '重新连接',
  retry: '重试',
  cancel: '取消',
} as const satisfies PartialTranslation<typeof english.walletAreaTexts>

/** Message boxes of the desktop itself. */
export const shellBoxTexts = {
  ok: '确定',
  error: '错误',
  notConfigured: (label: string) => `“${label}”未设置。\n社区尚未设置此链接。`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  illegalOperation: (title: string) => `${title} 执行了非法操作，即将关闭。\n其他程序不受影响。`,
  restart: '重新启动',
  close: '关闭',
} as const satisfies PartialTranslation<typeof english.shellBoxTexts>
