import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const paint = defineProgram({
  id: 'paint',
  ...programNames.paint,
  icon: 'paint',
  startFolder: 'accessories',
  size: { width: 560, height: 470 },
  minimum: { width: 300, height: 260 },
  resizable: true,
  place: 'start',
  single: true,
  keys: 'paint',
  load: () => import('./window'),
})
