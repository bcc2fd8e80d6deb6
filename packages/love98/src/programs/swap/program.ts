import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const swap = defineProgram({
  id: 'swap',
  ...programNames.swap,
  icon: 'swap',
  size: { width: 390, height: 470 },
  minimum: { width: 300, height: 240 },
  resizable: true,
  single: false,
  place: 'start',
  // The name of a pair; the window says so when the community has no such pair.
  argument: (text) => (/^[A-Z0-9-]{1,65}$/.test(text) ? text : null),
  needsWallet: true,
})
