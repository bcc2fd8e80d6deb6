import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'デスクトップをどうしますか?',
  choices: {
    'stand-by': 'スタンバイ',
    'shut-down': '終了する',
    restart: '再起動する',
    disconnect: 'ウォレットを切断する',
  },
  ok: 'OK',
  cancel: 'キャンセル',
  restartTitle: '再起動',
  restartQuestion:
    'すべてのウィンドウが閉じ、その位置がリセットされます。\nアイコン、スキン、同意した使用条件、およびウォレットは変わりません。',
  restart: '再起動',
  standingBy: 'スタンバイ',
  pressAnyKey: '続行するには何かキーを押してください。',
  safe: '心の電源を切る準備ができました。',
  turnOn: '電源を入れる',
  starting: (site: string) => `${site} を起動しています`,
  skip: '続行するには何かキーを押してください。',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
