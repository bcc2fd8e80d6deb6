import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: '桌面',
  selected: (count: number) => `选定了 ${count} 个图标`,
  moved: (label: string, column: number, row: number) => `${label}：第 ${column} 列，第 ${row} 行`,
  moving: '要移动图标，请按箭头键。按 ENTER 键确认，按 ESC 键取消。',
  undone: '图标已移回原处',
  copied: (label: string) => `已复制“${label}”的链接`,
  notCopied: '您的浏览器阻止了复制。请复制此链接：',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
