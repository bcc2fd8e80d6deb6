import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/windows'

/** Window frames and task buttons. */
export const windowTexts = {
  systemMenu: (title: string) => `${title}: システム メニュー`,
  minimize: '最小化',
  maximize: '最大化',
  restore: '元のサイズに戻す',
  close: '閉じる',
  loading: '読み込んでいます…',
  taskbar: 'タスクバー',
  minimized: '、最小化',
  attention: '、確認が必要',
  earlierButtons: '前のウィンドウ',
  laterButtons: '次のウィンドウ',
} as const satisfies PartialTranslation<typeof english.windowTexts>
