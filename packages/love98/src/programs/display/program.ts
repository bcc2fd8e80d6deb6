import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const display = defineProgram({
  id: 'display',
  ...programNames.display,
  icon: 'display',
  size: { width: 382, height: 486 },
  minimum: { width: 382, height: 300 },
  resizable: false,
  dialog: 'cascaded',
  single: true,
  // The page of the properties.
  argument: (text) => (/^(background|saver|appearance|effects)$/.test(text) ? text : null),
  load: () => import('./window'),
})
