import type { Texts } from '@/texts/texts'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `Cannot find ${path}\nThe address may be mistyped, or what was here is gone. The desktop is all here: every program is in Start, Programs.`,
  withoutScripts:
    'There is nothing at this address. The desktop is all here: every program is one of the icons.',
  ok: 'OK',
} as const satisfies Texts

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Blue screen',
  name: 'Heartache',
  message: 'You asked for it. Nothing is broken.',
} as const satisfies Texts
