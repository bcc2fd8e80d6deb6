import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/notepad'

/** Notepad's window; its documents are in documents.ts. */
export const notepadTexts = {
  notepad: 'メモ帳',
  title: (document: string) => `${document} - メモ帳`,
  file: 'ファイル',
  edit: '編集',
  close: '閉じる',
  selectAll: 'すべて選択',
  copyAll: 'すべてコピー',
  wordWrap: '右端で折り返す',
} as const satisfies PartialTranslation<typeof english.notepadTexts>
