import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const run = defineProgram({
  id: 'run',
  ...programNames.run,
  icon: 'run',
  size: { width: 352, height: 168 },
  minimum: { width: 280, height: 168 },
  resizable: false,
  dialog: 'cascaded',
  single: true,
  place: 'start',
  keys: 'run',
  restorable: false,
  load: () => import('./window'),
})
