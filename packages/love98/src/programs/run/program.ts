import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const run = defineProgram({
  id: 'run',
  ...programNames.run,
  icon: 'run',
  size: { width: 350, height: 155 },
  minimum: { width: 280, height: 155 },
  resizable: false,
  dialog: 'cornered',
  single: true,
  place: 'start',
  keys: 'run',
  restorable: false,
  load: () => import('./window'),
})
