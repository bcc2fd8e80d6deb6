import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}：控制菜单`,
  minimize: '最小化',
  maximize: '最大化',
  restore: '还原',
  close: '关闭',
  loading: '正在加载…',
  taskbar: '任务栏',
  minimized: '，已最小化',
  attention: '，需要注意',
  earlierButtons: '前面的窗口',
  laterButtons: '后面的窗口',
} as const satisfies PartialTranslation<typeof english.windowTexts>
