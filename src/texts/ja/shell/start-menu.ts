import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/start-menu'

/** The Start button and its menu. */
export const startMenuTexts = {
  programs: 'プログラム(P)',
  links: 'リンク(L)',
  social: 'ソーシャル(O)',
  documents: '文書(D)',
  settings: '設定(S)',
  skins: 'スキン',
  webStyle: 'Web スタイル (シングルクリック)',
  sounds: 'サウンド',
  help: 'ヘルプ(H)',
  run: 'ファイル名を指定して実行(R)…',
  shutDown: 'Love98 の終了(U)…',
  welcome: 'ようこそ',
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
