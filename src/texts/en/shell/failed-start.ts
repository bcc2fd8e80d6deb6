import type { Texts } from '@/texts/texts'

/** The message of a page whose scripts could not be loaded, twice in a row. Part of the page itself. */
export const failedStartTexts = {
  title: 'The desktop did not start',
  text: 'Part of this page could not be loaded. Click Restart to try again.',
  restart: 'Restart',
} as const satisfies Texts
