import type { Texts } from '@/texts/texts'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · a ${level} board`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} closed hearts, ${broken} of them broken. Find every whole one: logic alone is enough.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} closed hearts, ${broken} of them broken. Find every whole one without breaking any.`,
  wonTitle: (level: string, time: string, player: string) =>
    `${level} in ${time} s by ${player} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `Every whole heart of a ${level} board was found on ${date}. Watch each move, or play the board yourself.`,
  lostTitle: (level: string, player: string) => `${player} broke a heart · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `A ${level} board was lost on ${date}. Watch each move, and see which heart could have been proven safe.`,
  secretDescription: (level: string, date: string) =>
    `Today's ${level} board of ${date}. You can watch the game after midnight (UTC).`,
  dailyTitle: (date: string) => `Heartbreak · the boards of ${date}`,
  dailyDescription: 'One board for each day and level. No board requires a guess.',
  dailyOver: (date: string) => `The boards of ${date} have ended. Play today's boards.`,
  play: 'Play This Board',
  watch: 'Watch the Game',
  playToday: "Play Today's Board",
  playAny: 'Play Heartbreak',
  desktop: (site: string) => `Go to the ${site} Desktop`,
  pictureOf: (title: string) => `${title}: the game's window`,
  missingTitle: 'Page not found · Heartbreak',
  missingBoard:
    'Cannot find this board. Part of its ID may be missing. Copy the complete link; it ends with 26 letters and digits.',
  missingRun:
    'Cannot find this game. It may be unfinished, or its player may have deleted it. Copy the complete link.',
  missingDay: 'There are no boards for that day. Enter a date such as 2026-11-20 that is not in the future.',
} as const satisfies Texts
