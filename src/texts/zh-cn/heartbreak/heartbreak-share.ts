import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · ${level}棋盘`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} 颗未打开的心，其中 ${broken} 颗是碎的。找出每一颗完好的心：只靠推理就够了。`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} 颗未打开的心，其中 ${broken} 颗是碎的。找出每一颗完好的心，一颗也别弄碎。`,
  wonTitle: (level: string, time: string, player: string) =>
    `${player} 用 ${time} 秒完成${level} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `${date}，${level}棋盘上每一颗完好的心都被找到了。观看每一步，或亲自玩这个棋盘。`,
  lostTitle: (level: string, player: string) => `${player} 弄碎了一颗心 · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `${date} 输掉了一个${level}棋盘。观看每一步，看看本来可以证明哪颗心是安全的。`,
  secretDescription: (level: string, date: string) =>
    `${date} 当天的${level}棋盘。午夜(UTC)之后可以观看此局。`,
  dailyTitle: (date: string) => `Heartbreak · ${date} 的棋盘`,
  dailyDescription: '每天每个级别一个棋盘。没有一个棋盘需要猜测。',
  dailyOver: (date: string) => `${date} 的棋盘已经结束。来玩今天的棋盘吧。`,
  play: '玩这个棋盘',
  watch: '观看对局',
  playToday: '玩今天的棋盘',
  playAny: '玩 Heartbreak',
  desktop: (site: string) => `转到 ${site} 桌面`,
  pictureOf: (title: string) => `${title}：游戏窗口`,
  missingTitle: '找不到网页 · Heartbreak',
  missingBoard: '找不到此棋盘。其 ID 可能缺少一部分。请复制完整的链接；它以 26 个字母和数字结尾。',
  missingRun: '找不到此对局。它可能尚未结束，或者玩家已将其删除。请复制完整的链接。',
  missingDay: '那一天没有棋盘。请输入不晚于今天的日期，例如 2026-11-20。',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
