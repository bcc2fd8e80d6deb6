import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: '閉じる',
  details: '詳細',
  showDetails: '詳細 >>',
  hideDetails: '詳細 <<',
  copy: 'コピー',
  copied: 'コピーしました。',
  notCopied: 'ブラウザによってコピーがブロックされました。テキストを選択し、Ctrl+C キーを押してください。',
} as const satisfies PartialTranslation<typeof english.controlTexts>
