import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'プログラムまたはリンクの名前、アドレス、トランザクション、あるいはこのコミュニティの Web ページを入力してください。それを開きます。',
  open: '名前:',
  ok: 'OK',
  cancel: 'キャンセル',
  notFound: (text: string) =>
    `「${text}」が見つかりません。\nつづりを確認して、もう一度やり直してください。入力できるものの一覧については、ヘルプの [ファイル名を指定して実行] を参照してください。`,
  notConfigured: (label: string) =>
    `${label} は設定されていません。\nこのリンクは、コミュニティによってまだ設定されていません。`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} はこのコミュニティのサイトではないため、ここで開くことはできません。\n信頼できる場合は、そのアドレスをブラウザに入力してください。`,
  badHexadecimal:
    '有効なアドレスまたはトランザクションではありません。\n0x に続けて、アドレスの場合は 40 文字、トランザクションの場合は 64 文字の 16 進数を入力してください。',
  aboutTitle: (site: string) => `${site} のバージョン情報`,
  version: (site: string) =>
    `${site}\n今日のコミュニティのための 1998 年のデスクトップ。\n手作業で描き、書き、作曲しました。`,
  loveTitle: 'love',
  love: 'わたしたちを愛していますか? ボタンは 1 つしかないので、答えは分かっています。',
  formatTitle: 'format c:',
  format:
    'このドライブにあるすべての愛が、永遠に失われるところでした。\n何もフォーマットされていません。今後もされることはありません。',
} as const satisfies PartialTranslation<typeof english.runTexts>
