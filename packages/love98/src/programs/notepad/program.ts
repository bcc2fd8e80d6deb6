import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const notepad = defineProgram({
  id: 'notepad',
  ...programNames.notepad,
  icon: 'notepad',
  startFolder: 'accessories',
  size: { width: 420, height: 340 },
  minimum: { width: 220, height: 140 },
  resizable: true,
  single: false,
  keys: 'notepad',
  // The documents themselves come with the window; an unknown one shows the first.
  argument: (text) => (/^[a-z][a-z0-9-]{0,31}$/.test(text) ? text : null),
  load: () => import('./window'),
})
