import type { Texts } from '@/texts/texts'

/** The 404 page. */
export const notFoundTexts = {
  heading: 'Love98',
  text: (path: string) =>
    `Cannot find ${path}\nCheck the address and try again. To open a program, click Start, and then point to Programs.`,
  withoutScripts: 'Cannot find this page. To open a program, click its icon.',
  ok: 'OK',
} as const satisfies Texts

/** The blue screen at `/bsod`. */
export const bsodTexts = {
  title: 'Blue screen',
  name: 'Heartache',
  message: 'You asked for it. Nothing is broken.',
} as const satisfies Texts
