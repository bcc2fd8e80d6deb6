import type { Texts } from '@/texts/texts'

const damagedLog = (what: string) =>
  `The record of the game is damaged: ${what}. Play the game again, or copy the complete link.`

/** Messages of the rules of Heartbreak: problems with boards, moves, records and games; grades; and the shared result. */
export const heartbreakRulesTexts = {
  /** By the code of `domain/heartbreak/run/move-refusal`. */
  moves: {
    'game-over': 'The game was already over.',
    'bad-time': 'The time of the move is not a whole number of milliseconds from 0 to 30 minutes.',
    'bad-cell': 'The board has no such square.',
    'bad-operation': 'There is no such operation.',
    away: 'The window was not active.',
    'not-away': 'The window was already active.',
    'already-open': 'The heart was already open.',
    'pinned-heart': 'The heart is pinned. Unpin it first.',
    'not-closed': 'Only a closed heart can be pinned.',
    'not-pinned': 'The heart is not pinned.',
    'chord-needs-number': 'Only an open number opens the hearts around it.',
    'chord-pins-differ': 'Pin as many hearts around the number as it shows.',
    'chord-opens-nothing': 'There is nothing left to open around the number.',
  },
  illegalMove: (position: number, refusal: string) => `Move ${position}: ${refusal}`,
  boards: {
    malformed: 'Not a valid board. Copy the complete ID: three parts separated by dots.',
    otherVersion: (version: string | undefined, known: string) =>
      `This board has version "${version}". Only version "${known}" can be played here.`,
    damagedSeed: 'The seed of the board is damaged. Copy the complete ID; it ends with 26 characters.',
    unknownLevel: (id: string) => `There is no level "${id}". On the Game menu, click a level.`,
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
    tooLong: (most: number) => damagedLog(`it has more than ${most} moves`),
    notBase64Url: damagedLog('it is not base64url text'),
    cutOff: damagedLog('it is incomplete'),
    damaged: damagedLog('its checksum does not match'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`it has version ${version}, but only version ${known} is supported`),
    partOfMove: (position: number) => damagedLog(`move ${position} is incomplete`),
    needlessCell: (position: number) => damagedLog(`move ${position} must not name a square`),
    cellOutside: (position: number) => damagedLog(`move ${position} names a square outside the board`),
    longPause: (position: number) => damagedLog(`the pause before move ${position} is too long`),
  },
  /** Times in milliseconds. */
  runs: {
    tooLate: 'A ranked game must end within 30 minutes. Start a new game.',
    notOver: 'The record does not end with a won or lost game.',
    timeDiffers: (counted: number, claimed: number) =>
      `The recorded game takes ${counted} ms, but ${claimed} ms were reported.`,
    impossible: (threeBv: number, played: number) =>
      `A board of ${threeBv} 3BV cannot be solved in ${played} ms.`,
    longerThanPassed: (told: number, passed: number) =>
      `The recorded game takes ${told} ms, but only ${passed} ms have passed.`,
    spedUp: (span: number, passed: number) =>
      `The recorded game takes ${span} ms, but ${passed} ms have passed on the server.`,
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
    streak: (days: number) => `${days}-day streak`,
  },
} as const satisfies Texts
