import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/pages'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `${path} が見つかりません。\nアドレスを確認して、もう一度やり直してください。プログラムを開くには、[スタート] ボタンをクリックし、[プログラム] をポイントしてください。`,
  withoutScripts: 'このページが見つかりません。プログラムを開くには、そのアイコンをクリックしてください。',
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.notFoundTexts>

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'ブルー スクリーン',
  name: '胸の痛み',
  message: 'ご希望どおりです。何も壊れていません。',
} as const satisfies PartialTranslation<typeof english.bsodTexts>
