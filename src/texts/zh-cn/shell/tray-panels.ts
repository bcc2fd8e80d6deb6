import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: '音量',
  sounds: '声音',
  level: '音量',
  percent: (percent: number) => `${percent}%`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: '日期/时间',
  date: '日期',
  time: '时间',
  zone: (name: string) => `当前时区：${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: '通知',
  none: '没有通知。您离开此页之前，消息会列在这里。',
  cleared: '列表为空。',
  open: '打开',
  copyAll: '全部复制',
  copied: '已复制。',
  clear: '清除',
  undo: '撤消',
  close: '关闭',
  kinds: {
    information: '信息',
    warning: '警告',
    error: '错误',
  },
  dismiss: '关闭',
  more: (count: number) => `还有 ${count} 条`,
} as const satisfies PartialTranslation<typeof english.notificationTexts>
