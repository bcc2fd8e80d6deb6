import type { Texts } from '../texts'

/** What the desktop says at an address that leads nowhere. */
export const notFoundTexts = {
  title: 'Love98',
  text: (path: string) =>
    `Cannot find ${path}.\nThe address may be mistyped, or the program was removed. The desktop is all here: every program is in Start, Programs.`,
  noScripts: 'There is nothing at this address. The desktop is all here: every program is one of the icons.',
  ok: 'OK',
} as const satisfies Texts
