import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const guestbook = defineProgram({
  id: 'guestbook',
  ...programNames.guestbook,
  needs: 'server',
  icon: 'guestbook',
  size: { width: 540, height: 400 },
  minimum: { width: 300, height: 260 },
  resizable: true,
  place: 'start',
  single: true,
  load: () => import('./window'),
})
