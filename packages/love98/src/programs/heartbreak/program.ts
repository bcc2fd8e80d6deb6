import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const heartbreak = defineProgram({
  id: 'heartbreak',
  ...programNames.heartbreak,
  icon: 'heartbreak',
  startFolder: 'games',
  size: { width: 254, height: 372 },
  minimum: { width: 254, height: 160 },
  resizable: false,
  single: true,
  // A coarse filter; the window parses the argument and reports errors.
  argument: (text) => (/^[a-z0-9.-]{5,80}(~[\w-]+~[\w-]+)?$/.test(text) ? text : null),
  load: () => import('./window'),
})
