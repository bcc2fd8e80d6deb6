import { programNames } from '@/texts/program-names'

import { defineProgram } from '../define-program'

export default defineProgram({
  id: 'swap',
  ...programNames.swap,
  icon: 'swap',
  size: { width: 690, height: 420 },
  minimum: { width: 300, height: 200 },
  resizable: true,
  single: true,
})
