import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const shutDown = defineProgram({
  id: 'shut-down',
  ...programNames.shutDown,
  icon: 'shut-down',
  size: { width: 338, height: 212 },
  minimum: { width: 280, height: 212 },
  resizable: false,
  dialog: 'centered',
  single: true,
  place: 'start',
  restorable: false,
  load: () => import('./window'),
})
