import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/controls'

/** Texts that controls bring themselves, independent of their use. */
export const controlTexts = {
  close: '关闭',
  details: '详细信息',
  showDetails: '详细信息 >>',
  hideDetails: '详细信息 <<',
  copy: '复制',
  copied: '已复制。',
  notCopied: '您的浏览器阻止了复制。请选定文本，然后按 CTRL+C。',
} as const satisfies PartialTranslation<typeof english.controlTexts>
