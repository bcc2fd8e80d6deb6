import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: '记事本',
  title: (document: string) => `${document} - 记事本`,
  file: '文件',
  edit: '编辑',
  close: '关闭',
  selectAll: '全选',
  copyAll: '全部复制',
  wordWrap: '自动换行',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
