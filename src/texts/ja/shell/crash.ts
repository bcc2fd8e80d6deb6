import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `デスクトップで致命的な例外 ${id} が発生しました。デスクトップは終了しました。`,
  lines: [
    'ウォレットに影響はありません。このページは、承認なしには何も送信できません。',
    'もう一度恋に落ちるには、何かキーを押してください。ウィンドウは元に戻ります。',
  ],
  forgetting:
    '問題がもう一度発生しました。保存されている設定が原因である可能性があります。設定を使わずに起動すると、デザインの設定、開いているウィンドウ、保存したゲーム、および使用条件への同意がこのブラウザから削除され、ウォレットは切断されます。',
  restart: '再起動',
  forget: '保存されている設定を使わずに起動',
  copy: 'エラー ID のコピー',
  copied: 'コピーしました。',
  notCopied: 'ブラウザによってコピーがブロックされました。テキストを選択し、Ctrl+C キーを押してください。',
} as const satisfies PartialTranslation<typeof english.crashTexts>
