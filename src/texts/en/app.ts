import type { Texts } from '../texts'

/** The page that an address without a page leads to. */
export const notFoundTexts = {
  heading: 'Love98',
  lines: ['There is nothing at this address.', 'The desktop is still there: follow the link below.'],
  action: 'Open the desktop',
} as const satisfies Texts

/** The blue screen that somebody asked for. */
export const bsodTexts = {
  title: 'Blue screen',
  name: 'Heartache',
  message: 'You asked for it. Nothing is broken.',
} as const satisfies Texts
