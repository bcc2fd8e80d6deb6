import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const holdings = defineProgram({
  id: 'holdings',
  ...programNames.holdings,
  icon: 'holdings',
  startFolder: 'exchange',
  size: { width: 520, height: 380 },
  minimum: { width: 320, height: 290 },
  resizable: true,
  single: true,
  needsWallet: true,
})
