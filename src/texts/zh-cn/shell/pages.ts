import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) => `找不到 ${path}\n请检查地址，然后重试。要打开程序，请单击“开始”，然后指向“程序”。`,
  withoutScripts: '找不到此页。要打开程序，请单击其图标。',
  ok: '确定',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: '蓝屏',
  name: '心碎',
  message: '这是您要求的。没有任何东西损坏。',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
