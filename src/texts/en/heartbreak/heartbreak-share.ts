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
    `A ${level} board was lost on ${date}. Watch how, and see which heart could have been known.`,
  secretDescription: (level: string, date: string) =>
    `Today’s ${level} board of ${date}. The run can be watched when the day is over (UTC).`,
  dailyTitle: (date: string) => `Heartbreak · the boards of ${date}`,
  dailyDescription:
    'One board a day and level, the same logic for everybody, and none of them needs a guess.',
  dailyOver: (date: string) => `The boards of ${date} are over; today’s are waiting.`,
  play: 'Play this board',
  watch: 'Watch the run',
  playToday: 'Play today’s board',
  playAny: 'Play Heartbreak',
  desktop: (site: string) => `To the desktop of ${site}`,
  pictureOf: (title: string) => `${title}: the game’s window`,
  missingTitle: 'This page is not here · Heartbreak',
  missingBoard:
    'There is no such board. A part of its id may be missing: copy the whole link, it ends with 26 letters and digits.',
  missingRun:
    'There is no such run. It may have been left unfinished, or its player had it deleted. Check that the whole link was copied.',
  missingDay: 'There are no boards of that day. A day is written like 2026-11-20, and cannot lie ahead.',
} as const satisfies Texts
