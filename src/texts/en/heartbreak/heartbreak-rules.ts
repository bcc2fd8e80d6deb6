import type { Texts } from '@/texts/texts'

const damagedLog = (what: string) =>
  `The record of the game ${what}. Play the game again, or copy the complete link.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  /** By the code of `domain/heartbreak/run/move-refusal`. */
  moves: {
    'game-over': 'The game was already over.',
    'bad-time': 'The time of the move is not a whole number of milliseconds from 0 to 30 minutes.',
    'bad-cell': 'The board has no such cell.',
    'bad-operation': 'There is no such operation.',
    away: 'The window was not active.',
    'not-away': 'The window was already active.',
    'already-open': 'The heart was already open.',
    'pinned-heart': 'The heart is pinned. Unpin it first.',
    'not-closed': 'Only a closed heart can be pinned.',
    'not-pinned': 'The heart is not pinned.',
    'chord-needs-number': 'Only an open number opens the hearts around it.',
    'chord-pins-differ': 'There must be as many pins around the number as it says.',
    'chord-opens-nothing': 'There is nothing left to open around the number.',
  },
  illegalMove: (position: number, refusal: string) => `Move ${position}: ${refusal}`,
  boards: {
    malformed: 'Not a valid board. Copy the complete ID: three parts separated by dots.',
    otherVersion: (version: string | undefined, known: string) =>
      `This board has version "${version}". Only version "${known}" can be played here.`,
    damagedSeed: 'The seed of the board is damaged. Copy the complete ID; it ends with 26 characters.',
    unknownLevel: (id: string) => `There is no level "${id}". Choose one from the Game menu.`,
    outsideLimits: (what: string, least: number, most: number) =>
      `A board of this kind has ${least} to ${most} ${what}. Enter a whole number in that range.`,
    columns: 'columns',
    rows: 'rows',
    broken: 'broken hearts',
  },
  levels: {
    crush: 'Crush',
    fling: 'Fling',
    marriage: 'Marriage',
    pocket: 'Pocket',
    'long-distance': 'Long Distance',
    custom: 'Custom',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `There is no mode "${mode}". Copy the complete link.`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`holds more than ${most} moves`),
    notBase64Url: damagedLog('is not base64url text'),
    cutOff: damagedLog('is cut off'),
    damaged: damagedLog('is damaged'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`is of version ${version}, and only ${known} is known`),
    partOfMove: (position: number) => damagedLog(`has only part of move ${position}`),
    needlessCell: (position: number) => damagedLog(`names a cell in move ${position}, which takes none`),
    cellOutside: (position: number) => damagedLog(`names a cell outside the board in move ${position}`),
    longPause: (position: number) => damagedLog(`waits too long before move ${position}`),
  },
  /** Times in milliseconds. */
  runs: {
    tooLate: 'A ranked game must end within 30 minutes. Start a new game.',
    notOver: 'The record does not end with a won or lost game.',
    timeDiffers: (counted: number, claimed: number) =>
      `The record takes ${counted} ms, but ${claimed} ms are claimed.`,
    impossible: (threeBv: number, played: number) =>
      `No player solves a board of ${threeBv} 3BV in ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `The record takes ${told} ms, but only ${passed} ms have passed.`,
    spedUp: (span: number, passed: number) =>
      `The record takes ${span} ms, but ${passed} ms have passed on our clock.`,
  },
  grades: { single: 'Easy logic', pair: 'Pairs', proof: 'Proof' },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak daily ${date} · ${level}`,
    won: '💗 Every whole heart found',
    lost: '💔 A heart was broken',
    seconds: (seconds: string) => `${seconds} s`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/s`,
    hints: (count: number) => (count === 0 ? 'no hints' : count === 1 ? '1 hint' : `${count} hints`),
    streak: (days: number) => `${days} days in a row`,
  },
} as const satisfies Texts
