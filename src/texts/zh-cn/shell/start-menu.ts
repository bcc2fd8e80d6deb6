import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: '程序(P)',
  links: '链接(L)',
  social: '社交(O)',
  documents: '文档(D)',
  settings: '设置(S)',
  skins: '皮肤',
  webStyle: 'Web 风格(单击打开)',
  sounds: '声音',
  help: '帮助(H)',
  run: '运行(R)…',
  shutDown: '关闭系统(U)…',
  welcome: '欢迎',
} as const satisfies PartialTranslation<typeof english.startMenuTexts>

/** The letters that choose a row of the Start menu; each must be a letter of its text. */
export const startMenuLetters = {
  programs: 'P',
  links: 'L',
  social: 'O',
  documents: 'D',
  settings: 'S',
  help: 'H',
  run: 'R',
  shutDown: 'U',
} as const satisfies PartialTranslation<typeof english.startMenuLetters>
