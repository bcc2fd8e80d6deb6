import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const solitaire = defineProgram({
  id: 'solitaire',
  ...programNames.solitaire,
  icon: 'solitaire',
  startFolder: 'games',
  size: { width: 593, height: 440 },
  minimum: { width: 320, height: 260 },
  resizable: true,
  single: true,
  load: () => import('./window'),
})
