import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const pairs = defineProgram({
  id: 'pairs',
  ...programNames.pairs,
  icon: 'pairs',
  startFolder: 'exchange',
  size: { width: 792, height: 420 },
  minimum: { width: 300, height: 200 },
  resizable: true,
  single: true,
  load: () => import('./window'),
})
