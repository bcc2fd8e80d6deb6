import { isPairName } from '@/domain/community/token-symbol'
import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export const charts = defineProgram({
  id: 'charts',
  ...programNames.charts,
  needs: 'server',
  icon: 'chart',
  startFolder: 'exchange',
  size: { width: 690, height: 420 },
  minimum: { width: 300, height: 200 },
  resizable: true,
  single: false,
  keys: 'chart',
  // The name of a pair; the window says so when the community has no such pair.
  argument: (text) => (isPairName(text) ? text : null),
  load: () => import('./window'),
})
