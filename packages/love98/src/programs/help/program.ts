import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const help = defineProgram({
  id: 'help',
  ...programNames.help,
  icon: 'help',
  size: { width: 640, height: 440 },
  minimum: { width: 320, height: 280 },
  resizable: true,
  single: true,
  place: 'start',
  // The topics themselves come with the window; an unknown one shows the first.
  argument: (text) => (/^[a-z][a-z0-9-]{0,31}$/.test(text) ? text : null),
  load: () => import('./window'),
})
