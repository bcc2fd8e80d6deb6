import { isPairName } from '@/domain/community/token-symbol'
import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const swap = defineProgram({
  id: 'swap',
  ...programNames.swap,
  icon: 'swap',
  startFolder: 'exchange',
  size: { width: 390, height: 470 },
  minimum: { width: 300, height: 240 },
  resizable: true,
  single: false,
  place: 'start',
  // The name of a pair; the window says so when the community has no such pair.
  argument: (text) => (isPairName(text) ? text : null),
  needsWallet: true,
})
