import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · ${level} のボード`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} の閉じたハート。そのうち ${broken} 個は割れています。無傷のハートをすべて見つけてください。論理だけで解けます。`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} の閉じたハート。そのうち ${broken} 個は割れています。1 つも割らずに、無傷のハートをすべて見つけてください。`,
  wonTitle: (level: string, time: string, player: string) =>
    `${player} が ${level} を ${time} 秒でクリア · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `${date} に、${level} のボードの無傷のハートがすべて見つかりました。1 手ずつ見るか、同じボードをプレイしてみてください。`,
  lostTitle: (level: string, player: string) => `${player} がハートを割りました · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `${date} に、${level} のボードは負けに終わりました。1 手ずつ見て、どのハートが安全だと証明できたかを確かめてください。`,
  secretDescription: (level: string, date: string) =>
    `${date} の ${level} のボードです。このゲームは、午前 0 時 (UTC) を過ぎると見られるようになります。`,
  dailyTitle: (date: string) => `Heartbreak · ${date} のボード`,
  dailyDescription: '毎日、各レベルに 1 つのボード。推測が必要なボードはありません。',
  dailyOver: (date: string) => `${date} のボードは終了しました。今日のボードをプレイしてください。`,
  play: 'このボードをプレイ',
  watch: 'ゲームを見る',
  playToday: '今日のボードをプレイ',
  playAny: 'Heartbreak をプレイ',
  desktop: (site: string) => `${site} デスクトップへ`,
  pictureOf: (title: string) => `${title}: ゲームのウィンドウ`,
  missingTitle: 'ページが見つかりません · Heartbreak',
  missingBoard:
    'このボードが見つかりません。ID の一部が欠けている可能性があります。リンク全体をコピーしてください。リンクは 26 文字の英数字で終わります。',
  missingRun:
    'このゲームが見つかりません。終わっていないか、プレイヤーが削除した可能性があります。リンク全体をコピーしてください。',
  missingDay: 'その日のボードはありません。2026-11-20 のように、今日までの日付を入力してください。',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
